import { MAX_RESPONSE_BYTES } from '@agent-remediation/conventions';
import type { SweepOutcome } from '../sweep.ts';
import { rowsOf, skippedByReason } from './rows.ts';

/** What programs read: counts as numbers, everything else as JSON. */
export function outputsOf(outcome: SweepOutcome): Readonly<Record<string, string>> {
  const rows = rowsOf(outcome);
  const done = rows.filter(({ kind }) => kind === 'handed-off' || kind === 'planned');
  return {
    'handed-off': String(rows.filter(({ kind }) => kind === 'handed-off').length),
    failed: String(rows.filter(({ kind }) => kind === 'failed').length),
    findings: capped(done),
    failures: capped(rows.filter(({ kind }) => kind === 'failed')),
    'left-out': JSON.stringify(skippedByReason(outcome)),
    sources: capped(outcome.sources),
    workflows: JSON.stringify(outcome.crons),
    'stopped-by': outcome.stopped?.reason ?? '',
  };
}

/** An output that is too large for GitHub would be lost as a whole. */
function capped(rows: readonly unknown[]): string {
  const text = JSON.stringify(rows);
  return Buffer.byteLength(text) <= MAX_RESPONSE_BYTES ? text : JSON.stringify(rows.slice(0, 100));
}
