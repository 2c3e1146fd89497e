/** Inputs for tests: one portfolio with the exposures that a vector names, and random data sets with hostile texts. */
import { Random } from '../testing/random.ts';
import { WORKFLOW_VALUES, type RouteState } from './routing.ts';
import {
  ASSET_TYPES,
  type Asset,
  type Case,
  type Channel,
  type CoverageInputs,
  type Exposure,
  type Policy,
} from './inputs/types.ts';

export const CHANNELS: readonly Channel[] = [
  { id: 'live', label: 'Agent session', delivery: 'live_only', settings: [{ name: 'AGENT_API_KEY', present: true }] },
  { id: 'copy', label: 'Ticket text', delivery: 'copy_only' },
  {
    id: 'unset',
    label: 'Tracker',
    delivery: 'live_or_copy',
    settings: [
      { name: 'TRACKER_TOKEN', present: false },
      { name: 'TRACKER_URL', present: true },
    ],
  },
  { id: 'planned', label: 'Chat', delivery: 'planned' },
  { id: 'shut', label: 'Pager', delivery: 'live_only', settings: [{ name: 'PAGER_KEY', present: false }] },
];

const CHANNEL_OF: Readonly<Record<RouteState, string>> = {
  ready: 'live',
  copy_only: 'copy',
  needs_config: 'unset',
  template: 'planned',
  blocked: 'shut',
  manual: 'nowhere',
};

/** What a vector says of its only portfolio. */
export interface Vector {
  readonly exposures?: Partial<Record<RouteState, number>>;
  /** Exposures without a case; all have one otherwise. */
  readonly needsCase?: number;
  readonly openCases?: number;
  readonly owner?: boolean;
  readonly environment?: boolean;
  /** More than one asset, and nothing linked. */
  readonly relationshipGap?: boolean;
}

export function inputsOf(vector: Vector): CoverageInputs {
  const { owner = true, environment = true, relationshipGap = false, needsCase = 0, openCases = 0 } = vector;
  const asset: Asset = {
    id: 'asset-shop',
    name: 'shop',
    asset_type: 'repository',
    criticality: 'high',
    portfolio_label: 'Shop',
    ...(owner ? { owner_teams: ['team-shop'] } : {}),
    ...(environment ? { environments: ['production'] } : {}),
  };
  const assets = relationshipGap ? [asset, { ...asset, id: 'asset-shop-2', name: 'shop 2' }] : [asset];
  const states = Object.entries(vector.exposures ?? {}).flatMap(([state, number]) =>
    Array.from({ length: number }, (_, index) => ({ state, id: `${state}-${index}` })),
  );
  const exposures = states.map(({ id, state }): Exposure => ({
    id,
    asset_id: 'asset-shop',
    severity: 'high',
    workflow_value: 'sast',
    source_id: state,
    file: `src/${id}.ts`,
  }));
  const policies = Object.entries(CHANNEL_OF).map(([state, channel]): Policy => ({
    id: `routing-${state.replace('_', '-')}`,
    label: `Route ${state}`,
    match: { source_ids: [state] },
    route: { channel },
  }));
  const tracking = states
    .slice(needsCase)
    .map(({ id }): Case => ({ id: `case-${id}`, status: 'closed', file: `src/${id}.ts` }));
  const open = Array.from({ length: openCases }, (_, index): Case => ({
    id: `open-${index}`,
    status: 'open',
    asset_id: 'asset-shop',
  }));
  return { assets, exposures, cases: [...tracking, ...open], policies, channels: CHANNELS };
}

const TEXTS = [
  'Payments',
  'payments',
  'PAYMENTS',
  'Straße',
  'Überweisung',
  '支払い',
  '🔎'.repeat(70),
  `${'a'.repeat(119)}🔎`,
  'x'.repeat(500),
  '\u200b\u200b',
  'zero\u200bwidth',
  '\ud800 lone',
  ' spaces \n and\tlines ',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://example.invalid")',
  '::error::x',
  '@everyone closes #1',
  'C++',
  'C#',
  `${'long-'.repeat(20)}name`,
  '--',
  '__proto__',
] as const satisfies readonly [string, ...string[]];
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
const CRITICALITIES = ['critical', 'high', 'medium', 'low', 'unassigned'] as const;
const SOURCES = ['scanner-a', 'scanner-b', 'scanner-c'] as const;
const WORKFLOWS = [WORKFLOW_VALUES[0] ?? 'sast', ...WORKFLOW_VALUES.slice(1)] as const;
const LONG_ID = `portfolio-${'very-long-'.repeat(9)}`;

