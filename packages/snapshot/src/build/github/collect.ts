/** Assets, exposures and cases of repositories, looked up at GitHub. */
import { LABEL_READY, LABEL_REMEDIATE, STATUS_LABELS } from '@agent-remediation/conventions';
import type { AssetCriticality } from '../../generated/types.ts';
import { ASSET_TYPES, type Asset, type Case, type CoverageInputs, type Exposure } from '../inputs/types.ts';
import { exactSlug, shortened } from '../names.ts';
import { mergeNotices, type Notice, Notices } from '../notices.ts';
import { ALERT_SOURCES, clusterAlerts } from './alerts.ts';
import { casesFromLedger, type LedgerFinding } from './ledger.ts';
import { ownersOf } from './owners.ts';
import { type GitHubPort, isItem, type Item, listAt, lookAtFile, lookAtList, textAt, whyOf } from './port.ts';

export interface CollectOptions {
  /** `owner/name` each. */
  readonly repositories?: readonly string[];
  /** Every repository of this organisation. */
  readonly organisation?: string;
  /** Issues with one of these labels are cases. */
  readonly caseLabels?: readonly string[];
  /** Archived repositories are left out, and that is told, unless this is set. */
  readonly withArchived?: boolean;
  /** Repositories that name no portfolio are portfolios of their own; `none` leaves them out of every count. */
  readonly ungrouped?: 'repository' | 'none';
  /** Reads the documents of `catalog-info.yaml`; without it relationships from there are not looked at. */
  readonly parseYaml?: (text: string) => readonly unknown[];
  /**
   * Reads the findings of a repository's ledger that are not finished; `undefined`: there is none. Rejects when it cannot be read.
   * Without it cases come from issues alone.
   */
  readonly readLedger?: (owner: string, repo: string) => Promise<readonly LedgerFinding[] | undefined>;
  /** Repositories that are looked at side by side. */
  readonly width?: number;
  readonly progress?: (done: number, all: number, repository: string) => void;
}

export interface Collected {
  readonly inputs: Pick<CoverageInputs, 'assets' | 'exposures' | 'cases'>;
  readonly notices: readonly Notice[];
}

/** Issues that were handed off, or that could be. */
const CASE_LABELS = [LABEL_READY, LABEL_REMEDIATE, ...Object.values(STATUS_LABELS).map(({ name }) => name)];
const MAX_ASSET_ID = 100;

/** Rejects only when the repositories themselves cannot be listed. */
export async function collectFromGitHub(port: GitHubPort, options: CollectOptions): Promise<Collected> {
  const notices = new Notices();
  const repositories = await repositoriesOf(port, options, notices);
  // The owner is a part of the ids only where there are several.
  const isOneOwner = new Set(repositories.map((repository) => nameOf(repository).split('/')[0])).size === 1;
  const gathered = await pooled(repositories, options.width ?? 4, async (repository, done) => {
    const found = await lookAtRepository(port, repository, isOneOwner, options);
    options.progress?.(done, repositories.length, nameOf(repository));
    return found;
  });
  const known = new Set(gathered.flatMap(({ asset }) => asset.aliases ?? []).map((alias) => alias.toLowerCase()));
  return {
    inputs: {
      assets: gathered.map(({ asset, packages }) => ({
        ...asset,
        // Most packages come from elsewhere: only those that one of these repositories publishes are links.
        linked_asset_ids: [
          ...(asset.linked_asset_ids ?? []),
          ...packages.filter((name) => known.has(name.toLowerCase())),
        ],
      })),
      exposures: gathered.flatMap(({ exposures }) => exposures),
      cases: gathered.flatMap(({ cases }) => cases),
    },
    notices: mergeNotices(notices.list, ...gathered.map((found) => found.notices.list)),
  };
}

