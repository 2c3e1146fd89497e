import { expect, test } from '@jest/globals';
import { codeOptionOf, isInterpreter, NO_LANGUAGES } from './languages.ts';

test('P13: a program that is compared with no language is none', () => {
  expect(NO_LANGUAGES.filter((name) => codeOptionOf(name) !== undefined)).toEqual([]);
  expect(NO_LANGUAGES).not.toContain('python3');
  expect(['python3', 'node', 'perl5.36', 'lua5.4', 'php8'].filter((name) => !isInterpreter(name))).toEqual([]);
});
