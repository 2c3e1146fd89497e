import { asString } from '../contract/json.ts';
import type { JsonObject } from '../contract/json.ts';
import { record } from '../state/issues.ts';
import { pullRequests } from '../state/pulls.ts';
import { hasRole } from '../state/world.ts';
import { graphError, requirePermission } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';
import { actorNode } from './nodes.ts';

/** Switches auto-merge off, as anybody with write may; GitHub refuses where it is off already. */
export function disableAutoMerge(context: GraphContext, input: JsonObject): GraphNode {
  requirePermission(context, 'pull_requests', 'write');
  const id = input['pullRequestId'];
  for (const repository of context.world.repositories.values()) {
    const issue = pullRequests(repository).find(({ pull }) => pull.nodeId === id);
    if (issue === undefined) continue;
    const { token } = context;
    if (token.kind === 'user' && !hasRole(repository, token.user, 'write'))
      throw graphError('FORBIDDEN', 'Resource not accessible by personal access token');
    if (issue.pull.autoMerge === null)
      throw graphError('UNPROCESSABLE', "Can't disable auto-merge for this pull request.");
    issue.pull.autoMerge = null;
    record(context.world, issue, { kind: 'autoMergeDisabled', actor: token.user });
    return {
      clientMutationId: input['clientMutationId'] ?? null,
      actor: () => actorNode(context, token.user),
      pullRequest: () => context.nodes.pull(context, repository, issue),
    };
  }
  throw graphError('NOT_FOUND', `Could not resolve to a node with the global id of '${asString(id)}'`);
}
