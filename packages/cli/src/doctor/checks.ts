/** What can be wrong with a repository's side of the set-up, looked at through GitHub's API, read-only. */
import {
  PROJECT,
  LABEL_READY,
  LABEL_REMEDIATE,
  LEDGER_BRANCH,
  SETTINGS_PATH,
  Ending,
} from '@agent-remediation/conventions';
import { readSettings } from '@agent-remediation/conventions/settings';
import { quoted } from '@agent-remediation/agent-config';
import { isOwnToken, ours } from '@agent-remediation/agent-config/workflows';
import { dig, digList, digText } from '@agent-remediation/github';
import { chains } from './chains.ts';
import { DAY_ONE } from './day-one.ts';
import { ask, askAll, notSeen, STRANGE, type Looking, type Row } from './row.ts';
import { fileAt } from './workflow-files.ts';
import { workflows } from './workflows.ts';

const ENVIRONMENT = 'agent-remediation';
const KEY_SECRETS = ['AGENT_API_KEY', 'AGENT_ORG_ID'];
const URL_VARIABLE = 'AGENT_BASE_URL';
const HALT_VARIABLE = 'AGENT_REMEDIATION_HALT';

type Check = (looking: Looking) => Promise<readonly Row[]>;

export const CHECKS: readonly Check[] = [
  actionsPolicy,
  repositoryRows,
  labels,
  environment,
  variables,
  settings,
  workflows,
  chains,
  workflowToken,
  defaultBranchRules,
  ledger,
  ...DAY_ONE,
];

const namesOf = (list: readonly unknown[]): readonly string[] => list.map((entry) => digText(entry, 'name') ?? '');

async function repositoryRows(looking: Looking): Promise<readonly Row[]> {
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}');
  if (answer.kind !== 'read') return [notSeen('repository', answer)];
  const isPrivate = dig(answer.data, 'private') === true;
  const rows: Row[] = [
    isPrivate
      ? { check: 'visibility', verdict: 'fine', seen: 'private', fix: '' }
      : {
          check: 'visibility',
          verdict: 'note',
          seen: 'public: issues and ledger would reveal unfixed holes, so hand-offs are refused',
          fix: 'Set allow-public, and ledger.repository to a private repository.',
        },
  ];
  if (dig(answer.data, 'archived') === true)
    rows.push({
      check: 'archived',
      verdict: 'wrong',
      seen: 'the repository is archived: nothing can be pushed',
      fix: 'Unarchive it, or take the workflows out.',
    });
  if (dig(answer.data, 'has_issues') === false)
    rows.push({
      check: 'issues',
      verdict: 'wrong',
      seen: 'issues are switched off: labels and comments start nothing',
      fix: 'Settings, General, Features: switch issues on.',
    });
  if (dig(answer.data, 'allow_auto_merge') === true)
    rows.push({
      check: 'auto-merge',
      verdict: 'note',
      seen: 'auto-merge can be switched on for a pull request',
      fix: 'Settings, General: switch it off, or install check-pull-request, which switches it off again.',
    });
  return rows;
}

async function labels(looking: Looking): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const name of [LABEL_READY, LABEL_REMEDIATE]) {
    const answer = await ask(looking, 'GET /repos/{owner}/{repo}/labels/{name}', { name });
    const check = `label ${name}`;
    if (answer.kind === 'unknown') rows.push(notSeen(check, answer));
    else if (answer.kind === 'read') rows.push({ check, verdict: 'fine', seen: 'it exists', fix: '' });
    else
      rows.push({
        check,
        verdict: name === LABEL_READY ? 'wrong' : 'note',
        seen: 'it does not exist: nobody can add it',
        fix: `gh label create ${name}   or: agent-remediation init --remote ${looking.repository.owner}/${looking.repository.name} --write`,
      });
  }
  return rows;
}

