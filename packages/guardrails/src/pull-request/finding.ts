import { BRANCH_PREFIX, FINDING_ID, sourceKind, type FindingKind } from '@agent-remediation/conventions';
import type { NamedFinding } from './facts.ts';

/** Kinds that an id tells of itself; an issue or a scanner's own id may be of any. */
const KINDS: Partial<Readonly<Record<ReturnType<typeof sourceKind>, FindingKind>>> = {
  dependabot: 'dependency',
  'code-scanning': 'code',
  'secret-scanning': 'secret',
};

/** The finding that a branch names: `fix/<finding-id>`, from the second generation on `fix/<finding-id>+<n>` (seed 2.5, D5). */
export function findingOfBranch(branch: string, ledgerKind?: FindingKind | 'unlisted'): NamedFinding | undefined {
  if (!branch.startsWith(BRANCH_PREFIX)) return undefined;
  const [, id = '', generation] =
    /^([^+]*)(?:\+([2-9]|[1-9]\d{1,5}))?$/u.exec(branch.slice(BRANCH_PREFIX.length)) ?? [];
  if (!FINDING_ID.test(id)) return undefined;
  // A branch is named by whoever opens the pull request; the ledger by whoever handed the finding off.
  const kind = ledgerKind === undefined ? KINDS[sourceKind(id)] : ledgerKind === 'unlisted' ? undefined : ledgerKind;
  return { id, generation: Number(generation ?? '1'), kind };
}
