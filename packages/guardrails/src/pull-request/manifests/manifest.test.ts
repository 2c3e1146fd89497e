import { describe, expect, test } from '@jest/globals';
import { manifestsOf } from './lockfiles.ts';
import { isManifest, readManifest } from './manifest.ts';
import { crossing } from './version.ts';

/** Each kind of manifest in the forms that its own documentation shows: what stands there and what is read. */
const FILES: readonly (readonly [
  path: string,
  text: string,
  expected: Readonly<Record<string, string>> | undefined,
])[] = [
  [
    'package.json',
    '{"dependencies":{"a":"^1.2.3"},"devDependencies":{"@s/b":"~2.0.0"},"peerDependencies":{"c":">=3"}}',
    { a: '^1.2.3', '@s/b': '~2.0.0', c: '>=3' },
  ],
  [
    'web/package.json',
    '{"overrides":{"a":"1.0.0","b":{"c":"2.0.0",".":"3.0.0"}},"resolutions":{"d/**/e":"4.0.0"},"pnpm":{"overrides":{"f":"5"}}}',
    {
      'overrides/a': '1.0.0',
      'overrides/b/c': '2.0.0',
      'overrides/b/.': '3.0.0',
      'd/**/e': '4.0.0',
      'pnpm.overrides/f': '5',
    },
  ],
  ['package.json', '{"dependencies":{"a":1,"b":null}}', {}],
  ['package.json', '\uFEFF{"dependencies":{\r\n"a":"1"}}', { a: '1' }],
  ['package.json', '[]', undefined],
  ['package.json', '{', undefined],
  [
    'composer.json',
    '{"require":{"php":">=8.1","v/p":"^2.0"},"require-dev":{"v/t":"1.0.*"}}',
    { php: '>=8.1', 'v/p': '^2.0', 'v/t': '1.0.*' },
  ],
  [
    'requirements.txt',
    '# web\nDjango==4.2.1 ; python_version > "3.8"\nrequests[socks]>=2.31,<3  # http\n-r other.txt\n--hash=x\nzope.interface\npip @ https://example.com/pip.whl\n',
    { django: '==4.2.1', requests: '>=2.31,<3', 'zope-interface': '*', pip: '@ https://example.com/pip.whl' },
  ],
  ['requirements/dev-requirements.txt', 'a==1 \\\n    --hash=sha256:0\n', { a: '==1' }],
  ['constraints.txt', 'a==1\n', { a: '==1' }],
  [
    'pyproject.toml',
    '[project]\nname = "x"\ndependencies = [\n  "a>=1.0", # why\n  "B_c~=2.0",\n]\n[project.optional-dependencies]\ntest = ["t==3"]\n[build-system]\nrequires = ["setuptools>=61"]\n[dependency-groups]\ndev = ["d>4"]\n',
    { a: '>=1.0', 'b-c': '~=2.0', t: '==3', setuptools: '>=61', d: '>4' },
  ],
  [
    'pyproject.toml',
    '[tool.poetry.dependencies]\npython = "^3.9"\na = "^1.2"\nb = { version = "^2.0", extras = ["x"] }\n[tool.poetry.group.dev.dependencies]\nc = "*"\n',
    { python: '^3.9', a: '^1.2', b: '^2.0', c: '*' },
  ],
  ['pyproject.toml', 'description = """\nnot = "this"\n"""\n[project]\ndependencies = ["a>=1"]\n', { a: '>=1' }],
  ['pyproject.toml', '[project\nnot toml at all', undefined],
  [
    'Pipfile',
    '[packages]\na = "==1.0"\nb = {version = ">=2", extras = ["x"]}\n[dev-packages]\nc = "*"\n',
    { a: '==1.0', b: '>=2', c: '*' },
  ],
  ['setup.py', 'setup(install_requires=[\'a>=1.0\', "b == 2.0"])\n', { a: '>=1.0', b: '== 2.0' }],
  ['setup.cfg', '[options]\ninstall_requires =\n    a>=1.0\n    b<3\n', { a: '>=1.0', b: '<3' }],
  [
    'go.mod',
    'module example.com/x\n\ngo 1.22\n\nrequire example.com/a v1.2.3\nrequire (\n\texample.com/b/v2 v2.0.1 // indirect\n\tgopkg.in/yaml.v3 v3.0.1\n)\nreplace example.com/c => example.com/d v1.0.0\n',
    {
      'example.com/a': 'v1.2.3',
      'example.com/b': 'v2.0.1',
      'gopkg.in/yaml': 'v3.0.1',
      'replace example.com/c': 'v1.0.0',
    },
  ],
  [
    'go.mod',
    'module x\nrequire example.com/b/v3 v0.0.0-20240101000000-abcdefabcdef\n',
    { 'example.com/b': 'v3 v0.0.0-20240101000000-abcdefabcdef' },
  ],
  ['go.mod', 'hello', undefined],
  [
    'pom.xml',
    '<project><parent><groupId>g</groupId><artifactId>p</artifactId><version>3.0.0</version></parent><properties><j.version>2.15.0</j.version></properties><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>${j.version}</version></dependency><!-- <dependency><groupId>g</groupId><artifactId>c</artifactId><version>1</version></dependency> --></dependencies></project>',
    { 'g:p': '3.0.0', 'g:a': '2.15.0' },
  ],
  [
    'pom.xml',
    '<project><build><plugins><plugin><groupId>g</groupId><artifactId>m</artifactId><version>1.0</version><configuration><version>9</version></configuration></plugin></plugins></build></project>',
    { 'g:m': '1.0' },
  ],
  ['pom.xml', 'no markup', undefined],
  [
    'app/build.gradle',
    "implementation 'g:a:1.2.3'\ntestImplementation(\"g:b:2.0\")\nid 'org.x' version '3.1'\next.kVersion = '4.0'\n",
    { 'g:a': '1.2.3', 'g:b': '2.0', 'org.x': '3.1', kVersion: '4.0' },
  ],
  ['build.gradle.kts', 'implementation("g:a:1.2.3@jar")\nid("x") version "1"\n', { 'g:a': '1.2.3', x: '1' }],
  [
    'gradle/libs.versions.toml',
    '[versions]\njackson = "2.15.0"\n[libraries]\na = { module = "g:a", version.ref = "jackson" }\nb = { group = "g", name = "b", version = "1.0" }\nc = "g:c:3.0"\n',
    { jackson: '2.15.0', b: '1.0', c: '3.0' },
  ],
  [
    'Cargo.toml',
    '[package]\nversion = "0.1.0"\n[dependencies]\nserde = "1.0"\ntokio = { version = "1.2", features = ["full"] }\nlocal = { path = "../x" }\n[dependencies.rand]\nversion = "0.8"\n[target.\'cfg(unix)\'.dependencies]\nnix = "0.27"\n[workspace.dependencies]\nlog = "0.4"\n',
    { serde: '1.0', tokio: '1.2', local: '{ path = "../x" }', rand: '0.8', nix: '0.27', log: '0.4' },
  ],
  [
    'src/App.csproj',
    '<Project><ItemGroup><PackageReference Include="A" Version="1.0.0" /><PackageReference Include="B"><Version>2.0.0</Version></PackageReference><!-- <PackageReference Include="C" Version="3" /> --></ItemGroup></Project>',
    { a: '1.0.0', b: '2.0.0' },
  ],
  [
    'Directory.Packages.props',
    '<Project><ItemGroup><PackageVersion Include="A" Version="1.0.0" /></ItemGroup></Project>',
    { a: '1.0.0' },
  ],
  [
    'packages.config',
    '<packages><package id="A" version="1.0.0" targetFramework="net48" /></packages>',
    { a: '1.0.0' },
  ],
  [
    'App.csproj',
    '<Project><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>',
    { TargetFramework: '8.0' },
  ],
  [
    'Gemfile',
    "source 'https://gems.example'\ngem 'rails', '~> 6.1', '>= 6.1.4'\ngem \"rake\"\n# gem 'no'\n  gem('puma', '5.0')\n",
    { rails: '~> 6.1, >= 6.1.4', rake: '*', puma: '5.0' },
  ],
  [
    'x.gemspec',
    '  spec.add_dependency \'a\', \'~> 1.0\'\n  spec.add_development_dependency "b", "2"\n',
    { a: '~> 1.0', b: '2' },
  ],
  [
    'Dockerfile',
    'FROM node:20-alpine AS build\nFROM --platform=linux/amd64 ghcr.io/x/y:1.2@sha256:ab\nFROM scratch\n',
    { node: '20-alpine', 'ghcr.io/x/y': '1.2', scratch: 'latest' },
  ],
];

