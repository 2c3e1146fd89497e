import { asString } from '../contract/json.ts';
import type { CommitData, GitObject, Signature, TreeItem } from '../git.ts';
import { isOid } from '../git.ts';
import { combinedState, currentCheckRuns, currentStatuses } from '../state/checks.ts';
import type { CheckRun, CommitStatus, Repository, WorkflowRun } from '../state/model.ts';
import { pullRequests } from '../state/pulls.ts';
import { readRef } from '../state/refs.ts';
import { fullName, iso } from '../state/world.ts';
import { connection, requirePermission } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';
import { actorNode } from './nodes.ts';

type Args = Readonly<Record<string, unknown>>;

/** GitHub cuts the text of large blobs and says so in `isTruncated`. */
export const BLOB_TEXT_LIMIT = 512_000;

const server = (context: GraphContext, repository: Repository): string =>
  `${context.world.urls.server}/${fullName(repository)}`;

export function refNode(context: GraphContext, repository: Repository, ref: string, oid: string): GraphNode {
  const prefix = ref.startsWith('refs/heads/') ? 'refs/heads/' : ref.startsWith('refs/tags/') ? 'refs/tags/' : 'refs/';
  return {
    __typename: 'Ref',
    id: `REF_${Buffer.from(`${repository.id}:${ref}`).toString('base64url')}`,
    name: ref.slice(prefix.length),
    prefix,
    repository: undefined,
    target: () => objectNode(context, repository, oid),
  };
}

export async function refByName(
  context: GraphContext,
  repository: Repository,
  name: string,
): Promise<GraphNode | null> {
  requirePermission(context, 'contents', 'read');
  const ref = name.startsWith('refs/') ? name : `refs/heads/${name}`;
  const oid = await readRef(repository, ref, context.view);
  return oid === null ? null : refNode(context, repository, ref, oid);
}

export async function objectByExpression(
  context: GraphContext,
  repository: Repository,
  args: Args,
): Promise<GraphNode | null> {
  requirePermission(context, 'contents', 'read');
  if (typeof args['oid'] === 'string') return objectNode(context, repository, args['oid']);
  const expression = asString(args['expression']);
  const colon = expression.indexOf(':');
  const name = colon < 0 ? expression : expression.slice(0, colon);
  const view = context.torn ? { behind: context.view.behind + 1 } : context.view;
  const ref = name.startsWith('refs/') ? name : `refs/heads/${name}`;
  const oid = isOid(name) ? name : ((await readRef(repository, ref, view)) ?? (await repository.git.resolve(name)));
  if (oid === null) return null;
  if (colon < 0) return objectNode(context, repository, oid);
  const path = expression.slice(colon + 1);
  const found = await repository.git.read(path === '' ? `${oid}^{tree}` : `${oid}:${path}`);
  return found === null ? null : objectNode(context, repository, found.oid);
}

async function objectNode(context: GraphContext, repository: Repository, oid: string): Promise<GraphNode | null> {
  const object = await repository.git.read(oid);
  if (object === null) return null;
  switch (object.type) {
    case 'blob':
      return blobNode(context, repository, object);
    case 'tree':
      return treeNode(context, repository, object);
    case 'commit': {
      const commit = await repository.git.commit(oid);
      return commit === null ? null : commitNode(context, repository, commit);
    }
    case 'tag':
      break;
  }
  return { __typename: 'Tag', ...objectFields(context, repository, oid, 'tag') };
}

const objectFields = (context: GraphContext, repository: Repository, oid: string, kind: string): GraphNode => ({
  id: `${kind}_${repository.id}_${oid}`,
  oid,
  abbreviatedOid: oid.slice(0, 7),
  commitUrl: `${server(context, repository)}/commit/${oid}`,
  commitResourcePath: `/${fullName(repository)}/commit/${oid}`,
});

function blobNode(context: GraphContext, repository: Repository, { oid, content }: GitObject): GraphNode {
  const isBinary = content.subarray(0, 8000).includes(0);
  const isTruncated = !isBinary && content.length > BLOB_TEXT_LIMIT;
  return {
    __typename: 'Blob',
    ...objectFields(context, repository, oid, 'B'),
    byteSize: content.length,
    isBinary,
    isTruncated,
    text: isBinary ? null : content.subarray(0, BLOB_TEXT_LIMIT).toString('utf8'),
  };
}

const treeNode = (context: GraphContext, repository: Repository, { oid }: GitObject): GraphNode => ({
  __typename: 'Tree',
  ...objectFields(context, repository, oid, 'T'),
  entries: async () => (await repository.git.tree(oid)).map((item) => entryNode(context, repository, item, item.name)),
});

