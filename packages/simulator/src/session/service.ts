import { randomBytes } from 'node:crypto';
import { asString, asStrings, isJsonObject } from '../contract/json.ts';
import type { Json, JsonObject } from '../contract/json.ts';
import type { RecordedRequest, Violation } from '../requests.ts';
import type { Answer, Exchange, ServiceHandler } from '../server.ts';
import { MODES, createFaults, messageFaults } from './request.ts';
import type { ServicePermission, Sessions, SimulatedSession } from './sessions.ts';

export interface SessionParts {
  readonly now: () => Date;
  readonly orgId: string;
  readonly keys: ReadonlyMap<string, readonly ServicePermission[]>;
  readonly sessions: Sessions;
  readonly appUrl: () => string;
  readonly violate: (kind: Violation['kind'], request: RecordedRequest, message: string) => void;
}

/** An answer in the documented error form (RFC 9457 problem details). */
class Problem extends Error {
  readonly status: number;
  readonly errors: readonly JsonObject[] | null;

  constructor(status: number, detail: string, errors: readonly JsonObject[] | null = null) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
};

const ROUTE = /^\/v3\/organizations\/([^/]+)\/sessions(?:\/([^/]+)(?:\/(messages))?)?$/;

interface Place {
  readonly org: string;
  readonly id: string | null;
  readonly messages: boolean;
}
const placeOf = (path: string): Place | null => {
  const match = ROUTE.exec(path);
  return match === null
    ? null
    : {
        org: decodeURIComponent(match[1] ?? ''),
        id: match[2] === undefined ? null : decodeURIComponent(match[2]),
        messages: match[3] !== undefined,
      };
};

function operationOf(method: string, url: URL): string | null {
  const place = placeOf(url.pathname);
  if (place === null) return null;
  if (place.messages) return method === 'POST' ? 'sessions/message' : null;
  if (place.id !== null) return method === 'GET' ? 'sessions/get' : null;
  return method === 'POST' ? 'sessions/create' : method === 'GET' ? 'sessions/list' : null;
}

export function sessionService(parts: SessionParts): ServiceHandler {
  return {
    service: 'session',
    operationOf,
    handle: (exchange) => {
      try {
        return Promise.resolve(answerFor(parts, exchange));
      } catch (error) {
        if (error instanceof Problem) return Promise.resolve(problemAnswer(error, exchange.url.pathname));
        throw error;
      }
    },
  };
}

function answerFor(parts: SessionParts, exchange: Exchange): Answer {
  const { request, url } = exchange;
  const place = placeOf(url.pathname);
  const operation = operationOf(request.method, url);
  if (place === null || operation === null) {
    parts.violate('unknown-route', request, `${request.method} ${url.pathname} is not a session route of v3`);
    throw new Problem(404, 'Not Found');
  }
  const may = permissions(parts, request, place);
  switch (operation) {
    case 'sessions/create':
      return create(parts, request, url, may);
    case 'sessions/list':
      requirePermission(may, 'ViewOrgSessions');
      return list(parts, request, url);
    case 'sessions/get':
      requirePermission(may, 'ViewOrgSessions');
      return json(200, sessionView(parts, oneOf(parts, place)));
    default:
      requirePermission(may, 'ManageOrgSessions');
      return message(parts, request, oneOf(parts, place));
  }
}

function permissions(parts: SessionParts, request: RecordedRequest, place: Place): readonly ServicePermission[] {
  const key = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1];
  const may = key === undefined ? undefined : parts.keys.get(key);
  if (may === undefined) throw new Problem(401, key === undefined ? 'Not authenticated' : 'Invalid or expired API key');
  if (place.org !== parts.orgId) throw new Problem(403, 'The service user does not belong to this organization');
  return may;
}

function requirePermission(may: readonly ServicePermission[], needed: ServicePermission): void {
  if (!may.includes(needed)) throw new Problem(403, `Missing permission: ${needed}`);
}

