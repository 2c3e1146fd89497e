import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@agent-remediation/conventions';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ClaimFile } from '../folder/claim-file.ts';
import { Git } from '../git/git.ts';
import { refusalOf } from './check.ts';
import { commitPatch, textAt } from './commit.ts';
import { descriptionOf, titleOf } from './description.ts';

let place = '';
let git: Git;
let base = '';

const LOCK = (version: string, url: string, zebra?: string): string =>
  `${JSON.stringify(
    {
      name: 'shop',
      lockfileVersion: 3,
      packages: {
        '': { name: 'shop' },
        'node_modules/left': {
          version: '1.0.0',
          resolved: 'https://npm.example.com/left/-/left-1.0.0.tgz',
          integrity: `sha512-${'c'.repeat(86)}==`,
        },
        ...Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => [
            `node_modules/p${index + 10}`,
            {
              version: '1.0.0',
              resolved: `https://registry.npm.example/p${index + 10}/-/p${index + 10}-1.0.0.tgz`,
              integrity: `sha512-${'A'.repeat(80)}${index + 10}==`,
            },
          ]),
        ),
        'node_modules/right': { version, resolved: url, integrity: `sha512-${'b'.repeat(86)}==` },
        ...(zebra === undefined
          ? {}
          : { 'node_modules/zebra': { version: '1.0.0', resolved: zebra, integrity: `sha512-${'d'.repeat(86)}==` } }),
      },
    },
    null,
    2,
  )}\n`;
const RIGHT = 'https://registry.npm.example/right/-/right';
const BASE: Readonly<Record<string, string>> = {
  'src/a.mjs': 'one\ntwo\nthree\n',
  'src/b.mjs': 'b\n',
  'package.json': '{ "name": "shop" }\n',
  'package-lock.json': LOCK('2.0.0', `${RIGHT}-2.0.0.tgz`),
  'test/a.test.mjs': 'x\n',
};

beforeEach(async () => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'commit-')));
  git = await Git.create(place, process.env['PATH'] ?? '');
  base = await commitOf('base', BASE, (tree) => symlinkSync('a.mjs', join(tree, 'src/link')));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const WHO = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

async function commitOf(
  name: string,
  files: Readonly<Record<string, string>>,
  more: (tree: string) => void = () => undefined,
): Promise<string> {
  const tree = mkdtempSync(join(place, `${name}-`));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  more(tree);
  const inTree = { workTree: tree, environment: { GIT_INDEX_FILE: join(git.directory, name) } };
  await git.run(['add', '--all', '--', '.'], inTree);
  const written = (await git.run(['write-tree'], inTree)).trim();
  return (await git.run(['commit-tree', written], { input: 'm\n', environment: WHO })).trim();
}

/** The patch that an agent's job would make of these files instead of the base's. */
async function patchOf(files: Readonly<Record<string, string>>, more?: (tree: string) => void): Promise<Buffer> {
  const other = await commitOf('other', { ...BASE, ...files }, (tree) =>
    more ? more(tree) : symlinkSync('a.mjs', join(tree, 'src/link')),
  );
  return (await git.ask(['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', base, other])).stdout;
}

const claim = (more: Partial<ClaimFile> = {}): ClaimFile => ({
  version: 1,
  findingId: 'F-1',
  fingerprint: `1-${'0'.repeat(40)}`,
  generation: 1,
  attempt: 1,
  nonce: 'abcdef012345',
  runId: '1',
  claimedAt: '2026-01-01T00:00:00Z',
  issue: null,
  title: 'title',
  prompt: '',
  branch: 'fix/F-1',
  baseBranch: 'main',
  base,
  commitPrefix: 'fix(sec):',
  setup: [],
  test: 'npm test',
  ...more,
});

async function made(patch: Buffer | string, more: Partial<ClaimFile> = {}) {
  const commit = await commitPatch(git, claim(more), Buffer.from(patch));
  if (commit.kind === 'refused') throw new Error(commit.why);
  return commit;
}

describe('P8: the patch is hostile, and its files are listed as they are', () => {
  test.each([
    ['a carriage return', 'one\rdiff --git a/x b/x\r@@ -1 +1 @@\n'],
    ['a line separator', 'one\u2028diff --git a/x b/x\u2028@@ -1 +1 @@\n'],
    ['a paragraph separator', 'one\u2029diff --git a/x b/x\n'],
    ['the header itself', 'diff --git a/x b/x\n@@ -1 +1 @@\n--- a\n+++ b\n'],
  ])('%s in a line does not begin another file', async (_name, text) => {
    const { files } = await made(await patchOf({ 'src/a.mjs': text, 'src/b.mjs': 'c\n' }));
    expect(files.map(({ path }) => path)).toEqual(['src/a.mjs', 'src/b.mjs']);
    expect(files[1]).toMatchObject({ patch: '@@ -1 +1 @@\n-b\n+c', additions: 1, deletions: 1 });
    expect(files[0]?.patch?.startsWith('@@ -1,3 +1')).toBe(true);
    expect(files[0]).toMatchObject({ additions: text.split('\n').length - 1, deletions: 3 });
  });

  test('nor does one in a name hide a line', async () => {
    const path = 'src/x\u2028@@ -1 +1 @@.mjs';
    const { files } = await made(await patchOf({ [path]: 'one\ntwo\n' }));
    expect(files).toMatchObject([{ path, patch: '@@ -0,0 +1,2 @@\n+one\n+two', additions: 2, deletions: 0 }]);
  });

  const raw = (header: string): string => `diff --git a/src/a.mjs b/src/a.mjs\n${header}`;
  test.each([
    [
      'a link that becomes a file',
      () => patchOf({}, (tree) => writeFileSync(join(tree, 'src/link'), 'x\n')),
      /was a link/,
    ],
    [
      'a file that becomes a link',
      () =>
        patchOf({}, (tree) => {
          rmSync(join(tree, 'src/b.mjs'));
          symlinkSync('/etc', join(tree, 'src/b.mjs'));
        }),
      /is a link/,
    ],
    [
      'a repository of its own',
      () =>
        `diff --git a/sub b/sub\nnew file mode 160000\nindex ${'0'.repeat(40)}..${'1'.repeat(40)}\n--- /dev/null\n+++ b/sub\n@@ -0,0 +1 @@\n+Subproject commit ${'1'.repeat(40)}\n`,
      /of its own/,
    ],
    [
      'a file behind a link',
      () =>
        'diff --git a/src/link/x b/src/link/x\nnew file mode 100644\n--- /dev/null\n+++ b/src/link/x\n@@ -0,0 +1 @@\n+x\n',
      /beyond a symbolic link|does not apply/,
    ],
    [
      'an absolute path',
      () => 'diff --git a//etc/x b//etc/x\nnew file mode 100644\n--- /dev/null\n+++ b//etc/x\n@@ -0,0 +1 @@\n+x\n',
      /does not apply/,
    ],
    [
      'git’s own folder in other letters',
      () =>
        'diff --git a/.GiT/config b/.GiT/config\nnew file mode 100644\n--- /dev/null\n+++ b/.GiT/config\n@@ -0,0 +1 @@\n+x\n',
      /does not apply/,
    ],
    [
      'git’s own folder with a character without a width',
      () =>
        'diff --git a/.g\u200Cit/config b/.g\u200Cit/config\nnew file mode 100644\n--- /dev/null\n+++ b/.g\u200Cit/config\n@@ -0,0 +1 @@\n+x\n',
      /does not apply/,
    ],
    [
      'git’s own folder as NTFS has it',
      () =>
        'diff --git a/GIT~1/config b/GIT~1/config\nnew file mode 100644\n--- /dev/null\n+++ b/GIT~1/config\n@@ -0,0 +1 @@\n+x\n',
      /does not apply/,
    ],
    ['nothing', () => raw('old mode 100644\nnew mode 100644\n'), /does not apply|changes nothing/],
  ])('%s is refused', async (_name, patch, why) => {
    const commit = await commitPatch(git, claim(), Buffer.from(await patch()));
    expect(commit).toMatchObject({ kind: 'refused', why: expect.stringMatching(why) });
  });

  test('a link that goes away is a change like others', async () => {
    const { files } = await made(await patchOf({}, () => undefined));
    expect(files).toMatchObject([{ path: 'src/link', status: 'removed' }]);
  });

  test('a rename, a mode and a binary file are shown as what they are', async () => {
    const patch = `diff --git a/src/b.mjs b/src/c.mjs
