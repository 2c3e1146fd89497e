import type { Json, JsonObject } from '../contract/json.ts';
import type { PermissionLevel, PermissionName } from '../contract/operations.ts';
import type { GitStore } from '../git.ts';
import type { Alerts } from './alerts.ts';

/** What the simulated GitHub knows. Times are ISO 8601 to the second, as GitHub prints them. */
export interface User {
  readonly login: string;
  readonly id: number;
  readonly nodeId: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

export interface Label {
  readonly id: number;
  readonly nodeId: string;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

/** One version of a body, as GitHub's edit history shows it; `diff` is the whole text of that version. */
export interface ContentEdit {
  readonly nodeId: string;
  readonly editor: User | null;
  readonly editedAt: string;
  readonly diff: string;
}

export interface Comment {
  readonly id: number;
  readonly nodeId: string;
  readonly user: User;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
  lastEditedAt: string | null;
  editor: User | null;
  edits: ContentEdit[];
}

interface EventBase {
  readonly nodeId: string;
  readonly actor: User;
  readonly createdAt: string;
}
export type TimelineEvent = EventBase &
  (
    | { readonly kind: 'labeled' | 'unlabeled'; readonly label: Label }
    | { readonly kind: 'renamed'; readonly previousTitle: string; readonly currentTitle: string }
    | { readonly kind: 'closed'; readonly stateReason: StateReason | null; readonly closer: string | null }
    | { readonly kind: 'merged'; readonly commit: string; readonly mergeRef: string }
    | { readonly kind: 'baseRefChanged'; readonly from: string; readonly to: string }
    | { readonly kind: 'reopened' | 'readyForReview' | 'convertToDraft' | 'autoMergeEnabled' | 'autoMergeDisabled' }
    | { readonly kind: 'addedToMergeQueue' | 'removedFromMergeQueue'; readonly enqueuer: User | null }
  );

export type StateReason = 'completed' | 'not_planned' | 'duplicate' | 'reopened';

export interface Issue {
  readonly id: number;
  readonly nodeId: string;
  readonly number: number;
  readonly user: User;
  readonly createdAt: string;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  stateReason: StateReason | null;
  labels: Label[];
  comments: Comment[];
  updatedAt: string;
  closedAt: string | null;
  closedBy: User | null;
  lastEditedAt: string | null;
  editor: User | null;
  edits: ContentEdit[];
  timeline: TimelineEvent[];
  locked: boolean;
  /** Pull requests are issues with this part. */
  pull: PullPart | null;
}

export interface PullPart {
  readonly id: number;
  readonly nodeId: string;
  readonly headRef: string;
  /** Null when the fork was deleted. */
  readonly headRepository: Repository | null;
  headSha: string;
  baseRef: string;
  baseSha: string;
  draft: boolean;
  merged: boolean;
  mergedAt: string | null;
  mergedBy: User | null;
  mergeCommit: string | null;
  autoMerge: {
    readonly enabledBy: User;
    readonly method: 'merge' | 'squash' | 'rebase';
    readonly enabledAt: string;
  } | null;
  requestedReviewers: User[];
  requestedTeams: string[];
  reviews: Review[];
}
export type PullRequest = Issue & { pull: PullPart };

export interface Review {
  readonly id: number;
  readonly nodeId: string;
  readonly user: User;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  readonly body: string;
  readonly commitId: string;
  readonly submittedAt: string;
}

export interface CheckRun {
  readonly id: number;
  readonly nodeId: string;
  readonly suiteId: number;
  /** The workflow run that it is a job of, where there is one. */
  readonly workflowRunId: number | null;
  readonly name: string;
  readonly headSha: string;
  readonly app: App;
  status: 'queued' | 'in_progress' | 'completed' | 'waiting' | 'requested' | 'pending';
  conclusion: string | null;
  startedAt: string;
  completedAt: string | null;
  detailsUrl: string;
  output: { readonly title: string | null; readonly summary: string | null };
}

export interface App {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface CommitStatus {
  readonly id: number;
  readonly nodeId: string;
  readonly sha: string;
  readonly context: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: User;
  readonly createdAt: string;
}

export type Permission = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

/** What a ruleset of the repository forbids on the refs that its pattern names (`*` within a segment, `**` across). */
export interface Ruleset {
  readonly id: number;
  readonly name: string;
  readonly include: readonly string[];
  readonly rules: readonly JsonObject[];
  readonly enforcement: 'active' | 'evaluate' | 'disabled';
  /** Logins (users or apps) that the rules do not hold. */
  readonly bypass: readonly string[];
}

export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly event: string;
  readonly headBranch: string;
  readonly headSha: string;
  readonly actor: User;
  readonly createdAt: string;
  status: string;
  conclusion: string | null;
  attempt: number;
  triggeringActor: User;
}

export interface Repository {
  readonly id: number;
  readonly nodeId: string;
  readonly owner: User;
  name: string;
  private: boolean;
  readonly fork: boolean;
  readonly defaultBranch: string;
  readonly createdAt: string;
  archived: boolean;
  readonly git: GitStore;
  /** Every value that a ref had, oldest first: what a stale read is answered from. */
  readonly refHistory: Map<string, string[]>;
  readonly permissions: Map<string, { readonly permission: Permission; readonly roleName: string }>;
  readonly labels: Map<string, Label>;
  readonly issues: Map<number, Issue>;
  readonly checkRuns: CheckRun[];
  readonly statuses: CommitStatus[];
  readonly rulesets: Ruleset[];
  readonly runs: Map<number, WorkflowRun>;
  readonly alerts: Alerts;
  readonly administration: Administration;
  /** Scheduled workflows that GitHub or a person switched off, by file name. */
  readonly disabledWorkflows: Map<string, 'disabled_inactivity' | 'disabled_manually'>;
  /** Events asked for through the API, newest last; the test decides whether to deliver them. */
  readonly dispatched: Delivery[];
}

/** What administrators set, and nobody else sees. Values of secrets are never shown by GitHub, so they are not kept. */
export interface Administration {
  readonly environments: Map<string, { readonly isLimited: boolean; readonly secrets: readonly string[] }>;
  secrets: string[];
  readonly variables: Map<string, string>;
  workflowsMayApprove: boolean;
  workflowsMayWrite: boolean;
  isActionsOn: boolean;
  /** Patterns of allowed actions; null = all are allowed. */
  allowedActions: readonly string[] | null;
  readonly teams: string[];
  /** Logins by the slug of their team. */
  readonly teamMembers: Map<string, readonly string[]>;
}

export interface Token {
  readonly value: string;
  readonly user: User;
  /** `installation`: the workflow's token or an app's; `user`: a person's token, bounded by the person's role as well. */
  readonly kind: 'installation' | 'user';
  /** Lower-case `owner/name`; null = every repository that the user can see. */
  readonly repositories: readonly string[] | null;
  readonly permissions: Readonly<Partial<Record<PermissionName, PermissionLevel>>>;
}

/** One webhook delivery: what GitHub would write to the runner's event file, and under which event name. */
export interface Delivery {
  readonly name: string;
  readonly payload: Readonly<Record<string, Json | undefined>>;
}

export const isPullRequest = (issue: Issue): issue is PullRequest => issue.pull !== null;
