import { afterEach, describe, expect, test } from '@jest/globals';
import type { Entry } from '../../packages/remediation/src/ledger/entry.ts';
import { createBench, CHECKS, type Bench, type BenchOptions } from './bench.ts';

let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

type Pull = Awaited<ReturnType<Bench['pull']>>;
const DAYS = 24 * 60;

async function finding(entry: Partial<Entry> = {}, options: BenchOptions = {}): Promise<Entry> {
  bench = await createBench({ issues: 3, settings: CHECKS, ...options });
  return bench.put(entry);
}
const check = (pull: Pull, conclusion: string | null) =>
  bench.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion });
const row = async () => (await bench.reconcile()).report[0];

/** A session of the simulator as a hand-off would have created it. */
async function session(entry: Partial<Entry> = {}, tags?: readonly string[]) {
  const made = await finding(entry);
  await bench.deps.sessions.create({
    prompt: 'p',
    title: `fix: a finding [${made.nonce}]`,
    tags: [...(tags ?? ['remediation', `remediation-${made.findingId}-${made.nonce}`])],
    secret_ids: [],
  });
  const created = bench.sim.sessions.last;
  if (!created) throw new Error('no session');
  return { made, created };
}

describe('what is to be seen of the pull request', () => {
  const cases: readonly (readonly [
    what: string,
    act: () => Promise<unknown>,
    reason: string,
    state: string,
    label: string,
  ])[] = [
    ['none', () => Promise.resolve(), 'working', 'created', 'agent:working'],
    ['a draft', () => bench.pull(), 'in-review', 'created', 'agent:in-review'],
    ['one that is ready', () => bench.pull({ draft: false }), 'in-review', 'created', 'agent:in-review'],
    [
      'closed without a merge',
      async () => bench.sim.human.close(bench.repo, await bench.pull(), { by: 'maria' }),
      'abandoned',
      'abandoned',
      'agent:needs-human',
    ],
    [
      'an older one closed, a newer one open',
      async () => {
        await bench.sim.human.close(bench.repo, await bench.pull(), { by: 'maria' });
        return bench.pull();
      },
      'in-review',
      'created',
      'agent:in-review',
    ],
    [
      'merged by a person, no evidence yet',
      async () => bench.merge(await bench.pull()),
      'merged-awaiting-evidence',
      'merged',
      'agent:merged',
    ],
    [
      'merged by a person, verified',
      async () => {
        const pull = await bench.pull();
        await bench.merge(pull);
        check(pull, 'success');
      },
      'closed',
      'closed',
      'agent:fixed',
    ],
    [
      'merged by a person, evidence failed',
      async () => {
        const pull = await bench.pull();
        await bench.merge(pull);
        check(pull, 'failure');
      },
      'verification-failed',
      'merged',
      'agent:needs-human',
    ],
    [
      'merged by a bot',
      async () => bench.merge(await bench.pull(), 'merger[bot]'),
      'merged-without-human',
      'created',
      'agent:needs-human',
    ],
    [
      'merged, but it names another issue',
      async () => bench.merge(await bench.pull({ body: 'Refs #2' })),
      'reference-mismatch',
      'created',
      'agent:needs-human',
    ],
    [
      'an open one of a fork, with the same branch name',
      async () => bench.pull({ fork: await bench.sim.addFork(bench.repo, 'outsider') }),
      'working',
      'created',
      'agent:working',
    ],
    [
      'a closed one of a fork',
      async () => {
        const pull = await bench.pull({ fork: await bench.sim.addFork(bench.repo, 'outsider') });
        return bench.sim.human.close(bench.repo, pull, { by: 'maria' });
      },
      'working',
      'created',
      'agent:working',
    ],
    [
      'a fork’s, merged by a person, that names the issue (D15)',
      async () => {
        const pull = await bench.pull({ fork: await bench.sim.addFork(bench.repo, 'colleague') });
        await bench.merge(pull);
        check(pull, 'success');
      },
      'closed',
      'closed',
      'agent:fixed',
    ],
    [
      'a fork’s, merged by a person, that names another issue',
      async () =>
        bench.merge(await bench.pull({ body: 'Refs #2', fork: await bench.sim.addFork(bench.repo, 'outsider') })),
      'working',
      'created',
      'agent:working',
    ],
    [
      'a fork’s, whose author named the issue after a person had merged it',
      async () => {
        const pull = await bench.pull({ body: 'Refs #2', fork: await bench.sim.addFork(bench.repo, 'outsider') });
        await bench.merge(pull);
        bench.repo.editIssue(pull, { body: 'Refs #1', by: 'outsider' });
        check(pull, 'success');
      },
      'working',
      'created',
      'agent:working',
    ],
    [
      'one of another branch',
      async () => bench.pull({ branch: 'fix/issue-10' }),
      'working',
      'created',
      'agent:working',
    ],
  ];

  test.each(cases)('%s', async (_, act, reason, state, label) => {
    await finding();
    bench.wait(3);
    await act();
    expect(await row()).toMatchObject({ reason, state });
    expect(bench.state(1)).toBe(state === 'closed' ? 'closed' : 'open');
    expect([bench.state(2), bench.state(3)]).toEqual(['open', 'open']);
    expect(bench.labels(1)).toEqual([label]);
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.comments(1)[0]).toContain(`\`${reason}\``);
    expect((await bench.open()).length).toBe(state === 'closed' || state === 'abandoned' ? 0 : 1);
    // Again: nothing changes, nothing is written.
    const [head, comments] = [await bench.ledgerHead(), bench.comments(1)];
    bench.wait(1);
    bench.requests();
    const again = await bench.reconcile();
    expect(again.report.filter(({ changed }) => changed)).toEqual([]);
    expect([await bench.ledgerHead(), bench.comments(1), bench.labels(1)]).toEqual([head, comments, [label]]);
    expect(bench.requests().filter((request) => /^(POST|PATCH|DELETE) \/repos/.test(request))).toEqual([]);
  });

  test('a pull request of an earlier attempt does not count', async () => {
    bench = await createBench({ issues: 1 });
    const early = await bench.pull();
    await bench.sim.human.close(bench.repo, early, { by: 'maria' });
    bench.wait(5);
    await bench.put({ attempt: 2 });
    expect(await row()).toMatchObject({ reason: 'working', state: 'created' });
  });

  test('a merged finding whose pull request is older than the claim is still verified', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    const pull = await bench.pull();
    bench.wait(5);
    await bench.put({ attempt: 2 });
    await bench.merge(pull);
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence' });
    check(pull, 'success');
    expect(await row()).toMatchObject({ reason: 'closed', state: 'closed' });
  });

  test('a merged finding is verified whatever is opened on its branch later', async () => {
    await finding();
    const pull = await bench.pull();
    await bench.merge(pull);
    await row();
    bench.wait(1);
    await bench.pull();
    check(pull, 'success');
    expect(await row()).toMatchObject({ reason: 'closed', state: 'closed' });
  });

  test('twenty pull requests of forks do not hide a merged one', async () => {
    await finding();
    const pull = await bench.pull();
    await bench.merge(pull);
    await row();
    const fork = await bench.sim.addFork(bench.repo, 'outsider');
    for (let count = 0; count < 21; count += 1) {
      bench.wait(0.1);
      await bench.pull({ fork });
    }
    check(pull, 'success');
    expect(await row()).toMatchObject({ reason: 'closed', state: 'closed' });
  });

  test('checks are read where the pull requests are', async () => {
    bench = await createBench({ issues: 1, settings: `${CHECKS}target-repository: acme/code\n` });
    const code = await bench.sim.addRepository({ owner: 'acme', name: 'code', private: true });
    code.setPermission('maria', 'write');
    await bench.put();
    const { pull } = await bench.sim.agent.openDraftPullRequest(null, {
      repository: code,
      branch: 'fix/issue-1',
      title: 'fix: it',
      body: 'Refs acme/shop#1',
    });
    await bench.sim.human.merge(code, pull, { by: 'maria' });
    code.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion: 'success' });
    expect(await row()).toMatchObject({ reason: 'closed', state: 'closed' });
    expect(bench.state(1)).toBe('closed');
  });
});

