/** How much was taken out of a text, in code points (comments: in comments). */
export type Removed = {
  /** Default-ignorable code points: zero-width, bidirectional, tag characters, variation selectors; and annotation marks. */
  readonly invisible: number;
  /** Control characters (Unicode category Cc) other than tab and line feed; carriage returns become line feeds and do not count. */
  readonly control: number;
  /** Halves of a surrogate pair without their partner; each became U+FFFD. */
  readonly surrogates: number;
  /** HTML comments. */
  readonly comments: number;
};

export type Cleaned = { readonly text: string; readonly removed: Removed };

/** U+FFF9..U+FFFB are format characters that renderers hide, but Unicode does not list them as default-ignorable. */
const UNSEEN = /\r\n?|[\u2028\u2029]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n])\p{Cc}|\p{Cs}/gu;

const isLineBreak = (unit: number): boolean => unit === 0x0d || unit === 0x2028 || unit === 0x2029;
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
const isControl = (unit: number): boolean => unit < 0x20 || (unit >= 0x7f && unit <= 0x9f);

type Unseen = { readonly text: string; readonly removed: Omit<Removed, 'comments'> };

/**
 * Takes out what a reader cannot see and normalises line breaks to `\n` (P2). HTML comments stay: this form is for text that people
 * read inside a code block, where a comment is visible.
 */
export function removeInvisible(text: string): Unseen {
  let invisible = 0;
  let control = 0;
  let surrogates = 0;
  const seen = text.replace(UNSEEN, (found) => {
    const unit = found.charCodeAt(0);
    if (isLineBreak(unit)) return '\n';
    // Two units are a whole pair: a tag character or a variation selector.
    if (found.length === 1 && isSurrogate(unit)) {
      surrogates += 1;
      return '\ufffd';
    }
    if (isControl(unit)) control += 1;
    else invisible += 1;
    return '';
  });
  return { text: seen, removed: { invisible, control, surrogates } };
}

/** Where a comment that opens at `start` ends: `<!-->` and `<!--->` are whole; else `-->` or `--!>`; else it never closes (HTML standard). */
function endOfComment(text: string, start: number): number {
  if (text.startsWith('>', start + 4)) return start + 5;
  if (text.startsWith('->', start + 4)) return start + 6;
  const close = /--!?>/g;
  close.lastIndex = start + 4;
  return close.exec(text) === null ? text.length : close.lastIndex;
}

/** What is left of an opening mark at the end of `kept` could become a comment with the text that follows. */
function couldOpen(kept: string): boolean {
  return kept.endsWith('<') || kept.endsWith('<!') || kept.endsWith('<!-');
}

function removeComments(text: string): { readonly text: string; readonly comments: number } {
  const kept: string[] = [];
  let last = '';
  let comments = 0;
  let from = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
    last = append(kept, last, text.slice(from, start));
    from = endOfComment(text, start);
    comments += 1;
  }
  append(kept, last, text.slice(from));
  return { text: kept.join(''), comments };
}

/** `<!` + removed comment + `-- x` would join to a new comment; one space keeps them apart, so that cleaning twice changes nothing. */
function append(kept: string[], last: string, piece: string): string {
  if (piece === '') return last;
  const apart = couldOpen(last) ? ' ' : '';
  kept.push(apart, piece);
  return (last + apart + piece.slice(-3)).slice(-3);
}

/**
 * Makes a text safe to hand on (P2): nothing invisible, no control characters but tab and line feed, no HTML comments (closed or not).
 * Linear in the text; cleaning twice changes nothing. Text that a page hides in another way (an attribute, a link title) stays, visible
 * to whoever reads the prompt.
 */
export function cleanText(text: string): Cleaned {
  const seen = removeInvisible(text);
  const plain = removeComments(seen.text);
  return { text: plain.text, removed: { ...seen.removed, comments: plain.comments } };
}
