import type { EndingCode } from './delivery.ts';
import type { JsonRecord } from './json.ts';

/** What a delivery asks for. All texts are untrusted. */
export interface Ticket {
  /** Key that people know: `ENG-123`. Becomes the finding id. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Page of the ticket. */
  readonly page: string;
  /** What tells this event from another one of the same ticket, from the signed body; `''` where the body has nothing of the kind. */
  readonly event: string;
  /** `owner/name`, where the event itself says it. */
  readonly repository?: string;
}

export type Reading =
  | { readonly kind: 'ticket'; readonly ticket: Ticket }
  /** A pull request that an agent opened for a ticket: the ticket can be told. */
  | { readonly kind: 'pull-request'; readonly key: string; readonly page: string; readonly repository: string }
  | { readonly kind: 'end'; readonly code: EndingCode };

export const end = (code: EndingCode): Reading => ({ kind: 'end', code });

/** One tracker: how its deliveries are verified, and what they say. */
export interface Tracker {
  /** Whether the delivery is genuine; over the raw bytes, before anything is parsed (P19). */
  readonly verify: (bytes: Uint8Array, header: Header) => Promise<boolean>;
  /** Whether the delivery could be genuine by its headers alone, so that a forgery costs no body. */
  readonly looksSigned: (header: Header) => boolean;
  /** Milliseconds since 1970 at which the body says that it was sent, and how far from now it may be; `undefined`: it says nothing. */
  readonly sentAt: (
    body: JsonRecord,
  ) => { readonly at: unknown; readonly pastMs: number; readonly futureMs: number } | undefined;
  readonly read: (body: JsonRecord, header: Header) => Reading;
  /** Header with the tracker's own id of the delivery. Unsigned: a second key against replays, never the only one. */
  readonly deliveryHeader: string | undefined;
}

export type Header = (name: string) => string | undefined;

/**
 * A key as the ledger, a branch and a tag take it without a change. Narrower than a finding id may be: a tracker's key is letters, digits,
 * `-` and `_`.
 */
export const TICKET_KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** `Ready for agent`, `ready_for_agent` and `ready-for-agent` are one state: people name it, and people type. */
export function sameState(one: string, other: string): boolean {
  return plainState(one) === plainState(other);
}

function plainState(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}

/** A delivery may come so late: the longest that a re-run's payload is honoured (architecture, Trust). Milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1_000;
/** How far a tracker's clock may be ahead of ours. Milliseconds. */
export const AHEAD_MS = 5 * 60 * 1_000;
