import * as core from '@actions/core';
import { MAX_SUMMARY_BYTES, REASONS, REASONS_PAGE } from '@agent-remediation/conventions';
import { capText, escapeForLog } from '@agent-remediation/text';
import type { ActionResult, Annotation } from './run-action.ts';
import { summaryOf } from './summary.ts';

export interface Reporting {
  readonly name: string;
  /** Takes secrets and everything that looks like a token out. */
  readonly redact: (text: string) => string;
  /** Takes the run's secrets out, and nothing else: outputs pass on answers unchanged (D9). */
  readonly redactSecrets: (text: string) => string;
}

/** Outputs, summary, one sentence in the log, and the exit code. */
export async function report(result: ActionResult, { name, redact, redactSecrets }: Reporting): Promise<void> {
  const { reason, message, trace, success } = result;
  for (const [output, value] of Object.entries(result.outputs)) core.setOutput(output, redactSecrets(value));
  core.setOutput('reason', reason);
  core.setOutput('trace', redact(JSON.stringify(trace)));
  const { level, meaning, remedy } = REASONS[reason];
  const seen = message === '' ? '' : ` (${capText(message, { codePoints: 2_000 }).text})`;
  const next = level === 'done' || remedy === '' ? '' : ` What to do: ${remedy} ${REASONS_PAGE}#${reason}`;
  // A command's own escapes leave every separator but two as it is; the sentence must be harmless to any reader of lines (P7).
  const sentence = escapeForLog(redact(`${reason}: ${meaning}${seen}${next}`));
  // Secrets go before the text is made inert: a mask that took a closing backtick along would make the rest of the line live (P8).
  const rows = trace.map((row) => ({ ...row, seen: redact(row.seen) }));
  await writeSummary(redactSecrets(summaryOf({ ...result, message: redact(message), trace: rows }, name)));
  annotate(result.annotations ?? [], redact);
  if (!success) core.setFailed(sentence);
  else if (level === 'refused') core.warning(sentence);
  else core.info(`${name}: ${sentence}`);
}

/** GitHub shows so many annotations of each level per step. */
const MOST_ANNOTATIONS = 10;

function annotate(annotations: readonly Annotation[], redact: Reporting['redact']): void {
  const safe = (text: string): string => capText(escapeForLog(redact(text)), { codePoints: 1_000 }).text;
  const levels = { error: core.error, warning: core.warning, notice: core.notice };
  for (const [name, show] of Object.entries(levels))
    for (const { title, message, path, line } of annotations
      .filter(({ level }) => level === name)
      .slice(0, MOST_ANNOTATIONS)) {
      const place = path === undefined ? {} : { file: safe(path), ...(line === undefined ? {} : { startLine: line }) };
      show(safe(message), { title: safe(title), ...place });
    }
}

async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(capText(markdown, { bytes: MAX_SUMMARY_BYTES - 1_000 }).text, true).write();
  } catch {
    // Outside of a runner, or with a full disk, there is nowhere to write it; the log has the same sentence.
  }
}
