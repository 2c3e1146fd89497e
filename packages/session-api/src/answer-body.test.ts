import { describe, expect, test } from '@jest/globals';
import { field, isRecord, MAX_JSON_CHARS, parseBody, shortText, textList, webAddress } from './answer-body.ts';

describe('P9: what is read of an answer', () => {
  test('parseBody: JSON of at most 4,000,000 characters, or nothing', () => {
    expect(MAX_JSON_CHARS).toBe(4_000_000);
    expect(parseBody('{"a":1}')).toEqual({ a: 1 });
    expect(parseBody('{')).toBeUndefined();
    expect(parseBody(`"${'x'.repeat(MAX_JSON_CHARS - 2)}"`)).toHaveLength(MAX_JSON_CHARS - 2);
    expect(parseBody(`"${'x'.repeat(MAX_JSON_CHARS - 1)}"`)).toBeUndefined();
  });

  test.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['x', false],
    [7, false],
  ])('isRecord(%j) is %j', (value, answer) => {
    expect(isRecord(value)).toBe(answer);
  });

  test('field: own properties of objects alone', () => {
    expect(field({ a: 1 }, 'a')).toBe(1);
    expect(field({ a: 1 }, 'toString')).toBeUndefined();
    expect(field(Object.create({ a: 1 }), 'a')).toBeUndefined();
    expect(field('text', 'length')).toBeUndefined();
    expect(field(['x'], 'length')).toBeUndefined();
  });

  test.each([
    ['abc', 'abc'],
    ['abcd', undefined],
    ['', undefined],
    ['a\nb', undefined],
    ['a\u2028', undefined],
    ['a\u2029', undefined],
    ['a\u0085', undefined],
    [7, undefined],
    [['a'], undefined],
  ])('shortText(%j, 3) is %j', (value, text) => {
    expect(shortText(value, 3)).toBe(text);
  });

  test('textList: at most 100 entries of at most 500 characters; others are left out', () => {
    expect(textList(['a', 7, '', null, 'b'])).toEqual(['a', 'b']);
    expect(textList(['x'.repeat(500), 'x'.repeat(501)])).toEqual(['x'.repeat(500)]);
    expect(textList(Array.from({ length: 101 }, (_, at) => `t${at}`))).toHaveLength(100);
    expect(textList('ab')).toBeUndefined();
    expect(textList({ length: 1, 0: 'a' })).toBeUndefined();
  });

  test.each([
    ['https://x.example/a?b=c#d', true],
    ['HTTPS://x.example', true],
    [`https://x.example/${'a'.repeat(2_048 - 18)}`, true],
    [`https://x.example/${'a'.repeat(2_049 - 18)}`, false],
    ['http://x.example', false],
    [' https://x.example', false],
    ['https://x.example/ b', false],
    ['https://', false],
    ['https://user@x.example/', false],
    ['https://:word@x.example/', false],
    ['https://[bad/', false],
    ['https://x:99999/', false],
    ...Array.from('"\'<>\\()[]`|{}^', (one) => [`https://x.example/${one}`, false] as const),
    ['https://x.example/)', false],
    [7, false],
  ] as const)('webAddress(%j): %j', (value, taken) => {
    expect(webAddress(value)).toBe(taken ? value : undefined);
  });
});
