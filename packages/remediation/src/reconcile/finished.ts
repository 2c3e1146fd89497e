import {
  BRANCH_PREFIX,
  FINDING_ID,
  fingerprint,
  TRACKING_MARKER,
  type Ending,
  type Settings,
  type Trace,
} from '@agent-remediation/conventions';
import {
  readAlertState,
  reopenIssue,
  survey,
  type FixedIssue,
  type OpenPullRequest,
  type RepositoryName,
} from '@agent-remediation/github';
import { firstReference } from '@agent-remediation/text';
import { alertOf } from '../closure/evidence/alert.ts';
import type { Deps } from '../deps.ts';
import { findingPath, isOpen, parseEntry, type Entry } from '../ledger/entry.ts';
import type { Decision, LedgerPort, LedgerView } from '../ledger/ledger.ts';
import type { ClaimName, NotMoved } from '../ledger/record.ts';
import { endingOf } from './report.ts';

/** What is to be seen of findings that are finished: pull requests that live on, and findings that came back. */
export interface Finished {
  /** Abandoned findings whose pull request is open again. */
  readonly reopened: readonly Entry[];
  /** Open pull requests of findings that are finished. */
  readonly strays: readonly Seen[];
  /** Closed findings that are back. */
  readonly back: readonly Back[];
  /** Per open finding the open pull requests that are for it, its own included. */
  readonly pullRequests: ReadonlyMap<string, readonly number[]>;
  /** What could not be read: nothing is concluded from it. */
  readonly failed?: Ending;
}

export interface Seen {
  readonly entry: Entry;
  readonly message: string;
}

export interface Back extends Seen {
  readonly issue: FixedIssue;
}

export interface FinishedFacts {
  readonly input: { readonly repository: RepositoryName; readonly host: string; readonly dryRun: boolean };
  readonly settings: Pick<Settings, 'closing'>;
  readonly repository: { readonly id: number };
  readonly target: RepositoryName;
  readonly port: LedgerPort;
  /** The open findings of this repository. */
  readonly mine: readonly Entry[];
}

/** Alerts of closed findings that are looked at in one run. */
const ALERTS = 10;

/** One request of GitHub, one of the ledger where there is a candidate, and one per alert that is looked at. */
export async function lookAtFinished(facts: FinishedFacts, deps: Deps, trace: Trace): Promise<Finished> {
  const { input, target, mine } = facts;
  const found = await survey(deps.github, input.repository, target, TRACKING_MARKER);
  if (!found.allPullRequests) trace.note('open pull requests', 'more than 100; the newest 100 were looked at');
  const ours = found.pullRequests.filter(({ branch, fromFork }) => !fromFork && branch.startsWith(BRANCH_PREFIX));
  const entries = await entriesOf(
    [...ours.flatMap((pullRequest) => idsOf(pullRequest, facts)), ...found.fixed.flatMap(idsOfIssue)],
    facts,
  );
  const [pullRequests, reopened, strays] = [new Map<string, number[]>(), [] as Entry[], [] as Seen[]];
  for (const pullRequest of ours) {
    const open = mine.find((entry) => isFor(entry, pullRequest, facts));
    const entry = open ?? idsOf(pullRequest, facts).flatMap((id) => entries.get(id) ?? [])[0];
    if (open) pullRequests.set(open.fingerprint, [...(pullRequests.get(open.fingerprint) ?? []), pullRequest.number]);
    else if (entry?.state === 'abandoned' && entry.pullRequest === pullRequest.number) reopened.push(entry);
    else if (entry && isEnded(entry)) strays.push({ entry, message: strayMessage(pullRequest, entry) });
  }
  const seen = { reopened, strays, pullRequests };
  try {
    return { ...seen, back: await cameBack(found.fixed, entries, facts, deps) };
  } catch (error) {
    return { ...seen, back: [], failed: endingOf(error) };
  }
}

/** Fixed, or given up by a person. What was refused, or whose pull request was closed, may well be fixed by hand. */
function isEnded(entry: Entry): boolean {
  if (isOpen(entry) || entry.state === 'rejected') return false;
  return entry.state !== 'abandoned' || entry.pullRequest === null;
}

function strayMessage({ number, branch }: OpenPullRequest, { state, findingId }: Entry): string {
  return `pull request ${number} (${branch}) is open, but the finding ${findingId} is ${state}`;
}

