import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { DecideInput, Verdict } from '@agent-remediation/remediation';
import type { Entry } from '../../packages/remediation/src/ledger/entry.ts';
import { createBench, CHECKS, type Bench } from './bench.ts';
import { inWorld, readLedger, told, traceOf } from './world.ts';

/** Issue 2: findings without an issue that wait for a person are decided by one, by starting reconcile by hand. */
let bench: Bench;
afterEach(async () => {
  await bench?.sim.close();
});

async function finding(entry: Partial<Entry> & { id?: string } = {}): Promise<Entry> {
  bench = await createBench({ issues: 1, settings: CHECKS });
  bench.repo.setPermission('tim', 'triage');
  return bench.put({ id: 'SEC-1', ...entry });
}
const pull = () => bench.pull({ branch: 'fix/SEC-1', body: 'No issue.' });
const actor = (login: string) => ({ login, id: userId(login), type: 'User' });
const userId = (login: string): number =>
  login === 'maria' ? bench.repo.issue(1).user.id : bench.sim.addUser({ login, id: 4_242 }).id;

function decide(verdict: Verdict, more: Partial<DecideInput> & { by?: string; id?: string } = {}) {
  const { by = 'maria', id = 'SEC-1', ...input } = more;
  const started = { actor: actor(by), ref: 'refs/heads/main' };
  return bench.reconcile({ decide: { verdicts: new Map([[id, verdict]]), started, attempt: 1, ...input } });
}
const headline = () =>
  execFileSync('git', ['--git-dir', bench.repo.gitDirectory, 'log', '-1', '--format=%s', 'agent-remediation/ledger'], {
    encoding: 'utf8',
  }).trim();

describe('retry: the finding may be tried again by its trigger', () => {
  test.each([
    ['unknown', { state: 'posting', session: null } as const, 20],
    ['in work without a pull request', { session: { attempt: 1, id: 'devin-1', url: null } }, 20],
  ])('%s', async (_, fields, minutes) => {
    await finding(fields);
    bench.wait(minutes);
    const outcome = await decide('retry');
    expect(outcome).toMatchObject({ reason: 'reconciled', success: true });
    expect(outcome.report).toMatchObject([
      { findingId: 'SEC-1', reason: 'retry-decided', state: 'rejected', changed: true },
    ]);
    expect(await bench.entry('SEC-1')).toMatchObject({
      retryable: true,
      retryBy: 'maria',
      session: null,
      // What the attempt may have left behind stays in sight.
      strays: [{ attempt: 1, id: fields.session?.id ?? null }],
    });
    expect(headline()).toBe('retry allowed for SEC-1, decided by maria [skip ci]');
    expect((await bench.reconcile()).report).toEqual([]);
  });

  test('not while its session is being asked for, and not beside an open pull request', async () => {
    await finding({ state: 'posting', session: null });
    bench.wait(5);
    expect((await decide('retry')).report[0]).toMatchObject({ reason: 'decision-refused', state: 'posting' });
    await bench.put({ id: 'SEC-1' });
    const { number } = await pull();
    const outcome = await decide('retry');
    expect(outcome).toMatchObject({ reason: 'decision-refused', success: false });
    expect(outcome.report[0]?.message).toContain(`close pull request ${number} first`);
    expect(await bench.entry('SEC-1')).toMatchObject({ state: 'created' });
  });
});

test('give-up: the finding ends, and the ledger says by whom', async () => {
  await finding();
  const outcome = await decide('give-up');
  expect(outcome.report).toMatchObject([{ reason: 'given-up', state: 'abandoned', message: 'maria gave it up' }]);
  expect(headline()).toContain('SEC-1, decided by maria');
  expect(await bench.open()).toEqual([]);
});

