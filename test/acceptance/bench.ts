import { createSecretFinder } from '@agent-remediation/text';
import { branchName, fingerprint, LEDGER_BRANCH } from '@agent-remediation/conventions';
import { createGitHub, createLedger, isPrivate, readLedger, writeLedger, type GitHub } from '@agent-remediation/github';
import { createHttp, isGitHubRateLimit, type Http } from '@agent-remediation/http';
import {
  closeOnMerge,
  createSession,
  reconcile,
  type CloseInput,
  type CloseOutcome,
  type CreateSessionDeps,
  type CreateSessionInput,
  type CreateSessionOutcome,
  type Deps,
  type ReconcileInput,
  type ReconcileOutcome,
} from '@agent-remediation/remediation';
import { readEvent } from '@agent-remediation/remediation/events';
import { checkCredentials, createSessionClient } from '@agent-remediation/session-api';
import { startSimulator, WORKFLOW_PERMISSIONS, type Simulator } from '@agent-remediation/simulator';
import {
  findingPath,
  isOpen,
  OPEN_PATH,
  parseEntry,
  parseOpen,
  writeEntry,
  writeOpen,
  type Entry,
} from '../../packages/remediation/src/ledger/entry.ts';
import { SETTINGS } from './world.ts';

type Repository = Awaited<ReturnType<Simulator['addRepository']>>;
type Pull = Awaited<ReturnType<Simulator['agent']['openDraftPullRequest']>>['pull'];

export interface BenchOptions {
  /** The settings file below its version; `undefined`: none. */
  readonly settings?: string;
  /** Issues opened at once, so that pull requests have other numbers. */
  readonly issues?: number;
  /** Whether the token may read all kinds of alerts, which a workflow's own token may not without more. */
  readonly readsAlerts?: boolean;
  readonly name?: string;
}

/** Where a test puts pull requests: whose, from where, about what. */
export interface PullOptions {
  readonly branch?: string;
  readonly body?: string;
  readonly base?: string;
  readonly fork?: Repository;
  readonly draft?: boolean;
}

/**
 * The remediation package in this very process, against the simulator, with a clock that a test can move: for tables of cases for which a
 * process each would take too long. Built as `packages/action-kit/src/deps.ts` builds it.
 */
export interface Bench {
  readonly sim: Simulator;
  readonly repo: Repository;
  readonly host: string;
  readonly deps: Deps;
  /** Lets so many minutes go by, for GitHub, the session service and the run alike. */
  wait(minutes: number): void;
  now(): Date;
  /** Writes a finding into the ledger as it is, and makes the ledger where there is none. */
  put(entry?: Partial<Entry> & { readonly id?: string }): Promise<Entry>;
  entry(id: string): Promise<Entry | undefined>;
  open(): Promise<readonly Entry[]>;
  ledgerHead(): Promise<string | undefined>;
  ledgerFile(path: string, text: string): Promise<void>;
  pull(options?: PullOptions): Promise<Pull>;
  merge(pull: Pull, by?: string): Promise<void>;
  close(pull: Pull, input?: Partial<CloseInput> & { readonly body?: string }): Promise<CloseOutcome>;
  reconcile(input?: Partial<ReconcileInput>, deps?: Partial<Deps>): Promise<ReconcileOutcome>;
  /** What create-session does with an event as GitHub delivers it. */
  handOff(
    delivery: Delivery,
    input?: Partial<CreateSessionInput>,
    deps?: Partial<CreateSessionDeps>,
  ): Promise<CreateSessionOutcome>;
  /** Our comments on an issue. */
  comments(issue: number): readonly string[];
  labels(issue: number): readonly string[];
  state(issue: number): 'open' | 'closed';
  /** Requests since the last call. */
  requests(): readonly string[];
}

type Delivery = ReturnType<Repository['dispatch']>;

const RUN_ID = '4711';
const NO_INPUTS = { findingId: undefined, findingTitle: undefined, description: undefined };

