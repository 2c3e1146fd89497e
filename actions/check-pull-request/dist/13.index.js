export const id = 13;
export const ids = [13];
export const modules = {

/***/ 6013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPullRequest: () => (/* reexport */ checkPullRequest),
  passMergeGroup: () => (/* reexport */ passMergeGroup)
});

// UNUSED EXPORTS: CONTRACT_RULES

// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/github/lib/index.js + 6 modules
var github_lib = __webpack_require__(7702);
// EXTERNAL MODULE: ./packages/text/lib/index.js + 13 modules
var text_lib = __webpack_require__(1393);
// EXTERNAL MODULE: ./packages/conventions/lib/core.js
var core = __webpack_require__(9879);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/default.js

/** What a repository vendors when it changes nothing. Conventions name the paths of the seed; the rest is the guards' own. */
const DEFAULT_POLICY = {
    version: 1,
    root: '../..',
    dryRunUntil: null,
    protected: {
        ...core/* PROTECTED_PATHS */.kU,
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
    lockfiles: core/* LOCKFILES */.JA,
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/frame/hook.js
/** What an own fault ends in: a guard that cannot judge blocks (P11). */
class hook_GuardFault extends Error {
    name = 'GuardFault';
}

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
        throw new GuardFault(`${POLICY_FILE} is not what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`);
    }
    // The one that is shipped has the form of a policy: the bundler asked.
    return text === shipped ? JSON.parse(text) : parsePolicy(text);
}
function contents(folder, name) {
    try {
        return readFileSync(join(folder, name), 'utf8');
    }
    catch {
        throw new GuardFault(`${name} beside the hooks cannot be read`);
    }
}
const LISTS = ['lockfiles', 'mainBranches', 'credentialFiles', 'code', 'tests'];
const REQUIRED_GROUPS = ['migrations', 'infrastructure', 'generated', 'automation'];
/** @throws GuardFault naming the field that is wrong */
function parsePolicy(text) {
    const value = parsed(text);
    if (!isPolicy(value))
        throw new hook_GuardFault(`${POLICY_FILE} has not the form of a policy of version 1`);
    return value;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new hook_GuardFault(`${POLICY_FILE} is not JSON`);
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

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/paths/glob.js
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

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/classify.js

/**
 * Classifies a path as git writes it (relative to the root, `/` between names), as text alone: letter case and Unicode forms do not
 * matter, links are not followed.
 */
function classifyPath(path, policy) {
    const folded = fold(path.replace(/^(?:\.?\/)+/u, ''));
    return {
        groups: Object.entries(policy.protected).flatMap(([group, globs]) => (matchesAny(folded, globs) ? [group] : [])),
        lockfile: matchesAny(folded, policy.lockfiles),
        code: matchesAny(folded, policy.code),
        test: matchesAny(folded, policy.tests),
    };
}

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

;// CONCATENATED MODULE: ./packages/guardrails/lib/rules.js
/** The rules of the guards as data and pure functions, without the shell parser: what the pull request's contract judges by. */







;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/applies.js


/**
 * Why the contract holds for this pull request; undefined: it is nobody's but a person's. A branch counts whoever pushed it: an agent may
 * act under a person's name.
 */
function appliesBecause({ branch, author, body }, { agents, branches }) {
    const login = author?.login ?? '';
    if (agents.some((agent) => agent.toLowerCase() === login.toLowerCase()))
        return `its author ${login} is an agent`;
    if (matchesAny(fold(branch), branches))
        return `its branch is ${branch}`;
    return lib/* FINDING_MARKER */.hM.test(body.replaceAll('\r\n', '\n')) ? 'its description has the marker of a finding' : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/breach.js
/** The rules of the contract, each with what it asks for and where that comes from. The ids are what `/agent approve` takes. */
const CONTRACT_RULES = {
    draft: { asks: 'opened as a draft; only a person marks it as ready', source: 'seed 2.5, D19' },
    'auto-merge': { asks: 'auto-merge is off', source: 'seed 8' },
    branch: { asks: 'the branch is `fix/<finding-id>`, of this repository', source: 'seed 2.5, D5' },
    'base-branch': { asks: 'the base branch is the one that the brief names', source: 'seed 4.1, 7.12' },
    title: { asks: 'the title is `fix: <one-line summary>`', source: 'seed 2.5' },
    commits: { asks: 'every commit begins with `fix(sec):` or `fix(deps):`', source: 'seed 2.5' },
    'closing-keyword': { asks: 'no closing keyword: a finding is closed after verification', source: 'D13' },
    description: { asks: 'the description has its three parts', source: 'seed 2.5' },
    'one-finding': { asks: 'exactly one finding, and one pull request for it', source: 'seed 8' },
    'blast-radius': { asks: 'the blast radius names the files of the diff', source: 'seed 2.5' },
    reviewers: { asks: 'the reviewers are asked', source: 'seed 2.5' },
    approvals: { asks: 'as many people approved as the settings ask', source: 'seed 3.2' },
    'protected-path': { asks: 'protected files are untouched', source: 'seed 2.5' },
    lockfile: { asks: 'a lockfile changes with a dependency finding and its manifest only', source: 'seed 2.5' },
    'lock-integrity': {
        asks: 'a lockfile keeps where packages come from, and their hashes',
        source: 'seed 2.5',
    },
    'install-script': {
        asks: 'no script that an installer runs by itself',
        source: 'seed 2.5',
    },
    migration: { asks: 'no database column, schema or migration without an approval', source: 'seed 3.2, D18' },
    'public-api': { asks: 'no public API without an approval', source: 'seed 3.2, D18' },
    'major-version': { asks: 'no major version without a word and an approval', source: 'seed 2.5, 3.2, D18' },
    'tests-weakened': { asks: 'no test deleted, skipped or weakened without an approval', source: 'seed 3.2, D18' },
    'regression-test': { asks: 'a change of code comes with a test', source: 'seed 3.2, 6' },
    'red-green': { asks: 'the regression test fails on the base and passes on the head', source: 'seed 3.2' },
    secret: { asks: 'no credential in the diff', source: 'seed 6' },
    size: { asks: 'the smallest safe change', source: 'seed 3.2' },
    'not-seen': { asks: 'everything that changes can be seen', source: 'this check' },
    policy: { asks: "the guards' rules are those of the default branch", source: 'D17' },
};
function isRuleId(text) {
    return Object.hasOwn(CONTRACT_RULES, text);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/approvals.js

/** The whole line, so that a quoted, indented or explained command is none. */
const LINE = /^\/agent approve ([a-z][a-z-]{1,40}) ([0-9a-f]{40})[ \t]{0,10}$/u;
/** The line to copy: bound to the commit, so that no later push is approved with it (D18). */
function approveLine(rule, headOid) {
    return `/agent approve ${rule} ${headOid}`;
}
/**
 * The approvals of a commit in the comments of its pull request. Only new comments count, never edited ones (others may edit them); only
 * people's; and only lines outside code, quotes and HTML comments, which `prose` tells (D11): it gives a text of the same length in
 * which all else is replaced.
 */
function writtenApprovals(comments, headOid, prose) {
    return comments.flatMap(({ by, body, isEdited }) => {
        if (by === undefined || !by.isPerson || isEdited || !body.includes(headOid))
            return [];
        const shown = prose(body).split(/\r\n?|\n/u);
        return body.split(/\r\n?|\n/u).flatMap((line, index) => {
            const [, rule = '', oid] = LINE.exec(line) ?? [];
            if (oid !== headOid || !isRuleId(rule) || !(shown[index] ?? '').startsWith('/agent approve'))
                return [];
            return [{ rule, by: by.login }];
        });
    });
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/finding.js

/** Kinds that an id tells of itself; an issue or a scanner's own id may be of any. */
const KINDS = {
    dependabot: 'dependency',
    'code-scanning': 'code',
    'secret-scanning': 'secret',
};
/** The finding that a branch names: `fix/<finding-id>`, from the second generation on `fix/<finding-id>+<n>` (seed 2.5, D5). */
function findingOfBranch(branch, ledgerKind) {
    if (!branch.startsWith(lib/* BRANCH_PREFIX */.sM))
        return undefined;
    const [, id = '', generation] = /^([^+]*)(?:\+([2-9]|[1-9]\d{1,5}))?$/u.exec(branch.slice(lib/* BRANCH_PREFIX */.sM.length)) ?? [];
    if (!lib/* FINDING_ID */.GB.test(id))
        return undefined;
    // A branch is named by whoever opens the pull request; the ledger by whoever handed the finding off.
    const kind = ledgerKind === undefined ? KINDS[(0,lib/* sourceKind */.uh)(id)] : ledgerKind === 'unlisted' ? undefined : ledgerKind;
    return { id, generation: Number(generation ?? '1'), kind };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/github/evidence.js


const WORKFLOWS = '.github/workflows';
const QUERY = `query evidence($owner: String!, $name: String!, $oid: GitObjectID!, $check: String!, $branch: String!, $byDefault: String!, $atBase: String!) {
  repository(owner: $owner, name: $name) {
    byDefault: object(expression: $byDefault) { oid }
    atBase: object(expression: $atBase) { oid }
    pullRequests(headRefName: $branch, last: 50) { totalCount nodes { number baseRefName createdAt closedAt
      timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) { nodes { ... on BaseRefChangedEvent { createdAt } } } } }
    object(oid: $oid) { ... on Commit { checkSuites(first: 100) { totalCount nodes { databaseId status conclusion
      app { slug } branch { name } workflowRun { databaseId event createdAt workflow { resourcePath } }
      checkRuns(last: 50, filterBy: { checkName: $check }) { nodes { name databaseId status conclusion } } } } } }
  }
}`;
const READING = 'reading the evidence (needs checks: read, contents: read and pull-requests: read)';
const PULLS = 50;
const SUITES = 100;
/** GitHub's own app that runs workflows; on every server it has this name. */
const ACTIONS = 'github-actions';
/**
 * The result of the job that is evidence, on the newest commit. A name proves nothing: any app, and any workflow that may write checks, can
 * give a check that name. What counts is a run of the named workflow by GitHub Actions, for a pull request of this branch, with a file that
 * is the same on the default branch and on the base branch, begun when no pull request of this branch aimed at another base: the run takes
 * its file from the merge with the base, where the diff does not show it.
 */
async function readEvidence(github, repository, { check, workflow }, pull, runId) {
    const file = `${WORKFLOWS}/${workflow}`;
    const answer = await github
        .graph('read', QUERY, {
        ...repository,
        oid: pull.headOid,
        check,
        branch: pull.branch,
        byDefault: `HEAD:${file}`,
        atBase: `refs/heads/${pull.baseBranch}:${file}`,
    })
        .catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, READING);
    });
    if (answer.errors.length > 0)
        throw (0,github_lib/* graphEnding */.qI)(answer, READING);
    const found = (0,github_lib/* dig */.rO)(answer.data, 'repository');
    const suites = (0,github_lib/* dig */.rO)(found, 'object', 'checkSuites');
    const pulls = (0,github_lib/* dig */.rO)(found, 'pullRequests');
    if (((0,github_lib/* digNumber */.Oz)(suites, 'totalCount') ?? 0) > SUITES || ((0,github_lib/* digNumber */.Oz)(pulls, 'totalCount') ?? 0) > PULLS)
        throw new lib/* Ending */._n('github-unavailable', `${READING}: there is more than one page`);
    const expected = (0,github_lib/* digText */.Ez)(found, 'byDefault', 'oid');
    if (expected === undefined)
        return { result: 'absent', note: `${file} is not on the default branch` };
    if ((0,github_lib/* digText */.Ez)(found, 'atBase', 'oid') !== expected)
        return { result: 'absent', note: `${file} on ${pull.baseBranch} is not the one on the default branch` };
    const since = aimedHereSince((0,github_lib/* digList */.hR)(pulls, 'nodes'), pull);
    return judged((0,github_lib/* digList */.hR)(suites, 'nodes').flatMap((node) => suiteOf(node, runId)), { file: workflow, branch: pull.branch, since });
}
/** When the last pull request of this branch stopped to aim at another base; undefined: one still does. */
function aimedHereSince(pulls, { number, baseBranch }) {
    let since = '';
    for (const pull of pulls) {
        const changed = (0,github_lib/* digText */.Ez)((0,github_lib/* digList */.hR)(pull, 'timelineItems', 'nodes')[0], 'createdAt') ?? '';
        const elsewhere = (0,github_lib/* digText */.Ez)(pull, 'baseRefName') !== baseBranch;
        const closed = (0,github_lib/* digText */.Ez)(pull, 'closedAt');
        if (elsewhere && closed === undefined && (0,github_lib/* digNumber */.Oz)(pull, 'number') !== number)
            return undefined;
        const until = elsewhere ? (closed ?? '') : changed;
        if (until > since)
            since = until;
    }
    return since;
}
function suiteOf(node, runId) {
    const runs = (0,github_lib/* digList */.hR)(node, 'checkRuns', 'nodes');
    const run = (0,github_lib/* dig */.rO)(node, 'workflowRun');
    const newest = runs.toSorted((a, b) => ((0,github_lib/* digNumber */.Oz)(a, 'databaseId') ?? 0) - ((0,github_lib/* digNumber */.Oz)(b, 'databaseId') ?? 0)).at(-1);
    if (newest === undefined || String((0,github_lib/* digNumber */.Oz)(run, 'databaseId')) === runId)
        return [];
    return [
        {
            app: (0,github_lib/* digText */.Ez)(node, 'app', 'slug') ?? '',
            event: (0,github_lib/* digText */.Ez)(run, 'event') ?? '',
            branch: (0,github_lib/* digText */.Ez)(node, 'branch', 'name'),
            file: (0,github_lib/* digText */.Ez)(run, 'workflow', 'resourcePath')?.split('/').at(-1) ?? '',
            createdAt: (0,github_lib/* digText */.Ez)(run, 'createdAt') ?? '',
            results: [newest, node].map((each) => resultOf((0,github_lib/* digText */.Ez)(each, 'status'), (0,github_lib/* digText */.Ez)(each, 'conclusion'))),
        },
    ];
}
function resultOf(status, conclusion) {
    if (status !== 'COMPLETED')
        return 'pending';
    if (conclusion === 'SUCCESS')
        return 'success';
    return conclusion === 'SKIPPED' || conclusion === 'NEUTRAL' || conclusion === 'STALE' ? 'skipped' : 'failure';
}
const WORST = ['failure', 'pending', 'skipped', 'success'];
function judged(suites, asked) {
    const refusals = suites.map((suite) => refusal(suite, asked));
    const results = suites.flatMap(({ results: each }, index) => (refusals[index] === undefined ? each : []));
    const note = refusals.find((each) => each !== undefined);
    // Two runs for one commit: the worse one counts.
    return {
        result: WORST.find((each) => results.includes(each)) ?? 'absent',
        note: results.length > 0 ? undefined : note,
    };
}
/** Why a check of the name is no evidence. */
function refusal({ app, event, branch, file, createdAt }, asked) {
    if (app !== ACTIONS || file === '')
        return `one of that name is of ${app === ACTIONS ? 'no workflow' : `the app ${app}`}`;
    if (file !== asked.file)
        return `one of that name is of the workflow ${file}`;
    if (event !== 'pull_request')
        return `one of that name ran on ${event}`;
    if (branch !== asked.branch)
        return 'one of that name ran for another branch';
    if (asked.since === undefined)
        return 'another pull request of this branch has another base';
    return createdAt > asked.since ? undefined : 'one of that name is from before the base branch was this one';
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/github/say.js


/** Context of the commit status that carries the verdict; the ruleset makes it required (D19). */
const STATUS_CONTEXT = 'agent-remediation/contract';
/** GitHub refuses a longer description. */
const LONGEST_DESCRIPTION = 140;
/** The verdict, on the commit that was judged. Ends with `github-…` when it cannot be posted: then nothing is required to be green. */
async function postStatus(github, { owner, name }, sha, state, description, runUrl) {
    const body = {
        owner,
        repo: name,
        sha,
        state,
        context: STATUS_CONTEXT,
        description: (0,text_lib/* capText */.yA)(description, { codePoints: LONGEST_DESCRIPTION }, () => '…').text,
        target_url: runUrl,
    };
    await github.write('POST /repos/{owner}/{repo}/statuses/{sha}', body).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, 'posting the verdict (needs statuses: write)');
    });
}
const SWITCH_OFF = `mutation autoMergeOff($id: ID!) {
  disablePullRequestAutoMerge(input: { pullRequestId: $id }) { pullRequest { autoMergeRequest { enabledAt } } } }`;
