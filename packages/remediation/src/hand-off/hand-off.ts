import {
  branchName,
  Ending,
  FENCE_AFTER_SECONDS,
  type Outcome,
  type ReasonCode,
  type Settings,
  Trace,
} from '@agent-remediation/conventions';
import { hasOpenPullRequest, type RepositoryFacts } from '@agent-remediation/github';
import type { SessionRequest } from '@agent-remediation/session-api';
import { buildRequest, type RequestFacts, type RequestOptions } from '../brief/request.ts';
import type { Deps } from '../deps.ts';
import { decideClaim, stateOf, type ClaimRequest, type ClaimStop, type Governor } from '../ledger/claim.ts';
import type { Entry } from '../ledger/entry.ts';
import { after, readView, transact, type Change, type LedgerDeps, type LedgerPort } from '../ledger/ledger.ts';
import { recordRejected } from '../ledger/record.ts';
import type { HandOffItem } from './item.ts';
import { postSession, type Posted } from './post.ts';

/** Everything that a hand-off rests on, read and authorised before. */
export interface HandOffFacts {
  readonly item: HandOffItem;
  readonly repository: RepositoryFacts;
  readonly host: string;
  readonly settings: Settings;
  readonly options: RequestOptions;
  readonly runId: string;
  /** `off`: no claim, no caps, no promise of one session (D35). */
  readonly ledger: 'on' | 'off';
  readonly dryRun: boolean;
  /** Limits of the caller's own, asked on the snapshot on which the claim is written. */
  readonly governors?: readonly Governor[];
  /** Of a dry run: what the hand-offs that are planned before this one would have written. */
  readonly planned?: readonly Change[];
}

export interface HandOffOutcome extends Outcome {
  readonly isNew: boolean;
  /** The ledger's entry as this run last saw it. */
  readonly entry: Entry | undefined;
  /** GitHub's time at that sight, where the run read the entry and wrote nothing: the runner's clock may differ. */
  readonly seenAt?: Date;
  readonly posted: Posted | undefined;
  /** What was or would be sent. */
  readonly request: SessionRequest | undefined;
  /** Of a dry run: what would be written, or why nothing would. */
  readonly planned?: Change;
  readonly stop?: ClaimStop;
}

const NONCE_DIGITS = 12;

/**
 * Hands one finding off: claim, brief, session, result (architecture, "Hand-off"). At most one POST per claim, and none without one.
 * Ends with an `Ending` where nothing was posted and the reason lies in the request or the ledger.
 */
export async function handOff(facts: HandOffFacts, deps: Deps, trace: Trace): Promise<HandOffOutcome> {
  const nonce = deps.randomHex(NONCE_DIGITS);
  const build = requestBuilder(facts, deps);
  // Built once before the claim, so that a request that the service would refuse never becomes a claim.
  const draft = build({ branch: draftBranch(facts), nonce });
  if (facts.ledger === 'off') return withoutLedger(facts, draft, nonce, deps, trace);
  const port = ledgerPort(facts, deps);
  const claim = claimRequest(facts, nonce, await retryNeedsBranch(facts, port, deps));
  if (facts.dryRun) return dryRun(facts, port, claim, build, deps, trace);
  const started = deps.now();
  let rounds = new Trace();
  const result = await transact(ledgerDeps(facts, port, deps), facts.item.fingerprint, deps.now, (view) => {
    rounds = new Trace();
    return decideClaim(view, claim, rounds);
  });
  trace.append(rounds);
  if (result.kind === 'stopped') {
    return outcome(result.stop.reason, result.stop.message, trace, {
      entry: result.view.entry,
      seenAt: result.view.at,
    });
  }
  await fence(result.entry, started, ledgerDeps(facts, port, deps), deps, trace);
  const request = build(result.entry);
  const posted = await postSession(
    request,
    result.entry,
    { ledger: ledgerDeps(facts, port, deps), head: result.head, readBack: mayReadBack(facts) },
    deps,
    trace,
  );
  return outcome(posted.reason, posted.message, trace, {
    entry: posted.entry,
    posted,
    request,
    isNew: isCreated(posted),
  });
}

function outcome(reason: ReasonCode, message: string, trace: Trace, more: Partial<HandOffOutcome>): HandOffOutcome {
  return {
    reason,
    message,
    trace: trace.rows,
    isNew: false,
    entry: undefined,
    posted: undefined,
    request: undefined,
    ...more,
  };
}

export function ledgerPort(
  facts: Pick<HandOffFacts, 'settings' | 'repository'>,
  deps: Pick<Deps, 'ledgerAt'>,
): LedgerPort {
  const { repository, branch } = facts.settings.ledger;
  return deps.ledgerAt({ repository: repository ?? facts.repository.nameWithOwner, branch });
}

export function ledgerDeps(
  facts: Pick<HandOffFacts, 'repository' | 'settings'>,
  port: LedgerPort,
  deps: Pick<Deps, 'sleep' | 'random'>,
): LedgerDeps {
  // Labels of ours say that the ledger once existed: a missing branch was deleted, not never made. A ledger that several repositories
  // share is never made by one of them: the others' claims would be forgotten.
  const isNew = !facts.repository.hasStatusLabels && facts.settings.ledger.repository === undefined;
  return {
    port,
    sleep: deps.sleep,
    random: deps.random,
    whenMissing: isNew ? 'create' : 'end',
  };
}

