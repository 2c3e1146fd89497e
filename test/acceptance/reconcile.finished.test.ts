import { afterEach, describe, expect, test } from '@jest/globals';
import { createBench, CHECKS, type Bench } from './bench.ts';

/** What reconcile sees of findings that the ledger does not list as open any more, and of pull requests beside a finding's own. */
let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

type Pull = Awaited<ReturnType<Bench['pull']>>;
const reopen = (pull: Pull): void => void bench.repo.reopenIssue(pull, { by: 'maria' });
const closeUnmerged = (pull: Pull) => bench.sim.human.close(bench.repo, pull, { by: 'maria' });
const check = (pull: Pull) =>
  bench.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion: 'success' });
/** A finding of issue #1, verified and closed by us. */
async function closed(id = 'issue-1', settings = CHECKS): Promise<Pull> {
  bench = await createBench({ issues: 2, settings, readsAlerts: true });
  await bench.put({ id, issue: 1 });
  const pull = await bench.pull({ branch: `fix/${id}` });
  await bench.merge(pull);
  return pull;
}

describe('a pull request that was closed by mistake and reopened', () => {
  test('is in review again, under the same claim', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    const before = await bench.put();
    const pull = await bench.pull();
    await closeUnmerged(pull);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'abandoned', state: 'abandoned' }]);
    expect(await bench.open()).toEqual([]);
    bench.wait(60);
    reopen(pull);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'in-review', state: 'created', changed: true }]);
    expect(bench.labels(1)).toEqual(['agent:in-review']);
    const { nonce, generation, attempt } = before;
    expect(await bench.open()).toMatchObject([{ nonce, generation, attempt, pullRequest: pull.number }]);
    expect(bench.comments(1)).toHaveLength(1);
    // And it is closed like any other.
    await bench.merge(pull);
    check(pull);
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', closed: true });
  });

  test('of a finding that was begun anew in the meantime, is reported and revives nothing', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    const pull = await bench.pull();
    await closeUnmerged(pull);
    await bench.reconcile();
    const second = await bench.put({ generation: 2, branch: 'fix/issue-1+2', nonce: 'fedcba543210' });
    bench.wait(5);
    const newer = await bench.pull({ branch: 'fix/issue-1+2' });
    reopen(pull);
    const { report } = await bench.reconcile();
    expect(report).toMatchObject([{ reason: 'duplicate-pull-request', state: 'created' }]);
    expect(report[0]?.message).toContain(`open for it as well: #${pull.number}`);
    expect(await bench.entry('issue-1')).toMatchObject({
      generation: 2,
      pullRequest: newer.number,
      nonce: second.nonce,
    });
  });

  test('of a finding that a person gave up, is reported', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    await bench.reconcile();
    const pull = await bench.pull();
    const outcome = await bench.reconcile();
    expect(outcome).toMatchObject({ reason: 'needs-human', success: true });
    expect(outcome.report).toMatchObject([{ reason: 'stray-pull-request', state: 'abandoned', changed: false }]);
    expect(outcome.report[0]?.message).toContain(`pull request ${pull.number}`);
    expect(await bench.open()).toEqual([]);
  });

  test.each(['rejected', 'abandoned'] as const)(
    'a person who fixes a finding that is %s by hand is left alone',
    async (state) => {
      bench = await createBench({ issues: 1, settings: CHECKS });
      await bench.put({ state, pullRequest: state === 'abandoned' ? 999 : null });
      await bench.pull();
      expect((await bench.reconcile()).report).toEqual([]);
    },
  );

  test('in a dry run changes nothing', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    const pull = await bench.pull();
    await closeUnmerged(pull);
    await bench.reconcile();
    reopen(pull);
    const before = await bench.ledgerHead();
    expect((await bench.reconcile({ dryRun: true })).report).toMatchObject([{ reason: 'in-review' }]);
    expect(await bench.ledgerHead()).toBe(before);
  });
});

describe('seed 8, one finding, one pull request', () => {
  test('a second one is reported with the finding, and the comment does not flicker', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    bench.wait(3);
    const own = await bench.pull();
    const other = await bench.pull({ branch: 'fix/issue-1-again' });
    const outcome = await bench.reconcile();
    expect(outcome).toMatchObject({ reason: 'needs-human', success: true });
    expect(outcome.report).toMatchObject([{ reason: 'duplicate-pull-request', state: 'created', told: true }]);
    expect(outcome.report[0]?.message).toContain(`#${other.number}`);
    expect(await bench.entry('issue-1')).toMatchObject({ pullRequest: own.number });
    expect(bench.labels(1)).toEqual(['agent:needs-human']);
    const before = bench.comments(1);
    bench.wait(60);
    bench.requests();
    await bench.reconcile();
    expect(bench.comments(1)).toEqual(before);
    expect(bench.requests().filter((request) => /^(POST|PATCH|DELETE) \/repos/.test(request))).toEqual([]);
    await closeUnmerged(other);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'in-review' }]);
    expect(bench.labels(1)).toEqual(['agent:in-review']);
  });

  test('beside a merged one that waits for its evidence', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    const own = await bench.pull();
    await bench.merge(own);
    await bench.pull({ branch: 'fix/issue-1-again' });
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'duplicate-pull-request', state: 'merged' }]);
    check(own);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed' }]);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'stray-pull-request', state: 'closed' }]);
  });

  test.each([
    ['another finding’s', { branch: 'fix/issue-2', body: 'Refs #2' }],
    ['a person’s own branch', { branch: 'feature/search', body: 'Refs #1' }],
    ['one that quotes the issue', { branch: 'fix/typo', body: '`Refs #1`' }],
  ])('%s pull request is none', async (_, options) => {
    bench = await createBench({ issues: 2, settings: CHECKS });
    await bench.put();
    await bench.pull();
    await bench.pull(options);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'in-review' }]);
  });

  test('a fork’s pull request is none', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    await bench.pull();
    await bench.pull({ branch: 'fix/issue-1', fork: await bench.sim.addFork(bench.repo, 'outsider') });
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'in-review' }]);
  });

  test('an open one whose issue somebody with write closed is reported, and nothing is concluded', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    await bench.pull();
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'stray-pull-request', state: 'created' }]);
    expect(await bench.open()).toHaveLength(1);
  });
});

