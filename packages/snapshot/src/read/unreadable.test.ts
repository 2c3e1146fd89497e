/** What is no JSON, or more than a reader should bear: each with its own code and place, quickly and in little memory (P9). */
import { describe, expect, test } from '@jest/globals';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { validateBytes, validateSnapshot, validateValue } from '../validate/validate.ts';
import { diagnose } from './diagnose.ts';
import { measured } from '../../../../test/promises/measured.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const written = (): string => JSON.stringify(generateSnapshot({ portfolios: 4, seed: 3 }), null, 1);
const utf16 = (text: string, mark: string): Uint8Array => new Uint8Array(Buffer.from(mark + text, 'utf16le'));

const CASES: readonly (readonly [what: string, bytes: Uint8Array, code: string, line: number, column: number])[] = [
  ['an empty file', bytesOf(''), 'empty-document', 1, 1],
  ['white space only', bytesOf(' \n\t'), 'empty-document', 1, 1],
  ['a byte order mark', bytesOf('\ufeff{}'), 'byte-order-mark', 1, 1],
  ['UTF-16 with a mark', utf16('{}', '\ufeff'), 'utf-16', 1, 1],
  ['UTF-16 without a mark', utf16('{}', ''), 'utf-16', 1, 1],
  ['one opening brace', bytesOf('{'), 'cut-off', 1, 2],
  ['a word cut off', bytesOf('{"a": tru'), 'cut-off', 1, 10],
  ['a number cut off', bytesOf('{"a": 1.'), 'cut-off', 1, 9],
  ['cut off in a record', bytesOf('{"portfolios":[{"id":"x"},\n{"id"'), 'cut-off', 2, 6],
  ['cut off in an escape', bytesOf('{"a": "\\u00'), 'cut-off', 1, 12],
  ['cut off behind the list', bytesOf('{"portfolios":[]\n'), 'cut-off', 2, 1],
  ['YAML', bytesOf('a: 1'), 'not-json', 1, 1],
  ['a comma too many', bytesOf('{"portfolios":[{},\n]}'), 'not-json', 2, 1],
  ['a comma too many at the front', bytesOf('{"portfolios":[ ,{}]}'), 'not-json', 1, 17],
  ['two commas', bytesOf('{"portfolios":[{},,{}]}'), 'not-json', 1, 19],
  ['the wrong bracket', bytesOf('{"portfolios":[{}}}'), 'not-json', 1, 18],
  ['a comment', bytesOf('{} // end'), 'not-json', 1, 4],
  ['two documents', bytesOf('{}\n{}'), 'not-json', 2, 1],
  ['single quotes', bytesOf("{'a': 1}"), 'not-json', 1, 2],
  ['a control character', bytesOf('{"a": "b\nc"}'), 'not-json', 1, 9],
  ['an escape that is none', bytesOf('{"a": "\\x"}'), 'not-json', 1, 8],
  ['a leading zero', bytesOf('{"a": 01}'), 'not-json', 1, 8],
  ['NaN', bytesOf('{"a": NaN}'), 'not-json', 1, 7],
  ['bytes that are not UTF-8', Uint8Array.of(0x7b, 0x22, 0x61, 0xff, 0x22), 'not-utf8', 1, 4],
  ['a lone surrogate as bytes', Uint8Array.of(0x22, 0x61, 0xed, 0xa0, 0x80, 0x22), 'not-utf8', 1, 3],
];

