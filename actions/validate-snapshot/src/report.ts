/**
 * What the runner reads: commands on standard output, and its files. Written here because loading `@actions/core` takes longer than
 * checking a snapshot; the same words and escapes as there.
 */
import { appendFileSync, writeSync } from 'node:fs';
import type { Environment } from '@agent-remediation/action-kit';
import { Ending, REASONS, REASONS_PAGE, type ReasonCode, type TraceRow } from '@agent-remediation/conventions/core';

export interface Result {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly success: boolean;
  /** Whether an annotation has said already what is wrong. */
  readonly isTold: boolean;
  readonly trace: readonly TraceRow[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** The ending for an error: wrapped here, once. */
export function failed(error: unknown): Result {
  const reason = error instanceof Ending ? error.reason : 'bug';
  const text =
    error instanceof Error ? (reason === 'bug' ? (error.stack ?? error.message) : error.message) : String(error);
  // Messages may quote inputs: what is shown of them is reduced to harmless characters.
  const message = text.replace(/[^\w .,:;#/()'`-]/g, '?').slice(0, 2_000);
  return {
    reason,
    message,
    success: false,
    isTold: false,
    trace: [{ rule: reason, seen: message, verdict: 'stop', change: REASONS[reason].remedy }],
    outputs: { valid: 'false' },
    summary: '',
  };
}

/** Outputs, summary, one sentence in the log, and the exit code. */
export function finish(result: Result, environment: Environment): void {
  const { reason, message, success, isTold, trace, outputs, summary } = result;
  const { meaning, remedy, level } = REASONS[reason];
  const values = { ...outputs, reason, trace: JSON.stringify(trace) };
  append(
    environment['GITHUB_OUTPUT'],
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const next = level === 'done' ? '' : ` **What to do:** ${remedy}`;
  const head = `## validate-snapshot: ${meaning}\n\nReason [\`${reason}\`](${REASONS_PAGE}#${reason}).${next}\n`;
  append(environment['GITHUB_STEP_SUMMARY'], `${head}${message === '' ? '' : `\n${message}\n`}\n${summary}\n`);
  const seen = message === '' ? '' : ` (${message})`;
  const sentence = `${reason}: ${meaning}${seen}${level === 'done' ? '' : ` What to do: ${remedy} ${REASONS_PAGE}#${reason}`}`;
  if (!success && !isTold) print(`::error::${data(sentence)}\n`);
  else if (success && level !== 'done' && !isTold) print(`::warning::${data(sentence)}\n`);
  else print(`validate-snapshot: ${sentence}\n`);
  if (!success) process.exitCode = 1;
}

/** Straight to the file: opening the stream for one line takes a tenth of the run. */
export function print(text: string): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // A pipe that is full for the moment: the stream waits for it.
    process.stdout.write(rest);
  }
}

function append(file: string | undefined, text: string): void {
  if (file !== undefined && file !== '') appendFileSync(file, text);
}

/** As the runner unescapes the text of a command (actions/runner, ActionCommand). */
export function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
