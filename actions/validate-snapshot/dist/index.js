import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/** Every fault of the inputs at once. */
function readInputs(inputs) {
    inputs.required('files');
    const settings = {
        files: inputs.lines('files') ?? [],
        coherence: inputs.choice('coherence', ['warn', 'error', 'off']) ?? 'warn',
        doubtful: inputs.choice('doubtful', ['warn', 'off']) ?? 'off',
        unknownVersion: inputs.choice('unknown-version', ['reject', 'unknown']) ?? 'reject',
        maxAnnotations: inputs.integer('max-annotations', 0, 10) ?? 10,
        report: inputs.choice('report', ['markdown', 'json', 'none']) ?? 'none',
        sarifFile: inputs.text('sarif-file'),
    };
    if (settings.sarifFile !== undefined && /\p{Cc}/u.test(settings.sarifFile))
        inputs.fault('input `sarif-file`: a path on one line is allowed');
    inputs.check();
    return settings;
}


/***/ }),

/***/ 676:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _agent_remediation_action_kit_start__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(691);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(232);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(692);



await (0,_agent_remediation_action_kit_start__WEBPACK_IMPORTED_MODULE_0__/* .start */ .n)({
    name: 'validate-snapshot',
    environment: process.env,
    intake: (_runner, _event, inputs) => ({ kind: 'work', work: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(inputs) }),
    // No event is none of its own, so nothing is won by loading the rest later.
    load: () => Promise.resolve({ run: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e }),
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ property),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   p: () => (/* binding */ data),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(308);
/**
 * What the runner reads: commands on standard output, and its files. Written here because loading `@actions/core` takes longer than
 * checking a snapshot; the same words and escapes as there.
 */


/** The ending for an error: wrapped here, once. */
function failed(error) {
    const reason = error instanceof _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .Ending */ ._n ? error.reason : 'bug';
    const text = error instanceof Error ? (reason === 'bug' ? (error.stack ?? error.message) : error.message) : String(error);
    // Messages may quote inputs: what is shown of them is reduced to harmless characters.
    const message = text.replace(/[^\w .,:;#/()'`-]/g, '?').slice(0, 2_000);
    return {
        reason,
        message,
        success: false,
        isTold: false,
        trace: [{ rule: reason, seen: message, verdict: 'stop', change: _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .REASONS */ .ez[reason].remedy }],
        outputs: { valid: 'false' },
        summary: '',
    };
}
/** Outputs, summary, one sentence in the log, and the exit code. */
function finish(result, environment) {
    const { reason, message, success, isTold, trace, outputs, summary } = result;
    const { meaning, remedy, level } = _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .REASONS */ .ez[reason];
    const values = { ...outputs, reason, trace: JSON.stringify(trace) };
    append(environment['GITHUB_OUTPUT'], Object.entries(values)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''));
    const next = level === 'done' ? '' : ` **What to do:** ${remedy}`;
    const head = `## validate-snapshot: ${meaning}\n\nReason [\`${reason}\`](${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .REASONS_PAGE */ .e2}#${reason}).${next}\n`;
    append(environment['GITHUB_STEP_SUMMARY'], `${head}${message === '' ? '' : `\n${message}\n`}\n${summary}\n`);
    const seen = message === '' ? '' : ` (${message})`;
    const sentence = `${reason}: ${meaning}${seen}${level === 'done' ? '' : ` What to do: ${remedy} ${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_1__/* .REASONS_PAGE */ .e2}#${reason}`}`;
    if (!success && !isTold)
        print(`::error::${data(sentence)}\n`);
    else if (success && level !== 'done' && !isTold)
        print(`::warning::${data(sentence)}\n`);
    else
        print(`validate-snapshot: ${sentence}\n`);
    if (!success)
        process.exitCode = 1;
}
/** Straight to the file: opening the stream for one line takes a tenth of the run. */
function print(text) {
    let rest = Buffer.from(text);
    try {
        while (rest.length > 0)
            rest = rest.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, rest));
    }
    catch {
        // A pipe that is full for the moment: the stream waits for it.
        process.stdout.write(rest);
    }
}
function append(file, text) {
    if (file !== undefined && file !== '')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, text);
}
/** As the runner unescapes the text of a command (actions/runner, ActionCommand). */
function data(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function property(text) {
    return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(308);
/* harmony import */ var _agent_remediation_snapshot_short_way__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(100);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3);



/**
 * Does the work and reports it. `@actions/core` is not loaded: it would take longer than the work. What only patterns, faults and files to
 * write need is loaded when there are any.
 */
async function run(started, environment) {
    try {
        if (started.kind === 'error')
            throw started.error;
        (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .finish */ .O9)(await validate(started.work, environment), environment);
    }
    catch (error) {
        (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .finish */ .O9)((0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(error), environment);
    }
}
async function validate(settings, environment) {
    const workspace = environment['GITHUB_WORKSPACE'] ?? '';
    if (workspace === '')
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('input-invalid', 'GITHUB_WORKSPACE is not set: this runs inside GitHub Actions');
    const options = { tierB: settings.coherence, tierC: settings.doubtful, unknownVersion: settings.unknownVersion };
    const verdict = settings.files.some((file) => /[!*?[\]{}()]/.test(file))
        ? undefined
        : await (0,_agent_remediation_snapshot_short_way__WEBPACK_IMPORTED_MODULE_1__/* .validateFaultless */ .y0)(settings.files, (0,_agent_remediation_snapshot_short_way__WEBPACK_IMPORTED_MODULE_1__/* .workspaceReader */ .Xx)(workspace), options);
    if (verdict !== undefined && settings.report === 'none' && settings.sarifFile === undefined)
        return resultOf(verdict, { 'report-path': '', 'sarif-path': '' });
    const { annotate, judge, write } = await __nccwpck_require__.e(/* import() */ 295).then(__nccwpck_require__.bind(__nccwpck_require__, 295));
    const judged = verdict ?? (await judge(settings.files, workspace, options));
    const paths = await write(judged, settings, workspace, environment['RUNNER_TEMP'] ?? workspace);
    annotate(judged.verdicts, settings.maxAnnotations);
    return resultOf(judged, paths);
}
function resultOf(verdict, paths) {
    const { valid, reason, errors, warnings, verdicts } = verdict;
    return {
        reason,
        message: '',
        success: valid,
        isTold: errors > 0,
        trace: traceOf(verdicts),
        outputs: {
            valid: String(valid),
            faults: String(errors + warnings),
            errors: String(errors),
            warnings: String(warnings),
            ...paths,
        },
        // Half of what GitHub accepts, so that other steps' summaries do not matter.
        summary: (0,_agent_remediation_snapshot_short_way__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD)(verdicts, { maxBytes: 2 ** 19 }),
    };
}
/** Files that the trace names: GitHub takes 1 MiB of a job's outputs. */
const TRACED = 100;
function traceOf(verdicts) {
    const rows = (0,_agent_remediation_snapshot_short_way__WEBPACK_IMPORTED_MODULE_1__/* .gravestFirst */ .Ln)(verdicts)
        .slice(0, TRACED)
        .map(({ file, reason, outcome, portfolios, errors, warnings }) => ({
        rule: reason,
        seen: `${file}: ${portfolios} portfolios, ${errors} errors, ${warnings} warnings`,
        verdict: outcome === 'valid' ? 'pass' : outcome === 'unknown' ? 'note' : 'stop',
    }));
    const rest = verdicts.length - rows.length;
    return rest === 0 ? rows : [...rows, { rule: 'files', seen: `${rest} more`, verdict: 'note' }];
}


/***/ }),

