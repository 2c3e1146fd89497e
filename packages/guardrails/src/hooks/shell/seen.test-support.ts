import type { Input, Seen } from './program.ts';

export const NO_INPUT: Input = { kind: 'none' };

/** The words of a line: blanks part them, single quotation marks hold them together. */
export const words = (line: string): readonly string[] =>
  [...line.matchAll(/(?:'[^']*'|[^\s'])+/gu)].map(([word]) => word.replaceAll("'", ''));

/** A command as the analysis sees it; without redirections. */
export function seen(line: string, input: Input = NO_INPUT): Seen {
  const [name = '', ...args] = words(line);
  const none = { assigned: [], variables: [], redirections: [], through: [] };
  return { name, base: name, args, input, cwd: '/work', ...none };
}

/** Lines `command => this & that`; nothing behind the arrow: nothing is expected. */
export const rows = (text: string): readonly (readonly [string, readonly string[]])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [command = '', expected = ''] = line.trim().split(/\s*=>\s*/u);
      return [command, expected === '' ? [] : expected.split(' & ')] as const;
    });
