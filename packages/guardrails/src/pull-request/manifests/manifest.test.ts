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
  ['package.json', '', undefined],
  ['package.json', '"a"', undefined],
  ['package.json', 'null', undefined],
  [
    'package.json',
    '{"engines":{"node":">=20"},"optionalDependencies":{"a":"1"},"overrides":{"b":2},"pnpm":[],"scripts":{"c":"3"}}',
    { node: '>=20', a: '1' },
  ],
  // One name in two groups keeps both requirements, and the same one once.
  [
    'package.json',
    '{"dependencies":{"a":"10","b":"20"},"peerDependencies":{"a":">=1","b":"20"},"engines":{"a":">=1"}}',
    { a: '10 | >=1', b: '20' },
  ],
  // What is nested deeper than anybody writes it is not followed without end.
  ['package.json', `{"overrides":${'{"a":'.repeat(9)}"1"${'}'.repeat(9)}}`, { [`overrides/${'a/'.repeat(8)}a`]: '1' }],
  ['package.json', `{"overrides":${'{"a":'.repeat(10)}"1"${'}'.repeat(10)}}`, {}],
  ['composer.json', '[]', undefined],
  ['composer.json', '{"require":["a"],"suggest":{"b":"1"}}', {}],
  // A comma that is not there, a mark that is: each line of requirements stands for itself.
  [
    'requirements.in',
    '  a==1  \n\n   # b==2\n-e ./c\nd==3 --hash=sha256:0 --hash=sha256:1\nd-e_f.g>=1#x\n@broken\nE[x, y] == 4 ; python_version<"3"\n',
    { a: '==1', d: '==3', 'd-e-f-g': '>=1', '@broken': '@broken', e: '== 4' },
  ],
  ['requirements.txt', `?${'a'.repeat(300)}\n`, { [`?${'a'.repeat(199)}`]: `?${'a'.repeat(199)}` }],
  [
    'setup.py',
    'setup(\n  version="9.9",\n  python_requires=">=3.8",\n  install_requires=["a[x]>=1.0,<2", "b~=2.0; python_version<\'3\'", "c"],\n)\n',
    { a: '>=1.0,<2', b: '~=2.0' },
  ],
  // go.mod: comments, both forms of replace, and a block that ends.
  ['go.mod', '', {}],
  ['go.mod', '// hello\nmodule x\nexclude example.com/a v1.0.0\nretract v1.0.1\n', {}],
  [
    'go.mod',
    'module x\n\nrequire ( // block\n\texample.com/a/v2 v2.1.0\n)\n\ngo 1.22\nreplace (\n\texample.com/b/v3 v3.0.0 => example.com/fork/b/v3 v3.1.0\n\texample.com/c => ../c\n)\n',
    { 'example.com/a': 'v2.1.0', 'replace example.com/b': 'v3.1.0', 'replace example.com/c': '../c' },
  ],
  ['go.mod', 'module x\nreplace example.com/a => example.com/a/v2 v2.0.0\n', { 'replace example.com/a': 'v2.0.0' }],
  // Gradle: what is no coordinate is none.
  [
    'build.gradle',
    'implementation "g:a:1.2.3:sources"\nimplementation "g:no"\nurl = "https://example.com:8080"\nspringVersion = "5.3"\nVersion = "1"\ngroupVersion = "none"\nid "p.q" version "2.0"\n',
    { 'g:a': '1.2.3', springVersion: '5.3', Version: '1', 'p.q': '2.0' },
  ],
  // A gem's versions are one requirement; groups and comments are none.
  [
    'Gemfile',
    "gem 'a', '~> 1.0', require: false\n  gem 'b'\n#gem 'c', '1'\ngemspec\ngroup :test do\n\tgem 'd' , '>= 2' , '< 3'\nend\n",
    { a: '~> 1.0', b: '*', d: '>= 2 , < 3' },
  ],
  ['gems.rb', "gem 'a', '1'\n", { a: '1' }],
  ['x.gemspec', "s.add_runtime_dependency('a', '1')\nspec.dependency 'b', '2'\n", { a: '1' }],
  [
    'web/Dockerfile.prod',
    '  from node:20\nRUN echo FROM x:1\nFROM localhost:5000/a/b:2 AS c\nFROM d@sha256:00\nFROM --platform=x --y=z e\n',
    { node: '20', 'localhost:5000/a/b': '2', d: '@sha256:00', e: 'latest' },
  ],
  ['app.dockerfile', 'FROM a:1\n', { a: '1' }],
  ['Containerfile', 'FROM a:1\n', { a: '1' }],
  // TOML: quotes, dotted keys, arrays and tables over several lines, comments with brackets.
  [
    'pyproject.toml',
    '[project]\n# [tool]\nname = "a # b" # c\ndynamic = [\n  "x", # ]\n  \'y\'\n]\ndependencies = ["a>=1", \'b<2\']\nrequires-python = ">=3.9"\n\n[tool.poetry]\nrequires = ["no>=1"]\n[other]\ndependencies = ["no>=2"]\nrequires = ["no>=3"]\n',
    { a: '>=1', b: '<2' },
  ],
  [
    'pyproject.toml',
    '[tool.uv]\nconstraint-dependencies = ["a<2"]\noverride-dependencies = ["b==1"]\nsources = ["no>=1"]\n[tool.pdm.dev-dependencies]\ntest = ["c>3"]\n[tool.pdm]\nx-dependencies = ["no>=2"]\n[project]\noptional-dependencies.web = ["d~=4.0"]\n',
    { a: '<2', b: '==1', c: '>3', d: '~=4.0' },
  ],
  [
    'pyproject.toml',
    '[tool.poetry.dev-dependencies]\na = "1"\n[tool.poetry.dependencies.b]\nversion = "2"\nextras = ["x"]\n[my.tool.poetry.dependencies]\nc = "3"\n[tool.poetry.dependencies.d.more]\nversion = "4"\n[tool.poetry.source]\nversion = "5"\n',
    { a: '1', b: '2' },
  ],
  [
    'pyproject.toml',
    "text = '''\n[project]\ndependencies = [\"a>=1\"]\n'''\n[project]\ndependencies = [\"b>=2\"]\n",
    { b: '>=2' },
  ],
  ['pyproject.toml', '[project]\n"dependencies" = ["a>=1"]\n', { a: '>=1' }],
  ['pyproject.toml', '[project]\ndependencies\n', undefined],
  ['pyproject.toml', '[project]\nname = "x\\"[y"\ndependencies = ["a>=1"]\n', { a: '>=1' }],
  [
    'Pipfile',
    '[packages]\na = {version="==1"}\nb = {git = "x", ref = "y"}\n[requires]\npython_version = "3.9"\n',
    {
      a: '==1',
      b: '{git = "x", ref = "y"}',
    },
  ],
  [
    'Cargo.toml',
    '[dependencies]\na = { version="1.0" }\nb.version = "2.0"\nb.features = ["x"]\n"c" = \'3.0\'\n[build-dependencies]\nd = "4"\n[dev-dependencies.e]\nversion = "5"\npath = "x"\n[patch.crates-io]\nf = { git = "g" }\n[my-patch]\ng = "6"\n[features]\nversion = "7"\n[dependencies-of-mine]\nh = "8"\n[profile.dispatch]\nversion = "9"\n',
    { a: '1.0', b: '2.0', c: '3.0', d: '4', e: '5', f: '{ git = "g" }' },
  ],
  ['Cargo.toml', '[replace]\n"a:1.0" = "2.0"\n', { 'a:1.0': '2.0' }],
  [
    'pyproject.toml',
    '[project]\ndependencies = ["a>=1",\n  "b>=2"] # not "c>=3"\nversion = "1"\n',
    { a: '>=1', b: '>=2' },
  ],
  ['pyproject.toml', '[tool.x]\nnames = [\'a\\\']\n[project]\ndependencies = ["b>=2"]\n', { b: '>=2' }],
  ['pyproject.toml', '[tool.x]\nnames = [\'[\', "]"]\n[project]\ndependencies = ["b>=2"]\n', { b: '>=2' }],
  ['Cargo.toml', '[dependencies]\na = { path = "../a" } # "2"\n', { a: '{ path = "../a" }' }],
  ['Cargo.toml', 'no toml', undefined],
  ['Pipfile', 'no toml', undefined],
  [
    'libs.versions.toml',
    '[versions]\na = { strictly = "[1.0, 2.0[" }\nb = \'3.0\'\n[libraries]\nc = { module = "g:c", version="4.0" }\nd = { module = "g:d" }\n[plugins]\ne = "g.e:5.0"\nf = { id = "g.f", version = "6.0" }\n[bundles]\ng = ["c", "d"]\nh = "g:h:7"\n',
    { a: '{ strictly = "[1.0, 2.0[" }', b: '3.0', c: '4.0', e: '5.0', f: '6.0' },
  ],
  ['libs.versions.toml', 'no toml', undefined],
  // pom.xml: what no property says stays as it is, and what a plugin depends on is not the plugin.
  ['pom.xml', '', {}],
  ['pom.xml', '<!-- <project/> -->', {}],
  [
    'pom.xml',
    '<project><properties><a.v> 1.0 </a.v></properties>\n<dependencies><dependency>\n<groupId>g</groupId>\n<artifactId> a </artifactId>\n<version>${a.v}-${b.v}</version>\n<exclusions><exclusion><artifactId>no</artifactId><version>9</version></exclusion></exclusions></dependency><dependency><artifactId>b</artifactId><version>2</version></dependency><dependency><artifactId>c</artifactId></dependency></dependencies><build><extensions><extension><groupId>g</groupId><artifactId>e</artifactId><version>3</version></extension></extensions></build></project>',
    { 'g:a': '1.0-${b.v}', ':b': '2', 'g:e': '3' },
  ],
  ['pom.xml', '<project><dependency><artifactId>a</artifactId><version>1</version>', {}],
  [
    'App.fsproj',
    '<Project Sdk="x"><ItemGroup>\n<PackageReference Update="A" VersionOverride="1.0" />\n<PackageReference Include="B">\n<Version> 2.0 </Version>\n</PackageReference><PackageReference Include="C" />\n<Reference Include="D" Version="4" /></ItemGroup></Project>',
    { a: '1.0', b: '2.0' },
  ],
  ['App.vbproj', "<Project><PackageReference Include = 'A' Version = '1' /></Project>", { a: '1' }],
  [
    'App.csproj',
    '<Project><TargetFrameworks>net6.0;net8.0</TargetFrameworks></Project>',
    {
      TargetFramework: '6.0;net8.0',
    },
  ],
  ['Directory.Build.targets', '<Project><GlobalPackageReference Include="A" Version="1" /></Project>', { a: '1' }],
  [
    'App.csproj',
    '<Project><Reference Include="X" Version="9" /><PackageReference Include="A" /><X><Version>9</Version></X><PackageReference Include="B"></PackageReference><X><Version>9</Version></X><PackageReference Version="9" /><PackageReference Include="C"><Version>1</Version></PackageReference><PackageReference Include="D" Version="2">\n</PackageReference></Project>',
    { c: '1', d: '2' },
  ],
  [
    'packages.config',
    '<packages><package id="A"><Version>1</Version></package><X><Version>2</Version></X></packages>',
    { a: '1' },
  ],
  ['App.csproj', '<Project><PackageReference Include="A" Version="1"', { a: '1' }],
  ['App.csproj', 'no markup', undefined],
  ['App.csproj', '', {}],
  // Written in other ways than most do.
  ['requirements.txt', 'A.-_b==1\\\n--hash=sha256:0\r\nc==2\r\n', { 'a-b': '==1', c: '==2' }],
  ['pyproject.toml', '[project]\ndependencies = ["@broken", "a>=1"]\n', { a: '>=1' }],
  ['setup.py', 'install_requires=["flask-login.x[a, b] >= 1.0"]', { 'flask-login-x': '>= 1.0' }],
  ['go.mod', 'no module here\n', undefined],
  ['go.mod', 'xmodule y\n', undefined],
  [
    'go.mod',
    '  module x\nrequire(\n\ta.b/c   v1.0.0\n)\nrequire\nrequire d.e/f\tv2.0.0+incompatible\nreplace => x\nretract g => h\n',
    { 'a.b/c': 'v1.0.0', 'd.e/f': 'v2.0.0+incompatible' },
  ],
  [
    'go.mod',
    'module x\nrequire (\na/v10 v10.1.0\nb/v123 v123.0.0\ng.in/c.v10 v10.0.0\nd/v2/sub v1.0.0\ne/v1 v1.0.0\nf/v01 v1.0.0\n)\n',
    {
      a: 'v10.1.0',
      b: 'v123.0.0',
      'g.in/c': 'v10.0.0',
      'd/v2/sub': 'v1.0.0',
      'e/v1': 'v1.0.0',
      'f/v01': 'v1.0.0',
    },
  ],
  [
    'go.mod',
    'module x\nreplace a => b/v3 v0.0.0-2020\nreplace c => d/v2\n',
    { 'replace a': 'v3 v0.0.0-2020', 'replace c': 'v2' },
  ],
  [
    'build.gradle.kts',
    'api("com.example:lib-a:1.2")\nid("p.q")   version   "2.0"\nid( \'r.s\' ) version \'3.0\'\nlibVersion=\'5.3\'\n',
    { 'com.example:lib-a': '1.2', 'p.q': '2.0', 'r.s': '3.0', libVersion: '5.3' },
  ],
  ['Gemfile', "gem   'a' ,   '~> 1.0'  ,   '< 2'\ngem( 'b', '3' )\n", { a: '~> 1.0  ,   < 2', b: '3' }],
  ['Dockerfile', 'FROM   --platform=linux/amd64   --x=y\tnode:20   AS a\n', { node: '20' }],
  ['pom.xml', ' \n', {}],
  ['pom.xml', '<project><dependency><groupId>g</groupId><version>1</version></dependency></project>', {}],
  ['App.csproj', ' \n', {}],
  ['App.csproj', '<Project Include="no" Version="9"><PackageReference Include="A" Version="1"/></Project>', { a: '1' }],
  ['packages.config', '<packages><package id="A"></package><X><Version>9</Version></X></packages>', {}],
  [
    'Cargo.toml',
    'dependencies.top = \'0\'\n  [dependencies]\n\t\'a-b\' = \'1\'\n"c d" . version = "2"\ne . \'version\' = "3"\n[dependencies.\'f g\']\nversion = "4"\n[[bin]]\nversion = "5"\n',
    { top: '0', 'a-b': '1', 'c d': '2', e: '3', 'f g': '4' },
  ],
  ['Cargo.toml', '[dependencies]\n? a = "1"\n', undefined],
  ['Cargo.toml', '[dependencies]\na = "1"\nb = [\n"2"', { a: '1', b: '2' }],
  ['Cargo.toml', '[dependencies]\na = "1"\nb = """2', { a: '1', b: '' }],
  ['Pipfile', 'packages.a = "==1"\n[packagesx]\nversion = "2"\n', { a: '==1' }],
  ['pyproject.toml', '[build-system]\nbuild-backend = "no>=1"\nrequires = ["a>=1"]\n', { a: '>=1' }],
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
    ['log4j 2.1', 'log4j 2.3', 'none'],
    ['0.12.0', '0.13.0', 'major'],
    ['0.1.9', '0.1.10', 'none'],
    ['1.2', '1.2', 'none'],
    ['0.0.1', '0.0.2', 'none'],
    ['1.0', '0.0', 'major'],
    ['0.x', '0.1', 'major'],
    ['0.X.9', '0.*.3', 'none'],
    ['v10', '10.5', 'none'],
    ['1.2', '1', 'none'],
    ['123456789.0', '123456780.0', 'major'],
    [`${' '.repeat(299)}1`, '1', 'none'],
    [`${' '.repeat(300)}1`, '1', 'unknown'],
    ['a-1.0', 'b', 'unknown'],
    ['latest', '1.0', 'unknown'],
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
  ['npm-shrinkwrap.json', 'package.json', true],
  ['yarn.lock', 'package.json', true],
  ['a/yarn.lock', 'A/Package.json', true],
  ['pnpm-lock.yaml', 'package.json', true],
  ['pnpm-lock.yaml', 'pnpm-workspace.yaml', true],
  ['bun.lock', 'package.json', true],
  ['bun.lockb', 'package.json', true],
  ['poetry.lock', 'pyproject.toml', true],
  ['Pipfile.lock', 'Pipfile', true],
  ['Pipfile.lock', 'a/Pipfile.txt', false],
  ['uv.lock', 'pyproject.toml', true],
  ['pdm.lock', 'pyproject.toml', true],
  ['go.sum', 'a/go.mod', true],
  ['Gemfile.lock', 'Gemfile', true],
  ['composer.lock', 'composer.json', true],
  ['src/packages.lock.json', 'src/a/App.fsproj', true],
  ['src/packages.lock.json', 'src/App.vbproj', true],
  ['src/packages.lock.json', 'src/Directory.Packages.props', true],
  ['src/packages.lock.json', 'src/App.csproj.txt', false],
  ['gradle.lockfile', 'build.gradle', true],
  ['gradle.lockfile', 'build.gradle.kts', true],
  ['gradle.lockfile', 'gradle/libs.versions.toml', true],
  ['mix.lock', 'mix.exs', true],
  ['pubspec.lock', 'pubspec.yaml', true],
  ['Podfile.lock', 'Podfile', true],
  ['unknown.lock', 'package.json', undefined],
])('%s is explained by %s: %s', (lockfile, manifest, expected) => {
  expect(manifestsOf(lockfile)?.matches(manifest)).toBe(expected);
});

