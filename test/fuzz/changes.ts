import { isDeepStrictEqual } from 'node:util';
import { nodes } from '../../packages/guardrails/src/hooks/shell/nodes.test-support.ts';
import { readQuickly } from '../../packages/guardrails/src/hooks/shell/quick.ts';
import { parse } from '../../packages/guardrails/src/hooks/shell/whole-parser.ts';
import { lockFormOf } from '../../packages/guardrails/src/pull-request/locks/lock.ts';
import { READS } from '../../packages/guardrails/src/pull-request/locks/read.cases.ts';
import { readManifest } from '../../packages/guardrails/src/pull-request/manifests/manifest.ts';
import { ofText, type Reader } from './reader.ts';

/** One of each kind, as its package manager writes it. */
const MANIFESTS: Readonly<Record<string, string>> = {
  'package.json': '{"dependencies": {"a": "^1.2.3"}, "overrides": {"a": "1.0.0", "b": {"c": "2.0.0", ".": "3.0.0"}}}',
  'composer.json': '{"require": {"php": ">=8.1", "v/p": "^2.0"}, "require-dev": {"v/t": "1.0.*"}}',
  'requirements.txt': '# web\nDjango==4.2.1 ; python_version > "3.8"\nrequests[socks]>=2.31,<3  # http\n-r other.txt\n',
  'pyproject.toml':
    '[project]\ndependencies = [\n  "a>=1.0", # why\n]\n[tool.poetry.dependencies]\nb = { version = "^2.0", extras = ["x"] }\n',
  Pipfile: '[packages]\na = "==1.0"\nb = {version = ">=2", extras = ["x"]}\n',
  'setup.cfg': '[options]\ninstall_requires =\n    a>=1.0\n    b\n',
  'go.mod':
    'module example.com/m\n\ngo 1.22\n\nrequire (\n\tgolang.org/x/text v0.3.7 // indirect\n)\nreplace a => b v1.0.0\n',
  'pom.xml':
    '<project><properties><v>1.0</v></properties><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>${v}</version></dependency></dependencies></project>',
  'build.gradle': 'dependencies {\n  implementation \'g:a:1.0\'\n  testImplementation("g:b:2.0")\n}\n',
  'libs.versions.toml': '[versions]\na = "1.0"\n[libraries]\nb = { module = "g:b", version.ref = "a" }\n',
  'Cargo.toml': '[dependencies]\na = "1.0"\n[dependencies.b]\nversion = "2"\nfeatures = ["x"]\n',
  'App.csproj':
    '<Project><ItemGroup><PackageReference Include="A" Version="1.0" /><PackageReference Include="B"><Version>2.0</Version></PackageReference></ItemGroup></Project>',
  Gemfile: "source 'https://gems.example'\ngem 'rails', '~> 7.0', require: false\n",
  Dockerfile: 'ARG V=1\nFROM --platform=linux/amd64 node:24-slim@sha256:00 AS build\nCOPY --from=alpine:3 / /\n',
};

const lines = (text: string): { readonly text: string; readonly line: number }[] =>
  text.split('\n').map((each, index) => ({ text: each, line: index + 1 }));

const LOCKS = new Map(READS.map(({ path, text }) => [path, text]));

/** Readers of what the guards and the contract judge: manifests, lockfiles, shell code. */
export const CHANGES: readonly Reader[] = [
  ...Object.entries(MANIFESTS).map(([path, text]) =>
    ofText(`manifest ${path}`, text, (given) => readManifest(path, given), {
      wrong: (read, given) =>
        given === text && (read?.size ?? 0) === 0 ? 'nothing is read of a right one' : undefined,
    }),
  ),
  ...[...LOCKS].map(([path, text]) =>
    ofText(`lockfile ${path}`, text, (given) => lockFormOf(path, true)?.read(lines(given)), {
      wrong: (read, given) => {
        const last = lines(given).length;
        const isOutside = read?.some(({ line }) => !(line >= 1 && line <= last));
        return isOutside === false ? undefined : 'an entry stands in a line that is not there';
      },
    }),
  ),
  ofText(
    'shell code, read quickly',
    'cd src && npm test -- --run | tail -5 > out 2>&1; for f in *.ts; do echo "$f"; done\n',
    readQuickly,
    {
      wrong: (script, text) => {
        if (script === undefined) return undefined;
        return isDeepStrictEqual(nodes(script), nodes(parse(text))) ? undefined : 'it is not what the parser reads';
      },
    },
  ),
];