describe('close: a merge that nothing verifies', () => {
  test.each([
    ['evidence never came', 'maria'],
    ['a bot merged it', 'merger[bot]'],
  ])('%s', async (_, by) => {
    await finding();
    await bench.merge(await pull(), by);
    const waiting = await bench.reconcile();
    expect(waiting.report[0]?.reason).not.toBe('closed');
    const outcome = await decide('close');
    expect(outcome.report).toMatchObject([{ reason: 'closed', state: 'closed' }]);
    expect(outcome.report[0]?.message).toContain('maria decided that it is closed');
    expect(headline()).toContain('decided by maria');
    expect(await bench.open()).toEqual([]);
  });

  test.each(['retry', 'give-up'] as const)(
    '%s does not fit a merged one, nor close one that is not',
    async (verdict) => {
      await finding();
      expect((await decide('close')).report).toMatchObject([{ reason: 'decision-refused', state: 'created' }]);
      await bench.merge(await pull());
      await bench.reconcile();
      expect((await decide(verdict)).report).toMatchObject([{ reason: 'decision-refused', state: 'merged' }]);
      expect(await bench.entry('SEC-1')).toMatchObject({ state: 'merged' });
    },
  );
});

describe('P4: who decides', () => {
  const cases: readonly (readonly [what: string, more: () => Parameters<typeof decide>[1], why: string])[] = [
    ['triage only', () => ({ by: 'tim' }), 'tim has'],
    ['an outsider', () => ({ by: 'mallory' }), 'mallory has none'],
    [
      'another account of that login',
      () => ({ started: { actor: { ...actor('maria'), id: 7 }, ref: 'refs/heads/main' } }),
      'another account',
    ],
    [
      'a bot',
      () => ({ started: { actor: { login: 'x[bot]', id: 1, type: 'Bot' }, ref: 'refs/heads/main' } }),
      'not a person',
    ],
    ['on another branch', () => ({ started: { actor: actor('maria'), ref: 'refs/heads/x' } }), 'not on main'],
    ['by another event', () => ({ started: undefined }), 'workflow_dispatch'],
    ['by a re-run', () => ({ attempt: 2 }), 'started again'],
  ];
  test.each(cases)('%s: refused, and nothing changes', async (_, more, why) => {
    await finding();
    const outcome = await decide('give-up', more());
    expect(outcome).toMatchObject({ reason: 'decision-refused', success: false });
    expect(outcome.report[0]?.message).toContain(why);
    expect(await bench.entry('SEC-1')).toMatchObject({ state: 'created' });
    // The rest of the run goes on.
    expect(outcome.report.map(({ reason }) => reason)).toContain('working');
  });

  test('a permission that cannot be looked up refuses', async () => {
    await finding();
    bench.sim.faults.add({
      when: { operation: 'repos/get-collaborator-permission-level', times: 9 },
      fault: { kind: 'status', status: 500 },
    });
    expect((await decide('give-up')).report[0]).toMatchObject({ reason: 'decision-refused' });
    expect(await bench.open()).toHaveLength(1);
  });
});

test('a finding with an issue is decided there, and one that is not open not at all', async () => {
  await finding();
  await bench.put({ id: 'issue-1' });
  expect((await decide('give-up', { id: 'issue-1' })).report).toContainEqual(
    expect.objectContaining({ findingId: 'issue-1', reason: 'decision-refused', state: 'created' }),
  );
  expect((await decide('give-up', { id: 'SEC-9' })).report[0]).toMatchObject({
    findingId: 'SEC-9',
    reason: 'decision-refused',
  });
});

describe('nobody can be told of a finding without an issue, so the run itself says it', () => {
  test('needs a person: a warning in words, and the run fails', async () => {
    await finding({ state: 'posting', session: null });
    bench.wait(16);
    expect(await bench.reconcile()).toMatchObject({ reason: 'needs-human', success: false });
  });

  test('with an issue it is told there, and the run ends with a warning', async () => {
    await finding({ id: 'issue-1', state: 'posting', session: null });
    bench.wait(16);
    const outcome = await bench.reconcile();
    expect(outcome).toMatchObject({ reason: 'needs-human', success: true });
    expect(outcome.report).toMatchObject([{ told: true }]);
  });

  test('a comment that could not be written told nobody', async () => {
    await finding({ id: 'issue-1', state: 'posting', session: null });
    bench.wait(16);
    bench.sim.faults.add({ when: { operation: 'issues/create-comment' }, fault: { kind: 'status', status: 403 } });
    expect(await bench.reconcile()).toMatchObject({ reason: 'needs-human', success: false });
  });
});

