export const id = 923;
export const ids = [923];
export const modules = {

/***/ 7501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ readPatch),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   Zk: () => (/* binding */ writeResult),
/* harmony export */   bi: () => (/* binding */ MAY_TRY_AGAIN)
/* harmony export */ });
/* unused harmony export STOPS */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2292);
/* harmony import */ var _claim_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8598);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1316);



/** Why a finding has no patch. */
const STOPS = [
    'max-turns',
    'max-cost',
    'deadline',
    'cancelled',
    'error',
    'structured-output',
    'no-result',
    'no-change',
    'tests-red',
    'patch-refused',
    'run-budget',
    'setup',
    'failed',
];
/** What says nothing of the finding: another run may try again. */
const MAY_TRY_AGAIN = ['cancelled', 'run-budget', 'setup', 'failed'];
/** The patch goes first: a result that says `green` has one. */
async function writeResult(folder, result, patch) {
    if (patch)
        await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f8)((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileOf */ .W7)(folder, 'results', result.findingId, 'patch'), patch);
    const summary = result.summary.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_SUMMARY */ .Tz);
    await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileOf */ .W7)(folder, 'results', result.findingId, 'json'), { ...result, summary });
}
async function readResult(folder, findingId) {
    const path = (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileOf */ .W7)(folder, 'results', findingId, 'json');
    const value = await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(path);
    if (value === undefined)
        return undefined;
    const fields = new _files_js__WEBPACK_IMPORTED_MODULE_1__/* .Fields */ .C8(value, path);
    const kind = fields.choice('kind', ['green', 'stopped']);
    return {
        version: 1,
        findingId,
        nonce: fields.text('nonce', _claim_file_js__WEBPACK_IMPORTED_MODULE_0__/* .NONCE */ .au),
        kind,
        ...(kind === 'stopped' ? { stop: fields.choice('stop', STOPS) } : {}),
        summary: fields.text('summary').slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_SUMMARY */ .Tz),
        turns: fields.count('turns'),
        costUsd: fields.amount('costUsd'),
        denials: fields.count('denials'),
        seconds: fields.count('seconds'),
    };
}
const readPatch = (folder, findingId) => (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readWhole */ .oD)((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileOf */ .W7)(folder, 'results', findingId, 'patch'), _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_PATCH_BYTES */ .pT);


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ rawChanges),
/* harmony export */   o: () => (/* binding */ oddChange)
/* harmony export */ });
function rawChanges(listed) {
    const parts = listed.split('\0').filter((part) => part !== '');
    const changes = [];
    for (let at = 0; at < parts.length; at += 1) {
        const row = /^:(\d{6}) (\d{6}) [0-9a-f]+ ([0-9a-f]+) ([A-Z])/u.exec(parts[at] ?? '');
        if (row === null)
            continue;
        const [, was = '', mode = '', blob = '', status = ''] = row;
        changes.push({ was, mode, blob, status, path: parts[at + 1] ?? '' });
        at += 1;
    }
    return changes;
}
const PLAIN = ['100644', '100755', '000000'];
/** Why a change is refused for what its files are; `undefined`: all are plain files, and those that were none are gone. */
function oddChange(changes) {
    const odd = changes.find(({ mode }) => !PLAIN.includes(mode));
    if (odd)
        return `${odd.path} is a link or a repository of its own (mode ${odd.mode})`;
    // Git shows such a change as two, of which one is no file.
    const other = changes.find(({ was, mode }) => mode !== '000000' && !PLAIN.includes(was));
    return other && `${other.path} was a link or a repository of its own (mode ${other.was}), and becomes a file`;
}


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ publishTable),
/* harmony export */   m: () => (/* binding */ workTable)
/* harmony export */ });
/* harmony import */ var _agent_remediation_text__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7480);

const table = (head, rows) => rows.length === 0 ? '' : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
/** What the agent's job did, one row per finding. Secrets go before a text is made inert (P6, P8). */
function workTable(results, left, redact) {
    const rows = results.map(({ findingId, kind, stop, turns, costUsd, denials, seconds, summary }) => [
        `\`${findingId}\``,
        kind === 'green' ? 'tests green' : `stopped: ${stop ?? ''}`,
        String(turns),
        costUsd.toFixed(2),
        String(denials),
        `${seconds} s`,
        (0,_agent_remediation_text__WEBPACK_IMPORTED_MODULE_0__/* .inertInline */ .Mo)(redact(summary), 300),
    ]);
    const waiting = left.map((findingId) => [`\`${findingId}\``, 'not worked on', '', '', '', '', '']);
    return table(['Finding', 'Result', 'Turns', 'US dollars', 'Refused calls', 'Time', 'Summary'], [...rows, ...waiting]);
}
/** What was published, one row per finding. */
function publishTable(published, redact) {
    const rows = published.map(({ findingId, kind, reason, pullRequest, message }) => [
        `\`${findingId}\``,
        kind,
        `\`${reason}\``,
        pullRequest === undefined ? '' : `#${pullRequest}`,
        (0,_agent_remediation_text__WEBPACK_IMPORTED_MODULE_0__/* .inertInline */ .Mo)(redact(message), 500),
    ]);
    return table(['Finding', 'Ending', 'Reason', 'Pull request', 'Seen'], rows);
}


/***/ }),

/***/ 7538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ GuardFault)
/* harmony export */ });
/** What an own fault ends in: a guard that cannot judge blocks (P11). */
class GuardFault extends Error {
    name = 'GuardFault';
}


/***/ }),

/***/ 3356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
/**
 * Globs without regular expressions, so that no pattern is slow: `**` stands for any folders, `*` for any run of characters within a
 * name, `?` for one. Both sides are compared folded (see `fold`). The work is at most pattern times path.
 */
/**
 * One form for all the names that some file system takes for the same file: compatibility forms joined, letter case folded, characters
 * that a file system ignores taken out, and the blanks and dots that others cut off at the end of a name.
 */
