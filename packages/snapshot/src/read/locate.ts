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
 * One loop, since a document may be nothing but keys, ten million of them (P9).
 */
export function duplicateKeys(
  text: string,
  above: number,
  report: (object: Place, key: string, offset: number) => void,
): number | undefined {
  const hasEscapes = text.includes('\\');
  /** Of the containers that are open the keys so far; of a list undefined. */
  const open: (Set<string> | undefined)[] = [];
  let keys: Set<string> | undefined;
  /** Of the innermost container, and the item of it that is being read. */
  const place: (string | number)[] = [];
  let item: string | number = 0;
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN_OBJECT || unit === OPEN_LIST) {
      if (above + open.length >= MAX_DEPTH) return at;
      if (open.length > 0) place.push(item);
      keys = unit === OPEN_OBJECT ? new Set() : undefined;
      open.push(keys);
      item = -1;
      at = skipSpace(text, at + 1);
    } else at = nextItem(text, unit === QUOTE ? skipString(text, at) : skipScalar(text, at));
    while (isClosing(text.charCodeAt(at))) {
      open.pop();
      // Nothing is read behind the end: that would make each reading slower for good.
      if (open.length === 0) return undefined;
      keys = open.at(-1);
      item = place.pop() ?? 0;
      at = nextItem(text, at + 1);
    }
    if (keys === undefined) item = Number(item) + 1;
    else if (at < text.length) {
      const keyEnd = skipString(text, at);
      const key = hasEscapes ? keyOf(text, at, keyEnd) : text.slice(at + 1, keyEnd - 1);
      if (keys.has(key)) report(place, key, at);
      else keys.add(key);
      item = key;
      at = valueBehind(text, keyEnd);
    }
  }
  return undefined;
}

function isClosing(unit: number): boolean {
  return unit === CLOSE_LIST || unit === CLOSE_OBJECT;
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
  return skipScalar(text, from);
}

function skipScalar(text: string, from: number): number {
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
