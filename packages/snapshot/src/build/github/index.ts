/** What a snapshot is built from, looked up at GitHub. Loads nothing of Node. */
export { collectFromGitHub, type Collected, type CollectOptions } from './collect.ts';
export type { LedgerFinding } from './ledger.ts';
export type { GitHubAnswer, GitHubPort } from './port.ts';
