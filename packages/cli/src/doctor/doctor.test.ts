import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startSimulator, type RepositoryHandle, type Simulator } from '@agent-remediation/simulator';

import type { Terminal } from '../terminal.ts';
import { GitHubFault, type GitHub } from '@agent-remediation/github';
import { doctor, look } from './doctor.ts';
import type { Row } from './row.ts';

const TEMPLATES = new URL('../../../../action-templates/workflows/', import.meta.url);
const PIN = 'c0ffee'.repeat(7).slice(0, 40);
const template = (name: string): string =>
  readFileSync(new URL(`agent-${name}.yml`, TEMPLATES), 'utf8').replaceAll('0'.repeat(40), PIN);

/** Everything that the doctor reads. */
const PERMISSIONS = {
  actions: 'read',
  administration: 'read',
  contents: 'write',
  environments: 'read',
  issues: 'read',
  metadata: 'read',
  secrets: 'read',
  variables: 'read',
} as const;

let sim: Simulator;
let repo: RepositoryHandle;

beforeEach(async () => {
  sim = await startSimulator();
  repo = await sim.addRepository({
    owner: 'octo-org',
    name: 'shop',
    private: true,
    files: {
      '.github/workflows/label.yml': template('label'),
      '.github/workflows/merge.yml': template('merge'),
      '.github/workflows/reconcile.yml': template('reconcile'),
      '.github/workflows/ci.yml': 'name: CI\non: [push, pull_request]\njobs: {}\n',
      '.github/agent-remediation.yml': 'version: 1\nclosing:\n  checks: [test]\n',
    },
  });
  repo.createLabel('ready-for-agent');
  repo.createLabel('agent-remediate');
  repo.addRuleset({
    name: 'default',
    include: ['~DEFAULT_BRANCH'],
    rules: ['pull_request', 'deletion', 'non_fast_forward'],
  });
  repo.addRuleset({
    name: 'ledger',
    include: ['refs/heads/agent-remediation/ledger'],
    rules: ['deletion', 'non_fast_forward'],
  });
  const { administration } = repo.state;
  administration.environments.set('agent-remediation', { isLimited: true, secrets: ['AGENT_API_KEY', 'AGENT_ORG_ID'] });
  administration.variables.set('AGENT_BASE_URL', 'https://api.example.com');
});
afterEach(() => sim.close());

async function run(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return runWith(sim.addToken({ permissions: PERMISSIONS }).value, args);
}

async function runWith(
  token: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const written = { out: '', err: '' };
  const terminal: Terminal = {
    write: (text) => void (written.out += text),
    writeError: (text) => void (written.err += text),
    colours: false,
    now: () => 0,
  };
  const environment = {
    GH_TOKEN: token,
    GITHUB_API_URL: sim.apiUrl,
    GITHUB_GRAPHQL_URL: sim.graphqlUrl,
    AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
  };
  const code = await doctor(terminal, [...args, 'octo-org/shop'], environment);
  return { code, ...written };
}

/** Rows that are not fine, as `check: seen`. */
async function complaints(): Promise<readonly string[]> {
  const rows = JSON.parse((await run('--format', 'json')).out) as readonly Row[];
  return rows
    .filter(({ verdict }) => verdict !== 'fine')
    .map(({ verdict, check, seen }) => `${verdict} ${check}: ${seen}`);
}

/** What holds on the first day, or no program can see. */
const ALWAYS = [
  'note schedule of .github/workflows/reconcile.yml:6: no scheduled run in the last 3 days',
  'note ledger: not there yet: the first hand-off makes it',
  'unknown repository at the session service: no program can see from here whether it is connected to the workspace',
  'unknown session service: not asked: AGENT_API_KEY, AGENT_ORG_ID, AGENT_BASE_URL are not set here',
  'unknown agent version: no program can see from here which version the sessions run; the plugin needs 2.1.154',
];

