import * as fc from 'fast-check';
import { HOSTILE } from './hostile.cases.ts';

/** The mutation lane (test/mutation/run.ts): each test is run a thousand times, on code that is slowed down by its counters. */
const inMutationLane = process.env['MUTATION_TESTS'] !== undefined;

/** Counts of a promise: the full figure with PROMISES=1, a share of it otherwise (CONTRIBUTING, lanes). */
export const runs = (full: number, share: number): number =>
  process.env['PROMISES'] === '1' ? full : inMutationLane ? Math.ceil(share / 20) : share;

const PIECES = '<!-- --> --!> <! < ! - > ` ``` | \\ :: : ##[ # [ ] error @a #1 & ; $ * _ ( )'.split(' ');
const FRAGMENTS = HOSTILE.filter((text) => text.length < 100).concat(
  PIECES,
  '\n',
  '\r',
  '\t',
  ' ',
  '\ud83d',
  '\ude00',
  '\u200b',
  '\u2028',
);

/** Texts made of fragments that break things and of any code units, also halves of pairs. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) },
    ),
    { maxLength: 12 },
  )
  .map((fragments) => fragments.join(''));

/** Milliseconds of this thread's processor time for so many runs; other work on the machine does not count. */
function spent(run: () => void, times: number): number {
  const start = process.threadCpuUsage();
  for (let round = 0; round < times; round += 1) run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Processor time may be counted in steps of this many milliseconds. */
const TICK = 4;

/** How much longer four times the text takes: 4 for linear time, 16 for quadratic. The mutation lane only runs it, on a short text. */
export function growth(run: (text: string) => void, make: (count: number) => string, count: number): number {
  if (inMutationLane) {
    run(make(200));
    return 0;
  }
  const [small, large] = [make(count), make(count * 4)];
  run(small);
  run(large);
  // So many runs that the steps of the clock do not matter.
  let times = 1;
  while (spent(() => run(large), times) < 15 * TICK) times *= 2;
  // A busy machine (its caches, its virtual processors, what is to be collected) only adds to a reading: the least of a few, unless the
  // first says enough.
  let [long, short] = [Infinity, Infinity];
  for (let reading = 0; reading < 8 && (reading === 0 || long > 6 * short); reading += 1) {
    long = Math.min(
      long,
      spent(() => run(large), times),
    );
    short = Math.min(
      short,
      Math.max(
        spent(() => run(small), times),
        TICK,
      ),
    );
  }
  return long / short;
}
