import { describe, expect, test } from '@jest/globals';
import { Trace } from '@agent-remediation/conventions';
import { decideClaim, stateOf, type ClaimRequest } from './claim.ts';
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
  if (decision.kind === 'stop') throw new Error(decision.stop.message);
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
