import { execFileSync } from 'node:child_process';
import { startSimulator, type Simulator } from '@agent-remediation/simulator';
import { measured } from '../promises/measured.ts';

export type Repository = Awaited<ReturnType<Simulator['addRepository']>>;
export type Issue = ReturnType<Repository['issue']>;
export type Delivered = Awaited<ReturnType<Simulator['deliver']>>;
export type Delivery = Parameters<Simulator['deliver']>[1];
export type DeliverOptions = NonNullable<Parameters<Simulator['deliver']>[2]>;

/** A private repository with a maintainer, an outsider and a triager, and the actions' committed bundles. */
export interface World {
  readonly sim: Simulator;
  readonly repo: Repository;
  /** Runs a bundle as the runner would, with the templates' inputs. */
  readonly run: (action: string, delivery: Delivery, options?: DeliverOptions) => Promise<Delivered>;
  /** Opens an issue as a maintainer and labels it. */
  readonly labelled: (options?: { title?: string; body?: string; label?: string; by?: string; author?: string }) => {
    readonly issue: number;
    readonly delivery: Delivery;
  };
  /** Moves the clock of both services on, or back, by so many minutes. The runner's own clock stays. */
  readonly travel: (minutes: number) => void;
  /** Numbers of the deliveries that were given `create-as-user-id`. */
  readonly impersonates: ReadonlySet<number>;
}

export interface WorldOptions {
  readonly settings?: string;
  readonly isPrivate?: boolean;
  readonly enterprise?: boolean;
}

export const SETTINGS = '.github/agent-remediation.yml';
export const LEDGER = 'agent-remediation/ledger';

export async function createWorld({
  settings,
  isPrivate = true,
  enterprise = false,
}: WorldOptions = {}): Promise<World> {
  let offset = 0;
  const sim = await startSimulator({ now: () => new Date(Date.now() + offset), enterprise });
  const files = { 'package.json': '{}\n', ...(settings === undefined ? {} : { [SETTINGS]: settings }) };
  const repo = await sim.addRepository({ owner: 'octo-org', name: 'shop', private: isPrivate, files });
  repo.setPermission('maria', 'write');
  repo.setPermission('tim', 'triage');
  repo.setPermission('rita', 'read');
  const impersonates = new Set<number>();
  const run: World['run'] = async (action, delivery, options = {}) => {
    const made = await sim.deliver(action, delivery, {
      ...options,
      env: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1', ...options.env },
      inputs: {
        ...(action === 'close-on-merge'
          ? {}
          : { 'api-key': sim.sessionKey, 'org-id': sim.orgId, 'base-url': sim.sessionUrl }),
        ...options.inputs,
      },
    });
    if (options.inputs?.['create-as-user-id'] !== undefined) impersonates.add(made.delivery);
    return made;
  };
  const labelled: World['labelled'] = ({
    title = 'SQL injection in search',
    body = 'The search box is not escaped.',
    label = 'ready-for-agent',
    by = 'maria',
    author = 'maria',
  } = {}) => {
    const { issue } = repo.openIssue({ title, body, by: author });
    return { issue: issue.number, delivery: repo.addLabel(issue, label, { by }) };
  };
  const travel: World['travel'] = (minutes) => {
    offset += minutes * 60_000;
  };
  return { sim, repo, run, labelled, travel, impersonates };
}

/** Works in a world of its own, which is closed whatever happens. */
export async function inWorld<Result>(options: WorldOptions, work: (world: World) => Promise<Result>): Promise<Result> {
  const world = await createWorld(options);
  try {
    const result = await work(world);
    leastPower(world);
    return result;
  } finally {
    await world.sim.close();
  }
}

/** P22, on every session request that a test has caused: least power, draft, never merge. Throws what was wrong. */
export function leastPower({ sim, impersonates }: Pick<World, 'sim' | 'impersonates'>): void {
  for (const { body, delivery } of sim.requests.filter(({ operation }) => operation === 'sessions/create')) {
    const request = parsed(body) as Readonly<Record<string, unknown>>;
    const faults = [
      Array.isArray(request['secret_ids']) || 'secret_ids is not sent',
      !('bypass_approval' in request) || 'approval is bypassed',
      !('session_secrets' in request) || 'secrets of our own are sent',
      !('create_as_user_id' in request) ||
        impersonates.has(delivery ?? -1) ||
        'a user is impersonated without an input',
      (Array.isArray(request['repos']) && request['repos'].length > 0) || 'repos is not limited',
      /Open it as a DRAFT against/.test(textOf(request['prompt'])) || 'the brief does not say draft',
      /# Never\n\n- Merge, approve, mark as ready or turn on auto-merge\./.test(textOf(request['prompt'])) ||
        'the brief does not say never merge',
    ].filter((fault) => fault !== true);
    measured('P22', { 'recorded requests': 1, 'requests or briefs with more': faults.length > 0 ? 1 : 0 });
    if (faults.length > 0) throw new Error(`P22: ${faults.join('; ')}: ${body.slice(0, 2_000)}`);
  }
}

/** Runs `work` for every item, so many at a time; results in the items' order. Waits for all before it fails: a world outlives its runs. */
export async function pool<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(width, items.length) }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** The full figure of a promise with PROMISES=1, a share of it otherwise. */
export const runs = (full: number, share: number): number => (process.env['PROMISES'] === '1' ? full : share);