async function repositoriesOf(port: GitHubPort, options: CollectOptions, notices: Notices): Promise<readonly Item[]> {
  const found: Item[] = [];
  if (options.organisation !== undefined) {
    const listed = await lookAtList(port, 'GET /orgs/{org}/repos', { org: options.organisation, type: 'all' });
    if (listed.is === 'unseen')
      throw new Error(`the repositories of ${options.organisation} could not be listed: ${listed.why}`);
    if (!listed.isWhole) notices.add('incomplete', `repositories of ${options.organisation}`);
    found.push(...listed.found);
  }
  for (const name of options.repositories ?? []) {
    const [owner = '', repo = ''] = name.split('/');
    try {
      const { data } = await port.get('GET /repos/{owner}/{repo}', { owner, repo });
      if (isItem(data)) found.push(data);
    } catch (error) {
      throw new Error(`${name} could not be looked at`, { cause: error });
    }
  }
  const byName = new Map(found.map((repository) => [nameOf(repository), repository]));
  for (const [name, repository] of byName) {
    if (repository['archived'] !== true || options.withArchived === true) continue;
    notices.add('left-out', `${name}: archived`);
    byName.delete(name);
  }
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, repository]) => repository);
}

interface Looked {
  readonly asset: Asset;
  /** Packages that it depends on, as aliases. */
  readonly packages: readonly string[];
  readonly exposures: readonly Exposure[];
  readonly cases: readonly Case[];
  readonly notices: Notices;
}

async function lookAtRepository(
  port: GitHubPort,
  repository: Item,
  isOneOwner: boolean,
  options: CollectOptions,
): Promise<Looked> {
  const name = nameOf(repository);
  const [owner = '', repo = ''] = name.split('/');
  const place: Place = { port, owner, repo, name, notices: new Notices(), unseen: [] };
  const properties = await propertiesOf(place, repository);
  const owners = await ownersOf(port, owner, repo);
  if (owners.unseen !== undefined) place.notices.add('not-looked-at', `${name}: ${owners.unseen}`);
  const catalog = await catalogOf(place, options);
  const manifest = await manifestOf(place);
  const id = `asset-${shortened(exactSlug(isOneOwner ? repo : name), MAX_ASSET_ID)}`;
  const exposures = await exposuresOf(place, id);
  const cases = [
    ...(await issueCases(place, id, repository, options.caseLabels ?? CASE_LABELS)),
    ...(await ledgerCases(place, id, options)),
  ];
  const environments = await environmentsOf(place);
  const label = properties.get('portfolio') ?? catalog.system ?? (options.ungrouped === 'none' ? undefined : repo);
  const type = properties.get('asset-type') ?? catalog.type;
  const asset: Asset = {
    id,
    name,
    asset_type: ASSET_TYPES.find((known) => known === type) ?? 'repository',
    criticality: CRITICALITIES.find((known) => known === properties.get('criticality')) ?? 'unassigned',
    aliases: [name, ...catalog.names, ...manifest.names],
    owner_teams: owners.teams.length === 0 && owners.people.length === 0 ? catalog.owners : owners.teams,
    owner_names: owners.people,
    environments,
    linked_asset_ids: catalog.links,
    not_looked_at: place.unseen,
    ...(label === undefined ? {} : { portfolio_label: label }),
  };
  return { asset, packages: manifest.packages, exposures, cases: distinct(cases), notices: place.notices };
}

const CRITICALITIES: readonly AssetCriticality[] = ['critical', 'high', 'medium', 'low', 'unassigned'];

interface Place {
  readonly port: GitHubPort;
  readonly owner: string;
  readonly repo: string;
  readonly name: string;
  readonly notices: Notices;
  /** Alert sources that could not be looked at. */
  readonly unseen: string[];
}

/** Custom properties, and under them topics such as `criticality-high`, `portfolio-payments`, `asset-type-service`. */
async function propertiesOf({ port, owner, repo, name, notices }: Place, repository: Item) {
  const found = new Map<string, string>();
  for (const topic of listAt(repository, 'topics')) {
    for (const key of ['criticality', 'portfolio', 'asset-type']) {
      if (typeof topic === 'string' && topic.startsWith(`${key}-`)) found.set(key, topic.slice(key.length + 1));
    }
  }
  const looked = await lookAtList(port, 'GET /repos/{owner}/{repo}/properties/values', { owner, repo });
  // An account that is no organisation has no properties: nothing is missing then.
  if (looked.is === 'unseen') {
    if (textAt(repository, 'owner', 'type') !== 'User')
      notices.add('not-looked-at', `${name}: custom properties: ${looked.why}`);
    return found;
  }
  for (const property of looked.found) {
    const [key, value] = [textAt(property, 'property_name'), textAt(property, 'value')];
    if (key !== undefined && value !== undefined) found.set(key.toLowerCase().replaceAll('_', '-'), value);
  }
  return found;
}

