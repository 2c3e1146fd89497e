import type { parse } from 'unbash';

/**
 * Reads the plain part of the shell's language into the very nodes that `unbash` makes of it: words, quotation marks, `$name`, `*` and
 * `?`, redirections, pipes, lists, `for`, `while` and `if`. Anything else, and anything that looks like an error, is left to the parser.
 *
 * Most commands need no more, and loading the parser takes as long as the rest of a hook (P13). A test compares both on all cases, on
 * generated programs and on mutated ones, node by node.
 */
export function readQuickly(source: string): Script | undefined {
  const reader = new Reader(source);
  const commands = reader.program();
  return reader.isLost || !reader.isAtEnd
    ? undefined
    : {
        type: 'Script',
        pos: 0,
        end: source.length,
        shebang: undefined,
        commands,
        errors: undefined,
      };
}

type Script = ReturnType<typeof parse>;
type Statement = Script['commands'][number];
type SyntaxNode = Statement['command'];
type Of<Type extends SyntaxNode['type']> = Extract<SyntaxNode, { readonly type: Type }>;
type Command = Of<'Command'>;
type Word = NonNullable<Command['name']>;
type Part = NonNullable<Word['parts']>[number];
type Quoted = Extract<Part, { readonly type: 'DoubleQuoted' }>;
type Redirection = Extract<Command['redirects'][number], { readonly type: 'Redirect' }>;
type Assignment = Extract<Command['prefix'][number], { readonly type: 'Assignment' }>;
type List = Of<'For'>['body'];

/** Lists within lists; a deeper program is not plain. */
const DEEPEST = 16;

