/**
 * `npm run test:mutation -- [area …] [--percent 10] [--seed 1] [--files part-of-a-path]`: breaks the code on purpose, piece by piece,
 * and counts how often a test falls (P18: at least 90 %). Without `--percent` every mutant is tried; with it, windows of lines are drawn
 * by seed, so that a figure can be made again. Survivors are listed with their place: each is a missing test or says nothing.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS, type Area } from './areas.ts';
import { PLUGIN } from './in-process/runner.ts';
import { recordArea, shareCaught } from './summary.ts';

/** Lines drawn together: most functions' inner statements fit. */
const WINDOW = 15;
/** P18. */
const BAR = 90;

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILED = mkdtempSync(join(tmpdir(), 'mutation-compiled-'));
const REPORTS = `${ROOT}reports/mutation`;

interface Count {
  readonly area: string;
  readonly killed: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly survivors: readonly string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    percent: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const unknown = positionals.find((name) => AREAS[name] === undefined);
if (unknown !== undefined) throw new Error(`No area ${unknown}. Allowed: ${Object.keys(AREAS).join(', ')}`);

install();
mkdirSync(REPORTS, { recursive: true });
const counts = (positionals.length > 0 ? positionals : Object.keys(AREAS)).map((name) => measure(name, AREAS[name]));
console.log('\n| Area | Mutants | Caught | Survived | No test reaches it | Caught, % |\n|---|---|---|---|---|---|');
for (const count of counts) console.log(row(count));
for (const { area, survivors } of counts)
  writeFileSync(`${REPORTS}/${reportOf(area)}.survivors.txt`, survivors.map((line) => `${line}\n`).join(''));
console.log(`\nSurvivors: reports/mutation/<area>.survivors.txt`);
rmSync(COMPILED, { recursive: true, force: true });
if (counts.some((counted) => shareCaught(mutantsOf(counted)) < BAR)) process.exitCode = 1;

function install(): void {
  if (existsSync(`${HERE}node_modules/@stryker-mutator/core`)) return;
  console.log('Installing the tools of this lane …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools of the mutation lane could not be installed.');
}

function measure(name: string, area: Area | undefined): Count {
  if (area === undefined) throw new Error(`No area ${name}`);
  const config = `${REPORTS}/${reportOf(name)}.config.json`;
  const report = `${REPORTS}/${reportOf(name)}.json`;
  writeFileSync(config, JSON.stringify(options(area, report), null, 2));
  const { status } = spawnSync(
    process.execPath,
    [`${HERE}node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', config],
    {
      cwd: ROOT,
      stdio: 'inherit',
      // Stripped sources and compiled code are kept: each mutant of a constant is tried in a fresh process.
      env: { ...process.env, MUTATION_TESTS: JSON.stringify(area.tests), NODE_COMPILE_CACHE: COMPILED },
    },
  );
  if (status !== 0) throw new Error(`Stryker ended with ${String(status)} in the area ${name}`);
  const counted = count(name, report);
  // After each area: a run that is broken off keeps what it has. A few files say nothing about their area.
  if (values.files === '')
    recordArea({
      area: name,
      percent: Number(values.percent),
      seed: values.seed,
      ...mutantsOf(counted),
      date: new Date().toISOString().slice(0, 10),
    });
  return counted;
}

/** Some files of an area have a report of their own, so that several can be tried side by side. */
function reportOf(area: string): string {
  return values.files === '' ? area : `${area}.${values.files.replaceAll('/', '-')}`;
}

function options(area: Area, report: string): Readonly<Record<string, unknown>> {
  return {
    plugins: [PLUGIN],
    testRunner: 'in-process',
    testRunnerNodeArgs: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    mutate: drawn(area.mutate),
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    concurrency: Number(values.workers),
    // A mutant of a constant runs all tests of its area in a fresh process: one that survives must not be counted as one that hangs.
    timeoutMS: 120_000,
    // The first run counts coverage and takes the tests one after the other; beside other work it needs more than Stryker's 5 minutes.
    dryRunTimeoutMinutes: 20,
    // Types are stripped, not checked: a mutant that would not compile is a mutant all the same.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    ignorePatterns: ['actions/*/dist', 'docs', 'reports', '.cache', 'packages/*/lib'],
    // Outside the tree: beside the sources, `npm test` would find the copies' tests and packages.
    tempDirName: mkdtempSync(join(tmpdir(), 'mutation-')),
    allowEmpty: true,
  };
}

/** The files of the globs, or the windows of their lines that the seed draws. */
function drawn(globs: readonly string[]): readonly string[] {
  const percent = Number(values.percent);
  const files = globs
    .flatMap((glob) => globSync(glob, { cwd: ROOT }))
    .filter(
      (file) =>
        file.includes(values.files) &&
        !/\.(?:test|cases|test-support)\.ts$|\/(?:generated|testing|fixtures)\//u.test(file),
    )
    .sort();
  if (percent >= 100) return files;
  return files.flatMap((file) => {
    const lines = readFileSync(ROOT + file, 'utf8').split('\n').length;
    const starts = Array.from({ length: Math.ceil(lines / WINDOW) }, (_, at) => at * WINDOW + 1);
    return starts
      .filter((start) => drawOf(`${values.seed} ${file} ${start}`) < percent)
      .map((start) => `${file}:${start}-${start + WINDOW - 1}`);
  });
}

/** A number from 0 to below 100 that depends on the text alone. */
function drawOf(text: string): number {
  return (createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32) * 100;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

function count(area: string, report: string): Count {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, mutant })));
  const having = (...states: string[]): typeof all => all.filter(({ mutant }) => states.includes(mutant.status));
  return {
    area,
    killed: having('Killed', 'Timeout').length,
    survived: having('Survived').length,
    uncovered: having('NoCoverage').length,
    survivors: having('Survived', 'NoCoverage').map(
      ({ file, mutant: { status, mutatorName, replacement = '', location } }) =>
        `${file}:${location.start.line}:${location.start.column} ${status} ${mutatorName} ${JSON.stringify(replacement.slice(0, 100))}`,
    ),
  };
}

function mutantsOf({ killed, survived, uncovered }: Count): { readonly mutants: number; readonly caught: number } {
  return { mutants: killed + survived + uncovered, caught: killed };
}

function row(counted: Count): string {
  const { area, survived, uncovered } = counted;
  const { mutants, caught } = mutantsOf(counted);
  return `| ${area} | ${mutants} | ${caught} | ${survived} | ${uncovered} | ${shareCaught({ mutants, caught }).toFixed(1)} |`;
}
