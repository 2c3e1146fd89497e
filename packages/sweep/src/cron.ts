import { digText, GitHubFault, type GitHub, type RepositoryName } from '@agent-remediation/github';

/** Whether a scheduled workflow still runs. */
export interface CronRow {
  readonly workflow: string;
  readonly verdict: 'alive' | 'off' | 'not known';
  readonly says: string;
}

const OFF: Readonly<Record<string, string>> = {
  disabled_inactivity: 'GitHub switched it off after 60 days without activity; enable it on the page of the workflow',
  disabled_manually: 'a person switched it off; enable it on the page of the workflow',
  disabled_fork: 'it is off in this fork; enable it on the page of the workflow',
  deleted: 'it was deleted',
};

/**
 * A workflow that GitHub has switched off cannot say so itself: another one's run does (D30). What cannot be looked up is said, and is no
 * reason to stop.
 */
export async function checkWorkflows(
  github: GitHub,
  repository: RepositoryName,
  files: readonly string[],
): Promise<readonly CronRow[]> {
  return Promise.all(files.map((workflow) => checkOne(github, repository, workflow)));
}

async function checkOne(github: GitHub, repository: RepositoryName, workflow: string): Promise<CronRow> {
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', {
      owner: repository.owner,
      repo: repository.name,
      workflow_id: workflow,
    });
    const state = digText(data, 'state') ?? 'unknown';
    if (state === 'active') return { workflow, verdict: 'alive', says: 'enabled' };
    return { workflow, verdict: 'off', says: OFF[state] ?? `its state is ${state}` };
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404)
      return { workflow, verdict: 'off', says: 'there is no such workflow on the default branch' };
    const says =
      error instanceof GitHubFault && error.status === 403 ? 'the token needs `actions: read`' : String(error);
    return { workflow, verdict: 'not known', says };
  }
}
