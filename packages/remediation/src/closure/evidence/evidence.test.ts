import { describe, expect, test } from '@jest/globals';
import { fingerprint, Trace, type EvidenceKind } from '@agent-remediation/conventions';
import { GitHubFault, type GitHub } from '@agent-remediation/github';
import { NOW } from '../../ledger/entry.cases.ts';
import type { HandedIn } from '../../ledger/entry.ts';
import { alertOf } from './alert.ts';
import { gatherEvidence, type MergedFix, type Wanted } from './evidence.ts';

const COMMIT = 'c'.repeat(40);
const ON = `(on ${COMMIT.slice(0, 12)})`;
const HOME = { host: 'github.com', repositoryId: 42 };
const before = new Date(NOW.getTime() - 60_000).toISOString();
const after = new Date(NOW.getTime() + 60_000).toISOString();

/** What GitHub holds: check runs by name, alerts by `source number`, analyses; and what was asked. */
interface World {
  readonly checks?: Readonly<Record<string, string>>;
  readonly workflows?: Readonly<Record<string, string>>;
  readonly alerts?: Readonly<Record<string, object | number>>;
  readonly analyses?: readonly object[];
}

function githubOf({ checks = {}, workflows = {}, alerts = {}, analyses = [] }: World, asked: string[]): GitHub {
  const run = (name: string, conclusion: string, more: object = {}) => ({
    __typename: 'CheckRun',
    name,
    status: conclusion === 'RUNNING' ? 'IN_PROGRESS' : 'COMPLETED',
    conclusion,
    ...more,
  });
  const suite = (name: string, conclusion: string, id: number) => ({
    checkSuite: {
      databaseId: id,
      status: 'COMPLETED',
      conclusion,
      workflowRun: { databaseId: id, workflow: { name, resourcePath: `/acme/shop/actions/workflows/${name}.yml` } },
    },
  });
  const nodes = [
    ...Object.entries(checks).map(([name, conclusion]) => run(name, conclusion)),
    ...Object.entries(workflows).map(([name, conclusion], at) =>
      run(`job of ${name}`, conclusion, suite(name, conclusion, at + 10)),
    ),
  ];
  const contexts = { nodes, pageInfo: { hasNextPage: false } };
  return {
    graph: (_effect, _query, variables) => {
      asked.push(`checks of ${String(variables['oid'])}`);
      const data = { repository: { object: { statusCheckRollup: { contexts } } } };
      return Promise.resolve({ data, errors: [], at: undefined });
    },
    get: (route, parameters) => {
      const source = /repo\}\/([a-z-]+)\//.exec(route)?.[1] ?? '';
      const number = parameters['alert_number'];
      const state = parameters['state'];
      asked.push([route.split('/').at(-1), source, number ?? state ?? parameters['tool_name']].join(' '));
      const listed = Object.entries(alerts).flatMap(([name, alert]) => {
        const [of, id] = name.split(' ');
        return of === source && typeof alert === 'object' && 'state' in alert && alert.state === state
          ? [{ number: Number(id) }]
          : [];
      });
      const data = route.endsWith('analyses')
        ? analyses
        : number === undefined
          ? listed
          : alerts[`${source} ${Number(number)}`];
      if (data !== undefined) return Promise.resolve({ status: 200, data, at: undefined });
      return Promise.reject(new GitHubFault('not there', { status: 404, ran: 'no', cause: undefined }));
    },
    write: () => Promise.reject(new Error('not asked for')),
  };
}

async function gathered(world: World, wanted: Partial<Wanted>, more: Partial<MergedFix> = {}) {
  const fix: MergedFix = {
    target: { owner: 'acme', name: 'shop' },
    commit: COMMIT,
    mergedAt: NOW,
    findingId: 'SEC-1',
    issue: 7,
    covers: [],
    home: HOME,
    handedIn: [],
    defaultBranch: 'main',
    ownRunId: '1',
    ...more,
  };
  const asked: string[] = [];
  const trace = new Trace();
  const all: Wanted = { kinds: [], checks: [], workflows: [], ...wanted };
  const { kind, seen } = await gatherEvidence(githubOf(world, asked), fix, all, trace);
  return { kind, seen, asked, rows: trace.rows };
}

const handed = (kind: HandedIn['kind'], result: HandedIn['result']): HandedIn => ({
  kind,
  result,
  commit: COMMIT,
  runId: '9',
  at: before,
});

