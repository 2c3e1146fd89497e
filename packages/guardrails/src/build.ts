/**
 * Bundles each hook into one file that a repository vendors, beside the parts that it loads when a call needs them, the policy and its
 * digest; with `--check`, compares with what is committed. The files need Node alone: nothing to install, no network, no child process.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { DEFAULT_POLICY } from './hooks/policy/default.ts';
import { DIGEST_FILE, digestOf, parsePolicy, POLICY_FILE } from './hooks/policy/policy.ts';
import { HOOK_NAMES } from './hooks/names.ts';
import { SETTINGS_FILES } from './hooks/settings.ts';

/** What of a module is loaded at its first call: its functions and, where it answers for certain names alone, that list and all other answers. */
interface Deferred {
  readonly exports: readonly string[];
  /** The function whose first argument is such a name, the export that lists them, and its answer for any other. */
  readonly named?: readonly [name: string, names: string, otherwise: string];
}

/**
 * Modules that a hook loads only when a call needs what they export, as files of their own: V8 reads every character of a file before the
 * first line runs, and these are most of it (P13). A part that is missing or broken is a fault, which blocks (P11).
 */
const PARTS: Readonly<Record<string, Readonly<Record<string, Deferred>>>> = {
  'shell-parser.cjs': {
    'shell/whole-parser.ts': { exports: ['parse'] },
    'shell/braces.ts': { exports: ['expandBraces'] },
  },
  'shell-starters.cjs': {
    'shell/starters.ts': {
      exports: ['startedByShell', 'foundItems', 'mayComeThrough', 'itemsOf', 'gitConfigWords', 'startsAnother'],
      named: ['startedByName', 'STARTING_NAMES', '[]'],
    },
  },
  'shell-writes.cjs': {
    'shell/writes.ts': { exports: ['writesOf', 'patchedPaths'] },
    'shell/unpacks.ts': { exports: ['unpacking', 'pipedWrites'] },
  },
  'rules-git.cjs': {
    'no-dangerous-shell/rules/git.ts': {
      exports: ['git', 'gh', 'httpClient', 'rewriter', 'gitEnvironment', 'apiInCode'],
    },
  },
  'rules-installers.cjs': {
    'no-dangerous-shell/rules/installers.ts': {
      exports: ['sourceVariable'],
      named: ['installerRule', 'INSTALLER_NAMES', 'undefined'],
    },
  },
  'rules-interpreters.cjs': {
    'no-dangerous-shell/rules/interpreters.ts': {
      exports: ['interpreterRule', 'consoleCommands', 'awk', 'sed', 'editor'],
    },
  },
  'rules-destructive.cjs': {
    'no-dangerous-shell/rules/destructive.ts': {
      exports: ['redirectionRules', 'forkBomb', 'makesFileSystem'],
      named: ['destructiveRule', 'DESTRUCTIVE_NAMES', 'undefined'],
    },
  },
  'rules-credentials.cjs': {
    'no-dangerous-shell/rules/credentials.ts': {
      exports: ['secretVariableRule', 'isNarrowed'],
      named: ['credentialRule', 'CREDENTIAL_NAMES', 'undefined'],
    },
  },
  'secret-preset.cjs': { 'scan-secrets/preset.ts': { exports: ['preset'] } },
};
/** Bytes of one hook with the parts that it may load (P13). */
const LARGEST_HOOK = 300_000;

const SOURCE = fileURLToPath(new URL('hooks/', import.meta.url));
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('../../../action-templates/agent/', import.meta.url));

