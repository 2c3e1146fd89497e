import type { ReasonCode, Trace } from '@agent-remediation/conventions';
import type { RepositoryFacts } from '@agent-remediation/github';
import { movesOf } from '../closure/moves.ts';
import type { Deps } from '../deps.ts';
import type { Entry } from '../ledger/entry.ts';
import { tell } from '../tell/tell.ts';
import type { AdvanceFacts } from './advance.ts';
import { lookAtFinished, recordReopened, type Finished, type FinishedFacts } from './finished.ts';
import { endingOf, NO_FINDING, type ReportRow } from './report.ts';

/** What lies beside the open findings is one part of the run: that it could not be read is reported, and stops nothing. */
export async function lookBeside(facts: FinishedFacts, deps: Deps, trace: Trace): Promise<Finished> {
  try {
    return await lookAtFinished(facts, deps, trace);
  } catch (error) {
    return { reopened: [], strays: [], back: [], pullRequests: new Map(), failed: endingOf(error) };
  }
}

/** Findings whose pull request was reopened are open again, and looked at like all others. */
export async function revive(
  reopened: readonly Entry[],
  facts: AdvanceFacts,
  deps: Deps,
  trace: Trace,
): Promise<readonly Entry[]> {
  const moves = movesOf(facts.ledger, () => facts.at, facts.input.dryRun, deps);
  const revived: Entry[] = [];
  for (const entry of reopened) {
    try {
      revived.push(await moves.now(entry, (view) => recordReopened(view, entry)));
    } catch (error) {
      // The pull request stays open, so the next run sees it again.
      const { reason, message } = endingOf(error);
      trace.note(
        entry.findingId,
        `its pull request is open again, but: ${reason}: ${message}`,
        'the next run tries again',
      );
    }
  }
  return revived;
}

/** Findings that came back are told of on their issue; a pull request that lives on is there for everybody to see. */
export async function showFinished(
  { strays, back, failed }: Finished,
  facts: AdvanceFacts,
  { hasStatusLabels }: RepositoryFacts,
  deps: Deps,
  trace: Trace,
): Promise<readonly ReportRow[]> {
  const row = ({ findingId, fingerprint, issue, state }: Entry, reason: ReasonCode, message: string, told: boolean) => {
    trace.note(findingId, `${reason}: ${message}`);
    return { findingId, fingerprint, issue, state, reason, message, changed: false, told };
  };
  const rows: ReportRow[] = strays.map(({ entry, message }) => row(entry, 'stray-pull-request', message, true));
  for (const { entry, issue, message } of back) {
    const { number, labels: present, comment } = issue;
    const place = { ...facts.input.repository, issue: number, labels: present, hasStatusLabels };
    const telling = { entry, state: entry.state, reason: 'came-back', message, at: facts.at } as const;
    const told =
      facts.input.dryRun ||
      (await tell({ ...place, comment: comment === 'none' ? 'unknown' : comment }, telling, deps, trace)).commented;
    rows.push(row(entry, 'came-back', message, told));
  }
  if (failed) {
    const { reason, message } = failed;
    rows.push({ ...NO_FINDING, findingId: 'beside', issue: null, reason, message });
  }
  return rows;
}
