import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alerts, ids, leftOut, SWEEP_PERMISSIONS, sweeping } from './scheduled-sweep.support.ts';
import { explained, readLedger, sessionPosts, traceOf, writes, type Delivered, type DeliverOptions } from './world.ts';

const CANARY = 'canary-9f31c7-secret-value';

/** Runs with a workspace that holds these files. */
async function withFiles<Result>(
  files: Readonly<Record<string, string>>,
  work: (options: DeliverOptions) => Promise<Result>,
): Promise<Result> {
  const workspace = mkdtempSync(join(tmpdir(), 'sweep-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
    return await work({ env: { GITHUB_WORKSPACE: workspace } });
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

const sarif = (count: number): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Scanner', rules: [{ id: 'X1', properties: { 'security-severity': '9.8' } }] } },
        results: Array.from({ length: count }, (_, n) => ({
          ruleId: 'X1',
          message: { text: `Hole ${n}` },
          locations: [{ physicalLocation: { artifactLocation: { uri: `src/a${n}.js` }, region: { startLine: 3 } } }],
        })),
      },
    ],
  });

const sources = ({ outputs }: Delivered) =>
  JSON.parse(outputs['sources'] ?? '[]') as readonly { source: string; of: string; verdict: string; says: string }[];
const prompts = (run: Delivered) =>
  sessionPosts(run.requests).map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt);

