import type { Entry, StoredState } from '../ledger/entry.ts';
import type { Commit } from './git.ts';

/**
 * The table "from → to, only when" of the architecture, written down a second time and independently of the code: asked of every commit
 * of every run what it did to one finding. Returns what was wrong.
 */
export function moveFault(before: Entry | undefined, after: Entry, commit: Commit): string | undefined {
  const isClaim =
    before?.nonce !== after.nonce || before.attempt !== after.attempt || before.generation !== after.generation;
  if (isClaim) return claimFault(before, after, commit);
  if (before.state === after.state) return sameStateFault(before, after);
  return MOVES[before.state].includes(after.state)
    ? undefined
    : `${before.state} → ${after.state} is no move of the table`;
}

/** A pull request proves a session: `posting` then goes through `created` in one step. */
const MOVES: Readonly<Record<StoredState, readonly StoredState[]>> = {
  posting: ['created', 'rejected', 'merged', 'abandoned'],
  created: ['merged', 'abandoned'],
  rejected: [],
  merged: ['closed', 'created'],
  closed: [],
  abandoned: [],
};

function sameStateFault(before: Entry, after: Entry): string | undefined {
  const learned =
    JSON.stringify(after.strays) !== JSON.stringify(before.strays) ||
    (before.session === null && after.session !== null) ||
    before.pullRequest !== after.pullRequest;
  return learned ? undefined : `${before.state} was written again without anything new`;
}

function claimFault(before: Entry | undefined, after: Entry, { by, at }: Commit): string | undefined {
  const { truth } = by;
  if (!truth || truth.fingerprint !== after.fingerprint) return 'a claim by somebody who was not asked for it';
  if (after.state !== 'posting') return `a claim that is ${after.state}`;
  if (!before) return place(after, 1, 1);
  const later = truth.triggeredAt !== undefined && truth.triggeredAt > Date.parse(before.at);
  const retry = later && truth.authority === 'retry';
  const unknown = before.state === 'posting' && at.getTime() - Date.parse(before.at) > 15 * 60_000;
  const again = place(after, before.generation, before.attempt + 1);
  switch (before.state) {
    case 'posting':
      if (!unknown) return 'claimed while the request of another is on its way';
      return retry ? again : 'an unknown result was tried again without a person';
    case 'created':
      if (!retry) return 'a finding with a session was handed off again without a newer retry';
      return by.sawOpenPullRequest === false ? again : 'retried without a look for an open pull request';
    case 'rejected':
      return retry || (before.retryable && before.attempt < 3)
        ? again
        : 'a final refusal was tried again without a person';
    case 'merged':
      return retry || (before.verify === 'none' && later && truth.authority !== 'trigger')
        ? place(after, before.generation + 1, 1)
        : 'claimed while merged, without a newer retry';
    case 'closed':
    case 'abandoned':
      return later && truth.authority !== 'trigger'
        ? place(after, before.generation + 1, 1)
        : 'a finished finding was handed off again without a newer label';
  }
}

function place({ generation, attempt }: Entry, wantedGeneration: number, wantedAttempt: number): string | undefined {
  const right = generation === wantedGeneration && attempt === wantedAttempt;
  return right
    ? undefined
    : `generation ${generation} attempt ${attempt} instead of ${wantedGeneration} and ${wantedAttempt}`;
}
