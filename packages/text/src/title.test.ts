import { expect, test } from '@jest/globals';
import { cleanTitle } from './title.ts';

test.each([
  ['  Fix\r\nthe\tlogin \u2028 now ', 80, 'Fix the login now'],
  ['\u202eabc\u202c <!-- x -->', 80, 'abc'],
  ['\u200b\u200b', 80, ''],
  ['abcdef', 4, 'abc…'],
  ['😀😀😀', 2, '😀…'],
  ['x'.repeat(10_000), 100, `${'x'.repeat(99)}…`],
])('P2: the title %j at %d', (text, max, title) => {
  expect(cleanTitle(text, max)).toBe(title);
});
