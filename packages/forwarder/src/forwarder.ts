import { createComment } from './comment.ts';
import type { Comment } from './comment.ts';
import type { Answer, Delivery, EndingCode, Later, Outcome } from './delivery.ts';
import { ENDINGS, OUTCOME_HEADER } from './delivery.ts';
import { isRecord } from './json.ts';
import type { JsonRecord } from './json.ts';
import { createMemory } from './memory.ts';
import { createSecretFinder } from './secrets.ts';
import type { ForwarderSettings } from './settings.ts';
import { secretsOf } from './settings.ts';
import type { Header, Reading, Ticket, Tracker } from './ticket.ts';
import { TICKET_KEY } from './ticket.ts';
import { createTrackers } from './trackers/trackers.ts';
import type { HmacCheck } from './verify.ts';
import { createHmacCheck, shortHash } from './verify.ts';
import type { Errand, Handed, Way } from './ways/way.ts';
import { pageAddress } from './ways/way.ts';
import { githubWay } from './ways/github.ts';
import { sessionWay } from './ways/session.ts';
import { createWebHttp } from './web-http.ts';

/** What the forwarder needs of the world. */
export interface ForwarderDeps {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  readonly randomHex: (digits: number) => string;
  /** One entry a delivery. It holds no header, no body and no secret. */
  readonly log: (entry: LogEntry) => void;
  readonly later: Later;
  /** HMAC-SHA256 under any of the secrets; default: the Web Crypto standard, which on Node costs a thread's hop for each delivery. */
  readonly hmacCheck?: (secrets: readonly string[]) => HmacCheck;
  /** `JSON.parse`; a test counts the calls (P19). */
  readonly parse?: (text: string) => unknown;
}

export interface LogEntry {
  readonly outcome: Outcome;
  readonly reason: EndingCode | 'answered';
  readonly status: number;
  readonly tracker?: string;
  /** The tracker's id of the delivery, where it has the form of one. */
  readonly delivery?: string;
  readonly key?: string;
  /** Of `bug` alone: what was thrown, unless it holds a secret. */
  readonly error?: string;
  readonly ms: number;
}

export type Handle = (delivery: Delivery) => Promise<Answer>;

/** What is known of a delivery so far; goes into the log. */
interface Known {
  tracker?: string;
  delivery?: string;
  key?: string;
  error?: string;
}

/** Ends a delivery, wherever the reason is found. */
class Ending extends Error {
  readonly code: EndingCode;
  readonly retryAfter: string | undefined;

