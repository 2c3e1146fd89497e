import { describe, expect, test } from '@jest/globals';
import { explained, inWorld, readLedger, runs, shownOn } from './world.ts';
import type { Delivered, DeliverOptions, World } from './world.ts';
import { measured } from '../promises/measured.ts';

type KillAt = NonNullable<DeliverOptions['killAtRequest']>;

/** Every request of a first hand-off, in order. */
const STEPS: readonly (readonly [string, KillAt['match']])[] = [
  ['reading repository and issue', { operation: 'graphql facts' }],
  ['looking up the permission', { operation: 'repos/get-collaborator-permission-level' }],
  ['reading the ledger', { operation: 'graphql ledger' }],
  ['making the ledger: tree', { operation: 'git/create-tree' }],
  ['making the ledger: commit', { operation: 'git/create-commit' }],
  ['making the ledger: branch', { operation: 'git/create-ref' }],
  ['writing the claim', { operation: 'graphql write', body: 'claim issue-1' }],
  ['asking for the session', { operation: 'sessions/create' }],
  ['writing the result', { operation: 'graphql write', body: 'session created for' }],
  ['commenting', { operation: 'issues/create-comment' }],
  ['making a label', { operation: 'issues/create-label' }],
  ['putting the label on', { operation: 'issues/add-labels' }],
];
const MOMENTS = ['before', 'after'] as const;
const CRASHES = STEPS.flatMap(([step, match]) => MOMENTS.map((moment) => ({ step, moment, match })));

const reasons = (made: readonly Delivered[]): readonly (string | undefined)[] =>
  made.map(({ outputs }) => outputs['reason']);

/** Twenty minutes ago a person labelled an issue, and the run died; GitHub's clock then shows the present. */
async function crashed(world: World, { match, moment }: (typeof CRASHES)[number]) {
  world.travel(-20);
  const { delivery, issue } = world.labelled();
  const run = await world.run('create-session', delivery, { killAtRequest: { match, moment } });
  expect(run.signal).toBe('SIGKILL');
  measured('P15', { 'runs of the action killed': 1 });
  return { delivery, issue, run };
}

/** The hourly look, when every session that exists has begun to work. */
function reconcile(world: World): Promise<Delivered> {
  for (const session of world.sim.sessions)
    world.sim.sessions.set(session, { status: 'running', statusDetail: 'working' });
  return world.run('reconcile', world.repo.schedule('7 */6 * * *', 'agent-reconcile.yml'));
}

/** Whatever happened: at most one session, the ledger knows of it, and a person can see where the finding stands. */
function settled(world: World, issue: number, made: readonly Delivered[]): void {
  explained(world, made, () => {
    expect(world.sim.sessions.length).toBe(1);
    const ledger = readLedger(world.repo);
    expect(ledger?.findings).toMatchObject([
      { state: 'created', generation: 1, attempt: 1, session: { id: world.sim.sessions.last?.id } },
    ]);
    expect(ledger?.open).toEqual(ledger?.findings);
    expect(ledger?.days).toHaveLength(1);
    const { comments, status } = shownOn(world.repo, issue);
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain(world.sim.sessions.last?.id);
    expect(status).toEqual(['agent:working']);
    expect(world.sim.violations).toEqual([]);
  });
}

describe('P15: a crash at every request, then the event again, then reconcile', () => {
  test.concurrent.each(CRASHES)('P15: $moment $step', (crash) =>
    inWorld({}, async (world) => {
      const { delivery, issue, run } = await crashed(world, crash);
      const again = await world.run('create-session', delivery);
      expect(world.sim.sessions.length).toBeLessThanOrEqual(1);
      world.travel(20);
      const repaired = await reconcile(world);
      if (
        crash.step !== 'asking for the session' &&
        !(crash.step === 'writing the claim' && crash.moment === 'after')
      ) {
        explained(world, [run, again, repaired], () =>
          expect(['session-created', 'already-handed-off']).toContain(again.outputs['reason']),
        );
        settled(world, issue, [run, again, repaired]);
        return;
      }
      // The claim is written and the result is not known: nobody posts a second time, and a person or a read-back decides.
      explained(world, [run, again, repaired], () => expect(reasons([again])).toEqual(['already-handed-off']));
      if (world.sim.sessions.length === 1) return settled(world, issue, [run, again, repaired]);
      const seen = () => shownOn(world.repo, issue);
      explained(world, [run, again, repaired], () => {
        expect(seen().status).toEqual(['agent:needs-human']);
        expect(seen().comments.at(-1)).toMatch(/`session-unknown`[^]*not known whether a session was created/);
        expect(repaired.outputs['reason']).toBe('needs-human');
      });
      world.travel(1);
      const late = await world.run('create-session', delivery);
      const retry = await world.run(
        'create-session',
        world.repo.comment(world.repo.issue(issue), '/agent retry', { by: 'maria' }).delivery,
      );
      explained(world, [run, late, retry], () => {
        expect(reasons([late, retry])).toEqual(['needs-retry', 'session-created']);
        expect(world.sim.sessions.length).toBe(1);
        expect(readLedger(world.repo)?.findings).toMatchObject([{ state: 'created', attempt: 2 }]);
        expect(seen().status).toEqual(['agent:working']);
      });
    }),
  );
});

