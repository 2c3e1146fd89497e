export const id = 468;
export const ids = [468,583];
export const modules = {

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workspaceReader: () => (/* binding */ workspaceReader)
/* harmony export */ });
/* unused harmony export chunksOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Files of a workspace, and nothing outside it, also through symbolic links (P10). */


/** Bytes that are read at a time. */
const CHUNK_BYTES = 2 ** 18;
/**
 * A reader whose paths are relative to the workspace, or absolute within it. It asks the file system without promises: loading those
 * takes longer than the answers, and a small file, which is read whole, then needs none.
 */
function workspaceReader(workspace) {
    return (path) => {
        const root = realPath(workspace);
        return Promise.resolve(root === undefined ? { is: 'no-such-file', file: path } : find(root, path));
    };
}
function find(root, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    if (!isInside(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)))
        return { is: 'outside-workspace', file: path };
    const real = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
    if (real === undefined)
        return { is: 'no-such-file', file };
    if (!isInside(root, real))
        return { is: 'outside-workspace', file };
    // The real path is opened, so that a link that changes in between leads nowhere else.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false })?.isFile() !== true)
        return { is: 'no-such-file', file };
    return { is: 'file', file, open: () => chunksOf(real), whole: (maxBytes) => wholeFile(real, maxBytes) };
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function wholeFile(path, maxBytes) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maxBytes ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/**
 * The bytes of a file in pieces: each is valid until the next is asked for. The next piece is read while the caller looks at
 * this one. Memory does not grow with the file.
 */
async function* chunksOf(path) {
    const handle = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.open(path);
    try {
        let buffer = new Uint8Array(CHUNK_BYTES);
        let other = new Uint8Array(CHUNK_BYTES);
        let reading = handle.read(buffer, 0, CHUNK_BYTES);
        for (;;) {
            const { bytesRead } = await reading;
            if (bytesRead === 0)
                return;
            reading = handle.read(other, 0, CHUNK_BYTES);
            // It fails where it is awaited; a caller that wants no more never awaits it.
            reading.catch(() => undefined);
            yield buffer.subarray(0, bytesRead);
            [buffer, other] = [other, buffer];
        }
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 1468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateBytes: () => (/* reexport */ validateBytes)
});

// UNUSED EXPORTS: FAULT_CODES, REASONS, RULES, SCHEMA_VERSION, annotations, json, markdown, sarif, validateFiles, validateSnapshot, validateValue, versionGate, workspaceReader

;// CONCATENATED MODULE: ./packages/snapshot/lib/limits.js
/** Every limit of this package, in one place, with its unit and its source. */
/** Bytes. A document above this is refused: twice what the largest measured organisation needs (issue: 569 MB works). */
const MAX_DOCUMENT_BYTES = 2 ** 30;
/** Bytes. One portfolio, or all that stands beside the list of portfolios: what must be held in memory at once. */
const MAX_PIECE_BYTES = 32 * 2 ** 20;
/** Levels of nesting. A snapshot has four; a reader that recurses must not be led further than this (P9). */
const MAX_DEPTH = 64;
/** Bytes that are read, checked and forgotten together. */
const SLICE_BYTES = 2 ** 15;
/** Faults that are described and located; all are counted. Errors and warnings each. */
const limits_DEFAULT_FAULT_LIMIT = 100;
/** Code points of a value that a message shows. */
const SHOWN_CODE_POINTS = 80;
/** GitHub shows this many error and this many warning annotations per step. */
const ANNOTATIONS_PER_STEP = 10;
/** Characters of one annotation that GitHub shows. */
const ANNOTATION_CHARACTERS = 4096;
/** Bytes of a step summary that GitHub accepts. */
const limits_SUMMARY_BYTES = (/* unused pure expression or super */ null && (2 ** 20));

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/quote.js
/** Shows a value from a document that nobody trusts, in a message. */

/**
 * The value as JSON, shortened, in printable characters only: controls, invisible and bidirectional characters, and what Markdown,
 * HTML or a workflow command could take for its own, are written as `\u` escapes, so that the text shows what is there.
 */
function quote(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value === 'string')
        return quote_printable(JSON.stringify(shorten(value)));
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return value === null ? 'null' : 'nothing';
}
const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`|<>&@#%]|[^\P{Zs} ]/gu;
/** Replaces every character that is not plainly visible, or that a renderer could act on, by its escape. */
function quote_printable(text) {
    return text.replaceAll(NOT_PRINTABLE, (character) => Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''));
}
function escapeUnit(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
/** The first {@link SHOWN_CODE_POINTS} code points, and an ellipsis where something was left out. */
function shorten(text) {
    const start = Array.from(text.slice(0, 2 * SHOWN_CODE_POINTS));
    const isWhole = start.length <= SHOWN_CODE_POINTS && text.length <= 2 * SHOWN_CODE_POINTS;
    return isWhole ? text : `${start.slice(0, SHOWN_CODE_POINTS).join('')}…`;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/faults.js
/** What a fault is, the closed list of its codes, and the list that counts all and keeps the first. */

/** Code of a fault → the sentence that explains it. */
const faults_FAULT_CODES = {
    'no-such-file': 'The file is not there or cannot be read.',
    'outside-workspace': 'The path leads out of the workspace.',
    'no-files': 'The pattern matches no file.',
    'empty-document': 'The file holds no document.',
    'byte-order-mark': 'The file begins with a byte order mark, which JSON text must not (RFC 8259, section 8.1).',
    'utf-16': 'The file is UTF-16 or UTF-32; JSON text is UTF-8 (RFC 8259, section 8.1).',
    'not-utf8': 'The file holds bytes that are not UTF-8.',
    'not-json': 'The text is not JSON.',
    'cut-off': 'The document ends in the middle.',
    'too-deep': 'The document is nested deeper than any snapshot.',
    'too-large': 'The document, or one value in it, is larger than this reader accepts.',
    'duplicate-key': 'The same field is written twice in one object; readers disagree about which one counts.',
    'proto-field': 'A field named __proto__ changes the object in careless readers.',
    'unknown-version': 'The schema_version is not one that this reader knows.',
    'wrong-type': 'The value has another type.',
    'missing-field': 'A required field is missing.',
    'unknown-field': 'The field does not exist in the schema.',
    'wrong-length': 'The string is too short or too long.',
    'wrong-pattern': 'The identifier has another form.',
    'wrong-choice': 'The value is not one of the allowed ones.',
    'wrong-number': 'The number is out of range or not whole.',
    'wrong-date': 'The value is not a date and time as RFC 3339 writes it.',
    'repeated-item': 'The list holds the same item twice.',
    incoherent: 'The field contradicts another one.',
};
/** Counts every fault and keeps the first `limit`. */
class FaultList {
    #limit;
    #kept = [];
    #count = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** The true number, also of faults that are not kept. */
    get count() {
        return this.#count;
    }
    get kept() {
        return this.#kept;
    }
    get isFull() {
        return this.#kept.length >= this.#limit;
    }
    /** Ask {@link isFull} first where making the fault costs something. */
    add(fault) {
        this.#count += 1;
        if (!this.isFull)
            this.#kept.push(fault);
    }
    /** Counts faults that nobody will see. */
    skip(count) {
        this.#count += count;
    }
}
/**
 * JSON pointer of a place (RFC 6901). A name that no schema would give a field is shortened like every other value that is shown: one of
 * megabytes, in the place of every fault below it, would make more text than a string can hold.
 */
function pointerOf(place) {
    return place.map((token) => `/${shorten(String(token)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/reasons.js
/** The closed list of endings. Programs branch on the code; people read the sentence. */
const reasons_REASONS = {
    'snapshot-valid': 'The document follows the schema and its fields agree with each other.',
    'snapshot-invalid': 'The document does not follow the schema.',
    'snapshot-incoherent': 'The document follows the schema, but its fields contradict each other.',
    'snapshot-unknown-version': 'The document carries a schema_version that this reader does not know.',
    'snapshot-unreadable': 'The document could not be read as JSON.',
};

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/encoding.js
/** Bytes to text: UTF-8 and nothing else (RFC 8259, section 8.1). */
/** Bytes that {@link encodingOf} looks at. */
const SNIFFED_BYTES = 4;
/** Length of the UTF-8 byte order mark. */
const MARK_BYTES = 3;
/** How the document begins. JSON text starts with an ASCII character, so a zero byte in the first two is a wider encoding. */
function encodingOf(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'byte-order-mark';
    const isMarked = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
    return isMarked || first === 0 || second === 0 ? 'utf-16' : 'utf-8';
}
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The text, or undefined when the bytes are not UTF-8. */
function decode(bytes) {
    try {
        return decoder.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** The text up to the first byte that is not UTF-8. */
function decodePrefix(bytes) {
    const whole = decode(bytes);
    if (whole !== undefined)
        return whole;
    let good = 0;
    let bad = bytes.length + 1;
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (beginsWell(bytes.subarray(0, middle)))
            good = middle;
        else
            bad = middle;
    }
    return new TextDecoder().decode(bytes.subarray(0, good), { stream: true });
}
/** True when the bytes are UTF-8, save for a last character that may be cut. */
function beginsWell(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/locate.js

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/**
 * Offset of the value at `place`, or of its key. Where a key is written twice the last one counts, as for JSON.parse. Undefined when
 * the text has no such place. `from` is the offset at which the outermost value begins.
 */
function locate(text, place, onKey = false, from = 0) {
    let at = skipSpace(text, from);
    for (const [depth, token] of place.entries()) {
        const isLast = depth === place.length - 1;
        const next = typeof token === 'number' ? itemAt(text, at, token) : fieldAt(text, at, token, onKey && isLast);
        if (next === undefined)
            return undefined;
        at = next;
    }
    return at;
}
/** Offset of an item of the list that begins at `list`. */
function itemAt(text, list, index) {
    if (text.charCodeAt(list) !== OPEN_LIST)
        return undefined;
    const first = skipSpace(text, list + 1);
    return text.charCodeAt(first) === CLOSE_LIST ? undefined : itemAfter(text, first, index);
}
/** Offset of the item that stands `steps` behind the one that begins at `item`. */
function itemAfter(text, item, steps) {
    let at = item;
    for (let step = 0; step < steps; step += 1) {
        at = skipSpace(text, skipValue(text, at));
        if (text[at] !== ',')
            return undefined;
        at = skipSpace(text, at + 1);
    }
    return at;
}
function fieldAt(text, object, name, wantsKey) {
    if (text.charCodeAt(object) !== OPEN_OBJECT)
        return undefined;
    let found;
    for (let key = firstKey(text, object); text.charCodeAt(key) === QUOTE;) {
        const keyEnd = skipString(text, key);
        const value = valueBehind(text, keyEnd);
        if (keyOf(text, key, keyEnd) === name)
            found = wantsKey ? key : value;
        key = nextItem(text, skipValue(text, value));
    }
    return found;
}
/**
 * Reports every key that was written before in its object, at any depth. The place of the object is valid until `report` returns.
 * Returns the offset of the bracket that opens one level too many, where it gives up; the text itself stands `above` levels deep.
 * One loop, since a document may be nothing but keys, ten million of them (P9).
 */
function duplicateKeys(text, above, report) {
    const hasEscapes = text.includes('\\');
    /** Of the containers that are open the keys so far; of a list undefined. */
    const open = [];
    let keys;
    /** Of the innermost container, and the item of it that is being read. */
    const place = [];
    let item = 0;
    let at = skipSpace(text, 0);
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (unit === OPEN_OBJECT || unit === OPEN_LIST) {
            if (above + open.length >= MAX_DEPTH)
                return at;
            if (open.length > 0)
                place.push(item);
            keys = unit === OPEN_OBJECT ? new Set() : undefined;
            open.push(keys);
            item = -1;
            at = skipSpace(text, at + 1);
        }
        else
            at = nextItem(text, unit === QUOTE ? skipString(text, at) : skipScalar(text, at));
        while (isClosing(text.charCodeAt(at))) {
            open.pop();
            // Nothing is read behind the end: that would make each reading slower for good.
            if (open.length === 0)
                return undefined;
            keys = open.at(-1);
            item = place.pop() ?? 0;
            at = nextItem(text, at + 1);
        }
        if (keys === undefined)
            item = Number(item) + 1;
        else if (at < text.length) {
            const keyEnd = skipString(text, at);
            const key = hasEscapes ? keyOf(text, at, keyEnd) : text.slice(at + 1, keyEnd - 1);
            if (keys.has(key))
                report(place, key, at);
            else
                keys.add(key);
            item = key;
            at = valueBehind(text, keyEnd);
        }
    }
    return undefined;
}
function isClosing(unit) {
    return unit === CLOSE_LIST || unit === CLOSE_OBJECT;
}
/** Offset of the first key of an object, or of its closing bracket. */
function firstKey(text, object) {
    return skipSpace(text, object + 1);
}
/** Offset of the value whose key ends there. */
function valueBehind(text, keyEnd) {
    return skipSpace(text, skipSpace(text, keyEnd) + 1);
}
/** Offset of what follows a value that ends there: the next item or key, or the closing bracket. */
function nextItem(text, valueEnd) {
    const at = skipSpace(text, valueEnd);
    return text.charCodeAt(at) === COMMA ? skipSpace(text, at + 1) : at;
}
function keyOf(text, start, end) {
    const literal = text.slice(start + 1, end - 1);
    if (!literal.includes('\\'))
        return literal;
    const key = JSON.parse(text.slice(start, end));
    return String(key);
}
function skipSpace(text, from) {
    let at = from;
    for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
        at += 1;
        unit = text.charCodeAt(at);
    }
    return at;
}
/** Offset behind the value that begins at `from`. */
function skipValue(text, from) {
    const opening = text.charCodeAt(from);
    if (opening === QUOTE)
        return skipString(text, from);
    if (opening === OPEN_OBJECT || opening === OPEN_LIST)
        return skipContainer(text, from);
    return skipScalar(text, from);
}
function skipScalar(text, from) {
    let at = from;
    while (at < text.length && !isScalarEnd(text.charCodeAt(at)))
        at += 1;
    return at;
}
function isScalarEnd(unit) {
    return unit === 0x2c || unit === CLOSE_LIST || unit === CLOSE_OBJECT || unit <= 0x20;
}
function skipString(text, from) {
    let at = from + 1;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        at += 1;
        if (unit === QUOTE)
            return at;
        if (unit === BACKSLASH)
            at += 1;
    }
    return at;
}
function skipContainer(text, from) {
    let depth = 0;
    let at = from;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE) {
            at = skipString(text, at);
            continue;
        }
        at += 1;
        if (unit === OPEN_OBJECT || unit === OPEN_LIST)
            depth += 1;
        if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) {
            depth -= 1;
            if (depth === 0)
                return at;
        }
    }
    return at;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/parse.js
