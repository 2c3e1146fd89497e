/** Deliveries that were handed on, in the memory of this process. A help, never the lock: the ledger is that (D27). */
export interface Memory {
  readonly has: (key: string) => boolean;
  readonly add: (key: string) => void;
  readonly size: () => number;
}

/** Entries kept: some megabytes at most, and days of tickets. */
export const MEMORY_ENTRIES = 10_000;
/** Trackers give up before: the longest known pause between two attempts is six hours (facts 5.1). Milliseconds. */
export const MEMORY_MS = 24 * 60 * 60 * 1_000;

/** Forgets the oldest first, by number and by age. A map keeps the order in which its keys came. */
export function createMemory(now: () => number, entries = MEMORY_ENTRIES, ageMs = MEMORY_MS): Memory {
  const seen = new Map<string, number>();
  return {
    has: (key) => {
      const since = seen.get(key);
      return since !== undefined && now() - since < ageMs;
    },
    add: (key) => {
      seen.delete(key);
      seen.set(key, now());
      for (const oldest of seen.keys()) {
        if (seen.size <= entries) break;
        seen.delete(oldest);
      }
    },
    size: () => seen.size,
  };
}
