/** Raw text stands for the same text as the bytes: lengths, equality and what is shown agree with decoding. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { Random } from '../testing/random.ts';
import { codePoints } from '../validate/strings.ts';
import { validateBytes } from '../validate/validate.ts';
import type { Verdict } from '../validate/verdict.ts';
import { unitsOf } from './count.ts';
import { rawOf, rawPoints, textOf, withoutEscapes } from './raw.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const PIECES = [
  'a',
  '"',
  '\\',
  '\n',
  '/',
  'é',
  '·',
  'ß',
  '支',
  '\u2028',
  '😀',
  '\ud83d',
  '\ude00',
  '\u0080',
  '\u07ff',
  '\uffff',
];

/** The string as JSON, some characters as escapes. */
function written(text: string, random: Random): string {
  return Array.from(text, (character) => {
    const isEscaped = random.chance(0.4) || !character.isWellFormed();
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    const escape = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
    return isEscaped ? units.map(escape).join('') : JSON.stringify(character).slice(1, -1);
  }).join('');
}

test('10,000 strings: raw text of JSON, escapes or not, gives back the string, its length, and one raw text for one string', () => {
  const random = new Random(3);
  const seen = new Map<string, string>();
  for (let round = 0; round < documents(10_000, 10_000, 1_000); round += 1) {
    const text = Array.from({ length: random.integer(0, 4) }, () => random.pick(PIECES as [string, ...string[]])).join(
      '',
    );
    const bytes = bytesOf(`"${written(text, random)}"`);
    const raw: string = JSON.parse(withoutEscapes(rawOf(bytes) ?? ''));
    const known = seen.get(text) ?? raw;
    seen.set(text, raw);
    expect({ text: textOf(raw), points: rawPoints(raw), raw }).toEqual({ text, points: codePoints(text), raw: known });
    expect(unitsOf(bytes)).toBe(new TextDecoder().decode(bytes).length);
  }
  expect(new Set(seen.values()).size).toBe(seen.size);
});

test('an escape that is none is left for JSON.parse to refuse; bytes that are not UTF-8 have no raw text', () => {
  for (const text of ['"\\u00g0"', '"\\\\u00e9"', '"\\u0041\\ud83d\\u0041"', '"\\u"']) {
    const whole = validateBytes('f', bytesOf(`{"portfolios":[${text}]}`)).reason;
    expect({ text, whole }).toEqual({ text, whole: isJson(text) ? 'snapshot-invalid' : 'snapshot-unreadable' });
  }
  expect(rawOf(Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22))).toBeUndefined();
});

describe('one document, written in UTF-8 or with escapes, or with both', () => {
  let text: string;
  beforeAll(() => {
    text = JSON.stringify(generateSnapshot({ portfolios: 40, seed: 11 }));
  });
  const escaped = (): string =>
    text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  function mixed(): string {
    const random = new Random(5);
    return text.replaceAll(/[^\0-\x7f]+/g, (word) => (random.chance(0.5) ? word : written(word, random)));
  }
  const broken = (document: string): string =>
    document
      .replace('"dependency_portfolio_labels":["', '"dependency_portfolio_labels":["Ähnlich ')
      .replace('"coverage_label":"', '"coverage_label":"…')
      .replace('"top_portfolio_action":"', '"top_portfolio_action":"→ ');

  test.each([
    ['escapes', escaped],
    ['both', mixed],
  ])('%s: the same verdict', (_, otherwise) => {
    const other = otherwise();
    for (const change of [(document: string): string => document, broken]) {
      for (const sliceBytes of [500, 2 ** 15]) {
        expect(messages(validateBytes('f', bytesOf(change(other)), { sliceBytes }))).toEqual(
          messages(validateBytes('f', bytesOf(change(text)), { sliceBytes: 2 ** 20 })),
        );
      }
    }
  });

  test('what is shown is text, not raw text', () => {
    const shown = messages(validateBytes('f', bytesOf(broken(text)), { tierB: 'error' })).join(' ');
    for (const word of ['Ähnlich', '…', '→']) expect(shown).toContain(word);
    expect(shown).not.toMatch(/[\xc2-\xf4][\x80-\xbf]/);
  });

  test('lengths are counted in code points: 120 of three bytes fit into 120, 121 do not; 120 written as escapes fit', () => {
    const labelled = (label: string): string =>
      JSON.stringify(generateSnapshot({ portfolios: 1, seed: 2 })).replace(
        /("id":"portfolio-[^"]*","label":")[^"]*/,
        `$1${label}`,
      );
    const codes = (document: string): readonly string[] =>
      validateBytes('f', bytesOf(document))
        .faults.map(({ code }) => code)
        .filter((code) => code === 'wrong-length');
    expect(codes(labelled('支'.repeat(120)))).toEqual([]);
    expect(codes(labelled('支'.repeat(121)))).toEqual(['wrong-length']);
    expect(codes(labelled('😀'.repeat(120)))).toEqual([]);
    expect(codes(labelled('\\u00b7'.repeat(120)))).toEqual([]);
    expect(codes(labelled('\\u00b7'.repeat(121)))).toEqual(['wrong-length']);
  });
});

function messages({ faults }: Verdict): readonly string[] {
  return faults.map(({ pointer, message }) => `${pointer} ${message}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