const BLANKS = /(?:[ \t]|\\\n)*/y;
/** Blanks, ends of lines and comments. */
const GAP = /(?:[ \t\n]|\\\n|#[^\n]*)*/y;
const LITERAL = /[A-Za-z0-9_./:=@%+,~^#!-]+/y;
const EXPANSION = /\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y;
const SINGLE = /'[^']*'/y;
const IN_DOUBLE = /(?:[^"\\$`]|\\[^\n])+/y;
const REDIRECTION = /([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y;
const ASSIGNED = /[A-Za-z_][A-Za-z0-9_]*=/y;
const LOOKS_ASSIGNED = /^[A-Za-z_][A-Za-z0-9_]*\+?=/;
const WORDS_OF_SYNTAX = new Set(
  'if then else elif fi for while until do done case esac select function time coproc in'.split(' '),
);

class Reader {
  isLost = false;
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string, at = 0) {
    this.#source = source;
    this.#at = at;
    if (source.startsWith('#!')) this.isLost = true;
  }

  /**
   * All statements. A line that stood there before, whole statements and nothing else, reads the same again; its commands are read when
   * somebody looks at them (P13: long programs repeat themselves).
   */
  program(): Statement[] {
    const statements: Statement[] = [];
    const known = new Map<string, readonly Statement[]>();
    for (;;) {
      this.#take(GAP);
      if (this.isLost || this.isAtEnd) return statements;
      const pos = this.#at;
      const end = this.#source.indexOf('\n', pos);
      const line = end < 0 ? '' : this.#source.slice(pos, end);
      const before = line === '' ? undefined : known.get(line);
      if (before !== undefined) {
        const shift = pos - (before[0]?.pos ?? 0);
        for (const statement of before) statements.push(this.#again(statement, shift));
        this.#at = end;
        continue;
      }
      const read: Statement[] = [];
      do {
        read.push(this.#statement());
        this.#take(BLANKS);
      } while (!this.isLost && this.#at < end && this.#source[this.#at] !== '#');
      statements.push(...read);
      if (!this.isLost && line !== '' && this.#at === end) known.set(line, read);
    }
  }

  /** A statement that reads as one further up does. */
  #again({ pos, end, background }: Statement, shift: number): Statement {
    const source = this.#source;
    let command: SyntaxNode | undefined;
    return {
      type: 'Statement',
      pos: pos + shift,
      end: end + shift,
      get command() {
        command ??= new Reader(source, pos + shift).#andOr();
        return command;
      },
      background,
    };
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  /** Statements up to one of the words, or to the end. */
  list(ends: readonly string[]): Statement[] {
    const statements: Statement[] = [];
    for (;;) {
      this.#take(GAP);
      if (this.isLost || this.isAtEnd || ends.includes(this.#syntaxWord())) return statements;
      statements.push(this.#statement());
    }
  }

  /** One statement with the mark that ends it. */
  #statement(): Statement {
    const pos = this.#at;
    const command = this.#andOr();
    let background: true | undefined;
    let { end } = command;
    this.#take(BLANKS);
    const next = this.#source[this.#at];
    if (next === '&') {
      background = true;
      this.#at += 1;
      end = this.#at;
    } else if (next === ';') this.#at += 1;
    else if (next !== '\n' && next !== '#' && next !== undefined) this.isLost = true;
    // `;;`, `& &`, `;&`: an error or the end of a branch.
    if (next === ';' || next === '&') {
      this.#take(BLANKS);
      const after = this.#source[this.#at];
      if (after === ';' || after === '&' || (next === '&' && after === '>')) this.isLost = true;
    }
    return { type: 'Statement', pos, end, command, background };
  }

  #lost(): undefined {
    this.isLost = true;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const text = pattern.exec(this.#source)?.[0] ?? '';
    this.#at += text.length;
    return text;
  }

  /** The word of syntax that stands here, unread; empty for anything else. */
  #syntaxWord(): string {
    LITERAL.lastIndex = this.#at;
    const text = LITERAL.exec(this.#source)?.[0] ?? '';
    return WORDS_OF_SYNTAX.has(text) && this.#endsAt(this.#at + text.length) ? text : '';
  }

  #endsAt(at: number): boolean {
    const next = this.#source[at];
    return next === undefined || ' \t\n;&|<>()'.includes(next);
  }

  #andOr(): SyntaxNode {
    const first = this.#pipeline();
    const commands: unknown[] = [first];
    const operators: string[] = [];
    for (let operator = this.#operator('&&', '||'); operator !== ''; operator = this.#operator('&&', '||')) {
      operators.push(operator);
      this.#take(GAP);
      commands.push(this.#pipeline());
    }
    return operators.length === 0 ? first : this.#joined('AndOr', { commands, operators });
  }

  #pipeline(): SyntaxNode {
    const first = this.#command();
    const commands: unknown[] = [first];
    const operators: string[] = [];
    while (this.#operator('|') !== '') {
      if (this.#source[this.#at] === '&') this.isLost = true;
      operators.push('|');
      this.#take(GAP);
      commands.push(this.#command());
    }
    return operators.length === 0 ? first : this.#joined('Pipeline', { prefixes: [], commands, operators });
  }

  #joined(type: 'AndOr' | 'Pipeline', parts: Readonly<Record<string, readonly unknown[]>>): SyntaxNode {
    const commands = parts['commands'] as readonly SyntaxNode[];
    return { type, pos: commands[0]?.pos, end: commands.at(-1)?.end, ...parts } as SyntaxNode;
  }

  /** One of these operators, longer ones not among them. */
  #operator(...operators: readonly string[]): string {
    this.#take(BLANKS);
    const found = this.#isLong() ? this.#source.slice(this.#at, this.#at + 2) : (this.#source[this.#at] ?? '');
    if (this.isLost || !operators.includes(found)) return '';
    this.#at += found.length;
    return found;
  }

  #isLong(): boolean {
    const next = this.#source[this.#at];
    return (next === '&' || next === '|') && this.#source[this.#at + 1] === next;
  }

  #command(): SyntaxNode {
    const word = this.#syntaxWord();
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.isLost = true;
    const node = this.isLost || word === '' ? this.#simple() : this.#compound(word);
    this.#depth -= 1;
    return node;
  }

  #compound(word: string): SyntaxNode {
    const pos = this.#at;
    const node =
      word === 'for'
        ? this.#for()
        : word === 'if'
          ? this.#if()
          : word === 'while' || word === 'until'
            ? this.#while(word)
            : undefined;
    if (node === undefined) {
      this.isLost = true;
      return this.#simple();
    }
    this.#take(BLANKS);
    // A redirection of the whole, or something that cannot stand here.
    if (!this.isAtEnd && !'\n;&|'.includes(this.#source[this.#at] ?? '')) this.isLost = true;
    if (this.#source.startsWith('&>', this.#at)) this.isLost = true;
    return { ...node, pos } as SyntaxNode;
  }

  #keyword(word: string): void {
    if (this.#syntaxWord() === word) this.#at += word.length;
    else this.isLost = true;
  }

  #body(...ends: readonly string[]): List {
    const commands = this.list(ends);
    const [first, last] = [commands[0], commands.at(-1)];
    if (first === undefined || last === undefined) this.isLost = true;
    return { type: 'CompoundList', pos: first?.pos ?? 0, end: last?.end ?? 0, commands };
  }

  #for(): object {
    this.#keyword('for');
    this.#take(BLANKS);
    const name = this.#word();
    if (name === undefined || !/^[A-Za-z_]\w*$/.test(name.text)) this.isLost = true;
    this.#take(BLANKS);
    this.#keyword('in');
    this.#take(BLANKS);
    const wordlist: Word[] = [];
    for (let word = this.#word(); word !== undefined; word = this.#word()) {
      wordlist.push(word);
      this.#take(BLANKS);
    }
    const next = this.#source[this.#at];
    if (wordlist.length === 0 || (next !== ';' && next !== '\n')) this.isLost = true;
    this.#at += 1;
    this.#take(GAP);
    this.#keyword('do');
    const body = this.#body('done');
    this.#keyword('done');
    return { type: 'For', end: this.#at, name, wordlist, body };
  }

  #while(kind: string): object {
    this.#keyword(kind);
    const clause = this.#body('do');
    this.#keyword('do');
    const body = this.#body('done');
    this.#keyword('done');
    return { type: 'While', end: this.#at, kind, clause, body };
  }

  #if(): object {
    this.#keyword('if');
    const clause = this.#body('then');
    this.#keyword('then');
    const then = this.#body('else', 'fi');
    let otherwise: List | undefined;
    if (this.#syntaxWord() === 'else') {
      this.#keyword('else');
      otherwise = this.#body('fi');
    }
    this.#keyword('fi');
    // oxlint-disable-next-line unicorn/no-thenable -- the parser's name for the branch
    return { type: 'If', end: this.#at, clause, then, elif: [], else: otherwise };
  }

  #simple(): Command {
    const pos = this.#at;
    const prefix: (Assignment | Redirection)[] = [];
    const suffix: (Word | Redirection)[] = [];
    let name: Word | undefined;
    let end = pos;
    while (!this.isLost) {
      const item = this.#redirection() ?? (name === undefined ? this.#assignment() : undefined) ?? this.#word();
      if (item === undefined) break;
      ({ end } = item);
      if (item.type === 'Redirect') (name === undefined ? prefix : suffix).push(item);
      else if (item.type === 'Assignment') prefix.push(item);
      else {
        // `x+=…` is no name, and some builtins take assignments among their arguments.
        if (item.text.includes('=') && LOOKS_ASSIGNED.test(item.text)) this.isLost = true;
        // A negation, or a bracket that is more than a name.
        if (name === undefined && ('!{}]'.includes(item.text.charAt(0)) || item.text.startsWith('[[')))
          this.isLost = true;
        if (name === undefined) name = item;
        else suffix.push(item);
      }
      this.#take(BLANKS);
    }
    if (end === pos) this.isLost = true;
    const all = [...prefix, ...suffix];
    return {
      type: 'Command',
      pos,
      end,
      name,
      prefix,
      suffix,
      args: suffix.filter((item) => item.type === 'Word'),
      redirects: all.filter((item) => item.type === 'Redirect'),
    };
  }

  #redirection(): Redirection | undefined {
    REDIRECTION.lastIndex = this.#at;
    const match = REDIRECTION.exec(this.#source);
    if (match === null) return undefined;
    const pos = this.#at;
    this.#at += match[0].length;
    this.#take(BLANKS);
    const target = this.#word();
    if (target === undefined) this.isLost = true;
    const [, digits = ''] = match;
    const descriptor =
      digits === ''
        ? undefined
        : ({ type: 'FileDescriptor', pos, end: pos + digits.length, value: Number(digits) } as const);
    const operator = (match[2] ?? match[3]) as Redirection['operator'];
    return { type: 'Redirect', pos, end: this.#at, operator, descriptor, target };
  }

  #assignment(): Assignment | undefined {
    const pos = this.#at;
    const name = this.#take(ASSIGNED);
    if (name === '') return undefined;
    const start = this.#at;
    // No comment here.
    if (this.#source[start] === '#') this.isLost = true;
    const value = this.#word() ?? { type: 'Word', text: '', value: '', pos: start, end: start, parts: undefined };
    if (value.parts?.some(({ type }) => type === 'Glob') === true) this.isLost = true;
    const text = this.#source.slice(pos, this.#at);
    return {
      type: 'Assignment',
      pos,
      end: this.#at,
      text,
      name: name.slice(0, -1),
      append: undefined,
      index: undefined,
      value,
    };
  }

  #word(): Word | undefined {
    const pos = this.#at;
    if (this.#source[pos] === '#') return undefined;
    const parts: Part[] = [];
    for (let part = this.#part(); part !== undefined && !this.isLost; part = this.#part()) parts.push(part);
    if (!this.#endsAt(this.#at)) this.isLost = true;
    if (this.#at === pos) return undefined;
    const text = this.#source.slice(pos, this.#at);
    const isLiteral = parts.length === 1 && parts[0]?.type === 'Literal';
    return {
      type: 'Word',
      text,
      value: isLiteral ? text : parts.map(valueOf).join(''),
      pos,
      end: this.#at,
      parts: isLiteral ? undefined : parts,
    };
  }

  #part(): Part | undefined {
    const pos = this.#at;
    const literal = this.#take(LITERAL);
    if (literal !== '') return { type: 'Literal', pos, end: this.#at, text: literal, value: literal };
    switch (this.#source[pos] ?? '') {
      case "'": {
        const text = this.#take(SINGLE);
        if (text === '') return this.#lost();
        return { type: 'SingleQuoted', pos, end: this.#at, text, value: text.slice(1, -1) };
      }
      case '"':
        return this.#doubleQuoted();
      case '$':
        return this.#expansion();
      case '*':
      case '?': {
        const text = this.#source[pos] ?? '';
        this.#at += 1;
        // `**` is a form of its own.
        if (text === '*' && this.#source[this.#at] === '*') return this.#lost();
        return {
          type: 'Glob',
          kind: text === '*' ? 'star' : 'question',
          pos,
          end: this.#at,
          text,
          value: text,
        };
      }
      case '[':
      case ']': {
        // The command of this name, and its last word.
        const alone = this.#endsAt(pos + 1) && (pos === 0 || this.#endsAt(pos - 1));
        if (!alone) return this.#lost();
        const text = this.#source[pos] ?? '';
        this.#at += 1;
        return { type: 'Literal', pos, end: this.#at, text, value: text };
      }
      default:
        return undefined;
    }
  }

  #expansion(): Extract<Part, { readonly type: 'SimpleExpansion' }> | undefined {
    const pos = this.#at;
    const text = this.#take(EXPANSION);
    if (text === '') return this.#lost();
    return { type: 'SimpleExpansion', pos, end: this.#at, text };
  }

  #doubleQuoted(): Quoted {
    const pos = this.#at;
    this.#at += 1;
    const parts: Quoted['parts'][number][] = [];
    while (!this.isLost && this.#source[this.#at] !== '"') {
      const start = this.#at;
      const text = this.#take(IN_DOUBLE);
      if (text !== '')
        parts.push({ type: 'Literal', pos: start, end: this.#at, text, value: text.replace(/\\(["\\$`])/g, '$1') });
      else {
        const expansion = this.#expansion();
        if (expansion !== undefined) parts.push(expansion);
      }
    }
    this.#at += 1;
    if (parts.length === 0) parts.push({ type: 'Literal', pos: pos + 1, end: pos + 1, text: '', value: '' });
    return { type: 'DoubleQuoted', pos, end: this.#at, text: this.#source.slice(pos, this.#at), parts };
  }
}

function valueOf(part: Part): string {
  if (part.type === 'DoubleQuoted')
    return part.parts.map((each) => ('value' in each ? each.value : each.text)).join('');
  return 'value' in part ? part.value : part.text;
}
