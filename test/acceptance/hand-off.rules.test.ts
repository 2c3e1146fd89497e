import { afterEach, describe, expect, test } from '@jest/globals';
import type { CreateSessionInput } from '@agent-remediation/remediation';
import { createBench, type Bench, type BenchOptions } from './bench.ts';

/** What create-session decides, in this process, step by step: who, where, which finding, on which state, and what is told. */
let bench: Bench;
afterEach(async () => {
  await bench.sim.close();
  bench.sim.assertStrict();
});

type Event = Parameters<Bench['handOff']>[0];
const SETTINGS = '.github/agent-remediation.yml';
const EVIL = 'https://evil.example/';

async function start(settings?: string, options: BenchOptions = {}): Promise<Bench> {
  bench = await createBench({ issues: 2, ...(settings === undefined ? {} : { settings }), ...options });
  return bench;
}
const label = (name = 'ready-for-agent', by = 'maria', issue = 1): Event =>
  bench.repo.addLabel(bench.repo.issue(issue), name, { by });
const says = (body: string, by = 'maria'): Event => bench.repo.comment(bench.repo.issue(1), body, { by }).delivery;
const dispatch = (id = 'code-scanning-7', by = 'maria'): Event =>
  bench.repo.dispatch('security-finding', { finding_id: id, description: 'A hole.\nIn line 3.' }, { by });
const ticket = (ref?: string): Event =>
  bench.repo.workflowDispatch(
    'agent-ticket.yml',
    { ticket_key: 'SEC-9', brief: 'Mend it.' },
    { by: 'maria', ...(ref === undefined ? {} : { ref }) },
  );
const posts = (): number => bench.requests().filter((line) => line.includes('sessions/create')).length;
const rowsOf = (outcome: Awaited<ReturnType<Bench['handOff']>>, verdict: string): readonly string[] =>
  outcome.trace.filter((row) => row.verdict === verdict).map(({ rule, seen }) => `${rule}: ${seen}`);
const session = (): Readonly<Record<string, unknown>> => ({ ...bench.sim.sessions.last?.request });

describe('a hand-off from end to end', () => {
  test('a label: claim, one session, one comment, the status label', async () => {
    await start();
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'session-created', success: true, isNew: true });
    expect([posts(), bench.sim.sessions.length]).toEqual([1, 1]);
    expect(await bench.entry('issue-1')).toMatchObject({
      state: 'created',
      issue: 1,
      attempt: 1,
      generation: 1,
      runId: '4711',
      branch: 'fix/issue-1',
      session: { attempt: 1, id: bench.sim.sessions.last?.id },
    });
    expect(bench.labels(1)).toContain('agent:working');
    expect(bench.comments(1)).toHaveLength(1);
    expect(bench.comments(1)[0]).toContain('issue-1');
    expect(rowsOf(outcome, 'stop')).toEqual([]);
    expect(rowsOf(outcome, 'pass').join('\n')).toMatch(/finding: issue-1 \(generic\), fingerprint 1-[0-9a-f]{40}/);
    expect(session()).toMatchObject({ repos: ['acme/shop'], secret_ids: [] });
  });

  test('the same label delivered again: nothing is posted, nothing is said', async () => {
    await start();
    const delivery = label();
    await bench.handOff(delivery);
    bench.requests();
    const again = await bench.handOff(delivery);
    expect(again).toMatchObject({ reason: 'already-handed-off', success: true, isNew: false });
    expect([posts(), bench.comments(1).length]).toEqual([0, 1]);
  });

  test('seed 6: a dispatch: no issue is told, and the repository is marked as used', async () => {
    await start();
    expect(await bench.handOff(dispatch())).toMatchObject({ reason: 'session-created', success: true });
    expect(await bench.entry('code-scanning-7')).toMatchObject({ state: 'created', issue: null });
    expect(String(session()['title'])).toContain('A hole.');
    expect([...bench.repo.state.labels.keys()].filter((name) => name.startsWith('agent:')).length).toBeGreaterThan(3);
    bench.requests();
    await bench.handOff(dispatch('code-scanning-8'));
    expect(bench.requests().filter((line) => line.includes('/labels'))).toEqual([]);
  });

  test('labels that cannot be created do not undo a hand-off', async () => {
    await start();
    bench.sim.faults.add({
      when: { operation: 'issues/create-label', times: 9 },
      fault: { kind: 'status', status: 403 },
    });
    const outcome = await bench.handOff(dispatch());
    expect(outcome).toMatchObject({ reason: 'session-created', success: true });
    expect(rowsOf(outcome, 'note').join('\n')).toContain('status labels');
  });

  test('seed 6: a ticket is started on the default branch', async () => {
    await start();
    expect(await bench.handOff(ticket())).toMatchObject({ reason: 'session-created', item: { ticketKey: 'SEC-9' } });
    expect(await bench.entry('SEC-9')).toMatchObject({ state: 'created' });
  });

  test('a ticket for an issue is told on the issue and claims the same finding (D2)', async () => {
    await start();
    await bench.handOff(dispatch('issue-1'));
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'created', issue: 1 });
    expect(await bench.handOff(label())).toMatchObject({ reason: 'already-handed-off' });
  });
});

