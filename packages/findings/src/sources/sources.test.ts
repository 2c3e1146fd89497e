import { describe, expect, test } from '@jest/globals';
import { FINDING_KINDS, fingerprint, sourceKind } from '@agent-remediation/conventions';
import fc from 'fast-check';
import { isItem } from '../fields.ts';
import { isWhole, type Reading } from '../reading.ts';
import {
  codeAlert,
  dependencyAlert,
  FakePort,
  type Json,
  refusal,
  REPOSITORY,
  secretAlert,
  WINDOW,
} from './alerts.test-support.ts';
import { type AlertSourceName, pageBound, readAlerts, readIssues, type Window } from './index.ts';

const SCOPE = { is: 'repositories', repositories: [REPOSITORY] } as const;
const NAMES: readonly AlertSourceName[] = ['code-scanning', 'dependabot', 'secret-scanning'];
const ALERT = { 'code-scanning': codeAlert, dependabot: dependencyAlert, 'secret-scanning': secretAlert } as const;

/** Answers the first question with these, the others with nothing. */
const once = (...items: unknown[]) => new FakePort((_, __, count) => (count === 1 ? items : []));
const readOne = async (name: AlertSourceName, port: FakePort, window: Window = WINDOW): Promise<Reading> => {
  const [reading] = await readAlerts(port, name, SCOPE, window);
  if (reading === undefined) throw new Error('no reading');
  return reading;
};
const only = async (name: AlertSourceName, alert: Json) => {
  const reading = await readOne(name, once(alert));
  if (reading.is !== 'read' || reading.findings[0] === undefined) throw new Error(JSON.stringify(reading));
  return reading.findings[0];
};

describe('seed 2.5: the attributes of a finding, from alerts', () => {
  test('a code-scanning alert', async () => {
    expect(await only('code-scanning', codeAlert(12))).toMatchObject({
      id: 'code-scanning-12',
      kind: 'code',
      title: 'SQL from user input',
      explanation: 'Depends on user input.',
      severity: 'high',
      location: 'src/a.ts:12',
      artifacts: ['https://github.com/acme/app/security/code-scanning/12', 'https://example.com/sql'],
      openedAt: new Date('2026-01-02T03:04:05Z'),
      rule: { tool: 'CodeQL', id: 'js/sql' },
      repository: REPOSITORY,
    });
  });

  test.each([
    [{ security_severity_level: 'critical', severity: 'note' }, 'critical'],
    [{ security_severity_level: null, severity: 'error' }, 'high'],
    [{ security_severity_level: null, severity: 'warning' }, 'medium'],
    [{ security_severity_level: null, severity: null }, 'info'],
  ])('a rule with %j is %s', async (levels, severity) => {
    const reading = await readOne('code-scanning', once(codeAlert(1, { rule: { id: 'r', ...levels } })), {
      ...WINDOW,
      atLeast: 'info',
    });
    expect(reading).toMatchObject({ findings: [{ severity }] });
  });

  test('a Dependabot alert: what the dependency skill records first stands in the explanation', async () => {
    const finding = await only('dependabot', dependencyAlert(7));
    expect(finding).toMatchObject({
      id: 'dependabot-7',
      kind: 'dependency',
      title: 'Command injection in lodash',
      severity: 'high',
      location: 'npm package lodash in web/package-lock.json',
      reachablePath: 'transitive dependency, used at run time',
      exploitability: 'EPSS 0.2; CVSS:3.1/AV:N',
      suggestedFix: 'Update lodash to 4.17.21 or later.',
      signals: { epss: 0.2 },
      package: {
        ecosystem: 'npm',
        name: 'lodash',
        manifest: 'web/package-lock.json',
        vulnerable: '< 4.17.21',
        fixed: '4.17.21',
      },
    });
    for (const fact of [
      'GHSA-35jh-r3h4-6jhm (CVE-2021-23337)',
      '< 4.17.21',
      'First fixed version: 4.17.21',
      'Templates run commands.',
    ])
      expect(finding.explanation).toContain(fact);
  });

  test('a secret-scanning alert: validity is its validation result, and its value is nowhere (D30)', async () => {
    const finding = await only('secret-scanning', secretAlert(3));
    expect(finding).toMatchObject({
      id: 'secret-scanning-3',
      kind: 'secret',
      title: 'Some Token in the repository',
      severity: 'critical',
      location: '.env:4',
      exploitability: 'the secret still works; it was found in public',
      validationResult: 'validity: active',
      signals: { isExploitable: true },
    });
    expect(JSON.stringify(finding)).not.toContain('the-value-itself');
  });

  test.each(NAMES)(
    '%s: the claim is the one of every other trigger (D1, D2), and the kind leads to a workflow value (D10)',
    async (name) => {
      const finding = await only(name, ALERT[name](9));
      expect(sourceKind(finding.id)).toBe(name);
      expect(fingerprint({ host: 'github.com', repositoryId: finding.repository.id, id: finding.id })).toMatch(/^1-/);
      expect(FINDING_KINDS[finding.kind].workflowValue).toBe(
        { 'code-scanning': 'sast', dependabot: 'dependency', 'secret-scanning': 'sensitive-data' }[name],
      );
    },
  );
});

