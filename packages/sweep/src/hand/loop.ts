import { Ending, REASONS, Trace, type ReasonCode } from '@agent-remediation/conventions';
import type { Ranked } from '@agent-remediation/findings/order';
import { GitHubFault, githubEnding } from '@agent-remediation/github';
import { handOff, type Change, type HandOffOutcome } from '@agent-remediation/remediation';
import { governorsOf } from '../govern/governors.ts';
import type { Home, SweepDeps, SweepInput } from '../input.ts';
import type { Skip, SkipCode } from '../skip.ts';
import { itemOf } from './item.ts';
import type { Places } from './place.ts';

/** What became of one finding that had its turn. */
export interface Turn {
  readonly ranked: Ranked;
  readonly kind: 'handed-off' | 'planned' | 'failed' | 'left-out';
  readonly reason: ReasonCode | SkipCode;
  readonly message: string;
  readonly outcome?: HandOffOutcome;
}

/** What ended the run before its number of hand-offs was reached. */
export interface Stopped {
  readonly reason: ReasonCode;
  readonly message: string;
}

export interface Turns {
  readonly turns: readonly Turn[];
  readonly stopped: Stopped | undefined;
}

/** Endings that hold for every further finding as well: going on would only waste claims, which people would have to clear up. */
const ENDS_THE_RUN: readonly ReasonCode[] = [
  'halted',
  'cap-per-run',
  'cap-per-day',
  'cap-open',
  'cap-compute',
  'compute-unbounded',
  'frozen',
  'review-backlog',
  'merge-pace',
  'session-unauthorised',
  'session-forbidden',
  'session-out-of-credits',
  'session-not-found',
  'session-rate-limited',
  'session-unreachable',
  'ledger-missing',
  'ledger-busy',
  'ledger-forbidden',
  'ledger-unreadable',
  'github-forbidden',
  'github-unavailable',
  'bug',
];
/** Unknown results in a row after which the service counts as down: each may be a session. */
const UNKNOWN_IN_A_ROW = 2;

/** Hands off one finding after the other, at most `home.cap`; one failure does not stop the rest (P17). */
export async function takeTurns(
  candidates: AsyncIterable<Ranked>,
  input: SweepInput,
  home: Home,
  places: Places,
  deps: SweepDeps,
): Promise<Turns> {
  const turns: Turn[] = [];
  const planned: Change[] = [];
  let unknown = 0;
  let asked = 0;
  if (home.cap === 0) return { turns, stopped: { reason: 'cap-per-run', message: 'the limit of this run is 0' } };
  for await (const ranked of candidates) {
    const turn = await takeTurn(ranked, planned, input, home, places, deps);
    turns.push(turn);
    const { reason, message, outcome, kind } = turn;
    if (outcome?.planned) planned.push(outcome.planned);
    unknown = reason === 'session-unknown' ? unknown + 1 : 0;
    // A request counts, whatever its answer was: the limit is one of load on the service and on reviewers.
    if (kind === 'handed-off' || kind === 'planned' || outcome?.posted !== undefined) asked += 1;
    const ends = isReason(reason) && (ENDS_THE_RUN.includes(reason) || (reason === 'loop-fuse' && isHome(turn, home)));
    if (ends) return { turns, stopped: { reason, message } };
    if (unknown >= UNKNOWN_IN_A_ROW) return { turns, stopped: { reason: 'session-unknown', message } };
    if (asked >= home.cap) break;
  }
  return { turns, stopped: undefined };
}

function isReason(code: ReasonCode | SkipCode): code is ReasonCode {
  return Object.hasOwn(REASONS, code);
}

function isHome({ ranked }: Turn, home: Home): boolean {
  return ranked.finding.repository.id === home.repository.id;
}

async function takeTurn(
  ranked: Ranked,
  planned: readonly Change[],
  input: SweepInput,
  home: Home,
  places: Places,
  deps: SweepDeps,
): Promise<Turn> {
  const { finding } = ranked;
  const name = `${finding.repository.name} ${finding.id}`;
  const trace = new Trace();
  try {
    const place = await places.of(finding);
    if ('code' in place) return leftOut(ranked, place);
    const outcome = await handOff(
      {
        item: itemOf(finding, input.host),
        repository: place.repository,
        host: input.host,
        settings: { ...place.settings, limits: { ...place.settings.limits, perRun: home.cap } },
        options: input.options,
        runId: input.run.runId,
        ledger: 'on',
        dryRun: input.mode === 'plan',
        governors: governorsOf(home.settings, place.repository.nameWithOwner, home.incidentClosedAt),
        planned,
      },
      deps,
      trace,
    );
    return turnOf(ranked, outcome);
  } catch (error) {
    const { reason, message } = endingOf(error);
    if (!trace.rows.some(({ verdict }) => verdict === 'stop')) trace.stop(reason, message, REASONS[reason].remedy);
    return { ranked, kind: 'failed', reason, message };
  } finally {
    home.trace.note(name, trace.rows.at(-1)?.seen ?? 'its repository was looked at');
  }
}

function turnOf(ranked: Ranked, outcome: HandOffOutcome): Turn {
  const { reason, message } = outcome;
  if (outcome.isNew) return { ranked, kind: 'handed-off', reason, message, outcome };
  if (outcome.planned) return { ranked, kind: 'planned', reason: 'dry-run', message, outcome };
  // Of a plan: what the claim would have been refused for is the last row that says stop.
  if (reason === 'dry-run') return plannedStop(ranked, outcome);
  if (reason === 'already-handed-off') return leftOut(ranked, { code: 'handed-off', seen: message });
  if (reason === 'needs-retry') return leftOut(ranked, { code: 'needs-person', seen: message });
  if (reason === 'cap-per-repository') return leftOut(ranked, { code: 'repository-limit', seen: message });
  return { ranked, kind: outcome.posted ? 'failed' : 'left-out', reason, message, outcome };
}

function plannedStop(ranked: Ranked, outcome: HandOffOutcome): Turn {
  const reason = outcome.stop?.reason ?? 'bug';
  return turnOf(ranked, {
    ...outcome,
    reason: reason === 'dry-run' ? 'bug' : reason,
    message: outcome.stop?.message ?? '',
  });
}

function leftOut(ranked: Ranked, { code, seen }: Skip): Turn {
  return { ranked, kind: 'left-out', reason: code, message: seen };
}

export function endingOf(error: unknown): Ending {
  if (error instanceof Ending) return error;
  if (error instanceof GitHubFault) return githubEnding(error, 'talking to GitHub');
  return new Ending('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}
