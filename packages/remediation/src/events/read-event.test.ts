import { describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { Ending } from '@agent-remediation/conventions';
import type { DirectInputs, Intake } from './event.ts';
import { readEvent } from './read-event.ts';

type Payload = Readonly<Record<string, unknown>>;
const PUBLISHED = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
  readonly name: string;
  readonly examples: readonly Payload[];
}[];

/** GitHub's own published examples of an event, by action. */
function published(name: string, action?: string): readonly Payload[] {
  const found = PUBLISHED.find((event) => event.name === name)?.examples ?? [];
  return action === undefined ? found : found.filter((example) => example['action'] === action);
}

function first(name: string, action?: string): Payload {
  const [example] = published(name, action);
  if (!example) throw new Error(`no published example of ${name}`);
  return example;
}

/** A copy with other values at dotted paths; `undefined` takes a field away. */
function adapted(payload: Payload, changes: Readonly<Record<string, unknown>>): Payload {
  const copy = structuredClone(payload) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = copy;
    for (const key of keys) place = (place[key] ??= {}) as Record<string, unknown>;
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return copy;
}

const NO_INPUTS: DirectInputs = { findingId: undefined, findingTitle: undefined, description: undefined };

async function read(name: string, payload: unknown, inputs = NO_INPUTS): Promise<Intake | string> {
  try {
    return await readEvent(name, payload, inputs);
  } catch (error) {
    return error instanceof Ending ? `${error.reason}: ${error.message}` : `not an ending: ${String(error)}`;
  }
}

const LABELLED = adapted(first('issues', 'labeled'), { 'label.name': 'ready-for-agent' });
const COMMENTED = adapted(first('issue_comment', 'created'), {
  'comment.body': '/agent remediate',
  'issue.pull_request': undefined,
});
const DISPATCHED = adapted(first('repository_dispatch'), {
  action: 'security-finding',
  client_payload: { finding_id: 'SCAN-1', description: 'Stored XSS\nin the search page' },
});
const TICKET = adapted(first('workflow_dispatch'), { inputs: { ticket_key: 'SEC-12', brief: 'Stored XSS' } });

describe('seed 6: every trigger that starts in a repository, from GitHub’s published payloads', () => {
  test.each(published('issues', 'labeled').map((example, index) => ({ example, index })))(
    'issue gets the label `ready-for-agent` (published example $index)',
    async ({ example }) => {
      const intake = await read('issues', adapted(example, { 'label.name': 'ready-for-agent' }));
      expect(intake).toMatchObject({ kind: 'trigger', trigger: { kind: 'label', label: 'ready-for-agent' } });
      const { issue, sender } = example as { issue: Record<string, unknown>; sender: Record<string, unknown> };
      expect(intake).toMatchObject({
        trigger: {
          issue: { number: issue['number'], title: issue['title'], body: issue['body'] ?? '' },
          actor: { login: sender['login'], id: sender['id'], type: sender['type'] },
          at: new Date(String(issue['updated_at'])),
        },
      });
    },
  );

  test('the agent-action variant: the label `agent-remediate`', async () => {
    expect(await read('issues', adapted(LABELLED, { 'label.name': 'agent-remediate' }))).toMatchObject({
      trigger: { kind: 'label', label: 'agent-remediate' },
    });
  });

  test.each([
    ['/agent remediate', 'remediate'],
    ['Please have a look.\n\n/agent remediate\n', 'remediate'],
    ['/agent retry', 'retry'],
    ['/agent why\r\n', 'why'],
  ])('a comment with the command %j', async (body, command) => {
    const payload = adapted(COMMENTED, { 'comment.body': body });
    const { comment } = payload as unknown as { comment: { created_at: string } };
    expect(await read('issue_comment', payload)).toMatchObject({
      trigger: { kind: 'comment', command, at: new Date(comment.created_at) },
    });
  });

  test('repository_dispatch of type `security-finding` (seed 4.3)', async () => {
    expect(await read('repository_dispatch', DISPATCHED)).toMatchObject({
      trigger: {
        kind: 'dispatch',
        findingId: 'SCAN-1',
        description: 'Stored XSS\nin the search page',
        actor: { login: 'Codertocat' },
      },
    });
  });

  test('workflow_dispatch with `ticket_key` and `brief` (seed 4.3)', async () => {
    expect(await read('workflow_dispatch', TICKET)).toMatchObject({
      trigger: {
        kind: 'ticket',
        ticketKey: 'SEC-12',
        brief: 'Stored XSS',
        ref: 'refs/heads/main',
        actor: { login: 'octocat' },
      },
    });
  });

  test.each(['issues', 'push', 'workflow_dispatch', 'schedule'])(
    'a direct call with inputs, in a run on %s',
    async (name) => {
      const inputs = { findingId: 'F-1', findingTitle: 'XSS', description: 'Stored' };
      const intake = await read(name, name === 'workflow_dispatch' ? TICKET : LABELLED, inputs);
      const kind = name === 'schedule' ? 'schedule' : 'direct';
      expect(intake).toMatchObject({ trigger: { kind, findingId: 'F-1', title: 'XSS', description: 'Stored' } });
      expect(intake).toHaveProperty('trigger.actor', kind === 'schedule' ? undefined : expect.objectContaining({}));
      expect(intake).toHaveProperty('trigger.ref', name === 'workflow_dispatch' ? 'refs/heads/main' : '');
    },
  );
});

