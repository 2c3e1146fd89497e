/*
 * Markdown's block structure (CommonMark 0.31 chapters 4 and 5, GitHub's tables), as far as it decides what is prose and what is code, a
 * quote or raw HTML. It reads each line once.
 */

/** A part of one line of the source: `source.slice(from, to)`; `loose` when only a paragraph can hold it (lazy, or indented like code). */
export type Piece = { readonly from: number; readonly to: number; readonly loose?: true };

/** A stretch of text that is read by the inline rules (`markdown`), or raw HTML. Code is no block of this kind: nobody reads it as prose. */
export type Block = { readonly kind: 'markdown' | 'html'; readonly quoted: boolean; readonly pieces: readonly Piece[] };

export type Blocks = { readonly blocks: readonly Block[]; readonly definitions: ReadonlySet<string> };

type Container = { readonly kind: 'quote' } | { readonly kind: 'item'; readonly indent: number; empty: boolean };

type Leaf =
  | { readonly kind: 'none' }
  | { readonly kind: 'paragraph'; readonly pieces: Piece[]; readonly quoted: boolean }
  | { readonly kind: 'fence'; readonly mark: string; readonly length: number }
  | { readonly kind: 'html'; readonly pieces: Piece[]; readonly quoted: boolean; readonly end: RegExp | 'blank' };

type State = {
  readonly source: string;
  readonly containers: Container[];
  leaf: Leaf;
  readonly out: Block[];
  readonly definitions: Set<string>;
};

/** A place in a line; `spare` columns are left of a tab that a container took only in part. */
type Cursor = { at: number; column: number; spare: number; readonly end: number };

type Indent = { readonly columns: number; readonly at: number };

const NONE: Leaf = { kind: 'none' };
const CODE_INDENT = 4;
/** No person nests deeper; it keeps the time linear in the text. Marks beyond it are read as text of the innermost container. */
const MAX_DEPTH = 100;

function indentOf(source: string, cursor: Cursor): Indent {
  let columns = cursor.spare;
  let column = cursor.column + cursor.spare;
  let at = cursor.at;
  for (; at < cursor.end; at += 1) {
    const character = source[at];
    if (character !== ' ' && character !== '\t') break;
    const width = character === '\t' ? 4 - (column % 4) : 1;
    columns += width;
    column += width;
  }
  return { columns, at };
}

function takeColumns(source: string, cursor: Cursor, count: number): void {
  let left = count;
  while (left > 0) {
    if (cursor.spare > 0) {
      const taken = Math.min(left, cursor.spare);
      cursor.spare -= taken;
      cursor.column += taken;
      left -= taken;
      continue;
    }
    const character = source[cursor.at];
    if (cursor.at >= cursor.end || (character !== ' ' && character !== '\t')) return;
    cursor.spare = character === '\t' ? 4 - (cursor.column % 4) : 1;
    cursor.at += 1;
  }
}

function moveTo(cursor: Cursor, indent: Indent, length: number): void {
  cursor.column += indent.columns + length;
  cursor.spare = 0;
  cursor.at = indent.at + length;
}

/** How many of the open containers go on in this line; the cursor ends behind their marks. */
function matchContainers(state: State, cursor: Cursor): number {
  let matched = 0;
  for (const container of state.containers) {
    const indent = indentOf(state.source, cursor);
    const blank = indent.at >= cursor.end;
    if (container.kind === 'quote') {
      if (indent.columns >= CODE_INDENT || state.source[indent.at] !== '>' || blank) break;
      moveTo(cursor, indent, 1);
      takeColumns(state.source, cursor, 1);
    } else if (blank) {
      if (container.empty) break;
    } else if (indent.columns >= container.indent) {
      takeColumns(state.source, cursor, container.indent);
      container.empty = false;
    } else break;
    matched += 1;
  }
  return matched;
}

const isQuoted = (state: State): boolean => state.containers.some((container) => container.kind === 'quote');

function closeLeaf(state: State): void {
  const { leaf } = state;
  state.leaf = NONE;
  if (leaf.kind === 'html') state.out.push({ kind: 'html', quoted: leaf.quoted, pieces: leaf.pieces });
  if (leaf.kind !== 'paragraph') return;
  const rest = takeDefinitions(state, leaf.pieces);
  for (const pieces of splitTable(state.source, rest))
    state.out.push({ kind: 'markdown', quoted: leaf.quoted, pieces });
}

