/** A made-up organisation, for screenshots and tests: the same seed gives the same snapshot. */
import type { Asset, Case, Channel, Exposure, Policy } from '../../packages/snapshot/src/build/index.ts';
import { buildSnapshot } from '../../packages/snapshot/src/build/index.ts';
import type { Snapshot } from '../../packages/snapshot/src/index.ts';
import { Random } from '../../packages/snapshot/src/testing/random.ts';

const PORTFOLIOS: readonly (readonly [name: string, team: string, needs: readonly string[]])[] = [
  ['Storefront', 'web', ['Checkout', 'Catalogue', 'Search', 'Identity', 'Design system']],
  ['Mobile app', 'mobile', ['Public API', 'Identity', 'Design system', 'Push messages']],
  ['Partner portal', 'partners', ['Public API', 'Identity', 'Billing']],
  ['Back office', 'operations', ['Orders', 'Billing', 'Identity', 'Reporting']],
  ['Help desk', 'support', ['Orders', 'Customer data', 'Identity']],
  ['Public API', 'platform', ['Orders', 'Catalogue', 'Identity', 'Rate limits']],
  ['Checkout', 'payments', ['Payments', 'Orders', 'Fraud checks', 'Tax']],
  ['Catalogue', 'catalogue', ['Media', 'Search', 'Event bus']],
  ['Search', 'search', ['Event bus', 'Feature store']],
  ['Orders', 'orders', ['Payments', 'Warehouse', 'Event bus', 'Customer data']],
  ['Payments', 'payments', ['Ledger', 'Card vault', 'Event bus']],
  ['Billing', 'finance', ['Ledger', 'Tax', 'Event bus']],
  ['Fraud checks', 'risk', ['Feature store', 'Event bus']],
  ['Tax', 'finance', ['Ledger']],
  ['Warehouse', 'logistics', ['Event bus', 'Carriers']],
  ['Carriers', 'logistics', ['Event bus']],
  ['Customer data', 'privacy', ['Card vault', 'Audit log']],
  ['Identity', 'identity', ['Audit log', 'Secrets']],
  ['Reporting', '', ['Data lake']],
  ['Data lake', 'data', ['Event bus', 'Secrets']],
  ['Feature store', 'data', ['Data lake']],
  ['Push messages', 'mobile', ['Event bus']],
  ['Media', 'catalogue', ['Secrets']],
  ['Ledger', 'payments', ['Audit log', 'Secrets']],
  ['Card vault', 'payments', ['Secrets', 'Audit log']],
  ['Event bus', 'platform', ['Secrets']],
  ['Audit log', 'identity', []],
  ['Secrets', 'platform', []],
  ['Rate limits', 'platform', ['Event bus']],
  ['Design system', 'web', []],
  ['Build farm', 'platform', ['Secrets']],
  ['Release tools', 'platform', ['Build farm', 'Audit log']],
  ['Intranet', '', []],
  ['Status page', 'operations', []],
  ['Campaign sites', 'marketing', ['Design system']],
  ['Loyalty', 'marketing', ['Customer data', 'Event bus']],
];

const PARTS = ['api', 'worker', 'web', 'jobs', 'schemas', 'infra'] as const;
const CHANNELS: readonly Channel[] = [
  { id: 'agent', label: 'Agent session', delivery: 'live_only', settings: [{ name: 'AGENT_API_KEY', present: true }] },
  {
    id: 'tickets',
    label: 'Ticket queue',
    delivery: 'live_or_copy',
    settings: [
      { name: 'TICKET_TOKEN', present: false },
      { name: 'TICKET_PROJECT', present: true },
    ],
  },
  {
    id: 'images',
    label: 'Base image rebuild',
    delivery: 'live_only',
    settings: [{ name: 'REGISTRY_ROBOT', present: false }],
  },
  { id: 'runbook', label: 'Runbook by hand', delivery: 'copy_only' },
];
const POLICIES: readonly Policy[] = [
  {
    id: 'routing-dependencies',
    label: 'Dependencies to the agent',
    match: { workflow_values: ['dependency'] },
    route: { channel: 'agent' },
  },
  {
    id: 'routing-code',
    label: 'Code findings, medium and worse',
    match: { workflow_values: ['sast'], severity_min: 'medium' },
    route: { channel: 'agent' },
  },
  {
    id: 'routing-images',
    label: 'Base images',
    match: { workflow_values: ['base-image'] },
    route: { channel: 'images' },
  },
  {
    id: 'routing-secrets',
    label: 'Leaked secrets',
    match: { workflow_values: ['sensitive-data'] },
    route: { channel: 'tickets' },
  },
  {
    id: 'routing-payments',
    label: 'Payments, by hand',
    match: { workflow_values: ['sast'], owner_teams: ['payments'] },
    route: { channel: 'runbook' },
  },
];
const KINDS = [
  'dependency',
  'dependency',
  'dependency',
  'sast',
  'sast',
  'base-image',
  'sensitive-data',
  'recipe-runbook',
] as const;
const CRITICALITIES = ['critical', 'high', 'medium', 'medium', 'low'] as const;
const STATUSES = ['open', 'open', 'closed'] as const;
const SEVERITIES = ['critical', 'high', 'high', 'medium', 'medium', 'medium', 'low'] as const;

export type OrganisationOptions = {
  readonly seed?: number;
  readonly day?: string;
  /** 0..1: how many exposures and gaps there are. */
  readonly trouble?: number;
};

export function organisation({ seed = 7, day = '2026-03-02', trouble = 0.5 }: OrganisationOptions = {}): Snapshot {
  const random = new Random(seed);
  const assets: Asset[] = [];
  const exposures: Exposure[] = [];
  const cases: Case[] = [];
  for (const [label, team, needs] of PORTFOLIOS) {
    const name = label.toLowerCase().replaceAll(' ', '-');
    const parts = PARTS.slice(0, random.integer(1, 4));
    const criticality = random.pick(CRITICALITIES);
    const isQuiet = random.next() > trouble + 0.15;
    for (const [index, part] of parts.entries()) {
      const id = `asset-${name}-${part}`;
      assets.push({
        id,
        name: `acme/${name}-${part}`,
        asset_type: 'repository',
        criticality,
        portfolio_label: label,
        ...(team === '' ? {} : { owner_teams: [team] }),
        ...(random.chance(0.08)
          ? {}
          : { environments: random.chance(0.5) ? ['production', 'staging'] : ['production'] }),
        ...(index === 0
          ? { linked_asset_ids: needs.map((need) => `asset-${need.toLowerCase().replaceAll(' ', '-')}-api`) }
          : {}),
        ...(random.chance(0.06) ? { not_looked_at: ['code scanning'] } : {}),
      });
      for (let count = isQuiet ? 0 : random.integer(0, Math.round(8 * trouble)); count > 0; count -= 1) {
        const workflow = random.pick(KINDS);
        exposures.push({
          id: `${id}-${exposures.length}`,
          asset_id: id,
          severity: random.pick(SEVERITIES),
          workflow_value: workflow,
          source_id: workflow === 'dependency' ? 'dependabot' : 'code-scanning',
        });
      }
      if (random.chance(0.7)) cases.push({ id: `case-${id}`, status: random.pick(STATUSES), asset_id: id });
    }
  }
  return buildSnapshot({
    assets,
    exposures,
    cases,
    channels: CHANNELS,
    policies: POLICIES,
    generatedAt: new Date(`${day}T06:00:00Z`),
  }).snapshot;
}
