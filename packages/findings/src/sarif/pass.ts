/** One pass over a SARIF log: every result is looked at once, and the gravest are kept. */
import { type Item, isItem, listAt, textAt } from '../fields.ts';
import { type Rule, SEVERITIES, type Severity } from '../finding.ts';
import type { LeftOutReason } from '../reading.ts';
import { Tally } from '../tally.ts';
import { type Likeness, likenessKey, likenessOf, sarifId } from './identity.ts';
import { MAX_HELD_BYTES } from './limits.ts';
import { Numbers, RunTables, severityOfResult } from './run.ts';
import { firstFault } from './salvage.ts';
import type { Sink, Slice, Taken } from './splitter.ts';

export interface PassOptions {
  readonly atLeast: Severity;
  readonly keep: number;
  readonly identities: boolean;
  readonly root: string | undefined;
}

/** A result that may become a finding. `list`: which list of results of the log it stands in. */
export interface Candidate {
  readonly result: Item;
  readonly list: number;
  readonly severity: Severity;
  /** The number among those that are alike, from 1. */
  readonly nth: number;
}

export class Pass implements Sink {
  readonly tally = new Tally();
  readonly numbers: Numbers;
  /** Ids of all results that are there, suppressed ones too, with their rules; filled when they are asked for. */
  readonly identities = new Map<string, Rule>();
  /** What each list of results refers to: as known so far, or from an earlier pass. */
  readonly tables: RunTables[];
  seen = 0;
  /** Why the log is no SARIF from some place on. */
  fault: string | undefined;
  /** The rules stand behind more results than can be held: the log has to be read again, with what is known then. */
  hasOverflow = false;

  readonly #options: PassOptions;
  readonly #isSecond: boolean;
  readonly #floor: number;
  readonly #buckets: Candidate[][] = SEVERITIES.map(() => []);
  readonly #alike = new Map<string, Spot | Set<Spot>>();
  readonly #held: { readonly result: unknown; readonly list: number }[] = [];
  #heldBytes = 0;
  #list = -1;

  constructor(options: PassOptions, numbers = new Numbers(), known: readonly RunTables[] = []) {
    this.numbers = numbers;
    this.#options = options;
    this.tables = [...known];
    this.#isSecond = known.length > 0;
    this.#floor = SEVERITIES.indexOf(options.atLeast);
  }

  /** Lists of results that were met. */
  get lists(): number {
    return this.#list + 1;
  }

  /** Results whose rules are not known yet. */
  get held(): number {
    return this.#held.length;
  }

