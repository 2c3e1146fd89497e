import { LEDGER_BRANCH } from '@agent-remediation/conventions';
import { readLedger, type GitHub, type RepositoryName } from '@agent-remediation/github';
import { OPEN_PATH, parseOpen, type Entry } from './entry.ts';

/**
 * The findings of a repository's ledger that are not finished, for whoever only looks; `undefined`: there is no ledger.
 * @throws GitHubFault when GitHub does not say, `Ending` when the ledger is not understood.
 */
export async function readOpenFindings(
  github: GitHub,
  repository: RepositoryName,
  now: () => Date,
): Promise<readonly Entry[] | undefined> {
  const read = await readLedger(github, { ...repository, branch: LEDGER_BRANCH }, [OPEN_PATH], now);
  return read.kind === 'missing' ? undefined : [...parseOpen(read.files.get(OPEN_PATH)).values()];
}
