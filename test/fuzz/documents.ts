import fc from 'fast-check';
import { hostileText } from '../../packages/text/src/hostile.test-support.ts';

/** Keys by which a careless reader would reach what all objects share, or what it has not looked for. */
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  '\u0000',
  'id',
  'name',
];

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1e308, -1e308, 5e-324, 2 ** 53, 'x', '', '1', [], {}),
  fc.double(),
  hostileText,
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Any JSON value, with the awkward keys among its keys. */
const anything: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 8 })), tie('value')), { maxLength: 4 })
      .map(asObject),
  ),
})).value;

/** As JSON.parse builds it: `__proto__` becomes a key like any other. */
function asObject(pairs: readonly (readonly [string, unknown])[]): unknown {
  const members = pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`);
  return JSON.parse(`{${members.join(',')}}`);
}

interface Change {
  /** Which place of the document: a share of all of them. */
  readonly where: number;
  readonly how: 'replace' | 'remove' | 'add' | 'repeat' | 'wrap';
  readonly key: string;
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  where: fc.double({ min: 0, max: 0.999, noNaN: true }),
  how: fc.constantFrom('replace', 'remove', 'add', 'repeat', 'wrap'),
  key: fc.constantFrom(...KEYS),
  value: anything,
});

/** Characters of a document that is still made larger: four times fifty times as long would be more than any reader is given. */
const LARGEST = 20_000;

/** A right document with one to four places changed: near enough to be read, far enough to hurt. One in ten is something else altogether. */
export function near(document: unknown): fc.Arbitrary<unknown> {
  const changed = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce((now, next) => (JSON.stringify(now).length > LARGEST ? now : apply(now, next)), document),
    );
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: anything });
}

function apply(document: unknown, { where, how, key, value }: Change): unknown {
  let left = Math.floor(where * count(document));
  const visit = (at: unknown): unknown => {
    if (left === 0) {
      left = -1;
      return changedAt(at, how, key, value);
    }
    left -= 1;
    if (Array.isArray(at)) return at.flatMap((item: unknown) => kept(visit(item)));
    if (typeof at !== 'object' || at === null) return at;
    return asObject(
      Object.entries(at).flatMap(([name, inner]) => kept(visit(inner)).map((now) => [name, now] as const)),
    );
  };
  const made = visit(document);
  return made === REMOVED ? null : made;
}

const REMOVED = Symbol('removed');
const kept = (value: unknown): readonly unknown[] => (value === REMOVED ? [] : [value]);

function changedAt(at: unknown, how: Change['how'], key: string, value: unknown): unknown {
  if (how === 'remove') return REMOVED;
  if (how === 'wrap') return [at];
  if (how === 'repeat' && typeof at === 'string') return at.repeat(50);
  if (how === 'repeat' && Array.isArray(at)) return Array.from({ length: 50 }, () => at).flat();
  if (how === 'add' && Array.isArray(at)) return [...at, value];
  if (how === 'add' && typeof at === 'object' && at !== null) return asObject([...Object.entries(at), [key, value]]);
  return value;
}

function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce<number>((sum, inner) => sum + count(inner), 0);
}

/** A right text with pieces cut out, put in, doubled or torn; every twentieth is any bytes. */
export function torn(text: string): fc.Arbitrary<string> {
  const cut = fc.record({
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 40 }),
    put: fc.oneof(
      hostileText,
      fc.constantFrom(
        '"',
        '{',
        '}',
        '[',
        ']',
        ':',
        ',',
        '\\',
        '\\ud800',
        '&a',
        '*a',
        '!!js/function',
        '- ',
        '\t',
        '\ufeff',
      ),
    ),
  });
  const cuts = fc.array(cut, { minLength: 1, maxLength: 3 }).map((list) =>
    list.reduce((now, { from, length, put }) => {
      const at = Math.floor(from * now.length);
      return now.slice(0, at) + put + now.slice(at + length);
    }, text),
  );
  return fc.oneof(
    { weight: 19, arbitrary: cuts },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  );
}
