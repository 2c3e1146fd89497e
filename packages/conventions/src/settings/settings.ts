import { DESCRIPTION_HEADINGS, LEDGER_BRANCH } from '../names.ts';
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
  /** What a pull request of an agent is held to, and told (seed 2.5, 3.2). */
  readonly pullRequest: PullRequestSettings;
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
  readonly sweep: SweepSettings;
  readonly session: { readonly dedupeTag: 'fingerprint' | 'none'; readonly readBack: boolean };
  readonly templates: Partial<Readonly<Record<FindingKind, string>>>;
  readonly closing: ClosingSettings;
}

export interface PullRequestSettings {
  /** Headings of the description's three parts, in their order. */
  readonly headings: Headings;
  /** People with write, the author left out, who must approve the newest commit in a review. */
  readonly approvals: number;
}
export type Headings = readonly [finding: string, blastRadius: string, verification: string];

export interface Limits {
  readonly perRun: number;
  readonly perDay: number;
  readonly perRepositoryPerDay: number;
  readonly open: number;
  /** Compute units; `undefined`: no budget. */
  readonly acuPerDay: number | undefined;
  readonly acuPerSession: number | undefined;
}

/** What can speak for a merged fix (seed 3.2, "fix verified"; D14). */
export const EVIDENCE_KINDS = ['checks', 'workflows', 'alert', 'sarif', 'reproducer'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface ClosingSettings {
  /** `undefined`: `checks` with a ledger, `none` without one (D13, D14). */
  readonly verify: 'checks' | 'none' | undefined;
  /** Of `verify: checks`: the kinds of evidence that must all speak for the fix. */
  readonly evidence: readonly EvidenceKind[];
  readonly checks: readonly string[];
  /** Names of workflows, or of their files. */
  readonly workflows: readonly string[];
  readonly link: 'reference' | 'first-reference';
  readonly pullRequests: 'ours' | 'all';
  /** Globs of base branches; empty: every base branch. */
  readonly baseBranches: readonly string[];
  readonly deadlineDays: number;
}

export type AlertSourceName = 'code-scanning' | 'dependabot' | 'secret-scanning';
export type Weekday = (typeof WEEKDAYS)[number];
/** In the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** A span of days (UTC, `YYYY-MM-DD`, both included). */
export interface Freeze {
  readonly from: string;
  readonly until: string;
  readonly reason?: string;
}

export interface SweepSettings {
  readonly severity: 'critical' | 'high' | 'medium' | 'low';
  /** `undefined`: code scanning and Dependabot, where they are on. */
  readonly sources: readonly AlertSourceName[] | undefined;
  readonly issuesLabel: string | undefined;
  /** Ids that a person holds back. */
  readonly hold: readonly string[];
  readonly cluster: readonly ('package' | 'rule-and-file')[];
  /** Days per severity; what is absent has the ranking's default. */
  readonly deadlines: Partial<Readonly<Record<'critical' | 'high' | 'medium' | 'low', number>>>;
  readonly openPullRequests: number;
  /** `undefined`: no such limit. */
  readonly mergeFactor: number | undefined;
  readonly freeze: readonly Freeze[];
  readonly freezeWeekdays: readonly Weekday[];
  /** Hand-offs of one repository within 24 hours at which the sweep stops. */
  readonly fuse: number;
  readonly scanAgeDays: number;
}

export const DEFAULT_SETTINGS: Settings = {
  engine: 'session',
  baseBranch: undefined,
  reviewers: [],
  teamChannel: undefined,
  commands: { setup: [] },
  protectedPaths: [],
  publicApi: [],
  pullRequest: { headings: DESCRIPTION_HEADINGS, approvals: 0 },
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
  sweep: {
    severity: 'high',
    sources: undefined,
    issuesLabel: undefined,
    hold: [],
    cluster: [],
    deadlines: {},
    openPullRequests: 10,
    mergeFactor: undefined,
    freeze: [],
    freezeWeekdays: [],
    fuse: 30,
    scanAgeDays: 14,
  },
  session: { dedupeTag: 'fingerprint', readBack: true },
  templates: {},
  closing: {
    verify: undefined,
    evidence: ['checks'],
    checks: [],
    workflows: [],
    link: 'reference',
    pullRequests: 'ours',
    baseBranches: [],
    deadlineDays: 7,
  },
};
