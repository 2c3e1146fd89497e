import type { Kit } from '@agent-remediation/action-kit';
import type { SweepDeps } from '@agent-remediation/sweep';

/** The age of a re-run. Needs `actions: read`; without it a re-run is refused, since nothing tells how old it is. */
export async function runCreatedAt(runner: Kit['runner'], github: SweepDeps['github']): Promise<Date | undefined> {
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