function closeTo(state: State, matched: number): void {
  closeLeaf(state);
  state.containers.length = matched;
}

/** A label as links and definitions compare it. */
export function normalLabel(label: string): string {
  return label.trim().replace(/\s+/gu, ' ').toLowerCase();
}

const DEFINITION = /^\[((?!\^)(?:[^[\]\\]|\\.){1,999})\]:[ \t]*/su;
const ONLY_TITLE = /^(?:"[^"]*"|'[^']*'|\([^()]*\))[ \t]*$/u;

/** Link reference definitions at the start of a paragraph are not shown; they make `[label]` a link. */
function takeDefinitions(state: State, pieces: readonly Piece[]): readonly Piece[] {
  const textOf = (index: number): string => {
    const piece = pieces[index];
    return piece === undefined ? '' : state.source.slice(piece.from, piece.to).trim();
  };
  let next = 0;
  while (next < pieces.length) {
    const found = DEFINITION.exec(textOf(next));
    if (found === null) break;
    const alone = found[0].length === textOf(next).length;
    if (alone && textOf(next + 1) === '') break;
    const label = normalLabel(found[1] ?? '');
    if (label === '') break;
    state.definitions.add(label);
    next += alone ? 2 : 1;
    if (ONLY_TITLE.test(textOf(next))) next += 1;
  }
  return pieces.slice(next);
}

/** A row's cells: a `|` divides even inside code, unless a backslash stands before it. */
function cellsOf(source: string, piece: Piece): Piece[] {
  const cells: Piece[] = [];
  let from = piece.from;
  for (let at = piece.from; at < piece.to; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '|') {
      cells.push({ from, to: at });
      from = at + 1;
    }
  }
  cells.push({ from, to: piece.to });
  const bare = (cell: Piece | undefined): boolean =>
    cell !== undefined && source.slice(cell.from, cell.to).trim() === '';
  if (cells.length > 1 && bare(cells[0])) cells.shift();
  if (cells.length > 1 && bare(cells.at(-1))) cells.pop();
  return cells;
}

const DELIMITER_CELL = /^[ \t]*:?-+:?[ \t]*$/u;

/** A paragraph that holds a table (GitHub Flavored Markdown 4.10) falls into what stands before it and its single cells. */
function splitTable(source: string, pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  for (let row = 1; row < pieces.length; row += 1) {
    const delimiter = pieces[row];
    const header = pieces[row - 1];
    if (delimiter === undefined || header === undefined) break;
    if (delimiter.loose === true) continue;
    const text = source.slice(delimiter.from, delimiter.to);
    if (!/^[-|: \t]*$/u.test(text) || !text.includes('-')) continue;
    const columns = cellsOf(source, delimiter);
    if (!columns.every((cell) => DELIMITER_CELL.test(source.slice(cell.from, cell.to)))) continue;
    if (columns.length !== cellsOf(source, header).length) continue;
    // A loose line cannot go on with a table as it could with a paragraph; what follows it is left out.
    const end = pieces.findIndex((piece, index) => index > row && piece.loose === true);
    const rows = pieces
      .slice(row + 1, end === -1 ? pieces.length : end)
      .flatMap((piece) => cellsOf(source, piece).slice(0, columns.length));
    return [pieces.slice(0, row - 1), ...[...cellsOf(source, header), ...rows].map((cell) => [cell])];
  }
  return pieces.length === 0 ? [] : [pieces];
}

const RAW_TEXT = /^<(?:script|pre|style|textarea)(?:[\s>]|$)/iu;
const RAW_TEXT_END = /<\/(?:script|pre|style|textarea)>/iu;
const BLOCK_NAMES =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|' +
  'figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|' +
  'option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const BLOCK_TAG = new RegExp(`^</?(?:${BLOCK_NAMES})(?:[\\s>]|/>|$)`, 'iu');
const LONE_CLOSING_TAG = /^<\/[a-z][a-z0-9-]*[ \t]*>[ \t]*$/iu;

/** A whole opening tag and nothing else on the line. */
function isLoneTag(line: string): boolean {
  if (LONE_CLOSING_TAG.test(line)) return true;
  if (!line.startsWith('<')) return false;
  const end = endOfTag(line, 0);
  return end !== -1 && line.slice(end).trim() === '';
}

