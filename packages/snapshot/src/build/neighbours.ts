/** Dependencies and dependents: each the transpose of the other (coverage-rules.md, "Dependencies"). */
import type { Portfolio } from '../generated/types.ts';
import { compare } from './assets.ts';
import type { Draft } from './record.ts';

/** `edges`: for each portfolio, those that its assets' links lead to. */
export function addNeighbours(edges: ReadonlyMap<Draft, readonly Draft[]>): void {
  const dependents = new Map<Draft, Draft[]>();
  for (const [from, targets] of edges) {
    for (const to of targets) {
      const list = dependents.get(to);
      if (list === undefined) dependents.set(to, [from]);
      else list.push(from);
    }
    addDependencies(from, targets);
  }
  for (const portfolio of edges.keys()) addDependents(portfolio, dependents.get(portfolio) ?? []);
}

function addDependencies(portfolio: Draft, targets: readonly Draft[]): void {
  if (targets.length === 0) return;
  const others = [...targets].sort((a, b) => compare(a.id, b.id));
  portfolio.dependency_portfolio_ids = others.map(({ id }) => id);
  portfolio.dependency_portfolio_labels = others.map(({ label }) => label);
  portfolio.dependency_count = others.length;
  portfolio.dependency_gap_count = others.filter(hasGap).length;
  portfolio.dependency_live_ready_count = inState(others, 'live_ready');
  portfolio.dependency_handoff_count = inState(others, 'handoff_only');
  portfolio.dependency_manual_count = inState(others, 'manual_only');
  portfolio.dependency_route_blockers = [...new Set(others.flatMap((other) => other.route_blockers))].sort(compare);
}

function addDependents(portfolio: Draft, dependents: readonly Draft[]): void {
  if (dependents.length === 0) return;
  const others = [...dependents].sort((a, b) => compare(a.id, b.id));
  portfolio.dependent_portfolio_ids = others.map(({ id }) => id);
  portfolio.dependent_portfolio_labels = others.map(({ label }) => label);
  portfolio.dependent_count = others.length;
  portfolio.dependent_gap_count = others.filter(hasGap).length;
  portfolio.dependent_exposure_count = others.reduce((sum, { exposure_count }) => sum + exposure_count, 0);
}

function hasGap({ coverage_state }: Portfolio): boolean {
  return coverage_state === 'action_needed' || coverage_state === 'partial';
}

function inState(portfolios: readonly Portfolio[], state: Portfolio['route_coverage_state']): number {
  return portfolios.filter((portfolio) => portfolio.route_coverage_state === state).length;
}
