import { describe, expect, test } from '@jest/globals';
import { explained, inWorld, readLedger, sessionPosts, shownOn, traceOf, textOf } from './world.ts';
import type { Delivery, DeliverOptions, World } from './world.ts';

interface TriggerCase {
  readonly name: string;
  readonly deliver: (world: World) => Delivery;
  readonly inputs?: DeliverOptions['inputs'];
  /** The finding id, the trigger's tag (D6), and what must stand in the brief's data. */
  readonly id: string;
  readonly tags: readonly string[];
  readonly data: readonly string[];
  readonly issue?: number;
}

const TITLE = 'SQL injection in search';
const BODY = 'The search box is not escaped.';
const direct = { 'finding-id': 'GHSA-1', 'finding-title': 'Old lodash', description: 'lodash 4.17.20 is vulnerable' };
const opened = (world: World) => world.repo.openIssue({ title: TITLE, body: BODY, by: 'maria' }).issue;

const TRIGGERS: readonly TriggerCase[] = [
  {
    name: 'seed 6: an issue gets the label ready-for-agent',
    deliver: (world) => world.labelled().delivery,
    id: 'issue-1',
    tags: ['github-issue'],
    data: [TITLE, BODY, '1', 'maria'],
    issue: 1,
  },
  {
    name: 'seed 6: an issue gets the label agent-remediate',
    deliver: (world) => world.labelled({ label: 'agent-remediate' }).delivery,
    id: 'issue-1',
    tags: ['github-issue'],
    data: [TITLE, BODY],
    issue: 1,
  },
  {
    name: 'seed 6: a comment holds the command /agent remediate',
    deliver: (world) => world.repo.comment(opened(world), 'please\n\n/agent remediate', { by: 'maria' }).delivery,
    id: 'issue-1',
    tags: ['github-issue'],
    data: [TITLE, BODY],
    issue: 1,
  },
  {
    name: 'seed 6: repository_dispatch of type security-finding',
    deliver: ({ repo }) =>
      repo.dispatch(
        'security-finding',
        { finding_id: 'CVE-2026-1', description: 'A hole\nin detail' },
        { by: 'maria' },
      ),
    id: 'CVE-2026-1',
    tags: ['webhook'],
    data: ['A hole\nin detail'],
  },
  {
    name: 'seed 6: workflow_dispatch with ticket_key and brief',
    deliver: ({ repo }) =>
      repo.workflowDispatch('agent-ticket.yml', { ticket_key: 'SEC-7', brief: 'Escape it\nplease' }, { by: 'maria' }),
    id: 'SEC-7',
    tags: ['ticket', 'SEC-7'],
    data: ['Escape it\nplease', 'SEC-7'],
  },
  {
    name: 'seed 6: a schedule with a finding from a scanner as inputs',
    deliver: ({ repo }) => repo.schedule('0 2 * * *', 'nightly.yml'),
    inputs: direct,
    id: 'GHSA-1',
    tags: ['scheduled'],
    data: ['Old lodash', 'lodash 4.17.20 is vulnerable'],
  },
  {
    name: 'seed 6: a manual dispatch with a finding as inputs (direct call)',
    deliver: ({ repo }) => repo.workflowDispatch('scan.yml', {}, { by: 'maria' }),
    inputs: direct,
    id: 'GHSA-1',
    tags: ['direct'],
    data: ['Old lodash', 'lodash 4.17.20 is vulnerable'],
  },
];

describe('every trigger creates one session with the right body', () => {
  test.concurrent.each(TRIGGERS)('$name', ({ deliver, inputs = {}, id, tags, data, issue }) =>
    inWorld({}, async (world) => {
      const run = await world.run('create-session', deliver(world), { inputs });
      explained(world, run, () => {
        expect(run.code).toBe(0);
        expect(run.outputs).toMatchObject({
          reason: 'session-created',
          'is-new': 'true',
          'status-code': '200',
          'finding-id': id,
        });
        expect(sessionPosts(run.requests)).toHaveLength(1);
        const [request] = sessionPosts(run.requests);
        expect(request).toMatchObject({
          method: 'POST',
          path: `/v3/organizations/${world.sim.orgId}/sessions`,
          status: 200,
        });
        expect(request?.headers['authorization']).toBe(`Bearer ${world.sim.sessionKey}`);
        expect(request?.headers['content-type']).toMatch(/^application\/json/);
        const body = world.sim.sessions.last?.request ?? {};
        const [entry] = readLedger(world.repo)?.findings ?? [];
        // D6: exactly these are always sent, and nothing else without an input.
        expect(Object.keys(body).sort()).toEqual(['prompt', 'repos', 'secret_ids', 'tags', 'title']);
        expect(body['repos']).toEqual(['octo-org/shop']);
        expect(body['secret_ids']).toEqual([]);
        expect(body['tags']).toEqual(['remediation', ...tags, `claim-${id}-${entry?.nonce}`]);
        expect(textOf(body['title'])).toContain(id);
        expect(body['title']).toMatch(new RegExp(`\\[${entry?.nonce}\\]$`));
        const block = dataOf(textOf(body['prompt']));
        for (const text of data) expect(block).toContain(text);
        expect(entry).toMatchObject({
          findingId: id,
          state: 'created',
          issue: issue ?? null,
          generation: 1,
          attempt: 1,
        });
        expect(entry?.session?.id).toBe(world.sim.sessions.last?.id);
        expect(run.outputs['session-id']).toBe(world.sim.sessions.last?.id);
        expect(run.outputs['branch']).toBe(`fix/${id}`);
        expect(run.outputs['fingerprint']).toBe(entry?.fingerprint);
        expect(traceOf(run).some(({ rule, seen }) => rule === 'finding' && seen.includes(id))).toBe(true);
        expect(traceOf(run).every(({ verdict }) => verdict !== 'stop')).toBe(true);
        if (issue !== undefined) {
          const shown = shownOn(world.repo, issue);
          expect(shown.status).toEqual(['agent:working']);
          expect(shown.comments).toHaveLength(1);
          expect(shown.comments[0]).toContain(world.sim.sessions.last?.id);
        }
        world.sim.assertStrict();
      });
    }),
  );
});

