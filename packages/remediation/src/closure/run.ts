import {
  Ending,
  REASONS,
  succeeds,
  Trace,
  type ClosingSettings,
  type EvidenceKind,
  type Outcome,
  type Settings,
} from '@agent-remediation/conventions';
import {
  closeIssue,
  GitHubFault,
  githubEnding,
  readIssue,
  readPullRequest,
  readRepository,
  type IssueState,
  type PullRequestFacts,
  type RepositoryFacts,
  type RepositoryName,
} from '@agent-remediation/github';
import { firstReference } from '@agent-remediation/text';
import type { Deps } from '../deps.ts';
import { ledgerDeps, ledgerPort } from '../hand-off/hand-off.ts';
import { stateOf } from '../ledger/claim.ts';
import type { Entry } from '../ledger/entry.ts';
import { readOpen, type OpenView } from '../ledger/ledger.ts';
import { settingsOf } from '../settings.ts';
import { tell, type Told } from '../tell/tell.ts';
import { ledgerIsPrivate, ledgerKeepsSecret } from '../trust/places.ts';
import {
  closeFinding,
  findingBases,
  listedBase,
  mergedByPerson,
  mergedFix,
  undoMergeClosing,
  type ClosingFacts,
} from './close.ts';
import { gatherEvidence } from './evidence/evidence.ts';
import { takeIn, type HandedInput } from './evidence/handed-in.ts';
import type { MergeIntake } from './merge-event.ts';
import { movesOf } from './moves.ts';

/** What the action close-on-merge runs on. Inputs win over the settings; absent means: as the settings say. */
export interface CloseInput {
  readonly merge: Extract<MergeIntake, { kind: 'merged' }>;
  readonly repository: RepositoryName;
  readonly host: string;
  readonly runId: string;
  readonly verify: ClosingSettings['verify'];
  readonly evidence: readonly EvidenceKind[] | undefined;
  readonly checks: readonly string[] | undefined;
  readonly workflows: readonly string[] | undefined;
  /** What the workflow found out itself about the merge commit. */
  readonly handedIn: HandedInput | undefined;
  readonly link: ClosingSettings['link'] | undefined;
  readonly pullRequests: ClosingSettings['pullRequests'] | undefined;
  readonly dryRun: boolean;
}

export interface CloseOutcome extends Outcome {
  readonly closed: boolean;
  readonly issue: number | undefined;
  readonly entry: Entry | undefined;
  readonly success: boolean;
}

type Result = Omit<CloseOutcome, 'trace' | 'success'> & {
  readonly issueState?: IssueState | undefined;
  /** What is done last, after people were told: a run that breaks off before it leaves the rest to be found. */
  readonly finish?: () => Promise<Pick<CloseOutcome, 'closed' | 'entry'>>;
  /** The finding as it is before `finish`. */
  readonly before?: Entry | undefined;
};

interface Progress {
  readonly trace: Trace;
  facts?: RepositoryFacts;
  entry?: Entry;
  issue?: IssueState;
}

/** The whole of close-on-merge: which pull request, merged by whom, which issue, what evidence. Never throws. */
export async function closeOnMerge(input: CloseInput, deps: Deps): Promise<CloseOutcome> {
  const progress: Progress = { trace: new Trace() };
  let result = await toClosing(input, progress, deps).catch((error: unknown): Result => ended(error, progress));
  let told = await tellResult(input, progress, result, deps);
  try {
    // What people do not see yet is not ended: reconcile finds the finding open, and makes both good.
    if (result.finish && told.unfinished) result = { ...result, entry: result.before };
    else if (result.finish) result = { ...result, ...(await result.finish()) };
  } catch (error) {
    result = { ...ended(error, progress), closed: result.closed };
    told = await tellResult(input, progress, result, deps);
  }
  const { reason, message, closed, issue, entry } = result;
  return {
    reason,
    message,
    closed,
    issue,
    entry,
    trace: progress.trace.rows,
    success: succeeds(reason, told.commented),
  };
}

