import { Ending, type ReasonCode, type Settings, type Trace } from '@agent-remediation/conventions';
import {
  closeIssue,
  readClosedBy,
  readIssue,
  reopenIssue,
  type IssuePlace,
  type IssueState,
  type PullRequestFacts,
  type RepositoryFacts,
  type RepositoryName,
} from '@agent-remediation/github';
import type { Deps } from '../deps.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Decision, LedgerView } from '../ledger/ledger.ts';
import { recordClosed, recordMerged, type ClaimName, type NotMoved } from '../ledger/record.ts';
import { gatherEvidence, type Evidence, type MergedFix, type Wanted } from './evidence/evidence.ts';
import { recordEvidence, takeIn, type HandedInput } from './evidence/handed-in.ts';
import type { Moves } from './moves.ts';

/** How a merged finding is verified and closed. */
export interface ClosingFacts {
  /** Where the issue is. */
  readonly repository: RepositoryName;
  /** Where the pull request and its merge commit are. */
  readonly target: RepositoryName;
  /** Default branch of `target`; `undefined`: not known. */
  readonly defaultBranch: string | undefined;
  readonly verify: 'checks' | 'none';
  readonly wanted: Wanted;
  /** What this run's workflow found out itself. */
  readonly handedIn: HandedInput | undefined;
  readonly deadlineDays: number;
  readonly runId: string;
  readonly dryRun: boolean;
}

export interface Closed {
  readonly reason: ReasonCode;
  readonly message: string;
  /** The finding as it is, or, with `finish`, as it will be. */
  readonly entry: Entry;
  /** Whether this run closed the issue. */
  readonly closed: boolean;
  readonly issue: IssueState | undefined;
  /** The finding as it is before `finish`. */
  readonly before?: Entry;
  /** The write that ends the finding, to be made after people were told. */
  readonly finish?: () => Promise<Entry>;
}

/** What speaks for closing a finding: its merged pull request, or a person who closed the issue by hand after a merge. */
export interface Grounds {
  /** `undefined`: known to be merged, but not to be seen any more. */
  readonly pullRequest: Pick<PullRequestFacts, 'number' | 'mergeCommit' | 'mergedAt'> | undefined;
  /** Login of the person who closed the issue by hand. */
  readonly decidedBy?: string | undefined;
}

/** Only a person's merge counts (D15): a bot or auto-merge ends with `merged-without-human`. */
export function mergedByPerson(pullRequest: PullRequestFacts, trace: Trace): void {
  const { mergedBy, autoMerge, number } = pullRequest;
  if (mergedBy?.isPerson && !autoMerge) {
    trace.pass('who merged', `${mergedBy.login}, a person${mergedBy.throughQueue ? ', through the merge queue' : ''}`);
    return;
  }
  const who = autoMerge ? 'auto-merge' : `${mergedBy?.login ?? 'somebody unknown'}, who is not a person`;
  trace.stop('who merged', who, 'a person checks the change and closes the issue; switch auto-merge off');
  throw new Ending('merged-without-human', `pull request ${number} was merged by ${who}`);
}

/**
 * Where a finding's fix must be merged: the listed branches, else the one that its brief named. `elsewhere`: the default branch of the
 * target, where that is another repository and can be read.
 */
export function findingBases(
  settings: Settings,
  repository: Pick<RepositoryFacts, 'defaultBranch'>,
  elsewhere?: string,
): readonly string[] {
  if (settings.closing.baseBranches.length > 0) return settings.closing.baseBranches;
  if (settings.baseBranch !== undefined) return [settings.baseBranch];
  if (settings.targetRepository === undefined) return [repository.defaultBranch];
  return elsewhere === undefined ? [] : [elsewhere];
}

/** A merge into a branch that the settings do not list is no end of a finding, such as one into another feature branch. */
export async function listedBase(
  { baseBranch }: PullRequestFacts,
  listed: readonly string[],
  trace: Trace,
): Promise<void> {
  if (listed.length === 0) return;
  const { default: picomatch } = await import('picomatch');
  if (!picomatch.isMatch(baseBranch, [...listed])) {
    trace.stop('base branch', baseBranch, 'add it to `closing.base-branches` in the settings');
    throw new Ending('base-branch-not-listed', `merged into ${baseBranch}`);
  }
  trace.pass('base branch', `${baseBranch} is listed`);
}

