import { expect, test } from '@jest/globals';
import { Trace } from '@agent-remediation/conventions';
import type { Deps } from '../deps.ts';
import { entry } from '../ledger/entry.cases.ts';
import { closeFinding, type ClosingFacts } from './close.ts';

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
