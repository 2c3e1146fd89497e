import { describe, expect, test } from '@jest/globals';
import { Trace } from '@agent-remediation/conventions';
import type { SessionAnswer, SessionClient, SessionRequest } from '@agent-remediation/session-api';
import type { Deps } from '../deps.ts';
import { ago, entry, NOW } from '../ledger/entry.cases.ts';
import { OPEN_PATH, parseEntry, findingPath, writeEntry, writeOpen, type Entry } from '../ledger/entry.ts';
import type { LedgerPort, PortWritten } from '../ledger/ledger.ts';
import { findSession, postSession, reference, type PostOptions } from './post.ts';

const CLAIM = entry({ at: ago(0), claimedAt: ago(0) });
const TAG = 'claim-issue-7-aaaaaaaaaaaa';
const REQUEST = { prompt: 'Mend it.' } as unknown as SessionRequest;
const SECRET = 'the-secret';
const CREATED: SessionAnswer = {
  kind: 'created',
  status: 200,
  text: '{}',
  sessionId: 's-1',
  url: 'https://s.example/1',
};
const LOST: SessionAnswer = { kind: 'unknown', why: 'status', status: 502, text: '' };

type List = Awaited<ReturnType<SessionClient['list']>>;
type Session = Extract<List, { kind: 'listed' }>['sessions'][number];
const session = (more: Partial<Session>): Session =>
  ({ sessionId: 's-2', url: 'https://s.example/2', tags: [], ...more }) as Session;
const listed = (sessions: readonly Session[], complete = true): List => ({ kind: 'listed', sessions, complete });

interface Setting {
  readonly claim?: Entry | undefined;
  readonly readBack?: PostOptions['readBack'];
  readonly list?: List;
  readonly written?: PortWritten;
  readonly ledger?: 'off';
}

/** Posts on a claim, and what came of it: the outcome, the trace, what was asked of the service, what the ledger holds. */
async function post(answer: SessionAnswer, { claim = CLAIM, readBack = 'tag', list, written, ledger }: Setting = {}) {
  const files = new Map([
    [OPEN_PATH, writeOpen(new Map([[CLAIM.fingerprint, CLAIM]]))],
    [findingPath(CLAIM.fingerprint), writeEntry(CLAIM)],
  ]);
  const port: LedgerPort = {
    read: (paths) =>
      Promise.resolve({
        kind: 'commit',
        oid: 'c',
        files: new Map(paths.map((path) => [path, files.get(path)])),
        at: NOW,
      }),
    write: (write) => {
      if (written) return Promise.resolve(written);
      for (const [path, text] of write.files) files.set(path, text);
      return Promise.resolve({ kind: 'done', oid: 'd' });
    },
    create: () => Promise.reject(new Error('not asked for')),
  };
  const asked: unknown[] = [];
  const deps = {
    sessions: {
      create: (request: SessionRequest) => (asked.push(['POST', request]), Promise.resolve(answer)),
      list: (query: unknown) => (asked.push(['list', query]), Promise.resolve(list ?? listed([]))),
    },
    now: () => NOW,
    holdsSecret: (text: string) => text.includes(SECRET),
    log: (line: string) => asked.push(['log', line]),
  } as unknown as Deps;
  const trace = new Trace();
  const on = { port, sleep: () => Promise.resolve(), random: () => 0, whenMissing: 'end' } as const;
  const options: PostOptions = { ledger: ledger === 'off' ? undefined : on, head: undefined, readBack };
  const posted = await postSession(REQUEST, ledger === 'off' ? undefined : claim, options, deps, trace);
  const rows = trace.rows.map(({ verdict, rule, seen, change }) =>
    [`${verdict} ${rule}: ${seen}`, ...(change === undefined ? [] : [change])].join(' | '),
  );
  return { posted, rows, asked, entry: parseEntry(files.get(findingPath(CLAIM.fingerprint)), 'p') };
}

