/** What the values of the enumerations (seed 2.4) are called on the page, and in which order they stand. */
import type { CoverageState, Portfolio, RouteCoverageState, RouteStateCounts } from '../generated/types.ts';

export const STATES: readonly CoverageState[] = ['action_needed', 'partial', 'ready', 'tracked'];
export const ROUTES: readonly RouteCoverageState[] = ['manual_only', 'mixed', 'handoff_only', 'live_ready', 'tracked'];
export const SEVERITIES: readonly string[] = ['critical', 'high', 'medium', 'low', 'info'];
export const ROUTE_KINDS: readonly (keyof RouteStateCounts)[] = [
  'ready',
  'copy_only',
  'needs_config',
  'template',
  'blocked',
  'manual',
];

const WORDS: Readonly<Record<string, string>> = {
  handoff_only: 'Hand-off only',
  manual_only: 'Manual',
  live_ready: 'Live-ready',
};

/** `action_needed` → "Action needed". */
export function word(value: string): string {
  return WORDS[value] ?? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
}

export function ownerOf({ owner_teams, owner_names }: Portfolio): string {
  return [...owner_teams, ...owner_names].join(', ');
}