test.each(FILES)('%s is read (%#)', (path, text, expected) => {
  const found = readManifest(path, text);
  expect(found && Object.fromEntries(found)).toEqual(expected);
});

test('every manifest of the brief has a reader; other files have none', () => {
  for (const [path] of FILES) expect(isManifest(path)).toBe(true);
  for (const path of ['src/index.ts', 'package-lock.json', 'notes.txt', 'go.sum', 'x.toml'])
    expect(isManifest(path)).toBe(false);
});

describe('a major version is crossed', () => {
  test.each([
    ['^1.2.3', '^1.9.0', 'none'],
    ['^1.2.3', '^2.0.0', 'major'],
    ['2.0.0', '1.9.9', 'major'],
    ['~> 6.1', '~> 7.0', 'major'],
    ['>=1.2,<2', '>=1.4,<2', 'none'],
    ['==4.2.1', '==5.0', 'major'],
    ['v1.2.3', 'v2.0.0', 'major'],
    ['v2.0.1', 'v3 v0.0.0-20240101000000-abcdefabcdef', 'major'],
    ['0.3.1', '0.3.9', 'none'],
    ['^0.3.1', '^0.4.0', 'major'],
    ['0.9', '1.0', 'major'],
    ['20-alpine', '22-alpine', 'major'],
    ['1.x', '1.5', 'none'],
    ['npm:other@1.0.0', 'npm:other@2.0.0', 'major'],
    ['^1.0.0', '*', 'unknown'],
    ['latest', 'next', 'unknown'],
    ['', '', 'unknown'],
    ['log4j', 'log4j', 'unknown'],
  ])('%s → %s: %s', (from, to, expected) => {
    expect(crossing(from, to)).toBe(expected);
  });
});

