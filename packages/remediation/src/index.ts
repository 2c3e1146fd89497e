export type { Deps } from './deps.ts';
export {
  createSession,
  type CreateSessionDeps,
  type CreateSessionInput,
  type CreateSessionOutcome,
} from './hand-off/run.ts';
export { handOff, ledgerDeps, ledgerPort, type HandOffFacts, type HandOffOutcome } from './hand-off/hand-off.ts';
export type { HandOffItem } from './hand-off/item.ts';
export { stateOf, type ClaimStop, type Governor } from './ledger/claim.ts';
export { recordCreated, recordPullRequest, type ClaimName, type NotMoved } from './ledger/record.ts';
export { tell, type ToldPlace } from './tell/tell.ts';
export { findingPath, parseEntry, type DayRow, type Entry, type State } from './ledger/entry.ts';
export {
  MOST_LOOKED_UP,
  readEntries,
  readOpen,
  readView,
  transact,
  type Change,
  type Decision,
  type LedgerDeps,
  type LedgerPort,
  type LedgerView,
  type OpenView,
} from './ledger/ledger.ts';
export { authorise, type RunFacts } from './trust/authorise.ts';
export type { Actor, Trigger } from './events/event.ts';
export { closeOnMerge, type CloseInput, type CloseOutcome } from './closure/run.ts';
export { readMergeEvent, type MergeIntake } from './closure/merge-event.ts';
export { needsHuman, type ReportRow } from './reconcile/report.ts';
export { reconcile, type ReconcileInput, type ReconcileOutcome } from './reconcile/run.ts';
export { VERDICTS, type DecideInput, type Verdict } from './reconcile/decide.ts';
export { OUTCOMES, type HandedInput, type StepOutcome } from './closure/evidence/handed-in.ts';
export type { ScanDifference } from './closure/evidence/scans.ts';
export { ledgerIsPrivate, ledgerKeepsSecret, mayWorkHere } from './trust/places.ts';
export type { RequestOptions } from './brief/request.ts';
export { settingsOf } from './settings.ts';
