import { afterEach, describe, expect, test } from '@jest/globals';
import type { HttpRequest } from './contract.ts';
import type { HttpOptions, RetryNotice } from './create-http.ts';
import { createHttp } from './create-http.ts';
import { parseHttpDate } from './http-date.ts';
import type { FaultServer, Play } from './testing/fault-server.ts';
import { answer, startFaultServer } from './testing/fault-server.ts';
import { virtualClock } from './testing/virtual-clock.ts';

let server: FaultServer | undefined;
afterEach(() => server?.close());

async function serve(act: Play['act']): Promise<FaultServer> {
  server = await startFaultServer({ at: 'request', act });
  return server;
}

const build = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    ...virtualClock(),
    random: () => 0.5,
    userAgent: 'agent-remediation/test',
    allowLoopbackHttp: true,
    ...options,
  });

const request = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url,
  headers: {},
  effect: 'once',
  name: 'create session',
  ...more,
});

describe('createHttp: what goes out', () => {
  test('method, path with query, headers, body with its length in bytes', async () => {
    const { port, heads } = await serve((s) => s.write(answer(200)));
    const url = `http://127.0.0.1:${port}/a/b?c=d%20e`;
    await build()(request(url, { headers: { 'X-Name': 'v', 'Accept-Encoding': 'gzip' }, body: '{"a":"ü"}' }));
    const lines = (heads()[0] ?? '').split('\r\n');
    expect(lines[0]).toBe('POST /a/b?c=d%20e HTTP/1.1');
    expect(lines).toEqual(expect.arrayContaining(['x-name: v', 'accept-encoding: identity', 'Content-Length: 10']));
    expect(lines).toContain('user-agent: agent-remediation/test');
  });

  test('the fresh connection of a write is closed, reads share one', async () => {
    const counted = await serve((s) => s.write(answer(200)));
    const http = build();
    const url = `http://127.0.0.1:${counted.port}/`;
    await http(request(url));
    await http(request(url));
    expect(counted.connections()).toBe(2);
    for (let i = 0; i < 3; i += 1) await http(request(url, { method: 'GET', effect: 'none' }));
    expect(counted.connections()).toBe(3);
  });
});

describe('createHttp: what comes back', () => {
  test('status, headers, date, address, attempts', async () => {
    const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT', 'X-Thing': 'a', __proto__x: 'b' };
    const { port } = await serve((s) => s.write(answer(202, 'body', headers)));
    const url = `http://127.0.0.1:${port}/x`;
    const response = await build()(request(url));
    expect(response).toMatchObject({
      status: 202,
      text: 'body',
      url,
      attempts: 1,
      date: new Date('2026-11-20T12:00:00Z'),
    });
    expect(response.headers['x-thing']).toBe('a');
  });

  test('D9: the body byte for byte, with its byte order mark; what is not UTF-8 is replaced', async () => {
    const { port } = await serve((s) =>
      s.write(
        Buffer.concat([
          Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n'),
          Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x0d, 0x0a]),
        ]),
      ),
    );
    expect((await build()(request(`http://127.0.0.1:${port}/`))).text).toBe('\ufeffa\ufffd\r\n');
  });

  test('P9: a header called __proto__ is only a header', async () => {
    const { port } = await serve((s) => s.write(answer(200, '', { ['__proto__']: 'x', constructor: 'y' })));
    const { headers } = await build()(request(`http://127.0.0.1:${port}/`));
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
    expect(Object.hasOwn({}, 'x')).toBe(false);
  });

  test.each([300, 301, 302, 303, 307, 308])('P5: a redirect %i is an answer and is not followed', async (status) => {
    const { port, requests } = await serve((s) => s.write(answer(status, '', { location: '/elsewhere' })));
    expect(await build()(request(`http://127.0.0.1:${port}/`, { effect: 'none' }))).toMatchObject({
      status,
      attempts: 1,
    });
    expect(requests()).toBe(1);
  });
});

