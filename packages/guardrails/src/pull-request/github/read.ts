import { Ending } from '@agent-remediation/conventions';
import {
  dig,
  digList,
  digNumber,
  digText,
  GitHubFault,
  githubEnding,
  graphEnding,
  ownCommentIn,
  type GitHub,
  type OwnComment,
  type RepositoryName,
} from '@agent-remediation/github';
import type { CommentFacts } from '../approvals.ts';
import { POLICY_FOLDER } from '../policy-of.ts';
import type { Actor, ChangedFile, CommitFacts, DraftStep, ReviewFacts } from '../facts.ts';

/** First line of the one comment on a pull request; only a comment of our own login that begins with it is ours. */
export const CONTRACT_MARKER = '<!-- agent-remediation:contract -->';

const ACTOR = '{ __typename login }';
const COMMENTS = `nodes { databaseId viewerDidAuthor body lastEditedAt author ${ACTOR} } pageInfo { hasPreviousPage startCursor }`;
const COMMITS = `totalCount nodes { commit { oid message parents(first: 1) { totalCount } } } pageInfo { hasNextPage endCursor }`;
const OVERVIEW = `query contract($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    policy: object(expression: "HEAD:${POLICY_FOLDER}/policy.json") { ... on Blob { text isTruncated } }
    digest: object(expression: "HEAD:${POLICY_FOLDER}/policy.json.sha256") { ... on Blob { text } }
    pullRequest(number: $number) {
      id number title body state isDraft isCrossRepository headRefName headRefOid baseRefName changedFiles updatedAt
      author ${ACTOR}
      autoMergeRequest { enabledAt }
      labels(first: 100) { nodes { name } }
      timelineItems(last: 100, itemTypes: [READY_FOR_REVIEW_EVENT, CONVERT_TO_DRAFT_EVENT]) {
        nodes { __typename ... on ReadyForReviewEvent { actor ${ACTOR} } ... on ConvertToDraftEvent { actor ${ACTOR} } }
      }
      commits(first: 100) { ${COMMITS} }
      newest: commits(last: 1) { nodes { commit { author { user { login } } committer { user { login } } } } }
      reviews(last: 100) { nodes { state author ${ACTOR} commit { oid } } }
      comments(last: 100) { ${COMMENTS} }
    }
  }
}`;

/** What one request tells of a pull request. */
export interface Overview {
  readonly nodeId: string;
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly author: Actor | undefined;
  readonly branch: string;
  readonly baseBranch: string;
  readonly headOid: string;
  readonly updatedAt: string;
  readonly fromFork: boolean;
  readonly isDraft: boolean;
  readonly draftSteps: readonly DraftStep[];
  readonly autoMerge: boolean;
  readonly commits: readonly CommitFacts[];
  readonly commitCount: number;
  /** Logins behind the newest commit: they do not approve their own change. */
  readonly madeBy: readonly string[];
  readonly fileCount: number;
  readonly labels: readonly string[];
  readonly reviews: readonly ReviewFacts[];
  readonly comments: readonly CommentFacts[];
  readonly comment: OwnComment | 'none' | 'unknown';
  /** Text of the policy and of its digest on the default branch. */
  readonly policy: string | undefined;
  readonly digest: string | undefined;
}

const READING = 'reading the pull request (needs contents: read and pull-requests: read)';

export async function readOverview(github: GitHub, repository: RepositoryName, number: number): Promise<Overview> {
  const answer = await github.graph('read', OVERVIEW, { ...repository, number }).catch((error: unknown) => {
    throw githubEnding(error, READING);
  });
  // A field that failed is null like one that is not there: nothing may be concluded from it.
  if (answer.errors.length > 0) throw graphEnding(answer, READING);
  const pull = dig(answer.data, 'repository', 'pullRequest');
  const headOid = digText(pull, 'headRefOid');
  if (headOid === undefined) throw new Ending('github-unavailable', `${READING}: #${number} has no head`);
  if (dig(answer.data, 'repository', 'policy', 'isTruncated') === true)
    throw new Ending('settings-invalid', `${POLICY_FOLDER}/policy.json is too large`);
  return {
    ...overviewOf(pull, number, headOid),
    commits: await allCommits(github, repository, number, dig(pull, 'commits')),
    ...(await readComments(github, repository, number, dig(pull, 'comments'))),
    policy: digText(answer.data, 'repository', 'policy', 'text'),
    digest: digText(answer.data, 'repository', 'digest', 'text'),
  };
}

