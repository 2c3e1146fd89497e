import { expect, test } from '@jest/globals';
import { posix } from 'node:path';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { noFiles } from './files.ts';
import { absolute, below, followed, readings } from './place.ts';
import { isDevice, isTemporary, placesOf, protectionOf } from './protected.ts';

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

test.each([
  ['a/b', ['a/b']],
  ['~/x', ['~/x']],
  ['-a=b,c+d@e', ['-a=b,c+d@e']],
  ['a!b', ['a!b']],
  ['a b', ['a b']],
  ['//a/b', ['//a/b', '/b']],
  ['//host', ['//host']],
  ['file:///etc/x', ['/etc/x']],
  ['FILE:///etc/x', ['/etc/x']],
  ['file://localhost/etc/x', ['/etc/x']],
  ['file://host/etc/x', ['//host/etc/x', '/etc/x']],
  ['file:x', ['x']],
  ['xfile:///y', ['xfile:///y', '/y']],
  ['vscode://file/etc/x', ['vscode://file/etc/x', '/etc/x']],
  ['vscode:x', ['vscode:x', 'x']],
  ['a:b/c', ['a:b/c']],
  ['1x:y', ['1x:y']],
  ['x://', ['x://']],
  ['%2egithub/x', ['%2egithub/x', '.github/x']],
  ['%zz/x', ['%zz/x']],
  ['%5Ca', ['%5Ca', '\\a', '/a']],
  ['C:\\a\\b', ['C:\\a\\b', '/a/b']],
  ['c:\\a', ['c:\\a', '/a']],
  ['C:a\\b', ['C:a\\b', 'C:a/b']],
  ['\\\\?\\C:\\a', ['\\\\?\\C:\\a', '/a']],
  ['\\\\.\\C:\\a', ['\\\\.\\C:\\a', '/a']],
  ['a\\b', ['a\\b', 'a/b']],
  ['\\\\?\\a\\b', ['\\\\?\\a\\b', 'a/b']],
  ['a/bc:d', ['a/bc:d']],
  ['a b//host/x', ['a b//host/x']],
  ['a b@c', ['a b@c']],
  [' x ', [' x ', 'x']],
  ['"x"', ['"x"', 'x']],
  ["''x", ["''x", 'x']],
  ['`x``', ['`x``', 'x']],
  [' ', [' ']],
  ['@x', ['@x', 'x']],
  ['@/x', ['@/x', 'x']],
  ['@', ['@']],
])('the readings of %j', (path, expected) => {
  expect(readings(path)).toEqual(expected);
});

test.each([
  ['/a', '/a', ''],
  ['/a/b', '/a', 'b'],
  ['/a/b', '/a/', 'b'],
  ['/ab', '/a', undefined],
  ['/a', '/a/b', undefined],
  ['/a', '/', 'a'],
  ['/', '/', ''],
])('%s below %s', (path, folder, expected) => {
  expect(below(path, folder)).toBe(expected);
});

test('links that lead to the root, to themselves, and as many as are followed', () => {
  const many = (most: number): typeof noFiles => ({
    ...noFiles,
    link: (path) => {
      const at = Number(/^\/l(\d+)$/u.exec(path)?.[1] ?? most);
      return at < most ? `l${at + 1}` : undefined;
    },
  });
  expect(followed('/l0', '/', many(40))).toBe('/l40');
  expect(followed('/l0', '/', many(41))).toBeUndefined();
  expect(followed('..', '/', noFiles)).toBe('/');
  expect(followed('../../x', '/a', noFiles)).toBe('/x');
  expect(followed('./a//b/.', '/c', noFiles)).toBe('/c/a/b');
  expect(followed('', '/c', noFiles)).toBe('/c');
  expect(followed('a/b', '/c', { ...noFiles, link: (path) => (path === '/c/a' ? '/' : undefined) })).toBe('/b');
  expect(followed('a/b', '/c', { ...noFiles, link: (path) => (path === '/c/a' ? 'd/e' : undefined) })).toBe('/c/d/e/b');
});

