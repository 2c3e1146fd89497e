/**
 * Gathers what a snapshot is built from out of an organisation's own GitHub: repositories, custom properties, alerts and tracked issues.
 * For every repository and every kind of alert it knows whether somebody looked: an empty list is clean, a refusal is not.
 */
import type { Asset, Case, CoverageInputs, Exposure } from '../build/inputs/types.ts';
import { distinctSlug } from '../build/names.ts';
import { SEVERITY_RANK } from '../cohere/derive.ts';
import type { AssetCriticality, Severity, WorkflowValue } from '../generated/types.ts';
import { type GitHub, isJson, type Json, text } from './github.ts';

type Source = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly workflow: WorkflowValue;
  readonly ruleOf: (alert: Json) => string;
  readonly severityOf: (alert: Json) => string;
};

export const SOURCES: readonly Source[] = [
  {
    id: 'dependabot',
    name: 'Dependabot alerts',
    path: 'dependabot/alerts',
    query: 'state=open',
    workflow: 'dependency',
    ruleOf: (alert) => `${at(alert, 'security_advisory', 'ghsa_id')} ${at(alert, 'dependency', 'package', 'name')}`,
    severityOf: (alert) => at(alert, 'security_advisory', 'severity'),
  },
  {
    id: 'code-scanning',
    name: 'code scanning',
    path: 'code-scanning/alerts',
    query: 'state=open',
    workflow: 'sast',
    ruleOf: (alert) => at(alert, 'rule', 'id'),
    severityOf: (alert) => at(alert, 'rule', 'security_severity_level') || at(alert, 'rule', 'severity'),
  },
  {
    id: 'secret-scanning',
    name: 'secret scanning',
    path: 'secret-scanning/alerts',
    // The secret itself never travels.
    query: 'state=open&hide_secret=true',
    workflow: 'sensitive-data',
    ruleOf: (alert) => text(alert['secret_type']),
    severityOf: (alert) => (text(alert['validity']) === 'active' ? 'critical' : 'high'),
  },
];

/** For one repository, per source: how many alerts are open, or why nobody can say. */
export type Looked = { readonly repository: string; readonly seen: readonly (number | string)[] };

export type Collected = {
  readonly inputs: CoverageInputs;
  readonly looked: readonly Looked[];
  readonly notes: readonly string[];
};

export type Progress = (step: string, done: number, total: number) => void;

/** Requests at a time: GitHub asks clients to be gentle, and answers 403 to those who are not. */
const AT_ONCE = 6;

export async function collect(owner: string, github: GitHub, progress: Progress): Promise<Collected> {
  const notes: string[] = [];
  progress('Listing repositories', 0, 0);
  const repositories = await repositoriesOf(owner, github, notes);
  progress('Reading custom properties', 0, 0);
  const properties = await propertiesOf(owner, github, notes);
  const alerts = new Map<string, Json[] | string>();
  for (const source of SOURCES) await look(source, owner, repositories, github, alerts, progress);
  progress('Reading tracked issues', 0, 0);
  const cases = await casesOf(owner, github, notes);
  const looked = repositories.map(({ name }) => ({
    repository: name,
    seen: SOURCES.map(({ id }) => {
      const found = alerts.get(`${name} ${id}`) ?? 'not asked';
      return typeof found === 'string' ? found : found.length;
    }),
  }));
  const assets = repositories.map((repository) =>
    assetOf(owner, repository, properties.get(repository.name) ?? new Map(), alerts),
  );
  const exposures = repositories.flatMap(({ name }) => exposuresOf(name, alerts));
  return { inputs: { assets, exposures, cases, policies: [] }, looked, notes };
}

type Repository = { readonly name: string; readonly topics: readonly string[] };
type Properties = ReadonlyMap<string, readonly string[]>;

async function repositoriesOf(owner: string, github: GitHub, notes: string[]): Promise<readonly Repository[]> {
  const ofOrganisation = await github.list(`/orgs/${owner}/repos`);
  const answer = 'items' in ofOrganisation ? ofOrganisation : await github.list(`/users/${owner}/repos`);
  if (!('items' in answer)) throw new Error(`The repositories of ${owner} cannot be listed: ${answer.refused.says}`);
  const active = answer.items.filter(({ archived }) => archived !== true);
  const archived = answer.items.length - active.length;
  if (archived > 0) notes.push(`${archived} archived repositories were left out.`);
  return active.map(({ name, topics }) => ({ name: text(name), topics: strings(topics) }));
}

/** Repository → property → values. */
async function propertiesOf(owner: string, github: GitHub, notes: string[]): Promise<ReadonlyMap<string, Properties>> {
  const answer = await github.list(`/orgs/${owner}/properties/values`);
  if (!('items' in answer)) {
    notes.push(`Custom properties could not be read (${answer.refused.says}): owners and environments are not known.`);
    return new Map();
  }
  return new Map(
    answer.items.map(({ repository_name: name, properties }) => [
      text(name),
      new Map(
        (Array.isArray(properties) ? properties.filter(isJson) : []).map(({ property_name: property, value }) => [
          text(property).toLowerCase().replaceAll('-', '_'),
          strings(value),
        ]),
      ),
    ]),
  );
}

