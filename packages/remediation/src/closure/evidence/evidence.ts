import type { EvidenceKind, Trace } from '@agent-remediation/conventions';
import type { GitHub, RepositoryName } from '@agent-remediation/github';
import type { HandedIn } from '../../ledger/entry.ts';
import { alertEvidence } from './alert.ts';
import { checksEvidence } from './checks.ts';
import { handedInEvidence } from './handed-in.ts';

/**
 * What speaks for a merged fix. Absent or failed evidence never closes. `not-named`: the settings name no check or workflow;
 * `impossible`: this evidence can never come for this finding.
 */
export interface Evidence {
  readonly kind: 'verified' | 'pending' | 'failed' | 'not-named' | 'impossible';
  readonly seen: string;
}

/** The evidence that is asked for. */
export interface Wanted {
  readonly kinds: readonly EvidenceKind[];
  readonly checks: readonly string[];
  readonly workflows: readonly string[];
}

/** The merged fix that is to be verified. */
export interface MergedFix {
  /** Where the pull request, its merge commit and the alerts are. */
  readonly target: RepositoryName;
  readonly commit: string | null;
  readonly mergedAt: Date | undefined;
  /** `undefined`: the pull request is no finding of the ledger. */
  readonly findingId: string | undefined;
  readonly issue: number | null;
  /** Fingerprints that are claimed along with the finding. */
  readonly covers: readonly string[];
  /** Of what fingerprints are made, beside the id. */
  readonly home: { readonly host: string; readonly repositoryId: number } | undefined;
  readonly handedIn: readonly HandedIn[];
  /** Branch of which alerts tell; `undefined`: not known. */
  readonly defaultBranch: string | undefined;
  /** The run that asks: it cannot be evidence for itself. */
  readonly ownRunId: string;
}

/** All the kinds that are asked for must speak for the fix: one that fails decides, then one that is lacking. */
export async function gatherEvidence(github: GitHub, fix: MergedFix, wanted: Wanted, trace: Trace): Promise<Evidence> {
  // Checks and workflows come with one request; the others take one each, and a failed one spares the rest.
  const found: Evidence[] = [...(await checksEvidence(github, fix, wanted))];
  for (const kind of ['sarif', 'reproducer'] as const)
    if (wanted.kinds.includes(kind)) found.push(handedInEvidence(kind, fix));
  if (wanted.kinds.includes('alert') && !found.some(({ kind }) => kind === 'failed'))
    found.push(await alertEvidence(github, fix));
  const evidence = { kind: worst(found), seen: found.map(({ seen }) => seen).join('; ') };
  if (evidence.kind === 'verified') trace.pass('verification', evidence.seen);
  else trace.note('verification', evidence.seen, 'all evidence that `closing.evidence` lists must speak for the fix');
  return evidence;
}

function worst(found: readonly Evidence[]): Evidence['kind'] {
  const order = ['failed', 'not-named', 'impossible', 'pending'] as const;
  // Nothing asked for is nothing shown.
  if (found.length === 0) return 'not-named';
  return order.find((kind) => found.some((one) => one.kind === kind)) ?? 'verified';
}
