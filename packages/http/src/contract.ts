/**
 * Whether a request may be repeated.
 * `none`: repeating it changes nothing (a read), so any passing fault may be tried again.
 * `once`: it does something, so it is repeated only when it certainly did not run (promise P16).
 */
export type Effect = 'none' | 'once';

export interface HttpRequest {
  readonly method: string;
  /** https, or http on loopback where `createHttp` was told to allow it. Never with a user name in it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly effect: Effect;
  /** What the request is for, in words for the log: `create session`. */
  readonly name: string;
  /** Which answers besides 429 say "later, nothing was done": GitHub also uses 403 (see `isGitHubRateLimit`). */
  readonly rateLimited?: (response: HttpResponse) => boolean;
}

/** The part of an answer that comes before its body. Header names are in lower case. */
export interface HttpHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The server's own clock, from its Date header. */
  readonly date?: Date;
}

export interface HttpResponse extends HttpHead {
  /** The body as UTF-8; bytes that are not become U+FFFD. A byte order mark stays. */
  readonly text: string;
  readonly url: string;
  /** How many times the request was sent or tried, this answer's included. */
  readonly attempts: number;
}

/** Sends one request. Any status is an answer, redirects too; no answer throws an {@link HttpFault}. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

export type HttpFaultCode =
  /** The request itself cannot be sent: a URL that is not allowed, a header with illegal characters. */
  | 'invalid-request'
  /** No connection: closed port, no route. */
  | 'refused'
  | 'dns'
  /** No trusted connection: handshake or certificate. */
  | 'tls'
  /** The proxy did not open a tunnel. */
  | 'proxy'
  /** No whole answer within the time of one attempt. */
  | 'timeout'
  /** No whole answer within the total time. */
  | 'budget'
  /** The connection ended before the answer did. */
  | 'reset'
  /** What came back is not HTTP. */
  | 'protocol'
  /** The answer is larger than the limit. */
  | 'too-large'
  /** The answer is compressed although identity was asked for. */
  | 'decode'
  /** A caller that cannot use a redirect got one (`toFetch`). */
  | 'bad-redirect';

interface FaultDetails {
  readonly cause?: unknown;
  /** Status and headers, where they arrived before the fault. */
  readonly head?: HttpHead | undefined;
  readonly attempts?: number;
}

/** A request that brought no whole answer. Message and cause carry no header and no body, hence no key (P6). */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly code: HttpFaultCode;
  /** `no`: no byte of the request left this machine towards the server. `maybe`: it may have been carried out. */
  readonly ran: 'no' | 'maybe';
  readonly head: HttpHead | undefined;
  readonly attempts: number;

  constructor(code: HttpFaultCode, ran: 'no' | 'maybe', message: string, details: FaultDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.ran = ran;
    this.head = details.head;
    this.attempts = details.attempts ?? 1;
  }

  /** The same fault, told after so many attempts. */
  after(attempts: number): HttpFault {
    return new HttpFault(this.code, this.ran, this.message, { cause: this.cause, head: this.head, attempts });
  }
}

/** Finds the fault in an error that somebody else wrapped, as Octokit does; at most eight causes deep. */
export function httpFaultIn(error: unknown): HttpFault | undefined {
  let current = error;
  for (let depth = 0; depth < 8; depth += 1) {
    if (current instanceof HttpFault) return current;
    if (typeof current !== 'object' || current === null || !('cause' in current)) return undefined;
    current = current.cause;
  }
  return undefined;
}
