import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bench, createSession } from '../testing/world.ts';
import type { Bench } from '../testing/world.ts';

let world: Bench;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  world = await bench({ now: () => now });
});
afterEach(() => world.sim.close());

const GOOD = {
  prompt: 'fix',
  title: 't',
  tags: ['remediation', 'github-issue'],
  repos: ['octo-org/shop'],
  secret_ids: [],
  max_acu_limit: 10,
};
const list = (query: string, key = world.sim.sessionKey): Promise<Response> =>
  fetch(`${world.sim.sessionUrl}/v3/organizations/${world.sim.orgId}/sessions?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  });

describe('create', () => {
  test('answers 200 with the documented fields and keeps the request as sent', async () => {
    const response = await createSession(world.sim, GOOD);
    expect(response.status).toBe(200);
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'session_id',
        'url',
        'status',
        'tags',
        'org_id',
        'created_at',
        'updated_at',
        'acus_consumed',
        'pull_requests',
      ]),
    );
    expect(body).toMatchObject({ status: 'new', created_at: 1_795_176_000, tags: GOOD.tags });
    expect(world.sim.sessions.last?.request).toEqual(GOOD);
    expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
    world.sim.assertStrict();
  });

  test('null is allowed everywhere but in the prompt', async () => {
    const nulls = Object.fromEntries(
      [
        'title',
        'tags',
        'repos',
        'knowledge_ids',
        'secret_ids',
        'playbook_id',
        'max_acu_limit',
        'session_links',
        'create_as_user_id',
      ].map((key) => [key, null]),
    );
    expect((await createSession(world.sim, { prompt: 'x', ...nulls })).status).toBe(200);
    expect((await createSession(world.sim, { prompt: null })).status).toBe(422);
  });

  test.each([
    ['no prompt', { title: 'x' }],
    ['a text where a list belongs', { ...GOOD, tags: 'remediation' }],
    ['a text where a number belongs', { ...GOOD, max_acu_limit: '10' }],
    ['a fraction', { ...GOOD, max_acu_limit: 1.5 }],
    ['a list where a text belongs', { ...GOOD, playbook_id: ['a'] }],
    ['a number among the tags', { ...GOOD, tags: ['a', 1] }],
    ['51 tags', { ...GOOD, tags: Array.from({ length: 51 }, (_, i) => `t${i}`) }],
    ['a field of an older generation', { ...GOOD, idempotent: true }],
    ['a prototype key', '{"prompt":"x","__proto__":{"a":1}}'],
    ['no JSON', '{'],
    ['a list', []],
  ])('refuses %s with 422 as problem+json, and records it', async (_name, body) => {
    const response = await createSession(world.sim, body);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      title: 'Unprocessable Entity',
      status: 422,
      errors: expect.any(Array),
    });
    expect(world.sim.violations.length).toBeGreaterThan(0);
    expect(world.sim.sessions).toHaveLength(0);
  });

  test('key, organisation, permissions, tags and platform', async () => {
    const { sim } = world;
    const status = async (response: Promise<Response>): Promise<number> => (await response).status;
    expect(await status(createSession(sim, GOOD, 'cog_wrong'))).toBe(401);
    expect(await status(createSession(sim, GOOD, sim.sessionKey, 'org-other'))).toBe(403);
    expect(await status(createSession(sim, GOOD, sim.addSessionKey(['ViewOrgSessions'])))).toBe(403);
    expect(await status(createSession(sim, { ...GOOD, create_as_user_id: 'u' }))).toBe(403);
    expect(
      await status(
        createSession(
          sim,
          { ...GOOD, create_as_user_id: 'u' },
          sim.addSessionKey(['ManageOrgSessions', 'ImpersonateOrgSessions']),
        ),
      ),
    ).toBe(200);
    expect(await status(createSession(sim, { ...GOOD, platform: 'amiga' }))).toBe(400);
    sim.sessions.settings.allowedTags = ['remediation'];
    expect(await status(createSession(sim, GOOD))).toBe(422);
    expect(await status(createSession(sim, { ...GOOD, tags: ['remediation'] }))).toBe(200);
    sim.assertStrict();
  });

  test('older generations and unknown routes are 404 and a violation', async () => {
    for (const path of ['/v1/sessions', '/v2/sessions', '/v3/sessions']) {
      expect((await fetch(`${world.sim.sessionUrl}${path}`, { method: 'POST', body: '{}' })).status).toBe(404);
    }
    expect(world.sim.violations.map(({ kind }) => kind)).toEqual(['unknown-route', 'unknown-route', 'unknown-route']);
  });
});

describe('list, get and message', () => {
  test('by tag and time, in pages, newest first', async () => {
    const { sim } = world;
    for (let i = 0; i < 5; i += 1) {
      await createSession(sim, { ...GOOD, title: `s${i}`, tags: [`nonce-${i}`, 'remediation'] });
      now = new Date(now.getTime() + 10_000);
    }
    const titles = async (query: string): Promise<unknown[]> =>
      ((await (await list(query)).json()) as { items: { title: string }[] }).items.map(({ title }) => title);
    expect(await titles('tags=nonce-2')).toEqual(['s2']);
    expect(await titles(`created_after=${Date.UTC(2026, 10, 20, 12, 0, 30) / 1000}`)).toEqual(['s4', 's3']);
    const first = (await (await list('first=2')).json()) as { end_cursor: string; has_next_page: boolean };
    expect(first.has_next_page).toBe(true);
    expect(await titles(`first=2&after=${first.end_cursor}`)).toEqual(['s2', 's1']);
    expect((await list('first=201')).status).toBe(422);
    sim.violations.length = 0;
  });

  test('may be forbidden, and lags behind', async () => {
    const { sim } = world;
    sim.sessions.settings.listLagMs = 5000;
    await createSession(sim, GOOD);
    const count = async (): Promise<number> =>
      ((await (await list('tags=remediation')).json()) as { items: unknown[] }).items.length;
    expect(await count()).toBe(0);
    now = new Date(now.getTime() + 5000);
    expect(await count()).toBe(1);
    expect((await list('', sim.addSessionKey(['ManageOrgSessions']))).status).toBe(403);
    sim.sessions.settings.listing = 'forbidden';
    expect((await list('')).status).toBe(403);
    sim.assertStrict();
  });

  test('shows what the agent did; a message wakes a suspended session', async () => {
    const { sim, repo } = world;
    await createSession(sim, GOOD);
    const [session] = sim.sessions.all;
    if (session === undefined) throw new Error('no session');
    await sim.agent.openDraftPullRequest(session, {
      repository: repo,
      branch: 'fix/issue-1',
      title: 'fix: x',
      body: 'Refs #1',
    });
    const address = `${sim.sessionUrl}/v3/organizations/${sim.orgId}/sessions/${session.id}`;
    const headers = { authorization: `Bearer ${sim.sessionKey}`, 'content-type': 'application/json' };
    expect(await (await fetch(address, { headers })).json()).toMatchObject({
      status: 'running',
      status_detail: 'finished',
      pull_requests: [{ pr_url: `${sim.serverUrl}/octo-org/shop/pull/1`, pr_state: 'open' }],
    });
    sim.agent.stop(session, 'suspended', 'waiting_for_user');
    const woken = await fetch(`${address}/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message: 'go on' }),
    });
    expect(await woken.json()).toMatchObject({ status: 'resuming' });
    expect(session.messages).toEqual(['go on']);
    expect((await fetch(`${address}x`, { headers })).status).toBe(404);
    sim.assertStrict();
  });
});
