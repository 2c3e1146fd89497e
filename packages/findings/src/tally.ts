import type { LeftOut, LeftOutReason } from './reading.ts';
import { capped, MAX_NAME } from './words.ts';

/** Examples of each reason that a reading names. */
const MAX_EXAMPLES = 3;

/** Counts what is left out, by reason. */
export class Tally {
  readonly #kept = new Map<LeftOutReason, { count: number; readonly examples: string[] }>();

  add(why: LeftOutReason, name?: string, count = 1): void {
    if (count === 0) return;
    const known = this.#kept.get(why) ?? { count: 0, examples: [] };
    known.count += count;
    if (name !== undefined && known.examples.length < MAX_EXAMPLES) known.examples.push(capped(name, MAX_NAME));
    this.#kept.set(why, known);
  }

  list(): readonly LeftOut[] {
    return [...this.#kept].map(([why, { count, examples }]) => ({ why, count, examples }));
  }
}
