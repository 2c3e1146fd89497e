import { describe, expect, test } from '@jest/globals';
import { Trace } from '@agent-remediation/conventions';
import { decideClaim, stateOf, type ClaimRequest, type Governor } from './claim.ts';
import { ago, entry, FINGERPRINT_7, NOW, request, row, rows, view } from './entry.cases.ts';
import type { Entry } from './entry.ts';
import type { LedgerView } from './ledger.ts';

/** `generation/attempt` of the claim, or the reason why there is none. */
function decided(ledger: LedgerView, asked: ClaimRequest): string {
  const decision = decideClaim(ledger, asked, new Trace());
  if (decision.kind === 'stop') return decision.stop.reason;
  const { generation, attempt } = decision.change.entry;
  return `${generation}/${attempt}`;
}

function messageOf(ledger: LedgerView, asked = request()): string {
  const decision = decideClaim(ledger, asked, new Trace());
  return decision.kind === 'stop' ? decision.stop.message : 'claimed';
}

const AFTER = new Date(NOW.getTime() - 1_000);
/** Older than the entry's last change: what a redelivered event carries. */
const BEFORE = new Date(Date.parse(ago(61)));
const SAME = new Date(Date.parse(ago(60)));

const WHO: readonly (readonly [string, Partial<ClaimRequest>])[] = [
  ['a trigger without a time', { authority: 'trigger', triggeredAt: undefined }],
  ['a trigger of now', { authority: 'trigger', triggeredAt: AFTER }],
  ['a label of now', { authority: 'renewed', triggeredAt: AFTER }],
  ['a redelivered label', { authority: 'renewed', triggeredAt: BEFORE }],
  ['a retry of now', { authority: 'retry', triggeredAt: AFTER }],
  ['a redelivered retry', { authority: 'retry', triggeredAt: BEFORE }],
  ['a retry of the same second', { authority: 'retry', triggeredAt: SAME }],
  ['a retry without a time', { authority: 'retry', triggeredAt: undefined }],
];
const PULL_REQUEST: Partial<ClaimRequest> = { openPullRequest: true };
const LIVE = 'already-handed-off';
const ASK = 'needs-retry';

/** The architecture's table "from → to, only when", for every authority in the order of `WHO`. */
const TABLE: readonly (readonly [string, Entry | undefined, Partial<ClaimRequest>, readonly string[]])[] = [
  ['none', undefined, {}, ['1/1', '1/1', '1/1', '1/1', '1/1', '1/1', '1/1', '1/1']],
  ['posting', entry({ at: ago(1) }), {}, [LIVE, LIVE, LIVE, LIVE, LIVE, LIVE, LIVE, LIVE]],
  ['posting for exactly 15 minutes', entry({ at: ago(15) }), {}, [LIVE, LIVE, LIVE, LIVE, LIVE, LIVE, LIVE, LIVE]],
  ['unknown', entry({ at: ago(60) }), {}, [ASK, ASK, ASK, ASK, '1/2', ASK, ASK, ASK]],
  ['unknown, third attempt', entry({ attempt: 3 }), {}, [ASK, ASK, ASK, ASK, '1/4', ASK, ASK, ASK]],
  ['rejected, retryable', entry({ state: 'rejected', retryable: true }), {}, Array<string>(8).fill('1/2')],
  [
    'rejected, retryable, second',
    entry({ state: 'rejected', retryable: true, attempt: 2 }),
    {},
    Array<string>(8).fill('1/3'),
  ],
  [
    'rejected, retryable, third: the automatic attempts are used up',
    entry({ state: 'rejected', retryable: true, attempt: 3 }),
    {},
    [ASK, ASK, ASK, ASK, '1/4', ASK, ASK, ASK],
  ],
  ['rejected for good', entry({ state: 'rejected' }), {}, [ASK, ASK, ASK, ASK, '1/2', ASK, ASK, ASK]],
  [
    'rejected for good, but a person decided to retry',
    entry({ state: 'rejected', retryBy: 'maria' }),
    {},
    Array<string>(8).fill('1/2'),
  ],
  ['created', entry({ state: 'created' }), {}, [LIVE, LIVE, LIVE, LIVE, '1/2', LIVE, LIVE, LIVE]],
  [
    'created, with an open pull request',
    entry({ state: 'created', pullRequest: 9 }),
    PULL_REQUEST,
    [LIVE, LIVE, LIVE, LIVE, 'retry-not-needed', LIVE, LIVE, LIVE],
  ],
  ['merged', entry({ state: 'merged', verify: 'checks' }), {}, [LIVE, LIVE, LIVE, LIVE, '2/1', LIVE, LIVE, LIVE]],
  [
    'merged, not to be verified',
    entry({ state: 'merged', verify: 'none' }),
    {},
    [LIVE, LIVE, '2/1', LIVE, '2/1', LIVE, LIVE, LIVE],
  ],
  ['closed', entry({ state: 'closed' }), {}, [LIVE, LIVE, '2/1', LIVE, '2/1', LIVE, LIVE, LIVE]],
  ['abandoned', entry({ state: 'abandoned' }), {}, [LIVE, LIVE, '2/1', LIVE, '2/1', LIVE, LIVE, LIVE]],
  [
    'closed, generation 4',
    entry({ state: 'closed', generation: 4, attempt: 2 }),
    {},
    [LIVE, LIVE, '5/1', LIVE, '5/1', LIVE, LIVE, LIVE],
  ],
];

