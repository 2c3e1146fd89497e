import type { Http, HttpHead, HttpRequest, HttpResponse } from '@agent-remediation/http';
import { HttpFault } from '@agent-remediation/http';
import { field, isRecord, parseBody, shortText, textList, webAddress } from './answer-body.ts';
import type { SessionAnswer, Withheld } from './answer.ts';
import { statusMeaning } from './answer.ts';
import type { SessionCredentials } from './credentials.ts';
import { carriesKey } from './key.ts';
import type { SessionRequest } from './request.ts';
import { serialise } from './request.ts';
import type { Session } from './session.ts';
import { readSession } from './session.ts';

export interface SessionListQuery {
  /** Sessions that carry all of these. */
  readonly tags?: readonly string[];
  /** Seconds since 1970. */
  readonly createdAfter?: number;
  /** Pages of 200 to read at most. Default 10. */
  readonly maxPages?: number;
}

/** A read that failed. Never a reason to conclude anything about a session. */
export interface SessionReadFailed {
  readonly kind: 'failed';
  readonly status?: number;
  readonly text?: string;
  /** `status`, `body` (not what was expected), or what befell the connection. */
  readonly why: 'status' | 'body' | HttpFault['code'];
}

/** `complete: false` means that there may be more than was read. */
export type SessionList =
  { readonly kind: 'listed'; readonly sessions: readonly Session[]; readonly complete: boolean } | SessionReadFailed;

export type SessionRead =
  { readonly kind: 'found'; readonly session: Session } | { readonly kind: 'missing' } | SessionReadFailed;

/** The session endpoint. Never throws for what the other side does. */
export interface SessionClient {
  /** Seed 4.1. Sent at most once unless it certainly did not run (P16). */
  readonly create: (request: SessionRequest) => Promise<SessionAnswer>;
  readonly get: (sessionId: string) => Promise<SessionRead>;
  /** Whether the service joins tags by AND or OR is not documented, so every page is filtered again here. */
  readonly list: (query: SessionListQuery) => Promise<SessionList>;
}

export interface SessionClientOptions extends SessionCredentials {
  readonly http: Http;
}

const PAGE_SIZE = 200;
const DEFAULT_MAX_PAGES = 10;
/** Enough for any session, in characters; a larger answer is still a success, but its text is withheld (D9). */
export const MAX_ANSWER_CHARS = 1_000_000;

/** Builds the client from credentials that `checkCredentials` has passed. The key goes into one header and nowhere else (P5). */
export function createSessionClient(options: SessionClientOptions): SessionClient {
  const { http, apiKey } = options;
  const sessions = `${options.baseUrl}/v3/organizations/${encodeURIComponent(options.orgId)}/sessions`;
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json, application/problem+json' };
  const ask = (request: Pick<HttpRequest, 'method' | 'url' | 'effect' | 'name'> & { readonly body?: string }) =>
    attempted(http, { ...request, headers: { ...headers, 'content-type': 'application/json' } });

  const create = async (request: SessionRequest): Promise<SessionAnswer> => {
    const body = serialise(request);
    const result = await ask({ method: 'POST', url: sessions, body, effect: 'once', name: 'create session' });
    if (result instanceof HttpFault) return answerOfFault(result);
    return answerOf(result, result.text, withheldText(result.text, apiKey));
  };

  const get = async (sessionId: string): Promise<SessionRead> => {
    // Never a path of its own: an id comes from an answer.
    if (!/^[A-Za-z0-9_.:-]{1,200}$/.test(sessionId) || sessionId.includes('..') || sessionId === '.')
      return { kind: 'missing' };
    const url = `${sessions}/${encodeURIComponent(sessionId)}`;
    const result = await ask({ method: 'GET', url, effect: 'none', name: 'read session' });
    if (!(result instanceof HttpFault) && result.status === 404) return { kind: 'missing' };
    const page = readable(result, apiKey);
    if (page.kind === 'failed') return page;
    const session = readSession(page.body);
    return session === undefined ? { kind: 'failed', status: page.status, why: 'body' } : { kind: 'found', session };
  };

  const list = async (query: SessionListQuery): Promise<SessionList> => {
    const found = new Map<string, Session>();
    let cursor: string | undefined;
    for (let page = 0; page < (query.maxPages ?? DEFAULT_MAX_PAGES); page += 1) {
      const url = `${sessions}?${listParameters(query, cursor).toString()}`;
      const read = readable(await ask({ method: 'GET', url, effect: 'none', name: 'list sessions' }), apiKey);
      if (read.kind === 'failed') return read;
      const items = field(read.body, 'items');
      if (!Array.isArray(items)) return { kind: 'failed', status: read.status, why: 'body' };
      for (const session of items.map(readSession)) {
        if (session !== undefined && matches(session, query)) found.set(session.sessionId, session);
      }
      const next = shortText(field(read.body, 'end_cursor'), 1_000);
      const more = field(read.body, 'has_next_page') === true;
      if (!more) return { kind: 'listed', sessions: [...found.values()], complete: true };
      if (next === undefined || next === cursor) break;
      cursor = next;
    }
    return { kind: 'listed', sessions: [...found.values()], complete: false };
  };

  return { create, get, list };
}

