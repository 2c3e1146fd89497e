import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATIONS } from '../contract/operations.ts';
import { PLACE, bench, octokit } from '../testing/world.ts';
import type { Bench } from '../testing/world.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const ALL = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  checks: 'write',
  statuses: 'write',
  actions: 'write',
  metadata: 'read',
} as const;

let world: Bench;
beforeAll(async () => (world = await bench()));
afterAll(() => world.sim.close());

/** Every operation once, by the client that the actions use; the simulator checks each request and each answer by GitHub's description. */
describe('REST, seen by @octokit/rest', () => {
  test('accounts and limits', async () => {
    const { sim } = world;
    const person = octokit(sim, { login: 'maria', permissions: ALL }).rest;
    expect((await person.users.getAuthenticated()).data.login).toBe('maria');
    expect((await person.users.getByUsername({ username: 'maria' })).data.type).toBe('User');
    const id = (await person.users.getByUsername({ username: 'maria' })).data.id;
    expect((await person.users.getById({ account_id: id })).data.login).toBe('maria');
    await person.meta.get();
    const { data, headers } = await person.rateLimit.get();
    expect(data.resources.core.limit).toBe(5000);
    expect(Number(headers['x-ratelimit-remaining'])).toBe(data.rate.remaining);
    sim.assertStrict();
  });

  test('repository, permissions and rules', async () => {
    const { sim, repo } = world;
    const { rest } = octokit(sim);
    repo.setPermission('tom', 'triage');
    repo.setPermission('ann', 'maintain');
    repo.setPermission('carl', 'write', 'security-engineer');
    const level = async (username: string): Promise<string[]> => {
      const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...PLACE, username });
      return [data.permission, data.role_name];
    };
    expect(await level('maria')).toEqual(['admin', 'admin']);
    expect(await level('tom')).toEqual(['read', 'triage']);
    expect(await level('ann')).toEqual(['write', 'maintain']);
    expect(await level('carl')).toEqual(['write', 'security-engineer']);
    sim.addUser({ login: 'stranger' });
    expect(await level('stranger')).toEqual(['none', 'none']);
    await expect(level('nobody-has-this')).rejects.toMatchObject({ status: 404 });
    expect((await rest.repos.checkCollaborator({ ...PLACE, username: 'ann' })).status).toBe(204);
    expect((await rest.repos.get(PLACE)).data).toMatchObject({
      private: true,
      visibility: 'private',
      default_branch: 'main',
    });
    repo.addRuleset({
      name: 'ledger',
      include: ['refs/heads/agent-remediation/ledger'],
      rules: ['deletion', 'non_fast_forward'],
    });
    expect((await rest.repos.getRepoRulesets(PLACE)).data).toHaveLength(1);
    expect((await rest.repos.getBranchRules({ ...PLACE, branch: 'agent-remediation/ledger' })).data).toHaveLength(2);
    expect((await rest.repos.getBranchRules({ ...PLACE, branch: 'main' })).data).toHaveLength(0);
    sim.assertStrict();
  });

  test('git: an orphan branch from nothing, then refs by compare-and-set and rules', async () => {
    const { sim, repo } = world;
    const { rest } = octokit(sim);
    const blob = await rest.git.createBlob({ ...PLACE, content: '{}\n' });
    expect((await rest.git.getBlob({ ...PLACE, file_sha: blob.data.sha })).data.content).toBe(`${base64('{}\n')}\n`);
    const tree = await rest.git.createTree({
      ...PLACE,
      tree: [{ path: 'open.json', mode: '100644', type: 'blob', sha: blob.data.sha }],
    });
    const commit = await rest.git.createCommit({ ...PLACE, message: 'ledger', tree: tree.data.sha, parents: [] });
    expect((await rest.git.getCommit({ ...PLACE, commit_sha: commit.data.sha })).data.parents).toEqual([]);
    const ref = { ...PLACE, ref: 'heads/agent-remediation/ledger' };
    await rest.git.createRef({ ...PLACE, ref: `refs/${ref.ref}`, sha: commit.data.sha });
    await expect(rest.git.createRef({ ...PLACE, ref: `refs/${ref.ref}`, sha: commit.data.sha })).rejects.toMatchObject({
      status: 422,
    });
    expect((await rest.git.getRef(ref)).data.object.sha).toBe(commit.data.sha);
    expect((await rest.git.listMatchingRefs({ ...PLACE, ref: 'heads/agent' })).data).toHaveLength(1);
    expect(
      (await rest.git.getTree({ ...PLACE, tree_sha: commit.data.sha, recursive: 'true' })).data.tree[0]?.path,
    ).toBe('open.json');
    const next = await rest.git.createCommit({
      ...PLACE,
      message: 'two',
      tree: tree.data.sha,
      parents: [commit.data.sha],
    });
    await rest.git.updateRef({ ...ref, sha: next.data.sha });
    await expect(rest.git.updateRef({ ...ref, sha: commit.data.sha })).rejects.toMatchObject({ status: 422 });
    await expect(rest.git.updateRef({ ...ref, sha: commit.data.sha, force: true })).rejects.toThrow(
      /Repository rule violations/,
    );
    await expect(rest.git.deleteRef(ref)).rejects.toThrow(/Repository rule violations/);
    await rest.git.createRef({ ...PLACE, ref: 'refs/heads/scratch', sha: await repo.head() });
    expect((await rest.git.deleteRef({ ...PLACE, ref: 'heads/scratch' })).status).toBe(204);
    sim.assertStrict();
  });

  test('contents, branches and commits', async () => {
    const { sim, repo } = world;
    const { rest } = octokit(sim);
    const file = await rest.repos.getContent({ ...PLACE, path: 'src/a.ts' });
    expect(file.data).toMatchObject({ type: 'file', content: `${base64('export {};\n')}\n` });
    const folder = await rest.repos.getContent({ ...PLACE, path: '' });
    expect(Array.isArray(folder.data) && folder.data.map(({ name }) => name)).toEqual(['package.json', 'src']);
    await rest.repos.createOrUpdateFileContents({
      ...PLACE,
      path: 'docs/new.md',
      message: 'add',
      content: base64('hello'),
    });
    expect(await repo.readFile('docs/new.md')).toBe('hello');
    await expect(
      rest.repos.createOrUpdateFileContents({ ...PLACE, path: 'docs/new.md', message: 'again', content: '' }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(rest.repos.getContent({ ...PLACE, path: 'absent' })).rejects.toMatchObject({ status: 404 });
    expect((await rest.repos.getBranch({ ...PLACE, branch: 'main' })).data.commit.commit.message).toBe('add');
    expect((await rest.repos.listBranches(PLACE)).data.map(({ name }) => name)).toContain('main');
    expect((await rest.repos.getCommit({ ...PLACE, ref: 'main' })).data.sha).toBe(await repo.head());
    expect((await rest.repos.listCommits({ ...PLACE, path: 'docs/new.md' })).data).toHaveLength(1);
    sim.assertStrict();
  });

  test('issues, comments and labels', async () => {
    const { sim, repo } = world;
    const { rest } = octokit(sim);
    const { data: issue } = await rest.issues.create({ ...PLACE, title: 'one', body: 'text', labels: ['bug'] });
    const on = { ...PLACE, issue_number: issue.number };
    expect(issue.user?.login).toBe('github-actions[bot]');
    await rest.issues.createLabel({ ...PLACE, name: 'agent: working', color: 'fbca04', description: 'x' });
    await rest.issues.addLabels({ ...on, labels: ['agent: working'] });
    expect((await rest.issues.listLabelsOnIssue(on)).data.map(({ name }) => name)).toEqual(['bug', 'agent: working']);
    await rest.issues.removeLabel({ ...on, name: 'agent: working' });
    await expect(rest.issues.removeLabel({ ...on, name: 'absent' })).rejects.toThrow(/Label does not exist/);
    await rest.issues.setLabels({ ...on, labels: ['security'] });
    expect((await rest.issues.getLabel({ ...PLACE, name: 'SECURITY' })).data.name).toBe('security');
    expect((await rest.issues.listLabelsForRepo(PLACE)).data.length).toBeGreaterThan(2);
    const { data: comment } = await rest.issues.createComment({ ...on, body: 'first' });
    await rest.issues.updateComment({ ...PLACE, comment_id: comment.id, body: 'second' });
    expect((await rest.issues.getComment({ ...PLACE, comment_id: comment.id })).data.body).toBe('second');
    expect((await rest.issues.listComments(on)).data).toHaveLength(1);
    await rest.issues.deleteComment({ ...PLACE, comment_id: comment.id });
    expect(
      (await rest.issues.update({ ...on, title: 'renamed', state: 'closed', state_reason: 'completed' })).data
        .state_reason,
    ).toBe('completed');
    expect((await rest.issues.get(on)).data.closed_by?.login).toBe('github-actions[bot]');
    expect((await rest.issues.listForRepo({ ...PLACE, state: 'all', labels: 'security' })).data).toHaveLength(1);
    expect(repo.issue(issue.number).timeline.map(({ kind }) => kind)).toEqual([
      'labeled',
      'labeled',
      'unlabeled',
      'unlabeled',
      'labeled',
      'renamed',
      'closed',
    ]);
    sim.assertStrict();
  });

  test('lengths are refused as GitHub refuses them, and are no violation', async () => {
    const { sim } = world;
    const { rest } = octokit(sim);
    const { data: issue } = await rest.issues.create({ ...PLACE, title: 'x'.repeat(256), body: 'y'.repeat(65_536) });
    await expect(rest.issues.create({ ...PLACE, title: 'x'.repeat(257) })).rejects.toMatchObject({ status: 422 });
    await expect(
      rest.issues.createComment({ ...PLACE, issue_number: issue.number, body: 'z'.repeat(65_537) }),
    ).rejects.toThrow(/Body is too long/);
    await expect(rest.issues.createComment({ ...PLACE, issue_number: issue.number, body: '' })).rejects.toMatchObject({
      status: 422,
    });
    sim.assertStrict();
  });

  test('lists come in pages that the paginator follows', async () => {
    const { sim, repo } = world;
    const client = octokit(sim);
    const { issue } = repo.openIssue({ title: 'many comments', by: 'maria' });
    for (let i = 0; i < 75; i += 1) repo.comment(issue, `comment ${i}`, { by: 'maria' });
    const all = await client.paginate(client.rest.issues.listComments, {
      ...PLACE,
      issue_number: issue.number,
      per_page: 30,
    });
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 75 }, (_, i) => `comment ${i}`));
    sim.assertStrict();
  });

  test('pull requests, reviews and the merge', async () => {
    const { sim, repo } = world;
    const { rest } = octokit(sim, { login: 'maria', permissions: ALL });
    await repo.push('fix/1', { 'src/b.ts': 'x' });
    const { data: made } = await rest.pulls.create({
      ...PLACE,
      title: 'fix: b',
      head: 'fix/1',
      base: 'main',
      body: 'Refs #1',
      draft: true,
    });
    const on = { ...PLACE, pull_number: made.number };
    expect(made.draft).toBe(true);
    await rest.pulls.update({ ...on, title: 'fix: b again' });
    await rest.pulls.requestReviewers({ ...on, reviewers: ['ann'], team_reviewers: ['security-reviewers'] });
    expect((await rest.pulls.listRequestedReviewers(on)).data).toMatchObject({
      users: [{ login: 'ann' }],
      teams: [{ slug: 'security-reviewers' }],
    });
    expect((await rest.pulls.listFiles(on)).data.map(({ filename }) => filename)).toEqual(['src/b.ts']);
    expect((await rest.pulls.listCommits(on)).data).toHaveLength(1);
    expect((await rest.pulls.list({ ...PLACE, head: 'octo-org:fix/1' })).data).toHaveLength(1);
    await expect(rest.pulls.merge(on)).rejects.toMatchObject({ status: 405 });
    await expect(rest.pulls.createReview({ ...on, event: 'APPROVE' })).rejects.toMatchObject({ status: 422 });
    const ann = octokit(sim, { login: 'ann', permissions: ALL }).rest;
    await ann.pulls.createReview({ ...on, event: 'APPROVE', body: 'good' });
    expect((await rest.pulls.listReviews(on)).data[0]).toMatchObject({ state: 'APPROVED', user: { login: 'ann' } });
    await sim.human.markReady(repo, repo.pull(made.number), { by: 'ann' });
    const merged = await ann.pulls.merge(on);
    expect((await rest.pulls.get(on)).data).toMatchObject({
      merged: true,
      merged_by: { login: 'ann' },
      merge_commit_sha: merged.data.sha,
    });
    expect(
      (await rest.repos.listPullRequestsAssociatedWithCommit({ ...PLACE, commit_sha: merged.data.sha })).data,
    ).toHaveLength(1);
    expect((await repo.state.git.commit(await repo.head()))?.parents).toHaveLength(2);
    sim.assertStrict();
  });

  test('checks, statuses, runs and dispatches', async () => {
    const { sim, repo } = world;
    const { rest } = octokit(sim, { permissions: ALL, repositories: ['octo-org/shop'] });
    const sha = await repo.head();
    const { data: run } = await rest.checks.create({ ...PLACE, name: 'test', head_sha: sha, status: 'in_progress' });
    await rest.checks.update({ ...PLACE, check_run_id: run.id, conclusion: 'success' });
    expect((await rest.checks.get({ ...PLACE, check_run_id: run.id })).data.conclusion).toBe('success');
    expect((await rest.checks.listForRef({ ...PLACE, ref: sha, check_name: 'test' })).data.total_count).toBe(1);
    await rest.repos.createCommitStatus({ ...PLACE, sha, state: 'failure', context: 'ci' });
    await rest.repos.createCommitStatus({ ...PLACE, sha, state: 'success', context: 'ci' });
    expect((await rest.repos.getCombinedStatusForRef({ ...PLACE, ref: sha })).data).toMatchObject({
      state: 'success',
      total_count: 1,
    });
    expect((await rest.repos.listCommitStatusesForRef({ ...PLACE, ref: sha })).data).toHaveLength(2);
    await rest.repos.createDispatchEvent({
      ...PLACE,
      event_type: 'security-finding',
      client_payload: { finding_id: 'F-1', description: 'x' },
    });
    await rest.actions.createWorkflowDispatch({
      ...PLACE,
      workflow_id: 'ticket.yml',
      ref: 'main',
      inputs: { ticket_key: 'SEC-1', brief: 'x' },
    });
    expect(repo.state.dispatched.map(({ name }) => name)).toEqual(['repository_dispatch', 'workflow_dispatch']);
    expect(repo.state.dispatched[0]?.payload).toMatchObject({
      action: 'security-finding',
      client_payload: { finding_id: 'F-1' },
    });
    const tooMany = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`k${i}`, 1]));
    await expect(
      rest.repos.createDispatchEvent({ ...PLACE, event_type: 'x', client_payload: tooMany }),
    ).rejects.toMatchObject({ status: 422 });
    const { issue } = repo.openIssue({ title: 'run', by: 'maria' });
    const delivery = repo.addLabel(issue, 'x', { by: 'maria' });
    await sim.deliver('none', delivery, {
      bundle: new URL('../testing/hello.mjs', import.meta.url).pathname,
      manifest: null,
      runId: 77,
    });
    expect((await rest.actions.getWorkflowRun({ ...PLACE, run_id: 77 })).data).toMatchObject({
      event: 'issues',
      actor: { login: 'maria' },
    });
    expect(sim.violations.map(({ message }) => message)).toEqual([
      'repos/create-dispatch-event: body: /client_payload must NOT have more than 10 properties',
    ]);
    sim.violations.length = 0;
    sim.assertStrict();
  });

  test('alerts and workflows, each operation once; alerts.test.ts looks closer', async () => {
    const { sim, repo } = world;
    for (const kind of ['codeScanning', 'dependabot', 'secretScanning'] as const) repo.alerts[kind].add();
    repo.alerts.addAnalysis();
    await repo.push('main', { '.github/workflows/sweep.yml': 'on: push\n' }, { by: 'maria' });
    const permissions = {
      security_events: 'read',
      vulnerability_alerts: 'read',
      secret_scanning_alerts: 'read',
    } as const;
    const app = octokit(sim, { login: 'sweeper[bot]', permissions: { ...permissions, actions: 'read' } });
    for (const kind of ['code-scanning', 'dependabot', 'secret-scanning']) {
      expect((await app.request(`GET /orgs/octo-org/${kind}/alerts`)).data).toHaveLength(1);
      expect((await app.request(`GET /repos/octo-org/shop/${kind}/alerts`)).data).toHaveLength(1);
      expect((await app.request(`GET /repos/octo-org/shop/${kind}/alerts/1`)).data).toMatchObject({ number: 1 });
    }
    expect((await app.request('GET /repos/octo-org/shop/code-scanning/analyses')).data).toHaveLength(1);
    const workflow = await app.request('GET /repos/octo-org/shop/actions/workflows/sweep.yml');
    expect(workflow.data).toMatchObject({ state: 'active' });
    sim.assertStrict();
  });

  test('what administrators set', async () => {
    const { sim, repo } = world;
    const { administration } = repo.state;
    administration.environments.set('production', { isLimited: true, secrets: ['KEY'] });
    administration.variables.set('URL', 'https://example.com');
    administration.allowedActions = ['octo-org/*'];
    administration.teams.push('security');
    const { value } = sim.addToken({
      permissions: {
        actions: 'read',
        administration: 'read',
        environments: 'read',
        secrets: 'read',
        variables: 'read',
      },
    });
    const get = async (rest: string): Promise<unknown> => {
      const headers = { authorization: `Bearer ${value}` };
      return (await fetch(`${sim.apiUrl}/repos/octo-org/shop${rest}`, { headers })).json();
    };
    expect(await get('/environments/production')).toMatchObject({
      deployment_branch_policy: { custom_branch_policies: true },
    });
    expect(await get('/environments/production/secrets')).toMatchObject({ secrets: [{ name: 'KEY' }] });
    expect(await get('/environments/other')).toMatchObject({ message: 'Not Found' });
    expect(await get('/actions/secrets')).toMatchObject({ total_count: 0 });
    expect(await get('/actions/variables')).toMatchObject({ variables: [{ name: 'URL' }] });
    expect(await get('/actions/workflows')).toMatchObject({ workflows: expect.any(Array) });
    expect(await get('/actions/permissions/workflow')).toMatchObject({ can_approve_pull_request_reviews: false });
    expect(await get('/actions/permissions')).toMatchObject({ allowed_actions: 'selected' });
    expect(await get('/actions/permissions/selected-actions')).toMatchObject({ patterns_allowed: ['octo-org/*'] });
    expect(await get('/teams')).toMatchObject([{ slug: 'security' }]);
    expect(await get('/collaborators?permission=push')).toEqual(expect.any(Array));
    sim.assertStrict();
  });

  test('who is in a team', async () => {
    const { sim, repo } = world;
    repo.state.administration.teamMembers.set('reviewers', ['maria']);
    const reader = octokit(sim, { login: 'teams[bot]', permissions: { members: 'read' } });
    const of = (login: string) => reader.request(`GET /orgs/octo-org/teams/reviewers/memberships/${login}`);
    expect((await of('maria')).data).toMatchObject({ state: 'active', role: 'member' });
    await expect(of('tim')).rejects.toMatchObject({ status: 404 });
    const blind = octokit(sim, { login: 'blind[bot]', permissions: { metadata: 'read' } });
    await expect(blind.request('GET /orgs/octo-org/teams/reviewers/memberships/maria')).rejects.toMatchObject({
      status: 403,
    });
  });

  test('what sets a repository up: a ruleset is made once, runs and repositories are listed', async () => {
    const { sim, repo } = world;
    const app = octokit(sim, { login: 'set-up[bot]', permissions: { administration: 'write', actions: 'read' } });
    const ruleset = {
      name: 'kept',
      target: 'branch',
      enforcement: 'active',
      conditions: { ref_name: { include: ['refs/heads/kept'], exclude: [] } },
      rules: [{ type: 'deletion' }],
    };
    expect((await app.request('POST /repos/octo-org/shop/rulesets', ruleset)).status).toBe(201);
    await expect(app.request('POST /repos/octo-org/shop/rulesets', ruleset)).rejects.toMatchObject({ status: 422 });
    expect(repo.state.rulesets.filter(({ name }) => name === 'kept')).toMatchObject([{ include: ['refs/heads/kept'] }]);
    const runs = await app.request('GET /repos/octo-org/shop/actions/runs?event=schedule');
    expect(runs.data).toMatchObject({ workflow_runs: expect.any(Array) });
    const reader = octokit(sim, { login: 'kit[bot]', permissions: { metadata: 'read' } });
    expect((await reader.request('GET /orgs/octo-org/repos')).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'shop' })]),
    );
    sim.assertStrict();
  });

  test('every operation was called', () => {
    const called = new Set(world.sim.requests.map(({ operation }) => operation));
    expect(Object.keys(OPERATIONS).filter((id) => !called.has(id))).toEqual([]);
  });
});
