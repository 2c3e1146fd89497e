import { Ending, SETTINGS_PATH, STATUS_LABELS, TRACKING_MARKER } from '@agent-remediation/conventions/core';
import { GitHubFault, githubEnding, graphEnding, type GitHub } from './client.ts';
import { dig, digDate, digList, digNumber, digText } from './dig.ts';
import type { RepositoryName } from './repository-name.ts';
import { ownCommentIn, type OwnComment } from './issues.ts';

/** What a run has to know of its repository and issue before it decides, read in one call. */
export interface RepositoryFacts {
  /** Numeric id: survives renames and transfers of the name. */
  readonly id: number;
  readonly nameWithOwner: string;
  readonly isPublic: boolean;
  readonly defaultBranch: string;
  /** Text of the settings file on the default branch; `undefined`: there is none. */
  readonly settingsText: string | undefined;
  /** Whether this repository was in use before: one of our status labels exists. */
  readonly hasStatusLabels: boolean;
  readonly issue: IssueFacts | undefined;
}

export interface IssueFacts {
  readonly number: number;
  readonly open: boolean;
  readonly title: string;
  readonly author: string | undefined;
  readonly labels: readonly string[];
  /** Edits of the body and of the title, newest first. */
  readonly edits: readonly Edit[];
  /** False when the history is longer than what was read. */
  readonly editsComplete: boolean;
  /** Our tracking comment; `unknown`: not among the last 20, but there are older ones. */
  readonly comment: OwnComment | 'none' | 'unknown';
}

export interface Edit {
  readonly at: Date;
  /** Login; `undefined` when the account is gone. */
  readonly by: string | undefined;
  readonly what: 'body' | 'title';
}

const EDITS_READ = 50;

const QUERY = `query facts($owner: String!, $name: String!, $issue: Int!, $withIssue: Boolean!) {
  repository(owner: $owner, name: $name) {
    databaseId
    nameWithOwner
    visibility
    defaultBranchRef { name }
    settings: object(expression: "HEAD:${SETTINGS_PATH}") { ... on Blob { text isTruncated isBinary } }
    statusLabel: label(name: "${STATUS_LABELS.working.name}") { id }
    issue(number: $issue) @include(if: $withIssue) {
      number
      state
      title
      createdAt
      author { login }
      lastEditedAt
      editor { login }
      labels(first: 100) { nodes { name } }
      userContentEdits(first: ${EDITS_READ}) { nodes { editedAt editor { login } } pageInfo { hasNextPage } }
      timelineItems(last: ${EDITS_READ}, itemTypes: [RENAMED_TITLE_EVENT]) {
        nodes { ... on RenamedTitleEvent { createdAt actor { login } } }
        pageInfo { hasPreviousPage }
      }
      comments(last: 20) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } }
    }
  }
}`;

/** Ends with `issue-missing` when the issue does not exist (deleted, transferred, or a pull request). */
export async function readRepository(
  github: GitHub,
  repository: RepositoryName,
  issue?: number,
): Promise<RepositoryFacts> {
  const answer = await github
    .graph('read', QUERY, { ...repository, issue: issue ?? 0, withIssue: issue !== undefined })
    .catch((error: unknown) => {
      throw githubEnding(error, 'reading the repository');
    });
  // A field that failed is null like one that is not there: settings, edits or labels that could not be read are not absent.
  const failed = answer.errors.filter(
    ({ type, path }) => type !== 'NOT_FOUND' || !['repository', 'issue'].includes(String(path?.at(-1))),
  );
  if (failed.length > 0)
    throw graphEnding({ ...answer, errors: failed }, 'reading the repository (needs contents: read and issues: read)');
  const found = dig(answer.data, 'repository');
  const id = digNumber(found, 'databaseId');
  const nameWithOwner = digText(found, 'nameWithOwner');
  const defaultBranch = digText(found, 'defaultBranchRef', 'name');
  if (id === undefined || nameWithOwner === undefined || defaultBranch === undefined) {
    const why = answer.errors[0]?.message ?? 'it has no default branch';
    throw new Ending('github-forbidden', `reading ${repository.owner}/${repository.name}: ${why}`);
  }
  if (issue !== undefined && dig(found, 'issue') === null) {
    throw new Ending('issue-missing', `#${issue}: ${answer.errors[0]?.message ?? 'not found'}`);
  }
  return {
    id,
    nameWithOwner,
    defaultBranch,
    isPublic: digText(found, 'visibility') === 'PUBLIC',
    settingsText: settingsText(found),
    hasStatusLabels: digText(found, 'statusLabel', 'id') !== undefined,
    issue: issue === undefined ? undefined : issueFacts(dig(found, 'issue'), issue),
  };
}

