import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createWorld,
  explained,
  inWorld,
  leastPower,
  readLedger,
  sessionPosts,
  shownOn,
  textOf,
} from '../acceptance/world.ts';
import type { Delivered, World } from '../acceptance/world.ts';

/*
 * The seed's rules that concern create-session and close-on-merge, on the committed bundles. Each title begins with the section;
 * create-session-rules.test.ts holds the list of rules and refuses one without a test.
 */

const SETTINGS = `version: 1
base-branch: main
reviewers: [octo-org/security-reviewers]
team-channel: '#security'
commands:
  build: npm run build
  test: npm test
closing:
  verify: checks
  checks: [ci]
`;

/** One finding from the label to the end, told once; the tests below look at its pages. */
let world: World;
let handedOff: Delivered;
let merged: Delivered;
let afterMerge: ReturnType<typeof shownOn>;
let verified: Delivered;
let prompt = '';
let body: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  world = await createWorld({ settings: SETTINGS });
  handedOff = await world.run('create-session', world.labelled().delivery);
  const session = world.sim.sessions.last;
  if (session === undefined) throw new Error(handedOff.stdout);
  body = session.request;
  prompt = textOf(body['prompt']);
  const { pull } = await world.sim.agent.openDraftPullRequest(session, {
    repository: world.repo,
    branch: 'fix/issue-1',
    title: 'fix: escape search terms',
    body: 'Refs #1',
  });
  await world.sim.human.markReady(world.repo, pull, { by: 'maria' });
  merged = await world.run('close-on-merge', await world.sim.human.merge(world.repo, pull, { by: 'maria' }));
  afterMerge = shownOn(world.repo, 1);
  world.repo.addCheckRun({
    name: 'ci',
    headSha: pull.pull.mergeCommit ?? '',
    status: 'completed',
    conclusion: 'success',
  });
  verified = await world.run('reconcile', world.repo.schedule('7 */6 * * *', 'agent-reconcile.yml'));
}, 60_000);
afterAll(() => world.sim.close());

const everything = (assertions: () => void): void => explained(world, [handedOff, merged, verified], assertions);

describe('what is sent', () => {
  test('seed 4.1: POST to {base_url}/v3/organizations/{org_id}/sessions with a JSON body', () =>
    everything(() => {
      const [post, ...more] = sessionPosts(handedOff.requests);
      expect(more).toEqual([]);
      expect(post).toMatchObject({ method: 'POST', path: `/v3/organizations/${world.sim.orgId}/sessions` });
      expect(post?.headers['content-type']).toMatch(/^application\/json\b/);
      expect(JSON.parse(post?.body ?? '')).toEqual(body);
    }));
  test('P22: least power in the request of the whole story', () => everything(() => leastPower(world)));
  test('seed 4.1: every usage supplies prompt; title, tags and repos have their types', () =>
    everything(() => {
      expect(body).toMatchObject({
        prompt: expect.any(String),
        title: expect.any(String),
        tags: expect.arrayContaining([expect.any(String)]),
      });
      expect(body['repos']).toEqual([expect.stringMatching(/^[^/]+\/[^/]+$/)]);
    }));
  test('seed 4.1: the base branch is stated in the brief', () =>
    everything(() => expect(prompt).toContain('against the base branch `main`')));
  test('seed 4.1: status code and response text are forwarded unchanged', () =>
    inWorld({}, async (other) => {
      const answer = '{ "session_id":"s-1",\n "odd" : "ünïcode \\u0041" }\n';
      other.sim.faults.add({ when: { operation: 'sessions/create' }, fault: { kind: 'bad-body', body: answer } });
      const run = await other.run('create-session', other.labelled().delivery);
      explained(other, run, () =>
        expect(run.outputs).toMatchObject({ 'status-code': '200', response: answer, 'session-id': 's-1' }),
      );
    }));
  test('seed 5: Authorization: Bearer <API_KEY> on every session API call', () =>
    everything(() => {
      const calls = world.sim.requests.filter(({ service }) => service === 'session');
      expect(calls.length).toBeGreaterThan(0);
      for (const { headers } of calls) expect(headers['authorization']).toBe(`Bearer ${world.sim.sessionKey}`);
    }));
  test('seed 5: create_as_user_id and its permission only by explicit input', () =>
    inWorld({}, async (other) => {
      const refused = await other.run('create-session', other.labelled().delivery, {
        inputs: { 'create-as-user-id': 'user-1' },
      });
      expect(body).not.toHaveProperty('create_as_user_id');
      explained(other, refused, () => {
        expect(refused.outputs).toMatchObject({ reason: 'session-forbidden', 'status-code': '403' });
        expect(refused.stdout).toContain('ImpersonateOrgSessions');
      });
    }));
  test('seed 5: key and organisation id are secrets, never in a repository file', () =>
    inWorld({ settings: 'version: 1\napi-key: cog_12345678\n' }, async (other) => {
      const run = await other.run('create-session', other.labelled().delivery);
      explained(other, run, () => {
        expect(run.outputs['reason']).toBe('settings-invalid');
        expect(run.stdout + run.summary).not.toContain('cog_12345678');
      });
    }));
  test('seed 5: repositories are limited to the one that the finding is in', () =>
    everything(() => expect(body['repos']).toEqual(['octo-org/shop'])));
  test('seed 9: new automation starts on v3; an address or key of v1 or v2 is refused', () =>
    inWorld({}, async (other) => {
      const { delivery } = other.labelled();
      const address = await other.run('create-session', delivery, {
        inputs: { 'base-url': `${other.sim.sessionUrl}/v1` },
      });
      const key = await other.run('create-session', delivery, { inputs: { 'api-key': 'apk_user_0123456789' } });
      explained(other, [address, key], () => {
        expect([address.outputs['reason'], key.outputs['reason']]).toEqual(['legacy-api', 'legacy-api']);
        expect([...sessionPosts(address.requests), ...sessionPosts(key.requests)]).toEqual([]);
      });
    }));
});

