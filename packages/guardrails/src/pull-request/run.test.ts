import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, type Settings } from '@agent-remediation/conventions';
import { GitHubFault, type RepositoryFacts } from '@agent-remediation/github';
import { CODE, bodyFor, TEST } from './facts.test-support.ts';
import { githubOf } from './github/github.test-support.ts';
import { CONTRACT_MARKER } from './github/read.ts';
import { checkPullRequest, passMergeGroup, type ContractDeps, type ContractInput } from './run.ts';

const OID = 'a'.repeat(40);
const REPOSITORY = { owner: 'octo-org', name: 'shop' };
const RUN_URL = 'https://github.com/octo-org/shop/actions/runs/1';
const MARIA = { __typename: 'User', login: 'maria' };
const FACTS: RepositoryFacts = {
  id: 1,
  nameWithOwner: 'octo-org/shop',
  isPublic: false,
  defaultBranch: 'main',
  settingsText: undefined,
  hasStatusLabels: true,
  issue: undefined,
};
const INPUT: ContractInput = {
  number: 7,
  repository: REPOSITORY,
  host: 'github.com',
  runId: '4711',
  runUrl: RUN_URL,
  appliesTo: { agents: ['coding-agent[bot]'], branches: ['fix/**'] },
  headings: undefined,
  maxFiles: 10,
  maxLines: 100,
  approvals: undefined,
  evidence: undefined,
  evidenceWorkflow: 'red-green.yml',
  dryRun: false,
};
const PULL = {
  id: 'PR_1',
  title: 'fix: escape the search term',
  body: bodyFor([CODE, TEST]),
  state: 'OPEN',
  isDraft: true,
  isCrossRepository: false,
  headRefName: 'fix/issue-12',
  headRefOid: OID,
  baseRefName: 'main',
  changedFiles: 2,
  updatedAt: 'then',
  author: { __typename: 'Bot', login: 'coding-agent' },
  autoMergeRequest: null,
  labels: { nodes: [] },
  timelineItems: { nodes: [] },
  commits: {
    totalCount: 1,
    nodes: [{ commit: { oid: 'c1', message: 'fix(sec): escape', parents: { totalCount: 1 } } }],
    pageInfo: { hasNextPage: false },
  },
  newest: { nodes: [] },
  reviews: { nodes: [] },
  comments: { nodes: [], pageInfo: { hasPreviousPage: false } },
};
const listed = ({ path, ...file }: typeof CODE) => ({ ...file, filename: path });

interface World {
  readonly pull?: object;
  readonly beside?: object;
  readonly files?: readonly object[];
  readonly requested?: object;
  readonly head?: object;
  /** Answers to single operations, by their name or route; they come first. */
  readonly answers?: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
}
async function judged(
  {
    pull = {},
    beside = {},
    files = [CODE, TEST].map(listed),
    requested,
    head = {},
    answers = {},
    permissions = {},
  }: World,
  input: Partial<ContractInput> = {},
  deps: Partial<ContractDeps> = {},
  settings: Partial<Settings> = {},
) {
  const { github, made } = githubOf((what, given) => {
    const named = answers[what];
    if (named !== undefined) return named(given);
    if (what === 'contract') return { repository: { ...beside, pullRequest: { ...PULL, ...pull } } };
    if (what === 'state') return { repository: { pullRequest: { headRefOid: OID, updatedAt: 'then' } } };
    if (what === 'head') return { repository: head };
    if (what === 'sameHead') return { repository: {} };
    if (what.endsWith('/files')) return files;
    if (what.endsWith('/requested_reviewers')) return requested ?? { users: [{ login: 'rita' }], teams: [] };
    if (what.endsWith('/permission')) return { permission: permissions[String(given['username'])] ?? 'read' };
    return {};
  });
  const outcome = await checkPullRequest(
    { ...INPUT, ...input },
    {
      github,
      facts: Promise.resolve(FACTS),
      settings: () => Promise.resolve({ ...DEFAULT_SETTINGS, ...settings }),
      redact: (text) => text,
      ...deps,
    },
  );
  const statuses = made.filter(({ what }) => what.includes('/statuses/'));
  return {
    outcome,
    made,
    status: statuses.map(({ given: { sha, state, description } }) => [sha, state, description]),
    seen: outcome.breaches.map(({ rule, seen }) => `${rule}: ${seen}`),
    rows: outcome.trace.map(({ verdict, rule, seen }) => `${verdict} ${rule}: ${seen}`),
    writes: made.map(({ what }) => what).filter((what) => /^(?:POST|PATCH|DELETE)|^autoMergeOff$/u.test(what)),
  };
}

