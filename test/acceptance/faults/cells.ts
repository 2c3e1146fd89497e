import { setTimeout as sleep } from 'node:timers/promises';
import { LEDGER_ROUNDS, REASONS, type ReasonCode } from '@agent-remediation/conventions';
import type { Simulator } from '@agent-remediation/simulator';
import { told, type Delivered } from '../world.ts';
import { openFront } from './front.ts';
import { BUDGET_SECONDS, killAt, stepsOf, TROUBLES, type Step, type Trouble } from './plan.ts';
import { always, STORIES, type Stage, type Story } from './stories.ts';

/** One request of one action, and what goes wrong with it. */
export interface Cell {
  readonly story: Story;
  readonly step: Step;
  readonly trouble: Trouble;
}

export interface Judged {
  readonly cell: Cell;
  /** How the disturbed run ended: its reason code, or the signal that ended it. */
  readonly ending: string;
  /** What is wrong, in words, with all that was printed behind it; empty when all is right. */
  readonly wrong: readonly string[];
}

export const nameOf = ({ story, step, trouble }: Cell): string =>
  `${story.action} (${story.name}), request ${step.place} ${step.operation}: ${trouble.name}`;

/** Every request of every action × every trouble. The requests are those of an undisturbed run. */
export async function allCells(): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const story of STORIES) {
    const stage = await story.prepare();
    try {
      const run = await stage.run();
      const { reason } = run.outputs;
      if (reason !== story.reason)
        throw new Error(`${story.name} ends with ${reason}, not ${story.reason}\n${told(run)}`);
      const steps = stepsOf(run.requests.map(({ operation }) => operation));
      cells.push(...steps.flatMap((step) => TROUBLES.map((trouble) => ({ story, step, trouble }))));
    } finally {
      await stage.sim.close();
    }
  }
  return cells;
}

/** Plays one cell in a world of its own: the disturbed run, then what comes afterwards with everything in order. */
export async function play(cell: Cell): Promise<Judged> {
  const stage = await cell.story.prepare();
  try {
    const before = performance.now();
    const run = await disturbed(stage, cell);
    const lies = stage.lies(run);
    stage.sim.faults.clear();
    // What was carried out late has to have happened: a service does not hurry because a client has gone.
    const { does } = cell.trouble;
    if (does.kind === 'fault' && does.fault.kind === 'delay')
      await sleep(Math.max(0, does.fault.ms + 200 - (performance.now() - before)));
    const healed = await stage.heal(run);
    const wrong = [
      ...endedWell(cell, run),
      ...lies,
      ...secretsIn(stage.sim, [run, ...healed]),
      ...always(stage),
      ...stage.wrong(healed),
    ];
    return {
      cell,
      ending: run.signal ?? run.outputs['reason'] ?? `exit code ${run.code}`,
      wrong: wrong.length === 0 ? [] : [...wrong, ...[run, ...healed].map(told)],
    };
  } finally {
    await stage.sim.close();
  }
}

/** Kills happen once. A fault goes on from its request on, for all of its operation, until the run gives up. */
async function disturbed(stage: Stage, { step, trouble }: Cell): Promise<Delivered> {
  const { does } = trouble;
  const { sim } = stage;
  if (does.kind === 'fault') {
    const { operation, nth } = step;
    sim.faults.add({ when: { operation, nth, times: Infinity }, fault: does.fault });
    return stage.run();
  }
  // Time is not what is tried here: a slow machine must not end the run before its request.
  if (does.kind === 'kill') return stage.run({ ...killAt(step, trouble), inputs: { 'timeout-seconds': '60' } });
  const front = await openFront(sim, step.place - 1, does.forMs);
  try {
    return await stage.run({
      inputs: { 'base-url': front.url },
      env: { GITHUB_API_URL: front.url, GITHUB_GRAPHQL_URL: `${front.url}/graphql` },
    });
  } finally {
    await front.close();
  }
}

/** Exit codes as the list of reason codes documents them. */
const EXITS = { done: [0], ignored: [0], refused: [0, 1], failed: [1] } as const;

/** A run ends with a named reason, its exit code and one sentence in the log, or by the signal that it was sent; and in time. */
function endedWell({ trouble: { does } }: Cell, run: Delivered): readonly string[] {
  if (run.timedOut) return ['the run did not end'];
  if (does.kind === 'kill') return run.signal === does.signal ? [] : [`ended by ${run.signal}, code ${run.code}`];
  const reason = run.outputs['reason'] ?? '';
  if (!(reason in REASONS)) return [`ended without a reason code: ${reason}, ${run.code}, ${run.signal}`];
  const { level } = REASONS[reason as ReasonCode];
  const codes: readonly (number | null)[] = EXITS[level];
  return [
    ...(reason === 'bug' ? ['ended with bug'] : []),
    ...(codes.includes(run.code) ? [] : [`${reason} with exit code ${run.code}`]),
    ...(run.stdout.includes(`${reason}: `) ? [] : [`the log does not say ${reason}`]),
    ...(run.summary.includes(`\`${reason}\``) ? [] : [`the summary does not say ${reason}`]),
    ...(run.stderr === '' ? [] : [`wrote to the error stream: ${run.stderr.slice(0, 500)}`]),
    ...(run.durationMs < LONGEST_MS ? [] : [`took ${Math.round(run.durationMs)} ms`]),
  ];
}

/** The budget is one request's; a write to the ledger is decided anew up to eight times, and each may use it up. */
const LONGEST_MS = (LEDGER_ROUNDS + 4) * BUDGET_SECONDS * 1_000;

/** P6: no key and no token in anything that a run writes, on an issue included. */
function secretsIn({ sessionKey, requests }: Simulator, runs: readonly Delivered[]): readonly string[] {
  const tokens = requests.map(({ headers }) => (headers['authorization'] ?? '').replace(/^\w+ /, ''));
  const secrets = [...new Set([sessionKey, ...tokens])].filter((secret) => secret.length > 6);
  const written = [
    ...runs.flatMap(({ stdout, stderr, summary, outputs }) => [stdout, stderr, summary, JSON.stringify(outputs)]),
    ...requests.map(({ body }) => body),
  ].join('\n');
  if (secrets.length < 2) return ['no secret was seen in a request: the test looks for nothing'];
  return secrets.some((secret) => written.includes(secret)) ? ['a secret was written'] : [];
}
