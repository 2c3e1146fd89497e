import { describe, expect, test } from '@jest/globals';
import { ANY_ONE, HOLE, MANY, OUTPUT, STAR } from './field.ts';
import { parse } from './parser.ts';
import { Variables } from './variables.ts';
import { combine, expandText, expandWord, isPlain, type Expander, type Word } from './words.ts';

/** The first operand of a command. */
function wordOf(text: string): Word {
  const command = parse(`: ${text}`).commands[0]?.command;
  const word = command?.type === 'Command' ? command.suffix[0] : undefined;
  if (word?.type !== 'Word') throw new Error(`no word: ${text}`);
  return word;
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  one: ['v'],
  two: ['a b'],
  wide: [' a\t\nb '],
  none: [''],
  glob: ['*.c'],
  marks: ['x?[ab]'],
  unknown: [HOLE],
  four: ['1', '2', '3', '4'],
  five: ['1', '2', '3', '4', '5'],
  six: ['1', '2', '3', '4', '5', '6'],
};

function expander(
  given: Partial<Expander> & { readonly assign?: readonly (readonly [string, string])[] } = {},
): Expander {
  const variables = new Variables();
  for (const [name, values] of Object.entries(VALUES)) for (const value of values) variables.assign(name, value, true);
  for (const [name, value] of given.assign ?? []) variables.assign(name, value, true);
  return { variables, world: { cwd: '/r', home: '/h' }, cwd: '/r', ...given };
}

/** The argument lists of a word. */
const lists = (text: string, given?: Parameters<typeof expander>[0]): readonly (readonly string[])[] =>
  expandWord(wordOf(text), expander(given));
const texts = (text: string, given?: Parameters<typeof expander>[0]): readonly string[] =>
  expandText(wordOf(text), expander(given));

const UNQUOTED = HOLE + MANY;

test.each([
  ['a-z_A.Z/0:9=@%+,', true],
  ['', false],
  ['a b', false],
  ['a$', false],
  ['~', false],
  ['{a', false],
  ['a*', false],
  ['a"', false],
  ['a\\b', false],
])('%j is plain: %j', (text, expected) => {
  expect(isPlain({ text })).toBe(expected);
});

describe('one word becomes these arguments', () => {
  test.each<[string, readonly string[]]>([
    ['a', ['a']],
    ["'a b'", ['a b']],
    ['"a b"', ['a b']],
    ['a" "b', ['a b']],
    ["$'a\\tb'", ['a\tb']],
    ['$"a b"', ['a b']],
    ['""', ['']],
    ["''", ['']],
    ['""a', ['a']],
    ['$none', []],
    ['"$none"', ['']],
    ['x$none', ['x']],
    ['$none$one', ['v']],
    ['$two', ['a', 'b']],
    ['"$two"', ['a b']],
    ['x$two', ['xa', 'b']],
    ['$two$two', ['a', 'ba', 'b']],
    ['$two""', ['a', 'b']],
    ['$wide', ['a', 'b']],
    ['x$wide', ['x', 'a', 'b']],
    ['${one}x', ['vx']],
    ['"${one}"', ['v']],
    ['$glob', [`${STAR}.c`]],
    ['"$glob"', ['*.c']],
    ['$marks', [`x${ANY_ONE}${STAR}ab]`]],
    ['"$marks"', ['x?[ab]']],
    ['*.c', [`${STAR}.c`]],
    ['"*"', ['*']],
    ['a?', [`a${ANY_ONE}`]],
    ['@(a|b)', [STAR]],
    ['$nobody', [UNQUOTED]],
    ['"$nobody"', [HOLE]],
    ['$unknown', [UNQUOTED]],
    ['"$unknown"', [HOLE]],
    ['$((1 + 1))', [HOLE]],
    ['<(ls)', [OUTPUT]],
    ['>(ls)', [`/dev/fd/${HOLE}`]],
    ['$?', [UNQUOTED]],
    ['$@', [MANY]],
    ['"$@"', [MANY]],
    ['$*', [MANY]],
    ['${@}', [MANY]],
    ['$1', [UNQUOTED]],
    ['"$9"', [HOLE]],
    ['${#one}', [UNQUOTED]],
    ['"${#one}"', [HOLE]],
    ['${!one}', [UNQUOTED]],
    ['${one%x}', [UNQUOTED]],
    ['"${one%x}"', [HOLE]],
    ['"${one/a/b}"', [HOLE]],
    ['${one[0]}', [MANY]],
    ['"${one[@]}"', [MANY]],
    ['$(uname)', [OUTPUT + MANY]],
    ['"$(uname)"', [OUTPUT]],
  ])('%s: %j', (text, expected) => {
    expect(lists(text)).toEqual([expected]);
  });

  test('`IFS` decides where a value is split, and nobody can say where', () => {
    const assign = [['IFS', ',']] as const;
    expect(lists('$one', { assign })).toEqual([[UNQUOTED]]);
    expect(lists('"$one"', { assign })).toEqual([['v']]);
  });

  test('a parameter may be what was assigned, or anything', () => {
    const assign = [
      ['1', 'a'],
      ['@', 'a'],
    ] as const;
    expect(lists('$1', { assign })).toEqual([[UNQUOTED], ['a']]);
    expect(lists('"$1"', { assign })).toEqual([[HOLE], ['a']]);
    expect(lists('"$@"', { assign })).toEqual([[MANY], ['a']]);
    expect(lists('$*', { assign })).toEqual([[MANY], ['a']]);
    const empty = [
      ['1', ''],
      ['@', HOLE],
    ] as const;
    expect(lists('"$1"', { assign: empty })).toEqual([[HOLE]]);
    expect(lists('"$@"', { assign: empty })).toEqual([[MANY]]);
    const unknown = [['1', HOLE]] as const;
    expect(lists('"$1"', { assign: unknown })).toEqual([[HOLE]]);
    const { variables } = expander();
    variables.assignPositional(['a', 'b c']);
    expect(lists('"$@"', { variables })).toEqual([[MANY], ['a', 'b c']]);
    expect(lists('"$2"', { variables })).toEqual([[HOLE], ['b c']]);
    const names = [
      ['10', 'a'],
      ['x1', 'b'],
      ['1x', 'c'],
    ] as const;
    expect(lists('${10} ', { assign: names })).toEqual([['a']]);
    expect(lists('$x1', { assign: names })).toEqual([['b']]);
  });
});

