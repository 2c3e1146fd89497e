/** Whether the session service can be reached with the key: one list of sessions, which changes nothing. The key is never shown. */
import {
  checkCredentials,
  createSessionClient,
  type Session,
  type SessionReadFailed,
} from '@agent-remediation/session-api';
import { allowsLoopback, httpFor, type Environment } from '../github.ts';
import type { Row } from './row.ts';

const CHECK = 'session service';
const NAMES = { 'api-key': 'AGENT_API_KEY', 'org-id': 'AGENT_ORG_ID', 'base-url': 'AGENT_BASE_URL' } as const;
/** Somebody waits: less than an action would. */
const LIMITS = { attemptMs: 10_000, totalMs: 20_000, maxAttempts: 2, maxRetryAfterMs: 5_000 };

export interface Service {
  readonly rows: readonly Row[];
  /** The newest sessions of the organisation; empty where they could not be read. */
  readonly sessions: readonly Session[];
}

export async function sessionService(environment: Environment, limits = LIMITS): Promise<Service> {
  const only = (row: Omit<Row, 'check'>): Service => ({ rows: [{ check: CHECK, ...row }], sessions: [] });
  const given = (name: string): string => (environment[name] ?? '').trim();
  const missing = Object.values(NAMES).filter((name) => given(name) === '');
  if (missing.length > 0)
    return only({
      verdict: 'unknown',
      seen: `not asked: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set here`,
      fix: 'Set all three and call doctor again; the key goes to AGENT_BASE_URL alone, and is never shown.',
    });
  const check = checkCredentials({
    apiKey: given(NAMES['api-key']),
    orgId: given(NAMES['org-id']),
    baseUrl: given(NAMES['base-url']),
    allowLoopbackHttp: allowsLoopback(environment),
  });
  if (!check.ok)
    return {
      sessions: [],
      rows: check.faults.map(({ input, message }) => ({
        check: `${CHECK}, ${NAMES[input]}`,
        verdict: 'wrong',
        seen: 'not of a form that could work; nothing was sent',
        fix: message,
      })),
    };
  const client = createSessionClient({ ...check.credentials, http: httpFor(environment, limits) });
  const answer = await client.list({ maxPages: 1 });
  if (answer.kind === 'failed') return only(failure(answer));
  return {
    sessions: answer.sessions,
    rows: [{ check: CHECK, verdict: 'fine', seen: 'it answers, and the key may read sessions', fix: '' }],
  };
}

/** Each status with what it means and who mends it. */
function failure({ why, status }: SessionReadFailed): Omit<Row, 'check'> {
  if (why === 'status' && status !== undefined) return refused(status);
  if (why === 'body')
    return {
      verdict: 'wrong',
      seen: `it answered ${status ?? ''} with something that is no list of sessions`,
      fix: 'AGENT_BASE_URL has to be the API, not the web page; look at proxies on the way.',
    };
  return {
    verdict: 'wrong',
    seen: `it cannot be reached: ${REACHED[why] ?? why}`,
    fix: 'Check AGENT_BASE_URL, the network and HTTPS_PROXY; hosted runners need the address to be public.',
  };
}

const REACHED: Readonly<Record<string, string>> = {
  timeout: 'no whole answer in time',
  budget: 'no whole answer in time',
  dns: 'there is no such host',
  refused: 'no connection',
  tls: 'no trusted connection',
  proxy: 'the proxy opens no tunnel',
  reset: 'the connection ended early',
};

function refused(status: number): Omit<Row, 'check'> {
  const wrong = (seen: string, fix: string) => ({ verdict: 'wrong', seen: `${status}: ${seen}`, fix }) as const;
  if (status === 401)
    return wrong('the key is not accepted', 'It is wrong, expired or revoked: make a new one for the service user.');
  if (status === 403)
    return wrong(
      'the key may not read sessions',
      'Give the service user ViewOrgSessions and ManageOrgSessions in this organisation; AGENT_ORG_ID has to be that one.',
    );
  if (status === 404)
    return wrong(
      'no such organisation at this address',
      'Check AGENT_ORG_ID, and AGENT_BASE_URL, which has no version.',
    );
  if (status >= 300 && status < 400)
    return wrong('the address has moved, and no key follows a redirect', 'Write the new address as AGENT_BASE_URL.');
  if (status === 429 || status >= 500)
    return {
      verdict: 'unknown',
      seen: `${status}: ${status === 429 ? 'too many requests' : 'the service fails'}`,
      fix: 'Call doctor again later; look at the status page of the service.',
    };
  return wrong('it refuses to list sessions', 'Look at the documentation of the service.');
}
