import { MAX_COMMENT, REASONS, REASONS_PAGE, type ReasonCode } from '@agent-remediation/conventions';
import { capText, inertInline } from '@agent-remediation/text';
import { approveLine } from './approvals.ts';
import { CONTRACT_RULES } from './breach.ts';
import { CONTRACT_MARKER } from './github/read.ts';
import type { RuleResult, Verdict } from './judge.ts';

const MARKS = { kept: '✅', noted: 'ℹ️', approved: '☑️', asks: '✋', broken: '⛔' } as const;
/** Rows of one rule; a rule that is broken at a hundred places is shown at these. */
const ROWS_PER_RULE = 12;

/** The one comment on the pull request, within GitHub's limit and without anything live that came from outside (P8). */
export function contractComment(verdict: Verdict, reason: ReasonCode, because: string, headOid: string): string {
  const asking = verdict.results.filter(({ state }) => state === 'asks');
  const lines = [
    CONTRACT_MARKER,
    `**Contract of a remediation pull request** · [\`${reason}\`](${REASONS_PAGE}#${reason})`,
    '',
    `${REASONS[reason].meaning} ${REASONS[reason].remedy}`.trim(),
    '',
    ...contractTable(verdict),
    ...(asking.length === 0
      ? []
      : [
          '',
          'To approve, somebody with write other than the author writes a **new** comment with the lines meant:',
          '',
          '```text',
          ...asking.map(({ rule }) => approveLine(rule, headOid)),
          '```',
        ]),
    '',
    `<sub>Judged commit \`${headOid.slice(0, 12)}\`. The contract holds here because ${inertInline(because, 200)}.</sub>`,
  ];
  return capText(lines.join('\n'), { codePoints: MAX_COMMENT - 1_000 }).text;
}

/** The rules as a Markdown table: those that say something in full, the others in one line. */
export function contractTable(verdict: Verdict): readonly string[] {
  const told = verdict.results.filter(({ state }) => state !== 'kept');
  const kept = verdict.results.filter(({ state }) => state === 'kept').map(({ rule }) => `\`${rule}\``);
  return [
    ...(told.length === 0
      ? []
      : ['| | Rule | Where | Seen | What to do |', '|---|---|---|---|---|', ...told.flatMap(rows), '']),
    `Kept: ${kept.length === 0 ? 'none' : kept.join(', ')}.`,
  ];
}

function rows({ rule, state, by, breaches }: RuleResult): readonly string[] {
  const shown = breaches.slice(0, ROWS_PER_RULE).map(({ severity, path, line, seen, why, instead }) => {
    const mark =
      severity === 'ask' ? MARKS[state === 'broken' ? 'asks' : state] : MARKS[severity === 'warn' ? 'noted' : 'broken'];
    const where = path === undefined ? '' : inertInline(line === undefined ? path : `${path}:${line}`, 200);
    const next = state === 'approved' ? `Approved by ${inertInline(by ?? '', 50)}.` : inertInline(instead, 400);
    return `| ${mark} | \`${rule}\`: ${CONTRACT_RULES[rule].asks} | ${where} | ${inertInline(seen, 400)}: ${why} | ${next} |`;
  });
  const more = breaches.length - shown.length;
  return more > 0 ? [...shown, `| | \`${rule}\` | | and ${more} more | |`] : shown;
}
