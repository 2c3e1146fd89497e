/** The table of deliveries: what comes in, and what has to become of it, on every runtime. */
import { gzipSync } from 'node:zlib';
import {
  generic,
  github,
  githubExample,
  githubLabelled,
  githubPull,
  hmac,
  jira,
  linear,
  linearBody,
  linearRaw,
  SECRETS,
  STATUS_READY,
  withHeaders,
} from './payloads.ts';
import type { Sent } from './payloads.ts';

/** `MAX_DELIVERY_BYTES` of the table's forwarders. Small, as workerd resets a connection whose body it has not read. */
export const TABLE_MAX_BYTES = 262_144;

export interface Row {
  readonly name: string;
  /** Made when it is sent: signatures hold for a minute. */
  readonly make: () => Sent;
  /** `<outcome>; <reason>`. */
  readonly outcome: string;
  readonly status: number;
  /** Key of the ticket that is handed on. */
  readonly key?: string;
}

const handedOn = (name: string, make: () => Sent, key: string): Row => ({
  name,
  make,
  key,
  outcome: 'accepted; handed-on',
  status: 204,
});
const ignored = (name: string, reason: string, make: () => Sent): Row => ({
  name,
  make,
  outcome: `ignored; ${reason}`,
  status: 204,
});
const refused = (name: string, status: number, reason: string, make: () => Sent): Row => ({
  name,
  make,
  outcome: `refused; ${reason}`,
  status,
});

const LABEL = { id: 'label-1', name: 'ready-for-agent', color: '#000' };
const adf = {
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In config.ts.' }] }],
};

/** Deliveries that ask for work. */
export const READY: readonly Row[] = [
  handedOn('Linear: the state becomes ready', () => linear({ key: 'ENG-1' }), 'ENG-1'),
  handedOn('Linear: created in the ready state', () => linear({ key: 'ENG-2', action: 'create' }), 'ENG-2'),
  handedOn(
    'Linear: the label is added',
    () => linear({ key: 'ENG-3', isReady: false, labels: [LABEL], updatedFrom: { labelIds: [] } }),
    'ENG-3',
  ),
  handedOn('Linear: no description', () => linear({ key: 'ENG-4', description: null }), 'ENG-4'),
  handedOn(
    'Linear: the old secret, while both are set',
    () => linear({ key: 'ENG-5', secret: SECRETS.linearOld }),
    'ENG-5',
  ),
  handedOn('Linear: half a minute late', () => linear({ key: 'ENG-6', at: Date.now() - 30_000 }), 'ENG-6'),
  handedOn(
    'Linear: bytes that are no UTF-8',
    () => {
      const text = JSON.stringify(linearBody({ key: 'ENG-7', title: 'a § b' }));
      return linearRaw(Buffer.from(text, 'latin1'));
    },
    'ENG-7',
  ),
  handedOn('Jira: the status becomes ready', () => jira({ key: 'SEC-1' }), 'SEC-1'),
  handedOn('Jira: created in the ready status', () => jira({ key: 'SEC-2', event: 'jira:issue_created' }), 'SEC-2'),
  handedOn(
    'Jira: the label is added',
    () =>
      jira({
        key: 'SEC-3',
        status: 'To Do',
        labels: ['x', 'ready-for-agent'],
        items: [{ field: 'labels', fromString: 'x', toString: 'x ready-for-agent' }],
      }),
    'SEC-3',
  ),
  handedOn('Jira: a description as a tree', () => jira({ key: 'SEC-4', description: adf }), 'SEC-4'),
  handedOn(
    'Jira: delivered again six hours later',
    () => jira({ key: 'SEC-5', at: Date.now() - 6 * 3_600_000 }),
    'SEC-5',
  ),
  handedOn('GitHub: the label is added', () => github('issues', githubLabelled({ issue: { number: 1 } })), 'issue-1'),
  handedOn(
    'GitHub: the label in capitals',
    () => github('issues', githubLabelled({ label: 'Ready-For-Agent', issue: { number: 2 } })),
    'issue-2',
  ),
  handedOn('generic: with a token', () => generic({ ticket_key: 'OPS-1' }), 'OPS-1'),
  handedOn(
    'generic: signed',
    () => {
      const sent = generic({ ticket_key: 'OPS-2' }, []);
      return withHeaders(sent, [], [['x-signature-256', `sha256=${hmac(SECRETS.generic, sent.body)}`]]);
    },
    'OPS-2',
  ),
];

