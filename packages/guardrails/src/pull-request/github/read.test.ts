import { describe, expect, test } from '@jest/globals';
import { GitHubFault } from '@agent-remediation/github';
import { githubOf } from './github.test-support.ts';
import {
  CONTRACT_MARKER,
  readAtHead,
  readFiles,
  readMembership,
  readOverview,
  readRequested,
  readSameHead,
  readState,
} from './read.ts';

const REPOSITORY = { owner: 'octo-org', name: 'shop' };
const OID = 'a'.repeat(40);
const page = (nodes: readonly unknown[], info: object = {}) => ({ totalCount: nodes.length, nodes, pageInfo: info });
const MARIA = { __typename: 'User', login: 'maria' };
const FORBIDDEN = new GitHubFault('no', { status: 403, ran: 'no', cause: undefined });
const READING = 'reading the pull request (needs contents: read and pull-requests: read)';

/** A pull request as GitHub answers it, nothing in it. */
const PULL = {
  id: 'PR_1',
  title: 'fix: x',
  body: 'text',
  state: 'OPEN',
  isDraft: true,
  isCrossRepository: false,
  headRefName: 'fix/issue-12',
  headRefOid: OID,
  baseRefName: 'main',
  changedFiles: 2,
  updatedAt: '2026-01-01T00:00:00Z',
  author: { __typename: 'Bot', login: 'coding-agent' },
  autoMergeRequest: null,
  labels: page([]),
  timelineItems: page([]),
  commits: page([], { hasNextPage: false }),
  newest: page([]),
  reviews: page([]),
  comments: page([], { hasPreviousPage: false }),
};
const overview = async (change: object, beside: object = {}) => {
  const { github, made } = githubOf((what) =>
    what === 'contract'
      ? { repository: { policy: null, digest: null, ...beside, pullRequest: { ...PULL, ...change } } }
      : {},
  );
  const read = await readOverview(github, REPOSITORY, 7);
  expect(made[0]).toEqual({ what: 'contract', given: { ...REPOSITORY, number: 7 } });
  return read;
};

describe('one pull request', () => {
  test('as it stands', async () => {
    expect(await overview({})).toEqual({
      nodeId: 'PR_1',
      number: 7,
      state: 'OPEN',
      title: 'fix: x',
      body: 'text',
      author: { login: 'coding-agent[bot]', isPerson: false },
      branch: 'fix/issue-12',
      baseBranch: 'main',
      headOid: OID,
      updatedAt: '2026-01-01T00:00:00Z',
      fromFork: false,
      isDraft: true,
      draftSteps: [],
      autoMerge: false,
      commits: [],
      commitCount: 0,
      madeBy: [],
      fileCount: 2,
      labels: [],
      reviews: [],
      comments: [],
      comment: 'none',
      policy: undefined,
      digest: undefined,
    });
  });
  test('what GitHub leaves out is read as what is stricter', async () => {
    const names = Object.keys(PULL).filter((name) => name !== 'headRefOid');
    expect(await overview(Object.fromEntries(names.map((name) => [name, undefined])))).toMatchObject({
      nodeId: '',
      state: '',
      title: '',
      body: '',
      author: undefined,
      branch: '',
      baseBranch: '',
      updatedAt: '',
      fromFork: true,
      isDraft: false,
      autoMerge: true,
      commitCount: 0,
      fileCount: 0,
      comment: 'unknown',
    });
  });
  test('its people, its steps and its newest commit', async () => {
    const step = (__typename: string, actor: unknown) => ({ __typename, actor });
    const review = (state: string, author: unknown, oid?: string) => ({ state, author, commit: oid && { oid } });
    const read = await overview({
      author: { __typename: 'Bot', login: 'helper[bot]' },
      autoMergeRequest: { enabledAt: 'x' },
      labels: page([{ name: 'a' }, {}, { name: 'b' }]),
      timelineItems: page([step('ReadyForReviewEvent', MARIA), step('ConvertToDraftEvent', null)]),
      newest: page([{ commit: { author: { user: { login: 'tom' } }, committer: { user: null } } }]),
      reviews: page([
        review('APPROVED', MARIA, OID),
        review('CHANGES_REQUESTED', MARIA),
        review('COMMENTED', { __typename: 'Mannequin', login: 'old' }),
        review('DISMISSED', MARIA),
        review('PENDING', MARIA),
        review('APPROVED', null),
      ]),
    });
    const maria = { login: 'maria', isPerson: true };
    expect(read).toMatchObject({
      author: { login: 'helper[bot]', isPerson: false },
      autoMerge: true,
      labels: ['a', 'b'],
      draftSteps: [
        { to: 'ready', by: maria },
        { to: 'draft', by: undefined },
      ],
      madeBy: ['tom'],
      reviews: [
        { by: maria, state: 'approved', commit: OID },
        { by: maria, state: 'changes-requested', commit: undefined },
        { by: { login: 'old', isPerson: false }, state: 'commented', commit: undefined },
        { by: maria, state: 'dismissed', commit: undefined },
        { by: maria, state: 'pending', commit: undefined },
      ],
    });
  });
  test('D17: the policy of the default branch, unless it is too large', async () => {
    const policy = { text: '{}', isTruncated: false };
    expect(await overview({}, { policy, digest: { text: 'ab' } })).toMatchObject({ policy: '{}', digest: 'ab' });
    await expect(overview({}, { policy: { ...policy, isTruncated: true } })).rejects.toMatchObject({
      reason: 'settings-invalid',
      message: '.agent/hooks/policy.json is too large',
    });
  });
  test('without a newest commit nothing is known', async () => {
    await expect(overview({ headRefOid: null })).rejects.toMatchObject({
      reason: 'github-unavailable',
      message: `${READING}: #7 has no head`,
    });
  });
});

