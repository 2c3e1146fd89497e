import type { PullPart, Repository } from './model.ts';
import { bringObjects, headOf } from './pulls.ts';

/** One file of a pull request as GitHub lists it. */
export interface PullFile {
  readonly path: string;
  /** Of a renamed or copied file. */
  readonly previous: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  readonly oid: string;
  readonly additions: number;
  readonly deletions: number;
  /** From the first `@@`; undefined for binary files, plain renames, and what is too large. */
  readonly patch: string | undefined;
}

/** GitHub lists so many files of a pull request, and no more (docs.github.com/rest/pulls/pulls, "List pull requests files"). */
export const LISTED_FILES = 3_000;
/** A single file's diff that is larger comes without its patch (docs.github.com, "Limits for viewing content and diffs"). */
const PATCH_LINES = 20_000;
const PATCH_BYTES = 500_000;

const STATUS: Readonly<Record<string, PullFile['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

/** What the pull request changes since it left its base, with the patches that git itself makes. */
export async function pullFiles(repository: Repository, pull: PullPart): Promise<readonly PullFile[]> {
  const git = pull.headRepository?.git ?? repository.git;
  const head = await headOf(pull);
  // As on GitHub, whose base repository has the commits of a fork's pull request too.
  await bringObjects(repository, pull);
  const base = (await git.mergeBase(pull.baseSha, head)) ?? pull.baseSha;
  const diff = (...form: readonly string[]): Promise<string> => git.run('diff-tree', '-r', '-M', ...form, base, head);
  const [raw, numbers, patches] = await Promise.all([
    diff('-z', '--raw'),
    diff('-z', '--numstat'),
    diff('-p', '--no-color', '--no-ext-diff', '--no-textconv'),
  ]);
  const counts = countsOf(numbers);
  const texts = patches.split(/^diff --git .*\n/m).slice(1);
  return entriesOf(raw).map(({ path, previous, status, oid }, index) => {
    const patch = patchOf(texts[index] ?? '');
    return { path, previous, status, oid, ...(counts.get(path) ?? { additions: 0, deletions: 0 }), patch };
  });
}

function entriesOf(raw: string): readonly Pick<PullFile, 'path' | 'previous' | 'status' | 'oid'>[] {
  const fields = raw.split('\0');
  const entries: Pick<PullFile, 'path' | 'previous' | 'status' | 'oid'>[] = [];
  for (let at = 0; at + 1 < fields.length;) {
    const [, , , oid = '', letter = ''] = (fields[at] ?? '').split(' ');
    const moved = letter.startsWith('R');
    const [first, second] = [fields[at + 1] ?? '', fields[at + 2] ?? ''];
    entries.push({
      path: moved ? second : first,
      previous: moved ? first : undefined,
      status: STATUS[letter.charAt(0)] ?? 'changed',
      oid,
    });
    at += moved ? 3 : 2;
  }
  return entries;
}

/** `-z --numstat`: `added \t deleted \t path`, and for a rename an empty path followed by the old and the new one. Binary files count `-`. */
function countsOf(numbers: string): ReadonlyMap<string, { readonly additions: number; readonly deletions: number }> {
  const fields = numbers.split('\0');
  const counts = new Map<string, { additions: number; deletions: number }>();
  for (let at = 0; at < fields.length; at += 1) {
    const [added = '', deleted = '', path] = (fields[at] ?? '').split('\t');
    if (path === undefined) continue;
    const name = path === '' ? (fields[at + 2] ?? '') : path;
    if (path === '') at += 2;
    counts.set(name, { additions: Number(added) || 0, deletions: Number(deleted) || 0 });
  }
  return counts;
}

function patchOf(text: string): string | undefined {
  const start = text.search(/^@@ /m);
  if (start < 0) return undefined;
  const patch = text.slice(start).replace(/\n$/, '');
  return patch.length > PATCH_BYTES || patch.split('\n').length > PATCH_LINES ? undefined : patch;
}