test('folders for temporary files and devices that keep nothing, and names that only begin like them', () => {
  const temporary = ['/tmp', '/var/tmp', '/private/tmp', '/private/var/tmp', '/dev/shm', '/var/folders'];
  const devices = ['stdout', 'stderr', 'tty', 'zero', 'full', 'null', 'fd'].map((name) => `/dev/${name}`);
  expect(temporary.filter((place) => !isTemporary(place) || !isTemporary(`${place}/x`))).toEqual([]);
  expect(devices.filter((place) => !isDevice(place))).toEqual([]);
  expect(isDevice('/dev/fd/3')).toBe(true);
  expect(temporary.filter((place) => isTemporary(`${place}x`) || isDevice(place))).toEqual([]);
  expect([...devices.map((place) => `${place}x`), '/dev', '/dev/sda'].filter(isDevice)).toEqual([]);
});

test('every place that a path may mean is one of its places, once', () => {
  expect(placesOf('src/a.ts', '/repo', files)).toEqual(['/repo/src/a.ts']);
  expect(placesOf('deep/../x', '/repo', files)).toEqual(['/repo/x', '/repo/a/b/x']);
  expect(placesOf('one', '/repo', files)).toEqual(['/repo/one', undefined]);
  expect(placesOf('%61', '/repo', files)).toEqual(['/repo/%61', '/repo/a']);
  expect(placesOf('a', '/repo/../other', files)).toEqual(['/other/a']);
});

test('the home folder in each spelling, the task file, and both where the launcher names none', () => {
  const groups = (paths: readonly string[], more: object = {}): readonly (string | undefined)[] =>
    paths.map((path) => protectionOf(path, '/repo', { ...around, ...more })?.group);
  const homes = ['~/.bashrc', '$HOME/.bashrc', '${HOME}/.bashrc', '/home/agent/.bashrc'];
  expect(groups(homes)).toEqual(Array<string>(4).fill('system'));
  expect(groups(homes.slice(0, 3), { home: undefined })).toEqual([undefined, undefined, undefined]);
  expect(groups(['/home/agent/.bashrc'], { home: undefined })).toEqual([undefined]);
  expect(groups(['~', '~x/.bashrc', 'a~/.bashrc', '$HOMEX/.bashrc', 'x/$HOME/.bashrc'])).toEqual(
    Array<undefined>(5).fill(undefined),
  );
  expect(groups(['~/.cache/x', '~/.cache', '~/.cachex/y', '~/x', '~/x/.y', '/home/agentx/.y'])).toEqual([
    undefined,
    'system',
    'system',
    undefined,
    undefined,
    undefined,
  ]);
  expect(
    groups(['/run/launcher/task', '/run/launcher/../launcher/task', '/run/launcher/task/x', '/run/launcher']),
  ).toEqual(['task-file', 'task-file', undefined, undefined]);
  expect(groups(['/run/launcher/task'], { taskFile: undefined })).toEqual([undefined]);
  expect(groups(['/run/launcher/task'], { taskFile: '/run/./launcher/task' })).toEqual(['task-file']);
  expect(groups(['/tmp/task'], { taskFile: '/tmp/task' })).toEqual(['task-file']);
});

test('a temporary file is free unless a repository is around it', () => {
  const of = (path: string, more: object = {}, cwd = '/repo'): string | undefined =>
    protectionOf(path, cwd, { ...around, ...more })?.group;
  const folder = { files: { ...noFiles, isFolder: (path: string) => path === '/tmp/clone/.git' } };
  const worktree = {
    files: { ...noFiles, text: (path: string) => (path === '/tmp/clone/.git' ? 'gitdir: x' : undefined) },
  };
  expect(of('/tmp/clone/migrations/x')).toBeUndefined();
  for (const around of [folder, worktree]) {
    expect(of('/tmp/clone/a/migrations/x', around)).toBe('migrations');
    expect(of('/tmp/clone/migrations', around)).toBe('migrations');
    expect(of('/tmp/clonex/migrations/x', around)).toBeUndefined();
    expect(of('/tmp/migrations/x', around)).toBeUndefined();
  }
  expect(of('/tmp/repo/migrations/x', { root: '/tmp/repo' }, '/tmp/repo')).toBe('migrations');
  expect(of('/tmp/repo/migrations/x', { root: '/tmp/repo' })).toBe('migrations');
  expect(of('migrations/x', {}, '/tmp/elsewhere')).toBe('migrations');
  expect(of('/tmp/other/migrations/x', {}, '/tmp/elsewhere')).toBeUndefined();
  expect(of('/tmp/repo/src/x', { root: '/tmp/repo' })).toBeUndefined();
});

