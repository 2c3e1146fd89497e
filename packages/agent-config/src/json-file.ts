import { isMap, isNode, isScalar, isSeq, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';

/** A JSON file with the places of its values. */
export type JsonFile =
  | {
      readonly kind: 'read';
      readonly value: unknown;
      readonly offsetOf: (path: readonly (string | number)[]) => number;
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
  let root: unknown;
  const keys: Keys = new WeakMap();
  return {
    kind: 'read',
    value,
    offsetOf: (path) => {
      root ??= contentsOf(text);
      return place(root, path, keys);
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

/** The offset of the key (in a map) or of the item (in a list); of the deepest part that is there. */
function place(root: unknown, path: readonly (string | number)[], keys: Keys): number {
  let node: unknown = root;
  let offset = startOf(root);
  for (const step of path) {
    if (isMap(node)) {
      const pair = entriesOf(node, keys).get(step);
      if (!pair) return offset;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = startOf(node);
    } else return offset;
  }
  return offset;
}

function entriesOf(map: YAMLMap, keys: Keys): ReadonlyMap<unknown, Pair> {
  const known = keys.get(map);
  if (known) return known;
  // Of two entries with one key, JSON takes the last.
  const entries = new Map(map.items.map((pair) => [isScalar(pair.key) ? pair.key.value : undefined, pair]));
  keys.set(map, entries);
  return entries;
}

function startOf(node: unknown): number {
  return isNode(node) ? ((node as Node).range?.[0] ?? 0) : 0;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
