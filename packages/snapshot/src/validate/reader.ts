/**
 * Reads one document as its bytes come: cuts, decodes, parses, judges, and locates the faults of a slice while its text is still there.
 * Nothing of a portfolio is kept but what the coherence rules need at the end.
 */
import { isAscii } from 'node:buffer';
import type { CoherenceOptions } from '../cohere/findings.ts';
import { FAULT_CODES, type FaultCode, type FaultList, type Place, type Position, type RawFault } from '../faults.ts';
import { MAX_DEPTH, MAX_DOCUMENT_BYTES, MAX_PIECE_BYTES } from '../limits.ts';
import { countOf, QUOTE, stringsOf } from '../read/count.ts';
import { diagnose, type SyntaxFault } from '../read/diagnose.ts';
import { decode, decodePrefix, encodingOf, MARK_BYTES, SNIFFED_BYTES } from '../read/encoding.ts';
import { duplicateKeys } from '../read/locate.ts';
import { EnvelopePiece, SlicePiece } from '../read/piece.ts';
import { parseJson, parseList } from '../read/parse.ts';
import { positionAfter } from '../read/position-after.ts';
import { DOCUMENT_START, positionIn } from '../read/position.ts';
import { rawOf, withoutEscapes } from '../read/raw.ts';
import { SliceLog } from '../read/slice-log.ts';
import { LIST_DEPTH, type Slice, Splitter, type Taken } from '../read/splitter.ts';
import { Judge, stringsIn } from './judge.ts';
import { quote } from './quote.ts';

export type ReaderOptions = CoherenceOptions & { readonly faultLimit: number; readonly sliceBytes?: number };

/** What reading came to: the verdict is made from it. */
export type Reading = {
  readonly judge: Judge;
  /** The document without its portfolios; undefined when it could not be read. */
  readonly root: unknown;
  /** Why reading stopped, or what the bytes have that JSON must not have. */
  readonly unreadable: readonly RawFault[];
  readonly positions: ReadonlyMap<RawFault, Position>;
  /** Where the records stand, to find those again that are known to be at fault only at the end. */
  readonly slices: SliceLog;
  /** Where schema_version stands. */
  readonly versionAt?: Position;
};

type Piece = SlicePiece | EnvelopePiece;

export class SnapshotReader {
  readonly #judge: Judge;
  readonly #splitter: Splitter;
  readonly #unreadable: RawFault[] = [];
  readonly #positions = new Map<RawFault, Position>();
  readonly #slices = new SliceLog();
  /** How many faults of each list have been located. */
  readonly #located = new Map<FaultList, number>();
  #bytes = 0;
  #start: Uint8Array = new Uint8Array();
  #isSniffed = false;
  /** Bytes of the byte order mark, which the splitter does not see. */
  #markBytes = 0;
  #isStopped = false;
  #versionAt: Position | undefined;
  /** Where the next slice begins, or the tail behind the last one. */
  #next: Position = DOCUMENT_START;

  constructor(options: ReaderOptions) {
    this.#judge = new Judge(options, options.faultLimit, true);
    const sink = {
      head: (bytes: Uint8Array): void => this.#head(bytes),
      slice: (slice: Slice): Taken => this.#slice(slice),
    };
    this.#splitter = new Splitter(sink, options.sliceBytes);
  }

