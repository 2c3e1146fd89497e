import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../../packages/build/src/tools.ts';
import { anchorsOf, linksOf, PAGES } from './pages.ts';

/** What is wrong with a link of a page, or nothing. */
function fault(from: string, link: string, pages: ReadonlyMap<string, string>): string | undefined {
  if (/^(https:|mailto:)/.test(link)) return undefined;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path));
  if (target.startsWith('..')) return `${link}: outside of the repository`;
  if (!existsSync(ROOT + target)) return `${link}: ${target} does not exist`;
  if (anchor === undefined) return undefined;
  const text = pages.get(target.replace(/\/$/, ''));
  if (text === undefined) return `${link}: an anchor in something that is no page`;
  return anchorsOf(text).has(anchor) ? undefined : `${link}: ${target} has no anchor ${anchor}`;
}

const texts = new Map(PAGES.map(({ path, text }) => [path, text]));

describe('every link leads somewhere', () => {
  test.each(PAGES.map(({ path, text }) => [path, text] as const))('%s', (path, text) => {
    expect(linksOf(text).flatMap((link) => fault(path, link, texts) ?? [])).toEqual([]);
  });

  test('a wrong one would be noticed', () => {
    for (const link of [
      'docs/nowhere.md',
      '#no-such-heading',
      'docs/reason-codes.md#no-such-code',
      '../outside.md',
      'LICENSE#mit',
    ])
      expect([link, fault('README.md', link, texts)]).toEqual([link, expect.stringContaining(link)]);
    expect(fault('README.md', 'docs/reason-codes.md#halted', texts)).toBeUndefined();
  });
});

test("anchors are GitHub's", () => {
  expect([...anchorsOf('# What it is!\n## `code` and *more*\n## Again\n## Again\n```\n# not this\n```\n')]).toEqual([
    'what-it-is',
    'code-and-more',
    'again',
    'again-1',
  ]);
});
