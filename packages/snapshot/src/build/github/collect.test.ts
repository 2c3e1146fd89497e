import { describe, expect, test } from '@jest/globals';
import type { components } from '@octokit/openapi-types';
import { validateValue } from '../../validate/validate.ts';
import { buildSnapshot } from '../build.ts';
import { parseYamlDocuments } from '../inputs/yaml.ts';
import { clusterAlerts, ALERT_SOURCES } from './alerts.ts';
import { collectFromGitHub, type CollectOptions } from './collect.ts';
import { defaultOwners } from './owners.ts';
import type { GitHubAnswer, GitHubPort } from './port.ts';

/*
 * The simulator has no alert routes, so these tests run against recorded answers, cut to the fields that are read. Their fields and
 * types are held to GitHub's published OpenAPI description by the compiler.
 */
type Schemas = components['schemas'];
type Part<Whole> = {
  readonly [Field in keyof Whole]?: Whole[Field] extends object | null | undefined ? unknown : Whole[Field];
};

const repository = (name: string, more: Part<Schemas['minimal-repository']> = {}) =>
  ({
    full_name: `octo-org/${name}`,
    archived: false,
    has_issues: true,
    topics: [],
    owner: { type: 'Organization' },
    ...more,
  }) satisfies Part<Schemas['minimal-repository']>;
const codeAlert = (rule: string, level: string) =>
  ({
    number: 1,
    rule: { id: rule, severity: 'error', security_severity_level: level, description: `About ${rule}` },
    tool: { name: 'CodeQL' },
  }) satisfies Part<Schemas['code-scanning-alert-items']>;
const dependabotAlert = (ghsa: string) =>
  ({
    number: 2,
    security_advisory: { ghsa_id: ghsa, severity: 'critical', summary: 'Prototype pollution' },
    dependency: { package: { name: 'left-pad' } },
  }) satisfies Part<Schemas['dependabot-alert']>;
const secretAlert = () =>
  ({ number: 3, secret_type: 'api_key', secret_type_display_name: 'API key', validity: 'active' }) satisfies Part<
    Schemas['organization-secret-scanning-alert']
  >;
const file = (text: string) =>
  ({ type: 'file', encoding: 'base64', content: btoa(text) }) satisfies Part<Schemas['content-file']>;

class Fault extends Error {
  readonly status: number;
  readonly needs: string;
  constructor(status: number, needs = '') {
    super(`GitHub answered ${status}`);
    this.status = status;
    this.needs = needs;
  }
}

type Answers = Readonly<Record<string, unknown>>;
const LISTS = ['/teams', '/properties/values', '/deployments', '/labels', '/issues', '/alerts'];

/** Answers by path; a list that is not there is empty, a file that is not there is 404. Records every call. */
function fakePort(answers: Answers) {
  const calls: { readonly path: string; readonly parameters: Readonly<Record<string, unknown>> }[] = [];
  const port: GitHubPort = {
    get: (route, parameters): Promise<GitHubAnswer> => {
      const path = route.slice(4).replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
      calls.push({ path, parameters });
      const answer = answers[path];
      if (answer instanceof Fault) return Promise.reject(answer);
      if (typeof answer === 'function')
        return Promise.resolve((answer as (given: unknown) => GitHubAnswer)(parameters));
      if (answer !== undefined) return Promise.resolve({ status: 200, data: answer });
      if (path.endsWith('/environments'))
        return Promise.resolve({ status: 200, data: { total_count: 0, environments: [] } });
      if (LISTS.some((end) => path.endsWith(end))) return Promise.resolve({ status: 200, data: [] });
      return Promise.reject(new Fault(404));
    },
  };
  return { port, calls };
}

