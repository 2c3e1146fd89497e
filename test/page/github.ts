/** Stands in for GitHub's REST API in the browser: an organisation, its repositories and alerts, with the answers of the real one. */
import type { components } from '@octokit/openapi-types';
import type { Page, Request } from 'playwright-core';

type Schemas = components['schemas'];
/** The fields that the page reads, as GitHub's description of its API types them. */
type Repository = Pick<Schemas['minimal-repository'], 'name' | 'archived' | 'topics'>;
type Properties = Schemas['org-repo-custom-property-values'];
type Dependabot = {
  readonly repository: Pick<Schemas['simple-repository'], 'name'>;
  readonly security_advisory: Pick<Schemas['dependabot-alert-security-advisory'], 'ghsa_id' | 'severity'>;
  readonly dependency: { readonly package: Schemas['dependabot-alert-package'] };
};
type CodeScanning = {
  readonly repository: Pick<Schemas['simple-repository'], 'name'>;
  readonly rule: Pick<Schemas['code-scanning-alert-rule-summary'], 'id' | 'severity' | 'security_severity_level'>;
};
type Answer = { readonly status?: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export const TOKEN = 'github_pat_11AAAAAAA0secretsecretsecret_THIS_MUST_NOT_LEAK';

const REPOSITORIES: readonly Repository[] = [
  { name: 'payments', archived: false, topics: ['portfolio-money'] },
  { name: 'ledger', archived: false, topics: ['portfolio-money'] },
  { name: 'website', archived: false, topics: [] },
  { name: 'clean', archived: false, topics: [] },
  { name: 'old', archived: true, topics: [] },
];
const PROPERTIES: readonly Properties[] = [
  {
    repository_id: 1,
    repository_name: 'payments',
    repository_full_name: 'acme/payments',
    properties: [
      { property_name: 'owner-team', value: 'team-money' },
      { property_name: 'environment', value: ['production'] },
      { property_name: 'criticality', value: 'critical' },
      { property_name: 'depends_on', value: ['website'] },
    ],
  },
];
const DEPENDABOT: readonly Dependabot[] = [
  dependabot('payments', 'GHSA-aaaa-bbbb-cccc', 'high'),
  dependabot('payments', 'GHSA-aaaa-bbbb-cccc', 'critical'),
  dependabot('ledger', 'GHSA-dddd-eeee-ffff', 'low'),
];
const CODE: readonly CodeScanning[] = [
  { repository: { name: 'website' }, rule: { id: 'js/xss', severity: 'error', security_severity_level: 'medium' } },
];

function dependabot(name: string, ghsa: string, severity: Dependabot['security_advisory']['severity']): Dependabot {
  return {
    repository: { name },
    security_advisory: { ghsa_id: ghsa, severity },
    dependency: { package: { ecosystem: 'npm', name: 'left-pad' } },
  };
}

/** Paths and queries without `per_page`; what is not here is 404, as GitHub answers for what a token may not see. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/orgs/acme/repos': {
    body: REPOSITORIES.slice(0, 2),
    headers: {
      link: '<https://api.github.com/orgs/acme/repos?per_page=100&page=2>; rel="next", <https://api.github.com/x>; rel="last"',
    },
  },
  '/orgs/acme/repos?page=2': { body: REPOSITORIES.slice(2) },
  '/orgs/acme/properties/values': { body: PROPERTIES },
  '/orgs/acme/dependabot/alerts?state=open': { body: DEPENDABOT },
  '/orgs/acme/code-scanning/alerts?state=open': { body: CODE },
  '/orgs/acme/secret-scanning/alerts?state=open&hide_secret=true': {
    status: 403,
    body: { message: 'Resource not accessible by personal access token' },
  },
  '/repos/acme/website/dependabot/alerts?state=open': {
    status: 403,
    body: { message: 'Dependabot alerts are disabled for this repository.' },
  },
  '/repos/acme/clean/dependabot/alerts?state=open': { body: [] },
  '/repos/acme/payments/code-scanning/alerts?state=open': { status: 404, body: { message: 'no analysis found' } },
  '/repos/acme/ledger/code-scanning/alerts?state=open': { body: [] },
  '/repos/acme/clean/code-scanning/alerts?state=open': { body: [] },
  '/search/issues?q=user%3Aacme%20is%3Aissue%20label%3Aready-for-agent': {
    body: {
      total_count: 1,
      incomplete_results: false,
      items: [{ node_id: 'I_1', state: 'open', repository_url: 'https://api.github.com/repos/acme/payments' }],
    },
  },
};

export type StandIn = { readonly asked: readonly Request[]; readonly unknown: readonly string[] };

/** `change` answers instead, where it gives something. */
export async function standIn(
  page: Page,
  change: (path: string) => Answer | undefined = () => undefined,
): Promise<StandIn> {
  const asked: Request[] = [];
  const unknown: string[] = [];
  await page.route('https://api.github.com/**', async (route, request) => {
    asked.push(request);
    const path = request
      .url()
      .slice('https://api.github.com'.length)
      .replace(/[?&]per_page=100/, '')
      .replace(/^([^?&]*)&/, '$1?');
    const answer = change(path) ?? ANSWERS[path] ?? { status: 404, body: { message: 'Not Found' } };
    if (change(path) === undefined && ANSWERS[path] === undefined) unknown.push(path);
    await route.fulfill({
      status: answer.status ?? 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'ETag, Link, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
        ...answer.headers,
      },
      body: JSON.stringify(answer.body),
    });
  });
  return { asked, unknown };
}
