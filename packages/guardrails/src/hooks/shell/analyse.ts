import { posix } from 'node:path';
import { forEachChild } from 'unbash';
import { absolute, ODD } from '../paths/place.ts';
import { ANY_ONE, FOUND, HOLE, isKnown, MANY, matchesField, OUTPUT, shown, STAR } from './field.ts';
import { fetchesFolder, mayBeFetched } from './fetched.ts';
import { fileIn } from './options.ts';
import { parse } from './parser.ts';
import type { Analysis, Assigned, Input, Opaque, Redirection, Seen, World } from './program.ts';
import { startedBy } from './started.ts';
import { mayComeThrough, type Started } from './starters.ts';
import { Variables } from './variables.ts';
import {
  combine,
  expandText,
  expandWord,
  isPlain,
  type CommandNode,
  type Expander,
  type Statement,
  type Word,
} from './words.ts';

type Script = ReturnType<typeof parse>;
type Node = Parameters<typeof forEachChild>[0];

/** Programs within programs: `bash -c "bash -c …"`. */
const DEEPEST = 12;
/** Rounds until the values of variables stand still; after that they count as unknown. */
const MOST_ROUNDS = 4;
/** Commands and substitutions in one program. A larger one is blocked as too deep to follow. */
const MOST_COMMANDS = 100_000;

/**
 * Says which commands bash would run for this text, and where that cannot be seen. It never runs anything. Whatever the order of
 * execution, each command of each branch counts as run; what it cannot see through is in `opaque` and never left out (P12).
 */
export function analyse(source: string, world: World): Analysis {
  const variables = new Variables();
  for (let round = 1; ; round += 1) {
    const walk = new Walk(world, variables);
    walk.program(source, 0);
    if (variables.settle()) return walk.result();
    if (round === MOST_ROUNDS - 1) variables.unsettle();
    if (round === MOST_ROUNDS) return walk.result();
  }
}

type Context = Pick<Seen, 'assigned' | 'redirections' | 'input' | 'through' | 'variables'>;

const NO_INPUT: Input = { kind: 'none' };
/** Builtins that evaluate their words once more: as arithmetic, as names of array elements, as prompts. */
const EVALUATES = new Set([
  'let',
  'declare',
  'typeset',
  'local',
  'readonly',
  'export',
  'test',
  '[',
  'printf',
  'unset',
  'read',
  'wait',
  'mapfile',
  'readarray',
  'return',
  'exit',
  'shift',
  'set',
  'getopts',
]);
const DECLARES = new Set(['declare', 'typeset', 'local', 'readonly', 'export']);
/** Commands that put their input or their operands into a file. */
const MAKES_FILES = new Set([
  'curl',
  'wget',
  'tee',
  'cp',
  'mv',
  'dd',
  'base64',
  'openssl',
  'xxd',
  'ln',
  'install',
  'sed',
  'tar',
  'unzip',
  'gunzip',
  'sponge',
  'rsync',
  'scp',
  'sftp',
  'aria2c',
  'aws',
  'gh',
  'uudecode',
  '7z',
  'bunzip2',
  'unxz',
  'zstd',
  'gpg',
]);

