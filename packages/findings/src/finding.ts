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
