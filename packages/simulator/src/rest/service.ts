import type { Contract, Route } from '../contract/openapi.ts';
import type { Json } from '../contract/json.ts';
import { isJsonObject } from '../contract/json.ts';
import { OPERATIONS } from '../contract/operations.ts';
import type { Access } from '../contract/operations.ts';
import type { RateLimits } from '../rate-limit.ts';
import type { RecordedRequest, Violation } from '../requests.ts';
import type { Answer, Exchange, ServiceHandler } from '../server.ts';
import type { Repository, Token, User } from '../state/model.ts';
import { findRepository, hasRole } from '../state/world.ts';
import type { World } from '../state/world.ts';
import { accountHandlers } from './account.ts';
import { alertHandlers, organisationHandlers } from './alerts.ts';
import { Refusal, refusalReply } from './context.ts';
import type {
  OrganisationHandler,
  Reply,
  RepositoryContext,
  RepositoryHandler,
  RestContext,
  RestHandler,
} from './context.ts';
import { gitHandlers } from './git.ts';
import { issueHandlers } from './issues.ts';
import { pullHandlers } from './pulls.ts';
import { repositoryHandlers } from './repositories.ts';
import { workflowHandlers } from './workflows.ts';
import { administrationHandlers, organisationAdministrationHandlers } from './administration.ts';

export interface RestParts {
  readonly world: World;
  readonly contract: Contract;
  readonly limits: RateLimits;
  readonly violate: (kind: Violation['kind'], request: RecordedRequest, message: string) => void;
}

const REST_DOCS = 'https://docs.github.com/rest';
const RANK = { read: 1, write: 2 } as const;

/** The token that a request carries: `Bearer` and `token` are the two forms that GitHub takes. */
export function tokenOf(world: World, request: RecordedRequest): Token | 'none' | 'bad' {
  const header = request.headers['authorization'];
  if (header === undefined) return 'none';
  return world.tokens.get(/^(?:bearer|token) (.+)$/i.exec(header)?.[1] ?? '') ?? 'bad';
}

/** Whether one of the permissions that the operation accepts was given to the token. */
export const isGranted = (token: Token, access: Access): boolean =>
  access === 'anyone' ||
  access.some(
    ([name, level]) =>
      name === 'metadata' || RANK[token.permissions[name] ?? 'read'] * Number(name in token.permissions) >= RANK[level],
  );

/** Whether the token may know that the repository exists. */
export const canSee = (token: Token | null, repository: Repository): boolean => {
  if (token === null) return !repository.private;
  const listed =
    token.repositories === null ||
    token.repositories.includes(`${repository.owner.login}/${repository.name}`.toLowerCase());
  if (token.kind === 'installation') return listed || !repository.private;
  return !repository.private || (listed && hasRole(repository, token.user, 'read'));
};

const ANONYMOUS: User = { login: '', id: 0, nodeId: '', type: 'User' };

