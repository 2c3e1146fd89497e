/**
 * An argument as far as it is known before bash runs: text, with private-use characters where something is not known. Source text that
 * holds such characters itself only becomes less known, never more.
 */
export const HOLE = '\uE000';
/** An unquoted expansion: any number of arguments. */
export const MANY = '\uE001';
/** `*`, `?` or `[…]` that bash compares with file names. */
export const STAR = '\uE002';
export const ANY_ONE = '\uE003';
/** The result of a command substitution: unknown, and nobody named it. */
export const OUTPUT = '\uE004';
/** Where bash would split an unquoted value. */
export const SPLIT = '\uE005';

/** A name that a search found below a folder: no `..`, and something that exists. */
export const FOUND = '\uE007';

const UNKNOWN = /[\uE000-\uE00F]/u;
const UNKNOWN_ALL = /[\uE000-\uE00F]/gu;

/** Whether every character is known. */
export function isKnown(field: string): boolean {
  return !UNKNOWN.test(field);
}

/** The known text alone; for messages and for looking at what stands before the first unknown part. */
export function shown(field: string): string {
  // Nearly every field is known, and asking is cheaper than replacing nothing (P13).
  return isKnown(field)
    ? field
    : field.replace(UNKNOWN_ALL, (mark) => (mark === STAR ? '*' : mark === ANY_ONE ? '?' : '…'));
}

/** Whether this field may stand for exactly this text. */
export function mayBe(field: string, text: string): boolean {
  if (isKnown(field)) return field === text;
  return matchesField(field, text);
}

/** Whether a field may expand to this one text: every unknown part stands for any run of characters. */
export function matchesField(field: string, text: string): boolean {
  const parts = field.split(UNKNOWN_ALL);
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return field === text;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
