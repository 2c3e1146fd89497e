/** What one string must satisfy, as straight loops: linear in its length, no regular expression. */

const HYPHEN = 0x2d;

/** Spreads hashes over the numbers; odd. */
const SPREAD = 0x5bd1e995;

/** Units up to which a regular expression tests an id: it keeps a stack of the words that it passed. */
export const LONGEST_TESTED = 1_000;

/** True for `prefix` followed by `[a-z0-9]+(?:-[a-z0-9]+)*`: words of lower case letters and digits joined by single hyphens. */
export function isSlug(text: unknown, prefix: string): boolean {
  return slugHash(text, prefix) !== 0;
}

/** A hash of the slug, or 0 when it is none. */
export function slugHash(text: unknown, prefix: string): number {
  return typeof text === 'string' && text.startsWith(prefix) ? wordsHash(text, prefix.length) : 0;
}

/** A hash of `[a-z0-9]+(?:-[a-z0-9]+)*` from that unit on, or 0 when it is not that. The one place where ids are read unit by unit. */
export function wordsHash(text: string, from: number): number {
  const { length } = text;
  let hash = length;
  // A hyphen behind the prefix, behind a hyphen or at the end joins no words.
  let last = HYPHEN;
  for (let index = from; index < length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x61 || unit > 0x7a) {
      if (unit === HYPHEN ? last === HYPHEN : unit < 0x30 || unit > 0x39) return 0;
    }
    last = unit;
    hash = Math.imul(hash ^ unit, SPREAD);
  }
  // The low bits must depend on the high ones, and 0 means no slug.
  return last === HYPHEN ? 0 : hash ^ (hash >>> 15) || 1;
}

/** Counts the code points of a string. */
export type CountPoints = (text: string) => number;

/** True for a string of `min` (0 or 1) to `max` code points. Most strings are decided by their length in units alone. */
export function isText(text: unknown, min: number, max: number, points: CountPoints): boolean {
  return typeof text === 'string' && text.length >= min && (text.length <= max || points(text) <= max);
}

/** Length in code points; a surrogate that stands alone counts as one. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1) {
    const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00;
    if (isLow && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800) count -= 1;
  }
  return count;
}

/** True for a whole number from 0. Nearly all are decided by the first comparison. */
export function isCount(value: unknown): boolean {
  return typeof value === 'number' && (value >>> 0 === value || isInteger(value, 0, Infinity));
}

/** True for a number that is whole, finite and within the bounds. */
export function isInteger(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
