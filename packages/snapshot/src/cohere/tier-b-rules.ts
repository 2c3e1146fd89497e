/** Rules of tier B that one portfolio decides alone: the default policy's own (coverage-rules.md, "What must cohere": B). */
import * as derive from './derive.ts';
import { areDisjoint } from './disjoint.ts';
import { equal, holds, type PortfolioRule } from './rule.ts';

const DEFAULT_COUNTS: readonly PortfolioRule[] = [
  equal('B', 'routes-sum', 'exposure_count', derive.routesSum, 'The six route_state_counts add up to exposure_count.'),
  equal(
    'B',
    'local-handoff',
    'local_handoff_exposure_count',
    (p) => p.route_state_counts.copy_only + p.route_state_counts.needs_config,
    'local_handoff_exposure_count is route_state_counts.copy_only plus needs_config.',
  ),
  equal(
    'B',
    'routed',
    'routed_exposure_count',
    (p) => p.exposure_count - p.manual_exposure_count,
    'routed_exposure_count is exposure_count less manual_exposure_count.',
  ),
  equal(
    'B',
    'cases-sum',
    'tracked_exposure_count',
    (p) => p.exposure_count - p.needs_case_count,
    'Every exposure is tracked or needs a case: tracked_exposure_count plus needs_case_count is exposure_count.',
  ),
  equal(
    'B',
    'relationship-gap',
    'relationship_gap',
    (p) => p.asset_count > 1 && p.relationship_count === 0,
    'relationship_gap is true exactly when there is more than one asset and no relationship.',
  ),
  holds(
    'B',
    'linked-outside',
    'linked_asset_ids',
    (p) => areDisjoint(p.linked_asset_ids, p.asset_ids),
    'linked_asset_ids names no asset of the portfolio itself.',
  ),
  holds(
    'B',
    'critical-assets',
    'highest_criticality',
    (p) => p.critical_asset_count > 0 === (p.highest_criticality === 'critical' || p.highest_criticality === 'high'),
    'highest_criticality is critical or high exactly when critical_asset_count is above 0.',
  ),
  holds(
    'B',
    'idle-severity',
    'highest_severity',
    (p) => p.exposure_count > 0 || p.highest_severity === 'info',
    'Without exposures highest_severity is info.',
  ),
  holds(
    'B',
    'idle-workflows',
    'workflow_values',
    (p) => p.exposure_count > 0 || p.workflow_values.length === 0,
    'Without exposures workflow_values is empty.',
  ),
  holds(
    'B',
    'route-blockers',
    'route_blockers',
    (p) => p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0,
    'route_blockers names something exactly when an exposure is blocked or needs configuration.',
  ),
  holds(
    'B',
    'recommended-actions',
    'recommended_actions',
    (p) => p.recommended_actions.length <= derive.MOST_RECOMMENDED_ACTIONS,
    `At most ${derive.MOST_RECOMMENDED_ACTIONS} recommended_actions.`,
  ),
];

const DEFAULT_STATES: readonly PortfolioRule[] = [
  equal(
    'B',
    'coverage-score',
    'coverage_score',
    derive.coverageScore,
    'coverage_score follows from the counts by the default policy.',
  ),
  equal(
    'B',
    'coverage-state',
    'coverage_state',
    derive.coverageState,
    'coverage_state follows from the counts by the default policy.',
  ),
  equal(
    'B',
    'coverage-label',
    'coverage_label',
    (p) => derive.COVERAGE_LABELS[p.coverage_state],
    'coverage_label is the label of coverage_state.',
  ),
  equal(
    'B',
    'route-coverage-state',
    'route_coverage_state',
    (p) => derive.routeCoverageState(p.route_state_counts),
    'route_coverage_state follows from route_state_counts by the default policy; without exposures it is tracked.',
  ),
  equal(
    'B',
    'route-coverage-label',
    'route_coverage_label',
    (p) => derive.ROUTE_LABELS[p.route_coverage_state],
    'route_coverage_label is the label of route_coverage_state.',
  ),
  equal(
    'B',
    'route-coverage-token',
    'route_coverage_token',
    (p) => derive.ROUTE_TOKENS[p.route_coverage_state],
    'route_coverage_token is the token of route_coverage_state.',
  ),
];

export const TIER_B_RULES: readonly PortfolioRule[] = [...DEFAULT_COUNTS, ...DEFAULT_STATES];
