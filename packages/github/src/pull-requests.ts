import type { Ending } from '@agent-remediation/conventions';
import { githubEnding, graphEnding, type GitHub } from './client.ts';
import { dig, digDate, digList, digNumber, digText } from './dig.ts';
import { CLOSED_BY, closedBy, ownCommentIn, type ClosedBy, type OwnComment } from './issues.ts';
import type { RepositoryName } from './repository-name.ts';

/** A pull request as closing and reconcile need it. */
export interface PullRequestFacts {
  readonly number: number;
  readonly url: string;
  readonly createdAt: Date | undefined;
  readonly state: 'open' | 'merged' | 'closed';
  readonly isDraft: boolean;
  readonly body: string;
  readonly branch: string;
  readonly baseBranch: string;
  readonly fromFork: boolean;
  /** Who merged: a person, a bot, or nobody yet. */
  readonly mergedBy: Merger | undefined;
  /** Auto-merge was on when it was merged, or is on now. */
  readonly autoMerge: boolean;
  readonly mergeCommit: string | undefined;
  /** When it was merged, by GitHub's clock. */
  readonly mergedAt?: Date | undefined;
  /** Somebody changed the description after the merge: what it says now is not what the person who merged saw. */
  readonly editedSince: boolean;
}

export interface Merger {
  readonly login: string;
  readonly isPerson: boolean;
  /** The merge queue's own account carried the merge out, for the person of this login, who had put the pull request into the queue. */
  readonly throughQueue?: true;
}

const FIELDS = `number url createdAt state isDraft body headRefName baseRefName isCrossRepository
  mergedBy { __typename login } mergedAt lastEditedAt mergeCommit { oid } autoMergeRequest { enabledAt }
  timelineItems(last: 10, itemTypes: [AUTO_MERGE_ENABLED_EVENT, AUTO_SQUASH_ENABLED_EVENT, AUTO_REBASE_ENABLED_EVENT, AUTO_MERGE_DISABLED_EVENT]) {
    nodes { __typename }
  }
  queue: timelineItems(last: 1, itemTypes: [ADDED_TO_MERGE_QUEUE_EVENT]) {
    nodes { ... on AddedToMergeQueueEvent { enqueuer { login } } }
  }`;

const ONE = `query pullRequest($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${FIELDS} } }
}`;

export async function readPullRequest(
  github: GitHub,
  repository: RepositoryName,
  number: number,
): Promise<PullRequestFacts | undefined> {
  const answer = await github.graph('read', ONE, { ...repository, number });
  if (answer.errors.some(({ type }) => type !== 'NOT_FOUND'))
    throw graphEnding(answer, 'reading the pull request (needs pull-requests: read)');
  return pullRequestFacts(dig(answer.data, 'repository', 'pullRequest'));
}

/** What reconcile looks up for one finding. */
export interface Subject {
  readonly issue: number | null;
  readonly branch: string;
  /** Its pull request, where it is known. */
  readonly pullRequest: number | null;
}
export interface SubjectFacts {
  /** Pull requests of the branch, newest first. Anybody can open one from a fork whose branch has the same name. */
  readonly pullRequests: readonly PullRequestFacts[];
  /** The one that the subject names. */
  readonly known?: PullRequestFacts | undefined;
  /** `undefined`: the finding has no issue, or it is gone. */
  readonly issue: SubjectIssue | undefined;
}
export interface SubjectIssue {
  readonly open: boolean;
  readonly labels: readonly string[];
  readonly comment: OwnComment | 'none' | 'unknown';
  /** How it was closed; `undefined`: it is open. */
  readonly closedBy: ClosedBy | undefined;
}

/**
 * One call for up to 20 findings; `target` is `owner/name` of the repository that holds the pull requests, where that is another one.
 * The answer's order is the subjects' order. What could not be read of one subject is its own ending, not that of the others.
 */
export async function readSubjects(
  github: GitHub,
  repository: RepositoryName,
  subjects: readonly Subject[],
  marker: string,
  target?: string,
): Promise<readonly (SubjectFacts | Ending)[]> {
  const [targetOwner, targetName] = target?.split('/') ?? [repository.owner, repository.name];
  const variables = Object.fromEntries(
    subjects.flatMap(({ issue, branch, pullRequest }, i) => [
      [`n${i}`, issue ?? 0],
      [`w${i}`, issue !== null],
      [`b${i}`, branch],
      [`k${i}`, pullRequest ?? 0],
      [`v${i}`, pullRequest !== null],
    ]),
  );
  const answer = await github
    .graph('read', subjectsQuery(subjects.length), { ...repository, targetOwner, targetName, ...variables })
    .catch((error: unknown) => {
      throw githubEnding(error, 'reading the findings');
    });
  return subjects.map((_, i) => {
    // A failed field is not an empty one: nothing may be concluded from it. An issue or pull request that is gone is NOT_FOUND.
    const failed = answer.errors.filter(
      ({ path, type }) =>
        path === undefined ||
        path.includes(`p${i}`) ||
        path.at(-1) === 'here' ||
        (type !== 'NOT_FOUND' && (path.includes(`i${i}`) || path.includes(`k${i}`))),
    );
    const found = dig(answer.data, 'target', `p${i}`);
    if (failed.length > 0 || found === undefined || found === null) {
      const errors = failed.length > 0 ? failed : answer.errors;
      return graphEnding({ ...answer, errors }, 'reading the finding (needs issues: read and pull-requests: read)');
    }
    return subjectFacts(found, dig(answer.data, 'target', `k${i}`), dig(answer.data, 'here', `i${i}`), marker);
  });
}

