import { describe, expect, test } from '@jest/globals';
import { FOUND, HOLE, SPLIT } from './field.ts';
import { Variables } from './variables.ts';

const holding = (...values: readonly string[]): Variables => {
  const variables = new Variables();
  for (const value of values) variables.assign('x', value, true);
  return variables;
};

describe('what a variable may hold', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['a value as long as is looked at', ['a'.repeat(2_000)], ['a'.repeat(2_000)]],
    ['a longer one', ['a'.repeat(2_001)], [HOLE]],
    ['one that is known in part', [`a${HOLE}`], [HOLE]],
    ['a name that a search found', [`a${FOUND}`], [`a${FOUND}`]],
    ['six values', ['1', '2', '3', '4', '5', '6'], ['1', '2', '3', '4', '5', '6']],
    ['seven values', ['1', '2', '3', '4', '5', '6', '7'], [HOLE]],
  ])('%s', (_, values, expected) => {
    expect(holding(...values).valuesOf('x')).toEqual(expected);
  });

  test('an assignment that is doubted may not have been made', () => {
    const variables = holding('a');
    variables.doubt('x');
    expect(variables.valuesOf('x')).toEqual(['a', '']);
  });
});

describe('positional parameters', () => {
  const given = (...args: readonly string[]): Variables => {
    const variables = new Variables();
    variables.assignPositional(args);
    return variables;
  };

  test('each of them may be the first, because shift moves them, and none is certain', () => {
    const variables = given('a', 'b');
    expect(variables.valuesOf('1')).toEqual(['a', 'b', '']);
    expect(variables.valuesOf('2')).toEqual(['b', '']);
    expect(variables.valuesOf('@')).toEqual([`a${SPLIT}b`, '']);
  });

  test('one that is not known makes all of them together unknown', () => {
    expect(given('a', HOLE).valuesOf('@')).toEqual([HOLE]);
    expect(given('a', FOUND).valuesOf('@')).toEqual([`a${SPLIT}${FOUND}`, '']);
  });

  test('the seventh is not looked at', () => {
    const variables = given('1', '2', '3', '4', '5', '6', '7');
    expect(variables.valuesOf('6')).toEqual(['6', '']);
    expect(variables.valuesOf('7')).toBeUndefined();
  });
});

describe('the state says whether anything changed', () => {
  test('another value changes it, the same one does not', () => {
    const variables = holding('a');
    const before = variables.state();
    variables.assign('x', 'a', true);
    expect(variables.state()).toBe(before);
    variables.assign('x', 'b', true);
    expect(variables.state()).not.toBe(before);
  });

  test('more names than are compared have none', () => {
    const variables = new Variables();
    for (let at = 0; at < 32; at += 1) variables.assign(`x${at}`, 'a', true);
    expect(variables.state()).toBeDefined();
    variables.assign('x32', 'a', true);
    expect(variables.state()).toBeUndefined();
  });
});
