/**
 * Kill the forwarder, the other side, or both, at every step of a delivery; deliver again as the tracker would; then let the runs that were
 * asked for hand off. One session for each ticket, and none lost. `PROMISES=1`: every schedule.
 */
import { describe, expect, test } from '@jest/globals';
import type { Fault, Simulator } from '@agent-remediation/simulator';
import { createHandle } from '@agent-remediation/forwarder';
import type { Answer, Handle } from '@agent-remediation/forwarder';
import { dependencies } from '../../packages/cli/src/forward/forward.ts';
import { createWorld, pool } from '../acceptance/world.ts';
import type { World } from '../acceptance/world.ts';
import { linear } from './payloads.ts';
import { githubVariables, sessionVariables, settingsOf } from './runtimes.ts';
import type { Variables } from './runtimes.ts';

const ALL = process.env['PROMISES'] === '1';

/** What goes wrong in one attempt. `process`: the forwarder is gone. */
type Step =
  | { readonly name: string; readonly at: 'process'; readonly moment: 'before' | 'after' | 'answer' }
  | {
      readonly name: string;
      readonly at: 'service';
      readonly fault: Fault;
      readonly times: number;
      readonly also?: 'killed';
    };

const PROCESS: readonly Step[] = [
  { name: 'killed before its request', at: 'process', moment: 'before' },
  { name: 'killed after its request was carried out', at: 'process', moment: 'after' },
  { name: 'its answer is lost', at: 'process', moment: 'answer' },
];
const service = (name: string, fault: Fault): readonly Step[] => [
  { name: `${name}, once`, at: 'service', fault, times: 1 },
  { name: `${name}, for long`, at: 'service', fault, times: 50 },
  { name: `${name}, and the forwarder is killed`, at: 'service', fault, times: 1, also: 'killed' },
];
const STEPS: readonly Step[] = [
  ...PROCESS,
  ...service('reset before the effect', { kind: 'reset-before-effect' }),
  ...service('reset after the effect', { kind: 'reset-after-effect' }),
  ...service('no answer, no effect', { kind: 'hang', effect: false }),
  ...service('no answer after the effect', { kind: 'hang', effect: true }),
  ...service('503', { kind: 'status', status: 503 }),
  ...service('502 after the effect', { kind: 'status-after-effect', status: 502 }),
  ...service('429', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }),
  ...service('a redirect', { kind: 'redirect', location: 'http://127.0.0.1:9/' }),
];

/** Linear delivers once and again three times (facts 5.1), so up to three attempts may fail. */
type Schedule = readonly Step[];

const SINGLE: readonly Schedule[] = STEPS.map((step) => [step]);
const PAIRS: readonly Schedule[] = STEPS.flatMap((first) => STEPS.map((second) => [first, second]));
/** Every step three times over, and each between two others. */
const TRIPLES: readonly Schedule[] = STEPS.flatMap((step, index) => [
  [step, step, step],
  [step, STEPS[(index + 7) % STEPS.length] ?? step, STEPS[(index + 11) % STEPS.length] ?? step],
]);
const every = (schedules: readonly Schedule[], nth: number, offset = 0): readonly Schedule[] =>
  schedules.filter((_, index) => index % nth === offset);

interface Forwarder {
  readonly handle: Handle;
  /** What happens in the coming attempt. */
  step: Step | undefined;
  isDead: boolean;
}

/** A process of its own: when it dies, its memory is gone, and what it was doing never ends. */
function startForwarder(variables: Variables): Forwarder {
  const never = (): Promise<never> => new Promise(() => undefined);
  const deps = dependencies(
    () => undefined,
    () => undefined,
  );
  const forwarder: Forwarder = {
    step: undefined,
    isDead: false,
    handle: createHandle(settingsOf(variables), {
      ...deps,
      sleep: (ms) => deps.sleep(Math.min(ms, 20)),
      fetch: async (input, init) => {
        const { step } = forwarder;
        const isPost = init?.method === 'POST';
        if (isPost && step?.at === 'process' && step.moment === 'before') return die();
        const response = await fetch(input, init).catch((error: unknown) => {
          if (isPost && step?.at === 'service' && step.also === 'killed') return die();
          throw error;
        });
        const dies = step?.at === 'process' ? step.moment === 'after' : step?.also === 'killed';
        return isPost && dies ? die() : response;
      },
    }),
  };
  const die = (): Promise<never> => {
    forwarder.isDead = true;
    return never();
  };
  return forwarder;
}

/** One attempt of the tracker: an answer, or none where the process died or the answer was lost. */
async function attempt(forwarder: Forwarder, key: string): Promise<Answer | undefined> {
  const { path, headers, body } = linear({ key, delivery: `${key}-delivery` });
  const bytes = Buffer.from(body as string);
  const found = new Map(headers);
  const answering = forwarder.handle({
    method: 'POST',
    path,
    header: (name) => found.get(name),
    body: () => Promise.resolve({ kind: 'read', bytes }),
  });
  const waiting = { isOver: false };
  void answering.then(() => (waiting.isOver = true));
  const gone = async (): Promise<undefined> => {
    while (!forwarder.isDead && !waiting.isOver) await new Promise((resolve) => setTimeout(resolve, 5));
    return waiting.isOver ? new Promise(() => undefined) : undefined;
  };
  const answer = await Promise.race([answering, gone()]);
  const isLost = forwarder.step?.at === 'process' && forwarder.step.moment === 'answer';
  return isLost ? undefined : answer;
}

