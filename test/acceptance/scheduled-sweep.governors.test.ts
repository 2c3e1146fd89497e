import { describe, expect, test } from '@jest/globals';
import { alerts, ids, leftOut, sweeping } from './scheduled-sweep.support.ts';
import { explained, readLedger, type DeliverOptions, type World } from './world.ts';

interface Governed {
  readonly name: string;
  readonly settings: string;
  readonly given?: (world: World) => unknown;
  readonly inputs?: DeliverOptions['inputs'];
  /** How many are handed off, and what stops the run. */
  readonly made: number;
  readonly stop: string;
  readonly reason?: string;
}

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date()).toLowerCase();

/** Hands off so many findings of another scanner, and opens a pull request for each. */
async function inReview(world: World, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const payload = { finding_id: `OTHER-${n}`, description: 'A hole' };
    await world.run('create-session', world.repo.dispatch('security-finding', payload, { by: 'maria' }));
    const session = world.sim.sessions.last;
    if (!session) throw new Error('no session');
    const branch = `fix/OTHER-${n}`;
    await world.sim.agent.openDraftPullRequest(session, { repository: world.repo, branch, title: 'fix: x', body: '' });
  }
}

const GOVERNED: readonly Governed[] = [
  { name: 'per-run of the settings', settings: 'limits: { per-run: 3 }', made: 3, stop: '' },
  {
    name: 'the input limit, lower than the settings',
    settings: 'limits: { per-run: 4 }',
    inputs: { limit: '2' },
    made: 2,
    stop: '',
  },
  { name: 'limit 0', settings: '', inputs: { limit: '0' }, made: 0, stop: 'cap-per-run' },
  { name: 'sessions per day', settings: 'limits: { per-day: 2 }', made: 2, stop: 'cap-per-day' },
  { name: 'findings in work', settings: 'limits: { open: 3 }', made: 3, stop: 'cap-open' },
  {
    name: 'compute units per day',
    settings: 'limits: { acu-per-day: 25, acu-per-session: 10 }',
    made: 2,
    stop: 'cap-compute',
  },
  {
    name: 'max-acu-limit counts against the budget',
    settings: 'limits: { acu-per-day: 25 }',
    inputs: { 'max-acu-limit': '20' },
    made: 1,
    stop: 'cap-compute',
  },
  {
    name: 'a budget, but a session without a bound',
    settings: 'limits: { acu-per-day: 25 }',
    made: 0,
    stop: 'compute-unbounded',
  },
  {
    name: 'pull requests that wait for a review',
    settings: 'sweep: { open-pull-requests: 2 }',
    given: (w) => inReview(w, 2),
    made: 0,
    stop: 'review-backlog',
  },
  {
    name: 'one less waits',
    settings: 'sweep: { open-pull-requests: 3 }',
    given: (w) => inReview(w, 2),
    made: 5,
    stop: '',
  },
  {
    name: 'pace of merges: no merge yet, one run’s worth',
    settings: 'sweep: { merge-factor: 2 }\nlimits: { per-run: 3 }',
    given: (w) => inReview(w, 2),
    made: 1,
    stop: 'merge-pace',
  },
  {
    name: 'a freeze',
    settings: `sweep: { freeze: [{ from: '${day(-1)}', until: '${day(0)}', reason: release }] }`,
    made: 0,
    stop: 'frozen',
  },
  {
    name: 'a freeze that is over',
    settings: `sweep: { freeze: [{ from: '${day(-3)}', until: '${day(-1)}' }] }`,
    made: 5,
    stop: '',
  },
  { name: 'a weekday without sweeps', settings: `sweep: { freeze-weekdays: [${weekday}] }`, made: 0, stop: 'frozen' },
  { name: 'the kill switch variable', settings: '', inputs: { halt: 'maintenance' }, made: 0, stop: 'halted' },
  { name: 'the kill switch variable says no', settings: '', inputs: { halt: 'false' }, made: 5, stop: '' },
];

