import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHttp } from '@agent-remediation/http';
import { statusMeaning } from './answer.ts';
import { createSessionClient } from './client.ts';
import { explain } from './explain.ts';
import { carriesKey } from './key.ts';
import { outOfCredits, readSession, sessionPhase } from './session.ts';
import type { RecordingServer } from './testing/recording-server.ts';
import { startRecordingServer } from './testing/recording-server.ts';

const KEY = 'cog_canary-key-12345';
const request = { prompt: 'brief', secret_ids: [] };
let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function client(baseUrl = server.origin, attemptMs = 10_000) {
  const limits = { attemptMs, totalMs: 20_000, maxAttempts: 2, maxBodyBytes: 3_000_000 };
  const http = createHttp({
    sleep: () => Promise.resolve(),
    random: () => 0,
    now: Date.now,
    userAgent: 'test',
    allowLoopbackHttp: true,
    limits,
  });
  return createSessionClient({ http, apiKey: KEY, orgId: 'org-1', baseUrl });
}

const says = (status: number, text: string) => {
  server.answer = (_request, response) => {
    response.writeHead(status);
    response.end(text);
  };
};

describe('create: seed 4.1', () => {
  test('method, path, headers and body', async () => {
    says(200, '{}');
    await client(`${server.origin}/prefix`).create({ ...request, title: 'T' });
    expect(server.requests).toEqual([
      {
        method: 'POST',
        url: '/prefix/v3/organizations/org-1/sessions',
        authorization: `Bearer ${KEY}`,
        body: '{"prompt":"brief","title":"T","secret_ids":[]}',
      },
    ]);
  });

  test('id, URL and tags where the body has them', async () => {
    const text = '{"session_id":"s-1","url":"https://x.example/s-1","tags":["a"]}';
    says(200, text);
    expect(await client().create(request)).toEqual({
      kind: 'created',
      status: 200,
      text,
      sessionId: 's-1',
      url: 'https://x.example/s-1',
      tags: ['a'],
    });
  });

  test.each([
    '',
    'ok',
    '[]',
    'null',
    '7',
    '{',
    '<html>',
    '{"session_id":7,"url":"javascript:x"}',
    '{"__proto__":{"session_id":"x"}}',
    '{"url":"http://x.example"}',
    `{"session_id":"${'x'.repeat(201)}"}`,
    '{"url":"https://a@b.example/"}',
    '{"url":"https://x.example/)[x](y"}',
  ])('D9: any 2xx with any body is a success, unchanged: %s', async (text) => {
    says(201, text);
    expect(await client().create(request)).toEqual({ kind: 'created', status: 201, text });
  });

  test.each([
    [400, 'invalid', false],
    [401, 'unauthorised', false],
    [402, 'payment-required', false],
    [403, 'forbidden', false],
    [404, 'not-found', false],
    [409, 'conflict', false],
    [413, 'too-large', false],
    [418, 'refused', false],
    [422, 'invalid', false],
    [429, 'rate-limited', true],
    [307, 'redirected', false],
    [308, 'redirected', false],
  ])('seed 7.2, P15: %i is a refusal, %s; status and text unchanged', async (status, code, retryable) => {
    says(status, ' text\r\n\ufeff');
    expect(await client().create(request)).toEqual({
      kind: 'refused',
      code,
      retryable,
      status,
      text: ' text\r\n\ufeff',
    });
    expect(server.requests).toHaveLength(status === 429 ? 2 : 1);
  });

  test.each([399, 300, 301, 302, 303, 304, 408, 425, 500, 502, 503, 504, 599])(
    'P15, P16: %i leaves it open and is not repeated',
    async (status) => {
      says(status, '');
      expect(await client().create(request)).toEqual({ kind: 'unknown', why: 'status', status, text: '' });
      expect(server.requests).toHaveLength(1);
    },
  );

  test('P15: a reset and a time-out leave it open and are not repeated', async () => {
    server.answer = (_request, response) => response.destroy();
    expect(await client().create(request)).toEqual({ kind: 'unknown', why: 'reset' });
    server.answer = () => {};
    expect(await client(server.origin, 300).create(request)).toEqual({ kind: 'unknown', why: 'timeout' });
    expect(server.requests).toHaveLength(2);
  });

  test('P15: a status that came counts, also where the body broke off or cannot be read', async () => {
    const breaksOff = (status: number, headers: Record<string, string>) => {
      server.answer = (_request, response) => {
        response.writeHead(status, headers);
        response.write('half', () => response.destroy());
      };
    };
    breaksOff(403, { 'content-length': '100' });
    expect(await client().create(request)).toEqual({
      kind: 'refused',
      code: 'forbidden',
      retryable: false,
      status: 403,
      text: '',
      withheld: 'incomplete',
    });
    breaksOff(500, { 'content-length': '100' });
    expect(await client().create(request)).toEqual({
      kind: 'unknown',
      why: 'reset',
      status: 500,
      text: '',
      withheld: 'incomplete',
    });
    breaksOff(200, { 'content-encoding': 'gzip' });
    expect(await client().create(request)).toEqual({ kind: 'created', status: 200, text: '', withheld: 'unreadable' });
    expect(server.requests).toHaveLength(3);
  });

  test('D9: of an answer of 1,000,000 characters the text is handed on', async () => {
    const text = 'x'.repeat(1_000_000);
    says(200, text);
    expect(await client().create(request)).toEqual({ kind: 'created', status: 200, text });
  });

  test('P5: an address that cannot be asked is refused, and no retry is promised', async () => {
    expect(await client('ftp://127.0.0.1').create(request)).toEqual({
      kind: 'refused',
      code: 'not-sent',
      fault: 'invalid-request',
      retryable: false,
    });
  });

  test('a fault of our own is not hidden', async () => {
    const broken = createSessionClient({
      http: () => Promise.reject(new TypeError('ours')),
      apiKey: KEY,
      orgId: 'org-1',
      baseUrl: server.origin,
    });
    await expect(broken.create(request)).rejects.toThrow(new TypeError('ours'));
  });

  test('what it asks: effect, name and headers', async () => {
    const asked: unknown[] = [];
    const noting = createSessionClient({
      http: (one) => {
        asked.push(one);
        return Promise.resolve({ status: 200, headers: {}, text: '{"items":[]}', url: one.url, attempts: 1 });
      },
      apiKey: KEY,
      orgId: 'a~b',
      baseUrl: 'https://api.example.com',
    });
    await noting.create(request);
    await noting.get('s');
    await noting.list({});
    const url = 'https://api.example.com/v3/organizations/a~b/sessions';
    const headers = {
      authorization: `Bearer ${KEY}`,
      accept: 'application/json, application/problem+json',
      'content-type': 'application/json',
    };
    const body = '{"prompt":"brief","secret_ids":[]}';
    expect(asked).toEqual([
      { method: 'POST', url, body, effect: 'once', name: 'create session', headers },
      { method: 'GET', url: `${url}/s`, effect: 'none', name: 'read session', headers },
      { method: 'GET', url: `${url}?first=200`, effect: 'none', name: 'list sessions', headers },
    ]);
  });

  test('nothing sent: refused, retryable, without a status', async () => {
    expect(await client('http://127.0.0.1:1').create(request)).toEqual({
      kind: 'refused',
      code: 'not-sent',
      fault: 'refused',
      retryable: true,
    });
  });

  test('D9: a 2xx with a text that is too large, broken off or holds the key is a success without its text', async () => {
    for (const size of [1_000_001, 3_000_001]) {
      says(200, 'x'.repeat(size));
      expect(await client().create(request)).toEqual({ kind: 'created', status: 200, text: '', withheld: 'too-large' });
    }
    server.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    expect(await client().create(request)).toEqual({ kind: 'created', status: 200, text: '', withheld: 'incomplete' });
    says(200, JSON.stringify({ session_id: 's', echo: `Bearer ${KEY}` }));
    expect(await client().create(request)).toEqual({
      kind: 'created',
      status: 200,
      text: '',
      withheld: 'contains-key',
    });
  });
});

