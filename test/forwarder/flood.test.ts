import { Agent, request as httpRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { createHandle } from '@agent-remediation/forwarder';
import { dependencies } from '../../packages/cli/src/forward/forward.ts';
import { startServer } from '../../packages/cli/src/forward/server.ts';
import { linear, withHeaders } from './payloads.ts';
import type { Sent } from './payloads.ts';
import { githubVariables, settingsOf, startUpstream } from './runtimes.ts';
import { measured } from '../promises/measured.ts';

const DELIVERIES = process.env['PROMISES'] === '1' ? 100_000 : 4_000;
const CONNECTIONS = 32;
/** What one delivery may leave behind, at most, in bytes: its place in the memory of tickets handed on. */
const KEPT_BYTES = 4 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

/** One in a hundred is a ticket that became ready, one in ten is forged, the rest are ordinary edits. */
function delivery(number: number): { readonly sent: Sent; readonly status: number } {
  if (number % 100 === 0)
    return { sent: linear({ key: `ENG-${number / 100 + 1}`, delivery: `d-${number}` }), status: 204 };
  if (number % 10 === 1)
    return { sent: withHeaders(linear(), ['linear-signature'], [['linear-signature', '0'.repeat(64)]]), status: 401 };
  return { sent: linear({ isReady: false, delivery: `d-${number}` }), status: 204 };
}

test(`P19: ${DELIVERIES} deliveries at full speed: no leak, no loss`, async () => {
  const upstream = await startUpstream();
  const deps = dependencies(
    () => undefined,
    () => undefined,
  );
  const server = await startServer(createHandle(settingsOf(githubVariables(upstream.url)), deps), {
    host: '127.0.0.1',
    port: 0,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { port } = new URL(server.url);
  const wrong: string[] = [];
  const send = (number: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { sent, status } = delivery(number);
      const headers = { ...Object.fromEntries(sent.headers), 'content-length': Buffer.byteLength(sent.body) };
      const request = httpRequest(
        { host: '127.0.0.1', port, path: sent.path, method: 'POST', headers, agent },
        (response) => {
          if (response.statusCode !== status) wrong.push(`${number}: ${response.statusCode}`);
          response.resume();
          response.on('end', resolve);
        },
      );
      request.on('error', reject);
      request.end(sent.body);
    });
  let next = 0;
  const until = async (end: number): Promise<void> => {
    const worker = async (): Promise<void> => {
      while (next < end) await send((next += 1) - 1);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };
  await until(DELIVERIES / 4);
  upstream.calls.length = 0;
  const before = heap();
  await until(DELIVERIES);
  const ready = upstream.calls.map(
    ({ body }) => (JSON.parse(body) as { inputs: { ticket_key: string } }).inputs.ticket_key,
  );
  upstream.calls.length = 0;
  const grown = heap() - before;
  agent.destroy();
  await server.stop();
  await upstream.close();
  measured('P19', { 'deliveries at full speed': next });
  expect(wrong).toEqual([]);
  const expected = Array.from(
    { length: (DELIVERIES * 3) / 4 / 100 },
    (_, index) => `ENG-${DELIVERIES / 400 + index + 1}`,
  );
  expect(ready.toSorted()).toEqual(expected.toSorted());
  expect(grown).toBeLessThan(KEPT_BYTES);
}, 600_000);
