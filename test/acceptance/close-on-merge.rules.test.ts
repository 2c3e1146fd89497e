import { afterEach, describe, expect, test } from '@jest/globals';
import { createBench, CHECKS, type Bench, type BenchOptions } from './bench.ts';

let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

type Pull = Awaited<ReturnType<Bench['pull']>>;
const AUTO = { by: 'maria' } as const;
const NOTHING: (pull: Pull) => void = () => {};

/** A finding of issue #1 in work, and its pull request, not merged yet. */
async function finding(options: BenchOptions = { settings: CHECKS }): Promise<Pull> {
  bench = await createBench({ issues: 3, ...options });
  await bench.put();
  return bench.pull();
}

const check = (pull: Pull, conclusion: string | null, name = 'test') =>
  bench.repo.addCheckRun({ name, headSha: pull.pull.mergeCommit ?? '', conclusion });

describe('who merged (D15)', () => {
  test.each([
    ['a person', 'maria', NOTHING, 'closed'],
    ['a bot', 'merger[bot]', NOTHING, 'merged-without-human'],
    ['the agent itself', 'coding-agent[bot]', NOTHING, 'merged-without-human'],
    [
      'auto-merge',
      'maria',
      (pull: Pull) => bench.sim.human.enableAutoMerge(bench.repo, pull, AUTO),
      'merged-without-human',
    ],
    [
      'a person after auto-merge was switched off',
      'maria',
      (pull: Pull) => {
        bench.sim.human.enableAutoMerge(bench.repo, pull, AUTO);
        pull.pull.autoMerge = null;
        const actor = pull.user;
        const event = {
          nodeId: 'EV_off',
          createdAt: new Date().toISOString(),
          kind: 'autoMergeDisabled',
          actor,
        } as const;
        pull.timeline.push(event);
      },
      'closed',
    ],
  ] as const)('%s', async (_, by, before, reason) => {
    const pull = await finding();
    before(pull);
    await bench.merge(pull, by);
    check(pull, 'success');
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason, success: true, closed: reason === 'closed' });
    expect(bench.state(1)).toBe(reason === 'closed' ? 'closed' : 'open');
    expect(bench.labels(1)).toContain(reason === 'closed' ? 'agent:fixed' : 'agent:needs-human');
    expect(bench.comments(1)).toHaveLength(1);
  });

  // GitHub shows a merge by its queue under the name of who queued it, or under the queue's own account: both are one.
  test.each([
    ['the person who queued it', 'maria', 'maria', 'closed'],
    ['the queue, for a person', 'github-merge-queue[bot]', 'maria', 'closed'],
    ['the queue, for nobody known', 'github-merge-queue[bot]', undefined, 'merged-without-human'],
    ['another bot, for a person', 'merger[bot]', 'maria', 'merged-without-human'],
  ] as const)('D15, merge queue: %s', async (_, by, queuedBy, reason) => {
    const pull = await finding();
    const enqueuer = queuedBy === undefined ? null : bench.repo.issue(1).user; // maria opened it
    const event = { nodeId: 'EV_queue', createdAt: new Date().toISOString(), actor: pull.user } as const;
    pull.timeline.push({ ...event, kind: 'addedToMergeQueue', enqueuer });
    await bench.merge(pull, by);
    check(pull, 'success');
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason, success: true, closed: reason === 'closed' });
    if (by !== 'maria' && reason === 'closed')
      expect(outcome.trace.map(({ seen }) => seen)).toContain('maria, a person, through the merge queue');
    expect(bench.state(1)).toBe(reason === 'closed' ? 'closed' : 'open');
  });

  test('D15, merge queue: what auto-merge put into the queue was merged by nobody', async () => {
    const pull = await finding();
    bench.sim.human.enableAutoMerge(bench.repo, pull, AUTO);
    const event = { nodeId: 'EV_queue', createdAt: new Date().toISOString(), actor: pull.user } as const;
    pull.timeline.push({ ...event, kind: 'addedToMergeQueue', enqueuer: bench.repo.issue(1).user });
    await bench.merge(pull, 'github-merge-queue[bot]');
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-without-human', closed: false });
  });

  test('a bot that merges with a closing keyword does not get the issue closed', async () => {
    const pull = await finding();
    pull.body = 'Fixes #1';
    await bench.merge(pull, 'merger[bot]');
    expect(bench.state(1)).toBe('closed');
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-without-human' });
    expect(bench.state(1)).toBe('open');
    await bench.reconcile();
    expect(bench.state(1)).toBe('open');
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'created' });
  });

  test('without a ledger GitHub’s own closing is left alone, and an open issue stays open', async () => {
    bench = await createBench({ issues: 2 });
    const [keyword, plain] = [
      await bench.pull({ branch: 'a', body: 'Fixes #1' }),
      await bench.pull({ branch: 'b', body: 'Refs #2' }),
    ];
    await bench.merge(keyword, 'merger[bot]');
    await bench.merge(plain, 'merger[bot]');
    expect(await bench.close(keyword)).toMatchObject({ reason: 'merged-without-human', success: true });
    expect(await bench.close(plain)).toMatchObject({ reason: 'merged-without-human', success: true });
    expect([bench.state(1), bench.state(2)]).toEqual(['closed', 'open']);
    expect(bench.comments(2)[0]).toContain('merger, who is not a person');
  });
});

