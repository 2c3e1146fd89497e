import { describe, expect, test } from '@jest/globals';
import { closingKeywords } from './closing-keywords.ts';
import { growth } from './hostile.test-support.ts';

const shop = { owner: 'acme', repo: 'shop', host: 'github.com' };
const WORDS = ['close', 'closes', 'closed', 'fix', 'fixes', 'fixed', 'resolve', 'resolves', 'resolved'];

describe('closingKeywords', () => {
  test.each(WORDS.flatMap((word) => [word, word.toUpperCase(), `${word}:`]))('%s #12 closes', (word) => {
    expect(closingKeywords(`This ${word} #12.`, shop)).toEqual([
      {
        keyword: word.toLowerCase().replace(':', ''),
        owner: 'acme',
        repo: 'shop',
        number: 12,
        own: true,
        line: 1,
        text: `${word} #12`,
      },
    ]);
  });

  test.each([
    ['Fixes GH-12', 12, true],
    ['Fixes Acme/Shop#12', 12, true],
    ['Fixes octo/repo#12', 12, false],
    ['Fixes https://github.com/acme/shop/issues/12', 12, true],
    ['Fixes https://github.com/octo/repo/pull/12', 12, false],
    ['**Fixes**: #12', 12, true],
    ['Fixes [#12](https://example.org)', 12, true],
    ['Fixes (#12)', 12, true],
    ['Fixes\n#12', 12, true],
    ['> Fixes #12', 12, true],
    ['Fixes \\#12', 12, true],
    ['Fixes &#35;12', 12, true],
    ['&#70;ixes &num;12', 12, true],
    ['Fixes <b>#12</b>', 12, true],
    ['Does not fix #12', 12, true],
    ['- closes: #12', 12, true],
    ['Fixes #12a #13', undefined, true],
  ])('%j', (body, number, own) => {
    const [found] = closingKeywords(body, shop);
    expect(found?.number).toBe(number);
    if (found !== undefined) expect(found.own).toBe(own);
  });

  test.each([
    'Refs #12',
    'Fixes issue #12',
    '`Fixes #12`',
    '```\nFixes #12\n```',
    '<!-- Fixes #12 -->',
    'prefix #12',
    'fixing #12, hotfix-fix, bugfix #12',
    'Fixes the bug. #12',
    '## Fixes\n\n#12',
    'Fixes #0',
    'Fixes https://example.org/acme/shop/issues/12',
    '',
  ])('%j closes nothing', (body) => {
    expect(closingKeywords(body, shop)).toEqual([]);
  });

  test('lists all, with their lines', () => {
    const found = closingKeywords('Resolves #10, resolves #123,\r\nresolves octo-org/octo-repo#100', shop);
    expect(found.map(({ number, line }) => [number, line])).toEqual([
      [10, 1],
      [123, 1],
      [100, 2],
    ]);
  });

  test.each(['fix ', 'fixes #1 ', 'fix::::', 'fix https://github.com/', '&#35;', 'fix a/'])(
    'time is linear for %j repeated',
    (fragment) => {
      expect(
        growth(
          (body) => void closingKeywords(body, shop),
          (count) => fragment.repeat(count),
          4_000,
        ),
      ).toBeLessThan(10);
    },
  );
});
