import { asString, asStrings } from '../contract/json.ts';
import type { PullRequest, Review } from '../state/model.ts';
import { isPullRequest } from '../state/model.ts';
import { closeIssue, editBody, record, renameIssue, reopenIssue } from '../state/issues.ts';
import {
  MergeConflict,
  addReview,
  bringObjects,
  changedFiles,
  createPullRequest,
  headOf,
  mergePullRequest,
  pullRequests,
} from '../state/pulls.ts';
import { LISTED_FILES, pullFiles } from '../state/patches.ts';
import { branchRef, resolveCommit } from '../state/refs.ts';
import { findRepository, hasRole, userNamed } from '../state/world.ts';
import { Refusal, invalid, notFound, page } from './context.ts';
import type { Reply, RepositoryContext, RepositoryHandler } from './context.ts';
import {
  commitView,
  htmlUrl,
  pullSummaryView,
  pullView,
  repositoryUrl,
  reviewView,
  teamView,
  userView,
} from './views.ts';

function pullOf(context: RepositoryContext): PullRequest {
  const issue = context.repository.issues.get(Number(context.params['pull_number']));
  if (issue === undefined || !isPullRequest(issue)) throw notFound();
  return issue;
}

const apiPath = (context: RepositoryContext, rest: string): string =>
  `${repositoryUrl(context.world, context.repository).slice(context.world.urls.api.length)}${rest}`;

export async function commitsOf(
  context: Pick<RepositoryContext, 'repository'>,
  issue: PullRequest,
): Promise<readonly string[]> {
  const { repository } = context;
  const git = issue.pull.headRepository?.git ?? repository.git;
  const head = await headOf(issue.pull);
  const text = await git.run('rev-list', '--reverse', `${issue.pull.baseSha}..${head}`).catch(() => '');
  return text.split('\n').filter((oid) => oid !== '');
}

async function one(context: RepositoryContext, issue: PullRequest, status = 200): Promise<Reply> {
  const { repository, world } = context;
  const files = await changedFiles(repository, issue.pull);
  const commits = await commitsOf(context, issue);
  return { status, body: pullView(world, repository, issue, { commits: commits.length, changedFiles: files.length }) };
}

const list: RepositoryHandler = async (context) => {
  const { query, repository, world } = context;
  const state = query['state'] ?? 'open';
  const ascending = query['direction'] === 'asc';
  const found = pullRequests(repository)
    .filter((issue) => state === 'all' || issue.state === state)
    .filter(({ pull }) => query['base'] === undefined || pull.baseRef === query['base'])
    .filter(
      ({ pull }) =>
        query['head'] === undefined || `${pull.headRepository?.owner.login ?? ''}:${pull.headRef}` === query['head'],
    )
    .sort((a, b) => (ascending ? a.number - b.number : b.number - a.number));
  const { items, headers } = page(context, found, apiPath(context, '/pulls'));
  for (const issue of items) await headOf(issue.pull);
  return { status: 200, headers, body: items.map((issue) => pullSummaryView(world, repository, issue)) };
};

const create: RepositoryHandler = async (context) => {
  const { body, repository, user, world } = context;
  const [owner, branch] = asString(body['head']).includes(':')
    ? asString(body['head']).split(':', 2)
    : [repository.owner.login, asString(body['head'])];
  const headRepository = findRepository(world, owner ?? '', repository.name);
  const base = asString(body['base']);
  const head = headRepository === undefined ? null : await headRepository.git.resolve(branchRef(branch ?? ''));
  if (headRepository === undefined || head === null) throw invalid('PullRequest', 'head', 'invalid');
  if ((await repository.git.resolve(branchRef(base))) === null) throw invalid('PullRequest', 'base', 'invalid');
  const same = pullRequests(repository).some(
    ({ state, pull }) => state === 'open' && pull.headRef === branch && pull.baseRef === base,
  );
  if (same)
    throw new Refusal(422, 'Validation Failed', [
      { resource: 'PullRequest', code: 'custom', message: `A pull request already exists for ${owner}:${branch}.` },
    ]);
  const issue = await createPullRequest(world, repository, {
    title: asString(body['title']),
    body: typeof body['body'] === 'string' ? body['body'] : null,
    user,
    head: branch ?? '',
    headRepository,
    base,
    draft: body['draft'] === true,
  });
  return one(context, issue, 201);
};

const update: RepositoryHandler = (context) => {
  const { body, user, world } = context;
  const issue = pullOf(context);
  if (typeof body['title'] === 'string') renameIssue(world, issue, body['title'], user);
  if (typeof body['body'] === 'string') editBody(world, issue, body['body'], user);
  if (typeof body['base'] === 'string') {
    record(world, issue, { kind: 'baseRefChanged', from: issue.pull.baseRef, to: body['base'], actor: user });
    issue.pull.baseRef = body['base'];
  }
  if (body['state'] === 'closed') closeIssue(world, issue, user, null);
  if (body['state'] === 'open' && !issue.pull.merged) reopenIssue(world, issue, user);
  return one(context, issue);
};