describe('P15: the table "from → to, only when" of the architecture, for the moves that end in posting', () => {
  const cells = TABLE.flatMap(([from, before, more, wanted]) =>
    WHO.map(([who, asked], column) => ({ from, who, before, asked: { ...asked, ...more }, wanted: wanted[column] })),
  );
  test.each(cells)('$from, $who: $wanted', ({ before, asked, wanted }) => {
    expect(decided(view({ entry: before }), request(asked))).toBe(wanted);
  });

  test('unknown is derived: posting for more than 15 minutes, by GitHub’s time, and no other state grows old', () => {
    expect(stateOf(entry({ at: ago(15) }), NOW)).toBe('posting');
    expect(stateOf(entry({ at: ago(15.001) }), NOW)).toBe('unknown');
    for (const state of ['created', 'rejected', 'merged', 'closed', 'abandoned'] as const)
      expect(stateOf(entry({ state, at: ago(100_000) }), NOW)).toBe(state);
  });
});

function claim(
  ledger: LedgerView,
  asked = request(),
): { readonly entry: Entry; readonly day: unknown; readonly headline: string } {
  const decision = decideClaim(ledger, asked, new Trace());
  if (decision.kind !== 'change') throw new Error(decision.stop.message);
  return { entry: decision.change.entry, day: decision.change.day, headline: decision.change.headline };
}

