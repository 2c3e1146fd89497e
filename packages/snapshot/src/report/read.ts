/** Reads a snapshot that a report is made from: through the validator, and so through its one gate for versions (D20). */
import type { Snapshot } from '../generated/types.ts';
import { validateBytes } from '../validate/validate.ts';
import type { Verdict } from '../validate/verdict.ts';

export type SnapshotReading =
  | { readonly is: 'snapshot'; readonly snapshot: Snapshot; readonly verdict: Verdict }
  /** Refused: of another version, not following the schema, contradicting itself, or not JSON. The verdict says which and where. */
  | { readonly is: 'refused'; readonly verdict: Verdict };

export function readSnapshot(file: string, bytes: Uint8Array): SnapshotReading {
  // The default policy's own rules do not matter to a reader: another policy is as good.
  const verdict = validateBytes(file, bytes, { tierB: 'off', unknownVersion: 'reject' });
  if (verdict.outcome !== 'valid') return { is: 'refused', verdict };
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return isJudgedValid(value, verdict) ? { is: 'snapshot', snapshot: value, verdict } : { is: 'refused', verdict };
}

/** The validator has just said so about the same bytes. */
function isJudgedValid(_: unknown, verdict: Verdict): _ is Snapshot {
  return verdict.outcome === 'valid';
}
