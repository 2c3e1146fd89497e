/** A clock on which sleeping takes no time: the real one plus all that was slept. */
export interface VirtualClock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly slept: readonly number[];
}

export function virtualClock(): VirtualClock {
  const slept: number[] = [];
  let ahead = 0;
  return {
    slept,
    now: () => Date.now() + ahead,
    sleep: (ms) => {
      slept.push(ms);
      ahead += ms;
      return Promise.resolve();
    },
  };
}
