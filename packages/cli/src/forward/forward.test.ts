import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { forward } from './forward.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SECRET = 'lin_wh_0123456789abcdef';
const ENV = { LINEAR_SECRETS: SECRET, GITHUB_TOKEN: 'github-token-0123456789', REPOSITORIES: 'octo-org/shop' };

async function run(args: readonly string[], env: Readonly<Record<string, string>> = ENV) {
  let [out, error] = ['', ''];
  const terminal = {
    write: (text: string) => void (out += text),
    writeError: (text: string) => void (error += text),
    colours: false,
    now: () => 0,
  };
  const code = await forward(terminal, args, { env, stopped: () => Promise.resolve() });
  return { code, out, error };
}

function delivery(key: string) {
  const body = JSON.stringify({
    type: 'Issue',
    action: 'create',
    createdAt: '2026-11-20T10:00:00Z',
    data: { identifier: key, title: 'Old TLS', description: 'On.', state: { name: 'Ready for agent' } },
    webhookTimestamp: Date.now(),
  });
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'linear-signature': createHmac('sha256', SECRET).update(body).digest('hex'),
    },
  };
}

describe('forward', () => {
  test('not set up: every fault with its name, and nothing is started', async () => {
    const { code, out, error } = await run([], {});
    expect([code, out]).toEqual([1, '']);
    for (const name of ['LINEAR_SECRETS', 'REPOSITORIES', 'GITHUB_TOKEN', 'docs/forwarder.md'])
      expect(error).toContain(name);
  });

  test.each([[['--port', 'x']], [['--port', '70000']], [['--log', 'some']], [['now']]])(
    'wrong use ends with 2: %j',
    async (args) => {
      expect((await run(args)).code).toBe(2);
    },
  );

  test('starts, says where, and stops when it is told to', async () => {
    const { code, error } = await run(['--port', '0']);
    expect(code).toBe(0);
    expect(error).toMatch(/^Takes deliveries on http:\/\/127\.0\.0\.1:\d+; /);
  });

  test('a port that is taken is said', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(run(['--port', String(port)])).rejects.toThrow(/EADDRINUSE/);
    server.close();
  });

  test('as the systemd unit runs it: SIGTERM while a delivery is underway: it is answered, then the process ends with 0', async () => {
    const waiting: ServerResponse[] = [];
    const upstream = createServer((_, response) => void waiting.push(response));
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const unit = readFileSync(`${ROOT}action-templates/forwarder/agent-remediation-forwarder.service`, 'utf8');
    const [program = '', ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '')
      .replaceAll('/opt/agent-remediation/', ROOT)
      .replace('--port 8080', '--port 0')
      .split(' ');
    expect(program).toBe(`${ROOT}node_modules/.bin/node`);
    const env = {
      ...ENV,
      GITHUB_API_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
    };
    const child = spawn(process.execPath, args, { cwd: ROOT, env });
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const url = await new Promise<string>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString());
        if (found) resolve(found[0]);
      });
    });
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const { body, headers } = delivery('ENG-1');
    const answering = fetch(`${url}/linear`, { method: 'POST', headers, body });
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    waiting[0]?.writeHead(204).end();
    expect((await answering).status).toBe(204);
    expect(await ended).toBe(0);
    upstream.closeAllConnections();
    upstream.close();
    expect(JSON.parse(log)).toMatchObject({
      outcome: 'accepted',
      reason: 'handed-on',
      status: 204,
      tracker: 'linear',
      key: 'ENG-1',
    });
    expect(log).not.toContain('Old TLS');
  }, 30_000);
});
