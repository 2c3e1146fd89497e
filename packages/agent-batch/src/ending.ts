import { Ending } from '@agent-remediation/conventions';
import { GitHubFault, githubEnding } from '@agent-remediation/github';
import { GitFault } from './git/git.ts';

/** Any error as an ending: what git or GitHub refused, else a bug. */
export function endingOf(error: unknown): Ending {
  if (error instanceof Ending) return error;
  if (error instanceof GitHubFault) return githubEnding(error, 'talking to GitHub');
  if (error instanceof GitFault) return new Ending('publish-refused', error.message, { cause: error });
  return new Ending('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}
