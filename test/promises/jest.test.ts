import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport, runTests } from './jest.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promises-jest-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('of a shared file the tests of one promise alone are run, with their figures', () => {
  const figures = join(folder, 'figures.jsonl');
  const { passed, failed } = runTests(['test/guardrails/settings'], { naming: 'P13', figures, workers: '1' });
  expect([passed, failed]).toEqual([1, []]);
  const reports = readFileSync(figures, 'utf8').trim().split('\n');
  expect(reports.length).toBeGreaterThan(1);
  for (const line of reports)
    expect(JSON.parse(line)).toEqual({ promise: 'P13', figures: { 'in the largest bundle': expect.any(Number) } });
}, 240_000);

test('a name that no test has is a failure, not a pass', () => {
  const { passed, failed } = runTests(['test/guardrails/settings'], {
    naming: 'P99',
    figures: join(folder, 'figures.jsonl'),
    workers: '1',
  });
  expect([passed, failed]).toEqual([0, [expect.stringContaining('no test ran of test/guardrails/settings')]]);
}, 240_000);

test('failed tests are named, and files that could not be run; what was left out is neither', () => {
  const file = (name: string, status: string, ...tests: readonly (readonly [string, string])[]) => ({
    name,
    status,
    message: status === 'failed' ? 'why it failed' : '',
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  });
  const report = {
    testResults: [
      file('a.test.ts', 'failed', ['a holds', 'passed'], ['a breaks', 'failed'], ['a waits', 'pending']),
      file('b.test.ts', 'failed'),
      file('c.test.ts', 'passed', ['c holds', 'passed'], ['c is left out', 'skipped']),
    ],
  };
  expect(readReport(JSON.stringify(report))).toEqual({ passed: 2, failed: ['a breaks', 'b.test.ts: why it failed'] });
});
