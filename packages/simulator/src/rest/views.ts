import type { JsonObject } from '../contract/json.ts';
import type { CommitData, Signature } from '../git.ts';
import type {
  App,
  CheckRun,
  Comment,
  CommitStatus,
  Issue,
  Label,
  PullRequest,
  Repository,
  Review,
  User,
  WorkflowRun,
} from '../state/model.ts';
import { fullName, iso } from '../state/world.ts';
import type { World } from '../state/world.ts';

/** REST's form of what the state holds. That each one is what GitHub's OpenAPI description promises is checked on every answer. */
export const repositoryUrl = (world: World, repository: Repository): string =>
  `${world.urls.api}/repos/${fullName(repository)}`;
export const htmlUrl = (world: World, repository: Repository): string => `${world.urls.server}/${fullName(repository)}`;

export function userView(world: World, user: User): JsonObject {
  const url = `${world.urls.api}/users/${encodeURIComponent(user.login)}`;
  return {
    login: user.login,
    id: user.id,
    node_id: user.nodeId,
    avatar_url: `${world.urls.server}/avatars/u/${user.id}`,
    gravatar_id: '',
    url,
    html_url:
      user.type === 'Bot'
        ? `${world.urls.server}/apps/${user.login.replace('[bot]', '')}`
        : `${world.urls.server}/${user.login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: user.type,
    site_admin: false,
  };
}

export const publicUserView = (world: World, user: User): JsonObject => ({
  ...userView(world, user),
  name: null,
  company: null,
  blog: '',
  location: null,
  email: null,
  hireable: null,
  bio: null,
  public_repos: 0,
  public_gists: 0,
  followers: 0,
  following: 0,
  created_at: '2020-01-01T00:00:00Z',
  updated_at: '2020-01-01T00:00:00Z',
});

/** The link templates that every repository object carries, by their names in REST. */
const REPOSITORY_LINKS: Readonly<Record<string, string>> = {
  forks_url: '/forks',
  keys_url: '/keys{/key_id}',
  collaborators_url: '/collaborators{/collaborator}',
  teams_url: '/teams',
  hooks_url: '/hooks',
  issue_events_url: '/issues/events{/number}',
  events_url: '/events',
  assignees_url: '/assignees{/user}',
  branches_url: '/branches{/branch}',
  tags_url: '/tags',
  blobs_url: '/git/blobs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  git_refs_url: '/git/refs{/sha}',
  trees_url: '/git/trees{/sha}',
  statuses_url: '/statuses/{sha}',
  languages_url: '/languages',
  stargazers_url: '/stargazers',
  contributors_url: '/contributors',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  commits_url: '/commits{/sha}',
  git_commits_url: '/git/commits{/sha}',
  comments_url: '/comments{/number}',
  issue_comment_url: '/issues/comments{/number}',
  contents_url: '/contents/{+path}',
  compare_url: '/compare/{base}...{head}',
  merges_url: '/merges',
  archive_url: '/{archive_format}{/ref}',
  downloads_url: '/downloads',
  issues_url: '/issues{/number}',
  pulls_url: '/pulls{/number}',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  labels_url: '/labels{/name}',
  releases_url: '/releases{/id}',
  deployments_url: '/deployments',
};

export function repositoryView(world: World, repository: Repository): JsonObject {
  const url = repositoryUrl(world, repository);
  const html = htmlUrl(world, repository);
  const open = [...repository.issues.values()].filter((issue) => issue.state === 'open').length;
  return {
    id: repository.id,
    node_id: repository.nodeId,
    name: repository.name,
    full_name: fullName(repository),
    private: repository.private,
    owner: userView(world, repository.owner),
    html_url: html,
    description: null,
    fork: repository.fork,
    url,
    ...Object.fromEntries(Object.entries(REPOSITORY_LINKS).map(([key, path]) => [key, `${url}${path}`])),
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: repository.createdAt,
    git_url: `git:${html.replace(/^https?:/, '')}.git`,
    ssh_url: `git@localhost:${fullName(repository)}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    size: 0,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: repository.archived,
    disabled: false,
    open_issues_count: open,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: repository.private ? 'private' : 'public',
    forks: 0,
    open_issues: open,
    watchers: 0,
    default_branch: repository.defaultBranch,
  };
}

