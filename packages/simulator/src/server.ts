import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults } from './faults.ts';
import type { RecordedRequest, Service } from './requests.ts';

export interface Exchange {
  readonly request: RecordedRequest;
  readonly url: URL;
  readonly host: string;
  readonly refsBehind: number;
  readonly torn: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One of the simulated services: names the operation first (so that faults can match it), then carries it out. */
export interface ServiceHandler {
  readonly service: Service;
  operationOf(method: string, url: URL, body: string): string | null;
  handle(exchange: Exchange): Promise<Answer>;
}

/** What a delivery's kill switch does with a request: nothing, or the process is gone and no answer is needed. */
export type Interceptor = (request: RecordedRequest, moment: 'before' | 'after') => boolean;

/** Answers a request by itself, in bytes; `false`: it is not for it. */
export type RawHandler = (incoming: IncomingMessage, response: ServerResponse) => boolean;

export interface ServerParts {
  readonly now: () => Date;
  readonly faults: Faults;
  readonly requests: RecordedRequest[];
  readonly log: (line: string) => void;
}

const ANSWER_LIMIT_MS = 60_000;
/** A request body above this is refused: GitHub and every gateway have such a limit. */
const BODY_LIMIT = 25 * 1024 * 1024;

export interface Listener {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback address. */
export async function listen(
  parts: ServerParts,
  handler: ServiceHandler,
  delivery: number | null = null,
  intercept: Interceptor = () => false,
  raw: RawHandler = () => false,
): Promise<Listener> {
  const server: Server = createServer((incoming, response) => {
    if (raw(incoming, response)) return;
    void serve(parts, handler, delivery, intercept, incoming, response).catch((error: unknown) => {
      parts.log(`simulator: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('the simulator failed; see its log');
    });
  });
  server.keepAliveTimeout = 5000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > BODY_LIMIT) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function serve(
  parts: ServerParts,
  handler: ServiceHandler,
  delivery: number | null,
  intercept: Interceptor,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = incoming.method ?? 'GET';
  const path = incoming.url ?? '/';
  const host = incoming.headers.host ?? '127.0.0.1';
  const url = new URL(path, `http://${host}`);
  const body = await readBody(incoming);
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const request: RecordedRequest = {
    number: parts.requests.length + 1,
    service: handler.service,
    method,
    path,
    operation: handler.operationOf(method, url, body ?? ''),
    status: 0,
    at: parts.now(),
    headers,
    body: body ?? '',
    delivery,
    effect: false,
  };
  parts.requests.push(request);
  const faults = parts.faults.take(request);
  const answer = await carryOut(parts, handler, intercept, { request, url, host, body }, faults);
  if (answer === 'hang') return;
  if (answer === 'reset') return reset(incoming);
  request.status = answer.status;
  send(response, answer, faults, parts.now());
}

/** A reset at socket level: the client sees ECONNRESET. */
function reset(incoming: IncomingMessage): void {
  incoming.socket.resetAndDestroy();
}

interface Parsed {
  readonly request: RecordedRequest;
  readonly url: URL;
  readonly host: string;
  readonly body: string | null;
}

async function carryOut(
  parts: ServerParts,
  handler: ServiceHandler,
  intercept: Interceptor,
  { request, url, host, body }: Parsed,
  faults: readonly Fault[],
): Promise<Answer | 'hang' | 'reset'> {
  if (intercept(request, 'before')) return 'hang';
  for (const fault of faults) {
    if (fault.kind === 'delay') await sleep(fault.ms, undefined, { ref: false });
    const early = answerBeforeEffect(fault);
    if (early !== null) return early;
  }
  if (body === null) return { status: 413, headers: { 'content-type': 'text/plain' }, body: 'Payload Too Large' };
  const behind = Math.max(0, ...faults.map((fault) => (fault.kind === 'stale-read' ? (fault.behind ?? 1) : 0)));
  const torn = faults.some(({ kind }) => kind === 'torn-read');
  const answer = await handler.handle({ request, url, host, refsBehind: behind, torn });
  request.effect = answer.status < 400;
  if (intercept(request, 'after')) return 'hang';
  for (const fault of faults) {
    if (fault.kind === 'reset-after-effect') return 'reset';
    if (fault.kind === 'hang') return 'hang';
    if (fault.kind === 'status-after-effect') return statusAnswer(fault.status, fault.headers, fault.body);
    if (fault.kind === 'bad-body') {
      const type = fault.contentType === undefined ? {} : { 'content-type': fault.contentType };
      return { ...answer, headers: { ...answer.headers, ...type }, body: fault.body ?? '{"broken": ' };
    }
  }
  return answer;
}

function answerBeforeEffect(fault: Fault): Answer | 'hang' | 'reset' | null {
  switch (fault.kind) {
    case 'status':
      return statusAnswer(fault.status, fault.headers, fault.body);
    case 'redirect':
      return {
        status: fault.status ?? 302,
        headers: { location: fault.location, 'content-type': 'text/plain' },
        body: '',
      };
    case 'graphql-errors':
      return statusAnswer(200, {}, { data: null, errors: fault.errors });
    case 'hang':
      return fault.effect ? null : 'hang';
    case 'reset-before-effect':
      return 'reset';
    case 'delay':
    case 'reset-after-effect':
    case 'bad-body':
    case 'status-after-effect':
    case 'truncated-body':
    case 'endless-body':
    case 'huge-body':
    case 'stale-read':
    case 'torn-read':
      break;
  }
  return null;
}

function statusAnswer(status: number, headers: Readonly<Record<string, string>> = {}, body?: unknown): Answer {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  return { status, headers: { 'content-type': type, ...headers }, body: text };
}

function send(response: ServerResponse, answer: Answer, faults: readonly Fault[], now: Date): void {
  const headers = { date: now.toUTCString(), ...answer.headers };
  response.sendDate = false;
  const long = faults.find(({ kind }) => kind === 'endless-body' || kind === 'huge-body');
  if (long !== undefined) {
    response.writeHead(answer.status, headers);
    stream(response, long.kind === 'huge-body' ? long.bytes : Infinity);
    return;
  }
  const bytes = Buffer.from(answer.body);
  if (faults.some(({ kind }) => kind === 'truncated-body')) {
    response.writeHead(answer.status, { ...headers, 'content-length': String(bytes.length + 10) });
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
    return;
  }
  const bodiless = answer.status === 204 || answer.status === 304;
  response.writeHead(answer.status, bodiless ? headers : { ...headers, 'content-length': String(bytes.length) });
  response.end(bodiless ? undefined : bytes);
}

/** A body that goes on: valid JSON as far as it goes, in pieces, as fast as the client reads, at most a minute. */
function stream(response: ServerResponse, limit: number): void {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const end = setTimeout(() => response.destroy(), ANSWER_LIMIT_MS).unref();
  response.write('{"message":"');
  let sent = 0;
  const more = (): void => {
    while (!response.destroyed && sent < limit) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    clearTimeout(end);
    response.end('"}');
  };
  response.on('error', () => clearTimeout(end));
  response.on('close', () => clearTimeout(end));
  more();
}
