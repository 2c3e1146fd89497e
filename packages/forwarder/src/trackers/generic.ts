import { at, isRecord } from '../json.ts';
import type { JsonRecord } from '../json.ts';
import { AHEAD_MS, DAY_MS, end, sameState } from '../ticket.ts';
import type { Header, Reading, Tracker } from '../ticket.ts';
import type { HmacCheck } from '../verify.ts';
import { digestOf, looksLikeDigest } from '../verify.ts';

/** Where a body of any tracker says what: JSON pointers (RFC 6901), split into their parts. */
export interface GenericMapping {
  readonly key: Pointer;
  readonly title: Pointer;
  readonly description: Pointer;
  /** Name of the state; absent: the tracker sends nothing but issues that became ready. */
  readonly state: Pointer | undefined;
  /** Tells one event of a ticket from another. */
  readonly event: Pointer;
  /** When it was sent: milliseconds since 1970, or a date as text. */
  readonly sentAt: Pointer;
  readonly page: Pointer;
}
export type Pointer = readonly string[];

/** The body that the templates for ticket systems send. */
export const DEFAULT_MAPPING: GenericMapping = {
  key: ['ticket_key'],
  title: ['title'],
  description: ['description'],
  state: undefined,
  event: ['event_id'],
  sentAt: ['sent_at'],
  page: ['page'],
};

export interface GenericChecks {
  /** For senders that sign: `X-Signature-256: sha256=<hex>` over the raw body. */
  readonly hmac: HmacCheck | undefined;
  /** For senders that can only set a fixed header, as Jira's automation: `Authorization: Bearer <token>`. */
  readonly token: ((given: string) => Promise<boolean>) | undefined;
}

/** Any tracker or ticket system that can send JSON. Where both ways are set up, a signature that is there must be right. */
export function genericTracker(checks: GenericChecks, mapping: GenericMapping, readyState: string): Tracker {
  return {
    deliveryHeader: undefined,
    looksSigned: (header) =>
      checks.hmac !== undefined && header('x-signature-256') !== undefined
        ? looksLikeDigest(header('x-signature-256'), 'sha256=')
        : checks.token !== undefined && bearer(header) !== undefined,
    verify: async (bytes, header) => {
      if (checks.hmac !== undefined && header('x-signature-256') !== undefined) {
        const digest = digestOf(header('x-signature-256'), 'sha256=');
        return digest !== undefined && checks.hmac(bytes, digest);
      }
      const token = bearer(header);
      return checks.token !== undefined && token !== undefined && checks.token(token);
    },
    sentAt: (body) => {
      const sent = at(body, ...mapping.sentAt);
      if (sent === undefined) return undefined;
      return { at: typeof sent === 'string' ? Date.parse(sent) : sent, pastMs: DAY_MS, futureMs: AHEAD_MS };
    },
    read: (body) => readGeneric(body, mapping, readyState),
  };
}

function bearer(header: Header): string | undefined {
  return /^Bearer (?<token>[\x21-\x7e]{1,1024})$/.exec(header('authorization') ?? '')?.groups?.['token'];
}

function readGeneric(body: JsonRecord, mapping: GenericMapping, readyState: string): Reading {
  if (mapping.state !== undefined && !sameState(scalar(body, mapping.state), readyState)) return end('not-ready');
  return {
    kind: 'ticket',
    ticket: {
      key: scalar(body, mapping.key),
      title: scalar(body, mapping.title),
      description: scalar(body, mapping.description),
      page: scalar(body, mapping.page),
      event: scalar(body, mapping.event) || scalar(body, mapping.sentAt),
    },
  };
}

/** Keys and times are numbers in some trackers. */
function scalar(body: JsonRecord, pointer: Pointer): string {
  const found = at(body, ...pointer);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' ? found : '';
}

const MAPPED = ['key', 'title', 'description', 'state', 'event', 'sentAt', 'page'] as const;

/** Reads a mapping from JSON: `{"key": "/issue/id", …}`. What it leaves out keeps its default. Says what is wrong, or gives the mapping. */
export function parseMapping(value: unknown): GenericMapping | string {
  if (!isRecord(value)) return 'must be a JSON object of JSON pointers, such as {"key": "/issue/id"}';
  const unknown = Object.keys(value).filter((name) => !MAPPED.some((known) => known === name));
  if (unknown.length > 0) return `may hold ${MAPPED.join(', ')}, and nothing else`;
  const pointers: [string, Pointer][] = [];
  for (const [name, pointer] of Object.entries(value)) {
    if (typeof pointer !== 'string' || !/^(?:\/(?:[^~/]|~[01])*)+$/.test(pointer))
      return `${name}: must be a JSON pointer (RFC 6901), such as /issue/id`;
    pointers.push([
      name,
      pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
    ]);
  }
  return { ...DEFAULT_MAPPING, ...Object.fromEntries(pointers) };
}
