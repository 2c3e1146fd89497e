import type { Trace } from '@agent-remediation/conventions';
import { readChecks, type Check, type GitHub, type RepositoryName } from '@agent-remediation/github';

/** What speaks for a merged fix. Absent or failed evidence never closes. */
export type Evidence =
  | { readonly kind: 'verified'; readonly seen: string }
  | { readonly kind: 'pending'; readonly seen: string }
  | { readonly kind: 'failed'; readonly seen: string }
  | { readonly kind: 'not-named'; readonly seen: string };

/** Named checks of the merge commit (D14), the run that asks excluded: it cannot be evidence for itself. */
export async function checksEvidence(
  github: GitHub,
  repository: RepositoryName,
  commit: string | null,
  names: readonly string[],
  ownRunId: string,
  trace: Trace,
): Promise<Evidence> {
  const evidence = await gather(github, repository, commit, names, ownRunId);
  if (evidence.kind === 'verified') trace.pass('verification', evidence.seen);
  else trace.note('verification', evidence.seen, 'the named checks of the merge commit must succeed');
  return evidence;
}

async function gather(
  github: GitHub,
  repository: RepositoryName,
  commit: string | null,
  names: readonly string[],
  ownRunId: string,
): Promise<Evidence> {
  if (names.length === 0) return { kind: 'not-named', seen: 'no check is named' };
  if (commit === null) return { kind: 'pending', seen: 'the merge commit is not known' };
  const checks = await readChecks(github, repository, commit, ownRunId);
  const results = names.map((name) => ({ name, result: resultOf(name, checks) }));
  const seen = `${results.map(({ name, result }) => `${name}: ${result}`).join(', ')} (on ${commit.slice(0, 12)})`;
  if (results.some(({ result }) => result === 'failure')) return { kind: 'failed', seen };
  return results.every(({ result }) => result === 'success') ? { kind: 'verified', seen } : { kind: 'pending', seen };
}

/** All of one name must agree, runs and statuses alike; no check of that name is absence, and a skipped one is none either. */
function resultOf(name: string, checks: readonly Check[]): Check['result'] | 'absent' {
  const results = checks.filter((check) => check.name === name).map(({ result }) => result);
  if (results.length === 0) return 'absent';
  return (['failure', 'pending', 'skipped'] as const).find((result) => results.includes(result)) ?? 'success';
}
