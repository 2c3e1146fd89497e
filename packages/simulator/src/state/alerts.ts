/** Alerts of one repository: code scanning, Dependabot and secret scanning. Up to millions, made only when they are looked at. */

interface AlertBase {
  readonly number: number;
  /** ISO 8601 to the second. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Logins. */
  readonly assignees: readonly string[];
}

export interface CodeScanningAlert extends AlertBase {
  readonly state: 'open' | 'dismissed' | 'fixed';
  /** When it was dismissed or fixed. */
  readonly endedAt: string | null;
  readonly rule: string;
  readonly description: string;
  readonly ruleSeverity: 'none' | 'note' | 'warning' | 'error';
  /** Null: the rule has no security severity. */
  readonly securitySeverity: 'low' | 'medium' | 'high' | 'critical' | null;
  readonly tool: string;
  readonly category: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
  /** Default: the repository's default branch. */
  readonly ref: string | null;
  readonly commit: string;
}

export interface DependabotAlert extends AlertBase {
  readonly state: 'open' | 'dismissed' | 'auto_dismissed' | 'fixed';
  readonly endedAt: string | null;
  readonly package: string;
  readonly ecosystem: string;
  readonly manifest: string;
  readonly scope: 'development' | 'runtime' | null;
  readonly relationship: 'unknown' | 'direct' | 'transitive' | 'inconclusive' | null;
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  readonly ghsa: string;
  readonly cve: string | null;
  readonly summary: string;
  readonly description: string;
  readonly range: string;
  readonly patched: string | null;
  /** Probability that it is exploited within 30 days. */
  readonly epss: number | null;
  readonly cvss: number;
  /** Dependabot's own pull request for it. */
  readonly pullRequest: number | null;
}

export interface SecretAlert extends AlertBase {
  readonly state: 'open' | 'resolved';
  readonly resolution: 'false_positive' | 'wont_fix' | 'revoked' | 'used_in_tests' | null;
  readonly endedAt: string | null;
  readonly type: string;
  readonly typeName: string;
  readonly secret: string;
  readonly validity: 'active' | 'inactive' | 'unknown';
  readonly publiclyLeaked: boolean;
  readonly path: string;
  readonly line: number;
}

export type AnyAlert = CodeScanningAlert | DependabotAlert | SecretAlert;

export interface Analysis {
  readonly id: number;
  readonly ref: string;
  readonly commit: string;
  readonly category: string;
  readonly tool: string;
  readonly error: string;
  readonly warning: string;
  readonly createdAt: string;
  readonly results: number;
  readonly rules: number;
}

type Fields<Alert> = Partial<Omit<Alert, 'number'>>;

/** The alerts of one kind. Numbers count from 1, in the order of their creation. */
export class AlertList<Alert extends AnyAlert> {
  /** What a token sees when the feature is off is each route's own answer. */
  enabled = false;
  /** Counts every change, so that what was selected before can be told to be out of date. */
  version = 0;
  readonly #defaults: (number: number) => Alert;
  readonly #changed = new Map<number, Fields<Alert>>();
  readonly #bulks: { readonly from: number; readonly make: (number: number) => Fields<Alert> }[] = [];
  readonly #selected = new Map<string, { readonly version: number; readonly numbers: readonly number[] }>();
  #last = 0;

  constructor(defaults: (number: number) => Alert) {
    this.#defaults = defaults;
  }

  get size(): number {
    return this.#last;
  }

  add(fields: Fields<Alert> = {}): Alert {
    this.#last += 1;
    this.#changed.set(this.#last, fields);
    this.#touch();
    return this.get(this.#last) ?? this.#defaults(this.#last);
  }

  /** So many more alerts, each made from its number when it is looked at. */
  addMany(count: number, make: (number: number) => Fields<Alert>): void {
    this.#bulks.push({ from: this.#last + 1, make });
    this.#last += count;
    this.#touch();
  }

  change(number: number, fields: Fields<Alert>): Alert {
    if (number < 1 || number > this.#last) throw new Error(`there is no alert ${number}`);
    this.#changed.set(number, { ...this.#changed.get(number), ...fields });
    this.version += 1;
    return this.get(number) ?? this.#defaults(number);
  }

  get(number: number): Alert | undefined {
    if (!Number.isSafeInteger(number) || number < 1 || number > this.#last) return undefined;
    const bulk = this.#bulks.findLast(({ from }) => from <= number);
    return { ...this.#defaults(number), ...bulk?.make(number), ...this.#changed.get(number), number };
  }

  /** Numbers of the alerts that a filter lets through, in order; kept under `key` until something changes. */
  select(key: string, wanted: (alert: Alert) => boolean): readonly number[] {
    const known = this.#selected.get(key);
    if (known?.version === this.version) return known.numbers;
    const numbers: number[] = [];
    for (let number = 1; number <= this.#last; number += 1) {
      const alert = this.get(number);
      if (alert !== undefined && wanted(alert)) numbers.push(number);
    }
    this.#selected.set(key, { version: this.version, numbers });
    return numbers;
  }

  #touch(): void {
    this.enabled = true;
    this.version += 1;
  }
}

export interface Alerts {
  readonly codeScanning: AlertList<CodeScanningAlert>;
  readonly dependabot: AlertList<DependabotAlert>;
  readonly secretScanning: AlertList<SecretAlert>;
  /** Newest last. */
  readonly analyses: Analysis[];
}
export type AlertKind = 'codeScanning' | 'dependabot' | 'secretScanning';

/** `at`: when alerts that say nothing else were found. */
export function noAlerts(at: string): Alerts {
  const base = { createdAt: at, updatedAt: at, endedAt: null, state: 'open', assignees: [] } as const;
  return {
    codeScanning: new AlertList<CodeScanningAlert>((number) => ({
      ...base,
      number,
      rule: 'js/sql-injection',
      description: 'Database query built from user-controlled sources',
      ruleSeverity: 'error',
      securitySeverity: 'high',
      tool: 'CodeQL',
      category: '/language:javascript',
      path: `src/search-${number}.js`,
      line: 12,
      message: 'This query string depends on a user-provided value.',
      ref: null,
      commit: 'a'.repeat(40),
    })),
    dependabot: new AlertList<DependabotAlert>((number) => ({
      ...base,
      number,
      package: `left-pad-${number}`,
      ecosystem: 'npm',
      manifest: 'package-lock.json',
      scope: 'runtime',
      relationship: 'direct',
      severity: 'high',
      ghsa: `GHSA-xxxx-xxxx-${String(number).padStart(4, '0')}`,
      cve: null,
      summary: 'Prototype pollution',
      description: 'Versions before 1.2.3 are vulnerable to prototype pollution.',
      range: '< 1.2.3',
      patched: '1.2.3',
      epss: null,
      cvss: 7.5,
      pullRequest: null,
    })),
    secretScanning: new AlertList<SecretAlert>((number) => ({
      ...base,
      number,
      resolution: null,
      type: 'example_api_key',
      typeName: 'Example API key',
      secret: `example-secret-${number}`,
      validity: 'unknown',
      publiclyLeaked: false,
      path: 'config/settings.json',
      line: 3,
    })),
    analyses: [],
  };
}