export const labelView = (world: World, repository: Repository, label: Label): JsonObject => ({
  id: label.id,
  node_id: label.nodeId,
  url: `${repositoryUrl(world, repository)}/labels/${encodeURIComponent(label.name)}`,
  name: label.name,
  color: label.color,
  default: false,
  description: label.description,
});

const reactions = (url: string): JsonObject => ({
  url: `${url}/reactions`,
  total_count: 0,
  '+1': 0,
  '-1': 0,
  laugh: 0,
  hooray: 0,
  confused: 0,
  heart: 0,
  rocket: 0,
  eyes: 0,
});

/** GitHub computes it per viewer and repository; programs must not authorise by it. */
const association = (repository: Repository, user: User): string =>
  user.id === repository.owner.id
    ? 'OWNER'
    : repository.permissions.has(user.login.toLowerCase())
      ? 'COLLABORATOR'
      : 'NONE';

export function issueView(world: World, repository: Repository, issue: Issue): JsonObject {
  const api = repositoryUrl(world, repository);
  const url = `${api}/issues/${issue.number}`;
  const kind = issue.pull === null ? 'issues' : 'pull';
  const html = `${htmlUrl(world, repository)}/${kind}/${issue.number}`;
  return {
    url,
    repository_url: api,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: html,
    id: issue.id,
    node_id: issue.nodeId,
    number: issue.number,
    title: issue.title,
    user: userView(world, issue.user),
    labels: issue.labels.map((label) => labelView(world, repository, label)),
    state: issue.state,
    state_reason: issue.stateReason,
    locked: issue.locked,
    active_lock_reason: null,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: association(repository, issue.user),
    body: issue.body,
    closed_by: issue.closedBy === null ? null : userView(world, issue.closedBy),
    reactions: reactions(url),
    timeline_url: `${url}/timeline`,
    performed_via_github_app: null,
    ...(issue.pull === null
      ? {}
      : {
          draft: issue.pull.draft,
          pull_request: {
            url: `${api}/pulls/${issue.number}`,
            html_url: html,
            diff_url: `${html}.diff`,
            patch_url: `${html}.patch`,
            merged_at: issue.pull.mergedAt,
          },
        }),
  };
}