similarity index 100%
rename from src/b.mjs
rename to src/c.mjs
${raw('old mode 100644\nnew mode 100755\n')}`;
    const { files } = await made(patch);
    expect(files.map(({ path, status, patch: hunks }) => [path, status, hunks === undefined])).toEqual([
      ['src/a.mjs', 'modified', true],
      ['src/b.mjs', 'removed', false],
      ['src/c.mjs', 'added', false],
    ]);
  });

  test('an attribute of the change runs nothing and hides no line', async () => {
    const trap = join(place, 'trapped');
    const patch = await patchOf({
      '.gitattributes': '* -diff -text filter=evil diff=evil merge=evil\n',
      'src/b.mjs': 'c\n',
    });
    const { files } = await made(patch);
    expect(files.map(({ path, patch: hunks }) => [path, hunks !== undefined])).toEqual([
      ['.gitattributes', true],
      ['src/b.mjs', true],
    ]);
    expect(existsSync(trap)).toBe(false);
  });

  test('the message says nothing that the finding’s title says', async () => {
    const title = 'x\nFrom: a <a@example.com>\nCo-authored-by: b <b@example.com>\nFixes #1';
    const { message, oid } = await made(await patchOf({ 'src/b.mjs': 'c\n' }), { title });
    expect(message).toBe('fix(sec): remediate F-1\n\nAgent-Claim: F-1 abcdef012345\n');
    expect(await git.run(['log', '-1', '--format=%an <%ae>', oid])).not.toContain('example.com');
  });
});

describe('the contract is judged before there is a pull request', () => {
  const PLACE = { repository: { owner: 'octo-org', name: 'shop' }, host: 'github.com', baseBranch: 'main' };
  const judged = async (
    changed: Readonly<Record<string, string>>,
    settings: typeof DEFAULT_SETTINGS = DEFAULT_SETTINGS,
    more: Partial<ClaimFile> = {},
  ): Promise<string | undefined> => {
    const of = claim({ commitPrefix: 'fix(deps):', ...more });
    const commit = await made(await patchOf(changed), of);
    const { headings } = settings.pullRequest;
    const facts = {
      claim: of,
      headings,
      files: commit.files,
      publicApi: [],
      summary: '',
      moved: undefined,
      runUrl: '',
    };
    const title = titleOf(of, { owner: 'octo-org', repo: 'shop', host: 'github.com' });
    return refusalOf(git, { claim: of, ...commit, title, body: descriptionOf(facts) }, { ...PLACE, settings });
  };

  test('seed 2.5: a lockfile is read whole: what its unchanged lines say of servers counts', async () => {
    const changed = (server: string) => ({
      'package-lock.json': LOCK('2.0.0', `${RIGHT}-2.0.0.tgz`, `https://${server}/zebra/-/zebra-1.0.0.tgz`),
      'package.json': '{ "name": "shop", "x": 1 }\n',
    });
    // Another package of the file comes from there, far away from the lines that change.
    expect(await judged(changed('npm.example.com'))).toBeUndefined();
    expect(await judged(changed('evil.example'))).toMatch(/lock-integrity.*evil\.example/);
  });

  test('the headings are those of the settings', async () => {
    const pullRequest = { ...DEFAULT_SETTINGS.pullRequest, headings: ['Befund', 'Reichweite', 'Prüfung'] as const };
    expect(await judged({ 'src/b.mjs': 'c\n' }, { ...DEFAULT_SETTINGS, pullRequest })).toBeUndefined();
  });

  test('a description that GitHub would not take is refused, not asked for again and again', async () => {
    const more = { setup: ['x'.repeat(70_000)] };
    expect(await judged({ 'src/b.mjs': 'c\n' }, DEFAULT_SETTINGS, more)).toMatch(
      /70\d{3} characters, and GitHub takes 65536/,
    );
  });

  test('a text of the base is read at its commit', async () => {
    expect(await textAt(git, base, 'src/b.mjs')).toBe('b\n');
    expect(await textAt(git, base, 'src/none.mjs')).toBeUndefined();
  });
});