/** Switches auto-merge off; says whether it is off. The rule `auto-merge` reports it when it is not. */
async function switchAutoMergeOff(github, nodeId, trace) {
    try {
        const answer = await github.graph('write', SWITCH_OFF, { id: nodeId });
        if (answer.errors.length > 0)
            throw (0,github_lib/* graphEnding */.qI)(answer, 'switching auto-merge off');
        return (0,github_lib/* dig */.rO)(answer.data, 'disablePullRequestAutoMerge', 'pullRequest', 'autoMergeRequest') === null;
    }
    catch (error) {
        trace.note('switching auto-merge off', error instanceof Error ? error.message : String(error), 'switch it off by hand');
        return false;
    }
}
/** One comment, kept up to date, and one label while a person is asked. Best effort: the status carries the verdict. */
async function tellPeople(github, place, overview, { body, asks, quiet }, trace) {
    const commented = await attempt('comment', trace, () => comment(github, place, overview.comment, body, quiet));
    await attempt('label', trace, () => (0,github_lib/* setStatusLabel */.tU)(github, place, overview.labels, asks ? 'human' : undefined));
    return commented;
}
async function comment(github, place, known, body, quiet) {
    if (known === 'unknown')
        throw new Error('our comment is not among the newest 1,000');
    if (known === 'none') {
        // Where all is well from the start there is nothing to say.
        if (!quiet)
            await (0,github_lib/* createComment */.eT)(github, place, body);
        return;
    }
    if (known.body !== body)
        await (0,github_lib/* updateComment */.vv)(github, place, known.id, body);
    for (const double of known.doubles)
        await (0,github_lib/* deleteComment */.Tu)(github, place, double);
}
async function attempt(what, trace, work) {
    try {
        await work();
        return true;
    }
    catch (error) {
        const seen = error instanceof Error ? error.message : String(error);
        trace.note(what, seen, 'give the token `pull-requests: write`');
        return false;
    }
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/policy-of.js


/** Where a repository vendors the guards and their policy. */
const POLICY_FOLDER = '.agent/hooks';
/** The policy that the repository vendors on its default branch, else the guards' own. */
function policyOf({ policy, digest }) {
    if (policy === undefined && digest === undefined)
        return DEFAULT_POLICY;
    const file = `${POLICY_FOLDER}/${POLICY_FILE} on the default branch`;
    if (policy === undefined || digest?.trim().split(/\s+/u, 1)[0] !== digestOf(policy))
        throw new lib/* Ending */._n('settings-invalid', `${file} is not what ${DIGEST_FILE} says`);
    try {
        return parsePolicy(policy);
    }
    catch (error) {
        throw new lib/* Ending */._n('settings-invalid', `${file}: ${error instanceof Error ? error.message : 'not a policy'}`);
    }
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/github/read.js



/** First line of the one comment on a pull request; only a comment of our own login that begins with it is ours. */
const CONTRACT_MARKER = '<!-- agent-remediation:contract -->';
const ACTOR = '{ __typename login }';
const COMMENTS = `nodes { databaseId viewerDidAuthor body lastEditedAt author ${ACTOR} } pageInfo { hasPreviousPage startCursor }`;
const COMMITS = `totalCount nodes { commit { oid message parents(first: 1) { totalCount } } } pageInfo { hasNextPage endCursor }`;
const OVERVIEW = `query contract($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    policy: object(expression: "HEAD:${POLICY_FOLDER}/policy.json") { ... on Blob { text isTruncated } }
    digest: object(expression: "HEAD:${POLICY_FOLDER}/policy.json.sha256") { ... on Blob { text } }
    pullRequest(number: $number) {
      id number title body state isDraft isCrossRepository headRefName headRefOid baseRefName changedFiles updatedAt
      author ${ACTOR}
      autoMergeRequest { enabledAt }
      labels(first: 100) { nodes { name } }
      timelineItems(last: 100, itemTypes: [READY_FOR_REVIEW_EVENT, CONVERT_TO_DRAFT_EVENT]) {
        nodes { __typename ... on ReadyForReviewEvent { actor ${ACTOR} } ... on ConvertToDraftEvent { actor ${ACTOR} } }
      }
      commits(first: 100) { ${COMMITS} }
      newest: commits(last: 1) { nodes { commit { author { user { login } } committer { user { login } } } } }
      reviews(last: 100) { nodes { state author ${ACTOR} commit { oid } } }
      comments(last: 100) { ${COMMENTS} }
    }
  }
}`;
const read_READING = 'reading the pull request (needs contents: read and pull-requests: read)';
async function readOverview(github, repository, number) {
    const answer = await github.graph('read', OVERVIEW, { ...repository, number }).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, read_READING);
    });
    // A field that failed is null like one that is not there: nothing may be concluded from it.
    if (answer.errors.length > 0)
        throw (0,github_lib/* graphEnding */.qI)(answer, read_READING);
    const pull = (0,github_lib/* dig */.rO)(answer.data, 'repository', 'pullRequest');
    const headOid = (0,github_lib/* digText */.Ez)(pull, 'headRefOid');
    if (headOid === undefined)
        throw new lib/* Ending */._n('github-unavailable', `${read_READING}: #${number} has no head`);
    if ((0,github_lib/* dig */.rO)(answer.data, 'repository', 'policy', 'isTruncated') === true)
        throw new lib/* Ending */._n('settings-invalid', `${POLICY_FOLDER}/policy.json is too large`);
    return {
        ...overviewOf(pull, number, headOid),
        commits: await allCommits(github, repository, number, (0,github_lib/* dig */.rO)(pull, 'commits')),
        ...(await readComments(github, repository, number, (0,github_lib/* dig */.rO)(pull, 'comments'))),
        policy: (0,github_lib/* digText */.Ez)(answer.data, 'repository', 'policy', 'text'),
        digest: (0,github_lib/* digText */.Ez)(answer.data, 'repository', 'digest', 'text'),
    };
}
function overviewOf(pull, number, headOid) {
    return {
        nodeId: (0,github_lib/* digText */.Ez)(pull, 'id') ?? '',
        number,
        state: (0,github_lib/* digText */.Ez)(pull, 'state') ?? '',
        title: (0,github_lib/* digText */.Ez)(pull, 'title') ?? '',
        body: (0,github_lib/* digText */.Ez)(pull, 'body') ?? '',
        author: actor(pull, 'author'),
        branch: (0,github_lib/* digText */.Ez)(pull, 'headRefName') ?? '',
        baseBranch: (0,github_lib/* digText */.Ez)(pull, 'baseRefName') ?? '',
        headOid,
        updatedAt: (0,github_lib/* digText */.Ez)(pull, 'updatedAt') ?? '',
        fromFork: (0,github_lib/* dig */.rO)(pull, 'isCrossRepository') !== false,
        isDraft: (0,github_lib/* dig */.rO)(pull, 'isDraft') === true,
        draftSteps: (0,github_lib/* digList */.hR)(pull, 'timelineItems', 'nodes').map((node) => ({
            to: (0,github_lib/* digText */.Ez)(node, '__typename') === 'ReadyForReviewEvent' ? 'ready' : 'draft',
            by: actor(node, 'actor'),
        })),
        autoMerge: (0,github_lib/* dig */.rO)(pull, 'autoMergeRequest') !== null,
        commitCount: (0,github_lib/* digNumber */.Oz)(pull, 'commits', 'totalCount') ?? 0,
        madeBy: (0,github_lib/* digList */.hR)(pull, 'newest', 'nodes').flatMap((node) => ['author', 'committer'].flatMap((role) => (0,github_lib/* digText */.Ez)(node, 'commit', role, 'user', 'login') ?? [])),
        fileCount: (0,github_lib/* digNumber */.Oz)(pull, 'changedFiles') ?? 0,
        labels: (0,github_lib/* digList */.hR)(pull, 'labels', 'nodes').flatMap((node) => (0,github_lib/* digText */.Ez)(node, 'name') ?? []),
        reviews: (0,github_lib/* digList */.hR)(pull, 'reviews', 'nodes').flatMap(review),
    };
}
/** GraphQL names a bot without the `[bot]` that REST, and everybody, writes behind it. */
function actor(value, field) {
    const login = (0,github_lib/* digText */.Ez)(value, field, 'login');
    if (login === undefined)
        return undefined;
    const type = (0,github_lib/* digText */.Ez)(value, field, '__typename');
    const isBare = type === 'Bot' && !login.endsWith('[bot]');
    return { login: isBare ? `${login}[bot]` : login, isPerson: type === 'User' };
}
const STATES = {
    APPROVED: 'approved',
    CHANGES_REQUESTED: 'changes-requested',
    COMMENTED: 'commented',
    DISMISSED: 'dismissed',
};
function review(node) {
    const by = actor(node, 'author');
    if (by === undefined)
        return [];
    return [{ by, state: STATES[(0,github_lib/* digText */.Ez)(node, 'state') ?? ''] ?? 'pending', commit: (0,github_lib/* digText */.Ez)(node, 'commit', 'oid') }];
}
/** Where a pull request stands now: what tells whether it changed since it was read. */
async function readState(github, repository, number) {
    const query = `query state($owner: String!, $name: String!, $number: Int!) {
    repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid updatedAt } } }`;
    const answer = await github.graph('read', query, { ...repository, number }).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, read_READING);
    });
    if (answer.errors.length > 0)
        throw (0,github_lib/* graphEnding */.qI)(answer, read_READING);
    const pull = (0,github_lib/* dig */.rO)(answer.data, 'repository', 'pullRequest');
    return { headOid: (0,github_lib/* digText */.Ez)(pull, 'headRefOid'), updatedAt: (0,github_lib/* digText */.Ez)(pull, 'updatedAt') };
}
/** GitHub lists 250 commits of a pull request at most. */
const COMMIT_PAGES = 3;
const COMMENT_PAGES = 10;
async function allCommits(github, repository, number, first) {
    const pages = await connectionPages(github, repository, number, first, {
        field: `commits(first: 100, after: $cursor) { ${COMMITS} }`,
        name: 'commits',
        more: ['hasNextPage', 'endCursor'],
        most: COMMIT_PAGES,
    });
    return pages
        .flatMap((page) => (0,github_lib/* digList */.hR)(page, 'nodes'))
        .flatMap((node) => {
        const oid = (0,github_lib/* digText */.Ez)(node, 'commit', 'oid');
        const message = (0,github_lib/* digText */.Ez)(node, 'commit', 'message') ?? '';
        return oid === undefined
            ? []
            : [{ oid, message, parents: (0,github_lib/* digNumber */.Oz)(node, 'commit', 'parents', 'totalCount') ?? 1 }];
    });
}
/** Approvals are looked for in the newest 1,000 comments. */
async function readComments(github, repository, number, first) {
    const pages = await connectionPages(github, repository, number, first, {
        field: `comments(last: 100, before: $cursor) { ${COMMENTS} }`,
        name: 'comments',
        more: ['hasPreviousPage', 'startCursor'],
        most: COMMENT_PAGES,
    });
    // Each page is older than the one before it.
    const nodes = pages.toReversed().flatMap((page) => (0,github_lib/* digList */.hR)(page, 'nodes'));
    const comments = nodes.map((node) => ({
        by: actor(node, 'author'),
        body: (0,github_lib/* digText */.Ez)(node, 'body') ?? '',
        isEdited: (0,github_lib/* dig */.rO)(node, 'lastEditedAt') !== null,
    }));
    return { comments, comment: (0,github_lib/* ownCommentIn */.$)({ nodes, pageInfo: (0,github_lib/* dig */.rO)(pages.at(-1), 'pageInfo') }, CONTRACT_MARKER) };
}
async function connectionPages(github, repository, number, first, { field, name, more: [has, cursor], most }) {
    const query = `query ${name}($owner: String!, $name: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${field} } } }`;
    const pages = [first];
    while (pages.length < most && (0,github_lib/* dig */.rO)(pages.at(-1), 'pageInfo', has) === true) {
        const variables = { ...repository, number, cursor: (0,github_lib/* digText */.Ez)(pages.at(-1), 'pageInfo', cursor) ?? null };
        const answer = await github.graph('read', query, variables).catch((error) => {
            throw (0,github_lib/* githubEnding */.LP)(error, read_READING);
        });
        if (answer.errors.length > 0)
            throw (0,github_lib/* graphEnding */.qI)(answer, read_READING);
        pages.push((0,github_lib/* dig */.rO)(answer.data, 'repository', 'pullRequest', name));
    }
    return pages;
}
const FILE_PAGES = 30;
/** The changed files with their patches; GitHub ends at 3,000. */
async function readFiles(github, { owner, name }, number) {
    const files = [];
    for (let page = 1; page <= FILE_PAGES; page += 1) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
        const { data } = await github
            .get(route, { owner, repo: name, pull_number: number, per_page: 100, page })
            .catch((error) => {
            throw (0,github_lib/* githubEnding */.LP)(error, 'reading the changed files (needs pull-requests: read)');
        });
        const listed = (0,github_lib/* digList */.hR)(data);
        files.push(...listed.flatMap(changedFile));
        if (listed.length < 100)
            break;
    }
    return files;
}
const FILE_STATES = {
    added: 'added',
    removed: 'removed',
    modified: 'modified',
    renamed: 'renamed',
    copied: 'added',
};
function changedFile(node) {
    const path = (0,github_lib/* digText */.Ez)(node, 'filename');
    if (path === undefined)
        return [];
    const status = FILE_STATES[(0,github_lib/* digText */.Ez)(node, 'status') ?? ''] ?? 'other';
    const blob = (0,github_lib/* digText */.Ez)(node, 'sha');
    return [
        {
            path,
            previous: status === 'renamed' ? (0,github_lib/* digText */.Ez)(node, 'previous_filename') : undefined,
            status,
            additions: (0,github_lib/* digNumber */.Oz)(node, 'additions') ?? 0,
            deletions: (0,github_lib/* digNumber */.Oz)(node, 'deletions') ?? 0,
            patch: (0,github_lib/* digText */.Ez)(node, 'patch'),
            ...(blob === undefined ? {} : { blob }),
        },
    ];
}
/** Who is asked to review. REST: GraphQL tells teams only to members of the organisation. */
async function readRequested(github, { owner, name }, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
    const { data } = await github.get(route, { owner, repo: name, pull_number: number }).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, 'reading the requested reviewers (needs pull-requests: read)');
    });
    return {
        users: (0,github_lib/* digList */.hR)(data, 'users').flatMap((user) => (0,github_lib/* digText */.Ez)(user, 'login') ?? []),
        teams: (0,github_lib/* digList */.hR)(data, 'teams').flatMap((team) => (0,github_lib/* digText */.Ez)(team, 'slug') ?? []),
    };
}
/** Whether somebody is in a team. GitHub says 404 for no member; the token of a workflow may not ask at all. */
async function readMembership(github, team, login) {
    const [org = '', slug = ''] = team.split('/');
    const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
    try {
        const { data } = await github.get(route, { org, team_slug: slug, username: login });
        return (0,github_lib/* digText */.Ez)(data, 'state') === 'active' ? 'member' : 'none';
    }
    catch (error) {
        if (error instanceof github_lib/* GitHubFault */.Q4 && error.status === 404)
            return 'none';
        if (error instanceof github_lib/* GitHubFault */.Q4 && error.status === 403)
            return 'unseen';
        throw (0,github_lib/* githubEnding */.LP)(error, 'reading the members of a team (needs members: read)');
    }
}
const SAME_HEAD = `... on Commit { associatedPullRequests(first: 50) {
  nodes { number state headRefName headRefOid body author ${ACTOR} } } }`;
