import { DEFAULT_POLICY } from '../rules.ts';
import type { ChangedFile, Contract, PullRequestFacts } from './facts.ts';

export const HEAD = '0123456789abcdef0123456789abcdef01234567';
export const AGENT = { login: 'coding-agent[bot]', isPerson: false };
export const MARIA = { login: 'maria', isPerson: true };

/** A patch in GitHub's form that takes all old lines out and puts all new ones in, but for the lines that stay at the beginning. */
export function patchOf(before: string | undefined, after: string | undefined): string {
  const lines = (text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : text.replace(/\n$/u, '').split('\n');
  const [old, now] = [lines(before), lines(after)];
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  const start = (count: number): string => (count === 0 ? '0,0' : `1,${count}`);
  return [
    `@@ -${start(old.length)} +${start(now.length)} @@`,
    ...old.slice(0, same).map((line) => ` ${line}`),
    ...old.slice(same).map((line) => `-${line}`),
    ...now.slice(same).map((line) => `+${line}`),
  ].join('\n');
}

/** A file of the diff; undefined before: added, undefined after: removed. */
export function change(
  path: string,
  before: string | undefined,
  after: string | undefined,
  previous?: string,
): ChangedFile {
  const patch = patchOf(before, after);
  const count = (mark: string): number => patch.split('\n').filter((line) => line.startsWith(mark)).length;
  const status =
    before === undefined ? 'added' : after === undefined ? 'removed' : previous === undefined ? 'modified' : 'renamed';
  return { path, previous, status, additions: count('+'), deletions: count('-'), patch };
}

export const CODE = change('src/search.ts', 'find(term);\n', 'find(escape(term));\n');
export const TEST = change(
  'src/search.test.ts',
  undefined,
  "test('escapes', () => {\n  expect(search('%')).toEqual([]);\n});\n",
);

export function bodyFor(files: readonly ChangedFile[], more = '', id = 'issue-12'): string {
  const refs = /^issue-(\d+)$/u.exec(id)?.[1];
  return [
    '## Finding',
    '',
    `\`${id}\`: the search term was not escaped.`,
    ...(refs === undefined ? [] : ['', `Refs #${refs}`]),
    '',
    '## Blast radius',
    '',
    ...files.map(({ path }) => `- \`${path}\``),
    '- Public APIs affected: none.',
    ...(more === '' ? [] : ['', more]),
    '',
    '## Verification',
    '',
    '1. `npm test`: the new test fails without the fix.',
  ].join('\n');
}

export const CONTRACT: Contract = {
  repository: { owner: 'octo-org', name: 'shop', host: 'github.com' },
  agents: ['coding-agent[bot]'],
  baseBranch: 'main',
  headings: ['Finding', 'Blast radius', 'Verification'],
  reviewers: ['octo-org/security'],
  publicApi: ['src/api/**'],
  protectedPaths: ['legal/**'],
  maxFiles: 10,
  maxLines: 100,
  approvals: 0,
  evidenceName: undefined,
  policy: DEFAULT_POLICY,
};

export interface Change extends Partial<PullRequestFacts> {
  /** Words of the description's middle part. */
  readonly says?: string;
  readonly id?: string;
}

/** A pull request that keeps the contract, with these changes. */
export function facts({ says, id = 'issue-12', ...changes }: Change = {}): PullRequestFacts {
  const files = changes.files ?? [CODE, TEST];
  const oid = 'a'.repeat(40);
  return {
    number: 7,
    title: 'fix: escape the search term',
    body: bodyFor(files, says, id),
    author: AGENT,
    branch: `fix/${id}`,
    baseBranch: 'main',
    headOid: HEAD,
    fromFork: false,
    isDraft: true,
    draftSteps: [],
    autoMerge: 'off',
    commits: [
      {
        oid,
        message: `${id.startsWith('dependabot') ? 'fix(deps):' : 'fix(sec):'} escape the search term`,
        parents: 1,
      },
    ],
    commitCount: changes.commits?.length ?? 1,
    files,
    fileCount: files.length,
    manifests: new Map(),
    requested: { users: [], teams: ['security'] },
    reviews: [],
    approvers: [],
    siblings: [],
    sameHead: [],
    approvals: [],
    evidence: undefined,
    policyAtHead: 'none',
    ...changes,
  };
}

/** A manifest that changes, with its text at the head. */
export function manifest(path: string, before: string, after: string): Pick<PullRequestFacts, 'files' | 'manifests'> {
  return { files: [change(path, before, after)], manifests: new Map([[path, after]]) };
}

/** A lockfile that changes, with a diff as git shows it: the lines that differ, and three around them. */
export function lockfile(path: string, before: string, after: string): Pick<PullRequestFacts, 'files' | 'manifests'> {
  const patch = unified(before.split('\n'), after.split('\n'));
  const count = (mark: string): number => patch.split('\n').filter((line) => line.startsWith(mark)).length;
  const file: ChangedFile = {
    path,
    previous: undefined,
    status: 'modified',
    additions: count('+'),
    deletions: count('-'),
    patch,
  };
  return { files: [file], manifests: new Map([[path, after]]) };
}

const CONTEXT = 3;

/** The shortest edit between two lists of lines, as hunks. Small files only: it compares each line with each. */
function unified(old: readonly string[], now: readonly string[]): string {
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      (longest[i] as Uint16Array)[j] =
        old[i] === now[j]
          ? 1 + (longest[i + 1]?.[j + 1] ?? 0)
          : Math.max(longest[i + 1]?.[j] ?? 0, longest[i]?.[j + 1] ?? 0);
  const rows: { readonly text: string; readonly old: number; readonly now: number }[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length;)
    if (i < old.length && j < now.length && old[i] === now[j])
      rows.push({ text: ` ${old[i++] ?? ''}`, old: i, now: ++j });
    else if (i < old.length && (j >= now.length || (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0)))
      rows.push({ text: `-${old[i++] ?? ''}`, old: i, now: j });
    else rows.push({ text: `+${now[j++] ?? ''}`, old: i, now: j });
  const near = rows.map((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ text }) => !text.startsWith(' ')),
  );
  const out: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (near[at] !== true) continue;
    if (near[at - 1] !== true) {
      const end = near.indexOf(false, at);
      const hunk = rows.slice(at, end < 0 ? undefined : end);
      const size = (without: string): number => hunk.filter(({ text }) => !text.startsWith(without)).length;
      const first = (mark: string, line: number): number => line + (row.text.startsWith(mark) ? 1 : 0);
      out.push(`@@ -${first('+', row.old)},${size('+')} +${first('-', row.now)},${size('-')} @@`);
    }
    out.push(row.text);
  }
  return out.join('\n');
}
