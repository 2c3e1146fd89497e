export type { Deps } from './deps.ts';
export {
  createSession,
  type CreateSessionDeps,
  type CreateSessionInput,
  type CreateSessionOutcome,
} from './hand-off/run.ts';
export { closeOnMerge, type CloseInput, type CloseOutcome } from './closure/run.ts';
export { readMergeEvent, type MergeIntake } from './closure/merge-event.ts';
export { needsHuman, reconcile, type ReconcileInput, type ReconcileOutcome, type ReportRow } from './reconcile/run.ts';
export type { RequestOptions } from './brief/request.ts';
