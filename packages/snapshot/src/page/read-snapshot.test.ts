/** The page must come to the validator's verdict, although it carries less of it. */
import { describe, expect, test } from '@jest/globals';
import { BREAKS } from '../cohere/rules.cases.ts';
import { RULES } from '../cohere/catalogue.ts';
import { draftOf } from '../testing/draft.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { plantFault } from '../testing/mutate.ts';
import { Random } from '../testing/random.ts';
import { validateBytes } from '../validate/validate.ts';
import { readText } from './read-snapshot.ts';

const COUNT = process.env['PROMISES'] === '1' ? 10_000 : 300;

function isAccepted(text: string): boolean {
  return readText('f', text).is === 'snapshot';
}

function isValid(text: string): boolean {
  return validateBytes('f', new TextEncoder().encode(text)).outcome === 'valid';
}

describe('the page and the validator', () => {
  test(`accept the same ${COUNT} valid documents`, () => {
    for (let seed = 1; seed <= COUNT; seed += 1) {
      expect([seed, isAccepted(JSON.stringify(generateSnapshot({ portfolios: seed % 9, seed })))]).toEqual([
        seed,
        true,
      ]);
    }
  });

  test(`refuse the same ${COUNT} documents with one fault, at the same place`, () => {
    for (let seed = 1; seed <= COUNT; seed += 1) {
      const planted = plantFault(generateSnapshot({ portfolios: 6, seed }), new Random(seed));
      const text = JSON.stringify(planted.document, null, 2);
      const verdict = validateBytes('f', new TextEncoder().encode(text));
      const reading = readText('f', text);
      expect([seed, reading.is]).toEqual([seed, verdict.outcome === 'valid' ? 'snapshot' : 'refused']);
      if (reading.is === 'snapshot') continue;
      const [first] = verdict.faults;
      expect([seed, reading.refusal.count]).toEqual([seed, verdict.errors]);
      expect(reading.refusal.faults[0]).toMatchObject({ pointer: first?.pointer, position: first?.position });
    }
  });

  test.each(RULES.map(({ id, tier }) => [tier, id] as const))('%s %s', (tier, id) => {
    let tried = 0;
    for (let seed = 1; seed < 400 && tried < 3; seed += 1) {
      const good = generateSnapshot({ portfolios: 12, seed });
      const draft = draftOf(good);
      try {
        BREAKS[id]?.change(draft);
      } catch {
        continue; // This document has not what the case changes.
      }
      const text = JSON.stringify(draft);
      if (text === JSON.stringify(good)) continue;
      tried += 1;
      expect([seed, isAccepted(text)]).toEqual([seed, isValid(text)]);
      if (tier === 'A') expect([seed, isAccepted(text)]).toEqual([seed, false]);
    }
    expect(tried).toBeGreaterThan(0);
  });
});

describe('what is no snapshot', () => {
  const cases: readonly (readonly [text: string, sentence: RegExp, line: number, column: number])[] = [
    ['', /could not be read/, 1, 1],
    ['{"a": [1, 2', /could not be read/, 1, 12],
    ['{\n "a": nope}', /could not be read/, 2, 7],
    ['{"schema_version": "service.portfolio-coverage.v9"}', /does not know/, 1, 20],
    ['null', /does not follow the schema/, 1, 1],
    ['['.repeat(100_000) + ']'.repeat(100_000), /does not follow the schema/, 1, 1],
  ];
  test.each(cases)('%.30s', (text, sentence, line, column) => {
    const reading = readText('f', text);
    expect(reading).toMatchObject({ is: 'refused', refusal: { faults: [{ position: { line, column } }] } });
    if (reading.is === 'refused') expect(reading.refusal.sentence).toMatch(sentence);
  });
});
