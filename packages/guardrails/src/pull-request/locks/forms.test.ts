import { describe, expect, test } from '@jest/globals';
import { judge } from '../judge.ts';
import { change, CONTRACT, facts, lockfile } from '../facts.test-support.ts';
import { lockFormOf } from './lock.ts';

const found = (given: Pick<ReturnType<typeof facts>, 'files' | 'manifests'>): readonly string[] =>
  (
    judge(facts({ ...given, id: 'dependabot-5' }), CONTRACT).results.find(({ rule }) => rule === 'lock-integrity')
      ?.breaches ?? []
  ).map(({ severity, line, seen }) => `${severity} ${line}: ${seen}`);
const changed = (path: string, before: string, after: string) => found(lockfile(path, before, after));
const fresh = (path: string, text: string) =>
  found({ files: [change(path, undefined, text)], manifests: new Map([[path, text]]) });

const BARE: readonly (readonly [path: string, text: string, hashed: boolean])[] = [
  [
    'package-lock.json',
    '{\n"packages": {\n"node_modules/a": {\n"version": "1.0.0",\n"resolved": "https://r.example/a/-/a-1.0.0.tgz"\n}\n}\n}\n',
    true,
  ],
  [
    'npm-shrinkwrap.json',
    '{\n"packages": {\n"node_modules/a": {\n"version": "1.0.0",\n"resolved": "https://r.example/a/-/a-1.0.0.tgz"\n}\n}\n}\n',
    true,
  ],
  ['yarn.lock', 'a@^1:\n  version "1.0.0"\n  resolved "https://r.example/a/-/a-1.0.0.tgz"\n', false],
  ['pnpm-lock.yaml', 'packages:\n\n  a@1.0.0:\n    resolution: {tarball: https://r.example/a/-/a-1.0.0.tgz}\n', true],
  ['poetry.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\nfiles = []\n', true],
  ['uv.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\nsource = { registry = "https://r.example/simple" }\n', true],
  ['pdm.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\n', true],
  ['Pipfile.lock', '{\n"default": {\n"a": {\n"index": "pypi",\n"version": "==1.0.0"\n}\n}\n}\n', true],
  ['Cargo.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "registry+https://r.example/index"\n', true],
  ['Gemfile.lock', 'GEM\n  remote: https://r.example/\n  specs:\n    a (1.0.0)\n', false],
  [
    'composer.lock',
    '{\n"packages": [\n{\n"name": "o/a",\n"version": "1.0.0",\n"dist": {\n"type": "zip",\n"url": "https://r.example/a.zip"\n}\n}\n]\n}\n',
    false,
  ],
  ['packages.lock.json', '{\n"dependencies": {\n"net8.0": {\n"A": {\n"resolved": "1.0.0"\n}\n}\n}\n}\n', true],
  ['requirements.txt', 'a==1.0.0\n', false],
  ['mix.lock', '"a": {:git, "https://r.example/a"}\n', false],
];

test.each(BARE)('seed 2.5: %s, new and without hashes: refused is %3$s', (path, text, hashed) => {
  const without = fresh(path, text).filter((each) => each.endsWith('is new and has no hash'));
  expect(without).toEqual(hashed ? [expect.stringMatching(/^fail \d+: a (?:==)?1\.0\.0 is new/u)] : []);
});

describe('seed 2.5: a package that says nothing of where it comes from', () => {
  test('is of the repository itself where each package says it', () => {
    expect(fresh('package-lock.json', '{\n"packages": {\n"packages/a": {\n"version": "1.0.0"\n}\n}\n}\n')).toEqual([]);
    expect(fresh('Cargo.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\n')).toEqual([]);
    const yarn = 'a@^1:\n  version "1.0.0"\n  resolved "https://r.example/a/-/a-1.0.0.tgz"\n  integrity sha512-AA==\n';
    expect(changed('yarn.lock', yarn, `${yarn}\nb@^1:\n  version "1.0.0"\n`)).toEqual([]);
    const gems = 'PATH\n  remote: .\n  specs:\n    own (1.0.0)\n\nCHECKSUMS\n  a (1.0.0) sha256=aa\n';
    expect(changed('Gemfile.lock', gems, gems.replace('  a (1.0.0)', '  a (1.0.0) sha256=aa\n  b (1.0.0)'))).toEqual(
      [],
    );
  });
});

