/**
 * Cuts the bytes of a document into pieces that fit into memory: the envelope (all but the list of portfolios) and slices of that
 * list, each some whole records long. Whether a piece is JSON is JSON.parse's business.
 *
 * Where a slice may end is guessed by looking back from the last byte for `},{`: when JSON.parse takes what stands before the comma
 * for a list of values, the comma does stand between two of them. Only where that fails (a record larger than a slice, such
 * characters in a string, a fault, the end of the list) are all bytes looked at, one by one.
 */
import { MAX_DEPTH, MAX_PIECE_BYTES, SLICE_BYTES } from '../limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const LIST_KEY = new TextEncoder().encode('"portfolios"');
/** Depth inside the list of portfolios: root object, list. */
export const LIST_DEPTH = 2;

/** Longer than this many slices, what is read is not one record among others, and guessing where it ends costs too much. */
const MOST_GUESSED = 4;

/** Some whole records with the brackets of a list around them. Valid until the sink returns. */
export type Slice = {
  readonly bytes: Uint8Array;
  /** Of the first byte behind the bracket, in the document. */
  readonly offset: number;
  /** True when a comma stands before or after: a slice without a record is then a fault. */
  readonly hasNeighbour: boolean;
  readonly isLast: boolean;
  /** True when nothing but JSON.parse can tell whether these are whole records. */
  readonly isGuess: boolean;
};

export type Envelope = {
  /** Up to and with the `[` of the list; the whole document when no list was found. */
  readonly head: Uint8Array;
  /** From the `]` on. */
  readonly tail: Uint8Array;
};

/** Why cutting stopped. `pending` is the piece that was being read, up to the place. */
export type Stop = { readonly code: 'too-deep' | 'too-large'; readonly pending: Uint8Array; readonly phase: Phase };

export type Phase = 'head' | 'records' | 'tail';

/** `not-records`: the guess was wrong, and nothing was taken. */
export type Taken = 'taken' | 'not-records' | 'stop';

export type Sink = {
  /** Called once, before the first slice, with the bytes up to and with the `[`. */
  readonly head: (bytes: Uint8Array) => void;
  readonly slice: (slice: Slice) => Taken;
};

export class Splitter {
  readonly #sink: Sink;
  readonly #sliceBytes: number;
  #buffer: Uint8Array;
  /** The piece that is being read lies from `#start` to `#end`; looked at is what is before `#scan`. */
  #start = 1;
  #scan = 1;
  #end = 1;
  #phase: Phase = 'head';
  #depth = 0;
  #inString = false;
  /** The last comma that is known to stand between two records. */
  #cut = 0;
  /** Where the buffer begins in the document. */
  #base = -1;
  #head: Uint8Array = new Uint8Array();
  /** Whether a comma was met between records. */
  #hasComma = false;
  #isStopped = false;
  #stop: Stop | undefined;

  constructor(sink: Sink, sliceBytes = SLICE_BYTES) {
    this.#sink = sink;
    this.#sliceBytes = sliceBytes;
    this.#buffer = new Uint8Array(4 * sliceBytes + 2);
  }