describe('P5: which addresses a request may have', () => {
  const refused = [
    'http://api.example.com/',
    'https://user:word@api.example.com/',
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'not a URL',
    '',
  ];
  test.each(refused)('refused: %s', async (url) => {
    await expect(build()(request(url))).rejects.toMatchObject({ code: 'invalid-request', ran: 'no', attempts: 1 });
  });

  const scheme = 'the address must begin with https://';
  test.each([
    ['http://api.example.com/', `${scheme}; plain http is for loopback, where it was allowed`],
    ['https://user@api.example.com/', 'the address holds a user name or password'],
    ['https://:word@api.example.com/', 'the address holds a user name or password'],
    ['ftp://127.0.0.1/', scheme],
    ['not a URL', 'the address is not a URL'],
  ])('house style 5: %s: %s', async (url, message) => {
    await expect(build()(request(url))).rejects.toThrow(
      expect.objectContaining({ code: 'invalid-request', message: `create session: ${message}` }),
    );
  });

  test('plain http on loopback needs the explicit switch', async () => {
    const { port, requests } = await serve((s) => s.write(answer(200)));
    const http = build({ allowLoopbackHttp: false });
    await expect(http(request(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({ code: 'invalid-request' });
    expect(requests()).toBe(0);
  });

  test.each([{ 'x-a': 'b\r\nhost: evil' }, { 'x a': 'b' }, { 'x-a': 'ł' }])(
    'header %j is refused before anything is sent',
    async (headers) => {
      const { port, connections } = await serve((s) => s.write(answer(200)));
      const attempt = build()(request(`http://127.0.0.1:${port}/`, { headers }));
      await expect(attempt).rejects.toMatchObject({ code: 'invalid-request', ran: 'no' });
      expect(connections()).toBe(0);
    },
  );
});

test('onRetry is told name, attempts, wait and reason, and nothing of address, header or body', async () => {
  const { port } = await serve((s, number) => s.write(answer(number === 1 ? 503 : 200, 'canary')));
  const notices: RetryNotice[] = [];
  const headers = { authorization: 'Bearer canary' };
  await build({ onRetry: (notice) => notices.push(notice) })(
    request(`http://127.0.0.1:${port}/?canary`, { method: 'GET', effect: 'none', headers }),
  );
  expect(notices).toEqual([{ name: 'create session', attempts: 1, waitMs: 125, why: 'status 503' }]);
});

describe('P16: waits fit into the total time', () => {
  /** What is waited for between the attempts of a read that is answered with 503 when the clock stands at `answeredAt`. */
  async function waits(answeredAt: number, headers: Readonly<Record<string, string>> = {}) {
    let clock = 0;
    const slept: number[] = [];
    const { port, requests } = await serve((s) => {
      clock = answeredAt;
      s.write(answer(503, '', headers));
    });
    const http = build({
      now: () => clock,
      sleep: (ms) => {
        slept.push(ms);
        clock = 10_000;
        return Promise.resolve();
      },
      random: () => 40,
      limits: { totalMs: 10_000, attemptMs: 20_000, maxAttempts: 3, maxRetryAfterMs: 5_000 },
    });
    const { status, attempts } = await http(request(`http://127.0.0.1:${port}/`, { method: 'GET', effect: 'none' }));
    expect([status, attempts, requests()]).toEqual([503, 1, 1]);
    return slept;
  }

  test.each([
    [0, {}, [5_000]],
    [5_000, {}, [2_500]],
    [9_960, {}, [20]],
    [9_961, {}, []],
    [0, { 'retry-after': '5' }, [5_000]],
    [0, { 'retry-after': '6' }, []],
    [6_980, { 'retry-after': '3' }, [3_000]],
    [6_981, { 'retry-after': '3' }, []],
  ] as const)('answered at %i ms of 10,000 with %j: %j', async (answeredAt, headers, expected) => {
    expect(await waits(answeredAt, headers)).toEqual(expected);
  });
});

test('P6: a fault holds neither key nor body, in message, cause or stack', async () => {
  const { port } = await serve((s) => s.resetAndDestroy());
  const error: unknown = await build()(
    request(`http://127.0.0.1:${port}/`, { headers: { authorization: 'Bearer canary-key' }, body: 'canary-body' }),
  ).catch((reason: unknown) => reason);
  const { inspect } = process.getBuiltinModule('node:util');
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('canary');
});

describe('parseHttpDate', () => {
  test.each([
    '',
    'now',
    '0',
    '2026-11-20',
    'Fri, 20 Nov 2026 12:00:00 +0100',
    'Fri, 20 Xxx 2026 12:00:00 GMT',
    'Fri, 20 Nov 2026 24:00:00 GMT',
  ])('not a date: %j', (text) => {
    expect(parseHttpDate(text)).toBeUndefined();
  });
  test('a leap second is a date', () => {
    expect(parseHttpDate('Sat, 31 Dec 2016 23:59:60 GMT')).toEqual(new Date('2017-01-01T00:00:00Z'));
  });
});