describe('all the kinds that are asked for have to speak for the fix', () => {
  const cases: readonly (readonly [string, World, Partial<Wanted>, readonly HandedIn[], string, string])[] = [
    ['nothing is asked for', {}, {}, [], 'not-named', ''],
    ['checks, and none is named', {}, { kinds: ['checks'] }, [], 'not-named', 'no check is named'],
    ['workflows, and none is named', {}, { kinds: ['workflows'] }, [], 'not-named', 'no workflow is named'],
    [
      'both, and none is named',
      {},
      { kinds: ['checks', 'workflows'] },
      [],
      'not-named',
      'no check is named; no workflow is named',
    ],
    [
      'checks that succeed, and no workflow is named',
      { checks: { test: 'SUCCESS' } },
      { kinds: ['checks', 'workflows'], checks: ['test'] },
      [],
      'not-named',
      `no workflow is named; test: success ${ON}`,
    ],
    [
      'one that succeeds and one that is absent',
      { checks: { test: 'SUCCESS' } },
      { kinds: ['checks'], checks: ['test', 'e2e'] },
      [],
      'pending',
      `test: success, e2e: absent ${ON}`,
    ],
    [
      'one that fails and one that runs',
      { checks: { test: 'FAILURE', e2e: 'RUNNING' } },
      { kinds: ['checks'], checks: ['e2e', 'test'] },
      [],
      'failed',
      `e2e: pending, test: failure ${ON}`,
    ],
    [
      'a workflow by its name and one by its file',
      { workflows: { CI: 'SUCCESS', scan: 'SUCCESS' } },
      { kinds: ['workflows'], workflows: ['CI', 'scan.yml'] },
      [],
      'verified',
      `CI: success, scan.yml: success ${ON}`,
    ],
    [
      'a workflow that is not named does not count',
      { workflows: { CI: 'SUCCESS', scan: 'FAILURE' } },
      { kinds: ['workflows'], workflows: ['CI'] },
      [],
      'verified',
      `CI: success ${ON}`,
    ],
    [
      'a workflow that is not named does not count, where files are named',
      { workflows: { CI: 'FAILURE', scan: 'SUCCESS' } },
      { kinds: ['workflows'], workflows: ['scan.yml'] },
      [],
      'verified',
      `scan.yml: success ${ON}`,
    ],
    [
      'a workflow that was skipped',
      { workflows: { CI: 'SKIPPED' } },
      { kinds: ['workflows'], workflows: ['CI'] },
      [],
      'pending',
      `CI: skipped ${ON}`,
    ],
    [
      'checks and a workflow that fails',
      { checks: { test: 'SUCCESS' }, workflows: { CI: 'FAILURE' } },
      { kinds: ['checks', 'workflows'], checks: ['test'], workflows: ['CI'] },
      [],
      'failed',
      `test: success ${ON}; CI: failure ${ON}`,
    ],
    [
      'names of a kind that is not asked for do not count',
      { checks: { test: 'FAILURE' } },
      { kinds: ['reproducer'], checks: ['test'], workflows: ['CI'] },
      [handed('reproducer', 'success')],
      'verified',
      `reproducer: success (on ${COMMIT.slice(0, 12)}, run 9)`,
    ],
    [
      'both kinds that are handed in',
      {},
      { kinds: ['sarif', 'reproducer'] },
      [handed('sarif', 'success')],
      'pending',
      `sarif: success (on ${COMMIT.slice(0, 12)}, run 9); reproducer: nothing handed in yet`,
    ],
  ];
  test.each(cases)('%s', async (_, world, wanted, handedIn, kind, seen) => {
    const found = await gathered(world, wanted, { handedIn });
    expect(found).toMatchObject({ kind, seen });
    const row = { rule: 'verification', seen };
    expect(found.rows).toEqual([
      kind === 'verified'
        ? { ...row, verdict: 'pass' }
        : {
            ...row,
            verdict: 'note',
            change: 'all evidence that `closing.evidence` lists must speak for the fix',
          },
    ]);
  });

  test('checks and workflows are one request; where neither is named there is none', async () => {
    const both = { kinds: ['checks', 'workflows'], checks: ['test'], workflows: ['CI'] } as const;
    expect((await gathered({}, both)).asked).toEqual([`checks of ${COMMIT}`]);
    expect((await gathered({}, { kinds: ['checks', 'workflows'] })).asked).toEqual([]);
    expect((await gathered({}, { kinds: ['reproducer'], checks: ['test'] })).asked).toEqual([]);
  });

  test('where the merge commit is not known, nothing is looked up', async () => {
    expect(await gathered({}, { kinds: ['checks'], checks: ['test'] }, { commit: null })).toMatchObject({
      kind: 'pending',
      seen: 'the merge commit is not known',
      asked: [],
    });
  });

  test('a check that fails spares the look at the alert', async () => {
    const wanted = { kinds: ['checks', 'alert'] as readonly EvidenceKind[], checks: ['test'] };
    const fixed = { 'dependabot 1': { state: 'fixed', fixed_at: after } };
    const failing = await gathered({ checks: { test: 'FAILURE' } }, wanted, { findingId: 'dependabot-1' });
    expect([failing.kind, failing.asked]).toEqual(['failed', [`checks of ${COMMIT}`]]);
    const sound = await gathered({ checks: { test: 'SUCCESS' }, alerts: fixed }, wanted, { findingId: 'dependabot-1' });
    expect(sound).toMatchObject({
      kind: 'verified',
      seen: `test: success ${ON}; alert dependabot 1: fixed after the merge`,
    });
  });
});

