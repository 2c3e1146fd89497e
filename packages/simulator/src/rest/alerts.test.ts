import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { NewToken, Simulator } from '../index.ts';
import { ask, bench, type Bench } from '../testing/world.ts';

const ALL = { security_events: 'read', vulnerability_alerts: 'read', secret_scanning_alerts: 'read' } as const;
const APP: NewToken = { login: 'sweeper[bot]', permissions: ALL };

interface Answer {
  readonly status: number;
  readonly body: readonly Readonly<Record<string, unknown>>[] & { readonly message?: string };
  readonly next: string | undefined;
  readonly link: string | null;
}

async function get(sim: Simulator, path: string, token: NewToken = APP): Promise<Answer> {
  const url = path.startsWith('http') ? path : `${sim.apiUrl}${path}`;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${sim.addToken(token).value}`, 'user-agent': 'test' },
  });
  const link = response.headers.get('link');
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    link,
    next: /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1],
  };
}

const numbers = ({ body }: Answer): readonly unknown[] => body.map((alert) => alert['number']);

describe('alerts', () => {
  let at: Bench;
  beforeEach(async () => {
    at = await bench();
  });
  afterEach(async () => {
    await at.sim.close();
    at.sim.assertStrict();
  });

  test('code scanning: severity, state, order, and pages by number', async () => {
    const { sim, repo } = at;
    repo.alerts.codeScanning.addMany(250, (number) => ({
      securitySeverity: number % 5 === 0 ? 'critical' : 'high',
      state: number % 2 === 0 ? 'open' : 'fixed',
      createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    }));
    const path =
      '/repos/octo-org/shop/code-scanning/alerts?state=open&severity=critical&sort=created&direction=asc&per_page=10';
    const first = await get(sim, path);
    expect(numbers(first)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(first.link).toContain('rel="last"');
    const second = await get(sim, first.next ?? '');
    expect(numbers(second)).toEqual([110, 120, 130, 140, 150, 160, 170, 180, 190, 200]);
    expect(numbers(await get(sim, second.next ?? ''))).toEqual([210, 220, 230, 240, 250]);
    expect(numbers(await get(sim, '/repos/octo-org/shop/code-scanning/alerts?state=open&per_page=2'))).toEqual([
      250, 248,
    ]);
  });

  test('Dependabot: a list of severities, and cursors without a last page', async () => {
    const { sim, repo } = at;
    repo.alerts.dependabot.addMany(5, (number) => ({
      severity: number === 3 ? 'low' : number === 4 ? 'critical' : 'high',
    }));
    const first = await get(
      sim,
      '/repos/octo-org/shop/dependabot/alerts?severity=critical,high&direction=asc&per_page=3',
    );
    expect(numbers(first)).toEqual([1, 2, 4]);
    expect(first.link).not.toContain('rel="last"');
    expect(numbers(await get(sim, first.next ?? ''))).toEqual([5]);
  });

  test('secret scanning: the secret is hidden on request', async () => {
    const { sim, repo } = at;
    repo.alerts.secretScanning.add({ secret: 'sk-visible' });
    const path = '/repos/octo-org/shop/secret-scanning/alerts';
    expect((await get(sim, path)).body[0]).toHaveProperty('secret', 'sk-visible');
    expect((await get(sim, `${path}?hide_secret=true`)).body[0]).not.toHaveProperty('secret');
  });

  test('what is off, never analysed, or not permitted', async () => {
    const { sim, repo } = at;
    const paths = ['code-scanning', 'dependabot', 'secret-scanning'].map(
      (kind) => `/repos/octo-org/shop/${kind}/alerts`,
    );
    const statuses = async (token?: NewToken) =>
      Promise.all(paths.map(async (path) => (await get(sim, path, token)).status));
    expect(await statuses()).toEqual([403, 403, 404]);
    for (const kind of ['codeScanning', 'dependabot', 'secretScanning'] as const) repo.alerts[kind].enable();
    expect(await statuses()).toEqual([404, 200, 200]);
    repo.alerts.addAnalysis();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await statuses({ permissions: { contents: 'write' } })).toEqual([403, 403, 403]);
  });

  test('an organisation: every repository that the token sees, by cursor; never with the workflow’s token', async () => {
    const { sim, repo } = at;
    const other = await sim.addRepository({ owner: 'octo-org', name: 'api' });
    repo.alerts.codeScanning.addMany(2, () => ({ securitySeverity: 'critical' }));
    other.alerts.codeScanning.addMany(2, () => ({ securitySeverity: 'critical' }));
    const path = '/orgs/octo-org/code-scanning/alerts?state=open&severity=critical&direction=asc&per_page=3';
    const first = await get(sim, path);
    expect(first.body.map((alert) => (alert['repository'] as { full_name: string }).full_name)).toEqual([
      'octo-org/shop',
      'octo-org/shop',
      'octo-org/api',
    ]);
    expect((await get(sim, first.next ?? '')).body).toHaveLength(1);
    expect((await get(sim, path, { permissions: ALL })).status).toBe(403);
    expect((await get(sim, path, { ...APP, repositories: ['octo-org/api'] })).body).toHaveLength(2);
  });

  test('a single alert, its change, and the analyses', async () => {
    const { sim, repo } = at;
    repo.alerts.codeScanning.add();
    repo.alerts.addAnalysis({ tool: 'CodeQL', commit: 'c'.repeat(40) });
    repo.alerts.addAnalysis({ tool: 'Other' });
    repo.alerts.codeScanning.change(1, { state: 'fixed' });
    const one = await get(sim, '/repos/octo-org/shop/code-scanning/alerts/1');
    expect(one.body).toMatchObject({ state: 'fixed', fixed_at: expect.any(String) });
    expect((await get(sim, '/repos/octo-org/shop/code-scanning/alerts/2')).status).toBe(404);
    const analyses = await get(sim, '/repos/octo-org/shop/code-scanning/analyses?tool_name=CodeQL&ref=main');
    expect(analyses.body).toMatchObject([{ commit_sha: 'c'.repeat(40), error: '' }]);
  });

  test('GraphQL: Dependabot’s own pull request for an alert', async () => {
    const { sim, repo } = at;
    repo.alerts.dependabot.add();
    const token = sim.addToken(APP).value;
    const query =
      '{ repository(owner: "octo-org", name: "shop") { vulnerabilityAlert(number: 1) { dependabotUpdate { pullRequest { number } } } } }';
    expect(await ask(sim, token, query)).toEqual({
      data: { repository: { vulnerabilityAlert: { dependabotUpdate: null } } },
    });
  });

  test('a million alerts are served as fast as ten', async () => {
    const { sim, repo } = at;
    repo.alerts.codeScanning.addMany(1_000_000, (number) => ({
      securitySeverity: number % 100 === 0 ? 'critical' : 'low',
    }));
    const path = '/repos/octo-org/shop/code-scanning/alerts?state=open&severity=critical&direction=asc&per_page=100';
    const first = await get(sim, path);
    const started = process.cpuUsage();
    expect((await get(sim, first.next ?? '')).body).toHaveLength(100);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500);
  });

  test('a workflow that GitHub switched off', async () => {
    const { sim, repo } = at;
    await repo.push('main', { '.github/workflows/agent-sweep.yml': 'on: push\n' }, { by: 'maria' });
    const token: NewToken = { permissions: { actions: 'read' } };
    const path = '/repos/octo-org/shop/actions/workflows/agent-sweep.yml';
    expect((await get(sim, path, token)).body).toMatchObject({ state: 'active' });
    repo.disableWorkflow('agent-sweep.yml');
    expect((await get(sim, path, token)).body).toMatchObject({ state: 'disabled_inactivity' });
    expect((await get(sim, '/repos/octo-org/shop/actions/workflows/none.yml', token)).status).toBe(404);
  });
});
