import { GitHubFault, type GitHub } from '@agent-remediation/github';
import type { GitHubAnswer, GitHubPort } from '@agent-remediation/findings/sources';

/** GitHub as the sources ask for it, with a count of the requests that went out. */
export interface CountingPort extends GitHubPort {
  readonly requests: number;
}

/**
 * Remembers each page for the length of one run: a second look at a list, further down, asks for the further pages only. It holds alerts
 * and nothing else; what decides about limits is always read anew.
 */
export function rememberingPort(github: Pick<GitHub, 'get'>): CountingPort {
  const pages = new Map<string, Promise<GitHubAnswer>>();
  let requests = 0;
  return {
    get requests() {
      return requests;
    },
    get(route, parameters) {
      const key = `${route} ${JSON.stringify(parameters)}`;
      const known = pages.get(key);
      if (known !== undefined) return known;
      requests += 1;
      const answer = github.get(route, parameters).catch((error: unknown) => {
        throw error instanceof GitHubFault ? Object.assign(error, { needs: error.needs }) : error;
      });
      pages.set(key, answer);
      return answer;
    },
  };
}
