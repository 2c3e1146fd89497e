import { EventEmitter } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { attempt } from './attempt.ts';
import type { Connection } from './connection.ts';
import { createConnections, whenReady } from './connection.ts';
import type { HttpRequest } from './contract.ts';
import { HttpFault } from './contract.ts';

const LIMITS = { deadlineMs: 5_000, deadlineCode: 'timeout', maxBodyBytes: 10, userAgent: 'test' } as const;
const REQUEST: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/a?b',
  headers: { 'X-A': 'b' },
  body: '{}',
  effect: 'once',
  name: 'create session',
};

/** A request as Node would give it, on which the test plays the network. */
class Outgoing extends EventEmitter {
  sent: unknown[] = [];
  destroyed = 0;
  end(body: unknown): void {
    this.sent.push(body);
  }
  destroy(): void {
    this.destroyed += 1;
  }
}

class Incoming extends EventEmitter {
  complete = true;
  statusCode = 200;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  constructor(headers: Incoming['headers'] = {}) {
    super();
    this.headers = headers;
  }
}

function start(secure: boolean, request = REQUEST, url = request.url, limits: Parameters<typeof attempt>[3] = LIMITS) {
  const outgoing = new Outgoing();
  const opened: unknown[] = [];
  const connection = {
    secure,
    open: (...given: unknown[]) => {
      opened.push(...given);
      return outgoing;
    },
  } as unknown as Connection;
  const ended = attempt(request, new URL(url), connection, limits).catch((error: unknown) => error);
  /** The connection stands and is trusted: from now on a byte may have been sent. */
  const connect = () => outgoing.emit('socket', secure ? { authorized: true } : { connecting: false });
  const answer = (headers: Incoming['headers'] = {}) => {
    connect();
    const incoming = new Incoming(headers);
    outgoing.emit('response', incoming);
    return incoming;
  };
  return { outgoing, opened, ended, connect, answer };
}

const told = (error: unknown) =>
  error instanceof HttpFault ? [error.code, error.ran, error.message] : ['answer', JSON.stringify(error)];

