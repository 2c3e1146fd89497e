import { describe, expect, test } from '@jest/globals';
import { FOUND, HOLE, MANY, SPLIT, STAR } from './field.ts';
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
    for (const pattern of [STAR, MANY, `x${STAR}`]) {
      expect(given('a', pattern).valuesOf('@')).toEqual([HOLE]);
      expect(given(pattern).valuesOf('1')).toEqual([HOLE]);
    }
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

describe('where it is asked decides what is answered', () => {
  test('a name that no line assigns comes from the environment', () => {
    const variables = holding('a');
    expect(variables.valuesOf('y')).toBeUndefined();
    expect([variables.isAssigned('x'), variables.isAssigned('y')]).toEqual([true, false]);
  });

  test('assigned under a condition, it may be empty too; one value is not given twice', () => {
    const variables = new Variables();
    variables.assign('x', 'a', false);
    expect(variables.valuesOf('x')).toEqual(['a', '']);
    variables.assign('x', '', false);
    expect(variables.valuesOf('x')).toEqual(['a', '']);
    variables.assign('x', 'b', true);
    expect(variables.valuesOf('x')).toEqual(['a', '', 'b']);
  });

  test('a value that is not known says it all', () => {
    const variables = new Variables();
    variables.assign('x', HOLE, false);
    expect(variables.valuesOf('x')).toEqual([HOLE]);
    variables.settle();
    expect(variables.valuesOf('x')).toEqual([HOLE]);
  });

  test('read before it is assigned in this round, it may hold anything', () => {
    const variables = holding('a');
    variables.settle();
    expect(variables.valuesOf('x')).toEqual(['a', HOLE]);
    variables.assign('x', 'a', true);
    expect(variables.valuesOf('x')).toEqual(['a']);
  });

  test('a shell that is started anew has only what was exported', () => {
    const variables = holding('a');
    variables.inShell('code', () => {
      expect(variables.valuesOf('x')).toEqual(['a', '']);
      variables.assign('x', 'b', true);
      expect(variables.valuesOf('x')).toEqual(['a', 'b']);
      variables.inSubshell('1-2', () => {
        expect(variables.valuesOf('x')).toEqual(['a', 'b']);
        expect(variables.valuesOf('z')).toBeUndefined();
      });
    });
    expect(variables.valuesOf('x')).toEqual(['a', 'b']);
    variables.inShell('other', () => {
      expect(variables.valuesOf('x')).toEqual(['a', 'b', '']);
    });
  });

  test('a subshell sees everything, and what it assigns is gone afterwards', () => {
    const variables = holding('a');
    variables.inSubshell('1-2', () => {
      expect(variables.valuesOf('x')).toEqual(['a']);
      variables.assign('y', 'b', true);
      variables.inSubshell('3-4', () => {
        expect(variables.valuesOf('x')).toEqual(['a']);
        expect(variables.valuesOf('y')).toEqual(['b']);
      });
    });
    expect(variables.valuesOf('y')).toEqual(['b', HOLE]);
    variables.inSubshell('5-6', () => {
      expect(variables.valuesOf('y')).toEqual(['b', HOLE]);
    });
  });

  test('the body of a function runs after everything else', () => {
    const variables = holding('a');
    variables.settle();
    variables.later(() => {
      expect(variables.valuesOf('x')).toEqual(['a']);
      variables.later(() => undefined);
      expect(variables.valuesOf('x')).toEqual(['a']);
    });
    expect(variables.valuesOf('x')).toEqual(['a', HOLE]);
    const perhaps = new Variables();
    perhaps.assign('x', 'a', false);
    perhaps.later(() => {
      expect(perhaps.valuesOf('x')).toEqual(['a', '']);
    });
    expect.assertions(4);
  });

  test('what was certain in one round may be no more in the next', () => {
    const variables = holding('a');
    variables.settle();
    variables.assign('x', 'a', false);
    expect(variables.valuesOf('x')).toEqual(['a', '']);
  });

  test('unsettled, no name is known any more', () => {
    const variables = holding('a');
    variables.unsettle();
    expect([variables.valuesOf('x'), variables.valuesOf('y')]).toEqual([[HOLE], [HOLE]]);
  });

  test('functions have names of their own', () => {
    const variables = holding('a');
    variables.defineFunction('f');
    expect([variables.isFunction('f'), variables.isFunction('x'), variables.isAssigned('f')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a round is the last when every answer still holds', () => {
  test('it does where nothing was asked, or nothing came after it', () => {
    const variables = holding('a');
    expect(variables.settle()).toBe(true);
    variables.assign('x', 'a', true);
    variables.valuesOf('x');
    variables.valuesOf('y');
    expect(variables.settle()).toBe(true);
  });

  test.each<[string, (variables: Variables) => void]>([
    ['another value', (variables) => variables.assign('x', 'b', true)],
    ['a value that is not known', (variables) => variables.assign('x', HOLE, true)],
    ['the first value', (variables) => variables.assign('y', '', true)],
    ['an import', (variables) => variables.unsettle()],
  ])('%s after the question makes another round', (_, change) => {
    const variables = holding('a');
    variables.valuesOf('x');
    variables.valuesOf('y');
    change(variables);
    expect(variables.settle()).toBe(false);
    expect(variables.settle()).toBe(true);
  });

  test('two answers to one question make another round', () => {
    const variables = holding('a');
    variables.valuesOf('x');
    variables.assign('x', 'b', true);
    variables.valuesOf('x');
    expect(variables.settle()).toBe(false);
  });

  test('the same name asked elsewhere is another question', () => {
    const variables = holding('a');
    variables.valuesOf('x');
    variables.inShell('code', () => variables.valuesOf('x'));
    variables.later(() => variables.valuesOf('x'));
    expect(variables.settle()).toBe(true);
  });
});

describe('the state tells apart', () => {
  const state = (change: (variables: Variables) => void): string | undefined => {
    const variables = holding('a');
    change(variables);
    return variables.state();
  };
  const plain = state(() => undefined);

  test.each<[string, (variables: Variables) => void]>([
    ['another name', (variables) => variables.assign('y', 'a', true)],
    ['another value', (variables) => variables.assign('x', 'b', true)],
    ['the same in another shell', (variables) => variables.inShell('code', () => variables.assign('x', 'a', false))],
    ['a name that is in doubt', (variables) => variables.doubt('x')],
    ['a function', (variables) => variables.defineFunction('f')],
    ['what is unsettled', (variables) => variables.unsettle()],
  ])('%s', (_, change) => {
    expect(state(change)).not.toBe(plain);
  });

  test('where it is asked: in another shell, or in the body of a function', () => {
    const variables = holding('a');
    const [outside] = [variables.state()];
    variables.inShell('code', () => expect(variables.state()).not.toBe(outside));
    variables.later(() => expect(variables.state()).not.toBe(outside));
    expect(variables.state()).toBe(outside);
  });
});
