/** What reading cannot show: these start the repository's own programs, so they run only when a person asks. */
export { probeHooks, type HookRun } from './hooks.ts';
export { probeMcp, type McpServer } from './mcp.ts';
