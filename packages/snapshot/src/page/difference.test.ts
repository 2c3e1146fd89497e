import { expect, test } from '@jest/globals';
import { draftOf } from '../testing/draft.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { differenceOf } from './difference.ts';

const before = generateSnapshot({ portfolios: 10, seed: 6 });

test('nothing changed', () => {
  expect(differenceOf(before, before)).toEqual({ worse: [], better: [], added: [], gone: [], unchanged: 10 });
});

test('each portfolio is in one part: the state counts first, then the score, then what is open', () => {
  const after = draftOf(before);
  const [first, second, third, fourth] = after.portfolios;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('too few');
  first.coverage_state = 'ready';
  first.coverage_score = 0;
  second.coverage_score -= 1;
  third.exposure_count += 1;
  fourth.id = 'portfolio-new';
  const { worse, better, added, gone, unchanged } = differenceOf(before, after);
  expect(better.map((change) => change.after.id)).toEqual([first.id]);
  expect(worse.map((change) => change.after.id)).toEqual([second.id, third.id]);
  expect(added).toEqual([fourth]);
  expect(gone).toEqual([before.portfolios[3]]);
  expect(unchanged).toBe(6);
});
