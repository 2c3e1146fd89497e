import { attempt } from './attempt.ts';
import { isLoopback } from './base-url.ts';
import type { ProxyEnvironment } from './connection.ts';
import { createConnections } from './connection.ts';
import type { Http, HttpRequest, HttpResponse } from './contract.ts';
import { HttpFault } from './contract.ts';
import type { Attempted } from './retry-rule.ts';
import { askedWaitMs, backOffMs, retryVerdict } from './retry-rule.ts';

export interface HttpLimits {
  /** Milliseconds for one attempt, from look-up to the last byte of the body. */
  readonly attemptMs: number;
  /** Milliseconds for all attempts and the waits between them. Never exceeded. */
  readonly totalMs: number;
  readonly maxBodyBytes: number;
  readonly maxAttempts: number;
  /** The longest wait, in milliseconds, that a server may ask for; a longer one is not waited for at all. */
  readonly maxRetryAfterMs: number;
}

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  attemptMs: 30_000,
  totalMs: 90_000,
  maxBodyBytes: 10 * 1024 * 1024,
  maxAttempts: 4,
  maxRetryAfterMs: 60_000,
};

/** Told before each wait, for the log. Holds no URL, header or body. */
export interface RetryNotice {
  readonly name: string;
  /** How many attempts were made. */
  readonly attempts: number;
  readonly waitMs: number;
  /** `status 503`, or the code of the fault. */
  readonly why: string;
}

export interface HttpOptions {
  readonly sleep: (ms: number) => Promise<void>;
  /** 0 ≤ random < 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly userAgent: string;
  readonly limits?: Partial<HttpLimits>;
  readonly env?: ProxyEnvironment;
  readonly onRetry?: (notice: RetryNotice) => void;
  /** Allows plain http to 127.0.0.0/8, ::1 and localhost: for the simulator and tests. Off by default (P5). */
  readonly allowLoopbackHttp?: boolean;
}

/** With less time left than this, in milliseconds, another attempt is not worth beginning. */
const SHORTEST_ATTEMPT_MS = 20;

/**
 * The one HTTP function with the one retry rule (house style 6; P5, P9, P16): https only, no redirect followed, a limit
 * for each attempt, for the whole and for the body. It never throws for a status; it throws {@link HttpFault} alone.
 */
export function createHttp(options: HttpOptions): Http {
  const limits: HttpLimits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
  const connectionFor = createConnections(options.env ?? {});

  const tryOnce = async (request: HttpRequest, url: URL, left: number): Promise<Attempted> => {
    try {
      const response = await attempt(request, url, connectionFor(url.protocol === 'https:'), {
        deadlineMs: Math.ceil(Math.min(limits.attemptMs, left)),
        deadlineCode: left < limits.attemptMs ? 'budget' : 'timeout',
        maxBodyBytes: limits.maxBodyBytes,
        userAgent: options.userAgent,
      });
      return { kind: 'response', response };
    } catch (error) {
      if (error instanceof HttpFault) return { kind: 'fault', fault: error };
      throw error;
    }
  };

  return async (request) => {
    const url = allowedUrl(request, options.allowLoopbackHttp === true);
    const end = options.now() + limits.totalMs;
    for (let attempts = 1; ; attempts += 1) {
      const attempted = await tryOnce(request, url, end - options.now());
      const left = end - options.now();
      const waitMs = attempts < limits.maxAttempts ? waitBefore(request, attempted, attempts, left) : undefined;
      if (waitMs === undefined) return finish(attempted, attempts);
      options.onRetry?.({ name: request.name, attempts, waitMs, why: whyRetried(attempted) });
      await options.sleep(waitMs);
      if (end - options.now() < SHORTEST_ATTEMPT_MS) return finish(attempted, attempts);
    }
  };

  /** Milliseconds to wait before the next attempt, or nothing where there must be none. */
  function waitBefore(request: HttpRequest, last: Attempted, attempts: number, left: number): number | undefined {
    const verdict = retryVerdict(request, last);
    if (verdict === 'done' || left < 2 * SHORTEST_ATTEMPT_MS) return undefined;
    const head = last.kind === 'response' ? last.response : last.fault.head;
    const asked = head === undefined ? undefined : askedWaitMs(head, options.now());
    if (asked !== undefined) {
      const within = asked <= limits.maxRetryAfterMs && asked <= left - SHORTEST_ATTEMPT_MS;
      return within ? asked : undefined;
    }
    // A long back-off near the end is cut so that an attempt still fits behind it.
    return Math.min(backOffMs(attempts, options.random), left / 2);
  }
}

function finish(attempted: Attempted, attempts: number): HttpResponse {
  if (attempted.kind === 'fault') throw attempted.fault.after(attempts);
  return { ...attempted.response, attempts };
}

function whyRetried(attempted: Attempted): string {
  return attempted.kind === 'response' ? `status ${attempted.response.status}` : attempted.fault.code;
}

function allowedUrl(request: HttpRequest, allowLoopbackHttp: boolean): URL {
  const refuse = (why: string) => new HttpFault('invalid-request', 'no', `${request.name}: ${why}`);
  const url = URL.parse(request.url);
  if (url === null) throw refuse('the address is not a URL');
  if (url.username !== '' || url.password !== '') throw refuse('the address holds a user name or password');
  if (url.protocol === 'https:') return url;
  if (url.protocol !== 'http:') throw refuse('the address must begin with https://');
  if (allowLoopbackHttp && isLoopback(url.hostname)) return url;
  throw refuse('the address must begin with https://; plain http is for loopback, where it was allowed');
}
