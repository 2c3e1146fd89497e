import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { explained, inWorld, LEDGER, readLedger, sessionPosts, shownOn, type World } from './world.ts';

/** A right answer of GitHub's to the query of that name, but for fields that failed: they are null, with an error beside the data. */
function partial(world: World, operation: string, data: object, path: readonly string[], type?: string): void {
  const error = { message: 'Something went wrong', path, ...(type === undefined ? {} : { type }) };
  const body = JSON.stringify({ data, errors: [error] });
  world.sim.faults.add({
    when: { operation: `graphql ${operation}` },
    fault: { kind: 'bad-body', body, contentType: 'application/json' },
  });
}

function factsOf({ repo }: World, issue?: object | null): object {
  const repository = {
    databaseId: repo.state.id,
    nameWithOwner: 'octo-org/shop',
    visibility: 'PRIVATE',
    defaultBranchRef: { name: 'main' },
    settings: null,
    statusLabel: { id: 'L_1' },
  };
  return { repository: issue === undefined ? repository : { ...repository, issue } };
}

const NONE = { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const issueOf = (number: number): object => ({
  number,
  state: 'OPEN',
  title: 'SQL injection in search',
  createdAt: '2026-01-01T00:00:00Z',
  author: { login: 'rita' },
  lastEditedAt: null,
  editor: null,
  labels: { nodes: [{ name: 'ready-for-agent' }] },
  userContentEdits: NONE,
  timelineItems: NONE,
  comments: NONE,
});

const dispatch = ({ repo }: World, finding = 'a-1') =>
  repo.dispatch('security-finding', { finding_id: finding, description: 'found' }, { by: 'maria' });

describe('a field that GitHub could not read is not absent', () => {
  test('settings: whoever may send a finding, and where the ledger is, are not forgotten', () =>
    inWorld({ settings: 'version: 1\nauthorise:\n  dispatch-senders: [scanner]\n' }, async (world) => {
      partial(world, 'facts', factsOf(world), ['repository', 'settings']);
      const run = await world.run('create-session', dispatch(world));
      explained(world, run, () => {
        expect([run.code, run.outputs['reason']]).toEqual([1, 'github-unavailable']);
        expect(sessionPosts(run.requests)).toHaveLength(0);
      });
    }));

  test.each(['userContentEdits', 'timelineItems'])('%s: an outsider’s edit is not overlooked (P3)', (field) =>
    inWorld({}, async (world) => {
      const { issue, delivery } = world.labelled({ author: 'rita' });
      partial(world, 'facts', factsOf(world, { ...issueOf(issue), [field]: null }), ['repository', 'issue', field]);
      const run = await world.run('create-session', delivery);
      explained(world, run, () => {
        expect([run.code, run.outputs['reason']]).toEqual([1, 'github-unavailable']);
        expect(sessionPosts(run.requests)).toHaveLength(0);
      });
    }),
  );

  test('an edit that is told of, but not in the list, counts (P3)', () =>
    inWorld({}, async (world) => {
      const { issue, delivery } = world.labelled({ author: 'rita' });
      const edited = { lastEditedAt: new Date().toISOString(), editor: { login: 'rita' } };
      const body = JSON.stringify({ data: factsOf(world, { ...issueOf(issue), ...edited }) });
      world.sim.faults.add({
        when: { operation: 'graphql facts' },
        fault: { kind: 'bad-body', body, contentType: 'application/json' },
      });
      const run = await world.run('create-session', delivery);
      explained(world, run, () => {
        expect(run.outputs['reason']).toMatch(/^edited-/);
        expect(sessionPosts(run.requests)).toHaveLength(0);
      });
    }));

  test.each([
    ['FORBIDDEN', 'github-forbidden'],
    ['NOT_FOUND', 'issue-missing'],
  ])('issue: %s ends with %s', (type, reason) =>
    inWorld({}, async (world) => {
      const { delivery } = world.labelled();
      partial(world, 'facts', factsOf(world, null), ['repository', 'issue'], type);
      const run = await world.run('create-session', delivery);
      explained(world, run, () => expect([run.code, run.outputs['reason']]).toEqual([1, reason]));
    }),
  );

  test('ledger: closing does not act as in a repository that has none', () =>
    inWorld({}, async (world) => {
      const { repo, sim } = world;
      const { issue } = repo.openIssue({ title: 'an epic', body: '', by: 'maria' });
      const { pull } = await sim.agent.openDraftPullRequest(null, {
        repository: repo,
        branch: 'feature',
        title: 'feat: more',
        body: `Part of #${issue.number}`,
      });
      await sim.human.markReady(repo, pull, { by: 'maria' });
      const merged = await sim.human.merge(repo, pull, { by: 'maria' });
      partial(world, 'ledger', { repository: { ref: null } }, ['repository', 'ref']);
      const run = await world.run('close-on-merge', merged);
      explained(world, run, () => {
        expect([run.code, run.outputs['reason']]).toEqual([1, 'github-unavailable']);
        expect(shownOn(repo, issue.number).state).toBe('open');
      });
    }));
});

describe('P6: the key in an answer', () => {
  const escape = (text: string, form: (unit: string) => string): string =>
    text.replace(/./g, (character) => form(character.charCodeAt(0).toString(16).padStart(2, '0')));
  test.each([
    ['escaped by JSON', (key: string) => escape(key, (unit) => `\\u00${unit}`)],
    [
      'every second character escaped for a URL',
      (key: string) => key.replace(/(.)(.)/g, (_, a: string, b: string) => `${escape(a, (unit) => `%${unit}`)}${b}`),
    ],
  ])('%s: no output, no comment and no line of the ledger holds it', (_, form) =>
    inWorld({}, async (world) => {
      const { sim, repo } = world;
      const hidden = form(sim.sessionKey);
      const body = `{"session_id":"s-1","url":"https://app.example/?k=${hidden}"}`;
      sim.faults.add({
        when: { operation: 'sessions/create' },
        fault: { kind: 'bad-body', body, contentType: 'application/json' },
      });
      const { issue, delivery } = world.labelled();
      const run = await world.run('create-session', delivery);
      const all = [run.stdout, run.summary, ...Object.values(run.outputs), ...shownOn(repo, issue).comments];
      const everything = [...all, JSON.stringify([...(readLedger(repo)?.files ?? [])])].join('\n');
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('response-withheld');
        expect(everything).not.toContain(sim.sessionKey);
        expect(everything).not.toContain(hidden);
        expect(readLedger(repo)?.findings[0]?.state).toBe('created');
      });
    }),
  );

  test('something like a token in the session’s address stays out of the ledger', () =>
    inWorld({}, async (world) => {
      const token = `ghp_${'a1B2'.repeat(9)}`;
      const body = `{"session_id":"s-1","url":"https://app.example/?k=${token}"}`;
      world.sim.faults.add({
        when: { operation: 'sessions/create' },
        fault: { kind: 'bad-body', body, contentType: 'application/json' },
      });
      const run = await world.run('create-session', world.labelled().delivery);
      const entry = readLedger(world.repo)?.findings[0];
      explained(world, run, () => {
        expect(entry?.session).toEqual({ attempt: 1, id: 's-1', url: null });
        expect(run.outputs['session-url']).toBe('');
      });
    }));
});

