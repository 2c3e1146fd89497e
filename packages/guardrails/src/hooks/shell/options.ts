import { isKnown } from './field.ts';

/** How a program's options are written. */
export interface OptionForm {
  /** Short options that take a value, as letters. */
  readonly values?: string;
  /** Long options whose value is a word of its own. */
  readonly long?: readonly string[];
  /** Words `NAME=value` before the command, as `env` and `sudo` take them. */
  readonly assignments?: boolean;
  /** Operands before the command, as in `timeout 5 command`. */
  readonly skip?: number;
}

/** The options of awk, also those of gawk, which is what `awk` is on many machines. */
export const AWK_OPTIONS: OptionForm = {
  values: 'vFfiEle',
  long: ['--assign', '--field-separator', '--file', '--include', '--load', '--source', '--exec'],
};

export interface Options {
  /** Options with their values where they have one; `-abc` as `-a`, `-b`, `-c`. */
  readonly flags: readonly { readonly name: string; readonly value: string | undefined }[];
  readonly assignments: readonly string[];
  /** What follows the options. */
  readonly operands: readonly string[];
}

/**
 * Reads options up to the first operand (`all`: up to the end, as GNU programs do when options and operands mix). An argument that is
 * not known ends the options, so that nothing is taken for a harmless option.
 */
export function readOptions(args: readonly string[], form: OptionForm = {}, all = false): Options {
  const flags: { name: string; value: string | undefined }[] = [];
  const assignments: string[] = [];
  const operands: string[] = [];
  let at = 0;
  for (; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      at += 1;
      break;
    }
    if (arg.startsWith('--')) at += long(arg, args[at + 1], form, flags);
    else if (/^-[^-]/u.test(arg)) at += short(arg, args[at + 1], form, flags);
    else if (form.assignments === true && /^[A-Za-z_]\w*=/u.test(arg)) assignments.push(arg);
    else if (all && isKnown(arg)) operands.push(arg);
    else if (all) operands.push(arg);
    else break;
  }
  return { flags, assignments, operands: [...operands, ...args.slice(at)].slice(form.skip ?? 0) };
}

type Flags = { name: string; value: string | undefined }[];

/** @returns how many further arguments belong to the option */
function long(arg: string, next: string | undefined, { long: withValue = [] }: OptionForm, flags: Flags): number {
  const equals = arg.indexOf('=');
  if (equals > 0) {
    flags.push({ name: arg.slice(0, equals), value: arg.slice(equals + 1) });
    return 0;
  }
  const takes = withValue.some((name) => isOption(arg, name));
  flags.push({ name: arg, value: takes ? next : undefined });
  return takes ? 1 : 0;
}

function short(arg: string, next: string | undefined, { values = '' }: OptionForm, flags: Flags): number {
  for (let at = 1; at < arg.length; at += 1) {
    const letter = arg[at] ?? '';
    if (!values.includes(letter)) {
      flags.push({ name: `-${letter}`, value: undefined });
      continue;
    }
    const rest = arg.slice(at + 1);
    flags.push({ name: `-${letter}`, value: rest === '' ? next : rest });
    return rest === '' ? 1 : 0;
  }
  return 0;
}

/** Whether an option was given, a long one also by an unambiguous beginning as GNU's `getopt` allows it. */
export function has({ flags }: Options, ...names: readonly string[]): boolean {
  return flags.some((flag) => names.some((name) => isOption(flag.name, name)));
}

export function valueOf({ flags }: Options, ...names: readonly string[]): string | undefined {
  return flags.find((flag) => names.some((name) => isOption(flag.name, name)))?.value;
}

/** Options that are the beginning of another one of the same program: what they say is themselves. */
const WHOLE = ['--checkpoint', '--detach', '--head', '--pre', '--tag'];

/** Whether a word is this option, or an unambiguous beginning of it, as GNU's `getopt` allows. */
export function isOption(given: string, name: string): boolean {
  return (
    given === name || (given.length >= 4 && given.startsWith('--') && name.startsWith(given) && !WHOLE.includes(given))
  );
}

/** A word without the option that may stand before the name of a file in it: `-oname`, `--output=name`, `of=name`. */
export function fileIn(arg: string): string {
  return arg.replace(/^(?:of=|--[\w-]+=|-[A-Za-z]*?[oO])/u, '');
}
