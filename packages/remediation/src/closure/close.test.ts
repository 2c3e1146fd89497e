import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, Trace, type Settings } from '@agent-remediation/conventions';
import type { PullRequestFacts } from '@agent-remediation/github';
import type { Deps } from '../deps.ts';
import { entry } from '../ledger/entry.cases.ts';
import { closeFinding, findingBases, listedBase, mergedByPerson, type ClosingFacts } from './close.ts';

const PLACE = { owner: 'octo-org', name: 'shop' };
const COMMIT = 'c'.repeat(40);

test('P15: evidence of a later claim, which was merged in the meantime, closes nothing for the earlier one', async () => {
  const writes: string[] = [];
  const github = {
    get: () => Promise.resolve({ data: { number: 7, state: 'open', labels: [] } }),
    write: (route: string) => Promise.resolve(writes.push(route)),
  };
  const found = entry({ state: 'created' });
  const evidence = [{ kind: 'reproducer', result: 'success', commit: COMMIT, runId: '2', at: found.at }] as const;
  const later = entry({ state: 'merged', nonce: 'bbbbbbbbbbbb', mergeCommit: COMMIT, evidence });
  const moves = {
    now: () => Promise.resolve(later),
    last: () => ({ entry: later, before: later, finish: () => Promise.resolve(later) }),
  };
  const facts: ClosingFacts = {
    repository: PLACE,
    target: PLACE,
    defaultBranch: 'main',
    verify: 'checks',
    wanted: { kinds: ['reproducer'], checks: [], workflows: [] },
    handedIn: undefined,
    deadlineDays: 7,
    runId: '1',
    dryRun: false,
  };
  const grounds = { pullRequest: { number: 5, mergeCommit: COMMIT, mergedAt: new Date(found.at) } };
  const deps = { github, now: () => new Date(found.at) } as unknown as Deps;
  await expect(closeFinding(found, grounds, facts, moves, deps, new Trace())).rejects.toMatchObject({
    reason: 'claim-lost',
  });
  expect(writes).toEqual([]);
});

const PULL = {
  number: 5,
  state: 'merged',
  branch: 'fix/issue-7',
  baseBranch: 'main',
  mergeCommit: COMMIT,
} as unknown as PullRequestFacts;

/** What a person reads of a rule: its row of the trace, and the ending, if it is one. */
async function said(work: (trace: Trace) => Promise<void> | void): Promise<readonly (string | undefined)[]> {
  const trace = new Trace();
  const ending = await Promise.resolve()
    .then(() => work(trace))
    .then(
      () => 'goes on',
      (error: unknown) => (error instanceof Ending ? `${error.reason}: ${error.message}` : String(error)),
    );
  return [ending, ...trace.rows.flatMap(({ verdict, rule, seen, change }) => [`${verdict} ${rule}: ${seen}`, change])];
}

describe('D15: only a person’s merge counts', () => {
  const maria = { login: 'maria', isPerson: true, throughQueue: false };
  const bot = { login: 'merger[bot]', isPerson: false, throughQueue: false };
  const change = 'a person checks the change and closes the issue; switch auto-merge off';
  test.each([
    ['a person', { mergedBy: maria, autoMerge: false }, ['goes on', 'pass who merged: maria, a person', undefined]],
    [
      'a person, through the queue',
      { mergedBy: { ...maria, throughQueue: true }, autoMerge: false },
      ['goes on', 'pass who merged: maria, a person, through the merge queue', undefined],
    ],
    [
      'auto-merge, whoever switched it on',
      { mergedBy: maria, autoMerge: true },
      ['merged-without-human: pull request 5 was merged by auto-merge', 'stop who merged: auto-merge', change],
    ],
    [
      'a bot',
      { mergedBy: bot, autoMerge: false },
      [
        'merged-without-human: pull request 5 was merged by merger[bot], who is not a person',
        'stop who merged: merger[bot], who is not a person',
        change,
      ],
    ],
    [
      'nobody known',
      { mergedBy: undefined, autoMerge: false },
      [
        'merged-without-human: pull request 5 was merged by somebody unknown, who is not a person',
        'stop who merged: somebody unknown, who is not a person',
        change,
      ],
    ],
  ])('%s', async (_, facts, wanted) => {
    expect(await said((trace) => mergedByPerson({ ...PULL, ...facts } as PullRequestFacts, trace))).toEqual(wanted);
  });
});

describe('where a fix must be merged', () => {
  const HERE = { defaultBranch: 'main' };
  const settings = (more: Partial<Settings>, baseBranches: readonly string[] = []): Settings => ({
    ...DEFAULT_SETTINGS,
    ...more,
    closing: { ...DEFAULT_SETTINGS.closing, baseBranches },
  });
  test.each<readonly [string, Settings, string | undefined, readonly string[]]>([
    ['nothing is said: the default branch', settings({}), 'trunk', ['main']],
    ['the branches that are listed', settings({ baseBranch: 'x' }, ['release/*']), undefined, ['release/*']],
    ['the branch that the brief named', settings({ baseBranch: 'next' }), undefined, ['next']],
    ['the target’s default branch', settings({ targetRepository: 'acme/code' }), 'trunk', ['trunk']],
    ['a target that cannot be read: any', settings({ targetRepository: 'acme/code' }), undefined, []],
  ])('%s', (_, settled, elsewhere, wanted) => {
    expect(findingBases(settled, HERE, elsewhere)).toEqual(wanted);
  });

  test.each([
    ['main', ['main'], ['goes on', 'pass base branch: main is listed', undefined]],
    ['main', [], ['goes on']],
    ['release/1', ['main', 'release/*'], ['goes on', 'pass base branch: release/1 is listed', undefined]],
    [
      'side',
      ['main'],
      [
        'base-branch-not-listed: merged into side',
        'stop base branch: side',
        'add it to `closing.base-branches` in the settings',
      ],
    ],
  ])('merged into %s where %j is listed', async (baseBranch, listed, wanted) => {
    expect(await said((trace) => listedBase({ ...PULL, baseBranch }, listed, trace))).toEqual(wanted);
  });
});
