import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Severity, SEVERITIES, type SourcedFinding } from '../finding.ts';
import { blastRadii } from '../sources/coverage.ts';
import {
  codeAlert,
  dependencyAlert,
  FakePort,
  type Json,
  REPOSITORY,
  secretAlert,
} from '../sources/alerts.test-support.ts';
import { type AlertSourceName, readAlerts } from '../sources/index.ts';
import { findingsOf, logOf, resultOf } from '../sarif/log.test-support.ts';
import { portfolio } from '../sources/coverage.test-support.ts';
import { cluster, DEFAULT_DEADLINES, MAX_MEMBERS, mergeSame, POINTS, rank } from './index.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

function finding(id: string, fields: Partial<SourcedFinding> = {}): SourcedFinding {
  return {
    id,
    kind: 'code',
    title: `title of ${id}`,
    explanation: `explanation of ${id}`,
    severity: 'high',
    source: 'code-scanning',
    repository: REPOSITORY,
    aliases: [],
    marks: [],
    signals: {},
    ...fields,
  };
}

async function alerts(name: AlertSourceName, ...items: readonly Json[]): Promise<readonly SourcedFinding[]> {
  const port = new FakePort((_, __, count) => (count === 1 ? items : []));
  const [reading] = await readAlerts(
    port,
    name,
    { is: 'repositories', repositories: [REPOSITORY] },
    { atLeast: 'info', wanted: 1e6, handled: 0 },
  );
  if (reading?.is !== 'read') throw new Error('not read');
  return reading.findings;
}

describe('the same alert by API and by SARIF is one finding (D2)', () => {
  const codeql = (results: readonly Json[]) =>
    logOf(results, { tool: { driver: { name: 'CodeQL', rules: [{ id: 'js/sql' }] } } });
  const result = (line: number, column = 7) =>
    resultOf({
      ruleId: 'js/sql',
      codeFlows: [
        { threadFlows: [{ locations: [{ location: { physicalLocation: { artifactLocation: { uri: 'in.ts' } } } }] }] },
      ],
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: line, startColumn: column } },
        },
      ],
    });

  test('a code-scanning alert and its result: the id of the alert, the path of the result', async () => {
    const [alert] = await alerts('code-scanning', codeAlert(12));
    const [scanned] = await findingsOf(codeql([result(12)]));
    const { findings, ambiguous } = mergeSame([scanned, alert].flatMap((entry) => entry ?? []));
    expect(findings).toMatchObject([
      { id: 'code-scanning-12', aliases: [scanned?.id], reachablePath: 'in.ts', signals: { isReachable: true } },
    ]);
    expect([findings.length, ambiguous]).toEqual([1, []]);
  });

  test.each([
    ['a CVE', 'CVE-2021-23337'],
    ['a GHSA number with a package behind it', 'GHSA-35jh-r3h4-6jhm-lodash'],
  ])('a Dependabot alert and what a scanner of dependencies names %s', async (_, ruleId) => {
    const found = [
      ...(await alerts('dependabot', dependencyAlert(7))),
      ...(await findingsOf(logOf([resultOf({ ruleId }, 'web/package-lock.json', 1)]))),
    ];
    expect(mergeSame(found).findings.map(({ id, aliases }) => [id, aliases.length])).toEqual([['dependabot-7', 1]]);
  });

  test('a secret by its line', async () => {
    const found = [
      ...(await alerts('secret-scanning', secretAlert(3))),
      ...(await findingsOf(logOf([resultOf({}, '.env', 4)]), { kind: 'secret' })),
    ];
    expect(mergeSame(found).findings.map(({ id }) => id)).toEqual(['secret-scanning-3']);
  });

  test.each<[string, Json]>([
    ['another line', result(13)],
    ['another column', result(12, 8)],
    [
      'another file',
      {
        ...result(12),
        locations: [
          { physicalLocation: { artifactLocation: { uri: 'b.ts' }, region: { startLine: 12, startColumn: 7 } } },
        ],
      },
    ],
    ['another rule', { ...result(12), ruleId: 'js/xss' }],
  ])('%s is another finding', async (_, other) => {
    const found = [...(await alerts('code-scanning', codeAlert(12))), ...(await findingsOf(codeql([other])))];
    expect(mergeSame(found).findings.length).toBe(2);
  });

  test('where there is a choice, none is joined: a hole must not hide behind another', () => {
    const twins = [
      finding('code-scanning-1', { marks: ['m'] }),
      finding('code-scanning-2', { marks: ['m'] }),
      finding('sarif-a', { source: 'sarif', marks: ['m'] }),
    ];
    expect(mergeSame(twins).findings).toEqual(twins);
    const chain = [
      finding('code-scanning-1', { marks: ['m'] }),
      finding('sarif-a', { source: 'sarif', marks: ['m', 'n'] }),
      finding('code-scanning-2', { marks: ['n'] }),
    ];
    expect(mergeSame(chain)).toEqual({ findings: chain, ambiguous: [chain.map(({ id }) => id)] });
  });

  test('one id in two sources is one finding: what the first does not say comes from the second, and what it says stays', () => {
    const list = finding('dependabot-7', {
      source: 'list',
      title: 'other',
      confidence: 'sure',
      openedAt: daysAgo(9),
      artifacts: ['b'],
    });
    const alert = finding('dependabot-7', {
      source: 'dependabot',
      title: 'own',
      openedAt: daysAgo(3),
      artifacts: ['a'],
    });
    expect(mergeSame([list, alert]).findings).toMatchObject([
      { title: 'own', confidence: 'sure', openedAt: daysAgo(9), artifacts: ['b', 'a'], aliases: [] },
    ]);
  });

  test('one id, or one mark, in two repositories is two findings', () => {
    const other = { repository: { id: 43, name: 'acme/other' } };
    expect(
      mergeSame([
        finding('issue-1', { marks: ['m'] }),
        finding('issue-1', { ...other, source: 'issues', marks: ['m'] }),
      ]).findings.length,
    ).toBe(2);
  });

  test('measured: of findings that lie apart none is joined wrongly, and of those at the same place none is missed', async () => {
    const spot = fc.record({ line: fc.integer({ min: 1, max: 60 }), column: fc.integer({ min: 1, max: 5 }) });
    const spots = fc.uniqueArray(spot, {
      minLength: 1,
      maxLength: 20,
      selector: ({ line, column }) => `${line}:${column}`,
    });
    await fc.assert(
      fc.asyncProperty(spots, fc.integer({ min: 0, max: 3 }), async (all, moved) => {
        const items = all.map(({ line, column }, at) =>
          codeAlert(at + 1, {
            most_recent_instance: {
              message: { text: 'x' },
              location: { path: 'src/a.ts', start_line: line, start_column: column },
            },
          }),
        );
        const scanned = await findingsOf(codeql(all.map(({ line, column }) => result(line + moved, column))));
        const { findings } = mergeSame([...(await alerts('code-scanning', ...items)), ...scanned]);
        const at = new Set(all.map(({ line, column }) => `${line}:${column}`));
        const shared = all.filter(({ line, column }) => at.has(`${line + moved}:${column}`)).length;
        expect(findings.length).toBe(2 * all.length - shared);
      }),
      { numRuns: 100 },
    );
  });
});