async function toClosing(input: CloseInput, progress: Progress, deps: Deps): Promise<Result> {
  const { trace } = progress;
  if (input.merge.fromFork) {
    trace.stop('pull request', `${input.merge.number} comes from a fork`, 'reconcile finishes it by polling');
    throw new Ending('fork', `pull request ${input.merge.number} comes from a fork`);
  }
  const facts = await (deps.facts ?? readRepository(deps.github, input.repository));
  progress.facts = facts;
  const settings = await settingsOf(facts, trace);
  await ledgerKeepsSecret(facts, settings, () => ledgerIsPrivate(settings, deps), trace);
  const open = await openFindings(facts, settings, deps);
  const pullRequest = await pullRequestOf(input, deps);
  const mine = ownEntries(input, open, facts);
  const entry = isTarget(facts, settings) ? entryOf(mine, pullRequest) : undefined;
  if (entry) {
    progress.entry = entry;
    trace.pass('pull request', `${pullRequest.number} belongs to the finding ${entry.findingId}`);
    return ofLedger(entry, pullRequest, input, facts, settings, progress, deps);
  }
  const all = (input.pullRequests ?? settings.closing.pullRequests) === 'all';
  // Without a ledger the seed's rule holds, unless the workflow says in words that it wants findings only.
  if (!all && (open !== undefined || input.pullRequests === 'ours')) {
    trace.stop(
      'pull request',
      `${pullRequest.number} (branch ${pullRequest.branch}) belongs to no open finding`,
      'set `closing.pull-requests: all`',
    );
    throw new Ending('not-ours', `pull request ${pullRequest.number} belongs to no open finding of the ledger`);
  }
  trace.pass(
    'pull request',
    open === undefined ? 'the repository has no ledger: every merged pull request counts' : '`pull-requests: all`',
  );
  await listedBase(pullRequest, settings.closing.baseBranches, trace);
  return withoutFinding(pullRequest, mine, open === undefined, input, settings, progress, deps);
}

async function openFindings(facts: RepositoryFacts, settings: Settings, deps: Deps): Promise<OpenView | undefined> {
  const open = await readOpen(ledgerPort({ settings, repository: facts }, deps)).catch((error: unknown) => {
    throw githubEnding(error, 'reading the ledger');
  });
  if (open === undefined && (facts.hasStatusLabels || settings.ledger.repository !== undefined)) {
    throw new Ending(
      'ledger-missing',
      'the ledger branch does not exist, but this repository was in use or names a ledger',
    );
  }
  return open;
}

async function pullRequestOf(input: CloseInput, deps: Deps): Promise<PullRequestFacts> {
  const found = await readPullRequest(deps.github, input.repository, input.merge.number).catch((error: unknown) => {
    throw githubEnding(error, 'reading the pull request');
  });
  if (found?.state !== 'merged')
    throw new Ending('not-merged', `GitHub does not show pull request ${input.merge.number} as merged`);
  return found;
}

/** Whether the pull requests of findings are here, and not in another repository that the settings name for them. */
function isTarget({ nameWithOwner }: RepositoryFacts, { targetRepository = nameWithOwner }: Settings): boolean {
  return targetRepository.toLowerCase() === nameWithOwner.toLowerCase();
}

/** The open findings of this repository, wherever their pull requests are. */
function ownEntries(input: CloseInput, open: OpenView | undefined, facts: RepositoryFacts): readonly Entry[] {
  return [...(open?.open.values() ?? [])].filter(
    ({ repository }) => repository.host === input.host && repository.id === facts.id,
  );
}

/** Ours: the number or the branch of an open entry. */
function entryOf(mine: readonly Entry[], pullRequest: PullRequestFacts): Entry | undefined {
  return (
    mine.find((entry) => entry.pullRequest === pullRequest.number) ??
    mine.find((entry) => entry.branch === pullRequest.branch)
  );
}