describe('unreadable', () => {
  test.each(CASES)('%s', (_, bytes, code, line, column) => {
    for (const sliceBytes of [1, 7, 2 ** 18]) {
      const verdict = validateBytes('f', bytes, { sliceBytes });
      expect(verdict).toMatchObject({ reason: 'snapshot-unreadable', outcome: 'invalid' });
      expect(verdict.faults[0]).toMatchObject({ code, position: { line, column } });
    }
  });

  const PLACES = [1, 7, 2 ** 18];
  test.each([
    ['', 'empty-document', 'The file holds no document. Expected: a snapshot.', 'something else', 'a snapshot'],
    [
      '\ufeff{}',
      'byte-order-mark',
      'The file begins with a byte order mark, which JSON text must not (RFC 8259, section 8.1). Expected: the document without it.',
      'something else',
      'the document without it',
    ],
    [
      '\0',
      'utf-16',
      'The file is UTF-16 or UTF-32; JSON text is UTF-8 (RFC 8259, section 8.1). Expected: UTF-8.',
      'something else',
      'UTF-8',
    ],
    [
      '{',
      'cut-off',
      'The document ends in the middle. Expected: a field name in double quotes, or }.',
      'the end of the document',
      'a field name in double quotes, or }',
    ],
    ['a: 1', 'not-json', 'The text is not JSON. Expected: a value.', '"a"', 'a value'],
    ['{"portfolios":[{},,{}]}', 'not-json', 'The text is not JSON. Expected: a value.', '","', 'a value'],
    ['{"portfolios":[{}x]}', 'not-json', 'The text is not JSON. Expected: a comma or ].', '"x"', 'a comma or ]'],
    [
      '{"portfolios":[{}',
      'cut-off',
      'The document ends in the middle. Expected: a comma or ].',
      'the end of the document',
      'a comma or ]',
    ],
    [
      `{"a":${'['.repeat(70)}`,
      'too-deep',
      'The document is nested deeper than any snapshot. Expected: at most 64 levels.',
      'something else',
      'at most 64 levels',
    ],
  ])('house style 5: %.30j says what is there and what is expected', (text, code, message, found, allowed) => {
    for (const sliceBytes of PLACES) {
      const [fault] = validateBytes('f', bytesOf(text), { sliceBytes }).faults;
      expect({ ...fault, position: undefined }).toEqual({
        code,
        severity: 'error',
        pointer: '',
        message,
        found,
        allowed,
        position: undefined,
      });
    }
  });

  test('bytes that are no UTF-8, wherever they stand', () => {
    const message = 'The file holds bytes that are not UTF-8. Expected: UTF-8.';
    const records = '{"portfolios":[{"a":1},\n{"b":"';
    for (const [before, line, column] of [
      ['', 1, 1],
      ['{"a":"é', 1, 8],
      [records, 2, 7],
      ['{"portfolios":[{}\n],"x":"', 2, 8],
    ] as const) {
      const bytes = new Uint8Array(Buffer.concat([Buffer.from(before), Buffer.of(0xff), Buffer.from('"}')]));
      for (const sliceBytes of PLACES) {
        const verdict = validateBytes('f', bytes, { sliceBytes });
        expect(verdict.reason).toBe('snapshot-unreadable');
        expect(verdict.faults[0]).toMatchObject({ code: 'not-utf8', message, position: { line, column } });
      }
    }
  });

  test('a value that is parsed already: pointers without positions, and the version first', () => {
    const value: unknown = JSON.parse(written().replace('client_side_byo_token', 'other'));
    expect(validateValue('v', value)).toMatchObject({
      file: 'v',
      reason: 'snapshot-invalid',
      outcome: 'invalid',
      portfolios: 4,
      errors: 1,
      faults: [{ code: 'wrong-choice', pointer: '/browser_model' }],
    });
    for (const [odd, code, pointer] of [
      [7, 'wrong-type', ''],
      [[], 'wrong-type', ''],
      [null, 'wrong-type', ''],
    ] as const) {
      expect(validateValue('v', odd)).toMatchObject({ portfolios: 0, errors: 1, faults: [{ code, pointer }] });
    }
    expect(validateValue('v', { ...(value as object), portfolios: 7 }).faults.map(({ pointer }) => pointer)).toEqual([
      '/browser_model',
      '/portfolios',
    ]);
    expect(validateValue('v', { schema_version: 'x', portfolios: [7] })).toEqual({
      file: 'v',
      reason: 'snapshot-unknown-version',
      outcome: 'invalid',
      portfolios: 1,
      errors: 1,
      warnings: 0,
      faults: [
        {
          code: 'unknown-version',
          severity: 'error',
          pointer: '/schema_version',
          message: 'This reader knows service.portfolio-coverage.v1; the document says "x".',
          found: '"x"',
          allowed: 'only service.portfolio-coverage.v1',
        },
      ],
    });
    expect(validateValue('v', { schema_version: 7 }, { unknownVersion: 'unknown' }).outcome).toBe('unknown');
  });

  test('of many faults the first are described, and all are counted', () => {
    const many = bytesOf(`{"portfolios":[${'7,'.repeat(149)}7]}`);
    const all = validateBytes('f', many);
    expect([all.errors, all.faults.length]).toEqual([154, 100]);
    const few = validateBytes('f', many, { faultLimit: 3 });
    expect([few.errors, few.faults.map(({ pointer }) => pointer)]).toEqual([
      154,
      ['/portfolios/0', '/portfolios/1', '/portfolios/2'],
    ]);
    expect(validateValue('f', JSON.parse(Buffer.from(many).toString()), { faultLimit: 3 }).faults).toHaveLength(3);
  });

  test('a good document cut off anywhere is cut off, and never valid', () => {
    const bytes = bytesOf(written());
    for (let end = 1; end < bytes.length - 1; end += documents(13, 13, 97)) {
      const verdict = validateBytes('f', bytes.subarray(0, end), { sliceBytes: 500 });
      expect(verdict.reason).toBe('snapshot-unreadable');
      expect(['cut-off', 'not-utf8']).toContain(verdict.faults[0]?.code);
    }
  });

  test('after a byte order mark the rest is judged all the same', () => {
    const verdict = validateBytes('f', bytesOf(`\ufeff${written().replace('client_side_byo_token', 'other')}`));
    expect(verdict.faults.map(({ code }) => code)).toEqual(['byte-order-mark', 'wrong-choice']);
  });
});

