import { describe, expect, test } from '@jest/globals';
import { documents } from '../testing/lane.ts';
import { Random } from '../testing/random.ts';
import { slugHash } from '../validate/strings.ts';
import { Ids, NO_ID } from './ids.ts';
import { NumberList } from './number-list.ts';
import { PackedTexts, StringTexts } from './texts.ts';

const KINDS = [
  ['strings', () => new StringTexts()],
  ['packed', () => new PackedTexts()],
] as const;

describe.each(KINDS)('ids kept as %s', (_, texts) => {
  test('10,000 ids get the numbers that a Map would give', () => {
    const random = new Random(7);
    const ids = new Ids(texts());
    const known = new Map<string, number>();
    for (let round = 0; round < documents(30_000, 30_000, 3_000); round += 1) {
      const id = `asset-${'x-'.repeat(random.integer(0, 3))}${random.integer(0, documents(9_999, 9_999, 999))}`;
      const hash = slugHash(id, 'asset-');
      const before = ids.find(id, hash);
      const due = known.get(id) ?? NO_ID;
      known.set(id, known.get(id) ?? known.size);
      const number = ids.numberOf(id, hash);
      if (before !== due || number !== known.get(id))
        expect({ id, before, number }).toEqual({ id, before: due, number: known.get(id) });
    }
    expect(ids.size).toBe(known.size);
    expect([...known].filter(([id, number]) => ids.textOf(number) !== id)).toEqual([]);
  });

  test('ids whose hashes are all the same are told apart, quickly', () => {
    const ids = new Ids(texts());
    const start = process.cpuUsage();
    const numbers = Array.from({ length: documents(20_000, 20_000, 500) }, (_, number) => number);
    expect(numbers.map((number) => ids.numberOf(`asset-${number}`, 5))).toEqual(numbers);
    expect(numbers.map((number) => ids.find(`asset-${number}`, 5))).toEqual(numbers);
    expect(ids.find('asset-none', 5)).toBe(NO_ID);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(process.env['PROMISES'] === '1' ? 2 : 10);
  });

  test('an id may be longer than a block, and one may begin with another', () => {
    const ids = new Ids(texts());
    const long = `asset-${'a'.repeat(200_000)}`;
    expect(['asset-a', 'asset-ab', long, `${long}b`, 'asset-a'].map((id) => ids.numberOf(id, 1))).toEqual([
      0, 1, 2, 3, 0,
    ]);
    expect(ids.textOf(2)).toBe(long);
  });
});

test('a list of numbers keeps every number, of any size', () => {
  const list = new NumberList();
  const numbers = Array.from({ length: 20_000 }, (_, index) => (index % 3 === 0 ? index * 1e9 : index - 5));
  numbers[1] = -(2 ** 31);
  for (const number of numbers) list.push(number);
  expect(Array.from({ length: list.length }, (_, index) => list.at(index))).toEqual(numbers);
  list.set(9_000, 2 ** 40);
  list.set(9_003, 4);
  expect([list.at(9_000), list.at(9_003), list.at(20_000)]).toEqual([2 ** 40, 4, 0]);
});
