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

  test.each(['localhost.', 'a.localhost', '128.0.0.1', '127.0.0.1.example', '0.0.0.0', '[::]', ''])(
    '%s is not',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
