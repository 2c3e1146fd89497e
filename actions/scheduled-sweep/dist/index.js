import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 645:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _agent_remediation_action_kit_start__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6823);
/* harmony import */ var _agent_remediation_remediation_by_hand__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1400);


await (0,_agent_remediation_action_kit_start__WEBPACK_IMPORTED_MODULE_0__/* .start */ .n)({
    name: 'scheduled-sweep',
    environment: process.env,
    // A sweep is asked for by the clock or by a person. Of the event counts only who started it by hand.
    intake: ({ eventName }, event) => eventName === 'schedule' || eventName === 'workflow_dispatch'
        ? { kind: 'work', work: { eventName, started: (0,_agent_remediation_remediation_by_hand__WEBPACK_IMPORTED_MODULE_1__/* .startedByHand */ .G)(eventName, event) } }
        : { kind: 'not-for-us', reason: 'not-our-event', seen: eventName },
    load: () => __nccwpck_require__.e(/* import() */ 323).then(__nccwpck_require__.bind(__nccwpck_require__, 4323)),
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ Inputs)
/* harmony export */ });
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9879);

/**
 * The action's inputs, read once. An empty string is absent. Faults are collected and raised together by `check`: a wrong value is
 * shown only where it cannot be a secret.
 */
class Inputs {
    #environment;
    #faults = [];
    constructor(environment) {
        this.#environment = environment;
    }
    /** As the runner passes it: `INPUT_<NAME>` with hyphens kept, spaces turned into underscores, upper case. */
    text(name) {
        const value = this.#environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
        return value === '' ? undefined : value;
    }
    /** `required: true` in action.yml is not enforced by the runner: it is here. */
    required(name) {
        const value = this.text(name);
        if (value === undefined)
            this.#fault(true, `input \`${name}\` is missing or empty`);
        return value ?? '';
    }
    flag(name) {
        const value = this.text(name)?.toLowerCase();
        if (value === undefined || value === 'false')
            return false;
        if (value !== 'true')
            this.#fault(false, `input \`${name}\`: allowed are true and false`);
        return value === 'true';
    }
    choice(name, allowed) {
        const value = this.text(name);
        const found = allowed.find((choice) => choice === value);
        if (value !== undefined && found === undefined)
            this.#fault(false, `input \`${name}\`: allowed are ${allowed.join(', ')}`);
        return found;
    }
    /** A whole number within bounds. */
    integer(name, minimum, maximum) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const number = /^[0-9]{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= minimum && number <= maximum)
            return number;
        this.#fault(false, `input \`${name}\`: a whole number from ${minimum} to ${maximum} is allowed`);
        return undefined;
    }
    /** One entry per line; empty lines do not count. */
    lines(name) {
        const lines = this.text(name)
            ?.split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '');
        return lines === undefined || lines.length === 0 ? undefined : lines;
    }
    /** Inputs under the names that a reader of their own takes. */
    raw(names) {
        return Object.fromEntries(names.flatMap((name) => {
            const value = this.text(name);
            return value === undefined ? [] : [[name, value]];
        }));
    }
    fault(message) {
        this.#fault(false, message);
    }
    get faulty() {
        return this.#faults.length > 0;
    }
    /** Raises every fault at once. */
    check() {
        if (this.#faults.length === 0)
            return;
        const reason = this.#faults.every((fault) => fault.missing) ? 'input-missing' : 'input-invalid';
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n(reason, this.#faults.map((fault) => fault.message).join('; '));
    }
    #fault(missing, message) {
        this.#faults.push({ missing, message });
    }
}


/***/ }),

/***/ 1787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   z: () => (/* binding */ readEventFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9879);


function readRunner(environment) {
    const [owner, name, ...rest] = variable(environment, 'GITHUB_REPOSITORY').split('/');
    if (!owner || !name || rest.length > 0)
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .Ending */ ._n('payload-invalid', 'GITHUB_REPOSITORY is not owner/name');
    return {
        eventName: variable(environment, 'GITHUB_EVENT_NAME'),
        repository: { owner, name },
        runId: variable(environment, 'GITHUB_RUN_ID'),
        runAttempt: Number(environment['GITHUB_RUN_ATTEMPT'] ?? '1'),
        triggeringActor: environment['GITHUB_TRIGGERING_ACTOR'] ?? environment['GITHUB_ACTOR'] ?? '',
        apiUrl: variable(environment, 'GITHUB_API_URL'),
        graphqlUrl: variable(environment, 'GITHUB_GRAPHQL_URL'),
        host: new URL(variable(environment, 'GITHUB_SERVER_URL')).host,
    };
}
/** The event file. Read whole, so its size is bounded first. */
function readEventFile(environment) {
    const path = variable(environment, 'GITHUB_EVENT_PATH');
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVENT_BYTES */ .Au)
            throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .Ending */ ._n('payload-too-large', `the event has more than ${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVENT_BYTES */ .Au} bytes`);
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        if (error instanceof _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .Ending */ ._n)
            throw error;
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .Ending */ ._n('payload-invalid', 'the event file is missing or not JSON', { cause: error });
    }
}
function variable(environment, name) {
    const value = environment[name];
    if (value === undefined || value === '')
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .Ending */ ._n('payload-invalid', `${name} is not set: this runs inside GitHub Actions`);
    return value;
}


/***/ }),

/***/ 6823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./packages/conventions/lib/core.js
var core = __nccwpck_require__(9879);
;// CONCATENATED MODULE: ./packages/action-kit/lib/ignore.js


/**
 * Reports an event that is none of ours, with the same outputs and summary as every other ending, but without `@actions/core`: loading
 * that would double the time of a run that has nothing to do. Test: what the runner reads is the same as from `@actions/core`.
 */
