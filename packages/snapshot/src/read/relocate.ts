/**
 * A second look at the bytes for places that were not known to matter when they went by: what the rules across portfolios found.
 * Only the slices that hold a wanted record are looked at.
 */
import type { Position, RawFault } from '../faults.ts';
import { decode } from './encoding.ts';
import { SlicePiece } from './piece.ts';
import type { LoggedSlice, SliceLog } from './slice-log.ts';

type Wanted = { readonly slice: LoggedSlice; readonly faults: RawFault[] };

export class Relocator {
  readonly positions = new Map<RawFault, Position>();
  /** In the order of the document. */
  readonly #wanted: Wanted[] = [];
  #next = 0;
  /** Bytes of the document that went by. */
  #passed = 0;
  /** Of the next wanted slice, as far as it went by. */
  #gathered = new Uint8Array();
  #gatheredBytes = 0;

  /** Faults whose places begin with `/portfolios/<index>`. */
  constructor(faults: readonly RawFault[], log: SliceLog) {
    for (const fault of [...faults].sort((a, b) => recordOf(a) - recordOf(b))) {
      const slice = log.find(recordOf(fault));
      const last = this.#wanted.at(-1);
      if (slice === undefined) continue;
      if (last?.slice === slice) last.faults.push(fault);
      else this.#wanted.push({ slice, faults: [fault] });
    }
  }

  /** Returns false when all places are known. */
  push(bytes: Uint8Array): boolean {
    const start = this.#passed;
    this.#passed += bytes.length;
    for (let wanted = this.#wanted[this.#next]; wanted !== undefined; wanted = this.#wanted[this.#next]) {
      const { offset, bytes: length } = wanted.slice;
      if (offset >= this.#passed) return true;
      this.#gather(bytes.subarray(Math.max(0, offset - start), offset + length - start), length);
      if (offset + length > this.#passed) return true;
      this.#search(wanted);
      this.#next += 1;
    }
    return false;
  }

  #gather(bytes: Uint8Array, length: number): void {
    if (this.#gatheredBytes === 0) this.#gathered = new Uint8Array(length);
    this.#gathered.set(bytes, this.#gatheredBytes);
    this.#gatheredBytes += bytes.length;
  }

  #search({ slice, faults }: Wanted): void {
    // A file that changed in between has no such text, and its faults have no position.
    const text = `[${decode(this.#gathered) ?? ''}`;
    const piece = new SlicePiece(() => text, slice.first, slice.position);
    this.#gatheredBytes = 0;
    for (const fault of faults) {
      const position = piece.find(fault.place, fault.onKey);
      if (position !== undefined) this.positions.set(fault, position);
    }
  }
}

function recordOf(fault: RawFault): number {
  return Number(fault.place[1]);
}