/***/ 691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: ./packages/conventions/lib/core.js + 4 modules
var core = __nccwpck_require__(308);
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

;// CONCATENATED MODULE: ./packages/action-kit/lib/inputs.js

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
        throw new core/* Ending */._n(reason, this.#faults.map((fault) => fault.message).join('; '));
    }
    #fault(missing, message) {
        this.#faults.push({ missing, message });
    }
}

;// CONCATENATED MODULE: ./packages/action-kit/lib/runner.js


function readRunner(environment) {
    const [owner, name, ...rest] = variable(environment, 'GITHUB_REPOSITORY').split('/');
    if (!owner || !name || rest.length > 0)
        throw new core/* Ending */._n('payload-invalid', 'GITHUB_REPOSITORY is not owner/name');
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
        if ((0,external_node_fs_.statSync)(path).size > core/* MAX_EVENT_BYTES */.Au)
            throw new core/* Ending */._n('payload-too-large', `the event has more than ${core/* MAX_EVENT_BYTES */.Au} bytes`);
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        if (error instanceof core/* Ending */._n)
            throw error;
        throw new core/* Ending */._n('payload-invalid', 'the event file is missing or not JSON', { cause: error });
    }
}
function variable(environment, name) {
    const value = environment[name];
    if (value === undefined || value === '')
        throw new core/* Ending */._n('payload-invalid', `${name} is not set: this runs inside GitHub Actions`);
    return value;
}

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
        return await intake(readRunner(environment), readEventFile(environment), new Inputs(environment));
    }
    catch (error) {
        return { kind: 'error', error };
    }
}


/***/ }),

/***/ 308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _n: () => (/* reexport */ Ending),
  Au: () => (/* reexport */ MAX_EVENT_BYTES),
  ez: () => (/* reexport */ reasons_REASONS),
  e2: () => (/* reexport */ REASONS_PAGE)
});

// UNUSED EXPORTS: ASK_FIRST, BRANCH_PREFIX, COMMIT_PREFIXES, DESCRIPTION_HEADINGS, DISPATCH_EVENT_TYPE, EDIT_WINDOW_MINUTES, FENCE_AFTER_SECONDS, FINDING_MARKER, HALT_PATH, INCIDENT_MARKER, LABEL_INCIDENT, LABEL_READY, LABEL_REMEDIATE, LEDGER_BRANCH, LEDGER_ROUNDS, LEDGER_UNKNOWN_ROUNDS, LOCKFILES, MAX_AUTOMATIC_ATTEMPTS, MAX_COMMENT, MAX_DATA_TEXT, MAX_DATA_TITLE, MAX_PAYLOAD_TEXT_BYTES, MAX_RESPONSE_BYTES, MAX_SESSIONS_PER_RUN, MAX_SETTINGS_BYTES, MAX_SUMMARY_BYTES, MAX_TITLE, PROJECT, PROTECTED_PATHS, PULL_REQUEST_TITLE_PREFIX, RERUN_MAX_AGE_HOURS, SESSION_START_MINUTES, SETTINGS_PATH, STATUS_LABELS, TAG_REMEDIATION, TRACKING_MARKER, TRIGGER_TAGS, Trace, UNKNOWN_AFTER_MINUTES, succeeds

;// CONCATENATED MODULE: ./packages/conventions/lib/names.js
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
const COMMIT_PREFIXES = (/* unused pure expression or super */ null && (['fix(sec):', 'fix(deps):']));
/** Pull request title (seed 2.5: `fix: <one-line summary>`). */
const PULL_REQUEST_TITLE_PREFIX = 'fix: ';
/** The parts that a pull request's description must have (seed 2.5). Headings, in this order. */
const DESCRIPTION_HEADINGS = (/* unused pure expression or super */ null && (['Finding', 'Blast radius', 'Verification']));
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
const LOCKFILES = (/* unused pure expression or super */ null && ([
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
]));
/** Changes before which the agent must pause and ask (seed 3.2, rule 7.5). */
const ASK_FIRST = (/* unused pure expression or super */ null && ([
    'changing a public API contract',
    'changing a database column or schema, or a file under a migrations directory',
    'upgrading across a major version',
    'disabling or skipping tests',
]));

;// CONCATENATED MODULE: ./packages/conventions/lib/limits.js
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

;// CONCATENATED MODULE: ./packages/conventions/lib/reasons.js
/**
 * The closed list of endings. Code branches on codes only; the sentences are for people. The troubleshooting page and the tables of the
 * READMEs are generated from here.
 *
 * Levels: `done` and `ignored` end with exit code 0 and a notice; `refused` ends with exit code 0 and a warning where the issue can be
 * told, otherwise with 1; `failed` ends with exit code 1.
 */
