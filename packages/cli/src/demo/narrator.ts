import { REASONS, type ReasonCode } from '@agent-remediation/conventions';
import { COLUMNS, painter, wrap, type Paint, type Terminal } from '../terminal.ts';

const INDENT = 4;
const WIDTH = COLUMNS - INDENT;

/** Tells the story: chapters, numbered steps, what went over the wire, and the ending of each run. */
export class Narrator {
  readonly paint: Paint;
  readonly #terminal: Terminal;
  #step = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.paint = painter(terminal.colours);
  }

  title(text: string): void {
    this.line(this.paint('bold', text));
  }

  chapter(text: string): void {
    this.line();
    this.line(this.paint('bold', `── ${text} ${'─'.repeat(Math.max(0, COLUMNS - text.length - 4))}`));
  }

  step(text: string): void {
    this.#step += 1;
    const [first = '', ...more] = wrap(text, WIDTH);
    this.line();
    this.line(this.paint('bold', `${String(this.#step).padStart(2)}  ${first}`));
    for (const line of more) this.line(this.paint('bold', `${' '.repeat(INDENT)}${line}`));
  }

  /** A sentence below a step. */
  say(text: string): void {
    for (const line of wrap(text, WIDTH)) this.line(line === '' ? '' : `${' '.repeat(INDENT)}${line}`);
  }

  /** Lines as they are, below a step. */
  show(lines: readonly string[], style?: 'dim' | 'cyan'): void {
    for (const line of lines) this.line(`${' '.repeat(INDENT)}${style === undefined ? line : this.paint(style, line)}`);
  }

  /** Named facts, one a line or more. */
  facts(rows: readonly (readonly [string, string])[]): void {
    const name = Math.max(...rows.map(([key]) => key.length)) + 2;
    for (const [key, value] of rows) {
      for (const [index, line] of wrap(value, WIDTH - name).entries()) {
        this.line(`${' '.repeat(INDENT)}${this.paint('dim', (index === 0 ? key : '').padEnd(name))}${line}`);
      }
    }
  }

  ending(reason: ReasonCode): void {
    const { level, meaning } = REASONS[reason];
    const [mark, style] =
      level === 'done'
        ? (['✔', 'green'] as const)
        : level === 'ignored'
          ? (['○', 'cyan'] as const)
          : (['✖', 'yellow'] as const);
    const [first = '', ...more] = wrap(meaning, WIDTH - reason.length - 4);
    this.line(`${' '.repeat(INDENT)}${this.paint(style, `${mark} ${reason}`)}  ${first}`);
    for (const line of more) this.line(`${' '.repeat(INDENT + reason.length + 4)}${line}`);
  }

  line(text = ''): void {
    this.#terminal.write(`${text}\n`);
  }
}
