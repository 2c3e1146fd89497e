import { STATUS_LABELS, type StatusLabelKey } from '@agent-remediation/conventions/core';
import { httpFaultIn } from '@agent-remediation/http';
import { GitHubFault, githubEnding, graphEnding, isRecord, type GitHub } from './client.ts';
import { dig, digDate, digList, digNumber, digText } from './dig.ts';
import type { RepositoryName } from './repository-name.ts';

/** One issue of one repository, as the target of a write. */
export interface IssuePlace extends RepositoryName {
  readonly issue: number;
}

export async function createComment(github: GitHub, place: IssuePlace, body: string): Promise<void> {
  await github.write('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...route(place), body });
}

export async function updateComment(
  github: GitHub,
  place: RepositoryName,
  comment: number,
  body: string,
): Promise<void> {
  await github.write('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    owner: place.owner,
    repo: place.name,
    comment_id: comment,
    body,
  });
}

/** Ours alone: somebody who took it away in between wanted the same. */
export async function deleteComment(github: GitHub, place: RepositoryName, comment: number): Promise<void> {
  const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
  try {
    await github.write(route, { owner: place.owner, repo: place.name, comment_id: comment });
  } catch (error) {
    if (!(error instanceof GitHubFault) || error.status !== 404) throw error;
  }
}

export interface OwnComment {
  readonly id: number;
  readonly body: string;
  /** Later comments of ours with the same marker: two runs wrote at the same time. */
  readonly doubles: readonly number[];
}

const OWN_COMMENT = `query own($owner: String!, $name: String!, $issue: Int!, $before: String) {
  repository(owner: $owner, name: $name) { issue(number: $issue) {
    comments(last: 100, before: $before) {
      nodes { databaseId viewerDidAuthor body }
      pageInfo { hasPreviousPage startCursor }
    }
  } }
}`;
const COMMENT_PAGES = 10;

/** Our own comment that begins with `marker`, looked for from the newest back, over at most 1,000 comments. */
export async function findOwnComment(
  github: GitHub,
  place: IssuePlace,
  marker: string,
): Promise<OwnComment | undefined> {
  let before: string | null = null;
  for (let page = 0; page < COMMENT_PAGES; page += 1) {
    const answer = await github.graph('read', OWN_COMMENT, {
      owner: place.owner,
      name: place.name,
      issue: place.issue,
      before,
    });
    const comments = dig(answer.data, 'repository', 'issue', 'comments');
    // Not having seen the comments is not having none: a second comment would be written. Without a reason it passes, as any answer that
    // cannot be read.
    if (!isRecord(comments))
      throw answer.errors.length > 0
        ? graphEnding(answer, 'reading the comments (needs issues: read)')
        : new GitHubFault('reading the comments: GitHub’s answer does not hold them', { ran: 'no', cause: answer });
    const own = ownComment(digList(comments, 'nodes'), marker);
    if (own) return own;
    if (dig(comments, 'pageInfo', 'hasPreviousPage') !== true) return undefined;
    before = digText(comments, 'pageInfo', 'startCursor') ?? null;
  }
  return undefined;
}

/** Our comment in the newest page of an issue's comments; `unknown`: not in this page, but there are older ones. */
export function ownCommentIn(comments: unknown, marker: string): OwnComment | 'none' | 'unknown' {
  const own = ownComment(digList(comments, 'nodes'), marker);
  return own ?? (dig(comments, 'pageInfo', 'hasPreviousPage') === false ? 'none' : 'unknown');
}

/** Only what the token's own login wrote counts: anybody can copy the marker. The oldest one stays, for every reader the same. */
function ownComment(nodes: readonly unknown[], marker: string): OwnComment | undefined {
  const own = nodes.flatMap((node) => {
    const [id, body] = [digNumber(node, 'databaseId'), digText(node, 'body')];
    return dig(node, 'viewerDidAuthor') === true && id !== undefined && body?.startsWith(marker) ? [{ id, body }] : [];
  });
  const [first, ...later] = own;
  return first && { ...first, doubles: later.map(({ id }) => id) };
}