test('a path is judged from the repository, from the folder of the agent and from where their links lead', () => {
  const of = (path: string, cwd = '/repo', more: object = {}): string | undefined =>
    protectionOf(path, cwd, { ...around, files: noFiles, ...more })?.group;
  expect(of('/REPO/.github/x')).toBe('automation');
  expect(of('/Repo/src/x')).toBeUndefined();
  expect(of('/other/.github/x')).toBeUndefined();
  expect(of('.github/x', '/other')).toBe('automation');
  expect(of('.github/x', '/repo/sub')).toBe('automation');
  expect(of('../.github/x', '/repo/sub')).toBe('automation');
  expect(of('../.github/x', '/repo/sub/sub')).toBeUndefined();
  const linked = { files: { ...noFiles, link: (path: string) => (path === '/repo' ? '/real' : undefined) } };
  expect(of('/real/.github/x', '/other', linked)).toBe('automation');
  expect(of('/real/.github/x', '/repo', linked)).toBe('automation');
  expect(of('/real/src/x', '/other', linked)).toBeUndefined();
});

test('D17: lockfiles are free in a dependency task, and nothing else is', () => {
  const dependency = { ...around, task: { dependency: true } };
  expect(protectionOf('package-lock.json', '/repo', around)).toEqual({
    group: 'lockfile',
    place: '/repo/package-lock.json',
  });
  expect(protectionOf('package-lock.json', '/repo', dependency)).toBeUndefined();
  expect(protectionOf('.github/x', '/repo', dependency)?.group).toBe('automation');
  expect(protectionOf('/etc/x', '/repo', dependency)?.group).toBe('system');
  expect(protectionOf('one', '/repo', dependency)).toEqual({ group: 'loop', place: 'one' });
});

test('what belongs to the machine, unless the repository or the folder of the agent lies there', () => {
  const of = (path: string, cwd = '/repo', root = '/repo'): string | undefined =>
    protectionOf(path, cwd, { ...around, files: noFiles, root })?.group;
  expect(of('/opt/x')).toBe('system');
  expect(of('/opt/repo/x', '/opt/repo')).toBeUndefined();
  expect(of('/opt/repo/x', '/repo', '/opt/repo')).toBeUndefined();
  expect(of('/opt/repox', '/opt/repo', '/opt/repo')).toBe('system');
  expect(of('/etc/x', '/')).toBe('system');
  expect(of('etc/x', '/', '/')).toBe('system');
  expect(of('/')).toBe('system');
  expect(of('/optx')).toBeUndefined();
  expect(of('/x')).toBeUndefined();
  expect(of('/var/folders/x')).toBeUndefined();
  expect(of('/dev/null')).toBeUndefined();
  expect(of('/dev/sda')).toBe('system');
});

test('only a home folder that stands first is put in, and only where there is one', () => {
  const place = (path: string, home?: string): string | undefined =>
    protectionOf(path, '/repo', { ...around, files: noFiles, home })?.place;
  expect(place('~/.claude/x', '/home/agent')).toBe('/home/agent/.claude/x');
  expect(place('~/.claude/x')).toBe('/repo/~/.claude/x');
  expect(place('x/~/.claude/y', '/home/agent')).toBe('/repo/x/~/.claude/y');
  expect(place('$HOME/.claude/x')).toBe('/repo/$HOME/.claude/x');
});

test('a clone among temporary files is a repository and nothing of the machine; a linked folder of the agent is followed', () => {
  const of = (path: string, cwd: string, files: object, root = '/else'): string | undefined =>
    protectionOf(path, cwd, { ...around, root, files: { ...noFiles, ...files } })?.group;
  const clone = { isFolder: (path: string) => path === '/var/tmp/clone/.git' };
  expect(of('/var/tmp/clone/src/x', '/repo', clone)).toBeUndefined();
  expect(of('/var/tmp/clone/migrations/x', '/repo', clone)).toBe('migrations');
  const link = { link: (path: string) => (path === '/repo' ? '/real' : undefined) };
  expect(of('/real/.github/x', '/repo', link)).toBe('automation');
  expect(of('/real/.github/x', '/other', link)).toBeUndefined();
});
