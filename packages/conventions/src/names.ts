/**
 * The words that every part must agree on. What we tell the agent, what we block and what we check come from here,
 * so that they cannot drift apart. Sources: seed 2.5 (runbook), 3.2, 4.3, 6; decisions D1, D5, D6.
 */

/** This project on GitHub: the one place that names its owner (D28). */
export const PROJECT = 'agent-remediation/agent-remediation';
export const REASONS_PAGE = `https://github.com/${PROJECT}/blob/main/docs/reason-codes.md`;

/** Label that hands an issue to the session service (seed 6). */
export const LABEL_READY = 'ready-for-agent';
/** Label of the action variant (seed 6, neutral name); answered by the engine that the settings name (D11). */
export const LABEL_REMEDIATE = 'agent-remediate';

/** Labels that show a person where a finding stands. They are a view of the ledger, never its truth. At most one at a time. */
export const STATUS_LABELS = {
  working: { name: 'agent:working', colour: '1d76db', description: 'An agent session works on this finding' },
  review: { name: 'agent:in-review', colour: '5319e7', description: 'The agent opened a draft pull request' },
  human: { name: 'agent:needs-human', colour: 'd93f0b', description: 'A person is needed: see the tracking comment' },
  merged: { name: 'agent:merged', colour: 'fbca04', description: 'The fix is merged and waits for verification' },
  fixed: { name: 'agent:fixed', colour: '0e8a16', description: 'The fix is merged and the finding is closed' },
} as const satisfies Record<string, StatusLabel>;
export interface StatusLabel {
  readonly name: string;
  /** Six hex digits, as GitHub's label API takes them. */
  readonly colour: string;
  readonly description: string;
}
export type StatusLabelKey = keyof typeof STATUS_LABELS;

/** Label and first line of the issue that stops the sweep until a person closes it. */
export const LABEL_INCIDENT = 'agent:incident';
export const INCIDENT_MARKER = '<!-- agent-remediation:incident -->';

/** `event_type` of the scanner's repository_dispatch (seed 4.3). */
export const DISPATCH_EVENT_TYPE = 'security-finding';

export const LEDGER_BRANCH = 'agent-remediation/ledger';
/** A file on that branch: while it is there, whatever it holds, nothing is handed off. */
export const HALT_PATH = 'HALT';
export const SETTINGS_PATH = '.github/agent-remediation.yml';
/** First line of the one tracking comment on an issue; only a comment of our own login that begins with it is ours. */
export const TRACKING_MARKER = '<!-- agent-remediation:tracking -->';
/** Marker in an issue body that names its finding; read only from our own bot and the authors that the settings list (D1). */
export const FINDING_MARKER = /^<!-- agent-remediation:finding ([A-Za-z0-9][A-Za-z0-9._-]{0,63}) -->$/m;

/** Branch prefix (seed 2.5: `fix/<finding-id>`). */
export const BRANCH_PREFIX = 'fix/';
/** Conventional Commit prefixes (seed 2.5). */
export const COMMIT_PREFIXES = ['fix(sec):', 'fix(deps):'] as const;
/** Pull request title (seed 2.5: `fix: <one-line summary>`). */
export const PULL_REQUEST_TITLE_PREFIX = 'fix: ';
/** The parts that a pull request's description must have (seed 2.5). Headings, in this order. */
export const DESCRIPTION_HEADINGS = ['Finding', 'Blast radius', 'Verification'] as const;

/** Tag of every session, and the tag that a trigger adds (seed 4.1, D6). */
export const TAG_REMEDIATION = 'remediation';
export const TRIGGER_TAGS = {
  label: 'github-issue',
  comment: 'github-issue',
  dispatch: 'webhook',
  ticket: 'ticket',
  schedule: 'scheduled',
  direct: 'direct',
} as const;
export type TriggerKind = keyof typeof TRIGGER_TAGS;

/** Files that the agent must not touch (seed 2.5), as globs. Lockfiles are separate: a dependency task may change them. */
export const PROTECTED_PATHS = {
  migrations: ['**/migrations/**', '**/migrate/**', '**/db/migrate/**', '**/alembic/versions/**', '**/flyway/**'],
  infrastructure: [
    '**/*.tf',
    '**/*.tfvars',
    '**/terraform/**',
    '**/infra/**',
    '**/infrastructure/**',
    '**/k8s/**',
    '**/kubernetes/**',
    '**/helm/**',
    '**/ansible/**',
    '**/pulumi/**',
    '**/cloudformation/**',
  ],
  generated: [
    '**/generated/**',
    '**/__generated__/**',
    '**/*.generated.*',
    '**/*.pb.go',
    '**/*_pb2.py',
    '**/dist/**',
    '**/vendor/**',
  ],
  automation: [
    '.github/**',
    '.agent/**',
    '.claude/**',
    '.devin/**',
    '.mcp.json',
    '**/AGENTS.md',
    '**/CLAUDE.md',
    '**/CODEOWNERS',
    '.gitlab-ci.yml',
    '.circleci/**',
    'Jenkinsfile',
    'azure-pipelines.yml',
    '.husky/**',
  ],
} as const;
export const LOCKFILES = [
  '**/package-lock.json',
  '**/npm-shrinkwrap.json',
  '**/yarn.lock',
  '**/pnpm-lock.yaml',
  '**/bun.lock',
  '**/bun.lockb',
  '**/poetry.lock',
  '**/Pipfile.lock',
  '**/uv.lock',
  '**/pdm.lock',
  '**/Cargo.lock',
  '**/go.sum',
  '**/Gemfile.lock',
  '**/composer.lock',
  '**/packages.lock.json',
  '**/gradle.lockfile',
  '**/mix.lock',
  '**/pubspec.lock',
  '**/Podfile.lock',
] as const;

/** Changes before which the agent must pause and ask (seed 3.2, rule 7.5). */
export const ASK_FIRST = [
  'changing a public API contract',
  'changing a database column or schema, or a file under a migrations directory',
  'upgrading across a major version',
  'disabling or skipping tests',
] as const;
