/**
 * From the bytes of a file to a snapshot, or to the faults that say why it is none: the version first, then the schema, then what must
 * agree. The same verdict as the validator's, but for documents that only its rules of taste (tiers B and C) warn about.
 */
import { FaultList, pointerOf, type Position, type RawFault } from '../faults.ts';
import { snapshotShape } from '../generated/shape.ts';
import type { Snapshot } from '../generated/types.ts';
import { diagnose } from '../read/diagnose.ts';
import { locate } from '../read/locate.ts';
import { DOCUMENT_START, positionIn } from '../read/position.ts';
import { REASONS } from '../reasons.ts';
import { explain } from '../validate/explain.ts';
import { quote } from '../validate/quote.ts';
import { SCHEMA_VERSION, versionGate } from '../version.ts';
import { contradictions } from './agree.ts';

/** Faults that the page lists; all are counted. */
const LISTED = 50;

/** Bytes. A page holds the whole document in memory, several times over. */
const MAX_FILE_BYTES = 128 * 2 ** 20;

export type Document = { readonly name: string; readonly snapshot: Snapshot };

export type Shown = Pick<RawFault, 'message' | 'found' | 'allowed'> & {
  readonly pointer: string;
  readonly position?: Position;
};

export type Refusal = {
  readonly name: string;
  readonly sentence: string;
  readonly count: number;
  readonly faults: readonly Shown[];
};

export type Reading =
  { readonly is: 'snapshot'; readonly document: Document } | { readonly is: 'refused'; readonly refusal: Refusal };

export async function readFile(file: File): Promise<Reading> {
  if (file.size > MAX_FILE_BYTES) {
    return refused(file.name, 'The file is too large for a page. The command `validate` reads files of any size.');
  }
  try {
    return readText(file.name, new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return refused(file.name, 'The file is not UTF-8 text, or it could not be read.');
  }
}

export function readText(name: string, text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(name, REASONS['snapshot-unreadable'], [notJson(text)]);
  }
  const gate = versionGate(value);
  if (gate.is === 'other')
    return refused(name, REASONS['snapshot-unknown-version'], [unknownVersion(gate.version, text)]);
  const schema = new FaultList(LISTED);
  explain(value, snapshotShape, [], schema);
  if (!isSnapshot(value, schema))
    return refused(name, REASONS['snapshot-invalid'], located(schema.kept, text), schema.count);
  const faults = contradictions(value);
  if (faults.length === 0) return { is: 'snapshot', document: { name, snapshot: value } };
  return refused(name, REASONS['snapshot-incoherent'], located(faults.slice(0, LISTED), text), faults.length);
}

function isSnapshot(value: unknown, { count }: FaultList): value is Snapshot {
  return typeof value === 'object' && count === 0;
}

/** Engines say where in as many ways as there are engines, or not at all. */
function notJson(text: string): Shown {
  const { offset, isCutOff, expected } = diagnose(text) ?? { offset: 0, isCutOff: false, expected: '' };
  return {
    pointer: '',
    message: isCutOff ? 'The document ends in the middle.' : 'The text is not JSON.',
    found: quote(text.slice(offset, offset + 20)),
    allowed: expected,
    position: positionIn(text, offset, DOCUMENT_START),
  };
}

function unknownVersion(version: unknown, text: string): Shown {
  const message = `This page knows ${SCHEMA_VERSION} only.`;
  const fault: RawFault = {
    code: 'unknown-version',
    place: ['schema_version'],
    message,
    found: quote(version),
    allowed: SCHEMA_VERSION,
  };
  return located([fault], text)[0] ?? { ...fault, pointer: '' };
}

function refused(name: string, sentence: string, faults: readonly Shown[] = [], count = faults.length): Reading {
  return { is: 'refused', refusal: { name, sentence, faults, count } };
}

/** Lines are looked up only for the faults that are listed. */
function located(faults: readonly RawFault[], text: string): readonly Shown[] {
  return faults.map(({ place, onKey, ...fault }) => {
    const offset = locate(text, place, onKey);
    const shown = { ...fault, pointer: pointerOf(place) };
    return offset === undefined ? shown : { ...shown, position: positionIn(text, offset, DOCUMENT_START) };
  });
}
