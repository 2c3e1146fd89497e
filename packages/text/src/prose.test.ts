import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { hostileText } from './hostile.test-support.ts';
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
    { numRuns: 1_500 },
  );
});