/** Genuine deliveries that start nothing (seed 4.3, 7.1). */
export const IGNORED: readonly Row[] = [
  ignored('Linear: a comment', 'not-an-issue', () => linear({ type: 'Comment', action: 'create' })),
  ignored('Linear: a project', 'not-an-issue', () => linear({ type: 'Project' })),
  ignored('Linear: another state', 'not-ready', () => linear({ isReady: false })),
  ignored('Linear: removed', 'not-ready', () => linear({ action: 'remove' })),
  ignored('Linear: an action of tomorrow', 'not-ready', () => linear({ action: 'archive' })),
  ignored('Linear: another edit of a ready issue', 'no-change', () => linear({ updatedFrom: { title: 'Old title' } })),
  ignored('Linear: an update without what was before', 'no-change', () => linear({ updatedFrom: undefined })),
  ignored('Linear: the state set to what it was', 'no-change', () =>
    linear({ updatedFrom: { stateId: 'state-ready' } }),
  ),
  ignored('Linear: another label added beside ours', 'no-change', () =>
    linear({ isReady: false, labels: [LABEL], updatedFrom: { labelIds: ['label-1'] } }),
  ),
  ignored('Jira: another status', 'not-ready', () => jira({ status: 'In Progress' })),
  ignored('Jira: another edit of a ready issue', 'no-change', () =>
    jira({ items: [{ field: 'summary', fromString: 'a', toString: 'b' }] }),
  ),
  // Every object of JavaScript has a `toString`: it must not be taken for the changelog's.
  ignored('Jira: a change without its new value', 'no-change', () =>
    jira({ items: [{ field: 'status', fromString: 'To Do' }] }),
  ),
  ignored('Jira: the status left and came back in one change', 'no-change', () =>
    jira({ items: [{ ...STATUS_READY, fromString: 'Ready for agent' }] }),
  ),
  ignored('Jira: a comment', 'not-an-issue', () => jira({ event: 'comment_created' })),
  ignored('Jira: deleted', 'not-an-issue', () => jira({ event: 'jira:issue_deleted' })),
  ignored('GitHub: ping', 'not-an-issue', () => github('ping', { zen: 'Keep it logically awesome.' })),
  ignored('GitHub: another label', 'not-ready', () => github('issues', githubLabelled({ label: 'bug' }))),
  ignored('GitHub: a closed issue', 'not-ready', () => github('issues', githubLabelled({ state: 'closed' }))),
  ignored('GitHub: opened', 'not-ready', () =>
    github('issues', githubExample('issues', 'opened', { issue: { updated_at: new Date().toISOString() } })),
  ),
  ignored('GitHub: the label on a pull request', 'not-an-issue', () =>
    github('issues', githubLabelled({ issue: { pull_request: {} } })),
  ),
  ignored('GitHub: another repository', 'no-repository', () =>
    github('issues', githubLabelled({ repository: 'octo-org/other' })),
  ),
  ignored('GitHub: a pull request, where no comment is set up', 'not-an-issue', () =>
    github('pull_request', githubPull('fix/ENG-1')),
  ),
];

const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const signature = (sent: Sent): string => sent.headers.find(([name]) => name === 'linear-signature')?.[1] ?? '';
const resigned = (put: (sent: Sent) => Sent['headers']) => (): Sent => {
  const sent = linear();
  return withHeaders(sent, ['linear-signature'], put(sent));
};
const linearSigned = (name: string, put: (sent: Sent) => Sent['headers']): Row =>
  refused(`Linear, ${name}`, 401, 'not-verified', resigned(put));