const reasons_REASONS = {
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

;// CONCATENATED MODULE: ./packages/conventions/lib/outcome.js

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
    const { level } = REASONS[reason];
    return level === 'done' || level === 'ignored' || (level === 'refused' && told);
}

;// CONCATENATED MODULE: ./packages/conventions/lib/core.js
/** The part of the conventions that every start needs: reasons, endings, names and limits, without anything that loads more. */






/***/ }),

/***/ 606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ Coherence)
});

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/derive.js
var derive = __nccwpck_require__(28);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/disjoint.js
var disjoint = __nccwpck_require__(359);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/summary-rules.js
var summary_rules = __nccwpck_require__(17);
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
    if (!(p.exposure_count === derive/* routesSum */.Mi(p)))
        return false;
    if (!(p.local_handoff_exposure_count === p.route_state_counts.copy_only + p.route_state_counts.needs_config))
        return false;
    if (!(p.routed_exposure_count === p.exposure_count - p.manual_exposure_count))
        return false;
    if (!(p.tracked_exposure_count === p.exposure_count - p.needs_case_count))
        return false;
    if (!(p.relationship_gap === (p.asset_count > 1 && p.relationship_count === 0)))
        return false;
    if (!(0,disjoint/* areDisjoint */.h)(p.linked_asset_ids, p.asset_ids))
        return false;
    if (!(p.critical_asset_count > 0 === (f.highest_criticality === 0 || f.highest_criticality === 1)))
        return false;
    if (!(p.exposure_count > 0 || f.highest_severity === 4))
        return false;
    if (!(p.exposure_count > 0 || p.workflow_values.length === 0))
        return false;
    if (!(p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0))
        return false;
    if (!(p.recommended_actions.length <= derive/* MOST_RECOMMENDED_ACTIONS */.ib))
        return false;
    if (!(p.coverage_score === derive/* coverageScore */.bg(p)))
        return false;
    if (!(p.coverage_state === derive/* coverageState */.yI(p)))
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
    if (!(p.route_coverage_state === derive/* routeCoverageState */.zl(p.route_state_counts)))
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
    if (!(0,disjoint/* areDisjoint */.h)(p.dependent_portfolio_ids, p.dependency_portfolio_ids))
        return false;
    return true;
}
/** Adds the portfolio to the totals, which are in the order of SUM_RULES. */
function addToTotals(totals, p, f) {
    totals[0] += (0,summary_rules/* one */.x)(p.id !== '');
    totals[1] += (0,summary_rules/* one */.x)(f.coverage_state === 0);
    totals[2] += (0,summary_rules/* one */.x)(f.coverage_state === 1);
    totals[3] += (0,summary_rules/* one */.x)(f.coverage_state === 2);
    totals[4] += (0,summary_rules/* one */.x)(f.coverage_state === 3);
    totals[5] += (0,summary_rules/* one */.x)(p.owner_missing);
    totals[6] += (0,summary_rules/* one */.x)(p.environment_missing);
    totals[7] += (0,summary_rules/* one */.x)(p.relationship_gap);
    totals[8] += p.exposure_count;
    totals[9] += p.blocked_exposure_count;
    totals[10] += p.needs_config_exposure_count;
    totals[11] += p.template_exposure_count;
    totals[12] += p.open_case_count;
    totals[13] += p.needs_case_count;
    totals[14] += p.dependency_count;
    totals[15] += (0,summary_rules/* one */.x)(f.route_coverage_state === 1);
    totals[16] += (0,summary_rules/* one */.x)(f.route_coverage_state === 3);
    totals[17] += (0,summary_rules/* one */.x)(f.route_coverage_state === 2);
    totals[18] += (0,summary_rules/* one */.x)(p.dependency_gap_count > 0);
    totals[19] += (0,summary_rules/* one */.x)(p.dependent_gap_count > 0);
    totals[20] += p.manual_exposure_count;
    totals[21] += (0,summary_rules/* one */.x)(p.live_ready_exposure_count > 0);
    totals[22] += (0,summary_rules/* one */.x)(f.route_coverage_state === 0);
}

