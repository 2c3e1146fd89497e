import { describe, expect, test } from '@jest/globals';
import { batching, type Batch, type Step } from './run-agent-batch.support.ts';
import {
  explained,
  pool,
  readLedger,
  runs,
  shownOn,
  type Delivered,
  type Delivery,
  type DeliverOptions,
} from './world.ts';

type Kill = Pick<DeliverOptions, 'killAfterRequest' | 'killAtRequest'>;
const at = (operation: string, moment: 'before' | 'after', nth = 1): Kill => ({
  killAtRequest: { match: { operation, nth }, moment },
});

/** Where the job that publishes is killed: around everything that it writes. */
const PUBLISH: readonly (readonly [string, Kill])[] = [
  ['after the pull request was opened, before its number was noted', at('pulls/create', 'after')],
  ['after the push, before the pull request', at('git/receive-pack', 'after')],
  ['after the reviewers were asked', at('pulls/request-reviewers', 'after')],
  ['after the ledger noted the number, before people were told', at('graphql write', 'after')],
  ['before the push', at('git/receive-pack', 'before')],
  ['before the pull request', at('pulls/create', 'before')],
  ['before the ledger noted the number', at('graphql write', 'before')],
  ['before the comment was changed', at('issues/update-comment', 'before')],
  ['after the comment was changed', at('issues/update-comment', 'after')],
  ['after the label was set', at('issues/add-labels', 'after')],
  ['while it fetched the base', at('git/upload-pack', 'after')],
  ['at its first request', { killAfterRequest: 1 }],
];

/** Where the job that claims is killed, by the number of its request, and whether the runner's folder is lost with it. */
const CLAIM: readonly (readonly [string, Kill, lost: boolean])[] = [
  ['after the claim, before anything else', at('graphql write', 'after'), false],
  ['after the claim, and the runner is lost', at('graphql write', 'after'), true],
  ['after the result was noted', at('graphql write', 'after', 2), false],
  ['after the result was noted, and the runner is lost', at('graphql write', 'after', 2), true],
  ['before the claim', at('graphql write', 'before'), false],
  ['after the comment', at('issues/create-comment', 'after'), false],
  ['after the comment, and the runner is lost', at('issues/create-comment', 'after'), true],
];

describe('P15: kill -9 at every step and go on: never two pull requests, none lost', () => {
  test('the job that publishes', async () => {
    await pool(PUBLISH.slice(0, runs(PUBLISH.length, 4)), 1, ([where, kill]) =>
      inIssue(async (batch, event, issue) => {
        await batch.run('claim', { event });
        await batch.run('agent', { event });
        await checkKilled(batch, 'publish', where, kill, false, issue, event);
      }),
    );
  }, 600_000);

  test('the job that claims', async () => {
    await pool(CLAIM.slice(0, runs(CLAIM.length, 3)), 1, ([where, kill, lost]) =>
      inIssue((batch, event, issue) => checkKilled(batch, 'claim', where, kill, lost, issue, event)),
    );
  }, 600_000);

  test(
    'the job in which the agent works: what has a result is not worked on again',
    () =>
      batching(
        { findings: ['scenario green on s1', 'scenario kill-run on s2', 'scenario green on s3'] },
        async (batch) => {
          await batch.run('claim');
          const killed = await batch.run('agent');
          const again = await batch.run('agent', { runAttempt: 2 });
          const publish = await batch.run('publish', { runAttempt: 2 });
          explained(batch.world, [killed, again, publish], () => {
            expect(killed.signal).toBe('SIGKILL');
            expect(again.outputs['reason']).toBe('batch-worked');
            expect(batch.notes().match(/^start .*$/gm)).toEqual([
              'start green s1',
              'start kill-run s2',
              'start kill-run s2',
              'start green s3',
            ]);
            expect(batch.pulls().map(({ branch }) => branch)).toEqual(['fix/F-01', 'fix/F-02', 'fix/F-03']);
          });
        },
      ),
    120_000,
  );

  test(
    'a job that is cancelled leaves the finding for the next, and says so',
    () =>
      batching(
        { findings: ['scenario green on s1', 'scenario term-run on s2', 'scenario green on s3'] },
        async (batch) => {
          await batch.run('claim');
          const cancelled = await batch.run('agent');
          const early = await batch.run('publish');
          const again = await batch.run('agent', { runAttempt: 2 });
          const publish = await batch.run('publish', { runAttempt: 2 });
          explained(batch.world, [cancelled, early, again, publish], () => {
            expect(cancelled).toMatchObject({ code: 1, signal: null, outputs: { reason: 'batch-incomplete' } });
            expect(early.outputs).toMatchObject({
              reason: 'batch-incomplete',
              'pull-requests': expect.stringMatching(/^\[\d+\]$/),
            });
            expect(again.outputs['reason']).toBe('batch-worked');
            expect(publish.outputs['reason']).toBe('batch-published');
            expect(batch.pulls().map(({ branch }) => branch)).toEqual(['fix/F-01', 'fix/F-02', 'fix/F-03']);
          });
        },
      ),
    120_000,
  );
});

/** A batch whose one finding is an issue, so that people are told as well. */
function inIssue(work: (batch: Batch, event: Delivery, issue: number) => Promise<void>): Promise<void> {
  return batching({}, async (batch) => {
    const { issue, delivery } = batch.world.labelled({ label: 'agent-remediate', title: 'scenario green on s1' });
    await work(batch, delivery, issue);
  });
}

async function checkKilled(
  batch: Batch,
  step: Step,
  where: string,
  kill: Kill,
  lost: boolean,
  issue: number,
  event: Delivery,
): Promise<void> {
  const killed = await batch.run(step, { event, ...kill });
  if (lost) for (const place of ['briefs', 'claims'] as const) batch.lose(place);
  const after: Delivered[] = [];
  const steps: readonly Step[] = step === 'claim' ? ['claim', 'agent', 'publish'] : ['publish'];
  for (const next of steps) after.push(await batch.run(next, { event, runAttempt: 2 }));
  // And once more, all of them: nothing is done twice.
  for (const next of ['claim', 'agent', 'publish'] as const)
    after.push(await batch.run(next, { event, runAttempt: 3 }));
  explained(batch.world, [killed, ...after], () => {
    expect([where, killed.signal]).toEqual([where, 'SIGKILL']);
    const pulls = batch.pulls();
    expect([where, pulls.length]).toEqual([where, 1]);
    expect(readLedger(batch.world.repo)?.findings).toMatchObject([
      { findingId: `issue-${issue}`, state: 'created', pullRequest: pulls[0]?.number },
    ]);
    expect(shownOn(batch.world.repo, issue).comments.length).toBe(1);
    expect(pulls[0]).toMatchObject({ draft: true, branch: `fix/issue-${issue}` });
  });
}