const WORLD: Answers = {
  '/orgs/octo-org/repos': [
    repository('shop', { topics: ['criticality-high'] }),
    repository('ledger'),
    repository('attic', { archived: true }),
  ],
  '/repos/octo-org/shop/properties/values': [{ property_name: 'portfolio', value: 'Web shop' }],
  '/repos/octo-org/shop/contents/.github/CODEOWNERS': file('# owners\n* @octo-org/shop @ada # both\n/docs @bob\n'),
  '/repos/octo-org/shop/contents/catalog-info.yaml': file(
    'kind: Component\nmetadata: { name: shop }\nspec: { type: service, dependsOn: ["component:ledger", "resource:default/gone"] }\n',
  ),
  '/repos/octo-org/shop/contents/package.json': file(
    '{"name":"shop","dependencies":{"@octo/ledger":"1","react":"18"}}',
  ),
  '/repos/octo-org/ledger/contents/package.json': file('{"name":"@octo/ledger"}'),
  '/repos/octo-org/ledger/contents/catalog-info.yaml': file('kind: Component\nmetadata: { name: ledger }\n'),
  '/repos/octo-org/ledger/teams': [{ name: 'Platform' }],
  '/repos/octo-org/shop/environments': { total_count: 1, environments: [{ name: 'production' }] },
  '/repos/octo-org/ledger/deployments': [{ environment: 'staging' }, { environment: 'staging' }],
  '/repos/octo-org/shop/code-scanning/alerts': [
    codeAlert('js/sql-injection', 'high'),
    codeAlert('js/sql-injection', 'critical'),
    codeAlert('js/xss', 'medium'),
  ],
  '/repos/octo-org/shop/dependabot/alerts': [dependabotAlert('GHSA-1')],
  '/repos/octo-org/shop/secret-scanning/alerts': [secretAlert()],
  '/repos/octo-org/shop/labels': [{ name: 'Ready-for-agent' }, { name: 'bug' }],
  '/repos/octo-org/shop/issues': (given: { readonly labels: string }) => ({
    status: 200,
    data:
      given.labels === 'ready-for-agent'
        ? [
            { number: 1, state: 'open', labels: [{ name: 'agent:in-review' }] },
            { number: 2, state: 'closed', labels: [] },
            { number: 3, state: 'open', labels: [], pull_request: {} },
          ]
        : [],
  }),
};
const collect = (answers: Answers, options: CollectOptions = { organisation: 'octo-org' }) =>
  collectFromGitHub(fakePort(answers).port, { parseYaml: parseYamlDocuments, ...options });

