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
}

/** Offset of a text → line and column, both from 1; a column counts UTF-16 units, as editors do. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Builds problems of one file. */
export function reporter(
  file: string,
  text: string,
): (rule: RuleId, offset: number, message: string, fix: string) => Problem {
  return (rule, offset, message, fix) => ({
    rule,
    level: RULES[rule].level,
    file,
    ...placeOf(text, offset),
    message,
    fix,
  });
}

/** Names from outside are shown on one line, without what could steer a terminal or Markdown, and short. */
export function shown(value: unknown, limit = 80): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const points = Array.from(text.replace(/[\p{Cc}\p{Cf}`\u2028\u2029]/gu, '?'));
  return points.length > limit ? `${points.slice(0, limit).join('')}…` : points.join('');
}
