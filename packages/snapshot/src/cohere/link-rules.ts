/** The rules that need more than one portfolio, or the summary and the portfolios together (coverage-rules.md: A2, A8, B, D20). */
import type { RuleInfo } from './rule.ts';

export const LINK_RULES = {
  uniqueIds: { id: 'unique-ids', tier: 'A', sentence: 'No two portfolios have the same id.' },
  dependencyExists: {
    id: 'dependency-exists',
    tier: 'A',
    sentence: 'dependency_portfolio_ids names portfolios of this document.',
  },
  dependentExists: {
    id: 'dependent-exists',
    tier: 'A',
    sentence: 'dependent_portfolio_ids names portfolios of this document.',
  },
  notItself: { id: 'not-itself', tier: 'A', sentence: 'A portfolio is not its own dependency or dependent.' },
  dependencyAnswered: {
    id: 'dependency-answered',
    tier: 'A',
    sentence: 'A portfolio that is named as a dependency names the other as its dependent.',
  },
  dependentAnswered: {
    id: 'dependent-answered',
    tier: 'A',
    sentence: 'A portfolio that is named as a dependent names the other as its dependency.',
  },
  dependencyLabels: {
    id: 'dependency-labels',
    tier: 'A',
    sentence: 'dependency_portfolio_labels are the labels of the portfolios in dependency_portfolio_ids.',
  },
  dependentLabels: {
    id: 'dependent-labels',
    tier: 'A',
    sentence: 'dependent_portfolio_labels are the labels of the portfolios in dependent_portfolio_ids.',
  },
  topPortfolio: {
    id: 'top-portfolio',
    tier: 'A',
    sentence:
      'top_portfolio_id and top_portfolio_label are those of one portfolio of the list, and empty only when the list is empty.',
  },
  dependencyGaps: {
    id: 'dependency-gaps',
    tier: 'B',
    sentence: 'dependency_gap_count is the number of dependencies whose coverage_state is action_needed or partial.',
  },
  dependencyLiveReady: {
    id: 'dependency-live-ready',
    tier: 'B',
    sentence: 'dependency_live_ready_count is the number of dependencies whose route_coverage_state is live_ready.',
  },
  dependencyHandoff: {
    id: 'dependency-handoff',
    tier: 'B',
    sentence: 'dependency_handoff_count is the number of dependencies whose route_coverage_state is handoff_only.',
  },
  dependencyManual: {
    id: 'dependency-manual',
    tier: 'B',
    sentence: 'dependency_manual_count is the number of dependencies whose route_coverage_state is manual_only.',
  },
  dependentGaps: {
    id: 'dependent-gaps',
    tier: 'B',
    sentence: 'dependent_gap_count is the number of dependents whose coverage_state is action_needed or partial.',
  },
  dependentExposures: {
    id: 'dependent-exposures',
    tier: 'B',
    sentence: 'dependent_exposure_count is the sum of exposure_count over the dependents.',
  },
  assetOnce: { id: 'asset-once', tier: 'B', sentence: 'An asset belongs to at most one portfolio.' },
  order: {
    id: 'portfolio-order',
    tier: 'B',
    sentence: 'Portfolios are ordered by coverage_state, exposures, open cases, severity and criticality.',
  },
  overallState: {
    id: 'overall-state',
    tier: 'B',
    sentence:
      'overall_state is action_needed if any portfolio is, else partial if any, else ready if any, else tracked.',
  },
  topIsFirst: { id: 'top-is-first', tier: 'B', sentence: 'top_portfolio_id is the first portfolio of the list.' },
  topAction: {
    id: 'top-action',
    tier: 'B',
    sentence: 'top_portfolio_action is the first recommended action of the first portfolio.',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