const entryNode = (context: GraphContext, repository: Repository, item: TreeItem, path: string): GraphNode => ({
  __typename: 'TreeEntry',
  name: item.name,
  nameRaw: Buffer.from(item.name).toString('base64'),
  path,
  pathRaw: Buffer.from(path).toString('base64'),
  oid: item.oid,
  mode: Number.parseInt(item.mode, 8),
  type: item.type,
  extension: /\.[^.]*$/.exec(item.name)?.[0] ?? '',
  size: async () => (item.type === 'blob' ? ((await repository.git.read(item.oid))?.content.length ?? 0) : 0),
  isGenerated: false,
  object: () => objectNode(context, repository, item.oid),
});

const personNode = (context: GraphContext, who: Signature): GraphNode => ({
  __typename: 'GitActor',
  name: who.name,
  email: who.email,
  date: iso(who.date),
  user: () => {
    const user = context.world.users.get(who.name.toLowerCase());
    return user?.type === 'User' ? actorNode(context, user) : null;
  },
});

export function commitNode(context: GraphContext, repository: Repository, commit: CommitData): GraphNode {
  const { git } = repository;
  const [headline = '', ...body] = commit.message.split('\n');
  return {
    __typename: 'Commit',
    ...objectFields(context, repository, commit.oid, 'C'),
    message: commit.message,
    messageHeadline: headline,
    messageBody: body.join('\n').trim(),
    committedDate: iso(commit.committer.date),
    authoredDate: iso(commit.author.date),
    pushedDate: null,
    author: personNode(context, commit.author),
    committer: personNode(context, commit.committer),
    url: `${server(context, repository)}/commit/${commit.oid}`,
    resourcePath: `/${fullName(repository)}/commit/${commit.oid}`,
    tree: () => objectNode(context, repository, commit.tree),
    file: (args: Args) => fileOf(context, repository, commit, asString(args['path'])),
    parents: async (args: Args) => {
      const parents = (await Promise.all(commit.parents.map((oid) => git.commit(oid)))).filter(
        (parent) => parent !== null,
      );
      return connection(parents, args, (parent) => commitNode(context, repository, parent));
    },
    history: async (args: Args) => {
      const log = await git.log(commit.oid, 1000, typeof args['path'] === 'string' ? args['path'] : undefined);
      return connection(log, args, (item) => commitNode(context, repository, item));
    },
    associatedPullRequests: (args: Args) => {
      const found = pullRequests(repository).filter(({ pull }) =>
        [pull.headSha, pull.mergeCommit].includes(commit.oid),
      );
      return connection(found, args, (issue) => context.nodes.pull(context, repository, issue));
    },
    status: () => statusNode(context, repository, commit),
    statusCheckRollup: () => rollupNode(context, repository, commit),
    checkSuites: (args: Args) => suitesOf(context, repository, commit, args),
  };
}

async function fileOf(
  context: GraphContext,
  repository: Repository,
  commit: CommitData,
  path: string,
): Promise<GraphNode | null> {
  requirePermission(context, 'contents', 'read');
  const cut = path.lastIndexOf('/');
  const folder = await repository.git.read(cut < 0 ? commit.tree : `${commit.oid}:${path.slice(0, cut)}`);
  const items = folder?.type === 'tree' ? await repository.git.tree(folder.oid) : [];
  const item = items.find(({ name }) => name === path.slice(cut + 1));
  return item === undefined ? null : entryNode(context, repository, item, path);
}

const contextNode = (context: GraphContext, commit: CommitData, status: CommitStatus): GraphNode => ({
  __typename: 'StatusContext',
  id: status.nodeId,
  context: status.context,
  state: status.state.toUpperCase(),
  description: status.description,
  targetUrl: status.targetUrl,
  createdAt: status.createdAt,
  creator: () => actorNode(context, status.creator),
  isRequired: false,
  avatarUrl: null,
  commit: undefined,
  oid: commit.oid,
});

function statusNode(context: GraphContext, repository: Repository, commit: CommitData): GraphNode | null {
  requirePermission(context, 'statuses', 'read');
  const statuses = currentStatuses(repository, commit.oid);
  if (statuses.length === 0) return null;
  const contexts = statuses.map((status) => contextNode(context, commit, status));
  return {
    id: `STA_${commit.oid}`,
    state: combinedState(statuses).toUpperCase(),
    contexts,
    context: (args: Args) => contexts.find((node) => node['context'] === args['name']) ?? null,
  };
}

