import type { HttpFault, HttpHead, HttpRequest, HttpResponse } from './contract.ts';
import { parseHttpDate } from './http-date.ts';

/** What one attempt ended in. */
export type Attempted =
  | { readonly kind: 'response'; readonly response: HttpResponse }
  | { readonly kind: 'fault'; readonly fault: HttpFault };

/** `done`: hand the answer or the fault to the caller. `back-off`: try again later. `rate-limited`: later, and the server may say when. */
export type Verdict = 'done' | 'back-off' | 'rate-limited';

/** Faults that come back the same however often one asks, or after which nothing may be asked. */
const FINAL_FAULTS: ReadonlySet<string> = new Set(['invalid-request', 'too-large', 'decode', 'budget', 'bad-redirect']);

/**
 * The one retry rule (P16). A request of effect `once` is repeated only where it certainly did not run: no byte of it
 * was sent, or the server refused it for its rate (429, or what the caller calls a rate limit). 408, 425, 5xx, a
 * time-out and a reset leave that open, so only a request of effect `none` is repeated after them.
 */
export function retryVerdict(request: HttpRequest, attempted: Attempted): Verdict {
  const head = attempted.kind === 'response' ? attempted.response : attempted.fault.head;
  if (head?.status === 429) return 'rate-limited';
  if (attempted.kind === 'response') {
    if (request.rateLimited?.(attempted.response) === true) return 'rate-limited';
    const { status } = attempted.response;
    const passing = status === 408 || status === 425 || status >= 500;
    return passing && request.effect === 'none' ? 'back-off' : 'done';
  }
  const { fault } = attempted;
  if (FINAL_FAULTS.has(fault.code)) return 'done';
  return request.effect === 'none' || fault.ran === 'no' ? 'back-off' : 'done';
}

/** GitHub's rate limits: 429, and 403 with `retry-after` or with nothing left of the quota. */
export function isGitHubRateLimit(response: HttpHead): boolean {
  if (response.status === 429) return true;
  const { headers } = response;
  return response.status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0');
}

const BASE_MS = 250;
const CAP_MS = 8_000;

/** Capped exponential back-off with full jitter, in milliseconds: a random part of 250, 500, 1000 … 8000. */
export function backOffMs(attempts: number, random: () => number): number {
  return Math.min(CAP_MS, BASE_MS * 2 ** Math.min(attempts - 1, 16)) * random();
}

/**
 * How long the server asked us to wait, in milliseconds; `undefined` where it said nothing readable. Seconds or an
 * HTTP-date, which is compared with the server's own clock; else the moment at which GitHub's quota is filled again.
 */
export function askedWaitMs(head: HttpHead, now: number): number | undefined {
  const { headers } = head;
  const retryAfter = headers['retry-after']?.trim();
  const here = head.date?.getTime() ?? now;
  if (retryAfter !== undefined) {
    if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
    const date = parseHttpDate(retryAfter);
    return date === undefined ? undefined : Math.max(0, date.getTime() - here);
  }
  const reset = headers['x-ratelimit-remaining'] === '0' ? headers['x-ratelimit-reset'] : undefined;
  return reset !== undefined && /^\d{1,15}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - here) : undefined;
}