function ignore(name, reason, seen, environment) {
    const { meaning, remedy } = core/* REASONS */.ez[reason];
    const advice = remedy === '' ? '' : ` What to do: ${remedy}`;
    // Event and label names come from outside: what is shown of them is reduced to harmless characters.
    const shown = seen.replace(/[^\w .,:;#/()-]/g, '?').slice(0, 200);
    const trace = JSON.stringify([{ rule: 'event', seen: shown, verdict: 'stop', change: remedy }]);
    append(environment['GITHUB_OUTPUT'], `reason=${reason}\ntrace=${trace}\n`);
    append(environment['GITHUB_STEP_SUMMARY'], `## ${name}: ${meaning}\n\nReason [\`${reason}\`](${core/* REASONS_PAGE */.e2}#${reason}). Seen: \`${shown}\`.${advice}\n`);
    process.stdout.write(`${name}: ${reason}: ${meaning} (${shown})${advice} ${core/* REASONS_PAGE */.e2}#${reason}\n`);
}
function append(file, text) {
    if (file !== undefined && file !== '')
        (0,external_node_fs_.appendFileSync)(file, text);
}

// EXTERNAL MODULE: ./packages/action-kit/lib/inputs.js
var inputs = __nccwpck_require__(2396);
// EXTERNAL MODULE: ./packages/action-kit/lib/runner.js
var runner = __nccwpck_require__(1787);
;// CONCATENATED MODULE: ./packages/action-kit/lib/start.js



/**
 * Starts an action. Most events are none of ours: for those, nothing but this and the event's reader is loaded. Everything else, errors
 * included, is the loaded part's to report.
 */
async function start({ name, environment, intake, load }) {
    const started = await begin(intake, environment);
    if (started.kind === 'not-for-us') {
        ignore(name, started.reason, started.seen, environment);
        return;
    }
    const { run } = await load();
    await run(started, environment);
}
async function begin(intake, environment) {
    try {
        return await intake((0,runner/* readRunner */.f)(environment), (0,runner/* readEventFile */.z)(environment), new inputs/* Inputs */.G(environment));
    }
    catch (error) {
        return { kind: 'error', error };
    }
}


/***/ }),

/***/ 9879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.Au),
/* harmony export */   Bb: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.Bb),
/* harmony export */   Cn: () => (/* reexport safe */ _outcome_js__WEBPACK_IMPORTED_MODULE_3__.Cn),
/* harmony export */   E: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.E),
/* harmony export */   Eu: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.Eu),
/* harmony export */   Ib: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.Ib),
/* harmony export */   JA: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.JA),
/* harmony export */   Og: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.Og),
/* harmony export */   P4: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.P4),
/* harmony export */   Q0: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.Q0),
/* harmony export */   QD: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.QD),
/* harmony export */   RI: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.RI),
/* harmony export */   Rt: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.Rt),
/* harmony export */   SV: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.SV),
/* harmony export */   Se: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.Se),
/* harmony export */   U6: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.U6),
/* harmony export */   VC: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.VC),
/* harmony export */   W: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.W),
/* harmony export */   Zt: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.Zt),
/* harmony export */   _h: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__._h),
/* harmony export */   _n: () => (/* reexport safe */ _outcome_js__WEBPACK_IMPORTED_MODULE_3__._n),
/* harmony export */   _o: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__._o),
/* harmony export */   aJ: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.aJ),
/* harmony export */   bc: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.bc),
/* harmony export */   cv: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.cv),
/* harmony export */   e2: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.e2),
/* harmony export */   ez: () => (/* reexport safe */ _reasons_js__WEBPACK_IMPORTED_MODULE_2__.e),
/* harmony export */   fu: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.fu),
/* harmony export */   kU: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.kU),
/* harmony export */   kz: () => (/* reexport safe */ _outcome_js__WEBPACK_IMPORTED_MODULE_3__.kz),
/* harmony export */   nB: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.nB),
/* harmony export */   p8: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.p8),
/* harmony export */   pM: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.pM),
/* harmony export */   sM: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.sM),
/* harmony export */   zX: () => (/* reexport safe */ _names_js__WEBPACK_IMPORTED_MODULE_0__.zX),
/* harmony export */   zt: () => (/* reexport safe */ _limits_js__WEBPACK_IMPORTED_MODULE_1__.zt)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7546);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5324);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2339);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5106);
/** The part of the conventions that every start needs: reasons, endings, names and limits, without anything that loads more. */






/***/ }),

/***/ 5324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ MAX_EVENT_BYTES),
/* harmony export */   E: () => (/* binding */ SESSION_START_MINUTES),
/* harmony export */   Og: () => (/* binding */ MAX_TITLE),
/* harmony export */   Q0: () => (/* binding */ MAX_SUMMARY_BYTES),
/* harmony export */   QD: () => (/* binding */ RERUN_MAX_AGE_HOURS),
/* harmony export */   Rt: () => (/* binding */ MAX_DATA_TITLE),
/* harmony export */   Se: () => (/* binding */ LEDGER_ROUNDS),
/* harmony export */   U6: () => (/* binding */ UNKNOWN_AFTER_MINUTES),
/* harmony export */   VC: () => (/* binding */ MAX_SESSIONS_PER_RUN),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   _o: () => (/* binding */ MAX_AUTOMATIC_ATTEMPTS),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   cv: () => (/* binding */ MAX_DATA_TEXT),
/* harmony export */   fu: () => (/* binding */ LEDGER_UNKNOWN_ROUNDS),
/* harmony export */   nB: () => (/* binding */ MAX_RESPONSE_BYTES),
/* harmony export */   zt: () => (/* binding */ FENCE_AFTER_SECONDS)
/* harmony export */ });
/* unused harmony exports EDIT_WINDOW_MINUTES, MAX_PAYLOAD_TEXT_BYTES */
/** Limits as named constants, each with its unit and source. */
/** New sessions per run while the review rate is calibrated (seed 8). Lower is allowed, higher is refused. */
const MAX_SESSIONS_PER_RUN = 5;
/** Minutes after which a finding that is still `posting` counts as `unknown` (architecture, ledger). */
const UNKNOWN_AFTER_MINUTES = 15;
/** Seconds after an acknowledged claim beyond which it is read again before the POST (fences a paused runner). */
const FENCE_AFTER_SECONDS = 30;
/** Rounds of compare-and-set before `ledger-busy`. */
const LEDGER_ROUNDS = 8;
/** Rounds whose write nobody can tell the fate of, each after its own retries, before `github-unavailable`: GitHub fails, not the ledger. */
const LEDGER_UNKNOWN_ROUNDS = 4;
/** Attempts that a retryable refusal may use up without a person. */
const MAX_AUTOMATIC_ATTEMPTS = 3;
/** Minutes before a trigger within which an edit by somebody without write stops the run (P3). */
const EDIT_WINDOW_MINUTES = 10;
/** Hours after which a re-run's payload is refused (architecture, trust). */
const RERUN_MAX_AGE_HOURS = 24;
/** Minutes after which a session that has not started is noted (seed 4.1: "within a minute or two"). */
const SESSION_START_MINUTES = 2;
/** Bytes of an event payload's text that we read: GitHub's own limit of a dispatch payload (facts 5.3). */
const MAX_PAYLOAD_TEXT_BYTES = 65_535;
/** Code points of a session title. Ours: the service states no bound. */
const MAX_TITLE = 200;
/** Code points of a finding's title, explanation and every further data part in a brief. */
const MAX_DATA_TITLE = 300;
const MAX_DATA_TEXT = 30_000;
/** Characters of an issue comment (GitHub: 65,536). */
const MAX_COMMENT = 65_536;
/** Bytes of a step summary (GitHub: 1 MiB per step). */
const MAX_SUMMARY_BYTES = 1_048_576;
/** Bytes of the service's answer that are passed on as an output (GitHub: 1 MB per output). A larger one is withheld. */
const MAX_RESPONSE_BYTES = 900_000;
/** Bytes of the settings file. */
const MAX_SETTINGS_BYTES = 65_536;
/** Bytes of the event file that we read. */
const MAX_EVENT_BYTES = 8_388_608;


