/** The counts of a portfolio that its neighbours decide (coverage-rules.md, "Dependencies, order, summary"). */
import type { PortfolioFacts } from '../generated/checks.ts';
import type { Portfolio } from '../generated/types.ts';
import { numbersOf } from './choices.ts';
import { NO_PORTFOLIO, type ResolvedDirection } from './direction.ts';
import type { Findings } from './findings.ts';
import { LINK_RULES } from './link-rules.ts';
import type { NumberList } from './number-list.ts';
import type { RuleInfo } from './rule.ts';

/** Bits that say what a neighbour counts as. */
const GAP = 1;
const LIVE_READY = 2;
const HANDOFF = 4;
const MANUAL = 8;

/** Numbers that are kept of each portfolio: of its id and label, what it counts as, exposures, then the counts that neighbours decide. */
export const ROW = { id: 0, label: 1, bits: 2, exposures: 3, dependencies: 4, dependents: 8, size: 10 } as const;

/** By the number of the choice. */
const STATE_BITS = numbersOf('coverage_state', { action_needed: GAP, partial: GAP });
const ROUTE_BITS = numbersOf('route_coverage_state', {
  live_ready: LIVE_READY,
  handoff_only: HANDOFF,
  manual_only: MANUAL,
});

/** Adds the row of a portfolio. One field after the other: this runs once for every portfolio. */
export function addRow(rows: NumberList, id: number, label: number, p: Portfolio, facts: PortfolioFacts): void {
  rows.push(id);
  rows.push(label);
  rows.push((STATE_BITS[facts.coverage_state] ?? 0) | (ROUTE_BITS[facts.route_coverage_state] ?? 0));
  rows.push(p.exposure_count);
  rows.push(p.dependency_gap_count);
  rows.push(p.dependency_live_ready_count);
  rows.push(p.dependency_handoff_count);
  rows.push(p.dependency_manual_count);
  rows.push(p.dependent_gap_count);
  rows.push(p.dependent_exposure_count);
}

/** All counts of the dependencies in one pass over the links. Of a neighbour that is not there nobody knows what it counts as. */
export function judgeDependencyCounts(rows: NumberList, { owners, ends }: ResolvedDirection, findings: Findings): void {
  const compare = comparer(rows, findings);
  for (let index = 0, link = 0; index < ends.length; index += 1) {
    let gaps = 0;
    let liveReady = 0;
    let handoff = 0;
    let manual = 0;
    let isWhole = true;
    for (const end = ends[index] ?? 0; link < end; link += 1) {
      const owner = owners[link] ?? NO_PORTFOLIO;
      if (owner === NO_PORTFOLIO) isWhole = false;
      const bits = rows.at(owner * ROW.size + ROW.bits);
      gaps += bits & GAP;
      liveReady += (bits & LIVE_READY) >> 1;
      handoff += (bits & HANDOFF) >> 2;
      manual += (bits & MANUAL) >> 3;
    }
    if (!isWhole) continue;
    compare(LINK_RULES.dependencyGaps, 'dependency_gap_count', index, ROW.dependencies, gaps);
    compare(LINK_RULES.dependencyLiveReady, 'dependency_live_ready_count', index, ROW.dependencies + 1, liveReady);
    compare(LINK_RULES.dependencyHandoff, 'dependency_handoff_count', index, ROW.dependencies + 2, handoff);
    compare(LINK_RULES.dependencyManual, 'dependency_manual_count', index, ROW.dependencies + 3, manual);
  }
}

/** The same for the dependents. */
export function judgeDependentCounts(rows: NumberList, { owners, ends }: ResolvedDirection, findings: Findings): void {
  const compare = comparer(rows, findings);
  for (let index = 0, link = 0; index < ends.length; index += 1) {
    let gaps = 0;
    let exposures = 0;
    let isWhole = true;
    for (const end = ends[index] ?? 0; link < end; link += 1) {
      const owner = owners[link] ?? NO_PORTFOLIO;
      if (owner === NO_PORTFOLIO) isWhole = false;
      gaps += rows.at(owner * ROW.size + ROW.bits) & GAP;
      exposures += rows.at(owner * ROW.size + ROW.exposures);
    }
    if (!isWhole) continue;
    compare(LINK_RULES.dependentGaps, 'dependent_gap_count', index, ROW.dependents, gaps);
    compare(LINK_RULES.dependentExposures, 'dependent_exposure_count', index, ROW.dependents + 1, exposures);
  }
}

type Compare = (rule: RuleInfo, field: keyof Portfolio, index: number, column: number, due: number) => void;

function comparer(rows: NumberList, findings: Findings): Compare {
  return (rule, field, index, column, due) => {
    const seen = rows.at(index * ROW.size + column);
    if (seen !== due) findings.differs(rule, ['portfolios', index, field], seen, due);
  };
}
