import { fingerprint } from '@agent-remediation/conventions';
import { findingPath, type Entry } from '@agent-remediation/remediation';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  breachesOf,
  commentsOn,
  contractWorld,
  FIX,
  GRANTED,
  lockfile,
  STATUS,
  type ContractWorld,
  type Pull,
} from './check-pull-request.world.ts';
import { pool, told, traceOf, writes } from './world.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(async () => {
  await world.sim.close();
});

const MIGRATION = { ...FIX, 'db/migrations/2.sql': 'ALTER TABLE users ADD COLUMN x int;\n' };
const statuses = ({ pull }: Pull, { repo }: ContractWorld) =>
  repo.state.statuses
    .filter(({ sha, context }) => sha === pull.headSha && context === STATUS)
    .map(({ state }) => state);
/** The delivery of a new comment, with which the template starts. */
const commented = (pull: Pull, body: string, by: string, { repo }: ContractWorld) =>
  repo.comment(pull, body, { by }).delivery;

describe('D18: a maintainer approves an ask-first change by a comment on the head commit', () => {
  test('asked, shown, copied, green; asked anew after the next push', async () => {
    const pull = await world.open({ files: MIGRATION });
    const asked = await world.check(pull);
    expect([asked.outputs['verdict'], asked.code, world.status(pull)]).toEqual(['asks', 0, 'pending']);
    expect(pull.labels.map(({ name }) => name)).toEqual(['agent:needs-human']);
    const line = `/agent approve migration ${pull.pull.headSha}`;
    expect(commentsOn(pull)).toEqual([expect.stringContaining(`\`\`\`text\n${line}\n\`\`\``)]);

    const approved = await world.check(pull, { event: commented(pull, `Looked at it.\n\n${line}`, 'maria', world) });
    expect([approved.outputs['verdict'], approved.code, world.status(pull)]).toEqual(['kept', 0, 'success']);
    expect(pull.labels).toEqual([]);
    expect(commentsOn(pull)).toEqual([expect.stringContaining('Approved by `maria`')]);
    expect(statuses(pull, world)).toEqual(['pending', 'success']);

    const pushed = await world.sim.agent.push(world.repo, pull, { 'db/migrations/3.sql': 'DROP TABLE users;\n' });
    await world.repo.push(pull.pull.headRef, {}, { by: 'maria', message: 'fix(sec): more' });
    const again = await world.check(pull, { event: pushed });
    expect(again.outputs['verdict']).toBe('broken'); // the agent's push has no prefix
    expect(
      breachesOf(again)
        .filter(({ severity }) => severity === 'ask')
        .map(({ rule }) => rule),
    ).toContain('migration');
    expect(commentsOn(pull)).toHaveLength(1);
  });

  /** Who writes what; none of these is an approval. */
  const refused: readonly (readonly [what: string, (pull: Pull) => unknown])[] = [
    [
      'somebody with read',
      (pull) => world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'rita' }),
    ],
    [
      'the agent',
      (pull) => world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'coding-agent[bot]' }),
    ],
    [
      'another bot',
      (pull) => world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'helper[bot]' }),
    ],
    [
      'another rule',
      (pull) => world.repo.comment(pull, `/agent approve public-api ${pull.pull.headSha}`, { by: 'maria' }),
    ],
    [
      'a short commit id',
      (pull) => world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha.slice(0, 12)}`, { by: 'maria' }),
    ],
    [
      'another commit',
      (pull) => world.repo.comment(pull, `/agent approve migration ${pull.pull.baseSha}`, { by: 'maria' }),
    ],
    ['no commit', (pull) => world.repo.comment(pull, '/agent approve migration', { by: 'maria' })],
    ['a quote', (pull) => world.repo.comment(pull, `> /agent approve migration ${pull.pull.headSha}`, { by: 'maria' })],
    [
      'code',
      (pull) =>
        world.repo.comment(pull, `\`\`\`\n/agent approve migration ${pull.pull.headSha}\n\`\`\``, { by: 'maria' }),
    ],
    [
      'an HTML comment',
      (pull) => world.repo.comment(pull, `<!--\n/agent approve migration ${pull.pull.headSha}\n-->`, { by: 'maria' }),
    ],
    [
      'words behind',
      (pull) => world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha} perhaps`, { by: 'maria' }),
    ],
    [
      'an edited comment',
      (pull) => {
        const { comment } = world.repo.comment(pull, 'hello', { by: 'maria' });
        world.repo.editComment(pull, comment, `/agent approve migration ${pull.pull.headSha}`, { by: 'rita' });
      },
    ],
    [
      'the description',
      (pull) =>
        world.repo.editIssue(pull, {
          body: `${pull.body}\n\n/agent approve migration ${pull.pull.headSha}`,
          by: 'maria',
        }),
    ],
  ];
  test('nobody else, and nothing else, approves', async () => {
    const seen = await pool(refused, 3, async ([what, act]) => {
      const pull = await world.open({ files: MIGRATION });
      act(pull);
      const run = await world.check(pull);
      return [what, run.outputs['verdict'], world.status(pull)];
    });
    expect(seen).toEqual(refused.map(([what]) => [what, 'asks', 'pending']));
  });

  test('the author does not approve, even with write', async () => {
    const pull = await world.open({ files: MIGRATION, by: 'tom' });
    world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'tom' });
    expect((await world.check(pull)).outputs['verdict']).toBe('asks');
  });

  test('P4: a look-up of the permission that fails is no approval, and turns the status into an error', async () => {
    const pull = await world.open({ files: MIGRATION });
    world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'maria' });
    world.sim.faults.add({
      when: { operation: 'repos/get-collaborator-permission-level', times: 20 },
      fault: { kind: 'status', status: 500 },
    });
    const run = await world.check(pull, { inputs: { 'timeout-seconds': '5' } });
    world.sim.faults.clear();
    expect([run.outputs['reason'], run.outputs['verdict'], run.code]).toEqual(['permission-unknown', 'unknown', 1]);
    expect(world.status(pull)).toBe('error');
  });
});

describe('the kind of a finding is what the ledger says, not what the pull request calls itself', () => {
  const KINDS = [
    ['dependency', 'issue-71', 'kept', /^$/],
    ['code', 'dependabot-72', 'broken', /no dependency finding/],
    [undefined, 'dependabot-73', 'kept', /^$/],
    ['none', 'dependabot-74', 'asks', /the ledger knows no finding dependabot-74/],
    ['broken', 'dependabot-75', 'asks', /the ledger knows no finding dependabot-75/],
  ] as const;
  test('an entry with a kind, of an older release, none, and one that cannot be read', async () => {
    const own = await contractWorld();
    try {
      const { repo } = own;
      const files: Record<string, string> = {};
      for (const [kind, id] of KINDS) {
        const name = fingerprint({ host: new URL(own.sim.serverUrl).host, repositoryId: repo.state.id, id });
        const entry = ledgerEntry(name, id, kind === 'dependency' || kind === 'code' ? kind : undefined);
        if (kind !== 'none') files[findingPath(name)] = kind === 'broken' ? '{' : JSON.stringify(entry);
      }
      await repo.push('agent-remediation/ledger', files, { by: 'maria', from: 'main' });
      const seen = await pool(KINDS, 2, async ([, id]) => {
        const pull = await own.open({
          id,
          message: 'fix(deps): bump lodash',
          files: {
            'package-lock.json': lockfile('4.17.21', 'B'),
            'package.json':
              '{\n  "scripts": { "test": "jest" },\n  "dependencies": {\n    "lodash": "^4.17.21"\n  }\n}\n',
          },
        });
        const run = await own.check(pull);
        const said = breachesOf(run).filter(({ rule }) => rule === 'lockfile');
        return [run.outputs['verdict'], said.map((breach) => breach.seen).join()];
      });
      expect(seen).toEqual(KINDS.map(([, , verdict, says]) => [verdict, expect.stringMatching(says)]));
    } finally {
      await own.sim.close();
    }
  }, 60_000);
});

function ledgerEntry(name: string, findingId: string, kind: Entry['kind']): Entry {
  const at = '2026-05-12T10:00:00.000Z';
  return {
    version: 1,
    fingerprint: name,
    findingId,
    ...(kind === undefined ? {} : { kind }),
    repository: { host: 'github.com', id: 42, name: 'octo-org/shop' },
    issue: null,
    generation: 1,
    attempt: 1,
    state: 'created',
    nonce: 'aaaaaaaaaaaa',
    runId: '100',
    claimedAt: at,
    at,
    branch: `fix/${findingId}`,
    acu: null,
    retryable: false,
    session: null,
    pullRequest: null,
    mergeCommit: null,
    mergedAt: null,
    verify: null,
    strays: [],
  };
}

describe('whose pull requests (issue: a PR by a person)', () => {
  const outcome = async (pull: Pull, inputs: Readonly<Record<string, string>> = { agents: '' }) => {
    const run = await world.check(pull, { inputs });
    return [run.outputs['reason'], run.code, world.status(pull), commentsOn(pull).length];
  };

  test('a person’s is green at once, and nothing is written on it', async () => {
    const pull = await world.open({ branch: 'feature', title: 'Anything', by: 'maria' });
    expect(await outcome(pull)).toEqual(['contract-not-applicable', 0, 'success', 0]);
  });

  test('by branch, whoever opened it', async () => {
    const pull = await world.open({ title: 'x', by: 'maria' });
    expect(await outcome(pull)).toEqual(['contract-broken', 1, 'failure', 1]);
    expect(commentsOn(pull)[0]).toContain('its branch is fix/');
  });

  test('by author, whatever the branch', async () => {
    const pull = await world.open({ branch: 'other', title: 'x' });
    expect(await outcome(pull, { agents: 'someone\ncoding-agent[bot]' })).toEqual(['contract-broken', 1, 'failure', 1]);
    expect(commentsOn(pull)[0]).toContain('its author coding-agent[bot] is an agent');
  });

  test('by the marker of a finding', async () => {
    const pull = await world.open({
      branch: 'marked',
      by: 'maria',
      body: (text) => `<!-- agent-remediation:finding X-1 -->\n${text}`,
    });
    expect((await outcome(pull))[0]).toBe('contract-broken');
  });

  test('a person’s with an agent’s newest commit does not turn that one green', async () => {
    const agents = await world.open({ title: 'x' });
    await world.check(agents);
    await world.repo.forceRef('same', agents.pull.headSha);
    const { payload } = await world.repo.pullDelivery('opened', agents, { by: 'maria' });
    const pull = await world.sim.agent.openDraftPullRequest(null, {
      repository: world.repo,
      branch: 'copy',
      title: 'Mine',
      body: '',
      by: 'maria',
      files: { 'x.md': 'x\n' },
    });
    await world.repo.forceRef('copy', agents.pull.headSha);
    const run = await world.check(pull.pull);
    expect([payload['number'], run.outputs['reason'], world.status(agents)]).toEqual([
      agents.number,
      'contract-not-applicable',
      'failure',
    ]);
    expect(statuses(agents, world)).toEqual(['failure']);
  });

  test('an agent’s from a fork is refused, with the status on its commit', async () => {
    const fork = await world.sim.addFork(world.repo, 'outsider');
    const pull = await world.open({ fork, id: 'FORKED' });
    const run = await world.check(pull);
    if (run.outputs['verdict'] !== 'broken') throw new Error(told(run));
    expect([run.outputs['verdict'], world.status(pull)]).toEqual(['broken', 'failure']);
    expect(breachesOf(run)).toContainEqual(
      expect.objectContaining({ rule: 'branch', seen: 'the branch is in a fork' }),
    );
  });

  test('a closed one is left alone', async () => {
    const pull = await world.open({ title: 'x' });
    await world.sim.human.close(world.repo, pull, { by: 'maria' });
    expect(await outcome(pull)).toEqual(['pull-request-closed', 0, undefined, 0]);
  });
});

describe('which events', () => {
  test.each([
    [
      'a pull request that is closed',
      'pull_request_target',
      { action: 'closed', pull_request: { number: 1 } },
      'not-our-event',
    ],
    [
      'a comment on an issue',
      'issue_comment',
      { action: 'created', issue: { number: 1 }, comment: { body: '/agent approve' } },
      'not-our-event',
    ],
    [
      'another comment',
      'issue_comment',
      { action: 'created', issue: { number: 1, pull_request: {} }, comment: { body: 'hi' } },
      'no-command',
    ],
    [
      'a workflow run without pull requests',
      'workflow_run',
      { action: 'completed', workflow_run: { pull_requests: [] } },
      'not-our-event',
    ],
    ['a push', 'push', {}, 'not-our-event'],
    [
      'a pull request without a number',
      'pull_request_target',
      { action: 'opened', pull_request: {} },
      'payload-invalid',
    ],
  ])('%s → no request', async (_, name, payload, reason) => {
    const { payload: base } = world.repo.dispatch('x', {}, { by: 'maria' });
    const made = await world.check(await world.open(), {
      event: { name, payload: { ...base, ...payload } as typeof base },
    });
    expect([made.outputs['reason'], made.code]).toEqual([reason, reason === 'payload-invalid' ? 1 : 0]);
    expect(made.requests.filter(({ path }) => !path.includes('graphql'))).toEqual([]);
    expect(writes(made.requests)).toEqual([]);
  });

  test('a merge queue’s commit is green: what is in it was judged before', async () => {
    const sha = await world.repo.head('develop');
    const { payload } = world.repo.dispatch('x', {}, { by: 'maria' });
    const queued = { ...payload, action: 'checks_requested', merge_group: { head_sha: sha } } as typeof payload;
    const run = await world.check(await world.open(), { event: { name: 'merge_group', payload: queued } });
    expect([run.outputs['reason'], run.outputs['verdict'], run.code]).toEqual([
      'contract-not-applicable',
      'not-applicable',
      0,
    ]);
    expect(
      world.repo.state.statuses.filter((each) => each.sha === sha).map(({ context, state }) => [context, state]),
    ).toEqual([[STATUS, 'success']]);
    const gone = { ...queued, merge_group: { head_sha: 'main' } } as typeof payload;
    const wrong = await world.check(await world.open(), { event: { name: 'merge_group', payload: gone } });
    expect([wrong.outputs['reason'], wrong.code]).toEqual(['payload-invalid', 1]);
  });

  test('the end of the evidence’s workflow, and a number as input', async () => {
    const pull = await world.open({ title: 'x' });
    const { payload } = world.repo.dispatch('x', {}, { by: 'maria' });
    const ended = {
      ...payload,
      action: 'completed',
      workflow_run: { pull_requests: [{ number: pull.number }] },
    } as typeof payload;
    expect((await world.check(pull, { event: { name: 'workflow_run', payload: ended } })).outputs['verdict']).toBe(
      'broken',
    );
    const asked = await world.check(pull, {
      event: { name: 'workflow_dispatch', payload },
      inputs: { 'pull-request': String(pull.number) },
    });
    expect(asked.outputs['verdict']).toBe('broken');
  });
});

describe('fails closed', () => {
  const READS = [
    'graphql contract',
    'pulls/list-files',
    'pulls/list-requested-reviewers',
    'graphql head',
    'graphql state',
  ];
  test.each(READS)('%s cannot be read → no green', async (operation) => {
    const pull = await world.open();
    world.sim.faults.add({ when: { operation, times: 50 }, fault: { kind: 'status', status: 502 } });
    const run = await world.check(pull, { inputs: { 'timeout-seconds': '5' } });
    world.sim.faults.clear();
    expect([run.outputs['reason'], run.code]).toEqual(['github-unavailable', 1]);
    // Before the first look at it nothing is known of its commit, and a required status that is missing blocks too.
    expect(world.status(pull)).toBe(operation === 'graphql contract' ? undefined : 'error');
  });

  test('an older green does not stay when the check fails later', async () => {
    const pull = await world.open();
    await world.check(pull);
    expect(world.status(pull)).toBe('success');
    world.sim.faults.add({
      when: { operation: 'pulls/list-files', times: 50 },
      fault: { kind: 'status', status: 502 },
    });
    await world.check(pull, { inputs: { 'timeout-seconds': '5' } });
    world.sim.faults.clear();
    expect(world.status(pull)).toBe('error');
  });

  test('a verdict that cannot be posted fails the job', async () => {
    const pull = await world.open();
    const run = await world.check(pull, { permissions: { ...GRANTED, statuses: 'read' } });
    expect([run.outputs['reason'], run.code]).toEqual(['github-forbidden', 1]);
    expect(run.stdout).toContain('statuses: write');
  });

  test('a change that asks and that nobody can be told of fails the job', async () => {
    const pull = await world.open({ files: MIGRATION });
    world.sim.faults.add({ when: { operation: 'issues/create-comment' }, fault: { kind: 'status', status: 403 } });
    const run = await world.check(pull);
    expect([run.outputs['reason'], run.code, world.status(pull)]).toEqual(['contract-asks', 1, 'pending']);
  });

  test('a pull request that changes while it is judged is judged anew', async () => {
    const pull = await world.open();
    world.sim.faults.add({ when: { operation: 'graphql head' }, fault: { kind: 'delay', ms: 1_500 } });
    const running = world.check(pull);
    // The edit comes while the first look at the pull request waits: after what was read before it.
    while (world.sim.faults.unused.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    world.repo.editIssue(pull, { title: 'no fix', by: 'maria' });
    pull.updatedAt = new Date(Date.now() + 60_000).toISOString();
    const run = await running;
    expect([run.outputs['verdict'], world.status(pull)]).toEqual(['broken', 'failure']);
    expect(traceOf(run)).toContainEqual(
      expect.objectContaining({ seen: 'it changed while it was judged; judged anew' }),
    );
  });

  test('D19: a pull request that never stands still is not judged, and no green status vouches for it', async () => {
    const pull = await world.open();
    let changes = 0;
    const timer = setInterval(() => {
      changes += 1;
      pull.updatedAt = new Date(Date.now() + changes * 60_000).toISOString();
    }, 5);
    try {
      world.sim.faults.add({ when: { operation: 'graphql head', times: 5 }, fault: { kind: 'delay', ms: 100 } });
      const run = await world.check(pull);
      expect([run.outputs['reason'], run.code, world.status(pull)]).toEqual(['github-unavailable', 1, 'error']);
    } finally {
      clearInterval(timer);
    }
  });

  test('D17: a vendored policy that does not fit its digest is no policy', async () => {
    const own = await contractWorld();
    try {
      await own.repo.push('main', { '.agent/hooks/policy.json': '{}\n' }, { by: 'maria' });
      const run = await own.check(await own.open());
      expect([run.outputs['reason'], run.code]).toEqual(['settings-invalid', 1]);
    } finally {
      await own.sim.close();
    }
  });
});

test('a dry run shows the verdict and changes nothing', async () => {
  const pull = await world.open({ title: 'x', files: MIGRATION });
  world.sim.human.enableAutoMerge(world.repo, pull, { by: 'maria' });
  const run = await world.check(pull, { inputs: { 'dry-run': 'true' } });
  expect([run.outputs['verdict'], run.code, world.status(pull)]).toEqual(['broken', 0, undefined]);
  expect(writes(run.requests)).toEqual([]);
  expect(run.summary).toContain('`title`');
});

test('one comment, written again only when it says something else, and gone quiet when all is well', async () => {
  const pull = await world.open({ title: 'x' });
  await world.check(pull);
  const again = await world.check(pull);
  expect(writes(again.requests).map(({ operation }) => operation)).toEqual(['repos/create-commit-status']);
  world.repo.editIssue(pull, { title: 'fix: x', by: 'maria' });
  await world.check(pull);
  expect(commentsOn(pull)).toEqual([expect.stringContaining('contract-kept')]);
});

test('a flood of comments hides neither our comment nor an approval', async () => {
  const pull = await world.open({ files: MIGRATION });
  await world.check(pull);
  world.repo.comment(pull, `/agent approve migration ${pull.pull.headSha}`, { by: 'maria' });
  for (let count = 0; count < 250; count += 1) world.repo.comment(pull, `/agent approve x ${count}`, { by: 'rita' });
  const run = await world.check(pull);
  expect([run.outputs['verdict'], commentsOn(pull).length]).toEqual(['kept', 1]);
  expect(commentsOn(pull)[0]).toContain('Approved by `maria`');
});

test('inputs that are wrong are said at once', async () => {
  const inputs = { headings: 'one', 'max-files': '0', approvals: 'two', 'dry-run': 'maybe' };
  const run = await world.check(await world.open(), { inputs });
  expect([run.outputs['reason'], run.code]).toEqual(['input-invalid', 1]);
  for (const name of Object.keys(inputs)) expect(run.stdout).toContain(`\`${name}\``);
});

