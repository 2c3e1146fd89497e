/** Valid, coherent snapshots from a seed: for tests and benchmarks. All three tiers hold. */
import type { Portfolio, Snapshot, Summary } from '../generated/types.ts';
import * as derive from '../cohere/derive.ts';
import { SUM_RULES } from '../cohere/summary-rules.ts';
import { draftPortfolio } from './generate-portfolio.ts';
import { Random } from './random.ts';

export type GenerateOptions = { readonly portfolios: number; readonly seed?: number };

type Mutable = { -readonly [Field in keyof Portfolio]: Portfolio[Field] };

/** About 2.8 kB per portfolio, as the original writes. */
export function generateSnapshot({ portfolios: count, seed = 1 }: GenerateOptions): Snapshot {
  const random = new Random(seed);
  const portfolios: Mutable[] = Array.from({ length: count }, (_, index) => draftPortfolio(random, index));
  portfolios.sort(derive.compareUrgency);
  const dependents = linkAll(portfolios, random);
  portfolios.forEach((portfolio, index) => addDependents(portfolio, dependents[index] ?? []));
  return {
    schema_version: 'service.portfolio-coverage.v1',
    generated_at: new Date(Date.UTC(2026, 0, 1) + random.integer(0, 2 ** 31) * 1000).toISOString(),
    browser_model: 'client_side_byo_token',
    summary: summarise(portfolios),
    portfolios,
  };
}

/** Each portfolio depends on up to three later ones, so that none is both: returns the dependents of each. */
function linkAll(portfolios: readonly Mutable[], random: Random): Portfolio[][] {
  const dependents: Portfolio[][] = portfolios.map(() => []);
  portfolios.forEach((portfolio, index) => {
    const chosen = new Set<number>();
    for (let link = random.integer(0, 3); link > 0 && index + 1 < portfolios.length; link -= 1) {
      chosen.add(random.integer(index + 1, Math.min(portfolios.length - 1, index + 40)));
    }
    const others = [...chosen].flatMap((other) => portfolios[other] ?? []);
    for (const other of chosen) dependents[other]?.push(portfolio);
    portfolio.dependency_portfolio_ids = others.map(({ id }) => id);
    portfolio.dependency_portfolio_labels = others.map(({ label }) => label);
    portfolio.dependency_count = others.length;
    portfolio.dependency_gap_count = others.filter(isGap).length;
    portfolio.dependency_live_ready_count = countRoutes(others, 'live_ready');
    portfolio.dependency_handoff_count = countRoutes(others, 'handoff_only');
    portfolio.dependency_manual_count = countRoutes(others, 'manual_only');
    portfolio.dependency_route_blockers = [...new Set(others.flatMap((other) => other.route_blockers))];
    portfolio.dependency_summary =
      others.length === 0
        ? ''
        : `Depends on ${others.length} portfolios, of which ${portfolio.dependency_gap_count} have gaps of their own that can reach this one.`;
  });
  return dependents;
}

function addDependents(portfolio: Mutable, dependents: readonly Portfolio[]): void {
  portfolio.dependent_portfolio_ids = dependents.map(({ id }) => id);
  portfolio.dependent_portfolio_labels = dependents.map(({ label }) => label);
  portfolio.dependent_count = dependents.length;
  portfolio.dependent_gap_count = dependents.filter(isGap).length;
  portfolio.dependent_exposure_count = dependents.reduce((sum, { exposure_count }) => sum + exposure_count, 0);
}

function isGap(portfolio: Portfolio): boolean {
  return portfolio.coverage_state === 'action_needed' || portfolio.coverage_state === 'partial';
}

function countRoutes(portfolios: readonly Portfolio[], state: Portfolio['route_coverage_state']): number {
  return portfolios.filter((portfolio) => portfolio.route_coverage_state === state).length;
}

function summarise(portfolios: readonly Portfolio[]): Summary {
  const total = (at: keyof Summary): number => {
    const rule = SUM_RULES.find((candidate) => candidate.at === at && candidate.tier !== 'C');
    return portfolios.reduce((sum, portfolio) => sum + (rule?.add(portfolio) ?? 0), 0);
  };
  const [top] = portfolios;
  return {
    total_portfolios: portfolios.length,
    ready_count: total('ready_count'),
    partial_count: total('partial_count'),
    action_needed_count: total('action_needed_count'),
    tracked_count: total('tracked_count'),
    live_ready_portfolio_count: total('live_ready_portfolio_count'),
    owner_gap_count: total('owner_gap_count'),
    environment_gap_count: total('environment_gap_count'),
    relationship_gap_count: total('relationship_gap_count'),
    exposure_count: total('exposure_count'),
    unrouted_exposure_count: total('unrouted_exposure_count'),
    blocked_exposure_count: total('blocked_exposure_count'),
    needs_config_exposure_count: total('needs_config_exposure_count'),
    template_exposure_count: total('template_exposure_count'),
    open_case_count: total('open_case_count'),
    needs_case_count: total('needs_case_count'),
    dependency_edge_count: total('dependency_edge_count'),
    handoff_only_portfolio_count: total('handoff_only_portfolio_count'),
    manual_route_portfolio_count: total('manual_route_portfolio_count'),
    mixed_route_portfolio_count: total('mixed_route_portfolio_count'),
    dependency_gap_portfolio_count: total('dependency_gap_portfolio_count'),
    downstream_gap_portfolio_count: total('downstream_gap_portfolio_count'),
    top_portfolio_id: top?.id ?? '',
    top_portfolio_label: top?.label ?? '',
    overall_state: top?.coverage_state ?? 'tracked',
    label: 'Portfolio coverage',
    description: `${portfolios.length} portfolios were looked at.`,
    top_portfolio_action: top?.recommended_actions[0] ?? '',
  };
}
