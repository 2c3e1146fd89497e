import type { FileChanges } from '../git.ts';
import { repositoryAlerts } from './alerts.ts';
import type { RepositoryAlerts } from './alerts.ts';
import {
  closedIssuePayload,
  commentPayload,
  dispatchPayload,
  issuePayload,
  pullPayload,
  schedulePayload,
  workflowDispatchPayload,
} from '../events/payloads.ts';
import type { PullAction } from '../events/payloads.ts';
import type { JsonObject } from '../contract/json.ts';
import { commitsOf } from '../rest/pulls.ts';
import { addCheckRun, addStatus } from '../state/checks.ts';
import type { NewCheckRun } from '../state/checks.ts';
import {
  addComment,
  closeIssue,
  createIssue,
  editBody,
  editComment,
  labelNamed,
  putLabel,
  renameIssue,
  reopenIssue,
  takeLabel,
} from '../state/issues.ts';
import type {
  CheckRun,
  Comment,
  CommitStatus,
  Delivery,
  Issue,
  Permission,
  PullRequest,
  Repository,
  Ruleset,
  StateReason,
} from '../state/model.ts';
import { isPullRequest } from '../state/model.ts';
import { changedFiles } from '../state/pulls.ts';
import { branchRef, moveRef, pushCommit, resolveCommit } from '../state/refs.ts';
import { fullName, nextId, userNamed } from '../state/world.ts';
import type { World } from '../state/world.ts';

export interface By {
  /** Login of the person or bot; default the repository's owner, or its first admin where an organisation owns it. */
  readonly by?: string;
}

export interface NewIssue extends By {
  readonly title: string;
  readonly body?: string | null;
  readonly labels?: readonly string[];
}

/** What people and programs do in one repository. Each action changes the state as GitHub would and returns the webhook delivery. */
export interface RepositoryHandle {
  readonly state: Repository;
  readonly fullName: string;
  readonly gitDirectory: string;
  /** Alerts of code scanning, Dependabot and secret scanning. */
  readonly alerts: RepositoryAlerts;
  /** As GitHub does after 60 days without activity, or as a person does. */
  disableWorkflow(file: string, state?: 'disabled_inactivity' | 'disabled_manually'): void;
  setPermission(login: string, permission: Permission, roleName?: string): void;
  addRuleset(ruleset: {
    readonly name: string;
    readonly include: readonly string[];
    readonly rules: readonly string[];
    readonly bypass?: readonly string[];
  }): Ruleset;
  createLabel(name: string, color?: string, description?: string): void;
  issue(number: number): Issue;
  pull(number: number): PullRequest;
  openIssue(issue: NewIssue): { readonly issue: Issue; readonly delivery: Delivery };
  editIssue(issue: Issue, change: { readonly title?: string; readonly body?: string } & By): Delivery;
  renameIssue(issue: Issue, title: string, by?: By): Delivery;
  addLabel(issue: Issue, label: string, by?: By): Delivery;
  removeLabel(issue: Issue, label: string, by?: By): Delivery;
  comment(issue: Issue, body: string, by?: By): { readonly comment: Comment; readonly delivery: Delivery };
  editComment(issue: Issue, comment: Comment, body: string, by?: By): Delivery;
  closeIssue(issue: Issue, by?: By & { readonly reason?: StateReason }): Delivery;
  reopenIssue(issue: Issue, by?: By): Delivery;
  dispatch(type: string, clientPayload: JsonObject, by?: By): Delivery;
  workflowDispatch(workflow: string, inputs: JsonObject, options?: By & { readonly ref?: string }): Delivery;
  schedule(cron: string, workflow: string): Delivery;
  /** A `pull_request` delivery of the state as it is. */
  pullDelivery(action: PullAction, pull: PullRequest, by?: By): Promise<Delivery>;
  /** Commits files on a branch, which is created from `from` when it is missing. */
  push(
    branch: string,
    files: FileChanges,
    options?: By & { readonly message?: string; readonly from?: string },
  ): Promise<string>;
  head(branch?: string): Promise<string>;
  /** A file's text on a branch, or null. */
  readFile(path: string, branch?: string): Promise<string | null>;
  deleteBranch(branch: string): Promise<void>;
  /** Moves a ref by force, as somebody with the right to may. */
  forceRef(branch: string, oid: string): Promise<void>;
  addCheckRun(run: NewCheckRun): CheckRun;
  addStatus(sha: string, context: string, state: CommitStatus['state'], by?: By): CommitStatus;
}

