import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Simulator } from '@agent-remediation/simulator';

/** The way to both services over one port, which closes: what comes then is refused before a byte of it is sent. */
export interface Front {
  readonly url: string;
  /** Requests that came through. */
  readonly passed: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Opens a front before GitHub and the session service. Every request has a connection of its own; after `passes` requests the port is closed,
 * for good or for so many milliseconds.
 */
export async function openFront(sim: Simulator, passes: number, closedForMs = Infinity): Promise<Front> {
  let passed = 0;
  const server = createServer({ keepAlive: false }, (incoming, outgoing) => {
    passed += 1;
    if (passed === passes) shut();
    pass(sim, incoming, outgoing);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  let again: NodeJS.Timeout | undefined;
  const shut = (): void => {
    // The listening socket is closed at once; what runs goes on to its end.
    server.close();
    if (Number.isFinite(closedForMs)) again = setTimeout(() => void listen(port).catch(() => undefined), closedForMs);
  };
  if (passes === 0) shut();
  return {
    url: `http://127.0.0.1:${port}`,
    passed: () => passed,
    close: () =>
      new Promise((resolve) => {
        clearTimeout(again);
        server.closeAllConnections();
        if (server.listening) server.close(() => resolve());
        else resolve();
      }),
  };
}

function pass(sim: Simulator, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? '/';
  const target = new URL(path, path.startsWith('/v3/organizations/') ? sim.sessionUrl : sim.apiUrl);
  const { method, headers } = incoming;
  const onward = send(target, { ...(method === undefined ? {} : { method }), headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