describe('the most severe first, and no more than is needed', () => {
  test.each<[AlertSourceName, readonly Json[]]>([
    ['code-scanning', [{ severity: 'critical' }, { severity: 'high' }, { severity: 'error' }]],
    ['dependabot', [{ severity: 'critical' }, { severity: 'high' }]],
    [
      'secret-scanning',
      [
        { validity: 'active', hide_secret: true },
        { validity: 'inactive,unknown', hide_secret: true },
      ],
    ],
  ])('%s: critical and high, oldest first', async (name, filters) => {
    const port = new FakePort(() => []);
    const reading = await readOne(name, port);
    expect(port.asked.map(({ parameters }) => parameters)).toEqual(
      filters.map((filter) =>
        expect.objectContaining({
          owner: 'acme',
          repo: 'app',
          state: 'open',
          sort: 'created',
          direction: 'asc',
          per_page: 100,
          ...filter,
        }),
      ),
    );
    expect([isWhole(reading), reading.requests]).toEqual([true, filters.length]);
  });

  test('a lower severity asks more, a critical one less', async () => {
    const asked = async (atLeast: Window['atLeast']) => {
      const port = new FakePort(() => []);
      await readOne('code-scanning', port, { ...WINDOW, atLeast });
      return port.asked.map(({ parameters }) => parameters['severity']);
    };
    expect(await asked('critical')).toEqual(['critical']);
    expect(await asked('medium')).toEqual(['critical', 'high', 'error', 'medium', 'warning']);
    expect(await asked('info')).toEqual(['critical', 'high', 'error', 'medium', 'warning', 'low', 'note', undefined]);
  });

  /** A backlog of so many open alerts of each severity. */
  const backlog = (size: number) =>
    new FakePort(({ page, severity }) =>
      Array.from({ length: Math.max(0, Math.min(100, size - (Number(page) - 1) * 100)) }, (_, at) =>
        codeAlert((severity === 'critical' ? 0 : 1e7) + (Number(page) - 1) * 100 + at + 1),
      ),
    );

  test.each([1_00, 10_000, 1_000_000])(
    'a backlog of %i alerts: requests grow with what is handled, not with the backlog',
    async (size) => {
      for (const handled of [0, 5, 95, 96, 250, 700]) {
        const port = backlog(size);
        const taken = new Set(Array.from({ length: handled }, (_, at) => `code-scanning-${at + 1}`));
        const reading = await readOne('code-scanning', port, {
          ...WINDOW,
          handled,
          isTaken: ({ id }) => taken.has(id),
        });
        const free = reading.is === 'read' ? reading.findings.filter(({ id }) => !taken.has(id)).length : 0;
        expect([size, handled, free >= 5]).toEqual([size, handled, true]);
        expect(port.asked.length).toBeLessThanOrEqual(pageBound({ wanted: 5, handled }, 3));
        if (size > 100) expect(port.asked.length).toBe(Math.ceil((handled + 5) / 100));
      }
    },
  );

  test('when enough were seen, it is said that there may be more', async () => {
    const reading = await readOne('code-scanning', backlog(300));
    expect(reading).toMatchObject({ is: 'read', findings: { length: 100 }, requests: 1, stopped: { code: 'enough' } });
    expect(isWhole(reading)).toBe(false);
  });

  test('at most ten pages, and then "not seen" is reported', async () => {
    const port = backlog(1_000_000);
    const reading = await readOne('code-scanning', port, { ...WINDOW, handled: 5_000, isTaken: () => true });
    expect(port.asked.length).toBe(10);
    expect(reading).toMatchObject({
      findings: { length: 1_000 },
      stopped: { code: 'page-limit', message: expect.stringContaining('not seen') },
    });
  });

  test('the bound is (already handled + cap)/100 pages, one more for each further question, at most 10', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 8 }),
        (handled, wanted, questions) => {
          const bound = pageBound({ handled, wanted }, questions);
          expect(bound).toBe(Math.min(10, Math.ceil((handled + wanted) / 100) + questions - 1));
        },
      ),
    );
  });

  test('an alert that moves to the next page while it is read counts once', async () => {
    const page = Array.from({ length: 100 }, (_, at) => codeAlert(at + 1));
    const port = new FakePort(({ page: number, severity }) =>
      severity === 'critical' ? (number === 1 ? page : page.slice(-1)) : [],
    );
    const reading = await readOne('code-scanning', port, { ...WINDOW, handled: 100, isTaken: () => true });
    expect(reading).toMatchObject({ findings: { length: 100 }, seen: 101 });
  });

  test('Dependabot goes from cursor to cursor; without a Link header the rest is reported as not seen', async () => {
    const page = Array.from({ length: 100 }, (_, at) => dependencyAlert(at + 1));
    const link = '<https://api.github.com/x?per_page=100&after=Y3Vyc29y>; rel="next"';
    const window = { ...WINDOW, handled: 200, isTaken: () => true };
    const port = new FakePort(({ after, severity }) =>
      severity === 'critical' && after === undefined ? { data: page, link } : [],
    );
    expect(isWhole(await readOne('dependabot', port, window))).toBe(true);
    expect(port.asked.map(({ parameters }) => parameters['after'])).toEqual([undefined, 'Y3Vyc29y', undefined]);
    expect(port.asked.every(({ parameters }) => parameters['page'] === undefined)).toBe(true);
    const blind = await readOne('dependabot', new FakePort(() => page), window);
    expect(blind).toMatchObject({ stopped: { code: 'unavailable', message: expect.stringContaining('not seen') } });
  });
});

