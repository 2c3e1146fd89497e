import type { GitHubAnswer, GitHubPort } from './port.ts';

export type Json = Readonly<Record<string, unknown>>;
export const REPOSITORY = { id: 42, name: 'acme/app' };
export const WINDOW = { atLeast: 'high', wanted: 5, handled: 0 } as const;

export const codeAlert = (number: number, fields: Json = {}): Json => ({
  number,
  state: 'open',
  created_at: '2026-01-02T03:04:05Z',
  html_url: `https://github.com/acme/app/security/code-scanning/${number}`,
  rule: {
    id: 'js/sql',
    severity: 'error',
    security_severity_level: 'high',
    description: 'SQL from user input',
    help_uri: 'https://example.com/sql',
  },
  tool: { name: 'CodeQL' },
  most_recent_instance: {
    message: { text: 'Depends on user input.' },
    location: { path: 'src/a.ts', start_line: number, start_column: 7 },
    classifications: [],
  },
  ...fields,
});

export const dependencyAlert = (number: number, fields: Json = {}): Json => ({
  number,
  state: 'open',
  created_at: '2026-01-02T03:04:05Z',
  html_url: `https://github.com/acme/app/security/dependabot/${number}`,
  dependency: {
    package: { ecosystem: 'npm', name: 'lodash' },
    manifest_path: 'web/package-lock.json',
    scope: 'runtime',
    relationship: 'transitive',
  },
  security_advisory: {
    ghsa_id: 'GHSA-35jh-r3h4-6jhm',
    cve_id: 'CVE-2021-23337',
    summary: 'Command injection in lodash',
    description: 'Templates run commands.',
    severity: 'high',
    epss: { percentage: 0.2, percentile: '0.9' },
    cvss_severities: { cvss_v3: { vector_string: 'CVSS:3.1/AV:N', score: 7.2 }, cvss_v4: null },
    references: [{ url: 'https://example.com/advisory' }],
  },
  security_vulnerability: { vulnerable_version_range: '< 4.17.21', first_patched_version: { identifier: '4.17.21' } },
  ...fields,
});

export const secretAlert = (number: number, fields: Json = {}): Json => ({
  number,
  state: 'open',
  created_at: '2026-01-02T03:04:05Z',
  html_url: `https://github.com/acme/app/security/secret-scanning/${number}`,
  secret_type: 'some_token',
  secret_type_display_name: 'Some Token',
  secret: 'tok_the-value-itself',
  validity: 'active',
  publicly_leaked: true,
  multi_repo: false,
  has_more_locations: true,
  first_location_detected: { path: '.env', start_line: 4 },
  ...fields,
});

/** A port that answers from a function and records what was asked. */
export class FakePort implements GitHubPort {
  readonly asked: { readonly route: string; readonly parameters: Json }[] = [];
  readonly #answer: (parameters: Json, route: string, count: number) => unknown;

  /** The answer: a list, a whole answer with `data`, or an error to throw. */
  constructor(answer: (parameters: Json, route: string, count: number) => unknown) {
    this.#answer = answer;
  }

  get(route: string, parameters: Json): Promise<GitHubAnswer> {
    this.asked.push({ route, parameters });
    const answer = this.#answer(parameters, route, this.asked.length);
    if (answer instanceof Error) return Promise.reject(answer);
    if (typeof answer === 'object' && answer !== null && 'data' in answer)
      return Promise.resolve({ status: 200, ...answer });
    return Promise.resolve({ status: 200, data: answer });
  }
}

export function refusal(status: number | undefined, message: string, needs = ''): Error {
  return Object.assign(
    new Error(`GET …: GitHub answered ${status} (${message})`),
    status === undefined ? {} : { status, needs },
  );
}