describe('P16: what befell a connection, and whether a byte was sent', () => {
  const failed = (code: string) => `create session: the connection failed (${code})`;
  test.each([
    ['ECONNREFUSED', 'refused', 'refused'],
    ['EHOSTUNREACH', 'refused', 'refused'],
    ['ENETUNREACH', 'refused', 'refused'],
    ['ENETDOWN', 'refused', 'refused'],
    ['EADDRNOTAVAIL', 'refused', 'refused'],
    ['EACCES', 'refused', 'refused'],
    ['EPERM', 'refused', 'refused'],
    ['ENOTFOUND', 'dns', 'dns'],
    ['EAI_AGAIN', 'dns', 'dns'],
    ['ETIMEDOUT', 'timeout', 'timeout'],
    ['ERR_PROXY_TUNNEL', 'proxy', 'proxy'],
    ['ECONNRESET', 'tls', 'reset'],
    ['CERT_HAS_EXPIRED', 'tls', 'reset'],
    ['HPE_INVALID_CONSTANT', 'protocol', 'protocol'],
    ['HPE_HEADER_OVERFLOW', 'too-large', 'too-large'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'too-large', 'too-large'],
  ])('%s before the first byte: %s when secure, %s when plain', async (code, secured, plain) => {
    for (const [secure, expected] of [
      [true, secured],
      [false, plain],
    ] as const) {
      const { outgoing, ended } = start(secure);
      outgoing.emit('error', { code });
      expect(told(await ended)).toEqual([expected, 'no', failed(code)]);
      expect(outgoing.sent).toEqual([]);
    }
    const { outgoing, ended, connect } = start(true);
    connect();
    outgoing.emit('error', { code });
    const expected = code.startsWith('HPE_') ? secured : 'reset';
    expect(told(await ended)).toEqual([expected, 'maybe', failed(code)]);
    expect(outgoing.sent).toEqual(['{}']);
    expect(outgoing.destroyed).toBe(1);
  });

  test.each([undefined, null, 'text', {}, { code: 7 }, new Error('of no code')])(
    'an error without a code, %p: the same, and its words are not repeated',
    async (error) => {
      const { outgoing, ended } = start(false);
      outgoing.emit('error', error);
      expect(told(await ended)).toEqual(['reset', 'no', 'create session: the connection failed']);
    },
  );

  test('the cause is kept for whoever debugs', async () => {
    const { outgoing, ended } = start(false);
    const cause = new Error('below');
    outgoing.emit('error', cause);
    expect(await ended).toMatchObject({ cause });
  });

  test('a request that cannot be opened was not sent', async () => {
    const cause = new TypeError('bad header');
    const connection: Connection = {
      secure: true,
      open: () => {
        throw cause;
      },
    };
    const error: unknown = await attempt(REQUEST, new URL(REQUEST.url), connection, LIMITS).catch(
      (reason: unknown) => reason,
    );
    expect(told(error)).toEqual([
      'invalid-request',
      'no',
      'create session: the request has a method, path or header that HTTP does not allow',
    ]);
    expect(error).toMatchObject({ cause });
  });

  test('a connection that stands only after the end of the time carries nothing', async () => {
    const limits = { ...LIMITS, deadlineMs: 5, deadlineCode: 'budget' as const };
    const { outgoing, ended, connect } = start(true, REQUEST, REQUEST.url, limits);
    expect(told(await ended)).toEqual(['budget', 'no', 'create session: no whole answer within 5 ms']);
    connect();
    expect([outgoing.sent, outgoing.destroyed]).toEqual([[], 1]);
  });

  test('an upgrade is refused, and its socket closed', async () => {
    const { outgoing, ended, connect } = start(false);
    connect();
    const socket = new Outgoing();
    outgoing.emit('upgrade', {}, socket);
    expect(told(await ended)).toEqual([
      'protocol',
      'maybe',
      'create session: the server switched to another protocol, which nobody asked for',
    ]);
    expect(socket.destroyed).toBe(1);
  });

  test('only the first ending counts', async () => {
    const { outgoing, ended, answer } = start(false);
    const incoming = answer();
    incoming.emit('end');
    incoming.emit('close');
    outgoing.emit('error', { code: 'ECONNRESET' });
    expect(await ended).toMatchObject({ status: 200, text: '' });
    expect(outgoing.destroyed).toBe(0);
  });
});

describe('P9: the answer is read within its limit', () => {
  test.each([
    [{ 'content-length': '10' }, 'x'.repeat(10), ['answer']],
    [{ 'content-length': '11' }, '', ['too-large']],
    [{}, 'x'.repeat(11), ['too-large']],
    [{ 'content-encoding': 'identity' }, 'x', ['answer']],
    [{ 'content-encoding': ' Identity ' }, 'x', ['answer']],
    [{ 'content-encoding': '' }, 'x', ['answer']],
    [{ 'content-encoding': 'br' }, 'x', ['decode']],
  ])('headers %j, body %j: %j', async (headers, body, expected) => {
    const { ended, answer } = start(false);
    const incoming = answer(headers);
    incoming.emit('data', Buffer.from(body));
    incoming.emit('end');
    const end = await ended;
    expect(told(end).slice(0, 1)).toEqual(expected);
    const text = {
      'too-large': 'create session: the answer is larger than 10 bytes',
      decode: 'create session: the answer is compressed although an uncompressed one was asked for',
    };
    if (end instanceof HttpFault) {
      expect(end.message).toBe(text[expected[0] as keyof typeof text]);
      expect(end.head).toEqual({ status: 200, headers });
    } else expect(end).toMatchObject({ text: body });
  });

  test('a character that lies in two chunks is one character', async () => {
    const { ended, answer } = start(false);
    const incoming = answer();
    for (const byte of Buffer.from('é')) incoming.emit('data', Buffer.from([byte]));
    incoming.emit('end');
    expect(await ended).toMatchObject({ text: 'é', attempts: 1, url: REQUEST.url });
  });

  test.each([
    ['end', 'reset', 'create session: the connection ended before the answer did'],
    ['close', 'reset', 'create session: the connection ended before the answer did'],
    ['error', 'protocol', 'create session: the connection failed (HPE_INVALID_CHUNK_SIZE)'],
  ])('%s in the middle of a body: %s, with status and headers', async (event, code, message) => {
    const { ended, answer } = start(true);
    const incoming = answer({ a: 'b' });
    incoming.complete = false;
    incoming.emit('data', Buffer.from('half'));
    incoming.emit(event, { code: 'HPE_INVALID_CHUNK_SIZE' });
    const error = await ended;
    expect(told(error)).toEqual([code, 'maybe', message]);
    expect(error).toMatchObject({ head: { status: 200, headers: { a: 'b' } } });
  });

  test('headers: several of a name are joined, absent ones left out, the date is read', async () => {
    const { ended, answer } = start(false);
    const date = 'Fri, 20 Nov 2026 12:00:00 GMT';
    answer({ 'set-cookie': ['a', 'b'], none: undefined, date }).emit('end');
    expect(await ended).toEqual({
      status: 200,
      headers: { 'set-cookie': 'a, b', date },
      date: new Date('2026-11-20T12:00:00Z'),
      text: '',
      url: REQUEST.url,
      attempts: 1,
    });
  });
});

