import { Ending, type ReasonCode, type Settings, type Trace } from '@agent-remediation/conventions';
import { readRepository, type RepositoryFacts, type RepositoryName } from '@agent-remediation/github';
import {
  readView,
  recordPullRequest,
  stateOf,
  tell,
  transact,
  type Decision,
  type Deps,
  type Entry,
  type LedgerDeps,
  type LedgerView,
  type NotMoved,
} from '@agent-remediation/remediation';
import type { ClaimFile } from '../folder/claim-file.ts';
import { MAY_TRY_AGAIN, readPatch, readResult, type ResultFile } from '../folder/result-file.ts';
import type { Git } from '../git/git.ts';
import { recordStopped } from '../ledger/record-stopped.ts';
import { publicApiOf, refusalOf } from './check.ts';
import { claimOfCommit, commitPatch, type Made } from './commit.ts';
import { descriptionOf, titleOf } from './description.ts';
import { askReviewers, openDraft, pullRequestsOf } from './pull-request.ts';
import type { Remote } from './remote.ts';

/** Everything that publishing rests on. */
export interface PublishPlace {
  readonly repository: RepositoryName;
  readonly host: string;
  readonly facts: RepositoryFacts;
  readonly settings: Settings;
  readonly folder: string;
  readonly runUrl: string;
  readonly git: Git;
  readonly remote: Remote;
  readonly ledger: LedgerDeps;
  readonly dryRun: boolean;
}

/** What became of one finding. */
export interface Published {
  readonly findingId: string;
  readonly kind: 'opened' | 'adopted' | 'stopped' | 'superseded' | 'waiting' | 'failed' | 'planned';
  readonly reason: ReasonCode;
  readonly message: string;
  readonly pullRequest?: number;
}

/** Brings one finding's result to people: a draft pull request, or why there is none. Each step may be done already: nothing is done twice. */
export async function publishFinding(
  claim: ClaimFile,
  place: PublishPlace,
  deps: Deps,
  trace: Trace,
): Promise<Published> {
  const row = (kind: Published['kind'], reason: ReasonCode, message: string, pullRequest?: number): Published => ({
    findingId: claim.findingId,
    kind,
    reason,
    message,
    ...(pullRequest === undefined ? {} : { pullRequest }),
  });
  const view = await readView(place.ledger.port, claim.fingerprint, deps.now());
  const entry = view?.entry;
  if (entry?.nonce !== claim.nonce)
    return row('superseded', 'claim-lost', 'the claim belongs to a later attempt by now');
  if (view?.halt !== undefined)
    throw new Ending('halted', `the ledger holds HALT: ${view.halt.trim().slice(0, 200) || 'no reason given'}`);
  if (entry.pullRequest !== null)
    return row('adopted', 'in-review', `pull request #${entry.pullRequest} is noted in the ledger`, entry.pullRequest);
  if (entry.state !== 'created' && entry.state !== 'posting') {
    const told = entry.state === 'rejected' ? 'agent-stopped' : 'claim-lost';
    return row(entry.state === 'rejected' ? 'stopped' : 'superseded', told, `the ledger says ${entry.state}`);
  }
  const result = await readResult(place.folder, claim.findingId);
  if (result?.nonce !== claim.nonce) return row('waiting', 'batch-incomplete', 'no agent job has a result for it');
  const stop = async (reason: ReasonCode, message: string, retryable = false): Promise<Published> => {
    if (place.dryRun) return row('planned', reason, message);
    const now = await move(claim, place, deps, (latest) => recordStopped(latest, claim, retryable));
    await tellPeople(claim, now, reason, message, place, deps, trace);
    return row('stopped', reason, message);
  };
  if (result.kind === 'stopped') {
    const again = result.stop !== undefined && MAY_TRY_AGAIN.includes(result.stop);
    return stop('agent-stopped', `${result.stop ?? 'stopped'}: ${result.summary}`, again);
  }
  const known = await pullRequestsOf(deps.github, place.repository, claim.branch, claim.nonce);
  const ours = known.find(({ isOurs }) => isOurs);
  if (ours) return adopt(ours.number, 'adopted');
  const other = known.find(({ isOpen }) => isOpen);
  if (other) return stop('branch-taken', `#${other.number} is open on ${claim.branch}, and is not this run's`);
  return publishGreen(claim, result, place, deps, trace, { row, stop, adopt });

  async function adopt(number: number, kind: 'opened' | 'adopted'): Promise<Published> {
    const reviewersFault =
      kind === 'opened'
        ? await askReviewers(deps.github, place.repository, number, place.settings.reviewers)
        : undefined;
    if (reviewersFault !== undefined)
      trace.note(
        'reviewers',
        `#${number}: ${reviewersFault}`,
        'give the team access to the repository, and ask it by hand',
      );
    const now = await move(claim, place, deps, (latest) => recordPullRequest(latest, claim, number));
    const message = `draft pull request ${number} is open`;
    await tellPeople(claim, now, 'in-review', message, place, deps, trace);
    return row(kind, 'in-review', message, number);
  }
}

