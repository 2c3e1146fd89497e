import { afterEach, describe, expect, test } from '@jest/globals';
import { REASONS } from '@agent-remediation/conventions';
import { CHECKS, createBench, type Bench, type BenchOptions } from './bench.ts';

/** What close-on-merge says of each step, and to whom: the trace, the message, the comment. */
let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

type Outcome = Awaited<ReturnType<Bench['close']>>;
type Pull = Awaited<ReturnType<Bench['pull']>>;
/** All but where the settings were read from. */
const rows = ({ trace }: Outcome): readonly string[] =>
  trace
    .filter(({ rule }) => rule !== 'settings')
    .map(({ verdict, rule, seen, change }) =>
      [`${verdict} ${rule}: ${seen}`, ...(change === undefined ? [] : [change])].join(' | '),
    );
const check = (pull: Pull, conclusion: string) =>
  bench.repo.addCheckRun({ name: 'test', headSha: pull.pull.mergeCommit ?? '', conclusion });

/** A merged pull request that is no finding's, in a repository without a ledger. */
async function alone(body = 'Refs #1', options: BenchOptions = {}): Promise<Pull> {
  bench = await createBench({ issues: 3, ...options });
  const pull = await bench.pull({ branch: 'feature', body });
  await bench.merge(pull);
  return pull;
}
/** The merged pull request of a finding in work. */
async function finding(settings = CHECKS): Promise<Pull> {
  bench = await createBench({ issues: 3, settings });
  await bench.put();
  const pull = await bench.pull();
  await bench.merge(pull);
  return pull;
}

describe('seed 6: without a ledger', () => {
  test('each step, and what was done', async () => {
    const pull = await alone('Title\n\nRefs #1');
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({
      reason: 'closed',
      message: `pull request ${pull.number} was merged into main by maria`,
      issue: 1,
      closed: true,
      entry: undefined,
    });
    expect(rows(outcome)).toEqual([
      'pass pull request: the repository has no ledger: every merged pull request counts',
      'pass reference: #1 in line 3 (reference)',
      'pass who merged: maria, a person',
    ]);
    expect(bench.comments(1)[0]).toContain(`was merged into main by maria`);
  });

  test('findings only, where the workflow says so', async () => {
    const pull = await alone();
    const outcome = await bench.close(pull, { pullRequests: 'ours' });
    expect(outcome).toMatchObject({
      reason: 'not-ours',
      message: `pull request ${pull.number} belongs to no open finding of the ledger`,
    });
    expect(rows(outcome)).toEqual([
      `stop pull request: ${pull.number} (branch feature) belongs to no open finding | set \`closing.pull-requests: all\``,
    ]);
    expect(await bench.close(pull, { pullRequests: 'all' })).toMatchObject({ reason: 'closed' });
  });

  test('a description that names nothing', async () => {
    const pull = await alone('Nothing.');
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({
      reason: 'no-reference',
      message: 'the description names no issue of this repository',
      issue: undefined,
    });
    expect(rows(outcome).at(-1)).toBe(
      'stop reference: the description names no issue | write `Refs #<number>` into the description',
    );
  });

  test('the seed’s own rule takes the first number as it stands', async () => {
    const pull = await alone('`#1` and Refs #2');
    const literal = await bench.close(pull, { link: 'first-reference', dryRun: true });
    expect(rows(literal)).toContain('pass reference: #1 in line 1 (first-reference)');
    expect(await bench.close(pull)).toMatchObject({ reason: 'closed', issue: 2 });
  });

  test.each([
    ['does not exist here', 'Refs #99', 'issue-missing', '#99 does not exist here'],
    ['is a pull request', 'PULL', 'reference-is-pull-request', 'is a pull request'],
    ['is closed already', 'CLOSED', 'issue-already-closed', '#1 is closed already'],
  ])('what is named %s', async (_, body, reason, message) => {
    const pull = await alone('Refs #1');
    if (body === 'CLOSED') bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    const outcome = await bench.close(pull, {
      body: body === 'PULL' ? `Refs #${pull.number}` : body === 'CLOSED' ? 'Refs #1' : body,
    });
    expect(outcome).toMatchObject({ reason, closed: false, message: expect.stringContaining(message) });
    expect(rows(outcome).at(-1)).toBe(
      `stop ${reason}: ${outcome.message} | ${REASONS[reason as 'issue-missing'].remedy}`,
    );
    expect([1, 2, 3, pull.number].flatMap((issue) => bench.comments(issue))).toEqual([]);
  });

  test('a dry run says what would be done, and does nothing', async () => {
    const pull = await alone();
    bench.requests();
    expect(await bench.close(pull, { dryRun: true })).toMatchObject({ reason: 'closed', closed: false, issue: 1 });
    expect([bench.state(1), bench.comments(1)]).toEqual(['open', []]);
    expect(bench.requests().filter((line) => /^(?:PATCH|PUT|DELETE)|^POST (?!.*graphql)/u.test(line))).toEqual([]);
  });
});

