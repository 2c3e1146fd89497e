import { describe, expect, test } from '@jest/globals';
import { explained, inWorld, pool, readLedger, sessionPosts, shownOn } from './world.ts';
import type { Delivered, Delivery, DeliverOptions, World } from './world.ts';

const LIVE = ['already-handed-off', 'ledger-busy'];
const reasons = (runs: readonly Delivered[]): readonly (string | undefined)[] =>
  runs.map(({ outputs }) => outputs['reason']);
const count = (runs: readonly Delivered[], reason: string): number =>
  reasons(runs).filter((known) => known === reason).length;

describe('P15: at most one session per finding, however often and from wherever it is asked for', () => {
  test(
    'P15: one event delivered 100 times, ten at a time, is one session',
    () =>
      inWorld({}, async (world) => {
        const { delivery, issue } = world.labelled();
        const deliveries = Array.from({ length: 100 }, () => delivery);
        const runs = await pool(deliveries, 10, (event) => world.run('create-session', event));
        explained(world, runs.slice(0, 3), () => {
          expect(world.sim.sessions.length).toBe(1);
          expect(runs.flatMap(({ requests }) => sessionPosts(requests))).toHaveLength(1);
          expect(count(runs, 'session-created')).toBe(1);
          for (const reason of reasons(runs)) expect(['session-created', ...LIVE]).toContain(reason);
          expect(readLedger(world.repo)?.findings).toMatchObject([{ state: 'created', generation: 1, attempt: 1 }]);
          expect(readLedger(world.repo)?.days).toHaveLength(1);
          expect(shownOn(world.repo, issue).comments).toHaveLength(1);
          expect(shownOn(world.repo, issue).status).toEqual(['agent:working']);
          world.sim.assertStrict();
        });
      }),
    180_000,
  );

  test(
    'P15: 50 processes that race for one finding are one session',
    () =>
      inWorld({}, async (world) => {
        const { delivery } = world.labelled();
        const runs = await Promise.all(
          Array.from({ length: 50 }, () => world.run('create-session', delivery, { timeoutMs: 150_000 })),
        );
        explained(world, runs.slice(0, 3), () => {
          expect(world.sim.sessions.length).toBe(1);
          expect(runs.flatMap(({ requests }) => sessionPosts(requests))).toHaveLength(1);
          expect(count(runs, 'session-created')).toBe(1);
          for (const reason of reasons(runs)) expect(['session-created', ...LIVE]).toContain(reason);
          expect(readLedger(world.repo)?.findings).toHaveLength(1);
          expect(readLedger(world.repo)?.days).toHaveLength(1);
        });
      }),
    180_000,
  );

  /** One finding under the names that each trigger has for it (D1, D2). */
  const sources = (world: World): readonly (readonly [Delivery, DeliverOptions?])[] => {
    const { delivery, issue } = world.labelled();
    const finding = `issue-${issue}`;
    const by = { by: 'maria' };
    return [
      [delivery],
      [world.repo.comment(world.repo.issue(issue), '/agent remediate', by).delivery],
      [world.repo.dispatch('security-finding', { finding_id: finding, description: 'x' }, by)],
      [world.repo.workflowDispatch('agent-ticket.yml', { ticket_key: finding, brief: 'x' }, by)],
      [world.repo.workflowDispatch('scan.yml', {}, by), { inputs: { 'finding-id': finding, description: 'x' } }],
      [world.repo.schedule('0 2 * * *', 'nightly.yml'), { inputs: { 'finding-id': finding, description: 'x' } }],
    ];
  };

  test.each([
    ['one after the other', 1],
    ['at once', 6],
  ])(
    'P15: label, comment, dispatch, ticket, direct call and schedule of one finding, %s, are one session',
    (_how, width) =>
      inWorld({}, async (world) => {
        const runs = await pool(sources(world), width, ([delivery, options]) =>
          world.run('create-session', delivery, options),
        );
        explained(world, runs, () => {
          expect(world.sim.sessions.length).toBe(1);
          expect(count(runs, 'session-created')).toBe(1);
          for (const reason of reasons(runs)) expect(['session-created', ...LIVE]).toContain(reason);
          expect(new Set(runs.map(({ outputs }) => outputs['fingerprint'])).size).toBe(1);
          expect(readLedger(world.repo)?.findings).toHaveLength(1);
        });
      }),
  );

  test('P15: each of them alone starts the finding', () =>
    inWorld({}, async (world) => {
      const first = sources(world);
      const runs: Delivered[] = [];
      for (const [index, [delivery, options]] of first.entries()) {
        // A world without a ledger for each source: the branch and the labels that say it was there.
        if (index > 0) {
          await world.repo.deleteBranch('agent-remediation/ledger');
          world.repo.state.labels.delete('agent:working');
        }
        runs.push(await world.run('create-session', delivery, options));
      }
      explained(world, runs, () => {
        expect(reasons(runs)).toEqual(runs.map(() => 'session-created'));
        expect(new Set(runs.map(({ outputs }) => outputs['fingerprint'])).size).toBe(1);
      });
    }));

  test('P15: an event from before starts nothing when the finding is finished; a label added anew does', () =>
    inWorld({}, async (world) => {
      const { delivery, issue } = world.labelled();
      const first = await world.run('create-session', delivery);
      const session = world.sim.sessions.last;
      if (session === undefined) throw new Error(first.stdout);
      const place = { repository: world.repo, branch: 'fix/issue-1', title: 'fix: x', body: 'Refs #1' };
      const { pull } = await world.sim.agent.openDraftPullRequest(session, place);
      await world.sim.human.close(world.repo, pull, { by: 'maria' });
      const reconciled = await world.run('reconcile', world.repo.schedule('7 */6 * * *', 'agent-reconcile.yml'));
      expect(readLedger(world.repo)?.findings[0]?.state).toBe('abandoned');
      const old = await world.run('create-session', delivery);
      world.travel(2);
      const open = world.repo.issue(issue);
      world.repo.removeLabel(open, 'ready-for-agent', { by: 'maria' });
      const anew = await world.run('create-session', world.repo.addLabel(open, 'ready-for-agent', { by: 'maria' }));
      explained(world, [first, reconciled, old, anew], () => {
        expect(reasons([old, anew])).toEqual(['already-handed-off', 'session-created']);
        expect(readLedger(world.repo)?.findings).toMatchObject([{ state: 'created', generation: 2, attempt: 1 }]);
        expect(anew.outputs['branch']).toBe('fix/issue-1+2');
        expect(world.sim.sessions.length).toBe(2);
      });
    }));

  test('P15: one /agent retry is one more attempt, however often it is delivered', () =>
    inWorld({}, async (world) => {
      const refuse = {
        when: { operation: 'sessions/create', times: 2 },
        fault: { kind: 'status' as const, status: 422 },
      };
      world.sim.faults.add(refuse);
      const { delivery, issue } = world.labelled();
      await world.run('create-session', delivery);
      world.travel(2);
      const retry = world.repo.comment(world.repo.issue(issue), '/agent retry', { by: 'maria' }).delivery;
      world.travel(2);
      const runs = [await world.run('create-session', retry), await world.run('create-session', retry)];
      explained(world, runs, () => {
        expect(reasons(runs)).toEqual(['session-invalid', 'needs-retry']);
        expect(readLedger(world.repo)?.findings).toMatchObject([{ state: 'rejected', attempt: 2 }]);
      });
    }));

  test('D2: a repository that is renamed keeps its findings', () =>
    inWorld({}, async (world) => {
      const before = await world.run('create-session', world.labelled().delivery);
      const { repositories } = world.sim.world;
      repositories.delete('octo-org/shop');
      repositories.set('octo-org/store', world.repo.state);
      Object.assign(world.repo.state, { name: 'store' });
      world.travel(2);
      const again = await world.run(
        'create-session',
        world.repo.comment(world.repo.issue(1), '/agent remediate', { by: 'maria' }).delivery,
      );
      explained(world, [before, again], () => {
        expect(again.requests.some(({ path }) => path.includes('/octo-org/store/'))).toBe(true);
        expect(again.outputs).toMatchObject({
          reason: 'already-handed-off',
          fingerprint: before.outputs['fingerprint'],
        });
        expect(world.sim.sessions.length).toBe(1);
      });
    }));
});

