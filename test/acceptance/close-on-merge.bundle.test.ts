import { describe, expect, test } from '@jest/globals';
import { createWorld, told, type World } from './world.ts';

/** The committed bundle, in a process of its own: that inputs, outputs and exit code are wired to what the rules decide. */
type Step = (world: World) => Promise<Parameters<World['run']>[1]>;

const open = async ({ sim, repo }: World, body: string, branch = 'feature') =>
  (await sim.agent.openDraftPullRequest(null, { repository: repo, branch, title: 'fix: it', body })).pull;

const merged =
  (body: string, by = 'maria'): Step =>
  async (world) =>
    world.sim.human.merge(world.repo, await open(world, body), { by });

interface Case {
  readonly what: string;
  readonly step: Step;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly closed?: boolean;
  readonly code?: number;
}

const CASES: readonly Case[] = [
  { what: 'the seed’s rule', step: merged('Refs #1'), reason: 'closed', closed: true },
  { what: 'a description without a reference', step: merged('nothing'), reason: 'no-reference' },
  { what: 'a reference in code', step: merged('`#1`'), reason: 'no-reference' },
  {
    what: 'the seed to the letter',
    step: merged('`#1`'),
    inputs: { link: 'first-reference' },
    reason: 'closed',
    closed: true,
  },
  { what: 'another repository', step: merged('octo-org/other#1'), reason: 'no-reference' },
  { what: 'an issue that does not exist', step: merged('Refs #99'), reason: 'issue-missing' },
  { what: 'a bot', step: merged('Refs #1', 'merger[bot]'), reason: 'merged-without-human' },
  {
    what: 'an unmerged close',
    step: async (world) => world.sim.human.close(world.repo, await open(world, 'Refs #1'), { by: 'maria' }),
    reason: 'not-merged',
  },
  { what: 'another event', step: (world) => Promise.resolve(world.labelled().delivery), reason: 'not-our-event' },
  {
    what: 'a fork',
    step: async (world) => {
      const fork = await world.sim.addFork(world.repo, 'outsider');
      const options = { repository: world.repo, branch: 'x', title: 'fix: it', body: 'Refs #1', fork };
      const { pull } = await world.sim.agent.openDraftPullRequest(null, options);
      return world.sim.human.merge(world.repo, pull, { by: 'maria' });
    },
    reason: 'fork',
  },
  { what: 'a dry run', step: merged('Refs #1'), inputs: { 'dry-run': 'true' }, reason: 'closed', closed: false },
  { what: 'checks without names', step: merged('Refs #1'), inputs: { verify: 'checks' }, reason: 'checks-not-named' },
  { what: 'a wrong input', step: merged('Refs #1'), inputs: { verify: 'maybe' }, reason: 'input-invalid', code: 1 },
];

test.each(CASES)('close-on-merge: $what → $reason', async ({ step, inputs = {}, reason, closed = false, code = 0 }) => {
  const world = await createWorld();
  try {
    world.repo.openIssue({ title: 'first', body: '', by: 'maria' });
    const run = await world.run('close-on-merge', await step(world), { inputs });
    if (run.outputs['reason'] !== reason || run.code !== code) throw new Error(`not ${reason}:\n${told(run)}`);
    expect(run.outputs['closed'] ?? 'false').toBe(String(closed));
    expect(world.repo.issue(1).state).toBe(closed ? 'closed' : 'open');
    expect(JSON.parse(run.outputs['trace'] ?? '')).toEqual(expect.any(Array));
    world.sim.assertStrict();
  } finally {
    await world.sim.close();
  }
});

describe('P15: a run that is killed at any request is made good by the next one', () => {
  test.each([
    ['close-on-merge', 'close-on-merge', ''],
    ['reconcile', 'reconcile', ''],
    ['close-on-merge, then reconcile', 'close-on-merge', 'reconcile'],
  ] as const)(
    '%s',
    async (_, action, then) => {
      let last = 0;
      for (let request = 1; request <= 30 && last === 0; request += 1) {
        const world = await createWorld({ settings: 'version: 1\nclosing:\n  checks: [test]\n' });
        try {
          const { issue, delivery } = world.labelled();
          await world.run('create-session', delivery);
          const pull = await open(world, `Refs #${issue}`, `fix/issue-${issue}`);
          const event = await world.sim.human.merge(world.repo, pull, { by: 'maria' });
          const headSha = pull.pull.mergeCommit ?? '';
          const [run] = [...world.repo.state.runs.values()];
          if (run) world.repo.state.runs.set(1, { ...run, id: 1, headSha });
          world.repo.addCheckRun({ name: 'test', headSha, conclusion: 'success' });
          const killed = await world.run(action, event, { killAfterRequest: request });
          if (killed.signal === null) last = request;
          const again = await world.run(then === '' ? action : then, event);
          if (again.code !== 0) throw new Error(`after request ${request}:\n${told(again)}`);
          const ours = world.repo.issue(issue).comments.filter(({ user }) => user.login === 'github-actions[bot]');
          const labels = world.repo
            .issue(issue)
            .labels.map(({ name }) => name)
            .toSorted();
          const seen = { request, state: world.repo.issue(issue).state, comments: ours.length, labels };
          expect(seen).toEqual({ request, state: 'closed', comments: 1, labels: ['agent:fixed', 'ready-for-agent'] });
          expect(ours[0]?.body).toContain('the fix is merged and the finding is closed');
          world.sim.assertStrict();
        } finally {
          await world.sim.close();
        }
      }
      expect(last).toBeGreaterThan(5);
    },
    300_000,
  );
});
