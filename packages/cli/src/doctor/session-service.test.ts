import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startSimulator, type Simulator } from '@agent-remediation/simulator';
import { sessionService } from './session-service.ts';

const KEY = 'cog_thekeythatmustneverbeshown';
type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'silence';
let answer: Answer = { status: 200 };
let asked: string[] = [];
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (answer === 'silence') return;
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void (asked = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const environment = () => ({
  AGENT_API_KEY: KEY,
  AGENT_ORG_ID: 'org-1',
  AGENT_BASE_URL: url,
  AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
});
const FAST = { attemptMs: 300, totalMs: 600, maxAttempts: 2, maxRetryAfterMs: 10 };

test.each<readonly [Answer, string, RegExp, RegExp]>([
  [{ status: 401 }, 'wrong', /^401: the key is not accepted/, /new one/],
  [{ status: 403 }, 'wrong', /^403: the key may not read/, /ViewOrgSessions/],
  [{ status: 404 }, 'wrong', /^404: no such organisation/, /AGENT_ORG_ID/],
  [
    { status: 307, headers: { location: 'https://elsewhere.example' } },
    'wrong',
    /^307: the address has moved/,
    /AGENT_BASE_URL/,
  ],
  [{ status: 429 }, 'unknown', /^429: too many requests/, /later/],
  [{ status: 503 }, 'unknown', /^503: the service fails/, /later/],
  [{ status: 418 }, 'wrong', /^418: it refuses/, /documentation/],
  [{ status: 200, body: '<html>' }, 'wrong', /^it answered 200 with something that is no list/, /not the web page/],
  [{ status: 200, body: `{"items":[],"x":"${KEY}"}` }, 'wrong', /^it answered 200/, /AGENT_BASE_URL/],
  ['silence', 'wrong', /^it cannot be reached: no whole answer in time/, /network/],
  [{ status: 200, body: '{"items":[],"has_next_page":false}' }, 'fine', /^it answers/, /^$/],
])('%j: %s', async (given, verdict, seen, fix) => {
  answer = given;
  const { rows } = await sessionService(environment(), FAST);
  expect(rows).toEqual([
    { check: 'session service', verdict, seen: expect.stringMatching(seen), fix: expect.stringMatching(fix) },
  ]);
  expect(JSON.stringify(rows)).not.toContain(KEY);
  // One read, which changes nothing, and which is repeated only where it may pass.
  expect(new Set(asked)).toEqual(new Set(['GET /v3/organizations/org-1/sessions?first=200']));
});

test('nobody is there', async () => {
  const { rows } = await sessionService({ ...environment(), AGENT_BASE_URL: 'http://127.0.0.1:9' }, FAST);
  expect(rows).toMatchObject([{ verdict: 'wrong', seen: 'it cannot be reached: no connection' }]);
});

test('without the three variables nothing is asked, and they are named', async () => {
  const { AGENT_ORG_ID: _, ...rest } = environment();
  expect((await sessionService(rest, FAST)).rows).toMatchObject([
    { verdict: 'unknown', seen: 'not asked: AGENT_ORG_ID is not set here' },
  ]);
  expect(asked).toEqual([]);
});

test('credentials of a form that could not work are told, and nothing is sent', async () => {
  const { rows } = await sessionService({
    ...environment(),
    AGENT_API_KEY: 'apk_old',
    AGENT_BASE_URL: 'http://a.example',
  });
  expect(rows.map(({ check, verdict }) => [check, verdict])).toEqual([
    ['session service, AGENT_API_KEY', 'wrong'],
    ['session service, AGENT_BASE_URL', 'wrong'],
  ]);
  expect(asked).toEqual([]);
});

describe('on the simulator', () => {
  let sim: Simulator;
  beforeEach(async () => void (sim = await startSimulator()));
  afterEach(() => sim.close());

  test('reading alone is enough, and creates no session', async () => {
    const key = sim.addSessionKey(['ViewOrgSessions']);
    const at = { ...environment(), AGENT_API_KEY: key, AGENT_ORG_ID: sim.orgId, AGENT_BASE_URL: sim.sessionUrl };
    expect((await sessionService(at)).rows).toMatchObject([{ verdict: 'fine' }]);
    expect(sim.sessions.length).toBe(0);
    sim.assertStrict();
  });

  test('a key that may not read', async () => {
    const key = sim.addSessionKey(['ManageOrgSessions']);
    const at = { ...environment(), AGENT_API_KEY: key, AGENT_ORG_ID: sim.orgId, AGENT_BASE_URL: sim.sessionUrl };
    expect((await sessionService(at)).rows).toMatchObject([{ verdict: 'wrong', seen: expect.stringMatching(/^403/) }]);
  });
});