/** The seven kinds of HTML block (CommonMark 4.6) by what ends them. */
function htmlBlockEnd(line: string, insideParagraph: boolean): RegExp | 'blank' | undefined {
  if (RAW_TEXT.test(line)) return RAW_TEXT_END;
  if (line.startsWith('<!--')) return /-->/u;
  if (line.startsWith('<?')) return /\?>/u;
  if (line.startsWith('<![CDATA[')) return /\]\]>/u;
  if (/^<![a-z]/iu.test(line)) return />/u;
  if (BLOCK_TAG.test(line)) return 'blank';
  return !insideParagraph && isLoneTag(line) ? 'blank' : undefined;
}

/** Where the HTML tag that begins at `start` ends (CommonMark 6.6: open or closing tag), or -1. Reads no further than the tag. */
export function endOfTag(text: string, start: number): number {
  const closing = text[start + 1] === '/';
  const name = /[a-z][a-z0-9-]*/iuy;
  name.lastIndex = start + (closing ? 2 : 1);
  if (!name.test(text)) return -1;
  const skipSpace = (from: number): number => {
    let to = from;
    while (to < text.length && /\s/u.test(text.charAt(to))) to += 1;
    return to;
  };
  let at = name.lastIndex;
  for (;;) {
    const next = skipSpace(at);
    if (text[next] === '>') return next + 1;
    if (closing) return -1;
    if (text[next] === '/' && text[next + 1] === '>') return next + 2;
    const attribute = /[a-z_:][\w.:-]*/iuy;
    attribute.lastIndex = next;
    if (next === at || !attribute.test(text)) return -1;
    at = attribute.lastIndex;
    const equals = skipSpace(at);
    if (text[equals] !== '=') continue;
    const value = endOfValue(text, skipSpace(equals + 1));
    if (value === -1) return -1;
    at = value;
  }
}

function endOfValue(text: string, start: number): number {
  const quote = text[start];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1);
    return close === -1 ? -1 : close + 1;
  }
  const bare = /[^\s"'=<>`]+/uy;
  bare.lastIndex = start;
  return bare.test(text) ? bare.lastIndex : -1;
}

const HEADING = /^#{1,6}(?=[ \t]|$)/u;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/u;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/u;
const ITEM = /^(?:[*+-]|(\d{1,9})[.)])(?=[ \t]|$)/u;

function isThematicBreak(line: string): boolean {
  const marks = line.replace(/[ \t]/gu, '');
  return marks.length >= 3 && ['*', '-', '_'].some((mark) => marks === mark.repeat(marks.length));
}

type Opened = 'container' | 'done' | 'nothing';

/** Tries to begin one block at the cursor. `inner` is whether an open paragraph belongs to the innermost container that goes on here. */
function openBlock(state: State, cursor: Cursor, matched: number, inner: boolean): Opened {
  const { source } = state;
  const indent = indentOf(source, cursor);
  const paragraph = state.leaf.kind === 'paragraph';
  if (indent.at >= cursor.end) return 'nothing';
  if (indent.columns >= CODE_INDENT) {
    if (paragraph) return 'nothing';
    closeTo(state, matched);
    return 'done';
  }
  const line = source.slice(indent.at, cursor.end);
  const deep = Math.min(matched, state.containers.length) >= MAX_DEPTH;
  if (line.startsWith('>') && !deep) {
    closeTo(state, matched);
    state.containers.push({ kind: 'quote' });
    moveTo(cursor, indent, 1);
    takeColumns(source, cursor, 1);
    return 'container';
  }
  const heading = HEADING.exec(line);
  if (heading !== null) {
    closeTo(state, matched);
    state.out.push({
      kind: 'markdown',
      quoted: isQuoted(state),
      pieces: [{ from: indent.at + heading[0].length, to: cursor.end }],
    });
    return 'done';
  }
  const fence = FENCE.exec(line);
  if (fence !== null) {
    const marks = fence[1] ?? fence[2] ?? '';
    closeTo(state, matched);
    state.leaf = { kind: 'fence', mark: marks.charAt(0), length: marks.length };
    return 'done';
  }
  const end = htmlBlockEnd(line, paragraph);
  if (end !== undefined) {
    closeTo(state, matched);
    state.leaf = { kind: 'html', pieces: [{ from: indent.at, to: cursor.end }], quoted: isQuoted(state), end };
    if (end !== 'blank' && end.test(line)) closeLeaf(state);
    return 'done';
  }
  if (paragraph && inner && UNDERLINE.test(line)) {
    closeLeaf(state);
    return 'done';
  }
  if (isThematicBreak(line)) {
    closeTo(state, matched);
    return 'done';
  }
  return deep ? 'nothing' : openItem(state, cursor, matched, { indent, line, interrupts: paragraph && inner });
}