describe('what a claim holds (architecture, "Hand-off", 3)', () => {
  test('state, nonce, run id, GitHub’s time, branch, and a row for the day in the same change', () => {
    const made = claim(view(), request({ acu: 10 }));
    const at = NOW.toISOString();
    expect(made.entry).toEqual(
      entry({ nonce: 'bbbbbbbbbbbb', runId: '200', claimedAt: at, at, acu: 10, branch: 'fix/issue-7' }),
    );
    expect(made.day).toEqual({ fingerprint: FINGERPRINT_7, runId: '200', repository: 'octo-org/shop', acu: 10, at });
    expect(made.headline).toBe('claim issue-7 generation 1 attempt 1');
  });

  test('D5: a later generation has a branch of its own, and begins without what the earlier one knew', () => {
    const session = { attempt: 2, id: 's', url: null };
    const before = entry({
      state: 'closed',
      attempt: 2,
      session,
      pullRequest: 9,
      mergeCommit: 'abc',
      mergedAt: ago(70),
      verify: 'checks',
    });
    const { entry: made } = claim(view({ entry: before }), request({ authority: 'renewed', triggeredAt: AFTER }));
    expect(made).toMatchObject({
      generation: 2,
      attempt: 1,
      branch: 'fix/issue-7+2',
      session: null,
      pullRequest: null,
    });
    expect(made).toMatchObject({ mergeCommit: null, mergedAt: null, verify: null, strays: [], retryable: false });
  });

  test('a retry keeps the session of the earlier attempt in sight, and the issue when the trigger names none', () => {
    const session = { attempt: 1, id: 's1', url: 'https://sessions.example/s1' };
    const stray = { attempt: 0 + 1, id: 's0', url: null };
    const before = entry({ state: 'created', session, strays: [stray] });
    const made = claim(view({ entry: before }), request({ authority: 'retry', triggeredAt: AFTER, issue: null })).entry;
    expect(made).toMatchObject({ attempt: 2, session: null, strays: [stray, session], issue: 7 });
  });

  test.each<readonly [string, Partial<Entry>, Entry['strays']]>([
    ['whose answer nobody knows', { state: 'posting' }, [{ attempt: 1, id: null, url: null }]],
    ['that was refused: there is none', { state: 'rejected', retryable: true }, []],
    ['of which only the pull request was seen', { state: 'created' }, [{ attempt: 1, id: null, url: null }]],
  ])('a retry keeps in sight the request %s', (_, before, strays) => {
    const retry = request({ authority: 'retry', triggeredAt: AFTER });
    expect(claim(view({ entry: entry(before) }), retry).entry).toMatchObject({ attempt: 2, strays });
  });

  test('a finding without an issue has none in the ledger', () => {
    expect(claim(view(), request({ issue: null })).entry.issue).toBeNull();
  });

  test('its kind and what it covers are written down where they are known, and only there', () => {
    const covers = [`1-${'8'.repeat(40)}`];
    expect(claim(view(), request({ kind: 'dependency', covers })).entry).toMatchObject({ kind: 'dependency', covers });
    for (const none of [{}, { covers: [] }]) {
      const { entry: made } = claim(view(), request(none));
      expect(Object.keys(made).filter((key) => key === 'kind' || key === 'covers')).toEqual([]);
    }
  });
});

describe('D2: one finding under several names, or several that one change fixes, is one session', () => {
  const [A, B, C] = ['a', 'b', 'c'].map((digit) => `1-${digit.repeat(40)}`) as [string, string, string];
  const theirs = (more: Partial<Entry> = {}) =>
    entry({ fingerprint: A, findingId: 'GHSA-1', state: 'created', ...more });
  const inWork = (...entries: readonly Entry[]) => view({ open: new Map(entries.map((it) => [it.fingerprint, it])) });

  test.each<readonly [string, LedgerView, Partial<ClaimRequest>, string]>([
    ['another finding that covers this one is in work', inWork(theirs({ covers: [B, FINGERPRINT_7] })), {}, LIVE],
    ['another finding that this one covers is in work', inWork(theirs()), { covers: [B, A] }, LIVE],
    ['both cover a third', inWork(theirs({ covers: [C] })), { covers: [C, B] }, LIVE],
    ['others in work have nothing to do with it', inWork(theirs({ covers: [B] })), { covers: [C] }, '1/1'],
    ['its own entry is not another', inWork(entry({ covers: [B] })), { covers: [B] }, '1/1'],
    ['it is found among others', inWork(theirs({ fingerprint: C }), theirs({ covers: [B] })), { covers: [B] }, LIVE],
  ])('%s', (_, ledger, asked, wanted) => {
    expect(decided(ledger, request(asked))).toBe(wanted);
  });

  test('whoever asked is told which finding it is worked on with', () => {
    const trace = new Trace();
    const decision = decideClaim(inWork(theirs()), request({ covers: [A] }), trace);
    expect(decision).toEqual({
      kind: 'stop',
      stop: { reason: LIVE, message: 'it is worked on together with GHSA-1' },
    });
    expect(trace.rows).toEqual([
      {
        rule: 'state in the ledger',
        seen: 'it is worked on together with GHSA-1',
        verdict: 'stop',
        change: 'wait for the draft pull request of GHSA-1',
      },
    ]);
  });
});

