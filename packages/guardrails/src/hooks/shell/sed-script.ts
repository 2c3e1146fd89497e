import { isOption } from './options.ts';

/** What a call of `sed` says: its programs, the files that hold some, and its operands. */
export interface SedCall {
  readonly scripts: readonly string[];
  readonly scriptFiles: readonly string[];
  readonly files: readonly string[];
  readonly inPlace: boolean;
}

/** One command of a program: for `s` the flags, with the file of `w` behind them; for `e`, `r` and `w` what follows. */
export interface SedCommand {
  readonly letter: string;
  readonly text: string;
}

/** Reads the arguments as GNU's `sed` does: `-e` and `-f` take a value, `-i` only one that is attached to it. */
export function readSedCall(args: readonly string[]): SedCall {
  const scripts: string[] = [];
  const scriptFiles: string[] = [];
  const operands: string[] = [];
  let inPlace = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      operands.push(...args.slice(at + 1));
      break;
    }
    if (arg.startsWith('--')) {
      const [name = '', ...value] = arg.split('=');
      const list = isOption(name, '--expression') ? scripts : isOption(name, '--file') ? scriptFiles : undefined;
      // The only one with this letter.
      if (name.startsWith('--i')) inPlace = true;
      if (list !== undefined) list.push(value.length > 0 ? value.join('=') : (args[(at += 1)] ?? ''));
      else if (name === '--line-length' && value.length === 0) at += 1;
      continue;
    }
    const match = /^-([nErsuz]*)(?:([eflI])(.*)|i.*)?$/su.exec(arg);
    if (match === null || arg === '-') {
      operands.push(arg);
      continue;
    }
    const [, plain = '', letter, rest = ''] = match;
    if (letter === undefined) inPlace ||= arg.length > plain.length + 1;
    else {
      const value = rest === '' ? (args[(at += 1)] ?? '') : rest;
      if (letter === 'e') scripts.push(value);
      if (letter === 'f') scriptFiles.push(value);
      // BSD's in place.
      if (letter === 'I') inPlace = true;
    }
  }
  if (scripts.length > 0 || scriptFiles.length > 0) return { scripts, scriptFiles, files: operands, inPlace };
  return { scripts: operands.slice(0, 1), scriptFiles, files: operands.slice(1), inPlace };
}

/** A line, a step, the last line, or a value that only the shell knows. */
const NUMBER_OR_END = /[+~]?\d+(?:~\d+)?|\$|[\uE000-\uE00F]+/y;
const FLAGS_OF_ADDRESS = /[IM]*/y;
const COMMA = /\s*,\s*/y;
const GAP = /[\s;{}]*/y;
const BLANK = /[ \t]*!*[ \t]*/y;
/** To the end of the line. */
const LINE = /[^\n]*/y;
/** The text of `a`, `i` and `c`: a line that ends in a backslash goes on in the next one. */
const TEXT = /(?:\\[^]|[^\n\\])*/y;
const LABEL = /[ \t]*[^\s;#}]*/y;
const FLAGS = /[gpeIiMm\d \t]*(?:w[^\n]*)?/y;
const NUMBER = /[ \t]*\d*/y;

/**
 * The commands of a program, as GNU's `sed` reads it (4.9, with which the tests compare). What stands behind a fault is not read: `sed`
 * would not start. Takes linear time.
 */
export function sedCommands(script: string): readonly SedCommand[] {
  return new Reader(script).commands();
}

class Reader {
  readonly #script: string;
  readonly #lastBracket: number;
  readonly #lastClass: number;
  #at = 0;

  constructor(script: string) {
    this.#script = script;
    this.#lastBracket = script.lastIndexOf(']');
    this.#lastClass = script.lastIndexOf(':]');
  }

  commands(): readonly SedCommand[] {
    const found: SedCommand[] = [];
    for (;;) {
      this.#take(GAP);
      if (!this.#address()) return found;
      if (this.#take(COMMA) !== '' && !this.#address()) return found;
      this.#take(BLANK);
      const letter = this.#script[this.#at];
      if (letter === undefined) return found;
      this.#at += 1;
      const text = this.#behind(letter);
      if (text === undefined) return found;
      if (/[serRwW]/u.test(letter)) found.push({ letter, text });
    }
  }

  /** What belongs to a command; undefined where it is none. */
  #behind(letter: string): string | undefined {
    if (letter === 's' || letter === 'y') {
      const delimiter = this.#script[this.#at];
      if (delimiter === undefined || delimiter === '\n' || delimiter === '\\') return undefined;
      this.#at += 1;
      return this.#close(delimiter, letter === 's') && this.#close(delimiter, false) ? this.#take(FLAGS) : undefined;
    }
    if ('aic'.includes(letter)) return this.#take(TEXT);
    if (':btTv'.includes(letter)) return this.#take(LABEL);
    if ('erRwW#'.includes(letter)) return this.#take(LINE).trim();
    if ('qQlL'.includes(letter)) return this.#take(NUMBER);
    return '{}dDgGhHnNpPxzF='.includes(letter) ? '' : undefined;
  }

  /** An address, or none. @returns whether it is a whole one */
  #address(): boolean {
    if (this.#take(NUMBER_OR_END) !== '') return true;
    const mark = this.#script[this.#at];
    if (mark !== '/' && mark !== '\\') return true;
    const delimiter = mark === '/' ? mark : this.#script[this.#at + 1];
    if (delimiter === undefined || delimiter === '\n') return false;
    this.#at += mark === '/' ? 1 : 2;
    const isWhole = this.#close(delimiter, true);
    this.#take(FLAGS_OF_ADDRESS);
    return isWhole;
  }

  /** Goes behind the next delimiter. Within brackets of a pattern it is a character like any other. */
  #close(delimiter: string, isPattern: boolean): boolean {
    const script = this.#script;
    for (; this.#at < script.length; this.#at += 1) {
      const mark = script[this.#at];
      if (mark === '\\') this.#at += 1;
      else if (mark === delimiter) {
        this.#at += 1;
        return true;
      } else if (isPattern && mark === '[') this.#bracket();
    }
    return false;
  }

  /** Goes to the end of a list of characters, where it has one. */
  #bracket(): void {
    let at = this.#at + (this.#script[this.#at + 1] === '^' ? 2 : 1);
    // As the first character it does not end the list.
    if (this.#script[at] === ']') at += 1;
    for (; at <= this.#lastBracket; at += 1) {
      if (this.#script.startsWith('[:', at) && at < this.#lastClass) at = this.#script.indexOf(':]', at) + 1;
      else if (this.#script[at] === ']') {
        this.#at = at;
        return;
      }
    }
  }

  #take(form: RegExp): string {
    form.lastIndex = this.#at;
    const text = form.exec(this.#script)?.[0] ?? '';
    this.#at += text.length;
    return text;
  }
}

/** The file that a command writes, if it does. */
export function sedTarget({ letter, text }: SedCommand): string | undefined {
  if (letter === 'w' || letter === 'W') return text;
  return letter === 's' ? /w[ \t]*(.+)$/su.exec(text)?.[1] : undefined;
}