// EXTERNAL MODULE: ./packages/snapshot/lib/read/raw.js
var raw = __nccwpck_require__(597);
// EXTERNAL MODULE: ./packages/snapshot/lib/faults.js
var faults = __nccwpck_require__(369);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/quote.js
var quote = __nccwpck_require__(473);
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
        this.errors = new faults/* FaultList */.xT(limit);
        this.warnings = new faults/* FaultList */.xT(limit);
    }
    isOn(rule) {
        return strictnessOf(rule.tier, this.#options) !== 'off';
    }
    /** A field whose value is known to be due. */
    differs(rule, place, found, due) {
        this.add(rule, place, found, () => `${(0,quote/* quote */.hD)(due)} by what the rest of the document says`);
    }
    /** `allowed` is asked only when the fault is kept. */
    add(rule, place, found, allowed) {
        const strictness = strictnessOf(rule.tier, this.#options);
        if (strictness === 'off')
            return;
        const list = strictness === 'error' ? this.errors : this.warnings;
        if (list.isFull)
            return list.skip(1);
        const due = (0,quote/* printable */.g$)(allowed());
        const shown = (0,quote/* quote */.hD)(found);
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

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/link-rules.js
var link_rules = __nccwpck_require__(553);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/strings.js
var strings = __nccwpck_require__(935);
// EXTERNAL MODULE: ./packages/snapshot/lib/generated/shape.js
var generated_shape = __nccwpck_require__(5);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/choices.js
/** Tables about the choices of the schema, by the numbers that its check gives them. */

/** By the number of the choice what `values` says of it by name, 0 where that says nothing. */
function numbersOf(field, values) {
    const list = generated_shape/* snapshotShape */.o.fields['portfolios'];
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
        compare(link_rules/* LINK_RULES */.j.dependencyGaps, 'dependency_gap_count', index, ROW.dependencies, gaps);
        compare(link_rules/* LINK_RULES */.j.dependencyLiveReady, 'dependency_live_ready_count', index, ROW.dependencies + 1, liveReady);
        compare(link_rules/* LINK_RULES */.j.dependencyHandoff, 'dependency_handoff_count', index, ROW.dependencies + 2, handoff);
        compare(link_rules/* LINK_RULES */.j.dependencyManual, 'dependency_manual_count', index, ROW.dependencies + 3, manual);
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
        compare(link_rules/* LINK_RULES */.j.dependentGaps, 'dependent_gap_count', index, ROW.dependents, gaps);
        compare(link_rules/* LINK_RULES */.j.dependentExposures, 'dependent_exposure_count', index, ROW.dependents + 1, exposures);
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
    exists: link_rules/* LINK_RULES */.j.dependencyExists,
    answered: link_rules/* LINK_RULES */.j.dependencyAnswered,
    labelled: link_rules/* LINK_RULES */.j.dependencyLabels,
};
const DEPENDENTS = {
    field: 'dependent_portfolio_ids',
    labelsField: 'dependent_portfolio_labels',
    exists: link_rules/* LINK_RULES */.j.dependentExists,
    answered: link_rules/* LINK_RULES */.j.dependentAnswered,
    labelled: link_rules/* LINK_RULES */.j.dependentLabels,
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
        const owner = this.#ownerOf(this.#ids.find(id, (0,strings/* slugHash */.ut)(id, PREFIX)));
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
            this.#findings.add(link_rules/* LINK_RULES */.j.uniqueIds, ['portfolios', index, 'id'], portfolio.id, allowed);
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
            this.#findings.add(link_rules/* LINK_RULES */.j.notItself, place, text, () => 'the id of another portfolio');
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


const STATES = numbersOf('coverage_state', derive/* STATE_RANK */.di);
const SEVERITIES = numbersOf('highest_severity', derive/* SEVERITY_RANK */.f3);
const CRITICALITIES = numbersOf('highest_criticality', derive/* CRITICALITY_RANK */.rq);
/** Says what derive.compareUrgency says of two portfolios, one of which is gone. */
class Urgency {
    #state = 0;
    #exposures = 0;
    #cases = 0;
    #severity = 0;
    #criticality = 0;
    /** The most urgent state so far. */
    #overall = derive/* STATE_RANK */.di.tracked;
    /** The state of the whole: that of the most urgent portfolio, `tracked` where there is none. */
    get overall() {
        const states = ['action_needed', 'partial', 'ready', 'tracked'];
        return states.find((state) => derive/* STATE_RANK */.di[state] === this.#overall) ?? 'tracked';
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
    #totals = new Float64Array(summary_rules/* SUM_RULES */.k.length);
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
        this.#shown = isRaw ? raw/* textOf */.b6 : (text) => text;
        this.#links = new Links(this.findings, texts(), this.#shown);
        this.#assets = this.findings.isOn(link_rules/* LINK_RULES */.j.assetOnce) ? new Ids(texts()) : undefined;
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
        summary_rules/* SUM_RULES */.k.forEach((rule, number) => {
            const total = this.#totals[number] ?? 0;
            if (summary[rule.at] !== total)
                this.findings.differs(rule, ['summary', rule.at], summary[rule.at], total);
        });
        this.#judgeTop(summary);
        const overall = this.#urgency.overall;
        if (summary.overall_state !== overall) {
            this.findings.differs(link_rules/* LINK_RULES */.j.overallState, ['summary', 'overall_state'], summary.overall_state, overall);
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
            this.findings.add(link_rules/* LINK_RULES */.j.assetOnce, place, id, () => 'an asset of no other portfolio');
        }
    }
    #judgeOrder(portfolio, facts, index) {
        if (index === 0)
            this.#first = portfolio;
        else if (this.#urgency.isBehind(portfolio, facts)) {
            this.findings.add(link_rules/* LINK_RULES */.j.order, ['portfolios', index], portfolio, () => 'a portfolio that is not more urgent than the one before');
        }
        this.#urgency.take(portfolio, facts);
    }
    #judgeTop(summary) {
        const { top_portfolio_id: id, top_portfolio_label: label } = summary;
        const first = this.#first;
        const isOne = first === undefined ? id === '' && label === '' : this.#links.has(id, label);
        const allowed = () => first === undefined ? 'empty, as the list is' : 'the id and the label of one portfolio';
        if (!isOne) {
            this.findings.add(link_rules/* LINK_RULES */.j.topPortfolio, ['summary', 'top_portfolio_id'], id, allowed);
        }
        else if (first !== undefined && id !== first.id) {
            this.findings.differs(link_rules/* LINK_RULES */.j.topIsFirst, ['summary', 'top_portfolio_id'], id, first.id);
        }
        const action = this.#shown(first?.recommended_actions[0] ?? '');
        if (summary.top_portfolio_action !== action) {
            this.findings.differs(link_rules/* LINK_RULES */.j.topAction, ['summary', 'top_portfolio_action'], summary.top_portfolio_action, action);
        }
    }
}


/***/ }),

/***/ 28:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ routesSum),
/* harmony export */   Ss: () => (/* binding */ ROUTE_LABELS),
/* harmony export */   Vl: () => (/* binding */ COVERAGE_LABELS),
/* harmony export */   bg: () => (/* binding */ coverageScore),
/* harmony export */   di: () => (/* binding */ STATE_RANK),
/* harmony export */   f3: () => (/* binding */ SEVERITY_RANK),
/* harmony export */   ib: () => (/* binding */ MOST_RECOMMENDED_ACTIONS),
/* harmony export */   rq: () => (/* binding */ CRITICALITY_RANK),
/* harmony export */   yI: () => (/* binding */ coverageState),
/* harmony export */   zR: () => (/* binding */ ROUTE_TOKENS),
/* harmony export */   zl: () => (/* binding */ routeCoverageState)
/* harmony export */ });
/* unused harmony export compareUrgency */
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


/***/ }),

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ areDisjoint)
/* harmony export */ });
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


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ LINK_RULES)
/* harmony export */ });
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


/***/ }),

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ equal),
/* harmony export */   Tu: () => (/* binding */ atMost),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
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


/***/ }),

