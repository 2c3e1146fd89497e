/** Stands for no label at all. */
export const NO_LABEL = -1;

/** Labels as numbers. A portfolio is called the same wherever it is named, so one text for each id is nearly all there is to keep. */
export class Labels {
  /** By number of id: the label with which it was first seen. */
  readonly #usual: (string | undefined)[] = [];
  readonly #others: string[] = [];
  readonly #shown: (label: string) => string;

  /** `shown` is the text that a label stands for. */
  constructor(shown: (label: string) => string) {
    this.#shown = shown;
  }

  /** Stands for the label: the number of the id itself where the label is its usual one, else below NO_LABEL. */
  numberOf(id: number, label: string): number {
    while (this.#usual.length <= id) this.#usual.push(undefined);
    const usual = this.#usual[id];
    if (usual === label) return id;
    if (usual !== undefined) return this.other(label);
    this.#usual[id] = label;
    return id;
  }

  /** For a label of no id. */
  other(label: string): number {
    this.#others.push(label);
    return NO_LABEL - this.#others.length;
  }

  textOf(number: number): string {
    return this.#shown((number >= 0 ? this.#usual[number] : this.#others[NO_LABEL - 1 - number]) ?? '');
  }
}