test('D19: a pull request that keeps the contract is green, on the commit that was judged', async () => {
  const { outcome, status, writes, rows } = await judged({});
  expect(outcome).toMatchObject({
    reason: 'contract-kept',
    message: '#7',
    verdict: 'kept',
    success: true,
    findingId: 'issue-12',
    breaches: [],
    summary: expect.stringMatching(/^Kept: `draft`, /u),
  });
  expect(status).toEqual([[OID, 'success', 'The contract is kept']]);
  expect(writes).toEqual(['POST /repos/{owner}/{repo}/statuses/{sha}']);
  expect(rows).toContain('pass the contract holds: its author coding-agent[bot] is an agent');
  expect(rows.every((row) => row.startsWith('pass'))).toBe(true);
});

test('what the repository asks for comes from the settings, what the run asks for from its inputs', async () => {
  const settings = {
    baseBranch: 'develop',
    reviewers: ['tom'],
    publicApi: ['src/**'],
    protectedPaths: ['src/**'],
    pullRequest: { headings: ['One', 'Two', 'Three'] as const, approvals: 1 },
  };
  const { seen } = await judged({}, { maxFiles: 1, maxLines: 2 }, {}, settings);
  expect(seen).toEqual([
    'base-branch: the base branch is main',
    'description: the heading One is missing',
    'description: the heading Two is missing',
    'description: the heading Three is missing',
    'reviewers: not asked: tom',
    'approvals: 0 of 1 approvals of the newest commit by people with write',
    'protected-path: src/search.ts is protected (protected-paths of the settings)',
    'protected-path: src/search.test.ts is protected (protected-paths of the settings)',
    'public-api: src/search.ts is public API by the settings',
    'public-api: src/search.test.ts is public API by the settings',
    'size: 2 files change; 1 may',
    'size: 5 lines change, lockfiles left out; 2 may',
  ]);
  const inputs = await judged({}, { headings: ['Finding'], approvals: 2 }, {}, settings);
  expect(inputs.seen.filter((each) => /^(?:description|approvals)/u.test(each))).toEqual([
    'description: the heading  is missing',
    'description: the heading  is missing',
    'approvals: 0 of 2 approvals of the newest commit by people with write',
  ]);
});

describe('D18: an approval counts', () => {
  const files = [CODE, TEST, { ...CODE, path: 'db/migrations/1.sql' }].map(listed);
  const body = bodyFor([CODE, TEST, { ...CODE, path: 'db/migrations/1.sql' }]);
  const approval = (by: string, more: object = {}) => ({
    author: { __typename: 'User', login: by },
    body: `/agent approve migration ${OID}`,
    lastEditedAt: null,
    ...more,
  });
  const asked = (nodes: readonly object[], world: World = {}, input: Partial<ContractInput> = {}) =>
    judged(
      {
        files,
        permissions: { maria: 'write', tom: 'admin' },
        ...world,
        pull: { body, changedFiles: 3, comments: { nodes, pageInfo: { hasPreviousPage: false } }, ...world.pull },
      },
      input,
    );

  test('of somebody with write', async () => {
    const { outcome, rows, made } = await asked([approval('rita'), approval('maria'), approval('maria')]);
    expect([outcome.verdict, outcome.breaches]).toEqual(['kept', []]);
    expect(rows).toContain(`pass approval: maria approved migration, migration on ${OID.slice(0, 12)}`);
    expect(rows).toContain('note approval: rita may not approve migration');
    expect(rows).toContain('note migration: approved by maria: db/migrations/1.sql is a migration');
    expect(made.filter(({ what }) => what.endsWith('/permission')).map(({ given }) => given)).toEqual([
      { owner: 'octo-org', repo: 'shop', username: 'rita' },
      { owner: 'octo-org', repo: 'shop', username: 'maria' },
    ]);
  });
  test.each([
    ['with read', [approval('rita')], {}, {}],
    ['who opened it', [approval('maria')], { pull: { author: MARIA } }, {}],
    ['who is an agent', [approval('maria')], {}, { appliesTo: { agents: ['x', 'MARIA'], branches: ['fix/**'] } }],
  ] as const)('not of somebody %s', async (_, nodes, world, input) => {
    const { outcome, status, writes } = await asked(nodes, world, input);
    expect([outcome.verdict, outcome.reason, outcome.success]).toEqual(['asks', 'contract-asks', true]);
    expect(status).toEqual([[OID, 'pending', 'to be approved: migration']]);
    expect(writes).toEqual([
      'POST /repos/{owner}/{repo}/statuses/{sha}',
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
    ]);
  });
  test('where the account that opened it is gone', async () => {
    const { outcome } = await asked([approval('maria')], { pull: { author: null } });
    expect(outcome.verdict).toBe('kept');
  });
  test('what to do about one that does not is said', async () => {
    const { outcome } = await asked([approval('rita')]);
    expect(outcome.trace.find(({ rule }) => rule === 'approval')?.change).toBe(
      'somebody with write other than the author approves',
    );
  });
  test('P4: a look-up that fails ends it, and no more than twenty people are looked up', async () => {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    const failed = await asked([approval('maria')], { answers: { [route]: () => new Error('oops') } });
    expect(failed.outcome).toMatchObject({
      reason: 'permission-unknown',
      message: 'the permission of maria: oops',
      verdict: 'unknown',
      success: false,
    });
    expect(failed.status).toEqual([[OID, 'error', 'Could not be judged: permission-unknown']]);
    const many = await asked(Array.from({ length: 25 }, (_, index) => approval(`p${index}`)));
    const users = many.made.filter(({ what }) => what.endsWith('/permission')).map(({ given }) => given['username']);
    expect([users.length, users[0], users.at(-1)]).toEqual([20, 'p5', 'p24']);
  });
});