export function restService(parts: RestParts): ServiceHandler {
  const { contract, limits, violate, world } = parts;
  const account: Readonly<Record<string, RestHandler>> = accountHandlers(limits);
  const inRepository: Readonly<Record<string, RepositoryHandler>> = {
    ...alertHandlers,
    ...issueHandlers,
    ...gitHandlers,
    ...pullHandlers,
    ...repositoryHandlers,
    ...workflowHandlers,
    ...administrationHandlers,
  };
  const inOrganisation: Readonly<Record<string, OrganisationHandler>> = {
    ...organisationHandlers,
    ...organisationAdministrationHandlers,
  };

  async function run(route: Route, exchange: Exchange, body: unknown): Promise<Reply> {
    const token = authenticate(world, exchange.request);
    checkLimits(limits, token, route.contract.method);
    const context: RestContext = {
      world,
      params: route.params,
      query: Object.fromEntries(exchange.url.searchParams),
      body: isJsonObject(body) ? body : Array.isArray(body) ? { labels: body } : {},
      accept: exchange.request.headers['accept'] ?? '',
      token,
      user: token?.user ?? ANONYMOUS,
      view: { behind: exchange.refsBehind },
      documentationUrl: route.contract.documentationUrl,
    };
    const plain = account[route.id];
    if (plain !== undefined) {
      if (route.id === 'users/get-authenticated' && token === null) throw new Refusal(401, 'Requires authentication');
      if (route.id === 'users/get-authenticated' && token?.kind === 'installation')
        throw new Refusal(403, 'Resource not accessible by integration');
      return plain(context);
    }
    const organisational = inOrganisation[route.id];
    if (organisational !== undefined) {
      const found = authoriseOrganisation(world, route, token);
      checkBody(contract, route, exchange, body, violate);
      return organisational({ ...context, ...found });
    }
    const repository = authorise(world, route, token);
    checkBody(contract, route, exchange, body, violate);
    const handler = inRepository[route.id];
    if (handler === undefined) throw new Error(`operation ${route.id} has no handler`);
    const inside: RepositoryContext = { ...context, repository };
    return handler(inside);
  }

  async function handle(exchange: Exchange): Promise<Answer> {
    const { request, url } = exchange;
    const route = contract.find(request.method, url.pathname);
    if (route === null) {
      violate(
        'unknown-route',
        request,
        `${request.method} ${url.pathname} is not simulated (or not GitHub's): contract/operations.ts lists what is`,
      );
      return answer(world, limits, request, refusalReply(new Refusal(404, 'Not Found'), REST_DOCS));
    }
    let reply: Reply;
    try {
      const body = parseBody(request);
      reply = await run(route, exchange, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply = refusalReply(error, route.contract.documentationUrl);
    }
    const faults = reply.status >= 400 ? [] : contract.checkResponse(route.id, reply.status, reply.body);
    for (const fault of faults) violate('bad-response', request, `answer of ${route.id}: ${fault}`);
    return answer(world, limits, request, reply, OPERATIONS[route.id]);
  }

  return {
    service: 'github',
    operationOf: (method, url) => contract.find(method, url.pathname)?.id ?? null,
    handle,
  };
}

function parseBody(request: RecordedRequest): unknown {
  if (request.body === '') return undefined;
  try {
    return JSON.parse(request.body);
  } catch {
    throw new Refusal(400, 'Problems parsing JSON');
  }
}

function authenticate(world: World, request: RecordedRequest): Token | null {
  const token = tokenOf(world, request);
  if (token === 'bad') throw new Refusal(401, 'Bad credentials');
  if (request.headers['user-agent'] === undefined) {
    throw new Refusal(
      403,
      'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.',
    );
  }
  return token === 'none' ? null : token;
}

function checkLimits(limits: RateLimits, token: Token | null, method: string): void {
  const { exceeded } = limits.count(token, method !== 'GET');
  if (exceeded === 'primary') throw new Refusal(403, 'API rate limit exceeded for installation.');
  if (exceeded === 'secondary') {
    const headers = { 'retry-after': String(limits.retryAfterSeconds) };
    throw new Refusal(
      403,
      'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
      [],
      headers,
    );
  }
}

function authorise(world: World, route: Route, token: Token | null): Repository {
  const repository = findRepository(world, route.params['owner'] ?? '', route.params['repo'] ?? '');
  if (repository === undefined || !canSee(token, repository)) throw new Refusal(404, 'Not Found');
  const access: Access = OPERATIONS[route.id];
  const writes = route.contract.method !== 'GET';
  if (token === null && writes) throw new Refusal(401, 'Requires authentication');
  if (token !== null && !isGranted(token, access) && (writes || repository.private)) {
    throw new Refusal(
      403,
      token.kind === 'user'
        ? 'Resource not accessible by personal access token'
        : 'Resource not accessible by integration',
    );
  }
  const inside =
    token?.repositories === null ||
    token?.repositories.includes(`${repository.owner.login}/${repository.name}`.toLowerCase());
  if (writes && inside === false) throw new Refusal(403, 'Resource not accessible by integration');
  if (writes && repository.archived) throw new Refusal(403, 'Repository was archived so is read-only.');
  const needsPush = access !== 'anyone' && access.some(([name, level]) => name === 'contents' && level === 'write');
  if (writes && needsPush && token?.kind === 'user' && !hasRole(repository, token.user, 'write'))
    throw new Refusal(404, 'Not Found');
  return repository;
}

/** The workflow's own token belongs to one repository and reaches nothing of the organisation. */
function authoriseOrganisation(
  world: World,
  route: Route,
  token: Token | null,
): { readonly organisation: User; readonly repositories: readonly Repository[] } {
  const organisation = world.users.get((route.params['org'] ?? '').toLowerCase());
  if (token === null || organisation?.type !== 'Organization') throw new Refusal(404, 'Not Found');
  if (!isGranted(token, OPERATIONS[route.id]) || token.user.login === 'github-actions[bot]')
    throw new Refusal(
      403,
      `Resource not accessible by ${token.kind === 'user' ? 'personal access token' : 'integration'}`,
    );
  const repositories = [...world.repositories.values()].filter(
    (repository) => repository.owner.id === organisation.id && canSee(token, repository),
  );
  return { organisation, repositories };
}

function checkBody(
  contract: Contract,
  route: Route,
  exchange: Exchange,
  body: unknown,
  violate: RestParts['violate'],
): void {
  const { refused, ignored } = contract.checkRequest(route, exchange.url.searchParams, body);
  for (const fault of [...refused, ...ignored]) violate('bad-request', exchange.request, `${route.id}: ${fault}`);
  for (const field of NOT_SIMULATED) {
    if (route.id.startsWith('issues/') && isJsonObject(body) && Object.hasOwn(body, field))
      violate('not-simulated', exchange.request, `${route.id}: ${field}`);
  }
  if (refused.length > 0) throw new Refusal(422, `Invalid request.\n\n${refused.join('\n')}`);
}

/** Fields that GitHub takes and the simulator would silently forget. */
const NOT_SIMULATED = ['assignee', 'assignees', 'milestone', 'type', 'issue_field_values'];

const acceptedHeader = (access: Access): string =>
  access === 'anyone' ? '' : access.map(([name, level]) => `${name}=${level}`).join('; ');

export function rateHeaders(
  limits: RateLimits,
  token: Token | null,
  resource: 'core' | 'graphql',
): Record<string, string> {
  const { limit, remaining, reset, used } = limits.of(token);
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-used': String(used),
    'x-ratelimit-resource': resource,
  };
}

function answer(
  world: World,
  limits: RateLimits,
  request: RecordedRequest,
  reply: Reply,
  access: Access = 'anyone',
): Answer {
  const token = tokenOf(world, request);
  const accepted = acceptedHeader(access);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-github-media-type': 'github.v3; format=json',
    'x-github-request-id': `SIM0:${request.number.toString(16).toUpperCase()}`,
    ...rateHeaders(limits, typeof token === 'string' ? null : token, 'core'),
    ...(accepted === '' ? {} : { 'x-accepted-github-permissions': accepted }),
    ...reply.headers,
  };
  const body: Json | undefined = reply.body;
  return { status: reply.status, headers, body: body === undefined ? '' : JSON.stringify(body) };
}
