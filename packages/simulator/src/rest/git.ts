import { asObject, asString, asStrings, isJsonObject } from '../contract/json.ts';
import type { Json, JsonObject } from '../contract/json.ts';
import { isOid } from '../git.ts';
import type { Signature, TreeItem } from '../git.ts';
import { moveRef, readRef, ruleViolations, signatureOf } from '../state/refs.ts';
import { Refusal, notFound } from './context.ts';
import type { Reply, RepositoryContext, RepositoryHandler } from './context.ts';
import { gitCommitView, refView, repositoryUrl } from './views.ts';

const createBlob: RepositoryHandler = async ({ body, repository, world }) => {
  const encoding = asString(body['encoding'], 'utf-8');
  const oid = repository.git.write(
    'blob',
    Buffer.from(asString(body['content']), encoding === 'base64' ? 'base64' : 'utf8'),
  );
  return { status: 201, body: { sha: oid, url: `${repositoryUrl(world, repository)}/git/blobs/${oid}` } };
};

const getBlob: RepositoryHandler = async ({ params, repository, world }) => {
  const oid = params['file_sha'] ?? '';
  const blob = isOid(oid) ? await repository.git.read(oid) : null;
  if (blob?.type !== 'blob') throw notFound();
  return {
    status: 200,
    body: {
      sha: oid,
      node_id: `B_${oid}`,
      size: blob.content.length,
      url: `${repositoryUrl(world, repository)}/git/blobs/${oid}`,
      content: base64Lines(blob.content),
      encoding: 'base64',
    },
  };
};

/** GitHub wraps base64 at 60 characters. */
export const base64Lines = (content: Buffer): string =>
  content.toString('base64').replace(/.{60}/g, '$&\n').trimEnd().concat('\n');

const treeEntryView = (context: RepositoryContext, item: TreeItem, size: number | null): JsonObject => ({
  path: item.name,
  mode: item.mode.padStart(6, '0'),
  type: item.type,
  sha: item.oid,
  ...(size === null ? {} : { size }),
  url: `${repositoryUrl(context.world, context.repository)}/git/${item.type}s/${item.oid}`,
});

/** Past this many entries GitHub answers `truncated: true` (100,000 in the documentation). */
const TREE_LIMIT = 100_000;

async function treeReply(context: RepositoryContext, oid: string, recursive: boolean, status: number): Promise<Reply> {
  const { git } = context.repository;
  const entries: JsonObject[] = [];
  const walk = async (tree: string, prefix: string): Promise<void> => {
    for (const item of await git.tree(tree)) {
      const named = { ...item, name: `${prefix}${item.name}` };
      const size = item.type === 'blob' ? ((await git.read(item.oid))?.content.length ?? 0) : null;
      entries.push(treeEntryView(context, named, size));
      if (recursive && item.type === 'tree') await walk(item.oid, `${named.name}/`);
    }
  };
  await walk(oid, '');
  const url = `${repositoryUrl(context.world, context.repository)}/git/trees/${oid}`;
  return {
    status,
    body: { sha: oid, url, tree: entries.slice(0, TREE_LIMIT), truncated: entries.length > TREE_LIMIT },
  };
}

const getTree: RepositoryHandler = async (context) => {
  const name = context.params['tree_sha'] ?? '';
  const found = await context.repository.git.read(isOid(name) ? name : `refs/heads/${name}`);
  if (found === null) throw notFound();
  const oid = found.type === 'commit' ? ((await context.repository.git.commit(found.oid))?.tree ?? '') : found.oid;
  return treeReply(context, oid, context.query['recursive'] !== undefined, 200);
};

const createTree: RepositoryHandler = async (context) => {
  const { git } = context.repository;
  const base = context.body['base_tree'];
  const entries = Array.isArray(context.body['tree']) ? context.body['tree'].filter(isJsonObject) : [];
  if (typeof base === 'string' && (await git.read(base)) === null) throw new Refusal(404, 'Not Found');
  const changes: Record<string, Buffer | null> = {};
  for (const entry of entries) changes[asString(entry['path'])] = await entryContent(context, entry);
  const start = typeof base === 'string' ? ((await git.commit(base))?.tree ?? base) : null;
  return treeReply(context, await git.editTree(start, changes), false, 201);
};

async function entryContent(context: RepositoryContext, entry: JsonObject): Promise<Buffer | null> {
  if (typeof entry['content'] === 'string') return Buffer.from(entry['content']);
  if (entry['sha'] === null) return null;
  const blob = await context.repository.git.read(asString(entry['sha']));
  if (blob?.type !== 'blob') throw new Refusal(422, 'tree.sha is not a valid blob', []);
  return blob.content;
}

