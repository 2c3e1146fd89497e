import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createWorld, explained, sessionPosts, textOf, type Delivered, type World } from '../acceptance/world.ts';

/* The seed's rules that concern the nightly sweep, on the committed bundle. Each title begins with the section. */

const CREATED = '2026-01-01T00:00:00Z';
let world: World;
let nightly: Delivered;
let byHand: Delivered;
let bodies: readonly Readonly<Record<string, unknown>>[] = [];

beforeAll(async () => {
  world = await createWorld();
  const { alerts } = world.repo;
  for (const securitySeverity of ['low', 'medium', 'high', 'critical'] as const)
    alerts.codeScanning.addMany(3, () => ({ securitySeverity, createdAt: CREATED }));
  alerts.dependabot.addMany(2, () => ({ severity: 'high', createdAt: CREATED }));
  alerts.addAnalysis();
  const permissions = {
    contents: 'write',
    issues: 'write',
    pull_requests: 'read',
    security_events: 'read',
    vulnerability_alerts: 'read',
  } as const;
  const token = world.sim.addToken({ repositories: [world.repo.fullName], permissions });
  nightly = await world.run('scheduled-sweep', world.repo.schedule('17 2 * * *', 'agent-sweep.yml'), { token });
  bodies = sessionPosts(nightly.requests).map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);
  const dispatch = world.repo.workflowDispatch('agent-sweep.yml', { mode: 'act' }, { by: 'maria' });
  byHand = await world.run('scheduled-sweep', dispatch, { token, inputs: { mode: 'act' } });
}, 60_000);
afterAll(() => world.sim.close());

const everything = (assertions: () => void): void => explained(world, [nightly, byHand], assertions);
const idsOf = (run: Delivered) =>
  sessionPosts(run.requests).map(({ body }) => textOf(Reflect.get(Object(JSON.parse(body)), 'title')).split(':')[0]);

describe('the scheduled sweep', () => {
  test('seed 6: a schedule or a manual dispatch starts it; both end in the call of 4.1', () =>
    everything(() => {
      for (const run of [nightly, byHand]) {
        expect(run.code).toBe(0);
        const paths = sessionPosts(run.requests).map(({ method, path }) => `${method} ${path}`);
        expect(new Set(paths)).toEqual(new Set([`POST /v3/organizations/${world.sim.orgId}/sessions`]));
      }
    }));

  test('seed 6: it works on the list of open high or critical findings, the critical ones first', () =>
    everything(() => {
      const critical = ['code-scanning-10', 'code-scanning-11', 'code-scanning-12'];
      expect(new Set(idsOf(nightly).slice(0, 3))).toEqual(new Set(critical));
      const high = ['code-scanning-7', 'code-scanning-8', 'code-scanning-9', 'dependabot-1', 'dependabot-2'];
      expect(new Set([...idsOf(nightly), ...idsOf(byHand)])).toEqual(new Set([...high, ...critical]));
    }));

  test('seed 8: at most 5 new sessions per run', () =>
    everything(() => {
      expect(idsOf(nightly)).toHaveLength(5);
      expect(idsOf(byHand)).toHaveLength(3);
    }));

  test('seed 4.1: the tags say remediation and scheduled', () =>
    everything(() => {
      for (const { tags } of bodies) expect(tags).toEqual(expect.arrayContaining(['remediation', 'scheduled']));
    }));

  test('seed 8: one finding, one PR; no auto-merge; the repository list is tight', () =>
    everything(() => {
      expect(new Set(idsOf(nightly)).size).toBe(5);
      for (const { prompt, repos } of bodies) {
        expect(prompt).toContain('One finding, one pull request.');
        expect(prompt).toContain('Merge, approve, mark as ready or turn on auto-merge');
        expect(repos).toEqual(['octo-org/shop']);
      }
    }));

  test('seed 2.5: the branch is fix/<finding-id>; the commit prefix is that of the finding', () =>
    everything(() => {
      for (const { prompt, title } of bodies) {
        const id = textOf(title).split(':')[0] ?? '';
        expect(prompt).toContain(`\`fix/${id}\``);
        expect(prompt).toContain(id.startsWith('dependabot') ? 'here `fix(deps):`' : 'here `fix(sec):`');
      }
    }));
});
