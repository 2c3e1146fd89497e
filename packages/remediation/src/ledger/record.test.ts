import { describe, expect, test } from '@jest/globals';
import { ago, entry, NOW, view } from './entry.cases.ts';
import type { Entry, State, StoredState } from './entry.ts';
import type { Decision, LedgerView } from './ledger.ts';
import {
  recordAbandoned,
  recordClosed,
  recordCreated,
  recordMerged,
  recordPullRequest,
  recordRejected,
  type NotMoved,
} from './record.ts';

const STATES: readonly StoredState[] = ['posting', 'created', 'rejected', 'merged', 'closed', 'abandoned'];
const SESSION = { id: 's-1', url: 'https://sessions.example/s-1' };
const NO_SESSION = { id: null, url: null };
const MERGE = { pullRequest: 9, commit: 'a'.repeat(40), verify: 'checks' } as const;

/** Every move with the states from which it may be made (the architecture's table), and the state that it ends in. */
const MOVES: readonly (readonly [
  string,
  (ledger: LedgerView, claim: Entry) => Decision<NotMoved>,
  readonly StoredState[],
  State,
])[] = [
  ['created', (ledger, claim) => recordCreated(ledger, claim, SESSION), ['posting', 'created'], 'created'],
  ['rejected', (ledger, claim) => recordRejected(ledger, claim, true), ['posting'], 'rejected'],
  ['pull request seen', (ledger, claim) => recordPullRequest(ledger, claim, 9), ['posting', 'created'], 'created'],
  ['merged', (ledger, claim) => recordMerged(ledger, claim, MERGE), ['posting', 'created'], 'merged'],
  ['closed', (ledger, claim) => recordClosed(ledger, claim), ['merged'], 'closed'],
  ['abandoned', (ledger, claim) => recordAbandoned(ledger, claim, 9), ['posting', 'created'], 'abandoned'],
];

function said(decision: Decision<NotMoved>): string {
  return decision.kind === 'stop' ? decision.stop : decision.change.entry.state;
}

function changed(decision: Decision<NotMoved>): Entry {
  if (decision.kind === 'stop') throw new Error(decision.stop);
  return decision.change.entry;
}

describe('P15: only the moves of the table, each from its own states', () => {
  const cells = MOVES.flatMap(([name, move, from, to]) =>
    STATES.map((state) => ({ name, move, state, wanted: from.includes(state) ? to : undefined })),
  );
  // A session that is learned of late is noted without a move.
  test.each(cells)('$state, $name', ({ name, move, state, wanted }) => {
    const before = entry({ state });
    const decision = move(view({ entry: before }), before);
    const noted = name === 'created' && ['merged', 'closed', 'abandoned'].includes(state);
    expect(said(decision)).toBe(wanted ?? (noted ? state : 'done-already'));
  });

  test.each(MOVES)('%s: nothing is moved for a claim that is not the current one any more', (name, move) => {
    const before = entry({ state: name === 'closed' ? 'merged' : 'posting' });
    for (const other of [{ attempt: 2 }, { generation: 2 }, { nonce: 'cccccccccccc' }]) {
      const decision = move(view({ entry: before }), { ...before, ...other });
      if (name === 'created') expect(changed(decision)).toMatchObject({ state: 'posting', session: null });
      else expect(said(decision)).toBe('superseded');
    }
    expect(said(move(view(), before))).toBe('superseded');
  });

  test.each(MOVES)('%s: the time of a change is GitHub’s', (name, move) => {
    const before = entry({ state: name === 'closed' ? 'merged' : 'posting' });
    expect(changed(move(view({ entry: before }), before)).at).toBe(NOW.toISOString());
  });
});

