import type { Trace } from '@agent-remediation/conventions';
import { readPermission, type GitHub, type PullRequestFacts, type RepositoryFacts } from '@agent-remediation/github';
import type { RepositoryName } from '@agent-remediation/github';
import type { Decide, Moves } from '../closure/moves.ts';
import type { StartedByHand } from '../events/by-hand.ts';
import type { Entry } from '../ledger/entry.ts';
import { stateOf } from '../ledger/claim.ts';
import type { Decision, LedgerView } from '../ledger/ledger.ts';
import type { ClaimName, NotMoved } from '../ledger/record.ts';

/**
 * What a person may decide about a finding that has no issue to decide it on. `retry`: its trigger may start a session again; `give-up`:
 * it ends unfixed; `close`: it is merged, and good without further evidence.
 */
export const VERDICTS = ['retry', 'give-up', 'close'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface DecideInput {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Who started the workflow, and on which ref; `undefined`: the event is no `workflow_dispatch`. */
  readonly started: StartedByHand | undefined;
  /** From 1; a re-run carries an old decision. */
  readonly attempt: number;
}

/** The verdicts and who takes responsibility for them, or why they are not carried out. */
export type Authorised =
  { readonly kind: 'authorised'; readonly by: string } | { readonly kind: 'refused'; readonly why: string };

/** Only somebody with write decides, by starting the workflow by hand on the default branch (architecture, trust). */
export async function mayDecide(
  { started, attempt }: DecideInput,
  repository: RepositoryName,
  { defaultBranch }: Pick<RepositoryFacts, 'defaultBranch'>,
  github: GitHub,
  trace: Trace,
): Promise<Authorised> {
  const refused = (why: string): Authorised => {
    trace.stop('who decides', why, 'somebody with write starts the workflow by hand on the default branch');
    return { kind: 'refused', why };
  };
  if (started === undefined) return refused('only a run that a person started by `workflow_dispatch` may decide');
  if (attempt > 1) return refused('a run that is started again does not decide again');
  const { actor, ref } = started;
  if (ref !== `refs/heads/${defaultBranch}`) return refused(`started on ${ref.slice(0, 200)}, not on ${defaultBranch}`);
  if (actor.type !== 'User') return refused(`${actor.login} is not a person`);
  const permission = await readPermission(github, repository, actor.login);
  if (permission.kind === 'unknown') return refused(`the permission of ${actor.login}: ${permission.why}`);
  if (!permission.mayWrite || permission.userId !== actor.id)
    return refused(`${actor.login} has ${permission.mayWrite ? 'a login of another account' : permission.permission}`);
  trace.pass('who decides', `${actor.login} has ${permission.permission}`);
  return { kind: 'authorised', by: actor.login };
}

/** A decision as it applies to one finding. */
export interface FindingVerdict {
  readonly verdict: Verdict;
  readonly by: string;
}

/** Why a verdict does not fit the finding as it is; `undefined`: it does. */
export function misfit(
  { verdict }: FindingVerdict,
  entry: Entry,
  pullRequest: PullRequestFacts | undefined,
  at: Date,
): string | undefined {
  if (entry.issue !== null) return `it is decided on its issue #${entry.issue}: close it, or comment \`/agent retry\``;
  const merged = entry.state === 'merged' || pullRequest?.state === 'merged';
  if (merged) return verdict === 'close' ? undefined : 'its fix is merged: `close` is what can be decided';
  if (verdict === 'close') return 'no fix of it is merged: `retry` and `give-up` can be decided';
  if (pullRequest?.state === 'open') return `close pull request ${pullRequest.number} first`;
  return stateOf(entry, at) === 'posting' ? 'its session is being asked for; wait 15 minutes' : undefined;
}

/** The person's name goes into the ledger's log with the move. */
export function signed(moves: Moves, by: string): Moves {
  const sign =
    (decide: Decide): Decide =>
    (view) => {
      const decision = decide(view);
      if (decision.kind === 'stop') return decision;
      const { change } = decision;
      return { kind: 'change', change: { ...change, headline: `${change.headline}, decided by ${by}` } };
    };
  return {
    now: (entry, decide) => moves.now(entry, sign(decide)),
    last: (entry, decide) => moves.last(entry, sign(decide)),
  };
}

/**
 * The attempt is given up, and the next trigger may start another. What it may have left behind stays in sight: its session, or a request
 * whose result nobody knows.
 */
export function recordRetry({ entry, at }: LedgerView, claim: ClaimName, by: string): Decision<NotMoved> {
  if (entry?.nonce !== claim.nonce) return { kind: 'stop', stop: 'superseded' };
  if (entry.state !== 'created' && entry.state !== 'posting') return { kind: 'stop', stop: 'done-already' };
  const change: Entry = {
    ...entry,
    state: 'rejected',
    retryable: true,
    retryBy: by,
    session: null,
    strays: [...entry.strays, entry.session ?? { attempt: entry.attempt, id: null, url: null }],
    at: at.toISOString(),
  };
  return { kind: 'change', change: { entry: change, headline: `retry allowed for ${entry.findingId}` } };
}
