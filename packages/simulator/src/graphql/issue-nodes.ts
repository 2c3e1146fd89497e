import type { Comment, ContentEdit, Issue, PullRequest, Repository, TimelineEvent } from '../state/model.ts';
import { isPullRequest } from '../state/model.ts';
import { bringObjects, changedFiles, headOf, isCrossRepository } from '../state/pulls.ts';
import { resolveCommit } from '../state/refs.ts';
import { fullName } from '../state/world.ts';
import { commitsOf } from '../rest/pulls.ts';
import { connection } from './context.ts';
import type { GraphContext, GraphNode } from './context.ts';
import { commitNode, refByName } from './git-nodes.ts';
import { actorNode, labelNode } from './nodes.ts';

type Args = Readonly<Record<string, unknown>>;

const editNode = (context: GraphContext, edit: ContentEdit): GraphNode => ({
  __typename: 'UserContentEdit',
  id: edit.nodeId,
  editor: () => actorNode(context, edit.editor),
  editedAt: edit.editedAt,
  createdAt: edit.editedAt,
  updatedAt: edit.editedAt,
  deletedAt: null,
  deletedBy: null,
  diff: edit.diff,
});

interface Edited {
  readonly edits: readonly ContentEdit[];
  readonly lastEditedAt: string | null;
  readonly editor: Issue['editor'];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly user: Issue['user'];
  readonly body: string | null;
}

/** Newest edit first, as GitHub lists them. */
const editedFields = (context: GraphContext, item: Edited): GraphNode => ({
  author: () => actorNode(context, item.user),
  authorAssociation: 'NONE',
  editor: () => actorNode(context, item.editor),
  lastEditedAt: item.lastEditedAt,
  includesCreatedEdit: item.edits.length > 0,
  createdAt: item.createdAt,
  publishedAt: item.createdAt,
  updatedAt: item.updatedAt,
  createdViaEmail: false,
  viewerDidAuthor: item.user.id === context.token.user.id,
  body: item.body ?? '',
  bodyText: item.body ?? '',
  userContentEdits: (args: Args) => connection([...item.edits].reverse(), args, (edit) => editNode(context, edit)),
});

const commentNode = (context: GraphContext, repository: Repository, issue: Issue, comment: Comment): GraphNode => ({
  __typename: 'IssueComment',
  ...editedFields(context, comment),
  id: comment.nodeId,
  databaseId: comment.id,
  fullDatabaseId: String(comment.id),
  isMinimized: false,
  minimizedReason: null,
  url: `${context.world.urls.server}/${fullName(repository)}/issues/${issue.number}#issuecomment-${comment.id}`,
  resourcePath: `/${fullName(repository)}/issues/${issue.number}#issuecomment-${comment.id}`,
  issue: () => (issue.pull === null ? issueNode(context, repository, issue) : null),
});

/** Timeline event kinds by their GraphQL type and item type. */
const EVENT_TYPES: Readonly<Record<TimelineEvent['kind'], readonly [type: string, item: string]>> = {
  labeled: ['LabeledEvent', 'LABELED_EVENT'],
  unlabeled: ['UnlabeledEvent', 'UNLABELED_EVENT'],
  renamed: ['RenamedTitleEvent', 'RENAMED_TITLE_EVENT'],
  closed: ['ClosedEvent', 'CLOSED_EVENT'],
  reopened: ['ReopenedEvent', 'REOPENED_EVENT'],
  merged: ['MergedEvent', 'MERGED_EVENT'],
  baseRefChanged: ['BaseRefChangedEvent', 'BASE_REF_CHANGED_EVENT'],
  readyForReview: ['ReadyForReviewEvent', 'READY_FOR_REVIEW_EVENT'],
  convertToDraft: ['ConvertToDraftEvent', 'CONVERT_TO_DRAFT_EVENT'],
  autoMergeEnabled: ['AutoMergeEnabledEvent', 'AUTO_MERGE_ENABLED_EVENT'],
  autoMergeDisabled: ['AutoMergeDisabledEvent', 'AUTO_MERGE_DISABLED_EVENT'],
  addedToMergeQueue: ['AddedToMergeQueueEvent', 'ADDED_TO_MERGE_QUEUE_EVENT'],
  removedFromMergeQueue: ['RemovedFromMergeQueueEvent', 'REMOVED_FROM_MERGE_QUEUE_EVENT'],
};

