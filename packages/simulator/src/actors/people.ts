import type { FileChanges } from '../git.ts';
import { reviewPayload } from '../events/payloads.ts';
import { htmlUrl } from '../rest/views.ts';
import { closeIssue, record } from '../state/issues.ts';
import type { Delivery, PullRequest, Review } from '../state/model.ts';
import { addReview, changedFiles, createPullRequest, headOf, mergePullRequest, setDraft } from '../state/pulls.ts';
import { pushCommit } from '../state/refs.ts';
import { timestamp, userNamed } from '../state/world.ts';
import type { World } from '../state/world.ts';
import type { Sessions, SimulatedSession } from '../session/sessions.ts';
import type { By, RepositoryHandle } from './repository.ts';

export interface AgentPullRequest extends By {
  readonly repository: RepositoryHandle;
  readonly branch: string;
  readonly title: string;
  readonly body: string;
  readonly base?: string;
  readonly files?: FileChanges;
  readonly draft?: boolean;
  readonly message?: string;
  /** Opens it from this fork instead of the repository itself. */
  readonly fork?: RepositoryHandle;
}

export interface Opened {
  readonly pull: PullRequest;
  readonly delivery: Delivery;
}

/** Plays the coding agent. Its account is `coding-agent[bot]` unless `by` names another. */
export interface Agent {
  /** Starts working: the session runs. */
  start(session: SimulatedSession): void;
  openDraftPullRequest(session: SimulatedSession | null, pull: AgentPullRequest): Promise<Opened>;
  /** Another commit on the pull request's branch. */
  push(repository: RepositoryHandle, pull: PullRequest, files: FileChanges, by?: By): Promise<Delivery>;
  /** Ends without a pull request: `exit`, `error`, or suspended with the reason in `detail`. */
  stop(session: SimulatedSession, status: 'exit' | 'error' | 'suspended', detail?: string): void;
}

export const AGENT_LOGIN = 'coding-agent[bot]';

export function createAgent(world: World, sessions: Sessions): Agent {
  return {
    start: (session) => sessions.set(session, { status: 'running', statusDetail: 'working' }),
    stop: (session, status, detail) => sessions.set(session, { status, statusDetail: detail ?? null }),
    async openDraftPullRequest(session, options) {
      const { repository, branch, title, body, base = repository.state.defaultBranch, by = AGENT_LOGIN } = options;
      const author = userNamed(world, by);
      const source = options.fork ?? repository;
      const files = options.files ?? { 'src/fix.txt': `fixed by ${branch}\n` };
      await pushCommit(world, source.state, {
        branch,
        from: base,
        changes: files,
        message: options.message ?? title,
        author,
      });
      const pull = await createPullRequest(world, repository.state, {
        title,
        body,
        user: author,
        head: branch,
        headRepository: source.state,
        base,
        draft: options.draft ?? true,
      });
      if (session !== null) {
        session.pullRequests.push({
          pr_url: `${htmlUrl(world, repository.state)}/pull/${pull.number}`,
          pr_state: 'open',
        });
        sessions.set(session, { status: 'running', statusDetail: 'finished' });
      }
      return { pull, delivery: await repository.pullDelivery('opened', pull, { by }) };
    },
    async push(repository, pull, files, { by = AGENT_LOGIN } = {}) {
      const source = pull.pull.headRepository ?? repository.state;
      await pushCommit(world, source, {
        branch: pull.pull.headRef,
        changes: files,
        message: 'another step',
        author: userNamed(world, by),
      });
      await headOf(pull.pull);
      return repository.pullDelivery('synchronize', pull, { by });
    },
  };
}

export interface MergeOptions extends By {
  readonly method?: 'merge' | 'squash' | 'rebase';
}

/** Plays the people who review and merge. */
export interface Human {
  review(
    repository: RepositoryHandle,
    pull: PullRequest,
    state: Review['state'],
    options?: By & { readonly body?: string },
  ): Promise<Delivery>;
  approve(repository: RepositoryHandle, pull: PullRequest, by?: By): Promise<Delivery>;
  markReady(repository: RepositoryHandle, pull: PullRequest, by?: By): Promise<Delivery>;
  convertToDraft(repository: RepositoryHandle, pull: PullRequest, by?: By): Promise<Delivery>;
  enableAutoMerge(repository: RepositoryHandle, pull: PullRequest, by?: By): void;
  /** A real merge commit on the base branch; returns the `closed` delivery with `merged: true`. `by` may be a bot. */
  merge(repository: RepositoryHandle, pull: PullRequest, options?: MergeOptions): Promise<Delivery>;
  close(repository: RepositoryHandle, pull: PullRequest, by?: By): Promise<Delivery>;
}

export function createHuman(world: World, sessions: Sessions): Human {
  const reviewer = ({ by }: By): string => by ?? 'reviewer';
  const tellSessions = (repository: RepositoryHandle, pull: PullRequest, state: string): void => {
    const url = `${htmlUrl(world, repository.state)}/pull/${pull.number}`;
    for (const session of sessions) {
      session.pullRequests = session.pullRequests.map((known) =>
        known.pr_url === url ? { ...known, pr_state: state } : known,
      );
    }
  };
  const review: Human['review'] = async (repository, pull, state, options = {}) => {
    const user = userNamed(world, reviewer(options));
    const added = addReview(world, pull, { user, state, body: options.body ?? '', commitId: await headOf(pull.pull) });
    const figures = { commits: 1, changedFiles: (await changedFiles(repository.state, pull.pull)).length };
    return reviewPayload(world, repository.state, pull, added, figures);
  };
  return {
    review,
    approve: (repository, pull, by = {}) => review(repository, pull, 'APPROVED', by),
    markReady(repository, pull, by = {}) {
      setDraft(world, pull, false, userNamed(world, reviewer(by)));
      return repository.pullDelivery('ready_for_review', pull, { by: reviewer(by) });
    },
    convertToDraft(repository, pull, by = {}) {
      setDraft(world, pull, true, userNamed(world, reviewer(by)));
      return repository.pullDelivery('converted_to_draft', pull, { by: reviewer(by) });
    },
    enableAutoMerge(_repository, pull, by = {}) {
      const actor = userNamed(world, reviewer(by));
      pull.pull.autoMerge = { enabledBy: actor, method: 'merge', enabledAt: timestamp(world) };
      record(world, pull, { kind: 'autoMergeEnabled', actor });
    },
    async merge(repository, pull, options = {}) {
      await mergePullRequest(world, repository.state, pull, userNamed(world, reviewer(options)), options.method);
      tellSessions(repository, pull, 'merged');
      return repository.pullDelivery('closed', pull, { by: reviewer(options) });
    },
    close(repository, pull, by = {}) {
      closeIssue(world, pull, userNamed(world, reviewer(by)), null);
      tellSessions(repository, pull, 'closed');
      return repository.pullDelivery('closed', pull, { by: reviewer(by) });
    },
  };
}
