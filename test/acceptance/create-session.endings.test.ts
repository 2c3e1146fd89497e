import { describe, expect, test } from '@jest/globals';
import { REASONS, type ReasonCode } from '@agent-remediation/conventions';
import { ENDINGS, type EndingCase } from './create-session.cases.ts';
import { explained, inWorld, readLedger, sessionPosts, shownOn, traceOf, writes } from './world.ts';

/** Endings of the closed list that other actions reach: create-session closes nothing and reconciles nothing. */
const NOT_OURS: readonly ReasonCode[] = [
  'closed',
  'merged-awaiting-evidence',
  'in-review',
  'working',
  'abandoned',
  'given-up',
  'session-waiting',
  'session-stopped',
  'session-not-started',
  'no-pull-request',
  'verification-failed',
  'verification-overdue',
  'checks-not-named',
  'run-never-started',
  'reconciled',
  'nothing-open',
  'not-merged',
  'not-ours',
  'no-reference',
  'reference-is-pull-request',
  'issue-already-closed',
  'base-branch-not-listed',
  'fork',
  'merged-without-human',
  'reference-mismatch',
  'needs-human',
  // check-agent-config
  'agent-config-checked',
  'agent-config-faulty',
  // check-pull-request
  'contract-asks',
  'contract-broken',
  'contract-kept',
  'contract-not-applicable',
  'pull-request-closed',
  // close-on-merge and reconcile
  'came-back',
  'decision-refused',
  'duplicate-pull-request',
  'evidence-not-possible',
  'retry-decided',
  'stray-pull-request',
  // scheduled-sweep
  'beyond-window',
  'frozen',
  'loop-fuse',
  'merge-pace',
  'nothing-to-sweep',
  'review-backlog',
  'scan-empty',
  'scan-failed',
  'sweep-incomplete',
  'sweep-partly-failed',
  'sweep-planned',
  'swept',
  // Ours, with worlds of their own: reconcile.places.test.ts
  'base-branch-unknown',
  'public-ledger',
  'batch-claimed',
  'batch-worked',
  'batch-published',
  'batch-empty',
  'batch-incomplete',
  'agent-missing',
  'agent-stopped',
  'tests-not-configured',
  'claims-invalid',
  'base-moved',
  'branch-taken',
  'publish-refused',
];

describe('every ending of create-session', () => {
  test('each reason code of the closed list has a case, or belongs to another action', () => {
    const covered = new Set<string>(ENDINGS.map(({ reason }) => reason));
    expect(
      Object.keys(REASONS)
        .filter((code) => !covered.has(code) && !code.startsWith('snapshot-'))
        .sort(),
    ).toEqual([...NOT_OURS].sort());
  });

  test('no two cases have the same name', () => {
    expect(new Set(ENDINGS.map(({ name }) => name)).size).toBe(ENDINGS.length);
  });

  test.concurrent.each(ENDINGS)('$reason: $name', (ending) => check(ending), 90_000);
});

function check(ending: EndingCase): Promise<void> {
  return inWorld(ending.world ?? {}, async (world) => {
    const delivery = await ending.event(world);
    const before = world.sim.sessions.length;
    const [run] = await Promise.all([
      world.run('create-session', delivery, { timeoutMs: 80_000, ...ending.options?.(world) }),
      ending.meanwhile?.(world),
    ]);
    explained(world, run, () => {
      const { level, meaning, remedy } = REASONS[ending.reason];
      expect(run.outputs['reason']).toBe(ending.reason);
      expect(run.code).toBe(ending.code);
      expect(run.stderr).toBe('');

      const posts = sessionPosts(run.requests);
      expect(posts).toHaveLength(ending.posts ?? 0);
      expect(world.sim.sessions.length - before).toBeLessThanOrEqual(1);
      if (ending.reason === 'session-created') expect(world.sim.sessions.length - before).toBe(1);
      if (ending.reason === 'dry-run') expect(writes(run.requests)).toEqual([]);
      if (ending.outputs) expect(run.outputs).toMatchObject(ending.outputs);

      // The log says what happened, and where it is not done, what to do, in one sentence with the reason code.
      expect(run.stdout).toContain(ending.reason);
      expect(run.stdout).toContain(meaning);
      if (level !== 'done') expect(run.stdout).toContain(remedy.slice(0, 40));
      if (ending.says) expect(run.stdout + run.summary).toMatch(ending.says);
      const command = ending.code === 1 ? /^::error::/m : level === 'refused' ? /^::warning::/m : undefined;
      if (command) expect(run.stdout).toMatch(command);
      else expect(run.stdout).not.toMatch(/^::(error|warning)/m);

      expect(run.summary).toContain(`\`${ending.reason}\``);
      expect(run.summary).toContain(meaning);
      const stops = traceOf(run).filter(({ verdict }) => verdict === 'stop');
      if (level === 'refused' || level === 'failed' || ending.reason === 'already-handed-off') {
        expect(stops.length).toBeGreaterThan(0);
        for (const stop of stops) expect(stop.change).toMatch(/\w{2}/);
      } else if (ending.reason === 'session-created') expect(stops).toEqual([]);

      if (ending.comment !== undefined) {
        const { comments } = shownOn(world.repo, 1);
        expect(comments).toHaveLength(ending.comment ? 1 : 0);
        if (ending.comment) expect(comments[0]).toContain(`\`${ending.reason}\``);
      }
      if (ending.label !== undefined)
        expect(shownOn(world.repo, 1).status).toEqual(ending.label === null ? [] : [ending.label]);
      if (ending.state !== undefined) expect(readLedger(world.repo)?.findings[0]?.state ?? null).toBe(ending.state);
      world.sim.assertStrict();
    });
  });
}
