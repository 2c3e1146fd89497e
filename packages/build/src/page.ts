/**
 * Builds the snapshot page: one HTML file with its script and style inside, and a content security policy that names both by hash.
 * With `--check` it compares with the committed file.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, transform } from 'esbuild';
import { generatedFile } from './generated-file.ts';
import { ROOT } from './workspaces.ts';

const SOURCES = 'packages/snapshot/src/page/';
const PAGE = 'packages/snapshot/page/index.html';

/** Bytes of compressed script: what a page that shows a document may weigh (issue 4). */
const MAX_SCRIPT_BYTES = 25_000;

/** What the page uses instead of larger modules that do the same, and more. */
const SHORT: Readonly<Record<string, string>> = {
  'packages/snapshot/src/build/routing.ts': `${SOURCES}no-policies.ts`,
  'packages/snapshot/src/validate/suggest.ts': `${SOURCES}no-suggestion.ts`,
  'packages/text/src/cap.ts': `${SOURCES}short-cap.ts`,
  'packages/snapshot/src/build/notices.ts': `${SOURCES}short-notices.ts`,
};

/** Keeps out what the page does not use. */
const small: Plugin = {
  name: 'small',
  setup: (bundle) => {
    // Our modules do nothing but define; the entry alone acts. A module of which nothing is used can go.
    bundle.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer, resolveDir }) => {
      const file = resolve(resolveDir, path).slice(ROOT.length);
      const short = importer.endsWith(SHORT[file] ?? '/') ? undefined : SHORT[file];
      return { path: `${ROOT}${short ?? file}`, sideEffects: false };
    });
    bundle.onResolve({ filter: /^@agent-remediation\/text$/ }, () => ({
      path: `${ROOT}packages/text/src/index.ts`,
      sideEffects: false,
    }));
  },
};

const script = await scriptOf(`${ROOT}${SOURCES}main.ts`);
const style = await minified('page.css', 'css');
const page = fill(read('page.html'), { CSP: policy(script, style), STYLE: style, DATA: '[]', SCRIPT: script });
const size = gzipSync(script, { level: 9 }).length;
console.log(
  `${PAGE}: ${page.length} bytes, ${gzipSync(page, { level: 9 }).length} compressed; script ${size} of at most ${MAX_SCRIPT_BYTES}`,
);
if (size > MAX_SCRIPT_BYTES) {
  console.error(`The page's script is ${size} bytes compressed; at most ${MAX_SCRIPT_BYTES} are allowed.`);
  process.exitCode = 1;
}
generatedFile(PAGE, page, 'npm run page');

async function scriptOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2024',
    charset: 'utf8',
    conditions: ['source'],
    platform: 'browser',
    plugins: [small],
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  // The parser of HTML ends a script at these, wherever they stand.
  if (/<\/script|<!--/i.test(text)) throw new Error('The script holds a text that would end it inside HTML.');
  return text;
}

async function minified(file: string, loader: 'css'): Promise<string> {
  const { code } = await transform(read(file), { loader, minify: true, target: 'chrome125' });
  return code.trim();
}

/** D23: nothing is allowed but our own script and style, and one address. Trusted types make innerHTML throw. */
function policy(scriptText: string, styleText: string): string {
  return [
    "default-src 'none'",
    `script-src ${hash(scriptText)}`,
    `style-src ${hash(styleText)}`,
    'connect-src https://api.github.com',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Each `%NAME%` once, without the space around it: a hash counts every character. What is put in is not searched again. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  const short = template.replace(/\n\s+/g, '\n');
  return short.replace(/\n?%([A-Z]+)%\n?/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The page's template asks for %${name}%.`);
    return part;
  });
}

function read(file: string): string {
  return readFileSync(`${ROOT}${SOURCES}${file}`, 'utf8');
}
