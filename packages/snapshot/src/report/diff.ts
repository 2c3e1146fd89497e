/** What changed between two snapshots, portfolio by portfolio. Portfolios are the same when their ids are. */
import { STATE_RANK } from '../cohere/derive.ts';
import type { Portfolio, Snapshot } from '../generated/types.ts';
import { inert, table } from './lines.ts';

export type Direction = 'worse' | 'better' | 'new' | 'gone';

export interface Change {
  readonly direction: Direction;
  readonly id: string;
  readonly label: string;
  readonly before: Side | undefined;
  readonly after: Side | undefined;
}
export type Side = Pick<Portfolio, 'coverage_score' | 'coverage_state' | 'exposure_count' | 'needs_case_count'>;

export interface Difference {
  /** Worse first, then new, gone, better; the largest fall of the score first. */
  readonly changes: readonly Change[];
  readonly unchanged: number;
  /** Points by which the mean score fell (above 0) or rose (below 0); portfolios that are in both only. */
  readonly scoreFall: number;
}

export function diffSnapshots(before: Snapshot, after: Snapshot): Difference {
  const old = new Map(before.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  const now = new Map(after.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  const changes: Change[] = [];
  let unchanged = 0;
  let fall = 0;
  for (const [id, portfolio] of now) {
    const last = old.get(id);
    const direction = last === undefined ? 'new' : compareSides(last, portfolio);
    if (last !== undefined) fall += last.coverage_score - portfolio.coverage_score;
    if (direction === undefined) unchanged += 1;
    else
      changes.push({ direction, id, label: portfolio.label, before: last && sideOf(last), after: sideOf(portfolio) });
  }
  for (const [id, last] of old) {
    if (!now.has(id))
      changes.push({ direction: 'gone', id, label: last.label, before: sideOf(last), after: undefined });
  }
  const both = [...now.keys()].filter((id) => old.has(id)).length;
  return { changes: changes.sort(worstFirst), unchanged, scoreFall: both === 0 ? 0 : fall / both };
}

/** By score, then by state, then by exposures without a case, then by exposures. `undefined`: the same in all of them. */
function compareSides(before: Portfolio, after: Portfolio): 'worse' | 'better' | undefined {
  const change =
    after.coverage_score - before.coverage_score ||
    STATE_RANK[after.coverage_state] - STATE_RANK[before.coverage_state] ||
    before.needs_case_count - after.needs_case_count ||
    before.exposure_count - after.exposure_count;
  return change === 0 ? undefined : change < 0 ? 'worse' : 'better';
}

function sideOf({ coverage_score, coverage_state, exposure_count, needs_case_count }: Portfolio): Side {
  return { coverage_score, coverage_state, exposure_count, needs_case_count };
}

const ORDER: readonly Direction[] = ['worse', 'new', 'gone', 'better'];

function worstFirst(a: Change, b: Change): number {
  const fall = ({ before, after }: Change) => (before?.coverage_score ?? 0) - (after?.coverage_score ?? 0);
  return (
    ORDER.indexOf(a.direction) - ORDER.indexOf(b.direction) ||
    fall(b) - fall(a) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

const MARKS: Readonly<Record<Direction, string>> = {
  worse: '🔻 worse',
  new: '🆕 new',
  gone: '❌ gone',
  better: '🔺 better',
};
const ROWS_SHOWN = 100;

export function diffMarkdown({ changes, unchanged }: Difference): string {
  const number = (direction: Direction) => changes.filter((change) => change.direction === direction).length;
  const counts = ORDER.map((direction) => `${number(direction)} ${direction}`).join(', ');
  const rows = changes
    .slice(0, ROWS_SHOWN)
    .map(({ direction, label, before, after }) => [
      MARKS[direction],
      inert(label),
      moved(before?.coverage_score, after?.coverage_score),
      moved(before?.coverage_state, after?.coverage_state),
      moved(before?.exposure_count, after?.exposure_count),
      moved(before?.needs_case_count, after?.needs_case_count),
    ]);
  const rest = changes.length - rows.length;
  const head = ['Change', 'Portfolio', 'Score', 'Coverage', 'Exposures', 'Without a case'];
  return [
    '### Since the last snapshot',
    '',
    `${counts}, ${unchanged} unchanged.`,
    '',
    ...(rows.length === 0 ? [] : table(head, rows)),
    ...(rest > 0 ? [`${rest} more are not shown here.`, ''] : []),
  ].join('\n');
}

function moved(before: number | string | undefined, after: number | string | undefined): string {
  if (before === after) return String(after ?? '');
  return `${before ?? '–'} → ${after ?? '–'}`;
}
