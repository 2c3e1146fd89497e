import { DEFAULT_SETTINGS, Ending, Trace, type Settings } from '@agent-remediation/conventions';
import { GitHubFault, type PullRequestFacts, type RepositoryFacts, type SubjectFacts } from '@agent-remediation/github';
import type { Deps } from '../deps.ts';
import type { Actor, Trigger } from '../events/event.ts';
import { handOff, ledgerDeps, ledgerPort as portOf, type HandOffFacts } from '../hand-off/hand-off.ts';
import { itemOf } from '../hand-off/item.ts';
import type { Entry } from '../ledger/entry.ts';
import { readOpen } from '../ledger/ledger.ts';
import { advance } from '../reconcile/advance.ts';
import { CHECK, gitHub, ledgerPort, sessionClient } from './ports.ts';
import type { Process } from './process.ts';
import { authorityOf, HOST, REPOSITORY, type Asked, type ModelSettings, type Order } from './scenario.ts';
import type { Variant } from './variants.ts';
import type { World } from './world.ts';

const PERSON: Actor = { login: 'mona', id: 7, type: 'User' };

/** The real code, on the model's world. Never rejects: how it ended is written into the world's record. */
export function workOf(
  order: Order,
  world: World,
  process: Process,
  settings: ModelSettings,
  variant: Variant,
): () => Promise<void> {
  const deps = depsOf(order, world, process, variant);
  return order.kind === 'reconcile'
    ? () => reconcileAll(order, world, process, settings, deps)
    : () => handOffAll(order, world, process, settings, variant, deps);
}

async function handOffAll(
  order: Extract<Order, { kind: 'hand-off' }>,
  world: World,
  process: Process,
  settings: ModelSettings,
  variant: Variant,
  deps: Deps,
): Promise<void> {
  // A sweep goes on after a finding that failed.
  for (const asked of order.asked) {
    const facts = factsOf(asked, order, settings);
    process.truth = {
      fingerprint: facts.item.fingerprint,
      authority: authorityOf(asked.way),
      triggeredAt: facts.item.triggeredAt?.getTime(),
      runId: order.runId,
    };
    process.sawOpenPullRequest = undefined;
    await recorded(world, process, () => handOff(variant.facts?.(facts, order) ?? facts, deps, new Trace()));
  }
}

async function reconcileAll(
  order: Order,
  world: World,
  process: Process,
  settings: ModelSettings,
  deps: Deps,
): Promise<void> {
  const repository = repositoryFacts(settings);
  const whole = settingsOf(settings);
  const port = portOf({ settings: whole, repository }, deps);
  const input = {
    repository: { owner: 'octo-org', name: 'shop' },
    host: HOST,
    runId: order.runId,
    withSessions: true,
    dryRun: false,
  };
  let open: readonly Entry[] = [];
  let at = world.date;
  await recorded(world, process, async () => {
    const view = await readOpen(port);
    open = [...(view?.open.values() ?? [])];
    at = view?.at ?? at;
    return { reason: 'reconciled', message: `${open.length} open` };
  });
  for (const entry of open) {
    const facts = {
      input,
      settings: whole,
      ledger: ledgerDeps({ repository, settings: whole }, port, deps),
      at,
      baseBranches: [],
    };
    await recorded(world, process, async () => {
      const advanced = await advance(entry, subjectOf(entry, world), facts, deps, new Trace());
      await advanced.finish?.();
      return advanced;
    });
  }
}

