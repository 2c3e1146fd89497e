import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, servePage } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-'));
const file = join(folder, 'coverage.json');
writeFileSync(file, '{"not": "a snapshot, which the page says itself"}');
afterAll(() => rmSync(folder, { recursive: true }));

function terminal() {
  const said: string[] = [];
  const write = (text: string): void => void said.push(text);
  return { said, terminal: { write, writeError: write, colours: false, now: () => 0 } };
}

function get(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: unknown; body: string }>((resolve, reject) => {
    request(url, { headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('open', () => {
  test('serves the page with the file inside, until it is interrupted', async () => {
    const { said, terminal: here } = terminal();
    let stop = (): void => undefined;
    const ended = open(
      here,
      ['--api-url', 'https://ghe.example/api/v3', file],
      new Promise((resolve) => (stop = resolve)),
    );
    while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const url = /http:\S+/.exec(said.join(''))?.[0] ?? '';
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/$/);
    const { status, body, headers } = await get(url);
    expect([status, body.includes('a snapshot, which the page says itself')]).toEqual([200, true]);
    expect(body).toContain('connect-src https://ghe.example/api/v3/;');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': "frame-ancestors 'none'" });
    stop();
    expect(await ended).toBe(0);
    await expect(get(url)).rejects.toThrow();
  });

  test('answers nobody who does not know the address, and no foreign name', async () => {
    const { url, close } = await servePage({});
    const { origin, host } = new URL(url);
    expect((await get(`${origin}/`)).status).toBe(404);
    expect((await get(url, { host: 'evil.example' })).status).toBe(404);
    expect((await get(url, { host: `localhost:${host.split(':')[1]}` })).status).toBe(200);
    expect((await get(url, {}, 'POST')).status).toBe(404);
    expect((await get(url, {}, 'HEAD')).body).toBe('');
    await close();
  });

  test.each([[[]], [['--api-url']], [['--what', file]]])('called wrongly: %j', async (args) => {
    const { said, terminal: here } = terminal();
    expect(await open(here, args)).toBe(2);
    expect(said.join('')).toContain('"agent-remediation help open" shows what it takes');
  });

  test('a file that is not there is an error that names it', async () => {
    await expect(open(terminal().terminal, [join(folder, 'missing.json')])).rejects.toThrow('missing.json');
  });
});
