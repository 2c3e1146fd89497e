import { WEEKDAYS, type Settings, type Trace } from '@agent-remediation/conventions';
import type { ClaimStop, Governor, LedgerView } from '@agent-remediation/remediation';

/**
 * What holds the sweep back beside the limits that every hand-off obeys. Each is asked on the very snapshot on which the claim is
 * written (D4), so that any number of sweeps at once keep them together.
 */
export function governorsOf({ sweep, limits }: Settings, repository: string, since?: Date): readonly Governor[] {
  return [
    (view, trace) => frozen(sweep, view.at, trace),
    (view, trace) => reviewBacklog(sweep.openPullRequests, view, trace),
    (view, trace) => mergePace(sweep.mergeFactor, limits.perRun, view, trace),
    (view, trace) => fuse(sweep.fuse, repository, view, trace, since),
  ];
}

function stop(trace: Trace, rule: string, reason: ClaimStop['reason'], message: string, change: string): ClaimStop {
  trace.stop(rule, message, change);
  return { reason, message };
}

/** Days are counted in UTC, by GitHub's clock. */
export function frozen(sweep: Settings['sweep'], at: Date, trace: Trace): ClaimStop | undefined {
  const rule = 'freeze';
  const today = at.toISOString().slice(0, 10);
  const span = sweep.freeze.find(({ from, until }) => from <= today && today <= until);
  if (span) {
    const why = span.reason === undefined ? '' : ` (${span.reason})`;
    return stop(trace, rule, 'frozen', `${span.from} to ${span.until}${why}`, 'change `sweep.freeze` in the settings');
  }
  const weekday = WEEKDAYS[at.getUTCDay()];
  if (weekday !== undefined && sweep.freezeWeekdays.includes(weekday))
    return stop(trace, rule, 'frozen', weekday, 'change `sweep.freeze-weekdays` in the settings');
  trace.pass(rule, `none on ${today}`);
  return undefined;
}

/** What people have not reviewed yet is not added to. */
function reviewBacklog(limit: number, { open }: LedgerView, trace: Trace): ClaimStop | undefined {
  const rule = 'pull requests that wait for a review';
  const waiting = [...open.values()].filter(({ state, pullRequest }) => state === 'created' && pullRequest !== null);
  const seen = `${waiting.length} of ${limit} ${rule}`;
  if (waiting.length >= limit)
    return stop(
      trace,
      rule,
      'review-backlog',
      seen,
      'review them, or raise `sweep.open-pull-requests` in the settings',
    );
  trace.pass(rule, seen);
  return undefined;
}

const WEEK = 7 * 86_400_000;

/** Not more in work than people merge: the pace of the last week times the factor, and never less than one run's worth. */
function mergePace(factor: number | undefined, least: number, view: LedgerView, trace: Trace): ClaimStop | undefined {
  if (factor === undefined) return undefined;
  const rule = 'findings in work by the pace of merges';
  const merges = (view.merges ?? []).filter((time) => view.at.getTime() - Date.parse(time) < WEEK).length;
  const limit = Math.max(least, Math.floor(merges * factor));
  const inWork = [...view.open.values()].filter(({ state }) => state !== 'merged').length;
  const seen = `${inWork} of ${limit} (${merges} merges in 7 days, factor ${factor}, at least ${least})`;
  if (inWork >= limit)
    return stop(trace, rule, 'merge-pace', seen, 'review and merge, or change `sweep.merge-factor` in the settings');
  trace.pass(rule, seen);
  return undefined;
}

const DAY = 86_400_000;
/** Hand-offs of one finding within two days that nothing but a loop explains. */
const SAME_FINDING = 3;

/**
 * The loop fuse: more hand-offs than any day should have, or one finding again and again. `since`: when a person closed the last incident;
 * what was before has been looked at.
 */
function fuse(limit: number, repository: string, view: LedgerView, trace: Trace, since?: Date): ClaimStop | undefined {
  const rule = 'loop fuse';
  const rows = [...view.yesterday, ...view.today].filter(
    (row) => row.repository === repository && (since === undefined || Date.parse(row.at) > since.getTime()),
  );
  const within = rows.filter(({ at }) => view.at.getTime() - Date.parse(at) < DAY).length;
  const change = 'find the loop, then close the incident issue; `sweep.fuse` in the settings sets the number';
  if (within >= limit)
    return stop(
      trace,
      rule,
      'loop-fuse',
      `${within} hand-offs of ${repository} within 24 hours; the fuse is ${limit}`,
      change,
    );
  const counts = new Map<string, number>();
  for (const { fingerprint } of rows) counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most > SAME_FINDING)
    return stop(
      trace,
      rule,
      'loop-fuse',
      `one finding of ${repository} was handed off ${most} times in two days`,
      change,
    );
  trace.pass(rule, `${within} hand-offs of ${repository} within 24 hours; the fuse is ${limit}`);
  return undefined;
}