/** By the branch that its brief names, by its number, or by the issue that the description names. */
function isFor(entry: Entry, pullRequest: OpenPullRequest, facts: FinishedFacts): boolean {
  if (entry.branch === pullRequest.branch || entry.pullRequest === pullRequest.number) return true;
  return entry.issue !== null && entry.issue === referenceOf(pullRequest, facts);
}

function referenceOf({ body }: OpenPullRequest, { input, settings }: FinishedFacts): number | undefined {
  const { owner, name } = input.repository;
  const mode = settings.closing.link === 'first-reference' ? 'literal' : 'reference';
  return firstReference(body, { owner, repo: name, host: input.host }, mode)?.number;
}

/**
 * Ids of the findings that a pull request may be for. A branch whose name is no id (a finding id that git refuses in a ref) names none: such
 * a finding is known by its issue only.
 */
function idsOf(pullRequest: OpenPullRequest, facts: FinishedFacts): readonly string[] {
  const named = pullRequest.branch.slice(BRANCH_PREFIX.length).replace(/\+[0-9]+$/, '');
  const issue = referenceOf(pullRequest, facts);
  return [...(FINDING_ID.test(named) ? [named] : []), ...(issue === undefined ? [] : [`issue-${issue}`])];
}

/** The finding of an issue is named by the number, or by our own comment where a marker gave it another id. */
function idsOfIssue({ number, comment }: FixedIssue): readonly string[] {
  const said = typeof comment === 'object' ? /^\| Finding \| `([^`]+)` \|$/m.exec(comment.body)?.[1] : undefined;
  return [...(said !== undefined && FINDING_ID.test(said) ? [said] : []), `issue-${number}`];
}

async function entriesOf(
  ids: readonly string[],
  { input, repository, port }: FinishedFacts,
): Promise<ReadonlyMap<string, Entry>> {
  const pathOf = (id: string) => findingPath(fingerprint({ host: input.host, repositoryId: repository.id, id }));
  const [wanted, entries] = [[...new Set(ids)], new Map<string, Entry>()];
  for (let start = 0; start < wanted.length; start += LOOKED_UP) {
    const some = wanted.slice(start, start + LOOKED_UP);
    const read = await port.read(some.map(pathOf));
    if (read.kind === 'missing') break;
    for (const id of some) {
      const entry = parseEntry(read.files.get(pathOf(id)), pathOf(id));
      if (entry) entries.set(id, entry);
    }
  }
  return entries;
}
/** Files of the ledger per call. */
const LOOKED_UP = 100;

/**
 * A closed finding is back when its issue was reopened, or when its alert is open again although evidence, and no person, had closed it.
 */
async function cameBack(
  fixed: readonly FixedIssue[],
  entries: ReadonlyMap<string, Entry>,
  { input, settings, target }: FinishedFacts,
  deps: Deps,
): Promise<readonly Back[]> {
  const back: Back[] = [];
  let looked = 0;
  for (const issue of fixed) {
    const entry = idsOfIssue(issue)
      .flatMap((id) => entries.get(id) ?? [])
      .find((candidate) => candidate.issue === issue.number);
    if (entry?.state !== 'closed') continue;
    if (issue.open) {
      const by = issue.reopenedBy === undefined ? '' : ` by ${issue.reopenedBy}`;
      back.push({ entry, issue, message: `#${issue.number} was reopened${by}` });
      continue;
    }
    const alert = alertOf(entry.findingId);
    if (alert === undefined || issue.closedBy?.kind === 'person' || looked >= ALERTS) continue;
    if (!settings.closing.evidence.includes('alert')) continue;
    looked += 1;
    const state = await readAlertState(deps.github, target, alert);
    if (state?.state !== 'open') continue;
    if (!input.dryRun) await reopenIssue(deps.github, { ...input.repository, issue: issue.number });
    back.push({ entry, issue, message: `alert ${alert.source} ${alert.number} is open again` });
  }
  return back;
}

/** A pull request that was closed by mistake and reopened: the finding is in work again, under the same claim. */
export function recordReopened({ entry, at }: LedgerView, claim: ClaimName): Decision<NotMoved> {
  if (entry?.nonce !== claim.nonce) return { kind: 'stop', stop: 'superseded' };
  if (entry.state !== 'abandoned' || entry.pullRequest === null) return { kind: 'stop', stop: 'done-already' };
  const change: Entry = { ...entry, state: 'created', at: at.toISOString() };
  return { kind: 'change', change: { entry: change, headline: `pull request reopened for ${entry.findingId}` } };
}
