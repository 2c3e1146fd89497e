import { describe, expect, test } from '@jest/globals';
import { judge } from '../judge.ts';
import { change, CONTRACT, facts, lockfile } from '../facts.test-support.ts';
import type { PullRequestFacts } from '../facts.ts';

/** What a changed lockfile comes to: `severity line: what was seen`. */
function said(given: Pick<PullRequestFacts, 'files' | 'manifests'>): readonly string[] {
  const { results } = judge(facts({ ...given, id: 'dependabot-5' }), CONTRACT);
  const found = results.find(({ rule }) => rule === 'lock-integrity')?.breaches ?? [];
  return found.map(({ severity, line, seen }) => `${severity} ${line}: ${seen}`);
}
/** With the whole file at hand, or with the lines of the diff alone. */
const whole = (path: string, before: string, after: string) => said(lockfile(path, before, after));
const inPart = (path: string, before: string, after: string) =>
  said({ ...lockfile(path, before, after), manifests: new Map() });
const fresh = (path: string, text: string) =>
  said({ files: [change(path, undefined, text)], manifests: new Map([[path, text]]) });

type Entry = Readonly<Record<string, string | boolean>>;
const npm = (packages: Readonly<Record<string, Entry>>): string =>
  `${JSON.stringify({ lockfileVersion: 3, packages: Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])) }, null, 2)}\n`;
const from = (name: string, version: string, hash?: string): Entry => ({
  version,
  resolved: `https://npm.example/${name}/-/${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`,
  ...(hash === undefined ? {} : { integrity: hash }),
});
const yarn = (...entries: readonly (readonly [name: string, version: string, hash?: string])[]): string =>
  entries
    .map(
      ([name, version, hash]) =>
        `${name}@^1:\n  version "${version}"\n  resolved "https://npm.example/${name}/-/${name}-${version}.tgz"\n${hash === undefined ? '' : `  integrity ${hash}\n`}`,
    )
    .join('\n');
const cargo = (...entries: readonly (readonly [name: string, version: string, source?: string, sum?: string])[]) =>
  entries
    .map(([name, version, source, sum]) =>
      [
        '[[package]]',
        `name = "${name}"`,
        `version = "${version}"`,
        ...(source === undefined ? [] : [`source = "${source}"`]),
        ...(sum === undefined ? [] : [`checksum = "${sum}"`]),
        '',
      ].join('\n'),
    )
    .join('\n');
const INDEX = 'registry+https://crates.example/index';
const composer = (entry: object): string =>
  `${JSON.stringify({ packages: [{ name: 'a/old', version: '1.0.0', dist: { type: 'zip', url: 'https://api.github.com/repos/a/old/zipball/1', reference: 'aa' } }, entry] }, null, 4)}\n`;

