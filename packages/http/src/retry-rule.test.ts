import { describe, expect, test } from '@jest/globals';
import type { HttpHead, HttpRequest } from './contract.ts';
import { HttpFault, httpFaultIn } from './contract.ts';
import { parseHttpDate } from './http-date.ts';
import { askedWaitMs, backOffMs, isGitHubRateLimit, retryVerdict } from './retry-rule.ts';

const request = (effect: 'none' | 'once'): HttpRequest => ({
  method: 'GET',
  url: 'https://api.example.com',
  headers: {},
  effect,
  name: 'read',
});
const response = (status: number) => ({ status, headers: {}, text: '', url: '', attempts: 1 });

describe('P16: the one retry rule', () => {
  test.each([
    [200, 'done', 'done'],
    [407, 'done', 'done'],
    [408, 'back-off', 'done'],
    [409, 'done', 'done'],
    [424, 'done', 'done'],
    [425, 'back-off', 'done'],
    [426, 'done', 'done'],
    [428, 'done', 'done'],
    [429, 'rate-limited', 'rate-limited'],
    [499, 'done', 'done'],
    [500, 'back-off', 'done'],
    [599, 'back-off', 'done'],
  ])('status %i: %s for a read, %s for a write', (status, read, write) => {
    const attempted = { kind: 'response', response: response(status) } as const;
    expect([retryVerdict(request('none'), attempted), retryVerdict(request('once'), attempted)]).toEqual([read, write]);
  });

  test.each([
    ['invalid-request', 'no', 'done', 'done'],
    ['too-large', 'maybe', 'done', 'done'],
    ['decode', 'maybe', 'done', 'done'],
    ['budget', 'no', 'done', 'done'],
    ['bad-redirect', 'maybe', 'done', 'done'],
    ['refused', 'no', 'back-off', 'back-off'],
    ['reset', 'maybe', 'back-off', 'done'],
    ['timeout', 'no', 'back-off', 'back-off'],
    ['timeout', 'maybe', 'back-off', 'done'],
  ] as const)('fault %s, ran %s: %s for a read, %s for a write', (code, ran, read, write) => {
    const attempted = { kind: 'fault', fault: new HttpFault(code, ran, 'x') } as const;
    expect([retryVerdict(request('none'), attempted), retryVerdict(request('once'), attempted)]).toEqual([read, write]);
    const head = { status: 429, headers: {} };
    const limited = { kind: 'fault', fault: new HttpFault(code, ran, 'x', { head }) } as const;
    expect(retryVerdict(request('once'), limited)).toBe('rate-limited');
  });

  test('what the caller calls a rate limit is one, whatever the effect', () => {
    const limited = { ...request('once'), rateLimited: isGitHubRateLimit };
    const headers = { 'retry-after': '1' };
    const verdict = (status: number) =>
      retryVerdict(limited, { kind: 'response', response: { ...response(status), headers } });
    expect([verdict(403), verdict(500), verdict(200)]).toEqual(['rate-limited', 'done', 'done']);
  });

  test.each([
    [429, {}, true],
    [403, { 'retry-after': '' }, true],
    [403, { 'x-ratelimit-remaining': '0' }, true],
    [403, { 'x-ratelimit-remaining': '1' }, false],
    [403, {}, false],
    [404, { 'retry-after': '1', 'x-ratelimit-remaining': '0' }, false],
  ])('GitHub: %i with %j is a rate limit: %j', (status, headers, limited) => {
    expect(isGitHubRateLimit({ status, headers })).toBe(limited);
  });

  test('the back-off doubles from 250 ms to 8 s, and a random part of it is taken', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => backOffMs(attempts, () => 1))).toEqual([
      250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
    ]);
    expect(backOffMs(2, () => 0.5)).toBe(250);
    expect(backOffMs(1, () => 0)).toBe(0);
  });
});

describe('P16: how long the server asked us to wait', () => {
  const NOW = Date.parse('2026-11-20T12:00:00Z');
  const asked = (headers: HttpHead['headers'], date?: Date) =>
    askedWaitMs({ status: 429, headers, ...(date === undefined ? {} : { date }) }, NOW);
  const quota = { 'x-ratelimit-remaining': '0' };

  test.each([
    [{}, undefined],
    [{ 'retry-after': ' 7 ' }, 7_000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'a7' }, undefined],
    [{ 'retry-after': '7a' }, undefined],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:05 GMT' }, 5_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 11:59:59 GMT' }, 0],
    [{ 'retry-after': 'soon', ...quota, 'x-ratelimit-reset': String(NOW / 1_000 + 4) }, undefined],
    [{ 'retry-after': '7', ...quota, 'x-ratelimit-reset': String(NOW / 1_000 + 4) }, 7_000],
    [{ ...quota, 'x-ratelimit-reset': String(NOW / 1_000 + 4) }, 4_000],
    [{ ...quota, 'x-ratelimit-reset': String(NOW / 1_000 - 4) }, 0],
    [{ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': String(NOW / 1_000 + 4) }, undefined],
    [{ 'x-ratelimit-reset': String(NOW / 1_000 + 4) }, undefined],
    [quota, undefined],
    [{ ...quota, 'x-ratelimit-reset': 'x1' }, undefined],
    [{ ...quota, 'x-ratelimit-reset': '1x' }, undefined],
    [{ ...quota, 'x-ratelimit-reset': '' }, undefined],
    [{ ...quota, 'x-ratelimit-reset': '9'.repeat(15) }, 999_999_999_999_999_000 - NOW],
    [{ ...quota, 'x-ratelimit-reset': '9'.repeat(16) }, undefined],
  ] as const)('%j: %p', (headers, wait) => {
    expect(asked(headers)).toBe(wait);
  });

  test("a moment is compared with the server's own clock, where it tells one", () => {
    const theirs = new Date(NOW + 60_000);
    expect(asked({ 'retry-after': 'Fri, 20 Nov 2026 12:01:05 GMT' }, theirs)).toBe(5_000);
    expect(asked({ ...quota, 'x-ratelimit-reset': String(NOW / 1_000 + 64) }, theirs)).toBe(4_000);
  });
});

