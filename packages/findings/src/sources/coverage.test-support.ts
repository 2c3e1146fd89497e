import type { QueuedPortfolio } from './coverage.ts';

/** A portfolio record of which a case sets what it is about. */
export function portfolio(fields: Partial<QueuedPortfolio> = {}): QueuedPortfolio {
  return {
    id: 'portfolio-shop',
    label: 'Shop',
    asset_names: ['acme/shop'],
    highest_severity: 'high',
    workflow_values: ['sast'],
    live_ready_exposure_count: 2,
    needs_case_count: 1,
    critical_asset_count: 0,
    coverage_summary: 'Two exposures.',
    route_coverage_summary: 'Both have a live route.',
    recommended_actions: ['Open a case.'],
    dependent_count: 0,
    dependent_exposure_count: 0,
    ...fields,
  };
}
