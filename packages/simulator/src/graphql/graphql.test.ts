import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CREATE_COMMIT, PLACE, ask, bench, commitInput, octokit } from '../testing/world.ts';
import type { Bench } from '../testing/world.ts';

let world: Bench;
let token: string;
beforeEach(async () => {
  world = await bench();
  token = world.sim.addToken({ repositories: ['octo-org/shop'] }).value;
});
afterEach(() => world.sim.close());

const LEDGER = 'agent-remediation/ledger';
async function ledger(): Promise<string> {
  await world.repo.push(LEDGER, { 'open.json': '[]', 'findings/ab/abc.json': '{"state":"posting"}' });
  return world.repo.head(LEDGER);
}

describe('queries', () => {
  test('reads files, tree and blob under one commit', async () => {
    const oid = await ledger();
    const query = `query Read($owner: String!, $repo: String!, $ref: String!) {
      repository(owner: $owner, name: $repo) { databaseId isPrivate visibility nameWithOwner defaultBranchRef { name }
        label(name: "none") { id }
        ref(qualifiedName: $ref) { name prefix target { __typename oid ... on Commit { committedDate
          open: file(path: "open.json") { name size object { ... on Blob { text isTruncated isBinary byteSize } } }
          finding: file(path: "findings/ab/abc.json") { path object { ... on Blob { text } } }
          halt: file(path: "HALT") { oid }
          findings: file(path: "findings") { type object { ... on Tree { entries { name type } } } }
        } } } }
      rateLimit { cost limit remaining resetAt } viewer { login } }`;
    const answer = await ask(world.sim, token, query, { ...PLACE, ref: `refs/heads/${LEDGER}` });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['repository']).toMatchObject({
      isPrivate: true,
      visibility: 'PRIVATE',
      defaultBranchRef: { name: 'main' },
      label: null,
      ref: {
        name: LEDGER,
        prefix: 'refs/heads/',
        target: {
          oid,
          open: { name: 'open.json', size: 2, object: { text: '[]', isTruncated: false } },
          finding: { path: 'findings/ab/abc.json', object: { text: '{"state":"posting"}' } },
          halt: null,
          findings: { type: 'tree', object: { entries: [{ name: 'ab', type: 'tree' }] } },
        },
      },
    });
    world.sim.assertStrict();
  });

  test('a missing ref is null, a missing repository is NOT_FOUND', async () => {
    const absent = await ask(
      world.sim,
      token,
      `{ repository(owner: "octo-org", name: "shop") { ref(qualifiedName: "refs/heads/none") { name } } }`,
    );
    expect(absent.data).toEqual({ repository: { ref: null } });
    const hidden = await ask(world.sim, token, `{ repository(owner: "octo-org", name: "other") { id } }`);
    expect(hidden).toMatchObject({ data: { repository: null }, errors: [{ type: 'NOT_FOUND', path: ['repository'] }] });
  });

  test('a large text is cut and says so', async () => {
    await world.repo.push('big', { 'big.txt': 'x'.repeat(600_000) });
    const { data } = await ask(
      world.sim,
      token,
      `{ repository(owner: "octo-org", name: "shop") { object(expression: "big:big.txt") { ... on Blob { isTruncated byteSize text } } } }`,
    );
    const blob = ((data ?? {})['repository'] as { object: { isTruncated: boolean; byteSize: number; text: string } })
      .object;
    expect([blob.isTruncated, blob.byteSize, blob.text.length]).toEqual([true, 600_000, 512_000]);
  });

  test('an issue tells who edited what and when', async () => {
    const { issue } = world.repo.openIssue({ title: 'first title', body: 'one', by: 'maria' });
    world.repo.editIssue(issue, { title: 'second title', body: 'two', by: 'stranger' });
    world.repo.addLabel(issue, 'ready-for-agent', { by: 'maria' });
    world.repo.comment(issue, '/agent remediate', { by: 'maria' });
    const query = `{ repository(owner: "octo-org", name: "shop") { issue(number: 1) { title body state lastEditedAt editor { login } labels(first: 5) { nodes { name } }
      userContentEdits(first: 10) { nodes { editor { login } editedAt diff } } comments(last: 1) { nodes { body author { login __typename } } }
      timelineItems(last: 10, itemTypes: [RENAMED_TITLE_EVENT, LABELED_EVENT]) { nodes { __typename
        ... on RenamedTitleEvent { previousTitle currentTitle actor { login } createdAt } ... on LabeledEvent { label { name } actor { login } } } } } } }`;
    const { data, errors } = await ask(world.sim, token, query);
    expect(errors).toBeUndefined();
    expect(data?.['repository']).toMatchObject({
      issue: {
        editor: { login: 'stranger' },
        labels: { nodes: [{ name: 'ready-for-agent' }] },
        userContentEdits: {
          nodes: [
            { editor: { login: 'stranger' }, diff: 'two' },
            { editor: { login: 'maria' }, diff: 'one' },
          ],
        },
        comments: { nodes: [{ author: { login: 'maria', __typename: 'User' } }] },
        timelineItems: {
          nodes: [
            { previousTitle: 'first title', actor: { login: 'stranger' } },
            { label: { name: 'ready-for-agent' } },
          ],
        },
      },
    });
    world.sim.assertStrict();
  });

  test('a merged pull request tells by whom, from where, and what checks say', async () => {
    const { sim, repo } = world;
    const { pull } = await sim.agent.openDraftPullRequest(null, {
      repository: repo,
      branch: 'fix/issue-1',
      title: 'fix: x',
      body: 'Refs #1',
    });
    await sim.human.markReady(repo, pull, { by: 'maria' });
    sim.human.enableAutoMerge(repo, pull, { by: 'maria' });
    await sim.human.merge(repo, pull, { by: 'renovate[bot]' });
    const sha = pull.pull.mergeCommit ?? '';
    repo.addCheckRun({ name: 'test', headSha: sha, conclusion: 'success' });
    repo.addStatus(sha, 'ci', 'failure', { by: 'maria' });
    const query = `{ repository(owner: "octo-org", name: "shop") { pullRequests(headRefName: "fix/issue-1", states: [OPEN, MERGED, CLOSED], first: 5) { totalCount nodes {
      number state merged isDraft isCrossRepository headRefName baseRefName body mergedBy { login __typename } autoMergeRequest { enabledBy { login } }
      headRepository { nameWithOwner } timelineItems(first: 20, itemTypes: [READY_FOR_REVIEW_EVENT, MERGED_EVENT, AUTO_MERGE_ENABLED_EVENT]) { nodes { __typename } }
      mergeCommit { oid statusCheckRollup { state contexts(first: 10) { nodes { __typename ... on CheckRun { name conclusion } ... on StatusContext { context state } } } }
        status { state } checkSuites(first: 5) { nodes { app { slug } checkRuns(first: 5) { nodes { name } } } } } } } } }`;
    const { data, errors } = await ask(sim, token, query);
    expect(errors).toBeUndefined();
    expect(data?.['repository']).toMatchObject({
      pullRequests: {
        nodes: [
          {
            state: 'MERGED',
            isCrossRepository: false,
            mergedBy: { login: 'renovate', __typename: 'Bot' },
            autoMergeRequest: { enabledBy: { login: 'maria' } },
            timelineItems: {
              nodes: [
                { __typename: 'ReadyForReviewEvent' },
                { __typename: 'AutoMergeEnabledEvent' },
                { __typename: 'MergedEvent' },
              ],
            },
            mergeCommit: {
              oid: sha,
              statusCheckRollup: { state: 'FAILURE' },
              status: { state: 'FAILURE' },
              checkSuites: { nodes: [{ app: { slug: 'github-actions' } }] },
            },
          },
        ],
      },
    });
    sim.assertStrict();
  });

  test('an unknown field, a wrong type and a field that is not simulated are refused and recorded', async () => {
    const { sim } = world;
    const unknown = await ask(sim, token, `{ repository(owner: "octo-org", name: "shop") { isSecret } }`);
    expect(unknown.errors?.[0]?.message).toMatch(/Cannot query field "isSecret"/);
    const wrong = await ask(
      sim,
      token,
      `query Q($n: Int!) { repository(owner: "octo-org", name: "shop") { issue(number: $n) { id } } }`,
      { n: 'one' },
    );
    expect(wrong.errors?.[0]?.message).toMatch(/Int cannot represent/);
    await ask(sim, token, `{ repository(owner: "octo-org", name: "shop") { diskUsage } }`);
    expect(sim.violations.map(({ kind }) => kind)).toEqual(['bad-request', 'bad-request', 'not-simulated']);
    expect(() => sim.assertStrict()).toThrow(/isSecret/);
  });
});