  get stop(): Stop | undefined {
    return this.#stop;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Returns false when nothing more is wanted: see {@link stop}. */
  push(bytes: Uint8Array): boolean {
    for (let from = 0; from < bytes.length && !this.#isStopped; from += this.#sliceBytes) {
      this.#append(bytes.subarray(from, from + this.#sliceBytes));
      if (!this.#isStopped) this.#advance();
    }
    return !this.#isStopped;
  }

  /** After the last byte: looks at what was left. Returns false as {@link push} does. */
  end(): boolean {
    while (!this.#isStopped && this.#scan < this.#end) this.#look();
    return !this.#isStopped;
  }

  /** What stands around the list, or for a document without one all of it. Call after {@link end}. */
  envelope(): Envelope {
    const rest = this.pending();
    if (this.#phase === 'head') return { head: rest, tail: new Uint8Array() };
    return { head: this.#head, tail: this.#phase === 'tail' ? rest : new Uint8Array() };
  }

  /** The bytes of the piece that is being read. */
  pending(): Uint8Array {
    return this.#buffer.slice(this.#start, this.#end);
  }

  #append(bytes: Uint8Array): void {
    if (this.#end - this.#start + bytes.length > MAX_PIECE_BYTES) return this.#halt('too-large', this.#end);
    if (this.#end + bytes.length + 1 > this.#buffer.length) this.#makeRoom(bytes.length);
    this.#buffer.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** Moves the piece to the front of the buffer, behind one free byte for a bracket; makes a larger buffer where it must. */
  #makeRoom(more: number): void {
    const kept = this.#end - this.#start;
    const needed = kept + more + 2;
    const target = needed > this.#buffer.length ? new Uint8Array(2 * needed) : this.#buffer;
    target.set(this.#buffer.subarray(this.#start, this.#end), 1);
    const shift = this.#start - 1;
    this.#buffer = target;
    this.#start -= shift;
    this.#scan -= shift;
    this.#end -= shift;
    this.#cut -= shift;
    this.#base += shift;
  }

  #advance(): void {
    if (this.#phase === 'head') this.#look();
    if (this.#phase === 'records' && this.#guess()) return;
    if (!this.#isStopped) this.#look();
    if (!this.#isStopped && this.#phase === 'records' && this.#cut > this.#start) this.#hand(this.#cut, false);
  }

  /** Hands out all records up to the last place that looks like the end of one. False when there is none, or it only looked so. */
  #guess(): boolean {
    if (this.#end - this.#start > MOST_GUESSED * this.#sliceBytes) return false;
    const cut = this.#lastBoundary();
    if (cut === undefined || this.#hand(cut, true) === 'not-records') return false;
    this.#depth = LIST_DEPTH;
    this.#inString = false;
    this.#scan = this.#start;
    return true;
  }

  /** The comma of the last `},{`, white space aside. */
  #lastBoundary(): number | undefined {
    const bytes = this.#buffer;
    for (let at = this.#end - 1; at > this.#start; at -= 1) {
      if (bytes[at] !== OPEN_OBJECT) continue;
      const comma = this.#skipSpaceBack(at - 1);
      if (bytes[comma] === COMMA && bytes[this.#skipSpaceBack(comma - 1)] === CLOSE_OBJECT && comma > this.#start)
        return comma;
    }
    return undefined;
  }

  /** Looks at the bytes that came in, one by one, up to the opening of the list or to their end. */
  #look(): void {
    const bytes = this.#buffer;
    const end = this.#end;
    const phase = this.#phase;
    let at = this.#scan;
    let inString = this.#inString;
    while (at < end) {
      const byte = bytes[at] ?? 0;
      at += 1;
      if (inString) {
        // An escape may carry `at` one beyond the bytes that are there.
        if (byte === BACKSLASH) at += 1;
        else inString = byte !== QUOTE;
      } else if (byte === QUOTE) {
        inString = true;
      } else if (byte === COMMA ? this.#depth === LIST_DEPTH : (byte & 0xd9) === 0x59) {
        this.#structure(byte, at - 1);
        if (this.#isStopped || (phase === 'head' && this.#phase === 'records')) break;
      }
    }
    this.#inString = inString;
    this.#scan = at;
  }

  #structure(byte: number, at: number): void {
    if (byte === COMMA) {
      if (this.#phase === 'records') this.#cut = at;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      this.#open(at);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#depth -= 1;
      if (this.#depth < LIST_DEPTH && this.#phase === 'records') this.#closeList(at);
    }
  }

  #open(at: number): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) return this.#halt('too-deep', at);
    if (this.#depth !== LIST_DEPTH || this.#phase !== 'head' || !this.#isListOpening(at)) return;
    this.#head = this.#buffer.slice(this.#start, at + 1);
    this.#sink.head(this.#head);
    this.#begin('records', at + 1);
  }

  /** True for `"portfolios" : [`, read backwards from the bracket. */
  #isListOpening(at: number): boolean {
    const bytes = this.#buffer;
    if (bytes[at] !== OPEN_LIST) return false;
    const colon = this.#skipSpaceBack(at - 1);
    if (bytes[colon] !== COLON) return false;
    const start = this.#skipSpaceBack(colon - 1) - LIST_KEY.length + 1;
    return start >= this.#start && LIST_KEY.every((byte, index) => bytes[start + index] === byte);
  }

  #skipSpaceBack(from: number): number {
    let at = from;
    for (
      let byte = this.#buffer[at];
      byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
      byte = this.#buffer[at]
    )
      at -= 1;
    return at;
  }

  #closeList(at: number): void {
    this.#hand(at, false);
    this.#begin('tail', at);
  }

  #begin(phase: Phase, start: number): void {
    this.#phase = phase;
    this.#start = start;
    this.#cut = start;
  }

  /** Hands out the records from the start to the comma or bracket at `end`, with brackets written around them for the moment. */
  #hand(end: number, isGuess: boolean): Taken {
    const bytes = this.#buffer;
    const before = bytes[this.#start - 1] ?? 0;
    const after = bytes[end] ?? 0;
    const isLast = after !== COMMA;
    bytes[this.#start - 1] = OPEN_LIST;
    bytes[end] = CLOSE_LIST;
    const slice: Slice = {
      bytes: bytes.subarray(this.#start - 1, end + 1),
      offset: this.#base + this.#start,
      hasNeighbour: this.#hasComma || !isLast,
      isLast,
      isGuess,
    };
    const taken = this.#sink.slice(slice);
    bytes[this.#start - 1] = before;
    bytes[end] = after;
    if (taken === 'not-records') return taken;
    if (taken === 'stop') this.#isStopped = true;
    this.#hasComma ||= !isLast;
    this.#begin(this.#phase, end + 1);
    return taken;
  }

  #halt(code: Stop['code'], at: number): void {
    this.#isStopped = true;
    this.#stop = { code, pending: this.#buffer.slice(this.#start, at), phase: this.#phase };
  }
}
