import { isMap, isNode, isScalar, isSeq, parseDocument, type Pair, type YAMLMap } from 'yaml';
import type { Edit } from './problem.ts';

export type JsonPath = readonly (string | number)[];

/** A JSON file with the places of its values. */
export type JsonFile =
  | {
      readonly kind: 'read';
      readonly value: unknown;
      readonly offsetOf: (path: JsonPath) => number;
      /** Writes another value, or another key, at a path; `undefined` where the place is not known. */
      readonly replace: (path: JsonPath, what: 'key' | 'value', by: unknown) => Edit | undefined;
    }
  | { readonly kind: 'fault'; readonly offset: number; readonly message: string };

/**
 * JSON itself decides what is valid; the YAML parser, which reads all of JSON, tells where a value stands. It is asked only when there is something to
 * say.
 */
export function readJson(text: string): JsonFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    return { kind: 'fault', offset: position === undefined ? text.length : Number(position), message: 'not JSON' };
  }
  let parsed: { readonly root: unknown } | undefined;
  const keys: Keys = new WeakMap();
  const find = (path: JsonPath): Place => {
    // Once, also where the parser gave up: a file may have a thousand things to be said about.
    parsed ??= { root: contentsOf(text) };
    return place(parsed.root, path, keys);
  };
  return {
    kind: 'read',
    value,
    // The place of the whole needs no second reading, which of a large file takes a second (P9).
    offsetOf: (path) => (path.length === 0 ? text.search(/\S/u) : find(path).offset),
    replace: (path, what, by) => {
      const range = find(path)[what];
      return range && { from: range[0], to: range[1], text: JSON.stringify(by) };
    },
  };
}

/** A document nested so deep that the parser gives up has no places: everything is then at its beginning. */
function contentsOf(text: string): unknown {
  try {
    return parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).contents;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The entries of each map that was walked through, by their key: a search for each place would take quadratic time. */
type Keys = WeakMap<YAMLMap, ReadonlyMap<unknown, Pair>>;

interface Place {
  /** Of the key (in a map) or of the item (in a list); of the deepest part that is there. */
  readonly offset: number;
  readonly key?: Range | undefined;
  readonly value?: Range | undefined;
}
type Range = readonly [from: number, to: number];

function place(root: unknown, path: JsonPath, keys: Keys): Place {
  let node: unknown = root;
  let key: unknown;
  let offset = rangeOf(root)?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = entriesOf(node, keys).get(step);
      if (!pair) return { offset };
      key = pair.key;
      offset = rangeOf(key)?.[0] ?? 0;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      key = undefined;
      node = node.items[step];
      offset = rangeOf(node)?.[0] ?? 0;
    } else return { offset };
  }
  return { offset, key: rangeOf(key), value: rangeOf(node) };
}

function entriesOf(map: YAMLMap, keys: Keys): ReadonlyMap<unknown, Pair> {
  const known = keys.get(map);
  if (known) return known;
  // Of two entries with one key, JSON takes the last.
  const entries = new Map(map.items.map((pair) => [isScalar(pair.key) ? pair.key.value : undefined, pair]));
  keys.set(map, entries);
  return entries;
}

function rangeOf(node: unknown): Range | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
