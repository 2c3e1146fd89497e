import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { capText } from './cap.ts';
import { hostileText, runs } from './hostile.test-support.ts';

const size = (text: string, bytes: boolean): number => (bytes ? Buffer.byteLength(text) : Array.from(text).length);

describe('capText', () => {
  test.each([
    ['abc', { codePoints: 3 }, { text: 'abc', cut: 0 }],
    ['😀😀', { codePoints: 2 }, { text: '😀😀', cut: 0 }],
    ['😀😀', { bytes: 8 }, { text: '😀😀', cut: 0 }],
    ['😀😀', { bytes: 7 }, { text: '…', cut: 8 }],
    ['abc', { codePoints: 0 }, { text: '', cut: 3 }],
    ['abcde', { bytes: 2 }, { text: '', cut: 5 }],
    ['é', { bytes: 2 }, { text: 'é', cut: 0 }],
    ['é', { bytes: 1 }, { text: '', cut: 2 }],
    ['\u007f', { bytes: 1 }, { text: '\u007f', cut: 0 }],
    ['\u0080', { bytes: 1 }, { text: '', cut: 2 }],
    ['\u07ff', { bytes: 2 }, { text: '\u07ff', cut: 0 }],
    ['\u0800', { bytes: 3 }, { text: '\u0800', cut: 0 }],
    ['\u0800', { bytes: 2 }, { text: '', cut: 3 }],
    ['\uffff', { bytes: 3 }, { text: '\uffff', cut: 0 }],
    ['\uffffxyz', { codePoints: 3 }, { text: '…', cut: 4 }],
    ['\u{10000}', { bytes: 4 }, { text: '\u{10000}', cut: 0 }],
    ['\u{10000}', { bytes: 3 }, { text: '…', cut: 4 }],
    ['\ud800', { bytes: 3 }, { text: '\ud800', cut: 0 }],
    ['', { bytes: 0 }, { text: '', cut: 0 }],
    ['x'.repeat(100), { bytes: 40 }, { text: `${'x'.repeat(10)}\n[… 90 bytes were cut here]`, cut: 90 }],
    ['x'.repeat(100), { codePoints: 33 }, { text: '\n[… 100 characters were cut here]'.slice(0, 33), cut: 100 }],
    ['x'.repeat(100), { codePoints: 32 }, { text: '…', cut: 100 }],
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
      { numRuns: runs(3_000, 3_000) },
    );
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a cap of %d', (codePoints) => {
    expect(() => capText('a', { codePoints })).toThrow(
      new RangeError(`A cap is a whole number of characters, not ${codePoints}.`),
    );
    expect(() => capText('a', { bytes: codePoints })).toThrow(
      new RangeError(`A cap is a whole number of bytes, not ${codePoints}.`),
    );
  });

  test('a mark of one’s own is told what was cut', () => {
    expect(capText('abcdef', { codePoints: 4 }, (cut, unit) => `<${cut}${unit[0]}>`)).toEqual({ text: '<6c>', cut: 6 });
    expect(capText('abcdef', { codePoints: 5 }, (cut, unit) => `<${cut}${unit[0]}>`)).toEqual({
      text: 'a<5c>',
      cut: 5,
    });
  });
});
