import type { AlertSourceName, Settings, Trace } from '@agent-remediation/conventions';
import type { QueuedPortfolio } from '@agent-remediation/findings/sources';
import type { GitHub, RepositoryFacts, RepositoryName } from '@agent-remediation/github';
import type { Deps, RequestOptions, RunFacts } from '@agent-remediation/remediation';

/** What the action scheduled-sweep runs on: inputs and the runner's facts. */
export interface SweepInput {
  readonly repository: RepositoryName;
  readonly host: string;
  readonly run: RunFacts;
  /** Who started the workflow by hand, and on which ref; `undefined`: its schedule did. */
  readonly started: StartedByHand | undefined;
  /** `plan` decides and changes nothing. */
  readonly mode: 'act' | 'plan';
  /** Hand-offs of this run, from 0 to the seed's 5; `undefined`: `limits.per-run`. */
  readonly limit: number | undefined;
  /** What a run may hand off instead of `limits.per-run`: a batch that a person starts takes the seed's 20 from the queue. */
  readonly perRun?: number;
  readonly severity: SeverityFloor | undefined;
  /** `undefined`: as the settings say. */
  readonly sources: readonly AlertSourceName[] | undefined;
  readonly scope: SweepScope;
  readonly files: SourceFiles;
  readonly options: RequestOptions;
  /** Page of this run, for people. */
  readonly runUrl: string;
  /** Whether the open findings are brought up to date first. */
  readonly reconcile: boolean;
  /** Text of the kill switch variable; `undefined`: off. */
  readonly halt: string | undefined;
  /** File names of scheduled workflows whose life is checked. */
  readonly workflows: readonly string[];
}

export type SeverityFloor = Settings['sweep']['severity'];

export interface StartedByHand {
  readonly actor: { readonly login: string; readonly id: number; readonly type: string };
  readonly ref: string;
}

/** Whose alerts are read. */
export type SweepScope =
  | { readonly is: 'here' }
  | { readonly is: 'repositories'; readonly names: readonly string[] }
  | { readonly is: 'organisation'; readonly login: string };

/** Files of the workspace that hold findings of this repository, opened by the caller within its bounds. */
export interface SourceFiles {
  readonly sarif: readonly OpenFile[];
  readonly lists: readonly OpenFile[];
  /** A coverage snapshot that passed its validator; `undefined`: none. */
  readonly coverage: Coverage | undefined;
}
export interface Coverage {
  readonly name: string;
  readonly portfolios: readonly QueuedPortfolio[];
  readonly generatedAt: Date | undefined;
  /** Whether its queue is a source; else it only tells which repositories others depend on. */
  readonly isSource: boolean;
}
export interface OpenFile {
  readonly name: string;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

export interface SweepDeps extends Deps {
  /** GitHub with the token that reads alerts, where that is another one. */
  readonly alerts?: GitHub;
  /** When the run was created, for a re-run; `undefined`: could not be looked up. */
  readonly runCreatedAt: () => Promise<Date | undefined>;
}

/** The repository in which the sweep runs: its settings hold the limits, and name the ledger. */
export interface Home {
  readonly repository: RepositoryFacts;
  readonly settings: Settings;
  /** How many hand-offs this run may make. */
  readonly cap: number;
  readonly floor: SeverityFloor;
  readonly now: Date;
  readonly trace: Trace;
  /** When a person closed the last incident: what was before has been looked at. */
  readonly incidentClosedAt: Date | undefined;
}
