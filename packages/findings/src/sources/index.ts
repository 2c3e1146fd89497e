/** Findings from GitHub, and from a coverage snapshot. */
export { ALERT_SOURCES, type AlertSource, type AlertSourceName } from './alerts.ts';
export { blastRadii, type BlastRadius, type QueuedPortfolio, readCoverageQueue } from './coverage.ts';
export { MAX_PAGES, PAGE, pageBound, type Window } from './pages.ts';
export { type GitHubAnswer, type GitHubPort, type Grant } from './port.ts';
export { readAlerts, readIssues, type Scope } from './read.ts';
