import { DEFAULT_SETTINGS, HALT_PATH } from '@agent-remediation/conventions';
import { parseEntry } from '../ledger/entry.ts';
import { seeded, type Reach } from './choice.ts';
import type { Author } from './process.ts';
import type { Asked, Event, ModelSettings, Order, Scenario } from './scenario.ts';
import type { World } from './world.ts';

const START = Date.UTC(2026, 4, 12, 10, 0, 0);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const PERSON: Author = { process: 'a person', truth: undefined, sawOpenPullRequest: undefined };

export const USUAL: ModelSettings = {
  limits: DEFAULT_SETTINGS.limits,
  dedupeTag: 'fingerprint',
  readBack: true,
  acu: null,
  hasStatusLabels: true,
};

function handOff(asked: readonly Asked[], runId: string, more: { runAttempt?: number; skew?: number } = {}): Order {
  return { kind: 'hand-off', asked, runId, runAttempt: more.runAttempt ?? 1, skew: more.skew ?? 0 };
}

const reconcile = (runId: string): Order => ({ kind: 'reconcile', runId, skew: 0 });
const labelled: Asked = { issue: 7, way: 'label', at: START - 5 * SECOND };
const BASE = { start: START, settings: USUAL, ledger: 'empty', events: [] } as const;

/** Small enough to walk through every order of events with every single fault (or two) at every step. */
export const SMALL: readonly { readonly scenario: Scenario; readonly reach: Reach }[] = [
  {
    scenario: {
      ...BASE,
      name: 'a label, delivered twice',
      orders: [handOff([labelled], '1'), handOff([labelled], '2')],
    },
    reach: { faults: 1 },
  },
  {
    scenario: {
      ...BASE,
      name: 'a comment and a dispatch, first use of the ledger',
      settings: { ...USUAL, hasStatusLabels: false },
      ledger: 'missing',
      orders: [
        handOff([{ ...labelled, way: 'comment' }], '1'),
        handOff([{ ...labelled, way: 'dispatch' }], '2', { skew: -40 * SECOND }),
      ],
    },
    reach: { faults: 1 },
  },
  {
    scenario: {
      ...BASE,
      name: 'a label and a reconcile, a long wait between',
      orders: [handOff([labelled], '1')],
      events: [wait(1), laterReconcile(1)],
    },
    reach: { faults: 2 },
  },
  {
    scenario: {
      ...BASE,
      name: 'a held-up runner and a person who retries',
      orders: [handOff([labelled], '1')],
      events: [wait(1), retryComment(7, 1)],
    },
    reach: { faults: 2 },
  },
  {
    scenario: {
      ...BASE,
      name: 'a sweep of three with a cap of two, and its re-run',
      settings: { ...USUAL, limits: { ...USUAL.limits, perRun: 2 } },
      orders: [sweep([1, 2, 3], 'night', 1), sweep([1, 2, 3], 'night', 2)],
    },
    reach: { faults: 0 },
  },
];

/** More processes, and a crash of any kind at every step of every order. */
export const LARGE: readonly { readonly scenario: Scenario; readonly reach: Reach }[] = [
  {
    scenario: {
      ...BASE,
      name: 'three deliveries',
      orders: [
        handOff([labelled], '1'),
        handOff([{ ...labelled, way: 'comment' }], '2'),
        handOff([{ ...labelled, way: 'ticket' }], '3'),
      ],
    },
    reach: { faults: 1, kinds: /crash/ },
  },
  {
    scenario: {
      ...BASE,
      name: 'two deliveries and a reconcile',
      orders: [handOff([labelled], '1'), handOff([labelled], '2'), reconcile('3')],
    },
    reach: { faults: 1, kinds: /crash/ },
  },
];

function sweep(issues: readonly number[], runId: string, runAttempt: number): Order {
  return handOff(
    issues.map((issue) => ({ issue, way: 'schedule', at: 0 })),
    runId,
    { runAttempt },
  );
}