test('a repository that is set up has nothing wrong, and only reads are sent', async () => {
  expect(await complaints()).toEqual(ALWAYS);
  expect(sim.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  sim.assertStrict();
});

const change = (file: string, text: string): Promise<unknown> =>
  repo.push('main', { [`.github/workflows/${file}`]: text }, { by: 'octo-admin' });

const TRIAGE = (token: string): string => `name: Triage
on:
  issues:
    types: [opened]
jobs:
  label:
    runs-on: ubuntu-latest
    steps:
      - run: gh issue edit "$NUMBER" --add-label ready-for-agent
        env:
          GH_TOKEN: ${token}
`;

/** Reports what it finds on every pull request, those of the agent's own fixes too. */
const RESCAN = (guard: string): string => `name: Scan
on:
  pull_request:
jobs:
  scan:
    runs-on: ubuntu-latest${guard}
    steps:
      - run: gh issue edit "$NUMBER" --add-label ready-for-agent
        env:
          GH_TOKEN: \${{ secrets.APP_TOKEN }}
`;

async function addRun(more: typeof CI_RUN): Promise<void> {
  const actor = sim.addUser({ login: 'agent-app[bot]' });
  const headSha = (await repo.head('main')) ?? '';
  repo.state.runs.set(4711, { id: 4711, name: 'run', headSha, actor, triggeringActor: actor, attempt: 1, ...more });
}
const CI_RUN = {
  path: '.github/workflows/ci.yml',
  event: 'pull_request',
  headBranch: 'fix/issue-1',
  status: 'completed',
  conclusion: 'action_required',
  createdAt: new Date().toISOString(),
};

const pushBatch = (change: (text: string) => string): Promise<string> =>
  repo.push('main', { '.github/workflows/batch.yml': change(template('batch')) }, { by: 'octo-admin' });

describe('what is wrong is seen, with the line that mends it', () => {
  const cases: readonly (readonly [string, () => unknown, RegExp])[] = [
    ['a public repository', () => (repo.state.private = false), /^note visibility: public/],
    ['an archived repository', () => (repo.state.archived = true), /^wrong archived/],
    ['no label', () => repo.state.labels.delete('ready-for-agent'), /^wrong label ready-for-agent/],
    ['no environment', () => repo.state.administration.environments.clear(), /^wrong environment/],
    [
      'an environment for every branch',
      () =>
        repo.state.administration.environments.set('agent-remediation', {
          isLimited: false,
          secrets: ['AGENT_API_KEY', 'AGENT_ORG_ID'],
        }),
      /^wrong environment agent-remediation: every branch/,
    ],
    [
      'a secret is missing',
      () =>
        repo.state.administration.environments.set('agent-remediation', { isLimited: true, secrets: ['AGENT_ORG_ID'] }),
      /^wrong secret AGENT_API_KEY/,
    ],
    [
      'seed 5: the key as a repository secret',
      () => repo.state.administration.secrets.push('AGENT_API_KEY'),
      /^wrong repository secrets/,
    ],
    [
      'a base URL with a version',
      () => repo.state.administration.variables.set('AGENT_BASE_URL', 'https://api.example.com/v1'),
      /^wrong variable AGENT_BASE_URL/,
    ],
    [
      'D12: the kill switch is on',
      () => repo.state.administration.variables.set('AGENT_REMEDIATION_HALT', 'stop'),
      /^wrong AGENT_REMEDIATION_HALT/,
    ],
    [
      'D34: a cron that GitHub switched off',
      () => repo.disableWorkflow('reconcile.yml'),
      /^wrong \.github\/workflows\/reconcile\.yml: it does not run: disabled_inactivity/,
    ],
    [
      'a tag as a pin',
      () =>
        repo.push(
          'main',
          { '.github/workflows/label.yml': template('label').replaceAll(PIN, 'v1') },
          { by: 'octo-admin' },
        ),
      /^wrong .*label\.yml:\d+: create-session: pinned to "v1"/,
    ],
    [
      'the pin of no release',
      () =>
        repo.push(
          'main',
          { '.github/workflows/label.yml': template('label').replaceAll(PIN, '0'.repeat(40)) },
          { by: 'octo-admin' },
        ),
      /^wrong .*label\.yml:\d+: create-session: the pin stands for/,
    ],
    [
      'settings that cannot be read',
      () => repo.push('main', { '.github/agent-remediation.yml': 'verison: 1\n' }, { by: 'octo-admin' }),
      /^wrong \.github\/agent-remediation\.yml/,
    ],
    [
      'no checks are named',
      () => repo.push('main', { '.github/agent-remediation.yml': 'version: 1\n' }, { by: 'octo-admin' }),
      /^note closing\.checks/,
    ],
    ['workflows may approve', () => (repo.state.administration.workflowsMayApprove = true), /^wrong workflow token/],
    [
      'the batch opens drafts with a token that may not',
      () => pushBatch((text) => text),
      /^wrong workflow token: workflows may not create pull requests/,
    ],
    [
      'the batch needs the switch that allows approving too',
      async () => {
        repo.state.administration.workflowsMayApprove = true;
        await pushBatch((text) => text);
      },
      /^note workflow token: workflows may create pull requests, which the agent batch needs/,
    ],
    [
      'the batch has a token of an App, and the switch is on',
      async () => {
        repo.state.administration.workflowsMayApprove = true;
        await pushBatch((text) =>
          text.replace('step: publish', 'step: publish\n          github-token: ${{ steps.app.outputs.token }}'),
        );
      },
      /^wrong workflow token: workflows may approve/,
    ],
    ['workflows may write', () => (repo.state.administration.workflowsMayWrite = true), /^note default permissions/],
    [
      'D34: Actions is switched off',
      () => (repo.state.administration.isActionsOn = false),
      /^wrong policy for actions: Actions is switched off/,
    ],
    [
      'D34: this project is not among the allowed actions',
      () => (repo.state.administration.allowedActions = ['other/*']),
      /^wrong policy for actions: chosen actions only/,
    ],
    [
      'D34: a team of reviewers without access',
      () =>
        repo.push(
          'main',
          { '.github/agent-remediation.yml': 'version: 1\nreviewers: [octo-org/security]\n' },
          { by: 'octo-admin' },
        ),
      /^wrong reviewers: no access for security/,
    ],
    [
      'seed 7.12: a base branch that does not exist',
      () =>
        repo.push(
          'main',
          { '.github/agent-remediation.yml': 'version: 1\nbase-branch: develop\n' },
          { by: 'octo-admin' },
        ),
      /^wrong base branch: develop does not exist/,
    ],
    [
      'a job without a permission, with the lines to write',
      () => change('label.yml', template('label').replace(/^ +issues: write.*\n/m, '')),
      /^wrong \.github\/workflows\/label\.yml:\d+: permissions of hand-off: lacking: issues: write/,
    ],
    [
      'a job with more than it needs',
      () => change('merge.yml', template('merge').replace('checks: read', 'checks: write')),
      /^note .*merge\.yml:\d+: permissions of close: more than it needs: checks: write/,
    ],
    [
      'a job without permissions',
      () =>
        change(
          'label.yml',
          template('label')
            .replace(/^permissions: \{\}\n/m, '')
            .replace(/^ {4}permissions:\n( {6}.*\n)+/m, ''),
        ),
      /^note .*label\.yml:\d+: permissions of hand-off: none are named/,
    ],
    [
      'workflows of two releases',
      () => change('merge.yml', template('merge').replaceAll(PIN, 'decade'.repeat(7).slice(0, 40))),
      /^note release of the workflows: 2 different ones: .*label\.yml:\d+.*merge\.yml:\d+/,
    ],
    [
      'D34: a label that the workflow sets with its own token',
      () => change('triage.yml', TRIAGE('${{ github.token }}')),
      /^wrong start label, \.github\/workflows\/triage\.yml:9: sets ready-for-agent with the workflow's token/,
    ],
    [
      'a label that an App sets: sessions without a person',
      () => change('triage.yml', TRIAGE('${{ secrets.APP_TOKEN }}')),
      /^note start label, \.github\/workflows\/triage\.yml:9: sets ready-for-agent with a token of its own/,
    ],
    [
      'a self-trigger loop through the pull request of a session',
      () => change('rescan.yml', RESCAN('')),
      /^wrong self-trigger loop, \.github\/workflows\/rescan\.yml:8: .*label\.yml:\d+ starts a session, whose pull request starts .*rescan\.yml:3; .*rescan\.yml:8 adds the label ready-for-agent, which starts .*label\.yml:5/,
    ],
    [
      'a workflow_run that waits for a workflow of another name',
      () => change('verify.yml', template('verify').replace('[CI]', '[Build]')),
      /^wrong workflow_run, .*verify\.yml:\d+: no workflow is named Build/,
    ],
    [
      'a workflow of ours that listens to the ledger',
      () =>
        change(
          'reconcile.yml',
          template('reconcile').replace('on:\n', 'on:\n  push:\n    branches: [agent-remediation/**]\n'),
        ),
      /^wrong push to the ledger, .*reconcile\.yml:\d+: it writes the ledger and listens/,
    ],
    [
      'workflows on the ledger branch',
      () => repo.push('agent-remediation/ledger', { '.github/workflows/x.yml': 'on: push\n' }, { by: 'octo-admin' }),
      /^wrong workflows on the ledger branch: .*not excluded at \.github\/workflows\/ci\.yml:2/,
    ],
    [
      'D34: no CI for pull requests',
      () => change('ci.yml', 'on: push\n'),
      /^note CI of an agent's pull request: no workflow starts on pull_request/,
    ],
    [
      'D34: runs of an agent that wait for approval',
      () => addRun(CI_RUN),
      /^wrong runs that wait for approval: 1 on fix/,
    ],
    [
      'D34: a rule that keeps the agent from pushing',
      () => repo.addRuleset({ name: 'fix', include: ['refs/heads/fix/**'], rules: ['creation'] }),
      /^wrong rules of fix\/…: creation/,
    ],
    [
      'D34: a bot that removes quiet branches',
      () => change('stale.yml', 'on: push\njobs:\n  a:\n    steps:\n      - uses: someone/delete-stale-branches@v1\n'),
      /^wrong stale branches, \.github\/workflows\/stale\.yml:5: /,
    ],
    [
      'D34: a sweep whose first run shows no plan',
      () => change('sweep.yml', template('sweep').replace('default: plan', 'default: act')),
      /^note first sweep, \.github\/workflows\/sweep\.yml:\d+: /,
    ],
    [
      'a workflow that is not YAML',
      () => change('broken.yml', 'on: push\n\tjobs:\n'),
      /^note \.github\/workflows\/broken\.yml:2: GitHub cannot run it/,
    ],
    ['no rule on the default branch', () => repo.state.rulesets.splice(0, 1), /^wrong rules of main/],
    ['the ledger can be rewritten', () => repo.state.rulesets.splice(1, 1), /^wrong rules of the ledger/],
    [
      'a rule that stops the ledger',
      () => repo.addRuleset({ name: 'all', include: ['~ALL'], rules: ['pull_request'] }),
      /^wrong rules that stop the ledger: pull_request/,
    ],
  ];
  test.each(cases)('%s', async (_, change, expected) => {
    await change();
    expect(await complaints()).toContainEqual(expect.stringMatching(expected));
    sim.assertStrict();
  });
});

test('D34: a schedule that runs is fine', async () => {
  await addRun({ ...CI_RUN, path: '.github/workflows/reconcile.yml', event: 'schedule', conclusion: 'success' });
  expect((await complaints()).filter((row) => row.includes('schedule'))).toEqual([]);
});

test.each([
  ['leaves out what a session made', "\n    if: ${{ !startsWith(github.head_ref, 'fix/') }}"],
  ['runs for pushes alone', "\n    if: github.event_name == 'push'"],
])('no loop where the chain is broken: it %s', async (_, guard) => {
  await change('rescan.yml', RESCAN(guard));
  expect((await complaints()).filter((row) => row.includes('self-trigger loop'))).toEqual([]);
});

test('what a token may not see is said to be unknown, with the permission that it needs, and is not said to be fine', async () => {
  const { code, out } = await runWith(
    sim.addToken({ permissions: { contents: 'read', metadata: 'read', issues: 'read' } }).value,
    ['--format', 'json'],
  );
  const rows = JSON.parse(out) as readonly Row[];
  expect(code).toBe(0);
  expect(rows.filter(({ verdict }) => verdict === 'unknown').map(({ check, seen }) => `${check}: ${seen}`)).toEqual([
    expect.stringMatching(/^policy for actions: .*403.*administration=read/),
    expect.stringMatching(/^environment .*403.*actions=read/),
    expect.stringMatching(/^variables: .*403.*variables=read/),
    expect.stringMatching(/^workflows: .*403.*actions=read/),
    expect.stringMatching(/^self-trigger loops: .*403.*actions=read/),
    expect.stringMatching(/^workflow token: .*403.*administration=read/),
    expect.stringMatching(/^CI of an agent's pull request: .*403.*actions=read/),
    expect.stringMatching(/^runs that wait for approval: .*403.*actions=read/),
    expect.stringMatching(/^repository at the session service: no program can see/),
    expect.stringMatching(/^session service: not asked/),
    expect.stringMatching(/^agent version: no program can see/),
  ]);
});

test('--live proves on a branch of its own that a stale head is refused, and removes the branch', async () => {
  const { out } = await run('--live', '--format', 'json');
  expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ check: 'compare-and-set', verdict: 'fine' }));
  expect((await repo.state.git.refs('refs/heads/')).map(({ ref }) => ref)).toEqual(['refs/heads/main']);
});

