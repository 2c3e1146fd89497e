import type { Effect, Http, HttpRequest, HttpResponse } from './contract.ts';
import { HttpFault } from './contract.ts';

/** What Octokit hands to its `request.fetch`. */
export interface FetchInit {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly redirect?: string | undefined;
  readonly signal?: unknown;
}

/** The part of a `Response` that Octokit reads. Not the global class: its first use loads Node's undici (+30 ms, D33). */
export interface FetchResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly statusText: string;
  readonly url: string;
  readonly headers: Iterable<readonly [string, string]> & { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
  readonly json: () => Promise<unknown>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

export type FetchLike = (url: string, init?: FetchInit) => Promise<FetchResponse>;

export interface FetchOptions {
  /** See {@link HttpRequest.rateLimited}. */
  readonly rateLimited?: (response: HttpResponse) => boolean;
  /** The name of a request in the log. Default: method and path, without the query. */
  readonly name?: (method: string, url: string) => string;
}

/** GET, HEAD and OPTIONS change nothing (RFC 9110, 9.2.1); everything else is sent at most once. */
export function effectOfMethod(method: string): Effect {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase()) ? 'none' : 'once';
}

/**
 * Gives our HTTP function the shape of `fetch`, as far as Octokit uses it, so that every call obeys the one retry rule.
 * `effect` is fixed, or told by the call (a GraphQL query is a POST that changes nothing). A fault comes out of Octokit
 * as the cause of its `RequestError`: see `httpFaultIn`. Redirects are not followed (P5); as Octokit would take a 301 for
 * a success, they throw `bad-redirect`.
 */
export function toFetch(
  http: Http,
  effect: Effect | ((method: string, url: string, body: string | undefined) => Effect),
  options: FetchOptions = {},
): FetchLike {
  return async (url, init = {}) => {
    const method = init.method ?? 'GET';
    const body = bodyText(init.body);
    if (init.signal !== undefined && init.signal !== null) {
      throw new TypeError('An abort signal is not supported: the limits given to createHttp end a request.');
    }
    const request: HttpRequest = {
      method,
      url,
      headers: init.headers ?? {},
      effect: typeof effect === 'function' ? effect(method, url, body) : effect,
      name: options.name?.(method, url) ?? `${method} ${URL.parse(url)?.pathname ?? 'a bad URL'}`,
      ...(body === undefined ? {} : { body }),
      ...(options.rateLimited === undefined ? {} : { rateLimited: options.rateLimited }),
    };
    const response = await http(request);
    if (response.status >= 300 && response.status < 400 && response.status !== 304) throw redirected(request, response);
    return fetchResponse(response);
  };
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined || body === null || typeof body === 'string') return body ?? undefined;
  throw new TypeError('Only text can be sent as a body.');
}

function redirected(request: HttpRequest, response: HttpResponse): HttpFault {
  const message = `${request.name}: answered with a redirect (status ${response.status}), which is not followed: what it names may have been renamed or moved`;
  return new HttpFault('bad-redirect', 'maybe', message, { head: response, attempts: response.attempts });
}

function fetchResponse(response: HttpResponse): FetchResponse {
  const { headers, text } = response;
  return {
    status: response.status,
    ok: response.status >= 200 && response.status < 300,
    statusText: '',
    url: response.url,
    headers: {
      get: (name) => (Object.hasOwn(headers, name.toLowerCase()) ? (headers[name.toLowerCase()] ?? null) : null),
      [Symbol.iterator]: () => Object.entries(headers)[Symbol.iterator](),
    },
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then((): unknown => JSON.parse(text)),
    arrayBuffer: () => {
      const bytes = Buffer.from(text, 'utf8');
      const copy = new ArrayBuffer(bytes.byteLength);
      new Uint8Array(copy).set(bytes);
      return Promise.resolve(copy);
    },
  };
}