describe('createCommitOnBranch', () => {
  const write = (expected: string, path: string, text = 'x', by = token) =>
    ask(world.sim, by, CREATE_COMMIT, commitInput(LEDGER, expected, path, text));
  const created = (answer: Awaited<ReturnType<typeof ask>>): string | null => {
    const made = answer.data?.['createCommitOnBranch'] as { commit: { oid: string } } | null | undefined;
    return made?.commit.oid ?? null;
  };

  test('writes when the head is the expected one; git agrees', async () => {
    const head = await ledger();
    const oid = created(await write(head, 'days/2026/11-20.json', '{}'));
    expect(oid).toBe(await world.repo.head(LEDGER));
    expect(await world.repo.readFile('days/2026/11-20.json', LEDGER)).toBe('{}');
    expect((await world.repo.state.git.commit(oid ?? ''))?.parents).toEqual([head]);
    expect(await world.repo.state.git.run('fsck', '--strict', '--no-dangling')).toBe('');
    world.sim.assertStrict();
  });

  test.each([
    ['expected-branch', /^Expected branch to point to "[0-9a-f]{40}" but it did not\. {2}Pull and try again\.$/],
    ['is-at', /^is at [0-9a-f]{40} but expected [0-9a-f]{40}$/],
  ] as const)('answers STALE_DATA with HTTP 200 otherwise (%s)', async (form, message) => {
    const head = await ledger();
    await write(head, 'a', '1');
    world.sim.setStaleDataMessage(form);
    const answer = await write(head, 'b', '2');
    expect(answer).toMatchObject({
      data: { createCommitOnBranch: null },
      errors: [{ type: 'STALE_DATA', path: ['createCommitOnBranch'] }],
    });
    expect(answer.errors?.[0]?.message).toMatch(message);
    expect(world.sim.requests.at(-1)?.status).toBe(200);
  });

  test('50 parallel writers on one head: exactly one wins, round by round', async () => {
    let head = await ledger();
    const rounds = 3;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => write(head, `w/${round}-${i}.json`, String(i))),
      );
      const winners = answers.map(created).filter((oid) => oid !== null);
      expect(winners).toHaveLength(1);
      expect(answers.flatMap(({ errors }) => errors ?? []).map(({ type }) => type)).toEqual(
        Array.from({ length: 49 }, () => 'STALE_DATA'),
      );
      head = await world.repo.head(LEDGER);
      expect(head).toBe(winners[0]);
    }
    expect(await world.repo.state.git.log(`refs/heads/${LEDGER}`, 100)).toHaveLength(rounds + 2);
  });

  test('identical commits: the second writer is refused although its commit would be the same', async () => {
    await world.sim.close();
    world = await bench({ now: () => new Date('2026-11-20T12:00:00Z') });
    token = world.sim.addToken({ repositories: ['octo-org/shop'] }).value;
    const head = await ledger();
    const answers = await Promise.all([write(head, 'same', 'same'), write(head, 'same', 'same')]);
    expect(answers.map(created).filter((oid) => oid !== null)).toHaveLength(1);
  });

  test('a missing branch, a missing permission and a rule each have their own type', async () => {
    const { sim, repo } = world;
    expect(
      (await ask(sim, token, CREATE_COMMIT, commitInput('absent', '0'.repeat(40), 'a', ''))).errors?.[0]?.type,
    ).toBe('NOT_FOUND');
    const head = await ledger();
    const reader = sim.addToken({ repositories: ['octo-org/shop'], permissions: { contents: 'read' } }).value;
    expect((await write(head, 'a', '', reader)).errors?.[0]).toMatchObject({
      type: 'FORBIDDEN',
      message: 'Resource not accessible by integration',
    });
    repo.addRuleset({
      name: 'locked',
      include: ['refs/heads/agent-remediation/*'],
      rules: ['update'],
      bypass: ['ledger[bot]'],
    });
    expect((await write(head, 'a')).errors?.[0]).toMatchObject({
      type: 'UNPROCESSABLE',
      message: expect.stringContaining('Repository rule violations found'),
    });
    const app = sim.addToken({ login: 'ledger[bot]', repositories: ['octo-org/shop'] }).value;
    expect(created(await write(head, 'a', '', app))).not.toBeNull();
    sim.assertStrict();
  });

  test('a path that would leave the tree is refused', async () => {
    const head = await ledger();
    expect((await write(head, '../x')).errors?.[0]?.type).toBe('UNPROCESSABLE');
    expect((await write(head, '.git/config')).errors?.[0]?.type).toBe('UNPROCESSABLE');
  });
});