interface Cap {
  readonly name: string;
  readonly limits: string;
  readonly reason: string;
  readonly sessions: number;
  readonly options?: DeliverOptions;
}

const CAPS: readonly Cap[] = [
  { name: 'two a day', limits: 'per-day: 2', reason: 'cap-per-day', sessions: 2 },
  {
    name: 'one in the repository a day',
    limits: 'per-repository-per-day: 1',
    reason: 'cap-per-repository',
    sessions: 1,
  },
  { name: 'three in work', limits: 'open: 3', reason: 'cap-open', sessions: 3 },
  {
    name: 'five of one run (seed 8)',
    limits: 'per-run: 5',
    reason: 'cap-per-run',
    sessions: 5,
    options: { runId: 77 },
  },
  {
    name: '10 compute units a day, 4 a session',
    limits: 'acu-per-day: 10',
    reason: 'cap-compute',
    sessions: 2,
    options: { inputs: { 'max-acu-limit': '4' } },
  },
];

describe('D4: findings that race never exceed a limit', () => {
  test.each(CAPS)(
    'D4: $name',
    ({ limits, reason, sessions, options }) =>
      inWorld({ settings: `version: 1\nlimits:\n  ${limits}\n` }, async (world) => {
        const deliveries = Array.from(
          { length: 7 },
          (_, index) => world.labelled({ title: `finding ${index}` }).delivery,
        );
        const runs = await pool(deliveries, 7, (delivery) => world.run('create-session', delivery, options));
        explained(world, runs, () => {
          expect(world.sim.sessions.length).toBeLessThanOrEqual(sessions);
          for (const known of reasons(runs)) expect(['session-created', reason, 'ledger-busy']).toContain(known);
          if (!reasons(runs).includes('ledger-busy')) expect(world.sim.sessions.length).toBe(sessions);
          expect(readLedger(world.repo)?.days).toHaveLength(world.sim.sessions.length);
        });
      }),
    120_000,
  );

  test('D4: a re-run of the same run id does not get five more', () =>
    inWorld({ settings: 'version: 1\nlimits:\n  per-run: 1\n' }, async (world) => {
      const first = await world.run('create-session', world.labelled().delivery, { runId: 5 });
      const second = await world.run('create-session', world.labelled().delivery, { runId: 5, runAttempt: 2 });
      const other = await world.run('create-session', world.labelled().delivery, { runId: 6 });
      explained(world, [first, second, other], () => {
        expect(reasons([first, second, other])).toEqual(['session-created', 'cap-per-run', 'session-created']);
      });
    }));
});