interface Endings {
  readonly row: (kind: Published['kind'], reason: ReasonCode, message: string, pullRequest?: number) => Published;
  readonly stop: (reason: ReasonCode, message: string, retryable?: boolean) => Promise<Published>;
  readonly adopt: (number: number, kind: 'opened' | 'adopted') => Promise<Published>;
}

async function publishGreen(
  claim: ClaimFile,
  result: ResultFile,
  place: PublishPlace,
  deps: Deps,
  trace: Trace,
  { row, stop, adopt }: Endings,
): Promise<Published> {
  const { git, remote } = place;
  const patch = await readPatch(place.folder, claim.findingId);
  if (patch === undefined) return stop('contract-broken', 'the result says green and has no patch');
  await remote.fetch(claim.base, 'alone');
  const made = await commitPatch(git, claim, patch);
  if (made.kind === 'refused') return stop('contract-broken', made.why);
  const base = await baseOf(claim, made, place);
  if (base.kind === 'conflicts') return stop('base-moved', base.why, true);
  const draft = draftOf(claim, result, made, base.said, place, deps.redact);
  const candidate = { claim, ...made, ...draft };
  const refusal = await refusalOf(git, candidate, { ...place, baseBranch: claim.baseBranch });
  if (refusal !== undefined) return stop('contract-broken', deps.redact(refusal));
  if (place.dryRun) return row('planned', 'dry-run', `a draft pull request would be opened from ${claim.branch}`);
  const pushed = await pushOnce(claim, made.oid, place);
  if (pushed.kind === 'taken') return stop('branch-taken', pushed.why);
  if (pushed.kind === 'failed') return row('failed', 'publish-refused', deps.redact(pushed.why));
  const opened = await openDraft(deps.github, place.repository, {
    ...draft,
    head: claim.branch,
    base: claim.baseBranch,
  });
  if (opened.kind === 'opened') return adopt(opened.number, 'opened');
  // An answer that was lost, or another run of the same claim that was first: the pull request may be there.
  const now = await pullRequestsOf(deps.github, place.repository, claim.branch, claim.nonce);
  const ours = now.find(({ isOurs }) => isOurs);
  if (ours) return adopt(ours.number, 'opened');
  trace.stop(claim.findingId, opened.why, 'run the job again; see publish-refused');
  return row('failed', 'publish-refused', `the branch is pushed, and GitHub opened no pull request: ${opened.why}`);
}

