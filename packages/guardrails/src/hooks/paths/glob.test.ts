import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold, matchesAny, matchesGlob } from './glob.ts';

describe('globs', () => {
  test.each([
    ['a/migrations/x', '**/migrations/**', true],
    ['migrations', '**/migrations/**', true],
    ['a/migrations.ts', '**/migrations/**', false],
    ['main.tf', '**/*.tf', true],
    ['a/b/main.tf', '**/*.tf', true],
    ['main.tf/x', '**/*.tf', false],
    ['.github/workflows/x', '.github/**', true],
    ['a/.github/x', '.github/**', false],
    ['a/x/c', 'a/*/c', true],
    ['a/x/y/c', 'a/*/c', false],
    ['a/x/y/c', 'a/**/c', true],
    ['a/c', 'a/**/c', true],
    ['/etc/shadow', '/etc/shadow', true],
    ['/proc/12/environ', '/proc/*/environ', true],
    ['ab', 'a?', true],
    ['abc', 'a?', false],
    ['aXbXc', 'a*b*c', true],
    ['a//b', 'a/b', true],
    ['a/b/', 'a/b', true],
    ['/a', 'a', false],
    ['a', '/a', false],
  ])('%s, %s', (path, glob, expected) => {
    expect(matchesGlob(fold(path), glob)).toBe(expected);
  });

  test('the short ways give what the long way gives', () => {
    const name = fc.constantFrom('a', 'b', 'ab', 'a.b', 'x');
    const part = fc.constantFrom('a', 'b', '*', 'a*', '*b', '?', '**');
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 5 }),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        (names, parts) => {
          const path = names.join('/');
          // A leading `**/**` means the same and takes the long way.
          expect(matchesGlob(path, ['**', '**', ...parts].join('/'))).toBe(
            matchesGlob(path, ['**', ...parts].join('/')),
          );
        },
      ),
    );
  });

  test('P13: a list by the names in it gives what its globs give one by one', () => {
    const name = fc.constantFrom('a', 'b', 'ab', 'a.b', 'x', '');
    const part = fc.constantFrom('a', 'b', 'a.b', '*', 'a*', '*b', '?', '*.b', '**', '');
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 5 }),
        fc.array(
          fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
          { maxLength: 6 },
        ),
        (names, globs) => {
          const path = names.join('/');
          expect(matchesAny(path, globs)).toBe(globs.some((glob) => matchesGlob(path, glob)));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['A/B.TXT', 'a/b.txt'],
  ['a./b /c', 'a/b/c'],
  ['./..', './..'],
  ['x::$DATA', 'x'],
  ['\uff0egithub', '.github'],
  ['.git\u200chub', '.github'],
  ['ﬁle', 'file'],
  ['STRASSE', 'strasse'],
  ['é', 'e\u0301'.normalize('NFKC')],
])('fold(%j)', (path, expected) => {
  expect(fold(path)).toBe(expected);
});

// Near misses: a colon, a dot or a blank that changes the name, and one that does not.
test.each([
  ['ab:$x', 'ab'],
  ['a:b', 'a:b'],
  ['a:', 'a:'],
  ['a:$I30:$INDEX_ALLOCATION', 'a'],
  ['::$DATA', '::$data'],
  ['a. .', 'a'],
  ['a..b', 'a..b'],
  ['a .b', 'a .b'],
  ['a:x.', 'a:x'],
  ['a:b/c.', 'a:b/c'],
  ['...', ''],
  ['../x.', '../x'],
  ['./x ', './x'],
  ['..\u00ad', '..'],
  ['a/.\u00ad/b', 'a/./b'],
  ['a\tB', 'a\tb'],
  ['A;~!', 'a;~!'],
  ['\u212a', 'k'],
])('what a name is folded to, and what not: fold(%j)', (path, expected) => {
  expect(fold(path)).toBe(expected);
});

test.each([
  ['a/b', '**', true],
  ['a', '**/a', true],
  ['b/a/c', '**/a', false],
  ['b/a/c', '**/a/**', true],
  ['b/ac', '**/a/**', false],
  ['b/a/c', '**/a/c', true],
  ['b/a/d/c', '**/a/c', false],
  ['a/b/c', 'a/**', true],
  ['a', 'a/**', true],
  ['b', 'a/**', false],
  ['a/b', '**/**/b', true],
  ['a/b', '**/**/**', true],
  ['x.tf', '*.tf', true],
  ['tf', '*.tf', false],
  ['.tf', '*.tf', true],
  ['x.tf.', '*.tf', false],
  ['aab', '*ab', true],
  ['abab', '*ab', true],
  ['abac', '*ab', false],
  ['abcabd', 'a*bd', true],
  ['ab', 'a*b*', true],
  ['ab', 'ab**', true],
  ['a', 'ab', false],
  ['abc', 'a??', true],
  ['ab', 'a??', false],
  ['a', '?', true],
  ['a/b', '?', false],
  ['/a/b', '/a/**', true],
  ['a/b', '/a/**', false],
])('%j and the glob %j, near misses', (path, glob, expected) => {
  expect(matchesGlob(path, glob)).toBe(expected);
  expect(matchesAny(path, [glob])).toBe(expected);
  expect(matchesAny(path, ['other/name', glob, '**/else'])).toBe(expected);
});

test('globs that nothing has asked about before: what they are read as is kept', () => {
  const [one, two] = ['a', 'b'].map((letter) => `${letter}${process.hrtime.bigint()}`);
  const cases: readonly (readonly [string, string, boolean])[] = [
    [`${one}/${two}`, `${one}//${two}`, true],
    [`${one}/${two}`, `${one}/${two}/`, true],
    [`/${one}/${two}`, `/${one}/*`, true],
    [`${one}/${two}`, `/${one}/**`, false],
    [`/${two}/${one}`, `${two}/**`, false],
    [`${two}/x/${one}`, `${two?.toUpperCase()}/?/${one}`, true],
  ];
  for (const [path, glob, expected] of cases)
    for (const _ of ['first', 'again']) expect([glob, matchesGlob(path, glob)]).toEqual([glob, expected]);
});
