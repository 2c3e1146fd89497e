import { startSimulator } from '@agent-remediation/simulator';
import type { Row, Section } from './row.ts';

const LARGEST = Number(process.env['ALERTS'] ?? 1_000_000);

interface Figure {
  readonly what: string;
  readonly requests: number;
  readonly listRequests: number;
  readonly seconds: number;
}

const PERMISSIONS = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'read',
  security_events: 'read',
  vulnerability_alerts: 'read',
} as const;
const SETTINGS = '.github/agent-remediation.yml';

/** `held`: how many of the first findings the settings hold back: they stand first in every list. */
async function measure(alerts: number, held: number, scope: 'repository' | 'organisation'): Promise<Figure> {
  const sim = await startSimulator();
  try {
    const hold = Array.from({ length: held }, (_, index) => `code-scanning-${index + 1}`).join(', ');
    const ledger = scope === 'organisation' ? 'ledger: { repository: octo-org/shop }\n' : '';
    const repo = await sim.addRepository({
      owner: 'octo-org',
      name: 'shop',
      files: { [SETTINGS]: `version: 1\n${ledger}sweep: { hold: [${hold}] }\n` },
    });
    repo.setPermission('maria', 'write');
    if (scope === 'organisation')
      await repo.push('agent-remediation/ledger', { 'open.json': '{"version":1,"findings":[]}\n' }, { by: 'maria' });
    repo.alerts.codeScanning.addMany(alerts, () => ({ securitySeverity: 'high', createdAt: '2026-01-01T00:00:00Z' }));
    repo.alerts.dependabot.addMany(alerts, () => ({ severity: 'high', createdAt: '2026-02-01T00:00:00Z' }));
    repo.alerts.addAnalysis();
    const app = scope === 'organisation' ? { login: 'sweeper[bot]' } : { repositories: [repo.fullName] };
    const sweep = (mode: string) =>
      sim.deliver('scheduled-sweep', repo.schedule('17 2 * * *', 'agent-sweep.yml'), {
        token: sim.addToken({ ...app, permissions: PERMISSIONS }),
        env: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1' },
        inputs: {
          mode,
          'api-key': sim.sessionKey,
          'org-id': sim.orgId,
          'base-url': sim.sessionUrl,
          ...(scope === 'organisation' ? { organisation: 'octo-org' } : {}),
        },
        timeoutMs: 120_000,
      });
    // The first look at a list costs the simulator seconds, not the sweep: a plan asks for the same lists.
    await sweep('plan');
    const run = await sweep('act');
    if (run.outputs['handed-off'] !== '5') throw new Error(`${alerts} alerts: ${run.stdout}`);
    return {
      what: `${alerts} alerts of each kind, ${held} held back, ${scope}`,
      requests: run.requests.length,
      listRequests: run.requests.filter(({ path }) => /\/alerts(?:\?|$)/.test(path)).length,
      seconds: Math.round(run.durationMs) / 1_000,
    };
  } finally {
    await sim.close();
  }
}

/** Requests and time of one sweep through the committed bundle, by the size of the backlog: requests must not grow with it. */
export const sweeping: Section = {
  title: 'The nightly sweep',
  floor: 'the same sweep with 100 open alerts of each kind',
  async measure() {
    const rows: Row[] = [];
    for (const scope of ['repository', 'organisation'] as const) {
      const figures: Figure[] = [];
      for (const alerts of [100, 10_000, LARGEST]) figures.push(await measure(alerts, 0, scope));
      const least = figures[0]?.requests;
      if (least === undefined) throw new Error('nothing was measured');
      for (const { what, requests, seconds } of figures)
        rows.push({ what, figure: requests, unit: 'requests', bar: least }, { what, figure: seconds, unit: 's' });
    }
    for (const held of [100, 300, 500]) {
      const { what, requests, listRequests } = await measure(10_000, held, 'repository');
      rows.push({ what: `${what}, ${listRequests} of them for lists`, figure: requests, unit: 'requests' });
    }
    return rows;
  },
};
