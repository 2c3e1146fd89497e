/** Shows a value from a document that nobody trusts, in a message. */
import { SHOWN_CODE_POINTS } from '../limits.ts';

/**
 * The value as JSON, shortened, in printable characters only: controls, invisible and bidirectional characters, and what Markdown,
 * HTML or a workflow command could take for its own, are written as `\u` escapes, so that the text shows what is there.
 */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return printable(JSON.stringify(shorten(value)));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? 'null' : 'nothing';
}

const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`|<>&@#%]|[^\P{Zs} ]/gu;

/** Replaces every character that is not plainly visible, or that a renderer could act on, by its escape. */
export function printable(text: string): string {
  return text.replaceAll(NOT_PRINTABLE, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  );
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

/** The first {@link SHOWN_CODE_POINTS} code points, and an ellipsis where something was left out. */
export function shorten(text: string): string {
  const start = Array.from(text.slice(0, 2 * SHOWN_CODE_POINTS));
  const isWhole = start.length <= SHOWN_CODE_POINTS && text.length <= 2 * SHOWN_CODE_POINTS;
  return isWhole ? text : `${start.slice(0, SHOWN_CODE_POINTS).join('')}…`;
}
