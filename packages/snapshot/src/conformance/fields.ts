/** The tables of seed 2.1–2.4, row by row, as the seed words them: data for the conformance tests, written by hand, not from the schema. */
import type { Where } from './ask.ts';

export type Rule =
  | { readonly is: 'const'; readonly value: string }
  | { readonly is: 'date-time' | 'count' | 'boolean' | 'record' | 'records' }
  | { readonly is: 'integer'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly min: number; readonly max: number }
  | { readonly is: 'enum'; readonly values: readonly string[] }
  | { readonly is: 'id'; readonly prefix: string }
  | { readonly is: 'list'; readonly of: Rule };

export type Row = { readonly section: string; readonly where: Where; readonly field: string; readonly rule: Rule };

export const ENUMS = {
  assetCriticality: ['critical', 'high', 'medium', 'low', 'unassigned'],
  severity: ['critical', 'high', 'medium', 'low', 'info'],
  coverageState: ['ready', 'partial', 'action_needed', 'tracked'],
  routeCoverageState: ['live_ready', 'handoff_only', 'mixed', 'manual_only', 'tracked'],
  routeCoverageToken: ['ready', 'copy_only', 'needs_config', 'blocked', 'template'],
  workflowValue: ['dependency', 'sast', 'sensitive-data', 'mcp-guardrail', 'base-image', 'recipe-runbook'],
} as const;

const count: Rule = { is: 'count' };
const boolean: Rule = { is: 'boolean' };
const text = (min: number, max: number): Rule => ({ is: 'text', min, max });
const oneOf = (name: keyof typeof ENUMS): Rule => ({ is: 'enum', values: ENUMS[name] });
const id = (prefix: string): Rule => ({ is: 'id', prefix });
const list = (of: Rule): Rule => ({ is: 'list', of });
const rows = (section: string, where: Where, fields: Readonly<Record<string, Rule>>): readonly Row[] =>
  Object.entries(fields).map(([field, rule]) => ({ section, where, field, rule }));
const counts = (names: string): Readonly<Record<string, Rule>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, count]));

export const ROWS: readonly Row[] = [
  ...rows('2.1', 'snapshot', {
    schema_version: { is: 'const', value: 'service.portfolio-coverage.v1' },
    generated_at: { is: 'date-time' },
    browser_model: { is: 'const', value: 'client_side_byo_token' },
    summary: { is: 'record' },
    portfolios: { is: 'records' },
  }),
  ...rows('2.2', 'summary', {
    ...counts(
      'total_portfolios ready_count partial_count action_needed_count tracked_count live_ready_portfolio_count owner_gap_count',
    ),
    ...counts(
      'environment_gap_count relationship_gap_count exposure_count unrouted_exposure_count blocked_exposure_count',
    ),
    ...counts(
      'needs_config_exposure_count template_exposure_count open_case_count needs_case_count dependency_edge_count',
    ),
    ...counts('handoff_only_portfolio_count manual_route_portfolio_count mixed_route_portfolio_count'),
    ...counts('dependency_gap_portfolio_count downstream_gap_portfolio_count'),
    top_portfolio_id: text(0, 80),
    top_portfolio_label: text(0, 120),
    overall_state: oneOf('coverageState'),
    label: text(0, 80),
    description: text(0, 240),
    top_portfolio_action: text(0, 240),
  }),
  ...rows('2.3', 'portfolio', {
    id: id('portfolio-'),
    label: text(1, 120),
    asset_ids: list(id('asset-')),
    asset_names: list(text(1, 140)),
    owner_teams: list(text(1, 120)),
    owner_names: list(text(1, 120)),
    environments: list(text(1, 60)),
    linked_asset_ids: list(id('asset-')),
    ...counts('relationship_count asset_count critical_asset_count'),
    highest_criticality: oneOf('assetCriticality'),
    ...counts('exposure_count needs_case_count tracked_exposure_count open_case_count'),
    highest_severity: oneOf('severity'),
    workflow_values: list(oneOf('workflowValue')),
    route_labels: list(text(1, 120)),
    policy_ids: list(id('routing-')),
    policy_labels: list(text(1, 120)),
    policy_count: count,
    route_blockers: list(text(1, 160)),
    route_state_counts: { is: 'record' },
    ...counts(
      'live_ready_exposure_count local_handoff_exposure_count needs_config_exposure_count template_exposure_count',
    ),
    ...counts('blocked_exposure_count manual_exposure_count routed_exposure_count'),
    owner_missing: boolean,
    environment_missing: boolean,
    relationship_gap: boolean,
    coverage_score: { is: 'integer', min: 0, max: 100 },
    coverage_state: oneOf('coverageState'),
    coverage_label: text(0, 80),
    route_coverage_state: oneOf('routeCoverageState'),
    route_coverage_label: text(0, 80),
    route_coverage_token: oneOf('routeCoverageToken'),
    coverage_summary: text(0, 240),
    route_coverage_summary: text(0, 320),
    recommended_actions: list(text(1, 240)),
    dependency_portfolio_ids: list(id('portfolio-')),
    dependency_portfolio_labels: list(text(1, 120)),
    ...counts(
      'dependency_count dependency_gap_count dependency_live_ready_count dependency_handoff_count dependency_manual_count',
    ),
    dependency_route_blockers: list(text(1, 160)),
    dependent_portfolio_ids: list(id('portfolio-')),
    dependent_portfolio_labels: list(text(1, 120)),
    ...counts('dependent_count dependent_gap_count dependent_exposure_count'),
    dependency_summary: text(0, 320),
  }),
  ...rows('2.3', 'route_state_counts', counts('ready copy_only needs_config template blocked manual')),
];