describe('seed 2.5: whether a new package needs a hash is told by the others of the file', () => {
  const OLD = ['old', '1.0.0', 'sha512-AA=='] as const;
  test('all have one', () => {
    expect(whole('yarn.lock', yarn(OLD), yarn(OLD, ['new', '2.0.0']))).toEqual([
      'fail 6: new 2.0.0 is new and has no hash',
    ]);
  });
  test('none or half of them have one', () => {
    const bare = npm({ old: from('old', '1.0.0') });
    expect(whole('package-lock.json', bare, npm({ old: from('old', '1.0.0'), x: from('x', '1.0.0') }))).toEqual([]);
    const half = npm({ old: from('old', '1.0.0'), two: from('two', '1.0.0', 'sha512-AA==') });
    const more = npm({ old: from('old', '1.0.0'), two: from('two', '1.0.0', 'sha512-AA=='), x: from('x', '1.0.0') });
    expect(whole('package-lock.json', half, more)).toEqual([]);
  });
  test('those of repositories and folders do not count', () => {
    const git = 'git+https://git.example/x';
    const old = [
      ['one', '1.0.0', INDEX, 'aa'],
      ['a', '1.0.0', git],
      ['b', '1.0.0', git],
      ['c', '1.0.0'],
    ] as const;
    expect(whole('Cargo.lock', cargo(...old), cargo(...old, ['new', '1.0.0', INDEX]))).toEqual([
      'fail 21: new 1.0.0 is new and has no hash',
    ]);
    // A member of the workspace that is new has none.
    expect(whole('Cargo.lock', cargo(...old), cargo(...old, ['new', '1.0.0']))).toEqual([]);
  });
  test('a new file, and a diff alone: as the package manager writes it', () => {
    const text = npm({ new: from('new', '1.0.0') });
    expect(fresh('package-lock.json', text)).toEqual([
      'fail 4: new 1.0.0 is new and has no hash',
      'ask 6: new 1.0.0 comes from https://npm.example/new/-/new-1.0.0.tgz: the file is new, and nothing says which servers it may name',
    ]);
    expect(fresh('yarn.lock', yarn(['new', '1.0.0']))).toEqual([
      'ask 3: new 1.0.0 comes from https://npm.example/new/-/new-1.0.0.tgz: the file is new, and nothing says which servers it may name',
    ]);
    expect(inPart('yarn.lock', yarn(OLD), yarn(OLD, ['new', '2.0.0']))).toEqual([]);
    const old = npm({ old: from('old', '1.0.0', 'sha512-AA==') });
    const two = npm({ new: from('new', '1.0.0'), old: from('old', '1.0.0', 'sha512-AA==') });
    expect(inPart('package-lock.json', old, two)).toContain('fail 4: new 1.0.0 is new and has no hash');
  });
  test('Composer: an archive beside a repository is of no registry', () => {
    const old = { name: 'a/new', version: '1.0.0', type: 'metapackage' };
    const source = { type: 'git', url: 'https://github.com/a/new.git' };
    const dist = { type: 'zip', url: 'https://api.github.com/repos/a/new/zipball/1' };
    const to = (more: object): readonly string[] =>
      whole('composer.lock', composer(old), composer({ ...old, ...more }));
    expect(to({ source, dist })).toEqual([]);
    expect(to({ dist })).toEqual(['fail 12: a/new 1.0.0 is new and has no hash']);
    expect(to({ dist: { ...dist, url: 'https://files.example/a.zip', reference: 'bb' } })).toEqual([
      'fail 18: a/new 1.0.0 comes from https://files.example/a.zip: nothing in this file came from there before',
    ]);
  });
});

