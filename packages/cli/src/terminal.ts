/** Where the command line writes. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Whether escape sequences are wanted: on a terminal, and never with NO_COLOR (no-color.org). */
  readonly colours: boolean;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** Columns that the output is made for. */
export const COLUMNS = 100;
/** Columns of help and tables: a terminal that nobody has widened. */
export const HELP_COLUMNS = 80;

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;
export type Style = keyof typeof STYLES;
export type Paint = (style: Style, text: string) => string;

export function painter(colours: boolean): Paint {
  return (style, text) => {
    const [on, off] = STYLES[style];
    return colours ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
}

/** Breaks a text at spaces into lines of at most `width` characters; a longer word stands alone and is left whole. */
export function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

/** At most `width` characters; what is cut off is shown as one. */
export function clip(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** Text from outside for a terminal: no control characters, so that it can steer nothing. */
export function plain(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}

/** JSON that says the same, without characters that steer a terminal: JSON's own escapes end at U+001F. */
export function steady(text: string): string {
  return text.replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (found) =>
    Array.from(
      { length: found.length },
      (_, unit) => `\\u${found.charCodeAt(unit).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
