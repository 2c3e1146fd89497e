import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault, RepositoryHandle, Simulator } from './index.ts';
import { primaryRateLimit, secondaryRateLimit } from './index.ts';
import { bench, createSession } from './testing/world.ts';

let sim: Simulator;
let repo: RepositoryHandle;
let token: string;
beforeEach(async () => {
  ({ sim, repo } = await bench());
  repo.openIssue({ title: 'x', by: 'maria' });
  token = sim.addToken({ repositories: ['octo-org/shop'] }).value;
});
afterEach(() => sim.close());

const comment = (signal?: AbortSignal): Promise<Response> =>
  fetch(`${sim.apiUrl}/repos/octo-org/shop/issues/1/comments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'test' },
    body: JSON.stringify({ body: 'hello' }),
    redirect: 'manual',
    ...(signal === undefined ? {} : { signal }),
  });
const effects = (): number => repo.issue(1).comments.length;
const inject = (fault: Fault): void => sim.faults.add({ when: { operation: 'issues/create-comment' }, fault });
const causeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'no error';
  } catch (error) {
    // fetch's errors are of another realm than jest's: by shape, not by class
    const { name, cause } = error as { readonly name: string; readonly cause?: { readonly code?: string } };
    return cause?.code ?? name;
  }
};

describe('a fault happens once, where it was asked for, with or without the effect', () => {
  test('status, redirect and rate limits: no effect', async () => {
    inject({ kind: 'status', status: 502, body: '<html>bad gateway</html>' });
    const gateway = await comment();
    expect([gateway.status, await gateway.text(), effects()]).toEqual([502, '<html>bad gateway</html>', 0]);
    inject({ kind: 'redirect', location: 'http://127.0.0.1:1/', status: 307 });
    const moved = await comment();
    expect([moved.status, moved.headers.get('location'), effects()]).toEqual([307, 'http://127.0.0.1:1/', 0]);
    inject(secondaryRateLimit(7));
    const limited = await comment();
    expect([limited.status, limited.headers.get('retry-after'), effects()]).toEqual([403, '7', 0]);
    inject(primaryRateLimit(1_800_000_000));
    expect((await comment()).headers.get('x-ratelimit-reset')).toBe('1800000000');
    expect((await comment()).status).toBe(201);
  });

  test('reset before and after the effect are ECONNRESET at socket level', async () => {
    inject({ kind: 'reset-before-effect' });
    expect([await causeOf(comment()), effects()]).toEqual(['ECONNRESET', 0]);
    inject({ kind: 'reset-after-effect' });
    expect([await causeOf(comment()), effects()]).toEqual(['ECONNRESET', 1]);
    expect(sim.requests.map(({ status, effect }) => [status, effect])).toEqual([
      [0, false],
      [0, true],
    ]);
  });

  test('a hang is never answered; the effect is as asked', async () => {
    inject({ kind: 'hang', effect: true });
    expect([await causeOf(comment(AbortSignal.timeout(200))), effects()]).toEqual(['TimeoutError', 1]);
    inject({ kind: 'hang', effect: false });
    expect([await causeOf(comment(AbortSignal.timeout(200))), effects()]).toEqual(['TimeoutError', 1]);
  });

  test('bad, truncated and replaced bodies come after the effect', async () => {
    inject({ kind: 'bad-body' });
    const bad = await comment();
    expect(bad.status).toBe(201);
    await expect(bad.json()).rejects.toThrow(/JSON/);
    inject({ kind: 'truncated-body' });
    await expect((await comment()).text()).rejects.toThrow();
    inject({ kind: 'status-after-effect', status: 504, body: 'gateway timeout' });
    expect((await comment()).status).toBe(504);
    expect(effects()).toBe(3);
  });

  test('huge and endless bodies', async () => {
    inject({ kind: 'huge-body', bytes: 3_000_000 });
    expect((await (await comment()).text()).length).toBeGreaterThan(3_000_000);
    inject({ kind: 'endless-body' });
    const endless = await comment();
    let size = 0;
    for await (const chunk of endless.body ?? []) {
      size += chunk.length;
      if (size > 20_000_000) break;
    }
    expect(size).toBeGreaterThan(20_000_000);
  });

  test('delay, nth, times and body', async () => {
    sim.faults.add({ when: { service: 'session', body: /"prompt":"slow"/ }, fault: { kind: 'delay', ms: 150 } });
    sim.faults.add({
      when: { operation: 'sessions/create', nth: 2, times: 2 },
      fault: { kind: 'status', status: 503 },
    });
    const started = Date.now();
    const statuses = [];
    for (const prompt of ['slow', 'a', 'b', 'c']) statuses.push((await createSession(sim, { prompt })).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
    expect(Date.now() - started).toBeGreaterThanOrEqual(145);
    expect(sim.faults.unused).toEqual([]);
    sim.faults.add({ when: { path: '/never' }, fault: { kind: 'hang', effect: false } });
    expect(sim.faults.unused).toHaveLength(1);
  });
});

describe('limits', () => {
  test('the primary limit counts down by token and then refuses', async () => {
    sim.limits.setPrimary(2);
    const first = await comment();
    expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
    expect((await comment()).status).toBe(201);
    const over = await comment();
    expect([over.status, over.headers.get('x-ratelimit-remaining')]).toEqual([403, '0']);
    expect(effects()).toBe(2);
  });

  test('the secondary limit holds content-creating requests of a minute', async () => {
    sim.limits.setSecondary(1);
    expect((await comment()).status).toBe(201);
    const over = await comment();
    expect([over.status, over.headers.get('retry-after')]).toEqual([403, '60']);
  });
});
