/**
 * Checks of whole lists. Each returns the number of items, or {@link INVALID}: the count is wanted by the reader, which compares the
 * strings that the bytes hold with the strings that the value holds to notice a duplicate key.
 */
import type { HashList } from './hashes.ts';
import { type CountPoints, isText } from './strings.ts';

export const INVALID = -1;

/** Up to this length comparing every pair is faster than building a set. */
const PAIRWISE = 10;

export function textList(list: unknown, min: number, max: number, points: CountPoints): number {
  if (!Array.isArray(list)) return INVALID;
  for (let index = 0; index < list.length; index += 1) {
    if (!isText(list[index], min, max, points)) return INVALID;
  }
  return isUnique(list) ? list.length : INVALID;
}

/** For ids that nobody looks up. */
export function slugList(list: unknown, isSlug: (item: unknown) => boolean): number {
  if (!Array.isArray(list)) return INVALID;
  for (let index = 0; index < list.length; index += 1) {
    if (!isSlug(list[index])) return INVALID;
  }
  return isUnique(list) ? list.length : INVALID;
}

/** Leaves the hashes of the ids in `hashes`. `hashOf` gives 0 for what is no id. */
export function slugHashes(list: unknown, hashOf: (item: unknown) => number, hashes: HashList): number {
  if (!Array.isArray(list)) return INVALID;
  const count = list.length;
  const seen = hashes.room(count);
  for (let index = 0; index < count; index += 1) {
    const hash = hashOf(list[index]);
    if (hash === 0) return INVALID;
    seen[index] = hash;
  }
  return count <= 1 || areUniqueSlugs(list, seen) ? count : INVALID;
}

/** Items that are compared with one. Further ones have hashes that somebody crafted. */
const MOST_STEPS = 32;

function areUniqueSlugs(list: readonly unknown[], hashes: Int32Array): boolean {
  const count = list.length;
  if (count > PAIRWISE) return areUniqueByHash(list, hashes);
  for (let later = 1; later < count; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (hashes[earlier] === hashes[later] && list[earlier] === list[later]) return false;
    }
  }
  return true;
}

/** By a table of the indices of the items: a `Set` would make hashes of its own. */
function areUniqueByHash(list: readonly unknown[], hashes: Int32Array): boolean {
  const slots = new Int32Array(2 ** (33 - Math.clz32(list.length)));
  const mask = slots.length - 1;
  for (let index = 0; index < list.length; index += 1) {
    const hash = hashes[index] ?? 0;
    let slot = hash & mask;
    for (let step = 0; slots[slot] !== 0; step += 1) {
      const other = (slots[slot] ?? 0) - 1;
      if (hashes[other] === hash && list[other] === list[index]) return false;
      if (step === MOST_STEPS) return isUnique(list);
      slot = (slot + 1) & mask;
    }
    slots[slot] = index + 1;
  }
  return true;
}

/** `choiceOf` gives INVALID for what is no choice. */
export function choiceList(list: unknown, choiceOf: (item: unknown) => number): number {
  if (!Array.isArray(list)) return INVALID;
  for (let index = 0; index < list.length; index += 1) {
    if (choiceOf(list[index]) === INVALID) return INVALID;
  }
  return isUnique(list) ? list.length : INVALID;
}

/** For lists of strings. A `Set`, not an object used as one: `__proto__` is a string like any other. */
export function isUnique(list: readonly unknown[]): boolean {
  const count = list.length;
  if (count > PAIRWISE) return new Set(list).size === count;
  for (let later = 1; later < count; later += 1) {
    const item = list[later];
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (list[earlier] === item) return false;
    }
  }
  return true;
}

export type PlainObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when the object has exactly that many fields. After all required ones were seen: no other field is there. */
export function hasFields(value: PlainObject, count: number): boolean {
  let seen = 0;
  for (const key in value) if (key !== undefined) seen += 1;
  return seen === count;
}