function fold(path) {
    // Nearly every path is plain: nothing to join, nothing to cut.
    if (PLAIN.test(path))
        return path.toLowerCase();
    return (path
        .normalize('NFKC')
        // Not written as an expression: V8 asks the Unicode tables for one of these as soon as it reads it (P13).
        .replace(new RegExp('\\p{Default_Ignorable_Code_Point}', 'gu'), '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKC')
        .split('/')
        .map((name) => (/^\.{1,2}$/u.test(name) ? name : trimEnd(name)))
        .join('/'));
}
/** ASCII without a colon, and no name that ends in a dot or a blank but `.` and `..` themselves. */
const PLAIN = /^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;
function trimEnd(name) {
    let end = name.length;
    while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' '))
        end -= 1;
    // `file::$DATA` and `folder:$I30:$INDEX_ALLOCATION` are other names of the same file on NTFS.
    const stream = name.slice(0, end).search(/:{1,2}\$/u);
    return stream > 0 ? name.slice(0, stream) : name.slice(0, end);
}
const compiled = new Map();
function compile(glob) {
    const known = compiled.get(glob);
    if (known !== undefined)
        return known;
    const parts = fold(glob)
        .split('/')
        .filter((part, index) => part !== '' || index === 0);
    compiled.set(glob, parts);
    return parts;
}
const indexes = new WeakMap();
function indexOf(globs) {
    const known = indexes.get(globs);
    if (known !== undefined)
        return known;
    const byName = new Map();
    const byPiece = [];
    for (const glob of globs) {
        const parts = compile(glob);
        const name = longest(parts.filter((part) => part !== '' && !part.includes('*') && !part.includes('?')));
        const same = name === '' ? undefined : byName.get(name);
        if (name === '')
            byPiece.push([longest(parts.flatMap((part) => part.split(/[*?]/u))), glob]);
        else if (same === undefined)
            byName.set(name, [glob]);
        else
            same.push(glob);
    }
    const index = { byName, byPiece };
    indexes.set(globs, index);
    return index;
}
function longest(texts) {
    let found = '';
    for (const text of texts)
        if (text.length > found.length)
            found = text;
    return found;
}
/** Whether a path, already folded, matches one of the globs. The list is read at its first use and must not change. */
function matchesAny(path, globs) {
    const { byName, byPiece } = indexOf(globs);
    for (const name of namesOf(path)) {
        const found = byName.get(name);
        if (found !== undefined && found.some((glob) => matchesGlob(path, glob)))
            return true;
    }
    return byPiece.some(([piece, glob]) => path.includes(piece) && matchesGlob(path, glob));
}
/** Whether a path, already folded, matches a glob. `folder/**` matches the folder itself too. */
function matchesGlob(path, glob) {
    const pattern = compile(glob);
    const names = namesOf(path);
    const name = pattern[1];
    // The two forms that nearly all globs have.
    if (pattern[0] === '**' && name !== undefined && name !== '**') {
        if (pattern.length === 2)
            return matchesName(names.at(-1) ?? '', name);
        if (pattern.length === 3 && pattern[2] === '**')
            return names.some((each) => matchesName(each, name));
    }
    let states = new Set(closure(pattern, 0));
    for (const name of names) {
        const next = new Set();
        for (const at of states) {
            const part = pattern[at];
            if (part === undefined)
                continue;
            if (part === '**')
                for (const state of closure(pattern, at))
                    next.add(state);
            else if (matchesName(name, part))
                for (const state of closure(pattern, at + 1))
                    next.add(state);
        }
        states = next;
        if (states.size === 0)
            return false;
    }
    return states.has(pattern.length);
}
let lastPath = '';
let lastNames = [''];
/** The names of a path; one path is compared with many globs in a row. */
function namesOf(path) {
    if (path !== lastPath) {
        lastNames = path.split('/').filter((name, index) => name !== '' || index === 0);
        lastPath = path;
    }
    return lastNames;
}
/** A state and those that `**` reaches without reading a name. */
function closure(pattern, from) {
    const states = [from];
    for (let at = from; pattern[at] === '**'; at += 1)
        states.push(at + 1);
    return states;
}
function matchesName(name, pattern) {
    if (!pattern.includes('*') && !pattern.includes('?'))
        return name === pattern;
    let at = 0;
    let inPattern = 0;
    let star = -1;
    let resume = 0;
    while (at < name.length) {
        if (inPattern < pattern.length && (pattern[inPattern] === name[at] || pattern[inPattern] === '?')) {
            at += 1;
            inPattern += 1;
        }
        else if (pattern[inPattern] === '*') {
            star = inPattern;
            resume = at;
            inPattern += 1;
        }
        else if (star >= 0) {
            resume += 1;
            at = resume;
            inPattern = star + 1;
        }
        else
            return false;
    }
    while (pattern[inPattern] === '*')
        inPattern += 1;
    return inPattern === pattern.length;
}


/***/ }),

/***/ 5303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);

/** What a repository vendors when it changes nothing. Conventions name the paths of the seed; the rest is the guards' own. */
const DEFAULT_POLICY = {
    version: 1,
    root: '../..',
    dryRunUntil: null,
    protected: {
        ..._agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .PROTECTED_PATHS */ .kU,
        agents: [
            '**/.agent/**',
            '**/.agents/**',
            '**/.claude/**',
            '**/.devin/**',
            '**/.codex/**',
            '**/.cursor/**',
            '**/.gemini/**',
            '**/.windsurf/**',
            '**/.mcp.json',
            '**/GEMINI.md',
            '**/.cursorrules',
            '**/.windsurfrules',
        ],
        git: ['**/.git', '**/.git/**', '**/.gitmodules', '**/.githooks/**'],
        checks: [
            '**/.pre-commit-config.yaml',
            '**/lefthook.yml',
            '**/.lefthook.yml',
            '**/.husky/**',
            '**/.huskyrc*',
            // Where packages come from, and what runs while they are installed.
            '**/.npmrc',
            '**/.yarnrc',
            '**/.yarnrc.yml',
            '**/.pnpmfile.cjs',
            '**/pip.conf',
            '**/.cargo/config',
            '**/.cargo/config.toml',
            '**/.mvn/**',
        ],
    },
    lockfiles: _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .LOCKFILES */ .JA,
    mainBranches: [
        'main',
        'master',
        'trunk',
        'develop',
        'production',
        'release',
        'release/**',
        'gh-pages',
        'agent-remediation/**',
    ],
    credentialFiles: [
        '**/.env',
        '**/.env.*',
        '**/.netrc',
        '**/_netrc',
        '**/.git-credentials',
        '**/.npmrc',
        '**/.pypirc',
        '**/.pgpass',
        '**/.my.cnf',
        '**/.htpasswd',
        '**/.vault-token',
        '**/.ssh',
        '**/.ssh/id_*',
        '**/.git/config',
        '**/.*_history',
        '**/id_rsa',
        '**/id_dsa',
        '**/id_ecdsa',
        '**/id_ed25519',
        '**/.aws/**',
        '**/.azure/**',
        '**/.config/gcloud/**',
        '**/.config/gh/hosts.yml',
        '**/.docker/config.json',
        '**/.kube/config',
        '**/.gnupg/**',
        '**/.gem/credentials',
        '**/.cargo/credentials*',
        '**/.terraform.d/credentials*',
        '**/.terraformrc',
        '**/*.tfstate',
        '**/.m2/settings*.xml',
        '**/.gradle/gradle.properties',
        '**/.nuget/nuget.config',
        '**/.sbt/.credentials',
        '**/.ivy2/.credentials',
        '**/.bundle/config',
        '**/.composer/auth.json',
        '**/.codex/auth.json',
        '**/.claude/.credentials.json',
        '**/.s3cfg',
        '**/.boto',
        '**/.databrickscfg',
        '**/.snowsql/config',
        '**/.fly/config.yml',
        '**/.config/git/credentials',
        '**/.config/hub',
        '**/.config/glab-cli/**',
        '**/.config/rclone/**',
        '**/.config/doctl/**',
        '**/.config/op/**',
        '**/.config/configstore/**',
        '**/.config/heroku/**',
        '**/.password-store/**',
        '**/keyrings/**',
        '**/Keychains/**',
        '**/master.key',
        '**/gha-creds-*.json',
        '/etc/kubernetes/*.conf',
        '/etc/rancher/**',
        '/proc/*/mem',
        '**/*.pem',
        '**/*.p12',
        '**/*.pfx',
        '**/*.jks',
        '**/*.keystore',
        '/etc/shadow',
        '/etc/gshadow',
        '/etc/sudoers',
        '/proc/*/environ',
        '/run/secrets/**',
        '/var/run/secrets/**',
    ],
    code: [
        'js',
        'cjs',
        'mjs',
        'jsx',
        'ts',
        'cts',
        'mts',
        'tsx',
        'vue',
        'svelte',
        'py',
        'go',
        'rs',
        'java',
        'kt',
        'kts',
        'scala',
        'rb',
        'php',
        'cs',
        'fs',
        'vb',
        'c',
        'h',
        'cc',
        'cpp',
        'cxx',
        'hpp',
        'm',
        'mm',
        'swift',
        'dart',
        'ex',
        'exs',
        'erl',
        'clj',
        'hs',
        'ml',
        'lua',
        'pl',
        'pm',
        'r',
        'sh',
        'bash',
        'sql',
        'groovy',
        'zig',
        'nim',
    ].map((extension) => `**/*.${extension}`),
    tests: [
        '**/test/**',
        '**/tests/**',
        '**/__tests__/**',
        '**/spec/**',
        '**/specs/**',
        '**/e2e/**',
        '**/testing/**',
        '**/src/test/**',
        '**/*.test.*',
        '**/*.tests.*',
        '**/*.spec.*',
        '**/*_test.*',
        '**/*_spec.*',
        '**/test_*.*',
        // Names are compared without regard to case, so `*Test.*` would take latest.ts for a test: only where it is the custom.
        ...['java', 'kt', 'scala', 'groovy', 'cs', 'php', 'swift'].flatMap((extension) => [
            `**/*Test.${extension}`,
            `**/*Tests.${extension}`,
            `**/*Spec.${extension}`,
        ]),
        '**/conftest.py',
    ],
};