/** A scenario by chance: two to four runs at once over up to seven findings, and whatever else happens in a day. */
export function randomScenario(seed: number): { readonly scenario: Scenario; readonly faults: number } {
  const random = seeded(seed);
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? never();
  const start = START + among([0, 0, 13 * 60 + 50]) * MINUTE;
  const asked = (issue: number): Asked => ({
    issue,
    way: among(['label', 'comment', 'dispatch', 'ticket'] as const),
    at: start - Math.floor(random() * 60) * SECOND,
  });
  const first = asked(7);
  const orders: Order[] = [handOff([first], '1', { skew: skew(random) })];
  if (random() < 0.7) orders.push(handOff([first], among(['1', '2']), { runAttempt: 2, skew: skew(random) }));
  if (random() < 0.6) orders.push(handOff([asked(7)], '3', { skew: skew(random) }));
  if (random() < 0.4) orders.push(sweep([7, 8, 9, 10, 11, 12, 13].slice(0, 2 + Math.floor(random() * 6)), 'night', 1));
  if (random() < 0.2) orders.push(sweep([13, 12, 11, 10, 9, 8, 7].slice(0, 2 + Math.floor(random() * 6)), 'night', 2));
  if (random() < 0.4) orders.push(reconcile('6'));
  const missing = random() < 0.1;
  const settings: ModelSettings = {
    ...USUAL,
    hasStatusLabels: !missing,
    dedupeTag: random() < 0.2 ? 'none' : 'fingerprint',
    readBack: random() < 0.85,
    ...limited(random),
  };
  const events = [
    wait(3),
    retryComment(7, 2),
    retryComment(8, 1),
    redeliveredRetry(7),
    relabel(7),
    laterReconcile(2),
    agentOpensPullRequest(),
    ...(random() < 0.5 ? [humanDecides('merged')] : [humanDecides('closed')]),
    ...(random() < 0.2 ? [halt(), unhalt()] : []),
    ...(random() < 0.1 ? [nextDay()] : []),
  ];
  const scenario: Scenario = {
    name: `random ${seed}`,
    start,
    settings,
    ledger: missing ? 'missing' : 'empty',
    orders,
    events,
  };
  return { scenario, faults: among([0, 0.05, 0.15, 0.3]) };
}

function limited(random: () => number): Pick<ModelSettings, 'limits' | 'acu'> {
  const small = random();
  const limits = USUAL.limits;
  if (small < 0.15) return { limits: { ...limits, perRun: 2 }, acu: null };
  if (small < 0.3) return { limits: { ...limits, perDay: 3 }, acu: null };
  if (small < 0.4) return { limits: { ...limits, perRepositoryPerDay: 2 }, acu: null };
  if (small < 0.5) return { limits: { ...limits, open: 2 }, acu: null };
  if (small < 0.6) return { limits: { ...limits, acuPerDay: 25 }, acu: 10 };
  return { limits, acu: null };
}

const skew = (random: () => number): number => (random() < 0.7 ? 0 : Math.round((random() - 0.5) * 7_200) * SECOND);

function wait(times: number): Event {
  return {
    name: 'sixteen minutes go by',
    fault: true,
    times,
    when: () => true,
    happen: async (world) => {
      world.now += 16 * MINUTE;
    },
  };
}

function nextDay(): Event {
  return {
    name: 'a day goes by',
    fault: true,
    times: 1,
    when: ({ processes }) => processes.every(({ state }) => state !== 'running'),
    happen: async (world) => {
      world.now += 24 * 60 * MINUTE;
    },
  };
}

/** What GitHub tells of a comment: its time in whole seconds, before the run that it starts. */
function now(world: World): number {
  return world.date.getTime();
}

