import type { JsonObject } from '../contract/json.ts';
import type { AlertList, Alerts, AnyAlert, CodeScanningAlert, DependabotAlert, SecretAlert } from '../state/alerts.ts';
import type { Repository } from '../state/model.ts';
import { fullName } from '../state/world.ts';
import type { World } from '../state/world.ts';
import { analysisView, codeScanningView, dependabotView, secretView } from './alert-views.ts';
import { Refusal, notFound, page } from './context.ts';
import type { OrganisationHandler, Reply, RepositoryHandler, RestContext } from './context.ts';
import { repositoryView } from './views.ts';

type Query = RestContext['query'];

/** What tells one kind of alert from the others. */
interface Kind<Alert extends AnyAlert> {
  readonly path: string;
  readonly listOf: (alerts: Alerts) => AlertList<Alert>;
  /** What a list answers where the feature is off. */
  readonly off: () => Refusal;
  readonly matches: (alert: Alert, query: Query) => boolean;
  readonly view: (query: Query) => (world: World, repository: Repository, alert: Alert) => JsonObject;
  /** Whether a page number is taken (then it is what the Link header carries) or a cursor only. */
  readonly numbered: boolean;
}

const oneOf = (list: string | undefined, value: string): boolean =>
  list === undefined || list === '' || list.split(',').includes(value);

const CODE_SCANNING: Kind<CodeScanningAlert> = {
  path: 'code-scanning',
  listOf: ({ codeScanning }) => codeScanning,
  off: () => new Refusal(403, 'Code Security must be enabled for this repository to use code scanning.'),
  matches: (alert, { state, severity, tool_name: tool, ref }) =>
    (state === undefined || (state === 'closed' ? alert.state !== 'open' : alert.state === state)) &&
    (severity === undefined || severity === (alert.securitySeverity ?? alert.ruleSeverity)) &&
    (tool === undefined || tool === alert.tool) &&
    (ref === undefined || alert.ref === null || alert.ref === ref),
  view: () => codeScanningView,
  numbered: true,
};

const DEPENDABOT: Kind<DependabotAlert> = {
  path: 'dependabot',
  listOf: ({ dependabot }) => dependabot,
  off: () => new Refusal(403, 'Dependabot alerts are disabled for this repository.'),
  matches: (alert, { state, severity, ecosystem, scope, package: name }) =>
    oneOf(state, alert.state) &&
    oneOf(severity, alert.severity) &&
    oneOf(ecosystem, alert.ecosystem) &&
    oneOf(name, alert.package) &&
    (scope === undefined || scope === alert.scope),
  view: () => dependabotView,
  numbered: false,
};

const SECRET_SCANNING: Kind<SecretAlert> = {
  path: 'secret-scanning',
  listOf: ({ secretScanning }) => secretScanning,
  off: () => new Refusal(404, 'Secret scanning is disabled on this repository.'),
  matches: (alert, { state, secret_type: type, validity, resolution }) =>
    (state === undefined || alert.state === state) &&
    oneOf(type, alert.type) &&
    oneOf(validity, alert.validity) &&
    oneOf(resolution, alert.resolution ?? ''),
  view: ({ hide_secret: hide }) => secretView(hide === 'true'),
  numbered: true,
};

interface Found {
  readonly repository: Repository;
  readonly number: number;
}

/** The alerts that the query asks for, in its order: by creation, or by the last change; newest first unless it says otherwise. */
function select<Alert extends AnyAlert>(kind: Kind<Alert>, repository: Repository, query: Query): readonly Found[] {
  const list = kind.listOf(repository.alerts);
  const { page: _page, per_page: _size, before: _before, after: _after, sort, direction, ...filter } = query;
  const numbers = list.select(JSON.stringify(filter), (alert) => kind.matches(alert, filter));
  const time = (number: number): string => {
    const alert = list.get(number);
    return (sort === 'updated' ? alert?.updatedAt : alert?.createdAt) ?? '';
  };
  // A long list is served as it was made; sorting it would make every alert of it.
  const sorted =
    numbers.length > MOST_SORTED
      ? numbers
      : [...numbers].sort((a, b) => (time(a) === time(b) ? a - b : time(a) < time(b) ? -1 : 1));
  const ordered = direction === 'asc' ? sorted : [...sorted].reverse();
  return ordered.map((number) => ({ repository, number }));
}
const MOST_SORTED = 10_000;

function listed<Alert extends AnyAlert>(
  kind: Kind<Alert>,
  context: RestContext,
  found: readonly Found[],
  path: string,
  withRepository: boolean,
  numbered: boolean,
): Reply {
  const { world, query } = context;
  const { items, headers } = numbered ? page(context, found, path) : cursorPage(context, found, path);
  const view = kind.view(query);
  return {
    status: 200,
    headers,
    body: items.flatMap(({ repository, number }) => {
      const alert = kind.listOf(repository.alerts).get(number);
      if (alert === undefined) return [];
      const body = view(world, repository, alert);
      return [withRepository ? { ...body, repository: repositoryView(world, repository) } : body];
    }),
  };
}