describe('clusters (opt-in: one finding is one pull request)', () => {
  test('nothing is joined unless it is asked for', async () => {
    const found = await alerts('dependabot', dependencyAlert(1), dependencyAlert(2));
    expect(cluster(found, {})).toEqual(found);
  });

  test('one package in one manifest: the gravest, then oldest member gives the id, and all are listed', async () => {
    const advisory = (severity: string, name: string) => ({
      security_advisory: { ghsa_id: name, severity, summary: `about ${name}` },
    });
    const found = await alerts(
      'dependabot',
      dependencyAlert(1, advisory('medium', 'GHSA-1')),
      dependencyAlert(2, {
        ...advisory('critical', 'GHSA-2'),
        security_vulnerability: { first_patched_version: { identifier: '5.0.0' } },
      }),
      dependencyAlert(3, {
        ...advisory('critical', 'GHSA-3'),
        created_at: '2025-01-01T00:00:00Z',
        security_vulnerability: {},
      }),
      dependencyAlert(4, {
        dependency: { package: { ecosystem: 'npm', name: 'lodash' }, manifest_path: 'other/package.json' },
      }),
      dependencyAlert(5, {
        dependency: { package: { ecosystem: 'pip', name: 'lodash' }, manifest_path: 'web/package-lock.json' },
      }),
    );
    const [first, ...others] = cluster(found, { package: true });
    expect(others.map(({ id }) => id)).toEqual(['dependabot-4', 'dependabot-5']);
    expect(first).toMatchObject({
      id: 'dependabot-3',
      severity: 'critical',
      title: '3 findings, one change: lodash in web/package-lock.json',
      members: [{ id: 'dependabot-3' }, { id: 'dependabot-2' }, { id: 'dependabot-1' }],
      suggestedFix:
        'Update lodash to a version that is at least each of 5.0.0, 4.17.21. There is no fixed version yet for dependabot-3.',
    });
    for (const id of ['dependabot-1', 'dependabot-2', 'dependabot-3'])
      expect(first?.explanation).toContain(`- ${id} (`);
  });

  test('one package in two repositories is two findings', () => {
    const affected = { ecosystem: 'npm', name: 'lodash', manifest: 'package.json' };
    const found = [1, 2].map((id) =>
      finding('dependabot-1', { package: affected, repository: { id, name: `acme/${id}` } }),
    );
    expect(cluster(found, { package: true })).toEqual(found);
  });

  test('one rule in one file', async () => {
    const elsewhere = {
      most_recent_instance: { message: { text: 'x' }, location: { path: 'src/b.ts', start_line: 1 } },
    };
    const found = await alerts(
      'code-scanning',
      codeAlert(1),
      codeAlert(2),
      codeAlert(3, elsewhere),
      codeAlert(4, { rule: { id: 'other', severity: 'error' } }),
    );
    const clusters = cluster(found, { ruleAndFile: true });
    expect(clusters.map(({ id, members }) => [id, members?.map((member) => member.id)])).toEqual([
      ['code-scanning-1', ['code-scanning-1', 'code-scanning-2']],
      ['code-scanning-3', undefined],
      ['code-scanning-4', undefined],
    ]);
    expect(clusters[0]?.location).toBe('src/a.ts:1, src/a.ts:2');
  });

  test('no finding is lost or doubled, none crosses a repository, and no cluster has more members than a reviewer can check', () => {
    const any = fc.record({
      id: fc.integer({ min: 1, max: 9_999 }),
      repository: fc.integer({ min: 1, max: 2 }),
      path: fc.constantFrom('a', 'b'),
      severity: fc.constantFrom(...SEVERITIES),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { maxLength: 120, selector: ({ id }) => id }), (entries) => {
        const found = entries.map(({ id, repository, path, severity }) =>
          finding(`code-scanning-${id}`, {
            severity,
            place: { path },
            rule: { tool: 'T', id: 'R' },
            repository: { id: repository, name: `acme/${repository}` },
          }),
        );
        const clusters = cluster(found, { package: true, ruleAndFile: true });
        const members = clusters.flatMap((entry) => entry.members ?? [entry]);
        expect(members.map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
        for (const { id, repository, severity, members: own = [] } of clusters) {
          expect(own.length).toBeLessThanOrEqual(MAX_MEMBERS);
          for (const member of own) {
            expect(member.repository).toEqual(repository);
            expect(SEVERITIES.indexOf(severity ?? 'info')).toBeLessThanOrEqual(
              SEVERITIES.indexOf(member.severity ?? 'info'),
            );
          }
          if (own.length > 0) expect(own[0]?.id).toBe(id);
        }
      }),
    );
  });
});

