/** What a coherence rule is. The tiers are those of D20. */
import type { Portfolio, Summary } from '../generated/types.ts';

/** A: always an error. B: the default policy's own rules, a warning unless set otherwise. C: often untrue of honest documents. */
export type Tier = 'A' | 'B' | 'C';

export type Scalar = number | string | boolean;

/** What every rule has: a name for programs, a sentence for people. */
export type RuleInfo = { readonly id: string; readonly tier: Tier; readonly sentence: string };

/** One field of a portfolio must equal what the rest of the record says. */
export type EqualRule = RuleInfo & {
  readonly kind: 'equal';
  readonly at: keyof Portfolio;
  readonly due: (portfolio: Portfolio) => Scalar;
};

/** One count of a portfolio must not be larger than another. */
export type AtMostRule = RuleInfo & {
  readonly kind: 'at-most';
  readonly at: keyof Portfolio;
  readonly most: (portfolio: Portfolio) => number;
};

/** A rule in free form about one record: `at` is where it is reported. */
export type HoldsRule = RuleInfo & {
  readonly kind: 'holds';
  readonly at: keyof Portfolio;
  readonly holds: (portfolio: Portfolio) => boolean;
};

export type PortfolioRule = EqualRule | AtMostRule | HoldsRule;

/** One count of the summary is a sum over the portfolios. */
export type SumRule = RuleInfo & {
  readonly kind: 'sum';
  readonly at: keyof Summary;
  readonly add: (portfolio: Portfolio) => number;
};

export function equal(tier: Tier, id: string, at: keyof Portfolio, due: EqualRule['due'], sentence: string): EqualRule {
  return { kind: 'equal', tier, id, at, due, sentence };
}

export function atMost(
  tier: Tier,
  id: string,
  at: keyof Portfolio,
  most: AtMostRule['most'],
  sentence: string,
): AtMostRule {
  return { kind: 'at-most', tier, id, at, most, sentence };
}

export function holds(
  tier: Tier,
  id: string,
  at: keyof Portfolio,
  test: HoldsRule['holds'],
  sentence: string,
): HoldsRule {
  return { kind: 'holds', tier, id, at, holds: test, sentence };
}

export function sum(tier: Tier, id: string, at: keyof Summary, add: SumRule['add'], sentence: string): SumRule {
  return { kind: 'sum', tier, id, at, add, sentence };
}
