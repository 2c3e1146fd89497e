import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWhole } from '../reading.ts';
import { MAX_HELD_BYTES, SLICE_BYTES } from './limits.ts';
import { type Json, logOf, read, resultOf } from './log.test-support.ts';
import { Splitter } from './splitter.ts';

/** What the splitter hands out, put together again. */
function cut(
  text: string,
  size: number,
): { readonly results: readonly unknown[]; readonly envelope: string; readonly slices: number } {
  const results: unknown[] = [];
  let slices = 0;
  const splitter = new Splitter({
    run: () => true,
    slice: ({ bytes, isGuess }) => {
      try {
        results.push(...(JSON.parse(bytes.toString('utf8')) as unknown[]));
      } catch (error) {
        if (isGuess) return 'not-results';
        throw error;
      }
      slices += 1;
      return 'taken';
    },
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) splitter.push(bytes.subarray(at, at + size));
  splitter.end();
  return { results, envelope: splitter.envelope(), slices };
}

describe('cutting a log into results and envelope', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const tricky = fc.constantFrom('},{"ruleId"', '"results":[', '\\', '"', ']', '}],"', '\u2028', '漏', '\ud83d\ude00');
  const entry = fc.oneof(
    value,
    fc.record({
      ruleId: tricky,
      message: fc.record({ text: tricky }),
      properties: value,
      locations: fc.array(value, { maxLength: 3 }),
    }),
  );

  test('gives what JSON.parse gives, however it is written and however it arrives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(entry, { maxLength: 8 }), { maxLength: 3 }),
        value,
        fc.constantFrom(undefined, 1, 2, '\t'),
        fc.integer({ min: 1, max: 300 }),
        fc.boolean(),
        (lists, other, indent, size, isLate) => {
          const runs = lists.map((results) =>
            isLate
              ? { results, tool: other, results2: [other] }
              : { tool: { results: [1] }, properties: other, results },
          );
          const log = { results: [other], runs, properties: { runs: [{ results: [3] }] } };
          const { results, envelope } = cut(JSON.stringify(log, null, indent), size);
          expect(results).toEqual(JSON.parse(JSON.stringify(lists.flat())));
          expect(JSON.parse(envelope)).toEqual(
            JSON.parse(JSON.stringify({ ...log, runs: runs.map((run) => ({ ...run, results: [] })) })),
          );
        },
      ),
      { numRuns: process.env['PROMISES'] === '1' ? 20_000 : 400 },
    );
  });

  test.each([
    ['small', undefined],
    ['indented', 2],
  ])('%s results in their thousands are cut where they end', (_, indent) => {
    const all = Array.from({ length: 1_500 }, (_entry, at) =>
      resultOf({ properties: { nested: [{ ruleId: 1 }, { ruleId: 2 }] } }, `f${at}.ts`),
    );
    const text = JSON.stringify(logOf(all), null, indent);
    for (const size of [1_000, SLICE_BYTES, text.length]) {
      const { results, slices } = cut(text, size);
      expect(results).toEqual(all);
      expect(slices).toBeGreaterThan(text.length / SLICE_BYTES / 4);
      expect(slices).toBeLessThan((4 * text.length) / Math.min(size, SLICE_BYTES) + 4);
    }
  });

  test('results that look alike inside, of all sizes up to a megabyte', () => {
    const all = [1, 200_000, 3, 1_000_000, 5].map((length) => ({
      message: { text: '},{"message":'.repeat(length / 13) },
      locations: [{ message: 1 }, { message: 2 }],
    }));
    expect(cut(JSON.stringify(logOf(all)), SLICE_BYTES).results).toEqual(all);
  });
});

