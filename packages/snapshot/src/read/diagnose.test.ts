/** Where a text stops being JSON, whether it was cut off there, and what JSON allows at that place. */
import { describe, expect, test } from '@jest/globals';
import { diagnose } from './diagnose.ts';
import { decode, decodePrefix, encodingOf } from './encoding.ts';
import { duplicateKeys, itemAfter, itemAt, locate, skipValue } from './locate.ts';
import { positionIn } from './position.ts';
import { SliceLog } from './slice-log.ts';

const END = 'the end of the document';
const VALUE = 'a value';
const NAME = 'a field name in double quotes';
const FIRST_NAME = 'a field name in double quotes, or }';
const STRING = 'the closing quote of a string';
const CONTROL = 'no control character in a string';
const ESCAPE = 'an escape that JSON knows';

describe('diagnose', () => {
  test.each([
    ['', 0, true, VALUE],
    [' \t\r\n', 4, true, VALUE],
    ['{', 1, true, FIRST_NAME],
    ['{ ', 2, true, FIRST_NAME],
    ['{x', 1, false, FIRST_NAME],
    ['{"a"', 4, true, 'a colon'],
    ['{"a" x', 5, false, 'a colon'],
    ['{"a":', 5, true, VALUE],
    ['{"a":1', 6, true, 'a comma or }'],
    ['{"a":1 x', 7, false, 'a comma or }'],
    ['{"a":1]', 6, false, 'a comma or }'],
    ['{"a":1,', 7, true, NAME],
    ['{"a":1,}', 7, false, NAME],
    ['{"a":1, x', 8, false, NAME],
    ['[', 1, true, VALUE],
    ['[,', 1, false, VALUE],
    ['[1', 2, true, 'a comma or ]'],
    ['[1}', 2, false, 'a comma or ]'],
    ['[1,', 3, true, VALUE],
    ['[1,]', 3, false, VALUE],
    ['[[1]', 4, true, 'a comma or ]'],
    ['[{}]]', 4, false, END],
    ['[{"a":[1]}', 10, true, 'a comma or ]'],
    ['{}{', 2, false, END],
    ['1 2', 2, false, END],
    ['"a', 2, true, STRING],
    ['"', 1, true, STRING],
    ['"a\n"', 2, false, CONTROL],
    ['"\u001f"', 1, false, CONTROL],
    ['"\\', 2, true, ESCAPE],
    ['"\\u', 3, true, ESCAPE],
    ['"\\u00e', 6, true, ESCAPE],
    ['"\\u00eg"', 1, false, ESCAPE],
    ['"\\u00g', 1, false, ESCAPE],
    ['"\\x', 1, false, ESCAPE],
    ['"a\\\n"', 2, false, ESCAPE],
    ['"\\"', 3, true, STRING],
    ['t', 1, true, VALUE],
    ['tru', 3, true, VALUE],
    ['[fals', 5, true, VALUE],
    ['nul', 3, true, VALUE],
    ['trux', 0, false, VALUE],
    ['truex', 4, false, END],
    ['True', 0, false, VALUE],
    ['-', 1, true, VALUE],
    ['-x', 0, false, VALUE],
    ['+1', 0, false, VALUE],
    ['.5', 0, false, VALUE],
    ['01', 1, false, END],
    ['1.', 2, true, 'a digit'],
    ['1.x', 1, false, 'a digit'],
    ['1e', 2, true, 'a digit'],
    ['1E+', 3, true, 'a digit'],
    ['1e-', 3, true, 'a digit'],
    ['1ex', 1, false, 'a digit'],
    ['1.5.', 4, true, 'a digit'],
    ['1-', 1, false, 'a digit'],
    ['1.+', 1, false, 'a digit'],
  ])('%j: at %i, cut off: %j, expected: %s', (text, offset, isCutOff, expected) => {
    expect(diagnose(text)).toEqual({ offset, isCutOff, expected });
  });

  test.each([
    '{}',
    '[]',
    ' { } ',
    '[ ]',
    '{"a":{},"b":[[],{}]}',
    '\t{\r\n"a" : 1 , "b" :\t[ 1 , 2 ] }\n',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00eF\\uABCD"',
    '"\u007f é \u2028"',
    '[0,-0,1.5,-1.5e3,1E+9,1e-0,10]',
    'true',
    ' false',
    'null ',
  ])('%j is JSON', (text) => {
    expect(JSON.stringify(JSON.parse(text))).toBeDefined();
    expect(diagnose(text)).toBeUndefined();
  });
});

