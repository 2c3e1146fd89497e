import { MAX_AUTOMATIC_ATTEMPTS } from '@agent-remediation/conventions';
import type { SourcedFinding } from '@agent-remediation/findings';
import { MOST_LOOKED_UP, readEntries, stateOf, type Entry, type LedgerPort } from '@agent-remediation/remediation';
import type { Skip } from '../skip.ts';
import { namesOf } from './identity.ts';

/** What the ledger says of findings, asked for at most once per finding and run. */
export interface Ledger {
  /** Why a finding is left out; `undefined`: nothing that is known so far speaks against it. */
  known(finding: SourcedFinding): Skip | undefined;
  /** Asks for what is not known yet. */
  lookUp(findings: readonly SourcedFinding[]): Promise<void>;
  /** Findings that are known to be handled. */
  readonly handled: number;
}

export function ledgerOf(port: LedgerPort, open: readonly Entry[], host: string, at: Date): Ledger {
  const entries = new Map<string, Entry | undefined>(
    open.flatMap((entry) => [entry.fingerprint, ...(entry.covers ?? [])].map((name) => [name, entry] as const)),
  );
  const skipOf = (name: string): Skip | undefined => {
    const entry = entries.get(name);
    return entry === undefined ? undefined : skipFor(entry, at);
  };
  return {
    known: (finding) =>
      namesOf(finding, host)
        .map(skipOf)
        .find((skip) => skip !== undefined),
    async lookUp(findings) {
      const unknown = findings.flatMap((finding) => namesOf(finding, host)).filter((name) => !entries.has(name));
      for (let start = 0; start < unknown.length; start += MOST_LOOKED_UP) {
        const names = unknown.slice(start, start + MOST_LOOKED_UP);
        const found = await readEntries(port, names);
        for (const name of names) entries.set(name, found?.get(name));
      }
    },
    get handled() {
      return [...entries.values()].filter((entry) => entry !== undefined && skipFor(entry, at) !== undefined).length;
    },
  };
}

/** Only a first attempt, or one that was refused and may be tried again, is the sweep's to make: the rest is a person's decision. */
function skipFor(entry: Entry, at: Date): Skip | undefined {
  const state = stateOf(entry, at);
  const seen = `${state} since ${entry.at}`;
  switch (state) {
    case 'posting':
    case 'created':
      return { code: 'handed-off', seen };
    case 'merged':
      return entry.verify === 'none' ? { code: 'ended-before', seen } : { code: 'handed-off', seen };
    case 'closed':
    case 'abandoned':
      return { code: 'ended-before', seen };
    case 'unknown':
      return { code: 'needs-person', seen };
    case 'rejected':
      return mayTryAgain(entry) ? undefined : { code: 'needs-person', seen };
  }
}

function mayTryAgain({ retryable, attempt, retryBy }: Entry): boolean {
  return retryBy !== undefined || (retryable && attempt < MAX_AUTOMATIC_ATTEMPTS);
}
