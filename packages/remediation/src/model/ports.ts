import { GitHubFault, type GitHub, type RestAnswer } from '@agent-remediation/github';
import type { Session, SessionAnswer, SessionClient, SessionRequest } from '@agent-remediation/session-api';
import type { LedgerPort, PortRead, PortWrite, PortWritten } from '../ledger/ledger.ts';
import type { Option } from './choice.ts';
import type { Commit } from './git.ts';
import type { Go, Process } from './process.ts';
import type { ModelSession, Post, World } from './world.ts';

const option = (name: string, apply: () => Promise<void>): Option => ({ name, fault: false, apply });
const fault = (name: string, apply: () => Promise<void>): Option => ({ name, fault: true, apply });

/** The answer is on its way: whenever it is chosen, the process goes on, unless it dies first. */
function lateAnswer<T>(name: string, go: Go<T>, value: T): Option {
  return fault(`${name}: slow answer`, () =>
    go.waitFor(() => [
      option(`${name}: the answer comes`, () => go.on(value)),
      fault(`${name}: crash before the answer`, go.crash),
    ]),
  );
}

/** The ledger branch as one process sees it. */
export function ledgerPort(world: World, process: Process): LedgerPort {
  return {
    read: (paths) => process.park<PortRead>((go) => readOutcomes(world, process, paths, go)),
    write: (write) => process.park<PortWritten>((go) => writeOutcomes(world, process, write, go)),
    create: (files) => process.park<void>((go) => createOutcomes(world, process, files, go)),
  };
}

/** How many commits behind the head a stale read may be. */
const STALE_BY = [1, 2, 4];

function readOutcomes(world: World, process: Process, paths: readonly string[], go: Go<PortRead>): readonly Option[] {
  const name = `${process.name} reads the ledger`;
  const read = (commit: Commit | undefined): PortRead => readCommit(world, commit, paths);
  const stale = [...new Set(STALE_BY.map((back) => world.git.ancestor(back)))].filter(
    (commit) => commit !== world.git.head,
  );
  return [
    option(name, () => go.on(read(world.git.head))),
    ...stale.map((commit, index) => fault(`${name}: stale ${index + 1}`, () => go.on(read(commit)))),
    fault(`${name}: fails`, () => go.fail(new GitHubFault('no answer', { ran: 'no', cause: undefined }))),
    fault(`${name}: crash`, go.crash),
  ];
}

/** All paths under one commit: never torn. */
export function readCommit(world: World, commit: Commit | undefined, paths: readonly string[]): PortRead {
  if (!commit) return { kind: 'missing', at: world.date };
  const files = new Map(paths.map((path) => [path, commit.files.get(path)]));
  return { kind: 'commit', oid: commit.oid, files, at: world.date };
}

function writeOutcomes(world: World, process: Process, write: PortWrite, go: Go<PortWritten>): readonly Option[] {
  const name = `${process.name} writes "${write.headline}"`;
  const by = process.author;
  const arrive = (): PortWritten => {
    const commit = world.git.commit(write.expectedHead, write.files, world.date, by);
    return commit ? { kind: 'done', oid: commit.oid } : { kind: 'stale' };
  };
  const unknown: PortWritten = { kind: 'unknown', why: 'no answer' };
  return [
    option(name, () => go.on(arrive())),
    fault(`${name}: answer lost`, async () => {
      arrive();
      await go.on(unknown);
    }),
    fault(`${name}: request lost`, () => go.on(unknown)),
    fault(`${name}: time-out`, async () => {
      world.later(name, arrive);
      await go.on(unknown);
    }),
    fault(`${name}: forbidden`, () => go.on({ kind: 'forbidden', why: 'a rule of the repository' })),
    fault(`${name}: crash before`, go.crash),
    fault(`${name}: crash after`, async () => {
      arrive();
      await go.crash();
    }),
    fault(`${name}: crash on the way`, async () => {
      world.later(name, arrive);
      await go.crash();
    }),
    lateWrite(name, go, arrive),
  ];
}

function lateWrite(name: string, go: Go<PortWritten>, arrive: () => PortWritten): Option {
  // What is written is decided when it arrives, not when the answer does.
  return fault(`${name}: slow answer`, () => lateAnswer(name, go, arrive()).apply());
}

function createOutcomes(
  world: World,
  process: Process,
  files: ReadonlyMap<string, string>,
  go: Go<void>,
): readonly Option[] {
  const name = `${process.name} creates the branch`;
  const create = () => void (world.git.head ?? world.git.commit(undefined, files, world.date, process.author));
  return [
    option(name, () => {
      create();
      return go.on();
    }),
    fault(`${name}: fails`, () => go.fail(new GitHubFault('refused', { ran: 'no', status: 403, cause: undefined }))),
    fault(`${name}: crash after`, () => {
      create();
      return go.crash();
    }),
  ];
}

