/** Rules of tier A that one portfolio decides alone (coverage-rules.md, "What must cohere": A3, A4, A6, A7). */
import type { Portfolio } from '../generated/types.ts';
import { atMost, equal, holds, type PortfolioRule } from './rule.ts';

const LENGTHS: readonly PortfolioRule[] = [
  equal('A', 'policy-count', 'policy_count', (p) => p.policy_ids.length, 'policy_count is the number of policy_ids.'),
  equal(
    'A',
    'relationship-count',
    'relationship_count',
    (p) => p.linked_asset_ids.length,
    'relationship_count is the number of linked_asset_ids.',
  ),
  equal(
    'A',
    'dependency-count',
    'dependency_count',
    (p) => p.dependency_portfolio_ids.length,
    'dependency_count is the number of dependency_portfolio_ids.',
  ),
  equal(
    'A',
    'dependent-count',
    'dependent_count',
    (p) => p.dependent_portfolio_ids.length,
    'dependent_count is the number of dependent_portfolio_ids.',
  ),
];

const FLAGS: readonly PortfolioRule[] = [
  equal(
    'A',
    'owner-missing',
    'owner_missing',
    (p) => p.owner_teams.length === 0 && p.owner_names.length === 0,
    'owner_missing is true exactly when owner_teams and owner_names are both empty.',
  ),
  equal(
    'A',
    'environment-missing',
    'environment_missing',
    (p) => p.environments.length === 0,
    'environment_missing is true exactly when environments is empty.',
  ),
];

const ROUTES: readonly PortfolioRule[] = [
  equal(
    'A',
    'route-ready',
    'live_ready_exposure_count',
    (p) => p.route_state_counts.ready,
    'live_ready_exposure_count is route_state_counts.ready.',
  ),
  equal(
    'A',
    'route-needs-config',
    'needs_config_exposure_count',
    (p) => p.route_state_counts.needs_config,
    'needs_config_exposure_count is route_state_counts.needs_config.',
  ),
  equal(
    'A',
    'route-template',
    'template_exposure_count',
    (p) => p.route_state_counts.template,
    'template_exposure_count is route_state_counts.template.',
  ),
  equal(
    'A',
    'route-blocked',
    'blocked_exposure_count',
    (p) => p.route_state_counts.blocked,
    'blocked_exposure_count is route_state_counts.blocked.',
  ),
  equal(
    'A',
    'route-manual',
    'manual_exposure_count',
    (p) => p.route_state_counts.manual,
    'manual_exposure_count is route_state_counts.manual.',
  ),
];

const exposures = (p: Portfolio): number => p.exposure_count;
const dependencies = (p: Portfolio): number => p.dependency_count;

const BOUNDS: readonly PortfolioRule[] = [
  atMost(
    'A',
    'critical-assets-bound',
    'critical_asset_count',
    (p) => p.asset_count,
    'critical_asset_count is at most asset_count.',
  ),
  holds(
    'A',
    'assets-bound',
    'asset_count',
    (p) => p.asset_count >= p.asset_ids.length,
    'asset_count is at least the number of asset_ids.',
  ),
  atMost('A', 'needs-case-bound', 'needs_case_count', exposures, 'needs_case_count is at most exposure_count.'),
  atMost(
    'A',
    'tracked-bound',
    'tracked_exposure_count',
    exposures,
    'tracked_exposure_count is at most exposure_count.',
  ),
  atMost('A', 'routed-bound', 'routed_exposure_count', exposures, 'routed_exposure_count is at most exposure_count.'),
  atMost(
    'A',
    'live-ready-bound',
    'live_ready_exposure_count',
    exposures,
    'live_ready_exposure_count is at most exposure_count.',
  ),
  atMost(
    'A',
    'local-handoff-bound',
    'local_handoff_exposure_count',
    exposures,
    'local_handoff_exposure_count is at most exposure_count.',
  ),
  atMost(
    'A',
    'needs-config-bound',
    'needs_config_exposure_count',
    exposures,
    'needs_config_exposure_count is at most exposure_count.',
  ),
  atMost(
    'A',
    'template-bound',
    'template_exposure_count',
    exposures,
    'template_exposure_count is at most exposure_count.',
  ),
  atMost(
    'A',
    'blocked-bound',
    'blocked_exposure_count',
    exposures,
    'blocked_exposure_count is at most exposure_count.',
  ),
  atMost('A', 'manual-bound', 'manual_exposure_count', exposures, 'manual_exposure_count is at most exposure_count.'),
  atMost(
    'A',
    'dependency-gap-bound',
    'dependency_gap_count',
    dependencies,
    'dependency_gap_count is at most dependency_count.',
  ),
  atMost(
    'A',
    'dependency-live-ready-bound',
    'dependency_live_ready_count',
    dependencies,
    'dependency_live_ready_count is at most dependency_count.',
  ),
  atMost(
    'A',
    'dependency-handoff-bound',
    'dependency_handoff_count',
    dependencies,
    'dependency_handoff_count is at most dependency_count.',
  ),
  atMost(
    'A',
    'dependency-manual-bound',
    'dependency_manual_count',
    dependencies,
    'dependency_manual_count is at most dependency_count.',
  ),
  atMost(
    'A',
    'dependent-gap-bound',
    'dependent_gap_count',
    (p) => p.dependent_count,
    'dependent_gap_count is at most dependent_count.',
  ),
];

export const TIER_A_RULES: readonly PortfolioRule[] = [...LENGTHS, ...FLAGS, ...ROUTES, ...BOUNDS];