function subjectsQuery(count: number): string {
  const each = (part: (i: number) => string) => Array.from({ length: count }, (_, i) => part(i)).join('\n');
  return `query subjects($owner: String!, $name: String!, $targetOwner: String!, $targetName: String!
    ${each((i) => `$n${i}: Int!, $w${i}: Boolean!, $b${i}: String!, $k${i}: Int!, $v${i}: Boolean!`)}) {
    here: repository(owner: $owner, name: $name) { id
      ${each(
        (i) => `i${i}: issue(number: $n${i}) @include(if: $w${i}) {
          state labels(first: 100) { nodes { name } } ${CLOSED_BY}
          comments(last: 50) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } } }`,
      )} }
    target: repository(owner: $targetOwner, name: $targetName) { id
      ${each(
        (
          i,
        ) => `p${i}: pullRequests(headRefName: $b${i}, first: 20, orderBy: { field: CREATED_AT, direction: DESC }) { nodes { ${FIELDS} } }
          k${i}: pullRequest(number: $k${i}) @include(if: $v${i}) { ${FIELDS} }`,
      )} } }`;
}

function subjectFacts(pullRequests: unknown, known: unknown, issue: unknown, marker: string): SubjectFacts {
  return {
    pullRequests: digList(pullRequests, 'nodes').flatMap((node) => pullRequestFacts(node) ?? []),
    known: pullRequestFacts(known),
    issue: issue === undefined || issue === null ? undefined : subjectIssue(issue, marker),
  };
}

function subjectIssue(issue: unknown, marker: string): SubjectIssue {
  const open = digText(issue, 'state') === 'OPEN';
  return {
    open,
    labels: digList(issue, 'labels', 'nodes').flatMap((node) => digText(node, 'name') ?? []),
    comment: ownCommentIn(dig(issue, 'comments'), marker),
    closedBy: open ? undefined : (closedBy(issue) ?? { kind: 'other' }),
  };
}

function pullRequestFacts(node: unknown): PullRequestFacts | undefined {
  const number = digNumber(node, 'number');
  if (number === undefined) return undefined;
  const state = digText(node, 'state');
  const events = digList(node, 'timelineItems', 'nodes').map((event) => digText(event, '__typename'));
  return {
    number,
    url: digText(node, 'url') ?? '',
    createdAt: digDate(node, 'createdAt'),
    state: state === 'MERGED' ? 'merged' : state === 'OPEN' ? 'open' : 'closed',
    isDraft: dig(node, 'isDraft') === true,
    body: digText(node, 'body') ?? '',
    branch: digText(node, 'headRefName') ?? '',
    baseBranch: digText(node, 'baseRefName') ?? '',
    fromFork: dig(node, 'isCrossRepository') !== false,
    mergedBy: mergerOf(node),
    autoMerge:
      dig(node, 'autoMergeRequest') !== null || (events.length > 0 && events.at(-1) !== 'AutoMergeDisabledEvent'),
    mergeCommit: digText(node, 'mergeCommit', 'oid'),
    mergedAt: digDate(node, 'mergedAt'),
    editedSince: isSince(digDate(node, 'lastEditedAt'), digDate(node, 'mergedAt')),
  };
}

/** GitHub's times have whole seconds: an edit in the second of the merge counts as later. */
const isSince = (edited: Date | undefined, merged: Date | undefined): boolean =>
  edited !== undefined && merged !== undefined && edited >= merged;

/** Account under which GitHub's merge queue merges; GraphQL leaves the suffix of a bot's login out. */
const MERGE_QUEUE = /^github-merge-queue(?:\[bot\])?$/;

/**
 * Who merged. GitHub shows a merge by the queue under the name of the person who queued it, or under the queue's own account, which acts
 * for that person; every other bot, and the queue where nobody is named, counts as what it is.
 */
function mergerOf(node: unknown): Merger | undefined {
  const login = digText(node, 'mergedBy', 'login');
  if (login === undefined) return undefined;
  const isPerson = digText(node, 'mergedBy', '__typename') === 'User';
  // The field's type is User: only a person's account can stand there.
  const enqueuer = digText(digList(node, 'queue', 'nodes').at(-1), 'enqueuer', 'login');
  if (!isPerson && MERGE_QUEUE.test(login) && enqueuer !== undefined)
    return { login: enqueuer, isPerson: true, throughQueue: true };
  return { login, isPerson };
}

/** Whether a branch has an open pull request. Throws when that cannot be told. */
export async function hasOpenPullRequest(github: GitHub, repository: RepositoryName, branch: string): Promise<boolean> {
  const { data } = await github.get('GET /repos/{owner}/{repo}/pulls', {
    owner: repository.owner,
    repo: repository.name,
    head: `${repository.owner}:${branch}`,
    state: 'open',
    per_page: 1,
  });
  return digList(data).length > 0;
}
