import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../../packages/build/src/tools.ts';
import {
  EXCEPTIONS,
  judge,
  readActionlint,
  readExceptions,
  readZizmor,
} from '../../packages/build/src/workflow-lint.ts';
import type { LintException, LintFinding } from '../../packages/build/src/workflow-lint.ts';
import { measured } from '../promises/measured.ts';

const finding: LintFinding = { rule: 'zizmor/x', file: 'a.yml', line: 3, message: 'bad' };
const exception: LintException = { rule: 'zizmor/x', files: ['a.yml'], reason: 'known', expires: '2027-01-02' };

describe('judge', () => {
  test.each<[string, readonly LintFinding[], readonly LintException[], readonly RegExp[]]>([
    ['a finding without an exception stays', [finding], [], [/^a\.yml:3 zizmor\/x: bad$/]],
    ['a finding with an exception is excused', [finding], [exception], []],
    [
      'an exception of another rule does not excuse',
      [finding],
      [{ ...exception, rule: 'zizmor/y' }],
      [/a\.yml:3/, /not needed/],
    ],
    [
      'an exception for another file does not excuse',
      [finding],
      [{ ...exception, files: ['b.yml'] }],
      [/a\.yml:3/, /not needed/],
    ],
    ['an unused exception fails', [], [exception], [/not needed for a\.yml/]],
    ['one file too many fails', [finding], [{ ...exception, files: ['a.yml', 'b.yml'] }], [/not needed for b\.yml/]],
    ['no reason fails', [finding], [{ ...exception, reason: ' ' }], [/no reason/]],
    ['an expired exception fails', [finding], [{ ...exception, expires: '2027-01-01' }], [/expired on 2027-01-01/]],
    ['a day in another form fails', [finding], [{ ...exception, expires: 'never' }], [/not yyyy-mm-dd/]],
  ])('%s', (_, findings, exceptions, expected) => {
    const complaints = judge(findings, exceptions, '2027-01-01');
    expect(complaints).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(complaints[index]).toMatch(pattern));
  });
});

describe('what the linters print', () => {
  test('actionlint', () => {
    const output = '[{"message":"m","filepath":"a.yml","line":3,"column":1,"kind":"syntax-check","snippet":"s"}]';
    expect(readActionlint(output)).toEqual([{ rule: 'actionlint/syntax-check', file: 'a.yml', line: 3, message: 'm' }]);
    expect(readActionlint('[]\n')).toEqual([]);
  });

  test('zizmor: the primary location counts', () => {
    const location = (kind: string, path: string, row: number): object => ({
      symbolic: { kind, key: { Local: { verbatim_path: path } } },
      concrete: { location: { start_point: { row, column: 0 } } },
    });
    const output = JSON.stringify([
      { ident: 'x', desc: 'm', locations: [location('Related', 'b.yml', 1), location('Primary', 'a.yml', 2)] },
    ]);
    expect(readZizmor(output)).toEqual([{ rule: 'zizmor/x', file: 'a.yml', line: 3, message: 'm' }]);
  });

  test.each([[''], ['{}'], ['[{"ident":5}]']])('an answer in another form is not a clean result: %j', (output) => {
    expect(() => readZizmor(output)).toThrow();
  });
});

test('the exceptions name files that exist, each rule and file once', () => {
  const exceptions = readExceptions(readFileSync(join(ROOT, EXCEPTIONS), 'utf8'));
  const pairs = exceptions.flatMap(({ rule, files }) => files.map((path) => `${rule} ${path}`));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(exceptions.flatMap(({ files }) => files).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each([['x: 1'], ['- rule: a'], ['- {rule: a, files: [], reason: r, expires: e}']])(
  'a malformed exceptions file is refused: %j',
  (text) => {
    expect(() => readExceptions(text)).toThrow();
  },
);

/** Without the tools the command says so and passes: then there is no figure. Every push runs it in a lane of its own. */
const FULL = process.env['PROMISES'] === '1';
(FULL ? test : test.skip)('P14: actionlint and zizmor find nothing beyond the listed exceptions', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--conditions=source', 'packages/build/src/workflow-lint.ts'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const [, findings, exceptions] = /, (\d+) findings, (\d+) exceptions/.exec(stdout) ?? [];
  if (findings !== undefined)
    measured('P14', {
      'findings of actionlint and zizmor': Number(findings),
      'exceptions with a reason': Number(exceptions),
    });
  expect([status, stderr]).toEqual([0, '']);
});
