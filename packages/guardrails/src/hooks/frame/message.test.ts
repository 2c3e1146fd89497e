import { expect, test } from '@jest/globals';
import type { Refusal } from './hook.ts';
import { excerpt, message } from './message.ts';

const refusal: Refusal = { rule: 'r', seen: 'rm -rf /', why: 'because', instead: 'do not', severity: 'block' };

test('P12: a message names hook, rule, what was seen, why, and the safe way', () => {
  expect(message('guard', [refusal])).toBe('guard: blocked by rule r: rm -rf /\n  Why: because\n  Instead: do not\n');
  expect(message('guard', [{ ...refusal, severity: 'warn' }])).toBe(
    'guard: warning by rule r: rm -rf /\n  Why: because\n  Instead: do not\n',
  );
});

test('five refusals are told, more are counted', () => {
  const told = (count: number): readonly string[] =>
    message(
      'guard',
      Array.from({ length: count }, () => refusal),
    )
      .trimEnd()
      .split('\n');
  expect(told(5)).toHaveLength(15);
  expect(told(6)).toHaveLength(16);
  expect(told(6).at(-1)).toBe('guard: and 1 more');
  expect(told(8).at(-1)).toBe('guard: and 3 more');
  expect(message('guard', [])).toBe('\n');
});

test.each([
  ['a\nb', 'a b'],
  ['a\u001b[31m\r\n\tb', 'a [31m b'],
  ['  a  ', 'a'],
  ['\na\n', 'a'],
  ['a\u200bb', 'a b'],
  ['a\uE000b', 'a b'],
  ['x'.repeat(160), 'x'.repeat(160)],
  [`${'a'.repeat(100)}${'b'.repeat(61)}`, `${'a'.repeat(100)} … ${'b'.repeat(50)}`],
])('what was seen is one short line without control characters: %j', (text, expected) => {
  expect(excerpt(text)).toBe(expected);
});
