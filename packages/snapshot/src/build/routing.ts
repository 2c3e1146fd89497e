/** Which policy an exposure falls under, and what that makes of it (coverage-rules.md, "Policy" and "Route state"). */
import { CRITICALITY_RANK, SEVERITY_RANK } from '../cohere/derive.ts';
import type { RouteStateCounts, Severity, WorkflowValue } from '../generated/types.ts';
import type { Asset, Channel, CoverageInputs, Exposure, Policy } from './inputs/types.ts';
import type { Notices } from './notices.ts';

export type RouteState = keyof RouteStateCounts;

export interface Route {
  readonly state: RouteState;
  readonly policy?: Policy;
  readonly label?: string;
  /** Names of the settings that are missing. */
  readonly blockers: readonly string[];
}

export const WORKFLOW_VALUES: readonly WorkflowValue[] = [
  'dependency',
  'sast',
  'sensitive-data',
  'mcp-guardrail',
  'base-image',
  'recipe-runbook',
];

export const WORKFLOW_RANK: Readonly<Record<WorkflowValue, number>> = {
  dependency: 0,
  sast: 1,
  'sensitive-data': 2,
  'mcp-guardrail': 3,
  'base-image': 4,
  'recipe-runbook': 5,
};

const MANUAL: Route = { state: 'manual', blockers: [] };
/** derive.ts ranks the worst first; thresholds count upwards: 1..5 for severities, 0..4 for criticalities. */
const severityRank = (severity: Severity): number => 5 - SEVERITY_RANK[severity];
const criticalityRank = (criticality: Asset['criticality']): number => 4 - CRITICALITY_RANK[criticality];

/** How specific a policy is; the most specific one that matches wins. */
export function specificity({ match }: Policy): number {
  const listed = (base: number, list: readonly unknown[] | undefined): number =>
    list === undefined ? 0 : base + Math.min(2, list.length);
  return (
    (match.severity_min === undefined ? 0 : 2 + severityRank(match.severity_min)) +
    (match.asset_criticality_min === undefined ? 0 : 2 + criticalityRank(match.asset_criticality_min)) +
    listed(4, match.workflow_values) +
    listed(4, match.source_ids) +
    listed(5, match.owner_teams) +
    listed(5, match.portfolio_ids) +
    listed(3, match.environments)
  );
}

/** What policies ask of an asset, besides its own fields. */
export interface Placed {
  readonly asset: Asset;
  /** The portfolio's id as inputs write it, before it is shortened. */
  readonly portfolio: string;
}

interface Rule {
  readonly policy: Policy;
  readonly route: Route;
  readonly teams: ReadonlySet<string> | undefined;
  readonly portfolios: ReadonlySet<string> | undefined;
  readonly environments: ReadonlySet<string> | undefined;
  readonly workflows: ReadonlySet<string> | undefined;
  readonly sources: ReadonlySet<string> | undefined;
}

const fold = (text: string): string => text.toLowerCase();

/**
 * Routes exposures. Assets that no policy tells apart share a list of the policies that can apply, and exposures that no policy tells
 * apart share the answer, so that the work does not grow with exposures times policies.
 */
export class Router {
  readonly #rules: readonly Rule[];
  readonly #sourceNumbers = new Map<string, number>();
  readonly #classes = new Map<string, AssetClass>();