describe('limits of the caller’s own', () => {
  const no = (reason: 'cap-open' | 'cap-per-day'): Governor => {
    return (_, trace) => (trace.stop('pace', 'full', 'wait'), { reason, message: 'enough' });
  };
  const yes: Governor = (ledger, trace) => (trace.pass('pace', `${ledger.today.length} today`), undefined);

  test('are asked after all others, on the same snapshot, until one says no', () => {
    const trace = new Trace();
    const asked = request({ governors: [yes, no('cap-open'), no('cap-per-day')] });
    expect(decideClaim(view({ today: rows(2) }), asked, trace)).toEqual({
      kind: 'stop',
      stop: { reason: 'cap-open', message: 'enough' },
    });
    expect(trace.rows.slice(-3).map(({ rule, seen }) => `${rule}: ${seen}`)).toEqual([
      'findings in work: 0 of 20 findings in work',
      'pace: 2 today',
      'pace: full',
    ]);
    expect(decided(view(), request({ governors: [yes] }))).toBe('1/1');
  });

  test('are not asked where another limit says no', () => {
    const trace = new Trace();
    decideClaim(view({ halt: 'stop' }), request({ governors: [yes] }), trace);
    expect(trace.rows.map(({ rule }) => rule)).not.toContain('pace');
  });
});

describe('D12: the kill switch', () => {
  test.each(['stop: key leaked\n', '', '   '])('HALT with the text %j stops every claim', (halt) => {
    expect(decided(view({ halt }), request())).toBe('halted');
    expect(decided(view({ halt, entry: entry() }), request({ authority: 'retry', triggeredAt: AFTER }))).toBe('halted');
  });

  test('the reason is shown, cut to 200 characters', () => {
    const decision = decideClaim(view({ halt: `key leaked ${'x'.repeat(500)}` }), request(), new Trace());
    expect(decision).toMatchObject({ kind: 'stop', stop: { message: expect.stringContaining('key leaked') } });
    expect(JSON.stringify(decision).length).toBeLessThan(400);
    expect(messageOf(view({ halt: '  key leaked\n' }))).toBe('the ledger holds HALT: key leaked');
    expect(messageOf(view({ halt: ' \n' }))).toBe('the ledger holds HALT: no reason given');
  });

  test('what is live is said first: a HALT does not hide that the finding is handed off', () => {
    expect(decided(view({ halt: 'stop', entry: entry({ at: ago(1) }) }), request())).toBe(LIVE);
  });
});

const OTHER = (digit: string, more: Partial<Entry> = {}): readonly [string, Entry] => [
  `1-${digit.repeat(40)}`,
  entry({ fingerprint: `1-${digit.repeat(40)}`, state: 'created', ...more }),
];
const limits = {
  perRun: 5,
  perDay: 6,
  perRepositoryPerDay: 4,
  open: 3,
  acuPerDay: undefined,
  acuPerSession: undefined,
};
const HERE = { repository: 'octo-org/shop' };