async function attempted(http: Http, request: HttpRequest): Promise<HttpResponse | HttpFault> {
  try {
    return await http(request);
  } catch (error) {
    if (error instanceof HttpFault) return error;
    throw error;
  }
}

function withheldText(text: string, apiKey: string): Withheld | undefined {
  if (text.length > MAX_ANSWER_CHARS) return 'too-large';
  return carriesKey(text, apiKey) ? 'contains-key' : undefined;
}

/** The answer that a status means; of the body only what is known and harmless. */
function answerOf(head: HttpHead, text: string, withheld: Withheld | undefined): SessionAnswer {
  const { status } = head;
  const answered = withheld === undefined ? { status, text } : { status, text: '', withheld };
  const meaning = statusMeaning(status);
  switch (meaning.kind) {
    case 'created':
      return { kind: 'created', ...answered, ...(withheld === undefined ? createdFields(text) : {}) };
    case 'refused':
      return { ...meaning, ...answered };
    case 'unknown':
      return { kind: 'unknown', why: 'status', ...answered };
  }
}

function createdFields(text: string) {
  const body = parseBody(text);
  if (!isRecord(body)) return {};
  const sessionId = shortText(field(body, 'session_id'), 200);
  const url = webAddress(field(body, 'url'));
  const tags = textList(field(body, 'tags'));
  return {
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(url === undefined ? {} : { url }),
    ...(tags === undefined ? {} : { tags }),
  };
}

/** A status that arrived counts even where the body broke off: a 2xx says that the session exists. */
function answerOfFault(fault: HttpFault): SessionAnswer {
  if (fault.ran === 'no') {
    return { kind: 'refused', code: 'not-sent', fault: fault.code, retryable: fault.code !== 'invalid-request' };
  }
  if (fault.head === undefined) return { kind: 'unknown', why: fault.code };
  const answer = answerOf(fault.head, '', withheldBy(fault));
  return answer.kind === 'unknown' ? { ...answer, why: fault.code } : answer;
}

function withheldBy(fault: HttpFault): Withheld {
  if (fault.code === 'too-large') return 'too-large';
  return fault.code === 'decode' ? 'unreadable' : 'incomplete';
}

type Readable = { readonly kind: 'read'; readonly status: number; readonly body: unknown } | SessionReadFailed;

function readable(result: HttpResponse | HttpFault, apiKey: string): Readable {
  if (result instanceof HttpFault) {
    return { kind: 'failed', why: result.code, ...(result.head === undefined ? {} : { status: result.head.status }) };
  }
  const { status, text } = result;
  // An address that holds the key would be kept and shown as the session's own.
  if (status >= 200 && status < 300 && !carriesKey(text, apiKey))
    return { kind: 'read', status, body: parseBody(text) };
  if (status >= 200 && status < 300) return { kind: 'failed', why: 'body', status };
  const shown = withheldText(text, apiKey) === undefined ? { text } : {};
  return { kind: 'failed', why: 'status', status, ...shown };
}

function listParameters(query: SessionListQuery, cursor: string | undefined): URLSearchParams {
  const parameters = new URLSearchParams({ first: String(PAGE_SIZE) });
  for (const tag of query.tags ?? []) parameters.append('tags', tag);
  if (query.createdAfter !== undefined) parameters.set('created_after', String(Math.floor(query.createdAfter)));
  if (cursor !== undefined) parameters.set('after', cursor);
  return parameters;
}

function matches(session: Session, query: SessionListQuery): boolean {
  if (
    query.createdAfter !== undefined &&
    session.createdAt !== undefined &&
    session.createdAt < Math.floor(query.createdAfter)
  ) {
    return false;
  }
  return (query.tags ?? []).every((tag) => session.tags.includes(tag));
}
