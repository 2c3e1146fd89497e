import type { Deps } from '../deps.ts';
import type { Entry } from '../ledger/entry.ts';
import { transact, type Decision, type LedgerDeps, type LedgerView } from '../ledger/ledger.ts';
import type { NotMoved } from '../ledger/record.ts';

export type Decide = (view: LedgerView) => Decision<NotMoved>;

/** A finding that a move takes out of the open ones: what it will be, and the write itself. */
export interface LastMove {
  readonly entry: Entry;
  /** The finding as it stays until then. */
  readonly before: Entry;
  readonly finish: () => Promise<Entry>;
}

/** How a run moves one finding on in the ledger; a dry run only foresees. */
export interface Moves {
  /** Makes the move and gives back the finding as it is then, moved or not. */
  now(entry: Entry, decide: Decide): Promise<Entry>;
  /**
   * For a move that ends a finding. It is written last, after issue, comment and labels are right: until then the finding is open,
   * and a run that was broken off is made good by the next reconcile.
   */
  last(entry: Entry, decide: Decide): LastMove;
}

export function movesOf(ledger: LedgerDeps, at: () => Date, dryRun: boolean, deps: Pick<Deps, 'now'>): Moves {
  const write = async (entry: Entry, decide: Decide): Promise<Entry> => {
    if (dryRun) return foresee(entry, decide, at());
    const result = await transact(ledger, entry.fingerprint, deps.now, decide);
    return result.kind === 'changed' ? result.entry : (result.view.entry ?? entry);
  };
  return {
    now: write,
    last: (entry, decide) => ({
      entry: foresee(entry, decide, at()),
      before: entry,
      finish: () => write(entry, decide),
    }),
  };
}

/** What a move would leave behind, were it made on this entry. */
function foresee(entry: Entry, decide: Decide, at: Date): Entry {
  const view = { at, halt: undefined, entry, open: new Map(), today: [], yesterday: [] };
  const decision = decide(view);
  return decision.kind === 'change' ? decision.change.entry : entry;
}