  /** Returns false when no more bytes are wanted. */
  push(bytes: Uint8Array): boolean {
    this.#bytes += bytes.length;
    if (this.#bytes > MAX_DOCUMENT_BYTES)
      return this.#refuse('too-large', this.#next, `at most ${MAX_DOCUMENT_BYTES} bytes`);
    if (this.#isSniffed) return this.#feed(bytes);
    // A copy where bytes are kept: the caller may use its buffer again.
    this.#start = this.#start.length === 0 && bytes.length >= SNIFFED_BYTES ? bytes : joined(this.#start, bytes);
    return this.#start.length < SNIFFED_BYTES ? true : this.#sniff();
  }

  /** After the last byte. */
  finish(): Reading {
    if (!this.#isSniffed && !this.#isStopped) this.#sniff();
    if (!this.#isStopped && !this.#splitter.end()) this.#halted();
    const root = this.#isStopped ? undefined : this.#envelope();
    const reading = {
      judge: this.#judge,
      root,
      unreadable: this.#unreadable,
      positions: this.#positions,
      slices: this.#slices,
    };
    return this.#versionAt === undefined ? reading : { ...reading, versionAt: this.#versionAt };
  }

  #sniff(): boolean {
    this.#isSniffed = true;
    const encoding = encodingOf(this.#start);
    if (encoding === 'utf-16') return this.#refuse('utf-16', DOCUMENT_START, 'UTF-8');
    if (encoding === 'utf-8') return this.#feed(this.#start);
    this.#report('byte-order-mark', DOCUMENT_START, 'the document without it');
    this.#markBytes = MARK_BYTES;
    return this.#feed(this.#start.subarray(MARK_BYTES));
  }

  #feed(bytes: Uint8Array): boolean {
    if (this.#isStopped) return false;
    return this.#splitter.push(bytes) || this.#halted();
  }

  /** The splitter wants nothing more: it met a limit, or a piece was refused. */
  #halted(): false {
    if (this.#splitter.stop !== undefined) this.#stopped(this.#splitter.stop.code, this.#splitter.stop.pending);
    this.#isStopped = true;
    return false;
  }

  /** The splitter met a limit. What is no JSON before that place is the better explanation. */
  #stopped(code: 'too-deep' | 'too-large', pending: Uint8Array): void {
    const text = decodePrefix(pending);
    if (code === 'too-deep') {
      this.#refuse(code, positionIn(text, text.length, this.#next), `at most ${MAX_DEPTH} levels`);
      return;
    }
    const piece =
      this.#splitter.phase === 'head'
        ? new EnvelopePiece(text, '', this.#next)
        : new SlicePiece(() => `[${text}`, 0, this.#next);
    const fault = this.#splitter.phase === 'tail' ? undefined : diagnose(piece.text);
    if (fault === undefined || fault.isCutOff)
      this.#refuse(code, this.#next, `at most ${MAX_PIECE_BYTES} bytes in one value`);
    else this.#refuseSyntax(fault, piece);
  }

  #head(bytes: Uint8Array): void {
    const text = decodePrefix(bytes);
    this.#next = positionIn(text, text.length, DOCUMENT_START);
  }

  #slice(slice: Slice): Taken {
    const raw = rawOf(slice.bytes);
    const json = raw === undefined ? undefined : withoutEscapes(raw);
    const records = json === undefined ? undefined : parseList(json);
    if (raw === undefined || records === undefined) return slice.isGuess ? 'not-records' : this.#refuseSlice(slice);
    const written = slice.bytes.subarray(1, -1);
    const end = positionAfter(written, raw, this.#next);
    if (slice.hasNeighbour && records.length === 0) {
      this.#refuse('not-json', end, 'a value');
      return 'stop';
    }
    const first = this.#judge.portfolios;
    const offset = slice.offset + this.#markBytes;
    this.#slices.add({ offset, bytes: written.length, first, position: this.#next });
    const isShown = json === raw && isAscii(written);
    const read = (): string => (isShown ? raw : decodePrefix(slice.bytes));
    const piece = new SlicePiece(read, first, this.#next, isShown ? records : undefined);
    let strings = 0;
    for (const record of records) strings += this.#judge.portfolio(record, piece);
    if (!this.#isWritten(raw, countOf(QUOTE, slice.bytes), strings, piece, first)) return 'stop';
    this.#locate(piece);
    this.#next = slice.isLast ? end : { line: end.line, column: end.column + 1 };
    return 'taken';
  }

  #refuseSlice(slice: Slice): Taken {
    const text = decode(slice.bytes);
    const read = (): string => asWritten(text ?? '', slice);
    if (text === undefined) this.#refuseBytes(decodePrefix(slice.bytes).slice(1), this.#next);
    else this.#refuseSyntax(diagnose(text), new SlicePiece(read, this.#judge.portfolios, this.#next));
    return 'stop';
  }

  /**
   * Compares the strings that were written with those that JSON.parse made of them: a duplicate key is one that it swallowed. Without a
   * quote within a string the quotes are twice the strings, and nothing more is looked at. False when reading must stop.
   */
  #isWritten(raw: string, quotes: number, strings: number, piece: Piece, first?: number): boolean {
    if (quotes === 2 * strings || stringsOf(raw, quotes) === strings) return true;
    const report = (object: Place, key: string, offset: number): void =>
      this.#duplicate(object, key, () => piece.at(offset), first);
    const tooDeep = duplicateKeys(piece.text, first === undefined ? 0 : LIST_DEPTH - 1, report);
    return tooDeep === undefined || this.#refuse('too-deep', piece.at(tooDeep), `at most ${MAX_DEPTH} levels`);
  }

  /** What stands around the list, when all slices were read. */
  #envelope(): unknown {
    const envelope = this.#splitter.envelope();
    const head = decode(envelope.head);
    const tail = decode(envelope.tail);
    if (head === undefined) return void this.#refuseBytes(decodePrefix(envelope.head), DOCUMENT_START);
    if (tail === undefined) return void this.#refuseBytes(decodePrefix(envelope.tail), this.#next);
    if (this.#splitter.phase === 'records') return void this.#cutOff();
    const piece = new EnvelopePiece(head, tail, this.#next);
    if (piece.text.trim() === '') return void this.#refuse('empty-document', DOCUMENT_START, 'a snapshot');
    const parsed = parseJson(piece.text);
    if (parsed === undefined) return void this.#refuseSyntax(diagnose(piece.text), piece);
    this.#judge.root(parsed.value);
    this.#versionAt = piece.find(['schema_version']);
    const quotes = countOf(QUOTE, envelope.head) + countOf(QUOTE, envelope.tail);
    this.#isWritten(piece.text, quotes, stringsIn(parsed.value), piece);
    this.#locate(piece);
    return parsed.value;
  }

  /** The document ended within the list: the last piece says whether it was cut off or went wrong before. */
  #cutOff(): false {
    const pending = this.#splitter.pending();
    const text = decode(pending);
    if (text === undefined) return this.#refuseBytes(decodePrefix(pending), this.#next);
    const piece = new SlicePiece(() => `[${text}`, 0, this.#next);
    return this.#refuseSyntax(diagnose(piece.text), piece);
  }

  #duplicate(object: Place, key: string, position: () => Position, first?: number): void {
    if (this.#judge.schema.isFull) return this.#judge.schema.skip(1);
    const [index, ...rest] = object;
    const fault: RawFault = {
      code: 'duplicate-key',
      place: first === undefined ? [...object, key] : ['portfolios', first + Number(index), ...rest, key],
      message: `The field ${quote(key)} is written twice in one object.`,
      found: quote(key),
      allowed: 'each field once',
    };
    this.#judge.schema.add(fault);
    this.#positions.set(fault, position());
  }

  /** Gives a position to each fault that was found since the last piece, where the piece has it. */
  #locate(piece: Piece): void {
    const { errors, warnings } = this.#judge.coherence.findings;
    for (const list of [this.#judge.schema, errors, warnings]) {
      for (let at = this.#located.get(list) ?? 0; at < list.kept.length; at += 1) {
        const fault = list.kept[at];
        if (fault === undefined || this.#positions.has(fault)) continue;
        const position = piece.find(fault.place, fault.onKey);
        if (position !== undefined) this.#positions.set(fault, position);
      }
      this.#located.set(list, list.kept.length);
    }
  }

  #refuseBytes(good: string, base: Position): false {
    return this.#refuse('not-utf8', positionIn(good, good.length, base), 'UTF-8');
  }

  #refuseSyntax(fault: SyntaxFault | undefined, piece: Piece): false {
    const offset = fault?.offset ?? 0;
    const found = piece.text.slice(offset, offset + 1);
    const code = fault?.isCutOff === true ? 'cut-off' : 'not-json';
    return this.#refuse(
      code,
      piece.at(offset),
      fault?.expected ?? 'JSON',
      found === '' ? 'the end of the document' : quote(found),
    );
  }

  /** Notes the fault and stops reading. */
  #refuse(code: FaultCode, position: Position, allowed: string, found = 'something else'): false {
    this.#report(code, position, allowed, found);
    this.#isStopped = true;
    return false;
  }

  #report(code: FaultCode, position: Position, allowed: string, found = 'something else'): void {
    const fault: RawFault = { code, place: [], message: `${FAULT_CODES[code]} Expected: ${allowed}.`, found, allowed };
    this.#unreadable.push(fault);
    this.#positions.set(fault, position);
  }
}

/** The text with the comma for which a bracket stands at its end. */
function asWritten(text: string, slice: Slice): string {
  return slice.isLast ? text : `${text.slice(0, -1)},`;
}

function joined(some: Uint8Array, more: Uint8Array): Uint8Array {
  const all = new Uint8Array(some.length + more.length);
  all.set(some);
  all.set(more, some.length);
  return all;
}