describe('P6: the key in an answer is seen in every usual form', () => {
  const odd = 'cog_k"y+/=&ü 42';
  test.each([KEY, odd])('%s', (key) => {
    const bytes = Buffer.from(key);
    const forms = [
      key,
      JSON.stringify(key),
      encodeURIComponent(key),
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
    ];
    for (const before of ['', 'a', 'ab', 'Bearer ']) {
      forms.push(
        Buffer.from(`${before}${key}`).toString('base64'),
        Buffer.from(`${before}${key} and more`).toString('base64url'),
      );
    }
    for (const form of forms) expect([form, carriesKey(`text ${form} text`, key)]).toEqual([form, true]);
    const escaped = key.replace(/[a-z]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
    expect([escaped, carriesKey(escaped, key)]).toEqual([escaped, true]);
    expect(carriesKey('an innocent text', key)).toBe(false);
  });
});

describe('get and list', () => {
  const session = (id: string, tags: readonly string[], created = 100) => ({
    session_id: id,
    status: 'running',
    tags,
    created_at: created,
  });

  test('get: found, missing, failed', async () => {
    says(200, JSON.stringify(session('s-1', [])));
    expect(await client().get('s-1')).toMatchObject({
      kind: 'found',
      session: { sessionId: 's-1', status: 'running' },
    });
    expect(server.requests[0]?.url).toBe('/v3/organizations/org-1/sessions/s-1');
    says(404, 'x');
    expect(await client().get('s-1')).toEqual({ kind: 'missing' });
    says(403, 'x');
    expect(await client().get('s-1')).toEqual({ kind: 'failed', why: 'status', status: 403, text: 'x' });
    says(200, '[]');
    expect(await client().get('s-1')).toEqual({ kind: 'failed', why: 'body', status: 200 });
  });

  test('list: all pages, filtered again here, each session once', async () => {
    server.answer = ({ url }, response) => {
      const last = url.includes('after=next');
      const items = last
        ? [session('c', ['t', 'u']), session('a', ['t', 'u']), 'odd', null]
        : [session('a', ['t', 'u']), session('b', ['t']), session('old', ['t', 'u'], 1)];
      response.end(JSON.stringify({ items, has_next_page: !last, end_cursor: last ? null : 'next' }));
    };
    const result = await client().list({ tags: ['t', 'u'], createdAfter: 50.9 });
    expect(result).toMatchObject({
      kind: 'listed',
      complete: true,
      sessions: [{ sessionId: 'a' }, { sessionId: 'c' }],
    });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v3/organizations/org-1/sessions?first=200&tags=t&tags=u&created_after=50',
      '/v3/organizations/org-1/sessions?first=200&tags=t&tags=u&created_after=50&after=next',
    ]);
  });

  test('list: an endless or circling service ends, as not complete', async () => {
    let page = 0;
    server.answer = (_request, response) =>
      response.end(JSON.stringify({ items: [], has_next_page: true, end_cursor: `c${(page += 1)}` }));
    expect(await client().list({ maxPages: 4 })).toEqual({ kind: 'listed', sessions: [], complete: false });
    expect(server.requests).toHaveLength(4);
    server.answer = (_request, response) => response.end('{"items":[],"has_next_page":true,"end_cursor":"same"}');
    expect(await client().list({})).toEqual({ kind: 'listed', sessions: [], complete: false });
    expect(server.requests).toHaveLength(6);
  });

  test.each(['a/b', 'a?b', 'a b', 'a%2fb', '..', 'a..b', '.', '', 'x'.repeat(201), 'é', ' a', 'a\n'])(
    'P5: get: %j is no id, and nothing is asked',
    async (id) => {
      expect(await client().get(id)).toEqual({ kind: 'missing' });
      expect(server.requests).toEqual([]);
    },
  );

  test.each(['x'.repeat(200), 'A9_.:-', 'a.b', '.a'])('get: %j is an id', async (id) => {
    says(200, JSON.stringify(session('s', [])));
    expect(await client().get(id)).toMatchObject({ kind: 'found' });
    expect(server.requests.map(({ method, url, authorization, body }) => [method, url, authorization, body])).toEqual([
      ['GET', `/v3/organizations/org-1/sessions/${encodeURIComponent(id)}`, `Bearer ${KEY}`, ''],
    ]);
  });

  test.each([300, 404, 500])('list: the status %i is a failure, with its text', async (status) => {
    says(status, 'why');
    expect(await client().list({})).toEqual({ kind: 'failed', why: 'status', status, text: 'why' });
  });

  test('P6: a failure whose text is too large or holds the key comes without it', async () => {
    says(403, 'x'.repeat(1_000_000));
    expect(await client().list({})).toMatchObject({ text: 'x'.repeat(1_000_000) });
    for (const text of ['x'.repeat(1_000_001), `no: ${KEY}`]) {
      says(403, text);
      expect(await client().get('s')).toEqual({ kind: 'failed', why: 'status', status: 403 });
    }
  });

  test('P9: a failure of the connection: its code, and the status where one came', async () => {
    server.answer = (_request, response) => response.destroy();
    expect(await client().get('s')).toEqual({ kind: 'failed', why: 'reset' });
    expect(await client().list({})).toEqual({ kind: 'failed', why: 'reset' });
    server.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    expect(await client().list({})).toEqual({ kind: 'failed', why: 'reset', status: 200 });
  });

  test('list: ten pages of 200 by default; what was found so far is told', async () => {
    let page = 0;
    server.answer = (_request, response) => {
      page += 1;
      response.end(JSON.stringify({ items: [session(`s-${page}`, [])], has_next_page: true, end_cursor: `c${page}` }));
    };
    const result = await client().list({});
    expect(result).toMatchObject({ kind: 'listed', complete: false });
    expect(result.kind === 'listed' && result.sessions.map(({ sessionId }) => sessionId)).toHaveLength(10);
    expect(server.requests.map(({ url }) => url.split('?')[1])).toEqual([
      'first=200',
      ...Array.from({ length: 9 }, (_, at) => `first=200&after=c${at + 1}`),
    ]);
  });

  test.each([
    ['{"items":[],"has_next_page":"yes","end_cursor":"c"}', true],
    ['{"items":[],"end_cursor":"c"}', true],
    ['{"items":[],"has_next_page":true}', false],
    [`{"items":[],"has_next_page":true,"end_cursor":"${'c'.repeat(1_001)}"}`, false],
  ])('list: %.60j ends with one page; complete: %j', async (text, complete) => {
    says(200, text);
    expect(await client().list({})).toEqual({ kind: 'listed', sessions: [], complete });
    expect(server.requests).toHaveLength(1);
  });

  test('list: a cursor of 1,000 characters is followed', async () => {
    const cursor = 'c'.repeat(1_000);
    server.answer = ({ url }, response) =>
      response.end(JSON.stringify({ items: [], has_next_page: !url.includes('after='), end_cursor: cursor }));
    expect(await client().list({})).toEqual({ kind: 'listed', sessions: [], complete: true });
    expect(server.requests).toHaveLength(2);
  });

  test('list: created in the very second counts, and so does a session that does not say when', async () => {
    const { created_at, ...undated } = session('undated', []);
    says(200, JSON.stringify({ items: [session('same', [], 50), session('before', [], 49), undated] }));
    expect(created_at).toBe(100);
    const result = await client().list({ createdAfter: 50.9 });
    expect(result.kind === 'listed' && result.sessions.map(({ sessionId }) => sessionId)).toEqual(['same', 'undated']);
  });

  test.each(['', '[]', '{"items":7}', '{"__proto__":{"items":[]}}'])('list: %s is not a list', async (text) => {
    says(200, text);
    expect(await client().list({})).toMatchObject({ kind: 'failed', why: 'body' });
  });
});

