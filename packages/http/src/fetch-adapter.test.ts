import { afterEach, describe, expect, test } from '@jest/globals';
import { Octokit } from '@octokit/core';
import type { HttpResponse } from './contract.ts';
import { httpFaultIn } from './contract.ts';
import { createHttp } from './create-http.ts';
import type { FetchLike, FetchOptions } from './fetch-adapter.ts';
import { effectOfMethod, toFetch } from './fetch-adapter.ts';
import { isGitHubRateLimit } from './retry-rule.ts';
import type { FaultServer, Play } from './testing/fault-server.ts';
import { answer, startFaultServer } from './testing/fault-server.ts';
import { virtualClock } from './testing/virtual-clock.ts';

const servers: FaultServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const json = { 'content-type': 'application/json; charset=utf-8' };

async function octokitAgainst(act: Play['act'], options: FetchOptions = {}) {
  const server = await startFaultServer({ at: 'request', act });
  servers.push(server);
  const clock = virtualClock();
  const http = createHttp({ ...clock, random: () => 0.5, userAgent: 'test', allowLoopbackHttp: true });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  const octokit = new Octokit({ auth: 'token', baseUrl, request: { fetch: toFetch(http, effectOfMethod, options) } });
  return { octokit, clock, server };
}

describe('toFetch: Octokit through the one HTTP function (house style 6, D33)', () => {
  test('a JSON answer, its status, headers and address', async () => {
    const { octokit, server } = await octokitAgainst((s) => s.write(answer(200, '{"id":7}', { ...json, link: '<x>' })));
    const { status, data, headers, url } = await octokit.request('GET /repos/{owner}/{repo}', {
      owner: 'o',
      repo: 'r',
    });
    expect({ status, data, link: headers.link, url }).toEqual({
      status: 200,
      data: { id: 7 },
      link: '<x>',
      url: `http://127.0.0.1:${server.port}/repos/o/r`,
    });
    expect(server.heads()[0]).toContain('authorization: token token');
    expect(server.heads()[0]).toContain('accept-encoding: identity');
  });

  test('text, empty and binary answers', async () => {
    const { octokit } = await octokitAgainst((s, number) => {
      if (number === 1) s.write(answer(200, 'plain', { 'content-type': 'text/plain' }));
      else if (number === 2) s.write('HTTP/1.1 204 No Content\r\n\r\n');
      else s.write(answer(200, 'bytes', { 'content-type': 'application/octet-stream' }));
    });
    expect((await octokit.request('GET /a')).data).toBe('plain');
    expect(await octokit.request('DELETE /a')).toMatchObject({ status: 204 });
    const { data } = await octokit.request('GET /a');
    expect(Buffer.from(data as ArrayBuffer).toString()).toBe('bytes');
  });

  test('an error status becomes the RequestError that callers of Octokit know', async () => {
    const { octokit } = await octokitAgainst((s) => s.write(answer(404, '{"message":"Not Found"}', json)));
    await expect(octokit.request('GET /a')).rejects.toMatchObject({
      name: 'HttpError',
      status: 404,
      message: 'Not Found',
    });
  });

  test('P16: a read is repeated after a 502, a write is not', async () => {
    const { octokit, server } = await octokitAgainst((s, number) =>
      s.write(answer(number === 1 ? 502 : 200, '{}', json)),
    );
    expect(await octokit.request('GET /a')).toMatchObject({ status: 200 });
    expect(server.requests()).toBe(2);
    const other = await octokitAgainst((s) => s.write(answer(502, '{}', json)));
    await expect(other.octokit.request('POST /a', { x: 1 })).rejects.toMatchObject({ status: 502 });
    expect(other.server.requests()).toBe(1);
  });

  test('P16: the secondary rate limit of GitHub (403 with retry-after) is waited for, a write too', async () => {
    const { octokit, server, clock } = await octokitAgainst(
      (s, number) =>
        s.write(number === 1 ? answer(403, '{}', { ...json, 'retry-after': '7' }) : answer(201, '{}', json)),
      { rateLimited: isGitHubRateLimit },
    );
    expect(await octokit.request('POST /a', { x: 1 })).toMatchObject({ status: 201 });
    expect(clock.slept).toEqual([7_000]);
    expect(server.requests()).toBe(2);
  });

  test('a fault is found again inside the error of Octokit', async () => {
    const { octokit } = await octokitAgainst((s) => s.resetAndDestroy());
    const error: unknown = await octokit.request('POST /a').catch((reason: unknown) => reason);
    expect(httpFaultIn(error)).toMatchObject({ code: 'reset', ran: 'maybe', attempts: 1 });
    expect(httpFaultIn(new Error('other'))).toBeUndefined();
  });

  test.each([301, 302, 307, 308])('P5: a redirect %i is not followed and not taken for a success', async (status) => {
    const { octokit, server } = await octokitAgainst((s) => s.write(answer(status, '{}', { ...json, location: '/b' })));
    const error: unknown = await octokit.request('GET /a').catch((reason: unknown) => reason);
    expect(httpFaultIn(error)).toMatchObject({ code: 'bad-redirect', head: { status } });
    expect(server.requests()).toBe(1);
  });

  test('what it cannot do, it refuses', async () => {
    const fetch = toFetch(() => Promise.reject(new Error('not reached')), 'none');
    await expect(fetch('https://api.example.com', { signal: {} })).rejects.toThrow(
      new TypeError('An abort signal is not supported: the limits given to createHttp end a request.'),
    );
    await expect(fetch('https://api.example.com', { method: 'POST', body: new Uint8Array(1) })).rejects.toThrow(
      new TypeError('Only text can be sent as a body.'),
    );
  });

  const answered = (status: number, text = '', headers: Readonly<Record<string, string>> = {}): HttpResponse => ({
    status,
    text,
    headers,
    url: 'https://api.example.com/a',
    attempts: 1,
  });
  /** What is asked of the HTTP function, and what comes back. */
  async function fetched(response: HttpResponse, ...given: Parameters<FetchLike>) {
    const asked: unknown[] = [];
    const answer = await toFetch((request) => {
      asked.push(request);
      return Promise.resolve(response);
    }, effectOfMethod)(...given);
    return { asked, answer };
  }

  test.each(['GET', 'get', 'HEAD', 'head', 'OPTIONS', 'Options'])('P16: %s changes nothing', (method) => {
    expect(effectOfMethod(method)).toBe('none');
  });
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', ''])('P16: %s is sent at most once', (method) => {
    expect(effectOfMethod(method)).toBe('once');
  });

  test('what is asked: the method, effect, headers, and a name without the query', async () => {
    const url = 'https://api.example.com/a/b?secret=1';
    const { asked } = await fetched(answered(200), url);
    expect(asked).toEqual([{ method: 'GET', url, headers: {}, effect: 'none', name: 'GET /a/b' }]);
    const post = { method: 'POST', headers: { a: 'b' }, body: '', signal: null };
    expect((await fetched(answered(200), url, post)).asked).toEqual([
      { method: 'POST', url, headers: { a: 'b' }, effect: 'once', name: 'POST /a/b', body: '' },
    ]);
    expect((await fetched(answered(200), 'no URL', { body: null })).asked).toEqual([
      { method: 'GET', url: 'no URL', headers: {}, effect: 'none', name: 'GET a bad URL' },
    ]);
  });

  test('effect and name may be told by the call; a rate limit is handed on', async () => {
    const told: unknown[] = [];
    const asked: unknown[] = [];
    const http = (request: unknown) => {
      asked.push(request);
      return Promise.resolve(answered(200));
    };
    const fetch = toFetch(
      http,
      (...call) => {
        told.push(call);
        return 'none';
      },
      { name: (method, url) => `${method} of ${url}`, rateLimited: isGitHubRateLimit },
    );
    await fetch('https://api.example.com', { method: 'POST', body: 'query' });
    expect(told).toEqual([['POST', 'https://api.example.com', 'query']]);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: 'https://api.example.com',
        headers: {},
        effect: 'none',
        name: 'POST of https://api.example.com',
        body: 'query',
        rateLimited: isGitHubRateLimit,
      },
    ]);
  });

  test.each([
    [199, false],
    [200, true],
    [299, true],
    [304, false],
    [400, false],
    [500, false],
  ])('the status %i is ok: %j', async (status, ok) => {
    const { answer } = await fetched(answered(status, 'é', { a: 'b', 'x-y': '' }), 'https://api.example.com/');
    expect(answer).toMatchObject({ status, ok, statusText: '', url: 'https://api.example.com/a' });
    expect([...answer.headers]).toEqual([
      ['a', 'b'],
      ['x-y', ''],
    ]);
    expect([answer.headers.get('A'), answer.headers.get('X-Y'), answer.headers.get('z')]).toEqual(['b', '', null]);
    expect(await answer.text()).toBe('é');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from('é'));
  });

  test.each([300, 399])('P5: the redirect %i is a fault that says what may have happened', async (status) => {
    const error: unknown = await fetched(answered(status), 'https://api.example.com/a').catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({
      code: 'bad-redirect',
      ran: 'maybe',
      attempts: 1,
      head: { status },
      message: `GET /a: answered with a redirect (status ${status}), which is not followed: what it names may have been renamed or moved`,
    });
  });

  test('json() of a body that is not JSON rejects', async () => {
    const response = { status: 200, headers: {}, text: '{', url: 'https://api.example.com', attempts: 1 };
    const fetched = await toFetch(() => Promise.resolve(response), 'none')('https://api.example.com');
    await expect(fetched.json()).rejects.toThrow('JSON');
    expect(fetched.headers.get('constructor')).toBeNull();
  });
});
