import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import { startSimulator } from './index.ts';
import type { RepositoryHandle, Simulator } from './index.ts';

let sim: Simulator;
let repo: RepositoryHandle;
beforeEach(async () => {
  sim = await startSimulator();
  repo = await sim.addRepository({ owner: 'octo-org', name: 'shop', files: { 'package.json': '{}\n' } });
  repo.setPermission('maria', 'admin');
});
afterEach(() => sim.close());

const client = (token = sim.addToken({ repositories: ['octo-org/shop'] }).value): Octokit =>
  new Octokit({ auth: token, baseUrl: sim.apiUrl, log: { debug() {}, info() {}, warn() {}, error() {} } });
const at = { owner: 'octo-org', repo: 'shop' };

describe('the main story', () => {
  test('label, session, draft pull request, merge, closed issue', async () => {
    const { issue } = repo.openIssue({ title: 'SQL injection in search', body: 'see report', by: 'maria' });
    const labeled = repo.addLabel(issue, 'ready-for-agent', { by: 'maria' });
    expect(labeled.name).toBe('issues');
    expect(labeled.payload['action']).toBe('labeled');
    expect(labeled.payload['label']).toMatchObject({ name: 'ready-for-agent' });
    expect(labeled.payload['sender']).toMatchObject({ login: 'maria' });

    const response = await fetch(`${sim.sessionUrl}/v3/organizations/${sim.orgId}/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sim.sessionKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        prompt: 'fix it',
        title: 'SQL injection',
        tags: ['remediation'],
        repos: ['octo-org/shop'],
        secret_ids: [],
      }),
    });
    expect(response.status).toBe(200);
    const session = sim.sessions.last;
    if (session === undefined) throw new Error('no session');

    const { pull } = await sim.agent.openDraftPullRequest(session, {
      repository: repo,
      branch: 'fix/issue-1',
      title: 'fix: escape search terms',
      body: `Refs #${issue.number}`,
    });
    expect(pull.pull.draft).toBe(true);
    await sim.human.markReady(repo, pull, { by: 'maria' });
    await sim.human.approve(repo, pull, { by: 'maria' });
    const closed = await sim.human.merge(repo, pull, { by: 'maria' });
    expect(closed.payload['pull_request']).toMatchObject({
      merged: true,
      merged_by: { login: 'maria' },
      head: { ref: 'fix/issue-1' },
    });

    const octokit = client();
    await octokit.rest.issues.createComment({ ...at, issue_number: issue.number, body: 'merged' });
    await octokit.rest.issues.update({ ...at, issue_number: issue.number, state: 'closed', state_reason: 'completed' });
    expect(issue.state).toBe('closed');
    expect(await repo.readFile('src/fix.txt')).toBe('fixed by fix/issue-1\n');
    sim.assertStrict();
  });

  test('GitHub closes by keyword at the merge into the default branch, and only then', async () => {
    const { issue } = repo.openIssue({ title: 'a', by: 'maria' });
    const { issue: other } = repo.openIssue({ title: 'b', by: 'maria' });
    await repo.push('release', { 'x.txt': 'x' });
    const open = (branch: string, body: string, base: string) =>
      sim.agent.openDraftPullRequest(null, { repository: repo, branch, title: 'fix: x', body, base });
    const { pull } = await open('fix/1', `Fixes #${issue.number}. Refs #${other.number}`, 'main');
    const { pull: elsewhere } = await open('fix/2', `Fixes #${other.number}`, 'release');
    await sim.human.merge(repo, pull, { by: 'maria' });
    await sim.human.merge(repo, elsewhere, { by: 'maria' });
    expect([issue.state, other.state]).toEqual(['closed', 'open']);
    expect(issue.timeline.at(-1)).toMatchObject({ kind: 'closed', closer: `#${pull.number}` });
  });

  test('who acts must be somebody', async () => {
    const bare = await sim.addRepository({ owner: 'octo-org', name: 'bare' });
    expect(() => bare.openIssue({ title: 'x' })).toThrow(/nobody is admin of octo-org\/bare/);
  });
});