/** JSON.parse without exceptions: its messages carry no place, so they are of no use here. */
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return { value };
    }
    catch {
        return undefined;
    }
}
/** The items of a text that is a list with its brackets. */
function parseList(text) {
    const parsed = parseJson(text);
    return Array.isArray(parsed?.value) ? parsed.value : undefined;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/position.js
const DOCUMENT_START = { line: 1, column: 1 };
/** The position of `offset` in a text that begins at `base`. A line ends with a line feed. */
function positionIn(text, offset, base) {
    let line = base.line;
    let lineStart = 0;
    for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
        line += 1;
        lineStart = next + 1;
    }
    const isFirstLine = line === base.line;
    return { line, column: (isFirstLine ? base.column : 1) + offset - lineStart };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/piece.js



/** Some records, with a bracket before and behind that may stand for a comma. */
class SlicePiece {
    #read;
    #text;
    #records;
    #first;
    #base;
    #record = 0;
    #recordAt = 0;
    /**
     * `read` is asked only when somebody wants the text; `first` is the index of the first record, `base` the position behind the opening
     * bracket; `records` are given where they need no decoding.
     */
    constructor(read, first, base, records) {
        this.#read = read;
        this.#first = first;
        this.#base = base;
        this.#records = records;
    }
    get text() {
        return (this.#text ??= this.#read());
    }
    /** The record with that index, with its strings as they are to be shown. */
    record(index) {
        this.#records ??= parseList(this.text) ?? [];
        return this.#records[index - this.#first];
    }
    at(offset) {
        return positionIn(this.text.slice(1), offset - 1, this.#base);
    }
    /** The position of a place below `/portfolios/<index>`. Asked in the order of the document it looks at each record once. */
    find(place, onKey = false) {
        const record = Number(place[1]) - this.#first;
        const start = this.#start(record);
        if (start === undefined)
            return undefined;
        const offset = locate(this.text, place.slice(2), onKey, start);
        return offset === undefined ? undefined : this.at(offset);
    }
    #start(record) {
        if (this.#recordAt === 0 || record < this.#record) {
            this.#recordAt = itemAt(this.text, 0, 0) ?? 0;
            this.#record = 0;
        }
        if (record < 0 || this.#recordAt === 0)
            return undefined;
        const start = itemAfter(this.text, this.#recordAt, record - this.#record);
        if (start !== undefined) {
            this.#record = record;
            this.#recordAt = start;
        }
        return start;
    }
}
/** All but the records of the list: what stands before them and what stands behind, read as one text. */
class EnvelopePiece {
    text;
    #head;
    #tail;
    #tailBase;
    constructor(head, tail, tailBase) {
        this.text = head + tail;
        this.#head = head;
        this.#tail = tail;
        this.#tailBase = tailBase;
    }
    at(offset) {
        if (offset < this.#head.length || this.#tail === '')
            return positionIn(this.#head, offset, DOCUMENT_START);
        return positionIn(this.#tail, offset - this.#head.length, this.#tailBase);
    }
    find(place, onKey = false) {
        const offset = locate(this.text, place, onKey);
        return offset === undefined ? undefined : this.at(offset);
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/relocate.js


class Relocator {
    positions = new Map();
    /** In the order of the document. */
    #wanted = [];
    #next = 0;
    /** Bytes of the document that went by. */
    #passed = 0;
    /** Of the next wanted slice, as far as it went by. */
    #gathered = new Uint8Array();
    #gatheredBytes = 0;
    /** Faults whose places begin with `/portfolios/<index>`. */
    constructor(faults, log) {
        for (const fault of [...faults].sort((a, b) => recordOf(a) - recordOf(b))) {
            const slice = log.find(recordOf(fault));
            const last = this.#wanted.at(-1);
            if (slice === undefined)
                continue;
            if (last?.slice === slice)
                last.faults.push(fault);
            else
                this.#wanted.push({ slice, faults: [fault] });
        }
    }
    /** Returns false when all places are known. */
    push(bytes) {
        const start = this.#passed;
        this.#passed += bytes.length;
        for (let wanted = this.#wanted[this.#next]; wanted !== undefined; wanted = this.#wanted[this.#next]) {
            const { offset, bytes: length } = wanted.slice;
            if (offset >= this.#passed)
                return true;
            this.#gather(bytes.subarray(Math.max(0, offset - start), offset + length - start), length);
            if (offset + length > this.#passed)
                return true;
            this.#search(wanted);
            this.#next += 1;
        }
        return false;
    }
    #gather(bytes, length) {
        if (this.#gatheredBytes === 0)
            this.#gathered = new Uint8Array(length);
        this.#gathered.set(bytes, this.#gatheredBytes);
        this.#gatheredBytes += bytes.length;
    }
    #search({ slice, faults }) {
        // A file that changed in between has no such text, and its faults have no position.
        const text = `[${decode(this.#gathered) ?? ''}`;
        const piece = new SlicePiece(() => text, slice.first, slice.position);
        this.#gatheredBytes = 0;
        for (const fault of faults) {
            const position = piece.find(fault.place, fault.onKey);
            if (position !== undefined)
                this.positions.set(fault, position);
        }
    }
}
function recordOf(fault) {
    return Number(fault.place[1]);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/derive.js
/** 0..100. A portfolio in which nothing was found and nothing is open is not proved covered: at most 78. */
function coverageScore(counts) {
    const lost = (counts.owner_missing ? 18 : 0) +
        (counts.environment_missing ? 6 : 0) +
        (counts.relationship_gap ? 8 : 0) +
        Math.min(20, 6 * counts.needs_case_count) +
        Math.min(30, 10 * counts.manual_exposure_count) +
        Math.min(18, 4 * counts.needs_config_exposure_count) +
        Math.min(20, 7 * counts.template_exposure_count) +
        Math.min(18, 8 * counts.blocked_exposure_count);
    const score = 100 - lost;
    if (isIdle(counts))
        return Math.max(0, Math.min(78, score));
    const bonus = counts.live_ready_exposure_count > 0 && score < 94 ? 4 : 0;
    return Math.max(0, Math.min(100, score + bonus));
}
function coverageState(counts) {
    if (isIdle(counts))
        return 'tracked';
    const needsAction = counts.manual_exposure_count > 0 ||
        counts.template_exposure_count > 0 ||
        counts.blocked_exposure_count > 0 ||
        counts.owner_missing ||
        counts.needs_case_count > 0;
    if (needsAction)
        return 'action_needed';
    const isPartial = counts.needs_config_exposure_count > 0 ||
        counts.relationship_gap ||
        counts.environment_missing ||
        (counts.exposure_count > 0 && counts.live_ready_exposure_count === 0);
    return isPartial ? 'partial' : 'ready';
}
/** No exposure and no open case. */
function isIdle(counts) {
    return counts.exposure_count === 0 && counts.open_case_count === 0;
}
function routesSum(portfolio) {
    const routes = portfolio.route_state_counts;
    return routes.ready + routes.copy_only + routes.needs_config + routes.template + routes.blocked + routes.manual;
}
function routeCoverageState(routes) {
    const live = routes.ready > 0;
    const handoff = routes.copy_only > 0 || routes.needs_config > 0;
    const manual = routes.manual > 0 || routes.template > 0 || routes.blocked > 0;
    if (!live && !handoff && !manual)
        return 'tracked';
    if (live && !handoff && !manual)
        return 'live_ready';
    if (handoff && !live && !manual)
        return 'handoff_only';
    if (manual && !live && !handoff)
        return 'manual_only';
    return 'mixed';
}
const ROUTE_TOKENS = {
    live_ready: 'ready',
    handoff_only: 'copy_only',
    mixed: 'needs_config',
    manual_only: 'blocked',
    tracked: 'template',
};
const COVERAGE_LABELS = {
    ready: 'Coverage ready',
    partial: 'Coverage partial',
    action_needed: 'Action needed',
    tracked: 'Tracked',
};
const ROUTE_LABELS = {
    live_ready: 'Route live-ready',
    handoff_only: 'Route handoff-only',
    mixed: 'Route mixed',
    manual_only: 'Route manual',
    tracked: 'Route tracked',
};
/** The original never recommends more (coverage-rules.md, "Dependencies, order, summary"). */
const MOST_RECOMMENDED_ACTIONS = 6;
/** Portfolios are listed in this order of states. */
const STATE_RANK = {
    action_needed: 0,
    partial: 1,
    ready: 2,
    tracked: 3,
};
const SEVERITY_RANK = {
    critical: 0,
    high: 1,
    medium: 2,
    low: 3,
    info: 4,
};
const CRITICALITY_RANK = {
    critical: 0,
    high: 1,
    medium: 2,
    low: 3,
    unassigned: 4,
};
/**
 * Order of two portfolios in the list, below 0 when `a` comes first: by state, exposures, open cases, severity and criticality. The
 * original breaks a tie by label in the reader's language; 0 here, as any order of equals is right.
 */
function compareUrgency(a, b) {
    const byState = a.coverage_state === b.coverage_state ? 0 : STATE_RANK[a.coverage_state] - STATE_RANK[b.coverage_state];
    return (byState ||
        b.exposure_count - a.exposure_count ||
        b.open_case_count - a.open_case_count ||
        SEVERITY_RANK[a.highest_severity] - SEVERITY_RANK[b.highest_severity] ||
        CRITICALITY_RANK[a.highest_criticality] - CRITICALITY_RANK[b.highest_criticality]);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/disjoint.js
/** Up to this length of the shorter list comparing every pair is faster than building a set. */
const FEW = 8;
function areDisjoint(some, others) {
    if (some.length === 0 || others.length === 0)
        return true;
    if (some.length > others.length)
        return areDisjoint(others, some);
    if (some.length > FEW)
        return !hasAny(new Set(some), others);
    for (let item = 0; item < some.length; item += 1) {
        for (let other = 0; other < others.length; other += 1)
            if (some[item] === others[other])
                return false;
    }
    return true;
}
function hasAny(known, ids) {
    return ids.some((id) => known.has(id));
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/rule.js
function equal(tier, id, at, due, sentence) {
    return { kind: 'equal', tier, id, at, due, sentence };
}
function atMost(tier, id, at, most, sentence) {
    return { kind: 'at-most', tier, id, at, most, sentence };
}
function holds(tier, id, at, test, sentence) {
    return { kind: 'holds', tier, id, at, holds: test, sentence };
}
function sum(tier, id, at, add, sentence) {
    return { kind: 'sum', tier, id, at, add, sentence };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/summary-rules.js
/** The rules about the summary that are a sum over the portfolios (coverage-rules.md: A1, A2, A4, A5, and two of B and C). */

/** For counting. */
function one(is) {
    return is ? 1 : 0;
}
const SUM_RULES = [
    sum('A', 'total-portfolios', 'total_portfolios', (p) => one(p.id !== ''), 'total_portfolios is the number of portfolios.'),
    sum('A', 'ready-count', 'ready_count', (p) => one(p.coverage_state === 'ready'), 'ready_count is the number of portfolios whose coverage_state is ready.'),
    sum('A', 'partial-count', 'partial_count', (p) => one(p.coverage_state === 'partial'), 'partial_count is the number of portfolios whose coverage_state is partial.'),
    sum('A', 'action-needed-count', 'action_needed_count', (p) => one(p.coverage_state === 'action_needed'), 'action_needed_count is the number of portfolios whose coverage_state is action_needed.'),
    sum('A', 'tracked-count', 'tracked_count', (p) => one(p.coverage_state === 'tracked'), 'tracked_count is the number of portfolios whose coverage_state is tracked.'),
    sum('A', 'owner-gap-count', 'owner_gap_count', (p) => one(p.owner_missing), 'owner_gap_count is the number of portfolios with owner_missing.'),
    sum('A', 'environment-gap-count', 'environment_gap_count', (p) => one(p.environment_missing), 'environment_gap_count is the number of portfolios with environment_missing.'),
    sum('A', 'relationship-gap-count', 'relationship_gap_count', (p) => one(p.relationship_gap), 'relationship_gap_count is the number of portfolios with relationship_gap.'),
    sum('A', 'exposure-sum', 'exposure_count', (p) => p.exposure_count, 'exposure_count is the sum over the portfolios.'),
    sum('A', 'blocked-sum', 'blocked_exposure_count', (p) => p.blocked_exposure_count, 'blocked_exposure_count is the sum over the portfolios.'),
    sum('A', 'needs-config-sum', 'needs_config_exposure_count', (p) => p.needs_config_exposure_count, 'needs_config_exposure_count is the sum over the portfolios.'),
    sum('A', 'template-sum', 'template_exposure_count', (p) => p.template_exposure_count, 'template_exposure_count is the sum over the portfolios.'),
    sum('A', 'open-case-sum', 'open_case_count', (p) => p.open_case_count, 'open_case_count is the sum over the portfolios.'),
    sum('A', 'needs-case-sum', 'needs_case_count', (p) => p.needs_case_count, 'needs_case_count is the sum over the portfolios.'),
    sum('A', 'dependency-edges', 'dependency_edge_count', (p) => p.dependency_count, 'dependency_edge_count is the sum of dependency_count, which is the sum of dependent_count.'),
    sum('A', 'handoff-only-portfolios', 'handoff_only_portfolio_count', (p) => one(p.route_coverage_state === 'handoff_only'), 'handoff_only_portfolio_count is the number of portfolios whose route_coverage_state is handoff_only.'),
    sum('A', 'manual-route-portfolios', 'manual_route_portfolio_count', (p) => one(p.route_coverage_state === 'manual_only'), 'manual_route_portfolio_count is the number of portfolios whose route_coverage_state is manual_only.'),
    sum('A', 'mixed-route-portfolios', 'mixed_route_portfolio_count', (p) => one(p.route_coverage_state === 'mixed'), 'mixed_route_portfolio_count is the number of portfolios whose route_coverage_state is mixed.'),
    sum('A', 'dependency-gap-portfolios', 'dependency_gap_portfolio_count', (p) => one(p.dependency_gap_count > 0), 'dependency_gap_portfolio_count is the number of portfolios with a dependency_gap_count above 0.'),
    sum('A', 'downstream-gap-portfolios', 'downstream_gap_portfolio_count', (p) => one(p.dependent_gap_count > 0), 'downstream_gap_portfolio_count is the number of portfolios with a dependent_gap_count above 0.'),
    sum('B', 'unrouted-sum', 'unrouted_exposure_count', (p) => p.manual_exposure_count, 'unrouted_exposure_count is the sum of manual_exposure_count.'),
    sum('B', 'live-ready-portfolios', 'live_ready_portfolio_count', (p) => one(p.live_ready_exposure_count > 0), 'live_ready_portfolio_count is the number of portfolios with at least one live-ready exposure.'),
    sum('C', 'live-ready-states', 'live_ready_portfolio_count', (p) => one(p.route_coverage_state === 'live_ready'), 'live_ready_portfolio_count is the number of portfolios whose route_coverage_state is live_ready.'),
];

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/agreement.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */



/** True when the portfolio keeps every rule of tier A that it decides alone. */
function agreesA(p) {
    if (!(p.policy_count === p.policy_ids.length))
        return false;
    if (!(p.relationship_count === p.linked_asset_ids.length))
        return false;
    if (!(p.dependency_count === p.dependency_portfolio_ids.length))
        return false;
    if (!(p.dependent_count === p.dependent_portfolio_ids.length))
        return false;
    if (!(p.owner_missing === (p.owner_teams.length === 0 && p.owner_names.length === 0)))
        return false;
    if (!(p.environment_missing === (p.environments.length === 0)))
        return false;
    if (!(p.live_ready_exposure_count === p.route_state_counts.ready))
        return false;
    if (!(p.needs_config_exposure_count === p.route_state_counts.needs_config))
        return false;
    if (!(p.template_exposure_count === p.route_state_counts.template))
        return false;
    if (!(p.blocked_exposure_count === p.route_state_counts.blocked))
        return false;
    if (!(p.manual_exposure_count === p.route_state_counts.manual))
        return false;
    if (!(p.critical_asset_count <= p.asset_count))
        return false;
    if (!(p.asset_count >= p.asset_ids.length))
        return false;
    if (!(p.needs_case_count <= p.exposure_count))
        return false;
    if (!(p.tracked_exposure_count <= p.exposure_count))
        return false;
    if (!(p.routed_exposure_count <= p.exposure_count))
        return false;
    if (!(p.live_ready_exposure_count <= p.exposure_count))
        return false;
    if (!(p.local_handoff_exposure_count <= p.exposure_count))
        return false;
    if (!(p.needs_config_exposure_count <= p.exposure_count))
        return false;
    if (!(p.template_exposure_count <= p.exposure_count))
        return false;
    if (!(p.blocked_exposure_count <= p.exposure_count))
        return false;
    if (!(p.manual_exposure_count <= p.exposure_count))
        return false;
    if (!(p.dependency_gap_count <= p.dependency_count))
        return false;
    if (!(p.dependency_live_ready_count <= p.dependency_count))
        return false;
    if (!(p.dependency_handoff_count <= p.dependency_count))
        return false;
    if (!(p.dependency_manual_count <= p.dependency_count))
        return false;
    if (!(p.dependent_gap_count <= p.dependent_count))
        return false;
    return true;
}
/** True when the portfolio keeps every rule of tier B that it decides alone. */
function agreesB(p, f) {
    if (!(p.exposure_count === routesSum(p)))
        return false;
    if (!(p.local_handoff_exposure_count === p.route_state_counts.copy_only + p.route_state_counts.needs_config))
        return false;
    if (!(p.routed_exposure_count === p.exposure_count - p.manual_exposure_count))
        return false;
    if (!(p.tracked_exposure_count === p.exposure_count - p.needs_case_count))
        return false;
    if (!(p.relationship_gap === (p.asset_count > 1 && p.relationship_count === 0)))
        return false;
    if (!areDisjoint(p.linked_asset_ids, p.asset_ids))
        return false;
    if (!(p.critical_asset_count > 0 === (f.highest_criticality === 0 || f.highest_criticality === 1)))
        return false;
    if (!(p.exposure_count > 0 || f.highest_severity === 4))
        return false;
    if (!(p.exposure_count > 0 || p.workflow_values.length === 0))
        return false;
    if (!(p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0))
        return false;
    if (!(p.recommended_actions.length <= MOST_RECOMMENDED_ACTIONS))
        return false;
    if (!(p.coverage_score === coverageScore(p)))
        return false;
    if (!(p.coverage_state === coverageState(p)))
        return false;
    if (!(p.coverage_label ===
        (f.coverage_state === 0
            ? 'Coverage ready'
            : f.coverage_state === 1
                ? 'Coverage partial'
                : f.coverage_state === 2
                    ? 'Action needed'
                    : 'Tracked')))
        return false;
    if (!(p.route_coverage_state === routeCoverageState(p.route_state_counts)))
        return false;
    if (!(p.route_coverage_label ===
        (f.route_coverage_state === 0
            ? 'Route live-ready'
            : f.route_coverage_state === 1
                ? 'Route handoff-only'
                : f.route_coverage_state === 2
                    ? 'Route mixed'
                    : f.route_coverage_state === 3
                        ? 'Route manual'
                        : 'Route tracked')))
        return false;
    if (!(p.route_coverage_token ===
        (f.route_coverage_state === 0
            ? 'ready'
            : f.route_coverage_state === 1
                ? 'copy_only'
                : f.route_coverage_state === 2
                    ? 'needs_config'
                    : f.route_coverage_state === 3
                        ? 'blocked'
                        : 'template')))
        return false;
    return true;
}
/** True when the portfolio keeps every rule of tier C that it decides alone. */
function agreesC(p) {
    if (!(p.asset_count === p.asset_ids.length))
        return false;
    if (!(p.asset_names.length === p.asset_ids.length))
        return false;
    if (!(p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length))
        return false;
    if (!(p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length))
        return false;
    if (!areDisjoint(p.dependent_portfolio_ids, p.dependency_portfolio_ids))
        return false;
    return true;
}
/** Adds the portfolio to the totals, which are in the order of SUM_RULES. */
function addToTotals(totals, p, f) {
    totals[0] += one(p.id !== '');
    totals[1] += one(f.coverage_state === 0);
    totals[2] += one(f.coverage_state === 1);
    totals[3] += one(f.coverage_state === 2);
    totals[4] += one(f.coverage_state === 3);
    totals[5] += one(p.owner_missing);
    totals[6] += one(p.environment_missing);
    totals[7] += one(p.relationship_gap);
    totals[8] += p.exposure_count;
    totals[9] += p.blocked_exposure_count;
    totals[10] += p.needs_config_exposure_count;
    totals[11] += p.template_exposure_count;
    totals[12] += p.open_case_count;
    totals[13] += p.needs_case_count;
    totals[14] += p.dependency_count;
    totals[15] += one(f.route_coverage_state === 1);
    totals[16] += one(f.route_coverage_state === 3);
    totals[17] += one(f.route_coverage_state === 2);
    totals[18] += one(p.dependency_gap_count > 0);
    totals[19] += one(p.dependent_gap_count > 0);
    totals[20] += p.manual_exposure_count;
    totals[21] += one(p.live_ready_exposure_count > 0);
    totals[22] += one(f.route_coverage_state === 0);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./packages/snapshot/lib/read/raw.js
/**
 * Raw text: a string with one character for each byte of UTF-8. Making it is copying, where decoding costs as much as parsing, and
 * JSON.parse reads it in half the time. All that JSON gives a meaning to is ASCII, so a value of raw text is that of the text, but
 * for the characters of strings beyond ASCII. Nobody is shown raw text: what is shown is decoded first.
 */

/** The bytes as raw text, or undefined when they are not UTF-8. */
function rawOf(bytes) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
/** Two escapes that are one character, one escape of a unit, any other. */
const ESCAPE = /\\(?:u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|u([\da-fA-F]{4})|[^])/g;
/** Raw JSON with the bytes of each character beyond ASCII that was written as an escape, so that equal strings are equal as raw text. */
function withoutEscapes(raw) {
    if (!raw.includes('\\u'))
        return raw;
    return raw.replaceAll(ESCAPE, (escape, high, low, unit) => {
        if (high !== undefined && low !== undefined)
            return rawCharacter(codeOfPair(hex(high), hex(low)));
        const code = unit === undefined ? 0 : hex(unit);
        return code < 0x80 ? escape : rawCharacter(code);
    });
}
/** The text that the raw text stands for. A surrogate that was written as an escape, alone, comes back. */
function textOf(raw) {
    let text = '';
    for (let at = 0; at < raw.length;) {
        const lead = raw.charCodeAt(at);
        const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        // Of the first byte what its length leaves: 7, 5, 4 or 3 bits. Of each other 6 bits.
        let code = length === 1 ? lead : lead & (0x7f >> length);
        for (let next = at + 1; next < at + length; next += 1)
            code = (code << 6) | (raw.charCodeAt(next) & 0x3f);
        text += String.fromCodePoint(code);
        at += length;
    }
    return text;
}
/** Length of the text in code points: the bytes that begin one. */
function rawPoints(raw) {
    let count = 0;
    for (let at = 0; at < raw.length; at += 1)
        if ((raw.charCodeAt(at) & 0xc0) !== 0x80)
            count += 1;
    return count;
}
function hex(digits) {
    return Number.parseInt(digits, 16);
}
function codeOfPair(high, low) {
    return 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
}
/** UTF-8 of a code point beyond ASCII, a surrogate written as any other of its size. */
function rawCharacter(code) {
    const tail = (shift) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x800)
        return String.fromCharCode(0xc0 | (code >> 6), tail(0));
    if (code < 0x10000)
        return String.fromCharCode(0xe0 | (code >> 12), tail(6), tail(0));
    return String.fromCharCode(0xf0 | (code >> 18), tail(12), tail(6), tail(0));
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/findings.js
/** Collects what the coherence rules found: the tier decides between error, warning and silence (D20). */


function strictnessOf(tier, options) {
    switch (tier) {
        case 'A':
            return 'error';
        case 'B':
            return options.tierB ?? 'warn';
        case 'C':
            return options.tierC ?? 'off';
    }
}
class Findings {
    errors;
    warnings;
    #options;
    constructor(options, limit) {
        this.#options = options;
        this.errors = new FaultList(limit);
        this.warnings = new FaultList(limit);
    }
    isOn(rule) {
        return strictnessOf(rule.tier, this.#options) !== 'off';
    }
    /** A field whose value is known to be due. */
    differs(rule, place, found, due) {
        this.add(rule, place, found, () => `${quote(due)} by what the rest of the document says`);
    }
    /** `allowed` is asked only when the fault is kept. */
    add(rule, place, found, allowed) {
        const strictness = strictnessOf(rule.tier, this.#options);
        if (strictness === 'off')
            return;
        const list = strictness === 'error' ? this.errors : this.warnings;
        if (list.isFull)
            return list.skip(1);
        const due = quote_printable(allowed());
        const shown = quote(found);
        const message = `${rule.sentence} Here stands ${shown}; allowed is ${due}.`;
        list.add({ code: 'incoherent', rule: rule.id, place, message, found: shown, allowed: due });
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/ids.js
const NO_ID = -1;
/** Slots that are looked at for one id. In a table that is at most half full more are hardly ever needed, unless somebody made it so. */
const MOST_STEPS = 64;
/**
 * Gives each distinct id a number, in the order of first sight: an open-addressed table over hashes that the schema check made anyway
 * (half the time of a `Map`, which would make its own). Equal is only what is equal as text. Ids whose hashes somebody crafted to
 * collide go to a `Map`, so that no document makes it slow.
 */
class Ids {
    /** Number of the id + 1, or 0. */
    #slots = new Int32Array(2 ** 9);
    /** By number. */
    #hashes = new Int32Array(2 ** 8);
    #texts;
    #size = 0;
    #crowded = new Map();
    constructor(texts) {
        this.#texts = texts;
    }
    /** How many ids were seen. */
    get size() {
        return this.#size;
    }
    numberOf(id, hash) {
        const known = this.find(id, hash);
        return known === NO_ID ? this.#add(id, hash) : known;
    }
    /** The number of an id that was seen, or NO_ID. */
    find(id, hash) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        for (let step = 0; step < MOST_STEPS; step += 1) {
            const number = (slots[(hash + step) & mask] ?? 0) - 1;
            if (number < 0)
                break;
            if (this.#hashes[number] === hash && this.#texts.isAt(number, id))
                return number;
        }
        return this.#crowded.size === 0 ? NO_ID : (this.#crowded.get(id) ?? NO_ID);
    }
    textOf(number) {
        return this.#texts.at(number);
    }
    #add(id, hash) {
        const number = this.#size;
        if (number === this.#hashes.length)
            this.#grow();
        this.#texts.add(id);
        this.#size += 1;
        this.#hashes[number] = hash;
        if (!this.#place(number, hash))
            this.#crowded.set(id, number);
        return number;
    }
    /** False when there is no free slot near by. */
    #place(number, hash) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        for (let step = 0; step < MOST_STEPS; step += 1) {
            const slot = (hash + step) & mask;
            if (slots[slot] !== 0)
                continue;
            slots[slot] = number + 1;
            return true;
        }
        return false;
    }
    #grow() {
        const hashes = this.#hashes;
        this.#hashes = new Int32Array(2 * hashes.length);
        this.#hashes.set(hashes);
        this.#slots = new Int32Array(2 * this.#slots.length);
        for (let number = 0; number < hashes.length; number += 1) {
            if (!this.#place(number, hashes[number] ?? 0))
                this.#crowded.set(this.textOf(number), number);
        }
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/link-rules.js
const LINK_RULES = {
    uniqueIds: { id: 'unique-ids', tier: 'A', sentence: 'No two portfolios have the same id.' },
    dependencyExists: {
        id: 'dependency-exists',
        tier: 'A',
        sentence: 'dependency_portfolio_ids names portfolios of this document.',
    },
    dependentExists: {
        id: 'dependent-exists',
        tier: 'A',
        sentence: 'dependent_portfolio_ids names portfolios of this document.',
    },
    notItself: { id: 'not-itself', tier: 'A', sentence: 'A portfolio is not its own dependency or dependent.' },
    dependencyAnswered: {
        id: 'dependency-answered',
        tier: 'A',
        sentence: 'A portfolio that is named as a dependency names the other as its dependent.',
    },
    dependentAnswered: {
        id: 'dependent-answered',
        tier: 'A',
        sentence: 'A portfolio that is named as a dependent names the other as its dependency.',
    },
    dependencyLabels: {
        id: 'dependency-labels',
        tier: 'A',
        sentence: 'dependency_portfolio_labels are the labels of the portfolios in dependency_portfolio_ids.',
    },
    dependentLabels: {
        id: 'dependent-labels',
        tier: 'A',
        sentence: 'dependent_portfolio_labels are the labels of the portfolios in dependent_portfolio_ids.',
    },
    topPortfolio: {
        id: 'top-portfolio',
        tier: 'A',
        sentence: 'top_portfolio_id and top_portfolio_label are those of one portfolio of the list, and empty only when the list is empty.',
    },
    dependencyGaps: {
        id: 'dependency-gaps',
        tier: 'B',
        sentence: 'dependency_gap_count is the number of dependencies whose coverage_state is action_needed or partial.',
    },
    dependencyLiveReady: {
        id: 'dependency-live-ready',
        tier: 'B',
        sentence: 'dependency_live_ready_count is the number of dependencies whose route_coverage_state is live_ready.',
    },
    dependencyHandoff: {
        id: 'dependency-handoff',
        tier: 'B',
        sentence: 'dependency_handoff_count is the number of dependencies whose route_coverage_state is handoff_only.',
    },
    dependencyManual: {
        id: 'dependency-manual',
        tier: 'B',
        sentence: 'dependency_manual_count is the number of dependencies whose route_coverage_state is manual_only.',
    },
    dependentGaps: {
        id: 'dependent-gaps',
        tier: 'B',
        sentence: 'dependent_gap_count is the number of dependents whose coverage_state is action_needed or partial.',
    },
    dependentExposures: {
        id: 'dependent-exposures',
        tier: 'B',
        sentence: 'dependent_exposure_count is the sum of exposure_count over the dependents.',
    },
    assetOnce: { id: 'asset-once', tier: 'B', sentence: 'An asset belongs to at most one portfolio.' },
    order: {
        id: 'portfolio-order',
        tier: 'B',
        sentence: 'Portfolios are ordered by coverage_state, exposures, open cases, severity and criticality.',
    },
    overallState: {
        id: 'overall-state',
        tier: 'B',
        sentence: 'overall_state is action_needed if any portfolio is, else partial if any, else ready if any, else tracked.',
    },
    topIsFirst: { id: 'top-is-first', tier: 'B', sentence: 'top_portfolio_id is the first portfolio of the list.' },
    topAction: {
        id: 'top-action',
        tier: 'B',
        sentence: 'top_portfolio_action is the first recommended action of the first portfolio.',
    },
};

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/strings.js
/** What one string must satisfy, as straight loops: linear in its length, no regular expression. */
const HYPHEN = 0x2d;
/** Spreads hashes over the numbers; odd. */
const SPREAD = 0x5bd1e995;
/** Units up to which a regular expression tests an id: it keeps a stack of the words that it passed. */
const LONGEST_TESTED = 1_000;
/** True for `prefix` followed by `[a-z0-9]+(?:-[a-z0-9]+)*`: words of lower case letters and digits joined by single hyphens. */
function isSlug(text, prefix) {
    return slugHash(text, prefix) !== 0;
}
/** A hash of the slug, or 0 when it is none. */
function slugHash(text, prefix) {
    return typeof text === 'string' && text.startsWith(prefix) ? wordsHash(text, prefix.length) : 0;
}
/** A hash of `[a-z0-9]+(?:-[a-z0-9]+)*` from that unit on, or 0 when it is not that. The one place where ids are read unit by unit. */
function wordsHash(text, from) {
    const { length } = text;
    let hash = length;
    // A hyphen behind the prefix, behind a hyphen or at the end joins no words.
    let last = HYPHEN;
    for (let index = from; index < length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit < 0x61 || unit > 0x7a) {
            if (unit === HYPHEN ? last === HYPHEN : unit < 0x30 || unit > 0x39)
                return 0;
        }
        last = unit;
        hash = Math.imul(hash ^ unit, SPREAD);
    }
    // The low bits must depend on the high ones, and 0 means no slug.
    return last === HYPHEN ? 0 : hash ^ (hash >>> 15) || 1;
}
/** True for a string of `min` (0 or 1) to `max` code points. Most strings are decided by their length in units alone. */
function isText(text, min, max, points) {
    return typeof text === 'string' && text.length >= min && (text.length <= max || points(text) <= max);
}
/** Length in code points; a surrogate that stands alone counts as one. */
function codePoints(text) {
    let count = text.length;
    for (let index = 1; index < text.length; index += 1) {
        const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00;
        if (isLow && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800)
            count -= 1;
    }
    return count;
}
/** True for a whole number from 0. Nearly all are decided by the first comparison. */
function isCount(value) {
    return typeof value === 'number' && (value >>> 0 === value || isInteger(value, 0, Infinity));
}
/** True for a number that is whole, finite and within the bounds. */
function isInteger(value, min, max) {
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/shape.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */
const snapshotShape = {
    kind: 'record',
    fields: {
        schema_version: { kind: 'choice', values: ['service.portfolio-coverage.v1'] },
        generated_at: { kind: 'date-time' },
        browser_model: { kind: 'choice', values: ['client_side_byo_token'] },
        summary: {
            kind: 'record',
            fields: {
                total_portfolios: { kind: 'integer', min: 0 },
                ready_count: { kind: 'integer', min: 0 },
                partial_count: { kind: 'integer', min: 0 },
                action_needed_count: { kind: 'integer', min: 0 },
                tracked_count: { kind: 'integer', min: 0 },
                live_ready_portfolio_count: { kind: 'integer', min: 0 },
                owner_gap_count: { kind: 'integer', min: 0 },
                environment_gap_count: { kind: 'integer', min: 0 },
                relationship_gap_count: { kind: 'integer', min: 0 },
                exposure_count: { kind: 'integer', min: 0 },
                unrouted_exposure_count: { kind: 'integer', min: 0 },
                blocked_exposure_count: { kind: 'integer', min: 0 },
                needs_config_exposure_count: { kind: 'integer', min: 0 },
                template_exposure_count: { kind: 'integer', min: 0 },
                open_case_count: { kind: 'integer', min: 0 },
                needs_case_count: { kind: 'integer', min: 0 },
                dependency_edge_count: { kind: 'integer', min: 0 },
                handoff_only_portfolio_count: { kind: 'integer', min: 0 },
                manual_route_portfolio_count: { kind: 'integer', min: 0 },
                mixed_route_portfolio_count: { kind: 'integer', min: 0 },
                dependency_gap_portfolio_count: { kind: 'integer', min: 0 },
                downstream_gap_portfolio_count: { kind: 'integer', min: 0 },
                top_portfolio_id: { kind: 'text', min: 0, max: 80 },
                top_portfolio_label: { kind: 'text', min: 0, max: 120 },
                overall_state: { kind: 'choice', values: ['ready', 'partial', 'action_needed', 'tracked'] },
                label: { kind: 'text', min: 0, max: 80 },
                description: { kind: 'text', min: 0, max: 240 },
                top_portfolio_action: { kind: 'text', min: 0, max: 240 },
            },
        },
        portfolios: {
            kind: 'list',
            unique: false,
            of: {
                kind: 'record',
                fields: {
                    id: { kind: 'slug', prefix: 'portfolio-', pattern: '^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    label: { kind: 'text', min: 1, max: 120 },
                    asset_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'asset-', pattern: '^asset-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    asset_names: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 140 } },
                    owner_teams: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    owner_names: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    environments: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 60 } },
                    linked_asset_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'asset-', pattern: '^asset-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    relationship_count: { kind: 'integer', min: 0 },
                    asset_count: { kind: 'integer', min: 0 },
                    critical_asset_count: { kind: 'integer', min: 0 },
                    highest_criticality: { kind: 'choice', values: ['critical', 'high', 'medium', 'low', 'unassigned'] },
                    exposure_count: { kind: 'integer', min: 0 },
                    needs_case_count: { kind: 'integer', min: 0 },
                    tracked_exposure_count: { kind: 'integer', min: 0 },
                    open_case_count: { kind: 'integer', min: 0 },
                    highest_severity: { kind: 'choice', values: ['critical', 'high', 'medium', 'low', 'info'] },
                    workflow_values: {
                        kind: 'list',
                        unique: true,
                        of: {
                            kind: 'choice',
                            values: ['dependency', 'sast', 'sensitive-data', 'mcp-guardrail', 'base-image', 'recipe-runbook'],
                        },
                    },
                    route_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    policy_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'routing-', pattern: '^routing-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    policy_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    policy_count: { kind: 'integer', min: 0 },
                    route_blockers: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 160 } },
                    route_state_counts: {
                        kind: 'record',
                        fields: {
                            ready: { kind: 'integer', min: 0 },
                            copy_only: { kind: 'integer', min: 0 },
                            needs_config: { kind: 'integer', min: 0 },
                            template: { kind: 'integer', min: 0 },
                            blocked: { kind: 'integer', min: 0 },
                            manual: { kind: 'integer', min: 0 },
                        },
                    },
                    live_ready_exposure_count: { kind: 'integer', min: 0 },
                    local_handoff_exposure_count: { kind: 'integer', min: 0 },
                    needs_config_exposure_count: { kind: 'integer', min: 0 },
                    template_exposure_count: { kind: 'integer', min: 0 },
                    blocked_exposure_count: { kind: 'integer', min: 0 },
                    manual_exposure_count: { kind: 'integer', min: 0 },
                    routed_exposure_count: { kind: 'integer', min: 0 },
                    owner_missing: { kind: 'boolean' },
                    environment_missing: { kind: 'boolean' },
                    relationship_gap: { kind: 'boolean' },
                    coverage_score: { kind: 'integer', min: 0, max: 100 },
                    coverage_state: { kind: 'choice', values: ['ready', 'partial', 'action_needed', 'tracked'] },
                    coverage_label: { kind: 'text', min: 0, max: 80 },
                    route_coverage_state: {
                        kind: 'choice',
                        values: ['live_ready', 'handoff_only', 'mixed', 'manual_only', 'tracked'],
                    },
                    route_coverage_label: { kind: 'text', min: 0, max: 80 },
                    route_coverage_token: {
                        kind: 'choice',
                        values: ['ready', 'copy_only', 'needs_config', 'blocked', 'template'],
                    },
                    coverage_summary: { kind: 'text', min: 0, max: 240 },
                    route_coverage_summary: { kind: 'text', min: 0, max: 320 },
                    recommended_actions: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 240 } },
                    dependency_portfolio_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'portfolio-', pattern: '^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    dependency_portfolio_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    dependency_count: { kind: 'integer', min: 0 },
                    dependency_gap_count: { kind: 'integer', min: 0 },
                    dependency_live_ready_count: { kind: 'integer', min: 0 },
                    dependency_handoff_count: { kind: 'integer', min: 0 },
                    dependency_manual_count: { kind: 'integer', min: 0 },
                    dependency_route_blockers: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 160 } },
                    dependent_portfolio_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'portfolio-', pattern: '^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    dependent_portfolio_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    dependent_count: { kind: 'integer', min: 0 },
                    dependent_gap_count: { kind: 'integer', min: 0 },
                    dependent_exposure_count: { kind: 'integer', min: 0 },
                    dependency_summary: { kind: 'text', min: 0, max: 320 },
                },
            },
        },
    },
};

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/choices.js
/** Tables about the choices of the schema, by the numbers that its check gives them. */

/** By the number of the choice what `values` says of it by name, 0 where that says nothing. */
function numbersOf(field, values) {
    const list = snapshotShape.fields['portfolios'];
    const portfolio = list?.kind === 'list' ? list.of : undefined;
    const shape = portfolio?.kind === 'record' ? portfolio.fields[field] : undefined;
    if (shape?.kind !== 'choice')
        throw new Error(`${field} is no choice of the schema.`);
    return shape.values.map((value) => values[value] ?? 0);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/labels.js
/** Stands for no label at all. */
const NO_LABEL = -1;
/** Labels as numbers. A portfolio is called the same wherever it is named, so one text for each id is nearly all there is to keep. */
class Labels {
    /** By number of id: the label with which it was first seen. */
    #usual = [];
    #others = [];
    #shown;
    /** `shown` is the text that a label stands for. */
    constructor(shown) {
        this.#shown = shown;
    }
    /** Stands for the label: the number of the id itself where the label is its usual one, else below NO_LABEL. */
    numberOf(id, label) {
        while (this.#usual.length <= id)
            this.#usual.push(undefined);
        const usual = this.#usual[id];
        if (usual === label)
            return id;
        if (usual !== undefined)
            return this.other(label);
        this.#usual[id] = label;
        return id;
    }
    /** For a label of no id. */
    other(label) {
        this.#others.push(label);
        return NO_LABEL - this.#others.length;
    }
    textOf(number) {
        return this.#shown((number >= 0 ? this.#usual[number] : this.#others[NO_LABEL - 1 - number]) ?? '');
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/number-list.js
const BITS = 13;
/** Numbers of one block. */
const BLOCK = 2 ** BITS;
/** Numbers of the first block, which grows before there is a second one: most documents are small. */
const FIRST = 2 ** 9;
/** In place of a number that four bytes do not hold. */
const LARGE = -(2 ** 31);
/**
 * A growing list of numbers, four bytes each: what the links between portfolios are kept in while a large document streams by. It grows
 * by blocks, so that little is copied and no more than one block is spare. The rare number that is too large stands beside it.
 */
class NumberList {
    #blocks = [];
    #large = new Map();
    #last = new Int32Array();
    #length = 0;
    get length() {
        return this.#length;
    }
    push(value) {
        const within = this.#length & (BLOCK - 1);
        if (within === 0 || within === this.#last.length)
            this.#makeRoom(within);
        this.#last[within] = this.#small(this.#length, value);
        this.#length += 1;
    }
    /** 0 for an index that is not in the list. */
    at(index) {
        const value = this.#blocks[index >> BITS]?.[index & (BLOCK - 1)] ?? 0;
        return value === LARGE ? (this.#large.get(index) ?? 0) : value;
    }
    /** All of them in one array; of a large one, where {@link at} must be asked, the number that stands in its place. */
    all() {
        const all = new Int32Array(this.#length);
        this.#blocks.forEach((block, number) => {
            const start = number * BLOCK;
            all.set(block.subarray(0, this.#length - start), start);
        });
        return all;
    }
    set(index, value) {
        const block = this.#blocks[index >> BITS];
        if (block !== undefined)
            block[index & (BLOCK - 1)] = this.#small(index, value);
    }
    #small(index, value) {
        if ((value | 0) === value && value !== LARGE)
            return value;
        this.#large.set(index, value);
        return LARGE;
    }
    #makeRoom(within) {
        if (within === 0) {
            this.#last = new Int32Array(this.#length === 0 ? FIRST : BLOCK);
            this.#blocks.push(this.#last);
        }
        else {
            const first = this.#last;
            this.#last = new Int32Array(2 * first.length);
            this.#last.set(first);
            this.#blocks[0] = this.#last;
        }
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/direction.js


const NO_PORTFOLIO = -1;
/** One direction of dependency: the ids and labels that each portfolio lists, one after the other, as numbers. */
class Direction {
    /** By link: number of the id. */
    #ids = new NumberList();
    /** By link: number of the label that stands at its place in the list of labels. */
    #labels = new NumberList();
    /** By portfolio: the link behind its last one. */
    #ends = new NumberList();
    /** By portfolio, where it lists more labels than ids: numbers of those beyond. */
    #surplus = new Map();
    #isLabelled = true;
    /** True as long as every portfolio lists exactly one label for each id: the one that was first seen for it. */
    get isLabelled() {
        return this.#isLabelled;
    }
    /** `hashes` are those of the ids. */
    add(ids, hashes, labels, known, names) {
        const count = ids.length;
        for (let item = 0; item < count; item += 1) {
            const id = known.numberOf(ids[item] ?? '', hashes[item] ?? 0);
            const label = labels[item];
            const number = label === undefined ? NO_LABEL : names.numberOf(id, label);
            if (number !== id)
                this.#isLabelled = false;
            this.#ids.push(id);
            this.#labels.push(number);
        }
        if (labels.length > count)
            this.#addSurplus(labels.slice(count), names);
        this.#ends.push(this.#ids.length);
    }
    /** When all portfolios are known: which of them each link leads to. `owners`: by number of id, which portfolio carries it. */
    resolve(owners) {
        const ids = this.#ids.all();
        return {
            owners: ids.map((id) => owners[id] ?? NO_PORTFOLIO),
            ends: this.#ends.all(),
            ids,
            labelAt: (link) => this.#labels.at(link),
            surplusOf: (portfolio) => this.#surplus.get(portfolio) ?? [],
        };
    }
    #addSurplus(labels, names) {
        this.#isLabelled = false;
        this.#surplus.set(this.#ends.length, labels.map((label) => names.other(label)));
    }
}
/** Counted, summed up, filled in: linear in the number of links. */
function inverseOf({ owners, ends }) {
    const starts = new Int32Array(ends.length + 2);
    for (const owner of owners)
        if (owner !== NO_PORTFOLIO)
            starts[owner + 2] = (starts[owner + 2] ?? 0) + 1;
    for (let index = 1; index < starts.length; index += 1)
        starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
    const froms = new Int32Array(owners.length);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                continue;
            const slot = starts[owner + 1] ?? 0;
            froms[slot] = index;
            starts[owner + 1] = slot + 1;
        }
    }
    return { starts, froms };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/neighbour-counts.js



/** Bits that say what a neighbour counts as. */
const GAP = 1;
const LIVE_READY = 2;
const HANDOFF = 4;
const MANUAL = 8;
/** Numbers that are kept of each portfolio: of its id and label, what it counts as, exposures, then the counts that neighbours decide. */
const ROW = { id: 0, label: 1, bits: 2, exposures: 3, dependencies: 4, dependents: 8, size: 10 };
/** By the number of the choice. */
const STATE_BITS = numbersOf('coverage_state', { action_needed: GAP, partial: GAP });
const ROUTE_BITS = numbersOf('route_coverage_state', {
    live_ready: LIVE_READY,
    handoff_only: HANDOFF,
    manual_only: MANUAL,
});
/** Adds the row of a portfolio. One field after the other: this runs once for every portfolio. */
function addRow(rows, id, label, p, facts) {
    rows.push(id);
    rows.push(label);
    rows.push((STATE_BITS[facts.coverage_state] ?? 0) | (ROUTE_BITS[facts.route_coverage_state] ?? 0));
    rows.push(p.exposure_count);
    rows.push(p.dependency_gap_count);
    rows.push(p.dependency_live_ready_count);
    rows.push(p.dependency_handoff_count);
    rows.push(p.dependency_manual_count);
    rows.push(p.dependent_gap_count);
    rows.push(p.dependent_exposure_count);
}
/** All counts of the dependencies in one pass over the links. Of a neighbour that is not there nobody knows what it counts as. */
function judgeDependencyCounts(rows, { owners, ends }, findings) {
    const compare = comparer(rows, findings);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        let gaps = 0;
        let liveReady = 0;
        let handoff = 0;
        let manual = 0;
        let isWhole = true;
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                isWhole = false;
            const bits = rows.at(owner * ROW.size + ROW.bits);
            gaps += bits & GAP;
            liveReady += (bits & LIVE_READY) >> 1;
            handoff += (bits & HANDOFF) >> 2;
            manual += (bits & MANUAL) >> 3;
        }
        if (!isWhole)
            continue;
        compare(LINK_RULES.dependencyGaps, 'dependency_gap_count', index, ROW.dependencies, gaps);
        compare(LINK_RULES.dependencyLiveReady, 'dependency_live_ready_count', index, ROW.dependencies + 1, liveReady);
        compare(LINK_RULES.dependencyHandoff, 'dependency_handoff_count', index, ROW.dependencies + 2, handoff);
        compare(LINK_RULES.dependencyManual, 'dependency_manual_count', index, ROW.dependencies + 3, manual);
    }
}
/** The same for the dependents. */
function judgeDependentCounts(rows, { owners, ends }, findings) {
    const compare = comparer(rows, findings);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        let gaps = 0;
        let exposures = 0;
        let isWhole = true;
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                isWhole = false;
            gaps += rows.at(owner * ROW.size + ROW.bits) & GAP;
            exposures += rows.at(owner * ROW.size + ROW.exposures);
        }
        if (!isWhole)
            continue;
        compare(LINK_RULES.dependentGaps, 'dependent_gap_count', index, ROW.dependents, gaps);
        compare(LINK_RULES.dependentExposures, 'dependent_exposure_count', index, ROW.dependents + 1, exposures);
    }
}
function comparer(rows, findings) {
    return (rule, field, index, column, due) => {
        const seen = rows.at(index * ROW.size + column);
        if (seen !== due)
            findings.differs(rule, ['portfolios', index, field], seen, due);
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/links.js








const DEPENDENCIES = {
    field: 'dependency_portfolio_ids',
    labelsField: 'dependency_portfolio_labels',
    exists: LINK_RULES.dependencyExists,
    answered: LINK_RULES.dependencyAnswered,
    labelled: LINK_RULES.dependencyLabels,
};
const DEPENDENTS = {
    field: 'dependent_portfolio_ids',
    labelsField: 'dependent_portfolio_labels',
    exists: LINK_RULES.dependentExists,
    answered: LINK_RULES.dependentAnswered,
    labelled: LINK_RULES.dependentLabels,
};
/** What every id of a portfolio begins with (seed 2.3). */
const PREFIX = 'portfolio-';
class Links {
    #findings;
    #ids;
    #labels;
    #dependencies = new Direction();
    #dependents = new Direction();
    /** By number of id: which portfolio of the list carries it. */
    #owner = new NumberList();
    /** By portfolio: {@link ROW}. */
    #rows = new NumberList();
    /** True as long as every portfolio has the label that was first seen for its id. */
    #isLabelled = true;
    #size = 0;
    /** `texts` keeps the ids; `shown` is the text that a label stands for. */
    constructor(findings, texts, shown) {
        this.#findings = findings;
        this.#ids = new Ids(texts);
        this.#labels = new Labels(shown);
    }
    add(p, facts) {
        const index = this.#size;
        this.#size += 1;
        const id = this.#ids.numberOf(p.id, facts.id);
        this.#claimId(p, id, index);
        const label = this.#labels.numberOf(id, p.label);
        if (label !== id)
            this.#isLabelled = false;
        addRow(this.#rows, id, label, p, facts);
        const { dependency_portfolio_ids: dependencies, dependent_portfolio_ids: dependents } = facts;
        const known = this.#ids;
        const names = this.#labels;
        this.#dependencies.add(p.dependency_portfolio_ids, dependencies.items, p.dependency_portfolio_labels, known, names);
        this.#dependents.add(p.dependent_portfolio_ids, dependents.items, p.dependent_portfolio_labels, known, names);
    }
    /** After the last portfolio. */
    finish() {
        while (this.#owner.length < this.#ids.size)
            this.#owner.push(NO_PORTFOLIO);
        const owners = this.#owner.all();
        const dependencies = this.#dependencies.resolve(owners);
        const dependents = this.#dependents.resolve(owners);
        if (!areAnswered(dependencies, dependents)) {
            this.#judgeLinks(DEPENDENCIES, dependencies, dependents);
            this.#judgeLinks(DEPENDENTS, dependents, dependencies);
        }
        if (!this.#isLabelled || !this.#dependencies.isLabelled)
            this.#judgeLabels(DEPENDENCIES, dependencies);
        if (!this.#isLabelled || !this.#dependents.isLabelled)
            this.#judgeLabels(DEPENDENTS, dependents);
        judgeDependencyCounts(this.#rows, dependencies, this.#findings);
        judgeDependentCounts(this.#rows, dependents, this.#findings);
    }
    /** Whether one portfolio has both this id and this label. */
    has(id, label) {
        const owner = this.#ownerOf(this.#ids.find(id, slugHash(id, PREFIX)));
        return owner !== NO_PORTFOLIO && this.#labelOf(owner) === label;
    }
    #claimId(portfolio, id, index) {
        while (this.#owner.length <= id)
            this.#owner.push(NO_PORTFOLIO);
        const other = this.#owner.at(id);
        if (other === NO_PORTFOLIO) {
            this.#owner.set(id, index);
        }
        else {
            const allowed = () => `an id other than that of portfolio ${other}`;
            this.#findings.add(LINK_RULES.uniqueIds, ['portfolios', index, 'id'], portfolio.id, allowed);
        }
    }
    #ownerOf(id) {
        return id >= 0 && id < this.#owner.length ? this.#owner.at(id) : NO_PORTFOLIO;
    }
    /** Every id leads to a portfolio of the list, not to itself, and that one names this one back. */
    #judgeLinks(side, forth, back) {
        const { starts, froms } = inverseOf(back);
        const lastSeen = new Int32Array(this.#size).fill(NO_PORTFOLIO);
        for (let index = 0, link = 0; index < this.#size; index += 1) {
            const start = link;
            const end = forth.ends[index] ?? 0;
            for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1)
                lastSeen[froms[at] ?? 0] = index;
            for (; link < end; link += 1) {
                const other = forth.owners[link] ?? NO_PORTFOLIO;
                const isAnswered = other !== index && other !== NO_PORTFOLIO && lastSeen[other] === index;
                if (!isAnswered)
                    this.#badLink(side, index, link - start, forth.ids[link] ?? 0, other);
            }
        }
    }
    #badLink(side, index, item, id, other) {
        const place = ['portfolios', index, side.field, item];
        const own = this.#ids.textOf(this.#row(index, ROW.id));
        const text = this.#ids.textOf(id);
        if (text === own) {
            this.#findings.add(LINK_RULES.notItself, place, text, () => 'the id of another portfolio');
        }
        else if (other === NO_PORTFOLIO) {
            this.#findings.add(side.exists, place, text, () => 'the id of a portfolio of this document');
        }
        else {
            const answer = side === DEPENDENCIES ? DEPENDENTS.field : DEPENDENCIES.field;
            this.#findings.add(side.answered, place, text, () => `a portfolio that lists ${own} in its ${answer}`);
        }
    }
    /** Labels as sets of distinct labels (D20); a list may leave out one that differs from another only by case. */
    #judgeLabels(side, direction) {
        for (let index = 0, link = 0; index < this.#size; index += 1) {
            const from = link;
            link = direction.ends[index] ?? 0;
            if (!this.#areLabelled(direction, from, link) || direction.surplusOf(index).length > 0) {
                this.#explainLabels(side, direction, index, from, link);
            }
        }
    }
    /** The usual case: one label for each id, in the same order. */
    #areLabelled({ owners, labelAt }, from, to) {
        for (let link = from; link < to; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            const label = labelAt(link);
            if (owner === NO_PORTFOLIO || label === NO_LABEL)
                return false;
            const isSame = this.#row(owner, ROW.label) === label || this.#labelOf(owner) === this.#labels.textOf(label);
            if (!isSame)
                return false;
        }
        return true;
    }
    #explainLabels(side, direction, index, from, to) {
        const due = new Set();
        const numbers = [];
        for (let link = from; link < to; link += 1) {
            const owner = direction.owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                return; // Said already, by the rule that the id exists.
            due.add(this.#labelOf(owner));
            if (direction.labelAt(link) !== NO_LABEL)
                numbers.push(direction.labelAt(link));
        }
        for (const number of direction.surplusOf(index))
            numbers.push(number);
        const labels = numbers.map((number) => this.#labels.textOf(number));
        const listed = new Set(labels.map((label) => label.toLowerCase()));
        labels.forEach((label, item) => {
            if (due.has(label))
                return;
            const place = ['portfolios', index, side.labelsField, item];
            this.#findings.add(side.labelled, place, label, () => `the label of a portfolio in ${side.field}`);
        });
        for (const label of due) {
            if (listed.has(label.toLowerCase()))
                continue;
            const allowed = () => `a list that holds "${label}"`;
            this.#findings.add(side.labelled, ['portfolios', index, side.labelsField], labels, allowed);
        }
    }
    #labelOf(portfolio) {
        return this.#labels.textOf(this.#row(portfolio, ROW.label));
    }
    #row(portfolio, column) {
        return this.#rows.at(portfolio * ROW.size + column);
    }
}
/** True when every link leads to another portfolio that lists it back: the links back are as many as those forth, and the same. */
function areAnswered(forth, back) {
    if (forth.owners.length !== back.owners.length)
        return false;
    const { starts, froms } = inverseOf(back);
    const lastSeen = new Int32Array(forth.ends.length).fill(NO_PORTFOLIO);
    for (let index = 0, link = 0; index < forth.ends.length; index += 1) {
        const from = starts[index] ?? 0;
        const to = starts[index + 1] ?? 0;
        const end = forth.ends[index] ?? 0;
        if (to - from !== end - link)
            return false;
        for (let at = from; at < to; at += 1)
            lastSeen[froms[at] ?? 0] = index;
        for (; link < end; link += 1) {
            const other = forth.owners[link] ?? NO_PORTFOLIO;
            if (other === index || other === NO_PORTFOLIO || lastSeen[other] !== index)
                return false;
        }
    }
    return true;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/texts.js
/** Two ways to keep many ids by number: as the strings that the document gave, and as characters alone, in a third of the memory. */

/** For ids that are asked for again and again. */
class StringTexts {
    #texts = [];
    add(text) {
        this.#texts.push(text);
    }
    isAt(number, text) {
        return this.#texts[number] === text;
    }
    at(number) {
        return this.#texts[number] ?? '';
    }
}
/** Characters of one block. */
const texts_BLOCK = 2 ** 16;
/** For ids that are mostly named once. Only for ids: no character is 0 or above 127. Each text ends with a 0. */
class PackedTexts {
    #blocks = [];
    /** Of the last block, how much is in use. */
    #used = texts_BLOCK;
    /** By number: block and place within it. */
    #starts = new NumberList();
    add(text) {
        if (this.#used + text.length + 1 > texts_BLOCK) {
            this.#blocks.push(new Uint8Array(Math.max(texts_BLOCK, text.length + 1)));
            this.#used = 0;
        }
        const block = this.#blocks.at(-1) ?? new Uint8Array();
        const start = this.#used;
        for (let index = 0; index < text.length; index += 1)
            block[start + index] = text.charCodeAt(index);
        this.#starts.push((this.#blocks.length - 1) * texts_BLOCK + start);
        this.#used = start + text.length + 1;
    }
    isAt(number, text) {
        const block = this.#blockOf(number);
        const start = this.#starts.at(number) % texts_BLOCK;
        for (let index = 0; index < text.length; index += 1) {
            if (block[start + index] !== text.charCodeAt(index))
                return false;
        }
        return block[start + text.length] === 0;
    }
    at(number) {
        const block = this.#blockOf(number);
        const start = this.#starts.at(number) % texts_BLOCK;
        return new TextDecoder().decode(block.subarray(start, block.indexOf(0, start)));
    }
    #blockOf(number) {
        return this.#blocks[Math.floor(this.#starts.at(number) / texts_BLOCK)] ?? new Uint8Array();
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/urgency.js


const STATES = numbersOf('coverage_state', STATE_RANK);
const SEVERITIES = numbersOf('highest_severity', SEVERITY_RANK);
const CRITICALITIES = numbersOf('highest_criticality', CRITICALITY_RANK);
/** Says what derive.compareUrgency says of two portfolios, one of which is gone. */
class Urgency {
    #state = 0;
    #exposures = 0;
    #cases = 0;
    #severity = 0;
    #criticality = 0;
    /** The most urgent state so far. */
    #overall = STATE_RANK.tracked;
    /** The state of the whole: that of the most urgent portfolio, `tracked` where there is none. */
    get overall() {
        const states = ['action_needed', 'partial', 'ready', 'tracked'];
        return states.find((state) => STATE_RANK[state] === this.#overall) ?? 'tracked';
    }
    /** True when the portfolio is more urgent than the one that was taken last. */
    isBehind(next, facts) {
        const order = this.#state - (STATES[facts.coverage_state] ?? 0) ||
            next.exposure_count - this.#exposures ||
            next.open_case_count - this.#cases ||
            this.#severity - (SEVERITIES[facts.highest_severity] ?? 0) ||
            this.#criticality - (CRITICALITIES[facts.highest_criticality] ?? 0);
        return order > 0;
    }
    take(portfolio, facts) {
        this.#state = STATES[facts.coverage_state] ?? 0;
        this.#exposures = portfolio.exposure_count;
        this.#cases = portfolio.open_case_count;
        this.#severity = SEVERITIES[facts.highest_severity] ?? 0;
        this.#criticality = CRITICALITIES[facts.highest_criticality] ?? 0;
        if (this.#state < this.#overall)
            this.#overall = this.#state;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/coherence.js
/**
 * Whether the fields of a schema-valid snapshot agree with each other. One pass: portfolios are added one by one and not kept, the
 * summary comes last. Only the places of what is found at the end (rules across portfolios) need a second look at the bytes.
 */









class Coherence {
    findings;
    #isOnB;
    #isOnC;
    /** The text that a string of a portfolio stands for. */
    #shown;
    #totals = new Float64Array(SUM_RULES.length);
    #links;
    #assets;
    #size = 0;
    #first;
    /** Of the last portfolio. */
    #urgency = new Urgency();
    /** `isRaw`: the strings are raw text (read/raw.ts), of a document that nobody holds in memory, so that what is kept of it counts. */
    constructor(options, limit, isRaw = false) {
        this.findings = new Findings(options, limit);
        this.#isOnB = strictnessOf('B', options) !== 'off';
        this.#isOnC = strictnessOf('C', options) !== 'off';
        const texts = () => (isRaw ? new PackedTexts() : new StringTexts());
        this.#shown = isRaw ? textOf : (text) => text;
        this.#links = new Links(this.findings, texts(), this.#shown);
        this.#assets = this.findings.isOn(LINK_RULES.assetOnce) ? new Ids(texts()) : undefined;
    }
    /** The next portfolio of the list, and what its check learned. */
    add(portfolio, facts) {
        const index = this.#size;
        this.#size += 1;
        addToTotals(this.#totals, portfolio, facts);
        this.#links.add(portfolio, facts);
        if (this.#assets !== undefined)
            this.#addAssets(this.#assets, portfolio, facts, index);
        this.#judgeOrder(portfolio, facts, index);
    }
    /** After the last portfolio. */
    finish(summary) {
        this.#links.finish();
        SUM_RULES.forEach((rule, number) => {
            const total = this.#totals[number] ?? 0;
            if (summary[rule.at] !== total)
                this.findings.differs(rule, ['summary', rule.at], summary[rule.at], total);
        });
        this.#judgeTop(summary);
        const overall = this.#urgency.overall;
        if (summary.overall_state !== overall) {
            this.findings.differs(LINK_RULES.overallState, ['summary', 'overall_state'], summary.overall_state, overall);
        }
    }
    /** True when the portfolio breaks no rule that it decides alone. */
    agrees(portfolio, facts) {
        return agreesA(portfolio) && (!this.#isOnB || agreesB(portfolio, facts)) && (!this.#isOnC || agreesC(portfolio));
    }
    #addAssets(assets, portfolio, facts, index) {
        const ids = portfolio.asset_ids;
        const { items } = facts.asset_ids;
        for (let item = 0; item < ids.length; item += 1) {
            const id = ids[item] ?? '';
            const seen = assets.size;
            if (assets.numberOf(id, items[item] ?? 0) === seen)
                continue;
            const place = ['portfolios', index, 'asset_ids', item];
            this.findings.add(LINK_RULES.assetOnce, place, id, () => 'an asset of no other portfolio');
        }
    }
    #judgeOrder(portfolio, facts, index) {
        if (index === 0)
            this.#first = portfolio;
        else if (this.#urgency.isBehind(portfolio, facts)) {
            this.findings.add(LINK_RULES.order, ['portfolios', index], portfolio, () => 'a portfolio that is not more urgent than the one before');
        }
        this.#urgency.take(portfolio, facts);
    }
    #judgeTop(summary) {
        const { top_portfolio_id: id, top_portfolio_label: label } = summary;
        const first = this.#first;
        const isOne = first === undefined ? id === '' && label === '' : this.#links.has(id, label);
        const allowed = () => first === undefined ? 'empty, as the list is' : 'the id and the label of one portfolio';
        if (!isOne) {
            this.findings.add(LINK_RULES.topPortfolio, ['summary', 'top_portfolio_id'], id, allowed);
        }
        else if (first !== undefined && id !== first.id) {
            this.findings.differs(LINK_RULES.topIsFirst, ['summary', 'top_portfolio_id'], id, first.id);
        }
        const action = this.#shown(first?.recommended_actions[0] ?? '');
        if (summary.top_portfolio_action !== action) {
            this.findings.differs(LINK_RULES.topAction, ['summary', 'top_portfolio_action'], summary.top_portfolio_action, action);
        }
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-a-rules.js

const LENGTHS = [
    equal('A', 'policy-count', 'policy_count', (p) => p.policy_ids.length, 'policy_count is the number of policy_ids.'),
    equal('A', 'relationship-count', 'relationship_count', (p) => p.linked_asset_ids.length, 'relationship_count is the number of linked_asset_ids.'),
    equal('A', 'dependency-count', 'dependency_count', (p) => p.dependency_portfolio_ids.length, 'dependency_count is the number of dependency_portfolio_ids.'),
    equal('A', 'dependent-count', 'dependent_count', (p) => p.dependent_portfolio_ids.length, 'dependent_count is the number of dependent_portfolio_ids.'),
];
const FLAGS = [
    equal('A', 'owner-missing', 'owner_missing', (p) => p.owner_teams.length === 0 && p.owner_names.length === 0, 'owner_missing is true exactly when owner_teams and owner_names are both empty.'),
    equal('A', 'environment-missing', 'environment_missing', (p) => p.environments.length === 0, 'environment_missing is true exactly when environments is empty.'),
];
const ROUTES = [
    equal('A', 'route-ready', 'live_ready_exposure_count', (p) => p.route_state_counts.ready, 'live_ready_exposure_count is route_state_counts.ready.'),
    equal('A', 'route-needs-config', 'needs_config_exposure_count', (p) => p.route_state_counts.needs_config, 'needs_config_exposure_count is route_state_counts.needs_config.'),
    equal('A', 'route-template', 'template_exposure_count', (p) => p.route_state_counts.template, 'template_exposure_count is route_state_counts.template.'),
    equal('A', 'route-blocked', 'blocked_exposure_count', (p) => p.route_state_counts.blocked, 'blocked_exposure_count is route_state_counts.blocked.'),
    equal('A', 'route-manual', 'manual_exposure_count', (p) => p.route_state_counts.manual, 'manual_exposure_count is route_state_counts.manual.'),
];
const exposures = (p) => p.exposure_count;
const dependencies = (p) => p.dependency_count;
const BOUNDS = [
    atMost('A', 'critical-assets-bound', 'critical_asset_count', (p) => p.asset_count, 'critical_asset_count is at most asset_count.'),
    holds('A', 'assets-bound', 'asset_count', (p) => p.asset_count >= p.asset_ids.length, 'asset_count is at least the number of asset_ids.'),
    atMost('A', 'needs-case-bound', 'needs_case_count', exposures, 'needs_case_count is at most exposure_count.'),
    atMost('A', 'tracked-bound', 'tracked_exposure_count', exposures, 'tracked_exposure_count is at most exposure_count.'),
    atMost('A', 'routed-bound', 'routed_exposure_count', exposures, 'routed_exposure_count is at most exposure_count.'),
    atMost('A', 'live-ready-bound', 'live_ready_exposure_count', exposures, 'live_ready_exposure_count is at most exposure_count.'),
    atMost('A', 'local-handoff-bound', 'local_handoff_exposure_count', exposures, 'local_handoff_exposure_count is at most exposure_count.'),
    atMost('A', 'needs-config-bound', 'needs_config_exposure_count', exposures, 'needs_config_exposure_count is at most exposure_count.'),
    atMost('A', 'template-bound', 'template_exposure_count', exposures, 'template_exposure_count is at most exposure_count.'),
    atMost('A', 'blocked-bound', 'blocked_exposure_count', exposures, 'blocked_exposure_count is at most exposure_count.'),
    atMost('A', 'manual-bound', 'manual_exposure_count', exposures, 'manual_exposure_count is at most exposure_count.'),
    atMost('A', 'dependency-gap-bound', 'dependency_gap_count', dependencies, 'dependency_gap_count is at most dependency_count.'),
    atMost('A', 'dependency-live-ready-bound', 'dependency_live_ready_count', dependencies, 'dependency_live_ready_count is at most dependency_count.'),
    atMost('A', 'dependency-handoff-bound', 'dependency_handoff_count', dependencies, 'dependency_handoff_count is at most dependency_count.'),
    atMost('A', 'dependency-manual-bound', 'dependency_manual_count', dependencies, 'dependency_manual_count is at most dependency_count.'),
    atMost('A', 'dependent-gap-bound', 'dependent_gap_count', (p) => p.dependent_count, 'dependent_gap_count is at most dependent_count.'),
];
const TIER_A_RULES = [...LENGTHS, ...FLAGS, ...ROUTES, ...BOUNDS];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-b-rules.js
/** Rules of tier B that one portfolio decides alone: the default policy's own (coverage-rules.md, "What must cohere": B). */



const DEFAULT_COUNTS = [
    equal('B', 'routes-sum', 'exposure_count', routesSum, 'The six route_state_counts add up to exposure_count.'),
    equal('B', 'local-handoff', 'local_handoff_exposure_count', (p) => p.route_state_counts.copy_only + p.route_state_counts.needs_config, 'local_handoff_exposure_count is route_state_counts.copy_only plus needs_config.'),
    equal('B', 'routed', 'routed_exposure_count', (p) => p.exposure_count - p.manual_exposure_count, 'routed_exposure_count is exposure_count less manual_exposure_count.'),
    equal('B', 'cases-sum', 'tracked_exposure_count', (p) => p.exposure_count - p.needs_case_count, 'Every exposure is tracked or needs a case: tracked_exposure_count plus needs_case_count is exposure_count.'),
    equal('B', 'relationship-gap', 'relationship_gap', (p) => p.asset_count > 1 && p.relationship_count === 0, 'relationship_gap is true exactly when there is more than one asset and no relationship.'),
    holds('B', 'linked-outside', 'linked_asset_ids', (p) => areDisjoint(p.linked_asset_ids, p.asset_ids), 'linked_asset_ids names no asset of the portfolio itself.'),
    holds('B', 'critical-assets', 'highest_criticality', (p) => p.critical_asset_count > 0 === (p.highest_criticality === 'critical' || p.highest_criticality === 'high'), 'highest_criticality is critical or high exactly when critical_asset_count is above 0.'),
    holds('B', 'idle-severity', 'highest_severity', (p) => p.exposure_count > 0 || p.highest_severity === 'info', 'Without exposures highest_severity is info.'),
    holds('B', 'idle-workflows', 'workflow_values', (p) => p.exposure_count > 0 || p.workflow_values.length === 0, 'Without exposures workflow_values is empty.'),
    holds('B', 'route-blockers', 'route_blockers', (p) => p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0, 'route_blockers names something exactly when an exposure is blocked or needs configuration.'),
    holds('B', 'recommended-actions', 'recommended_actions', (p) => p.recommended_actions.length <= MOST_RECOMMENDED_ACTIONS, `At most ${MOST_RECOMMENDED_ACTIONS} recommended_actions.`),
];
const DEFAULT_STATES = [
    equal('B', 'coverage-score', 'coverage_score', coverageScore, 'coverage_score follows from the counts by the default policy.'),
    equal('B', 'coverage-state', 'coverage_state', coverageState, 'coverage_state follows from the counts by the default policy.'),
    equal('B', 'coverage-label', 'coverage_label', (p) => COVERAGE_LABELS[p.coverage_state], 'coverage_label is the label of coverage_state.'),
    equal('B', 'route-coverage-state', 'route_coverage_state', (p) => routeCoverageState(p.route_state_counts), 'route_coverage_state follows from route_state_counts by the default policy; without exposures it is tracked.'),
    equal('B', 'route-coverage-label', 'route_coverage_label', (p) => ROUTE_LABELS[p.route_coverage_state], 'route_coverage_label is the label of route_coverage_state.'),
    equal('B', 'route-coverage-token', 'route_coverage_token', (p) => ROUTE_TOKENS[p.route_coverage_state], 'route_coverage_token is the token of route_coverage_state.'),
];
const TIER_B_RULES = [...DEFAULT_COUNTS, ...DEFAULT_STATES];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-c-rules.js
/** Rules of tier C that one portfolio decides alone: often untrue of honest documents (coverage-rules.md, "What must cohere": C). */


const TIER_C_RULES = [
    equal('C', 'asset-count', 'asset_count', (p) => p.asset_ids.length, 'asset_count is the number of asset_ids, unless the list was cut.'),
    holds('C', 'asset-names', 'asset_names', (p) => p.asset_names.length === p.asset_ids.length, 'asset_names has one name for each of asset_ids, unless names are equal.'),
    holds('C', 'dependency-labels-count', 'dependency_portfolio_labels', (p) => p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length, 'dependency_portfolio_labels has one label for each id, unless labels are equal.'),
    holds('C', 'dependent-labels-count', 'dependent_portfolio_labels', (p) => p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length, 'dependent_portfolio_labels has one label for each id, unless labels are equal.'),
    holds('C', 'one-direction', 'dependent_portfolio_ids', (p) => areDisjoint(p.dependent_portfolio_ids, p.dependency_portfolio_ids), 'No portfolio is both a dependency and a dependent of another.'),
];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/portfolio-rules.js



const PORTFOLIO_RULES = [...TIER_A_RULES, ...TIER_B_RULES, ...TIER_C_RULES];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/explain-portfolio.js

/** Says which of the rules that it decides alone a portfolio breaks; `portfolio` as it is to be shown. */
function explainPortfolio(portfolio, index, findings) {
    for (const rule of PORTFOLIO_RULES) {
        if (findings.isOn(rule) && !isKept(rule, portfolio))
            tell(rule, portfolio, index, findings);
    }
}
function tell(rule, portfolio, index, findings) {
    const place = ['portfolios', index, rule.at];
    const found = portfolio[rule.at];
    switch (rule.kind) {
        case 'equal':
            return findings.differs(rule, place, found, rule.due(portfolio));
        case 'at-most':
            return findings.add(rule, place, found, () => `at most ${rule.most(portfolio)}`);
        case 'holds':
            return findings.add(rule, place, found, () => 'what the sentence says');
    }
}
function isKept(rule, portfolio) {
    switch (rule.kind) {
        case 'equal':
            return portfolio[rule.at] === rule.due(portfolio);
        case 'at-most':
            return Number(portfolio[rule.at]) <= rule.most(portfolio);
        case 'holds':
            return rule.holds(portfolio);
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/hashes.js
/**
 * Hashes of ids. The schema check reads every character of an id; on the way it makes the hash by which the coherence rules find
 * equal ids, so that no character is read twice.
 */
/** Hashes of the ids of one list. One array serves record after record: its items are valid up to the length of the list. */
class HashList {
    #items = new Int32Array(16);
    get items() {
        return this.#items;
    }
    /** The array, with room for that many. What was in it is lost. */
    room(count) {
        if (count > this.#items.length)
            this.#items = new Int32Array(2 * count);
        return this.#items;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/lists.js

const INVALID = -1;
/** Up to this length comparing every pair is faster than building a set. */
const PAIRWISE = 10;
function textList(list, min, max, points) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (!isText(list[index], min, max, points))
            return INVALID;
    }
    return isUnique(list) ? list.length : INVALID;
}
/** For ids that nobody looks up. */
function slugList(list, isSlug) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (!isSlug(list[index]))
            return INVALID;
    }
    return isUnique(list) ? list.length : INVALID;
}
/** Leaves the hashes of the ids in `hashes`. `hashOf` gives 0 for what is no id. */
function slugHashes(list, hashOf, hashes) {
    if (!Array.isArray(list))
        return INVALID;
    const count = list.length;
    const seen = hashes.room(count);
    for (let index = 0; index < count; index += 1) {
        const hash = hashOf(list[index]);
        if (hash === 0)
            return INVALID;
        seen[index] = hash;
    }
    return count <= 1 || areUniqueSlugs(list, seen) ? count : INVALID;
}
/** Items that are compared with one. Further ones have hashes that somebody crafted. */
const lists_MOST_STEPS = 32;
function areUniqueSlugs(list, hashes) {
    const count = list.length;
    if (count > PAIRWISE)
        return areUniqueByHash(list, hashes);
    for (let later = 1; later < count; later += 1) {
        for (let earlier = 0; earlier < later; earlier += 1) {
            if (hashes[earlier] === hashes[later] && list[earlier] === list[later])
                return false;
        }
    }
    return true;
}
/** By a table of the indices of the items: a `Set` would make hashes of its own. */
function areUniqueByHash(list, hashes) {
    const slots = new Int32Array(2 ** (33 - Math.clz32(list.length)));
    const mask = slots.length - 1;
    for (let index = 0; index < list.length; index += 1) {
        const hash = hashes[index] ?? 0;
        let slot = hash & mask;
        for (let step = 0; slots[slot] !== 0; step += 1) {
            const other = (slots[slot] ?? 0) - 1;
            if (hashes[other] === hash && list[other] === list[index])
                return false;
            if (step === lists_MOST_STEPS)
                return isUnique(list);
            slot = (slot + 1) & mask;
        }
        slots[slot] = index + 1;
    }
    return true;
}
/** `choiceOf` gives INVALID for what is no choice. */
function choiceList(list, choiceOf) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (choiceOf(list[index]) === INVALID)
            return INVALID;
    }
    return isUnique(list) ? list.length : INVALID;
}
/** For lists of strings. A `Set`, not an object used as one: `__proto__` is a string like any other. */
function isUnique(list) {
    const count = list.length;
    if (count > PAIRWISE)
        return new Set(list).size === count;
    for (let later = 1; later < count; later += 1) {
        const item = list[later];
        for (let earlier = 0; earlier < later; earlier += 1) {
            if (list[earlier] === item)
                return false;
        }
    }
    return true;
}
function lists_isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** True when the object has exactly that many fields. After all required ones were seen: no other field is there. */
function hasFields(value, count) {
    let seen = 0;
    for (const key in value)
        if (key !== undefined)
            seen += 1;
    return seen === count;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/checks.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */



function choice1(value) {
    return value === 'critical'
        ? 0
        : value === 'high'
            ? 1
            : value === 'medium'
                ? 2
                : value === 'low'
                    ? 3
                    : value === 'unassigned'
                        ? 4
                        : INVALID;
}
function choice2(value) {
    return value === 'critical'
        ? 0
        : value === 'high'
            ? 1
            : value === 'medium'
                ? 2
                : value === 'low'
                    ? 3
                    : value === 'info'
                        ? 4
                        : INVALID;
}
function choice3(value) {
    return value === 'dependency'
        ? 0
        : value === 'sast'
            ? 1
            : value === 'sensitive-data'
                ? 2
                : value === 'mcp-guardrail'
                    ? 3
                    : value === 'base-image'
                        ? 4
                        : value === 'recipe-runbook'
                            ? 5
                            : INVALID;
}
function choice4(value) {
    return value === 'ready'
        ? 0
        : value === 'partial'
            ? 1
            : value === 'action_needed'
                ? 2
                : value === 'tracked'
                    ? 3
                    : INVALID;
}
function choice5(value) {
    return value === 'live_ready'
        ? 0
        : value === 'handoff_only'
            ? 1
            : value === 'mixed'
                ? 2
                : value === 'manual_only'
                    ? 3
                    : value === 'tracked'
                        ? 4
                        : INVALID;
}
function choice6(value) {
    return value === 'ready'
        ? 0
        : value === 'copy_only'
            ? 1
            : value === 'needs_config'
                ? 2
                : value === 'blocked'
                    ? 3
                    : value === 'template'
                        ? 4
                        : INVALID;
}
const assetTestPattern = /^asset-[a-z0-9]+(?:-[a-z0-9]+)*$/;
function assetTest(text) {
    if (typeof text !== 'string')
        return false;
    return text.length <= LONGEST_TESTED ? assetTestPattern.test(text) : isSlug(text, 'asset-');
}
const routingTestPattern = /^routing-[a-z0-9]+(?:-[a-z0-9]+)*$/;
function routingTest(text) {
    if (typeof text !== 'string')
        return false;
    return text.length <= LONGEST_TESTED ? routingTestPattern.test(text) : isSlug(text, 'routing-');
}
function portfolioHash(text) {
    return typeof text === 'string' &&
        text.charCodeAt(0) === 112 &&
        text.charCodeAt(1) === 111 &&
        text.charCodeAt(2) === 114 &&
        text.charCodeAt(3) === 116 &&
        text.charCodeAt(4) === 102 &&
        text.charCodeAt(5) === 111 &&
        text.charCodeAt(6) === 108 &&
        text.charCodeAt(7) === 105 &&
        text.charCodeAt(8) === 111 &&
        text.charCodeAt(9) === 45
        ? wordsHash(text, 10)
        : 0;
}
function assetHash(text) {
    return typeof text === 'string' &&
        text.charCodeAt(0) === 97 &&
        text.charCodeAt(1) === 115 &&
        text.charCodeAt(2) === 115 &&
        text.charCodeAt(3) === 101 &&
        text.charCodeAt(4) === 116 &&
        text.charCodeAt(5) === 45
        ? wordsHash(text, 6)
        : 0;
}
/** What the check of one portfolio learns on its way: hashes of its ids, and its choices as numbers. Valid until the next check. */
class PortfolioFacts {
    points;
    id = 0;
    asset_ids = new HashList();
    /** Index of the value among those that the schema allows. */
    highest_criticality = 0;
    /** Index of the value among those that the schema allows. */
    highest_severity = 0;
    /** Index of the value among those that the schema allows. */
    coverage_state = 0;
    /** Index of the value among those that the schema allows. */
    route_coverage_state = 0;
    /** Index of the value among those that the schema allows. */
    route_coverage_token = 0;
    dependency_portfolio_ids = new HashList();
    dependent_portfolio_ids = new HashList();
    /** `points` counts the code points of the strings that come. */
    constructor(points) {
        this.points = points;
    }
}
/** How many strings the portfolio holds, names of fields included, or INVALID when the schema refuses it. Leaves the rest in `facts`. */
function portfolioStrings(record, facts) {
    if (!lists_isObject(record))
        return INVALID;
    let strings = 75;
    let items = 0;
    facts.id = portfolioHash(record.id);
    if (facts.id === 0)
        return INVALID;
    if (!isText(record.label, 1, 120, facts.points))
        return INVALID;
    items = slugHashes(record.asset_ids, assetHash, facts.asset_ids);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.asset_names, 1, 140, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.owner_teams, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.owner_names, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.environments, 1, 60, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugList(record.linked_asset_ids, assetTest);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.relationship_count))
        return INVALID;
    if (!isCount(record.asset_count))
        return INVALID;
    if (!isCount(record.critical_asset_count))
        return INVALID;
    facts.highest_criticality = choice1(record.highest_criticality);
    if (facts.highest_criticality === INVALID)
        return INVALID;
    if (!isCount(record.exposure_count))
        return INVALID;
    if (!isCount(record.needs_case_count))
        return INVALID;
    if (!isCount(record.tracked_exposure_count))
        return INVALID;
    if (!isCount(record.open_case_count))
        return INVALID;
    facts.highest_severity = choice2(record.highest_severity);
    if (facts.highest_severity === INVALID)
        return INVALID;
    items = choiceList(record.workflow_values, choice3);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.route_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugList(record.policy_ids, routingTest);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.policy_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.policy_count))
        return INVALID;
    items = textList(record.route_blockers, 1, 160, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    const record_route_state_counts = record.route_state_counts;
    if (!lists_isObject(record_route_state_counts))
        return INVALID;
    if (!isCount(record_route_state_counts.ready))
        return INVALID;
    if (!isCount(record_route_state_counts.copy_only))
        return INVALID;
    if (!isCount(record_route_state_counts.needs_config))
        return INVALID;
    if (!isCount(record_route_state_counts.template))
        return INVALID;
    if (!isCount(record_route_state_counts.blocked))
        return INVALID;
    if (!isCount(record_route_state_counts.manual))
        return INVALID;
    if (!hasFields(record_route_state_counts, 6))
        return INVALID;
    if (!isCount(record.live_ready_exposure_count))
        return INVALID;
    if (!isCount(record.local_handoff_exposure_count))
        return INVALID;
    if (!isCount(record.needs_config_exposure_count))
        return INVALID;
    if (!isCount(record.template_exposure_count))
        return INVALID;
    if (!isCount(record.blocked_exposure_count))
        return INVALID;
    if (!isCount(record.manual_exposure_count))
        return INVALID;
    if (!isCount(record.routed_exposure_count))
        return INVALID;
    if (typeof record.owner_missing !== 'boolean')
        return INVALID;
    if (typeof record.environment_missing !== 'boolean')
        return INVALID;
    if (typeof record.relationship_gap !== 'boolean')
        return INVALID;
    if (!isInteger(record.coverage_score, 0, 100))
        return INVALID;
    facts.coverage_state = choice4(record.coverage_state);
    if (facts.coverage_state === INVALID)
        return INVALID;
    if (!isText(record.coverage_label, 0, 80, facts.points))
        return INVALID;
    facts.route_coverage_state = choice5(record.route_coverage_state);
    if (facts.route_coverage_state === INVALID)
        return INVALID;
    if (!isText(record.route_coverage_label, 0, 80, facts.points))
        return INVALID;
    facts.route_coverage_token = choice6(record.route_coverage_token);
    if (facts.route_coverage_token === INVALID)
        return INVALID;
    if (!isText(record.coverage_summary, 0, 240, facts.points))
        return INVALID;
    if (!isText(record.route_coverage_summary, 0, 320, facts.points))
        return INVALID;
    items = textList(record.recommended_actions, 1, 240, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugHashes(record.dependency_portfolio_ids, portfolioHash, facts.dependency_portfolio_ids);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.dependency_portfolio_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.dependency_count))
        return INVALID;
    if (!isCount(record.dependency_gap_count))
        return INVALID;
    if (!isCount(record.dependency_live_ready_count))
        return INVALID;
    if (!isCount(record.dependency_handoff_count))
        return INVALID;
    if (!isCount(record.dependency_manual_count))
        return INVALID;
    items = textList(record.dependency_route_blockers, 1, 160, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugHashes(record.dependent_portfolio_ids, portfolioHash, facts.dependent_portfolio_ids);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.dependent_portfolio_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.dependent_count))
        return INVALID;
    if (!isCount(record.dependent_gap_count))
        return INVALID;
    if (!isCount(record.dependent_exposure_count))
        return INVALID;
    if (!isText(record.dependency_summary, 0, 320, facts.points))
        return INVALID;
    if (!hasFields(record, 57))
        return INVALID;
    return strings;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/date-time.js
/** Date and time as RFC 3339 section 5.6 writes it: `T` between them and a zone behind; both letters may be lower case. */
const FORM = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** True for an instant that exists: month lengths, leap years, and second 60 only where a leap second can be (section 5.7). */
function isDateTime(text) {
    if (typeof text !== 'string')
        return false;
    const match = FORM.exec(text);
    if (match === null)
        return false;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
    if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
        return false;
    if (hour > 23 || minute > 59 || second > 60)
        return false;
    const zoneHour = Number(match[8] ?? 0);
    const zoneMinute = Number(match[9] ?? 0);
    if (zoneHour > 23 || zoneMinute > 59)
        return false;
    const behind = (match[7] === '-' ? 1 : -1) * (zoneHour * 60 + zoneMinute);
    return second < 60 || isLastMinuteOfMonth(year, month, day, hour, minute + behind);
}
function daysIn(year, month) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
/** A leap second is 23:59:60 UTC on the last day of a month. The minutes may lie outside 0..59: they carry the zone. */
function isLastMinuteOfMonth(year, month, day, hour, minute) {
    const next = new Date(0);
    next.setUTCFullYear(year, month - 1, day);
    next.setUTCHours(hour, minute + 1);
    return next.getUTCDate() === 1 && next.getUTCHours() === 0 && next.getUTCMinutes() === 0;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/suggest.js
/** What somebody probably meant: the nearest of a few allowed words. */
/** A longer word is no near miss of a field or an enumeration value; it also bounds the work. */
const LONGEST = 64;
/** The nearest candidate within two edits (one for short words), or undefined. Case and `-`/`_`/space do not count as edits. */
function suggest(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return undefined;
    const given = plain(word);
    let best;
    let bestDistance = given.length <= 4 ? 2 : 3;
    for (const candidate of candidates) {
        const distance = editDistance(given, plain(candidate));
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function plain(word) {
    return word.toLowerCase().replaceAll(/[-_ ]/g, '_');
}
/** Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other. */
function editDistance(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
            const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
            current[column] = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped);
        }
        beforeLast = last;
        last = current;
    }
    return last[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/explain.js





/** Adds every fault of `value` to the list, in the order of the document. */
function explain(value, shape, place, faults) {
    switch (shape.kind) {
        case 'record':
            if (lists_isObject(value))
                explainRecord(value, shape, place, faults);
            else
                wrongType(value, 'an object', place, faults);
            return;
        case 'list':
            if (Array.isArray(value))
                explainList(value, shape, place, faults);
            else
                wrongType(value, 'a list', place, faults);
            return;
        case 'boolean':
            if (typeof value !== 'boolean')
                wrongType(value, 'true or false', place, faults);
            return;
        case 'integer':
            if (!isInteger(value, shape.min, shape.max ?? Infinity))
                explainInteger(value, shape, place, faults);
            return;
        case 'text':
        case 'slug':
        case 'choice':
        case 'date-time':
            explainString(value, shape, place, faults);
    }
}
function explainRecord(value, shape, place, faults) {
    const names = Object.keys(shape.fields);
    let missing = names.length;
    for (const key of Object.keys(value)) {
        const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
        if (field === undefined) {
            explainUnknownField(key, names, place, faults);
        }
        else {
            missing -= 1;
            explain(value[key], field, below(place, key, faults), faults);
        }
    }
    if (missing > 0)
        explainMissing(value, names, missing, place, faults);
}
/** A place that nobody will see is not made: most of the time of a document with a hundred thousand faults. */
function below(place, token, faults) {
    return faults.isFull ? place : [...place, token];
}
function explainMissing(value, names, missing, place, faults) {
    if (faults.isFull)
        return faults.skip(missing);
    for (const name of names) {
        if (Object.hasOwn(value, name))
            continue;
        add(faults, 'missing-field', place, `The field ${name} is missing.`, 'nothing', name);
    }
}
function explainUnknownField(key, names, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    const meant = suggest(key, names);
    const allowed = `one of the ${names.length} fields of the schema`;
    const code = key === '__proto__' ? 'proto-field' : 'unknown-field';
    const fault = {
        code,
        place: [...place, key],
        onKey: true,
        message: `The field ${quote(key)} does not exist in the schema.`,
        found: quote(key),
        allowed,
    };
    faults.add(meant === undefined ? fault : { ...fault, suggestion: meant });
}
function explainList(list, shape, place, faults) {
    list.forEach((item, index) => explain(item, shape.of, below(place, index, faults), faults));
    if (!shape.unique)
        return;
    const seen = new Set();
    list.forEach((item, index) => {
        if (seen.has(item)) {
            if (faults.isFull)
                faults.skip(1);
            else
                add(faults, 'repeated-item', [...place, index], 'The list holds this item twice.', quote(item), 'an item that is not in the list yet');
        }
        seen.add(item);
    });
}
function explainInteger(value, shape, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    const allowed = shape.max === undefined ? `a whole number from ${shape.min}` : `a whole number from ${shape.min} to ${shape.max}`;
    if (typeof value === 'number') {
        add(faults, 'wrong-number', place, `${quote(value)} is not ${allowed}.`, quote(value), allowed);
    }
    else {
        wrongType(value, allowed, place, faults);
    }
}
function explainString(value, shape, place, faults) {
    if (typeof value !== 'string')
        return wrongType(value, allowedString(shape), place, faults);
    if (isString(value, shape))
        return;
    if (faults.isFull)
        return faults.skip(1);
    const allowed = allowedString(shape);
    switch (shape.kind) {
        case 'text':
            return add(faults, 'wrong-length', place, `The string has ${codePoints(value)} characters; allowed are ${shape.min} to ${shape.max}.`, quote(value), allowed);
        case 'slug':
            return add(faults, 'wrong-pattern', place, `${quote(value)} does not match ${shape.pattern}.`, quote(value), allowed, slugOf(value, shape));
        case 'choice':
            return add(faults, 'wrong-choice', place, `${quote(value)} is not allowed here.`, quote(value), allowed, suggest(value, shape.values));
        case 'date-time':
            return add(faults, 'wrong-date', place, `${quote(value)} is not a date and time as RFC 3339 writes it.`, quote(value), allowed);
    }
}
function isString(value, shape) {
    switch (shape.kind) {
        case 'text':
            return isText(value, shape.min, shape.max, codePoints);
        case 'slug':
            return isSlug(value, shape.prefix);
        case 'choice':
            return shape.values.includes(value);
        case 'date-time':
            return isDateTime(value);
    }
}
function allowedString(shape) {
    switch (shape.kind) {
        case 'text':
            return `a string of ${shape.min} to ${shape.max} characters`;
        case 'slug':
            return `an id such as ${shape.prefix}one-2: lower case letters, digits, single hyphens`;
        case 'choice':
            return shape.values.length === 1 ? `only ${shape.values.join('')}` : `one of ${shape.values.join(', ')}`;
        case 'date-time':
            return 'a date and time such as 2026-01-31T09:30:00Z';
    }
}
/** The id that was probably meant, when only case, separators or the prefix are wrong. */
function slugOf(value, shape) {
    if (value.length > 200)
        return undefined;
    const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const bare = words.join('-');
    const slug = bare.startsWith(shape.prefix) ? bare : `${shape.prefix}${bare}`;
    return isSlug(slug, shape.prefix) ? slug : undefined;
}
function wrongType(value, allowed, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    add(faults, 'wrong-type', place, `Here stands ${kindOf(value)}; allowed is ${allowed}.`, quote(value), allowed);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
function add(faults, code, place, message, found, allowed, suggestion) {
    const fault = { code, place, message, found, allowed };
    faults.add(suggestion === undefined ? fault : { ...fault, suggestion });
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/strings-in.js

/** How many strings a value holds, names of fields included; NaN, which equals no number, when it is nested deeper than a document may be. */
function stringsIn(value, depth = 0) {
    if (typeof value === 'string')
        return 1;
    if (typeof value !== 'object' || value === null)
        return 0;
    if (depth > MAX_DEPTH)
        return Number.NaN;
    const inner = Object.values(value);
    let strings = Array.isArray(value) ? 0 : inner.length;
    for (const item of inner)
        strings += stringsIn(item, depth + 1);
    return strings;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/judge.js
/** The schema and the coherence rules, asked value by value: portfolios one by one, then all that stands around them. */











const listShape = snapshotShape.fields['portfolios'];
const portfolioShape = listShape?.kind === 'list' ? listShape.of : snapshotShape;
class judge_Judge {
    schema;
    coherence;
    #facts;
    #portfolios = 0;
    /** Coherence is judged only while the schema holds: a count that is not even a number contradicts nothing. */
    #coheres = true;
    /** `isRaw`: the strings of portfolios are raw text (read/raw.ts). */
    constructor(options, limit, isRaw = false) {
        this.schema = new FaultList(limit);
        this.coherence = new Coherence(options, limit, isRaw);
        this.#facts = new PortfolioFacts(isRaw ? rawPoints : codePoints);
    }
    get portfolios() {
        return this.#portfolios;
    }
    /** The next item of the list; returns how many strings it holds, names of fields included. `shown` are the items as faults show them. */
    portfolio(value, shown) {
        const index = this.#portfolios;
        this.#portfolios += 1;
        const strings = portfolioStrings(value, this.#facts);
        if (isPortfolio(value, strings)) {
            if (this.#coheres)
                this.#cohere(value, index, shown);
            return strings;
        }
        this.#coheres = false;
        explain(shown === undefined ? value : shown.record(index), portfolioShape, ['portfolios', index], this.schema);
        return stringsIn(value);
    }
    #cohere(portfolio, index, shown) {
        if (!this.coherence.agrees(portfolio, this.#facts)) {
            const record = shown === undefined ? portfolio : shown.record(index);
            if (isPortfolio(record, 0))
                explainPortfolio(record, index, this.coherence.findings);
        }
        this.coherence.add(portfolio, this.#facts);
    }
    /** The document without the items of its list, after the last of them. */
    root(value) {
        const before = this.schema.count;
        explain(value, snapshotShape, [], this.schema);
        if (isSnapshot(value, this.schema.count === before) && this.#coheres && before === 0)
            this.coherence.finish(value.summary);
    }
}
function isPortfolio(value, strings) {
    return strings !== INVALID;
}
function isSnapshot(value, isExplained) {
    return isExplained;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/count.js
/** Counts in bytes: quotes tell how many strings were written, line feeds and units where a slice ends. */

const count_QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** Words after which the sum of one lane may reach 255. Sums are kept to 32 bits (`| 0`): beyond them numbers are slower ones. */
const count_BLOCK = 255;
/** How often the byte occurs. Looks at four bytes at a time, as a word of four lanes; at the few before and behind whole words one by one. */
function countOf(byte, bytes) {
    const { lead, words, rest } = inWords(bytes);
    const wanted = byte * 0x01010101;
    let others = 0;
    for (let start = 0; start < words.length; start += count_BLOCK) {
        const end = Math.min(start + count_BLOCK, words.length);
        let lanes = 0;
        for (let index = start; index < end; index += 1)
            lanes = (lanes + nonZeroLanes((words[index] ?? 0) ^ wanted)) | 0;
        others += sumOfLanes(lanes);
    }
    return 4 * words.length - others + countSlowly(byte, lead) + countSlowly(byte, rest);
}
/** Length of UTF-8 in UTF-16 code units: a byte that continues a character adds none, one that begins a character of four bytes two. */
function unitsOf(bytes) {
    if ((0,external_node_buffer_.isAscii)(bytes))
        return bytes.length;
    const { lead, words, rest } = inWords(bytes);
    let units = unitsSlowly(lead) + unitsSlowly(rest) + 4 * words.length;
    for (let start = 0; start < words.length; start += count_BLOCK) {
        const end = Math.min(start + count_BLOCK, words.length);
        let continuing = 0;
        let double = 0;
        for (let index = start; index < end; index += 1) {
            const word = words[index] ?? 0;
            if ((word & 0x80808080) === 0)
                continue;
            continuing = (continuing + ((word >>> 7) & ~(word >>> 6) & 0x01010101)) | 0;
            double = (double + ((word >>> 7) & (word >>> 6) & (word >>> 5) & (word >>> 4) & 0x01010101)) | 0;
        }
        units += sumOfLanes(double) - sumOfLanes(continuing);
    }
    return units;
}
function inWords(bytes) {
    const lead = bytes.length < 4 ? bytes.length : -bytes.byteOffset & 3;
    const words = (bytes.length - lead) >> 2;
    return {
        lead: bytes.subarray(0, lead),
        words: words === 0 ? new Uint32Array() : new Uint32Array(bytes.buffer, bytes.byteOffset + lead, words),
        rest: bytes.subarray(lead + 4 * words),
    };
}
function countSlowly(byte, bytes) {
    let count = 0;
    for (const each of bytes)
        if (each === byte)
            count += 1;
    return count;
}
function unitsSlowly(bytes) {
    let units = 0;
    for (const byte of bytes)
        units += (byte & 0xc0) === 0x80 ? 0 : byte < 0xf0 ? 1 : 2;
    return units;
}
/** 1 in each lane that is not zero: the sum carries into the highest bit of a lane, which is never lost to the next one. */
function nonZeroLanes(word) {
    return ((((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word) >>> 7) & 0x01010101;
}
function sumOfLanes(word) {
    return (word & 0xff) + ((word >>> 8) & 0xff) + ((word >>> 16) & 0xff) + (word >>> 24);
}
/** Strings that a text of JSON, raw or not, holds, names of fields included: its quotes, less those within strings, by two. */
function stringsOf(text, quotes) {
    let within = 0;
    for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at + 2)) {
        if (text.charCodeAt(at + 1) === count_QUOTE)
            within += 1;
    }
    return (quotes - within) / 2;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/diagnose.js
/** Finds where a text stops being JSON. Asked only after JSON.parse refused it; strict as RFC 8259 is. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const UNICODE_ESCAPE = /^\\u[0-9a-fA-F]{4}$/;
const CUT_ESCAPE = /^\\(?:u[0-9a-fA-F]*)?$/;
const diagnose_QUOTE = 0x22;
const diagnose_BACKSLASH = 0x5c;
const SPACE_CHARACTER = 0x20;
const diagnose_COMMA = 0x2c;
const COLON = 0x3a;
const diagnose_OPEN_LIST = 0x5b;
const diagnose_OPEN_OBJECT = 0x7b;
/** From the opening bracket of an object or a list to the closing one. */
const TO_CLOSING = 2;
const WORDS = ['true', 'false', 'null'];
class Refused extends Error {
    offset;
    expected;
    constructor(offset, expected) {
        super(expected);
        this.offset = offset;
        this.expected = expected;
    }
}
/** The first fault, or undefined when the text is JSON. Works with a stack of its own: no depth of nesting overflows it. */
function diagnose(text) {
    try {
        new Grammar(text).document();
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Refused))
            throw error;
        return { offset: error.offset, isCutOff: error.offset >= text.length, expected: error.expected };
    }
}
class Grammar {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        const open = [];
        this.#space();
        for (;;) {
            if (this.#opened(open))
                continue;
            if (!this.#close(open))
                break;
        }
        if (this.#at < this.#text.length)
            throw new Refused(this.#at, 'the end of the document');
    }
    /** Reads one value, or the opening of one. True when a value must follow. */
    #opened(open) {
        const unit = this.#text.charCodeAt(this.#at);
        if (unit !== diagnose_OPEN_OBJECT && unit !== diagnose_OPEN_LIST) {
            this.#scalar();
            return false;
        }
        this.#at += 1;
        this.#space();
        if (this.#text.charCodeAt(this.#at) === unit + TO_CLOSING) {
            this.#at += 1;
            return false;
        }
        open.push(unit);
        if (unit === diagnose_OPEN_OBJECT)
            this.#key('a field name in double quotes, or }');
        return true;
    }
    /** After a value: commas and closing brackets. True when a value must follow. */
    #close(open) {
        for (;;) {
            this.#space();
            const innermost = open.at(-1);
            if (innermost === undefined)
                return false;
            const unit = this.#text.charCodeAt(this.#at);
            if (unit === diagnose_COMMA) {
                this.#at += 1;
                this.#space();
                if (innermost === diagnose_OPEN_OBJECT)
                    this.#key('a field name in double quotes');
                return true;
            }
            if (unit !== innermost + TO_CLOSING)
                throw new Refused(this.#at, `a comma or ${innermost === diagnose_OPEN_OBJECT ? '}' : ']'}`);
            this.#at += 1;
            open.pop();
        }
    }
    #key(expected) {
        if (this.#text.charCodeAt(this.#at) !== diagnose_QUOTE)
            throw new Refused(this.#at, expected);
        this.#string();
        this.#space();
        if (this.#text.charCodeAt(this.#at) !== COLON)
            throw new Refused(this.#at, 'a colon');
        this.#at += 1;
        this.#space();
    }
    #scalar() {
        if (this.#text.charCodeAt(this.#at) === diagnose_QUOTE)
            return this.#string();
        const word = WORDS.find((candidate) => this.#text.startsWith(candidate, this.#at));
        if (word !== undefined) {
            this.#at += word.length;
            return;
        }
        NUMBER.lastIndex = this.#at;
        const number = NUMBER.exec(this.#text);
        if (number === null)
            throw new Refused(this.#cutWord(), 'a value');
        this.#at += number[0].length;
        // `1.` or `1e` at the very end was cut off in the middle of the number.
        if (/[.eE+-]/.test(this.#text[this.#at] ?? ''))
            throw new Refused(this.#endOfNumber(), 'a digit');
    }
    #string() {
        const text = this.#text;
        let at = this.#at + 1;
        for (let unit = text.charCodeAt(at); unit !== diagnose_QUOTE; unit = text.charCodeAt(at)) {
            if (at >= text.length)
                throw new Refused(text.length, 'the closing quote of a string');
            if (unit < SPACE_CHARACTER)
                throw new Refused(at, 'no control character in a string');
            at += unit === diagnose_BACKSLASH ? this.#escapeLength(at) : 1;
        }
        this.#at = at + 1;
    }
    #escapeLength(at) {
        const next = this.#text[at + 1] ?? '';
        if (next !== 'u' && next !== '' && '"\\/bfnrt'.includes(next))
            return 2;
        const escape = this.#text.slice(at, at + 6);
        if (UNICODE_ESCAPE.test(escape))
            return 6;
        const isCut = at + escape.length === this.#text.length && CUT_ESCAPE.test(escape);
        throw new Refused(isCut ? this.#text.length : at, 'an escape that JSON knows');
    }
    /** Where the refused word ends, when the text ends in the middle of `true`, `false`, `null` or a sign; else where it starts. */
    #cutWord() {
        const rest = this.#text.slice(this.#at, this.#at + 6);
        const isCut = rest === '-' || WORDS.some((word) => word.startsWith(rest));
        return isCut ? this.#text.length : this.#at;
    }
    #endOfNumber() {
        const rest = this.#text.slice(this.#at, this.#at + 3);
        return /^(?:\.|[eE][+-]?)$/.test(rest) && this.#at + rest.length === this.#text.length
            ? this.#text.length
            : this.#at;
    }
    #space() {
        const text = this.#text;
        let at = this.#at;
        for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
            at += 1;
            unit = text.charCodeAt(at);
        }
        this.#at = at;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/position-after.js

/** The position behind bytes of UTF-8 that begin at `base`; `raw` is their raw text, in which searching is faster. */
function positionAfter(bytes, raw, base) {
    const lastBreak = raw.includes('\n') ? bytes.lastIndexOf(LINE_FEED) : -1;
    if (lastBreak === -1)
        return { line: base.line, column: base.column + unitsOf(bytes) };
    return { line: base.line + countOf(LINE_FEED, bytes), column: unitsOf(bytes.subarray(lastBreak + 1)) + 1 };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/slice-log.js
class slice_log_SliceLog {
    #slices = [];
    add(slice) {
        this.#slices.push(slice);
    }
    /** The slice that holds the record, or undefined before the first. */
    find(record) {
        let low = 0;
        let high = this.#slices.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#slices[middle]?.first ?? 0) <= record)
                low = middle + 1;
            else
                high = middle;
        }
        return this.#slices[low - 1];
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/splitter.js
/**
 * Cuts the bytes of a document into pieces that fit into memory: the envelope (all but the list of portfolios) and slices of that
 * list, each some whole records long. Whether a piece is JSON is JSON.parse's business.
 *
 * Where a slice may end is guessed by looking back from the last byte for `},{`: when JSON.parse takes what stands before the comma
 * for a list of values, the comma does stand between two of them. Only where that fails (a record larger than a slice, such
 * characters in a string, a fault, the end of the list) are all bytes looked at, one by one.
 */

const splitter_QUOTE = 0x22;
const splitter_COMMA = 0x2c;
const splitter_COLON = 0x3a;
const splitter_BACKSLASH = 0x5c;
const splitter_OPEN_LIST = 0x5b;
const splitter_CLOSE_LIST = 0x5d;
const splitter_OPEN_OBJECT = 0x7b;
const splitter_CLOSE_OBJECT = 0x7d;
const LIST_KEY = new TextEncoder().encode('"portfolios"');
/** Depth inside the list of portfolios: root object, list. */
const LIST_DEPTH = 2;
/** Longer than this many slices, what is read is not one record among others, and guessing where it ends costs too much. */
const MOST_GUESSED = 4;
class Splitter {
    #sink;
    #sliceBytes;
    #buffer;
    /** The piece that is being read lies from `#start` to `#end`; looked at is what is before `#scan`. */
    #start = 1;
    #scan = 1;
    #end = 1;
    #phase = 'head';
    #depth = 0;
    #inString = false;
    /** The last comma that is known to stand between two records. */
    #cut = 0;
    /** Where the buffer begins in the document. */
    #base = -1;
    #head = new Uint8Array();
    /** Whether a comma was met between records. */
    #hasComma = false;
    #isStopped = false;
    #stop;
    constructor(sink, sliceBytes = SLICE_BYTES) {
        this.#sink = sink;
        this.#sliceBytes = sliceBytes;
        this.#buffer = new Uint8Array(4 * sliceBytes + 2);
    }
    get stop() {
        return this.#stop;
    }
    get phase() {
        return this.#phase;
    }
    /** Returns false when nothing more is wanted: see {@link stop}. */
    push(bytes) {
        for (let from = 0; from < bytes.length && !this.#isStopped; from += this.#sliceBytes) {
            this.#append(bytes.subarray(from, from + this.#sliceBytes));
            if (!this.#isStopped)
                this.#advance();
        }
        return !this.#isStopped;
    }
    /** After the last byte: looks at what was left. Returns false as {@link push} does. */
    end() {
        while (!this.#isStopped && this.#scan < this.#end)
            this.#look();
        return !this.#isStopped;
    }
    /** What stands around the list, or for a document without one all of it. Call after {@link end}. */
    envelope() {
        const rest = this.pending();
        if (this.#phase === 'head')
            return { head: rest, tail: new Uint8Array() };
        return { head: this.#head, tail: this.#phase === 'tail' ? rest : new Uint8Array() };
    }
    /** The bytes of the piece that is being read. */
    pending() {
        return this.#buffer.slice(this.#start, this.#end);
    }
    #append(bytes) {
        if (this.#end - this.#start + bytes.length > MAX_PIECE_BYTES)
            return this.#halt('too-large', this.#end);
        if (this.#end + bytes.length + 1 > this.#buffer.length)
            this.#makeRoom(bytes.length);
        this.#buffer.set(bytes, this.#end);
        this.#end += bytes.length;
    }
    /** Moves the piece to the front of the buffer, behind one free byte for a bracket; makes a larger buffer where it must. */
    #makeRoom(more) {
        const kept = this.#end - this.#start;
        const needed = kept + more + 2;
        const target = needed > this.#buffer.length ? new Uint8Array(2 * needed) : this.#buffer;
        target.set(this.#buffer.subarray(this.#start, this.#end), 1);
        const shift = this.#start - 1;
        this.#buffer = target;
        this.#start -= shift;
        this.#scan -= shift;
        this.#end -= shift;
        this.#cut -= shift;
        this.#base += shift;
    }
    #advance() {
        if (this.#phase === 'head')
            this.#look();
        if (this.#phase === 'records' && this.#guess())
            return;
        if (!this.#isStopped)
            this.#look();
        if (!this.#isStopped && this.#phase === 'records' && this.#cut > this.#start)
            this.#hand(this.#cut, false);
    }
    /** Hands out all records up to the last place that looks like the end of one. False when there is none, or it only looked so. */
    #guess() {
        if (this.#end - this.#start > MOST_GUESSED * this.#sliceBytes)
            return false;
        const cut = this.#lastBoundary();
        if (cut === undefined || this.#hand(cut, true) === 'not-records')
            return false;
        this.#depth = LIST_DEPTH;
        this.#inString = false;
        this.#scan = this.#start;
        return true;
    }
    /** The comma of the last `},{`, white space aside. */
    #lastBoundary() {
        const bytes = this.#buffer;
        for (let at = this.#end - 1; at > this.#start; at -= 1) {
            if (bytes[at] !== splitter_OPEN_OBJECT)
                continue;
            const comma = this.#skipSpaceBack(at - 1);
            if (bytes[comma] === splitter_COMMA && bytes[this.#skipSpaceBack(comma - 1)] === splitter_CLOSE_OBJECT && comma > this.#start)
                return comma;
        }
        return undefined;
    }
    /** Looks at the bytes that came in, one by one, up to the opening of the list or to their end. */
    #look() {
        const bytes = this.#buffer;
        const end = this.#end;
        const phase = this.#phase;
        let at = this.#scan;
        let inString = this.#inString;
        while (at < end) {
            const byte = bytes[at] ?? 0;
            at += 1;
            if (inString) {
                // An escape may carry `at` one beyond the bytes that are there.
                if (byte === splitter_BACKSLASH)
                    at += 1;
                else
                    inString = byte !== splitter_QUOTE;
            }
            else if (byte === splitter_QUOTE) {
                inString = true;
            }
            else if (byte === splitter_COMMA ? this.#depth === LIST_DEPTH : (byte & 0xd9) === 0x59) {
                this.#structure(byte, at - 1);
                if (this.#isStopped || (phase === 'head' && this.#phase === 'records'))
                    break;
            }
        }
        this.#inString = inString;
        this.#scan = at;
    }
    #structure(byte, at) {
        if (byte === splitter_COMMA) {
            if (this.#phase === 'records')
                this.#cut = at;
        }
        else if (byte === splitter_OPEN_LIST || byte === splitter_OPEN_OBJECT) {
            this.#open(at);
        }
        else if (byte === splitter_CLOSE_LIST || byte === splitter_CLOSE_OBJECT) {
            this.#depth -= 1;
            if (this.#depth < LIST_DEPTH && this.#phase === 'records')
                this.#closeList(at);
        }
    }
    #open(at) {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            return this.#halt('too-deep', at);
        if (this.#depth !== LIST_DEPTH || this.#phase !== 'head' || !this.#isListOpening(at))
            return;
        this.#head = this.#buffer.slice(this.#start, at + 1);
        this.#sink.head(this.#head);
        this.#begin('records', at + 1);
    }
    /** True for `"portfolios" : [`, read backwards from the bracket. */
    #isListOpening(at) {
        const bytes = this.#buffer;
        if (bytes[at] !== splitter_OPEN_LIST)
            return false;
        const colon = this.#skipSpaceBack(at - 1);
        if (bytes[colon] !== splitter_COLON)
            return false;
        const start = this.#skipSpaceBack(colon - 1) - LIST_KEY.length + 1;
        return start >= this.#start && LIST_KEY.every((byte, index) => bytes[start + index] === byte);
    }
    #skipSpaceBack(from) {
        let at = from;
        for (let byte = this.#buffer[at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = this.#buffer[at])
            at -= 1;
        return at;
    }
    #closeList(at) {
        this.#hand(at, false);
        this.#begin('tail', at);
    }
    #begin(phase, start) {
        this.#phase = phase;
        this.#start = start;
        this.#cut = start;
    }
    /** Hands out the records from the start to the comma or bracket at `end`, with brackets written around them for the moment. */
    #hand(end, isGuess) {
        const bytes = this.#buffer;
        const before = bytes[this.#start - 1] ?? 0;
        const after = bytes[end] ?? 0;
        const isLast = after !== splitter_COMMA;
        bytes[this.#start - 1] = splitter_OPEN_LIST;
        bytes[end] = splitter_CLOSE_LIST;
        const slice = {
            bytes: bytes.subarray(this.#start - 1, end + 1),
            offset: this.#base + this.#start,
            hasNeighbour: this.#hasComma || !isLast,
            isLast,
            isGuess,
        };
        const taken = this.#sink.slice(slice);
        bytes[this.#start - 1] = before;
        bytes[end] = after;
        if (taken === 'not-records')
            return taken;
        if (taken === 'stop')
            this.#isStopped = true;
        this.#hasComma ||= !isLast;
        this.#begin(this.#phase, end + 1);
        return taken;
    }
    #halt(code, at) {
        this.#isStopped = true;
        this.#stop = { code, pending: this.#buffer.slice(this.#start, at), phase: this.#phase };
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/reader.js
/**
 * Reads one document as its bytes come: cuts, decodes, parses, judges, and locates the faults of a slice while its text is still there.
 * Nothing of a portfolio is kept but what the coherence rules need at the end.
 */
















class SnapshotReader {
    #judge;
    #splitter;
    #unreadable = [];
    #positions = new Map();
    #slices = new slice_log_SliceLog();
    /** How many faults of each list have been located. */
    #located = new Map();
    #bytes = 0;
    #start = new Uint8Array();
    #isSniffed = false;
    /** Bytes of the byte order mark, which the splitter does not see. */
    #markBytes = 0;
    #isStopped = false;
    #versionAt;
    /** Where the next slice begins, or the tail behind the last one. */
    #next = DOCUMENT_START;
    constructor(options) {
        this.#judge = new judge_Judge(options, options.faultLimit, true);
        const sink = {
            head: (bytes) => this.#head(bytes),
            slice: (slice) => this.#slice(slice),
        };
        this.#splitter = new Splitter(sink, options.sliceBytes);
    }
    /** Returns false when no more bytes are wanted. */
    push(bytes) {
        this.#bytes += bytes.length;
        if (this.#bytes > MAX_DOCUMENT_BYTES)
            return this.#refuse('too-large', this.#next, `at most ${MAX_DOCUMENT_BYTES} bytes`);
        if (this.#isSniffed)
            return this.#feed(bytes);
        // A copy where bytes are kept: the caller may use its buffer again.
        this.#start = this.#start.length === 0 && bytes.length >= SNIFFED_BYTES ? bytes : joined(this.#start, bytes);
        return this.#start.length < SNIFFED_BYTES ? true : this.#sniff();
    }
    /** After the last byte. */
    finish() {
        if (!this.#isSniffed && !this.#isStopped)
            this.#sniff();
        if (!this.#isStopped && !this.#splitter.end())
            this.#halted();
        const root = this.#isStopped ? undefined : this.#envelope();
        const reading = {
            judge: this.#judge,
            root,
            unreadable: this.#unreadable,
            positions: this.#positions,
            slices: this.#slices,
        };
        return this.#versionAt === undefined ? reading : { ...reading, versionAt: this.#versionAt };
    }
    #sniff() {
        this.#isSniffed = true;
        const encoding = encodingOf(this.#start);
        if (encoding === 'utf-16')
            return this.#refuse('utf-16', DOCUMENT_START, 'UTF-8');
        if (encoding === 'utf-8')
            return this.#feed(this.#start);
        this.#report('byte-order-mark', DOCUMENT_START, 'the document without it');
        this.#markBytes = MARK_BYTES;
        return this.#feed(this.#start.subarray(MARK_BYTES));
    }
    #feed(bytes) {
        if (this.#isStopped)
            return false;
        return this.#splitter.push(bytes) || this.#halted();
    }
    /** The splitter wants nothing more: it met a limit, or a piece was refused. */
    #halted() {
        if (this.#splitter.stop !== undefined)
            this.#stopped(this.#splitter.stop.code, this.#splitter.stop.pending);
        this.#isStopped = true;
        return false;
    }
    /** The splitter met a limit. What is no JSON before that place is the better explanation. */
    #stopped(code, pending) {
        const text = decodePrefix(pending);
        if (code === 'too-deep') {
            this.#refuse(code, positionIn(text, text.length, this.#next), `at most ${MAX_DEPTH} levels`);
            return;
        }
        const piece = this.#splitter.phase === 'head'
            ? new EnvelopePiece(text, '', this.#next)
            : new SlicePiece(() => `[${text}`, 0, this.#next);
        const fault = this.#splitter.phase === 'tail' ? undefined : diagnose(piece.text);
        if (fault === undefined || fault.isCutOff)
            this.#refuse(code, this.#next, `at most ${MAX_PIECE_BYTES} bytes in one value`);
        else
            this.#refuseSyntax(fault, piece);
    }
    #head(bytes) {
        const text = decodePrefix(bytes);
        this.#next = positionIn(text, text.length, DOCUMENT_START);
    }
    #slice(slice) {
        const raw = rawOf(slice.bytes);
        const json = raw === undefined ? undefined : withoutEscapes(raw);
        const records = json === undefined ? undefined : parseList(json);
        if (raw === undefined || records === undefined)
            return slice.isGuess ? 'not-records' : this.#refuseSlice(slice);
        const written = slice.bytes.subarray(1, -1);
        const end = positionAfter(written, raw, this.#next);
        if (slice.hasNeighbour && records.length === 0) {
            this.#refuse('not-json', end, 'a value');
            return 'stop';
        }
        const first = this.#judge.portfolios;
        const offset = slice.offset + this.#markBytes;
        this.#slices.add({ offset, bytes: written.length, first, position: this.#next });
        const isShown = json === raw && (0,external_node_buffer_.isAscii)(written);
        const read = () => (isShown ? raw : decodePrefix(slice.bytes));
        const piece = new SlicePiece(read, first, this.#next, isShown ? records : undefined);
        let strings = 0;
        for (const record of records)
            strings += this.#judge.portfolio(record, piece);
        if (!this.#isWritten(raw, countOf(count_QUOTE, slice.bytes), strings, piece, first))
            return 'stop';
        this.#locate(piece);
        this.#next = slice.isLast ? end : { line: end.line, column: end.column + 1 };
        return 'taken';
    }
    #refuseSlice(slice) {
        const text = decode(slice.bytes);
        const read = () => asWritten(text ?? '', slice);
        if (text === undefined)
            this.#refuseBytes(decodePrefix(slice.bytes).slice(1), this.#next);
        else
            this.#refuseSyntax(diagnose(text), new SlicePiece(read, this.#judge.portfolios, this.#next));
        return 'stop';
    }
    /**
     * Compares the strings that were written with those that JSON.parse made of them: a duplicate key is one that it swallowed. Without a
     * quote within a string the quotes are twice the strings, and nothing more is looked at. False when reading must stop.
     */
    #isWritten(raw, quotes, strings, piece, first) {
        if (quotes === 2 * strings || stringsOf(raw, quotes) === strings)
            return true;
        const report = (object, key, offset) => this.#duplicate(object, key, () => piece.at(offset), first);
        const tooDeep = duplicateKeys(piece.text, first === undefined ? 0 : LIST_DEPTH - 1, report);
        return tooDeep === undefined || this.#refuse('too-deep', piece.at(tooDeep), `at most ${MAX_DEPTH} levels`);
    }
    /** What stands around the list, when all slices were read. */
    #envelope() {
        const envelope = this.#splitter.envelope();
        const head = decode(envelope.head);
        const tail = decode(envelope.tail);
        if (head === undefined)
            return void this.#refuseBytes(decodePrefix(envelope.head), DOCUMENT_START);
        if (tail === undefined)
            return void this.#refuseBytes(decodePrefix(envelope.tail), this.#next);
        if (this.#splitter.phase === 'records')
            return void this.#cutOff();
        const piece = new EnvelopePiece(head, tail, this.#next);
        if (piece.text.trim() === '')
            return void this.#refuse('empty-document', DOCUMENT_START, 'a snapshot');
        const parsed = parseJson(piece.text);
        if (parsed === undefined)
            return void this.#refuseSyntax(diagnose(piece.text), piece);
        this.#judge.root(parsed.value);
        this.#versionAt = piece.find(['schema_version']);
        const quotes = countOf(count_QUOTE, envelope.head) + countOf(count_QUOTE, envelope.tail);
        this.#isWritten(piece.text, quotes, stringsIn(parsed.value), piece);
        this.#locate(piece);
        return parsed.value;
    }
    /** The document ended within the list: the last piece says whether it was cut off or went wrong before. */
    #cutOff() {
        const pending = this.#splitter.pending();
        const text = decode(pending);
        if (text === undefined)
            return this.#refuseBytes(decodePrefix(pending), this.#next);
        const piece = new SlicePiece(() => `[${text}`, 0, this.#next);
        return this.#refuseSyntax(diagnose(piece.text), piece);
    }
    #duplicate(object, key, position, first) {
        if (this.#judge.schema.isFull)
            return this.#judge.schema.skip(1);
        const [index, ...rest] = object;
        const fault = {
            code: 'duplicate-key',
            place: first === undefined ? [...object, key] : ['portfolios', first + Number(index), ...rest, key],
            message: `The field ${quote(key)} is written twice in one object.`,
            found: quote(key),
            allowed: 'each field once',
        };
        this.#judge.schema.add(fault);
        this.#positions.set(fault, position());
    }
    /** Gives a position to each fault that was found since the last piece, where the piece has it. */
    #locate(piece) {
        const { errors, warnings } = this.#judge.coherence.findings;
        for (const list of [this.#judge.schema, errors, warnings]) {
            for (let at = this.#located.get(list) ?? 0; at < list.kept.length; at += 1) {
                const fault = list.kept[at];
                if (fault === undefined || this.#positions.has(fault))
                    continue;
                const position = piece.find(fault.place, fault.onKey);
                if (position !== undefined)
                    this.#positions.set(fault, position);
            }
            this.#located.set(list, list.kept.length);
        }
    }
    #refuseBytes(good, base) {
        return this.#refuse('not-utf8', positionIn(good, good.length, base), 'UTF-8');
    }
    #refuseSyntax(fault, piece) {
        const offset = fault?.offset ?? 0;
        const found = piece.text.slice(offset, offset + 1);
        const code = fault?.isCutOff === true ? 'cut-off' : 'not-json';
        return this.#refuse(code, piece.at(offset), fault?.expected ?? 'JSON', found === '' ? 'the end of the document' : quote(found));
    }
    /** Notes the fault and stops reading. */
    #refuse(code, position, allowed, found = 'something else') {
        this.#report(code, position, allowed, found);
        this.#isStopped = true;
        return false;
    }
    #report(code, position, allowed, found = 'something else') {
        const fault = { code, place: [], message: `${faults_FAULT_CODES[code]} Expected: ${allowed}.`, found, allowed };
        this.#unreadable.push(fault);
        this.#positions.set(fault, position);
    }
}
/** The text with the comma for which a bracket stands at its end. */
function asWritten(text, slice) {
    return slice.isLast ? text : `${text.slice(0, -1)},`;
}
function joined(some, more) {
    const all = new Uint8Array(some.length + more.length);
    all.set(some);
    all.set(more, some.length);
    return all;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/version.js
/**
 * The one gate for every reader of a snapshot (seed section 9, D20): "Consumers must reject or treat as unknown any other value."
 */
const SCHEMA_VERSION = 'service.portfolio-coverage.v1';
function versionGate(document, unknownVersion = 'reject') {
    if (typeof document !== 'object' || document === null || !Object.hasOwn(document, 'schema_version'))
        return { is: 'absent' };
    const version = 'schema_version' in document ? document.schema_version : undefined;
    if (version === SCHEMA_VERSION)
        return { is: 'known' };
    return { is: 'other', version, outcome: unknownVersion === 'unknown' ? 'unknown' : 'invalid' };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/verdict.js
/** What a reading comes to: one reason, and the faults in the order of the document. */



function verdict_judgementOf(reading, unknownVersion) {
    const { judge, unreadable, root } = reading;
    const { schema, coherence } = judge;
    const gate = versionGate(root, unknownVersion);
    // What a reader noticed before the text stopped being JSON is chance; a byte order mark stops nothing.
    if (unreadable.some(({ code }) => code !== 'byte-order-mark')) {
        return invalid('snapshot-unreadable', unreadable, unreadable.length);
    }
    if (unreadable.length > 0) {
        return invalid('snapshot-unreadable', [...unreadable, ...schema.kept], unreadable.length + schema.count);
    }
    if (gate.is === 'other') {
        return { ...invalid('snapshot-unknown-version', [unknownVersionFault(gate.version)], 1), outcome: gate.outcome };
    }
    if (schema.count > 0)
        return invalid('snapshot-invalid', schema.kept, schema.count);
    const { errors, warnings } = coherence.findings;
    const isCoherent = errors.count === 0;
    return {
        reason: isCoherent ? 'snapshot-valid' : 'snapshot-incoherent',
        outcome: isCoherent ? 'valid' : 'invalid',
        errors: errors.kept,
        errorCount: errors.count,
        warnings: warnings.kept,
        warningCount: warnings.count,
    };
}
function invalid(reason, errors, errorCount) {
    return { reason, outcome: 'invalid', errors, errorCount, warnings: [], warningCount: 0 };
}
function unknownVersionFault(version) {
    const allowed = `only ${SCHEMA_VERSION}`;
    return {
        code: 'unknown-version',
        place: ['schema_version'],
        message: `This reader knows ${SCHEMA_VERSION}; the document says ${quote(version)}.`,
        found: quote(version),
        allowed,
    };
}
function verdictOf(file, judgement, portfolios, positions) {
    const finished = (severity) => (raw) => faultOf(raw, severity, positions.get(raw));
    const faults = [...judgement.errors.map(finished('error')), ...judgement.warnings.map(finished('warning'))];
    return {
        file,
        reason: judgement.reason,
        outcome: judgement.outcome,
        portfolios,
        errors: judgement.errorCount,
        warnings: judgement.warningCount,
        faults: faults.sort(inDocumentOrder),
    };
}
function faultOf(raw, severity, position) {
    const { place, onKey: _, ...rest } = raw;
    const fault = { ...rest, severity, pointer: pointerOf(place) };
    return position === undefined ? fault : { ...fault, position };
}
function inDocumentOrder(a, b) {
    if (a.position === undefined || b.position === undefined)
        return Number(b.position !== undefined) - Number(a.position !== undefined);
    return a.position.line - b.position.line || a.position.column - b.position.column;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/validate.js







/** Reads the document to its end, or to where nothing can be made of it. Rejects only when reading the bytes fails. */
async function validate_validateSnapshot(source, options = {}) {
    if ('bytes' in source)
        return validateBytes(source.file, source.bytes, options);
    const reader = readerOf(options);
    for await (const chunk of source.open())
        if (!reader.push(chunk))
            break;
    const { reading, judgement, relocator } = judged(reader, options);
    if (relocator !== undefined) {
        for await (const chunk of source.open())
            if (!relocator.push(chunk))
                break;
    }
    return verdict(source.file, reading, judgement, relocator);
}
/** The same for a document that is in memory. */
function validateBytes(file, bytes, options = {}) {
    const reader = readerOf(options);
    reader.push(bytes);
    const { reading, judgement, relocator } = judged(reader, options);
    relocator?.push(bytes);
    return verdict(file, reading, judgement, relocator);
}
/** For a value that was parsed already: faults have pointers, but no line and column, and what JSON.parse hides stays hidden. */
function validateValue(file, value, options = {}) {
    const judge = new Judge(options, options.faultLimit ?? DEFAULT_FAULT_LIMIT);
    const portfolios = isObject(value) && Array.isArray(value['portfolios']) ? value['portfolios'] : undefined;
    for (const portfolio of portfolios ?? [])
        judge.portfolio(portfolio);
    const root = portfolios === undefined || !isObject(value) ? value : { ...value, portfolios: [] };
    judge.root(root);
    const reading = { judge, root, unreadable: [], positions: new Map(), slices: new SliceLog() };
    return verdict(file, reading, judgementOf(reading, options.unknownVersion ?? 'reject'), undefined);
}
function readerOf(options) {
    return new SnapshotReader({ ...options, faultLimit: options.faultLimit ?? limits_DEFAULT_FAULT_LIMIT });
}
function judged(reader, options) {
    const reading = reader.finish();
    const judgement = verdict_judgementOf(reading, options.unknownVersion ?? 'reject');
    const isLater = (fault) => fault.place[0] === 'portfolios' && fault.place.length > 1 && !reading.positions.has(fault);
    const later = [...judgement.errors, ...judgement.warnings].filter(isLater);
    return { reading, judgement, relocator: later.length === 0 ? undefined : new Relocator(later, reading.slices) };
}
function verdict(file, reading, judgement, relocator) {
    const positions = new Map([...reading.positions, ...(relocator?.positions ?? [])]);
    const [version] = judgement.errors;
    if (version?.code === 'unknown-version' && reading.versionAt !== undefined)
        positions.set(version, reading.versionAt);
    return verdictOf(file, judgement, reading.judge.portfolios, positions);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/catalogue.js
/** Every coherence rule by id, for documentation and for SARIF. */



const catalogue_RULES = [...PORTFOLIO_RULES, ...SUM_RULES, ...Object.values(LINK_RULES)].map(({ id, tier, sentence }) => ({ id, tier, sentence }));

;// CONCATENATED MODULE: ./packages/snapshot/lib/format/markdown.js




/** Rows are left out, with their number, rather than cut. */
function markdown(verdicts, options = {}) {
    const maxBytes = options.maxBytes ?? SUMMARY_BYTES;
    // Half of the room, where there are that many files: the faults are what people look for.
    const files = fitting(gravestFirst(verdicts).map(overviewRow), maxBytes / 2);
    const overview = [
        '## Coverage snapshot',
        '',
        '| File | Verdict | Portfolios | Errors | Warnings |',
        '| --- | --- | ---: | ---: | ---: |',
        ...files,
        '',
        ...(files.length < verdicts.length
            ? [`${verdicts.length - files.length} more files are not listed here.`, '']
            : []),
    ];
    const rows = verdicts.flatMap((verdict) => verdict.faults.map((fault) => faultRow(verdict.file, fault)));
    const head = ['| Place | Fault |', '| --- | --- |'];
    const shown = fitting(rows, maxBytes - bytesOf([...overview, ...head]) - 200);
    const left = verdicts.reduce((sum, { errors, warnings }) => sum + errors + warnings, 0) - shown.length;
    const rest = left > 0 ? ['', `${left} more are not listed here.`] : [];
    return [...overview, ...(shown.length > 0 ? [...head, ...shown] : []), ...rest, ''].join('\n');
}
/** Files that are not valid before those that are: what is left out of a list is the less important part. */
function gravestFirst(verdicts) {
    const isFine = ({ outcome }) => outcome === 'valid';
    return [...verdicts.filter((verdict) => !isFine(verdict)), ...verdicts.filter(isFine)];
}
function overviewRow(verdict) {
    const { file, reason, portfolios, errors, warnings } = verdict;
    return `| ${code(file)} | ${code(reason)} ${REASONS[reason]} | ${portfolios} | ${errors} | ${warnings} |`;
}
function faultRow(file, fault) {
    const at = fault.position === undefined ? '' : `:${fault.position.line}:${fault.position.column}`;
    const name = fault.severity === 'warning' ? `warning ${fault.rule ?? fault.code}` : (fault.rule ?? fault.code);
    return `| ${code(`${file}${at}`)} | ${code(name)} ${code(sentence(fault))} |`;
}
/** Text as a code span: what could close the span or the cell is written as an escape. */
function code(text) {
    return `\`${printable(text)}\``;
}
function fitting(rows, bytes) {
    let left = bytes;
    const end = rows.findIndex((row) => {
        left -= bytesOf([row]);
        return left < 0;
    });
    return end === -1 ? rows : rows.slice(0, end);
}
function bytesOf(rows) {
    return new TextEncoder().encode(rows.join('\n')).length + 1;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/format/sarif.js
/** The verdicts as SARIF 2.1.0, for code scanning. Columns are UTF-16 code units, as this package counts them. */




const TOOL = 'agent-remediation validate-snapshot';
function sarif(verdicts) {
    const rules = [
        ...Object.entries(FAULT_CODES).map(([id, text]) => ({ id, shortDescription: { text } })),
        ...RULES.map(({ id, sentence: text }) => ({ id: `coherence/${id}`, shortDescription: { text } })),
    ];
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: TOOL, rules } },
                columnKind: 'utf16CodeUnits',
                results: verdicts.flatMap((verdict) => verdict.faults.map((fault) => resultOf(verdict.file, fault))),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
/** Names of fields come from the document: no invisible characters, and no link, which a message of SARIF may hold (3.11.6; P8). */
function inert(text) {
    return printable(text).replaceAll('](', String.raw `]\u0028`);
}
function resultOf(file, fault) {
    const region = { startLine: fault.position?.line ?? 1, startColumn: fault.position?.column ?? 1 };
    const uri = file.split('/').map(encodeURIComponent).join('/');
    return {
        ruleId: fault.rule === undefined ? fault.code : `coherence/${fault.rule}`,
        level: fault.severity,
        message: { text: inert(sentence(fault)) },
        locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/validate-files.js
/** Validates the files that a pattern matched. An action or a command only reads its inputs and shows what comes back. */


/** From the gravest on. */
const GRAVITY = (/* unused pure expression or super */ null && ([
    'snapshot-unreadable',
    'snapshot-unknown-version',
    'snapshot-invalid',
    'snapshot-incoherent',
    'snapshot-valid',
]));
/** `paths` is what the caller's pattern matched; matching nothing is a fault, never a success. A path that occurs twice is read once. */
async function validateFiles(paths, pattern, read, options = {}) {
    const verdicts = [];
    const seen = new Set();
    for (const path of paths) {
        const found = await read(path);
        if (seen.has(found.file))
            continue;
        seen.add(found.file);
        verdicts.push(found.is === 'file' ? await validated(found, options) : unreadable(found.file, found.is));
    }
    if (verdicts.length === 0)
        verdicts.push(unreadable(pattern, 'no-files'));
    return {
        // With `unknownVersion: 'unknown'` a document of another version is no failure: nothing is known about it.
        valid: verdicts.every(({ outcome }) => outcome !== 'invalid'),
        reason: GRAVITY.find((reason) => verdicts.some((verdict) => verdict.reason === reason)) ?? 'snapshot-valid',
        errors: verdicts.reduce((sum, verdict) => sum + verdict.errors, 0),
        warnings: verdicts.reduce((sum, verdict) => sum + verdict.warnings, 0),
        verdicts,
    };
}
async function validated(source, options) {
    try {
        return await validateSnapshot(source, options);
    }
    catch (error) {
        if (!isSystemError(error))
            throw error;
        return unreadable(source.file, 'no-such-file');
    }
}
/** An error of the file system carries a code; a fault of this program does not, and must not look like one of the file. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
function unreadable(file, code) {
    const fault = {
        code,
        severity: 'error',
        pointer: '',
        message: FAULT_CODES[code],
        found: 'nothing',
        allowed: 'a file of the workspace',
    };
    return {
        file,
        reason: 'snapshot-unreadable',
        outcome: 'invalid',
        portfolios: 0,
        errors: 1,
        warnings: 0,
        faults: [fault],
    };
}

// EXTERNAL MODULE: ./packages/snapshot/lib/files/workspace.js
var workspace = __webpack_require__(9583);
;// CONCATENATED MODULE: ./packages/snapshot/lib/index.js













/***/ })

};
