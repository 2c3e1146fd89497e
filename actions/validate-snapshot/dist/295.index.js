export const id = 295;
export const ids = [295];
export const modules = {

/***/ 295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotate: () => (/* binding */ annotate),
  judge: () => (/* binding */ judge),
  write: () => (/* binding */ write)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(455);
// EXTERNAL MODULE: ./packages/conventions/lib/core.js + 4 modules
var core = __webpack_require__(308);
// EXTERNAL MODULE: ./packages/snapshot/lib/faults.js
var faults = __webpack_require__(369);
// EXTERNAL MODULE: ./packages/snapshot/lib/reasons.js
var reasons = __webpack_require__(7);
// EXTERNAL MODULE: ./packages/snapshot/lib/limits.js
var limits = __webpack_require__(184);
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
            if (above + open.length >= limits/* MAX_DEPTH */.lr)
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

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/coherence.js + 11 modules
var coherence = __webpack_require__(606);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/rule.js
var rule = __webpack_require__(353);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-a-rules.js

const LENGTHS = [
    (0,rule/* equal */.LC)('A', 'policy-count', 'policy_count', (p) => p.policy_ids.length, 'policy_count is the number of policy_ids.'),
    (0,rule/* equal */.LC)('A', 'relationship-count', 'relationship_count', (p) => p.linked_asset_ids.length, 'relationship_count is the number of linked_asset_ids.'),
    (0,rule/* equal */.LC)('A', 'dependency-count', 'dependency_count', (p) => p.dependency_portfolio_ids.length, 'dependency_count is the number of dependency_portfolio_ids.'),
    (0,rule/* equal */.LC)('A', 'dependent-count', 'dependent_count', (p) => p.dependent_portfolio_ids.length, 'dependent_count is the number of dependent_portfolio_ids.'),
];
const FLAGS = [
    (0,rule/* equal */.LC)('A', 'owner-missing', 'owner_missing', (p) => p.owner_teams.length === 0 && p.owner_names.length === 0, 'owner_missing is true exactly when owner_teams and owner_names are both empty.'),
    (0,rule/* equal */.LC)('A', 'environment-missing', 'environment_missing', (p) => p.environments.length === 0, 'environment_missing is true exactly when environments is empty.'),
];
const ROUTES = [
    (0,rule/* equal */.LC)('A', 'route-ready', 'live_ready_exposure_count', (p) => p.route_state_counts.ready, 'live_ready_exposure_count is route_state_counts.ready.'),
    (0,rule/* equal */.LC)('A', 'route-needs-config', 'needs_config_exposure_count', (p) => p.route_state_counts.needs_config, 'needs_config_exposure_count is route_state_counts.needs_config.'),
    (0,rule/* equal */.LC)('A', 'route-template', 'template_exposure_count', (p) => p.route_state_counts.template, 'template_exposure_count is route_state_counts.template.'),
    (0,rule/* equal */.LC)('A', 'route-blocked', 'blocked_exposure_count', (p) => p.route_state_counts.blocked, 'blocked_exposure_count is route_state_counts.blocked.'),
    (0,rule/* equal */.LC)('A', 'route-manual', 'manual_exposure_count', (p) => p.route_state_counts.manual, 'manual_exposure_count is route_state_counts.manual.'),
];
const exposures = (p) => p.exposure_count;
const dependencies = (p) => p.dependency_count;
const BOUNDS = [
    (0,rule/* atMost */.Tu)('A', 'critical-assets-bound', 'critical_asset_count', (p) => p.asset_count, 'critical_asset_count is at most asset_count.'),
    (0,rule/* holds */.v9)('A', 'assets-bound', 'asset_count', (p) => p.asset_count >= p.asset_ids.length, 'asset_count is at least the number of asset_ids.'),
    (0,rule/* atMost */.Tu)('A', 'needs-case-bound', 'needs_case_count', exposures, 'needs_case_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'tracked-bound', 'tracked_exposure_count', exposures, 'tracked_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'routed-bound', 'routed_exposure_count', exposures, 'routed_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'live-ready-bound', 'live_ready_exposure_count', exposures, 'live_ready_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'local-handoff-bound', 'local_handoff_exposure_count', exposures, 'local_handoff_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'needs-config-bound', 'needs_config_exposure_count', exposures, 'needs_config_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'template-bound', 'template_exposure_count', exposures, 'template_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'blocked-bound', 'blocked_exposure_count', exposures, 'blocked_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'manual-bound', 'manual_exposure_count', exposures, 'manual_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-gap-bound', 'dependency_gap_count', dependencies, 'dependency_gap_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-live-ready-bound', 'dependency_live_ready_count', dependencies, 'dependency_live_ready_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-handoff-bound', 'dependency_handoff_count', dependencies, 'dependency_handoff_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-manual-bound', 'dependency_manual_count', dependencies, 'dependency_manual_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependent-gap-bound', 'dependent_gap_count', (p) => p.dependent_count, 'dependent_gap_count is at most dependent_count.'),
];
const TIER_A_RULES = [...LENGTHS, ...FLAGS, ...ROUTES, ...BOUNDS];

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/derive.js
var derive = __webpack_require__(28);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/disjoint.js
var disjoint = __webpack_require__(359);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-b-rules.js
/** Rules of tier B that one portfolio decides alone: the default policy's own (coverage-rules.md, "What must cohere": B). */



const DEFAULT_COUNTS = [
    (0,rule/* equal */.LC)('B', 'routes-sum', 'exposure_count', derive/* routesSum */.Mi, 'The six route_state_counts add up to exposure_count.'),
    (0,rule/* equal */.LC)('B', 'local-handoff', 'local_handoff_exposure_count', (p) => p.route_state_counts.copy_only + p.route_state_counts.needs_config, 'local_handoff_exposure_count is route_state_counts.copy_only plus needs_config.'),
    (0,rule/* equal */.LC)('B', 'routed', 'routed_exposure_count', (p) => p.exposure_count - p.manual_exposure_count, 'routed_exposure_count is exposure_count less manual_exposure_count.'),
    (0,rule/* equal */.LC)('B', 'cases-sum', 'tracked_exposure_count', (p) => p.exposure_count - p.needs_case_count, 'Every exposure is tracked or needs a case: tracked_exposure_count plus needs_case_count is exposure_count.'),
    (0,rule/* equal */.LC)('B', 'relationship-gap', 'relationship_gap', (p) => p.asset_count > 1 && p.relationship_count === 0, 'relationship_gap is true exactly when there is more than one asset and no relationship.'),
    (0,rule/* holds */.v9)('B', 'linked-outside', 'linked_asset_ids', (p) => (0,disjoint/* areDisjoint */.h)(p.linked_asset_ids, p.asset_ids), 'linked_asset_ids names no asset of the portfolio itself.'),
    (0,rule/* holds */.v9)('B', 'critical-assets', 'highest_criticality', (p) => p.critical_asset_count > 0 === (p.highest_criticality === 'critical' || p.highest_criticality === 'high'), 'highest_criticality is critical or high exactly when critical_asset_count is above 0.'),
    (0,rule/* holds */.v9)('B', 'idle-severity', 'highest_severity', (p) => p.exposure_count > 0 || p.highest_severity === 'info', 'Without exposures highest_severity is info.'),
    (0,rule/* holds */.v9)('B', 'idle-workflows', 'workflow_values', (p) => p.exposure_count > 0 || p.workflow_values.length === 0, 'Without exposures workflow_values is empty.'),
    (0,rule/* holds */.v9)('B', 'route-blockers', 'route_blockers', (p) => p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0, 'route_blockers names something exactly when an exposure is blocked or needs configuration.'),
    (0,rule/* holds */.v9)('B', 'recommended-actions', 'recommended_actions', (p) => p.recommended_actions.length <= derive/* MOST_RECOMMENDED_ACTIONS */.ib, `At most ${derive/* MOST_RECOMMENDED_ACTIONS */.ib} recommended_actions.`),
];
const DEFAULT_STATES = [
    (0,rule/* equal */.LC)('B', 'coverage-score', 'coverage_score', derive/* coverageScore */.bg, 'coverage_score follows from the counts by the default policy.'),
    (0,rule/* equal */.LC)('B', 'coverage-state', 'coverage_state', derive/* coverageState */.yI, 'coverage_state follows from the counts by the default policy.'),
    (0,rule/* equal */.LC)('B', 'coverage-label', 'coverage_label', (p) => derive/* COVERAGE_LABELS */.Vl[p.coverage_state], 'coverage_label is the label of coverage_state.'),
    (0,rule/* equal */.LC)('B', 'route-coverage-state', 'route_coverage_state', (p) => derive/* routeCoverageState */.zl(p.route_state_counts), 'route_coverage_state follows from route_state_counts by the default policy; without exposures it is tracked.'),
    (0,rule/* equal */.LC)('B', 'route-coverage-label', 'route_coverage_label', (p) => derive/* ROUTE_LABELS */.Ss[p.route_coverage_state], 'route_coverage_label is the label of route_coverage_state.'),
    (0,rule/* equal */.LC)('B', 'route-coverage-token', 'route_coverage_token', (p) => derive/* ROUTE_TOKENS */.zR[p.route_coverage_state], 'route_coverage_token is the token of route_coverage_state.'),
];
const TIER_B_RULES = [...DEFAULT_COUNTS, ...DEFAULT_STATES];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-c-rules.js
/** Rules of tier C that one portfolio decides alone: often untrue of honest documents (coverage-rules.md, "What must cohere": C). */


const TIER_C_RULES = [
    (0,rule/* equal */.LC)('C', 'asset-count', 'asset_count', (p) => p.asset_ids.length, 'asset_count is the number of asset_ids, unless the list was cut.'),
    (0,rule/* holds */.v9)('C', 'asset-names', 'asset_names', (p) => p.asset_names.length === p.asset_ids.length, 'asset_names has one name for each of asset_ids, unless names are equal.'),
    (0,rule/* holds */.v9)('C', 'dependency-labels-count', 'dependency_portfolio_labels', (p) => p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length, 'dependency_portfolio_labels has one label for each id, unless labels are equal.'),
    (0,rule/* holds */.v9)('C', 'dependent-labels-count', 'dependent_portfolio_labels', (p) => p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length, 'dependent_portfolio_labels has one label for each id, unless labels are equal.'),
    (0,rule/* holds */.v9)('C', 'one-direction', 'dependent_portfolio_ids', (p) => (0,disjoint/* areDisjoint */.h)(p.dependent_portfolio_ids, p.dependency_portfolio_ids), 'No portfolio is both a dependency and a dependent of another.'),
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

// EXTERNAL MODULE: ./packages/snapshot/lib/generated/checks.js + 1 modules
var checks = __webpack_require__(924);
// EXTERNAL MODULE: ./packages/snapshot/lib/generated/shape.js
var shape = __webpack_require__(5);
// EXTERNAL MODULE: ./packages/snapshot/lib/read/raw.js
var read_raw = __webpack_require__(597);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/date-time.js
var date_time = __webpack_require__(111);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/lists.js
var lists = __webpack_require__(652);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/quote.js
var quote = __webpack_require__(473);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/strings.js
var strings = __webpack_require__(935);
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
            if ((0,lists/* isObject */.Gv)(value))
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
            if (!(0,strings/* isInteger */.Fq)(value, shape.min, shape.max ?? Infinity))
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
        message: `The field ${(0,quote/* quote */.hD)(key)} does not exist in the schema.`,
        found: (0,quote/* quote */.hD)(key),
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
                add(faults, 'repeated-item', [...place, index], 'The list holds this item twice.', (0,quote/* quote */.hD)(item), 'an item that is not in the list yet');
        }
        seen.add(item);
    });
}
function explainInteger(value, shape, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    const allowed = shape.max === undefined ? `a whole number from ${shape.min}` : `a whole number from ${shape.min} to ${shape.max}`;
    if (typeof value === 'number') {
        add(faults, 'wrong-number', place, `${(0,quote/* quote */.hD)(value)} is not ${allowed}.`, (0,quote/* quote */.hD)(value), allowed);
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
            return add(faults, 'wrong-length', place, `The string has ${(0,strings/* codePoints */.BH)(value)} characters; allowed are ${shape.min} to ${shape.max}.`, (0,quote/* quote */.hD)(value), allowed);
        case 'slug':
            return add(faults, 'wrong-pattern', place, `${(0,quote/* quote */.hD)(value)} does not match ${shape.pattern}.`, (0,quote/* quote */.hD)(value), allowed, slugOf(value, shape));
        case 'choice':
            return add(faults, 'wrong-choice', place, `${(0,quote/* quote */.hD)(value)} is not allowed here.`, (0,quote/* quote */.hD)(value), allowed, suggest(value, shape.values));
        case 'date-time':
            return add(faults, 'wrong-date', place, `${(0,quote/* quote */.hD)(value)} is not a date and time as RFC 3339 writes it.`, (0,quote/* quote */.hD)(value), allowed);
    }
}
function isString(value, shape) {
    switch (shape.kind) {
        case 'text':
            return (0,strings/* isText */.KH)(value, shape.min, shape.max, strings/* codePoints */.BH);
        case 'slug':
            return (0,strings/* isSlug */.u5)(value, shape.prefix);
        case 'choice':
            return shape.values.includes(value);
        case 'date-time':
            return (0,date_time/* isDateTime */.A)(value);
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
    return (0,strings/* isSlug */.u5)(slug, shape.prefix) ? slug : undefined;
}
function wrongType(value, allowed, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    add(faults, 'wrong-type', place, `Here stands ${kindOf(value)}; allowed is ${allowed}.`, (0,quote/* quote */.hD)(value), allowed);
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

// EXTERNAL MODULE: ./packages/snapshot/lib/validate/strings-in.js
var strings_in = __webpack_require__(699);
;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/judge.js
/** The schema and the coherence rules, asked value by value: portfolios one by one, then all that stands around them. */











const listShape = shape/* snapshotShape */.o.fields['portfolios'];
const portfolioShape = listShape?.kind === 'list' ? listShape.of : shape/* snapshotShape */.o;
class judge_Judge {
    schema;
    coherence;
    #facts;
    #portfolios = 0;
    /** Coherence is judged only while the schema holds: a count that is not even a number contradicts nothing. */
    #coheres = true;
    /** `isRaw`: the strings of portfolios are raw text (read/raw.ts). */
    constructor(options, limit, isRaw = false) {
        this.schema = new faults/* FaultList */.xT(limit);
        this.coherence = new coherence/* Coherence */.R(options, limit, isRaw);
        this.#facts = new checks/* PortfolioFacts */.O(isRaw ? read_raw/* rawPoints */.gu : strings/* codePoints */.BH);
    }
    get portfolios() {
        return this.#portfolios;
    }
    /** The next item of the list; returns how many strings it holds, names of fields included. `shown` are the items as faults show them. */
    portfolio(value, shown) {
        const index = this.#portfolios;
        this.#portfolios += 1;
        const strings = (0,checks/* portfolioStrings */.L)(value, this.#facts);
        if (isPortfolio(value, strings)) {
            if (this.#coheres)
                this.#cohere(value, index, shown);
            return strings;
        }
        this.#coheres = false;
        explain(shown === undefined ? value : shown.record(index), portfolioShape, ['portfolios', index], this.schema);
        return (0,strings_in/* stringsIn */.Q)(value);
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
        explain(value, shape/* snapshotShape */.o, [], this.schema);
        if (isSnapshot(value, this.schema.count === before) && this.#coheres && before === 0)
            this.coherence.finish(value.summary);
    }
}
function isPortfolio(value, strings) {
    return strings !== lists/* INVALID */.uY;
}
function isSnapshot(value, isExplained) {
    return isExplained;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(573);
// EXTERNAL MODULE: ./packages/snapshot/lib/read/count.js
var count = __webpack_require__(472);
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
    const lastBreak = raw.includes('\n') ? bytes.lastIndexOf(count/* LINE_FEED */.kR) : -1;
    if (lastBreak === -1)
        return { line: base.line, column: base.column + (0,count/* unitsOf */.$J)(bytes) };
    return { line: base.line + (0,count/* countOf */.pq)(count/* LINE_FEED */.kR, bytes), column: (0,count/* unitsOf */.$J)(bytes.subarray(lastBreak + 1)) + 1 };
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
    constructor(sink, sliceBytes = limits/* SLICE_BYTES */.XF) {
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
        if (this.#end - this.#start + bytes.length > limits/* MAX_PIECE_BYTES */.EZ)
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
        if (this.#depth > limits/* MAX_DEPTH */.lr)
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
        if (this.#bytes > limits/* MAX_DOCUMENT_BYTES */.bi)
            return this.#refuse('too-large', this.#next, `at most ${limits/* MAX_DOCUMENT_BYTES */.bi} bytes`);
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
            this.#refuse(code, positionIn(text, text.length, this.#next), `at most ${limits/* MAX_DEPTH */.lr} levels`);
            return;
        }
        const piece = this.#splitter.phase === 'head'
            ? new EnvelopePiece(text, '', this.#next)
            : new SlicePiece(() => `[${text}`, 0, this.#next);
        const fault = this.#splitter.phase === 'tail' ? undefined : diagnose(piece.text);
        if (fault === undefined || fault.isCutOff)
            this.#refuse(code, this.#next, `at most ${limits/* MAX_PIECE_BYTES */.EZ} bytes in one value`);
        else
            this.#refuseSyntax(fault, piece);
    }
    #head(bytes) {
        const text = decodePrefix(bytes);
        this.#next = positionIn(text, text.length, DOCUMENT_START);
    }
    #slice(slice) {
        const raw = (0,read_raw/* rawOf */.UD)(slice.bytes);
        const json = raw === undefined ? undefined : (0,read_raw/* withoutEscapes */.Lx)(raw);
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
        if (!this.#isWritten(raw, (0,count/* countOf */.pq)(count/* QUOTE */.jA, slice.bytes), strings, piece, first))
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
        if (quotes === 2 * strings || (0,count/* stringsOf */.iw)(raw, quotes) === strings)
            return true;
        const report = (object, key, offset) => this.#duplicate(object, key, () => piece.at(offset), first);
        const tooDeep = duplicateKeys(piece.text, first === undefined ? 0 : LIST_DEPTH - 1, report);
        return tooDeep === undefined || this.#refuse('too-deep', piece.at(tooDeep), `at most ${limits/* MAX_DEPTH */.lr} levels`);
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
        const quotes = (0,count/* countOf */.pq)(count/* QUOTE */.jA, envelope.head) + (0,count/* countOf */.pq)(count/* QUOTE */.jA, envelope.tail);
        this.#isWritten(piece.text, quotes, (0,strings_in/* stringsIn */.Q)(parsed.value), piece);
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
            message: `The field ${(0,quote/* quote */.hD)(key)} is written twice in one object.`,
            found: (0,quote/* quote */.hD)(key),
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
        return this.#refuse(code, piece.at(offset), fault?.expected ?? 'JSON', found === '' ? 'the end of the document' : (0,quote/* quote */.hD)(found));
    }
    /** Notes the fault and stops reading. */
    #refuse(code, position, allowed, found = 'something else') {
        this.#report(code, position, allowed, found);
        this.#isStopped = true;
        return false;
    }
    #report(code, position, allowed, found = 'something else') {
        const fault = { code, place: [], message: `${faults/* FAULT_CODES */.cw[code]} Expected: ${allowed}.`, found, allowed };
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
        message: `This reader knows ${SCHEMA_VERSION}; the document says ${(0,quote/* quote */.hD)(version)}.`,
        found: (0,quote/* quote */.hD)(version),
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
    const fault = { ...rest, severity, pointer: (0,faults/* pointerOf */.rq)(place) };
    return position === undefined ? fault : { ...fault, position };
}
function inDocumentOrder(a, b) {
    if (a.position === undefined || b.position === undefined)
        return Number(b.position !== undefined) - Number(a.position !== undefined);
    return a.position.line - b.position.line || a.position.column - b.position.column;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/validate.js







/** Reads the document to its end, or to where nothing can be made of it. Rejects only when reading the bytes fails. */
async function validateSnapshot(source, options = {}) {
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
    return new SnapshotReader({ ...options, faultLimit: options.faultLimit ?? limits/* DEFAULT_FAULT_LIMIT */.vt });
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

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/link-rules.js
var link_rules = __webpack_require__(553);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/summary-rules.js
var summary_rules = __webpack_require__(17);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/catalogue.js
/** Every coherence rule by id, for documentation and for SARIF. */



const RULES = [...PORTFOLIO_RULES, ...summary_rules/* SUM_RULES */.k, ...Object.values(link_rules/* LINK_RULES */.j)].map(({ id, tier, sentence }) => ({ id, tier, sentence }));

// EXTERNAL MODULE: ./packages/snapshot/lib/format/sentence.js
var sentence = __webpack_require__(523);
;// CONCATENATED MODULE: ./packages/snapshot/lib/format/annotations.js



/** Errors first; the first of every file before the second of any. */
function annotations(verdicts, options = {}) {
    const limit = Math.min(options.perSeverity ?? limits/* ANNOTATIONS_PER_STEP */.Sg, limits/* ANNOTATIONS_PER_STEP */.Sg);
    return [...chosen(verdicts, 'error', limit), ...chosen(verdicts, 'warning', limit)];
}
function chosen(verdicts, severity, limit) {
    const columns = verdicts.map((verdict) => verdict.faults.filter((fault) => fault.severity === severity).slice(0, limit));
    const taken = [];
    for (let row = 0; row < limit && taken.length < limit; row += 1) {
        columns.forEach((faults, index) => {
            const fault = faults[row];
            const file = verdicts[index]?.file;
            if (fault === undefined || file === undefined || taken.length >= limit)
                return;
            const message = shorten((0,quote/* printable */.g$)((0,sentence/* sentence */.e)(fault)));
            const title = fault.rule ?? fault.code;
            taken.push({
                severity,
                file,
                line: fault.position?.line ?? 1,
                column: fault.position?.column ?? 1,
                title,
                message,
            });
        });
    }
    return taken;
}
function shorten(text) {
    return text.length <= limits/* ANNOTATION_CHARACTERS */.jl ? text : `${text.slice(0, limits/* ANNOTATION_CHARACTERS */.jl - 1)}…`;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/format/json.js
function json(verdicts) {
    return `${JSON.stringify({ valid: verdicts.every(({ outcome }) => outcome === 'valid'), verdicts }, null, 2)}\n`;
}

// EXTERNAL MODULE: ./packages/snapshot/lib/format/markdown.js
var markdown = __webpack_require__(227);
;// CONCATENATED MODULE: ./packages/snapshot/lib/format/sarif.js
/** The verdicts as SARIF 2.1.0, for code scanning. Columns are UTF-16 code units, as this package counts them. */




const TOOL = 'agent-remediation validate-snapshot';
function sarif(verdicts) {
    const rules = [
        ...Object.entries(faults/* FAULT_CODES */.cw).map(([id, text]) => ({ id, shortDescription: { text } })),
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
    return (0,quote/* printable */.g$)(text).replaceAll('](', String.raw `]\u0028`);
}
function resultOf(file, fault) {
    const region = { startLine: fault.position?.line ?? 1, startColumn: fault.position?.column ?? 1 };
    const uri = file.split('/').map(encodeURIComponent).join('/');
    return {
        ruleId: fault.rule === undefined ? fault.code : `coherence/${fault.rule}`,
        level: fault.severity,
        message: { text: inert((0,sentence/* sentence */.e)(fault)) },
        locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/validate-files.js
/** Validates the files that a pattern matched. An action or a command only reads its inputs and shows what comes back. */


/** From the gravest on. */
const GRAVITY = [
    'snapshot-unreadable',
    'snapshot-unknown-version',
    'snapshot-invalid',
    'snapshot-incoherent',
    'snapshot-valid',
];
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
        message: faults/* FAULT_CODES */.cw[code],
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
var files_workspace = __webpack_require__(583);
;// CONCATENATED MODULE: ./packages/snapshot/lib/index.js












// EXTERNAL MODULE: ./packages/snapshot/lib/files/short-way.js + 2 modules
var short_way = __webpack_require__(100);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/match.js
/** Which files of a workspace patterns mean. Links to folders are not followed; what leads out of the workspace is left to the reader's refusal. */


/** Entries of folders that are looked at for one pattern. */
const MAX_ENTRIES = 500_000;
class TooManyFiles extends Error {
}
/**
 * Paths relative to the workspace, in the order of the patterns and sorted within each. A line that begins with `!` takes files out again.
 * A pattern that matches nothing is returned as it is, so that the reader says so; none at all when nothing matches.
 * @throws TooManyFiles
 */
async function match_matchFiles(workspace, patterns) {
    const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
    const refused = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    if (refused.length === 0 && !wanted.some(isPattern))
        return [...new Set(wanted)];
    // Loaded only where there is a pattern: most callers name one file.
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 6, 19));
    const isRefused = refused.length === 0 ? () => false : picomatch(refused.map(match_plain), { dot: true });
    const found = new Set();
    const empty = [];
    for (const pattern of wanted) {
        const paths = isPattern(pattern) ? await expand(workspace, pattern, picomatch) : [match_plain(pattern)];
        const kept = paths.filter((path) => !isRefused(path));
        for (const path of kept)
            found.add(path);
        if (kept.length === 0)
            empty.push(pattern);
    }
    return found.size === 0 ? [] : [...found, ...empty];
}
function isPattern(text) {
    return /[*?[\]{}()]/.test(text);
}
function match_plain(path) {
    return path.startsWith('./') ? path.slice(2) : path;
}
async function expand(workspace, pattern, picomatch) {
    const { base, glob } = picomatch.scan(match_plain(pattern));
    const root = await (0,promises_.realpath)(workspace);
    const folder = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, base)).catch(() => undefined);
    if (folder === undefined)
        return [];
    // A base that leads out of the workspace is handed on as it is: the reader refuses it.
    if (folder !== root && !folder.startsWith(root + external_node_path_.sep))
        return [base];
    const isMatch = picomatch(glob, { dot: true });
    const names = await filesBelow(folder);
    return names
        .filter((name) => isMatch(name))
        .map((name) => (0,external_node_path_.relative)(root, (0,external_node_path_.join)((0,external_node_path_.resolve)(root, base), name))
        .split(external_node_path_.sep)
        .join('/'))
        .sort();
}
/** Files and links below a folder, `.git` left out. Breadth first, without recursion: depth is the file system's to choose. */
async function filesBelow(folder) {
    const files = [];
    const folders = [''];
    let entries = 0;
    for (const below of folders) {
        for (const entry of await (0,promises_.readdir)((0,external_node_path_.join)(folder, below), { withFileTypes: true }).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new TooManyFiles(`more than ${MAX_ENTRIES} files and folders below ${folder}`);
            const name = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory()) {
                if (entry.name !== '.git')
                    folders.push(name);
            }
            else
                files.push(name);
        }
    }
    return files;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/write.js
/** Writes a file of the workspace, and nothing outside it, also through symbolic links (P10). */



/** The file is as it was before. */
class NotWritten extends Error {
}
class OutsideWorkspace extends NotWritten {
    constructor(path) {
        super(`${path} leads out of the workspace`);
    }
}
/**
 * Returns the path relative to the workspace. Folders are made as needed. The file is there whole or not at all, also where two processes
 * write it or the disk is full: the next run compares with it.
 * @throws OutsideWorkspace, also where the file is a link: what it leads to can change in between.
 * @throws NotWritten when the file system refuses.
 */
async function writeInWorkspace(workspace, path, text) {
    try {
        return await writeWhole(workspace, path, text);
    }
    catch (error) {
        if (typeof error !== 'object' || error === null || !('syscall' in error) || !('code' in error))
            throw error;
        throw new NotWritten(`${path} cannot be written (${String(error.code)})`, { cause: error });
    }
}
async function writeWhole(workspace, path, text) {
    const root = await (0,promises_.realpath)(workspace);
    const target = (0,external_node_path_.resolve)(root, path);
    if (!target.startsWith(root + external_node_path_.sep))
        throw new OutsideWorkspace(path);
    const folder = await nearestFolder((0,external_node_path_.dirname)(target));
    if (folder !== root && !folder.startsWith(root + external_node_path_.sep))
        throw new OutsideWorkspace(path);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
    const real = (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.dirname)(target)), target.slice((0,external_node_path_.dirname)(target).length));
    const isLink = await (0,promises_.lstat)(real).then((found) => found.isSymbolicLink(), () => false);
    if (isLink)
        throw new OutsideWorkspace(path);
    const draft = (0,external_node_path_.join)((0,external_node_path_.dirname)(real), `.${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.tmp`);
    try {
        await (0,promises_.writeFile)(draft, text, { flag: 'wx' });
        await (0,promises_.rename)(draft, real);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    return (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join('/');
}
/** The real path of the deepest folder on the way that exists. */
async function nearestFolder(path) {
    for (let folder = path;; folder = (0,external_node_path_.dirname)(folder)) {
        const real = await (0,promises_.realpath)(folder).catch(() => undefined);
        if (real !== undefined || folder === (0,external_node_path_.dirname)(folder))
            return real ?? folder;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/whole.js
/** Files that are needed whole in memory. */


/** Why a file cannot be had, for people. */
const REFUSED = {
    'outside-workspace': 'The path leads out of the workspace.',
    'no-such-file': 'There is no such file.',
    'no-files': 'The pattern matches no file.',
};
/** Every file that the patterns mean, or why it cannot be had. A pattern that matches nothing is refused. Throws TooManyFiles. */
async function wholeFiles(workspace, patterns, maxBytes) {
    const read = workspaceReader(workspace);
    const paths = await matchFiles(workspace, patterns);
    const files = [];
    const refused = [];
    if (paths.length === 0)
        refused.push({ file: patterns.join(', '), why: REFUSED['no-files'] });
    for (const path of paths) {
        const found = await read(path);
        if (files.some(({ file }) => file === found.file))
            continue;
        if (found.is !== 'file') {
            refused.push({ file: found.file, why: REFUSED[found.is] });
            continue;
        }
        const bytes = found.whole(maxBytes);
        if (bytes === undefined)
            refused.push({ file: found.file, why: `The file has more than ${maxBytes} bytes.` });
        else
            files.push({ file: found.file, bytes });
    }
    return { files, refused };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/index.js
/** Files of a workspace: found, read, and never left. */






// EXTERNAL MODULE: ./actions/validate-snapshot/lib/report.js
var report = __webpack_require__(3);
;// CONCATENATED MODULE: ./actions/validate-snapshot/lib/long-way.js






async function judge(patterns, workspace, options) {
    const paths = await pathsOf(workspace, patterns);
    const read = (0,files_workspace/* workspaceReader */.X)(workspace);
    return ((await (0,short_way/* validateFaultless */.y0)(paths, read, options)) ?? (await validateFiles(paths, patterns.join(', '), read, options)));
}
async function pathsOf(workspace, patterns) {
    try {
        return await match_matchFiles(workspace, patterns);
    }
    catch (error) {
        if (error instanceof TooManyFiles)
            throw new core/* Ending */._n('input-invalid', `input \`files\`: ${error.message}`);
        throw error;
    }
}
/** Writes the report below the runner's folder for such files, and SARIF into the workspace; returns the outputs that name them. */
async function write({ verdicts }, { report, sarifFile }, workspace, folder) {
    const path = report === 'none' ? '' : `${folder}/validate-snapshot.${report === 'json' ? 'json' : 'md'}`;
    if (report !== 'none')
        await (0,promises_.writeFile)(path, report === 'json' ? json(verdicts) : (0,markdown/* markdown */.w)(verdicts));
    try {
        const sarifPath = sarifFile === undefined ? '' : await writeInWorkspace(workspace, sarifFile, sarif(verdicts));
        return { 'report-path': path, 'sarif-path': sarifPath };
    }
    catch (error) {
        if (error instanceof NotWritten)
            throw new core/* Ending */._n('input-invalid', `input \`sarif-file\`: ${error.message}`);
        throw error;
    }
}
function annotate(verdicts, perSeverity) {
    const lines = annotations(verdicts, { perSeverity }).map(({ severity, file, line, column, title, message }) => {
        const where = `file=${(0,report/* property */.MZ)(file)},line=${line},col=${column},title=${(0,report/* property */.MZ)(title)}`;
        return `::${severity} ${where}::${(0,report/* data */.p)(message)}\n`;
    });
    (0,report/* print */.yy)(lines.join(''));
}


/***/ })

};
