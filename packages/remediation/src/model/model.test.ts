import { afterAll, describe, expect, test } from '@jest/globals';
import { caught, emptyTally, enumerate, sample, type Tally } from './check.ts';
import { LARGE, SMALL } from './scenarios.ts';
import { BROKEN } from './variants.ts';
import { measured } from '../../../../test/promises/measured.ts';

const FULL = process.env['PROMISES'] === '1';
const RUNS = FULL ? 10_000 : 800;
/** A broken variant has to show itself within the runs of the everyday lane. */
const RUNS_PER_VARIANT = 800;
const HOUR = 3_600_000;
/** Every state of the table, and what goes with it. */
const EVERYTHING = [
  'a pull request',
  'a second attempt',
  'a second generation',
  'a stray',
  'abandoned',
  'closed',
  'created',
  'merged',
  'posting',
  'rejected',
];

/** A fault is shown with the shortest run that leads to it. */
function faultsIn({ broken }: Tally): readonly string[] {
  return [...broken].map(([fault, { times, steps }]) => `${fault} (${times} runs), such as:\n  ${steps.join('\n  ')}`);
}

describe('P15: at most one session per finding, generation and attempt, and no unknown that stays hidden', () => {
  const walked = emptyTally();
  const sampled = emptyTally();

  test.each(FULL ? [...SMALL, ...LARGE] : SMALL.slice(0, 1))(
    'every order of events, with up to $reach.faults faults at any step: $scenario.name',
    async ({ scenario, reach }) => {
      await enumerate(scenario, reach, walked);
      expect(faultsIn(walked)).toEqual([]);
      expect(walked.runs).toBeGreaterThan(100);
    },
    HOUR,
  );

  test(
    `${RUNS} runs by chance: deliveries, sweeps, retries, reconcile, caps, HALT, pull requests, and faults at every step`,
    async () => {
      await sample(1, RUNS, sampled);
      expect(faultsIn(sampled)).toEqual([]);
      // The runs are worth something: sessions come about, and things go wrong on the way.
      expect(sampled.sessions).toBeGreaterThan(RUNS);
      expect(sampled.faults).toBeGreaterThan(RUNS);
      expect([...sampled.reached].sort()).toEqual(EVERYTHING);
    },
    HOUR,
  );

  test('enough was tried', () => {
    const crashes = walked.crashes + sampled.crashes;
    expect(crashes).toBeGreaterThanOrEqual(FULL ? 1_000 : 500);
    if (FULL) {
      expect(walked.crashes).toBeGreaterThanOrEqual(1_000);
      expect(sampled.runs).toBeGreaterThanOrEqual(10_000);
    }
  });

  afterAll(() => {
    const broken = [...walked.broken.values(), ...sampled.broken.values()];
    measured('P15', {
      'crash points': walked.crashes + sampled.crashes,
      'runs of the model by chance': sampled.runs,
      'runs of the model in every order': walked.runs,
      'duplicates or losses': broken.reduce((sum, { times }) => sum + times, 0),
    });
    const line = (name: string, { runs, crashes, faults, posts }: Tally) =>
      `${name}: ${runs} runs, ${crashes} crash points, ${faults} faults, ${posts} POSTs`;
    process.stdout.write(`${line('enumerated', walked)}\n${line('by chance', sampled)}\n`);
  });
});

describe('P18: the model check notices a protocol that is broken', () => {
  test('there are at least 12 broken variants, each with the invariant that it breaks', () => {
    expect(BROKEN.length).toBeGreaterThanOrEqual(12);
    expect(BROKEN.filter(({ breaks }) => breaks.length === 0)).toEqual([]);
  });

  test.each(BROKEN)('caught: $name', async (variant) => {
    const found = await caught(variant, RUNS_PER_VARIANT);
    measured('P18', { 'broken variants of the protocol': 1, 'of them not caught': found === undefined ? 1 : 0 });
    expect(found).toBeDefined();
  });
});
