import {
  Ending,
  REASONS,
  SESSION_START_MINUTES,
  type ReasonCode,
  type Settings,
  type Trace,
} from '@agent-remediation/conventions';
import { readPermission, type PullRequestFacts, type SubjectFacts, type SubjectIssue } from '@agent-remediation/github';
import { outOfCredits, sessionPhase, type Session, type SessionRead } from '@agent-remediation/session-api';
import { firstReference } from '@agent-remediation/text';
import { closeFinding, listedBase, mergedByPerson, undoMergeClosing } from '../closure/close.ts';
import { movesOf, type Moves } from '../closure/moves.ts';
import { closingFacts, type TargetPlace } from '../closure/run.ts';
import type { Deps } from '../deps.ts';
import { findSession, reference } from '../hand-off/post.ts';
import { stateOf } from '../ledger/claim.ts';
import type { Entry } from '../ledger/entry.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { recordAbandoned, recordCreated, recordPullRequest } from '../ledger/record.ts';
import { misfit, recordRetry, signed, type FindingVerdict } from './decide.ts';
import type { ReconcileInput } from './run.ts';

export interface AdvanceFacts {
  readonly input: ReconcileInput;
  readonly settings: Settings;
  /** Branches whose merges count for a finding. */
  readonly baseBranches: readonly string[];
  readonly ledger: LedgerDeps;
  /** Where the pull requests are; absent: where the findings are, on a default branch that is not known. */
  readonly target?: TargetPlace;
  /** Per finding id what a person decided about it. */
  readonly verdicts?: ReadonlyMap<string, FindingVerdict>;
  /** Per fingerprint the open pull requests that are for the finding. */
  readonly openPullRequests?: ReadonlyMap<string, readonly number[]>;
  /** GitHub's time. */
  readonly at: Date;
}