describe('kill switches (D12)', () => {
  test('the variable: nothing is read, nothing is posted; where an issue shows it the run is green', async () => {
    await start();
    const outcome = await bench.handOff(label(), { halt: 'key leaked' });
    expect(outcome).toMatchObject({ reason: 'halted', success: true, message: expect.stringContaining('key leaked') });
    expect(rowsOf(outcome, 'stop')).toEqual(['kill switch: the variable says: key leaked']);
    expect(bench.requests()).toEqual([]);
    expect(await bench.handOff(dispatch(), { halt: 'x'.repeat(999) })).toMatchObject({
      reason: 'halted',
      success: false,
    });
  });

  test('the file on the ledger', async () => {
    await start();
    await bench.put({ id: 'issue-2' });
    await bench.ledgerFile('HALT', 'stop all');
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'halted', message: expect.stringContaining('stop all') });
    expect(posts()).toBe(0);
  });
});

describe('who may ask (P4)', () => {
  test.each([
    ['an outsider’s label', () => label('ready-for-agent', 'outsider'), 'not-authorised', true],
    ['an outsider’s dispatch', () => dispatch('finding-1', 'outsider'), 'not-authorised', false],
    ['a bot that nobody listed', () => label('ready-for-agent', 'helper[bot]'), 'bot-not-listed', true],
    ['a ticket on another branch', () => ticket('refs/heads/other'), 'not-default-branch', false],
  ] as const)('%s', async (_, event, reason, success) => {
    await start();
    const outcome = await bench.handOff(event());
    expect(outcome).toMatchObject({ reason, success });
    expect([posts(), bench.comments(1).length, await bench.ledgerHead()]).toEqual([0, 0, undefined]);
  });

  test('a sender who is not on the list of dispatch senders', async () => {
    await start('authorise:\n  dispatch-senders: [scanner]\n');
    expect(await bench.handOff(dispatch())).toMatchObject({ reason: 'not-authorised', success: false });
    bench.repo.setPermission('Scanner', 'write');
    expect(await bench.handOff(dispatch('code-scanning-7', 'Scanner'))).toMatchObject({ reason: 'session-created' });
  });

  test('a permission that cannot be looked up refuses', async () => {
    await start();
    const delivery = label();
    bench.sim.faults.add({
      when: { operation: 'repos/get-collaborator-permission-level', times: 9 },
      fault: { kind: 'status', status: 500 },
    });
    expect(await bench.handOff(delivery)).toMatchObject({ reason: 'permission-unknown', success: false });
    expect(posts()).toBe(0);
  });

  test.each([
    ['by the same person within a day', 'maria', 1, 'session-created'],
    ['by the same person after a day', 'maria', 25, 'payload-too-old'],
    ['by somebody without write', 'outsider', 1, 'not-authorised'],
    ['by a bot', 'helper[bot]', 1, 'bot-not-listed'],
  ])('a re-run %s', async (_, triggeringActor, hours, reason) => {
    await start();
    const delivery = label();
    bench.wait(hours * 60);
    const run = { runId: '4711', attempt: 2, triggeringActor };
    expect(await bench.handOff(delivery, { run })).toMatchObject({ reason });
    expect(posts()).toBe(reason === 'session-created' ? 1 : 0);
  });

  test('a re-run of a dispatch of unknown age', async () => {
    await start();
    const run = { runId: '4711', attempt: 2, triggeringActor: 'maria' };
    const unknown = { runCreatedAt: () => Promise.resolve(undefined) };
    expect(await bench.handOff(dispatch(), { run }, unknown)).toMatchObject({ reason: 'payload-too-old' });
  });
});

