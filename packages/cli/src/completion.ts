/** `completion bash|zsh|fish`: a script that completes commands, options and their words, made from the one table of commands. */
import { readArguments, wrongly } from './arguments.ts';
import { COMMANDS, isCommand, specOf, takesJson, type CommandName, type OptionSpec } from './commands.ts';
import type { Terminal } from './terminal.ts';

const SHELLS: Readonly<Record<string, () => string>> = { bash, zsh, fish };

export async function completion(terminal: Terminal, args: readonly string[]): Promise<number> {
  const given = await readArguments(terminal, 'completion', args);
  if (given === undefined) return 2;
  const [shell = ''] = given.rest;
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (script === undefined) return wrongly(terminal, 'completion', `"${shell}" is not one of bash, zsh, fish`);
  terminal.write(script());
  return 0;
}

const PROGRAM = 'agent-remediation';
const JSON_FLAG: OptionSpec = { says: 'The same as --format json.' };

const names = (): readonly CommandName[] => Object.keys(COMMANDS).filter(isCommand);

function optionsOf(name: CommandName): readonly (readonly [string, OptionSpec])[] {
  const help: OptionSpec = { says: 'Shows what it takes.' };
  return [
    ...Object.entries(specOf(name).options),
    ...(takesJson(name) ? [['json', JSON_FLAG] as const] : []),
    ['help', help] as const,
  ];
}

/** Words that can stand behind the options; none where it is a file or something that only the user knows. */
function words(name: CommandName): readonly string[] {
  const { takes } = specOf(name);
  if (takes === '[COMMAND]') return names();
  return /^[a-z]+(\|[a-z]+)+$/.test(takes) ? takes.split('|') : [];
}

/** Bash from 3.2 on. Where nothing is offered, bash completes file names. */
function bash(): string {
  const choices = names().flatMap((name) =>
    optionsOf(name).flatMap(([option, { choices: allowed, isList }]) =>
      allowed === undefined
        ? []
        : [
            `    '${name} --${option}') ${isList === true ? '_agent_remediation_list' : '_agent_remediation_words'} '${allowed.join(' ')}'; return ;;`,
          ],
    ),
  );
  const values = names().flatMap((name) =>
    optionsOf(name).flatMap(([option, { value }]) => (value === undefined ? [] : [`'${name} --${option}'`])),
  );
  const commands = names().map((name) => {
    const options = optionsOf(name).map(([option]) => `--${option}`);
    return `    ${name}) options='${options.join(' ')}' words='${words(name).join(' ')}' ;;`;
  });
  return `# Completion of ${PROGRAM} for bash. To use it: source <(${PROGRAM} completion bash)
_agent_remediation_words() {
  COMPREPLY=($(compgen -W "$1" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
_agent_remediation_list() {
  local word="\${COMP_WORDS[COMP_CWORD]}" head=''
  case "$word" in *,*) head="\${word%,*}," ;; esac
  COMPREPLY=($(compgen -P "$head" -W "$1" -- "\${word##*,}"))
}
_agent_remediation() {
  local options='' words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _agent_remediation_words '${names().join(' ')} --help --version'
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${choices.join('\n')}
    ${values.join(' | ')}) return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${commands.join('\n')}
  esac
  case "\${COMP_WORDS[COMP_CWORD]}" in
    -*) _agent_remediation_words "$options" ;;
    *) [ -z "$words" ] || _agent_remediation_words "$words" ;;
  esac
}
complete -o default -F _agent_remediation ${PROGRAM}
`;
}

function zsh(): string {
  const escaped = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&').replaceAll("'", '’');
  const commands = names().map((name) => `    '${name}:${escaped(specOf(name).says)}'`);
  const cases = names().map((name) => {
    const options = optionsOf(name).map(([option, { says, value, choices, isList }]) => {
      const action =
        choices === undefined
          ? value === undefined
            ? ''
            : `:${escaped(value)}:_files`
          : isList === true
            ? `:${option}:_values -s , ${option} ${choices.join(' ')}`
            : `:${option}:(${choices.join(' ')})`;
      return `'--${option}[${escaped(says)}]${action}'`;
    });
    const rest = words(name).length > 0 ? `'*:word:(${words(name).join(' ')})'` : `'*:file:_files'`;
    return `    ${name}) _arguments ${[...options, rest].join(' ')} ;;`;
  });
  return `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh. To use it: source <(${PROGRAM} completion zsh)
_agent_remediation() {
  local -a commands
  commands=(
${commands.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
compdef _agent_remediation ${PROGRAM}
`;
}

function fish(): string {
  const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
  const lines = names().flatMap((name) => {
    const seen = `-n '__fish_seen_subcommand_from ${name}'`;
    const options = optionsOf(name).map(([option, { says, value, choices }]) => {
      const takes = choices === undefined ? (value === undefined ? '' : ' -r') : ` -x -a ${quoted(choices.join(' '))}`;
      return `complete -c ${PROGRAM} ${seen} -l ${option}${takes} -d ${quoted(says)}`;
    });
    const behind = words(name);
    return [
      `complete -c ${PROGRAM} -n __fish_use_subcommand -f -a ${name} -d ${quoted(specOf(name).says)}`,
      ...options,
      ...(behind.length === 0 ? [] : [`complete -c ${PROGRAM} ${seen} -f -a ${quoted(behind.join(' '))}`]),
    ];
  });
  return `# Completion of ${PROGRAM} for fish. To use it: ${PROGRAM} completion fish | source\n${lines.join('\n')}\n`;
}
