import { Ending, REASONS, succeeds, Trace, TRACKING_MARKER, type Outcome } from '@agent-remediation/conventions';
import {
  readRepository,
  readSubjects,
  type RepositoryFacts,
  type RepositoryName,
  type SubjectIssue,
} from '@agent-remediation/github';
import { findingBases } from '../closure/close.ts';
import type { HandedInput } from '../closure/evidence/handed-in.ts';
import type { Deps } from '../deps.ts';
import { ledgerDeps, ledgerPort } from '../hand-off/hand-off.ts';
import { stateOf } from '../ledger/claim.ts';
import type { Entry } from '../ledger/entry.ts';
import { readOpen } from '../ledger/ledger.ts';
import { settingsOf } from '../settings.ts';
import { endingOf, needsHuman, NO_FINDING, worst, type ReportRow } from './report.ts';
import { tell, type Told } from '../tell/tell.ts';
import { ledgerIsPrivate, ledgerKeepsSecret, targetOf } from '../trust/places.ts';
import { advance, withDuplicates, type Advanced, type AdvanceFacts } from './advance.ts';
import { mayDecide, type DecideInput, type FindingVerdict } from './decide.ts';
import { lookBeside, revive, showFinished } from './beside.ts';
import { labelsWithoutRun, type LabelWithoutRun } from './labels.ts';

export interface ReconcileInput {
  readonly repository: RepositoryName;
  readonly host: string;
  readonly runId: string;
  /** Whether there is a credential for the session service: sessions are looked up with it. */
  readonly withSessions: boolean;
  /** What the workflow found out itself about a commit. */
  readonly handedIn?: HandedInput | undefined;
  /** What a person decided about findings that have no issue. */
  readonly decide?: DecideInput | undefined;
  readonly dryRun: boolean;
}

export interface ReconcileOutcome extends Outcome {
  readonly report: readonly ReportRow[];
  readonly success: boolean;
}

/** Findings per GraphQL call. */
const CHUNK = 20;
/** Seconds after a claim or answer in which the run that wrote it still tells of it. */
const TELLING_SECONDS = 120;

/** Looks at every open finding of this repository and at labels that no run took up (D3). Never throws. */
export async function reconcile(input: ReconcileInput, deps: Deps): Promise<ReconcileOutcome> {
  const trace = new Trace();
  try {
    const report = await look(input, deps, trace);
    const reason = worst(report);
    const count = (reasons: (row: ReportRow) => boolean) => report.filter(reasons).length;
    const message = `${report.length} looked at, ${count((row) => row.changed)} changed, ${count(needsHuman)} need a person`;
    const told = report.filter(needsHuman).every((row) => row.told);
    return { reason, message, trace: trace.rows, report, success: succeeds(reason, told) };
  } catch (error) {
    const ending = endingOf(error);
    trace.stop(ending.reason, ending.message, REASONS[ending.reason].remedy);
    return {
      reason: ending.reason,
      message: ending.message,
      trace: trace.rows,
      report: [],
      success: succeeds(ending.reason, false),
    };
  }
}

