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

function client(baseUrl = server.origin) {
  const limits = { attemptMs: 300, totalMs: 2_000, maxAttempts: 2, maxBodyBytes: 3_000_000 };
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

  test.each([300, 301, 302, 303, 304, 408, 425, 500, 502, 503, 504, 599])(
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
    expect(await client().create(request)).toEqual({ kind: 'unknown', why: 'timeout' });
    expect(server.requests).toHaveLength(2);
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

  test('out of credits: only suspended, only by the known details', () => {
    expect(outOfCredits({ status: 'suspended', statusDetail: 'org_usage_limit_exceeded' })).toBe(true);
    expect(outOfCredits({ status: 'suspended', statusDetail: 'inactivity' })).toBe(false);
    expect(outOfCredits({ status: 'running', statusDetail: 'out_of_credits' })).toBe(false);
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
    const start = performance.now();
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
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

test('P6: sessions in whose list or record the key stands are not read', async () => {
  const session = { session_id: 's-1', status: 'running', url: `https://app.example/?k=${KEY}`, tags: ['a'] };
  says(200, JSON.stringify({ items: [session], has_next_page: false }));
  expect(await client().list({ tags: ['a'] })).toEqual({ kind: 'failed', why: 'body', status: 200 });
  says(200, JSON.stringify(session));
  expect(await client().get('s-1')).toEqual({ kind: 'failed', why: 'body', status: 200 });
});
