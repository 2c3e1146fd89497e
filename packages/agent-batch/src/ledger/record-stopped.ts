import type { ClaimName, Decision, LedgerView, NotMoved } from '@agent-remediation/remediation';

/**
 * The agent stopped without a pull request (seed 3.2). `retryable`: it says nothing of the finding, and any trigger may try again within
 * the attempts that need no person; otherwise `/agent retry` does.
 */
export function recordStopped({ entry, at }: LedgerView, claim: ClaimName, retryable: boolean): Decision<NotMoved> {
  const isCurrent =
    entry?.generation === claim.generation && entry.attempt === claim.attempt && entry.nonce === claim.nonce;
  if (!isCurrent) return { kind: 'stop', stop: 'superseded' };
  if ((entry.state !== 'created' && entry.state !== 'posting') || entry.pullRequest !== null)
    return { kind: 'stop', stop: 'done-already' };
  const stopped = { ...entry, state: 'rejected', retryable, at: at.toISOString() } as const;
  return { kind: 'change', change: { entry: stopped, headline: `agent stopped for ${entry.findingId}` } };
}