/** As in action-templates/README.md, "Set up". */
function environmentCommands({ repository: { owner, name }, defaultBranch }: Looking): string {
  const place = `repos/${owner}/${name}/environments/${ENVIRONMENT}`;
  return [
    `echo '{"deployment_branch_policy":{"protected_branches":false,"custom_branch_policies":true}}' |`,
    `  gh api --method PUT ${place} --input -`,
    `gh api --method POST ${place}/deployment-branch-policies -f name=${quoted(defaultBranch)}`,
    ...KEY_SECRETS.map((secret) => `gh secret set ${secret} --env ${ENVIRONMENT}`),
  ].join('\n');
}

/** Names only: GitHub never shows a value. */
async function environment(looking: Looking): Promise<readonly Row[]> {
  const check = `environment ${ENVIRONMENT}`;
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/environments/{environment_name}', {
    environment_name: ENVIRONMENT,
  });
  if (answer.kind === 'unknown') return [notSeen(check, answer)];
  if (answer.kind === 'missing')
    return [
      {
        check,
        verdict: 'wrong',
        seen: 'it does not exist (private repositories on a free plan cannot have one), or the token may not see it',
        fix: environmentCommands(looking),
      },
    ];
  const policy = dig(answer.data, 'deployment_branch_policy');
  if (policy === undefined) return [notSeen(check, STRANGE)];
  const isLimited = policy !== null;
  const rows: Row[] = [
    isLimited
      ? { check, verdict: 'fine', seen: 'limited to chosen branches', fix: '' }
      : {
          check,
          verdict: 'wrong',
          seen: 'every branch may use it: a pushed branch could read the key',
          fix: 'Limit it to the default branch (action-templates/README.md, "Set up").',
        },
  ];
  const secrets = await askAll(looking, 'GET /repos/{owner}/{repo}/environments/{environment_name}/secrets', {
    environment_name: ENVIRONMENT,
    key: 'secrets',
  });
  if (secrets.kind !== 'read') return [...rows, notSeen('secrets of the environment', secrets)];
  const present = namesOf(secrets.list);
  for (const name of KEY_SECRETS)
    rows.push(
      present.includes(name)
        ? { check: `secret ${name}`, verdict: 'fine', seen: 'present in the environment', fix: '' }
        : {
            check: `secret ${name}`,
            verdict: 'wrong',
            seen: 'not in the environment',
            fix: `gh secret set ${name} --env ${ENVIRONMENT}`,
          },
    );
  const repositoryWide = await askAll(looking, 'GET /repos/{owner}/{repo}/actions/secrets', { key: 'secrets' });
  if (repositoryWide.kind !== 'read') return [...rows, notSeen('repository secrets', repositoryWide)];
  const open = namesOf(repositoryWide.list).filter((name) => KEY_SECRETS.includes(name));
  if (open.length > 0)
    rows.push({
      check: 'repository secrets',
      verdict: 'wrong',
      seen: `${open.join(', ')}: every writer's branch can read them`,
      fix: open.map((name) => `gh secret delete ${name}`).join(' && '),
    });
  return rows;
}

async function variables(looking: Looking): Promise<readonly Row[]> {
  // GitHub gives at most thirty of these at once.
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/actions/variables', {
    key: 'variables',
    perPage: 30,
  });
  if (answer.kind !== 'read') return [notSeen('variables', answer)];
  const value = (name: string): string | undefined =>
    answer.list.flatMap((entry) => (digText(entry, 'name') === name ? (digText(entry, 'value') ?? '') : []))[0];
  const halt = value(HALT_VARIABLE);
  const isHalted = halt !== undefined && !['', '0', 'false'].includes(halt.toLowerCase());
  return [
    url(value(URL_VARIABLE)),
    ...(isHalted
      ? [
          {
            check: HALT_VARIABLE,
            verdict: 'wrong' as const,
            seen: 'the kill switch is on: every hand-off is refused',
            fix: `gh variable delete ${HALT_VARIABLE}`,
          },
        ]
      : []),
  ];
}

