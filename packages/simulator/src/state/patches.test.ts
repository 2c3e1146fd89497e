import { expect, test } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import { startSimulator } from '../simulator.ts';
import { LISTED_FILES } from './patches.ts';

test('the files of a pull request carry the patches and counts that git makes, since it left its base', async () => {
  const sim = await startSimulator();
  try {
    const long = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');
    const files = { 'a.txt': 'one\ntwo\n', 'gone.txt': 'x\n', 'old.txt': `${long}\n`, 'logo.png': 'x' };
    const repo = await sim.addRepository({ owner: 'octo-org', name: 'shop', private: true, files });
    repo.setPermission('maria', 'write');
    const { pull } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      branch: 'fix/x',
      title: 'x',
      body: '',
      files: {
        'a.txt': 'one\nthree\n',
        'gone.txt': null,
        'old.txt': null,
        'new name.txt': `${long}\nlast\n`,
        'logo.png': Buffer.from([0, 1, 2]),
        'empty.txt': '',
      },
    });
    await repo.push('main', { 'a.txt': 'zero\none\ntwo\n' }, { by: 'maria' });
    const octokit = new Octokit({ auth: sim.addToken().value, baseUrl: sim.apiUrl, userAgent: 'test' });
    const list = { owner: 'octo-org', repo: 'shop', pull_number: pull.number };
    const { data } = await octokit.rest.pulls.listFiles(list);
    const shown = data.map(({ filename, status, additions, deletions, previous_filename: previous, patch }) => [
      filename,
      status,
      additions,
      deletions,
      previous,
      patch,
    ]);
    expect(shown).toEqual([
      ['a.txt', 'modified', 1, 1, undefined, '@@ -1,2 +1,2 @@\n one\n-two\n+three'],
      ['empty.txt', 'added', 0, 0, undefined, undefined],
      ['gone.txt', 'removed', 0, 1, undefined, '@@ -1 +0,0 @@\n-x'],
      ['logo.png', 'modified', 0, 0, undefined, undefined],
      ['new name.txt', 'renamed', 1, 0, 'old.txt', expect.stringContaining('\n+last')],
    ]);
    expect(LISTED_FILES).toBe(3_000);
    sim.assertStrict();
  } finally {
    await sim.close();
  }
});

test('auto-merge is switched off by somebody who may, once', async () => {
  const sim = await startSimulator();
  try {
    const repo = await sim.addRepository({ owner: 'octo-org', name: 'shop', private: true });
    repo.setPermission('maria', 'write');
    const { pull } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      branch: 'fix/x',
      title: 'x',
      body: '',
    });
    sim.human.enableAutoMerge(repo, pull, { by: 'maria' });
    const off = async (permissions: Readonly<Record<string, 'read' | 'write'>>) => {
      const { value } = sim.addToken({ permissions });
      const octokit = new Octokit({ auth: value, baseUrl: sim.apiUrl, userAgent: 'test' });
      const query =
        'mutation ($id: ID!) { disablePullRequestAutoMerge(input: { pullRequestId: $id }) { pullRequest { number autoMergeRequest { enabledAt } } } }';
      return octokit
        .request('POST /graphql', { query, variables: { id: pull.pull.nodeId } })
        .then(({ data }) => data as unknown);
    };
    expect(await off({ pull_requests: 'read' })).toMatchObject({ errors: [{ type: 'FORBIDDEN' }] });
    expect(pull.pull.autoMerge).not.toBeNull();
    expect(await off({ pull_requests: 'write' })).toMatchObject({
      data: { disablePullRequestAutoMerge: { pullRequest: { autoMergeRequest: null } } },
    });
    expect(pull.timeline.at(-1)?.kind).toBe('autoMergeDisabled');
    expect(await off({ pull_requests: 'write' })).toMatchObject({ errors: [{ type: 'UNPROCESSABLE' }] });
  } finally {
    await sim.close();
  }
});