describe('every source of findings', () => {
  test('code scanning and Dependabot by default, most severe first; the brief holds what the alert says', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 2, 'high');
      world.repo.alerts.dependabot.add({
        createdAt: '2026-01-01T00:00:00Z',
        severity: 'critical',
        package: 'lodash',
        summary: 'Prototype pollution in lodash',
      });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual(['dependabot-1', 'code-scanning-1', 'code-scanning-2']);
        expect(prompts(run)[0]).toContain('lodash');
        expect(prompts(run)[0]).toContain('Remove one vulnerable dependency');
        expect(prompts(run)[1]).toContain('Fix one weakness in the code');
        const request = JSON.parse(sessionPosts(run.requests)[0]?.body ?? '{}') as {
          tags: string[];
          secret_ids: string[];
        };
        expect(request.tags).toEqual(expect.arrayContaining(['remediation', 'scheduled']));
        expect(request.secret_ids).toEqual([]);
      });
    });
  });

  test('seed 6: high and critical, unless the severity is set; less severe ones are not asked for', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      for (const securitySeverity of ['low', 'medium', 'high', 'critical'] as const)
        world.repo.alerts.codeScanning.add({ securitySeverity });
      world.repo.alerts.addAnalysis();
      const run = await sweep({ inputs: { mode: 'plan', severity: 'critical' } });
      const all = await sweep({ inputs: { severity: 'medium' } });
      explained(world, [run, all], () => {
        expect(JSON.parse(run.outputs['findings'] ?? '')).toMatchObject([{ finding: 'code-scanning-4' }]);
        expect(asked(all)).toEqual(['code-scanning-4', 'code-scanning-3', 'code-scanning-2']);
      });
    });
  });

  test('secret scanning with a token of its own; the value is never asked for, and is in no brief and no log', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      world.repo.alerts.secretScanning.add({ secret: CANARY, validity: 'active' });
      const token = world.sim.addToken({
        login: 'sweeper[bot]',
        permissions: { secret_scanning_alerts: 'read' },
      }).value;
      const run = await sweep({ inputs: { sources: 'secret-scanning', 'alerts-token': token } });
      explained(world, run, () => {
        expect(asked(run)).toEqual(['secret-scanning-1']);
        expect(
          run.requests
            .filter(({ path }) => path.includes('secret-scanning'))
            .every(({ path }) => path.includes('hide_secret=true')),
        ).toBe(true);
        expect(JSON.stringify([run.stdout, run.summary, run.outputs, prompts(run)])).not.toContain(CANARY);
      });
    });
  });

  test('open issues with a label come too, and keep their own comment and label', async () => {
    await sweeping({ settings: 'version: 1\nsweep: { issues-label: security }\n' }, async ({ world, sweep, asked }) => {
      alerts(world, 1);
      const { issue } = world.repo.openIssue({
        title: 'Open redirect',
        body: 'See /go',
        labels: ['security'],
        by: 'maria',
      });
      world.repo.openIssue({ title: 'A question', labels: ['question'], by: 'maria' });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual(['code-scanning-1', `issue-${issue.number}`]);
        expect(
          readLedger(world.repo)?.findings.find(({ findingId }) => findingId === `issue-${issue.number}`)?.issue,
        ).toBe(issue.number);
      });
    });
  });

  test('a SARIF file of any scanner, and the same file again the next night', async () => {
    await withFiles({ 'scan.sarif': sarif(7) }, (options) =>
      sweeping({}, async ({ world, sweep, asked }) => {
        const first = await sweep({ ...options, inputs: { 'sarif-files': 'scan.sarif' } });
        const second = await sweep({ ...options, inputs: { 'sarif-files': 'scan.sarif' } });
        explained(world, [first, second], () => {
          expect(asked(first)).toHaveLength(5);
          expect(asked(second)).toHaveLength(2);
          expect(new Set(asked(first, second)).size).toBe(7);
          expect(first.requests.some(({ path }) => path.includes('/alerts'))).toBe(false);
        });
      }),
    );
  });

  test('an organisation: one job, any number of repositories, settings of each, one ledger', async () => {
    const settings = 'version: 1\nledger: { repository: octo-org/shop }\n';
    await sweeping({ settings }, async ({ world, sweep, asked }) => {
      const { sim, repo } = world;
      const api = await sim.addRepository({
        owner: 'octo-org',
        name: 'api',
        files: { '.github/agent-remediation.yml': 'version: 1\ncommands: { test: make check }\n' },
      });
      const own = await sim.addRepository({
        owner: 'octo-org',
        name: 'own',
        files: { '.github/agent-remediation.yml': 'version: 1\nledger: { repository: octo-org/other }\n' },
      });
      for (const handle of [repo, api, own])
        handle.alerts.codeScanning.addMany(2, () => ({ securitySeverity: 'critical' }));
      await repo.push('main', { 'x.txt': 'x' }, { by: 'maria' });
      const token = sim.addToken({ login: 'sweeper[bot]', permissions: { ...SWEEP_PERMISSIONS } });
      // The ledger is made once by hand where several repositories share it (docs/ledger.md).
      await repo.push(
        'agent-remediation/ledger',
        { 'open.json': '{"version":1,"findings":[]}\n' },
        { by: 'maria', from: 'main' },
      );
      const run = await sweep({ token, inputs: { organisation: 'octo-org', sources: 'code-scanning' } });
      explained(world, run, () => {
        expect(asked(run)).toHaveLength(4);
        const repos = sessionPosts(run.requests).map(({ body }) => (JSON.parse(body) as { repos: string[] }).repos[0]);
        expect(repos.filter((name) => name === 'octo-org/api')).toHaveLength(2);
        expect(repos.filter((name) => name === 'octo-org/shop')).toHaveLength(2);
        expect(prompts(run).filter((prompt) => prompt.includes('make check'))).toHaveLength(2);
        expect(leftOut(run)).toMatchObject([{ code: 'other-ledger', count: 2 }]);
        expect(new Set(readLedger(repo)?.findings.map(({ fingerprint }) => fingerprint)).size).toBe(4);
      });
    });
  });
});