/** A page of a list whose Link header carries cursors: opaque, and without a way to the last page. */
function cursorPage<T>(
  context: RestContext,
  items: readonly T[],
  path: string,
): { readonly items: readonly T[]; readonly headers: Readonly<Record<string, string>> } {
  const { query, world } = context;
  if (query['page'] !== undefined && query['page'] !== '1')
    throw new Refusal(400, 'Pagination using the `page` parameter is not supported.');
  const size = Math.min(100, Math.max(1, Number(query['per_page'] ?? 30) || 30));
  const before = positionOf(query['before']);
  const start = before === undefined ? (positionOf(query['after']) ?? 0) : Math.max(0, before - size);
  const { before: _before, after: _after, page: _page, ...rest } = query;
  const link = (cursor: Readonly<Record<string, string>>, rel: string): string =>
    `<${world.urls.api}${path}?${new URLSearchParams({ ...rest, ...cursor }).toString()}>; rel="${rel}"`;
  const links = [
    ...(start + size < items.length ? [link({ after: cursorOf(start + size) }, 'next')] : []),
    ...(start > 0 ? [link({ before: cursorOf(start) }, 'prev')] : []),
  ];
  return {
    items: items.slice(start, start + size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

const cursorOf = (position: number): string => Buffer.from(`v2:${position}`).toString('base64');

/** An empty cursor asks for the first page. */
function positionOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const position = Number(/^v2:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) throw new Refusal(422, 'Invalid cursor');
  return position;
}

function listForRepository<Alert extends AnyAlert>(kind: Kind<Alert>): RepositoryHandler {
  return (context) => {
    const { repository, query } = context;
    if (!kind.listOf(repository.alerts).enabled) throw kind.off();
    if (kind.path === 'code-scanning' && isNeverAnalysed(repository.alerts))
      throw new Refusal(404, 'no analysis found');
    const path = `/repos/${fullName(repository)}/${kind.path}/alerts`;
    return listed(kind, context, select(kind, repository, query), path, false, isNumbered(kind, query));
  };
}

function isNumbered<Alert extends AnyAlert>({ numbered }: Kind<Alert>, query: Query): boolean {
  return numbered && query['after'] === undefined && query['before'] === undefined;
}

const isNeverAnalysed = ({ codeScanning, analyses }: Alerts): boolean =>
  codeScanning.size === 0 && analyses.length === 0;

/** All repositories of the organisation that have the feature on and that the token sees. */
function listForOrganisation<Alert extends AnyAlert>(kind: Kind<Alert>): OrganisationHandler {
  return (context) => {
    const { query, repositories, organisation } = context;
    const on = repositories.filter(({ alerts }) => kind.listOf(alerts).enabled);
    const found = on.flatMap((repository) => select(kind, repository, query));
    const path = `/orgs/${organisation.login}/${kind.path}/alerts`;
    // An organisation's list hands out cursors unless a page number is asked for.
    return listed(kind, context, found, path, true, kind.numbered && query['page'] !== undefined);
  };
}

function getOne<Alert extends AnyAlert>(kind: Kind<Alert>): RepositoryHandler {
  return ({ world, repository, params, query }) => {
    const list = kind.listOf(repository.alerts);
    if (!list.enabled) throw kind.off();
    const alert = list.get(Number(params['alert_number']));
    if (alert === undefined) throw notFound();
    return { status: 200, body: kind.view(query)(world, repository, alert) };
  };
}

const analyses: RepositoryHandler = (context) => {
  const { repository, world, query } = context;
  if (!repository.alerts.codeScanning.enabled) throw CODE_SCANNING.off();
  const { ref, tool_name: tool, sarif_id: sarif } = query;
  const wanted = repository.alerts.analyses
    .filter(
      (analysis) =>
        (ref === undefined || fullRef(ref) === analysis.ref) &&
        (tool === undefined || tool === analysis.tool) &&
        (sarif === undefined || sarif === `sarif-${analysis.id}`),
    )
    .toReversed();
  if (repository.alerts.analyses.length === 0) throw new Refusal(404, 'no analysis found');
  const ordered = query['direction'] === 'asc' ? wanted.toReversed() : wanted;
  const { items, headers } = page(context, ordered, `/repos/${fullName(repository)}/code-scanning/analyses`);
  return { status: 200, headers, body: items.map((analysis) => analysisView(world, repository, analysis)) };
};

const fullRef = (ref: string): string => (ref.startsWith('refs/') ? ref : `refs/heads/${ref}`);

export const alertHandlers = {
  'code-scanning/list-alerts-for-repo': listForRepository(CODE_SCANNING),
  'code-scanning/get-alert': getOne(CODE_SCANNING),
  'code-scanning/list-recent-analyses': analyses,
  'dependabot/list-alerts-for-repo': listForRepository(DEPENDABOT),
  'dependabot/get-alert': getOne(DEPENDABOT),
  'secret-scanning/list-alerts-for-repo': listForRepository(SECRET_SCANNING),
  'secret-scanning/get-alert': getOne(SECRET_SCANNING),
} as const satisfies Readonly<Record<string, RepositoryHandler>>;

export const organisationHandlers = {
  'code-scanning/list-alerts-for-org': listForOrganisation(CODE_SCANNING),
  'dependabot/list-alerts-for-org': listForOrganisation(DEPENDABOT),
  'secret-scanning/list-alerts-for-org': listForOrganisation(SECRET_SCANNING),
} as const satisfies Readonly<Record<string, OrganisationHandler>>;