/** A line that goes on within an expansion or a tilde: bash puts it together before it reads anything, and nobody writes so by accident. */
const SPLIT_NAME = /(?:\$\{?!?\w*|(?:^|[\s=:])~[\w.+-]*)(?:\\\n)+[\w{(/}!]/u;

class Walk {
  readonly #world: World;
  readonly #variables: Variables;
  readonly #commands: Seen[] = [];
  readonly #opaque: Opaque[] = [];
  readonly #scripts: string[] = [];
  readonly #pipes = new Map<Seen, Seen>();
  /** Statements that changed nothing, with the state that they left as it was. */
  readonly #idle = new Set<string>();
  #cwd: string | undefined;
  #input: Input = NO_INPUT;
  #conditional = 0;
  #depth = 0;
  #prompts = false;
  /** Functions that change the folder: seen from which, and to which. */
  readonly #moves = new Map<string, { readonly from: string | undefined; readonly to: string | undefined }>();

  constructor(world: World, variables: Variables) {
    this.#world = world;
    this.#variables = variables;
    this.#cwd = world.cwd;
  }

  result(): Analysis {
    this.#ownScripts();
    return { commands: this.#commands, opaque: this.#opaque, pipes: this.#pipes };
  }

  /** A text of shell code, on its own or inside another. */
  program(source: string, depth: number): void {
    if (depth > DEEPEST) return this.#hide('too-deep', source);
    if (source.includes('\\\n') && SPLIT_NAME.test(source)) this.#hide('not-bash', source);
    const script = parse(source);
    this.#prompts ||= source.includes('@P');
    const outer = this.#depth;
    this.#depth = depth;
    this.#script(script, source);
    this.#depth = outer;
  }

  #script(script: Script, source: string): void {
    if (script.errors !== undefined && script.errors.length > 0) this.#hide('not-bash', source);
    for (const statement of script.commands) {
      const before = source === '' ? undefined : this.#stateAt(statement, source);
      if (before !== undefined && this.#idle.has(before)) continue;
      this.#statement(statement);
      // It changed nothing, so the same words say and change nothing more in the same state.
      if (before !== undefined && this.#stateAt(statement, source) === before) this.#idle.add(before);
    }
  }

  /**
   * A statement with everything that its meaning hangs on: folder and variables. Long programs repeat themselves (P13). Undefined where
   * that is not all: a here-document stands behind its statement, and a redirected input is read on.
   */
  #stateAt({ pos, end }: Statement, source: string): string | undefined {
    const text = source.slice(pos, end);
    const state = this.#variables.state();
    if (state === undefined || text.includes('<<') || this.#input !== NO_INPUT) return undefined;
    const where = [this.#cwd === undefined ? '' : `=${this.#cwd}`, this.#depth, this.#conditional, this.#prompts];
    return [...where, state, text].join('\0');
  }

  #statement(statement: Statement): void {
    if (statement.background === true) this.#inSubshell(statement, () => this.#visit(statement.command));
    else this.#visit(statement.command);
  }

  #hide(code: Opaque['code'], seen: string): void {
    this.#opaque.push({ code, seen: shown(seen) });
  }

  #expander(): Expander {
    return { variables: this.#variables, world: this.#world, cwd: this.#cwd };
  }

  #visit = (node: Node): void => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- every other node is only looked into
    switch (node.type) {
      case 'Command':
        return this.#command(node);
      case 'Pipeline':
        return this.#pipeline(node.commands);
      case 'AndOr': {
        const [first, ...rest] = node.commands;
        if (first !== undefined) this.#visit(first);
        return this.#perhaps(() => rest.forEach(this.#visit));
      }
      case 'Subshell':
        return this.#inSubshell(node, () => forEachChild(node, this.#visit));
      case 'Script':
        return this.#inSubshell(node, () => this.#script(node, ''));
      case 'ArithmeticExpansion':
        // Single quotation marks quote nothing there.
        if (node.text.includes("'")) this.#code(node.text.slice(3, -2), true);
        return forEachChild(node, this.#visit);
      case 'Redirected':
        return this.#redirected(node);
      case 'ProcessSubstitution':
        return node.operator === '>'
          ? this.#reading({ kind: 'pipe' }, () => forEachChild(node, this.#visit))
          : forEachChild(node, this.#visit);
      case 'Function':
        if (node.name !== undefined) this.#variables.defineFunction(node.name.text);
        return this.#variables.later(() =>
          this.#perhaps(() =>
            this.#inside(() => {
              const from = this.#cwd;
              this.#visit(node.body);
              if (this.#cwd !== from && node.name !== undefined)
                this.#moves.set(node.name.text, { from, to: this.#cwd });
            }),
          ),
        );
      case 'For':
      case 'Select':
        return this.#loop(node);
      case 'If':
      case 'While':
      case 'Case':
      case 'ArithmeticFor':
        return this.#perhaps(() => forEachChild(node, this.#visit));
      case 'Coproc':
        this.#variables.assign(node.name?.value ?? 'COPROC', HOLE, false);
        return this.#reading({ kind: 'pipe' }, () => forEachChild(node, this.#visit));
      case 'Word':
        if (isPlain(node)) return;
        this.#code(node.value);
        return forEachChild(node, this.#visit);
      case 'ArithmeticBinary':
        if (node.operator.endsWith('=') && !/^[=!<>]=$/u.test(node.operator)) this.#unsettleName(node.left);
        return forEachChild(node, this.#visit);
      case 'ParameterExpansion':
        this.#defaulted(node);
        return forEachChild(node, this.#visit);
      default:
        return forEachChild(node, this.#visit);
    }
  };

  #perhaps(work: () => void): void {
    this.#conditional += 1;
    work();
    this.#conditional -= 1;
  }

  /** A subshell: what it changes of folder and variables is gone afterwards. */
  #inSubshell(node: Node, work: () => void): void {
    const conditional = this.#conditional;
    this.#conditional = 0;
    this.#variables.inSubshell(`${node.pos}-${node.end}`, () => this.#inside(work));
    this.#conditional = conditional;
  }

  /** What it changes of the folder is gone afterwards. */
  #inside(work: () => void): void {
    const cwd = this.#cwd;
    work();
    this.#cwd = cwd;
  }

  /** Work whose standard input is another one. */
  #reading(input: Input, work: () => void): void {
    const outer = this.#input;
    this.#input = input;
    work();
    this.#input = outer;
  }

  #unsettleName(node: Node): void {
    if (node.type === 'ArithmeticWord') this.#variables.assign(node.value.replace(/\[.*$/u, ''), HOLE, false);
  }

  #defaulted(node: Extract<Node, { readonly type: 'ParameterExpansion' }>): void {
    const { operation } = node;
    if (operation?.type !== 'Default' || !operation.operator.endsWith('=')) return;
    for (const text of expandText(operation.operand, this.#expander()))
      this.#variables.assign(node.parameter, text, false);
  }

  #loop(node: Extract<Node, { readonly type: 'For' | 'Select' }>): void {
    for (const word of node.wordlist ?? []) {
      this.#visit(word);
      for (const list of expandWord(word, this.#expander())) {
        for (const field of list) this.#variables.assign(node.name.value, field.includes(MANY) ? HOLE : field, true);
      }
    }
    if (node.wordlist === undefined || node.type === 'Select') this.#variables.assign(node.name.value, HOLE, false);
    this.#perhaps(() => this.#visit(node.body));
    // A list that turns out to be empty assigns nothing.
    this.#variables.doubt(node.name.value);
  }

  /** Text that bash may expand once more, in arithmetic or a prompt: the substitutions written in it count as run. */
  #code(text: string, always = false): void {
    if (!text.includes('$(') && !text.includes('`')) return;
    if (!always && !this.#prompts && !text.includes('[')) return;
    if (!isKnown(text)) return;
    const mark = `END_${text.length}_OF_TEXT`;
    const script = parse(`: <<${mark}\n${text}\n${mark}\n`);
    if (this.#depth >= DEEPEST) return this.#hide('too-deep', text);
    this.#depth += 1;
    forEachChild(script, this.#visitText);
    this.#depth -= 1;
  }

  #visitText = (node: Node): void => {
    if (node.type === 'Script') this.#visit(node);
    else forEachChild(node, this.#visitText);
  };

  #pipeline(stages: readonly Node[]): void {
    const outer = this.#input;
    let from: readonly Seen[] | undefined;
    for (const stage of stages) {
      const start = this.#commands.length;
      if (from !== undefined) this.#input = pipeInput(from);
      if (stages.length > 1) this.#inSubshell(stage, () => this.#visit(stage));
      else this.#visit(stage);
      const next = this.#commands.slice(start);
      const writer = from?.at(-1);
      if (writer !== undefined && next[0] !== undefined) this.#pipes.set(writer, next[0]);
      from = next;
    }
    this.#input = outer;
  }

  #redirected(node: Extract<Node, { readonly type: 'Redirected' }>): void {
    const outer = this.#input;
    const { input, redirections } = this.#redirections(node.redirects);
    if (redirections.length > 0) this.#see('', [], [], redirections, input, []);
    this.#input = input;
    this.#visit(node.command);
    this.#input = outer;
  }

  #redirections(nodes: CommandNode['redirects']): {
    readonly redirections: readonly Redirection[];
    readonly input: Input;
  } {
    let input = this.#input;
    const redirections: Redirection[] = [];
    for (const node of nodes) {
      forEachChild(node, this.#visit);
      const number = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : undefined;
      const isInput = number === undefined || number === 0;
      if (node.type === 'HereDoc') {
        const quoted = node.delimiter?.quoted ?? false;
        const text = node.operator === '<<-' ? node.body.text.replace(/^\t+/gmu, '') : node.body.text;
        if (isInput) input = { kind: 'text', text: quoted ? text : this.#hereText(text, node.body.parts) };
      } else if (node.type === 'HereString') {
        const texts = expandText(node.target, this.#expander());
        if (isInput) input = { kind: 'text', text: texts.length === 1 ? (texts[0] ?? '') : HOLE };
      } else {
        for (const target of expandText(node.target, this.#expander())) {
          redirections.push({ operator: node.operator, target });
          if (node.operator === '<' && isInput)
            input = target.includes(OUTPUT) ? { kind: 'pipe' } : { kind: 'file', file: target };
          if (node.operator === '<&' && isInput) input = { kind: 'pipe' };
        }
      }
    }
    return { redirections, input };
  }

  /** An unquoted here-document with its expansions; anything but plain text in it makes it unknown there. */
  #hereText(
    text: string,
    parts: CommandNode['redirects'][number] extends infer R
      ? R extends { body: { parts: infer P } }
        ? P
        : never
      : never,
  ): string {
    if (parts === undefined)
      return text.includes('\\') ? text.replace(/\\([$`\\])/gu, '$1').replaceAll('\\\n', '') : text;
    const word: Word = {
      type: 'Word',
      text: '',
      value: '',
      pos: 0,
      end: 0,
      parts: [{ type: 'DoubleQuoted', pos: 0, end: 0, text: '', parts: parts as never }],
    };
    const texts = expandText(word, this.#expander());
    return texts.length === 1 ? (texts[0] ?? '') : HOLE;
  }

  #command(node: CommandNode): void {
    const { input, redirections } = this.#redirections(node.redirects);
    const assigned = this.#assignments(node);
    if (node.name === undefined) {
      if (redirections.length > 0 || assigned.length > 0) this.#see('', [], assigned, redirections, input, []);
      return;
    }
    this.#visit(node.name);
    let argvs = expandWord(node.name, this.#expander()).map((list) => [...list]);
    if (!isPlain(node.name) && !isPlainName(node.name, argvs)) this.#hide('dynamic-name', node.name.text);
    for (const item of node.args) {
      if (item.type === 'Word' && isPlain(item)) {
        for (const argv of argvs) argv.push(item.text);
      } else if (item.type === 'Word') {
        this.#visit(item);
        argvs = combine(argvs, expandWord(item, this.#expander()));
      } else {
        argvs = combine(
          argvs,
          this.#declared(item).map((text) => [text]),
        );
      }
    }
    const distinct = argvs.length === 1 ? argvs : new Map(argvs.map((argv) => [argv.join('\0'), argv])).values();
    for (const argv of distinct)
      this.#start(argv, { assigned, redirections, input, through: [], variables: namesIn(node.suffix) });
  }

  #assignments(node: CommandNode): Seen['assigned'] {
    const assigned: Assigned[] = [];
    for (const item of node.prefix) {
      if (item.type !== 'Assignment') continue;
      const values = this.#assignment(item, node.name === undefined && this.#conditional === 0);
      const variables = isPlain(item) ? [] : namesIn([item]);
      for (const value of values) assigned.push({ name: item.name ?? '', value, variables });
    }
    return assigned;
  }

  #assignment(
    item: Extract<CommandNode['prefix'][number], { readonly type: 'Assignment' }>,
    certain: boolean,
  ): readonly string[] {
    forEachChild(item, this.#visit);
    const name = item.name ?? '';
    const { value } = item;
    if (value?.type === 'ArrayValue') {
      this.#variables.assign(name, HOLE, certain);
      for (const element of value.elements)
        for (const text of expandText(element, this.#expander())) this.#code(text, true);
      return [HOLE];
    }
    const texts = expandText(value, this.#expander()).map((text) =>
      text.replaceAll(STAR, '*').replaceAll(ANY_ONE, '?'),
    );
    for (const text of texts) {
      this.#code(text, true);
      const whole = item.index === undefined && !item.text.startsWith(`${name}+=`) && isKnown(text);
      this.#variables.assign(name, whole ? text : HOLE, certain);
    }
    return texts;
  }

  /** `declare x=1` among the arguments of a builtin. */
  #declared(item: Extract<CommandNode['args'][number], { readonly type: 'Assignment' }>): readonly string[] {
    return this.#assignment(item, false).map((value) => `${item.name ?? ''}=${value}`);
  }

  #see(
    name: string,
    args: readonly string[],
    assigned: Seen['assigned'],
    redirections: readonly Redirection[],
    input: Input,
    through: readonly string[],
    variables: readonly string[] = [],
  ): Seen {
    const seen = {
      name,
      base: baseName(name),
      args,
      assigned,
      redirections,
      input,
      cwd: this.#cwd,
      through,
      variables,
    };
    this.#commands.push(seen);
    if (this.#commands.length > MOST_COMMANDS) throw new RangeError('a program with too many commands');
    return seen;
  }

  #start(argv: readonly string[], context: Context): void {
    const [name, ...args] = argv;
    if (name === undefined) {
      this.#see('', [], context.assigned, context.redirections, context.input, context.through, context.variables);
      return;
    }
    if (!isSeenName(name)) this.#hide('dynamic-name', argv.join(' '));
    const seen = this.#see(
      name,
      args,
      context.assigned,
      context.redirections,
      context.input,
      context.through,
      context.variables,
    );
    if (context.through.length > DEEPEST) return this.#hide('too-deep', name);
    this.#builtin(seen);
    const move = this.#moves.get(name);
    // From another folder it may lead elsewhere.
    if (move !== undefined) this.#cwd = this.#cwd === move.from ? move.to : undefined;
    if (this.#variables.isFunction(name)) this.#variables.assignPositional(args);
    const through = [...context.through, seen.base];
    for (const code of codeInVariables(seen)) this.#nested(code, `${code} (in a variable)`, NO_INPUT);
    for (const started of startedBy(seen)) this.#started(started, seen, { ...context, through });
  }

  #started(started: Started, seen: Seen, context: Context): void {
    const whole = `${seen.name} ${seen.args.join(' ')}`;
    switch (started.kind) {
      case 'command':
        if (/^(?:builtin|command)$/u.test(seen.base))
          return this.#start(started.argv, { ...context, redirections: [] });
        return this.#inside(() => {
          if (started.cwd !== undefined) this.#enter([started.cwd]);
          this.#start(started.argv, { ...context, redirections: [] });
        });
      case 'code':
        if (started.positional !== undefined && started.positional.length > 0)
          this.#variables.assignPositional(started.positional);
        if (started.zero !== undefined) this.#variables.assign('0', started.zero, false);
        return this.#nested(started.code, whole, seen.input);
      case 'script':
        this.#scripts.push(started.file);
        if (started.file.includes(OUTPUT)) this.#hide('hidden-code', whole);
        return;
      case 'opaque':
        return this.#hide(started.code, whole);
      case 'input':
        if (seen.input.kind === 'text') return this.#nested(seen.input.text ?? '', whole, NO_INPUT);
        if (seen.input.kind === 'file' && seen.input.file !== undefined) this.#scripts.push(seen.input.file);
        if (seen.input.kind !== 'pipe') return;
        if (seen.input.text !== undefined) return this.#nested(seen.input.text, whole, NO_INPUT);
        return this.#hide('piped-code', whole);
      default:
        return exhausted(started);
    }
  }

  #nested(code: string, whole: string, input: Input): void {
    if (!isKnown(code)) return this.#hide('hidden-code', whole);
    const outer = this.#input;
    this.#input = input;
    const inCurrentShell = /^(?:eval|alias|trap)\b/u.test(whole);
    if (inCurrentShell) this.#variables.later(() => this.#perhaps(() => this.program(code, this.#depth + 1)));
    else this.#inNewShell(code, () => this.program(code, this.#depth + 1));
    this.#input = outer;
  }

  /** Another shell: nothing that it sets comes back, and nothing but what was exported goes in. */
  #inNewShell(code: string, work: () => void): void {
    const conditional = this.#conditional;
    this.#conditional = 0;
    this.#variables.inShell(code, () => this.#inside(work));
    this.#conditional = conditional;
  }

  /** What builtins do to folder, variables and names. */
  #builtin(seen: Seen): void {
    const { base, args, input } = seen;
    if (base === 'cd' || base === 'pushd') this.#enter(args);
    if (base === 'popd') this.#cwd = undefined;
    if (base === 'set') this.#variables.assignPositional(args[0] === '--' ? args.slice(1) : []);
    if (EVALUATES.has(base)) for (const arg of args) this.#code(arg, base !== 'printf' || arg.includes('['));
    if (base === 'read' || base === 'mapfile' || base === 'readarray') {
      this.#code(input.text ?? '', true);
      for (const arg of args) this.#variables.assign(nameIn(arg, base), HOLE, false);
      if (base === 'read') this.#reads(args, seen.input);
      this.#variables.assign(base === 'read' ? 'REPLY' : 'MAPFILE', HOLE, false);
      if (args.some((arg) => !isKnown(arg))) this.#variables.unsettle();
    }
    if (base === 'unset') for (const arg of args) this.#unset(arg);
    if (base === 'getopts' && args[1] !== undefined) this.#variables.assign(args[1], HOLE, false);
    if (base === 'printf' && args.some((arg) => arg.startsWith('-v'))) {
      const at = args.findIndex((arg) => arg.startsWith('-v'));
      const name = args[at] === '-v' ? args[at + 1] : args[at]?.slice(2);
      this.#variables.assign(nameIn(name ?? '', base), HOLE, false);
    }
    if (base === 'let') for (const arg of args) this.#variables.assign(/^\w+/u.exec(arg)?.[0] ?? '', HOLE, false);
    if (DECLARES.has(base)) this.#declares(args);
    if (base === 'exec' && args.length === 0) this.#input = input;
  }

  #unset(arg: string): void {
    if (!isKnown(arg)) this.#variables.unsettle();
    else if (!arg.startsWith('-')) this.#variables.assign(nameIn(arg, 'unset'), '', false);
  }

  /** `read` gives each of its variables a line, or a word of one; a list from a search gives the names that it may find. */
  #reads(args: readonly string[], input: Input): void {
    const lines = input.text === undefined ? mayComeThrough(input) : input.text.split('\n');
    for (const line of lines.filter((each) => each !== '' && (isKnown(each) || each.includes(FOUND))).slice(0, 4)) {
      for (const name of args.filter((arg) => /^[A-Za-z_]\w*$/u.test(arg))) {
        for (const value of new Set([line, ...line.trim().split(/\s+/u).slice(0, 3)]))
          this.#variables.assign(name, value, false);
      }
    }
  }

  /** `declare -n` makes a second name for a variable; an unknown word may assign anything. */
  #declares(args: readonly string[]): void {
    if (args.some((arg) => !isKnown(arg) && (!/^\w+=/u.test(arg) || arg.includes(MANY)))) this.#variables.unsettle();
    if (args.some((arg) => /^[-+][A-Za-z]*[nlu]/u.test(arg))) this.#variables.unsettle();
    for (const arg of args) {
      const match = /^(\w+)\+?=(.*)$/su.exec(arg);
      if (match !== null)
        this.#variables.assign(match[1] ?? '', isKnown(arg) && !arg.includes('+=') ? (match[2] ?? '') : HOLE, false);
    }
  }

  #enter(args: readonly string[]): void {
    const target = args.find((arg) => !/^-[LPe@n]+$/u.test(arg) && arg !== '--');
    if (target === undefined) this.#cwd = this.#world.home;
    else if (!target.startsWith('/') && this.#variables.isAssigned('CDPATH')) this.#cwd = undefined;
    else if (!isKnown(target) || target === '-' || /^[-+]\d/u.test(target)) this.#cwd = undefined;
    else if (target.startsWith('/')) this.#cwd = ODD.test(target) ? posix.normalize(target) : target;
    else if (this.#cwd?.startsWith('/') === true) this.#cwd = absolute(target, this.#cwd);
    else if (this.#cwd !== undefined) this.#cwd = posix.resolve(this.#cwd, target);
  }

  /** A script that the same program writes has not been seen by anybody. */
  #ownScripts(): void {
    const direct = this.#commands.flatMap(({ name }) => (name.includes('/') ? [name] : []));
    if (direct.length === 0 && this.#scripts.length === 0) return;
    if (fetchesFolder(this.#commands))
      for (const script of [...this.#scripts, ...direct]) if (mayBeFetched(script)) this.#hide('own-script', script);
    const written = new Set<string>();
    for (const { base, args, redirections } of this.#commands) {
      for (const { operator, target } of redirections) if (operator.includes('>')) written.add(lastName(target));
      if (!MAKES_FILES.has(base)) continue;
      for (const [at, arg] of args.entries())
        if (!namesProgram(base, args[at - 1] ?? '')) {
          const name = lastName(fileIn(arg).replace(/^[\w.@-]+:(?!\/\/)/u, ''));
          written.add(name).add(name.replace(/\.(?:gz|xz|bz2|zst|lzma)$/u, ''));
        }
    }
    for (const ignored of ['null', '', '1', '2', '&1', '&2']) written.delete(ignored);
    for (const script of [...this.#scripts, ...direct])
      if (written.has(lastName(script)) || matchesAny(lastName(script), written)) this.#hide('own-script', script);
  }
}

/** Whether a pattern, `*.sh`, may stand for one of these names. */
function matchesAny(field: string, names: ReadonlySet<string>): boolean {
  return (field.includes(STAR) || field.includes(ANY_ONE)) && [...names].some((name) => matchesField(field, name));
}

/** `rsync -e ssh`, `tar -I zstd`, `scp -S ssh`: the program that they start is no file that they make. */
function namesProgram(base: string, option: string): boolean {
  return (
    (base === 'rsync' && option === '-e') || (base === 'tar' && option === '-I') || (base === 'scp' && option === '-S')
  );
}

function exhausted(started: never): void {
  void started;
}

/** Variables whose value is a command that other programs start. */
const CODE_VARIABLE =
  /^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;

function codeInVariables({ base, args, assigned }: Seen): readonly string[] {
  const exported = EXPORTS.has(base) ? args.map((arg) => /^(\w+)=(.*)$/su.exec(arg)) : [];
  return [
    ...assigned.flatMap(({ name, value }) => (CODE_VARIABLE.test(name) ? [value] : [])),
    ...exported.flatMap((match) => (match !== null && CODE_VARIABLE.test(match[1] ?? '') ? [match[2] ?? ''] : [])),
  ].filter((value) => value !== '');
}

const EXPORTS = new Set(['export', 'declare', 'typeset', 'env', 'readonly', 'local', 'sudo']);

/** Names of the variables that a command's words and here-strings hold. */
function namesIn(items: CommandNode['suffix'] | CommandNode['prefix']): readonly string[] {
  const names: string[] = [];
  const visit = (inner: Node): void => {
    if (inner.type === 'SimpleExpansion') names.push(inner.text.slice(1));
    else if (inner.type === 'ParameterExpansion') {
      // Its length, or a word where it is set, shows nothing of it.
      const isHidden =
        inner.prefix === '#' || (inner.operation?.type === 'Default' && inner.operation.operator.endsWith('+'));
      if (!isHidden)
        names.push(
          inner.prefix === '!' && inner.index === undefined && !/[*@]\}$/u.test(inner.text)
            ? `!${inner.parameter}`
            : inner.parameter,
        );
      forEachChild(inner, visit);
    } else if (inner.type !== 'Script') forEachChild(inner, visit);
  };
  for (const item of items) if (item.type !== 'Word' || !isPlain(item)) visit(item);
  return names;
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Name of a command without its folder, in lower case: some file systems do not mind the case. `pip3.11` is `pip3`. */
export function baseName(name: string): string {
  const base = lastName(name).toLowerCase();
  return base.startsWith('pip') && /^pip\d[\d.]*$/u.test(base) ? 'pip3' : base;
}

function nameIn(arg: string, builtin: string): string {
  return isKnown(arg) ? arg.replace(/\[.*$/su, '') : builtin;
}

/** Written out, or written out after a folder that only a variable names. */
function isPlainName(word: Word, argvs: readonly (readonly string[])[]): boolean {
  if (argvs.length !== 1 || argvs[0]?.length !== 1) return false;
  const dynamic =
    word.parts?.some((part) => !['Literal', 'SingleQuoted', 'DoubleQuoted', 'AnsiCQuoted'].includes(part.type)) ??
    false;
  if (dynamic && !/^"?\$(?:\w+|\{\w+\})"?\//u.test(word.text)) return false;
  return isSeenName(argvs[0][0] ?? '');
}

/** The last part of the name is what counts; before it a single unknown folder may stand. */
function isSeenName(name: string): boolean {
  return isKnown(name) || (isKnown(lastName(name)) && lastName(name) !== '' && !name.includes(MANY));
}

/** What the commands before a pipe write, where that is plain. */
function pipeInput(from: readonly Seen[]): Input {
  const last = from.at(-1);
  const text = from.length === 1 && last !== undefined ? outputOf(last) : undefined;
  return text === undefined ? { kind: 'pipe', from } : { kind: 'pipe', from, text };
}

/** The output of `echo`, `printf` and `cat` where it is plain text. */
export function outputOf({ base, args, input, redirections, through }: Seen): string | undefined {
  if (through.length > 0 || redirections.some(({ operator }) => operator.includes('>')) || !args.every(isKnown))
    return undefined;
  if (base === 'cat' && (args.length === 0 || args[0] === '-')) return input.kind === 'text' ? input.text : undefined;
  if (base === 'echo') {
    const words = args[0] === '-n' ? args.slice(1) : args;
    return /^-[neE]+$/u.test(words[0] ?? '') || words.some((word) => word.includes('\\'))
      ? undefined
      : `${words.join(' ')}\n`;
  }
  if (base !== 'printf') return undefined;
  const [format = '', ...rest] = args;
  if (/^%s(?:\\n)?$/u.test(format)) return `${rest.join('\n')}\n`;
  return rest.length === 0 && !/[%\\]/u.test(format.replace(/\\n$/u, ''))
    ? `${format.replace(/\\n$/u, '')}\n`
    : undefined;
}
