import { Buffer } from 'node:buffer';
import type { Permission, Repository, Token, User } from './model.ts';

export interface Urls {
  readonly api: string;
  readonly graphql: string;
  readonly server: string;
  readonly session: string;
}

/** Everything that the simulated GitHub holds in memory; the repositories' objects and refs live in git. */
export interface World {
  readonly now: () => Date;
  readonly users: Map<string, User>;
  readonly repositories: Map<string, Repository>;
  readonly tokens: Map<string, Token>;
  readonly options: { staleDataMessage: 'expected-branch' | 'is-at' };
  urls: Urls;
  lastId: number;
}

export function createWorld(now: () => Date): World {
  const urls = { api: '', graphql: '', server: '', session: '' };
  return {
    now,
    users: new Map(),
    repositories: new Map(),
    tokens: new Map(),
    options: { staleDataMessage: 'expected-branch' },
    urls,
    lastId: 1_000_000,
  };
}

export const nextId = (world: World): number => (world.lastId += 1);
/** GitHub's node ids are opaque: a prefix and base64. */
export const nodeId = (prefix: string, id: number): string =>
  `${prefix}_${Buffer.from(`simulator:${id}`).toString('base64url')}`;
export const iso = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
export const timestamp = (world: World): string => iso(world.now());

export function addUser(world: World, login: string, type: User['type'] = 'User', id = nextId(world)): User {
  const prefix = { User: 'U', Bot: 'BOT', Organization: 'O' }[type];
  const user: User = { login, id, type, nodeId: nodeId(prefix, id) };
  world.users.set(login.toLowerCase(), user);
  return user;
}

/** The user of that login; created as a person (or as a bot, when the name ends in `[bot]`) if nobody has it. */
export const userNamed = (world: World, login: string): User =>
  world.users.get(login.toLowerCase()) ?? addUser(world, login, login.endsWith('[bot]') ? 'Bot' : 'User');

export const fullName = (repository: Repository): string => `${repository.owner.login}/${repository.name}`;

export const findRepository = (world: World, owner: string, name: string): Repository | undefined =>
  world.repositories.get(`${owner}/${name}`.toLowerCase());

const RANK: Readonly<Record<Permission, number>> = { none: 0, read: 1, triage: 2, write: 3, maintain: 4, admin: 5 };

/** What the person may do here: what was set, else read on a public repository and nothing on a private one. */
export function permissionOf(
  repository: Repository,
  user: User,
): { readonly permission: Permission; readonly roleName: string } {
  const set = repository.permissions.get(user.login.toLowerCase());
  if (set !== undefined) return set;
  if (user.id === repository.owner.id) return { permission: 'admin', roleName: 'admin' };
  const permission = repository.private ? 'none' : 'read';
  return { permission, roleName: permission };
}

export const hasRole = (repository: Repository, user: User, least: Permission): boolean =>
  RANK[permissionOf(repository, user).permission] >= RANK[least];
