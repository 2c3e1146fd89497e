const BITS = 13;

/** Numbers of one block. */
const BLOCK = 2 ** BITS;

/** Numbers of the first block, which grows before there is a second one: most documents are small. */
const FIRST = 2 ** 9;

/** In place of a number that four bytes do not hold. */
const LARGE = -(2 ** 31);

/**
 * A growing list of numbers, four bytes each: what the links between portfolios are kept in while a large document streams by. It grows
 * by blocks, so that little is copied and no more than one block is spare. The rare number that is too large stands beside it.
 */
export class NumberList {
  readonly #blocks: Int32Array[] = [];
  readonly #large = new Map<number, number>();
  #last = new Int32Array();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    const within = this.#length & (BLOCK - 1);
    if (within === 0 || within === this.#last.length) this.#makeRoom(within);
    this.#last[within] = this.#small(this.#length, value);
    this.#length += 1;
  }

  /** 0 for an index that is not in the list. */
  at(index: number): number {
    const value = this.#blocks[index >> BITS]?.[index & (BLOCK - 1)] ?? 0;
    return value === LARGE ? (this.#large.get(index) ?? 0) : value;
  }

  /** All of them in one array; of a large one, where {@link at} must be asked, the number that stands in its place. */
  all(): Int32Array {
    const all = new Int32Array(this.#length);
    this.#blocks.forEach((block, number) => {
      const start = number * BLOCK;
      all.set(block.subarray(0, this.#length - start), start);
    });
    return all;
  }

  set(index: number, value: number): void {
    const block = this.#blocks[index >> BITS];
    if (block !== undefined) block[index & (BLOCK - 1)] = this.#small(index, value);
  }

  #small(index: number, value: number): number {
    if ((value | 0) === value && value !== LARGE) return value;
    this.#large.set(index, value);
    return LARGE;
  }

  #makeRoom(within: number): void {
    if (within === 0) {
      this.#last = new Int32Array(this.#length === 0 ? FIRST : BLOCK);
      this.#blocks.push(this.#last);
    } else {
      const first = this.#last;
      this.#last = new Int32Array(2 * first.length);
      this.#last.set(first);
      this.#blocks[0] = this.#last;
    }
  }
}