describe('duplicate keys', () => {
  const doubled = (field: string, text: string) => (): string =>
    written().replace(`"${field}":`, `${text}: 77777,\n"${field}":`);

  test.each([
    ['in the root', doubled('generated_at', '"generated_at"'), '/generated_at'],
    ['in the summary', doubled('ready_count', '"ready_count"'), '/summary/ready_count'],
    ['in a portfolio', doubled('asset_ids', '"asset_ids"'), '/portfolios/0/asset_ids'],
    ['in an inner record', doubled('copy_only', '"copy_only"'), '/portfolios/0/route_state_counts/copy_only'],
    ['written with an escape', doubled('asset_ids', '"\\u0061sset_ids"'), '/portfolios/0/asset_ids'],
  ])('%s', (_, document, pointer) => {
    const text = document();
    for (const sliceBytes of [10, 2 ** 18]) {
      const { reason, errors, faults } = validateBytes('f', bytesOf(text), { sliceBytes });
      expect({ reason, errors, code: faults[0]?.code, pointer: faults[0]?.pointer }).toEqual({
        reason: 'snapshot-invalid',
        errors: 1,
        code: 'duplicate-key',
        pointer,
      });
      expect(faults[0]?.position).toEqual(secondKey(text));
    }
  });
});

function secondKey(text: string): { line: number; column: number } {
  return { line: text.slice(0, text.indexOf(': 77777,\n')).split('\n').length + 1, column: 1 };
}

describe('a great deal of it (P9)', () => {
  test('more bytes than are accepted', async () => {
    // A gigabyte of bytes, each of them counted, is too much for the mutation lane.
    if (documents(1, 1, 0) === 0) return;
    async function* open(): AsyncGenerator<Uint8Array> {
      for (;;) yield new Uint8Array(2 ** 26).fill(0x20);
    }
    expect((await validateSnapshot({ file: 'f', open })).faults[0]?.code).toBe('too-large');
  });

  test('100,000 unique ids in one list, and 100,000 empty records with their true count', () => {
    const many = documents(100_000, 100_000, 1_000);
    const ids = Array.from({ length: many }, (_, index) => `asset-${index}`);
    const snapshot = generateSnapshot({ portfolios: 1 });
    const portfolios = snapshot.portfolios.map((portfolio) => ({
      ...portfolio,
      asset_ids: ids,
      asset_count: ids.length,
    }));
    const bytes = bytesOf(JSON.stringify({ ...snapshot, portfolios }));
    const before = process.cpuUsage();
    expect(validateBytes('f', bytes, { tierB: 'off' }).errors).toBe(0);
    measured('P9', { 'for 100,000 unique texts': process.cpuUsage(before).user / 1_000 });
    const empty = validateBytes('f', bytesOf(`{"portfolios":[${'{},'.repeat(many - 1)}{}]}`));
    expect(empty).toMatchObject({ errors: 57 * many + 4, portfolios: many });
    expect(empty.faults).toHaveLength(100);
  });

  test('["__proto__","__proto__"] is not unique', () => {
    const snapshot = generateSnapshot({ portfolios: 1 });
    const portfolios = snapshot.portfolios.map((portfolio) => ({
      ...portfolio,
      owner_teams: ['__proto__', '__proto__'],
    }));
    expect(validateBytes('f', bytesOf(JSON.stringify({ ...snapshot, portfolios }))).faults[0]).toMatchObject({
      code: 'repeated-item',
      pointer: '/portfolios/0/owner_teams/1',
    });
  });
});

describe('diagnose agrees with JSON.parse', () => {
  const PARTS = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\u00e9"',
    '1',
    '-1.5e3',
    '-',
    '01',
    '1.',
    'true',
    'nul',
    ' ',
    '\n',
    '"',
    '\\',
    'é',
    '\t',
  ];

  test('on 20,000 texts', () => {
    const rounds = documents(20_000, 20_000, 2_000);
    let state = 1;
    const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < rounds; round += 1) {
      const text = Array.from({ length: 1 + next(8) }, () => PARTS[next(PARTS.length)]).join('');
      expect({ text, isJson: diagnose(text) === undefined }).toEqual({ text, isJson: isJson(text) });
    }
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