describe('verification by checks (D14)', () => {
  type Put = (pull: Pull) => void;
  const status = (pull: Pull, state: 'success' | 'failure' | 'pending' | 'error') =>
    void bench.repo.addStatus(pull.pull.mergeCommit ?? '', 'test', state, { by: 'maria' });
  const other = { id: 99, slug: 'other', name: 'Another app' };
  const cases: readonly (readonly [what: string, put: Put, reason: string, seen: string])[] = [
    ['success', (pull) => check(pull, 'success'), 'closed', 'test: success'],
    ['failure', (pull) => check(pull, 'failure'), 'verification-failed', 'test: failure'],
    ['cancelled', (pull) => check(pull, 'cancelled'), 'verification-failed', 'test: failure'],
    ['timed out', (pull) => check(pull, 'timed_out'), 'verification-failed', 'test: failure'],
    ['running', (pull) => check(pull, null), 'merged-awaiting-evidence', 'test: pending'],
    ['absent', () => {}, 'merged-awaiting-evidence', 'test: absent'],
    ['another check only', (pull) => check(pull, 'success', 'lint'), 'merged-awaiting-evidence', 'test: absent'],
    ['another case of the name', (pull) => check(pull, 'success', 'Test'), 'merged-awaiting-evidence', 'test: absent'],
    ['skipped', (pull) => check(pull, 'skipped'), 'merged-awaiting-evidence', 'test: skipped'],
    ['neutral', (pull) => check(pull, 'neutral'), 'merged-awaiting-evidence', 'test: skipped'],
    ['a status that succeeds', (pull) => status(pull, 'success'), 'closed', 'test: success'],
    ['a status that fails', (pull) => status(pull, 'failure'), 'verification-failed', 'test: failure'],
    ['a status in error', (pull) => status(pull, 'error'), 'verification-failed', 'test: failure'],
    ['a status that waits', (pull) => status(pull, 'pending'), 'merged-awaiting-evidence', 'test: pending'],
    [
      'a run and a status that disagree',
      (pull) => {
        check(pull, 'success');
        status(pull, 'failure');
      },
      'verification-failed',
      'test: failure',
    ],
    [
      'run again: the newest counts',
      (pull) => {
        check(pull, 'failure');
        check(pull, 'success');
      },
      'closed',
      'test: success',
    ],
    [
      'two apps with one name: the later success hides no failure',
      (pull) => {
        const headSha = pull.pull.mergeCommit ?? '';
        bench.repo.addCheckRun({ name: 'test', headSha, conclusion: 'failure', app: other });
        check(pull, 'success');
      },
      'verification-failed',
      'test: failure',
    ],
    [
      'on the head of the pull request only',
      (pull) => bench.repo.addCheckRun({ name: 'test', headSha: pull.pull.headSha, conclusion: 'success' }),
      'merged-awaiting-evidence',
      'test: absent',
    ],
  ];

  test.each(cases)('%s', async (_, put, reason, seen) => {
    const pull = await finding();
    await bench.merge(pull);
    put(pull);
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason, success: true });
    expect(outcome.message).toContain(seen);
    const closed = reason === 'closed';
    expect(bench.state(1)).toBe(closed ? 'closed' : 'open');
    expect(bench.repo.issue(1).stateReason).toBe(closed ? 'completed' : null);
    expect(await bench.entry('issue-1')).toMatchObject({
      state: closed ? 'closed' : 'merged',
      pullRequest: pull.number,
    });
    expect(bench.labels(1)).toEqual([
      closed ? 'agent:fixed' : reason === 'verification-failed' ? 'agent:needs-human' : 'agent:merged',
    ]);
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.comments(1)[0]).toContain(`#${pull.number}`);
  });

  test('the run that asks is no evidence for itself', async () => {
    const pull = await finding();
    await bench.merge(pull);
    const headSha = pull.pull.mergeCommit ?? '';
    const actor = pull.user;
    // The simulator takes the first run on a commit for the run of its checks.
    bench.repo.state.runs.set(4711, {
      id: 4711,
      name: 'close',
      path: '.github/workflows/close.yml',
      event: 'pull_request',
      headBranch: 'main',
      headSha,
      actor,
      createdAt: new Date().toISOString(),
      status: 'in_progress',
      conclusion: null,
      attempt: 1,
      triggeringActor: actor,
    });
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence' });
    expect(await bench.close(pull, { runId: '4712' })).toMatchObject({ reason: 'closed' });
  });

  test('no check is named: the issue stays open and a person is told', async () => {
    const pull = await finding({});
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'checks-not-named', success: true });
    expect(bench.state(1)).toBe('open');
    expect(bench.labels(1)).toContain('agent:needs-human');
  });

  test('all named checks have to succeed; inputs win over the settings', async () => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull, { checks: ['test', 'e2e'] })).toMatchObject({ reason: 'merged-awaiting-evidence' });
    check(pull, 'success', 'e2e');
    expect(await bench.close(pull, { checks: ['test', 'e2e'] })).toMatchObject({ reason: 'closed' });
  });

  test('verify none: the issue is closed, the finding stays merged and is not open any more', async () => {
    const pull = await finding();
    await bench.merge(pull);
    expect(await bench.close(pull, { verify: 'none' })).toMatchObject({ reason: 'closed', closed: true });
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'merged', verify: 'none' });
    expect(await bench.open()).toEqual([]);
    expect(bench.labels(1)).toEqual(['agent:merged']);
  });

  test('verify none, asked for after the merge, ends what waited', async () => {
    const pull = await finding();
    await bench.merge(pull);
    await bench.close(pull);
    expect(await bench.close(pull, { verify: 'none' })).toMatchObject({ reason: 'closed', closed: true });
    expect(await bench.open()).toEqual([]);
  });

  test('closed by GitHub for `Fixes #n`: failed evidence opens the issue again, once', async () => {
    const pull = await finding();
    pull.body = 'Fixes #1';
    await bench.merge(pull);
    expect(bench.state(1)).toBe('closed');
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence', closed: false });
    expect(bench.state(1)).toBe('closed');
    check(pull, 'failure');
    expect(await bench.close(pull)).toMatchObject({ reason: 'verification-failed' });
    expect(bench.state(1)).toBe('open');
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    expect(await bench.close(pull)).toMatchObject({ reason: 'verification-failed' });
    expect(bench.state(1)).toBe('closed');
  });

  test('checks that may not be read are no checks that fail or are absent', async () => {
    const pull = await finding();
    await bench.merge(pull);
    const FORBIDDEN = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };
    bench.sim.faults.add({
      when: { body: 'statusCheckRollup' },
      fault: { kind: 'graphql-errors', errors: [FORBIDDEN] },
    });
    expect(await bench.close(pull)).toMatchObject({ reason: 'github-forbidden', success: false });
    expect(bench.state(1)).toBe('open');
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'merged' });
  });
});