function bodyOf(parts: SessionParts, request: RecordedRequest): unknown {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json')) {
    parts.violate('bad-request', request, 'content-type must be application/json');
    throw new Problem(422, 'Input should be a valid dictionary', [
      { loc: ['body'], msg: 'Input should be a valid dictionary', type: 'model_attributes_type' },
    ]);
  }
  try {
    return JSON.parse(request.body);
  } catch {
    parts.violate('bad-request', request, 'the body is not JSON');
    throw new Problem(422, 'JSON decode error', [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }]);
  }
}

function refuse(parts: SessionParts, request: RecordedRequest, faults: readonly JsonObject[]): void {
  if (faults.length === 0) return;
  for (const fault of faults)
    parts.violate(
      'bad-request',
      request,
      `session request: ${asStrings(fault['loc']).join('.')}: ${asString(fault['msg'])}`,
    );
  throw new Problem(422, 'Request validation failed', faults);
}

function create(parts: SessionParts, request: RecordedRequest, url: URL, may: readonly ServicePermission[]): Answer {
  requirePermission(may, 'ManageOrgSessions');
  if (url.search !== '')
    parts.violate('bad-request', request, `query ${url.search}: no query parameter of create has a documented meaning`);
  const body = bodyOf(parts, request);
  refuse(parts, request, createFaults(body));
  const fields = isJsonObject(body) ? body : {};
  const { sessions } = parts;
  if (typeof fields['create_as_user_id'] === 'string') requirePermission(may, 'ImpersonateOrgSessions');
  const platform = fields['platform'];
  if (typeof platform === 'string' && !sessions.settings.platforms.includes(platform)) {
    throw new Problem(400, `Unknown platform '${platform}'. Valid labels: ${sessions.settings.platforms.join(', ')}`);
  }
  if (typeof fields['devin_mode'] === 'string' && !MODES.includes(fields['devin_mode']))
    parts.violate('bad-request', request, `mode ${fields['devin_mode']} is not documented`);
  const tags = asStrings(fields['tags']);
  const strange =
    sessions.settings.allowedTags === null ? [] : tags.filter((tag) => !sessions.settings.allowedTags?.includes(tag));
  if (strange.length > 0) throw new Problem(422, `Tags not in the allowed list: ${strange.join(', ')}`);
  const session = newSession(parts, request, fields, tags);
  sessions.add(session);
  if (sessions.settings.createAnswer === 'none') return { status: 200, headers: {}, body: '' };
  return json(200, sessions.settings.createAnswer === 'minimal' ? { ok: true } : sessionView(parts, session));
}

