import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINDINGS_PER_BATCH, MAX_TURNS } from '@agent-remediation/agent-batch';
import { batching, type Batch } from './run-agent-batch.support.ts';
import { explained, readLedger, shownOn, told, type Delivered } from './world.ts';

/** What each finding of the batch plays, and what has to become of it. */
const TWENTY: readonly (readonly [scenario: string, result: string, ending: string])[] = [
  ['green', 'green', 'opened'],
  ['red', 'tests-red', 'agent-stopped'],
  ['empty', 'no-change', 'agent-stopped'],
  ['path', 'green', 'contract-broken'],
  ['secret', 'patch-refused', 'agent-stopped'],
  ['max-turns', 'max-turns', 'agent-stopped'],
  ['throws', 'error', 'agent-stopped'],
  ['endless', 'deadline', 'agent-stopped'],
  ['gone', 'no-change', 'agent-stopped'],
  ['hooks', 'green', 'opened'],
  ['link', 'patch-refused', 'agent-stopped'],
  ['leftover', 'green', 'opened'],
  ['large', 'green', 'contract-broken'],
  ['forbidden', 'green', 'opened'],
  ['environment', 'green', 'opened'],
  ['no-test', 'green', 'opened'],
  ['lockfile', 'green', 'contract-broken'],
  ['max-cost', 'max-cost', 'agent-stopped'],
  ['green-throws', 'green', 'opened'],
  ['error', 'error', 'agent-stopped'],
];
const id = (index: number): string => `F-${String(index + 1).padStart(2, '0')}`;
const scenarios = TWENTY.map(([scenario], index) => `scenario ${scenario} on s${index + 1}`);

const published = ({
  outputs,
}: Delivered): readonly { readonly findingId: string; readonly kind: string; readonly reason: string }[] =>
  JSON.parse(outputs['findings'] ?? '[]') as ReturnType<typeof published>;

describe('the batch of 20', () => {
  test(
    'seed 8: 20 findings per batch; the right pull requests, the right refusals, each recorded',
    () =>
      batching({ files: 20, findings: [...scenarios, 'scenario green on s1'] }, async (batch) => {
        const claim = await batch.run('claim');
        const agent = await batch.run('agent', { inputs: { 'max-minutes': '0.2' }, timeoutMs: 300_000 });
        const publish = await batch.run('publish', { timeoutMs: 300_000 });
        explained(batch.world, [claim, agent, publish], () => {
          expect(FINDINGS_PER_BATCH).toBe(20);
          expect(claim.outputs).toMatchObject({ claimed: '20' });
          const results = TWENTY.map((_, index) => batch.results(id(index)) as { kind: string; stop?: string });
          expect(results.map(({ kind, stop }) => stop ?? kind)).toEqual(TWENTY.map(([, result]) => result));
          expect(published(publish).map(({ kind, reason }) => (kind === 'opened' ? kind : reason))).toEqual(
            TWENTY.map(([, , ending]) => ending),
          );
          const opened = TWENTY.flatMap(([, , ending], index) => (ending === 'opened' ? [`fix/${id(index)}`] : []));
          expect(batch.pulls().map(({ branch }) => branch)).toEqual(opened);
          expect(batch.pulls().every(({ draft }) => draft)).toBe(true);
          const ledger = readLedger(batch.world.repo);
          expect(
            ledger?.findings.map(({ findingId, state, pullRequest }) => [findingId, state, pullRequest !== null]),
          ).toEqual(
            expect.arrayContaining(
              TWENTY.map(([, , ending], index) => [
                id(index),
                ending === 'opened' ? 'created' : 'rejected',
                ending === 'opened',
              ]),
            ),
          );
          // One has to wait for the next run.
          expect(ledger?.findings.length).toBe(20);
        });
        besides(batch, agent, publish);
      }),
    600_000,
  );
});

/** What the agents of the batch did beside their findings. */
function besides(batch: Batch, agent: Delivered, publish: Delivered): void {
  const notes = batch.notes();
  // Nothing of the runner's environment, and no token.
  const [, seen = ''] = /^environment (.*)$/mu.exec(notes) ?? [];
  expect(seen).not.toMatch(/GITHUB_|INPUT_|ACTIONS_|RUNNER_/);
  // The guard hooks stand beside this agent too.
  expect(agent.stdout).toContain('F-14: blocked Bash: push-main');
  expect(agent.stdout).toMatch(/F-12: ended \d+ processes|F-12: tests green/);
  expect(existsSync('/tmp/agent-batch-hook-ran')).toBe(false);
  // Set up once for all of them, and once more for the change of a lockfile.
  expect(readFileSync(join(batch.temporary, 'agent-batch', 'setup.log'), 'utf8')).toBe('ran\nran\n');
  for (const run of [agent, publish]) {
    expect(told(run)).not.toContain('model-key-0123456789');
    expect(told(run)).not.toContain('ghp_a1B2c3D4');
  }
  expect(agent.summary).toContain('| `F-02` | stopped: tests-red |');
  expect(publish.summary).toContain('| `F-01` | opened | `in-review` | #');
}

describe('one finding through the three jobs', () => {
  test('the pull request is a draft that fulfils the contract of check-pull-request, asked of the reviewers', () =>
    batching({ findings: ['scenario green on s1'] }, async (batch) => {
      const runs = await batch.all();
      const { repo } = batch.world;
      const [pull] = batch.pulls();
      expect(pull).toMatchObject({
        draft: true,
        base: 'main',
        branch: 'fix/F-01',
        reviewers: ['rita'],
        teams: ['security'],
      });
      expect(pull?.title).toBe('fix: scenario green on s1');
      const check = await batch.world.run(
        'check-pull-request',
        await repo.pullDelivery('opened', repo.pull(pull?.number ?? 0), { by: 'maria' }),
        { token: batch.world.sim.addToken({ repositories: [repo.fullName], permissions: CHECK_PERMISSIONS }) },
      );
      explained(batch.world, [...runs, check], () => {
        expect(check.outputs).toMatchObject({ reason: 'contract-kept', verdict: 'kept' });
        expect(readLedger(repo)?.open).toMatchObject([
          { findingId: 'F-01', state: 'created', pullRequest: pull?.number },
        ]);
      });
    }));

  test('seed 8: 30 turns per finding unless an input says otherwise', () => {
    expect(MAX_TURNS).toBe(30);
  });

  test('D11: an issue is claimed where the settings say `engine: batch`, worked on, and told', () =>
    batching({}, async (batch) => {
      const { repo } = batch.world;
      const { issue, delivery } = batch.world.labelled({ label: 'agent-remediate', title: 'scenario red on s1' });
      const runs = await batch.all({ event: delivery });
      explained(batch.world, runs, () => {
        expect(runs.map(({ outputs }) => outputs['reason'])).toEqual([
          'batch-claimed',
          'batch-worked',
          'batch-published',
        ]);
        expect(batch.pulls()).toEqual([]);
        expect(shownOn(repo, issue)).toMatchObject({ status: ['agent:needs-human'] });
        expect(shownOn(repo, issue).comments.join('\n')).toContain('agent-stopped');
        expect(readLedger(repo)?.findings).toMatchObject([
          { findingId: `issue-${issue}`, state: 'rejected', retryable: false },
        ]);
      });
    }));
});

const CHECK_PERMISSIONS = {
  checks: 'read',
  contents: 'read',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  statuses: 'write',
} as const;
