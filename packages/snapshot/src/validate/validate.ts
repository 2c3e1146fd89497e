/** The three ways to ask for a verdict: about bytes, about a file that can be read again, about a value that was parsed already. */
import type { CoherenceOptions } from '../cohere/findings.ts';
import type { Position, RawFault } from '../faults.ts';
import { DEFAULT_FAULT_LIMIT } from '../limits.ts';
import { Relocator } from '../read/relocate.ts';
import { SliceLog } from '../read/slice-log.ts';
import type { UnknownVersion } from '../version.ts';
import { isObject } from './lists.ts';
import { Judge } from './judge.ts';
import { type Reading, SnapshotReader } from './reader.ts';
import { type Judgement, judgementOf, type Verdict, verdictOf } from './verdict.ts';

export type ValidateOptions = CoherenceOptions & {
  readonly unknownVersion?: UnknownVersion;
  /** Errors, and warnings, that are described and located; all are counted. */
  readonly faultLimit?: number;
  /** For tests: small slices make small documents take the road of large ones. */
  readonly sliceBytes?: number;
};

/** `open` is called a second time only to locate faults that are known at the end. */
export type SnapshotSource =
  | { readonly file: string; readonly bytes: Uint8Array }
  | { readonly file: string; readonly open: () => AsyncIterable<Uint8Array> };

/** Reads the document to its end, or to where nothing can be made of it. Rejects only when reading the bytes fails. */
export async function validateSnapshot(source: SnapshotSource, options: ValidateOptions = {}): Promise<Verdict> {
  if ('bytes' in source) return validateBytes(source.file, source.bytes, options);
  const reader = readerOf(options);
  for await (const chunk of source.open()) if (!reader.push(chunk)) break;
  const { reading, judgement, relocator } = judged(reader, options);
  if (relocator !== undefined) {
    for await (const chunk of source.open()) if (!relocator.push(chunk)) break;
  }
  return verdict(source.file, reading, judgement, relocator);
}

/** The same for a document that is in memory. */
export function validateBytes(file: string, bytes: Uint8Array, options: ValidateOptions = {}): Verdict {
  const reader = readerOf(options);
  reader.push(bytes);
  const { reading, judgement, relocator } = judged(reader, options);
  relocator?.push(bytes);
  return verdict(file, reading, judgement, relocator);
}

/** For a value that was parsed already: faults have pointers, but no line and column, and what JSON.parse hides stays hidden. */
export function validateValue(file: string, value: unknown, options: ValidateOptions = {}): Verdict {
  const judge = new Judge(options, options.faultLimit ?? DEFAULT_FAULT_LIMIT);
  const portfolios = isObject(value) && Array.isArray(value['portfolios']) ? value['portfolios'] : undefined;
  for (const portfolio of portfolios ?? []) judge.portfolio(portfolio);
  const root = portfolios === undefined || !isObject(value) ? value : { ...value, portfolios: [] };
  judge.root(root);
  const reading: Reading = { judge, root, unreadable: [], positions: new Map(), slices: new SliceLog() };
  return verdict(file, reading, judgementOf(reading, options.unknownVersion ?? 'reject'), undefined);
}

function readerOf(options: ValidateOptions): SnapshotReader {
  return new SnapshotReader({ ...options, faultLimit: options.faultLimit ?? DEFAULT_FAULT_LIMIT });
}

type Judged = { readonly reading: Reading; readonly judgement: Judgement; readonly relocator: Relocator | undefined };

function judged(reader: SnapshotReader, options: ValidateOptions): Judged {
  const reading = reader.finish();
  const judgement = judgementOf(reading, options.unknownVersion ?? 'reject');
  const isLater = (fault: RawFault): boolean =>
    fault.place[0] === 'portfolios' && fault.place.length > 1 && !reading.positions.has(fault);
  const later = [...judgement.errors, ...judgement.warnings].filter(isLater);
  return { reading, judgement, relocator: later.length === 0 ? undefined : new Relocator(later, reading.slices) };
}

function verdict(file: string, reading: Reading, judgement: Judgement, relocator: Relocator | undefined): Verdict {
  const positions = new Map<RawFault, Position>([...reading.positions, ...(relocator?.positions ?? [])]);
  const [version] = judgement.errors;
  if (version?.code === 'unknown-version' && reading.versionAt !== undefined) positions.set(version, reading.versionAt);
  return verdictOf(file, judgement, reading.judge.portfolios, positions);
}
