import type { Option } from './choice.ts';
import { MemoryGit, type Commit } from './git.ts';
import type { Author, Process } from './process.ts';

/** A POST that left a runner: the moment of its first byte. */
export interface Post {
  readonly by: Author;
  /** Read from the end of the title: names the claim on which it was sent. */
  readonly nonce: string;
  readonly at: number;
  /** The ledger at that moment. */
  readonly head: Commit | undefined;
}

/** A session that exists at the service. */
export interface ModelSession {
  readonly id: string;
  readonly post: Post;
  readonly tags: readonly string[];
  readonly title: string;
  readonly createdAt: number;
}

export interface ModelPullRequest {
  readonly number: number;
  readonly branch: string;
  readonly createdAt: number;
  /** The session that opened it. */
  readonly session: string;
  state: 'open' | 'merged' | 'closed';
}

/** How a hand-off or a reconcile ended, as a person reads it. */
export interface Ended {
  readonly process: string;
  readonly author: Author;
  readonly reason: string;
  readonly message: string;
  readonly posts: number;
}

/** Everything outside the processes: the clock, the ledger branch, the session service, pull requests; and the record of a run. */
export class World {
  readonly git = new MemoryGit();
  readonly posts: Post[] = [];
  readonly sessions: ModelSession[] = [];
  readonly pullRequests: ModelPullRequest[] = [];
  readonly endings: Ended[] = [];
  readonly processes: Process[] = [];
  /** Requests that left a process and arrive later, or never. */
  readonly inFlight: Option[] = [];
  /** Milliseconds since 1970, by GitHub's clock. */
  now: number;
  #hex = 0;

  constructor(start: number) {
    this.now = start;
  }

  /** GitHub's Date header counts whole seconds. */
  get date(): Date {
    return new Date(Math.floor(this.now / 1_000) * 1_000);
  }

  /** Digits that nobody else got. */
  hex(digits: number): string {
    this.#hex += 1;
    return this.#hex.toString(16).padStart(digits, '0').slice(-digits);
  }

  /** Lets a request arrive later: an option of its own from now on, which the run may also never take. */
  later(name: string, arrive: () => void): void {
    const option: Option = {
      name: `${name} arrives late`,
      fault: false,
      apply: async () => {
        this.inFlight.splice(this.inFlight.indexOf(option), 1);
        arrive();
      },
    };
    this.inFlight.push(option);
  }

  openPullRequest(branch: string): ModelPullRequest | undefined {
    return this.pullRequests.find((pullRequest) => pullRequest.branch === branch && pullRequest.state === 'open');
  }
}