/***/ }),

/***/ 1597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O8: () => (/* binding */ DIGEST_FILE),
  CX: () => (/* binding */ POLICY_FILE),
  ol: () => (/* binding */ digestOf),
  u4: () => (/* binding */ isRecord),
  ON: () => (/* binding */ parsePolicy),
  T4: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/frame/hook.js
var hook = __webpack_require__(7538);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/sha256.js
/**
 * SHA-256 (FIPS 180-4) for the policy's few kilobytes. Node's own is behind a module whose loading costs more than everything else that a
 * hook does (P13); a test compares the two.
 */
// prettier-ignore
const ROOTS = Int32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
/** The digest in hexadecimal digits. */
function sha256(bytes) {
    const state = Int32Array.from(START);
    const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
    const words = new Int32Array(64);
    for (let block = 0; block < padded.length; block += 64) {
        for (let at = 0; at < 16; at += 1)
            words[at] = view.getInt32(block + at * 4);
        extend(words);
        compress(state, words);
    }
    return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
function extend(words) {
    for (let at = 16; at < 64; at += 1) {
        const near = words[at - 2] ?? 0;
        const far = words[at - 15] ?? 0;
        const one = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
        const zero = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
        words[at] = (words[at - 16] ?? 0) + zero + (words[at - 7] ?? 0) + one;
    }
}
/** Written with plain variables: it runs once, before the engine has made anything fast. */
function compress(state, words) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < 64; at += 1) {
        const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
        const one = (h + high + ((e & f) ^ (~e & g)) + (ROOTS[at] ?? 0) + (words[at] ?? 0)) | 0;
        const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
        const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g;
        g = f;
        f = e;
        e = (d + one) | 0;
        d = c;
        c = b;
        b = a;
        a = (one + two) | 0;
    }
    for (const [at, value] of [a, b, c, d, e, f, g, h].entries())
        state[at] = (state[at] ?? 0) + value;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/policy.js




const POLICY_FILE = 'policy.json';
/** In the form of `sha256sum`: digest, two blanks, name. */
const DIGEST_FILE = 'policy.json.sha256';
function digestOf(bytes) {
    return sha256(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
}
const shipped = typeof SHIPPED_DIGEST === 'undefined' ? undefined : SHIPPED_POLICY;
function digestOfPolicy(text) {
    return text === shipped ? SHIPPED_DIGEST : digestOf(text);
}
/**
 * Reads policy and digest from the folder of the hooks.
 *
 * @throws GuardFault when one is missing, they do not agree, or the policy has another form: no policy is no permission.
 */
function readPolicy(folder) {
    const text = contents(folder, POLICY_FILE);
    const line = contents(folder, DIGEST_FILE).trim();
    const digest = line.endsWith(`  ${POLICY_FILE}`) ? line.slice(0, -POLICY_FILE.length - 2) : line.split(/\s+/u, 1)[0];
    if (digest !== digestOfPolicy(text)) {
        throw new hook/* GuardFault */.i(`${POLICY_FILE} is not what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`);
    }
    // The one that is shipped has the form of a policy: the bundler asked.
    return text === shipped ? JSON.parse(text) : parsePolicy(text);
}
function contents(folder, name) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8');
    }
    catch {
        throw new hook/* GuardFault */.i(`${name} beside the hooks cannot be read`);
    }
}
const LISTS = ['lockfiles', 'mainBranches', 'credentialFiles', 'code', 'tests'];
const REQUIRED_GROUPS = ['migrations', 'infrastructure', 'generated', 'automation'];
/** @throws GuardFault naming the field that is wrong */
function parsePolicy(text) {
    const value = parsed(text);
    if (!isPolicy(value))
        throw new hook/* GuardFault */.i(`${POLICY_FILE} has not the form of a policy of version 1`);
    return value;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new hook/* GuardFault */.i(`${POLICY_FILE} is not JSON`);
    }
}
function isPolicy(value) {
    if (!isRecord(value) || value['version'] !== 1 || typeof value['root'] !== 'string')
        return false;
    const dry = value['dryRunUntil'];
    if (dry !== null && (typeof dry !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(dry)))
        return false;
    const groups = value['protected'];
    if (!isRecord(groups) || !Object.values(groups).every(isStrings))
        return false;
    return REQUIRED_GROUPS.every((name) => Object.hasOwn(groups, name)) && LISTS.every((name) => isStrings(value[name]));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isStrings(value) {
    return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item !== '');
}


/***/ }),