async function look(input: ReconcileInput, deps: Deps, trace: Trace): Promise<readonly ReportRow[]> {
  const repository = await (deps.facts ?? readRepository(deps.github, input.repository));
  const settings = await settingsOf(repository, trace);
  await ledgerKeepsSecret(repository, settings, () => ledgerIsPrivate(settings, deps), trace);
  const port = ledgerPort({ settings, repository }, deps);
  const view = await readOpen(port);
  if (view === undefined && (repository.hasStatusLabels || settings.ledger.repository !== undefined)) {
    throw new Ending(
      'ledger-missing',
      'the ledger branch does not exist, but this repository was in use or names a ledger',
    );
  }
  if (view?.halt !== undefined) trace.note('kill switch', 'HALT is set: no hand-off is started; reconcile goes on');
  const mine = [...(view?.open.values() ?? [])].filter(
    (entry) => entry.repository.host === input.host && entry.repository.id === repository.id,
  );
  trace.pass('open findings', String(mine.length));
  const elsewhere = await targetOf(settings, repository, deps);
  const here = { ...input.repository, defaultBranch: repository.defaultBranch };
  const target = elsewhere ? { ...elsewhere.name, defaultBranch: elsewhere.seen?.defaultBranch } : here;
  const decisions = await decisionsOf(input, mine, repository, deps, trace);
  const finished = await lookBeside({ input, settings, repository, target, port, mine }, deps, trace);
  const facts: AdvanceFacts = {
    input,
    settings,
    target,
    ledger: ledgerDeps({ repository, settings }, port, deps),
    at: view?.at ?? deps.now(),
    baseBranches: findingBases(settings, repository, elsewhere?.seen?.defaultBranch),
    verdicts: decisions.verdicts,
    openPullRequests: finished.pullRequests,
  };
  const revived = await revive(finished.reopened, facts, deps, trace);
  const rows: ReportRow[] = [...decisions.refused];
  const all = [...mine, ...revived];
  for (let start = 0; start < all.length; start += CHUNK) {
    rows.push(...(await lookAt(all.slice(start, start + CHUNK), facts, repository, deps, trace)));
  }
  rows.push(...(await showFinished(finished, facts, repository, deps, trace)));
  rows.push(...(await labels({ input, settings, repository, port, mine }, deps, trace)));
  return rows.map((row) => ({
    ...row,
    changed: row.changed || revived.some((entry) => entry.fingerprint === row.fingerprint),
  }));
}

/** Which decisions hold, and a row for each that does not. */
async function decisionsOf(
  { decide, repository }: ReconcileInput,
  mine: readonly Entry[],
  here: RepositoryFacts,
  deps: Deps,
  trace: Trace,
): Promise<{ readonly verdicts: ReadonlyMap<string, FindingVerdict>; readonly refused: readonly ReportRow[] }> {
  if (decide === undefined) return { verdicts: new Map(), refused: [] };
  const who = await mayDecide(decide, repository, here, deps.github, trace);
  const [verdicts, refused] = [new Map<string, FindingVerdict>(), [] as ReportRow[]];
  for (const [findingId, verdict] of decide.verdicts) {
    const isOpen = mine.some((entry) => entry.findingId === findingId);
    const why =
      who.kind === 'refused' ? who.why : isOpen ? undefined : 'no finding of this repository that is open has this id';
    const message = `${verdict}: ${why ?? ''}`;
    if (who.kind === 'authorised' && why === undefined) verdicts.set(findingId, { verdict, by: who.by });
    else refused.push({ ...NO_FINDING, findingId, issue: null, reason: 'decision-refused', message, told: false });
  }
  return { verdicts, refused };
}

async function lookAt(
  entries: readonly Entry[],
  facts: AdvanceFacts,
  repository: RepositoryFacts,
  deps: Deps,
  trace: Trace,
): Promise<readonly ReportRow[]> {
  const target = facts.settings.targetRepository;
  const subjects = await readSubjects(deps.github, facts.input.repository, entries, TRACKING_MARKER, target);
  const rows: ReportRow[] = [];
  for (const [index, entry] of entries.entries()) {
    const subject = subjects[index];
    if (!subject) continue;
    deps.log(`${entry.findingId}: ${stateOf(entry, facts.at)}`);
    // One finding that fails does not stop the rest; it is reported with its own reason.
    const failed = (error: unknown): Advanced => {
      const { reason, message } = endingOf(error);
      return { reason, message, entry };
    };
    const found = subject instanceof Ending ? undefined : subject;
    let advanced = found ? await advance(entry, found, facts, deps, trace).catch(failed) : failed(subject);
    advanced = withDuplicates(advanced, facts);
    const told = await show(advanced, entry, found?.issue, facts, repository, deps, trace);
    // What people do not see yet is not ended: the next run finds the finding open, and makes both good.
    if (advanced.finish && told.unfinished) advanced = { ...advanced, entry: advanced.before ?? entry };
    else if (advanced.finish) advanced = { ...advanced, ...(await finished(advanced.finish).catch(failed)) };
    rows.push(rowOf(advanced, entry, facts.at, told.commented));
    trace.note(entry.findingId, `${advanced.reason}: ${advanced.message}`);
  }
  return rows;
}

