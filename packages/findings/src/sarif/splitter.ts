/**
 * Cuts the bytes of a SARIF log into pieces that fit into memory: the results of each run, some whole ones at a time, and the envelope,
 * which is all the rest. Whether a piece is JSON is JSON.parse's business.
 *
 * Where one result ends is guessed from how the first two were written: line breaks, blanks and the first key between them repeat.
 * JSON.parse decides: when it takes what stands before the comma for a list of values, the comma does stand between two of them. Where
 * that fails, all bytes are looked at, one by one.
 */
import { MAX_DEPTH, MAX_PIECE_BYTES, SLICE_BYTES } from './limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const RUNS = Buffer.from('"runs"');
const RESULTS = Buffer.from('"results"');
/** Depth inside the list of runs, inside a run, and inside its list of results. */
const RUNS_DEPTH = 2;
const RUN_DEPTH = 3;
const RESULTS_DEPTH = 4;
/** Guesses in a row that may fail before no more are made. */
const MAX_WRONG_GUESSES = 3;
/** Bytes. What is longer is one result among few, and looking for its end again and again would cost too much. */
const MAX_GUESSED_BYTES = 4 * SLICE_BYTES;
/** Bytes between two results that are taken for the way they are written. */
const MAX_SEPARATOR = 256;

/** `skip`: taken, and no more of this list is wanted. */
export type Taken = 'taken' | 'skip' | 'not-results' | 'stop';

export interface Slice {
  /** Results with the brackets of a list around them. Valid until the sink returns. */
  readonly bytes: Buffer;
  /** Of the first byte behind the bracket, in the log. */
  readonly offset: number;
  /** When JSON.parse refuses it: the guess was wrong, not the log. */
  readonly isGuess: boolean;
  /** A comma stands before or after: a slice without a result is then a fault. */
  readonly hasNeighbour: boolean;
}

export interface Sink {
  /** The results of a run begin; `head` is the run up to there, as an object. False: its results are not wanted now. */
  readonly run: (head: Buffer) => boolean;
  readonly slice: (slice: Slice) => Taken;
}

export class Splitter {
  readonly #sink: Sink;
  #buffer = Buffer.alloc(4 * SLICE_BYTES + 2);
  /** The piece that is being read lies from `#start` to `#end`; looked at is what is before `#scan`. */
  #start = 1;
  #scan = 1;
  #end = 1;
  /** Where the buffer begins in the log. */
  #base = -1;
  #depth = 0;
  #inString = false;
  #isInRuns = false;
  #isInResults = false;
  #isWanted = true;
  /** The last comma that is known to stand between two results; in the envelope, the last place behind which a key may begin. */
  #cut = 0;
  #hasComma = false;
  #separator: Buffer | undefined;
  #commaInSeparator = 0;
  #wrongGuesses = 0;
  readonly #envelope: Buffer[] = [];
  #envelopeBytes = 0;
  /** Number of envelope pieces before the run that is being read. */
  #runStart = 0;
  #stop: string | undefined;
  #isStopped = false;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Why cutting stopped, when it was for what stands in the log. */
  get stop(): string | undefined {
    return this.#stop;
  }

  /** Bytes taken so far. */
  get offset(): number {
    return this.#base + this.#end;
  }

  /** True between the brackets of a list of results. */
  get isInResults(): boolean {
    return this.#isInResults;
  }