/** What the ledger branch holds, read with git; `undefined`: there is no such branch. */
export interface Ledger {
  /** Path → parsed JSON of every file of the head commit that is JSON. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly findings: readonly LedgerEntry[];
  readonly open: readonly LedgerEntry[];
  readonly days: readonly { readonly fingerprint: string; readonly runId: string; readonly repository: string }[];
  /** Headlines, newest first. */
  readonly log: readonly string[];
}

/** The form in which an entry stands in the ledger, as far as tests look at it. */
export interface LedgerEntry {
  readonly fingerprint: string;
  readonly findingId: string;
  readonly issue: number | null;
  readonly generation: number;
  readonly attempt: number;
  readonly state: string;
  readonly nonce: string;
  readonly runId: string;
  readonly branch: string;
  readonly acu: number | null;
  readonly retryable: boolean;
  readonly session: { readonly attempt: number; readonly id: string | null; readonly url: string | null } | null;
  readonly pullRequest: number | null;
  readonly strays: readonly unknown[];
}

export function readLedger(repo: Repository, branch = LEDGER): Ledger | undefined {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['--git-dir', repo.gitDirectory, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const ref = `refs/heads/${branch}`;
  if (git('for-each-ref', ref) === '') return undefined;
  const paths = git('ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .filter((path) => path.endsWith('.json'));
  const files = new Map(paths.map((path) => [path, parsed(git('show', `${ref}:${path}`))]));
  const under = (prefix: string) => [...files].filter(([path]) => path.startsWith(prefix)).map(([, value]) => value);
  return {
    files,
    findings: under('findings/') as LedgerEntry[],
    open: listIn(files.get('open.json'), 'findings') as LedgerEntry[],
    days: under('days/').flatMap((day) => listIn(day, 'sessions')) as Ledger['days'],
    log: git('log', '--format=%s', ref).trim().split('\n'),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return Array.isArray(list) ? list : [];
}

/** What a person sees on an issue. */
export interface Shown {
  /** Bodies of the workflow token's own comments. */
  readonly comments: readonly string[];
  /** Of the labels, those that show a finding's status. */
  readonly status: readonly string[];
  readonly labels: readonly string[];
  readonly state: string;
}

export function shownOn(repo: Repository, issue: number): Shown {
  const { comments, labels, state } = repo.issue(issue);
  const names = labels.map(({ name }) => name);
  return {
    comments: comments.filter(({ user }) => user.type === 'Bot').map(({ body }) => body),
    status: names.filter((name) => name.startsWith('agent:')),
    labels: names,
    state,
  };
}

/** A field of a recorded request as text; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Requests that ask for a session, whatever became of them. */
export const sessionPosts = (requests: Delivered['requests']) =>
  requests.filter(({ operation }) => operation === 'sessions/create');

/** Requests that could change something: everything but GET and GraphQL queries. */
export const writes = (requests: Delivered['requests']) =>
  requests.filter(({ method, body, path }) =>
    path.endsWith('/graphql')
      ? /^\s*mutation/.test(textOf(Reflect.get(Object(parsed(body)), 'query')))
      : method !== 'GET',
  );

export interface Row {
  readonly rule: string;
  readonly seen: string;
  readonly verdict: 'pass' | 'stop' | 'note';
  readonly change?: string;
}

/** The decision trace, as the run's output has it. */
export const traceOf = ({ outputs }: Delivered): readonly Row[] => JSON.parse(outputs['trace'] ?? '[]') as Row[];

/** What one sees when a test fails: everything that the run printed, and what went over the wire. */
export function told({ stdout, stderr, outputs, requests }: Delivered): string {
  const wire = requests.map(
    ({ method, path, operation, status }) => `${method} ${path} ${operation ?? ''} → ${status}`,
  );
  return [stdout, stderr, JSON.stringify(outputs, null, 1), ...wire].join('\n');
}

/** Everything at once: output, log of requests, ledger, issues, sessions. */
export function state({ repo, sim }: World, ...runsMade: readonly Delivered[]): string {
  const ledger = readLedger(repo);
  const issues = [...repo.state.issues.keys()].map((number) => ({ number, ...shownOn(repo, number) }));
  const sessions = sim.sessions.all.map(({ id, request }) => ({ id, title: request['title'], tags: request['tags'] }));
  return [
    ...runsMade.map(told),
    `ledger: ${JSON.stringify(ledger && { ...ledger, files: [...ledger.files.keys()] }, null, 1)}`,
    `issues: ${JSON.stringify(issues, null, 1)}`,
    `sessions: ${JSON.stringify(sessions, null, 1)}`,
    `violations: ${JSON.stringify(sim.violations, null, 1)}`,
  ].join('\n');
}

/** Makes assertions; when one fails, its message carries the whole state. */
export function explained(world: World, run: Delivered | readonly Delivered[], assertions: () => void): void {
  try {
    assertions();
  } catch (error) {
    const all = Array.isArray(run) ? (run as readonly Delivered[]) : [run as Delivered];
    if (error instanceof Error) error.message += `\n\n${state(world, ...all).slice(0, 20_000)}`;
    throw error;
  }
}
