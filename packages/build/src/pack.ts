/**
 * Lays out the npm package `agent-remediation`: the command line in one folder, with all that it reads beside it, and nothing to install.
 *
 *   node packages/build/src/pack.ts [FOLDER]      then: npm pack FOLDER
 *
 * Neither the root's manifest nor that of packages/cli is published: the first one would install this repository's own Node, the second one
 * depends on workspaces that are published nowhere. The folder mirrors the repository, so that a file finds its neighbours in both.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { licences } from './licences.ts';
import { ROOT } from './workspaces.ts';

/** What the commands read at run time, below the repository's root. */
const READ = [
  'LICENSE',
  'README.md',
  'action-templates',
  'docs/examples',
  'packages/guardrails/dist',
  'packages/simulator/generated',
  'packages/snapshot/page',
  // What the demo runs.
  ...['create-session', 'close-on-merge', 'reconcile'].flatMap((name) => [
    `actions/${name}/action.yml`,
    `actions/${name}/dist`,
  ]),
];

/** A package that is read as a file, and where the copy stands. */
const EXAMPLES = '@octokit/webhooks-examples';
const EXAMPLES_COPY = 'packages/simulator/generated/webhooks-examples.json';

/** A module says where it stands by its place in the repository, wherever the bundler has put it. */
const places: Plugin = {
  name: 'places',
  setup: (bundle) => {
    bundle.onLoad({ filter: /packages\/[\w-]+\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const at = (place: string): string => `new URL(${JSON.stringify(`../${place}`)}, import.meta.url).href`;
      const contents = text
        .replaceAll('import.meta.url', at(relative(ROOT, path)))
        .replaceAll(`import.meta.resolve('${EXAMPLES}')`, at(EXAMPLES_COPY));
      return { contents, loader: 'ts' };
    });
  },
};

const folder = resolve(process.argv[2] ?? `${ROOT}.cache/npm-package`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { metafile } = await build({
  entryPoints: { 'agent-remediation': `${ROOT}packages/cli/src/main.ts` },
  outdir: join(folder, 'dist'),
  bundle: true,
  // A command is a file of its own, and is loaded when it is called.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  conditions: ['source'],
  charset: 'utf8',
  legalComments: 'none',
  minifySyntax: true,
  metafile: true,
  plugins: [places],
  // Packages in CommonJS ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
for (const path of READ) cpSync(`${ROOT}${path}`, join(folder, path), { recursive: true });
const examples = fileURLToPath(import.meta.resolve(EXAMPLES));
cpSync(examples, join(folder, EXAMPLES_COPY));
writeFileSync(
  join(folder, 'licenses.txt'),
  licences([...Object.keys(metafile.inputs).map((path) => resolve(path)), examples]),
);
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
console.log(folder);

function manifest(): object {
  const root = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../../package.json', import.meta.url)), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  return {
    name: root['name'],
    version: root['version'],
    description: root['description'],
    license: root['license'],
    type: 'module',
    bin: { 'agent-remediation': 'dist/agent-remediation.js' },
    // Compiled: no Node that strips types is needed.
    engines: { node: '>=22' },
    repository: { type: 'git', url: 'git+https://github.com/agent-remediation/agent-remediation.git' },
  };
}