/** Adds the one status label that fits and takes the others off. `present`: the labels that the issue has now. */
export async function setStatusLabel(
  github: GitHub,
  place: IssuePlace,
  present: readonly string[],
  wanted: StatusLabelKey | undefined,
): Promise<void> {
  const name = wanted === undefined ? undefined : STATUS_LABELS[wanted].name;
  if (name !== undefined && !present.includes(name)) {
    await github.write('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...route(place), labels: [name] });
  }
  const others = Object.values(STATUS_LABELS).map((label) => label.name as string);
  for (const other of present.filter((label) => others.includes(label) && label !== name))
    await removeLabel(github, place, other);
}

export async function removeLabel(github: GitHub, place: IssuePlace, name: string): Promise<void> {
  try {
    await github.write('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', { ...route(place), name });
  } catch (error) {
    // Somebody else took it off in between: that is what was wanted.
    if (!(error instanceof GitHubFault) || error.status !== 404) throw error;
  }
}

/** Creates the status labels with their colours; those that exist stay as they are. */
export async function createStatusLabels(github: GitHub, repository: RepositoryName): Promise<void> {
  for (const { name, colour, description } of Object.values(STATUS_LABELS)) {
    try {
      const label = { owner: repository.owner, repo: repository.name, name, color: colour, description };
      await github.write('POST /repos/{owner}/{repo}/labels', label);
    } catch (error) {
      if (!(error instanceof GitHubFault) || error.status !== 422) throw error;
    }
  }
}

export async function closeIssue(github: GitHub, place: IssuePlace): Promise<void> {
  await patchIssue(github, place, { state: 'closed', state_reason: 'completed' });
}

export async function reopenIssue(github: GitHub, place: IssuePlace): Promise<void> {
  await patchIssue(github, place, { state: 'open', state_reason: 'reopened' });
}

async function patchIssue(github: GitHub, place: IssuePlace, fields: Readonly<Record<string, string>>): Promise<void> {
  await github.write('PATCH /repos/{owner}/{repo}/issues/{issue_number}', { ...route(place), ...fields });
}

export interface IssueState {
  readonly number: number;
  readonly open: boolean;
  readonly isPullRequest: boolean;
  readonly labels: readonly string[];
}

/** `undefined`: no such issue here (404), deleted (410) or transferred (301). Throws `GitHubFault` when that cannot be told. */
export async function readIssue(github: GitHub, place: IssuePlace): Promise<IssueState | undefined> {
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}/issues/{issue_number}', route(place));
    const [number, state] = [digNumber(data, 'number'), digText(data, 'state')];
    // An answer that cannot be read says nothing about the issue: taken for a missing one, it would end a finding.
    if (number !== place.issue || (state !== 'open' && state !== 'closed'))
      throw new GitHubFault(`issue ${place.issue}: GitHub's answer is not an issue`, { ran: 'no', cause: data });
    return {
      number,
      open: state === 'open',
      isPullRequest: dig(data, 'pull_request') !== undefined,
      labels: digList(data, 'labels').flatMap((label) => digText(label, 'name') ?? []),
    };
  } catch (error) {
    // A redirect is not followed and comes as a fault of its own; for an issue it means that it was transferred.
    const status = error instanceof GitHubFault ? (error.status ?? httpFaultIn(error)?.head?.status) : undefined;
    if (status !== undefined && [301, 404, 410].includes(status)) return undefined;
    throw error;
  }
}

/** How an issue was closed last. `merge`: GitHub itself, for a closing keyword of a pull request or commit. */
export type ClosedBy =
  { readonly kind: 'person'; readonly login: string } | { readonly kind: 'merge' } | { readonly kind: 'other' };

