/** The schema check against ajv, and places against a parser of our own, on documents that are written by hand to be awkward. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Position } from '../faults.ts';
import { SCHEMA_FILE } from '../generator/files.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { validateBytes } from '../validate/validate.ts';

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv, ['date-time']);
const isValid = ajv.compile(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')));

/** JSON text that is set in as it stands. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const raw = (text: string): Raw => new Raw(text);

type Json = { [key: string]: unknown };
const base = generateSnapshot({ portfolios: 4, seed: 7 });

function writeJson(value: unknown, pad: string, depth = 0): string {
  if (value instanceof Raw) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const line = pad === '' ? '' : `\n${pad.repeat(depth + 1)}`;
  const items = Object.entries(value).map(
    ([key, item]) => `${line}${isList ? '' : `${JSON.stringify(key)}:${pad}`}${writeJson(item, pad, depth + 1)}`,
  );
  return `${isList ? '[' : '{'}${items.join(',')}${isList ? ']' : '}'}`;
}

/** The snapshot with one value in another's place; `key` is JSON text of a field that is added when the place has none. */
function documentWith(place: readonly (string | number)[], value: unknown): Json {
  const document: Json = structuredClone({ ...base });
  let at: Json = document;
  for (const token of place.slice(0, -1)) at = at[token] as Json;
  const name = String(place.at(-1));
  if (name === '__proto__') Object.defineProperty(at, name, { value, enumerable: true, configurable: true });
  else at[name] = value;
  return document;
}

