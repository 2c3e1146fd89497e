import { RULES, type Level, type RuleId } from './catalogue.ts';

/** One thing that is wrong, where, and what mends it. */
export interface Problem {
  readonly rule: RuleId;
  readonly level: Level;
  /** Path from the repository's root, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What to write or run. */
  readonly fix: string;
  /** What `lint --fix` changes; absent where a person has to decide. */
  readonly repair?: Repair;
}

/** A piece of a text, by UTF-16 offsets, and what stands there instead. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A change that needs no judgement: edits of the problem's own file, or the right to start another file of the repository. */
export type Repair =
  { readonly kind: 'edit'; readonly edits: readonly Edit[] } | { readonly kind: 'executable'; readonly path: string };

/** Builds a problem at an offset. */
export type Report = (rule: RuleId, offset: number, message: string, fix: string, repair?: Repair) => Problem;

/** Builds problems of one file; a column counts UTF-16 units, as editors do. Where its lines begin is looked up once: a hostile file can hold tens of thousands of problems. */
export function reporter(file: string, text: string): Report {
  let starts: readonly number[] | undefined;
  return (rule, offset, message, fix, repair) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    const at = Math.min(offset, text.length);
    const line = countUpTo(starts, at);
    const column = at - (starts[line - 1] ?? 0) + 1;
    const problem = { rule, level: RULES[rule].level, file, line, column, message, fix };
    return repair === undefined ? problem : { ...problem, repair };
  };
}

/** A repair of one edit; none where there is nothing to write. */
export function editOf(edit: Edit | undefined): Repair | undefined {
  return edit === undefined ? undefined : { kind: 'edit', edits: [edit] };
}

/** How many numbers of an ascending list are at most `limit`. */
export function countUpTo(ascending: readonly number[], limit: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Names from outside are shown on one line, without what could steer a terminal or Markdown, and short. */
export function shown(value: unknown, limit = 80): string {
  const text = typeof value === 'string' ? value : written(value);
  const points = Array.from(text.replace(/[\p{Cc}\p{Cf}`\u2028\u2029]/gu, '?'));
  return points.length > limit ? `${points.slice(0, limit).join('')}…` : points.join('');
}

/** A value nested so deep that it cannot be written out is not shown. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return '(not shown)';
  }
}

/** A whole sentence or a path for a terminal: one line, nothing that steers it; backticks may stay. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '?');
}
