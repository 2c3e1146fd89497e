import {
  BRANCH_PREFIX,
  DEFAULT_SETTINGS,
  HALT_PATH,
  LEDGER_BRANCH,
  MAX_TITLE,
  TAG_REMEDIATION,
  TRIGGER_TAGS,
} from '@agent-remediation/conventions';
import type { Http, HttpRequest } from '@agent-remediation/http';
import { HttpFault } from '@agent-remediation/http';
import { compileBrief } from '@agent-remediation/remediation/brief';
import type { SessionCredentials, SessionRequest } from '@agent-remediation/session-api';
import { checkSessionRequest, serialise } from '@agent-remediation/session-api';
import { cleanTitle, redactTokens } from '@agent-remediation/text';
import { listAt, parseJson, textAt } from '../json.ts';
import { asked } from '../web-http.ts';
import type { BeginHttp } from '../web-http.ts';
import { githubHeaders } from './github.ts';
import type { Errand, Handed, Way } from './way.ts';
import { endOfFault, pageAddress } from './way.ts';

export interface SessionWay {
  readonly credentials: SessionCredentials;
  readonly baseBranch: string;
  readonly maxAcuLimit: number | undefined;
  /** `look-up`: ask first whether a session with this event's tag exists. `none`: do not. */
  readonly dedupe: 'look-up' | 'none';
  /** Reads the kill switch in the ledger; `undefined`: only the variable counts. */
  readonly github: { readonly apiUrl: string; readonly token: string } | undefined;
}

/**
 * Straight to the session API (seed 4.1, 4.3). There is no ledger here: that one event is one session rests on this process's memory and on
 * a look-up by tag, which a lag of the service's list defeats. The documentation says so (D24).
 */
export function sessionWay(settings: SessionWay, begin: BeginHttp, randomHex: (digits: number) => string): Way {
  const { credentials } = settings;
  const url = `${credentials.baseUrl}/v3/organizations/${encodeURIComponent(credentials.orgId)}/sessions`;
  const ask = (
    http: Http,
    request: Pick<HttpRequest, 'method' | 'url' | 'effect' | 'name'> & { readonly body?: string },
  ) =>
    asked(http, {
      ...request,
      headers: {
        authorization: `Bearer ${credentials.apiKey}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
    });

  const wasCreated = async (http: Http, tag: string): Promise<'yes' | 'no' | 'unknown'> => {
    const query = new URLSearchParams({ first: '10', tags: tag }).toString();
    const found = await ask(http, { method: 'GET', url: `${url}?${query}`, effect: 'none', name: 'look up session' });
    if (found instanceof HttpFault) return 'unknown';
    // Without the permission to list, nothing can be known; the settings can say that this is wanted.
    if (found.status < 200 || found.status > 299) return 'unknown';
    const sessions = listAt(parseJson(found.text), 'items');
    // Whether the service joins tags by AND or OR is not documented.
    return sessions.some((session) => listAt(session, 'tags').includes(tag)) ? 'yes' : 'no';
  };

  return {
    handOn: async (errand): Promise<Handed> => {
      const http = begin();
      const tag = eventTag(errand);
      const [halt, created] = await Promise.all([
        ledgerHalt(settings, errand.repository, http),
        settings.dedupe === 'look-up' ? wasCreated(http, tag) : 'no',
      ]);
      if (halt !== undefined) return { kind: 'end', code: halt };
      if (created === 'yes') return { kind: 'end', code: 'seen-before' };
      if (created === 'unknown') return { kind: 'end', code: 'look-up-failed' };
      const body = serialise(sessionRequest(settings, errand, tag, randomHex));
      const response = await ask(http, { method: 'POST', url, body, effect: 'once', name: 'create session' });
      if (response instanceof HttpFault) return endOfFault(response);
      return { kind: 'answered', response, told: pageAddress(textAt(parseJson(response.text), 'url')) };
    },
    says: () => 'An agent session was started for this ticket.',
  };
}

/** A person who finds the session by it can read the ticket in it; a program finds the event. */
function eventTag({ ticket, eventHash }: Errand): string {
  return `claim-${ticket.key}-${eventHash}`;
}

function sessionRequest(
  settings: SessionWay,
  errand: Errand,
  tag: string,
  randomHex: (digits: number) => string,
): SessionRequest {
  const { ticket, repository } = errand;
  const prompt = compileBrief(
    {
      finding: { id: ticket.key, kind: 'generic', title: ticket.title, explanation: ticket.description },
      context: [
        { label: 'ticket', text: ticket.key },
        { label: 'ticket page', text: pageAddress(ticket.page) ?? '' },
      ],
      issue: null,
      repository,
      home: repository,
      branch: `${BRANCH_PREFIX}${ticket.key}`,
      baseBranch: settings.baseBranch,
      settings: DEFAULT_SETTINGS,
      task: undefined,
    },
    () => randomHex(32),
  );
  const checked = checkSessionRequest({
    prompt,
    title: cleanTitle(`${ticket.key}: ${redactTokens(ticket.title)}`, MAX_TITLE),
    tags: [TAG_REMEDIATION, TRIGGER_TAGS.ticket, ticket.key, tag],
    repos: [repository],
    secret_ids: [],
    ...(settings.maxAcuLimit === undefined ? {} : { max_acu_limit: settings.maxAcuLimit }),
  });
  if (checked.ok) return checked.request;
  throw new Error(
    `the session request is not valid: ${checked.faults.map(({ field, message }) => `${field} ${message}`).join('; ')}`,
  );
}

/** The kill switch that a person put into the ledger (D12). A look-up that fails stops too. */
async function ledgerHalt(
  settings: SessionWay,
  repository: string,
  http: Http,
): Promise<'halted' | 'look-up-failed' | undefined> {
  if (settings.github === undefined) return undefined;
  const { apiUrl, token } = settings.github;
  const found = await asked(http, {
    method: 'GET',
    url: `${apiUrl}/repos/${repository}/contents/${HALT_PATH}?ref=${encodeURIComponent(LEDGER_BRANCH)}`,
    headers: githubHeaders(token),
    effect: 'none',
    name: 'read HALT',
  });
  if (found instanceof HttpFault) return 'look-up-failed';
  if (found.status === 404) return undefined;
  return found.status === 200 ? 'halted' : 'look-up-failed';
}