export function commentView(world: World, repository: Repository, issue: Issue, comment: Comment): JsonObject {
  const api = repositoryUrl(world, repository);
  const url = `${api}/issues/comments/${comment.id}`;
  const kind = issue.pull === null ? 'issues' : 'pull';
  return {
    url,
    html_url: `${htmlUrl(world, repository)}/${kind}/${issue.number}#issuecomment-${comment.id}`,
    issue_url: `${api}/issues/${issue.number}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: userView(world, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: association(repository, comment.user),
    body: comment.body,
    reactions: reactions(url),
    performed_via_github_app: null,
  };
}

function branchView(world: World, repository: Repository, ref: string, sha: string): JsonObject {
  return {
    label: `${repository.owner.login}:${ref}`,
    ref,
    sha,
    user: userView(world, repository.owner),
    repo: repositoryView(world, repository),
  };
}

function pullLinks(world: World, repository: Repository, issue: PullRequest) {
  const api = repositoryUrl(world, repository);
  const url = `${api}/pulls/${issue.number}`;
  return {
    self: url,
    html: `${htmlUrl(world, repository)}/pull/${issue.number}`,
    issue: `${api}/issues/${issue.number}`,
    comments: `${api}/issues/${issue.number}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${api}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${api}/statuses/${issue.pull.headSha}`,
  };
}

/** The short form that lists carry. */
export function pullSummaryView(world: World, repository: Repository, issue: PullRequest): JsonObject {
  const { pull } = issue;
  const url = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
  const html = `${htmlUrl(world, repository)}/pull/${issue.number}`;
  const {
    id: _id,
    node_id: _node,
    url: _url,
    labels_url: _l,
    events_url: _e,
    repository_url: _r,
    pull_request: _p,
    reactions: _x,
    timeline_url: _t,
    performed_via_github_app: _a,
    state_reason: _s,
    closed_by: _c,
    comments: _n,
    draft: _d,
    ...shared
  } = issueView(world, repository, issue);
  const links = pullLinks(world, repository, issue);
  return {
    ...shared,
    url,
    id: pull.id,
    node_id: pull.nodeId,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: links.issue,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeCommit,
    requested_reviewers: pull.requestedReviewers.map((user) => userView(world, user)),
    requested_teams: pull.requestedTeams.map((slug) => teamView(world, repository, slug)),
    draft: pull.draft,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    head:
      pull.headRepository === null
        ? { label: `unknown:${pull.headRef}`, ref: pull.headRef, sha: pull.headSha, user: null, repo: null }
        : branchView(world, pull.headRepository, pull.headRef, pull.headSha),
    base: branchView(world, repository, pull.baseRef, pull.baseSha),
    _links: Object.fromEntries(Object.entries(links).map(([key, href]) => [key, { href }])),
    auto_merge:
      pull.autoMerge === null
        ? null
        : {
            enabled_by: userView(world, pull.autoMerge.enabledBy),
            merge_method: pull.autoMerge.method,
            commit_title: '',
            commit_message: '',
          },
  };
}

export interface PullFigures {
  readonly commits: number;
  readonly changedFiles: number;
}

export const pullView = (
  world: World,
  repository: Repository,
  issue: PullRequest,
  figures: PullFigures,
): JsonObject => ({
  ...pullSummaryView(world, repository, issue),
  merged: issue.pull.merged,
  mergeable: issue.pull.merged ? null : true,
  rebaseable: issue.pull.merged ? null : true,
  mergeable_state: issue.pull.merged ? 'unknown' : issue.pull.draft ? 'draft' : 'clean',
  merged_by: issue.pull.mergedBy === null ? null : userView(world, issue.pull.mergedBy),
  comments: issue.comments.length,
  review_comments: 0,
  maintainer_can_modify: false,
  commits: figures.commits,
  additions: 0,
  deletions: 0,
  changed_files: figures.changedFiles,
});

export const teamView = (world: World, repository: Repository, slug: string): JsonObject => ({
  id: 1,
  node_id: `T_${slug}`,
  url: `${world.urls.api}/teams/1`,
  html_url: `${world.urls.server}/orgs/${repository.owner.login}/teams/${slug}`,
  members_url: `${world.urls.api}/teams/1/members{/member}`,
  repositories_url: `${world.urls.api}/teams/1/repos`,
  name: slug,
  slug,
  description: null,
  privacy: 'closed',
  notification_setting: 'notifications_enabled',
  permission: 'pull',
  type: 'organization',
  organization_id: repository.owner.id,
  parent: null,
});

export function reviewView(world: World, repository: Repository, issue: PullRequest, review: Review): JsonObject {
  const html = `${htmlUrl(world, repository)}/pull/${issue.number}#pullrequestreview-${review.id}`;
  const pull = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
  return {
    id: review.id,
    node_id: review.nodeId,
    user: userView(world, review.user),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pull,
    author_association: association(repository, review.user),
    _links: { html: { href: html }, pull_request: { href: pull } },
    submitted_at: review.submittedAt,
    commit_id: review.commitId,
  };
}

const verification = { verified: false, reason: 'unsigned', payload: null, signature: null, verified_at: null };
const person = (signature: Signature): JsonObject => ({
  name: signature.name,
  email: signature.email,
  date: iso(signature.date),
});

export function gitCommitView(world: World, repository: Repository, commit: CommitData): JsonObject {
  const git = `${repositoryUrl(world, repository)}/git`;
  const html = htmlUrl(world, repository);
  return {
    sha: commit.oid,
    node_id: `C_${commit.oid}`,
    url: `${git}/commits/${commit.oid}`,
    html_url: `${html}/commit/${commit.oid}`,
    author: person(commit.author),
    committer: person(commit.committer),
    tree: { sha: commit.tree, url: `${git}/trees/${commit.tree}` },
    message: commit.message,
    parents: commit.parents.map((sha) => ({ sha, url: `${git}/commits/${sha}`, html_url: `${html}/commit/${sha}` })),
    verification,
  };
}

/** The account behind a commit: our own mail addresses carry its login. */
const commitUser = (world: World, signature: Signature): User | null =>
  world.users.get(signature.name.toLowerCase()) ?? null;

export function commitView(world: World, repository: Repository, commit: CommitData): JsonObject {
  const api = repositoryUrl(world, repository);
  const author = commitUser(world, commit.author);
  const committer = commitUser(world, commit.committer);
  const { tree, message } = gitCommitView(world, repository, commit);
  return {
    sha: commit.oid,
    node_id: `C_${commit.oid}`,
    commit: {
      author: person(commit.author),
      committer: person(commit.committer),
      message,
      tree,
      url: `${api}/git/commits/${commit.oid}`,
      comment_count: 0,
      verification,
    },
    url: `${api}/commits/${commit.oid}`,
    html_url: `${htmlUrl(world, repository)}/commit/${commit.oid}`,
    comments_url: `${api}/commits/${commit.oid}/comments`,
    author: author === null ? null : userView(world, author),
    committer: committer === null ? null : userView(world, committer),
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${api}/commits/${sha}`,
      html_url: `${htmlUrl(world, repository)}/commit/${sha}`,
    })),
  };
}

export const refView = (
  world: World,
  repository: Repository,
  ref: string,
  oid: string,
  type = 'commit',
): JsonObject => ({
  ref,
  node_id: `REF_${Buffer.from(ref).toString('base64url')}`,
  url: `${repositoryUrl(world, repository)}/git/${ref}`,
  object: { sha: oid, type, url: `${repositoryUrl(world, repository)}/git/${type}s/${oid}` },
});

export const appView = (world: World, repository: Repository, app: App): JsonObject => ({
  id: app.id,
  slug: app.slug,
  client_id: `Iv1.${app.slug}`,
  node_id: `A_${app.id}`,
  owner: userView(world, repository.owner),
  name: app.name,
  description: null,
  external_url: `${world.urls.server}/apps/${app.slug}`,
  html_url: `${world.urls.server}/apps/${app.slug}`,
  created_at: '2020-01-01T00:00:00Z',
  updated_at: '2020-01-01T00:00:00Z',
  permissions: { checks: 'write', metadata: 'read' },
  events: [],
});

export function checkRunView(world: World, repository: Repository, run: CheckRun): JsonObject {
  const url = `${repositoryUrl(world, repository)}/check-runs/${run.id}`;
  return {
    id: run.id,
    name: run.name,
    node_id: run.nodeId,
    head_sha: run.headSha,
    external_id: '',
    url,
    html_url: `${htmlUrl(world, repository)}/runs/${run.id}`,
    details_url: run.detailsUrl,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.output.title,
      summary: run.output.summary,
      text: null,
      annotations_count: 0,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: run.suiteId },
    app: appView(world, repository, run.app),
    pull_requests: [],
  };
}

export const statusView = (world: World, repository: Repository, status: CommitStatus): JsonObject => ({
  url: `${repositoryUrl(world, repository)}/statuses/${status.sha}`,
  id: status.id,
  node_id: status.nodeId,
  state: status.state,
  description: status.description,
  target_url: status.targetUrl,
  context: status.context,
  avatar_url: `${world.urls.server}/avatars/u/${status.creator.id}`,
  created_at: status.createdAt,
  updated_at: status.createdAt,
});

export function workflowRunView(
  world: World,
  repository: Repository,
  run: WorkflowRun,
  commit: CommitData | null,
): JsonObject {
  const url = `${repositoryUrl(world, repository)}/actions/runs/${run.id}`;
  return {
    id: run.id,
    name: run.name,
    node_id: `WFR_${run.id}`,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.path,
    display_title: run.name,
    run_number: 1,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: 1,
    url,
    html_url: `${htmlUrl(world, repository)}/actions/runs/${run.id}`,
    pull_requests: [],
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.createdAt,
    actor: userView(world, run.actor),
    triggering_actor: userView(world, run.triggeringActor),
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${repositoryUrl(world, repository)}/check-suites/1`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    workflow_url: `${repositoryUrl(world, repository)}/actions/workflows/1`,
    head_commit:
      commit === null
        ? null
        : {
            id: commit.oid,
            tree_id: commit.tree,
            message: commit.message,
            timestamp: iso(commit.committer.date),
            author: { name: commit.author.name, email: commit.author.email },
            committer: { name: commit.committer.name, email: commit.committer.email },
          },
    repository: repositoryView(world, repository),
    head_repository: repositoryView(world, repository),
  };
}
