import { join } from 'node:path';
import type { ChangedFile } from '@agent-remediation/guardrails/contract';
import type { ClaimFile } from '../folder/claim-file.ts';
import { GitFault, type Git } from '../git/git.ts';
import { oddChange, rawChanges, type RawChange } from '../git/changes.ts';

/** Under whose name the commit is made: no account's, so that nobody is taken for its author. */
const IDENTITY = { name: 'agent-remediation', email: 'agent-remediation@users.noreply.github.com' };
/** Last line of the message: by it a run that is started again knows its own commit. */
const TRAILER = 'Agent-Claim';

/** The patch as a commit, or why it cannot be one. */
export type Made =
  | { readonly kind: 'commit'; readonly oid: string; readonly message: string; readonly files: readonly ChangedFile[] }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Applies a patch to the base commit without a work tree, so that nothing of it is run or followed, and commits it. The same patch of the
 * same claim always gives the same commit: a second try pushes nothing new.
 */
export async function commitPatch(git: Git, claim: ClaimFile, patch: Buffer): Promise<Made> {
  const environment = { GIT_INDEX_FILE: join(git.directory, `index-${claim.nonce}`) };
  await git.run(['read-tree', claim.base], { environment });
  const applied = await git.ask(['apply', '--cached', '--whitespace=nowarn', '-'], { environment, input: patch });
  if (applied.status !== 0) return refused(`the patch does not apply to ${claim.base.slice(0, 12)}: ${applied.stderr}`);
  const tree = (await git.run(['write-tree'], { environment })).trim();
  const changes = rawChanges(
    await git.run(['diff-tree', '-r', '-z', '--no-renames', '--raw', '--abbrev=40', claim.base, tree]),
  );
  if (changes.length === 0) return refused('the patch changes nothing');
  const odd = oddChange(changes);
  if (odd !== undefined) return refused(odd);
  const message = messageOf(claim);
  const oid = (
    await git.run(['commit-tree', tree, '-p', claim.base], { input: message, environment: { ...signature(claim) } })
  ).trim();
  return { kind: 'commit', oid, message, files: await filesOf(git, claim.base, tree, changes) };
}

const refused = (why: string): Made => ({ kind: 'refused', why: why.trim().slice(0, 1_000) });

/** A title comes from untrusted text, and GitHub obeys what a merged commit's message says: the finding's id is all it says. */
function messageOf({ commitPrefix, findingId, nonce }: ClaimFile): string {
  return `${commitPrefix} remediate ${findingId}\n\n${TRAILER}: ${findingId} ${nonce}\n`;
}

function signature({ claimedAt }: ClaimFile): Readonly<Record<string, string>> {
  return {
    GIT_AUTHOR_NAME: IDENTITY.name,
    GIT_AUTHOR_EMAIL: IDENTITY.email,
    GIT_AUTHOR_DATE: claimedAt,
    GIT_COMMITTER_NAME: IDENTITY.name,
    GIT_COMMITTER_EMAIL: IDENTITY.email,
    GIT_COMMITTER_DATE: claimedAt,
  };
}

/** The finding that a commit of ours names; `undefined`: it is not ours. */
export async function claimOfCommit(git: Git, oid: string): Promise<string | undefined> {
  const message = await git.run(['log', '-1', '--format=%an%n%B', oid]);
  if (!message.startsWith(`${IDENTITY.name}\n`)) return undefined;
  return new RegExp(`^${TRAILER}: (\\S+) [0-9a-f]+$`, 'mu').exec(message)?.[1];
}

const STATUS: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'removed', M: 'modified' };

/** The files of a change in the form in which GitHub lists a pull request's. */
async function filesOf(
  git: Git,
  base: string,
  tree: string,
  changes: readonly RawChange[],
): Promise<readonly ChangedFile[]> {
  const text = await git.run([
    'diff-tree',
    '-r',
    '-p',
    '--full-index',
    '--no-renames',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    base,
    tree,
  ]);
  // One part per file, in the order of the list: a line of a file never begins with the header's own first letter. Lines end with a line
  // feed alone: to `^` of an expression what ends a line inside of a file's line, or of its name, would be the beginning of one too.
  const parts = `\n${text}`.split('\ndiff --git ').slice(1);
  if (changes.length !== parts.length)
    throw new GitFault('the list of changed files and their patches do not fit together');
  return changes.map(({ status: letter, path, blob }, index) => {
    const part = parts[index] ?? '';
    const from = part.indexOf('\n@@ ');
    const patch = from < 0 ? undefined : part.slice(from + 1).replace(/\n$/u, '');
    const lines = patch?.split('\n') ?? [];
    const count = (mark: string): number => lines.filter((line) => line.startsWith(mark)).length;
    const status = STATUS[letter] ?? 'other';
    return { path, previous: undefined, status, additions: count('+'), deletions: count('-'), patch, blob };
  });
}

/** A file's text in a commit; `undefined`: it is not there, or is no text. */
export async function textAt(git: Git, commit: string, path: string): Promise<string | undefined> {
  const { status, stdout } = await git.ask(['cat-file', 'blob', `${commit}:${path}`]);
  if (status !== 0 || stdout.includes(0)) return undefined;
  return stdout.toString('utf8');
}
