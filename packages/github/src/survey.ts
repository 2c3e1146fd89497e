import { STATUS_LABELS } from '@agent-remediation/conventions/core';
import { githubEnding, graphEnding, type GitHub } from './client.ts';
import { dig, digList, digNumber, digText } from './dig.ts';
import { CLOSED_BY, closedBy, ownCommentIn, type ClosedBy, type OwnComment } from './issues.ts';
import type { RepositoryName } from './repository-name.ts';

/** What is to be seen of findings that the ledger does not list as open. */
export interface Survey {
  /** Open pull requests, newest first. */
  readonly pullRequests: readonly OpenPullRequest[];
  /** Whether these are all. */
  readonly allPullRequests: boolean;
  /** Issues that are labelled as fixed, the last changed first. */
  readonly fixed: readonly FixedIssue[];
}

export interface OpenPullRequest {
  readonly number: number;
  readonly body: string;
  readonly branch: string;
  readonly fromFork: boolean;
}

export interface FixedIssue {
  readonly number: number;
  readonly open: boolean;
  readonly labels: readonly string[];
  /** How it was closed last; `undefined`: it is open. */
  readonly closedBy: ClosedBy | undefined;
  /** Login of who reopened it last; `undefined`: nobody, or an account that is gone. */
  readonly reopenedBy: string | undefined;
  readonly comment: OwnComment | 'none' | 'unknown';
}

const QUERY = `query survey($owner: String!, $name: String!, $targetOwner: String!, $targetName: String!, $label: String!) {
  here: repository(owner: $owner, name: $name) {
    issues(first: 20, labels: [$label], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number state labels(first: 100) { nodes { name } } ${CLOSED_BY}
        reopened: timelineItems(last: 1, itemTypes: [REOPENED_EVENT]) { nodes { ... on ReopenedEvent { actor { login } } } }
        comments(last: 20) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } } }
    }
  }
  target: repository(owner: $targetOwner, name: $targetName) {
    pullRequests(states: OPEN, first: 100, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { number body headRefName isCrossRepository }
      pageInfo { hasNextPage }
    }
  }
}`;

/** One call: the newest 100 open pull requests of `target`, and 20 issues labelled as fixed. Ends with `github-…` when they cannot be read. */
export async function survey(
  github: GitHub,
  { owner, name }: RepositoryName,
  target: RepositoryName,
  marker: string,
): Promise<Survey> {
  const doing = 'reading the open pull requests and the fixed issues';
  const label = STATUS_LABELS.fixed.name;
  const variables = { owner, name, targetOwner: target.owner, targetName: target.name, label };
  const answer = await github.graph('read', QUERY, variables).catch((error: unknown) => {
    throw githubEnding(error, doing);
  });
  if (answer.errors.length > 0) throw graphEnding(answer, `${doing} (needs issues: read and pull-requests: read)`);
  const pullRequests = dig(answer.data, 'target', 'pullRequests');
  return {
    pullRequests: digList(pullRequests, 'nodes').flatMap((node) => openPullRequest(node) ?? []),
    allPullRequests: dig(pullRequests, 'pageInfo', 'hasNextPage') === false,
    fixed: digList(answer.data, 'here', 'issues', 'nodes').flatMap((node) => fixedIssue(node, marker) ?? []),
  };
}

function openPullRequest(node: unknown): OpenPullRequest | undefined {
  const number = digNumber(node, 'number');
  if (number === undefined) return undefined;
  const [body, branch] = [digText(node, 'body') ?? '', digText(node, 'headRefName') ?? ''];
  return { number, body, branch, fromFork: dig(node, 'isCrossRepository') !== false };
}

function fixedIssue(node: unknown, marker: string): FixedIssue | undefined {
  const number = digNumber(node, 'number');
  if (number === undefined) return undefined;
  const open = digText(node, 'state') === 'OPEN';
  return {
    number,
    open,
    labels: digList(node, 'labels', 'nodes').flatMap((label) => digText(label, 'name') ?? []),
    closedBy: open ? undefined : (closedBy(node) ?? { kind: 'other' }),
    reopenedBy: digText(digList(node, 'reopened', 'nodes').at(-1), 'actor', 'login'),
    comment: ownCommentIn(dig(node, 'comments'), marker),
  };
}