describe('text from the pull request stays text (P6, P7, P8)', () => {
  const CANARY = ['ghp', 'zY8xW6vU4tS2rQ0pN9mL7kJ5hG3fD1sA8bC6'].join('_');
  test('in the log, annotations, comment, summary and outputs', async () => {
    const pull = await world.open({
      title: `::error::x ##[error]y @everyone #1 \`\`\` | <img src=x> ${CANARY}`,
      message: 'Fixes #1 ::set-output name=x::y',
      files: { ...FIX, 'a::error file=b,line=1::c ##[add-mask]d.txt': `key ${CANARY}\n`, 'e|`<!--`.md': 'x\n' },
      body: (text) => text.replace('- `e|`<!--`.md`\n', ''),
    });
    const run = await world.check(pull);
    expect(run.outputs['verdict']).toBe('broken');
    const lines = run.stdout.split('\n').filter((line) => line.trim() !== '');
    expect(lines.filter((line) => !/^::(?:error|warning|notice)(?: |::)|^check-pull-request: /.test(line))).toEqual([]);
    expect(run.stdout).not.toContain('##[');
    const all = [run.stdout, run.stderr, run.summary, JSON.stringify(run.outputs), ...commentsOn(pull)].join('\n');
    expect(all).not.toContain(CANARY);
    const [comment = ''] = commentsOn(pull);
    const bare = comment.replace(/(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
    expect(bare).not.toMatch(/@everyone|<img|Fixes #1|(?<!\w)#1\b/);
  });
});

test('requests of a check: nine or fewer, and the light start makes none before the event is read', async () => {
  const run = await world.check(await world.open({ title: 'x' }));
  const made = run.requests.map(({ operation }) => operation);
  console.log(`requests of a check: ${made.join(', ')}`);
  expect(made.length).toBeLessThanOrEqual(9);
  if (run.code !== 1) throw new Error(told(run));
});

afterAll(() => {
  world.sim.assertStrict();
});
