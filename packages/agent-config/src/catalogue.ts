/**
 * Every rule of the lint: its level, and why it is one. Ids are stable. Sources: seed 2.5 (the files), 6 (hook contract), 7.8–7.12
 * (what users stumble over), the open skill specification.
 */
export type Level = 'error' | 'warning' | 'note';

interface Rule {
  readonly level: Level;
  /** One sentence for people. */
  readonly why: string;
}

export const RULES = {
  'file-unreadable': { level: 'error', why: 'A file that cannot be read as text is not read by the agent either.' },
  'file-linked-outside': {
    level: 'error',
    why: 'A link that leaves the repository shows the agent something that nobody reviewed.',
  },

  'rules-missing': {
    level: 'warning',
    why: 'Without a rules file the agent knows neither commands nor limits (seed 2.5).',
  },
  'rules-too-long': {
    level: 'error',
    why: 'The rules file is read before every session: at most 99 lines (seed 8); details belong in skills.',
  },
  'rules-empty-description': { level: 'warning', why: 'The agent has to know what the project is (seed 2.5).' },
  'rules-no-commands': {
    level: 'error',
    why: 'The agent verifies its fix with the build and test commands (seed 2.5).',
  },
  'rules-unknown-command': { level: 'error', why: 'A command that does not exist makes every session fail or guess.' },
  'rules-no-conventions': {
    level: 'error',
    why: 'Branch, commit prefix and draft pull request come from here (seed 2.5).',
  },
  'rules-no-protected-paths': { level: 'error', why: 'The agent has to know what it must not touch (seed 2.5).' },
  'rules-protected-paths-differ': {
    level: 'warning',
    why: 'Rules, hooks and the check of pull requests must name the same paths.',
  },
  'rules-no-stop-and-ask': {
    level: 'error',
    why: 'Public API and database changes need a person first (seed 2.5, 7.5).',
  },
  'rules-not-imported': {
    level: 'error',
    why: 'This agent reads its own file only: without the import the rules are never read.',
  },

  'skill-front-matter': { level: 'error', why: 'A skill without readable front matter is never loaded (seed 7.8).' },
  'skill-name': {
    level: 'error',
    why: 'Small letters, digits and single hyphens, 1 to 64, as the open specification asks.',
  },
  'skill-name-folder': { level: 'error', why: 'A skill is found by its folder: name and folder are the same.' },
  'skill-description': {
    level: 'error',
    why: 'The description decides whether the skill is loaded: 1 to 1,024 characters (seed 7.8).',
  },
  'skill-trigger': {
    level: 'error',
    why: 'A description that does not say when to use the skill never triggers it (seed 7.8).',
  },
  'skill-competes': { level: 'warning', why: 'Two skills with nearly one description: which one is loaded is chance.' },
  'skill-section': {
    level: 'error',
    why: 'When to use, Workflow, Output and Never are the sections of a skill (seed 2.5).',
  },
  'skill-workflow-steps': { level: 'error', why: 'The workflow is a list of numbered steps (seed 2.5).' },
  'skill-dependency-steps': { level: 'error', why: 'The dependency skill has seven steps in their order (seed 2.5).' },
  'skill-dependency-never': { level: 'error', why: 'The dependency skill has three Never rules (seed 2.5).' },
  'skill-unknown-field': { level: 'note', why: 'A field that no agent knows does nothing; often it is a misspelling.' },
  'skill-long': { level: 'warning', why: 'A skill is read whole: below 500 lines.' },
  'skill-misplaced': { level: 'error', why: 'Only <folder>/<name>/SKILL.md is found, in exactly these letters.' },

  'hooks-form': { level: 'error', why: 'Settings of another form are not read, and no hook runs.' },
  'hooks-event': { level: 'error', why: 'An event that the agent does not know never runs its hooks.' },
  'hooks-matcher': { level: 'error', why: 'A matcher that matches no tool guards nothing.' },
  'hooks-command-missing': { level: 'error', why: 'A hook that is not there fails, and the call goes through.' },
  'hooks-command-not-executable': {
    level: 'error',
    why: 'A hook that cannot be started fails, and the call goes through.',
  },
  'hooks-fail-open': {
    level: 'error',
    why: 'Any exit code but 2 lets the call through: a hook that crashes must end with 2.',
  },
  'hooks-post-only': {
    level: 'warning',
    why: 'After the tool has run nothing can be blocked: a guard belongs in PreToolUse (seed 6).',
  },
  'hooks-none': {
    level: 'warning',
    why: 'Invariants that must never be violated belong in hooks, not in prompts (seed 6).',
  },

  'mcp-form': { level: 'error', why: 'A server of another form is not started (seed 2.5, 7.11).' },
  'mcp-secret': { level: 'error', why: 'A secret in a repository file is a secret that leaked (seed 5).' },
  'mcp-reference': {
    level: 'error',
    why: 'This agent does not know this way to name a variable: it would send the text itself.',
  },
  'mcp-unset': {
    level: 'warning',
    why: 'A variable that is not set leaves the server without its credential (seed 7.11).',
  },
  'mcp-write-scope': {
    level: 'warning',
    why: 'Start read-only; add write scopes after about a week of watching (seed 2.5).',
  },
  'mcp-unpinned': {
    level: 'warning',
    why: 'An unpinned package runs whatever was published last, with the credential.',
  },
  'mcp-plain-http': { level: 'error', why: 'Over http everybody on the way reads the credential.' },

  'knowledge-front-matter': {
    level: 'error',
    why: 'An entry without readable front matter is never matched (seed 7.9).',
  },
  'knowledge-field': { level: 'error', why: 'Title, tags and repos decide whether an entry is read (seed 2.5, 7.9).' },
  'knowledge-repository': {
    level: 'warning',
    why: 'The entry does not cover this repository: it is not read here (seed 7.9).',
  },
  'knowledge-convention': {
    level: 'error',
    why: 'A runbook names the conventions that the pull request is checked for (seed 2.5).',
  },

  'settings-invalid': { level: 'error', why: 'With settings that cannot be read, every run is refused.' },
  'setup-missing': {
    level: 'note',
    why: 'Without set-up commands the agent asks for them, or guesses (seed 7.10). What the workspace has saved cannot be seen from here.',
  },
  'secret-literal': {
    level: 'error',
    why: 'A key in a tracked file is known to everybody who can read the repository (seed 5).',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof RULES;
