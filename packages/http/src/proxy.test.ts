import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Certificate } from './testing/certificate.ts';
import { makeCertificate } from './testing/certificate.ts';
import type { FaultServer } from './testing/fault-server.ts';
import { answer, listen, startFaultServer } from './testing/fault-server.ts';

/** A name that no resolver knows: only the proxy of this test can reach it. */
const HOST = 'sessions.invalid';
const SCRIPT = fileURLToPath(new URL('testing/one-post.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
let certificate: Certificate;
let service: FaultServer;
let proxy: { readonly port: number; readonly heads: string[]; readonly bytes: () => string; readonly server: Server };
let refuseWith: string | undefined;

beforeAll(async () => {
  certificate = makeCertificate(folder, HOST);
  const tls = { key: certificate.key, cert: certificate.cert };
  service = await startFaultServer({ at: 'request', act: (s) => s.end(answer(200, 'created')) }, tls);
  proxy = await startProxy();
});
afterEach(() => {
  proxy.heads.length = 0;
  refuseWith = undefined;
});
afterAll(async () => {
  proxy.server.close();
  await service.close();
  rmSync(folder, { recursive: true });
});

/** A CONNECT proxy that leads every name to the service on loopback, and keeps all that it saw in clear text. */
async function startProxy() {
  const heads: string[] = [];
  let seen = '';
  const server = createServer((client: Socket) => {
    client.on('error', () => {});
    client.once('data', (chunk: Buffer) => {
      heads.push(chunk.toString('latin1'));
      if (refuseWith !== undefined) return client.end(refuseWith);
      const upstream = connect(service.port, '127.0.0.1', () => client.write('HTTP/1.1 200 Connected\r\n\r\n'));
      upstream.on('error', () => client.destroy());
      client.on('data', (bytes: Buffer) => {
        seen += bytes.toString('latin1');
      });
      return client.pipe(upstream).pipe(client);
    });
  });
  return { port: await listen(server), heads, bytes: () => seen, server };
}

interface Run {
  readonly output: string;
  readonly ms: number;
}

function post(url: string, env: Readonly<Record<string, string>>): Promise<Run> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--conditions=source', SCRIPT, url],
      { env },
      (error, stdout, stderr) => {
        if (error !== null) reject(new Error(stderr, { cause: error }));
        else resolve({ output: stdout.trim(), ms: performance.now() - start });
      },
    );
  });
}

const proxied = () => `http://127.0.0.1:${proxy.port}`;
const trusted = () => ({ NODE_EXTRA_CA_CERTS: certificate.file });

describe('proxies and extra certificates (issue: "Proxies and NODE_EXTRA_CA_CERTS work")', () => {
  test.each(['HTTPS_PROXY', 'https_proxy'])('%s: a tunnel by CONNECT; the proxy never sees the key', async (name) => {
    const { output } = await post(`https://${HOST}/v3`, { ...trusted(), [name]: proxied() });
    expect(output).toBe('200 created');
    expect(proxy.heads).toHaveLength(1);
    expect(proxy.heads[0]).toMatch(/^CONNECT sessions\.invalid:443 HTTP\/1\.1\r\n/);
    expect(proxy.heads.join('') + proxy.bytes()).not.toContain('Bearer');
  });

  test('the user name of the proxy goes to the proxy alone', async () => {
    const { output } = await post(`https://${HOST}/`, {
      ...trusted(),
      HTTPS_PROXY: `http://me:secret@127.0.0.1:${proxy.port}`,
    });
    expect(output).toBe('200 created');
    expect(proxy.heads[0]?.toLowerCase()).toContain(`proxy-authorization: basic ${btoa('me:secret')}`.toLowerCase());
    expect(service.heads().join('').toLowerCase()).not.toContain('proxy-authorization');
  });

  test('NO_PROXY goes out directly', async () => {
    const env = { ...trusted(), HTTPS_PROXY: proxied(), NO_PROXY: 'example.com,127.0.0.1' };
    const { output } = await post(`https://127.0.0.1:${service.port}/`, env);
    expect(output).toBe('200 created');
    expect(proxy.heads).toEqual([]);
  });

  test('NODE_EXTRA_CA_CERTS is what makes a private authority trusted; without it nothing is sent', async () => {
    const url = `https://127.0.0.1:${service.port}/`;
    const before = service.requests();
    expect((await post(url, {})).output).toMatch(/^tls no /);
    expect((await post(url, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).output).toMatch(/^tls no /);
    expect(service.requests()).toBe(before);
    expect((await post(url, trusted())).output).toBe('200 created');
  });

  test.each([
    'HTTP/1.1 407 Proxy Authentication Required\r\n\r\n',
    'HTTP/1.1 502 Bad Gateway\r\n\r\n',
    'garbage\r\n\r\n',
    '',
  ])('P16: a proxy that answers %j: nothing was sent, and it ends', async (refusal) => {
    refuseWith = refusal;
    const before = service.requests();
    const { output, ms } = await post(`https://${HOST}/`, { ...trusted(), HTTPS_PROXY: proxied() });
    expect(output).toMatch(/^(?:proxy|tls|protocol) no /);
    expect(service.requests()).toBe(before);
    expect(ms).toBeLessThan(8_000);
  });

  test.each(['socks5://127.0.0.1:1', 'http://me:secret@[bad', 'proxy:8080'])(
    'P6: HTTPS_PROXY=%s is refused and not repeated',
    async (value) => {
      const { output } = await post(`https://${HOST}/`, { ...trusted(), HTTPS_PROXY: value });
      expect(output).toMatch(/^proxy no .*HTTPS_PROXY/);
      expect(output).not.toContain('secret');
    },
  );

  test('plain http to loopback never takes the proxy', async () => {
    const { output } = await post('http://127.0.0.1:1/', { HTTPS_PROXY: proxied(), HTTP_PROXY: proxied() });
    expect(output).toMatch(/^invalid-request no /);
    expect(proxy.heads).toEqual([]);
  });
});