describe('evidence, where no reconcile looks again', () => {
  const END = 'so nothing looks again by itself: re-run this job then, or close the issue by hand';
  const asked = { verify: 'checks' } as const;
  test.each([
    ['not there yet', { checks: ['test'] }, undefined, 'merged-awaiting-evidence', 'test: absent'],
    ['against it', { checks: ['test'] }, 'failure', 'verification-failed', 'test: failure'],
    ['not named', {}, 'success', 'checks-not-named', 'no check is named'],
    ['not possible', { evidence: ['alert'] as const }, 'success', 'evidence-not-possible', 'alert: the pull request'],
  ] as const)('%s', async (_, input, conclusion, reason, seen) => {
    const pull = await alone();
    if (conclusion !== undefined) check(pull, conclusion);
    const outcome = await bench.close(pull, { ...asked, ...input });
    expect(outcome).toMatchObject({ reason, closed: false, issue: 1, success: true });
    expect(outcome.message.startsWith(seen)).toBe(true);
    expect(outcome.message.endsWith(`; there is no ledger, ${END}`)).toBe(true);
    expect(bench.state(1)).toBe('open');
    expect(bench.comments(1)[0]).toContain('re-run this job');
  });

  test('a pull request beside the findings of a ledger', async () => {
    const pull = await alone('Refs #2', { settings: `${CHECKS}  pull-requests: all\n` });
    await bench.put();
    const outcome = await bench.close(pull, asked);
    expect(outcome.message).toBe(
      `test: absent (on ${(pull.pull.mergeCommit ?? '').slice(0, 12)}); it is no finding of the ledger, ${END}`,
    );
    expect(rows(outcome)[0]).toBe('pass pull request: `pull-requests: all`');
  });

  test('what this run hands in counts in this run', async () => {
    const pull = await alone();
    const handedIn = (reproducer: 'success' | 'failure') => ({ commit: undefined, scans: undefined, reproducer });
    const input = { ...asked, evidence: ['reproducer'] as const };
    expect(await bench.close(pull, { ...input, handedIn: handedIn('failure') })).toMatchObject({
      reason: 'verification-failed',
    });
    expect(await bench.close(pull, { ...input, handedIn: handedIn('success') })).toMatchObject({ reason: 'closed' });
  });

  test('workflows that the inputs name win over the settings', async () => {
    const pull = await alone('Refs #1', { settings: 'closing:\n  evidence: [workflows]\n  workflows: [Other]\n' });
    const named = await bench.close(pull, { ...asked, workflows: ['CI'] });
    expect(named.message).toMatch(/^CI: absent/u);
    expect((await bench.close(pull, asked)).message).toMatch(/^Other: absent/u);
  });
});

