/** The texts of a snapshot. None of them carries more than numbers, labels and names of settings. */
import type { Portfolio } from '../generated/types.ts';
import { MOST_RECOMMENDED_ACTIONS } from '../cohere/derive.ts';
import { BLOCKERS_NAMED } from './limits.ts';

/** `1 exposure`, `2 exposures`. */
function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

function named(blockers: readonly string[]): string {
  const rest = blockers.length - BLOCKERS_NAMED;
  return `${blockers.slice(0, BLOCKERS_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

type Counted = Omit<
  Portfolio,
  'coverage_summary' | 'route_coverage_summary' | 'recommended_actions' | 'dependency_summary'
>;

export function coverageSummary(portfolio: Counted, notLookedAt: readonly string[]): string {
  const { asset_count, exposure_count, tracked_exposure_count, needs_case_count, open_case_count } = portfolio;
  const found =
    exposure_count === 0
      ? 'no exposure is known'
      : `${count(exposure_count, 'exposure')}: ${tracked_exposure_count} with a case, ${needs_case_count} without`;
  const unseen = notLookedAt.length === 0 ? '' : ` Not looked at: ${notLookedAt.join(', ')}.`;
  return `${count(asset_count, 'asset')}, ${found}. ${count(open_case_count, 'case')} open.${unseen}`;
}

export function routeSummary(portfolio: Counted): string {
  const { exposure_count, routed_exposure_count, route_state_counts: routes, route_blockers } = portfolio;
  if (exposure_count === 0) return 'There is no exposure to route.';
  const parts = [
    [routes.ready, 'live'],
    [routes.copy_only, 'handed over by hand'],
    [routes.needs_config, 'waiting for settings'],
    [routes.template, 'on a channel that is only planned'],
    [routes.blocked, 'blocked'],
    [routes.manual, 'left to people'],
  ] as const;
  const split = parts.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : [])).join(', ');
  const missing = route_blockers.length === 0 ? '' : ` Missing: ${named(route_blockers)}.`;
  return `${routed_exposure_count} of ${count(exposure_count, 'exposure')} routed: ${split}.${missing}`;
}

export function dependencySummary(portfolio: Counted): string {
  const { dependency_count, dependency_gap_count, dependent_count, dependent_gap_count } = portfolio;
  if (dependency_count === 0 && dependent_count === 0) return 'No dependency to or from another portfolio is known.';
  const gaps = (number: number) => (number === 0 ? 'none with gaps' : `${number} with gaps`);
  return `Depends on ${count(dependency_count, 'portfolio')}, ${gaps(dependency_gap_count)}. ${count(dependent_count, 'portfolio')} depend on it, ${gaps(dependent_gap_count)}.`;
}

/** What to do, the most urgent first (coverage-rules.md, "Recommended actions"). */
export function recommendedActions(portfolio: Counted): readonly string[] {
  const { needs_config_exposure_count: needsConfig, blocked_exposure_count: blocked, route_blockers } = portfolio;
  const settings = named(route_blockers);
  const exposures = (number: number): string => count(number, 'exposure');
  const candidates: readonly (readonly [boolean, string])[] = [
    [portfolio.owner_missing, 'Name a team or a person that owns this portfolio.'],
    [
      portfolio.manual_exposure_count > 0,
      `Add a routing policy for ${exposures(portfolio.manual_exposure_count)} that no policy routes.`,
    ],
    [needsConfig > 0, `Add the missing settings for ${exposures(needsConfig)}: ${settings}.`],
    [
      portfolio.template_exposure_count > 0,
      `Make the planned channel of ${exposures(portfolio.template_exposure_count)} a live one.`,
    ],
    [blocked > 0 && needsConfig === 0, `Unblock ${exposures(blocked)}; missing are: ${settings}.`],
    [
      portfolio.needs_case_count > 0,
      `Open a case for ${exposures(portfolio.needs_case_count)} that ${portfolio.needs_case_count === 1 ? 'has' : 'have'} none.`,
    ],
    [portfolio.relationship_gap, 'Record what these assets depend on and what depends on them.'],
    [portfolio.environment_missing, 'Record the environments in which these assets run.'],
    [
      portfolio.dependency_gap_count > 0,
      `Look at ${count(portfolio.dependency_gap_count, 'portfolio')} with gaps that this one depends on.`,
    ],
    [
      portfolio.route_coverage_state === 'handoff_only',
      'Connect a live channel: every exposure is handed over by hand.',
    ],
    [portfolio.route_coverage_state === 'manual_only', 'Give the exposures a first route that delivers.'],
    [
      portfolio.coverage_state === 'action_needed' && portfolio.dependent_count > 0,
      `Tell the owners of ${count(portfolio.dependent_count, 'portfolio')} that depend on this one.`,
    ],
  ];
  const due = candidates.flatMap(([isDue, action]) => (isDue ? [action] : []));
  return due.length === 0 ? [IDLE] : due.slice(0, MOST_RECOMMENDED_ACTIONS);
}

const IDLE = 'Nothing to do: keep watching.';

export function overallDescription(portfolios: readonly Portfolio[]): string {
  const of = (state: Portfolio['coverage_state']) =>
    portfolios.filter((portfolio) => portfolio.coverage_state === state).length;
  if (portfolios.length === 0) return 'No portfolio is known: no asset names one.';
  return `${count(portfolios.length, 'portfolio')}: ${of('action_needed')} need action, ${of('partial')} partly covered, ${of('ready')} ready, ${of('tracked')} tracked.`;
}
