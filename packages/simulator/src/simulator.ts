import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAgent, createHuman } from './actors/people.ts';
import type { Agent, Human } from './actors/people.ts';
import { repositoryHandle } from './actors/repository.ts';
import type { RepositoryHandle } from './actors/repository.ts';
import { createContract } from './contract/openapi.ts';
import { asObject, asString } from './contract/json.ts';
import type { PermissionLevel, PermissionName } from './contract/operations.ts';
import { killSwitch, runAction } from './deliver.ts';
import type { DeliverOptions, DeliverResult, RunContext } from './deliver.ts';
import { createFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { GitStore } from './git.ts';
import { gitOverHttp, type GitClient } from './git-http.ts';
import { graphqlService } from './graphql/service.ts';
import { createRateLimits } from './rate-limit.ts';
import type { RateLimits } from './rate-limit.ts';
import type { RecordedRequest, Violation } from './requests.ts';
import { restService } from './rest/service.ts';
import { listen } from './server.ts';
import type { Interceptor, Listener, ServiceHandler } from './server.ts';
import { sessionService } from './session/service.ts';
import { createSessions } from './session/sessions.ts';
import type { ServicePermission, Sessions } from './session/sessions.ts';
import { noAlerts } from './state/alerts.ts';
import type { Delivery, Repository, Token, User } from './state/model.ts';
import { pushCommit, remember } from './state/refs.ts';
import { addUser, createWorld, findRepository, fullName, nextId, nodeId, timestamp, userNamed } from './state/world.ts';
import type { Urls, World } from './state/world.ts';

export interface SimulatorOptions {
  /** The clock of both services; default the real one. */
  readonly now?: () => Date;
  readonly log?: (line: string) => void;
  /** Addresses as GitHub Enterprise Server has them: `/api/v3` and `/api/graphql`. */
  readonly enterprise?: boolean;
}

export interface NewRepository {
  readonly owner: string;
  /** Default `Organization`; then people act, so somebody needs a permission. */
  readonly ownerType?: 'User' | 'Organization';
  readonly name: string;
  readonly id?: number;
  readonly private?: boolean;
  readonly defaultBranch?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly fork?: boolean;
}

export interface NewToken {
  readonly login?: string;
  readonly kind?: Token['kind'];
  /** `owner/name`; absent = every repository that the account can see. */
  readonly repositories?: readonly string[];
  readonly permissions?: Readonly<Partial<Record<PermissionName, PermissionLevel>>>;
  readonly value?: string;
}

export interface Simulator {
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** Base address of the session API, without `/v3/…`. */
  readonly sessionUrl: string;
  readonly orgId: string;
  /** A key that may create, list and message sessions. */
  readonly sessionKey: string;
  readonly world: World;
  readonly requests: readonly RecordedRequest[];
  readonly violations: Violation[];
  readonly faults: Faults;
  readonly limits: RateLimits;
  readonly sessions: Sessions;
  readonly agent: Agent;
  readonly human: Human;
  addUser(user: { readonly login: string; readonly id?: number; readonly type?: User['type'] }): User;
  addRepository(repository: NewRepository): Promise<RepositoryHandle>;
  /** A fork under another owner, with the same commits. */
  addFork(of: RepositoryHandle, owner: string): Promise<RepositoryHandle>;
  addToken(token?: NewToken): Token;
  addSessionKey(permissions: readonly ServicePermission[]): string;
  /** Which of GitHub's two wordings a refused `createCommitOnBranch` carries. */
  setStaleDataMessage(form: World['options']['staleDataMessage']): void;
  deliver(action: string, delivery: Delivery, options?: DeliverOptions): Promise<DeliverResult>;
  /** Throws, with all of them, when a violation was recorded. */
  assertStrict(): void;
  close(): Promise<void>;
}

/** What the shipped templates grant the workflow's token. */
export const WORKFLOW_PERMISSIONS: Readonly<Partial<Record<PermissionName, PermissionLevel>>> = {
  actions: 'read',
  checks: 'read',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'read',
  statuses: 'read',
};

export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const now = options.now ?? ((): Date => new Date());
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  const world = createWorld(now);
  const requests: RecordedRequest[] = [];
  const violations: Violation[] = [];
  const faults = createFaults();
  const limits = createRateLimits(world);
  const sessions = createSessions(now);
  const keys = new Map<string, readonly ServicePermission[]>();
  const orgId = 'org-5e11a7c0simulator';
  const violate = (kind: Violation['kind'], request: RecordedRequest, message: string): void => {
    violations.push({ kind, request: `#${request.number} ${request.method} ${request.path}`, message });
  };
  const parts = { now, faults, requests, log: options.log ?? ((): void => undefined) };
  const rest = restService({ world, contract: createContract(), limits, violate });
  const graphql = graphqlService({ world, limits, violate });
  const services: Services = {
    github: github(rest, graphql, options.enterprise === true),
    server: webPages(violate),
    session: sessionService({ now, orgId, keys, sessions, appUrl: () => world.urls.session, violate }),
  };
  const open = async (delivery: number | null, intercept?: Interceptor): Promise<Open> =>
    openListeners(parts, services, options.enterprise === true, delivery, intercept);
  const shared = await open(null);
  const clients = new Map<string, GitClient>();
  const git = gitOverHttp({ ...parts, world, folder, clients });
  const server = await listen(parts, services.server, null, undefined, git);
  world.urls = { ...shared.urls, server: server.url };
  const listeners: Listener[] = [...shared.listeners, server];
  const addSessionKey: Simulator['addSessionKey'] = (permissions) => {
    const key = `cog_${nodeId('simulator', nextId(world)).padEnd(40, 'x')}`;
    keys.set(key, permissions);
    return key;
  };
  addUser(world, 'github-actions[bot]', 'Bot', 41_898_282);
  return {
    apiUrl: world.urls.api,
    graphqlUrl: world.urls.graphql,
    serverUrl: world.urls.server,
    sessionUrl: world.urls.session,
    orgId,
    sessionKey: addSessionKey(['ManageOrgSessions', 'ViewOrgSessions']),
    world,
    requests,
    violations,
    faults,
    limits,
    sessions,
    agent: createAgent(world, sessions),
    human: createHuman(world, sessions),
    addUser: ({ login, id, type }) => addUser(world, login, type ?? (login.endsWith('[bot]') ? 'Bot' : 'User'), id),
    addRepository: (repository) => addRepository(world, folder, repository),
    addFork: (of, owner) => addFork(world, folder, of, owner),
    addToken: (token = {}) => addToken(world, token),
    addSessionKey,
    setStaleDataMessage: (form) => void (world.options.staleDataMessage = form),
    deliver: deliverer(world, requests, open, clients),
    assertStrict: () => assertStrict(violations),
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      for (const repository of world.repositories.values()) repository.git.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each delivery gets ports of its own, so that its requests can be told apart and its process can be killed at one of them. */
function deliverer(
  world: World,
  requests: readonly RecordedRequest[],
  open: (delivery: number, intercept: Interceptor) => Promise<Open>,
  clients: Map<string, GitClient>,
): Simulator['deliver'] {
  let delivered = 0;
  return async (action, delivery, options = {}) => {
    const number = (delivered += 1);
    const switches = killSwitch(options);
    const own = await open(number, switches.intercept);
    try {
      const context = await runContext(world, delivery, options);
      clients.set(context.token.value, { delivery: number, intercept: switches.intercept });
      const urls = { ...own.urls, server: world.urls.server };
      const mine = (): readonly RecordedRequest[] => requests.filter((request) => request.delivery === number);
      return await runAction(action, { number, urls, shared: world.urls, context, requests: mine }, options, switches);
    } finally {
      await Promise.all(own.listeners.map((listener) => listener.close()));
    }
  };
}

interface Services {
  readonly github: ServiceHandler;
  readonly server: ServiceHandler;
  readonly session: ServiceHandler;
}
interface Open {
  readonly urls: Omit<Urls, 'server'>;
  readonly listeners: readonly Listener[];
}

async function openListeners(
  parts: Parameters<typeof listen>[0],
  services: Services,
  enterprise: boolean,
  delivery: number | null,
  intercept?: Interceptor,
): Promise<Open> {
  const [api, session] = await Promise.all([
    listen(parts, services.github, delivery, intercept),
    listen(parts, services.session, delivery, intercept),
  ]);
  const urls = enterprise
    ? { api: `${api.url}/api/v3`, graphql: `${api.url}/api/graphql`, session: session.url }
    : { api: api.url, graphql: `${api.url}/graphql`, session: session.url };
  return { urls, listeners: [api, session] };
}

/** REST and GraphQL on one port, as api.github.com and as an Enterprise Server have them. */
function github(rest: ServiceHandler, graphql: ServiceHandler, enterprise: boolean): ServiceHandler {
  const graphqlPath = enterprise ? '/api/graphql' : '/graphql';
  const inner = (url: URL): URL => {
    if (!enterprise) return url;
    const bare = new URL(url);
    bare.pathname = url.pathname.startsWith('/api/v3/')
      ? url.pathname.slice('/api/v3'.length)
      : `/outside-the-api${url.pathname}`;
    return bare;
  };
  return {
    service: 'github',
    operationOf: (method, url, body) =>
      url.pathname === graphqlPath
        ? graphql.operationOf(method, url, body)
        : rest.operationOf(method, inner(url), body),
    handle: (exchange) =>
      exchange.url.pathname === graphqlPath
        ? graphql.handle(exchange)
        : rest.handle({ ...exchange, url: inner(exchange.url) }),
  };
}

/** GitHub's web pages: nothing of ours may fetch them. */
const webPages = (
  violate: (kind: Violation['kind'], request: RecordedRequest, message: string) => void,
): ServiceHandler => ({
  service: 'server',
  operationOf: () => null,
  handle: ({ request }) => {
    violate('unknown-route', request, 'a web page of GitHub was requested; programs use the API');
    return Promise.resolve({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' });
  },
});

function assertStrict(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const lines = violations.map(({ kind, request, message }) => `  ${kind}: ${request}\n    ${message}`);
  throw new Error(`the real service would not have answered like this:\n${lines.join('\n')}`);
}

async function addRepository(world: World, folder: string, options: NewRepository): Promise<RepositoryHandle> {
  const owner =
    world.users.get(options.owner.toLowerCase()) ?? addUser(world, options.owner, options.ownerType ?? 'Organization');
  const id = options.id ?? nextId(world);
  const defaultBranch = options.defaultBranch ?? 'main';
  const repository: Repository = {
    id,
    nodeId: nodeId('R', id),
    owner,
    name: options.name,
    private: options.private ?? true,
    fork: options.fork ?? false,
    defaultBranch,
    createdAt: timestamp(world),
    archived: false,
    git: await GitStore.create(join(folder, `${id}.git`), defaultBranch),
    refHistory: new Map(),
    permissions: new Map(),
    labels: new Map(),
    issues: new Map(),
    checkRuns: [],
    statuses: [],
    rulesets: [],
    runs: new Map(),
    alerts: noAlerts(timestamp(world)),
    administration: {
      environments: new Map(),
      secrets: [],
      variables: new Map(),
      workflowsMayApprove: false,
      workflowsMayWrite: false,
      isActionsOn: true,
      allowedActions: null,
      teams: [],
      teamMembers: new Map(),
    },
    disabledWorkflows: new Map(),
    dispatched: [],
  };
  world.repositories.set(fullName(repository).toLowerCase(), repository);
  if (options.fork !== true) {
    const files = options.files ?? { 'README.md': `# ${options.name}\n` };
    await pushCommit(world, repository, {
      branch: defaultBranch,
      changes: files,
      message: 'first commit',
      author: owner,
    });
  }
  return repositoryHandle(world, repository);
}

async function addFork(world: World, folder: string, of: RepositoryHandle, owner: string): Promise<RepositoryHandle> {
  const { name, defaultBranch, private: isPrivate } = of.state;
  const fork = await addRepository(world, folder, { owner, name, defaultBranch, private: isPrivate, fork: true });
  await fork.state.git.run('fetch', '--quiet', of.gitDirectory, '+refs/heads/*:refs/heads/*');
  for (const { ref, oid } of await fork.state.git.refs('refs/heads/')) remember(fork.state, ref, oid);
  return fork;
}

function addToken(world: World, options: NewToken): Token {
  const user = userNamed(world, options.login ?? 'github-actions[bot]');
  const kind = options.kind ?? (user.type === 'Bot' ? 'installation' : 'user');
  const prefix = kind === 'installation' ? 'ghs' : 'ghp';
  const token: Token = {
    value: options.value ?? `${prefix}_${nodeId('simulated', nextId(world)).padEnd(36, 'x')}`,
    user,
    kind,
    repositories: options.repositories?.map((repository) => repository.toLowerCase()) ?? null,
    permissions: options.permissions ?? WORKFLOW_PERMISSIONS,
  };
  world.tokens.set(token.value, token);
  return token;
}

/** What the runner knows about a delivery: repository, sender, ref and commit; a workflow run is registered for it. */
async function runContext(world: World, delivery: Delivery, options: DeliverOptions): Promise<RunContext> {
  const { payload } = delivery;
  const [owner = '', name = ''] = asString(asObject(payload['repository'])['full_name']).split('/');
  const repository = findRepository(world, owner, name);
  if (repository === undefined) throw new Error('the delivery names no repository of this simulator');
  const login = asString(asObject(payload['sender'])['login'], repository.owner.login);
  const sender = userNamed(world, login);
  const ref = refOf(delivery, repository);
  const sha =
    (await repository.git.resolve(ref)) ??
    (await repository.git.resolve(`refs/heads/${repository.defaultBranch}`)) ??
    '';
  const token = options.token ?? addToken(world, { repositories: [fullName(repository)] });
  const runId = options.runId ?? nextId(world);
  repository.runs.set(runId, {
    id: runId,
    name: options.workflow ?? 'agent remediation',
    path: '.github/workflows/agent-remediation.yml',
    event: delivery.name,
    headBranch: ref.replace('refs/heads/', ''),
    headSha: sha,
    actor: sender,
    createdAt: repository.runs.get(runId)?.createdAt ?? timestamp(world),
    status: 'in_progress',
    conclusion: null,
    attempt: options.runAttempt ?? 1,
    triggeringActor: userNamed(world, options.triggeringActor ?? login),
  });
  const about = {
    fullName: fullName(repository),
    id: repository.id,
    owner: repository.owner.login,
    ownerId: repository.owner.id,
  };
  return { delivery, repository: about, sender, ref, sha, token, runId };
}

/** A merged pull request runs on its base branch, an open one on its merge ref; the other events on the default branch or the ref they name. */
function refOf({ name, payload }: Delivery, repository: Repository): string {
  if (name === 'workflow_dispatch') return asString(payload['ref'], `refs/heads/${repository.defaultBranch}`);
  if (name.startsWith('pull_request')) {
    const pull = asObject(payload['pull_request']);
    if (pull['merged'] !== true) return `refs/pull/${JSON.stringify(pull['number'])}/merge`;
    return `refs/heads/${asString(asObject(pull['base'])['ref'])}`;
  }
  return `refs/heads/${repository.defaultBranch}`;
}
