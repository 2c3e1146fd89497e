import { readBlocks } from './markdown-blocks.ts';
import { readInlines } from './markdown-inline.ts';

/** Stands for each character between the stretches of text: list and quote marks, blank lines, code blocks. */
export const STRUCTURE = '\u0001';
/** Stands for each character that is not read inside a stretch of text: code, tags, comments, targets of links. */
export const HIDDEN = '\ufffc';

/** What counts besides plain prose. */
export type Also = { readonly quotes: boolean; readonly links: boolean };

/**
 * A Markdown text (CommonMark with GitHub's tables) as its readers see it: the same length, line breaks kept, each character that is not
 * prose replaced by `STRUCTURE` or `HIDDEN`, so that a position here is a position there. Linear in the text.
 */
export function proseOf(source: string, also: Also): string {
  const out = Array.from<string, string>(source.split(''), (character) =>
    character === '\n' || character === '\r' ? character : STRUCTURE,
  );
  readInlines(source, readBlocks(source), (place, kind) => {
    const shown = kind === 'prose' || (kind === 'quote' && also.quotes) || (kind === 'link' && also.links);
    out[place] = shown ? source.charAt(place) : HIDDEN;
  });
  return out.join('');
}