test('what a lockfile is written from is named', () => {
  expect(manifestsOf('a/pnpm-lock.yaml')?.names).toBe('package.json or pnpm-workspace.yaml');
});

test('P9: a manifest of more than 512,000 characters is not read', () => {
  const text = `a==1\n#${'x'.repeat(511_994)}`;
  expect([readManifest('requirements.txt', text), readManifest('requirements.txt', `${text}x`)]).toEqual([
    new Map([['a', '==1']]),
    undefined,
  ]);
  expect(readManifest('src/index.ts', 'a==1')).toBeUndefined();
});

test.each([
  'xpackage.json',
  'package.jsonc',
  'composer.json5',
  'requirements.md',
  'my constraints.txt',
  'pyproject.toml.bak',
  'Pipfiles',
  'setup.sh',
  'go.mods',
  'xpom.xml',
  'my gradle',
  'a.gradle.kt',
  'libs.toml',
  'x.cargo.toml',
  'a.csprojx',
  'a.bproj',
  'directory.other.props',
  'Gemfiles',
  'gems.rbx',
  'x.gemspecs',
  'my dockerfile',
  'a.dockerfiles',
  'xcomposer.json',
  'requirements.txtx',
  'mypyproject.toml',
  'xpipfile',
  'xsetup.py',
  'setup.pyx',
  'xgo.mod',
  'pom.xmlx',
  'my a.gradle',
  'my libs.versions.toml',
  'libs.versions.tomlx',
  'cargo.tomlx',
  'my a.csproj',
  'xgemfile',
  'my a.gemspec',
])('%s is no manifest', (path) => expect(isManifest(path)).toBe(false));
test.each([
  'a/App.CSPROJ',
  'Directory.Build.props',
  'directory.packages.targets',
  'x.gradle',
  'test-requirements.in',
  'requirements-dev.txt',
  'constraints-dev.txt',
  'abc.gemspec',
])('%s is a manifest', (path) => expect(isManifest(path)).toBe(true));
