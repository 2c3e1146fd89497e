/** What the benchmarks of this folder share. */

export function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** One figure. `bar` is the most that it may be. */
export type Row = { readonly what: string; readonly figure: number; readonly unit: string; readonly bar?: number };

/** The rows as a table of Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, figure, unit, bar }) => {
    const verdict = bar === undefined ? '' : figure <= bar ? 'held' : 'MISSED';
    return `| ${what} | ${figure < 10 ? figure.toFixed(3) : figure.toFixed(0)} ${unit} | ${bar ?? ''} | ${verdict} |`;
  });
  return ['| What | Measured | Bar | |', '|---|---|---|---|', ...lines].join('\n');
}
