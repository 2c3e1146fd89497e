/** Headings and the text below each, of a Markdown file; what stands in a fenced block is no heading. */
export interface Section {
  readonly title: string;
  /** Of the heading line. */
  readonly offset: number;
  readonly body: string;
  readonly bodyOffset: number;
}

export function sectionsOf(text: string): readonly Section[] {
  const found: { title: string; offset: number; bodyOffset: number }[] = [];
  let fence = '';
  for (const match of text.matchAll(/^.*$/gm)) {
    const [line] = match;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) === true) fence = '';
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line)?.[1];
    if (heading !== undefined)
      found.push({ title: titleOf(heading), offset: match.index, bodyOffset: match.index + line.length });
  }
  return found.map((entry, index) => ({
    ...entry,
    body: text.slice(entry.bodyOffset, found[index + 1]?.offset ?? text.length),
  }));
}

/** Without the marks that may close a heading. Written as a walk: patterns for this take quadratic time on long runs of spaces. */
function titleOf(heading: string): string {
  const text = heading.trim();
  let end = text.length;
  while (end > 0 && text[end - 1] === '#') end -= 1;
  return end < text.length && (end === 0 || text[end - 1] === ' ') ? text.slice(0, end).trim() : text;
}

/** Numbered items at the start of a line: `1.` or `1)`. */
export function stepsOf(section: Section): readonly { readonly text: string; readonly offset: number }[] {
  const starts = [...section.body.matchAll(/^ {0,3}\d+[.)]\s+/gm)];
  return starts.map((match, index) => ({
    text: section.body.slice(match.index + match[0].length, starts[index + 1]?.index ?? section.body.length),
    offset: section.bodyOffset + match.index,
  }));
}

/** The text with everything outside of code spans and code blocks turned into spaces, so that offsets stay: "make sure" in a sentence is no command. */
export function codeOf(text: string): string {
  let fence = '';
  const lines = text.split('\n').map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isFence = mark !== undefined && (fence === '' || mark.startsWith(fence));
    if (isFence) fence = fence === '' ? mark : '';
    if (isFence) return ' '.repeat(line.length);
    if (fence !== '' || /^(?: {4}|\t)(?!\s*(?:[-*+]|\d+[.)])\s)/.test(line)) return line;
    // The marks stay: they say where a command begins.
    return line
      .split('`')
      .map((part, index) => (index % 2 === 1 ? part : ' '.repeat(part.length)))
      .join('`');
  });
  return lines.join('\n');
}

/** Where fenced blocks begin and end; one that is not closed goes to the end. */
export function fencesOf(text: string): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  let open: { readonly mark: string; readonly from: number } | undefined;
  for (const { 1: mark = '', index } of text.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (open === undefined) open = { mark, from: index };
    else if (mark.startsWith(open.mark)) {
      found.push([open.from, index]);
      open = undefined;
    }
  }
  return open === undefined ? found : [...found, [open.from, text.length]];
}
