import { expect, test } from '@jest/globals';
import { documents } from '../testing/lane.ts';
import { Random } from '../testing/random.ts';
import { countOf, LINE_FEED, QUOTE, stringsOf, unitsOf } from './count.ts';

test('counts what a loop counts, at any offset and length', () => {
  const random = new Random(3);
  for (let round = 0; round < documents(500, 500, 50); round += 1) {
    const all = Uint8Array.from({ length: 5_000 }, () => random.pick([0x22, 0x0a, 0x21, 0x23, 0x0b, 0x00, 0xa2, 0xff]));
    const start = random.integer(0, 9);
    const bytes = all.subarray(start, start + random.integer(0, random.pick([9, 4_900])));
    for (const byte of [QUOTE, LINE_FEED]) {
      expect(countOf(byte, bytes)).toBe(bytes.filter((each) => each === byte).length);
    }
  }
  // The sums of lanes at their largest.
  expect(countOf(QUOTE, new Uint8Array(100_001).fill(QUOTE))).toBe(100_001);
  expect(countOf(QUOTE, new Uint8Array(100_001).fill(0x21))).toBe(0);
});

test('counts the units of UTF-16 that decoding gives, at any offset and length', () => {
  const random = new Random(8);
  for (let round = 0; round < documents(500, 500, 50); round += 1) {
    const length = random.integer(0, random.pick([9, 2_000]));
    const text = Array.from({ length }, () => random.pick(['a', '\n', 'é', '支', '😀'])).join('');
    const bytes = new Uint8Array(random.integer(0, 5) + Buffer.byteLength(text));
    const start = bytes.length - Buffer.byteLength(text);
    bytes.set(new TextEncoder().encode(text), start);
    expect(unitsOf(bytes.subarray(start))).toBe(text.length);
  }
  for (const character of ['é', '支', '😀']) {
    const text = character.repeat(10_000);
    expect(unitsOf(new TextEncoder().encode(text))).toBe(text.length);
  }
  // No UTF-8, but the sum of a lane at its largest.
  expect(unitsOf(new Uint8Array(100_000).fill(0x80))).toBe(0);
  expect(unitsOf(new Uint8Array(100_000).fill(0xf0))).toBe(200_000);
});

test.each([
  ['{"a":"b"}', 2],
  ['{"a\\"":"\\\\"}', 2],
  ['["\\\\\\"","\\u0022",""]', 3],
  ['[1,{}]', 0],
])('%s holds %i strings', (text, strings) => {
  expect(stringsOf(text, countOf(QUOTE, new TextEncoder().encode(text)))).toBe(strings);
});