describe('through the bundle', () => {
  const settings = `version: 1\n${CHECKS}`;

  test('decide: a ticket whose session never answered is given up by hand', () =>
    inWorld({ settings }, async (world) => {
      const { repo, sim } = world;
      sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-before-effect' } });
      const ticket = repo.workflowDispatch(
        'w.yml',
        { ticket_key: 'SEC-7', brief: 'Escape the search box.' },
        { by: 'maria' },
      );
      await world.run('create-session', ticket);
      world.travel(20);
      const waiting = await world.run('reconcile', repo.workflowDispatch('w.yml', {}, { by: 'maria' }));
      expect([waiting.code, waiting.outputs['reason'], told(waiting)]).toEqual([1, 'needs-human', expect.any(String)]);
      const by = (login: string, line: string) =>
        world.run('reconcile', repo.workflowDispatch('w.yml', { decide: line }, { by: login }), {
          inputs: { decide: line },
        });
      const refused = await by('tim', 'SEC-7 = give-up');
      expect([refused.code, refused.outputs['reason']]).toEqual([1, 'decision-refused']);
      expect(traceOf(refused)).toContainEqual(expect.objectContaining({ rule: 'who decides', verdict: 'stop' }));
      const wrong = await by('maria', 'SEC-7 = perhaps');
      expect([wrong.code, wrong.outputs['reason']]).toEqual([1, 'input-invalid']);
      expect(wrong.stdout).toContain('<finding-id> = retry|give-up|close');
      const done = await by('maria', 'SEC-7 = give-up');
      expect([done.code, done.outputs['reason'], done.outputs['open']]).toEqual([0, 'reconciled', '0']);
      expect(readLedger(repo)?.log[0]).toContain('decided by maria');
      expect(done.summary).toContain('maria gave it up');
      sim.assertStrict();
    }));

  test('decide: retry lets the ticket start a second attempt, once', () =>
    inWorld({ settings }, async (world) => {
      const { repo, sim } = world;
      sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-before-effect' } });
      const ticket = () =>
        repo.workflowDispatch('w.yml', { ticket_key: 'SEC-7', brief: 'Escape it.' }, { by: 'maria' });
      await world.run('create-session', ticket());
      world.travel(20);
      const before = await world.run('create-session', ticket());
      expect(before.outputs['reason']).toBe('needs-retry');
      const decided = await world.run('reconcile', repo.workflowDispatch('w.yml', {}, { by: 'maria' }), {
        inputs: { decide: 'SEC-7 = retry' },
      });
      expect([decided.code, JSON.parse(decided.outputs['report'] ?? '[]')]).toEqual([
        0,
        [expect.objectContaining({ reason: 'retry-decided', state: 'rejected' })],
      ]);
      const again = await world.run('create-session', ticket());
      expect(again.outputs['reason']).toBe('session-created');
      expect((await world.run('create-session', ticket())).outputs['reason']).toBe('already-handed-off');
      expect(readLedger(repo)?.findings).toMatchObject([
        { attempt: 2, state: 'created', strays: [{ attempt: 1, id: null }] },
      ]);
      sim.assertStrict();
    }));

  test('a finding that needs a person ends with a warning, not silently', () =>
    inWorld({ settings }, async (world) => {
      const { repo, sim } = world;
      sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'reset-before-effect' } });
      const { issue, delivery } = world.labelled();
      await world.run('create-session', delivery);
      world.travel(20);
      const run = await world.run('reconcile', repo.schedule('37 */6 * * *', 'w.yml'));
      expect([run.code, run.outputs['reason'], run.outputs['needs-human']]).toEqual([0, 'needs-human', '1']);
      expect(run.stdout).toMatch(/^::warning::needs-human: /m);
      expect(repo.issue(issue).labels.map(({ name }) => name)).toContain('agent:needs-human');
      sim.assertStrict();
    }));
});