describe('a value for what is missing', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['${one:-d}', [['v'], ['d']]],
    ['${one:-v}', [['v']]],
    ['${one-d}', [['v'], ['d']]],
    ['"${one:=d}"', [['v'], ['d']]],
    ['"${nobody:-d}"', [[HOLE], ['d']]],
    ['"${nobody:-$one}"', [[HOLE], ['v']]],
    ['${one:+d}', [['d'], []]],
    ['"${one+d}"', [['d'], ['']]],
    ['${one:?d}', [['v']]],
    ['"${nobody?d}"', [[HOLE]]],
  ])('%s: %j', (text, expected) => {
    expect(lists(text)).toEqual(expected);
  });
});

describe('braces', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['{a,b}', [['a', 'b']]],
    ['{a,"b c"}', [['a', 'b c']]],
    ['x{a,b}$one', [['xav', 'xbv']]],
    ['{$two,c}', [['a', 'b', 'c']]],
    ['{a,}', [['a']]],
    ['{,}', [[]]],
    ['{#a,b}', [['#a', 'b']]],
    ['"{a,b}"', [['{a,b}']]],
    ['{1..3}', [['1', '2', '3']]],
    ['x{1..65}', [[MANY]]],
    [
      '{a,b}${one:-d}',
      [
        ['av', 'bv'],
        ['av', 'bd'],
        ['ad', 'bv'],
        ['ad', 'bd'],
      ],
    ],
  ])('%s: %j', (text, expected) => {
    expect(lists(text)).toEqual(expected);
  });
});

describe('too many alternatives become one that is not known', () => {
  test('24 are followed, 25 are not', () => {
    expect(lists('$six$four')).toHaveLength(24);
    expect(lists('"$six$four"').at(-1)).toEqual(['64']);
    expect(lists('$five$five')).toEqual([[MANY]]);
    expect(lists('"$five$five"')).toEqual([[HOLE]]);
    expect(lists('x"$five$five"')).toEqual([[`x${HOLE}`]]);
  });

  const some = (count: number): string[][] => Array.from({ length: count }, (_, at) => [`${at}`]);

  test('of words that follow each other too', () => {
    expect(combine(some(6), some(4))).toHaveLength(24);
    expect(combine(some(6), some(4))[23]).toEqual(['5', '3']);
    expect(combine(some(5), some(5))).toEqual(some(5).map((list) => [...list, MANY]));
    expect(combine(some(25), some(1))).toEqual(some(25).map((list) => [...list, MANY]));
  });

  test('a single way is added in place', () => {
    const before = [['a']];
    expect(combine(before, [['b', 'c']])).toBe(before);
    expect(before).toEqual([['a', 'b', 'c']]);
  });
});

describe('a tilde', () => {
  test.each<[string, string, string]>([
    ['~', '/h', HOLE],
    ['~/x', '/h/x', `${HOLE}/x`],
    ['~/$one', '/h/v', `${HOLE}/v`],
    ['~+', '.', '.'],
    ['~+/x', './x', './x'],
    ['~-/x', `${HOLE}/x`, `${HOLE}/x`],
    ['~user', HOLE, HOLE],
    ['~user.name-1/x', `${HOLE}/x`, `${HOLE}/x`],
    ['a~', 'a~', 'a~'],
    ['"~"', '~', '~'],
    ['~"x"', '~x', '~x'],
    ['x/~', 'x/~', 'x/~'],
  ])('%s is %j; where nobody knows the home folder, %j', (text, expected, homeless) => {
    expect(lists(text)).toEqual([[expected]]);
    expect(lists(text, { world: { cwd: '/r', home: undefined } })).toEqual([[homeless]]);
  });
});

