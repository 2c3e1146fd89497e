import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isJsonObject } from '../contract/json.ts';
import type { Json, JsonObject } from '../contract/json.ts';
import { commentView, issueView, labelView, pullView, repositoryView, reviewView, userView } from '../rest/views.ts';
import type { PullFigures } from '../rest/views.ts';
import type { Comment, Delivery, Issue, Label, PullRequest, Repository, Review, User } from '../state/model.ts';
import type { World } from '../state/world.ts';

interface Example {
  readonly name: string;
  readonly examples: readonly JsonObject[];
}
let examples: readonly Example[] | null = null;

/** GitHub's published example of an event (npm @octokit/webhooks-examples, 3 MB, read when first needed). */
export function publishedExample(name: string, action?: string): JsonObject {
  examples ??= JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@octokit/webhooks-examples')), 'utf8'),
  ) as Example[];
  const found = examples
    .find((event) => event.name === name)
    ?.examples.find(
      (example) => action === undefined || example['action'] === action || name === 'repository_dispatch',
    );
  if (found === undefined) throw new Error(`no published example of ${name} ${action ?? ''}`);
  return found;
}

/**
 * An example with our state in it. Only keys that the example has are replaced, so that nothing is invented; objects are replaced
 * key by key, lists and plain values whole.
 */
export function adapt(example: Json | undefined, value: Json | undefined): Json {
  if (value === undefined) return example ?? null;
  if (!isJsonObject(example) || !isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(example).map(([key, inner]) => [
      key,
      Object.hasOwn(value, key) ? adapt(inner, value[key]) : (inner ?? null),
    ]),
  );
}

/** The parts of an example that speak of another organisation or app are left away, as on a repository without them. */
const FOREIGN = new Set(['organization', 'installation', 'enterprise']);

function delivery(
  world: World,
  name: string,
  action: string | undefined,
  repository: Repository,
  sender: User,
  parts: Readonly<Record<string, Json>>,
): Delivery {
  const example = publishedExample(name, action);
  const values: JsonObject = {
    ...parts,
    ...(action === undefined ? {} : { action }),
    repository: repositoryView(world, repository),
    sender: userView(world, sender),
  };
  const payload = Object.fromEntries(
    Object.entries(example).flatMap(([key, inner]) => (FOREIGN.has(key) ? [] : [[key, adapt(inner, values[key])]])),
  );
  if (repository.owner.type === 'Organization') {
    payload['organization'] = adapt(organisationExample(), {
      login: repository.owner.login,
      id: repository.owner.id,
      node_id: repository.owner.nodeId,
    });
  }
  return { name, payload };
}

const organisationExample = (): Json => publishedExample('workflow_dispatch')['organization'] ?? null;

export interface IssueEvent {
  readonly action: 'opened' | 'edited' | 'labeled' | 'unlabeled' | 'reopened';
  readonly issue: Issue;
  readonly by: User;
  readonly label?: Label;
  readonly changes?: JsonObject;
}

/** `issues` events. The examples have no `closed` one; `closedIssuePayload` adapts `reopened`. */
export function issuePayload(world: World, repository: Repository, event: IssueEvent): Delivery {
  const view = { assignee: null, milestone: null, ...issueView(world, repository, event.issue) };
  const label = event.label === undefined ? {} : { label: labelView(world, repository, event.label) };
  const made = delivery(world, 'issues', event.action, repository, event.by, { issue: view, ...label });
  return event.changes === undefined ? made : { ...made, payload: { ...made.payload, changes: event.changes } };
}

export function closedIssuePayload(world: World, repository: Repository, issue: Issue, by: User): Delivery {
  const { payload } = issuePayload(world, repository, { action: 'reopened', issue, by });
  return { name: 'issues', payload: { ...payload, action: 'closed' } };
}

export function commentPayload(
  world: World,
  repository: Repository,
  action: 'created' | 'edited' | 'deleted',
  issue: Issue,
  comment: Comment,
  by: User,
): Delivery {
  const made = delivery(world, 'issue_comment', action, repository, by, {
    issue: issueView(world, repository, issue),
    comment: commentView(world, repository, issue, comment),
  });
  const link = issueView(world, repository, issue)['pull_request'];
  if (link === undefined) return made;
  const view = made.payload['issue'];
  return { ...made, payload: { ...made.payload, issue: { ...(isJsonObject(view) ? view : {}), pull_request: link } } };
}

export type PullAction =
  | 'opened'
  | 'closed'
  | 'reopened'
  | 'synchronize'
  | 'ready_for_review'
  | 'converted_to_draft'
  | 'labeled'
  | 'review_requested';

export function pullPayload(
  world: World,
  repository: Repository,
  action: PullAction,
  issue: PullRequest,
  by: User,
  figures: PullFigures,
): Delivery {
  return delivery(world, 'pull_request', action, repository, by, {
    number: issue.number,
    pull_request: pullView(world, repository, issue, figures),
  });
}

export function reviewPayload(
  world: World,
  repository: Repository,
  issue: PullRequest,
  review: Review,
  figures: PullFigures,
): Delivery {
  const view = reviewView(world, repository, issue, review);
  return delivery(world, 'pull_request_review', 'submitted', repository, review.user, {
    review: { ...view, state: review.state.toLowerCase() },
    pull_request: pullView(world, repository, issue, figures),
  });
}

export function dispatchPayload(
  world: World,
  repository: Repository,
  type: string,
  clientPayload: JsonObject,
  by: User,
): Delivery {
  const { payload } = delivery(world, 'repository_dispatch', undefined, repository, by, {
    branch: repository.defaultBranch,
  });
  return { name: 'repository_dispatch', payload: { ...payload, action: type, client_payload: clientPayload } };
}

export function workflowDispatchPayload(
  world: World,
  repository: Repository,
  event: { readonly workflow: string; readonly ref: string; readonly inputs: JsonObject; readonly by: User },
): Delivery {
  const ref = event.ref.startsWith('refs/') ? event.ref : `refs/heads/${event.ref}`;
  const workflow = event.workflow.includes('/') ? event.workflow : `.github/workflows/${event.workflow}`;
  const { payload } = delivery(world, 'workflow_dispatch', undefined, repository, event.by, { ref, workflow });
  return { name: 'workflow_dispatch', payload: { ...payload, inputs: event.inputs } };
}

/** GitHub documents no payload for `schedule`; a run's event file has the cron line, the workflow and the repository. */
export function schedulePayload(world: World, repository: Repository, cron: string, workflow: string): Delivery {
  const { payload } = workflowDispatchPayload(world, repository, {
    workflow,
    ref: repository.defaultBranch,
    inputs: {},
    by: repository.owner,
  });
  const { inputs: _inputs, ref: _ref, sender: _sender, ...shared } = payload;
  return { name: 'schedule', payload: { ...shared, schedule: cron } };
}