describe('a ledger that was deleted', () => {
  test('is noticed also where no finding ever came from an issue', () =>
    inWorld({}, async (world) => {
      const first = await world.run('create-session', dispatch(world));
      await world.repo.deleteBranch(LEDGER);
      const second = await world.run('create-session', dispatch(world));
      explained(world, [first, second], () => {
        expect([first.outputs['reason'], second.outputs['reason']]).toEqual(['session-created', 'ledger-missing']);
        expect(world.sim.sessions.all).toHaveLength(1);
      });
    }));
});

describe('a scanner that names an issue’s finding before anybody labels the issue', () => {
  test('D2: it is the same finding, and its issue is told and closed', () =>
    inWorld({}, async (world) => {
      const { repo, sim } = world;
      const { issue } = repo.openIssue({ title: 'SQL injection', body: '', by: 'maria' });
      await world.run('create-session', dispatch(world, `issue-${issue.number}`));
      const again = await world.run('create-session', repo.addLabel(issue, 'ready-for-agent', { by: 'maria' }));
      expect(again.outputs['reason']).toBe('already-handed-off');
      const { pull } = await sim.agent.openDraftPullRequest(sim.sessions.last ?? null, {
        repository: repo,
        branch: `fix/issue-${issue.number}`,
        title: 'fix: escape',
        body: `Refs #${issue.number}`,
      });
      await sim.human.markReady(repo, pull, { by: 'maria' });
      const merged = await sim.human.merge(repo, pull, { by: 'maria' });
      const run = await world.run('close-on-merge', merged, { inputs: { verify: 'none' } });
      explained(world, run, () => {
        expect([run.outputs['reason'], run.outputs['closed']]).toEqual(['closed', 'true']);
        expect(shownOn(repo, issue.number)).toMatchObject({ state: 'closed' });
        expect(shownOn(repo, issue.number).comments).toHaveLength(1);
      });
    }));
});

describe('what the templates grant is enough', () => {
  test('agent-comment: `/agent retry` of a session without a pull request', () =>
    inWorld({}, async (world) => {
      const { repo, sim } = world;
      const { issue, delivery } = world.labelled();
      await world.run('create-session', delivery);
      world.travel(5);
      const retry = repo.comment(repo.issue(issue), '/agent retry', { by: 'maria' });
      const token = sim.addToken({ permissions: granted('agent-comment.yml') });
      const run = await world.run('create-session', retry.delivery, { token });
      explained(world, run, () => {
        expect([run.code, run.outputs['reason']]).toEqual([0, 'session-created']);
        expect(readLedger(repo)?.findings[0]).toMatchObject({ generation: 1, attempt: 2 });
      });
    }));
});

type Granted = NonNullable<NonNullable<Parameters<World['sim']['addToken']>[0]>['permissions']>;

/** The permissions of a template's only job, in the simulator's spelling; the runner adds `metadata: read`. */
function granted(file: string): Granted {
  const template = parse(
    readFileSync(new URL(`../../action-templates/workflows/${file}`, import.meta.url), 'utf8'),
  ) as { readonly jobs: Readonly<Record<string, { readonly permissions: Readonly<Record<string, string>> }>> };
  const entries = Object.values(template.jobs).flatMap(({ permissions }) => Object.entries(permissions));
  return {
    metadata: 'read',
    ...Object.fromEntries(entries.map(([name, level]) => [name.replaceAll('-', '_'), level])),
  };
}
