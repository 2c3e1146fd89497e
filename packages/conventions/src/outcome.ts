import { REASONS, type ReasonCode } from './reasons.ts';

/** One row of the decision trace: what a rule saw, what it decided, and how to change that. */
export interface TraceRow {
  readonly rule: string;
  readonly seen: string;
  readonly verdict: 'pass' | 'stop' | 'note';
  readonly change?: string;
}

/** Every ending of every action: a reason of the closed list, a sentence for people, and the decision trace. */
export interface Outcome {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly trace: readonly TraceRow[];
}

/** Collects the rows of a decision. One per run; handed down, never global. */
export class Trace {
  readonly #rows: TraceRow[] = [];

  pass(rule: string, seen: string): void {
    this.#rows.push({ rule, seen, verdict: 'pass' });
  }

  note(rule: string, seen: string, change?: string): void {
    this.#rows.push({ rule, seen, verdict: 'note', ...(change === undefined ? {} : { change }) });
  }

  stop(rule: string, seen: string, change: string): void {
    this.#rows.push({ rule, seen, verdict: 'stop', change });
  }

  /** Takes over the rows of a decision that was made anew in several rounds: only the last one counts. */
  append(other: Trace): void {
    this.#rows.push(...other.rows);
  }

  get rows(): readonly TraceRow[] {
    return this.#rows;
  }
}

/**
 * An ending that is not success, raised where it is found and turned into an `Outcome` at one place. `reason` says what to do;
 * `message` adds what was seen here (never a secret).
 */
export class Ending extends Error {
  readonly reason: ReasonCode;

  constructor(reason: ReasonCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'Ending';
    this.reason = reason;
  }
}

/** Whether a run with this reason succeeds. `told`: a person can read of it on the issue. */
export function succeeds(reason: ReasonCode, told: boolean): boolean {
  const { level } = REASONS[reason];
  return level === 'done' || level === 'ignored' || (level === 'refused' && told);
}
