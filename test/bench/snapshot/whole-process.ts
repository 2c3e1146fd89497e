/**
 * A whole process that validates one file against a whole process that only parses it, interleaved. What is measured is one file, as
 * the bundle of an action is. Ratios of time on the wall and of processor time of the main thread, which is
 * nearly the same on a machine with nothing else to do and is disturbed less by others, and the largest resident size.
 */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manyEmpty, manyIds, writeSnapshot } from './documents.ts';
import { median, milliseconds, type Row } from '../row.ts';

/** What validate-file.ts prints; `processor`, of the main thread alone, in milliseconds, `resident` in MB. */
type Measured = {
  readonly reason: string;
  readonly located: number;
  readonly resident: number;
  readonly processor: number;
};

const PARSE = `JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8'));
const { user, system } = process.threadCpuUsage();
console.log(JSON.stringify({ processor: (user + system) / 1000 }));`;

export async function wholeProcess(pairs: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-bench-'));
  const file = join(folder, 'snapshot.json');
  const subject: Subject = { file, entry: join(folder, 'validate-file.mjs') };
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('validate-file.ts', import.meta.url))],
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['source'],
      outfile: subject.entry,
    });
    const rows: Row[] = [];
    writeSnapshot(file, 27.8e6);
    rows.push(...compare('whole process', subject, pairs, { reason: 'snapshot-valid', ratio: 1.35 }));
    writeSnapshot(file, 38e6, 100);
    rows.push(
      ...compare('invalid, 100 faults', subject, pairs, { reason: 'snapshot-invalid', ratio: 1.4, located: 100 }),
    );
    writeFileSync(file, manyEmpty());
    rows.push(
      ...compare('100,000 {} records', subject, pairs, { reason: 'snapshot-invalid', milliseconds: 250, located: 100 }),
    );
    writeFileSync(file, manyIds());
    rows.push(...compare('100,000 unique ids', subject, pairs, { reason: 'snapshot-valid' }));
    writeSnapshot(file, 279e6);
    const large = { reason: 'snapshot-valid', ratio: 1.05, resident: 160 };
    rows.push(...compare('whole process', subject, Math.min(pairs, 5), large));
    writeSnapshot(file, 569e6);
    rows.push(...compare('whole process', subject, 0, { reason: 'snapshot-valid' }));
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Subject = { readonly file: string; readonly entry: string };

type Bars = {
  readonly reason: string;
  readonly located?: number;
  /** Of JSON.parse of the whole file. */
  readonly ratio?: number;
  readonly milliseconds?: number;
  /** MB. */
  readonly resident?: number;
};

function compare(what: string, { file, entry }: Subject, count: number, bars: Bars): readonly Row[] {
  const parses: Run[] = [];
  const ours: Run[] = [];
  for (let pair = -1; pair < count; pair += 1) {
    const parse = count === 0 ? undefined : run(['-e', PARSE, file]);
    const our = run([entry, file]);
    if (our.reason !== bars.reason || our.located < (bars.located ?? 0)) throw new Error(JSON.stringify(our));
    if (pair < 0 && count > 0) continue;
    ours.push(our);
    if (parse !== undefined) parses.push(parse);
  }
  const name = `${what}, ${(statSync(file).size / 1e6).toFixed(1)} MB`;
  const wall = median(ours.map((each) => each.wall));
  const resident = Math.max(...ours.map((each) => each.resident));
  return [
    row(`${name}, median`, wall, 'ms', bars.milliseconds),
    ...(parses.length === 0 ? [] : ratios(name, ours, parses, bars.ratio)),
    row(`${name}, largest of ${ours.length}`, resident, 'MB resident', bars.resident),
  ];
}

function ratios(name: string, ours: readonly Run[], parses: readonly Run[], bar: number | undefined): readonly Row[] {
  const unit = '× JSON.parse';
  const pairs = ours.map(({ wall }, pair) => wall / (parses[pair]?.wall ?? Number.NaN));
  return [
    row(`${name}, median of ${pairs.length} pairs`, median(pairs), unit, bar),
    row(`${name}, least times`, least(ours, 'wall') / least(parses, 'wall'), unit, bar),
    row(
      `${name}, least processor times of the main thread`,
      least(ours, 'processor') / least(parses, 'processor'),
      unit,
      undefined,
    ),
  ];
}

function row(what: string, figure: number, unit: string, bar: number | undefined): Row {
  return bar === undefined ? { what, figure, unit } : { what, figure, unit, bar };
}

function least(runs: readonly Run[], what: 'wall' | 'processor'): number {
  return Math.min(...runs.map((each) => each[what]));
}

type Run = Measured & { readonly wall: number };

function run(args: readonly string[]): Run {
  let output = '';
  const wall = milliseconds(() => {
    const child = spawnSync(process.execPath, ['--max-old-space-size=8000', ...args], { encoding: 'utf8' });
    output = child.stdout;
    if (child.status !== 0) throw new Error(child.stderr.slice(0, 500));
  });
  const measured: Measured = JSON.parse(output);
  return { ...measured, wall };
}
