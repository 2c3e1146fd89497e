import type { Environment, Started } from '@agent-remediation/action-kit';
import { Ending } from '@agent-remediation/conventions/core';
import type { FilesVerdict } from '@agent-remediation/snapshot';
import { gravestFirst, markdown, validateFaultless, workspaceReader } from '@agent-remediation/snapshot/short-way';
import type { Settings } from './inputs.ts';
import { failed, finish, type Result } from './report.ts';

/**
 * Does the work and reports it. `@actions/core` is not loaded: it would take longer than the work. What only patterns, faults and files to
 * write need is loaded when there are any.
 */
export async function run(started: Started<Settings>, environment: Environment): Promise<void> {
  try {
    if (started.kind === 'error') throw started.error;
    finish(await validate(started.work, environment), environment);
  } catch (error) {
    finish(failed(error), environment);
  }
}

async function validate(settings: Settings, environment: Environment): Promise<Result> {
  const workspace = environment['GITHUB_WORKSPACE'] ?? '';
  if (workspace === '')
    throw new Ending('input-invalid', 'GITHUB_WORKSPACE is not set: this runs inside GitHub Actions');
  const options = { tierB: settings.coherence, tierC: settings.doubtful, unknownVersion: settings.unknownVersion };
  const verdict = settings.files.some((file) => /[!*?[\]{}()]/.test(file))
    ? undefined
    : await validateFaultless(settings.files, workspaceReader(workspace), options);
  if (verdict !== undefined && settings.report === 'none' && settings.sarifFile === undefined)
    return resultOf(verdict, { 'report-path': '', 'sarif-path': '' });
  const { annotate, judge, write } = await import('./long-way.ts');
  const judged = verdict ?? (await judge(settings.files, workspace, options));
  const paths = await write(judged, settings, workspace, environment['RUNNER_TEMP'] ?? workspace);
  annotate(judged.verdicts, settings.maxAnnotations);
  return resultOf(judged, paths);
}

function resultOf(verdict: FilesVerdict, paths: Readonly<Record<string, string>>): Result {
  const { valid, reason, errors, warnings, verdicts } = verdict;
  return {
    reason,
    message: '',
    success: valid,
    isTold: errors > 0,
    trace: traceOf(verdicts),
    outputs: {
      valid: String(valid),
      faults: String(errors + warnings),
      errors: String(errors),
      warnings: String(warnings),
      ...paths,
    },
    // Half of what GitHub accepts, so that other steps' summaries do not matter.
    summary: markdown(verdicts, { maxBytes: 2 ** 19 }),
  };
}

/** Files that the trace names: GitHub takes 1 MiB of a job's outputs. */
const TRACED = 100;

function traceOf(verdicts: FilesVerdict['verdicts']): Result['trace'] {
  const rows = gravestFirst(verdicts)
    .slice(0, TRACED)
    .map(({ file, reason, outcome, portfolios, errors, warnings }) => ({
      rule: reason,
      seen: `${file}: ${portfolios} portfolios, ${errors} errors, ${warnings} warnings`,
      verdict: outcome === 'valid' ? ('pass' as const) : outcome === 'unknown' ? ('note' as const) : ('stop' as const),
    }));
  const rest = verdicts.length - rows.length;
  return rest === 0 ? rows : [...rows, { rule: 'files', seen: `${rest} more`, verdict: 'note' }];
}
