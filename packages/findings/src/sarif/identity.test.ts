import { describe, expect, test } from '@jest/globals';
import { FINDING_ID } from '@agent-remediation/conventions';
import fc from 'fast-check';
import { findingsOf, type Json, logOf, oneOf, read, resultOf } from './log.test-support.ts';

const idOf = async (result: Json, run: Json = {}) => (await oneOf(logOf([result], run))).id;
const printed = (hash: string, line: number) =>
  resultOf({ partialFingerprints: { primaryLocationLineHash: hash } }, 'a.ts', line);

describe('D2: a result keeps its id in the next scan', () => {
  test('is stable: a change of these values would orphan every claim that exists', async () => {
    expect(await idOf(resultOf())).toBe('sarif-R1-9864b24fbc45866f34e4');
    expect(await idOf(printed('39fa2ee980eb94b0:1', 3))).toBe('sarif-R1-94494c37e1b12986a41e');
  });

  const same: readonly [string, Json, Json][] = [
    ['the line moves', resultOf({}, 'a.ts', 3), resultOf({}, 'a.ts', 90)],
    [
      'a number in the message changes',
      resultOf({ message: { text: 'see line 3' } }),
      resultOf({ message: { text: 'see line 90' } }),
    ],
    ['the line moves, with a fingerprint', printed('abc:1', 3), printed('abc:1', 90)],
    [
      'the message changes, with a fingerprint',
      printed('abc:1', 3),
      { ...printed('abc:1', 3), message: { text: 'Other.' } },
    ],
    ['the severity changes', resultOf({ level: 'error' }), resultOf({ level: 'note' })],
    ['a fix is added', resultOf(), resultOf({ fixes: [{ description: { text: 'x' } }] })],
  ];
  test.each(same)('%s', async (_, before, after) => {
    expect(await idOf(after)).toBe(await idOf(before));
  });

  test('P9: a fingerprint that is no text, and has none of its own, breaks no reading', async () => {
    const odd = (hash: unknown): Json => resultOf({ partialFingerprints: { primaryLocationLineHash: hash } } as Json);
    expect(await idOf(odd([[{ toString: 0 }]]))).not.toBe(await idOf(odd([[{ toString: 1 }]])));
  });

  const others: readonly [string, Json, Json][] = [
    ['another file', resultOf({}, 'a.ts'), resultOf({}, 'b.ts')],
    ['another rule', resultOf(), resultOf({ ruleId: 'R2' })],
    ['another message', resultOf(), resultOf({ message: { text: 'Other.' } })],
    ['another fingerprint', printed('abc:1', 3), printed('abd:1', 3)],
    [
      'another fingerprint of another kind',
      resultOf({ fingerprints: { a: '1' } }),
      resultOf({ fingerprints: { a: '2' } }),
    ],
  ];
  test.each(others)('%s is another finding', async (_, before, after) => {
    expect(await idOf(after)).not.toBe(await idOf(before));
  });

  test('another tool is another finding; where the checkout lay is not', async () => {
    const run = (name: string, root: string) => ({
      tool: { driver: { name } },
      originalUriBaseIds: { SRCROOT: { uri: root } },
    });
    const at = (root: string) => resultOf({}, `${root}src/a.ts`);
    const one = await idOf(at('file:///one/'), run('S', 'file:///one/'));
    expect(await idOf(at('file:///two/'), run('S', 'file:///two/'))).toBe(one);
    expect(await idOf(at('file:///one/'), run('T', 'file:///one/'))).not.toBe(one);
  });

  test('results that are alike are numbered: one less after one is fixed, and no other one gets a new id', async () => {
    const ids = async (...lines: number[]) =>
      (await findingsOf(logOf(lines.map((line) => resultOf({}, 'a.ts', line))))).map(({ id }) => id);
    const three = await ids(3, 10, 20);
    expect(new Set(three).size).toBe(3);
    expect(await ids(3, 20)).toEqual(three.slice(0, 2));
    expect(await ids(4, 11, 21)).toEqual(three);
  });

  test('the same entry twice is one finding, told; two numbers in one message are two', async () => {
    const says = (text: string) => resultOf({ message: { text } });
    expect(await read(logOf([says('of g1'), says('of g1'), says('of g2')]))).toMatchObject({
      findings: [{}, {}],
      leftOut: [{ why: 'same-finding', count: 1 }],
    });
  });

  test('suppressing one of two that are alike gives the other one no new id', async () => {
    const both = await findingsOf(logOf([resultOf({}, 'a.ts', 3), resultOf({}, 'a.ts', 9)]));
    const [left] = await findingsOf(
      logOf([resultOf({ suppressions: [{ kind: 'inSource' }] }, 'a.ts', 3), resultOf({}, 'a.ts', 9)]),
    );
    expect(left?.id).toBe(both[1]?.id);
  });

  test('the set of identities holds what is below the severity and what is suppressed, with its rule', async () => {
    const log = logOf([
      resultOf({ level: 'note' }, 'a.ts'),
      resultOf({ suppressions: [{ kind: 'inSource' }] }, 'b.ts'),
      resultOf({ baselineState: 'absent' }, 'c.ts'),
    ]);
    const reading = await read(log, { atLeast: 'critical', identities: true });
    expect(reading).toMatchObject({ findings: [], ran: [{ tool: 'Scanner', rules: new Set(['R1']) }] });
    expect([...(reading.identities?.values() ?? [])]).toEqual([
      { tool: 'Scanner', id: 'R1' },
      { tool: 'Scanner', id: 'R1' },
    ]);
  });

  test('a run that failed did not run: nothing that is missing from it is gone', async () => {
    const reading = await read(logOf([resultOf()], { invocations: [{ executionSuccessful: false }] }), {
      identities: true,
    });
    expect(reading.ran).toEqual([]);
  });

  test('ids are legal, and differ where what is said differs', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const result = fc.record({ ruleId: text, text, uri: text });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(result, { maxLength: 6, selector: (entry) => JSON.stringify(entry).replace(/\d+/g, '#') }),
        async (entries) => {
          const results = entries.map(({ ruleId, text: said, uri }) =>
            resultOf({ ruleId, message: { text: said } }, uri),
          );
          const found = await findingsOf(logOf(results));
          for (const { id } of found) expect(id).toMatch(FINDING_ID);
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** An edit of a file: lines put in before a line, or one result's line taken out. */
describe('D2: the heuristic, measured', () => {
  test('lines put in anywhere: no id changes, with fingerprints or without', async () => {
    const place = fc.record({
      file: fc.integer({ min: 0, max: 3 }),
      line: fc.integer({ min: 1, max: 400 }),
      rule: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(place, { maxLength: 30, selector: (p) => JSON.stringify(p) }),
        fc.integer({ min: 1, max: 400 }),
        async (places, at) => {
          const log = (move: (line: number) => number) =>
            logOf(
              [...places]
                .sort((a, b) => a.line - b.line)
                .map(({ file, line, rule }) => resultOf({ ruleId: `R${rule}` }, `f${file}.ts`, move(line))),
            );
          const before = await findingsOf(log((line) => line));
          const after = await findingsOf(log((line) => (line >= at ? line + 7 : line)));
          expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        },
      ),
      { numRuns: 60 },
    );
  });
});
