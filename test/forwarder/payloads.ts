/** Deliveries as the trackers send them: forms of facts 5.1 and 5.2, of Linear's SDK types, and GitHub's published examples. */
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';

export const SECRETS = {
  linear: 'lin_wh_0123456789abcdef0123456789',
  linearOld: 'lin_wh_old_0123456789abcdef012345',
  jira: 'jira-webhook-secret-0123456789',
  github: 'github-webhook-secret-0123456789',
  generic: 'generic-signing-secret-0123456789',
  token: 'generic-token-0123456789abcdef',
} as const;

/** One request to the forwarder. */
export interface Sent {
  readonly method?: string;
  readonly path: string;
  /** As on the wire: a name may come twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array;
}

export const hmac = (secret: string, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(body).digest('hex');

const JSON_TYPE = ['content-type', 'application/json'] as const;
const READY = { id: 'state-ready', name: 'Ready for agent', type: 'unstarted', color: '#0e8a16' };
const TODO = { id: 'state-todo', name: 'Todo', type: 'unstarted', color: '#e2e2e2' };

export interface LinearOptions {
  readonly key?: string;
  readonly at?: number;
  readonly createdAt?: string;
  readonly action?: string;
  readonly type?: string;
  readonly isReady?: boolean;
  readonly updatedFrom?: object | undefined;
  readonly labels?: readonly object[];
  readonly title?: string;
  readonly description?: string | null;
  readonly more?: object;
}

export function linearBody(options: LinearOptions = {}): object {
  const { key = 'ENG-12', action = 'update', isReady = true, labels = [] } = options;
  const state = isReady ? READY : TODO;
  const updatedFrom =
    'updatedFrom' in options
      ? options.updatedFrom
      : { stateId: TODO.id, updatedAt: '2026-11-20T09:00:00.000Z', sortOrder: -1 };
  return {
    action,
    actor: {
      id: 'user-1',
      name: 'Maria',
      email: 'maria@example.com',
      type: 'user',
      url: 'https://linear.app/acme/profiles/maria',
    },
    createdAt: options.createdAt ?? '2026-11-20T10:00:00.000Z',
    data: {
      id: '2174add1-f7c8-44e3-bbf3-2d60b5ea8bc9',
      createdAt: '2026-11-19T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
      number: 12,
      identifier: key,
      title: options.title ?? 'SQL injection in search',
      description:
        options.description === undefined
          ? 'The search box is not escaped.\nSee `src/search.ts`.'
          : options.description,
      priority: 2,
      stateId: state.id,
      state,
      team: { id: 'team-1', key: 'ENG', name: 'Engineering' },
      labels,
      labelIds: labels.map((label) => (label as { id: string }).id),
      previousIdentifiers: [],
      subscriberIds: [],
      url: `https://linear.app/acme/issue/${key}/sql-injection-in-search`,
    },
    ...(action === 'update' && updatedFrom !== undefined ? { updatedFrom } : {}),
    url: `https://linear.app/acme/issue/${key}/sql-injection-in-search`,
    type: options.type ?? 'Issue',
    organizationId: 'organization-1',
    webhookTimestamp: options.at ?? Date.now(),
    webhookId: 'webhook-1',
    ...options.more,
  };
}

/** Signed as Linear signs: hex HMAC of the raw bytes. */
export function linear(options: LinearOptions & { readonly secret?: string; readonly delivery?: string } = {}): Sent {
  return linearRaw(JSON.stringify(linearBody(options)), options);
}

export function linearRaw(
  body: string | Uint8Array,
  options: { readonly secret?: string; readonly delivery?: string } = {},
): Sent {
  return {
    path: '/linear',
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['linear-delivery', options.delivery ?? '234d1a4e-b617-4388-90fe-adc3633d6b72'],
      ['linear-event', 'Issue'],
      ['linear-signature', hmac(options.secret ?? SECRETS.linear, body)],
      ['user-agent', 'Linear-Webhook'],
    ],
    body,
  };
}

export interface JiraOptions {
  readonly key?: string;
  readonly at?: number;
  readonly event?: string;
  readonly status?: string;
  readonly items?: readonly object[];
  readonly labels?: readonly string[];
  readonly description?: unknown;
  readonly secret?: string;
  readonly delivery?: string;
}