export function repositoryHandle(world: World, repository: Repository): RepositoryHandle {
  const who = (by: string | undefined): ReturnType<typeof userNamed> =>
    userNamed(world, by ?? defaultActor(repository));
  return {
    state: repository,
    get fullName() {
      return fullName(repository);
    },
    gitDirectory: repository.git.directory,
    alerts: repositoryAlerts(world, repository),
    disableWorkflow: (file, state = 'disabled_inactivity') => void repository.disabledWorkflows.set(file, state),
    setPermission(login, permission, roleName = permission) {
      userNamed(world, login);
      repository.permissions.set(login.toLowerCase(), { permission, roleName });
    },
    addRuleset({ name, include, rules, bypass = [] }) {
      const ruleset: Ruleset = {
        id: nextId(world),
        name,
        include,
        bypass,
        enforcement: 'active',
        rules: rules.map(ruleOf),
      };
      repository.rulesets.push(ruleset);
      return ruleset;
    },
    createLabel: (name, color, description) => void labelNamed(world, repository, name, color, description),
    issue: (number) => known(repository, number),
    pull(number) {
      const issue = known(repository, number);
      if (!isPullRequest(issue)) throw new Error(`#${number} is an issue, not a pull request`);
      return issue;
    },
    ...issueActions(world, repository, who),
    ...eventActions(world, repository, who),
    ...gitActions(world, repository, who),
  };
}

type Who = (by: string | undefined) => ReturnType<typeof userNamed>;

/** The owner acts unless a test says otherwise; an organisation cannot, so its first admin does. */
function defaultActor(repository: Repository): string {
  if (repository.owner.type !== 'Organization') return repository.owner.login;
  const admin = [...repository.permissions].find(([, { permission }]) => permission === 'admin');
  if (admin === undefined)
    throw new Error(`nobody is admin of ${fullName(repository)}: name who acts with { by }, or call setPermission`);
  return admin[0];
}

function known(repository: Repository, number: number): Issue {
  const issue = repository.issues.get(number);
  if (issue === undefined) throw new Error(`there is no #${number} in ${fullName(repository)}`);
  return issue;
}

const ruleOf = (type: string): JsonObject =>
  type === 'pull_request'
    ? {
        type,
        parameters: {
          dismiss_stale_reviews_on_push: true,
          require_code_owner_review: false,
          require_last_push_approval: true,
          required_approving_review_count: 1,
          required_review_thread_resolution: false,
        },
      }
    : { type };