describe('D4: governors of a sweep', () => {
  test.each(GOVERNED)('$name: $made, $stop', async ({ settings, given, inputs, made, stop }) => {
    await sweeping({ settings: `version: 1\n${settings}\n` }, async ({ world, sweep, asked }) => {
      alerts(world, 10);
      await given?.(world);
      const run = await sweep(inputs ? { inputs } : {});
      explained(world, run, () => {
        expect(asked(run)).toEqual(ids(1, made));
        expect(run.outputs['stopped-by']).toBe(stop);
        expect(run.code).toBe(0);
        expect(run.outputs['reason']).toBe(made > 0 ? 'swept' : stop);
      });
    });
  });

  test('D12: HALT in the ledger stops the sweep before it reads anything else', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 10);
      await sweep();
      await world.repo.push('agent-remediation/ledger', { HALT: 'incident 7\n' }, { by: 'maria' });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual([]);
        expect(run.outputs['reason']).toBe('halted');
        expect(run.summary).toContain('incident 7');
        expect(run.requests.some(({ path }) => path.includes('/code-scanning/'))).toBe(false);
      });
    });
  });

  test('D12: HALT that is set in the middle of a run stops it at the next claim', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 10);
      await sweep({ inputs: { limit: '1' } });
      let posts = 0;
      const halt = setInterval(() => {
        const now = world.sim.requests.filter(({ operation }) => operation === 'sessions/create').length;
        if (now <= posts || now < 2) return;
        posts = Number.POSITIVE_INFINITY;
        void world.repo.push('agent-remediation/ledger', { HALT: 'now\n' }, { by: 'maria' });
      }, 5);
      const run = await sweep();
      clearInterval(halt);
      explained(world, run, () => {
        expect(asked(run).length).toBeGreaterThanOrEqual(1);
        expect(asked(run).length).toBeLessThan(5);
        expect(run.outputs['stopped-by']).toBe('halted');
      });
    });
  });

  test('a limit per repository leaves its findings out, and says so', async () => {
    await sweeping(
      { settings: 'version: 1\nlimits: { per-repository-per-day: 2 }\n' },
      async ({ world, sweep, asked }) => {
        alerts(world, 4);
        const run = await sweep();
        explained(world, run, () => {
          expect(asked(run)).toEqual(ids(1, 2));
          expect(leftOut(run)).toMatchObject([{ code: 'repository-limit', count: 2 }]);
        });
      },
    );
  });

  test('merges make room: the pace counts those of the last 7 days', async () => {
    const settings = 'version: 1\nsweep: { merge-factor: 4 }\nlimits: { per-run: 2 }\nclosing: { verify: none }\n';
    await sweeping({ settings }, async ({ world, sweep, asked }) => {
      alerts(world, 20);
      const first = await sweep();
      const held = await sweep();
      const { branch = '' } =
        readLedger(world.repo)?.findings.find(({ findingId }) => findingId === 'code-scanning-1') ?? {};
      const session = world.sim.sessions.all[0];
      if (!session) throw new Error('no session');
      const opened = await world.sim.agent.openDraftPullRequest(session, {
        repository: world.repo,
        branch,
        title: 'fix: x',
        body: '',
      });
      await world.sim.human.markReady(world.repo, opened.pull, { by: 'maria' });
      await world.run('close-on-merge', await world.sim.human.merge(world.repo, opened.pull, { by: 'maria' }));
      const after = await sweep();
      explained(world, [first, held, after], () => {
        expect(asked(first)).toEqual(ids(1, 2));
        expect(held.outputs['stopped-by']).toBe('merge-pace');
        expect(asked(held)).toEqual([]);
        // One merge times 4: up to 4 in work, and 1 is.
        expect(asked(after)).toEqual(ids(3, 4));
      });
    });
  });

  test('out of credits (402) ends the run with its reason, at the first answer', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 10);
      world.sim.faults.add({
        when: { operation: 'sessions/create', times: 9 },
        fault: { kind: 'status', status: 402 },
      });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual(ids(1, 1));
        expect(run.outputs['reason']).toBe('session-out-of-credits');
        expect(run.code).toBe(1);
      });
    });
  });

  test('out of credits, told by our newest session: nothing is asked for', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 10);
      await sweep({ inputs: { limit: '1' } });
      const session = world.sim.sessions.last;
      if (!session) throw new Error('no session');
      world.sim.sessions.set(session, { status: 'suspended', statusDetail: 'out_of_credits' });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual([]);
        expect(run.outputs['reason']).toBe('session-out-of-credits');
      });
    });
  });

  test('P17: one failure does not stop the rest', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 10);
      world.sim.faults.add({ when: { operation: 'sessions/create', nth: 2 }, fault: { kind: 'status', status: 422 } });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual(ids(1, 5));
        expect(run.outputs['handed-off']).toBe('4');
        expect(run.outputs['failed']).toBe('1');
        expect(run.outputs['reason']).toBe('sweep-partly-failed');
        expect(run.code).toBe(1);
      });
    });
  });
});

describe('the loop fuse', () => {
  const settings = 'version: 1\nsweep: { fuse: 6 }\nlimits: { per-repository-per-day: 50 }\n';

  test('stops, opens one incident issue, and stays stopped until a person closes it', async () => {
    await sweeping({ settings }, async ({ world, sweep, asked }) => {
      alerts(world, 40);
      const runs = [await sweep(), await sweep(), await sweep()];
      const incidents = () =>
        [...world.repo.state.issues.values()].filter(({ labels }) =>
          labels.some(({ name }) => name === 'agent:incident'),
        );
      explained(world, runs, () => {
        expect(asked(...runs)).toEqual(ids(1, 6));
        expect(runs.map(({ outputs }) => outputs['reason'])).toEqual(['swept', 'loop-fuse', 'loop-fuse']);
        expect(runs.map(({ code }) => code)).toEqual([0, 1, 1]);
        expect(incidents()).toHaveLength(1);
        // While the issue is open nothing is even looked at.
        expect(runs[2]?.requests.some(({ path }) => path.includes('/alerts'))).toBe(false);
      });
      const incident = incidents()[0];
      if (!incident) throw new Error('no incident');
      world.repo.closeIssue(incident, { by: 'maria' });
      world.travel(1);
      const after = await sweep();
      explained(world, after, () => {
        expect(asked(after)).toEqual(ids(7, 11));
        expect(incidents()).toHaveLength(1);
      });
    });
  });

  test('a sweep that a workflow’s own token started is a loop', async () => {
    await sweeping({}, async ({ world, asked }) => {
      alerts(world, 5);
      const event = world.repo.workflowDispatch('agent-sweep.yml', {}, { by: 'github-actions[bot]' });
      const runs = [await world.run('scheduled-sweep', event), await world.run('scheduled-sweep', event)];
      explained(world, runs, () => {
        expect(asked(...runs)).toEqual([]);
        expect(runs.map(({ outputs }) => outputs['reason'])).toEqual(['loop-fuse', 'loop-fuse']);
        expect([...world.repo.state.issues.values()]).toHaveLength(1);
      });
    });
  });
});