test('the table is for people', async () => {
  repo.state.labels.delete('ready-for-agent');
  const { code, out } = await run();
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/wrong {4}label ready-for-agent: .*\n +→ gh label create ready-for-agent/),
  ]);
});

test('no such repository, no token, called wrongly', async () => {
  const terminal: Terminal = { write: () => {}, writeError: () => {}, colours: false, now: () => 0 };
  expect(await doctor(terminal, ['octo-org/shop'], {})).toBe(2);
  expect(await doctor(terminal, ['octo-org'], { GH_TOKEN: 'x' })).toBe(2);
  expect(
    await doctor(terminal, ['octo-org/other'], {
      GH_TOKEN: sim.addToken({ permissions: PERMISSIONS }).value,
      GITHUB_API_URL: sim.apiUrl,
      GITHUB_GRAPHQL_URL: sim.graphqlUrl,
      AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1',
    }),
  ).toBe(0);
});

test('what is allowed and has access is fine', async () => {
  repo.state.administration.allowedActions = ['agent-remediation/*'];
  repo.state.administration.teams.push('security');
  await repo.push(
    'main',
    {
      '.github/agent-remediation.yml': 'version: 1\nreviewers: [octo-org/security]\nclosing:\n  checks: [test]\n',
    },
    { by: 'octo-admin' },
  );
  expect(await complaints()).toEqual(ALWAYS);
});

