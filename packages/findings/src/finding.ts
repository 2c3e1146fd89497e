import type { FindingKind } from '@agent-remediation/conventions';

/**
 * A security finding, with the attributes that seed 2.5 names. Every text is untrusted: it comes from issues, tickets, alerts or files.
 * What a source does not say is absent, never guessed.
 */
export interface Finding {
  /** Under which it is claimed; see `findingId` in conventions. */
  readonly id: string;
  readonly kind: FindingKind;
  /** One line for people. */
  readonly title: string;
  /** What was found and why it matters. */
  readonly explanation: string;
  readonly severity?: Severity;
  /** File, line, package or image that is affected, as the source words it. */
  readonly location?: string;
  readonly reachablePath?: string;
  readonly exploitability?: string;
  readonly confidence?: string;
  readonly validationResult?: string;
  /** A hint for the agent. Nothing ever applies it by itself (D19). */
  readonly suggestedFix?: string;
  /** Addresses or names of artifacts that belong to the finding. */
  readonly artifacts?: readonly string[];
}

/** Severity enum of seed 2.4. */
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';
export const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

/** The attributes that a brief shows beside title and explanation, in the order of seed 2.5. */
export const SHOWN_ATTRIBUTES = [
  ['severity', 'severity'],
  ['location', 'affected location'],
  ['reachablePath', 'reachable path'],
  ['exploitability', 'exploitability'],
  ['confidence', 'confidence'],
  ['validationResult', 'validation result'],
  ['suggestedFix', 'suggested fix'],
] as const satisfies readonly (readonly [keyof Finding, string])[];

/** Where findings come from. */
export const SOURCES = [
  'code-scanning',
  'dependabot',
  'secret-scanning',
  'sarif',
  'list',
  'issues',
  'coverage',
] as const;
export type SourceName = (typeof SOURCES)[number];

/** A finding as a source gave it: what a brief shows, and what a program has to know to claim, compare and rank it. */
export interface SourcedFinding extends Finding {
  readonly source: SourceName;
  /** The repository in which it lies. */
  readonly repository: FindingRepository;
  /** Absent: the source gives none, and the finding counts as less urgent than any that has one. */
  readonly severity?: Severity;
  /** When it was opened or first seen. Absent where the source does not say. */
  readonly openedAt?: Date;
  /** Other ids of the same finding, in other sources. A claim on one of them is a claim on this finding (D2). */
  readonly aliases: readonly string[];
  /**
   * Hashes by which the same finding is recognised in another source or another scan (D2: a heuristic). Two findings of one repository
   * with a mark in common are the same one. Form: `m1-<32 hex digits>`.
   */
  readonly marks: readonly string[];
  /** Logins of the people who have taken it on, where the source tells. */
  readonly assignees?: readonly string[];
  /** Number of the issue, when the finding is one. */
  readonly issue?: number;
  /** Page of the alert or issue, for people. */
  readonly page?: string;
  readonly place?: Place;
  readonly rule?: Rule;
  readonly package?: AffectedPackage;
  readonly signals: Signals;
  /** Of a cluster: all that one change is to fix, this one first (see `cluster`). Each is claimed and verified for itself (D2). */
  readonly members?: readonly SourcedFinding[];
}

export interface FindingRepository {
  /** Numeric id: it keeps a claim over renames (D2). */
  readonly id: number;
  /** `owner/name`. */
  readonly name: string;
  /** Absent where the source does not say. */
  readonly isPrivate?: boolean;
}

/** A file of the repository. Absent for a file outside of it. */
export interface Place {
  /** Relative to the root, with `/` between its parts. Untrusted, like every text. */
  readonly path: string;
  /** Counted from 1. */
  readonly line?: number;
  readonly column?: number;
}

export interface Rule {
  readonly tool: string;
  readonly id: string;
}

export interface AffectedPackage {
  readonly ecosystem: string;
  readonly name: string;
  /** Path of the manifest or lockfile. */
  readonly manifest: string;
  readonly vulnerable?: string;
  /** The first version with a fix. Absent: there is none yet. */
  readonly fixed?: string;
}

/** What ranking needs as facts, beside the words for people in `exploitability` and `reachablePath`. Absent: not said. */
export interface Signals {
  /** It is known to work or to be used: a secret that is still valid, malware. `false`: shown to be harmless now. */
  readonly isExploitable?: boolean;
  /** Chance of being exploited within 30 days, 0 to 1 (EPSS). */
  readonly epss?: number;
  /** Whether the weak code is reached, as the source says. */
  readonly isReachable?: boolean;
  /** The code does not ship: a development dependency, a test, generated code. */
  readonly isDevelopment?: boolean;
}

/** Whether a severity is as grave as the floor, or graver. A finding without one is not: nobody said that it is. */
export function isAtLeast(severity: Severity | undefined, floor: Severity): boolean {
  return severity !== undefined && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(floor);
}