function issueActions(world: World, repository: Repository, who: Who) {
  const event = (
    action: 'opened' | 'labeled' | 'unlabeled' | 'reopened',
    issue: Issue,
    by: string | undefined,
    label?: string,
  ): Delivery =>
    issuePayload(world, repository, {
      action,
      issue,
      by: who(by),
      ...(label === undefined ? {} : { label: labelNamed(world, repository, label) }),
    });
  const editIssue = (
    issue: Issue,
    { title, body, by }: { readonly title?: string; readonly body?: string } & By,
  ): Delivery => {
    const changes: Record<string, JsonObject> = {};
    if (title !== undefined) changes['title'] = { from: issue.title };
    if (body !== undefined) changes['body'] = { from: issue.body ?? '' };
    if (title !== undefined) renameIssue(world, issue, title, who(by));
    if (body !== undefined) editBody(world, issue, body, who(by));
    return issuePayload(world, repository, { action: 'edited', issue, by: who(by), changes });
  };
  return {
    openIssue({ title, body = null, labels = [], by }: NewIssue) {
      const issue = createIssue(world, repository, { title, body, user: who(by) });
      for (const label of labels) putLabel(world, repository, issue, label, who(by));
      return { issue, delivery: event('opened', issue, by) };
    },
    editIssue,
    renameIssue: (issue: Issue, title: string, by: By = {}) => editIssue(issue, { title, ...by }),
    addLabel(issue: Issue, label: string, { by }: By = {}) {
      putLabel(world, repository, issue, label, who(by));
      return event('labeled', issue, by, label);
    },
    removeLabel(issue: Issue, label: string, { by }: By = {}) {
      takeLabel(world, issue, label, who(by));
      return event('unlabeled', issue, by, label);
    },
    comment(issue: Issue, body: string, { by }: By = {}) {
      const comment = addComment(world, issue, body, who(by));
      return { comment, delivery: commentPayload(world, repository, 'created', issue, comment, who(by)) };
    },
    editComment(issue: Issue, comment: Comment, body: string, { by }: By = {}) {
      const from = comment.body;
      editComment(world, comment, body, who(by));
      const { name, payload } = commentPayload(world, repository, 'edited', issue, comment, who(by));
      return { name, payload: { ...payload, changes: { body: { from } } } };
    },
    closeIssue(issue: Issue, { by, reason = 'completed' }: By & { readonly reason?: StateReason } = {}) {
      closeIssue(world, issue, who(by), reason);
      return closedIssuePayload(world, repository, issue, who(by));
    },
    reopenIssue(issue: Issue, { by }: By = {}) {
      reopenIssue(world, issue, who(by));
      return event('reopened', issue, by);
    },
  };
}

function eventActions(world: World, repository: Repository, who: Who) {
  return {
    dispatch: (type: string, clientPayload: JsonObject, { by }: By = {}) =>
      dispatchPayload(world, repository, type, clientPayload, who(by)),
    workflowDispatch: (workflow: string, inputs: JsonObject, { by, ref }: By & { readonly ref?: string } = {}) =>
      workflowDispatchPayload(world, repository, {
        workflow,
        inputs,
        ref: ref ?? repository.defaultBranch,
        by: who(by),
      }),
    schedule: (cron: string, workflow: string) => schedulePayload(world, repository, cron, workflow),
    async pullDelivery(action: PullAction, pull: PullRequest, { by }: By = {}) {
      const figures = {
        commits: (await commitsOf({ repository }, pull)).length,
        changedFiles: (await changedFiles(repository, pull.pull)).length,
      };
      return pullPayload(world, repository, action, pull, who(by), figures);
    },
  };
}

function gitActions(world: World, repository: Repository, who: Who) {
  const { git } = repository;
  const head = async (branch = repository.defaultBranch): Promise<string> => {
    const oid = await git.resolve(branchRef(branch));
    if (oid === null) throw new Error(`branch ${branch} does not exist in ${fullName(repository)}`);
    return oid;
  };
  return {
    push: (
      branch: string,
      files: FileChanges,
      options: By & { readonly message?: string; readonly from?: string } = {},
    ) =>
      pushCommit(world, repository, {
        branch,
        from: options.from ?? repository.defaultBranch,
        changes: files,
        message: options.message ?? 'change files',
        author: who(options.by),
      }),
    head,
    async readFile(path: string, branch = repository.defaultBranch) {
      const commit = await resolveCommit(repository, branch);
      const found = commit === null ? null : await git.read(`${commit.oid}:${path}`);
      return found?.type === 'blob' ? found.content.toString('utf8') : null;
    },
    deleteBranch: (branch: string) => git.deleteRef(branchRef(branch)),
    async forceRef(branch: string, oid: string) {
      await moveRef(repository, branchRef(branch), oid, await git.resolve(branchRef(branch)));
    },
    addCheckRun: (run: NewCheckRun) => addCheckRun(world, repository, run),
    addStatus: (sha: string, context: string, state: CommitStatus['state'], { by }: By = {}) =>
      addStatus(world, repository, { sha, context, state, creator: who(by) }),
  };
}