async function ofLedger(
  entry: Entry,
  pullRequest: PullRequestFacts,
  input: CloseInput,
  facts: RepositoryFacts,
  settings: Settings,
  progress: Progress,
  deps: Deps,
): Promise<Result> {
  const { trace } = progress;
  if (entry.issue !== null) {
    const issue = await readIssue(deps.github, { ...input.repository, issue: entry.issue });
    if (issue) progress.issue = issue;
  }
  const closing = closingFacts(input, settings, 'checks', { ...input.repository, defaultBranch: facts.defaultBranch });
  try {
    await listedBase(pullRequest, findingBases(settings, facts), trace);
    mergedByPerson(pullRequest, trace);
    if (entry.issue !== null) agrees(input, settings, entry.issue, trace);
  } catch (error) {
    if (progress.issue) await undoMergeClosing(progress.issue, closing, deps);
    throw error;
  }
  const ledger = ledgerDeps({ repository: facts, settings }, ledgerPort({ settings, repository: facts }, deps), deps);
  const moves = movesOf(ledger, deps.now, input.dryRun, deps);
  const result = await closeFinding(entry, { pullRequest }, closing, moves, deps, trace);
  const { reason, message, closed, issue, before, finish } = result;
  return {
    reason,
    message,
    closed,
    entry: result.entry,
    issue: entry.issue ?? undefined,
    issueState: issue,
    ...(finish ? { before, finish: async () => ({ closed, entry: await finish() }) } : {}),
  };
}

/** The description has to name the issue that the finding came from: a person's last word on what was fixed (D13). */
function agrees(input: CloseInput, settings: Settings, wanted: number, trace: Trace): void {
  const number = referenceOf(input, settings, trace);
  if (number === wanted) return;
  trace.stop(
    'reference',
    `#${number}, but the finding is #${wanted}`,
    `write \`Refs #${wanted}\` first in the description; then close the issue by hand`,
  );
  throw new Ending('reference-mismatch', `the description names #${number}, the finding came from #${wanted}`);
}

function referenceOf(input: CloseInput, settings: Settings, trace: Trace): number {
  const link = input.link ?? settings.closing.link;
  const { owner, name } = input.repository;
  const context = { owner, repo: name, host: input.host };
  const reference = firstReference(input.merge.body, context, link === 'first-reference' ? 'literal' : 'reference');
  if (!reference) {
    trace.stop('reference', 'the description names no issue', 'write `Refs #<number>` into the description');
    throw new Ending('no-reference', 'the description names no issue of this repository');
  }
  trace.pass('reference', `#${reference.number} in line ${reference.line} (${link})`);
  return reference.number;
}

/** The seed's rule: merged, the first `#<number>`, closed. For a repository without a ledger, or with `pull-requests: all`. */
async function withoutFinding(
  pullRequest: PullRequestFacts,
  mine: readonly Entry[],
  alone: boolean,
  input: CloseInput,
  settings: Settings,
  progress: Progress,
  deps: Deps,
): Promise<Result> {
  const { trace } = progress;
  const number = referenceOf(input, settings, trace);
  const owner = mine.find((entry) => entry.issue === number);
  if (owner) {
    trace.stop('reference', `#${number} is the finding ${owner.findingId}, which is in work`, 'close it by hand');
    throw new Ending('not-ours', `#${number} is a finding in work: its own pull request closes it, or a person`);
  }
  const issue = await readIssue(deps.github, { ...input.repository, issue: number });
  if (!issue) throw new Ending('issue-missing', `#${number} does not exist here`);
  if (issue.isPullRequest) throw new Ending('reference-is-pull-request', `#${number} is a pull request`);
  progress.issue = issue;
  mergedByPerson(pullRequest, trace);
  if (!issue.open) throw new Ending('issue-already-closed', `#${number} is closed already`);
  const here = { closed: false, issue: number, entry: undefined, issueState: issue };
  const closing = closingFacts(input, settings, 'none', {
    ...input.repository,
    defaultBranch: progress.facts?.defaultBranch,
  });
  const waits = await evidenceLacks(pullRequest, closing, alone, deps, trace);
  if (waits) return { ...waits, ...here };
  const message = `pull request ${pullRequest.number} was merged into ${pullRequest.baseBranch} by ${pullRequest.mergedBy?.login ?? 'somebody'}`;
  const finish = async () => {
    await closeIssue(deps.github, { ...input.repository, issue: number });
    return { closed: true, entry: undefined };
  };
  return { reason: 'closed', message, ...here, ...(input.dryRun ? {} : { finish }) };
}

