import {
  dig,
  digList,
  digNumber,
  digText,
  GitHubFault,
  type GitHub,
  type RepositoryName,
} from '@agent-remediation/github';
import { claimMarker } from './description.ts';
import { reviewersOf } from './check.ts';

export interface FoundPullRequest {
  readonly number: number;
  readonly isOpen: boolean;
  /** Its description has the mark of this very claim. */
  readonly isOurs: boolean;
}

/** Pull requests of a branch of this repository, newest first; one from a fork whose branch has the same name is not among them. */
export async function pullRequestsOf(
  github: GitHub,
  { owner, name }: RepositoryName,
  branch: string,
  nonce: string,
): Promise<readonly FoundPullRequest[]> {
  const query = { owner, repo: name, head: `${owner}:${branch}`, state: 'all', per_page: 20 };
  const { data } = await github.get('GET /repos/{owner}/{repo}/pulls', query);
  return digList(data).flatMap((pull) => {
    const number = digNumber(pull, 'number');
    if (number === undefined || digText(pull, 'head', 'ref') !== branch) return [];
    const isOurs = digText(pull, 'body')?.includes(claimMarker(nonce)) === true;
    return [{ number, isOpen: digText(pull, 'state') === 'open', isOurs }];
  });
}

/** What asking for a pull request came to. `unknown`: it may be there. */
export type Opened =
  | { readonly kind: 'opened'; readonly number: number }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

export async function openDraft(
  github: GitHub,
  { owner, name }: RepositoryName,
  draft: { readonly title: string; readonly body: string; readonly head: string; readonly base: string },
): Promise<Opened> {
  try {
    const { data } = await github.write('POST /repos/{owner}/{repo}/pulls', {
      owner,
      repo: name,
      ...draft,
      draft: true,
    });
    const number = digNumber(dig(data), 'number');
    return number === undefined ? { kind: 'unknown', why: 'the answer names no number' } : { kind: 'opened', number };
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    return {
      kind: error.ran === 'no' && error.status !== 422 ? 'refused' : error.status === 422 ? 'refused' : 'unknown',
      why: error.message,
    };
  }
}

/** Asks the reviewers of the settings; why that failed, or `undefined`. The pull request stays, and people can ask them by hand. */
export async function askReviewers(
  github: GitHub,
  { owner, name }: RepositoryName,
  number: number,
  reviewers: readonly string[],
): Promise<string | undefined> {
  if (reviewers.length === 0) return undefined;
  const { users, teams } = reviewersOf(reviewers);
  try {
    await github.write('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', {
      owner,
      repo: name,
      pull_number: number,
      reviewers: users,
      team_reviewers: teams,
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