describe('a person who closes the issue before there is a fix', () => {
  test('has given the finding up: it leaves the work in progress, and no label asks for anybody', async () => {
    await finding();
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    expect(await row()).toMatchObject({ reason: 'given-up', state: 'abandoned' });
    expect(bench.labels(1)).toEqual([]);
    expect(await bench.reconcile()).toMatchObject({ report: [] });
  });

  test('not so a bot: a person has to look', async () => {
    await finding();
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'stale[bot]' });
    expect(await row()).toMatchObject({ state: 'created' });
  });
});

describe('waiting for evidence', () => {
  test('overdue after the deadline, and the comment does not change every day', async () => {
    await finding();
    await bench.merge(await bench.pull());
    await row();
    bench.wait(8 * DAYS);
    expect(await row()).toMatchObject({ reason: 'verification-overdue', state: 'merged' });
    expect(bench.labels(1)).toEqual(['agent:needs-human']);
    const before = bench.comments(1);
    bench.wait(2 * DAYS);
    await row();
    expect(bench.comments(1)).toEqual(before);
  });

  test.each([
    ['a bot merged it', 'merger[bot]', null],
    ['evidence never came', 'maria', null],
    ['evidence failed', 'maria', 'failure'],
  ] as const)('%s: a person who closes the issue has decided', async (_, by, conclusion) => {
    await finding();
    const pull = await bench.pull();
    await bench.merge(pull, by);
    if (conclusion !== null) check(pull, conclusion);
    expect((await row())?.reason).not.toBe('closed');
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    const closed = await row();
    expect(closed).toMatchObject({ reason: 'closed', state: 'closed' });
    expect(closed?.message).toContain('maria closed the issue by hand');
    expect(bench.state(1)).toBe('closed');
    expect(await bench.open()).toEqual([]);
  });

  test('a bot that closes the issue decides nothing', async () => {
    await finding();
    const pull = await bench.pull();
    await bench.merge(pull, 'merger[bot]');
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'stale[bot]' });
    expect(await row()).toMatchObject({ reason: 'merged-without-human', state: 'created' });
    expect(bench.state(1)).toBe('closed');
  });

  test('GitHub’s own closing for `Fixes #1` decides nothing, and is undone by failed evidence', async () => {
    await finding();
    const pull = await bench.pull({ body: 'Fixes #1' });
    await bench.merge(pull);
    expect(await row()).toMatchObject({ reason: 'merged-awaiting-evidence', state: 'merged' });
    check(pull, 'failure');
    expect(await row()).toMatchObject({ reason: 'verification-failed', state: 'merged' });
    expect(bench.state(1)).toBe('open');
  });
});

