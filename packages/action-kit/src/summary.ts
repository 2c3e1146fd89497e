import { REASONS, REASONS_PAGE } from '@agent-remediation/conventions';
import { inertInline, traceTable } from '@agent-remediation/text';
import type { ActionResult } from './run-action.ts';

/** What a run did and why, for the step summary. Text from outside is inert (P8). */
export function summaryOf({ reason, message, trace, summary }: ActionResult, name: string): string {
  const { meaning, remedy, level } = REASONS[reason];
  return [
    `## ${name}: ${meaning}`,
    '',
    `Reason [\`${reason}\`](${REASONS_PAGE}#${reason}).${level === 'done' || remedy === '' ? '' : ` **What to do:** ${remedy}`}`,
    ...(message === '' ? [] : ['', inertInline(message, 2_000)]),
    ...(summary === undefined ? [] : ['', summary]),
    '',
    '<details><summary>Why: the rules and what they saw</summary>',
    '',
    ...traceTable(trace),
    '',
    '</details>',
    '',
  ].join('\n');
}