  constructor({ policies, channels = [] }: Pick<CoverageInputs, 'policies' | 'channels'>, notices: Notices) {
    const byId = new Map(channels.map((channel) => [channel.id, channel]));
    this.#rules = [...policies]
      .sort(bestFirst)
      .map((policy) => ruleOf(policy, byId.get(policy.route.channel), notices));
    for (const { policy } of this.#rules) {
      for (const source of policy.match.source_ids ?? []) {
        if (!this.#sourceNumbers.has(source)) this.#sourceNumbers.set(source, this.#sourceNumbers.size + 1);
      }
    }
  }

  /** Ask once per asset. */
  classOf(placed: Placed): AssetClass {
    const rules = this.#rules.filter((rule) => allowsAsset(rule, placed));
    const key = rules.map(({ policy }) => policy.id).join(' ');
    const known = this.#classes.get(key);
    if (known !== undefined) return known;
    const made: AssetClass = { rules, routes: [] };
    this.#classes.set(key, made);
    return made;
  }

  route(assets: AssetClass, { severity, workflow_value, source_id }: Exposure): Route {
    const source = this.#sourceNumbers.size === 0 ? 0 : (this.#sourceNumbers.get(source_id) ?? 0);
    const key = (source * WORKFLOW_VALUES.length + WORKFLOW_RANK[workflow_value]) * 5 + SEVERITY_RANK[severity];
    const known = assets.routes[key];
    if (known !== undefined) return known;
    const rank = severityRank(severity);
    const rule = assets.rules.find(
      ({ policy: { match }, workflows, sources }) =>
        (match.severity_min === undefined || rank >= severityRank(match.severity_min)) &&
        (workflows === undefined || workflows.has(workflow_value)) &&
        (sources === undefined || sources.has(source_id)),
    );
    const route = rule?.route ?? MANUAL;
    assets.routes[key] = route;
    return route;
  }

  /** Policies that can never decide anything. */
  tell(notices: Notices): void {
    const possible = new Set([...this.#classes.values()].flatMap(({ rules }) => rules.map(({ policy }) => policy.id)));
    const seen = new Set<string>();
    for (const { policy } of this.#rules) {
      const conditions = conditionsOf(policy);
      if (!possible.has(policy.id)) notices.add('policy-never-matches', policy.id);
      else if (seen.has(conditions)) notices.add('policy-outranked', policy.id);
      seen.add(conditions);
    }
  }
}

/** Assets that no policy tells apart. */
export interface AssetClass {
  readonly rules: readonly Rule[];
  /** Answers that were given already, by source, workflow and severity. */
  readonly routes: (Route | undefined)[];
}

function bestFirst(a: Policy, b: Policy): number {
  return specificity(b) - specificity(a) || timeOf(b) - timeOf(a) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function timeOf({ updated_at }: Policy): number {
  const time = updated_at === undefined ? Number.NaN : Date.parse(updated_at);
  return Number.isNaN(time) ? 0 : time;
}

function ruleOf(policy: Policy, channel: Channel | undefined, notices: Notices): Rule {
  if (channel === undefined) notices.add('channel-unknown', `${policy.id}: ${policy.route.channel}`);
  const { match } = policy;
  return {
    policy,
    route: routeOf(policy, channel),
    teams: match.owner_teams && new Set(match.owner_teams.map(fold)),
    portfolios: match.portfolio_ids && new Set(match.portfolio_ids),
    environments: match.environments && new Set(match.environments.map(fold)),
    workflows: match.workflow_values && new Set(match.workflow_values),
    sources: match.source_ids && new Set(match.source_ids),
  };
}

function routeOf(policy: Policy, channel: Channel | undefined): Route {
  const label = policy.route.label ?? channel?.label;
  const route = { policy, blockers: [], ...(label === undefined ? {} : { label }) };
  if (channel === undefined) return { ...route, state: 'manual' };
  const missing = (channel.settings ?? []).filter(({ present }) => !present).map(({ name }) => name);
  switch (channel.delivery) {
    case 'copy_only':
      return { ...route, state: 'copy_only' };
    case 'planned':
    case 'config_only':
      return { ...route, state: 'template' };
    case 'live_only':
    case 'live_or_copy':
      if (missing.length === 0) return { ...route, state: 'ready' };
      return { ...route, state: channel.delivery === 'live_only' ? 'blocked' : 'needs_config', blockers: missing };
  }
}

function allowsAsset(
  { policy: { match }, teams, portfolios, environments }: Rule,
  { asset, portfolio }: Placed,
): boolean {
  // The original compares ranks 1..5 with thresholds 0..4, so that "critical" admits high. Here both count from 0.
  const isCriticalEnough =
    match.asset_criticality_min === undefined ||
    criticalityRank(asset.criticality) >= criticalityRank(match.asset_criticality_min);
  return (
    isCriticalEnough &&
    (teams === undefined || (asset.owner_teams ?? []).some((team) => teams.has(fold(team)))) &&
    (portfolios === undefined || portfolios.has(portfolio)) &&
    (environments === undefined || (asset.environments ?? []).some((name) => environments.has(fold(name))))
  );
}

function conditionsOf({ match }: Policy): string {
  const sorted = (list: readonly string[] | undefined) => list && [...new Set(list)].sort();
  return JSON.stringify([
    match.severity_min,
    match.asset_criticality_min,
    sorted(match.workflow_values),
    sorted(match.source_ids),
    sorted(match.owner_teams),
    sorted(match.portfolio_ids),
    sorted(match.environments),
  ]);
}
