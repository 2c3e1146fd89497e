export const id = 810;
export const ids = [810];
export const modules = {

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readScans: () => (/* binding */ readScans)
});

// EXTERNAL MODULE: ./packages/snapshot/lib/build/index.js + 9 modules
var build = __webpack_require__(858);
// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 3 modules
var lib = __webpack_require__(2833);
;// CONCATENATED MODULE: ./packages/findings/lib/finding.js
const finding_SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'];
/** The attributes that a brief shows beside title and explanation, in the order of seed 2.5. */
const SHOWN_ATTRIBUTES = (/* unused pure expression or super */ null && ([
    ['severity', 'severity'],
    ['location', 'affected location'],
    ['reachablePath', 'reachable path'],
    ['exploitability', 'exploitability'],
    ['confidence', 'confidence'],
    ['validationResult', 'validation result'],
    ['suggestedFix', 'suggested fix'],
]));
/** Where findings come from. */
const SOURCES = (/* unused pure expression or super */ null && ([
    'code-scanning',
    'dependabot',
    'secret-scanning',
    'sarif',
    'list',
    'issues',
    'coverage',
]));
/** Whether a severity is as grave as the floor, or graver. A finding without one is not: nobody said that it is. */
function isAtLeast(severity, floor) {
    return severity !== undefined && finding_SEVERITIES.indexOf(severity) <= finding_SEVERITIES.indexOf(floor);
}

;// CONCATENATED MODULE: ./packages/findings/lib/reading.js
/** Each reason in words; `isFault`: the record could not be used although it may be a finding. */
const LEFT_OUT = {
    'not-open': { says: 'not open any more', isFault: false },
    'below-severity': { says: 'less severe than asked for', isFault: false },
    'beyond-window': { says: 'less severe than the ones that were kept', isFault: false },
    suppressed: { says: 'suppressed in the scan', isFault: false },
    'gone-since-baseline': { says: 'in the baseline only', isFault: false },
    'no-failure': { says: 'passed, not applicable or for information', isFault: false },
    'pull-request': { says: 'a pull request', isFault: false },
    'no-exposure': { says: 'a portfolio without an exposure to work on', isFault: false },
    'same-finding': { says: 'listed twice, alike', isFault: false },
    'same-id': { says: 'another finding with an id that is taken', isFault: true },
    'unknown-repository': { says: 'in a repository that is not part of the sweep', isFault: true },
    malformed: { says: 'without what tells a finding apart', isFault: true },
};
/** True when nothing was passed over: the end was reached, and no record was left out that may be a finding. */
function isWhole(reading) {
    return (reading.is === 'read' &&
        reading.stopped === undefined &&
        reading.leftOut.every(({ why, count }) => count === 0 || (!LEFT_OUT[why].isFault && why !== 'beyond-window')));
}

;// CONCATENATED MODULE: ./packages/findings/lib/index.js
/** What a finding is. Reading, comparing and ranking them have doors of their own: most runs need none of it. */



;// CONCATENATED MODULE: ./packages/findings/lib/fields.js
/** Reads what is `unknown` until it is checked: own fields only, and nothing that is empty. */
function isItem(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldAt(value, ...path) {
    let at = value;
    for (const key of path)
        at = isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    return at;
}
function textAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
function numberAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}
function listAt(value, ...path) {
    const found = fieldAt(value, ...path);
    return Array.isArray(found) ? found : [];
}
function dateAt(value, ...path) {
    const time = Date.parse(textAt(value, ...path) ?? '');
    return Number.isNaN(time) ? undefined : new Date(time);
}
/** An object without the fields that are `undefined`: absent is absent. */
function present(fields) {
    const kept = {};
    for (const key in fields)
        if (fields[key] !== undefined)
            kept[key] = fields[key];
    return kept;
}

;// CONCATENATED MODULE: ./packages/findings/lib/words.js
/** Lengths of what a finding says. Cleaning and redacting are for whoever shows it: a finding keeps the words of its source. */

