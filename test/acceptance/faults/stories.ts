import type { Simulator } from '@agent-remediation/simulator';
import { commentsOn, contractWorld, GRANTED } from '../check-pull-request.world.ts';
import { alerts, SWEEP_PERMISSIONS } from '../scheduled-sweep.support.ts';
import {
  createWorld,
  leastPower,
  readLedger,
  shownOn,
  type Delivered,
  type Delivery,
  type DeliverOptions,
  type World,
} from '../world.ts';
import { BUDGET_SECONDS } from './plan.ts';

/** A world in which one action is about to run. */
export interface Stage {
  readonly sim: Simulator;
  /** The run that is disturbed. */
  readonly run: (options?: DeliverOptions) => Promise<Delivered>;
  /** What the disturbed run says it did and did not do, in words. */
  readonly lies: (run: Delivered) => readonly string[];
  /** What comes by itself or by a person's click afterwards, twenty minutes later, with everything in order. */
  readonly heal: (disturbed: Delivered) => Promise<readonly Delivered[]>;
  /** What is wrong in the end, in words; empty when all is right. */
  readonly wrong: (healed: readonly Delivered[]) => readonly string[];
}

export interface Story {
  readonly name: string;
  readonly action: string;
  readonly prepare: () => Promise<Stage>;
  /** Reason of the undisturbed run. */
  readonly reason: string;
}

const CHECKS = 'version: 1\nclosing:\n  checks: [test]\n';
const PATIENCE = { 'timeout-seconds': String(BUDGET_SECONDS) };

/** A run of an action with the short budget; what else is given goes on top. */
const short =
  (world: World, action: string, delivery: Delivery, more: DeliverOptions = {}) =>
  (options: DeliverOptions = {}): Promise<Delivered> =>
    world.run(action, delivery, { timeoutMs: 90_000, ...more, ...options, inputs: { ...PATIENCE, ...options.inputs } });

const reconcile = (world: World): Promise<Delivered> =>
  world.run('reconcile', world.repo.schedule('7 */6 * * *', 'agent-reconcile.yml'));

/** Every session that exists has begun to work. */
function work({ sim }: World): void {
  for (const session of sim.sessions) sim.sessions.set(session, { status: 'running', statusDetail: 'working' });
}

const said = (isSo: boolean, what: string): readonly string[] => (isSo ? [] : [what]);

/** One session, which the ledger and the issue know, or an unknown that a person is told of; never a second session. */
function handedOff(world: World, issue: number | null, healed: readonly Delivered[]): readonly string[] {
  const { sim, repo } = world;
  const [session, ...more] = sim.sessions.all;
  const [entry, ...others] = readLedger(repo)?.findings ?? [];
  const { comments, status } = issue === null ? { comments: [], status: [] } : shownOn(repo, issue);
  const counts = [
    ...said(more.length === 0, `${more.length + 1} sessions`),
    ...said(others.length === 0, `${others.length + 1} findings in the ledger`),
    ...said(issue === null || comments.length === 1, `${comments.length} comments`),
    ...said(
      healed.every(({ code }) => code !== null),
      'a healthy run did not end',
    ),
  ];
  if (session !== undefined)
    return [
      ...counts,
      ...said(entry?.state === 'created', `the ledger says ${JSON.stringify(entry)}`),
      // Any 2xx is a session (D9), also one whose answer names none.
      ...said([null, session.id].includes(entry?.session?.id ?? null), 'the ledger names another session'),
      ...said(
        issue === null || entry?.session?.id === null || comments[0]?.includes(session.id) === true,
        'the comment does not name the session',
      ),
      ...said(issue === null || status.join() === 'agent:working', `the labels say ${status.join()}`),
    ];
  const told = issue === null ? (healed.at(-1)?.outputs['report'] ?? '') : (comments[0] ?? '');
  return [
    ...counts,
    ...said(entry?.state === 'posting', `no session, and the ledger says ${JSON.stringify(entry)}`),
    ...said(issue === null || status.join() === 'agent:needs-human', `the labels say ${status.join()}`),
    ...said(told.includes('session-unknown'), `nobody is told: ${told.slice(0, 200)}`),
  ];
}

/** A run that was red or broke off is started again by a person; then comes the hourly look. */
async function againAndReconcile(world: World, event: Delivery, { code }: Delivered): Promise<readonly Delivered[]> {
  const again = code === 0 ? [] : [await world.run('create-session', event)];
  world.travel(20);
  work(world);
  return [...again, await reconcile(world)];
}

function claimsSession({ sim }: World, { outputs }: Delivered): readonly string[] {
  return said(outputs['reason'] !== 'session-created' || sim.sessions.length === 1, 'there is no session');
}