describe('the session', () => {
  const phases: readonly (readonly [status: string, detail: string | null, minutes: number, reason: string])[] = [
    ['new', null, 0, 'working'],
    ['claimed', null, 1, 'working'],
    ['new', null, 3, 'session-not-started'],
    ['running', 'working', 60, 'working'],
    ['running', 'working', 8 * DAYS, 'no-pull-request'],
    ['running', 'waiting_for_user', 1, 'session-waiting'],
    ['running', 'waiting_for_approval', 1, 'session-waiting'],
    ['running', 'finished', 1, 'session-stopped'],
    ['suspended', 'inactivity', 1, 'session-waiting'],
    ['suspended', 'out_of_credits', 1, 'session-stopped'],
    ['error', null, 1, 'session-stopped'],
    ['exit', null, 1, 'session-stopped'],
    ['hibernating', 'deeply', 1, 'working'],
    ['hibernating', 'deeply', 8 * DAYS, 'no-pull-request'],
  ];
  test.each(phases)('%s %s after %d minutes: %s', async (status, statusDetail, minutes, reason) => {
    const { made, created } = await session();
    await bench.put({ ...made, session: { attempt: 1, id: created.id, url: null } });
    bench.sim.sessions.set(created, { status, statusDetail });
    bench.wait(minutes);
    expect(await row()).toMatchObject({ reason, state: 'created' });
    if (minutes > 2) expect(bench.labels(1)).toEqual([reason === 'working' ? 'agent:working' : 'agent:needs-human']);
    if (statusDetail === 'out_of_credits') expect((await row())?.message).toContain('out of credits');
  });

  test('the comment of a session that does not start is not written again every time', async () => {
    const { made, created } = await session();
    await bench.put({ ...made, session: { attempt: 1, id: created.id, url: null } });
    bench.wait(5);
    await row();
    const before = bench.comments(1);
    bench.wait(5);
    await row();
    expect(bench.comments(1)).toEqual(before);
  });

  test('a session that cannot be looked up is said, not taken for one that works', async () => {
    await finding({ session: { attempt: 1, id: 'gone', url: null } });
    expect((await row())?.message).toContain('does not know the session');
  });

  test('without a key, and past the deadline', async () => {
    await finding();
    expect((await bench.reconcile({ withSessions: false })).report).toMatchObject([{ reason: 'working' }]);
    bench.wait(8 * DAYS);
    expect((await bench.reconcile({ withSessions: false })).report).toMatchObject([{ reason: 'no-pull-request' }]);
  });
});