function sameHead(commit, oid, without) {
    return (0,github_lib/* digList */.hR)(commit, 'associatedPullRequests', 'nodes').flatMap((node) => {
        const number = (0,github_lib/* digNumber */.Oz)(node, 'number');
        if (number === undefined || number === without)
            return [];
        if ((0,github_lib/* digText */.Ez)(node, 'state') !== 'OPEN' || (0,github_lib/* digText */.Ez)(node, 'headRefOid') !== oid)
            return [];
        const [branch, body] = [(0,github_lib/* digText */.Ez)(node, 'headRefName') ?? '', (0,github_lib/* digText */.Ez)(node, 'body') ?? ''];
        return [{ number, branch, body, author: actor(node, 'author') }];
    });
}
/** Other open pull requests with this newest commit. */
async function readSameHead(github, repository, { headOid, number }) {
    const query = `query sameHead($owner: String!, $name: String!, $oid: GitObjectID!) {
    repository(owner: $owner, name: $name) { object(oid: $oid) { ${SAME_HEAD} } } }`;
    const answer = await github.graph('read', query, { ...repository, oid: headOid }).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, read_READING);
    });
    if (answer.errors.length > 0)
        throw (0,github_lib/* graphEnding */.qI)(answer, read_READING);
    return sameHead((0,github_lib/* dig */.rO)(answer.data, 'repository', 'object'), headOid, number);
}
async function readAtHead(github, repository, { headOid, number }, { paths, branches, ledger, }) {
    const blob = '{ ... on Blob { text isTruncated } }';
    const query = `query head($owner: String!, $name: String!, $oid: GitObjectID!${paths.map((_, i) => `, $p${i}: String!`).join('')}${branches.map((_, i) => `, $b${i}: String!`).join('')}${ledger === undefined ? '' : ', $ledgerRef: String!, $ledgerPath: String!'}) {
    repository(owner: $owner, name: $name) { head: object(oid: $oid) { ${SAME_HEAD} }
      ${ledger === undefined ? '' : `ledger: ref(qualifiedName: $ledgerRef) { target { ... on Commit { file(path: $ledgerPath) { object ${blob} } } } }`}
      ${paths.map((_, i) => `f${i}: object(expression: $p${i}) ${blob}`).join('\n')}
      ${branches.map((_, i) => `o${i}: pullRequests(headRefName: $b${i}, states: OPEN, first: 20) { nodes { number isCrossRepository } }`).join('\n')}
    } }`;
    const variables = {
        ...repository,
        oid: headOid,
        ...(ledger === undefined ? {} : { ledgerRef: ledger.ref, ledgerPath: ledger.path }),
        ...Object.fromEntries(paths.map((path, i) => [`p${i}`, `${headOid}:${path}`])),
        ...Object.fromEntries(branches.map((branch, i) => [`b${i}`, branch])),
    };
    const doing = 'reading files at the head (needs contents: read and pull-requests: read)';
    const answer = await github.graph('read', query, variables).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, doing);
    });
    if (answer.errors.length > 0)
        throw (0,github_lib/* graphEnding */.qI)(answer, doing);
    const found = (0,github_lib/* dig */.rO)(answer.data, 'repository');
    const text = (node) => (0,github_lib/* dig */.rO)(node, 'isTruncated') === false ? (0,github_lib/* digText */.Ez)(node, 'text') : undefined;
    return {
        texts: new Map(paths.map((path, i) => [path, text((0,github_lib/* dig */.rO)(found, `f${i}`))])),
        // Anybody can open one from a fork whose branch has the same name.
        open: branches.flatMap((_, i) => (0,github_lib/* digList */.hR)(found, `o${i}`, 'nodes').flatMap((node) => (0,github_lib/* dig */.rO)(node, 'isCrossRepository') === false ? ((0,github_lib/* digNumber */.Oz)(node, 'number') ?? []) : [])),
        sameHead: sameHead((0,github_lib/* dig */.rO)(found, 'head'), headOid, number),
        hasLedger: typeof (0,github_lib/* dig */.rO)(found, 'ledger', 'target') === 'object',
        entry: text((0,github_lib/* dig */.rO)(found, 'ledger', 'target', 'file', 'object')),
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/description.js
/** What a template leaves behind when nobody filled it in. */
const PLACEHOLDER = /^(?:[\s>*_`~.…-]*|(?:[-*] )?(?:\[ \] ?)?(?:n\/?a|none|todo|tbd|tba|fixme|xxx|\.\.\.|…|<[^>]*>)\.?)$/iu;
/** The sections of a description by heading, each heading in one form. HTML comments are not read: a reader does not see them. */
function sectionsOf(body) {
    const sections = new Map();
    const open = [];
    const close = (level) => {
        while ((open.at(-1)?.level ?? 0) >= level) {
            const done = open.pop();
            // The first section of a name counts: a second one could contradict it.
            if (done !== undefined && !sections.has(done.name))
                sections.set(done.name, sectionOf(done.lines));
        }
    };
    let fence = '';
    for (const line of withoutComments(body).split(/\r\n?|\n/u)) {
        const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1] ?? '';
        if (fence === '' && mark !== '')
            fence = mark;
        else if (fence !== '' && mark.startsWith(fence))
            fence = '';
        const heading = fence === '' ? /^ {0,3}(#{1,6})[ \t]+(\S.*)$/u.exec(line) : null;
        if (heading === null)
            for (const section of open)
                section.lines.push(line);
        else {
            const level = (heading[1] ?? '').length;
            close(level);
            for (const section of open)
                section.lines.push(line);
            open.push({ name: headingForm(heading[2] ?? ''), level, lines: [] });
        }
    }
    close(1);
    return sections;
}
/** Characters of a heading that are looked at; a longer one is none of ours. */
const LONGEST_HEADING = 200;
/** One form of a heading: without marks, closing `#`, a colon, letter case. */
function headingForm(heading) {
    return heading
        .slice(0, LONGEST_HEADING)
        .normalize('NFC')
        .replace(/[ \t]+#+[ \t]*$/u, '')
        .replace(/[*_`:]/gu, '')
        .trim()
        .toLowerCase();
}
function sectionOf(lines) {
    return { text: lines.join('\n'), says: lines.some((line) => !PLACEHOLDER.test(line.trim())) };
}
function withoutComments(body) {
    let out = '';
    let at = 0;
    for (;;) {
        const start = body.indexOf('<!--', at);
        if (start < 0)
            return out + body.slice(at);
        out += body.slice(at, start);
        const end = body.indexOf('-->', start);
        // A comment that nothing ends hides the rest of the page.
        if (end < 0)
            return out;
        at = end + 3;
    }
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/patch.js
const HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/u;
function hunksOf(patch) {
    const hunks = [];
    for (const line of patch.split('\n')) {
        const header = HEADER.exec(line);
        if (header !== null)
            hunks.push({ newStart: Number(header[1]), newCount: Number(header[2] ?? '1'), lines: [] });
        else
            hunks.at(-1)?.lines.push(line);
    }
    return hunks;
}
/** The lines of a patch in GitHub's form: hunks only, from the first `@@`. */
function patchLines(patch) {
    return patchHunks(patch).flat();
}
/** The lines of each hunk. */
function patchHunks(patch) {
    return hunksOf(patch).map(({ newStart, newCount, lines }) => {
        // A hunk that leaves nothing behind names the line before it.
        let line = newCount === 0 ? newStart + 1 : newStart;
        return lines.flatMap((marked) => {
            const mark = marked.charAt(0);
            const text = marked.slice(1).replace(/\r$/u, '');
            if (mark === '-')
                return [{ kind: 'removed', text, line }];
            if (mark !== '+' && mark !== ' ')
                return [];
            line += 1;
            return [{ kind: mark === '+' ? 'added' : 'same', text, line: line - 1 }];
        });
    });
}
/** What was added and removed, without the lines that only moved or were indented anew. */
function changedLines(lines) {
    const form = ({ text }) => text.trim();
    const unmatched = (these, others) => {
        const left = new Map();
        for (const other of others)
            left.set(form(other), (left.get(form(other)) ?? 0) + 1);
        return these.filter((line) => {
            const count = left.get(form(line)) ?? 0;
            left.set(form(line), count - 1);
            return count <= 0;
        });
    };
    const added = lines.filter(({ kind }) => kind === 'added');
    const removed = lines.filter(({ kind }) => kind === 'removed');
    return { added: unmatched(added, removed), removed: unmatched(removed, added) };
}
/**
 * The text of a file before a change, from its text after it and the patch: no second read, and exactly what the diff is against, wherever
 * the base branch stands by now. Undefined where the two do not fit together.
 */
function before(head, patch) {
    const after = head.split('\n');
    const out = [];
    let at = 0;
    for (const { newStart, newCount, lines } of hunksOf(patch)) {
        const start = newCount === 0 ? newStart : newStart - 1;
        if (start < at || start > after.length)
            return undefined;
        out.push(...after.slice(at, start));
        at = start;
        for (const marked of lines) {
            const mark = marked.charAt(0);
            const text = marked.slice(1);
            if (mark === '-')
                out.push(text);
            else if (mark === '+' || mark === ' ') {
                if (after[at] !== text)
                    return undefined;
                if (mark === ' ')
                    out.push(text);
                at += 1;
            }
        }
    }
    return [...out, ...after.slice(at)].join('\n');
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/changes.js

/** What the change as a whole is: its size, its test, its secrets. */
const changes = (given) => [...size(given), ...regressionTest(given), ...secrets(given)];
function size({ facts, contract }) {
    const counted = facts.files.filter(({ path }) => !classifyPath(path, contract.policy).lockfile);
    const lines = counted.reduce((sum, { additions, deletions }) => sum + additions + deletions, 0);
    const why = 'nobody reviews a large change well; the fix is to be the smallest safe one';
    const breach = (seen) => ({
        rule: 'size',
        severity: 'fail',
        seen,
        why,
        instead: 'Take out what the fix does not need: refactoring, formatting, other fixes.',
    });
    return [
        ...(facts.fileCount > contract.maxFiles
            ? [breach(`${facts.fileCount} files change; ${contract.maxFiles} may`)]
            : []),
        ...(lines > contract.maxLines
            ? [breach(`${lines} lines change, lockfiles left out; ${contract.maxLines} may`)]
            : []),
    ];
}
function regressionTest({ facts, contract, linesOf }) {
    const kinds = facts.files.map((file) => ({ file, ...classifyPath(file.path, contract.policy) }));
    const code = kinds.filter(({ file, code, test }) => code && !test && file.status !== 'removed');
    const tested = kinds.some(({ file, test }) => file.status !== 'removed' && (test || holdsTest(file, linesOf)));
    const [first] = code;
    if (first === undefined || tested)
        return [];
    return [
        {
            rule: 'regression-test',
            severity: 'ask',
            path: first.file.path,
            seen: `${code.length} files of code change, and no test`,
            why: 'nothing shows that the fix works or will stay',
            instead: 'Add a test that fails without the change and passes with it; or a maintainer approves it.',
        },
    ];
}
/** Some languages keep their tests in the file that they test. */
const INLINE_TEST = /#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s{0,40}>>> /u;
function holdsTest(file, linesOf) {
    return linesOf(file).some(({ kind, text }) => kind === 'added' && INLINE_TEST.test(text));
}
const MOST_SECRETS = 20;
/** Credentials in what is added, and in the texts. The credential itself is never repeated. */
function secrets({ facts, linesOf }) {
    const inFiles = facts.files.flatMap((file) => {
        const added = linesOf(file).filter(({ kind }) => kind === 'added');
        const text = added.map((line) => line.text).join('\n');
        // The line is counted for each: a file full of them is said often enough by the first ones.
        return findSecrets(text)
            .toSorted((one, other) => Number(other.certain) - Number(one.certain))
            .slice(0, MOST_SECRETS)
            .map(({ form, from, to, certain }) => {
            const index = text.slice(0, from).split('\n').length - 1;
            const line = added[index]?.line;
            return secret(form, to - from, certain, { path: file.path, ...(line === undefined ? {} : { line }) });
        });
    });
    const texts = [
        ['title', facts.title],
        ['description', facts.body],
        ...facts.commits.map(({ oid, message }) => [`commit ${oid.slice(0, 12)}`, message]),
    ];
    const inTexts = texts.flatMap(([where, text]) => findSecrets(text)
        .filter(({ certain }) => certain)
        .map(({ form, from, to }) => secret(form, to - from, true, {}, where)));
    return [...inFiles, ...inTexts];
}
function secret(form, length, certain, place, where = 'added line') {
    return {
        rule: 'secret',
        severity: certain ? 'fail' : 'warn',
        ...place,
        seen: `${where}: something in the form of a credential (${form}, ${length} characters)`,
        why: 'everything that was pushed stays readable for ever',
        instead: 'Take it out, have a person revoke it, and read it from the environment or the secret store instead.',
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/conduct.js
/** How the pull request is handled: by whom, in which state, against which branch. */
const conduct = (given) => [
    ...draft(given),
    ...autoMerge(given),
    ...baseBranch(given),
    ...reviewers(given),
    ...approvals(given),
    ...evidence(given),
    ...policy(given),
];
/** Whether somebody is a person and not the one who opened the pull request: an agent may act under a person's name. */
function isIndependent(actor, { facts, contract }) {
    if (actor === undefined || !actor.isPerson || same(actor.login, facts.author?.login))
        return false;
    return !contract.agents.some((agent) => same(agent, actor.login));
}
/** GitHub's logins do not differ by case alone. */
function same(a, b) {
    return a.toLowerCase() === b?.toLowerCase();
}
function draft(given) {
    const { isDraft, draftSteps } = given.facts;
    const why = 'a person decides when a fix is ready; a draft cannot be merged by mistake';
    const [first] = draftSteps;
    const openedAsDraft = first === undefined ? isDraft : first.to === 'ready';
    if (isDraft) {
        if (openedAsDraft)
            return [];
        const seen = 'it was not opened as a draft, and is one since';
        return [{ rule: 'draft', severity: 'warn', seen, why, instead: 'Nothing: open the next one as a draft.' }];
    }
    const last = draftSteps.at(-1);
    if (last?.to === 'ready' && isIndependent(last.by, given))
        return [];
    const seen = last === undefined ? 'it was not opened as a draft' : `marked as ready by ${last.by?.login ?? 'a deleted account'}`;
    const instead = 'Convert it to a draft; a person other than its author marks it as ready.';
    return [{ rule: 'draft', severity: 'fail', seen, why, instead }];
}
function autoMerge({ facts }) {
    if (facts.autoMerge === 'off')
        return [];
    const why = 'with auto-merge nobody decides to merge what was reviewed';
    return facts.autoMerge === 'on'
        ? [
            {
                rule: 'auto-merge',
                severity: 'fail',
                seen: 'auto-merge is on, and could not be switched off',
                why,
                instead: 'Switch auto-merge off on the pull request.',
            },
        ]
        : [
            {
                rule: 'auto-merge',
                severity: 'warn',
                seen: 'auto-merge was on; this check switched it off',
                why,
                instead: 'Leave it off: a person merges.',
            },
        ];
}
function baseBranch({ facts, contract }) {
    if (facts.baseBranch === contract.baseBranch)
        return [];
    return [
        {
            rule: 'base-branch',
            severity: 'fail',
            seen: `the base branch is ${facts.baseBranch}`,
            why: `the brief asks for ${contract.baseBranch}; elsewhere the fix would not reach the finding`,
            instead: `Change the base branch of the pull request to ${contract.baseBranch}.`,
        },
    ];
}
function reviewers(given) {
    const { facts, contract } = given;
    const asked = [
        ...facts.requested.users,
        ...facts.requested.teams.map((team) => `${contract.repository.owner}/${team}`),
    ];
    const reviewed = facts.reviews.flatMap(({ by }) => (isIndependent(by, given) ? [by.login] : []));
    const why = 'without a request nobody knows that a fix waits';
    if (contract.reviewers.length === 0) {
        if (asked.length > 0 || reviewed.length > 0)
            return [];
        const seen = 'nobody is asked to review, and the settings name no reviewers';
        const instead = 'Request a review, and name `reviewers` in the settings.';
        return [{ rule: 'reviewers', severity: 'warn', seen, why, instead }];
    }
    const unasked = contract.reviewers.filter((wanted) => ![...asked, ...reviewed].some((login) => same(login, wanted)));
    const decided = (wanted) => (facts.teamReviews ?? []).filter(({ team }) => same(team, wanted));
    const missing = unasked.filter((wanted) => decided(wanted).length === 0);
    const unseen = unasked.filter((wanted) => decided(wanted).every(({ membership }) => membership === 'unseen'));
    const names = missing.join(', ');
    return [
        ...(missing.length === 0
            ? []
            : [
                {
                    rule: 'reviewers',
                    severity: 'fail',
                    seen: `not asked: ${names}`,
                    why,
                    instead: `Request a review from ${names}; a comment of a member takes the request of a team away, and is no approval.`,
                },
            ]),
        ...unseen.flatMap(decided).map(({ team, by }) => ({
            rule: 'reviewers',
            severity: 'warn',
            seen: `${by} approved, and ${team} is not asked; whether ${by} is a member, this token may not see`,
            why: 'GitHub takes the request of a team away when a member has reviewed',
            instead: `See whether ${by} is a member, or give the check a token that may read the members.`,
        })),
    ];
}
function approvals({ facts, contract }) {
    if (facts.approvers.length >= contract.approvals)
        return [];
    return [
        {
            rule: 'approvals',
            severity: 'fail',
            seen: `${facts.approvers.length} of ${contract.approvals} approvals of the newest commit by people with write`,
            why: 'the settings ask for so many people',
            instead: 'Have more people with write approve the newest commit in a review, then run this check again.',
        },
    ];
}
function evidence({ facts, contract }) {
    if (facts.evidence === undefined || facts.evidence === 'success')
        return [];
    const said = {
        failure: 'failed',
        pending: 'is not finished',
        skipped: 'was skipped',
        absent: 'has not run',
    }[facts.evidence];
    return [
        {
            rule: 'red-green',
            severity: 'fail',
            seen: `the check ${contract.evidenceName ?? ''} of the newest commit ${said}${facts.evidenceNote === undefined ? '' : `; ${facts.evidenceNote}`}`,
            why: 'a test that passes without the fix shows nothing about the fix',
            instead: 'Have the regression test fail on the base branch and pass on this one; see the run of that check.',
        },
    ];
}
function policy({ facts }) {
    if (facts.policyAtHead !== 'other')
        return [];
    return [
        {
            rule: 'policy',
            severity: 'fail',
            seen: "the guards' policy on this branch is not the one on the default branch",
            why: 'the hooks beside the agent judged by other rules than the reviewed ones',
            instead: 'Bring the branch up to date with the default branch, and leave `.agent/hooks/` as it is there.',
        },
    ];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/entry.js
function entry_draft(line, name, version) {
    return { name, version, line, sources: [], hashes: [] };
}
/** Entries that pin something; a heading alone does not. */
function filled(drafts) {
    return drafts.filter(({ version, sources, hashes }) => version !== undefined || sources.length + hashes.length > 0);
}
/** The hashes of a field that may hold several. */
function hashesIn(value, line) {
    return value
        .split(/\s+/u)
        .filter((each) => each !== '')
        .map((each) => ({ value: each, line }));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/lines.js

/** go.sum: a module, its version, the hash of the module or of its go.mod. */
function readGoSum(lines) {
    return lines.flatMap(({ text, line }) => {
        const [name = '', version = '', hash] = text.trim().split(/\s+/u);
        return hash === undefined ? [] : [{ ...entry_draft(line, name, version), hashes: [{ value: hash, line }] }];
    });
}
/** yarn.lock of both kinds: an entry begins at the margin. */
function readYarnLock(lines) {
    const drafts = [entry_draft(lines[0]?.line ?? 0)];
    for (const { text, line } of lines) {
        const heading = /^("?)([^\s#"][^"]{0,2000}?)\1(?:, .{0,4000})?:$/u.exec(text)?.[2];
        const entry = drafts.at(-1);
        if (heading !== undefined) {
            const descriptor = heading.split(', ', 1)[0] ?? '';
            const cut = descriptor.indexOf('@', 1);
            const alias = /^@npm:((?:@[^@/]+\/)?[^@]+)@/u.exec(descriptor.slice(cut))?.[1];
            const name = cut < 0 ? descriptor : descriptor.slice(0, cut);
            drafts.push({ ...entry_draft(line, name), ...(alias === undefined ? {} : { alias }) });
            continue;
        }
        const [, field, value = ''] = /^ {2}"?(version|resolved|integrity|resolution|checksum)"?:? +"?([^"]*)"?\s*$/u.exec(text) ?? [];
        if (entry === undefined || field === undefined)
            continue;
        if (field === 'version')
            entry.version = value;
        else if (field === 'resolved') {
            entry.sources.push({ value, line });
            // The hash of old lockfiles stands behind the address.
            const hash = /#([0-9a-f]{40})$/u.exec(value)?.[1];
            if (hash !== undefined && !isGit(value))
                entry.hashes.push({ value: `sha1-${hash}`, line });
        }
        else if (field === 'resolution')
            entry.sources.push({ value: resolution(value), line });
        // The number before the slash is that of yarn's cache, not of the package.
        else
            entry.hashes.push(...hashesIn(value.replace(/^\w{1,5}\//u, ''), line));
    }
    return filled(drafts).filter(({ sources }) => !sources.some(({ value }) => value.startsWith('workspace:')));
}
const isGit = (value) => /^git[+@:]|\.git(?:#|$)/u.test(value);
/** `lodash@npm:4.17.21` → `npm:lodash`; what comes from elsewhere keeps its address. */
function resolution(value) {
    const cut = value.indexOf('@', 1);
    const range = value.slice(cut + 1);
    const archive = /__archiveUrl=([^&:]+)/u.exec(range)?.[1];
    if (archive !== undefined)
        return decoded(archive);
    if (range.startsWith('npm:'))
        return `npm:${value.slice(0, cut)}`;
    return range.startsWith('patch:') ? `npm:${value.slice(0, cut)}` : range;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** pnpm-lock.yaml: the packages are keyed by name and version. */
function readPnpmLock(lines) {
    const drafts = [entry_draft(lines[0]?.line ?? 0)];
    for (const { text, line } of lines) {
        const key = /^ {2}(?:'([^']+)'|"([^"]+)"|([^\s'"#][^'"]*)):\s*$/u.exec(text);
        if (key !== null) {
            const id = (key[1] ?? key[2] ?? key[3] ?? '').replace(/^\//u, '').replace(/\(.*$/u, '');
            const [, name = id, version] = /^((?:@[^@/]+\/)?[^@/]+)[@/](.+)$/u.exec(id) ?? [];
            const entry = entry_draft(line, name, version);
            if (version !== undefined && /:\/\/|^(?:file|link|git|github):/u.test(version))
                entry.sources.push({ value: version, line });
            drafts.push(entry);
        }
        else if (/^\S/u.test(text))
            drafts.push(entry_draft(line));
        else if (/^ {4,}(?:resolution|integrity|tarball|repo|directory|commit)\b/u.test(text))
            resolved(text, line, drafts.at(-1));
    }
    // Below `snapshots` each stands once more, without what it is pinned to.
    return filled(drafts).filter(({ sources, hashes }) => sources.length + hashes.length > 0);
}
function resolved(text, line, entry) {
    for (const [, field = '', quoted, bare = ''] of text.matchAll(/\b(integrity|tarball|repo|directory|commit):\s*(?:['"]([^'"]*)['"]|([^\s,}]+))/gu)) {
        const value = quoted ?? bare;
        if (field === 'integrity')
            entry?.hashes.push(...hashesIn(value, line));
        else if (field !== 'commit')
            entry?.sources.push({
                value: field === 'repo' ? `git+${value}` : field === 'directory' ? `path:${value}` : value,
                line,
            });
    }
}
/** Gemfile.lock: sections with the address of their gems, and a section of hashes. */
function readGemfileLock(lines) {
    const drafts = [];
    let section = '';
    let remote;
    for (const { text, line } of lines) {
        const begins = /^([A-Z][A-Z ]+)$/u.exec(text)?.[1];
        if (begins !== undefined) {
            section = begins;
            remote = undefined;
            continue;
        }
        const address = /^ {2}remote: (.+)$/u.exec(text)?.[1];
        if (address !== undefined) {
            const mark = section === 'GIT' ? 'git+' : section === 'PATH' ? 'path:' : '';
            remote = { value: `${mark}${address.trim()}`, line };
            drafts.push({ ...entry_draft(line, `(${section.toLowerCase() || 'section'} remote)`, '-'), sources: [remote] });
            continue;
        }
        const [, indent = '', name, version, hashes = ''] = /^( {2,4})([\w.-]+) \(([^)]*)\)(?: (\S.*))?$/u.exec(text) ?? [];
        if (name === undefined || version === undefined)
            continue;
        if (indent.length === 4)
            drafts.push({ ...entry_draft(line, name, version), sources: remote === undefined ? [] : [{ ...remote, line }] });
        // A hash stands behind a version; under DEPENDENCIES stand requirements, which pin nothing.
        else if (indent.length === 2 && /^\d/u.test(version))
            drafts.push({
                ...entry_draft(line, `${name} (checksum)`, version),
                hashes: hashes.split(',').flatMap((each) => hashesIn(each, line)),
            });
    }
    return drafts;
}
/** requirements.txt with hashes, and the options that say where packages come from. */
function readPinnedRequirements(lines) {
    const drafts = [entry_draft(lines[0]?.line ?? 0)];
    for (const { text, line } of lines) {
        const bare = text.replace(/(?:^|\s)#.*$/u, '').trim();
        const option = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host)[=\s]\s*(\S+)/u.exec(bare)?.[1];
        const editable = /^(?:-e|--editable)[=\s]\s*(\S+)/u.exec(bare)?.[1] ?? /^((?:git\+|https?:|file:)\S+)/u.exec(bare)?.[1];
        if (option !== undefined)
            drafts.push({ ...entry_draft(line, '(option)', '-'), sources: [{ value: `index:${option}`, line }] });
        else if (editable !== undefined) {
            const egg = /#egg=([\w.-]+)/u.exec(editable)?.[1];
            drafts.push({
                ...entry_draft(line, egg === undefined ? editable : pep503(egg)),
                sources: [{ value: /^[.\w/-]+$/u.test(editable) ? `path:${editable}` : editable, line }],
            });
        }
        else if (/^[A-Za-z0-9]/u.test(bare)) {
            const [, name = '', rest = ''] = /^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?(.*)$/u.exec(bare) ?? [];
            const entry = entry_draft(line, pep503(name), /===?\s*([^\s;,\\]+)/u.exec(rest)?.[1]);
            const address = /^\s*@\s*(\S+)/u.exec(rest)?.[1];
            if (address !== undefined)
                entry.sources.push({ value: address, line });
            drafts.push(entry);
        }
        for (const [, hash = ''] of bare.matchAll(/--hash[= ](\S+)/gu))
            drafts.at(-1)?.hashes.push({ value: hash, line });
    }
    return filled(drafts);
}
/** PEP 503: letter case and runs of -, _ and . do not matter. */
function pep503(name) {
    return name.toLowerCase().replace(/[-_.]+/gu, '-');
}
/** A lockfile of another kind: nothing is known but the servers that its addresses name. */
function readAddresses(lines) {
    return lines.flatMap(({ text, line }) => {
        const sources = [
            ...text.matchAll(/\b((?:git\+|git|ssh|https?|file)[a-z+]{0,8}:\/\/[^\s/"'<>,)}\]]*)|\bgit@[\w.-]+:/gu),
        ].map(([value]) => ({ value: `origin:${value}`, line }));
        return sources.length === 0 ? [] : [{ ...entry_draft(line, '(addresses)', '-'), sources }];
    });
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/address.js

const INDEX = /^(?:registry\+|sparse\+|index:|npm:|origin:)/u;
const GIT = /^(?:git\+|git:|git@|ssh:|github:|gitlab:|bitbucket:)|^[^?#]*\.git(?:[?#]|$)/u;
const PATH = /^(?:path:|file:|link:|portal:|\.{0,2}\/)|^[^:]*$/u;
function addressOf(source, entry) {
    const isIndex = INDEX.test(source);
    const bare = source.replace(/^(?:registry\+|sparse\+|index:|origin:|archive:|git\+|path:)/u, '');
    const origin = originOf(bare);
    if (source.startsWith('npm:'))
        return { kind: 'registry', origin: '', shape: source, file: source.slice(4) };
    if (source.startsWith('index:') && origin === '')
        return { kind: 'registry', origin: '', shape: source, file: undefined };
    if (GIT.test(source))
        return { kind: 'git', origin, shape: `git ${withoutTail(bare)}`, file: undefined };
    if (PATH.test(source))
        return { kind: 'path', origin: '', shape: `path ${bare}`, file: undefined };
    if (isIndex)
        return {
            kind: 'registry',
            origin,
            shape: withoutTail(bare),
            file: undefined,
        };
    const path = withoutTail(bare).slice(bare.indexOf('/', bare.indexOf('//') + 2));
    // A package has many archives, whose folders are hashes: each is told by its server and by the name in the file's.
    const stem = pep503(/^(.*?)-\d/u.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? '');
    const shape = source.startsWith('archive:') ? `${origin} archive of ${stem}` : `${origin}${shapeOf(path, entry)}`;
    return { kind: 'registry', origin, shape, file: path };
}
/** `https://host:8443`; the letter case of a server does not matter. A name before an @ and a backslash stay: which server that is, not all agree. */
function originOf(address) {
    const [, scheme = '', authority = ''] = /^([a-z][a-z+]*):\/\/([^/?#]*)/iu.exec(address) ?? [];
    if (scheme === '')
        return '';
    return `${scheme}://${authority}`.toLowerCase();
}
const withoutTail = (address) => address.replace(/[?#].*$/u, '').replace(/\/+$/u, '');
/** The path with its version and its hashes taken out. */
function shapeOf(path, { version }) {
    const known = version === undefined || version === ''
        ? path
        : path.replaceAll(version, '{v}').replaceAll(encodeURIComponent(version), '{v}');
    return known.replace(/(?<=\/)[0-9a-f]{2}(?=\/)/gu, '{h}').replace(/[0-9a-f]{20,}/gu, '{h}');
}
/** Whether an address names its package: the one of another package would install that one under this name. */
function namesPackage(file, { name, alias }) {
    const wanted = alias ?? name;
    if (wanted === undefined)
        return true;
    let path = file;
    try {
        path = decodeURIComponent(file);
    }
    catch {
        // As it stands.
    }
    const short = pep503(wanted.slice(wanted.lastIndexOf('/') + 1));
    return path.split('/').some((part) => {
        const form = pep503(part);
        return form === short || form.startsWith(`${short}-`);
    });
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/compare.js


/**
 * What changes in a lockfile besides versions: another source, another hash of the same version, a hash that is gone. `parts`: the whole
 * file, or the parts of it that are known; what stands outside of a part is unknown, and nothing is concluded from it.
 */
function compareLocks(parts, isWhole, form) {
    const all = parts.flatMap(({ old }) => old);
    const origins = new Set(all.flatMap((entry) => entry.sources.map(({ value }) => addressOf(value, entry).origin)));
    const known = new Set([...origins, ...(form.servers ?? [])]);
    const isNew = isWhole && all.length === 0;
    const hashed = isWhole ? (share(all, form) ?? Number(form.hashed)) > 0.5 : form.hashed;
    const named = all.filter(({ name }) => name !== undefined);
    const apart = isWhole ? parts.flatMap(({ old, now }) => listedLoss(old, now)) : [];
    const inside = parts.flatMap(({ old, now }) => {
        const nameless = old.filter(({ name }) => name === undefined);
        return comparePart([...named, ...nameless], now, { known, isNew, hashed, form });
    });
    return [...inside, ...apart];
}
/** Some lockfiles list hashes apart from the packages: a package that stays, and is not in that list any more, has lost its hash. */
function listedLoss(old, now) {
    const names = new Set(now.map(({ name }) => name));
    return old.flatMap(({ name = '' }) => {
        const owner = names.has(name) ? undefined : / \((?:checksum|files)\)$/u.exec(name);
        const of = owner === null || owner === undefined ? undefined : pep503(name.slice(0, owner.index));
        const kept = of === undefined ? undefined : now.find((each) => pep503(each.name ?? '') === of);
        return kept === undefined ? [] : [fault(kept, `${titleOf(kept)} has lost its hash`)];
    });
}
function comparePart(old, now, { hashed, ...custom }) {
    const before = grouped(old);
    const bundled = grouped(now.filter(isBundled));
    const same = new Set(old.map(identity));
    const faults = now
        .filter((entry) => !same.has(identity(entry)))
        .flatMap((entry) => {
        const olds = before.get(keyOf(entry)) ?? [];
        if (isBundled(entry) && olds.some(pinned))
            return bundledFaults(entry, olds, bundled.get(keyOf(entry)) ?? []);
        return [...sourceFaults(entry, olds, custom), ...hashFaults(entry, olds, hashed, custom.form)];
    });
    return [...faults, ...hiddenLoss(old, now)];
}
const isBundled = (entry) => entry.bundled === true && !pinned(entry);
const pinned = ({ sources, hashes }) => sources.length + hashes.length > 0;
/**
 * What another package brings along has neither address nor hash of its own, and nothing in the file says whether that one does so: as
 * many of a name as before may go on so, while one more may be a package that is to lose its hash.
 */
function bundledFaults(entry, before, now) {
    if (now.length <= before.filter(isBundled).length)
        return [];
    return [{ severity: 'ask', line: entry.line, seen: `${titleOf(entry)} is to come inside another package now` }];
}
/** A package whose name stands outside of the part loses its hash: what has none left is not read as a package at all. */
function hiddenLoss(old, now) {
    const hashed = (entry) => entry.name === undefined && entry.hashes.length > 0;
    const lost = old.find(hashed);
    if (lost === undefined || now.some((entry) => entry.name === undefined))
        return [];
    return [{ severity: 'ask', line: lost.hashes[0]?.line ?? lost.line, seen: `${titleOf(lost)} has lost its hash` }];
}
const keyOf = ({ name }) => name ?? '';
const titleOf = ({ name = 'a package whose name the diff does not show,', version }) => version === undefined || version === '-' ? name : `${name} ${version}`;
const valuesOf = (found) => found.map(({ value }) => value);
function identity(entry) {
    return JSON.stringify([entry.name, entry.version, entry.alias, valuesOf(entry.sources), valuesOf(entry.hashes)]);
}
function grouped(entries) {
    const groups = new Map();
    for (const entry of entries) {
        const group = groups.get(keyOf(entry));
        if (group === undefined)
            groups.set(keyOf(entry), [entry]);
        else
            group.push(entry);
    }
    return groups;
}
/** How much of what comes from a registry has a hash; undefined: nothing does. */
function share(entries, form) {
    const pinned = entries.filter((entry) => isRegistered(entry, form));
    return pinned.length === 0 ? undefined : pinned.filter(({ hashes }) => hashes.length > 0).length / pinned.length;
}
function isRegistered(entry, form) {
    if (entry.version === '-')
        return false;
    const addresses = entry.sources.map(({ value }) => addressOf(value, entry));
    return addresses.length === 0 ? !form.sourced : addresses.every(({ kind }) => kind === 'registry');
}
function sourceFaults(entry, before, custom) {
    const olds = before.flatMap((each) => each.sources.map(({ value }) => addressOf(value, each)));
    if (entry.sources.length === 0) {
        const lost = olds.length > 0 && before.every(({ sources }) => sources.length > 0);
        return lost ? [fault(entry, `${titleOf(entry)} no longer says where it comes from`)] : [];
    }
    return entry.sources.flatMap(({ value, line }) => {
        const address = addressOf(value, entry);
        const said = shown(value);
        if (olds.length > 0) {
            if (olds.some((each) => isSameSource(each, address)) && compare_named(address, entry, custom.form))
                return [];
            const [first] = before.flatMap(({ sources }) => valuesOf(sources));
            return [
                { severity: 'fail', line, seen: `${titleOf(entry)} comes from ${said}, before from ${shown(first ?? '')}` },
            ];
        }
        const why = newSourceFault(address, entry, custom);
        if (why === undefined)
            return [];
        // Without its name it cannot be told from one that was there; in a new file any server may be right.
        const isNameless = entry.name === undefined && address.kind !== 'registry';
        const severity = isNameless || why === NEW_FILE ? 'ask' : 'fail';
        return [{ severity, line, seen: `${titleOf(entry)} comes from ${said}: ${why}` }];
    });
}
/** HTTP to HTTPS is the same source, and better. */
function isSameSource(old, now) {
    return old.kind === now.kind && (old.shape === now.shape || old.shape.replace(/^http:/u, 'https:') === now.shape);
}
function compare_named({ file }, entry, form) {
    return file === undefined || !form.named || namesPackage(file, entry);
}
function newSourceFault(address, entry, { known, isNew, form }) {
    if (address.kind === 'path')
        return 'a path instead of a registry';
    if (address.kind === 'git' && !form.many)
        return 'a repository instead of a registry';
    if (!compare_named(address, entry, form))
        return 'the address is that of another package';
    if (address.origin === '' || known.has(address.origin))
        return undefined;
    return isNew && address.origin.startsWith('https:') ? NEW_FILE : 'nothing in this file came from there before';
}
/** Which servers are right is the repository's own matter: the file as it was says it. */
const NEW_FILE = 'the file is new, and nothing says which servers it may name';
function hashFaults(entry, before, hashed, form) {
    if (entry.hashes.length === 0) {
        if (before.some(({ hashes }) => hashes.length > 0))
            return [fault(entry, `${titleOf(entry)} has lost its hash`)];
        const bare = hashed && before.length === 0 && entry.version !== undefined && isRegistered(entry, form);
        return bare ? [fault(entry, `${titleOf(entry)} is new and has no hash`)] : [];
    }
    // A branch keeps its name while it moves.
    if (form.branches && /^dev-|-dev$/u.test(entry.version ?? ''))
        return [];
    const olds = before.filter(({ version, hashes }) => version === entry.version && hashes.length > 0);
    const old = new Set(olds.flatMap(({ hashes }) => valuesOf(hashes)));
    const fresh = entry.hashes.filter(({ value }) => !old.has(value));
    const [first] = fresh;
    if (old.size === 0 || first === undefined)
        return [];
    const of = `${titleOf(entry)} keeps its version`;
    if (fresh.length < entry.hashes.length && form.archives)
        return [{ severity: 'ask', line: first.line, seen: `${of}, and ${fresh.length} more files of it are allowed` }];
    if (entry.hashes.every(({ value }) => [...old].every((each) => strength(value) > strength(each))))
        return [{ severity: 'ask', line: first.line, seen: `${of}, and its hash is another one of a stronger kind` }];
    // In a part of a file the line of the version may be out of sight.
    const severity = entry.version === undefined ? 'ask' : 'fail';
    return [{ severity, line: first.line, seen: `${of}, and its hash is another one` }];
}
/** Rank of a hash's kind; unknown ones are all alike. */
function strength(hash) {
    return ['md5', 'sha1', 'sha256', 'sha384', 'sha512'].findIndex((kind) => hash.toLowerCase().startsWith(kind));
}
function fault(entry, seen) {
    return { severity: 'fail', line: entry.line, seen };
}
const shown = (value) => value.replace(/^archive:/u, '').slice(0, 160);

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/json.js

const STRING = String.raw `"(?:[^"\\]|\\.)*"`;
const FIELD = new RegExp(String.raw `^\s*(?:(${STRING})\s*:\s*)?(${STRING}|[\d.eE+-]+|true|false|null|[[{]|\[\]|\{\}),?$`, 'u');
const END = /^\s*[\]}],?$/u;
/** Whether a line holds one field, and no key in another spelling than its own: so nothing hides beside what is read. */
function isPlainJson(text) {
    if (text.trim() === '' || END.test(text))
        return true;
    const [, key = ''] = FIELD.exec(text) ?? [];
    return FIELD.test(text) && !key.includes('\\');
}
function framesOf(lines) {
    const frames = [];
    const open = (key, parent, line) => {
        const frame = { key, parent, line, fields: new Map() };
        frames.push(frame);
        return frame;
    };
    let current = open(undefined, undefined, lines[0]?.line ?? 0);
    for (const { text, line } of lines) {
        if (END.test(text)) {
            current = current.parent ?? open(undefined, undefined, line);
            continue;
        }
        const [, key, value = ''] = FIELD.exec(text) ?? [];
        const name = key === undefined ? '' : unquoted(key);
        if (value === '{' || value === '[')
            current = open(name, current, line);
        else if (value !== '')
            current.fields.set(name, [...(current.fields.get(name) ?? []), { value: unquoted(value), line }]);
    }
    return frames;
}
function unquoted(text) {
    if (!text.startsWith('"'))
        return text;
    try {
        return String(JSON.parse(text));
    }
    catch {
        return text.slice(1, -1);
    }
}
const values = (frame, field) => frame?.fields.get(field) ?? [];
const last = (frame, field) => values(frame, field).at(-1)?.value;
/** Maps of names to versions: a package may be called `version` or `resolved` there. */
const MAPS = /^(?:requires|dependencies|devDependencies|optionalDependencies|peerDependencies|peerDependenciesMeta|engines|bin|funding)$/u;
const PACKAGES = /^(?:packages|dependencies)$/u;
/** package-lock.json and npm-shrinkwrap.json, in all three forms. */
function readNpmLock(lines) {
    return filled(framesOf(lines).flatMap((frame) => {
        const { key, line, parent } = frame;
        const isRoot = key === '' || (key === undefined && frame.fields.has('lockfileVersion'));
        // A package may be called like one of the maps; in a part of the file what is around it may be out of sight.
        const isPackage = parent?.key === undefined ? !MAPS.test(key ?? '') : PACKAGES.test(parent.key);
        if (isRoot || (key !== undefined && !isPackage))
            return [];
        const alias = last(frame, 'name');
        const isLink = last(frame, 'link') === 'true';
        return [
            {
                ...entry_draft(line, key?.replace(/^.*node_modules\//u, ''), last(frame, 'version')),
                ...(alias === undefined ? {} : { alias }),
                ...(last(frame, 'inBundle') === 'true' ? { bundled: true } : {}),
                sources: [
                    // In the oldest form the address of what is from no registry stands in place of the version.
                    ...values(frame, 'version').filter(({ value }) => value.includes(':') && !value.startsWith('npm:')),
                    ...values(frame, 'resolved').map(({ value, line: at }) => ({
                        value: isLink ? `path:${value}` : value,
                        line: at,
                    })),
                ],
                hashes: values(frame, 'integrity').flatMap(({ value, line: at }) => hashesIn(value, at)),
            },
        ];
    }));
}
/** composer.lock: a list of packages, each with the address of its archive and of its repository. */
function readComposerLock(lines) {
    const frames = framesOf(lines);
    const children = new Map();
    for (const frame of frames)
        if ((frame.key === 'dist' || frame.key === 'source') && frame.parent !== undefined)
            children.set(frame.parent, [...(children.get(frame.parent) ?? []), frame]);
    return filled([...children].map(([frame, parts]) => ({
        ...entry_draft(frame.line, last(frame, 'name'), last(frame, 'version')),
        sources: parts.flatMap((part) => values(part, 'url').map(({ value, line }) => ({
            value: last(part, 'type') === 'path' ? `path:${value}` : value,
            line,
        }))),
        // A tag that was moved is another content under the same version.
        hashes: parts.flatMap((part) => [...values(part, 'reference'), ...values(part, 'shasum')].filter(({ value }) => value !== '' && value !== 'null')),
    })));
}
/** packages.lock.json: `resolved` is the version there. */
function readNugetLock(lines) {
    return filled(framesOf(lines).flatMap((frame) => {
        if (!frame.fields.has('contentHash') && !frame.fields.has('resolved'))
            return [];
        return [
            {
                ...entry_draft(frame.line, frame.key?.toLowerCase(), last(frame, 'resolved')),
                hashes: [...values(frame, 'contentHash')],
            },
        ];
    }));
}
/** Pipfile.lock: the indexes stand apart. */
function readPipfileLock(lines) {
    const frames = framesOf(lines);
    const lists = new Map(frames.flatMap((frame) => (frame.key === 'hashes' ? [[frame.parent, frame]] : [])));
    return filled(frames.flatMap((frame) => {
        const indexes = values(frame, 'url');
        if (indexes.length > 0)
            return [{ ...entry_draft(frame.line, '(index)', '-'), sources: [...indexes] }];
        const hashes = values(lists.get(frame), '');
        const from = (field, mark) => values(frame, field).map(({ value, line }) => ({ value: `${mark}${value}`, line }));
        const sources = [
            ...from('git', 'git+'),
            ...from('file', ''),
            ...from('path', 'path:'),
            ...from('index', 'index:'),
        ];
        if (hashes.length === 0 && !frame.fields.has('version') && sources.length === 0)
            return [];
        return [{ ...entry_draft(frame.line, frame.key, last(frame, 'version')), sources, hashes: [...hashes] }];
    }));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/tables.js


const texts = (text, form, line) => [...text.matchAll(form)].map(([, value = '']) => ({ value, line }));
/** Cargo.lock, poetry.lock, uv.lock and pdm.lock: `[[package]]` again and again. */
function readPackageTables(lines) {
    const drafts = [entry_draft(lines[0]?.line ?? 0)];
    let table = '';
    for (const { text, line } of lines) {
        const heading = /^\s*\[{1,2}([^\]]+)\]{1,2}\s*$/u.exec(text)?.[1];
        if (heading !== undefined) {
            table = heading;
            if (heading === 'package')
                drafts.push(entry_draft(line));
            continue;
        }
        const entry = drafts.at(-1);
        if (entry === undefined)
            continue;
        if (table === 'package.source')
            entry.sources.push(...sourceTable(text, line));
        else if (table === 'metadata.files')
            legacyFile(text, line, drafts);
        else if (table === 'metadata')
            legacyChecksum(text, line, drafts);
        else if (table === '' || table === 'package')
            field(text, line, entry);
    }
    return filled(drafts.map(joined));
}
function field(text, line, entry) {
    const [, key = '', value = ''] = /^\s*(name|version|source|checksum)\s*=\s*(.+)$/u.exec(text) ?? [];
    const plain = /^["']([^"']*)["']/u.exec(value)?.[1];
    if (key === 'name' && plain !== undefined)
        entry.name = plain;
    else if (key === 'version' && plain !== undefined)
        entry.version = plain;
    else if (key === 'checksum' && plain !== undefined)
        entry.hashes.push({ value: plain, line });
    else if (key === 'source' && plain !== undefined)
        entry.sources.push({ value: plain, line });
    else if (key === 'source')
        entry.sources.push(...inlineSource(value, line));
    else {
        entry.hashes.push(...texts(text, /\bhash\s*=\s*["']([^"']+)["']/gu, line));
        entry.sources.push(...texts(text, /\burl\s*=\s*["']([^"']+)["']/gu, line).map((each) => ({
            ...each,
            value: `archive:${each.value}`,
        })));
    }
}
const MARKS = { registry: 'registry+', git: 'git+', url: '' };
/** `{ registry = "https://index.python.example/simple" }`; a folder of the repository has one of several names. */
function inlineSource(value, line) {
    return [...value.matchAll(/\b(registry|git|url|path|editable|virtual|directory)\s*=\s*["']([^"']*)["']/gu)].map(([, kind = '', address = '']) => ({ value: `${MARKS[kind] ?? 'path:'}${address}`, line }));
}
function sourceTable(text, line) {
    const [, key, value = ''] = /^\s*(type|url)\s*=\s*["']([^"']*)["']/u.exec(text) ?? [];
    if (key === 'type')
        return [{ value: `type:${value}`, line }];
    return key === 'url' ? [{ value, line }] : [];
}
/** Poetry writes the type of a source before its address. */
function joined(entry) {
    const type = entry.sources.find(({ value }) => value.startsWith('type:'))?.value.slice(5);
    if (type === undefined)
        return entry;
    const mark = { git: 'git+', legacy: 'registry+', url: '', file: 'path:', directory: 'path:' }[type] ?? 'path:';
    const sources = entry.sources.flatMap(({ value, line }) => value.startsWith('type:') ? [] : [{ value: value.startsWith('archive:') ? value : `${mark}${value}`, line }]);
    return { ...entry, sources };
}
function legacyFile(text, line, drafts) {
    const name = /^\s*["']?([\w.-]+)["']?\s*=\s*\[/u.exec(text)?.[1];
    if (name !== undefined)
        drafts.push(entry_draft(line, `${pep503(name)} (files)`));
    drafts.at(-1)?.hashes.push(...texts(text, /\bhash\s*=\s*["']([^"']+)["']/gu, line));
    // The files' names hold the version.
    const version = /\bfile\s*=\s*["'][^"']*?-(\d[^"'-]*?)(?:-|\.tar|\.zip|\.whl)/u.exec(text)?.[1];
    const entry = drafts.at(-1);
    if (entry !== undefined && version !== undefined)
        entry.version ??= version;
}
function legacyChecksum(text, line, drafts) {
    const [, name, version, hash = ''] = /^\s*"checksum (\S+) (\S+) \([^)]*\)"\s*=\s*"([^"]*)"/u.exec(text) ?? [];
    if (name !== undefined)
        drafts.push({ ...entry_draft(line, `${name} (checksum)`, version), hashes: [{ value: hash, line }] });
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/locks/lock.js



/** Anchors, tags and escapes stand for something else than what is read. */
const isPlainYaml = (text) => !/(?:^|[\s:[{,])[&*!][A-Za-z]|<<:|\\[uUx]|\t/u.test(text);
const isPlainToml = (text) => !/\\[uU]|"""|'''/u.test(text);
const npm = {
    read: readNpmLock,
    hashed: true,
    sourced: true,
    named: true,
    isPlain: isPlainJson,
};
const tables = {
    read: readPackageTables,
    hashed: true,
    named: true,
    archives: true,
    isPlain: isPlainToml,
};
/** By the file's name, lower case. */
const FORMS = {
    'package-lock.json': npm,
    'npm-shrinkwrap.json': npm,
    'yarn.lock': { read: readYarnLock, hashed: false, sourced: true, named: true, isPlain: isPlainToml },
    'pnpm-lock.yaml': { read: readPnpmLock, hashed: true, named: true, isPlain: isPlainYaml },
    'poetry.lock': tables,
    'uv.lock': tables,
    'pdm.lock': tables,
    'pipfile.lock': { read: readPipfileLock, hashed: true, archives: true, isPlain: isPlainJson },
    'cargo.lock': {
        read: readPackageTables,
        hashed: true,
        sourced: true,
        isPlain: isPlainToml,
    },
    'go.sum': { read: readGoSum, hashed: true },
    'gemfile.lock': { read: readGemfileLock, hashed: false, sourced: true },
    'composer.lock': {
        read: readComposerLock,
        servers: ['https://api.github.com', 'https://github.com', 'https://gitlab.com', 'https://bitbucket.org'],
        many: true,
        hashed: false,
        branches: true,
        isPlain: isPlainJson,
    },
    'packages.lock.json': { read: readNugetLock, hashed: true, isPlain: isPlainJson },
};
const REQUIREMENTS = /^[\w.-]{0,80}(?:requirements|constraints)[\w.-]{0,80}\.txt$/u;
const PINNED = { read: readPinnedRequirements, hashed: false, archives: true };
const OTHER = { read: readAddresses, hashed: false };
/** How a lockfile is read; `other`: it is one by the policy, of a kind that is not known. */
function lockFormOf(path, isLockfile) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    if (Object.hasOwn(FORMS, name))
        return FORMS[name];
    if (REQUIREMENTS.test(name))
        return PINNED;
    return isLockfile ? OTHER : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/locks.js




/** Faults of one file that are shown; the rest would say the same. */
const MOST = 20;
/** Lockfiles that say more than new versions: another source, another hash, no hash (seed 2.5: only the package manager writes them). */
const locks = (given) => given.facts.files.flatMap((file) => {
    const form = lockFormOf(file.path, classifyPath(file.path, given.contract.policy).lockfile);
    const was = file.previous ?? file.path;
    const isGone = file.status === 'removed' || (file.previous !== undefined && !isLockfile(file.path, given));
    if (isGone)
        return isLockfile(was, given) ? [gone(file, was)] : [];
    if (form === undefined)
        return [];
    const faults = [...odd(file, form, given), ...compared(file, form, given)];
    return faults.slice(0, MOST).map(({ severity, seen, line }) => ({
        rule: 'lock-integrity',
        severity,
        path: file.path,
        line,
        seen,
        why: 'a lockfile decides which bytes are installed, and no new version asks for this',
        instead: 'Take this file from the base branch and let the package manager write it anew; see what it changes.',
    }));
});
function isLockfile(path, { contract }) {
    return classifyPath(path, contract.policy).lockfile;
}
function gone(file, was) {
    return {
        rule: 'lock-integrity',
        severity: 'fail',
        path: file.path,
        seen: file.path === was ? `${was} is deleted` : `${was} becomes ${file.path}`,
        why: 'without it, whatever is newest is installed, from wherever it is found',
        instead: 'Put it back.',
    };
}
/** The whole file before and after where GitHub gives its text; else what the hunks show, each for itself. */
function compared(file, form, { facts }) {
    const patch = file.patch ?? '';
    const head = facts.manifests.get(file.path);
    const old = file.status === 'added' ? '' : head === undefined ? undefined : before(head, patch);
    if (head !== undefined && old !== undefined)
        return compareLocks([{ old: form.read(numbered(old)), now: form.read(numbered(head)) }], true, form);
    const parts = patchHunks(patch).map((lines) => ({
        old: form.read(side(lines, 'added')),
        now: form.read(side(lines, 'removed')),
    }));
    return compareLocks(parts, false, form);
}
function numbered(text) {
    return text.split('\n').map((line, index) => ({ text: line.replace(/\r$/u, ''), line: index + 1 }));
}
/** The lines of a hunk without those of one kind. */
function side(lines, without) {
    return lines.filter(({ kind }) => kind !== without);
}
function odd(file, { isPlain }, { linesOf }) {
    const found = linesOf(file).find(({ kind, text }) => kind === 'added' && isPlain?.(text) === false);
    if (found === undefined)
        return [];
    const seen = `not written as the package manager writes it: ${found.text.trim().slice(0, 120)}`;
    return [{ severity: 'ask', seen, line: found.line }];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/hidden.js

/** What a reviewer does not see although it is shown: names and lines with invisible characters, and files that may be links. */
const hidden_hidden = (given) => given.facts.files.flatMap((file) => [...hidden_name(file), ...characters(file, given), ...hidden_link(file)]);
/** Control characters, marks of direction and other characters without a shape. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Letters of scripts whose letters look like Latin ones, beside Latin ones. */
const MIXED = /\p{Script=Latin}[^/]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^/]*\p{Script=Latin}/u;
function hidden_name(file) {
    const names = file.previous === undefined ? [file.path] : [file.path, file.previous];
    const why = 'a name that looks like another one hides what changes';
    const breach = (severity, seen) => ({
        rule: 'not-seen',
        severity,
        path: file.path,
        seen,
        why,
        instead: 'Give the file a name of plain characters.',
    });
    return names.flatMap((each) => {
        if (SHAPELESS.test(each) || each.split('/').some((part) => part === '..' || part === '.'))
            return [breach('fail', `${each}: its name has characters that are not shown, or steps out of its folder`)];
        if (each.split('/').some((part) => MIXED.test(part.replace(/\.[A-Za-z0-9]{1,10}$/u, '')) || /[！-～]/u.test(part)))
            return [breach('ask', `${each}: its name mixes letters that look alike`)];
        return [];
    });
}
/** Marks that turn the direction of a text, and characters that end a line for a compiler and not for a reader. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\u2028\u2029\u{E0000}-\u{E007F}]|\r(?!$)/u;
/** The same and every character without a width, in code. */
const UNSEEN = /[\u200B-\u200D\u2060-\u2064\uFEFF\u00AD\u115F\u1160\u3164\uFFA0]/u;
function characters(file, { contract, linesOf }) {
    const { code } = classifyPath(file.path, contract.policy);
    const found = linesOf(file).find(({ kind, text }) => kind === 'added' && (TURNING.test(text) || (code && UNSEEN.test(text))));
    if (found === undefined)
        return [];
    return [
        {
            rule: 'not-seen',
            severity: 'ask',
            path: file.path,
            line: found.line,
            seen: 'a line with characters that are not shown',
            why: 'a reviewer reads another text than the compiler does',
            instead: 'Write them as escapes, or take them out.',
        },
    ];
}
/** A link is listed like a file whose one line, without an end, is what it points at. */
const TARGET = /^@@ -0,0 \+1 @@\n\+((?:\.{0,2}\/)?[^\s/]+(?:\/[^\s/]+)*)\n\\ No newline at end of file\s*$/u;
function hidden_link(file) {
    const target = file.status === 'added' ? TARGET.exec(file.patch ?? '')?.[1] : undefined;
    const isPath = target !== undefined && (target.includes('/') || target.startsWith('..'));
    if (!isPath || target.includes('://'))
        return [];
    return [
        {
            rule: 'not-seen',
            severity: 'ask',
            path: file.path,
            line: 1,
            seen: `${file.path} may be a link to ${target.slice(0, 120)}: GitHub shows one like a file of one line`,
            why: 'what is written to a link, or read from it, is elsewhere',
            instead: 'Take the link out; in a file of one line, end the line.',
        },
    ];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/names.js


/** Code points of a title's summary; more is no one-line summary. */
const LONGEST_TITLE = 200;
/** Branch, title, commits: the conventions that let people and programs tell a remediation. */
const names = (given) => [
    ...branch(given),
    ...title(given),
    ...unseenCommits(given),
    ...commits(given),
    ...closing(given),
];
function branch({ facts, finding }) {
    const instead = `Open it from a branch ${lib/* BRANCH_PREFIX */.sM}<finding-id> of this repository.`;
    if (facts.fromFork) {
        const why = 'the branch of a fork is not under the rules of this repository';
        return [{ rule: 'branch', severity: 'fail', seen: 'the branch is in a fork', why, instead }];
    }
    if (finding !== undefined)
        return [];
    const why = 'the branch ties the change to its finding';
    return [{ rule: 'branch', severity: 'fail', seen: `the branch is ${facts.branch}`, why, instead }];
}
function title({ facts }) {
    const summary = facts.title.startsWith(lib/* PULL_REQUEST_TITLE_PREFIX */.Eu)
        ? facts.title.slice(lib/* PULL_REQUEST_TITLE_PREFIX */.Eu.length).trim()
        : '';
    if (summary !== '' && summary.length <= LONGEST_TITLE)
        return [];
    return [
        {
            rule: 'title',
            severity: 'fail',
            seen: `the title is ${facts.title}`,
            why: 'one form of title lets people and programs find the fixes',
            instead: `Write ${lib/* PULL_REQUEST_TITLE_PREFIX */.Eu}<one-line summary>, at most ${LONGEST_TITLE} characters.`,
        },
    ];
}
/** GitHub lists 250 commits at most; a commit that is not seen is not judged. */
function unseenCommits({ facts }) {
    if (facts.commitCount <= facts.commits.length)
        return [];
    return [
        {
            rule: 'not-seen',
            severity: 'fail',
            seen: `${facts.commitCount - facts.commits.length} of ${facts.commitCount} commits were not listed`,
            why: 'what is not seen is not judged',
            instead: 'Squash the commits of the branch.',
        },
    ];
}
function commits({ facts, finding }) {
    return facts.commits.flatMap(({ oid, message, parents }) => {
        const headline = message.split('\n', 1)[0] ?? '';
        // GitHub's own button "Update branch" makes a merge commit; what it brings is on the base branch already.
        if (parents > 1 && headline.startsWith('Merge '))
            return [];
        const prefix = lib/* COMMIT_PREFIXES */.pM.find((each) => headline.startsWith(each));
        const seen = `commit ${oid.slice(0, 12)}: ${headline}`;
        const why = 'the prefix tells a fix of code from one of dependencies, also in change logs';
        if (prefix === undefined || headline.slice(prefix.length).trim() === '') {
            const instead = `Reword it to ${lib/* COMMIT_PREFIXES */.pM.join(' or ')} and a summary.`;
            return [{ rule: 'commits', severity: 'fail', seen, why, instead }];
        }
        const wanted = finding?.kind === undefined ? prefix : lib/* FINDING_KINDS */.mH[finding.kind].commitPrefix;
        if (prefix === wanted)
            return [];
        return [{ rule: 'commits', severity: 'warn', seen, why, instead: `This kind of finding asks for ${wanted}.` }];
    });
}
function closing({ facts, contract }) {
    const { owner, name, host } = contract.repository;
    const found = (text, where) => (0,text_lib/* closingKeywords */.c3)(text, { owner, repo: name, host }).map((keyword) => ({
        rule: 'closing-keyword',
        severity: 'fail',
        seen: `${where}: ${keyword.text}`,
        why: 'GitHub would close the issue at the merge, before anything is verified',
        instead: `Write Refs #${keyword.number}.`,
    }));
    return [
        ...found(facts.title, 'title'),
        ...found(facts.body, 'description'),
        ...facts.commits.flatMap(({ oid, message }) => found(message, `commit ${oid.slice(0, 12)}`)),
    ];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/scripts.js

/** Scripts in manifests: what an installer runs by itself, and for a new version of a dependency any script (seed 2.5, 8). */
const scripts = (given) => given.facts.files.flatMap((file) => /(?:^|\/)(?:package|composer)\.json$/iu.test(file.path) && file.status !== 'removed' ? ofManifest(file, given) : []);
/** What npm, Yarn, pnpm and Composer run without being asked. */
const BY_ITSELF = /^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish(?:Only)?|dependencies|(?:pre|post)-(?:install|update|autoload-dump|root-package-install|create-project|package-install|package-update)-?(?:cmd)?|pnpm:devPreinstall)$/u;
function ofManifest(file, given) {
    const head = given.facts.manifests.get(file.path);
    const old = file.status === 'added' ? '{}' : head === undefined ? undefined : before(head, file.patch ?? '');
    // What cannot be read, the rule `major-version` asks about.
    if (head === undefined || old === undefined)
        return [];
    const [was, is] = [scriptsOf(old), scriptsOf(head)];
    return [...is].flatMap(([name, text]) => {
        if (was.get(name) === text)
            return [];
        const runsByItself = BY_ITSELF.test(name);
        if (!runsByItself && given.finding?.kind !== 'dependency')
            return [];
        const line = given
            .linesOf(file)
            .find(({ kind, text: each }) => kind === 'added' && each.includes(`"${name}"`))?.line;
        const seen = runsByItself
            ? `the script ${name}, which an installer runs by itself, becomes ${text.slice(0, 120)}`
            : `the script ${name} becomes ${text.slice(0, 120)}, for a new version of a dependency`;
        return [
            {
                rule: 'install-script',
                severity: runsByItself ? 'fail' : 'ask',
                path: file.path,
                ...(line === undefined ? {} : { line }),
                seen,
                why: 'a script of a manifest runs on every machine that installs or builds this, with what it can reach',
                instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
            },
        ];
    });
}
function scriptsOf(text) {
    try {
        const file = JSON.parse(text.replace(/^\uFEFF/u, ''));
        if (typeof file !== 'object' || file === null || !('scripts' in file))
            return new Map();
        const { scripts: found } = file;
        return typeof found === 'object' && found !== null
            ? new Map(Object.entries(found).map(([name, value]) => [
                name,
                typeof value === 'string' ? value : JSON.stringify(value),
            ]))
            : new Map();
    }
    catch {
        return new Map();
    }
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/lockfiles.js
/** A lockfile's name → names of the manifests that it is written from; `*.x` is any name with that ending. */
const MANIFESTS = {
    'package-lock.json': ['package.json'],
    'npm-shrinkwrap.json': ['package.json'],
    'yarn.lock': ['package.json'],
    'pnpm-lock.yaml': ['package.json', 'pnpm-workspace.yaml'],
    'bun.lock': ['package.json'],
    'bun.lockb': ['package.json'],
    'poetry.lock': ['pyproject.toml'],
    'pipfile.lock': ['Pipfile'],
    'uv.lock': ['pyproject.toml'],
    'pdm.lock': ['pyproject.toml'],
    'cargo.lock': ['Cargo.toml'],
    'go.sum': ['go.mod'],
    'gemfile.lock': ['Gemfile', '*.gemspec'],
    'composer.lock': ['composer.json'],
    'packages.lock.json': ['*.csproj', '*.fsproj', '*.vbproj', 'Directory.Packages.props'],
    'gradle.lockfile': ['build.gradle', 'build.gradle.kts', 'libs.versions.toml'],
    'mix.lock': ['mix.exs'],
    'pubspec.lock': ['pubspec.yaml'],
    'podfile.lock': ['Podfile'],
};
/** The manifests whose change explains a change of this lockfile: beside it or below it, as workspaces have them. Undefined: not known. */
function manifestsOf(lockfile) {
    const cut = lockfile.lastIndexOf('/') + 1;
    const folder = lockfile.slice(0, cut).toLowerCase();
    const names = MANIFESTS[lockfile.slice(cut).toLowerCase()];
    if (names === undefined)
        return undefined;
    return {
        names: names.join(' or '),
        matches: (path) => {
            const lower = path.toLowerCase();
            if (!lower.startsWith(folder))
                return false;
            const base = lower.slice(lower.lastIndexOf('/') + 1);
            return names.some((name) => name.startsWith('*') ? base.endsWith(name.slice(1).toLowerCase()) : base === name.toLowerCase());
        },
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/paths.js


/** Which files change: the protected ones, lockfiles, the public API, and what cannot be seen at all. */
const paths = (given) => [
    ...given.facts.files.flatMap((file) => [
        ...protectedPath(file, given),
        ...lockfile(file, given),
        ...publicApi(file, given),
        ...unseen(file, given),
    ]),
    ...truncated(given),
];
/** Both names of a renamed file: moving a protected file away changes it too. */
function paths_namesOf({ path, previous }) {
    return previous === undefined ? [path] : [path, previous];
}
/** Files by which a package manager is sent to another registry, whatever a lockfile says. */
const SOURCES = [
    '**/.npmrc',
    '**/.yarnrc',
    '**/.yarnrc.yml',
    '**/.pnpmfile.cjs',
    '**/bunfig.toml',
    '**/pip.conf',
    '**/.pypirc',
    '**/uv.toml',
    '**/nuget.config',
    '**/.cargo/config',
    '**/.cargo/config.toml',
    '**/.bundle/config',
    '**/.mvn/**',
    '**/gradle-wrapper.properties',
];
/** Attributes hide a file from a diff or call it generated; composite actions are steps of workflows, wherever they stand. */
const SHOWN_BY = ['**/.gitattributes', '**/action.yml', '**/action.yaml'];
function groupsOf(file, { contract }) {
    const groups = paths_namesOf(file).flatMap((name) => [
        ...classifyPath(name, contract.policy).groups,
        ...(matchesAny(fold(name), contract.protectedPaths) ? ['protected-paths of the settings'] : []),
        ...(matchesAny(fold(name), SOURCES) ? ['where packages come from'] : []),
        ...(matchesAny(fold(name), SHOWN_BY) ? ['what a diff shows, and what a job runs'] : []),
    ]);
    return [...new Set(groups)];
}
function protectedPath(file, given) {
    // A migration is one of the four changes that a maintainer may approve (D18).
    const groups = groupsOf(file, given).filter((group) => group !== 'migrations');
    if (groups.length === 0)
        return [];
    return [
        {
            rule: 'protected-path',
            severity: 'fail',
            path: file.path,
            seen: `${paths_shown(file)} is protected (${groups.join(', ')})`,
            why: 'an agent must not change what judges it, what is deployed, or what a generator writes',
            instead: 'Take the change of this file out; a person makes it in a pull request of their own.',
        },
    ];
}
function paths_shown({ path, previous }) {
    return previous === undefined ? path : `${previous} → ${path}`;
}
function lockfile(file, given) {
    const { facts, contract, finding } = given;
    if (!paths_namesOf(file).some((name) => classifyPath(name, contract.policy).lockfile))
        return [];
    const why = 'a lockfile decides what is installed, and nobody reads it line by line';
    const breach = (severity, seen, instead) => [
        { rule: 'lockfile', severity, path: file.path, seen, why, instead },
    ];
    const takeOut = 'Take the change of this file out.';
    if (finding?.kind !== undefined && finding.kind !== 'dependency')
        return breach('fail', `${paths_shown(file)} changes for ${finding.id}, which is no dependency finding`, takeOut);
    const wanted = manifestsOf(file.path);
    const changed = new Set(facts.files.flatMap(paths_namesOf));
    if (wanted !== undefined && ![...changed].some(wanted.matches))
        return breach('ask', `${paths_shown(file)} changes, and no ${wanted.names} with it`, `Make the change in ${wanted.names} and let the package manager write the lockfile; or a maintainer approves it.`);
    if (finding?.kind === 'dependency')
        return [];
    return breach('ask', facts.ledgerKind === 'unlisted'
        ? `${paths_shown(file)} changes; the ledger knows no finding ${finding?.id ?? ''} that it could be for`
        : `${paths_shown(file)} changes; that ${finding?.id ?? 'this'} is a dependency finding cannot be told from its id`, `${takeOut} Or a maintainer approves it.`);
}
function publicApi(file, { contract }) {
    if (!paths_namesOf(file).some((name) => matchesAny(fold(name), contract.publicApi)))
        return [];
    return [
        {
            rule: 'public-api',
            severity: 'ask',
            path: file.path,
            seen: `${paths_shown(file)} is public API by the settings`,
            why: 'others build on it',
            instead: 'Stop and ask; a maintainer approves it on the newest commit, or it is taken out.',
        },
    ];
}
const SUBMODULE = /^[+-]Subproject commit [0-9a-f]{40,64}$/mu;
/** Changes that the list of files shows without their text. */
function unseen(file, { linesOf }) {
    const { patch, path, status, additions, deletions, blob } = file;
    const why = 'what cannot be seen is not judged';
    const look = 'Take it out, or a maintainer looks at it and approves it.';
    const breach = (severity, seen, instead) => [
        { rule: 'not-seen', severity, path, seen, why, instead },
    ];
    if (status === 'other')
        return breach('ask', `${paths_shown(file)} becomes another kind of file, such as a link`, look);
    if (patch !== undefined && isCut(file, linesOf(file)))
        return breach('fail', `${paths_shown(file)}: only a part of its diff is shown`, 'Make the change smaller.');
    if (patch !== undefined)
        return SUBMODULE.test(patch) ? breach('ask', `${paths_shown(file)} is a submodule: other code comes in`, look) : [];
    if (additions + deletions > 0)
        return breach('fail', `${paths_shown(file)}: its diff is too large to be shown`, 'Make the change smaller.');
    if (status === 'removed' || (status === 'added' && blob === EMPTY_BLOB))
        return [];
    // GitHub lists a binary file that moves and changes like one that only moves; a zero byte makes any file binary.
    if (status === 'renamed')
        return breach('ask', `${paths_shown(file)} moves; whether its content changes is not shown`, look);
    return breach('ask', `${paths_shown(file)} is binary, or only its mode changes`, look);
}
/** Git's id of a file without a byte. */
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
function isCut({ additions, deletions }, lines) {
    const count = (wanted) => lines.filter(({ kind }) => kind === wanted).length;
    return count('added') < additions || count('removed') < deletions;
}
function truncated({ facts }) {
    const hidden = facts.fileCount - facts.files.length;
    if (hidden <= 0)
        return [];
    return [
        {
            rule: 'not-seen',
            severity: 'fail',
            seen: `${hidden} of ${facts.fileCount} changed files were not listed by GitHub, which ends at 3,000`,
            why: 'what is not seen is not judged',
            instead: 'Make the change smaller.',
        },
    ];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/schema.js



/** Changes of the database: migrations, descriptions of it, SQL files, and statements and calls inside other code (seed 3.2, D18). */
const schema = (given) => given.facts.files.flatMap((file) => ofFile(file, given));
const SCHEMA_FILES = [
    '**/schema.rb',
    '**/structure.sql',
    '**/schema.prisma',
    '**/schema.sql',
    '**/*.dbml',
    '**/*.edmx',
];
/** Statements in SQL files. */
const STATEMENT = /\b(?:alter\s{1,20}table|(?:add|drop|modify|rename|alter)\s{1,20}column|create\s{1,20}table|drop\s{1,20}table|create\s{1,20}(?:unique\s{1,20})?index)\b/iu;
const schema_NAME = String.raw `[\w.$"'\x60\[\]{}%:<>#]{1,120}`;
const IF = String.raw `(?:if\s{1,5}(?:not\s{1,5})?exists\s{1,5})?`;
/** Beginnings of the types of columns. */
const TYPES = String.raw `(?:tiny|small|medium|big)?int\w{0,10}|(?:big|small)?serial|n?varchar2?|n?char\w{0,10}|(?:tiny|medium|long)?text|bool\w{0,4}|(?:small)?date\w{0,10}|time\w{0,10}|uuid|uniqueidentifier|jsonb?|numeric|number|decimal|float\d?|double|real|money|blob|bytea|(?:var)?binary|enum|bit|citext|inet|vector`;
/** What stands behind the name of a statement; prose goes on with other words. */
const EMBEDDED_FORMS = [
    String.raw `create\s{1,20}(?:unlogged\s{1,5}|external\s{1,5}|foreign\s{1,5})?table\s{1,20}${IF}${schema_NAME}\s{0,20}(?:\(|$|as\b|like\b|["'\x60+\\])`,
    String.raw `alter\s{1,20}table\s{1,20}${IF}(?:only\s{1,5})?${schema_NAME}\s{0,20}(?:$|["'\x60+\\]|(?:add|drop|alter|rename|modify|change|set|attach|detach|enable|disable|owner|inherit|convert|engine)\b)`,
    String.raw `drop\s{1,20}(?:table|schema|database|index|type|sequence|(?:materialized\s{1,5})?view)\s{1,20}(?:concurrently\s{1,5})?${IF}${schema_NAME}\s{0,20}(?:$|[;,"'\x60)+\\]|cascade\b|restrict\b)`,
    String.raw `create\s{1,20}(?:unique\s{1,5})?index\s{1,20}(?:concurrently\s{1,5})?${IF}${schema_NAME}\s{1,20}on\b`,
    String.raw `create\s{1,20}(?:or\s{1,5}replace\s{1,5})?(?:schema|database|type|sequence|trigger|(?:materialized\s{1,5})?view)\s{1,20}${IF}${schema_NAME}\s{0,20}(?:$|[;"'\x60+\\]|as\b|before\b|after\b|start\b|increment\b|authorization\b|character\b)`,
    String.raw `drop\s{1,20}column\s{1,20}${IF}${schema_NAME}\s{0,20}(?:$|[;,"'\x60)]|cascade\b|restrict\b)`,
    String.raw `rename\s{1,20}column\s{1,20}${schema_NAME}\s{1,20}to\b`,
    String.raw `(?:add|alter|modify)\s{1,20}column\s{1,20}${IF}${schema_NAME}\s{1,20}(?:${TYPES}|set|drop|type)\b`,
];
/** A statement begins a text, a line of one, or follows another statement. */
const EMBEDDED = new RegExp(String.raw `(?:^|["'\x60;(])\s{0,200}(?:${EMBEDDED_FORMS.join('|')})`, 'iu');
/** Lines that are comments in one language or another. */
const COMMENT = /^\s{0,200}(?:\/\/|\/\*|\*|#(?!\[)|--|<!--|%)/u;
/** Calls of libraries that change the database, and fields of a model that a table is made from. */
const CALLS = [
    // Rails and Alembic
    /\b(?:add|remove|rename|change)_(?:column|columns|index|reference|references|foreign_key|timestamps|column_default|column_null)\s{0,5}\(?\s{0,5}[:"']/u,
    /\b(?:create|drop|rename|change|alter)_(?:table|join_table)\s{0,5}\(?\s{0,5}[:"']/u,
    /\bop\.(?:add_column|drop_column|alter_column|create_table|drop_table|rename_table|create_index|drop_index|create_foreign_key|drop_constraint)\s{0,5}\(/u,
    // Django: migrations, and the fields of models
    /\bmigrations\.(?:AddField|RemoveField|AlterField|RenameField|CreateModel|DeleteModel|RenameModel|AlterModelTable|RunSQL|AddIndex|RemoveIndex|AddConstraint|RemoveConstraint)\s{0,5}\(/u,
    /=\s{0,5}models\.(?:\w{1,40}Field|ForeignKey)\s{0,5}\(/u,
    // Knex, Laravel, Sequelize, TypeORM, Entity Framework
    /\b(?:schema|Schema)(?:\.|::)(?:create|createTable|createTableIfNotExists|dropTable|dropTableIfExists|dropIfExists|alterTable|renameTable|rename|table|drop)\s{0,5}\(\s{0,5}["'`]/u,
    /\b(?:queryInterface|queryRunner)\.(?:add|remove|drop|change|rename|create)(?:Column|Columns|Table|Index|Constraint|ForeignKey|PrimaryKey|UniqueConstraint)\s{0,5}\(/u,
    /\bmigrationBuilder\.(?:Add|Drop|Alter|Rename|Create)(?:Column|Table|Index|ForeignKey|PrimaryKey|UniqueConstraint|Schema)\b/u,
    // SQLAlchemy, JPA and TypeORM entities
    /=\s{0,5}(?:\w{1,20}\.)?(?:Column|mapped_column)\s{0,5}\(/u,
    /^\s{0,80}@(?:Column|PrimaryColumn|PrimaryGeneratedColumn|JoinColumn|JoinTable)\s{0,5}\(/u,
    // Libraries that bring the database in line with the code by themselves
    /\.AutoMigrate\s{0,5}\(/u,
    /\bsynchronize\s{0,5}:\s{0,5}true\b/u,
    /\.sync\s{0,5}\(\s{0,5}\{[^}\n]{0,100}\b(?:alter|force)\s{0,5}:\s{0,5}true/u,
    /\bddl-auto\s{0,5}[=:]\s{0,5}["']?(?:update|create|create-drop)\b/u,
];
/** Settings of such libraries stand beside the code too. */
const SETTINGS = ['**/application*.yml', '**/application*.yaml', '**/application*.properties', '**/ormconfig.json'];
function ofFile(file, given) {
    if (groupsOf(file, given).includes('migrations'))
        return [breach(file, `${paths_shown(file)} is a migration`)];
    const folded = paths_namesOf(file).map(fold);
    if (folded.some((name) => matchesAny(name, SCHEMA_FILES)))
        return [breach(file, `${paths_shown(file)} describes the database`)];
    const lines = given.linesOf(file);
    const found = folded.some((name) => name.endsWith('.sql'))
        ? lines.find(({ kind, text }) => kind !== 'same' && STATEMENT.test(text))
        : inCode(file, lines, given);
    return found === undefined ? [] : [breach(file, `${paths_shown(file)}: ${found.text.trim().slice(0, 120)}`, found.line)];
}
/** Documents and tests may say what they like: they change no database that is in use. */
function inCode({ path }, lines, { contract }) {
    const { code, test } = classifyPath(path, contract.policy);
    if (test || !(code || matchesAny(fold(path), SETTINGS)))
        return undefined;
    const { added, removed } = changedLines(lines);
    return [...added, ...removed].find(({ text }) => !COMMENT.test(text) && changesDatabase(text.slice(0, LONGEST_LINE)));
}
/** Characters of a line that are looked at; a longer one is a bundle or data. */
const LONGEST_LINE = 2_000;
function changesDatabase(text) {
    return EMBEDDED.test(text) || CALLS.some((call) => call.test(text));
}
function breach(file, seen, line) {
    return {
        rule: 'migration',
        severity: 'ask',
        path: file.path,
        ...(line === undefined ? {} : { line }),
        seen,
        why: 'a change of the database outlives the code, and cannot be taken back by a revert',
        instead: 'Stop and ask; a maintainer approves it on the newest commit, or it is taken out.',
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/texts.js



/** The description: its parts, its one finding, its blast radius. */
const texts_texts = (given) => [...parts(given), ...oneFinding(given), ...blastRadius(given)];
function part({ sections, contract }, index) {
    return sections.get(headingForm(contract.headings[index]));
}
function parts(given) {
    return [0, 1, 2].flatMap((index) => {
        const heading = given.contract.headings[index];
        const section = part(given, index);
        if (section?.says === true)
            return [];
        const content = [
            'the finding ID and the line Refs #<issue>',
            'the files touched and the public APIs affected',
            'the steps by which a reviewer can verify the fix',
        ][index];
        return [
            {
                rule: 'description',
                severity: 'fail',
                seen: section === undefined ? `the heading ${heading} is missing` : `below the heading ${heading} nothing is said`,
                why: 'a reviewer needs the finding, what the change reaches, and how to verify it',
                instead: `Write the heading ## ${heading} and below it ${content ?? ''}.`,
            },
        ];
    });
}
/** Ids whose form says that they are a finding's. */
const KNOWN_ID = /(?<![\w.-])(?:issue|code-scanning|dependabot|secret-scanning)-[1-9]\d*(?![\w-])/gu;
function oneFinding(given) {
    const { finding, facts, contract } = given;
    const why = 'one finding, one pull request: each is reviewed, merged, verified and taken back by itself';
    const breach = (seen, instead) => ({
        rule: 'one-finding',
        severity: 'fail',
        seen,
        why,
        instead,
    });
    const breaches = facts.siblings.map((number) => breach(`#${number} is open for the same finding`, `Close one of the two: this one, or #${number}.`));
    for (const number of facts.sameHead) {
        // The verdict is a status of the commit: one of the two would be green by the other's.
        const seen = `#${number} has the same newest commit`;
        breaches.push(breach(seen, `Close one of the two: this one, or #${number}.`));
    }
    const section = part(given, 0);
    if (finding === undefined || section === undefined)
        return breaches;
    if (!idsIn(section.text).some((id) => (0,lib/* branchName */.at)(id, finding.generation) === facts.branch)) {
        const seen = `the part ${contract.headings[0]} does not name ${finding.id}`;
        breaches.push(breach(seen, `Write the finding ID ${finding.id} below that heading.`));
    }
    const others = [...new Set(section.text.match(KNOWN_ID) ?? [])].filter((id) => id !== finding.id);
    if (others.length > 0) {
        const seen = `the part ${contract.headings[0]} names ${others.join(', ')} besides ${finding.id}`;
        breaches.push(breach(seen, 'Leave the other findings to pull requests of their own.'));
    }
    return [...breaches, ...referenced(given, section).map(({ seen, instead }) => breach(seen, instead))];
}
/** An issue's finding references its issue, and no part of the description another one before it (D13). */
function referenced({ finding, facts, contract }, section) {
    const { owner, name, host } = contract.repository;
    const context = { owner, repo: name, host };
    const numbers = [...new Set((0,text_lib/* references */.Ft)(section.text, context).map(({ number }) => number))];
    if (numbers.length > 1) {
        const seen = `the part ${contract.headings[0]} references ${numbers.map((number) => `#${number}`).join(', ')}`;
        return [{ seen, instead: "Reference the finding's own issue alone." }];
    }
    const issue = /^issue-(\d+)$/u.exec(finding?.id ?? '')?.[1];
    const [first] = (0,text_lib/* references */.Ft)(facts.body, context);
    if (issue === undefined || first?.number === Number(issue))
        return [];
    const seen = first === undefined ? 'the description references no issue' : `the first reference is #${first.number}`;
    return [{ seen, instead: `Write the line Refs #${issue} first, in plain text.` }];
}
/** Every run of characters that can be an id; a full stop at the end of a sentence is none of it. */
function idsIn(text) {
    const words = text.match(/[A-Za-z0-9][A-Za-z0-9._-]{0,63}/gu) ?? [];
    return [...new Set(words.flatMap((word) => [word, word.replace(/[._-]+$/u, '')]))];
}
function blastRadius(given) {
    const section = part(given, 1);
    if (section?.says !== true)
        return [];
    const { files } = given.facts;
    const words = [...new Set(wordsOf(section.text))];
    // `src/search/`, `src/search/*` and `src/search/**` stand for what is below.
    const folders = words.filter((word) => word.endsWith('/') && !word.startsWith('/'));
    const covers = (path) => isNamed(path, section.text) || folders.some((folder) => path.startsWith(folder));
    const why = 'a reviewer trusts this part to know how far the change reaches';
    const missing = files.filter(({ path }) => !covers(path));
    const touched = new Set(files.flatMap(({ path, previous }) => [path, ...(previous === undefined ? [] : [previous])]));
    const claimed = words.filter((word) => LIKE_A_PATH.test(word)).filter((word) => !isTouched(word, touched));
    const heading = given.contract.headings[1];
    // The word is the same in every language that programs are described in.
    const silent = /\bAPIs?\b/iu.test(section.text)
        ? []
        : [
            {
                rule: 'blast-radius',
                severity: 'fail',
                seen: `the part ${heading} says nothing about public APIs`,
                why,
                instead: 'Say there which public APIs are affected, or that none is.',
            },
        ];
    return [
        ...silent,
        ...missing.slice(0, 20).map(({ path }) => ({
            rule: 'blast-radius',
            severity: 'fail',
            path,
            seen: `the part ${heading} does not name ${path}`,
            why,
            instead: `Name it there, or its folder as ${path.slice(0, path.lastIndexOf('/') + 1) || path}.`,
        })),
        ...(missing.length > 20 ? [more(missing.length - 20, heading, why)] : []),
        ...claimed.slice(0, 5).map((word) => ({
            rule: 'blast-radius',
            severity: 'warn',
            seen: `the part ${heading} names ${word}, which does not change`,
            why,
            instead: 'Take it out there.',
        })),
    ];
}
function more(count, heading, why) {
    const seen = `the part ${heading} does not name ${count} more files`;
    return { rule: 'blast-radius', severity: 'fail', seen, why, instead: 'Name them there, or their folders.' };
}
/** Whether the text holds the path itself and not only a longer one: `lib/src/a.ts` and `src/a.ts.map` do not name `src/a.ts`. */
function isNamed(path, text) {
    for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + path.length)) {
        const end = at + path.length;
        if (BEFORE_PATH.test(text.slice(Math.max(0, at - 3), at)) && BEHIND_PATH.test(text.slice(end, end + 2)))
            return true;
    }
    return false;
}
/** Letters of other scripts are no part of it: some write no blank between words. */
const BEFORE_PATH = /(?:^|[^a-z0-9@/.-])(?:\.\/)?$/iu;
const BEHIND_PATH = /^(?!\.[a-z0-9])(?:$|[^a-z0-9/-])/iu;
const LIKE_A_PATH = /^[\w@.-]+(?:\/[\w@.-]+)+\.\w{1,8}$/u;
function isTouched(word, touched) {
    return [...touched].some((path) => path === word || path.endsWith(`/${word}`));
}
function wordsOf(text) {
    return text.split(/[\s`,;()<>"'|[\]]/u).map(trimmed);
}
/** Without marks of emphasis around it and what ends a sentence behind it; `folder/**` becomes `folder/`. One pass over the word. */
function trimmed(word) {
    let from = 0;
    let to = word.length;
    while (from < to && '*~'.includes(word.charAt(from)))
        from += 1;
    while (to > from && '.:*_~'.includes(word.charAt(to - 1)))
        to -= 1;
    return word.slice(from, to);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/test-forms.js
/** How tests are skipped, limited or left out, by language. Every repetition is bounded: a line may be as long as a file. */
/** In test files. */
const SKIPS = [
    // JavaScript and TypeScript: Jest, Mocha, Vitest, Jasmine, node:test, Playwright
    /\b(?:describe|context|suite|it|test|specify|bench|step)(?:\.\w{1,30}){0,3}\.(?:skip|todo|only|fixme|fails|failing|skipIf|runIf)\b/u,
    /\b(?:describe|context|suite|it|test|specify|bench)\s{0,5}\[\s{0,5}['"`](?:skip|todo|only|fixme|fails|failing|skipIf|runIf)\b/u,
    /^\s{0,80}\.(?:skip|todo|only|fixme|failing)\s{0,5}\(\s{0,5}['"`]/u,
    /\b(?:xit|xtest|xdescribe|xcontext|xspecify|xscenario|xfeature|fit|ftest|fdescribe|fcontext|fspecify|pit|pdescribe)\s{0,5}[('"]/u,
    /\b(?:this|t|ctx|context|test)\.skip\s{0,5}\(/u,
    /\b(?:skip|todo|only)\s{0,5}:\s{0,5}(?:true|['"`])/u,
    /\bpending\s{0,5}\(/u,
    // Python: pytest, unittest
    /\bmark\.(?:skip|skipif|xfail)\b/u,
    /\bpytest\.(?:skip|xfail|importorskip|exit)\s{0,5}\(/u,
    /\b(?:unittest\.)?(?:skipIf|skipUnless|expectedFailure|skipTest|SkipTest)\b/u,
    /@(?:unittest\.)?skip\b/u,
    /\b__test__\s{0,5}=\s{0,5}False\b/u,
    /\bcollect_ignore(?:_glob)?\b/u,
    // Java, Kotlin, Scala, Groovy: JUnit, TestNG, Kotest, Spock
    /@(?:Disabled|Ignore|Ignored|IgnoreIf|IgnoreRest|PendingFeature|EnabledIf|DisabledIf|EnabledOn|DisabledOn)(?:\w{0,40})\b/u,
    /\bassum(?:e|ing)(?:True|False|That|NoException|NotNull)?\s{0,5}\(/u,
    /\benabled\s{0,5}=\s{0,5}false\b/u,
    // Go
    /\b\w{1,30}\.Skip(?:f|Now)?\s{0,5}\(/u,
    /\/\/\s{0,3}(?:go:build|\+build)\s{1,3}ignore\b/u,
    // Rust
    /#!?\[\s{0,5}(?:ignore\b|cfg_attr\s{0,5}\([^\]\n]{0,100}\bignore\b|should_panic\b)/u,
    // .NET: NUnit, xUnit, MSTest
    /\[\s{0,5}(?:Ignore|Explicit|Inconclusive)\b/u,
    /\bSkip\s{0,5}=\s{0,5}[@$"n]/u,
    /\bAssert\.(?:Ignore|Inconclusive|Pass)\s{0,5}\(/u,
    // PHP: PHPUnit, Pest
    /\bmarkTest(?:Skipped|Incomplete)\b/u,
    /->(?:skip|todo|only)\s{0,5}\(/u,
    // Ruby: RSpec, Minitest
    /^\s{0,80}(?:skip|pending)\b(?!\s{0,5}[=:.])/u,
    /,\s{0,5}:(?:skip|pending|focus)\b/u,
    // Swift, Elixir, C and C++
    /\bXCTSkip(?:If|Unless)?\b/u,
    /@(?:module)?tag\s{1,5}:?(?:skip|pending)\b/u,
    /\b(?:GTEST_SKIP|DISABLED_\w{1,80}|BOOST_AUTO_TEST_SUITE_DISABLED)\b/u,
];
/** An assertion that cannot fail. */
const EMPTY_ASSERTION = /\bexpect\s{0,5}\(\s{0,5}(true|1)\s{0,5}\)\s{0,5}\.(?:toBe|toEqual|toStrictEqual)\s{0,5}\(\s{0,5}\1\s{0,5}\)|\b[Aa]ssert(?:True|_true|\.ok|\.True|\.IsTrue)?[\s(]{1,5}(?:true|True|1\s{0,5}==\s{0,5}1)\s{0,5}\)?\s{0,5};?\s{0,5}$/u;
/** A test case begins. */
const DECLARATION = /(?:^|[^\w.])(?:it|test|specify|scenario)(?:\.\w{1,30}){0,3}\s{0,5}[(`'"]|\bdef\s{1,5}test|\bfunc\s{1,5}(?:\([^)]{0,60}\)\s{0,5})?(?:Test|Fuzz|Example)\w{0,100}\s{0,5}\(|@(?:Parameterized)?Test\b|@(?:RepeatedTest|Property)\b|#\[(?:\w{1,20}::)?test\b|\[\s{0,5}(?:Fact|Theory|Test|TestCase|TestMethod|DataRow)\b|\bfunction\s{1,5}test\w|\bTEST(?:_F|_P)?\s{0,5}\(/u;
/** Something is asserted. */
const ASSERTION = /\b(?:expect|[Aa]ssert\w{0,40}|should(?:_not)?|verify|refute\w{0,20}|XCTAssert\w{0,30}|EXPECT_\w{1,20}|ASSERT_\w{1,20})\b|\brequire\.\w{1,30}\s{0,3}\(|\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\s{0,3}\(/u;
/** Files that say which tests run and what they ask for. */
const CONFIGURATION = /(?:^|\/)(?:package\.json|composer\.json|[\w.-]{0,60}\.config\.[cm]?[jt]s|[\w.-]{0,60}\.conf\.[cm]?[jt]s|\.?(?:nyc|c8|mocha|ava|tap|jest|codecov|coverage|covera?gerc|simplecov|taprc)[\w.-]{0,30}|\.coveragerc|codecov\.ya?ml|tsconfig[\w.-]{0,60}\.json|jsconfig\.json|\.mocharc[\w.-]{0,20}|\.?vitest[\w.-]{0,40}|\.?karma[\w.-]{0,40}|playwright[\w.-]{0,40}|cypress[\w.-]{0,40}|conftest\.py|pyproject\.toml|setup\.cfg|setup\.py|tox\.ini|noxfile\.py|pytest\.ini|pom\.xml|[\w.-]{0,60}\.gradle(?:\.kts)?|gradle\.properties|phpunit[\w.-]{0,20}\.xml(?:\.dist)?|sonar-project\.properties|\.rspec|Rakefile|Makefile|GNUmakefile|[\w.-]{0,60}\.mk|justfile|Taskfile\.ya?ml|Cargo\.toml|deno\.jsonc?|angular\.json|project\.json|bunfig\.toml|build\.sbt|mix\.exs|coveralls\.json|(?:spec|rails|test)_helper\.rb|[\w.-]{0,60}\.(?:cs|fs|vb)proj|Directory\.Build\.props|[\w.-]{0,60}\.runsettings|Dockerfile|[\w./-]{0,100}\.sh)$/iu;
/** In such files. */
const BUILD_SKIPS = [
    /-D(?:maven\.test\.skip|skipTests|skipITs|skipUnitTests)\b/u,
    /<(?:maven\.test\.skip|skipTests|skipITs|skip|testFailureIgnore)>\s{0,10}true/iu,
    /\s-x\s{1,5}(?:test|check|integrationTest)\b/u,
    /\bignoreFailures\s{0,5}=\s{0,5}true\b/u,
    /--(?:passWithNoTests|pass-with-no-tests|no-verify|deselect|testPathIgnorePatterns)\b/u,
    /\b(?:testPathIgnorePatterns|collect_ignore|modulePathIgnorePatterns|norecursedirs)\b/u,
    /--ignore(?:-glob)?[= ]/u,
    /\s-k\s{1,3}['"]?not\s/u,
    /\b(?:pytest|jest|mocha|vitest|go test|mvn|gradle|npm (?:run )?test|cargo test|rspec|phpunit)\b[^\n]{0,300}\|\|\s{0,5}(?:true|:|exit 0)/u,
    /"(?:pre|post)?test(?::[\w-]{1,40})?"\s{0,5}:\s{0,5}"(?:\s{0,5}|echo\b[^"\n]{0,200}|true|:|exit 0)"/u,
    // Which files are tests, and which lines count: a narrower form leaves some out.
    /["']?\b(?:testMatch|testRegex|testpaths|python_files|python_classes|python_functions|coveragePathIgnorePatterns|watchPathIgnorePatterns|collectCoverageFrom|testNamePattern|forbidOnly|maxfail)\b["']?\s{0,5}[:=]/u,
    /(?:^|[{,])\s{0,80}["']?(?:exclude|omit|excludeGroups|excludedGroups)["']?\s{0,5}[:=]/u,
    /<exclude(?:s|dGroups)?>/u,
    /\btest\s{0,5}\{[^}\n]{0,80}enabled\s{0,5}=\s{0,5}false/u,
];
const THRESHOLD = /((?:[\w.-]{0,40}[_.-])?(?:statements|branches|functions|lines|fail[_-]?under|minimum(?:_coverage)?|threshold|target|min(?:imum)?[_-]?coverage|coverage))["']?\s{0,5}[:=>\s]\s{0,5}["']?(\d{1,3}(?:\.\d{1,4})?)/giu;
/** The coverage thresholds that a line sets, in their order: one line may hold all of them. */
function thresholds(text) {
    return [...text.slice(0, 1_000).matchAll(THRESHOLD)].map(([, key = '', value]) => ({
        key: key.toLowerCase(),
        value: Number(value),
    }));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/tests.js



/** Tests that go away, are skipped, or ask for less (seed 3.2: disabling or skipping tests). */
const tests = (given) => given.facts.files.flatMap((file) => {
    const lines = given.linesOf(file);
    const wasTest = classifyPath(file.previous ?? file.path, given.contract.policy).test;
    const isTest = classifyPath(file.path, given.contract.policy).test;
    if (wasTest && (file.status === 'removed' || !isTest))
        return tests_gone(file);
    const changes = changedLines(lines);
    return [
        ...(isTest || file.path.endsWith('.rs') ? skipped(file, changes) : []),
        ...(isTest ? fewer(file, lines) : []),
        ...(CONFIGURATION.test(file.path) ? [...switchedOff(file, changes), ...lowered(file, changes)] : []),
    ];
});
/** Findings of one file that are shown; the rest would say the same. */
const tests_MOST = 10;
function tests_breach(file, seen, line) {
    return {
        rule: 'tests-weakened',
        severity: 'ask',
        path: file.path,
        ...(line === undefined ? {} : { line }),
        seen,
        why: 'a test that asks for less lets the next fault through, and hides whether this fix works',
        instead: 'Put it back and mend the code; where the test itself is wrong, a maintainer approves it.',
    };
}
function tests_gone(file) {
    const seen = file.status === 'removed'
        ? `the test file ${file.path} is deleted`
        : `the test file ${file.previous ?? ''} becomes ${file.path}, which no test runner looks for`;
    return [tests_breach(file, seen)];
}
const tests_shown = (text) => text.trim().slice(0, 120);
function skipped(file, { added }) {
    return added
        .filter(({ text }) => SKIPS.some((skip) => skip.test(text)) || EMPTY_ASSERTION.test(text))
        .slice(0, tests_MOST)
        .map(({ text, line }) => tests_breach(file, `skipped, limited or emptied: ${tests_shown(text)}`, line));
}
function fewer(file, lines) {
    const net = (form) => lines.reduce((sum, { kind, text }) => {
        if (kind === 'same' || !form.test(text))
            return sum;
        return kind === 'removed' ? sum + 1 : sum - 1;
    }, 0);
    const first = (form) => lines.find(({ kind, text }) => kind === 'removed' && form.test(text))?.line;
    const cases = net(DECLARATION);
    if (cases > 0)
        return [tests_breach(file, `${cases} test cases fewer than before`, first(DECLARATION))];
    const assertions = net(ASSERTION);
    return assertions > 0 ? [tests_breach(file, `${assertions} assertions fewer than before`, first(ASSERTION))] : [];
}
function switchedOff(file, { added, removed }) {
    const found = added
        .filter(({ text }) => BUILD_SKIPS.some((skip) => skip.test(text)))
        .map(({ text, line }) => tests_breach(file, `tests are left out: ${tests_shown(text)}`, line));
    const script = removed.find(({ text }) => TEST_SCRIPT.test(text));
    const command = script === undefined ? [] : [tests_breach(file, `the test command changes: ${tests_shown(script.text)}`, script.line)];
    return [...found, ...command].slice(0, tests_MOST);
}
/** The line of a package manifest that says how tests are run. */
const TEST_SCRIPT = /^\s*"(?:pre|post)?test(?::[\w-]{1,40})?"\s*:\s*"/u;
function lowered(file, { added, removed }) {
    const left = added.flatMap((line) => thresholds(line.text));
    return removed
        .flatMap((line) => thresholds(line.text).map((old) => ({ old, line: line.line })))
        .flatMap(({ old, line }) => {
        const index = left.findIndex((now) => now.key === old.key);
        const now = index < 0 ? undefined : left.splice(index, 1)[0];
        if (now !== undefined && now.value >= old.value)
            return [];
        const to = now === undefined ? 'nothing' : String(now.value);
        return [tests_breach(file, `the threshold ${old.key} goes from ${old.value} to ${to}`, line)];
    })
        .slice(0, tests_MOST);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/dependencies.js
/** Collects dependencies; one that is named twice with different versions keeps both, in order. */
function collect(pairs) {
    const found = new Map();
    for (const [name, version] of pairs) {
        const known = found.get(name);
        if (known === undefined)
            found.set(name, version);
        else if (!known.split(' | ').includes(version))
            found.set(name, `${known} | ${version}`);
    }
    return found;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/lines.js

/** A Python requirement (PEP 508): `name[extra]==1.2; marker`, `name @ https://…`. */
function requirement(text) {
    const [, name, rest = ''] = /^\s{0,20}([A-Za-z0-9][\w.-]{0,199})\s{0,5}(?:\[[^\]\n]{0,200}\])?([^;#\n]{0,500})/u.exec(text) ?? [];
    // PEP 503: runs of -, _ and . are the same.
    return name === undefined ? undefined : [name.toLowerCase().replace(/[-_.]{1,5}/gu, '-'), rest.trim() || '*'];
}
/** As a list of none or one, for flatMap: the pair itself is a list too. */
function present(pair) {
    return pair === undefined ? [] : [pair];
}
/** requirements.txt: one requirement a line; options and links are known by their whole line. */
function readRequirements(text) {
    const lines = text
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((line) => line.trim());
    return collect(lines.flatMap((line) => {
        if (line === '' || line.startsWith('#') || line.startsWith('-'))
            return [];
        const found = requirement(line.replace(/\s--hash[= ].*$/u, ''));
        return found === undefined ? [[line.slice(0, 200), line.slice(0, 200)]] : [found];
    }));
}
/** setup.py and setup.cfg are programs and prose; what looks like a requirement with a version is read. */
function readSetup(text) {
    const found = text.matchAll(/(?<![\w.-])([A-Za-z][\w.-]{0,100})\s{0,3}(?:\[[\w,\s-]{0,100}\])?\s{0,3}((?:==|>=|<=|~=|!=|===|>|<)\s{0,3}\d[^'";#\n]{0,100})/gu);
    return collect([...found].flatMap(([whole]) => present(requirement(whole))));
}
/** go.mod. From the second major version on it is part of the module's path: `example.com/m/v2`, `gopkg.in/yaml.v3`. */
function readGo(text) {
    if (text !== '' && !/^\s{0,20}module\s/mu.test(text))
        return undefined;
    const pairs = [];
    let block = '';
    for (const raw of text.split('\n')) {
        const line = (raw.split('//', 1)[0] ?? '').trim();
        const opens = /^(\w{1,20})\s{0,5}\($/u.exec(line)?.[1];
        if (opens !== undefined)
            block = opens;
        else if (line === ')')
            block = '';
        else {
            const words = line.split(/\s+/u);
            const verb = block === '' ? (words.shift() ?? '') : block;
            if (verb === 'require')
                pairs.push(goModule(words[0] ?? '', words[1] ?? ''));
            const arrow = words.indexOf('=>');
            if (verb === 'replace' && arrow > 0) {
                const target = words.slice(arrow + 1);
                pairs.push([
                    `replace ${goModule(words[0] ?? '', '')[0]}`,
                    goModule(target[0] ?? '', target[1] ?? '')[1] || (target[0] ?? ''),
                ]);
            }
        }
    }
    return collect(pairs.filter(([name]) => name !== ''));
}
function goModule(path, version) {
    const [, name = path, major] = /^(.{1,300}?)(?:\/v([2-9]|[1-9]\d{1,3})|\.v\d{1,4})$/u.exec(path) ?? [];
    // A pseudo-version of v0 under a path of v2 is of major version 2.
    return [name, major !== undefined && !version.startsWith(`v${major}.`) ? `v${major} ${version}`.trim() : version];
}
/** build.gradle: `'group:name:version'`, and plugins with a version. */
function readGradle(text) {
    const modules = text.matchAll(/["']([\w.-]{1,120}:[\w.-]{1,120}):([^"':@\s]{1,60})[^"'\n]{0,40}["']/gu);
    const plugins = text.matchAll(/\bid\s{0,3}\(?\s{0,3}["']([\w.-]{1,120})["']\s{0,3}\)?\s{0,3}version\s{0,3}["']([^"'\n]{1,60})["']/gu);
    const variables = text.matchAll(/\b(\w{0,60}[vV]ersion)\b\s{0,3}=\s{0,3}["'](\d[^"'\n]{0,60})["']/gu);
    return collect([...modules, ...plugins, ...variables].map(([, name = '', version = '']) => [name, version]));
}
/** Gemfile and gemspec: `gem 'rails', '~> 6.1'`, `add_dependency 'rails', '~> 6.1'`. */
function readBundler(text) {
    const found = text.matchAll(/^[ \t]{0,40}(?:\w{1,20}\.)?(?:gem|add(?:_runtime|_development)?_dependency)[ \t(]{1,5}["']([\w.-]{1,120})["']((?:[ \t]{0,5},[ \t]{0,5}["'][^"'\n]{0,80}["']){0,4})/gmu);
    return collect([...found].map(([, name = '', versions = '']) => [
        name,
        versions
            .replace(/["']/gu, '')
            .replace(/^[ \t]*,/u, '')
            .trim() || '*',
    ]));
}
/** Dockerfile: images by name, with their tag. An image by digest alone names no version. */
function readDocker(text) {
    const found = text.matchAll(/^[ \t]{0,20}FROM[ \t]{1,10}(?:--\w{1,20}=\S{1,80}[ \t]{1,10}){0,3}([^\s@]{1,300}?)(?::([\w.-]{1,128}))?(@\S{1,100})?(?:[ \t]|$)/gimu);
    return collect([...found].map(([, image = '', tag, digest]) => [image, tag ?? digest ?? 'latest']));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/toml.js
const toml_KEY = /^\s{0,80}((?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w-]{1,200})(?:\s?\.\s?(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w-]{1,200})){0,8})\s{0,40}=\s{0,40}(.*)$/u;
/** The entries in order; undefined where a line is neither table, entry, comment nor blank. */
function tomlEntries(text) {
    const entries = [];
    let table = '';
    const lines = text.split('\n');
    for (let at = 0; at < lines.length; at += 1) {
        const line = (lines[at] ?? '').trim();
        if (line === '' || line.startsWith('#'))
            continue;
        if (line.startsWith('[')) {
            table = toml_parts(line.replace(/^\[{1,2}/u, '').split(']', 1)[0] ?? '').join('.');
            continue;
        }
        const [, key = '', first = ''] = toml_KEY.exec(line) ?? [];
        if (key === '')
            return undefined;
        let value = withoutComment(first);
        // Values go on over lines inside brackets and triple quotes.
        const quote = /^("""|''')/u.exec(value)?.[1];
        if (quote !== undefined) {
            while (!value.slice(3).includes(quote) && at + 1 < lines.length)
                value += `\n${lines[(at += 1)] ?? ''}`;
        }
        else {
            let depth = openBrackets(value);
            while (depth > 0 && at + 1 < lines.length) {
                const next = withoutComment(lines[(at += 1)] ?? '');
                depth += openBrackets(next);
                value += `\n${next}`;
            }
        }
        const names = toml_parts(key);
        entries.push({ table: [table, ...names.slice(0, -1)].filter(Boolean).join('.'), key: names.at(-1) ?? '', value });
    }
    return entries;
}
/** The texts in quotes of a value. */
function stringsIn(value) {
    return [...value.matchAll(/"([^"\n]{0,500})"|'([^'\n]{0,500})'/gu)].map(([, double, single]) => double ?? single ?? '');
}
function toml_parts(key) {
    return [...key.matchAll(/"([^"]*)"|'([^']*)'|([\w-]+)/gu)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
function withoutComment(text) {
    return outside(text, (character) => character === '#').before;
}
function openBrackets(text) {
    let depth = 0;
    outside(text, (character) => {
        if ('[{'.includes(character))
            depth += 1;
        if (']}'.includes(character))
            depth -= 1;
        return false;
    });
    return depth;
}
/** Asks about each character outside quotes, until one is said to end it. */
function outside(text, ends) {
    let quote = '';
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (quote === '' && (character === '"' || character === "'"))
            quote = character;
        else if (quote === '"' && character === '\\')
            at += 1;
        else if (character === quote)
            quote = '';
        else if (quote === '' && ends(character))
            return { before: text.slice(0, at).trimEnd() };
    }
    return { before: text };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/tables.js



/** `name = "1"`, `name = { version = "1" }`; what has no version is known by its whole value. */
function versionOf(value) {
    if (!value.startsWith('{'))
        return stringsIn(value)[0] ?? value;
    return /\bversion\s{0,5}=\s{0,5}["']([^"'\n]{0,200})["']/u.exec(value)?.[1] ?? value;
}
/** Tables of dependencies, and tables of one dependency each: `[dependencies]` and `[dependencies.serde]`. */
function pairsIn(entries, isTable) {
    return entries.flatMap(({ table, key, value }) => {
        if (isTable(table))
            return [[key, versionOf(value)]];
        const cut = table.lastIndexOf('.');
        if (cut < 0 || !isTable(table.slice(0, cut)) || key !== 'version')
            return [];
        return [[table.slice(cut + 1), versionOf(value)]];
    });
}
function readCargo(text) {
    const entries = tomlEntries(text);
    const isTable = (table) => /(?:^|\.)(?:dev-|build-)?dependencies$/u.test(table) || /^(?:patch|replace)(?:\.|$)/u.test(table);
    return entries && collect(pairsIn(entries, isTable));
}
function readPipfile(text) {
    const entries = tomlEntries(text);
    return entries && collect(pairsIn(entries, (table) => table === 'packages' || table === 'dev-packages'));
}
/** `[project]` and its extras, dependency groups, Poetry, and uv's and PDM's lists: requirements in quotes, or tables. */
function readPyproject(text) {
    const entries = tomlEntries(text);
    if (entries === undefined)
        return undefined;
    const isTable = (table) => /^tool\.poetry(?:\.group\.[\w-]{1,80})?\.(?:dev-)?dependencies$/u.test(table);
    const isList = ({ table, key }) => (table === 'project' && key === 'dependencies') ||
        (table === 'build-system' && key === 'requires') ||
        table === 'project.optional-dependencies' ||
        table === 'dependency-groups' ||
        (table === 'tool.uv' && key.endsWith('-dependencies')) ||
        table === 'tool.pdm.dev-dependencies';
    return collect([
        ...pairsIn(entries, isTable),
        ...entries.filter(isList).flatMap(({ value }) => stringsIn(value).flatMap((each) => present(requirement(each)))),
    ]);
}
/** Gradle's version catalog: `[versions]` under their own names, and libraries with a version of their own. */
function readCatalog(text) {
    const entries = tomlEntries(text);
    if (entries === undefined)
        return undefined;
    return collect(entries.flatMap(({ table, key, value }) => {
        if (table === 'versions')
            return [[key, value.startsWith('{') ? value : (stringsIn(value)[0] ?? value)]];
        if (table !== 'libraries' && table !== 'plugins')
            return [];
        const short = value.startsWith('{') ? undefined : stringsIn(value)[0];
        if (short !== undefined)
            return [[key, short.slice(short.lastIndexOf(':') + 1)]];
        const version = /\bversion\s{0,5}=\s{0,5}["']([^"'\n]{0,200})["']/u.exec(value)?.[1];
        return version === undefined ? [] : [[key, version]];
    }));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/json.js

function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function json_parsed(text) {
    try {
        const value = JSON.parse(text);
        return isFields(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function pairsOf(value) {
    if (!isFields(value))
        return [];
    return Object.entries(value).flatMap(([name, version]) => (typeof version === 'string' ? [[name, version]] : []));
}
/** Overrides may be nested to any depth: each is known by the whole way to it. */
function overrides(value, way, depth = 0) {
    if (!isFields(value) || depth > 8)
        return [];
    return Object.entries(value).flatMap(([name, inner]) => typeof inner === 'string' ? [[`${way}${name}`, inner]] : overrides(inner, `${way}${name}/`, depth + 1));
}
const NPM = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies', 'engines', 'resolutions'];
function readNpm(text) {
    const file = json_parsed(text);
    if (file === undefined)
        return undefined;
    const pnpm = isFields(file['pnpm']) ? file['pnpm']['overrides'] : undefined;
    return collect([
        ...NPM.flatMap((group) => pairsOf(file[group])),
        ...overrides(file['overrides'], 'overrides/'),
        ...overrides(pnpm, 'pnpm.overrides/'),
    ]);
}
function readComposer(text) {
    const file = json_parsed(text);
    return file && collect([...pairsOf(file['require']), ...pairsOf(file['require-dev'])]);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/markup.js

/** What stands between two marks, each time; one pass, so that marks without an end cost nothing more. */
function between(text, open, close) {
    const found = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf(open, at);
        const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
        if (end < 0)
            return found;
        found.push(text.slice(start + open.length, end));
        at = end + close.length;
    }
}
function without(text, open, close) {
    let out = '';
    let at = 0;
    for (;;) {
        const start = text.indexOf(open, at);
        const end = start < 0 ? -1 : text.indexOf(close, start);
        if (end < 0)
            return out + text.slice(at);
        out += text.slice(at, start);
        at = end + close.length;
    }
}
function child(element, name) {
    return between(element, `<${name}>`, `</${name}>`)[0]?.trim();
}
/** pom.xml: dependencies, parent, plugins and extensions, with the properties put in. */
function readMaven(source) {
    const text = without(source, '<!--', '-->');
    if (text.trim() !== '' && !text.includes('<project'))
        return undefined;
    const properties = new Map();
    for (const block of between(text, '<properties>', '</properties>'))
        for (const [, name = '', value = ''] of block.matchAll(/<([\w.-]{1,120})>([^<\n]{0,200})</gu))
            properties.set(name, value.trim());
    const filled = (value) => value.replace(/\$\{([\w.-]{1,120})\}/gu, (whole, name) => properties.get(name) ?? whole);
    const elements = ['dependency', 'parent', 'plugin', 'extension'].flatMap((name) => between(text, `<${name}>`, `</${name}>`));
    return collect(elements.flatMap((element) => {
        // What a plugin is configured with, or depends on, is not the plugin.
        const own = element.split(/<(?:configuration|dependencies|executions|exclusions)>/u, 1)[0] ?? '';
        const artifact = child(own, 'artifactId');
        const version = child(own, 'version');
        if (artifact === undefined || version === undefined)
            return [];
        return [[`${child(own, 'groupId') ?? ''}:${artifact}`, filled(version)]];
    }));
}
const ATTRIBUTE = (name) => new RegExp(`\\b${name}\\s{0,5}=\\s{0,5}["']([^"'\\n]{0,200})["']`, 'iu');
const markup_NAME = ATTRIBUTE('(?:Include|Update|id)');
const VERSION = ATTRIBUTE('(?:VersionOverride|Version)');
/** Project files, central package versions and packages.config. */
function readNuget(source) {
    const text = without(source, '<!--', '-->');
    if (text.trim() !== '' && !/<(?:Project|packages)\b/iu.test(text))
        return undefined;
    const pairs = [];
    for (const open of ['<PackageReference', '<PackageVersion', '<GlobalPackageReference', '<package '])
        for (const rest of text.split(open).slice(1)) {
            const tag = rest.split('>', 1)[0] ?? '';
            const body = tag.endsWith('/') ? '' : (rest.slice(tag.length + 1).split(`</${open.slice(1).trim()}`, 1)[0] ?? '');
            const name = markup_NAME.exec(tag)?.[1];
            const version = VERSION.exec(tag)?.[1] ?? child(body, 'Version');
            if (name !== undefined && version !== undefined)
                pairs.push([name.toLowerCase(), version]);
        }
    const sdk = /<TargetFrameworks?>([^<\n]{1,100})</iu.exec(text)?.[1];
    return collect(sdk === undefined ? pairs : [...pairs, ['TargetFramework', sdk.replace(/^[a-z]{1,12}/iu, '')]]);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/manifest.js




/** By the file's name, lower case. The first that fits reads. */
const READERS = [
    [/^package\.json$/u, readNpm],
    [/^composer\.json$/u, readComposer],
    [/^(?:[\w.-]{0,80}requirements[\w.-]{0,80}|constraints[\w.-]{0,80})\.(?:txt|in)$/u, readRequirements],
    [/^pyproject\.toml$/u, readPyproject],
    [/^pipfile$/u, readPipfile],
    [/^setup\.(?:py|cfg)$/u, readSetup],
    [/^go\.mod$/u, readGo],
    [/^pom\.xml$/u, readMaven],
    [/^[\w.-]{0,80}\.gradle(?:\.kts)?$/u, readGradle],
    [/^[\w.-]{0,80}\.versions\.toml$/u, readCatalog],
    [/^cargo\.toml$/u, readCargo],
    [
        /^(?:[\w.-]{0,80}\.(?:cs|fs|vb)proj|directory\.(?:packages|build)\.(?:props|targets)|packages\.config)$/u,
        readNuget,
    ],
    [/^(?:gemfile|gems\.rb|[\w.-]{0,80}\.gemspec)$/u, readBundler],
    [/^(?:dockerfile[\w.-]{0,40}|[\w.-]{0,40}\.dockerfile|containerfile)$/u, readDocker],
];
/** Characters of a manifest that are read. */
const manifest_LONGEST = 512_000;
function readerOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return READERS.find(([form]) => form.test(name))?.[1];
}
function isManifest(path) {
    return readerOf(path) !== undefined;
}
/** The dependencies that a manifest names; undefined where it cannot be read. Never throws. */
function readManifest(path, text) {
    const reader = readerOf(path);
    if (reader === undefined || text.length > manifest_LONGEST)
        return undefined;
    return reader(text.replaceAll('\r\n', '\n').replace(/^\uFEFF/u, ''));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/manifests/version.js
/** The first two numbers of the first version that a requirement names: its lower bound in every ecosystem's way of writing. */
function firstVersion(requirement) {
    // A version begins at no letter or digit but its own `v`: the 4 of `log4j` is none.
    const found = /(?<![\w.-])v?(\d{1,9})(?:\.(\d{1,9}))?/u.exec(requirement.slice(0, 300));
    return found === null ? undefined : [Number(found[1]), Number(found[2] ?? '0')];
}
/**
 * Whether a change of a requirement crosses a major version. Below 1.0.0 the second number is the major one: semver promises nothing
 * there, and npm and Cargo keep a caret below the next one. `unknown`: one of the two names no version.
 */
function crossing(from, to) {
    const [old, now] = [firstVersion(from), firstVersion(to)];
    if (old === undefined || now === undefined)
        return 'unknown';
    const [oldMajor = 0, oldMinor = 0] = old;
    const [major = 0, minor = 0] = now;
    if (oldMajor !== major)
        return 'major';
    return major === 0 && oldMinor !== minor ? 'major' : 'none';
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/versions.js



/** A major version that is crossed: stated in the description, and approved (seed 2.5 and 3.2, D18). */
const versions = (given) => given.facts.files
    .filter(({ path, status }) => isManifest(path) && status !== 'removed')
    .flatMap((file) => versions_ofManifest(file, given));
function versions_ofManifest(file, given) {
    const { path, patch, status, previous } = file;
    if (patch === undefined)
        return status === 'renamed' ? [] : unreadable(file);
    const head = given.facts.manifests.get(path);
    const old = status === 'added' ? '' : head === undefined ? undefined : before(head, patch);
    const was = old === undefined
        ? undefined
        : status === 'added'
            ? new Map()
            : readManifest(previous ?? path, old);
    const is = head === undefined ? undefined : readManifest(path, head);
    if (was === undefined || is === undefined)
        return unreadable(file);
    return [...was].flatMap(([name, from]) => {
        const to = is.get(name);
        if (to === undefined || to === from)
            return [];
        const kind = crossing(from, to);
        return kind === 'none' ? [] : crossed(file, { name, from, to, kind }, given);
    });
}
function crossed(file, { name, from, to, kind }, given) {
    const line = lineOf(file, name, to, given);
    const place = { path: file.path, ...(line === undefined ? {} : { line }) };
    const seen = kind === 'major'
        ? `${name} goes from ${from} to ${to}: another major version`
        : `${name} goes from ${from} to ${to}: whether that is another major version cannot be told`;
    const why = 'a major version may break what builds on it';
    const ask = {
        rule: 'major-version',
        severity: 'ask',
        ...place,
        seen,
        why,
        instead: 'Stop and ask; a maintainer approves it on the newest commit, or take the smallest version that fixes it.',
    };
    if (kind === 'unknown' || isStated(name, given.facts.body))
        return [ask];
    const instead = `Say in the description that a major version of ${name} is required, and why.`;
    return [
        ask,
        {
            rule: 'major-version',
            severity: 'fail',
            ...place,
            seen: `${seen}; the description does not say so`,
            why,
            instead,
        },
    ];
}
/** The description names the package and speaks of a major version. */
function isStated(name, body) {
    const text = body.toLowerCase();
    const short = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':')) + 1).toLowerCase();
    return text.includes('major') && text.includes(short === '' ? name.toLowerCase() : short);
}
function unreadable(file) {
    return [
        {
            rule: 'major-version',
            severity: 'ask',
            path: file.path,
            seen: `${file.path} cannot be read as a manifest before and after the change`,
            why: 'whether a major version is crossed cannot be told',
            instead: 'A maintainer looks at it and approves it, or take the change of this file out.',
        },
    ];
}
function lineOf(file, name, to, { linesOf }) {
    const added = linesOf(file).filter(({ kind }) => kind === 'added');
    const short = name.slice(name.lastIndexOf(':') + 1);
    return (added.find(({ text }) => text.includes(short)) ?? added.find(({ text }) => text.includes(to)))?.line;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/judge.js















const RULES = [conduct, names, texts_texts, paths, hidden_hidden, schema, locks, scripts, versions, tests, changes];
/** Every place where the facts break the contract, in the order of the rules. Pure. */
function breachesOf(facts, contract) {
    const given = {
        facts,
        contract,
        finding: facts.fromFork ? undefined : findingOfBranch(facts.branch, facts.ledgerKind),
        sections: sectionsOf(facts.body),
        linesOf: reader(),
    };
    return RULES.flatMap((rule) => rule(given));
}
/** Judges a pull request by its contract. Pure: the same facts give the same verdict. */
function judge(facts, contract) {
    const breaches = breachesOf(facts, contract);
    const results = Object.keys(CONTRACT_RULES).map((rule) => judge_resultOf(rule, breaches.filter((breach) => breach.rule === rule), facts.approvals));
    const has = (state) => results.some((result) => result.state === state);
    return { state: has('broken') ? 'broken' : has('asks') ? 'asks' : 'kept', results };
}
const SEVERITIES = ['fail', 'ask', 'warn'];
function judge_resultOf(rule, found, approvals) {
    // The worst first: what is shown is cut at its end.
    const breaches = SEVERITIES.flatMap((severity) => found.filter((breach) => breach.severity === severity));
    const worst = (severity) => breaches.some((breach) => breach.severity === severity);
    const approval = approvals.find((each) => each.rule === rule);
    const state = worst('fail')
        ? 'broken'
        : worst('ask')
            ? approval === undefined
                ? 'asks'
                : 'approved'
            : breaches.length > 0
                ? 'noted'
                : 'kept';
    return { rule, state, by: state === 'approved' ? approval?.by : undefined, breaches };
}
function reader() {
    const read = new Map();
    return (file) => {
        const known = read.get(file);
        if (known !== undefined)
            return known;
        const lines = file.patch === undefined ? [] : patchLines(file.patch);
        read.set(file, lines);
        return lines;
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/render.js





const render_MARKS = { kept: '✅', noted: 'ℹ️', approved: '☑️', asks: '✋', broken: '⛔' };
/** Rows of one rule; a rule that is broken at a hundred places is shown at these. */
const ROWS_PER_RULE = 12;
/** The one comment on the pull request, within GitHub's limit and without anything live that came from outside (P8). */
function contractComment(verdict, reason, because, headOid) {
    const asking = verdict.results.filter(({ state }) => state === 'asks');
    const lines = [
        CONTRACT_MARKER,
        `**Contract of a remediation pull request** · [\`${reason}\`](${lib/* REASONS_PAGE */.e2}#${reason})`,
        '',
        `${lib/* REASONS */.ez[reason].meaning} ${lib/* REASONS */.ez[reason].remedy}`.trim(),
        '',
        ...contractTable(verdict),
        ...(asking.length === 0
            ? []
            : [
                '',
                'To approve, somebody with write other than the author writes a **new** comment with the lines meant:',
                '',
                '```text',
                ...asking.map(({ rule }) => approveLine(rule, headOid)),
                '```',
            ]),
        '',
        `<sub>Judged commit \`${headOid.slice(0, 12)}\`. The contract holds here because ${(0,text_lib/* inertInline */.Mo)(because, 200)}.</sub>`,
    ];
    return (0,text_lib/* capText */.yA)(lines.join('\n'), { codePoints: lib/* MAX_COMMENT */.bc - 1_000 }).text;
}
/** The rules as a Markdown table: those that say something in full, the others in one line. */
function contractTable(verdict) {
    const told = verdict.results.filter(({ state }) => state !== 'kept');
    const kept = verdict.results.filter(({ state }) => state === 'kept').map(({ rule }) => `\`${rule}\``);
    return [
        ...(told.length === 0
            ? []
            : ['| | Rule | Where | Seen | What to do |', '|---|---|---|---|---|', ...told.flatMap(rows), '']),
        `Kept: ${kept.length === 0 ? 'none' : kept.join(', ')}.`,
    ];
}
function rows({ rule, state, by, breaches }) {
    const shown = breaches.slice(0, ROWS_PER_RULE).map(({ severity, path, line, seen, why, instead }) => {
        const mark = severity === 'ask' ? render_MARKS[state === 'broken' ? 'asks' : state] : render_MARKS[severity === 'warn' ? 'noted' : 'broken'];
        const where = path === undefined ? '' : (0,text_lib/* inertInline */.Mo)(line === undefined ? path : `${path}:${line}`, 200);
        const next = state === 'approved' ? `Approved by ${(0,text_lib/* inertInline */.Mo)(by ?? '', 50)}.` : (0,text_lib/* inertInline */.Mo)(instead, 400);
        return `| ${mark} | \`${rule}\`: ${CONTRACT_RULES[rule].asks} | ${where} | ${(0,text_lib/* inertInline */.Mo)(seen, 400)}: ${why} | ${next} |`;
    });
    const more = breaches.length - shown.length;
    return more > 0 ? [...shown, `| | \`${rule}\` | | and ${more} more | |`] : shown;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/whole-files.js



/** Whether the contract judges a file as a whole, and not by its diff alone: manifests and lockfiles. */
function isJudgedWhole(path, policy) {
    return isManifest(path) || lockFormOf(path, classifyPath(path, policy).lockfile) !== undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/run.js














/**
 * The required status of a merge queue's commit. GitHub queues a pull request only once its own required statuses are green; here there is
 * no pull request to judge, and without a status the queue would wait for ever. Never throws.
 */
async function passMergeGroup({ repository, runUrl, dryRun, sha, }, { github }) {
    const trace = new lib/* Trace */.Cn();
    const message = `${sha.slice(0, 12)} is a commit of the merge queue; its pull requests were judged before`;
    trace.pass('merge queue', message);
    try {
        const description = 'Its pull requests were judged before they were queued';
        if (!dryRun)
            await postStatus(github, repository, sha, 'success', description, runUrl);
        return ended('contract-not-applicable', message, 'not-applicable', trace, true);
    }
    catch (error) {
        const ending = error instanceof lib/* Ending */._n ? error : new lib/* Ending */._n('bug', stackOf(error), { cause: error });
        trace.stop(ending.reason, ending.message, lib/* REASONS */.ez[ending.reason].remedy);
        return ended(ending.reason, ending.message, 'unknown', trace, false);
    }
}
/** Judges one pull request by the contract of a remediation, and says the verdict as a commit status. Never throws. */
async function checkPullRequest(input, deps) {
    const trace = new lib/* Trace */.Cn();
    const seen = {};
    try {
        return await check(input, deps, trace, seen);
    }
    catch (error) {
        const ending = error instanceof lib/* Ending */._n ? error : new lib/* Ending */._n('bug', stackOf(error), { cause: error });
        trace.stop(ending.reason, ending.message, lib/* REASONS */.ez[ending.reason].remedy);
        // Fails closed: an older verdict of this commit must not stand for a state that could not be judged.
        if (seen.overview !== undefined && !input.dryRun)
            await postStatus(deps.github, input.repository, seen.overview.headOid, 'error', `Could not be judged: ${ending.reason}`, input.runUrl).catch((error_) => trace.note('status', stackOf(error_), 'give the token `statuses: write`'));
        return ended(ending.reason, ending.message, 'unknown', trace, false);
    }
}
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function ended(reason, message, verdict, trace, told) {
    const success = (0,lib/* succeeds */.kz)(reason, told);
    return {
        reason,
        message,
        trace: trace.rows,
        success,
        verdict,
        findingId: undefined,
        breaches: [],
        summary: undefined,
    };
}
async function check(input, deps, trace, seen) {
    const repository = await (deps.facts ?? (0,github_lib/* readRepository */.Nu)(deps.github, input.repository));
    const overview = (seen.overview = await readOverview(deps.github, input.repository, input.number));
    if (overview.state !== 'OPEN') {
        trace.pass('pull request', `#${input.number} is closed`);
        return ended('pull-request-closed', `#${input.number} is closed`, 'not-applicable', trace, true);
    }
    const because = appliesBecause(overview, input.appliesTo);
    if (because === undefined)
        return notApplicable(input, deps, overview, trace);
    trace.pass('the contract holds', because);
    const settings = await deps.settings(repository, trace);
    const judged = await judgeSettled({ input, deps, repository, settings, trace, seen }, overview);
    traceVerdict(judged.verdict, trace);
    return say({ input, ...judged, because }, deps, trace);
}
/** How often a pull request that changes while it is judged is judged; after that it counts as not judged. */
const ROUNDS = 3;
/**
 * Judges, and looks once more before anything is said: a slow run must not put the verdict on an older description over a newer run's.
 */
async function judgeSettled({ input, deps, repository, settings, trace, seen }, first) {
    let overview = first;
    let autoMergeWasOn = false;
    for (let round = 1;; round += 1) {
        const contract = contractOf(input, repository, settings, overview);
        const facts = await readFacts(input, deps, overview, { contract, ledger: ledgerPlace(input, deps, overview, { repository, settings }) }, trace);
        autoMergeWasOn ||= facts.autoMerge === 'switched-off';
        const autoMerge = autoMergeWasOn && facts.autoMerge === 'off' ? 'switched-off' : facts.autoMerge;
        const verdict = redacted(judge({ ...facts, autoMerge }, contract), deps.redact);
        const now = await readState(deps.github, input.repository, input.number);
        if (now.headOid === overview.headOid && now.updatedAt === overview.updatedAt)
            return { overview, verdict };
        // The diff is that of whatever head stood when it was read: a green status would vouch for a commit that nobody judged.
        if (round === ROUNDS)
            throw new lib/* Ending */._n('github-unavailable', `#${input.number} changed ${ROUNDS} times while it was judged`);
        trace.note('pull request', 'it changed while it was judged; judged anew');
        overview = seen.overview = await readOverview(deps.github, input.repository, input.number);
    }
}
/** A person's pull request is green at once, unless its commit is an agent's as well: the status would turn that one green. */
async function notApplicable(input, deps, overview, trace) {
    const { headOid, branch, author } = overview;
    const message = `#${input.number} on ${branch} by ${author?.login ?? 'a deleted account'}: neither branch, author nor marker is an agent's`;
    trace.pass('the contract holds', `not here: ${message}`);
    const others = await readSameHead(deps.github, input.repository, overview);
    const agents = others.find((other) => appliesBecause(other, input.appliesTo) !== undefined);
    if (agents !== undefined) {
        trace.note('status', `the newest commit is that of #${agents.number} as well, whose verdict stands on it`);
    }
    else if (!input.dryRun) {
        const description = "Not an agent's pull request: the contract does not apply";
        await postStatus(deps.github, input.repository, headOid, 'success', description, input.runUrl);
    }
    return ended('contract-not-applicable', message, 'not-applicable', trace, true);
}
function contractOf(input, repository, settings, overview) {
    const [first, second, third] = input.headings ?? settings.pullRequest.headings;
    return {
        repository: { ...input.repository, host: input.host },
        agents: input.appliesTo.agents,
        baseBranch: settings.baseBranch ?? repository.defaultBranch,
        headings: [first ?? '', second ?? '', third ?? ''],
        reviewers: settings.reviewers,
        publicApi: settings.publicApi,
        protectedPaths: settings.protectedPaths,
        maxFiles: input.maxFiles,
        maxLines: input.maxLines,
        approvals: input.approvals ?? settings.pullRequest.approvals,
        evidenceName: input.evidence,
        policy: policyOf(overview),
    };
}
async function readFacts(input, deps, overview, { contract, ledger }, trace) {
    const { github } = deps;
    const files = await readFiles(github, input.repository, input.number);
    const requested = await readRequested(github, input.repository, input.number);
    const manifests = files.flatMap(({ path, status, patch }) => status !== 'removed' && patch !== undefined && isJudgedWhole(path, contract.policy) ? [path] : []);
    // A finding has few manifests; what is left out cannot be read, and the rule asks.
    const read = manifests.slice(0, MOST_MANIFESTS);
    const branches = branchesOf(overview.branch);
    const policy = [POLICY_FILE, DIGEST_FILE].map((name) => `${POLICY_FOLDER}/${name}`);
    const { texts, open, sameHead, ...inLedger } = await readAtHead(github, input.repository, overview, {
        paths: [...policy, ...read],
        branches,
        ledger,
    });
    const permissionOf = remembered((login) => (0,github_lib/* readPermission */.cE)(github, input.repository, login));
    const { autoMerge, comments: _, comment: __, policy: ___, digest: ____, madeBy: _____, nodeId, ...shared } = overview;
    return {
        ...shared,
        autoMerge: autoMerge
            ? !input.dryRun && (await switchAutoMergeOff(github, nodeId, trace))
                ? 'switched-off'
                : 'on'
            : 'off',
        files,
        manifests: new Map(read.map((path) => [path, texts.get(path)])),
        requested,
        teamReviews: await teamReviewsOf(overview, { contract, requested, permissionOf, github }),
        approvers: await approversOf(overview, contract, permissionOf),
        siblings: [...new Set(open)].filter((number) => number !== input.number),
        sameHead: sameHead
            .filter((other) => appliesBecause(other, input.appliesTo) !== undefined)
            .map(({ number }) => number),
        approvals: await approvalsOf(overview, contract, permissionOf, trace),
        ledgerKind: kindIn(inLedger, deps),
        ...(await evidenceOf(input, deps, overview)),
        policyAtHead: policyAtHead(overview, policy.map((path) => texts.get(path))),
    };
}
/** Only a ledger in this repository: the token of the check reads no other. */
function ledgerPlace({ repository, host }, { ledger }, { branch, fromFork }, facts) {
    const finding = fromFork ? undefined : findingOfBranch(branch);
    const place = facts.settings.ledger;
    const elsewhere = place.repository?.toLowerCase() ?? `${repository.owner}/${repository.name}`.toLowerCase();
    if (ledger === undefined ||
        finding === undefined ||
        elsewhere !== `${repository.owner}/${repository.name}`.toLowerCase())
        return undefined;
    const name = (0,lib/* fingerprint */.Rj)({ host, repositoryId: facts.repository.id, id: finding.id });
    return { ref: `refs/heads/${place.branch}`, path: ledger.path(name) };
}
function kindIn({ hasLedger, entry }, { ledger }) {
    if (!hasLedger || ledger === undefined)
        return undefined;
    if (entry === undefined)
        return 'unlisted';
    try {
        return ledger.kindIn(entry);
    }
    catch {
        return 'unlisted';
    }
}
const MOST_MANIFESTS = 50;
/** Generations before this one whose branches are looked at for a second pull request. */
const GENERATIONS_BACK = 3;
/** This branch, and those of the finding's neighbouring generations. */
function branchesOf(branch) {
    const finding = findingOfBranch(branch);
    if (finding === undefined)
        return [branch];
    const from = Math.max(1, finding.generation - GENERATIONS_BACK);
    const count = finding.generation + 1 - from + 1;
    return [...new Set([branch, ...Array.from({ length: count }, (_, index) => (0,lib/* branchName */.at)(finding.id, from + index))])];
}
function policyAtHead({ policy, digest }, [atHead, digestAtHead]) {
    if (policy === undefined && atHead === undefined)
        return 'none';
    return policy === atHead && digest === digestAtHead ? 'same' : 'other';
}
function remembered(look) {
    const known = new Map();
    return (login) => {
        const found = known.get(login) ?? look(login);
        known.set(login, found);
        return found;
    };
}
/** Logins whose permission is looked up, at most: a flood of approvals must not use up the time. */
const MOST_LOOK_UPS = 20;
/** Write, maintain or admin, looked up at the API; neither the author nor an agent; a look-up that fails ends the check (P4). */
async function mayApprove(login, { author }, { agents }, permissionOf) {
    const lower = login.toLowerCase();
    if (lower === author?.login.toLowerCase() || agents.some((agent) => agent.toLowerCase() === lower))
        return false;
    const permission = await permissionOf(login);
    if (permission.kind === 'unknown')
        throw new lib/* Ending */._n('permission-unknown', `the permission of ${login}: ${permission.why}`);
    return permission.mayWrite;
}
async function approvalsOf(overview, contract, permissionOf, trace) {
    const prose = (comment) => (0,text_lib/* proseOf */.jv)(comment, { quotes: false, links: false });
    const written = writtenApprovals(overview.comments, overview.headOid, prose);
    const people = [...new Set(written.map(({ by }) => by))].slice(-MOST_LOOK_UPS);
    const approvals = [];
    for (const by of people) {
        const rules = written.filter((each) => each.by === by);
        const may = await mayApprove(by, overview, contract, permissionOf);
        const named = rules.map(({ rule }) => rule).join(', ');
        if (may)
            trace.pass('approval', `${by} approved ${named} on ${overview.headOid.slice(0, 12)}`);
        else
            trace.note('approval', `${by} may not approve ${named}`, 'somebody with write other than the author approves');
        if (may)
            approvals.push(...rules);
    }
    return approvals;
}
/** The newest decision of each person; a comment decides nothing. */
function decisionsOf({ reviews }) {
    const decided = reviews.filter(({ state }) => state !== 'commented' && state !== 'pending');
    return [...new Map(decided.map((each) => [each.by.login, each])).values()].filter(({ by }) => by.isPerson);
}
/** Decisions of members of the teams that are to be asked and are not, or no longer. */
async function teamReviewsOf(overview, { contract, requested, permissionOf, github, }) {
    const { owner } = contract.repository;
    const asked = new Set(requested.teams.map((slug) => `${owner}/${slug}`.toLowerCase()));
    const teams = contract.reviewers.filter((wanted) => wanted.includes('/') && !asked.has(wanted.toLowerCase()));
    if (teams.length === 0)
        return [];
    const decisions = decisionsOf(overview).filter(({ state }) => state !== 'dismissed');
    const found = [];
    for (const { by, state } of decisions.slice(-MOST_LOOK_UPS)) {
        if (!(await mayApprove(by.login, overview, contract, permissionOf)))
            continue;
        for (const team of teams) {
            const membership = await readMembership(github, team, by.login);
            if (membership === 'member' || (membership === 'unseen' && state === 'approved'))
                found.push({ team, by: by.login, membership });
        }
    }
    return found;
}
/** People whose newest review approves the newest commit. */
async function approversOf(overview, contract, permissionOf) {
    if (contract.approvals === 0)
        return [];
    const approving = decisionsOf(overview).filter(({ by, state, commit }) => state === 'approved' && commit === overview.headOid && !overview.madeBy.includes(by.login));
    const approvers = [];
    for (const { by } of approving.slice(-MOST_LOOK_UPS))
        if (await mayApprove(by.login, overview, contract, permissionOf))
            approvers.push(by.login);
    return approvers;
}
async function evidenceOf({ evidence, evidenceWorkflow, repository, runId }, { github }, overview) {
    if (evidence === undefined)
        return { evidence: undefined };
    const asked = { check: evidence, workflow: evidenceWorkflow };
    const { result, note } = await readEvidence(github, repository, asked, overview, runId);
    return { evidence: result, ...(note === undefined ? {} : { evidenceNote: note }) };
}
/** Secrets go before a text is made inert: a mask that took a closing backtick along would make the rest live (P6, P8). */
function redacted(verdict, redact) {
    return {
        ...verdict,
        results: verdict.results.map((result) => ({
            ...result,
            breaches: result.breaches.map((breach) => ({
                ...breach,
                seen: redact(breach.seen),
                instead: redact(breach.instead),
                ...(breach.path === undefined ? {} : { path: redact(breach.path) }),
            })),
        })),
    };
}
function traceVerdict({ results }, trace) {
    for (const { rule, state, by, breaches } of results) {
        const said = breaches
            .map(({ seen }) => seen)
            .slice(0, 5)
            .join('; ');
        const [first] = breaches;
        if (state === 'kept')
            trace.pass(rule, 'kept');
        else if (state === 'approved')
            trace.note(rule, `approved by ${by ?? ''}: ${said}`);
        else if (state === 'noted')
            trace.note(rule, said, first?.instead);
        else
            trace.stop(rule, said, first?.instead ?? '');
    }
}
const ENDINGS = {
    kept: ['contract-kept', 'success'],
    asks: ['contract-asks', 'pending'],
    broken: ['contract-broken', 'failure'],
};
async function say({ input, overview, verdict, because }, deps, trace) {
    const [reason, state] = ENDINGS[verdict.state];
    const named = (wanted) => verdict.results
        .filter((result) => result.state === wanted)
        .map(({ rule }) => rule)
        .join(', ');
    const message = [
        `#${input.number}`,
        ...(named('broken') === '' ? [] : [`broken: ${named('broken')}`]),
        ...(named('asks') === '' ? [] : [`to be approved: ${named('asks')}`]),
    ].join('; ');
    let told = false;
    if (!input.dryRun) {
        const description = verdict.state === 'kept' ? 'The contract is kept' : message.replace(/^#\d+; /u, '');
        await postStatus(deps.github, input.repository, overview.headOid, state, description, input.runUrl);
        const place = { ...input.repository, issue: input.number };
        const body = contractComment(verdict, reason, because, overview.headOid);
        const quiet = verdict.results.every((result) => result.state === 'kept');
        told = await tellPeople(deps.github, place, overview, { body, asks: verdict.state === 'asks', quiet }, trace);
    }
    return {
        reason,
        message,
        trace: trace.rows,
        // A dry run shows what would be; it stops nobody.
        success: input.dryRun || (0,lib/* succeeds */.kz)(reason, told),
        verdict: verdict.state,
        findingId: overview.fromFork ? undefined : findingOfBranch(overview.branch)?.id,
        breaches: verdict.results.flatMap(({ breaches, state: result }) => (result === 'approved' ? [] : breaches)),
        summary: contractTable(verdict).join('\n'),
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/index.js
/** The contract of a remediation pull request: facts from GitHub, a pure judgement, and the saying of its verdict. */




/***/ })

};
