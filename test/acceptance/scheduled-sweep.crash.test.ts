import { describe, expect, test } from '@jest/globals';
import { alerts, ids, sweeping } from './scheduled-sweep.support.ts';
import { explained, pool, readLedger, runs, traceOf } from './world.ts';
import { measured } from '../promises/measured.ts';

const ROOMY = { settings: 'version: 1\nlimits: { per-day: 50, per-repository-per-day: 50, open: 50 }\n' };

/** Requests that an undisturbed sweep over these alerts makes; found out by one, so that the crash points cover it all. */
async function requestsOfOne(): Promise<number> {
  return sweeping(ROOMY, async ({ world, sweep }) => {
    alerts(world, 12);
    return (await sweep()).requests.length;
  });
}

describe('P15, P17: a crash at any step', () => {
  test('at most 5 per run, one session per finding, nothing is lost and nothing has to be repaired by hand', async () => {
    const total = await requestsOfOne();
    const every = Math.ceil(total / runs(total, 8));
    const points = Array.from({ length: Math.floor(total / every) }, (_, index) => 1 + index * every);
    await pool(points, 2, (point) =>
      sweeping(ROOMY, async ({ world, sweep, asked }) => {
        alerts(world, 12);
        const runId = 4_711;
        const crashed = await sweep({ runId, killAfterRequest: point });
        world.travel(20);
        const again = await sweep({ runId, runAttempt: 2, triggeringActor: 'maria' });
        const next = await sweep();
        const last = await sweep();
        explained(world, [crashed, again, next, last], () => {
          measured('P17', { 'sweeps killed': 1, 'sessions by one sweep': asked(crashed, again).length });
          expect(asked(crashed, again).length).toBeLessThanOrEqual(5);
          const all = asked(crashed, again, next, last);
          expect(new Set(all).size).toBe(all.length);
          expect(world.sim.sessions.all.length).toBeLessThanOrEqual(all.length);
          // What was claimed but never asked for is unknown to everybody: shown to a person, never asked for again by itself.
          const unknown = (readLedger(world.repo)?.findings ?? []).filter(({ state }) => state === 'posting');
          expect(unknown.length).toBeLessThanOrEqual(1);
          expect(
            [...all, ...unknown.map(({ findingId }) => findingId)]
              .filter((id, i, list) => list.indexOf(id) === i)
              .sort(),
          ).toEqual([...ids(1, 12)].sort());
        });
      }),
    );
  }, 600_000);

  test('P17: a run that is started again gets no second five', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 12);
      const first = await sweep({ runId: 99 });
      const again = await sweep({ runId: 99, runAttempt: 2, triggeringActor: 'maria' });
      explained(world, [first, again], () => {
        expect(asked(first)).toEqual(ids(1, 5));
        expect(asked(again)).toEqual([]);
        expect(again.outputs['stopped-by']).toBe('cap-per-run');
      });
    });
  });

  test('a re-run by somebody without write, or of an old run, is refused', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 12);
      await sweep({ runId: 99, inputs: { limit: '1' } });
      const byReader = await sweep({ runId: 99, runAttempt: 2, triggeringActor: 'rita' });
      explained(world, byReader, () => expect(byReader.outputs['reason']).toBe('not-authorised'));
      const late = await sweep({
        runId: 99,
        runAttempt: 2,
        triggeringActor: 'maria',
        permissions: { contents: 'write', issues: 'write', security_events: 'read' },
      });
      explained(world, late, () => expect(late.outputs['reason']).toBe('payload-too-old'));
      expect(asked(byReader, late)).toEqual([]);
    });
  });
});

describe('P15, P17: two sweeps at once', () => {
  test.each([
    ['enough for both', 30, 10],
    ['fewer than both want', 7, 7],
  ])('%s: one session per finding', async (_, count, wanted) => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, count);
      const both = await Promise.all([sweep(), sweep()]);
      explained(world, both, () => {
        for (const run of both) expect(asked(run).length).toBeLessThanOrEqual(5);
        const all = asked(...both);
        expect(new Set(all).size).toBe(all.length);
        expect(all.length).toBe(wanted);
        expect(traceOf(both[0]).some(({ rule }) => rule === 'hand-offs of this run')).toBe(true);
      });
    });
  });

  test('D4: limits hold over both together', async () => {
    await sweeping({ settings: 'version: 1\nlimits: { per-day: 6 }\n' }, async ({ world, sweep, asked }) => {
      alerts(world, 30);
      const three = await Promise.all([sweep(), sweep(), sweep()]);
      explained(world, three, () => expect(asked(...three)).toHaveLength(6));
    });
  });

  test('a sweep and a label at once: one session', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 1);
      const payload = { finding_id: 'code-scanning-1', description: 'The same alert' };
      const dispatch = world.repo.dispatch('security-finding', payload, { by: 'maria' });
      const both = await Promise.all([sweep(), world.run('create-session', dispatch)]);
      explained(world, both, () => expect(asked(...both)).toEqual(['code-scanning-1']));
    });
  });
});