/***/ 17:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SUM_RULES),
/* harmony export */   x: () => (/* binding */ one)
/* harmony export */ });
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(353);
/** The rules about the summary that are a sum over the portfolios (coverage-rules.md: A1, A2, A4, A5, and two of B and C). */

/** For counting. */
function one(is) {
    return is ? 1 : 0;
}
const SUM_RULES = [
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'total-portfolios', 'total_portfolios', (p) => one(p.id !== ''), 'total_portfolios is the number of portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'ready-count', 'ready_count', (p) => one(p.coverage_state === 'ready'), 'ready_count is the number of portfolios whose coverage_state is ready.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'partial-count', 'partial_count', (p) => one(p.coverage_state === 'partial'), 'partial_count is the number of portfolios whose coverage_state is partial.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'action-needed-count', 'action_needed_count', (p) => one(p.coverage_state === 'action_needed'), 'action_needed_count is the number of portfolios whose coverage_state is action_needed.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'tracked-count', 'tracked_count', (p) => one(p.coverage_state === 'tracked'), 'tracked_count is the number of portfolios whose coverage_state is tracked.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'owner-gap-count', 'owner_gap_count', (p) => one(p.owner_missing), 'owner_gap_count is the number of portfolios with owner_missing.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'environment-gap-count', 'environment_gap_count', (p) => one(p.environment_missing), 'environment_gap_count is the number of portfolios with environment_missing.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'relationship-gap-count', 'relationship_gap_count', (p) => one(p.relationship_gap), 'relationship_gap_count is the number of portfolios with relationship_gap.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'exposure-sum', 'exposure_count', (p) => p.exposure_count, 'exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'blocked-sum', 'blocked_exposure_count', (p) => p.blocked_exposure_count, 'blocked_exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'needs-config-sum', 'needs_config_exposure_count', (p) => p.needs_config_exposure_count, 'needs_config_exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'template-sum', 'template_exposure_count', (p) => p.template_exposure_count, 'template_exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'open-case-sum', 'open_case_count', (p) => p.open_case_count, 'open_case_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'needs-case-sum', 'needs_case_count', (p) => p.needs_case_count, 'needs_case_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'dependency-edges', 'dependency_edge_count', (p) => p.dependency_count, 'dependency_edge_count is the sum of dependency_count, which is the sum of dependent_count.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'handoff-only-portfolios', 'handoff_only_portfolio_count', (p) => one(p.route_coverage_state === 'handoff_only'), 'handoff_only_portfolio_count is the number of portfolios whose route_coverage_state is handoff_only.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'manual-route-portfolios', 'manual_route_portfolio_count', (p) => one(p.route_coverage_state === 'manual_only'), 'manual_route_portfolio_count is the number of portfolios whose route_coverage_state is manual_only.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'mixed-route-portfolios', 'mixed_route_portfolio_count', (p) => one(p.route_coverage_state === 'mixed'), 'mixed_route_portfolio_count is the number of portfolios whose route_coverage_state is mixed.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'dependency-gap-portfolios', 'dependency_gap_portfolio_count', (p) => one(p.dependency_gap_count > 0), 'dependency_gap_portfolio_count is the number of portfolios with a dependency_gap_count above 0.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'downstream-gap-portfolios', 'downstream_gap_portfolio_count', (p) => one(p.dependent_gap_count > 0), 'downstream_gap_portfolio_count is the number of portfolios with a dependent_gap_count above 0.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('B', 'unrouted-sum', 'unrouted_exposure_count', (p) => p.manual_exposure_count, 'unrouted_exposure_count is the sum of manual_exposure_count.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('B', 'live-ready-portfolios', 'live_ready_portfolio_count', (p) => one(p.live_ready_exposure_count > 0), 'live_ready_portfolio_count is the number of portfolios with at least one live-ready exposure.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('C', 'live-ready-states', 'live_ready_portfolio_count', (p) => one(p.route_coverage_state === 'live_ready'), 'live_ready_portfolio_count is the number of portfolios whose route_coverage_state is live_ready.'),
];


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ FAULT_CODES),
/* harmony export */   rq: () => (/* binding */ pointerOf),
/* harmony export */   xT: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _validate_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(473);
/** What a fault is, the closed list of its codes, and the list that counts all and keeps the first. */