describe('page by page', () => {
  /** Answers the first page with the pull request, and each further page by its number. */
  const paged = async (name: 'commits' | 'comments', pages: number, node: (at: number) => object) => {
    const [has, cursor] = name === 'commits' ? ['hasNextPage', 'endCursor'] : ['hasPreviousPage', 'startCursor'];
    const at = (index: number) => page([node(index)], { [has]: index + 1 < pages, [cursor]: `c${index}` });
    const { github, made } = githubOf((what, { cursor: from }) => {
      if (what === 'contract') return { repository: { pullRequest: { ...PULL, [name]: at(0) } } };
      return { repository: { pullRequest: { [name]: at(Number(String(from).slice(1)) + 1) } } };
    });
    return { read: await readOverview(github, REPOSITORY, 7), made: made.slice(1) };
  };
  test('commits, GitHub’s 250 at most', async () => {
    const commit = (at: number) => ({ commit: { oid: `o${at}`, message: `m${at}`, parents: { totalCount: at + 1 } } });
    const { read, made } = await paged('commits', 2, commit);
    expect(made).toEqual([{ what: 'commits', given: { ...REPOSITORY, number: 7, cursor: 'c0' } }]);
    expect(read.commits).toEqual([
      { oid: 'o0', message: 'm0', parents: 1 },
      { oid: 'o1', message: 'm1', parents: 2 },
    ]);
    expect((await paged('commits', 9, commit)).read.commits).toHaveLength(3);
    expect((await paged('commits', 1, () => ({ commit: { oid: 'o' } }))).read.commits).toEqual([
      { oid: 'o', message: '', parents: 1 },
    ]);
    expect((await paged('commits', 1, () => ({ commit: {} }))).read.commits).toEqual([]);
  });
  test('comments from the newest on, the newest 1,000; in the order in which they were written', async () => {
    const comment = (at: number) => ({
      databaseId: at,
      body: `b${at}`,
      author: MARIA,
      lastEditedAt: at === 0 ? null : 'x',
    });
    const { read, made } = await paged('comments', 2, comment);
    expect(made).toEqual([{ what: 'comments', given: { ...REPOSITORY, number: 7, cursor: 'c0' } }]);
    const by = { login: 'maria', isPerson: true };
    expect(read).toMatchObject({
      comments: [
        { by, body: 'b1', isEdited: true },
        { by, body: 'b0', isEdited: false },
      ],
      comment: 'none',
    });
    const many = await paged('comments', 12, () => ({ author: null }));
    expect([many.read.comments.length, many.read.comments[0], many.read.comment]).toEqual([
      10,
      { by: undefined, body: '', isEdited: true },
      'unknown',
    ]);
  });
  test('our own comment is the oldest that begins with our mark', async () => {
    const ours = (at: number) => ({ databaseId: 10 - at, viewerDidAuthor: true, body: `${CONTRACT_MARKER}\n${at}` });
    const { read } = await paged('comments', 2, ours);
    expect(read.comment).toEqual({ id: 9, body: `${CONTRACT_MARKER}\n1`, doubles: [10] });
    expect((await paged('comments', 1, (at) => ({ ...ours(at), viewerDidAuthor: false }))).read.comment).toBe('none');
  });
  test('files, 100 a page, 3,000 at most', async () => {
    const listed = async (counts: readonly number[]) => {
      const { github, made } = githubOf((_, { page: at }) =>
        Array.from({ length: counts[Number(at) - 1] ?? 100 }, (_each, index) => ({
          filename: `${String(at)}/${index}`,
        })),
      );
      const files = await readFiles(github, REPOSITORY, 7);
      return [files.length, made.length, made[0]];
    };
    const first = {
      what: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
      given: { owner: 'octo-org', repo: 'shop', pull_number: 7, per_page: 100, page: 1 },
    };
    expect(await listed([0])).toEqual([0, 1, first]);
    expect(await listed([100, 1])).toEqual([101, 2, first]);
    expect(await listed([])).toEqual([3_000, 30, first]);
  });
});

