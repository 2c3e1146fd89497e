import { Ending, REASONS, succeeds, Trace, type Outcome, type ReasonCode } from '@agent-remediation/conventions';
import type { Reading, SourcedFinding } from '@agent-remediation/findings';
import { blastRadii } from '@agent-remediation/findings/sources';
import { cluster, DEFAULT_DEADLINES, mergeSame, rank, type Ranked } from '@agent-remediation/findings/order';
import { createStatusLabels } from '@agent-remediation/github';
import { ledgerPort, reconcile, readOpen, type LedgerPort, type OpenView } from '@agent-remediation/remediation';
import { checkWorkflows, type CronRow } from './cron.ts';
import { readCredits } from './govern/credits.ts';
import { frozen } from './govern/governors.ts';
import { endingOf, takeTurns, type Stopped, type Turn } from './hand/loop.ts';
import { Places } from './hand/place.ts';
import { blowFuse, homeOf } from './home.ts';
import type { Home, SweepDeps, SweepInput } from './input.ts';
import { ledgerOf, type Ledger } from './pick/ledger.ts';
import { heldBack, queueOf, type LeftOut } from './pick/queue.ts';
import { judge, type Judgement, type SourceRow } from './read/judge.ts';
import { rememberingPort, type CountingPort } from './read/port.ts';
import { explainSilence } from './read/silence.ts';
import { findingsOf, planSources, readFiles, readSources } from './read/sources.ts';
import { scopeOf } from './read/scope.ts';

/** What a sweep ends with. `turns` had their turn; `leftOut` were passed over; `waiting` are further down the order. */
export interface SweepOutcome extends Outcome {
  readonly success: boolean;
  readonly crons: readonly CronRow[];
  readonly sources: readonly SourceRow[];
  readonly turns: readonly Turn[];
  readonly leftOut: readonly LeftOut[];
  readonly waiting: readonly Ranked[];
  /** What ended the run before its number of hand-offs was reached. */
  readonly stopped: Stopped | undefined;
  readonly home: Home | undefined;
}

type Swept = Omit<SweepOutcome, 'trace' | 'success' | 'home'>;

/** Passes over the sources: each looks further down where all that was seen is handled already. */
const PASSES = 4;

/** The whole of scheduled-sweep: trust, sources, order, hand-offs. Never throws. */
export async function sweep(input: SweepInput, deps: SweepDeps): Promise<SweepOutcome> {
  const trace = new Trace();
  let home: Home | undefined;
  try {
    home = await homeOf(input, deps, trace);
    const swept = await run(input, home, deps);
    // Everything that a person has to know is in the summary: a limit that holds is no failure.
    return { ...swept, trace: trace.rows, success: succeeds(swept.reason, true), home };
  } catch (error) {
    const { reason, message } = endingOf(error);
    if (!trace.rows.some(({ verdict }) => verdict === 'stop')) trace.stop(reason, message, REASONS[reason].remedy);
    const none = { crons: [], sources: [], turns: [], leftOut: [], waiting: [], stopped: { reason, message } };
    return { ...none, reason, message, trace: trace.rows, success: succeeds(reason, true), home };
  }
}

async function run(input: SweepInput, home: Home, deps: SweepDeps): Promise<Swept> {
  const port = ledgerPort(home, deps);
  const crons = await checkWorkflows(deps.github, input.repository, input.workflows);
  await bringUpToDate(input, home, deps);
  const view = await openView(port, home, deps);
  const stop = input.mode === 'act' ? await stopBefore(view, home, deps) : undefined;
  if (stop) return { ...NOTHING, ...stop, crons, stopped: stop };
  const ledger = ledgerOf(port, [...view.open.values()], input.host, view.at);
  const looked = await look(input, home, ledger, deps);
  const { judgement, ranked } = looked;
  const leftOut: LeftOut[] = [];
  const places = new Places(home, deps);
  const queue = queueOf(ranked, leftOut, { github: deps.github, ledger, hold: home.settings.sweep.hold });
  const { turns, stopped } = await takeTurns(queue, input, home, places, deps);
  await markAsUsed(input, home, turns, deps);
  const had = new Set([...turns.map((turn) => turn.ranked), ...leftOut.map((left) => left.ranked)]);
  if (stopped?.reason === 'loop-fuse' && input.mode === 'act') await blowFuse(input, stopped.message, deps, home.trace);
  const swept = {
    crons,
    sources: judgement.rows,
    turns,
    leftOut: [...leftOut, ...turns.flatMap(leftOutOf)],
    waiting: ranked.filter((one) => !had.has(one)),
    stopped,
  };
  return { ...swept, ...endOf(input, swept, looked) };
}

