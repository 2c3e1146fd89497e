/** The summary: plain sums over the portfolios, and the portfolio to look at first (coverage-rules.md, "Summary"). */
import { COVERAGE_LABELS } from '../cohere/derive.ts';
import type { CoverageState, Portfolio, Summary } from '../generated/types.ts';
import type { Fit } from './fit.ts';
import { MAX_DESCRIPTION } from './limits.ts';
import { overallDescription } from './sentences.ts';

export function summaryOf(portfolios: readonly Portfolio[], fit: Fit): Summary {
  const sum = (of: (portfolio: Portfolio) => number) =>
    portfolios.reduce((total, portfolio) => total + of(portfolio), 0);
  const number = (is: (portfolio: Portfolio) => boolean) => portfolios.filter(is).length;
  const inState = (state: CoverageState) => number((p) => p.coverage_state === state);
  const [top] = portfolios;
  const overall = overallState(portfolios);
  return {
    total_portfolios: portfolios.length,
    ready_count: inState('ready'),
    partial_count: inState('partial'),
    action_needed_count: inState('action_needed'),
    tracked_count: inState('tracked'),
    live_ready_portfolio_count: number((p) => p.live_ready_exposure_count > 0),
    owner_gap_count: number((p) => p.owner_missing),
    environment_gap_count: number((p) => p.environment_missing),
    relationship_gap_count: number((p) => p.relationship_gap),
    exposure_count: sum((p) => p.exposure_count),
    unrouted_exposure_count: sum((p) => p.manual_exposure_count),
    blocked_exposure_count: sum((p) => p.blocked_exposure_count),
    needs_config_exposure_count: sum((p) => p.needs_config_exposure_count),
    template_exposure_count: sum((p) => p.template_exposure_count),
    open_case_count: sum((p) => p.open_case_count),
    needs_case_count: sum((p) => p.needs_case_count),
    dependency_edge_count: sum((p) => p.dependency_count),
    handoff_only_portfolio_count: number((p) => p.route_coverage_state === 'handoff_only'),
    manual_route_portfolio_count: number((p) => p.route_coverage_state === 'manual_only'),
    mixed_route_portfolio_count: number((p) => p.route_coverage_state === 'mixed'),
    dependency_gap_portfolio_count: number((p) => p.dependency_gap_count > 0),
    downstream_gap_portfolio_count: number((p) => p.dependent_gap_count > 0),
    top_portfolio_id: top?.id ?? '',
    top_portfolio_label: top?.label ?? '',
    overall_state: overall,
    label: COVERAGE_LABELS[overall],
    description: fit.text(overallDescription(portfolios), MAX_DESCRIPTION, 'summary, description'),
    top_portfolio_action: top?.recommended_actions[0] ?? '',
  };
}

function overallState(portfolios: readonly Portfolio[]): CoverageState {
  const order: readonly CoverageState[] = ['action_needed', 'partial', 'ready'];
  return order.find((state) => portfolios.some(({ coverage_state }) => coverage_state === state)) ?? 'tracked';
}
