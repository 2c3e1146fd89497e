/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */

export type Count = number;
export type CoverageState = 'ready' | 'partial' | 'action_needed' | 'tracked';
export type PortfolioId = string;
export type AssetId = string;
export type AssetCriticality = 'critical' | 'high' | 'medium' | 'low' | 'unassigned';
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';
export type WorkflowValue =
  'dependency' | 'sast' | 'sensitive-data' | 'mcp-guardrail' | 'base-image' | 'recipe-runbook';
export type PolicyId = string;
export type RouteCoverageState = 'live_ready' | 'handoff_only' | 'mixed' | 'manual_only' | 'tracked';
export type RouteCoverageToken = 'ready' | 'copy_only' | 'needs_config' | 'blocked' | 'template';

/**
 * Security coverage per portfolio of assets. What the fields must say about each other is not part of this schema: see the coherence rules.
 */
export interface Snapshot {
  readonly schema_version: 'service.portfolio-coverage.v1';
  /**
   * When the snapshot was made, as RFC 3339 writes it.
   */
  readonly generated_at: string;
  readonly browser_model: 'client_side_byo_token';
  readonly summary: Summary;
  readonly portfolios: readonly Portfolio[];
}
/**
 * The counts over all portfolios, and the portfolio to look at first.
 */
export interface Summary {
  readonly total_portfolios: Count;
  readonly ready_count: Count;
  readonly partial_count: Count;
  readonly action_needed_count: Count;
  readonly tracked_count: Count;
  readonly live_ready_portfolio_count: Count;
  readonly owner_gap_count: Count;
  readonly environment_gap_count: Count;
  readonly relationship_gap_count: Count;
  readonly exposure_count: Count;
  readonly unrouted_exposure_count: Count;
  readonly blocked_exposure_count: Count;
  readonly needs_config_exposure_count: Count;
  readonly template_exposure_count: Count;
  readonly open_case_count: Count;
  readonly needs_case_count: Count;
  readonly dependency_edge_count: Count;
  readonly handoff_only_portfolio_count: Count;
  readonly manual_route_portfolio_count: Count;
  readonly mixed_route_portfolio_count: Count;
  readonly dependency_gap_portfolio_count: Count;
  readonly downstream_gap_portfolio_count: Count;
  readonly top_portfolio_id: string;
  readonly top_portfolio_label: string;
  readonly overall_state: CoverageState;
  readonly label: string;
  readonly description: string;
  readonly top_portfolio_action: string;
}
/**
 * A named group of assets and how it is covered.
 */
export interface Portfolio {
  readonly id: PortfolioId;
  readonly label: string;
  readonly asset_ids: readonly AssetId[];
  readonly asset_names: readonly string[];
  readonly owner_teams: readonly string[];
  readonly owner_names: readonly string[];
  readonly environments: readonly string[];
  readonly linked_asset_ids: readonly AssetId[];
  readonly relationship_count: Count;
  readonly asset_count: Count;
  readonly critical_asset_count: Count;
  readonly highest_criticality: AssetCriticality;
  readonly exposure_count: Count;
  readonly needs_case_count: Count;
  readonly tracked_exposure_count: Count;
  readonly open_case_count: Count;
  readonly highest_severity: Severity;
  readonly workflow_values: readonly WorkflowValue[];
  readonly route_labels: readonly string[];
  readonly policy_ids: readonly PolicyId[];
  readonly policy_labels: readonly string[];
  readonly policy_count: Count;
  readonly route_blockers: readonly string[];
  readonly route_state_counts: RouteStateCounts;
  readonly live_ready_exposure_count: Count;
  readonly local_handoff_exposure_count: Count;
  readonly needs_config_exposure_count: Count;
  readonly template_exposure_count: Count;
  readonly blocked_exposure_count: Count;
  readonly manual_exposure_count: Count;
  readonly routed_exposure_count: Count;
  readonly owner_missing: boolean;
  readonly environment_missing: boolean;
  readonly relationship_gap: boolean;
  readonly coverage_score: number;
  readonly coverage_state: CoverageState;
  readonly coverage_label: string;
  readonly route_coverage_state: RouteCoverageState;
  readonly route_coverage_label: string;
  readonly route_coverage_token: RouteCoverageToken;
  readonly coverage_summary: string;
  readonly route_coverage_summary: string;
  readonly recommended_actions: readonly string[];
  readonly dependency_portfolio_ids: readonly PortfolioId[];
  readonly dependency_portfolio_labels: readonly string[];
  readonly dependency_count: Count;
  readonly dependency_gap_count: Count;
  readonly dependency_live_ready_count: Count;
  readonly dependency_handoff_count: Count;
  readonly dependency_manual_count: Count;
  readonly dependency_route_blockers: readonly string[];
  readonly dependent_portfolio_ids: readonly PortfolioId[];
  readonly dependent_portfolio_labels: readonly string[];
  readonly dependent_count: Count;
  readonly dependent_gap_count: Count;
  readonly dependent_exposure_count: Count;
  readonly dependency_summary: string;
}
/**
 * How many exposures are in each route state.
 */
export interface RouteStateCounts {
  readonly ready: Count;
  readonly copy_only: Count;
  readonly needs_config: Count;
  readonly template: Count;
  readonly blocked: Count;
  readonly manual: Count;
}
