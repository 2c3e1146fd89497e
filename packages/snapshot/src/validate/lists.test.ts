/** A list of any length is unique or it is not, whatever hashes its items have. */
import { expect, test } from '@jest/globals';
import { documents } from '../testing/lane.ts';
import { HashList } from './hashes.ts';
import { INVALID, slugHashes } from './lists.ts';
import { slugHash } from './strings.ts';

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