describe('what is none of ours ends at once, with its reason', () => {
  const others = PUBLISHED.flatMap(({ name, examples }) => examples.map((example) => ({ name, example })));
  test('all other published payloads: none of them starts anything, and none of them fails', async () => {
    expect(others.length).toBeGreaterThan(200);
    for (const { name, example } of others.filter((candidate) => candidate.name !== 'workflow_dispatch')) {
      const intake = await read(name, example);
      expect(`${name} ${JSON.stringify(intake)}`).toContain('"kind":"not-for-us"');
    }
  });

  test.each([
    ['issues', adapted(LABELLED, { action: 'unlabeled' }), 'not-our-event'],
    ['issues', adapted(LABELLED, { action: 'opened' }), 'not-our-event'],
    ['issues', adapted(LABELLED, { 'label.name': 'bug' }), 'not-our-label'],
    ['issues', adapted(LABELLED, { 'label.name': 'ready-for-agents' }), 'not-our-label'],
    ['issues', adapted(LABELLED, { 'label.name': ' ready-for-agent' }), 'not-our-label'],
    ['issues', adapted(LABELLED, { 'label.name': 'ready‑for‑agent' }), 'not-our-label'],
    ['issues', adapted(LABELLED, { 'issue.pull_request': { url: 'x' } }), 'is-pull-request'],
    ['issue_comment', adapted(COMMENTED, { action: 'edited' }), 'not-our-event'],
    ['issue_comment', adapted(COMMENTED, { action: 'deleted' }), 'not-our-event'],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': 'thanks' }), 'no-command'],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': 'please /agent remediate' }), 'no-command'],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': '> /agent remediate' }), 'no-command'],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': '```\n/agent remediate\n```' }), 'no-command'],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': '<!--\n/agent remediate\n-->' }), 'no-command'],
    ['issue_comment', adapted(COMMENTED, { 'issue.pull_request': { url: 'x' } }), 'is-pull-request'],
    ['repository_dispatch', adapted(DISPATCHED, { action: 'on-demand-test' }), 'not-our-event'],
    ['pull_request', {}, 'not-our-event'],
    ['', {}, 'not-our-event'],
  ])('%s: %#', async (name, payload, reason) => {
    expect(await read(name, payload)).toMatchObject({ kind: 'not-for-us', reason });
  });

  test('labels are compared without case, as GitHub’s own expressions do', async () => {
    expect(await read('issues', adapted(LABELLED, { 'label.name': 'Ready-For-Agent' }))).toMatchObject({
      trigger: { label: 'ready-for-agent' },
    });
  });
});

const BIG = 'x'.repeat(65_536);
const WIDE = 'ä'.repeat(32_768);

