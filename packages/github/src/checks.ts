import { Ending } from '@agent-remediation/conventions';
import { githubEnding, graphEnding, type GitHub } from './client.ts';
import { dig, digList, digNumber, digText } from './dig.ts';
import type { RepositoryName } from './repository-name.ts';

/** A named check of a commit: a check run, the newest of its name in its suite, or a commit status. */
export interface Check {
  readonly name: string;
  /** `skipped`: it ended without having checked anything. */
  readonly result: 'success' | 'failure' | 'pending' | 'skipped';
}

/** A run of a workflow on a commit, with the conclusion of the whole. */
export interface WorkflowCheck extends Check {
  /** Name of its file, such as `ci.yml`; empty when GitHub does not say. */
  readonly file: string;
}

/** What has run on a commit. */
export interface CommitChecks {
  readonly checks: readonly Check[];
  readonly workflows: readonly WorkflowCheck[];
}

const QUERY = `query checks($owner: String!, $name: String!, $oid: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) { object(oid: $oid) { ... on Commit { statusCheckRollup {
    contexts(first: 100, after: $after) {
      nodes { __typename
        ... on CheckRun { name databaseId status conclusion checkSuite { databaseId status conclusion
          workflowRun { databaseId workflow { name resourcePath } } } }
        ... on StatusContext { context state } }
      pageInfo { hasNextPage endCursor }
    } } } } }
}`;
const PAGES = 10;
const READING = 'reading the checks of the merge commit';

interface Found extends Check {
  /** Suite of a check run; `undefined`: a status, of which GitHub shows the newest only. */
  readonly suite: number | undefined;
  readonly order: number;
  readonly workflow: WorkflowCheck | undefined;
}

/**
 * All checks of a commit, and the workflows that they belong to, but those of the workflow run `without`; empty when there are none. Ends
 * with `github-…` when they cannot be read.
 */
export async function readChecks(
  github: GitHub,
  repository: RepositoryName,
  commit: string,
  without: string,
): Promise<CommitChecks> {
  const checks: Found[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await github.graph('read', QUERY, { ...repository, oid: commit, after }).catch((error: unknown) => {
      throw githubEnding(error, READING);
    });
    if (answer.errors.length > 0) throw graphEnding(answer, `${READING} (needs checks: read and statuses: read)`);
    const contexts = dig(answer.data, 'repository', 'object', 'statusCheckRollup', 'contexts');
    checks.push(...digList(contexts, 'nodes').flatMap((node) => check(node, without) ?? []));
    if (dig(contexts, 'pageInfo', 'hasNextPage') !== true)
      return { checks: newest(checks), workflows: workflowsOf(checks) };
    after = digText(contexts, 'pageInfo', 'endCursor') ?? null;
  }
  // The failure may be among those that were not read.
  throw new Ending('github-unavailable', `${READING}: there are more than ${PAGES * 100}`);
}

function check(node: unknown, without: string): Found | undefined {
  if (digText(node, '__typename') === 'CheckRun') {
    const [name, order] = [digText(node, 'name'), digNumber(node, 'databaseId') ?? 0];
    const run = digNumber(node, 'checkSuite', 'workflowRun', 'databaseId');
    if (name === undefined || String(run) === without) return undefined;
    const result = runResult(digText(node, 'status'), digText(node, 'conclusion'));
    const suite = dig(node, 'checkSuite');
    return { name, result, suite: digNumber(suite, 'databaseId') ?? 0, order, workflow: workflowOf(suite) };
  }
  const name = digText(node, 'context');
  if (name === undefined) return undefined;
  const state = digText(node, 'state');
  const result = state === 'SUCCESS' ? 'success' : state === 'PENDING' || state === 'EXPECTED' ? 'pending' : 'failure';
  return { name, result, suite: undefined, order: 0, workflow: undefined };
}

/** The conclusion of a workflow run is that of its suite: all of its jobs together. */
function workflowOf(suite: unknown): WorkflowCheck | undefined {
  const workflow = dig(suite, 'workflowRun', 'workflow');
  const name = digText(workflow, 'name');
  if (name === undefined) return undefined;
  const result = runResult(digText(suite, 'status'), digText(suite, 'conclusion'));
  return { name, file: digText(workflow, 'resourcePath')?.split('/').at(-1) ?? '', result };
}

function workflowsOf(checks: readonly Found[]): readonly WorkflowCheck[] {
  const suites = new Map(checks.flatMap(({ suite, workflow }) => (workflow ? [[suite, workflow] as const] : [])));
  return [...suites.values()];
}

/** Only an explicit success is one. What was skipped, is neutral or went stale verified nothing, but did not fail either. */
function runResult(status: string | undefined, conclusion: string | undefined): Check['result'] {
  if (status !== 'COMPLETED') return 'pending';
  if (conclusion === 'SUCCESS') return 'success';
  return conclusion === 'SKIPPED' || conclusion === 'NEUTRAL' || conclusion === 'STALE' ? 'skipped' : 'failure';
}

/**
 * A check run that was run again counts in its newest form. Two workflows may both have a job of that name: each suite counts for
 * itself, so that one's success does not hide the other's failure. A run and a status of one name both count.
 */
function newest(checks: readonly Found[]): readonly Check[] {
  const latest = new Map<string, Found>();
  for (const entry of checks) {
    const key = `${entry.suite ?? 'status'}:${entry.name}`;
    const known = latest.get(key);
    if (!known || entry.order > known.order) latest.set(key, entry);
  }
  return [...latest.values()];
}