export async function createBench({
  settings,
  issues = 0,
  name = 'shop',
  readsAlerts = false,
}: BenchOptions = {}): Promise<Bench> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const sim = await startSimulator({ now });
  const files = {
    'package.json': '{}\n',
    ...(settings === undefined ? {} : { [SETTINGS]: `version: 1\n${settings}` }),
  };
  const repo = await sim.addRepository({ owner: 'acme', name, private: true, files });
  repo.setPermission('maria', 'write');
  for (let count = 0; count < issues; count += 1) repo.openIssue({ title: `finding ${count}`, body: '', by: 'maria' });
  const host = 'github.com';
  const repository = { owner: 'acme', name };
  const { github, deps } = dependencies(sim, now, readsAlerts ? ALERTS : {});
  const place = { ...repository, branch: LEDGER_BRANCH };
  const ledger = async (...paths: readonly string[]) => readLedger(github, place, paths, now);
  const write = async (files: ReadonlyMap<string, string>) => {
    const read = await ledger(OPEN_PATH);
    if (read.kind === 'missing') return createLedger(github, place, files);
    const written = await writeLedger(github, place, { expectedHead: read.oid, headline: 'test', files });
    if (written.kind !== 'done') throw new Error(written.kind);
  };
  let seen = 0;
  const bench: Bench = {
    sim,
    repo,
    host,
    deps,
    now,
    wait: (minutes) => void (ahead += minutes * 60_000),
    async put({ id = 'issue-1', ...fields } = {}) {
      const entry = entryOf(id, repo.state.id, host, now(), fields);
      const open = new Map((await bench.open()).map((known) => [known.fingerprint, known]));
      if (isOpen(entry)) open.set(entry.fingerprint, entry);
      else open.delete(entry.fingerprint);
      await write(
        new Map([
          [OPEN_PATH, writeOpen(open)],
          [findingPath(entry.fingerprint), writeEntry(entry)],
        ]),
      );
      return entry;
    },
    async entry(id) {
      const path = findingPath(fingerprint({ host, repositoryId: repo.state.id, id }));
      const read = await ledger(path);
      return read.kind === 'commit' ? parseEntry(read.files.get(path), path) : undefined;
    },
    async open() {
      const read = await ledger(OPEN_PATH);
      return read.kind === 'commit' ? [...parseOpen(read.files.get(OPEN_PATH)).values()] : [];
    },
    async ledgerHead() {
      const read = await ledger(OPEN_PATH);
      return read.kind === 'commit' ? read.oid : undefined;
    },
    ledgerFile: (path, text) => write(new Map([[path, text]])),
    async pull({ branch = 'fix/issue-1', body = 'Refs #1', base, fork, draft = true } = {}) {
      const opened = await sim.agent.openDraftPullRequest(null, {
        repository: repo,
        branch,
        title: 'fix: a finding',
        body,
        draft,
        files: { [`src/${branch.replaceAll('/', '-')}-${Math.random()}.txt`]: 'fixed\n' },
        ...(base === undefined ? {} : { base }),
        ...(fork === undefined ? {} : { fork }),
      });
      return opened.pull;
    },
    merge: async (pull, by = 'maria') => void (await sim.human.merge(repo, pull, { by })),
    close: (pull, { body, ...input } = {}) =>
      closeOnMerge(
        {
          merge: {
            kind: 'merged',
            number: pull.number,
            body: body ?? pull.body ?? '',
            fromFork: pull.pull.headRepository?.id !== repo.state.id,
          },
          repository,
          host,
          runId: RUN_ID,
          verify: undefined,
          evidence: undefined,
          checks: undefined,
          workflows: undefined,
          handedIn: undefined,
          link: undefined,
          pullRequests: undefined,
          dryRun: false,
          ...input,
        },
        deps,
      ),
    reconcile: (input = {}, other = {}) =>
      reconcile(
        { repository, host, runId: RUN_ID, withSessions: true, dryRun: false, ...input },
        { ...deps, ...other },
      ),
    async handOff({ name: eventName, payload }, input = {}, other = {}) {
      const intake = await readEvent(eventName, payload, NO_INPUTS);
      if (intake.kind !== 'trigger') throw new Error(`${intake.reason}: ${intake.seen}`);
      return createSession(
        {
          trigger: intake.trigger,
          run: { runId: RUN_ID, attempt: 1, triggeringActor: 'maria' },
          repository,
          host,
          kind: undefined,
          options: { secret_ids: [] },
          ledger: 'on',
          halt: undefined,
          dryRun: false,
          ...input,
        },
        { ...deps, runCreatedAt: () => Promise.resolve(now()), ...other },
      );
    },
    comments: (issue) =>
      repo
        .issue(issue)
        .comments.filter(({ user }) => user.login === 'github-actions[bot]')
        .map(({ body }) => body),
    labels: (issue) => repo.issue(issue).labels.map((label) => label.name),
    state: (issue) => repo.issue(issue).state,
    requests() {
      const since = sim.requests.slice(seen);
      seen = sim.requests.length;
      return since.map(({ method, path, operation }) => `${method} ${path} ${operation ?? ''}`);
    },
  };
  return bench;
}