/** Moves a merged finding on: `created → merged`, and, with evidence, `merged → closed` and the issue with it. */
export async function closeFinding(
  found: Entry,
  grounds: Grounds,
  facts: ClosingFacts,
  moves: Moves,
  deps: Deps,
  trace: Trace,
): Promise<Closed> {
  const commit = grounds.pullRequest?.mergeCommit ?? found.mergeCommit;
  const number = grounds.pullRequest?.number ?? found.pullRequest;
  const merge = { pullRequest: number ?? 0, commit, verify: facts.verify };
  const issue = await issueOf(found, facts, deps, trace);
  if (facts.verify === 'none' && grounds.decidedBy === undefined) {
    trace.note(
      'verification',
      'none asked for: the issue is closed, the finding stays `merged`',
      'set `closing.verify: checks`',
    );
    const closed = await close(issue, facts, deps);
    const end = ended(found, issue, 'merged; no verification asked for');
    const last = moves.last(found, (view) =>
      found.state === 'merged' ? recordUnverified(view, found) : recordMerged(view, found, merge),
    );
    return { ...end, closed, issue, ...last };
  }
  const recorded =
    found.state === 'merged'
      ? found
      : await moves.now(found, (view) => recordMerged(view, found, { ...merge, verify: 'checks' }));
  const isOurs = recorded.nonce === found.nonce && (recorded.state === 'merged' || recorded.state === 'closed');
  if (!isOurs)
    throw new Ending('claim-lost', `the finding was handed off anew while pull request ${number} was looked at`);
  const merged = await withHandedIn(recorded, commit, facts, moves, deps, trace);
  const evidence = await gatherEvidence(
    deps.github,
    mergedFix(facts, {
      commit,
      mergedAt: grounds.pullRequest?.mergedAt ?? new Date(merged.mergedAt ?? merged.at),
      findingId: merged.findingId,
      issue: merged.issue,
      covers: merged.covers ?? [],
      home: { host: merged.repository.host, repositoryId: merged.repository.id },
      handedIn: merged.evidence ?? [],
    }),
    facts.wanted,
    trace,
  );
  if (evidence.kind === 'verified') {
    const closed = await close(issue, facts, deps);
    const last = moves.last(merged, (view) => recordClosed(view, found));
    return { ...ended(found, issue, evidence.seen), closed, issue, ...last };
  }
  if (grounds.decidedBy !== undefined) {
    const how = found.issue === null ? 'decided that it is closed' : 'closed the issue by hand';
    const message = `${grounds.decidedBy} ${how}, a person's decision; the evidence: ${evidence.seen}`;
    const last = moves.last(merged, (view) => recordClosed(view, found));
    return { reason: 'closed', message, closed: false, issue, ...last };
  }
  if (evidence.kind === 'failed' && issue && !issue.open) await undoMergeClosing(issue, facts, deps);
  return { ...waiting(evidence, merged, facts, deps), entry: merged, closed: false, issue };
}

export function mergedFix(
  { target, defaultBranch, runId }: ClosingFacts,
  fix: Omit<MergedFix, 'target' | 'defaultBranch' | 'ownRunId'>,
): MergedFix {
  return { target, defaultBranch, ownRunId: runId, ...fix };
}

/** What the workflow hands in is kept first, so that it counts also where the rest of the evidence comes later. */
async function withHandedIn(
  merged: Entry,
  commit: string | null,
  facts: ClosingFacts,
  moves: Moves,
  deps: Deps,
  trace: Trace,
): Promise<Entry> {
  if (facts.handedIn === undefined) return merged;
  const of = { findingId: merged.findingId, commit, runId: facts.runId, at: deps.now() };
  const items = await takeIn(facts.handedIn, of, facts.wanted.kinds, trace);
  return items.length === 0 ? merged : moves.now(merged, (view) => recordEvidence(view, merged, items));
}

/** The settings ask for no verification any more: the finding stays `merged`, and is not looked at again (D14). */
function recordUnverified({ entry, at }: LedgerView, { nonce }: ClaimName): Decision<NotMoved> {
  if (entry?.nonce !== nonce) return { kind: 'stop', stop: 'superseded' };
  if (entry.state !== 'merged' || entry.verify === 'none') return { kind: 'stop', stop: 'done-already' };
  const change = { ...entry, verify: 'none', at: at.toISOString() } as const;
  return { kind: 'change', change: { entry: change, headline: `no verification asked for ${entry.findingId}` } };
}

/**
 * GitHub itself closes an issue for "Fixes #n" at the merge, before any verification (D13): that is taken back. What a person closed by
 * hand stays closed.
 */
export async function undoMergeClosing(
  issue: Pick<IssueState, 'number' | 'open'>,
  facts: Pick<ClosingFacts, 'repository' | 'dryRun'>,
  deps: Pick<Deps, 'github'>,
): Promise<void> {
  const place: IssuePlace = { ...facts.repository, issue: issue.number };
  if (issue.open || facts.dryRun || (await readClosedBy(deps.github, place))?.kind !== 'merge') return;
  await reopenIssue(deps.github, place);
}

async function issueOf(
  { issue }: Entry,
  { repository }: ClosingFacts,
  deps: Deps,
  trace: Trace,
): Promise<IssueState | undefined> {
  if (issue === null) return undefined;
  const found = await readIssue(deps.github, { ...repository, issue });
  if (found === undefined) trace.note('issue', `#${issue} does not exist here any more`, 'close it where it lives now');
  return found;
}

/** An issue that was deleted or transferred cannot be closed from here, and somebody has to know. */
function ended(
  { issue: number }: Entry,
  issue: IssueState | undefined,
  message: string,
): { readonly reason: ReasonCode; readonly message: string } {
  if (number !== null && issue === undefined)
    return { reason: 'issue-missing', message: `${message}; #${number} does not exist here any more` };
  return { reason: 'closed', message };
}

async function close(issue: IssueState | undefined, facts: ClosingFacts, deps: Deps): Promise<boolean> {
  if (!issue?.open || facts.dryRun) return false;
  await closeIssue(deps.github, { ...facts.repository, issue: issue.number });
  return true;
}

function waiting(
  evidence: Evidence,
  entry: Entry,
  facts: ClosingFacts,
  deps: Deps,
): { readonly reason: ReasonCode; readonly message: string } {
  if (evidence.kind === 'failed') return { reason: 'verification-failed', message: evidence.seen };
  if (evidence.kind === 'not-named') return { reason: 'checks-not-named', message: evidence.seen };
  if (evidence.kind === 'impossible') return { reason: 'evidence-not-possible', message: evidence.seen };
  const days = (deps.now().getTime() - Date.parse(entry.mergedAt ?? entry.at)) / 86_400_000;
  // No number that grows: the comment would be written anew every day.
  if (days > facts.deadlineDays)
    return {
      reason: 'verification-overdue',
      message: `${evidence.seen}; more than ${facts.deadlineDays} days after the merge`,
    };
  return { reason: 'merged-awaiting-evidence', message: evidence.seen };
}
