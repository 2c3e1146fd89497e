import type { Trace } from '@agent-remediation/conventions';
import type { Entry, HandedIn } from '../../ledger/entry.ts';
import type { Decision, LedgerView } from '../../ledger/ledger.ts';
import type { ClaimName, NotMoved } from '../../ledger/record.ts';
import type { Evidence, MergedFix } from './evidence.ts';
import type { ScanDifference } from './scans.ts';

/** How a step of a workflow ended, in the runner's words. */
export const OUTCOMES = ['success', 'failure', 'cancelled', 'skipped'] as const;
export type StepOutcome = (typeof OUTCOMES)[number];

/** What a workflow hands in: results of its own look at one commit. */
export interface HandedInput {
  /** The commit that was looked at; `undefined`: the merge commit of the pull request whose event this is. */
  readonly commit: string | undefined;
  /** Per finding how its reproducer ended: `success` means that it reproduces no more. */
  readonly reproducer: ReadonlyMap<string, StepOutcome> | StepOutcome | undefined;
  /** Reads the two files when they are first needed. */
  readonly scans: (() => Promise<ScanDifference>) | undefined;
}

/** Evidence that was handed in, as the ledger kept it. It counts for the commit that was looked at, and no other. */
export function handedInEvidence(kind: HandedIn['kind'], { commit, handedIn }: MergedFix): Evidence {
  const found = handedIn.find((item) => item.kind === kind);
  if (found === undefined) return { kind: 'pending', seen: `${kind}: nothing handed in yet` };
  if (commit === null || found.commit !== commit)
    return {
      kind: 'pending',
      seen: `${kind}: handed in for ${found.commit.slice(0, 12)}, which is not the merge commit`,
    };
  const seen = `${kind}: ${found.result} (on ${commit.slice(0, 12)}, run ${found.runId})`;
  return found.result === 'success' ? { kind: 'verified', seen } : { kind: 'failed', seen };
}

/** What of the run's input concerns a merged finding. A step that was cancelled or skipped, and a scan that says nothing, hand in nothing. */
export async function takeIn(
  input: HandedInput,
  merged: { readonly findingId: string; readonly commit: string | null; readonly runId: string; readonly at: Date },
  kinds: readonly string[],
  trace: Trace,
): Promise<readonly HandedIn[]> {
  const { findingId, commit, runId, at } = merged;
  if (commit === null || (input.commit !== undefined && input.commit !== commit)) return [];
  const results: [HandedIn['kind'], HandedIn['result']][] = [];
  if (kinds.includes('reproducer')) {
    const { reproducer } = input;
    const outcome = typeof reproducer === 'object' ? reproducer.get(findingId) : reproducer;
    if (outcome === 'success' || outcome === 'failure') results.push(['reproducer', outcome]);
    else if (outcome !== undefined) trace.note('reproducer', `${findingId}: ${outcome}, which shows nothing`);
  }
  if (kinds.includes('sarif') && input.scans !== undefined) {
    const { result, seen } = (await input.scans()).of(findingId);
    trace.note('SARIF', `${findingId}: ${seen}`);
    if (result !== 'nothing') results.push(['sarif', result]);
  }
  return results.map(([kind, result]) => ({ kind, result, commit, runId, at: at.toISOString() }));
}

/** Keeps what was handed in: the run that hands it in rarely is the one that has all the rest. Of each kind the newest counts. */
export function recordEvidence(
  { entry }: LedgerView,
  claim: ClaimName,
  items: readonly HandedIn[],
): Decision<NotMoved> {
  if (entry?.nonce !== claim.nonce) return { kind: 'stop', stop: 'superseded' };
  const known = entry.evidence ?? [];
  const isKnown = (item: HandedIn) =>
    known.some(({ kind, result, commit }) => kind === item.kind && result === item.result && commit === item.commit);
  if (entry.state !== 'merged' || items.every(isKnown)) return { kind: 'stop', stop: 'done-already' };
  const kept = known.filter(({ kind }) => !items.some((item) => item.kind === kind));
  // The time of the state stays: the deadline and redelivered triggers are measured by it.
  const change: Entry = { ...entry, evidence: [...kept, ...items] };
  return { kind: 'change', change: { entry: change, headline: `evidence handed in for ${entry.findingId}` } };
}
