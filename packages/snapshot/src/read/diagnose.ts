/** Finds where a text stops being JSON. Asked only after JSON.parse refused it; strict as RFC 8259 is. */

export type SyntaxFault = {
  /** In UTF-16 code units from the start of the text. */
  readonly offset: number;
  readonly isCutOff: boolean;
  /** What JSON allows at this place. */
  readonly expected: string;
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const UNICODE_ESCAPE = /^\\u[0-9a-fA-F]{4}$/;
const CUT_ESCAPE = /^\\(?:u[0-9a-fA-F]*)?$/;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE_CHARACTER = 0x20;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
/** From the opening bracket of an object or a list to the closing one. */
const TO_CLOSING = 2;
const WORDS = ['true', 'false', 'null'] as const;

class Refused extends Error {
  readonly offset: number;
  readonly expected: string;

  constructor(offset: number, expected: string) {
    super(expected);
    this.offset = offset;
    this.expected = expected;
  }
}

/** The first fault, or undefined when the text is JSON. Works with a stack of its own: no depth of nesting overflows it. */
export function diagnose(text: string): SyntaxFault | undefined {
  try {
    new Grammar(text).document();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { offset: error.offset, isCutOff: error.offset >= text.length, expected: error.expected };
  }
}

class Grammar {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    const open: number[] = [];
    this.#space();
    for (;;) {
      if (this.#opened(open)) continue;
      if (!this.#close(open)) break;
    }
    if (this.#at < this.#text.length) throw new Refused(this.#at, 'the end of the document');
  }

  /** Reads one value, or the opening of one. True when a value must follow. */
  #opened(open: number[]): boolean {
    const unit = this.#text.charCodeAt(this.#at);
    if (unit !== OPEN_OBJECT && unit !== OPEN_LIST) {
      this.#scalar();
      return false;
    }
    this.#at += 1;
    this.#space();
    if (this.#text.charCodeAt(this.#at) === unit + TO_CLOSING) {
      this.#at += 1;
      return false;
    }
    open.push(unit);
    if (unit === OPEN_OBJECT) this.#key('a field name in double quotes, or }');
    return true;
  }

  /** After a value: commas and closing brackets. True when a value must follow. */
  #close(open: number[]): boolean {
    for (;;) {
      this.#space();
      const innermost = open.at(-1);
      if (innermost === undefined) return false;
      const unit = this.#text.charCodeAt(this.#at);
      if (unit === COMMA) {
        this.#at += 1;
        this.#space();
        if (innermost === OPEN_OBJECT) this.#key('a field name in double quotes');
        return true;
      }
      if (unit !== innermost + TO_CLOSING)
        throw new Refused(this.#at, `a comma or ${innermost === OPEN_OBJECT ? '}' : ']'}`);
      this.#at += 1;
      open.pop();
    }
  }

  #key(expected: string): void {
    if (this.#text.charCodeAt(this.#at) !== QUOTE) throw new Refused(this.#at, expected);
    this.#string();
    this.#space();
    if (this.#text.charCodeAt(this.#at) !== COLON) throw new Refused(this.#at, 'a colon');
    this.#at += 1;
    this.#space();
  }

  #scalar(): void {
    if (this.#text.charCodeAt(this.#at) === QUOTE) return this.#string();
    const word = WORDS.find((candidate) => this.#text.startsWith(candidate, this.#at));
    if (word !== undefined) {
      this.#at += word.length;
      return;
    }
    NUMBER.lastIndex = this.#at;
    const number = NUMBER.exec(this.#text);
    if (number === null) throw new Refused(this.#cutWord(), 'a value');
    this.#at += number[0].length;
    // `1.` or `1e` at the very end was cut off in the middle of the number.
    if (/[.eE+-]/.test(this.#text[this.#at] ?? '')) throw new Refused(this.#endOfNumber(), 'a digit');
  }

  #string(): void {
    const text = this.#text;
    let at = this.#at + 1;
    for (let unit = text.charCodeAt(at); unit !== QUOTE; unit = text.charCodeAt(at)) {
      if (at >= text.length) throw new Refused(text.length, 'the closing quote of a string');
      if (unit < SPACE_CHARACTER) throw new Refused(at, 'no control character in a string');
      at += unit === BACKSLASH ? this.#escapeLength(at) : 1;
    }
    this.#at = at + 1;
  }

  #escapeLength(at: number): number {
    const next = this.#text[at + 1] ?? '';
    if (next !== 'u' && next !== '' && '"\\/bfnrt'.includes(next)) return 2;
    const escape = this.#text.slice(at, at + 6);
    if (UNICODE_ESCAPE.test(escape)) return 6;
    const isCut = at + escape.length === this.#text.length && CUT_ESCAPE.test(escape);
    throw new Refused(isCut ? this.#text.length : at, 'an escape that JSON knows');
  }

  /** Where the refused word ends, when the text ends in the middle of `true`, `false`, `null` or a sign; else where it starts. */
  #cutWord(): number {
    const rest = this.#text.slice(this.#at, this.#at + 6);
    const isCut = rest === '-' || WORDS.some((word) => word.startsWith(rest));
    return isCut ? this.#text.length : this.#at;
  }

  #endOfNumber(): number {
    const rest = this.#text.slice(this.#at, this.#at + 3);
    return /^(?:\.|[eE][+-]?)$/.test(rest) && this.#at + rest.length === this.#text.length
      ? this.#text.length
      : this.#at;
  }

  #space(): void {
    const text = this.#text;
    let at = this.#at;
    for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
      at += 1;
      unit = text.charCodeAt(at);
    }
    this.#at = at;
  }
}