function overviewOf(
  pull: unknown,
  number: number,
  headOid: string,
): Omit<Overview, 'commits' | 'comments' | 'comment' | 'policy' | 'digest'> {
  return {
    nodeId: digText(pull, 'id') ?? '',
    number,
    state: digText(pull, 'state') ?? '',
    title: digText(pull, 'title') ?? '',
    body: digText(pull, 'body') ?? '',
    author: actor(pull, 'author'),
    branch: digText(pull, 'headRefName') ?? '',
    baseBranch: digText(pull, 'baseRefName') ?? '',
    headOid,
    updatedAt: digText(pull, 'updatedAt') ?? '',
    fromFork: dig(pull, 'isCrossRepository') !== false,
    isDraft: dig(pull, 'isDraft') === true,
    draftSteps: digList(pull, 'timelineItems', 'nodes').map((node) => ({
      to: digText(node, '__typename') === 'ReadyForReviewEvent' ? 'ready' : 'draft',
      by: actor(node, 'actor'),
    })),
    autoMerge: dig(pull, 'autoMergeRequest') !== null,
    commitCount: digNumber(pull, 'commits', 'totalCount') ?? 0,
    madeBy: digList(pull, 'newest', 'nodes').flatMap((node) =>
      ['author', 'committer'].flatMap((role) => digText(node, 'commit', role, 'user', 'login') ?? []),
    ),
    fileCount: digNumber(pull, 'changedFiles') ?? 0,
    labels: digList(pull, 'labels', 'nodes').flatMap((node) => digText(node, 'name') ?? []),
    reviews: digList(pull, 'reviews', 'nodes').flatMap(review),
  };
}

/** GraphQL names a bot without the `[bot]` that REST, and everybody, writes behind it. */
function actor(value: unknown, field: string): Actor | undefined {
  const login = digText(value, field, 'login');
  if (login === undefined) return undefined;
  const type = digText(value, field, '__typename');
  const isBare = type === 'Bot' && !login.endsWith('[bot]');
  return { login: isBare ? `${login}[bot]` : login, isPerson: type === 'User' };
}

const STATES: Readonly<Record<string, ReviewFacts['state']>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes-requested',
  COMMENTED: 'commented',
  DISMISSED: 'dismissed',
};

function review(node: unknown): readonly ReviewFacts[] {
  const by = actor(node, 'author');
  if (by === undefined) return [];
  return [{ by, state: STATES[digText(node, 'state') ?? ''] ?? 'pending', commit: digText(node, 'commit', 'oid') }];
}

/** Where a pull request stands now: what tells whether it changed since it was read. */
export async function readState(
  github: GitHub,
  repository: RepositoryName,
  number: number,
): Promise<{ readonly headOid: string | undefined; readonly updatedAt: string | undefined }> {
  const query = `query state($owner: String!, $name: String!, $number: Int!) {
    repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid updatedAt } } }`;
  const answer = await github.graph('read', query, { ...repository, number }).catch((error: unknown) => {
    throw githubEnding(error, READING);
  });
  if (answer.errors.length > 0) throw graphEnding(answer, READING);
  const pull = dig(answer.data, 'repository', 'pullRequest');
  return { headOid: digText(pull, 'headRefOid'), updatedAt: digText(pull, 'updatedAt') };
}

/** GitHub lists 250 commits of a pull request at most. */
const COMMIT_PAGES = 3;
const COMMENT_PAGES = 10;

async function allCommits(
  github: GitHub,
  repository: RepositoryName,
  number: number,
  first: unknown,
): Promise<readonly CommitFacts[]> {
  const pages = await connectionPages(github, repository, number, first, {
    field: `commits(first: 100, after: $cursor) { ${COMMITS} }`,
    name: 'commits',
    more: ['hasNextPage', 'endCursor'],
    most: COMMIT_PAGES,
  });
  return pages
    .flatMap((page) => digList(page, 'nodes'))
    .flatMap((node) => {
      const oid = digText(node, 'commit', 'oid');
      const message = digText(node, 'commit', 'message') ?? '';
      return oid === undefined
        ? []
        : [{ oid, message, parents: digNumber(node, 'commit', 'parents', 'totalCount') ?? 1 }];
    });
}

/** Approvals are looked for in the newest 1,000 comments. */
async function readComments(
  github: GitHub,
  repository: RepositoryName,
  number: number,
  first: unknown,
): Promise<Pick<Overview, 'comments' | 'comment'>> {
  const pages = await connectionPages(github, repository, number, first, {
    field: `comments(last: 100, before: $cursor) { ${COMMENTS} }`,
    name: 'comments',
    more: ['hasPreviousPage', 'startCursor'],
    most: COMMENT_PAGES,
  });
  // Each page is older than the one before it.
  const nodes = pages.toReversed().flatMap((page) => digList(page, 'nodes'));
  const comments = nodes.map((node) => ({
    by: actor(node, 'author'),
    body: digText(node, 'body') ?? '',
    isEdited: dig(node, 'lastEditedAt') !== null,
  }));
  return { comments, comment: ownCommentIn({ nodes, pageInfo: dig(pages.at(-1), 'pageInfo') }, CONTRACT_MARKER) };
}

