import type { RecordedRequest, Service } from './requests.ts';

/** Which requests a fault hits. Everything given must hold. */
export interface FaultMatch {
  readonly method?: string;
  /** Exact path without query, or a pattern over path and query. */
  readonly path?: string | RegExp;
  /** GitHub's operation id (`issues/create-comment`), `graphql`, `graphql <operation name>` or `sessions/create`. */
  readonly operation?: string;
  readonly service?: Service;
  readonly delivery?: number;
  /** The text must occur in the body. */
  readonly body?: string | RegExp;
  /** Only from the n-th matching request on (1 = the first). */
  readonly nth?: number;
  /** For so many requests; default 1, `Infinity` for all. */
  readonly times?: number;
}

export type Fault =
  /** Answered without any effect. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: 301 | 302 | 303 | 307 | 308 }
  /** GraphQL: HTTP 200 with these errors and no effect. */
  | { readonly kind: 'graphql-errors'; readonly errors: readonly object[] }
  /** The request waits so long, then goes on as usual. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Never answered; `effect` says whether the state changed. */
  | { readonly kind: 'hang'; readonly effect: boolean }
  | { readonly kind: 'reset-before-effect' }
  | { readonly kind: 'reset-after-effect' }
  /** The effect happens; the answer is the right status with this body. */
  | { readonly kind: 'bad-body'; readonly body?: string; readonly contentType?: string }
  /** The effect happens; a gateway answers instead of the service. */
  | {
      readonly kind: 'status-after-effect';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** The effect happens; the connection ends in the middle of the body. */
  | { readonly kind: 'truncated-body' }
  | { readonly kind: 'endless-body' }
  | { readonly kind: 'huge-body'; readonly bytes: number }
  /** Refs read as they were `behind` values ago (default 1), as an outdated replica would answer. */
  | { readonly kind: 'stale-read'; readonly behind?: number }
  /** Within one GraphQL answer, `ref` is current but `object(expression: "branch:path")` reads the value before. */
  | { readonly kind: 'torn-read' };

export interface FaultRule {
  readonly when: FaultMatch;
  readonly fault: Fault;
}

export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  /** Rules that were never used: a test that queued them tested nothing. */
  readonly unused: readonly FaultRule[];
  /** The faults for this request, in the order in which they were added. */
  take(request: RecordedRequest): readonly Fault[];
}

interface Live extends FaultRule {
  seen: number;
  used: number;
}

export function createFaults(): Faults {
  const rules: Live[] = [];
  return {
    add: (rule) => void rules.push({ ...rule, seen: 0, used: 0 }),
    clear: () => void rules.splice(0),
    get unused() {
      return rules.filter((rule) => rule.used === 0);
    },
    take(request) {
      const found: Fault[] = [];
      for (const rule of rules) {
        if (!matches(rule.when, request)) continue;
        rule.seen += 1;
        if (rule.seen < (rule.when.nth ?? 1) || rule.used >= (rule.when.times ?? 1)) continue;
        rule.used += 1;
        found.push(rule.fault);
      }
      return found;
    },
  };
}

export function matches(when: FaultMatch, request: RecordedRequest): boolean {
  const [bare = ''] = request.path.split('?');
  const operation = request.operation ?? '';
  return (
    (when.method === undefined || when.method.toUpperCase() === request.method) &&
    (when.path === undefined || (typeof when.path === 'string' ? when.path === bare : when.path.test(request.path))) &&
    (when.operation === undefined || operation === when.operation || operation.startsWith(`${when.operation} `)) &&
    (when.service === undefined || when.service === request.service) &&
    (when.delivery === undefined || when.delivery === request.delivery) &&
    (when.body === undefined ||
      (typeof when.body === 'string' ? request.body.includes(when.body) : when.body.test(request.body)))
  );
}

/** GitHub's answers to too many requests (docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api). */
export const secondaryRateLimit = (retryAfterSeconds: number): Fault => ({
  kind: 'status',
  status: 403,
  headers: { 'retry-after': String(retryAfterSeconds) },
  body: {
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
    status: '403',
  },
});

export const primaryRateLimit = (resetAtUnixSeconds: number): Fault => ({
  kind: 'status',
  status: 403,
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(resetAtUnixSeconds) },
  body: {
    message: 'API rate limit exceeded for installation.',
    documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
    status: '403',
  },
});
