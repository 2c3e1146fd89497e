import type { Trace } from '@agent-remediation/conventions';
import {
  createComment,
  deleteComment,
  dig,
  githubEnding,
  graphEnding,
  setStatusLabel,
  updateComment,
  type GitHub,
  type IssuePlace,
  type OwnComment,
  type RepositoryName,
} from '@agent-remediation/github';
import { capText } from '@agent-remediation/text';
import type { Overview } from './read.ts';

/** Context of the commit status that carries the verdict; the ruleset makes it required (D19). */
export const STATUS_CONTEXT = 'agent-remediation/contract';
/** GitHub refuses a longer description. */
const LONGEST_DESCRIPTION = 140;

export type StatusState = 'success' | 'failure' | 'pending' | 'error';

/** The verdict, on the commit that was judged. Ends with `github-…` when it cannot be posted: then nothing is required to be green. */
export async function postStatus(
  github: GitHub,
  { owner, name }: RepositoryName,
  sha: string,
  state: StatusState,
  description: string,
  runUrl: string,
): Promise<void> {
  const body = {
    owner,
    repo: name,
    sha,
    state,
    context: STATUS_CONTEXT,
    description: capText(description, { codePoints: LONGEST_DESCRIPTION }, () => '…').text,
    target_url: runUrl,
  };
  await github.write('POST /repos/{owner}/{repo}/statuses/{sha}', body).catch((error: unknown) => {
    throw githubEnding(error, 'posting the verdict (needs statuses: write)');
  });
}

const SWITCH_OFF = `mutation autoMergeOff($id: ID!) {
  disablePullRequestAutoMerge(input: { pullRequestId: $id }) { pullRequest { autoMergeRequest { enabledAt } } } }`;

/** Switches auto-merge off; says whether it is off. The rule `auto-merge` reports it when it is not. */
export async function switchAutoMergeOff(github: GitHub, nodeId: string, trace: Trace): Promise<boolean> {
  try {
    const answer = await github.graph('write', SWITCH_OFF, { id: nodeId });
    if (answer.errors.length > 0) throw graphEnding(answer, 'switching auto-merge off');
    return dig(answer.data, 'disablePullRequestAutoMerge', 'pullRequest', 'autoMergeRequest') === null;
  } catch (error) {
    trace.note(
      'switching auto-merge off',
      error instanceof Error ? error.message : String(error),
      'switch it off by hand',
    );
    return false;
  }
}

/** One comment, kept up to date, and one label while a person is asked. Best effort: the status carries the verdict. */
export async function tellPeople(
  github: GitHub,
  place: IssuePlace,
  overview: Pick<Overview, 'labels' | 'comment'>,
  { body, asks, quiet }: { readonly body: string; readonly asks: boolean; readonly quiet: boolean },
  trace: Trace,
): Promise<boolean> {
  const commented = await attempt('comment', trace, () => comment(github, place, overview.comment, body, quiet));
  await attempt('label', trace, () => setStatusLabel(github, place, overview.labels, asks ? 'human' : undefined));
  return commented;
}

async function comment(
  github: GitHub,
  place: IssuePlace,
  known: OwnComment | 'none' | 'unknown',
  body: string,
  quiet: boolean,
): Promise<void> {
  if (known === 'unknown') throw new Error('our comment is not among the newest 1,000');
  if (known === 'none') {
    // Where all is well from the start there is nothing to say.
    if (!quiet) await createComment(github, place, body);
    return;
  }
  if (known.body !== body) await updateComment(github, place, known.id, body);
  for (const double of known.doubles) await deleteComment(github, place, double);
}

async function attempt(what: string, trace: Trace, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    trace.note(what, seen, 'give the token `pull-requests: write`');
    return false;
  }
}