async function finished(finish: () => Promise<Entry>): Promise<Partial<Advanced>> {
  return { entry: await finish() };
}

function rowOf({ entry: now, reason, message }: Advanced, before: Entry, at: Date, told: boolean): ReportRow {
  return {
    findingId: before.findingId,
    fingerprint: before.fingerprint,
    issue: before.issue,
    state: stateOf(now, at),
    reason,
    message,
    changed:
      now.state !== before.state ||
      now.pullRequest !== before.pullRequest ||
      now.session?.id !== before.session?.id ||
      now.verify !== before.verify,
    told,
  };
}

/** Repairs the comment and the label as well: they are written whenever they do not say what the ledger says. */
async function show(
  { entry, reason, message }: Advanced,
  before: Entry,
  issue: SubjectIssue | undefined,
  facts: AdvanceFacts,
  repository: RepositoryFacts,
  deps: Deps,
  trace: Trace,
): Promise<Told> {
  if (facts.input.dryRun) return { commented: true, unfinished: false };
  if (before.issue === null || issue === undefined) return { commented: false, unfinished: false };
  // The run that has just written this is about to tell of it: two first comments would be one too many.
  const fresh = facts.at.getTime() - Date.parse(before.at) < TELLING_SECONDS * 1_000;
  if (fresh && issue.comment === 'none' && reason === 'working') return { commented: true, unfinished: false };
  const place = {
    ...facts.input.repository,
    issue: before.issue,
    labels: issue.labels,
    comment: issue.comment === 'none' ? ('unknown' as const) : issue.comment,
    hasStatusLabels: repository.hasStatusLabels,
  };
  return tell(place, { entry, state: stateOf(entry, facts.at), reason, message, at: facts.at }, deps, trace);
}

/** Tells of every label that no run took up. Nothing was claimed, so there is no state and no label of ours. */
async function labels(
  facts: Parameters<typeof labelsWithoutRun>[0] & { readonly input: ReconcileInput },
  deps: Deps,
  trace: Trace,
): Promise<readonly ReportRow[]> {
  try {
    const found = await labelsWithoutRun(facts, deps);
    const rows: ReportRow[] = [];
    for (const label of found) {
      const row = rowOfLabel(label);
      if (facts.input.dryRun) {
        rows.push(row);
        continue;
      }
      const { number: issue, labels: present, comment } = label.issue;
      const { hasStatusLabels } = facts.repository;
      const place = { ...facts.input.repository, issue, labels: present, hasStatusLabels };
      const { entry } = label;
      const telling = { entry, state: entry?.state, reason: row.reason, message: row.message, at: deps.now() };
      const shown = { ...place, comment: comment === 'none' ? ('unknown' as const) : comment };
      const { commented } = await tell(shown, telling, deps, trace);
      rows.push({ ...row, told: commented });
    }
    return rows;
  } catch (error) {
    const { reason, message } = endingOf(error);
    return [{ ...NO_FINDING, findingId: 'labels', issue: null, reason, message }];
  }
}

function rowOfLabel({ issue, label, entry }: LabelWithoutRun): ReportRow {
  if (entry) {
    const { findingId, fingerprint, state, at } = entry;
    return {
      findingId,
      fingerprint,
      issue: issue.number,
      state,
      changed: false,
      told: true,
      reason: 'needs-retry',
      message: `the request was refused at ${at}`,
    };
  }
  const since = issue.labelledAt?.toISOString() ?? 'long';
  const by = issue.labelledBy === undefined ? '' : `, added by ${issue.labelledBy}`;
  const message = `${label} since ${since}${by}, without a claim`;
  return {
    ...NO_FINDING,
    findingId: `issue-${issue.number}`,
    issue: issue.number,
    reason: 'run-never-started',
    message,
  };
}