/** Code of a fault → the sentence that explains it. */
const FAULT_CODES = {
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
    return place.map((token) => `/${(0,_validate_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(String(token)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}


/***/ }),

/***/ 100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ln: () => (/* reexport */ markdown/* gravestFirst */.L),
  wD: () => (/* reexport */ markdown/* markdown */.w),
  y0: () => (/* reexport */ validateFaultless),
  Xx: () => (/* reexport */ workspace/* workspaceReader */.X)
});

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/coherence.js + 11 modules
var cohere_coherence = __nccwpck_require__(606);
// EXTERNAL MODULE: ./packages/snapshot/lib/generated/checks.js + 1 modules
var checks = __nccwpck_require__(924);
// EXTERNAL MODULE: ./packages/snapshot/lib/generated/shape.js
var shape = __nccwpck_require__(5);
// EXTERNAL MODULE: ./packages/snapshot/lib/limits.js
var limits = __nccwpck_require__(184);
// EXTERNAL MODULE: ./packages/snapshot/lib/read/count.js
var count = __nccwpck_require__(472);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/date-time.js
var date_time = __nccwpck_require__(111);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/lists.js
var lists = __nccwpck_require__(652);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/strings.js
var validate_strings = __nccwpck_require__(935);
;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/follows.js



/** Whether a value follows the shape: what `explain` says nothing against, without the words for it. */
function follows(value, shape) {
    switch (shape.kind) {
        case 'text':
            return (0,validate_strings/* isText */.KH)(value, shape.min, shape.max, validate_strings/* codePoints */.BH);
        case 'slug':
            return (0,validate_strings/* isSlug */.u5)(value, shape.prefix);
        case 'choice':
            return shape.values.some((choice) => choice === value);
        case 'date-time':
            return (0,date_time/* isDateTime */.A)(value);
        case 'integer':
            return (0,validate_strings/* isInteger */.Fq)(value, shape.min, shape.max ?? Number.POSITIVE_INFINITY);
        case 'boolean':
            return typeof value === 'boolean';
        case 'list':
            if (!Array.isArray(value) || !value.every((item) => follows(item, shape.of)))
                return false;
            return !shape.unique || (0,lists/* isUnique */.Gl)(value);
        case 'record': {
            if (!(0,lists/* isObject */.Gv)(value))
                return false;
            const fields = Object.entries(shape.fields);
            if (Object.keys(value).length !== fields.length)
                return false;
            return fields.every(([name, field]) => Object.hasOwn(value, name) && follows(value[name], field));
        }
    }
}

// EXTERNAL MODULE: ./packages/snapshot/lib/validate/strings-in.js
var strings_in = __nccwpck_require__(699);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/faultless.js
/**
 * The short way for small files that have nothing wrong: the runtime's own parser sees them once, and nothing is kept for a report.
 * Everything else goes the long way, which alone knows lines, columns, doubled fields and large files.
 */









/** Bytes. Above this the long way is the faster one. */
const MAX_BYTES = 4 * 2 ** 20;
/** The verdict on files that are all small, valid and without a warning; `undefined` when one of them is not. */
async function validateFaultless(paths, read, options) {
    const verdicts = new Map();
    for (const path of paths) {
        const found = await read(path);
        const portfolios = found.is === 'file' ? portfoliosOf(found.whole, options) : undefined;
        if (portfolios === undefined)
            return undefined;
        verdicts.set(found.file, {
            file: found.file,
            reason: 'snapshot-valid',
            outcome: 'valid',
            portfolios,
            errors: 0,
            warnings: 0,
            faults: [],
        });
    }
    if (verdicts.size === 0)
        return undefined;
    return { valid: true, reason: 'snapshot-valid', errors: 0, warnings: 0, verdicts: [...verdicts.values()] };
}
/** How many portfolios a file has that nothing at all can be said against. */
function portfoliosOf(whole, options) {
    try {
        const bytes = whole(MAX_BYTES);
        if (bytes === undefined)
            return undefined;
        // A byte order mark stays, and is no JSON.
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return judged(JSON.parse(text), text, options);
    }
    catch {
        // Not to be read, not UTF-8, or not JSON: the long way says which, and where.
        return undefined;
    }
}
function judged(document, text, options) {
    if (!(0,lists/* isObject */.Gv)(document) || !Array.isArray(document['portfolios']))
        return undefined;
    const coherence = new cohere_coherence/* Coherence */.R(options, limits/* DEFAULT_FAULT_LIMIT */.vt);
    const facts = new checks/* PortfolioFacts */.O(validate_strings/* codePoints */.BH);
    let strings = 0;
    for (const portfolio of document['portfolios']) {
        const found = (0,checks/* portfolioStrings */.L)(portfolio, facts);
        if (!isPortfolio(portfolio, found) || !coherence.agrees(portfolio, facts))
            return undefined;
        coherence.add(portfolio, facts);
        strings += found;
    }
    const root = { ...document, portfolios: [] };
    if (!isSnapshot(root))
        return undefined;
    coherence.finish(root.summary);
    strings += (0,strings_in/* stringsIn */.Q)(root);
    const { errors, warnings } = coherence.findings;
    // Of a doubled field JSON.parse keeps one: then the text holds more strings than the value.
    const isWritten = strings === (0,count/* stringsOf */.iw)(text, text.match(/"/g)?.length ?? 0);
    return isWritten && errors.count + warnings.count === 0 ? document['portfolios'].length : undefined;
}
function isPortfolio(_, strings) {
    return strings !== lists/* INVALID */.uY;
}
function isSnapshot(value) {
    return follows(value, shape/* snapshotShape */.o);
}

// EXTERNAL MODULE: ./packages/snapshot/lib/files/workspace.js
var workspace = __nccwpck_require__(583);
// EXTERNAL MODULE: ./packages/snapshot/lib/format/markdown.js
var markdown = __nccwpck_require__(227);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/short-way.js
/** What judging a small file without a fault needs, and nothing more: for a start that must be quick. */





/***/ }),

/***/ 583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ workspaceReader)
/* harmony export */ });
/* unused harmony export chunksOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
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

/***/ 227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ gravestFirst),
/* harmony export */   w: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(184);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7);
/* harmony import */ var _validate_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(473);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(523);




/** Rows are left out, with their number, rather than cut. */
function markdown(verdicts, options = {}) {
    const maxBytes = options.maxBytes ?? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMMARY_BYTES */ .R$;
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
    return `| ${code(file)} | ${code(reason)} ${_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .e[reason]} | ${portfolios} | ${errors} | ${warnings} |`;
}
function faultRow(file, fault) {
    const at = fault.position === undefined ? '' : `:${fault.position.line}:${fault.position.column}`;
    const name = fault.severity === 'warning' ? `warning ${fault.rule ?? fault.code}` : (fault.rule ?? fault.code);
    return `| ${code(`${file}${at}`)} | ${code(name)} ${code((0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .e)(fault))} |`;
}
/** Text as a code span: what could close the span or the cell is written as an escape. */
function code(text) {
    return `\`${(0,_validate_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(text)}\``;
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


/***/ }),

/***/ 523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sentence)
/* harmony export */ });
function sentence(fault) {
    const where = fault.pointer === '' ? 'The document' : fault.pointer;
    const meant = fault.suggestion === undefined ? '' : ` Did you mean ${fault.suggestion}?`;
    const allowed = fault.message.includes(fault.allowed) ? '' : ` Allowed: ${fault.allowed}.`;
    return `${where}: ${fault.message}${allowed}${meant}`;
}


/***/ }),

/***/ 924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ PortfolioFacts),
  L: () => (/* binding */ portfolioStrings)
});

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

