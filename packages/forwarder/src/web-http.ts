import type { Http, HttpFaultCode, HttpHead, HttpRequest, HttpResponse } from '@agent-remediation/http';
import { HttpFault, parseHttpDate } from '@agent-remediation/http';
import type { Attempted } from '@agent-remediation/http/retry-rule';
import { askedWaitMs, backOffMs, retryVerdict } from '@agent-remediation/http/retry-rule';

export interface WebHttpOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** Milliseconds for all requests of one delivery, with their attempts and waits. */
  readonly totalMs: number;
  readonly maxAttempts: number;
  readonly maxBodyBytes: number;
}

const USER_AGENT = 'agent-remediation-forwarder';
/** With less left, in milliseconds, another attempt is not worth beginning. */
const SHORTEST_ATTEMPT_MS = 50;

/** Begins the time of one delivery: all requests through what it gives have to end within it. */
export type BeginHttp = () => Http;

/**
 * The project's HTTP contract on `fetch`, for runtimes without Node's modules, with the same one retry rule (P16): no redirect is followed,
 * so a key goes to no other host (P5). `fetch` does not tell whether a byte was sent, so a fault counts as "it may have run" unless the
 * runtime names a reason before any connection.
 */
export function createWebHttp(options: WebHttpOptions): BeginHttp {
  return () => {
    const end = options.now() + options.totalMs;
    return (request) => withRetries(request, options, end);
  };
}

async function withRetries(request: HttpRequest, options: WebHttpOptions, end: number): Promise<HttpResponse> {
  for (let attempts = 1; ; attempts += 1) {
    const attempted = await attempt(request, options, end - options.now());
    const left = end - options.now();
    const waitMs = attempts < options.maxAttempts ? waitBefore(request, attempted, attempts, left, options) : undefined;
    if (waitMs === undefined) {
      if (attempted.kind === 'fault') throw attempted.fault.after(attempts);
      return { ...attempted.response, attempts };
    }
    await options.sleep(waitMs);
  }
}

function waitBefore(
  request: HttpRequest,
  last: Attempted,
  attempts: number,
  left: number,
  options: WebHttpOptions,
): number | undefined {
  if (retryVerdict(request, last) === 'done') return undefined;
  const head = last.kind === 'response' ? last.response : last.fault.head;
  const asked = head === undefined ? undefined : askedWaitMs(head, options.now());
  const waitMs = asked ?? backOffMs(attempts, options.random);
  return waitMs + SHORTEST_ATTEMPT_MS <= left ? waitMs : undefined;
}

async function attempt(request: HttpRequest, options: WebHttpOptions, ms: number): Promise<Attempted> {
  const abort = new AbortController();
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      abort.abort();
    },
    Math.max(1, ms),
  );
  let head: HttpHead | undefined;
  const fault = (code: HttpFaultCode, why: string, cause?: unknown): Attempted => ({
    kind: 'fault',
    fault: new HttpFault(code, code === 'refused' ? 'no' : 'maybe', `${request.name}: ${why}`, { head, cause }),
  });
  try {
    const response = await options.fetch(request.url, {
      method: request.method,
      headers: { 'user-agent': USER_AGENT, ...request.headers },
      redirect: 'manual',
      signal: abort.signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    head = headOf(response);
    const text = await readText(response.body, options.maxBodyBytes);
    if (text === undefined) return fault('too-large', `the answer is larger than ${options.maxBodyBytes} bytes`);
    return { kind: 'response', response: { ...head, text, url: request.url, attempts: 1 } };
  } catch (cause) {
    if (isLate) return fault('timeout', `no whole answer within ${Math.round(ms)} ms`);
    return fault(wasNotSent(cause) ? 'refused' : 'reset', 'the connection failed', cause);
  } finally {
    clearTimeout(timer);
    // Whatever is still open behind a fault ends here.
    abort.abort();
  }
}

function headOf(response: Response): HttpHead {
  const head = { status: response.status, headers: Object.fromEntries(response.headers) };
  const date = parseHttpDate(response.headers.get('date') ?? '');
  return date === undefined ? head : { ...head, date };
}

/** Reasons that some runtimes give when no connection came to be. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function wasNotSent(error: unknown): boolean {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && NO_CONNECTION.has(cause.code);
}

/** The whole body as UTF-8, or nothing where it is larger. A byte order mark stays: the text is passed on unchanged. */
async function readText(body: Response['body'], maxBytes: number): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}

/** An answer that arrived, or the fault. */
export async function asked(http: Http, request: HttpRequest): Promise<HttpResponse | HttpFault> {
  try {
    return await http(request);
  } catch (error) {
    if (error instanceof HttpFault) return error;
    throw error;
  }
}
