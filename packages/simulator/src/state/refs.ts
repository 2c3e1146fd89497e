import { asString } from '../contract/json.ts';
import type { CommitData, FileChanges, Signature } from '../git.ts';
import type { Repository, Ruleset, User } from './model.ts';
import type { World } from './world.ts';

/** How a read sees the refs: `behind` n values ago (a stale replica), 0 is now. */
export interface ReadView {
  readonly behind: number;
}
export const CURRENT: ReadView = { behind: 0 };

export const branchRef = (name: string): string => (name.startsWith('refs/') ? name : `refs/heads/${name}`);

export function remember(repository: Repository, ref: string, oid: string): void {
  const values = repository.refHistory.get(ref) ?? [];
  values.push(oid);
  repository.refHistory.set(ref, values);
}

/** Where a ref stands for this reader, or null. */
export async function readRef(repository: Repository, ref: string, view: ReadView = CURRENT): Promise<string | null> {
  const oid = await repository.git.resolve(ref);
  if (view.behind === 0) return oid;
  const values = repository.refHistory.get(ref) ?? [];
  return values.at(-1 - view.behind) ?? values[0] ?? oid;
}

export type RefMove = { readonly moved: true } | { readonly moved: false; readonly at: string | null };

/** Moves a ref by git's compare-and-set and remembers the value. */
export async function moveRef(
  repository: Repository,
  ref: string,
  next: string,
  expected: string | null,
): Promise<RefMove> {
  if (await repository.git.compareAndSet(ref, next, expected)) {
    remember(repository, ref, next);
    return { moved: true };
  }
  return { moved: false, at: await repository.git.resolve(ref) };
}

export const signatureOf = (world: World, user: User): Signature => ({
  name: user.login,
  email: `${user.id}+${user.login}@users.noreply.github.com`,
  date: world.now(),
});

/** Writes a commit with these changes on top of `parent` (null: an orphan); no ref moves. */
export async function writeCommit(
  world: World,
  repository: Repository,
  commit: {
    readonly parent: string | null;
    readonly changes: FileChanges;
    readonly message: string;
    readonly author: User;
  },
): Promise<string> {
  const base = commit.parent === null ? null : await repository.git.commit(commit.parent);
  const tree = await repository.git.editTree(base?.tree ?? null, commit.changes);
  const author = signatureOf(world, commit.author);
  const parents = commit.parent === null ? [] : [commit.parent];
  return repository.git.writeCommit({ tree, parents, author, committer: author, message: commit.message });
}

/** Commits on a branch as a push would: creates the branch when it is missing. Throws when somebody else moved it meanwhile. */
export async function pushCommit(
  world: World,
  repository: Repository,
  push: {
    readonly branch: string;
    readonly from?: string;
    readonly changes: FileChanges;
    readonly message: string;
    readonly author: User;
  },
): Promise<string> {
  const ref = branchRef(push.branch);
  const at = await repository.git.resolve(ref);
  const start = at ?? (push.from === undefined ? null : await repository.git.resolve(branchRef(push.from)));
  const oid = await writeCommit(world, repository, {
    parent: start,
    changes: push.changes,
    message: push.message,
    author: push.author,
  });
  const result = await moveRef(repository, ref, oid, at);
  if (!result.moved) throw new Error(`push to ${push.branch} was rejected: the branch moved to ${String(result.at)}`);
  return oid;
}

/** GitHub's ref patterns: `*` stays within a segment, `**` crosses them, `~ALL` and `~DEFAULT_BRANCH` are names. */
function matchesPattern(pattern: string, ref: string, repository: Repository): boolean {
  if (pattern === '~ALL') return true;
  if (pattern === '~DEFAULT_BRANCH') return ref === branchRef(repository.defaultBranch);
  const escaped = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${escaped}$`).test(ref);
}

export const rulesetsFor = (repository: Repository, ref: string): readonly Ruleset[] =>
  repository.rulesets.filter(
    ({ enforcement, include }) =>
      enforcement === 'active' && include.some((pattern) => matchesPattern(pattern, ref, repository)),
  );

const RULE_MESSAGES: Readonly<Record<string, string>> = {
  creation: 'Cannot create ref due to creations being restricted.',
  update: 'Cannot update this protected ref.',
  deletion: 'Cannot delete this protected ref.',
  non_fast_forward: 'Cannot force-push to this branch',
  pull_request: 'Changes must be made through a pull request.',
};

/** The messages of the rules that forbid this move, as GitHub words them; empty when it is allowed. */
export function ruleViolations(
  repository: Repository,
  ref: string,
  user: User,
  kinds: readonly string[],
): readonly string[] {
  const held = rulesetsFor(repository, ref).filter(({ bypass }) => !bypass.includes(user.login));
  const types = held.flatMap(({ rules }) => rules.map((rule) => asString(rule['type'])));
  return kinds.filter((kind) => types.includes(kind)).map((kind) => RULE_MESSAGES[kind] ?? kind);
}

/** Which ref a REST path or GraphQL argument names: a branch, a tag, a full ref or a commit id. */
export async function resolveCommit(
  repository: Repository,
  name: string,
  view: ReadView = CURRENT,
): Promise<CommitData | null> {
  for (const candidate of [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`, name]) {
    const oid = await readRef(repository, candidate, candidate.startsWith('refs/') ? view : CURRENT);
    const commit = oid === null ? null : await repository.git.commit(oid);
    if (commit !== null) return commit;
  }
  return null;
}
