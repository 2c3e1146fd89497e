/** What the schema refuses, in the exact words in which people and programs are told (house style 5). */
import { describe, expect, test } from '@jest/globals';
import { FaultList } from '../faults.ts';
import { explain } from './explain.ts';
import { quote, printable, shorten } from './quote.ts';
import type { Shape } from './shape.ts';
import { suggest } from './suggest.ts';

const TEXT: Shape = { kind: 'text', min: 1, max: 3 };
const SLUG: Shape = { kind: 'slug', prefix: 'asset-', pattern: '^asset-[a-z0-9]+(?:-[a-z0-9]+)*$' };
const CHOICE: Shape = { kind: 'choice', values: ['ready', 'partial', 'action_needed'] };
const ONE: Shape = { kind: 'choice', values: ['only'] };
const DATE: Shape = { kind: 'date-time' };
const COUNT: Shape = { kind: 'integer', min: 0 };
const SCORE: Shape = { kind: 'integer', min: 0, max: 100 };
const FLAG: Shape = { kind: 'boolean' };
const LIST: Shape = { kind: 'list', unique: true, of: TEXT };
const LOOSE: Shape = { kind: 'list', unique: false, of: TEXT };
const RECORD: Shape = { kind: 'record', fields: { name: TEXT, exposure_count: COUNT } };

function told(value: unknown, shape: Shape, limit = 100): unknown[] {
  const faults = new FaultList(limit);
  explain(value, shape, ['at'], faults);
  return faults.kept.map(({ code, place, message, found, allowed, suggestion, onKey }) => [
    code,
    place.slice(1).join('/'),
    message,
    found,
    allowed,
    ...(suggestion === undefined ? [] : [suggestion]),
    ...(onKey === undefined ? [] : [onKey]),
  ]);
}

const kinds = [
  [null, 'null', 'null'],
  [[1], 'a list', 'a list of 1'],
  [{}, 'an object', 'an object'],
  ['x', 'a string', '"x"'],
  [7, 'a number', '7'],
  [true, 'a boolean', 'true'],
] as const;

describe('the wrong type', () => {
  const allowed: readonly (readonly [Shape, string])[] = [
    [TEXT, 'a string of 1 to 3 characters'],
    [SLUG, 'an id such as asset-one-2: lower case letters, digits, single hyphens'],
    [CHOICE, 'one of ready, partial, action_needed'],
    [ONE, 'only only'],
    [DATE, 'a date and time such as 2026-01-31T09:30:00Z'],
    [COUNT, 'a whole number from 0'],
    [SCORE, 'a whole number from 0 to 100'],
    [FLAG, 'true or false'],
    [LIST, 'a list'],
    [RECORD, 'an object'],
  ];
  const fits: Readonly<Record<Shape['kind'], string>> = {
    text: 'a string',
    slug: 'a string',
    choice: 'a string',
    'date-time': 'a string',
    integer: 'a number',
    boolean: 'a boolean',
    list: 'a list',
    record: 'an object',
  };
  test.each(allowed)('%j', (shape, words) => {
    for (const [value, kind, found] of kinds) {
      if (kind === fits[shape.kind]) continue;
      expect(told(value, shape)).toEqual([
        ['wrong-type', '', `Here stands ${kind}; allowed is ${words}.`, found, words],
      ]);
    }
  });
});