describe('which engine answers (D11)', () => {
  test.each([
    ['the label of the session engine', 'session', () => label(), 'session-created'],
    ['it answers under engine: batch too', 'batch', () => label(), 'session-created'],
    ['the shared label', 'session', () => label('agent-remediate'), 'session-created'],
    ['the shared label under engine: batch', 'batch', () => label('agent-remediate'), 'other-engine'],
    ['the shared command under engine: batch', 'batch', () => says('/agent remediate'), 'other-engine'],
    ['a dispatch under engine: batch', 'batch', () => dispatch(), 'session-created'],
  ] as const)('%s', async (_, engine, event, reason) => {
    await start(`engine: ${engine}\n`);
    expect(await bench.handOff(event())).toMatchObject({ reason });
    expect(posts()).toBe(reason === 'session-created' ? 1 : 0);
  });
});

describe('where an agent may work', () => {
  const other = async (name: string, isPrivate: boolean): Promise<void> => {
    await bench.sim.addRepository({
      owner: 'acme',
      name,
      private: isPrivate,
      defaultBranch: 'trunk',
      files: { a: '1' },
    });
  };
  const write = (text: string): Promise<string> =>
    bench.repo.push('main', { [SETTINGS]: `version: 1\n${text}` }, { by: 'maria' });

  test('a target of its own: the agent works there, from its default branch', async () => {
    await start('target-repository: acme/code\n');
    await other('code', true);
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'session-created' });
    expect(session()['repos']).toEqual(['acme/code']);
    expect(String(session()['prompt'])).toContain('trunk');
    expect(rowsOf(outcome, 'pass')).toContain('base branch: trunk, the default branch of acme/code');
  });

  test('a base branch that the settings name holds there', async () => {
    await start('target-repository: acme/code\nbase-branch: release\n');
    await other('code', true);
    await bench.handOff(label());
    expect(String(session()['prompt'])).toContain('release');
    expect(String(session()['prompt'])).not.toContain('trunk');
  });

  test('a target that cannot be read needs a base branch', async () => {
    await start('target-repository: acme/nowhere\n');
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'base-branch-unknown' });
    expect(rowsOf(outcome, 'stop')).toEqual(['base branch: acme/nowhere cannot be read']);
  });

  test('findings of a private repository go to no public target, unless the settings say so', async () => {
    await start('target-repository: acme/open\n');
    await other('open', false);
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'public-repository', message: expect.stringContaining('acme/open') });
    expect(rowsOf(outcome, 'stop')).toEqual(['target repository: acme/open is public']);
    await write('target-repository: acme/open\nallow-public: true\n');
    expect(await bench.handOff(label('ready-for-agent', 'maria', 2))).toMatchObject({ reason: 'session-created' });
  });

  test('the target may be this repository, in other letters', async () => {
    await start('target-repository: ACME/Shop\n');
    expect(await bench.handOff(label())).toMatchObject({ reason: 'session-created' });
  });

  test('findings of a private repository go to no public ledger', async () => {
    await start('ledger:\n  repository: acme/open\n');
    await other('open', false);
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'public-ledger' });
    expect(rowsOf(outcome, 'stop')).toEqual(['ledger: acme/open is not private']);
    expect(posts()).toBe(0);
  });

  test('a private ledger of its own that does not exist is not made by one of those who share it', async () => {
    await start('ledger:\n  repository: acme/ledger\n');
    await other('ledger', true);
    expect(await bench.handOff(label())).toMatchObject({ reason: 'ledger-missing', success: false });
    expect(posts()).toBe(0);
  });
});

