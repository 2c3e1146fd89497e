import { expect, test } from '@jest/globals';
import { GitHubFault, type GitHub } from '@agent-remediation/github';
import { readEvidence } from './evidence.ts';

const REPOSITORY = { owner: 'octo-org', name: 'shop' };
const PULL = { number: 7, headOid: 'a'.repeat(40), branch: 'fix/issue-12', baseBranch: 'main' };
const ASKED = { check: 'Red, then green', workflow: 'red-green.yml' };
const RUN = '4711';

interface SuiteOptions {
  readonly app?: string;
  readonly event?: string;
  readonly branch?: string;
  readonly file?: string | null;
  readonly at?: string;
  readonly run?: number;
  /** Status and conclusion of the whole run. */
  readonly suite?: readonly [string, string | null];
  /** The same of each check of the name, the id first. */
  readonly checks?: readonly (readonly [number, string, string | null])[];
}
const suite = ({
  app = 'github-actions',
  event = 'pull_request',
  branch = 'fix/issue-12',
  file = 'red-green.yml',
  at = '2026-01-02T00:00:00Z',
  run = 1,
  suite: [status, conclusion] = ['COMPLETED', 'SUCCESS'],
  checks = [[1, 'COMPLETED', 'SUCCESS']],
}: SuiteOptions = {}) => ({
  status,
  conclusion,
  app: { slug: app },
  branch: { name: branch },
  workflowRun: {
    databaseId: run,
    event,
    createdAt: at,
    workflow: file === null ? null : { resourcePath: `/octo-org/shop/actions/workflows/${file}` },
  },
  checkRuns: { nodes: checks.map(([databaseId, state, end]) => ({ databaseId, status: state, conclusion: end })) },
});
interface PullOptions {
  readonly number?: number;
  readonly base?: string;
  readonly closed?: string;
  readonly changed?: string;
}
const pull = ({ number = 7, base = 'main', closed, changed }: PullOptions = {}) => ({
  number,
  baseRefName: base,
  closedAt: closed ?? null,
  timelineItems: { nodes: changed === undefined ? [] : [{ createdAt: changed }] },
});
interface World {
  readonly suites?: readonly ReturnType<typeof suite>[];
  readonly pulls?: readonly ReturnType<typeof pull>[];
  readonly suiteCount?: number;
  readonly pullCount?: number;
  readonly byDefault?: string | null;
  readonly atBase?: string | null;
}
async function seen({
  suites = [suite()],
  pulls = [pull()],
  suiteCount = suites.length,
  pullCount = pulls.length,
  byDefault = 'f1',
  atBase = 'f1',
}: World): Promise<{ readonly result: string; readonly note: string | undefined; readonly asked: unknown }> {
  let asked: unknown;
  const graph: GitHub['graph'] = (_, __, variables) => {
    asked = variables;
    const blob = (oid: string | null) => (oid === null ? null : { oid });
    const checkSuites = { totalCount: suiteCount, nodes: suites };
    const repository = {
      byDefault: blob(byDefault),
      atBase: blob(atBase),
      pullRequests: { totalCount: pullCount, nodes: pulls },
      object: { checkSuites },
    };
    return Promise.resolve({ data: { repository }, errors: [], at: undefined });
  };
  return { ...(await readEvidence({ graph } as unknown as GitHub, REPOSITORY, ASKED, PULL, RUN)), asked };
}

test('seed 3.2: the named job of the named workflow, on the newest commit', async () => {
  expect(await seen({})).toEqual({
    result: 'success',
    note: undefined,
    asked: {
      ...REPOSITORY,
      oid: PULL.headOid,
      check: 'Red, then green',
      branch: 'fix/issue-12',
      byDefault: 'HEAD:.github/workflows/red-green.yml',
      atBase: 'refs/heads/main:.github/workflows/red-green.yml',
    },
  });
});

