/** Ids and the small numbers that stand for them: what the rules across portfolios keep while a large document streams by. */
import type { Texts } from './texts.ts';

export const NO_ID = -1;

/** Slots that are looked at for one id. In a table that is at most half full more are hardly ever needed, unless somebody made it so. */
const MOST_STEPS = 64;

/**
 * Gives each distinct id a number, in the order of first sight: an open-addressed table over hashes that the schema check made anyway
 * (half the time of a `Map`, which would make its own). Equal is only what is equal as text. Ids whose hashes somebody crafted to
 * collide go to a `Map`, so that no document makes it slow.
 */
export class Ids {
  /** Number of the id + 1, or 0. */
  #slots = new Int32Array(2 ** 9);
  /** By number. */
  #hashes = new Int32Array(2 ** 8);
  readonly #texts: Texts;
  #size = 0;
  readonly #crowded = new Map<string, number>();

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** How many ids were seen. */
  get size(): number {
    return this.#size;
  }

  numberOf(id: string, hash: number): number {
    const known = this.find(id, hash);
    return known === NO_ID ? this.#add(id, hash) : known;
  }

  /** The number of an id that was seen, or NO_ID. */
  find(id: string, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const number = (slots[(hash + step) & mask] ?? 0) - 1;
      if (number < 0) break;
      if (this.#hashes[number] === hash && this.#texts.isAt(number, id)) return number;
    }
    return this.#crowded.size === 0 ? NO_ID : (this.#crowded.get(id) ?? NO_ID);
  }

  textOf(number: number): string {
    return this.#texts.at(number);
  }

  #add(id: string, hash: number): number {
    const number = this.#size;
    if (number === this.#hashes.length) this.#grow();
    this.#texts.add(id);
    this.#size += 1;
    this.#hashes[number] = hash;
    if (!this.#place(number, hash)) this.#crowded.set(id, number);
    return number;
  }

  /** False when there is no free slot near by. */
  #place(number: number, hash: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const slot = (hash + step) & mask;
      if (slots[slot] !== 0) continue;
      slots[slot] = number + 1;
      return true;
    }
    return false;
  }

  #grow(): void {
    const hashes = this.#hashes;
    this.#hashes = new Int32Array(2 * hashes.length);
    this.#hashes.set(hashes);
    this.#slots = new Int32Array(2 * this.#slots.length);
    for (let number = 0; number < hashes.length; number += 1) {
      if (!this.#place(number, hashes[number] ?? 0)) this.#crowded.set(this.textOf(number), number);
    }
  }
}
