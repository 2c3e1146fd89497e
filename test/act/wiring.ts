/**
 * Every template and every organisation caller run by act with stand-in bundles: does the job start, does the right
 * action get the right inputs and the event as it came, and does no job hold a secret that it needs not?
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CASES } from '../workflows/cases.ts';
import { ciFinished, commented, labeled, pullRequest } from '../workflows/events.ts';
import type { GitHubEvent } from '../workflows/events.ts';
import { file } from '../workflows/files.ts';
import type { WorkflowFile } from '../workflows/files.ts';
import { startAct } from './act.ts';
import type { Act } from './act.ts';
import { layOutProject } from './project.ts';
import type { Report } from './report.ts';

const SECRETS = {
  GITHUB_TOKEN: 'canary-token',
  AGENT_API_KEY: 'canary-key',
  AGENT_ORG_ID: 'canary-org',
  AGENT_MODEL_KEY: 'canary-model',
};
const VARIABLES = { AGENT_BASE_URL: 'https://agent.example.com', AGENT_REMEDIATION_HALT: 'canary-halt' };
const RUNNER = { GITHUB_API_URL: 'http://127.0.0.1:9/api/v3', GITHUB_REPOSITORY: 'octo-org/octo-repo' };

const HAND_OFF = {
  'api-key': SECRETS.AGENT_API_KEY,
  'org-id': SECRETS.AGENT_ORG_ID,
  'base-url': VARIABLES.AGENT_BASE_URL,
  halt: VARIABLES.AGENT_REMEDIATION_HALT,
};
const { halt: _, ...RECONCILE } = HAND_OFF;
/** What each job must run, and with which inputs. An input that is not named must have its default. */
const EXPECTED: Readonly<
  Record<string, { readonly action: string; readonly inputs: Readonly<Record<string, string>> }>
> = {
  'hand-off': { action: 'create-session', inputs: HAND_OFF },
  close: { action: 'close-on-merge', inputs: {} },
  all: { action: 'reconcile', inputs: RECONCILE },
  sweep: { action: 'scheduled-sweep', inputs: { ...HAND_OFF, mode: 'plan' } },
  'pull-request': { action: 'reconcile', inputs: {} },
  verify: { action: 'reconcile', inputs: {} },
  check: { action: 'check-pull-request', inputs: { branches: 'fix/**' } },
  // Without a claim the jobs behind it do not start: batch.ts runs them.
  claim: {
    action: 'run-agent-batch',
    inputs: { step: 'claim', halt: VARIABLES.AGENT_REMEDIATION_HALT, 'max-findings': '5', shards: '1' },
  },
};
const ONLY = { action: 'close-on-merge', inputs: { link: 'first-reference', 'pull-requests': 'all', verify: 'none' } };

interface Recorded {
  readonly action: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly event: unknown;
}
interface WiringCase {
  readonly workflow: WorkflowFile;
  readonly what: string;
  readonly event: GitHubEvent;
  readonly jobs: readonly string[];
}

function cases(): WiringCase[] {
  const shared = Object.entries(CASES).flatMap(([trigger, list]) =>
    ['workflows', 'organisation'].flatMap((folder) => {
      const workflow = file(`action-templates/${folder}/agent-${trigger}.yml`);
      // An event that the workflow does not listen to is no run at all, for GitHub and for act.
      const heard = list.filter(([, event]) => event.name in workflow.content.on);
      return heard.map(([what, event, jobs]) => ({ workflow, what, event, jobs }));
    }),
  );
  const verify = file('action-templates/workflows/agent-verify.yml');
  const only = file('action-templates/workflows/close-on-merge-only.yml');
  const check = file('action-templates/workflows/agent-check.yml');
  const batch = file('action-templates/workflows/agent-batch.yml');
  const organisationCheck = file('action-templates/organisation/agent-check.yml');
  const opened = { ...pullRequest({ action: 'opened' }), name: 'pull_request_target' };
  const approval = '/agent approve migration 0123';
  return [
    ...shared,
    { workflow: check, what: 'a pull request', event: opened, jobs: ['check'] },
    { workflow: organisationCheck, what: 'a pull request', event: opened, jobs: ['check'] },
    { workflow: organisationCheck, what: 'an approval on an issue', event: commented(approval, 'issue'), jobs: [] },
    { workflow: check, what: 'an approval', event: commented(approval, 'pull request'), jobs: ['check'] },
    { workflow: check, what: 'an approval on an issue', event: commented(approval, 'issue'), jobs: [] },
    { workflow: batch, what: 'its label', event: labeled('agent-remediate'), jobs: ['claim'] },
    { workflow: verify, what: 'CI finished', event: ciFinished({ event: 'push', branch: 'main' }), jobs: ['verify'] },
    { workflow: verify, what: 'CI of a branch', event: ciFinished({ event: 'push', branch: 'topic' }), jobs: [] },
    { workflow: only, what: 'merged', event: pullRequest({ action: 'closed', merged: true }), jobs: ['close'] },
    { workflow: only, what: 'closed unmerged', event: pullRequest({ action: 'closed' }), jobs: [] },
  ];
}