const jiraSigned = (name: string, value: (sent: Sent) => string): Row =>
  refused(`Jira, ${name}`, 401, 'not-verified', () => {
    const sent = jira();
    return withHeaders(sent, ['x-hub-signature'], [['x-hub-signature', value(sent)]]);
  });
const githubSigned = (name: string, value: (sent: Sent) => string): Row =>
  refused(`GitHub, ${name}`, 401, 'not-verified', () => {
    const sent = github('issues', githubLabelled());
    return withHeaders(sent, ['x-hub-signature-256'], [['x-hub-signature-256', value(sent)]]);
  });
const withToken = (name: string, headers: Sent['headers']): Row =>
  refused(`generic, ${name}`, 401, 'not-verified', () => generic({}, headers));
const tampered = (name: string, change: (text: string) => string): Row =>
  refused(`Linear, ${name}`, 401, 'not-verified', () => {
    const sent = linear();
    return { ...sent, body: change(sent.body as string) };
  });

/** P19: none of these is parsed, and none reaches anybody. */
export const FORGED: readonly Row[] = [
  linearSigned('no signature', () => []),
  linearSigned('an empty signature', () => [['linear-signature', '']]),
  linearSigned('one digit wrong', (sent) => [['linear-signature', flip(signature(sent))]]),
  linearSigned('the last digit missing', (sent) => [['linear-signature', signature(sent).slice(0, -1)]]),
  linearSigned('a digit too many', (sent) => [['linear-signature', `${signature(sent)}0`]]),
  linearSigned('in capitals', (sent) => [['linear-signature', signature(sent).toUpperCase()]]),
  linearSigned('with a prefix', (sent) => [['linear-signature', `sha256=${signature(sent)}`]]),
  linearSigned('in base64', (sent) => [['linear-signature', Buffer.from(signature(sent), 'hex').toString('base64')]]),
  linearSigned('not hexadecimal', () => [['linear-signature', 'z'.repeat(64)]]),
  linearSigned('all zeros', () => [['linear-signature', '0'.repeat(64)]]),
  linearSigned('another secret', (sent) => [['linear-signature', hmac('another-secret-0123456789', sent.body)]]),
  linearSigned('the secret of Jira', (sent) => [['linear-signature', hmac(SECRETS.jira, sent.body)]]),
  linearSigned('a secret with a space', (sent) => [['linear-signature', hmac(`${SECRETS.linear} `, sent.body)]]),
  linearSigned('signed over nothing', () => [['linear-signature', hmac(SECRETS.linear, '')]]),
  linearSigned('signed over another form of the same JSON', (sent) => [
    ['linear-signature', hmac(SECRETS.linear, JSON.stringify(JSON.parse(sent.body as string), null, 1))],
  ]),
  linearSigned('the right signature behind a wrong one', (sent) => [
    ['linear-signature', '0'.repeat(64)],
    ['linear-signature', signature(sent)],
  ]),
  linearSigned('the right signature before a wrong one', (sent) => [
    ['linear-signature', signature(sent)],
    ['linear-signature', '0'.repeat(64)],
  ]),
  linearSigned('the right signature twice', (sent) => [
    ['linear-signature', signature(sent)],
    ['linear-signature', signature(sent)],
  ]),
  linearSigned('two signatures in one header', (sent) => [
    ['linear-signature', `${signature(sent)}, ${signature(sent)}`],
  ]),
  linearSigned('in the header of Jira', (sent) => [['x-hub-signature', `sha256=${signature(sent)}`]]),
  linearSigned('in the header of GitHub', (sent) => [['x-hub-signature-256', `sha256=${signature(sent)}`]]),
  linearSigned('in the authorization header', (sent) => [['authorization', `Bearer ${signature(sent)}`]]),
  linearSigned('the secret itself', () => [['linear-signature', SECRETS.linear]]),
  linearSigned('sha1 in its place', () => [['linear-signature', 'a'.repeat(40)]]),
  linearSigned('an invisible mark behind it', (sent) => [['linear-signature', `${signature(sent)}%00`]]),
  tampered('one byte changed', (text) => text.replace('ENG-12', 'ENG-13')),
  tampered('a space behind the body', (text) => `${text} `),
  tampered('a line break behind the body', (text) => `${text}\n`),
  tampered('a byte order mark before the body', (text) => `\ufeff${text}`),
  tampered('a key twice', (text) => text.replace('{"action"', '{"action":"update","action"')),
  tampered('a key added', (text) => text.replace('{', '{"__proto__":{"ready":true},')),
  tampered('an escape for a letter', (text) => text.replace('ENG-12', '\\u0045NG-12')),
  tampered('cut off', (text) => text.slice(0, -1)),
  tampered('empty', () => ''),
  tampered('another timestamp', (text) =>
    text.replace(/"webhookTimestamp":\d+/, `"webhookTimestamp":${Date.now() + 1}`),
  ),
  tampered('another repository of the sender', (text) => text.replace('organization-1', 'organization-2')),
  tampered('not JSON', () => 'ready-for-agent'),
  tampered('a deep bomb', () => '['.repeat(200_000)),
  tampered('a list', () => '[]'),
  tampered('null', () => 'null'),
  jiraSigned('one digit wrong', (sent) => `sha256=${flip(hmac(SECRETS.jira, sent.body))}`),
  jiraSigned('without the prefix', (sent) => hmac(SECRETS.jira, sent.body)),
  jiraSigned('sha1', (sent) => `sha1=${hmac(SECRETS.jira, sent.body).slice(0, 40)}`),
  jiraSigned('an unknown method with the right digest', (sent) => `sha512=${hmac(SECRETS.jira, sent.body)}`),
  jiraSigned('the prefix in capitals', (sent) => `SHA256=${hmac(SECRETS.jira, sent.body)}`),
  jiraSigned('the secret of Linear', (sent) => `sha256=${hmac(SECRETS.linear, sent.body)}`),
  jiraSigned('only the prefix', () => 'sha256='),
  githubSigned('one digit wrong', (sent) => `sha256=${flip(hmac(SECRETS.github, sent.body))}`),
  githubSigned('without the prefix', (sent) => hmac(SECRETS.github, sent.body)),
  githubSigned('sha1 of old', () => `sha1=${'a'.repeat(40)}`),
  githubSigned('the secret of Jira', (sent) => `sha256=${hmac(SECRETS.jira, sent.body)}`),
  githubSigned(
    'two in one header',
    (sent) => `sha256=${hmac(SECRETS.github, sent.body)}, sha256=${hmac(SECRETS.github, sent.body)}`,
  ),
  refused('GitHub, only the old header', 401, 'not-verified', () => {
    const sent = github('issues', githubLabelled());
    return withHeaders(
      sent,
      ['x-hub-signature-256'],
      [['x-hub-signature', `sha256=${hmac(SECRETS.github, sent.body)}`]],
    );
  }),
  withToken('no token', []),
  withToken('an empty token', [['authorization', 'Bearer ']]),
  withToken('another token', [['authorization', 'Bearer another-token-0123456789abcdef']]),
  withToken('a token cut short', [['authorization', `Bearer ${SECRETS.token.slice(0, -1)}`]]),
  withToken('a token and more', [['authorization', `Bearer ${SECRETS.token}x`]]),
  withToken('another scheme', [['authorization', `Basic ${SECRETS.token}`]]),
  withToken('without a scheme', [['authorization', SECRETS.token]]),
  withToken('in another header', [['x-token', SECRETS.token]]),
  withToken('two tokens, the right one first', [
    ['authorization', `Bearer ${SECRETS.token}`],
    ['authorization', 'Bearer another-token-0123456789abcdef'],
  ]),
  withToken('two tokens, the right one last', [
    ['authorization', 'Bearer another-token-0123456789abcdef'],
    ['authorization', `Bearer ${SECRETS.token}`],
  ]),
  withToken('the right token beside a wrong signature', [
    ['authorization', `Bearer ${SECRETS.token}`],
    ['x-signature-256', `sha256=${'0'.repeat(64)}`],
  ]),
  withToken('the signing secret as a token', [['authorization', `Bearer ${SECRETS.generic}`]]),
];

