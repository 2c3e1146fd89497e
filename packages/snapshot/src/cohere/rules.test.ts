/** Each rule holds in a good document and is broken, alone, by the change beside it. Cases are data. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Fault } from '../faults.ts';
import type { Portfolio, Snapshot } from '../generated/types.ts';
import { draftOf } from '../testing/draft.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { validateBytes, validateValue } from '../validate/validate.ts';
import { RULES } from './catalogue.ts';
import { BREAKS } from './rules.cases.ts';

const STRICT = { tierB: 'error', tierC: 'warn' } as const;

/** What the cases change must be there to be changed. */
const NEEDED: readonly ((p: Portfolio) => boolean)[] = [
  (p) => p.exposure_count === 0,
  (p) => p.dependency_count === 0 && p.dependent_count === 0,
  (p) => p.dependency_gap_count > 0 && p.dependency_gap_count < p.dependency_count,
  (p) => p.dependent_gap_count > 1,
  (p) => p.live_ready_exposure_count > 1,
];

/** One that has everything: links in both directions, exposures, an idle portfolio. Tier C of the summary is made to hold as well. */
function goodDocument(): Snapshot {
  for (let seed = 1; seed < 20_000; seed += 1) {
    const snapshot = generateSnapshot({ portfolios: 12, seed });
    if (NEEDED.every((isThere) => snapshot.portfolios.some(isThere)) && rulesOf(snapshot).length === 0) return snapshot;
  }
  throw new Error('No seed gives a document in which all tiers hold.');
}

function rulesOf(snapshot: unknown): readonly string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot));
  const { faults, reason } = validateBytes('f', bytes, STRICT);
  if (reason === 'snapshot-invalid') throw new Error(JSON.stringify(faults[0]));
  return [...new Set(faults.map(({ rule }) => rule ?? ''))].toSorted();
}

const good = goodDocument();

/** By rule what is told when its case breaks it: all faults of all rules that the change breaks, in the order of the document. */
const TOLD = JSON.parse(readFileSync(new URL('fixtures/faults.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly Partial<Fault>[]>
>;

describe('every rule', () => {
  test('has a case', () => {
    expect(Object.keys(BREAKS).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
  });

  test.each(RULES.map((rule) => [rule.tier, rule.id, rule.sentence] as const))('%s %s: %s', (_, id) => {
    const draft = draftOf(good);
    BREAKS[id]?.change(draft);
    expect(rulesOf(draft)).toEqual([id, ...(BREAKS[id]?.also ?? [])].toSorted());
  });

  test.each(RULES.map(({ id }) => id))('house style 5: %s says where, what is there and what is allowed', (id) => {
    const draft = draftOf(good);
    BREAKS[id]?.change(draft);
    const { faults } = validateBytes('f', new TextEncoder().encode(JSON.stringify(draft, null, 1)), STRICT);
    expect(faults).toEqual(TOLD[id]);
    // The same without bytes, and so without positions: what stands in the text decides nothing.
    const parsed = validateValue('f', draft, STRICT);
    const placeless = (fault: Partial<Fault>) => ({ ...fault, position: undefined });
    const sorted = (all: readonly Partial<Fault>[]) => all.map((fault) => JSON.stringify(placeless(fault))).toSorted();
    expect(sorted(parsed.faults)).toEqual(sorted(TOLD[id] ?? []));
  });
});

describe('tiers (D20)', () => {
  const draft = draftOf(good);
  for (const portfolio of draft.portfolios.slice(0, 1)) portfolio.coverage_label = 'Mine';
  const bytes = new TextEncoder().encode(JSON.stringify(draft));

  test('B warns by default, may be an error, may be off', () => {
    expect(validateBytes('f', bytes)).toMatchObject({ reason: 'snapshot-valid', errors: 0, warnings: 1 });
    expect(validateBytes('f', bytes, { tierB: 'error' })).toMatchObject({ reason: 'snapshot-incoherent', errors: 1 });
    expect(validateBytes('f', bytes, { tierB: 'off' })).toMatchObject({ reason: 'snapshot-valid', warnings: 0 });
  });

  test('coherence is not judged while the schema is broken', () => {
    const broken = { ...draft, browser_model: 'other' };
    const verdict = validateBytes('f', new TextEncoder().encode(JSON.stringify(broken)));
    expect(verdict).toMatchObject({ reason: 'snapshot-invalid', errors: 1, warnings: 0 });
  });
});