test.each([
  ['code-scanning-12', { source: 'code-scanning', number: 12 }],
  ['dependabot-7', { source: 'dependabot', number: 7 }],
  ['secret-scanning-3', { source: 'secret-scanning', number: 3 }],
  ['issue-7', undefined],
  ['SEC-1', undefined],
])('the alert that %s names', (id, wanted) => {
  expect(alertOf(id)).toEqual(wanted);
});

describe('D14: what the state of an alert says of a merge', () => {
  const ALERT: Partial<Wanted> = { kinds: ['alert'] };
  const scanned = (state: string, more: object = {}) => ({ state, tool: { name: 'CodeQL' }, ...more });
  const analysis = (more: object = {}) => ({ commit_sha: COMMIT, created_at: before, error: '', ...more });

  const cases: readonly (readonly [string, string, object | undefined, readonly object[], string, string])[] = [
    ['is not there', 'dependabot-1', undefined, [], 'pending', 'not there, or its source is off'],
    [
      'was dismissed',
      'dependabot-1',
      { state: 'dismissed', dismissed_reason: 'not used' },
      [],
      'pending',
      'dismissed (not used), which is not a fix',
    ],
    ['is open', 'dependabot-1', { state: 'open' }, [], 'pending', 'still open'],
    ['is open', 'secret-scanning-1', { state: 'open' }, [], 'pending', 'still open'],
    [
      'was fixed before the merge',
      'dependabot-1',
      { state: 'fixed', fixed_at: before },
      [],
      'pending',
      'fixed before the merge, so not by it',
    ],
    [
      'was fixed nobody knows when',
      'dependabot-1',
      { state: 'fixed' },
      [],
      'pending',
      'fixed before the merge, so not by it',
    ],
    [
      'was fixed in the second of the merge',
      'dependabot-1',
      { state: 'fixed', fixed_at: NOW.toISOString() },
      [],
      'verified',
      'fixed after the merge',
    ],
    [
      'is a secret that was revoked, whenever that was',
      'secret-scanning-1',
      { state: 'resolved', resolution: 'revoked', resolved_at: before },
      [],
      'verified',
      'resolved (revoked)',
    ],
    [
      'was fixed, and the merge was analysed',
      'code-scanning-1',
      scanned('fixed'),
      [analysis()],
      'verified',
      'fixed, analysed by CodeQL after the merge',
    ],
    [
      'is open, and the merge was analysed',
      'code-scanning-1',
      scanned('open'),
      [analysis()],
      'failed',
      'open, analysed by CodeQL after the merge',
    ],
    [
      'was fixed, and a later commit was analysed',
      'code-scanning-1',
      scanned('fixed'),
      [analysis({ commit_sha: 'd'.repeat(40) }), analysis({ commit_sha: 'e'.repeat(40), created_at: after })],
      'verified',
      'fixed, analysed by CodeQL after the merge',
    ],
    [
      'was fixed, and another commit was analysed in the second of the merge',
      'code-scanning-1',
      scanned('fixed'),
      [analysis({ commit_sha: 'd'.repeat(40), created_at: NOW.toISOString() })],
      'pending',
      'fixed; no analysis of CodeQL on main since the merge',
    ],
    [
      'was fixed, and the analysis failed',
      'code-scanning-1',
      scanned('fixed'),
      [analysis({ error: 'broken' })],
      'pending',
      'fixed; no analysis of CodeQL on main since the merge',
    ],
    [
      'was fixed, and another category was analysed',
      'code-scanning-1',
      scanned('fixed', { most_recent_instance: { category: '/js' } }),
      [analysis({ category: '/python' }), analysis()],
      'pending',
      'fixed; no analysis of CodeQL, category /js on main since the merge',
    ],
    [
      'was fixed, and its category was analysed',
      'code-scanning-1',
      scanned('fixed', { most_recent_instance: { category: '/js' } }),
      [analysis({ category: '/js' })],
      'verified',
      'fixed, analysed by CodeQL, category /js after the merge',
    ],
    [
      'is open, and its category was analysed',
      'code-scanning-1',
      scanned('open', { most_recent_instance: { category: '/js' } }),
      [analysis({ category: '/js' })],
      'failed',
      'open, analysed by CodeQL, category /js after the merge',
    ],
    [
      'was found by a tool that is not known',
      'code-scanning-1',
      { state: 'fixed' },
      [analysis()],
      'pending',
      'fixed, by a tool or on a branch that is not known',
    ],
  ];
  test.each(cases)('it %s (%s)', async (_, findingId, alert, analyses, kind, said) => {
    const [, source = '', number = ''] = /^(.+)-(\d+)$/.exec(findingId) ?? [];
    const alerts = alert === undefined ? {} : { [`${source} ${number}`]: alert };
    expect(await gathered({ alerts, analyses }, ALERT, { findingId })).toMatchObject({
      kind,
      seen: `alert ${source} ${number}: ${said}`,
    });
  });

  test('the branch or the time of the merge is not known', async () => {
    const alerts = { 'code-scanning 1': scanned('fixed'), 'dependabot 1': { state: 'fixed', fixed_at: after } };
    const world = { alerts, analyses: [analysis()] };
    const of = { findingId: 'code-scanning-1' };
    expect(await gathered(world, ALERT, { ...of, defaultBranch: undefined })).toMatchObject({
      kind: 'pending',
      seen: 'alert code-scanning 1: fixed, by a tool or on a branch that is not known',
    });
    for (const findingId of ['code-scanning-1', 'dependabot-1'])
      expect(await gathered(world, ALERT, { findingId, mergedAt: undefined })).toMatchObject({
        kind: 'pending',
        seen: expect.stringMatching(/: fixed; the time of the merge is not known$/u),
      });
  });

  test('what names no alert can never be verified by one', async () => {
    expect(await gathered({}, ALERT)).toMatchObject({ kind: 'impossible', seen: 'alert: SEC-1 names none', asked: [] });
    expect(await gathered({}, ALERT, { findingId: undefined, home: undefined, issue: null })).toMatchObject({
      kind: 'impossible',
      seen: 'alert: the pull request names none',
    });
    const itsIssue = [fingerprint({ ...HOME, id: 'issue-7' })];
    expect(await gathered({}, ALERT, { covers: itsIssue })).toMatchObject({ kind: 'impossible' });
  });

  describe('D2: and so does every alert that goes by another name or is fixed by the same change', () => {
    const named = (...ids: readonly string[]) => ids.map((id) => fingerprint({ ...HOME, id }));
    const fixed = { state: 'fixed', fixed_at: after };

    test('they are looked for among the open ones first, and no further than needed', async () => {
      const alerts = { 'dependabot 1': fixed, 'dependabot 4': { state: 'open' }, 'dependabot 5': fixed };
      const own = { findingId: 'dependabot-1' };
      const open = await gathered({ alerts }, ALERT, { ...own, covers: named('dependabot-4', 'issue-7') });
      expect(open).toMatchObject({
        kind: 'pending',
        seen: 'alert dependabot 1: fixed after the merge; alert dependabot 4: still open',
        asked: ['alerts dependabot open', '{alert_number} dependabot 1', '{alert_number} dependabot 4'],
      });
      const both = await gathered({ alerts }, ALERT, { ...own, covers: named('dependabot-5') });
      expect(both).toMatchObject({
        kind: 'verified',
        seen: 'alert dependabot 1: fixed after the merge; alert dependabot 5: fixed after the merge',
        asked: [
          'alerts dependabot open',
          'alerts dependabot fixed',
          '{alert_number} dependabot 1',
          '{alert_number} dependabot 5',
        ],
      });
    });

    test('an issue’s alerts may be of any source', async () => {
      const alerts = { 'code-scanning 2': scanned('open'), 'dependabot 5': fixed };
      const found = await gathered({ alerts, analyses: [analysis()] }, ALERT, {
        findingId: 'issue-7',
        covers: named('code-scanning-2', 'dependabot-5'),
      });
      expect(found).toMatchObject({
        kind: 'failed',
        seen: 'alert code-scanning 2: open, analysed by CodeQL after the merge; alert dependabot 5: fixed after the merge',
      });
      expect(found.asked.slice(0, 4)).toEqual([
        'alerts code-scanning open',
        'alerts dependabot open',
        'alerts code-scanning fixed',
        'alerts dependabot fixed',
      ]);
    });

    test('those that are neither open nor fixed are counted as lacking', async () => {
      const alerts = { 'dependabot 1': fixed };
      const covers = named('dependabot-8', 'dependabot-9');
      expect(await gathered({ alerts }, ALERT, { findingId: 'dependabot-1', covers })).toMatchObject({
        kind: 'pending',
        seen: 'alert dependabot 1: fixed after the merge; alert: 2 that belong to it are not seen as fixed',
      });
    });
  });
});