describe('seed 3.2: reviews that approve', () => {
  const review = (by: string, state = 'APPROVED', oid = OID, type = 'User') => ({
    state,
    author: { __typename: type, login: by },
    commit: { oid },
  });
  const of = async (
    nodes: readonly object[],
    pull: object = {},
    permissions: World['permissions'] = { maria: 'write', tom: 'write' },
  ) => {
    const found = await judged({ pull: { reviews: { nodes }, ...pull }, permissions }, { approvals: 1 });
    return found.seen.filter((each) => each.startsWith('approvals')).length === 0;
  };
  test.each([
    ['the newest commit', [review('maria')], true],
    ['an older commit', [review('maria', 'APPROVED', 'b'.repeat(40))], false],
    ['and a word since', [review('maria'), review('maria', 'COMMENTED'), review('maria', 'PENDING')], true],
    ['taken back', [review('maria'), review('maria', 'CHANGES_REQUESTED')], false],
    ['dismissed', [review('maria'), review('maria', 'DISMISSED')], false],
    ['by a bot', [review('maria', 'APPROVED', OID, 'Bot')], false],
    ['by somebody with read', [review('rita')], false],
    ['by one of two', [review('maria', 'CHANGES_REQUESTED'), review('tom')], true],
  ])('%s', async (_, nodes, expected) => {
    expect(await of(nodes)).toBe(expected);
  });
  test('whoever made the newest commit does not approve it', async () => {
    const newest = { nodes: [{ commit: { author: null, committer: { user: { login: 'maria' } } } }] };
    expect(await of([review('maria')], { newest })).toBe(false);
    expect(await of([review('maria'), review('tom')], { newest })).toBe(true);
  });
  test('the newest twenty are looked up, each once', async () => {
    const nodes = Array.from({ length: 25 }, (_, index) => review(`p${index}`));
    const look = async (pull: object, settings: Partial<Settings>) => {
      const { made } = await judged({ pull }, { approvals: 1 }, {}, settings);
      return made.filter(({ what }) => what.endsWith('/permission')).map(({ given }) => given['username']);
    };
    const users = await look({ reviews: { nodes } }, {});
    expect([users.length, users[0]]).toEqual([20, 'p5']);
    expect(await look({ reviews: { nodes } }, { reviewers: ['octo-org/security'] })).toEqual(users);
    const comment = { author: MARIA, body: `/agent approve size ${OID}`, lastEditedAt: null };
    const comments = { nodes: [comment], pageInfo: { hasPreviousPage: false } };
    expect(await look({ reviews: { nodes: [review('maria')] }, comments }, {})).toEqual(['maria']);
  });
  test('nobody is looked up where none is needed', async () => {
    const { made } = await judged({ pull: { reviews: { nodes: [review('maria')] } } });
    expect(made.filter(({ what }) => what.endsWith('/permission'))).toEqual([]);
  });
});

