import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSnapshot } from '../../packages/snapshot/src/testing/generate.ts';
import { leftOut, SWEEP_PERMISSIONS, sweeping } from './scheduled-sweep.support.ts';
import { explained, readLedger, sessionPosts, textOf } from './world.ts';

const CREATED = '2026-01-01T00:00:00Z';

describe('one finding by several names, several findings by one change', () => {
  const CLUSTER = 'version: 1\nsweep: { cluster: [package] }\n';

  test('a cluster is one session, claims every member, and says so in the brief', async () => {
    await sweeping({ settings: CLUSTER }, async ({ world, sweep, asked }) => {
      const lodash = { package: 'lodash', manifest: 'package-lock.json', createdAt: CREATED } as const;
      world.repo.alerts.dependabot.add({ ...lodash, severity: 'critical', summary: 'Prototype pollution' });
      world.repo.alerts.dependabot.add({ ...lodash, severity: 'high', summary: 'Command injection' });
      world.repo.alerts.dependabot.add({ severity: 'high', package: 'left-pad', createdAt: CREATED });
      const first = await sweep();
      const second = await sweep();
      const payload = { finding_id: 'dependabot-2', description: 'Command injection in lodash' };
      const label = await world.run(
        'create-session',
        world.repo.dispatch('security-finding', payload, { by: 'maria' }),
      );
      explained(world, [first, second, label], () => {
        expect(asked(first)).toEqual(['dependabot-1', 'dependabot-3']);
        const prompt = textOf(Reflect.get(Object(JSON.parse(sessionPosts(first.requests)[0]?.body ?? '{}')), 'prompt'));
        expect(prompt).toContain('dependabot-2');
        expect(asked(second)).toEqual([]);
        expect(leftOut(second)).toMatchObject([{ code: 'handed-off', count: 3 }]);
        // A member is claimed along with the cluster, whoever asks for it.
        expect(label.outputs['reason']).toBe('already-handed-off');
        expect(readLedger(world.repo)?.findings).toHaveLength(2);
      });
    });
  });

  test('without clusters each alert is a finding of its own', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      world.repo.alerts.dependabot.addMany(2, () => ({ package: 'lodash', severity: 'high', createdAt: CREATED }));
      const run = await sweep();
      explained(world, run, () => expect(asked(run)).toEqual(['dependabot-1', 'dependabot-2']));
    });
  });

  test('Dependabot’s own fix for a member is one for the cluster', async () => {
    await sweeping({ settings: CLUSTER }, async ({ world, sweep, asked }) => {
      world.repo.alerts.dependabot.addMany(3, () => ({ package: 'lodash', severity: 'high', createdAt: CREATED }));
      await world.repo.push('dependabot/npm/lodash', { 'x.txt': 'x' }, { by: 'maria' });
      const opened = await world.sim.agent.openDraftPullRequest(null, {
        repository: world.repo,
        branch: 'dependabot/npm/lodash',
        title: 'Bump lodash',
        body: '',
      });
      world.repo.alerts.dependabot.change(3, { pullRequest: opened.pull.number });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual([]);
        expect(leftOut(run)).toMatchObject([{ code: 'dependabot-fix', count: 1 }]);
      });
    });
  });

  test('a member that was handed off before holds the others of its cluster not back', async () => {
    await sweeping({ settings: CLUSTER }, async ({ world, sweep, asked }) => {
      const payload = { finding_id: 'dependabot-1', description: 'x' };
      await world.run('create-session', world.repo.dispatch('security-finding', payload, { by: 'maria' }));
      world.repo.alerts.dependabot.addMany(3, () => ({ package: 'lodash', severity: 'high', createdAt: CREATED }));
      const run = await sweep();
      explained(world, run, () => expect(asked(run)).toEqual(['dependabot-2']));
    });
  });
});

describe('files and other repositories', () => {
  test('a list of one’s own scanner, ranked with the coverage snapshot', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'sweep-'));
    const finding = (id: string, severity: string) => ({ id, title: `Hole ${id}`, severity, explanation: 'x' });
    writeFileSync(
      join(workspace, 'mine.json'),
      JSON.stringify({ findings: [finding('A-1', 'high'), finding('A-2', 'critical'), finding('A-3', 'low')] }),
    );
    writeFileSync(join(workspace, 'snapshot.json'), JSON.stringify(generateSnapshot({ portfolios: 3 })));
    try {
      await sweeping({}, async ({ world, sweep, asked }) => {
        const run = await sweep({
          env: { GITHUB_WORKSPACE: workspace },
          inputs: { 'finding-lists': 'mine.json', snapshot: 'snapshot.json' },
        });
        explained(world, run, () => {
          expect(asked(run)).toEqual(['A-2', 'A-1']);
          expect(run.code).toBe(0);
        });
      });
    } finally {
      rmSync(workspace, { recursive: true, force: true });
    }
  });

  test('the queue of a coverage snapshot is a source when it is asked for', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'sweep-'));
    const snapshot = generateSnapshot({ portfolios: 40 });
    const waiting = snapshot.portfolios.filter(
      ({ live_ready_exposure_count: live, needs_case_count: untracked, highest_severity: severity }) =>
        Math.min(live, untracked) > 0 && ['critical', 'high'].includes(severity),
    );
    writeFileSync(join(workspace, 'snapshot.json'), JSON.stringify(snapshot));
    try {
      await sweeping({}, async ({ world, sweep, asked }) => {
        const run = await sweep({
          env: { GITHUB_WORKSPACE: workspace },
          inputs: { snapshot: 'snapshot.json', 'snapshot-queue': 'true' },
        });
        explained(world, run, () => {
          expect(asked(run)).toHaveLength(Math.min(5, waiting.length));
          expect(waiting.map(({ id }) => `coverage-${id}`)).toEqual(expect.arrayContaining([...asked(run)]));
        });
      });
    } finally {
      rmSync(workspace, { recursive: true, force: true });
    }
  });

  test('a list of repositories, with a ledger in this one', async () => {
    await sweeping(
      { settings: 'version: 1\nledger: { repository: octo-org/shop }\n' },
      async ({ world, sweep, asked }) => {
        const api = await world.sim.addRepository({ owner: 'octo-org', name: 'api' });
        for (const { alerts } of [world.repo, api]) {
          alerts.codeScanning.addMany(1, () => ({ securitySeverity: 'high', createdAt: CREATED }));
          alerts.addAnalysis();
        }
        await world.repo.push(
          'agent-remediation/ledger',
          { 'open.json': '{"version":1,"findings":[]}\n' },
          { by: 'maria' },
        );
        const token = world.sim.addToken({ login: 'sweeper[bot]', permissions: { ...SWEEP_PERMISSIONS } });
        const run = await sweep({
          token,
          inputs: { repositories: 'octo-org/api\nocto-org/shop', sources: 'code-scanning' },
        });
        explained(world, run, () => {
          expect(asked(run)).toEqual(['code-scanning-1', 'code-scanning-1']);
          expect(new Set(readLedger(world.repo)?.findings.map(({ fingerprint }) => fingerprint)).size).toBe(2);
        });
      },
    );
  });
});