function newSession(
  parts: SessionParts,
  request: RecordedRequest,
  fields: JsonObject,
  tags: readonly string[],
): SimulatedSession {
  const id = `session-${randomBytes(8).toString('hex')}`;
  const at = parts.now();
  return {
    id,
    url: `${parts.appUrl()}/sessions/${id}`,
    request: fields,
    requestText: request.body,
    createdAt: at,
    updatedAt: at,
    title: asString(fields['title']) || null,
    tags: [...new Set(tags)],
    status: 'new',
    statusDetail: null,
    acusConsumed: 0,
    archived: false,
    pullRequests: [],
    messages: [],
  };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

function sessionView(parts: SessionParts, session: SimulatedSession): JsonObject {
  return {
    session_id: session.id,
    url: session.url,
    status: session.status,
    status_detail: session.statusDetail,
    tags: session.tags,
    org_id: parts.orgId,
    created_at: seconds(session.createdAt),
    updated_at: seconds(session.updatedAt),
    acus_consumed: session.acusConsumed,
    pull_requests: session.pullRequests.map((pull) => ({ ...pull })),
    title: session.title,
    user_id: asString(session.request['create_as_user_id']) || null,
    service_user_id: 'service-user-simulator',
    playbook_id: asString(session.request['playbook_id']) || null,
    parent_session_id: null,
    child_session_ids: [],
    is_archived: session.archived,
    origin: 'api',
    category: null,
    subcategory: null,
    structured_output: null,
  };
}

function oneOf(parts: SessionParts, place: Place): SimulatedSession {
  const session = place.id === null ? undefined : parts.sessions.find(place.id);
  if (session === undefined) throw new Problem(404, 'Session not found');
  return session;
}

const LIST_PARAMETERS = new Set([
  'after',
  'first',
  'session_ids',
  'created_after',
  'created_before',
  'updated_after',
  'updated_before',
  'tags',
  'playbook_id',
  'origins',
  'schedule_id',
  'user_ids',
  'service_user_ids',
  'repo_names',
  'category',
  'is_archived',
]);
const MOST_PER_PAGE = 200;

/** Newest first; the cursor is opaque. A session younger than the lag is not listed yet. */
function list(parts: SessionParts, request: RecordedRequest, url: URL): Answer {
  const { sessions } = parts;
  if (sessions.settings.listing === 'forbidden') throw new Problem(403, 'Missing permission: ViewOrgSessions');
  const query = url.searchParams;
  for (const name of query.keys())
    if (!LIST_PARAMETERS.has(name)) parts.violate('bad-request', request, `unknown query parameter ${name}`);
  const size = Number(query.get('first') ?? 100);
  if (!Number.isInteger(size) || size < 1 || size > MOST_PER_PAGE) {
    refuse(parts, request, [
      { loc: ['query', 'first'], msg: `Input should be between 1 and ${MOST_PER_PAGE}`, type: 'value_error' },
    ]);
  }
  const found = sessions.all.filter((session) => isListed(parts, session, query)).reverse();
  const start =
    query.get('after') === null ? 0 : Number(Buffer.from(query.get('after') ?? '', 'base64url').toString()) || 0;
  const items = found.slice(start, start + size);
  const more = start + size < found.length;
  return json(200, {
    items: items.map((session) => sessionView(parts, session)),
    end_cursor: more ? Buffer.from(String(start + size)).toString('base64url') : null,
    has_next_page: more,
    total: found.length,
  });
}

function isListed(parts: SessionParts, session: SimulatedSession, query: URLSearchParams): boolean {
  const { settings } = parts.sessions;
  const wanted = query.getAll('tags');
  const ids = query.getAll('session_ids');
  const repos = query.getAll('repo_names');
  const bound = (name: string): number | null => (query.get(name) === null ? null : Number(query.get(name)));
  const [after, before] = [bound('created_after'), bound('created_before')];
  const has = (tag: string): boolean => session.tags.includes(tag);
  return (
    parts.now().getTime() - session.createdAt.getTime() >= settings.listLagMs &&
    (wanted.length === 0 || (settings.tagFilter === 'any' ? wanted.some(has) : wanted.every(has))) &&
    (ids.length === 0 || ids.includes(session.id)) &&
    (repos.length === 0 || repos.some((repo) => asStrings(session.request['repos']).includes(repo))) &&
    (after === null || seconds(session.createdAt) >= after) &&
    (before === null || seconds(session.createdAt) <= before) &&
    (query.get('is_archived') === null || session.archived === (query.get('is_archived') === 'true'))
  );
}

/** A message to a suspended session wakes it up. */
function message(parts: SessionParts, request: RecordedRequest, session: SimulatedSession): Answer {
  const body = bodyOf(parts, request);
  refuse(parts, request, messageFaults(body));
  session.messages.push(asString(isJsonObject(body) ? body['message'] : ''));
  if (session.status === 'suspended') parts.sessions.set(session, { status: 'resuming', statusDetail: null });
  return json(200, sessionView(parts, session));
}

const json = (status: number, body: Json): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function problemAnswer(problem: Problem, instance: string): Answer {
  const body = {
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    instance,
    ...(problem.errors === null ? {} : { errors: problem.errors }),
  };
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(body),
  };
}
