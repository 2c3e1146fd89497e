import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findSecrets } from '@agent-remediation/guardrails/rules';
import type { Git } from '../git/git.ts';
import { MOST_PATCH_BYTES } from '../limits.ts';

/** What an agent left behind in its work tree. */
export type Change =
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'patch'; readonly patch: Buffer; readonly paths: readonly string[] };

/**
 * The difference between a work tree and the base commit, seen through a repository of our own: whatever the agent did to the work tree's
 * `.git`, its hooks, filters or index does not count. What the base's `.gitignore` files leave out is no part of a change.
 */
export async function changeOf(git: Git, base: string, tree: string): Promise<Change> {
  const status = await lstat(tree).catch(() => undefined);
  if (!status?.isDirectory() || (await realpath(tree)) !== tree)
    return { kind: 'none', why: 'the work tree is gone or is no folder any more' };
  const environment = { GIT_INDEX_FILE: join(git.directory, 'index-of-change') };
  const inTree = { workTree: tree, environment };
  await git.run(['read-tree', base], inTree);
  await git.run(['add', '--all', '--', '.'], inTree);
  const after = (await git.run(['write-tree'], inTree)).trim();
  const listed = await git.run(['diff-tree', '-r', '-z', '--no-renames', '--raw', base, after]);
  const changes = rawChanges(listed);
  if (changes.length === 0) return { kind: 'none', why: 'no file changed' };
  const odd = changes.find(({ mode }) => !['100644', '100755', '000000'].includes(mode));
  if (odd) return { kind: 'refused', why: `${odd.path} is a link or a repository of its own (mode ${odd.mode})` };
  const { stdout: patch } = await git.ask([...DIFF, base, after]);
  if (patch.length > MOST_PATCH_BYTES)
    return { kind: 'refused', why: `the change has more than ${MOST_PATCH_BYTES} bytes` };
  const secret = secretIn(patch);
  if (secret !== undefined)
    return { kind: 'refused', why: `the change holds what looks like a credential (${secret})` };
  return { kind: 'patch', patch, paths: changes.map(({ path }) => path) };
}

const DIFF = [
  'diff-tree',
  '-r',
  '-p',
  '--binary',
  '--full-index',
  '--no-renames',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
];

/** Form of the first credential that the change adds; a secret must not get into an artifact, which many may read. */
function secretIn(patch: Buffer): string | undefined {
  const added = patch
    .toString('utf8')
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++ '))
    .map((line) => line.slice(1))
    .join('\n');
  return findSecrets(added).find(({ certain }) => certain)?.form;
}

export interface RawChange {
  /** Mode after the change; `000000`: the file is gone. */
  readonly mode: string;
  readonly status: string;
  readonly path: string;
}

/** Reads `git diff-tree --raw -z`. */
export function rawChanges(listed: string): readonly RawChange[] {
  const parts = listed.split('\0').filter((part) => part !== '');
  const changes: RawChange[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const row = /^:\d{6} (\d{6}) [0-9a-f]+ [0-9a-f]+ ([A-Z])/u.exec(parts[at] ?? '');
    if (row === null) continue;
    changes.push({ mode: row[1] ?? '', status: row[2] ?? '', path: parts[at + 1] ?? '' });
    at += 1;
  }
  return changes;
}