/***/ }),

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ TRACKING_MARKER),
/* harmony export */   Eu: () => (/* binding */ PULL_REQUEST_TITLE_PREFIX),
/* harmony export */   Ib: () => (/* binding */ HALT_PATH),
/* harmony export */   JA: () => (/* binding */ LOCKFILES),
/* harmony export */   P4: () => (/* binding */ ASK_FIRST),
/* harmony export */   RI: () => (/* binding */ TRIGGER_TAGS),
/* harmony export */   SV: () => (/* binding */ INCIDENT_MARKER),
/* harmony export */   W: () => (/* binding */ LABEL_INCIDENT),
/* harmony export */   Zt: () => (/* binding */ STATUS_LABELS),
/* harmony export */   _h: () => (/* binding */ LABEL_REMEDIATE),
/* harmony export */   aJ: () => (/* binding */ SETTINGS_PATH),
/* harmony export */   e2: () => (/* binding */ REASONS_PAGE),
/* harmony export */   jF: () => (/* binding */ LEDGER_BRANCH),
/* harmony export */   kU: () => (/* binding */ PROTECTED_PATHS),
/* harmony export */   p8: () => (/* binding */ TAG_REMEDIATION),
/* harmony export */   pM: () => (/* binding */ COMMIT_PREFIXES),
/* harmony export */   sM: () => (/* binding */ BRANCH_PREFIX),
/* harmony export */   vB: () => (/* binding */ DESCRIPTION_HEADINGS),
/* harmony export */   zX: () => (/* binding */ LABEL_READY)
/* harmony export */ });
/* unused harmony exports PROJECT, DISPATCH_EVENT_TYPE, FINDING_MARKER */
/**
 * The words that every part must agree on. What we tell the agent, what we block and what we check come from here,
 * so that they cannot drift apart. Sources: seed 2.5 (runbook), 3.2, 4.3, 6; decisions D1, D5, D6.
 */