/** The session service as one process sees it. */
export function sessionClient(world: World, process: Process): SessionClient {
  return {
    create: (request) => {
      const post: Post = {
        by: process.author,
        nonce: /\[([0-9a-f]+)\]$/.exec(request.title ?? '')?.[1] ?? '',
        at: world.now,
        head: world.git.head,
      };
      world.posts.push(post);
      return process.park<SessionAnswer>((go) => postOutcomes(world, process, request, post, go));
    },
    list: (query) =>
      process.park((go) => {
        const name = `${process.name} lists sessions`;
        const listed = () => world.sessions.filter((session) => fits(session, query));
        const answer = (sessions: readonly ModelSession[]) =>
          ({ kind: 'listed', sessions: sessions.map(toSession), complete: true }) as const;
        return [
          option(name, () => go.on(answer(listed()))),
          fault(`${name}: list lag`, () => go.on(answer([]))),
          fault(`${name}: refused`, () => go.on({ kind: 'failed', status: 403, why: 'status' })),
          fault(`${name}: crash`, go.crash),
        ];
      }),
    get: (id) =>
      process.park((go) => {
        const session = world.sessions.find((candidate) => candidate.id === id);
        return [
          option(`${process.name} reads ${id}`, () =>
            go.on(session ? { kind: 'found', session: toSession(session) } : { kind: 'missing' }),
          ),
        ];
      }),
  };
}

type Query = Parameters<SessionClient['list']>[0];

function fits(session: ModelSession, { tags = [], createdAfter = 0 }: Query): boolean {
  return tags.every((tag) => session.tags.includes(tag)) && session.createdAt >= createdAfter * 1_000;
}

function toSession({ id, tags, title, createdAt }: ModelSession): Session {
  return {
    sessionId: id,
    status: 'running',
    statusDetail: 'working',
    tags,
    title,
    createdAt: createdAt / 1_000,
    pullRequests: [],
  };
}

function postOutcomes(
  world: World,
  process: Process,
  request: SessionRequest,
  post: Post,
  go: Go<SessionAnswer>,
): readonly Option[] {
  const name = `${process.name} posts [${post.nonce}]`;
  const arrive = (): SessionAnswer => {
    const id = `session-${world.sessions.length + 1}`;
    world.sessions.push({ id, post, tags: request.tags ?? [], title: request.title ?? '', createdAt: world.now });
    return { kind: 'created', status: 200, text: '{}', sessionId: id, url: `https://sessions.example/${id}` };
  };
  const unknown: SessionAnswer = { kind: 'unknown', why: 'status', status: 502, text: '' };
  return [
    option(name, () => go.on(arrive())),
    fault(`${name}: created, with a body without an id`, () => {
      arrive();
      return go.on({ kind: 'created', status: 204, text: '' });
    }),
    fault(`${name}: answer lost`, () => {
      arrive();
      return go.on(unknown);
    }),
    fault(`${name}: request lost`, () => go.on(unknown)),
    fault(`${name}: time-out`, () => {
      world.later(name, arrive);
      return go.on(unknown);
    }),
    fault(`${name}: refused for good`, () =>
      go.on({ kind: 'refused', code: 'invalid', status: 422, text: '{}', retryable: false }),
    ),
    fault(`${name}: rate-limited`, () =>
      go.on({ kind: 'refused', code: 'rate-limited', status: 429, text: '{}', retryable: true }),
    ),
    fault(`${name}: crash before`, go.crash),
    fault(`${name}: crash after`, () => {
      arrive();
      return go.crash();
    }),
    fault(`${name}: crash on the way`, () => {
      world.later(name, arrive);
      return go.crash();
    }),
    fault(`${name}: slow answer`, () => lateAnswer(name, go, arrive()).apply()),
  ];
}

/** The check by which a merged fix counts as verified. */
export const CHECK = 'tests';
const NOTHING: RestAnswer = { status: 200, data: {}, at: undefined };

/** As much of GitHub as a retry and a merge look at: pull requests of a branch, and one open issue. */
export function gitHub(world: World, process: Process): GitHub {
  return {
    get: (route, parameters) => {
      if (!route.endsWith('/pulls'))
        return Promise.resolve({ ...NOTHING, data: { number: parameters['issue_number'], state: 'open' } });
      const name = `${process.name} looks for a pull request`;
      const look = () => {
        const open = world.openPullRequest(String(parameters['head']).split(':')[1] ?? '');
        process.sawOpenPullRequest = open !== undefined;
        return { ...NOTHING, data: open ? [{ number: open.number }] : [] };
      };
      return process.park((go) => [
        option(name, () => go.on(look())),
        fault(`${name}: fails`, () => go.fail(new GitHubFault('no answer', { ran: 'no', cause: undefined }))),
        fault(`${name}: crash`, go.crash),
      ]);
    },
    write: () => Promise.resolve(NOTHING),
    // The one GraphQL question of a merge: the checks of its commit.
    graph: () => {
      const nodes = [{ __typename: 'StatusContext', context: CHECK, state: 'SUCCESS' }];
      const contexts = { nodes, pageInfo: { hasNextPage: false } };
      const data = { repository: { object: { statusCheckRollup: { contexts } } } };
      return Promise.resolve({ data, errors: [], at: world.date });
    },
  };
}
