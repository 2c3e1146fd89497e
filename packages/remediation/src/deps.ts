import type { GitHub, RepositoryFacts } from '@agent-remediation/github';
import type { SessionClient } from '@agent-remediation/session-api';
import type { LedgerPort } from './ledger/ledger.ts';

/** What the packages need of the world. Built in `main.ts`, replaced in tests; nothing else reads the environment or the clock. */
export interface Deps {
  readonly github: GitHub;
  /** Repository and issue of this run, where reading them was begun before the code was loaded. */
  readonly facts?: Promise<RepositoryFacts>;
  /** The ledger as the settings place it. */
  readonly ledgerAt: (place: { readonly repository: string; readonly branch: string }) => LedgerPort;
  /** Whether a repository is private, asked with the ledger's token. */
  readonly isPrivateRepository: (repository: string) => Promise<boolean>;
  readonly sessions: SessionClient;
  readonly now: () => Date;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Uniform in [0, 1), for back-off. */
  readonly random: () => number;
  /** So many random hex digits, for nonces and fences. */
  readonly randomHex: (digits: number) => string;
  /** Takes the run's secrets, in every encoding, out of a text that leaves the process (P6). */
  readonly redact: (text: string) => string;
  /** Whether a text holds one of the run's secrets, in any encoding. */
  readonly holdsSecret: (text: string) => boolean;
  /** One line of progress for people; may hold untrusted text, which the caller makes harmless. */
  readonly log: (line: string) => void;
}
