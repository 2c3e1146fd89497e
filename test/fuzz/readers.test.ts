import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../acceptance/world.ts';
import { near, torn } from './documents.ts';
import { faultOf, type Reader } from './reader.ts';
import { READERS } from './readers.ts';
import { measured } from '../promises/measured.ts';

const RUNS = runs(5_000, 60);
/** Milliseconds of processor time for one input: what else runs on the machine does not count. */
const LONGEST_MS = 2_000;

const shared = (): string =>
  JSON.stringify(
    [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((each) =>
      Reflect.ownKeys(each).map(String),
    ),
  );

/** What earlier tests left to be collected is counted too: what is slow is so each time. */
const TRIES = 3;

/** What is wrong with how a reader takes an input, or nothing. */
async function take(reader: Reader, input: unknown): Promise<string | undefined> {
  for (let left = TRIES; ; left -= 1) {
    const before = process.cpuUsage();
    const fault = await faultOf(reader, input);
    const { user, system } = process.cpuUsage(before);
    if (fault !== undefined || user + system < LONGEST_MS * 1_000) return fault;
    if (left === 1) return `took ${Math.round((user + system) / 1_000)} ms`;
  }
}

describe('P9: every reader of outside data takes anything', () => {
  test.each(READERS.map((reader) => [reader.name, reader] as const))(
    '%s: ends with a result or with its own error, in time, and leaves what all objects share alone',
    async (_, reader) => {
      const { right } = reader;
      let calls = 0;
      const counted: Reader = {
        ...reader,
        read: (input) => {
          calls += 1;
          return reader.read(input);
        },
      };
      const inputs: fc.Arbitrary<unknown> = 'text' in right ? texts(right.text) : near(right.value);
      const before = shared();
      let count = 0;
      expect(await take(counted, 'text' in right ? right.text : right.value)).toBeUndefined();
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          count += 1;
          expect(await take(counted, input)).toBeUndefined();
        }),
        { numRuns: RUNS },
      );
      expect(calls).toBeGreaterThan(count);
      measured('P9', { 'inputs into readers of outside data': count });
      expect(shared()).toBe(before);
    },
    runs(600_000, 60_000),
  );

  test('the right inputs are right: a reader that refused them all would pass as well', async () => {
    const refused: string[] = [];
    for (const { name, right, read } of READERS) {
      try {
        await read(('text' in right ? right.text : right.value) as never);
      } catch {
        refused.push(name);
      }
    }
    expect(refused).toEqual([]);
  });
});

/** A right text, torn; where it is JSON, also one that is still JSON. */
function texts(text: string): fc.Arbitrary<string> {
  const value = json(text);
  if (value === undefined) return torn(text);
  return fc.oneof(
    torn(text),
    near(value).map((changed) => JSON.stringify(changed)),
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Texts by which careless patterns and recursive readers take too long, by their size. */
const BOMBS: Readonly<Record<string, (size: number) => string>> = {
  'open brackets': (size) => '['.repeat(size),
  'nested objects': (size) => '{"a":'.repeat(size / 5),
  spaces: (size) => `${' '.repeat(size)}x`,
  'back-ticks': (size) => '`'.repeat(size),
  'open comments': (size) => '<!--'.repeat(size / 4),
  references: (size) => '#1 '.repeat(size / 3),
  'list marks': (size) => '- '.repeat(size / 2),
  escapes: (size) => `"${'\\u0000'.repeat(size / 6)}"`,
  zeros: (size) => `[${'0,'.repeat(size / 2)}0]`,
  'line ends': (size) => '\n'.repeat(size),
};
/** Readers of whole repositories' files look at a text several times. */
const SIZE = 200_000;

describe('P9: no reader is slow on a bomb', () => {
  test.each(READERS.filter(({ right }) => 'text' in right).map((reader) => [reader.name, reader] as const))(
    '%s',
    async (_, reader) => {
      for (const [name, make] of Object.entries(BOMBS))
        expect([name, await take({ ...reader, throws: () => true }, make(SIZE))]).toEqual([name, undefined]);
    },
    60_000,
  );
});
