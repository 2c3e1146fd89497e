import { asString, isJsonObject } from '../contract/json.ts';
import type { JsonObject } from '../contract/json.ts';
import { isOid } from '../git.ts';
import type { Repository } from '../state/model.ts';
import { moveRef, ruleViolations, writeCommit } from '../state/refs.ts';
import { hasRole } from '../state/world.ts';
import { graphError, repositoryNamed, requirePermission } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';
import { disableAutoMerge } from './auto-merge.ts';
import { commitNode, refNode } from './git-nodes.ts';

interface Input {
  readonly input: JsonObject;
}

export const mutations = (context: GraphContext): GraphNode => ({
  createCommitOnBranch: ({ input }: Input) => createCommitOnBranch(context, input),
  createRef: ({ input }: Input) => createRef(context, input),
  updateRef: ({ input }: Input) => updateRef(context, input),
  deleteRef: ({ input }: Input) => deleteRef(context, input),
  disablePullRequestAutoMerge: ({ input }: Input) => disableAutoMerge(context, input),
});

function requireWrite(context: GraphContext, repository: Repository): void {
  requirePermission(context, 'contents', 'write');
  const listed = context.token.repositories;
  const inside = listed === null || listed.includes(`${repository.owner.login}/${repository.name}`.toLowerCase());
  const role = context.token.kind === 'installation' || hasRole(repository, context.token.user, 'write');
  if (!inside || !role) throw graphError('FORBIDDEN', 'Resource not accessible by integration');
}

function refuseByRules(context: GraphContext, repository: Repository, ref: string, kinds: readonly string[]): void {
  const messages = ruleViolations(repository, ref, context.token.user, kinds);
  if (messages.length > 0)
    throw graphError('UNPROCESSABLE', `Repository rule violations found\n\n${messages.join('\n\n')}\n\n`);
}

/** A ref's node id says which repository and ref it is. */
function refById(context: GraphContext, id: string): { readonly repository: Repository; readonly ref: string } {
  const [number = '', ...ref] = Buffer.from(id.replace(/^REF_/, ''), 'base64url').toString().split(':');
  for (const repository of context.world.repositories.values()) {
    if (String(repository.id) === number) return { repository, ref: ref.join(':') };
  }
  throw graphError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}

function branchOf(
  context: GraphContext,
  branch: JsonObject,
): { readonly repository: Repository; readonly ref: string } {
  if (typeof branch['id'] === 'string') return refById(context, branch['id']);
  const name = asString(branch['branchName']);
  return {
    repository: repositoryNamed(context, asString(branch['repositoryNameWithOwner'])),
    ref: name.startsWith('refs/heads/') ? name : `refs/heads/${name}`,
  };
}

const staleMessage = (context: GraphContext, expected: string, at: string): string =>
  context.world.options.staleDataMessage === 'is-at'
    ? `is at ${at} but expected ${expected}`
    : `Expected branch to point to "${expected}" but it did not.  Pull and try again.`;

async function createCommitOnBranch(context: GraphContext, input: JsonObject): Promise<GraphNode> {
  const { world } = context;
  const { repository, ref } = branchOf(context, isJsonObject(input['branch']) ? input['branch'] : {});
  requireWrite(context, repository);
  const expected = asString(input['expectedHeadOid']);
  const before = await repository.git.resolve(ref);
  if (before === null) throw graphError('NOT_FOUND', `No ref found for '${ref}' in the repository.`);
  if (before !== expected) throw graphError('STALE_DATA', staleMessage(context, expected, before));
  refuseByRules(context, repository, ref, ['update', 'pull_request']);
  const message = isJsonObject(input['message']) ? input['message'] : {};
  const text = [asString(message['headline']), asString(message['body'])].filter((part) => part !== '').join('\n\n');
  const changes = changesOf(input['fileChanges']);
  const oid = await writeCommit(world, repository, {
    parent: expected,
    changes,
    message: text,
    author: context.token.user,
  }).catch((error: unknown) => {
    throw graphError('UNPROCESSABLE', error instanceof Error ? error.message : String(error));
  });
  const move = await moveRef(repository, ref, oid, expected);
  if (!move.moved) throw graphError('STALE_DATA', staleMessage(context, expected, String(move.at)));
  const commit = await repository.git.commit(oid);
  return {
    clientMutationId: input['clientMutationId'] ?? null,
    commit: commit === null ? null : commitNode(context, repository, commit),
    ref: refNode(context, repository, ref, oid),
  };
}

function changesOf(value: unknown): Readonly<Record<string, Buffer | null>> {
  const list = (key: string): readonly JsonObject[] => {
    const items = isJsonObject(value) ? value[key] : undefined;
    return Array.isArray(items) ? items.filter(isJsonObject) : [];
  };
  const changes: Record<string, Buffer | null> = {};
  for (const deletion of list('deletions')) changes[asString(deletion['path'])] = null;
  for (const addition of list('additions'))
    changes[asString(addition['path'])] = Buffer.from(asString(addition['contents']), 'base64');
  for (const path of Object.keys(changes)) {
    if (
      path === '' ||
      path.startsWith('/') ||
      path.split('/').some((part) => part === '' || part === '.' || part === '..' || part === '.git')
    ) {
      throw graphError('UNPROCESSABLE', `A path was given that is not valid: ${path}`);
    }
  }
  return changes;
}

async function createRef(context: GraphContext, input: JsonObject): Promise<GraphNode> {
  const repository = [...context.world.repositories.values()].find(({ nodeId }) => nodeId === input['repositoryId']);
  if (repository === undefined)
    throw graphError(
      'NOT_FOUND',
      `Could not resolve to a node with the global id of '${asString(input['repositoryId'])}'`,
    );
  requireWrite(context, repository);
  const ref = asString(input['name']);
  const oid = asString(input['oid']);
  refuseByRules(context, repository, ref, ['creation']);
  if (!isOid(oid) || (await repository.git.commit(oid)) === null)
    throw graphError('UNPROCESSABLE', 'Object does not exist');
  const move = await moveRef(repository, ref, oid, null);
  if (!move.moved) throw graphError('UNPROCESSABLE', `A ref named "${ref}" already exists in the repository.`);
  return { clientMutationId: input['clientMutationId'] ?? null, ref: refNode(context, repository, ref, oid) };
}

async function updateRef(context: GraphContext, input: JsonObject): Promise<GraphNode> {
  const { repository, ref } = refById(context, asString(input['refId']));
  requireWrite(context, repository);
  const next = asString(input['oid']);
  const now = await repository.git.resolve(ref);
  if (now === null) throw graphError('NOT_FOUND', `No ref found for '${ref}' in the repository.`);
  const forward = await repository.git.isAncestor(now, next);
  if (!forward && input['force'] !== true) throw graphError('UNPROCESSABLE', 'Update is not a fast forward');
  refuseByRules(context, repository, ref, forward ? ['update'] : ['update', 'non_fast_forward']);
  const move = await moveRef(repository, ref, next, now);
  if (!move.moved) throw graphError('STALE_DATA', staleMessage(context, now, String(move.at)));
  return { clientMutationId: input['clientMutationId'] ?? null, ref: refNode(context, repository, ref, next) };
}

async function deleteRef(context: GraphContext, input: JsonObject): Promise<GraphNode> {
  const { repository, ref } = refById(context, asString(input['refId']));
  requireWrite(context, repository);
  refuseByRules(context, repository, ref, ['deletion']);
  await repository.git.deleteRef(ref);
  return { clientMutationId: input['clientMutationId'] ?? null };
}
