/** Collects what the coherence rules found: the tier decides between error, warning and silence (D20). */
import { FaultList, type Place } from '../faults.ts';
import { printable, quote } from '../validate/quote.ts';
import type { RuleInfo, Scalar, Tier } from './rule.ts';

/** What tier B and tier C do. Tier A is always an error. */
export type CoherenceOptions = { readonly tierB?: 'error' | 'warn' | 'off'; readonly tierC?: 'warn' | 'off' };

export type Strictness = 'error' | 'warn' | 'off';

export function strictnessOf(tier: Tier, options: CoherenceOptions): Strictness {
  switch (tier) {
    case 'A':
      return 'error';
    case 'B':
      return options.tierB ?? 'warn';
    case 'C':
      return options.tierC ?? 'off';
  }
}

export class Findings {
  readonly errors: FaultList;
  readonly warnings: FaultList;
  readonly #options: CoherenceOptions;

  constructor(options: CoherenceOptions, limit: number) {
    this.#options = options;
    this.errors = new FaultList(limit);
    this.warnings = new FaultList(limit);
  }

  isOn(rule: RuleInfo): boolean {
    return strictnessOf(rule.tier, this.#options) !== 'off';
  }

  /** A field whose value is known to be due. */
  differs(rule: RuleInfo, place: Place, found: unknown, due: Scalar): void {
    this.add(rule, place, found, () => `${quote(due)} by what the rest of the document says`);
  }

  /** `allowed` is asked only when the fault is kept. */
  add(rule: RuleInfo, place: Place, found: unknown, allowed: () => string): void {
    const strictness = strictnessOf(rule.tier, this.#options);
    if (strictness === 'off') return;
    const list = strictness === 'error' ? this.errors : this.warnings;
    if (list.isFull) return list.skip(1);
    const due = printable(allowed());
    const shown = quote(found);
    const message = `${rule.sentence} Here stands ${shown}; allowed is ${due}.`;
    list.add({ code: 'incoherent', rule: rule.id, place, message, found: shown, allowed: due });
  }
}
