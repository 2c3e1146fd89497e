import * as fc from 'fast-check';
import { HOSTILE } from './hostile.cases.ts';

/** Counts of a promise: the full figure with PROMISES=1, a share of it otherwise (CONTRIBUTING, lanes). */
export const runs = (full: number, share: number): number => (process.env['PROMISES'] === '1' ? full : share);

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

/** The best of a few runs, in milliseconds: other work on the machine only ever adds. */
function best(run: () => void): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    run();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

/** How much longer four times the text takes: 4 for linear time, 16 for quadratic. */
export function growth(run: (text: string) => void, make: (count: number) => string, count: number): number {
  const [small, large] = [make(count), make(count * 4)];
  run(small);
  run(large);
  // A busy machine can make one reading several times too long, never too short: linear code shows a small growth in one of a few
  // readings, quadratic code in none.
  let smallest = Infinity;
  for (let reading = 0; reading < 5 && smallest > 6; reading += 1) {
    smallest = Math.min(
      smallest,
      best(() => run(large)) /
        Math.max(
          best(() => run(small)),
          0.5,
        ),
    );
  }
  return smallest;
}