describe('a claim whose answer never came', () => {
  const tag = (entry: Entry) => `remediation-${entry.findingId}-${entry.nonce}`;
  const setRunning = () => {
    for (const created of bench.sim.sessions)
      bench.sim.sessions.set(created, { status: 'running', statusDetail: 'working' });
  };

  test('younger than 15 minutes: its run may still be at it', async () => {
    await finding({ state: 'posting', session: null });
    bench.wait(14);
    bench.requests();
    expect(await row()).toMatchObject({ reason: 'working', state: 'posting' });
    expect(bench.requests().filter((request) => request.includes('sessions'))).toEqual([]);
  });

  test('found again by its title where tags are not free', async () => {
    bench = await createBench({ issues: 1, settings: 'session:\n  dedupe-tag: none\n' });
    const made = await bench.put({ state: 'posting', session: null });
    await bench.deps.sessions.create({
      prompt: 'p',
      title: `fix [${made.nonce}]`,
      tags: ['remediation'],
      secret_ids: [],
    });
    setRunning();
    bench.wait(16);
    expect(await row()).toMatchObject({ reason: 'working', state: 'created', changed: true });
    expect(await bench.entry('issue-1')).toMatchObject({ session: { id: bench.sim.sessions.last?.id } });
  });

  test.each([
    ['listed, but not there', (): void => {}, 'no session of this claim is listed yet'],
    [
      'listing is refused',
      (): void => void (bench.sim.sessions.settings.listing = 'forbidden'),
      'cannot be listed (403)',
    ],
  ] as const)('%s: a person decides, and nothing is concluded', async (_, before, seen) => {
    await finding({ state: 'posting', session: null });
    before();
    bench.wait(16);
    const found = await row();
    expect(found).toMatchObject({ reason: 'session-unknown', state: 'unknown', changed: false });
    expect(found?.message).toContain(seen);
    expect(bench.labels(1)).toEqual(['agent:needs-human']);
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'posting' });
  });

  test('read-back switched off, and no key', async () => {
    await finding({ state: 'posting', session: null }, { settings: 'session:\n  read-back: false\n' });
    bench.wait(16);
    expect((await row())?.message).toContain('not looked up here');
    expect((await bench.reconcile({ withSessions: false })).report).toMatchObject([{ reason: 'session-unknown' }]);
  });

  test('a session that the list shows late is found by a later run', async () => {
    bench = await createBench({ issues: 1, settings: 'session:\n  dedupe-tag: none\n' });
    const made = await bench.put({ state: 'posting', session: null });
    bench.sim.sessions.settings.listLagMs = 30 * 60_000;
    await bench.deps.sessions.create({ prompt: 'p', title: `fix [${made.nonce}]`, tags: [tag(made)], secret_ids: [] });
    bench.wait(16);
    expect(await row()).toMatchObject({ reason: 'session-unknown', state: 'unknown' });
    setRunning();
    bench.wait(20);
    expect(await row()).toMatchObject({ reason: 'working', state: 'created' });
    expect(bench.labels(1)).toEqual(['agent:working']);
  });

  test('a pull request on its branch proves a session', async () => {
    await finding({ state: 'posting', session: null });
    await bench.pull();
    bench.wait(16);
    expect(await row()).toMatchObject({ reason: 'in-review', state: 'created' });
  });
});

