import {
  branchName,
  MAX_AUTOMATIC_ATTEMPTS,
  UNKNOWN_AFTER_MINUTES,
  type Limits,
  type ReasonCode,
  type Trace,
} from '@agent-remediation/conventions';
import type { DayRow, Entry, State } from './entry.ts';
import type { Decision, LedgerView } from './ledger.ts';

/** What is asked of the ledger: to be the one that may post a session for this finding. */
export interface ClaimRequest {
  readonly fingerprint: string;
  readonly findingId: string;
  /** What the finding is; it stands in the entry, where check-pull-request reads whether a lockfile may change. */
  readonly kind?: Entry['kind'];
  readonly repository: Entry['repository'];
  readonly issue: number | null;
  /** Fingerprints that are claimed along with this one; none by default. */
  readonly covers?: readonly string[];
  /** When the trigger happened, by GitHub's clock; `undefined`: a trigger without a time (a dispatch, a sweep). */
  readonly triggeredAt: Date | undefined;
  /**
   * `trigger`: anybody who may hand off. `renewed`: a person with write labelled or asked anew, which reopens what was finished.
   * `retry`: a person with write commented `/agent retry`.
   */
  readonly authority: 'trigger' | 'renewed' | 'retry';
  /** Looked up before the claim, for a retry only: whether the branch of the finding has an open pull request. */
  readonly openPullRequest: boolean;
  readonly nonce: string;
  readonly runId: string;
  readonly acu: number | null;
  readonly limits: Limits;
  /** Limits of the caller's own, asked after all others on the same snapshot; none by default. */
  readonly governors?: readonly Governor[];
}

/** A limit on a snapshot of the ledger: why it forbids this claim, or `undefined`. Pure, but for its row in the trace. */
export type Governor = (view: LedgerView, trace: Trace) => ClaimStop | undefined;

export interface ClaimStop {
  readonly reason: ReasonCode;
  readonly message: string;
}

/** State as a reader sees it: `posting` for longer than 15 minutes is `unknown`. */
export function stateOf(entry: Entry, at: Date): State {
  const age = at.getTime() - Date.parse(entry.at);
  return entry.state === 'posting' && age > UNKNOWN_AFTER_MINUTES * 60_000 ? 'unknown' : entry.state;
}

/**
 * Decides on one snapshot whether this request becomes the claim: state first, then the kill switch, then every cap (D4). Pure.
 * `trace` gets one row per rule.
 */
export function decideClaim(view: LedgerView, request: ClaimRequest, trace: Trace): Decision<ClaimStop> {
  const place = coveredBy(view, request) ?? nextPlace(view, request);
  if (place.kind === 'stop') return refuse(trace, 'state in the ledger', place.reason, place.message, place.change);
  trace.pass('state in the ledger', place.seen);
  if (view.halt !== undefined) {
    const text = view.halt.trim().slice(0, 200) || 'no reason given';
    return refuse(
      trace,
      'kill switch',
      'halted',
      `the ledger holds HALT: ${text}`,
      'delete the file HALT on the ledger branch',
    );
  }
  trace.pass('kill switch', 'no HALT in the ledger');
  const cap = firstCapReached(view, request, trace);
  if (cap) return { kind: 'stop', stop: cap };
  for (const governor of request.governors ?? []) {
    const stop = governor(view, trace);
    if (stop) return { kind: 'stop', stop };
  }
  const entry = claimed(view, request, place);
  const day: DayRow = {
    fingerprint: entry.fingerprint,
    runId: entry.runId,
    repository: entry.repository.name,
    acu: entry.acu,
    at: entry.at,
  };
  const headline = `claim ${entry.findingId} generation ${entry.generation} attempt ${entry.attempt}`;
  return { kind: 'change', change: { entry, day, headline } };
}

function refuse(trace: Trace, rule: string, reason: ReasonCode, message: string, change: string): Decision<ClaimStop> {
  trace.stop(rule, message, change);
  return { kind: 'stop', stop: { reason, message } };
}

type Place =
  | { readonly kind: 'go'; readonly generation: number; readonly attempt: number; readonly seen: string }
  | { readonly kind: 'stop'; readonly reason: ReasonCode; readonly message: string; readonly change: string };

/** Another finding in work whose change fixes this one too, or that goes by the same name elsewhere: one finding, one session. */
function coveredBy({ open }: LedgerView, { fingerprint, covers = [] }: ClaimRequest): Place | undefined {
  const mine = [fingerprint, ...covers];
  const other = [...open.values()].find(
    (entry) =>
      entry.fingerprint !== fingerprint &&
      [entry.fingerprint, ...(entry.covers ?? [])].some((theirs) => mine.includes(theirs)),
  );
  return (
    other && {
      kind: 'stop',
      reason: 'already-handed-off',
      message: `it is worked on together with ${other.findingId}`,
      change: `wait for the draft pull request of ${other.findingId}`,
    }
  );
}

