import type { JsonObject } from '../contract/json.ts';
import type { RateLimits } from '../rate-limit.ts';
import { notFound } from './context.ts';
import type { RestContext, RestHandler } from './context.ts';
import { publicUserView } from './views.ts';

const byName: RestHandler = ({ params, world }) => {
  const user = world.users.get((params['username'] ?? '').toLowerCase());
  if (user === undefined) throw notFound();
  return { status: 200, body: publicUserView(world, user) };
};

const byId: RestHandler = ({ params, world }) => {
  const user = [...world.users.values()].find(({ id }) => id === Number(params['account_id']));
  if (user === undefined) throw notFound();
  return { status: 200, body: publicUserView(world, user) };
};

const meta: RestHandler = () => ({ status: 200, body: { verifiable_password_authentication: false } });

/** The routes outside a repository; `rate-limit/get` reports the same numbers as the headers. */
export const accountHandlers = (limits: RateLimits) => {
  const rateLimit = ({ token }: RestContext): { readonly status: number; readonly body: JsonObject } => {
    const { limit, remaining, reset, used } = limits.of(token);
    const core = { limit, remaining, reset, used };
    return { status: 200, body: { resources: { core, search: core, graphql: core }, rate: core } };
  };
  return {
    'meta/get': meta,
    'rate-limit/get': rateLimit,
    'users/get-authenticated': ({ user, world }: RestContext) => ({ status: 200, body: publicUserView(world, user) }),
    'users/get-by-username': byName,
    'users/get-by-id': byId,
  } as const satisfies Readonly<Record<string, RestHandler>>;
};
