import { REASONS, TRACKING_MARKER, type StatusLabelKey, type Trace } from '@agent-remediation/conventions';
import {
  createComment,
  createStatusLabels,
  deleteComment,
  findOwnComment,
  GitHubFault,
  setStatusLabel,
  updateComment,
  type IssuePlace,
  type OwnComment,
} from '@agent-remediation/github';
import type { Deps } from '../deps.ts';
import type { SessionReference } from '../ledger/entry.ts';
import { labelFor, needsPerson, renderTracking, type Telling } from './render.ts';

export interface ToldPlace extends IssuePlace {
  /** The issue's labels as last read. */
  readonly labels: readonly string[];
  /** Our comment, where it was read already; `unknown`: look for it, and again after writing one: another run may have done so too. */
  readonly comment: OwnComment | 'none' | 'unknown';
  /** Whether the status labels exist in this repository. */
  readonly hasStatusLabels: boolean;
}

/** What people see after it was tried to tell them. */
export interface Told {
  /** The comment is there. */
  readonly commented: boolean;
  /** Comment or label is not as it should be for a reason that passes, such as a rate limit: a later run can make it good. */
  readonly unfinished: boolean;
}

/**
 * Shows people where a finding stands: one comment, kept up to date, and one status label. A view of the ledger, best effort: a failure
 * is noted and repaired by reconcile.
 */
export async function tell(
  place: ToldPlace,
  telling: Telling,
  deps: Pick<Deps, 'github' | 'redact'>,
  trace: Trace,
): Promise<Told> {
  const comment = await attempt('comment', trace, async () => {
    const body = renderTracking(redacted(telling, deps.redact));
    const look = () => findOwnComment(deps.github, place, TRACKING_MARKER);
    const own = place.comment === 'unknown' ? ((await look()) ?? 'none') : place.comment;
    if (own === 'none') await createComment(deps.github, place, body);
    else if (withoutTime(own.body) !== withoutTime(body)) await updateComment(deps.github, place, own.id, body);
    const seen = own === 'none' ? (place.comment === 'unknown' ? await look() : undefined) : own;
    for (const double of seen?.doubles ?? []) await deleteComment(deps.github, place, double);
  });
  const labels = await attempt('labels', trace, async () => {
    const wanted = wantedLabel(telling);
    if (wanted === undefined) return;
    if (!place.hasStatusLabels) await createStatusLabels(deps.github, place);
    await setStatusLabel(deps.github, place, place.labels, wanted === 'none' ? undefined : wanted);
  });
  return { commented: comment === 'done', unfinished: comment === 'later' || labels === 'later' };
}

/**
 * `undefined`: leave the labels as they are. An ending that leaves the rest to a person says so, whatever the ledger holds; a run that
 * failed does not take `working` away from a session that goes on.
 */
export function wantedLabel({ reason, state, entry }: Telling): StatusLabelKey | 'none' | undefined {
  if (entry === undefined) return undefined;
  const failed = REASONS[reason].level === 'failed' && state !== 'created';
  return failed || needsPerson(reason) ? 'human' : labelFor(state, entry);
}

/**
 * Secrets go before the text is made inert: a mask that took a closing backtick along would make the rest of the line live (P6, P8).
 */
function redacted(telling: Telling, redact: (text: string) => string): Telling {
  const { message, trace, entry } = telling;
  const reference = ({ attempt, id, url }: SessionReference): SessionReference => ({
    attempt,
    id: id === null ? null : redact(id),
    url: url === null ? null : redact(url),
  });
  return {
    ...telling,
    message: redact(message),
    ...(trace ? { trace: trace.map((row) => ({ ...row, seen: redact(row.seen) })) } : {}),
    entry: entry && {
      ...entry,
      session: entry.session && reference(entry.session),
      strays: entry.strays.map(reference),
    },
  };
}

/** A comment that says the same as before is not written again only because time went by. */
function withoutTime(body: string): string {
  return body.replace(/Updated [0-9TZ:.-]+\./, '');
}

type Attempted = 'done' | 'later' | 'never';

async function attempt(what: string, trace: Trace, work: () => Promise<void>): Promise<Attempted> {
  try {
    await work();
    return 'done';
  } catch (error) {
    trace.note(
      `tracking ${what}`,
      error instanceof Error ? error.message : String(error),
      'give the token `issues: write`; reconcile repairs it',
    );
    return error instanceof GitHubFault && passes(error) ? 'later' : 'never';
  }
}

/** A refusal comes back however often one asks; no answer, an unreadable one, a rate limit and a server's own fault do not. */
function passes({ status = 0 }: GitHubFault): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429;
}