describe('labels whose run never started (D3)', () => {
  const label = (name = 'ready-for-agent', by = 'maria'): unknown =>
    bench.repo.addLabel(bench.repo.issue(1), name, { by });

  test.each(['ready-for-agent', 'agent-remediate'])('%s', async (name) => {
    bench = await createBench({ issues: 2 });
    label(name, 'flow[bot]');
    expect((await bench.reconcile()).reason).toBe('nothing-open');
    bench.wait(16);
    const outcome = await bench.reconcile();
    expect(outcome).toMatchObject({ reason: 'needs-human', success: true });
    expect(outcome.report).toMatchObject([{ issue: 1, reason: 'run-never-started' }]);
    expect(outcome.report[0]?.message).toContain('added by flow');
    expect(bench.comments(1)).toHaveLength(1);
    bench.wait(60);
    bench.requests();
    expect((await bench.reconcile()).report).toHaveLength(1);
    expect(bench.requests().filter((request) => request.includes('/repos/'))).toEqual([]);
    expect(bench.comments(1)).toHaveLength(1);
  });

  test('a label that belongs to the other engine is none of ours', async () => {
    bench = await createBench({ issues: 1, settings: 'engine: batch\n' });
    label('agent-remediate');
    bench.wait(16);
    expect((await bench.reconcile()).reason).toBe('nothing-open');
  });

  test('a run that refused and said so is not overwritten', async () => {
    bench = await createBench({ issues: 1 });
    label();
    bench.wait(1);
    const said = '<!-- agent-remediation:tracking -->\n**Agent remediation** · `cap-per-day`';
    bench.repo.comment(bench.repo.issue(1), said, { by: 'github-actions[bot]' });
    bench.wait(60);
    expect((await bench.reconcile()).reason).toBe('nothing-open');
    expect(bench.comments(1)).toEqual([said]);
  });

  test.each(['closed', 'abandoned'] as const)('a finding that is %s was taken up', async (state) => {
    bench = await createBench({ issues: 1 });
    label();
    bench.wait(1);
    await bench.put({ state });
    bench.wait(60);
    expect((await bench.reconcile()).reason).toBe('nothing-open');
  });

  test('a refused request whose run died before it told is shown, once', async () => {
    bench = await createBench({ issues: 1 });
    label();
    bench.wait(1);
    await bench.put({ state: 'rejected' });
    bench.wait(60);
    expect(await row()).toMatchObject({ reason: 'needs-retry', state: 'rejected', findingId: 'issue-1' });
    expect(bench.comments(1)).toEqual([expect.stringContaining('`needs-retry`')]);
    expect((await bench.reconcile()).reason).toBe('nothing-open');
  });

  test('a label that was added anew to a finished finding counts', async () => {
    bench = await createBench({ issues: 1 });
    await bench.put({ state: 'abandoned' });
    bench.repo.addLabel(bench.repo.issue(1), 'agent:needs-human', { by: 'maria' });
    bench.wait(5);
    label('ready-for-agent', 'flow[bot]');
    bench.wait(16);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'run-never-started' }]);
  });
});

describe('the comment and the labels', () => {
  test('a deleted comment comes back, wrong labels go', async () => {
    await finding();
    await row();
    bench.wait(5);
    await row();
    bench.repo.issue(1).comments.length = 0;
    bench.repo.addLabel(bench.repo.issue(1), 'agent:fixed', { by: 'maria' });
    bench.repo.addLabel(bench.repo.issue(1), 'mine', { by: 'maria' });
    await row();
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.labels(1).toSorted()).toEqual(['agent:working', 'mine']);
  });

  test('a comment of somebody else with our marker is not ours', async () => {
    await finding();
    bench.repo.comment(bench.repo.issue(1), '<!-- agent-remediation:tracking -->\nhello', { by: 'mallory' });
    bench.wait(5);
    await row();
    expect(bench.repo.issue(1).comments.map(({ user }) => user.login)).toEqual(['mallory', 'github-actions[bot]']);
    expect(bench.repo.issue(1).comments[0]?.body).toContain('hello');
  });

  test('two of ours become one', async () => {
    await finding();
    for (const text of ['a', 'b'])
      bench.repo.comment(bench.repo.issue(1), `<!-- agent-remediation:tracking -->\n${text}`, {
        by: 'github-actions[bot]',
      });
    await row();
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.comments(1)[0]).toContain('`working`');
  });

  test('a claim that is seconds old is left to its own run to tell of', async () => {
    await finding();
    bench.wait(5);
    await bench.put({ id: 'issue-2' });
    await bench.reconcile();
    expect([bench.comments(1).length, bench.comments(2).length]).toEqual([1, 0]);
  });
});

