export const id = 295;
export const ids = [295];
export const modules = {

/***/ 3295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCommand: () => (/* binding */ readCommand)
/* harmony export */ });
/* unused harmony export COMMANDS */
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8376);

/** What a person may ask of us in a comment (D11). */
const COMMANDS = ['remediate', 'retry', 'why'];
const LINE = /^\/agent(?:[ \t]+(\S+)([ \t]+\S.*)?)?[ \t]*$/u;
const isCommand = (word) => COMMANDS.some((command) => command === word);
function readLine(line) {
    const match = LINE.exec(line);
    if (match === null)
        return undefined;
    const [, word, rest] = match;
    if (!isCommand(word))
        return 'unknown';
    return rest === undefined ? word : 'arguments';
}
/**
 * Reads a comment for `/agent remediate`, `/agent retry` or `/agent why`: alone on its line, from the first column, in lower case, white
 * space allowed at the end, outside code, quotes and HTML comments (D11). Only a new comment is asked; the caller sees to that.
 */
function readCommand(comment) {
    const prose = (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .proseOf */ .jv)(comment, { quotes: false, links: false }).split(/\r\n?|\n/u);
    const commands = new Set();
    let why = 'absent';
    for (const [index, raw] of comment.split(/\r\n?|\n/u).entries()) {
        const meant = readLine(raw);
        if (meant === undefined)
            continue;
        const shown = prose[index] ?? '';
        if (!shown.startsWith('/agent'))
            why = why === 'absent' ? 'not-prose' : why;
        else if (isCommand(meant))
            commands.add(meant);
        else
            why = meant;
    }
    const [command] = commands;
    if (command === undefined)
        return { kind: 'none', why };
    return commands.size > 1 ? { kind: 'none', why: 'several' } : { kind: 'command', command };
}


/***/ }),

/***/ 8376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RG: () => (/* binding */ HIDDEN),
  mX: () => (/* binding */ STRUCTURE),
  jv: () => (/* binding */ proseOf)
});

;// CONCATENATED MODULE: ./packages/text/lib/markdown-blocks.js
/*
 * Markdown's block structure (CommonMark 0.31 chapters 4 and 5, GitHub's tables), as far as it decides what is prose and what is code, a
 * quote or raw HTML. It reads each line once.
 */