interface Paging {
  readonly field: string;
  readonly name: 'commits' | 'comments';
  readonly more: readonly [has: string, cursor: string];
  readonly most: number;
}

async function connectionPages(
  github: GitHub,
  repository: RepositoryName,
  number: number,
  first: unknown,
  { field, name, more: [has, cursor], most }: Paging,
): Promise<readonly unknown[]> {
  const query = `query ${name}($owner: String!, $name: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${field} } } }`;
  const pages = [first];
  while (pages.length < most && dig(pages.at(-1), 'pageInfo', has) === true) {
    const variables = { ...repository, number, cursor: digText(pages.at(-1), 'pageInfo', cursor) ?? null };
    const answer = await github.graph('read', query, variables).catch((error: unknown) => {
      throw githubEnding(error, READING);
    });
    if (answer.errors.length > 0) throw graphEnding(answer, READING);
    pages.push(dig(answer.data, 'repository', 'pullRequest', name));
  }
  return pages;
}

const FILE_PAGES = 30;

/** The changed files with their patches; GitHub ends at 3,000. */
export async function readFiles(
  github: GitHub,
  { owner, name }: RepositoryName,
  number: number,
): Promise<readonly ChangedFile[]> {
  const files: ChangedFile[] = [];
  for (let page = 1; page <= FILE_PAGES; page += 1) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    const { data } = await github
      .get(route, { owner, repo: name, pull_number: number, per_page: 100, page })
      .catch((error: unknown) => {
        throw githubEnding(error, 'reading the changed files (needs pull-requests: read)');
      });
    const listed = digList(data);
    files.push(...listed.flatMap(changedFile));
    if (listed.length < 100) break;
  }
  return files;
}

const FILE_STATES: Readonly<Record<string, ChangedFile['status']>> = {
  added: 'added',
  removed: 'removed',
  modified: 'modified',
  renamed: 'renamed',
  copied: 'added',
};

function changedFile(node: unknown): readonly ChangedFile[] {
  const path = digText(node, 'filename');
  if (path === undefined) return [];
  const status = FILE_STATES[digText(node, 'status') ?? ''] ?? 'other';
  const blob = digText(node, 'sha');
  return [
    {
      path,
      previous: status === 'renamed' ? digText(node, 'previous_filename') : undefined,
      status,
      additions: digNumber(node, 'additions') ?? 0,
      deletions: digNumber(node, 'deletions') ?? 0,
      patch: digText(node, 'patch'),
      ...(blob === undefined ? {} : { blob }),
    },
  ];
}

/** Who is asked to review. REST: GraphQL tells teams only to members of the organisation. */
export async function readRequested(
  github: GitHub,
  { owner, name }: RepositoryName,
  number: number,
): Promise<{ readonly users: readonly string[]; readonly teams: readonly string[] }> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
  const { data } = await github.get(route, { owner, repo: name, pull_number: number }).catch((error: unknown) => {
    throw githubEnding(error, 'reading the requested reviewers (needs pull-requests: read)');
  });
  return {
    users: digList(data, 'users').flatMap((user) => digText(user, 'login') ?? []),
    teams: digList(data, 'teams').flatMap((team) => digText(team, 'slug') ?? []),
  };
}

/** Whether somebody is in a team. GitHub says 404 for no member; the token of a workflow may not ask at all. */
export async function readMembership(
  github: GitHub,
  team: string,
  login: string,
): Promise<'member' | 'none' | 'unseen'> {
  const [org = '', slug = ''] = team.split('/');
  const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
  try {
    const { data } = await github.get(route, { org, team_slug: slug, username: login });
    return digText(data, 'state') === 'active' ? 'member' : 'none';
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return 'none';
    if (error instanceof GitHubFault && error.status === 403) return 'unseen';
    throw githubEnding(error, 'reading the members of a team (needs members: read)');
  }
}

/** An open pull request whose newest commit is the same: a status stands on the commit, so it is that one's as well. */
export interface SameHead {
  readonly number: number;
  readonly branch: string;
  readonly body: string;
  readonly author: Actor | undefined;
}

const SAME_HEAD = `... on Commit { associatedPullRequests(first: 50) {
  nodes { number state headRefName headRefOid body author ${ACTOR} } } }`;