describe('locate', () => {
  const text = ' { "a" : [ 1 , "x]" , {"b":true} ] , "c\\u0064" : null, "a": [ [ ] , {"":"\\""} ,-1] }';
  const at = (place: readonly (string | number)[], onKey = false): string | undefined => {
    const offset = locate(text, place, onKey);
    return offset === undefined ? undefined : text.slice(offset, offset + 6);
  };
  test.each([
    [[], '{ "a" '],
    [['a'], '[ [ ] '],
    [['a', 0], '[ ] , '],
    [['a', 1], '{"":"\\'],
    [['a', 1, ''], '"\\""} '],
    [['a', 2], '-1] }'],
    [['a', 3], undefined],
    [['a', 0, 0], undefined],
    [['a', 'b'], undefined],
    [['a', 2, 0], undefined],
    [['cd'], 'null, '],
    [['b'], undefined],
    [[0], undefined],
    [['cd', 'x'], undefined],
  ])('%j', (place, found) => {
    expect(at(place)).toBe(found);
  });

  test('of a key that stands twice the last one counts; a key is found by itself', () => {
    expect(at(['a'], true)).toBe('"a": [');
    expect(at(['cd'], true)).toBe('"c\\u00');
    expect(at(['a', 1, ''], true)).toBe('"":"\\"');
    expect(at(['a', 2], true)).toBe('-1] }');
    expect(locate('[{"a":1}]', ['a'], false, 1)).toBe(6);
  });

  test('items of a list', () => {
    const list = 'x[ 1 ,[2,3], {"a":"]"},"," ]';
    expect([0, 1, 2, 3, 4].map((index) => itemAt(list, 1, index))).toEqual([3, 6, 13, 23, undefined]);
    expect(itemAfter(list, 3, 3)).toBe(23);
    expect(itemAfter(list, 6, 1)).toBe(13);
    expect([itemAt('[ ]', 0, 0), itemAt('{}', 0, 0)]).toEqual([undefined, undefined]);
  });

  test.each([
    ['"a\\"b",', 6],
    ['"a', 2],
    ['"a\\', 4],
    ['[1,[2],"]"],', 11],
    ['{"a":{}}}', 8],
    ['[1', 2],
    ['12,', 2],
    ['12]', 2],
    ['12}', 2],
    ['12 ', 2],
    ['true\n', 4],
    ['12', 2],
  ])('the value at the start of %j ends at %i', (value, end) => {
    expect(skipValue(value, 0)).toBe(end);
  });
});

describe('duplicateKeys', () => {
  const found = (text: string, above = 0) => {
    const keys: unknown[] = [];
    const tooDeep = duplicateKeys(text, above, (object, key, offset) => keys.push([[...object], key, offset]));
    return { keys, tooDeep };
  };
  test.each([
    ['{"a":1,"b":2}', []],
    ['{"a":1,"a":2}', [[[], 'a', 7]]],
    [
      '{"a":1,"a":2,"a":3}',
      [
        [[], 'a', 7],
        [[], 'a', 13],
      ],
    ],
    [
      ' [ {"x":{"b":1 , "\\u0062":2}} , [{"c":[],"c":{}}] ]',
      [
        [[0, 'x'], 'b', 17],
        [[1, 0], 'c', 41],
      ],
    ],
    ['{"a":{"a":1},"b":{"a":1}}', []],
    ['[{"a":1},{"a":1}]', []],
    ['"a"', []],
    ['7', []],
    ['[]', []],
    ['{}', []],
  ])('%j', (text, keys) => {
    expect(found(text)).toEqual({ keys, tooDeep: undefined });
  });

  test('P9: gives up at the bracket that is one level too deep', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(found(nested(64)).tooDeep).toBeUndefined();
    expect(found(nested(65)).tooDeep).toBe(64);
    expect(found(nested(63), 1).tooDeep).toBeUndefined();
    expect(found(nested(64), 1).tooDeep).toBe(63);
    expect(found(`[${nested(70)},${nested(70)}]`).tooDeep).toBe(64);
    expect(found(`{"a":1,"a":${nested(70)},"a":2}`)).toEqual({ keys: [[[], 'a', 7]], tooDeep: 74 });
  });
});

