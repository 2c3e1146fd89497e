export { runAction, type ActionOptions, type ActionResult, type Annotation, type Kit } from './run-action.ts';
export { buildDeps, noSessions, sessionClient } from './deps.ts';
export { haltOf, runCreatedAt } from './this-run.ts';
export type { Inputs } from './inputs.ts';
export type { Started } from './start.ts';
export type { Environment, Runner } from './runner.ts';
export type { Early } from './open.ts';