describe('a team whose request GitHub took away', () => {
  const review = (state: string) => ({ state, author: MARIA, commit: { oid: OID } });
  const of = async (state: string, membership: unknown, more: World = {}, permission = 'write') =>
    (
      await judged(
        {
          pull: { reviews: { nodes: [review(state)] } },
          permissions: { maria: permission },
          answers: { 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}': () => membership },
          ...more,
        },
        {},
        {},
        { reviewers: ['octo-org/security'] },
      )
    ).seen;
  const UNSEEN = new GitHubFault('no', { status: 403, ran: 'no', cause: undefined });
  test.each([
    ['a member decided', 'CHANGES_REQUESTED', { state: 'active' }, 0],
    ['a member commented', 'COMMENTED', { state: 'active' }, 1],
    ['a member’s review was dismissed', 'DISMISSED', { state: 'active' }, 1],
    ['somebody else decided', 'APPROVED', { state: 'pending' }, 1],
    ['somebody unseen wants changes', 'CHANGES_REQUESTED', UNSEEN, 1],
  ] as const)('%s', async (_, state, membership, count) => {
    expect(await of(state, membership)).toEqual(Array(count).fill('reviewers: not asked: octo-org/security'));
  });
  test('somebody unseen approved: it is said', async () => {
    expect(await of('APPROVED', UNSEEN)).toEqual([
      'reviewers: maria approved, and octo-org/security is not asked; whether maria is a member, this token may not see',
    ]);
  });
  test('a member without write decides nothing', async () => {
    expect(await of('APPROVED', { state: 'active' }, {}, 'read')).toHaveLength(1);
  });
  test('a team that is asked is not looked for, and a person is no team', async () => {
    const looks = async (requested: object, reviewers: readonly string[]): Promise<number> => {
      const reviews = { nodes: [review('APPROVED')] };
      const { made } = await judged(
        { pull: { reviews }, requested, permissions: { maria: 'write' } },
        {},
        {},
        { reviewers },
      );
      return made.filter(({ what }) => what.includes('memberships')).length;
    };
    const none = { users: [], teams: [] };
    expect(await looks({ users: [], teams: [{ slug: 'Security' }] }, ['octo-org/security'])).toBe(0);
    expect(await looks(none, ['octo-org/security', 'octo-org/ops'])).toBe(2);
    expect(await looks(none, ['tom'])).toBe(0);
    expect(await looks({ users: [], teams: [{ slug: 'security' }] }, ['other-org/security'])).toBe(1);
  });
});

describe('manifests and lockfiles at the newest commit', () => {
  const manifest = (path: string, more: object = {}) => ({
    filename: path,
    status: 'modified',
    additions: 1,
    deletions: 1,
    patch: '@@ -1 +1 @@\n-{"dependencies":{"a":"1.0.0"}}\n+{"dependencies":{"a":"2.0.0"}}',
    ...more,
  });
  const HEAD = { text: '{"dependencies":{"a":"2.0.0"}}', isTruncated: false };
  test('the policy is read first, then they', async () => {
    const files = [
      manifest('package.json'),
      manifest('README.md'),
      manifest('b/package.json', { status: 'removed' }),
      manifest('c/package.json', { patch: undefined }),
    ];
    const { seen, made } = await judged({ files, head: { f2: HEAD } });
    expect(made.find(({ what }) => what === 'head')?.given).toMatchObject({
      p0: `${OID}:.agent/hooks/policy.json`,
      p1: `${OID}:.agent/hooks/policy.json.sha256`,
      p2: `${OID}:package.json`,
    });
    expect(made.find(({ what }) => what === 'head')?.given).not.toHaveProperty('p3');
    expect(seen).toContain(
      'major-version: a goes from 1.0.0 to 2.0.0: another major version; the description does not say so',
    );
  });
  test('fifty of them', async () => {
    const files = Array.from({ length: 52 }, (_, index) => manifest(`p${index}/package.json`));
    const { seen, made } = await judged({ files });
    const given = made.find(({ what }) => what === 'head')?.given;
    expect([given?.['p51'], given?.['p52']]).toEqual([`${OID}:p49/package.json`, undefined]);
    expect(seen).toContain('major-version: p51/package.json cannot be read as a manifest before and after the change');
  });
});