  /** Returns false when nothing more is wanted. */
  push(bytes: Uint8Array): boolean {
    for (let from = 0; from < bytes.length && !this.#isStopped; from += SLICE_BYTES) {
      this.#append(bytes.subarray(from, from + SLICE_BYTES));
      if (!this.#isStopped) this.#advance();
    }
    return !this.#isStopped;
  }

  /** After the last byte: looks at what was left. */
  end(): void {
    while (!this.#isStopped && this.#scan < this.#end) this.#look();
    if (!this.#isInResults && !this.#isStopped) this.#keep(this.#end);
  }

  /** All but the results, whose lists are empty. Call after {@link end}. */
  envelope(): string {
    return Buffer.concat(this.#envelope).toString('utf8');
  }

  /** What is left of a result that never ended. */
  pending(): Buffer {
    return this.#buffer.subarray(this.#start, this.#end);
  }

  #append(bytes: Uint8Array): void {
    if (this.#end - this.#start + bytes.length > MAX_PIECE_BYTES)
      return this.#halt(`one piece has more than ${MAX_PIECE_BYTES} bytes`);
    if (this.#end + bytes.length + 1 > this.#buffer.length) this.#makeRoom(bytes.length);
    this.#buffer.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** Moves the piece to the front of the buffer, behind one free byte for a bracket; makes a larger buffer where it must. */
  #makeRoom(more: number): void {
    const needed = this.#end - this.#start + more + 2;
    const target = needed > this.#buffer.length ? Buffer.alloc(2 * needed) : this.#buffer;
    this.#buffer.copy(target, 1, this.#start, this.#end);
    const shift = this.#start - 1;
    this.#buffer = target;
    this.#start -= shift;
    this.#scan -= shift;
    this.#end -= shift;
    this.#cut -= shift;
    this.#base += shift;
  }

  #advance(): void {
    while (!this.#isStopped && this.#scan < this.#end) {
      if (this.#isInResults && this.#guess()) return;
      if (this.#isStopped) return;
      this.#look();
      if (this.#isStopped) return;
      if (this.#isInResults) this.#handCut();
      else this.#keep(this.#cut);
    }
  }

  #handCut(): void {
    if (this.#cut <= this.#start) return;
    this.#learn(this.#cut);
    this.#hand(this.#cut, false);
  }

  /** Hands out all results up to the last place that looks like the end of one. False when there is none, or it only looked so. */
  #guess(): boolean {
    if (this.#separator === undefined || this.#wrongGuesses >= MAX_WRONG_GUESSES || !this.#isWanted) return false;
    if (this.#end - this.#start > MAX_GUESSED_BYTES) return false;
    const at = this.#buffer.subarray(this.#start, this.#end).lastIndexOf(this.#separator);
    if (at === -1) return false;
    const cut = this.#start + at + this.#commaInSeparator;
    if (this.#hand(cut, true) === 'not-results') {
      this.#wrongGuesses += 1;
      return false;
    }
    this.#wrongGuesses = 0;
    this.#depth = RESULTS_DEPTH;
    this.#inString = false;
    this.#scan = this.#start;
    // What stands behind the last result is part of one that has not arrived yet; it is looked at when more did.
    return true;
  }

  /** Remembers how two results are set apart: `}`, blanks, comma, blanks, `{`, blanks, first key, and the blanks before it all. */
  #learn(comma: number): void {
    if (this.#separator !== undefined) return;
    const bytes = this.#buffer;
    const brace = this.#skipSpaceBack(comma - 1);
    if (bytes[brace] !== CLOSE_OBJECT) return;
    const open = this.#skipSpace(comma + 1);
    if (bytes[open] !== OPEN_OBJECT) return;
    const key = this.#skipSpace(open + 1);
    const close = bytes.indexOf(QUOTE, key + 1);
    if (bytes[key] !== QUOTE || close === -1 || close >= this.#end) return;
    const start = this.#skipSpaceBack(brace - 1) + 1;
    if (close - start > MAX_SEPARATOR) return;
    this.#separator = Buffer.from(bytes.subarray(start, close + 1));
    this.#commaInSeparator = comma - start;
  }

  /** Looks at the bytes that came in, one by one, up to the opening or closing of a list of results or to their end. */
  #look(): void {
    const bytes = this.#buffer;
    const end = this.#end;
    const isInResults = this.#isInResults;
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
      } else if (byte === COMMA ? !isInResults || this.#depth === RESULTS_DEPTH : (byte & 0xd9) === 0x59) {
        this.#structure(byte, at - 1);
        if (this.#isStopped || isInResults !== this.#isInResults) break;
      }
    }
    this.#inString = inString;
    this.#scan = at;
  }

  #structure(byte: number, at: number): void {
    if (byte === COMMA) {
      this.#cut = at;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      this.#open(byte, at);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#depth -= 1;
      if (this.#isInResults && this.#depth < RESULTS_DEPTH) this.#closeResults(at);
      else if (this.#depth < RUNS_DEPTH) this.#isInRuns = false;
    }
  }

  #open(byte: number, at: number): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) return this.#halt(`it nests deeper than ${MAX_DEPTH} levels`);
    if (this.#isInResults) return;
    this.#cut = at + 1;
    if (byte === OPEN_LIST && this.#depth === RUNS_DEPTH) this.#isInRuns = this.#isValueOf(RUNS, at);
    if (!this.#isInRuns) return;
    if (byte === OPEN_OBJECT && this.#depth === RUN_DEPTH) {
      this.#keep(at);
      this.#runStart = this.#envelope.length;
    } else if (byte === OPEN_LIST && this.#depth === RESULTS_DEPTH && this.#isValueOf(RESULTS, at))
      this.#openResults(at);
  }

  /** True for `"key" : [`, read backwards from the bracket. */
  #isValueOf(key: Buffer, at: number): boolean {
    const colon = this.#skipSpaceBack(at - 1);
    if (this.#buffer[colon] !== COLON) return false;
    const start = this.#skipSpaceBack(colon - 1) - key.length + 1;
    return start >= this.#start && key.equals(this.#buffer.subarray(start, start + key.length));
  }

  #openResults(at: number): void {
    this.#keep(at + 1);
    const head = Buffer.concat([...this.#envelope.slice(this.#runStart), Buffer.from(']}')]);
    this.#isInResults = true;
    this.#hasComma = false;
    this.#cut = this.#start;
    this.#isWanted = this.#sink.run(head);
  }

  #closeResults(at: number): void {
    this.#hand(at, false);
    this.#isInResults = false;
    this.#start = at;
    this.#cut = at;
  }

  /** Adds what was read up to `end` to the envelope. */
  #keep(end: number): void {
    if (end <= this.#start) return;
    this.#envelopeBytes += end - this.#start;
    if (this.#envelopeBytes > MAX_PIECE_BYTES)
      return this.#halt(`what stands beside the results has more than ${MAX_PIECE_BYTES} bytes`);
    this.#envelope.push(Buffer.from(this.#buffer.subarray(this.#start, end)));
    this.#start = end;
  }

  #skipSpaceBack(from: number): number {
    let at = from;
    while (isSpace(this.#buffer[at])) at -= 1;
    return at;
  }

  #skipSpace(from: number): number {
    let at = from;
    while (at < this.#end && isSpace(this.#buffer[at])) at += 1;
    return at;
  }

  /** Hands out the results from the start to the comma or bracket at `end`, with brackets written around them for the moment. */
  #hand(end: number, isGuess: boolean): Taken {
    const bytes = this.#buffer;
    const before = bytes[this.#start - 1] ?? 0;
    const after = bytes[end] ?? 0;
    const hasNeighbour = this.#hasComma || after === COMMA;
    let taken: Taken = 'taken';
    if (this.#isWanted) {
      bytes[this.#start - 1] = OPEN_LIST;
      bytes[end] = CLOSE_LIST;
      const slice = bytes.subarray(this.#start - 1, end + 1);
      taken = this.#sink.slice({ bytes: slice, offset: this.#base + this.#start, isGuess, hasNeighbour });
      bytes[this.#start - 1] = before;
      bytes[end] = after;
    }
    if (taken === 'not-results') return taken;
    if (taken === 'stop') this.#isStopped = true;
    if (taken === 'skip') this.#isWanted = false;
    this.#hasComma ||= after === COMMA;
    this.#start = end + 1;
    this.#cut = this.#start;
    return taken;
  }

  #halt(message: string): void {
    this.#isStopped = true;
    this.#stop = message;
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
