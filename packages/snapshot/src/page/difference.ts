/** Which portfolios got better or worse between two snapshots, which are new, and which are gone. */
import { STATE_RANK } from '../cohere/derive.ts';
import type { Portfolio, Snapshot } from '../generated/types.ts';

export type Change = { readonly before: Portfolio; readonly after: Portfolio };

export type Difference = {
  readonly worse: readonly Change[];
  readonly better: readonly Change[];
  /** Changed in counts that are neither good nor bad by themselves. */
  readonly added: readonly Portfolio[];
  readonly gone: readonly Portfolio[];
  readonly unchanged: number;
};

export function differenceOf(before: Snapshot, after: Snapshot): Difference {
  const old = new Map(before.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  const worse: Change[] = [];
  const better: Change[] = [];
  const added: Portfolio[] = [];
  let unchanged = 0;
  for (const portfolio of after.portfolios) {
    const previous = old.get(portfolio.id);
    old.delete(portfolio.id);
    if (previous === undefined) {
      added.push(portfolio);
      continue;
    }
    const direction = compare(previous, portfolio);
    if (direction === 0) unchanged += 1;
    else (direction < 0 ? worse : better).push({ before: previous, after: portfolio });
  }
  return { worse, better, added, gone: [...old.values()], unchanged };
}

/** Below 0: worse now. The state counts first, then the score, then what is open. */
function compare(before: Portfolio, after: Portfolio): number {
  return (
    STATE_RANK[after.coverage_state] - STATE_RANK[before.coverage_state] ||
    after.coverage_score - before.coverage_score ||
    before.exposure_count - after.exposure_count ||
    before.needs_case_count - after.needs_case_count
  );
}