describe('commands on an issue', () => {
  test('why: answers with the trace, posts nothing', async () => {
    await start();
    const outcome = await bench.handOff(says('/agent why'));
    expect(outcome).toMatchObject({ reason: 'why-answered', success: true });
    expect(outcome.message).toBe('If it were asked for now: a session would be created.');
    expect([posts(), bench.comments(1).length]).toEqual([0, 1]);
    expect(bench.comments(1)[0]).toContain('a session would be created');
  });

  test('retry: not while the pull request is open; once it is closed, one more attempt', async () => {
    await start();
    await bench.handOff(label());
    const pull = await bench.pull();
    // A command of the very second of the claim counts as older than it: GitHub's times know whole seconds.
    bench.wait(1);
    bench.requests();
    const refused = await bench.handOff(says('/agent retry'));
    expect([refused.reason, posts()]).toEqual(['retry-not-needed', 0]);
    await bench.sim.human.close(bench.repo, pull, { by: 'maria' });
    const again = await bench.handOff(says('/agent retry'));
    expect(again).toMatchObject({ reason: 'session-created', isNew: true });
    expect(await bench.entry('issue-1')).toMatchObject({ attempt: 2 });
  });
});

describe('a dry run', () => {
  const dry: Partial<CreateSessionInput> = { dryRun: true };
  test('shows the request, writes and tells nothing', async () => {
    await start();
    const outcome = await bench.handOff(label(), dry);
    expect(outcome).toMatchObject({ reason: 'dry-run', success: true, message: 'a session would be created' });
    expect(outcome.request?.prompt).toContain('fix/issue-1');
    expect(rowsOf(outcome, 'note')).toContain('ledger: there is none yet; the first hand-off creates it');
    expect([posts(), bench.comments(1).length, await bench.ledgerHead()]).toEqual([0, 0, undefined]);
  });

  test('says why nothing would be created', async () => {
    await start();
    await bench.put({ id: 'issue-1', state: 'posting' });
    const outcome = await bench.handOff(label(), dry);
    expect(outcome.message).toMatch(/^nothing would be created: /u);
    expect(outcome).toMatchObject({ reason: 'dry-run', entry: { state: 'posting' } });
    expect(rowsOf(outcome, 'note').join()).not.toContain('there is none yet');
  });

  test('of a dispatch: the repository is not marked as used', async () => {
    await start();
    await bench.handOff(dispatch(), dry);
    expect(bench.requests().filter((line) => line.includes('/labels'))).toEqual([]);
  });
});

describe('without a ledger (D35)', () => {
  test('one request, said loudly, nothing written down', async () => {
    await start();
    const outcome = await bench.handOff(label(), { ledger: 'off' });
    expect(outcome).toMatchObject({ reason: 'session-created', isNew: true, entry: undefined });
    expect(rowsOf(outcome, 'note').join('\n')).toContain('off: no claim, no caps');
    expect(await bench.ledgerHead()).toBeUndefined();
    expect(await bench.handOff(label('ready-for-agent', 'maria', 2), { ledger: 'off', dryRun: true })).toMatchObject({
      reason: 'dry-run',
      message: 'a session would be created, without a ledger',
    });
    expect(posts()).toBe(1);
  });
});

