import { expect, test } from '@jest/globals';
import { getOctokit } from '@actions/github';
import { startSimulator } from './index.ts';
import { PLACE, bench } from './testing/world.ts';

test('@actions/github understands REST, pages and GraphQL', async () => {
  const { sim, repo } = await bench();
  const { issue } = repo.openIssue({ title: 'x', by: 'maria' });
  const octokit = getOctokit(sim.addToken({ repositories: ['octo-org/shop'] }).value, { baseUrl: sim.apiUrl });
  await octokit.rest.issues.createComment({ ...PLACE, issue_number: issue.number, body: 'hello' });
  expect(
    await octokit.paginate(octokit.rest.issues.listComments, { ...PLACE, issue_number: issue.number }),
  ).toHaveLength(1);
  const answer: unknown = await octokit.graphql(
    'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { issue(number: 1) { title } } }',
    PLACE,
  );
  expect(answer).toEqual({ repository: { issue: { title: 'x' } } });
  await expect(octokit.graphql('{ repository(owner: "octo-org", name: "none") { id } }')).rejects.toMatchObject({
    errors: [{ type: 'NOT_FOUND' }],
  });
  sim.assertStrict();
  await sim.close();
});

test('an Enterprise Server has its API below /api/v3', async () => {
  const sim = await startSimulator({ enterprise: true });
  const repo = await sim.addRepository({ owner: 'octo-org', name: 'shop' });
  expect(sim.apiUrl).toMatch(/\/api\/v3$/);
  const octokit = getOctokit(sim.addToken({ repositories: ['octo-org/shop'] }).value, { baseUrl: sim.apiUrl });
  expect((await octokit.rest.repos.get(PLACE)).data.id).toBe(repo.state.id);
  expect(await octokit.graphql('{ repository(owner: "octo-org", name: "shop") { databaseId } }')).toEqual({
    repository: { databaseId: repo.state.id },
  });
  sim.assertStrict();
  await sim.close();
});

test('an unknown route is 404, and the test that asked for it fails', async () => {
  const { sim } = await bench();
  const octokit = getOctokit(sim.addToken().value, { baseUrl: sim.apiUrl });
  await expect(octokit.request('GET /repos/{owner}/{repo}/stargazers', PLACE)).rejects.toMatchObject({ status: 404 });
  expect(() => sim.assertStrict()).toThrow(/unknown-route: #1 GET \/repos\/octo-org\/shop\/stargazers/);
  await sim.close();
});
