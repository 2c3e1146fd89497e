import { HOOK_NAMES } from '@agent-remediation/guardrails';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, repository } from '../guardrails/shipped.test-support.ts';
import type { Row, Section } from './row.ts';

const RUNS = Number(process.env['RUNS'] ?? 60);
/** P13, milliseconds over an empty Node process. */
const BAR = 25;
const LINE =
  'git log --oneline -5 && npm test -- --reporter dot 2>&1 | tail -20; for f in src/*.ts; do wc -l "$f"; done\n';

/** The guard hooks as an agent starts them, in turn with an empty process. */
export const hooks: Section = {
  title: 'Guard hooks',
  floor: 'an empty Node process',
  measure: () =>
    Promise.resolve([...over('`ls`', 'ls'), ...over('4 kB of commands', LINE.repeat(Math.floor(4_096 / LINE.length)))]),
};

function over(name: string, command: string): readonly Row[] {
  const folder = repository();
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  const input = call('Bash', { command }, { cwd: folder });
  const files = [empty, ...HOOK_NAMES.map((hook) => join(folder, `.agent/hooks/${hook}.cjs`))];
  const times = files.map((): number[] => []);
  for (let round = 0; round < RUNS; round += 1)
    for (const [index, file] of files.entries()) times[index]?.push(run(file, input, folder));
  const p95s = times.map(p95);
  return HOOK_NAMES.map((hook, index) => ({
    what: `${hook}, ${name}, p95 over bare Node's`,
    figure: (p95s[index + 1] ?? Number.NaN) - (p95s[0] ?? Number.NaN),
    unit: 'ms',
    bar: BAR,
  }));
}

function run(file: string, input: string, folder: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [file], { input, cwd: folder, env: { HOME: '/home/agent' } });
  if (status !== 0) throw new Error(`${file} ended with ${String(status)}`);
  return performance.now() - started;
}

function p95(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
