import { MAX_DEPTH } from '../limits.ts';

/** How many strings a value holds, names of fields included; NaN, which equals no number, when it is nested deeper than a document may be. */
export function stringsIn(value: unknown, depth = 0): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH) return Number.NaN;
  const inner = Object.values(value);
  let strings = Array.isArray(value) ? 0 : inner.length;
  for (const item of inner) strings += stringsIn(item, depth + 1);
  return strings;
}