describe('sessions as read back: open sets (facts 1.4)', () => {
  test.each([
    ['new', '', 'starting'],
    ['claimed', '', 'starting'],
    ['running', '', 'working'],
    ['running', 'working', 'working'],
    ['running', 'waiting_for_user', 'waiting-for-person'],
    ['running', 'waiting_for_approval', 'waiting-for-person'],
    ['running', 'finished', 'finished'],
    ['running', 'something_new', 'working'],
    ['resuming', '', 'working'],
    ['suspended', 'inactivity', 'waiting-for-person'],
    ['suspended', 'out_of_credits', 'stopped'],
    ['suspended', 'error', 'failed'],
    ['suspended', 'something_new', 'stopped'],
    ['exit', '', 'stopped'],
    ['exit', 'finished', 'finished'],
    ['error', '', 'failed'],
    ['something_new', 'finished', 'unknown'],
    ['', '', 'unknown'],
    ['__proto__', '', 'unknown'],
    ['constructor', 'x', 'unknown'],
  ])('%s %s is %s', (status, statusDetail, phase) => {
    expect(sessionPhase({ status, statusDetail })).toBe(phase);
  });

  test.each([
    'usage_limit_exceeded',
    'out_of_credits',
    'out_of_quota',
    'no_quota_allocation',
    'payment_declined',
    'org_usage_limit_exceeded',
    'user_usage_limit_exceeded',
    'total_session_limit_exceeded',
    'contract_expired',
  ])('seed 8: suspended by %s is out of credits', (statusDetail) => {
    expect(outOfCredits({ status: 'suspended', statusDetail })).toBe(true);
  });

  test('out of credits: only suspended, only by the known details', () => {
    expect(outOfCredits({ status: 'suspended' })).toBe(false);
    expect(outOfCredits({ status: 'suspended', statusDetail: 'inactivity' })).toBe(false);
    expect(outOfCredits({ status: 'running', statusDetail: 'out_of_credits' })).toBe(false);
  });

  test.each(['new', 'claimed', 'resuming', 'running', 'suspended', 'exit', 'error'])(
    '%s without a detail',
    (status) => {
      expect(sessionPhase({ status })).toBe(sessionPhase({ status, statusDetail: '' }));
      expect(sessionPhase({ status })).not.toBe('unknown');
    },
  );

  test('every field, as the service tells it', () => {
    const told = {
      session_id: 's-1',
      status: 'running',
      status_detail: 'working',
      url: 'https://app.example/s-1',
      title: 'T',
      tags: ['a', 'b'],
      created_at: 0,
      updated_at: 1_700_000_000,
      acus_consumed: 1.5,
      pull_requests: [{ pr_url: 'https://x.example/1', pr_state: 'open' }],
      other: 'left out',
    };
    expect(readSession(told)).toEqual({
      sessionId: 's-1',
      status: 'running',
      statusDetail: 'working',
      url: 'https://app.example/s-1',
      title: 'T',
      tags: ['a', 'b'],
      createdAt: 0,
      updatedAt: 1_700_000_000,
      acusConsumed: 1.5,
      pullRequests: [{ url: 'https://x.example/1', state: 'open' }],
    });
  });

  test.each([
    ['session_id', 200],
    ['status', 100],
    ['status_detail', 100],
    ['title', 10_000],
  ])('P9: %s has at most %i characters', (field, most) => {
    const read = (length: number) => JSON.stringify(readSession({ session_id: 's', [field]: 'x'.repeat(length) }));
    expect(read(most)).toContain('x'.repeat(most));
    expect(read(most + 1) ?? '').not.toContain('xx');
  });

  test('P9: a pull request without an address is left out, and of many the first 100 are read', () => {
    const one = (state: unknown) => ({ pr_url: 'https://x.example/1', pr_state: state });
    const pullRequests = (items: unknown) => readSession({ session_id: 's', pull_requests: items })?.pullRequests;
    expect(pullRequests(Array.from({ length: 101 }, () => one('open')))).toHaveLength(100);
    expect(pullRequests([{ pr_state: 'open' }, one('x'.repeat(100)), one('x'.repeat(101))])).toEqual([
      { url: 'https://x.example/1', state: 'x'.repeat(100) },
      { url: 'https://x.example/1' },
    ]);
    expect(pullRequests({ length: 1 })).toEqual([]);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '7', null])('P9: %p is no time and no count', (value) => {
    const read = readSession({ session_id: 's', created_at: value, updated_at: value, acus_consumed: value });
    expect(read).toEqual({ sessionId: 's', status: '', tags: [], pullRequests: [] });
  });

  test('P9: odd fields are left out', () => {
    expect(
      readSession({
        session_id: 's',
        status: 7,
        tags: 'x',
        created_at: 'x',
        pull_requests: [7, { pr_url: 'x' }, { pr_url: 'https://x.example/1', pr_state: null }],
      }),
    ).toEqual({
      sessionId: 's',
      status: '',
      tags: [],
      pullRequests: [{ url: 'https://x.example/1' }],
    });
    expect(readSession({})).toBeUndefined();
    expect(readSession(null)).toBeUndefined();
  });
});

