import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createWorld, told, type Delivered, type World } from './world.ts';

const SETTINGS = 'version: 1\nclosing:\n  checks: [test]\n';

/**
 * The main job from end to end, through the bundles that GitHub runs: label → session → draft pull request → linked on the issue →
 * reviewed and merged by a person → merged, not verified → checks succeed → closed. One story: each step stands on the one before.
 */
describe('the main job', () => {
  let world: World;
  let issue = 0;
  let pull: Awaited<ReturnType<World['sim']['agent']['openDraftPullRequest']>>['pull'];

  beforeAll(async () => {
    world = await createWorld({ settings: SETTINGS });
  });
  afterAll(() => world.sim.close());

  const ours = () => world.repo.issue(issue).comments.filter(({ user }) => user.login === 'github-actions[bot]');
  const labels = () =>
    world.repo
      .issue(issue)
      .labels.map(({ name }) => name)
      .toSorted();
  const reconciles = () => world.run('reconcile', world.repo.schedule('17 */6 * * *', 'agent-reconcile.yml'));
  const ended = (run: Delivered, reason: string) => {
    if (run.code !== 0 || run.outputs['reason'] !== reason) throw new Error(`not ${reason}:\n${told(run)}`);
  };

  test('a maintainer labels the issue: one session, with the brief', async () => {
    const labelled = world.labelled();
    issue = labelled.issue;
    const run = await world.run('create-session', labelled.delivery);
    ended(run, 'session-created');
    expect(world.sim.sessions.length).toBe(1);
    expect(world.sim.sessions.last?.request['prompt']).toContain(`Refs #${issue}`);
    expect(labels()).toEqual(['agent:working', 'ready-for-agent']);
    expect(ours()).toHaveLength(1);
  });

  test('the same delivery again changes nothing', async () => {
    const again = world.repo.addLabel(world.repo.issue(issue), 'ready-for-agent', { by: 'maria' });
    ended(await world.run('create-session', again), 'already-handed-off');
    expect(world.sim.sessions.length).toBe(1);
  });

  test('the agent works: reconcile sees no pull request yet', async () => {
    const session = world.sim.sessions.last;
    if (session) world.sim.agent.start(session);
    const run = await reconciles();
    ended(run, 'reconciled');
    expect(run.outputs).toMatchObject({ open: '1', changed: '0', 'needs-human': '0' });
    expect(labels()).toEqual(['agent:working', 'ready-for-agent']);
  });

  test('the agent opens a draft: reconcile links it on the issue', async () => {
    const opened = await world.sim.agent.openDraftPullRequest(world.sim.sessions.last ?? null, {
      repository: world.repo,
      branch: `fix/issue-${issue}`,
      title: 'fix: escape search terms',
      body: `## Finding\n\nissue-${issue}\n\nRefs #${issue}\n`,
    });
    pull = opened.pull;
    const run = await world.run('reconcile', opened.delivery);
    ended(run, 'reconciled');
    expect(run.outputs).toMatchObject({ open: '1', changed: '1' });
    expect(labels()).toEqual(['agent:in-review', 'ready-for-agent']);
    expect(ours()[0]?.body).toContain(`#${pull.number}`);
    expect(ours()).toHaveLength(1);
  });

  test('a person marks it ready and merges it: merged, and open until it is verified', async () => {
    await world.sim.human.markReady(world.repo, pull, { by: 'maria' });
    await world.sim.human.approve(world.repo, pull, { by: 'maria' });
    const merged = await world.sim.human.merge(world.repo, pull, { by: 'maria' });
    const run = await world.run('close-on-merge', merged);
    ended(run, 'merged-awaiting-evidence');
    expect(run.outputs).toMatchObject({ closed: 'false', state: 'merged', 'issue-number': String(issue) });
    expect(world.repo.issue(issue).state).toBe('open');
    expect(labels()).toEqual(['agent:merged', 'ready-for-agent']);
  });

  test('the checks run: nothing happens while they do', async () => {
    world.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '' });
    ended(await reconciles(), 'reconciled');
    expect(world.repo.issue(issue).state).toBe('open');
  });

  test('the checks succeed: reconcile closes the issue as completed', async () => {
    world.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion: 'success' });
    const run = await reconciles();
    ended(run, 'reconciled');
    expect(run.outputs).toMatchObject({ open: '0', changed: '1' });
    expect(world.repo.issue(issue)).toMatchObject({ state: 'closed', stateReason: 'completed' });
    expect(labels()).toEqual(['agent:fixed', 'ready-for-agent']);
    expect(ours()).toHaveLength(1);
    expect(ours()[0]?.body).toContain('the fix is merged and the finding is closed');
  });

  test('afterwards there is nothing open, and the merge delivered again closes nothing', async () => {
    ended(await reconciles(), 'nothing-open');
    const again = await world.repo.pullDelivery('closed', pull, { by: 'maria' });
    ended(await world.run('close-on-merge', again), 'not-ours');
    expect(ours()).toHaveLength(1);
    world.sim.assertStrict();
  });
});