describe('what each move writes down', () => {
  const before = entry();
  test('created: the session with its attempt', () => {
    expect(changed(recordCreated(view({ entry: before }), before, SESSION)).session).toEqual({
      attempt: 1,
      ...SESSION,
    });
  });

  test('created twice: the first session stands', () => {
    const after = entry({ state: 'created', session: { attempt: 1, ...SESSION } });
    expect(said(recordCreated(view({ entry: after }), before, { id: 's-2', url: null }))).toBe('done-already');
  });

  test('created, after reconcile saw the pull request: the number stays, the session comes to it', () => {
    const after = entry({ state: 'created', pullRequest: 9 });
    expect(changed(recordCreated(view({ entry: after }), before, SESSION))).toMatchObject({
      pullRequest: 9,
      session: SESSION,
    });
  });

  test('a late answer of an earlier attempt is kept in sight once, and changes nothing else', () => {
    const now = entry({ attempt: 2, nonce: 'cccccccccccc', at: ago(5), strays: [{ attempt: 1, id: null, url: null }] });
    const noted = changed(recordCreated(view({ entry: now }), before, SESSION));
    expect(noted).toEqual({ ...now, strays: [{ attempt: 1, ...SESSION }] });
    expect(said(recordCreated(view({ entry: noted }), before, SESSION))).toBe('superseded');
  });

  test.each([true, false])('rejected: retryable %s', (retryable) => {
    expect(changed(recordRejected(view({ entry: before }), before, retryable)).retryable).toBe(retryable);
  });

  test('pull request: the same number is not written again', () => {
    const after = entry({ state: 'created', pullRequest: 9 });
    expect(said(recordPullRequest(view({ entry: after }), after, 9))).toBe('done-already');
    expect(changed(recordPullRequest(view({ entry: after }), after, 10)).pullRequest).toBe(10);
  });

  test('merged: number, commit, time and way of verification', () => {
    const merged = changed(recordMerged(view({ entry: before }), before, MERGE));
    expect(merged).toMatchObject({
      pullRequest: 9,
      mergeCommit: MERGE.commit,
      mergedAt: NOW.toISOString(),
      verify: 'checks',
    });
  });

  test('abandoned: the number of the pull request', () => {
    expect(changed(recordAbandoned(view({ entry: before }), before, 9)).pullRequest).toBe(9);
  });

  test('what is learned of late from several earlier attempts stays apart', () => {
    const now = entry({ attempt: 3, nonce: 'cccccccccccc' });
    const [older, other, none] = [
      { attempt: 1, id: 's-0', url: null },
      { attempt: 2, id: null, url: null },
      { attempt: 1, id: null, url: null },
    ];
    const strays = (known: Entry['strays'], session: typeof SESSION | typeof NO_SESSION) =>
      changed(recordCreated(view({ entry: { ...now, strays: known } }), before, session)).strays;
    expect(strays([none, older, other], SESSION)).toEqual([older, other, { attempt: 1, ...SESSION }]);
    // An answer that names no session is still one of this attempt's, not of the other's.
    expect(strays([other], NO_SESSION)).toEqual([other, none]);
  });

  test.each<readonly [string, () => Decision<NotMoved>]>([
    ['session created for', () => recordCreated(view({ entry: before }), before, SESSION)],
    [
      'session created for',
      () => recordCreated(view({ entry: entry({ state: 'created', pullRequest: 9 }) }), before, SESSION),
    ],
    ['late session noted for', () => recordCreated(view({ entry: entry({ state: 'merged' }) }), before, SESSION)],
    ['late session noted for', () => recordCreated(view({ entry: entry({ attempt: 2 }) }), before, SESSION)],
    ['request refused for', () => recordRejected(view({ entry: before }), before, false)],
    ['pull request 9 seen for', () => recordPullRequest(view({ entry: before }), before, 9)],
    ['fix merged for', () => recordMerged(view({ entry: before }), before, MERGE)],
    ['fix verified for', () => recordClosed(view({ entry: entry({ state: 'merged' }) }), before)],
    ['pull request closed unmerged for', () => recordAbandoned(view({ entry: before }), before, 9)],
    ['issue closed by a person for', () => recordAbandoned(view({ entry: before }), before, null)],
  ])('the audit trail says: %s issue-7', (what, decide) => {
    expect(decide()).toMatchObject({ kind: 'change', change: { headline: `${what} issue-7` } });
  });

  test('a session that is learned of late does not make the finding younger', () => {
    expect(changed(recordCreated(view({ entry: entry({ state: 'merged' }) }), before, SESSION)).at).toBe(ago(60));
    const created = entry({ state: 'created', pullRequest: 9 });
    expect(changed(recordCreated(view({ entry: created }), before, SESSION)).at).toBe(NOW.toISOString());
  });
});