describe('D17: the policy at the newest commit', () => {
  const file = (text: string) => ({ text, isTruncated: false });
  test('the same, another, none', async () => {
    const { digestOf } = await import('../rules.ts');
    const policy = '{}';
    const broken = await judged({ beside: { policy: file(policy), digest: file('0  x') } });
    expect([broken.outcome.reason, broken.outcome.success]).toEqual(['settings-invalid', false]);
    const { DEFAULT_POLICY } = await import('../rules.ts');
    const text = JSON.stringify(DEFAULT_POLICY);
    const digest = `${digestOf(text)}  policy.json\n`;
    const beside = { policy: file(text), digest: file(digest) };
    const at = async (head: object): Promise<boolean> =>
      (await judged({ beside, head })).seen.some((each) => each.startsWith('policy: '));
    expect(await at({ f0: file(text), f1: file(digest) })).toBe(false);
    expect(await at({ f0: file(`${text} `), f1: file(digest) })).toBe(true);
    expect(await at({ f0: file(text), f1: file('x') })).toBe(true);
    expect(await at({})).toBe(true);
    expect((await judged({ head: { f0: file(text) } })).seen).toContain(
      "policy: the guards' policy on this branch is not the one on the default branch",
    );
  });
});

describe('seed 8: one pull request for a finding', () => {
  test.each([
    ['fix/issue-12', ['fix/issue-12', 'fix/issue-12+2']],
    ['fix/issue-12+2', ['fix/issue-12+2', 'fix/issue-12', 'fix/issue-12+3']],
    ['fix/issue-12+9', ['fix/issue-12+9', ...[6, 7, 8, 10].map((n) => `fix/issue-12+${n}`)]],
    ['other', ['other']],
  ])('on %s others are looked for on the neighbouring branches', async (headRefName, branches) => {
    const { made } = await judged({ pull: { headRefName } });
    const given = made.find(({ what }) => what === 'head')?.given ?? {};
    expect(
      Object.keys(given)
        .filter((name) => /^b\d/u.test(name))
        .map((name) => given[name]),
    ).toEqual(branches);
  });
  test('this one is none of them, and each is said once', async () => {
    const open = (...numbers: readonly number[]) => ({
      nodes: numbers.map((number) => ({ number, isCrossRepository: false })),
    });
    const { seen } = await judged({ head: { o0: open(7, 8), o1: open(8) } });
    expect(seen).toEqual(['one-finding: #8 is open for the same finding']);
  });
});

