import { asString, isJsonObject } from '../contract/json.ts';
import type { Json } from '../contract/json.ts';
import {
  addComment,
  closeIssue,
  createIssue,
  editBody,
  editComment,
  findComment,
  hasLabel,
  labelNamed,
  putLabel,
  renameIssue,
  reopenIssue,
  takeLabel,
} from '../state/issues.ts';
import type { Comment, Issue, StateReason } from '../state/model.ts';
import { hasRole } from '../state/world.ts';
import { Refusal, invalid, notFound, page } from './context.ts';
import type { Reply, RepositoryContext, RepositoryHandler } from './context.ts';
import { commentView, issueView, labelView, repositoryUrl } from './views.ts';

/** docs.github.com: issue titles 256 characters; bodies and comments 65,536 characters. */
const TITLE_LIMIT = 256;
const BODY_LIMIT = 65_536;
const LABEL_NAME_LIMIT = 50;

const characters = (text: string): number => Array.from(text).length;

export function issueOf(context: RepositoryContext): Issue {
  const issue = context.repository.issues.get(Number(context.params['issue_number']));
  if (issue === undefined) throw notFound();
  return issue;
}

function checkTitle(title: string, resource = 'Issue'): void {
  if (title.trim() === '') throw invalid(resource, 'title', 'missing_field');
  if (characters(title) > TITLE_LIMIT)
    throw invalid(resource, 'title', 'custom', `title is too long (maximum is ${TITLE_LIMIT} characters)`);
}

function checkBody(body: string | null, resource: string): void {
  if (body !== null && characters(body) > BODY_LIMIT) {
    throw invalid(resource, 'body', 'custom', `body is too long (maximum is ${BODY_LIMIT} characters)`);
  }
}

const one = (context: RepositoryContext, issue: Issue, status = 200): Reply => ({
  status,
  body: issueView(context.world, context.repository, issue),
});

const labelNames = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map((item) => (isJsonObject(item) ? asString(item['name']) : asString(item))) : [];

/** Only somebody who may triage sets labels; the workflow's token is bounded by its permissions alone. */
const maySetLabels = (context: RepositoryContext): boolean =>
  context.token?.kind === 'installation' || hasRole(context.repository, context.user, 'triage');

function checkLabelName(name: string): void {
  if (name.trim() === '') throw invalid('Label', 'name', 'missing_field');
  if (characters(name) > LABEL_NAME_LIMIT)
    throw invalid('Label', 'name', 'custom', `name is too long (maximum is ${LABEL_NAME_LIMIT} characters)`);
}

const listIssues: RepositoryHandler = (context) => {
  const { query, repository, world } = context;
  const state = query['state'] ?? 'open';
  const wanted = (query['labels'] ?? '').split(',').filter((label) => label !== '');
  const since = query['since'];
  const ascending = query['direction'] === 'asc';
  const issues = [...repository.issues.values()]
    .filter((issue) => state === 'all' || issue.state === state)
    .filter((issue) => wanted.every((label) => hasLabel(issue, label)))
    .filter((issue) => since === undefined || issue.updatedAt >= since)
    .filter((issue) => query['creator'] === undefined || issue.user.login === query['creator'])
    .sort((a, b) => (ascending ? a.number - b.number : b.number - a.number));
  const { items, headers } = page(
    context,
    issues,
    `${repositoryUrl(world, repository).slice(world.urls.api.length)}/issues`,
  );
  return { status: 200, headers, body: items.map((issue) => issueView(world, repository, issue)) };
};

const create: RepositoryHandler = (context) => {
  const { body, repository, user, world } = context;
  const title = asString(body['title']);
  const text = typeof body['body'] === 'string' ? body['body'] : null;
  checkTitle(title);
  checkBody(text, 'Issue');
  const issue = createIssue(world, repository, { title, body: text, user });
  if (maySetLabels(context))
    for (const name of labelNames(body['labels'])) putLabel(world, repository, issue, name, user);
  return one(context, issue, 201);
};

const update: RepositoryHandler = (context) => {
  const { body, repository, user, world } = context;
  const issue = issueOf(context);
  const isAuthor = issue.user.id === user.id;
  if (context.token?.kind === 'user' && !isAuthor && !hasRole(repository, user, 'triage'))
    throw new Refusal(403, 'Must have admin rights to Repository.');
  if (typeof body['title'] === 'string') {
    checkTitle(body['title']);
    renameIssue(world, issue, body['title'], user);
  }
  if (typeof body['body'] === 'string' || body['body'] === null) {
    checkBody(body['body'], 'Issue');
    editBody(world, issue, body['body'], user);
  }
  if (Array.isArray(body['labels'])) replaceLabels(context, issue, labelNames(body['labels']));
  const reason = body['state_reason'];
  const stateReason: StateReason | null =
    reason === 'completed' || reason === 'not_planned' || reason === 'duplicate' ? reason : null;
  if (body['state'] === 'closed') closeIssue(world, issue, user, stateReason ?? 'completed');
  if (body['state'] === 'open') reopenIssue(world, issue, user);
  return one(context, issue);
};

function replaceLabels(context: RepositoryContext, issue: Issue, names: readonly string[]): void {
  const { repository, user, world } = context;
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  for (const label of issue.labels)
    if (!wanted.has(label.name.toLowerCase())) takeLabel(world, issue, label.name, user);
  for (const name of names) putLabel(world, repository, issue, name, user);
}

