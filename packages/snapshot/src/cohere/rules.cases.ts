/**
 * By rule: the change that breaks it. Sums over the portfolios are made right again, so that exactly the one relation is broken; `also`
 * names the rules that such a change cannot but break too.
 */
import { type Draft, type DraftPortfolio, sumUp } from '../testing/draft.ts';

export type Break = { readonly change: (draft: Draft) => void; readonly also?: readonly string[] };

type Fits = (portfolio: DraftPortfolio) => boolean;
type Numbers = {
  [Field in keyof DraftPortfolio]: DraftPortfolio[Field] extends number ? Field : never;
}[keyof DraftPortfolio];
type Flags = {
  [Field in keyof DraftPortfolio]: DraftPortfolio[Field] extends boolean ? Field : never;
}[keyof DraftPortfolio];
type Counts = {
  [Field in keyof Draft['summary']]: Draft['summary'][Field] extends number ? Field : never;
}[keyof Draft['summary']];

const any: Fits = () => true;
const idle: Fits = (p) => p.exposure_count === 0;
const lonely: Fits = (p) => p.dependency_count === 0 && p.dependent_count === 0;

/** The last portfolio that fits: it has few dependencies, so that little else depends on it. */
function portfolio(draft: Draft, fits: Fits = any): DraftPortfolio {
  const found = draft.portfolios.findLast(fits);
  if (found === undefined) throw new Error('The good document has no such portfolio.');
  return found;
}

function set<Field extends keyof DraftPortfolio>(
  field: Field,
  value: (portfolio: DraftPortfolio) => DraftPortfolio[Field],
  fits: Fits = any,
): Break['change'] {
  return (draft) => {
    const chosen = portfolio(draft, fits);
    chosen[field] = value(chosen);
    sumUp(draft);
  };
}

function bump(field: Numbers, by = 1, fits: Fits = any): Break['change'] {
  return set(field, (chosen) => chosen[field] + by, fits);
}

function flip(field: Flags): Break['change'] {
  return set(field, (chosen) => !chosen[field]);
}

/** Moves one exposure to a like-named count that the route states do not know of. */
function route(state: 'needs_config' | 'template' | 'blocked' | 'manual'): Break['change'] {
  const field = `${state}_exposure_count` as const;
  return bump(field, 1, (p) => p[field] > 0 && p[field] < p.exposure_count);
}

function count(field: Counts): Break['change'] {
  return (draft) => {
    draft.summary[field] += 1;
  };
}

function addId(draft: Draft, side: 'dependency' | 'dependent', id?: string): void {
  const chosen = draft.portfolios[0];
  if (chosen === undefined) return;
  const label = draft.portfolios.find((other) => other.id === id)?.label;
  chosen[`${side}_portfolio_ids`] = [...chosen[`${side}_portfolio_ids`], id ?? chosen.id];
  chosen[`${side}_portfolio_labels`] = [...chosen[`${side}_portfolio_labels`], label ?? chosen.label];
  chosen[`${side}_count`] += 1;
  sumUp(draft);
}

/** Two neighbours get one label, so that the list of labels is shorter than that of ids. */
function shareLabel(draft: Draft, side: 'dependency' | 'dependent'): void {
  const chosen = draft.portfolios.find((p) => p[`${side}_count`] > 1);
  const [one = '', other = ''] = chosen?.[`${side}_portfolio_ids`] ?? [];
  const kept = draft.portfolios.find(({ id }) => id === one)?.label ?? '';
  const lost = draft.portfolios.find(({ id }) => id === other)?.label ?? '';
  for (const p of draft.portfolios) {
    if (p.label === lost) p.label = kept;
    for (const field of ['dependency_portfolio_labels', 'dependent_portfolio_labels'] as const) {
      p[field] = [...new Set(p[field].map((label) => (label === lost ? kept : label)))];
    }
  }
  if (draft.summary.top_portfolio_label === lost) draft.summary.top_portfolio_label = kept;
}

/** Adds the link back to a link that is there. */
function mutual(draft: Draft): void {
  const one = portfolio(draft, (p) => p.dependency_count > 0);
  const other = portfolio(draft, (p) => p.id === one.dependency_portfolio_ids[0]);
  link(other, one);
  sumUp(draft);
}

