import { createHash } from 'node:crypto';
import type { Author } from './process.ts';

/** A commit of the ledger branch, and who wrote it: what the invariants are checked against. */
export interface Commit {
  readonly oid: string;
  readonly parent: Commit | undefined;
  readonly files: ReadonlyMap<string, string>;
  /** The paths that this commit wrote. */
  readonly changed: readonly string[];
  readonly at: Date;
  readonly by: Author;
}

/** A branch in memory with git's semantics: a commit is named by its content, and the branch moves by compare-and-set only. */
export class MemoryGit {
  #head: Commit | undefined;

  get head(): Commit | undefined {
    return this.#head;
  }

  /** From the head back to the first commit. */
  get history(): readonly Commit[] {
    const commits: Commit[] = [];
    for (let commit = this.#head; commit; commit = commit.parent) commits.push(commit);
    return commits;
  }

  /** The commit `back` steps before the head, or the oldest. */
  ancestor(back: number): Commit | undefined {
    let commit = this.#head;
    for (let step = 0; step < back && commit?.parent; step += 1) commit = commit.parent;
    return commit;
  }

  /** Writes on the expected head; `undefined` when the head is another one. */
  commit(
    expected: string | undefined,
    files: ReadonlyMap<string, string | undefined>,
    at: Date,
    by: Author,
  ): Commit | undefined {
    if (this.#head?.oid !== expected) return undefined;
    const whole = new Map(this.#head?.files);
    for (const [path, text] of files) {
      if (text === undefined) whole.delete(path);
      else whole.set(path, text);
    }
    // As in git, author and time are part of the name (to the second), and nothing else that tells two writers apart.
    const seconds = Math.floor(at.getTime() / 1_000);
    const content = JSON.stringify([expected ?? '', seconds, [...files].sort(([a], [b]) => (a < b ? -1 : 1))]);
    const oid = createHash('sha1').update(content).digest('hex');
    this.#head = { oid, parent: this.#head, files: whole, changed: [...files.keys()], at, by };
    return this.#head;
  }
}
