/** What a reading comes to: one reason, and the faults in the order of the document. */
import { type Fault, pointerOf, type Position, type RawFault, type Severity } from '../faults.ts';
import type { ReasonCode } from '../reasons.ts';
import { SCHEMA_VERSION, type UnknownVersion, versionGate } from '../version.ts';
import { quote } from './quote.ts';
import type { Reading } from './reader.ts';

export type Verdict = {
  readonly file: string;
  readonly reason: ReasonCode;
  /** `unknown`: the version is another one, and the user chose not to refuse it. Nothing was judged. */
  readonly outcome: 'valid' | 'invalid' | 'unknown';
  readonly portfolios: number;
  /** True numbers, also of faults that are not listed. */
  readonly errors: number;
  readonly warnings: number;
  /** The first of them, errors and warnings each up to the limit, in the order of the document. */
  readonly faults: readonly Fault[];
};

/** The reason alone, before places are looked up. */
export type Judgement = {
  readonly reason: ReasonCode;
  readonly outcome: Verdict['outcome'];
  readonly errors: readonly RawFault[];
  readonly errorCount: number;
  readonly warnings: readonly RawFault[];
  readonly warningCount: number;
};

export function judgementOf(reading: Reading, unknownVersion: UnknownVersion): Judgement {
  const { judge, unreadable, root } = reading;
  const { schema, coherence } = judge;
  const gate = versionGate(root, unknownVersion);
  // What a reader noticed before the text stopped being JSON is chance; a byte order mark stops nothing.
  if (unreadable.some(({ code }) => code !== 'byte-order-mark')) {
    return invalid('snapshot-unreadable', unreadable, unreadable.length);
  }
  if (unreadable.length > 0) {
    return invalid('snapshot-unreadable', [...unreadable, ...schema.kept], unreadable.length + schema.count);
  }
  if (gate.is === 'other') {
    return { ...invalid('snapshot-unknown-version', [unknownVersionFault(gate.version)], 1), outcome: gate.outcome };
  }
  if (schema.count > 0) return invalid('snapshot-invalid', schema.kept, schema.count);
  const { errors, warnings } = coherence.findings;
  const isCoherent = errors.count === 0;
  return {
    reason: isCoherent ? 'snapshot-valid' : 'snapshot-incoherent',
    outcome: isCoherent ? 'valid' : 'invalid',
    errors: errors.kept,
    errorCount: errors.count,
    warnings: warnings.kept,
    warningCount: warnings.count,
  };
}

function invalid(reason: ReasonCode, errors: readonly RawFault[], errorCount: number): Judgement {
  return { reason, outcome: 'invalid', errors, errorCount, warnings: [], warningCount: 0 };
}

function unknownVersionFault(version: unknown): RawFault {
  const allowed = `only ${SCHEMA_VERSION}`;
  return {
    code: 'unknown-version',
    place: ['schema_version'],
    message: `This reader knows ${SCHEMA_VERSION}; the document says ${quote(version)}.`,
    found: quote(version),
    allowed,
  };
}

export function verdictOf(
  file: string,
  judgement: Judgement,
  portfolios: number,
  positions: ReadonlyMap<RawFault, Position>,
): Verdict {
  const finished = (severity: Severity) => (raw: RawFault) => faultOf(raw, severity, positions.get(raw));
  const faults = [...judgement.errors.map(finished('error')), ...judgement.warnings.map(finished('warning'))];
  return {
    file,
    reason: judgement.reason,
    outcome: judgement.outcome,
    portfolios,
    errors: judgement.errorCount,
    warnings: judgement.warningCount,
    faults: faults.sort(inDocumentOrder),
  };
}

function faultOf(raw: RawFault, severity: Severity, position: Position | undefined): Fault {
  const { place, onKey: _, ...rest } = raw;
  const fault: Fault = { ...rest, severity, pointer: pointerOf(place) };
  return position === undefined ? fault : { ...fault, position };
}

function inDocumentOrder(a: Fault, b: Fault): number {
  if (a.position === undefined || b.position === undefined)
    return Number(b.position !== undefined) - Number(a.position !== undefined);
  return a.position.line - b.position.line || a.position.column - b.position.column;
}
