import type { Option } from './choice.ts';

/** What is true of a hand-off, whatever the code under test was told of it. */
export interface Truth {
  readonly fingerprint: string;
  readonly authority: 'trigger' | 'renewed' | 'retry';
  /** When the trigger happened, in milliseconds; `undefined`: it has no time. */
  readonly triggeredAt: number | undefined;
  readonly runId: string;
}

/** Who made a commit or a request: a process, and what it was about at that moment. */
export interface Author {
  readonly process: string;
  readonly truth: Truth | undefined;
  /** Whether the finding's branch had an open pull request when this hand-off looked; `undefined`: it did not look. */
  readonly sawOpenPullRequest: boolean | undefined;
}

/** What a parked process waits for: every way in which it may go on. */
export type Outcomes = () => readonly Option[];

/** A real asynchronous function whose every call to the world parks until the scheduler releases it. */
export class Process {
  readonly name: string;
  truth: Truth | undefined;
  sawOpenPullRequest: boolean | undefined;
  #state: 'running' | 'ended' | 'crashed' = 'running';
  #waitsFor: Outcomes | undefined;
  #rest = Promise.withResolvers<void>();

  constructor(name: string) {
    this.name = name;
  }

  get state(): 'running' | 'ended' | 'crashed' {
    return this.#state;
  }

  get author(): Author {
    return { process: this.name, truth: this.truth, sawOpenPullRequest: this.sawOpenPullRequest };
  }

  /** Runs until the process parks for the first time or ends. */
  async start(work: () => Promise<void>): Promise<void> {
    void work().finally(() => {
      this.#state = 'ended';
      this.#rest.resolve();
    });
    await this.#rest.promise;
  }

  /** Called by the world on behalf of the process: waits until one of the outcomes was chosen. */
  park<T>(outcomes: (go: Go<T>) => readonly Option[]): Promise<T> {
    const answer = Promise.withResolvers<T>();
    const go: Go<T> = {
      on: async (value) => this.#release(() => answer.resolve(value)),
      fail: async (error) => this.#release(() => answer.reject(error)),
      // Its promise is never settled: the process does not go on.
      crash: async () => {
        this.#waitsFor = undefined;
        this.#state = 'crashed';
      },
      waitFor: async (next) => {
        this.#waitsFor = next;
      },
    };
    this.#waitsFor = () => outcomes(go);
    this.#rest.resolve();
    return answer.promise;
  }

  options(): readonly Option[] {
    return this.#waitsFor?.() ?? [];
  }

  async #release(settle: () => void): Promise<void> {
    this.#waitsFor = undefined;
    this.#rest = Promise.withResolvers<void>();
    settle();
    await this.#rest.promise;
  }
}

/** How a parked call may end. */
export interface Go<T> {
  readonly on: (value: T) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
  readonly crash: () => Promise<void>;
  /** The call had its effect; the process waits for something else now, such as a late answer. */
  readonly waitFor: (next: Outcomes) => Promise<void>;
}