  constructor(code: EndingCode, retryAfter?: string) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Builds the forwarder (seed 4.3, D24). Settings come from {@link readForwarderSettings}, which has checked them. */
export function createHandle(settings: ForwarderSettings, deps: ForwarderDeps): Handle {
  const { trackers, handOnce, tell, holdsSecret } = assemble(settings, deps);
  const work = async (delivery: Delivery, known: Known): Promise<Answer> => {
    if (delivery.path === '/health' && delivery.method === 'GET') return answerOf('healthy', settings);
    const later = delivery.later ?? deps.later;
    const name = delivery.path.slice(1);
    const tracker = trackers.get(name);
    if (tracker === undefined) throw new Ending('no-such-path');
    known.tracker = name;
    const { body, bytes } = await verified(delivery, tracker, settings, deps);
    const id = deliveryId(tracker, delivery.header);
    if (id !== undefined) known.delivery = id;
    const reading = tracker.read(body, delivery.header);
    // Returned, not thrown: most deliveries end here, and an error costs more than all the rest.
    if (reading.kind === 'end') return answerOf(reading.code, settings);
    if (reading.kind === 'pull-request') return tell(reading, later);
    const { ticket } = reading;
    if (!TICKET_KEY.test(ticket.key) || (ticket.title.trim() === '' && ticket.description.trim() === ''))
      throw new Ending('no-ticket');
    known.key = ticket.key;
    // A sender that tells no event from another: the same bytes are the same event.
    const event = ticket.event === '' ? await shortHash(bytes, 32) : ticket.event;
    // With the ticket's key, as this header is not signed: an id that never changes must not make other tickets vanish.
    // And with its repository: `issue-5` is a key in each of them.
    const whose = `${name} ${ticket.repository ?? ''} ${ticket.key}`;
    return handOnce(`${whose} ${event}`, ticket, id === undefined ? [] : [`${whose} id ${id}`], later);
  };
  return async (delivery) => {
    const start = deps.now();
    const known: Known = {};
    const answer = await work(delivery, known).catch((error: unknown) => {
      if (error instanceof Ending) return answerOf(error.code, settings, error.retryAfter);
      const said = String(error);
      // Looked at whole: a secret that the cut goes through would not be found.
      if (!holdsSecret(said)) known.error = said.slice(0, 500);
      return answerOf('bug', settings);
    });
    const [outcome, reason] = (answer.headers[OUTCOME_HEADER] ?? '').split('; ') as [Outcome, LogEntry['reason']];
    deps.log({ outcome, reason, status: answer.status, ...known, ms: deps.now() - start });
    return answer;
  };
}

function assemble(settings: ForwarderSettings, deps: ForwarderDeps) {
  const begin = createWebHttp({ ...deps, ...settings.limits, maxAttempts: 3, maxBodyBytes: MAX_ANSWER_BYTES });
  const comment = settings.comment === undefined ? undefined : createComment(settings.comment, begin);
  const way: Way =
    settings.way.to === 'github'
      ? githubWay(settings.way, begin, comment !== undefined)
      : sessionWay(settings.way, begin, deps.randomHex);
  const holdsSecret = createSecretFinder(secretsOf(settings));
  const memory = createMemory(deps.now);
  const underway = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();

  const handOn = async (errand: Errand, later: Later): Promise<Answer> => {
    const handed = await way.handOn(errand);
    const answer = answerOfHanded(handed, settings, holdsSecret);
    if (comment !== undefined && handed.kind === 'answered' && handed.response.status < 300)
      later(quietly(comment(errand.ticket.key, way.says(errand), handed.told ?? '')));
    return answer;
  };
  const tell = async (reading: Extract<Reading, { kind: 'pull-request' }>, later: Later): Promise<Answer> => {
    const page = pageAddress(reading.page);
    const isOurs = settings.repositories.some(({ name }) => name === reading.repository);
    if (comment === undefined || page === undefined || !isOurs) throw new Ending('not-an-issue');
    later(quietly(comment(reading.key, 'The agent opened a draft pull request for this ticket.', page)));
    return answerOf('pull-request-told', settings);
  };
  /** The same event at the same time is one request to the other side; afterwards it is remembered, if it was taken. */
  const handOnce = async (
    event: string,
    ticket: Ticket,
    otherKeys: readonly string[],
    later: Later,
  ): Promise<Answer> => {
    const repository = repositoryFor(ticket, settings);
    if (settings.isHalted) throw new Ending('halted');
    // What is remembered is short, however long the sender's name of the event.
    const hash = await shortHash(event, 32);
    // From here to `set` nothing waits: two deliveries at once cannot both find the place empty.
    const keys = [hash, ...otherKeys];
    if (keys.some((key) => memory.has(key))) throw new Ending('seen-before');
    const running = underway.get(hash);
    // An edge worker drops a request whose sender hangs up, and what it waited for never ends: no later delivery may wait for that.
    if (running !== undefined && deps.now() < running.until) return running.answer;
    const started = {
      answer: handOn({ ticket, repository, eventHash: hash.slice(0, 16) }, later),
      until: deps.now() + 2 * settings.limits.totalMs,
    };
    underway.set(hash, started);
    try {
      const answer = await started.answer;
      if (/^(?:accepted|duplicate);/.test(answer.headers[OUTCOME_HEADER] ?? ''))
        for (const key of keys) memory.add(key);
      return answer;
    } finally {
      if (underway.get(hash) === started) underway.delete(hash);
    }
  };
  return { trackers: createTrackers(settings, deps.hmacCheck ?? createHmacCheck), handOnce, tell, holdsSecret };
}

/** Bytes of an upstream's answer that are read. */
const MAX_ANSWER_BYTES = 1_000_000;

/** The body, once its sender is known. Every check that costs less comes first; nothing is parsed before the signature holds (P19). */
async function verified(
  delivery: Delivery,
  tracker: Tracker,
  settings: ForwarderSettings,
  deps: ForwarderDeps,
): Promise<{ readonly body: JsonRecord; readonly bytes: Uint8Array }> {
  const { header } = delivery;
  if (delivery.method !== 'POST') throw new Ending('not-post');
  // No check of signatures may depend on a decompressor, and a small compressed body could unfold to gigabytes (P9).
  if (!['', 'identity'].includes((header('content-encoding') ?? '').trim().toLowerCase()))
    throw new Ending('content-encoding');
  if (!tracker.looksSigned(header)) throw new Ending('not-verified');
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(header('content-type') ?? ''))
    throw new Ending('content-type');
  if (Number(header('content-length') ?? 0) > settings.limits.maxDeliveryBytes) throw new Ending('too-large');
  const reading = await delivery.body(settings.limits.maxDeliveryBytes);
  if (reading.kind !== 'read') throw new Ending(reading.kind === 'too-large' ? 'too-large' : 'broken-body');
  if (!(await tracker.verify(reading.bytes, header))) throw new Ending('not-verified');
  const body = parsed(reading.bytes, deps.parse ?? JSON.parse);
  const sent = tracker.sentAt(body);
  if (sent !== undefined && !isFresh(sent, deps.now())) throw new Ending('stale');
  return { body, bytes: reading.bytes };
}