/** Fields of an issue that `closedBy` reads. */
export const CLOSED_BY = `timelineItems(last: 1, itemTypes: [CLOSED_EVENT]) {
  nodes { ... on ClosedEvent { actor { __typename login } closer { __typename } } } }`;

/** `undefined`: it was never closed. */
export function closedBy(issue: unknown): ClosedBy | undefined {
  const event = digList(issue, 'timelineItems', 'nodes').at(-1);
  if (event === undefined) return undefined;
  if (isRecord(dig(event, 'closer'))) return { kind: 'merge' };
  const login = digText(event, 'actor', 'login');
  return digText(event, 'actor', '__typename') === 'User' && login !== undefined
    ? { kind: 'person', login }
    : { kind: 'other' };
}

/** Throws when it cannot be told. */
export async function readClosedBy(github: GitHub, place: IssuePlace): Promise<ClosedBy | undefined> {
  const query = `query closedBy($owner: String!, $name: String!, $issue: Int!) {
    repository(owner: $owner, name: $name) { issue(number: $issue) { ${CLOSED_BY} } } }`;
  const answer = await github.graph('read', query, { owner: place.owner, name: place.name, issue: place.issue });
  if (answer.errors.length > 0) throw graphEnding(answer, `reading who closed #${place.issue} (needs issues: read)`);
  return closedBy(dig(answer.data, 'repository', 'issue'));
}

const LABELLED = `query labelled($owner: String!, $name: String!, $label: String!) {
  repository(owner: $owner, name: $name) {
    issues(first: 50, states: OPEN, labels: [$label], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number labels(first: 100) { nodes { name } }
        timelineItems(last: 20, itemTypes: [LABELED_EVENT]) { nodes { ... on LabeledEvent { createdAt actor { login } label { name } } } }
        comments(last: 20) { nodes { databaseId viewerDidAuthor body updatedAt } pageInfo { hasPreviousPage } } }
      pageInfo { hasNextPage }
    }
  }
}`;

export interface LabelledIssue {
  readonly number: number;
  readonly labels: readonly string[];
  /** When the label was last added; `undefined` when that is not in the newest label events. */
  readonly labelledAt: Date | undefined;
  readonly labelledBy: string | undefined;
  readonly comment: OwnComment | 'none' | 'unknown';
  /** When our comment was last written. */
  readonly commentedAt: Date | undefined;
}

/** Open issues with a label, at most 50, the last changed first. Ends with `github-…` when they cannot be read. */
export async function labelledIssues(
  github: GitHub,
  repository: RepositoryName,
  label: string,
  marker: string,
): Promise<readonly LabelledIssue[]> {
  const doing = `reading the issues with the label ${label}`;
  const answer = await github.graph('read', LABELLED, { ...repository, label }).catch((error: unknown) => {
    throw githubEnding(error, doing);
  });
  if (answer.errors.length > 0) throw graphEnding(answer, `${doing} (needs issues: read)`);
  return digList(answer.data, 'repository', 'issues', 'nodes').flatMap((node) => {
    const number = digNumber(node, 'number');
    if (number === undefined) return [];
    const event = digList(node, 'timelineItems', 'nodes')
      .filter((entry) => digText(entry, 'label', 'name')?.toLowerCase() === label.toLowerCase())
      .at(-1);
    const comment = ownCommentIn(dig(node, 'comments'), marker);
    const written = digList(node, 'comments', 'nodes').find(
      (entry) => typeof comment === 'object' && digNumber(entry, 'databaseId') === comment.id,
    );
    return [
      {
        number,
        labels: digList(node, 'labels', 'nodes').flatMap((entry) => digText(entry, 'name') ?? []),
        labelledAt: digDate(event, 'createdAt'),
        labelledBy: digText(event, 'actor', 'login'),
        comment,
        commentedAt: digDate(written, 'updatedAt'),
      },
    ];
  });
}

function route(place: IssuePlace): { owner: string; repo: string; issue_number: number } {
  return { owner: place.owner, repo: place.name, issue_number: place.issue };
}
