import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOOK_NAMES } from '@agent-remediation/guardrails';
import { call, repository, runHook } from './shipped.test-support.ts';
import { measured } from '../promises/measured.ts';

/**
 * P13: at most 25 ms (p95) over an empty Node process for commands up to 4 kB; at most 1 s for 1 MB. Milliseconds mean something on a quiet
 * machine alone, so the full figure is a run of its own (PROMISES=1); otherwise a hook is compared with an empty process beside it.
 */
const FULL = process.env['PROMISES'] === '1';
const RUNS = FULL ? 200 : 9;
const MOST_TRIES = 20;
const folder = repository();
const empty = join(folder, 'empty.cjs');
writeFileSync(empty, '');

function run(file: string, input: string): number {
  for (let tries = 1; ; tries += 1) {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [file], {
      input,
      cwd: folder,
      env: { HOME: '/home/agent' },
    });
    const took = performance.now() - started;
    if (status === 0) return took;
    // On a busy machine its own deadline ends a hook: that says nothing about what it costs.
    const isLate = took > 1_600;
    if (FULL || !isLate || tries === MOST_TRIES) throw new Error(`${file} ended with ${status}: ${String(stderr)}`);
  }
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0;
const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

const line =
  'git log --oneline -5 && npm test -- --reporter dot 2>&1 | tail -20; for f in src/*.ts; do wc -l "$f"; done\n';
const command = line.repeat(Math.floor(4_096 / line.length));

/** Commands of a day's work, none twice: a guard that remembers what it judged gains nothing from them. */
const MIXED = [
  'git status --short && git log --oneline -5',
  `grep -rn "lodash.merge" src test --include='*.ts' | head -40`,
  "sed -n '1,120p' src/server/routes/users.ts",
  'npm run typecheck --silent 2>&1 | grep -c error || true',
  'mkdir -p tmp/report && npm audit --json > tmp/report/audit.json; wc -c tmp/report/audit.json',
  'cd packages/api && npm run lint -- --fix && cd ../..',
  "find . -name '*.test.ts' -not -path './node_modules/*' -newer package.json -print | sort | uniq -c",
  'if [ -f go.mod ]; then go test ./... -run TestParse -count=1; else echo "no go here"; fi',
  'python3 -m pytest -q tests/unit/test_parser.py -k "escape and not slow" --maxfail=1',
  'docker compose ps --format json | jq ".[].State"',
  'git diff --stat HEAD~1 -- src/ test/',
  'git checkout -b fix/finding-4711 && git add src/parse.ts test/parse.test.ts',
  "rg -n --hidden -g '*.ts' 'child_process' src | cut -d: -f1 | sort -u",
  "awk -F, 'NR>1 {sum+=$3} END {print sum/NR}' data/timings.csv",
  'cargo test --workspace --locked -- --nocapture 2>&1 | tee tmp/cargo.log | tail -5',
  'make -C build test 2> tmp/make.log || tail -40 tmp/make.log',
  'tar -czf tmp/report.tgz -C tmp report && ls -lh tmp/report.tgz',
  'node --test --test-reporter=spec test/server.test.js 2>&1 | tail -50',
].join('\n');

describe('a hook costs little (P13)', () => {
  const sizes = [
    ['one word', 'ls'],
    ['a mixed day', MIXED],
    ['4 kB', command],
  ] as const;
  const cells = HOOK_NAMES.flatMap((hook) => sizes.map(([size, text]) => ({ hook, size, text })));
  test.each(cells)('$hook, $size', ({ hook, size, text }) => {
    const input = call('Bash', { command: text }, { cwd: folder });
    const bare: number[] = [];
    const own: number[] = [];
    for (let at = 0; at < RUNS; at += 1) {
      bare.push(run(empty, input));
      own.push(run(join(folder, `.agent/hooks/${hook}.cjs`), input));
    }
    const over = p95(own) - p95(bare);
    console.log(
      `${hook}, ${size}: p95 ${p95(own).toFixed(1)} ms, bare Node ${p95(bare).toFixed(1)} ms, over ${over.toFixed(1)} ms; middle over ${(middle(own) - middle(bare)).toFixed(1)} ms; ${RUNS} runs`,
    );
    measured('P13', { 'over an empty process (p95, worst hook)': over });
    if (FULL) expect(over).toBeLessThanOrEqual(25);
    else expect(middle(own) / middle(bare)).toBeLessThanOrEqual(6);
  });

  const SIZE = FULL ? 1_000_000 : 100_000;
  test.each(HOOK_NAMES)(`%s, ${SIZE / 1_000} kB`, (hook) => {
    for (const text of [
      line.repeat(Math.floor(SIZE / line.length)),
      `echo ${'a'.repeat(SIZE)}`,
      `echo '${'x y '.repeat(SIZE / 4)}'`,
    ]) {
      const ms = run(join(folder, `.agent/hooks/${hook}.cjs`), call('Bash', { command: text }, { cwd: folder }));
      measured('P13', { 'for a command of 1 MB': ms });
      expect(ms).toBeLessThan(FULL ? 1_000 : 4_000);
    }
  });

  test('P13, P11: what never ends is blocked after 2 s', async () => {
    const endless = repository();
    writeFileSync(join(endless, '.agent/hooks/no-dangerous-shell.cjs'), 'for (;;) {}');
    const seconds: number[] = [];
    for (let at = 0; at < (FULL ? 3 : 1); at += 1) {
      const { status, ms } = await runHook(endless, 'no-dangerous-shell', { input: call('Bash', { command: 'ls' }) });
      expect(status).toBe(2);
      seconds.push(ms / 1_000);
    }
    measured('P13', { 'until what never ends is blocked': Math.min(...seconds) });
    // The least of a few: a busy machine only adds to the two seconds and to what starting the processes takes.
    expect(Math.min(...seconds)).toBeLessThan(FULL ? 2.5 : 12);
  });
});
