import type { ReasonCode } from '@agent-remediation/conventions';
import { LEFT_OUT, type Reading } from '@agent-remediation/findings';
import type { SourcePlan } from './sources.ts';

/** What the sources' answers mean for the run as a whole: silence is never taken for "all clean" (P17). */
export interface Judgement {
  /** `undefined`: every source that has to answer did, in full or as far as was wanted. */
  readonly fault: { readonly reason: ReasonCode; readonly message: string } | undefined;
  readonly rows: readonly SourceRow[];
}

export interface SourceRow {
  readonly source: string;
  readonly of: string;
  readonly verdict: 'read' | 'in part' | 'off' | 'failed';
  readonly seen: number;
  readonly findings: number;
  readonly says: string;
}

export function judge(readings: readonly Reading[], plan: SourcePlan): Judgement {
  const rows = readings.map((reading) => rowOf(reading, plan));
  const answered = rows.filter(({ verdict }) => verdict === 'read' || verdict === 'in part');
  const broken = rows.filter(
    ({ verdict }, index) => verdict === 'failed' || (verdict === 'in part' && isBroken(readings[index])),
  );
  const shown = (list: readonly SourceRow[]) =>
    list
      .slice(0, 5)
      .map(({ source, of, says }) => `${source} of ${of}: ${says}`)
      .join('; ') + (list.length > 5 ? `; and ${list.length - 5} more` : '');
  if (answered.length === 0) {
    const none = rows.length === 0 ? 'no source of findings was named' : shown(rows);
    return { fault: { reason: 'scan-failed', message: none }, rows };
  }
  if (broken.length > 0) return { fault: { reason: 'sweep-incomplete', message: shown(broken) }, rows };
  return { fault: undefined, rows };
}

/** Stopping where enough was seen, or at the bound on pages, is the sweep's own way; every other stop is a fault of the source. */
function isBroken(reading: Reading | undefined): boolean {
  if (reading?.is !== 'read') return true;
  const stopped = reading.stopped !== undefined && !['enough', 'page-limit'].includes(reading.stopped.code);
  return stopped || faultsIn(reading).length > 0;
}

function faultsIn(reading: Extract<Reading, { is: 'read' }>): readonly string[] {
  return reading.leftOut
    .filter(({ why, count }) => count > 0 && LEFT_OUT[why].isFault)
    .map(
      ({ why, count, examples }) =>
        `${count} ${LEFT_OUT[why].says}${examples.length > 0 ? ` (${examples.join(', ')})` : ''}`,
    );
}

function rowOf(reading: Reading, plan: SourcePlan): SourceRow {
  const { source, of } = reading;
  if (reading.is === 'unread') {
    const isFile = source === 'sarif' || source === 'list' || source === 'coverage';
    const verdict = reading.why === 'off' && !plan.named && !isFile ? 'off' : 'failed';
    return { source, of, verdict, seen: 0, findings: 0, says: `${reading.message} ${reading.remedy}` };
  }
  const left = reading.leftOut
    .filter(({ count }) => count > 0)
    .map(({ why, count }) => `${count} ${LEFT_OUT[why].says}`);
  const stopped = reading.stopped?.message;
  const faults = faultsIn(reading);
  return {
    source,
    of,
    verdict: stopped === undefined && faults.length === 0 ? 'read' : 'in part',
    seen: reading.seen,
    findings: reading.findings.length,
    says: [...(stopped === undefined ? [] : [stopped]), ...faults, ...left].join('; '),
  };
}