describe('collecting from GitHub', () => {
  test('assets, owners, environments, relationships, exposures and cases', async () => {
    const { inputs, notices } = await collect(WORLD);
    expect(inputs.assets).toEqual([
      expect.objectContaining({
        id: 'asset-ledger',
        owner_teams: ['Platform'],
        environments: ['staging'],
        portfolio_label: 'ledger',
      }),
      expect.objectContaining({
        id: 'asset-shop',
        asset_type: 'service',
        criticality: 'high',
        owner_teams: ['octo-org/shop'],
        owner_names: ['ada'],
        environments: ['production'],
        portfolio_label: 'Web shop',
        linked_asset_ids: ['component:default/ledger', 'resource:default/gone', 'npm:@octo/ledger'],
      }),
    ]);
    expect(
      inputs.exposures.map(({ severity, workflow_value, finding_count }) => [severity, workflow_value, finding_count]),
    ).toEqual([
      ['critical', 'sast', 2],
      ['medium', 'sast', 1],
      ['critical', 'dependency', 1],
      ['critical', 'sensitive-data', 1],
    ]);
    expect(inputs.cases.map(({ id, status }) => [id, status])).toEqual([
      ['octo-org/shop#1', 'in_review'],
      ['octo-org/shop#2', 'closed'],
    ]);
    expect(notices).toMatchObject([{ code: 'left-out', subjects: ['octo-org/attic: archived'] }]);
    const { snapshot } = buildSnapshot({ ...inputs, policies: [], generatedAt: new Date(0) });
    expect(validateValue('built', snapshot, { tierB: 'error' }).outcome).toBe('valid');
    expect(
      snapshot.portfolios.map(({ label, dependency_portfolio_labels }) => [label, dependency_portfolio_labels]),
    ).toEqual([
      ['Web shop', ['ledger']],
      ['ledger', []],
    ]);
  });

  test('what may not be looked at is told apart from what is clean, with the permission', async () => {
    const { inputs, notices } = await collect({
      ...WORLD,
      '/repos/octo-org/shop/code-scanning/alerts': new Fault(404),
      '/repos/octo-org/shop/dependabot/alerts': new Fault(403, 'vulnerability_alerts=read'),
      '/repos/octo-org/shop/secret-scanning/alerts': new Fault(403),
      '/repos/octo-org/shop/issues': new Fault(403),
    });
    expect(inputs.assets[1]?.not_looked_at).toEqual(['code scanning', 'Dependabot alerts', 'secret scanning']);
    expect(inputs.assets[0]?.not_looked_at).toEqual([]);
    expect(notices.find(({ code }) => code === 'not-looked-at')).toMatchObject({
      count: 4,
      subjects: [
        'octo-org/shop: code scanning: it is not enabled, or the token may not see it (404). Needs `security-events: read`.',
        'octo-org/shop: Dependabot alerts: the token may not, or the feature is off (403, the call accepts vulnerability_alerts=read). Needs `vulnerability-alerts: read`.',
        expect.stringContaining('secret scanning: the token may not'),
        'octo-org/shop: issues: the token may not, or the feature is off (403). Needs `issues: read`.',
      ],
    });
  });

  test('the value of a secret is never asked for', async () => {
    const { port, calls } = fakePort(WORLD);
    await collectFromGitHub(port, { organisation: 'octo-org' });
    const secrets = calls.filter(({ path }) => path.includes('secret-scanning'));
    expect(secrets.length).toBe(2);
    expect(secrets.every(({ parameters }) => parameters['hide_secret'] === true)).toBe(true);
  });

  test('lists go on to their end by page, and by cursor where the client passes the link on', async () => {
    const alerts = Array.from({ length: 250 }, (_, index) => codeAlert(`rule-${index}`, 'low'));
    const dependencies = Array.from({ length: 150 }, (_, index) => dependabotAlert(`GHSA-${index}`));
    const answers = (withLink: boolean): Answers => ({
      ...WORLD,
      '/repos/octo-org/shop/code-scanning/alerts': ({ page }: { readonly page: number }) => ({
        status: 200,
        data: alerts.slice((page - 1) * 100, page * 100),
      }),
      '/repos/octo-org/shop/dependabot/alerts': ({ after }: { readonly after?: string }) => ({
        status: 200,
        data: after === undefined ? dependencies.slice(0, 100) : dependencies.slice(100),
        ...(withLink
          ? { link: after === undefined ? '<https://api.github.com/x?after=abc&per_page=100>; rel="next"' : '' }
          : {}),
      }),
    });
    const whole = await collect(answers(true));
    expect(whole.inputs.exposures).toHaveLength(250 + 150 + 1);
    expect(whole.notices.map(({ code }) => code)).toEqual(['left-out']);
    const cut = await collect(answers(false));
    expect(cut.notices.find(({ code }) => code === 'incomplete')?.subjects).toEqual([
      'octo-org/shop: Dependabot alerts: only the first 100 alerts',
    ]);
  });

  test('answers of another form are counted as not understood, not as nothing', async () => {
    const { notices } = await collect({
      ...WORLD,
      '/repos/octo-org/shop/code-scanning/alerts': { message: 'hello' },
      '/repos/octo-org/shop/dependabot/alerts': [{ number: 1 }, null],
    });
    expect(notices.flatMap(({ subjects }) => subjects)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('code scanning: GitHub answered with something else than a list'),
        'octo-org/shop: Dependabot alerts: 1 alerts of unknown form',
      ]),
    );
  });

  test('the ledger adds cases; a closed issue is closed whatever the ledger still says', async () => {
    const finding = (issue: number | null, more = {}) => ({
      findingId: `issue-${issue}`,
      repository: { name: 'Octo-Org/Shop' },
      issue,
      state: 'created',
      pullRequest: null,
      ...more,
    });
    const elsewhere = finding(4, { repository: { name: 'octo-org/shop-two' } });
    const readLedger = (_: string, repo: string) =>
      Promise.resolve(
        repo === 'shop'
          ? [finding(1), finding(2), finding(3, { state: 'merged' }), finding(null, { findingId: 'scan-9' }), elsewhere]
          : undefined,
      );
    const { inputs, notices } = await collect(WORLD, { organisation: 'octo-org', readLedger });
    expect(inputs.cases).toEqual([
      { id: 'octo-org/shop#1', status: 'open', asset_id: 'asset-shop' },
      { id: 'octo-org/shop#2', status: 'closed', asset_id: 'asset-shop' },
      { id: 'octo-org/shop#3', status: 'in_review', asset_id: 'asset-shop' },
      { id: 'octo-org/shop scan-9', status: 'open', asset_id: 'asset-shop' },
    ]);
    expect(notices.map(({ code }) => code)).toEqual(['left-out']);
  });

  test('a ledger that cannot be read was not looked at', async () => {
    const readLedger = () => Promise.reject(new Fault(403, 'contents=read'));
    const { notices } = await collect(WORLD, { organisation: 'octo-org', readLedger });
    expect(notices.find(({ code }) => code === 'not-looked-at')?.subjects).toEqual([
      'octo-org/ledger: ledger: the token may not, or the feature is off (403, the call accepts contents=read). Needs `contents: read`.',
      expect.stringContaining('octo-org/shop: ledger: '),
    ]);
  });

  test('only labels that a repository has are asked for; without the right to see them, issues were not looked at', async () => {
    const { port, calls } = fakePort(WORLD);
    await collectFromGitHub(port, { organisation: 'octo-org' });
    expect(calls.filter(({ path }) => path.endsWith('/issues')).map(({ parameters }) => parameters['labels'])).toEqual([
      'ready-for-agent',
    ]);
    const { notices } = await collect({ ...WORLD, '/repos/octo-org/shop/labels': new Fault(403) });
    expect(notices.find(({ code }) => code === 'not-looked-at')?.subjects).toEqual([
      'octo-org/shop: issues: the token may not, or the feature is off (403). Needs `issues: read`.',
    ]);
  });

  test('an organisation that cannot be listed is an error', async () => {
    await expect(collect({ '/orgs/octo-org/repos': new Fault(404) })).rejects.toThrow('could not be listed');
  });

  test('repositories whose slugs would be the same have different ids', async () => {
    const { inputs } = await collect({ '/orgs/octo-org/repos': ['a-b', 'a_b', 'a.b'].map((name) => repository(name)) });
    expect(new Set(inputs.assets.map(({ id }) => id)).size).toBe(3);
  });
});

describe('CODEOWNERS', () => {
  test.each([
    ['* @a', { teams: [], people: ['a'] }],
    ['* @a\n* @o/b\n', { teams: ['o/b'], people: [] }],
    ['*.ts @a', { teams: [], people: [] }],
    ['* @a\n*', { teams: [], people: [] }],
    ['* mail@example.com #@no', { teams: [], people: ['mail@example.com'] }],
  ])('%j', (text, owners) => expect(defaultOwners(text)).toEqual(owners));
});

describe('alerts', () => {
  test('an alert without what tells it apart is counted as unread', () => {
    const [source] = ALERT_SOURCES;
    if (source === undefined) throw new Error('no source');
    expect(clusterAlerts(source, [{}], 'asset-a', 'o/a')).toEqual({ exposures: [], unread: 1 });
  });
});