const labelsReply = (context: RepositoryContext, issue: Issue): Reply => ({
  status: 200,
  body: issue.labels.map((label) => labelView(context.world, context.repository, label)),
});

const addLabels: RepositoryHandler = (context) => {
  const issue = issueOf(context);
  if (!maySetLabels(context)) throw notFound();
  const names = labelNames(context.body['labels']);
  for (const name of names) checkLabelName(name);
  for (const name of names) putLabel(context.world, context.repository, issue, name, context.user);
  return labelsReply(context, issue);
};

const setLabels: RepositoryHandler = (context) => {
  const issue = issueOf(context);
  if (!maySetLabels(context)) throw notFound();
  replaceLabels(context, issue, labelNames(context.body['labels']));
  return labelsReply(context, issue);
};

const removeLabel: RepositoryHandler = (context) => {
  const issue = issueOf(context);
  if (!maySetLabels(context)) throw notFound();
  if (takeLabel(context.world, issue, context.params['name'] ?? '', context.user) === null)
    throw new Refusal(404, 'Label does not exist');
  return labelsReply(context, issue);
};

const createLabel: RepositoryHandler = (context) => {
  const { body, repository, world } = context;
  const name = asString(body['name']);
  checkLabelName(name);
  if (repository.labels.has(name.toLowerCase())) throw invalid('Label', 'name', 'already_exists');
  const label = labelNamed(
    world,
    repository,
    name,
    asString(body['color'], 'ededed'),
    asString(body['description']) || null,
  );
  return { status: 201, body: labelView(world, repository, label) };
};

const getLabel: RepositoryHandler = ({ params, repository, world }) => {
  const label = repository.labels.get((params['name'] ?? '').toLowerCase());
  if (label === undefined) throw notFound();
  return { status: 200, body: labelView(world, repository, label) };
};

const listLabels: RepositoryHandler = (context) => {
  const { repository, world } = context;
  const { items, headers } = page(
    context,
    [...repository.labels.values()],
    `${repositoryUrl(world, repository).slice(world.urls.api.length)}/labels`,
  );
  return { status: 200, headers, body: items.map((label) => labelView(world, repository, label)) };
};

const listComments: RepositoryHandler = (context) => {
  const { query, repository, world } = context;
  const issue = issueOf(context);
  const since = query['since'];
  const comments = issue.comments.filter((comment) => since === undefined || comment.updatedAt >= since);
  const path = `${repositoryUrl(world, repository).slice(world.urls.api.length)}/issues/${issue.number}/comments`;
  const { items, headers } = page(context, comments, path);
  return { status: 200, headers, body: items.map((comment) => commentView(world, repository, issue, comment)) };
};

function commentText(context: RepositoryContext): string {
  const text = asString(context.body['body']);
  if (text.trim() === '') throw invalid('IssueComment', 'data', 'unprocessable', 'Body cannot be blank');
  if (characters(text) > BODY_LIMIT)
    throw invalid('IssueComment', 'data', 'unprocessable', `Body is too long (maximum is ${BODY_LIMIT} characters)`);
  return text;
}

const createComment: RepositoryHandler = (context) => {
  const { repository, user, world } = context;
  const issue = issueOf(context);
  if (issue.locked && !hasRole(repository, user, 'write'))
    throw new Refusal(403, 'Unable to create comment because issue is locked.');
  const comment = addComment(world, issue, commentText(context), user);
  return { status: 201, body: commentView(world, repository, issue, comment) };
};

function commentOf(context: RepositoryContext): { readonly issue: Issue; readonly comment: Comment } {
  const found = findComment(context.repository, Number(context.params['comment_id']));
  if (found === null) throw notFound();
  return found;
}

const mayEdit = (context: RepositoryContext, comment: Comment): boolean =>
  comment.user.id === context.user.id ||
  context.token?.kind === 'installation' ||
  hasRole(context.repository, context.user, 'write');

const getComment: RepositoryHandler = (context) => {
  const { issue, comment } = commentOf(context);
  return { status: 200, body: commentView(context.world, context.repository, issue, comment) };
};

const updateComment: RepositoryHandler = (context) => {
  const { issue, comment } = commentOf(context);
  if (!mayEdit(context, comment)) throw new Refusal(403, 'Must have admin rights to Repository.');
  editComment(context.world, comment, commentText(context), context.user);
  return { status: 200, body: commentView(context.world, context.repository, issue, comment) };
};

const deleteComment: RepositoryHandler = (context) => {
  const { issue, comment } = commentOf(context);
  if (!mayEdit(context, comment)) throw new Refusal(403, 'Must have admin rights to Repository.');
  issue.comments = issue.comments.filter((other) => other !== comment);
  return { status: 204 };
};

export const issueHandlers = {
  'issues/list-for-repo': listIssues,
  'issues/create': create,
  'issues/get': (context: RepositoryContext) => one(context, issueOf(context)),
  'issues/update': update,
  'issues/list-comments': listComments,
  'issues/create-comment': createComment,
  'issues/get-comment': getComment,
  'issues/update-comment': updateComment,
  'issues/delete-comment': deleteComment,
  'issues/list-labels-on-issue': (context: RepositoryContext) => labelsReply(context, issueOf(context)),
  'issues/add-labels': addLabels,
  'issues/set-labels': setLabels,
  'issues/remove-label': removeLabel,
  'issues/list-labels-for-repo': listLabels,
  'issues/get-label': getLabel,
  'issues/create-label': createLabel,
} as const satisfies Readonly<Record<string, RepositoryHandler>>;
