/** The short way and the long way say the same, or the short way says nothing. */
import { expect, test } from '@jest/globals';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { plantFault } from '../testing/mutate.ts';
import { Random } from '../testing/random.ts';
import { STYLES, write } from '../testing/write.ts';
import { validateFaultless } from './faultless.ts';
import { validateFiles } from './validate-files.ts';
import type { FileReader } from './workspace.ts';

const COUNT = documents(10_000, 200, 10);

async function* piece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** A workspace that holds one text under every name. */
function reader(text: string | Uint8Array): FileReader {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const whole = (maxBytes: number) => (bytes.length > maxBytes ? undefined : bytes);
  return (file) => Promise.resolve({ is: 'file', file, open: () => piece(bytes), whole });
}

const good = (): string => JSON.stringify(generateSnapshot({ portfolios: 3 }));

test(`${COUNT} valid snapshots, however they are written: the verdict of the long way`, async () => {
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const random = new Random(seed);
    const { text } = write(generateSnapshot({ portfolios: random.integer(0, 6), seed }), random.pick(STYLES));
    const short = await validateFaultless(['f'], reader(text), {});
    expect([seed, short]).toEqual([seed, await validateFiles(['f'], '', reader(text))]);
  }
});

test(`${COUNT} planted faults: left to the long way`, async () => {
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const random = new Random(seed);
    const { document } = plantFault(generateSnapshot({ portfolios: random.integer(1, 6), seed }), random);
    expect([seed, await validateFaultless(['f'], reader(JSON.stringify(document)), {})]).toEqual([seed, undefined]);
  }
});

/** One byte of a summary is none of UTF-8. */
function badUtf8(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  bytes[bytes.indexOf('"coverage_summary":"') + '"coverage_summary":"'.length] = 0xff;
  return bytes;
}

test.each([
  ['a doubled field', (text: string) => text.replace('{', '{"browser_model":"client_side_byo_token",')],
  ['a doubled field of a portfolio', (text: string) => text.replace('"label":', '"label":"x","label":')],
  [
    'a doubled field with quotes in it',
    (text: string) => text.replace('"label":', String.raw`"label":"\"\\\"","label":`),
  ],
  [
    'a doubled field, once escaped',
    (text: string) => text.replace('{', String.raw`{"browser_mode\u006c":"client_side_byo_token",`),
  ],
  ['a doubled number', (text: string) => text.replace('"coverage_score":', '"coverage_score":1,"coverage_score":')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['another version', (text: string) => text.replace('coverage.v1', 'coverage.v2')],
  ['a contradiction', (text: string) => text.replace('"total_portfolios":3', '"total_portfolios":4')],
  ['a warning', (text: string) => text.replace(/"coverage_label":"[^"]+"/, '"coverage_label":"Fine"')],
  ['cut off', (text: string) => text.slice(0, -1)],
  ['a list', () => '[]'],
  ['more than it reads', (text: string) => `${text}${' '.repeat(4 * 2 ** 20)}`],
  ['bad UTF-8 in a text', badUtf8],
])('%s: left to the long way', async (_, changed: (text: string) => string | Uint8Array) => {
  expect(await validateFaultless(['f'], reader(changed(good())), {})).toBeUndefined();
});

test('what cannot be read is left to the long way', async () => {
  const whole = () => {
    throw new Error('EACCES');
  };
  const read: FileReader = (file) => Promise.resolve({ is: 'file', file, open: () => piece(new Uint8Array()), whole });
  expect(await validateFaultless(['f'], read, {})).toBeUndefined();
  expect(
    await validateFaultless(['f'], (file) => Promise.resolve({ is: 'outside-workspace', file }), {}),
  ).toBeUndefined();
});

test('one file of several that is not faultless: all are left to the long way', async () => {
  const both = (path: string) => reader(path === 'bad' ? '{}' : good())(path);
  expect(await validateFaultless(['good', 'bad'], both, {})).toBeUndefined();
  expect(await validateFaultless(['good', 'good'], both, {})).toMatchObject({ valid: true, verdicts: [{}] });
});
