/**
 * Bundles every action with ncc into its committed `dist/`; with `--check`, into memory, and compares. GitHub runs what is in `dist/`, so
 * it must be exactly what the sources give.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { licences } from './licences.ts';
import { actions, ROOT } from './workspaces.ts';

interface NccOutput {
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Uint8Array }>>;
  readonly stats: { readonly toJson: (options: object) => { readonly modules?: readonly StatsModule[] } };
}
interface StatsModule {
  readonly nameForCondition?: string | null;
  readonly modules?: readonly StatsModule[];
}
type Ncc = (input: string, options: object) => Promise<NccOutput>;
const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;

const check = process.argv.includes('--check');
// Names of actions limit it to these: `bundle.ts create-session`.
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const stale: string[] = [];
for (const folder of actions().filter((action) => named.length === 0 || named.includes(basename(action)))) {
  const files = await bundle(`${ROOT}${folder}/lib/main.js`);
  const dist = `${ROOT}${folder}/dist`;
  if (check) stale.push(...differences(dist, files).map((file) => `${folder}/dist/${file}`));
  else write(dist, files);
  console.log(
    `${folder}: ${[...files].map(([name, text]) => `${name} ${Math.round(text.length / 1_000)} kB`).join(', ')}`,
  );
}
if (stale.length > 0) {
  console.error(`Not what the sources give: ${stale.join(', ')}. Run: npm run bundle`);
  process.exitCode = 1;
}

async function bundle(input: string): Promise<ReadonlyMap<string, Buffer>> {
  const { code, assets, stats } = await ncc(input, { cache: false, quiet: true, minify: false, target: 'es2024' });
  const files = new Map([['index.js', Buffer.from(code)]]);
  for (const [name, { source }] of Object.entries(assets)) files.set(name, Buffer.from(source));
  for (const [name, text] of files) {
    // ncc leaves an import that it cannot resolve as this call, without a word; it would fail at run time only.
    if (text.includes('eval("require")')) throw new Error(`${input}: an import of ${name} could not be resolved`);
  }
  files.set(
    'licenses.txt',
    Buffer.from(licences(modulesOf(stats.toJson({ all: false, modules: true, nestedModules: true }).modules ?? []))),
  );
  return files;
}

/** Paths of all bundled modules; webpack hides some inside others when it joins them. */
function modulesOf(modules: readonly StatsModule[]): readonly string[] {
  return modules.flatMap(({ nameForCondition, modules: inner }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...modulesOf(inner ?? []),
  ]);
}

function differences(dist: string, files: ReadonlyMap<string, Buffer>): readonly string[] {
  const present = existsSync(dist) ? readdirSync(dist) : [];
  const changed = [...files]
    .filter(([name, data]) => !present.includes(name) || !readFileSync(`${dist}/${name}`).equals(data))
    .map(([name]) => name);
  return [...changed, ...present.filter((name) => !files.has(name))];
}

function write(dist: string, files: ReadonlyMap<string, Buffer>): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const [name, data] of files) writeFileSync(`${dist}/${name}`, data);
}