// EXTERNAL MODULE: ./packages/snapshot/lib/validate/lists.js
var lists = __nccwpck_require__(652);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/strings.js
var validate_strings = __nccwpck_require__(935);
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
                        : lists/* INVALID */.uY;
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
                        : lists/* INVALID */.uY;
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
                            : lists/* INVALID */.uY;
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
                    : lists/* INVALID */.uY;
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
                        : lists/* INVALID */.uY;
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
                        : lists/* INVALID */.uY;
}
const assetTestPattern = /^asset-[a-z0-9]+(?:-[a-z0-9]+)*$/;
function assetTest(text) {
    if (typeof text !== 'string')
        return false;
    return text.length <= validate_strings/* LONGEST_TESTED */.h1 ? assetTestPattern.test(text) : (0,validate_strings/* isSlug */.u5)(text, 'asset-');
}
const routingTestPattern = /^routing-[a-z0-9]+(?:-[a-z0-9]+)*$/;
function routingTest(text) {
    if (typeof text !== 'string')
        return false;
    return text.length <= validate_strings/* LONGEST_TESTED */.h1 ? routingTestPattern.test(text) : (0,validate_strings/* isSlug */.u5)(text, 'routing-');
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
        ? (0,validate_strings/* wordsHash */.iJ)(text, 10)
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
        ? (0,validate_strings/* wordsHash */.iJ)(text, 6)
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
    if (!(0,lists/* isObject */.Gv)(record))
        return lists/* INVALID */.uY;
    let strings = 75;
    let items = 0;
    facts.id = portfolioHash(record.id);
    if (facts.id === 0)
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isText */.KH)(record.label, 1, 120, facts.points))
        return lists/* INVALID */.uY;
    items = (0,lists/* slugHashes */._Z)(record.asset_ids, assetHash, facts.asset_ids);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.asset_names, 1, 140, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.owner_teams, 1, 120, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.owner_names, 1, 120, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.environments, 1, 60, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* slugList */.oG)(record.linked_asset_ids, assetTest);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    if (!(0,validate_strings/* isCount */.my)(record.relationship_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.asset_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.critical_asset_count))
        return lists/* INVALID */.uY;
    facts.highest_criticality = choice1(record.highest_criticality);
    if (facts.highest_criticality === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.needs_case_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.tracked_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.open_case_count))
        return lists/* INVALID */.uY;
    facts.highest_severity = choice2(record.highest_severity);
    if (facts.highest_severity === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    items = (0,lists/* choiceList */.ab)(record.workflow_values, choice3);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.route_labels, 1, 120, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* slugList */.oG)(record.policy_ids, routingTest);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.policy_labels, 1, 120, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    if (!(0,validate_strings/* isCount */.my)(record.policy_count))
        return lists/* INVALID */.uY;
    items = (0,lists/* textList */.gC)(record.route_blockers, 1, 160, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    const record_route_state_counts = record.route_state_counts;
    if (!(0,lists/* isObject */.Gv)(record_route_state_counts))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record_route_state_counts.ready))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record_route_state_counts.copy_only))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record_route_state_counts.needs_config))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record_route_state_counts.template))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record_route_state_counts.blocked))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record_route_state_counts.manual))
        return lists/* INVALID */.uY;
    if (!(0,lists/* hasFields */.s6)(record_route_state_counts, 6))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.live_ready_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.local_handoff_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.needs_config_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.template_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.blocked_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.manual_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.routed_exposure_count))
        return lists/* INVALID */.uY;
    if (typeof record.owner_missing !== 'boolean')
        return lists/* INVALID */.uY;
    if (typeof record.environment_missing !== 'boolean')
        return lists/* INVALID */.uY;
    if (typeof record.relationship_gap !== 'boolean')
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isInteger */.Fq)(record.coverage_score, 0, 100))
        return lists/* INVALID */.uY;
    facts.coverage_state = choice4(record.coverage_state);
    if (facts.coverage_state === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isText */.KH)(record.coverage_label, 0, 80, facts.points))
        return lists/* INVALID */.uY;
    facts.route_coverage_state = choice5(record.route_coverage_state);
    if (facts.route_coverage_state === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isText */.KH)(record.route_coverage_label, 0, 80, facts.points))
        return lists/* INVALID */.uY;
    facts.route_coverage_token = choice6(record.route_coverage_token);
    if (facts.route_coverage_token === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isText */.KH)(record.coverage_summary, 0, 240, facts.points))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isText */.KH)(record.route_coverage_summary, 0, 320, facts.points))
        return lists/* INVALID */.uY;
    items = (0,lists/* textList */.gC)(record.recommended_actions, 1, 240, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* slugHashes */._Z)(record.dependency_portfolio_ids, portfolioHash, facts.dependency_portfolio_ids);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.dependency_portfolio_labels, 1, 120, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    if (!(0,validate_strings/* isCount */.my)(record.dependency_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.dependency_gap_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.dependency_live_ready_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.dependency_handoff_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.dependency_manual_count))
        return lists/* INVALID */.uY;
    items = (0,lists/* textList */.gC)(record.dependency_route_blockers, 1, 160, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* slugHashes */._Z)(record.dependent_portfolio_ids, portfolioHash, facts.dependent_portfolio_ids);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    items = (0,lists/* textList */.gC)(record.dependent_portfolio_labels, 1, 120, facts.points);
    if (items === lists/* INVALID */.uY)
        return lists/* INVALID */.uY;
    strings += items;
    if (!(0,validate_strings/* isCount */.my)(record.dependent_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.dependent_gap_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isCount */.my)(record.dependent_exposure_count))
        return lists/* INVALID */.uY;
    if (!(0,validate_strings/* isText */.KH)(record.dependency_summary, 0, 320, facts.points))
        return lists/* INVALID */.uY;
    if (!(0,lists/* hasFields */.s6)(record, 57))
        return lists/* INVALID */.uY;
    return strings;
}


/***/ }),

/***/ 5:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ snapshotShape)
/* harmony export */ });
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


/***/ }),