describe('what it costs, and what it leaves alone', () => {
  test('nothing open: at most 5 requests, no write', async () => {
    bench = await createBench({ issues: 1 });
    await bench.put({ state: 'closed' });
    bench.requests();
    expect(await bench.reconcile()).toMatchObject({ reason: 'nothing-open', success: true });
    const requests = bench.requests();
    expect(requests.length).toBeLessThanOrEqual(5);
    expect(requests.every((request) => request.startsWith('POST /graphql'))).toBe(true);
  });

  test('requests grow with the work in progress by at most one a finding, once all is told', async () => {
    bench = await createBench({ issues: 20, settings: CHECKS });
    for (let issue = 1; issue <= 20; issue += 1) await bench.put({ id: `issue-${issue}` });
    bench.wait(5);
    await bench.reconcile();
    bench.requests();
    expect((await bench.reconcile()).report).toHaveLength(20);
    expect(bench.requests().length).toBeLessThanOrEqual(20 + 5);
  });

  test('one finding that fails does not stop the rest', async () => {
    await finding();
    await bench.put({ id: 'issue-2' });
    const pulls = [await bench.pull(), await bench.pull({ branch: 'fix/issue-2', body: 'Refs #2' })];
    for (const pull of pulls) {
      await bench.merge(pull);
      check(pull, 'success');
    }
    bench.sim.faults.add({ when: { operation: 'issues/update' }, fault: { kind: 'status', status: 403 } });
    const outcome = await bench.reconcile();
    expect(outcome).toMatchObject({ reason: 'github-forbidden', success: false });
    expect(outcome.report.map(({ reason }) => reason).toSorted()).toEqual(['closed', 'github-forbidden']);
    await bench.reconcile();
    expect([bench.state(1), bench.state(2)]).toEqual(['closed', 'closed']);
  });

  test('other repositories’ entries in a shared ledger stay byte for byte', async () => {
    await finding();
    const theirs = await bench.put({ id: 'X-1', repository: { host: 'github.com', id: 987_654, name: 'acme/other' } });
    await bench.sim.human.close(bench.repo, await bench.pull(), { by: 'maria' });
    expect((await bench.reconcile()).report).toHaveLength(1);
    expect(await bench.open()).toEqual([theirs]);
  });

  test('a dry run tells what would change and changes nothing', async () => {
    await finding();
    const pull = await bench.pull();
    await bench.merge(pull);
    check(pull, 'success');
    const before = await bench.ledgerHead();
    expect((await bench.reconcile({ dryRun: true })).report).toMatchObject([
      { reason: 'closed', state: 'closed', changed: true },
    ]);
    expect([await bench.ledgerHead(), bench.state(1), bench.comments(1), bench.labels(1)]).toEqual([
      before,
      'open',
      [],
      [],
    ]);
  });

  test('HALT does not stop it', async () => {
    await finding();
    await bench.ledgerFile('HALT', 'stop everything');
    await bench.pull();
    const outcome = await bench.reconcile();
    expect(outcome.report).toMatchObject([{ reason: 'in-review' }]);
    expect(outcome.trace.map(({ rule }) => rule)).toContain('kill switch');
  });

  test('three at once: one state, one comment', async () => {
    await finding();
    const pull = await bench.pull();
    await bench.merge(pull);
    check(pull, 'success');
    await Promise.all([bench.reconcile(), bench.reconcile(), bench.reconcile()]);
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'closed' });
    expect([bench.state(1), bench.comments(1).length, bench.labels(1)]).toEqual(['closed', 1, ['agent:fixed']]);
  });

  test('a ledger that is gone although our labels exist is a failure, not a clean sheet', async () => {
    bench = await createBench({ issues: 1 });
    bench.repo.createLabel('agent:working', 'ffffff');
    expect(await bench.reconcile()).toMatchObject({ reason: 'ledger-missing', success: false });
  });
});
