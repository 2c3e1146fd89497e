/** One thing that may happen next. Faults count against a run's budget. */
export interface Option {
  readonly name: string;
  readonly fault: boolean;
  /** Makes it happen; returns when everything that it set going has come to rest. */
  readonly apply: () => Promise<void>;
}

/** Decides which of several things happens next. Same chooser, same run: everything else in the model is deterministic. */
export interface Chooser {
  pick(options: readonly Option[]): Option;
}

/** Uniform in [0, 1) from a 32-bit seed (mulberry32): the same numbers on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks by chance, a fault with the probability `faults` where there is one. */
export function randomChooser(random: () => number, faults: number): Chooser {
  return {
    pick(options) {
      const wanted = random() < faults;
      const fitting = options.filter(({ fault }) => fault === wanted);
      const from = fitting.length > 0 ? fitting : options;
      return from[Math.floor(random() * from.length)] ?? never();
    },
  };
}

/** Nothing goes wrong, and whoever waits longest goes first. */
export const RELIABLE: Chooser = { pick: (options) => options.find(({ fault }) => !fault) ?? options[0] ?? never() };

/** How far an enumeration goes: at most so many faults in one run, of all kinds or of those whose name fits. */
export interface Reach {
  readonly faults: number;
  readonly kinds?: RegExp;
}

/** Walks through every list of choices within its reach, one run after the other. */
export class Enumeration {
  readonly #reach: Reach;
  /** Per step of the run: what was chosen, and among how many. */
  #path: { taken: number; of: number }[] = [];
  #done = false;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  get done(): boolean {
    return this.#done;
  }

  /** Chooser of the next run. */
  next(): Chooser {
    let step = 0;
    let spent = 0;
    return {
      pick: (options) => {
        const { faults, kinds } = this.#reach;
        const allowed = options.filter(({ fault, name }) => !fault || (spent < faults && kinds?.test(name) !== false));
        const at = (this.#path[step] ??= { taken: 0, of: allowed.length });
        step += 1;
        const option = allowed[at.taken] ?? never();
        if (option.fault) spent += 1;
        return option;
      },
    };
  }

  /** Moves on to the next list of choices: the last step that has another one takes it. */
  advance(): void {
    while (this.#path.length > 0) {
      const last = this.#path.at(-1);
      if (last && last.taken + 1 < last.of) {
        last.taken += 1;
        return;
      }
      this.#path.pop();
    }
    this.#done = true;
  }
}

function never(): never {
  throw new Error('there was nothing to choose from');
}
