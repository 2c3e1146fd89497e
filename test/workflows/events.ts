/**
 * Events as GitHub sends them: its published example payloads, adapted, never invented. `schedule` has no published
 * example; its payload is documented to hold the cron line alone.
 */
import { createRequire } from 'node:module';

type Value = string | number | boolean | null | readonly Value[] | Fields;
interface Fields {
  readonly [key: string]: Value;
}
interface Definition {
  readonly name: string;
  readonly examples: readonly Fields[];
}

export interface GitHubEvent {
  readonly name: string;
  /** Activity type, for the filter under `on`. */
  readonly action: string | undefined;
  readonly payload: Fields;
  readonly headRef: string;
}

const DEFINITIONS = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Definition[];
const REPOSITORY = 'octo-org/octo-repo';
const repository: Fields = { full_name: REPOSITORY, default_branch: 'main' };

function example(name: string, action?: string): Fields {
  const found = DEFINITIONS.find((definition) => definition.name === name)?.examples.find(
    (candidate) => action === undefined || candidate['action'] === action,
  );
  if (found === undefined) throw new Error(`no published example of ${name} ${action ?? ''}`);
  return found;
}

/** Lays `change` over `base`, field by field; other values are replaced whole. */
function adapt(base: Fields, change: Fields): Fields {
  const entries = Object.entries(change).map(([key, value]) => {
    const before = base[key];
    return [key, isFields(before) && isFields(value) ? adapt(before, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(entries) };
}
function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function event(name: string, action: string | undefined, payload: Fields, headRef = ''): GitHubEvent {
  return { name, action, payload: adapt(payload, { repository }), headRef };
}

export const labeled = (label: string): GitHubEvent =>
  event('issues', 'labeled', adapt(example('issues', 'labeled'), { label: { name: label } }));

export const issueAction = (action: 'opened' | 'edited' | 'unlabeled'): GitHubEvent =>
  event('issues', action, example('issues', action));

export const commented = (
  body: string,
  on: 'issue' | 'pull request',
  action: 'created' | 'edited' = 'created',
): GitHubEvent => {
  const base = adapt(example('issue_comment', action), { comment: { body } });
  const issue = { ...(base['issue'] as Fields) };
  delete issue['pull_request'];
  const url = 'https://api.github.com/repos/octo-org/octo-repo/pulls/7';
  return event('issue_comment', action, {
    ...base,
    issue: on === 'issue' ? issue : { ...issue, pull_request: { url } },
  });
};

export const dispatched = (type: string): GitHubEvent =>
  event(
    'repository_dispatch',
    type,
    adapt(example('repository_dispatch'), { action: type, client_payload: { finding_id: 'F-1', description: 'x' } }),
  );

export const started = (inputs: Fields): GitHubEvent =>
  event('workflow_dispatch', undefined, adapt(example('workflow_dispatch'), { inputs }));

export interface PullRequest {
  readonly action: 'opened' | 'reopened' | 'ready_for_review' | 'closed' | 'labeled';
  readonly branch?: string;
  readonly merged?: boolean;
  readonly fork?: boolean | 'deleted';
}
export const pullRequest = ({
  action,
  branch = 'fix/issue-12',
  merged = false,
  fork = false,
}: PullRequest): GitHubEvent => {
  const repo: Value = fork === 'deleted' ? null : { full_name: fork ? 'somebody/octo-repo' : REPOSITORY };
  const change: Fields = { pull_request: { merged, head: { ref: branch, repo } } };
  return event('pull_request', action, adapt(example('pull_request', action), change), branch);
};

export const scheduled = (): GitHubEvent => event('schedule', undefined, { schedule: '37 */6 * * *' });

export interface Run {
  readonly event: string;
  readonly branch: string;
  readonly repository?: string;
}
export const ciFinished = ({ event: cause, branch, repository: from = REPOSITORY }: Run): GitHubEvent =>
  event(
    'workflow_run',
    'completed',
    adapt(example('workflow_run', 'completed'), {
      workflow_run: { name: 'CI', event: cause, head_branch: branch, head_repository: { full_name: from } },
    }),
  );

/** The `github` context of a run that this event starts. */
export function githubContext({ name, payload, headRef }: GitHubEvent): Fields {
  return { event_name: name, event: payload, head_ref: headRef, repository: REPOSITORY, ref: 'refs/heads/main' };
}
