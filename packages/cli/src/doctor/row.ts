import { GitHubFault, type GitHub, type RepositoryName } from '@agent-remediation/github';

/** One thing that was looked at. `unknown`: it could not be looked at; that is not the same as fine. */
export interface Row {
  readonly check: string;
  readonly verdict: 'fine' | 'note' | 'wrong' | 'unknown';
  readonly seen: string;
  /** What to do; empty where nothing is to be done. */
  readonly fix: string;
}

/** What every check works with. */
export interface Looking {
  readonly github: GitHub;
  readonly repository: RepositoryName;
  readonly defaultBranch: string;
}

export type Answer =
  | { readonly kind: 'read'; readonly data: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown'; readonly why: string };

/** One REST read. 404 is an answer; what the token may not see is `unknown`, with the permission that it lacks where GitHub names it. */
export async function ask(
  { github, repository }: Pick<Looking, 'github' | 'repository'>,
  route: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  try {
    const { data } = await github.get(route, { owner: repository.owner, repo: repository.name, ...more });
    return { kind: 'read', data };
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    if (error.status === 404) return { kind: 'missing' };
    const needs = error.needs === '' ? '' : `; the token needs ${error.needs}`;
    return { kind: 'unknown', why: `GitHub answered ${error.status ?? 'nothing'}${needs}` };
  }
}

export function notSeen(check: string, answer: Exclude<Answer, { readonly kind: 'read' }>): Row {
  const why =
    answer.kind === 'missing' ? 'GitHub answered 404: it is not there, or the token may not see it' : answer.why;
  return {
    check,
    verdict: 'unknown',
    seen: why,
    fix: 'Use a token of an administrator (gh auth token), read-only permissions are enough.',
  };
}