describe('what is asked of Node', () => {
  test('method, host, path, headers in lower case, identity', () => {
    const headers = { 'X-A': 'b', 'Accept-Encoding': 'gzip', 'User-Agent': 'own' };
    const { opened } = start(true, { ...REQUEST, headers });
    expect(opened).toEqual([
      {
        method: 'POST',
        hostname: 'api.example.com',
        port: undefined,
        path: '/a?b',
        headers: { 'user-agent': 'own', 'x-a': 'b', 'accept-encoding': 'identity' },
      },
      'once',
    ]);
    expect(start(true).opened[0]).toMatchObject({ headers: { 'user-agent': 'test' } });
  });

  test.each([
    ['http://[::1]:8080/x', '::1', 8_080],
    ['https://x.example', 'x.example', undefined],
    ['https://x.example:8443', 'x.example', 8_443],
  ])('%s is looked up as %s, port %p', (url, hostname, port) => {
    expect(start(true, REQUEST, url).opened[0]).toMatchObject({ hostname, port });
  });
});

describe('P16: when the first byte may be written', () => {
  class FakeSocket extends EventEmitter {
    connecting = true;
    authorized: boolean | undefined;
  }
  const ready = (socket: object, secure: boolean) => {
    let calls = 0;
    whenReady(socket as Parameters<typeof whenReady>[0], secure, () => (calls += 1));
    return () => calls;
  };

  test('plain: at once when connected, else when it connects', () => {
    const socket = new FakeSocket();
    const calls = ready(socket, false);
    expect(calls()).toBe(0);
    socket.emit('secureConnect');
    expect(calls()).toBe(0);
    socket.emit('connect');
    socket.emit('connect');
    expect(calls()).toBe(1);
    socket.connecting = false;
    expect(ready(socket, false)()).toBe(1);
  });

  test('secure: only when the other side is trusted', () => {
    const socket = new FakeSocket();
    for (const authorized of [false, undefined]) {
      socket.authorized = authorized;
      socket.connecting = false;
      const calls = ready(socket, true);
      socket.emit('connect');
      expect(calls()).toBe(0);
      socket.emit('secureConnect');
      expect(calls()).toBe(1);
    }
    const plain = new EventEmitter();
    const calls = ready(plain, true);
    plain.emit('connect');
    expect(calls()).toBe(0);
    socket.authorized = true;
    expect(ready(socket, true)()).toBe(1);
  });
});

describe('createConnections', () => {
  test('each way out is built once, and a bad proxy hinders the secure one alone', () => {
    const connections = createConnections({ HTTPS_PROXY: 'socks5://127.0.0.1:1' });
    expect(connections(false)).toBe(connections(false));
    expect(connections(false).secure).toBe(false);
    expect(() => connections(true)).toThrow(
      expect.objectContaining({
        code: 'proxy',
        ran: 'no',
        message: 'HTTPS_PROXY is not the URL of a proxy: write http://<host>:<port>.',
      }),
    );
    const direct = createConnections({ HTTPS_PROXY: '', https_proxy: '' });
    expect(direct(true)).toBe(direct(true));
    expect(direct(true).secure).toBe(true);
  });
});