describe('seed 2.5: where a package comes from', () => {
  const OLD = { old: from('old', '1.0.0', 'sha512-AA==') };
  const moved = (resolved: string): readonly string[] =>
    whole('package-lock.json', npm(OLD), npm({ old: { ...OLD.old, resolved } }));
  const added = (resolved: string): readonly string[] =>
    whole('package-lock.json', npm(OLD), npm({ ...OLD, x: { ...from('x', '1.0.0', 'sha512-BB=='), resolved } }));

  test('HTTPS instead of HTTP is the same, and not the other way round', () => {
    const http = npm({ old: { ...OLD.old, resolved: 'http://npm.example/old/-/old-1.0.0.tgz' } });
    expect(whole('package-lock.json', http, npm(OLD))).toEqual([]);
    expect(whole('package-lock.json', npm(OLD), http)).toEqual([
      'fail 6: old 1.0.0 comes from http://npm.example/old/-/old-1.0.0.tgz, before from https://npm.example/old/-/old-1.0.0.tgz',
    ]);
  });
  test.each([
    ['HTTPS://NPM.EXAMPLE/old/-/old-1.0.0.tgz'],
    ['https://npm.example/old/-/old-1.0.0.tgz?cache=0'],
    ['https://npm.example/old/-/old-1.0.0.tgz#0123'],
  ])('%s is the same address', (resolved) => {
    expect(moved(resolved)).toEqual([]);
  });
  test.each([
    ['https://npm.example:8443/old/-/old-1.0.0.tgz'],
    ['https://npm.example/old/-/old-1.0.0-x.tgz'],
    ['https://npm.example/more/old/-/old-1.0.0.tgz'],
    ['https://npm.example\\@evil.example/old/-/old-1.0.0.tgz'],
    ['https://npm.example?/old/-/old-1.0.0.tgz'],
  ])('%s is another address', (resolved) => {
    expect(moved(resolved)).toEqual([
      `fail 6: old 1.0.0 comes from ${resolved}, before from https://npm.example/old/-/old-1.0.0.tgz`,
    ]);
  });
  test.each([
    ['git+ssh://git@git.example/x.git#0123', 'a repository instead of a registry'],
    ['git://git.example/x', 'a repository instead of a registry'],
    ['git@git.example:x.git', 'a repository instead of a registry'],
    ['ssh://git@git.example/x', 'a repository instead of a registry'],
    ['github:o/x', 'a repository instead of a registry'],
    ['gitlab:o/x', 'a repository instead of a registry'],
    ['bitbucket:o/x', 'a repository instead of a registry'],
    ['https://npm.example/x.git', 'a repository instead of a registry'],
    ['https://npm.example/x.git?ref=1', 'a repository instead of a registry'],
    ['https://npm.example/x.git#0123', 'a repository instead of a registry'],
    ['file:x.tgz', 'a path instead of a registry'],
    ['link:../x', 'a path instead of a registry'],
    ['portal:../x', 'a path instead of a registry'],
    ['./x', 'a path instead of a registry'],
    ['../x', 'a path instead of a registry'],
    ['/x', 'a path instead of a registry'],
    ['x', 'a path instead of a registry'],
    ['https://other.example/x/-/x-1.0.0.tgz', 'nothing in this file came from there before'],
    ['ftp+x://npm.example/x/-/x-1.0.0.tgz', 'nothing in this file came from there before'],
    ['https://npm.example/y/-/y-1.0.0.tgz', 'the address is that of another package'],
    ['https://npm.example/xx/-/xx-1.0.0.tgz', 'the address is that of another package'],
    ['https://npm.example/%E0%A4%A/-/y-1.0.0.tgz', 'the address is that of another package'],
  ])('a new package of %s: %s', (resolved, why) => {
    expect(added(resolved)).toEqual([`fail 11: x 1.0.0 comes from ${resolved}: ${why}`]);
  });
  test.each([
    ['https://npm.example/x.github/-/x-1.0.0.tgz'],
    ['https://npm.example/x.git/-/x-1.0.0.tgz'],
    ['https://npm.example/a/X_1.0.0.tgz'],
    ['https://npm.example/%78/-/y.tgz'],
    ['https://npm.example/x/-/x-1.0.0.tgz?file=y.git'],
  ])('a new package of %s passes', (resolved) => {
    expect(added(resolved)).toEqual([]);
  });
  test('an address that is said, and is long, is cut', () => {
    const [seen = ''] = added(`https://other.example/x/${'y'.repeat(300)}`);
    expect(seen).toMatch(/comes from https:\/\/other\.example\/x\/y{136}: nothing/u);
  });
  test('a version in the address is written in another way too', () => {
    const at = (version: string): string =>
      npm({
        old: {
          version,
          resolved: `https://npm.example/old/${encodeURIComponent(version)}/old.tgz`,
          integrity: version,
        },
      });
    expect(whole('package-lock.json', at('1.0.0+a'), at('1.0.0+b'))).toEqual([]);
  });
  test('folders that are named by hashes differ, other folders do not', () => {
    const at = (folder: string, version: string): string =>
      npm({ old: { version, resolved: `https://npm.example/${folder}/old-${version}.tgz`, integrity: version } });
    const to = (folder: string): readonly string[] =>
      whole('package-lock.json', at(`ab/cd/${'0'.repeat(20)}`, '1.0.0'), at(folder, '1.0.1'));
    expect(to(`01/ef/${'f'.repeat(40)}`)).toEqual([]);
    expect(to(`abc/cd/${'f'.repeat(20)}`)).toHaveLength(1);
    expect(to(`ab/cd/${'f'.repeat(19)}`)).toHaveLength(1);
  });
  test('what no address names the package of, and does not change, is left alone', () => {
    const odd = { version: '1.0.0', resolved: 'https://npm.example/12', integrity: 'sha512-CC==' };
    const to = (version: string): string => npm({ odd, old: from('old', version, version) });
    expect(whole('package-lock.json', to('1.0.0'), to('1.0.1'))).toEqual([]);
    expect(whole('package-lock.json', to('1.0.0'), npm({ odd: { ...odd, integrity: 'sha512-DD==' } }))).toEqual([
      'fail 6: odd 1.0.0 comes from https://npm.example/12, before from https://npm.example/12',
      'fail 7: odd 1.0.0 keeps its version, and its hash is another one',
    ]);
  });
  test('a package that another one brings along says nothing, and may go on so', () => {
    const bundled = (version: string): string =>
      npm({ a: from('a', '1.0.0'), 'b/node_modules/a': { version, inBundle: true } });
    expect(whole('package-lock.json', bundled('1.0.0'), bundled('1.0.1'))).toEqual([]);
  });
  test('a package that another one brings along from now on is asked about', () => {
    const top = { a: from('a', '1.0.0', 'sha512-AA==') };
    const nested = (entry: Entry): string => npm({ ...top, 'b/node_modules/a': entry });
    const bundled = (version: string): string => nested({ version, inBundle: true });
    const now = (text: string): readonly string[] => whole('package-lock.json', npm(top), text);
    expect(whole('package-lock.json', bundled('1.0.0'), bundled('1.0.1'))).toEqual([]);
    expect(now(bundled('1.0.1'))).toEqual(['ask 9: a 1.0.1 is to come inside another package now']);
    const loose = npm({
      a: { version: '1.0.1', inBundle: true },
      'b/node_modules/a': { version: '1.0.0', inBundle: true },
    });
    expect(whole('package-lock.json', bundled('1.0.0'), loose)).toEqual([
      'ask 4: a 1.0.1 is to come inside another package now',
    ]);
    expect(now(nested({ version: '1.0.1' }))).toEqual([
      'fail 9: a 1.0.1 no longer says where it comes from',
      'fail 9: a 1.0.1 has lost its hash',
    ]);
    expect(now(nested({ ...from('a', '1.0.1'), inBundle: true }))).toEqual(['fail 9: a 1.0.1 has lost its hash']);
  });
  test('a name that only an npm lockfile of the first form has is read whole', () => {
    const first = (entries: Readonly<Record<string, Entry>>): string =>
      `${JSON.stringify({ lockfileVersion: 1, dependencies: entries }, null, 2)}\n`;
    const old = { lodash: from('lodash', '4.17.20', 'sha512-AA==') };
    const to = (entry: Entry): readonly string[] =>
      whole('package-lock.json', first(old), first({ ...old, smash: entry }));
    expect(to(from('smash', '1.0.0', 'sha512-BB=='))).toEqual([]);
    expect(to({ ...from('lodash', '4.17.20', 'sha512-AA=='), version: '1.0.0' })).toEqual([
      'fail 11: smash 1.0.0 comes from https://npm.example/lodash/-/lodash-4.17.20.tgz: the address is that of another package',
    ]);
    expect(to({ version: 'git+https://evil.example/smash.git#0123' })).toEqual([
      'fail 10: smash git+https://evil.example/smash.git#0123 comes from git+https://evil.example/smash.git#0123: a repository instead of a registry',
    ]);
    expect(to({ ...from('lodash', '4.17.20', 'sha512-AA=='), version: 'npm:lodash@4.17.20' })).toHaveLength(1);
  });
  test('Yarn: a new name that stands for another package', () => {
    const berry = (...rows: readonly (readonly [string, string])[]): string =>
      rows
        .map(([key, to]) => `"${key}":\n  version: 1.0.0\n  resolution: "${to}@npm:1.0.0"\n  checksum: 10c0/aa\n`)
        .join('\n');
    const to = (key: string, target: string): readonly string[] =>
      whole('yarn.lock', berry(['old@npm:^1', 'old']), berry(['old@npm:^1', 'old'], [key, target]));
    expect(to('new@npm:^1', 'new')).toEqual([]);
    expect(to('@s/new@npm:^1', '@s/new')).toEqual([]);
    expect(to('new@npm:real@^1', 'real')).toEqual([]);
    expect(to('new@npm:^1', 'evil')).toEqual([
      'fail 8: new 1.0.0 comes from npm:evil: the address is that of another package',
    ]);
  });
});

