import { afterEach, describe, expect, test } from '@jest/globals';
import { REASONS } from '@agent-remediation/conventions';
import { GitHubFault } from '@agent-remediation/github';
import { createBench, type Bench, type BenchOptions } from './bench.ts';

/** What create-session says of each step, and to whom: the trace, the message, the comment, the colour of the run. */
let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

type Outcome = Awaited<ReturnType<Bench['handOff']>>;

async function start(settings?: string, options: BenchOptions = {}): Promise<void> {
  bench = await createBench({ issues: 2, ...(settings === undefined ? {} : { settings }), ...options });
}
const label = (name = 'ready-for-agent', by = 'maria') => bench.repo.addLabel(bench.repo.issue(1), name, { by });
const says = (body: string) => bench.repo.comment(bench.repo.issue(1), body, { by: 'maria' }).delivery;
const dispatch = (id = 'SEC-1') =>
  bench.repo.dispatch('security-finding', { finding_id: id, description: 'A hole.' }, { by: 'maria' });
const rows = ({ trace }: Outcome): readonly string[] =>
  trace.map(({ verdict, rule, seen, change }) =>
    [`${verdict} ${rule}: ${seen}`, ...(change === undefined ? [] : [change])].join(' | '),
  );
const posts = (): number => bench.requests().filter((line) => line.includes('sessions/create')).length;

describe('what a stop says', () => {
  test('D12: the variable, cut to 200 characters', async () => {
    await start();
    const outcome = await bench.handOff(label(), { halt: 'h'.repeat(300) });
    expect(outcome.message).toBe(`the kill switch variable is set: ${'h'.repeat(200)}`);
    expect(rows(outcome)).toEqual([
      `stop kill switch: the variable says: ${'h'.repeat(200)} | clear the variable that the workflow passes as \`halt\``,
    ]);
    expect(outcome).toMatchObject({ isNew: false, item: undefined, entry: undefined, request: undefined });
  });

  test('D11: another engine, whichever this one is', async () => {
    await start('engine: batch\n');
    const outcome = await bench.handOff(label('agent-remediate'));
    expect(outcome).toMatchObject({ reason: 'other-engine', message: 'the settings say `engine: batch`' });
    expect(rows(outcome).at(-1)).toBe('stop engine: `engine: batch` | set `engine: session` in the settings');
    const other = await bench.handOff(label(), { engine: 'batch' });
    expect(other.reason).toBe('other-engine');
    expect(rows(other).at(-1)).toBe('stop engine: `engine: batch` | set `engine: batch` in the settings');
    expect(posts()).toBe(0);
  });

  test('P3: the issue was closed in the meantime', async () => {
    await start();
    const [delivery, command] = [label(), says('/agent remediate')];
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    const outcome = await bench.handOff(delivery);
    expect(outcome).toMatchObject({ reason: 'issue-closed', success: true });
    expect(bench.comments(1)).toEqual([]);
    expect(rows(outcome).filter((row) => row.startsWith('stop'))).toEqual([
      'stop issue: #1 is closed | reopen the issue and trigger again',
    ]);
    expect([posts(), await bench.ledgerHead()]).toEqual([0, undefined]);
    expect(await bench.handOff(command)).toMatchObject({ reason: 'issue-closed', success: true });
    expect(bench.comments(1)[0]).toContain('issue-closed');
  });

  test('a request that the service would refuse never becomes a claim, and the issue is told', async () => {
    await start();
    const outcome = await bench.handOff(label(), { options: { secret_ids: [], repos: ['not a name'] } });
    expect(outcome).toMatchObject({ reason: 'input-invalid', success: false, item: { issue: 1 } });
    expect(rows(outcome).at(-1)).toBe(`stop input-invalid: ${outcome.message} | ${REASONS['input-invalid'].remedy}`);
    expect([posts(), await bench.ledgerHead(), bench.comments(1).length]).toEqual([0, undefined, 1]);
  });
});

describe('what goes wrong on the way', () => {
  const broken = (error: unknown) => ({
    randomHex: () => {
      throw error;
    },
  });

  test.each<readonly [string, () => unknown, string, RegExp]>([
    ['an error of our own', () => new TypeError('broken'), 'bug', /^TypeError: broken\n\s+at /u],
    ['what is no error at all', () => 'broken', 'bug', /^broken$/u],
    ['an error without a stack', () => Object.assign(new Error('broken'), { stack: undefined }), 'bug', /^broken$/u],
    [
      'GitHub refuses',
      () => new GitHubFault('no', { status: 403, ran: 'no', cause: undefined }),
      'github-forbidden',
      /^talking to GitHub: no/u,
    ],
    [
      'GitHub does not answer',
      () => new GitHubFault('gone', { ran: 'no', cause: undefined }),
      'github-unavailable',
      /^talking to GitHub: gone/u,
    ],
  ])('%s: by name, once, with what to do', async (_, error, reason, message) => {
    await start();
    const outcome = await bench.handOff(label(), {}, broken(error()));
    expect(outcome).toMatchObject({ reason, success: false, isNew: false, entry: undefined, posted: undefined });
    expect(outcome.message).toMatch(message);
    expect(outcome.trace.filter(({ verdict }) => verdict === 'stop')).toEqual([
      {
        rule: reason,
        seen: outcome.message,
        verdict: 'stop',
        change: REASONS[reason as 'bug'].remedy,
      },
    ]);
    expect(posts()).toBe(0);
  });

  test('facts that were read before are not read again', async () => {
    await start();
    const delivery = dispatch();
    await bench.handOff(delivery);
    bench.requests();
    const facts = Promise.reject(new GitHubFault('first', { status: 500, ran: 'no', cause: undefined }));
    facts.catch(() => {});
    const outcome = await bench.handOff(delivery, {}, { facts });
    expect([outcome.reason, outcome.message, bench.requests()]).toEqual([
      'github-unavailable',
      'talking to GitHub: first',
      [],
    ]);
  });
});