async function labelled(): Promise<Stage> {
  const world = await createWorld({ settings: CHECKS });
  world.travel(-20);
  const { issue, delivery } = world.labelled();
  return {
    sim: world.sim,
    run: short(world, 'create-session', delivery),
    lies: (run) => claimsSession(world, run),
    heal: (disturbed) => againAndReconcile(world, delivery, disturbed),
    wrong: (healed) => handedOff(world, issue, healed),
  };
}

/** A scanner's call: there is no issue on which anybody could be told. */
async function dispatched(): Promise<Stage> {
  const world = await createWorld();
  world.travel(-20);
  const payload = { finding_id: 'CVE-2026-1', description: 'A hole in the search.' };
  const delivery = world.repo.dispatch('security-finding', payload, { by: 'maria' });
  return {
    sim: world.sim,
    run: short(world, 'create-session', delivery),
    lies: (run) => claimsSession(world, run),
    heal: (disturbed) => againAndReconcile(world, delivery, disturbed),
    wrong: (healed) => handedOff(world, null, healed),
  };
}

/** A finding that was handed off, with its session. */
async function underway(): Promise<{ readonly world: World; readonly issue: number }> {
  const world = await createWorld({ settings: CHECKS });
  const { issue, delivery } = world.labelled();
  const { outputs } = await world.run('create-session', delivery);
  if (outputs['reason'] !== 'session-created') throw new Error(`the story cannot begin: ${outputs['reason']}`);
  return { world, issue };
}

async function merged(action: 'close-on-merge' | 'reconcile'): Promise<Stage> {
  const { world, issue } = await underway();
  const { sim, repo } = world;
  const branch = { repository: repo, branch: `fix/issue-${issue}`, title: 'fix: it', body: `Refs #${issue}` };
  const { pull } = await sim.agent.openDraftPullRequest(null, branch);
  const event = await sim.human.merge(repo, pull, { by: 'maria' });
  // A run other than ours made the check: one's own run is no evidence.
  const headSha = pull.pull.mergeCommit ?? '';
  const [other] = repo.state.runs.values();
  if (other) repo.state.runs.set(1, { ...other, id: 1, headSha });
  repo.addCheckRun({ name: 'test', headSha, conclusion: 'success' });
  return {
    sim,
    run: short(world, action, event),
    lies: ({ outputs }) =>
      said(outputs['reason'] !== 'closed' || repo.issue(issue).state === 'closed', 'the issue is not closed'),
    async heal() {
      world.travel(20);
      return [await reconcile(world)];
    },
    wrong(healed) {
      const { state, comments, labels } = shownOn(repo, issue);
      const ledger = readLedger(repo);
      return [
        ...said(
          healed.every(({ code }) => code === 0),
          'a healthy run failed',
        ),
        ...said(state === 'closed', `the issue is ${state}`),
        ...said(ledger?.findings[0]?.state === 'closed', `the ledger says ${ledger?.findings[0]?.state}`),
        ...said(ledger?.open.length === 0, 'the finding still counts as open'),
        ...said(comments.length === 1, `${comments.length} comments`),
        ...said(comments[0]?.includes('the fix is merged and the finding is closed') === true, 'nobody is told'),
        ...said(labels.toSorted().join() === 'agent:fixed,ready-for-agent', `the labels say ${labels.join()}`),
        ...said(sim.sessions.length === 1, `${sim.sessions.length} sessions`),
      ];
    },
  };
}

/** The session asks a person; nobody has noticed yet. */
async function waiting(): Promise<Stage> {
  const { world, issue } = await underway();
  const { sim, repo } = world;
  for (const session of sim.sessions)
    sim.sessions.set(session, { status: 'running', statusDetail: 'waiting_for_user' });
  return {
    sim,
    run: short(world, 'reconcile', repo.schedule('7 */6 * * *', 'agent-reconcile.yml')),
    lies: ({ outputs }) => said(outputs['reason'] !== 'nothing-open', 'a finding is open'),
    async heal() {
      world.travel(20);
      return [await reconcile(world)];
    },
    wrong() {
      const { comments, status } = shownOn(repo, issue);
      return [
        ...said(comments.length === 1, `${comments.length} comments`),
        ...said(comments[0]?.includes('`session-waiting`') === true, 'nobody is told'),
        ...said(status.join() === 'agent:needs-human', `the labels say ${status.join()}`),
        ...said(sim.sessions.length === 1, `${sim.sessions.length} sessions`),
        ...said(readLedger(repo)?.findings[0]?.state === 'created', 'the ledger has lost it'),
      ];
    },
  };
}

