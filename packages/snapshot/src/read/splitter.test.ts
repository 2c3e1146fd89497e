/** Whatever the size of a slice and wherever its end is guessed: the same verdict as of the whole. */
import { describe, expect, test } from '@jest/globals';
import type { Verdict } from '../validate/verdict.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { validateBytes, validateSnapshot } from '../validate/validate.ts';

const SIZES = [1, 50, 400, 1_000, 5_000, 20_000] as const;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const snapshot = generateSnapshot({ portfolios: 30, seed: 5 });
const compact = JSON.stringify(snapshot);

/** What stands in strings must not be taken for the end of a record, nor a list of objects for the list of portfolios. */
const DOCUMENTS: readonly (readonly [what: string, text: string])[] = [
  ['compact', compact],
  ['indented', JSON.stringify(snapshot, null, 2)],
  [
    'ends of records in strings',
    compact.replaceAll(/"coverage_summary":"[^"]*"/g, '"coverage_summary":"},{},[{\\"},{"'),
  ],
  ['lists of objects in records', compact.replaceAll('"copy_only":', '"more":[{},{},{"a":[{},{}]}],"copy_only":')],
  ['a list of objects behind the list', `${compact.slice(0, -1)},"more":[{},{},{}]}`],
  ['a list of objects before the list', compact.replace('{', '{"more":[{},{},{}],')],
  ['a comma too many', compact.replace(',{"id"', ',,{"id"')],
  ['a comma too few', compact.replace('},{"id"', '} {"id"')],
  ['cut off', compact.slice(0, 40_000)],
  ['cut off behind a record', compact.slice(0, compact.lastIndexOf(',{"id"'))],
  ['a bracket too many', compact.replace('},{"id"', '}],{"id"')],
  ['small records', `{"portfolios":[${'{},\n'.repeat(500)}{}]}`],
  [
    'an incoherent document',
    compact
      .replaceAll('"total_portfolios":30', '"total_portfolios":31')
      .replaceAll('"asset-', '"asset-x-')
      .replace('"asset-x-', '"asset-'),
  ],
  [
    'records that are nested too deep',
    compact.replaceAll('"copy_only":', `"more":${'['.repeat(80)}${']'.repeat(80)},"copy_only":`),
  ],
];

describe.each(DOCUMENTS)('%s', (_, text) => {
  const bytes = bytesOf(text);
  const whole = validateBytes('f', bytes, { sliceBytes: 2 ** 20, tierB: 'error', tierC: 'warn' });

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