/** `undefined`: nothing is lacking. Without a finding no reconcile looks again, so the way on is said. */
async function evidenceLacks(
  { mergeCommit, mergedAt }: PullRequestFacts,
  facts: ClosingFacts,
  alone: boolean,
  deps: Deps,
  trace: Trace,
): Promise<Pick<Result, 'reason' | 'message'> | undefined> {
  if (facts.verify === 'none') return undefined;
  const { wanted, runId } = facts;
  const commit = mergeCommit ?? null;
  // No ledger keeps it: what is handed in counts in this run alone.
  const of = { findingId: '', commit, runId, at: deps.now() };
  const handedIn = facts.handedIn ? await takeIn(facts.handedIn, of, wanted.kinds, trace) : [];
  const none = { findingId: undefined, issue: null, covers: [], home: undefined };
  const fix = mergedFix(facts, { ...none, commit, mergedAt, handedIn });
  const evidence = await gatherEvidence(deps.github, fix, wanted, trace);
  if (evidence.kind === 'verified') return undefined;
  const why = alone ? 'there is no ledger' : 'it is no finding of the ledger';
  const message = `${evidence.seen}; ${why}, so nothing looks again by itself: re-run this job then, or close the issue by hand`;
  switch (evidence.kind) {
    case 'failed':
      return { reason: 'verification-failed', message };
    case 'not-named':
      return { reason: 'checks-not-named', message };
    case 'impossible':
      return { reason: 'evidence-not-possible', message };
    case 'pending':
      return { reason: 'merged-awaiting-evidence', message };
  }
}

/** Where the pull requests are. */
export interface TargetPlace extends RepositoryName {
  /** `undefined`: the repository cannot be read. */
  readonly defaultBranch: string | undefined;
}

export function closingFacts(
  input: Pick<CloseInput, 'repository' | 'runId' | 'dryRun'> &
    Partial<Pick<CloseInput, 'verify' | 'evidence' | 'checks' | 'workflows' | 'handedIn'>>,
  { closing }: Settings,
  otherwise: 'checks' | 'none',
  { defaultBranch, ...target }: TargetPlace,
): ClosingFacts {
  return {
    repository: input.repository,
    target,
    defaultBranch,
    verify: input.verify ?? closing.verify ?? otherwise,
    wanted: {
      kinds: input.evidence ?? closing.evidence,
      checks: input.checks ?? closing.checks,
      workflows: input.workflows ?? closing.workflows,
    },
    handedIn: input.handedIn,
    deadlineDays: closing.deadlineDays,
    runId: input.runId,
    dryRun: input.dryRun,
  };
}

function ended(error: unknown, { trace, entry, issue }: Progress): Result {
  const ending =
    error instanceof Ending
      ? error
      : error instanceof GitHubFault
        ? githubEnding(error, 'talking to GitHub')
        : new Ending('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
  if (!trace.rows.some((row) => row.verdict === 'stop'))
    trace.stop(ending.reason, ending.message, REASONS[ending.reason].remedy);
  return { reason: ending.reason, message: ending.message, closed: false, issue: issue?.number, entry };
}

const SHOWN: Told = { commented: true, unfinished: false };

/** Whoever reads the issue learns what was merged and why it is closed, or not. */
async function tellResult(input: CloseInput, progress: Progress, result: Result, deps: Deps): Promise<Told> {
  const issue = result.issueState ?? progress.issue;
  // Where there is no issue to tell, a clear ending is not made a failure by that: the run's own warning has to do.
  if (!issue || issue.isPullRequest || input.dryRun || result.reason === 'issue-already-closed') return SHOWN;
  const place = {
    ...input.repository,
    issue: issue.number,
    labels: issue.labels,
    comment: 'unknown' as const,
    hasStatusLabels: progress.facts?.hasStatusLabels ?? false,
  };
  const explained = REASONS[result.reason].level === 'refused' || REASONS[result.reason].level === 'failed';
  const telling = {
    entry: result.entry,
    state: result.entry === undefined ? undefined : stateOf(result.entry, deps.now()),
    reason: result.reason,
    message: result.message,
    pullRequest: input.merge.number,
    at: deps.now(),
    ...(explained ? { trace: progress.trace.rows } : {}),
  };
  return tell(place, telling, deps, progress.trace);
}
