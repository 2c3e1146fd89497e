/** D34: what surprises people on the first day. */
import { BRANCH_PREFIX, LEDGER_BRANCH } from '@agent-remediation/conventions';
import { actionsOf, isOurs } from '@agent-remediation/agent-config/workflows';
import { digNumber, digText } from '@agent-remediation/github';
import { askAll, notSeen, type Looking, type Row } from './row.ts';

type Check = (looking: Looking) => Promise<readonly Row[]>;

export const DAY_ONE: readonly Check[] = [fixBranches, ciOfAgents, waitingRuns, staleBranches, firstSweep, connection];

/** Rules that keep an agent from pushing its branch. */
const STOPPING = [
  'creation',
  'update',
  'pull_request',
  'required_signatures',
  'required_status_checks',
  'branch_name_pattern',
  'commit_message_pattern',
  'commit_author_email_pattern',
];

async function fixBranches(looking: Looking): Promise<readonly Row[]> {
  const check = `rules of ${BRANCH_PREFIX}…`;
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/rules/branches/{branch}', {
    branch: `${BRANCH_PREFIX}issue-1`,
  });
  if (answer.kind !== 'read') return [notSeen(check, answer)];
  const types = [...new Set(answer.list.map((rule) => digText(rule, 'type') ?? ''))];
  const stopping = types.filter((type) => STOPPING.includes(type));
  if (stopping.length === 0) return [{ check, verdict: 'fine', seen: 'nothing stops an agent from pushing', fix: '' }];
  return [
    {
      check,
      verdict: 'wrong',
      seen: `${stopping.join(', ')}: the agent cannot push its branch`,
      fix: `Exclude refs/heads/${BRANCH_PREFIX}**/* from that ruleset.`,
    },
  ];
}

/** The fix has to be checked by somebody's CI before a person looks at it. */
async function ciOfAgents({ workflows }: Looking): Promise<readonly Row[]> {
  const check = "CI of an agent's pull request";
  if (workflows.kind !== 'read') return [notSeen(check, workflows)];
  const places = workflows.files.flatMap(({ path, workflow, state }) =>
    workflow === undefined || isOurs(workflow) || state !== 'active'
      ? []
      : workflow.triggers
          .filter(({ event }) => event === 'pull_request')
          .map(({ line, filters }) => ({ at: `${path}:${line}`, hasPaths: filters['paths'] !== undefined })),
  );
  if (places.length === 0)
    return [
      {
        check,
        verdict: 'note',
        seen: 'no workflow starts on pull_request: unless CI runs elsewhere, nothing checks the fix',
        fix: 'Write pull_request: below on: of your CI.',
      },
    ];
  const whole = places.filter(({ hasPaths }) => !hasPaths).map((place) => place.at);
  if (whole.length > 0) return [{ check, verdict: 'fine', seen: `starts ${whole.join(', ')}`, fix: '' }];
  return [
    {
      check,
      verdict: 'note',
      seen: `only for some paths: ${places.map((place) => place.at).join(', ')}`,
      fix: 'A fix that touches other files gets no checks: take paths: out, or name more.',
    },
  ];
}

/** GitHub holds the runs of pull requests that agents and first-time contributors open until somebody with write approves them. */
async function waitingRuns(looking: Looking): Promise<readonly Row[]> {
  const check = 'runs that wait for approval';
  const answer = await askAll(looking, 'GET /repos/{owner}/{repo}/actions/runs', {
    key: 'workflow_runs',
    status: 'action_required',
  });
  if (answer.kind !== 'read') return [notSeen(check, answer)];
  const waiting = answer.list.filter((run) => digText(run, 'head_branch')?.startsWith(BRANCH_PREFIX));
  if (waiting.length === 0) return [{ check, verdict: 'fine', seen: `none on ${BRANCH_PREFIX}…`, fix: '' }];
  const { owner, name } = looking.repository;
  const numbers = waiting.flatMap((run) => digNumber(run, 'id') ?? []);
  return [
    {
      check,
      verdict: 'wrong',
      seen: `${waiting.length} on ${BRANCH_PREFIX}…: CI of an agent's pull request does not start by itself`,
      fix: `Look at the change, then: gh api --method POST repos/${owner}/${name}/actions/runs/${numbers[0] ?? 'ID'}/approve`,
    },
  ];
}

const STALE_BRANCHES = /(stale|abandoned|old|delete|remove|prune)[\w-]*branch|branch[\w-]*(cleanup|cleaner|prune)/i;

/** Bots that remove quiet branches, and such that close quiet issues: the ledger is quiet, and a finding may wait long. */
async function staleBranches({ workflows }: Looking): Promise<readonly Row[]> {
  if (workflows.kind !== 'read') return [];
  return workflows.files.flatMap(({ path, workflow }) =>
    (workflow?.jobs ?? []).flatMap((job) =>
      job.steps.flatMap((step): readonly Row[] => {
        const action = step.uses.split('@')[0] ?? '';
        const given = Object.values(step.with).join('\n');
        if (STALE_BRANCHES.test(action) && !given.includes('agent-remediation'))
          return [
            {
              check: `stale branches, ${path}:${step.line}`,
              verdict: 'wrong',
              seen: `${action} may remove the ledger`,
              fix: `Exclude ${LEDGER_BRANCH} and ${BRANCH_PREFIX}** in its inputs.`,
            },
          ];
        if (action === 'actions/stale' && !given.includes('agent:'))
          return [
            {
              check: `stale issues, ${path}:${step.line}`,
              verdict: 'note',
              seen: 'it may close issues of findings that wait for a person',
              fix: "exempt-issue-labels: 'agent:working,agent:in-review,agent:needs-human,agent:merged'",
            },
          ];
        return [];
      }),
    ),
  );
}

/** What the first sweep would cost can be seen before it runs. */
async function firstSweep({ workflows }: Looking): Promise<readonly Row[]> {
  if (workflows.kind !== 'read') return [];
  return workflows.files.flatMap(({ path, workflow }): readonly Row[] => {
    if (workflow === undefined || !actionsOf(workflow).includes('scheduled-sweep')) return [];
    const byHand = workflow.triggers.find(({ event }) => event === 'workflow_dispatch');
    const check = `first sweep, ${path}:${byHand?.line ?? workflow.triggers[0]?.line ?? 1}`;
    const file = path.split('/').at(-1) ?? '';
    if (byHand?.inputs.get('mode') === 'plan')
      return [{ check, verdict: 'fine', seen: `shows its plan first: gh workflow run ${file} -f mode=plan`, fix: '' }];
    return [
      {
        check,
        verdict: 'note',
        seen: 'started by hand it acts at once; what it would hand off is not shown before',
        fix: 'Add workflow_dispatch with the input mode, default plan, as in agent-sweep.yml.',
      },
    ];
  });
}

/** A session that opened a pull request here shows that the service sees the repository; nothing else does. */
async function connection({ sessions, repository }: Looking): Promise<readonly Row[]> {
  const check = 'repository at the session service';
  const here = `/${repository.owner}/${repository.name}/pull/`.toLowerCase();
  const urls = sessions.flatMap(({ pullRequests }) => pullRequests.map(({ url }) => url));
  if (urls.some((url) => url.toLowerCase().includes(here)))
    return [{ check, verdict: 'fine', seen: 'a session has opened a pull request here', fix: '' }];
  return [
    {
      check,
      verdict: 'unknown',
      seen: 'no program can see from here whether it is connected to the workspace',
      fix: "Look at the session service's settings, under repositories; without it every session ends with nothing.",
    },
  ];
}
