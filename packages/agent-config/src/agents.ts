/**
 * Where each agent looks for its files, and the words that it uses: the seed's neutral form, and the agents that a user may connect. One table; the
 * lint, the scaffold and the doctor read it.
 */
export interface Agent {
  readonly id: 'neutral' | 'claude-code' | 'devin';
  readonly title: string;
  /** Rules file at the root. */
  readonly rulesFile: string;
  readonly skillFolders: readonly string[];
  readonly hookFile: string;
  /** Where in the hook file the events stand: below `hooks`, or at the top. */
  readonly hooksBelow: 'hooks' | 'top';
  readonly tools: { readonly edit: readonly string[]; readonly shell: readonly string[] };
  /** How an environment variable is named in the MCP file. */
  readonly reference: RegExp;
  readonly referenceExample: string;
}

export const AGENTS: readonly Agent[] = [
  {
    id: 'neutral',
    title: 'the agent of the conventions',
    rulesFile: 'AGENTS.md',
    skillFolders: ['.agent/skills'],
    hookFile: '.agent/settings.json',
    hooksBelow: 'hooks',
    tools: { edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'], shell: ['Bash'] },
    reference: /\$\{env:[A-Za-z_][A-Za-z0-9_]*\}/g,
    referenceExample: '${env:NAME}',
  },
  {
    id: 'claude-code',
    title: 'Claude Code',
    rulesFile: 'CLAUDE.md',
    skillFolders: ['.claude/skills'],
    hookFile: '.claude/settings.json',
    hooksBelow: 'hooks',
    tools: { edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'], shell: ['Bash', 'PowerShell'] },
    reference: /\$\{[A-Za-z_][A-Za-z0-9_]*(?::-[^}]*)?\}/g,
    referenceExample: '${NAME}',
  },
  {
    id: 'devin',
    title: 'Devin',
    rulesFile: 'AGENTS.md',
    skillFolders: ['.devin/skills'],
    hookFile: '.devin/hooks.v1.json',
    hooksBelow: 'top',
    tools: { edit: ['edit', 'write'], shell: ['exec'] },
    reference: /\$\{[A-Za-z_][A-Za-z0-9_]*\}/g,
    referenceExample: '${NAME}',
  },
];

/**
 * Events on which an agent runs hooks, by their published names. The list grows: a name that is not here is reported only when it is nearly
 * one of these, since a misspelt event is the common fault.
 */
export const HOOK_EVENTS: readonly string[] = [
  'ConfigChange',
  'DirectoryAdded',
  'Elicitation',
  'ElicitationResult',
  'InstructionsLoaded',
  'Notification',
  'PermissionDenied',
  'PermissionRequest',
  'PostCompact',
  'PostToolBatch',
  'PostToolUse',
  'PostToolUseFailure',
  'PreCompact',
  'PreToolUse',
  'SessionEnd',
  'SessionStart',
  'Setup',
  'Stop',
  'SubagentStart',
  'SubagentStop',
  'TaskCompleted',
  'TaskCreated',
  'TeammateIdle',
  'UserPromptExpansion',
  'UserPromptSubmit',
  'WorktreeCreate',
  'WorktreeRemove',
];

/** Name patterns of tools of MCP servers, as a matcher has to write them. */
export const MCP_TOOL = /^mcp__/;
