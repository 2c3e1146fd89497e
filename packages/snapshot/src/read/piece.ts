/** A piece of text whose place in the document is known: turns places into positions. */
import type { Place, Position } from '../faults.ts';
import { itemAfter, itemAt, locate } from './locate.ts';
import { parseList } from './parse.ts';
import { DOCUMENT_START, positionIn } from './position.ts';

/** Some records, with a bracket before and behind that may stand for a comma. */
export class SlicePiece {
  readonly #read: () => string;
  #text: string | undefined;
  #records: readonly unknown[] | undefined;
  readonly #first: number;
  readonly #base: Position;
  #record = 0;
  #recordAt = 0;

  /**
   * `read` is asked only when somebody wants the text; `first` is the index of the first record, `base` the position behind the opening
   * bracket; `records` are given where they need no decoding.
   */
  constructor(read: () => string, first: number, base: Position, records?: readonly unknown[]) {
    this.#read = read;
    this.#first = first;
    this.#base = base;
    this.#records = records;
  }

  get text(): string {
    return (this.#text ??= this.#read());
  }

  /** The record with that index, with its strings as they are to be shown. */
  record(index: number): unknown {
    this.#records ??= parseList(this.text) ?? [];
    return this.#records[index - this.#first];
  }

  at(offset: number): Position {
    return positionIn(this.text.slice(1), offset - 1, this.#base);
  }

  /** The position of a place below `/portfolios/<index>`. Asked in the order of the document it looks at each record once. */
  find(place: Place, onKey = false): Position | undefined {
    const record = Number(place[1]) - this.#first;
    const start = this.#start(record);
    if (start === undefined) return undefined;
    const offset = locate(this.text, place.slice(2), onKey, start);
    return offset === undefined ? undefined : this.at(offset);
  }

  #start(record: number): number | undefined {
    if (this.#recordAt === 0 || record < this.#record) {
      this.#recordAt = itemAt(this.text, 0, 0) ?? 0;
      this.#record = 0;
    }
    if (record < 0 || this.#recordAt === 0) return undefined;
    const start = itemAfter(this.text, this.#recordAt, record - this.#record);
    if (start !== undefined) {
      this.#record = record;
      this.#recordAt = start;
    }
    return start;
  }
}

/** All but the records of the list: what stands before them and what stands behind, read as one text. */
export class EnvelopePiece {
  readonly text: string;
  readonly #head: string;
  readonly #tail: string;
  readonly #tailBase: Position;

  constructor(head: string, tail: string, tailBase: Position) {
    this.text = head + tail;
    this.#head = head;
    this.#tail = tail;
    this.#tailBase = tailBase;
  }

  at(offset: number): Position {
    if (offset < this.#head.length || this.#tail === '') return positionIn(this.#head, offset, DOCUMENT_START);
    return positionIn(this.#tail, offset - this.#head.length, this.#tailBase);
  }

  find(place: Place, onKey = false): Position | undefined {
    const offset = locate(this.text, place, onKey);
    return offset === undefined ? undefined : this.at(offset);
  }
}
