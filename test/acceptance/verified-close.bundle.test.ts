import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSarif } from '@agent-remediation/findings/sarif';
import { WORKFLOW_PERMISSIONS } from '@agent-remediation/simulator';
import { createWorld, inWorld, readLedger, told, type World } from './world.ts';

/** Evidence through the committed bundles: what a job hands in, what a token must be able to read, and a run that dies in between. */
const result = (ruleId: string, uri: string) => ({
  ruleId,
  message: { text: 'unsafe' },
  locations: [{ physicalLocation: { artifactLocation: { uri } } }],
});
const scan = (...results: readonly object[]): string => {
  const driver = { name: 'Scanner', rules: [{ id: 'js/sqli' }, { id: 'js/xss' }] };
  return JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver }, results }] });
};
const [FOUND, OTHER] = [result('js/sqli', 'src/search.js'), result('js/xss', 'src/page.js')];
/** The id that the reader of SARIF gives FOUND: a scanner's own hand-off would name the finding so. */
async function sarifId(): Promise<string> {
  const options = { repository: { id: 1, name: 'octo-org/shop' }, atLeast: 'info', identities: true } as const;
  const reading = await readSarif({ file: 'x', chunks: () => [Buffer.from(scan(FOUND))] }, options);
  return [...(reading.identities?.keys() ?? [])][0] ?? '';
}

let workspace = '';
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'scans-'));
  writeFileSync(join(workspace, 'before.sarif'), scan(FOUND, OTHER));
  writeFileSync(join(workspace, 'after.sarif'), scan(OTHER));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const settings = (...kinds: readonly string[]) =>
  `version: 1\nclosing:\n  evidence: [${kinds.join(', ')}]\n  checks: [test]\n`;

/** A finding that came by dispatch, whose fix a person merged. */
async function merged(world: World, id: string) {
  const description = 'The search box is not escaped.';
  await world.run(
    'create-session',
    world.repo.dispatch('security-finding', { finding_id: id, description }, { by: 'maria' }),
  );
  const { pull } = await world.sim.agent.openDraftPullRequest(null, {
    repository: world.repo,
    branch: `fix/${id}`,
    title: 'fix: escape it',
    body: 'No issue.',
  });
  const event = await world.sim.human.merge(world.repo, pull, { by: 'maria' });
  return { pull, event, commit: pull.pull.mergeCommit ?? '' };
}
const state = (world: World) => readLedger(world.repo)?.findings.map((entry) => entry.state);