function sameHead(commit: unknown, oid: string, without: number): readonly SameHead[] {
  return digList(commit, 'associatedPullRequests', 'nodes').flatMap((node) => {
    const number = digNumber(node, 'number');
    if (number === undefined || number === without) return [];
    if (digText(node, 'state') !== 'OPEN' || digText(node, 'headRefOid') !== oid) return [];
    const [branch, body] = [digText(node, 'headRefName') ?? '', digText(node, 'body') ?? ''];
    return [{ number, branch, body, author: actor(node, 'author') }];
  });
}

/** Other open pull requests with this newest commit. */
export async function readSameHead(
  github: GitHub,
  repository: RepositoryName,
  { headOid, number }: Pick<Overview, 'headOid' | 'number'>,
): Promise<readonly SameHead[]> {
  const query = `query sameHead($owner: String!, $name: String!, $oid: GitObjectID!) {
    repository(owner: $owner, name: $name) { object(oid: $oid) { ${SAME_HEAD} } } }`;
  const answer = await github.graph('read', query, { ...repository, oid: headOid }).catch((error: unknown) => {
    throw githubEnding(error, READING);
  });
  if (answer.errors.length > 0) throw graphEnding(answer, READING);
  return sameHead(dig(answer.data, 'repository', 'object'), headOid, number);
}

/** Texts of files at the head, open pull requests of branches, and those of the newest commit: in one request. */
export interface AtHead {
  /** Undefined: binary, too large, or not there. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly open: readonly number[];
  readonly sameHead: readonly SameHead[];
  /** Whether there is a ledger branch, and one was asked for. */
  readonly hasLedger: boolean;
  /** The finding's entry in the ledger; undefined: it has none. */
  readonly entry: string | undefined;
}

export interface LedgerFile {
  /** `refs/heads/…` */
  readonly ref: string;
  readonly path: string;
}

export async function readAtHead(
  github: GitHub,
  repository: RepositoryName,
  { headOid, number }: Pick<Overview, 'headOid' | 'number'>,
  {
    paths,
    branches,
    ledger,
  }: {
    readonly paths: readonly string[];
    readonly branches: readonly string[];
    readonly ledger: LedgerFile | undefined;
  },
): Promise<AtHead> {
  const blob = '{ ... on Blob { text isTruncated } }';
  const query = `query head($owner: String!, $name: String!, $oid: GitObjectID!${paths.map((_, i) => `, $p${i}: String!`).join('')}${branches.map((_, i) => `, $b${i}: String!`).join('')}${ledger === undefined ? '' : ', $ledgerRef: String!, $ledgerPath: String!'}) {
    repository(owner: $owner, name: $name) { head: object(oid: $oid) { ${SAME_HEAD} }
      ${ledger === undefined ? '' : `ledger: ref(qualifiedName: $ledgerRef) { target { ... on Commit { file(path: $ledgerPath) { object ${blob} } } } }`}
      ${paths.map((_, i) => `f${i}: object(expression: $p${i}) ${blob}`).join('\n')}
      ${branches.map((_, i) => `o${i}: pullRequests(headRefName: $b${i}, states: OPEN, first: 20) { nodes { number isCrossRepository } }`).join('\n')}
    } }`;
  const variables = {
    ...repository,
    oid: headOid,
    ...(ledger === undefined ? {} : { ledgerRef: ledger.ref, ledgerPath: ledger.path }),
    ...Object.fromEntries(paths.map((path, i) => [`p${i}`, `${headOid}:${path}`])),
    ...Object.fromEntries(branches.map((branch, i) => [`b${i}`, branch])),
  };
  const doing = 'reading files at the head (needs contents: read and pull-requests: read)';
  const answer = await github.graph('read', query, variables).catch((error: unknown) => {
    throw githubEnding(error, doing);
  });
  if (answer.errors.length > 0) throw graphEnding(answer, doing);
  const found = dig(answer.data, 'repository');
  const text = (node: unknown): string | undefined =>
    dig(node, 'isTruncated') === false ? digText(node, 'text') : undefined;
  return {
    texts: new Map(paths.map((path, i) => [path, text(dig(found, `f${i}`))])),
    // Anybody can open one from a fork whose branch has the same name.
    open: branches.flatMap((_, i) =>
      digList(found, `o${i}`, 'nodes').flatMap((node) =>
        dig(node, 'isCrossRepository') === false ? (digNumber(node, 'number') ?? []) : [],
      ),
    ),
    sameHead: sameHead(dig(found, 'head'), headOid, number),
    hasLedger: typeof dig(found, 'ledger', 'target') === 'object',
    entry: text(dig(found, 'ledger', 'target', 'file', 'object')),
  };
}
