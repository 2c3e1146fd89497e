/** Two ways to keep many ids by number: as the strings that the document gave, and as characters alone, in a third of the memory. */
import { NumberList } from './number-list.ts';

export type Texts = {
  /** Keeps the next one. */
  readonly add: (text: string) => void;
  readonly isAt: (number: number, text: string) => boolean;
  readonly at: (number: number) => string;
};

/** For ids that are asked for again and again. */
export class StringTexts implements Texts {
  readonly #texts: string[] = [];

  add(text: string): void {
    this.#texts.push(text);
  }

  isAt(number: number, text: string): boolean {
    return this.#texts[number] === text;
  }

  at(number: number): string {
    return this.#texts[number] ?? '';
  }
}

/** Characters of one block. */
const BLOCK = 2 ** 16;

/** For ids that are mostly named once. Only for ids: no character is 0 or above 127. Each text ends with a 0. */
export class PackedTexts implements Texts {
  readonly #blocks: Uint8Array[] = [];
  /** Of the last block, how much is in use. */
  #used = BLOCK;
  /** By number: block and place within it. */
  readonly #starts = new NumberList();

  add(text: string): void {
    if (this.#used + text.length + 1 > BLOCK) {
      this.#blocks.push(new Uint8Array(Math.max(BLOCK, text.length + 1)));
      this.#used = 0;
    }
    const block = this.#blocks.at(-1) ?? new Uint8Array();
    const start = this.#used;
    for (let index = 0; index < text.length; index += 1) block[start + index] = text.charCodeAt(index);
    this.#starts.push((this.#blocks.length - 1) * BLOCK + start);
    this.#used = start + text.length + 1;
  }

  isAt(number: number, text: string): boolean {
    const block = this.#blockOf(number);
    const start = this.#starts.at(number) % BLOCK;
    for (let index = 0; index < text.length; index += 1) {
      if (block[start + index] !== text.charCodeAt(index)) return false;
    }
    return block[start + text.length] === 0;
  }

  at(number: number): string {
    const block = this.#blockOf(number);
    const start = this.#starts.at(number) % BLOCK;
    return new TextDecoder().decode(block.subarray(start, block.indexOf(0, start)));
  }

  #blockOf(number: number): Uint8Array {
    return this.#blocks[Math.floor(this.#starts.at(number) / BLOCK)] ?? new Uint8Array();
  }
}
