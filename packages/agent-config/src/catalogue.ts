/**
 * Every rule of the lint: its level, and why it is one. Ids are stable. Sources: seed 2.5 (the files), 6 (hook contract), 7.8–7.12
 * (what users stumble over), the open skill specification.
 *
 * Each rule says whether `lint --fix` mends it. It does where only one thing can have been meant and nothing that worked before stops working;
 * text that a person or an agent has to think about, a choice between two ways, and whatever lets more happen is left.
 */
export type Level = 'error' | 'warning' | 'note';

interface Rule {
  readonly level: Level;
  /** One sentence for people. */
  readonly why: string;
  readonly repair: { readonly mends: string } | { readonly leaves: string };
}

const TEXT = { leaves: 'Only a person can write it: a placeholder would look like an answer.' } as const;

export const RULES = {
  'file-unreadable': {
    level: 'error',
    why: 'A file that cannot be read as text is not read by the agent either.',
    repair: { leaves: 'What the file should say is not known.' },
  },
  'file-linked-outside': {
    level: 'error',
    why: 'A link that leaves the repository shows the agent something that nobody reviewed.',
    repair: { leaves: 'Which file was meant is not known.' },
  },

  'rules-missing': {
    level: 'warning',
    why: 'Without a rules file the agent knows neither commands nor limits.',
    repair: { leaves: '`init` writes one, from what the repository has.' },
  },
  'rules-too-long': {
    level: 'error',
    why: 'The rules file is read before every session: at most 99 lines; details belong in skills.',
    repair: { leaves: 'What belongs into a skill is a choice.' },
  },
  'rules-empty-description': {
    level: 'warning',
    why: 'The agent has to know what the project is.',
    repair: TEXT,
  },
  'rules-no-commands': {
    level: 'error',
    why: 'The agent verifies its fix with the build and test commands.',
    repair: TEXT,
  },
  'rules-unknown-command': {
    level: 'error',
    why: 'A command that does not exist makes every session fail or guess.',
    repair: { leaves: 'Which command was meant is not known.' },
  },
  'rules-no-conventions': {
    level: 'error',
    why: 'Branch, commit prefix and draft pull request come from here.',
    repair: TEXT,
  },
  'rules-no-protected-paths': {
    level: 'error',
    why: 'The agent has to know what it must not touch.',
    repair: TEXT,
  },
  'rules-protected-paths-differ': {
    level: 'warning',
    why: 'Rules, hooks and the check of pull requests must name the same paths.',
    repair: TEXT,
  },
  'rules-no-stop-and-ask': {
    level: 'error',
    why: 'Public API and database changes need a person first.',
    repair: TEXT,
  },
  'rules-not-imported': {
    level: 'error',
    why: 'This agent reads its own file only: without the import the rules are never read.',
    repair: { mends: 'Writes the import as the first line.' },
  },

  'skill-front-matter': {
    level: 'error',
    why: 'A skill without readable front matter is never loaded.',
    repair: {
      mends: 'Tabs that indent become spaces, and blank lines before the first `---` go; where it should end is left.',
    },
  },
  'skill-name': {
    level: 'error',
    why: 'Small letters, digits and single hyphens, 1 to 64, as the open specification asks.',
    repair: { mends: 'Writes the name of the folder, where that is a valid name.' },
  },
  'skill-name-folder': {
    level: 'error',
    why: 'A skill is found by its folder: name and folder are the same.',
    repair: { mends: 'Writes the name of the folder.' },
  },
  'skill-description': {
    level: 'error',
    why: 'The description decides whether the skill is loaded: 1 to 1,024 characters.',
    repair: TEXT,
  },
  'skill-trigger': {
    level: 'error',
    why: 'A description that does not say when to use the skill never triggers it.',
    repair: TEXT,
  },
  'skill-competes': {
    level: 'warning',
    why: 'Two skills with nearly one description: which one is loaded is chance.',
    repair: { leaves: 'What tells the two apart is a choice.' },
  },
  'skill-section': {
    level: 'error',
    why: 'When to use, Workflow, Output and Never are the sections of a skill.',
    repair: TEXT,
  },
  'skill-workflow-steps': { level: 'error', why: 'The workflow is a list of numbered steps.', repair: TEXT },
  'skill-dependency-steps': {
    level: 'error',
    why: 'The dependency skill has seven steps in their order.',
    repair: TEXT,
  },
  'skill-dependency-never': {
    level: 'error',
    why: 'The dependency skill has three Never rules.',
    repair: TEXT,
  },
  'skill-unknown-field': {
    level: 'note',
    why: 'A field that no agent knows does nothing; often it is a misspelling.',
    repair: {
      mends: 'Letters and hyphens as in the known field, where nothing else differs and that field is not there.',
    },
  },
  'skill-long': {
    level: 'warning',
    why: 'A skill is read whole: below 500 lines.',
    repair: { leaves: 'What to move is a choice.' },
  },
  'skill-misplaced': {
    level: 'error',
    why: 'Only <folder>/<name>/SKILL.md is found, in exactly these letters.',
    repair: { leaves: 'Moving files is left to Git: the fix is the command.' },
  },

  'hooks-form': {
    level: 'error',
    why: 'Settings of another form are not read, and no hook runs.',
    repair: { leaves: 'What was meant is not known.' },
  },
  'hooks-event': {
    level: 'error',
    why: 'An event that the agent does not know never runs its hooks.',
    repair: { mends: 'Capital and small letters, where nothing else differs and that event is not there.' },
  },
  'hooks-matcher': {
    level: 'error',
    why: 'A matcher that matches no tool guards nothing.',
    repair: {
      mends:
        '`mcp__server` becomes `mcp__server__.*`, a tool gets its capital letters, `*` becomes `.*` where an agent reads patterns only; a misspelling is left.',
    },
  },
  'hooks-command-missing': {
    level: 'error',
    why: 'A hook that is not there fails, and the call goes through.',
    repair: { leaves: 'Which file was meant is not known.' },
  },
  'hooks-command-not-executable': {
    level: 'error',
    why: 'A hook that cannot be started fails, and the call goes through.',
    repair: { mends: 'Sets the right to start it, where its first line begins with `#!`.' },
  },
  'hooks-fail-open': {
    level: 'error',
    why: 'Any exit code but 2 lets the call through: a hook that crashes must end with 2.',
    repair: { mends: 'Ends a single command with `|| exit 2`; a line of several commands is left.' },
  },
  'hooks-post-only': {
    level: 'warning',
    why: 'After the tool has run nothing can be blocked: a guard belongs in PreToolUse.',
    repair: { leaves: 'Which tools a guard should see before they run is a choice.' },
  },
  'hooks-none': {
    level: 'warning',
    why: 'Invariants that must never be violated belong in hooks, not in prompts.',
    repair: { leaves: '`init` writes them.' },
  },

  'mcp-form': {
    level: 'error',
    why: 'A server of another form is not started.',
    repair: { mends: 'A number or a truth value of a variable is written as a text; other forms are left.' },
  },
  'mcp-secret': {
    level: 'error',
    why: 'A secret in a repository file is a secret that leaked.',
    repair: { leaves: 'The secret has to be revoked, and its variable named, by a person.' },
  },
  'mcp-reference': {
    level: 'error',
    why: 'This agent does not know this way to name a variable: it would send the text itself.',
    repair: { mends: 'Writes the form that the agent of the repository reads, where only the form differs.' },
  },
  'mcp-unset': {
    level: 'warning',
    why: 'A variable that is not set leaves the server without its credential.',
    repair: { leaves: 'It is set outside of the repository.' },
  },
  'mcp-write-scope': {
    level: 'warning',
    why: 'Start read-only; add write scopes after about a week of watching.',
    repair: { leaves: 'It would take something away that may be used.' },
  },
  'mcp-unpinned': {
    level: 'warning',
    why: 'An unpinned package runs whatever was published last, with the credential.',
    repair: { leaves: 'Which version was tried is not known.' },
  },
  'mcp-placeholder': {
    level: 'warning',
    why: 'The server is sent the placeholder and refuses it.',
    repair: { leaves: 'How the variable is called is a choice.' },
  },
  'mcp-home-path': {
    level: 'warning',
    why: 'A path of one person is not there on any other machine, and the server does not start.',
    repair: { leaves: 'Where the program is elsewhere is not known.' },
  },
  'mcp-plain-http': {
    level: 'error',
    why: 'Over http everybody on the way reads the credential.',
    repair: { leaves: 'Whether the server answers over https is not known.' },
  },

  'knowledge-front-matter': {
    level: 'error',
    why: 'An entry without readable front matter is never matched.',
    repair: { mends: 'As for skills.' },
  },
  'knowledge-field': {
    level: 'error',
    why: 'Title, tags and repos decide whether an entry is read.',
    repair: { mends: 'Words with commas in one line become a list; what is missing is left.' },
  },
  'knowledge-repository': {
    level: 'warning',
    why: 'The entry does not cover this repository: it is not read here.',
    repair: { leaves: 'Whether the entry is meant for this repository is a choice.' },
  },
  'knowledge-convention': {
    level: 'error',
    why: 'A runbook names the conventions that the pull request is checked for.',
    repair: TEXT,
  },

  'settings-invalid': {
    level: 'error',
    why: 'With settings that cannot be read, every run is refused.',
    repair: { leaves: 'What was meant is not known.' },
  },
  'setup-missing': {
    level: 'note',
    why: 'Without set-up commands the agent asks for them, or guesses. What the workspace has saved cannot be seen from here.',
    repair: { leaves: '`init` finds them; a person knows them.' },
  },
  'secret-literal': {
    level: 'error',
    why: 'A key in a tracked file is known to everybody who can read the repository.',
    repair: { leaves: 'It has to be revoked first; every commit still holds it.' },
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof RULES;