describe('reads that lie', () => {
  const query = `{ repository(owner: "octo-org", name: "shop") { ref(qualifiedName: "refs/heads/${LEDGER}") { target { oid ... on Commit { file(path: "open.json") { object { ... on Blob { text } } } } } }
    object(expression: "${LEDGER}:open.json") { ... on Blob { text } } } }`;
  const read = async (): Promise<[string, string]> => {
    const { data } = await ask(world.sim, token, query);
    const found = data?.['repository'] as {
      ref: { target: { file: { object: { text: string } } } };
      object: { text: string };
    };
    return [found.ref.target.file.object.text, found.object.text];
  };

  test('stale: everything is one value old; torn: only what is not read under the commit', async () => {
    await ledger();
    await world.repo.push(LEDGER, { 'open.json': '["new"]' });
    world.sim.faults.add({ when: { operation: 'graphql', nth: 2 }, fault: { kind: 'stale-read' } });
    world.sim.faults.add({ when: { operation: 'graphql', nth: 3 }, fault: { kind: 'torn-read' } });
    expect(await read()).toEqual(['["new"]', '["new"]']);
    expect(await read()).toEqual(['[]', '[]']);
    expect(await read()).toEqual(['["new"]', '[]']);
    expect(await read()).toEqual(['["new"]', '["new"]']);
    expect(world.sim.faults.unused).toEqual([]);
  });
});

test('REST and GraphQL see the same refs', async () => {
  const head = await ledger();
  const { data } = await octokit(world.sim).rest.git.getRef({ ...PLACE, ref: `heads/${LEDGER}` });
  expect(data.object.sha).toBe(head);
});
