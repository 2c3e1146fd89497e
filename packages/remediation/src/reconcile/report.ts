import { Ending, REASONS, type ReasonCode } from '@agent-remediation/conventions';
import { GitHubFault, githubEnding } from '@agent-remediation/github';
import type { State } from '../ledger/entry.ts';
import { needsPerson } from '../tell/render.ts';

/** One line of the report: a finding, what was seen of it, and whether it changed. */
export interface ReportRow {
  readonly findingId: string;
  readonly fingerprint: string | undefined;
  readonly issue: number | null;
  readonly state: State | undefined;
  readonly reason: ReasonCode;
  readonly message: string;
  readonly changed: boolean;
  /** Whether a person can read of it on an issue or a pull request; where not, and a person is needed, the run fails. */
  readonly told: boolean;
}

/** Of a row that is about no finding, or none that was found. */
export const NO_FINDING = { fingerprint: undefined, state: undefined, changed: false, told: true } as const;

export function needsHuman({ reason }: ReportRow): boolean {
  return needsPerson(reason) || REASONS[reason].level === 'failed';
}

/** The one code that the run ends with. */
export function worst(report: readonly ReportRow[]): ReasonCode {
  if (report.length === 0) return 'nothing-open';
  const failed = report.find(
    (row) => row.reason.startsWith('github-') || row.reason.startsWith('ledger-') || row.reason === 'bug',
  );
  if (failed) return failed.reason;
  // A person waits for the answer to this before anything else.
  if (report.some(({ reason }) => reason === 'decision-refused')) return 'decision-refused';
  return report.some(needsHuman) ? 'needs-human' : 'reconciled';
}

/** Every error as an ending. */
export function endingOf(error: unknown): Ending {
  if (error instanceof Ending) return error;
  if (error instanceof GitHubFault) return githubEnding(error, 'talking to GitHub');
  return new Ending('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}
