/** The seed's rules for the forwarder and the ticket system, each against the simulator, from the delivery to the session. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createWorld } from '../acceptance/world.ts';
import type { World } from '../acceptance/world.ts';
import { github, githubLabelled, jira, linear } from '../forwarder/payloads.ts';
import type { Sent } from '../forwarder/payloads.ts';
import { githubVariables, sessionVariables, startRuntime } from '../forwarder/runtimes.ts';
import type { Got, Runtime, Variables } from '../forwarder/runtimes.ts';

let world: World;
const open: Runtime[] = [];
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  await Promise.all(open.map((runtime) => runtime.close()));
  world.sim.assertStrict();
  await world.sim.close();
});

const start = async (variables: Variables): Promise<Runtime> => {
  const runtime = await startRuntime('node', variables);
  open.push(runtime);
  return runtime;
};
const toSessions = (more: Variables = {}): Promise<Runtime> =>
  start(
    sessionVariables(world.sim.sessionUrl, {
      AGENT_API_KEY: world.sim.sessionKey,
      AGENT_ORG_ID: world.sim.orgId,
      ...more,
    }),
  );
const toGitHub = (more: Variables = {}): Promise<Runtime> => {
  const token = world.sim.addToken({
    login: 'maria',
    kind: 'user',
    permissions: { actions: 'write', contents: 'write' },
  });
  return start(githubVariables(world.sim.apiUrl, { GITHUB_TOKEN: token.value, ...more }));
};

/** What an event does: the answer, and the sessions and dispatches that came of it. */
async function effects(
  runtime: Runtime,
  sent: Sent,
): Promise<Got & { readonly sessions: number; readonly dispatches: number }> {
  const { sessions } = world.sim;
  const before = [sessions.all.length, world.repo.state.dispatched.length] as const;
  const got = await runtime.send(sent);
  return {
    ...got,
    sessions: sessions.all.length - before[0],
    dispatches: world.repo.state.dispatched.length - before[1],
  };
}

describe('seed 4.3: edge forwarder for an issue-tracker webhook', () => {
  test('seed 4.3, 7.1: the event type is not Issue: 204 with the word ignored, no session', async () => {
    const got = await effects(await toSessions(), linear({ type: 'Comment' }));
    // A 204 has no body (Fetch standard), so the word stands beside the status and in the header.
    expect(got).toMatchObject({ status: 204, statusText: 'ignored', text: '', sessions: 0, dispatches: 0 });
    expect(got.outcome).toMatch(/^ignored; /);
  });

  test('seed 4.3, 7.1: the state name is not the ready state: 204, no session', async () => {
    expect(await effects(await toSessions(), linear({ isReady: false }))).toMatchObject({
      status: 204,
      sessions: 0,
      dispatches: 0,
    });
  });

  test('seed 4.3, 6: an issue update to the ready state posts the session body: identifier, title, description', async () => {
    const got = await effects(
      await toSessions(),
      linear({ key: 'ENG-21', title: 'Old TLS', description: 'TLS 1.0 is on.' }),
    );
    expect(got).toMatchObject({ status: 200, sessions: 1 });
    const { request } = world.sim.sessions.last ?? {};
    expect(request).toMatchObject({ title: 'ENG-21: Old TLS', repos: ['octo-org/shop'], secret_ids: [] });
    expect(request?.['tags']).toEqual(expect.arrayContaining(['remediation', 'ticket', 'ENG-21']));
    for (const words of ['ENG-21', 'Old TLS', 'TLS 1.0 is on.'])
      expect(request?.['prompt']).toEqual(expect.stringContaining(words));
  });

  test("seed 4.3, 7.2: the session API's status and text come back unchanged", async () => {
    const got = await effects(await toSessions(), linear({ key: 'ENG-22' }));
    const answered = JSON.parse(got.text) as { session_id: string };
    expect([got.status, answered.session_id]).toEqual([200, world.sim.sessions.last?.id]);
    const wrong = await effects(
      await toSessions({ AGENT_API_KEY: world.sim.addSessionKey(['ViewOrgSessions']) }),
      linear({ key: 'ENG-23' }),
    );
    expect([wrong.status, wrong.sessions, JSON.parse(wrong.text)]).toMatchObject([
      403,
      0,
      { status: 403, detail: 'Missing permission: ManageOrgSessions' },
    ]);
  });

  test('seed 4.3: another edit of a ready issue starts nothing, whatever the subscription', async () => {
    expect(await effects(await toSessions(), linear({ updatedFrom: { title: 'x' } }))).toMatchObject({
      status: 204,
      sessions: 0,
    });
  });
});

describe('seed 4.3, 6: through GitHub, with the hand-off behind it', () => {
  const deliver = () => world.run('create-session', world.repo.state.dispatched.at(-1) ?? fail());

  test('a ticket transitioned to ready: workflow_dispatch with ticket_key and brief, and one session', async () => {
    const got = await effects(await toGitHub(), jira({ key: 'SEC-31' }));
    expect(got).toMatchObject({ status: 204, dispatches: 1, sessions: 0 });
    const run = await deliver();
    expect(run.outputs['reason']).toBe('session-created');
    expect(world.sim.sessions.last?.request).toMatchObject({ repos: ['octo-org/shop'] });
    expect(world.sim.sessions.last?.tags).toEqual(expect.arrayContaining(['ticket', 'SEC-31']));
  });

  test('repository_dispatch of type security-finding with finding_id and description', async () => {
    const got = await effects(await toGitHub({ DISPATCH: 'repository_dispatch' }), linear({ key: 'ENG-32' }));
    expect(got).toMatchObject({ status: 204, dispatches: 1 });
    expect((await deliver()).outputs).toMatchObject({ reason: 'session-created', 'finding-id': 'ENG-32' });
  });

  test('D24: the same ticket by both ways, and delivered again by a new process: one session', async () => {
    const before = world.sim.sessions.all.length;
    for (const dispatch of ['workflow_dispatch', 'repository_dispatch', 'workflow_dispatch']) {
      const got = await effects(await toGitHub({ DISPATCH: dispatch }), linear({ key: 'ENG-33' }));
      expect(got.dispatches).toBe(1);
      await deliver();
    }
    expect(world.sim.sessions.all.length - before).toBe(1);
  });

  test('D1, D2: a label told by the webhook and by the workflow is one finding', async () => {
    const { issue, delivery } = world.labelled();
    expect((await world.run('create-session', delivery)).outputs['reason']).toBe('session-created');
    await effects(await toGitHub(), github('issues', githubLabelled({ issue: { number: issue } })));
    expect((await deliver()).outputs['reason']).toBe('already-handed-off');
  });

  test('a token without the right: the status and the text of GitHub, and nothing is lost', async () => {
    const token = world.sim.addToken({ login: 'maria', kind: 'user', permissions: { contents: 'read' } });
    const got = await effects(
      await start(githubVariables(world.sim.apiUrl, { GITHUB_TOKEN: token.value })),
      linear({ key: 'ENG-34' }),
    );
    expect([got.status, got.outcome, got.dispatches]).toEqual([403, 'failed; upstream-refused', 0]);
    expect(got.text).toContain('Resource not accessible');
    expect(await effects(await toGitHub(), linear({ key: 'ENG-34' }))).toMatchObject({ status: 204, dispatches: 1 });
  });
});

function fail(): never {
  throw new Error('nothing was dispatched');
}
