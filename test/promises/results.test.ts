import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSummary, recordArea, shareCaught } from '../mutation/summary.ts';
import { measured } from './measured.ts';
import { PROMISES, type OurPromise } from './promises.ts';
import { asked, combine, mutationFigures, PAGE, readResults, render, rowOf, told, verdictOf } from './results.ts';
import type { Result } from './results.ts';

const PROMISE: OurPromise = {
  id: 'P0',
  says: 'All is well',
  bars: [
    { what: 'texts', atLeast: 1_000 },
    { what: 'violations', atMost: 0 },
    { what: 'for the slowest', unit: 'ms', atMost: 25, take: 'most' },
    { what: 'found', unit: '%', atLeast: 97, take: 'least' },
    { what: 'by the way' },
  ],
  tests: [],
};
const HELD = { texts: 1_234, violations: 0, 'for the slowest': 25, found: 97 };

const result = (more: Partial<Result> = {}): Result => ({
  date: '2026-01-02',
  commit: '1234567',
  node: 'v24.0.0',
  machine: 'linux, 2 × Processor',
  minutes: 1.25,
  passed: 12,
  failed: [],
  figures: HELD,
  ...more,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promises-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  const page = readFileSync(PAGE, 'utf8');

  test('is what results.json renders: npm run promises -- --render', () => {
    expect(page).toBe(render(readResults()));
  });

  test('has a row of each promise with the figure that is asked', () => {
    const rows = page.split('\n').filter((line) => /^\| P\d/u.test(line));
    expect(rows.map((row) => row.split(' | ').slice(0, 3))).toEqual(
      PROMISES.map((promise) => [`| ${promise.id}`, promise.says, asked(promise)]),
    );
  });

  test('says of each row when, at which commit, and how to run it alone', () => {
    expect(rowOf(PROMISE, result())).toEqual([
      'P0',
      'All is well',
      '≥ 1,000 texts; 0 violations; ≤ 25 ms for the slowest; ≥ 97 % found',
      '1,234 texts; 0 violations; 25 ms for the slowest; 97 % found',
      'kept, 12 of 12 tests passed',
      '2026-01-02, 1234567',
      '1.3',
      '`npm run promises -- P0`',
    ]);
    expect(rowOf(PROMISE, undefined)[4]).toBe('**not run**');
  });
});

describe('the verdict', () => {
  test.each<[string, Partial<Result>, string]>([
    ['all tests passed and every bar is held', {}, 'kept'],
    ['a figure beyond any bar', { figures: { ...HELD, 'by the way': 7 } }, 'kept'],
    ['too few', { figures: { ...HELD, texts: 999 } }, 'not kept'],
    ['one violation', { figures: { ...HELD, violations: 1 } }, 'not kept'],
    ['too slow', { figures: { ...HELD, 'for the slowest': 25.01 } }, 'not kept'],
    ['a share that would be rounded up', { figures: { ...HELD, found: 96.96 } }, 'not kept'],
    ['a figure that is no number', { figures: { ...HELD, found: Number.NaN } }, 'not kept'],
    ['one test failed', { failed: ['it works'] }, 'not kept'],
    ['no test ran', { passed: 0 }, 'not kept'],
    ['a figure that nobody reported', { figures: { texts: 1_000, violations: 0, found: 98 } }, 'not measured'],
  ])('%s', (_, more, verdict) => {
    expect(verdictOf(PROMISE, result(more))).toBe(verdict);
    expect(rowOf(PROMISE, result(more))[4]).toMatch(
      new RegExp(`^${verdict === 'kept' ? 'kept' : `\\*\\*${verdict}\\*\\*`}, `, 'u'),
    );
  });

  test('a figure below its bar and one that is missing are seen in the row', () => {
    expect(told(PROMISE, { texts: 999, violations: 0, found: 98 })).toBe(
      '**999 texts**; 0 violations; for the slowest: not reported; 98 % found',
    );
  });

  test('what another lane gives is named with the lane', () => {
    const p18 = PROMISES.find(({ id }) => id === 'P18');
    expect(p18 && told(p18, {})).toContain('areas: not run, see `npm run test:mutation`');
    expect(
      p18 && verdictOf(p18, result({ figures: { 'broken variants of the protocol': 30, 'of them not caught': 0 } })),
    ).toBe('not measured');
  });
});

test('reports are added up, or the least or the most of them is taken', () => {
  const figures = combine(PROMISE, [
    { texts: 2, 'for the slowest': 3, found: 99 },
    { texts: 5, 'for the slowest': 7, found: 98, unknown: 1 },
    { 'for the slowest': 4 },
  ]);
  expect(figures).toEqual({ texts: 7, 'for the slowest': 7, found: 98 });
});

test('a test reports into the file that the run names, and nowhere otherwise', () => {
  const before = process.env['PROMISES_FIGURES'];
  const file = join(folder, 'figures.jsonl');
  try {
    delete process.env['PROMISES_FIGURES'];
    measured('P4', { cells: 1 });
    expect(existsSync(file)).toBe(false);
    process.env['PROMISES_FIGURES'] = file;
    measured('P4', { cells: 1, wrong: 0 });
    measured('P6', { hits: 2 });
  } finally {
    if (before === undefined) delete process.env['PROMISES_FIGURES'];
    else process.env['PROMISES_FIGURES'] = before;
  }
  expect(readFileSync(file, 'utf8')).toBe(
    '{"promise":"P4","figures":{"cells":1,"wrong":0}}\n{"promise":"P6","figures":{"hits":2}}\n',
  );
});

describe('the mutation lane', () => {
  const area = (name: string, mutants: number, caught: number) => ({
    area: name,
    percent: 20,
    seed: '1',
    mutants,
    caught,
    date: '2026-01-02',
  });

  test('an area takes the place of its last run, the others stay', () => {
    const file = join(folder, 'summary.json');
    expect(readSummary(file)).toEqual([]);
    recordArea(area('ledger', 10, 1), file);
    recordArea(area('closure', 10, 9), file);
    recordArea(area('ledger', 200, 195), file);
    expect(readSummary(file)).toEqual([area('closure', 10, 9), area('ledger', 200, 195)]);
  });

  test('P18 counts the worst area, not the mean of all', () => {
    expect(mutationFigures([area('closure', 10, 8), area('ledger', 200, 200)])).toEqual({
      areas: 2,
      mutants: 210,
      'of the mutants caught, in the worst area': 80,
    });
    expect(mutationFigures([])).toEqual({});
    expect(mutationFigures([area('ledger', 0, 0)])).toEqual({});
    expect(shareCaught({ mutants: 0, caught: 0 })).toBe(100);
  });
});

test('a promise that is none ends with 2 and says which there are', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=source',
      fileURLToPath(new URL('run.ts', import.meta.url)),
      'P99',
    ],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([2, 'No such promise: P99. There are P1 to P22.\n']);
});