const NOTHING = { sources: [], turns: [], leftOut: [], waiting: [] } as const;

function leftOutOf({ kind, ranked, reason, message }: Turn): readonly LeftOut[] {
  return kind === 'left-out' ? [{ ranked, code: reason, seen: message }] : [];
}

async function openView(port: LedgerPort, home: Home, deps: SweepDeps): Promise<OpenView> {
  const view = await readOpen(port);
  if (view) return view;
  if (home.repository.hasStatusLabels || home.settings.ledger.repository !== undefined)
    throw new Ending(
      'ledger-missing',
      'the ledger branch does not exist, but this repository was in use or names a ledger',
    );
  home.trace.note('ledger', 'there is none yet; the first hand-off creates it');
  return { at: deps.now(), open: new Map(), halt: undefined };
}

/**
 * What other jobs left undone is made good first: a closing that a crash cut off, a session that is found again, a merge that makes room.
 * Its failure is the reconcile job's to report.
 */
async function bringUpToDate(input: SweepInput, home: Home, deps: SweepDeps): Promise<void> {
  if (!input.reconcile || input.mode === 'plan') return;
  const { repository, host, run: facts } = input;
  const { reason, message } = await reconcile(
    { repository, host, runId: facts.runId, withSessions: true, dryRun: false },
    { ...deps, facts: Promise.resolve(home.repository) },
  );
  home.trace.note('open findings', `${reason}: ${message}`);
}

/** What would end every hand-off is seen before the first question to a source. */
async function stopBefore({ halt, at, open }: OpenView, home: Home, deps: SweepDeps): Promise<Stopped | undefined> {
  const { trace, settings } = home;
  if (halt === undefined) {
    const freeze = frozen(settings.sweep, at, trace);
    if (freeze) return freeze;
    const poor = await readCredits(deps.sessions, [...open.values()], at);
    if (poor === undefined) return undefined;
    trace.stop('credits', poor, 'raise the quota at the session service, then let the session go on');
    return { reason: 'session-out-of-credits', message: poor };
  }
  const message = `the ledger holds HALT: ${halt.trim().slice(0, 200) || 'no reason given'}`;
  trace.stop('kill switch', message, 'delete the file HALT on the ledger branch');
  return { reason: 'halted', message };
}

interface Looked {
  readonly judgement: Judgement;
  readonly ranked: readonly Ranked[];
  /** Whether every list was read to its end. */
  readonly isWhole: boolean;
  /** Why nothing was found, where that is no good news. */
  readonly silence: Stopped | undefined;
}

/** Reads the sources, deeper as long as all that was seen is handled and there is more. */
async function look(input: SweepInput, home: Home, ledger: Ledger, deps: SweepDeps): Promise<Looked> {
  const port = rememberingPort(deps.alerts ?? deps.github);
  const plan = planSources(input, home, await scopeOf(input, home, deps));
  const files = await readFiles(input, home);
  let readings: readonly Reading[] = [];
  let ranked: readonly Ranked[] = [];
  let taken = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const window = {
      atLeast: home.floor,
      wanted: home.cap,
      handled: Math.max(ledger.handled + home.settings.sweep.hold.length, taken),
      isTaken: (finding: SourcedFinding) => isTaken(finding, ledger, home),
    };
    readings = [...(await readSources(plan, input, home, window, port)), ...files];
    const findings = findingsOf(readings, home);
    ranked = order(findings, input, home, ledger);
    const free = await freeAmong(ranked, ledger, home);
    // What was looked up meanwhile is no member of a cluster any more.
    if (home.settings.sweep.cluster.length > 0) ranked = order(findings, input, home, ledger);
    if (free >= home.cap || !readings.some(hasMore)) break;
    taken = ranked.length - free;
  }
  const judgement = judge(readings, plan);
  home.trace.note('order', 'severity, exploitability, reachability, age; within what was seen of each source');
  return {
    judgement,
    ranked,
    isWhole: !readings.some(hasMore),
    silence: await silenceOf(readings, judgement, home, port),
  };
}

function isTaken(finding: SourcedFinding, ledger: Ledger, { settings }: Home): boolean {
  return ledger.known(finding) !== undefined || heldBack(finding, settings.sweep.hold) !== undefined;
}