function draftOf(
  claim: ClaimFile,
  { summary }: ResultFile,
  { files }: Extract<Made, { kind: 'commit' }>,
  moved: string | undefined,
  { repository, host, settings, runUrl }: PublishPlace,
  redact: (text: string) => string,
): { readonly title: string; readonly body: string } {
  const place = { owner: repository.owner, repo: repository.name, host };
  const publicApi = publicApiOf(files, settings);
  const { headings } = settings.pullRequest;
  return {
    title: titleOf(claim, place),
    body: descriptionOf({ claim, headings, files, publicApi, summary: redact(summary), moved, runUrl }),
  };
}

/** The branch stays on the commit on which it was tested; where the base branch has moved on, it must merge without a conflict. */
async function baseOf(
  claim: ClaimFile,
  { oid }: Extract<Made, { kind: 'commit' }>,
  { git, remote }: PublishPlace,
): Promise<
  { readonly kind: 'fits'; readonly said: string | undefined } | { readonly kind: 'conflicts'; readonly why: string }
> {
  const head = await remote.head(claim.baseBranch);
  if (head === undefined) return { kind: 'conflicts', why: `the base branch ${claim.baseBranch} is gone` };
  if (head === claim.base) return { kind: 'fits', said: undefined };
  await remote.fetch(head, 'whole');
  const merged = await git.ask(['merge-tree', '--write-tree', '--name-only', '--no-messages', head, oid]);
  const [from, to] = [claim.base.slice(0, 12), head.slice(0, 12)];
  if (merged.status === 0)
    return {
      kind: 'fits',
      said: `The base branch has moved on from ${from} to ${to} meanwhile; the change merges into it without a conflict.`,
    };
  const names = merged.stdout.toString('utf8').split('\n').slice(1, 6).filter(Boolean).join(', ');
  return {
    kind: 'conflicts',
    why: `the base branch has moved on from ${from} to ${to}, and both changed ${names || 'the same lines'}`,
  };
}

type PushEnd = { readonly kind: 'there' } | { readonly kind: 'taken' | 'failed'; readonly why: string };

/** Makes the branch stand at our commit, once. Only a branch that an earlier attempt of the same finding left behind is replaced. */
async function pushOnce(
  { branch, findingId }: ClaimFile,
  oid: string,
  { git, remote }: PublishPlace,
): Promise<PushEnd> {
  const at = await remote.head(branch);
  if (at === oid) return { kind: 'there' };
  if (at !== undefined) {
    await remote.fetch(at, 'alone');
    if ((await claimOfCommit(git, at)) !== findingId)
      return { kind: 'taken', why: `the branch ${branch} is there already, and is not this run's` };
  }
  const pushed = await remote.push(oid, branch, at);
  if (pushed.kind === 'pushed') return { kind: 'there' };
  if (pushed.kind === 'moved' && (await remote.head(branch)) === oid) return { kind: 'there' };
  return { kind: 'failed', why: pushed.why };
}

async function move(
  claim: ClaimFile,
  { ledger }: PublishPlace,
  deps: Deps,
  decide: (view: LedgerView) => Decision<NotMoved>,
): Promise<Entry | undefined> {
  const moved = await transact(ledger, claim.fingerprint, deps.now, decide);
  return moved.kind === 'changed' ? moved.entry : moved.view.entry;
}

/** One comment and one label on the finding's issue, as every other flow shows where a finding stands. */
async function tellPeople(
  { issue }: ClaimFile,
  entry: Entry | undefined,
  reason: ReasonCode,
  message: string,
  { repository }: PublishPlace,
  deps: Deps,
  trace: Trace,
): Promise<void> {
  if (issue === null) return;
  const facts = await readRepository(deps.github, repository, issue).catch((error: unknown) => {
    trace.note('tracking comment', error instanceof Error ? error.message : String(error), 'reconcile repairs it');
    return undefined;
  });
  if (!facts?.issue) return;
  const { labels, comment } = facts.issue;
  const place = { ...repository, issue, labels, comment, hasStatusLabels: facts.hasStatusLabels };
  const at = deps.now();
  await tell(place, { entry, state: entry && stateOf(entry, at), reason, message, at }, deps, trace);
}
