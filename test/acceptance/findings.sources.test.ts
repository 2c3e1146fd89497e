import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isWhole, type Reading, type SourcedFinding } from '@agent-remediation/findings';
import {
  type AlertSourceName,
  readAlerts,
  readIssues,
  type Scope,
  type Window,
} from '@agent-remediation/findings/sources';
import { createGitHub, type GitHub } from '@agent-remediation/github';
import { createHttp, isGitHubRateLimit } from '@agent-remediation/http';
import { startSimulator, type NewToken, type RepositoryHandle, type Simulator } from '@agent-remediation/simulator';

const ALL = {
  security_events: 'read',
  vulnerability_alerts: 'read',
  secret_scanning_alerts: 'read',
  issues: 'read',
} as const;
const APP: NewToken = { login: 'sweeper[bot]', permissions: ALL };
const KINDS = {
  'code-scanning': 'codeScanning',
  dependabot: 'dependabot',
  'secret-scanning': 'secretScanning',
} as const;
const NAMES = Object.keys(KINDS) as AlertSourceName[];
const WINDOW: Window = { atLeast: 'high', wanted: 5, handled: 0 };

/** The readers through the real client, against a GitHub that checks each question by its published description. */
describe('sources of findings, on the wire', () => {
  let sim: Simulator;
  let repo: RepositoryHandle;
  beforeEach(async () => {
    sim = await startSimulator();
    repo = await sim.addRepository({ owner: 'octo-org', name: 'shop' });
  });
  afterEach(async () => {
    await sim.close();
    sim.assertStrict();
  });

  const github = (token: NewToken = APP): GitHub => {
    const http = createHttp({
      sleep: () => Promise.resolve(),
      random: Math.random,
      now: () => Date.now(),
      userAgent: 'test',
      limits: { totalMs: 20_000, attemptMs: 10_000 },
      env: {},
      allowLoopbackHttp: true,
      onRetry: () => {},
    });
    const { apiUrl, graphqlUrl } = sim;
    const rateAware = (request: Parameters<typeof http>[0]) => http({ ...request, rateLimited: isGitHubRateLimit });
    return createGitHub({ token: sim.addToken(token).value, apiUrl, graphqlUrl, http: rateAware, userAgent: 'test' });
  };
  const SHOP = { id: 0, name: 'octo-org/shop' };
  const scope = (...names: string[]): Scope => ({
    is: 'repositories',
    repositories: names.map((name, id) => ({ id, name: `octo-org/${name}` })),
  });
  const ids = (readings: readonly Reading[]) =>
    readings.flatMap((reading) => (reading.is === 'read' ? reading.findings.map(({ id }) => id) : []));
  const asked = () => sim.requests.filter(({ path }) => path.includes('/alerts')).length;

  test.each(NAMES)('%s: critical before high, all of them', async (name) => {
    const severity = (number: number) => (number % 10 === 0 ? 'critical' : 'high');
    if (name === 'code-scanning')
      repo.alerts.codeScanning.addMany(120, (number) => ({ securitySeverity: severity(number) }));
    if (name === 'dependabot') repo.alerts.dependabot.addMany(120, (number) => ({ severity: severity(number) }));
    if (name === 'secret-scanning')
      repo.alerts.secretScanning.addMany(120, (number) => ({ validity: number % 10 === 0 ? 'active' : 'unknown' }));
    const readings = await readAlerts(github(), name, scope('shop'), { ...WINDOW, handled: 200, isTaken: () => true });
    expect(readings.every(isWhole)).toBe(true);
    expect(
      ids(readings)
        .slice(0, 12)
        .map((id) => Number(id.split('-').at(-1)) % 10 === 0),
    ).toEqual(Array.from({ length: 12 }, () => true));
    expect(new Set(ids(readings)).size).toBe(120);
  });

  test('the value of a secret does not even cross the wire (D30)', async () => {
    repo.alerts.secretScanning.add({ secret: 'tok_the-value-itself', validity: 'active' });
    const readings = await readAlerts(github(), 'secret-scanning', scope('shop'), WINDOW);
    expect(ids(readings)).toEqual(['secret-scanning-1']);
    expect(sim.requests.find(({ path }) => path.includes('secret-scanning'))?.path).toContain('hide_secret=true');
    expect(JSON.stringify(readings)).not.toContain('the-value-itself');
  });

  test.each([100, 10_000, 1_000_000])(
    'with %i open alerts it takes as many requests as handled ones demand',
    async (size) => {
      repo.alerts.codeScanning.addMany(size, () => ({ securitySeverity: 'critical' }));
      const taken = (finding: SourcedFinding) => Number(finding.id.split('-').at(-1)) <= 96;
      const readings = await readAlerts(github(), 'code-scanning', scope('shop'), {
        ...WINDOW,
        handled: 96,
        isTaken: taken,
      });
      expect(asked()).toBe(size === 100 ? 4 : 2);
      expect(readings).toMatchObject([
        size === 100 ? { findings: { length: 100 } } : { findings: { length: 200 }, stopped: { code: 'enough' } },
      ]);
    },
  );

  test.each(NAMES)(
    '%s of an organisation: one job for all repositories; never with the token of the workflow',
    async (name) => {
      const other = await sim.addRepository({ owner: 'octo-org', name: 'api' });
      for (const each of [repo, other]) {
        each.alerts.codeScanning.addMany(150, () => ({ securitySeverity: 'critical' }));
        each.alerts.dependabot.addMany(150, () => ({ severity: 'critical' }));
        each.alerts.secretScanning.addMany(150, () => ({ validity: 'active' }));
      }
      const organisation = { is: 'organisation', login: 'octo-org' } as const;
      const [reading] = await readAlerts(github(), name, organisation, {
        ...WINDOW,
        handled: 400,
        isTaken: () => true,
      });
      if (reading?.is !== 'read') throw new Error(JSON.stringify(reading));
      expect(isWhole(reading)).toBe(true);
      expect(new Set(reading.findings.map(({ repository, id }) => `${repository.name} ${id}`)).size).toBe(300);
      const [refused] = await readAlerts(github({ permissions: ALL }), name, organisation, WINDOW);
      expect(refused).toMatchObject({
        is: 'unread',
        why: 'forbidden',
        remedy: expect.stringContaining('personal token'),
      });
    },
  );

  test('off, never analysed, not permitted: three answers, none of them "no alerts" (P17)', async () => {
    const why = async (token?: NewToken) =>
      (await Promise.all(NAMES.map((name) => readAlerts(github(token), name, scope('shop'), WINDOW))))
        .flat()
        .map((reading) => (reading.is === 'unread' ? reading.why : reading.findings.length));
    expect(await why()).toEqual(['off', 'off', 'off']);
    for (const name of NAMES) repo.alerts[KINDS[name]].enable();
    expect(await why()).toEqual(['off', 0, 0]);
    repo.alerts.addAnalysis();
    expect(await why()).toEqual([0, 0, 0]);
    expect(await why({ permissions: { contents: 'write' } })).toEqual(['forbidden', 'forbidden', 'forbidden']);
  });

  test('open issues with a label', async () => {
    repo.setPermission('maria', 'admin');
    const { issue } = repo.openIssue({ title: 'A hole', body: 'here', labels: ['security'], by: 'maria' });
    repo.openIssue({ title: 'Another matter', by: 'maria' });
    const readings = await readIssues(github(), [SHOP], 'security', WINDOW);
    expect(ids(readings)).toEqual([`issue-${issue.number}`]);
  });
});