describe('P17: silence is never "all clean"', () => {
  test.each([
    ['nothing is on', {}, 'scan-failed', /Turn code scanning on/],
    ['code scanning was never run', { analysis: 'none' }, 'scan-failed', /no analysis found/],
    ['the last scan is too old', { analysis: 'old' }, 'scan-empty', /15 days old/],
    ['the last scan failed', { analysis: 'failed' }, 'scan-empty', /out of memory/],
    [
      'P17: one of two languages failed before the other was clean',
      { analysis: 'half' },
      'scan-empty',
      /out of memory/,
    ],
    ['a scan that failed was made good', { analysis: 'mended' }, 'nothing-to-sweep', /./],
    ['the last scan found nothing', { analysis: 'good' }, 'nothing-to-sweep', /./],
  ] as const)('%s: %j', async (_, given: { readonly analysis?: string }, reason, says) => {
    await sweeping({}, async ({ world, sweep }) => {
      const { alerts: at } = world.repo;
      if (given.analysis !== undefined) at.codeScanning.enable();
      const old = new Date(Date.now() - 15.5 * 86_400_000).toISOString();
      if (given.analysis === 'old') at.addAnalysis({ createdAt: old });
      if (given.analysis === 'failed') at.addAnalysis({ error: 'out of memory' });
      if (given.analysis === 'half' || given.analysis === 'mended') {
        const before = new Date(Date.now() - 3_600_000).toISOString();
        at.addAnalysis({ error: 'out of memory', createdAt: before, category: '/language:python' });
        at.addAnalysis({ category: given.analysis === 'half' ? '/language:java' : '/language:python' });
      }
      if (given.analysis === 'good') at.addAnalysis();
      const run = await sweep();
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe(reason);
        expect(run.code).toBe(reason === 'nothing-to-sweep' ? 0 : 1);
        expect(run.stdout).toMatch(says);
      });
    });
  });

  test('D30: a source without its permission: the others go on, the run says which line is needed and fails', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 1);
      world.repo.alerts.dependabot.add({ severity: 'critical' });
      const { vulnerability_alerts: _, ...permissions } = SWEEP_PERMISSIONS;
      const run = await sweep({ permissions });
      explained(world, run, () => {
        expect(asked(run)).toEqual(['code-scanning-1']);
        expect(run.outputs['reason']).toBe('sweep-incomplete');
        expect(run.code).toBe(1);
        expect(run.stdout).toContain('`vulnerability-alerts: read`');
      });
    });
  });

  test('a source that was named must be on; one that was not may be off', async () => {
    await sweeping({}, async ({ world, sweep }) => {
      alerts(world, 1);
      const named = await sweep({ inputs: { sources: 'code-scanning\ndependabot' } });
      const unnamed = await sweep();
      explained(world, [named, unnamed], () => {
        expect(named.outputs['reason']).toBe('sweep-incomplete');
        expect(named.outputs['handed-off']).toBe('1');
        expect(unnamed.code).toBe(0);
        expect(sources(unnamed)).toMatchObject([{ verdict: 'read' }, { source: 'dependabot', verdict: 'off' }]);
      });
    });
  });

  test('a rate limit in the middle of a list: what was read is worked through, and the run says so', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      alerts(world, 3, 'critical');
      const fault = { kind: 'status', status: 429, headers: { 'retry-after': '9999' } } as const;
      world.sim.faults.add({ when: { path: /severity=high/, times: 9 }, fault: fault as never });
      const run = await sweep({ inputs: { 'timeout-seconds': '20' } });
      explained(world, run, () => {
        expect(asked(run)).toEqual(ids(1, 3));
        expect(run.outputs['reason']).toBe('sweep-incomplete');
      });
    });
  });

  test('P17: a scan that cannot be asked after stops no other source, and is no good news', async () => {
    await sweeping({}, async ({ world, sweep, asked }) => {
      world.repo.alerts.codeScanning.enable();
      world.repo.alerts.addAnalysis();
      world.repo.alerts.dependabot.addMany(1, () => ({ severity: 'high' }));
      const when = { operation: 'code-scanning/list-recent-analyses', times: 20 };
      world.sim.faults.add({ when, fault: { kind: 'status', status: 403 } });
      const run = await sweep();
      explained(world, run, () => {
        expect(asked(run)).toEqual(['dependabot-1']);
        expect([run.outputs['reason'], run.code]).toEqual(['scan-empty', 1]);
      });
    });
  });

  test.each([
    ['a file without a result', sarif(0), 'scan-empty'],
    ['a file that breaks off', sarif(3).slice(0, -40), 'sweep-incomplete'],
    ['no SARIF', '{"a":1}', 'scan-failed'],
  ])('%s: %#', async (_, text, reason) => {
    await withFiles({ 'scan.sarif': text }, (options) =>
      sweeping({}, async ({ world, sweep }) => {
        const run = await sweep({ ...options, inputs: { 'sarif-files': 'scan.sarif' } });
        explained(world, run, () => {
          expect(run.outputs['reason']).toBe(reason);
          expect(run.code).toBe(1);
        });
      }),
    );
  });
});

