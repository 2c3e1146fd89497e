/** Every row of the limits table (seed section 8) that concerns the snapshot. */
import { describe, expect, test } from '@jest/globals';
import { faultsWith, pointerTo, type Where } from './ask.ts';
import { ROWS } from './fields.ts';

type Limit = readonly [row: string, where: Where, field: string, min: number, max: number, isList?: true];

const LIMITS: readonly Limit[] = [
  ['summary.top_portfolio_id', 'summary', 'top_portfolio_id', 0, 80],
  ['summary.top_portfolio_label', 'summary', 'top_portfolio_label', 0, 120],
  ['summary.label', 'summary', 'label', 0, 80],
  ['summary.description', 'summary', 'description', 0, 240],
  ['summary.top_portfolio_action', 'summary', 'top_portfolio_action', 0, 240],
  ['portfolio label', 'portfolio', 'label', 1, 120],
  ['asset name', 'portfolio', 'asset_names', 1, 140, true],
  ['owner team', 'portfolio', 'owner_teams', 1, 120, true],
  ['owner name', 'portfolio', 'owner_names', 1, 120, true],
  ['environment', 'portfolio', 'environments', 1, 60, true],
  ['policy label', 'portfolio', 'policy_labels', 1, 120, true],
  ['route label', 'portfolio', 'route_labels', 1, 120, true],
  ['dependency labels', 'portfolio', 'dependency_portfolio_labels', 1, 120, true],
  ['dependent labels', 'portfolio', 'dependent_portfolio_labels', 1, 120, true],
  ['route blockers', 'portfolio', 'route_blockers', 1, 160, true],
  ['dependency route blockers', 'portfolio', 'dependency_route_blockers', 1, 160, true],
  ['recommended action', 'portfolio', 'recommended_actions', 1, 240, true],
  ['coverage_label', 'portfolio', 'coverage_label', 0, 80],
  ['route_coverage_label', 'portfolio', 'route_coverage_label', 0, 80],
  ['coverage_summary', 'portfolio', 'coverage_summary', 0, 240],
  ['route_coverage_summary', 'portfolio', 'route_coverage_summary', 0, 320],
  ['dependency_summary', 'portfolio', 'dependency_summary', 0, 320],
];

describe('seed 8', () => {
  test.each(LIMITS.map((limit) => [limit[0], limit[3], limit[4], limit] as const))(
    'seed 8: %s length %i..%i',
    (_a, _b, _c, limit) => {
      const [, where, field, min, max, isList] = limit;
      const ask = (text: string): readonly string[] => faultsWith(where, field, isList === true ? [text] : text);
      const fault = [`wrong-length ${pointerTo(where, field)}${isList === true ? '/0' : ''}`];
      expect(ask('x'.repeat(max))).toEqual([]);
      expect(ask('🔎'.repeat(max))).toEqual([]);
      expect(ask('x'.repeat(max + 1))).toEqual(fault);
      expect(ask('')).toEqual(min === 0 ? [] : fault);
    },
  );

  test('seed 8: coverage_score 0..100', () => {
    expect(faultsWith('portfolio', 'coverage_score', 100)).toEqual([]);
    for (const score of [-1, 101, 50.5])
      expect(faultsWith('portfolio', 'coverage_score', score)).toEqual(['wrong-number /portfolios/1/coverage_score']);
  });

  test('seed 8: all counts >= 0', () => {
    const counts = ROWS.filter(({ rule }) => rule.is === 'count');
    expect(counts).toHaveLength(22 + 23 + 6);
    for (const { where, field } of counts)
      expect(faultsWith(where, field, -1)).toEqual([`wrong-number ${pointerTo(where, field)}`]);
  });
});