describe('an organisation, and a list of repositories', () => {
  const repository = { id: 7, full_name: 'acme/other', private: true };
  test.each(NAMES)('%s of an organisation: one list serves every repository', async (name) => {
    const port = once(
      { ...ALERT[name](1), repository },
      { ...ALERT[name](1), repository: { ...repository, id: 8, full_name: 'acme/third' } },
      ALERT[name](2),
    );
    const [reading, ...others] = await readAlerts(port, name, { is: 'organisation', login: 'acme' }, WINDOW);
    expect(others).toEqual([]);
    expect(port.asked[0]).toMatchObject({ route: `GET /orgs/{org}/${name}/alerts`, parameters: { org: 'acme' } });
    expect(reading).toMatchObject({
      of: 'organisation acme',
      findings: [{ repository: { id: 7, name: 'acme/other', isPrivate: true } }, { repository: { id: 8 } }],
      leftOut: [{ why: 'malformed', count: 1 }],
    });
  });

  test('D30: an organisation that may not be read: the remedy names another token, not a line of the workflow', async () => {
    for (const name of NAMES) {
      const [reading] = await readAlerts(
        new FakePort(() => refusal(403, 'Resource not accessible by integration')),
        name,
        { is: 'organisation', login: 'acme' },
        WINDOW,
      );
      expect(reading).toMatchObject({
        is: 'unread',
        why: 'forbidden',
        remedy: expect.stringMatching(/App token|personal token/),
      });
    }
  });

  test('each repository of a list has a reading of its own, and one that is refused holds up no other', async () => {
    const repositories = [REPOSITORY, { id: 2, name: 'acme/off' }, { id: 3, name: 'acme/third' }];
    const port = new FakePort(({ repo }) => (repo === 'off' ? refusal(404, 'no analysis found') : [codeAlert(1)]));
    const readings = await readAlerts(port, 'code-scanning', { is: 'repositories', repositories }, WINDOW);
    expect(readings.map(({ of, is }) => [of, is])).toEqual([
      ['acme/app', 'read'],
      ['acme/off', 'unread'],
      ['acme/third', 'read'],
    ]);
  });

  test('after a rate limit the others are not asked, and every one of them says why', async () => {
    const repositories = [1, 2, 3, 4].map((id) => ({ id, name: `acme/r${id}` }));
    const port = new FakePort(({ repo }) =>
      repo === 'r2' ? refusal(403, 'API rate limit exceeded for installation') : [],
    );
    const readings = await readAlerts(port, 'dependabot', { is: 'repositories', repositories }, WINDOW);
    expect(readings.map((reading) => (reading.is === 'unread' ? reading.why : 'read'))).toEqual([
      'read',
      'rate-limited',
      'rate-limited',
      'rate-limited',
    ]);
    expect(port.asked.length).toBe(3);
  });
});

