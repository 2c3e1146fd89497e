import type { HttpFault, HttpHead, HttpResponse } from '@agent-remediation/http';
import type { EndingCode } from '../delivery.ts';
import type { Ticket } from '../ticket.ts';

/** A ticket that passed every check, with where it goes. */
export interface Errand {
  readonly ticket: Ticket;
  /** `owner/name` in which the agent is to work. */
  readonly repository: string;
  /** Tells this event from every other one: 16 hex digits. */
  readonly eventHash: string;
}

/** The other side's answer, or why there is none. */
export type Handed =
  /** It answered; `told` is a page for the ticket's comment. */
  | { readonly kind: 'answered'; readonly response: HttpResponse; readonly told?: string | undefined }
  | { readonly kind: 'end'; readonly code: EndingCode; readonly retryAfter?: string | undefined };

/** One way on: straight to the session API, or to GitHub. */
export interface Way {
  readonly handOn: (errand: Errand) => Promise<Handed>;
  /** What the comment on the ticket says. */
  readonly says: (errand: Errand) => string;
}

export function endOfFault(fault: HttpFault): Handed {
  // The status arrived and only the text broke off: a 2xx says that it was carried out.
  if (fault.head !== undefined && fault.head.status < 300) return { kind: 'end', code: 'text-withheld' };
  return { kind: 'end', code: fault.code === 'timeout' ? 'upstream-timeout' : 'upstream-unreachable' };
}

export function retryAfterOf(head: HttpHead): string | undefined {
  const asked = head.headers['retry-after'];
  return asked !== undefined && /^\d{1,6}$/.test(asked) ? asked : undefined;
}

/** An https address for a comment, without a user name and without what could end a link. */
export function pageAddress(text: string): string | undefined {
  if (text.length > 2_048 || !/^https:\/\/[^\s"'<>\\()[\]`|{}^]+$/i.test(text)) return undefined;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' ? text : undefined;
}