// A byte order mark stays, and is no JSON: what was signed is what is read.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function parsed(bytes: Uint8Array, parse: (text: string) => unknown): JsonRecord {
  const text = decoder.decode(bytes);
  let body: unknown;
  try {
    body = parse(text);
  } catch {
    throw new Ending('not-json');
  }
  if (!isRecord(body)) throw new Ending('not-json');
  return body;
}

function isFresh(sent: NonNullable<ReturnType<Tracker['sentAt']>>, now: number): boolean {
  if (typeof sent.at !== 'number' || !Number.isFinite(sent.at)) return false;
  const age = now - sent.at;
  return age <= sent.pastMs && -age <= sent.futureMs;
}

function deliveryId(tracker: Tracker, header: Header): string | undefined {
  const given = tracker.deliveryHeader === undefined ? undefined : header(tracker.deliveryHeader);
  return given !== undefined && /^[A-Za-z0-9._:-]{1,100}$/.test(given) ? given : undefined;
}

/** By the ticket's prefix (`ENG` of `ENG-12`), else the one for all. An event of GitHub names its repository itself, and it must be listed. */
function repositoryFor(ticket: Ticket, { repositories }: ForwarderSettings): string {
  if (ticket.repository !== undefined) {
    const listed = repositories.find(({ name }) => name.toLowerCase() === ticket.repository?.toLowerCase());
    if (listed === undefined) throw new Ending('no-repository');
    return listed.name;
  }
  const prefix = ticket.key.slice(0, Math.max(0, ticket.key.lastIndexOf('-')));
  const found =
    repositories.find((entry) => entry.prefix === prefix) ?? repositories.find((entry) => entry.prefix === undefined);
  if (found === undefined) throw new Ending('no-repository');
  return found.name;
}

const BASE_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function answerOf(code: EndingCode, settings: ForwarderSettings, retryAfter?: string): Answer {
  const { outcome, status, says } = ENDINGS[code];
  const isQuiet = status === 204;
  const final = isQuiet ? settings.ignoredStatus : status;
  return {
    status: final,
    statusText: isQuiet ? 'ignored' : '',
    headers: {
      ...BASE_HEADERS,
      [OUTCOME_HEADER]: `${outcome}; ${code}`,
      ...(final === 204 ? {} : { 'content-type': 'text/plain; charset=utf-8' }),
      ...(code === 'not-post' ? { allow: 'POST' } : {}),
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    },
    // Seed 4.3: "with the text `ignored`".
    body: final === 204 ? null : isQuiet ? 'ignored\n' : `${code}: ${says}\n`,
  };
}

/** Seed 7.2: the same status and text. What the settings may change is the status of an accepted dispatch, for trackers that ask for a 200. */
function answerOfHanded(handed: Handed, settings: ForwarderSettings, holdsSecret: (text: string) => boolean): Answer {
  if (handed.kind === 'end') return answerOf(handed.code, settings, handed.retryAfter);
  const { status, text, headers } = handed.response;
  const isAccepted = status >= 200 && status < 300;
  const code: EndingCode = isAccepted ? 'handed-on' : 'upstream-refused';
  // A status below 200 has no body and no answer of ours can carry it.
  const unchanged = status >= 200 && status <= 599 ? status : 502;
  const final = isAccepted ? (settings.acceptedStatus ?? unchanged) : unchanged;
  const isWithheld = holdsSecret(text);
  const type = /^application\/(?:problem\+)?json\b/i.test(headers['content-type'] ?? '')
    ? 'application/json'
    : 'text/plain';
  const mayHaveBody = ![204, 205, 304].includes(final);
  return {
    status: final,
    statusText: '',
    headers: {
      ...BASE_HEADERS,
      [OUTCOME_HEADER]: `${isAccepted ? 'accepted' : 'failed'}; ${isWithheld ? 'text-withheld' : code}`,
      ...(mayHaveBody ? { 'content-type': `${type}; charset=utf-8` } : {}),
    },
    body: mayHaveBody ? (isWithheld ? '' : text) : null,
  };
}

function quietly(comment: ReturnType<Comment>): Promise<boolean> {
  return comment.catch(() => false);
}