describe('seed 3.2: a finding is closed when its fix is verified', () => {
  test('reconcile: two SARIF files of the merge commit, and none of another commit', () =>
    inWorld({ settings: settings('sarif') }, async (world) => {
      const { event, commit } = await merged(world, await sarifId());
      const close = await world.run('close-on-merge', event);
      expect([close.outputs['reason'], state(world)]).toEqual(['merged-awaiting-evidence', ['merged']]);
      const scans = { 'sarif-before': 'before.sarif', 'sarif-after': 'after.sarif' };
      const hand = (more: Readonly<Record<string, string>>) =>
        world.run('reconcile', world.repo.schedule('5 * * * *', 'scan.yml'), {
          inputs: { ...scans, ...more },
          env: { GITHUB_WORKSPACE: workspace },
        });
      await hand({ 'evidence-commit': 'f'.repeat(40) });
      expect(state(world)).toEqual(['merged']);
      await hand({ 'evidence-commit': commit, 'sarif-after': '../after.sarif' });
      expect(state(world)).toEqual(['merged']);
      // The default is the commit of the run, which is the head of the default branch.
      const done = await hand({});
      if (done.code !== 0) throw new Error(told(done));
      expect(state(world)).toEqual(['closed']);
      expect(readLedger(world.repo)?.log.slice(0, 2)).toEqual([
        expect.stringContaining('fix verified for'),
        expect.stringContaining('evidence handed in for'),
      ]);
      world.sim.assertStrict();
    }));

  test('reconcile: one of the two inputs alone is a mistake', () =>
    inWorld({ settings: settings('sarif') }, async (world) => {
      const run = await world.run('reconcile', world.repo.schedule('5 * * * *', 'scan.yml'), {
        inputs: { 'sarif-before': 'before.sarif' },
      });
      expect([run.code, run.outputs['reason']]).toEqual([1, 'input-invalid']);
      expect(run.stdout).toContain('both are needed');
    }));

  test.each([
    ['success', 'closed', 'closed'],
    ['failure', 'verification-failed', 'merged'],
    ['cancelled', 'merged-awaiting-evidence', 'merged'],
    ['', 'merged-awaiting-evidence', 'merged'],
  ])('close-on-merge: a reproducer that ended with %j', (outcome, reason, left) =>
    inWorld({ settings: settings('reproducer') }, async (world) => {
      const { event } = await merged(world, 'SEC-1');
      const run = await world.run('close-on-merge', event, { inputs: { reproducer: outcome } });
      expect([run.outputs['reason'], state(world)]).toEqual([reason, [left]]);
      world.sim.assertStrict();
    }),
  );

  test('close-on-merge: inputs win over the settings, and a wrong one is named', () =>
    inWorld({ settings: settings('checks') }, async (world) => {
      const { event } = await merged(world, 'SEC-1');
      const wrong = await world.run('close-on-merge', event, { inputs: { evidence: 'checks\nhope' } });
      expect([wrong.code, wrong.outputs['reason']]).toEqual([1, 'input-invalid']);
      expect(wrong.stdout).toContain('checks, workflows, alert, sarif, reproducer');
      const run = await world.run('close-on-merge', event, {
        inputs: { evidence: 'reproducer', reproducer: 'success' },
      });
      expect([run.outputs['reason'], state(world)]).toEqual(['closed', ['closed']]);
    }));

  test.each([
    [{ security_events: 'read' } as const, 'closed', 0],
    [{}, 'github-forbidden', 1],
  ])('close-on-merge: an alert, with a token that has %j', (more, reason, code) =>
    inWorld({ settings: settings('alert') }, async (world) => {
      const { event, commit } = await merged(world, 'code-scanning-1');
      world.repo.alerts.codeScanning.add({ state: 'fixed' });
      world.repo.alerts.addAnalysis({ commit });
      const token = world.sim.addToken({ permissions: { ...WORKFLOW_PERMISSIONS, ...more } }).value;
      const run = await world.run('close-on-merge', event, { inputs: { 'github-token': token } });
      expect([run.outputs['reason'], run.code]).toEqual([reason, code]);
      if (code === 1) expect(run.stdout).toContain('security-events: read');
      world.sim.assertStrict();
    }),
  );
});

test('P15: evidence that was handed in by a run that is killed at any request is handed in again, or kept', async () => {
  let last = 0;
  for (let request = 4; request <= 30 && last === 0; request += 1) {
    const world = await createWorld({ settings: settings('reproducer') });
    try {
      const { issue, delivery } = world.labelled();
      await world.run('create-session', delivery);
      const { pull } = await world.sim.agent.openDraftPullRequest(null, {
        repository: world.repo,
        branch: `fix/issue-${issue}`,
        title: 'fix: it',
        body: `Refs #${issue}`,
      });
      const event = await world.sim.human.merge(world.repo, pull, { by: 'maria' });
      await world.run('close-on-merge', event);
      const inputs = { reproducer: `issue-${issue} = success` };
      const killed = await world.run('reconcile', event, { inputs, killAfterRequest: request });
      if (killed.signal === null) last = request;
      // As long as the ledger has not taken it, the scanner's next run brings it again; from then on any run finishes.
      const kept = readLedger(world.repo)?.log.some((line) => line.startsWith('evidence handed in'));
      const again = await world.run('reconcile', event, kept === true ? {} : { inputs });
      if (again.code !== 0) throw new Error(`after request ${request}:\n${told(again)}`);
      const { state: shown, labels, comments } = world.repo.issue(issue);
      const ours = comments.filter(({ user }) => user.login === 'github-actions[bot]').length;
      const names = labels.map(({ name }) => name).filter((name) => name.startsWith('agent:'));
      expect([request, shown, ours, names, state(world)]).toEqual([request, 'closed', 1, ['agent:fixed'], ['closed']]);
      world.sim.assertStrict();
    } finally {
      await world.sim.close();
    }
  }
  expect(last).toBeGreaterThan(8);
}, 300_000);
