import { describe, expect, test } from '@jest/globals';
import { alerts, ids, leftOut, sweeping } from './scheduled-sweep.support.ts';
import { explained, readLedger, type World } from './world.ts';

interface Exclusion {
  readonly name: string;
  readonly settings?: string;
  /** Makes something speak against code-scanning-1, or dependabot-1 where `dependabot` is set. */
  readonly given: (world: World) => unknown;
  readonly code: string | undefined;
  readonly dependabot?: true;
}

const label = ({ repo }: World, id: string) =>
  repo.dispatch('security-finding', { finding_id: id, description: 'A hole' }, { by: 'maria' });
const handedOff = (world: World) => world.run('create-session', label(world, 'code-scanning-1'));

const pull = async ({ repo, sim }: World, branch: string, by: string): Promise<number> => {
  await repo.push(branch, { 'x.txt': 'x' }, { by });
  const token = sim.addToken({ login: by, kind: 'user', permissions: { pull_requests: 'write', contents: 'write' } });
  const response = await fetch(`${sim.apiUrl}/repos/${repo.fullName}/pulls`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.value}`, 'user-agent': 'test', 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'fix: x', head: branch, base: 'main', draft: true }),
  });
  return ((await response.json()) as { readonly number: number }).number;
};

const EXCLUSIONS: readonly Exclusion[] = [
  { name: 'nothing speaks against it', given: () => undefined, code: undefined },
  { name: 'a live claim by another trigger', given: handedOff, code: 'handed-off' },
  {
    name: 'a claim of unknown result (a crash)',
    given: async (world) => {
      world.sim.faults.add({
        when: { operation: 'sessions/create' },
        fault: { kind: 'reset-after-effect' },
      });
      world.sim.sessions.settings.listing = 'forbidden';
      await handedOff(world);
      world.travel(20);
    },
    code: 'needs-person',
  },
  {
    name: 'a refused request',
    given: async (world) => {
      world.sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'status', status: 422 } });
      await handedOff(world);
    },
    code: 'needs-person',
  },
  {
    name: 'an abandoned pull request of ours',
    given: async (world) => {
      await handedOff(world);
      const session = world.sim.sessions.last;
      if (!session) throw new Error('no session');
      const branch = readLedger(world.repo)?.findings[0]?.branch ?? '';
      const opened = await world.sim.agent.openDraftPullRequest(session, {
        repository: world.repo,
        branch,
        title: 'fix: x',
        body: '',
      });
      await world.sim.human.close(world.repo, opened.pull, { by: 'maria' });
      await world.run('reconcile', world.repo.schedule('37 */6 * * *', 'agent-reconcile.yml'));
    },
    code: 'ended-before',
  },
  {
    name: 'an open pull request on its branch',
    given: (w) => pull(w, 'fix/code-scanning-1', 'maria'),
    code: 'open-pull-request',
  },
  {
    name: 'a stranger’s pull request from a fork whose branch has the same name',
    given: async ({ repo, sim }) => {
      const fork = await sim.addFork(repo, 'outsider');
      await sim.agent.openDraftPullRequest(null, {
        repository: repo,
        fork,
        branch: 'fix/code-scanning-1',
        title: 'fix: x',
        body: '',
        by: 'outsider',
      });
    },
    code: undefined,
  },
  {
    name: 'held back in the settings',
    settings: 'sweep: { hold: [code-scanning-1] }',
    given: () => undefined,
    code: 'held-by-settings',
  },
  {
    name: 'a person has taken it on',
    given: ({ repo }) => repo.alerts.codeScanning.change(1, { assignees: ['maria'] }),
    code: 'held-by-person',
  },
  {
    name: 'Dependabot’s own fix is on its way',
    dependabot: true,
    given: async (world) => {
      const pullRequest = await pull(world, 'dependabot/npm/left-pad', 'maria');
      world.repo.alerts.dependabot.change(1, { pullRequest });
    },
    code: 'dependabot-fix',
  },
  {
    name: 'Dependabot’s own fix was closed',
    dependabot: true,
    given: async (world) => {
      const number = await pull(world, 'dependabot/npm/left-pad', 'maria');
      world.repo.alerts.dependabot.change(1, { pullRequest: number });
      await world.sim.human.close(world.repo, world.repo.pull(number), { by: 'maria' });
    },
    code: undefined,
  },
];

describe('what a sweep leaves out, and says so', () => {
  test.each(EXCLUSIONS)('$name: $code', async ({ settings, given, code, dependabot }) => {
    await sweeping({ settings: `version: 1\n${settings ?? ''}\n` }, async ({ world, sweep, asked }) => {
      if (dependabot) world.repo.alerts.dependabot.addMany(2, () => ({ severity: 'critical' }));
      else alerts(world, 2);
      await given(world);
      world.sim.violations.length = 0;
      const run = await sweep();
      explained(world, run, () => {
        const names = [1, 2].map((n) => `${dependabot ? 'dependabot' : 'code-scanning'}-${n}`);
        expect(asked(run)).toEqual(code === undefined ? names : names.slice(1));
        expect(leftOut(run).map((row) => [row.code, row.count])).toEqual(code === undefined ? [] : [[code, 1]]);
        expect(run.code).toBe(0);
      });
    });
  });

  test('250 findings that are left out do not hide the next five', async () => {
    const hold = ids(1, 250).join(', ');
    await sweeping({ settings: `version: 1\nsweep: { hold: [${hold}] }\n` }, async ({ world, sweep, asked }) => {
      alerts(world, 400);
      const run = await sweep();
      explained(world, run, () => expect(asked(run)).toEqual(ids(251, 255)));
    });
  });

  test('a pull request that cannot be looked up is no "there is none": the finding waits, and the run says so', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 1);
      const fault = {
        kind: 'graphql-errors',
        errors: [{ message: 'Something went wrong', path: ['repository', 'p0'] }],
      };
      world.sim.faults.add({ when: { operation: 'graphql underway' }, fault: fault as never });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual([]);
        expect(leftOut(run)).toMatchObject([{ code: 'not-known', count: 1 }]);
        expect(run.outputs['reason']).toBe('sweep-incomplete');
        expect(run.code).toBe(1);
      });
    });
  });
});
