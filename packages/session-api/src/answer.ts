import type { HttpFaultCode } from '@agent-remediation/http';

/** Why the text of an answer is not handed on (D9). */
export type Withheld =
  /** Larger than the client reads. */
  | 'too-large'
  /** The connection ended, or the time, before the body did. */
  | 'incomplete'
  /** Compressed although that was not asked for. */
  | 'unreadable'
  /** It holds the API key (P6). */
  | 'contains-key';

/** Status and text of an answer, unchanged (seed 4.1, 7.2; D9); `text` is empty where it is withheld. */
interface Answered {
  readonly status: number;
  readonly text: string;
  readonly withheld?: Withheld;
}

export type RefusalCode =
  | 'unauthorised'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'invalid'
  | 'rate-limited'
  | 'redirected'
  | 'refused';

/** Any 2xx with any body: a session exists (D9). Id, URL and tags only where the body has them; the seed does not show it. */
export interface SessionCreated extends Answered {
  readonly kind: 'created';
  readonly sessionId?: string;
  readonly url?: string;
  readonly tags?: readonly string[];
}

/** Certainly no session: the service said no, */
export interface SessionRefused extends Answered {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  readonly retryable: boolean;
}

/** or no byte of the request was sent. */
export interface SessionNotSent {
  readonly kind: 'refused';
  readonly code: 'not-sent';
  readonly fault: HttpFaultCode;
  readonly retryable: boolean;
  readonly status?: never;
  readonly text?: never;
}

/** Nobody knows whether a session exists. Never to be repeated without a person or a positive read-back (P15). */
export interface SessionUnknown extends Partial<Answered> {
  readonly kind: 'unknown';
  /** `status`: an answer that leaves it open; else what befell the connection. */
  readonly why: 'status' | HttpFaultCode;
}

export type SessionAnswer = SessionCreated | SessionRefused | SessionNotSent | SessionUnknown;

/** What a final status says about whether a session was created. */
export type StatusMeaning =
  | { readonly kind: 'created' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly retryable: boolean }
  | { readonly kind: 'unknown' };

const REFUSALS: ReadonlyMap<number, RefusalCode> = new Map([
  [400, 'invalid'],
  [401, 'unauthorised'],
  [402, 'payment-required'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [422, 'invalid'],
  [429, 'rate-limited'],
  // 307 and 308 tell the client to send the very same request elsewhere: it was not carried out here.
  [307, 'redirected'],
  [308, 'redirected'],
]);

/**
 * Reads a status as the ledger's table does (architecture, "The ledger"). Of the redirects only 307 and 308 are refusals;
 * 301, 302 and 303 are also what servers send after a POST that was carried out, so they leave it open.
 */
export function statusMeaning(status: number): StatusMeaning {
  if (status >= 200 && status < 300) return { kind: 'created' };
  const code = REFUSALS.get(status);
  if (code !== undefined) return { kind: 'refused', code, retryable: code === 'rate-limited' };
  if (status === 408 || status === 425 || status < 400 || status >= 500) return { kind: 'unknown' };
  return { kind: 'refused', code: 'refused', retryable: false };
}