/** Alerts of the whole organisation first; then each repository without any is asked whether it was looked at at all. */
async function look(
  source: Source,
  owner: string,
  repositories: readonly Repository[],
  github: GitHub,
  alerts: Map<string, Json[] | string>,
  progress: Progress,
): Promise<void> {
  const step = `Reading ${source.name}`;
  progress(step, 0, repositories.length);
  const answer = await github.list(`/orgs/${owner}/${source.path}?${source.query}`);
  for (const alert of 'items' in answer ? answer.items : []) {
    const key = `${at(alert, 'repository', 'name')} ${source.id}`;
    const known = alerts.get(key);
    if (typeof known === 'object') known.push(alert);
    else alerts.set(key, [alert]);
  }
  const silent = repositories.filter(({ name }) => !alerts.has(`${name} ${source.id}`));
  let done = repositories.length - silent.length;
  const waiting = silent.values();
  const work = async (): Promise<void> => {
    for (const { name } of waiting) {
      const own = await github.list(`/repos/${owner}/${name}/${source.path}?${source.query}`);
      alerts.set(`${name} ${source.id}`, 'items' in own ? [...own.items] : own.refused.says);
      done += 1;
      progress(step, done, repositories.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Issues that wait for the agent or were with it. */
async function casesOf(owner: string, github: GitHub, notes: string[]): Promise<readonly Case[]> {
  const answer = await github.list(
    `/search/issues?q=${encodeURIComponent(`user:${owner} is:issue label:ready-for-agent`)}`,
  );
  if (!('items' in answer)) {
    notes.push(`Issues could not be searched (${answer.refused.says}): no case is known.`);
    return [];
  }
  return answer.items.map(({ node_id: id, state, repository_url: url }) => ({
    id: text(id),
    status: state === 'closed' ? 'closed' : 'open',
    asset_id: text(url).split('/').slice(-2).join('/'),
  }));
}

const CRITICALITIES: readonly AssetCriticality[] = ['critical', 'high', 'medium', 'low'];
const PORTFOLIO_TOPIC = 'portfolio-';

function assetOf(
  owner: string,
  { name, topics }: Repository,
  properties: Properties,
  alerts: ReadonlyMap<string, readonly Json[] | string>,
): Asset {
  const values = (...names: readonly string[]): readonly string[] => names.flatMap((key) => properties.get(key) ?? []);
  const topic = topics.find((candidate) => candidate.startsWith(PORTFOLIO_TOPIC))?.slice(PORTFOLIO_TOPIC.length);
  const [criticality = ''] = values('criticality');
  return {
    id: `asset-${distinctSlug(name)}`,
    name,
    asset_type: 'repository',
    aliases: [`${owner}/${name}`, name],
    criticality: CRITICALITIES.find((known) => known === criticality.toLowerCase()) ?? 'unassigned',
    owner_teams: values('owner_team', 'team', 'owner'),
    environments: values('environment', 'environments'),
    linked_asset_ids: values('depends_on'),
    // A repository that names no portfolio is one by itself: otherwise its exposures would be in no count.
    portfolio_label: values('portfolio')[0] ?? topic ?? name,
    not_looked_at: SOURCES.filter(({ id }) => typeof alerts.get(`${name} ${id}`) === 'string').map(
      (source) => source.name,
    ),
  };
}

/** One exposure for each rule in each repository, with its worst severity. */
function exposuresOf(name: string, alerts: ReadonlyMap<string, readonly Json[] | string>): readonly Exposure[] {
  return SOURCES.flatMap((source) => {
    const found = alerts.get(`${name} ${source.id}`);
    const byRule = new Map<string, Exposure>();
    for (const alert of typeof found === 'object' ? found : []) {
      const id = `${name} ${source.id} ${source.ruleOf(alert)}`;
      const severity = severityOf(source.severityOf(alert));
      const known = byRule.get(id);
      byRule.set(id, {
        id,
        asset_id: name,
        severity:
          known !== undefined && SEVERITY_RANK[known.severity] < SEVERITY_RANK[severity] ? known.severity : severity,
        workflow_value: source.workflow,
        source_id: source.id,
        finding_count: (known?.finding_count ?? 0) + 1,
      });
    }
    return [...byRule.values()];
  });
}

/** GitHub's levels and those of SARIF (coverage-rules.md, "Inputs"). */
const LEVELS: Readonly<Record<string, Severity>> = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  error: 'high',
  warning: 'medium',
  note: 'low',
};

function severityOf(level: string): Severity {
  return LEVELS[level] ?? 'info';
}

function at(value: Json, ...path: readonly string[]): string {
  let inner: unknown = value;
  for (const name of path) inner = isJson(inner) ? inner[name] : undefined;
  return text(inner);
}

function strings(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );
}