function eventNode(context: GraphContext, repository: Repository, issue: Issue, event: TimelineEvent): GraphNode {
  const subject = (): GraphNode =>
    isPullRequest(issue) ? pullNode(context, repository, issue) : issueNode(context, repository, issue);
  const shared = {
    __typename: EVENT_TYPES[event.kind][0],
    id: event.nodeId,
    actor: () => actorNode(context, event.actor),
    createdAt: event.createdAt,
    pullRequest: subject,
  };
  switch (event.kind) {
    case 'labeled':
    case 'unlabeled':
      return { ...shared, label: labelNode(event.label), labelable: subject };
    case 'renamed':
      return { ...shared, previousTitle: event.previousTitle, currentTitle: event.currentTitle, subject };
    case 'closed':
      return {
        ...shared,
        stateReason: event.stateReason?.toUpperCase() ?? null,
        closable: subject,
        closer: () => closerNode(context, repository, event.closer),
        url: '',
      };
    case 'baseRefChanged':
      return { ...shared, previousRefName: event.from, currentRefName: event.to };
    case 'merged':
      return { ...shared, mergeRefName: event.mergeRef, commit: () => commitOf(context, repository, event.commit) };
    case 'autoMergeEnabled':
      return { ...shared, enabler: () => actorNode(context, event.actor) };
    case 'autoMergeDisabled':
      return { ...shared, disabler: () => actorNode(context, event.actor), reason: null, reasonCode: null };
    case 'addedToMergeQueue':
    case 'removedFromMergeQueue':
      return { ...shared, enqueuer: () => actorNode(context, event.enqueuer) };
    case 'reopened':
    case 'readyForReview':
    case 'convertToDraft':
      break;
  }
  return { ...shared, closable: subject };
}

/** What closed it: a pull request (`#12`), a commit id, or nothing. */
function closerNode(
  context: GraphContext,
  repository: Repository,
  closer: string | null,
): GraphNode | null | Promise<GraphNode | null> {
  if (closer === null) return null;
  const pull = closer.startsWith('#') ? repository.issues.get(Number(closer.slice(1))) : undefined;
  if (pull !== undefined && isPullRequest(pull)) return pullNode(context, repository, pull);
  return commitOf(context, repository, closer);
}

async function commitOf(context: GraphContext, repository: Repository, oid: string): Promise<GraphNode | null> {
  const commit = await resolveCommit(repository, oid);
  return commit === null ? null : commitNode(context, repository, commit);
}

function timeline(context: GraphContext, repository: Repository, issue: Issue, args: Args): GraphNode {
  const wanted = Array.isArray(args['itemTypes']) ? args['itemTypes'] : null;
  const since = args['since'];
  const events = issue.timeline
    .filter(({ kind }) => wanted === null || wanted.includes(EVENT_TYPES[kind][1]))
    .filter(({ createdAt }) => typeof since !== 'string' || createdAt >= since);
  return {
    ...connection(events, args, (event) => eventNode(context, repository, issue, event)),
    filteredCount: events.length,
    pageCount: 1,
    updatedAt: issue.updatedAt,
  };
}

function sharedFields(context: GraphContext, repository: Repository, issue: Issue): GraphNode {
  const path = `/${fullName(repository)}/${issue.pull === null ? 'issues' : 'pull'}/${issue.number}`;
  return {
    ...editedFields(context, issue),
    number: issue.number,
    title: issue.title,
    titleHTML: issue.title,
    closed: issue.state === 'closed',
    closedAt: issue.closedAt,
    locked: issue.locked,
    activeLockReason: null,
    url: `${context.world.urls.server}${path}`,
    resourcePath: path,
    repository: () => context.nodes.repository(context, repository),
    labels: (args: Args) => connection(issue.labels, args, labelNode),
    comments: (args: Args) =>
      connection(issue.comments, args, (comment) => commentNode(context, repository, issue, comment)),
    timelineItems: (args: Args) => timeline(context, repository, issue, args),
  };
}