/** Plays one schedule to its end: the tracker delivers until it gets a 2xx, or gives up. */
async function play(
  sim: Simulator,
  variables: Variables,
  schedule: Schedule,
  key: string,
  number: number,
): Promise<boolean> {
  let forwarder = startForwarder(variables);
  for (let round = 0; round < 4; round += 1) {
    const step = schedule[round];
    // A forwarder that lives keeps its memory; after a death a new one takes the delivery.
    if (forwarder.isDead) forwarder = startForwarder(variables);
    forwarder.step = step;
    sim.faults.clear();
    if (step?.at === 'service') sim.faults.add({ when: { method: 'POST', times: step.times }, fault: step.fault });
    const answer = await attempt(forwarder, key);
    sim.faults.clear();
    forwarder.step = undefined;
    // In every other schedule the process is restarted anyhow, and in the rest its memory has to be of use.
    forwarder.isDead ||= number % 2 === 1;
    if (answer !== undefined && answer.status >= 200 && answer.status < 300) return true;
  }
  return false;
}

const LIMITS = `version: 1
limits:
  per-day: 500
  per-repository-per-day: 500
  open: 500
`;
const QUICK = { TIMEOUT_MS: '250' };

/** Through GitHub: every dispatch becomes a run of the committed bundle, which finds the ledger. */
async function throughGitHub(world: World, schedules: readonly Schedule[]): Promise<readonly string[]> {
  const { sim, repo } = world;
  const token = sim.addToken({
    login: 'maria',
    kind: 'user',
    permissions: { actions: 'write', contents: 'write', metadata: 'read' },
  });
  const variables = githubVariables(sim.apiUrl, { GITHUB_TOKEN: token.value, ...QUICK });
  const faults: string[] = [];
  for (const [index, schedule] of schedules.entries()) {
    const key = `ENG-${index + 1}`;
    if (!(await play(sim, variables, schedule, key, index)))
      faults.push(`${key} ${nameOf(schedule)}: the tracker gave up`);
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  const runs = [...repo.state.dispatched];
  await pool(runs, 2, (delivery) => world.run('create-session', delivery));
  for (const [index, schedule] of schedules.entries()) {
    const tagged = sim.sessions.all.filter(({ tags }) => tags.includes(`ENG-${index + 1}`));
    if (tagged.length !== 1) faults.push(`ENG-${index + 1} ${nameOf(schedule)}: ${tagged.length} sessions`);
  }
  sim.assertStrict();
  return faults;
}

/** Straight to the session API: no ledger, so the look-up by tag has to tell. */
async function straight(world: World, schedules: readonly Schedule[]): Promise<readonly string[]> {
  const { sim } = world;
  const variables = sessionVariables(sim.sessionUrl, {
    AGENT_API_KEY: sim.sessionKey,
    AGENT_ORG_ID: sim.orgId,
    ...QUICK,
  });
  const faults: string[] = [];
  for (const [index, schedule] of schedules.entries()) {
    const key = `SEC-${index + 1}`;
    if (!(await play(sim, variables, schedule, key, index)))
      faults.push(`${key} ${nameOf(schedule)}: the tracker gave up`);
    const tagged = sim.sessions.all.filter(({ tags }) => tags.includes(key));
    if (tagged.length !== 1) faults.push(`${key} ${nameOf(schedule)}: ${tagged.length} sessions`);
  }
  sim.assertStrict();
  return faults;
}

const nameOf = (schedule: Schedule): string => schedule.map(({ name }) => name).join(' → ');

async function inBatches(
  schedules: readonly Schedule[],
  size: number,
  work: (world: World, batch: readonly Schedule[]) => Promise<readonly string[]>,
) {
  const faults: string[] = [];
  for (let from = 0; from < schedules.length; from += size) {
    const world = await createWorld({ settings: LIMITS });
    try {
      faults.push(...(await work(world, schedules.slice(from, from + size))));
    } finally {
      await world.sim.close();
    }
  }
  return faults;
}

describe('P15, P19: killed at every step, delivered again: one session, nothing lost', () => {
  const viaGitHub = ALL ? [...SINGLE, ...every(PAIRS, 6)] : every(SINGLE, 3);
  const direct = ALL ? [...SINGLE, ...every(PAIRS, 2, 1), ...TRIPLES] : [...every(SINGLE, 2), ...every(PAIRS, 60)];

  test(`through GitHub and the ledger: ${viaGitHub.length} schedules`, async () => {
    expect(await inBatches(viaGitHub, 40, throughGitHub)).toEqual([]);
  }, 900_000);

  test(`straight to the session API: ${direct.length} schedules`, async () => {
    expect(await inBatches(direct, 100, straight)).toEqual([]);
  }, 900_000);

  test('the full run is as large as promised', () => {
    expect(
      SINGLE.length + every(PAIRS, 6).length + SINGLE.length + every(PAIRS, 2, 1).length + TRIPLES.length,
    ).toBeGreaterThanOrEqual(500);
  });
});