describe('explain: one sentence, what to change and where', () => {
  const refused = (status: number, text: string) => {
    const meaning = statusMeaning(status);
    if (meaning.kind !== 'refused') throw new Error('not a refusal');
    return { ...meaning, status, text };
  };

  test('401, 403 with and without impersonation (seed 5), 404', () => {
    expect(explain(refused(401, ''))).toContain('api-key');
    expect(explain(refused(403, ''))).not.toContain('Impersonate');
    expect(explain(refused(403, ''))).toContain('ManageOrgSessions');
    expect(explain(refused(403, ''), { createAsUser: true })).toContain('ImpersonateOrgSessions');
    expect(explain(refused(404, ''))).toMatch(/org-id.*base-url/);
  });

  test.each([
    [
      '{"detail":[{"loc":["body","title"],"msg":"too long","type":"x"},{"loc":["body","tags",0],"msg":"bad"}]}',
      ': title too long, tags.0 bad.',
    ],
    [
      '{"title":"Unprocessable","status":422,"errors":[{"field":"tags","message":"bad"}]}',
      ': Unprocessable: tags bad.',
    ],
    ['{"title":"T","detail":"tag not allowed."}', ': tag not allowed.'],
    ['{"detail":"no"}', ': no.'],
    ['plain\r\nwords', ': plain words.'],
    ['<html>secret page</html>', '(status 422).'],
    ['', '(status 422).'],
    ['{"detail":{"a":1}}', '(status 422).'],
    ['{"__proto__":{"detail":"x"}}', '(status 422).'],
  ])('RFC 9457, the older forms, plain text and HTML: %s', (text, end) => {
    const sentence = explain(refused(422, text));
    expect(sentence.endsWith(end)).toBe(true);
    expect(sentence).toContain('status 422');
  });

  test('a long or hostile text stays one short line', () => {
    const sentence = explain(refused(400, `\u202e::error::\n${'x'.repeat(1_000_000)}`));
    expect(sentence.length).toBeLessThan(500);
    expect(sentence).not.toMatch(/[\n\u202e]/);
  });

  test('unknown and not sent', () => {
    expect(explain({ kind: 'unknown', why: 'timeout' })).toContain('nobody knows');
    expect(explain({ kind: 'unknown', why: 'status', status: 500, text: 'x' })).toContain('status 500');
    expect(explain({ kind: 'refused', code: 'not-sent', fault: 'dns', retryable: true })).toContain('nothing was sent');
  });

  test('P9: bombs end at once', async () => {
    const start = process.cpuUsage();
    for (const text of [
      '['.repeat(1_000_000),
      `{"a":${'['.repeat(400_000)}`,
      '{"a":'.repeat(200_000),
      '\u00ad'.repeat(1_000_000),
    ]) {
      explain(refused(400, text));
      says(200, text.slice(0, 900_000));
      expect(await client().create(request)).toMatchObject({ kind: 'created', status: 200 });
    }
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  });
});

test('P6: sessions in whose list or record the key stands are not read', async () => {
  const session = { session_id: 's-1', status: 'running', url: `https://app.example/?k=${KEY}`, tags: ['a'] };
  says(200, JSON.stringify({ items: [session], has_next_page: false }));
  expect(await client().list({ tags: ['a'] })).toEqual({ kind: 'failed', why: 'body', status: 200 });
  says(200, JSON.stringify(session));
  expect(await client().get('s-1')).toEqual({ kind: 'failed', why: 'body', status: 200 });
});
