import { appendFileSync } from 'node:fs';
import { REASONS, REASONS_PAGE, type ReasonCode } from '@agent-remediation/conventions/core';
import type { Environment } from './runner.ts';

/**
 * Reports an event that is none of ours, with the same outputs and summary as every other ending, but without `@actions/core`: loading
 * that would double the time of a run that has nothing to do. Test: what the runner reads is the same as from `@actions/core`.
 */
export function ignore(name: string, reason: ReasonCode, seen: string, environment: Environment): void {
  const { meaning, remedy } = REASONS[reason];
  const advice = remedy === '' ? '' : ` What to do: ${remedy}`;
  // Event and label names come from outside: what is shown of them is reduced to harmless characters.
  const shown = seen.replace(/[^\w .,:;#/()-]/g, '?').slice(0, 200);
  const trace = JSON.stringify([{ rule: 'event', seen: shown, verdict: 'stop', change: remedy }]);
  append(environment['GITHUB_OUTPUT'], `reason=${reason}\ntrace=${trace}\n`);
  append(
    environment['GITHUB_STEP_SUMMARY'],
    `## ${name}: ${meaning}\n\nReason [\`${reason}\`](${REASONS_PAGE}#${reason}). Seen: \`${shown}\`.${advice}\n`,
  );
  process.stdout.write(`${name}: ${reason}: ${meaning} (${shown})${advice} ${REASONS_PAGE}#${reason}\n`);
}

function append(file: string | undefined, text: string): void {
  if (file !== undefined && file !== '') appendFileSync(file, text);
}
