import { isPullRequest } from '../state/model.ts';
import type { Repository } from '../state/model.ts';
import { nodeId } from '../state/world.ts';
import { requirePermission } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';

/** A Dependabot alert with what Dependabot itself did about it. Null where there is none. */
export function alertNode(context: GraphContext, repository: Repository, number: number): GraphNode | null {
  requirePermission(context, 'vulnerability_alerts', 'read');
  const alert = repository.alerts.dependabot.get(number);
  if (alert === undefined) return null;
  const pull = alert.pullRequest === null ? undefined : repository.issues.get(alert.pullRequest);
  return {
    __typename: 'RepositoryVulnerabilityAlert',
    id: nodeId('RVA', number),
    number,
    createdAt: alert.createdAt,
    state: alert.state.toUpperCase(),
    vulnerableManifestPath: alert.manifest,
    vulnerableManifestFilename: alert.manifest.split('/').at(-1),
    vulnerableRequirements: alert.range,
    dependencyScope: alert.scope?.toUpperCase() ?? null,
    repository: () => context.nodes.repository(context, repository),
    dependabotUpdate:
      pull === undefined || !isPullRequest(pull)
        ? null
        : {
            __typename: 'DependabotUpdate',
            error: null,
            pullRequest: () => context.nodes.pull(context, repository, pull),
            repository: () => context.nodes.repository(context, repository),
          },
  };
}
