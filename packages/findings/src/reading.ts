/** What one source gave. No reading is ever "all clean" by itself: ask {@link isWhole}, and treat no source read as a failure (P17). */
import type { SourcedFinding, SourceName } from './finding.ts';

export type Reading = Read | Unread;

/** The source was read, wholly or in part. */
export interface Read {
  readonly is: 'read';
  readonly source: SourceName;
  /** What was read: `owner/name`, `organisation acme`, or the name of a file. Untrusted for a file. */
  readonly of: string;
  /** Most severe first. */
  readonly findings: readonly SourcedFinding[];
  /** Records that were looked at. */
  readonly seen: number;
  /** Requests that it took; 0 for files. */
  readonly requests: number;
  /** Why there may be more than was read. Absent: the source was read to its end. */
  readonly stopped?: Stop;
  readonly leftOut: readonly LeftOut[];
}

export interface Stop {
  readonly code: StopCode;
  /** What happened and what was not seen, as a sentence. */
  readonly message: string;
}
export type StopCode =
  /** As many findings as wanted were seen; what is less severe was not asked for. */
  | 'enough'
  /** The bound on requests was reached (issue: (already handled + cap)/100 pages, at most 10). */
  | 'page-limit'
  | 'rate-limited'
  | 'unavailable'
  /** The record, file or answer is broken from here on. */
  | 'broken'
  /** The scanner itself says that it failed, or that its results are somewhere else. */
  | 'scan-failed';

/** Records that are no findings to hand off, by reason, with up to three of their names. */
export interface LeftOut {
  readonly why: LeftOutReason;
  readonly count: number;
  readonly examples: readonly string[];
}
export type LeftOutReason = keyof typeof LEFT_OUT;

/** Each reason in words; `isFault`: the record could not be used although it may be a finding. */
export const LEFT_OUT = {
  'not-open': { says: 'not open any more', isFault: false },
  'below-severity': { says: 'less severe than asked for', isFault: false },
  'beyond-window': { says: 'less severe than the ones that were kept', isFault: false },
  suppressed: { says: 'suppressed in the scan', isFault: false },
  'gone-since-baseline': { says: 'in the baseline only', isFault: false },
  'no-failure': { says: 'passed, not applicable or for information', isFault: false },
  'pull-request': { says: 'a pull request', isFault: false },
  'no-exposure': { says: 'a portfolio without an exposure to work on', isFault: false },
  'same-finding': { says: 'listed twice, alike', isFault: false },
  'same-id': { says: 'another finding with an id that is taken', isFault: true },
  'unknown-repository': { says: 'in a repository that is not part of the sweep', isFault: true },
  malformed: { says: 'without what tells a finding apart', isFault: true },
} as const satisfies Record<string, { readonly says: string; readonly isFault: boolean }>;

/** The source gave nothing that can be used. */
export interface Unread {
  readonly is: 'unread';
  readonly source: SourceName;
  readonly of: string;
  readonly why: UnreadReason;
  /** What was seen, as a sentence. */
  readonly message: string;
  /** What to do about it, as a sentence. */
  readonly remedy: string;
  readonly requests: number;
}
export type UnreadReason =
  /** The token is not accepted. */
  | 'unauthorised'
  /** The token lacks a permission; the remedy names it (D30). */
  | 'forbidden'
  /** The feature is not enabled. */
  | 'off'
  /** Not there, or the token may not see it: GitHub does not tell these apart. */
  | 'not-found'
  | 'rate-limited'
  | 'unavailable'
  | 'not-json'
  /** Another format than the one that is read, or another version of it. */
  | 'unknown-format'
  | 'invalid'
  | 'too-large'
  | 'scan-failed';

/** True when nothing was passed over: the end was reached, and no record was left out that may be a finding. */
export function isWhole(reading: Reading): boolean {
  return (
    reading.is === 'read' &&
    reading.stopped === undefined &&
    reading.leftOut.every(({ why, count }) => count === 0 || (!LEFT_OUT[why].isFault && why !== 'beyond-window'))
  );
}
