/** Whatever the size of a slice and wherever its end is guessed: the same verdict as of the whole. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Snapshot } from '../generated/types.ts';
import { Splitter, type Taken } from './splitter.ts';
import type { Verdict } from '../validate/verdict.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { validateBytes, validateSnapshot } from '../validate/validate.ts';

const SIZES = [50, 1_000, 20_000, 1, 400, 5_000].slice(0, documents(6, 6, 3));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const snapshot = (): Snapshot => generateSnapshot({ portfolios: 30, seed: 5 });

/** What stands in strings must not be taken for the end of a record, nor a list of objects for the list of portfolios. */
const DOCUMENTS: readonly (readonly [what: string, text: (compact: string) => string])[] = [
  ['compact', (compact) => compact],
  ['indented', (compact) => JSON.stringify(JSON.parse(compact), null, 2)],
  [
    'ends of records in strings',
    (compact) => compact.replaceAll(/"coverage_summary":"[^"]*"/g, '"coverage_summary":"},{},[{\\"},{"'),
  ],
  [
    'lists of objects in records',
    (compact) => compact.replaceAll('"copy_only":', '"more":[{},{},{"a":[{},{}]}],"copy_only":'),
  ],
  ['a list of objects behind the list', (compact) => `${compact.slice(0, -1)},"more":[{},{},{}]}`],
  ['a list of objects before the list', (compact) => compact.replace('{', '{"more":[{},{},{}],')],
  ['a comma too many', (compact) => compact.replace(',{"id"', ',,{"id"')],
  ['a comma too few', (compact) => compact.replace('},{"id"', '} {"id"')],
  ['cut off', (compact) => compact.slice(0, 40_000)],
  ['cut off behind a record', (compact) => compact.slice(0, compact.lastIndexOf(',{"id"'))],
  ['a bracket too many', (compact) => compact.replace('},{"id"', '}],{"id"')],
  ['small records', () => `{"portfolios":[${'{},\n'.repeat(500)}{}]}`],
  [
    'an incoherent document',
    (compact) =>
      compact
        .replaceAll('"total_portfolios":30', '"total_portfolios":31')
        .replaceAll('"asset-', '"asset-x-')
        .replace('"asset-x-', '"asset-'),
  ],
  [
    'records that are nested too deep',
    (compact) => compact.replaceAll('"copy_only":', `"more":${'['.repeat(80)}${']'.repeat(80)},"copy_only":`),
  ],
];

describe.each(DOCUMENTS)('%s', (_, text) => {
  let bytes: Uint8Array;
  let whole: Verdict;
  beforeAll(() => {
    bytes = bytesOf(text(JSON.stringify(snapshot())));
    whole = validateBytes('f', bytes, { sliceBytes: 2 ** 20, tierB: 'error', tierC: 'warn' });
  });

  test.each(SIZES)('in slices of %i bytes', async (sliceBytes) => {
    const options = { sliceBytes, tierB: 'error', tierC: 'warn' } as const;
    expect(judged(validateBytes('f', bytes, options))).toEqual(judged(whole));
    const open = (): AsyncIterable<Uint8Array> => chunks(bytes, sliceBytes * 3 + 1);
    expect(judged(await validateSnapshot({ file: 'f', open }, options))).toEqual(judged(whole));
  });
});

/** An unreadable document may have been read further or less far when it was given up. */
function judged(verdict: Verdict): unknown {
  return verdict.reason === 'snapshot-unreadable' ? { ...verdict, portfolios: 0 } : verdict;
}

/** Pieces of one buffer, which is used again, as a file is read. */
async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(size);
  for (let from = 0; from < bytes.length; from += size) {
    const chunk = bytes.subarray(from, from + size);
    buffer.set(chunk);
    yield buffer.subarray(0, chunk.length);
    buffer.fill(0);
  }
}

describe('seed 2: a document is read as it comes, not when it has come', () => {
  const HEAD = '{"portfolios":[';
  /** The pieces of a document go by, one push each; what the splitter has handed out after each of them. */
  function handed(pieces: readonly string[], answer: Taken = 'taken'): readonly (readonly [boolean, ...string[]])[] {
    let slices: string[] = [];
    const splitter = new Splitter(
      {
        head: (bytes) => void slices.push(`head ${Buffer.from(bytes).toString()}`),
        slice: ({ bytes }) => (slices.push(Buffer.from(bytes).toString()), answer),
      },
      64,
    );
    return pieces.map((piece) => {
      slices = [];
      return [splitter.push(bytesOf(piece)), ...slices] as const;
    });
  }

  test('records are handed out with the push that shows their end', () => {
    expect(handed([`${HEAD}{"a":1}`, ',{"a":2},{"a"', ':3}]', '}'])).toEqual([
      [true, `head ${HEAD}`],
      [true, '[{"a":1},{"a":2}]'],
      [true, '[{"a":3}]'],
      [true],
    ]);
  });

  test('nothing is handed out, and nothing more wanted, once the sink has said stop', () => {
    expect(handed([HEAD, '{"a":1},{"a":2}', ',{"a":3},{"a":4}', ']}'], 'stop')).toEqual([
      [true, `head ${HEAD}`],
      [false, '[{"a":1}]'],
      [false],
      [false],
    ]);
  });

  test('P9: what is nested too deep ends it at once', () => {
    expect(handed([HEAD, '['.repeat(62), '[', '{"a":1},{"a":2}'])).toEqual([
      [true, `head ${HEAD}`],
      [true],
      [false],
      [false],
    ]);
  });
});
