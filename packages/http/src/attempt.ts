import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Connection } from './connection.ts';
import { whenReady } from './connection.ts';
import type { HttpFaultCode, HttpHead, HttpRequest, HttpResponse } from './contract.ts';
import { HttpFault } from './contract.ts';
import { parseHttpDate } from './http-date.ts';

export interface AttemptLimits {
  /** Milliseconds from the first look-up to the last byte of the body. */
  readonly deadlineMs: number;
  /** The code that a deadline gets: the time of one attempt, or what was left of the total. */
  readonly deadlineCode: 'timeout' | 'budget';
  readonly maxBodyBytes: number;
  readonly userAgent: string;
}

/** Sends the request once and reads the whole answer. Throws an {@link HttpFault} that says whether a byte was sent. */
export function attempt(
  request: HttpRequest,
  url: URL,
  connection: Connection,
  limits: AttemptLimits,
): Promise<HttpResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
  let outgoing: ClientRequest | undefined;
  let sent = false;
  let settled = false;
  let head: HttpHead | undefined;
  const settle = (): boolean => {
    if (settled) return false;
    settled = true;
    clearTimeout(timer);
    return true;
  };
  const fail = (code: HttpFaultCode, message: string, cause?: unknown): void => {
    if (!settle()) return;
    reject(new HttpFault(code, sent ? 'maybe' : 'no', `${request.name}: ${message}`, { cause, head }));
    outgoing?.destroy();
  };
  const timer = setTimeout(() => {
    fail(limits.deadlineCode, `no whole answer within ${limits.deadlineMs} ms`);
  }, limits.deadlineMs);
  try {
    outgoing = connection.open(requestOptions(request, url, limits.userAgent), request.effect);
  } catch (cause) {
    fail('invalid-request', 'the request has a method, path or header that HTTP does not allow', cause);
    return promise;
  }
  const opened = outgoing;
  opened.on('error', (cause) => fail(faultCode(cause, sent, connection.secure), plainReason(cause), cause));
  opened.on('socket', (socket) => {
    whenReady(socket, connection.secure, () => {
      if (settled) return;
      sent = true;
      opened.end(request.body);
    });
  });
  opened.on('upgrade', (_incoming, socket) => {
    socket.destroy();
    fail('protocol', 'the server switched to another protocol, which nobody asked for');
  });
  opened.on('response', (incoming) => {
    head = readHead(incoming);
    readBody(incoming, limits.maxBodyBytes, fail, (text) => {
      if (head !== undefined && settle()) resolve({ ...head, text, url: url.href, attempts: 1 });
    });
  });
  return promise;
}

function requestOptions(request: HttpRequest, url: URL, userAgent: string): object {
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(request.headers)) headers.push([name.toLowerCase(), value]);
  return {
    method: request.method,
    // An IPv6 address stands in brackets in a URL and without them in a look-up.
    hostname: url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname,
    port: url.port === '' ? undefined : Number(url.port),
    path: url.pathname + url.search,
    // Identity: a small compressed answer could unfold to gigabytes (P9).
    headers: { 'user-agent': userAgent, ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
  };
}

function readHead(incoming: IncomingMessage): HttpHead {
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.push([name, Array.isArray(value) ? value.join(', ') : value]);
  }
  // `fromEntries` defines a header called __proto__ as a plain property.
  const head = { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers) };
  const date = parseHttpDate(incoming.headers.date ?? '');
  return date === undefined ? head : { ...head, date };
}

function readBody(
  incoming: IncomingMessage,
  maxBytes: number,
  fail: (code: HttpFaultCode, message: string, cause?: unknown) => void,
  done: (text: string) => void,
): void {
  const encoding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== '') {
    fail('decode', 'the answer is compressed although an uncompressed one was asked for');
    return;
  }
  const tooLarge = () => fail('too-large', `the answer is larger than ${maxBytes} bytes`);
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
    tooLarge();
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) tooLarge();
    else chunks.push(chunk);
  });
  incoming.on('error', (cause) => fail(faultCode(cause, true, false), plainReason(cause), cause));
  incoming.on('end', () => {
    if (incoming.complete) done(Buffer.concat(chunks).toString('utf8'));
    else fail('reset', 'the connection ended before the answer did');
  });
  incoming.on('close', () => fail('reset', 'the connection ended before the answer did'));
}

// Not `instanceof Error`: an error of Node's core may come from another realm.
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

const NO_CONNECTION: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EACCES',
  'EPERM',
]);

function faultCode(error: unknown, sent: boolean, secure: boolean): HttpFaultCode {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too-large';
  if (code.startsWith('HPE_')) return 'protocol';
  if (sent) return 'reset';
  if (code.startsWith('ERR_PROXY')) return 'proxy';
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'dns';
  if (NO_CONNECTION.has(code)) return 'refused';
  if (code === 'ETIMEDOUT') return 'timeout';
  return secure ? 'tls' : 'reset';
}

function plainReason(error: unknown): string {
  const code = codeOf(error);
  return code === '' ? 'the connection failed' : `the connection failed (${code})`;
}
