import type { App, CheckRun, CommitStatus, Repository, User } from './model.ts';
import { nextId, nodeId, timestamp } from './world.ts';
import type { World } from './world.ts';

export const ACTIONS_APP: App = { id: 15_368, slug: 'github-actions', name: 'GitHub Actions' };

export interface NewCheckRun {
  readonly name: string;
  readonly headSha: string;
  readonly status?: CheckRun['status'] | undefined;
  readonly conclusion?: string | null | undefined;
  readonly app?: App | undefined;
  readonly detailsUrl?: string | undefined;
  /** Makes it a job of this workflow run, in a suite of its own. */
  readonly workflowRunId?: number | undefined;
}

export function addCheckRun(world: World, repository: Repository, fields: NewCheckRun): CheckRun {
  const id = nextId(world);
  const now = timestamp(world);
  const conclusion = fields.conclusion ?? null;
  const app = fields.app ?? ACTIONS_APP;
  const workflowRunId = fields.workflowRunId ?? null;
  const suite = repository.checkRuns.find(
    (run) => run.headSha === fields.headSha && run.app.id === app.id && run.workflowRunId === workflowRunId,
  )?.suiteId;
  const run: CheckRun = {
    id,
    nodeId: nodeId('CR', id),
    suiteId: suite ?? nextId(world),
    workflowRunId,
    name: fields.name,
    headSha: fields.headSha,
    app,
    status: fields.status ?? (conclusion === null ? 'queued' : 'completed'),
    conclusion,
    startedAt: now,
    completedAt: conclusion === null ? null : now,
    detailsUrl: fields.detailsUrl ?? `${world.urls.server}/checks/${id}`,
    output: { title: null, summary: null },
  };
  repository.checkRuns.push(run);
  return run;
}

export interface NewStatus {
  readonly sha: string;
  readonly context: string;
  readonly state: CommitStatus['state'];
  readonly description?: string | null;
  readonly targetUrl?: string | null;
  readonly creator: User;
}

export function addStatus(world: World, repository: Repository, fields: NewStatus): CommitStatus {
  const id = nextId(world);
  const status: CommitStatus = {
    description: null,
    targetUrl: null,
    ...fields,
    id,
    nodeId: nodeId('SC', id),
    createdAt: timestamp(world),
  };
  repository.statuses.push(status);
  return status;
}

/** The newest status of each context, as the combined status counts them. */
export function currentStatuses(repository: Repository, sha: string): readonly CommitStatus[] {
  const latest = new Map<string, CommitStatus>();
  for (const status of repository.statuses) if (status.sha === sha) latest.set(status.context, status);
  return [...latest.values()];
}

/** The newest run of each name and suite, which is what `filter=latest` and the rollup show. */
export function currentCheckRuns(repository: Repository, sha: string): readonly CheckRun[] {
  const latest = new Map<string, CheckRun>();
  for (const run of repository.checkRuns) if (run.headSha === sha) latest.set(`${run.suiteId}/${run.name}`, run);
  return [...latest.values()];
}

export function combinedState(statuses: readonly CommitStatus[]): 'failure' | 'pending' | 'success' {
  if (statuses.some(({ state }) => state === 'error' || state === 'failure')) return 'failure';
  return statuses.length === 0 || statuses.some(({ state }) => state === 'pending') ? 'pending' : 'success';
}
