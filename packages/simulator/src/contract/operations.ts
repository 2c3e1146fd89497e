/**
 * The REST operations that the simulator offers, by GitHub's own operation id, each with the fine-grained permission
 * that a token needs. `contract/extract.ts` copies exactly these from GitHub's OpenAPI description.
 * Permissions: docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens.
 */
export type PermissionLevel = 'read' | 'write';
export type PermissionName =
  | 'actions'
  | 'administration'
  | 'checks'
  | 'contents'
  | 'environments'
  | 'issues'
  | 'members'
  | 'metadata'
  | 'pull_requests'
  | 'secret_scanning_alerts'
  | 'secrets'
  | 'security_events'
  | 'statuses'
  | 'variables'
  | 'vulnerability_alerts';

export type Access =
  /** Any valid token, or none for public things. */
  | 'anyone'
  /** One of the listed permissions is enough: an issue comment on a pull request needs issues OR pull_requests. */
  | readonly (readonly [PermissionName, PermissionLevel])[];

const issueOrPull = (level: PermissionLevel): Access => [
  ['issues', level],
  ['pull_requests', level],
];

export const OPERATIONS = {
  'meta/get': 'anyone',
  'rate-limit/get': 'anyone',
  'users/get-authenticated': 'anyone',
  'users/get-by-username': 'anyone',
  'users/get-by-id': 'anyone',
  'repos/get': [['metadata', 'read']],
  'repos/get-collaborator-permission-level': [['metadata', 'read']],
  'repos/check-collaborator': [['metadata', 'read']],
  'repos/get-content': [['contents', 'read']],
  'repos/create-or-update-file-contents': [['contents', 'write']],
  'repos/get-branch': [['contents', 'read']],
  'repos/list-branches': [['contents', 'read']],
  'repos/get-commit': [['contents', 'read']],
  'repos/list-commits': [['contents', 'read']],
  'repos/list-pull-requests-associated-with-commit': [['pull_requests', 'read']],
  'repos/list-for-org': [['metadata', 'read']],
  'teams/get-membership-for-user-in-org': [['members', 'read']],
  'repos/get-repo-rulesets': [['metadata', 'read']],
  'repos/create-repo-ruleset': [['administration', 'write']],
  'repos/get-branch-rules': [['metadata', 'read']],
  'repos/get-environment': [['actions', 'read']],
  'actions/get-github-actions-permissions-repository': [['administration', 'read']],
  'actions/get-allowed-actions-repository': [['administration', 'read']],
  'repos/list-teams': [['administration', 'read']],
  'repos/list-collaborators': [['metadata', 'read']],
  'actions/list-environment-secrets': [['environments', 'read']],
  'actions/list-repo-secrets': [['secrets', 'read']],
  'actions/list-repo-variables': [['variables', 'read']],
  'actions/list-repo-workflows': [['actions', 'read']],
  'actions/get-github-actions-default-workflow-permissions-repository': [['administration', 'read']],
  'repos/create-dispatch-event': [['contents', 'write']],
  'repos/create-commit-status': [['statuses', 'write']],
  'repos/get-combined-status-for-ref': [['statuses', 'read']],
  'repos/list-commit-statuses-for-ref': [['statuses', 'read']],
  'git/create-blob': [['contents', 'write']],
  'git/get-blob': [['contents', 'read']],
  'git/create-tree': [['contents', 'write']],
  'git/get-tree': [['contents', 'read']],
  'git/create-commit': [['contents', 'write']],
  'git/get-commit': [['contents', 'read']],
  'git/create-ref': [['contents', 'write']],
  'git/get-ref': [['contents', 'read']],
  'git/list-matching-refs': [['contents', 'read']],
  'git/update-ref': [['contents', 'write']],
  'git/delete-ref': [['contents', 'write']],
  'issues/list-for-repo': [['issues', 'read']],
  'issues/create': [['issues', 'write']],
  'issues/get': issueOrPull('read'),
  'issues/update': issueOrPull('write'),
  'issues/list-comments': issueOrPull('read'),
  'issues/create-comment': issueOrPull('write'),
  'issues/get-comment': issueOrPull('read'),
  'issues/update-comment': issueOrPull('write'),
  'issues/delete-comment': issueOrPull('write'),
  'issues/list-labels-on-issue': issueOrPull('read'),
  'issues/add-labels': issueOrPull('write'),
  'issues/set-labels': issueOrPull('write'),
  'issues/remove-label': issueOrPull('write'),
  'issues/list-labels-for-repo': issueOrPull('read'),
  'issues/get-label': issueOrPull('read'),
  'issues/create-label': issueOrPull('write'),
  'pulls/list': [['pull_requests', 'read']],
  'pulls/create': [['pull_requests', 'write']],
  'pulls/get': [['pull_requests', 'read']],
  'pulls/update': [['pull_requests', 'write']],
  'pulls/list-files': [['pull_requests', 'read']],
  'pulls/list-commits': [['pull_requests', 'read']],
  'pulls/merge': [['contents', 'write']],
  'pulls/list-requested-reviewers': [['pull_requests', 'read']],
  'pulls/request-reviewers': [['pull_requests', 'write']],
  'pulls/list-reviews': [['pull_requests', 'read']],
  'pulls/create-review': [['pull_requests', 'write']],
  'checks/create': [['checks', 'write']],
  'checks/get': [['checks', 'read']],
  'checks/update': [['checks', 'write']],
  'checks/list-for-ref': [['checks', 'read']],
  'actions/get-workflow-run': [['actions', 'read']],
  'actions/list-workflow-runs-for-repo': [['actions', 'read']],
  'actions/get-workflow': [['actions', 'read']],
  'actions/create-workflow-dispatch': [['actions', 'write']],
  'code-scanning/list-alerts-for-org': [['security_events', 'read']],
  'code-scanning/list-alerts-for-repo': [['security_events', 'read']],
  'code-scanning/get-alert': [['security_events', 'read']],
  'code-scanning/list-recent-analyses': [['security_events', 'read']],
  'dependabot/list-alerts-for-org': [['vulnerability_alerts', 'read']],
  'dependabot/list-alerts-for-repo': [['vulnerability_alerts', 'read']],
  'dependabot/get-alert': [['vulnerability_alerts', 'read']],
  'secret-scanning/list-alerts-for-org': [['secret_scanning_alerts', 'read']],
  'secret-scanning/list-alerts-for-repo': [['secret_scanning_alerts', 'read']],
  'secret-scanning/get-alert': [['secret_scanning_alerts', 'read']],
} as const satisfies Readonly<Record<string, Access>>;

export type OperationId = keyof typeof OPERATIONS;

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);
