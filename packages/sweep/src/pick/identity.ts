import { fingerprint } from '@agent-remediation/conventions';
import type { SourcedFinding } from '@agent-remediation/findings';

/** Under which a finding is claimed (D2). */
export function claimOf(finding: Pick<SourcedFinding, 'id' | 'repository'>, host: string): string {
  return fingerprint({ host, repositoryId: finding.repository.id, id: finding.id });
}

/** Every name under which the finding, or a member of its cluster, may have been claimed; its own first. */
export function namesOf(finding: SourcedFinding, host: string): readonly string[] {
  const all = [finding, ...(finding.members ?? [])];
  const names = all.flatMap(({ id, aliases, repository }) =>
    [id, ...aliases].map((name) => fingerprint({ host, repositoryId: repository.id, id: name })),
  );
  return [...new Set(names)];
}