describe('what the service answers, and what is made of it', () => {
  test('a session: sent once, written down, named', async () => {
    const { posted, rows, asked, entry: kept } = await post(CREATED);
    expect(asked).toEqual([
      ['log', 'creating the session'],
      ['POST', REQUEST],
    ]);
    expect(posted).toEqual({
      reason: 'session-created',
      message: 'The session was created (status 200).',
      entry: kept,
      status: 200,
      text: '{}',
      withheld: undefined,
      sessionId: 's-1',
      sessionUrl: 'https://s.example/1',
    });
    expect(kept).toMatchObject({ state: 'created', session: { attempt: 1, id: 's-1', url: 'https://s.example/1' } });
    expect(rows).toEqual(['pass session: The session was created (status 200).']);
  });

  test('a session that names nothing', async () => {
    const { posted, entry: kept } = await post({ kind: 'created', status: 204, text: '' });
    expect(posted).toMatchObject({ reason: 'session-created', sessionId: undefined, sessionUrl: undefined, text: '' });
    expect(kept?.session).toEqual({ attempt: 1, id: null, url: null });
  });

  const AGAIN = 'trigger again later';
  const CORRECT = 'correct what the answer names, then comment `/agent retry`';
  test.each([
    ['unauthorised', 'session-unauthorised'],
    ['payment-required', 'session-out-of-credits'],
    ['forbidden', 'session-forbidden'],
    ['not-found', 'session-not-found'],
    ['conflict', 'session-invalid'],
    ['too-large', 'session-invalid'],
    ['invalid', 'session-invalid'],
    ['rate-limited', 'session-rate-limited'],
    ['redirected', 'session-not-found'],
    ['refused', 'session-invalid'],
  ] as const)('refused as %s', async (code, reason) => {
    const retryable = code === 'rate-limited';
    const { posted, rows, entry: kept } = await post({ kind: 'refused', code, status: 400, text: 'no', retryable });
    expect(posted).toMatchObject({ reason, status: 400, text: 'no', sessionId: undefined, sessionUrl: undefined });
    expect(posted.entry).toEqual(kept);
    expect(kept).toMatchObject({ state: 'rejected', retryable });
    expect(rows).toEqual([`stop session: ${posted.message} | ${retryable ? AGAIN : CORRECT}`]);
  });

  test('not sent at all', async () => {
    const { posted, entry: kept } = await post({
      kind: 'refused',
      code: 'not-sent',
      fault: 'dns' as never,
      retryable: true,
    });
    expect(posted).toMatchObject({ reason: 'session-unreachable', status: undefined, text: undefined });
    expect(kept).toMatchObject({ state: 'rejected', retryable: true });
  });

  test('D35: without a ledger nothing is written down, and nothing is looked for', async () => {
    for (const answer of [CREATED, LOST]) {
      const { posted, entry: kept, asked } = await post(answer, { ledger: 'off' });
      expect([posted.entry, kept, asked.length]).toEqual([undefined, CLAIM, 2]);
    }
  });

  test.each<readonly [string, PortWritten, string]>([
    ['may not be written', { kind: 'forbidden', why: 'a rule' }, 'ledger-forbidden: a rule'],
    ['is busy', { kind: 'stale' }, 'ledger-busy: 8 rounds without success; the last: the head moved on'],
  ])('the ledger %s: the answer goes out, and the claim stands', async (_, written, why) => {
    const { posted, rows } = await post(CREATED, { written });
    expect(posted).toMatchObject({ reason: 'session-created', sessionId: 's-1', entry: CLAIM });
    expect(rows.at(-1)).toBe(
      `note ledger: the result could not be written down (${why}) | reconcile writes it down; run it if it is not scheduled`,
    );
  });

  test('a claim that is another’s by now keeps its entry', async () => {
    const { posted, entry: kept } = await post(
      { kind: 'refused', code: 'invalid', status: 422, text: '', retryable: false },
      { claim: { ...CLAIM, nonce: 'bbbbbbbbbbbb' } },
    );
    expect([posted.entry, kept]).toEqual([CLAIM, CLAIM]);
  });
});

