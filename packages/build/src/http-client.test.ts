import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as core from '@actions/core';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `@actions/core` runs on our cut of its HTTP client: what it offers in public must work all the same (D33). */
describe('@actions/core without undici', () => {
  let server: Server;
  const seen: IncomingMessage[] = [];
  const answers: { status: number; body: string }[] = [];

  beforeEach(async () => {
    seen.length = 0;
    server = createServer((request, response) => {
      seen.push(request);
      const { status, body } = answers.shift() ?? { status: 200, body: '{"value":"the-token"}' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] = 'request-token';
    process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] =
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/token?version=2`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('getIDToken asks the token service with the bearer token and the audience', async () => {
    expect(await core.getIDToken('https://octo.example')).toBe('the-token');
    expect(seen[0]?.url).toBe('/token?version=2&audience=https%3A%2F%2Focto.example');
    expect(seen[0]?.headers.authorization).toBe('Bearer request-token');
  });

  test('a passing fault is tried again', async () => {
    answers.push({ status: 503, body: '' });
    expect(await core.getIDToken()).toBe('the-token');
    expect(seen).toHaveLength(2);
  });

  test('a refusal is told with its status', async () => {
    answers.push({ status: 403, body: '{"message":"no permission"}' });
    await expect(core.getIDToken()).rejects.toThrow(/403[\s\S]*no permission/);
    expect(seen).toHaveLength(1);
  });
});