describe('who is told what', () => {
  test('a command is answered, also where a label would change nothing', async () => {
    await start();
    await bench.handOff(label());
    const before = bench.comments(1)[0];
    bench.requests();
    const outcome = await bench.handOff(says('/agent remediate'));
    expect(outcome).toMatchObject({ reason: 'already-handed-off', success: true });
    expect(bench.requests().some((line) => line.includes('comment'))).toBe(true);
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.comments(1)[0]).not.toBe(before);
    const again = await bench.handOff(label());
    expect(again).toMatchObject({ reason: 'already-handed-off', success: true });
  });

  test('a session that was created is told without the steps that led to it; a refusal with them', async () => {
    await start();
    await bench.handOff(label());
    expect(bench.comments(1)[0]).not.toContain('kill switch');
    const why = await bench.handOff(says('/agent why'));
    expect(why.reason).toBe('why-answered');
    expect(why.message).toMatch(/^If it were asked for now: nothing would be created: .*\.$/u);
    expect(bench.comments(1)[0]).toContain('state in the ledger');
    expect(bench.comments(1)[0]).toContain('wait for the draft pull request');
  });

  test('/agent why posts nothing, writes nothing, and leaves the claim as it is', async () => {
    await start();
    await bench.handOff(label());
    const head = await bench.ledgerHead();
    bench.requests();
    await bench.handOff(says('/agent why'));
    expect([posts(), await bench.ledgerHead()]).toEqual([0, head]);
  });

  test('a request that the ledger holds for 16 minutes is told as unknown', async () => {
    await start();
    await bench.put({ id: 'issue-1', state: 'posting' });
    bench.wait(16);
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'needs-retry', success: true });
    expect(bench.labels(1)).toContain('agent:needs-human');
    expect(bench.comments(1)[0]).toContain('/agent retry');
  });

  test('a dry run tells nobody, whatever it comes to', async () => {
    await start();
    const delivery = label();
    bench.repo.closeIssue(bench.repo.issue(1), { by: 'maria' });
    bench.requests();
    const outcome = await bench.handOff(delivery, { dryRun: true });
    expect(outcome).toMatchObject({ reason: 'issue-closed', success: true });
    expect(bench.requests().filter((line) => !line.startsWith('GET') && !line.includes('graphql'))).toEqual([]);
    expect(bench.comments(1)).toEqual([]);
  });

  test('a comment that cannot be written leaves a refusal red', async () => {
    await start();
    await bench.put({ id: 'issue-1', state: 'rejected' });
    const delivery = label();
    bench.sim.faults.add({
      when: { operation: 'issues/create-comment', times: 9 },
      fault: { kind: 'status', status: 403 },
    });
    const outcome = await bench.handOff(delivery);
    expect(outcome).toMatchObject({ reason: 'needs-retry', success: false });
    expect(rows(outcome).join('\n')).toContain('note tracking comment: ');
  });

  test.each([
    ['an outsider', 'outsider', 'not-authorised'],
    ['a bot', 'helper[bot]', 'bot-not-listed'],
  ])('P4: %s on an issue is not answered, and the run is green', async (_, by, reason) => {
    await start();
    bench.requests();
    const outcome = await bench.handOff(label('ready-for-agent', by));
    expect(outcome).toMatchObject({ reason, success: true, item: undefined });
    expect(bench.requests().filter((line) => /^(?:POST|PATCH|PUT|DELETE) .*issues/u.test(line))).toEqual([]);
  });
});

describe('a finding that comes from no issue marks the repository as used', () => {
  const labels = () => [...bench.repo.state.labels.keys()].filter((name) => name.startsWith('agent:'));

  test('once it is in the ledger', async () => {
    await start();
    const outcome = await bench.handOff(dispatch());
    expect(labels().length).toBeGreaterThan(3);
    expect(rows(outcome).join()).not.toContain('status labels');
  });

  test.each<readonly [string, Parameters<Bench['handOff']>[1]]>([
    ['not without a ledger', { ledger: 'off' }],
    ['not in a dry run', { dryRun: true }],
  ])('%s', async (_, input) => {
    await start();
    await bench.handOff(dispatch(), input);
    expect(labels()).toEqual([]);
  });

  test('not in a dry run that finds an entry', async () => {
    await start();
    await bench.put({ id: 'SEC-1', issue: null });
    await bench.handOff(dispatch(), { dryRun: true });
    expect(labels()).toEqual([]);
  });

  test('what keeps it off is noted, with what to do', async () => {
    await start();
    bench.sim.faults.add({
      when: { operation: 'issues/create-label', times: 9 },
      fault: { kind: 'status', status: 403 },
    });
    const outcome = await bench.handOff(dispatch());
    expect(outcome).toMatchObject({ reason: 'session-created', success: true });
    expect(rows(outcome).at(-1)).toMatch(
      /^note status labels: .*403.* \| give the token `issues: write`, or create the labels by hand$/u,
    );
  });
});