/** A data set with everything that can go wrong in texts and references; the same for the same seed. */
export function randomInputs(seed: number): CoverageInputs {
  const random = new Random(seed);
  const text = () => random.pick(TEXTS);
  const texts = () => Array.from({ length: random.integer(0, 3) }, text);
  const assets = Array.from({ length: random.integer(0, 14) }, (_, index): Asset => ({
    // Sometimes the same id twice.
    id: `asset-${random.chance(0.05) ? 0 : index}`,
    name: text(),
    asset_type: random.pick(ASSET_TYPES),
    criticality: random.pick(CRITICALITIES),
    aliases: random.chance(0.3) ? [`octo/${index}`, text()] : [],
    owner_teams: texts(),
    owner_names: texts(),
    environments: texts(),
    linked_asset_ids: Array.from({ length: random.integer(0, 3) }, () => `asset-${random.integer(0, 16)}`),
    not_looked_at: random.chance(0.2) ? [text()] : [],
    ...(random.chance(0.3)
      ? { portfolio_id: random.pick(['portfolio-a', 'portfolio-payments', `${LONG_ID}x`, `${LONG_ID}y`]) }
      : random.chance(0.7)
        ? { portfolio_label: text() }
        : {}),
  }));
  const exposures = Array.from({ length: random.integer(0, 30) }, (_, index): Exposure => ({
    id: `exposure-${index}`,
    asset_id: random.chance(0.2) ? `OCTO/${random.integer(0, 14)}` : `asset-${random.integer(0, 15)}`,
    severity: random.pick(SEVERITIES),
    workflow_value: random.pick(WORKFLOWS),
    source_id: random.pick(SOURCES),
    ...(random.chance(0.4) ? { file: `src/${random.integer(0, 5)}.ts` } : {}),
  }));
  return { assets, exposures, cases: randomCases(random), policies: randomPolicies(random, text), channels: CHANNELS };
}

function randomCases(random: Random): readonly Case[] {
  return Array.from({ length: random.integer(0, 8) }, (_, index) => ({
    id: `case-${index}`,
    status: random.pick(['open', 'in_review', 'closed']),
    ...(random.chance(0.4) ? { asset_id: `asset-${random.integer(0, 16)}` } : {}),
    ...(random.chance(0.4) ? { file: `src/${random.integer(0, 6)}.ts` } : {}),
    ...(random.chance(0.3) ? { source_id: random.pick(SOURCES), workflow_value: random.pick(WORKFLOWS) } : {}),
  }));
}

function randomPolicies(random: Random, text: () => string): readonly Policy[] {
  return Array.from({ length: random.integer(0, 6) }, (_, index) => ({
    id: `routing-${index}`,
    label: text(),
    match: {
      ...(random.chance(0.3) ? { severity_min: random.pick(SEVERITIES) } : {}),
      ...(random.chance(0.3) ? { asset_criticality_min: random.pick(CRITICALITIES) } : {}),
      ...(random.chance(0.3) ? { workflow_values: [random.pick(WORKFLOWS)] } : {}),
      ...(random.chance(0.3) ? { source_ids: [random.pick(SOURCES)] } : {}),
      ...(random.chance(0.2) ? { owner_teams: [text()] } : {}),
      ...(random.chance(0.2) ? { portfolio_ids: ['portfolio-payments'] } : {}),
      ...(random.chance(0.2) ? { environments: [text()] } : {}),
    },
    route: { channel: random.pick(['live', 'copy', 'unset', 'planned', 'shut', 'nowhere']), label: text() },
    updated_at: `2026-01-0${random.integer(1, 9)}T00:00:00Z`,
  }));
}

/** The same data set in another order. */
export function shuffled(inputs: CoverageInputs, seed: number): CoverageInputs {
  const random = new Random(seed);
  const mix = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => ({ item, key: random.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  return {
    ...inputs,
    assets: mix(inputs.assets),
    exposures: mix(inputs.exposures),
    cases: mix(inputs.cases),
    policies: mix(inputs.policies),
  };
}
