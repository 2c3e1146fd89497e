import { asStrings, isJsonObject } from '../contract/json.ts';
import { hasLabel } from '../state/issues.ts';
import { isPullRequest } from '../state/model.ts';
import type { Issue, Repository } from '../state/model.ts';
import { pullRequests } from '../state/pulls.ts';
import { branchRef } from '../state/refs.ts';
import { fullName, permissionOf } from '../state/world.ts';
import { alertNode } from './alert-nodes.ts';
import { connection, graphError, requirePermission } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';
import { objectByExpression, refByName, refNode } from './git-nodes.ts';
import { issueNode, pullNode } from './issue-nodes.ts';
import { actorNode, labelNode } from './nodes.ts';

type Args = Readonly<Record<string, unknown>>;

export function repositoryNode(context: GraphContext, repository: Repository): GraphNode {
  return {
    __typename: 'Repository',
    id: repository.nodeId,
    databaseId: repository.id,
    name: repository.name,
    nameWithOwner: fullName(repository),
    owner: () => actorNode(context, repository.owner),
    url: `${context.world.urls.server}/${fullName(repository)}`,
    resourcePath: `/${fullName(repository)}`,
    isPrivate: repository.private,
    visibility: repository.private ? 'PRIVATE' : 'PUBLIC',
    isFork: repository.fork,
    isArchived: repository.archived,
    isDisabled: false,
    isLocked: false,
    isEmpty: false,
    isTemplate: false,
    createdAt: repository.createdAt,
    updatedAt: repository.createdAt,
    hasIssuesEnabled: true,
    autoMergeAllowed: true,
    description: null,
    viewerPermission: permissionOf(repository, context.token.user).permission.toUpperCase().replace('NONE', 'READ'),
    defaultBranchRef: () => refByName(context, repository, repository.defaultBranch),
    ref: (args: Args) => refByName(context, repository, String(args['qualifiedName'])),
    refs: async (args: Args) => {
      requirePermission(context, 'contents', 'read');
      const found = await repository.git.refs(String(args['refPrefix']));
      return connection(found, args, ({ ref, oid }) => refNode(context, repository, ref, oid));
    },
    object: (args: Args) => objectByExpression(context, repository, args),
    label: (args: Args) => {
      const label = repository.labels.get(String(args['name']).toLowerCase());
      return label === undefined ? null : labelNode(label);
    },
    labels: (args: Args) => connection([...repository.labels.values()], args, labelNode),
    ...issueFields(context, repository),
  };
}

function issueFields(context: GraphContext, repository: Repository): GraphNode {
  const node = (issue: Issue): GraphNode =>
    isPullRequest(issue) ? pullNode(context, repository, issue) : issueNode(context, repository, issue);
  return {
    issue: (args: Args) => {
      requirePermission(context, 'issues', 'read');
      const issue = repository.issues.get(Number(args['number']));
      if (issue === undefined || isPullRequest(issue))
        throw graphError('NOT_FOUND', `Could not resolve to an Issue with the number of ${String(args['number'])}.`);
      return node(issue);
    },
    issueOrPullRequest: (args: Args) => {
      const issue = repository.issues.get(Number(args['number']));
      if (issue === undefined)
        throw graphError(
          'NOT_FOUND',
          `Could not resolve to an issue or pull request with the number of ${String(args['number'])}.`,
        );
      requirePermission(context, isPullRequest(issue) ? 'pull_requests' : 'issues', 'read');
      return node(issue);
    },
    pullRequest: (args: Args) => {
      requirePermission(context, 'pull_requests', 'read');
      const issue = repository.issues.get(Number(args['number']));
      if (issue === undefined || !isPullRequest(issue))
        throw graphError(
          'NOT_FOUND',
          `Could not resolve to a PullRequest with the number of ${String(args['number'])}.`,
        );
      return node(issue);
    },
    issues: (args: Args) => {
      requirePermission(context, 'issues', 'read');
      const states = asStrings(args['states']);
      const labels = [
        ...asStrings(args['labels']),
        ...(isJsonObject(args['filterBy']) ? asStrings(args['filterBy']['labels']) : []),
      ];
      const found = [...repository.issues.values()]
        .filter((issue) => !isPullRequest(issue))
        .filter(({ state }) => states.length === 0 || states.includes(state.toUpperCase()))
        .filter((issue) => labels.length === 0 || labels.some((label) => hasLabel(issue, label)));
      return connection(ordered(found, args), args, node);
    },
    pullRequests: (args: Args) => pullRequestList(context, repository, args),
    vulnerabilityAlert: (args: Args) => alertNode(context, repository, Number(args['number'])),
  };
}

/** GitHub's default is by creation, oldest first; `orderBy` turns it round. */
function ordered<T extends Issue>(found: readonly T[], args: Args): readonly T[] {
  const order = args['orderBy'];
  const key = isJsonObject(order) && order['field'] === 'UPDATED_AT' ? 'updatedAt' : 'createdAt';
  const sorted = [...found].sort((a, b) => (a[key] === b[key] ? a.number - b.number : a[key] < b[key] ? -1 : 1));
  return isJsonObject(order) && order['direction'] === 'DESC' ? sorted.reverse() : sorted;
}

function pullRequestList(context: GraphContext, repository: Repository, args: Args): GraphNode {
  requirePermission(context, 'pull_requests', 'read');
  const states = asStrings(args['states']);
  const labels = asStrings(args['labels']);
  const found = pullRequests(repository)
    .filter(({ state, pull }) => states.length === 0 || states.includes(pull.merged ? 'MERGED' : state.toUpperCase()))
    .filter(
      ({ pull }) =>
        typeof args['headRefName'] !== 'string' || branchRef(pull.headRef) === branchRef(args['headRefName']),
    )
    .filter(
      ({ pull }) =>
        typeof args['baseRefName'] !== 'string' || branchRef(pull.baseRef) === branchRef(args['baseRefName']),
    )
    .filter((issue) => labels.length === 0 || labels.some((label) => hasLabel(issue, label)));
  return connection(ordered(found, args), args, (issue) => pullNode(context, repository, issue));
}