/** This project on GitHub: the one place that names its owner (D28). */
const PROJECT = 'agent-remediation/agent-remediation';
const REASONS_PAGE = `https://github.com/${PROJECT}/blob/main/docs/reason-codes.md`;
/** Label that hands an issue to the session service (seed 6). */
const LABEL_READY = 'ready-for-agent';
/** Label of the action variant (seed 6, neutral name); answered by the engine that the settings name (D11). */
const LABEL_REMEDIATE = 'agent-remediate';
/** Labels that show a person where a finding stands. They are a view of the ledger, never its truth. At most one at a time. */
const STATUS_LABELS = {
    working: { name: 'agent:working', colour: '1d76db', description: 'An agent session works on this finding' },
    review: { name: 'agent:in-review', colour: '5319e7', description: 'The agent opened a draft pull request' },
    human: { name: 'agent:needs-human', colour: 'd93f0b', description: 'A person is needed: see the tracking comment' },
    merged: { name: 'agent:merged', colour: 'fbca04', description: 'The fix is merged and waits for verification' },
    fixed: { name: 'agent:fixed', colour: '0e8a16', description: 'The fix is merged and the finding is closed' },
};
/** Label and first line of the issue that stops the sweep until a person closes it. */
const LABEL_INCIDENT = 'agent:incident';
const INCIDENT_MARKER = '<!-- agent-remediation:incident -->';
/** `event_type` of the scanner's repository_dispatch (seed 4.3). */
const DISPATCH_EVENT_TYPE = 'security-finding';
const LEDGER_BRANCH = 'agent-remediation/ledger';
/** A file on that branch: while it is there, whatever it holds, nothing is handed off. */
const HALT_PATH = 'HALT';
const SETTINGS_PATH = '.github/agent-remediation.yml';
/** First line of the one tracking comment on an issue; only a comment of our own login that begins with it is ours. */
const TRACKING_MARKER = '<!-- agent-remediation:tracking -->';
/** Marker in an issue body that names its finding; read only from our own bot and the authors that the settings list (D1). */
const FINDING_MARKER = /^<!-- agent-remediation:finding ([A-Za-z0-9][A-Za-z0-9._-]{0,63}) -->$/m;
/** Branch prefix (seed 2.5: `fix/<finding-id>`). */
const BRANCH_PREFIX = 'fix/';
/** Conventional Commit prefixes (seed 2.5). */
const COMMIT_PREFIXES = ['fix(sec):', 'fix(deps):'];
/** Pull request title (seed 2.5: `fix: <one-line summary>`). */
const PULL_REQUEST_TITLE_PREFIX = 'fix: ';
/** The parts that a pull request's description must have (seed 2.5). Headings, in this order. */
const DESCRIPTION_HEADINGS = ['Finding', 'Blast radius', 'Verification'];
/** Tag of every session, and the tag that a trigger adds (seed 4.1, D6). */
const TAG_REMEDIATION = 'remediation';
const TRIGGER_TAGS = {
    label: 'github-issue',
    comment: 'github-issue',
    dispatch: 'webhook',
    ticket: 'ticket',
    schedule: 'scheduled',
    direct: 'direct',
};
/** Files that the agent must not touch (seed 2.5), as globs. Lockfiles are separate: a dependency task may change them. */
const PROTECTED_PATHS = {
    migrations: ['**/migrations/**', '**/migrate/**', '**/db/migrate/**', '**/alembic/versions/**', '**/flyway/**'],
    infrastructure: [
        '**/*.tf',
        '**/*.tfvars',
        '**/terraform/**',
        '**/infra/**',
        '**/infrastructure/**',
        '**/k8s/**',
        '**/kubernetes/**',
        '**/helm/**',
        '**/ansible/**',
        '**/pulumi/**',
        '**/cloudformation/**',
    ],
    generated: [
        '**/generated/**',
        '**/__generated__/**',
        '**/*.generated.*',
        '**/*.pb.go',
        '**/*_pb2.py',
        '**/dist/**',
        '**/vendor/**',
    ],
    automation: [
        '.github/**',
        '.agent/**',
        '.claude/**',
        '.devin/**',
        '.mcp.json',
        '**/AGENTS.md',
        '**/CLAUDE.md',
        '**/CODEOWNERS',
        '.gitlab-ci.yml',
        '.circleci/**',
        'Jenkinsfile',
        'azure-pipelines.yml',
        '.husky/**',
    ],
};
const LOCKFILES = [
    '**/package-lock.json',
    '**/npm-shrinkwrap.json',
    '**/yarn.lock',
    '**/pnpm-lock.yaml',
    '**/bun.lock',
    '**/bun.lockb',
    '**/poetry.lock',
    '**/Pipfile.lock',
    '**/uv.lock',
    '**/pdm.lock',
    '**/Cargo.lock',
    '**/go.sum',
    '**/Gemfile.lock',
    '**/composer.lock',
    '**/packages.lock.json',
    '**/gradle.lockfile',
    '**/mix.lock',
    '**/pubspec.lock',
    '**/Podfile.lock',
];
/** Changes before which the agent must pause and ask (seed 3.2, rule 7.5). */
const ASK_FIRST = [
    'changing a public API contract',
    'changing a database column or schema, or a file under a migrations directory',
    'upgrading across a major version',
    'disabling or skipping tests',
];


/***/ }),

/***/ 5106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ Trace),
/* harmony export */   _n: () => (/* binding */ Ending),
/* harmony export */   kz: () => (/* binding */ succeeds)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2339);

/** Collects the rows of a decision. One per run; handed down, never global. */
class Trace {
    #rows = [];
    pass(rule, seen) {
        this.#rows.push({ rule, seen, verdict: 'pass' });
    }
    note(rule, seen, change) {
        this.#rows.push({ rule, seen, verdict: 'note', ...(change === undefined ? {} : { change }) });
    }
    stop(rule, seen, change) {
        this.#rows.push({ rule, seen, verdict: 'stop', change });
    }
    /** Takes over the rows of a decision that was made anew in several rounds: only the last one counts. */
    append(other) {
        this.#rows.push(...other.rows);
    }
    get rows() {
        return this.#rows;
    }
}
/**
 * An ending that is not success, raised where it is found and turned into an `Outcome` at one place. `reason` says what to do;
 * `message` adds what was seen here (never a secret).
 */
class Ending extends Error {
    reason;
    constructor(reason, message, options) {
        super(message, options);
        this.name = 'Ending';
        this.reason = reason;
    }
}
/** Whether a run with this reason succeeds. `told`: a person can read of it on the issue. */
function succeeds(reason, told) {
    const { level } = _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .e[reason];
    return level === 'done' || level === 'ignored' || (level === 'refused' && told);
}


/***/ }),

/***/ 2339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ REASONS)
/* harmony export */ });
/**
 * The closed list of endings. Code branches on codes only; the sentences are for people. The troubleshooting page and the tables of the
 * READMEs are generated from here.
 *
 * Levels: `done` and `ignored` end with exit code 0 and a notice; `refused` ends with exit code 0 and a warning where the issue can be
 * told, otherwise with 1; `failed` ends with exit code 1.
 */
