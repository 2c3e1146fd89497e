/**
 * Bundles each hook into one file that a repository vendors, beside the parts that it loads when a call needs them, the policy and its
 * digest; with `--check`, compares with what is committed. The files need Node alone: nothing to install, no network, no child process.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { DEFAULT_POLICY } from './hooks/policy/default.ts';
import { DIGEST_FILE, digestOf, POLICY_FILE } from './hooks/policy/policy.ts';
import { HOOK_NAMES } from './hooks/names.ts';
import { SETTINGS_FILES } from './hooks/settings.ts';

/**
 * Modules that a hook loads only when a call needs what they export, as files of their own: V8 reads every character of a file before the
 * first line runs, and these are half of it (P13). A part that is missing or broken is a fault, which blocks (P11).
 */
const PARTS: Readonly<Record<string, { readonly module: string; readonly exports: readonly string[] }>> = {
  'shell-parser.cjs': { module: 'shell/whole-parser.ts', exports: ['parse'] },
  'secret-preset.cjs': { module: 'scan-secrets/preset.ts', exports: ['preset'] },
};

/** Bytes of one hook with the parts that it may load (P13). */
const LARGEST_HOOK = 300_000;

const SOURCE = fileURLToPath(new URL('hooks/', import.meta.url));
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('../../../action-templates/agent/', import.meta.url));

const policy = `${JSON.stringify(DEFAULT_POLICY, null, 2)}\n`;
const shipped = { SHIPPED_POLICY: JSON.stringify(policy), SHIPPED_DIGEST: JSON.stringify(digestOf(policy)) };
const files = new Map<string, string>([
  [`${DIST}${POLICY_FILE}`, policy],
  [`${DIST}${DIGEST_FILE}`, `${digestOf(policy)}  ${POLICY_FILE}\n`],
]);
const packages = new Set<string>();
/** Puts in the place of a part what loads it at the first call. */
const deferred: Plugin = {
  name: 'deferred-parts',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^\.\/[a-z-]+\.cjs$/ }, ({ path }) => ({ path, external: true }));
    // Beside the parser itself the hooks use only this one module of its package, which stands alone.
    bundler.onResolve({ filter: /^unbash$/ }, () => ({
      path: fileURLToPath(new URL('traversal.js', import.meta.resolve('unbash'))),
    }));
    bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!path.startsWith(SOURCE)) return undefined;
      const [file, part] = Object.entries(PARTS).find(([, { module }]) => path === SOURCE + module) ?? [];
      if (part === undefined) return { contents: withoutTables(readFileSync(path, 'utf8')), loader: 'ts' };
      const lines = part.exports.map(
        (name) => `export const ${name} = (given) => require('./${file}').${name}(given);`,
      );
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

/**
 * Takes the `u` from expressions that have an `i`. With both, V8 asks the Unicode tables for the other case of each letter, which costs a
 * young process several milliseconds (P13). The difference is that the long s and the sign for kelvin are no longer an s and a k.
 */
function withoutTables(source: string): string {
  return source.replace(
    /(?<=\S)\/([gmsy]*)(i?)([gmsy]*)u(?=[.,;)\]\s])/g,
    (flags, before: string, i: string, after: string) => (i === '' ? flags : `/${before}${i}${after}`),
  );
}

for (const [file, { module }] of Object.entries(PARTS))
  files.set(DIST + file, await bundled(file, `${SOURCE}${module}`, false));
for (const name of HOOK_NAMES) {
  const code = await bundled(`${name}.cjs`, `${SOURCE}${name}/main.ts`, true);
  const parts = Object.keys(PARTS).filter((file) => code.includes(file));
  const size = [code, ...parts.map((file) => files.get(DIST + file) ?? '')].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  if (size > LARGEST_HOOK) throw new Error(`${name} with its parts is larger than ${LARGEST_HOOK} bytes: ${size}`);
  files.set(`${DIST}${name}.cjs`, code);
}
files.set(`${DIST}licenses.txt`, licences([...packages].sort()));
for (const [name, text] of SETTINGS_FILES) files.set(TEMPLATES + name, text);

const check = process.argv.includes('--check');
const stale = [...files]
  .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  .map(([path]) => path);
if (!check) for (const path of stale) write(path, files.get(path) ?? '');
else if (stale.length > 0) {
  console.error(`Not what the sources give: ${stale.join(', ')}. Run: npm run bundle`);
  process.exitCode = 1;
}
for (const [path, text] of files)
  if (path.endsWith('.cjs')) console.log(`${path.slice(DIST.length)}: ${Math.round(text.length / 1_000)} kB`);

function write(path: string, text: string): void {
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  writeFileSync(path, text);
}

/** @param own whether it is a hook, whose names stay readable; a part is the code of others, published in readable form elsewhere */
async function bundled(file: string, entry: string, own: boolean): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    // CommonJS starts some milliseconds faster than a module (P13); the one thing that it lacks is defined here.
    format: 'cjs',
    define: { 'import.meta.url': 'program', ...shipped },
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    // Blanks and comments would put the larger hooks over the limit.
    minifyIdentifiers: !own,
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    alias: { debug: `${SOURCE}scan-secrets/no-debug.ts` },
    plugins: own ? [deferred] : [],
    banner: {
      js: `// ${file.slice(0, -4)}: built by packages/guardrails/src/build.ts. Licences: licenses.txt\nconst program=require('node:url').pathToFileURL(__filename).href;`,
    },
  });
  const code = result.outputFiles[0]?.text;
  if (code === undefined) throw new Error(`${file}: the bundler gave no file`);
  for (const input of Object.keys(result.metafile.inputs)) {
    const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(input)?.[1];
    if (folder !== undefined) packages.add(folder);
  }
  return code;
}

/** Name, version and licence text of every package in the bundles. */
function licences(folders: readonly string[]): string {
  return folders
    .map((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      const { name, version, license } = Object(manifest) as Record<string, string>;
      const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/iu.test(entry));
      const text =
        file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trimEnd();
      return `${name} ${version}\n${license}\n${text}\n`;
    })
    .join('\n');
}
