import { COMMANDS, isCommand, optionUsage, specOf, takesJson, type CommandName } from './commands.ts';
import { HELP_COLUMNS, wrap } from './terminal.ts';

/** Characters of the longest command name and the space behind it. */
const COLUMN = 16;

/** Rows of two columns for a terminal of 80; the second one is wrapped below itself. */
function rows(list: readonly (readonly [string, string])[], column: number): readonly string[] {
  return list.flatMap(([name, says]) => {
    const lines = wrap(says, HELP_COLUMNS - column - 2);
    // A name that does not fit stands on a line of its own.
    const first = name.length < column ? [] : [`  ${name}`];
    const label = first.length > 0 ? '' : name;
    return [...first, ...lines.map((line, index) => `  ${(index === 0 ? label : '').padEnd(column)}${line}`.trimEnd())];
  });
}

export function helpForAll(): string {
  const names = Object.keys(COMMANDS).filter(isCommand);
  return `${[
    ...wrap(
      'Hands security findings to a coding agent and brings them back as reviewed draft pull requests.',
      HELP_COLUMNS,
    ),
    '',
    'Usage: agent-remediation <command>',
    '',
    ...rows([...names.map((name) => [name, specOf(name).says] as const), ['--version', 'Shows the version.']], COLUMN),
    '',
    ...wrap(`${EXIT_CODES} "agent-remediation help <command>" shows what a command takes.`, HELP_COLUMNS),
    '',
    'In a clone: npm run --silent cli -- <command>',
  ].join('\n')}\n`;
}

const EXIT_CODES = 'Exit codes: 0 done, 1 something is wrong and was said, 2 called wrongly, 130 ended with Ctrl+C.';

/** Characters of the option column of one command's help. */
const OPTIONS = 26;

export function helpFor(name: CommandName): string {
  const { says, takes, options, notes = [] } = specOf(name);
  const list = Object.entries(options).map(([option, spec]) => [optionUsage(option, spec), spec.says] as const);
  const json = takesJson(name) ? [['--json', 'The same as --format json.'] as const] : [];
  const parts = [list.length === 0 ? '' : ' [options]', takes === '' ? '' : ` ${takes}`];
  return `${[
    ...wrap(says, HELP_COLUMNS),
    '',
    `Usage: agent-remediation ${name}${parts.join('')}`,
    ...(list.length === 0 ? [] : ['', ...rows([...list, ...json], OPTIONS)]),
    ...(notes.length === 0 ? [] : ['', ...notes.flatMap((note) => wrap(note, HELP_COLUMNS))]),
    '',
    ...wrap(EXIT_CODES, HELP_COLUMNS),
  ].join('\n')}\n`;
}