  run(head: Buffer): boolean {
    this.#list += 1;
    if (this.#isSecond) return this.tables[this.#list] !== undefined;
    const run = parsed(head.toString('utf8'));
    this.tables.push(new RunTables(isItem(run) ? run : {}, this.#options.root, this.numbers));
    return !this.hasOverflow;
  }

  slice({ bytes, offset, isGuess, hasNeighbour }: Slice): Taken {
    const text = bytes.toString('utf8');
    const results = parsed(text);
    if (!Array.isArray(results)) {
      if (isGuess) return 'not-results';
      this.#salvage(bytes, offset);
      return 'stop';
    }
    if (results.length === 0 && hasNeighbour) {
      this.fault = `at byte ${offset} a result is missing`;
      return 'stop';
    }
    this.#takeAll(results, bytes.length);
    return this.hasOverflow ? 'skip' : 'taken';
  }

  /** What stands before the first fault counts. */
  #salvage(bytes: Buffer, offset: number): void {
    const { whole, at, says } = firstFault(bytes);
    this.fault = `at byte ${offset + at - 1}: ${says}`;
    this.#takeAll(whole, bytes.length);
  }

  #takeAll(results: readonly unknown[], bytes: number): void {
    const tables = this.tables[this.#list];
    const list = this.#list;
    if (tables === undefined) return;
    if (this.#isSecond || tables.hasTool) {
      for (const result of results) this.take(result, list, tables);
      return;
    }
    this.#heldBytes += bytes;
    if (this.#heldBytes > MAX_HELD_BYTES) {
      this.hasOverflow = true;
      this.#held.length = 0;
    }
    if (!this.hasOverflow) for (const result of results) this.#held.push({ result, list });
  }

  /** Results that were held, with all that the log says of their run. */
  takeHeld(tables: readonly RunTables[]): void {
    for (const { result, list } of this.#held) {
      const of = tables[list] ?? this.tables[list];
      if (of !== undefined) this.take(result, list, of);
    }
    this.#held.length = 0;
  }

  take(result: unknown, list: number, tables: RunTables): void {
    this.seen += 1;
    if (!isItem(result)) return this.tally.add('malformed', `result ${this.seen}`);
    const why = reasonToLeave(result);
    if (why !== undefined) return this.tally.add(why);
    const rule = tables.ruleOf(result);
    const severity = severityOfResult(result, rule);
    const bucket = this.#bucketOf(severity);
    // What is left out anyway is not compared with the others, unless its identity is asked for: that is most of the work.
    if (typeof bucket === 'string' && !this.#options.identities)
      return this.tally.add(isSuppressed(result) ? 'suppressed' : bucket);
    // Suppressed ones are numbered too: suppressing one of two that are alike must not give the other one a new id.
    const likeness = likenessOf(result, tables);
    const id = this.#options.identities ? sarifId(likeness, rule, 1) : undefined;
    const nth = this.#count(id ?? likenessKey(likeness, rule), likeness.spot);
    if (nth === 0) return this.tally.add('same-finding', rule.id);
    if (id !== undefined) this.identities.set(nth === 1 ? id : sarifId(likeness, rule, nth), rule.named);
    if (isSuppressed(result)) return this.tally.add('suppressed', rule.id);
    if (typeof bucket === 'string') return this.tally.add(bucket);
    if (saysNothing(result) && rule.id === undefined) return this.tally.add('malformed', `result ${this.seen}`);
    bucket.push({ result, list, severity, nth });
  }

  /** Where a result of this severity is kept, or why it is not. */
  #bucketOf(severity: Severity): Candidate[] | LeftOutReason {
    const gravity = GRAVITY[severity];
    const bucket = this.#buckets[gravity];
    if (bucket === undefined || gravity > this.#floor) return 'below-severity';
    return bucket.length >= this.#options.keep ? 'beyond-window' : bucket;
  }

  /** The number among the results that are alike; 0 when it is the same one again. */
  #count(key: string, spot: Spot): number {
    const known = this.#alike.get(key);
    if (known === undefined) {
      this.#alike.set(key, spot);
      return 1;
    }
    const spots = !(known instanceof Set) ? new Set([known]) : known;
    if (spots.has(spot)) return 0;
    spots.add(spot);
    this.#alike.set(key, spots);
    return spots.size;
  }

  /** The gravest, each severity in the order of the log. */
  kept(): readonly Candidate[] {
    const all = this.#buckets.flat();
    this.tally.add('beyond-window', undefined, Math.max(0, all.length - this.#options.keep));
    return all.slice(0, this.#options.keep);
  }
}

type Spot = Likeness['spot'];

const GRAVITY = { critical: 0, high: 1, medium: 2, low: 3, info: 4 } as const satisfies Record<Severity, number>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a result is no failure that is there. `undefined`: it is one. */
function reasonToLeave(result: Item): LeftOutReason | undefined {
  const { kind, baselineState } = result;
  if (kind !== undefined && kind !== 'fail') return 'no-failure';
  if (baselineState === 'absent') return 'gone-since-baseline';
  return undefined;
}

function isSuppressed({ suppressions }: Item): boolean {
  return Array.isArray(suppressions) && suppressions.length > 0 && suppressions.every(isAccepted);
}

/** A suppression that is under review or was rejected suppresses nothing (SARIF 2.1.0, 3.35.3). */
function isAccepted(suppression: unknown): boolean {
  const status = textAt(suppression, 'status');
  return status === undefined || status === 'accepted';
}

function saysNothing(result: Item): boolean {
  return !isItem(result['message']) && listAt(result, 'locations').length === 0;
}