function url(value: string | undefined): Row {
  const check = `variable ${URL_VARIABLE}`;
  if (value === undefined)
    return {
      check,
      verdict: 'note',
      seen: 'not a variable of the repository; the organisation or the workflow may have it',
      fix: `gh variable set ${URL_VARIABLE} --body https://…`,
    };
  const isRight = URL.canParse(value) && new URL(value).protocol === 'https:' && !/\/v\d+\/?$/.test(value);
  return isRight
    ? { check, verdict: 'fine', seen: new URL(value).host, fix: '' }
    : {
        check,
        verdict: 'wrong',
        seen: 'not an https address without a version',
        fix: `gh variable set ${URL_VARIABLE} --body https://…`,
      };
}

async function settings(looking: Looking): Promise<readonly Row[]> {
  const check = SETTINGS_PATH;
  const answer = await fileAt(looking, SETTINGS_PATH);
  if (answer.kind === 'unknown') return [notSeen(check, answer)];
  if (answer.kind === 'missing')
    return [
      { check, verdict: 'note', seen: 'not there: defaults are used', fix: 'agent-remediation init writes one.' },
    ];
  try {
    const found = readSettings(String(answer.data));
    const rows: Row[] = [
      { check, verdict: 'fine', seen: 'valid', fix: '' },
      ...(await baseBranch(looking, found.baseBranch)),
      ...(await reviewers(looking, found.reviewers)),
    ];
    if (found.closing.checks.length === 0)
      rows.push({
        check: 'closing.checks',
        verdict: 'note',
        seen: 'no checks are named: merged findings wait for a person',
        fix: 'Name the checks of your CI under closing.checks.',
      });
    return rows;
  } catch (error) {
    if (!(error instanceof Ending)) throw error;
    return [{ check, verdict: 'wrong', seen: error.message, fix: 'docs/settings.md lists every key.' }];
  }
}

/** Seed 7.12: every brief states the base branch; here it is seen whether that branch is there. */
async function baseBranch(looking: Looking, branch: string | undefined): Promise<readonly Row[]> {
  const check = 'base branch';
  if (branch === undefined)
    return [{ check, verdict: 'fine', seen: `every brief states ${looking.defaultBranch}`, fix: '' }];
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/branches/{branch}', { branch });
  if (answer.kind === 'unknown') return [notSeen(check, answer)];
  if (answer.kind === 'read') return [{ check, verdict: 'fine', seen: `every brief states ${branch}`, fix: '' }];
  return [
    { check, verdict: 'wrong', seen: `${branch} does not exist`, fix: `Correct base-branch in ${SETTINGS_PATH}.` },
  ];
}

/** D34: a request for review by a team without access fails. */
async function reviewers(looking: Looking, wanted: readonly string[]): Promise<readonly Row[]> {
  const teams = wanted.filter((name) => name.includes('/')).map((name) => name.split('/')[1] ?? '');
  if (teams.length === 0) return [];
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/teams');
  if (answer.kind !== 'read') return [notSeen('reviewers', answer)];
  const present = answer.list.map((team) => digText(team, 'slug'));
  const missing = teams.filter((team) => !present.includes(team));
  return [
    missing.length === 0
      ? { check: 'reviewers', verdict: 'fine', seen: `${teams.join(', ')} can see the repository`, fix: '' }
      : {
          check: 'reviewers',
          verdict: 'wrong',
          seen: `no access for ${missing.join(', ')}: the request for review fails`,
          fix: 'Settings, Collaborators and teams: add the team with read access.',
        },
  ];
}

