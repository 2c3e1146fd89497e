import { Ending, REASONS, succeeds, Trace, type ReasonCode, type Settings } from '@agent-remediation/conventions';
import {
  createStatusLabels,
  GitHubFault,
  githubEnding,
  readPermission,
  readRepository,
  type Permission,
  type RepositoryFacts,
  type RepositoryName,
} from '@agent-remediation/github';
import type { Trigger } from '../events/event.ts';
import type { RequestOptions } from '../brief/request.ts';
import type { Deps } from '../deps.ts';
import { stateOf } from '../ledger/claim.ts';
import { settingsOf } from '../settings.ts';
import { tell } from '../tell/tell.ts';
import { authorise, type RunFacts } from '../trust/authorise.ts';
import { checkFrozen } from '../trust/edits.ts';
import { mayWorkHere } from '../trust/places.ts';
import { handOff, type HandOffFacts, type HandOffOutcome } from './hand-off.ts';
import { isForOtherEngine, itemOf, type HandOffItem } from './item.ts';

/** What the action create-session runs on. */
export interface CreateSessionInput {
  readonly trigger: Trigger;
  readonly run: RunFacts;
  readonly repository: RepositoryName;
  readonly host: string;
  readonly kind: string | undefined;
  readonly options: RequestOptions;
  readonly ledger: 'on' | 'off';
  /** Text of the kill switch variable; `undefined`: off. */
  readonly halt: string | undefined;
  readonly dryRun: boolean;
  /** Which engine runs here (D11); absent: the session service. */
  readonly engine?: Settings['engine'];
}
export interface CreateSessionDeps extends Deps {
  readonly runCreatedAt: () => Promise<Date | undefined>;
}
export interface CreateSessionOutcome extends HandOffOutcome {
  readonly item: HandOffItem | undefined;
  /** Whether the run succeeds: a refusal does where a person can read of it on the issue. */
  readonly success: boolean;
}

/** What was learned on the way, so that an ending at any step can still be told. */
interface Progress {
  readonly trace: Trace;
  facts?: RepositoryFacts;
  item?: HandOffItem;
  authorised: boolean;
}

/** The whole of create-session: trust, hand-off, telling. Never throws. */
export async function createSession(input: CreateSessionInput, deps: CreateSessionDeps): Promise<CreateSessionOutcome> {
  const progress: Progress = { trace: new Trace(), authorised: false };
  const outcome = await toHandOff(input, progress, deps).catch((error: unknown) => ended(error, progress.trace));
  const told = await tellOutcome(input, progress, outcome, deps);
  await markAsUsed(input, progress, outcome, deps);
  const seen = told || ('issue' in input.trigger && SEEN_ON_THE_ISSUE.includes(outcome.reason));
  return { ...outcome, trace: progress.trace.rows, item: progress.item, success: succeeds(outcome.reason, seen) };
}

/**
 * Refusals that need no red run: whoever asked sees that nothing happened, and the label stays for reconcile to report. A dispatch or a
 * ticket has no issue to show it on, so there the run fails.
 */
const SEEN_ON_THE_ISSUE: readonly ReasonCode[] = ['not-authorised', 'bot-not-listed', 'halted'];

async function toHandOff(
  input: CreateSessionInput,
  progress: Progress,
  deps: CreateSessionDeps,
): Promise<HandOffOutcome> {
  const { trace } = progress;
  const { trigger } = input;
  if (input.halt !== undefined) {
    trace.stop(
      'kill switch',
      `the variable says: ${input.halt.slice(0, 200)}`,
      'clear the variable that the workflow passes as `halt`',
    );
    throw new Ending('halted', `the kill switch variable is set: ${input.halt.slice(0, 200)}`);
  }
  const issue = 'issue' in trigger ? trigger.issue.number : undefined;
  const facts = await (deps.facts ?? readRepository(deps.github, input.repository, issue));
  progress.facts = facts;
  const read = await settingsOf(facts, trace);
  const engine = input.engine ?? 'session';
  if (isForOtherEngine(trigger, read, engine)) {
    trace.stop('engine', `\`engine: ${read.engine}\``, `set \`engine: ${engine}\` in the settings`);
    throw new Ending('other-engine', `the settings say \`engine: ${read.engine}\``);
  }
  const permissionOf = remembered((login) => readPermission(deps.github, input.repository, login));
  await authorise(
    trigger,
    input.run,
    facts,
    read,
    { permissionOf, runCreatedAt: deps.runCreatedAt, now: deps.now },
    trace,
  );
  progress.authorised = true;
  const settings = await mayWorkHere(facts, read, deps, trace);
  const item = itemOf(trigger, { host: input.host, repositoryId: facts.id, kind: input.kind, settings });
  progress.item = item;
  trace.pass('finding', `${item.finding.id} (${item.finding.kind}), fingerprint ${item.fingerprint}`);
  if ('issue' in trigger && facts.issue) await checkFrozen(trigger, facts.issue, permissionOf, trace);
  return decided(input, { item, facts, settings }, deps, trace);
}