const SHOP = { owner: 'octo-org', name: 'shop' };
/** A GitHub that answers every read with what `answer` says. */
function answering(
  answer: (route: string, parameters: Readonly<Record<string, unknown>>) => unknown,
  remove: () => Promise<never> = () => Promise.reject(new Error('no write')),
): GitHub {
  return {
    get: (route, parameters) => {
      const data = route === 'GET /repos/{owner}/{repo}' ? { default_branch: 'main' } : answer(route, parameters);
      return Promise.resolve({ status: 200, data, at: undefined });
    },
    write: remove,
    graph: () => Promise.reject(new GitHubFault('broken', { status: 502, ran: 'maybe', cause: undefined })),
  };
}

test.each([['<html>'], [null], [[]], [{}], [{ message: 'x', secrets: 3, variables: 'x' }]])(
  'an answer of a form that is not known is not taken for fine: %j',
  async (data) => {
    const rows = await look(
      answering(() => data),
      SHOP,
      { live: false, folder: undefined },
    );
    const fine = rows.filter(({ verdict }) => verdict === 'fine').map(({ check }) => check);
    // What rests on the mere existence of a thing, and an empty list of people, can be read in any answer.
    const existence = [
      'label ready-for-agent',
      'label agent-remediate',
      'ledger',
      'writers of the ledger',
      'rules of fix/…',
    ];
    expect(fine.filter((check) => !existence.includes(check))).toEqual([]);
  },
);

