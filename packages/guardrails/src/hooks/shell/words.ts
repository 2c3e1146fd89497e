import { expandBraces } from './braces.ts';
import { ANY_ONE, HOLE, isKnown, MANY, OUTPUT, SPLIT, STAR } from './field.ts';
import { parse } from './parser.ts';
import type { Variables } from './variables.ts';
import type { Input, World } from './program.ts';
import { foundItems } from './starters.ts';

type Script = ReturnType<typeof parse>;
export type Statement = Script['commands'][number];
export type SyntaxNode = Statement['command'];
export type CommandNode = Extract<SyntaxNode, { readonly type: 'Command' }>;
export type Word = NonNullable<CommandNode['name']>;
export type WordPart = NonNullable<Word['parts']>[number];

/** Alternatives for one command before its unknown words are taken together. */
const MOST_ALTERNATIVES = 24;

export interface Expander {
  readonly variables: Variables;
  readonly world: World;
  readonly cwd: string | undefined;
  /** What is expanded stands beside other text in its word. */
  readonly isBeside?: true;
}

/** Characters that mean nothing but themselves, wherever they stand in a word. */
const PLAIN = /^[A-Za-z0-9_./:=@%+,-]+$/u;

/** Whether a word is only itself. Nearly all are, and asking the parser for its parts would read it a second time. */
export function isPlain({ text }: Pick<Word, 'text'>): boolean {
  return PLAIN.test(text);
}

/** The argument lists that a word may become. One list in nearly all cases. */
export function expandWord(word: Word, expander: Expander): readonly (readonly string[])[] {
  if (isPlain(word)) return [[word.text]];
  if (!hasBraces(word)) return alternatives(word, expander).map(splitFields);
  const raws = expandBraces(word.text);
  if (raws === undefined) return [[MANY]];
  let lists: string[][] = [[]];
  for (const raw of raws) {
    if (raw === '') continue;
    const inner = reparsed(raw);
    if (inner === undefined || inner.length === 0) return [[MANY]];
    const next = inner.flatMap((each) => alternatives(each, expander).map(splitFields));
    lists = combine(lists, next);
  }
  return lists;
}

/** The texts that a word may become where bash does not split it: the value of an assignment, the target of a redirection. */
export function expandText(word: Word | undefined, expander: Expander): readonly string[] {
  if (word === undefined) return [''];
  if (isPlain(word)) return [word.text];
  return [...new Set(alternatives(word, expander).map((text) => text.replaceAll(SPLIT, ' ').replaceAll(EMPTY, '')))];
}

/**
 * Every way to go on from each list with each of the others; too many become one list that says nothing of this word. A single way is
 * added in place, because a command may have a hundred thousand words.
 */
export function combine(lists: string[][], next: readonly (readonly string[])[]): string[][] {
  const [list, tail] = [lists[0], next[0]];
  if (lists.length === 1 && next.length === 1 && list !== undefined && tail !== undefined) {
    for (const field of tail) list.push(field);
    return lists;
  }
  if (lists.length * next.length > MOST_ALTERNATIVES) return lists.map((each) => [...each, MANY]);
  return lists.flatMap((each) => next.map((more) => [...each, ...more]));
}

function hasBraces(word: Word): boolean {
  return word.parts?.some((part) => part.type === 'BraceExpansion') ?? false;
}

function reparsed(raw: string): readonly Word[] | undefined {
  const script = parse(`: ${raw.startsWith('#') ? '\\' : ''}${raw}`);
  const command = script.commands[0]?.command;
  if (script.errors !== undefined || script.commands.length !== 1 || command?.type !== 'Command') return undefined;
  return command.suffix.flatMap((item) => (item.type === 'Word' ? [item] : []));
}

/** Stands where a quotation was, so that an empty one still makes an argument. */
const EMPTY = '\uE006';

function splitFields(text: string): readonly string[] {
  if (!text.includes(SPLIT) && !text.includes(EMPTY)) return text === '' ? [] : [text];
  return text
    .split(SPLIT)
    .filter((field) => field !== '')
    .map((field) => field.replaceAll(EMPTY, ''));
}

function alternatives(word: Word, expander: Expander): readonly string[] {
  if (word.parts === undefined) return [withTilde(word.text, word.value, expander)];
  return join(word.parts, false, expander).map((text) => withTilde(word.text, text, expander));
}

