import {
  MAX_COMMENT,
  REASONS,
  TRACKING_MARKER,
  type ReasonCode,
  type StatusLabelKey,
  type TraceRow,
} from '@agent-remediation/conventions';
import { capText, inertInline, traceTable } from '@agent-remediation/text';
import type { Entry, State } from '../ledger/entry.ts';

/** What the tracking comment says. Only `entry`, `trace` and `message` vary; `message` and `seen` may hold untrusted text. */
export interface Telling {
  readonly entry: Entry | undefined;
  readonly state: State | undefined;
  readonly reason: ReasonCode;
  readonly message: string;
  /** Number of the pull request that this is about, where the entry does not name it. */
  readonly pullRequest?: number;
  readonly at: Date;
  /** Shown for `/agent why` and for endings that need a person. */
  readonly trace?: readonly TraceRow[];
}

const STATES: Readonly<Record<State, string>> = {
  posting: 'an agent session is being asked for',
  created: 'an agent session works on it',
  rejected: 'the request was refused, or the agent stopped without a pull request',
  merged: 'the fix is merged and waits for verification',
  closed: 'the fix is merged and the finding is closed',
  abandoned: 'the pull request was closed without a merge',
  unknown: 'it is not known whether a session was created',
};

/** The tracking comment, within GitHub's limit and without anything live that came from outside (P8). */
export function renderTracking(telling: Telling): string {
  const { reason } = telling;
  const lines = [
    TRACKING_MARKER,
    `**Agent remediation** · \`${reason}\``,
    '',
    `${REASONS[reason].meaning} ${REASONS[reason].remedy}`.trim(),
    ...(telling.message === '' ? [] : ['', `> ${inertInline(telling.message, 1_000)}`]),
    ...(telling.entry || telling.pullRequest === undefined ? [] : ['', `Pull request: #${telling.pullRequest}`]),
    ...(telling.entry ? ['', ...entryTable(telling.entry, telling.state)] : []),
    ...(telling.trace ? ['', ...traceTable(telling.trace)] : []),
    '',
    `<sub>A person reviews and merges. Commands, alone on a line of a new comment: \`/agent remediate\`, \`/agent retry\`, \`/agent why\`. Updated ${telling.at.toISOString()}.</sub>`,
  ];
  return capText(lines.join('\n'), { codePoints: MAX_COMMENT - 1_000 }).text;
}

function entryTable(entry: Entry, state: State | undefined): readonly string[] {
  const rows: readonly (readonly [string, string])[] = [
    ['Finding', `\`${entry.findingId}\``],
    ['State', STATES[state ?? entry.state]],
    ['Branch', `\`${entry.branch}\``],
    // Where nobody knows of a session, that is said: a pull request may be an earlier attempt's.
    ...(entry.state === 'rejected' ? [] : [['Session', entry.session ? session(entry.session) : 'not known'] as const]),
    ...(entry.pullRequest === null ? [] : [['Pull request', `#${entry.pullRequest}`] as const]),
    ['Attempt', `${entry.attempt} of generation ${entry.generation}`],
    ...entry.strays.map(
      (stray) =>
        [`Earlier session (attempt ${stray.attempt})`, stray.id === null ? 'not known' : session(stray)] as const,
    ),
  ];
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)];
}

function session({ id, url }: { readonly id: string | null; readonly url: string | null }): string {
  const name = inertInline(id ?? 'created');
  // The address was checked to be https; parentheses and spaces would end a Markdown link early.
  return url === null || /[\s()<>|\\]/.test(url) ? name : `[${name}](${url})`;
}

/** Whether nothing goes on by itself after this ending: a person has to do something. */
export function needsPerson(reason: ReasonCode): boolean {
  // Elsewhere a merge into another branch is none of ours; for a finding it is where everything stops.
  return REASONS[reason].level === 'refused' || reason === 'base-branch-not-listed';
}

/** The status label that fits a state; `none`: take it off; `undefined`: leave what is there. */
export function labelFor(state: State | undefined, entry: Entry | undefined): StatusLabelKey | 'none' | undefined {
  switch (state) {
    case 'posting':
      return 'working';
    case 'created':
      return entry?.pullRequest ? 'review' : 'working';
    case 'unknown':
    case 'rejected':
      return 'human';
    case 'abandoned':
      // Without a pull request it was a person who closed the issue: nobody is needed any more.
      return entry?.pullRequest === null ? 'none' : 'human';
    case 'merged':
      return 'merged';
    case 'closed':
      return 'fixed';
    case undefined:
      return undefined;
  }
}
