import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Terminal } from './terminal.ts';

/** What was given after a command's name: values of its options, whether a flag stands there, and the rest. */
export interface Given {
  readonly option: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
  readonly rest: readonly string[];
}

/** `undefined`, and the usage on standard error, when it was called wrongly. `rest`: how many arguments it takes. */
export function readArguments(
  terminal: Terminal,
  args: readonly string[],
  usage: string,
  options: readonly string[],
  rest: { readonly least: number; readonly most: number },
  flags: readonly string[] = [],
): Given | undefined {
  try {
    const types: NonNullable<ParseArgsConfig['options']> = Object.fromEntries([
      ...options.map((name) => [name, { type: 'string' }] as const),
      ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ]);
    const { values, positionals } = parseArgs({
      args: [...args],
      options: types,
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length >= rest.least && positionals.length <= rest.most)
      return {
        option: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
        flag: (name) => values[name] === true,
        rest: positionals,
      };
  } catch {
    // An unknown option, or one without its value: the usage says what there is.
  }
  wrongly(terminal, usage);
  return undefined;
}

export function wrongly(terminal: Terminal, usage: string): 2 {
  terminal.writeError(`agent-remediation: usage: agent-remediation ${usage}\n`);
  return 2;
}

/** The value when it is one of the allowed ones, the first of them when there is none, `undefined` otherwise. */
export function choice<Choice extends string>(
  value: string | undefined,
  allowed: readonly [Choice, ...Choice[]],
): Choice | undefined {
  return value === undefined ? allowed[0] : allowed.find((one) => one === value);
}