function withTilde(raw: string, text: string, { world }: Expander): string {
  const match = !raw.startsWith('~') ? null : /^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.exec(raw);
  if (match === null) return text;
  const home = match[1] === undefined ? (world.home ?? HOLE) : match[1] === '+' ? '.' : HOLE;
  return home + text.slice(match[0].length);
}

type Parts = readonly WordPart[];

function join(parts: Parts, quoted: boolean, expander: Expander): readonly string[] {
  let texts: readonly string[] = [''];
  const within = parts.length === 1 || expander.isBeside === true ? expander : { ...expander, isBeside: true as const };
  for (const part of parts) {
    const next = partTexts(part, quoted, within);
    if (texts.length * next.length > MOST_ALTERNATIVES) return [quoted ? HOLE : MANY];
    texts =
      texts.length === 1 && next.length === 1
        ? [`${texts[0] ?? ''}${next[0] ?? ''}`]
        : texts.flatMap((text) => next.map((tail) => text + tail));
  }
  return texts;
}

function partTexts(part: WordPart, quoted: boolean, expander: Expander): readonly string[] {
  switch (part.type) {
    case 'Literal':
      return [part.value];
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [EMPTY + part.value];
    case 'DoubleQuoted':
    case 'LocaleString':
      return join(part.parts, true, expander).map((text) => EMPTY + text);
    case 'Glob':
      return [part.kind === 'star' ? STAR : ANY_ONE];
    case 'ExtendedGlob':
      return [STAR];
    case 'BraceExpansion':
    case 'ArithmeticExpansion':
      return [HOLE];
    case 'ProcessSubstitution':
      // What is written there goes to the program inside, which is judged on its own.
      return [part.operator === '>' ? `/dev/fd/${HOLE}` : OUTPUT];
    case 'CommandExpansion':
      return (
        knownOutput(part, expander)?.map((text) => inserted(text, quoted, expander)) ?? [
          quoted ? OUTPUT : OUTPUT + MANY,
        ]
      );
    case 'SimpleExpansion':
      return variable(part.text.slice(1), quoted, expander);
    case 'ParameterExpansion':
      return parameter(part, quoted, expander);
    default:
      return exhausted(part);
  }
}

function exhausted(part: never): readonly string[] {
  void part;
  return [HOLE];
}

