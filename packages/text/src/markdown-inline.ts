import { endOfTag, normalLabel } from './markdown-blocks.ts';
import type { Block, Blocks } from './markdown-blocks.ts';

/*
 * Markdown's inline structure (CommonMark 0.31 chapter 6) and the HTML inside it, as far as it decides which characters are read.
 */

/** `link` is the text of a link, `quote` somebody else's words, `hidden` whatever is not read: code, comments, tags, targets. */
export type Kind = 'hidden' | 'prose' | 'quote' | 'link';

export type Mark = (place: number, kind: Kind) => void;

/** Elements whose text GitHub does not read for references (its filters skip CODE, PRE and A) or does not show. */
const UNREAD = new Set(['a', 'code', 'iframe', 'math', 'noscript', 'pre', 'svg', 'template', 'tt']);
/** Elements in which a browser knows no tag but their own end. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp']);

/** HTML elements may open in one block and close in another, so this is kept for the whole text. */
class OpenElements {
  readonly #count = new Map<string, number>();
  #unread = 0;
  #raw: string | undefined;
  /** An HTML block left a comment open: a browser hides all that follows. */
  comment = false;

  /** An open `<a>` or `<code>` that never closes hides all that follows; a browser does the same. */
  get unread(): boolean {
    return this.comment || this.#unread > 0 || this.#raw !== undefined;
  }

