import { FOUND, HOLE, isKnown, SPLIT } from './field.ts';

/** Values per variable before it counts as unknown. */
const MOST_VALUES = 6;
/** Characters of a value before it counts as unknown. */
const LONGEST_VALUE = 2_000;

/** Assigned names that are compared to say whether anything changed. */
const MOST_COMPARED = 32;

/** Where a question is asked: the answer depends on it. */
interface Place {
  /** Whether the shell was started anew, so that it has only what was exported. */
  readonly anew: boolean;
  /** No assignment was met yet on the way here. */
  readonly before: boolean;
  /** One was met that every run reaches. */
  readonly sure: boolean;
}

/** Between the parts of a shell's name: the code that it was started with, then each subshell. */
const WITHIN = '\u0001';

/**
 * What the variables of a program may hold: every value that some line assigns. Beside these a variable may be empty where it is assigned
 * only under a condition or in another shell, and hold anything where it is read before it is assigned; one that is never assigned comes
 * from the environment.
 */
export class Variables {
  readonly #values = new Map<string, Set<string>>();
  /** Names by shell that are assigned in every run of it, in this round so far and in any round. */
  readonly #metForSure = new Set<string>();
  readonly #certain = new Set<string>();
  readonly #functions = new Set<string>();
  /** Names assigned so far in this round, by shell. */
  readonly #met = new Set<string>();
  #unsettled = false;
  /** How often a value came that was not there. */
  #changes = 0;
  #shell = '';
  #unordered = 0;
  /** What each question was answered with, to see later whether the answer still holds. */
  readonly #answers = new Map<string, { readonly name: string; readonly place: Place; readonly given: Set<string> }>();

  /** @param certain whether the assignment is reached in every run of its shell */
  assign(name: string, value: string, certain: boolean): void {
    const values = this.#values.get(name) ?? new Set<string>();
    this.#values.set(name, values);
    if (!values.has(value)) this.#changes += 1;
    const key = `${this.#shell}\0${name}`;
    this.#met.add(key);
    if (certain) {
      this.#metForSure.add(key);
      this.#certain.add(key);
    }
    values.add(value.length > LONGEST_VALUE || (!isKnown(value) && value.includes(HOLE)) ? HOLE : value);
    if (values.size > MOST_VALUES) {
      values.clear();
      values.add(HOLE);
    }
  }

  /** The parameters of a function, of `set --`, or of code: `$1` may be each of them, because `shift` moves them. */
  assignPositional(args: readonly string[]): void {
    for (const [at, arg] of args.slice(0, MOST_VALUES).entries()) {
      const value = isKnown(arg) || arg.includes(FOUND) ? arg : HOLE;
      this.assign(String(at + 1), value, false);
      if (at > 0) this.assign('1', value, false);
    }
    this.assign('@', args.every((arg) => isKnown(arg) || arg.includes(FOUND)) ? args.join(SPLIT) : HOLE, false);
  }

  /** From here on in this round the name may not have been assigned after all. */
  doubt(name: string): void {
    this.#metForSure.delete(`${this.#shell}\0${name}`);
  }

  defineFunction(name: string): void {
    this.#functions.add(name);
  }

  isFunction(name: string): boolean {
    return this.#functions.has(name);
  }

  /** Work in a shell that is started anew with this code. */
  inShell(code: string, work: () => void): void {
    const outer = this.#shell;
    this.#shell = code;
    work();
    this.#shell = outer;
  }

  /** Work in a copy of this shell: it sees everything, and what it assigns is gone afterwards. */
  inSubshell(name: string, work: () => void): void {
    this.inShell(`${this.#shell}${WITHIN}${name}`, work);
  }

  /** Work that runs later than it stands in the text: the body of a function. */
  later(work: () => void): void {
    this.#unordered += 1;
    work();
    this.#unordered -= 1;
  }

  /** From here on nobody can say what any variable holds: a name reference, an import, an unknown `read`. */
  unsettle(): void {
    this.#unsettled = true;
  }

  isAssigned(name: string): boolean {
    return this.valuesOf(name) !== undefined;
  }

  /**
   * Two equal texts: whatever is asked gets the same answers, shells that did not exist yet aside. Undefined where there is too much to
   * compare it again and again.
   */
  state(): string | undefined {
    if (this.#metForSure.size > MOST_COMPARED) return undefined;
    const sizes = [this.#changes, this.#met, this.#certain, this.#functions, this.#values].map((each) =>
      typeof each === 'number' ? each : each.size,
    );
    return [...sizes, this.#unsettled, this.#unordered, this.#shell, ...this.#metForSure].join('\0');
  }

  /** Possible values; undefined when the program does not assign it. */
  valuesOf(name: string): readonly string[] | undefined {
    const later = this.#unordered > 0;
    const place = {
      anew: this.#shell !== '' && !this.#shell.startsWith(WITHIN),
      before: !later && !this.#holds(this.#met, name),
      sure: this.#holds(later ? this.#certain : this.#metForSure, name),
    };
    const values = this.#possible(name, place);
    const key = `${this.#shell}\0${Object.values(place).join()}\0${name}`;
    const answer = this.#answers.get(key) ?? { name, place, given: new Set<string>() };
    this.#answers.set(key, answer);
    answer.given.add(keyOf(values));
    return values;
  }

  /** Whether this shell, or one that it is a copy of, is among the places of a name. */
  #holds(places: ReadonlySet<string>, name: string): boolean {
    for (let shell = this.#shell; ; shell = shell.slice(0, shell.lastIndexOf(WITHIN))) {
      if (places.has(`${shell}\0${name}`)) return true;
      if (!shell.includes(WITHIN)) return false;
    }
  }

  #possible(name: string, { anew, before, sure }: Place): readonly string[] | undefined {
    if (this.#unsettled) return [HOLE];
    const values = this.#values.get(name);
    if (values === undefined) return undefined;
    if (values.has(HOLE)) return [...values];
    if (before) return [...new Set([...values, anew ? '' : HOLE])];
    return sure ? [...values] : [...new Set([...values, ''])];
  }

  /** Ends a round: whether every answer of it was what it would be now. If not, another round sees more. */
  settle(): boolean {
    const holds = [...this.#answers.values()].every(
      ({ name, place, given }) => given.size === 1 && given.has(keyOf(this.#possible(name, place))),
    );
    this.#answers.clear();
    this.#met.clear();
    this.#metForSure.clear();
    return holds;
  }
}

function keyOf(values: readonly string[] | undefined): string {
  return values === undefined ? '' : `=${values.join('\0')}`;
}
