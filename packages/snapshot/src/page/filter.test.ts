import { describe, expect, test } from '@jest/globals';
import { generateSnapshot } from '../testing/generate.ts';
import { ANY, choose, searchable } from './filter.ts';

const { portfolios } = generateSnapshot({ portfolios: 200, seed: 4 });
const entries = searchable(portfolios);

describe('what is listed', () => {
  test('everything, in the order of the document, when nothing is asked', () => {
    expect(choose(entries, ANY)).toEqual(portfolios);
  });

  test('all words must be there, in any case and any field that is searched', () => {
    const [wanted] = portfolios;
    const asset = wanted?.asset_names[0] ?? '';
    expect(choose(entries, { ...ANY, search: `  ${asset.toUpperCase()}  ${wanted?.id} ` })).toContain(wanted);
    expect(choose(entries, { ...ANY, search: `${wanted?.id} no-such-word` })).toEqual([]);
  });

  test('filters hold together; a severity admits the worse ones', () => {
    const listed = choose(entries, { ...ANY, state: 'action_needed', route: 'mixed', severity: 'medium' });
    expect(listed).toEqual(
      portfolios.filter(
        (p) =>
          p.coverage_state === 'action_needed' &&
          p.route_coverage_state === 'mixed' &&
          ['critical', 'high', 'medium'].includes(p.highest_severity),
      ),
    );
  });

  test.each(['label', 'coverage_score', 'severity', 'exposure_count', 'route', 'needs_case_count'])(
    'sorts by %s both ways, equals in the order of the document',
    (sort) => {
      const up = choose(entries, { ...ANY, sort });
      const down = choose(entries, { ...ANY, sort, isReversed: true });
      expect(up).toHaveLength(200);
      expect(down).toHaveLength(200);
      const values = { coverage_score: (p: (typeof up)[number]) => p.coverage_score };
      if (sort === 'coverage_score')
        expect(up.map(values.coverage_score)).toEqual(down.map(values.coverage_score).reverse());
      expect(up).not.toEqual(down);
    },
  );
});
