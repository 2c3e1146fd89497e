import { field, isRecord, shortText, textList, webAddress } from './answer-body.ts';

/**
 * A session as the service tells it. Seed 2.5 and 3.2 do not show the fields; these are from the facts, 1.3 and 1.4.
 * `status` and `statusDetail` are open sets: they grew several times, and an unknown word never fails.
 */
export interface Session {
  readonly sessionId: string;
  readonly status: string;
  readonly statusDetail?: string;
  readonly url?: string;
  readonly title?: string;
  readonly tags: readonly string[];
  /** Seconds since 1970. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
  /** Compute units used so far. */
  readonly acusConsumed?: number;
  readonly pullRequests: readonly { readonly url: string; readonly state?: string }[];
}

/** Reads one session; nothing where it has no id. Fields of another type than expected are left out. */
export function readSession(value: unknown): Session | undefined {
  if (!isRecord(value)) return undefined;
  const sessionId = shortText(field(value, 'session_id'), 200);
  if (sessionId === undefined) return undefined;
  const optional = {
    statusDetail: shortText(field(value, 'status_detail'), 100),
    url: webAddress(field(value, 'url')),
    title: shortText(field(value, 'title'), 10_000),
    createdAt: count(field(value, 'created_at')),
    updatedAt: count(field(value, 'updated_at')),
    acusConsumed: count(field(value, 'acus_consumed')),
  };
  return {
    sessionId,
    status: shortText(field(value, 'status'), 100) ?? '',
    tags: textList(field(value, 'tags')) ?? [],
    pullRequests: pullRequests(field(value, 'pull_requests')),
    ...present(optional),
  };
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(fields: T): Present<T>;
function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function pullRequests(value: unknown): Session['pullRequests'] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 100).flatMap((item: unknown) => {
    if (!isRecord(item)) return [];
    const url = webAddress(field(item, 'pr_url'));
    const state = shortText(field(item, 'pr_state'), 100);
    return url === undefined ? [] : [state === undefined ? { url } : { url, state }];
  });
}

/** Where a session stands, in the words of the flow (seed 3.2). */
export type SessionPhase =
  'starting' | 'working' | 'waiting-for-person' | 'finished' | 'stopped' | 'failed' | 'unknown';

/**
 * Phase by status, and by status with detail where the detail decides (facts 1.4: `finished` is a detail of `running`).
 * A known status with an unknown detail keeps the status's own phase: it is still alive, or still over.
 */
const PHASES: ReadonlyMap<string, SessionPhase> = new Map([
  ['new', 'starting'],
  ['claimed', 'starting'],
  ['resuming', 'working'],
  ['running', 'working'],
  ['running waiting_for_user', 'waiting-for-person'],
  ['running waiting_for_approval', 'waiting-for-person'],
  ['running finished', 'finished'],
  // Nobody answered for long, or somebody paused it: it goes on when a person sends a message.
  ['suspended inactivity', 'waiting-for-person'],
  ['suspended', 'stopped'],
  ['suspended error', 'failed'],
  ['exit', 'stopped'],
  ['exit finished', 'finished'],
  ['error', 'failed'],
]);

export function sessionPhase(session: Pick<Session, 'status' | 'statusDetail'>): SessionPhase {
  const { status, statusDetail = '' } = session;
  return PHASES.get(`${status} ${statusDetail}`) ?? PHASES.get(status) ?? 'unknown';
}

/** Facts 1.4; the last one is told by third parties only. */
const OUT_OF_CREDITS: ReadonlySet<string> = new Set([
  'usage_limit_exceeded',
  'out_of_credits',
  'out_of_quota',
  'no_quota_allocation',
  'payment_declined',
  'org_usage_limit_exceeded',
  'user_usage_limit_exceeded',
  'total_session_limit_exceeded',
  'contract_expired',
]);

/** Whether a session stopped because plan, quota or payment ended (seed 8: quotas are to be watched). */
export function outOfCredits(session: Pick<Session, 'status' | 'statusDetail'>): boolean {
  return session.status === 'suspended' && OUT_OF_CREDITS.has(session.statusDetail ?? '');
}