/** Section and rule → the words of the brief that carry it. */
const BRIEF: readonly (readonly [string, RegExp])[] = [
  ['seed 1B: a risky pattern is a lead, not proof', /risky pattern is a lead, not proof: reproduce/],
  ['seed 2.5: branch fix/<finding-id>', /create `fix\/issue-1` from the base branch/],
  ['seed 2.5: Conventional Commit prefixes fix(sec): and fix(deps):', /`fix\(sec\):`.*`fix\(deps\):`/],
  ['seed 2.5: PR title fix: <one-line summary>', /Title: `fix: <one-line summary>`/],
  [
    'seed 2.5: PR description with finding ID, blast radius and verification steps',
    /## Finding`: the finding ID `issue-1`[^]*## Blast radius`: files touched and public APIs affected[^]*## Verification`: the steps/,
  ],
  [
    'seed 2.5: DRAFT, with the security reviewers team as reviewer',
    /as a DRAFT.*Request a review from octo-org\/security-reviewers/,
  ],
  ['seed 2.5: never merge', /# Never\n\n- Merge, approve, mark as ready or turn on auto-merge/],
  [
    'seed 2.5: protected paths: migrations, infrastructure, generated code, lockfiles',
    /Touch these paths: .*`\*\*\/migrations\/\*\*`.*`\*\*\/\*\.tf`.*`\*\*\/generated\/\*\*`.*`\*\*\/package-lock\.json`/,
  ],
  ['seed 2.5: the project commands for build and test', /- Build: `npm run build`\n- Test: `npm test`/],
  [
    'seed 3.2: smallest safe change, focused regression test, no unrelated refactor',
    /smallest safe change, with a focused regression test\. No unrelated refactoring/,
  ],
  ['seed 3.2: supported build and test commands', /supported build and test commands/],
  ['seed 3.2: the draft PR is linked to the finding', /the line `Refs #1`/],
  ['seed 3.2: a guardrail blocks: stop and ping a person', /If a guard or hook blocks you, stop and notify a person/],
  [
    'seed 3.2: pause and ask before four kinds of change',
    /changing a public API contract;\n- changing a database column or schema, or a file under a migrations directory;\n- upgrading across a major version;\n- disabling or skipping tests/,
  ],
  ['seed 7: before such a change the agent asks on the team channel', /# Stop and ask in #security, and wait/],
  ['seed 7: tests fail: no PR, stop and summarise', /If tests fail, open no pull request: stop and summarise/],
  [
    'seed 7: the base branch is stated, so that a PR lands on it',
    /open the pull request against the base branch `main`/,
  ],
  ['seed 8: one finding, one PR', /One finding, one pull request/],
  ['seed 8: no auto-merge', /turn on auto-merge/],
];

describe('what the brief says', () => {
  test.each(BRIEF)('%s', (_rule, words) => everything(() => expect(prompt).toMatch(words)));

  test('seed 2.5: the dependency task goes in the order of the skill, and may change lockfiles', () =>
    inWorld({}, async (other) => {
      const run = await other.run('create-session', other.labelled().delivery, {
        inputs: { 'finding-kind': 'dependency' },
      });
      explained(other, run, () => {
        const brief = textOf(other.sim.sessions.last?.request['prompt']);
        const order = [
          'Read the advisory',
          'Find how the package enters',
          'Upgrade the smallest thing',
          'Regenerate the lockfile',
          'Run the tests',
        ].map((words) => brief.indexOf(words));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(order[0]).toBeGreaterThan(0);
        expect(brief).toContain('say in the description that a major bump is needed');
        expect(brief).toContain('Commit a lockfile that the package manager did not write');
        expect(brief).not.toContain('`**/package-lock.json`');
      });
    }));
});

describe('the flow', () => {
  test('seed 1B: the finding stays open until the fix is merged and verified', () =>
    everything(() => {
      expect(merged.outputs['reason']).toBe('merged-awaiting-evidence');
      expect(afterMerge.state).toBe('open');
      expect(shownOn(world.repo, 1)).toMatchObject({ state: 'closed', status: ['agent:fixed'] });
      expect(readLedger(world.repo)?.findings).toMatchObject([{ state: 'closed' }]);
      expect(verified.code).toBe(0);
    }));
  test('seed 1B: auto-merge is never allowed: a merge without a person closes nothing', () =>
    inWorld({}, async (other) => {
      const { issue, delivery } = other.labelled();
      await other.run('create-session', delivery);
      const session = other.sim.sessions.last;
      if (session === undefined) throw new Error('no session');
      const { pull } = await other.sim.agent.openDraftPullRequest(session, {
        repository: other.repo,
        branch: 'fix/issue-1',
        title: 'fix: x',
        body: `Refs #${issue}`,
      });
      await other.sim.human.markReady(other.repo, pull, { by: 'maria' });
      const run = await other.run(
        'close-on-merge',
        await other.sim.human.merge(other.repo, pull, { by: 'helper[bot]' }),
      );
      explained(other, run, () => {
        expect(run.outputs['reason']).toBe('merged-without-human');
        expect(shownOn(other.repo, issue).state).toBe('open');
      });
    }));
  test('seed 3.2: a label that asks for it makes the automation post a session', () =>
    everything(() => expect(handedOff.outputs['reason']).toBe('session-created')));
  test('seed 3.2: merged by a human; a workflow may close the source issue', () =>
    everything(() => expect(afterMerge.comments.at(-1)).toMatch(/#2/)));
  test('seed 6: a pull request closed without a merge closes nothing', () =>
    inWorld({}, async (other) => {
      const { issue } = other.repo.openIssue({ title: 'x', by: 'maria' });
      const pull = await pullOf(other, `Refs #${issue.number}`);
      const run = await other.run('close-on-merge', await other.sim.human.close(other.repo, pull, { by: 'maria' }));
      explained(other, run, () => {
        expect(run.outputs['reason']).toBe('not-merged');
        expect(issue.state).toBe('open');
      });
    }));
  test.each([
    ['seed 6: the issue is the first #<number> in the PR body', undefined, 'About 7 things. Refs #1, then #2', 1],
    [
      'seed 6: the first #<number> as GitHub reads a reference: not in code (D13)',
      undefined,
      '`#1` is not meant. Refs #2',
      2,
    ],
    [
      'seed 6: the first #<number> to the letter where the settings say so (D13)',
      'version: 1\nclosing:\n  link: first-reference\n',
      '`#1` is meant. Refs #2',
      1,
    ],
  ] as const)('%s', (_title, settings, text, closed) =>
    inWorld(settings === undefined ? {} : { settings }, async (other) => {
      const issues = [1, 2].map(() => other.repo.openIssue({ title: 'x', by: 'maria' }).issue);
      const pull = await pullOf(other, text);
      const run = await other.run('close-on-merge', await other.sim.human.merge(other.repo, pull, { by: 'maria' }));
      explained(other, run, () => {
        expect(run.outputs['reason']).toBe('closed');
        expect(issues.filter(({ state }) => state === 'closed').map(({ number }) => number)).toEqual([closed]);
      });
    }),
  );
  test('seed 6: a label of another name starts nothing', () =>
    inWorld({}, async (other) => {
      const run = await other.run('create-session', other.labelled({ label: 'bug' }).delivery);
      explained(other, run, () => expect([run.outputs['reason'], run.requests]).toEqual(['not-our-label', []]));
    }));
  test('seed 7: an event that is not the ready-state event creates no session', () =>
    inWorld({}, async (other) => {
      const run = await other.run(
        'create-session',
        other.repo.openIssue({ title: 'x', labels: ['ready-for-agent'], by: 'maria' }).delivery,
      );
      explained(other, run, () =>
        expect([run.code, run.outputs['reason'], run.requests]).toEqual([0, 'not-our-event', []]),
      );
    }));
  test('seed 7: the same status and text are returned also when the service refuses', () =>
    inWorld({}, async (other) => {
      other.sim.faults.add({
        when: { operation: 'sessions/create' },
        fault: { kind: 'status', status: 418, body: 'short and stout' },
      });
      const run = await other.run('create-session', other.labelled().delivery);
      explained(other, run, () =>
        expect(run.outputs).toMatchObject({
          'status-code': '418',
          response: 'short and stout',
          reason: 'session-invalid',
        }),
      );
    }));
  test('seed 4.3: repository_dispatch security-finding with client_payload finding_id and description', () =>
    inWorld({}, async (other) => {
      const run = await other.run(
        'create-session',
        other.repo.dispatch('security-finding', { finding_id: 'F-1', description: 'found it' }, { by: 'maria' }),
      );
      explained(other, run, () => {
        expect(run.outputs).toMatchObject({ reason: 'session-created', 'finding-id': 'F-1', branch: 'fix/F-1' });
        expect(other.sim.sessions.last?.request['tags']).toContain('webhook');
      });
    }));
  test('seed 4.3: workflow_dispatch with inputs ticket_key and brief', () =>
    inWorld({}, async (other) => {
      const run = await other.run(
        'create-session',
        other.repo.workflowDispatch('agent-ticket.yml', { ticket_key: 'SEC-1', brief: 'fix it' }, { by: 'maria' }),
      );
      explained(other, run, () => {
        expect(run.outputs).toMatchObject({ reason: 'session-created', 'finding-id': 'SEC-1' });
        expect(other.sim.sessions.last?.request['tags']).toEqual(expect.arrayContaining(['ticket', 'SEC-1']));
      });
    }));
  test('seed 8: a limit above five new sessions per run is refused', () =>
    inWorld({ settings: 'version: 1\nlimits:\n  per-run: 6\n' }, async (other) => {
      const run = await other.run('create-session', other.labelled().delivery);
      explained(other, run, () => expect(run.outputs['reason']).toBe('settings-invalid'));
    }));
  test('seed 8: at most five new sessions per run', () =>
    inWorld({}, async (other) => {
      const reasons: (string | undefined)[] = [];
      for (let finding = 0; finding < 6; finding += 1)
        reasons.push((await other.run('create-session', other.labelled().delivery, { runId: 9 })).outputs['reason']);
      expect(reasons).toEqual([...Array.from({ length: 5 }, () => 'session-created'), 'cap-per-run']);
      expect(other.sim.sessions.length).toBe(5);
    }));
  test('seed 8: max_acu_limit caps the compute budget of a session', () =>
    inWorld({}, async (other) => {
      const run = await other.run('create-session', other.labelled().delivery, { inputs: { 'max-acu-limit': '12' } });
      explained(other, run, () => expect(other.sim.sessions.last?.request['max_acu_limit']).toBe(12));
    }));
});

/** A draft pull request that the agent opens, without any hand-off before it. */
async function pullOf({ sim, repo }: World, text: string) {
  const answer = await fetch(`${sim.sessionUrl}/v3/organizations/${sim.orgId}/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sim.sessionKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      prompt: 'Open it as a DRAFT against main\n# Never\n\n- Merge, approve, mark as ready or turn on auto-merge.',
      secret_ids: [],
      repos: ['octo-org/shop'],
    }),
  });
  const session = sim.sessions.last;
  if (!answer.ok || session === undefined) throw new Error('no session');
  const { pull } = await sim.agent.openDraftPullRequest(session, {
    repository: repo,
    branch: 'fix/x',
    title: 'fix: x',
    body: text,
  });
  await sim.human.markReady(repo, pull, { by: 'maria' });
  return pull;
}