function retryComment(issue: number, times: number): Event {
  return {
    name: `a person comments /agent retry on ${issue}`,
    fault: false,
    times,
    when: (world) => entryOf(world, issue) !== undefined,
    happen: (world, start) => start(handOff([{ issue, way: 'retry', at: now(world) }], `retry-${issue}-${now(world)}`)),
  };
}

/** The first retry's event once more, with its old time. */
function redeliveredRetry(issue: number): Event {
  const earlier = (world: World) =>
    world.processes.find(
      ({ truth, state }) =>
        truth?.authority === 'retry' && state !== 'running' && truth.runId.startsWith(`retry-${issue}-`),
    );
  return {
    name: `the retry on ${issue} is delivered again`,
    fault: false,
    times: 2,
    when: (world) => earlier(world) !== undefined,
    happen: async (world, start) => {
      const at = earlier(world)?.truth?.triggeredAt ?? 0;
      await start(handOff([{ issue, way: 'retry', at }], `again-${issue}-${now(world)}`));
    },
  };
}

function relabel(issue: number): Event {
  return {
    name: `a person adds the label to ${issue} anew`,
    fault: false,
    times: 1,
    when: (world) => entryOf(world, issue) !== undefined,
    happen: (world, start) => start(handOff([{ issue, way: 'label', at: now(world) }], `label-${now(world)}`)),
  };
}

function laterReconcile(times: number): Event {
  return {
    name: 'a reconcile starts',
    fault: false,
    times,
    when: () => true,
    happen: (world, start) => start(reconcile(`reconcile-${now(world)}`)),
  };
}

function agentOpensPullRequest(): Event {
  const next = (world: World) =>
    world.sessions.find(({ id }) => !world.pullRequests.some(({ session }) => session === id));
  return {
    name: 'the agent opens a draft pull request',
    fault: false,
    times: 2,
    when: (world) => next(world) !== undefined,
    happen: async (world) => {
      const session = next(world);
      const entry = session && versionByNonce(world, session.post.nonce);
      if (!session || !entry || world.openPullRequest(entry.branch)) return;
      const number = 100 + world.pullRequests.length;
      world.pullRequests.push({
        number,
        branch: entry.branch,
        createdAt: now(world),
        session: session.id,
        state: 'open',
      });
    },
  };
}

function humanDecides(state: 'merged' | 'closed'): Event {
  const open = (world: World) => world.pullRequests.find((pullRequest) => pullRequest.state === 'open');
  return {
    name: `a person has the pull request ${state}`,
    fault: false,
    times: 1,
    when: (world) => open(world) !== undefined,
    happen: async (world) => {
      const pullRequest = open(world);
      if (pullRequest) pullRequest.state = state;
    },
  };
}

function halt(): Event {
  return {
    name: 'a person adds HALT',
    fault: false,
    times: 1,
    when: ({ git }) => git.head !== undefined && !git.head.files.has(HALT_PATH),
    happen: async (world) => {
      world.git.commit(world.git.head?.oid, new Map([[HALT_PATH, 'stop']]), world.date, PERSON);
    },
  };
}

function unhalt(): Event {
  return {
    name: 'a person deletes HALT',
    fault: false,
    times: 1,
    when: ({ git }) => git.head?.files.has(HALT_PATH) === true,
    happen: async (world) => {
      world.git.commit(world.git.head?.oid, new Map([[HALT_PATH, undefined]]), world.date, PERSON);
    },
  };
}

function entryOf(world: World, issue: number): unknown {
  return [...(world.git.head?.files ?? [])].find(
    ([path, text]) => path.startsWith('findings/') && text.includes(`"issue-${issue}"`),
  );
}

function versionByNonce(world: World, nonce: string) {
  for (const { changed, files } of world.git.history) {
    const path = changed.find((candidate) => candidate.startsWith('findings/'));
    const entry = path === undefined ? undefined : parseEntry(files.get(path), path);
    if (entry?.nonce === nonce) return entry;
  }
  return undefined;
}

function never(): never {
  throw new Error('an empty list');
}