/** Where every value and key begins, by a parser that shares nothing with the reader; of a key written twice the last counts. */
function places(text: string): { values: Map<string, Position>; keys: Map<string, Position> } {
  const [values, keys] = [new Map<string, Position>(), new Map<string, Position>()];
  let at = 0;
  let [line, lineStart] = [1, 0];
  const here = (): Position => ({ line, column: at - lineStart + 1 });
  const space = (): void => {
    for (; ' \t\r\n'.includes(text[at] ?? '-'); at += 1) if (text[at] === '\n') [line, lineStart] = [line + 1, at + 1];
  };
  const token = (): string => {
    const form = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/sy;
    form.lastIndex = at;
    const found = form.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const value = (pointer: string): void => {
    space();
    values.set(pointer, here());
    const opening = text[at];
    if (opening !== '{' && opening !== '[') return void token();
    at += 1;
    space();
    for (let index = 0; !'}]'.includes(text[at] ?? ''); index += 1) {
      let name = String(index);
      const start = here();
      if (opening === '{') {
        name = JSON.parse(token());
        space();
        at += 1;
      }
      const inner = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      keys.set(inner, start);
      value(inner);
      space();
      if (text[at] === ',') at += 1;
      space();
    }
    at += 1;
  };
  value('');
  return { values, keys };
}

/** Where ajv sees a fault, in our words: an unknown field is at the field, a repeated item somewhere in its list. */
function pointerOfAjv({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword !== 'additionalProperties') return instancePath;
  return `${instancePath}/${String(params['additionalProperty']).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const P = ['portfolios', 1] as const;
const astral = (count: number): string => '😀'.repeat(count);
const NUMBERS = [
  '-0',
  '0.0',
  '1e2',
  '1E+2',
  '1.0',
  '10e-1',
  '1e-1',
  '0.1',
  '-1',
  '1e400',
  '-1e400',
  '1e21',
  '4294967295',
  '4294967296',
  '9007199254740993',
  '123456789012345678901234567890',
  '0e0',
  '-0.0',
  '1.0000000000000000001',
  '100',
  '101',
  '100.0',
  '1e2',
  '100.5',
  '0.99999999999999999',
  '5e-324',
  '1e-400',
  '"1"',
  'true',
  'null',
  '[1]',
];
const TEXTS: readonly (readonly [field: string, max: number])[] = [
  ['label', 140],
  ['coverage_label', 64],
  ['summary', 360],
];
const DATES = [
  '2026-01-01T00:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01T00:00:00.123456789Z',
  '2026-01-01T00:00:00.Z',
  '2026-01-01T00:00:00+00:00',
  '2026-01-01T00:00:00-23:59',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T24:00:00Z',
  '2024-02-29T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '2000-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0000-02-29T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '10000-01-01T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-13-01T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-1-01T00:00:00Z',
  '2026-01-01T00:60:00Z',
  '2026-01-01T00:00:61Z',
  '',
  '2026-01-01T00:00:00',
  '2026-01-01',
  ' 2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00Z ',
  '2026-01-01T00:00:00Z\n',
  '2026-01-01T00:00Z',
  '２０２６-01-01T00:00:00Z',
  '2026-01-01T00:00:00,5Z',
];
const SLUGS = [
  'asset-a',
  'asset-',
  'asset-a-b',
  'asset--a',
  'asset-a-',
  'asset-a--b',
  'Asset-a',
  'asset-A',
  'asset-ä',
  'asset-0',
  'asset-a\n',
  'asset-a\u0000',
  'asset-😀',
  'assets-a',
  '',
  'asset',
  `asset-${'a'.repeat(5000)}`,
  'asset-__proto__',
  'constructor',
  'asset-constructor',
  `asset-${'a-'.repeat(2000)}b`,
];
const LISTS = [
  '[]',
  '[[]]',
  '[{}]',
  '[null]',
  '["a","a"]',
  '["a","A"]',
  '["__proto__","__proto__2"]',
  '["a","\\u0061"]',
  '[""]',
  '["\\ud83d\\ude00","😀"]',
  '["\\ud83d","\\ud83d"]',
  '["\\ud83d","\\ude00"]',
  '["é","e\\u0301"]',
  '["a",1]',
  '["1",1]',
  '[1,2]',
  '{}',
  '"a"',
  'null',
  '0',
  '{"0":"a"}',
  '{"length":1}',
  '["toString","valueOf"]',
  '["a","b","c","d","e","f","g","h","i","j","k","a"]',
  '["a","b","c","d","e","f","g","h","i","j","k","l"]',
];
const KEYS = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '',
  'a/b',
  '~',
  'a~1b',
  '\u0000',
  '😀',
  'lable',
];
const WRONG = ['null', 'true', '0', '"x"', '[]', '{}', '[[[[[]]]]]', '{"a":{"b":[{"c":null}]}}'];

const CASES: readonly (readonly [name: string, document: unknown])[] = [
  ...NUMBERS.flatMap((text) => [
    [`coverage_score ${text}`, documentWith([...P, 'coverage_score'], raw(text))] as const,
    [`asset_count ${text}`, documentWith([...P, 'asset_count'], raw(text))] as const,
    [`summary.exposure_count ${text}`, documentWith(['summary', 'exposure_count'], raw(text))] as const,
  ]),
  ...TEXTS.flatMap(([field, max]) =>
    [
      ['', 'empty'],
      ['x'.repeat(max), 'max'],
      ['x'.repeat(max + 1), 'max + 1'],
      [astral(max), 'max astral'],
      [astral(max + 1), 'max + 1 astral'],
      [`${'x'.repeat(max - 1)}😀`, 'max - 1 and an astral one'],
      ['\ud83d'.repeat(max), 'max lone high'],
      ['\ude00'.repeat(max + 1), 'max + 1 lone low'],
      ['\ude00\ud83d'.repeat(max / 2), 'max in the wrong order'],
      ['e\u0301'.repeat(max / 2), 'max with combining marks'],
      ['"\\'.repeat(max / 2), 'max of quotes and backslashes'],
      ['\u0000'.repeat(max), 'max of NUL'],
    ].map(([value, name]) => [`${field} ${name}`, documentWith([...P, field], value)] as const),
  ),
  ...TEXTS.map(([field, max]) => {
    const escaped = raw(`"${'\\ud83d\\ude00'.repeat(max)}"`);
    return [`${field} max astral as escapes`, documentWith([...P, field], escaped)] as const;
  }),
  ...DATES.map((text) => [`generated_at ${text}`, documentWith(['generated_at'], text)] as const),
  ...SLUGS.map((text) => [`asset_ids ${text.slice(0, 30)}`, documentWith([...P, 'asset_ids'], [text])] as const),
  ...SLUGS.slice(0, 3).map(
    (text) => [`asset_ids twice ${text}`, documentWith([...P, 'asset_ids'], [text, text])] as const,
  ),
  ...LISTS.map((text) => [`owner_names ${text}`, documentWith([...P, 'owner_names'], raw(text))] as const),
  ...LISTS.map((text) => [`environments ${text}`, documentWith([...P, 'environments'], raw(text))] as const),
  ...KEYS.flatMap((key) => [
    [`unknown ${JSON.stringify(key)} in a portfolio`, documentWith([...P, key], 1)] as const,
    [`unknown ${JSON.stringify(key)} in the summary`, documentWith(['summary', key], { a: 1 })] as const,
    [`unknown ${JSON.stringify(key)} at the root`, documentWith([key], [{}])] as const,
    [
      `unknown ${JSON.stringify(key)} in the route counts`,
      documentWith([...P, 'route_state_counts', key], ''),
    ] as const,
  ]),
  ...WRONG.flatMap((text) =>
    ['portfolios', 'summary', 'browser_model', 'generated_at'].map(
      (field) => [`${field} ${text}`, documentWith([field], raw(text))] as const,
    ),
  ),
  ...WRONG.map((text) => [`a portfolio ${text}`, documentWith(['portfolios', 2], raw(text))] as const),
  ...WRONG.map(
    (text) => [`route_state_counts ${text}`, documentWith([...P, 'route_state_counts'], raw(text))] as const,
  ),
  ...WRONG.map((text) => [`the document ${text}`, raw(text)] as const),
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const follows = (reason: string): boolean => reason === 'snapshot-valid' || reason === 'snapshot-incoherent';

describe(`ajv and we agree on ${CASES.length} awkward documents`, () => {
  test.each(CASES)('%s', (_, document) => {
    for (const pad of ['', ' ']) {
      const text = writeJson(document, pad);
      const expected = isValid(JSON.parse(text));
      const wanted = [...new Set((isValid.errors ?? []).map(pointerOfAjv))].sort();
      const { keys, values } = expected ? places('0') : places(text);
      for (const sliceBytes of [8, 1_000, 2 ** 18]) {
        const verdict = validateBytes('f', bytesOf(text), { sliceBytes, faultLimit: 10_000 });
        expect({ valid: follows(verdict.reason), faults: verdict.faults }).toMatchObject({ valid: expected });
        if (expected) continue;
        const seen = verdict.faults.map(({ code, pointer }) =>
          code === 'repeated-item' ? pointer.replace(/\/\d+$/, '') : pointer,
        );
        expect([...new Set(seen)].sort()).toEqual(wanted);
        for (const { code, pointer, position } of verdict.faults) {
          const isKey = code === 'unknown-field' || code === 'proto-field';
          expect({ code, pointer, position }).toEqual({
            code,
            pointer,
            position: (isKey ? keys : values).get(pointer),
          });
        }
      }
    }
  });
});

describe('a field that is written twice, which ajv never sees', () => {
  const whole = JSON.stringify(base);
  const twice: readonly (readonly [string, string, string])[] = [
    ['at the root', whole.replace(/^\{/, '{"browser_model":"x",'), '/browser_model'],
    ['the list itself', whole.replace(/^\{/, '{"portfolios":[],'), '/portfolios'],
    ['the list itself, behind it', whole.replace(/\}$/, ',"portfolios":[]}'), '/portfolios'],
    ['in the summary', whole.replace('"summary":{', '"summary":{"ready_count":1,'), '/summary/ready_count'],
    ['in a portfolio', whole.replace('"portfolios":[{', '"portfolios":[{"label":"x",'), '/portfolios/0/label'],
    ['as an escape', whole.replace('"portfolios":[{', '"portfolios":[{"l\\u0061bel":"x",'), '/portfolios/0/label'],
    [
      'in the route counts',
      whole.replace('"route_state_counts":{', '"route_state_counts":{"ready":0,'),
      '/portfolios/0/route_state_counts/ready',
    ],
  ];
  test.each(twice)('%s', (_, text, pointer) => {
    for (const sliceBytes of [8, 1_000, 2 ** 18]) {
      const verdict = validateBytes('f', bytesOf(text), { sliceBytes });
      expect(verdict.outcome).toBe('invalid');
      const fault = verdict.faults.find(({ code }) => code === 'duplicate-key');
      expect(fault?.pointer).toBe(pointer);
      expect(fault?.position).toEqual(places(text).keys.get(pointer));
    }
  });
});