  get quoted(): boolean {
    return (this.#count.get('blockquote') ?? 0) > 0;
  }

  get raw(): boolean {
    return this.#raw !== undefined;
  }

  take(tag: string): void {
    const name = /^<\/?([a-z][a-z0-9-]*)/iu.exec(tag)?.[1]?.toLowerCase() ?? '';
    const closing = tag.startsWith('</');
    if (this.#raw !== undefined) {
      if (closing && name === this.#raw) this.#raw = undefined;
      return;
    }
    if (RAW.has(name)) {
      if (!closing) this.#raw = name;
      return;
    }
    if (!UNREAD.has(name) && name !== 'blockquote') return;
    const count = this.#count.get(name) ?? 0;
    if (closing && count === 0) return;
    const step = closing ? -1 : 1;
    this.#count.set(name, count + step);
    if (UNREAD.has(name)) this.#unread += step;
  }
}

type Opener = { readonly at: number; readonly image: boolean };

/** One block's text, each character with its place in the source (-1: a line break that joins two pieces). */
type Inline = {
  readonly text: string;
  readonly places: readonly number[];
  readonly kinds: Kind[];
  readonly quoted: boolean;
  readonly elements: OpenElements;
  readonly definitions: ReadonlySet<string>;
  /** Closing marks that do not occur any more; without this, many opening marks would each search to the end. */
  readonly absent: Set<string>;
  readonly runs: ReadonlyMap<number, number[]>;
  readonly openers: Opener[];
  /** Brackets before this one hold a link already and can be no link themselves (links do not nest). */
  activeFrom: number;
  /** Link texts as steps: +1 where one begins, -1 behind its end. */
  readonly linkSteps: Map<number, number>;
};

/** Runs of backticks by their length, in order. */
function backtickRuns(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const run of text.matchAll(/`+/gu)) {
    const same = runs.get(run[0].length);
    if (same === undefined) runs.set(run[0].length, [run.index]);
    else same.push(run.index);
  }
  // In reverse, so that those left behind are dropped from the end.
  for (const starts of runs.values()) starts.reverse();
  return runs;
}

function read(inline: Inline, from: number, to: number): void {
  const { elements } = inline;
  const kind: Kind = elements.unread ? 'hidden' : inline.quoted || elements.quoted ? 'quote' : 'prose';
  for (let at = from; at < to; at += 1) inline.kinds[at] = kind;
}

/** The end of a construct that closes with `mark`, or -1. */
function endOf(inline: Inline, mark: string, from: number): number {
  if (inline.absent.has(mark)) return -1;
  const found = inline.text.indexOf(mark, from);
  if (found === -1) inline.absent.add(mark);
  return found === -1 ? -1 : found + mark.length;
}

/** Comment, processing instruction, CDATA, declaration or tag at `start`: where it ends, or -1 when `<` is only a character. */
function endOfHtml(inline: Inline, start: number): number {
  const { text } = inline;
  const at = (mark: string): boolean => text.startsWith(mark, start);
  if (at('<!-->')) return start + 5;
  if (at('<!--->')) return start + 6;
  if (at('<!--')) return endOf(inline, '-->', start + 4);
  if (at('<?')) return endOf(inline, '?>', start + 2);
  if (at('<![CDATA[')) return endOf(inline, ']]>', start + 9);
  if (at('<!')) return /[a-z]/iu.test(text.charAt(start + 2)) ? endOf(inline, '>', start + 2) : -1;
  return endOfTag(text, start);
}

const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+)>/iuy;

/** `<` at `start`; returns where reading goes on. */
function takeAngle(inline: Inline, start: number): number {
  const { text, elements } = inline;
  AUTOLINK.lastIndex = start;
  const autolink = elements.raw ? null : AUTOLINK.exec(text);
  if (autolink !== null) {
    const end = start + autolink[0].length;
    // A target is read (it may be the URL of an issue); an address of mail is not.
    if ((autolink[1] ?? '').includes(':')) read(inline, start + 1, end - 1);
    return end;
  }
  const end = endOfHtml(inline, start);
  if (end === -1) {
    read(inline, start, start + 1);
    return start + 1;
  }
  elements.take(text.slice(start, end));
  return end;
}

/** A code span runs to the next run of as many backticks; without one the backticks are plain characters. */
function takeBackticks(inline: Inline, start: number): number {
  const { text } = inline;
  let end = start;
  while (text[end] === '`') end += 1;
  const same = inline.runs.get(end - start) ?? [];
  while (same.length > 0 && (same.at(-1) ?? 0) < end) same.pop();
  const close = same.at(-1);
  if (close === undefined) {
    read(inline, start, end);
    return end;
  }
  return close + end - start;
}

/** Where `(target "title")` ends that begins at `start`, or -1. */
function endOfTarget(text: string, start: number): number {
  const space = /[ \t]*\n?[ \t]*/uy;
  const skip = (from: number): number => {
    space.lastIndex = from;
    space.test(text);
    return space.lastIndex;
  };
  let at = skip(start + 1);
  if (text[at] === '<') {
    const pointed = /<(?:[^<>\n\\]|\\.)*>/uy;
    pointed.lastIndex = at;
    if (!pointed.test(text)) return -1;
    at = pointed.lastIndex;
  } else {
    let depth = 0;
    for (; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (character === '\\') at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')' && depth === 0) break;
      else if (character === ')') depth -= 1;
      else if (/[\s\p{Cc}]/u.test(character)) break;
      if (depth > 32) return -1;
    }
    if (depth > 0) return -1;
  }
  const afterSpace = skip(at);
  if (text[afterSpace] === ')') return afterSpace + 1;
  if (afterSpace === at) return -1;
  const title = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)/suy;
  title.lastIndex = afterSpace;
  if (!title.test(text)) return -1;
  const end = skip(title.lastIndex);
  return text[end] === ')' ? end + 1 : -1;
}

const LABEL = /\[((?:[^[\]\\]|\\.){0,999})\]/suy;

/** Where the link ends whose text closes at `close`, or -1 when the brackets are plain characters. */
function endOfLink(inline: Inline, opener: Opener, close: number): number {
  const { text, definitions } = inline;
  if (text[close + 1] === '(') {
    const end = endOfTarget(text, close + 1);
    if (end !== -1) return end;
  }
  if (definitions.size === 0) return -1;
  LABEL.lastIndex = close + 1;
  const label = LABEL.exec(text);
  const own = close - opener.at > 1000 ? '' : text.slice(opener.at + 1, close);
  if (label !== null && label[1] !== '')
    return definitions.has(normalLabel(label[1] ?? '')) ? close + 1 + label[0].length : -1;
  if (!definitions.has(normalLabel(own))) return -1;
  return label === null ? close + 1 : close + 3;
}

function takeClosingBracket(inline: Inline, close: number): number {
  const opener = inline.openers.pop();
  const active = opener !== undefined && (opener.image || inline.openers.length >= inline.activeFrom);
  inline.activeFrom = Math.min(inline.activeFrom, inline.openers.length);
  const end = opener !== undefined && active ? endOfLink(inline, opener, close) : -1;
  if (opener === undefined || end === -1) {
    read(inline, close, close + 1);
    return close + 1;
  }
  const step = (at: number, by: number): void => void inline.linkSteps.set(at, (inline.linkSteps.get(at) ?? 0) + by);
  step(opener.at, 1);
  step(close + 1, -1);
  if (!opener.image) inline.activeFrom = inline.openers.length;
  return end;
}

function readMarkdown(inline: Inline): void {
  const { text } = inline;
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '\\' && /[!-/:-@[-`{-~]/u.test(text.charAt(at + 1))) {
      read(inline, at, at + 2);
      at += 2;
    } else if (character === '`') at = takeBackticks(inline, at);
    else if (character === '<') at = takeAngle(inline, at);
    else if (character === ']') at = takeClosingBracket(inline, at);
    else {
      if (character === '[') inline.openers.push({ at, image: text[at - 1] === '!' });
      read(inline, at, at + 1);
      at += 1;
    }
  }
}

/** As a browser reads it: everything from `<` and a letter, `/`, `!` or `?` to the next `>` is markup of some kind. */
function endOfMarkup(inline: Inline, start: number): number {
  const { text } = inline;
  if (!/^<[a-z/!?]/iu.test(text.slice(start, start + 2))) return start;
  if (text.startsWith('<!--', start)) return endOfHtml(inline, start);
  const tag = endOfTag(text, start);
  if (tag !== -1) return tag;
  const end = endOf(inline, '>', start);
  // A quotation mark out of place may swallow the `>`; where the tag then ends nobody can say.
  return /["']/u.test(text.slice(start, end)) ? -1 : end;
}

function readHtml(inline: Inline): void {
  const { text, elements } = inline;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    read(inline, at, next === -1 ? text.length : next);
    if (next === -1) return;
    const end = endOfMarkup(inline, next);
    if (end === -1) {
      // Markup without an end goes on behind the block: nothing that follows is read.
      elements.comment = true;
      return;
    }
    if (end === next) read(inline, next, next + 1);
    else elements.take(text.slice(next, end));
    at = Math.max(end, next + 1);
  }
}

function openInline(source: string, block: Block, elements: OpenElements, definitions: ReadonlySet<string>): Inline {
  const places: number[] = [];
  const parts: string[] = [];
  for (const { from, to } of block.pieces) {
    if (parts.length > 0) {
      parts.push('\n');
      places.push(-1);
    }
    parts.push(source.slice(from, to));
    for (let at = from; at < to; at += 1) places.push(at);
  }
  const text = parts.join('');
  return {
    text,
    places,
    kinds: Array.from<Kind>({ length: text.length }).fill('hidden'),
    quoted: block.quoted,
    elements,
    definitions,
    absent: new Set(),
    runs: backtickRuns(text),
    openers: [],
    activeFrom: 0,
    linkSteps: new Map(),
  };
}

/** Tells `mark` the kind of every character that belongs to a block, in order of the blocks. */
export function readInlines(source: string, { blocks, definitions }: Blocks, mark: Mark): void {
  const elements = new OpenElements();
  for (const block of blocks) {
    const inline = openInline(source, block, elements, definitions);
    if (block.kind === 'markdown') readMarkdown(inline);
    else readHtml(inline);
    let links = 0;
    for (const [at, place] of inline.places.entries()) {
      links += inline.linkSteps.get(at) ?? 0;
      const kind = inline.kinds[at] ?? 'hidden';
      if (place !== -1) mark(place, links > 0 && kind !== 'hidden' ? 'link' : kind);
    }
  }
}
