import { HALT_PATH } from '@agent-remediation/conventions';
import { OPEN_PATH, writeOpen } from '../ledger/entry.ts';
import { RELIABLE, type Chooser, type Option } from './choice.ts';
import { faultsOf, hiddenSessions, reached, settledFaults } from './invariants.ts';
import { Process, type Author } from './process.ts';
import type { Order, Scenario } from './scenario.ts';
import { NOT_BROKEN, type Variant } from './variants.ts';
import { workOf } from './work.ts';
import { World } from './world.ts';

/** What one run did, and what was wrong with it. */
export interface Report {
  readonly scenario: string;
  /** Everything that happened, in order: with it, a run can be read. */
  readonly steps: readonly string[];
  readonly crashes: number;
  readonly faultsInjected: number;
  readonly posts: number;
  readonly sessions: number;
  readonly reached: readonly string[];
  /** Invariants that did not hold; empty in a run of the real protocol. */
  readonly broken: readonly string[];
}

const SECOND = 1_000;
/** More steps than any run needs: a run that is still going then does not end. */
const MAX_STEPS = 2_000;
const SETUP: Author = { process: 'set-up', truth: undefined, sawOpenPullRequest: undefined };

/** Runs a scenario to its end, then lets everything settle without faults and asks a person for a retry; checks every invariant. */
export async function run(scenario: Scenario, chooser: Chooser, variant: Variant = NOT_BROKEN): Promise<Report> {
  const world = new World(scenario.start);
  if (scenario.ledger === 'empty') {
    world.git.commit(undefined, new Map([[OPEN_PATH, writeOpen(new Map())]]), world.date, SETUP);
  }
  const stage = new Stage(world, scenario, variant);
  for (const order of scenario.orders) await stage.start(order);
  await stage.play(chooser);
  const broken = hiddenSessions(world);
  await settle(stage, world);
  broken.push(...settledFaults(world, scenario.settings));
  await retryAll(stage, world);
  broken.push(...faultsOf(world, scenario.settings));
  return {
    scenario: scenario.name,
    steps: stage.steps,
    crashes: stage.crashes,
    faultsInjected: stage.faults,
    posts: world.posts.length,
    sessions: world.sessions.length,
    reached: reached(world),
    broken: [...new Set(broken)],
  };
}

/** What was on its way arrives, time goes by, reconcile looks. */
async function settle(stage: Stage, world: World): Promise<void> {
  while (world.inFlight[0]) await world.inFlight[0].apply();
  world.now += 20 * 60 * SECOND;
  if (world.git.head?.files.has(HALT_PATH)) {
    world.git.commit(world.git.head.oid, new Map([[HALT_PATH, undefined]]), world.date, SETUP);
  }
  await stage.start({ kind: 'reconcile', runId: 'settle', skew: 0 });
  await stage.play(RELIABLE, []);
}

/** However a run ended, there is a way on: a person's retry works, or says why it is not needed. */
async function retryAll(stage: Stage, world: World): Promise<void> {
  for (const issue of stage.issues) {
    world.now += 2 * SECOND;
    const asked = { issue, way: 'retry', at: world.date.getTime() } as const;
    world.now += 2 * SECOND;
    await stage.start({ kind: 'hand-off', asked: [asked], runId: `last-${issue}`, runAttempt: 1, skew: 0 });
    await stage.play(RELIABLE, []);
  }
}

class Stage {
  readonly steps: string[] = [];
  readonly issues = new Set<number>();
  crashes = 0;
  faults = 0;
  readonly #world: World;
  readonly #scenario: Scenario;
  readonly #variant: Variant;
  readonly #happened = new Map<string, number>();

  constructor(world: World, scenario: Scenario, variant: Variant) {
    this.#world = world;
    this.#scenario = scenario;
    this.#variant = variant;
  }

  async start(order: Order): Promise<void> {
    const what =
      order.kind === 'reconcile' ? 'reconcile' : order.asked.map(({ way, issue }) => `${way} ${issue}`).join('+');
    const process = new Process(`${this.#world.processes.length + 1}:${what} (run ${order.runId})`);
    this.#world.processes.push(process);
    if (order.kind === 'hand-off') for (const { issue } of order.asked) this.issues.add(issue);
    await process.start(workOf(order, this.#world, process, this.#scenario.settings, this.#variant));
  }

  /** One thing after the other until no process can go on. */
  async play(chooser: Chooser, events = this.#scenario.events): Promise<void> {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const running = this.#world.processes.flatMap((process) => process.options());
      const outside = this.#outside(events);
      if (running.length === 0 && (outside.length === 0 || chooser === RELIABLE)) return;
      const finish: readonly Option[] =
        running.length === 0 ? [{ name: 'the end', fault: false, apply: async () => {} }] : [];
      const chosen = chooser.pick([...running, ...this.#world.inFlight, ...outside, ...finish]);
      if (chosen.name === 'the end') return;
      this.steps.push(chosen.name);
      if (chosen.fault) this.faults += 1;
      if (chosen.name.includes(': crash')) this.crashes += 1;
      await chosen.apply();
      this.#world.now += SECOND;
    }
    throw new Error(`a run of ${this.#scenario.name} does not end`);
  }

  #outside(events: Scenario['events']): readonly Option[] {
    return events
      .filter(({ name, times, when }) => (this.#happened.get(name) ?? 0) < times && when(this.#world))
      .map(({ name, fault, happen }) => ({
        name,
        fault,
        apply: async () => {
          this.#happened.set(name, (this.#happened.get(name) ?? 0) + 1);
          await happen(this.#world, (order) => this.start(order));
        },
      }));
  }
}