/** How many findings nothing is known against, after a look at the first of them. */
async function freeAmong(ranked: readonly Ranked[], ledger: Ledger, home: Home): Promise<number> {
  const open = ranked.map(({ finding }) => finding).filter((finding) => !isTaken(finding, ledger, home));
  await ledger.lookUp(open.slice(0, LOOKED_UP_PER_PASS));
  return open.filter((finding) => !isTaken(finding, ledger, home)).length;
}
const LOOKED_UP_PER_PASS = 100;

function hasMore(reading: Reading): boolean {
  return reading.is === 'read' && (reading.stopped?.code === 'enough' || reading.stopped?.code === 'page-limit');
}

/** A finding that is handled stays one of its own, so that it holds no other back. */
function order(
  findings: readonly SourcedFinding[],
  { files }: SweepInput,
  home: Home,
  ledger: Ledger,
): readonly Ranked[] {
  const { settings, now, trace } = home;
  const { findings: merged, ambiguous } = mergeSame(findings);
  for (const ids of ambiguous.slice(0, 5)) trace.note('same finding', `not certain, kept apart: ${ids.join(', ')}`);
  const rules = settings.sweep.cluster;
  const taken = merged.filter((finding) => isTaken(finding, ledger, home));
  const clustered = cluster(
    merged.filter((finding) => !taken.includes(finding)),
    { package: rules.includes('package'), ruleAndFile: rules.includes('rule-and-file') },
  );
  return rank([...taken, ...clustered], {
    now,
    deadlines: { ...DEFAULT_DEADLINES, ...settings.sweep.deadlines },
    ...(files.coverage ? { blastRadius: blastRadii(files.coverage.portfolios) } : {}),
  });
}

async function silenceOf(
  readings: readonly Reading[],
  { fault }: Judgement,
  home: Home,
  port: CountingPort,
): Promise<Stopped | undefined> {
  if (fault?.reason === 'scan-failed') return undefined;
  const { settings, repository, now } = home;
  const { scanAgeDays } = settings.sweep;
  return explainSilence(readings, repository.defaultBranch, scanAgeDays, now, port);
}

/** The worst of what happened, for the run as a whole. */
function endOf(
  { mode }: SweepInput,
  { turns, stopped, waiting, leftOut }: Pick<SweepOutcome, 'turns' | 'stopped' | 'waiting' | 'leftOut'>,
  { judgement, silence, isWhole }: Looked,
): { readonly reason: ReasonCode; readonly message: string } {
  const of = (kind: Turn['kind']) => turns.filter((turn) => turn.kind === kind);
  const [made, failed] = [of(mode === 'plan' ? 'planned' : 'handed-off'), of('failed')];
  const verb = mode === 'plan' ? 'would be handed off' : 'handed off';
  const count = `${made.length} ${verb}, ${failed.length} failed, ${waiting.length} of those seen wait`;
  const say = (reason: ReasonCode, why: string) => ({ reason, message: why === '' ? count : `${count}; ${why}` });
  if (stopped && REASONS[stopped.reason].level === 'failed') return say(stopped.reason, stopped.message);
  if (judgement.fault) return say(judgement.fault.reason, judgement.fault.message);
  if (silence) return say(silence.reason, silence.message);
  const unclear = leftOut.find(({ code }) => code === 'not-known' || code === 'other-repository');
  if (unclear) return say('sweep-incomplete', `${unclear.ranked.finding.id}: ${unclear.seen}`);
  if (failed.length > 0) return say('sweep-partly-failed', failed[0]?.message ?? '');
  if (mode === 'plan') return say('sweep-planned', stopped?.message ?? '');
  if (made.length > 0) return say('swept', stopped === undefined ? '' : `then: ${stopped.message}`);
  if (stopped) return say(stopped.reason, stopped.message);
  return isWhole ? say('nothing-to-sweep', '') : say('beyond-window', 'see the summary for what was read');
}

/**
 * The status labels also say that this repository has a ledger: without them a deleted one would be begun anew, and everything handed off
 * again.
 */
async function markAsUsed(input: SweepInput, home: Home, turns: readonly Turn[], deps: SweepDeps): Promise<void> {
  const claimed = turns.some(({ outcome }) => outcome?.entry !== undefined);
  if (home.repository.hasStatusLabels || !claimed || input.mode === 'plan') return;
  try {
    await createStatusLabels(deps.github, input.repository);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    home.trace.note('status labels', why, 'give the token `issues: write`, or create the labels by hand');
  }
}