/** The lines between the fences. */
function dataOf(prompt: string): string {
  const fence = /^BEGIN DATA ([0-9a-f]{32})$/m.exec(prompt)?.[1] ?? 'no fence';
  return prompt.slice(prompt.indexOf(`\nBEGIN DATA ${fence}`), prompt.indexOf(`\nEND DATA ${fence}`));
}

/** Body field of seed 4.1 → the input's text, and the value that must be sent. */
const FIELDS: readonly (readonly [string, string, string, unknown])[] = [
  [
    'prompt',
    'prompt',
    'Upgrade lodash.\nNothing else.',
    expect.stringContaining('# Task\n\nUpgrade lodash.\nNothing else.\n\n# Where'),
  ],
  ['title', 'title', 'Tonight: lodash', expect.stringMatching(/^Tonight: lodash \[[0-9a-f]{12}\]$/)],
  ['tags', 'tags', 'team-a\nurgent', expect.arrayContaining(['remediation', 'github-issue', 'team-a', 'urgent'])],
  ['repos', 'repos', 'octo-org/shop\nocto-org/lib', ['octo-org/shop', 'octo-org/lib']],
  ['knowledge_ids', 'knowledge-ids', 'note-1\nnote-2', ['note-1', 'note-2']],
  ['knowledge_ids', 'knowledge-ids', '[]', []],
  ['playbook_id', 'playbook-id', 'playbook-9', 'playbook-9'],
  ['max_acu_limit', 'max-acu-limit', '7', 7],
  ['secret_ids', 'secret-ids', 'secret-1, secret-2', ['secret-1', 'secret-2']],
  ['session_links', 'session-links', 'https://app.example.com/sessions/1', ['https://app.example.com/sessions/1']],
  ['create_as_user_id', 'create-as-user-id', 'user-5', 'user-5'],
];

describe('seed 4.1: every body field is an input and is sent with its right type', () => {
  test.concurrent.each(FIELDS)('seed 4.1: %s from the input %s: %j', (field, input, text, sent) =>
    inWorld({}, async (world) => {
      const key = world.sim.addSessionKey(['ManageOrgSessions', 'ViewOrgSessions', 'ImpersonateOrgSessions']);
      const run = await world.run('create-session', world.labelled().delivery, {
        inputs: { [input]: text, 'api-key': key },
      });
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('session-created');
        const body = world.sim.sessions.last?.request ?? {};
        expect(body[field]).toEqual(sent);
        const always = ['prompt', 'repos', 'secret_ids', 'tags', 'title'];
        expect(Object.keys(body).sort()).toEqual([...new Set([...always, field])].sort());
        world.sim.assertStrict();
      });
    }),
  );

  test('seed 4.1: an empty input is not sent, as an absent one is not', () =>
    inWorld({}, async (world) => {
      const empty = Object.fromEntries(FIELDS.map(([, input]) => [input, ' ']));
      const run = await world.run('create-session', world.labelled().delivery, { inputs: empty });
      explained(world, run, () => {
        expect(Object.keys(world.sim.sessions.last?.request ?? {}).sort()).toEqual([
          'prompt',
          'repos',
          'secret_ids',
          'tags',
          'title',
        ]);
        expect(world.sim.sessions.last?.request['secret_ids']).toEqual([]);
      });
    }));
});

