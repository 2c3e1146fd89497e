import type { Ids } from './ids.ts';
import { type Labels, NO_LABEL } from './labels.ts';
import { NumberList } from './number-list.ts';

export const NO_PORTFOLIO = -1;

/** One direction of dependency: the ids and labels that each portfolio lists, one after the other, as numbers. */
export class Direction {
  /** By link: number of the id. */
  readonly #ids = new NumberList();
  /** By link: number of the label that stands at its place in the list of labels. */
  readonly #labels = new NumberList();
  /** By portfolio: the link behind its last one. */
  readonly #ends = new NumberList();
  /** By portfolio, where it lists more labels than ids: numbers of those beyond. */
  readonly #surplus = new Map<number, readonly number[]>();
  #isLabelled = true;

  /** True as long as every portfolio lists exactly one label for each id: the one that was first seen for it. */
  get isLabelled(): boolean {
    return this.#isLabelled;
  }

  /** `hashes` are those of the ids. */
  add(ids: readonly string[], hashes: Int32Array, labels: readonly string[], known: Ids, names: Labels): void {
    const count = ids.length;
    for (let item = 0; item < count; item += 1) {
      const id = known.numberOf(ids[item] ?? '', hashes[item] ?? 0);
      const label = labels[item];
      const number = label === undefined ? NO_LABEL : names.numberOf(id, label);
      if (number !== id) this.#isLabelled = false;
      this.#ids.push(id);
      this.#labels.push(number);
    }
    if (labels.length > count) this.#addSurplus(labels.slice(count), names);
    this.#ends.push(this.#ids.length);
  }

  /** When all portfolios are known: which of them each link leads to. `owners`: by number of id, which portfolio carries it. */
  resolve(owners: Int32Array): ResolvedDirection {
    const ids = this.#ids.all();
    return {
      owners: ids.map((id) => owners[id] ?? NO_PORTFOLIO),
      ends: this.#ends.all(),
      ids,
      labelAt: (link) => this.#labels.at(link),
      surplusOf: (portfolio) => this.#surplus.get(portfolio) ?? [],
    };
  }

  #addSurplus(labels: readonly string[], names: Labels): void {
    this.#isLabelled = false;
    this.#surplus.set(
      this.#ends.length,
      labels.map((label) => names.other(label)),
    );
  }
}

export type ResolvedDirection = {
  /** By link: the index of the portfolio that it leads to, or NO_PORTFOLIO. */
  readonly owners: Int32Array;
  /** By portfolio: the link behind its last one. */
  readonly ends: Int32Array;
  /** By link: number of the id. */
  readonly ids: Int32Array;
  /** The number of the label, or NO_LABEL where the list of labels ended before. */
  readonly labelAt: (link: number) => number;
  readonly surplusOf: (portfolio: number) => readonly number[];
};

/** Portfolios that list portfolio `i` are `froms[starts[i]]` up to, not including, `froms[starts[i + 1]]`. */
export type Inverse = { readonly starts: Int32Array; readonly froms: Int32Array };

/** Counted, summed up, filled in: linear in the number of links. */
export function inverseOf({ owners, ends }: ResolvedDirection): Inverse {
  const starts = new Int32Array(ends.length + 2);
  for (const owner of owners) if (owner !== NO_PORTFOLIO) starts[owner + 2] = (starts[owner + 2] ?? 0) + 1;
  for (let index = 1; index < starts.length; index += 1)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  const froms = new Int32Array(owners.length);
  for (let index = 0, link = 0; index < ends.length; index += 1) {
    for (const end = ends[index] ?? 0; link < end; link += 1) {
      const owner = owners[link] ?? NO_PORTFOLIO;
      if (owner === NO_PORTFOLIO) continue;
      const slot = starts[owner + 1] ?? 0;
      froms[slot] = index;
      starts[owner + 1] = slot + 1;
    }
  }
  return { starts, froms };
}
