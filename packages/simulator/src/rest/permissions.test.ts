import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PermissionLevel, PermissionName } from '../contract/operations.ts';
import { bench } from '../testing/world.ts';
import type { Bench } from '../testing/world.ts';

let world: Bench;
let open: Bench['repo'];
beforeAll(async () => {
  world = await bench();
  world.repo.openIssue({ title: 'x', by: 'maria' });
  open = await world.sim.addRepository({ owner: 'octo-org', name: 'open', private: false });
  open.openIssue({ title: 'x', by: 'maria' });
});
afterAll(() => world.sim.close());

type Permissions = Partial<Record<PermissionName, PermissionLevel>>;
const call = async (
  repo: string,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Response> =>
  fetch(`${world.sim.apiUrl}/repos/octo-org/${repo}${path}`, {
    method,
    headers: { 'user-agent': 'test', ...(token === null ? {} : { authorization: `token ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const workflowToken = (permissions: Permissions, repositories = ['octo-org/shop']): string =>
  world.sim.addToken({ permissions, repositories }).value;

const COMMENT = ['POST', '/issues/1/comments', { body: 'x' }] as const;
const DISPATCH = ['POST', '/dispatches', { event_type: 'x' }] as const;
const CHECKS = ['GET', '/commits/main/check-runs', undefined] as const;
const CONTENT = ['GET', '/contents/README.md', undefined] as const;
const PERMISSION = ['GET', '/collaborators/maria/permission', undefined] as const;

describe('the workflow’s token: permission by permission', () => {
  test.each([
    ['comment', COMMENT, { issues: 'write' }, 201],
    ['comment', COMMENT, { pull_requests: 'write' }, 201],
    ['comment', COMMENT, { issues: 'read' }, 403],
    ['comment', COMMENT, {}, 403],
    ['dispatch', DISPATCH, { contents: 'write' }, 204],
    ['dispatch', DISPATCH, { contents: 'read', issues: 'write' }, 403],
    ['check runs', CHECKS, { checks: 'read' }, 200],
    ['check runs', CHECKS, { contents: 'write' }, 403],
    ['collaborator', PERMISSION, {}, 200],
  ] as const)('%s', async (_name, [method, path, body], permissions, status) => {
    const response = await call('shop', method, path, workflowToken(permissions), body);
    expect(response.status).toBe(status);
    if (status !== 403) return;
    expect(await response.json()).toMatchObject({ message: 'Resource not accessible by integration', status: '403' });
    expect(response.headers.get('x-accepted-github-permissions')).toMatch(/(issues|contents|checks)=(read|write)/);
  });

  test('a private repository outside the token does not exist; a public one is read-only', async () => {
    const elsewhere = workflowToken({ issues: 'write', contents: 'write' }, ['octo-org/another']);
    expect((await call('shop', ...(COMMENT.slice(0, 2) as ['POST', string]), elsewhere, COMMENT[2])).status).toBe(404);
    expect((await call('open', 'GET', CONTENT[1], elsewhere)).status).toBe(200);
    expect((await call('open', COMMENT[0], COMMENT[1], elsewhere, COMMENT[2])).status).toBe(403);
  });

  test('no token, a bad token', async () => {
    expect((await call('shop', 'GET', '', null)).status).toBe(404);
    expect((await call('open', 'GET', '', null)).status).toBe(200);
    expect((await call('open', COMMENT[0], COMMENT[1], null, COMMENT[2])).status).toBe(401);
    const bad = await call('open', 'GET', '', 'ghs_wrong');
    expect([bad.status, await bad.json()]).toMatchObject([401, { message: 'Bad credentials' }]);
  });
});

describe('a person’s token is bounded by the person’s role', () => {
  const ALL: Permissions = { issues: 'write', contents: 'write', pull_requests: 'write' };
  test.each([
    ['admin', 201, 200, 204],
    ['maintain', 201, 200, 204],
    ['write', 201, 200, 204],
    ['triage', 201, 200, 404],
    ['read', 201, 404, 404],
    ['none', 404, 404, 404],
  ] as const)('%s: comment %i, label %i, dispatch %i', async (role, comment, label, dispatch) => {
    const login = `person-${role}`;
    world.repo.setPermission(login, role);
    const token = world.sim.addToken({ login, permissions: ALL }).value;
    expect((await call('shop', COMMENT[0], COMMENT[1], token, COMMENT[2])).status).toBe(comment);
    expect((await call('shop', 'POST', '/issues/1/labels', token, { labels: ['x'] })).status).toBe(label);
    expect((await call('shop', DISPATCH[0], DISPATCH[1], token, DISPATCH[2])).status).toBe(dispatch);
  });
});