const createCommit: RepositoryHandler = async (context) => {
  const { body, repository, user, world } = context;
  const tree = asString(body['tree']);
  const parents = asStrings(body['parents']);
  if ((await repository.git.read(tree))?.type !== 'tree') throw new Refusal(422, 'Tree SHA does not exist');
  for (const parent of parents)
    if ((await repository.git.commit(parent)) === null)
      throw new Refusal(422, 'Parent SHA does not exist or is not a commit object');
  const author = person(body['author'], signatureOf(world, user));
  const oid = repository.git.writeCommit({
    tree,
    parents,
    author,
    committer: person(body['committer'], author),
    message: asString(body['message']),
  });
  return commitReply(context, oid, 201);
};

function person(given: Json | undefined, fallback: Signature): Signature {
  const { name, email, date } = asObject(given);
  return {
    name: asString(name, fallback.name),
    email: asString(email, fallback.email),
    date: typeof date === 'string' ? new Date(date) : fallback.date,
  };
}

async function commitReply(context: RepositoryContext, oid: string, status: number): Promise<Reply> {
  const commit = await context.repository.git.commit(oid);
  if (commit === null) throw notFound();
  return { status, body: gitCommitView(context.world, context.repository, commit) };
}

const refReply = async (context: RepositoryContext, ref: string, oid: string, status: number): Promise<Reply> => ({
  status,
  body: refView(context.world, context.repository, ref, oid, (await context.repository.git.read(oid))?.type),
});

function refuseByRules(context: RepositoryContext, ref: string, kinds: readonly string[]): void {
  const messages = ruleViolations(context.repository, ref, context.user, kinds);
  if (messages.length > 0) throw new Refusal(422, `Repository rule violations found\n\n${messages.join('\n\n')}\n\n`);
}

const createRef: RepositoryHandler = async (context) => {
  const ref = asString(context.body['ref']);
  const oid = asString(context.body['sha']);
  if (!/^refs\/(heads|tags|[\w-]+)\/[^\s~^:?*[\\]+$/.test(ref))
    throw new Refusal(422, 'Reference name is not valid. It must start with refs/ and contain at least 2 slashes.');
  if (!isOid(oid) || (await context.repository.git.read(oid)) === null) throw new Refusal(422, 'Object does not exist');
  refuseByRules(context, ref, ['creation']);
  const moved = await moveRef(context.repository, ref, oid, null);
  if (!moved.moved) throw new Refusal(422, 'Reference already exists');
  return refReply(context, ref, oid, 201);
};

const getRef: RepositoryHandler = async (context) => {
  const ref = `refs/${context.params['ref'] ?? ''}`;
  const oid = await readRef(context.repository, ref, context.view);
  if (oid === null) throw notFound();
  return refReply(context, ref, oid, 200);
};

const matchingRefs: RepositoryHandler = async (context) => {
  const refs = await context.repository.git.refs(`refs/${context.params['ref'] ?? ''}`);
  return { status: 200, body: refs.map(({ ref, oid }) => refView(context.world, context.repository, ref, oid)) };
};

const updateRef: RepositoryHandler = async (context) => {
  const { git } = context.repository;
  const ref = `refs/${context.params['ref'] ?? ''}`;
  const next = asString(context.body['sha']);
  const now = await git.resolve(ref);
  if (now === null) throw new Refusal(422, 'Reference does not exist');
  if (!isOid(next) || (await git.read(next)) === null) throw new Refusal(422, 'Object does not exist');
  const forward = await git.isAncestor(now, next);
  if (!forward && context.body['force'] !== true) throw new Refusal(422, 'Update is not a fast forward');
  refuseByRules(context, ref, forward ? ['update'] : ['update', 'non_fast_forward']);
  const moved = await moveRef(context.repository, ref, next, now);
  if (!moved.moved) throw new Refusal(409, 'Reference cannot be updated');
  return refReply(context, ref, next, 200);
};

const deleteRef: RepositoryHandler = async (context) => {
  const ref = `refs/${context.params['ref'] ?? ''}`;
  if ((await context.repository.git.resolve(ref)) === null) throw new Refusal(422, 'Reference does not exist');
  refuseByRules(context, ref, ['deletion']);
  await context.repository.git.deleteRef(ref);
  return { status: 204 };
};

const getCommit: RepositoryHandler = (context) => {
  const oid = context.params['commit_sha'] ?? '';
  if (!isOid(oid)) throw notFound();
  return commitReply(context, oid, 200);
};

export const gitHandlers = {
  'git/create-blob': createBlob,
  'git/get-blob': getBlob,
  'git/create-tree': createTree,
  'git/get-tree': getTree,
  'git/create-commit': createCommit,
  'git/get-commit': getCommit,
  'git/create-ref': createRef,
  'git/get-ref': getRef,
  'git/list-matching-refs': matchingRefs,
  'git/update-ref': updateRef,
  'git/delete-ref': deleteRef,
} as const satisfies Readonly<Record<string, RepositoryHandler>>;