/** The table "from → to, only when" of the architecture, for the moves that end in `posting`. */
function nextPlace(view: LedgerView, request: ClaimRequest): Place {
  const { entry } = view;
  if (!entry) return { kind: 'go', generation: 1, attempt: 1, seen: 'new' };
  const state = stateOf(entry, view.at);
  const seen = `${state} since ${entry.at} (generation ${entry.generation}, attempt ${entry.attempt})`;
  const again: Place = { kind: 'go', generation: entry.generation, attempt: entry.attempt + 1, seen };
  const anew: Place = { kind: 'go', generation: entry.generation + 1, attempt: 1, seen };
  const retry = request.authority === 'retry' && isAfter(request.triggeredAt, entry);
  const renewed = request.authority !== 'trigger' && isAfter(request.triggeredAt, entry);
  const live: Place = {
    kind: 'stop',
    reason: 'already-handed-off',
    message: `the finding is ${seen}`,
    change: 'wait for the draft pull request',
  };
  const needsRetry: Place = {
    kind: 'stop',
    reason: 'needs-retry',
    message: `the finding is ${seen}`,
    change: 'look for a session with the finding’s tag; if there is none, comment `/agent retry` on a line of its own',
  };
  switch (state) {
    case 'posting':
      return live;
    case 'merged':
      // A merge that nobody verifies is an end; one that waits for its verification is begun anew by `/agent retry` only.
      return (entry.verify === 'none' ? renewed : retry) ? anew : live;
    case 'rejected':
      if (retry || entry.retryBy !== undefined || (entry.retryable && entry.attempt < MAX_AUTOMATIC_ATTEMPTS))
        return again;
      return needsRetry;
    case 'unknown':
      return retry ? again : needsRetry;
    case 'created':
      if (!retry) return live;
      return request.openPullRequest
        ? {
            ...live,
            reason: 'retry-not-needed',
            message: `the finding is ${seen} and has an open pull request`,
            change: 'close the pull request first',
          }
        : again;
    case 'closed':
    case 'abandoned':
      return renewed ? anew : { ...live, change: 'add the label anew, or comment `/agent remediate`' };
  }
}

/** A redelivered trigger is older than what it once caused, and so cannot cause it twice. */
function isAfter(time: Date | undefined, entry: Entry): boolean {
  return time !== undefined && time.getTime() > Date.parse(entry.at);
}

/** Caps on the very snapshot on which the claim is written (D4). Every request counts, whatever its answer was. */
function firstCapReached(view: LedgerView, request: ClaimRequest, trace: Trace): ClaimStop | undefined {
  const { limits } = request;
  const rows = [...view.yesterday, ...view.today];
  const inRun = rows.filter((row) => row.runId === request.runId).length;
  const inRepository = view.today.filter((row) => row.repository === request.repository.name).length;
  const open = [...view.open.values()].filter(
    (entry) => entry.state !== 'merged' && entry.fingerprint !== request.fingerprint,
  ).length;
  const caps: readonly (readonly [ReasonCode, string, number, number, string])[] = [
    ['cap-per-run', 'new sessions of this run', inRun, limits.perRun, 'limits.per-run'],
    ['cap-per-day', 'new sessions today (UTC)', view.today.length, limits.perDay, 'limits.per-day'],
    [
      'cap-per-repository',
      'new sessions of this repository today (UTC)',
      inRepository,
      limits.perRepositoryPerDay,
      'limits.per-repository-per-day',
    ],
    ['cap-open', 'findings in work', open, limits.open, 'limits.open'],
  ];
  for (const [reason, what, used, limit, setting] of caps) {
    const seen = `${used} of ${limit} ${what}`;
    if (used >= limit) {
      trace.stop(what, seen, `raise \`${setting}\` in the settings, or wait`);
      return { reason, message: seen };
    }
    trace.pass(what, seen);
  }
  return computeBudget(view, request, trace);
}

function computeBudget(view: LedgerView, request: ClaimRequest, trace: Trace): ClaimStop | undefined {
  const { acuPerDay } = request.limits;
  if (acuPerDay === undefined) return undefined;
  const rule = 'compute units today (UTC)';
  if (request.acu === null) {
    trace.stop(rule, 'the session has no bound', 'set `max-acu-limit`, or `limits.acu-per-session` in the settings');
    return {
      reason: 'compute-unbounded',
      message: `a budget of ${acuPerDay} units a day is set, but the session has no bound`,
    };
  }
  const used = view.today.reduce((sum, row) => sum + (row.acu ?? 0), 0);
  const seen = `${used} of ${acuPerDay} used, ${request.acu} asked for`;
  if (used + request.acu > acuPerDay) {
    trace.stop(rule, seen, 'raise `limits.acu-per-day` in the settings, or wait');
    return { reason: 'cap-compute', message: seen };
  }
  trace.pass(rule, seen);
  return undefined;
}

function claimed(
  view: LedgerView,
  request: ClaimRequest,
  place: { readonly generation: number; readonly attempt: number },
): Entry {
  const before = view.entry;
  return {
    version: 1,
    fingerprint: request.fingerprint,
    findingId: request.findingId,
    ...(request.kind === undefined ? {} : { kind: request.kind }),
    repository: request.repository,
    issue: request.issue ?? before?.issue ?? null,
    generation: place.generation,
    attempt: place.attempt,
    state: 'posting',
    nonce: request.nonce,
    runId: request.runId,
    claimedAt: view.at.toISOString(),
    at: view.at.toISOString(),
    branch: branchName(request.findingId, place.generation),
    acu: request.acu,
    retryable: false,
    session: null,
    pullRequest: null,
    mergeCommit: null,
    mergedAt: null,
    verify: null,
    ...(request.covers?.length ? { covers: request.covers } : {}),
    strays: before?.generation === place.generation ? [...before.strays, ...lastSession(before)] : [],
  };
}

/** What the attempt that is given up may have left behind: its session, or a request whose result nobody knows. */
function lastSession({ session, state, attempt }: Entry): Entry['strays'] {
  if (session) return [session];
  // `created` without a session: a pull request was seen, whose session's answer never came.
  return state === 'rejected' ? [] : [{ attempt, id: null, url: null }];
}
