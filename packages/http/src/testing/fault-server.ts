import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { createServer as createTlsServer } from 'node:tls';

/**
 * What a server does with one connection. `connect` plays before anything was read, `head` as soon as the head of a
 * request is there, `request` after each whole request, whose number (from 1) and head it is given.
 */
export interface Play {
  readonly at: 'connect' | 'head' | 'request';
  readonly act: (socket: Socket, request: number, head: string) => void;
}

/** A server on loopback that misbehaves as it is told, and counts what reached it. */
export interface FaultServer {
  readonly port: number;
  /** Whole requests that were read: what a real service might have carried out. */
  readonly requests: () => number;
  readonly connections: () => number;
  /** Heads of the requests, as they were sent. */
  readonly heads: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function startFaultServer(play: Play, tls?: TlsOptions): Promise<FaultServer> {
  const heads: string[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  const serve = (socket: Socket): void => {
    connections += 1;
    keep(open, socket);
    if (play.at === 'connect') play.act(socket, 0, '');
    let pending = '';
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString('latin1');
      for (let end = pending.indexOf('\r\n\r\n'); end >= 0; end = pending.indexOf('\r\n\r\n')) {
        const head = pending.slice(0, end);
        if (play.at === 'head') play.act(socket, heads.length + 1, head);
        const length = Number(/^content-length: (?<n>\d+)$/im.exec(head)?.groups?.['n'] ?? 0);
        if (pending.length < end + 4 + length) return;
        pending = pending.slice(end + 4 + length);
        heads.push(head);
        if (play.at === 'request') play.act(socket, heads.length, head);
      }
    });
  };
  const server = tls === undefined ? createServer(serve) : createTlsServer(tls, serve);
  server.on('connection', (socket: Socket) => keep(open, socket));
  server.on('tlsClientError', () => {});
  const port = await listen(server);
  return {
    port,
    requests: () => heads.length,
    connections: () => connections,
    heads: () => heads,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => open.delete(socket));
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** A port on which nobody listens: one that was just given back. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

const REPEATED_MS = 15;

/** Sends the same bytes again and again until the other side has gone. */
export function drip(socket: Socket, bytes: string): void {
  const timer = setInterval(() => socket.write(bytes), REPEATED_MS);
  socket.on('close', () => clearInterval(timer));
}

export function answer(status: number, body = 'text', headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers });
  return `HTTP/1.1 ${status} Text\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
