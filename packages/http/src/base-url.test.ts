import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { BaseUrlOptions } from './base-url.ts';
import { isLoopback, parseBaseUrl } from './base-url.ts';

type Row = BaseUrlOptions & {
  readonly text: string;
  readonly url?: string;
  readonly host?: string;
  readonly fault?: string;
};

const rows = JSON.parse(readFileSync(new URL('fixtures/base-urls.json', import.meta.url), 'utf8')) as readonly Row[];
const shown = rows.map((row) => ({ ...row, name: JSON.stringify(row.text).slice(0, 70) }));

describe('P5, D8: the address of an API is what it looks like, or it is refused', () => {
  test.each(shown.filter((row) => row.fault !== undefined))('$fault: $name', ({ text, fault, ...options }) => {
    const result = parseBaseUrl(text, options);
    expect(result).toMatchObject({ ok: false, fault: { code: fault } });
  });

  test.each(shown.filter((row) => row.url !== undefined))('taken: $name', ({ text, url, host, ...options }) => {
    const result = parseBaseUrl(text, options);
    expect(result).toMatchObject({ ok: true, url, ...(host === undefined ? {} : { host }) });
    // What was taken is taken again, and unchanged.
    expect(parseBaseUrl(url ?? '', options)).toMatchObject({ ok: true, url });
  });

  test.each([
    ['', 'it is empty: write the address of the API, such as https://api.example.com'],
    [`https://x.example/${'a'.repeat(2_048 - 17)}`, 'it is longer than 2048 characters'],
    [
      'https://x.example/%2e',
      'it holds a space, a backslash, a control, invisible or percent-encoded character: write it plainly',
    ],
    ['ftp://x.example', 'it must begin with https://'],
    ['https:x.example', 'it must have the form https://<host>, with a port and a path where needed'],
    ['https://a@x.example', 'it must not hold a user name, a password or an @'],
    ['https://x.example/?a', 'it must not hold a ?'],
    ['https://x.example/#a', 'it must not hold a #'],
    [
      'https://x.example./',
      'its host is not a plain name or address: write it in its usual form, without a dot at the end',
    ],
    ['https://x.example:0/', 'its port must be a number from 1 to 65535 without leading zeros'],
    [
      'https://x.example/a//b',
      'its path may hold letters, digits and - . _ ~ between single slashes, and no . or .. segment',
    ],
    [
      'https://x.example/v2',
      'it names version 1 or 2 of the session API, which are legacy: write the address without a version, create a service user key ' +
        'for version 3 in the workspace settings, and use that key',
    ],
    ['https://x.example/v3', 'it names a version: leave it out, /v3 is added'],
  ])('house style 5: what is wrong with %.40j, and what to write', (text, message) => {
    const result = parseBaseUrl(text);
    expect(result.ok ? '' : result.fault.message).toBe(message);
  });

  const label = (length: number) => 'a'.repeat(length);
  const host = (length: number) => `${`${label(61)}.`.repeat(4)}${label(length - 4 * 62)}`;
  test.each([
    [`https://x.example/${'a'.repeat(2_048 - 18)}`, 'taken'],
    [`https://x.example/${'a'.repeat(2_049 - 18)}`, 'too-long'],
    ['  ', 'empty'],
    ['https://x.example:1/', 'taken'],
    ['https://x.example:65535/', 'taken'],
    ['https://x.example:65536/', 'port'],
    ['https://x.example:01/', 'port'],
    ['https://x.example:/', 'port'],
    ['https://x.example:8a/', 'port'],
    ['https://x.example:a8/', 'port'],
    ['https://x.example:100000/', 'port'],
    [`https://${label(63)}.example/`, 'taken'],
    [`https://${label(64)}.example/`, 'host'],
    [`https://${host(253)}/`, 'taken'],
    [`https://${host(254)}/`, 'host'],
    ['https://-a.example/', 'host'],
    ['https://a-.example/', 'host'],
    ['https://a-b.example/', 'taken'],
    ['https://a_b.example/', 'host'],
    ['https://x/', 'taken'],
    ['https://X.Example/', 'taken'],
    ['https://bücher.example/', 'taken'],
    ['https://\uff41.example/', 'host'],
    ['https://xn--bcher-kva.example/', 'taken'],
    ['https://0x7f.1/', 'host'],
    ['https://127.1/', 'host'],
    ['https://127.0.0.1/', 'taken'],
    ['https://[::1]/', 'taken'],
    ['https://[::A]/', 'taken'],
    ['https://[0::1]/', 'host'],
    ['https://[::1/', 'host'],
    ['https://x.example/v2/api', 'legacy-version'],
    ['https://x.example/api/V1', 'legacy-version'],
    ['https://x.example/v1beta', 'legacy-version'],
    ['https://x.example/v2alpha12', 'legacy-version'],
    ['https://x.example/v1beta/v3', 'legacy-version'],
    ['https://x.example/v0', 'legacy-version'],
    ['https://x.example/v9999', 'version-in-path'],
    ['https://x.example/a/v3', 'version-in-path'],
    ['https://x.example/v99999', 'taken'],
    ['https://x.example/v1gamma', 'taken'],
    ['https://x.example/v1beta12345', 'taken'],
    ['https://x.example/rev1', 'taken'],
    ['https://x.example/v1x', 'taken'],
    ['https://x.example/v', 'taken'],
    ['https://x.example/A-z0.9_~', 'taken'],
    ['https://x.example/.', 'path'],
    ['https://x.example/a/..', 'path'],
    ['https://x.example/...', 'taken'],
    ['https://x.example/a!', 'path'],
    ['https://x.example//', 'path'],
    ['HTTPS://x.example/', 'taken'],
    ['http://x.example/', 'scheme'],
    ['http://localhost/', 'scheme'],
    ['xhttps://x.example/', 'scheme'],
    ['1https://x.example/', 'scheme'],
    ['x.example', 'scheme'],
    ['https:///x.example', 'form'],
    ['https://', 'form'],
    ...Array.from('\\%"<>^`{|}\u0000\u00ad\u200b\ue000\ud800\u2028 ', (one) => [
      `https://x.example/${one}`,
      'characters',
    ]),
  ])('P5: %.60j is %s', (text = '', verdict = '') => {
    const result = parseBaseUrl(text);
    expect(result.ok ? 'taken' : result.fault.code).toBe(verdict);
  });

  test.each([
    ['https://X.Example:443/A/b/', 'https://x.example/A/b', 'x.example'],
    ['https://x.example:8443', 'https://x.example:8443', 'x.example:8443'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ])('what is made of %s', (text, url, shown) => {
    expect(parseBaseUrl(text)).toEqual({ ok: true, url, host: shown });
  });

  test('plain http needs loopback and the switch; a version needs its own', () => {
    const code = (text: string, options: BaseUrlOptions) => {
      const result = parseBaseUrl(text, options);
      return result.ok ? result.url : result.fault.code;
    };
    expect(code('http://127.0.0.1:1/', { allowLoopbackHttp: true })).toBe('http://127.0.0.1:1');
    expect(code('HTTP://localhost', { allowLoopbackHttp: true })).toBe('http://localhost');
    expect(code('http://x.example/', { allowLoopbackHttp: true })).toBe('scheme');
    expect(code('http://127.0.0.1/', { allowLoopbackHttp: false })).toBe('scheme');
    expect(code('https://git.example/api/v3', { versionInPath: 'allow' })).toBe('https://git.example/api/v3');
    expect(code('https://git.example/api/..', { versionInPath: 'allow' })).toBe('path');
    expect(code('https://git.example/api/v3', { versionInPath: 'refuse' })).toBe('version-in-path');
  });

  test('a message never repeats what was given', () => {
    for (const { text } of rows) {
      const result = parseBaseUrl(text.replace('https://', 'https://user:canary@'));
      if (!result.ok) expect(result.fault.message).not.toContain('canary');
    }
  });

  test('P9: hostile lengths end at once', () => {
    const start = process.cpuUsage();
    for (const part of ['a.', 'a/', ':', '[', 'https://', 'v1', '-']) {
      parseBaseUrl(`https://${part.repeat(1_000)}`);
      parseBaseUrl(`https://${part.repeat(2_000_000)}`);
    }
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
  });

  test.each(['localhost', '127.0.0.1', '127.255.0.9', '[::1]'])('%s is this machine', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([
    'localhost.',
    'a.localhost',
    'x127.0.0.1',
    '127.0.0',
    '127.0.0.1234',
    '127.1234.0.1',
    '127.0.1234.1',
    '128.0.0.1',
    '127.0.0.1.example',
    '0.0.0.0',
    '[::]',
    '',
  ])('%s is not', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
