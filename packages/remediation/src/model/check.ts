import { Enumeration, randomChooser, seeded, type Reach } from './choice.ts';
import { run, type Report } from './run.ts';
import type { Scenario } from './scenario.ts';
import { randomScenario } from './scenarios.ts';
import { NOT_BROKEN, type Variant } from './variants.ts';

/** The sum of many runs. */
export interface Tally {
  runs: number;
  crashes: number;
  faults: number;
  posts: number;
  sessions: number;
  readonly reached: Set<string>;
  /** For each invariant that did not hold: how often, and the shortest run that shows it. */
  readonly broken: Map<string, { times: number; steps: readonly string[] }>;
}

export function emptyTally(): Tally {
  return { runs: 0, crashes: 0, faults: 0, posts: 0, sessions: 0, reached: new Set(), broken: new Map() };
}

function count(tally: Tally, report: Report): void {
  tally.runs += 1;
  tally.crashes += report.crashes;
  tally.faults += report.faultsInjected;
  tally.posts += report.posts;
  tally.sessions += report.sessions;
  for (const part of report.reached) tally.reached.add(part);
  for (const fault of report.broken) {
    const known = tally.broken.get(fault);
    const steps = [report.scenario, ...report.steps];
    const shorter = known === undefined || steps.length < known.steps.length;
    tally.broken.set(fault, { times: (known?.times ?? 0) + 1, steps: shorter ? steps : known.steps });
  }
}

/** Every list of choices of one scenario within a reach. */
export async function enumerate(scenario: Scenario, reach: Reach, tally: Tally): Promise<void> {
  for (const choices = new Enumeration(reach); !choices.done; choices.advance()) {
    count(tally, await run(scenario, choices.next()));
  }
}

/** Runs by chance; the seed of each is its number, so that each can be run again alone. */
export async function sample(from: number, runs: number, tally: Tally): Promise<void> {
  for (let seed = from; seed < from + runs; seed += 1) count(tally, await runSeed(seed, NOT_BROKEN));
}

export async function runSeed(seed: number, variant: Variant): Promise<Report> {
  const { scenario, faults } = randomScenario(seed);
  return run(scenario, randomChooser(seeded(seed * 2_654_435_761), faults), variant);
}

/** The first run, of so many, in which a broken variant is seen to be what it is. */
export async function caught(
  variant: Variant,
  runs: number,
): Promise<{ readonly run: number; readonly by: string } | undefined> {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { broken } = await runSeed(seed, variant);
    const by = broken.find((fault) => variant.breaks.some((expected) => fault.startsWith(expected)));
    if (by !== undefined) return { run: seed, by };
  }
  return undefined;
}