describe('P15: an unknown result is looked for, and never sent again', () => {
  const asks = (asked: readonly unknown[]) => asked.filter((one) => Array.isArray(one) && one[0] !== 'log');
  const createdAfter = NOW.getTime() / 1_000 - 3_600;

  test.each<readonly [string, PostOptions['readBack'], Session, object]>([
    ['tag', 'tag', session({ tags: ['x', TAG] }), { tags: [TAG], createdAfter }],
    ['title', 'title', session({ title: 'issue-7 [aaaaaaaaaaaa]' }), { createdAfter }],
  ])('found again by its %s', async (how, readBack, found, query) => {
    const {
      posted,
      rows,
      asked,
      entry: kept,
    } = await post(LOST, {
      readBack,
      list: listed([session({ sessionId: 's-9', title: 'issue-8 [bbbbbbbbbbbb]', tags: ['claim-issue-8-b'] }), found]),
    });
    expect(asks(asked)).toEqual([
      ['POST', REQUEST],
      ['list', query],
    ]);
    expect(posted).toMatchObject({
      reason: 'session-created',
      status: 502,
      sessionId: 's-2',
      sessionUrl: 'https://s.example/2',
      entry: kept,
    });
    expect(kept).toMatchObject({ state: 'created', session: { id: 's-2' } });
    expect(rows.at(-1)).toMatch(new RegExp(`^pass session: .*status 502.*; found again by its ${how}$`, 'u'));
  });

  const LOOK = 'reconcile looks again; after 15 minutes a person decides with `/agent retry`';
  test.each<readonly [string, Setting, string]>([
    ['no session is listed', {}, 'no session of this claim is listed yet'],
    [
      'others are listed, and not all',
      { list: listed([session({ tags: ['claim-issue-7-bbbbbbbbbbbb'], title: '[bbbbbbbbbbbb]' })], false) },
      'no session of this claim is among those that were listed',
    ],
    [
      'sessions may not be listed',
      { list: { kind: 'failed', status: 403, why: 'status' } as List },
      'sessions cannot be listed (403)',
    ],
    [
      'the list does not come',
      { list: { kind: 'failed', why: 'timeout' } as unknown as List },
      'sessions cannot be listed (timeout)',
    ],
    ['the settings forbid to look', { readBack: 'no' }, 'sessions are not listed'],
  ])('%s: nobody knows, and a person is told', async (_, setting, seen) => {
    const { posted, rows, asked, entry: kept } = await post(LOST, setting);
    expect(posted).toMatchObject({ reason: 'session-unknown', entry: CLAIM, sessionId: undefined });
    expect(posted.message.endsWith(`; ${seen}`)).toBe(true);
    expect(rows).toEqual([`stop session: ${posted.message} | ${LOOK}`]);
    expect(kept).toEqual(CLAIM);
    expect(asks(asked)).toHaveLength(setting.readBack === 'no' ? 1 : 2);
  });

  test('a session without a title is not the one', async () => {
    const sessions = { list: () => Promise.resolve(listed([session({})])) };
    expect(await findSession(CLAIM, 'title', { sessions: sessions as unknown as SessionClient })).toEqual({
      kind: 'not-found',
      why: 'no session of this claim is listed yet',
    });
  });

  test('P6: a session that is found again under a name that holds a secret keeps it to itself', async () => {
    const { posted, entry: kept } = await post(LOST, {
      list: listed([session({ tags: [TAG], sessionId: SECRET, url: `https://s.example/${SECRET}` })]),
    });
    expect(posted).toMatchObject({ reason: 'session-created', sessionId: undefined, sessionUrl: undefined });
    expect(kept?.session).toEqual({ attempt: 1, id: null, url: null });
  });
});

describe('D9, P6: what is withheld', () => {
  const token = `ghp_${'aZ4b9bQ7'.repeat(5).slice(0, 36)}`;
  test.each<readonly [string, Partial<SessionAnswer>, string]>([
    ['too large to be read', { withheld: 'too-large' }, 'the answer is too large and is withheld'],
    ['broken off', { withheld: 'incomplete' }, 'the answer broke off and is withheld'],
    ['compressed', { withheld: 'unreadable' }, 'the answer is compressed and is withheld'],
    ['the key in it', { withheld: 'contains-key' }, 'the answer holds the API key and is withheld'],
    ['too large for an output', { text: 'ü'.repeat(450_001) }, 'the answer is too large and is withheld'],
    ['a secret in it', { text: `x ${SECRET}` }, 'the answer holds something like a secret and is withheld'],
    ['a token in it', { text: `x ${token}` }, 'the answer holds something like a secret and is withheld'],
  ])('%s', async (_, more, why) => {
    const { posted, entry: kept } = await post({ ...CREATED, ...more } as SessionAnswer);
    expect(posted).toMatchObject({ reason: 'response-withheld', withheld: why, text: undefined, sessionId: 's-1' });
    expect(posted.message.endsWith(`; ${why}`)).toBe(true);
    expect(kept).toMatchObject({ state: 'created' });
    const refused = { kind: 'refused', code: 'invalid', status: 422, text: '', retryable: false, ...more };
    const no = await post(refused as SessionAnswer);
    expect(no.posted).toMatchObject({ reason: 'session-invalid', withheld: why, text: undefined });
  });

  test('an answer as large as may be is handed on', async () => {
    const { posted } = await post({ ...CREATED, text: 'ü'.repeat(450_000) });
    expect([posted.reason, posted.withheld, posted.text?.length]).toEqual(['session-created', undefined, 450_000]);
  });

  test('an id or an address that holds a secret gets nowhere', async () => {
    const holdsSecret = (text: string) => text.includes(SECRET);
    expect(reference('s-1', `https://s.example/${SECRET}`, { holdsSecret })).toEqual({ id: 's-1', url: null });
    expect(reference(token, 'https://s.example/1', { holdsSecret })).toEqual({ id: null, url: 'https://s.example/1' });
    expect(reference(undefined, undefined, { holdsSecret })).toEqual({ id: null, url: null });
  });
});