const nameOf = ({ workflow, what }: WiringCase): string => `${workflow.path}: ${what}`;

/** Everything that is wrong with one recorded run. */
function faults(recorded: Recorded, { workflow, event }: WiringCase): string[] {
  const job = recorded.env['GITHUB_JOB'] ?? '';
  const expected = workflow.path.endsWith('-only.yml') ? ONLY : EXPECTED[job];
  if (expected === undefined) return [`job ${job} is not expected`];
  const found: string[] = [];
  if (recorded.action !== expected.action) found.push(`${job} ran ${recorded.action}`);
  for (const [name, value] of Object.entries({ ...expected.inputs, 'github-token': SECRETS.GITHUB_TOKEN })) {
    const given = recorded.env[`INPUT_${name.toUpperCase()}`];
    if (given !== value) found.push(`input ${name} is ${JSON.stringify(given)}`);
  }
  if (!isDeepStrictEqual(recorded.event, JSON.parse(JSON.stringify(event.payload))))
    found.push('the event was changed');
  const values = Object.values(recorded.env).join('\n');
  const needsKey = 'api-key' in expected.inputs;
  if (values.includes(SECRETS.AGENT_MODEL_KEY)) found.push('holds the key of the model');
  if (!needsKey && (values.includes(SECRETS.AGENT_API_KEY) || values.includes(SECRETS.AGENT_ORG_ID))) {
    found.push('holds a secret that it does not need');
  }
  return found;
}

/** A control: shows that the proxy sees what act asks for by itself. */
async function versionCheck(act: Act): Promise<string[]> {
  const workflow = file('action-templates/workflows/agent-label.yml');
  const environment = { ACT_DISABLE_VERSION_CHECK: '0' };
  await act.run({ workflow, event: labeled('bug'), secrets: SECRETS, variables: {}, runner: RUNNER, environment });
  return act.outside.some((request) => request.startsWith('CONNECT ')) ? [] : ['the proxy saw nothing'];
}

export async function wiring(actPath: string, report: Report): Promise<void> {
  const project = layOutProject('stand-in');
  const act = await startAct(actPath, project);
  const records = mkdtempSync(join(tmpdir(), 'act-records-'));
  try {
    for (const each of cases().filter((one) => report.wants(nameOf(one)))) {
      const result = await act.run({
        workflow: each.workflow,
        event: each.event,
        secrets: SECRETS,
        variables: VARIABLES,
        runner: RUNNER,
        environment: { RECORD_TO: records },
      });
      const paths = readdirSync(records).map((name) => join(records, name));
      const runs = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')) as Recorded);
      for (const path of paths) rmSync(path);
      const ran = runs.map(({ env }) => env['GITHUB_JOB'] ?? '').sort();
      const wrong = runs.flatMap((run) => faults(run, each));
      if (result.code !== 0) wrong.push(`act ended with ${String(result.code)}`);
      if (!isDeepStrictEqual(ran, [...each.jobs].sort()))
        wrong.push(`ran ${JSON.stringify(ran)}, expected ${JSON.stringify(each.jobs)}`);
      report.add(nameOf(each), wrong, result.log);
    }
    const quiet = 'nothing tried to leave the machine';
    if (report.wants(quiet)) report.add(quiet, [...act.outside], '');
    const control = 'act with its version check on meets the proxy';
    if (report.wants(control)) report.add(control, await versionCheck(act), '');
  } finally {
    await act.close();
    rmSync(records, { recursive: true, force: true });
    rmSync(project, { recursive: true, force: true });
  }
}
