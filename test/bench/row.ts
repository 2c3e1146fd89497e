/** What every section of the benchmarks gives back. */

/** One figure. A bar is the most that it may be, or with `atLeast` the least. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly bar?: number;
  readonly atLeast?: true;
}

/** A part of `npm run bench`: measures and gives its rows. */
export interface Section {
  readonly title: string;
  /** What is compared with what, for a reader of the table. */
  readonly floor: string;
  readonly measure: () => Promise<readonly Row[]>;
}

export function isHeld({ figure, bar, atLeast }: Row): boolean {
  if (bar === undefined) return true;
  return atLeast ? figure >= bar : figure <= bar;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The rows as a table of Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, figure, unit, bar, atLeast } = row;
    const verdict = bar === undefined ? '' : isHeld(row) ? 'held' : '**missed**';
    return `| ${what} | ${shown(figure)} ${unit} | ${bar === undefined ? '' : `${atLeast ? '≥' : '≤'} ${bar}`} | ${verdict} |`;
  });
  return ['| What | Measured | Bar | |', '|---|---|---|---|', ...lines].join('\n');
}

export function shown(figure: number): string {
  if (Number.isInteger(figure)) return String(figure);
  return figure < 10 ? figure.toFixed(2) : figure < 100 ? figure.toFixed(1) : figure.toFixed(0);
}