const REASONS = {
    'session-created': {
        level: 'done',
        meaning: 'A session was created for this finding.',
        remedy: 'Wait for the draft pull request; review and merge it.',
    },
    'dry-run': {
        level: 'done',
        meaning: 'Nothing was changed: the run showed the brief and the trace only.',
        remedy: 'Remove `dry-run` to act.',
    },
    'why-answered': {
        level: 'done',
        meaning: '`/agent why` was answered in the tracking comment.',
        remedy: 'Read the tracking comment.',
    },
    closed: {
        level: 'done',
        meaning: 'The fix is merged and the issue was closed as completed.',
        remedy: '',
    },
    'merged-awaiting-evidence': {
        level: 'done',
        meaning: 'The fix is merged; the finding stays open until it is verified.',
        remedy: 'Wait for the evidence that `closing` in the settings asks for.',
    },
    'in-review': {
        level: 'done',
        meaning: 'The agent opened a draft pull request.',
        remedy: 'Review it; mark it ready and merge it when it is right.',
    },
    working: {
        level: 'done',
        meaning: 'An agent session works on the finding.',
        remedy: 'Wait for the draft pull request.',
    },
    abandoned: {
        level: 'refused',
        meaning: 'The pull request was closed without a merge.',
        remedy: 'To start anew, take the label off and add it again, or comment `/agent remediate`.',
    },
    'given-up': {
        level: 'done',
        meaning: 'A person ended the finding before a fix was merged: it is given up.',
        remedy: '',
    },
    'session-waiting': {
        level: 'refused',
        meaning: 'The agent has stopped and asks a person.',
        remedy: 'Answer in the session that the comment links.',
    },
    'session-stopped': {
        level: 'refused',
        meaning: 'The session ended without a pull request: tests failed, a guard blocked, or it broke off.',
        remedy: 'Read its summary in the session, then comment `/agent retry` or fix the finding by hand.',
    },
    'session-not-started': {
        level: 'refused',
        meaning: 'The session has not started.',
        remedy: 'Look at the session service; reconcile looks again.',
    },
    'no-pull-request': {
        level: 'refused',
        meaning: 'There is no pull request, and the deadline has passed.',
        remedy: 'Look at the session, then comment `/agent retry` or fix the finding by hand.',
    },
    'verification-failed': {
        level: 'refused',
        meaning: 'The fix is merged but the evidence speaks against it: the finding stays open.',
        remedy: 'Look at what failed; a person decides whether to revert, to fix, or to close the issue.',
    },
    'verification-overdue': {
        level: 'refused',
        meaning: 'The fix is merged but not verified by the deadline.',
        remedy: 'Bring the evidence that is lacking, or close the issue by hand.',
    },
    'checks-not-named': {
        level: 'refused',
        meaning: 'The fix is merged, but no check is named by which it could be verified.',
        remedy: 'Name checks under `closing.checks` in the settings, set `closing.verify: none`, or close the issue by hand.',
    },
    'evidence-not-possible': {
        level: 'refused',
        meaning: 'The fix is merged, but evidence that the settings ask for can never come for this finding.',
        remedy: 'See what is lacking; change `closing.evidence` or name the workflows in the settings, or close the issue by hand.',
    },
    'came-back': {
        level: 'refused',
        meaning: 'The finding was closed and is back: its issue is open again.',
        remedy: 'Look at what was seen; to hand it off anew, take the label off and add it again.',
    },
    'stray-pull-request': {
        level: 'refused',
        meaning: 'A pull request is open for a finding that is finished, or whose issue is closed.',
        remedy: 'Close the pull request, or reopen the issue and hand the finding off anew.',
    },
    'duplicate-pull-request': {
        level: 'refused',
        meaning: 'More than one pull request is open for one finding.',
        remedy: 'One finding, one pull request: keep one and close the others.',
    },
    'retry-decided': {
        level: 'done',
        meaning: 'A person decided that the finding may be tried again.',
        remedy: 'Send its trigger again: the dispatch, the ticket or the direct call.',
    },
    'decision-refused': {
        level: 'refused',
        meaning: 'The decision about a finding was not carried out.',
        remedy: 'See what the message names: who may decide, for which finding, and which decisions fit its state.',
    },
    'run-never-started': {
        level: 'refused',
        meaning: 'The issue carries the label, but no run took it up.',
        remedy: 'Take the label off and add it again, as a person: a label that a workflow token added starts nothing.',
    },
    reconciled: {
        level: 'done',
        meaning: 'Every open finding was looked at and brought up to date.',
        remedy: '',
    },
    'nothing-open': {
        level: 'done',
        meaning: 'The ledger holds no open finding.',
        remedy: '',
    },
    swept: {
        level: 'done',
        meaning: 'The sweep handed off what it may in one run.',
        remedy: '',
    },
    'sweep-planned': {
        level: 'done',
        meaning: 'Nothing was changed: the run showed what a sweep would hand off.',
        remedy: 'Run it with `mode: act`.',
    },
    'nothing-to-sweep': {
        level: 'done',
        meaning: 'Every source answered, and holds no open finding that is to be handed off.',
        remedy: 'See the summary: it tells what was read, and what is left out and why.',
    },
    'beyond-window': {
        level: 'refused',
        meaning: 'All findings that a sweep looks at are handled or held back; further down the lists it did not look.',
        remedy: 'Close or dismiss what is handled, or hold back less: a sweep reads 10 pages of a list at most.',
    },
    'sweep-incomplete': {
        level: 'failed',
        meaning: 'A source of findings failed or broke off; the others were worked through.',
        remedy: 'See the message: it names the source, and the permission or the correction that it needs.',
    },
    'sweep-partly-failed': {
        level: 'failed',
        meaning: 'At least one hand-off of the sweep failed; the others were made.',
        remedy: 'See the summary: it names the findings and what to do.',
    },
    'scan-failed': {
        level: 'failed',
        meaning: 'No source of findings could be read. That says nothing about how many findings there are.',
        remedy: 'See the message: it names the permission, the feature or the file that is lacking.',
    },
    'scan-empty': {
        level: 'failed',
        meaning: 'A source holds nothing, and nothing shows that anybody looked: that is no "all clean".',
        remedy: 'Run the scan again, and see why it is missing, old or failed.',
    },
    frozen: {
        level: 'refused',
        meaning: 'The settings allow no sweep today.',
        remedy: 'Wait until the days under `sweep.freeze` are over.',
    },
    'review-backlog': {
        level: 'refused',
        meaning: 'As many pull requests of agents wait for a review as the settings allow.',
        remedy: 'Review and merge or close them, or raise `sweep.open-pull-requests`.',
    },
    'merge-pace': {
        level: 'refused',
        meaning: 'More findings are in work than the pace of merges allows.',
        remedy: 'Review and merge, or change `sweep.merge-factor`.',
    },
    'loop-fuse': {
        level: 'failed',
        meaning: 'Hand-offs come faster than any backlog explains, or are caused by our own writes. The sweep has stopped.',
        remedy: 'Find what causes them, then close the incident issue: that lets the sweep go on.',
    },
    'not-our-event': {
        level: 'ignored',
        meaning: 'The event is not one that starts or ends a hand-off.',
        remedy: 'Use one of the templates: they subscribe to the right events.',
    },
    'not-our-label': {
        level: 'ignored',
        meaning: 'The label is not `ready-for-agent` or `agent-remediate`.',
        remedy: 'Add one of these labels to hand the issue off.',
    },
    'no-command': {
        level: 'ignored',
        meaning: 'The comment holds no command.',
        remedy: 'Write `/agent remediate`, `/agent retry` or `/agent why` alone on a line of a new comment.',
    },
    'other-engine': {
        level: 'ignored',
        meaning: 'The settings say that the other engine answers this trigger.',
        remedy: 'Change `engine` in the settings, or use the label `ready-for-agent`.',
    },
    'is-pull-request': {
        level: 'ignored',
        meaning: 'The event belongs to a pull request, not to an issue.',
        remedy: 'Open an issue for the finding and label that.',
    },
    'not-merged': {
        level: 'ignored',
        meaning: 'The pull request was closed without a merge.',
        remedy: 'Nothing; reconcile records the finding as abandoned.',
    },
    'not-ours': {
        level: 'ignored',
        meaning: 'The pull request belongs to no finding that the ledger knows.',
        remedy: 'Set `closing.pull-requests: all` to close issues for every merged pull request.',
    },
    'no-reference': {
        level: 'ignored',
        meaning: 'The description names no issue.',
        remedy: 'Write `Refs #<number>` into the description, or close the issue by hand.',
    },
    'reference-is-pull-request': {
        level: 'ignored',
        meaning: 'The first reference is a pull request, not an issue.',
        remedy: 'Reference the issue first.',
    },
    'issue-already-closed': {
        level: 'ignored',
        meaning: 'The issue is closed already.',
        remedy: '',
    },
    'base-branch-not-listed': {
        level: 'ignored',
        meaning: 'The pull request was merged into a branch that the settings do not list.',
        remedy: 'Add the branch to `closing.base-branches`.',
    },
    fork: {
        level: 'ignored',
        meaning: 'The pull request comes from a fork, where the token is read-only.',
        remedy: 'Reconcile finishes it for a finding of the ledger; else close the issue by hand.',
    },
    'already-handed-off': {
        level: 'ignored',
        meaning: 'This finding has a live claim: one finding, one session.',
        remedy: 'See the tracking comment for its state; `/agent retry` starts again where a retry is allowed.',
    },
    'retry-not-needed': {
        level: 'ignored',
        meaning: 'There is nothing to retry: the session or its pull request is alive.',
        remedy: 'Wait for the pull request, or close it first.',
    },
    'needs-retry': {
        level: 'refused',
        meaning: 'An earlier attempt ended without a pull request, or its result is unknown; a person decides.',
        remedy: "Look for a session with the finding's tag, then comment `/agent retry`.",
    },
    'not-authorised': {
        level: 'refused',
        meaning: 'The person who triggered this has no write permission on the repository.',
        remedy: 'Ask a person with write, maintain or admin to add the label or to comment.',
    },
    'bot-not-listed': {
        level: 'refused',
        meaning: 'A bot triggered this and the settings do not list it.',
        remedy: 'Add its exact login and id under `authorise.bots`.',
    },
    'permission-unknown': {
        level: 'refused',
        meaning: 'The permission of the person who triggered this could not be looked up.',
        remedy: 'Give the token `metadata: read` (always there for the workflow token) and run again.',
    },
    'edited-recently': {
        level: 'refused',
        meaning: 'Somebody without write permission edited the issue in the 10 minutes before the trigger.',
        remedy: 'Read the issue again, then remove the label and add it again.',
    },
    'edited-since': {
        level: 'refused',
        meaning: 'Somebody without write permission edited the issue after the trigger.',
        remedy: 'Read the issue again, then remove the label and add it again.',
    },
    'edit-history-unknown': {
        level: 'refused',
        meaning: 'The edit history of the issue could not be read, or is longer than what is looked at.',
        remedy: 'Run again; or open a new issue with the text that you checked.',
    },
    'label-removed': {
        level: 'ignored',
        meaning: 'The label was taken off before the run started.',
        remedy: 'Add it again if the finding should be handed off.',
    },
    'issue-closed': {
        level: 'ignored',
        meaning: 'The issue is closed.',
        remedy: 'Reopen it and add the label again.',
    },
    'payload-too-old': {
        level: 'refused',
        meaning: 'A re-run carries a payload that is older than 24 hours, or of unknown age.',
        remedy: 'Remove the label and add it again, or send the dispatch again.',
    },
    'not-default-branch': {
        level: 'refused',
        meaning: 'The workflow was started on another ref than the default branch.',
        remedy: 'Start it on the default branch: only there are the rules reviewed.',
    },
    'public-repository': {
        level: 'refused',
        meaning: 'Hand-offs from a public repository would reveal unfixed holes.',
        remedy: 'Set `allow-public: true` and a private `ledger.repository`, or move the findings to a private repository.',
    },
    'public-ledger': {
        level: 'refused',
        meaning: 'The findings are private, but the ledger is public, or cannot be shown to be private.',
        remedy: 'Make the repository that `ledger.repository` names private, or name another one.',
    },
    halted: {
        level: 'refused',
        meaning: 'The kill switch is on: no hand-off is started.',
        remedy: 'Delete the file `HALT` on the ledger branch, or clear the variable, when the reason is gone.',
    },
    'cap-per-run': {
        level: 'refused',
        meaning: 'This run has created as many sessions as one run may: at most 5.',
        remedy: 'The next run goes on.',
    },
    'cap-per-day': {
        level: 'refused',
        meaning: "The day's number of new sessions is used up.",
        remedy: 'Wait until tomorrow (UTC), or raise `limits.per-day`.',
    },
    'cap-per-repository': {
        level: 'refused',
        meaning: "The repository's number of new sessions per day is used up.",
        remedy: 'Wait until tomorrow (UTC), or raise `limits.per-repository-per-day`.',
    },
    'cap-open': {
        level: 'refused',
        meaning: 'As many findings are in work as the settings allow.',
        remedy: 'Review and merge or close what is open, or raise `limits.open`.',
    },
    'cap-compute': {
        level: 'refused',
        meaning: "The day's compute budget does not cover this session.",
        remedy: 'Wait until tomorrow (UTC), or raise `limits.acu-per-day`.',
    },
    'compute-unbounded': {
        level: 'refused',
        meaning: 'A compute budget is set, but this session has no bound.',
        remedy: 'Set `max-acu-limit`, or `limits.acu-per-session`.',
    },
    'merged-without-human': {
        level: 'refused',
        meaning: 'A bot or auto-merge merged the pull request; a person must merge.',
        remedy: 'A person checks the change and closes the issue by hand; switch auto-merge off.',
    },
    'reference-mismatch': {
        level: 'refused',
        meaning: 'The description names another issue than the one the finding was handed off from.',
        remedy: 'Correct the reference in the description, or close the right issue by hand.',
    },
    'issue-missing': {
        level: 'refused',
        meaning: 'The referenced issue does not exist here or was deleted or transferred.',
        remedy: 'Close it where it lives now.',
    },
    'needs-human': {
        level: 'refused',
        meaning: 'At least one finding needs a person.',
        remedy: 'See the summary and the issues labelled `agent:needs-human`.',
    },
    'contract-kept': {
        level: 'done',
        meaning: 'The pull request keeps the contract of a remediation.',
        remedy: 'A person reviews, marks it as ready and merges it.',
    },
    'contract-not-applicable': {
        level: 'ignored',
        meaning: "This is not an agent's pull request: the contract does not apply.",
        remedy: "Name agents' logins or branches in the inputs `agents` and `branches`, if it is one.",
    },
    'pull-request-closed': {
        level: 'ignored',
        meaning: 'The pull request is closed: there is nothing to judge.',
        remedy: '',
    },
    'contract-asks': {
        level: 'refused',
        meaning: 'The pull request makes a change that a maintainer has to approve first.',
        remedy: 'Somebody with write other than the author copies the lines of the comment into a new one, or the change is taken out.',
    },
    'contract-broken': {
        level: 'failed',
        meaning: 'The pull request breaks the contract of a remediation.',
        remedy: 'See the table in the comment: every row says what was seen and what to do. The check runs again with every push and edit.',
    },
    'session-unauthorised': {
        level: 'failed',
        meaning: 'The session service did not accept the API key (401).',
        remedy: 'Renew the key of the service user and store it in the secret of the environment `agent-remediation`.',
    },
    'session-forbidden': {
        level: 'failed',
        meaning: 'The service user may not do this (403).',
        remedy: "Give it the organisation's session permission (ManageOrgSessions); for `create-as-user-id` also ImpersonateOrgSessions.",
    },
    'session-out-of-credits': {
        level: 'failed',
        meaning: 'The session service refused for lack of credits or quota (402).',
        remedy: 'Raise the quota or the on-demand credit setting at the service; then comment `/agent retry`.',
    },
    'session-not-found': {
        level: 'failed',
        meaning: 'The session service does not know this address (404).',
        remedy: 'Check the organisation id and the base URL.',
    },
    'session-invalid': {
        level: 'failed',
        meaning: 'The session service refused the request as invalid (4xx).',
        remedy: 'See the response; correct the input that it names.',
    },
    'session-rate-limited': {
        level: 'failed',
        meaning: 'The session service is busy (429) and the time budget is used up. The claim may be tried again.',
        remedy: 'Trigger again later: add the label anew, or comment `/agent remediate`.',
    },
    'session-unreachable': {
        level: 'failed',
        meaning: 'The session service could not be reached; no byte was sent. The claim may be tried again.',
        remedy: 'Check the base URL, DNS, proxy and certificates; then trigger again.',
    },
    'session-unknown': {
        level: 'failed',
        meaning: 'The request was sent but its result is unknown. It is not sent again, since that could start a second session.',
        remedy: "Reconcile looks for the session; after 15 minutes a person looks for the finding's tag and, if there is none, comments `/agent retry`.",
    },
    'response-withheld': {
        level: 'done',
        meaning: 'The session was created, but its answer is too large or holds a secret and is not passed on.',
        remedy: "Look the session up by the finding's tag.",
    },
    'ledger-missing': {
        level: 'failed',
        meaning: 'The ledger branch does not exist, although it is in use or was named in the settings.',
        remedy: 'Restore it from a clone. For a new `ledger.repository`, create the branch once (docs/ledger.md); for a repository that starts anew on purpose, delete its `agent:*` labels.',
    },
    'ledger-busy': {
        level: 'failed',
        meaning: 'The ledger changed under every one of 8 tries; nothing was posted.',
        remedy: 'Trigger again; fewer jobs at once if it happens often.',
    },
    'ledger-forbidden': {
        level: 'failed',
        meaning: 'The token may not write the ledger, or a rule refuses it.',
        remedy: 'Give the job `contents: write` (or `ledger-token`), and exempt `agent-remediation/ledger` from branch rules that block it.',
    },
    'ledger-unreadable': {
        level: 'failed',
        meaning: 'A file of the ledger cannot be understood; nothing was posted.',
        remedy: 'Correct or remove the file that the message names; see its history with `git log`.',
    },
    'claim-lost': {
        level: 'failed',
        meaning: 'The claim changed hands while this run was held up; nothing was posted.',
        remedy: 'Nothing: the other run goes on.',
    },
    'snapshot-valid': {
        level: 'done',
        meaning: 'Every snapshot follows the schema and its fields agree with each other.',
        remedy: 'Nothing; warnings, where there are any, are in the summary.',
    },
    'snapshot-built': {
        level: 'done',
        meaning: 'The snapshot was built and passed its own validator.',
        remedy: 'Read the notices in the summary: they name what was cut, left out or not looked at.',
    },
    'snapshot-regressed': {
        level: 'failed',
        meaning: 'The snapshot was built, but it is worse than the last one by more than `max-score-fall` allows.',
        remedy: 'See the difference in the summary; act on what got worse, or change `max-score-fall`.',
    },
    'snapshot-unreadable': {
        level: 'failed',
        meaning: 'A snapshot could not be read as JSON, or there was none to read.',
        remedy: 'See the annotation: it names the file and the place.',
    },
    'snapshot-unknown-version': {
        level: 'failed',
        meaning: 'A snapshot carries a schema_version that this reader does not know.',
        remedy: 'Update the action, or set `unknown-version: unknown` to let such files pass unjudged.',
    },
    'snapshot-invalid': {
        level: 'failed',
        meaning: 'A snapshot does not follow the schema.',
        remedy: 'Correct the places that the annotations name; the summary lists more.',
    },
    'snapshot-incoherent': {
        level: 'failed',
        meaning: 'A snapshot follows the schema, but its fields contradict each other.',
        remedy: 'Correct the places that the annotations name, or build the snapshot anew.',
    },
    'snapshot-inputs-invalid': {
        level: 'failed',
        meaning: 'The files that the snapshot is built from have faults.',
        remedy: 'Correct the places that the summary names; the schema is in packages/snapshot/schema.',
    },
    'input-missing': {
        level: 'failed',
        meaning: 'A required input is missing or empty.',
        remedy: 'Set the input that the message names; secrets live in the environment `agent-remediation`.',
    },
    'input-invalid': {
        level: 'failed',
        meaning: 'An input has a form that is not allowed.',
        remedy: 'Correct the input that the message names.',
    },
    'legacy-api': {
        level: 'failed',
        meaning: 'The base URL or the key belongs to an older API generation (v1, v2).',
        remedy: 'Use the base URL without a version, and a service-user key of the current API (v3).',
    },
    'base-branch-unknown': {
        level: 'failed',
        meaning: 'The default branch of `target-repository` cannot be read, and no `base-branch` is set.',
        remedy: 'Set `base-branch` in the settings, or give `github-token` a token that may read that repository.',
    },
    'settings-invalid': {
        level: 'failed',
        meaning: 'The settings file on the default branch is not valid.',
        remedy: 'Correct the lines that the message names.',
    },
    'payload-invalid': {
        level: 'failed',
        meaning: 'The event lacks a field that this trigger needs.',
        remedy: 'Send the fields that the message names.',
    },
    'payload-too-large': {
        level: 'failed',
        meaning: 'The event carries more text than is read (65,535 bytes).',
        remedy: 'Shorten the text; put details behind a link.',
    },
    'github-forbidden': {
        level: 'failed',
        meaning: 'GitHub refused a call that this needs.',
        remedy: 'Give the token the permission that the message names.',
    },
    'github-unavailable': {
        level: 'failed',
        meaning: 'GitHub could not be reached, or answered with an error.',
        remedy: 'Run again; nothing was posted unless the trace says so.',
    },
    bug: {
        level: 'failed',
        meaning: 'Something happened that should not be possible.',
        remedy: 'Open an issue with the trace.',
    },
    'agent-config-checked': {
        level: 'done',
        meaning: 'The agent’s files are as they should be; warnings, if any, are in the summary.',
        remedy: '',
    },
    'agent-config-faulty': {
        level: 'failed',
        meaning: 'The agent’s files have faults that keep them from working.',
        remedy: 'Mend what the annotations name; each says how. `agent-remediation lint` shows the same on your machine.',
    },
    'batch-claimed': {
        level: 'done',
        meaning: 'Findings were claimed for the agent jobs of this run.',
        remedy: '',
    },
    'batch-worked': {
        level: 'done',
        meaning: 'The agent worked on its part of the queue; what is green waits to be published.',
        remedy: '',
    },
    'batch-published': {
        level: 'done',
        meaning: 'Draft pull requests are open for what is green; what stopped is told on its issue.',
        remedy: 'Review the draft pull requests.',
    },
    'batch-empty': {
        level: 'done',
        meaning: 'No finding was claimed for this job.',
        remedy: '',
    },
    'batch-incomplete': {
        level: 'failed',
        meaning: 'Some claimed findings have no result yet.',
        remedy: 'Re-run the failed jobs: they go on with what is left.',
    },
    'agent-missing': {
        level: 'failed',
        meaning: 'The agent SDK, which is not part of the action, was not found.',
        remedy: 'Install it in the job, or name its place in `agent-sdk`; the README of run-agent-batch has the lines.',
    },
    'agent-stopped': {
        level: 'refused',
        meaning: 'The agent stopped, or its change did not pass: there is no pull request.',
        remedy: 'Read its summary; then fix it by hand, or comment `/agent retry`.',
    },
    'tests-not-configured': {
        level: 'failed',
        meaning: 'The settings name no test command, so no change of an agent could be called green.',
        remedy: 'Set `commands.test` in the settings.',
    },
    'claims-invalid': {
        level: 'failed',
        meaning: 'A file of the batch folder is not what a job of this action writes.',
        remedy: 'Download the artifacts of this very run into `folder`, and nothing else.',
    },
    'base-moved': {
        level: 'refused',
        meaning: 'The base branch has changed the same lines since the finding was claimed.',
        remedy: 'Nothing: the next run tries again on the new base.',
    },
    'branch-taken': {
        level: 'refused',
        meaning: 'The branch of the finding, or an open pull request on it, is not of this run.',
        remedy: 'Close that pull request or delete the branch, then comment `/agent retry`.',
    },
    'publish-refused': {
        level: 'failed',
        meaning: 'GitHub refused the branch or the pull request of a green finding.',
        remedy: 'Let Actions create pull requests (Settings, Actions, General), exclude `fix/**` from rules against creation, and re-run the failed jobs.',
    },
};


/***/ }),

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ startedByHand)
/* harmony export */ });
/**
 * Reads `workflow_dispatch`: who started it, and where. `undefined` for every other event, and for one that does not say: nobody is taken
 * for the one who decided. Loads nothing.
 */
function startedByHand(name, payload) {
    if (name !== 'workflow_dispatch')
        return undefined;
    const event = fields(payload);
    const sender = fields(event['sender']);
    const { login, id, type } = sender;
    const { ref } = event;
    if (typeof login !== 'string' || typeof type !== 'string' || typeof ref !== 'string')
        return undefined;
    return Number.isSafeInteger(id) ? { actor: { login, id: Number(id), type }, ref } : undefined;
}
function fields(value) {
    return typeof value === 'object' && value !== null ? value : {};
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(645);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