test('a changed file, in each of its states', async () => {
  const listed = [
    { filename: 'a', status: 'added', additions: 1, deletions: 0, patch: '@@', sha: 'b1', previous_filename: 'no' },
    { filename: 'b', status: 'removed', additions: 0, deletions: 2 },
    { filename: 'c', status: 'modified' },
    { filename: 'd', status: 'renamed', previous_filename: 'old' },
    { filename: 'e', status: 'copied', previous_filename: 'no' },
    { filename: 'f', status: 'changed' },
    { filename: 'g' },
    { status: 'added' },
  ];
  const { github } = githubOf(() => listed);
  const none = { previous: undefined, additions: 0, deletions: 0, patch: undefined };
  expect(await readFiles(github, REPOSITORY, 7)).toEqual([
    { path: 'a', previous: undefined, status: 'added', additions: 1, deletions: 0, patch: '@@', blob: 'b1' },
    { ...none, path: 'b', status: 'removed', deletions: 2 },
    { ...none, path: 'c', status: 'modified' },
    { ...none, path: 'd', status: 'renamed', previous: 'old' },
    { ...none, path: 'e', status: 'added' },
    { ...none, path: 'f', status: 'other' },
    { ...none, path: 'g', status: 'other' },
  ]);
});

test('who is asked to review', async () => {
  const { github, made } = githubOf(() => ({ users: [{ login: 'maria' }, {}], teams: [{ slug: 'security' }, {}] }));
  expect(await readRequested(github, REPOSITORY, 7)).toEqual({ users: ['maria'], teams: ['security'] });
  expect(made).toEqual([
    {
      what: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
      given: { owner: 'octo-org', repo: 'shop', pull_number: 7 },
    },
  ]);
});

test.each([
  [{ state: 'active' }, 'member'],
  [{ state: 'pending' }, 'none'],
  [new GitHubFault('no', { status: 404, ran: 'no', cause: undefined }), 'none'],
  [FORBIDDEN, 'unseen'],
])('a member of a team: %j → %s', async (answer, expected) => {
  const { github, made } = githubOf(() => answer);
  expect(await readMembership(github, 'octo-org/security', 'maria')).toBe(expected);
  expect(made).toEqual([
    {
      what: 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
      given: { org: 'octo-org', team_slug: 'security', username: 'maria' },
    },
  ]);
});

describe('pull requests with the same newest commit', () => {
  const node = (change: object = {}) => ({
    number: 8,
    state: 'OPEN',
    headRefName: 'copy',
    headRefOid: OID,
    body: 'text',
    author: MARIA,
    ...change,
  });
  const FOUND = { number: 8, branch: 'copy', body: 'text', author: { login: 'maria', isPerson: true } };
  test.each([
    ['another one', node(), [FOUND]],
    ['this one', node({ number: 7 }), []],
    ['a closed one', node({ state: 'CLOSED' }), []],
    ['one that was pushed to since', node({ headRefOid: 'b' }), []],
    ['none that has a number', node({ number: undefined }), []],
    [
      'one of which little is told',
      node({ headRefName: null, body: null, author: null }),
      [{ number: 8, branch: '', body: '', author: undefined }],
    ],
  ])('%s', async (_, found, expected) => {
    const object = { associatedPullRequests: { nodes: [found] } };
    const { github, made } = githubOf(() => ({ repository: { object } }));
    expect(await readSameHead(github, REPOSITORY, { headOid: OID, number: 7 })).toEqual(expected);
    expect(made).toEqual([{ what: 'sameHead', given: { ...REPOSITORY, oid: OID } }]);
    const head = githubOf(() => ({ repository: { head: object } }));
    const at = { paths: [], branches: [], ledger: undefined };
    expect((await readAtHead(head.github, REPOSITORY, { headOid: OID, number: 7 }, at)).sameHead).toEqual(expected);
  });
});

