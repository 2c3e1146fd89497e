import { field, parseBody, shortText } from './answer-body.ts';
import type { RefusalCode, SessionAnswer } from './answer.ts';

export interface ExplainContext {
  /** Whether `create_as_user_id` was sent: it needs a permission of its own (seed 5). */
  readonly createAsUser?: boolean;
}

/**
 * One sentence for people: what happened and what to change. It may quote a short piece of the service's own words, so it
 * is untrusted text like the answer itself. The exact name of the session permission is not in the seed; it is from the
 * service's public pages.
 */
export function explain(answer: SessionAnswer, context: ExplainContext = {}): string {
  switch (answer.kind) {
    case 'created':
      return answer.withheld === undefined
        ? `The session was created (status ${answer.status}).`
        : `The session was created (status ${answer.status}), but the answer's text is withheld (${answer.withheld}).`;
    case 'refused':
      if (answer.code === 'not-sent') {
        return `The session service could not be reached (${answer.fault}): nothing was sent; check base-url, the network and the proxy.`;
      }
      return `${refusal(answer.code, context)} (status ${answer.status})${said(answer.text)}.`;
    case 'unknown': {
      const what =
        answer.status === undefined
          ? `brought no whole answer (${answer.why})`
          : `answered with status ${answer.status}`;
      return `The session service ${what}, so nobody knows whether a session was created: look in the workspace before retrying${said(answer.text ?? '')}.`;
    }
  }
}

function refusal(code: RefusalCode, context: ExplainContext): string {
  switch (code) {
    case 'unauthorised':
      return 'The key was not accepted: it is wrong, expired or revoked; renew the secret behind the input api-key';
    case 'forbidden':
      return context.createAsUser === true
        ? 'The service user lacks a permission: it needs ManageOrgSessions, and ImpersonateOrgSessions because create-as-user-id is set'
        : 'The service user lacks a permission: it needs ManageOrgSessions on the organisation';
    case 'not-found':
      return 'There is no such organisation at this address: check the inputs org-id and base-url';
    case 'invalid':
      return 'The service did not accept the request';
    case 'rate-limited':
      return 'The service asks for fewer requests, longer than the time allowed here: try again later';
    case 'payment-required':
      return 'The plan or quota of the organisation is used up';
    case 'conflict':
      return 'The service says that this conflicts with what is there';
    case 'too-large':
      return 'The request is too large for the service: shorten the brief';
    case 'redirected':
      return 'The address has moved, and a redirect is never followed with a key: write the new address as base-url';
    case 'refused':
      return 'The service refused the request';
  }
}

const MAX_QUOTE = 300;

/** The service's own reason: problem+json (RFC 9457), the older `detail` forms, or plain text. HTML is not quoted. */
function said(text: string): string {
  const body = parseBody(text.slice(0, 100_000));
  const words = clip(body === undefined ? plainWords(text) : problemWords(body));
  return words === '' ? '' : `: ${words}`;
}

function plainWords(text: string): string {
  return /^\s*</.test(text) ? '' : text.slice(0, 10 * MAX_QUOTE);
}

function problemWords(body: unknown): string {
  const detail = field(body, 'detail');
  const errors = field(body, 'errors');
  const fields = [...faultList(detail), ...faultList(errors)];
  const title = shortText(field(body, 'title'), 1_000);
  const lead =
    typeof detail === 'string' && detail !== '' ? detail : (title ?? shortText(field(body, 'message'), 1_000) ?? '');
  return [lead, fields.join(', ')].filter((part) => part !== '').join(': ');
}

/** `[{loc: ["body", "title"], msg}]` of a 422, and what looks like it: at most five. */
function faultList(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 5).flatMap((item: unknown) => {
    const loc = field(item, 'loc');
    const path = Array.isArray(loc)
      ? loc
          .filter((part) => part !== 'body' && typeof part !== 'object')
          .slice(0, 5)
          .join('.')
      : '';
    const where = path !== '' ? path : (shortText(field(item, 'field') ?? field(item, 'pointer'), 200) ?? '');
    const what = shortText(field(item, 'msg') ?? field(item, 'message') ?? field(item, 'detail'), 300) ?? '';
    const words = [where, what].filter((part) => part !== '').join(' ');
    return words === '' ? [] : [words];
  });
}

/** One line, without control and invisible characters, of at most 300 characters. */
function clip(text: string): string {
  const line = text
    .slice(0, 10 * MAX_QUOTE)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\s]+/gu, ' ')
    .trim();
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE)}…` : line.replace(/\.$/, '');
}
