import { Ending, MAX_RESPONSE_BYTES, type ReasonCode, type Trace } from '@agent-remediation/conventions';
import {
  explain,
  type Session,
  type SessionAnswer,
  type SessionRequest,
  type Withheld,
} from '@agent-remediation/session-api';
import { looksLikeToken } from '@agent-remediation/text';
import { dedupeTag } from '../brief/request.ts';
import type { Deps } from '../deps.ts';
import type { Entry, SessionReference } from '../ledger/entry.ts';
import { transact, type Decision, type Head, type LedgerDeps, type LedgerView } from '../ledger/ledger.ts';
import { recordCreated, recordRejected, type NotMoved } from '../ledger/record.ts';

/** What became of the one POST. */
export interface Posted {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly entry: Entry | undefined;
  /** The service's answer, unchanged; `undefined`: there was none. */
  readonly status: number | undefined;
  /** `undefined`: none, or withheld. */
  readonly text: string | undefined;
  /** Why the text is withheld (D9). */
  readonly withheld: string | undefined;
  readonly sessionId: string | undefined;
  readonly sessionUrl: string | undefined;
}

export interface PostOptions {
  /** `undefined`: `ledger: off`, nothing is written down. */
  readonly ledger: LedgerDeps | undefined;
  /** The ledger as the claim left it. */
  readonly head: Head | undefined;
  readonly readBack: 'tag' | 'title' | 'no';
}

/** Sends the request once and writes down what is known of it. Never throws for what the service did. */
export async function postSession(
  request: SessionRequest,
  claim: Entry | undefined,
  options: PostOptions,
  deps: Deps,
  trace: Trace,
): Promise<Posted> {
  deps.log('creating the session');
  const answer = await deps.sessions.create(request);
  const said = explain(answer);
  switch (answer.kind) {
    case 'created': {
      trace.pass('session', said);
      const session = reference(answer.sessionId, answer.url, deps);
      const entry = await write(claim, options, deps, trace, (view, name) => recordCreated(view, name, session));
      return posted('session-created', said, answer, entry, deps);
    }
    case 'refused': {
      trace.stop(
        'session',
        said,
        answer.retryable ? 'trigger again later' : 'correct what the answer names, then comment `/agent retry`',
      );
      const entry = await write(claim, options, deps, trace, (view, name) =>
        recordRejected(view, name, answer.retryable),
      );
      return posted(REFUSALS[answer.code], said, answer, entry, deps);
    }
    case 'unknown':
      return lookBack(answer, said, request, claim, options, deps, trace);
  }
}

const REFUSALS = {
  unauthorised: 'session-unauthorised',
  'payment-required': 'session-out-of-credits',
  forbidden: 'session-forbidden',
  'not-found': 'session-not-found',
  conflict: 'session-invalid',
  'too-large': 'session-invalid',
  invalid: 'session-invalid',
  'rate-limited': 'session-rate-limited',
  redirected: 'session-not-found',
  refused: 'session-invalid',
  'not-sent': 'session-unreachable',
} as const satisfies Record<Extract<SessionAnswer, { kind: 'refused' }>['code'], ReasonCode>;

/** An unknown result is never sent again. A session that is found is one; not finding it proves nothing (list lag, late arrival). */
async function lookBack(
  answer: Extract<SessionAnswer, { kind: 'unknown' }>,
  said: string,
  request: SessionRequest,
  claim: Entry | undefined,
  options: PostOptions,
  deps: Deps,
  trace: Trace,
): Promise<Posted> {
  const found = claim && options.readBack !== 'no' ? await findSession(claim, options.readBack, deps) : undefined;
  if (found?.kind === 'found') {
    const session = reference(found.session.sessionId, found.session.url, deps);
    trace.pass('session', `${said}; found again by its ${options.readBack}`);
    const entry = await write(claim, options, deps, trace, (view, name) => recordCreated(view, name, session));
    return {
      ...posted('session-created', said, answer, entry, deps),
      sessionId: session.id ?? undefined,
      sessionUrl: session.url ?? undefined,
    };
  }
  const looked = found === undefined ? 'sessions are not listed' : found.why;
  trace.stop(
    'session',
    `${said}; ${looked}`,
    'reconcile looks again; after 15 minutes a person decides with `/agent retry`',
  );
  return posted('session-unknown', `${said}; ${looked}`, answer, claim, deps);
}

