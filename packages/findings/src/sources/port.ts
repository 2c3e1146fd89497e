/** What is needed of GitHub, and what its refusals mean: "nothing there" is never taken for "not allowed to look". */
import type { Unread, UnreadReason } from '../reading.ts';
import { isItem, textAt } from '../fields.ts';
import { capped, MAX_NAME } from '../words.ts';

/** The slice of a GitHub client that is used. A rejected call carries `status`, what GitHub said as `message`, and `needs` where known. */
export interface GitHubPort {
  get(route: string, parameters: Readonly<Record<string, unknown>>): Promise<GitHubAnswer>;
}
export interface GitHubAnswer {
  readonly status: number;
  readonly data: unknown;
  /** The Link header: the only way to the second page of a list with cursors. */
  readonly link?: string | undefined;
}

/** What people have to know of a source to let the token read it. */
export interface Grant {
  /** As people call the source. */
  readonly says: string;
  /** What the token needs, ready to be copied (D30). */
  readonly permission: string;
}

/** Why GitHub gave no answer. */
type RefusalReason = Exclude<UnreadReason, 'not-json' | 'unknown-format' | 'too-large' | 'scan-failed'>;
export type Refusal = Pick<Unread, 'message' | 'remedy'> & { readonly why: RefusalReason };

/** GitHub answers 403 or 404 with one of these where a feature is off, and 410 for issues. */
const OFF =
  /not enabled|is disabled|are disabled|has been disabled|must be enabled|no analysis found|archived repositor|not available for/i;
const RATE_LIMIT = /rate limit|abuse detection/i;

export function refusalOf(error: unknown, grant: Grant): Refusal {
  const status = isItem(error) && typeof error['status'] === 'number' ? error['status'] : undefined;
  const said = error instanceof Error ? error.message : (textAt(error, 'message') ?? 'no message');
  const why = reasonOf(status, said);
  return { why, message: `${grant.says}: ${capped(said, MAX_NAME)}`, remedy: remedyOf(why, grant, error) };
}

function reasonOf(status: number | undefined, said: string): RefusalReason {
  if (status === 429 || (status === 403 && RATE_LIMIT.test(said))) return 'rate-limited';
  if (status === 410 || ((status === 403 || status === 404) && OFF.test(said))) return 'off';
  if (status === 401) return 'unauthorised';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  return status === 400 || status === 422 ? 'invalid' : 'unavailable';
}

function remedyOf(why: RefusalReason, grant: Grant, error: unknown): string {
  const needs = textAt(error, 'needs');
  const accepts = needs === undefined ? '' : ` GitHub says that the call accepts: ${capped(needs, MAX_NAME)}.`;
  switch (why) {
    case 'forbidden':
      return `Give the token ${grant.permission}.${accepts}`;
    case 'not-found':
      return `Check the name, that the feature is on, and that the token has ${grant.permission}: GitHub does not tell these apart.${accepts}`;
    case 'off':
      return `Turn ${grant.says} on and let it run once, or take it out of the sources.`;
    case 'unauthorised':
      return 'Renew the token: GitHub does not accept it.';
    case 'rate-limited':
      return 'Wait for the rate limit to be over, or use a token with more requests; the next run goes on.';
    case 'invalid':
      return 'Report it: GitHub does not accept the question.';
    case 'unavailable':
      return 'Run again.';
  }
}
