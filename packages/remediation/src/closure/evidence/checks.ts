import { readChecks, type Check, type CommitChecks, type GitHub } from '@agent-remediation/github';
import type { Evidence, MergedFix, Wanted } from './evidence.ts';

/** Named checks and named workflows of the merge commit (D14), the run that asks excluded. */
export async function checksEvidence(
  github: GitHub,
  { target, commit, ownRunId }: MergedFix,
  wanted: Wanted,
): Promise<readonly Evidence[]> {
  const [checks, workflows] = [
    wanted.kinds.includes('checks') ? wanted.checks : undefined,
    wanted.kinds.includes('workflows') ? wanted.workflows : undefined,
  ];
  const unnamed: Evidence[] = [
    ...(checks?.length === 0 ? [{ kind: 'not-named', seen: 'no check is named' } as const] : []),
    ...(workflows?.length === 0 ? [{ kind: 'not-named', seen: 'no workflow is named' } as const] : []),
  ];
  const names = [...(checks ?? []), ...(workflows ?? [])];
  if (names.length === 0) return unnamed;
  if (commit === null) return [...unnamed, { kind: 'pending', seen: 'the merge commit is not known' }];
  const found = await readChecks(github, target, commit, ownRunId);
  return [
    ...unnamed,
    judged(checks ?? [], (name) => checkResult(name, found.checks), commit),
    judged(workflows ?? [], (name) => workflowResult(name, found), commit),
  ].filter(({ seen }) => seen !== '');
}

type Result = Check['result'] | 'absent';

function judged(names: readonly string[], resultOf: (name: string) => Result, commit: string): Evidence {
  if (names.length === 0) return { kind: 'verified', seen: '' };
  const results = names.map((name) => ({ name, result: resultOf(name) }));
  const seen = `${results.map(({ name, result }) => `${name}: ${result}`).join(', ')} (on ${commit.slice(0, 12)})`;
  if (results.some(({ result }) => result === 'failure')) return { kind: 'failed', seen };
  return results.every(({ result }) => result === 'success') ? { kind: 'verified', seen } : { kind: 'pending', seen };
}

const checkResult = (name: string, checks: readonly Check[]): Result =>
  together(checks.filter((check) => check.name === name));

/** A workflow is named as it names itself, or by its file. */
const workflowResult = (name: string, { workflows }: CommitChecks): Result =>
  together(workflows.filter((workflow) => workflow.name === name || workflow.file === name));

/** All of one name must agree, runs and statuses alike; nothing of that name is absence, and a skipped one is none either. */
function together(found: readonly Check[]): Result {
  if (found.length === 0) return 'absent';
  const results = found.map(({ result }) => result);
  return (['failure', 'pending', 'skipped'] as const).find((result) => results.includes(result)) ?? 'success';
}
