import type { Comment, Issue, Label, Repository, StateReason, TimelineEvent, User } from './model.ts';
import { nextId, nodeId, timestamp } from './world.ts';
import type { World } from './world.ts';

type EventPart = TimelineEvent extends infer Event
  ? Event extends TimelineEvent
    ? Omit<Event, 'nodeId' | 'createdAt'>
    : never
  : never;

export function record(world: World, issue: Issue, part: EventPart): void {
  const event = { ...part, nodeId: nodeId('EV', nextId(world)), createdAt: timestamp(world) };
  issue.timeline.push(event);
  issue.updatedAt = event.createdAt;
}

const nextNumber = (repository: Repository): number => Math.max(0, ...repository.issues.keys()) + 1;

export function createIssue(
  world: World,
  repository: Repository,
  fields: { readonly title: string; readonly body: string | null; readonly user: User },
): Issue {
  const id = nextId(world);
  const createdAt = timestamp(world);
  const issue: Issue = {
    id,
    nodeId: nodeId('I', id),
    number: nextNumber(repository),
    ...fields,
    createdAt,
    updatedAt: createdAt,
    state: 'open',
    stateReason: null,
    labels: [],
    comments: [],
    closedAt: null,
    closedBy: null,
    lastEditedAt: null,
    editor: null,
    edits: [],
    timeline: [],
    locked: false,
    pull: null,
  };
  repository.issues.set(issue.number, issue);
  return issue;
}

/** A label's definition in the repository; GitHub creates a missing one (grey) when it is put on an issue. */
export function labelNamed(
  world: World,
  repository: Repository,
  name: string,
  color = 'ededed',
  description: string | null = null,
): Label {
  const known = repository.labels.get(name.toLowerCase());
  if (known !== undefined) return known;
  const id = nextId(world);
  const label = { id, nodeId: nodeId('LA', id), name, color, description };
  repository.labels.set(name.toLowerCase(), label);
  return label;
}

export const hasLabel = (issue: Issue, name: string): boolean =>
  issue.labels.some((label) => label.name.toLowerCase() === name.toLowerCase());

export function putLabel(world: World, repository: Repository, issue: Issue, name: string, actor: User): Label {
  const label = labelNamed(world, repository, name);
  if (hasLabel(issue, name)) return label;
  issue.labels.push(label);
  record(world, issue, { kind: 'labeled', label, actor });
  return label;
}

/** False when the issue did not have the label. */
export function takeLabel(world: World, issue: Issue, name: string, actor: User): Label | null {
  const label = issue.labels.find((l) => l.name.toLowerCase() === name.toLowerCase());
  if (label === undefined) return null;
  issue.labels = issue.labels.filter((l) => l !== label);
  record(world, issue, { kind: 'unlabeled', label, actor });
  return label;
}

export function renameIssue(world: World, issue: Issue, title: string, actor: User): void {
  if (title === issue.title) return;
  record(world, issue, { kind: 'renamed', previousTitle: issue.title, currentTitle: title, actor });
  issue.title = title;
}

interface Editable {
  body: string | null;
  edits: Issue['edits'];
  lastEditedAt: string | null;
  editor: User | null;
  updatedAt: string;
  readonly createdAt: string;
  readonly user: User;
}

/** Changes a body and keeps GitHub's edit history: the first edit adds the original text as an entry of its own. */
export function editBody(world: World, item: Editable, body: string | null, editor: User): void {
  if (body === item.body) return;
  const entry = (by: User, at: string, text: string): Issue['edits'][number] => ({
    nodeId: nodeId('UCE', nextId(world)),
    editor: by,
    editedAt: at,
    diff: text,
  });
  if (item.edits.length === 0) item.edits.push(entry(item.user, item.createdAt, item.body ?? ''));
  const at = timestamp(world);
  item.edits.push(entry(editor, at, body ?? ''));
  item.body = body;
  item.lastEditedAt = at;
  item.editor = editor;
  item.updatedAt = at;
}

export function addComment(world: World, issue: Issue, body: string, user: User): Comment {
  const id = nextId(world);
  const createdAt = timestamp(world);
  const comment: Comment = {
    id,
    nodeId: nodeId('IC', id),
    user,
    createdAt,
    body,
    updatedAt: createdAt,
    lastEditedAt: null,
    editor: null,
    edits: [],
  };
  issue.comments.push(comment);
  issue.updatedAt = createdAt;
  return comment;
}

export function editComment(world: World, comment: Comment, body: string, editor: User): void {
  const editable: Editable = comment;
  editBody(world, editable, body, editor);
}

export function findComment(
  repository: Repository,
  id: number,
): { readonly issue: Issue; readonly comment: Comment } | null {
  for (const issue of repository.issues.values()) {
    const comment = issue.comments.find((c) => c.id === id);
    if (comment !== undefined) return { issue, comment };
  }
  return null;
}

export function closeIssue(
  world: World,
  issue: Issue,
  actor: User,
  reason: StateReason | null = 'completed',
  closer: string | null = null,
): void {
  if (issue.state === 'closed') return;
  issue.state = 'closed';
  issue.stateReason = issue.pull === null ? (reason ?? 'completed') : null;
  issue.closedAt = timestamp(world);
  issue.closedBy = actor;
  record(world, issue, { kind: 'closed', actor, stateReason: issue.stateReason, closer });
}

export function reopenIssue(world: World, issue: Issue, actor: User): void {
  if (issue.state === 'open') return;
  issue.state = 'open';
  issue.stateReason = issue.pull === null ? 'reopened' : null;
  issue.closedAt = null;
  issue.closedBy = null;
  record(world, issue, { kind: 'reopened', actor });
}