describe('a source that gives nothing is never taken for one without alerts (P17)', () => {
  test.each<[number | undefined, string, string, RegExp]>([
    [401, 'Bad credentials', 'unauthorised', /token/],
    [403, 'Resource not accessible by integration', 'forbidden', /`security-events: read`/],
    [403, 'Code scanning is not enabled for this repository', 'off', /Turn code scanning on/],
    [403, 'Advanced Security must be enabled for this repository to use code scanning.', 'off', /Turn/],
    [404, 'no analysis found', 'off', /let it run once/],
    [404, 'Not Found', 'not-found', /`security-events: read`/],
    [403, 'You have exceeded a secondary rate limit', 'rate-limited', /Wait/],
    [429, 'Too Many Requests', 'rate-limited', /Wait/],
    [500, 'Server Error', 'unavailable', /again/],
    [503, 'Unavailable', 'unavailable', /again/],
    [422, 'Validation Failed', 'invalid', /Report/],
    [undefined, 'connect ECONNREFUSED', 'unavailable', /again/],
  ])('%s %s', async (status, message, why, remedy) => {
    const reading = await readOne('code-scanning', new FakePort(() => refusal(status, message)));
    expect(reading).toMatchObject({
      is: 'unread',
      why,
      message: expect.stringContaining(message),
      remedy: expect.stringMatching(remedy),
      requests: 1,
    });
    expect(isWhole(reading)).toBe(false);
  });

  test.each<[AlertSourceName, string, string]>([
    ['dependabot', 'Dependabot alerts are disabled for this repository.', 'off'],
    ['secret-scanning', 'Secret scanning is disabled on this repository.', 'off'],
    ['dependabot', 'Resource not accessible by integration', 'forbidden'],
    ['secret-scanning', 'Resource not accessible by integration', 'forbidden'],
  ])('%s: %s', async (name, message, why) => {
    const reading = await readOne(name, new FakePort(() => refusal(403, message)));
    expect(reading).toMatchObject({ is: 'unread', why });
  });

  test('D30: the exact line that the token lacks', async () => {
    const remedy = async (name: AlertSourceName) => {
      const reading = await readOne(
        name,
        new FakePort(() => refusal(403, 'Resource not accessible by integration', 'vulnerability_alerts=read')),
      );
      return reading.is === 'unread' ? reading.remedy : '';
    };
    expect(await remedy('code-scanning')).toContain('`security-events: read`');
    expect(await remedy('dependabot')).toContain('`vulnerability-alerts: read`');
    expect(await remedy('dependabot')).toContain('vulnerability_alerts=read');
    expect(await remedy('secret-scanning')).toMatch(/App token .* or a personal token.*the workflow token never may/);
  });

  test.each([
    ['rate limit', refusal(429, 'Too Many Requests'), 'rate-limited'],
    ['server error', refusal(502, 'Bad Gateway'), 'unavailable'],
    ['no list', {}, 'unavailable'],
  ])('%s in the middle: what was read counts, and the rest was not seen', async (_, answer, code) => {
    const port = new FakePort((__, ___, count) => (count === 1 ? [codeAlert(1)] : answer));
    const reading = await readOne('code-scanning', port);
    expect(reading).toMatchObject({
      is: 'read',
      findings: [{ id: 'code-scanning-1' }],
      stopped: { code, message: expect.stringContaining('not seen') },
    });
    expect([isWhole(reading), port.asked.length]).toEqual([false, 2]);
  });

  test('an alert without what tells it apart is counted, and the reading is not whole', async () => {
    const broken = [
      null,
      7,
      'x',
      [],
      {},
      { number: 'one' },
      codeAlert(1, { rule: null }),
      codeAlert(2, { state: 'fixed' }),
    ];
    const reading = await readOne('code-scanning', once(...broken));
    expect(reading).toMatchObject({
      findings: [],
      seen: 8,
      leftOut: [
        { why: 'malformed', count: 7 },
        { why: 'not-open', count: 1 },
      ],
    });
    expect(isWhole(reading)).toBe(false);
  });

  test.each(NAMES)('%s: whatever GitHub sends, the reader does not throw', async (name) => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.dictionary(fc.constantFrom(...Object.keys(ALERT[name](1))), fc.jsonValue({ maxDepth: 2 })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { maxLength: 5 }), async (items) => {
        const reading = await readOne(
          name,
          once(...items.map((item) => (isItem(item) ? { ...ALERT[name](1), ...item } : item))),
        );
        expect(reading).toMatchObject({ is: 'read', seen: items.length });
      }),
      { numRuns: process.env['PROMISES'] === '1' ? 10_000 : 200 },
    );
  });
});

