/**
 * `npm run promises`: every promise with its full counts, one after the other, and one table: what was asked, what came out, how to run it
 * alone. `npm run promises -- P15 P16` runs some, `--workers 1` leaves room on a busy machine, `--write` keeps the rows in `results.json`
 * and renders `README.md` from it after each promise; `--render` does only that. Ends with 1 when a promise is not kept.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSummary } from '../mutation/summary.ts';
import { runTests } from './jest.ts';
import { PROMISES, type OurPromise } from './promises.ts';
import {
  combine,
  mutationFigures,
  readResults,
  tableOf,
  told,
  verdictOf,
  writeResults,
  type Figures,
  type Result,
} from './results.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, render: { type: 'boolean' }, workers: { type: 'string' } },
});
const unknown = positionals.filter((id) => !PROMISES.some((promise) => promise.id === id));
if (unknown.length > 0) {
  console.error(`No such promise: ${unknown.join(', ')}. There are P1 to P${PROMISES.length}.`);
  process.exit(2);
}
if (values.render === true) writeResults(readResults());
else runAll(PROMISES.filter(({ id }) => positionals.length === 0 || positionals.includes(id)));

function runAll(promises: readonly OurPromise[]): void {
  const usual = readResults().promises;
  const ended: Record<string, Result> = {};
  const minutes = minutesSince(performance.now());
  for (const [index, promise] of promises.entries()) {
    const { id, says } = promise;
    const before = usual[id] === undefined ? '' : `, ${usual[id].minutes.toFixed(1)} min the last time`;
    console.log(`[${index + 1}/${promises.length}, ${minutes().toFixed(1)} min] ${id} ${says}${before} …`);
    const result = measure(promise);
    ended[id] = result;
    tell(promise, result);
    if (values.write === true) write(id, result);
  }
  console.log(`\n${machine()}, Node ${process.version}\n\n${tableOf({ promises: ended, mutation: [] }, promises)}`);
}

/** After each promise, into what is there by then: what breaks off later loses nothing, and runs beside each other keep their rows. */
function write(id: string, result: Result): void {
  const { promises, mutation } = readResults();
  writeResults({
    promises: { ...promises, [id]: result },
    mutation: id === 'P18' ? readSummary() : mutation,
  });
}

function tell(promise: OurPromise, result: Result): void {
  const verdict = verdictOf(promise, result);
  if (verdict !== 'kept') process.exitCode = 1;
  const { passed, failed, figures, minutes } = result;
  console.log(`  ${verdict}: ${told(promise, figures)}`);
  console.log(`  ${passed} tests passed, ${failed.length} failed, ${minutes.toFixed(1)} min`);
  for (const name of failed) console.log(`  failed: ${name}`);
}

function measure(promise: OurPromise): Result {
  const minutes = minutesSince(performance.now());
  const folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const file = join(folder, 'figures.jsonl');
  try {
    const { id, tests, shared = [] } = promise;
    const options = { figures: file, workers: values.workers };
    const ended = [
      ...(tests.length > 0 ? [runTests(tests, options)] : []),
      ...(shared.length > 0 ? [runTests(shared, { ...options, naming: id })] : []),
    ];
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: commit(),
      node: process.version,
      machine: machine(),
      minutes: minutes(),
      passed: ended.reduce((sum, { passed }) => sum + passed, 0),
      failed: ended.flatMap(({ failed }) => failed),
      figures: { ...combine(promise, reports(id, file)), ...(id === 'P18' ? mutationFigures(readSummary()) : {}) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the tests reported for this promise; a shared file may report for others too. */
function reports(id: string, file: string): readonly Figures[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly promise: string; readonly figures: Figures })
    .filter(({ promise }) => promise === id)
    .map(({ figures }) => figures);
}

/** The commit, and whether anything but the results differs from it. */
function commit(): string {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const results = [':(exclude)test/promises/results.json', ':(exclude)test/promises/README.md'];
  const changed = git('status', '--porcelain', '--', '.', ...results) !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
}

function machine(): string {
  return `${process.platform}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
}

function minutesSince(start: number): () => number {
  return () => Math.round((performance.now() - start) / 6_000) / 10;
}
