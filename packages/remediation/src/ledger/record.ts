import type { Entry, SessionReference } from './entry.ts';
import type { Change, Decision, LedgerView } from './ledger.ts';

/** Moves of the state machine after the claim. Each is pure and answers for itself whether it may still be made on this snapshot. */

/** Names one request: what it learned may only be written while it still is the finding's current one. */
export interface ClaimName {
  readonly fingerprint: string;
  readonly generation: number;
  readonly attempt: number;
  readonly nonce: string;
}
/** Why a move was not made: nothing is left to do, or the claim belongs to a later attempt. */
export type NotMoved = 'done-already' | 'superseded';

/** The finding's entry while the claim still is its current one. */
function current({ entry }: LedgerView, claim: ClaimName): Entry | undefined {
  const same = entry?.generation === claim.generation && entry.attempt === claim.attempt && entry.nonce === claim.nonce;
  return same ? entry : undefined;
}

export function recordCreated(
  view: LedgerView,
  claim: ClaimName,
  session: Omit<SessionReference, 'attempt'>,
): Decision<NotMoved> {
  const reference = { attempt: claim.attempt, id: session.id, url: session.url };
  const mine = current(view, claim);
  if (mine) {
    if (mine.session !== null || mine.state === 'rejected') return stop('done-already');
    // Reconcile may have seen the pull request's end before this answer came: the state stands, the session is noted.
    if (mine.state !== 'posting' && mine.state !== 'created')
      return change({ ...mine, session: reference }, 'late session noted for');
    return change({ ...mine, state: 'created', session: reference, at: view.at.toISOString() }, 'session created for');
  }
  // The answer came after a person had started another attempt: the session is kept in sight, not lost.
  const { entry } = view;
  if (!entry || entry.strays.some((stray) => stray.attempt === claim.attempt && stray.id === reference.id))
    return stop('superseded');
  const others = entry.strays.filter((stray) => stray.attempt !== claim.attempt || stray.id !== null);
  return change({ ...entry, strays: [...others, reference] }, 'late session noted for');
}

export function recordRejected(view: LedgerView, claim: ClaimName, retryable: boolean): Decision<NotMoved> {
  const entry = current(view, claim);
  if (!entry) return stop('superseded');
  if (entry.state !== 'posting') return stop('done-already');
  return change({ ...entry, state: 'rejected', retryable, at: view.at.toISOString() }, 'request refused for');
}

/** `created` keeps its state while its pull request is open; the number is noted, so that closing finds it. */
export function recordPullRequest(view: LedgerView, claim: ClaimName, pullRequest: number): Decision<NotMoved> {
  const entry = current(view, claim);
  if (!entry) return stop('superseded');
  if (entry.pullRequest === pullRequest || (entry.state !== 'created' && entry.state !== 'posting'))
    return stop('done-already');
  // A pull request on the finding's own branch proves that a session runs, whatever its creation answered.
  return change(
    { ...entry, state: 'created', pullRequest, at: view.at.toISOString() },
    `pull request ${pullRequest} seen for`,
  );
}

export interface Merge {
  readonly pullRequest: number;
  readonly commit: string | null;
  readonly verify: 'checks' | 'none';
}

export function recordMerged(view: LedgerView, claim: ClaimName, merge: Merge): Decision<NotMoved> {
  const entry = current(view, claim);
  if (!entry) return stop('superseded');
  if (entry.state !== 'created' && entry.state !== 'posting') return stop('done-already');
  const at = view.at.toISOString();
  return change(
    {
      ...entry,
      state: 'merged',
      pullRequest: merge.pullRequest,
      mergeCommit: merge.commit,
      mergedAt: at,
      verify: merge.verify,
      at,
    },
    'fix merged for',
  );
}

export function recordClosed(view: LedgerView, claim: ClaimName): Decision<NotMoved> {
  const entry = current(view, claim);
  if (!entry) return stop('superseded');
  if (entry.state !== 'merged') return stop('done-already');
  return change({ ...entry, state: 'closed', at: view.at.toISOString() }, 'fix verified for');
}

export function recordAbandoned(view: LedgerView, claim: ClaimName, pullRequest: number | null): Decision<NotMoved> {
  const entry = current(view, claim);
  if (!entry) return stop('superseded');
  if (entry.state !== 'created' && entry.state !== 'posting') return stop('done-already');
  const what = pullRequest === null ? 'issue closed by a person for' : 'pull request closed unmerged for';
  return change({ ...entry, state: 'abandoned', pullRequest, at: view.at.toISOString() }, what);
}

function stop(reason: NotMoved): Decision<NotMoved> {
  return { kind: 'stop', stop: reason };
}

function change(entry: Entry, what: string): { readonly kind: 'change'; readonly change: Change } {
  return { kind: 'change', change: { entry, headline: `${what} ${entry.findingId}` } };
}
