/**
 * The tools of the agents whose hooks we know, by what they can do. A name that is not here is treated as one that can write: its paths
 * are checked. Names are an open set, so the table only ever takes away work from a known reader.
 */
export type ToolKind = 'reads' | 'writes' | 'shell' | 'other-shell' | 'unknown';

const TOOLS: Readonly<Record<Exclude<ToolKind, 'unknown'>, readonly string[]>> = {
  reads: [
    'Read',
    'Grep',
    'Glob',
    'LS',
    'NotebookRead',
    'WebFetch',
    'WebSearch',
    'TodoRead',
    'TodoWrite',
    'Task',
    'Agent',
    'Skill',
    'ToolSearch',
    'AskUserQuestion',
    'ExitPlanMode',
    'LSP',
    'BashOutput',
    'KillShell',
    'read',
    'grep',
    'glob',
    'find_file_by_name',
    'find_filecontent',
    'view',
    'list',
    'search',
    'web_search',
    'webfetch',
    'think',
    'read_file',
    'list_dir',
  ],
  writes: [
    'Edit',
    'Write',
    'MultiEdit',
    'NotebookEdit',
    'edit',
    'write',
    'create_file',
    'str_replace',
    'insert',
    'apply_patch',
    'str_replace_based_edit_tool',
  ],
  shell: ['Bash', 'exec', 'bash', 'shell', 'sh', 'run', 'terminal', 'execute', 'run_command', 'Monitor'],
  'other-shell': ['PowerShell', 'powershell', 'pwsh', 'cmd', 'CMD'],
};

const KINDS: ReadonlyMap<string, ToolKind> = new Map(
  (['reads', 'writes', 'shell', 'other-shell'] as const).flatMap((kind) => TOOLS[kind].map((name) => [name, kind])),
);

/** MCP tools whose own name says that they only read; one with text to write in its input counts as unknown all the same. */
const READING_VERB = /^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u;

const WRITING_WORD =
  /(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;

/** Whether the table names this very tool. */
export function isKnownTool(name: string): boolean {
  return KINDS.has(name);
}

export function kindOfTool(name: string): ToolKind {
  const known = KINDS.get(name);
  if (known !== undefined) return known;
  const own = /^mcp__.+?__(.+)$/u.exec(name)?.[1];
  return own !== undefined && READING_VERB.test(own) && !WRITING_WORD.test(own) ? 'reads' : 'unknown';
}