/** Where a finding stands after it was looked at. */
export interface Advanced {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly entry: Entry;
  /** The finding as it is before `finish`. */
  readonly before?: Entry;
  /** The write that ends the finding, to be made after people were told. */
  readonly finish?: () => Promise<Entry>;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Moves one open finding on by what is to be seen of its pull request, its checks and its session. */
export async function advance(
  found: Entry,
  subject: SubjectFacts,
  facts: AdvanceFacts,
  deps: Deps,
  trace: Trace,
): Promise<Advanced> {
  const verdict = facts.verdicts?.get(found.findingId);
  const plain = movesOf(facts.ledger, () => facts.at, facts.input.dryRun, deps);
  const moves = verdict ? signed(plain, verdict.by) : plain;
  const { entry, why } = await lookForSession(found, facts, moves, deps);
  const issue = await decidedIssue(subject.issue, facts, deps, trace);
  const decider = verdict?.by ?? (issue?.closedBy?.kind === 'person' ? issue.closedBy.login : undefined);
  const pullRequest = entry.state === 'merged' ? subject.known : pullRequestOf(entry, subject, facts);
  if (verdict) {
    const why = misfit(verdict, entry, pullRequest, facts.at);
    if (why !== undefined) return { reason: 'decision-refused', message: `${verdict.verdict}: ${why}`, entry };
  }
  if (entry.state === 'merged') return closing(entry, pullRequest, decider, facts, moves, deps, trace);
  if (pullRequest?.state === 'merged') return merged(entry, pullRequest, issue, decider, facts, moves, deps, trace);
  if (pullRequest?.state === 'open') return inReview(entry, pullRequest, issue, moves);
  if (pullRequest?.state === 'closed') {
    return {
      reason: 'abandoned',
      message: `pull request ${pullRequest.number} was closed without a merge`,
      ...moves.last(entry, (view) => recordAbandoned(view, entry, pullRequest.number)),
    };
  }
  if (verdict?.verdict === 'retry') {
    const now = await moves.now(entry, (view) => recordRetry(view, entry, verdict.by));
    return { reason: 'retry-decided', message: `${verdict.by} decided that it may be tried again`, entry: now };
  }
  if (decider !== undefined) {
    return {
      reason: 'given-up',
      message: verdict ? `${decider} gave it up` : `${decider} closed the issue`,
      ...moves.last(entry, (view) => recordAbandoned(view, entry, null)),
    };
  }
  return withoutPullRequest(entry, why, facts, deps);
}

/**
 * The author of an issue may always close it, and triage may close any: only somebody with write decides about a finding by it. A
 * permission that cannot be looked up decides nothing.
 */
async function decidedIssue(
  issue: SubjectIssue | undefined,
  facts: AdvanceFacts,
  deps: Deps,
  trace: Trace,
): Promise<SubjectIssue | undefined> {
  if (issue?.closedBy?.kind !== 'person') return issue;
  const { login } = issue.closedBy;
  const permission = await readPermission(deps.github, facts.input.repository, login);
  if (permission.kind === 'known' && permission.mayWrite) return issue;
  const why = permission.kind === 'known' ? `permission ${permission.permission}` : permission.why;
  trace.note('who closed the issue', `${login}: ${why}`, 'only somebody with write decides by closing');
  return { ...issue, closedBy: { kind: 'other' } };
}

/**
 * The finding's own: known by its number, or the newest of its branch that is younger than the claim. A fork's branch may have any name:
 * only one that a person merged and that named the finding's issue then counts (D15: close-on-merge leaves it to us), so that nobody
 * outside can move a finding on or end it.
 */
function pullRequestOf(
  entry: Entry,
  { pullRequests, known }: SubjectFacts,
  facts: AdvanceFacts,
): PullRequestFacts | undefined {
  const claimed = Date.parse(entry.claimedAt);
  const young = pullRequests.filter(({ createdAt }) => createdAt !== undefined && createdAt.getTime() >= claimed);
  const own = [...young.filter(({ fromFork }) => !fromFork), ...(known?.branch === entry.branch ? [known] : [])];
  const fork = young.find(
    (pullRequest) =>
      pullRequest.fromFork &&
      pullRequest.state === 'merged' &&
      !pullRequest.editedSince &&
      entry.issue !== null &&
      referenceOf(pullRequest, facts) === entry.issue,
  );
  return own.find(({ state }) => state === 'open') ?? own.find(({ state }) => state === 'merged') ?? fork ?? own[0];
}

/** An open pull request is in review; where somebody with write closed the issue, one of the two is a mistake. */
async function inReview(
  entry: Entry,
  pullRequest: PullRequestFacts,
  issue: SubjectIssue | undefined,
  moves: Moves,
): Promise<Advanced> {
  const now = await moves.now(entry, (view) => recordPullRequest(view, entry, pullRequest.number));
  if (issue?.closedBy?.kind === 'person') {
    const message = `${openSays(pullRequest)}, but ${issue.closedBy.login} closed the issue`;
    return { reason: 'stray-pull-request', message, entry: now };
  }
  return { reason: 'in-review', message: openSays(pullRequest), entry: now };
}

/** One finding, one pull request (seed 8): another open one is said with whatever else is to be seen. */
export function withDuplicates(advanced: Advanced, { openPullRequests }: AdvanceFacts): Advanced {
  const { entry, reason, message } = advanced;
  const open = openPullRequests?.get(entry.fingerprint) ?? [];
  const others = open.filter((number) => number !== entry.pullRequest);
  // A single one on another branch is no double: the finding's own may still come.
  if (others.length === 0 || (entry.pullRequest === null && open.length === 1)) return advanced;
  const also = `${message}; open for it as well: ${others.map((number) => `#${number}`).join(', ')}`;
  const quiet = REASONS[reason].level === 'done' && reason !== 'closed';
  return { ...advanced, reason: quiet ? 'duplicate-pull-request' : reason, message: also };
}

function openSays({ number, isDraft, autoMerge }: PullRequestFacts): string {
  const auto = autoMerge ? '; auto-merge is on: switch it off, a person must merge' : '';
  return `${isDraft ? 'draft ' : ''}pull request ${number} is open${auto}`;
}

async function merged(
  entry: Entry,
  pullRequest: PullRequestFacts,
  issue: SubjectIssue | undefined,
  decider: string | undefined,
  facts: AdvanceFacts,
  moves: Moves,
  deps: Deps,
  trace: Trace,
): Promise<Advanced> {
  // A person who decides, by closing the issue or by hand, has taken the decision that a bot's merge or another reference left open.
  if (decider === undefined) {
    try {
      await listedBase(pullRequest, facts.baseBranches, trace);
      mergedByPerson(pullRequest, trace);
      agrees(entry, pullRequest, facts);
    } catch (error) {
      if (entry.issue !== null && issue?.closedBy?.kind === 'merge')
        await undoMergeClosing({ number: entry.issue, open: false }, facts.input, deps);
      throw error;
    }
  }
  return closing(entry, pullRequest, decider, facts, moves, deps, trace);
}

async function closing(
  entry: Entry,
  pullRequest: PullRequestFacts | undefined,
  decidedBy: string | undefined,
  facts: AdvanceFacts,
  moves: Moves,
  deps: Deps,
  trace: Trace,
): Promise<Advanced> {
  const target = facts.target ?? { ...facts.input.repository, defaultBranch: undefined };
  const closingOf = closingFacts(facts.input, facts.settings, 'checks', target);
  return closeFinding(entry, { pullRequest, decidedBy }, closingOf, moves, deps, trace);
}

function agrees(entry: Entry, pullRequest: PullRequestFacts, facts: AdvanceFacts): void {
  const reference = referenceOf(pullRequest, facts);
  if (entry.issue === null || reference === entry.issue) return;
  const named = reference === undefined ? 'no issue' : `#${reference}`;
  throw new Ending(
    'reference-mismatch',
    `pull request ${pullRequest.number} names ${named}, the finding came from #${entry.issue}`,
  );
}

function referenceOf({ body }: PullRequestFacts, { input, settings }: AdvanceFacts): number | undefined {
  const { owner, name } = input.repository;
  const mode = settings.closing.link === 'first-reference' ? 'literal' : 'reference';
  return firstReference(body, { owner, repo: name, host: input.host }, mode)?.number;
}

async function withoutPullRequest(entry: Entry, why: string, facts: AdvanceFacts, deps: Deps): Promise<Advanced> {
  if (entry.state === 'posting') {
    if (stateOf(entry, facts.at) === 'posting')
      return { reason: 'working', message: 'the session is being asked for', entry };
    return { reason: 'session-unknown', message: `asked for at ${entry.at}, no answer known; ${why}`, entry };
  }
  const session = facts.input.withSessions && entry.session?.id ? await deps.sessions.get(entry.session.id) : undefined;
  if (session?.kind === 'found') return { ...sessionSays(session.session, entry, facts), entry };
  const unseen = session === undefined ? '' : `; ${unseenSession(session)}`;
  if (facts.at.getTime() - Date.parse(entry.claimedAt) > facts.settings.closing.deadlineDays * DAY) {
    return {
      reason: 'no-pull-request',
      message: `no pull request ${facts.settings.closing.deadlineDays} days after the claim${unseen}`,
      entry,
    };
  }
  return { reason: 'working', message: `no pull request yet${unseen}`, entry };
}

/** What keeps us from seeing the session, such as a key that was revoked: silence would look like work. */
function unseenSession(read: Exclude<SessionRead, { kind: 'found' }>): string {
  if (read.kind === 'missing') return 'the session service does not know the session';
  return `the session could not be looked up (${read.status ?? read.why})`;
}

/**
 * A session whose answer never came is looked for, also where a pull request is there already: that may be an earlier attempt's. Not
 * finding it proves nothing, so a person decides.
 */
async function lookForSession(
  entry: Entry,
  facts: AdvanceFacts,
  moves: Moves,
  deps: Deps,
): Promise<{ readonly entry: Entry; readonly why: string }> {
  if (entry.session !== null || stateOf(entry, facts.at) === 'posting') return { entry, why: '' };
  if (!facts.input.withSessions || !facts.settings.session.readBack)
    return { entry, why: 'sessions are not looked up here' };
  const found = await findSession(entry, facts.settings.session.dedupeTag === 'fingerprint' ? 'tag' : 'title', deps);
  if (found.kind === 'not-found') return { entry, why: found.why };
  // What the service says goes through the same filter as the answer to a hand-off: the ledger forgets nothing (P6).
  const session = reference(found.session.sessionId, found.session.url, deps);
  return { entry: await moves.now(entry, (view) => recordCreated(view, entry, session)), why: '' };
}

function sessionSays(
  session: Session,
  entry: Entry,
  facts: AdvanceFacts,
): { readonly reason: ReasonCode; readonly message: string } {
  const phase = sessionPhase(session);
  const age = facts.at.getTime() - Date.parse(entry.claimedAt);
  const overdue = age > facts.settings.closing.deadlineDays * DAY;
  switch (phase) {
    case 'waiting-for-person':
      return { reason: 'session-waiting', message: 'the session waits for a person' };
    case 'failed':
    case 'stopped':
    case 'finished':
      return {
        reason: 'session-stopped',
        message: outOfCredits(session) ? 'the session stopped: out of credits or quota' : `the session is ${phase}`,
      };
    case 'starting':
      if (age > SESSION_START_MINUTES * MINUTE)
        return {
          reason: 'session-not-started',
          message: `claimed at ${entry.claimedAt} and not started since`,
        };
      return { reason: 'working', message: 'the session is starting' };
    case 'working':
    case 'unknown':
      return overdue
        ? {
            reason: 'no-pull-request',
            message: `the session is ${phase}, without a pull request after ${facts.settings.closing.deadlineDays} days`,
          }
        : { reason: 'working', message: `the session is ${phase}` };
  }
}