describe('the wrong value', () => {
  const score = 'a whole number from 0 to 100';
  const id = 'an id such as asset-one-2: lower case letters, digits, single hyphens';
  const shown = (value: string): string => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  const slug = (value: string, ...suggestion: string[]) => [
    value,
    SLUG,
    [
      'wrong-pattern',
      '',
      `${shown(value)} does not match ^asset-[a-z0-9]+(?:-[a-z0-9]+)*$.`,
      shown(value),
      id,
      ...suggestion,
    ],
  ];
  const choice = (value: string, ...suggestion: string[]) => [
    value,
    CHOICE,
    [
      'wrong-choice',
      '',
      `${shown(value)} is not allowed here.`,
      shown(value),
      'one of ready, partial, action_needed',
      ...suggestion,
    ],
  ];
  const rows = [
    [
      '',
      TEXT,
      ['wrong-length', '', 'The string has 0 characters; allowed are 1 to 3.', '""', 'a string of 1 to 3 characters'],
    ],
    [
      '😀😀😀😀',
      TEXT,
      [
        'wrong-length',
        '',
        'The string has 4 characters; allowed are 1 to 3.',
        '"😀😀😀😀"',
        'a string of 1 to 3 characters',
      ],
    ],
    [101, SCORE, ['wrong-number', '', `101 is not ${score}.`, '101', score]],
    [-1, SCORE, ['wrong-number', '', `-1 is not ${score}.`, '-1', score]],
    [0.5, SCORE, ['wrong-number', '', `0.5 is not ${score}.`, '0.5', score]],
    [-1, COUNT, ['wrong-number', '', '-1 is not a whole number from 0.', '-1', 'a whole number from 0']],
    [
      '2026-02-30T00:00:00Z',
      DATE,
      [
        'wrong-date',
        '',
        '"2026-02-30T00:00:00Z" is not a date and time as RFC 3339 writes it.',
        '"2026-02-30T00:00:00Z"',
        'a date and time such as 2026-01-31T09:30:00Z',
      ],
    ],
    slug('One Two', 'asset-one-two'),
    slug('ASSET_one__2', 'asset-one-2'),
    slug('asset-one-', 'asset-one'),
    slug('支払い'),
    slug(''),
    slug(`${'x'.repeat(199)}!`, `asset-${'x'.repeat(199)}`),
    slug(`${'x'.repeat(200)}!`),
    choice('Ready', 'ready'),
    choice('reayd', 'ready'),
    choice('action needed', 'action_needed'),
    choice('other'),
  ] as readonly (readonly [unknown, Shape, unknown])[];
  test.each(rows)('%.40p', (value, shape, fault) => {
    expect(told(value, shape)).toEqual([fault]);
  });

  test.each([
    ['abc', TEXT],
    ['😀😀😀', TEXT],
    ['asset-1', SLUG],
    ['partial', CHOICE],
    ['2026-01-31T09:30:00Z', DATE],
    [0, SCORE],
    [100, SCORE],
    [1e12, COUNT],
    [false, FLAG],
    [['a', 'b'], LIST],
    [['a', 'a'], LOOSE],
    [[], LIST],
    [{ name: 'a', exposure_count: 0 }, RECORD],
  ] as readonly (readonly [unknown, Shape])[])('%j is right', (value, shape) => {
    expect(told(value, shape)).toEqual([]);
  });
});

describe('lists and records', () => {
  test('an item that stands twice is named where it stands again, behind the faults of the items', () => {
    const twice = 'The list holds this item twice.';
    const allowed = 'an item that is not in the list yet';
    expect(told(['a', '', 'a', 'a'], LIST)).toEqual([
      ['wrong-length', '1', 'The string has 0 characters; allowed are 1 to 3.', '""', 'a string of 1 to 3 characters'],
      ['repeated-item', '2', twice, '"a"', allowed],
      ['repeated-item', '3', twice, '"a"', allowed],
    ]);
  });

  test('fields that are missing, unknown, nearly right or dangerous', () => {
    const allowed = 'one of the 2 fields of the schema';
    const value: unknown = JSON.parse('{"exposure-count":1,"__proto__":{},"toString":1,"name":""}');
    expect(told(value, RECORD)).toEqual([
      [
        'unknown-field',
        'exposure-count',
        'The field "exposure-count" does not exist in the schema.',
        '"exposure-count"',
        allowed,
        'exposure_count',
        true,
      ],
      ['proto-field', '__proto__', 'The field "__proto__" does not exist in the schema.', '"__proto__"', allowed, true],
      ['unknown-field', 'toString', 'The field "toString" does not exist in the schema.', '"toString"', allowed, true],
      [
        'wrong-length',
        'name',
        'The string has 0 characters; allowed are 1 to 3.',
        '""',
        'a string of 1 to 3 characters',
      ],
      ['missing-field', '', 'The field exposure_count is missing.', 'nothing', 'exposure_count'],
    ]);
  });

  test.each([
    [{ a: 1, b: 2, c: 3 }, RECORD, 5],
    [['a', 'a', 'a', 7, ''], LIST, 4],
    [{ name: 7, exposure_count: 'x' }, RECORD, 2],
    [{ name: '', exposure_count: -1 }, RECORD, 2],
    [{}, RECORD, 2],
  ] as readonly (readonly [unknown, Shape, number])[])(
    'all faults of %j count, also those that are not kept',
    (value, shape, count) => {
      for (const limit of [0, 1, count]) {
        const faults = new FaultList(limit);
        explain(value, shape, [], faults);
        expect([faults.count, faults.kept.length]).toEqual([count, limit]);
      }
    },
  );
});