const runNode = (context: GraphContext, repository: Repository, run: CheckRun): GraphNode => ({
  __typename: 'CheckRun',
  id: run.nodeId,
  databaseId: run.id,
  name: run.name,
  status: run.status.toUpperCase(),
  conclusion: run.conclusion?.toUpperCase() ?? null,
  startedAt: run.startedAt,
  completedAt: run.completedAt,
  detailsUrl: run.detailsUrl,
  url: `${server(context, repository)}/runs/${run.id}`,
  permalink: `${server(context, repository)}/runs/${run.id}`,
  title: run.output.title,
  summary: run.output.summary,
  text: null,
  externalId: null,
  isRequired: false,
  checkSuite: () => suiteNode(context, repository, [run]),
});

const appNode = (run: CheckRun): GraphNode => ({
  __typename: 'App',
  id: `A_${run.app.id}`,
  databaseId: run.app.id,
  name: run.app.name,
  slug: run.app.slug,
});

function suiteNode(context: GraphContext, repository: Repository, runs: readonly CheckRun[]): GraphNode | null {
  const [first] = runs;
  if (first === undefined) return null;
  const done = runs.every(({ status }) => status === 'completed');
  const bad = runs.some(
    ({ conclusion }) => conclusion !== null && !['success', 'neutral', 'skipped'].includes(conclusion),
  );
  // A check run that names no workflow run belongs to the first one on its commit, if there is any.
  const workflow = [...repository.runs.values()].find(({ id, headSha }) =>
    first.workflowRunId === null ? headSha === first.headSha : id === first.workflowRunId,
  );
  return {
    __typename: 'CheckSuite',
    id: `CS_${first.suiteId}`,
    databaseId: first.suiteId,
    status: done ? 'COMPLETED' : 'IN_PROGRESS',
    conclusion: done ? (bad ? 'FAILURE' : 'SUCCESS') : null,
    createdAt: first.startedAt,
    updatedAt: first.completedAt ?? first.startedAt,
    app: appNode(first),
    branch: () => (workflow === undefined ? null : refByName(context, repository, workflow.headBranch)),
    workflowRun: workflow === undefined ? null : workflowRunNode(context, repository, workflow),
    checkRuns: (args: Args) => {
      const filter = args['filterBy'];
      const name = typeof filter === 'object' && filter !== null && 'checkName' in filter ? filter.checkName : null;
      const chosen = runs.filter((run) => typeof name !== 'string' || run.name === name);
      return connection(chosen, args, (run) => runNode(context, repository, run));
    },
  };
}

function workflowRunNode(context: GraphContext, repository: Repository, run: WorkflowRun): GraphNode {
  const path = `/${fullName(repository)}/actions/workflows/${run.path.split('/').at(-1) ?? ''}`;
  return {
    __typename: 'WorkflowRun',
    id: `WFR_${run.id}`,
    databaseId: run.id,
    event: run.event,
    createdAt: run.createdAt,
    runNumber: 1,
    workflow: {
      __typename: 'Workflow',
      id: `W_${run.path}`,
      name: run.name,
      state: 'ACTIVE',
      resourcePath: path,
      url: `${context.world.urls.server}${path}`,
    },
  };
}

function suitesOf(context: GraphContext, repository: Repository, commit: CommitData, args: Args): GraphNode {
  requirePermission(context, 'checks', 'read');
  const suites = new Map<number, CheckRun[]>();
  for (const run of repository.checkRuns) {
    if (run.headSha === commit.oid) suites.set(run.suiteId, [...(suites.get(run.suiteId) ?? []), run]);
  }
  return connection([...suites.values()], args, (runs) => suiteNode(context, repository, runs));
}

/** The worst of all statuses and check runs; null when there is none. GitHub asks for checks: read and statuses: read. */
function rollupNode(context: GraphContext, repository: Repository, commit: CommitData): GraphNode | null {
  requirePermission(context, 'checks', 'read');
  requirePermission(context, 'statuses', 'read');
  const statuses = currentStatuses(repository, commit.oid);
  const runs = currentCheckRuns(repository, commit.oid);
  if (statuses.length + runs.length === 0) return null;
  const states = [
    ...statuses.map(({ state }) => (state === 'success' ? 'SUCCESS' : state === 'pending' ? 'PENDING' : 'FAILURE')),
    ...runs.map(({ conclusion }) =>
      conclusion === null ? 'PENDING' : ['success', 'neutral', 'skipped'].includes(conclusion) ? 'SUCCESS' : 'FAILURE',
    ),
  ];
  const state = states.includes('FAILURE') ? 'FAILURE' : states.includes('PENDING') ? 'PENDING' : 'SUCCESS';
  const contexts = [
    ...runs.map((run) => () => runNode(context, repository, run)),
    ...statuses.map((status) => () => contextNode(context, commit, status)),
  ];
  return { id: `SCR_${commit.oid}`, state, contexts: (args: Args) => connection(contexts, args, (make) => make()) };
}