describe('what the service answers', () => {
  type Fault = Parameters<Bench['sim']['faults']['add']>[0]['fault'];
  const answers = (fault: Fault): void =>
    bench.sim.faults.add({ when: { operation: 'sessions/create', times: 9 }, fault });

  test.each([
    [401, 'session-unauthorised'],
    [402, 'session-out-of-credits'],
    [403, 'session-forbidden'],
    [404, 'session-not-found'],
    [409, 'session-invalid'],
    [413, 'session-invalid'],
    [422, 'session-invalid'],
    [418, 'session-invalid'],
  ])('%s: rejected, with the words of the service', async (status, reason) => {
    await start();
    answers({ kind: 'status', status, body: { detail: 'no' } });
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason, success: false, posted: { status, text: '{"detail":"no"}' } });
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'rejected' });
    expect([posts(), bench.comments(1).length]).toEqual([1, 1]);
    expect(outcome.trace.at(-1)).toMatchObject({ rule: 'session', verdict: 'stop' });
  });

  test('302: no redirect is followed, and it is not known what became of it or it is refused', async () => {
    await start();
    answers({ kind: 'redirect', location: EVIL });
    expect((await bench.handOff(label())).success).toBe(false);
    expect(posts()).toBe(1);
  });

  test.each([500, 502, 408, 425])('P15: %s: unknown, never sent again', async (status) => {
    await start();
    answers({ kind: 'status', status });
    const outcome = await bench.handOff(label());
    expect(outcome).toMatchObject({ reason: 'session-unknown', success: false });
    expect(rowsOf(outcome, 'stop').join()).toContain('no session of this claim is listed yet');
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'posting' });
    expect([posts(), bench.labels(1).includes('agent:needs-human')]).toEqual([1, true]);
  });

  test.each([
    ['by its tag', undefined],
    ['by the nonce in its title', 'session:\n  dedupe-tag: none\n'],
  ])('P15: the answer is lost, the session is found again %s', async (how, settings) => {
    await start(settings);
    answers({ kind: 'status-after-effect', status: 502 });
    const outcome = await bench.handOff(label());
    const last = bench.sim.sessions.last;
    expect(outcome).toMatchObject({
      reason: 'session-created',
      isNew: true,
      posted: { sessionId: last?.id },
    });
    expect(rowsOf(outcome, 'pass').join()).toContain(
      settings === undefined ? 'found again by its tag' : 'by its title',
    );
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'created', session: { id: last?.id } });
    expect([how, posts()]).toEqual([how, 1]);
  });

  test.each([
    ['the settings forbid to list', 'session:\n  read-back: false\n', 'allowed', 'sessions are not listed'],
    ['the key may not list', undefined, 'forbidden', 'sessions cannot be listed (403)'],
  ] as const)('P15: the answer is lost and %s: a person is told', async (_, settings, listing, seen) => {
    await start(settings);
    if (listing === 'forbidden') bench.sim.sessions.settings.listing = 'forbidden';
    answers({ kind: 'status-after-effect', status: 502 });
    const outcome = await bench.handOff(label());
    expect(outcome.reason).toBe('session-unknown');
    expect(rowsOf(outcome, 'stop').join()).toContain(seen);
  });

  test('D9: an answer that holds the key or something like a secret is withheld, and so is too large a one', async () => {
    for (const [body, says, issue] of [
      [{ session_id: 's', echo: 'KEY' }, 'holds the API key', 1],
      [{ session_id: 's', url: 'https://a.example', filler: 'x'.repeat(900_000) }, 'too large', 2],
    ] as const) {
      if (issue === 1) await start();
      const text = JSON.stringify(body).replace('KEY', bench.sim.sessionKey);
      bench.sim.faults.clear();
      answers({ kind: 'bad-body', body: text });
      const outcome = await bench.handOff(label('ready-for-agent', 'maria', issue));
      expect(outcome).toMatchObject({ reason: 'response-withheld', isNew: true, posted: { text: undefined } });
      expect(outcome.posted?.withheld).toContain(says);
      expect(outcome.message).toContain('withheld');
    }
  });

  test('the result cannot be written down: the answer goes out, the claim stands, reconcile is named', async () => {
    await start();
    bench.sim.faults.add({
      when: { operation: 'graphql write', nth: 2, times: 99 },
      fault: { kind: 'status', status: 403 },
    });
    const outcome = await bench.handOff(label());
    expect(bench.sim.sessions.length).toBe(1);
    expect(rowsOf(outcome, 'note').join()).toContain('the result could not be written down');
    expect(outcome.reason).toBe('session-created');
  });
});

