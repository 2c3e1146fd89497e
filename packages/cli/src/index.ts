/** The command line: `agent-remediation <command>`. */
export { runCommandLine } from './command-line.ts';
export type { Terminal } from './terminal.ts';
