/** Cases from the ledger: findings that were handed off and are not finished, also those that no issue tells of (scanner, ticket). */
import type { Case } from '../inputs/types.ts';

/** What is read of a ledger's entry. */
export interface LedgerFinding {
  readonly findingId: string;
  readonly repository: { readonly name: string };
  readonly issue: number | null;
  readonly state: string;
  readonly pullRequest: number | null;
}

/**
 * The cases of one repository, `owner/name` in lower case; a shared ledger holds those of others as well. A finding with an issue has
 * the id of that issue's case, so that both are one.
 */
export function casesFromLedger(findings: readonly LedgerFinding[], repository: string, assetId: string) {
  return findings
    .filter((finding) => finding.repository.name.toLowerCase() === repository)
    .map((finding): Case => ({
      id: finding.issue === null ? `${repository} ${finding.findingId}` : `${repository}#${finding.issue}`,
      // Merged is not finished: the fix waits for its verification.
      status: finding.pullRequest !== null || finding.state === 'merged' ? 'in_review' : 'open',
      asset_id: assetId,
    }));
}