describe('D4: every cap, on the very snapshot on which the claim is written', () => {
  test.each([
    ['per run, 4 of 5', view({ today: rows(4, { runId: '200' }) }), '1/1'],
    ['per run, 5 of 5', view({ today: rows(5, { runId: '200' }) }), 'cap-per-run'],
    ['per run, 6 of 5', view({ today: rows(6, { runId: '200' }) }), 'cap-per-run'],
    [
      'per run, over midnight',
      view({ today: rows(2, { runId: '200' }), yesterday: rows(3, { runId: '200' }) }),
      'cap-per-run',
    ],
    ['per run, another run’s sessions do not count', view({ today: rows(5, { runId: '201' }) }), '1/1'],
    ['per day, 5 of 6', view({ today: rows(5) }), '1/1'],
    ['per day, 6 of 6', view({ today: rows(6) }), 'cap-per-day'],
    ['per day, 7 of 6', view({ today: rows(7) }), 'cap-per-day'],
    ['per day, yesterday does not count', view({ yesterday: rows(20) }), '1/1'],
    ['per repository, 3 of 4', view({ today: rows(3, HERE) }), '1/1'],
    ['per repository, 4 of 4', view({ today: rows(4, HERE) }), 'cap-per-repository'],
    ['per repository, 5 of 4', view({ today: rows(5, HERE) }), 'cap-per-repository'],
    ['per repository, yesterday does not count', view({ yesterday: rows(9, HERE) }), '1/1'],
    ['open, 2 of 3', view({ open: new Map([OTHER('1'), OTHER('2')]) }), '1/1'],
    ['open, 3 of 3', view({ open: new Map([OTHER('1'), OTHER('2'), OTHER('3')]) }), 'cap-open'],
    ['open, 4 of 3', view({ open: new Map(['1', '2', '3', '4'].map((digit) => OTHER(digit))) }), 'cap-open'],
    [
      'open, what is merged is out of work',
      view({ open: new Map([OTHER('1'), OTHER('2'), OTHER('3', { state: 'merged' })]) }),
      '1/1',
    ],
    [
      'open, unknown is still in work',
      view({ open: new Map(['1', '2', '3'].map((digit) => OTHER(digit, { state: 'posting' }))) }),
      'cap-open',
    ],
  ])('%s', (_name, ledger, wanted) => {
    expect(decided(ledger, request({ limits }))).toBe(wanted);
  });

  test('open: the finding itself does not count against its own retry', () => {
    const own = entry({ at: ago(60) });
    const open = new Map([OTHER('1'), OTHER('2'), [FINGERPRINT_7, own] as const]);
    expect(decided(view({ open, entry: own }), request({ limits, authority: 'retry', triggeredAt: AFTER }))).toBe(
      '1/2',
    );
  });

  test.each([
    ['no budget, no bound', undefined, [], null, '1/1'],
    ['a budget and no bound', 100, [], null, 'compute-unbounded'],
    ['89 used, 10 asked for, of 100', 100, [row({ acu: 89 })], 10, '1/1'],
    ['90 used, 10 asked for, of 100', 100, [row({ acu: 90 })], 10, '1/1'],
    ['91 used, 10 asked for, of 100', 100, [row({ acu: 91 })], 10, 'cap-compute'],
    ['an earlier session without a bound counts as none', 100, [row({ acu: null })], 100, '1/1'],
    ['more than the whole budget', 100, [], 101, 'cap-compute'],
  ] as const)('compute units: %s', (_name, acuPerDay, today, acu, wanted) => {
    expect(decided(view({ today }), request({ acu, limits: { ...limits, acuPerDay } }))).toBe(wanted);
  });

  test('seed 8: at most 5 new sessions per run by default', () => {
    expect(decided(view({ today: rows(4, { runId: '200' }) }), request())).toBe('1/1');
    expect(decided(view({ today: rows(5, { runId: '200' }) }), request())).toBe('cap-per-run');
  });
});

test('the trace has one row per rule, and the stop says what to change', () => {
  const trace = new Trace();
  decideClaim(view({ today: rows(4, HERE) }), request({ limits }), trace);
  expect(trace.rows.map(({ rule, verdict }) => `${verdict} ${rule}`)).toEqual([
    'pass state in the ledger',
    'pass kill switch',
    'pass new sessions of this run',
    'pass new sessions today (UTC)',
    'stop new sessions of this repository today (UTC)',
  ]);
  expect(trace.rows.at(-1)?.change).toContain('limits.per-repository-per-day');
});