test.each<[what: string, world: World, result: string, note: string | undefined]>([
  ['no run', { suites: [] }, 'absent', undefined],
  ['a run without a check of the name', { suites: [suite({ checks: [] })] }, 'absent', undefined],
  ['this very run', { suites: [suite({ run: 4711 })] }, 'absent', undefined],
  ['a job that goes on', { suites: [suite({ checks: [[1, 'IN_PROGRESS', null]] })] }, 'pending', undefined],
  ['a run that goes on', { suites: [suite({ suite: ['QUEUED', null] })] }, 'pending', undefined],
  ['a job that failed', { suites: [suite({ checks: [[1, 'COMPLETED', 'FAILURE']] })] }, 'failure', undefined],
  ['a run that was cancelled', { suites: [suite({ suite: ['COMPLETED', 'CANCELLED'] })] }, 'failure', undefined],
  ...['SKIPPED', 'NEUTRAL', 'STALE'].map((end): [string, World, string, undefined] => [
    `a job that ends as ${end}`,
    { suites: [suite({ checks: [[1, 'COMPLETED', end]] })] },
    'skipped',
    undefined,
  ]),
  [
    'the newest check of a run counts',
    {
      suites: [
        suite({
          checks: [
            [3, 'COMPLETED', 'SUCCESS'],
            [1, 'COMPLETED', 'FAILURE'],
            [2, 'QUEUED', null],
          ],
        }),
      ],
    },
    'success',
    undefined,
  ],
  [
    'of two runs the worse one counts',
    { suites: [suite(), suite({ run: 2, checks: [[1, 'COMPLETED', 'FAILURE']] }), suite({ run: 3, checks: [] })] },
    'failure',
    undefined,
  ],
  [
    'a run that is not finished is worse than a skipped one',
    { suites: [suite({ checks: [[1, 'COMPLETED', 'SKIPPED']] }), suite({ suite: ['QUEUED', null] })] },
    'pending',
    undefined,
  ],
  ['another app', { suites: [suite({ app: 'evil' })] }, 'absent', 'one of that name is of the app evil'],
  ['no workflow', { suites: [suite({ file: null })] }, 'absent', 'one of that name is of no workflow'],
  ['another workflow', { suites: [suite({ file: 'x.yml' })] }, 'absent', 'one of that name is of the workflow x.yml'],
  ['another event', { suites: [suite({ event: 'push' })] }, 'absent', 'one of that name ran on push'],
  ['another branch', { suites: [suite({ branch: 'x' })] }, 'absent', 'one of that name ran for another branch'],
  ['a foreign one beside the right one', { suites: [suite({ app: 'evil' }), suite()] }, 'success', undefined],
  ['no file by default', { byDefault: null }, 'absent', '.github/workflows/red-green.yml is not on the default branch'],
  [
    'another file at the base',
    { atBase: 'f2' },
    'absent',
    '.github/workflows/red-green.yml on main is not the one on the default branch',
  ],
  [
    'no file at the base',
    { atBase: null },
    'absent',
    '.github/workflows/red-green.yml on main is not the one on the default branch',
  ],
  [
    'another open pull request of the branch with another base',
    { pulls: [pull(), pull({ number: 8, base: 'x' })] },
    'absent',
    'another pull request of this branch has another base',
  ],
  ['another open one with the same base', { pulls: [pull(), pull({ number: 8 })] }, 'success', undefined],
  ['this one with another base in the meantime', { pulls: [pull({ base: 'x' })] }, 'success', undefined],
  [
    'one with another base that was closed before the run',
    { pulls: [pull({ number: 8, base: 'x', closed: '2026-01-01T00:00:00Z' }), pull()] },
    'success',
    undefined,
  ],
  [
    'one with another base that was closed after the run began',
    { pulls: [pull(), pull({ number: 8, base: 'x', closed: '2026-01-03T00:00:00Z' })] },
    'absent',
    'one of that name is from before the base branch was this one',
  ],
  ['a base that changed before the run', { pulls: [pull({ changed: '2026-01-01T00:00:00Z' })] }, 'success', undefined],
  [
    'a base that changed when the run began',
    { pulls: [pull({ changed: '2026-01-02T00:00:00Z' }), pull({ number: 6, closed: '2025-01-01T00:00:00Z' })] },
    'absent',
    'one of that name is from before the base branch was this one',
  ],
  [
    'a closed one with this base, closed after the run began',
    { pulls: [pull(), pull({ number: 6, closed: '2026-01-03T00:00:00Z' })] },
    'success',
    undefined,
  ],
  ['100 runs and 50 pull requests', { suiteCount: 100, pullCount: 50 }, 'success', undefined],
])('seed 3.2, what is evidence: %s', async (_, world, result, note) => {
  const found = await seen(world);
  expect([found.result, found.note]).toEqual([result, note]);
});

test.each([{ suiteCount: 101 }, { pullCount: 51 }])('what does not fit a page is no evidence: %j', async (world) => {
  await expect(seen(world)).rejects.toMatchObject({
    reason: 'github-unavailable',
    message:
      'reading the evidence (needs checks: read, contents: read and pull-requests: read): there is more than one page',
  });
});

test('an error is none either', async () => {
  const failing = (graph: GitHub['graph']) =>
    readEvidence({ graph } as unknown as GitHub, REPOSITORY, ASKED, PULL, RUN);
  const doing = 'reading the evidence (needs checks: read, contents: read and pull-requests: read)';
  await expect(
    failing(() => Promise.resolve({ data: {}, errors: [{ message: 'oops' }], at: undefined })),
  ).rejects.toMatchObject({ reason: 'github-unavailable', message: `${doing}: oops` });
  await expect(
    failing(() => Promise.reject(new GitHubFault('no', { status: 403, ran: 'no', cause: undefined }))),
  ).rejects.toMatchObject({ reason: 'github-forbidden', message: `${doing}: no.` });
});