describe('a finding’s pull request', () => {
  test('each step, and what was done', async () => {
    const pull = await finding();
    check(pull, 'success');
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason: 'closed', issue: 1, closed: true, entry: { state: 'closed' } });
    expect(rows(outcome)).toEqual([
      `pass pull request: ${pull.number} belongs to the finding issue-1`,
      'pass base branch: main is listed',
      'pass who merged: maria, a person',
      'pass reference: #1 in line 1 (reference)',
      `pass verification: test: success (on ${(pull.pull.mergeCommit ?? '').slice(0, 12)})`,
    ]);
  });

  test('another issue is named first', async () => {
    const pull = await finding();
    const outcome = await bench.close(pull, { body: 'Refs #2' });
    expect(outcome).toMatchObject({
      reason: 'reference-mismatch',
      message: 'the description names #2, the finding came from #1',
      issue: 1,
      entry: { findingId: 'issue-1', state: 'created' },
    });
    expect(rows(outcome).at(-1)).toBe(
      'stop reference: #2, but the finding is #1 | write `Refs #1` first in the description; then close the issue by hand',
    );
    expect(bench.comments(1)[0]).toContain('write `Refs #1` first');
  });

  test('the issue of a finding in work is named by another pull request', async () => {
    await finding(`${CHECKS}  pull-requests: all\n`);
    const other = await bench.pull({ branch: 'docs', body: 'Refs #1' });
    await bench.merge(other);
    const outcome = await bench.close(other);
    expect(outcome).toMatchObject({
      reason: 'not-ours',
      message: '#1 is a finding in work: its own pull request closes it, or a person',
    });
    expect(rows(outcome).at(-1)).toBe('stop reference: #1 is the finding issue-1, which is in work | close it by hand');
    expect(bench.comments(1)).toEqual([]);
  });

  test('a fork', async () => {
    const pull = await finding();
    const outcome = await bench.close(pull, {
      merge: { kind: 'merged', number: pull.number, body: 'Refs #1', fromFork: true },
    });
    expect(outcome).toMatchObject({ reason: 'fork', message: `pull request ${pull.number} comes from a fork` });
    expect(rows(outcome)).toEqual([
      `stop pull request: ${pull.number} comes from a fork | reconcile finishes it by polling`,
    ]);
  });

  test('GitHub does not show it as merged', async () => {
    bench = await createBench({ issues: 1, settings: CHECKS });
    await bench.put();
    const pull = await bench.pull();
    expect((await bench.close(pull)).message).toBe(`GitHub does not show pull request ${pull.number} as merged`);
    await bench.sim.human.close(bench.repo, pull, { by: 'maria' });
    expect(await bench.close(pull)).toMatchObject({ reason: 'not-merged', closed: false });
  });

  test('none asked for: the issue is closed, and that is said', async () => {
    const pull = await finding('closing:\n  verify: none\n');
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason: 'closed', message: 'merged; no verification asked for', closed: true });
    expect(rows(outcome).at(-1)).toBe(
      'note verification: none asked for: the issue is closed, the finding stays `merged` | set `closing.verify: checks`',
    );
  });

  test('its issue is gone', async () => {
    const pull = await finding();
    check(pull, 'success');
    bench.repo.state.issues.delete(1);
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason: 'issue-missing', closed: false });
    expect(outcome.message).toMatch(/^test: success .*; #1 does not exist here any more$/u);
    expect(rows(outcome)).toContain('note issue: #1 does not exist here any more | close it where it lives now');
  });

  test('after the deadline a person is told since when, in words that do not change every day', async () => {
    const pull = await finding();
    await bench.close(pull);
    bench.wait(7 * 24 * 60 - 5);
    expect(await bench.close(pull)).toMatchObject({ reason: 'merged-awaiting-evidence' });
    bench.wait(10);
    const outcome = await bench.close(pull);
    expect(outcome.reason).toBe('verification-overdue');
    expect(outcome.message).toMatch(/^test: absent .*; more than 7 days after the merge$/u);
  });

  test('a dry run of what waits writes nothing and reopens nothing', async () => {
    const pull = await finding();
    check(pull, 'failure');
    const head = await bench.ledgerHead();
    expect(await bench.close(pull, { dryRun: true })).toMatchObject({
      reason: 'verification-failed',
      entry: { state: 'merged' },
    });
    expect([await bench.ledgerHead(), bench.comments(1), bench.labels(1)]).toEqual([head, [], []]);
  });
});

describe('what goes wrong on the way', () => {
  test.each([
    ['labels of ours exist', undefined],
    ['the settings name one', 'ledger:\n  repository: acme/ledger\n'],
  ])('the ledger is missing, although %s', async (_, settings) => {
    bench = await createBench({ issues: 1, ...(settings === undefined ? {} : { settings }) });
    if (settings === undefined) bench.repo.createLabel('agent:working', 'ffffff');
    else await bench.sim.addRepository({ owner: 'acme', name: 'ledger', private: true, files: { a: '1' } });
    const pull = await bench.pull();
    await bench.merge(pull);
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({
      reason: 'ledger-missing',
      message: 'the ledger branch does not exist, but this repository was in use or names a ledger',
      success: false,
    });
    expect(outcome.trace.at(-1)?.change).toBe(REASONS['ledger-missing'].remedy);
  });

  test.each([
    ['graphql facts', /^github-/u],
    ['graphql pullRequest', /^github-unavailable$/u],
  ])('%s cannot be read', async (operation, reason) => {
    const pull = await finding();
    bench.sim.faults.add({ when: { operation, times: 99 }, fault: { kind: 'status', status: 502 } });
    const outcome = await bench.close(pull);
    expect(outcome.reason).toMatch(reason);
    expect(outcome).toMatchObject({ success: false, closed: false, entry: undefined });
    expect(rows(outcome).at(-1)).toMatch(/^stop github-/u);
    expect(bench.state(1)).toBe('open');
  });

  test('the last write of a finding fails: that is said, and the finding stays open', async () => {
    const pull = await finding();
    check(pull, 'success');
    bench.sim.faults.add({
      when: { operation: 'graphql write', nth: 2, times: 99 },
      fault: { kind: 'status', status: 403 },
    });
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ success: false, closed: true, issue: 1 });
    expect(outcome.reason).toMatch(/^ledger-/u);
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'merged' });
    expect(bench.state(1)).toBe('closed');
  });

  test('people who could not be told for a reason that passes: the finding is not ended', async () => {
    const pull = await finding();
    check(pull, 'success');
    bench.sim.faults.add({
      when: { operation: 'issues/create-comment', times: 99 },
      fault: { kind: 'status', status: 502 },
    });
    const outcome = await bench.close(pull);
    expect(outcome).toMatchObject({ reason: 'closed', closed: true, entry: { state: 'merged' } });
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'merged' });
  });
});
