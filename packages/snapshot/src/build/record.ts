/** The record of one portfolio, everything but its neighbours. */
import {
  COVERAGE_LABELS,
  coverageScore,
  coverageState,
  ROUTE_LABELS,
  ROUTE_TOKENS,
  routeCoverageState,
} from '../cohere/derive.ts';
import type { Portfolio } from '../generated/types.ts';
import { compare } from './assets.ts';
import type { Fit } from './fit.ts';
import type { Gathered } from './gather.ts';
import * as limits from './limits.ts';
import { WORKFLOW_RANK, WORKFLOW_VALUES } from './routing.ts';

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;

export type Draft = { -readonly [Field in keyof Portfolio]: Portfolio[Field] };

export function recordOf(gathered: Gathered, id: string, label: string, fit: Fit): Draft {
  const held = assetsOf(gathered, id, fit);
  const routed = routesOf(gathered, id, fit);
  const flags = {
    owner_missing: held.owner_teams.length === 0 && held.owner_names.length === 0,
    environment_missing: held.environments.length === 0,
    relationship_gap: held.asset_count > 1 && held.relationship_count === 0,
  };
  const counts = { ...routed, ...flags };
  const state = coverageState(counts);
  const routeState = routeCoverageState(routed.route_state_counts);
  return {
    id,
    label,
    ...held,
    ...routed,
    ...flags,
    coverage_score: coverageScore(counts),
    coverage_state: state,
    coverage_label: COVERAGE_LABELS[state],
    route_coverage_state: routeState,
    route_coverage_label: ROUTE_LABELS[routeState],
    route_coverage_token: ROUTE_TOKENS[routeState],
    coverage_summary: '',
    route_coverage_summary: '',
    recommended_actions: [],
    dependency_portfolio_ids: [],
    dependency_portfolio_labels: [],
    dependency_count: 0,
    dependency_gap_count: 0,
    dependency_live_ready_count: 0,
    dependency_handoff_count: 0,
    dependency_manual_count: 0,
    dependency_route_blockers: [],
    dependent_portfolio_ids: [],
    dependent_portfolio_labels: [],
    dependent_count: 0,
    dependent_gap_count: 0,
    dependent_exposure_count: 0,
    dependency_summary: '',
  };
}

function assetsOf({ assets, linked }: Gathered, id: string, fit: Fit) {
  const [first] = assets;
  const sorted = (texts: readonly (readonly string[] | undefined)[]): readonly string[] =>
    texts.flatMap((list) => list ?? []).sort(compare);
  return {
    asset_ids: assets.map((asset) => asset.id),
    asset_names: fit.list(
      assets.map(({ name }) => name),
      limits.MAX_ASSET_NAME,
      `${id}, asset name`,
    ),
    owner_teams: fit.list(sorted(assets.map(({ owner_teams }) => owner_teams)), limits.MAX_OWNER, `${id}, owner team`),
    owner_names: fit.list(sorted(assets.map(({ owner_names }) => owner_names)), limits.MAX_OWNER, `${id}, owner name`),
    environments: fit.list(
      sorted(assets.map(({ environments }) => environments)),
      limits.MAX_ENVIRONMENT,
      `${id}, environment`,
    ),
    linked_asset_ids: [...linked].sort(compare),
    relationship_count: linked.size,
    asset_count: assets.length,
    critical_asset_count: assets.filter(({ criticality }) => criticality === 'critical' || criticality === 'high')
      .length,
    // The assets are in the order of their criticality.
    highest_criticality: first?.criticality ?? ('unassigned' as const),
  };
}

function routesOf(gathered: Gathered, id: string, fit: Fit) {
  const { routes, exposures } = gathered;
  const taken = [...gathered.taken];
  const policies = [...new Set(taken.flatMap(({ policy }) => policy ?? []))].sort((a, b) => compare(a.id, b.id));
  const policyIds = [...new Set(policies.map((policy) => policy.id))];
  const labels = taken.flatMap(({ label }) => label ?? []).sort(compare);
  const missing = taken.flatMap((route) => route.blockers).sort(compare);
  const blockers = fit.list(missing, limits.MAX_BLOCKER, `${id}, setting`);
  const isBlocked = routes.needs_config + routes.blocked > 0;
  return {
    exposure_count: exposures,
    needs_case_count: gathered.needsCase,
    tracked_exposure_count: exposures - gathered.needsCase,
    open_case_count: gathered.openCases,
    highest_severity: SEVERITIES[gathered.severityRank] ?? 'info',
    workflow_values: WORKFLOW_VALUES.filter((value) => (gathered.workflows & (1 << WORKFLOW_RANK[value])) !== 0),
    route_labels: fit.list(labels, limits.MAX_LABEL, `${id}, route label`),
    policy_ids: policyIds,
    policy_labels: fit.list(
      policies.map(({ label }) => label),
      limits.MAX_LABEL,
      `${id}, policy label`,
    ),
    policy_count: policyIds.length,
    route_blockers: isBlocked && blockers.length === 0 ? ['a setting without a name'] : blockers,
    route_state_counts: { ...routes },
    live_ready_exposure_count: routes.ready,
    local_handoff_exposure_count: routes.copy_only + routes.needs_config,
    needs_config_exposure_count: routes.needs_config,
    template_exposure_count: routes.template,
    blocked_exposure_count: routes.blocked,
    manual_exposure_count: routes.manual,
    routed_exposure_count: exposures - routes.manual,
  };
}