describe('a finding that comes back', () => {
  test('its issue was reopened: a person is asked, and told once', async () => {
    const pull = await closed();
    check(pull);
    await bench.close(pull);
    expect(bench.labels(1)).toEqual(['agent:fixed']);
    bench.wait(60);
    bench.repo.reopenIssue(bench.repo.issue(1), { by: 'scanner[bot]' });
    const outcome = await bench.reconcile();
    expect(outcome).toMatchObject({ reason: 'needs-human', success: true });
    expect(outcome.report).toMatchObject([{ reason: 'came-back', state: 'closed', issue: 1 }]);
    expect(outcome.report[0]?.message).toContain('reopened by scanner');
    expect([bench.state(1), bench.labels(1)]).toEqual(['open', ['agent:needs-human']]);
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.comments(1)[0]).toContain('`came-back`');
    expect((await bench.reconcile()).report).toEqual([]);
  });

  const ALERT = 'closing:\n  evidence: [alert]\n';
  test('its alert is open again: the issue is reopened with what was seen', async () => {
    const pull = await closed('code-scanning-1', ALERT);
    bench.repo.alerts.codeScanning.add({ state: 'fixed' });
    bench.repo.alerts.addAnalysis({ commit: pull.pull.mergeCommit ?? '' });
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', closed: true });
    expect((await bench.reconcile()).report).toEqual([]);
    bench.wait(60);
    bench.repo.alerts.codeScanning.change(1, { state: 'open' });
    expect((await bench.reconcile({ dryRun: true })).report).toMatchObject([{ reason: 'came-back' }]);
    expect(bench.state(1)).toBe('closed');
    const { report } = await bench.reconcile();
    expect(report).toMatchObject([{ reason: 'came-back', state: 'closed', findingId: 'code-scanning-1' }]);
    expect([bench.state(1), bench.labels(1)]).toEqual(['open', ['agent:needs-human']]);
    expect(bench.comments(1)[0]).toContain('alert code-scanning 1 is open again');
    expect((await bench.reconcile()).report).toEqual([]);
  });

  test('a run that dies after reopening leaves the telling to the next one', async () => {
    const pull = await closed('code-scanning-1', ALERT);
    bench.repo.alerts.codeScanning.add({ state: 'fixed' });
    bench.repo.alerts.addAnalysis({ commit: pull.pull.mergeCommit ?? '' });
    await bench.close(pull);
    bench.repo.alerts.codeScanning.change(1, { state: 'open' });
    bench.sim.faults.add({ when: { operation: 'issues/update-comment' }, fault: { kind: 'status', status: 403 } });
    bench.sim.faults.add({ when: { operation: 'issues/add-labels' }, fault: { kind: 'status', status: 403 } });
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'came-back', told: false }]);
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'came-back', told: true }]);
    expect(bench.labels(1)).toEqual(['agent:needs-human']);
  });

  test('an alert that was open when a person closed the issue by hand is no news', async () => {
    const pull = await closed('code-scanning-1', ALERT);
    bench.repo.alerts.codeScanning.add();
    bench.repo.alerts.addAnalysis({ commit: pull.pull.mergeCommit ?? '' });
    expect(await bench.close(pull)).toMatchObject({ reason: 'verification-failed' });
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    expect((await bench.reconcile()).report).toMatchObject([{ reason: 'closed' }]);
    expect(bench.labels(1)).toEqual(['agent:fixed']);
    expect((await bench.reconcile()).report).toEqual([]);
    expect(bench.state(1)).toBe('closed');
  });
});

test('what cannot be read beside the open findings is reported, and stops nothing', async () => {
  bench = await createBench({ issues: 1, settings: CHECKS });
  await bench.put();
  await bench.pull();
  const FORBIDDEN = { type: 'FORBIDDEN', message: 'Resource not accessible by integration', path: ['target'] };
  bench.sim.faults.add({
    when: { operation: 'graphql survey' },
    fault: { kind: 'graphql-errors', errors: [FORBIDDEN] },
  });
  const outcome = await bench.reconcile();
  expect(outcome).toMatchObject({ reason: 'github-forbidden', success: false });
  expect(outcome.report.map(({ reason }) => reason).toSorted()).toEqual(['github-forbidden', 'in-review']);
});