describe('suggest: what was probably meant', () => {
  test.each([
    ['', undefined],
    ['ready', 'ready'],
    ['READY', 'ready'],
    ['redy', 'ready'],
    ['raedy', 'ready'],
    ['rea', undefined],
    ['rdy', undefined],
    ['xeadyy', 'ready'],
    ['xxeadyy', undefined],
    ['action-needed', 'action_needed'],
    ['action neded', 'action_needed'],
    ['x'.repeat(65), undefined],
  ])('%j: %p', (word, meant) => {
    expect(suggest(word, ['partial', 'ready', 'action_needed'])).toBe(meant);
  });

  test.each([
    ['abcd', ['abce'], 'abce'],
    ['abcd', ['abef'], undefined],
    ['abcde', ['abcfg'], 'abcfg'],
    ['abcde', ['abfgh'], undefined],
    ['abcd', ['acbd', 'abcx'], 'acbd'],
    ['abcd', ['abcx', 'abcd'], 'abcd'],
    ['abcdef', ['badcef'], 'badcef'],
    ['abcdef', ['abcd'], 'abcd'],
    ['abcd', ['abc'], 'abc'],
    ['abcd', ['abcdef'], undefined],
    ['a', ['b'], 'b'],
    ['ab', ['ba'], 'ba'],
    ['x'.repeat(64), [`${'x'.repeat(63)}y`], `${'x'.repeat(63)}y`],
    ['abcdef', [], undefined],
  ])('%.10j of %.20j: %p', (word, candidates, meant) => {
    expect(suggest(word, candidates)).toBe(meant);
  });
});

describe('P8: values are shown as text that nobody acts on', () => {
  test.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [true, 'true'],
    [-1.5, '-1.5'],
    [[], 'a list of 0'],
    [[1, 2], 'a list of 2'],
    [{}, 'an object'],
    ['a "b" \\ é 支 😀', '"a \\"b\\" \\\\ é 支 😀"'],
    ['`|<>&@#%', '"\\u0060\\u007c\\u003c\\u003e\\u0026\\u0040\\u0023\\u0025"'],
    ['\u200b\u202e\u00a0\u2028\u2029\u00ad\u{e0041}', '"\\u200b\\u202e\\u00a0\\u2028\\u2029\\u00ad\\udb40\\udc41"'],
    ['\n\u0001\u007f\ue000', '"\\n\\u0001\\u007f\\ue000"'],
    ['x'.repeat(80), `"${'x'.repeat(80)}"`],
    ['x'.repeat(81), `"${'x'.repeat(80)}…"`],
    ['😀'.repeat(80), `"${'😀'.repeat(80)}"`],
    ['😀'.repeat(81), `"${'😀'.repeat(80)}…"`],
    [`${'x'.repeat(100)}${'😀'.repeat(30)}`, `"${'x'.repeat(80)}…"`],
  ])('%.30p', (value, shown) => {
    expect(quote(value)).toBe(shown);
  });

  test('printable and shorten leave ordinary text alone', () => {
    expect(printable('A b-c.')).toBe('A b-c.');
    expect(shorten('')).toBe('');
    expect(shorten('x'.repeat(160))).toBe(`${'x'.repeat(80)}…`);
  });
});