describe('which pull requests count (D13)', () => {
  test('one of no open finding is left alone', async () => {
    await finding();
    const pull = await bench.pull({ branch: 'feature', body: 'Refs #2' });
    await bench.merge(pull);
    expect(await bench.close(pull)).toMatchObject({ reason: 'not-ours', success: true });
    expect([bench.state(1), bench.state(2)]).toEqual(['open', 'open']);
    expect(bench.comments(2)).toEqual([]);
  });

  test('with `pull-requests: all` it closes its issue, but never that of a finding in work', async () => {
    await finding({ settings: 'closing:\n  pull-requests: all\n' });
    const [other, ours] = [
      await bench.pull({ branch: 'feature', body: 'Refs #2' }),
      await bench.pull({ branch: 'by-hand', body: 'Refs #1' }),
    ];
    await bench.merge(other);
    await bench.merge(ours);
    expect(await bench.close(other)).toMatchObject({ reason: 'closed', issue: 2, closed: true });
    expect(await bench.close(ours)).toMatchObject({ reason: 'not-ours', closed: false });
    expect([bench.state(1), bench.state(2), bench.state(3)]).toEqual(['open', 'closed', 'open']);
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'created' });
  });

  test('with `pull-requests: all` a finding whose pull request is in another repository keeps its issue open', async () => {
    bench = await createBench({
      issues: 1,
      settings: 'target-repository: acme/code\nclosing:\n  pull-requests: all\n',
    });
    await bench.put();
    const pull = await bench.pull({ branch: 'docs', body: 'Refs #1' });
    await bench.merge(pull);
    expect(await bench.close(pull)).toMatchObject({ reason: 'not-ours', closed: false });
    expect(bench.state(1)).toBe('open');
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'created' });
  });

  test('a finding’s pull request is known by its number where the branch was renamed', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    const pull = await bench.pull({ branch: 'renamed' });
    await bench.put({ pullRequest: pull.number });
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', issue: 1 });
  });

  test('a number that is one of another repository is none of ours', async () => {
    bench = await createBench({ issues: 1, settings: `${CHECKS}target-repository: acme/code\n` });
    const pull = await bench.pull({ branch: 'docs' });
    await bench.put({ pullRequest: pull.number });
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'not-ours' });
    expect(bench.state(1)).toBe('open');
  });

  test('another repository’s finding in a shared ledger is none of ours', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    const theirs = { host: 'github.com', id: 987_654, name: 'acme/other' };
    await bench.put({ repository: theirs });
    const before = await bench.ledgerHead();
    const pull = await bench.pull();
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'not-ours' });
    expect(bench.state(1)).toBe('open');
    expect(await bench.ledgerHead()).toBe(before);
  });

  test.each([
    ['main', ['main', 'release/*'], 'closed'],
    ['release/1.x', ['main', 'release/*'], 'closed'],
    ['feature/x', ['main', 'release/*'], 'base-branch-not-listed'],
    ['main-2', ['main'], 'base-branch-not-listed'],
    ['main', [], 'closed'],
    ['any', [], 'base-branch-not-listed'],
  ] as const)('merged into %s where %j is listed', async (base, listed, reason) => {
    bench = await createBench({ issues: 2, settings: `${CHECKS}  base-branches: ${JSON.stringify(listed)}\n` });
    if (base !== 'main') await bench.repo.push(base, { 'x.txt': 'x\n' }, { from: 'main', by: 'maria' });
    await bench.put();
    const pull = await bench.pull({ base });
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason, success: true });
    expect(bench.state(1)).toBe(reason === 'closed' ? 'closed' : 'open');
    // Reconcile looks at the same pull request and must come to the same.
    await bench.reconcile();
    expect(bench.state(1)).toBe(reason === 'closed' ? 'closed' : 'open');
    if (reason !== 'closed') expect(bench.labels(1)).toContain('agent:needs-human');
  });

  test('a fork’s pull request is left to reconcile', async () => {
    await finding();
    const fork = await bench.sim.addFork(bench.repo, 'outsider');
    const pull = await bench.pull({ fork, branch: 'fix/issue-1' });
    await bench.merge(pull);
    bench.requests();
    expect(await bench.close(pull)).toMatchObject({ reason: 'fork', success: true });
    expect(bench.requests()).toEqual([]);
    expect(bench.state(1)).toBe('open');
  });

  test.each([
    ['Refs #2', 'reference-mismatch'],
    ['no number', 'no-reference'],
    ['acme/other#1', 'no-reference'],
    ['`Refs #1`', 'no-reference'],
    ['See #2, refs #1', 'reference-mismatch'],
  ] as const)('the description has to name the finding’s issue first: %j', async (body, reason) => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull, { body })).toMatchObject({ reason, closed: false, success: true });
    expect([bench.state(1), bench.state(2)]).toEqual(['open', 'open']);
    expect(bench.comments(1)[0]).toContain(reason);
    expect(bench.comments(2)).toEqual([]);
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'created' });
  });

  test('a reference that was corrected after the merge is taken up by reconcile', async () => {
    const pull = await finding();
    pull.body = 'Refs #2';
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'reference-mismatch' });
    pull.body = 'Refs #1';
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed', state: 'closed' }]);
    expect([bench.state(1), bench.state(2)]).toEqual(['closed', 'open']);
  });

  test('a finding without an issue is closed in the ledger', async () => {
    bench = await createBench({ settings: CHECKS });
    await bench.put({ id: 'SEC-1' });
    const pull = await bench.pull({ branch: 'fix/SEC-1', body: 'No issue.' });
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', closed: false, issue: undefined, success: true });
    expect(await bench.entry('SEC-1')).toMatchObject({ state: 'closed' });
  });

  test('the second pull request of a retry', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    const first = await bench.pull();
    await bench.sim.human.close(bench.repo, first, { by: 'maria' });
    bench.wait(1);
    await bench.put({ attempt: 2 });
    const second = await bench.pull();
    await bench.merge(second);
    check(second, 'success');
    expect(await bench.close(second)).toMatchObject({ reason: 'closed', closed: true });
    expect(await bench.entry('issue-1')).toMatchObject({ pullRequest: second.number, attempt: 2 });
  });

  test('a pull request that GitHub shows as open is not closed by a claim of the event', async () => {
    const pull = await finding();
    expect(await bench.close(pull)).toMatchObject({ reason: 'not-merged' });
    expect(bench.state(1)).toBe('open');
  });

  test('a pull request that may not be read is not taken for one that is not merged', async () => {
    const pull = await finding();
    await bench.merge(pull);
    const FORBIDDEN = { type: 'FORBIDDEN', message: 'Resource not accessible by integration', path: ['repository'] };
    bench.sim.faults.add({
      when: { operation: 'graphql pullRequest' },
      fault: { kind: 'graphql-errors', errors: [FORBIDDEN] },
    });
    expect(await bench.close(pull)).toMatchObject({ reason: 'github-forbidden', success: false });
  });
});

