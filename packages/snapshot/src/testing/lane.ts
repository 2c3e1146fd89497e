/**
 * How many documents a test tries: all that the promise names with PROMISES=1, few in the mutation lane (test/mutation/run.ts), where
 * each test is run a thousand times on code that is slowed down by its counters.
 */
export function documents(promised: number, usual: number, inMutationLane: number): number {
  if (process.env['PROMISES'] === '1') return promised;
  return process.env['MUTATION_TESTS'] === undefined ? usual : inMutationLane;
}