type ItemLine = { readonly indent: Indent; readonly line: string; readonly interrupts: boolean };

function openItem(state: State, cursor: Cursor, matched: number, { indent, line, interrupts }: ItemLine): Opened {
  const marker = ITEM.exec(line);
  if (marker === null) return 'nothing';
  const blank = line.slice(marker[0].length).trim() === '';
  // Only an item with content, and a numbered one only when it counts from 1, may end a paragraph.
  if (interrupts && (blank || (marker[1] !== undefined && Number(marker[1]) !== 1))) return 'nothing';
  closeTo(state, matched);
  moveTo(cursor, indent, marker[0].length);
  const spaces = indentOf(state.source, cursor).columns;
  const padding = blank || spaces > CODE_INDENT ? 1 : spaces;
  takeColumns(state.source, cursor, padding);
  state.containers.push({ kind: 'item', indent: indent.columns + marker[0].length + padding, empty: blank });
  return 'container';
}

/** A line inside a fence or an HTML block. Says whether the line is used up. */
function continueLeaf(state: State, cursor: Cursor): boolean {
  const { leaf, source } = state;
  const indent = indentOf(source, cursor);
  const line = source.slice(indent.at, cursor.end);
  if (leaf.kind === 'fence') {
    const marks = line.trimEnd();
    if (indent.columns < CODE_INDENT && marks.length >= leaf.length && marks === leaf.mark.repeat(marks.length))
      state.leaf = NONE;
    return true;
  }
  if (leaf.kind !== 'html') return false;
  if (leaf.end === 'blank' && line.trim() === '') {
    closeLeaf(state);
    return true;
  }
  leaf.pieces.push({ from: indent.at, to: cursor.end });
  if (leaf.end !== 'blank' && leaf.end.test(line)) closeLeaf(state);
  return true;
}

function readLine(state: State, from: number, to: number): void {
  const cursor: Cursor = { at: from, column: 0, spare: 0, end: to };
  let matched = matchContainers(state, cursor);
  let inner = matched === state.containers.length;
  if (inner && continueLeaf(state, cursor)) return;
  if (!inner && state.leaf.kind !== 'paragraph') closeTo(state, matched);
  for (;;) {
    const opened = openBlock(state, cursor, matched, inner);
    if (opened === 'done') return;
    if (opened === 'nothing') break;
    matched = state.containers.length;
    inner = true;
  }
  const indent = indentOf(state.source, cursor);
  if (indent.at >= to) {
    closeTo(state, matched);
    return;
  }
  const loose = indent.columns >= CODE_INDENT || !inner;
  const piece: Piece = { from: indent.at, to, ...(loose && { loose }) };
  // A paragraph goes on, also without the marks of its containers: a lazy line after `> quote` is still inside the quote.
  if (state.leaf.kind === 'paragraph') {
    state.leaf.pieces.push(piece);
    return;
  }
  closeTo(state, matched);
  state.leaf = { kind: 'paragraph', pieces: [piece], quoted: isQuoted(state) };
}

/** The blocks of a Markdown text in order. Line breaks are `\n`, `\r\n` or `\r`. */
export function readBlocks(source: string): Blocks {
  const state: State = { source, containers: [], leaf: NONE, out: [], definitions: new Set() };
  const lineBreak = /\r\n?|\n/gu;
  let from = 0;
  for (;;) {
    const found = lineBreak.exec(source);
    readLine(state, from, found?.index ?? source.length);
    if (found === null) break;
    from = lineBreak.lastIndex;
  }
  closeTo(state, 0);
  return { blocks: state.out, definitions: state.definitions };
}
