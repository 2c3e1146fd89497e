/** Which portfolios are listed, and in which order. */
import { CRITICALITY_RANK, SEVERITY_RANK, STATE_RANK } from '../cohere/derive.ts';
import type { Portfolio } from '../generated/types.ts';
import { ownerOf, ROUTES, SEVERITIES } from './words.ts';

export type Wanted = {
  readonly search: string;
  /** Empty strings: any. */
  readonly state: string;
  readonly route: string;
  /** This one or a worse one. */
  readonly severity: string;
  /** Name of a column. */
  readonly sort: string;
  readonly isReversed: boolean;
};

export const ANY: Wanted = { search: '', state: '', route: '', severity: '', sort: 'urgency', isReversed: false };

type Entry = { readonly portfolio: Portfolio; readonly index: number; readonly text: string };

/** The texts are made ready once per document, so that each key stroke costs one pass. */
export function searchable(portfolios: readonly Portfolio[]): readonly Entry[] {
  return portfolios.map((portfolio, index) => ({
    portfolio,
    index,
    text: [
      portfolio.id,
      portfolio.label,
      ownerOf(portfolio),
      ...portfolio.environments,
      ...portfolio.asset_names,
      ...portfolio.route_blockers,
    ]
      .join('\n')
      .toLowerCase(),
  }));
}

export function choose(entries: readonly Entry[], wanted: Wanted): readonly Portfolio[] {
  const words = wanted.search.toLowerCase().split(/\s+/).filter(Boolean);
  const worst = wanted.severity === '' ? Infinity : SEVERITIES.indexOf(wanted.severity);
  const chosen = entries.filter(
    ({ portfolio, text }) =>
      (wanted.state === '' || portfolio.coverage_state === wanted.state) &&
      (wanted.route === '' || portfolio.route_coverage_state === wanted.route) &&
      SEVERITY_RANK[portfolio.highest_severity] <= worst &&
      words.every((word) => text.includes(word)),
  );
  const sign = wanted.isReversed ? -1 : 1;
  return chosen
    .sort((a, b) => sign * compare(a, b, wanted.sort) || a.index - b.index)
    .map(({ portfolio }) => portfolio);
}

const LABELS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What wants attention comes first. */
function compare({ portfolio: a, index: first }: Entry, { portfolio: b, index: second }: Entry, sort: string): number {
  switch (sort) {
    case 'urgency':
      return STATE_RANK[a.coverage_state] - STATE_RANK[b.coverage_state] || first - second;
    case 'label':
      return LABELS.compare(a.label, b.label);
    case 'coverage_score':
      return a.coverage_score - b.coverage_score;
    case 'severity':
      return (
        SEVERITY_RANK[a.highest_severity] - SEVERITY_RANK[b.highest_severity] ||
        CRITICALITY_RANK[a.highest_criticality] - CRITICALITY_RANK[b.highest_criticality]
      );
    case 'route':
      return ROUTES.indexOf(a.route_coverage_state) - ROUTES.indexOf(b.route_coverage_state);
    case 'needs_case_count':
      return b.needs_case_count - a.needs_case_count;
    default:
      return b.exposure_count - a.exposure_count;
  }
}
