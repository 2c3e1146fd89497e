import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { cleanText, removeInvisible } from './clean.ts';
import { HOSTILE } from './hostile.cases.ts';
import { growth, hostileText, runs } from './hostile.test-support.ts';
import { measured } from '../../../test/promises/measured.ts';

const none = { invisible: 0, control: 0, surrogates: 0, comments: 0 };

function unseenCodePoints(): string[] {
  const found: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const control = /^\p{Cc}$/u.test(character) && !['\t', '\n', '\r'].includes(character);
    if (control || /^\p{Default_Ignorable_Code_Point}$/u.test(character)) found.push(character);
  }
  return found;
}

describe('cleanText', () => {
  test('P2: none of the 4,236 default-ignorable and control code points survives, and each is counted', () => {
    const unseen = unseenCodePoints();
    expect(unseen).toHaveLength(4_236);
    const survive = unseen.filter((character) => cleanText(`a${character}b`).text !== 'ab');
    measured('P2', { 'code points': unseen.length, survive: survive.length });
    expect(survive).toEqual([]);
    const { removed } = cleanText(unseen.join('x'));
    expect(removed.invisible + removed.control).toBe(4_236);
  });

  test.each([
    ['a\tb\nc', 'a\tb\nc', {}],
    ['a\r\nb\rc\n\rd', 'a\nb\nc\n\nd', {}],
    ['a\u2028b\u2029c', 'a\nb\nc', {}],
    ['\ud800a\udc00', '\ufffda\ufffd', { surrogates: 2 }],
    ['\ud83d\u200b\ude00', '\ufffd\ufffd', { surrogates: 2, invisible: 1 }],
    ['\ufff9a\ufffab\ufffb', 'ab', { invisible: 3 }],
    ['a<!-- b -->c', 'ac', { comments: 1 }],
    ['a<!-->b<!--->c', 'abc', { comments: 2 }],
    ['a<!-- b --!>c -->d', 'ac -->d', { comments: 1 }],
    ['a<!-- b -- > c\n\n d', 'a', { comments: 1 }],
    ['a<!----!>b', 'ab', { comments: 1 }],
    ['a<\u200b!-- b -->c', 'ac', { invisible: 1, comments: 1 }],
    ['<!<!-- x -->-- y -->', '<! -- y -->', { comments: 1 }],
    ['<<!-- -->!<!-- -->-- y -->', '< !-- y -->', { comments: 2 }],
    ['\u0080a\u009fb\u00a0c\u007fd~\u001fe', 'ab\u00a0cd~e', { control: 4 }],
    ['\ud7ffa\ue000b', '\ud7ffa\ue000b', {}],
    ['\udfffa\udbffb', '\ufffda\ufffdb', { surrogates: 2 }],
    ['\u{e0041}a\u{e0100}', 'a', { invisible: 2 }],
    ['\r', '\n', {}],
    ['<!---->a<!-- -->b', 'ab', { comments: 2 }],
    ['<!- a --> <-- b', '<!- a --> <-- b', {}],
    ['<!-<!-- x -->- y -->', '<!- - y -->', { comments: 1 }],
    ['<<!-- x -->b', '< b', { comments: 1 }],
    ['a<<!-- x --><!-- y -->!-- z', 'a< !-- z', { comments: 2 }],
    ['<!<!-- x --> y', '<!  y', { comments: 1 }],
    ['a!<!-- x -->--b', 'a!--b', { comments: 1 }],
    ['<!DOCTYPE html> <? php ?> a < b', '<!DOCTYPE html> <? php ?> a < b', {}],
  ])('P2: %j becomes %j', (text, clean, removed) => {
    expect(cleanText(text)).toEqual({ text: clean, removed: { ...none, ...removed } });
  });

  test('P2: cleaning twice changes nothing, and no comment can open in what is left', () => {
    const holds = (text: string): void => {
      const once = cleanText(text).text;
      expect(once).not.toContain('<!--');
      expect(once).not.toMatch(/\p{Default_Ignorable_Code_Point}|(?![\t\n])\p{Cc}|\p{Cs}/u);
      expect(cleanText(once)).toEqual({ text: once, removed: none });
    };
    for (const text of HOSTILE) holds(text);
    fc.assert(fc.property(hostileText, holds), { numRuns: runs(100_000, 3_000) });
  });

  test.each([
    ['<!--', (count: number) => '<!--'.repeat(count)],
    ['<!', (count: number) => '<!'.repeat(count)],
    ['<!---->', (count: number) => '<!---->'.repeat(count)],
    ['<!-- --!', (count: number) => '<!-- --!'.repeat(count)],
    ['a comment of hyphens', (count: number) => `<!--${'-'.repeat(count)}`],
    ['opening marks split by comments', (count: number) => '<<!---->!'.repeat(count)],
    ['halves of pairs', (count: number) => '\ud800'.repeat(count)],
    ['zero-width characters', (count: number) => '\u200b'.repeat(count)],
    ['carriage returns', (count: number) => '\r'.repeat(count)],
  ])('P2: time is linear for %s', (_name, make) => {
    expect(growth(cleanText, make, 30_000)).toBeLessThan(10);
  });

  test('P2: 1 MB of hostile text', () => {
    const text = HOSTILE.join('\n');
    const megabyte = text.repeat(Math.ceil(1_000_000 / text.length)).slice(0, 1_000_000);
    // The least processor time of a few: other work on the machine only adds.
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      cleanText(megabyte);
      return process.cpuUsage(before).user / 1_000;
    });
    measured('P2', { 'for 1 MB': Math.min(...times) });
    expect(Math.min(...times)).toBeLessThan(runs(100, 1_000));
  });

  test('removeInvisible keeps comments', () => {
    expect(removeInvisible('a\u200b<!-- b -->').text).toBe('a<!-- b -->');
  });
});
