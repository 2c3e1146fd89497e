/** One portfolio from a seed: everything but its links to others. */
import type { Portfolio } from '../generated/types.ts';
import * as derive from '../cohere/derive.ts';
import type { Random } from './random.ts';

/** Words of one, two, three and four bytes, and an escape, so that lengths and columns are never bytes by chance. */
const WORDS = [
  'Payments',
  'Ledger',
  'Straße',
  'Überweisung',
  '支払い',
  'Search 🔎',
  'a "quoted" name',
  'tab\there',
  'Back\\slash',
] as const;
const TEAMS = ['team-payments', 'team-search', 'team-platform', 'team-identity'] as const;
const PEOPLE = ['Ada Example', 'Grace Example', 'Linus Example', 'Søren Example'] as const;
const ENVIRONMENTS = ['production', 'staging', 'development', 'test'] as const;
const WORKFLOWS = ['dependency', 'sast', 'sensitive-data', 'mcp-guardrail', 'base-image', 'recipe-runbook'] as const;
const CRITICALITIES = ['critical', 'high', 'medium', 'low', 'unassigned'] as const;
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
const BLOCKERS = ['Setting API_KEY is missing', 'Setting ORG_ID is missing', 'Channel is not connected'] as const;

type Assets = Pick<
  Portfolio,
  | 'id'
  | 'label'
  | 'asset_ids'
  | 'asset_names'
  | 'owner_teams'
  | 'owner_names'
  | 'environments'
  | 'linked_asset_ids'
  | 'relationship_count'
  | 'asset_count'
  | 'critical_asset_count'
  | 'highest_criticality'
>;

/** A portfolio without dependencies; `index` makes its id, label and assets its own. */
export function draftPortfolio(random: Random, index: number): Portfolio {
  const assets = draftAssets(random, index);
  const exposures = draftExposures(random);
  const flags = {
    owner_missing: assets.owner_teams.length === 0 && assets.owner_names.length === 0,
    environment_missing: assets.environments.length === 0,
    relationship_gap: assets.asset_count > 1 && assets.relationship_count === 0,
  };
  const counts = { ...exposures, ...flags };
  const state = derive.coverageState(counts);
  const routeState = derive.routeCoverageState(exposures.route_state_counts);
  return {
    ...assets,
    ...exposures,
    ...flags,
    coverage_score: derive.coverageScore(counts),
    coverage_state: state,
    coverage_label: derive.COVERAGE_LABELS[state],
    route_coverage_state: routeState,
    route_coverage_label: derive.ROUTE_LABELS[routeState],
    route_coverage_token: derive.ROUTE_TOKENS[routeState],
    coverage_summary: `${assets.asset_count} assets, ${exposures.exposure_count} exposures: ${exposures.tracked_exposure_count} have a case, ${exposures.needs_case_count} need one. ${exposures.open_case_count} cases are open, and the owners were told.`,
    route_coverage_summary: `${exposures.routed_exposure_count} of ${exposures.exposure_count} exposures are routed: ${exposures.live_ready_exposure_count} live, ${exposures.local_handoff_exposure_count} by hand-off. Blocked are ${exposures.blocked_exposure_count}, and ${exposures.manual_exposure_count} are left to people, who have no route yet.`,
    recommended_actions:
      state === 'ready'
        ? ['Nothing to do.']
        : [
            'Choose a route for the exposures that are left to people, starting with the most severe.',
            'Open a case for each exposure that has none, and name the team that owns the asset.',
            'Add the settings that the blocked channels are missing.',
          ],
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

function draftAssets(random: Random, index: number): Assets {
  const word = random.pick(WORDS);
  const count = random.integer(1, 4);
  const names = Array.from({ length: count }, (_, asset) => `${word} ${index}.${asset}`);
  const links = some(random, [`asset-shared-${index % 97}`, `asset-bus-${index % 31}`, `asset-vault-${index % 13}`]);
  const criticality = random.pick(CRITICALITIES);
  const isCritical = criticality === 'critical' || criticality === 'high';
  return {
    id: `portfolio-${random.pick(['pay', 'search', 'core', 'edge'])}-${index}`,
    label: `${word} ${index}`,
    asset_ids: names.map((_, asset) => `asset-${index}-repository-${asset}`),
    asset_names: names,
    owner_teams: some(random, TEAMS),
    owner_names: some(random, PEOPLE),
    environments: some(random, ENVIRONMENTS),
    linked_asset_ids: links,
    relationship_count: links.length,
    asset_count: count,
    critical_asset_count: isCritical ? random.integer(1, count) : 0,
    highest_criticality: criticality,
  };
}

function draftExposures(random: Random) {
  const number = (): number => (random.chance(0.6) ? 0 : random.integer(1, 9));
  const routes = {
    ready: number(),
    copy_only: number(),
    needs_config: number(),
    template: number(),
    blocked: number(),
    manual: number(),
  };
  const exposures = Object.values(routes).reduce((sum, count) => sum + count, 0);
  const needsCase = random.chance(0.5) ? 0 : random.integer(0, exposures);
  const policies = exposures === 0 ? [] : some(random, ['dependencies', 'code', 'images']);
  const isBlocked = routes.needs_config + routes.blocked > 0;
  return {
    exposure_count: exposures,
    needs_case_count: needsCase,
    tracked_exposure_count: exposures - needsCase,
    open_case_count: random.integer(0, 3),
    highest_severity: exposures === 0 ? ('info' as const) : random.pick(SEVERITIES),
    workflow_values: exposures === 0 ? [] : some(random, WORKFLOWS),
    route_labels: policies.map((policy) => `Agent session for ${policy}`),
    policy_ids: policies.map((policy) => `routing-${policy}`),
    policy_labels: policies.map((policy) => `Route ${policy}`),
    policy_count: policies.length,
    route_blockers: isBlocked ? [BLOCKERS[0], ...some(random, BLOCKERS.slice(1))] : [],
    route_state_counts: routes,
    live_ready_exposure_count: routes.ready,
    local_handoff_exposure_count: routes.copy_only + routes.needs_config,
    needs_config_exposure_count: routes.needs_config,
    template_exposure_count: routes.template,
    blocked_exposure_count: routes.blocked,
    manual_exposure_count: routes.manual,
    routed_exposure_count: exposures - routes.manual,
  };
}

function some<Item>(random: Random, items: readonly Item[]): Item[] {
  return items.filter(() => random.chance(0.45));
}
