import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { LogEntry } from './forwarder.ts';
import type { Environment } from './settings.ts';
import { readForwarderSettings } from './settings.ts';
import { createForwarder } from './web.ts';
import type { Forward } from './web.ts';
import worker from './worker/entry.ts';

const SECRET = 'webhook-secret-0123456789';
const TOKEN = 'github-token-0123456789';
const NOW = Date.parse('2026-11-20T10:00:30Z');
const VARIABLES = {
  GITHUB_WEBHOOK_SECRETS: SECRET,
  GENERIC_SECRETS: SECRET,
  GITHUB_TOKEN: TOKEN,
  REPOSITORIES: 'A=octo-org/shop, B=octo-org/api, octo-org/web',
};

function start(fetch: typeof globalThis.fetch, more: Environment = {}) {
  const read = readForwarderSettings({ ...VARIABLES, ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const entries: LogEntry[] = [];
  let now = NOW;
  const forward = createForwarder(read.settings, {
    fetch,
    now: () => now,
    sleep: () => Promise.resolve(),
    random: () => 0,
    randomHex: (digits) => '0'.repeat(digits),
    log: (entry) => void entries.push(entry),
    later: () => undefined,
  });
  return { forward, entries, pass: (ms: number) => void (now += ms) };
}

function taken() {
  const urls: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    urls.push(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  return { urls, fetch };
}

async function send(forward: Forward, tracker: 'github' | 'generic', body: unknown): Promise<string> {
  const text = JSON.stringify(body);
  const digest = `sha256=${createHmac('sha256', SECRET).update(text).digest('hex')}`;
  const headers = {
    'content-type': 'application/json',
    'x-github-event': 'issues',
    'x-hub-signature-256': digest,
    'x-signature-256': digest,
  };
  const request = new Request(`https://forwarder.example/${tracker}`, { method: 'POST', headers, body: text });
  return (await forward(request)).headers.get('agent-remediation') ?? '';
}

const labelled = (repository: string) => ({
  action: 'labeled',
  label: { name: 'ready-for-agent' },
  issue: { number: 5, state: 'open', title: 'Old TLS', body: 'On.', updated_at: '2026-11-20T10:00:00Z' },
  repository: { full_name: repository },
});

describe('one event is one errand, and no other', () => {
  test('P19: issue 5 of two repositories, labelled in the same second: both are handed on, each once', async () => {
    const { urls, fetch } = taken();
    const { forward } = start(fetch);
    const outcomes = [];
    for (const repository of ['octo-org/shop', 'octo-org/api', 'octo-org/shop'])
      outcomes.push(await send(forward, 'github', labelled(repository)));
    expect(outcomes).toEqual(['accepted; handed-on', 'accepted; handed-on', 'duplicate; seen-before']);
    expect(urls.map((url) => /octo-org\/\w+/.exec(url)?.[0])).toEqual(['octo-org/shop', 'octo-org/api']);
  });

  test('a request whose runtime dropped it in the middle blocks no later delivery of the event', async () => {
    const began = Promise.withResolvers<void>();
    let calls = 0;
    const fetch = () => {
      calls += 1;
      began.resolve();
      // A worker whose sender hung up: what it waited for never ends.
      if (calls === 1) return new Promise<Response>(() => undefined);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    const { forward, pass } = start(fetch, { TIMEOUT_MS: '100' });
    void send(forward, 'generic', { ticket_key: 'A-1', title: 'Old TLS', event_id: '1' });
    await began.promise;
    pass(60_000);
    const again = send(forward, 'generic', { ticket_key: 'A-1', title: 'Old TLS', event_id: '1' });
    const waited = new Promise<string>((resolve) => setTimeout(() => resolve('waits for the first'), 20_000).unref());
    expect(await Promise.race([again, waited])).toBe('accepted; handed-on');
  });
});

test('the worker keeps a delivery alive whose sender hangs up: the runtime is told of the answer itself', async () => {
  const kept: Promise<unknown>[] = [];
  const execution = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const response = await worker.fetch(new Request('https://forwarder.example/health'), VARIABLES, execution);
  expect(await Promise.all(kept)).toEqual([response]);
});

test('JSON pointers lead through lists (RFC 6901), and to nothing that a list brings along', async () => {
  const { urls, fetch } = taken();
  const mapping = JSON.stringify({ key: '/items/0/key', title: '/items/0/fields/1', description: '/items/length' });
  const { forward } = start(fetch, { GENERIC_MAPPING: mapping });
  const body = (list: unknown) => ({ items: list });
  expect(await send(forward, 'generic', body([{ key: 'A-1', fields: ['x', 'Old TLS'] }]))).toBe('accepted; handed-on');
  for (const list of [[], [{ key: 'A-2', fields: ['x'] }], { length: 1 }])
    expect(await send(forward, 'generic', body(list))).toBe('refused; no-ticket');
  expect(urls.length).toBe(1);
});

test('P6: a secret at the place where an error is cut stands in no log', async () => {
  const { forward, entries } = start(() => Promise.resolve(undefined as unknown as Response));
  const thrown = new Error(`${'x'.repeat(485)}${TOKEN}`);
  const body = new ReadableStream<Uint8Array>();
  Object.defineProperty(body, 'getReader', {
    value: () => {
      throw thrown;
    },
  });
  const request = { method: 'POST', url: 'https://forwarder.example/generic', body, headers: new Headers() };
  request.headers.set('content-type', 'application/json');
  request.headers.set('x-signature-256', `sha256=${'0'.repeat(64)}`);
  await forward(request as unknown as Request);
  expect(entries.map(({ reason }) => reason)).toEqual(['bug']);
  expect(JSON.stringify(entries)).not.toContain('github-');
});
