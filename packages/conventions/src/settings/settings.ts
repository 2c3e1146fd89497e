import { LEDGER_BRANCH } from '../names.ts';
import { MAX_SESSIONS_PER_RUN } from '../limits.ts';
import type { FindingKind } from '../kinds.ts';

/** The settings of a repository, complete: every default filled in. Read from the default branch only. */
export interface Settings {
  readonly engine: 'session' | 'batch';
  /** `undefined`: the repository's default branch. */
  readonly baseBranch: string | undefined;
  readonly reviewers: readonly string[];
  readonly teamChannel: string | undefined;
  readonly commands: { readonly setup: readonly string[]; readonly build?: string; readonly test?: string };
  /** Globs beside the built-in ones of `PROTECTED_PATHS`. */
  readonly protectedPaths: readonly string[];
  readonly publicApi: readonly string[];
  readonly allowPublic: boolean;
  readonly targetRepository: string | undefined;
  readonly authorise: {
    readonly bots: readonly { readonly login: string; readonly id: number }[];
    /** `undefined`: everybody with write; a list: only these. */
    readonly dispatchSenders: readonly string[] | undefined;
    readonly findingAuthors: readonly string[];
  };
  readonly ledger: { readonly repository: string | undefined; readonly branch: string };
  readonly limits: Limits;
  readonly session: { readonly dedupeTag: 'fingerprint' | 'none'; readonly readBack: boolean };
  readonly templates: Partial<Readonly<Record<FindingKind, string>>>;
  readonly closing: ClosingSettings;
}

export interface Limits {
  readonly perRun: number;
  readonly perDay: number;
  readonly perRepositoryPerDay: number;
  readonly open: number;
  /** Compute units; `undefined`: no budget. */
  readonly acuPerDay: number | undefined;
  readonly acuPerSession: number | undefined;
}

export interface ClosingSettings {
  /** `undefined`: `checks` with a ledger, `none` without one (D13, D14). */
  readonly verify: 'checks' | 'none' | undefined;
  readonly checks: readonly string[];
  readonly link: 'reference' | 'first-reference';
  readonly pullRequests: 'ours' | 'all';
  /** Globs of base branches; empty: every base branch. */
  readonly baseBranches: readonly string[];
  readonly deadlineDays: number;
}

export const DEFAULT_SETTINGS: Settings = {
  engine: 'session',
  baseBranch: undefined,
  reviewers: [],
  teamChannel: undefined,
  commands: { setup: [] },
  protectedPaths: [],
  publicApi: [],
  allowPublic: false,
  targetRepository: undefined,
  authorise: { bots: [], dispatchSenders: undefined, findingAuthors: [] },
  ledger: { repository: undefined, branch: LEDGER_BRANCH },
  limits: {
    perRun: MAX_SESSIONS_PER_RUN,
    perDay: 20,
    perRepositoryPerDay: 10,
    open: 20,
    acuPerDay: undefined,
    acuPerSession: undefined,
  },
  session: { dedupeTag: 'fingerprint', readBack: true },
  templates: {},
  closing: {
    verify: undefined,
    checks: [],
    link: 'reference',
    pullRequests: 'ours',
    baseBranches: [],
    deadlineDays: 7,
  },
};