/** What a substitution of one simple command prints, where that is plain. */
function knownOutput(
  { text, script }: Extract<WordPart, { readonly type: 'CommandExpansion' }>,
  expander: Expander,
): readonly string[] | undefined {
  const code = text.replace(/^\$\(|^`|\)$|`$/gu, '').trim();
  if (code === 'pwd') return expander.cwd === undefined ? undefined : [expander.cwd];
  if (code === 'git rev-parse --show-toplevel') return [expander.cwd ?? '.'];
  if (/^mktemp(?: -[dqut]+)*$/u.test(code)) return ['/tmp/mktemp'];
  const command = script?.commands.length === 1 ? script.commands[0]?.command : undefined;
  // Beside other text an empty list would leave that alone: `$(find src -name y)/lib`.
  const listed = command === undefined || expander.isBeside === true ? undefined : listedNames(command, expander);
  if (listed !== undefined) return listed;
  if (command?.type !== 'Command' || command.redirects.length > 0 || command.prefix.length > 0) return undefined;
  const name = command.name?.text ?? '';
  if (!/^(?:echo|printf|dirname|basename)$/u.test(name)) return undefined;
  let argvs: string[][] = [[]];
  for (const item of command.suffix) {
    if (item.type !== 'Word') return undefined;
    argvs = combine(argvs, expandWord(item, expander));
  }
  return distinct(argvs.map((argv) => printed(name, argv)));
}

/** Names that a search finds which stands in a substitution, alone or before filters: `$(git ls-files src | grep x)`. */
function listedNames(node: SyntaxNode, expander: Expander): readonly string[] | undefined {
  const commands = node.type === 'Pipeline' ? node.commands : [node];
  let input: Input = { kind: 'none' };
  for (const command of commands) {
    if (command.type !== 'Command' || command.redirects.length > 0 || command.prefix.length > 0) return undefined;
    const name = command.name?.text ?? '';
    if (input.from === undefined && !LISTS.has(name)) return undefined;
    let argvs: string[][] = [[]];
    for (const item of command.suffix) {
      if (item.type !== 'Word') return undefined;
      argvs = combine(argvs, expandWord(item, expander));
    }
    const [args] = argvs;
    if (argvs.length !== 1 || args === undefined) return undefined;
    const nothing = { assigned: [], variables: [], redirections: [], cwd: expander.cwd, through: [] };
    input = { kind: 'pipe', from: [{ name, base: name, args, input, ...nothing }] };
  }
  return foundItems(input);
}

const LISTS = new Set(['find', 'fd', 'git', 'rg', 'grep', 'ls']);

const distinct = (texts: readonly (string | undefined)[]): readonly string[] | undefined =>
  texts.every((text) => text !== undefined) ? [...new Set(texts)] : undefined;

/** The output of one command. The folder or name of a path that is not known is as unknown as the path, and as harmless. */
function printed(name: string, argv: readonly string[]): string | undefined {
  const [path = ''] = argv;
  if (name === 'dirname' || name === 'basename') {
    if (argv.some((arg) => arg.startsWith('-') || arg.includes(MANY) || arg.includes(OUTPUT))) return undefined;
    // Of several it prints several.
    if (argv.length > 1) return name === 'basename' && argv.length === 2 ? HOLE : undefined;
    const bare = path.replace(/\/+$/u, '');
    if (bare === '' && path !== '') return '/';
    const at = bare.lastIndexOf('/');
    if (name === 'basename') return path.slice(at + 1);
    return at < 0 ? (isKnown(path) ? '.' : HOLE) : path.slice(0, at) || '/';
  }
  if (!argv.every((arg) => isKnown(arg) && !/[\\%]/u.test(arg)) || path.startsWith('-')) return undefined;
  return name === 'echo' || argv.length === 1 ? argv.join(' ') : undefined;
}

function variable(name: string, quoted: boolean, expander: Expander): readonly string[] {
  const { variables, world, cwd } = expander;
  if (name === '@' || name === '*')
    return [MANY, ...(variables.valuesOf('@') ?? []).filter((value) => value !== HOLE && value !== '')];
  const unknown = quoted ? HOLE : HOLE + MANY;
  if (/^[0-9]$/u.test(name))
    return [unknown, ...(variables.valuesOf(name) ?? []).filter((value) => value !== HOLE && value !== '')];
  const values = variables.valuesOf(name);
  if (values !== undefined) return values.map((value) => inserted(value, quoted, expander));
  if (name === 'HOME') return [world.home ?? HOLE];
  if (name === 'PWD') return [cwd ?? HOLE];
  if (name === 'TMPDIR') return ['/tmp'];
  // Which one does not matter: what it is given is read as code.
  if (name === 'SHELL') return ['/bin/bash'];
  return [unknown];
}

/** A value where it stands unquoted: split at blanks, its `*` and `?` compared with file names. */
function inserted(value: string, quoted: boolean, { variables }: Expander): string {
  if (quoted) return value;
  if (variables.isAssigned('IFS')) return HOLE + MANY;
  return value
    .replaceAll(EMPTY, '')
    .replace(/[ \t\n]+/gu, SPLIT)
    .replace(/\*/gu, STAR)
    .replace(/[?[]/gu, (mark) => (mark === '?' ? ANY_ONE : STAR))
    .replaceAll(HOLE, HOLE + MANY);
}

/** What stands in for a value. Blanks outside of quotation marks part its words where nothing is quoted around it. */
function defaults(operand: Word, quoted: boolean, expander: Expander): readonly string[] {
  const texts = alternatives(operand, expander);
  if (quoted || !/[ \t\n]/u.test(operand.text)) return texts;
  const parted = texts.map((text) => text.replace(/[ \t\n]+/gu, SPLIT));
  return /["'\\]/u.test(operand.text) ? [...texts, ...parted] : parted;
}

type ParameterPart = Extract<WordPart, { readonly type: 'ParameterExpansion' }>;

function parameter(part: ParameterPart, quoted: boolean, expander: Expander): readonly string[] {
  const unknown = [quoted ? HOLE : HOLE + MANY];
  if (part.prefix !== undefined || part.index !== undefined)
    return part.parameter === '@' || part.index !== undefined ? [MANY] : unknown;
  const { operation } = part;
  const values = variable(part.parameter, quoted, expander);
  if (operation === undefined) return values;
  // A slice of all parameters is any number of words; what it may hold is in the list.
  if (part.parameter === '@' || part.parameter === '*') return values;
  if (operation.type !== 'Default') return unknown;
  const operand = operation.operator.endsWith('?') ? [] : defaults(operation.operand, quoted, expander);
  if (operation.operator.endsWith('+')) return [...operand, ''];
  return [...new Set([...values, ...operand])];
}