describe('seed 2.5: the address of an archive names its package', () => {
  const of = (name: string): readonly (readonly [path: string, text: string])[] => [
    [
      'yarn.lock',
      `a@^1:\n  version "1.0.0"\n  resolved "https://r.example/${name}/-/${name}-1.0.0.tgz"\n  integrity x\n`,
    ],
    [
      'pnpm-lock.yaml',
      `packages:\n\n  a@1.0.0:\n    resolution: {integrity: x, tarball: https://r.example/${name}/-/${name}-1.0.0.tgz}\n`,
    ],
    [
      'uv.lock',
      `[[package]]\nname = "a"\nversion = "1.0.0"\nwheels = [\n{ url = "https://r.example/1/${name}-1.0.0.whl", hash = "x" },\n]\n`,
    ],
  ];
  test.each(of('a'))('%s: its own', (path, text) => {
    expect(fresh(path, text)).toEqual([expect.stringMatching(/^ask \d+: a 1\.0\.0 comes from .*the file is new/u)]);
  });
  test.each(of('b'))('%s: another’s', (path, text) => {
    expect(fresh(path, text)).toEqual([
      expect.stringMatching(/^fail \d+: a 1\.0\.0 comes from .*: the address is that of another package$/u),
    ]);
  });
  test('where names and addresses differ by custom it need not', () => {
    const cargo = (path: string): string =>
      `[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "https://r.example/${path}"\nchecksum = "x"\n`;
    expect(changed('Cargo.lock', cargo('x/1.0.0'), cargo('x/1.0.0').replace('"x"', '"y"'))).toEqual([
      'fail 5: a 1.0.0 keeps its version, and its hash is another one',
    ]);
    expect(fresh('Cargo.lock', cargo('x'))).toEqual([expect.stringMatching(/^ask 4: .*the file is new/u)]);
  });
  test('uv: an archive of a new version in another folder of the same server', () => {
    const uv = (version: string, folder: string): string =>
      `[[package]]\nname = "a-b"\nversion = "${version}"\nwheels = [\n{ url = "https://r.example/${folder}/a_b-${version}.whl", hash = "${version}" },\n]\n`;
    expect(changed('uv.lock', uv('1.0.0', 'py3'), uv('1.0.1', 'cp312/more'))).toEqual([]);
    expect(changed('uv.lock', uv('1.0.0', 'py3'), uv('1.0.1', 'py3').replace('a_b-', 'a_c-'))).toHaveLength(1);
  });
});

describe('seed 2.5: one version has several archives', () => {
  const pipfile = (...hashes: readonly string[]): string =>
    `${JSON.stringify({ default: { a: { hashes, index: 'pypi', version: '==1.0.0' } } }, null, 4)}\n`;
  test('Pipfile.lock: one more asks', () => {
    expect(changed('Pipfile.lock', pipfile('x'), pipfile('x', 'y'))).toEqual([
      'ask 6: a ==1.0.0 keeps its version, and 1 more files of it are allowed',
    ]);
  });
  test('Pipfile.lock: another index is another source', () => {
    expect(changed('Pipfile.lock', pipfile('x'), pipfile('x').replace('pypi', 'ours'))).toEqual([
      'fail 7: a ==1.0.0 comes from index:ours, before from index:pypi',
    ]);
  });
  test.each(['yarn.lock', 'package-lock.json'])('%s: one more is another hash', (path) => {
    const text = (hash: string): string =>
      path === 'yarn.lock'
        ? `a@^1:\n  version "1.0.0"\n  integrity ${hash}\n`
        : `{\n"packages": {\n"node_modules/a": {\n"version": "1.0.0",\n"integrity": "${hash}"\n}\n}\n}\n`;
    expect(changed(path, text('x'), text('x y'))).toEqual([
      expect.stringMatching(/^fail \d: a 1\.0\.0 keeps its version, and its hash is another one$/u),
    ]);
  });
});

