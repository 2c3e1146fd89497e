import type { HttpRequest } from '@agent-remediation/http';
import { HttpFault } from '@agent-remediation/http';
import { at, parseJson } from './json.ts';
import { shortHash } from './verify.ts';
import { asked } from './web-http.ts';
import type { BeginHttp } from './web-http.ts';

/** Where tickets are commented, with the credential for it. */
export type CommentSettings =
  | { readonly tracker: 'linear'; readonly apiUrl: string; readonly apiKey: string }
  | { readonly tracker: 'jira'; readonly siteUrl: string; readonly email: string; readonly apiToken: string };

/** Posts one comment; `false` where the tracker did not take it. Best effort: a ticket is handed on all the same. */
export type Comment = (key: string, text: string, page: string) => Promise<boolean>;

export function createComment(settings: CommentSettings, begin: BeginHttp): Comment {
  return async (key, text, page) => {
    const request =
      settings.tracker === 'linear'
        ? await linearRequest(settings, key, text, page)
        : jiraRequest(settings, key, text, page);
    const response = await asked(begin(), request);
    if (response instanceof HttpFault || response.status > 299) return false;
    // GraphQL tells of a failure in a 200.
    return settings.tracker === 'jira' || at(parseJson(response.text), 'data', 'commentCreate', 'success') === true;
  };
}

const MUTATION = 'mutation Comment($input: CommentCreateInput!) { commentCreate(input: $input) { success } }';

/**
 * Linear's GraphQL API: a personal key stands in the header without a word before it. The comment's id is ours and follows from its text, so
 * the same words on the same ticket are one comment, however often a delivery comes.
 */
async function linearRequest(
  settings: Extract<CommentSettings, { tracker: 'linear' }>,
  key: string,
  text: string,
  page: string,
): Promise<HttpRequest> {
  const body = page === '' ? text : `${text}\n\n${page}`;
  const input = { id: uuid(await shortHash(`${key}\n${body}`, 32)), issueId: key, body };
  return {
    method: 'POST',
    url: settings.apiUrl,
    headers: { authorization: settings.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ query: MUTATION, variables: { input } }),
    effect: 'once',
    name: 'comment on Linear',
  };
}

/** 32 hex digits in the form of a UUID, version 4. */
function uuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Jira Cloud's REST API, version 3: a comment is a tree of nodes, and basic authentication takes an account's address and API token. */
function jiraRequest(
  settings: Extract<CommentSettings, { tracker: 'jira' }>,
  key: string,
  text: string,
  page: string,
): HttpRequest {
  const link = { type: 'text', text: page, marks: [{ type: 'link', attrs: { href: page } }] };
  const content = [{ type: 'text', text: page === '' ? text : `${text} ` }, ...(page === '' ? [] : [link])];
  return {
    method: 'POST',
    url: `${settings.siteUrl}/rest/api/3/issue/${encodeURIComponent(key)}/comment`,
    headers: {
      authorization: `Basic ${btoa(`${settings.email}:${settings.apiToken}`)}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ body: { type: 'doc', version: 1, content: [{ type: 'paragraph', content }] } }),
    effect: 'once',
    name: 'comment on Jira',
  };
}
