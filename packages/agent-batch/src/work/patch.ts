import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findSecrets } from '@agent-remediation/guardrails/rules';
import { oddChange, rawChanges } from '../git/changes.ts';
import { GitFault, type Git } from '../git/git.ts';
import { MOST_PATCH_BYTES } from '../limits.ts';

/** What an agent left behind in its work tree. */
export type Change =
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'patch'; readonly patch: Buffer; readonly paths: readonly string[] };

/**
 * The difference between a work tree and what the set-up left on the base commit, seen through a repository of our own: whatever the agent did to the work tree's
 * `.git`, its hooks, filters or index does not count. What the base's `.gitignore` files leave out is no part of a change.
 *
 * @param base A commit or tree
 * @param holdsSecret Whether a text holds a secret of this job, such as the model's key
 */
export async function changeOf(
  git: Git,
  base: string,
  tree: string,
  holdsSecret: (text: string) => boolean,
): Promise<Change> {
  const status = await lstat(tree).catch(() => undefined);
  if (!status?.isDirectory() || (await realpath(tree)) !== tree)
    return { kind: 'none', why: 'the work tree is gone or is no folder any more' };
  const environment = { GIT_INDEX_FILE: join(git.directory, 'index-of-change') };
  const inTree = { workTree: tree, environment };
  await git.run(['read-tree', base], inTree);
  const added = await git.ask(['add', '--all', '--', '.'], inTree);
  if (added.status !== 0) {
    // A repository without a commit, say: what git cannot take in is no fault of this run.
    if (/does not have a commit checked out|unable to index file|invalid path|[Pp]ermission denied/u.test(added.stderr))
      return { kind: 'refused', why: `git cannot take the change in: ${added.stderr.trim().slice(-300)}` };
    throw new GitFault(`git add ended with ${added.status}: ${added.stderr.trim().slice(-1_000)}`);
  }
  const after = (await git.run(['write-tree'], inTree)).trim();
  const listed = await git.run(['diff-tree', '-r', '-z', '--no-renames', '--raw', base, after]);
  const changes = rawChanges(listed);
  if (changes.length === 0) return { kind: 'none', why: 'no file changed' };
  const odd = oddChange(changes);
  if (odd !== undefined) return { kind: 'refused', why: odd };
  // As text whatever a file says that it is: an attribute or a zero byte hides nothing.
  const [patch, text] = [await diffOf(git, base, after, '--binary'), await diffOf(git, base, after, '--text')];
  if (patch === undefined || text === undefined || Math.max(patch.length, text.length) > MOST_PATCH_BYTES)
    return { kind: 'refused', why: `the change has more than ${MOST_PATCH_BYTES} bytes` };
  const secret = secretIn(text, holdsSecret);
  if (secret !== undefined) return { kind: 'refused', why: `the change holds ${secret}` };
  return { kind: 'patch', patch, paths: changes.map(({ path }) => path) };
}

const DIFF = ['diff-tree', '-r', '-p', '--full-index', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];

/** The difference as git writes it; `undefined`: it is too large to be printed. */
async function diffOf(git: Git, base: string, tree: string, form: '--binary' | '--text'): Promise<Buffer | undefined> {
  const { status, stdout, stderr } = await git.ask([...DIFF, form, base, tree]);
  if (status === 0) return stdout;
  if (stdout.length > MOST_PATCH_BYTES) return undefined;
  throw new GitFault(`git diff-tree ended with ${status}: ${stderr.trim().slice(-1_000)}`);
}

/** What secret the change adds, without showing it; a secret must not get into an artifact, which many may read. */
function secretIn(text: Buffer, holdsSecret: (text: string) => boolean): string | undefined {
  const added = text
    .toString('utf8')
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++ '))
    .map((line) => line.slice(1))
    .join('\n');
  if (holdsSecret(added)) return 'a secret of this job';
  const form = findSecrets(added).find(({ certain }) => certain)?.form;
  return form && `what looks like a credential (${form})`;
}