async function recorded(
  world: World,
  process: Process,
  work: () => Promise<{ readonly reason: string; readonly message: string }>,
): Promise<void> {
  const before = world.posts.length;
  const ended = await work().catch((error: unknown) => {
    if (error instanceof Ending) return error;
    if (error instanceof GitHubFault) return { reason: 'github-unavailable', message: error.message };
    return { reason: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  const author = process.author;
  const posts = world.posts.slice(before).filter(({ by }) => by.process === process.name).length;
  world.endings.push({ process: process.name, author, reason: ended.reason, message: ended.message, posts });
}

function depsOf(order: Order, world: World, process: Process, variant: Variant): Deps {
  const ledger = ledgerPort(world, process);
  const sessions = sessionClient(world, process);
  const seat = { world, process };
  const deps: Deps = {
    github: gitHub(world, process),
    ledgerAt: () => variant.ledger?.(ledger, seat) ?? ledger,
    isPrivateRepository: () => Promise.resolve(true),
    sessions: variant.sessions?.(sessions, seat) ?? sessions,
    now: () => new Date(world.now + order.skew),
    sleep: async (milliseconds) => {
      world.now += milliseconds;
    },
    random: () => 0.5,
    randomHex: (digits) => world.hex(digits),
    redact: (text) => text,
    holdsSecret: () => false,
    log: () => {},
  };
  return { ...deps, ...variant.deps?.(deps, seat) };
}

export function settingsOf({ limits, dedupeTag, readBack }: ModelSettings): Settings {
  return {
    ...DEFAULT_SETTINGS,
    limits,
    session: { dedupeTag, readBack },
    closing: { ...DEFAULT_SETTINGS.closing, checks: [CHECK] },
  };
}

function repositoryFacts({ hasStatusLabels }: ModelSettings): RepositoryFacts {
  return {
    id: REPOSITORY.id,
    nameWithOwner: REPOSITORY.name,
    isPublic: false,
    defaultBranch: 'main',
    settingsText: undefined,
    hasStatusLabels,
    issue: undefined,
  };
}

function factsOf(asked: Asked, order: Extract<Order, { kind: 'hand-off' }>, model: ModelSettings): HandOffFacts {
  const settings = settingsOf(model);
  const item = itemOf(triggerOf(asked), { host: HOST, repositoryId: REPOSITORY.id, kind: undefined, settings });
  const options = { secret_ids: [], ...(model.acu === null ? {} : { max_acu_limit: model.acu }) };
  return {
    item,
    repository: repositoryFacts(model),
    host: HOST,
    settings,
    options,
    runId: order.runId,
    ledger: 'on',
    dryRun: false,
  };
}

function triggerOf({ issue, way, at }: Asked): Trigger {
  const id = `issue-${issue}`;
  const event = { number: issue, title: 'Stored XSS', body: 'In the search page.', author: 'mona', labels: [] };
  switch (way) {
    case 'label':
      return { kind: 'label', issue: event, label: 'ready-for-agent', actor: PERSON, at: new Date(at) };
    case 'comment':
      return { kind: 'comment', issue: event, command: 'remediate', actor: PERSON, at: new Date(at) };
    case 'retry':
      return { kind: 'comment', issue: event, command: 'retry', actor: PERSON, at: new Date(at) };
    case 'dispatch':
      return { kind: 'dispatch', findingId: id, description: 'Stored XSS', actor: PERSON };
    case 'ticket':
      return { kind: 'ticket', ticketKey: id, brief: 'Stored XSS', actor: PERSON, ref: 'refs/heads/main' };
    case 'schedule':
      return { kind: 'schedule', findingId: id, title: 'Stored XSS', description: 'x', actor: undefined, ref: '' };
  }
}

/** What GitHub shows of a finding's branch, newest first. */
function subjectOf(entry: Entry, world: World): SubjectFacts {
  const pullRequests = world.pullRequests
    .filter(({ branch }) => branch === entry.branch)
    .map(({ number, branch, createdAt, state }): PullRequestFacts => ({
      number,
      url: `https://github.com/octo-org/shop/pull/${number}`,
      createdAt: new Date(createdAt),
      state,
      isDraft: state === 'open',
      body: entry.issue === null ? '' : `Refs #${entry.issue}`,
      branch,
      baseBranch: 'main',
      fromFork: false,
      mergedBy: state === 'merged' ? { login: 'mona', isPerson: true } : undefined,
      autoMerge: false,
      editedSince: false,
      mergeCommit: state === 'merged' ? 'a'.repeat(40) : undefined,
    }))
    .reverse();
  const known = pullRequests.find(({ number }) => number === entry.pullRequest);
  return { pullRequests, known, issue: { open: true, labels: [], comment: 'none', closedBy: undefined } };
}
