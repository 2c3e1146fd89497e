import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, Trace, type Settings } from '@agent-remediation/conventions';
import { GitHubFault, type GitHub, type RepositoryFacts } from '@agent-remediation/github';
import { ledgerIsPrivate, mayWorkHere } from './places.ts';

const HERE: RepositoryFacts = {
  id: 42,
  nameWithOwner: 'octo-org/shop',
  isPublic: false,
  defaultBranch: 'main',
  settingsText: undefined,
  hasStatusLabels: true,
  issue: undefined,
};
const fault = (status: number) => new GitHubFault(`answered ${status}`, { status, ran: 'no', cause: undefined });

/** Repositories that a token sees, by name; a number is the status of the answer. */
type Seen = Readonly<Record<string, { readonly private: boolean; readonly default_branch: string } | number>>;

interface Case {
  readonly isPublic?: boolean;
  readonly settings?: Partial<Settings>;
  readonly ledger?: string;
  readonly seen?: Seen;
}

/** What was decided: the base branch of the settings that hold, or the ending; the rows of the trace; who was asked. */
async function decided({ isPublic = false, settings: more = {}, ledger, seen = {} }: Case) {
  const asked: string[] = [];
  const look = (name: string) => {
    asked.push(name);
    const found = seen[name] ?? 404;
    return typeof found === 'number' ? Promise.reject(fault(found)) : Promise.resolve(found);
  };
  const github: GitHub = {
    get: async (_route, { owner, repo }) => ({
      status: 200,
      data: await look(`${String(owner)}/${String(repo)}`),
      at: undefined,
    }),
    write: () => Promise.reject(fault(500)),
    graph: () => Promise.reject(fault(500)),
  };
  const deps = { github, isPrivateRepository: async (name: string) => (await look(name)).private };
  const settings = { ...DEFAULT_SETTINGS, ...more, ledger: { ...DEFAULT_SETTINGS.ledger, repository: ledger } };
  const trace = new Trace();
  const result = await mayWorkHere({ ...HERE, isPublic }, settings, deps, trace).then(
    ({ baseBranch }) => `base ${baseBranch ?? 'as it is here'}`,
    (error: unknown) => (error instanceof Ending ? `${error.reason}: ${error.message}` : String(error)),
  );
  const rows = trace.rows.map(({ rule, seen: what, verdict, change }) =>
    [verdict, rule, what, ...(change === undefined ? [] : [change])].join(' | '),
  );
  return { result, rows, asked };
}

const OPEN = { private: false, default_branch: 'trunk' };
const SECRET = { private: true, default_branch: 'trunk' };
const PRIVATE_ROW = 'pass | repository | octo-org/shop is not public';

describe('the repository of the findings, its ledger and its target', () => {
  test('all in one place: nobody else is asked', async () => {
    expect(await decided({})).toEqual({ result: 'base as it is here', rows: [PRIVATE_ROW], asked: [] });
    const named = { settings: { targetRepository: 'Octo-Org/Shop' }, ledger: 'OCTO-ORG/shop' };
    expect(await decided(named)).toEqual({ result: 'base as it is here', rows: [PRIVATE_ROW], asked: [] });
  });

  test('a public repository with the settings that allow it, and a private ledger', async () => {
    const allowed = { isPublic: true, settings: { allowPublic: true }, ledger: 'octo-org/ledger' };
    expect(await decided({ ...allowed, seen: { 'octo-org/ledger': SECRET } })).toMatchObject({
      result: 'base as it is here',
    });
    expect(await decided({ ...allowed, seen: { 'octo-org/ledger': OPEN } })).toMatchObject({
      result: expect.stringMatching(/^public-repository: /u),
    });
    // Without a ledger of its own nothing is asked: the repository's own would be public.
    expect(await decided({ ...allowed, ledger: undefined as unknown as string })).toMatchObject({ asked: [] });
  });

  test('settings that name no ledger name no private one', async () => {
    const isPrivateRepository = () => Promise.resolve(true);
    const of = (repository?: string) =>
      ledgerIsPrivate({ ledger: { ...DEFAULT_SETTINGS.ledger, repository } }, { isPrivateRepository });
    expect([await of(), await of('octo-org/ledger')]).toEqual([false, true]);
  });

  test('a private repository with a private ledger of its own', async () => {
    expect(await decided({ ledger: 'octo-org/ledger', seen: { 'octo-org/ledger': SECRET } })).toEqual({
      result: 'base as it is here',
      rows: [PRIVATE_ROW, 'pass | ledger | octo-org/ledger is private'],
      asked: ['octo-org/ledger'],
    });
  });

  test('a private repository with a public ledger', async () => {
    expect(await decided({ ledger: 'octo-org/ledger', seen: { 'octo-org/ledger': OPEN } })).toEqual({
      result: 'public-ledger: octo-org/shop is private, and its ledger octo-org/ledger is not',
      rows: [
        PRIVATE_ROW,
        'stop | ledger | octo-org/ledger is not private | make it private, or name another `ledger.repository`',
      ],
      asked: ['octo-org/ledger'],
    });
  });

  test.each([
    [403, 'github-forbidden: reading the ledger repository: answered 403'],
    [500, 'github-unavailable: reading the ledger repository: answered 500'],
  ])('a ledger that cannot be looked at (%s) ends by name', async (status, said) => {
    const { result } = await decided({ ledger: 'octo-org/ledger', seen: { 'octo-org/ledger': status } });
    expect(result).toContain(said);
  });

  test('a target of its own: its own default branch holds there, and a named one wins', async () => {
    const target = { targetRepository: 'octo-org/code' };
    const seen = { 'octo-org/code': SECRET };
    expect(await decided({ settings: target, seen })).toEqual({
      result: 'base trunk',
      rows: [PRIVATE_ROW, 'pass | base branch | trunk, the default branch of octo-org/code'],
      asked: ['octo-org/code'],
    });
    expect(await decided({ settings: { ...target, baseBranch: 'release' }, seen })).toEqual({
      result: 'base release',
      rows: [PRIVATE_ROW],
      asked: ['octo-org/code'],
    });
  });

  test('a target that cannot be seen needs a base branch', async () => {
    const target = { targetRepository: 'octo-org/code' };
    expect(await decided({ settings: target })).toMatchObject({
      result: 'base-branch-unknown: octo-org/code cannot be read, and the settings name no `base-branch`',
      rows: [PRIVATE_ROW, 'stop | base branch | octo-org/code cannot be read | set `base-branch` in the settings'],
    });
    expect(await decided({ settings: { ...target, baseBranch: 'release' } })).toMatchObject({ result: 'base release' });
  });

  test('what is private goes to no public target, unless the settings say so', async () => {
    const target = { targetRepository: 'octo-org/code' };
    const seen = { 'octo-org/code': OPEN };
    expect(await decided({ settings: target, seen })).toMatchObject({
      result: 'public-repository: the target octo-org/code is public and the settings lack `allow-public: true`',
      rows: [
        PRIVATE_ROW,
        'stop | target repository | octo-org/code is public | set `allow-public: true` in the settings',
      ],
    });
    expect(await decided({ settings: { ...target, allowPublic: true }, seen })).toMatchObject({ result: 'base trunk' });
    const ledger = { ledger: 'octo-org/ledger', seen: { ...seen, 'octo-org/ledger': SECRET } };
    const open = await decided({ isPublic: true, settings: { ...target, allowPublic: true }, ...ledger });
    expect(open.result).toBe('base trunk');
    expect(open.rows.join()).not.toContain('octo-org/ledger is private');
  });
});
