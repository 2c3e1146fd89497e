import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Http } from '@agent-remediation/http';
import { createHttp } from '@agent-remediation/http';
import { createSessionClient } from './client.ts';
import { checkCredentials } from './credentials.ts';
import type { RecordingServer } from './testing/recording-server.ts';
import { startRecordingServer } from './testing/recording-server.ts';
import { measured } from '../../../test/promises/measured.ts';

interface Row {
  readonly kind: 'base-url' | 'org-id' | 'redirect' | 'session-id' | 'cursor';
  readonly text: string;
  readonly status?: number;
}

const rows = JSON.parse(
  readFileSync(new URL('fixtures/hostile-addresses.json', import.meta.url), 'utf8'),
) as readonly Row[];
const KEY = 'cog_canary-api-key-000';
const request = { prompt: 'brief', secret_ids: [] };

/** `here` is the configured service, `there` is somebody else; both are recorded. */
let here: RecordingServer;
let there: RecordingServer;
let asked: string[];
let http: Http;

beforeAll(async () => {
  here = await startRecordingServer();
  there = await startRecordingServer();
});
beforeEach(() => {
  here.requests.length = 0;
  there.requests.length = 0;
  asked = [];
  const real = createHttp({
    sleep: () => Promise.resolve(),
    random: () => 0,
    now: Date.now,
    userAgent: 'test',
    allowLoopbackHttp: true,
    limits: { attemptMs: 2_000, totalMs: 3_000, maxAttempts: 2 },
  });
  // Hosts that are neither of the two are noted, not asked.
  http = (one) => {
    const { origin } = new URL(one.url);
    asked.push(origin);
    if (origin !== here.origin && origin !== there.origin) throw new Error(`asked ${origin}`);
    return real(one);
  };
});
afterAll(() => Promise.all([here.close(), there.close()]));

function fill(text: string): string {
  return text
    .replaceAll('{here}', `127.0.0.1:${here.port}`)
    .replaceAll('{there}', `127.0.0.1:${there.port}`)
    .replaceAll('{hport}', String(here.port))
    .replaceAll('{tport}', String(there.port));
}

async function play(row: Row): Promise<void> {
  const text = fill(row.text);
  here.answer = (_request, response) => {
    if (row.kind === 'redirect') {
      const location = text.replaceAll('\t', '%09');
      response.writeHead(row.status ?? 302, { location });
      response.end();
    } else response.end(JSON.stringify({ items: [], has_next_page: true, end_cursor: text }));
  };
  const checked = checkCredentials({
    apiKey: KEY,
    orgId: row.kind === 'org-id' ? text : 'org-1',
    baseUrl: row.kind === 'base-url' ? text : here.origin,
    allowLoopbackHttp: true,
  });
  if (!checked.ok) {
    expect(JSON.stringify(checked.faults)).not.toContain(KEY);
    expect(checked.faults.map((fault) => fault.input)).toEqual([row.kind]);
    return;
  }
  const client = createSessionClient({ http, ...checked.credentials });
  await client.create(request);
  await client.list({ tags: ['t'], maxPages: 2 });
  await client.get(row.kind === 'session-id' ? text : 'devin-1');
}

describe('P5: the API key reaches no other host', () => {
  test.each(rows.map((row) => ({ ...row, shown: JSON.stringify(row.text).slice(0, 60) })))(
    '$kind $shown',
    async (row) => {
      await play(row);
      const elsewhere = asked.filter((origin) => origin !== here.origin);
      measured('P5', { 'hostile addresses': 1, 'requests elsewhere': there.requests.length + elsewhere.length });
      expect(there.requests).toEqual([]);
      expect(elsewhere).toEqual([]);
      // Nor another path of the same host: whatever is asked lies below the organisation's sessions.
      for (const { url } of here.requests) expect(url).toMatch(/^\/v3\/organizations\/org-1\/sessions(?:[/?]|$)/);
      if (row.kind === 'base-url' || row.kind === 'org-id') expect(here.requests).toEqual([]);
      else expect(here.requests.length).toBeGreaterThan(0);
    },
  );

  test('at least 150 addresses', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
  });

  test('the key goes to the configured host, in one header', async () => {
    await play({ kind: 'cursor', text: 'next' });
    expect(here.requests.length).toBeGreaterThan(2);
    for (const sent of here.requests) {
      expect(sent.authorization).toBe(`Bearer ${KEY}`);
      expect(sent.url + sent.body).not.toContain(KEY);
    }
  });
});