/** Characters of an attribute other than the explanation, and of a name in a list of what was left out. */
const MAX_ATTRIBUTE = 2_000;
const MAX_NAME = 200;
/** Addresses and names under `artifacts`. */
const MAX_ARTIFACTS = 20;
function capped(text, most) {
    if (text.length <= most)
        return text;
    const cut = text.slice(0, most - 1);
    // Half of a pair at the end would be no text any more.
    return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
/** The first line that says something. */
function titleOf(text) {
    return capped(text
        .trim()
        .split(/[\r\n\u2028\u2029]/, 1)[0]
        ?.trim() ?? '', lib/* MAX_DATA_TITLE */.Rt);
}
function explanationOf(...parts) {
    const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
    return capped([...new Set(said)].join('\n\n'), lib/* MAX_DATA_TEXT */.cv);
}
function attribute(text) {
    const trimmed = text?.trim();
    return trimmed === undefined || trimmed === '' ? undefined : capped(trimmed, MAX_ATTRIBUTE);
}
function artifactsOf(addresses) {
    const known = [...new Set(addresses.flatMap((address) => attribute(address) ?? []))].slice(0, MAX_ARTIFACTS);
    return known.length === 0 ? undefined : known;
}

;// CONCATENATED MODULE: ./packages/findings/lib/marks.js
/**
 * Marks: what is equal when one finding is seen by two sources, or by one source twice. A heuristic (D2): two sources share no id, so
 * that what they say of it is compared. Each is a hash, since it may be stored where the finding's text must not be.
 */
/** The same rule of the same tool at the same line and column of the same file: a code-scanning alert and the SARIF it was made from. */
function placeMark(finding) {
    const { tool, rule, path, line, column } = finding;
    return mark('place', tool.toLowerCase(), rule, path, String(line), String(column ?? 1));
}
/** One advisory in one manifest. `advisory`: a CVE or GHSA number. */
function advisoryMark(advisory, manifest) {
    return mark('advisory', advisory.toUpperCase(), manifest);
}
/** A secret on one line of a file, whatever the scanners call it. */
function secretMark(path, line) {
    return mark('secret', path, String(line));
}
/** The numbers under which a rule's name holds an advisory, such as `GHSA-…-lodash`. */
function advisoriesIn(text) {
    return [...new Set(text.toUpperCase().match(/\bCVE-\d{4}-\d{4,7}\b|\bGHSA(?:-[23456789CFGHJMPQRVWX]{4}){3}\b/g))];
}
function mark(...parts) {
    return `m1-${sha256(JSON.stringify(parts)).slice(0, 32)}`;
}
/** In hex. */
function sha256(text) {
    // Not imported above: a run that reads no finding needs no node:crypto.
    return process.getBuiltinModule('node:crypto').hash('sha256', text);
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/identity.js
/**
 * What makes a result the same one in the next scan (D2). The scanner's own fingerprint where there is one; else what it says, without the
 * numbers in it. Never the line, which moves with every edit above it, and never a snippet, which may be a secret. Results that are alike
 * in all of this are numbered in the order of the file: when one of two is fixed, the scan shows one less, and the last number is gone.
 */


/** GitHub's own: a hash of the line and its neighbours. The others count only where it is missing. */
const LINE_HASHES = ['primaryLocationLineHash', 'primaryLocationLineHash/v1'];
function likenessOf(result, tables) {
    const location = firstLocation(result);
    const file = fileOf(location, tables);
    const where = file === undefined ? logicalName(location) : file.identity;
    const place = file === undefined ? `l${where.length} ${where}` : file.number;
    const spot = spotOf(location);
    const printed = fingerprintOf(result);
    if (printed !== '')
        return { where, place, words: printed, spot };
    const text = messageText(result);
    const numbers = /\d/.test(text) ? text.match(/\d+/g) : null;
    if (numbers === null)
        return { where, place, words: `t ${text}`, spot };
    return { where, place, words: `t ${text.replace(/\d+/g, '#')}`, spot: `${spot} ${numbers.join(' ')}` };
}
/** Equal for results of one log that are alike. */
function likenessKey({ place, words }, rule) {
    return `${rule.number} ${place} ${words}`;
}
/** Line and column as one number. */
function spotOf(location) {
    const physical = location?.['physicalLocation'];
    const region = isItem(physical) ? physical['region'] : undefined;
    if (!isItem(region))
        return 0;
    const { startLine, startColumn, charOffset, byteOffset } = region;
    const line = startLine ?? charOffset ?? byteOffset;
    return (typeof line === 'number' ? line : 0) * MAX_COLUMNS + (typeof startColumn === 'number' ? startColumn : 1);
}
const MAX_COLUMNS = 2 ** 20;
/** Id of a finding from SARIF (D1): `sarif-<rule>-<hash>`, for the nth of those that are alike. */
function sarifId({ where, words }, rule, nth) {
    const { tool, id } = rule.named;
    // With the lengths: no text can be written so that two of these run together to another one.
    const text = `${tool.length} ${id.length} ${where.length}\n${tool}${id}${where}${words}`;
    return `sarif-${rule.slug}${sha256(nth === 1 ? text : `${nth}#${text}`).slice(0, HASH)}`;
}
/** Hex digits: with the slug of a rule, within the 64 characters of an id. */
const HASH = 20;
function firstLocation(result) {
    const { locations } = result;
    const first = Array.isArray(locations) ? locations[0] : undefined;
    return isItem(first) ? first : undefined;
}
function fileOf(location, tables) {
    const physical = location?.['physicalLocation'];
    return isItem(physical) ? tables.fileOf(physical['artifactLocation']) : undefined;
}
/** The scanner's own fingerprint, or an empty text. The letter tells the kinds apart, and a fingerprint from a message. */
function fingerprintOf({ partialFingerprints: partial, fingerprints: whole }) {
    if (isItem(partial)) {
        for (const key of LINE_HASHES) {
            const hash = partial[key];
            if (typeof hash === 'string' && hash !== '')
                return `h ${hash}`;
        }
        const all = pairs(partial);
        if (all !== '')
            return `p ${all}`;
    }
    const all = isItem(whole) ? pairs(whole) : '';
    return all === '' ? '' : `f ${all}`;
}
function pairs(fingerprints) {
    const keys = Object.keys(fingerprints).sort();
    // They are texts; what is none is written out, since an object may have no text of its own.
    const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
    return keys.map((key) => `${key}=${text(fingerprints[key])}`).join('\n');
}
/** The text of a message, or the name of one with its arguments. */
function messageText({ message }) {
    if (!isItem(message))
        return '';
    const { text, markdown } = message;
    const said = typeof text === 'string' ? text : markdown;
    if (typeof said === 'string')
        return said;
    return `${textAt(message, 'id') ?? ''}\n${listAt(message, 'arguments').join('\n')}`;
}
function logicalName(location) {
    const logical = listAt(location, 'logicalLocations')[0];
    return textAt(logical, 'fullyQualifiedName') ?? textAt(logical, 'name') ?? '';
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/limits.js
/** Limits of reading SARIF, with their units. */
/** Bytes. A larger log is refused: its producer splits it (GitHub itself takes 10 MB, compressed). */
const MAX_SARIF_BYTES = 2 ** 30;
/** Bytes. One result, or all that stands beside the results: what must be held in memory at once. */
const MAX_PIECE_BYTES = 64 * 2 ** 20;
/** Bytes of results that are held until their rules are known; beyond, the log is read a second time. */
const MAX_HELD_BYTES = 32 * 2 ** 20;
/** Bytes that are parsed and forgotten together. */
const SLICE_BYTES = 2 ** 16;
/** Levels of nesting. SARIF has some twenty; property bags may nest further. */
const MAX_DEPTH = 200;
/** Findings that are kept unless more are asked for: as many as ten pages of alerts. */
const DEFAULT_KEEP = 1_000;

;// CONCATENATED MODULE: ./packages/findings/lib/tally.js

/** Examples of each reason that a reading names. */
const MAX_EXAMPLES = 3;
/** Counts what is left out, by reason. */
class Tally {
    #kept = new Map();
    add(why, name, count = 1) {
        if (count === 0)
            return;
        const known = this.#kept.get(why) ?? { count: 0, examples: [] };
        known.count += count;
        if (name !== undefined && known.examples.length < MAX_EXAMPLES)
            known.examples.push(capped(name, MAX_NAME));
        this.#kept.set(why, known);
    }
    list() {
        return [...this.#kept].map(([why, { count, examples }]) => ({ why, count, examples }));
    }
}

;// CONCATENATED MODULE: ./packages/findings/lib/place.js

/** With `/`, without a leading `./`. `undefined`: absolute, outside of the repository, or no path. */
function plainPath(text) {
    if (text === undefined || text.length > MAX_ATTRIBUTE)
        return undefined;
    const slashed = text.includes('\\') ? text.replaceAll('\\', '/') : text;
    if (slashed.startsWith('/') || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(slashed))
        return undefined;
    if (!slashed.includes('./') && !slashed.includes('//') && !slashed.endsWith('.'))
        return slashed === '' ? undefined : slashed;
    return withoutDots(slashed);
}
function withoutDots(path) {
    const kept = [];
    for (const part of path.split('/')) {
        if (part === '..') {
            if (kept.pop() === undefined)
                return undefined;
        }
        else if (part !== '' && part !== '.')
            kept.push(part);
    }
    return kept.length === 0 ? undefined : kept.join('/');
}
/** `src/a.ts:12` */
function placeText({ path, line }) {
    return line === undefined ? path : `${path}:${line}`;
}

;// CONCATENATED MODULE: ./packages/findings/lib/severity.js
/** How sources say how grave a finding is, in the words of seed 2.4. */

/** A word that is one of seed 2.4, or one that scanners use for it. */
function severityOf(word) {
    const text = word?.trim().toLowerCase();
    if (text === undefined)
        return undefined;
    return (SEVERITIES.find((severity) => severity === text) ??
        (Object.hasOwn(OTHER_WORDS, text) ? OTHER_WORDS[text] : undefined));
}
const OTHER_WORDS = {
    moderate: 'medium',
    important: 'high',
    informational: 'info',
    information: 'info',
};
/** Levels of SARIF (coverage-rules, "SARIF severity"): error high, warning medium, note low, else info. */
function levelSeverity(level) {
    return level === 'error' ? 'high' : level === 'warning' ? 'medium' : level === 'note' ? 'low' : 'info';
}
/** Scores of 0 to 10, as CVSS and `security-severity` give them (coverage-rules, "SARIF severity"). Not a score above 0: `undefined`. */
function scoreSeverity(score) {
    if (!(score > 0 && score <= 10))
        return undefined;
    return score >= 9 ? 'critical' : score >= 7 ? 'high' : score >= 4 ? 'medium' : 'low';
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/rule-words.js



function aboutRule(id, data) {
    const title = titleOf(textOf(data, 'shortDescription') ?? textAt(data, 'name') ?? '');
    const tags = listAt(data, 'properties', 'tags');
    const advisories = advisoriesIn(id ?? '');
    const isSecret = tags.some((tag) => tag === 'secret' || tag === 'secrets');
    return {
        title: title === '' ? undefined : title,
        about: explanationOf(textOf(data, 'fullDescription'), textOf(data, 'help')),
        kind: isSecret ? 'secret' : advisories.length > 0 ? 'dependency' : 'code',
        confidence: attribute(textAt(data, 'properties', 'precision') ?? textAt(data, 'properties', 'confidence')),
        artifacts: artifactsOf([textAt(data, 'helpUri')]),
        advisories,
    };
}
function textOf(data, key) {
    return textAt(fieldAt(data, key), 'text') ?? textAt(fieldAt(data, key), 'markdown');
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/run.js
/** What the results of one run refer to: its rules, its files and where its paths begin. Read from the run without its results. */




/** Gives each text a number: comparing two results by numbers is many times faster than by what they stand for. */
class Numbers {
    #known = new Map();
    of(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        this.#known.set(text, this.#known.size);
        return this.#known.size - 1;
    }
}
class RunTables {
    tool;
    /** False when the tool stands behind the results, and is not known yet. */
    hasTool;
    run;
    #root;
    #bases;
    #numbers;
    #noRule;
    #rules = new Map();
    #overrides;
    /** By base, then by address. */
    #files = new Map();
    /** True when a path could not be told with what the run says of its files. */
    lacksBases = false;
    /** `root`: where the repository was checked out, for logs with absolute paths. */
    constructor(run, root, numbers) {
        this.run = run;
        this.#numbers = numbers;
        this.hasTool = isItem(run['tool']);
        this.tool = textAt(run, 'tool', 'driver', 'name') ?? 'unknown tool';
        const bases = run['originalUriBaseIds'];
        this.#bases = isItem(bases) ? bases : {};
        this.#overrides = overridesOf(run);
        this.#root = rootOf(run, this.#bases, root);
        this.#noRule = this.#rule(undefined, undefined);
    }
    #rule(id, data) {
        const score = Number(fieldAt(data, 'properties', 'security-severity') ?? Number.NaN);
        const level = (id === undefined ? undefined : this.#overrides.get(id)) ?? textAt(data, 'defaultConfiguration', 'level');
        const number = this.#numbers.of(`${this.tool.length} ${this.tool}${id ?? ''}`);
        return {
            ...aboutRule(id, data),
            id,
            number,
            named: { tool: this.tool, id: id ?? '' },
            slug: slugOf(id),
            data,
            scored: scoreSeverity(score),
            level: level ?? 'warning',
        };
    }
    /** The rule of a result: by its index or its id, in the driver or an extension. */
    ruleOf(result) {
        const reference = result['rule'];
        if (reference !== undefined)
            return this.#read(isItem(reference) ? reference : {}, result);
        const index = result['ruleIndex'];
        const key = typeof index === 'number' && index >= 0 ? index : textAt(result, 'ruleId');
        if (key === undefined)
            return this.#noRule;
        let rule = this.#rules.get(key);
        if (rule === undefined ||
            (rule.id !== undefined && result['ruleId'] !== undefined && !isOf(rule.id, result['ruleId']))) {
            rule = this.#read({}, result);
            this.#rules.set(key, rule);
        }
        return rule;
    }
    #read(reference, result) {
        const id = textAt(result, 'ruleId') ?? textAt(reference, 'id');
        const index = numberAt(reference, 'index') ?? numberAt(result, 'ruleIndex');
        const guid = textAt(reference, 'guid');
        const data = this.#find(componentsOf(this.run, reference['toolComponent']), id, index, guid);
        return this.#rule(id ?? textAt(data, 'id'), data);
    }
    #find(components, id, index, guid) {
        const [named] = components;
        const indexed = index === undefined || index < 0 ? undefined : listAt(named, 'rules')[index];
        // An index that leads to another rule is wrong; the id is what people see.
        if (indexed !== undefined && (id === undefined || isOf(textAt(indexed, 'id'), id)))
            return indexed;
        for (const component of components) {
            const found = listAt(component, 'rules').find((rule) => (guid !== undefined && textAt(rule, 'guid') === guid) || (id !== undefined && isOf(textAt(rule, 'id'), id)));
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** Whether what stands behind the results says otherwise than what stands before them. */
    isOutdoneBy(whole) {
        const isNew = (key) => this.run[key] === undefined && whole?.run[key] !== undefined;
        if (this.lacksBases && (isNew('originalUriBaseIds') || isNew('artifacts')))
            return true;
        return isNew('invocations') && whole !== undefined && whole.#overrides.size > 0;
    }
    /** Ids of the rules that the run lists, and of those that its results named so far. */
    ruleIds() {
        const listed = componentsOf(this.run, undefined).flatMap((component) => listAt(component, 'rules'));
        const named = [...this.#rules.values()].flatMap(({ id }) => id ?? []);
        return [...listed.flatMap((rule) => textAt(rule, 'id') ?? []), ...named];
    }
    /** Where an `artifactLocation` points. */
    fileOf(location) {
        if (!isItem(location))
            return undefined;
        const { uri, uriBaseId } = location;
        if (typeof uri !== 'string' || uri === '')
            return this.#byIndex(location);
        const base = typeof uriBaseId === 'string' ? uriBaseId : '';
        let files = this.#files.get(base);
        if (files === undefined)
            this.#files.set(base, (files = new Map()));
        let file = files.get(uri);
        if (file === undefined) {
            const { path, says } = this.#resolve(uri, base === '' ? undefined : base);
            // A base that the log does not define may be any folder: its name keeps two files of one name apart.
            const isOpen = base !== '' && !isItem(fieldAt(this.#bases, base)) && !ROOT_NAMES.test(base);
            const identity = isOpen ? `${base}:${path ?? says}` : (path ?? says);
            file = { path, says, identity, number: this.#numbers.of(identity) };
            files.set(uri, file);
        }
        return file;
    }
    #byIndex(location) {
        const index = numberAt(location, 'index');
        if (index === undefined || index < 0)
            return undefined;
        const listed = fieldAt(listAt(this.run, 'artifacts')[index], 'location');
        if (listed === undefined)
            this.lacksBases = true;
        return textAt(listed, 'uri') === undefined ? undefined : this.fileOf(listed);
    }
    #resolve(uri, base) {
        const whole = decoded(this.#absolute(uri, base));
        const isAbsolute = ABSOLUTE.test(whole) || whole.startsWith('/');
        if (!isAbsolute)
            return { path: plainPath(whole), says: whole };
        const path = this.#root !== undefined && whole.startsWith(this.#root) ? plainPath(whole.slice(this.#root.length)) : undefined;
        if (path === undefined)
            this.lacksBases ||= Object.keys(this.#bases).length === 0;
        return { path, says: whole };
    }
    /** Puts the bases before it, up to one that is absolute, unknown or left open. */
    #absolute(uri, base) {
        let at = base;
        let whole = uri;
        for (let step = 0; at !== undefined && step < MAX_BASES && !ABSOLUTE.test(whole); step += 1) {
            const entry = fieldAt(this.#bases, at);
            if (entry === undefined) {
                this.lacksBases ||= Object.keys(this.#bases).length === 0 && !ROOT_NAMES.test(at);
                return whole;
            }
            const prefix = textAt(entry, 'uri');
            if (prefix !== undefined)
                whole = `${prefix.endsWith('/') ? prefix : `${prefix}/`}${whole.replace(/^\/+/, '')}`;
            at = textAt(entry, 'uriBaseId');
        }
        return whole;
    }
}
const MAX_SLUG = 32;
function slugOf(id) {
    const slug = (id ?? '')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .slice(0, MAX_SLUG)
        .replace(/^-|-$/g, '');
    return slug === '' ? '' : `${slug}-`;
}
const ABSOLUTE = /^[A-Za-z][A-Za-z0-9+.-]*:/;
/** A base may name another; a log in which they go round must not hold a reader up. */
const MAX_BASES = 10;
/** Names that producers use for the root of the checkout. */
const ROOT_NAMES = /^%?(?:SRCROOT|ROOTPATH|REPOROOT|REPO_ROOT|PROJECTROOT|WORKINGDIR|PWD)%?$/i;
/** `CA1000/1` is a case of the rule `CA1000`. */
function isOf(rule, id) {
    return (rule === id || (typeof id === 'string' && rule !== undefined && id.startsWith(rule) && id[rule.length] === '/'));
}
/** The component that a reference names, before all others: the driver, where it names none. */
function componentsOf(run, reference) {
    const driver = fieldAt(run, 'tool', 'driver');
    const extensions = listAt(run, 'tool', 'extensions');
    const index = numberAt(reference, 'index');
    const named = index !== undefined && index >= 0
        ? extensions[index]
        : extensions.find((extension) => ['guid', 'name'].some((key) => textAt(reference, key) !== undefined && textAt(reference, key) === textAt(extension, key)));
    return named === undefined ? [driver, ...extensions] : [named, driver, ...extensions];
}
/** Levels that an invocation set for rules, by rule id. */
function overridesOf(run) {
    const overrides = listAt(run, 'invocations').flatMap((invocation) => listAt(invocation, 'ruleConfigurationOverrides'));
    return new Map(overrides.flatMap((entry) => {
        const index = numberAt(entry, 'descriptor', 'index');
        const [component] = componentsOf(run, fieldAt(entry, 'descriptor', 'toolComponent'));
        const id = textAt(entry, 'descriptor', 'id') ??
            (index === undefined ? undefined : textAt(listAt(component, 'rules')[index], 'id'));
        const level = textAt(entry, 'configuration', 'level');
        return id === undefined || level === undefined ? [] : [[id, level]];
    }));
}
/** Where absolute paths of the repository begin: what the log says of its checkout, else the shortest base, else what the caller knows. */
function rootOf(run, bases, known) {
    const mapped = listAt(run, 'versionControlProvenance').flatMap((entry) => textAt(entry, 'mappedTo', 'uriBaseId') ?? []);
    const names = Object.keys(bases);
    const chosen = [...mapped, ...names.filter((name) => ROOT_NAMES.test(name))].map((name) => textAt(bases, name, 'uri'));
    const absolute = (uri) => uri !== undefined && ABSOLUTE.test(uri);
    const shortest = names
        .map((name) => textAt(bases, name, 'uri'))
        .filter(absolute)
        .sort((a, b) => (a ?? '').length - (b ?? '').length)[0];
    const uri = chosen.find(absolute) ?? shortest ?? known;
    return uri === undefined ? undefined : decoded(uri.endsWith('/') ? uri : `${uri}/`);
}
function decoded(uri) {
    if (!uri.includes('%'))
        return uri;
    try {
        return decodeURIComponent(uri);
    }
    catch {
        return uri;
    }
}
/** How grave a result is: a score of its own or of its rule, else its level (coverage-rules, "SARIF severity"). */
function severityOfResult(result, rule) {
    const properties = result['properties'];
    if (properties !== undefined) {
        const own = scoreSeverity(Number(fieldAt(properties, 'security-severity') ?? Number.NaN));
        if (own !== undefined)
            return own;
    }
    const level = result['level'];
    return rule.scored ?? levelSeverity(typeof level === 'string' ? level : rule.level);
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/salvage.js
/** Finds the first fault in a list of results that JSON.parse refused, and what stands whole before it. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `bytes`: a list in brackets. */
function firstFault(bytes) {
    const whole = [];
    let start = 1;
    for (const end of ends(bytes)) {
        const text = bytes.toString('utf8', start, end);
        try {
            whole.push(JSON.parse(text));
        }
        catch (error) {
            return { whole, at: start, says: error instanceof Error ? error.message.slice(0, 120) : 'it is no JSON' };
        }
        start = end + 1;
    }
    return { whole, at: start, says: 'it is no JSON' };
}
/** Where each value of the list ends: at its comma, or before the last bracket. */
function* ends(bytes) {
    let depth = 0;
    let inString = false;
    for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (inString) {
            if (byte === BACKSLASH)
                at += 1;
            else
                inString = byte !== QUOTE;
        }
        else if (byte === QUOTE)
            inString = true;
        else if (byte === 0x5b || byte === 0x7b)
            depth += 1;
        else if (byte === 0x5d || byte === 0x7d)
            depth -= 1;
        else if (byte === COMMA && depth === 1)
            yield at;
    }
    yield bytes.length - 1;
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/pass.js
/** One pass over a SARIF log: every result is looked at once, and the gravest are kept. */







class Pass {
    tally = new Tally();
    numbers;
    /** Ids of all results that are there, suppressed ones too, with their rules; filled when they are asked for. */
    identities = new Map();
    /** What each list of results refers to: as known so far, or from an earlier pass. */
    tables;
    seen = 0;
    /** Why the log is no SARIF from some place on. */
    fault;
    /** The rules stand behind more results than can be held: the log has to be read again, with what is known then. */
    hasOverflow = false;
    #options;
    #isSecond;
    #floor;
    #buckets = finding_SEVERITIES.map(() => []);
    #alike = new Map();
    #held = [];
    #heldBytes = 0;
    #list = -1;
    constructor(options, numbers = new Numbers(), known = []) {
        this.numbers = numbers;
        this.#options = options;
        this.tables = [...known];
        this.#isSecond = known.length > 0;
        this.#floor = finding_SEVERITIES.indexOf(options.atLeast);
    }
    /** Lists of results that were met. */
    get lists() {
        return this.#list + 1;
    }
    /** Results whose rules are not known yet. */
    get held() {
        return this.#held.length;
    }
    run(head) {
        this.#list += 1;
        if (this.#isSecond)
            return this.tables[this.#list] !== undefined;
        const run = parsed(head.toString('utf8'));
        this.tables.push(new RunTables(isItem(run) ? run : {}, this.#options.root, this.numbers));
        return !this.hasOverflow;
    }
    slice({ bytes, offset, isGuess, hasNeighbour }) {
        const text = bytes.toString('utf8');
        const results = parsed(text);
        if (!Array.isArray(results)) {
            if (isGuess)
                return 'not-results';
            this.#salvage(bytes, offset);
            return 'stop';
        }
        if (results.length === 0 && hasNeighbour) {
            this.fault = `at byte ${offset} a result is missing`;
            return 'stop';
        }
        this.#takeAll(results, bytes.length);
        return this.hasOverflow ? 'skip' : 'taken';
    }
    /** What stands before the first fault counts. */
    #salvage(bytes, offset) {
        const { whole, at, says } = firstFault(bytes);
        this.fault = `at byte ${offset + at - 1}: ${says}`;
        this.#takeAll(whole, bytes.length);
    }
    #takeAll(results, bytes) {
        const tables = this.tables[this.#list];
        const list = this.#list;
        if (tables === undefined)
            return;
        if (this.#isSecond || tables.hasTool) {
            for (const result of results)
                this.take(result, list, tables);
            return;
        }
        this.#heldBytes += bytes;
        if (this.#heldBytes > MAX_HELD_BYTES) {
            this.hasOverflow = true;
            this.#held.length = 0;
        }
        if (!this.hasOverflow)
            for (const result of results)
                this.#held.push({ result, list });
    }
    /** Results that were held, with all that the log says of their run. */
    takeHeld(tables) {
        for (const { result, list } of this.#held) {
            const of = tables[list] ?? this.tables[list];
            if (of !== undefined)
                this.take(result, list, of);
        }
        this.#held.length = 0;
    }
    take(result, list, tables) {
        this.seen += 1;
        if (!isItem(result))
            return this.tally.add('malformed', `result ${this.seen}`);
        const why = reasonToLeave(result);
        if (why !== undefined)
            return this.tally.add(why);
        const rule = tables.ruleOf(result);
        const severity = severityOfResult(result, rule);
        const bucket = this.#bucketOf(severity);
        // What is left out anyway is not compared with the others, unless its identity is asked for: that is most of the work.
        if (typeof bucket === 'string' && !this.#options.identities)
            return this.tally.add(isSuppressed(result) ? 'suppressed' : bucket);
        // Suppressed ones are numbered too: suppressing one of two that are alike must not give the other one a new id.
        const likeness = likenessOf(result, tables);
        const id = this.#options.identities ? sarifId(likeness, rule, 1) : undefined;
        const nth = this.#count(id ?? likenessKey(likeness, rule), likeness.spot);
        if (nth === 0)
            return this.tally.add('same-finding', rule.id);
        if (id !== undefined)
            this.identities.set(nth === 1 ? id : sarifId(likeness, rule, nth), rule.named);
        if (isSuppressed(result))
            return this.tally.add('suppressed', rule.id);
        if (typeof bucket === 'string')
            return this.tally.add(bucket);
        if (saysNothing(result) && rule.id === undefined)
            return this.tally.add('malformed', `result ${this.seen}`);
        bucket.push({ result, list, severity, nth });
    }
    /** Where a result of this severity is kept, or why it is not. */
    #bucketOf(severity) {
        const gravity = GRAVITY[severity];
        const bucket = this.#buckets[gravity];
        if (bucket === undefined || gravity > this.#floor)
            return 'below-severity';
        return bucket.length >= this.#options.keep ? 'beyond-window' : bucket;
    }
    /** The number among the results that are alike; 0 when it is the same one again. */
    #count(key, spot) {
        const known = this.#alike.get(key);
        if (known === undefined) {
            this.#alike.set(key, spot);
            return 1;
        }
        const spots = !(known instanceof Set) ? new Set([known]) : known;
        if (spots.has(spot))
            return 0;
        spots.add(spot);
        this.#alike.set(key, spots);
        return spots.size;
    }
    /** The gravest, each severity in the order of the log. */
    kept() {
        const all = this.#buckets.flat();
        this.tally.add('beyond-window', undefined, Math.max(0, all.length - this.#options.keep));
        return all.slice(0, this.#options.keep);
    }
}
const GRAVITY = { critical: 0, high: 1, medium: 2, low: 3, info: 4 };
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Why a result is no failure that is there. `undefined`: it is one. */
function reasonToLeave(result) {
    const { kind, baselineState } = result;
    if (kind !== undefined && kind !== 'fail')
        return 'no-failure';
    if (baselineState === 'absent')
        return 'gone-since-baseline';
    return undefined;
}
function isSuppressed({ suppressions }) {
    return Array.isArray(suppressions) && suppressions.length > 0 && suppressions.every(isAccepted);
}
/** A suppression that is under review or was rejected suppresses nothing (SARIF 2.1.0, 3.35.3). */
function isAccepted(suppression) {
    const status = textAt(suppression, 'status');
    return status === undefined || status === 'accepted';
}
function saysNothing(result) {
    return !isItem(result['message']) && listAt(result, 'locations').length === 0;
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/message.js
/** Messages of SARIF: a text, or the id of a text of the rule with arguments for its placeholders. */

function messageOf(result, rule, tables) {
    const message = result['message'];
    const id = textAt(message, 'id');
    const template = textAt(message, 'text') ??
        textAt(message, 'markdown') ??
        (id === undefined
            ? undefined
            : (textAt(rule.data, 'messageStrings', id, 'text') ??
                textAt(tables.run, 'tool', 'driver', 'globalMessageStrings', id, 'text')));
    if (template === undefined)
        return undefined;
    const values = listAt(message, 'arguments');
    return withoutLinks(values.length === 0 ? template : filled(template, values));
}
/** `{0}` is the first argument; doubled braces stand for themselves. */
function filled(template, values) {
    return template.replace(/\{\{|\}\}|\{(\d{1,3})\}/g, (found, index) => {
        if (index === undefined)
            return found.slice(1);
        const value = values[Number(index)];
        return typeof value === 'string' ? value : found;
    });
}
/** `[a name](3)` refers to a related location of the log, which nobody has who reads the finding. */
function withoutLinks(text) {
    return text.includes('](') ? text.replace(/\[([^[\]\\]{0,500})\]\(\d{1,9}\)/g, '$1') : text;
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/reachable-path.js
/** How the weak code is reached, from the first flow that a result tells: `src/a.ts:3 → src/b.ts:9`. */



/** Steps that are shown; of a longer path the first and the last. */
const MAX_STEPS = 12;
const MAX_STEP = 300;
function reachablePathOf(result, tables) {
    const flow = listAt(result, 'codeFlows')[0];
    const locations = listAt(listAt(flow, 'threadFlows')[0], 'locations');
    const frames = listAt(listAt(result, 'stacks')[0], 'frames');
    // A stack names the innermost call first.
    const steps = locations.length > 0 ? locations : [...frames].reverse();
    const texts = steps.flatMap((step) => stepText(step, tables) ?? []).filter((text, at, all) => text !== all[at - 1]);
    if (texts.length === 0)
        return undefined;
    if (texts.length <= MAX_STEPS)
        return texts.join(' → ');
    const left = texts.length - MAX_STEPS;
    return [...texts.slice(0, MAX_STEPS / 2), `(${left} more)`, ...texts.slice(-MAX_STEPS / 2)].join(' → ');
}
function stepText(step, tables) {
    const index = numberAt(step, 'index');
    const cached = index === undefined ? undefined : listAt(tables.run, 'threadFlowLocations')[index];
    const location = fieldAt(isItem(fieldAt(step, 'location')) ? step : cached, 'location');
    const physical = fieldAt(location, 'physicalLocation');
    const file = tables.fileOf(fieldAt(physical, 'artifactLocation'));
    if (file !== undefined) {
        const line = numberAt(physical, 'region', 'startLine');
        return capped(placeText({ path: file.path ?? file.says, ...(line === undefined ? {} : { line }) }), MAX_STEP);
    }
    const logical = listAt(location, 'logicalLocations')[0];
    const name = textAt(logical, 'fullyQualifiedName') ?? textAt(logical, 'name') ?? textAt(location, 'message', 'text');
    return name === undefined ? undefined : capped(name, MAX_STEP);
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/result.js






function fromResult(facts) {
    const { result, tables, rule, severity, id, repository } = facts;
    const kind = facts.kind ?? rule.kind;
    // The message of a scanner for secrets may quote what it found.
    const said = kind === 'secret' ? undefined : messageOf(result, rule, tables);
    const title = rule.title ?? (titleOf(said ?? '') || (rule.id ?? id));
    const location = listAt(result, 'locations')[0];
    const place = placeOf(location, tables);
    const path = reachablePathOf(result, tables);
    const { properties: own } = result;
    return present({
        id,
        kind,
        title,
        explanation: explanationOf(said, rule.about) || title,
        severity,
        location: attribute(place === undefined ? elsewhere(location, tables) : placeText(place)),
        reachablePath: attribute(textAt(own, 'reachablePath')) ?? path,
        exploitability: attribute(textAt(own, 'exploitability')),
        confidence: confidenceIn(own) ?? rule.confidence,
        validationResult: attribute(textAt(own, 'validationResult')),
        suggestedFix: attribute(fixOf(result) ?? textAt(own, 'suggestedFix')),
        artifacts: addressesOf(result, rule),
        source: 'sarif',
        repository,
        openedAt: openedOf(result),
        aliases: [],
        marks: marksOf(kind, rule, place),
        page: textAt(result, 'hostedViewerUri'),
        place,
        rule: rule.id === undefined ? { tool: tables.tool, id: title } : rule.named,
        signals: present({ isReachable: reachedOf(own, path) }),
    });
}
function placeOf(location, tables) {
    const physical = fieldAt(location, 'physicalLocation');
    const path = tables.fileOf(fieldAt(physical, 'artifactLocation'))?.path;
    if (path === undefined)
        return undefined;
    const line = numberAt(physical, 'region', 'startLine');
    const column = numberAt(physical, 'region', 'startColumn');
    return present({ path, line: line !== undefined && line >= 1 ? line : undefined, column });
}
/** A place that is no file of the repository: an address, a class, an image. */
function elsewhere(location, tables) {
    const file = tables.fileOf(fieldAt(location, 'physicalLocation', 'artifactLocation'));
    const logical = listAt(location, 'logicalLocations')[0] ?? fieldAt(location, 'logicalLocation');
    return (file?.says ??
        textAt(logical, 'fullyQualifiedName') ??
        textAt(logical, 'name') ??
        textAt(location, 'message', 'text'));
}
function confidenceIn(properties) {
    if (!isItem(properties))
        return undefined;
    return attribute(textAt(properties, 'confidence') ?? textAt(properties, 'issue_confidence') ?? textAt(properties, 'precision'));
}
/** What the fix does, in words. Its replacements are not taken over: nothing applies them (D19). */
function fixOf(result) {
    const texts = listAt(result, 'fixes').flatMap((fix) => textAt(fix, 'description', 'text') ?? []);
    return texts.length === 0 ? undefined : texts.join('\n');
}
function addressesOf(result, rule) {
    const { hostedViewerUri, workItemUris, attachments } = result;
    if (hostedViewerUri === undefined && workItemUris === undefined && attachments === undefined)
        return rule.artifacts;
    const attached = listAt(result, 'attachments').map((entry) => textAt(entry, 'artifactLocation', 'uri'));
    const items = listAt(result, 'workItemUris').map((entry) => (typeof entry === 'string' ? entry : undefined));
    return artifactsOf([textAt(result, 'hostedViewerUri'), ...items, ...attached, ...(rule.artifacts ?? [])]);
}
function openedOf(result) {
    const time = Date.parse(textAt(result, 'provenance', 'firstDetectionTimeUtc') ?? '');
    return Number.isNaN(time) ? undefined : new Date(time);
}
function reachedOf(properties, path) {
    const said = isItem(properties) ? properties['reachable'] : undefined;
    if (typeof said === 'boolean')
        return said;
    return path === undefined ? undefined : true;
}
function marksOf(kind, rule, place) {
    if (place === undefined)
        return [];
    const { path, line, column } = place;
    if (kind === 'dependency')
        return rule.advisories.map((advisory) => advisoryMark(advisory, path));
    if (line === undefined)
        return [];
    if (kind === 'secret')
        return [secretMark(path, line)];
    if (rule.id === undefined)
        return [];
    return [placeMark({ tool: rule.named.tool, rule: rule.id, path, line, column })];
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/splitter.js
/**
 * Cuts the bytes of a SARIF log into pieces that fit into memory: the results of each run, some whole ones at a time, and the envelope,
 * which is all the rest. Whether a piece is JSON is JSON.parse's business.
 *
 * Where one result ends is guessed from how the first two were written: line breaks, blanks and the first key between them repeat.
 * JSON.parse decides: when it takes what stands before the comma for a list of values, the comma does stand between two of them. Where
 * that fails, all bytes are looked at, one by one.
 */

const splitter_QUOTE = 0x22;
const splitter_COMMA = 0x2c;
const COLON = 0x3a;
const splitter_BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const RUNS = Buffer.from('"runs"');
const RESULTS = Buffer.from('"results"');
/** Depth inside the list of runs, inside a run, and inside its list of results. */
const RUNS_DEPTH = 2;
const RUN_DEPTH = 3;
const RESULTS_DEPTH = 4;
/** Guesses in a row that may fail before no more are made. */
const MAX_WRONG_GUESSES = 3;
/** Bytes. What is longer is one result among few, and looking for its end again and again would cost too much. */
const MAX_GUESSED_BYTES = 4 * SLICE_BYTES;
/** Bytes between two results that are taken for the way they are written. */
const MAX_SEPARATOR = 256;
class Splitter {
    #sink;
    #buffer = Buffer.alloc(4 * SLICE_BYTES + 2);
    /** The piece that is being read lies from `#start` to `#end`; looked at is what is before `#scan`. */
    #start = 1;
    #scan = 1;
    #end = 1;
    /** Where the buffer begins in the log. */
    #base = -1;
    #depth = 0;
    #inString = false;
    #isInRuns = false;
    #isInResults = false;
    #isWanted = true;
    /** The last comma that is known to stand between two results; in the envelope, the last place behind which a key may begin. */
    #cut = 0;
    #hasComma = false;
    #separator;
    #commaInSeparator = 0;
    #wrongGuesses = 0;
    #envelope = [];
    #envelopeBytes = 0;
    /** Number of envelope pieces before the run that is being read. */
    #runStart = 0;
    #stop;
    #isStopped = false;
    constructor(sink) {
        this.#sink = sink;
    }
    /** Why cutting stopped, when it was for what stands in the log. */
    get stop() {
        return this.#stop;
    }
    /** Bytes taken so far. */
    get offset() {
        return this.#base + this.#end;
    }
    /** True between the brackets of a list of results. */
    get isInResults() {
        return this.#isInResults;
    }
    /** Returns false when nothing more is wanted. */
    push(bytes) {
        for (let from = 0; from < bytes.length && !this.#isStopped; from += SLICE_BYTES) {
            this.#append(bytes.subarray(from, from + SLICE_BYTES));
            if (!this.#isStopped)
                this.#advance();
        }
        return !this.#isStopped;
    }
    /** After the last byte: looks at what was left. */
    end() {
        while (!this.#isStopped && this.#scan < this.#end)
            this.#look();
        if (!this.#isInResults && !this.#isStopped)
            this.#keep(this.#end);
    }
    /** All but the results, whose lists are empty. Call after {@link end}. */
    envelope() {
        return Buffer.concat(this.#envelope).toString('utf8');
    }
    /** What is left of a result that never ended. */
    pending() {
        return this.#buffer.subarray(this.#start, this.#end);
    }
    #append(bytes) {
        if (this.#end - this.#start + bytes.length > MAX_PIECE_BYTES)
            return this.#halt(`one piece has more than ${MAX_PIECE_BYTES} bytes`);
        if (this.#end + bytes.length + 1 > this.#buffer.length)
            this.#makeRoom(bytes.length);
        this.#buffer.set(bytes, this.#end);
        this.#end += bytes.length;
    }
    /** Moves the piece to the front of the buffer, behind one free byte for a bracket; makes a larger buffer where it must. */
    #makeRoom(more) {
        const needed = this.#end - this.#start + more + 2;
        const target = needed > this.#buffer.length ? Buffer.alloc(2 * needed) : this.#buffer;
        this.#buffer.copy(target, 1, this.#start, this.#end);
        const shift = this.#start - 1;
        this.#buffer = target;
        this.#start -= shift;
        this.#scan -= shift;
        this.#end -= shift;
        this.#cut -= shift;
        this.#base += shift;
    }
    #advance() {
        while (!this.#isStopped && this.#scan < this.#end) {
            if (this.#isInResults && this.#guess())
                return;
            if (this.#isStopped)
                return;
            this.#look();
            if (this.#isStopped)
                return;
            if (this.#isInResults)
                this.#handCut();
            else
                this.#keep(this.#cut);
        }
    }
    #handCut() {
        if (this.#cut <= this.#start)
            return;
        this.#learn(this.#cut);
        this.#hand(this.#cut, false);
    }
    /** Hands out all results up to the last place that looks like the end of one. False when there is none, or it only looked so. */
    #guess() {
        if (this.#separator === undefined || this.#wrongGuesses >= MAX_WRONG_GUESSES || !this.#isWanted)
            return false;
        if (this.#end - this.#start > MAX_GUESSED_BYTES)
            return false;
        const at = this.#buffer.subarray(this.#start, this.#end).lastIndexOf(this.#separator);
        if (at === -1)
            return false;
        const cut = this.#start + at + this.#commaInSeparator;
        if (this.#hand(cut, true) === 'not-results') {
            this.#wrongGuesses += 1;
            return false;
        }
        this.#wrongGuesses = 0;
        this.#depth = RESULTS_DEPTH;
        this.#inString = false;
        this.#scan = this.#start;
        // What stands behind the last result is part of one that has not arrived yet; it is looked at when more did.
        return true;
    }
    /** Remembers how two results are set apart: `}`, blanks, comma, blanks, `{`, blanks, first key, and the blanks before it all. */
    #learn(comma) {
        if (this.#separator !== undefined)
            return;
        const bytes = this.#buffer;
        const brace = this.#skipSpaceBack(comma - 1);
        if (bytes[brace] !== CLOSE_OBJECT)
            return;
        const open = this.#skipSpace(comma + 1);
        if (bytes[open] !== OPEN_OBJECT)
            return;
        const key = this.#skipSpace(open + 1);
        const close = bytes.indexOf(splitter_QUOTE, key + 1);
        if (bytes[key] !== splitter_QUOTE || close === -1 || close >= this.#end)
            return;
        const start = this.#skipSpaceBack(brace - 1) + 1;
        if (close - start > MAX_SEPARATOR)
            return;
        this.#separator = Buffer.from(bytes.subarray(start, close + 1));
        this.#commaInSeparator = comma - start;
    }
    /** Looks at the bytes that came in, one by one, up to the opening or closing of a list of results or to their end. */
    #look() {
        const bytes = this.#buffer;
        const end = this.#end;
        const isInResults = this.#isInResults;
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
            else if (byte === splitter_COMMA ? !isInResults || this.#depth === RESULTS_DEPTH : (byte & 0xd9) === 0x59) {
                this.#structure(byte, at - 1);
                if (this.#isStopped || isInResults !== this.#isInResults)
                    break;
            }
        }
        this.#inString = inString;
        this.#scan = at;
    }
    #structure(byte, at) {
        if (byte === splitter_COMMA) {
            this.#cut = at;
        }
        else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
            this.#open(byte, at);
        }
        else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
            this.#depth -= 1;
            if (this.#isInResults && this.#depth < RESULTS_DEPTH)
                this.#closeResults(at);
            else if (this.#depth < RUNS_DEPTH)
                this.#isInRuns = false;
        }
    }
    #open(byte, at) {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            return this.#halt(`it nests deeper than ${MAX_DEPTH} levels`);
        if (this.#isInResults)
            return;
        this.#cut = at + 1;
        if (byte === OPEN_LIST && this.#depth === RUNS_DEPTH)
            this.#isInRuns = this.#isValueOf(RUNS, at);
        if (!this.#isInRuns)
            return;
        if (byte === OPEN_OBJECT && this.#depth === RUN_DEPTH) {
            this.#keep(at);
            this.#runStart = this.#envelope.length;
        }
        else if (byte === OPEN_LIST && this.#depth === RESULTS_DEPTH && this.#isValueOf(RESULTS, at))
            this.#openResults(at);
    }
    /** True for `"key" : [`, read backwards from the bracket. */
    #isValueOf(key, at) {
        const colon = this.#skipSpaceBack(at - 1);
        if (this.#buffer[colon] !== COLON)
            return false;
        const start = this.#skipSpaceBack(colon - 1) - key.length + 1;
        return start >= this.#start && key.equals(this.#buffer.subarray(start, start + key.length));
    }
    #openResults(at) {
        this.#keep(at + 1);
        const head = Buffer.concat([...this.#envelope.slice(this.#runStart), Buffer.from(']}')]);
        this.#isInResults = true;
        this.#hasComma = false;
        this.#cut = this.#start;
        this.#isWanted = this.#sink.run(head);
    }
    #closeResults(at) {
        this.#hand(at, false);
        this.#isInResults = false;
        this.#start = at;
        this.#cut = at;
    }
    /** Adds what was read up to `end` to the envelope. */
    #keep(end) {
        if (end <= this.#start)
            return;
        this.#envelopeBytes += end - this.#start;
        if (this.#envelopeBytes > MAX_PIECE_BYTES)
            return this.#halt(`what stands beside the results has more than ${MAX_PIECE_BYTES} bytes`);
        this.#envelope.push(Buffer.from(this.#buffer.subarray(this.#start, end)));
        this.#start = end;
    }
    #skipSpaceBack(from) {
        let at = from;
        while (isSpace(this.#buffer[at]))
            at -= 1;
        return at;
    }
    #skipSpace(from) {
        let at = from;
        while (at < this.#end && isSpace(this.#buffer[at]))
            at += 1;
        return at;
    }
    /** Hands out the results from the start to the comma or bracket at `end`, with brackets written around them for the moment. */
    #hand(end, isGuess) {
        const bytes = this.#buffer;
        const before = bytes[this.#start - 1] ?? 0;
        const after = bytes[end] ?? 0;
        const hasNeighbour = this.#hasComma || after === splitter_COMMA;
        let taken = 'taken';
        if (this.#isWanted) {
            bytes[this.#start - 1] = OPEN_LIST;
            bytes[end] = CLOSE_LIST;
            const slice = bytes.subarray(this.#start - 1, end + 1);
            taken = this.#sink.slice({ bytes: slice, offset: this.#base + this.#start, isGuess, hasNeighbour });
            bytes[this.#start - 1] = before;
            bytes[end] = after;
        }
        if (taken === 'not-results')
            return taken;
        if (taken === 'stop')
            this.#isStopped = true;
        if (taken === 'skip')
            this.#isWanted = false;
        this.#hasComma ||= after === splitter_COMMA;
        this.#start = end + 1;
        this.#cut = this.#start;
        return taken;
    }
    #halt(message) {
        this.#isStopped = true;
        this.#stop = message;
    }
}
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/read.js








/**
 * Reads a log of any size in bounded memory. Never throws for what stands in it: a log that is broken in the middle gives what stands before,
 * and says so; one whose scan failed is never a clean one (P17). An error of `chunks` itself is passed on.
 */
async function readSarif(source, options) {
    const passOptions = {
        atLeast: options.atLeast,
        keep: options.keep ?? DEFAULT_KEEP,
        identities: options.identities === true,
        root: options.root,
    };
    const first = await readOnce(source, new Pass(passOptions), options.root);
    if (!first.needsAnother)
        return conclude(source, first, options);
    return conclude(source, await readOnce(source, new Pass(passOptions, first.pass.numbers, first.tables), options.root), options);
}
async function readOnce(source, pass, root) {
    const splitter = new Splitter(pass);
    let bytes = 0;
    for await (const chunk of source.chunks()) {
        bytes += chunk.length;
        if (bytes > MAX_SARIF_BYTES || !splitter.push(chunk))
            break;
    }
    splitter.end();
    const envelope = splitter.envelope().replace(/^\ufeff/, '');
    const cut = splitter.isInResults ? `it ends at byte ${splitter.offset}, within the results` : undefined;
    const { log, says } = parse(envelope);
    const tables = isItem(log) ? tablesOf(log, root, pass.numbers) : [];
    const isOdd = log !== undefined && pass.lists !== tables.length ? 'a run has more than one list of results' : undefined;
    const known = isOdd === undefined && tables.length > 0 ? tables : pass.tables;
    pass.takeHeld(known);
    if (isItem(log) && isOdd === undefined)
        takeUnsplit(log, pass, known);
    const lacks = pass.tables.some((early, index) => early.hasTool && early.isOutdoneBy(known[index]));
    return {
        pass,
        log,
        envelope,
        fault: splitter.stop ?? pass.fault ?? cut ?? says ?? isOdd,
        isTooLarge: bytes > MAX_SARIF_BYTES,
        tables: known,
        needsAnother: log !== undefined && isOdd === undefined && (pass.hasOverflow || lacks),
    };
}
function parse(envelope) {
    try {
        return { log: JSON.parse(envelope) };
    }
    catch (error) {
        return { says: capped(error instanceof Error ? error.message : 'it is no JSON', MAX_NAME) };
    }
}
/** Those of the runs whose results were cut out. */
function tablesOf(log, root, numbers) {
    return listAt(log, 'runs').flatMap((run) => isItem(run) && Array.isArray(run['results']) ? new RunTables(run, root, numbers) : []);
}
/** Results whose list was not found by its bytes, such as one whose name is written with escapes. */
function takeUnsplit(log, pass, tables) {
    for (const [list, of] of tables.entries())
        for (const result of listAt(of.run, 'results'))
            pass.take(result, list, of);
}
function conclude(source, once, options) {
    const { pass, log, envelope, fault, tables } = once;
    if (once.isTooLarge)
        return unread(source, 'too-large', `it has more than ${MAX_SARIF_BYTES} bytes`, 'Let the scanner write several logs.');
    const version = isItem(log) ? textAt(log, 'version') : /"version"\s*:\s*"([^"]{1,40})"/.exec(envelope)?.[1];
    if (log !== undefined && !isSarif(log))
        return unread(source, 'unknown-format', 'it is no SARIF log: it has no list of runs', SCANNER);
    if (version !== undefined && !/^2\.1\.0(?!\d)/.test(version))
        return unread(source, 'unknown-format', `it is SARIF ${version}; what is read is 2.1.0`, SCANNER);
    if (version === undefined)
        return unread(source, log === undefined ? 'not-json' : 'unknown-format', fault ?? 'it does not say which version of SARIF it is', SCANNER);
    if (fault !== undefined && pass.seen === 0)
        return unread(source, 'not-json', fault, SCANNER);
    const failed = isItem(log) ? failureOf(log) : undefined;
    if (failed !== undefined && listAt(log, 'runs').length === 0)
        return unread(source, 'scan-failed', failed, SCANNER);
    const stopped = stopOf(source.file, fault, failed);
    return {
        is: 'read',
        source: 'sarif',
        of: source.file,
        findings: pass.kept().flatMap(({ result, list, severity, nth }) => {
            const of = tables[list];
            if (of === undefined)
                return [];
            const rule = of.ruleOf(result);
            const id = sarifId(likenessOf(result, of), rule, nth);
            return [
                fromResult({ result, tables: of, rule, severity, id, repository: options.repository, kind: options.kind }),
            ];
        }),
        seen: pass.seen,
        requests: 0,
        ...(stopped === undefined ? {} : { stopped }),
        leftOut: pass.tally.list(),
        ...(options.identities === true ? { identities: pass.identities, ran: ranOf(once) } : {}),
    };
}
function ranOf({ pass, tables }) {
    return tables.flatMap((of, list) => {
        if (failureOfRun(of.run) !== undefined)
            return [];
        const version = textAt(of.run, 'tool', 'driver', 'semanticVersion') ?? textAt(of.run, 'tool', 'driver', 'version');
        const rules = new Set([...of.ruleIds(), ...(pass.tables[list]?.ruleIds() ?? [])]);
        return [{ tool: of.tool, ...(version === undefined ? {} : { version }), rules }];
    });
}
const SCANNER = 'Look at the run of the scanner that wrote it, and let it write SARIF 2.1.0.';
function isSarif(log) {
    return isItem(log) && Array.isArray(log['runs']);
}
function unread(source, why, message, remedy) {
    return {
        is: 'unread',
        source: 'sarif',
        of: source.file,
        why,
        message: `${source.file}: ${message}`,
        remedy,
        requests: 0,
    };
}
function stopOf(file, fault, failed) {
    if (fault !== undefined)
        return { code: 'broken', message: `${file}: ${fault}; what is behind was not read` };
    return failed === undefined ? undefined : { code: 'scan-failed', message: `${file}: ${failed}` };
}
/** What the log itself says against taking its results for all there are. */
function failureOf(log) {
    const runs = listAt(log, 'runs');
    if (runs.length === 0)
        return 'it holds no run: no scanner has written results';
    const said = runs.flatMap((run) => failureOfRun(run) ?? []).map((text) => capped(text, MAX_NAME));
    return said.length === 0 ? undefined : said.slice(0, 3).join('; ');
}
function failureOfRun(run) {
    const tool = textAt(run, 'tool', 'driver', 'name') ?? 'the scanner';
    const failed = listAt(run, 'invocations').find((invocation) => fieldAt(invocation, 'executionSuccessful') === false);
    if (failed !== undefined) {
        const why = textAt(failed, 'exitCodeDescription') ??
            textAt(failed, 'processStartFailureMessage') ??
            textAt(failed, 'exitSignalName');
        const code = numberAt(failed, 'exitCode');
        return `${tool} says that its scan failed${code === undefined ? '' : ` with exit code ${code}`}${why === undefined ? '' : `: ${why}`}`;
    }
    if (listAt(run, 'externalPropertyFileReferences', 'results').length > 0)
        return `the results of ${tool} stand in other files, which are not read`;
    return Array.isArray(fieldAt(run, 'results'))
        ? undefined
        : `${tool} gave no list of results: its scan did not run to its end`;
}

;// CONCATENATED MODULE: ./packages/findings/lib/sarif/index.js
/** SARIF 2.1.0 of any producer. */



;// CONCATENATED MODULE: ./packages/snapshot/lib/build/sarif.js
/**
 * Exposures from SARIF 2.1.0 logs: one per tool and rule (coverage-rules.md, "Exposure"). What the log cannot vouch for is told apart from
 * what is clean: a scan that failed, a log that is broken in the middle, results that were left out.
 */



/** Results of one log that are looked at, the gravest first. */
const KEEP = 50_000;
/** Collects the exposures of one asset over several logs: the same rule of the same tool is one exposure, wherever it was found. */
class SarifExposures {
    #assetId;
    #clusters = new Map();
    constructor(assetId) {
        this.#assetId = assetId;
    }
    get list() {
        return [...this.#clusters.values()];
    }
    /** Rejects only when the bytes cannot be had. */
    async add(source) {
        const repository = { id: 0, name: this.#assetId };
        const reading = await readSarif(source, { repository, atLeast: 'info', keep: KEEP });
        if (reading.is === 'unread') {
            if (reading.why === 'scan-failed')
                return { is: 'read', unseen: reading.message, incomplete: [] };
            return { is: 'refused', why: `${reading.message}. ${reading.remedy}` };
        }
        for (const finding of reading.findings)
            this.#count(finding);
        const { stopped } = reading;
        const passedOver = reading.leftOut
            .filter(({ why }) => LEFT_OUT[why].isFault || why === 'beyond-window')
            .map(({ why, count }) => `${reading.of}: ${count} results ${LEFT_OUT[why].says}`);
        return {
            is: 'read',
            unseen: stopped?.code === 'scan-failed' ? stopped.message : undefined,
            incomplete: isWhole(reading) ? [] : [...(stopped?.code === 'broken' ? [stopped.message] : []), ...passedOver],
        };
    }
    #count({ rule, title, kind, severity = 'info', place }) {
        const tool = rule?.tool ?? 'sarif';
        const name = rule?.id ?? title;
        const id = `sarif ${this.#assetId} ${tool} ${name}`.slice(0, 500);
        const known = this.#clusters.get(id);
        const isWorse = known === undefined || finding_SEVERITIES.indexOf(severity) < finding_SEVERITIES.indexOf(known.severity);
        const file = known?.file ?? place?.path;
        this.#clusters.set(id, {
            id,
            asset_id: this.#assetId,
            severity: isWorse ? severity : known.severity,
            workflow_value: known?.workflow_value ?? lib/* FINDING_KINDS */.mH[kind].workflowValue,
            source_id: `sarif-${tool}`,
            finding_count: (known?.finding_count ?? 0) + 1,
            title: known?.title ?? title,
            ...(file === undefined ? {} : { file }),
        });
    }
}

// EXTERNAL MODULE: ./packages/snapshot/lib/files/index.js + 3 modules
var files = __webpack_require__(7209);
;// CONCATENATED MODULE: ./actions/build-snapshot/lib/sarif.js



/** Reads the SARIF files of the workspace, in pieces. Rejects with TooManyFiles. */
async function readScans(workspace, patterns, asset) {
    const read = (0,files/* workspaceReader */.Xx)(workspace);
    const exposures = new SarifExposures(asset);
    const notices = new build/* Notices */.q7();
    const refused = [];
    const unseen = [];
    const paths = await (0,files/* matchFiles */.xo)(workspace, patterns);
    if (paths.length === 0)
        refused.push({ file: patterns.join(', '), why: files/* REFUSED */.ln['no-files'] });
    for (const path of paths) {
        const found = await read(path);
        if (found.is !== 'file') {
            refused.push({ file: found.file, why: files/* REFUSED */.ln[found.is] });
            continue;
        }
        const look = await exposures.add({ file: found.file, chunks: found.open });
        if (look.is === 'refused') {
            refused.push({ file: found.file, why: look.why });
            continue;
        }
        for (const what of look.incomplete)
            notices.add('incomplete', what);
        if (look.unseen === undefined)
            continue;
        notices.add('not-looked-at', look.unseen);
        unseen.push(`the scan of ${found.file}`);
    }
    return {
        exposures: exposures.list,
        refused,
        notices: notices.list,
        mark: (assets) => (unseen.length === 0 ? assets : assets.map((each) => marked(each, asset, unseen))),
    };
}
function marked(each, asset, unseen) {
    const name = asset.toLowerCase();
    const isIt = each.id === asset || (each.aliases ?? []).some((alias) => alias.toLowerCase() === name);
    return isIt ? { ...each, not_looked_at: [...(each.not_looked_at ?? []), ...unseen] } : each;
}


/***/ })

};
