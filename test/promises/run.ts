/**
 * `npm run promises`: every promise with its full counts, one after the other, and one table: what was asked, what came out, how to run it
 * alone. Takes about an hour; `npm run promises -- P15 P16` runs some. Nothing is measured twice: the tests themselves hold the bars.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROMISES } from './promises.ts';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !PROMISES.some((promise) => promise.id === id));
if (unknown.length > 0) {
  console.error(`No such promise: ${unknown.join(', ')}. There are P1 to P${PROMISES.length}.`);
  process.exit(2);
}

const rows: string[] = [];
for (const { id, says, figure, tests } of PROMISES.filter(
  (promise) => asked.length === 0 || asked.includes(promise.id),
)) {
  const started = performance.now();
  const { passed, failed } = run(tests);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const isKept = failed === 0 && passed > 0;
  if (!isKept) process.exitCode = 1;
  rows.push(
    `| ${id} | ${says} | ${figure} | ${isKept ? 'kept' : '**not kept**'}: ${passed} tests passed, ${failed} failed, ${minutes} min | \`npm run promises -- ${id}\` |`,
  );
  console.log(`${id} ${isKept ? 'kept' : 'NOT KEPT'}: ${passed} passed, ${failed} failed, ${minutes} min`);
}
console.log(
  `\nNode ${process.version}, ${process.platform}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}\n`,
);
console.log(`| # | Promise | Figure asked | Result | Alone |\n|---|---|---|---|---|\n${rows.join('\n')}`);

function run(tests: readonly string[]): { readonly passed: number; readonly failed: number } {
  const folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const report = join(folder, 'result.json');
  const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  spawnSync('npx', ['jest', ...tests, '--json', '--outputFile', report, '--silent'], {
    env: { ...process.env, PROMISES: '1', NODE_OPTIONS: options },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as JestResult;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
