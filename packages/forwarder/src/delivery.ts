/** What comes in and what goes out, without the classes of any runtime: `web.ts` and the command line bring their own. */
export interface Delivery {
  readonly method: string;
  /** Path of the address, without the query. */
  readonly path: string;
  /** A header by its name in lower case; several of one name are joined by `, ` as everywhere in HTTP. */
  readonly header: (name: string) => string | undefined;
  /** Reads the body, but never more than so many bytes. */
  readonly body: (maxBytes: number) => Promise<BodyReading>;
  /** Keeps work alive that goes on behind this answer: on an edge worker every request has a life of its own. Default: the forwarder's. */
  readonly later?: Later;
}

/** Takes work that nobody waits for: comments on tickets, and nothing else (D24). */
export type Later = (work: Promise<unknown>) => void;

export type BodyReading =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  /** `too-large`: the rest was not read. `broken`: the sender went away or was too slow. */
  | { readonly kind: 'too-large' | 'broken' };

export interface Answer {
  readonly status: number;
  /** The word beside the status. A 204 can carry no text (Fetch standard: a null body status), so `ignored` travels here. */
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` where the status allows no body. */
  readonly body: string | null;
}

/** A header that every answer carries: `<outcome>; <reason>`, for programs and for whoever reads a tracker's log. */
export const OUTCOME_HEADER = 'agent-remediation';

/** Where a delivery ended. */
export type Outcome =
  /** Genuine, and not for us. */
  | 'ignored'
  /** Handed on; the other side said yes. */
  | 'accepted'
  /** The same event was handed on before. */
  | 'duplicate'
  /** Not a delivery of a tracker that we know, or not one that can be read. */
  | 'refused'
  /** To be delivered again: it was not handed on, or nobody knows. */
  | 'failed';

/** Every ending, with its outcome, its status and a sentence for people. Codes are only ever added. */
export const ENDINGS = {
  healthy: { outcome: 'ignored', status: 200, says: 'The forwarder runs.' },
  'no-such-path': { outcome: 'refused', status: 404, says: 'No tracker is set up under this path.' },
  'not-post': { outcome: 'refused', status: 405, says: 'A delivery is a POST.' },
  'not-json': { outcome: 'refused', status: 400, says: 'The body is not a JSON object.' },
  'broken-body': { outcome: 'refused', status: 408, says: 'The body ended before it was whole, or took too long.' },
  'too-large': { outcome: 'refused', status: 413, says: 'The body is larger than the forwarder reads.' },
  'content-type': { outcome: 'refused', status: 415, says: 'Send application/json.' },
  'content-encoding': { outcome: 'refused', status: 415, says: 'Send the body uncompressed.' },
  'not-verified': { outcome: 'refused', status: 401, says: 'The delivery could not be verified.' },
  stale: { outcome: 'refused', status: 401, says: 'The delivery is too old, or its clock is wrong.' },
  'no-ticket': { outcome: 'refused', status: 422, says: 'The event names no ticket: its key or its text is missing.' },
  'not-an-issue': { outcome: 'ignored', status: 204, says: 'Not an event of an issue.' },
  'not-ready': { outcome: 'ignored', status: 204, says: 'The issue is not in the ready state.' },
  'no-change': { outcome: 'ignored', status: 204, says: 'The issue was ready before: another edit starts nothing.' },
  'no-repository': { outcome: 'ignored', status: 204, says: 'No repository is set up for this ticket.' },
  'pull-request-told': { outcome: 'ignored', status: 204, says: 'The ticket was told of the pull request.' },
  'seen-before': { outcome: 'duplicate', status: 204, says: 'This event was handed on before.' },
  'handed-on': { outcome: 'accepted', status: 200, says: 'Handed on.' },
  'upstream-refused': { outcome: 'failed', status: 502, says: 'The other side refused.' },
  'upstream-rate-limited': {
    outcome: 'failed',
    status: 503,
    says: 'The other side limits the rate: deliver again later.',
  },
  'upstream-unreachable': { outcome: 'failed', status: 502, says: 'The other side cannot be reached: deliver again.' },
  'upstream-timeout': { outcome: 'failed', status: 504, says: 'The other side did not answer in time: deliver again.' },
  'look-up-failed': {
    outcome: 'failed',
    status: 503,
    says: 'Whether it was handed on before is unknown: deliver again.',
  },
  halted: { outcome: 'failed', status: 503, says: 'The kill switch is set: nothing is handed on.' },
  'text-withheld': { outcome: 'accepted', status: 200, says: 'Handed on; the text of the answer is withheld.' },
  bug: { outcome: 'failed', status: 500, says: 'The forwarder failed: deliver again.' },
} as const satisfies Readonly<Record<string, { outcome: Outcome; status: number; says: string }>>;

export type EndingCode = keyof typeof ENDINGS;