describe('seed 2.5: another hash of the same version', () => {
  const states = (before: string, after: string): readonly string[] =>
    whole('package-lock.json', npm({ old: from('old', '1.0.0', before) }), npm({ old: from('old', '1.0.0', after) }));
  test.each([
    ['md5-A', 'sha1-A', 'a stronger kind'],
    ['sha1-A', 'sha256-A', 'a stronger kind'],
    ['SHA256-A', 'sha384-A', 'a stronger kind'],
    ['sha384-A', 'SHA512-A', 'a stronger kind'],
    ['sha1-A sha256-A', 'sha384-A sha512-A', 'a stronger kind'],
    ['sha512-A', 'sha384-A', 'another one'],
    ['sha1-A sha512-A', 'sha384-A', 'another one'],
    ['sha1-A', 'sha1-B', 'another one'],
    ['sha1-A', 'sha1-B sha512-A', 'another one'],
    ['x-A', 'y-A', 'another one'],
  ])('%s → %s: %s', (before, after, says) => {
    expect(states(before, after)).toEqual([
      says === 'another one'
        ? 'fail 7: old 1.0.0 keeps its version, and its hash is another one'
        : 'ask 7: old 1.0.0 keeps its version, and its hash is another one of a stronger kind',
    ]);
  });
  test('one of two hashes less, or their order, is no other one', () => {
    expect(states('sha1-A sha512-A', 'sha512-A')).toEqual([]);
    expect(states('sha1-A sha512-A', 'sha512-A sha1-A')).toEqual([]);
  });
  test('another version of the package has its own', () => {
    const two = (hash: string): string =>
      npm({ a: from('a', '1.0.0', 'sha512-A'), 'b/node_modules/a': from('a', '2.0.0', hash) });
    expect(whole('package-lock.json', two('sha512-B'), two('sha512-C'))).toEqual([
      'fail 12: a 2.0.0 keeps its version, and its hash is another one',
    ]);
    const bare = npm({ a: from('a', '1.0.0', 'sha512-A'), 'b/node_modules/a': from('a', '2.0.0') });
    expect(whole('package-lock.json', bare, two('sha512-B'))).toEqual([]);
  });
  test('Composer: a branch keeps its name while it moves, a version does not', () => {
    const at = (version: string, reference: string) =>
      composer({
        name: 'a/b',
        version,
        dist: { type: 'zip', url: 'https://api.github.com/repos/a/b/zipball/1', reference },
      });
    const moves = (version: string): readonly string[] => whole('composer.lock', at(version, 'aa'), at(version, 'bb'));
    for (const branch of ['dev-main', '2.x-dev']) expect(moves(branch)).toEqual([]);
    for (const version of ['1.0.0', 'x-dev-1', '1.0-dev.2'])
      expect(moves(version)).toEqual([`fail 18: a/b ${version} keeps its version, and its hash is another one`]);
    const npmBranch = (hash: string): string => npm({ a: { ...from('a', '1.0.0-dev', hash) } });
    expect(whole('package-lock.json', npmBranch('sha512-A'), npmBranch('sha512-B'))).toHaveLength(1);
  });
  test('archives of one version: how many more there are', () => {
    const poetry = (...hashes: readonly string[]): string =>
      `[[package]]\nname = "a"\nversion = "1.0"\nfiles = [\n${hashes.map((hash) => `    {file = "a-1.0.whl", hash = "${hash}"},\n`).join('')}]\n`;
    expect(whole('poetry.lock', poetry('x'), poetry('x', 'y', 'z'))).toEqual([
      'ask 6: a 1.0 keeps its version, and 2 more files of it are allowed',
    ]);
    expect(whole('poetry.lock', poetry('x', 'y'), poetry('y'))).toEqual([]);
  });
});