export const issueNode = (context: GraphContext, repository: Repository, issue: Issue): GraphNode => ({
  __typename: 'Issue',
  ...sharedFields(context, repository, issue),
  id: issue.nodeId,
  databaseId: issue.id,
  fullDatabaseId: String(issue.id),
  state: issue.state.toUpperCase(),
  stateReason: issue.stateReason?.toUpperCase() ?? null,
});

export function pullNode(context: GraphContext, repository: Repository, issue: PullRequest): GraphNode {
  const { pull } = issue;
  const states = { open: 'OPEN', closed: pull.merged ? 'MERGED' : 'CLOSED' } as const;
  return {
    __typename: 'PullRequest',
    ...sharedFields(context, repository, issue),
    id: pull.nodeId,
    databaseId: pull.id,
    fullDatabaseId: String(pull.id),
    state: states[issue.state],
    isDraft: pull.draft,
    merged: pull.merged,
    mergedAt: pull.mergedAt,
    mergedBy: () => actorNode(context, pull.mergedBy),
    mergeCommit: () => (pull.mergeCommit === null ? null : commitOf(context, repository, pull.mergeCommit)),
    mergeable: pull.merged ? 'UNKNOWN' : 'MERGEABLE',
    autoMergeRequest: () =>
      pull.autoMerge === null
        ? null
        : {
            enabledAt: pull.autoMerge.enabledAt,
            enabledBy: actorNode(context, pull.autoMerge.enabledBy),
            mergeMethod: pull.autoMerge.method.toUpperCase(),
          },
    isCrossRepository: isCrossRepository(repository, pull),
    headRefName: pull.headRef,
    headRefOid: () => headOf(pull),
    headRepository: () =>
      pull.headRepository === null ? null : context.nodes.repository(context, pull.headRepository),
    headRepositoryOwner: () => (pull.headRepository === null ? null : actorNode(context, pull.headRepository.owner)),
    headRef: () => (pull.headRepository === null ? null : refByName(context, pull.headRepository, pull.headRef)),
    baseRefName: pull.baseRef,
    baseRefOid: pull.baseSha,
    baseRepository: () => context.nodes.repository(context, repository),
    baseRef: () => refByName(context, repository, pull.baseRef),
    additions: 0,
    deletions: 0,
    changedFiles: async () => (await changedFiles(repository, pull)).length,
    reviewDecision: () => (pull.reviews.some(({ state }) => state === 'APPROVED') ? 'APPROVED' : null),
    ...pullLists(context, repository, issue),
  };
}

/** The connections of a pull request. */
function pullLists(context: GraphContext, repository: Repository, issue: PullRequest): GraphNode {
  const { pull } = issue;
  return {
    reviews: (args: Args) =>
      connection(pull.reviews, args, (review) => ({
        __typename: 'PullRequestReview',
        id: review.nodeId,
        databaseId: review.id,
        author: () => actorNode(context, review.user),
        state: review.state,
        body: review.body,
        submittedAt: review.submittedAt,
        commit: () => commitOf(context, repository, review.commitId),
      })),
    reviewRequests: (args: Args) =>
      connection(pull.requestedReviewers, args, (user) => ({
        id: user.nodeId,
        asCodeOwner: false,
        requestedReviewer: actorNode(context, user),
      })),
    files: async (args: Args) =>
      connection(await changedFiles(repository, pull), args, (file) => ({
        path: file.path,
        additions: 0,
        deletions: 0,
        changeType: { added: 'ADDED', removed: 'DELETED', modified: 'MODIFIED' }[file.status],
        viewerViewedState: 'UNVIEWED',
      })),
    commits: async (args: Args) => {
      await bringObjects(repository, pull);
      return connection(await commitsOf({ repository }, issue), args, (oid) => ({
        id: `PRC_${oid}`,
        url: `${context.world.urls.server}/${fullName(repository)}/pull/${issue.number}/commits/${oid}`,
        commit: () => commitOf(context, repository, oid),
      }));
    },
  };
}
