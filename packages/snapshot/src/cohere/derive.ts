/**
 * How the default policy derives score and states from the counts of a portfolio (coverage-rules.md, "Gaps, score, states"). The
 * seed says "not shown" of them; the validator warns by default when a document goes its own way (D20, tier B).
 */
import type { CoverageState, Portfolio, RouteCoverageState, RouteCoverageToken } from '../generated/types.ts';

/** The counts and flags that score and states come from. */
export type Counts = Pick<
  Portfolio,
  | 'owner_missing'
  | 'environment_missing'
  | 'relationship_gap'
  | 'exposure_count'
  | 'open_case_count'
  | 'needs_case_count'
  | 'live_ready_exposure_count'
  | 'manual_exposure_count'
  | 'needs_config_exposure_count'
  | 'template_exposure_count'
  | 'blocked_exposure_count'
>;

/** 0..100. A portfolio in which nothing was found and nothing is open is not proved covered: at most 78. */
export function coverageScore(counts: Counts): number {
  const lost =
    (counts.owner_missing ? 18 : 0) +
    (counts.environment_missing ? 6 : 0) +
    (counts.relationship_gap ? 8 : 0) +
    Math.min(20, 6 * counts.needs_case_count) +
    Math.min(30, 10 * counts.manual_exposure_count) +
    Math.min(18, 4 * counts.needs_config_exposure_count) +
    Math.min(20, 7 * counts.template_exposure_count) +
    Math.min(18, 8 * counts.blocked_exposure_count);
  const score = 100 - lost;
  if (isIdle(counts)) return Math.max(0, Math.min(78, score));
  const bonus = counts.live_ready_exposure_count > 0 && score < 94 ? 4 : 0;
  return Math.max(0, Math.min(100, score + bonus));
}

export function coverageState(counts: Counts): CoverageState {
  if (isIdle(counts)) return 'tracked';
  const needsAction =
    counts.manual_exposure_count > 0 ||
    counts.template_exposure_count > 0 ||
    counts.blocked_exposure_count > 0 ||
    counts.owner_missing ||
    counts.needs_case_count > 0;
  if (needsAction) return 'action_needed';
  const isPartial =
    counts.needs_config_exposure_count > 0 ||
    counts.relationship_gap ||
    counts.environment_missing ||
    (counts.exposure_count > 0 && counts.live_ready_exposure_count === 0);
  return isPartial ? 'partial' : 'ready';
}

/** No exposure and no open case. */
function isIdle(counts: Counts): boolean {
  return counts.exposure_count === 0 && counts.open_case_count === 0;
}

export function routesSum(portfolio: Portfolio): number {
  const routes = portfolio.route_state_counts;
  return routes.ready + routes.copy_only + routes.needs_config + routes.template + routes.blocked + routes.manual;
}

export function routeCoverageState(routes: Portfolio['route_state_counts']): RouteCoverageState {
  const live = routes.ready > 0;
  const handoff = routes.copy_only > 0 || routes.needs_config > 0;
  const manual = routes.manual > 0 || routes.template > 0 || routes.blocked > 0;
  if (!live && !handoff && !manual) return 'tracked';
  if (live && !handoff && !manual) return 'live_ready';
  if (handoff && !live && !manual) return 'handoff_only';
  if (manual && !live && !handoff) return 'manual_only';
  return 'mixed';
}

export const ROUTE_TOKENS: Readonly<Record<RouteCoverageState, RouteCoverageToken>> = {
  live_ready: 'ready',
  handoff_only: 'copy_only',
  mixed: 'needs_config',
  manual_only: 'blocked',
  tracked: 'template',
};

export const COVERAGE_LABELS: Readonly<Record<CoverageState, string>> = {
  ready: 'Coverage ready',
  partial: 'Coverage partial',
  action_needed: 'Action needed',
  tracked: 'Tracked',
};

export const ROUTE_LABELS: Readonly<Record<RouteCoverageState, string>> = {
  live_ready: 'Route live-ready',
  handoff_only: 'Route handoff-only',
  mixed: 'Route mixed',
  manual_only: 'Route manual',
  tracked: 'Route tracked',
};

/** The original never recommends more (coverage-rules.md, "Dependencies, order, summary"). */
export const MOST_RECOMMENDED_ACTIONS = 6;

/** Portfolios are listed in this order of states. */
export const STATE_RANK: Readonly<Record<CoverageState, number>> = {
  action_needed: 0,
  partial: 1,
  ready: 2,
  tracked: 3,
};

export const SEVERITY_RANK: Readonly<Record<Portfolio['highest_severity'], number>> = {
  critical: 0,
  high: 1,
  medium: 2,
  low: 3,
  info: 4,
};

export const CRITICALITY_RANK: Readonly<Record<Portfolio['highest_criticality'], number>> = {
  critical: 0,
  high: 1,
  medium: 2,
  low: 3,
  unassigned: 4,
};

/**
 * Order of two portfolios in the list, below 0 when `a` comes first: by state, exposures, open cases, severity and criticality. The
 * original breaks a tie by label in the reader's language; 0 here, as any order of equals is right.
 */
export function compareUrgency(a: Portfolio, b: Portfolio): number {
  const byState =
    a.coverage_state === b.coverage_state ? 0 : STATE_RANK[a.coverage_state] - STATE_RANK[b.coverage_state];
  return (
    byState ||
    b.exposure_count - a.exposure_count ||
    b.open_case_count - a.open_case_count ||
    SEVERITY_RANK[a.highest_severity] - SEVERITY_RANK[b.highest_severity] ||
    CRITICALITY_RANK[a.highest_criticality] - CRITICALITY_RANK[b.highest_criticality]
  );
}
