import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Answer, BodyReading, Delivery, Handle } from '@agent-remediation/forwarder';

export interface ForwardServer {
  /** `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no more deliveries, lets those underway end, and resolves when the last one has. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds for a whole request to arrive, and for its headers: a sender that trickles must not hold a connection. */
const REQUEST_MS = 10_000;
const HEADERS_MS = 5_000;
/** After so long, in milliseconds, a stop waits no more. */
const STOP_MS = 15_000;

/** The forwarder behind Node's own server. A proxy in front of it speaks TLS; on its own it is for this machine only. */
export async function startServer(
  handle: Handle,
  address: { readonly host: string; readonly port: number },
): Promise<ForwardServer> {
  const underway = new Set<Promise<void>>();
  const server = createServer(
    // Node would keep the first of two `authorization` headers and say nothing of the second; joined, neither is taken.
    { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, joinDuplicateHeaders: true },
    (request, response) => {
      const work = serve(handle, request, response);
      underway.add(work);
      void work.finally(() => underway.delete(work));
    },
  );
  await listening(server, address);
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  return {
    url: `http://${address.host.includes(':') ? `[${address.host}]` : address.host}:${port}`,
    stop: () => stop(server, underway),
  };
}

function listening(server: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function serve(handle: Handle, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await handle(deliveryOf(request));
  send(request, response, answer);
}

function deliveryOf(request: IncomingMessage): Delivery {
  const { url = '/', headers } = request;
  const query = url.indexOf('?');
  return {
    method: request.method ?? '',
    path: query === -1 ? url : url.slice(0, query),
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    body: (maxBytes) => readBody(request, maxBytes),
  };
}

function readBody(request: IncomingMessage, maxBytes: number): Promise<BodyReading> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        request.pause();
        chunks.length = 0;
        resolve({ kind: 'too-large' });
      }
    });
    request.on('end', () =>
      resolve({ kind: 'read', bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
    );
    // After `end` both change nothing any more.
    request.on('error', () => resolve({ kind: 'broken' }));
    request.on('close', () => resolve({ kind: 'broken' }));
  });
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return;
  const { status, statusText, headers, body } = answer;
  const isWhole = request.complete;
  // What was not read must not be taken for the next request of the connection.
  if (!isWhole) response.setHeader('connection', 'close');
  if (body !== null) response.setHeader('content-length', Buffer.byteLength(body));
  if (statusText === '') response.writeHead(status, headers);
  else response.writeHead(status, statusText, headers);
  response.end(body ?? undefined, () => {
    if (!isWhole) request.destroy();
  });
}

async function stop(server: Server, underway: ReadonlySet<Promise<void>>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await Promise.allSettled(underway);
  // A connection that is kept alive after its last answer would hold the server open.
  server.closeIdleConnections();
  await closed;
  clearTimeout(timer);
}
