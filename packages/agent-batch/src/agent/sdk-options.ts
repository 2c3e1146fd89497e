import type { AgentTask, McpServer } from './agent.ts';
import type { SdkMcpServer, SdkOptions } from './sdk-types.ts';

/** What keeps the agent's program to itself: no telemetry, no update, no work that outlives the call. */
const QUIET: Readonly<Record<string, string>> = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
};

interface Given {
  /** The model key; undefined where the environment names another route to the model. */
  readonly apiKey: string | undefined;
  /** The checkout that the worktree belongs to: the project's skills and settings are read there, where the agent does not write. */
  readonly trustedProject: string | undefined;
  readonly hooks: SdkOptions['hooks'];
  readonly abortController: AbortController;
  readonly stderr: (text: string) => void;
  /** Name of this run in the environment of all processes that it starts. */
  readonly marker: Readonly<Record<string, string>>;
}

/**
 * The options of `query` for a task. Where the seed's names changed: `customSystemPrompt` is `systemPrompt`, and `allowedTools` alone
 * only spares the question, so `tools` and `permissionMode` say that nothing else exists and nothing is asked.
 */
export function optionsOf(task: AgentTask, given: Given): SdkOptions {
  return {
    abortController: given.abortController,
    cwd: task.cwd,
    ...(given.trustedProject === undefined ? {} : { projectConfigRoot: given.trustedProject }),
    ...(task.model === undefined ? {} : { model: task.model }),
    systemPrompt: task.rules.trim() === '' ? { type: 'preset', preset: 'claude_code' } : task.rules,
    tools: builtIn(task.allowedTools),
    allowedTools: [...task.allowedTools],
    permissionMode: 'dontAsk',
    permissionPrompts: 'none',
    // The project's own: nothing of the machine's user, nothing that is not in git.
    settingSources: ['project'],
    skills: 'all',
    mcpServers: Object.fromEntries(Object.entries(task.mcpServers).map(([name, server]) => [name, serverOf(server)])),
    // On the command line every user of the machine could read the servers' environment.
    mcpServersDelivery: 'initialize',
    strictMcpConfig: true,
    hooks: given.hooks,
    maxTurns: task.maxTurns,
    ...(task.maxCostUsd === undefined ? {} : { maxBudgetUsd: task.maxCostUsd }),
    env: {
      ...QUIET,
      ...task.environment,
      ...(given.apiKey === undefined ? {} : { ANTHROPIC_API_KEY: given.apiKey }),
      ...given.marker,
    },
    persistSession: false,
    // The brief holds text of strangers: `@file` in it is no order to read a file, and `/command` none to run one.
    verbatimPrompts: true,
    // No settings file switches the guards off, and commits carry the conventions' words alone.
    settings: { disableAllHooks: false, attribution: { commit: '', pr: '' } },
    stderr: given.stderr,
  };
}

/** The tools that have to exist: `Bash(npm test:*)` needs `Bash`; tools of MCP servers come with their server; skills need their own. */
function builtIn(allowed: readonly string[]): string[] {
  const names = allowed
    .map((entry) => entry.split('(', 1)[0]?.trim() ?? '')
    .filter((name) => !/^(?:mcp__.*)?$/u.test(name));
  return [...new Set([...names, 'Skill'])];
}

function serverOf({ command, args, env }: McpServer): SdkMcpServer {
  return {
    command,
    ...(args === undefined ? {} : { args: [...args] }),
    ...(env === undefined ? {} : { env: { ...env } }),
    alwaysLoad: true,
  };
}