describe('a runner that was held up (FENCE)', () => {
  /** Time goes by between the claim and the request: each look at the clock after the first write finds it later. */
  const heldUp = (seconds: number, meanwhile: () => Promise<void> = () => Promise.resolve()) => {
    const port = bench.deps.ledgerAt;
    return {
      ledgerAt: (place: Parameters<typeof port>[0]) => {
        const real = port(place);
        return {
          ...real,
          write: async (write: Parameters<typeof real.write>[0]) => {
            const written = await real.write(write);
            if (/"posting"/u.test([...write.files.values()].join())) {
              bench.wait(seconds / 60);
              await meanwhile();
            }
            return written;
          },
        };
      },
    };
  };

  test('for less than half a minute: nothing is read again', async () => {
    await start();
    const outcome = await bench.handOff(label(), {}, heldUp(20));
    expect(outcome.reason).toBe('session-created');
    expect(rowsOf(outcome, 'note').join()).not.toContain('held up');
  });

  test('for longer, and still its own: goes on, and says so', async () => {
    await start();
    const outcome = await bench.handOff(label(), {}, heldUp(60));
    expect(outcome.reason).toBe('session-created');
    expect(rowsOf(outcome, 'note').join()).toMatch(/held up for 6\d s; read again and still ours/u);
  });

  test('so long that the claim counts as dead: nothing is posted', async () => {
    await start();
    const outcome = await bench.handOff(label(), {}, heldUp(16 * 60));
    expect(outcome).toMatchObject({ reason: 'claim-lost', success: false });
    expect(posts()).toBe(0);
  });

  test('and somebody else has the claim: nothing is posted', async () => {
    await start();
    const taken = async (): Promise<void> =>
      void (await bench.put({ id: 'issue-1', state: 'posting', nonce: 'ffffffffffff' }));
    const outcome = await bench.handOff(label(), {}, heldUp(60, taken));
    expect(outcome).toMatchObject({ reason: 'claim-lost' });
    expect(posts()).toBe(0);
  });

  test('and the kill switch was set: the claim is given back', async () => {
    await start();
    const outcome = await bench.handOff(
      label(),
      {},
      heldUp(60, () => bench.ledgerFile('HALT', 'stop')),
    );
    expect(outcome).toMatchObject({ reason: 'halted' });
    expect(posts()).toBe(0);
    expect(await bench.entry('issue-1')).toMatchObject({ state: 'rejected', retryable: true });
  });
});

describe('faults of GitHub', () => {
  test('what cannot be read ends by name; nothing is posted or told', async () => {
    await start();
    const delivery = label();
    bench.sim.faults.add({ when: { operation: 'graphql facts', times: 99 }, fault: { kind: 'status', status: 502 } });
    const outcome = await bench.handOff(delivery);
    expect(outcome).toMatchObject({ success: false, item: undefined, entry: undefined });
    expect(outcome.reason).toMatch(/^github-/u);
    expect(rowsOf(outcome, 'stop')).toHaveLength(1);
    expect([posts(), bench.comments(1).length]).toEqual([0, 0]);
  });

  test('an error of our own ends as a bug with its trace, not as silence', async () => {
    await start();
    const outcome = await bench.handOff(
      label(),
      {},
      {
        randomHex: () => {
          throw new TypeError('broken');
        },
      },
    );
    expect(outcome).toMatchObject({ reason: 'bug', success: false });
    expect(outcome.message).toContain('TypeError: broken');
  });

  test('one account is looked up once, however often it is asked for', async () => {
    await start();
    const run = { runId: '4711', attempt: 2, triggeringActor: 'Maria' };
    bench.requests();
    await bench.handOff(label(), { run });
    expect(bench.requests().filter((line) => line.includes('permission'))).toHaveLength(1);
  });
});