/** What `/agent why` shows for each stop: what was seen, and what a person can change. */
describe('each stop says what was seen and what to change', () => {
  const since = (state: string, generation = 1, attempt = 1) =>
    `the finding is ${state} since ${ago(60)} (generation ${generation}, attempt ${attempt})`;
  const retry = { authority: 'retry', triggeredAt: AFTER } as const;
  const look =
    'look for a session with the finding’s tag; if there is none, comment `/agent retry` on a line of its own';

  test.each<readonly [string, LedgerView, Partial<ClaimRequest>, string, string]>([
    ['live', view({ entry: entry({ state: 'created' }) }), {}, since('created'), 'wait for the draft pull request'],
    ['unknown', view({ entry: entry({ attempt: 2 }) }), {}, since('unknown', 1, 2), look],
    ['rejected', view({ entry: entry({ state: 'rejected' }) }), {}, since('rejected'), look],
    [
      'a retry with an open pull request',
      view({ entry: entry({ state: 'created' }) }),
      { ...retry, openPullRequest: true },
      `${since('created')} and has an open pull request`,
      'close the pull request first',
    ],
    [
      'finished',
      view({ entry: entry({ state: 'closed', generation: 3 }) }),
      {},
      since('closed', 3),
      'add the label anew, or comment `/agent remediate`',
    ],
    [
      'halted',
      view({ halt: 'key leaked' }),
      {},
      'the ledger holds HALT: key leaked',
      'delete the file HALT on the ledger branch',
    ],
    [
      'a cap',
      view({ today: rows(6) }),
      { limits },
      '6 of 6 new sessions today (UTC)',
      'raise `limits.per-day` in the settings, or wait',
    ],
    [
      'a cap of the run',
      view({ today: rows(5, { runId: '200' }) }),
      { limits },
      '5 of 5 new sessions of this run',
      'raise `limits.per-run` in the settings, or wait',
    ],
    [
      'a cap on what is open',
      view({ open: new Map([OTHER('1'), OTHER('2'), OTHER('3')]) }),
      { limits },
      '3 of 3 findings in work',
      'raise `limits.open` in the settings, or wait',
    ],
    [
      'no budget left',
      view({ today: [row({ acu: 95 })] }),
      { acu: 10, limits: { ...limits, acuPerDay: 100 } },
      '95 of 100 used, 10 asked for',
      'raise `limits.acu-per-day` in the settings, or wait',
    ],
  ])('%s', (_, ledger, asked, seen, change) => {
    const trace = new Trace();
    decideClaim(ledger, request(asked), trace);
    expect(trace.rows.at(-1)).toMatchObject({ verdict: 'stop', seen, change });
    if (ledger.halt !== undefined) expect(trace.rows.at(-1)?.rule).toBe('kill switch');
    expect(messageOf(ledger, request(asked))).toBe(seen);
  });

  test('a budget and a session without a bound', () => {
    const trace = new Trace();
    const asked = request({ limits: { ...limits, acuPerDay: 100 } });
    decideClaim(view(), asked, trace);
    expect(trace.rows.at(-1)).toEqual({
      rule: 'compute units today (UTC)',
      seen: 'the session has no bound',
      verdict: 'stop',
      change: 'set `max-acu-limit`, or `limits.acu-per-session` in the settings',
    });
    expect(messageOf(view(), asked)).toBe('a budget of 100 units a day is set, but the session has no bound');
  });

  test('what was passed is said with its figures', () => {
    const trace = new Trace();
    decideClaim(
      view({ today: [row({ acu: 30 })], entry: entry({ state: 'rejected', retryable: true }) }),
      request({ acu: 10, limits: { ...limits, acuPerDay: 100 } }),
      trace,
    );
    expect(trace.rows.map(({ rule, seen, verdict }) => `${verdict} ${rule}: ${seen}`)).toEqual([
      `pass state in the ledger: ${since('rejected').replace('the finding is ', '')}`,
      'pass kill switch: no HALT in the ledger',
      'pass new sessions of this run: 0 of 5 new sessions of this run',
      'pass new sessions today (UTC): 1 of 6 new sessions today (UTC)',
      'pass new sessions of this repository today (UTC): 0 of 4 new sessions of this repository today (UTC)',
      'pass findings in work: 0 of 3 findings in work',
      'pass compute units today (UTC): 30 of 100 used, 10 asked for',
    ]);
    const first = new Trace();
    decideClaim(view(), request(), first);
    expect(first.rows[0]).toEqual({ rule: 'state in the ledger', seen: 'new', verdict: 'pass' });
  });
});
