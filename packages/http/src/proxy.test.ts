import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ProxyEnvironment } from './connection.ts';
import { HttpFault } from './contract.ts';
import { createHttp } from './create-http.ts';
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

describe('proxies, asked for in this process, which does not trust the service', () => {
  const own = () => `http://127.0.0.1:${proxy.port}`;
  async function ending(url: string, env: ProxyEnvironment): Promise<string> {
    const http = createHttp({
      sleep: () => Promise.resolve(),
      random: () => 0,
      now: Date.now,
      userAgent: 'test',
      env,
      limits: { maxAttempts: 1 },
    });
    const request = { method: 'POST', url, headers: {}, effect: 'once', name: 'post' } as const;
    return http(request).then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof HttpFault ? `${error.code} ${error.ran}` : 'other'),
    );
  }

  test.each([
    [{ HTTPS_PROXY: 'own' }, 1],
    [{ https_proxy: 'own' }, 1],
    [{ https_proxy: 'own', HTTPS_PROXY: 'http://127.0.0.1:1' }, 1],
    [{ https_proxy: '', HTTPS_PROXY: 'own' }, 1],
    [{ HTTPS_PROXY: 'own', NO_PROXY: 'x.invalid' }, 1],
    [{ HTTPS_PROXY: 'own', NO_PROXY: HOST }, 0],
    [{ HTTPS_PROXY: 'own', no_proxy: HOST }, 0],
    [{ HTTPS_PROXY: 'own', no_proxy: '', NO_PROXY: HOST }, 0],
    [{ HTTPS_PROXY: 'own', no_proxy: 'x.invalid', NO_PROXY: HOST }, 1],
    [{}, 0],
    [{ HTTPS_PROXY: '' }, 0],
  ] as const)('%j: asked %i times', async (names, asked) => {
    const env = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, value.replace('own', own())]));
    expect(await ending(`https://${HOST}/`, env)).toBe(asked === 1 ? 'tls no' : 'dns no');
    expect(proxy.heads).toHaveLength(asked);
  });

  test.each(['ftp://127.0.0.1:1', 'socks5://127.0.0.1:1', '127.0.0.1:8080', 'no proxy'])(
    'P6: %s is no proxy, and nothing goes out',
    async (HTTPS_PROXY) => {
      expect(await ending(`https://127.0.0.1:${service.port}/`, { HTTPS_PROXY })).toBe('proxy no');
      expect(proxy.heads).toEqual([]);
    },
  );

  test('P5: NODE_TLS_REJECT_UNAUTHORIZED=0 makes nobody trusted', async () => {
    const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    try {
      const sent = service.requests();
      expect(await ending(`https://127.0.0.1:${service.port}/`, {})).toBe('tls no');
      expect(service.requests()).toBe(sent);
    } finally {
      if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
    }
  });
});

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