async function decided(
  input: CreateSessionInput,
  { item, facts, settings }: { item: HandOffItem; facts: RepositoryFacts; settings: Settings },
  deps: CreateSessionDeps,
  trace: Trace,
): Promise<HandOffOutcome> {
  const asked = input.trigger.kind === 'comment' && input.trigger.command === 'why';
  const handOffFacts: HandOffFacts = {
    item,
    repository: facts,
    host: input.host,
    settings,
    options: input.options,
    runId: input.run.runId,
    ledger: input.ledger,
    dryRun: input.dryRun || asked,
  };
  const outcome = await handOff(handOffFacts, deps, trace);
  return asked
    ? { ...outcome, reason: 'why-answered', message: `If it were asked for now: ${outcome.message}.` }
    : outcome;
}

function ended(error: unknown, trace: Trace): HandOffOutcome {
  const ending =
    error instanceof Ending
      ? error
      : error instanceof GitHubFault
        ? githubEnding(error, 'talking to GitHub')
        : bug(error);
  if (!trace.rows.some((row) => row.verdict === 'stop'))
    trace.stop(ending.reason, ending.message, REASONS[ending.reason].remedy);
  return {
    reason: ending.reason,
    message: ending.message,
    trace: trace.rows,
    isNew: false,
    entry: undefined,
    posted: undefined,
    request: undefined,
  };
}

function bug(error: unknown): Ending {
  return new Ending('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}

/**
 * An outsider's comment is not answered: that would let anybody make us write. A redelivered label changes nothing, and so says
 * nothing; a command is always answered.
 */
async function tellOutcome(
  input: CreateSessionInput,
  progress: Progress,
  outcome: HandOffOutcome,
  deps: Deps,
): Promise<boolean> {
  const { facts, authorised, trace } = progress;
  const { trigger } = input;
  if (!authorised || !facts?.issue || !('issue' in trigger) || outcome.reason === 'dry-run' || input.dryRun)
    return false;
  if (trigger.kind === 'label' && REASONS[outcome.reason].level === 'ignored') return true;
  const place = {
    ...input.repository,
    issue: trigger.issue.number,
    labels: facts.issue.labels,
    comment: facts.issue.comment,
    hasStatusLabels: facts.hasStatusLabels,
  };
  const { entry, reason, message } = outcome;
  const state = entry === undefined ? undefined : stateOf(entry, outcome.seenAt ?? deps.now());
  const explained =
    reason === 'why-answered' || REASONS[reason].level === 'refused' || REASONS[reason].level === 'failed';
  const telling = { entry, state, reason, message, at: deps.now(), ...(explained ? { trace: trace.rows } : {}) };
  return (await tell(place, telling, deps, trace)).commented;
}

/**
 * The status labels also say that this repository has a ledger: without them a deleted one would be begun anew, and everything handed off
 * again. Findings that come from no issue have nobody else to create them.
 */
async function markAsUsed(
  input: CreateSessionInput,
  { facts, trace }: Progress,
  { entry }: HandOffOutcome,
  deps: Deps,
): Promise<void> {
  if (!facts || facts.hasStatusLabels || entry === undefined || 'issue' in input.trigger || input.dryRun) return;
  try {
    await createStatusLabels(deps.github, input.repository);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    trace.note('status labels', why, 'give the token `issues: write`, or create the labels by hand');
  }
}

function remembered(look: (login: string) => Promise<Permission>): (login: string) => Promise<Permission> {
  const known = new Map<string, Promise<Permission>>();
  return (login) => {
    const found = known.get(login.toLowerCase()) ?? look(login);
    known.set(login.toLowerCase(), found);
    return found;
  };
}
