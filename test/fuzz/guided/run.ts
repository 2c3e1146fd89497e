/**
 * `npm run test:fuzz -- [part of a name …] [--seconds 60]`: each reader of outside data under a fuzzer that watches which code an input
 * reaches and keeps what reaches more. Inputs are kept in `reports/fuzz/<reader>`, so that a next run goes on from there; one that
 * breaks a reader is written there as `crash-…` and fails the run. It needs a native library: Linux with glibc 2.38, macOS or Windows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'esbuild';
import type { Reader } from '../reader.ts';
import { READERS } from '../readers.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const REPORTS = `${ROOT}reports/fuzz/`;
const TARGET = `${REPORTS}target.cjs`;
/** Milliseconds for one input; the code counts its own steps meanwhile. */
const LONGEST_MS = 10_000;
/** Bytes of one input: what is slow by its size alone is another test's business. */
const LARGEST = 8_192;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
if (!/^[1-9]\d{0,5}$/u.test(values.seconds))
  throw new Error(`--seconds ${values.seconds}: allowed is a whole number from 1 on.`);
const chosen = READERS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
if (chosen.length === 0) throw new Error(`No reader. There are: ${READERS.map(({ name }) => name).join(', ')}`);

install();
await bundle();
const results = chosen.map(run);
console.log('\n| Reader | Inputs | Edges reached | Kept | Faults |\n|---|---|---|---|---|');
for (const { name, inputs, edges, kept, faults } of results)
  console.log(`| ${name} | ${inputs} | ${edges} | ${kept} | ${faults} |`);
const total = (of: 'inputs' | 'faults'): number => results.reduce((sum, result) => sum + result[of], 0);
console.log(`\n${results.length} readers, ${total('inputs')} inputs, ${total('faults')} faults`);
if (total('faults') > 0) process.exitCode = 1;

function install(): void {
  if (!existsSync(`${HERE}node_modules/@jazzer.js/core`)) {
    console.log('Installing the tools of this lane …');
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
    if (status !== 0) throw new Error('The tools of the fuzzing lane could not be installed.');
  }
  try {
    createRequire(import.meta.url)('@jazzer.js/fuzzer');
  } catch (error) {
    throw new Error(
      'The fuzzer has no native library for this system. It needs Linux with glibc 2.38, macOS or Windows.',
      {
        cause: error,
      },
    );
  }
}

/** One file that the fuzzer can count the branches of. */
async function bundle(): Promise<void> {
  mkdirSync(REPORTS, { recursive: true });
  const places: Plugin = {
    name: 'places',
    setup: (bundler) =>
      bundler.onLoad({ filter: /\/(?:packages|test)\/.*\.ts$/ }, async ({ path }) => ({
        // Each module keeps the place of its source, by which it finds its data.
        contents: (await readFile(path, 'utf8')).replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(path).href),
        ),
        loader: 'ts',
      })),
  };
  await build({
    entryPoints: [`${HERE}target.ts`],
    outfile: TARGET,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['source'],
    plugins: [places],
    logLevel: 'error',
  });
}

interface Result {
  readonly name: string;
  readonly inputs: number;
  readonly edges: number;
  readonly kept: number;
  readonly faults: number;
}

function run(reader: Reader): Result {
  const { name, right } = reader;
  const folder = `${REPORTS}${name.replaceAll(/[^A-Za-z0-9]+/gu, '-')}/`;
  const corpus = `${folder}corpus`;
  mkdirSync(corpus, { recursive: true });
  const seed = 'text' in right ? right.text : JSON.stringify(right.value);
  writeFileSync(`${corpus}/right`, seed);
  writeFileSync(`${folder}words`, dictionary(seed));
  const before = crashes(folder);
  // prettier-ignore
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      `${HERE}node_modules/@jazzer.js/core/dist/cli.js`, TARGET, corpus, '--timeout', String(LONGEST_MS), '--',
      `-max_total_time=${values.seconds}`, `-max_len=${LARGEST}`, `-artifact_prefix=${folder}`, `-dict=${folder}words`,
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, FUZZ_READER: name }, maxBuffer: 64 * 1_024 * 1_024 },
  );
  const told = `${stdout}${stderr}`;
  writeFileSync(`${folder}log`, told);
  const [inputs = '0'] = /(?<=#)\d+(?=\s+DONE)|(?<=^Done )\d+(?= runs)/mu.exec(told) ?? [];
  const [edges = '0'] = [...told.matchAll(/ cov: (\d+)/gu)].map(([, count = '0']) => count).slice(-1);
  const faults = crashes(folder) - before;
  if (faults > 0 || status !== 0) console.log(told.slice(-4_000));
  // A run that ends before it began has found nothing out.
  if (faults === 0 && (status !== 0 || inputs === '0'))
    throw new Error(`The fuzzer ended with ${String(status)} at ${name}`);
  console.log(`${name}: ${inputs} inputs, ${edges} edges, ${faults} faults`);
  return { name, inputs: Number(inputs), edges: Number(edges), kept: readdirSync(corpus).length, faults };
}

function crashes(folder: string): number {
  return readdirSync(folder).filter((file) => /^(?:crash|timeout|oom)-/u.test(file)).length;
}

/** Words of the right input and the marks of its form, as the fuzzer's dictionary. */
function dictionary(seed: string): string {
  const words = new Set([...(seed.match(/[\w.-]{2,40}|[^\w\s]{1,3}/gu) ?? []), '__proto__', 'constructor']);
  return [...words]
    .filter((word) => /^[\x20-\x7e]+$/u.test(word))
    .map((word) => `"${word.replaceAll(/["\\]/gu, '\\$&')}"\n`)
    .join('');
}
