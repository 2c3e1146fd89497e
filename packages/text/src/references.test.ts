import { afterAll, describe, expect, test } from '@jest/globals';
import { growth } from './hostile.test-support.ts';
import { REFERENCE_CASES } from './references.cases.ts';
import { firstReference, references } from './references.ts';
import { measured } from '../../../test/promises/measured.ts';

const shop = { owner: 'acme', repo: 'shop', host: 'github.com' };

describe('references', () => {
  let right = 0;
  afterAll(() => measured('P20', { bodies: REFERENCE_CASES.length, wrong: REFERENCE_CASES.length - right }));

  test('P20: at least 60 tricky bodies', () => {
    expect(REFERENCE_CASES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(REFERENCE_CASES)('P20: %j names %j (%s)', (body, numbers) => {
    // `toEqual` takes a list of `undefined` for an empty one.
    expect(references(body, shop).map((reference) => reference.number)).toStrictEqual(numbers);
    expect(firstReference(body, shop)?.number).toBe(numbers[0]);
    right += 1;
  });

  test('says form, line and text', () => {
    const body = 'a\r\n- #1 GH-2\n\n_acme/shop#3_\rhttps://github.com/acme/shop/issues/4.';
    expect(references(body, shop)).toEqual([
      { number: 1, form: 'number', line: 2, text: '#1' },
      { number: 2, form: 'gh', line: 2, text: 'GH-2' },
      { number: 3, form: 'repository', line: 4, text: 'acme/shop#3' },
      { number: 4, form: 'url', line: 5, text: 'https://github.com/acme/shop/issues/4' },
    ]);
  });

  test('to the letter of the seed: form, line and text', () => {
    expect(firstReference('a\r\nb\r\rx#012 #3', shop, 'literal')).toEqual({
      number: 12,
      form: 'number',
      line: 4,
      text: '#012',
    });
    expect(firstReference('`#12` #13', shop, 'reference')?.number).toBe(13);
  });

  test('a server of one’s own, with a port', () => {
    const context = { ...shop, host: 'git.example:8443' };
    expect(references('https://git.example:8443/acme/shop/issues/12', context).map(({ number }) => number)).toEqual([
      12,
    ]);
    expect(references('https://github.com/acme/shop/issues/12', context)).toEqual([]);
  });

  test.each([
    ['`#12` #13', 12],
    ['issue#12', 12],
    ['> #12', 12],
    ['#012', 12],
    ['# 1 #x #7', 7],
    ['other/repo#5', 5],
    ['#0012', 12],
    ['#10', 10],
    ['#00 #7', undefined],
    ['#0 #7', undefined],
    ['#99999999999 #7', undefined],
    ['none', undefined],
  ])('P20: to the letter of the seed, the first #<number> of %j is %p', (body, number) => {
    const found = firstReference(body, shop, 'literal');
    expect(found === undefined ? 'none' : found.number).toBe(number ?? 'none');
  });

  test.each([
    '> ',
    '- ',
    '`',
    '``a`',
    '<!-- ',
    '<a b="',
    '[',
    '[a](',
    '](',
    '![',
    '<?',
    '#1 ',
    '\n\n',
    '|',
    '|-\n',
    '<b>',
    '_',
    '[a]: b\n',
    'a/',
    '> \n',
    '+ - ',
    '(',
    '```\n',
    '\\',
    '<code>',
  ])('time is linear for %j repeated', (fragment) => {
    const read = (body: string): void => void references(body, shop);
    expect(growth(read, (count) => fragment.repeat(count), 4_000)).toBeLessThan(10);
    expect(growth(read, (count) => `${'+ - '.repeat(60)}x${`\n${fragment}`.repeat(count)}`, 1_000)).toBeLessThan(10);
  });
});
