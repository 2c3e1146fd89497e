import { expect, test } from '@jest/globals';
import { areDisjoint } from './disjoint.ts';

const names = (count: number, of: string): readonly string[] => Array.from({ length: count }, (_, at) => `${of}-${at}`);

test.each([
  [0, 0],
  [0, 9],
  [1, 1],
  [8, 8],
  [8, 30],
  [9, 9],
  [9, 30],
])('lists of %i and %i share nothing until one item of both is the same, wherever it stands', (some, others) => {
  const [one, other] = [names(some, 'a'), names(others, 'b')];
  expect([areDisjoint(one, other), areDisjoint(other, one)]).toEqual([true, true]);
  for (let at = 0; at < others; at += 1) {
    for (let from = 0; from < some; from += 1) {
      const shared = other.with(at, one[from] ?? '');
      expect([areDisjoint(one, shared), areDisjoint(shared, one)]).toEqual([false, false]);
    }
  }
});
