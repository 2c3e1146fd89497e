import { describe, expect, test } from '@jest/globals';
import { carriesKey } from './key.ts';

// Characters that every escaping changes, and bytes whose base64 has both + and /.
const KEY = 'k>~?ÿ+/ "42';

describe('P6, D9: an answer that carries the key is withheld', () => {
  const bytes = Buffer.from(KEY);
  const hex = bytes.toString('hex');
  const behind = (before: string, after = ''): Buffer => Buffer.from(`${before}${KEY}${after}`);
  test.each([
    ['as it is', KEY],
    ['JSON', JSON.stringify(KEY).slice(1, -1)],
    ['URL', encodeURIComponent(KEY)],
    ['form', encodeURIComponent(KEY).replaceAll('%20', '+')],
    ['hexadecimal', hex],
    ['hexadecimal, upper case', hex.toUpperCase()],
    [
      'every character escaped for JSON',
      Array.from(KEY, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ],
    [
      'escaped in upper case',
      Array.from(KEY, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`).join(''),
    ],
    [
      'every ASCII character escaped for a URL',
      Array.from(KEY, (one) => (one < '\u0080' ? `%${one.charCodeAt(0).toString(16)}` : one)).join(''),
    ],
    ...['', 'a', 'ab', 'abc', 'abcd'].flatMap((before) =>
      ['', 'z', 'zz'].flatMap((after) => [
        [`base64 behind ${before.length} bytes, ${after.length} after`, behind(before, after).toString('base64')],
        [`base64url behind ${before.length} bytes, ${after.length} after`, behind(before, after).toString('base64url')],
      ]),
    ),
  ])('%s', (_name, form = '') => {
    expect(carriesKey(`{"echo":"${form}"}`, KEY)).toBe(true);
    expect(carriesKey(form, KEY)).toBe(true);
  });

  test.each(['', 'k>~?', KEY.slice(1), KEY.slice(0, -1), hex.slice(2), hex.slice(0, -2), KEY.toUpperCase()])(
    'a part of it, or the key in other letters, is not the key: %j',
    (text) => {
      expect(carriesKey(`{"echo":"${text}"}`, KEY)).toBe(false);
    },
  );

  test('a base64 text that differs in one digit of the key is not the key', () => {
    const key = 'cog_0123456789';
    for (const before of ['', 'a', 'ab']) {
      const encoded = Buffer.from(`${before}${key}`).toString('base64');
      expect(carriesKey(encoded, key)).toBe(true);
      const at = 8;
      const other = encoded.charAt(at) === 'A' ? 'B' : 'A';
      expect(carriesKey(encoded.slice(0, at) + other + encoded.slice(at + 1), key)).toBe(false);
    }
  });

  test('a key of fewer than 8 characters would be found by chance', () => {
    expect(carriesKey('abcdefg', 'abcdefg')).toBe(false);
    expect(carriesKey('abcdefgh', 'abcdefgh')).toBe(true);
  });
});