const stale = (name: string, make: () => Sent): Row => refused(name, 401, 'stale', make);

/** Signed, and still not taken. */
export const BAD: readonly Row[] = [
  stale('Linear: a minute and a second old', () => linear({ at: Date.now() - 61_000 })),
  stale('Linear: an hour old', () => linear({ at: Date.now() - 3_600_000 })),
  stale('Linear: from the future', () => linear({ at: Date.now() + 65_000 })),
  stale('Linear: no time', () => linear({ more: { webhookTimestamp: undefined } })),
  stale('Linear: a time as text', () => linear({ more: { webhookTimestamp: String(Date.now()) } })),
  stale('Linear: seconds for milliseconds', () => linear({ at: Math.round(Date.now() / 1_000) })),
  stale('Linear: null for a time', () => linear({ more: { webhookTimestamp: null } })),
  stale('Jira: older than a day', () => jira({ at: Date.now() - 25 * 3_600_000 })),
  stale('GitHub: older than a day', () =>
    github('issues', githubLabelled({ issue: { updated_at: '2026-01-01T00:00:00Z' } })),
  ),
  stale('generic: a time that is none', () => generic({ sent_at: 'yesterday' })),
  refused('a signed body that is no JSON', 400, 'not-json', () => linearRaw('{"type":')),
  refused('a signed list', 400, 'not-json', () => linearRaw('[]')),
  refused('a signed body that is empty', 400, 'not-json', () => linearRaw('')),
  refused('a signed byte order mark', 400, 'not-json', () => linearRaw(`\ufeff${JSON.stringify(linearBody())}`)),
  refused('a key with a slash', 422, 'no-ticket', () => generic({ ticket_key: '../x' })),
  refused('no key', 422, 'no-ticket', () => generic({ ticket_key: '' })),
  refused('a key that is longer than any', 422, 'no-ticket', () => generic({ ticket_key: 'A'.repeat(65) })),
  refused('neither title nor description', 422, 'no-ticket', () => generic({ title: ' ', description: '' })),
  refused('GET', 405, 'not-post', () => ({ ...linear(), method: 'GET', body: '' })),
  refused('PUT', 405, 'not-post', () => ({ ...linear(), method: 'PUT' })),
  refused('another path', 404, 'no-such-path', () => ({ ...linear(), path: '/linear/' })),
  refused('a path of every object', 404, 'no-such-path', () => ({ ...linear(), path: '/constructor' })),
  refused('a form', 415, 'content-type', () =>
    withHeaders(linear(), ['content-type'], [['content-type', 'application/x-www-form-urlencoded']]),
  ),
  refused('plain text', 415, 'content-type', () =>
    withHeaders(linear(), ['content-type'], [['content-type', 'text/plain']]),
  ),
  refused('no content type', 415, 'content-type', () => withHeaders(linear(), ['content-type'], [])),
  refused('a compressed body', 415, 'content-encoding', () => {
    const plain = JSON.stringify(linearBody());
    const sent = linearRaw(gzipSync(plain));
    return withHeaders(sent, [], [['content-encoding', 'gzip']]);
  }),
  refused('a body above the limit', 413, 'too-large', () => linearRaw('x'.repeat(TABLE_MAX_BYTES + 1))),
];
