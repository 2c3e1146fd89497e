import { setTimeout as sleep } from 'node:timers/promises';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHandle } from '@agent-remediation/forwarder';
import type { LogEntry } from '@agent-remediation/forwarder';
import { dependencies } from '../../packages/cli/src/forward/forward.ts';
import { generic, github, githubLabelled, githubPull, hmac, jira, linear, SECRETS } from './payloads.ts';
import {
  API_KEY,
  GITHUB_TOKEN,
  githubVariables,
  noContent,
  RUNTIMES,
  SESSION,
  sessions,
  sessionVariables,
  settingsOf,
  startRuntime,
  startUpstream,
} from './runtimes.ts';
import type { Call, Got, Runtime, Upstream, Variables } from './runtimes.ts';
import { measured } from '../promises/measured.ts';

type Json = Record<string, unknown>;
const bodyOf = (call: Call | undefined): Json => JSON.parse(call?.body ?? '{}') as Json;
const answer =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): Upstream['answer'] =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

describe.each(RUNTIMES)('on %s', (name) => {
  let upstream: Upstream;
  const open: Runtime[] = [];
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterAll(async () => {
    await Promise.all(open.map((runtime) => runtime.close()));
    await upstream.close();
  });

  /** A fresh forwarder, with an empty memory. */
  async function start(variables: Variables, how: Upstream['answer'] = noContent): Promise<Runtime> {
    upstream.calls.length = 0;
    upstream.answer = how;
    const runtime = await startRuntime(name, variables);
    open.push(runtime);
    return runtime;
  }

  describe('P19: one delivery, a hundred times', () => {
    test.each([
      ['to GitHub', (url: string) => githubVariables(url), noContent, 1],
      ['to the session API', (url: string) => sessionVariables(url), sessions, 1],
    ] as const)('%s: one', async (_, variables, how, posts) => {
      const runtime = await start(variables(upstream.url), how);
      const sent = linear({ key: 'ENG-100' });
      const first = await Promise.all(Array.from({ length: 50 }, () => runtime.send(sent)));
      const then: Got[] = [];
      for (let index = 0; index < 50; index += 1) then.push(await runtime.send(sent));
      const made = upstream.calls.filter(({ method }) => method === 'POST').length;
      measured('P19', { 'requests upstream for one delivery sent 100 times': made });
      expect(made).toBe(posts);
      expect(first.every(({ status }) => status < 300)).toBe(true);
      expect(then.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 50 }, () => 'duplicate; seen-before'));
    });

    test('delivered again by the tracker, with a time and a signature of its own', async () => {
      const runtime = await start(githubVariables(upstream.url));
      await runtime.send(linear({ at: Date.now() - 50_000, delivery: 'one' }));
      expect((await runtime.send(linear({ at: Date.now(), delivery: 'two' }))).outcome).toBe('duplicate; seen-before');
      // Another event of the same ticket is another wish.
      const later = linear({ createdAt: '2026-11-21T10:00:00.000Z', delivery: 'three' });
      expect((await runtime.send(later)).outcome).toBe('accepted; handed-on');
      expect(upstream.calls.length).toBe(2);
    });

    test('a body that tells no event from another: the same bytes are the same event', async () => {
      const runtime = await start(sessionVariables(upstream.url), sessions);
      const outcomes = [];
      for (let index = 0; index < 3; index += 1)
        outcomes.push((await runtime.send(generic({ event_id: undefined }))).outcome);
      expect(outcomes).toEqual(['accepted; handed-on', 'duplicate; seen-before', 'duplicate; seen-before']);
    });

    test('an id of delivery that never changes makes no other ticket vanish', async () => {
      const runtime = await start(githubVariables(upstream.url));
      for (const key of ['ENG-1', 'ENG-2', 'ENG-3']) await runtime.send(linear({ key, delivery: 'always-the-same' }));
      expect(upstream.calls.map((call) => (bodyOf(call)['inputs'] as Json)['ticket_key'])).toEqual([
        'ENG-1',
        'ENG-2',
        'ENG-3',
      ]);
    });

    test('direct: after a restart, the session itself tells', async () => {
      const made: Json[] = [];
      const service: Upstream['answer'] = (call, response) => {
        if (call.method === 'POST') made.push(bodyOf(call));
        const items = made.map(({ tags }) => ({ ...SESSION, tags }));
        response.end(JSON.stringify(call.method === 'POST' ? SESSION : { items, has_next_page: false }));
      };
      const sent = linear();
      for (const _ of [1, 2, 3]) await (await start(sessionVariables(upstream.url), service)).send(sent);
      expect(made.length).toBe(1);
    });
  });

  describe('seed 4.1, 4.3: what is sent', () => {
    test('to the session API', async () => {
      const runtime = await start(sessionVariables(upstream.url, { MAX_ACU_LIMIT: '7' }), sessions);
      const got = await runtime.send(linear());
      expect([got.status, got.text, got.outcome]).toEqual([200, JSON.stringify(SESSION), 'accepted; handed-on']);
      const [look, post] = upstream.calls;
      expect(look?.path).toMatch(/^\/v3\/organizations\/org-1\/sessions\?first=10&tags=claim-ENG-12-[0-9a-f]{16}$/);
      expect(`${post?.method} ${post?.path}`).toBe('POST /v3/organizations/org-1/sessions');
      expect([post?.headers.authorization, post?.headers['content-type']]).toEqual([
        `Bearer ${API_KEY}`,
        'application/json',
      ]);
      const body = bodyOf(post);
      expect(Object.keys(body)).toEqual(['prompt', 'title', 'tags', 'repos', 'max_acu_limit', 'secret_ids']);
      expect(body).toMatchObject({
        title: 'ENG-12: SQL injection in search',
        repos: ['octo-org/shop'],
        secret_ids: [],
        max_acu_limit: 7,
      });
      expect(body['tags']).toEqual(['remediation', 'ticket', 'ENG-12', expect.stringMatching(/^claim-ENG-12-/)]);
      const prompt = String(body['prompt']);
      for (const words of [
        '`fix/ENG-12`',
        'base branch `main`',
        'Open it as a DRAFT',
        'The search box is not escaped.',
        'Merge, approve',
      ])
        expect(prompt).toContain(words);
    });

    test('to GitHub as workflow_dispatch: ticket_key and brief', async () => {
      const runtime = await start(
        githubVariables(upstream.url, { WORKFLOW_REF: 'trunk', WORKFLOW_FILE: 'tickets.yaml' }),
      );
      await runtime.send(linear());
      const [call] = upstream.calls;
      expect(call?.path).toBe('/repos/octo-org/shop/actions/workflows/tickets.yaml/dispatches');
      expect(bodyOf(call)).toEqual({
        ref: 'trunk',
        inputs: {
          ticket_key: 'ENG-12',
          brief:
            'SQL injection in search\n\nThe search box is not escaped.\nSee `src/search.ts`.\n\nhttps://linear.app/acme/issue/ENG-12/sql-injection-in-search',
        },
      });
      expect(call?.headers).toMatchObject({
        authorization: `Bearer ${GITHUB_TOKEN}`,
        accept: 'application/vnd.github+json',
      });
    });

    test('to GitHub as repository_dispatch: finding_id and description', async () => {
      const runtime = await start(githubVariables(upstream.url, { DISPATCH: 'repository_dispatch' }));
      await runtime.send(jira());
      const [call] = upstream.calls;
      expect(call?.path).toBe('/repos/octo-org/shop/dispatches');
      expect(bodyOf(call)).toEqual({
        event_type: 'security-finding',
        client_payload: { finding_id: 'SEC-7', description: 'Hard-coded password\n\nIn config.ts, line 4.' },
      });
    });

    test('the longest text fits, and what is hidden in it is gone', async () => {
      const runtime = await start(githubVariables(upstream.url));
      await runtime.send(linear({ description: `a\u200b\u202eb<!-- hidden -->${'"\n'.repeat(100_000)}` }));
      const { inputs } = bodyOf(upstream.calls[0]);
      const brief = String((inputs as Json)['brief']);
      expect(JSON.stringify(inputs).length).toBeLessThanOrEqual(65_535);
      expect(JSON.stringify(inputs).length).toBeGreaterThan(50_000);
      expect(brief).toContain('ab');
      expect(brief).not.toMatch(/[\u200b\u202e]|hidden/);
      expect(brief).toContain('the rest was cut here');
    });

    test('a repository for each prefix', async () => {
      const runtime = await start(
        githubVariables(upstream.url, { REPOSITORIES: 'ENG=octo-org/web, SEC=octo-org/api' }),
      );
      await runtime.send(linear());
      await runtime.send(jira());
      expect((await runtime.send(generic())).outcome).toBe('ignored; no-repository');
      expect(upstream.calls.map(({ path }) => path.split('/').slice(2, 4).join('/'))).toEqual([
        'octo-org/web',
        'octo-org/api',
      ]);
    });
  });

  describe('seed 7.2: the same status and text', () => {
    test.each([
      [200, '{"a":1}', 'application/json'],
      [201, 'made', 'text/plain'],
      [400, '{"detail":"x"}', 'application/problem+json'],
      [401, 'no', 'text/html'],
      [403, '{"detail":"forbidden"}', 'application/json'],
      [409, 'conflict', 'text/plain'],
      [422, '{"detail":[]}', 'application/json'],
      [418, '', 'text/plain'],
    ])('%i', async (status, text, type) => {
      const create = answer(status, text, { 'content-type': type });
      const runtime = await start(sessionVariables(upstream.url), (call, response) =>
        (call.method === 'GET' ? sessions : create)(call, response),
      );
      const got = await runtime.send(linear());
      expect([got.status, got.text]).toEqual([status, text]);
      // Somebody else's page is never a page of ours.
      expect(got.headers['content-type']).toMatch(type.includes('json') ? /^application\/json/ : /^text\/plain/);
    });

    test('an answer without a body, and settings for trackers that ask for 200', async () => {
      const plain = await (await start(githubVariables(upstream.url))).send(linear());
      expect([plain.status, plain.text]).toEqual([204, '']);
      const runtime = await start(githubVariables(upstream.url, { IGNORED_STATUS: '200', ACCEPTED_STATUS: '200' }));
      const [taken, edit, again] = [
        await runtime.send(linear()),
        await runtime.send(linear({ isReady: false })),
        await runtime.send(linear()),
      ];
      expect([taken.status, edit.status, again.status]).toEqual([200, 200, 200]);
      expect([edit.text, again.text]).toEqual(['ignored\n', 'ignored\n']);
      expect([edit.outcome, again.outcome]).toEqual(['ignored; not-ready', 'duplicate; seen-before']);
    });
  });

  describe('an upstream that fails: the tracker delivers again', () => {
    const QUICK = { TIMEOUT_MS: '2000' };

    test('it hangs: 504 within the time, and the next delivery is handed on', async () => {
      const runtime = await start(githubVariables(upstream.url, QUICK), () => undefined);
      const began = performance.now();
      const got = await runtime.send(linear());
      expect([got.status, got.outcome]).toEqual([504, 'failed; upstream-timeout']);
      expect(performance.now() - began).toBeLessThan(20_000);
      upstream.answer = noContent;
      expect((await runtime.send(linear())).outcome).toBe('accepted; handed-on');
    });

    test('it trickles: the time holds for the body too', async () => {
      const runtime = await start(sessionVariables(upstream.url, QUICK), (call, response) => {
        if (call.method === 'GET') sessions(call, response);
        else response.writeHead(500).write('{');
      });
      expect((await runtime.send(linear())).outcome).toBe('failed; upstream-timeout');
    });

    test('nobody listens: 502', async () => {
      const runtime = await start(githubVariables('http://127.0.0.1:1', QUICK));
      const got = await runtime.send(linear());
      expect([got.status, got.outcome]).toEqual([502, 'failed; upstream-unreachable']);
    });

    test('P5: a redirect is not followed, and leads nobody on', async () => {
      const runtime = await start(sessionVariables(upstream.url), (call, response) =>
        (call.method === 'GET' ? sessions : answer(307, '', { location: `${upstream.url}/elsewhere` }))(call, response),
      );
      const got = await runtime.send(linear());
      expect([got.status, got.outcome, got.headers['location']]).toEqual([307, 'failed; upstream-refused', undefined]);
      expect(upstream.calls.some(({ path }) => path.includes('elsewhere'))).toBe(false);
    });

    test('P16: a session request is not repeated after a 500; a dispatch is', async () => {
      const direct = await start(sessionVariables(upstream.url), (call, response) =>
        (call.method === 'GET' ? sessions : answer(500))(call, response),
      );
      expect((await direct.send(linear())).status).toBe(500);
      expect(upstream.calls.filter(({ method }) => method === 'POST').length).toBe(1);
      let count = 0;
      const dispatch = await start(githubVariables(upstream.url), (call, response) =>
        ((count += 1) < 3 ? answer(502) : noContent)(call, response),
      );
      expect((await dispatch.send(linear())).outcome).toBe('accepted; handed-on');
      expect(upstream.calls.length).toBe(3);
    });

    test("GitHub's rate limit is a 503 that says when: most trackers give up at a 403", async () => {
      const runtime = await start(
        githubVariables(upstream.url),
        answer(403, '{"message":"secondary rate limit"}', { 'retry-after': '60' }),
      );
      const got = await runtime.send(linear());
      expect([got.status, got.outcome, got.headers['retry-after']]).toEqual([
        503,
        'failed; upstream-rate-limited',
        '60',
      ]);
    });

    test('direct: where nobody can say whether a session exists, none is created', async () => {
      const runtime = await start(sessionVariables(upstream.url), (call, response) =>
        (call.method === 'GET' ? answer(403) : sessions)(call, response),
      );
      const got = await runtime.send(linear());
      expect([got.status, got.outcome]).toEqual([503, 'failed; look-up-failed']);
      expect(upstream.calls.map(({ method }) => method)).toEqual(['GET']);
    });

    test('a whole answer that is too large: it was handed on, and is not handed on again', async () => {
      const runtime = await start(sessionVariables(upstream.url), (call, response) =>
        (call.method === 'GET' ? sessions : answer(200, 'x'.repeat(1_100_000)))(call, response),
      );
      const [first, again] = [await runtime.send(linear()), await runtime.send(linear())];
      expect([first.status, first.outcome]).toEqual([200, 'accepted; text-withheld']);
      expect(again.outcome).toBe('duplicate; seen-before');
    });
  });

  describe('the kill switch (D12)', () => {
    test('the variable', async () => {
      const runtime = await start(githubVariables(upstream.url, { AGENT_REMEDIATION_HALT: '1' }));
      const got = await runtime.send(linear());
      expect([got.status, got.outcome, upstream.calls.length]).toEqual([503, 'failed; halted', 0]);
      // What starts nothing anyhow is still answered as ever.
      expect((await runtime.send(linear({ isReady: false }))).status).toBe(204);
    });

    test('direct: the file HALT in the ledger, and a look-up that fails', async () => {
      const variables = sessionVariables(upstream.url, { GITHUB_TOKEN, GITHUB_API_URL: upstream.url });
      const withHalt =
        (status: number): Upstream['answer'] =>
        (call, response) =>
          (call.path.startsWith('/repos/octo-org/shop/contents/HALT?ref=agent-remediation%2Fledger')
            ? answer(status, '{}')
            : sessions)(call, response);
      expect((await (await start(variables, withHalt(200))).send(linear())).outcome).toBe('failed; halted');
      expect(upstream.calls.some(({ method }) => method === 'POST')).toBe(false);
      expect((await (await start(variables, withHalt(401))).send(linear())).outcome).toBe('failed; look-up-failed');
      expect((await (await start(variables, withHalt(404))).send(linear())).outcome).toBe('accepted; handed-on');
    });
  });

  test.each([
    ['as it is', API_KEY],
    ['in base64', Buffer.from(`x${API_KEY}`).toString('base64')],
    ['in hex', Buffer.from(API_KEY).toString('hex').toUpperCase()],
    ['URL-encoded', Array.from(API_KEY, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')],
    ['JSON-escaped', Array.from(API_KEY, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('')],
  ])('P6: an upstream that echoes the key, %s', async (_, form) => {
    const runtime = await start(sessionVariables(upstream.url), (call, response) =>
      (call.method === 'GET' ? sessions : answer(401, `{"detail":"bad key ${form}"}`))(call, response),
    );
    const got = await runtime.send(linear());
    expect([got.status, got.text, got.outcome]).toEqual([401, '', 'failed; text-withheld']);
  });
});

test('a bug is a 500 that is delivered again, and its words stand in the log alone', async () => {
  const log: LogEntry[] = [];
  const deps = dependencies(
    (entry) => void log.push(entry),
    () => undefined,
  );
  const handle = createHandle(settingsOf(githubVariables('http://127.0.0.1:1')), {
    ...deps,
    hmacCheck: () => () => {
      throw new TypeError('no such thing');
    },
  });
  const { headers, body, path } = linear();
  const found = new Map(headers);
  const bytes = Buffer.from(body as string);
  const got = await handle({
    method: 'POST',
    path,
    header: (name) => found.get(name),
    body: () => Promise.resolve({ kind: 'read', bytes }),
  });
  expect([got.status, got.body]).toEqual([500, 'bug: The forwarder failed: deliver again.\n']);
  expect(log).toMatchObject([{ outcome: 'failed', reason: 'bug', error: 'TypeError: no such thing' }]);
});

describe.each(RUNTIMES)('comments on tickets, on %s', (name) => {
  const comments = async (
    variables: (url: string) => Variables,
    sends: Parameters<Runtime['send']>[0][],
    github: Upstream['answer'] = noContent,
  ) => {
    const upstream = await startUpstream();
    const isComment = ({ path }: Call) => path === '/linear-api' || path.startsWith('/rest/');
    upstream.answer = (call, response) => {
      if (isComment(call)) response.end('{"data":{"commentCreate":{"success":true}}}');
      else github(call, response);
    };
    const runtime = await startRuntime(name, variables(upstream.url));
    const outcomes = [];
    for (const sent of sends) outcomes.push((await runtime.send(sent)).outcome);
    await sleep(100);
    await runtime.close();
    await upstream.close();
    return {
      outcomes,
      calls: upstream.calls.filter(isComment),
      others: upstream.calls.filter((call) => !isComment(call)),
    };
  };
  const linearApi = (url: string): Variables => ({
    LINEAR_API_KEY: 'lin_api_0123456789abcdef',
    LINEAR_API_URL: `${url}/linear-api`,
  });

  test('Linear: the session, once however often it is delivered', async () => {
    const { calls } = await comments((url) => sessionVariables(url, linearApi(url)), [linear(), linear()], sessions);
    expect(calls.length).toBe(1);
    expect(calls[0]?.headers.authorization).toBe('lin_api_0123456789abcdef');
    const { query, variables } = bodyOf(calls[0]) as { query: string; variables: { input: Json } };
    expect(query).toBe('mutation Comment($input: CommentCreateInput!) { commentCreate(input: $input) { success } }');
    expect(variables.input).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      issueId: 'ENG-12',
      body: 'An agent session was started for this ticket.\n\nhttps://sessions.example/1',
    });
  });

  test('Jira: the run that decides', async () => {
    const run: Upstream['answer'] = (_, response) =>
      void response.end(
        '{"workflow_run_id":1,"run_url":"https://api.example/1","html_url":"https://github.com/octo-org/shop/actions/runs/1"}',
      );
    const jiraApi = (url: string) => ({
      JIRA_BASE_URL: url,
      JIRA_EMAIL: 'bot@example.com',
      JIRA_API_TOKEN: 'jira-api-token-0123456789',
    });
    const { calls, others } = await comments((url) => githubVariables(url, jiraApi(url)), [jira()], run);
    expect(bodyOf(others[0])['return_run_details']).toBe(true);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /rest/api/3/issue/SEC-7/comment']);
    expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('bot@example.com:jira-api-token-0123456789')}`);
    const href = 'https://github.com/octo-org/shop/actions/runs/1';
    expect(bodyOf(calls[0])).toMatchObject({
      body: {
        type: 'doc',
        version: 1,
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text' }, { text: href, marks: [{ type: 'link', attrs: { href } }] }],
          },
        ],
      },
    });
  });

  test('the pull request that the agent opened, from its own branch alone', async () => {
    const sends = [
      github('pull_request', githubPull('fix/ENG-12')),
      github('pull_request', githubPull('fix/ENG-12', { fork: true })),
      github('pull_request', githubPull('fix/ENG-12', { repository: 'octo-org/other' })),
      github('pull_request', githubPull('fix/issue-5')),
      github('pull_request', githubPull('feature/ENG-12')),
    ];
    const { outcomes, calls } = await comments((url) => githubVariables(url, linearApi(url)), sends);
    expect(outcomes).toEqual([
      'ignored; pull-request-told',
      ...Array.from({ length: 4 }, () => 'ignored; not-an-issue'),
    ]);
    expect(calls.map((call) => (bodyOf(call)['variables'] as { input: Json }).input['body'])).toEqual([
      'The agent opened a draft pull request for this ticket.\n\nhttps://github.com/octo-org/shop/pull/31',
    ]);
  });

  test('a tracker that does not take it changes nothing', async () => {
    const { outcomes } = await comments(
      (url) => githubVariables(url, { LINEAR_API_KEY: 'lin_api_0123456789abcdef', LINEAR_API_URL: `${url}/nowhere` }),
      [linear()],
      (call, response) => (call.path === '/nowhere' ? response.destroy() : noContent(call, response)),
    );
    expect(outcomes).toEqual(['accepted; handed-on']);
  });

  test('a label on GitHub and a ticket: each with its own key', async () => {
    const { others } = await comments((url) => githubVariables(url), [github('issues', githubLabelled())]);
    expect((bodyOf(others[0])['inputs'] as Json)['ticket_key']).toBe('issue-5');
  });
});

describe.each(['node', 'workerd'] as const)('P19: the body is capped while it streams, on %s', (name) => {
  test('a sender that never ends: answered, or cut off, after so many bytes', async () => {
    const upstream = await startUpstream();
    const limit = 100_000;
    const runtime = await startRuntime(name, githubVariables(upstream.url, { MAX_DELIVERY_BYTES: String(limit) }));
    const url = new URL((await runtime.origin?.()) ?? '');
    const { sent, status } = await new Promise<{ sent: number; status: number }>((resolve) => {
      let sent = 0;
      let status = 0;
      const headers = {
        'content-type': 'application/json',
        'linear-signature': hmac(SECRETS.linear, 'x'),
        'transfer-encoding': 'chunked',
      };
      const request = httpRequest(
        { host: url.hostname, port: url.port, path: '/linear', method: 'POST', headers, agent: false },
        (response) => {
          status = response.statusCode ?? 0;
        },
      );
      const done = (): void => resolve({ sent, status });
      request.on('error', done);
      request.on('close', done);
      const isAnswered = (): boolean => status !== 0;
      const push = (): void => {
        while (!request.destroyed && !isAnswered()) {
          sent += 10_000;
          // Whoever keeps reading would be sent 200 MB.
          if (sent > 200_000_000) return done();
          if (!request.write('x'.repeat(10_000))) return void request.once('drain', push);
        }
        return void setTimeout(done, 200);
      };
      push();
    });
    expect([413, 0]).toContain(status);
    if (name === 'node') expect(status).toBe(413);
    // What lies in the buffers of both sockets comes on top.
    expect(sent).toBeLessThan(limit + 20_000_000);
    expect(upstream.calls.length).toBe(0);
    await runtime.close();
    await upstream.close();
  });
});