const files: RepositoryHandler = async (context) => {
  const { repository, world } = context;
  const issue = pullOf(context);
  const changed = (await pullFiles(repository, issue.pull)).slice(0, LISTED_FILES);
  const { items, headers } = page(context, changed, apiPath(context, `/pulls/${issue.number}/files`));
  const blob = (path: string): string =>
    `${htmlUrl(world, repository)}/blob/${issue.pull.headSha}/${encodeURIComponent(path)}`;
  return {
    status: 200,
    headers,
    body: items.map((file) => ({
      sha: file.oid,
      filename: file.path,
      status: file.status,
      additions: file.additions,
      deletions: file.deletions,
      changes: file.additions + file.deletions,
      ...(file.previous === undefined ? {} : { previous_filename: file.previous }),
      ...(file.patch === undefined ? {} : { patch: file.patch }),
      blob_url: blob(file.path),
      raw_url: blob(file.path).replace('/blob/', '/raw/'),
      contents_url: `${repositoryUrl(world, repository)}/contents/${encodeURIComponent(file.path)}?ref=${issue.pull.headSha}`,
    })),
  };
};

const commits: RepositoryHandler = async (context) => {
  const issue = pullOf(context);
  await bringObjects(context.repository, issue.pull);
  const found = await Promise.all(
    (await commitsOf(context, issue)).map((oid) => resolveCommit(context.repository, oid)),
  );
  const { items, headers } = page(
    context,
    found.filter((commit) => commit !== null),
    apiPath(context, `/pulls/${issue.number}/commits`),
  );
  return { status: 200, headers, body: items.map((commit) => commitView(context.world, context.repository, commit)) };
};

const merge: RepositoryHandler = async (context) => {
  const { body, repository, user, world } = context;
  const issue = pullOf(context);
  if (context.token?.kind === 'user' && !hasRole(repository, user, 'write')) throw notFound();
  if (issue.state === 'closed' || issue.pull.draft)
    throw new Refusal(405, issue.pull.draft ? 'Pull Request is still a draft' : 'Pull Request is not mergeable');
  const head = await headOf(issue.pull);
  if (typeof body['sha'] === 'string' && body['sha'] !== head)
    throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
  const method =
    body['merge_method'] === 'squash' || body['merge_method'] === 'rebase' ? body['merge_method'] : 'merge';
  try {
    const sha = await mergePullRequest(world, repository, issue, user, method);
    return { status: 200, body: { sha, merged: true, message: 'Pull Request successfully merged' } };
  } catch (error) {
    if (error instanceof MergeConflict) throw new Refusal(405, 'Pull Request is not mergeable');
    throw error;
  }
};

const listRequested: RepositoryHandler = (context) => {
  const { pull } = pullOf(context);
  return {
    status: 200,
    body: {
      users: pull.requestedReviewers.map((user) => userView(context.world, user)),
      teams: pull.requestedTeams.map((slug) => teamView(context.world, context.repository, slug)),
    },
  };
};

const request: RepositoryHandler = (context) => {
  const issue = pullOf(context);
  for (const login of asStrings(context.body['reviewers'])) {
    const user = userNamed(context.world, login);
    if (!hasRole(context.repository, user, 'read'))
      throw new Refusal(
        422,
        'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the repository.',
      );
    if (!issue.pull.requestedReviewers.includes(user)) issue.pull.requestedReviewers.push(user);
  }
  for (const slug of asStrings(context.body['team_reviewers']))
    if (!issue.pull.requestedTeams.includes(slug)) issue.pull.requestedTeams.push(slug);
  return { status: 201, body: pullSummaryView(context.world, context.repository, issue) };
};

const listReviews: RepositoryHandler = (context) => {
  const issue = pullOf(context);
  const { items, headers } = page(context, issue.pull.reviews, apiPath(context, `/pulls/${issue.number}/reviews`));
  return {
    status: 200,
    headers,
    body: items.map((review) => reviewView(context.world, context.repository, issue, review)),
  };
};

const STATES: Readonly<Record<string, Review['state']>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
};

const createReview: RepositoryHandler = async (context) => {
  const { body, repository, user, world } = context;
  const issue = pullOf(context);
  const state = STATES[asString(body['event'], 'COMMENT')] ?? 'COMMENTED';
  if (issue.user.id === user.id && state !== 'COMMENTED')
    throw new Refusal(422, 'Unprocessable Entity', ['Can not approve your own pull request']);
  const review = addReview(world, issue, {
    user,
    state,
    body: asString(body['body']),
    commitId: await headOf(issue.pull),
  });
  return { status: 200, body: reviewView(world, repository, issue, review) };
};

export const pullHandlers = {
  'pulls/list': list,
  'pulls/create': create,
  'pulls/get': (context: RepositoryContext) => one(context, pullOf(context)),
  'pulls/update': update,
  'pulls/list-files': files,
  'pulls/list-commits': commits,
  'pulls/merge': merge,
  'pulls/list-requested-reviewers': listRequested,
  'pulls/request-reviewers': request,
  'pulls/list-reviews': listReviews,
  'pulls/create-review': createReview,
} as const satisfies Readonly<Record<string, RepositoryHandler>>;