export type Found =
  { readonly kind: 'found'; readonly session: Session } | { readonly kind: 'not-found'; readonly why: string };

/** Looks for the session of a claim: by its tag, or, where tags are not free, by the nonce in the title of what was created since. */
export async function findSession(
  claim: Pick<Entry, 'findingId' | 'nonce' | 'claimedAt'>,
  by: 'tag' | 'title',
  deps: Pick<Deps, 'sessions'>,
): Promise<Found> {
  // An hour of tolerance between the service's clock and GitHub's.
  const createdAfter = Date.parse(claim.claimedAt) / 1_000 - 3_600;
  const tag = dedupeTag(claim.findingId, claim.nonce);
  const answer = await deps.sessions.list(by === 'tag' ? { tags: [tag], createdAfter } : { createdAfter });
  if (answer.kind !== 'listed')
    return { kind: 'not-found', why: `sessions cannot be listed (${answer.status ?? answer.why})` };
  const session = answer.sessions.find(
    ({ tags, title }) => tags.includes(tag) || title?.includes(`[${claim.nonce}]`) === true,
  );
  if (session) return { kind: 'found', session };
  return {
    kind: 'not-found',
    why: answer.complete
      ? 'no session of this claim is listed yet'
      : 'no session of this claim is among those that were listed',
  };
}

async function write(
  claim: Entry | undefined,
  { ledger, head }: PostOptions,
  deps: Deps,
  trace: Trace,
  decide: (view: LedgerView, claim: Entry) => Decision<NotMoved>,
): Promise<Entry | undefined> {
  if (!claim || !ledger) return undefined;
  try {
    const result = await transact(ledger, claim.fingerprint, deps.now, (view) => decide(view, claim), head);
    return result.kind === 'changed' ? result.entry : result.view.entry;
  } catch (error) {
    // The POST is done and its answer goes out either way; the ledger shows the claim, and reconcile repairs it.
    const why = error instanceof Ending ? `${error.reason}: ${error.message}` : String(error);
    trace.note(
      'ledger',
      `the result could not be written down (${why})`,
      'reconcile writes it down; run it if it is not scheduled',
    );
    return claim;
  }
}

function posted(
  reason: ReasonCode,
  message: string,
  answer: SessionAnswer,
  entry: Entry | undefined,
  deps: Deps,
): Posted {
  const withheld = withhold(answer, deps);
  return {
    reason: reason === 'session-created' && withheld !== undefined ? 'response-withheld' : reason,
    message: withheld === undefined ? message : `${message}; ${withheld}`,
    entry,
    status: answer.status,
    text: withheld === undefined ? answer.text : undefined,
    withheld,
    ...(answer.kind === 'created' ? named(answer, deps) : { sessionId: undefined, sessionUrl: undefined }),
  };
}

function named(answer: Extract<SessionAnswer, { kind: 'created' }>, deps: Pick<Deps, 'holdsSecret'>) {
  const { id, url } = reference(answer.sessionId, answer.url, deps);
  return { sessionId: id ?? undefined, sessionUrl: url ?? undefined };
}

/** What the ledger keeps of a session. The ledger is read by many and forgets nothing: what holds a secret does not get there (P6). */
export function reference(
  id: string | undefined,
  url: string | undefined,
  { holdsSecret }: Pick<Deps, 'holdsSecret'>,
): Omit<SessionReference, 'attempt'> {
  const harmless = (text: string | undefined): string | null =>
    text === undefined || holdsSecret(text) || looksLikeToken(text) ? null : text;
  return { id: harmless(id), url: harmless(url) };
}

const WITHHELD: Readonly<Record<Withheld, string>> = {
  'too-large': 'the answer is too large and is withheld',
  incomplete: 'the answer broke off and is withheld',
  unreadable: 'the answer is compressed and is withheld',
  'contains-key': 'the answer holds the API key and is withheld',
};

function withhold(answer: SessionAnswer, deps: Pick<Deps, 'holdsSecret'>): string | undefined {
  if (answer.text === undefined) return undefined;
  if (answer.withheld !== undefined) return WITHHELD[answer.withheld];
  if (Buffer.byteLength(answer.text) > MAX_RESPONSE_BYTES) return WITHHELD['too-large'];
  return deps.holdsSecret(answer.text) || looksLikeToken(answer.text)
    ? 'the answer holds something like a secret and is withheld'
    : undefined;
}