describe('bad payloads end with the name of the field', () => {
  test.each<readonly [string, unknown, string]>([
    ['issues', undefined, 'event is missing'],
    ['issues', null, 'event is missing'],
    ['issues', [], 'event is missing'],
    ['issues', 'text', 'event is missing'],
    ['issues', {}, 'event.action'],
    ['issues', { action: 1 }, 'event.action'],
    ['issues', adapted(LABELLED, { label: undefined }), 'event.label'],
    ['issues', adapted(LABELLED, { 'label.name': null }), 'event.label.name'],
    ['issues', adapted(LABELLED, { issue: undefined }), 'event.issue'],
    ['issues', adapted(LABELLED, { 'issue.number': 0 }), 'event.issue.number'],
    ['issues', adapted(LABELLED, { 'issue.number': '7' }), 'event.issue.number'],
    ['issues', adapted(LABELLED, { 'issue.number': 1e300 }), 'event.issue.number'],
    ['issues', adapted(LABELLED, { 'issue.title': undefined }), 'event.issue.title'],
    ['issues', adapted(LABELLED, { 'issue.body': 7 }), 'event.issue.body'],
    ['issues', adapted(LABELLED, { 'issue.labels': {} }), 'event.issue.labels'],
    ['issues', adapted(LABELLED, { 'issue.labels': [null] }), 'event.issue.labels[0]'],
    ['issues', adapted(LABELLED, { 'issue.updated_at': 'soon' }), 'event.issue.updated_at'],
    ['issues', adapted(LABELLED, { sender: undefined }), 'event.sender'],
    ['issues', adapted(LABELLED, { 'sender.id': 'x' }), 'event.sender.id'],
    ['issue_comment', adapted(COMMENTED, { comment: null }), 'event.comment'],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': null }), 'event.comment.body'],
    ['issue_comment', adapted(COMMENTED, { 'comment.user': null }), 'event.comment.user'],
    [
      'issue_comment',
      adapted(COMMENTED, { 'comment.user.login': 'somebody-else' }),
      'comment.user (somebody-else) is not the sender',
    ],
    ['issue_comment', adapted(COMMENTED, { 'comment.created_at': undefined }), 'event.comment.created_at'],
    ['repository_dispatch', adapted(DISPATCHED, { client_payload: undefined }), 'event.client_payload'],
    [
      'repository_dispatch',
      adapted(DISPATCHED, { 'client_payload.finding_id': undefined }),
      'event.client_payload.finding_id',
    ],
    [
      'repository_dispatch',
      adapted(DISPATCHED, { 'client_payload.finding_id': ' ' }),
      'event.client_payload.finding_id',
    ],
    [
      'repository_dispatch',
      adapted(DISPATCHED, { 'client_payload.finding_id': 12 }),
      'event.client_payload.finding_id',
    ],
    [
      'repository_dispatch',
      adapted(DISPATCHED, { 'client_payload.description': '' }),
      'event.client_payload.description',
    ],
    ['workflow_dispatch', adapted(TICKET, { inputs: null }), 'event.inputs'],
    ['workflow_dispatch', adapted(TICKET, { 'inputs.ticket_key': '' }), 'event.inputs.ticket_key'],
    ['workflow_dispatch', adapted(TICKET, { 'inputs.brief': undefined }), 'event.inputs.brief'],
    ['workflow_dispatch', adapted(TICKET, { ref: undefined }), 'event.ref'],
    ['workflow_dispatch', first('workflow_dispatch'), 'event.inputs.ticket_key'],
  ])('%s: %#', async (name, payload, field) => {
    const said = await read(name, payload);
    expect(said).toEqual(expect.stringMatching(/^payload-invalid: /));
    expect(said).toContain(field);
  });

  test.each<readonly [string, unknown]>([
    ['issues', adapted(LABELLED, { 'issue.title': BIG })],
    ['issues', adapted(LABELLED, { 'issue.body': BIG })],
    ['issues', adapted(LABELLED, { 'issue.body': WIDE })],
    ['issue_comment', adapted(COMMENTED, { 'comment.body': `/agent remediate\n${BIG}` })],
    ['repository_dispatch', adapted(DISPATCHED, { 'client_payload.description': BIG })],
    ['workflow_dispatch', adapted(TICKET, { 'inputs.brief': BIG })],
  ])('more than 65,535 bytes of text, %s: %#', async (name, payload) => {
    expect(await read(name, payload)).toEqual(expect.stringMatching(/^payload-too-large: .* has [0-9]{5} bytes/));
  });

  test('65,535 bytes are read, and a body that is null is an empty one', async () => {
    expect(await read('issues', adapted(LABELLED, { 'issue.body': 'x'.repeat(65_535) }))).toMatchObject({
      kind: 'trigger',
    });
    expect(await read('issues', adapted(LABELLED, { 'issue.body': null }))).toMatchObject({
      trigger: { issue: { body: '' } },
    });
  });

  test('an issue whose author is gone', async () => {
    expect(await read('issues', adapted(LABELLED, { 'issue.user': null }))).toMatchObject({ kind: 'trigger' });
  });

  test('a direct call without a description, and one that is too large', async () => {
    expect(await read('push', LABELLED, { ...NO_INPUTS, findingId: 'F-1' })).toContain('input-missing');
    expect(await read('push', LABELLED, { ...NO_INPUTS, findingId: 'F-1', description: BIG })).toContain(
      'payload-too-large',
    );
  });

  test('P9: nothing is read from a prototype', async () => {
    const payload: unknown = JSON.parse('{"action":"labeled","__proto__":{"label":{"name":"ready-for-agent"}}}');
    expect(await read('issues', payload)).toContain('event.label is missing');
    expect(await read('issues', Object.create(LABELLED) as unknown)).toContain('event.action is missing');
  });
});
