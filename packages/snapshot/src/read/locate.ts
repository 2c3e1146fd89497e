/** Finds a place in a text that is known to be JSON, and duplicate keys in it. Positions cost nothing until somebody asks. */
import type { Place } from '../faults.ts';
import { MAX_DEPTH } from '../limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Offset of the value at `place`, or of its key. Where a key is written twice the last one counts, as for JSON.parse. Undefined when
 * the text has no such place. `from` is the offset at which the outermost value begins.
 */
export function locate(text: string, place: Place, onKey = false, from = 0): number | undefined {
  let at = skipSpace(text, from);
  for (const [depth, token] of place.entries()) {
    const isLast = depth === place.length - 1;
    const next = typeof token === 'number' ? itemAt(text, at, token) : fieldAt(text, at, token, onKey && isLast);
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}

/** Offset of an item of the list that begins at `list`. */
export function itemAt(text: string, list: number, index: number): number | undefined {
  if (text.charCodeAt(list) !== OPEN_LIST) return undefined;
  const first = skipSpace(text, list + 1);
  return text.charCodeAt(first) === CLOSE_LIST ? undefined : itemAfter(text, first, index);
}

/** Offset of the item that stands `steps` behind the one that begins at `item`. */
export function itemAfter(text: string, item: number, steps: number): number | undefined {
  let at = item;
  for (let step = 0; step < steps; step += 1) {
    at = skipSpace(text, skipValue(text, at));
    if (text[at] !== ',') return undefined;
    at = skipSpace(text, at + 1);
  }
  return at;
}

function fieldAt(text: string, object: number, name: string, wantsKey: boolean): number | undefined {
  if (text.charCodeAt(object) !== OPEN_OBJECT) return undefined;
  let found: number | undefined;
  for (let key = firstKey(text, object); text.charCodeAt(key) === QUOTE;) {
    const keyEnd = skipString(text, key);
    const value = valueBehind(text, keyEnd);
    if (keyOf(text, key, keyEnd) === name) found = wantsKey ? key : value;
    key = nextItem(text, skipValue(text, value));
  }
  return found;
}

/**
 * Reports every key that was written before in its object, at any depth. The place of the object is valid until `report` returns.
 * Returns the offset of the bracket that opens one level too many, where it gives up; the text itself stands `above` levels deep.
 */
export function duplicateKeys(
  text: string,
  above: number,
  report: (object: Place, key: string, offset: number) => void,
): number | undefined {
  const place: (string | number)[] = [];
  let tooDeep: number | undefined;
  /** Returns the offset behind the value that begins at `start`, in the object or list at `place`. */
  const walk = (start: number, token: string | number): number => {
    const unit = text.charCodeAt(start);
    if (unit !== OPEN_OBJECT && unit !== OPEN_LIST) return skipValue(text, start);
    place.push(token);
    const end = walkContainer(start, unit);
    place.pop();
    return end;
  };
  const walkContainer = (start: number, unit: number): number => {
    if (above + place.length < MAX_DEPTH) return unit === OPEN_OBJECT ? walkObject(start) : walkList(start);
    tooDeep ??= start;
    return text.length;
  };
  const walkObject = (start: number): number => {
    const seen = new Set<string>();
    let at = firstKey(text, start);
    while (text.charCodeAt(at) === QUOTE) {
      const keyEnd = skipString(text, at);
      const key = keyOf(text, at, keyEnd);
      if (seen.has(key)) report(place, key, at);
      else seen.add(key);
      at = nextItem(text, walk(valueBehind(text, keyEnd), key));
    }
    return at + 1;
  };
  const walkList = (start: number): number => {
    let at = skipSpace(text, start + 1);
    for (let index = 0; at < text.length && text.charCodeAt(at) !== CLOSE_LIST; index += 1) {
      at = nextItem(text, walk(at, index));
    }
    return at + 1;
  };
  const root = skipSpace(text, 0);
  const unit = text.charCodeAt(root);
  if (unit === OPEN_OBJECT || unit === OPEN_LIST) walkContainer(root, unit);
  return tooDeep;
}

/** Offset of the first key of an object, or of its closing bracket. */
function firstKey(text: string, object: number): number {
  return skipSpace(text, object + 1);
}

/** Offset of the value whose key ends there. */
function valueBehind(text: string, keyEnd: number): number {
  return skipSpace(text, skipSpace(text, keyEnd) + 1);
}

/** Offset of what follows a value that ends there: the next item or key, or the closing bracket. */
function nextItem(text: string, valueEnd: number): number {
  const at = skipSpace(text, valueEnd);
  return text.charCodeAt(at) === COMMA ? skipSpace(text, at + 1) : at;
}

function keyOf(text: string, start: number, end: number): string {
  const literal = text.slice(start + 1, end - 1);
  if (!literal.includes('\\')) return literal;
  const key: unknown = JSON.parse(text.slice(start, end));
  return String(key);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
    at += 1;
    unit = text.charCodeAt(at);
  }
  return at;
}

/** Offset behind the value that begins at `from`. */
export function skipValue(text: string, from: number): number {
  const opening = text.charCodeAt(from);
  if (opening === QUOTE) return skipString(text, from);
  if (opening === OPEN_OBJECT || opening === OPEN_LIST) return skipContainer(text, from);
  let at = from;
  while (at < text.length && !isScalarEnd(text.charCodeAt(at))) at += 1;
  return at;
}

function isScalarEnd(unit: number): boolean {
  return unit === 0x2c || unit === CLOSE_LIST || unit === CLOSE_OBJECT || unit <= 0x20;
}

function skipString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    at += 1;
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at += 1;
  }
  return at;
}

function skipContainer(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      at = skipString(text, at);
      continue;
    }
    at += 1;
    if (unit === OPEN_OBJECT || unit === OPEN_LIST) depth += 1;
    if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return at;
}