describe('the issue', () => {
  test.each([
    ['closed already', (): void => bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' }) && undefined, 'closed'],
    ['gone (deleted or transferred)', (): void => void bench.repo.state.issues.delete(1), 'issue-missing'],
  ] as const)('of a finding: %s', async (_, before, reason) => {
    const pull = await finding();
    before();
    await bench.merge(pull);
    check(pull, 'success');
    expect(await bench.close(pull)).toMatchObject({ reason, closed: false, success: true });
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'closed' });
  });

  test.each([301, 404, 410])('without a ledger, GitHub answers %d', async (status) => {
    bench = await createBench({ issues: 1 });
    const pull = await bench.pull({ branch: 'a' });
    await bench.merge(pull);
    bench.sim.faults.add({ when: { operation: 'issues/get' }, fault: { kind: 'status', status } });
    expect(await bench.close(pull)).toMatchObject({ reason: 'issue-missing', success: true });
  });

  test('without a ledger: closed already, or a pull request', async () => {
    bench = await createBench({ issues: 1 });
    const pull = await bench.pull({ branch: 'a', body: 'Refs #1' });
    const other = await bench.pull({ branch: 'b', body: `Refs #${pull.number}` });
    await bench.merge(pull);
    await bench.merge(other);
    expect(await bench.close(other)).toMatchObject({ reason: 'reference-is-pull-request', success: true });
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    expect(await bench.close(pull)).toMatchObject({ reason: 'issue-already-closed', success: true });
    expect(bench.comments(1)).toEqual([]);
    expect(bench.comments(pull.number)).toEqual([]);
  });

  test('a ledger that is gone although our labels exist stops everything', async () => {
    bench = await createBench({ issues: 1 });
    bench.repo.createLabel('agent:working', 'ffffff');
    const pull = await bench.pull();
    await bench.merge(pull);
    expect(await bench.close(pull)).toMatchObject({ reason: 'ledger-missing', success: false });
    expect(bench.state(1)).toBe('open');
  });

  test('without a ledger and with `verify: checks`, what is lacking says how it goes on', async () => {
    bench = await createBench({ issues: 1 });
    const pull = await bench.pull({ branch: 'a' });
    await bench.merge(pull);
    const asked = { verify: 'checks', checks: ['test'] } as const;
    expect(await bench.close(pull, asked)).toMatchObject({ reason: 'merged-awaiting-evidence' });
    expect(bench.comments(1)[0]).toContain('re-run this job');
    check(pull, 'success');
    expect(await bench.close(pull, asked)).toMatchObject({ reason: 'closed', closed: true });
    expect(bench.comments(1)).toHaveLength(1);
  });

  test('a comment that cannot be written does not keep the issue open', async () => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    bench.sim.faults.add({ when: { operation: 'issues/create-comment' }, fault: { kind: 'status', status: 403 } });
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', closed: true });
    expect(bench.state(1)).toBe('closed');
  });

  test('an issue that cannot be closed is said, and the finding stays open for the next run', async () => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    bench.sim.faults.add({ when: { operation: 'issues/update' }, fault: { kind: 'status', status: 403 } });
    expect(await bench.close(pull)).toMatchObject({ reason: 'github-forbidden', success: false, closed: false });
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'merged' });
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed' }]);
    expect(bench.state(1)).toBe('closed');
  });
});

