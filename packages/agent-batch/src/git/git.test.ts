import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOf } from '../work/patch.ts';
import { Git } from './git.ts';

const PATH = process.env['PATH'] ?? '';
const MODEL_KEY = 'model-key-0123456789';
const TOKEN = ['ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('');
let place = '';
let tree = '';
let git: Git;
let base = '';

beforeEach(async () => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'git-')));
  tree = join(place, 'tree');
  mkdirSync(join(tree, 'src'), { recursive: true });
  writeFileSync(join(tree, 'src/a.txt'), 'one\n');
  writeFileSync(join(tree, '.gitignore'), 'node_modules\n');
  git = await Git.create(place, PATH);
  await git.run(['add', '--all'], { workTree: tree });
  const written = (await git.run(['write-tree'], { workTree: tree })).trim();
  const who = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  };
  base = (await git.run(['commit-tree', written], { input: 'base\n', environment: who })).trim();
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Would leave a file behind, were it run. */
const trap = (): string => `touch ${join(place, 'trapped')}`;
const isTrapped = (): boolean => existsSync(join(place, 'trapped'));

describe('a work tree is looked at and never obeyed', () => {
  test('hooks, filters, file monitors and aliases of its own `.git` do not run', async () => {
    mkdirSync(join(tree, '.git/hooks'), { recursive: true });
    for (const hook of ['pre-commit', 'post-index-change', 'fsmonitor-watchman']) {
      writeFileSync(join(tree, '.git/hooks', hook), `#!/bin/sh\n${trap()}\n`);
      chmodSync(join(tree, '.git/hooks', hook), 0o755);
    }
    writeFileSync(
      join(tree, '.git/config'),
      `[core]\n\tfsmonitor = "${trap()}"\n\thooksPath = hooks\n[filter "evil"]\n\tclean = "${trap()}"\n\trequired = true\n[diff "evil"]\n\tcommand = "${trap()}"\n\ttextconv = "${trap()}"\n`,
    );
    writeFileSync(join(tree, '.gitattributes'), '* filter=evil diff=evil\n');
    writeFileSync(join(tree, 'src/a.txt'), 'two\n');
    const change = await changeOf(git, base, tree, (text) => text.includes(MODEL_KEY));
    expect(change).toMatchObject({ kind: 'patch', paths: ['.gitattributes', 'src/a.txt'] });
    expect(isTrapped()).toBe(false);
  });

  test.each<readonly [string, () => void, object]>([
    ['nothing', () => undefined, { kind: 'none', why: 'no file changed' }],
    [
      'only what the base ignores',
      () => mkdirSync(join(tree, 'node_modules/x'), { recursive: true }),
      { kind: 'none' },
    ],
    [
      'the work tree is gone',
      () => rmSync(tree, { recursive: true }),
      { kind: 'none', why: expect.stringContaining('gone') },
    ],
    [
      'the work tree is a link to elsewhere',
      () => {
        rmSync(tree, { recursive: true });
        symlinkSync('/etc', tree);
      },
      { kind: 'none' },
    ],
    [
      'a link',
      () => symlinkSync('/etc/passwd', join(tree, 'link')),
      { kind: 'refused', why: expect.stringContaining('120000') },
    ],
    [
      'too much',
      () => writeFileSync(join(tree, 'large.txt'), 'x\n'.repeat(600_000)),
      { kind: 'refused', why: expect.stringContaining('bytes') },
    ],
    [
      'a credential',
      () => writeFileSync(join(tree, 'key.txt'), `${TOKEN}\n`),
      { kind: 'refused', why: expect.not.stringContaining('a1B2') },
    ],
    [
      'P6: a credential in a file that an attribute calls binary',
      () => {
        writeFileSync(join(tree, '.gitattributes'), '*.txt binary\n');
        writeFileSync(join(tree, 'key.txt'), `${TOKEN}\n`);
      },
      { kind: 'refused', why: expect.stringContaining('credential') },
    ],
    [
      'P6: a credential beside a zero byte',
      () => writeFileSync(join(tree, 'key.bin'), `\0\n${TOKEN}\n`),
      { kind: 'refused', why: expect.stringContaining('credential') },
    ],
    [
      'P6: the key of the model, which has no form of its own',
      () => writeFileSync(join(tree, 'key.txt'), `key = ${MODEL_KEY}\n`),
      { kind: 'refused', why: 'the change holds a secret of this job' },
    ],
    [
      'a repository without a commit',
      () => {
        mkdirSync(join(tree, 'inner/.git/objects'), { recursive: true });
        mkdirSync(join(tree, 'inner/.git/refs'), { recursive: true });
        writeFileSync(join(tree, 'inner/.git/HEAD'), 'ref: refs/heads/main\n');
      },
      { kind: 'refused', why: expect.stringContaining('does not have a commit') },
    ],
    [
      'a folder that another system takes for git’s own',
      () => {
        mkdirSync(join(tree, '.g\u200Cit'));
        writeFileSync(join(tree, '.g\u200Cit/config'), 'x\n');
      },
      { kind: 'refused', why: expect.stringContaining('invalid path') },
    ],
    [
      'a file with an odd name',
      () => writeFileSync(join(tree, 'a "b"\tc.txt'), 'x\n'),
      { kind: 'patch', paths: ['a "b"\tc.txt'] },
    ],
    ['a file that is gone', () => rmSync(join(tree, 'src/a.txt')), { kind: 'patch', paths: ['src/a.txt'] }],
  ])('%s', async (_name, change, expected) => {
    change();
    expect(await changeOf(git, base, tree, (text) => text.includes(MODEL_KEY))).toMatchObject(expected);
  });
});

test('no configuration of the user or the machine counts', async () => {
  const listed = await git.run(['config', '--list', '--show-origin']);
  expect(listed.split('\n').filter((line) => line.startsWith('file:') && !line.includes('config'))).toEqual([]);
  expect(listed).toContain('core.hookspath=/dev/null');
  expect(listed).not.toContain('/etc/gitconfig');
});

test('a protocol that runs a program is refused', async () => {
  const answer = await git.ask(['fetch', `ext::sh -c ${trap().replaceAll(' ', '% ')}`]);
  expect(answer.status).not.toBe(0);
  expect(isTrapped()).toBe(false);
});
