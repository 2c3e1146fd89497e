import type { GitHub } from '@agent-remediation/github';
import type { Inputs } from './inputs.ts';
import type { Runner } from './runner.ts';

/** The kill switch variable (D12), as the workflow passes it: anything but `0` and `false` is on; `undefined`: it is off. */
export function haltOf(inputs: Inputs): string | undefined {
  const halt = inputs.text('halt');
  return halt === '0' || halt?.toLowerCase() === 'false' ? undefined : halt;
}

/** When this run was made. Needs `actions: read`; without it a re-run is refused, since nothing tells how old it is. */
export async function runCreatedAt(runner: Runner, github: GitHub): Promise<Date | undefined> {
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
      owner: runner.repository.owner,
      repo: runner.repository.name,
      run_id: runner.runId,
    });
    const created =
      typeof data === 'object' && data !== null && 'created_at' in data
        ? Date.parse(String(data.created_at))
        : Number.NaN;
    return Number.isNaN(created) ? undefined : new Date(created);
  } catch {
    return undefined;
  }
}