describe('positions', () => {
  const base = { line: 3, column: 5 };
  test.each([
    ['abc', 0, 3, 5],
    ['abc', 2, 3, 7],
    ['a\nbc', 1, 3, 6],
    ['a\nbc', 2, 4, 1],
    ['a\nbc', 3, 4, 2],
    ['a\n\nb', 3, 5, 1],
    ['a\r\nb', 2, 3, 7],
    ['a\rb', 2, 3, 7],
    ['\nx\n', 1, 4, 1],
  ])('%j at %i is line %i, column %i', (text, offset, line, column) => {
    expect(positionIn(text, offset, base)).toEqual({ line, column });
  });

  test('a slice is found by any of its records', () => {
    const log = new SliceLog();
    expect(log.find(0)).toBeUndefined();
    const slices = [0, 3, 4, 9].map((first) => ({ offset: first * 10, bytes: 10, first, position: base }));
    for (const slice of slices) log.add(slice);
    expect([0, 1, 2, 3, 4, 5, 8, 9, 100].map((record) => log.find(record)?.first)).toEqual([0, 0, 0, 3, 4, 4, 4, 9, 9]);
    expect(log.find(-1)).toBeUndefined();
  });
});

describe('encodings (RFC 8259, section 8.1)', () => {
  test.each([
    [[0xef, 0xbb, 0xbf], 'byte-order-mark'],
    [[0xef, 0xbb, 0x20], 'utf-8'],
    [[0xef, 0x20, 0xbf], 'utf-8'],
    [[0x20, 0xbb, 0xbf], 'utf-8'],
    [[0xfe, 0xff, 0x20], 'utf-16'],
    [[0xff, 0xfe, 0x20], 'utf-16'],
    [[0xfe, 0xfe, 0x20], 'utf-8'],
    [[0xff, 0xff, 0x20], 'utf-8'],
    [[0, 0x7b], 'utf-16'],
    [[0x7b, 0], 'utf-16'],
    [[0x7b, 0x20, 0], 'utf-8'],
    [[], 'utf-8'],
  ])('%j is %s', (bytes, encoding) => {
    expect(encodingOf(Uint8Array.from(bytes))).toBe(encoding);
  });

  test('what is UTF-8 is decoded, with its mark; of what is not, the text before the first wrong byte', () => {
    const bytes = (...parts: readonly (string | number)[]) =>
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));
    expect(decode(bytes('\ufeffaé'))).toBe('\ufeffaé');
    expect(decode(bytes('a', 0xff))).toBeUndefined();
    expect(decodePrefix(bytes('aé😀'))).toBe('aé😀');
    expect(decodePrefix(bytes('aé', 0xff, 'b'))).toBe('aé');
    expect(decodePrefix(bytes(0xff))).toBe('');
    expect(decodePrefix(bytes('ab', 0xc3))).toBe('ab');
    expect(decodePrefix(bytes('ab', 0xf0, 0x9f, 0x98))).toBe('ab');
    expect(decodePrefix(bytes('x'.repeat(1_000), 0xed, 0xa0, 0x80, 'y'.repeat(500)))).toBe('x'.repeat(1_000));
  });
});
