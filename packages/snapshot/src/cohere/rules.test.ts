/** Each rule holds in a good document and is broken, alone, by the change beside it. Cases are data. */
import { beforeAll, describe, expect, test } from '@jest/globals';
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

/**
 * One that has everything: links in both directions, exposures, an idle portfolio. Tier C of the summary holds as well. When the generator
 * changes, another seed has to be looked for.
 */
function goodDocument(): Snapshot {
  const snapshot = generateSnapshot({ portfolios: 12, seed: 1_248 });
  expect(NEEDED.map((isThere) => snapshot.portfolios.some(isThere))).toEqual(NEEDED.map(() => true));
  expect(rulesOf(snapshot)).toEqual([]);
  return snapshot;
}

function rulesOf(snapshot: unknown): readonly string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot));
  const { faults, reason } = validateBytes('f', bytes, STRICT);
  if (reason === 'snapshot-invalid') throw new Error(JSON.stringify(faults[0]));
  return [...new Set(faults.map(({ rule }) => rule ?? ''))].toSorted();
}

let good: Snapshot;
// Not while the file is loaded: the mutation lane then had to try every line anew with all tests.
beforeAll(() => {
  good = goodDocument();
});

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
  function relabelled(): Snapshot {
    const draft = draftOf(good);
    for (const portfolio of draft.portfolios.slice(0, 1)) portfolio.coverage_label = 'Mine';
    return draft;
  }

  test('B warns by default, may be an error, may be off', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(relabelled()));
    expect(validateBytes('f', bytes)).toMatchObject({ reason: 'snapshot-valid', errors: 0, warnings: 1 });
    expect(validateBytes('f', bytes, { tierB: 'error' })).toMatchObject({ reason: 'snapshot-incoherent', errors: 1 });
    expect(validateBytes('f', bytes, { tierB: 'off' })).toMatchObject({ reason: 'snapshot-valid', warnings: 0 });
  });

  test('coherence is not judged while the schema is broken', () => {
    const broken = { ...relabelled(), browser_model: 'other' };
    const verdict = validateBytes('f', new TextEncoder().encode(JSON.stringify(broken)));
    expect(verdict).toMatchObject({ reason: 'snapshot-invalid', errors: 1, warnings: 0 });
  });
});

describe('a document without a portfolio', () => {
  const empty = 'empty, as the list is';
  const due = (value: string): string => `"${value}" by what the rest of the document says`;
  test.each([
    [{}, []],
    [{ top_portfolio_id: 'portfolio-x' }, [['top-portfolio', 'top_portfolio_id', '"portfolio-x"', empty]]],
    [{ top_portfolio_label: 'x' }, [['top-portfolio', 'top_portfolio_id', '""', empty]]],
    [{ top_portfolio_action: 'x' }, [['top-action', 'top_portfolio_action', '"x"', due('')]]],
    [{ overall_state: 'ready' }, [['overall-state', 'overall_state', '"ready"', due('tracked')]]],
  ])('%j', (change, told) => {
    const snapshot = generateSnapshot({ portfolios: 0 });
    const changed = { ...snapshot, summary: { ...snapshot.summary, ...change } };
    const { faults } = validateBytes('f', new TextEncoder().encode(JSON.stringify(changed)), STRICT);
    expect(faults.map(({ rule, pointer, found, allowed }) => [rule, pointer, found, allowed])).toEqual(
      told.map(([rule, field, ...rest]) => [rule, `/summary/${field}`, ...rest]),
    );
    expect(validateValue('f', changed, STRICT).faults.map(({ rule }) => rule)).toEqual(told.map(([rule]) => rule));
  });
});

test('of many contradictions the first are described, and all are counted, errors and warnings apart', () => {
  const draft = draftOf(good);
  for (const portfolio of draft.portfolios) Object.assign(portfolio, { dependency_count: 99, coverage_label: 'Mine' });
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const counted = (faultLimit: number): readonly number[] => {
    const { errors, warnings, faults } = validateBytes('f', bytes, { tierB: 'warn', faultLimit });
    return [errors, warnings, ...['error', 'warning'].map((due) => faults.filter((f) => f.severity === due).length)];
  };
  // One more of the summary: its sum is no longer the portfolios'.
  expect(counted(100)).toEqual([13, 12, 13, 12]);
  expect(counted(3)).toEqual([13, 12, 3, 3]);
});