describe('bad input', () => {
  test.each<readonly [string, Record<string, string>, RegExp]>([
    ['seed 8: a limit above five', { limit: '6' }, /input `limit`: a whole number from 0 to 5/],
    ['a severity of its own', { severity: 'urgent' }, /input `severity`: allowed are critical, high, medium, low/],
    ['an unknown source', { sources: 'linter' }, /input `sources`: allowed are code-scanning/],
    ['D35: ledger off', { ledger: 'off' }, /a sweep never runs without its ledger/],
    ['organisation and repositories', { organisation: 'octo-org', repositories: 'a/b' }, /give one of them/],
    ['a repository without an owner', { repositories: 'shop' }, /input `repositories`/],
    ['a path outside the workspace', { 'sarif-files': '../../etc/passwd' }, /lies outside the workspace/],
    ['no such file', { 'finding-lists': 'none.json' }, /there is no file none\.json/],
    ['a snapshot that is none', { snapshot: 'package.json' }, /input `snapshot`/],
    ['a mode of its own', { mode: 'try' }, /input `mode`: allowed are act, plan/],
    ['a workflow path', { 'check-workflows': '.github/workflows/x.yml' }, /input `check-workflows`/],
  ])('%s', async (_, inputs, says) => {
    await withFiles({}, (options) =>
      sweeping({}, async ({ world, sweep }) => {
        const run = await sweep({ ...options, inputs });
        explained(world, run, () => {
          expect(run.code).toBe(1);
          expect(run.outputs['reason']).toBe('input-invalid');
          expect(run.stdout).toMatch(says);
          expect(sessionPosts(run.requests)).toEqual([]);
        });
      }),
    );
  });

  test.each([
    ['an unknown key', 'version: 1\nsweep: { nightly: true }\n', /unknown key `nightly`/],
    ['seed 8: a limit above five', 'version: 1\nlimits: { per-run: 6 }\n', /limits\.per-run: must be <= 5/],
  ])('settings: %s', async (_, settings, says) => {
    await sweeping({ settings }, async ({ world, sweep }) => {
      alerts(world, 1);
      const run = await sweep();
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('settings-invalid');
        expect(run.stdout).toMatch(says);
      });
    });
  });

  test('who may start it by hand: somebody with write, on the default branch', async () => {
    await sweeping({}, async ({ world, asked }) => {
      alerts(world, 5);
      const token = world.sim.addToken({ repositories: [world.repo.fullName], permissions: SWEEP_PERMISSIONS });
      const by = (login: string, ref?: string) =>
        world.run(
          'scheduled-sweep',
          world.repo.workflowDispatch('agent-sweep.yml', {}, { by: login, ...(ref ? { ref } : {}) }),
          { token, inputs: { limit: '1' } },
        );
      await world.repo.push('topic', { 'x.txt': 'x' }, { by: 'maria' });
      const runs = [await by('rita'), await by('tim'), await by('maria', 'refs/heads/topic'), await by('maria')];
      explained(world, runs, () => {
        expect(runs.map(({ outputs }) => outputs['reason'])).toEqual([
          'not-authorised',
          'not-authorised',
          'not-default-branch',
          'swept',
        ]);
        expect(asked(...runs)).toEqual(['code-scanning-1']);
      });
    });
  });

  test('another event is none of ours, and loads nothing', async () => {
    await sweeping({}, async ({ world }) => {
      const run = await world.run('scheduled-sweep', world.labelled().delivery);
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('not-our-event');
        expect(run.requests).toEqual([]);
      });
    });
  });
});