test.each([
  ['package-lock.json', 'package.json', true],
  ['package-lock.json', 'packages/a/package.json', true],
  ['a/yarn.lock', 'package.json', false],
  ['a/yarn.lock', 'ab/package.json', false],
  ['Cargo.lock', 'Cargo.toml', true],
  ['go.sum', 'go.mod', true],
  ['Gemfile.lock', 'x.gemspec', true],
  ['src/packages.lock.json', 'src/App.csproj', true],
  ['Pipfile.lock', 'pyproject.toml', false],
])('%s is explained by %s: %s', (lockfile, manifest, expected) => {
  expect(manifestsOf(lockfile)?.matches(manifest)).toBe(expected);
});

test('P9: no text makes a reader slow', () => {
  const pieces = [
    '[',
    '"',
    ' ',
    '\n',
    '=',
    '<dependency>',
    '<!--',
    '(',
    'FROM a',
    "gem 'a'",
    ':',
    '{',
    '#',
    'require (',
    '<PackageReference Include="',
    "'a:b:",
    '\\',
    '"""\n',
    'a.b.',
    '-',
  ];
  for (const path of new Set(FILES.map(([name]) => name)))
    for (const piece of pieces) {
      const text = piece.repeat(Math.floor(120_000 / piece.length));
      const started = performance.now();
      readManifest(path, text);
      readManifest(path, `a = [${text}`);
      readManifest(path, `<project><x>${text}`);
      expect([path, piece, performance.now() - started < 5_000]).toEqual([path, piece, true]);
    }
}, 120_000);
