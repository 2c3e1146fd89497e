import type { Json, JsonObject } from '../contract/json.ts';
import type { Repository, Token, User } from '../state/model.ts';
import type { ReadView } from '../state/refs.ts';
import type { World } from '../state/world.ts';

export interface Reply {
  readonly status: number;
  /** undefined: no body at all. */
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a handler gets: a request that was already authenticated, authorised and checked against GitHub's description. */
export interface RestContext {
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  readonly accept: string;
  readonly token: Token | null;
  readonly user: User;
  readonly view: ReadView;
  readonly documentationUrl: string;
}

/** The same, in a route below `/repos/{owner}/{repo}`. */
export interface RepositoryContext extends RestContext {
  readonly repository: Repository;
}

/** The same, in a route below `/orgs/{org}`. */
export interface OrganisationContext extends RestContext {
  readonly organisation: User;
  /** Those that the token sees. */
  readonly repositories: readonly Repository[];
}

export type RestHandler = (context: RestContext) => Reply | Promise<Reply>;
export type OrganisationHandler = (context: OrganisationContext) => Reply | Promise<Reply>;
export type RepositoryHandler = (context: RepositoryContext) => Reply | Promise<Reply>;

/** Ends a handler with an error answer in GitHub's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly Json[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    errors: readonly Json[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'Not Found');

export const invalid = (resource: string, field: string, code: string, message?: string): Refusal =>
  new Refusal(422, 'Validation Failed', [{ resource, code, field, ...(message === undefined ? {} : { message }) }]);

export function refusalReply(refusal: Refusal, documentationUrl: string): Reply {
  return {
    status: refusal.status,
    headers: refusal.headers,
    body: {
      message: refusal.message,
      ...(refusal.errors.length === 0 ? {} : { errors: refusal.errors }),
      documentation_url: documentationUrl,
      status: String(refusal.status),
    },
  };
}

/** A page of a list, with the `Link` header that clients follow. */
export function page<T>(
  context: RestContext,
  items: readonly T[],
  path: string,
): { readonly items: readonly T[]; readonly headers: Readonly<Record<string, string>> } {
  const size = Math.min(100, Math.max(1, Number(context.query['per_page'] ?? 30) || 30));
  const number = Math.max(1, Number(context.query['page'] ?? 1) || 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string): string => {
    const query = new URLSearchParams({ ...context.query, per_page: String(size), page: String(to) });
    return `<${context.world.urls.api}${path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    items: items.slice((number - 1) * size, number * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}