describe('a log is read in bounded memory', () => {
  const many = (count: number): Json[] =>
    Array.from({ length: count }, (_, at) =>
      resultOf({ message: { text: `${'x'.repeat(20_000)} ${at}` } }, `f${at}.ts`),
    );
  const count = Math.ceil(MAX_HELD_BYTES / 20_000) + 100;

  test('rules behind more results than are held: the log is read twice, with the same findings', async () => {
    const results = many(count);
    const { tool: _, ...late } = (logOf(results)['runs'] as Json[])[0] ?? {};
    const tool = { driver: { name: 'Scanner', rules: [{ id: 'R1', properties: { 'security-severity': '9.9' } }] } };
    let passes = 0;
    const bytes = Buffer.from(JSON.stringify({ version: '2.1.0', runs: [{ ...late, tool }] }));
    const { readSarif } = await import('./index.ts');
    const chunks = () => {
      passes += 1;
      return [bytes];
    };
    const reading = await readSarif(
      { file: 'x', chunks },
      { repository: { id: 1, name: 'a/b' }, atLeast: 'critical', keep: 10 },
    );
    expect(passes).toBe(2);
    const early = await read(
      { version: '2.1.0', runs: [{ tool, ...late }] },
      { atLeast: 'critical', keep: 10, repository: { id: 1, name: 'a/b' }, size: SLICE_BYTES },
    );
    expect(reading).toEqual({ ...early, of: 'x' });
    expect(reading).toMatchObject({ seen: count, findings: { length: 10 } });
  });

  test('a log that is made while it is read, of 40 MB (with PROMISES=1 of 200 MB), leaves no more than what is kept', async () => {
    const { readSarif } = await import('./index.ts');
    const pieces = process.env['PROMISES'] === '1' ? 200 : 40;
    let most = 0;
    const chunks = function* () {
      yield Buffer.from(JSON.stringify(logOf([])).replace(/"results":.*$/, '"results":['));
      for (let piece = 0; piece < pieces; piece += 1) {
        const results = Array.from({ length: 1_000 }, (_, at) =>
          resultOf({ message: { text: 'x'.repeat(850) } }, `${piece}/${at}.ts`),
        );
        yield Buffer.from(`${piece === 0 ? '' : ','}${JSON.stringify(results).slice(1, -1)}`);
        most = Math.max(most, process.memoryUsage().heapUsed);
      }
      yield Buffer.from(']}]}');
    };
    const before = process.memoryUsage().heapUsed;
    const reading = await readSarif({ file: 'x', chunks }, { repository: { id: 1, name: 'a/b' }, atLeast: 'high' });
    expect(reading).toMatchObject({ is: 'read', seen: pieces * 1_000, findings: { length: 1_000 } });
    expect((most - before) / 2 ** 20).toBeLessThan(100);
  });

  test('P9: what nests too deep or goes on without end is a fault, soon', async () => {
    const bomb = `{"version":"2.1.0","runs":[{"results":[{"properties":${'['.repeat(1_000_000)}`;
    const started = process.cpuUsage();
    for (const text of [
      bomb,
      '['.repeat(1_000_000),
      `{"version":"2.1.0","runs":${'['.repeat(1_000_000)}`,
      '{"version":"2.1.0","runs":[{"results":["',
    ])
      expect(isWhole(await read(text))).toBe(false);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(4_000);
  });

  test('P9: names of the language itself are names like others', async () => {
    const text = JSON.stringify(
      logOf([resultOf({ ruleId: 'constructor' }), resultOf({ ruleId: '__proto__' })]),
    ).replace('"results"', '"__proto__":{"tool":1},"originalUriBaseIds":{"__proto__":{"uri":"x/"}},"results"');
    const reading = await read(text.replaceAll('"uri":"src/a.ts"', '"uri":"a.ts","uriBaseId":"__proto__"'));
    expect(reading).toMatchObject({
      is: 'read',
      findings: [{ rule: { id: 'constructor' } }, { rule: { id: '__proto__' } }],
    });
    expect(({} as Json)['tool']).toBeUndefined();
  });

  test('what is in a log never makes the reader throw', async () => {
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('', 'x', -1, 1e99, null, [], {}));
    const field = fc.constantFrom(
      'ruleId',
      'ruleIndex',
      'rule',
      'level',
      'kind',
      'message',
      'locations',
      'codeFlows',
      'stacks',
      'fixes',
      'suppressions',
      'partialFingerprints',
      'fingerprints',
      'properties',
      'provenance',
      'attachments',
      'workItemUris',
    );
    const table = fc.constantFrom(
      'tool',
      'artifacts',
      'originalUriBaseIds',
      'invocations',
      'versionControlProvenance',
      'threadFlowLocations',
      'externalPropertyFileReferences',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, odd), fc.dictionary(table, odd), odd, async (fields, run, other) => {
        const reading = await read(logOf([resultOf(fields), fields, other], run), { identities: true });
        expect(reading).toMatchObject({ is: 'read', seen: 3 });
      }),
      { numRuns: process.env['PROMISES'] === '1' ? 20_000 : 500 },
    );
  });
});
