import type { JsonObject } from '../contract/json.ts';

/** States that public documents name; the set grew over time, so a program must bear others (`status` is an open string here). */
export interface SimulatedSession {
  readonly id: string;
  readonly url: string;
  /** Exactly what was sent. */
  readonly request: JsonObject;
  readonly requestText: string;
  readonly createdAt: Date;
  readonly title: string | null;
  tags: readonly string[];
  status: string;
  statusDetail: string | null;
  acusConsumed: number;
  archived: boolean;
  updatedAt: Date;
  pullRequests: { readonly pr_url: string; readonly pr_state: string | null }[];
  messages: string[];
}

export type ServicePermission = 'ManageOrgSessions' | 'ViewOrgSessions' | 'ImpersonateOrgSessions';

export interface Sessions extends Iterable<SimulatedSession> {
  /** Every created session, oldest first. */
  readonly all: readonly SimulatedSession[];
  readonly length: number;
  readonly last: SimulatedSession | undefined;
  readonly settings: SessionSettings;
  find(id: string): SimulatedSession | undefined;
  withTag(tag: string): readonly SimulatedSession[];
  set(
    session: SimulatedSession,
    change: { readonly status?: string; readonly statusDetail?: string | null; readonly acusConsumed?: number },
  ): void;
  add(session: SimulatedSession): void;
}

/** What the organisation allows; tests change it. */
export interface SessionSettings {
  /** `forbidden`: listing answers 403, whatever the key may do. */
  listing: 'allowed' | 'forbidden';
  /** The organisation's allowed tags; null = tag validation is off. */
  allowedTags: readonly string[] | null;
  /** A created session appears in the list only so long after it was made. */
  listLagMs: number;
  /** Whether an unknown tag filter joins by AND; which one the real service does is not documented. */
  tagFilter: 'any' | 'all';
  /** Platform labels that the service accepts. */
  platforms: readonly string[];
  /** `none`: 2xx with an empty body; `minimal`: an object without id and address (the answer's shape is not promised). */
  createAnswer: 'full' | 'minimal' | 'none';
}

export function createSessions(now: () => Date): Sessions {
  const all: SimulatedSession[] = [];
  const settings: SessionSettings = {
    listing: 'allowed',
    allowedTags: null,
    listLagMs: 0,
    tagFilter: 'any',
    platforms: ['linux', 'windows'],
    createAnswer: 'full',
  };
  return {
    all,
    settings,
    get length() {
      return all.length;
    },
    get last() {
      return all.at(-1);
    },
    find: (id) => all.find((session) => session.id === id),
    withTag: (tag) => all.filter((session) => session.tags.includes(tag)),
    set(session, change) {
      if (change.status !== undefined) session.status = change.status;
      if (change.statusDetail !== undefined) session.statusDetail = change.statusDetail;
      if (change.acusConsumed !== undefined) session.acusConsumed = change.acusConsumed;
      session.updatedAt = now();
    },
    add: (session) => void all.push(session),
    [Symbol.iterator]: () => all[Symbol.iterator](),
  };
}