describe('Composer: packages come from repositories', () => {
  const text = (...urls: readonly string[]): string =>
    `${JSON.stringify({ packages: urls.map((url, index) => ({ name: `o/p${index}`, version: '1.0.0', source: { type: 'git', url, reference: `r${index}` } })) }, null, 4)}\n`;
  const OLD = 'https://git.example/o/p.git';
  test.each(['api.github.com', 'github.com', 'gitlab.com', 'bitbucket.org'])('%s may be new', (server) => {
    for (const url of [`https://${server}/o/new.git`, `https://${server}/o/new/zip`])
      expect(changed('composer.lock', text(OLD), text(OLD, url))).toEqual([]);
  });
  test('another server may not', () => {
    expect(changed('composer.lock', text(OLD), text(OLD, 'https://evil.example/o/new.git'))).toEqual([
      'fail 17: o/p1 1.0.0 comes from https://evil.example/o/new.git: nothing in this file came from there before',
    ]);
  });
});

describe('seed 2.5: a lockfile is plain', () => {
  const YAML = 'packages:\n\n  a@1.0.0:\n    resolution: {integrity: x}\n';
  test.each([
    ['pnpm-lock.yaml', YAML, '&anchor'],
    ['pnpm-lock.yaml', YAML, 'x: *anchor'],
    ['pnpm-lock.yaml', YAML, 'x: {y: !tag z}'],
    ['pnpm-lock.yaml', YAML, 'x: [*a]'],
    ['pnpm-lock.yaml', YAML, '  <<: x'],
    ['pnpm-lock.yaml', YAML, 'x: "\\u0041"'],
    ['pnpm-lock.yaml', YAML, 'x: "\\U00000041"'],
    ['pnpm-lock.yaml', YAML, 'x: "\\x41"'],
    ['pnpm-lock.yaml', YAML, 'x:\ty'],
    ['yarn.lock', 'x@1:\n  version "1"\n', '# \\u0041'],
    ['poetry.lock', '[[package]]\nname = "a"\n', 'x = "\\u0041"'],
    ['uv.lock', '[[package]]\nname = "a"\n', 'x = "\\U00000041"'],
    ['pdm.lock', '[[package]]\nname = "a"\n', 'x = """y"""'],
    ['Cargo.lock', '[[package]]\nname = "a"\n', "x = '''y'''"],
    ['package-lock.json', '{\n}\n', '"a": 1, "b": 2'],
    ['package-lock.json', '{\n}\n', '"\\u0061": 1'],
    ['composer.lock', '{\n}\n', '} x'],
    ['Pipfile.lock', '{\n}\n', '"a": {"b": 1}'],
    ['packages.lock.json', '{\n}\n', 'x "a": 1'],
  ])('%s: %s%s asks', (path, text, line) => {
    expect(changed(path, text, `${text}${line}\n`)).toEqual([
      `ask ${text.split('\n').length}: not written as the package manager writes it: ${line.trim()}`,
    ]);
  });
  test.each([
    ['pnpm-lock.yaml', YAML, "x: '>=1 & <2 * 3'"],
    ['pnpm-lock.yaml', YAML, 'x: a!b'],
    ['pnpm-lock.yaml', YAML, 'x: \\path'],
    ['poetry.lock', '[[package]]\nname = "a"\n', 'x = "\\n\\x"'],
    ['package-lock.json', '{\n}\n', '  "a": -1.5e+3,'],
    ['package-lock.json', '{\n}\n', '  "a": "\\u0041 \\" {",'],
    ['package-lock.json', '{\n}\n', '  "a": [],'],
    ['package-lock.json', '{\n}\n', '"a" : {},'],
    ['package-lock.json', '{\n}\n', '  null'],
    ['package-lock.json', '{\n}\n', '   '],
    ['package-lock.json', '{\n}\n', '  },'],
    ['go.sum', '', '\\u0041'],
    ['Gemfile.lock', '', '&a'],
  ])('%s: %s%s does not', (path, text, line) => {
    expect(changed(path, text, `${text}${line}\n`)).toEqual([]);
  });
  test('a line that is long is cut', () => {
    const [seen = ''] = changed('package-lock.json', '{\n}\n', `{\n}\n  ${'x'.repeat(200)}\n`);
    expect(seen).toMatch(/: x{120}$/u);
  });
});

test.each([
  ['requirements.txt', true],
  ['a/requirements.txt', true],
  ['dev-requirements.txt', true],
  ['requirements-dev.txt', true],
  ['Constraints.txt', true],
  ['my requirements.txt', false],
  ['requirements dev.txt', false],
  ['requirements.txt.bak', false],
  ['requirements.in', false],
  ['README.txt', false],
])('%s holds hashes like a lockfile: %s', (path, expected) => {
  expect(lockFormOf(path, false)?.archives === true).toBe(expected);
});
