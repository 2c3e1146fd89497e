import { Ending } from '@agent-remediation/conventions/core';
import { HttpFault, type Http, type HttpResponse } from '@agent-remediation/http';
import type { RestCall } from './rest.ts';

/** GitHub as this project sees it: one token, our HTTP function, one address. Every call goes through `get`, `write` or `graph`. */
export interface GitHub {
  /** A REST read: repeated after any fault, within the time budget. */
  get(route: string, parameters: Parameters): Promise<RestAnswer>;
  /** A REST write: never repeated once it may have run. */
  write(route: string, parameters: Parameters): Promise<RestAnswer>;
  /** A GraphQL query (`read`) or mutation (`write`). Errors of single fields come back beside the data. */
  graph(effect: 'read' | 'write', query: string, variables: Parameters): Promise<GraphAnswer>;
}
export type Parameters = Readonly<Record<string, unknown>>;
export interface RestAnswer {
  readonly status: number;
  readonly data: unknown;
  /** Time by GitHub's clock, from the Date header. */
  readonly at: Date | undefined;
  /** The Link header, where there is one: the only way through lists that have cursors and no pages. */
  readonly link?: string;
}
export interface GraphAnswer {
  readonly data: unknown;
  readonly errors: readonly { readonly type?: string; readonly message: string; readonly path?: readonly unknown[] }[];
  readonly at: Date | undefined;
}

/**
 * A call that GitHub answered with an error status, or that did not come through. `ran` tells whether it may have had its effect.
 */
export class GitHubFault extends Error {
  readonly status: number | undefined;
  readonly ran: 'no' | 'maybe';
  /** What the token lacks, from the header `X-Accepted-GitHub-Permissions`; empty when unknown. */
  readonly needs: string;

  constructor(message: string, facts: { status?: number; ran: 'no' | 'maybe'; needs?: string; cause: unknown }) {
    super(message, { cause: facts.cause });
    this.name = 'GitHubFault';
    this.status = facts.status;
    this.ran = facts.ran;
    this.needs = facts.needs ?? '';
  }
}

/**
 * The ending for a GraphQL field that came back with an error beside the data. A field that may not be read is null like one that is not
 * there: without this it would be taken for absence.
 */
export function graphEnding({ errors }: GraphAnswer, doing: string): Ending {
  const first = errors[0];
  const reason = errors.some(({ type, message }) => type === 'FORBIDDEN' || message.startsWith(NOT_ACCESSIBLE))
    ? 'github-forbidden'
    : 'github-unavailable';
  return new Ending(reason, `${doing}: ${first?.message ?? 'GitHub gave no answer'}`);
}
const NOT_ACCESSIBLE = 'Resource not accessible';

export interface GitHubOptions {
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string;
  readonly http: Http;
  readonly userAgent: string;
}

/**
 * GraphQL goes through our HTTP function directly, and Octokit is loaded with the first REST call: the first request of every run is a
 * GraphQL query, and it should not wait for what it does not need.
 */
export function createGitHub(options: GitHubOptions): GitHub {
  let loaded: Promise<RestCall> | undefined;
  const rest = () => (loaded ??= import('./rest.ts').then(({ createRest }) => createRest(options)));
  return {
    get: async (route, parameters) => (await rest())('none', route, parameters),
    write: async (route, parameters) => (await rest())('once', route, parameters),
    graph: (effect, query, variables) => graph(options, effect === 'read' ? 'none' : 'once', query, variables),
  };
}

async function graph(
  { http, token, graphqlUrl }: GitHubOptions,
  effect: 'none' | 'once',
  query: string,
  variables: Parameters,
): Promise<GraphAnswer> {
  const headers = {
    authorization: `token ${token}`,
    'content-type': 'application/json',
    accept: 'application/vnd.github+json',
  };
  const body = JSON.stringify({ query, variables });
  const name = `GraphQL ${/^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''}`;
  let response: HttpResponse;
  try {
    response = await http({ method: 'POST', url: graphqlUrl, headers, body, effect, name });
  } catch (error) {
    throw faultOf(error, name);
  }
  const data = parsed(response.text);
  if (response.status !== 200) throw statusFault(name, response.status, response.headers, data, response);
  return graphAnswer({ status: response.status, data, at: response.date });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function graphAnswer({ data, at }: RestAnswer): GraphAnswer {
  if (!isRecord(data))
    throw new GitHubFault('GitHub answered GraphQL with something else than JSON', { ran: 'maybe', cause: data });
  const errors = Array.isArray(data['errors']) ? data['errors'].filter(isRecord) : [];
  return {
    data: data['data'] ?? null,
    errors: errors.map((error) => ({
      message: textOf(error['message']),
      ...(typeof error['type'] === 'string' ? { type: error['type'] } : {}),
      ...(Array.isArray(error['path']) ? { path: error['path'] } : {}),
    })),
    at,
  };
}

/** A call that brought no answer. */
export function faultOf(error: unknown, what: string): GitHubFault {
  if (error instanceof HttpFault) return new GitHubFault(`${what}: ${error.message}`, { ran: error.ran, cause: error });
  return new GitHubFault(`${what}: ${error instanceof Error ? error.message : 'failed'}`, {
    ran: 'maybe',
    cause: error,
  });
}

/** A call that was answered with an error status. */
export function statusFault(
  what: string,
  status: number,
  headers: Readonly<Record<string, unknown>>,
  body: unknown,
  cause: unknown,
): GitHubFault {
  const said = isRecord(body) && typeof body['message'] === 'string' ? body['message'].slice(0, 300) : 'no message';
  return new GitHubFault(`${what}: GitHub answered ${status} (${said})`, {
    status,
    ran: status >= 500 || status === 408 ? 'maybe' : 'no',
    needs: textOf(headers['x-accepted-github-permissions']).slice(0, 200),
    cause,
  });
}

/** The ending for a call that has no better one: what was being done, what GitHub said, what the token lacks. */
export function githubEnding(error: unknown, doing: string): Ending {
  if (error instanceof Ending) return error;
  if (!(error instanceof GitHubFault)) return new Ending('bug', `${doing}: ${String(error)}`, { cause: error });
  if (error.status === 401 || error.status === 403) {
    const needs = error.needs === '' ? '' : ` The call accepts: ${error.needs}.`;
    return new Ending('github-forbidden', `${doing}: ${error.message}.${needs}`, { cause: error });
  }
  return new Ending('github-unavailable', `${doing}: ${error.message}`, { cause: error });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What comes from outside is `unknown` until it is checked. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