describe('mode: plan', () => {
  test('prints the decision, its cost and its load on reviewers, needs no key, and changes nothing', async () => {
    await sweeping(
      { settings: 'version: 1\nlimits: { acu-per-day: 100, acu-per-session: 10, per-day: 3 }\n' },
      async ({ world, sweep }) => {
        alerts(world, 12);
        const run = await sweep({ inputs: { mode: 'plan', 'api-key': '', 'org-id': '', 'base-url': '' } });
        explained(world, run, () => {
          expect(run.code).toBe(0);
          expect(run.outputs['reason']).toBe('sweep-planned');
          const planned = JSON.parse(run.outputs['findings'] ?? '[]') as readonly { finding: string }[];
          expect(planned.map(({ finding }) => finding)).toEqual(ids(1, 3));
          expect(run.outputs['stopped-by']).toBe('cap-per-day');
          expect(writes(run.requests)).toEqual([]);
          expect(readLedger(world.repo)).toBeUndefined();
          for (const part of ['Would be handed off', 'oldest', 'what it would take', 'compute units', 'reviews'])
            expect(run.summary).toContain(part);
        });
      },
    );
  });

  test('says why, for each finding and each rule', async () => {
    await sweeping({}, async ({ world, sweep }) => {
      alerts(world, 3);
      const run = await sweep();
      explained(world, run, () => {
        const rows = traceOf(run).map(({ rule }) => rule);
        for (const rule of ['who asked', 'hand-offs of this run', 'order']) expect(rows).toContain(rule);
        expect(run.summary).toContain('severity high (+30)');
      });
    });
  });
});

test('D30: a schedule that GitHub switched off is reported by the next sweep', async () => {
  await sweeping({}, async ({ world, sweep }) => {
    alerts(world, 1);
    await world.repo.push(
      'main',
      { '.github/workflows/agent-sweep.yml': 'on: push\n', '.github/workflows/agent-reconcile.yml': 'on: push\n' },
      { by: 'maria' },
    );
    world.repo.disableWorkflow('agent-reconcile.yml');
    const inputs = { 'check-workflows': 'agent-sweep.yml\nagent-reconcile.yml\ngone.yml' };
    const run = await sweep({ inputs });
    const blind = await sweep({
      inputs,
      permissions: { contents: 'write', issues: 'write', security_events: 'read', pull_requests: 'read' },
    });
    explained(world, [run, blind], () => {
      expect(JSON.parse(run.outputs['workflows'] ?? '')).toMatchObject([
        { verdict: 'alive' },
        { verdict: 'off' },
        { verdict: 'off' },
      ]);
      expect(run.summary).toContain('60 days');
      expect(JSON.parse(blind.outputs['workflows'] ?? '')).toMatchObject([
        { verdict: 'not known', says: 'the token needs `actions: read`' },
        {},
        {},
      ]);
    });
  });
});

test('P8: hostile text of an alert comes alive neither in the summary nor in the log', async () => {
  await sweeping({}, async ({ world, sweep }) => {
    const hostile = '::set-output name=x::y\n@octo-org/all <img src=https://evil.example/x> fixes #1 ```\n</details>';
    world.repo.alerts.codeScanning.add({
      securitySeverity: 'critical',
      description: hostile,
      message: hostile,
      path: 'a|b`c.js',
      rule: '@everyone',
    });
    world.repo.alerts.addAnalysis({ error: '' });
    const run = await sweep();
    explained(world, run, () => {
      expect(run.outputs['reason']).toBe('swept');
      expect(run.stdout).not.toMatch(/^::set-output name=x/m);
      expect(run.summary).not.toMatch(/@octo-org\/all|<img|fixes #1/);
    });
  });
});
