/**
 * Hashes of ids. The schema check reads every character of an id; on the way it makes the hash by which the coherence rules find
 * equal ids, so that no character is read twice.
 */

/** Hashes of the ids of one list. One array serves record after record: its items are valid up to the length of the list. */
export class HashList {
  #items = new Int32Array(16);

  get items(): Int32Array {
    return this.#items;
  }

  /** The array, with room for that many. What was in it is lost. */
  room(count: number): Int32Array {
    if (count > this.#items.length) this.#items = new Int32Array(2 * count);
    return this.#items;
  }
}
