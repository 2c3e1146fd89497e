/**
 * Bundles each hook into one file that a repository vendors, beside the policy and its digest; with `--check`, compares with what is
 * committed. The files need Node alone: nothing to install, no network, no child process.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DEFAULT_POLICY } from './hooks/policy/default.ts';
import { DIGEST_FILE, digestOf, POLICY_FILE } from './hooks/policy/policy.ts';
import { HOOK_NAMES } from './hooks/names.ts';
import { SETTINGS_FILES } from './hooks/settings.ts';

/** Bytes of one hook (P13). */
const LARGEST_HOOK = 300_000;

const SOURCE = fileURLToPath(new URL('hooks/', import.meta.url));
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('../../../action-templates/agent/', import.meta.url));

const policy = `${JSON.stringify(DEFAULT_POLICY, null, 2)}\n`;
const files = new Map<string, string>([
  [`${DIST}${POLICY_FILE}`, policy],
  [`${DIST}${DIGEST_FILE}`, `${digestOf(policy)}  ${POLICY_FILE}\n`],
]);
const packages = new Set<string>();
for (const name of HOOK_NAMES) {
  const { code, inputs } = await bundle(name);
  if (code.length > LARGEST_HOOK) throw new Error(`${name} is larger than ${LARGEST_HOOK} bytes: ${code.length}`);
  files.set(`${DIST}${name}.cjs`, code);
  for (const input of inputs) packages.add(input);
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

async function bundle(name: string): Promise<{ readonly code: string; readonly inputs: readonly string[] }> {
  const result = await build({
    entryPoints: [`${SOURCE}${name}/main.ts`],
    bundle: true,
    write: false,
    metafile: true,
    // CommonJS starts some milliseconds faster than a module (P13); the one thing that it lacks is defined here.
    format: 'cjs',
    define: { 'import.meta.url': 'program' },
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    // Blanks and comments would put the larger hooks over the limit; names stay readable.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    alias: { debug: `${SOURCE}scan-secrets/no-debug.ts` },
    banner: {
      js: `// ${name}: built by packages/guardrails/src/build.ts. Licences: licenses.txt\nconst program=require('node:url').pathToFileURL(__filename).href;`,
    },
  });
  const code = result.outputFiles[0]?.text;
  if (code === undefined) throw new Error(`${name}: the bundler gave no file`);
  return {
    code,
    inputs: Object.keys(result.metafile.inputs).flatMap(
      (input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(input)?.[1] ?? [],
    ),
  };
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