const random = Math.random;
const sleep = () => Promise.resolve();

/** The simulator's services as an action with this token sees them; a retry does not wait. */
export function connect(sim: Simulator, token: string): { readonly http: Http; readonly github: GitHub } {
  const userAgent = 'agent-remediation';
  const http = createHttp({
    sleep,
    random,
    now: () => Date.now(),
    userAgent,
    limits: { totalMs: 60_000, attemptMs: 10_000 },
    env: {},
    allowLoopbackHttp: true,
    onRetry: () => {},
  });
  const github = createGitHub({
    token,
    apiUrl: sim.apiUrl,
    graphqlUrl: sim.graphqlUrl,
    http: (request) => http({ ...request, rateLimited: isGitHubRateLimit }),
    userAgent,
  });
  return { http, github };
}

const ALERTS = { security_events: 'read', vulnerability_alerts: 'read', secret_scanning_alerts: 'read' } as const;

function dependencies(
  sim: Simulator,
  now: () => Date,
  more: Partial<typeof ALERTS>,
): { readonly github: GitHub; readonly deps: Deps } {
  const { http, github } = connect(sim, sim.addToken({ permissions: { ...WORKFLOW_PERMISSIONS, ...more } }).value);
  const checked = checkCredentials({
    apiKey: sim.sessionKey,
    orgId: sim.orgId,
    baseUrl: sim.sessionUrl,
    allowLoopbackHttp: true,
  });
  if (!checked.ok) throw new Error('the simulator has wrong credentials');
  let nonce = 0;
  const deps: Deps = {
    github,
    sessions: createSessionClient({ http, ...checked.credentials }),
    ledgerAt: ({ repository, branch }) => {
      const [owner = '', name = ''] = repository.split('/');
      const place = { owner, name, branch };
      return {
        read: (paths) => readLedger(github, place, paths, now),
        write: (write) => writeLedger(github, place, write),
        create: (files) => createLedger(github, place, files),
      };
    },
    isPrivateRepository: (repository) => {
      const [owner = '', name = ''] = repository.split('/');
      return isPrivate(github, { owner, name });
    },
    now,
    sleep,
    random,
    randomHex: (digits) => (nonce += 1).toString(16).padStart(digits, '0'),
    redact: (text) => text,
    holdsSecret: createSecretFinder([sim.sessionKey]),
    log: () => {},
  };
  return { github, deps };
}

function entryOf(id: string, repositoryId: number, host: string, now: Date, fields: Partial<Entry>): Entry {
  // GitHub's Date header knows whole seconds.
  const at = new Date(Math.floor(now.getTime() / 1_000) * 1_000).toISOString();
  const issue = /^issue-(\d+)$/.exec(id)?.[1];
  return {
    version: 1,
    fingerprint: fingerprint({ host, repositoryId, id }),
    findingId: id,
    repository: { host, id: repositoryId, name: 'acme/shop' },
    issue: issue === undefined ? null : Number(issue),
    generation: 1,
    attempt: 1,
    state: 'created',
    nonce: 'abcdef012345',
    runId: '1',
    claimedAt: at,
    at,
    branch: branchName(id, fields.generation),
    acu: null,
    retryable: false,
    session: { attempt: fields.attempt ?? 1, id: null, url: null },
    pullRequest: null,
    mergeCommit: null,
    mergedAt: null,
    verify: null,
    strays: [],
    ...fields,
  };
}

/** Settings of a repository whose fixes are verified by one check. */
export const CHECKS = 'closing:\n  checks: [test]\n';
