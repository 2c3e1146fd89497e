import { describe, expect, test } from '@jest/globals';
import { createBench, CHECKS } from './bench.ts';
import { inWorld, readLedger, sessionPosts, shownOn, told, traceOf, writes } from './world.ts';

/** Issue 2: which repositories may see a finding, and where its fix belongs. Through the bundles. */
const START = { 'open.json': '{ "version": 1, "findings": [] }\n' };
const LEDGER_ELSEWHERE = 'version: 1\nledger:\n  repository: octo-org/ledger\n';

describe('a private repository’s findings are written to no public ledger', () => {
  test.each([
    [true, 'session-created', 1],
    [false, 'public-ledger', 0],
  ] as const)('create-session, ledger private: %s', (isPrivate, reason, posts) =>
    inWorld({ settings: LEDGER_ELSEWHERE }, async (world) => {
      const ledger = await world.sim.addRepository({ owner: 'octo-org', name: 'ledger', private: isPrivate });
      await ledger.push('agent-remediation/ledger', START, { by: 'maria' });
      const { issue, delivery } = world.labelled();
      const token = world.sim.addToken({ repositories: ['octo-org/shop', 'octo-org/ledger'] }).value;
      const run = await world.run('create-session', delivery, { inputs: { 'ledger-token': token } });
      if (run.outputs['reason'] !== reason) throw new Error(told(run));
      expect(sessionPosts(run.requests)).toHaveLength(posts);
      expect(readLedger(ledger)?.findings).toHaveLength(posts);
      if (reason === 'public-ledger') {
        expect(traceOf(run)).toContainEqual(
          expect.objectContaining({ rule: 'ledger', verdict: 'stop', seen: 'octo-org/ledger is not private' }),
        );
        expect(shownOn(world.repo, issue).comments[0]).toContain('`public-ledger`');
      }
      world.sim.assertStrict();
    }),
  );

  test.each(['reconcile', 'close-on-merge'])('%s writes nothing to it either', (action) =>
    inWorld({ settings: LEDGER_ELSEWHERE }, async (world) => {
      const ledger = await world.sim.addRepository({ owner: 'octo-org', name: 'ledger', private: false });
      await ledger.push('agent-remediation/ledger', START, { by: 'maria' });
      const opened = await world.sim.agent.openDraftPullRequest(null, {
        repository: world.repo,
        branch: 'fix/issue-1',
        title: 'fix: it',
        body: 'Refs #1',
      });
      const merged = await world.sim.human.merge(world.repo, opened.pull, { by: 'maria' });
      const token = world.sim.addToken({ repositories: ['octo-org/shop', 'octo-org/ledger'] }).value;
      const run = await world.run(action, merged, { inputs: { 'ledger-token': token } });
      expect([run.outputs['reason'], run.code]).toEqual(['public-ledger', action === 'reconcile' ? 1 : 0]);
      expect(writes(run.requests)).toEqual([]);
      world.sim.assertStrict();
    }),
  );
});

describe('the repository in which the agent works', () => {
  const settings = (more = '') => `version: 1\ntarget-repository: octo-org/backend\n${more}`;
  const prompt = (body: string) => (JSON.parse(body) as { readonly prompt: string }).prompt;

  test('seed 7.12: the brief’s base branch is the target’s default, not that of the findings', () =>
    inWorld({ settings: settings() }, async (world) => {
      await world.sim.addRepository({ owner: 'octo-org', name: 'backend', private: true, defaultBranch: 'trunk' });
      const token = world.sim.addToken({ repositories: ['octo-org/shop', 'octo-org/backend'] }).value;
      const run = await world.run('create-session', world.labelled().delivery, { inputs: { 'github-token': token } });
      const [post] = sessionPosts(run.requests);
      if (post === undefined) throw new Error(told(run));
      expect(prompt(post.body)).toContain('trunk');
      expect(prompt(post.body)).not.toMatch(/against `?main/);
      world.sim.assertStrict();
    }));

  test('that cannot be read, without `base-branch`: refused, and with it handed off', () =>
    inWorld({ settings: settings() }, async (world) => {
      await world.sim.addRepository({ owner: 'octo-org', name: 'backend', private: true, defaultBranch: 'trunk' });
      const { delivery } = world.labelled();
      const run = await world.run('create-session', delivery);
      expect([run.outputs['reason'], run.code, sessionPosts(run.requests).length]).toEqual([
        'base-branch-unknown',
        1,
        0,
      ]);
      await world.repo.push(
        'main',
        { '.github/agent-remediation.yml': settings('base-branch: trunk\n') },
        { by: 'maria' },
      );
      expect((await world.run('create-session', delivery)).outputs['reason']).toBe('session-created');
      world.sim.assertStrict();
    }));

  test.each([
    ['', 'public-repository'],
    ['allow-public: true\n', 'session-created'],
  ])('public, findings private, %j → %s', (more, reason) =>
    inWorld({ settings: settings(more) }, async (world) => {
      await world.sim.addRepository({ owner: 'octo-org', name: 'backend', private: false });
      const run = await world.run('create-session', world.labelled().delivery);
      expect(run.outputs['reason']).toBe(reason);
      world.sim.assertStrict();
    }),
  );

  test('a merge there counts on its default branch only', async () => {
    const bench = await createBench({ issues: 1, settings: `${CHECKS}target-repository: acme/code\n` });
    try {
      const code = await bench.sim.addRepository({
        owner: 'acme',
        name: 'code',
        private: true,
        defaultBranch: 'trunk',
      });
      code.setPermission('maria', 'write');
      await code.push('side', { 'x.txt': 'x\n' }, { from: 'trunk', by: 'maria' });
      await bench.put();
      const options = { repository: code, branch: 'fix/issue-1', title: 'fix: it', body: 'Refs acme/shop#1' };
      const { pull } = await bench.sim.agent.openDraftPullRequest(null, { ...options, base: 'side' });
      await bench.sim.human.merge(code, pull, { by: 'maria' });
      expect((await bench.reconcile()).report).toMatchObject([{ reason: 'base-branch-not-listed', state: 'created' }]);
    } finally {
      await bench.sim.close();
    }
  });
});

describe('P6: what reconcile writes of a session went through the filter of create-session', () => {
  test('an address or id that holds the key, or a token, does not reach the ledger', async () => {
    const bench = await createBench({ issues: 1 });
    try {
      const token = `ghp_${'a'.repeat(36)}`;
      for (const [index, [sessionId, url]] of [
        ['devin-1', `https://app.example/${token}`],
        [`devin-${bench.sim.sessionKey}`, 'https://app.example/1'],
        ['devin-3', 'https://app.example/3'],
      ].entries()) {
        const made = await bench.put({ state: 'posting', session: null, nonce: `abcdef01234${index}` });
        bench.wait(16);
        const session = {
          sessionId,
          url,
          tags: [],
          title: `fix [${made.nonce}]`,
          status: 'running',
          statusDetail: 'working',
          createdAt: 0,
        };
        const listed = { kind: 'listed', sessions: [{ ...session, pullRequests: [] }], complete: true } as const;
        const sessions = { ...bench.deps.sessions, list: () => Promise.resolve(listed as never) };
        await bench.reconcile({}, { sessions });
        const entry = await bench.entry('issue-1');
        expect(entry?.session).toEqual({
          attempt: 1,
          id: index === 1 ? null : sessionId,
          url: index === 0 ? null : url,
        });
        const text = JSON.stringify(entry) + bench.comments(1).join('\n');
        expect([text.includes(token), text.includes(bench.sim.sessionKey)]).toEqual([false, false]);
      }
    } finally {
      await bench.sim.close();
    }
  });
});
