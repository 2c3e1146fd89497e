import { expect, test } from '@jest/globals';
import { FaultList } from '../faults.ts';
import { snapshotShape } from '../generated/shape.ts';
import { generateSnapshot } from '../testing/generate.ts';
import { documents } from '../testing/lane.ts';
import { plantFault } from '../testing/mutate.ts';
import { Random } from '../testing/random.ts';
import { explain } from './explain.ts';
import { follows } from './follows.ts';

const COUNT = documents(10_000, 500, 40);

function isExplained(value: unknown): boolean {
  const faults = new FaultList(1);
  explain(value, snapshotShape, [], faults);
  return faults.count === 0;
}

test(`${COUNT} documents, valid and with a planted fault: as explain says`, () => {
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const random = new Random(seed);
    const valid = generateSnapshot({ portfolios: random.integer(1, 3), seed });
    const { document } = plantFault(valid, random);
    expect([seed, follows(valid, snapshotShape), follows(document, snapshotShape)]).toEqual([seed, true, false]);
    expect([seed, isExplained(valid), isExplained(document)]).toEqual([seed, true, false]);
  }
});

test.each([
  undefined,
  null,
  [],
  {},
  'x',
  { ...generateSnapshot({ portfolios: 0 }), schema_version: 'service.portfolio-coverage.v2' },
  { ...generateSnapshot({ portfolios: 0 }), generated_at: '2026-02-30T00:00:00Z' },
  { ...generateSnapshot({ portfolios: 0 }), summary: null },
  Object.create(generateSnapshot({ portfolios: 0 })),
])('%j follows no more than explain lets it', (value) => {
  expect([follows(value, snapshotShape), isExplained(value)]).toEqual([false, false]);
});
