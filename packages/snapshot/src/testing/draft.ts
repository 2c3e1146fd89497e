/** A snapshot that may be changed field by field. */
import { SUM_RULES } from '../cohere/summary-rules.ts';
import type { Portfolio, Snapshot, Summary } from '../generated/types.ts';

type Mutable<Record> = { -readonly [Field in keyof Record]: Record[Field] };

export type DraftPortfolio = Mutable<Portfolio>;
export type Draft = Omit<Snapshot, 'summary' | 'portfolios'> & {
  summary: Mutable<Summary>;
  portfolios: DraftPortfolio[];
};

export function draftOf(snapshot: Snapshot): Draft {
  return structuredClone({ ...snapshot, summary: { ...snapshot.summary }, portfolios: [...snapshot.portfolios] });
}

/** Makes the sums of the summary right again, so that a change of a portfolio breaks only the rule that is meant. */
export function sumUp(draft: Draft): void {
  const { summary } = draft;
  const sums: { [field: string]: number } = {};
  for (const rule of SUM_RULES) {
    if (rule.tier !== 'C') sums[rule.at] = draft.portfolios.reduce((sum, portfolio) => sum + rule.add(portfolio), 0);
  }
  Object.assign(summary, sums);
}
