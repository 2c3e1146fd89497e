/** The agent's files of a repository (seed 2.5): read, linted, explained. */
export { lint, type LintOptions } from './lint/lint.ts';
export { hookCommands, type HookCommand } from './lint/hook-settings.ts';
export { MCP_FILE, serversOf } from './lint/mcp.ts';
export { RULES, type Level, type RuleId } from './catalogue.ts';
export { plainLine, shown, type Problem } from './problem.ts';
export { quoted } from './command-line.ts';
export { readTree, type Tree, type TreeFile } from './tree.ts';
export { AGENTS, type Agent } from './agents.ts';
export { isRecord, readJson } from './json-file.ts';
export { planRepairs, type Change, type Plan } from './repair/plan.ts';
export { listing } from './repair/listing.ts';
export { counts, text } from './format/text.ts';
export { sarif } from './format/sarif.ts';
export { markdown } from './format/markdown.ts';