/** D34: policies that keep the workflows from starting at all. */
async function actionsPolicy(looking: Looking): Promise<readonly Row[]> {
  const check = 'policy for actions';
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/actions/permissions');
  if (answer.kind !== 'read') return [notSeen(check, answer)];
  if (dig(answer.data, 'enabled') === false)
    return [
      { check, verdict: 'wrong', seen: 'Actions is switched off', fix: 'Settings, Actions, General: allow actions.' },
    ];
  const allowed = digText(answer.data, 'allowed_actions');
  if (allowed === 'local_only')
    return [{ check, verdict: 'wrong', seen: 'only actions of the owner are allowed', fix: `Allow ${PROJECT}/*.` }];
  if (allowed === 'all') return [{ check, verdict: 'fine', seen: 'all actions are allowed', fix: '' }];
  if (allowed !== 'selected') return [notSeen(check, STRANGE)];
  const selected = await ask(looking, 'GET /repos/{owner}/{repo}/actions/permissions/selected-actions');
  if (selected.kind !== 'read') return [notSeen(check, selected)];
  const patterns = digList(selected.data, 'patterns_allowed').map(String);
  const [owner = ''] = PROJECT.split('/');
  const isOurs = patterns.some((pattern) => pattern.startsWith(`${owner}/*`) || pattern.startsWith(PROJECT));
  return [
    isOurs
      ? { check, verdict: 'fine', seen: 'this project is allowed', fix: '' }
      : {
          check,
          verdict: 'wrong',
          seen: 'chosen actions only, and this project is not among them',
          fix: `Allow ${PROJECT}/*.`,
        },
  ];
}

async function workflowToken(looking: Looking): Promise<readonly Row[]> {
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/actions/permissions/workflow');
  if (answer.kind !== 'read') return [notSeen('workflow token', answer)];
  const canApprove = dig(answer.data, 'can_approve_pull_request_reviews');
  if (typeof canApprove !== 'boolean') return [notSeen('workflow token', STRANGE)];
  const isWrite = dig(answer.data, 'default_workflow_permissions') === 'write';
  return [
    { check: 'workflow token', ...pullRequestsByWorkflows(canApprove, batchToken(looking)) },
    ...(isWrite
      ? [
          {
            check: 'default permissions',
            verdict: 'note' as const,
            seen: 'workflows without a permissions block may write everything',
            fix: 'Settings, Actions, General: "Read repository contents".',
          },
        ]
      : []),
  ];
}

/** Creating and approving are one switch: only a batch that opens its drafts with the workflow's own token needs it. */
function pullRequestsByWorkflows(
  canApprove: boolean,
  batch: ReturnType<typeof batchToken>,
): Pick<Row, 'verdict' | 'seen' | 'fix'> {
  const SWITCH = 'Settings, Actions, General: switch "Allow GitHub Actions to create and approve pull requests"';
  const APP = "Or give the batch's publish job the token of an App: docs/agent-batch.md.";
  if (batch === 'workflow' && !canApprove)
    return {
      verdict: 'wrong',
      seen: 'workflows may not create pull requests, and the agent batch opens its drafts with the workflow token',
      fix: `${SWITCH} on. ${APP}`,
    };
  if (batch === 'workflow')
    return {
      verdict: 'note',
      seen: 'workflows may create pull requests, which the agent batch needs, and approve them, which nobody needs',
      fix: `Let a ruleset ask for a review by a code owner. ${APP}`,
    };
  return canApprove
    ? {
        verdict: 'wrong',
        seen: "workflows may approve pull requests: a review would not be a person's",
        fix: `${SWITCH} off.`,
      }
    : { verdict: 'fine', seen: 'workflows may not approve pull requests', fix: '' };
}

/** With which token the agent batch opens pull requests; nothing where the repository has no batch. */
function batchToken({ workflows: found }: Looking): 'workflow' | 'given' | undefined {
  if (found.kind !== 'read') return undefined;
  const tokens = found.files
    .flatMap(({ workflow }) => workflow?.jobs ?? [])
    .flatMap(({ steps }) => steps)
    .filter((step) => ours(step.uses) === 'run-agent-batch' && step.with['step'] === 'publish')
    .map((step) => step.with['github-token'] ?? '');
  if (tokens.length === 0) return undefined;
  return tokens.every(isOwnToken) ? 'given' : 'workflow';
}

