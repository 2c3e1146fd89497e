import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FINDING_ID } from '@agent-remediation/conventions';
import fc from 'fast-check';
import { isWhole } from '../reading.ts';
import { readFindingList } from './index.ts';

const OPTIONS = {
  repository: { id: 42, name: 'acme/app' },
  others: [{ id: 43, name: 'acme/Other' }],
  atLeast: 'info',
} as const;
const readBytes = (bytes: Uint8Array) => readFindingList({ file: 'list.json', bytes }, OPTIONS);
const read = (data: unknown) => readBytes(Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)));
const entry = (fields: object = {}) => ({ id: 'SEC-1', title: 'A hole', severity: 'high', ...fields });

describe('a plain JSON list of findings', () => {
  test('seed 2.5: every attribute', () => {
    const reading = read({
      version: 1,
      tool: 'ours',
      findings: [
        entry({
          kind: 'code',
          explanation: 'Why it matters.',
          affected_location: { path: './src/a.ts', line: 3, column: 2 },
          rule: 'no-eval',
          reachable_path: 'main → eval',
          reachable: true,
          exploitability: 'public exploit',
          exploitable: true,
          epss: 0.5,
          confidence: 'high',
          validation_result: 'reproduced',
          suggested_fix: 'Remove eval.',
          artifacts: ['poc.txt'],
          aliases: ['issue-7', 'SEC-1'],
          opened_at: '2026-01-02T03:04:05Z',
          url: 'https://example.com/SEC-1',
        }),
      ],
    });
    expect(reading).toMatchObject({
      is: 'read',
      findings: [
        {
          id: 'SEC-1',
          kind: 'code',
          title: 'A hole',
          explanation: 'Why it matters.',
          severity: 'high',
          location: 'src/a.ts:3',
          reachablePath: 'main → eval',
          exploitability: 'public exploit',
          confidence: 'high',
          validationResult: 'reproduced',
          suggestedFix: 'Remove eval.',
          artifacts: ['https://example.com/SEC-1', 'poc.txt'],
          aliases: ['issue-7'],
          openedAt: new Date('2026-01-02T03:04:05Z'),
          rule: { tool: 'ours', id: 'no-eval' },
          signals: { isExploitable: true, isReachable: true, epss: 0.5 },
          repository: OPTIONS.repository,
        },
      ],
    });
    expect(isWhole(reading)).toBe(true);
  });

  test('the list may stand alone; an empty one is a scan that found nothing', () => {
    expect(read([entry()])).toMatchObject({ findings: [{ id: 'SEC-1', kind: 'generic' }] });
    expect(isWhole(read([]))).toBe(true);
    expect(read(`\ufeff${JSON.stringify([entry()])}`)).toMatchObject({ findings: [{}] });
  });

  test('a package is what ranking and clusters need', () => {
    const data = [
      entry({
        id: 'CVE-2021-23337',
        kind: 'dependency',
        package: { ecosystem: 'npm', name: 'lodash', manifest: 'package.json', fixed: '4.17.21' },
      }),
    ];
    expect(read(data)).toMatchObject({
      findings: [
        { location: 'lodash in package.json', place: { path: 'package.json' }, marks: [expect.stringMatching(/^m1-/)] },
      ],
    });
  });

  test('a finding may name another repository of the sweep, and no other one', () => {
    const reading = read([entry({ repository: 'ACME/other' }), entry({ id: 'SEC-2', repository: 'evil/x' })]);
    expect(reading).toMatchObject({
      findings: [{ repository: { id: 43 } }],
      leftOut: [{ why: 'unknown-repository', count: 1, examples: ['evil/x'] }],
    });
    expect(isWhole(reading)).toBe(false);
  });

  test('two findings with one id: alike is one, otherwise the second is told', () => {
    const alike = read([entry(), entry()]);
    expect(alike).toMatchObject({ findings: [{}], leftOut: [{ why: 'same-finding', count: 1 }] });
    expect(isWhole(alike)).toBe(true);
    const other = read([entry(), entry({ title: 'Another hole' })]);
    expect(other).toMatchObject({
      findings: [{ title: 'A hole' }],
      leftOut: [{ why: 'same-id', count: 1, examples: ['SEC-1'] }],
    });
    expect(isWhole(other)).toBe(false);
  });

  test.each([
    [{ severity: 'urgent' }, 'finding 2, `severity`: allowed are ["critical","high","medium","low","info"]'],
    [{ titel: 'x' }, 'finding 2: unknown key `titel`'],
    [{ id: undefined }, "finding 2: must have required property 'id'"],
    [{ id: '  ' }, 'finding 2, `id`: must match pattern "\\S"'],
    [{ affected_location: { path: 'a', line: 0 } }, 'finding 2, `affected_location.line`: must be >= 1'],
    [{ opened_at: 'yesterday' }, 'finding 2, `opened_at`: must match pattern'],
    [{ epss: 2 }, 'finding 2, `epss`: must be <= 1'],
  ])('an entry with %j is left out, and the fault named', (fields, says) => {
    const reading = read([entry(), entry({ id: 'SEC-2', ...fields })]);
    expect(reading).toMatchObject({ findings: [{}], seen: 2, leftOut: [{ why: 'malformed', count: 1 }] });
    expect(reading.is === 'read' && reading.leftOut[0]?.examples[0]?.startsWith(says)).toBe(true);
    expect(isWhole(reading)).toBe(false);
  });

  test.each<[string, unknown, string, string]>([
    ['no JSON', 'oops', 'not-json', 'list.json: '],
    ['nothing', '', 'not-json', 'list.json: '],
    ['another version', { version: 2, findings: [] }, 'invalid', '`version`: allowed are [1]'],
    ['an unknown key', { findings: [], extra: 1 }, 'invalid', 'unknown key `extra`'],
    ['no list', { findings: {} }, 'invalid', '`findings`: must be array'],
    ['a word', '"x"', 'invalid', 'must be object'],
    ['null', 'null', 'invalid', 'must be object'],
  ])('%s is refused', (_, data, why, says) => {
    const reading = read(data);
    expect(reading).toMatchObject({ is: 'unread', why, message: expect.stringContaining(says) });
    expect(isWhole(reading)).toBe(false);
  });

  test('bytes that are no UTF-8 are refused', () => {
    expect(readBytes(Buffer.from([0xff, 0xfe, 0x5b, 0x00]))).toMatchObject({ is: 'unread', why: 'not-json' });
  });

  test('P10: a path that leaves the repository is no place', () => {
    for (const path of ['../x', '/etc/passwd', 'C:\\x'])
      expect(read([entry({ affected_location: { path } })])).toMatchObject({
        findings: [expect.not.objectContaining({ place: expect.anything() })],
      });
  });

  test('whatever stands in the file, the reader does not throw, and ids are legal', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record({ id: text, title: text, severity: fc.constantFrom('high', 'low', 'x') }),
      fc.record({
        id: text,
        title: text,
        severity: fc.constant('high'),
        explanation: text,
        artifacts: fc.array(text),
        aliases: fc.array(text),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(odd, { maxLength: 6 }), fc.jsonValue()), (data) => {
        const reading = read(JSON.stringify(data));
        for (const { id } of reading.is === 'read' ? reading.findings : []) expect(id).toMatch(FINDING_ID);
      }),
      { numRuns: process.env['PROMISES'] === '1' ? 20_000 : 500 },
    );
  });

  test('the example of docs/findings.md is a list of this form', () => {
    const page = readFileSync(new URL('../../../../docs/findings.md', import.meta.url), 'utf8');
    const example = /```json\n([^`]+)```/.exec(page)?.[1] ?? '';
    const reading = read(example);
    expect([reading.is === 'read' && reading.findings.map(({ id }) => id), isWhole(reading)]).toEqual([
      ['SEC-104'],
      true,
    ]);
  });

  test('P9: a long list is read in little time', () => {
    const many = (count: number) =>
      Buffer.from(JSON.stringify(Array.from({ length: count }, (_, at) => entry({ id: `SEC-${at}` }))));
    const bytes = many(50_000);
    const started = process.cpuUsage();
    const reading = readBytes(bytes);
    const { user } = process.cpuUsage(started);
    expect(reading.is === 'read' && reading.findings.length).toBe(50_000);
    expect(user / 1_000).toBeLessThan(4_000);
  });
});
