import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandFile } from './deliver.ts';
import type { DeliverOptions, Issue, RepositoryHandle, Simulator } from './index.ts';
import { bench } from './testing/world.ts';

let sim: Simulator;
let repo: RepositoryHandle;
let issue: Issue;
let manifest: string;
beforeEach(async () => {
  ({ sim, repo } = await bench());
  ({ issue } = repo.openIssue({ title: 'x', by: 'maria' }));
  manifest = join(repo.gitDirectory, '..', 'action.yml');
  writeFileSync(
    manifest,
    `inputs:\n  github-token:\n    default: \${{ github.token }}\n  requests:\n    default: 0\n  base-url: {}\nruns:\n  using: node24\n  main: none.js\n`,
  );
});
afterEach(() => sim.close());

const bundle = new URL('testing/hello.mjs', import.meta.url).pathname;
const run = (options: DeliverOptions = {}) =>
  sim.deliver('hello', repo.addLabel(issue, 'ready-for-agent', { by: 'maria' }), { bundle, manifest, ...options });
const told = (stdout: string): Record<string, unknown> =>
  JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Record<string, unknown>;

describe('a delivery', () => {
  test('runs under Node 24 with the runner’s variables and nothing else of the host', async () => {
    const { code, stdout, outputs, summary, stderr } = await run({ inputs: { 'base-url': sim.sessionUrl } });
    expect([code, stderr]).toEqual([0, '']);
    const said = told(stdout);
    expect(said['node']).toMatch(/^v2[4-9]\./);
    expect(said['actor']).toBe('maria');
    expect(said['base']).not.toBe(sim.sessionUrl);
    const names = said['env'] as string[];
    expect(names.filter((name) => !/^(GITHUB|RUNNER|INPUT)_|^(PATH|CI)$/.test(name))).toEqual([]);
    expect(outputs).toEqual({ multi: 'line one\nline two', plain: 'a=b' });
    expect(summary).toBe('# labeled\n');
  });

  test('fills the token’s default in, so that the bundle may comment; its requests are its own', async () => {
    const { requests, stdout } = await run({ inputs: { requests: '2' } });
    expect(requests.map(({ operation, status }) => [operation, status])).toEqual([
      ['issues/create-comment', 201],
      ['issues/create-comment', 201],
    ]);
    expect(stdout).toContain('201\n201\n');
    expect(issue.comments.map(({ user }) => user.login)).toEqual(['github-actions[bot]', 'github-actions[bot]']);
    sim.assertStrict();
  });

  test.each([
    ['after the second effect', { killAfterRequest: 2 }, 2],
    [
      'before the second effect',
      { killAtRequest: { match: { operation: 'issues/create-comment', body: 'comment 1' }, moment: 'before' } },
      1,
    ],
    [
      'before the third effect, counted',
      { killAtRequest: { match: { operation: 'issues/create-comment', nth: 3 }, moment: 'before' } },
      2,
    ],
  ] as const)('is killed %s', async (_name, options, comments) => {
    const { signal, code } = await run({ ...options, inputs: { requests: '5' } });
    expect([signal, code, issue.comments.length]).toEqual(['SIGKILL', null, comments]);
  });

  test('can be cancelled by SIGTERM and timed out', async () => {
    expect((await run({ killAfterRequest: 1, killSignal: 'SIGTERM', inputs: { requests: '50' } })).signal).toBe(
      'SIGTERM',
    );
    sim.faults.add({ when: { operation: 'issues/create-comment' }, fault: { kind: 'hang', effect: false } });
    expect(await run({ timeoutMs: 400, inputs: { requests: '1' } })).toMatchObject({
      timedOut: true,
      signal: 'SIGKILL',
    });
  });

  test('several at once are told apart', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => run({ inputs: { requests: '1' } })));
    expect(runs.map(({ requests }) => requests.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(runs.map(({ delivery }) => delivery)).size).toBe(4);
  });
});

describe('payloads are GitHub’s examples with our state', () => {
  test('each names this repository, this actor and no other organisation', async () => {
    const { delivery: commented } = repo.comment(issue, '/agent remediate', { by: 'maria' });
    const { pull, delivery: opened } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      branch: 'fix/1',
      title: 'fix: x',
      body: 'Refs #1',
    });
    const deliveries = [
      repo.addLabel(issue, 'y', { by: 'maria' }),
      commented,
      opened,
      await sim.human.approve(repo, pull, { by: 'maria' }),
      await sim.human.close(repo, pull, { by: 'maria' }),
      repo.dispatch('security-finding', { finding_id: 'F-1', description: 'x' }, { by: 'maria' }),
      repo.workflowDispatch('ticket.yml', { ticket_key: 'SEC-1', brief: 'x' }, { by: 'maria' }),
      repo.schedule('17 */6 * * *', 'reconcile.yml'),
      repo.editIssue(issue, { title: 'z', by: 'maria' }),
      repo.closeIssue(issue, { by: 'maria' }),
    ];
    for (const { payload } of deliveries) {
      expect(payload['repository']).toMatchObject({ full_name: 'octo-org/shop', id: repo.state.id, private: true });
      expect(JSON.stringify(payload)).not.toMatch(/Codertocat|"installation"/);
    }
    expect(deliveries.map(({ name }) => name)).toEqual([
      'issues',
      'issue_comment',
      'pull_request',
      'pull_request_review',
      'pull_request',
      'repository_dispatch',
      'workflow_dispatch',
      'schedule',
      'issues',
      'issues',
    ]);
    expect(opened.payload['pull_request']).toMatchObject({
      draft: true,
      merged: false,
      user: { login: 'coding-agent[bot]', type: 'Bot' },
    });
  });

  test('a comment on a pull request says that it is one', async () => {
    const { pull } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      branch: 'fix/1',
      title: 'fix: x',
      body: '',
    });
    expect(repo.comment(pull, 'x', { by: 'maria' }).delivery.payload['issue']).toHaveProperty('pull_request.url');
    expect(repo.comment(issue, 'x', { by: 'maria' }).delivery.payload['issue']).not.toHaveProperty('pull_request');
  });

  test('a pull request from a fork carries the fork as its head', async () => {
    const fork = await sim.addFork(repo, 'outsider');
    const { pull, delivery } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      fork,
      branch: 'fix/1',
      title: 'fix: x',
      body: '',
      by: 'outsider',
    });
    expect(delivery.payload['pull_request']).toMatchObject({
      head: { repo: { full_name: 'outsider/shop' } },
      base: { repo: { full_name: 'octo-org/shop' } },
    });
    await sim.human.merge(repo, pull, { by: 'maria' });
    expect(await repo.readFile('src/fix.txt')).toBe('fixed by fix/1\n');
  });
});

describe('the runner’s file commands', () => {
  test('a value may hold what looks like another command', () => {
    expect(parseCommandFile('a<<X\nb=c\nb<<Y\nX\n__proto__=1\n')).toEqual(
      Object.fromEntries([
        ['a', 'b=c\nb<<Y'],
        ['__proto__', '1'],
      ]),
    );
  });
  test('a missing delimiter or a line without a value is refused, as by the runner', () => {
    expect(() => parseCommandFile('a<<X\nb\n')).toThrow(/delimiter not found/);
    expect(() => parseCommandFile('hello\n')).toThrow(/Invalid format/);
  });
});
