/** Where the slices of a document lay: enough to find a record again without reading what stands before it. */
import type { Position } from '../faults.ts';

export type LoggedSlice = {
  /** Of its first byte in the document. */
  readonly offset: number;
  readonly bytes: number;
  /** Index of its first record. */
  readonly first: number;
  /** Of its first byte. */
  readonly position: Position;
};

export class SliceLog {
  readonly #slices: LoggedSlice[] = [];

  add(slice: LoggedSlice): void {
    this.#slices.push(slice);
  }

  /** The slice that holds the record, or undefined before the first. */
  find(record: number): LoggedSlice | undefined {
    let low = 0;
    let high = this.#slices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#slices[middle]?.first ?? 0) <= record) low = middle + 1;
      else high = middle;
    }
    return this.#slices[low - 1];
  }
}