const policy = `${JSON.stringify(DEFAULT_POLICY, null, 2)}\n`;
parsePolicy(policy);
const shipped = { SHIPPED_POLICY: JSON.stringify(policy), SHIPPED_DIGEST: JSON.stringify(digestOf(policy)) };
const files = new Map<string, string>([
  [`${DIST}${POLICY_FILE}`, policy],
  [`${DIST}${DIGEST_FILE}`, `${digestOf(policy)}  ${POLICY_FILE}\n`],
]);
const packages = new Set<string>();
/** Puts in the place of the modules of other parts what loads them at the first call. @param file the one that is made */
const deferred = (file: string): Plugin => ({
  name: 'deferred-parts',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^\.\/[a-z-]+\.cjs$/ }, ({ path }) => ({ path, external: true }));
    // Beside the parser itself the hooks use only this one module of its package, which stands alone.
    if (file !== 'shell-parser.cjs')
      bundler.onResolve({ filter: /^unbash$/ }, () => ({
        path: fileURLToPath(new URL('traversal.js', import.meta.resolve('unbash'))),
      }));
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(SOURCE)) return undefined;
      const module = path.slice(SOURCE.length);
      const part = Object.keys(PARTS).find((name) => Object.hasOwn(PARTS[name] ?? {}, module));
      return part === undefined || part === file
        ? { contents: withoutTables(readFileSync(path, 'utf8')), loader: 'ts' }
        : { contents: await loadersOf(part, module), loader: 'js' };
    });
  },
});

/** A module in whose functions the part is loaded. */
async function loadersOf(part: string, module: string): Promise<string> {
  const { exports = [], named } = PARTS[part]?.[module] ?? {};
  const load = (name: string): string => `(...given) => require('./${part}').${name}(...given)`;
  const lines = exports.map((name) => `export const ${name} = ${load(name)};`);
  if (named === undefined) return lines.join('\n');
  const [name, list, otherwise] = named;
  const all: unknown = Object(await import(SOURCE + module))[list];
  if (!Array.isArray(all) || all.length === 0) throw new Error(`${module} exports no list ${list}`);
  return [
    ...lines,
    `const names = /* @__PURE__ */ new Set(/* @__PURE__ */ ${JSON.stringify([...new Set(all)].join(' '))}.split(' '));`,
    `export const ${name} = (name, ...rest) => names.has(name) ? require('./${part}').${name}(name, ...rest) : ${otherwise};`,
  ].join('\n');
}

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

for (const [file, modules] of Object.entries(PARTS))
  files.set(DIST + file, await bundled(file, Object.entries(modules).map(exportsOf).join('\n')));
for (const name of HOOK_NAMES) {
  const code = await bundled(`${name}.cjs`, `import '${SOURCE}${name}/main.ts';`);
  const size = withParts(code).reduce((sum, { length }) => sum + length, 0);
  if (size > LARGEST_HOOK) throw new Error(`${name} with its parts is larger than ${LARGEST_HOOK} bytes: ${size}`);
  files.set(`${DIST}${name}.cjs`, code);
}
/** Plain assignments: what the bundler makes of `export` is half a kilobyte in each file. */
function exportsOf([module, { exports: functions, named }]: readonly [string, Deferred]): string {
  const names = [...functions, ...(named === undefined ? [] : [named[0]])];
  return [
    `import { ${names.join(', ')} } from '${SOURCE}${module}';`,
    ...names.map((name) => `exports.${name} = ${name};`),
  ].join('\n');
}

/** A program with every part that it may load, and what those may load. */
function withParts(code: string): readonly string[] {
  const found = new Set([code]);
  for (const text of found)
    for (const file of Object.keys(PARTS)) if (text.includes(`./${file}`)) found.add(files.get(DIST + file) ?? '');
  return [...found];
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

/** @param program code that imports what the file is to hold */
async function bundled(file: string, program: string): Promise<string> {
  const result = await build({
    stdin: { contents: program, resolveDir: SOURCE, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    // CommonJS starts some milliseconds faster than a module (P13); the one thing that it lacks is defined here.
    format: 'cjs',
    define: { 'import.meta.filename': '__filename', ...shipped },
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    // V8 reads every character before the first line runs: a quarter of them are long names (P13). Who reviews a hook reads the sources;
    // `--check` shows that they are what this file was made of.
    minify: true,
    lineLimit: 800,
    alias: { debug: `${SOURCE}scan-secrets/no-debug.ts` },
    plugins: [deferred(file)],
    banner: {
      js: `// ${file.slice(0, -4)}: built by packages/guardrails/src/build.ts. Licences: licenses.txt`,
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