describe('open issues with a label', () => {
  const issue = (number: number, fields: Json = {}): Json => ({
    number,
    state: 'open',
    title: 'A hole',
    body: 'severity: critical',
    created_at: '2026-01-02T03:04:05Z',
    html_url: `https://github.com/acme/app/issues/${number}`,
    labels: [{ name: 'security' }],
    ...fields,
  });
  const readAll = async (...items: unknown[]) => {
    const port = once(...items);
    const [reading] = await readIssues(port, [REPOSITORY], 'security', WINDOW);
    return { port, reading };
  };

  test('become findings under the id of every other trigger (D1); pull requests do not', async () => {
    const { port, reading } = await readAll(
      issue(12),
      issue(13, { pull_request: {} }),
      issue(14, { state: 'closed' }),
      {},
    );
    expect(port.asked[0]).toMatchObject({
      route: 'GET /repos/{owner}/{repo}/issues',
      parameters: {
        owner: 'acme',
        repo: 'app',
        labels: 'security',
        state: 'open',
        sort: 'created',
        direction: 'asc',
        page: 1,
      },
    });
    expect(reading).toMatchObject({
      findings: [{ id: 'issue-12', issue: 12, kind: 'generic', title: 'A hole', source: 'issues' }],
    });
    expect(reading?.is === 'read' && reading.leftOut.map(({ why }) => why)).toEqual([
      'pull-request',
      'not-open',
      'malformed',
    ]);
  });

  test.each<[readonly unknown[], string | undefined]>([
    [[{ name: 'high' }], 'high'],
    [[{ name: 'severity: critical' }, { name: 'low' }], 'critical'],
    [['Severity/Medium'], 'medium'],
    [[{ name: 'highlight' }, { name: 'not critical' }], undefined],
    [[], undefined],
  ])('labels %j say %s; the text of an issue, which anybody writes, says nothing', async (labels, severity) => {
    const { reading } = await readAll(issue(1, { labels }));
    expect(reading?.is === 'read' && reading.findings[0]?.severity).toBe(severity);
  });

  test('issues that are switched off', async () => {
    const [reading] = await readIssues(
      new FakePort(() => refusal(410, 'Issues are disabled for this repo')),
      [REPOSITORY],
      'x',
      WINDOW,
    );
    expect(reading).toMatchObject({ is: 'unread', why: 'off' });
  });
});