function requestBuilder({ item, repository, settings, options }: HandOffFacts, deps: Deps) {
  const request: RequestFacts = {
    finding: item.finding,
    context: item.context,
    issue: item.issue,
    trigger: item.trigger,
    ticketKey: item.ticketKey,
    repository: settings.targetRepository ?? repository.nameWithOwner,
    home: repository.nameWithOwner,
    baseBranch: settings.baseBranch ?? repository.defaultBranch,
    settings,
    options,
  };
  return (mark: { readonly branch: string; readonly nonce: string }) =>
    buildRequest(request, mark, () => deps.randomHex(32));
}

function draftBranch({ item }: HandOffFacts): string {
  return branchName(item.finding.id);
}

/** A retry needs to know whether the finding's branch has an open pull request; nobody else does. */
async function retryNeedsBranch(
  { item, repository, settings }: HandOffFacts,
  port: LedgerPort,
  deps: Deps,
): Promise<boolean> {
  if (item.authority !== 'retry') return false;
  const view = await readView(port, item.fingerprint, deps.now());
  // By the time of the claim it may be `created` all the same: what was not looked for counts as there.
  if (view?.entry?.state !== 'created') return true;
  const [owner, name] = (settings.targetRepository ?? repository.nameWithOwner).split('/');
  return hasOpenPullRequest(deps.github, { owner: owner ?? '', name: name ?? '' }, view.entry.branch);
}

function claimRequest(
  { item, repository, host, settings, options, runId, governors }: HandOffFacts,
  nonce: string,
  openPullRequest: boolean,
): ClaimRequest {
  return {
    fingerprint: item.fingerprint,
    findingId: item.finding.id,
    kind: item.finding.kind,
    repository: { host, id: repository.id, name: repository.nameWithOwner },
    issue: item.issue,
    ...(item.covers ? { covers: item.covers } : {}),
    triggeredAt: item.triggeredAt,
    authority: item.authority,
    openPullRequest,
    nonce,
    runId,
    acu: options.max_acu_limit ?? settings.limits.acuPerSession ?? null,
    limits: settings.limits,
    ...(governors ? { governors } : {}),
  };
}

/**
 * A runner that was held up must not post on a claim that has long been taken for dead. Assumption: between this check and the first
 * byte of the POST no 15 minutes pass.
 */
async function fence(entry: Entry, started: Date, ledger: LedgerDeps, deps: Deps, trace: Trace): Promise<void> {
  const seconds = (deps.now().getTime() - started.getTime()) / 1_000;
  if (seconds >= 0 && seconds <= FENCE_AFTER_SECONDS) return;
  const view = await readView(ledger.port, entry.fingerprint, deps.now());
  if (view?.entry?.nonce !== entry.nonce || stateOf(view.entry, view.at) !== 'posting') {
    trace.stop(
      'claim',
      `held up for ${Math.round(seconds)} s and no longer ours`,
      'trigger again if the finding is still open',
    );
    throw new Ending('claim-lost', `the run was held up for ${Math.round(seconds)} s and the claim changed hands`);
  }
  if (view.halt !== undefined) {
    trace.stop('kill switch', 'set after the claim', 'delete the file HALT on the ledger branch');
    await transact(ledger, entry.fingerprint, deps.now, (latest) => recordRejected(latest, entry, true));
    throw new Ending(
      'halted',
      'the kill switch was set after the claim; nothing was posted and the claim was given back',
    );
  }
  trace.note('claim', `held up for ${Math.round(seconds)} s; read again and still ours`);
}

function mayReadBack({ settings }: HandOffFacts): 'tag' | 'title' | 'no' {
  if (!settings.session.readBack) return 'no';
  return settings.session.dedupeTag === 'fingerprint' ? 'tag' : 'title';
}

type Build = ReturnType<typeof requestBuilder>;

async function dryRun(
  facts: HandOffFacts,
  port: LedgerPort,
  claim: ClaimRequest,
  build: Build,
  deps: Deps,
  trace: Trace,
): Promise<HandOffOutcome> {
  const view = await readView(port, facts.item.fingerprint, deps.now());
  if (!view) trace.note('ledger', 'there is none yet; the first hand-off creates it');
  const empty = { at: deps.now(), halt: undefined, entry: undefined, open: new Map(), today: [], yesterday: [] };
  const planned = (facts.planned ?? []).reduce(after, view ?? empty);
  const decision = decideClaim({ ...planned, entry: view?.entry }, claim, trace);
  const claimed =
    decision.kind === 'change' ? decision.change.entry : { branch: draftBranch(facts), nonce: claim.nonce };
  const would =
    decision.kind === 'change' ? 'a session would be created' : `nothing would be created: ${decision.stop.message}`;
  return outcome('dry-run', would, trace, {
    entry: view?.entry,
    ...(view ? { seenAt: view.at } : {}),
    request: build(claimed),
    ...(decision.kind === 'change' ? { planned: decision.change } : { stop: decision.stop }),
  });
}

/** D35: the absence of the protocol, said loudly. */
async function withoutLedger(
  facts: HandOffFacts,
  request: SessionRequest,
  nonce: string,
  deps: Deps,
  trace: Trace,
): Promise<HandOffOutcome> {
  trace.note(
    'ledger',
    'off: no claim, no caps, no promise of one session per finding',
    'leave out `ledger: off`, and give the job `contents: write`',
  );
  if (facts.dryRun) return outcome('dry-run', 'a session would be created, without a ledger', trace, { request });
  const posted = await postSession(
    request,
    undefined,
    { ledger: undefined, head: undefined, readBack: 'no' },
    deps,
    trace,
  );
  return outcome(posted.reason, posted.message, trace, { posted, request, isNew: isCreated(posted) });
}

/** An answer that is withheld is about the text, not about the session. */
function isCreated({ reason }: Posted): boolean {
  return reason === 'session-created' || reason === 'response-withheld';
}