async function exposuresOf(
  { port, owner, repo, name, notices, unseen }: Place,
  id: string,
): Promise<readonly Exposure[]> {
  const all: Exposure[] = [];
  for (const source of ALERT_SOURCES) {
    const { route, parameters, cursor } = source;
    const looked = await lookAtList(port, route, { owner, repo, ...parameters }, { cursor });
    if (looked.is === 'unseen') {
      unseen.push(source.name);
      notices.add('not-looked-at', `${name}: ${source.name}: ${looked.why}. Needs ${source.permission}.`);
      continue;
    }
    const { exposures, unread } = clusterAlerts(source, looked.found, id, name);
    if (!looked.isWhole)
      notices.add('incomplete', `${name}: ${source.name}: only the first ${looked.found.length} alerts`);
    if (unread > 0) notices.add('incomplete', `${name}: ${source.name}: ${unread} alerts of unknown form`);
    all.push(...exposures);
  }
  return all;
}

async function issueCases(
  { port, owner, repo, name, notices }: Place,
  id: string,
  repository: Item,
  labels: readonly string[],
): Promise<readonly Case[]> {
  if (repository['has_issues'] === false) return [];
  const unseen = (why: string): readonly Case[] => {
    notices.add('not-looked-at', `${name}: issues: ${why}. Needs \`issues: read\`.`);
    return [];
  };
  // One request for most repositories: they have none of the labels, and each label is a list of its own.
  const known = await lookAtList(port, 'GET /repos/{owner}/{repo}/labels', { owner, repo });
  if (known.is === 'unseen') return unseen(known.why);
  const names = new Set(known.found.map((label) => textAt(label, 'name')?.toLowerCase()));
  const cases = new Map<number, Case>();
  for (const label of labels.filter((each) => !known.isWhole || names.has(each.toLowerCase()))) {
    const route = 'GET /repos/{owner}/{repo}/issues';
    const looked = await lookAtList(port, route, { owner, repo, labels: label, state: 'all' });
    if (looked.is === 'unseen') return unseen(looked.why);
    if (!looked.isWhole) notices.add('incomplete', `${name}: issues labelled ${label}`);
    for (const issue of looked.found) {
      const number = issue['number'];
      if (typeof number !== 'number' || issue['pull_request'] !== undefined) continue;
      cases.set(number, { id: `${name}#${number}`, status: statusOf(issue), asset_id: id });
    }
  }
  return [...cases.values()];
}

async function ledgerCases(
  { owner, repo, name, notices }: Place,
  id: string,
  { readLedger }: CollectOptions,
): Promise<readonly Case[]> {
  try {
    return casesFromLedger((await readLedger?.(owner, repo)) ?? [], name, id);
  } catch (error) {
    notices.add('not-looked-at', `${name}: ledger: ${whyOf(error)}. Needs \`contents: read\`.`);
    return [];
  }
}

/** Each case once. The ledger, which comes last, knows more than the issue; that the issue is closed, it may not know yet. */
function distinct(cases: readonly Case[]): readonly Case[] {
  const byId = new Map<string, Case>();
  for (const entry of cases) if (byId.get(entry.id)?.status !== 'closed') byId.set(entry.id, entry);
  return [...byId.values()];
}

function statusOf(issue: Item): Case['status'] {
  if (textAt(issue, 'state') === 'closed') return 'closed';
  const isInReview = listAt(issue, 'labels').some((label) => textAt(label, 'name') === STATUS_LABELS.review.name);
  return isInReview ? 'in_review' : 'open';
}

