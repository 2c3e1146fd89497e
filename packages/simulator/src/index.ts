/** GitHub and the session API on loopback, stateful and strict: what the demo and the tests run against. */
export { startSimulator, WORKFLOW_PERMISSIONS } from './simulator.ts';
export type { NewRepository, NewToken, Simulator, SimulatorOptions } from './simulator.ts';
export type { By, NewIssue, RepositoryHandle } from './actors/repository.ts';
export type { AlertActions, RepositoryAlerts } from './actors/alerts.ts';
export type { Analysis, CodeScanningAlert, DependabotAlert, SecretAlert } from './state/alerts.ts';
export { AGENT_LOGIN } from './actors/people.ts';
export type { Agent, AgentPullRequest, Human, MergeOptions, Opened } from './actors/people.ts';
export { primaryRateLimit, secondaryRateLimit } from './faults.ts';
export type { Fault, FaultMatch, FaultRule, Faults } from './faults.ts';
export type { RecordedRequest, Service, Violation } from './requests.ts';
export type { DeliverOptions, DeliverResult } from './deliver.ts';
export type { ServicePermission, SessionSettings, Sessions, SimulatedSession } from './session/sessions.ts';
export type { RateLimits } from './rate-limit.ts';
export type {
  Comment,
  Delivery,
  Issue,
  Label,
  Permission,
  PullRequest,
  Repository,
  Token,
  User,
} from './state/model.ts';
