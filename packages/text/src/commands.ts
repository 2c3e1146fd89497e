import { proseOf } from './prose.ts';

/** What a person may ask of us in a comment (D11). */
export const COMMANDS = ['remediate', 'retry', 'why'] as const;
export type Command = (typeof COMMANDS)[number];

/**
 * Why a comment holds no command. `absent`: nothing that looks like one; `arguments`: words behind it; `unknown`: `/agent` with another
 * word; `not-prose`: it stands in code, a quote or an HTML comment; `several`: different commands, of which none is taken.
 */
export type NoCommand = 'absent' | 'arguments' | 'unknown' | 'not-prose' | 'several';

export type CommandReading =
  { readonly kind: 'command'; readonly command: Command } | { readonly kind: 'none'; readonly why: NoCommand };

const LINE = /^\/agent(?:[ \t]+(\S+)([ \t]+\S.*)?)?[ \t]*$/u;

const isCommand = (word: string | undefined): word is Command => COMMANDS.some((command) => command === word);

function readLine(line: string): Command | 'arguments' | 'unknown' | undefined {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, word, rest] = match;
  if (!isCommand(word)) return 'unknown';
  return rest === undefined ? word : 'arguments';
}

/**
 * Reads a comment for `/agent remediate`, `/agent retry` or `/agent why`: alone on its line, from the first column, in lower case, white
 * space allowed at the end, outside code, quotes and HTML comments (D11). Only a new comment is asked; the caller sees to that.
 */
export function readCommand(comment: string): CommandReading {
  const prose = proseOf(comment, { quotes: false, links: false }).split(/\r\n?|\n/u);
  const commands = new Set<Command>();
  let why: NoCommand = 'absent';
  for (const [index, raw] of comment.split(/\r\n?|\n/u).entries()) {
    const meant = readLine(raw);
    if (meant === undefined) continue;
    const shown = prose[index] ?? '';
    if (!shown.startsWith('/agent')) why = why === 'absent' ? 'not-prose' : why;
    else if (isCommand(meant)) commands.add(meant);
    else why = meant;
  }
  const [command] = commands;
  if (command === undefined) return { kind: 'none', why };
  return commands.size > 1 ? { kind: 'none', why: 'several' } : { kind: 'command', command };
}
