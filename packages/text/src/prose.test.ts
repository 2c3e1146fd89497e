import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { hostileText, runs } from './hostile.test-support.ts';
import { PROSE_CASES } from './prose.cases.ts';
import { HIDDEN, STRUCTURE, proseOf } from './prose.ts';

/** Readable: `·` for structure, `~` for what is hidden. */
const show = (text: string, also = { quotes: false, links: false }): string =>
  proseOf(text, also).replaceAll(STRUCTURE, '·').replaceAll(HIDDEN, '~');

test.each([
  ['a `b` c', 'a ~~~ c'],
  ['- a\n  b', '··a\n··b'],
  ['> a\n\nb', '··~\n\nb'],
  ['1. a\n\n   - b\n\n         c', '···a\n\n·····b\n\n··········'],
  ['```\na\n```\nb', '···\n·\n···\nb'],
  ['a | b\n--|--\n`c | d`', 'a · b\n·····\n`c · d`'],
  ['[a](b) [c] d', '~~~~~~ [c] d'],
  ['<b>a</b> <!-- c --> d', '~~~a~~~~ ~~~~~~~~~~ d'],
  ['# a\nb', '· a\nb'],
  ['<div>\na\n\n*b*', '~~~~~\na\n\n*b*'],
])('the prose of %j', (text, prose) => {
  expect(show(text)).toBe(prose);
});

test.each(PROSE_CASES)('CommonMark: the prose of %j', (text, prose, all = prose) => {
  expect([show(text), show(text, { quotes: true, links: true })]).toEqual([prose, all]);
});

const BLOCK_ELEMENTS =
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption ' +
  'figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol ' +
  'optgroup option p param search section source summary table tbody td tfoot th thead title tr track ul';
test.each(BLOCK_ELEMENTS.split(' '))('CommonMark 4.6: <%s> begins a block that ends a paragraph', (name) => {
  // In a block of HTML a backtick is a backtick; a tag in a paragraph would leave it a code span.
  expect(proseOf(`a\n</${name}>\n\`b\``, { quotes: true, links: true })).toContain('`b`');
  expect(proseOf(`a\n</${name}x>\n\`b\``, { quotes: true, links: true })).not.toContain('`b`');
});

test('a label has at most 999 characters, and a link text that is one at most 1,000 with its bracket', () => {
  const reference = (length: number) => show(`[${'a'.repeat(length)}]b\n\n[${'a'.repeat(length)}]: /u`);
  expect(reference(999).startsWith(`${'~'.repeat(1_001)}b\n\n·`)).toBe(true);
  expect(reference(1_000).startsWith('[aaa')).toBe(true);
});

test('each kind of word is asked for on its own', () => {
  const text = '> a [b](c)\n\nd [e](f)';
  expect(show(text, { quotes: true, links: false })).toBe('··a ~~~~~~\n\nd ~~~~~~');
  expect(show(text, { quotes: false, links: true })).toBe('··~~[b~~~~\n\nd [e~~~~');
  expect(show('<blockquote>a</blockquote>', { quotes: true, links: false })).toBe('~~~~~~~~~~~~a~~~~~~~~~~~~~');
});

test.each(['\n', '\r', '\r\n'])('lines end with %j, which stays', (end) => {
  expect(show(`a${end}> b${end}${end}\`c${end}d\``)).toBe(`a${end}··~${end}${end}~~${end}~~`);
});

test('P9: deeper than 100 containers marks are text', () => {
  expect(show(`${'>'.repeat(100)}a`, { quotes: true, links: true })).toBe(`${'·'.repeat(100)}a`);
  expect(show(`${'>'.repeat(101)}a`, { quotes: true, links: true })).toBe(`${'·'.repeat(100)}>a`);
  expect(show(`${'- '.repeat(100)}a`)).toBe(`${'· '.repeat(100).replaceAll(' ', '·')}a`);
  expect(show(`${'- '.repeat(101)}a`)).toBe(`${'··'.repeat(100)}- a`);
});

test('quotes and the text of links count when they are asked for', () => {
  expect(show('> a\n\n[b](c)', { quotes: true, links: true })).toBe('··a\n\n[b~~~~');
});

test('each character keeps its place, and prose is what stood there', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const prose = proseOf(text, { quotes: true, links: true });
      expect(prose).toHaveLength(text.length);
      for (let at = 0; at < text.length; at += 1) expect([text[at], STRUCTURE, HIDDEN]).toContain(prose[at]);
    }),
    { numRuns: runs(1_500, 1_500) },
  );
});