/** Environments as they are set up, else those that something was deployed to. */
async function environmentsOf({ port, owner, repo, name, notices }: Place): Promise<readonly string[]> {
  const route = 'GET /repos/{owner}/{repo}/environments';
  const looked = await lookAtList(port, route, { owner, repo }, { under: 'environments' });
  if (looked.is === 'unseen')
    notices.add('not-looked-at', `${name}: environments: ${looked.why}. Needs \`actions: read\`.`);
  else if (looked.found.length > 0) return looked.found.flatMap((entry) => textAt(entry, 'name') ?? []);
  const deployed = await lookAtList(port, 'GET /repos/{owner}/{repo}/deployments', { owner, repo });
  if (deployed.is === 'unseen') {
    notices.add('not-looked-at', `${name}: deployments: ${deployed.why}. Needs \`deployments: read\`.`);
    return [];
  }
  return [...new Set(deployed.found.flatMap((entry) => textAt(entry, 'environment') ?? []))];
}

interface Catalog {
  readonly names: readonly string[];
  readonly links: readonly string[];
  readonly owners: readonly string[];
  readonly system?: string;
  readonly type?: string;
}
const NO_CATALOG: Catalog = { names: [], links: [], owners: [] };

/** `catalog-info.yaml` of the software catalogue: kind, name, owner, system, and what it depends on. */
async function catalogOf({ port, owner, repo, name, notices }: Place, { parseYaml }: CollectOptions): Promise<Catalog> {
  if (parseYaml === undefined) return NO_CATALOG;
  const file = await lookAtFile(port, { owner, repo, path: 'catalog-info.yaml' });
  if (file.is === 'unseen') {
    notices.add('not-looked-at', `${name}: catalog-info.yaml: ${file.why}. Needs \`contents: read\`.`);
    return NO_CATALOG;
  }
  if (file.found === undefined) return NO_CATALOG;
  try {
    const entities = parseYaml(file.found).filter((entity) => textAt(entity, 'metadata', 'name') !== undefined);
    const [first] = entities;
    const system = textAt(first, 'spec', 'system');
    const type = textAt(first, 'spec', 'type');
    const ownerName = textAt(first, 'spec', 'owner');
    return {
      names: entities.map((entity) =>
        reference(textAt(entity, 'kind') ?? 'component', textAt(entity, 'metadata', 'name') ?? ''),
      ),
      links: entities.flatMap((entity) =>
        listAt(entity, 'spec', 'dependsOn').flatMap((entry) =>
          typeof entry === 'string' ? reference('component', entry) : [],
        ),
      ),
      owners: ownerName === undefined ? [] : [ownerName],
      ...(system === undefined ? {} : { system }),
      ...(type === undefined ? {} : { type }),
    };
  } catch {
    notices.add('incomplete', `${name}: catalog-info.yaml is not YAML`);
    return NO_CATALOG;
  }
}

/** `component:default/name` in one spelling, whatever the file left out. */
function reference(kind: string, text: string): string {
  const [before = '', after] = text.split(':');
  const path = after ?? before;
  return `${after === undefined ? kind : before}:${path.includes('/') ? path : `default/${path}`}`.toLowerCase();
}

/** What `package.json` publishes and depends on, as `npm:<name>`. */
async function manifestOf({ port, owner, repo, name, notices }: Place) {
  const none = { names: [], packages: [] };
  const file = await lookAtFile(port, { owner, repo, path: 'package.json' });
  if (file.is === 'unseen' || file.found === undefined) return none;
  try {
    const manifest: unknown = JSON.parse(file.found);
    const published = textAt(manifest, 'name');
    const dependencies =
      isItem(manifest) && isItem(manifest['dependencies']) ? Object.keys(manifest['dependencies']) : [];
    return {
      names: published === undefined ? [] : [`npm:${published}`],
      packages: dependencies.filter((entry) => entry !== published).map((entry) => `npm:${entry}`),
    };
  } catch {
    notices.add('incomplete', `${name}: package.json is not JSON`);
    return none;
  }
}

function nameOf(repository: Item): string {
  return (textAt(repository, 'full_name') ?? '').toLowerCase();
}

/** So many at a time; results in the order of the items. */
async function pooled<Entry, Result>(
  items: readonly Entry[],
  width: number,
  work: (item: Entry, done: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results.set(index, await work(item, results.size + 1));
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return items.flatMap((_, index) => results.get(index) ?? []);
}
