import { RULES } from '../catalogue.ts';
import { plainLine, type Problem } from '../problem.ts';

/** For people: one block a problem, and a last line with the numbers. File names and messages can hold what steers a terminal. */
export function text(problems: readonly Problem[]): string {
  const blocks = problems.map(
    ({ file, line, column, level, rule, message, fix }) =>
      `${plainLine(file)}:${line}:${column}  ${level}  ${rule}\n    ${plainLine(message)}\n    Why: ${RULES[rule].why}\n    Fix: ${plainLine(fix)}\n`,
  );
  return `${blocks.join('\n')}${blocks.length === 0 ? '' : '\n'}${counts(problems)}\n`;
}

export function counts(problems: readonly Problem[]): string {
  const of = (level: Problem['level']): string => {
    const count = problems.filter((problem) => problem.level === level).length;
    return `${count} ${level}${count === 1 ? '' : 's'}`;
  };
  return `${of('error')}, ${of('warning')}, ${of('note')}.`;
}
