/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */

import type { PortfolioFacts } from './checks.ts';
import type { Portfolio } from './types.ts';
import * as derive from '../cohere/derive.ts';
import { areDisjoint } from '../cohere/disjoint.ts';
import { one } from '../cohere/summary-rules.ts';

/** True when the portfolio keeps every rule of tier A that it decides alone. */
export function agreesA(p: Portfolio): boolean {
  if (!(p.policy_count === p.policy_ids.length)) return false;
  if (!(p.relationship_count === p.linked_asset_ids.length)) return false;
  if (!(p.dependency_count === p.dependency_portfolio_ids.length)) return false;
  if (!(p.dependent_count === p.dependent_portfolio_ids.length)) return false;
  if (!(p.owner_missing === (p.owner_teams.length === 0 && p.owner_names.length === 0))) return false;
  if (!(p.environment_missing === (p.environments.length === 0))) return false;
  if (!(p.live_ready_exposure_count === p.route_state_counts.ready)) return false;
  if (!(p.needs_config_exposure_count === p.route_state_counts.needs_config)) return false;
  if (!(p.template_exposure_count === p.route_state_counts.template)) return false;
  if (!(p.blocked_exposure_count === p.route_state_counts.blocked)) return false;
  if (!(p.manual_exposure_count === p.route_state_counts.manual)) return false;
  if (!(p.critical_asset_count <= p.asset_count)) return false;
  if (!(p.asset_count >= p.asset_ids.length)) return false;
  if (!(p.needs_case_count <= p.exposure_count)) return false;
  if (!(p.tracked_exposure_count <= p.exposure_count)) return false;
  if (!(p.routed_exposure_count <= p.exposure_count)) return false;
  if (!(p.live_ready_exposure_count <= p.exposure_count)) return false;
  if (!(p.local_handoff_exposure_count <= p.exposure_count)) return false;
  if (!(p.needs_config_exposure_count <= p.exposure_count)) return false;
  if (!(p.template_exposure_count <= p.exposure_count)) return false;
  if (!(p.blocked_exposure_count <= p.exposure_count)) return false;
  if (!(p.manual_exposure_count <= p.exposure_count)) return false;
  if (!(p.dependency_gap_count <= p.dependency_count)) return false;
  if (!(p.dependency_live_ready_count <= p.dependency_count)) return false;
  if (!(p.dependency_handoff_count <= p.dependency_count)) return false;
  if (!(p.dependency_manual_count <= p.dependency_count)) return false;
  if (!(p.dependent_gap_count <= p.dependent_count)) return false;
  return true;
}

/** True when the portfolio keeps every rule of tier B that it decides alone. */
export function agreesB(p: Portfolio, f: PortfolioFacts): boolean {
  if (!(p.exposure_count === derive.routesSum(p))) return false;
  if (!(p.local_handoff_exposure_count === p.route_state_counts.copy_only + p.route_state_counts.needs_config))
    return false;
  if (!(p.routed_exposure_count === p.exposure_count - p.manual_exposure_count)) return false;
  if (!(p.tracked_exposure_count === p.exposure_count - p.needs_case_count)) return false;
  if (!(p.relationship_gap === (p.asset_count > 1 && p.relationship_count === 0))) return false;
  if (!areDisjoint(p.linked_asset_ids, p.asset_ids)) return false;
  if (!(p.critical_asset_count > 0 === (f.highest_criticality === 0 || f.highest_criticality === 1))) return false;
  if (!(p.exposure_count > 0 || f.highest_severity === 4)) return false;
  if (!(p.exposure_count > 0 || p.workflow_values.length === 0)) return false;
  if (!(p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0)) return false;
  if (!(p.recommended_actions.length <= derive.MOST_RECOMMENDED_ACTIONS)) return false;
  if (!(p.coverage_score === derive.coverageScore(p))) return false;
  if (!(p.coverage_state === derive.coverageState(p))) return false;
  if (
    !(
      p.coverage_label ===
      (f.coverage_state === 0
        ? 'Coverage ready'
        : f.coverage_state === 1
          ? 'Coverage partial'
          : f.coverage_state === 2
            ? 'Action needed'
            : 'Tracked')
    )
  )
    return false;
  if (!(p.route_coverage_state === derive.routeCoverageState(p.route_state_counts))) return false;
  if (
    !(
      p.route_coverage_label ===
      (f.route_coverage_state === 0
        ? 'Route live-ready'
        : f.route_coverage_state === 1
          ? 'Route handoff-only'
          : f.route_coverage_state === 2
            ? 'Route mixed'
            : f.route_coverage_state === 3
              ? 'Route manual'
              : 'Route tracked')
    )
  )
    return false;
  if (
    !(
      p.route_coverage_token ===
      (f.route_coverage_state === 0
        ? 'ready'
        : f.route_coverage_state === 1
          ? 'copy_only'
          : f.route_coverage_state === 2
            ? 'needs_config'
            : f.route_coverage_state === 3
              ? 'blocked'
              : 'template')
    )
  )
    return false;
  return true;
}

/** True when the portfolio keeps every rule of tier C that it decides alone. */
export function agreesC(p: Portfolio): boolean {
  if (!(p.asset_count === p.asset_ids.length)) return false;
  if (!(p.asset_names.length === p.asset_ids.length)) return false;
  if (!(p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length)) return false;
  if (!(p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length)) return false;
  if (!areDisjoint(p.dependent_portfolio_ids, p.dependency_portfolio_ids)) return false;
  return true;
}

/** Adds the portfolio to the totals, which are in the order of SUM_RULES. */
export function addToTotals(totals: Float64Array, p: Portfolio, f: PortfolioFacts): void {
  totals[0]! += one(p.id !== '');
  totals[1]! += one(f.coverage_state === 0);
  totals[2]! += one(f.coverage_state === 1);
  totals[3]! += one(f.coverage_state === 2);
  totals[4]! += one(f.coverage_state === 3);
  totals[5]! += one(p.owner_missing);
  totals[6]! += one(p.environment_missing);
  totals[7]! += one(p.relationship_gap);
  totals[8]! += p.exposure_count;
  totals[9]! += p.blocked_exposure_count;
  totals[10]! += p.needs_config_exposure_count;
  totals[11]! += p.template_exposure_count;
  totals[12]! += p.open_case_count;
  totals[13]! += p.needs_case_count;
  totals[14]! += p.dependency_count;
  totals[15]! += one(f.route_coverage_state === 1);
  totals[16]! += one(f.route_coverage_state === 3);
  totals[17]! += one(f.route_coverage_state === 2);
  totals[18]! += one(p.dependency_gap_count > 0);
  totals[19]! += one(p.dependent_gap_count > 0);
  totals[20]! += p.manual_exposure_count;
  totals[21]! += one(p.live_ready_exposure_count > 0);
  totals[22]! += one(f.route_coverage_state === 0);
}