describe('seed 2.5: what a diff alone shows', () => {
  const files = (name: string, version: string, ...hashes: readonly string[]): string =>
    `[[package]]\nname = "${name}"\nversion = "${version}"\ndescription = "d"\noptional = false\npython-versions = "*"\nfiles = [\n${hashes.map((hash) => `    {file = "${name}.whl", hash = "${hash}"},\n`).join('')}]\n`;
  const NAMELESS = 'a package whose name the diff does not show,';

  test('a hash of a package whose name is out of sight', () => {
    expect(inPart('poetry.lock', files('a', '1.0', 'x'), files('a', '1.0', 'y'))).toEqual([
      `ask 8: ${NAMELESS} keeps its version, and its hash is another one`,
    ]);
    expect(inPart('poetry.lock', files('a', '1.0', 'x'), files('a', '1.0'))).toEqual([
      `ask 8: ${NAMELESS} has lost its hash`,
    ]);
    expect(inPart('poetry.lock', files('a', '1.0', 'x'), files('a', '1.0', 'x', 'y'))).toEqual([
      `ask 9: ${NAMELESS} keeps its version, and 1 more files of it are allowed`,
    ]);
  });
  test('two places of a file are not taken for one', () => {
    const two = (one: string, other: string): string => `${files('a', '1.0', one)}\n${files('b', '1.0', other)}`;
    expect(inPart('poetry.lock', two('x', 'y'), two('x', 'z'))).toEqual([
      `ask 18: ${NAMELESS} keeps its version, and its hash is another one`,
    ]);
    expect(inPart('poetry.lock', two('x', 'y'), two('y', 'x'))).toHaveLength(2);
  });
  test('what moves to another place of the file stays what it was', () => {
    const entries = Array.from({ length: 6 }, (_, index) => ['p'.repeat(index + 1), '1.0.0', `h${index}`] as const);
    const [first = ['', '', ''] as const, ...others] = entries;
    expect(inPart('yarn.lock', yarn(...entries), yarn(...others, first))).toEqual([]);
    expect(inPart('yarn.lock', yarn(...entries), yarn(...others, [first[0], first[1], 'other']))).toEqual([
      'fail 29: p 1.0.0 keeps its version, and its hash is another one',
    ]);
  });
  test('a repository behind a name that is out of sight asks', () => {
    const uv = (source: string): string =>
      `[[package]]\nname = "a"\nversion = "1.0"\nresolution-markers = [\n    "x",\n    "y",\n]\nsource = { ${source} }\n`;
    const index = 'registry = "https://index.example/simple"';
    expect(inPart('uv.lock', uv(index), uv('git = "https://git.example/a"'))).toEqual([
      `fail 8: ${NAMELESS} comes from git+https://git.example/a, before from registry+https://index.example/simple`,
    ]);
    const bare = uv(index).replace(/source.*\n/u, '');
    expect(inPart('uv.lock', bare, uv('path = "../a"'))).toEqual([
      `ask 8: ${NAMELESS} comes from path:../a: a path instead of a registry`,
    ]);
    expect(inPart('uv.lock', bare, uv(index))).toEqual([
      `fail 8: ${NAMELESS} comes from registry+https://index.example/simple: nothing in this file came from there before`,
    ]);
  });
});

test('an option of requirements is named as one', () => {
  const before = '--index-url https://index.example/simple\na==1.0\n';
  expect(whole('requirements.txt', before, `--find-links https://evil.example/x\n${before}`)).toEqual([
    'fail 1: (option) comes from index:https://evil.example/x, before from index:https://index.example/simple',
  ]);
});