describe('again and again', () => {
  test('20 deliveries of one event: one comment, closed once', async () => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    const reasons = [];
    for (let time = 0; time < 20; time += 1) reasons.push((await bench.close(pull)).reason);
    expect(reasons).toEqual(['closed', ...Array.from({ length: 19 }, () => 'not-ours')]);
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.repo.issue(1).timeline.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  });

  test('20 deliveries without a ledger: one comment, closed once', async () => {
    bench = await createBench({ issues: 1 });
    const pull = await bench.pull({ branch: 'a' });
    await bench.merge(pull);
    for (let time = 0; time < 20; time += 1) await bench.close(pull);
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.repo.issue(1).timeline.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  });

  test('while evidence is awaited, the comment is not written again only because time went by', async () => {
    const pull = await finding();
    await bench.merge(pull);
    await bench.close(pull);
    const before = bench.comments(1);
    bench.wait(60);
    bench.requests();
    await bench.close(pull);
    expect(bench.comments(1)).toEqual(before);
    expect(bench.requests().filter((request) => request.includes('comment'))).toEqual([]);
  });

  test('five at once: one comment, one state', async () => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    await Promise.all(Array.from({ length: 5 }, () => bench.close(pull)));
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'closed' });
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.state(1)).toBe('closed');
  });

  test('a dry run shows the decision and changes nothing', async () => {
    const pull = await finding();
    await bench.merge(pull);
    check(pull, 'success');
    const before = await bench.ledgerHead();
    const outcome = await bench.close(pull, { dryRun: true });
    expect(outcome).toMatchObject({ reason: 'closed', closed: false, success: true, entry: { state: 'closed' } });
    expect(await bench.ledgerHead()).toBe(before);
    expect([bench.state(1), bench.comments(1), bench.labels(1)]).toEqual(['open', [], []]);
    expect(outcome.trace.map(({ rule }) => rule)).toContain('verification');
  });
});
