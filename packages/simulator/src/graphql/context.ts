import { GraphQLError } from 'graphql';
import type { RateLimits } from '../rate-limit.ts';
import type { PermissionLevel, PermissionName } from '../contract/operations.ts';
import { canSee, isGranted } from '../rest/service.ts';
import type { PullRequest, Issue, Repository, Token } from '../state/model.ts';
import { findRepository } from '../state/world.ts';
import type { ReadView } from '../state/refs.ts';
import type { World } from '../state/world.ts';

export interface GraphContext {
  readonly world: World;
  readonly limits: RateLimits;
  readonly token: Token;
  readonly view: ReadView;
  readonly torn: boolean;
  readonly violate: (message: string) => void;
  readonly nodes: NodeMakers;
}

/** Nodes refer to each other in circles (a commit to its pull requests, these to their commits): they find each other here. */
export interface NodeMakers {
  repository(context: GraphContext, repository: Repository): GraphNode;
  issue(context: GraphContext, repository: Repository, issue: Issue): GraphNode;
  pull(context: GraphContext, repository: Repository, issue: PullRequest): GraphNode;
}

/** A node as graphql-js resolves it: plain values, and functions that take the field's arguments. */
export type GraphNode = Readonly<Record<string, unknown>>;

export type ErrorType = 'NOT_FOUND' | 'FORBIDDEN' | 'STALE_DATA' | 'UNPROCESSABLE';
export const graphError = (type: ErrorType, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type } });

/** GitHub answers null data and an error of type FORBIDDEN where the token lacks the permission. */
export function requirePermission(context: GraphContext, name: PermissionName, level: PermissionLevel): void {
  if (isGranted(context.token, [[name, level]])) return;
  throw graphError(
    'FORBIDDEN',
    context.token.kind === 'installation'
      ? 'Resource not accessible by integration'
      : 'Resource not accessible by personal access token',
  );
}

export function repositoryNamed(context: GraphContext, nameWithOwner: string): Repository {
  const [owner = '', name = ''] = nameWithOwner.split('/');
  const repository = findRepository(context.world, owner, name);
  if (repository === undefined || !canSee(context.token, repository)) {
    throw graphError('NOT_FOUND', `Could not resolve to a Repository with the name '${nameWithOwner}'.`);
  }
  return repository;
}

interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

const MOST_PER_PAGE = 100;

/** A Relay connection over a list that is in memory. GitHub wants `first` or `last`, 1 to 100. */
export function connection<T>(items: readonly T[], args: PageArguments, node: (item: T) => unknown): GraphNode {
  const size = args.first ?? args.last ?? null;
  if (size === null)
    throw new GraphQLError('You must provide a `first` or `last` value to properly paginate the connection.');
  if (size < 0 || size > MOST_PER_PAGE)
    throw new GraphQLError(
      `Requesting ${size} records on the connection exceeds the \`first\` limit of ${MOST_PER_PAGE} records.`,
    );
  const position = (cursor: string | null | undefined): number | null =>
    typeof cursor === 'string' ? Number(Buffer.from(cursor, 'base64').toString().replace('cursor:', '')) : null;
  const from = (position(args.after) ?? -1) + 1;
  const to = position(args.before) ?? items.length;
  const start = args.first == null ? Math.max(from, to - size) : from;
  const end = args.first == null ? to : Math.min(to, from + size);
  const cursor = (index: number): string => Buffer.from(`cursor:${index}`).toString('base64');
  const chosen = items.slice(start, end);
  return {
    totalCount: items.length,
    nodes: () => chosen.map(node),
    edges: () => chosen.map((item, index) => ({ cursor: cursor(start + index), node: node(item) })),
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: chosen.length === 0 ? null : cursor(start),
      endCursor: chosen.length === 0 ? null : cursor(end - 1),
    },
  };
}