/***/ 2047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ findSecrets),
  o: () => (/* binding */ isRandom)
});

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/scan-secrets/forms.js
const ALPHABETS = {
    hex: '0-9a-fA-F',
    digits: '0-9',
    lower: '0-9a-z',
    upper: '0-9A-Z',
    alphanumeric: '0-9A-Za-z',
    word: '0-9A-Za-z_-',
    dotted: '0-9A-Za-z_.\\-',
    base64: '0-9A-Za-z+/=_-',
    any: '0-9A-Za-z_.~+/=:%$#@!|-',
};
const of = (vendor, alphabet, least, ...prefixes) => prefixes.map((prefix) => ({ vendor, prefix, alphabet, least }));
const PREFIX_FORMS = [
    ...of('1password', 'base64', 60, 'ops_eyJ'),
    ...of('1password', 'word', 24, 'A3-'),
    ...of('adobe', 'alphanumeric', 30, 'p8e-', 'p8e_'),
    ...of('age', 'upper', 50, 'AGE-SECRET-KEY-1'),
    ...of('airtable', 'dotted', 60, 'pat'),
    ...of('alibaba', 'alphanumeric', 16, 'LTAI'),
    ...of('anthropic', 'word', 40, 'sk-ant-'),
    ...of('artifactory', 'alphanumeric', 60, 'AKCp'),
    ...of('artifactory', 'alphanumeric', 55, 'cmVmd'),
    ...of('atlassian', 'base64', 40, 'ATATT3', 'ATCTT3', 'ATBB', 'ATSTT3'),
    ...of('authress', 'dotted', 40, 'sc_', 'ext_', 'scauth_', 'authress_'),
    ...of('aws', 'upper', 16, 'AKIA', 'ASIA', 'ABIA', 'ACCA', 'A3T'),
    ...of('aws-bedrock', 'base64', 60, 'ABSK', 'bedrock-api-key-'),
    ...of('braintree', 'any', 30, 'access_token$production$', 'access_token$sandbox$'),
    ...of('brevo', 'word', 60, 'xkeysib-', 'xsmtpsib-'),
    ...of('buildkite', 'word', 30, 'bkua_', 'bkct_', 'bkaj_'),
    ...of('beamer', 'base64', 40, 'b_'),
    ...of('circleci', 'word', 30, 'CCIPAT_', 'CCIPRJ_'),
    ...of('clickhouse', 'alphanumeric', 38, '4b1d'),
    ...of('clojars', 'alphanumeric', 50, 'CLOJARS_'),
    ...of('cloudflare', 'word', 100, 'v1.0-'),
    ...of('cloudflare', 'word', 35, 'cfat_', 'cfut_', 'cfk_'),
    ...of('cloudinary', 'any', 30, 'cloudinary://'),
    ...of('contentful', 'word', 40, 'CFPAT-'),
    ...of('crates', 'alphanumeric', 30, 'cio'),
    ...of('databricks', 'hex', 30, 'dapi'),
    ...of('defined', 'word', 60, 'dnkey-'),
    ...of('digitalocean', 'hex', 60, 'dop_v1_', 'doo_v1_', 'dor_v1_'),
    ...of('docker', 'word', 24, 'dckr_pat_', 'dckr_oat_'),
    ...of('doppler', 'alphanumeric', 36, 'dp.pt.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'),
    ...of('doppler', 'dotted', 36, 'dp.st.'),
    ...of('dropbox', 'base64', 60, 'sl.', 'sl.u.'),
    ...of('duffel', 'base64', 40, 'duffel_test_', 'duffel_live_'),
    ...of('dynatrace', 'dotted', 80, 'dt0c01.', 'dt0s16.', 'dt0s02.'),
    ...of('easypost', 'alphanumeric', 50, 'EZAK', 'EZTK'),
    ...of('expo', 'word', 40, 'expo_'),
    ...of('facebook', 'alphanumeric', 60, 'EAAM', 'EAAC', 'EAAG', 'EAAB'),
    ...of('figma', 'word', 38, 'figd_', 'figu_', 'figo_'),
    ...of('finicity', 'hex', 30, 'finicity_'),
    ...of('flutterwave', 'word', 11, 'FLWPUBK_TEST-', 'FLWSECK_TEST-', 'FLWSECK_TEST', 'FLWSECK-'),
    ...of('fly', 'base64', 40, 'fo1_', 'fm1_', 'fm1a_', 'fm1r_', 'fm2_', 'FlyV1 fm'),
    ...of('frameio', 'base64', 60, 'fio-u-'),
    ...of('freemius', 'any', 29, 'sk_'),
    ...of('github', 'word', 30, 'ghp_', 'gho_', 'ghu_', 'ghr_', 'github_pat_'),
    ...of('github', 'dotted', 30, 'ghs_'),
    ...of('gitlab', 'dotted', 20, 'glpat-', 'gldt-', 'glrt-', 'glrtr-', 'glcbt-', 'glptt-', 'glft-', 'glsoat-', 'glimt-', 'glagent-', 'gloas-', 'glffct-', 'glwt-', 'GR1348941'),
    ...of('gitlab', 'alphanumeric', 30, '_gitlab_session='),
    ...of('gocardless', 'base64', 40, 'live_'),
    ...of('google', 'word', 35, 'AIza'),
    ...of('google', 'word', 24, 'GOCSPX-'),
    ...of('google', 'word', 40, 'ya29.', '1//0'),
    ...of('grafana', 'base64', 32, 'glc_', 'glsa_'),
    ...of('grafana', 'base64', 60, 'eyJrIjoi'),
    ...of('groq', 'alphanumeric', 40, 'gsk_'),
    ...of('harness', 'dotted', 60, 'pat.', 'sat.'),
    ...of('hashicorp', 'dotted', 24, 'hvs.', 'hvb.', 'hvr.'),
    ...of('heroku', 'word', 50, 'HRKU-'),
    ...of('hubspot', 'word', 36, 'pat-na1-', 'pat-na2-', 'pat-eu1-', 'pat-ap1-'),
    ...of('huggingface', 'alphanumeric', 34, 'hf_', 'api_org_'),
    ...of('infracost', 'alphanumeric', 32, 'ico-'),
    ...of('intra42', 'hex', 60, 's-s4t2ud-', 's-s4t2af-'),
    ...of('langfuse', 'word', 36, 'sk-lf-', 'pk-lf-'),
    ...of('langsmith', 'word', 40, 'lsv2_pt_', 'lsv2_sk_', 'ls__'),
    ...of('launchdarkly', 'word', 36, 'sdk-', 'api-'),
    ...of('linear', 'alphanumeric', 40, 'lin_api_', 'lin_oauth_'),
    ...of('lob', 'hex', 35, 'live_', 'test_'),
    ...of('lob', 'hex', 31, 'live_pub_', 'test_pub_'),
    ...of('mailgun', 'hex', 32, 'key-', 'pubkey-'),
    ...of('mapbox', 'dotted', 80, 'pk.', 'sk.', 'tk.'),
    ...of('meta', 'any', 30, 'EAAJ'),
    ...of('netlify', 'word', 36, 'nfp_', 'nfc_', 'nfo_', 'nfu_', 'nfb_'),
    ...of('neon', 'alphanumeric', 60, 'napi_'),
    ...of('newrelic', 'word', 19, 'NRAK-', 'NRJS-', 'NRII-', 'NRIQ-', 'NRRA-', 'NRBR-', 'NRAA-'),
    ...of('notion', 'alphanumeric', 43, 'ntn_', 'secret_'),
    ...of('npm', 'alphanumeric', 36, 'npm_'),
    ...of('nuget', 'lower', 43, 'oy2'),
    ...of('octopus', 'upper', 26, 'API-'),
    ...of('openai', 'word', 40, 'sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'),
    ...of('openai', 'alphanumeric', 32, 'sk-'),
    ...of('openshift', 'word', 43, 'sha256~'),
    ...of('paystack', 'hex', 36, 'sk_live_', 'sk_test_'),
    ...of('perplexity', 'alphanumeric', 40, 'pplx-'),
    ...of('pinecone', 'word', 40, 'pcsk_'),
    ...of('plaid', 'word', 36, 'access-sandbox-', 'access-development-', 'access-production-', 'public-sandbox-'),
    ...of('planetscale', 'any', 32, 'pscale_tkn_', 'pscale_pw_', 'pscale_oauth_', 'pscale_'),
    ...of('posthog', 'alphanumeric', 40, 'phx_', 'phs_'),
    ...of('postman', 'word', 50, 'PMAK-'),
    ...of('prefect', 'alphanumeric', 36, 'pnu_', 'pnb_'),
    ...of('pulumi', 'hex', 40, 'pul-'),
    ...of('pypi', 'word', 50, 'pypi-AgE', 'pypi-'),
    ...of('razorpay', 'alphanumeric', 14, 'rzp_live_', 'rzp_test_'),
    ...of('readme', 'lower', 60, 'rdme_'),
    ...of('replicate', 'alphanumeric', 37, 'r8_'),
    ...of('resend', 'word', 30, 're_'),
    ...of('rubygems', 'hex', 40, 'rubygems_'),
    ...of('scalingo', 'word', 48, 'tk-us-'),
    ...of('scaleway', 'upper', 17, 'SCW'),
    ...of('sendgrid', 'dotted', 60, 'SG.'),
    ...of('sentry', 'base64', 60, 'sntrys_', 'sntryu_', 'sntrya_', 'sntryi_'),
    ...of('settlemint', 'alphanumeric', 16, 'sm_aat_', 'sm_pat_', 'sm_sat_'),
    ...of('shippo', 'hex', 40, 'shippo_live_', 'shippo_test_'),
    ...of('shopify', 'hex', 32, 'shpat_', 'shpca_', 'shppa_', 'shpss_', 'shptka_', 'shpua_'),
    ...of('slack', 'word', 20, 'xoxb-', 'xoxp-', 'xoxe-', 'xoxe.xoxb-', 'xoxe.xoxp-', 'xoxd-', 'xoxc-'),
    ...of('slack', 'word', 10, 'xoxa-', 'xoxr-', 'xoxs-', 'xoxo-', 'xapp-'),
    ...of('slack', 'any', 30, 'hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'hooks.slack.com/triggers/'),
    ...of('discord', 'any', 60, 'discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'),
    ...of('sonar', 'hex', 40, 'squ_', 'sqp_', 'sqa_'),
    ...of('sourcegraph', 'word', 40, 'sgp_', 'sgd_', 'slk_', 'sgph_'),
    ...of('square', 'word', 22, 'sq0atp-', 'sq0csp-', 'sq0idp-', 'EAAA'),
    ...of('stripe', 'alphanumeric', 10, 'sk_live_', 'sk_test_', 'sk_prod_', 'rk_live_', 'rk_test_', 'rk_prod_'),
    ...of('stripe', 'base64', 30, 'whsec_'),
    ...of('supabase', 'hex', 40, 'sbp_', 'sb_secret_'),
    ...of('tailscale', 'word', 20, 'tskey-'),
    ...of('teams', 'any', 60, 'webhook.office.com/webhookb2/'),
    ...of('telegram', 'word', 32, ':AA'),
    ...of('terraform', 'word', 60, '.atlasv1.'),
    ...of('twilio', 'hex', 32, 'SK', 'AC'),
    ...of('typeform', 'dotted', 50, 'tfp_'),
    ...of('vercel', 'alphanumeric', 24, 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'),
    ...of('wakatime', 'word', 36, 'waka_'),
    ...of('xai', 'alphanumeric', 70, 'xai-'),
    ...of('yandex', 'dotted', 35, 'AQVN', 't1.', 'YC', 'y0_'),
    ...of('zuplo', 'alphanumeric', 60, 'zpka_'),
    ...of('vault', 'alphanumeric', 24, 's.'),
    ...of('jwt', 'dotted', 40, 'eyJ', 'ey'),
    ...of('jwt', 'base64', 90, 'ZXlK'),
    ...of('kubeconfig', 'base64', 90, 'client-key-data: LS0tLS1CRUdJTi'),
    ...of('agent-session', 'word', 20, 'cog_', 'apk_'),
];
/** Prefixes that ordinary text holds: what follows must look like a credential in a stricter way. Parts are separated by dots or dashes. Made when asked for. */
const STRICT = {
    pat: () => /^pat[0-9A-Za-z]{14}\.[0-9a-f]{64}$/u,
    'pat.': () => /^pat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,
    'sat.': () => /^sat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,
    eyJ: () => /^eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]*$/u,
    cio: () => /^cio[0-9A-Za-z]{32}$/u,
    SK: () => /^SK[0-9a-fA-F]{32}$/u,
    's.': () => /^s\.(?=(?:[A-Za-z]*\d){3})(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z0-9]{24}$/u,
    ey: () => /^ey[\w-]{17,}\.ey[\w-]{17,}\.?[\w-]*$/u,
    AC: () => /^AC[0-9a-f]{32}$/u,
    SCW: () => /^SCW[0-9A-Z]{17}$/u,
    A3T: () => /^A3T[0-9A-Z]{17}$/u,
    AKIA: () => /^AKIA[0-9A-Z]{16}$/u,
    ASIA: () => /^ASIA[0-9A-Z]{16}$/u,
    ABIA: () => /^ABIA[0-9A-Z]{16}$/u,
    ACCA: () => /^ACCA[0-9A-Z]{16}$/u,
    LTAI: () => /^LTAI[0-9A-Za-z]{16,26}$/u,
    YC: () => /^YC[\w-]{38}$/u,
    't1.': () => /^t1\.[\w-]{4,}={0,2}\.[\w-]{80,}={0,2}$/u,
    sk_: () => /^sk_\S{29}$/u,
    'sk.': () => /^sk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,
    'pk.': () => /^pk\.[\w-]{60}\.[\w-]{22}$/u,
    'tk.': () => /^tk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,
    b_: () => /^b_[\w=/+-]{44}$/u,
    sc_: () => /^sc_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    ext_: () => /^ext_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    'sdk-': () => /^sdk-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'api-': () => /^api-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    re_: () => /^re_[A-Za-z0-9]{8}_[A-Za-z0-9]{22,}$/u,
    'A3-': () => /^A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/u,
    'API-': () => /^API-[A-Z0-9]{26}$/u,
    '4b1d': () => /^4b1d[A-Za-z0-9]{38}$/u,
    'v1.0-': () => /^v1\.0-[a-f0-9]{24}-[a-f0-9]{146}$/u,
    live_: () => /^live_(?:[\w=-]{40}|[0-9a-f]{35})$/u,
    test_: () => /^test_[0-9a-f]{35}$/u,
    EAAA: () => /^EAAA[\w-]{22,60}$/u,
    EAAJ: () => /^EAAJ[A-Za-z0-9]{60,}$/u,
    ':AA': () => /^:AA[\w-]{32,34}$/u,
    'sl.': () => /^sl\.(?:u\.)?[\w=-]{130,}$/u,
    oy2: () => /^oy2[a-z0-9]{43}$/u,
    ABSK: () => /^ABSK[A-Za-z0-9+/]{100,}={0,2}$/u,
    expo_: () => /^expo_[\w-]{40}$/u,
    'key-': () => /^key-[0-9a-f]{32}$/u,
    'pubkey-': () => /^pubkey-[0-9a-f]{32}$/u,
    secret_: () => /^secret_[A-Za-z0-9]{43}$/u,
    'sk-': () => /^sk-[A-Za-z0-9]{32,}$/u,
    scauth_: () => /^scauth_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    authress_: () => /^authress_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    'pypi-': () => /^pypi-[\w-]{85,}$/u,
    cog_: () => /^cog_[\w-]{30,}$/u,
    apk_: () => /^apk_[\w-]{30,}$/u,
    ZXlK: () => /^ZXlK[A-Za-z0-9+/=_-]{90,}$/u,
};
const anyLength = (set, flags) => (...lengths) => () => new RegExp(`^(?:${lengths.map((length) => `${set}{${length}}`).join('|')})$`, flags);
const hex = anyLength('[0-9a-f]', 'i');
const mixed = anyLength('[0-9a-zA-Z]', 'u');
const wordy = anyLength('[\\w=.-]', 'u');
const UUID = () => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NAMED_FORMS = [
    { names: ['adafruit'], value: wordy(32) },
    { names: ['adobe'], value: hex(32) },
    { names: ['airtable'], value: mixed(17) },
    { names: ['algolia'], value: mixed(32) },
    { names: ['alibaba'], value: mixed(30) },
    { names: ['asana'], value: () => /^(?:\d{16}|[0-9a-zA-Z]{32})$/u },
    { names: ['atlassian', 'confluence', 'jira'], value: mixed(24) },
    { names: ['aws', 'amazon'], value: () => /^[A-Za-z0-9/+]{40}$/u },
    { names: ['beamer'], value: () => /^b_[\w=-]{44}$/u },
    { names: ['bitbucket'], value: () => /^(?:[0-9a-zA-Z]{32}|[\w=-]{64})$/u },
    { names: ['bittrex'], value: mixed(32) },
    { names: ['cloudflare'], value: () => /^(?:[\w-]{40}|[0-9a-f]{37})$/u },
    { names: ['codecov'], value: mixed(32) },
    { names: ['cohere', 'co_api'], value: mixed(40) },
    { names: ['coinbase'], value: wordy(64) },
    { names: ['confluent'], value: mixed(16, 64) },
    { names: ['contentful'], value: wordy(43) },
    { names: ['datadog', 'dd_api', 'dd_app'], value: mixed(32, 40) },
    { names: ['deepgram'], value: hex(40) },
    { names: ['discord'], value: () => /^(?:[0-9a-f]{64}|\d{18}|[\w=-]{32}|[\w-]{24,28}\.[\w-]{6}\.[\w-]{27,40})$/i },
    { names: ['droneci', 'drone'], value: mixed(32) },
    { names: ['dropbox'], value: () => /^(?:[a-z0-9]{15}|[a-z0-9]{11}AAAAAAAAAA[\w=-]{43}|sl\.[\w=-]{135})$/i },
    { names: ['etsy'], value: mixed(24) },
    { names: ['facebook', 'fb_app'], value: hex(32) },
    { names: ['fastly'], value: wordy(32) },
    { names: ['finicity'], value: mixed(20, 32) },
    { names: ['finnhub'], value: mixed(20) },
    { names: ['flickr'], value: mixed(32) },
    { names: ['freshbooks'], value: mixed(64) },
    { names: ['gitter'], value: wordy(40) },
    { names: ['gocardless'], value: () => /^live_[\w=-]{40}$/u },
    { names: ['heroku'], value: UUID },
    { names: ['hubspot'], value: UUID },
    { names: ['intercom'], value: wordy(60) },
    { names: ['jfrog', 'artifactory', 'bintray', 'xray'], value: mixed(64, 73) },
    { names: ['kraken'], value: () => /^[\w=+/-]{80,90}$/u },
    { names: ['kucoin'], value: () => /^(?:[0-9a-f]{24}|[0-9a-f-]{36})$/i },
    { names: ['launchdarkly'], value: wordy(40) },
    { names: ['linear'], value: hex(32) },
    { names: ['linkedin', 'linked_in', 'linked-in'], value: mixed(14, 16) },
    { names: ['lob'], value: () => /^(?:live|test)_(?:pub_)?[0-9a-f]{31,35}$/u },
    { names: ['looker'], value: mixed(20, 24) },
    { names: ['mailchimp'], value: () => /^[0-9a-f]{32}-us\d{1,2}$/u },
    { names: ['mailgun'], value: () => /^(?:(?:key|pubkey)-[0-9a-f]{32}|[0-9a-h]{32}-[0-9a-h]{8}-[0-9a-h]{8})$/u },
    { names: ['mattermost'], value: mixed(26) },
    { names: ['maxmind'], value: () => /^[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk$/u },
    { names: ['messagebird', 'message_bird', 'message-bird'], value: () => /^(?:[0-9a-zA-Z]{25}|[0-9a-f-]{36})$/u },
    { names: ['meraki'], value: hex(40) },
    { names: ['mistral'], value: mixed(32) },
    { names: ['netlify'], value: wordy(40, 41, 42, 43, 44, 45, 46) },
    { names: ['newrelic', 'new_relic', 'new-relic'], value: () => /^(?:[0-9a-z]{64}|NRII-[a-z0-9-]{32})$/i },
    { names: ['nytimes', 'new-york-times', 'newyorktimes'], value: wordy(32) },
    { names: ['okta'], value: () => /^00[\w=-]{40}$/u },
    { names: ['pagerduty', 'pager_duty'], value: () => /^[\w+-]{20}$/u },
    { names: ['plaid'], value: mixed(24, 30) },
    { names: ['privateai', 'private_ai', 'private-ai'], value: mixed(32) },
    { names: ['postmark'], value: UUID },
    { names: ['rapidapi'], value: wordy(50) },
    { names: ['rollbar'], value: hex(32) },
    { names: ['sauce'], value: UUID },
    { names: ['sendbird'], value: () => /^(?:[0-9a-f]{40}|[0-9a-f-]{36})$/u },
    { names: ['sentry'], value: hex(64) },
    { names: ['shodan'], value: mixed(32) },
    {
        names: ['bundle_enterprise__contribsys__com', 'bundle_gems__contribsys__com'],
        value: () => /^[0-9a-f]{8}:[0-9a-f]{8}$/u,
    },
    { names: ['snyk'], value: UUID },
    { names: ['sonar'], value: wordy(40) },
    { names: ['sourcegraph'], value: hex(40) },
    { names: ['splunk'], value: UUID },
    { names: ['squarespace'], value: UUID },
    { names: ['sumo'], value: () => /^(?:su[0-9A-Za-z]{12}|[0-9a-zA-Z]{64})$/u },
    { names: ['teamcity'], value: wordy(60) },
    { names: ['telegr', 'telegram'], value: () => /^\d{5,16}:A[\w-]{34}$/u },
    { names: ['travis'], value: mixed(22) },
    { names: ['trello'], value: () => /^(?:[0-9a-zA-Z-]{32}|[0-9a-f]{64})$/u },
    { names: ['twilio'], value: hex(32) },
    { names: ['twitch'], value: mixed(30) },
    {
        names: ['twitter'],
        value: () => /^(?:[0-9a-zA-Z]{25}|[0-9a-zA-Z]{35}|[0-9a-zA-Z]{45}|[0-9a-zA-Z]{50}|A{22}[0-9a-zA-Z%]{80,100}|\d{15,25}-[0-9a-zA-Z]{20,40})$/u,
    },
    { names: ['vercel', 'zeit'], value: mixed(24) },
    { names: ['yandex'], value: () => /^(?:AQVN[\w-]{35,38}|t1\.[\w-]+={0,2}\.[\w-]{86}={0,2}|YC[\w-]{38})$/u },
    { names: ['zendesk'], value: mixed(40) },
    {
        names: ['azure', 'azurerm', 'arm_client', 'ad_client'],
        value: () => /^(?:[\w.~-]{3}\dQ~[\w.~-]{31,34}|[A-Za-z0-9+/]{86}==)$/u,
    },
    { names: ['accountkey', 'sharedaccesskey'], value: () => /^[A-Za-z0-9+/]{43,86}={1,2}$/u },
    {
        names: ['polymarket', 'infura', 'alchemy', 'etherscan'],
        value: () => /^(?:[0-9a-f]{32}|[\w-]{32}|[0-9A-Z]{34})$/u,
    },
    { names: ['wiz'], value: () => /^[0-9a-z]{52,64}$/i },
    { names: ['openweather', 'weatherapi', 'newsapi'], value: hex(32) },
];

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/scan-secrets/find.js

/** Candidates in one run of an alphabet that are looked at closely. */
const MOST_CANDIDATES = 64;
/** Characters of one credential beyond which nothing more is read. */
const LONGEST = 4_096;
const BY_PREFIX = new Map();
for (const form of PREFIX_FORMS) {
    const known = BY_PREFIX.get(form.prefix);
    if (known === undefined)
        BY_PREFIX.set(form.prefix, [form]);
    else
        known.push(form);
}
/**
 * The longest prefix first. Nothing but literal alternatives and no `u`: V8 makes a search tree of them in under a millisecond, where the
 * same with a look-behind each took eight (P13). What a look-behind would ask is asked afterwards.
 */
const PREFIX = new RegExp(anyOf(BY_PREFIX.keys()), 'g');
function anyOf(words) {
    const longestFirst = [...words].sort((one, other) => other.length - one.length);
    return longestFirst
        .join('\n')
        .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
        .replaceAll('\n', '|');
}
/** Where the run of one alphabet ends; each character is looked at once per alphabet. */
class Runs {
    #text;
    #asked = new Map();
    #ends = new Map();
    constructor(text) {
        this.#text = text;
    }
    /** Whether too many candidates began in this one run already: text that repeats a prefix without end is no credential. */
    isTired(alphabet) {
        const asked = (this.#asked.get(alphabet) ?? 0) + 1;
        this.#asked.set(alphabet, asked);
        return asked > MOST_CANDIDATES;
    }
    endOf(alphabet, from) {
        const known = this.#ends.get(alphabet);
        if (known !== undefined && from >= known.from && from <= known.to)
            return known.to;
        const run = new RegExp(`[${ALPHABETS[alphabet]}]*`, 'uy');
        run.lastIndex = from;
        run.exec(this.#text);
        const to = Math.max(from, run.lastIndex);
        this.#asked.set(alphabet, 0);
        this.#ends.set(alphabet, { from, to });
        return to;
    }
}
/** Every credential that its own form gives away. Time is linear in the text. */
function findSecrets(text) {
    return [...prefixed(text), ...named(text), ...shaped(text), ...keys(text), ...inAddresses(text), ...generic(text)];
}
function prefixed(text) {
    const found = [];
    const runs = new Runs(text);
    PREFIX.lastIndex = 0;
    for (let match = PREFIX.exec(text); match !== null; match = PREFIX.exec(text)) {
        const from = match.index;
        const after = from + match[0].length;
        if (from > 0 && isAlphanumeric(text.charCodeAt(from)) && isAlphanumeric(text.charCodeAt(from - 1))) {
            PREFIX.lastIndex = from + 1;
            continue;
        }
        for (const form of BY_PREFIX.get(match[0]) ?? []) {
            const to = Math.min(runs.endOf(form.alphabet, after), after + LONGEST);
            if (to - after < form.least || runs.isTired(form.alphabet) || !fits(text.slice(from, to), form, text[to]))
                continue;
            found.push({ form: form.vendor, from, to, certain: true });
            PREFIX.lastIndex = to;
            break;
        }
        PREFIX.lastIndex = Math.max(PREFIX.lastIndex, from + 1);
    }
    return found;
}
/** ASCII letters and digits, by their code. */
function isAlphanumeric(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
function fits(token, form, next) {
    const strict = STRICT[form.prefix]?.();
    const plain = token.replace(/[.=-]+$/u, '');
    if (strict !== undefined && !strict.test(plain) && !strict.test(token))
        return false;
    // A run of one alphabet that goes on in letters is a word of something longer.
    if ((form.alphabet === 'hex' || form.alphabet === 'upper') && next !== undefined && /[0-9A-Za-z]/u.test(next))
        return false;
    return isRandom(token.slice(form.prefix.length));
}
/** Placeholders repeat a few characters, spell words, or count up. */
function isRandom(text) {
    // Some vendors pad with a run of one letter.
    const value = text.replace(/A{10,22}/u, '');
    const body = value.replace(/[^0-9A-Za-z]/gu, '');
    if (body.length < 8)
        return false;
    const distinct = new Set(body.toLowerCase()).size;
    if (distinct < Math.min(6, body.length / 2))
        return false;
    if (/example|placeholder|redacted|your[_-]?(?:api|key|token|secret)|changeme|dummy|(.)\1{7}|0123456789|1234567890|abcdefghij|xxxx/i.test(value))
        return false;
    return /\d/u.test(body) || (/[a-z]/u.test(body) && /[A-Z]/u.test(body)) || distinct >= 12;
}
const NAME_TO_FORMS = new Map();
for (const { names, value } of NAMED_FORMS) {
    for (const name of names)
        NAME_TO_FORMS.set(name, [...(NAME_TO_FORMS.get(name) ?? []), value]);
}
// Here and below: `i` without `u`. With both, V8 asks the Unicode tables for each letter, which takes milliseconds (P13).
const NAME = new RegExp(anyOf(NAME_TO_FORMS.keys()), 'gi');
/** From a name to its value: the rest of the name, a sign, quotation marks. All bounded. */
const ASSIGNED = /[\w.\- \t]{0,32}["'`\s]{0,3}(?:=>|:{1,3}=?|\?=|\|\||=|>|,)[\s"'`=]{0,5}([\w+/=.~:%-]{10,200})/uy;
function named(text) {
    const found = [];
    NAME.lastIndex = 0;
    for (let match = NAME.exec(text); match !== null; match = NAME.exec(text)) {
        ASSIGNED.lastIndex = match.index + match[0].length;
        const value = ASSIGNED.exec(text)?.[1];
        if (value === undefined)
            continue;
        const to = ASSIGNED.lastIndex;
        const forms = NAME_TO_FORMS.get(match[0].toLowerCase()) ?? [];
        if (forms.some((form) => form().test(value)) && isMixed(value))
            found.push({ form: match[0].toLowerCase(), from: to - value.length, to, certain: true });
    }
    return found;
}
/** A value that no word and no name has: letters and digits change places often. */
function isMixed(value) {
    const body = value.replace(/[^0-9A-Za-z]/gu, '');
    if (/^\d+$/u.test(body))
        return body.length >= 15 && new Set(body).size >= 5;
    const changes = body.match(/[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])|[a-z](?=[A-Z])/gu)?.length ?? 0;
    return isRandom(value) && changes >= Math.min(4, Math.floor(body.length / 8) + 1) && /\d/u.test(body);
}
const KEY = /-----BEGIN[ A-Z0-9_-]{0,60}PRIVATE KEY(?: BLOCK)?-----/gu;
/** Characters in which the end of a key is looked for. */
const LONGEST_KEY = 10_000;
function keys(text) {
    return [...text.matchAll(KEY)].flatMap((match) => {
        const start = match.index + match[0].length;
        const window = text.slice(start, start + LONGEST_KEY);
        const end = /KEY(?: BLOCK)?-----/u.exec(window)?.index ?? 0;
        const body = window.replace(/\\[nr]|\s|["'+,]/gu, '');
        const whole = end > 64 && !/\.\.\.|…|<|\$\{|x{8}/i.test(window.slice(0, end)) && new Set(window.slice(0, end)).size > 12;
        return whole || /^[\w+/=:.,-]{40,}/u.test(body)
            ? [{ form: 'private-key', from: match.index, to: start, certain: true }]
            : [];
    });
}
/** Forms whose telling part stands in the middle or at the end. */
const SHAPES = [
    ['azure', /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/gu],
    ['maxmind', /(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/gu],
    ['facebook', /(?<!\d)\d{15,16}[|%][\w-]{27,40}(?![\w-])/gu],
    ['sidekiq', /\b[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com/gi],
    ['discord', /(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/gu],
    ['nuget', /<add key="(?:ClearText)?Password"\s{0,20}value="[^"%]{8,200}"/gi],
];
function shaped(text) {
    return SHAPES.flatMap(([form, shape]) => [...text.matchAll(shape)]
        .filter((match) => form === 'nuget' || isRandom(match[0]))
        .map((match) => ({ form, from: match.index, to: match.index + match[0].length, certain: true })));
}
/** User and password in an address, and in the options of `curl`. */
const ADDRESS = /(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,128}:([^\s/@"'`<>]{3,128})@[\w.-]/gi;
const CURL = /\bcurl\b(?:\\\r?\n|[^\n]){0,400}?(?:-[a-zA-Z]{0,8}H|--header)[ =]?["'](?:Authorization|[\w-]{0,20}(?:Key|Token))\s*:\s*(?:(?:Bearer|Basic|Token|ApiKey)\s+)?([\w=~@.+/-]{8,200})["']/gi;
const CURL_USER = /\bcurl\b(?:\\\r?\n|[^\n]){0,400}?(?<=\s)(?:-[a-zA-Z]{0,8}u|--user)[ =]?["']?[^\s:"']{0,60}:([^\s"']{3,120})["']?/gi;
function inAddresses(text) {
    const at = (match, form, certain) => ({
        form,
        from: match.index ?? 0,
        to: (match.index ?? 0) + match[0].length,
        certain,
    });
    const real = (value) => !/^[$%{<*]|^\*+$|^x+$|password|secret|token|pass$|example/i.test(value);
    return [
        ...[...text.matchAll(ADDRESS)]
            .filter((match) => real(match[1] ?? ''))
            .map((match) => at(match, 'password-in-address', false)),
        ...[...text.matchAll(CURL)]
            .filter((match) => isRandom(match[1] ?? ''))
            .map((match) => at(match, 'curl-header', true)),
        ...[...text.matchAll(CURL_USER)]
            .filter((match) => real(match[1] ?? '') && isRandom(match[1] ?? ''))
            .map((match) => at(match, 'curl-user', true)),
    ];
}
const GENERIC = /(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential|auth)[\w.-]{0,24}["'`]?\s{0,3}(?::=|=>|[:=])\s{0,3}["'`]([\w+/=.~!@#%^&*-]{16,150})["'`]/gi;
/** A quoted value that looks random, given to something with a telling name. Too common in test data to block. */
function generic(text) {
    return [...text.matchAll(GENERIC)]
        .filter((match) => isMixed(match[1] ?? ''))
        .map((match) => ({ form: 'generic', from: match.index, to: match.index + match[0].length, certain: false }));
}


/***/ }),

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zj: () => (/* reexport */ policy_default/* DEFAULT_POLICY */.z),
  O8: () => (/* reexport */ policy/* DIGEST_FILE */.O8),
  CX: () => (/* reexport */ policy/* POLICY_FILE */.CX),
  qK: () => (/* reexport */ classifyPath),
  ol: () => (/* reexport */ policy/* digestOf */.ol),
  dL: () => (/* reexport */ find/* findSecrets */.d),
  AU: () => (/* reexport */ glob/* fold */.AU),
  _I: () => (/* reexport */ glob/* matchesAny */._I),
  ON: () => (/* reexport */ policy/* parsePolicy */.ON)
});

// UNUSED EXPORTS: HOOK_NAMES, matchesGlob

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/policy/default.js
var policy_default = __webpack_require__(5303);
// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/policy/policy.js + 1 modules
var policy = __webpack_require__(1597);
// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/paths/glob.js
var glob = __webpack_require__(3356);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/classify.js

/**
 * Classifies a path as git writes it (relative to the root, `/` between names), as text alone: letter case and Unicode forms do not
 * matter, links are not followed.
 */
function classifyPath(path, policy) {
    const folded = (0,glob/* fold */.AU)(path.replace(/^(?:\.?\/)+/u, ''));
    return {
        groups: Object.entries(policy.protected).flatMap(([group, globs]) => ((0,glob/* matchesAny */._I)(folded, globs) ? [group] : [])),
        lockfile: (0,glob/* matchesAny */._I)(folded, policy.lockfiles),
        code: (0,glob/* matchesAny */._I)(folded, policy.code),
        test: (0,glob/* matchesAny */._I)(folded, policy.tests),
    };
}

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/scan-secrets/find.js + 1 modules
var find = __webpack_require__(2047);
;// CONCATENATED MODULE: ./packages/guardrails/lib/rules.js
/** The rules of the guards as data and pure functions, without the shell parser: what the pull request's contract judges by. */








/***/ })

};