/** A repository as far as it is seen with this token. */
export interface SeenRepository {
  readonly isPublic: boolean;
  readonly defaultBranch: string;
}

/**
 * `undefined`: it is not there, or the token may not see it; every token sees a public repository, so it is not public. Ends with
 * `github-…` when that cannot be told.
 */
export async function seeRepository(
  github: GitHub,
  { owner, name }: RepositoryName,
): Promise<SeenRepository | undefined> {
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}', { owner, repo: name });
    const defaultBranch = digText(data, 'default_branch');
    if (defaultBranch === undefined)
      throw new Ending('github-unavailable', `${owner}/${name}: GitHub's answer is not one`);
    // Internal repositories of an enterprise count as private, as GitHub's own field has it.
    return { isPublic: dig(data, 'private') !== true, defaultBranch };
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw githubEnding(error, `reading the repository ${owner}/${name}`);
  }
}

function settingsText(repository: unknown): string | undefined {
  const blob = dig(repository, 'settings');
  if (blob === null || blob === undefined) return undefined;
  const text = digText(blob, 'text');
  if (text === undefined || dig(blob, 'isTruncated') === true || dig(blob, 'isBinary') === true) {
    throw new Ending('settings-invalid', `${SETTINGS_PATH}: it is not a text file, or too large`);
  }
  return text;
}

function issueFacts(issue: unknown, number: number): IssueFacts {
  const bodies = digList(issue, 'userContentEdits', 'nodes').map((node) => edit(node, 'editedAt', 'editor', 'body'));
  const titles = digList(issue, 'timelineItems', 'nodes').map((node) => edit(node, 'createdAt', 'actor', 'title'));
  // GitHub lists the text as it was first written among the edits; writing an issue is not editing it.
  const created = digDate(issue, 'createdAt')?.getTime();
  // Told apart from the list: it holds also where the list is old, or in another order than the newest first.
  const last = edit(issue, 'lastEditedAt', 'editor', 'body');
  const listed = bodies.some((entry) => entry !== undefined && last !== undefined && entry.at >= last.at);
  const read = [...bodies, ...titles];
  const edits = [...read, ...(listed ? [] : [last])].filter((entry) => entry !== undefined);
  return {
    number,
    open: digText(issue, 'state') === 'OPEN',
    title: digText(issue, 'title') ?? '',
    author: digText(issue, 'author', 'login'),
    labels: digList(issue, 'labels', 'nodes').flatMap((node) => digText(node, 'name') ?? []),
    edits: edits
      .filter(({ at, what }) => what === 'title' || at.getTime() !== created)
      .sort((a, b) => b.at.getTime() - a.at.getTime()),
    editsComplete:
      read.every((entry) => entry !== undefined) &&
      dig(issue, 'userContentEdits', 'pageInfo', 'hasNextPage') !== true &&
      dig(issue, 'timelineItems', 'pageInfo', 'hasPreviousPage') !== true,
    comment: ownCommentIn(dig(issue, 'comments'), TRACKING_MARKER),
  };
}

function edit(node: unknown, time: string, person: string, what: Edit['what']): Edit | undefined {
  const at = digDate(node, time);
  return at === undefined ? undefined : { at, by: digText(node, person, 'login'), what };
}