async function swept(): Promise<Stage> {
  const world = await createWorld();
  const { sim, repo } = world;
  world.travel(-20);
  alerts(world, 2);
  const options = { token: sim.addToken({ repositories: [repo.fullName], permissions: SWEEP_PERMISSIONS }) };
  const night = () => repo.schedule('17 2 * * *', 'agent-sweep.yml');
  return {
    sim,
    run: short(world, 'scheduled-sweep', night(), options),
    lies: ({ outputs }) =>
      said(
        outputs['reason'] !== 'swept' || Number(outputs['handed-off']) <= sim.sessions.length,
        `${outputs['handed-off']} handed off, ${sim.sessions.length} sessions`,
      ),
    async heal() {
      world.travel(20);
      work(world);
      return [await world.run('scheduled-sweep', night(), options)];
    },
    wrong(healed) {
      const titles = sim.sessions.all.map(({ title }) => (title ?? '').split(':')[0] ?? '');
      const entries = readLedger(repo)?.findings ?? [];
      const unknown = entries.filter(({ state }) => state === 'posting').map(({ findingId }) => findingId);
      const last = healed.at(-1);
      return [
        ...said(new Set(titles).size === titles.length, `sessions: ${titles.join()}`),
        ...said(
          ['code-scanning-1', 'code-scanning-2'].every((id) => titles.includes(id) || unknown.includes(id)),
          `lost: sessions ${titles.join()}, ledger ${JSON.stringify(entries)}`,
        ),
        ...said(
          titles.every((id) => entries.some((entry) => entry.findingId === id && entry.state === 'created')),
          `sessions ${titles.join()}, but the ledger says ${JSON.stringify(entries)}`,
        ),
        ...said(
          unknown.every((id) => titles.includes(id) || (last?.summary ?? '').includes(id)),
          `nobody is told of ${unknown.join()}`,
        ),
      ];
    },
  };
}

/** A pull request that breaks the contract. */
async function contract(): Promise<Stage> {
  const world = await contractWorld();
  const { sim, repo } = world;
  const pull = await world.open({ title: 'nonsense' });
  const event = await repo.pullDelivery('synchronize', pull, { by: 'maria' });
  const run = (options: DeliverOptions = {}): Promise<Delivered> =>
    sim.deliver(
      'check-pull-request',
      { name: 'pull_request_target', payload: event.payload },
      {
        token: sim.addToken({ repositories: [repo.fullName], permissions: GRANTED }),
        ...options,
        inputs: { agents: 'coding-agent[bot]', ...PATIENCE, ...options.inputs },
        env: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1', ...options.env },
      },
    );
  return {
    sim,
    run,
    lies: ({ outputs }) =>
      said(
        !['contract-kept', 'contract-asks'].includes(outputs['reason'] ?? '') && world.status(pull) !== 'success',
        `said ${outputs['reason']}, status ${world.status(pull)}`,
      ),
    heal: async () => [await run()],
    wrong([again]) {
      const comments = commentsOn(pull);
      return [
        ...said(again?.outputs['reason'] === 'contract-broken', `the next run says ${again?.outputs['reason']}`),
        ...said(world.status(pull) === 'failure', `the status is ${world.status(pull)}`),
        ...said(comments.length === 1, `${comments.length} comments`),
      ];
    },
  };
}

export const STORIES: readonly Story[] = [
  { name: 'a label', action: 'create-session', prepare: labelled, reason: 'session-created' },
  { name: 'a scanner calls', action: 'create-session', prepare: dispatched, reason: 'session-created' },
  { name: 'a fix is merged', action: 'close-on-merge', prepare: () => merged('close-on-merge'), reason: 'closed' },
  { name: 'a merge was missed', action: 'reconcile', prepare: () => merged('reconcile'), reason: 'reconciled' },
  { name: 'a session waits', action: 'reconcile', prepare: waiting, reason: 'needs-human' },
  { name: 'a nightly sweep', action: 'scheduled-sweep', prepare: swept, reason: 'swept' },
  { name: 'a pull request is judged', action: 'check-pull-request', prepare: contract, reason: 'contract-broken' },
];

/** Holds of every run, whatever happened: least power, nothing merged, approved or marked ready, and GitHub's rules kept. */
export function always(stage: Stage): readonly string[] {
  const { sim } = stage;
  const forbidden = sim.requests.filter(
    ({ operation, body }) =>
      /merge$|create-review/.test(operation ?? '') ||
      /markPullRequestReady|enablePullRequestAutoMerge|mergePullRequest/.test(body),
  );
  return [
    ...said(forbidden.length === 0, `forbidden: ${forbidden.map(({ operation }) => operation).join()}`),
    ...sim.violations.map(({ request, message }) => `${request}: ${message}`),
    ...leastPowerOf(sim),
  ];
}

function leastPowerOf(sim: Simulator): readonly string[] {
  try {
    leastPower({ sim, impersonates: new Set() });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