/***/ 184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ MAX_PIECE_BYTES),
/* harmony export */   R$: () => (/* binding */ SUMMARY_BYTES),
/* harmony export */   Sg: () => (/* binding */ ANNOTATIONS_PER_STEP),
/* harmony export */   XF: () => (/* binding */ SLICE_BYTES),
/* harmony export */   as: () => (/* binding */ SHOWN_CODE_POINTS),
/* harmony export */   bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
/* harmony export */   jl: () => (/* binding */ ANNOTATION_CHARACTERS),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   vt: () => (/* binding */ DEFAULT_FAULT_LIMIT)
/* harmony export */ });
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
const DEFAULT_FAULT_LIMIT = 100;
/** Code points of a value that a message shows. */
const SHOWN_CODE_POINTS = 80;
/** GitHub shows this many error and this many warning annotations per step. */
const ANNOTATIONS_PER_STEP = 10;
/** Characters of one annotation that GitHub shows. */
const ANNOTATION_CHARACTERS = 4096;
/** Bytes of a step summary that GitHub accepts. */
const SUMMARY_BYTES = 2 ** 20;


/***/ }),

/***/ 472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ unitsOf),
/* harmony export */   iw: () => (/* binding */ stringsOf),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(573);
/** Counts in bytes: quotes tell how many strings were written, line feeds and units where a slice ends. */

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** Words after which the sum of one lane may reach 255. Sums are kept to 32 bits (`| 0`): beyond them numbers are slower ones. */
const BLOCK = 255;
/** How often the byte occurs. Looks at four bytes at a time, as a word of four lanes; at the few before and behind whole words one by one. */
function countOf(byte, bytes) {
    const { lead, words, rest } = inWords(bytes);
    const wanted = byte * 0x01010101;
    let others = 0;
    for (let start = 0; start < words.length; start += BLOCK) {
        const end = Math.min(start + BLOCK, words.length);
        let lanes = 0;
        for (let index = start; index < end; index += 1)
            lanes = (lanes + nonZeroLanes((words[index] ?? 0) ^ wanted)) | 0;
        others += sumOfLanes(lanes);
    }
    return 4 * words.length - others + countSlowly(byte, lead) + countSlowly(byte, rest);
}
/** Length of UTF-8 in UTF-16 code units: a byte that continues a character adds none, one that begins a character of four bytes two. */
function unitsOf(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return bytes.length;
    const { lead, words, rest } = inWords(bytes);
    let units = unitsSlowly(lead) + unitsSlowly(rest) + 4 * words.length;
    for (let start = 0; start < words.length; start += BLOCK) {
        const end = Math.min(start + BLOCK, words.length);
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
        if (text.charCodeAt(at + 1) === QUOTE)
            within += 1;
    }
    return (quotes - within) / 2;
}


/***/ }),

/***/ 597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ withoutEscapes),
/* harmony export */   UD: () => (/* binding */ rawOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gu: () => (/* binding */ rawPoints)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(573);
/**
 * Raw text: a string with one character for each byte of UTF-8. Making it is copying, where decoding costs as much as parsing, and
 * JSON.parse reads it in half the time. All that JSON gives a meaning to is ASCII, so a value of raw text is that of the text, but
 * for the characters of strings beyond ASCII. Nobody is shown raw text: what is shown is decoded first.
 */

/** The bytes as raw text, or undefined when they are not UTF-8. */
function rawOf(bytes) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
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


/***/ }),

/***/ 7:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ REASONS)
/* harmony export */ });
/** The closed list of endings. Programs branch on the code; people read the sentence. */
const REASONS = {
    'snapshot-valid': 'The document follows the schema and its fields agree with each other.',
    'snapshot-invalid': 'The document does not follow the schema.',
    'snapshot-incoherent': 'The document follows the schema, but its fields contradict each other.',
    'snapshot-unknown-version': 'The document carries a schema_version that this reader does not know.',
    'snapshot-unreadable': 'The document could not be read as JSON.',
};


/***/ }),

/***/ 111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isDateTime)
/* harmony export */ });
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


/***/ }),

/***/ 652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ isUnique),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   _Z: () => (/* binding */ slugHashes),
/* harmony export */   ab: () => (/* binding */ choiceList),
/* harmony export */   gC: () => (/* binding */ textList),
/* harmony export */   oG: () => (/* binding */ slugList),
/* harmony export */   s6: () => (/* binding */ hasFields),
/* harmony export */   uY: () => (/* binding */ INVALID)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(935);

const INVALID = -1;
/** Up to this length comparing every pair is faster than building a set. */
const PAIRWISE = 10;
function textList(list, min, max, points) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (!(0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(list[index], min, max, points))
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
const MOST_STEPS = 32;
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
            if (step === MOST_STEPS)
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
function isObject(value) {
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


/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(184);
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
        return printable(JSON.stringify(shorten(value)));
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return value === null ? 'null' : 'nothing';
}
const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`|<>&@#%]|[^\P{Zs} ]/gu;
/** Replaces every character that is not plainly visible, or that a renderer could act on, by its escape. */
function printable(text) {
    return text.replaceAll(NOT_PRINTABLE, (character) => Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''));
}
function escapeUnit(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
/** The first {@link SHOWN_CODE_POINTS} code points, and an ellipsis where something was left out. */
function shorten(text) {
    const start = Array.from(text.slice(0, 2 * _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as));
    const isWhole = start.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as && text.length <= 2 * _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as;
    return isWhole ? text : `${start.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as).join('')}…`;
}


/***/ }),

/***/ 699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ stringsIn)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(184);

/** How many strings a value holds, names of fields included; NaN, which equals no number, when it is nested deeper than a document may be. */
function stringsIn(value, depth = 0) {
    if (typeof value === 'string')
        return 1;
    if (typeof value !== 'object' || value === null)
        return 0;
    if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
        return Number.NaN;
    const inner = Object.values(value);
    let strings = Array.isArray(value) ? 0 : inner.length;
    for (const item of inner)
        strings += stringsIn(item, depth + 1);
    return strings;
}


/***/ }),

/***/ 935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   Fq: () => (/* binding */ isInteger),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   h1: () => (/* binding */ LONGEST_TESTED),
/* harmony export */   iJ: () => (/* binding */ wordsHash),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   u5: () => (/* binding */ isSlug),
/* harmony export */   ut: () => (/* binding */ slugHash)
/* harmony export */ });
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
/******/ var __webpack_exports__ = __nccwpck_require__(676);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
