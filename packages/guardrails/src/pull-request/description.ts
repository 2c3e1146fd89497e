/** A part of a description: what stands below one heading, sub-headings included. */
export interface Section {
  readonly text: string;
  /** Lines that say something: not blank, no placeholder. */
  readonly says: boolean;
}

/** What a template leaves behind when nobody filled it in. */
const PLACEHOLDER =
  /^(?:[\s>*_`~.…-]*|(?:[-*] )?(?:\[ \] ?)?(?:n\/?a|none|todo|tbd|tba|fixme|xxx|\.\.\.|…|<[^>]*>)\.?)$/iu;

/** The sections of a description by heading, each heading in one form. HTML comments are not read: a reader does not see them. */
export function sectionsOf(body: string): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  const open: { readonly name: string; readonly level: number; readonly lines: string[] }[] = [];
  const close = (level: number): void => {
    while ((open.at(-1)?.level ?? 0) >= level) {
      const done = open.pop();
      // The first section of a name counts: a second one could contradict it.
      if (done !== undefined && !sections.has(done.name)) sections.set(done.name, sectionOf(done.lines));
    }
  };
  let fence = '';
  for (const line of withoutComments(body).split(/\r\n?|\n/u)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') fence = mark;
    else if (fence !== '' && mark.startsWith(fence)) fence = '';
    const heading = fence === '' ? /^ {0,3}(#{1,6})[ \t]+(\S.*)$/u.exec(line) : null;
    if (heading === null) for (const section of open) section.lines.push(line);
    else {
      const level = (heading[1] ?? '').length;
      close(level);
      for (const section of open) section.lines.push(line);
      open.push({ name: headingForm(heading[2] ?? ''), level, lines: [] });
    }
  }
  close(1);
  return sections;
}

/** Characters of a heading that are looked at; a longer one is none of ours. */
const LONGEST_HEADING = 200;

/** One form of a heading: without marks, closing `#`, a colon, letter case. */
export function headingForm(heading: string): string {
  return heading
    .slice(0, LONGEST_HEADING)
    .normalize('NFC')
    .replace(/[ \t]+#+[ \t]*$/u, '')
    .replace(/[*_`:]/gu, '')
    .trim()
    .toLowerCase();
}

function sectionOf(lines: readonly string[]): Section {
  return { text: lines.join('\n'), says: lines.some((line) => !PLACEHOLDER.test(line.trim())) };
}

function withoutComments(body: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = body.indexOf('<!--', at);
    if (start < 0) return out + body.slice(at);
    out += body.slice(at, start);
    const end = body.indexOf('-->', start);
    // A comment that nothing ends hides the rest of the page.
    if (end < 0) return out;
    at = end + 3;
  }
}