export const STATUS_READY = {
  field: 'status',
  fieldtype: 'jira',
  fieldId: 'status',
  from: '10000',
  fromString: 'To Do',
  to: '10003',
  toString: 'Ready for agent',
};

export function jira(options: JiraOptions = {}): Sent {
  const { key = 'SEC-7', event = 'jira:issue_updated', status = 'Ready for agent', labels = [] } = options;
  const body = JSON.stringify({
    timestamp: options.at ?? Date.now(),
    webhookEvent: event,
    issue_event_type_name: event === 'jira:issue_created' ? 'issue_created' : 'issue_generic',
    user: { accountId: '5b10a2844c20165700ede21g', displayName: 'Maria', active: true },
    issue: {
      id: '10007',
      self: 'https://acme.atlassian.net/rest/api/2/10007',
      key,
      fields: {
        summary: 'Hard-coded password',
        description: options.description ?? 'In config.ts, line 4.',
        status: { id: '10003', name: status },
        labels,
        project: { id: '10000', key: key.split('-')[0] },
      },
    },
    ...(event === 'jira:issue_updated' ? { changelog: { id: '20001', items: options.items ?? [STATUS_READY] } } : {}),
  });
  return {
    path: '/jira',
    headers: [
      JSON_TYPE,
      ['x-atlassian-webhook-identifier', options.delivery ?? '8f1c2a'],
      ['x-hub-signature', `sha256=${hmac(options.secret ?? SECRETS.jira, body)}`],
    ],
    body,
  };
}

interface Example {
  readonly name: string;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Example[];

/** GitHub's published example of an event, with our values put over it one level deep. */
export function githubExample(name: string, action: string, over: Readonly<Record<string, object>>): object {
  const found = examples.find((event) => event.name === name)?.examples.find((example) => example['action'] === action);
  if (found === undefined) throw new Error(`no published example of ${name} ${action}`);
  const merged = Object.entries(over).map(([key, value]) => [key, { ...(found[key] as object), ...value }] as const);
  return { ...found, ...Object.fromEntries(merged) };
}

export function github(
  event: string,
  body: object | string,
  options: { readonly secret?: string; readonly delivery?: string } = {},
): Sent {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    path: '/github',
    headers: [
      JSON_TYPE,
      ['x-github-event', event],
      ['x-github-delivery', options.delivery ?? '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
      ['x-hub-signature-256', `sha256=${hmac(options.secret ?? SECRETS.github, text)}`],
    ],
    body: text,
  };
}

export function githubLabelled(
  over: {
    readonly label?: string;
    readonly repository?: string;
    readonly state?: string;
    readonly issue?: object;
  } = {},
): object {
  return githubExample('issues', 'labeled', {
    issue: {
      number: 5,
      state: over.state ?? 'open',
      title: 'Stored XSS',
      body: 'In the comments.',
      updated_at: new Date().toISOString(),
      ...over.issue,
    },
    label: { name: over.label ?? 'ready-for-agent' },
    repository: { full_name: over.repository ?? 'octo-org/shop' },
  });
}

export function githubPull(ref: string, over: { readonly fork?: boolean; readonly repository?: string } = {}): object {
  return githubExample('pull_request', 'opened', {
    pull_request: {
      updated_at: new Date().toISOString(),
      html_url: 'https://github.com/octo-org/shop/pull/31',
      head: { ref, repo: { id: over.fork === true ? 2 : 1 } },
      base: { ref: 'main', repo: { id: 1 } },
    },
    repository: { full_name: over.repository ?? 'octo-org/shop' },
  });
}

/** What Jira's automation sends by our template: a fixed header, and values made JSON by `asJsonString`. */
export function generic(
  body: object = {},
  headers: Sent['headers'] = [['authorization', `Bearer ${SECRETS.token}`]],
): Sent {
  const whole = {
    ticket_key: 'OPS-3',
    title: 'Old TLS',
    description: 'TLS 1.0 is on.',
    event_id: 'transition-1',
    ...body,
  };
  return { path: '/generic', headers: [JSON_TYPE, ...headers], body: JSON.stringify(whole) };
}

/** The same request with some headers taken out and others put in. */
export function withHeaders(sent: Sent, out: readonly string[], put: Sent['headers'] = []): Sent {
  return { ...sent, headers: [...sent.headers.filter(([name]) => !out.includes(name)), ...put] };
}