describe('settings and environment change what is asked for', () => {
  test('D6: with dedupe-tag none, no tag that the organisation does not know is sent', () =>
    inWorld({ settings: 'version: 1\nsession:\n  dedupe-tag: none\n' }, async (world) => {
      world.sim.sessions.settings.allowedTags = ['remediation', 'github-issue'];
      const run = await world.run('create-session', world.labelled().delivery);
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('session-created');
        expect(world.sim.sessions.last?.request['tags']).toEqual(['remediation', 'github-issue']);
        expect(world.sim.sessions.last?.request['title']).toMatch(/\[[0-9a-f]{12}\]$/);
      });
    }));

  test('D6: an organisation that refuses the dedupe tag is answered with the way out', () =>
    inWorld({}, async (world) => {
      world.sim.sessions.settings.allowedTags = ['remediation', 'github-issue'];
      const run = await world.run('create-session', world.labelled().delivery);
      explained(world, run, () => {
        expect(run.outputs).toMatchObject({ reason: 'session-invalid', 'status-code': '422' });
        expect(run.stdout).toContain('Tags not in the allowed list');
      });
    }));

  test('a template of the settings replaces the task part and nothing else', () =>
    inWorld({ settings: 'version: 1\ntemplates:\n  dependency: Our own words.\n' }, async (world) => {
      const run = await world.run('create-session', world.labelled().delivery, {
        inputs: { 'finding-kind': 'dependency' },
      });
      explained(world, run, () => {
        const prompt = textOf(world.sim.sessions.last?.request['prompt']);
        expect(prompt).toMatch(/^# Task\n\nOur own words\.\n\n# Where\n/);
        expect(prompt).toContain('as a DRAFT');
        expect(prompt).toContain('here `fix(deps):`');
      });
    }));

  test.concurrent.each(['dependency', 'code', 'secret', 'container', 'generic'])(
    'D10: the kind %s has a task of its own',
    (kind) =>
      inWorld({}, async (world) => {
        const run = await world.run('create-session', world.labelled().delivery, { inputs: { 'finding-kind': kind } });
        explained(world, run, () => {
          const words = {
            dependency: 'Remove one vulnerable dependency',
            code: 'Fix one weakness',
            secret: 'Take one secret out',
            container: 'container image',
            generic: 'Remediate one security finding',
          };
          expect(textOf(world.sim.sessions.last?.request['prompt']).split('\n# Where')[0]).toContain(
            words[kind as 'code'],
          );
        });
      }),
  );

  test('works with the addresses of GitHub Enterprise Server', () =>
    inWorld({ enterprise: true }, async (world) => {
      const run = await world.run('create-session', world.labelled().delivery);
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('session-created');
        for (const { path, service } of run.requests)
          expect(service === 'session' || path.startsWith('/api/')).toBe(true);
        world.sim.assertStrict();
      });
    }));

  test('a target repository takes the place of this one in the brief and in repos (D30)', () =>
    inWorld({ settings: 'version: 1\ntarget-repository: octo-org/backend\nbase-branch: develop\n' }, async (world) => {
      const run = await world.run('create-session', world.labelled().delivery);
      explained(world, run, () => {
        const { prompt, repos } = world.sim.sessions.last?.request ?? {};
        expect(repos).toEqual(['octo-org/backend']);
        expect(prompt).toContain('Repository: octo-org/backend.');
        expect(prompt).toContain('from the base branch `develop`');
      });
    }));

  test('D1: a listed author may name the finding by a marker; anybody else may not', () =>
    inWorld({ settings: 'version: 1\nauthorise:\n  finding-authors: [maria]\n' }, async (world) => {
      const body = '<!-- agent-remediation:finding dependabot-12 -->\nold lodash';
      const listed = await world.run('create-session', world.labelled({ body, author: 'maria' }).delivery);
      const other = await world.run('create-session', world.labelled({ body, author: 'rita' }).delivery);
      explained(world, [listed, other], () => {
        expect(listed.outputs).toMatchObject({ reason: 'session-created', 'finding-id': 'dependabot-12' });
        expect(other.outputs).toMatchObject({ reason: 'session-created', 'finding-id': 'issue-2' });
      });
    }));

  test('a second request of the same finding says so in the same comment; /agent why is answered', () =>
    inWorld({}, async (world) => {
      const { delivery, issue } = world.labelled();
      await world.run('create-session', delivery);
      const why = world.repo.comment(world.repo.issue(issue), '/agent why', { by: 'maria' });
      const run = await world.run('create-session', why.delivery);
      explained(world, run, () => {
        expect(run.code).toBe(0);
        expect(run.outputs['reason']).toBe('why-answered');
        const { comments } = shownOn(world.repo, issue);
        expect(comments).toHaveLength(1);
        expect(comments[0]).toContain('`why-answered`');
        expect(comments[0]).toContain('| state in the ledger |');
        expect(world.sim.sessions.length).toBe(1);
      });
    }));
});
