import { isPullRequest } from '../state/model.ts';
import { canSee } from '../rest/service.ts';
import { graphError, repositoryNamed } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';
import { issueNode, pullNode } from './issue-nodes.ts';
import { mutations } from './mutations.ts';
import { actorNode } from './nodes.ts';
import { repositoryNode } from './repository-node.ts';

type Args = Readonly<Record<string, unknown>>;

function nodeById(context: GraphContext, id: string): GraphNode {
  for (const repository of context.world.repositories.values()) {
    if (!canSee(context.token, repository)) continue;
    if (repository.nodeId === id) return repositoryNode(context, repository);
    for (const issue of repository.issues.values()) {
      if (isPullRequest(issue) && issue.pull.nodeId === id) return pullNode(context, repository, issue);
      if (!isPullRequest(issue) && issue.nodeId === id) return issueNode(context, repository, issue);
    }
  }
  throw graphError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}

/** Queries and mutations of the excerpt that the simulator answers; any other field of the schema is reported as not simulated. */
export function rootValue(context: GraphContext): GraphNode {
  const { limits, token, world } = context;
  return {
    repository: (args: Args) =>
      repositoryNode(context, repositoryNamed(context, `${String(args['owner'])}/${String(args['name'])}`)),
    viewer: () => ({ ...actorNode(context, token.user), __typename: 'User', login: token.user.login }),
    user: (args: Args) => {
      const user = world.users.get(String(args['login']).toLowerCase());
      if (user?.type !== 'User')
        throw graphError('NOT_FOUND', `Could not resolve to a User with the login of '${String(args['login'])}'.`);
      return actorNode(context, user);
    },
    node: (args: Args) => nodeById(context, String(args['id'])),
    rateLimit: () => {
      const { limit, remaining, reset, used } = limits.of(token);
      return { limit, remaining, used, cost: 1, nodeCount: 1, resetAt: new Date(reset * 1000).toISOString() };
    },
    ...mutations(context),
  };
}
