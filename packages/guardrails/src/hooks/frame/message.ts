import type { Refusal } from './hook.ts';

/** Longest part of a call that a message repeats, in characters. */
const LONGEST_SEEN = 160;
/** Refusals in one message: the rest is counted. */
const MOST_REFUSALS = 5;

/** One line without control characters, shortened in the middle. */
export function excerpt(text: string): string {
  // Not written as an expression: V8 asks the Unicode tables for one of these as soon as it reads it (P13).
  const line = text.replace(new RegExp('[\\p{Cc}\\p{Cf}\\p{Co}]+', 'gu'), ' ').trim();
  return line.length <= LONGEST_SEEN ? line : `${line.slice(0, 100)} … ${line.slice(-50)}`;
}

/** The message for the agent on standard error: the rule, why, and the safe way. */
export function message(hook: string, refusals: readonly Refusal[]): string {
  const lines = refusals.slice(0, MOST_REFUSALS).map(({ rule, seen, why, instead, severity }) => {
    const head = severity === 'block' ? 'blocked' : 'warning';
    return `${hook}: ${head} by rule ${rule}: ${excerpt(seen)}\n  Why: ${why}\n  Instead: ${instead}`;
  });
  const more = refusals.length - lines.length;
  return `${[...lines, ...(more > 0 ? [`${hook}: and ${more} more`] : [])].join('\n')}\n`;
}