const NONE = { kind: 'none' };
const CODE_INDENT = 4;
/** No person nests deeper; it keeps the time linear in the text. Marks beyond it are read as text of the innermost container. */
const MAX_DEPTH = 100;
function indentOf(source, cursor) {
    let columns = cursor.spare;
    let column = cursor.column + cursor.spare;
    let at = cursor.at;
    for (; at < cursor.end; at += 1) {
        const character = source[at];
        if (character !== ' ' && character !== '\t')
            break;
        const width = character === '\t' ? 4 - (column % 4) : 1;
        columns += width;
        column += width;
    }
    return { columns, at };
}
function takeColumns(source, cursor, count) {
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
        if (cursor.at >= cursor.end || (character !== ' ' && character !== '\t'))
            return;
        cursor.spare = character === '\t' ? 4 - (cursor.column % 4) : 1;
        cursor.at += 1;
    }
}
function moveTo(cursor, indent, length) {
    cursor.column += indent.columns + length;
    cursor.spare = 0;
    cursor.at = indent.at + length;
}
/** How many of the open containers go on in this line; the cursor ends behind their marks. */
function matchContainers(state, cursor) {
    let matched = 0;
    for (const container of state.containers) {
        const indent = indentOf(state.source, cursor);
        const blank = indent.at >= cursor.end;
        if (container.kind === 'quote') {
            if (indent.columns >= CODE_INDENT || state.source[indent.at] !== '>' || blank)
                break;
            moveTo(cursor, indent, 1);
            takeColumns(state.source, cursor, 1);
        }
        else if (blank) {
            if (container.empty)
                break;
        }
        else if (indent.columns >= container.indent) {
            takeColumns(state.source, cursor, container.indent);
            container.empty = false;
        }
        else
            break;
        matched += 1;
    }
    return matched;
}
const isQuoted = (state) => state.containers.some((container) => container.kind === 'quote');
function closeLeaf(state) {
    const { leaf } = state;
    state.leaf = NONE;
    if (leaf.kind === 'html')
        state.out.push({ kind: 'html', quoted: leaf.quoted, pieces: leaf.pieces });
    if (leaf.kind !== 'paragraph')
        return;
    const rest = takeDefinitions(state, leaf.pieces);
    for (const pieces of splitTable(state.source, rest))
        state.out.push({ kind: 'markdown', quoted: leaf.quoted, pieces });
}
function closeTo(state, matched) {
    closeLeaf(state);
    state.containers.length = matched;
}
/** A label as links and definitions compare it. */
function normalLabel(label) {
    return label.trim().replace(/\s+/gu, ' ').toLowerCase();
}
const DEFINITION = /^\[((?!\^)(?:[^[\]\\]|\\.){1,999})\]:[ \t]*/su;
const ONLY_TITLE = /^(?:"[^"]*"|'[^']*'|\([^()]*\))[ \t]*$/u;
/** Link reference definitions at the start of a paragraph are not shown; they make `[label]` a link. */
function takeDefinitions(state, pieces) {
    const textOf = (index) => {
        const piece = pieces[index];
        return piece === undefined ? '' : state.source.slice(piece.from, piece.to).trim();
    };
    let next = 0;
    while (next < pieces.length) {
        const found = DEFINITION.exec(textOf(next));
        if (found === null)
            break;
        const alone = found[0].length === textOf(next).length;
        if (alone && textOf(next + 1) === '')
            break;
        const label = normalLabel(found[1] ?? '');
        if (label === '')
            break;
        state.definitions.add(label);
        next += alone ? 2 : 1;
        if (ONLY_TITLE.test(textOf(next)))
            next += 1;
    }
    return pieces.slice(next);
}
/** A row's cells: a `|` divides even inside code, unless a backslash stands before it. */
function cellsOf(source, piece) {
    const cells = [];
    let from = piece.from;
    for (let at = piece.from; at < piece.to; at += 1) {
        if (source[at] === '\\')
            at += 1;
        else if (source[at] === '|') {
            cells.push({ from, to: at });
            from = at + 1;
        }
    }
    cells.push({ from, to: piece.to });
    const bare = (cell) => cell !== undefined && source.slice(cell.from, cell.to).trim() === '';
    if (cells.length > 1 && bare(cells[0]))
        cells.shift();
    if (cells.length > 1 && bare(cells.at(-1)))
        cells.pop();
    return cells;
}
const DELIMITER_CELL = /^[ \t]*:?-+:?[ \t]*$/u;
/** A paragraph that holds a table (GitHub Flavored Markdown 4.10) falls into what stands before it and its single cells. */
function splitTable(source, pieces) {
    for (let row = 1; row < pieces.length; row += 1) {
        const delimiter = pieces[row];
        const header = pieces[row - 1];
        if (delimiter === undefined || header === undefined)
            break;
        if (delimiter.loose === true)
            continue;
        const text = source.slice(delimiter.from, delimiter.to);
        if (!/^[-|: \t]*$/u.test(text) || !text.includes('-'))
            continue;
        const columns = cellsOf(source, delimiter);
        if (!columns.every((cell) => DELIMITER_CELL.test(source.slice(cell.from, cell.to))))
            continue;
        if (columns.length !== cellsOf(source, header).length)
            continue;
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
const BLOCK_NAMES = 'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|' +
    'figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|' +
    'option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const BLOCK_TAG = new RegExp(`^</?(?:${BLOCK_NAMES})(?:[\\s>]|/>|$)`, 'iu');
const LONE_CLOSING_TAG = /^<\/[a-z][a-z0-9-]*[ \t]*>[ \t]*$/iu;
/** A whole opening tag and nothing else on the line. */
function isLoneTag(line) {
    if (LONE_CLOSING_TAG.test(line))
        return true;
    if (!line.startsWith('<'))
        return false;
    const end = endOfTag(line, 0);
    return end !== -1 && line.slice(end).trim() === '';
}
/** The seven kinds of HTML block (CommonMark 4.6) by what ends them. */
function htmlBlockEnd(line, insideParagraph) {
    if (RAW_TEXT.test(line))
        return RAW_TEXT_END;
    if (line.startsWith('<!--'))
        return /-->/u;
    if (line.startsWith('<?'))
        return /\?>/u;
    if (line.startsWith('<![CDATA['))
        return /\]\]>/u;
    if (/^<![a-z]/iu.test(line))
        return />/u;
    if (BLOCK_TAG.test(line))
        return 'blank';
    return !insideParagraph && isLoneTag(line) ? 'blank' : undefined;
}
/** Where the HTML tag that begins at `start` ends (CommonMark 6.6: open or closing tag), or -1. Reads no further than the tag. */
function endOfTag(text, start) {
    const closing = text[start + 1] === '/';
    const name = /[a-z][a-z0-9-]*/iuy;
    name.lastIndex = start + (closing ? 2 : 1);
    if (!name.test(text))
        return -1;
    const skipSpace = (from) => {
        let to = from;
        while (to < text.length && /\s/u.test(text.charAt(to)))
            to += 1;
        return to;
    };
    let at = name.lastIndex;
    for (;;) {
        const next = skipSpace(at);
        if (text[next] === '>')
            return next + 1;
        if (closing)
            return -1;
        if (text[next] === '/' && text[next + 1] === '>')
            return next + 2;
        const attribute = /[a-z_:][\w.:-]*/iuy;
        attribute.lastIndex = next;
        if (next === at || !attribute.test(text))
            return -1;
        at = attribute.lastIndex;
        const equals = skipSpace(at);
        if (text[equals] !== '=')
            continue;
        const value = endOfValue(text, skipSpace(equals + 1));
        if (value === -1)
            return -1;
        at = value;
    }
}
function endOfValue(text, start) {
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
function isThematicBreak(line) {
    const marks = line.replace(/[ \t]/gu, '');
    return marks.length >= 3 && ['*', '-', '_'].some((mark) => marks === mark.repeat(marks.length));
}
/** Tries to begin one block at the cursor. `inner` is whether an open paragraph belongs to the innermost container that goes on here. */
function openBlock(state, cursor, matched, inner) {
    const { source } = state;
    const indent = indentOf(source, cursor);
    const paragraph = state.leaf.kind === 'paragraph';
    if (indent.at >= cursor.end)
        return 'nothing';
    if (indent.columns >= CODE_INDENT) {
        if (paragraph)
            return 'nothing';
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
        if (end !== 'blank' && end.test(line))
            closeLeaf(state);
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
function openItem(state, cursor, matched, { indent, line, interrupts }) {
    const marker = ITEM.exec(line);
    if (marker === null)
        return 'nothing';
    const blank = line.slice(marker[0].length).trim() === '';
    // Only an item with content, and a numbered one only when it counts from 1, may end a paragraph.
    if (interrupts && (blank || (marker[1] !== undefined && Number(marker[1]) !== 1)))
        return 'nothing';
    closeTo(state, matched);
    moveTo(cursor, indent, marker[0].length);
    const spaces = indentOf(state.source, cursor).columns;
    const padding = blank || spaces > CODE_INDENT ? 1 : spaces;
    takeColumns(state.source, cursor, padding);
    state.containers.push({ kind: 'item', indent: indent.columns + marker[0].length + padding, empty: blank });
    return 'container';
}
/** A line inside a fence or an HTML block. Says whether the line is used up. */
function continueLeaf(state, cursor) {
    const { leaf, source } = state;
    const indent = indentOf(source, cursor);
    const line = source.slice(indent.at, cursor.end);
    if (leaf.kind === 'fence') {
        const marks = line.trimEnd();
        if (indent.columns < CODE_INDENT && marks.length >= leaf.length && marks === leaf.mark.repeat(marks.length))
            state.leaf = NONE;
        return true;
    }
    if (leaf.kind !== 'html')
        return false;
    if (leaf.end === 'blank' && line.trim() === '') {
        closeLeaf(state);
        return true;
    }
    leaf.pieces.push({ from: indent.at, to: cursor.end });
    if (leaf.end !== 'blank' && leaf.end.test(line))
        closeLeaf(state);
    return true;
}
function readLine(state, from, to) {
    const cursor = { at: from, column: 0, spare: 0, end: to };
    let matched = matchContainers(state, cursor);
    let inner = matched === state.containers.length;
    if (inner && continueLeaf(state, cursor))
        return;
    if (!inner && state.leaf.kind !== 'paragraph')
        closeTo(state, matched);
    for (;;) {
        const opened = openBlock(state, cursor, matched, inner);
        if (opened === 'done')
            return;
        if (opened === 'nothing')
            break;
        matched = state.containers.length;
        inner = true;
    }
    const indent = indentOf(state.source, cursor);
    if (indent.at >= to) {
        closeTo(state, matched);
        return;
    }
    const loose = indent.columns >= CODE_INDENT || !inner;
    const piece = { from: indent.at, to, ...(loose && { loose }) };
    // A paragraph goes on, also without the marks of its containers: a lazy line after `> quote` is still inside the quote.
    if (state.leaf.kind === 'paragraph') {
        state.leaf.pieces.push(piece);
        return;
    }
    closeTo(state, matched);
    state.leaf = { kind: 'paragraph', pieces: [piece], quoted: isQuoted(state) };
}
/** The blocks of a Markdown text in order. Line breaks are `\n`, `\r\n` or `\r`. */
function readBlocks(source) {
    const state = { source, containers: [], leaf: NONE, out: [], definitions: new Set() };
    const lineBreak = /\r\n?|\n/gu;
    let from = 0;
    for (;;) {
        const found = lineBreak.exec(source);
        readLine(state, from, found?.index ?? source.length);
        if (found === null)
            break;
        from = lineBreak.lastIndex;
    }
    closeTo(state, 0);
    return { blocks: state.out, definitions: state.definitions };
}

;// CONCATENATED MODULE: ./packages/text/lib/markdown-inline.js

/** Elements whose text GitHub does not read for references (its filters skip CODE, PRE and A) or does not show. */
const UNREAD = new Set(['a', 'code', 'iframe', 'math', 'noscript', 'pre', 'svg', 'template', 'tt']);
/** Elements in which a browser knows no tag but their own end. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp']);
/** HTML elements may open in one block and close in another, so this is kept for the whole text. */
class OpenElements {
    #count = new Map();
    #unread = 0;
    #raw;
    /** An HTML block left a comment open: a browser hides all that follows. */
    comment = false;
    /** An open `<a>` or `<code>` that never closes hides all that follows; a browser does the same. */
    get unread() {
        return this.comment || this.#unread > 0 || this.#raw !== undefined;
    }
    get quoted() {
        return (this.#count.get('blockquote') ?? 0) > 0;
    }
    get raw() {
        return this.#raw !== undefined;
    }
    take(tag) {
        const name = /^<\/?([a-z][a-z0-9-]*)/iu.exec(tag)?.[1]?.toLowerCase() ?? '';
        const closing = tag.startsWith('</');
        if (this.#raw !== undefined) {
            if (closing && name === this.#raw)
                this.#raw = undefined;
            return;
        }
        if (RAW.has(name)) {
            if (!closing)
                this.#raw = name;
            return;
        }
        if (!UNREAD.has(name) && name !== 'blockquote')
            return;
        const count = this.#count.get(name) ?? 0;
        if (closing && count === 0)
            return;
        const step = closing ? -1 : 1;
        this.#count.set(name, count + step);
        if (UNREAD.has(name))
            this.#unread += step;
    }
}
/** Runs of backticks by their length, in order. */
function backtickRuns(text) {
    const runs = new Map();
    for (const run of text.matchAll(/`+/gu)) {
        const same = runs.get(run[0].length);
        if (same === undefined)
            runs.set(run[0].length, [run.index]);
        else
            same.push(run.index);
    }
    // In reverse, so that those left behind are dropped from the end.
    for (const starts of runs.values())
        starts.reverse();
    return runs;
}
function read(inline, from, to) {
    const { elements } = inline;
    const kind = elements.unread ? 'hidden' : inline.quoted || elements.quoted ? 'quote' : 'prose';
    for (let at = from; at < to; at += 1)
        inline.kinds[at] = kind;
}
/** The end of a construct that closes with `mark`, or -1. */
function endOf(inline, mark, from) {
    if (inline.absent.has(mark))
        return -1;
    const found = inline.text.indexOf(mark, from);
    if (found === -1)
        inline.absent.add(mark);
    return found === -1 ? -1 : found + mark.length;
}
/** Comment, processing instruction, CDATA, declaration or tag at `start`: where it ends, or -1 when `<` is only a character. */
function endOfHtml(inline, start) {
    const { text } = inline;
    const at = (mark) => text.startsWith(mark, start);
    if (at('<!-->'))
        return start + 5;
    if (at('<!--->'))
        return start + 6;
    if (at('<!--'))
        return endOf(inline, '-->', start + 4);
    if (at('<?'))
        return endOf(inline, '?>', start + 2);
    if (at('<![CDATA['))
        return endOf(inline, ']]>', start + 9);
    if (at('<!'))
        return /[a-z]/iu.test(text.charAt(start + 2)) ? endOf(inline, '>', start + 2) : -1;
    return endOfTag(text, start);
}
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+)>/iuy;
/** `<` at `start`; returns where reading goes on. */
function takeAngle(inline, start) {
    const { text, elements } = inline;
    AUTOLINK.lastIndex = start;
    const autolink = elements.raw ? null : AUTOLINK.exec(text);
    if (autolink !== null) {
        const end = start + autolink[0].length;
        // A target is read (it may be the URL of an issue); an address of mail is not.
        if ((autolink[1] ?? '').includes(':'))
            read(inline, start + 1, end - 1);
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
function takeBackticks(inline, start) {
    const { text } = inline;
    let end = start;
    while (text[end] === '`')
        end += 1;
    const same = inline.runs.get(end - start) ?? [];
    while (same.length > 0 && (same.at(-1) ?? 0) < end)
        same.pop();
    const close = same.at(-1);
    if (close === undefined) {
        read(inline, start, end);
        return end;
    }
    return close + end - start;
}
/** Where `(target "title")` ends that begins at `start`, or -1. */
function endOfTarget(text, start) {
    const space = /[ \t]*\n?[ \t]*/uy;
    const skip = (from) => {
        space.lastIndex = from;
        space.test(text);
        return space.lastIndex;
    };
    let at = skip(start + 1);
    if (text[at] === '<') {
        const pointed = /<(?:[^<>\n\\]|\\.)*>/uy;
        pointed.lastIndex = at;
        if (!pointed.test(text))
            return -1;
        at = pointed.lastIndex;
    }
    else {
        let depth = 0;
        for (; at < text.length; at += 1) {
            const character = text.charAt(at);
            if (character === '\\')
                at += 1;
            else if (character === '(')
                depth += 1;
            else if (character === ')' && depth === 0)
                break;
            else if (character === ')')
                depth -= 1;
            else if (/[\s\p{Cc}]/u.test(character))
                break;
            if (depth > 32)
                return -1;
        }
        if (depth > 0)
            return -1;
    }
    const afterSpace = skip(at);
    if (text[afterSpace] === ')')
        return afterSpace + 1;
    if (afterSpace === at)
        return -1;
    const title = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)/suy;
    title.lastIndex = afterSpace;
    if (!title.test(text))
        return -1;
    const end = skip(title.lastIndex);
    return text[end] === ')' ? end + 1 : -1;
}
const LABEL = /\[((?:[^[\]\\]|\\.){0,999})\]/suy;
/** Where the link ends whose text closes at `close`, or -1 when the brackets are plain characters. */
function endOfLink(inline, opener, close) {
    const { text, definitions } = inline;
    if (text[close + 1] === '(') {
        const end = endOfTarget(text, close + 1);
        if (end !== -1)
            return end;
    }
    if (definitions.size === 0)
        return -1;
    LABEL.lastIndex = close + 1;
    const label = LABEL.exec(text);
    const own = close - opener.at > 1000 ? '' : text.slice(opener.at + 1, close);
    if (label !== null && label[1] !== '')
        return definitions.has(normalLabel(label[1] ?? '')) ? close + 1 + label[0].length : -1;
    if (!definitions.has(normalLabel(own)))
        return -1;
    return label === null ? close + 1 : close + 3;
}
function takeClosingBracket(inline, close) {
    const opener = inline.openers.pop();
    const active = opener !== undefined && (opener.image || inline.openers.length >= inline.activeFrom);
    inline.activeFrom = Math.min(inline.activeFrom, inline.openers.length);
    const end = opener !== undefined && active ? endOfLink(inline, opener, close) : -1;
    if (opener === undefined || end === -1) {
        read(inline, close, close + 1);
        return close + 1;
    }
    const step = (at, by) => void inline.linkSteps.set(at, (inline.linkSteps.get(at) ?? 0) + by);
    step(opener.at, 1);
    step(close + 1, -1);
    if (!opener.image)
        inline.activeFrom = inline.openers.length;
    return end;
}
function readMarkdown(inline) {
    const { text } = inline;
    let at = 0;
    while (at < text.length) {
        const character = text[at];
        if (character === '\\' && /[!-/:-@[-`{-~]/u.test(text.charAt(at + 1))) {
            read(inline, at, at + 2);
            at += 2;
        }
        else if (character === '`')
            at = takeBackticks(inline, at);
        else if (character === '<')
            at = takeAngle(inline, at);
        else if (character === ']')
            at = takeClosingBracket(inline, at);
        else {
            if (character === '[')
                inline.openers.push({ at, image: text[at - 1] === '!' });
            read(inline, at, at + 1);
            at += 1;
        }
    }
}
/** As a browser reads it: everything from `<` and a letter, `/`, `!` or `?` to the next `>` is markup of some kind. */
function endOfMarkup(inline, start) {
    const { text } = inline;
    if (!/^<[a-z/!?]/iu.test(text.slice(start, start + 2)))
        return start;
    if (text.startsWith('<!--', start))
        return endOfHtml(inline, start);
    const tag = endOfTag(text, start);
    if (tag !== -1)
        return tag;
    const end = endOf(inline, '>', start);
    // A quotation mark out of place may swallow the `>`; where the tag then ends nobody can say.
    return /["']/u.test(text.slice(start, end)) ? -1 : end;
}
function readHtml(inline) {
    const { text, elements } = inline;
    let at = 0;
    while (at < text.length) {
        const next = text.indexOf('<', at);
        read(inline, at, next === -1 ? text.length : next);
        if (next === -1)
            return;
        const end = endOfMarkup(inline, next);
        if (end === -1) {
            // Markup without an end goes on behind the block: nothing that follows is read.
            elements.comment = true;
            return;
        }
        if (end === next)
            read(inline, next, next + 1);
        else
            elements.take(text.slice(next, end));
        at = Math.max(end, next + 1);
    }
}
function openInline(source, block, elements, definitions) {
    const places = [];
    const parts = [];
    for (const { from, to } of block.pieces) {
        if (parts.length > 0) {
            parts.push('\n');
            places.push(-1);
        }
        parts.push(source.slice(from, to));
        for (let at = from; at < to; at += 1)
            places.push(at);
    }
    const text = parts.join('');
    return {
        text,
        places,
        kinds: Array.from({ length: text.length }).fill('hidden'),
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
function readInlines(source, { blocks, definitions }, mark) {
    const elements = new OpenElements();
    for (const block of blocks) {
        const inline = openInline(source, block, elements, definitions);
        if (block.kind === 'markdown')
            readMarkdown(inline);
        else
            readHtml(inline);
        let links = 0;
        for (const [at, place] of inline.places.entries()) {
            links += inline.linkSteps.get(at) ?? 0;
            const kind = inline.kinds[at] ?? 'hidden';
            if (place !== -1)
                mark(place, links > 0 && kind !== 'hidden' ? 'link' : kind);
        }
    }
}

;// CONCATENATED MODULE: ./packages/text/lib/prose.js


/** Stands for each character between the stretches of text: list and quote marks, blank lines, code blocks. */
const STRUCTURE = '\u0001';
/** Stands for each character that is not read inside a stretch of text: code, tags, comments, targets of links. */
const HIDDEN = '\ufffc';
/**
 * A Markdown text (CommonMark with GitHub's tables) as its readers see it: the same length, line breaks kept, each character that is not
 * prose replaced by `STRUCTURE` or `HIDDEN`, so that a position here is a position there. Linear in the text.
 */
function proseOf(source, also) {
    const out = Array.from(source.split(''), (character) => character === '\n' || character === '\r' ? character : STRUCTURE);
    readInlines(source, readBlocks(source), (place, kind) => {
        const shown = kind === 'prose' || (kind === 'quote' && also.quotes) || (kind === 'link' && also.links);
        out[place] = shown ? source.charAt(place) : HIDDEN;
    });
    return out.join('');
}


/***/ })

};
