import { closeIssue, createIssue, record } from './issues.ts';
import type { ChangedFile } from '../git.ts';
import { isPullRequest } from './model.ts';
import type { PullPart, PullRequest, Repository, Review, User } from './model.ts';
import { branchRef, moveRef, signatureOf } from './refs.ts';
import { fullName, nextId, nodeId, timestamp } from './world.ts';
import type { World } from './world.ts';

export interface NewPullRequest {
  readonly title: string;
  readonly body: string | null;
  readonly user: User;
  readonly head: string;
  readonly headRepository: Repository;
  readonly base: string;
  readonly draft: boolean;
}

/** Opens a pull request; both branches must exist. */
export async function createPullRequest(
  world: World,
  repository: Repository,
  fields: NewPullRequest,
): Promise<PullRequest> {
  const headSha = await fields.headRepository.git.resolve(branchRef(fields.head));
  const baseSha = await repository.git.resolve(branchRef(fields.base));
  if (headSha === null) throw new Error(`branch ${fields.head} does not exist in ${fullName(fields.headRepository)}`);
  if (baseSha === null) throw new Error(`branch ${fields.base} does not exist in ${fullName(repository)}`);
  const issue = createIssue(world, repository, { title: fields.title, body: fields.body, user: fields.user });
  const id = nextId(world);
  const pull: PullPart = {
    id,
    nodeId: nodeId('PR', id),
    headRef: fields.head,
    headRepository: fields.headRepository,
    headSha,
    baseRef: fields.base,
    baseSha,
    draft: fields.draft,
    merged: false,
    mergedAt: null,
    mergedBy: null,
    mergeCommit: null,
    autoMerge: null,
    requestedReviewers: [],
    requestedTeams: [],
    reviews: [],
  };
  return Object.assign(issue, { pull });
}

/** The head's commit as it is now: an open pull request follows its branch. */
export async function headOf(pull: PullPart): Promise<string> {
  const now =
    pull.merged || pull.headRepository === null ? null : await pull.headRepository.git.resolve(branchRef(pull.headRef));
  if (now !== null) pull.headSha = now;
  return pull.headSha;
}

export const pullRequests = (repository: Repository): readonly PullRequest[] =>
  [...repository.issues.values()].filter(isPullRequest);

export const isCrossRepository = (repository: Repository, pull: PullPart): boolean =>
  pull.headRepository?.id !== repository.id;

/** What the pull request changes against the point where it left its base. */
export async function changedFiles(repository: Repository, pull: PullPart): Promise<readonly ChangedFile[]> {
  const git = pull.headRepository?.git ?? repository.git;
  const head = await headOf(pull);
  const base = (await git.mergeBase(pull.baseSha, head)) ?? pull.baseSha;
  return git.diff(base, head);
}

export function addReview(
  world: World,
  issue: PullRequest,
  review: Pick<Review, 'user' | 'state' | 'body' | 'commitId'>,
): Review {
  const id = nextId(world);
  const added: Review = { ...review, id, nodeId: nodeId('PRR', id), submittedAt: timestamp(world) };
  issue.pull.reviews.push(added);
  issue.updatedAt = added.submittedAt;
  return added;
}

export function setDraft(world: World, issue: PullRequest, draft: boolean, actor: User): void {
  if (issue.pull.draft === draft) return;
  issue.pull.draft = draft;
  record(world, issue, { kind: draft ? 'convertToDraft' : 'readyForReview', actor });
}

export class MergeConflict extends Error {}

/** Merges by a real commit with two parents (or one, for squash). Throws `MergeConflict` when both sides changed the same file. */
export async function mergePullRequest(
  world: World,
  repository: Repository,
  issue: PullRequest,
  by: User,
  method: 'merge' | 'squash' | 'rebase' = 'merge',
): Promise<string> {
  const { pull } = issue;
  const ref = branchRef(pull.baseRef);
  const base = await repository.git.resolve(ref);
  const head = await headOf(pull);
  if (base === null) throw new MergeConflict(`Base branch ${pull.baseRef} does not exist`);
  await bringObjects(repository, pull);
  const tree = await mergedTree(repository, base, head);
  const author = signatureOf(world, by);
  const [parents, message] =
    method === 'merge'
      ? [
          [base, head],
          `Merge pull request #${issue.number} from ${fullName(pull.headRepository ?? repository).split('/')[0]}/${pull.headRef}\n\n${issue.title}`,
        ]
      : [[base], `${issue.title} (#${issue.number})`];
  const commit = repository.git.writeCommit({ tree, parents, author, committer: author, message });
  const moved = await moveRef(repository, ref, commit, base);
  if (!moved.moved) throw new MergeConflict('Base branch was modified. Review and try the merge again.');
  Object.assign(pull, {
    merged: true,
    mergedAt: timestamp(world),
    mergedBy: by,
    mergeCommit: commit,
    headSha: head,
    draft: false,
  });
  record(world, issue, { kind: 'merged', commit, mergeRef: pull.baseRef, actor: by });
  issue.state = 'closed';
  issue.closedAt = pull.mergedAt;
  issue.closedBy = by;
  record(world, issue, { kind: 'closed', actor: by, stateReason: null, closer: null });
  if (pull.baseRef === repository.defaultBranch) closeByKeyword(world, repository, issue, by);
  return commit;
}

/** GitHub itself closes what the body names after a closing keyword, when the merge reaches the default branch. */
function closeByKeyword(world: World, repository: Repository, issue: PullRequest, by: User): void {
  for (const [, number] of (issue.body ?? '').matchAll(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)\b/gi)) {
    const named = repository.issues.get(Number(number));
    if (named?.pull === null) closeIssue(world, named, by, 'completed', `#${issue.number}`);
  }
}

/** A fork's objects, fetched into the base repository as GitHub shares them. */
export async function bringObjects(repository: Repository, pull: PullPart): Promise<void> {
  if (pull.headRepository === null || !isCrossRepository(repository, pull)) return;
  await repository.git.run('fetch', '--quiet', '--no-tags', pull.headRepository.git.directory, branchRef(pull.headRef));
}

/** File by file: what the head changed since the merge base is laid over the base's tree. */
async function mergedTree(repository: Repository, base: string, head: string): Promise<string> {
  const { git } = repository;
  const fork = await git.mergeBase(base, head);
  const baseCommit = await git.commit(base);
  const headCommit = await git.commit(head);
  if (fork === null || baseCommit === null || headCommit === null) throw new MergeConflict('no common ancestor');
  if (fork === base) return headCommit.tree;
  const theirs = new Map((await git.diff(fork, base)).map((file) => [file.path, file.oid]));
  const changes: Record<string, Buffer | null> = {};
  for (const file of await git.diff(fork, head)) {
    if (theirs.has(file.path) && theirs.get(file.path) !== file.oid)
      throw new MergeConflict(`both changed ${file.path}`);
    if (theirs.has(file.path)) continue;
    changes[file.path] = file.status === 'removed' ? null : ((await git.read(file.oid))?.content ?? Buffer.alloc(0));
  }
  return git.editTree(baseCommit.tree, changes);
}