function link(from: DraftPortfolio, to: DraftPortfolio): void {
  const isGap = (p: DraftPortfolio): number =>
    p.coverage_state === 'action_needed' || p.coverage_state === 'partial' ? 1 : 0;
  from.dependency_portfolio_ids = [...from.dependency_portfolio_ids, to.id];
  from.dependency_portfolio_labels = [...from.dependency_portfolio_labels, to.label];
  from.dependency_count += 1;
  from.dependency_gap_count += isGap(to);
  from.dependency_live_ready_count += to.route_coverage_state === 'live_ready' ? 1 : 0;
  from.dependency_handoff_count += to.route_coverage_state === 'handoff_only' ? 1 : 0;
  from.dependency_manual_count += to.route_coverage_state === 'manual_only' ? 1 : 0;
  to.dependent_portfolio_ids = [...to.dependent_portfolio_ids, from.id];
  to.dependent_portfolio_labels = [...to.dependent_portfolio_labels, from.label];
  to.dependent_count += 1;
  to.dependent_gap_count += isGap(from);
  to.dependent_exposure_count += from.exposure_count;
}

export const BREAKS: Readonly<Record<string, Break>> = {
  'policy-count': { change: bump('policy_count') },
  'relationship-count': { change: bump('relationship_count', 1, (p) => p.relationship_count > 0) },
  'dependency-count': { change: bump('dependency_count') },
  'dependent-count': { change: bump('dependent_count') },
  'owner-missing': { change: flip('owner_missing') },
  'environment-missing': { change: flip('environment_missing') },
  'route-ready': {
    change: set(
      'live_ready_exposure_count',
      (p) => p.live_ready_exposure_count - 1,
      (p) => p.live_ready_exposure_count > 1,
    ),
  },
  'route-needs-config': { also: ['coverage-score'], change: route('needs_config') },
  'route-template': { change: route('template') },
  'route-blocked': { change: route('blocked') },
  'route-manual': { also: ['routed'], change: route('manual') },
  'critical-assets-bound': {
    change: set(
      'critical_asset_count',
      (p) => p.asset_count + 1,
      (p) => p.critical_asset_count > 0,
    ),
  },
  'assets-bound': {
    also: ['asset-count'],
    change: set(
      'asset_count',
      (p) => p.asset_count - 1,
      (p) => p.asset_count > p.critical_asset_count && p.asset_count > 2,
    ),
  },
  'needs-case-bound': { also: ['cases-sum'], change: set('needs_case_count', (p) => p.exposure_count + 1) },
  'tracked-bound': { also: ['cases-sum'], change: set('tracked_exposure_count', (p) => p.exposure_count + 1) },
  'routed-bound': { also: ['routed'], change: set('routed_exposure_count', (p) => p.exposure_count + 1) },
  'live-ready-bound': {
    also: ['live-ready-states', 'route-ready'],
    change: set('live_ready_exposure_count', (p) => p.exposure_count + 1),
  },
  'local-handoff-bound': {
    also: ['local-handoff'],
    change: set('local_handoff_exposure_count', (p) => p.exposure_count + 1),
  },
  'needs-config-bound': {
    also: ['route-blockers', 'route-needs-config'],
    change: set('needs_config_exposure_count', (p) => p.exposure_count + 1),
  },
  'template-bound': { also: ['route-template'], change: set('template_exposure_count', (p) => p.exposure_count + 1) },
  'blocked-bound': {
    also: ['route-blocked', 'route-blockers'],
    change: set('blocked_exposure_count', (p) => p.exposure_count + 1),
  },
  'manual-bound': {
    also: ['route-manual', 'routed'],
    change: set('manual_exposure_count', (p) => p.exposure_count + 1),
  },
  'dependency-gap-bound': {
    also: ['dependency-gaps'],
    change: set('dependency_gap_count', (p) => p.dependency_count + 1),
  },
  'dependency-live-ready-bound': {
    also: ['dependency-live-ready'],
    change: set('dependency_live_ready_count', (p) => p.dependency_count + 1),
  },
  'dependency-handoff-bound': {
    also: ['dependency-handoff'],
    change: set('dependency_handoff_count', (p) => p.dependency_count + 1),
  },
  'dependency-manual-bound': {
    also: ['dependency-manual'],
    change: set('dependency_manual_count', (p) => p.dependency_count + 1),
  },
  'dependent-gap-bound': { also: ['dependent-gaps'], change: set('dependent_gap_count', (p) => p.dependent_count + 1) },
  'routes-sum': {
    also: ['cases-sum', 'dependent-exposures', 'routed'],
    change: bump('exposure_count', 1, (p) => p.exposure_count > 0),
  },
  'local-handoff': {
    change: set(
      'local_handoff_exposure_count',
      (p) => p.local_handoff_exposure_count - 1,
      (p) => p.local_handoff_exposure_count > 0,
    ),
  },
  routed: {
    change: set(
      'routed_exposure_count',
      (p) => p.routed_exposure_count - 1,
      (p) => p.routed_exposure_count > 0,
    ),
  },
  'cases-sum': {
    change: set(
      'tracked_exposure_count',
      (p) => p.tracked_exposure_count - 1,
      (p) => p.tracked_exposure_count > 0,
    ),
  },
  'relationship-gap': { change: flip('relationship_gap') },
  'linked-outside': {
    change: set(
      'linked_asset_ids',
      (p) => p.linked_asset_ids.with(0, p.asset_ids[0] ?? ''),
      (p) => p.linked_asset_ids.length > 0,
    ),
  },
  'critical-assets': {
    change: set(
      'highest_criticality',
      () => 'low',
      (p) => p.critical_asset_count > 0,
    ),
  },
  'idle-severity': {
    change: set(
      'highest_severity',
      () => 'high',
      (p) => p.exposure_count === 0,
    ),
  },
  'idle-workflows': {
    change: set(
      'workflow_values',
      () => ['sast'],
      (p) => p.exposure_count === 0,
    ),
  },
  'route-blockers': {
    change: set(
      'route_blockers',
      () => [],
      (p) => p.route_blockers.length > 0,
    ),
  },
  'recommended-actions': {
    change: set('recommended_actions', (p) => [...p.recommended_actions, 'b', 'c', 'd', 'e', 'f', 'g']),
  },
  'coverage-score': { change: set('coverage_score', (p) => (p.coverage_score + 1) % 101) },
  'coverage-state': {
    also: ['coverage-label', 'portfolio-order'],
    change: set(
      'coverage_state',
      () => 'partial',
      (p) => p.coverage_state === 'action_needed',
    ),
  },
  'coverage-label': { change: set('coverage_label', () => 'Other') },
  'route-coverage-state': {
    also: ['route-coverage-label', 'route-coverage-token'],
    change: set(
      'route_coverage_state',
      () => 'tracked',
      (p) => p.route_coverage_state === 'mixed',
    ),
  },
  'route-coverage-label': { change: set('route_coverage_label', () => 'Other') },
  'route-coverage-token': {
    change: set('route_coverage_token', (p) => (p.route_coverage_token === 'ready' ? 'blocked' : 'ready')),
  },
  'asset-count': { change: bump('asset_count', 1, (p) => p.asset_count > 1) },
  'asset-names': { change: set('asset_names', (p) => p.asset_names.slice(1)) },
  'dependency-labels-count': { also: ['dependent-labels-count'], change: (draft) => shareLabel(draft, 'dependency') },
  'dependent-labels-count': { change: (draft) => shareLabel(draft, 'dependent') },
  'one-direction': { change: mutual },
  'total-portfolios': { change: count('total_portfolios') },
  'ready-count': { change: count('ready_count') },
  'partial-count': { change: count('partial_count') },
  'action-needed-count': { change: count('action_needed_count') },
  'tracked-count': { change: count('tracked_count') },
  'owner-gap-count': { change: count('owner_gap_count') },
  'environment-gap-count': { change: count('environment_gap_count') },
  'relationship-gap-count': { change: count('relationship_gap_count') },
  'exposure-sum': { change: count('exposure_count') },
  'blocked-sum': { change: count('blocked_exposure_count') },
  'needs-config-sum': { change: count('needs_config_exposure_count') },
  'template-sum': { change: count('template_exposure_count') },
  'open-case-sum': { change: count('open_case_count') },
  'needs-case-sum': { change: count('needs_case_count') },
  'dependency-edges': { change: count('dependency_edge_count') },
  'handoff-only-portfolios': { change: count('handoff_only_portfolio_count') },
  'manual-route-portfolios': { change: count('manual_route_portfolio_count') },
  'mixed-route-portfolios': { change: count('mixed_route_portfolio_count') },
  'dependency-gap-portfolios': { change: count('dependency_gap_portfolio_count') },
  'downstream-gap-portfolios': { change: count('downstream_gap_portfolio_count') },
  'unrouted-sum': { change: count('unrouted_exposure_count') },
  'live-ready-portfolios': { also: ['live-ready-states'], change: count('live_ready_portfolio_count') },
  'live-ready-states': { also: ['live-ready-portfolios'], change: count('live_ready_portfolio_count') },
  'unique-ids': { change: (draft) => void (portfolio(draft, lonely).id = draft.portfolios[0]?.id ?? '') },
  'dependency-exists': { change: (draft) => addId(draft, 'dependency', 'portfolio-nowhere') },
  'dependent-exists': { change: (draft) => addId(draft, 'dependent', 'portfolio-nowhere') },
  'not-itself': { also: ['dependency-gaps', 'dependency-handoff'], change: (draft) => addId(draft, 'dependency') },
  'dependency-answered': { change: (draft) => addId(draft, 'dependency', draft.portfolios.find(idle)?.id) },
  'dependent-answered': { change: (draft) => addId(draft, 'dependent', draft.portfolios.find(idle)?.id) },
  'dependency-labels': {
    change: set(
      'dependency_portfolio_labels',
      (p) => p.dependency_portfolio_labels.with(0, 'Other'),
      (p) => p.dependency_count > 0,
    ),
  },
  'dependent-labels': {
    change: set(
      'dependent_portfolio_labels',
      (p) => p.dependent_portfolio_labels.with(0, 'Other'),
      (p) => p.dependent_count > 0,
    ),
  },
  'top-portfolio': { change: (draft) => void (draft.summary.top_portfolio_label = 'Other') },
  'dependency-gaps': {
    change: bump(
      'dependency_gap_count',
      1,
      (p) => p.dependency_gap_count > 0 && p.dependency_gap_count < p.dependency_count,
    ),
  },
  'dependency-live-ready': {
    change: bump('dependency_live_ready_count', 1, (p) => p.dependency_live_ready_count < p.dependency_count),
  },
  'dependency-handoff': {
    change: bump('dependency_handoff_count', 1, (p) => p.dependency_handoff_count < p.dependency_count),
  },
  'dependency-manual': {
    change: bump('dependency_manual_count', 1, (p) => p.dependency_manual_count < p.dependency_count),
  },
  'dependent-gaps': {
    change: set(
      'dependent_gap_count',
      (p) => p.dependent_gap_count - 1,
      (p) => p.dependent_gap_count > 1,
    ),
  },
  'dependent-exposures': { change: bump('dependent_exposure_count') },
  'asset-once': {
    also: ['asset-count', 'asset-names'],
    change: (draft) =>
      void (portfolio(draft, lonely).asset_ids = (draft.portfolios[0]?.asset_ids ?? []).slice(
        0,
        portfolio(draft, lonely).asset_ids.length,
      )),
  },
  'portfolio-order': { change: (draft) => void draft.portfolios.push(...draft.portfolios.splice(1, 1)) },
  'overall-state': { change: (draft) => void (draft.summary.overall_state = 'ready') },
  'top-is-first': {
    change: (draft) =>
      void Object.assign(draft.summary, {
        top_portfolio_id: draft.portfolios[1]?.id,
        top_portfolio_label: draft.portfolios[1]?.label,
      }),
  },
  'top-action': { change: (draft) => void (draft.summary.top_portfolio_action = 'Other') },
};