test('what stands on the second page of a list is seen', async () => {
  const paged = (key: string, last: readonly unknown[], size: number) => (page: unknown) =>
    page === 1
      ? { [key]: Array.from({ length: size }, (_, index) => ({ name: `other-${index}`, value: '' })) }
      : { [key]: last };
  const variables = paged('variables', [{ name: 'AGENT_REMEDIATION_HALT', value: '1' }], 30);
  const secrets = paged('secrets', [{ name: 'AGENT_API_KEY' }, { name: 'AGENT_ORG_ID' }], 100);
  const github = answering((route, { page }) => {
    if (route.endsWith('/actions/variables')) return variables(page);
    if (route.endsWith('/secrets')) return secrets(page);
    return { deployment_branch_policy: {} };
  });
  const rows = await look(github, SHOP, { live: false, folder: undefined });
  const verdicts = Object.fromEntries(rows.map(({ check, verdict }) => [check, verdict]));
  expect(verdicts).toMatchObject({
    AGENT_REMEDIATION_HALT: 'wrong',
    'secret AGENT_API_KEY': 'fine',
    'secret AGENT_ORG_ID': 'fine',
    'repository secrets': 'wrong',
  });
});

test('--live says when its branch may be left behind, with the command that removes it', async () => {
  const github = answering(
    () => ({}),
    () => Promise.reject(new GitHubFault('broken', { status: 502, ran: 'maybe', cause: undefined })),
  );
  const rows = await look(github, SHOP, { live: true, folder: undefined });
  expect(rows.at(-1)).toMatchObject({
    verdict: 'wrong',
    seen: expect.stringContaining('left behind'),
    fix: expect.stringMatching(
      /^gh api --method DELETE repos\/octo-org\/shop\/git\/refs\/heads\/agent-remediation\/doctor-/,
    ),
  });
});

test('a token of a form that no token has is refused, and not shown', async () => {
  const { code, err } = await runWith('ghs_secret\nvalue', []);
  expect([code, err]).toEqual([2, expect.stringContaining('token')]);
  expect(err).not.toContain('secret');
});
