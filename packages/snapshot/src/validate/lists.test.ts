/** A list of any length is unique or it is not, whatever hashes its items have. */
import { expect, test } from '@jest/globals';
import { documents } from '../testing/lane.ts';
import { HashList } from './hashes.ts';
import { choiceList, INVALID, isUnique, slugHashes, slugList, textList } from './lists.ts';
import { codePoints, slugHash } from './strings.ts';

const HASHES = [
  ['their own', (item: unknown): number => slugHash(item, 'asset-')],
  ['two of them', (item: unknown): number => (String(item).length % 2) + 1],
  ['all the same', (): number => -5],
] as const;

test.each(HASHES)('hashes: %s', (_, hashOf) => {
  const hashes = new HashList();
  for (const count of [0, 1, 2, 10, 11, 40, 127, 128, 129, documents(3_000, 3_000, 300)]) {
    const ids = Array.from({ length: count }, (__, index) => `asset-${index}`);
    expect(slugHashes(ids, hashOf, hashes)).toBe(count);
    for (const twice of new Set([0, count >> 1, count - 1])) {
      if (count === 0) continue;
      // A string of its own, as a document holds it.
      expect(slugHashes([...ids, ['asset', twice].join('-')], hashOf, hashes)).toBe(INVALID);
    }
  }
});

test('100,000 ids whose hashes are all the same take less than two seconds', () => {
  const many = documents(100_000, 100_000, 500);
  const ids = Array.from({ length: many }, (_, index) => `asset-${index}`);
  const start = process.cpuUsage();
  expect(slugHashes(ids, () => 7, new HashList())).toBe(many);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(process.env['PROMISES'] === '1' ? 2 : 10);
});

const isSlug = (item: unknown): boolean => slugHash(item, 'asset-') !== 0;
const choices = ['a', 'b'];
const LISTS = [
  ['texts', (list: unknown) => textList(list, 1, 3, codePoints), ['one', 'two'], ['', 'four', 7]],
  ['ids', (list: unknown) => slugList(list, isSlug), ['asset-a', 'asset-b'], ['asset-', 'policy-a', null]],
  ['choices', (list: unknown) => choiceList(list, (item) => choices.indexOf(String(item))), ['b', 'a'], ['c', 'A', 7]],
  [
    'hashed ids',
    (list: unknown) => slugHashes(list, (item) => slugHash(item, 'asset-'), new HashList()),
    ['asset-a', 'asset-b'],
    ['asset-', 'policy-a', null],
  ],
] as const;

test.each(LISTS)('seed 2: a list of %s holds what it may, once', (_, count, good, bad) => {
  expect([count([]), count(good.slice(0, 1)), count(good)]).toEqual([0, 1, 2]);
  expect(count([...good, good[0]])).toBe(INVALID);
  for (const item of bad) for (const list of [[item], [...good, item]]) expect(count(list)).toBe(INVALID);
  for (const none of [undefined, null, good[0], { length: 0 }, { length: 1, 0: good[0] }])
    expect(count(none)).toBe(INVALID);
});

test.each([1, 2, 9, 10, 11, 40])('%i strings are unique until one stands twice, wherever that is', (count) => {
  const items = Array.from({ length: count }, (_, index) => `x${index}`);
  expect(isUnique(items)).toBe(true);
  for (let twice = 0; twice < count; twice += 1) {
    expect(isUnique([...items, `x${twice}`])).toBe(false);
    expect(isUnique([`x${twice}`, ...items])).toBe(false);
  }
  expect(isUnique([...items, '__proto__', 'constructor'])).toBe(true);
});