describe('HttpFault', () => {
  test('what it says, and after how many attempts', () => {
    const head = { status: 200, headers: {} };
    const cause = new Error('below');
    const fault = new HttpFault('reset', 'maybe', 'read: broke off', { cause, head });
    const shown = (one: HttpFault) => [
      [one.code, one.ran, one.name, one.message, one.attempts],
      [one.head, one.cause],
    ];
    const said = ['reset', 'maybe', 'HttpFault', 'read: broke off'];
    expect(shown(fault)).toEqual([
      [...said, 1],
      [head, cause],
    ]);
    expect(shown(fault.after(3))).toEqual([
      [...said, 3],
      [head, cause],
    ]);
    expect('cause' in new HttpFault('dns', 'no', 'x')).toBe(false);
  });

  test('is found at most seven causes deep, and a circle of causes ends', () => {
    const fault = new HttpFault('dns', 'no', 'x');
    const wrapped = (times: number) => {
      let error: unknown = fault;
      for (let time = 0; time < times; time += 1) error = { cause: error };
      return error;
    };
    expect(httpFaultIn(wrapped(0))).toBe(fault);
    expect(httpFaultIn(wrapped(7))).toBe(fault);
    expect(httpFaultIn(wrapped(8))).toBeUndefined();
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    for (const error of [circle, {}, null, undefined, 'text', 7, { cause: null }]) {
      expect(httpFaultIn(error)).toBeUndefined();
    }
  });
});

describe('parseHttpDate: RFC 9110, 5.6.7', () => {
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  test.each(MONTHS)('%s, in its three forms', (month) => {
    const day = new Date(Date.UTC(2026, MONTHS.indexOf(month), 8, 1, 2, 3));
    expect(parseHttpDate(`Sun, 08 ${month} 2026 01:02:03 GMT`)).toEqual(day);
    expect(parseHttpDate(`Sunday, 08-${month}-26 01:02:03 GMT`)).toEqual(day);
    expect(parseHttpDate(`Sun ${month}  8 01:02:03 2026`)).toEqual(day);
    expect(parseHttpDate(`Sun ${month} 08 01:02:03 2026`)).toEqual(day);
  });

  test.each([
    ['Wed, 31 Dec 2026 23:59:59 GMT', '2026-12-31T23:59:59Z'],
    ['Sat, 31 Dec 2016 23:59:60 GMT', '2017-01-01T00:00:00Z'],
    ['Wednesday, 29-Feb-28 00:00:00 GMT', '2028-02-29T00:00:00Z'],
  ])('%s', (text, iso) => {
    expect(parseHttpDate(text)).toEqual(new Date(iso));
  });

  test.each([
    'xSun, 08 Nov 2026 01:02:03 GMT',
    'Sun, 08 Nov 2026 01:02:03 GMTx',
    'sun, 08 Nov 2026 01:02:03 GMT',
    'SUN, 08 Nov 2026 01:02:03 GMT',
    'Su, 08 Nov 2026 01:02:03 GMT',
    'Sunn, 08 Nov 2026 01:02:03 GMT',
    'Sun, 8 Nov 2026 01:02:03 GMT',
    'Sun, 08 nov 2026 01:02:03 GMT',
    'Sun, 08 NOV 2026 01:02:03 GMT',
    'Sun, 08 November 2026 01:02:03 GMT',
    'Sun, 08 Nov 26 01:02:03 GMT',
    'Sun, 08 Nov 02026 01:02:03 GMT',
    'Sun, 08 Nov 2026 1:02:03 GMT',
    'Sun, 08 Nov 2026 01:2:03 GMT',
    'Sun, 08 Nov 2026 01:02:3 GMT',
    'Sun, 08 Nov 2026 24:02:03 GMT',
    'Sun, 08 Nov 2026 01:60:03 GMT',
    'Sun, 08 Nov 2026 01:02:61 GMT',
    'Sun, 31 Nov 2026 01:02:03 GMT',
    'Sun, 00 Nov 2026 01:02:03 GMT',
    'xSunday, 08-Nov-26 01:02:03 GMT',
    'Sunday, 08-Nov-26 01:02:03 GMTx',
    'Sunday, 08-Nov-2026 01:02:03 GMT',
    'Sunday, 8-Nov-26 01:02:03 GMT',
    'Sund, 08-Nov-26 01:02:03 GMT',
    'Wednesdayyy, 08-Nov-26 01:02:03 GMT',
    'SUNDAY, 08-Nov-26 01:02:03 GMT',
    'Sunday, 08-nov-26 01:02:03 GMT',
    'Sunday, 08-Nov-26 01:02:03',
    'xSun Nov  8 01:02:03 2026',
    'Sun Nov  8 01:02:03 2026x',
    'Sun Nov 8 01:02:03 2026',
    'Sun Nov x8 01:02:03 2026',
    'Sun nov  8 01:02:03 2026',
    'sun Nov  8 01:02:03 2026',
    'Su Nov  8 01:02:03 2026',
    'Sun Nov  8 01:02:03 26',
    'Sun Nov  8 01:02:03 GMT 2026',
  ])('P9: %j is none', (text) => {
    expect(parseHttpDate(text)).toBeUndefined();
  });
});
