import { describe, expect, test } from '@jest/globals';
import { explained, inWorld, textOf } from './world.ts';
import type { Delivery, DeliverOptions, World } from './world.ts';
import { measured } from '../promises/measured.ts';

type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';
const ROLES: readonly Role[] = ['admin', 'maintain', 'write', 'triage', 'read', 'none'];
const MAY: readonly Role[] = ['admin', 'maintain', 'write'];

interface Ask {
  readonly how: string;
  readonly deliver: (world: World, by: string) => Delivery;
  readonly options?: (by: string) => DeliverOptions;
}
const ASKS: readonly Ask[] = [
  { how: 'a label', deliver: (world, by) => world.labelled({ by }).delivery },
  {
    how: 'a comment',
    deliver: ({ repo }, by) =>
      repo.comment(repo.openIssue({ title: 'x', by: 'maria' }).issue, '/agent remediate', { by }).delivery,
  },
  {
    how: 'a dispatch',
    deliver: ({ repo }, by) => repo.dispatch('security-finding', { finding_id: 'a', description: 'b' }, { by }),
  },
  {
    how: 'a re-run',
    deliver: (world) => world.labelled().delivery,
    options: (by) => ({ runAttempt: 2, triggeringActor: by }),
  },
];
const CELLS = ASKS.flatMap((ask) =>
  ROLES.map((role) => ({ ...ask, role, outcome: MAY.includes(role) ? 'session-created' : 'not-authorised' })),
);

describe('P4: write, maintain or admin starts work; the permission is looked up at the API', () => {
  test.concurrent.each(CELLS)('P4: $how by somebody with $role → $outcome', ({ deliver, options, role, outcome }) =>
    inWorld({}, async (world) => {
      // As GitHub answers: maintain maps to write, triage to read; the role's own name is only a name.
      if (role !== 'none') world.repo.setPermission('nora', role);
      const run = await world.run('create-session', deliver(world, 'nora'), options?.('nora'));
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe(outcome);
        expect(world.sim.sessions.length).toBe(MAY.includes(role) ? 1 : 0);
        expect(run.requests.some(({ path }) => path.endsWith('/collaborators/nora/permission'))).toBe(true);
      });
      measured('P4', { 'cells through the action': 1 });
    }),
  );

  test('P4: a custom role counts by what it may do, whatever its name is', () =>
    inWorld({}, async (world) => {
      world.repo.setPermission('nora', 'write', 'security-lead');
      world.repo.setPermission('olaf', 'read', 'admin-of-nothing');
      const may = await world.run('create-session', world.labelled({ by: 'nora' }).delivery);
      const mayNot = await world.run('create-session', world.labelled({ by: 'olaf' }).delivery);
      explained(world, [may, mayNot], () =>
        expect([may.outputs['reason'], mayNot.outputs['reason']]).toEqual(['session-created', 'not-authorised']),
      );
    }));

  test('P4: author_association in the payload says nothing', () =>
    inWorld({}, async (world) => {
      const { name, payload } = world.repo.comment(
        world.repo.openIssue({ title: 'x', by: 'maria' }).issue,
        '/agent remediate',
        { by: 'mallory' },
      ).delivery;
      const comment = { ...(payload['comment'] as object), author_association: 'OWNER' };
      const run = await world.run('create-session', { name, payload: { ...payload, comment } as Delivery['payload'] });
      explained(world, run, () => expect(run.outputs['reason']).toBe('not-authorised'));
    }));

  test('P4: `*` is no login of a bot', () =>
    inWorld({ settings: 'version: 1\nauthorise:\n  bots:\n    - login: "*"\n      id: 1\n' }, async (world) => {
      const run = await world.run('create-session', world.labelled({ by: 'helper[bot]' }).delivery);
      explained(world, run, () => {
        expect(run.outputs['reason']).toBe('settings-invalid');
        expect(world.sim.sessions.length).toBe(0);
      });
    }));
});

interface EditCase {
  readonly who: 'maria' | 'mallory' | 'tim';
  readonly what: 'body' | 'title';
  /** Minutes from the label: below 0 before it. */
  readonly minutes: number;
  readonly reason: string;
}
const EDITS: readonly EditCase[] = [
  { who: 'mallory', what: 'body', minutes: -12, reason: 'session-created' },
  { who: 'mallory', what: 'body', minutes: -9, reason: 'edited-recently' },
  { who: 'mallory', what: 'title', minutes: -9, reason: 'edited-recently' },
  { who: 'tim', what: 'body', minutes: -1, reason: 'edited-recently' },
  { who: 'maria', what: 'body', minutes: -1, reason: 'session-created' },
  { who: 'maria', what: 'title', minutes: -1, reason: 'session-created' },
  { who: 'mallory', what: 'body', minutes: 1, reason: 'edited-since' },
  { who: 'mallory', what: 'title', minutes: 1, reason: 'edited-since' },
  { who: 'tim', what: 'title', minutes: 1, reason: 'edited-since' },
  { who: 'maria', what: 'body', minutes: 1, reason: 'session-created' },
  { who: 'maria', what: 'title', minutes: 1, reason: 'session-created' },
];

describe("P3: the event's own copy of the text counts", () => {
  test.concurrent.each(EDITS)(
    'P3: $who edits the $what $minutes minutes from the label → $reason',
    ({ who, what, minutes, reason }) =>
      inWorld({}, async (world) => {
        world.travel(-30);
        const { issue } = world.repo.openIssue({ title: 'title as written', body: 'body as written', by: 'mallory' });
        const edit = (): void => void world.repo.editIssue(issue, { [what]: 'changed text', by: who });
        world.travel(15 + Math.min(minutes, 0));
        if (minutes < 0) edit();
        world.travel(-Math.min(minutes, 0));
        const delivery = world.repo.addLabel(issue, 'ready-for-agent', { by: 'maria' });
        world.travel(Math.max(minutes, 0));
        if (minutes > 0) edit();
        world.travel(15 - Math.max(minutes, 0));
        const run = await world.run('create-session', delivery);
        explained(world, run, () => {
          expect(run.outputs['reason']).toBe(reason);
          expect(world.sim.sessions.length).toBe(reason === 'session-created' ? 1 : 0);
          const prompt = textOf(world.sim.sessions.last?.request['prompt'] ?? '');
          if (prompt !== '') expect(prompt.includes('changed text')).toBe(minutes < 0);
          if (prompt !== '') expect(prompt).toContain('Do not read the issue or ticket again');
          if (prompt === '') expect(run.stdout).toContain(who);
        });
        measured('P3', { 'of these cases through the action': 1 });
      }),
  );
});