describe('variables that the shell sets itself', () => {
  test.each<[string, string, string]>([
    ['$HOME', '/h', HOLE],
    ['"$HOME/x"', '/h/x', `${HOLE}/x`],
    ['$PWD', '/r', HOLE],
    ['$TMPDIR/x', '/tmp/x', '/tmp/x'],
    ['$SHELL', '/bin/bash', '/bin/bash'],
  ])('%s is %j; where it is not known, %j', (text, expected, nowhere) => {
    expect(lists(text)).toEqual([[expected]]);
    expect(lists(text, { world: { cwd: '/r', home: undefined }, cwd: undefined })).toEqual([[nowhere]]);
  });

  test('an assignment counts more', () => {
    expect(lists('$HOME', { assign: [['HOME', '/x']] })).toEqual([['/x']]);
  });
});

describe('what a substitution prints, where that is plain', () => {
  test.each<[string, readonly string[]]>([
    ['$(pwd)', ['/r']],
    ['"$(pwd)/x"', ['/r/x']],
    ['$( pwd )', ['/r']],
    ['`pwd`', ['/r']],
    ['` pwd `', ['/r']],
    ['$(git rev-parse --show-toplevel)', ['/r']],
    ['$(mktemp)', ['/tmp/mktemp']],
    ['$(mktemp -d)', ['/tmp/mktemp']],
    ['$(mktemp -q -dtu)/x', ['/tmp/mktemp/x']],
    ['$(mktemp -p /etc)', [OUTPUT + MANY]],
    ['$(mktemp x)', [OUTPUT + MANY]],
    ['$(uname; mktemp)', [OUTPUT + MANY]],
    ['$(echo mktemp)', ['mktemp']],
    ['$(echo a b)', ['a', 'b']],
    ['"$(echo a b)"', ['a b']],
    ['$(echo $one {a,b})', ['v', 'a', 'b']],
    ['$(echo)', []],
    ['$(echo -n a)', [OUTPUT + MANY]],
    ["$(echo 'a\\nb')", [OUTPUT + MANY]],
    ['$(echo $nobody)', [OUTPUT + MANY]],
    ['$(echo "$nobody")', [OUTPUT + MANY]],
    ['$(printf a)', ['a']],
    ['$(printf %s a)', [OUTPUT + MANY]],
    ['$(printf a b)', [OUTPUT + MANY]],
    ['$(echo a; echo b)', [OUTPUT + MANY]],
    ['$(x=1 echo a)', [OUTPUT + MANY]],
    ['$(echo a > b)', [OUTPUT + MANY]],
    ['$(echo a | cat)', [OUTPUT + MANY]],
    ['$(uname a)', [OUTPUT + MANY]],
    ['$(dirname a/b)', ['a']],
    ['$(dirname a/b/)', ['a']],
    ['$(dirname a/b//)', ['a']],
    ['$(dirname ${one:-$nobody})', [OUTPUT + MANY]],
    ['$(basename)', []],
    ['$(xecho a)', [OUTPUT + MANY]],
    ['$(echox a)', [OUTPUT + MANY]],
    ['$(dirname a)', ['.']],
    ['$(dirname /a)', ['/']],
    ['$(dirname "$nobody")', [UNQUOTED]],
    ['"$(dirname "$nobody")"', [HOLE]],
    ['$(dirname $nobody)', [OUTPUT + MANY]],
    ['$(dirname "$(uname)")', [OUTPUT + MANY]],
    ['$(dirname -z a)', [OUTPUT + MANY]],
    ['$(basename a/b)', ['b']],
    ['$(basename a)', ['a']],
    ['$(basename "$nobody")', [UNQUOTED]],
    ['$(basename $nobody)', [OUTPUT + MANY]],
  ])('%s: %j', (text, expected) => {
    expect(lists(text)).toEqual([expected]);
  });

  test('where the folder is not known', () => {
    expect(lists('$(pwd)', { cwd: undefined })).toEqual([[OUTPUT + MANY]]);
    expect(lists('$(git rev-parse --show-toplevel)/x', { cwd: undefined })).toEqual([['./x']]);
  });

  test('each of the values that it may be given', () => {
    expect(lists('$(echo ${one:-d} ${one:-d})')).toEqual([
      ['v', 'v'],
      ['v', 'd'],
      ['d', 'v'],
      ['d', 'd'],
    ]);
    expect(lists('"$(dirname ${one:-x/d})"')).toEqual([['.'], ['x']]);
  });
});

describe('a text that the shell does not split', () => {
  test.each<[string, readonly string[]]>([
    ['a', ['a']],
    ['$two', ['a b']],
    ['"$two"x', ['a bx']],
    ['$none', ['']],
    ['""', ['']],
    ['${one:-d}', ['v', 'd']],
    ['${one:-v}', ['v']],
    ['$(echo a b)', ['a b']],
    ['~/x', ['/h/x']],
  ])('%s: %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('nothing is an empty text', () => {
    expect(expandText(undefined, expander())).toEqual(['']);
  });
});
