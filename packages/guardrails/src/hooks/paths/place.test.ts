import { expect, test } from '@jest/globals';
import { posix } from 'node:path';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { noFiles } from './files.ts';
import { absolute, followed } from './place.ts';
import { protectionOf } from './protected.ts';

const links: Readonly<Record<string, string>> = {
  '/repo/docs/flows': '../.github/workflows',
  '/repo/deep': '/repo/a/b/c',
  '/repo/one': 'two',
  '/repo/two': 'one',
  '/repo/x': '/tmp/outside',
};
const files = { ...noFiles, link: (path: string) => links[path] };
const around = {
  policy: DEFAULT_POLICY,
  task: { dependency: false },
  files,
  root: '/repo',
  home: '/home/agent',
  taskFile: '/run/launcher/task',
  notes: '',
};
const group = (path: string): string | undefined => protectionOf(path, '/repo', around)?.group;

test('links are followed name by name, and `..` is taken after them', () => {
  expect(followed('docs/flows/ci.yml', '/repo', files)).toBe('/repo/.github/workflows/ci.yml');
  expect(followed('deep/../x.ts', '/repo', files)).toBe('/repo/a/b/x.ts');
  expect(followed('one/x', '/repo', files)).toBeUndefined();
  expect(followed('x/../../etc/passwd', '/repo', files)).toBe('/etc/passwd');
});

test('a link does not hide a protected path, whichever way it is read', () => {
  expect(group('docs/flows/ci.yml')).toBe('automation');
  expect(group('one/x.ts')).toBe('loop');
  expect(group('x/../../etc/passwd')).toBe('system');
  expect(group('deep/../migrations/1.sql')).toBe('migrations');
  expect(group('/run/launcher/task')).toBe('task-file');
  expect(group('src/a.ts')).toBeUndefined();
});

test('P13: an absolute path made without the resolver of Node is the same one', () => {
  const pieces = ['a', '.', '..', '...', '.git', 'a.', '', '/', 'x y', '%2e', '-'];
  const paths = pieces.flatMap((one) =>
    pieces.flatMap((two) => pieces.flatMap((three) => [`${one}/${two}/${three}`, `/${one}/${two}${three}`, one + two])),
  );
  for (const cwd of ['/repo', '/', '/repo/', '/repo/../x', 'repo', ''])
    for (const path of new Set(paths))
      expect([path, absolute(path, cwd)]).toEqual([path, posix.resolve('/', cwd, path)]);
});
