import { Ending } from '@agent-remediation/conventions';
import {
  dig,
  digList,
  digNumber,
  digText,
  githubEnding,
  graphEnding,
  type GitHub,
  type RepositoryName,
} from '@agent-remediation/github';
import type { PullRequestFacts } from '../facts.ts';

/** What the settings name as evidence: a job of a workflow. */
export interface EvidenceAsked {
  /** Name of the job. */
  readonly check: string;
  /** Name of the workflow's file in `.github/workflows`. */
  readonly workflow: string;
}

export interface EvidenceSeen {
  readonly result: NonNullable<PullRequestFacts['evidence']>;
  /** Why something of that name does not count; undefined: nothing was passed over. */
  readonly note: string | undefined;
}

const WORKFLOWS = '.github/workflows';
const QUERY = `query evidence($owner: String!, $name: String!, $oid: GitObjectID!, $check: String!, $branch: String!, $byDefault: String!, $atBase: String!) {
  repository(owner: $owner, name: $name) {
    byDefault: object(expression: $byDefault) { oid }
    atBase: object(expression: $atBase) { oid }
    pullRequests(headRefName: $branch, last: 50) { totalCount nodes { number baseRefName createdAt closedAt
      timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) { nodes { ... on BaseRefChangedEvent { createdAt } } } } }
    object(oid: $oid) { ... on Commit { checkSuites(first: 100) { totalCount nodes { databaseId status conclusion
      app { slug } branch { name } workflowRun { databaseId event createdAt workflow { resourcePath } }
      checkRuns(last: 50, filterBy: { checkName: $check }) { nodes { name databaseId status conclusion } } } } } }
  }
}`;
const READING = 'reading the evidence (needs checks: read, contents: read and pull-requests: read)';
const PULLS = 50;
const SUITES = 100;
/** GitHub's own app that runs workflows; on every server it has this name. */
const ACTIONS = 'github-actions';

interface Suite {
  readonly app: string;
  readonly event: string;
  readonly branch: string | undefined;
  readonly file: string;
  readonly createdAt: string;
  /** What its newest check of the name says, and what the whole run does: a check that a step wrote into it changes only the first. */
  readonly results: readonly EvidenceSeen['result'][];
}

/**
 * The result of the job that is evidence, on the newest commit. A name proves nothing: any app, and any workflow that may write checks, can
 * give a check that name. What counts is a run of the named workflow by GitHub Actions, for a pull request of this branch, with a file that
 * is the same on the default branch and on the base branch, begun when no pull request of this branch aimed at another base: the run takes
 * its file from the merge with the base, where the diff does not show it.
 */
export async function readEvidence(
  github: GitHub,
  repository: RepositoryName,
  { check, workflow }: EvidenceAsked,
  pull: Pick<PullRequestFacts, 'headOid' | 'branch' | 'baseBranch' | 'number'>,
  runId: string,
): Promise<EvidenceSeen> {
  const file = `${WORKFLOWS}/${workflow}`;
  const answer = await github
    .graph('read', QUERY, {
      ...repository,
      oid: pull.headOid,
      check,
      branch: pull.branch,
      byDefault: `HEAD:${file}`,
      atBase: `refs/heads/${pull.baseBranch}:${file}`,
    })
    .catch((error: unknown) => {
      throw githubEnding(error, READING);
    });
  if (answer.errors.length > 0) throw graphEnding(answer, READING);
  const found = dig(answer.data, 'repository');
  const suites = dig(found, 'object', 'checkSuites');
  const pulls = dig(found, 'pullRequests');
  if ((digNumber(suites, 'totalCount') ?? 0) > SUITES || (digNumber(pulls, 'totalCount') ?? 0) > PULLS)
    throw new Ending('github-unavailable', `${READING}: there is more than one page`);
  const expected = digText(found, 'byDefault', 'oid');
  if (expected === undefined) return { result: 'absent', note: `${file} is not on the default branch` };
  if (digText(found, 'atBase', 'oid') !== expected)
    return { result: 'absent', note: `${file} on ${pull.baseBranch} is not the one on the default branch` };
  const since = aimedHereSince(digList(pulls, 'nodes'), pull);
  return judged(
    digList(suites, 'nodes').flatMap((node) => suiteOf(node, runId)),
    { file: workflow, branch: pull.branch, since },
  );
}

/** When the last pull request of this branch stopped to aim at another base; undefined: one still does. */
function aimedHereSince(
  pulls: readonly unknown[],
  { number, baseBranch }: Pick<PullRequestFacts, 'number' | 'baseBranch'>,
): string | undefined {
  let since = '';
  for (const pull of pulls) {
    const changed = digText(digList(pull, 'timelineItems', 'nodes')[0], 'createdAt') ?? '';
    const elsewhere = digText(pull, 'baseRefName') !== baseBranch;
    const closed = digText(pull, 'closedAt');
    if (elsewhere && closed === undefined && digNumber(pull, 'number') !== number) return undefined;
    const until = elsewhere ? (closed ?? '') : changed;
    if (until > since) since = until;
  }
  return since;
}

function suiteOf(node: unknown, runId: string): readonly Suite[] {
  const runs = digList(node, 'checkRuns', 'nodes');
  const run = dig(node, 'workflowRun');
  const newest = runs.toSorted((a, b) => (digNumber(a, 'databaseId') ?? 0) - (digNumber(b, 'databaseId') ?? 0)).at(-1);
  if (newest === undefined || String(digNumber(run, 'databaseId')) === runId) return [];
  return [
    {
      app: digText(node, 'app', 'slug') ?? '',
      event: digText(run, 'event') ?? '',
      branch: digText(node, 'branch', 'name'),
      file: digText(run, 'workflow', 'resourcePath')?.split('/').at(-1) ?? '',
      createdAt: digText(run, 'createdAt') ?? '',
      results: [newest, node].map((each) => resultOf(digText(each, 'status'), digText(each, 'conclusion'))),
    },
  ];
}

function resultOf(status: string | undefined, conclusion: string | undefined): EvidenceSeen['result'] {
  if (status !== 'COMPLETED') return 'pending';
  if (conclusion === 'SUCCESS') return 'success';
  return conclusion === 'SKIPPED' || conclusion === 'NEUTRAL' || conclusion === 'STALE' ? 'skipped' : 'failure';
}

const WORST = ['failure', 'pending', 'skipped', 'success'] as const;

function judged(
  suites: readonly Suite[],
  asked: { readonly file: string; readonly branch: string; readonly since: string | undefined },
): EvidenceSeen {
  const refusals = suites.map((suite) => refusal(suite, asked));
  const results = suites.flatMap(({ results: each }, index) => (refusals[index] === undefined ? each : []));
  const note = refusals.find((each) => each !== undefined);
  // Two runs for one commit: the worse one counts.
  return {
    result: WORST.find((each) => results.includes(each)) ?? 'absent',
    note: results.length > 0 ? undefined : note,
  };
}

/** Why a check of the name is no evidence. */
function refusal(
  { app, event, branch, file, createdAt }: Suite,
  asked: { readonly file: string; readonly branch: string; readonly since: string | undefined },
): string | undefined {
  if (app !== ACTIONS || file === '')
    return `one of that name is of ${app === ACTIONS ? 'no workflow' : `the app ${app}`}`;
  if (file !== asked.file) return `one of that name is of the workflow ${file}`;
  if (event !== 'pull_request') return `one of that name ran on ${event}`;
  if (branch !== asked.branch) return 'one of that name ran for another branch';
  if (asked.since === undefined) return 'another pull request of this branch has another base';
  return createdAt > asked.since ? undefined : 'one of that name is from before the base branch was this one';
}
