/** The session endpoint (seed 4.1): request and its check, credentials, client, answers and what they mean. */
export type {
  RefusalCode,
  SessionAnswer,
  SessionCreated,
  SessionNotSent,
  SessionRefused,
  SessionUnknown,
  StatusMeaning,
  Withheld,
} from './answer.ts';
export { statusMeaning } from './answer.ts';
export type {
  SessionClient,
  SessionClientOptions,
  SessionList,
  SessionListQuery,
  SessionRead,
  SessionReadFailed,
} from './client.ts';
export { createSessionClient, MAX_ANSWER_CHARS } from './client.ts';
export type { CredentialCheck, CredentialFault, CredentialInputs, SessionCredentials } from './credentials.ts';
export { checkCredentials } from './credentials.ts';
export type { ExplainContext } from './explain.ts';
export { explain } from './explain.ts';
export type { InputFault, SessionInputFields, SessionInputs } from './inputs.ts';
export { parseSessionInputs } from './inputs.ts';
export { carriesKey } from './key.ts';
export type { FieldFault, SessionField, SessionRequest, SessionRequestCheck } from './request.ts';
export { checkSessionRequest, REQUEST_LIMITS, serialise, SESSION_FIELDS } from './request.ts';
export type { Session, SessionPhase } from './session.ts';
export { outOfCredits, readSession, sessionPhase } from './session.ts';
