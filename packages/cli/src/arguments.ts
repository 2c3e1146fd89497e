import { parseArgs, type ParseArgsConfig } from 'node:util';
import { COMMANDS, specOf, takesJson, type CommandName, type OptionSpec } from './commands.ts';
import { plain, type Terminal } from './terminal.ts';

/** What was given for one option: `undefined` where it was left out; of choices without a list the first one then. */
type Value<Option> = Option extends { readonly choices: readonly (infer Choice)[]; readonly isList: true }
  ? readonly Choice[] | undefined
  : Option extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : Option extends { readonly value: string }
      ? string | undefined
      : boolean;

type Options<Name extends CommandName> = (typeof COMMANDS)[Name]['options'];

/** What was given after a command's name. */
export interface Given<Name extends CommandName> {
  readonly options: { readonly [Option in keyof Options<Name>]: Value<Options<Name>[Option]> };
  readonly rest: readonly string[];
}

/** Arguments that the command does not take: said in one line, with what it takes. */
export class CalledWrongly extends Error {}

/** `undefined`, and why in one line on standard error, when the command was called wrongly: then it ends with 2. */
export async function readArguments<Name extends CommandName>(
  terminal: Terminal,
  name: Name,
  args: readonly string[],
): Promise<Given<Name> | undefined> {
  try {
    // The table says what each option is, and `valueOf` reads it so.
    return (await given(name, args)) as Given<Name>;
  } catch (error) {
    if (!(error instanceof CalledWrongly)) throw error;
    wrongly(terminal, name, error.message);
    return undefined;
  }
}

/** Says what is wrong with a call and where the usage is. */
export function wrongly(terminal: Terminal, name: CommandName, what: string): 2 {
  terminal.writeError(
    `agent-remediation ${name}: ${plain(what)}. "agent-remediation help ${name}" shows what it takes.\n`,
  );
  return 2;
}

async function given(name: CommandName, args: readonly string[]): Promise<object> {
  const { options, takes, least, most } = specOf(name);
  const known: Readonly<Record<string, OptionSpec>> = takesJson(name)
    ? { ...options, json: { says: 'As --format json.' } }
    : options;
  const types: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(known).map(([option, spec]) => [option, { type: isFlag(spec) ? 'boolean' : 'string' }] as const),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: types,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string | true>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(known, token.name) && token.rawName.startsWith('--') ? known[token.name] : undefined;
    if (spec === undefined) throw new CalledWrongly(await unknown(token.rawName, Object.keys(known)));
    if (values.has(token.name)) throw new CalledWrongly(`${token.rawName} is given twice`);
    values.set(token.name, isFlag(spec) ? flag(token) : value(token, spec));
  }
  if (values.has('json')) {
    if (values.has('format') && values.get('format') !== 'json') throw new CalledWrongly('--json and another --format');
    values.set('format', 'json');
  }
  if (rest.length < least || rest.length > most) throw new CalledWrongly(wrongNumber(takes, rest, most));
  const read = Object.entries(known).map(
    ([option, spec]) => [option, valueOf(option, spec, values.get(option))] as const,
  );
  return { options: Object.fromEntries(read), rest };
}

const isFlag = ({ value, choices }: OptionSpec): boolean => value === undefined && choices === undefined;

interface Token {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function flag({ rawName, value }: Token): true {
  if (value !== undefined) throw new CalledWrongly(`${rawName} takes no value`);
  return true;
}

/** What looks like another option is none: that value was forgotten. */
function value({ rawName, value, inlineValue }: Token, spec: OptionSpec): string {
  const stands = spec.value ?? spec.choices?.join(spec.isList === true ? ',' : ' or ') ?? '';
  if (value === undefined || value === '' || (inlineValue !== true && value.startsWith('-')))
    throw new CalledWrongly(`${rawName} needs a value: ${stands}`);
  return value;
}

function valueOf(option: string, { choices, isList, value }: OptionSpec, written: string | true | undefined): unknown {
  if (choices === undefined && value === undefined) return written === true;
  if (choices === undefined || written === true) return written;
  if (written === undefined) return isList === true ? undefined : choices[0];
  const parts = isList === true ? written.split(',').map((part) => part.trim()) : [written];
  const strange = parts.find((part) => !choices.includes(part));
  if (strange !== undefined) throw new CalledWrongly(`--${option} cannot be "${strange}", but ${choices.join(', ')}`);
  return isList === true ? choices.filter((choice) => parts.includes(choice)) : written;
}

function wrongNumber(takes: string, rest: readonly string[], most: number): string {
  if (takes === '') return `it takes no arguments, but was given "${rest.join(' ')}"`;
  return rest.length > most ? `"${rest.slice(most).join(' ')}" is too much; it takes ${takes}` : `it takes ${takes}`;
}

async function unknown(written: string, names: readonly string[]): Promise<string> {
  const near = await meant(written.replace(/^-+/, ''), names);
  return `there is no option ${written}${near === undefined ? '' : ` (did you mean --${near}?)`}`;
}

/** The name that was probably meant. Loaded with the first mistake. */
export async function meant(written: string, names: readonly string[]): Promise<string | undefined> {
  return (await import('@agent-remediation/agent-config/nearest')).nearest(written, names);
}
