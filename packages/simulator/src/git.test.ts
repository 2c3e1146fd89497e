import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitStore } from './git.ts';

let folder: string;
let git: GitStore;
const who = { name: 'Maria', email: 'maria@example.com', date: new Date('2026-11-20T12:00:00Z') };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'git-store-'));
  git = await GitStore.create(join(folder, 'a.git'), 'main');
});
afterAll(() => {
  git.close();
  rmSync(folder, { recursive: true, force: true });
});

const commit = async (parent: string | null, files: Readonly<Record<string, string | null>>): Promise<string> => {
  const base = parent === null ? null : await git.commit(parent);
  const tree = await git.editTree(base?.tree ?? null, files);
  return git.writeCommit({ tree, parents: parent === null ? [] : [parent], author: who, committer: who, message: 'm' });
};

test('what is written is what git reads: names, order, nesting, deletion', async () => {
  const first = await commit(null, { 'a.txt': '1', 'a/b/c.txt': '2', 'a-b': '3', ünïcode: '4' });
  const second = await commit(first, { 'a/b/c.txt': null, 'z/new': '5' });
  expect(await git.compareAndSet('refs/heads/main', second, null)).toBe(true);
  expect(await git.run('ls-tree', '-r', '-z', '--name-only', 'main')).toBe(
    ['a-b', 'a.txt', 'z/new', 'ünïcode', ''].join('\0'),
  );
  expect(await git.run('fsck', '--strict', '--no-dangling')).toBe('');
  expect((await git.diff(first, second)).map(({ path, status }) => `${status} ${path}`)).toEqual([
    'removed a/b/c.txt',
    'added z/new',
  ]);
  await expect(git.editTree((await git.commit(second))?.tree ?? null, { absent: null })).rejects.toThrow(
    /does not exist/,
  );
});

test('a ref moves only from where it was expected', async () => {
  const one = await commit(null, { x: '1' });
  const two = await commit(one, { x: '2' });
  expect(await git.compareAndSet('refs/heads/cas', one, null)).toBe(true);
  expect(await git.compareAndSet('refs/heads/cas', two, null)).toBe(false);
  expect(await git.compareAndSet('refs/heads/cas', two, two)).toBe(false);
  expect(await git.compareAndSet('refs/heads/cas', two, one)).toBe(true);
  expect(await git.resolve('refs/heads/cas')).toBe(two);
});

test('50 processes of git move one ref: exactly one wins', async () => {
  const start = await commit(null, { y: 'start' });
  await git.compareAndSet('refs/heads/race', start, null);
  const next = await Promise.all(Array.from({ length: 50 }, (_, i) => commit(start, { y: String(i) })));
  const codes = await Promise.all(
    next.map(
      (oid) =>
        new Promise<number | null>((resolve) => {
          spawn('git', ['--git-dir', git.directory, 'update-ref', 'refs/heads/race', oid, start], {
            stdio: 'ignore',
          }).on('close', resolve);
        }),
    ),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(await git.resolve('refs/heads/race')).toBe(next[codes.indexOf(0)]);
});

test('objects that real git pushed are seen, and a name with a line break finds nothing', async () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', git.directory, clone]);
  const run = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-C', clone, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args]);
  run('commit', '--quiet', '--allow-empty', '-m', 'pushed by git');
  run('push', '--quiet', 'origin', 'HEAD:refs/heads/pushed');
  expect((await git.commit('refs/heads/pushed'))?.message).toBe('pushed by git\n');
  expect(await git.resolve('refs/heads/main\nrefs/heads/pushed')).toBeNull();
  expect(await git.resolve('refs/heads/absent')).toBeNull();
});