describe('what stands at the newest commit', () => {
  const read = async (repository: object, ledger?: { readonly ref: string; readonly path: string }) => {
    const { github, made } = githubOf(() => ({ repository }));
    const at = { paths: ['package.json', 'b.lock'], branches: ['fix/a', 'fix/b'], ledger };
    return { ...(await readAtHead(github, REPOSITORY, { headOid: OID, number: 7 }, at)), given: made[0]?.given };
  };
  test('texts that are whole, and open pull requests of this repository', async () => {
    const found = await read({
      f0: { text: '{}', isTruncated: false },
      f1: { text: 'x', isTruncated: true },
      o0: page([
        { number: 8, isCrossRepository: false },
        { number: 9, isCrossRepository: true },
        { isCrossRepository: false },
      ]),
      o1: page([{ number: 10, isCrossRepository: false }]),
    });
    expect([...found.texts]).toEqual([
      ['package.json', '{}'],
      ['b.lock', undefined],
    ]);
    expect([found.open, found.hasLedger, found.entry]).toEqual([[8, 10], false, undefined]);
    expect(found.given).toEqual({
      ...REPOSITORY,
      oid: OID,
      p0: `${OID}:package.json`,
      p1: `${OID}:b.lock`,
      b0: 'fix/a',
      b1: 'fix/b',
    });
  });
  test('the ledger’s entry of the finding', async () => {
    const ledger = { ref: 'refs/heads/ledger', path: 'findings/1.json' };
    const blob = { text: '{}', isTruncated: false };
    const listed = await read({ ledger: { target: { file: { object: blob } } } }, ledger);
    expect([listed.hasLedger, listed.entry]).toEqual([true, '{}']);
    expect(listed.given).toMatchObject({ ledgerRef: 'refs/heads/ledger', ledgerPath: 'findings/1.json' });
    const without = await read({ ledger: { target: { file: null } } }, ledger);
    expect([without.hasLedger, without.entry]).toEqual([true, undefined]);
    const none = await read({ ledger: null }, ledger);
    expect([none.hasLedger, none.entry]).toEqual([false, undefined]);
  });
});

test('whether it changed in the meantime', async () => {
  const { github, made } = githubOf(() => ({ repository: { pullRequest: { headRefOid: OID, updatedAt: 'now' } } }));
  expect(await readState(github, REPOSITORY, 7)).toEqual({ headOid: OID, updatedAt: 'now' });
  expect(made).toEqual([{ what: 'state', given: { ...REPOSITORY, number: 7 } }]);
});

describe('fails closed: what GitHub does not tell is no answer', () => {
  const HEAD = { headOid: OID, number: 7 };
  const more = { hasNextPage: true, endCursor: 'c' };
  const GRAPH = [
    ['the pull request', READING, 'contract', readOverview],
    ['its further commits', READING, 'commits', readOverview],
    ['its state', READING, 'state', readState],
    ['those with its commit', READING, 'sameHead', (github, repository) => readSameHead(github, repository, HEAD)],
    [
      'its files',
      'reading files at the head (needs contents: read and pull-requests: read)',
      'head',
      (github, repository) => readAtHead(github, repository, HEAD, { paths: [], branches: [], ledger: undefined }),
    ],
  ] as const satisfies readonly (readonly [
    string,
    string,
    string,
    (...given: Parameters<typeof readState>) => Promise<unknown>,
  ])[];
  test.each(GRAPH)('%s', async (_, doing, operation, read) => {
    const first = { repository: { pullRequest: { ...PULL, commits: page([], more) } } };
    const answers = (found: unknown) => githubOf((what) => (what === operation ? found : first)).github;
    await expect(read(answers(FORBIDDEN), REPOSITORY, 7)).rejects.toMatchObject({
      reason: 'github-forbidden',
      message: `${doing}: no.`,
    });
    await expect(read(answers({ errors: [{ message: 'oops' }] }), REPOSITORY, 7)).rejects.toMatchObject({
      reason: 'github-unavailable',
      message: `${doing}: oops`,
    });
  });
  test.each([
    ['reading the changed files (needs pull-requests: read)', readFiles],
    ['reading the requested reviewers (needs pull-requests: read)', readRequested],
  ])('%s', async (doing, read) => {
    await expect(read(githubOf(() => FORBIDDEN).github, REPOSITORY, 7)).rejects.toMatchObject({
      reason: 'github-forbidden',
      message: `${doing}: no.`,
    });
  });
  test('the members of a team', async () => {
    const broken = new GitHubFault('oops', { status: 500, ran: 'no', cause: undefined });
    await expect(readMembership(githubOf(() => broken).github, 'o/t', 'maria')).rejects.toMatchObject({
      reason: 'github-unavailable',
      message: 'reading the members of a team (needs members: read): oops',
    });
  });
});