describe('ranking, with its reasons', () => {
  const order = (...findings: SourcedFinding[]) => rank(findings, { now: NOW }).map(({ finding: { id } }) => id);

  test('severity, then what makes it urgent', () => {
    expect(
      order(
        finding('c', { severity: 'low' }),
        finding('a', { severity: 'critical' }),
        finding('b'),
        finding('d', { severity: 'info' }),
      ),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each<[string, Partial<SourcedFinding>, number, RegExp]>([
    ['known to be exploitable', { signals: { isExploitable: true } }, 12, /exploitable/],
    ['a revoked secret', { signals: { isExploitable: false } }, -12, /no longer/],
    ['EPSS of 60 %', { signals: { epss: 0.6 } }, 10, /0\.6 \(EPSS\)/],
    ['EPSS of 10 %', { signals: { epss: 0.1 } }, 6, /EPSS/],
    ['EPSS of 1 %', { signals: { epss: 0.01 } }, 2, /EPSS/],
    ['reached', { signals: { isReachable: true } }, 6, /is reached/],
    ['not reached', { signals: { isReachable: false } }, -8, /not reached/],
    ['a development dependency', { signals: { isDevelopment: true } }, -6, /does not ship/],
    ['half of its deadline', { openedAt: daysAgo(15) }, 4, /open for 15 of 30 days/],
    ['on the last day', { openedAt: daysAgo(30) }, 8, /open for 30 of 30 days/],
    ['overdue', { openedAt: daysAgo(42) }, 12, /open for 42 days, 12 over the deadline of 30/],
    ['opened tomorrow, by a clock that is wrong', { openedAt: daysAgo(-1) }, 0, /open for 0 of 30/],
  ])('%s counts %#', (_, fields, points, says) => {
    const [ranked] = rank([finding('x', fields)], { now: NOW });
    expect(ranked?.points).toBe(POINTS.severity.high + points);
    expect(ranked?.reasons.join('; ')).toMatch(says);
  });

  test('D25: blast radius comes as data from a snapshot', () => {
    const blastRadius = blastRadii([
      portfolio({ label: 'Shop', asset_names: ['ACME/app', 'db'], dependent_count: 3, critical_asset_count: 2 }),
      portfolio({ label: 'Small', asset_names: ['acme/app'], dependent_count: 1, critical_asset_count: 0 }),
      portfolio({ label: 'By name', asset_names: ['tool'], dependent_count: 100, critical_asset_count: 0 }),
    ]);
    const inRepository = (name: string) =>
      rank([finding('x', { repository: { id: 1, name } })], { now: NOW, blastRadius })[0];
    expect(inRepository('acme/app')).toMatchObject({
      points: 36,
      reasons: ['severity high (+30)', '3 portfolios depend on Shop (+4)', 'Shop holds critical assets (+2)'],
    });
    expect(inRepository('acme/tool')?.points).toBe(30 + POINTS.dependents);
    expect(inRepository('acme/unknown')?.points).toBe(30);
  });

  test('deadlines are settable; a finding without a severity or an age has none', () => {
    const [ranked] = rank([finding('x', { openedAt: daysAgo(3) })], { now: NOW, deadlines: { high: 2 } });
    expect(ranked?.reasons).toContain('open for 3 days, 1 over the deadline of 2 (+12)');
    const { severity: _, ...nobody } = finding('y', { openedAt: daysAgo(900) });
    expect(rank([nobody], { now: NOW })).toMatchObject([{ points: 0, reasons: ['no severity stated (+0)'] }]);
    expect(DEFAULT_DEADLINES).toEqual({ critical: 15, high: 30, medium: 90, low: 180 });
  });

  test('the points are those that docs/findings.md states', () => {
    const page = readFileSync(new URL('../../../../docs/findings.md', import.meta.url), 'utf8');
    const numbers = [...page.slice(page.indexOf('| What | Points |')).matchAll(/^\|[^|]+\|([^|]+)\|$/gm)].flatMap(
      ([, cell]) => (cell?.match(/-?\d+/g) ?? []).map(Number),
    );
    const {
      severity,
      exploitable,
      harmless,
      epss,
      reachable,
      unreachable,
      development,
      ageing,
      overdue,
      dependents,
      criticalAssets,
    } = POINTS;
    expect(numbers).toEqual([
      ...Object.values(severity),
      exploitable,
      harmless,
      ...epss.map(([, points]) => points),
      reachable,
      unreachable,
      development,
      ageing,
      overdue,
      2,
      dependents,
      criticalAssets,
    ]);
  });

  test('the reasons add up, and the order depends on nothing but the findings', () => {
    const any = fc.record({
      severity: fc.constantFrom<Severity>(...SEVERITIES),
      days: fc.integer({ min: -5, max: 500 }),
      signals: fc.record(
        {
          isExploitable: fc.boolean(),
          epss: fc.double({ min: 0, max: 1, noNaN: true }),
          isReachable: fc.boolean(),
          isDevelopment: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.integer(), (entries, seed) => {
        const found = entries.map(({ severity, days, signals }, at) =>
          finding(`f-${at}`, { severity, openedAt: daysAgo(days), signals }),
        );
        const ranked = rank(found, { now: NOW });
        for (const { points, reasons } of ranked) {
          const sum = reasons.map((reason) => Number(/\(([+-]\d+)\)$/.exec(reason)?.[1])).reduce((a, b) => a + b, 0);
          expect(sum).toBe(points);
        }
        const shuffled = [...found].sort(
          (a, b) => ((a.id.length * 7 + a.id.charCodeAt(2) * seed) % 5) - ((b.id.charCodeAt(2) * seed) % 5),
        );
        expect(rank(shuffled, { now: NOW }).map(({ finding: { id } }) => id)).toEqual(
          ranked.map(({ finding: { id } }) => id),
        );
      }),
    );
  });
});