describe('what the ledger knows of the finding', () => {
  const LOCK = { ...CODE, path: 'yarn.lock', patch: '@@ -1 +1 @@\n-a\n+b' };
  const files = [LOCK, { ...CODE, path: 'package.json', patch: '@@ -1 +1 @@\n-{}\n+{ }' }].map(listed);
  const ledger = { path: (name: string) => `findings/${name.slice(0, 2)}`, kindIn: (text: string) => text as 'code' };
  const at = (entry: unknown) => ({ ledger: { target: { file: entry } } });
  const entry = (text: string) => at({ object: { text, isTruncated: false } });
  const of = async (
    head: object,
    settings: Partial<Settings> = {},
    deps: Partial<ContractDeps> = { ledger },
    pull: object = {},
  ) => {
    const { seen, made } = await judged({ files, head, pull }, {}, deps, settings);
    const given = made.find(({ what }) => what === 'head')?.given;
    return [seen.find((each) => each.startsWith('lockfile: ')), given?.['ledgerRef'], typeof given?.['ledgerPath']];
  };
  const place = (repository: string | undefined) => ({ ledger: { repository, branch: 'ours' } });
  const NOT_TOLD = 'lockfile: yarn.lock changes; that issue-12 is a dependency finding cannot be told from its id';
  const UNLISTED = 'lockfile: yarn.lock changes; the ledger knows no finding issue-12 that it could be for';
  test('its kind, from the branch that the settings name', async () => {
    expect(await of(entry('dependency'), place(undefined))).toEqual([undefined, 'refs/heads/ours', 'string']);
    expect(await of(entry('dependency'), place('Octo-Org/Shop'))).toEqual([undefined, 'refs/heads/ours', 'string']);
    expect(await of(entry('code'))).toMatchObject([
      'lockfile: yarn.lock changes for issue-12, which is no dependency finding',
      expect.stringMatching(/^refs\/heads\//u),
      'string',
    ]);
  });
  test('no such finding, an entry that cannot be read, and no ledger', async () => {
    expect((await of(at(null)))[0]).toBe(UNLISTED);
    const broken = {
      ...ledger,
      kindIn: () => {
        throw new Error('x');
      },
    };
    expect((await of(entry('x'), {}, { ledger: broken }))[0]).toBe(UNLISTED);
    expect((await of({ ledger: null }))[0]).toBe(NOT_TOLD);
  });
  test('it is not read of another repository, of a fork, without a finding, or without a reader', async () => {
    expect(await of({}, place('octo-org/other'))).toEqual([NOT_TOLD, undefined, 'undefined']);
    expect(await of(entry('dependency'), {}, {})).toEqual([NOT_TOLD, undefined, 'undefined']);
    expect((await of({}, {}, { ledger }, { isCrossRepository: true }))[1]).toBeUndefined();
    expect((await of({}, {}, { ledger }, { headRefName: 'x' }))[1]).toBeUndefined();
  });
});

describe('seed 8: auto-merge', () => {
  const ON = { autoMergeRequest: { enabledAt: 'x' } };
  const off = (autoMergeRequest: unknown) => () => ({
    disablePullRequestAutoMerge: { pullRequest: { autoMergeRequest } },
  });
  test('is switched off, and said; a dry run leaves it on', async () => {
    const done = await judged({ pull: ON, answers: { autoMergeOff: off(null) } });
    expect(done.rows).toContain('note auto-merge: auto-merge was on; this check switched it off');
    expect([done.outcome.verdict, done.writes]).toEqual([
      'kept',
      [
        'autoMergeOff',
        'POST /repos/{owner}/{repo}/statuses/{sha}',
        'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      ],
    ]);
    const failed = await judged({ pull: ON, answers: { autoMergeOff: off({}) } });
    expect(failed.seen).toEqual(['auto-merge: auto-merge is on, and could not be switched off']);
    let looks = 0;
    const once = {
      contract: () => ({ repository: { pullRequest: { ...PULL, ...((looks += 1) === 1 ? ON : {}) } } }),
      state: () => ({ repository: { pullRequest: { headRefOid: OID, updatedAt: looks === 1 ? 'now' : 'then' } } }),
    };
    const anew = await judged({ answers: { ...once, autoMergeOff: off(null) } });
    expect(anew.rows).toContain('note auto-merge: auto-merge was on; this check switched it off');
    const dry = await judged({ pull: ON }, { dryRun: true });
    expect([dry.outcome.verdict, dry.outcome.reason, dry.outcome.success, dry.writes]).toEqual([
      'broken',
      'contract-broken',
      true,
      [],
    ]);
  });
});

describe('D19: what changes while it is judged', () => {
  const state = (stable: number) => {
    let looks = 0;
    return () => {
      looks += 1;
      return { repository: { pullRequest: { headRefOid: OID, updatedAt: looks >= stable ? 'then' : 'now' } } };
    };
  };
  test('is judged anew', async () => {
    const { outcome, rows, made } = await judged({ answers: { state: state(3) } });
    expect(outcome.verdict).toBe('kept');
    expect(rows.filter((row) => row.startsWith('note'))).toEqual(
      Array(2).fill('note pull request: it changed while it was judged; judged anew'),
    );
    expect(made.filter(({ what }) => what === 'contract')).toHaveLength(3);
  });
  test('three times at most', async () => {
    const { outcome, status, made } = await judged({ answers: { state: state(9) } });
    expect([outcome.reason, outcome.message]).toEqual(['github-unavailable', '#7 changed 3 times while it was judged']);
    expect(status).toEqual([[OID, 'error', 'Could not be judged: github-unavailable']]);
    expect(made.filter(({ what }) => what === 'contract')).toHaveLength(3);
  });
  test('another newest commit is a change too', async () => {
    let looks = 0;
    const moved = () => {
      looks += 1;
      return { repository: { pullRequest: { headRefOid: looks > 1 ? OID : 'b'.repeat(40), updatedAt: 'then' } } };
    };
    expect((await judged({ answers: { state: moved } })).rows).toContain(
      'note pull request: it changed while it was judged; judged anew',
    );
  });
});

describe('whose pull request it is', () => {
  const PERSON = { author: MARIA, headRefName: 'feature', body: '' };
  const other =
    (change: object = {}) =>
    () => ({
      repository: {
        object: {
          associatedPullRequests: {
            nodes: [
              { number: 8, state: 'OPEN', headRefName: 'fix/a', headRefOid: OID, body: '', author: MARIA, ...change },
            ],
          },
        },
      },
    });
  test('a person’s is green at once', async () => {
    const { outcome, status, rows } = await judged({ pull: PERSON });
    const message = "#7 on feature by maria: neither branch, author nor marker is an agent's";
    expect(outcome).toMatchObject({
      reason: 'contract-not-applicable',
      message,
      verdict: 'not-applicable',
      success: true,
    });
    expect([status, rows]).toEqual([
      [[OID, 'success', "Not an agent's pull request: the contract does not apply"]],
      [`pass the contract holds: not here: ${message}`],
    ]);
    expect((await judged({ pull: { ...PERSON, author: null } })).outcome.message).toContain('by a deleted account: ');
    expect((await judged({ pull: PERSON }, { dryRun: true })).status).toEqual([]);
  });
  test('unless its newest commit is an agent’s as well', async () => {
    const { status, rows } = await judged({ pull: PERSON, answers: { sameHead: other() } });
    expect([status, rows.at(-1)]).toEqual([
      [],
      'note status: the newest commit is that of #8 as well, whose verdict stands on it',
    ]);
    const theirs = await judged({ pull: PERSON, answers: { sameHead: other({ headRefName: 'x' }) } });
    expect(theirs.status).toHaveLength(1);
  });
  test('a closed one is left alone', async () => {
    const { outcome, writes, rows } = await judged({ pull: { state: 'MERGED' } });
    expect(rows).toEqual(['pass pull request: #7 is closed']);
    expect([outcome.reason, outcome.message, outcome.verdict, outcome.success, writes]).toEqual([
      'pull-request-closed',
      '#7 is closed',
      'not-applicable',
      true,
      [],
    ]);
  });
  test('another branch of an agent names no finding', async () => {
    const { outcome } = await judged({ pull: { headRefName: 'other' } });
    expect([outcome.findingId, outcome.message]).toEqual([undefined, '#7; broken: branch']);
  });
  test('a fork names no finding', async () => {
    const { outcome } = await judged({ pull: { isCrossRepository: true } });
    expect([outcome.findingId, outcome.message]).toEqual([undefined, '#7; broken: branch']);
  });
  test('an agent’s with the same newest commit is said', async () => {
    const node = { number: 8, state: 'OPEN', headRefName: 'fix/a', headRefOid: OID, body: '', author: MARIA };
    const at = (change: object) => ({ head: { associatedPullRequests: { nodes: [{ ...node, ...change }] } } });
    expect((await judged({ head: at({}) })).seen).toEqual(['one-finding: #8 has the same newest commit']);
    expect((await judged({ head: at({ headRefName: 'x' }) })).seen).toEqual([]);
  });
});

describe('what is said', () => {
  test('broken and asking: message, status, and the rows of the run', async () => {
    const files = [listed(CODE)];
    const { outcome, status, rows } = await judged({ files, pull: { title: 'x', changedFiles: 1 } });
    expect(outcome).toMatchObject({
      reason: 'contract-broken',
      message: '#7; broken: title; to be approved: regression-test',
      verdict: 'broken',
      success: false,
    });
    expect(status).toEqual([[OID, 'failure', 'broken: title; to be approved: regression-test']]);
    expect(rows).toContain('stop title: the title is x');
    expect(outcome.trace.find(({ rule }) => rule === 'regression-test')?.change).toMatch(/^Add a test/u);
  });
  test('the number of the pull request is no part of what stands on its commit', async () => {
    const { outcome, status, made } = await judged(
      { pull: { number: 70, title: 'x', baseRefName: 'x' } },
      { number: 70 },
    );
    expect([outcome.message, status]).toEqual([
      '#70; broken: base-branch, title',
      [[OID, 'failure', 'broken: base-branch, title']],
    ]);
    expect(made.find(({ what }) => what.endsWith('/comments'))?.given).toMatchObject({
      owner: 'octo-org',
      repo: 'shop',
      issue_number: 70,
    });
    expect(outcome.summary?.split('\n').slice(0, 2)).toEqual([
      '| | Rule | Where | Seen | What to do |',
      '|---|---|---|---|---|',
    ]);
  });
  test('five of many breaches of a rule stand in its row, all of them in the outcome', async () => {
    const files = Array.from({ length: 7 }, (_, index) => ({ ...listed(CODE), filename: `legal/${index}.md` }));
    const { outcome } = await judged({ files, pull: { changedFiles: 7 } }, {}, {}, { protectedPaths: ['legal/**'] });
    const row = outcome.trace.find(({ rule }) => rule === 'protected-path');
    expect(row?.seen.split('; ')).toHaveLength(5);
    expect(outcome.breaches.filter(({ rule }) => rule === 'protected-path')).toHaveLength(7);
  });
  test('P8: no secret is in anything that is said', async () => {
    const redact = (text: string): string => text.replaceAll('hush', '***');
    const files = [{ ...listed(CODE), filename: 'legal/hush.md' }];
    const pull = { title: 'hush', baseRefName: 'hush', changedFiles: 1 };
    const { outcome, made } = await judged({ files, pull }, {}, { redact }, { protectedPaths: ['legal/**'] });
    const comment = made.find(({ what }) => what.endsWith('/comments'))?.given['body'];
    expect(JSON.stringify([outcome, comment])).not.toContain('hush');
    expect(String(comment).startsWith(CONTRACT_MARKER)).toBe(true);
    expect(outcome.breaches.map(({ path }) => path)).toContain('legal/***.md');
  });
  test('who was to be told and could not be: what asks fails the job', async () => {
    const answers = {
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': () => new Error('no'),
    };
    const { outcome } = await judged({ files: [listed(CODE)], pull: { changedFiles: 1 }, answers });
    expect([outcome.reason, outcome.success]).toEqual(['contract-asks', false]);
  });
  test('seed 3.2: the evidence, and why it does not count', async () => {
    const evidence = () => ({ repository: {} });
    const { seen, made } = await judged({ answers: { evidence } }, { evidence: 'Red' });
    expect(seen).toEqual([
      'red-green: the check Red of the newest commit has not run; .github/workflows/red-green.yml is not on the default branch',
    ]);
    expect(made.find(({ what }) => what === 'evidence')?.given).toMatchObject({ check: 'Red', branch: 'fix/issue-12' });
  });
});

describe('fails closed', () => {
  const FORBIDDEN = new GitHubFault('no', { status: 403, ran: 'no', cause: undefined });
  test('nothing is posted before its newest commit is known', async () => {
    const { outcome, status } = await judged({ answers: { contract: () => FORBIDDEN } });
    expect([outcome.reason, outcome.verdict, outcome.findingId, outcome.summary, status]).toEqual([
      'github-forbidden',
      'unknown',
      undefined,
      undefined,
      [],
    ]);
  });
  test('a fault of our own is said as one; a dry run posts none', async () => {
    const settings = () => Promise.reject(new TypeError('oops'));
    const { outcome, status, rows } = await judged({}, {}, { settings });
    expect(outcome).toMatchObject({ reason: 'bug', success: false, breaches: [] });
    expect(outcome.message).toMatch(/TypeError: oops\n\s+at /u);
    expect(status).toEqual([[OID, 'error', 'Could not be judged: bug']]);
    expect(rows.at(-1)).toContain('stop bug: ');
    expect((await judged({}, { dryRun: true }, { settings })).status).toEqual([]);
    // What is thrown need not be an error.
    const odd = await judged({}, {}, { settings: () => Promise.reject('odd' as unknown as Error) });
    expect(odd.outcome.message).toBe('odd');
  });
  test('an error that cannot be posted is noted', async () => {
    const { outcome } = await judged({
      answers: {
        head: () => FORBIDDEN,
        'POST /repos/{owner}/{repo}/statuses/{sha}': () => FORBIDDEN,
      },
    });
    expect(outcome.trace.at(-1)).toMatchObject({
      verdict: 'note',
      rule: 'status',
      seen: expect.stringContaining('posting the verdict'),
      change: 'give the token `statuses: write`',
    });
  });
});

describe('the merge queue', () => {
  const queued = async (dryRun: boolean, answer: unknown = {}) => {
    const { github, made } = githubOf(() => answer);
    const outcome = await passMergeGroup({ repository: REPOSITORY, runUrl: RUN_URL, dryRun, sha: OID }, { github });
    return { outcome, made };
  };
  test('its commit is green', async () => {
    const { outcome, made } = await queued(false);
    const message = `${OID.slice(0, 12)} is a commit of the merge queue; its pull requests were judged before`;
    expect(outcome).toMatchObject({
      reason: 'contract-not-applicable',
      message,
      verdict: 'not-applicable',
      success: true,
      trace: [{ rule: 'merge queue', seen: message, verdict: 'pass' }],
    });
    expect(made[0]?.given).toMatchObject({
      sha: OID,
      state: 'success',
      description: 'Its pull requests were judged before they were queued',
      target_url: RUN_URL,
    });
    expect((await queued(true)).made).toEqual([]);
  });
  test('a status that cannot be posted fails the job', async () => {
    const { outcome } = await queued(false, new GitHubFault('no', { status: 403, ran: 'no', cause: undefined }));
    expect(outcome).toMatchObject({ reason: 'github-forbidden', verdict: 'unknown', success: false });
    expect(outcome.trace.at(-1)).toMatchObject({ verdict: 'stop', rule: 'github-forbidden' });
  });
});
