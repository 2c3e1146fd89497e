import { expect, test } from '@jest/globals';
import { PortfolioFacts, portfolioStrings } from '../generated/checks.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { Random } from '../testing/random.ts';
import { codePoints } from '../validate/strings.ts';
import { compareUrgency } from './derive.ts';
import { Urgency } from './urgency.ts';

test('numbers order 5,000 pairs of portfolios as compareUrgency does, and the whole has the most urgent state', () => {
  const { portfolios } = generateSnapshot({ portfolios: 300, seed: 9 });
  const random = new Random(4);
  const facts = new PortfolioFacts(codePoints);
  for (let round = 0; round < documents(5_000, 5_000, 300); round += 1) {
    const [a, b] = [random.integer(0, 299), random.integer(0, 299)].map((index) => portfolios[index]);
    if (a === undefined || b === undefined) throw new Error('There are 300 portfolios.');
    // Counts that are equal let the later fields decide.
    const other = random.chance(0.5) ? b : { ...b, coverage_state: a.coverage_state, exposure_count: a.exposure_count };
    const close = random.chance(0.5) ? other : { ...other, open_case_count: a.open_case_count };
    const urgency = new Urgency();
    portfolioStrings(a, facts);
    urgency.take(a, facts);
    portfolioStrings(close, facts);
    expect(urgency.isBehind(close, facts)).toBe(compareUrgency(a, close) > 0);
    urgency.take(close, facts);
    expect(urgency.overall).toBe([a, close].sort(compareUrgency)[0]?.coverage_state);
  }
  expect(new Urgency().overall).toBe('tracked');
});