describe('P15: a crash without a redelivery is seen by reconcile', () => {
  const alone = CRASHES.filter(
    ({ moment, step }) => moment === 'after' && (runs(1, 0) === 1 || !step.startsWith('making')),
  );
  test.concurrent.each(alone)('P15: $moment $step', (crash) =>
    inWorld({}, async (world) => {
      const { delivery, issue, run } = await crashed(world, crash);
      world.travel(20);
      const reconciled = await reconcile(world);
      const { comments, status } = shownOn(world.repo, issue);
      const known = readLedger(world.repo)?.findings[0];
      explained(world, [run, reconciled], () => {
        expect(comments).toHaveLength(1);
        if (known === undefined) expect(comments[0]).toContain('`run-never-started`');
        else if (world.sim.sessions.length === 0)
          expect([status, comments[0]]).toEqual([['agent:needs-human'], expect.stringContaining('`session-unknown`')]);
        else settled(world, issue, [run, reconciled]);
      });
      const late = await world.run('create-session', delivery);
      explained(world, [run, reconciled, late], () => {
        expect(world.sim.sessions.length).toBeLessThanOrEqual(1);
        expect(late.outputs['reason']).toBe(
          known === undefined
            ? 'session-created'
            : known.session === null && world.sim.sessions.length === 0
              ? 'needs-retry'
              : 'already-handed-off',
        );
      });
    }),
  );
});

describe('P15: where the key may not list sessions, every unknown is shown to a person', () => {
  test.concurrent.each(['before', 'after'] as const)('P15: a crash %s asking for the session', (moment) =>
    inWorld({}, async (world) => {
      world.sim.sessions.settings.listing = 'forbidden';
      const { delivery, issue, run } = await crashed(world, {
        step: '',
        moment,
        match: { operation: 'sessions/create' },
      });
      world.travel(20);
      const again = await world.run('create-session', delivery);
      const reconciled = await reconcile(world);
      explained(world, [run, again, reconciled], () => {
        expect(world.sim.sessions.length).toBe(moment === 'after' ? 1 : 0);
        expect(again.outputs['reason']).toBe('needs-retry');
        expect(shownOn(world.repo, issue).status).toEqual(['agent:needs-human']);
        expect(shownOn(world.repo, issue).comments.at(-1)).toMatch(/`session-unknown`/);
      });
    }),
  );
});

describe('P15: an answer that is lost, and a cancelled job', () => {
  test.concurrent.each([
    ['graphql write', 'session-created'],
    // Nothing was posted: the event comes again, or a person runs it again.
    ['git/create-ref', 'github-unavailable'],
    ['issues/create-comment', 'session-created'],
  ])('P15: the answer of %s is lost', (operation, reason) =>
    inWorld({}, async (world) => {
      world.sim.faults.add({ when: { operation }, fault: { kind: 'reset-after-effect' } });
      const { delivery, issue } = world.labelled();
      const run = await world.run('create-session', delivery);
      const again = await world.run('create-session', delivery);
      const reconciled = await reconcile(world);
      explained(world, [run, again], () => {
        expect(run.outputs['reason']).toBe(reason);
        expect(again.outputs['reason']).toBe(reason === 'session-created' ? 'already-handed-off' : 'session-created');
      });
      settled(world, issue, [run, again, reconciled]);
    }),
  );

  test.concurrent.each(['stale-read', 'torn-read'] as const)('P15: the ledger is answered with a %s', (kind) =>
    inWorld({}, async (world) => {
      await world.run('create-session', world.labelled().delivery);
      const { delivery } = world.labelled({ title: 'second' });
      const first = await world.run('create-session', delivery);
      world.sim.faults.add({ when: { operation: 'graphql ledger', times: 2 }, fault: { kind } });
      const again = await world.run('create-session', delivery);
      explained(world, [first, again], () => {
        expect(world.sim.sessions.length).toBe(2);
        expect(again.outputs['reason']).toBe('already-handed-off');
        expect(readLedger(world.repo)?.findings).toHaveLength(2);
      });
    }),
  );

  test('P15: a job that is cancelled in the middle (SIGTERM) is a crash like any other', () =>
    inWorld({}, async (world) => {
      world.travel(-20);
      const { delivery, issue } = world.labelled();
      const match = { operation: 'sessions/create' };
      const run = await world.run('create-session', delivery, {
        killAtRequest: { match, moment: 'after' },
        killSignal: 'SIGTERM',
      });
      const again = await world.run('create-session', delivery);
      world.travel(20);
      const reconciled = await reconcile(world);
      settled(world, issue, [run, again, reconciled]);
    }));
});
