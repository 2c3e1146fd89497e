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
    ['Fixes http://github.com/acme/shop/discussions/12', 12, true],
    ['FIXES HTTPS://GITHUB.COM/ACME/SHOP/ISSUES/12', 12, true],
    ['Fixes gh-12', 12, true],
    ['Fixes octo/shop#12', 12, false],
    ['Fixes acme/other#12', 12, false],
    ['Fixes <https://github.com/acme/shop/issues/12>', 12, true],
    ['Fixes &#x23;12', 12, true],
    ['Fixes &#X23;12', 12, true],
    ['Fixes&colon; &num;12', 12, true],
    ['Fixes&NBSP;acme&sol;shop&num;12', 12, true],
    ['Fixes&nbsp;#12', 12, true],
    ['Fixes&#10;&#10;&#10;#12', 12, true],
    ['Fixes&#31;#12', 12, true],
    ['Fixes&#32;#12', 12, true],
    ['Fix&#101;s #12', 12, true],
    ['Fixes\r\n#12', 12, true],
    ['Fixes\n\t#12', 12, true],
    ['> Fixes\n> #12', 12, true],
    ['- Fixes\n  #12', 12, true],
    ['Fixes ~~*_([<"\\#12', 12, true],
    ['Fixes `x` #12', 12, true],
    [`Fixes${' '.repeat(40)}#12`, 12, true],
    ['.fixes #12', 12, true],
    ['Fixes #999999999999', 999_999_999_999, true],
    ['Fixes [a](https://github.com/acme/shop/issues/12)', undefined, true],
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
    'Fixes\n\n#12',
    'Fixes\r\n\r\n#12',
    'Fixes\r\r#12',
    '- Fixes\n- #12',
    '| fixed | #12 |\n|---|---|\n| fixes | #13 |',
    `Fixes${' '.repeat(41)}#12`,
    '-fixes #12 _fixes #12 3fixes #12 éfixes #12',
    'fixess #12',
    'clos #12',
    'Fixes #1234567890123',
    'Fixes #12é',
    'Fixes https://github.com/acme/shop/commits/12',
    'Fixes https://github.example/acme/shop/issues/12',
    'Fixes &#35 12',
    'Fixes &#x110000;12',
    'Fixes &#1114112;12',
    'Fixes &nums;12',
    'Fixes https://example.org/acme/shop/issues/12',
    '',
  ])('%j closes nothing', (body) => {
    expect(closingKeywords(body, shop)).toEqual([]);
  });

  test.each([
    ['a\n\nb fixes\n#12', 3, 'fixes\n#12'],
    ['a\r\n\r\nfixes #12', 3, 'fixes #12'],
    ['a\r\rFixes: `x` acme/shop#12.', 3, 'Fixes:  acme/shop#12'],
    ['&#10;&#13; fixes GH-12', 1, 'fixes GH-12'],
    ['x&#128512; fixes #12', 1, 'fixes #12'],
    ['Fixes&nbsp;#12', 1, 'Fixes #12'],
    ['Fixes&#31;#12', 1, 'Fixes #12'],
  ])('%j stands in line %i', (body, line, text) => {
    expect(closingKeywords(body, shop)).toMatchObject([{ line, text, owner: 'acme', repo: 'shop' }]);
  });

  test('a server of one’s own, with a port, and names as they stand', () => {
    const context = { ...shop, host: 'Git.example:8443' };
    expect(closingKeywords('Closes https://git.example:8443/Acme/a.b/pull/7', context)).toEqual([
      {
        keyword: 'closes',
        owner: 'Acme',
        repo: 'a.b',
        number: 7,
        own: false,
        line: 1,
        text: 'Closes https://git.example:8443/Acme/a.b/pull/7',
      },
    ]);
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