/** "Never merge" is a rule of the repository, not a sentence in a brief. */
async function defaultBranchRules(looking: Looking): Promise<readonly Row[]> {
  const check = `rules of ${looking.defaultBranch}`;
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/rules/branches/{branch}', {
    branch: looking.defaultBranch,
  });
  if (answer.kind !== 'read') return [notSeen(check, answer)];
  const rule = answer.list.find((each) => digText(each, 'type') === 'pull_request');
  const fix =
    "gh api --method POST 'repos/{owner}/{repo}/rulesets' --input action-templates/rulesets/default-branch.json";
  if (rule === undefined)
    return [
      {
        check,
        verdict: 'wrong',
        seen: 'no pull request is required: anybody with write, the agent too, can push',
        fix,
      },
    ];
  const approvals = dig(rule, 'parameters', 'required_approving_review_count');
  const afterPush = dig(rule, 'parameters', 'require_last_push_approval') === true;
  const isEnough = typeof approvals === 'number' && approvals >= 1 && afterPush;
  return [
    isEnough
      ? {
          check,
          verdict: 'fine',
          seen: `${approvals} ${approvals === 1 ? 'approval' : 'approvals'}, also after the last push`,
          fix: '',
        }
      : {
          check,
          verdict: 'wrong',
          seen: `${String(approvals)} approvals${afterPush ? '' : ', and none after the last push'}`,
          fix,
        },
  ];
}

async function ledger(looking: Looking): Promise<readonly Row[]> {
  const branch = LEDGER_BRANCH;
  const ref = await ask(looking, 'GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
  const rules = await askAll(looking, 'GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch });
  const rows: Row[] = [];
  if (ref.kind === 'unknown') rows.push(notSeen('ledger', ref));
  else
    rows.push(
      ref.kind === 'read'
        ? { check: 'ledger', verdict: 'fine', seen: `branch ${branch}`, fix: '' }
        : { check: 'ledger', verdict: 'note', seen: 'not there yet: the first hand-off makes it', fix: '' },
    );
  if (rules.kind !== 'read') return [...rows, notSeen('rules of the ledger', rules)];
  const types = rules.list.map((rule) => digText(rule, 'type') ?? '');
  const missing = ['deletion', 'non_fast_forward'].filter((type) => !types.includes(type));
  const fix = "gh api --method POST 'repos/{owner}/{repo}/rulesets' --input action-templates/rulesets/ledger.json";
  rows.push(
    missing.length === 0
      ? { check: 'rules of the ledger', verdict: 'fine', seen: 'it can be neither deleted nor rewritten', fix: '' }
      : { check: 'rules of the ledger', verdict: 'wrong', seen: `not forbidden: ${missing.join(', ')}`, fix },
  );
  rows.push(...(await writers(looking)));
  const blocking = types.filter((type) =>
    ['pull_request', 'required_status_checks', 'required_signatures', 'update', 'creation'].includes(type),
  );
  if (blocking.length > 0)
    rows.push({
      check: 'rules that stop the ledger',
      verdict: 'wrong',
      seen: `${blocking.join(', ')}: nothing can be written`,
      fix: `Exclude refs/heads/${branch} from that ruleset.`,
    });
  return rows;
}

/** A ruleset keeps the ledger's history; who may add to it, no rule can say. */
async function writers(looking: Looking): Promise<readonly Row[]> {
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/collaborators', { permission: 'push' });
  if (answer.kind !== 'read') return [notSeen('writers of the ledger', answer)];
  return [
    {
      check: 'writers of the ledger',
      verdict: 'fine',
      seen: `${answer.list.length} ${answer.list.length === 1 ? 'person' : 'people'} with write, and ${writing(looking)}`,
      fix: '',
    },
  ];
}

/** Jobs whose token may write contents, with the line of each. */
function writing({ workflows: found }: Looking): string {
  if (found.kind !== 'read') return 'every workflow with contents: write';
  const places = found.files.flatMap(({ path, workflow }) =>
    (workflow?.jobs ?? []).flatMap((job) => {
      const permissions = job.permissions ?? workflow?.permissions;
      const may =
        permissions === 'write-all' || (typeof permissions === 'object' && permissions['contents'] === 'write');
      return may ? [`${path}:${job.line}`] : [];
    }),
  );
  return places.length === 0 ? 'no workflow names contents: write' : `the jobs at ${places.join(', ')}`;
}
