import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { capText } from './cap.ts';
import { hostileText } from './hostile.test-support.ts';

const size = (text: string, bytes: boolean): number => (bytes ? Buffer.byteLength(text) : Array.from(text).length);

describe('capText', () => {
  test.each([
    ['abc', { codePoints: 3 }, { text: 'abc', cut: 0 }],
    ['😀😀', { codePoints: 2 }, { text: '😀😀', cut: 0 }],
    ['😀😀', { bytes: 8 }, { text: '😀😀', cut: 0 }],
    ['😀😀', { bytes: 7 }, { text: '…', cut: 8 }],
    ['abc', { codePoints: 0 }, { text: '', cut: 3 }],
    ['abcde', { bytes: 2 }, { text: '', cut: 5 }],
    ['x'.repeat(100), { codePoints: 40 }, { text: `${'x'.repeat(7)}\n[… 93 characters were cut here]`, cut: 93 }],
  ])('%j at %j', (text, cap, capped) => {
    expect(capText(text, cap)).toEqual(capped);
  });

  test('never longer than the cap, never half a pair more than there was, and what was cut is counted', () => {
    const halves = (text: string): number => text.match(/\p{Cs}/gu)?.length ?? 0;
    fc.assert(
      fc.property(hostileText, fc.nat({ max: 80 }), fc.boolean(), (text, max, bytes) => {
        const capped = capText(text, bytes ? { bytes: max } : { codePoints: max });
        expect(size(capped.text, bytes)).toBeLessThanOrEqual(max);
        expect(halves(capped.text)).toBeLessThanOrEqual(halves(text));
        expect(capped.cut === 0).toBe(capped.text === text);
        if (capped.cut === 0) return;
        const kept = capped.text.replace(/(?:\n\[… \d+ \w+ were cut here\]|…)$/u, '');
        expect(text.startsWith(kept)).toBe(true);
        expect(capped.cut).toBe(size(text, bytes) - size(kept, bytes));
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a cap of %d', (codePoints) => {
    expect(() => capText('a', { codePoints })).toThrow(RangeError);
  });
});
