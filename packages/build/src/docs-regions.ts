/** Generated parts of Markdown files stand between two marks; everything around them is written by hand. */

const mark = (edge: 'begin' | 'end', name: string): string => `<!-- ${edge}: ${name} -->`;

/** Puts `text` between the marks of the region. Throws, naming the mark, when one is missing, doubled or in the wrong order. */
export function fillRegion(markdown: string, name: string, text: string): string {
  const begin = only(markdown, mark('begin', name));
  const end = only(markdown, mark('end', name));
  if (end < begin) throw new Error(`${mark('end', name)} stands before ${mark('begin', name)}`);
  return `${markdown.slice(0, begin)}${mark('begin', name)}\n\n${text.trim()}\n\n${markdown.slice(end)}`;
}

function only(markdown: string, wanted: string): number {
  const first = markdown.indexOf(wanted);
  if (first < 0) throw new Error(`${wanted} is missing`);
  if (markdown.includes(wanted, first + 1)) throw new Error(`${wanted} stands there twice`);
  return first;
}

/** A Markdown table; bars and line breaks inside cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const cell = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
