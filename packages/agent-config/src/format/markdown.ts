import { inertInline } from '@agent-remediation/text';
import { RULES } from '../catalogue.ts';
import type { Problem } from '../problem.ts';
import { counts } from './text.ts';

const MOST = 100;

/** For a step summary: a table of at most a hundred rows, and the true numbers. What comes from the repository is made inert. */
export function markdown(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'The agent’s files are as they should be.\n';
  const rows = problems
    .slice(0, MOST)
    .map(
      ({ rule, level, file, line, message, fix }) =>
        `| ${level} | ${inertInline(`${file}:${line}`)} | ${inertInline(message)} | ${inertInline(fix)} | ${rule}: ${RULES[rule].why} |`,
    );
  const more = problems.length > MOST ? `\nThe first ${MOST} of ${problems.length}.\n` : '';
  return `${counts(problems)}\n\n| Level | Where | What | Fix | Why |\n|---|---|---|---|---|\n${rows.join('\n')}\n${more}`;
}
