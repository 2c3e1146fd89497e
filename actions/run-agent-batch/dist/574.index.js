export const id = 574;
export const ids = [574];
export const modules = {

/***/ 2574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentStep: () => (/* binding */ agentStep)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/action-kit/lib/index.js + 3 modules
var lib = __webpack_require__(7003);
// EXTERNAL MODULE: ./packages/agent-batch/lib/limits.js
var limits = __webpack_require__(2292);
// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var conventions_lib = __webpack_require__(7192);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/agent.js
/** The agent's program or library is not there. */
class AgentMissing extends Error {
    name = 'AgentMissing';
}

// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/claim-file.js
var claim_file = __webpack_require__(8598);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/files.js
var files = __webpack_require__(1316);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/result-file.js
var result_file = __webpack_require__(7501);
// EXTERNAL MODULE: ./packages/guardrails/lib/rules.js + 1 modules
var rules = __webpack_require__(9435);
// EXTERNAL MODULE: ./packages/agent-batch/lib/git/changes.js
var git_changes = __webpack_require__(9604);
// EXTERNAL MODULE: ./packages/agent-batch/lib/git/git.js
var git_git = __webpack_require__(3381);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/work/patch.js






/**
 * The difference between a work tree and what the set-up left on the base commit, seen through a repository of our own: whatever the agent did to the work tree's
 * `.git`, its hooks, filters or index does not count. What the base's `.gitignore` files leave out is no part of a change.
 *
 * @param base A commit or tree
 * @param holdsSecret Whether a text holds a secret of this job, such as the model's key
 */
async function changeOf(git, base, tree, holdsSecret) {
    const status = await (0,promises_.lstat)(tree).catch(() => undefined);
    if (!status?.isDirectory() || (await (0,promises_.realpath)(tree)) !== tree)
        return { kind: 'none', why: 'the work tree is gone or is no folder any more' };
    const environment = { GIT_INDEX_FILE: (0,external_node_path_.join)(git.directory, 'index-of-change') };
    const inTree = { workTree: tree, environment };
    await git.run(['read-tree', base], inTree);
    const added = await git.ask(['add', '--all', '--', '.'], inTree);
    if (added.status !== 0) {
        // A repository without a commit, say: what git cannot take in is no fault of this run.
        if (/does not have a commit checked out|unable to index file|invalid path|[Pp]ermission denied/u.test(added.stderr))
            return { kind: 'refused', why: `git cannot take the change in: ${added.stderr.trim().slice(-300)}` };
        throw new git_git/* GitFault */.lc(`git add ended with ${added.status}: ${added.stderr.trim().slice(-1_000)}`);
    }
    const after = (await git.run(['write-tree'], inTree)).trim();
    const listed = await git.run(['diff-tree', '-r', '-z', '--no-renames', '--raw', base, after]);
    const changes = (0,git_changes/* rawChanges */.A)(listed);
    if (changes.length === 0)
        return { kind: 'none', why: 'no file changed' };
    const odd = (0,git_changes/* oddChange */.o)(changes);
    if (odd !== undefined)
        return { kind: 'refused', why: odd };
    // As text whatever a file says that it is: an attribute or a zero byte hides nothing.
    const [patch, text] = [await diffOf(git, base, after, '--binary'), await diffOf(git, base, after, '--text')];
    if (patch === undefined || text === undefined || Math.max(patch.length, text.length) > limits/* MOST_PATCH_BYTES */.pT)
        return { kind: 'refused', why: `the change has more than ${limits/* MOST_PATCH_BYTES */.pT} bytes` };
    const secret = secretIn(text, holdsSecret);
    if (secret !== undefined)
        return { kind: 'refused', why: `the change holds ${secret}` };
    return { kind: 'patch', patch, paths: changes.map(({ path }) => path) };
}
const DIFF = ['diff-tree', '-r', '-p', '--full-index', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
/** The difference as git writes it; `undefined`: it is too large to be printed. */
async function diffOf(git, base, tree, form) {
    const { status, stdout, stderr } = await git.ask([...DIFF, form, base, tree]);
    if (status === 0)
        return stdout;
    if (stdout.length > limits/* MOST_PATCH_BYTES */.pT)
        return undefined;
    throw new git_git/* GitFault */.lc(`git diff-tree ended with ${status}: ${stderr.trim().slice(-1_000)}`);
}
/** What secret the change adds, without showing it; a secret must not get into an artifact, which many may read. */
function secretIn(text, holdsSecret) {
    const added = text
        .toString('utf8')
        .split('\n')
        .filter((line) => line.startsWith('+') && !line.startsWith('+++ '))
        .map((line) => line.slice(1))
        .join('\n');
    if (holdsSecret(added))
        return 'a secret of this job';
    const form = (0,rules/* findSecrets */.dL)(added).find(({ certain }) => certain)?.form;
    return form && `what looks like a credential (${form})`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/work/run-command.js



/** Milliseconds for what a command started to end after the command itself did. */
const AFTER_MS = 2_000;
/** Runs one line of the settings' shell in a process group of its own, which ends with it. */
function runCommand(command, options) {
    const { cwd, environment, timeoutMs, signal } = options;
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
            cwd,
            env: environment,
            detached: true,
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        let kept = Buffer.alloc(0);
        let timedOut = false;
        const keep = (chunk) => {
            kept = Buffer.concat([kept, chunk]);
            if (kept.length > 2 * limits/* MOST_OUTPUT_BYTES */.kw)
                kept = kept.subarray(-limits/* MOST_OUTPUT_BYTES */.kw);
        };
        const killAll = () => killGroup(child.pid);
        const timer = setTimeout(() => {
            timedOut = true;
            killAll();
        }, timeoutMs);
        signal.addEventListener('abort', killAll, { once: true });
        child.stdout.on('data', keep);
        child.stderr.on('data', keep);
        child.on('error', reject);
        // What it left in the background holds its output open: it is given a moment, and then ended.
        child.on('exit', () => setTimeout(killAll, AFTER_MS).unref());
        child.on('close', (status) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', killAll);
            killAll();
            resolve({ status, timedOut, output: kept.subarray(-limits/* MOST_OUTPUT_BYTES */.kw).toString('utf8') });
        });
    });
}
function killGroup(pid) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // The group is gone.
    }
}
/** Variable by which a process that a task started is known, whatever group or session it is in. */
const TASK_VARIABLE = 'AGENT_REMEDIATION_BATCH';
/** Ends every process that carries the mark of a task in its environment. Linux alone tells; elsewhere the process groups are what there is. */
async function endProcessesOf(mark) {
    const numbers = (await (0,promises_.readdir)('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
    const wanted = `\0${TASK_VARIABLE}=${mark}\0`;
    let ended = 0;
    for (const number of numbers) {
        if (Number(number) === process.pid)
            continue;
        const environment = await (0,promises_.readFile)(`/proc/${number}/environ`, 'latin1').catch(() => '');
        if (!`\0${environment}`.includes(wanted))
            continue;
        try {
            process.kill(Number(number), 'SIGKILL');
            ended += 1;
        }
        catch {
            // It ended by itself meanwhile.
        }
    }
    return ended;
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/work/prepare.js








/** A set-up that failed: nothing can be worked on, and it says nothing of the finding. */
class SetupFault extends Error {
    name = 'SetupFault';
}
/**
 * The repository's set-up commands run once on the base commit and are kept for every finding of the job (seed 2.5, repository setup).
 * A folder that an earlier, killed run of this job has finished is used again, unless something has written into it since.
 */
async function prepare(claim, shop) {
    const key = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([claim.base, claim.setup]))
        .digest('hex')
        .slice(0, 16);
    const folder = (0,external_node_path_.join)(shop.temporary, `base-${key}`);
    const git = await baseRepository(claim, shop);
    try {
        return await prepareIn(folder, git, claim, shop);
    }
    catch (error) {
        await git.remove();
        throw error;
    }
}
async function prepareIn(folder, git, claim, shop) {
    const [tree, ready] = [(0,external_node_path_.join)(folder, 'tree'), (0,external_node_path_.join)(folder, 'ready')];
    const known = await (0,promises_.readFile)(ready, 'utf8').catch(() => undefined);
    const state = known === undefined ? undefined : await stateOf(git, claim.base, tree);
    if (state !== undefined && state === known)
        return { git, tree, state };
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    await (0,promises_.mkdir)(tree, { recursive: true });
    await checkOut(git, claim.base, tree);
    await setUp(claim.setup, tree, shop);
    const made = await stateOf(git, claim.base, tree);
    await (0,files/* writeWhole */.f8)(ready, made);
    return { git, tree, state: made };
}
/** Git's id of a folder's files, those that `.gitignore` leaves out not among them. */
async function stateOf(git, base, tree) {
    const inTree = { workTree: tree, environment: { GIT_INDEX_FILE: (0,external_node_path_.join)(git.directory, 'index-of-state') } };
    await git.run(['read-tree', base], inTree);
    // What git cannot take in, it leaves as it was.
    await git.ask(['add', '--all', '--ignore-errors', '--', '.'], inTree);
    return (await git.run(['write-tree'], inTree)).trim();
}
/** Runs set-up commands; rejects with `SetupFault` at the first that fails. */
async function setUp(commands, tree, shop) {
    for (const command of commands) {
        const end = await runIn(command, tree, shop);
        if (end.status !== 0)
            throw new SetupFault(`set-up command \`${command}\` ${endSays(end)}: ${end.output.slice(-2_000)}`);
    }
}
async function runIn(command, tree, shop, mark) {
    const environment = { ...(await plainEnvironment(shop, mark)), ...shop.commandEnvironment };
    return runCommand(command, { cwd: tree, environment, timeoutMs: shop.commandMs, signal: shop.signal });
}
function endSays({ status, timedOut }) {
    return timedOut ? 'did not end in time' : status === null ? 'was killed' : `ended with ${status}`;
}
/**
 * What every program may see: where programs are, a home, and that nobody answers questions. `home`: another one than that of the set-up
 * and test commands.
 */
async function plainEnvironment(shop, mark = 'setup', home) {
    const own = home ?? (0,external_node_path_.join)(shop.temporary, 'home');
    const temporary = home === undefined ? shop.temporary : (0,external_node_path_.join)(home, 'tmp');
    await (0,promises_.mkdir)(own, { recursive: true });
    await (0,promises_.mkdir)(temporary, { recursive: true });
    return {
        PATH: shop.path,
        HOME: own,
        TMPDIR: temporary,
        LANG: 'C.UTF-8',
        CI: 'true',
        GIT_TERMINAL_PROMPT: '0',
        AGENT_REMEDIATION_BATCH: mark,
    };
}
/** The base commit in a repository that no work tree knows of. */
async function baseRepository({ base, baseBranch }, shop) {
    const git = await git_git/* Git */.TU.create(shop.temporary, shop.path);
    try {
        const source = (0,external_node_path_.join)(shop.workspace, '.git');
        const serve = '--upload-pack=git -c uploadpack.allowAnySHA1InWant=true -c safe.directory=* upload-pack';
        await git.run(['fetch', '--quiet', '--no-tags', '--depth=1', '--update-shallow', serve, source, base]);
        return git;
    }
    catch (error) {
        await git.remove();
        const why = error instanceof git_git/* GitFault */.lc ? error.message : String(error);
        if (why.includes('No space left on device'))
            throw error;
        throw new conventions_lib/* Ending */._n('input-invalid', `the checkout does not hold ${base}, on which the findings were claimed: check out ${baseBranch} with \`fetch-depth: 0\` (${why})`);
    }
}
async function checkOut(git, commit, tree) {
    await git.run(['checkout', '--quiet', '--force', commit, '--', '.'], { workTree: tree });
}
/** A commit's files alone, in a folder that nothing was run in. */
function checkOutNew({ git }, commit, shop) {
    return newFolder(shop, 'trusted', (target) => checkOut(git, commit, target));
}
/** A copy of the prepared base, links as they are. */
function copyTree({ tree }, shop, name) {
    return newFolder(shop, name, (target) => (0,promises_.cp)(tree, target, COPY));
}
/** A copy of the home that the set-up commands filled: what an agent puts into its own makes no test green. */
async function copyHome(shop) {
    const { HOME: home = '' } = await plainEnvironment(shop);
    return newFolder(shop, 'home', (target) => (0,promises_.cp)(home, target, COPY));
}
const COPY = {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    force: true,
    mode: external_node_fs_.constants.COPYFILE_FICLONE,
};
/** Of a folder that cannot be filled, as on a disk that is full, nothing is left: the next finding may need less. */
async function newFolder(shop, name, fill) {
    const target = await (0,promises_.mkdtemp)((0,external_node_path_.join)(shop.temporary, `${name}-`));
    try {
        await fill(target);
        return target;
    }
    catch (error) {
        await (0,promises_.rm)(target, { recursive: true, force: true });
        throw error;
    }
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/work/finding.js







/** What the run does itself is not the agent's to do, whatever its brief says of a pull request. */
const RUN_RULES = `# This run

You work in a prepared copy of the repository, with its set-up done. Change files there and nothing else.
Make no commit, push nothing and open no pull request, whatever the brief says of them: when you have ended, this run takes the difference,
runs the tests itself, and opens the draft pull request if they pass. End with a summary: what was wrong, what you changed, how you
reproduced it, and what you ran. If you cannot fix it, change nothing and say why.`;
/** Works on one finding in a copy of its own: agent, then the tests on a fresh copy. Rejects only where nothing can be worked on at all. */
async function workOn(claim, allowance, options, shop, folder, deps) {
    const started = deps.now();
    const none = { summary: '', turns: 0, costUsd: 0, denials: 0 };
    const stopped = (stop, seen, ending = none) => {
        const { turns, costUsd, denials } = ending;
        const summary = deps.redact([seen, ending.summary].filter((part) => part !== '').join('\n\n'));
        return { result: { ...base(), kind: 'stopped', stop, summary, turns, costUsd, denials } };
    };
    const base = () => ({
        version: 1,
        findingId: claim.findingId,
        nonce: claim.nonce,
        seconds: Math.max(0, Math.round((deps.now() - started) / 1_000)),
    });
    let prepared;
    try {
        prepared = await prepare(claim, shop);
    }
    catch (error) {
        if (error instanceof SetupFault)
            return stopped('setup', error.message);
        throw error;
    }
    let tree = '';
    try {
        tree = await (0,promises_.realpath)(await copyTree(prepared, shop, 'work'));
        const ending = await runAgent(claim, tree, prepared, allowance, options, shop, folder, deps);
        if (ending.kind === 'stopped')
            return stopped(ending.reason, STOP_SAYS[ending.reason], ending);
        const change = await changeOf(prepared.git, prepared.state, tree, deps.holdsSecret);
        if (change.kind === 'none')
            return stopped('no-change', `No pull request: ${change.why}.`, ending);
        if (change.kind === 'refused')
            return stopped('patch-refused', `No pull request: ${change.why}.`, ending);
        const red = await testsRed(claim, change, prepared, shop);
        if (red !== undefined)
            return stopped('tests-red', red, ending);
        const { turns, costUsd, denials } = ending;
        const result = { ...base(), kind: 'green', summary: deps.redact(ending.summary), turns, costUsd, denials };
        return { result, patch: change.patch };
    }
    finally {
        if (tree !== '')
            await (0,promises_.rm)(tree, { recursive: true, force: true }).catch(() => undefined);
        await prepared.git.remove().catch(() => undefined);
    }
}
const STOP_SAYS = {
    'max-turns': 'The agent used up its turns.',
    'max-cost': 'The agent used up its money.',
    deadline: 'The agent did not end in its time.',
    cancelled: 'The run was cancelled.',
    error: 'The agent ended with an error.',
    'structured-output': 'The agent could not give its answer in the form that was asked for.',
    'no-result': 'The agent ended without a result.',
};
/** Milliseconds that an agent has to end after it was told to. */
const GRACE_MS = 10_000;
async function runAgent(claim, tree, prepared, allowance, options, shop, folder, deps) {
    const notes = (0,external_node_path_.join)(shop.temporary, 'notes');
    await (0,promises_.mkdir)(notes, { recursive: true });
    // Rules, servers and policy come from the commit, and not from the prepared tree, into which an agent before this one may have written.
    const trusted = await checkOutNew(prepared, claim.base, shop);
    const home = await copyHome(shop);
    const plain = await plainEnvironment(shop, claim.nonce, home);
    const place = {
        root: tree,
        home,
        notes,
        session: `${claim.findingId}-${claim.nonce}`,
        dependencyTask: claim.commitPrefix === 'fix(deps):',
        trusted,
    };
    const rules = await deps.rulesOf(trusted, options.rulesFile);
    const stop = new AbortController();
    const late = new Deadline(allowance.deadline - deps.now(), stop, shop.signal);
    const transcript = new Transcript((0,files/* fileOf */.W7)(folder, 'transcripts', claim.findingId, 'jsonl'), deps.redact);
    try {
        const work = deps.agent.work({
            findingId: claim.findingId,
            prompt: claim.prompt,
            rules: `${rules}\n\n${RUN_RULES}`.trim(),
            cwd: tree,
            model: options.model,
            maxTurns: allowance.maxTurns,
            maxCostUsd: allowance.maxCostUsd,
            deadline: allowance.deadline,
            allowedTools: options.allowedTools,
            mcpServers: await deps.serversOf(trusted),
            guards: await deps.guardsFor(place),
            environment: { ...plain, ...options.environment },
            signal: stop.signal,
        }, (step) => tellStep(step, claim, transcript, deps));
        return await Promise.race([work, late.ended]);
    }
    finally {
        late.clear();
        stop.abort();
        await transcript.close();
        const left = await endProcessesOf(claim.nonce);
        if (left > 0)
            deps.log(`${claim.findingId}: ended ${left} processes that the agent left behind`);
        for (const folder of [home, trusted])
            await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => undefined);
    }
}
/** An agent that neither ends nor heeds its signal is left where it is; what it started is ended. */
class Deadline {
    ended;
    #timers = [];
    constructor(milliseconds, stop, run) {
        const none = { kind: 'stopped', reason: 'deadline', summary: '', turns: 0, costUsd: 0, denials: 0 };
        this.ended = new Promise((resolve) => {
            const end = () => {
                stop.abort();
                this.#timers.push(setTimeout(() => resolve(none), GRACE_MS));
            };
            // A timer's longest time is 2^31 - 1 ms.
            this.#timers.push(setTimeout(end, Math.min(Math.max(0, milliseconds), 2 ** 31 - 1)));
            run.addEventListener('abort', end, { once: true });
        });
    }
    clear() {
        for (const timer of this.#timers)
            clearTimeout(timer);
    }
}
function tellStep(step, { findingId }, transcript, deps) {
    if (step.kind === 'transcript')
        return transcript.add(step.line);
    const said = step.kind === 'blocked'
        ? `blocked ${step.tool}: ${step.rule}, ${step.why}`
        : [`turn ${step.turn}`, step.tool, step.note].filter((part) => part !== undefined).join(', ');
    deps.log(`${findingId}: ${said.slice(0, 300)}`);
}
/** Lines of JSON, in the order in which they came, without secrets and within a bound. */
class Transcript {
    #path;
    #redact;
    #written = 0;
    #last = Promise.resolve();
    constructor(path, redact) {
        this.#path = path;
        this.#redact = redact;
    }
    add(line) {
        const safe = `${this.#redact(line.replaceAll(/[\r\n]+/g, ' '))}\n`;
        this.#written += safe.length;
        if (this.#written > limits/* MOST_TRANSCRIPT_BYTES */.xg)
            return;
        this.#last = this.#append(this.#last, safe);
        // A disk that is full costs the transcript, not the work.
        this.#last.catch(() => undefined);
    }
    async close() {
        await this.#last.catch(() => undefined);
    }
    async #append(before, text) {
        await before;
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(this.#path), { recursive: true });
        await (0,promises_.appendFile)(this.#path, text, { mode: 0o600 });
    }
}
/**
 * Runs the tests on a fresh copy with nothing but the patch in it: what the agent did beside it makes nothing green. `undefined`: they pass.
 */
async function testsRed(claim, { patch, paths }, prepared, shop) {
    const tree = await (0,promises_.realpath)(await copyTree(prepared, shop, 'test'));
    try {
        await prepared.git.run(['apply', '--whitespace=nowarn', '-'], { workTree: tree, input: patch });
        if (paths.some((path) => INSTALLS.test(path)))
            await setUp(claim.setup, tree, shop);
        const end = await runIn(claim.test, tree, shop, claim.nonce);
        await endProcessesOf(claim.nonce);
        if (end.status === 0)
            return undefined;
        return `The tests fail with the agent's change: \`${claim.test}\` ${endSays(end)}.\n\n${end.output.slice(-limits/* MOST_OUTPUT_BYTES */.kw)}`;
    }
    catch (error) {
        if (error instanceof SetupFault)
            return `With the agent's change the ${error.message}`;
        throw error;
    }
    finally {
        await (0,promises_.rm)(tree, { recursive: true, force: true }).catch(() => undefined);
    }
}
/** Files after whose change the set-up of the base does not hold any more: manifests and lockfiles. */
const INSTALLS = /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|pyproject\.toml|requirements[^/]*\.txt|setup\.(?:py|cfg)|poetry\.lock|Pipfile(?:\.lock)?|uv\.lock|Cargo\.(?:toml|lock)|go\.(?:mod|sum)|Gemfile(?:\.lock)?|composer\.(?:json|lock)|pom\.xml|build\.gradle(?:\.kts)?|mix\.(?:exs|lock))$/u;

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/frame/hook.js
var hook = __webpack_require__(7538);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/frame/interruptible.js

/**
 * Runs a function so that V8 stops it after some milliseconds even in a loop that never yields; a timer could not.
 *
 * @throws an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT` when it was stopped
 */
function interruptible_interruptible(work, milliseconds) {
    const slot = Symbol.for('agent-remediation.guard');
    // The global object of the context in which the script runs, which is not ours below a test runner.
    Object.defineProperty((0,external_node_vm_.runInThisContext)('globalThis'), slot, { value: work, configurable: true });
    return (0,external_node_vm_.runInThisContext)(`globalThis[Symbol.for('agent-remediation.guard')]()`, { timeout: milliseconds });
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/frame/message.js
/** Longest part of a call that a message repeats, in characters. */
const LONGEST_SEEN = 160;
/** Refusals in one message: the rest is counted. */
const MOST_REFUSALS = 5;
/** One line without control characters, shortened in the middle. */
function excerpt(text) {
    // Not written as an expression: V8 asks the Unicode tables for one of these as soon as it reads it (P13).
    const line = text.replace(new RegExp('[\\p{Cc}\\p{Cf}\\p{Co}]+', 'gu'), ' ').trim();
    return line.length <= LONGEST_SEEN ? line : `${line.slice(0, 100)} … ${line.slice(-50)}`;
}
/** The message for the agent on standard error: the rule, why, and the safe way. */
function message_message(hook, refusals) {
    const lines = refusals.slice(0, MOST_REFUSALS).map(({ rule, seen, why, instead, severity }) => {
        const head = severity === 'block' ? 'blocked' : 'warning';
        return `${hook}: ${head} by rule ${rule}: ${excerpt(seen)}\n  Why: ${why}\n  Instead: ${instead}`;
    });
    const more = refusals.length - lines.length;
    return `${[...lines, ...(more > 0 ? [`${hook}: and ${more} more`] : [])].join('\n')}\n`;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/paths/files.js

function attempt(work) {
    try {
        return work();
    }
    catch {
        return undefined;
    }
}
/** Links asked for before: a long command names the same folders again and again. */
const links = new Map();
function linkOf(path) {
    // Asking first is cheaper than catching the error that nearly every path would give.
    return attempt(() => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? (0,external_node_fs_.readlinkSync)(path) : undefined);
}
const files_nodeFiles = {
    link: (path) => {
        if (!links.has(path))
            links.set(path, linkOf(path));
        return links.get(path);
    },
    names: (folder, most) => attempt(() => {
        const names = (0,external_node_fs_.readdirSync)(folder);
        return names.length > most ? undefined : names;
    }),
    isFolder: (path) => attempt(() => (0,external_node_fs_.statSync)(path).isDirectory()) ?? false,
    text: (path, most) => attempt(() => {
        const state = (0,external_node_fs_.statSync)(path);
        return state.isFile() && state.size <= most ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
    }),
};
/** The same without memory: in a process that judges one call after the other, a link may be made between two of them. */
const changingFiles = { ...files_nodeFiles, link: linkOf };
/** A view without any files, for judging a text alone. */
const noFiles = {
    link: () => undefined,
    names: () => undefined,
    isFolder: () => false,
    text: () => undefined,
};

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/policy/policy.js + 1 modules
var policy_policy = __webpack_require__(1597);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/task.js



const NO_TASK = { dependency: false };
/** Bytes. The file holds `{"kind": "dependency"}`. */
const LARGEST_TASK_FILE = 65_536;
/**
 * Reads the file that the launcher wrote outside the worktree (D17). Absent, unreadable, inside the worktree (the agent could have
 * written it) or of another form: not a dependency task.
 */
function task_readTask(path, root) {
    if (path === undefined || !isAbsolute(path))
        return NO_TASK;
    try {
        const state = lstatSync(path);
        if (!state.isFile() || state.size > LARGEST_TASK_FILE)
            return NO_TASK;
        if (isWithin(realpathSync(dirname(path)), realpathSync(root)))
            return NO_TASK;
        const task = JSON.parse(readFileSync(path, 'utf8'));
        return { dependency: isRecord(task) && task['kind'] === 'dependency' };
    }
    catch {
        return NO_TASK;
    }
}
function isWithin(path, folder) {
    const way = relative(folder, path);
    return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/tool-call/tools.js
const TOOLS = {
    reads: [
        'Read',
        'Grep',
        'Glob',
        'LS',
        'NotebookRead',
        'WebFetch',
        'WebSearch',
        'TodoRead',
        'TodoWrite',
        'Task',
        'Agent',
        'Skill',
        'ToolSearch',
        'AskUserQuestion',
        'ExitPlanMode',
        'LSP',
        'BashOutput',
        'KillShell',
        'read',
        'grep',
        'glob',
        'find_file_by_name',
        'find_filecontent',
        'view',
        'list',
        'search',
        'web_search',
        'webfetch',
        'think',
        'read_file',
        'list_dir',
    ],
    writes: [
        'Edit',
        'Write',
        'MultiEdit',
        'NotebookEdit',
        'edit',
        'write',
        'create_file',
        'str_replace',
        'insert',
        'apply_patch',
        'str_replace_based_edit_tool',
    ],
    shell: ['Bash', 'exec', 'bash', 'shell', 'sh', 'run', 'terminal', 'execute', 'run_command', 'Monitor'],
    'other-shell': ['PowerShell', 'powershell', 'pwsh', 'cmd', 'CMD'],
};
const KINDS = new Map(['reads', 'writes', 'shell', 'other-shell'].flatMap((kind) => TOOLS[kind].map((name) => [name, kind])));
/** MCP tools whose own name says that they only read; one with text to write in its input counts as unknown all the same. */
const READING_VERB = /^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u;
const WRITING_WORD = /(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;
/** Whether the table names this very tool. */
function isKnownTool(name) {
    return KINDS.has(name);
}
function kindOfTool(name) {
    const known = KINDS.get(name);
    if (known !== undefined)
        return known;
    const own = /^mcp__.+?__(.+)$/u.exec(name)?.[1];
    return own !== undefined && READING_VERB.test(own) && !WRITING_WORD.test(own) ? 'reads' : 'unknown';
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/tool-call/tool-call.js



const EVENTS = new Map([
    ['PreToolUse', 'before'],
    ['PermissionRequest', 'before'],
    ['PostToolUse', 'after'],
    ['Stop', 'stop'],
]);
/** Depth of a tool's input, and number of its values, beyond which it is blocked. */
const DEEPEST = 64;
const MOST_VALUES = 100_000;
/**
 * Reads the JSON of a hook (seed 6).
 *
 * @throws GuardFault for anything that is not a tool call
 */
function tool_call_readToolCall(bytes, cwd) {
    const input = parsed(bytes);
    if (!(0,policy_policy/* isRecord */.u4)(input))
        throw new hook/* GuardFault */.i('the input is not a JSON object');
    const event = eventOf(input['hook_event_name']);
    const tool = input['tool_name'] ?? '';
    const toolInput = input['tool_input'];
    if (typeof tool !== 'string')
        throw new hook/* GuardFault */.i('tool_name is not a string');
    const base = {
        event,
        tool,
        session: typeof input['session_id'] === 'string' ? input['session_id'] : '',
        cwd: typeof input['cwd'] === 'string' && input['cwd'].startsWith('/') ? input['cwd'] : cwd,
        stopAgain: input['stop_hook_active'] === true,
    };
    if (event === 'stop' || event === 'other')
        return { ...base, kind: 'reads', commands: [], writes: [], texts: [], values: [] };
    if (!(0,policy_policy/* isRecord */.u4)(toolInput))
        throw new hook/* GuardFault */.i('tool_input is not a JSON object');
    return { ...base, ...partsOf(tool, toolInput) };
}
function parsed(bytes) {
    if (bytes.length === 0)
        throw new hook/* GuardFault */.i('there is no input');
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw new hook/* GuardFault */.i('the input is not JSON in UTF-8');
    }
}
/** Without a name the call is a pending one (seed 6). Events that run no tool are none of ours. */
function eventOf(name) {
    if (name === undefined)
        return 'before';
    if (typeof name !== 'string')
        throw new hook/* GuardFault */.i('hook_event_name is not a string');
    return EVENTS.get(name) ?? (/ToolUse/iu.test(name) ? 'before' : 'other');
}
/** What nearly every call of a shell has; comparing these keys with each expression below costs a young process (P13). */
const isPathKey = (key) => key !== 'command' && key !== 'description' && PATH_KEY.test(key);
const isCommandKey = (key) => key === 'command' || (key !== 'description' && COMMAND_KEY.test(key));
const isOldTextKey = (key) => key === 'description' || (key !== 'command' && OLD_TEXT_KEY.test(key));
const PATH_KEY = /(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u;
const COMMAND_KEY = /^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u;
const OLD_TEXT_KEY = /^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u;
const PATCH_LINE = /^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;
function partsOf(tool, input) {
    const values = valuesOf(input);
    const kind = kindOfTool(tool);
    checkRequired(kind, input, values);
    const texts = values.filter(({ key }) => !isPathKey(key) && !isOldTextKey(key)).map(({ text }) => text);
    const commands = kind === 'writes' ? [] : [...commandsOf(input, values), ...typedCommands(tool, values)];
    return { kind, commands, texts, values, writes: kind === 'shell' ? [] : writesOf(tool, kind, values) };
}
/** Paths that a tool other than a shell may write. */
function writesOf(tool, kind, values) {
    const mcpReader = kind === 'reads' &&
        tool.startsWith('mcp__') &&
        !values.some(({ key }) => /content|text|data|patch|replacement|destination|dest$|output/u.test(key));
    if (kind === 'reads' && (mcpReader || !tool.startsWith('mcp__')))
        return [];
    const paths = values.filter(({ key, text }) => isPathKey(key) && !/^https?:/iu.test(text)).map(({ text }) => text);
    const isPatch = /patch|diff/iu.test(tool) || values.some(({ key }) => /^(?:patch|diff|input)$/u.test(key));
    const patched = isPatch
        ? values.flatMap(({ text }) => [...text.matchAll(PATCH_LINE)].map((match) => match[1]?.trim() ?? ''))
        : [];
    return [...new Set([...paths, ...patched])].filter((path) => path !== '' && path !== '/dev/null');
}
/** A known writer without a path, or a shell without a command, is not the tool that we know: it cannot be judged. */
function checkRequired(kind, input, values) {
    for (const [key, value] of Object.entries(input)) {
        const wanted = isPathKey(snake(key)) || isCommandKey(snake(key));
        if (wanted && (typeof value === 'number' || typeof value === 'boolean'))
            throw new hook/* GuardFault */.i(`${key} is not text`);
    }
    const has = (is) => values.some(({ key }) => is(key));
    if (kind === 'writes' && !has(isPathKey) && !has((key) => /^(?:patch|diff|input)$/u.test(key)))
        throw new hook/* GuardFault */.i('a write without a path');
    if (kind === 'shell' && !has(isCommandKey))
        throw new hook/* GuardFault */.i('a shell call without a command');
    if (values.some(({ key, text }) => (isPathKey(key) || isCommandKey(key)) && text.includes('\0'))) {
        throw new hook/* GuardFault */.i('a path or command with a NUL character');
    }
}
/** Tools that type into a shell which runs already, and tools that run code of another language. */
const TYPES = /(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/iu;
const RUNS_CODE = /(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/iu;
function typedCommands(tool, values) {
    // No tool of the table is one of these, and nearly every call is of such a tool.
    if (isKnownTool(tool))
        return [];
    const own = snake(tool.replace(/^mcp__.+?__/u, ''));
    const typed = TYPES.test(own) ? values.filter(({ key }) => /^(?:chars|keys|input|text|data)$/u.test(key)) : [];
    const code = RUNS_CODE.test(own) ? values.filter(({ key }) => /^(?:code|source|input)$/u.test(key)) : [];
    const language = /javascript|node/iu.test(own) ? 'node -e' : 'python3 -c';
    return [...typed.map(({ text }) => text), ...code.map(({ text }) => `${language} ${quoted(text)}`)];
}
function commandsOf(input, values) {
    const lists = Object.entries(input).flatMap(([key, value]) => isCommandKey(snake(key)) && Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? // One program in words, or, where the key says so, one program each.
            [value.map(quoted).join(' '), ...(snake(key).endsWith('s') ? value : [])]
        : []);
    if (lists.length > 0)
        return [...lists, ...values.filter(({ key }) => key === 'args').map(({ text }) => text)];
    const args = Array.isArray(input['args']) ? input['args'].filter((item) => typeof item === 'string').map(quoted) : [];
    return values
        .filter(({ key }) => isCommandKey(key))
        .map(({ text }) => (args.length > 0 ? `${text} ${args.join(' ')}` : text));
}
function quoted(word) {
    return `'${word.replaceAll("'", `'\\''`)}'`;
}
function snake(key) {
    const lower = key.toLowerCase();
    return lower === key ? key : key.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase();
}
/** Every text in the input with the nearest key above it. */
function valuesOf(input) {
    const found = [];
    const open = [
        { key: '', value: input, depth: 0 },
    ];
    let count = 0;
    for (let item = open.pop(); item !== undefined; item = open.pop()) {
        const { key, value, depth } = item;
        count += 1;
        if (depth > DEEPEST || count > MOST_VALUES)
            throw new hook/* GuardFault */.i('an input that is too deep or has too many values');
        if (typeof value === 'string')
            found.push({ key, text: value });
        else if (typeof value === 'boolean')
            found.push({ key, text: String(value) });
        else if (Array.isArray(value))
            for (const inner of value)
                open.push({ key, value: inner, depth: depth + 1 });
        else if ((0,policy_policy/* isRecord */.u4)(value)) {
            for (const [name, inner] of Object.entries(value)) {
                // Some tools take a map from path to contents.
                if (name.includes('/') || name.includes('\\') || (name.includes('.') && /\.\w+$/u.test(name)))
                    found.push({ key: 'path', text: name });
                open.push({ key: snake(name), value: inner, depth: depth + 1 });
            }
        }
    }
    return found.reverse();
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/frame/status.js
/**
 * How a hook ends. The seed's contract is 0 allow, 2 block, 1 warning. Node itself ends with 1 when it crashes and with 0 when a program
 * file is empty, so neither can be trusted: with `--private` (which the shipped settings pass) allow and warn have statuses of their own,
 * the settings map exactly those two to 0 and 1, and everything else to 2 (D16, P11).
 */
const status_PRIVATE_OPTION = '--private';
const PRIVATE_STATUS = { allow: 86, warn: 87, block: 2 };
/** Without the option: allow and block as the seed says; a warning keeps its private status, because a raw 1 is a crash. */
const PLAIN_STATUS = { allow: 0, warn: 87, block: 2 };
function status_statusOf(ending, privately) {
    return (privately ? PRIVATE_STATUS : PLAIN_STATUS)[ending];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/frame/run.js











/** Milliseconds for everything after the start of the program; the settings line kills a little later. */
const DEADLINE_MS = 1_700;
/** Bytes of one tool call. A larger one is blocked unread. */
const LARGEST_INPUT = 16_000_000;
/** Runs one hook over the call on standard input and ends the process. Whatever goes wrong ends as a block (P11). */
function runHook(hook, start) {
    const privately = start.argv.includes(PRIVATE_OPTION);
    const end = (ending, text) => {
        if (text !== '')
            say(text);
        return start.exit(statusOf(ending, privately));
    };
    const fail = (error) => end('block', message(hook.name, [faultOf(error)]));
    start.on('uncaughtException', fail);
    start.on('unhandledRejection', fail);
    setTimeout(() => fail(new GuardFault(`no verdict within ${DEADLINE_MS} ms`)), DEADLINE_MS);
    judge(hook, start, readAll(start.input))
        .then(({ refusals, policy }) => conclude(hook.name, refusals, isDry(policy, start.now()), end))
        .catch(fail);
}
async function judge(hook, start, bytes) {
    const folder = dirname(start.program);
    const policy = readPolicy(folder);
    const root = absolute(policy.root, folder);
    const taskFile = start.env['AGENT_REMEDIATION_TASK'];
    const call = readToolCall(bytes, start.cwd());
    const surroundings = {
        policy,
        root,
        taskFile,
        task: readTask(taskFile, root),
        files: nodeFiles,
        home: start.env['HOME'],
        notes: join(start.env['TMPDIR'] ?? '/tmp', 'agent-remediation'),
    };
    return { refusals: await interruptible(() => hook.judge(call, surroundings), DEADLINE_MS), policy };
}
/** The dry mode of the first week reports what it would block and lets it pass. A fault blocks all the same. */
function isDry(policy, now) {
    return policy.dryRunUntil !== null && now.toISOString().slice(0, 10) < policy.dryRunUntil;
}
function conclude(name, refusals, dry, end) {
    const text = refusals.length === 0 ? '' : message(name, refusals);
    if (refusals.every(({ severity }) => severity === 'warn'))
        end(refusals.length === 0 ? 'allow' : 'warn', text);
    else if (dry)
        end('warn', `${name}: dry run, nothing is blocked yet. Without it:\n${text}`);
    else
        end('block', text);
}
function faultOf(error) {
    const own = error instanceof GuardFault;
    return {
        rule: 'guard-fault',
        seen: own ? error.message : 'the guard failed while judging this call',
        why: 'A guard that cannot judge a call blocks it.',
        instead: own
            ? 'Make the call smaller or simpler; if it is an ordinary one, stop and tell a person.'
            : `Stop and tell a person. (${error instanceof Error ? error.name : typeof error})`,
        severity: 'block',
    };
}
function say(text) {
    try {
        writeSync(2, text);
    }
    catch {
        // Nobody listens: the status alone carries the verdict.
    }
}
/** Bytes asked for at once. */
const CHUNK = 65_536;
/**
 * Everything on a descriptor, read synchronously: the stream for standard input would load more modules than the hook itself. A writer
 * that never ends keeps it waiting; the watchdog of the settings line ends that.
 */
function readAll(descriptor) {
    const chunks = [];
    for (let size = 0;;) {
        const chunk = Buffer.alloc(CHUNK);
        const read = readSome(descriptor, chunk);
        if (read === 0)
            return Buffer.concat(chunks);
        size += read;
        if (size > LARGEST_INPUT)
            throw new GuardFault(`a call of more than ${LARGEST_INPUT} bytes`);
        chunks.push(chunk.subarray(0, read));
    }
}
/** A pipe that does not block gives EAGAIN while it is empty. */
function readSome(descriptor, chunk) {
    for (;;) {
        try {
            return readSync(descriptor, chunk);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EOF')
                return 0;
            if (code !== 'EAGAIN')
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
}

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/paths/glob.js
var paths_glob = __webpack_require__(3356);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/paths/place.js
/** Links followed before a path counts as a loop (Linux follows 40). */
const MOST_LINKS = 40;
/** The readings of one path as an agent writes it: a URI, percent-encoded, with backslashes, with a drive letter. */
function readings(path) {
    if (SIMPLE.test(path))
        return [path];
    const plain = path.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/iu, '');
    const found = new Set([plain, decoded(plain)]);
    for (const reading of [plain, decoded(plain)]) {
        if (reading.includes('\\'))
            found.add(reading.replaceAll('\\', '/').replace(/^(?:\/\/[?.]\/)?(?:[a-z]:(?=\/))?/iu, ''));
        // Blanks and quotation marks around it, the address of an editor, another machine's name, a mention.
        const bare = reading
            .replace(/^[\s"'`]+|[\s"'`]+$/gu, '')
            .replace(/^[a-z][\w+.-]+:(?:\/\/[^/]*)?(?=.)|^\/\/[^/]+(?=\/)|^@\/?/iu, '');
        if (bare !== '')
            found.add(bare);
    }
    return [...found];
}
/** A path that has one reading, as nearly all have: nothing in it that another one would take out or change (P13). */
const SIMPLE = /^(?!\/\/)[\w./~-][\w./~=+,@-]*$/u;
function decoded(path) {
    if (!path.includes('%'))
        return path;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Absolute path without `.` and `..`, as text alone. */
function place_absolute(path, cwd) {
    const whole = path.startsWith('/') ? path : `${cwd}/${path}`;
    return whole.startsWith('/') && !ODD.test(whole) ? whole : straightened(whole);
}
/** What the resolver of Node would make of it, which takes milliseconds at its first use (P13). */
function straightened(path) {
    const names = [];
    for (const name of path.split('/')) {
        if (name === '..')
            names.pop();
        else if (name !== '' && name !== '.')
            names.push(name);
    }
    return `/${names.join('/')}`;
}
/** Something to take out: an empty name, `.`, `..`, a slash at the end. Nearly no path has it, and asking is cheaper (P13). */
const ODD = /\/\.{0,2}(?:\/|$)/u;
/**
 * Where a path leads when every symbolic link on the way is followed, name by name, as the kernel does; what does not exist yet is kept.
 * `..` is taken after the link before it. Undefined for a loop.
 */
function followed(path, cwd, files) {
    const rest = (path.startsWith('/') ? path : `${cwd}/${path}`).split('/').reverse();
    let place = '';
    let links = 0;
    while (rest.length > 0) {
        const name = rest.pop() ?? '';
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            place = place.slice(0, Math.max(0, place.lastIndexOf('/')));
            continue;
        }
        const target = files.link(`${place}/${name}`);
        if (target === undefined) {
            place = `${place}/${name}`;
            continue;
        }
        links += 1;
        if (links > MOST_LINKS)
            return undefined;
        if (target.startsWith('/'))
            place = '';
        rest.push(...target.split('/').reverse());
    }
    return place === '' ? '/' : place;
}
/** The path below a folder, `''` for the folder itself; undefined when it is elsewhere. */
function below(path, folder) {
    if (path === folder)
        return '';
    const start = folder.endsWith('/') ? folder : `${folder}/`;
    return path.startsWith(start) ? path.slice(start.length) : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/paths/protected.js


/** Outside the repository only these may be written: folders for temporary files, and devices that keep nothing. */
const TEMPORARY = ['/tmp', '/var/tmp', '/private/tmp', '/private/var/tmp', '/dev/shm', '/var/folders'];
const DEVICES = ['/dev/null', '/dev/stdout', '/dev/stderr', '/dev/tty', '/dev/zero', '/dev/full', '/dev/fd'];
/** Folders of the system: what is written there outlives the task and may run as another user. */
const SYSTEM = [
    '/etc',
    '/usr',
    '/bin',
    '/sbin',
    '/lib',
    '/lib64',
    '/boot',
    '/opt',
    '/root',
    '/sys',
    '/proc',
    '/dev',
    '/var',
    '/System',
    '/Library',
];
function isTemporary(place) {
    return TEMPORARY.some((folder) => below(place, folder) !== undefined);
}
function isDevice(place) {
    return DEVICES.some((device) => below(place, device) !== undefined);
}
/** All places that a path may mean: as text and with links followed, in every reading. Undefined stands for a loop of links. */
function placesOf(path, cwd, files) {
    return [
        ...new Set(readings(path).flatMap((reading) => [place_absolute(reading, cwd), followed(reading, place_absolute('.', cwd), files)])),
    ];
}
/** The first protection that a write to this path would break. Lockfiles are free in a dependency task (D17). */
function protectionOf(path, cwd, around) {
    const { home } = around;
    // Some tools expand the home folder themselves.
    const expanded = home === undefined ? path : path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/)/u, home);
    for (const place of placesOf(expanded, cwd, around.files)) {
        const found = place === undefined ? { group: 'loop', place: path } : protectionAt(place, cwd, around);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function protectionAt(place, cwd, around) {
    const { policy, task, root, home, taskFile } = around;
    if (isDevice(place))
        return undefined;
    if (taskFile !== undefined && place === place_absolute(taskFile, '/'))
        return { group: 'task-file', place };
    if (isLoose(place, root, cwd, around))
        return undefined;
    const forms = relativeForms(place, root, cwd, around).map(paths_glob/* fold */.AU);
    for (const [group, globs] of Object.entries(policy.protected)) {
        if (forms.some((form) => (0,paths_glob/* matchesAny */._I)(form, globs)))
            return { group, place };
    }
    if (!task.dependency && forms.some((form) => (0,paths_glob/* matchesAny */._I)(form, policy.lockfiles))) {
        return { group: 'lockfile', place };
    }
    return isSystem(place, root, cwd, home) ? { group: 'system', place } : undefined;
}
/** A temporary file of no repository: neither below this one nor below a folder with a `.git` of its own. */
function isLoose(place, root, cwd, { files }) {
    if (!isTemporary(place))
        return false;
    if ([root, place_absolute('.', cwd)].some((base) => below(place, base) !== undefined))
        return false;
    for (let folder = place; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/'))) {
        if (files.isFolder(`${folder}/.git`) || files.text(`${folder}/.git`, 4_096) !== undefined)
            return false;
    }
    return true;
}
/** Relative to the repository and to the agent's folder, or whole when it is below neither. */
function relativeForms(place, root, cwd, { files }) {
    const bases = new Set([
        root,
        place_absolute('.', cwd),
        followed(root, '/', files) ?? root,
        followed(cwd, '/', files) ?? cwd,
    ]);
    // Some file systems do not mind the case of the folders above the repository either.
    const forms = [...bases].flatMap((base) => below(place, base) ?? below((0,paths_glob/* fold */.AU)(place), (0,paths_glob/* fold */.AU)(base)) ?? []);
    return forms.length > 0 ? forms : [place];
}
function isSystem(place, root, cwd, home) {
    if ([root, place_absolute('.', cwd)].some((base) => base !== '/' && below(place, base) !== undefined))
        return false;
    if (isTemporary(place))
        return false;
    if (place === '/' || SYSTEM.some((folder) => below(place, folder) !== undefined))
        return true;
    // Start-up and configuration files of the user: a shell, a tool or an agent reads them later.
    const inHome = home === undefined ? undefined : below(place, home);
    return inHome !== undefined && inHome.startsWith('.') && !inHome.startsWith('.cache/');
}

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/field.js
/**
 * An argument as far as it is known before bash runs: text, with private-use characters where something is not known. Source text that
 * holds such characters itself only becomes less known, never more.
 */
const HOLE = '\uE000';
/** An unquoted expansion: any number of arguments. */
const MANY = '\uE001';
/** `*`, `?` or `[…]` that bash compares with file names. */
const STAR = '\uE002';
const ANY_ONE = '\uE003';
/** The result of a command substitution: unknown, and nobody named it. */
const OUTPUT = '\uE004';
/** Where bash would split an unquoted value. */
const SPLIT = '\uE005';
/** A name that a search found below a folder: no `..`, and something that exists. */
const FOUND = '\uE007';
const UNKNOWN = /[\uE000-\uE00F]/u;
const UNKNOWN_ALL = /[\uE000-\uE00F]/gu;
/** Whether every character is known. */
function isKnown(field) {
    return !UNKNOWN.test(field);
}
/** The known text alone; for messages and for looking at what stands before the first unknown part. */
function shown(field) {
    // Nearly every field is known, and asking is cheaper than replacing nothing (P13).
    return isKnown(field)
        ? field
        : field.replace(UNKNOWN_ALL, (mark) => (mark === STAR ? '*' : mark === ANY_ONE ? '?' : '…'));
}
/** Whether this field may stand for exactly this text. */
function mayBe(field, text) {
    if (isKnown(field))
        return field === text;
    return matchesField(field, text);
}
/** Whether a field may expand to this one text: every unknown part stands for any run of characters. */
function matchesField(field, text) {
    const parts = field.split(UNKNOWN_ALL);
    const first = parts[0] ?? '';
    const last = parts.at(-1) ?? '';
    if (parts.length === 1)
        return field === text;
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return false;
    let at = first.length;
    for (const part of parts.slice(1, -1)) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return at <= text.length - last.length;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/fetched.js
const FETCHERS = new Set(['curl', 'wget', 'aria2c', 'scp', 'sftp']);
/** Which of them unpack is not asked: beside a fetch nearly none packs. */
const ARCHIVERS = new Set(['tar', 'gtar', 'bsdtar', 'unzip', '7z', '7za', 'unrar', 'unar', 'jar', 'cpio', 'pax']);
/** Whether a program brings a whole folder that nobody has seen: a clone, or an archive that is fetched and unpacked. */
function fetchesFolder(commands) {
    return (commands.some(({ base, args }) => base === 'git' && args.includes('clone')) ||
        (commands.some(({ base }) => FETCHERS.has(base)) && commands.some(({ base }) => ARCHIVERS.has(base))));
}
/** Whether a script may lie in such a folder: below the current one, or where everybody writes. */
function mayBeFetched(script) {
    return !script.startsWith('/') || /^\/(?:tmp|var\/tmp|dev\/shm)\//u.test(script);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/options.js

/** The options of awk, also those of gawk, which is what `awk` is on many machines. */
const AWK_OPTIONS = {
    values: 'vFfiEle',
    long: ['--assign', '--field-separator', '--file', '--include', '--load', '--source', '--exec'],
};
/**
 * Reads options up to the first operand (`all`: up to the end, as GNU programs do when options and operands mix). An argument that is
 * not known ends the options, so that nothing is taken for a harmless option.
 */
function readOptions(args, form = {}, all = false) {
    const flags = [];
    const assignments = [];
    const operands = [];
    let at = 0;
    for (; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if (arg === '--') {
            at += 1;
            break;
        }
        if (arg.startsWith('--'))
            at += options_long(arg, args[at + 1], form, flags);
        else if (/^-[^-]/u.test(arg))
            at += options_short(arg, args[at + 1], form, flags);
        else if (form.assignments === true && /^[A-Za-z_]\w*=/u.test(arg))
            assignments.push(arg);
        else if (all && isKnown(arg))
            operands.push(arg);
        else if (all)
            operands.push(arg);
        else
            break;
    }
    return { flags, assignments, operands: [...operands, ...args.slice(at)].slice(form.skip ?? 0) };
}
/** @returns how many further arguments belong to the option */
function options_long(arg, next, { long: withValue = [] }, flags) {
    const equals = arg.indexOf('=');
    if (equals > 0) {
        flags.push({ name: arg.slice(0, equals), value: arg.slice(equals + 1) });
        return 0;
    }
    const takes = withValue.some((name) => isOption(arg, name));
    flags.push({ name: arg, value: takes ? next : undefined });
    return takes ? 1 : 0;
}
function options_short(arg, next, { values = '' }, flags) {
    for (let at = 1; at < arg.length; at += 1) {
        const letter = arg[at] ?? '';
        if (!values.includes(letter)) {
            flags.push({ name: `-${letter}`, value: undefined });
            continue;
        }
        const rest = arg.slice(at + 1);
        flags.push({ name: `-${letter}`, value: rest === '' ? next : rest });
        return rest === '' ? 1 : 0;
    }
    return 0;
}
/** Whether an option was given, a long one also by an unambiguous beginning as GNU's `getopt` allows it. */
function has({ flags }, ...names) {
    return flags.some((flag) => names.some((name) => isOption(flag.name, name)));
}
function options_valueOf({ flags }, ...names) {
    return flags.find((flag) => names.some((name) => isOption(flag.name, name)))?.value;
}
/** Options that are the beginning of another one of the same program: what they say is themselves. */
const WHOLE = ['--checkpoint', '--detach', '--head', '--pre', '--tag'];
/** Whether a word is this option, or an unambiguous beginning of it, as GNU's `getopt` allows. */
function isOption(given, name) {
    return (given === name || (given.length >= 4 && given.startsWith('--') && name.startsWith(given) && !WHOLE.includes(given)));
}
/** A word without the option that may stand before the name of a file in it: `-oname`, `--output=name`, `of=name`. */
function fileIn(arg) {
    return arg.replace(/^(?:of=|--[\w-]+=|-[A-Za-z]*?[oO])/u, '');
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/whole-parser.js
/** The parser of all shell code: the one place that names it, because the hooks load it only where a program needs it (P13). */


;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/quick.js
var _a;
/**
 * Reads the plain part of the shell's language into the very nodes that `unbash` makes of it: words, quotation marks, `$name`, `*` and
 * `?`, redirections, pipes, lists, `for`, `while` and `if`. Anything else, and anything that looks like an error, is left to the parser.
 *
 * Most commands need no more, and loading the parser takes as long as the rest of a hook (P13). A test compares both on all cases, on
 * generated programs and on mutated ones, node by node.
 */
function readQuickly(source) {
    const reader = new Reader(source);
    const commands = reader.program();
    return reader.isLost || !reader.isAtEnd
        ? undefined
        : {
            type: 'Script',
            pos: 0,
            end: source.length,
            shebang: undefined,
            commands,
            errors: undefined,
        };
}
/** Lists within lists; a deeper program is not plain. */
const quick_DEEPEST = 16;
const BLANKS = /(?:[ \t]|\\\n)*/y;
/** Blanks, ends of lines and comments. */
const GAP = /(?:[ \t\n]|\\\n|#[^\n]*)*/y;
const LITERAL = /[A-Za-z0-9_./:=@%+,~^#!-]+/y;
const EXPANSION = /\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y;
const SINGLE = /'[^']*'/y;
const IN_DOUBLE = /(?:[^"\\$`]|\\[^\n])+/y;
const REDIRECTION = /([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y;
const ASSIGNED = /[A-Za-z_][A-Za-z0-9_]*=/y;
const LOOKS_ASSIGNED = /^[A-Za-z_][A-Za-z0-9_]*\+?=/;
const WORDS_OF_SYNTAX = new Set('if then else elif fi for while until do done case esac select function time coproc in'.split(' '));
class Reader {
    isLost = false;
    #source;
    #at = 0;
    #depth = 0;
    constructor(source, at = 0) {
        this.#source = source;
        this.#at = at;
        if (source.startsWith('#!'))
            this.isLost = true;
    }
    /**
     * All statements. A line that stood there before, whole statements and nothing else, reads the same again; its commands are read when
     * somebody looks at them (P13: long programs repeat themselves).
     */
    program() {
        const statements = [];
        const known = new Map();
        for (;;) {
            this.#take(GAP);
            if (this.isLost || this.isAtEnd)
                return statements;
            const pos = this.#at;
            const end = this.#source.indexOf('\n', pos);
            const line = end < 0 ? '' : this.#source.slice(pos, end);
            const before = line === '' ? undefined : known.get(line);
            if (before !== undefined) {
                const shift = pos - (before[0]?.pos ?? 0);
                for (const statement of before)
                    statements.push(this.#again(statement, shift));
                this.#at = end;
                continue;
            }
            const read = [];
            do {
                read.push(this.#statement());
                this.#take(BLANKS);
            } while (!this.isLost && this.#at < end && this.#source[this.#at] !== '#');
            statements.push(...read);
            if (!this.isLost && line !== '' && this.#at === end)
                known.set(line, read);
        }
    }
    /** A statement that reads as one further up does. */
    #again({ pos, end, background }, shift) {
        const source = this.#source;
        let command;
        return {
            type: 'Statement',
            pos: pos + shift,
            end: end + shift,
            get command() {
                command ??= new _a(source, pos + shift).#andOr();
                return command;
            },
            background,
        };
    }
    get isAtEnd() {
        return this.#at === this.#source.length;
    }
    /** Statements up to one of the words, or to the end. */
    list(ends) {
        const statements = [];
        for (;;) {
            this.#take(GAP);
            if (this.isLost || this.isAtEnd || ends.includes(this.#syntaxWord()))
                return statements;
            statements.push(this.#statement());
        }
    }
    /** One statement with the mark that ends it. */
    #statement() {
        const pos = this.#at;
        const command = this.#andOr();
        let background;
        let { end } = command;
        this.#take(BLANKS);
        const next = this.#source[this.#at];
        if (next === '&') {
            background = true;
            this.#at += 1;
            end = this.#at;
        }
        else if (next === ';')
            this.#at += 1;
        else if (next !== '\n' && next !== '#' && next !== undefined)
            this.isLost = true;
        // `;;`, `& &`, `;&`: an error or the end of a branch.
        if (next === ';' || next === '&') {
            this.#take(BLANKS);
            const after = this.#source[this.#at];
            if (after === ';' || after === '&' || (next === '&' && after === '>'))
                this.isLost = true;
        }
        return { type: 'Statement', pos, end, command, background };
    }
    #lost() {
        this.isLost = true;
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const text = pattern.exec(this.#source)?.[0] ?? '';
        this.#at += text.length;
        return text;
    }
    /** The word of syntax that stands here, unread; empty for anything else. */
    #syntaxWord() {
        LITERAL.lastIndex = this.#at;
        const text = LITERAL.exec(this.#source)?.[0] ?? '';
        return WORDS_OF_SYNTAX.has(text) && this.#endsAt(this.#at + text.length) ? text : '';
    }
    #endsAt(at) {
        const next = this.#source[at];
        return next === undefined || ' \t\n;&|<>()'.includes(next);
    }
    #andOr() {
        const first = this.#pipeline();
        const commands = [first];
        const operators = [];
        for (let operator = this.#operator('&&', '||'); operator !== ''; operator = this.#operator('&&', '||')) {
            operators.push(operator);
            this.#take(GAP);
            commands.push(this.#pipeline());
        }
        return operators.length === 0 ? first : this.#joined('AndOr', { commands, operators });
    }
    #pipeline() {
        const first = this.#command();
        const commands = [first];
        const operators = [];
        while (this.#operator('|') !== '') {
            if (this.#source[this.#at] === '&')
                this.isLost = true;
            operators.push('|');
            this.#take(GAP);
            commands.push(this.#command());
        }
        return operators.length === 0 ? first : this.#joined('Pipeline', { prefixes: [], commands, operators });
    }
    #joined(type, parts) {
        const commands = parts['commands'];
        return { type, pos: commands[0]?.pos, end: commands.at(-1)?.end, ...parts };
    }
    /** One of these operators, longer ones not among them. */
    #operator(...operators) {
        this.#take(BLANKS);
        const found = this.#isLong() ? this.#source.slice(this.#at, this.#at + 2) : (this.#source[this.#at] ?? '');
        if (this.isLost || !operators.includes(found))
            return '';
        this.#at += found.length;
        return found;
    }
    #isLong() {
        const next = this.#source[this.#at];
        return (next === '&' || next === '|') && this.#source[this.#at + 1] === next;
    }
    #command() {
        const word = this.#syntaxWord();
        this.#depth += 1;
        if (this.#depth > quick_DEEPEST)
            this.isLost = true;
        const node = this.isLost || word === '' ? this.#simple() : this.#compound(word);
        this.#depth -= 1;
        return node;
    }
    #compound(word) {
        const pos = this.#at;
        const node = word === 'for'
            ? this.#for()
            : word === 'if'
                ? this.#if()
                : word === 'while' || word === 'until'
                    ? this.#while(word)
                    : undefined;
        if (node === undefined) {
            this.isLost = true;
            return this.#simple();
        }
        this.#take(BLANKS);
        // A redirection of the whole, or something that cannot stand here.
        if (!this.isAtEnd && !'\n;&|'.includes(this.#source[this.#at] ?? ''))
            this.isLost = true;
        if (this.#source.startsWith('&>', this.#at))
            this.isLost = true;
        return { ...node, pos };
    }
    #keyword(word) {
        if (this.#syntaxWord() === word)
            this.#at += word.length;
        else
            this.isLost = true;
    }
    #body(...ends) {
        const commands = this.list(ends);
        const [first, last] = [commands[0], commands.at(-1)];
        if (first === undefined || last === undefined)
            this.isLost = true;
        return { type: 'CompoundList', pos: first?.pos ?? 0, end: last?.end ?? 0, commands };
    }
    #for() {
        this.#keyword('for');
        this.#take(BLANKS);
        const name = this.#word();
        if (name === undefined || !/^[A-Za-z_]\w*$/.test(name.text))
            this.isLost = true;
        this.#take(BLANKS);
        this.#keyword('in');
        this.#take(BLANKS);
        const wordlist = [];
        for (let word = this.#word(); word !== undefined; word = this.#word()) {
            wordlist.push(word);
            this.#take(BLANKS);
        }
        const next = this.#source[this.#at];
        if (wordlist.length === 0 || (next !== ';' && next !== '\n'))
            this.isLost = true;
        this.#at += 1;
        this.#take(GAP);
        this.#keyword('do');
        const body = this.#body('done');
        this.#keyword('done');
        return { type: 'For', end: this.#at, name, wordlist, body };
    }
    #while(kind) {
        this.#keyword(kind);
        const clause = this.#body('do');
        this.#keyword('do');
        const body = this.#body('done');
        this.#keyword('done');
        return { type: 'While', end: this.#at, kind, clause, body };
    }
    #if() {
        this.#keyword('if');
        const clause = this.#body('then');
        this.#keyword('then');
        const then = this.#body('else', 'fi');
        let otherwise;
        if (this.#syntaxWord() === 'else') {
            this.#keyword('else');
            otherwise = this.#body('fi');
        }
        this.#keyword('fi');
        // oxlint-disable-next-line unicorn/no-thenable -- the parser's name for the branch
        return { type: 'If', end: this.#at, clause, then, elif: [], else: otherwise };
    }
    #simple() {
        const pos = this.#at;
        const prefix = [];
        const suffix = [];
        let name;
        let end = pos;
        while (!this.isLost) {
            const item = this.#redirection() ?? (name === undefined ? this.#assignment() : undefined) ?? this.#word();
            if (item === undefined)
                break;
            ({ end } = item);
            if (item.type === 'Redirect')
                (name === undefined ? prefix : suffix).push(item);
            else if (item.type === 'Assignment')
                prefix.push(item);
            else {
                // `x+=…` is no name, and some builtins take assignments among their arguments.
                if (item.text.includes('=') && LOOKS_ASSIGNED.test(item.text))
                    this.isLost = true;
                // A negation, or a bracket that is more than a name.
                if (name === undefined && ('!{}]'.includes(item.text.charAt(0)) || item.text.startsWith('[[')))
                    this.isLost = true;
                if (name === undefined)
                    name = item;
                else
                    suffix.push(item);
            }
            this.#take(BLANKS);
        }
        if (end === pos)
            this.isLost = true;
        const all = [...prefix, ...suffix];
        return {
            type: 'Command',
            pos,
            end,
            name,
            prefix,
            suffix,
            args: suffix.filter((item) => item.type === 'Word'),
            redirects: all.filter((item) => item.type === 'Redirect'),
        };
    }
    #redirection() {
        REDIRECTION.lastIndex = this.#at;
        const match = REDIRECTION.exec(this.#source);
        if (match === null)
            return undefined;
        const pos = this.#at;
        this.#at += match[0].length;
        this.#take(BLANKS);
        const target = this.#word();
        if (target === undefined)
            this.isLost = true;
        const [, digits = ''] = match;
        const descriptor = digits === ''
            ? undefined
            : { type: 'FileDescriptor', pos, end: pos + digits.length, value: Number(digits) };
        const operator = (match[2] ?? match[3]);
        return { type: 'Redirect', pos, end: this.#at, operator, descriptor, target };
    }
    #assignment() {
        const pos = this.#at;
        const name = this.#take(ASSIGNED);
        if (name === '')
            return undefined;
        const start = this.#at;
        // No comment here.
        if (this.#source[start] === '#')
            this.isLost = true;
        const value = this.#word() ?? { type: 'Word', text: '', value: '', pos: start, end: start, parts: undefined };
        if (value.parts?.some(({ type }) => type === 'Glob') === true)
            this.isLost = true;
        const text = this.#source.slice(pos, this.#at);
        return {
            type: 'Assignment',
            pos,
            end: this.#at,
            text,
            name: name.slice(0, -1),
            append: undefined,
            index: undefined,
            value,
        };
    }
    #word() {
        const pos = this.#at;
        if (this.#source[pos] === '#')
            return undefined;
        const parts = [];
        for (let part = this.#part(); part !== undefined && !this.isLost; part = this.#part())
            parts.push(part);
        if (!this.#endsAt(this.#at))
            this.isLost = true;
        if (this.#at === pos)
            return undefined;
        const text = this.#source.slice(pos, this.#at);
        const isLiteral = parts.length === 1 && parts[0]?.type === 'Literal';
        return {
            type: 'Word',
            text,
            value: isLiteral ? text : parts.map(quick_valueOf).join(''),
            pos,
            end: this.#at,
            parts: isLiteral ? undefined : parts,
        };
    }
    #part() {
        const pos = this.#at;
        const literal = this.#take(LITERAL);
        if (literal !== '')
            return { type: 'Literal', pos, end: this.#at, text: literal, value: literal };
        switch (this.#source[pos] ?? '') {
            case "'": {
                const text = this.#take(SINGLE);
                if (text === '')
                    return this.#lost();
                return { type: 'SingleQuoted', pos, end: this.#at, text, value: text.slice(1, -1) };
            }
            case '"':
                return this.#doubleQuoted();
            case '$':
                return this.#expansion();
            case '*':
            case '?': {
                const text = this.#source[pos] ?? '';
                this.#at += 1;
                // `**` is a form of its own.
                if (text === '*' && this.#source[this.#at] === '*')
                    return this.#lost();
                return {
                    type: 'Glob',
                    kind: text === '*' ? 'star' : 'question',
                    pos,
                    end: this.#at,
                    text,
                    value: text,
                };
            }
            case '[':
            case ']': {
                // The command of this name, and its last word.
                const alone = this.#endsAt(pos + 1) && (pos === 0 || this.#endsAt(pos - 1));
                if (!alone)
                    return this.#lost();
                const text = this.#source[pos] ?? '';
                this.#at += 1;
                return { type: 'Literal', pos, end: this.#at, text, value: text };
            }
            default:
                return undefined;
        }
    }
    #expansion() {
        const pos = this.#at;
        const text = this.#take(EXPANSION);
        if (text === '')
            return this.#lost();
        return { type: 'SimpleExpansion', pos, end: this.#at, text };
    }
    #doubleQuoted() {
        const pos = this.#at;
        this.#at += 1;
        const parts = [];
        while (!this.isLost && this.#source[this.#at] !== '"') {
            const start = this.#at;
            const text = this.#take(IN_DOUBLE);
            if (text !== '')
                parts.push({ type: 'Literal', pos: start, end: this.#at, text, value: text.replace(/\\(["\\$`])/g, '$1') });
            else {
                const expansion = this.#expansion();
                if (expansion !== undefined)
                    parts.push(expansion);
            }
        }
        this.#at += 1;
        if (parts.length === 0)
            parts.push({ type: 'Literal', pos: pos + 1, end: pos + 1, text: '', value: '' });
        return { type: 'DoubleQuoted', pos, end: this.#at, text: this.#source.slice(pos, this.#at), parts };
    }
}
_a = Reader;
function quick_valueOf(part) {
    if (part.type === 'DoubleQuoted')
        return part.parts.map((each) => ('value' in each ? each.value : each.text)).join('');
    return 'value' in part ? part.value : part.text;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/parser.js


/** Reads shell code into nodes. What the quick reader cannot read goes to the parser of the whole language. */
function parse(source) {
    return readQuickly(source) ?? (0,parser/* parse */.qg)(source);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/everyday.js
/**
 * Commands of every day about which no rule that goes by the name of the program has anything to say, neither what they start nor what
 * they destroy, install or print: the tables of those rules need not be read for them (P13). Only what is plainly harmless is here, and a
 * test compares it with the rules themselves.
 */
function isEveryday(base, args) {
    switch (base) {
        case 'git':
            // A remote may be a command: `ext::…`.
            return GIT_VERBS.includes(args[0] ?? '') && !args.some((arg) => arg.includes('::'));
        case 'npm':
        case 'pnpm':
        case 'yarn':
            return (args[0] === 'test' || args[0] === 'run') && args.every(isPlainForScripts);
        case 'grep':
            return !args.some((arg) => '/~.'.includes(arg.charAt(0)) && arg !== '');
        case 'find':
            return !args.some((arg) => arg === '-delete' || arg.startsWith('-exec') || arg.startsWith('-ok'));
        default:
            return false;
    }
}
/** Those that only look, and `add`: no rule names them. */
const GIT_VERBS = 'status log diff show add blame shortlog describe rev-parse ls-files'.split(' ');
/** Options of package managers and of test programs that change neither what runs a script nor where packages come from. */
const SCRIPT_OPTIONS = '-- -s --silent --reporter --coverage --watch --fix --run --if-present --bail'.split(' ');
/** Words that mean something to a rule wherever they stand. */
const TELLING = 'env exec explore x publish unpublish deprecate owner token adduser login'.split(' ');
function isPlainForScripts(arg) {
    return arg.startsWith('-') ? SCRIPT_OPTIONS.includes(arg) : /^[\w:./]+$/.test(arg) && !TELLING.includes(arg);
}
/** Programs that only look, with whatever options that do not name a file. */
const LOOKS = new Set('ls cat head tail wc grep egrep fgrep echo test [ which type cut tr stat du df date diff cmp ps'.split(' '));
/** Those that do so as long as they have no option. */
const LOOKS_BARE = 'cd pwd true false'.split(' ');
/** What the name of every option holds that may stand before, or with, a file to write. */
const NAMES_FILE = /^-o|out|dest|dir|file|log|save|trace|err|hsts|svc|curl|tee|store|index/i;
/**
 * Whether a command plainly writes no file, neither by itself nor by a redirection, so that the tables of those that do need not be read
 * (P13). A test compares it with them.
 */
function writesNothing({ base, args, redirections }) {
    return ((LOOKS.has(base) || isEveryday(base, args) || LOOKS_BARE.includes(base)) &&
        !args.some((arg) => arg.startsWith('-') && mayNameFile(arg, base)) &&
        redirections.every(({ operator, target }) => operator === '<' || (operator === '>&' && /^\d$/.test(target))));
}
function mayNameFile(option, base) {
    return LOOKS_BARE.includes(base) || option.startsWith('-f') || NAMES_FILE.test(option);
}
/** Filters that make no file out of what they read, whatever it is. */
function takesNothing({ base }) {
    return LOOKS.has(base) || FILTERS.includes(base);
}
const FILTERS = 'sort uniq sed awk less'.split(' ');

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/shells.js
const SHELLS = new Set([
    'sh',
    'bash',
    'dash',
    'zsh',
    'ksh',
    'mksh',
    'ash',
    'rbash',
    'fish',
    'csh',
    'tcsh',
    'yash',
    'posh',
    // Other languages, but a plain command reads the same in them.
    'rc',
    'es',
    'nu',
    'elvish',
    'xonsh',
    'osh',
    'oil',
    'ion',
    'sash',
]);
function isShell(base) {
    return SHELLS.has(base) || (base.includes('sh') && /^(?:ba|z|k)sh-?\d/u.test(base));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/starters.js


/** Programs that run the command that follows their own options. */
const PREFIXES = {
    sudo: {
        values: 'ughpCrtTUDR',
        long: [
            '--user',
            '--group',
            '--host',
            '--prompt',
            '--close-from',
            '--role',
            '--type',
            '--chdir',
            '--chroot',
            '--other-user',
            '--command-timeout',
        ],
        assignments: true,
    },
    doas: { values: 'uCa', assignments: true },
    pkexec: { long: ['--user'] },
    run0: { values: 'ugD', long: ['--user', '--group', '--chdir', '--unit', '--property'] },
    nice: { values: 'n', long: ['--adjustment'] },
    nohup: {},
    sshpass: { values: 'pfdP' },
    'cross-env': { assignments: true },
    softlimit: { values: 'macdfloprst' },
    setlock: { skip: 1 },
    envdir: { skip: 1 },
    's6-setuidgid': { skip: 1 },
    setsid: {},
    linux32: {},
    linux64: {},
    stdbuf: { values: 'ioe', long: ['--input', '--output', '--error'] },
    unbuffer: {},
    timeout: { values: 'sk', long: ['--signal', '--kill-after'], skip: 1 },
    gtimeout: { values: 'sk', long: ['--signal', '--kill-after'], skip: 1 },
    time: { values: 'of', long: ['--output', '--format'] },
    gtime: { values: 'of', long: ['--output', '--format'] },
    ionice: { values: 'cnpPu', long: ['--class', '--classdata'] },
    chrt: { values: 'TPDp', skip: 1 },
    taskset: { values: '', skip: 1 },
    numactl: { values: 'NmCpiP' },
    prlimit: { values: 'p' },
    cpulimit: { values: 'lpe' },
    strace: { values: 'oepsSuPaEIbX' },
    ltrace: { values: 'oepsuanlwxDF' },
    valgrind: {},
    catchsegv: {},
    eatmydata: {},
    fakeroot: { values: 'lsib' },
    chroot: { long: ['--userspec', '--groups'], skip: 1 },
    unshare: { values: 'SGRwl', long: ['--wd', '--root', '--setuid', '--setgid'] },
    nsenter: { values: 'tSG', long: ['--target', '--wd', '--setuid', '--setgid'] },
    setpriv: { long: ['--reuid', '--regid', '--groups', '--inh-caps', '--bounding-set'] },
    'systemd-run': {
        values: 'pEMHu',
        long: ['--unit', '--property', '--uid', '--gid', '--slice', '--setenv', '--description', '--working-directory'],
    },
    'systemd-inhibit': { long: ['--what', '--who', '--why', '--mode'] },
    'dbus-run-session': {},
    'dbus-launch': {},
    'xvfb-run': { values: 'enfpsw' },
    caffeinate: { values: 'tw' },
    proxychains: { values: 'f' },
    proxychains4: { values: 'f' },
    torsocks: {},
    torify: {},
    rlwrap: {},
    chronic: {},
    ifne: {},
    errno: {},
    busybox: {},
    toybox: {},
    'start-stop-daemon': {},
    setuidgid: { skip: 1 },
    chpst: { values: 'uU/nbelmdofcrtP' },
    gosu: { skip: 1 },
    'su-exec': { skip: 1 },
    dumbinit: {},
    'dumb-init': {},
    tini: {},
    ccache: {},
    firejail: {},
    bwrap: {},
    proot: { values: 'rbwq' },
    'ld.so': {},
    'ld-linux-x86-64.so.2': {},
    'ld-linux.so.2': {},
    'ld-linux-aarch64.so.1': {},
    'ld-musl-x86_64.so.1': {},
    'ld-musl-aarch64.so.1': {},
    entr: {},
    retry: { values: 'tdms' },
    runuser: { values: 'ugGsw', long: ['--user', '--group', '--shell'] },
    faketime: { skip: 1 },
    perf: { values: 'eoF', skip: 1 },
    sem: { values: 'j', long: ['--jobs', '--id'] },
    arch: { values: 'd' },
    lsinitramfs: {},
    chvt: {},
    openvt: { values: 'c' },
    exec: { values: 'a' },
    command: {},
    builtin: {},
};
/** Options whose value is shell code, by program. */
const CODE_OPTIONS = {
    tar: [
        '--rmt-command',
        '--to-command',
        '--checkpoint-action',
        '--use-compress-program',
        '--info-script',
        '--new-volume-script',
        '--rsh-command',
        '-I',
        '-F',
    ],
    bsdtar: ['--use-compress-program'],
    rsync: ['-e', '--rsh', '--rsync-path'],
    scp: ['-S'],
    sftp: ['-S', '-D'],
    split: ['--filter'],
    sort: ['--compress-program'],
    man: ['-P', '--pager', '-H', '--html'],
    zip: ['--unzip-command'],
    rg: ['--pre', '--hostname-bin'],
    ag: ['--pager'],
    ack: ['--pager'],
    cpio: ['--rsh-command'],
    restic: ['--password-command'],
    borg: ['--rsh'],
    mosh: ['--server', '--ssh', '--client'],
    'yt-dlp': ['--exec'],
    flatpak: ['--command'],
    m4: [],
    script: ['-c', '--command'],
    su: ['-c', '--command', '--session-command'],
    runuser: ['-c', '--command', '--session-command'],
    sg: ['-c'],
    newgrp: ['-c'],
    'nix-shell': ['--run', '--command'],
    npx: ['-c', '--call'],
    flock: ['-c', '--command'],
    lxterminal: ['-e', '--command'],
    xterm: ['-e'],
    'gnome-terminal': ['-e', '--command'],
    make: ['--eval'],
    gmake: ['--eval'],
    pv: [],
    wget: ['--use-askpass'],
    ncat: ['-c', '--sh-exec', '-e', '--exec'],
    nc: ['-c', '-e'],
    netcat: ['-c', '-e'],
    socat: [],
    gdb: ['--ex', '--eval-command'],
    entr: ['-s'],
    dpkg: ['--pre-invoke', '--post-invoke', '--status-logger'],
    hyperfine: ['-p', '-s', '-c', '-C', '--prepare', '--setup', '--cleanup', '--conclude'],
};
/** Settings of wget that may stand on its command line as commands. */
const WGET_HARMLESS = /^(?:robots|timeout|tries|wait|quiet|use_proxy)\s*=/u;
const MACHINE = /^(?:x86_64|i\d86|linux(?:32|64)|uname26|arm\w*|aarch64\w*|ppc\w*|s390x?|mips\w*|sparc\w*|riscv\w*)$/u;
/** Programs with rules of their own. */
const STARTERS = {
    env: (args) => env(args),
    xargs,
    gxargs: xargs,
    find: (args) => find(args),
    gfind: (args) => find(args),
    bfs: (args) => find(args),
    fd,
    fdfind: fd,
    curl: (args) => optionFile(args, /^(?:-[a-zA-Z#]*K|--con(?:f(?:ig?)?)?(?:=|$))/u),
    wget: (args) => optionFile(args.filter((arg, at) => !WGET_HARMLESS.test(arg.replace(/^(?:-e|--execute=)/u, '')) &&
        !(/^(?:-e|--execute)$/u.test(arg) && WGET_HARMLESS.test(args[at + 1] ?? ''))), /^(?:-e|--exe|--config(?:=|$))/u),
    aria2c: (args) => optionFile(args, /^(?:--conf-path|-i|--input-file|--on-)/u),
    cargo: (args) => subcommandCode(args, ['watch'], ['-s', '--shell', '-x', '--exec']),
    tox: (args) => subcommandCode(args, [], ['-x']),
    go: (args) => programOptions(args, /^--?(?:exec|toolexec|vettool)$/u),
    gcc: (args) => programOptions(args, /^-wrapper$/u),
    cc: (args) => programOptions(args, /^-wrapper$/u),
    sshfs: (args) => args.flatMap((arg) => named(arg, /^(?:-o)?ssh_command=/u)),
    hg: (args) => args.flatMap((arg) => named(arg, /^(?:--config=)?(?:hooks|alias|ui|extensions|merge-tools|extdiff)\.[\w.-]+=!?/u)),
    svn: (args) => args.flatMap((arg) => named(arg, /^(?:--config-option=)?\w+:(?:tunnels|helpers):[\w-]+=/u)),
    busctl: (args) => (args.some((arg) => arg.includes('unixexec:')) ? [{ kind: 'opaque', code: 'hidden-code' }] : []),
    service: (args) => args[0]?.includes('/') === true ? [{ kind: 'command', argv: [`./${args[0]}`, ...args.slice(1)] }] : [],
    'run-parts': (args) => args.filter((arg) => !arg.startsWith('-')).map((file) => ({ kind: 'script', file })),
    wine: (args) => (args.length === 0 ? [] : [{ kind: 'command', argv: args }]),
    mise: (args) => [
        ...afterDashes(args, 'exec'),
        ...afterDashes(args, 'x'),
        ...(/^(?:exec|x)$/u.test(args[0] ?? '') ? callbacks(args.slice(1), ['-c', '--command'], '') : []),
    ],
    xterm: (args) => terminal(args),
    lxterminal: (args) => terminal(args),
    // What follows `--` are the arguments of a shell.
    capsh: (args) => (args.includes('--') ? startedByShell(args.slice(args.indexOf('--') + 1)) : []),
    konsole: (args) => terminal(args),
    urxvt: (args) => terminal(args),
    rxvt: (args) => terminal(args),
    alacritty: (args) => terminal(args),
    'gnome-terminal': (args) => terminal(args),
    'xfce4-terminal': (args) => terminal(args),
    // BSD's form; the words behind the file are a command.
    script: (args) => {
        const argv = readOptions(args, { values: 'cEIOTBtm', long: ['--command'] }).operands.slice(1);
        return argv.length === 0 ? [] : [{ kind: 'command', argv }];
    },
    parallel,
    watch: (args) => joined(readOptions(args, { values: 'nq', long: ['--interval', '--equexit'] }).operands),
    ssh: (args) => ssh(args),
    autossh: (args) => ssh(args),
    mosh: (args) => {
        const argv = readOptions(args, { values: 'p', long: ['--port', '--server', '--ssh', '--client'] }).operands.slice(1);
        return argv.length === 0 ? [] : [{ kind: 'command', argv: argv[0] === '--' ? argv.slice(1) : argv }];
    },
    // The group stands before the code.
    sg: (args) => (args[1] === undefined || args[1].startsWith('-') ? [] : [{ kind: 'code', code: args[1] }]),
    op: (args) => afterDashes(args),
    nix: (args) => wordsBehind(args, /^(?:-c|--command|--)$/u),
    watchexec: (args) => [...afterDashes(args), ...prefixed('watchexec', args, { values: 'ewfidsn' })],
    nodemon: (args) => callbacks(args, ['-x', '--exec'], 'ewid'),
    // `npm:watch-*` are scripts of the manifest.
    concurrently: (args) => codes(readOptions(args, { values: 'ncp' }, true).operands.filter((word) => !/^(?:npm|pnpm|yarn|bun|node|deno):/u.test(word))),
    'env-cmd': (args) => prefixed('env-cmd', args, { values: 'fer' }),
    'wait-for-it': (args) => afterDashes(args),
    devbox: (args) => [...afterDashes(args), ...runner(args, ['run'])],
    ddev: (args) => runner(args, ['exec']),
    lxc: (args) => afterDashes(args, 'exec'),
    // The name of the machine may be left out.
    setarch: (args) => {
        const [name = ''] = readOptions(args).operands;
        return prefixed('setarch', args, { skip: !isKnown(name) || MACHINE.test(name) ? 1 : 0 });
    },
    please: (args) => prefixed('please', args, { values: 'ugd' }),
    vagrant: (args) => callbacks(args, ['-c', '--command'], ''),
    doppler: (args) => afterDashes(args),
    'aws-vault': (args) => afterDashes(args),
    chamber: (args) => afterDashes(args),
    nsjail: (args) => afterDashes(args),
    dotenv: (args) => {
        const argv = readOptions(args, { values: 'efcpv' }).operands;
        return argv.length === 0 ? [] : [{ kind: 'command', argv: argv[0] === 'run' ? argv.slice(1) : argv }];
    },
    foreman: (args) => runner(args, ['run']),
    volta: (args) => runner(args, ['run']),
    fnm: (args) => runner(args, ['exec']),
    nodenv: (args) => runner(args, ['exec']),
    goenv: (args) => runner(args, ['exec']),
    mamba: (args) => runner(args, ['run'], '', 'pwne'),
    micromamba: (args) => runner(args, ['run'], '', 'pwne'),
    // The version stands before the command.
    nvm: (args) => (args[0] === 'exec' && args.length > 2 ? [{ kind: 'command', argv: args.slice(2) }] : []),
    corepack: (args) => (args.length === 0 ? [] : [{ kind: 'command', argv: args }]),
    scp: (args) => ssh(args).slice(0, proxies(args).length),
    sftp: (args) => ssh(args).slice(0, proxies(args).length),
    zip: (args) => zipTest(args),
    rpm: (args) => rpmMacros(args),
    m4: (_, input) => m4(input),
    apt: (args) => aptHooks(args),
    'apt-get': (args) => aptHooks(args),
    aptitude: (args) => aptHooks(args),
    mvn: (args) => mavenExec(args),
    mvnw: (args) => mavenExec(args),
    ninja: (args) => make(args),
    ant: (args) => make(args),
    rake: (args) => make(args),
    just: (args) => make(args),
    coreutils: (args) => coreutils(args),
    flock: (args) => flock(args),
    eval: (args) => args.length === 0 ? [] : [{ kind: 'code', code: (args[0] === '--' ? args.slice(1) : args).join(' ') }],
    source: (args) => source(args),
    '.': (args) => source(args),
    trap: (args) => trap(args),
    alias: (args) => alias(args),
    hash: (args) => args.some((arg) => !isKnown(arg) || /^-[a-z]*p/u.test(arg)) ? [{ kind: 'opaque', code: 'changed-names' }] : [],
    enable: (args) => args.some((arg) => !isKnown(arg) || /^-[a-z]*f/u.test(arg)) ? [{ kind: 'opaque', code: 'changed-names' }] : [],
    bind: (args) => args.some((arg) => !isKnown(arg) || /^-[a-z]*[xf]/u.test(arg) || arg.includes(':'))
        ? [{ kind: 'opaque', code: 'hidden-code' }]
        : [],
    fc: (args) => (args.some((arg) => /^-[a-z]*l/u.test(arg)) ? [] : [{ kind: 'opaque', code: 'hidden-code' }]),
    jobs: (args) => after(args, ['-x']),
    mapfile: (args) => completions(args, 'dnOsuc'),
    readarray: (args) => completions(args, 'dnOsuc'),
    complete: (args) => completions(args, 'oAGWFPSX'),
    compgen: (args) => [...completions(args, 'oAGFPSX'), ...words(args)],
    git: (args) => git(args),
    at: () => [{ kind: 'input' }],
    batch: () => [{ kind: 'input' }],
    awk: (args) => awk(args),
    gawk: (args) => awk(args),
    mawk: (args) => awk(args),
    nawk: (args) => awk(args),
    npx: (args) => onDemand(args),
    bunx: (args) => onDemand(args),
    pnpx: (args) => onDemand(args),
    kubectl: (args) => afterDashes(args, 'exec'),
    oc: (args) => [...afterDashes(args, 'exec'), ...afterDashes(args, 'rsh')],
    'docker-compose': (args) => container(args),
    cmake,
    screen: (args) => {
        const stuffed = args.indexOf('stuff');
        if (stuffed >= 0)
            return joined(args.slice(stuffed + 1));
        const { operands } = readOptions(args, { values: 'cehpsStTX' });
        return operands.length === 0 ? [] : [{ kind: 'command', argv: operands }];
    },
    make: (args) => make(args),
    gmake: (args) => make(args),
    docker: (args) => container(args),
    podman: (args) => container(args),
    npm: (args) => [...runner(args, ['exec', 'x']), ...afterDashes(args, 'explore')],
    pnpm: (args) => runner(args.filter((arg) => !/^(?:-r|--recursive|recursive)$/u.test(arg)), ['exec', 'dlx'], 'CF'),
    yarn: (args) => runner(workspace(args), ['exec', 'dlx']),
    bundle: (args) => runner(args, ['exec', 'e']),
    poetry: (args) => runner(args, ['run']),
    conda: (args) => runner(args, ['run'], '', 'pwne'),
    pyenv: (args) => runner(args, ['exec']),
    rbenv: (args) => runner(args, ['exec']),
    asdf: (args) => runner(args, ['exec']),
    hatch: (args) => runner(args, ['run']),
    pdm: (args) => runner(args, ['run']),
    rye: (args) => runner(args, ['run']),
    pixi: (args) => runner(args, ['run'], '', 'pwne'),
    hyperfine: (args) => codes(readOptions(args, { values: 'wmMrpcCsSLPDunt' }, true).operands),
    pipenv: (args) => runner(args, ['run']),
    uv: (args) => runner(args[0] === 'tool' ? args.slice(1) : args, ['run']),
    // The folder stands before the command.
    direnv: (args) => (args[0] === 'exec' && args.length > 2 ? [{ kind: 'command', argv: args.slice(2) }] : []),
    tmux: (args) => tmux(args),
};
/** The names that `startedByName` knows; for every other one it gives nothing. */
const STARTING_NAMES = [STARTERS, CODE_OPTIONS, PREFIXES].flatMap((table) => Object.keys(table));
/** What a program of this name starts by its arguments. */
function startedByName(base, args, input) {
    const own = (Object.hasOwn(STARTERS, base) ? STARTERS[base]?.(args, input) : undefined) ?? [];
    const options = Object.hasOwn(CODE_OPTIONS, base) ? CODE_OPTIONS[base] : undefined;
    const coded = options === undefined ? [] : callbacks(args, options, '');
    const form = Object.hasOwn(PREFIXES, base) ? PREFIXES[base] : undefined;
    return [...own, ...coded, ...(form === undefined ? [] : prefixed(base, args, form))];
}
function prefixed(base, args, form) {
    const options = readOptions(args, form);
    if (base === 'command' && has(options, '-v', '-V'))
        return [];
    if (base === 'sudo' && has(options, '-e', '--edit'))
        return [{ kind: 'command', argv: ['sudoedit', ...options.operands] }];
    if (base === 'sudo' && has(options, '-l', '-v', '-k', '-K', '--list', '--validate'))
        return [];
    const argv = options.operands;
    if (base === 'sudo' && has(options, '-s', '-i', '--shell', '--login'))
        return argv.length === 0 ? [{ kind: 'input' }] : joined(argv);
    const cwd = options_valueOf(options, '--chdir', '--wd', '--working-directory', ...(/^(?:sudo|run0)$/u.test(base) ? ['-D'] : []));
    return behindOptions(args, argv, form).map((words) => ({
        kind: 'command',
        argv: words,
        ...(cwd === undefined ? {} : { cwd }),
    }));
}
/** The command behind the options, or several: an option that is not known may take the next word, or two. @param argv what follows the first options */
function behindOptions(args, argv, form) {
    const commands = [];
    const lengths = new Set();
    const ends = [argv];
    // Each is an end of the arguments, so that its length says which.
    for (const words of ends) {
        if (words.length === 0 || lengths.has(words.length))
            continue;
        lengths.add(words.length);
        const last = args.at(-words.length - 1) ?? '';
        if (/^--[\w-]+$/u.test(last) && form.long?.includes(last) !== true)
            ends.push(words.slice(1), words.slice(2));
        // Behind a word that was left out, or the value of an option, more options may come.
        if (words[0]?.startsWith('-') === true && args.at(-words.length - 1) !== '--')
            ends.push(readOptions(words, { ...form, skip: 0 }).operands);
        else
            commands.push(words);
    }
    return commands;
}
/** Whether a program's own options are those of one that starts another. */
function startsAnother(base) {
    return Object.hasOwn(PREFIXES, base);
}
function codes(texts) {
    return texts.map((code) => ({ kind: 'code', code }));
}
function joined(words) {
    return words.length === 0 ? [] : [{ kind: 'code', code: words.join(' ') }];
}
/** What a shell starts: `bash [options] [-c code | file | -s]`. */
function startedByShell(args) {
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        // One word that stands last is the name of a script, whatever it is.
        if (!isKnown(arg))
            return arg.includes(OUTPUT) || arg.includes(MANY) || (at > 0 && at < args.length - 1)
                ? [{ kind: 'opaque', code: 'hidden-code' }]
                : [{ kind: 'script', file: arg }];
        const start = /^--(?:rcfile|init-file)(?:=(.*))?$/su.exec(arg);
        if (start !== null) {
            const file = start[1] ?? args[at + 1] ?? '';
            return [scriptOrInput(file), ...startedByShell(args.slice(start[1] === undefined ? at + 2 : at + 1))];
        }
        if (/^--(?:command|init-command)(?:=|$)/u.test(arg)) {
            const code = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : (args[at + 1] ?? '');
            return [{ kind: 'code', code }];
        }
        if (/^--./u.test(arg)) {
            if (arg === '--version' || arg === '--help')
                return [];
            continue;
        }
        if (/^[-+][A-Za-z]/u.test(arg)) {
            const letters = arg.slice(1);
            if (arg.startsWith('-') && letters.includes('c'))
                return shellCode(args.slice(at + 1), letters);
            if (arg.startsWith('-') && letters.includes('s'))
                return [{ kind: 'input' }];
            // It only reads what it would run.
            if (arg.startsWith('-') && letters.includes('n') && !args.some((each) => each.startsWith('+')))
                return [];
            at += namesTaken(letters);
            continue;
        }
        const file = arg === '-' || arg === '--' ? args[at + 1] : arg;
        if (file === undefined)
            break;
        return [scriptOrInput(file)];
    }
    return [{ kind: 'input' }];
}
/** A script by its name; what another descriptor holds cannot be seen. */
function scriptOrInput(file) {
    if (/^\/dev\/(?:stdin|fd\/0)$|^\/proc\/self\/fd\/0$/u.test(file))
        return { kind: 'input' };
    return /^\/dev\/(?:fd|tcp|udp)\/|^\/proc\/(?:self|\d+|\$\$)\/fd\//u.test(file)
        ? { kind: 'opaque', code: 'hidden-code' }
        : { kind: 'script', file };
}
/** How many of the next words are names of settings: each `o` and `O` takes one. */
function namesTaken(letters) {
    return letters.replaceAll(/[^oO]/gu, '').length;
}
function shortLetters(word) {
    return word.startsWith('--') ? '' : word.slice(1);
}
/** After `-c` other options may still come before the code. */
function shellCode(rest, letters) {
    let at = namesTaken(letters);
    while (at < rest.length && /^[-+][A-Za-z-]/u.test(rest[at] ?? ''))
        at += 1 + namesTaken(shortLetters(rest[at] ?? ''));
    const code = rest[at];
    // A found name is put into the code as it is; see the README for names that are code themselves.
    return code === undefined
        ? []
        : [
            {
                kind: 'code',
                code: code.replaceAll(FOUND, 'found'),
                // `$0` is the first word after the code.
                positional: rest.slice(at + 2),
                ...(rest[at + 1] === undefined ? {} : { zero: rest[at + 1] }),
            },
        ];
}
function env(args) {
    const form = { values: 'uCSPa', long: ['--unset', '--chdir', '--split-string', '--argv0'], assignments: true };
    const options = readOptions(args, form);
    const split = options_valueOf(options, '-S', '--split-string');
    if (split !== undefined)
        return [{ kind: 'code', code: [split, ...options.operands].join(' ') }];
    const operands = options.operands[0] === '-' ? readOptions(options.operands.slice(1), form).operands : options.operands;
    const cwd = options_valueOf(options, '-C', '--chdir');
    return operands.length === 0 ? [] : [{ kind: 'command', argv: operands, ...(cwd === undefined ? {} : { cwd }) }];
}
function xargs(args, input) {
    const form = {
        values: 'IinPLlsadEe',
        long: ['--max-args', '--max-procs', '--max-chars', '--arg-file', '--delimiter', '--process-slot-var'],
    };
    // -i, -l and -e, and their long forms, take their value only when it is attached.
    const exact = args.map((arg) => (/^-[ile]$/u.test(arg) ? `${arg}${arg === '-i' ? '{}' : '1'}` : arg));
    const options = readOptions(exact, form);
    const mark = options_valueOf(options, '-I', '-i', '--replace') ?? (has(options, '--replace') ? '{}' : undefined);
    // As they were written: only those before the command are options of xargs.
    const command = args.slice(args.length - options.operands.length);
    if (command.length === 0)
        return [];
    const unknown = mark === undefined ? MANY : HOLE;
    const items = foundItems(input) ??
        writtenItems(input, mark) ?? [unknown, ...mayComeThrough(input).filter((item) => item !== STAR && item !== '.')];
    const withItem = (item) => mark === undefined ? [...command, item] : command.map((word) => word.replaceAll(mark || '{}', item));
    // Words go together as well: `-rf` and `/` are one command.
    const together = mark === undefined
        ? [...command, ...items.filter((item) => item !== MANY)]
        : command.flatMap((word) => word.includes(mark || '{}') ? items.map((item) => word.replaceAll(mark || '{}', item)) : [word]);
    const isLong = items.length > MOST_ITEMS;
    return [
        ...(isLong ? [unknown] : items).map(withItem),
        ...((mark === undefined && items.length > 2) || isLong ? [together] : []),
    ].map((argv) => ({ kind: 'command', argv }));
}
/** The items of a text that is known, `MANY` beside them for what `-n` and quotes would change; lines with `-I`, words without. */
function writtenItems({ text }, mark) {
    if (text === undefined || !isKnown(text))
        return undefined;
    const items = text.split(mark === undefined ? /\s+/u : /\n/u).filter((item) => item !== '');
    return [mark === undefined ? MANY : HOLE, ...items];
}
/** Items of one list that are looked at one by one. */
const MOST_ITEMS = 20;
/** Commands that pass lines on unchanged, or leave some out, and the letters of options by which they do more. */
const starters_FILTERS = {
    grep: 'olLcrRnHbT',
    egrep: 'olLcrRnHbT',
    fgrep: 'olLcrRnHbT',
    rg: 'olLcrRnHbT',
    sort: '',
    uniq: 'c',
    head: 'cv',
    tail: 'cv',
    tac: '',
    shuf: 'ei',
};
const LEAVES_OUT = new Set(['grep', 'egrep', 'fgrep', 'rg', 'head', 'tail']);
/** Long options that leave each line as it is. */
const KEEPS_LINES = /^--(?:invert-match|ignore-case|word-regexp|line-regexp|fixed-strings|extended-regexp|perl-regexp|color=never|unique|reverse|(?:version|numeric|human-numeric|random)-sort|lines(?:=\d+)?|null-data|zero-terminated)$/u;
/** Whether lines come out of the pipe before it, whole. */
function passesOn({ base, args }) {
    const changing = Object.hasOwn(starters_FILTERS, base) ? starters_FILTERS[base] : undefined;
    if (changing === undefined)
        return false;
    // A pattern is no file; numbers belong to options.
    const words = args.filter((arg) => !arg.startsWith('-') && !/^\+?\d+$/u.test(arg));
    const options = args.filter((arg) => arg.startsWith('-'));
    return (words.length <= (changing.startsWith('o') ? 1 : 0) &&
        options.every((arg) => arg.startsWith('--') ? KEEPS_LINES.test(arg) : !Array.from(changing).some((letter) => arg.includes(letter))));
}
/** What a search writes into the pipe: names below the folders where it starts. */
function foundItems({ from = [] }) {
    const [first, ...rest] = from.filter(({ base, through }) => base !== 'sudo' && through.every((name) => name === 'sudo'));
    if (first === undefined || !rest.every(({ base }) => Object.hasOwn(starters_FILTERS, base)))
        return undefined;
    if (rest.length === 0 && passesOn(first)) {
        const items = foundItems(first.input);
        // Of all names of a folder only some are left.
        return items?.[0] === STAR && LEAVES_OUT.has(first.base) ? [MANY] : items;
    }
    if (first.base === 'find')
        return first.args.some((arg) => /^-(?:printf|exec)/u.test(arg)) ? undefined : itemsOf(first.args);
    return listed(first);
}
/** Stages of a pipe that are looked through for a search whose names may still come out. */
const MOST_STAGES = 6;
/** Names that may come through a pipe which changes its lines; what else comes, nobody knows. */
function mayComeThrough(input) {
    let at = input;
    for (let left = MOST_STAGES; at !== undefined && left > 0; left -= 1) {
        const items = foundItems(at);
        if (items !== undefined)
            return items;
        const first = at.from?.[0];
        if (first?.base === 'find')
            return itemsOf(first.args);
        at = first?.input;
    }
    return [];
}
/** Names that a list of files may give: what it was asked about, and what is below. */
function listed({ base, args }) {
    const places = placesListed(base, args);
    if (places === undefined || places.some((place) => place.includes(MANY) || place.includes(OUTPUT)))
        return undefined;
    // `ls` prints names without their folder, so each may be one of the current folder as well.
    const below = places.flatMap((place) => [`${place}/${FOUND}`, place]);
    if (base === 'ls')
        return places.length === 0 ? [STAR] : [HOLE, ...below];
    return places.length === 0 ? [`./${FOUND}`] : below;
}
/** Where a list of files looks; undefined: it is none. */
function placesListed(base, args) {
    const words = args.filter((arg) => !arg.startsWith('-'));
    const namesOnly = args.some((arg) => /^-[A-Za-z]*l|^--(?:files-with|name-only)/u.test(arg));
    switch (base) {
        case 'ls':
            return words;
        case 'fd':
        case 'fdfind':
            return readOptions(args, FD, true).operands.slice(1);
        case 'rg':
        case 'ag':
        case 'ack':
        case 'grep':
        case 'egrep':
        case 'fgrep':
            // `rg --files` has no pattern.
            return args.includes('--files') ? words : namesOnly ? words.slice(1) : undefined;
        case 'git': {
            const dash = args.indexOf('--');
            if (words[0] === 'ls-files')
                return words.slice(1);
            if (words[0] === 'ls-tree')
                return words.slice(2);
            if (words[0] === 'grep')
                return namesOnly ? words.slice(2) : undefined;
            return words[0] === 'diff' && namesOnly ? (dash < 0 ? [] : args.slice(dash + 1)) : undefined;
        }
        default:
            return undefined;
    }
}
const NARROWS = /^-(?:i?name|i?path|i?regex|i?wholename|i?lname|empty|mtime|mmin|atime|amin|ctime|cmin|newer\w*|size|user|group|uid|gid|inum|perm|samefile|links)$/u;
/** Names that `find` may give: below each start, and the start itself where nothing narrows the search. */
function itemsOf(args) {
    const end = args.findIndex((arg) => /^[-(!\\]/u.test(arg) && !/^-[HLPO]/u.test(arg));
    const starts = (end < 0 ? args : args.slice(0, end)).filter((arg) => !arg.startsWith('-'));
    const narrow = args.some((arg) => NARROWS.test(arg));
    const names = narrow ? namesSought(args) : [];
    return (starts.length === 0 ? ['.'] : starts).flatMap((start) => narrow ? [`${start}/${FOUND}`, ...names.map((name) => `${start}/${name}`)] : [`${start}/${FOUND}`, start]);
}
/** The names that a search asks for, and not those that it leaves out; `*` stands for nothing and for something. */
function namesSought(args) {
    return args.flatMap((arg, at) => {
        const kind = /^-i?(name|path|wholename)$/u.exec(arg)?.[1];
        const name = (args[at + 1] ?? '').replace(/^(?:\.|\*)\//u, '');
        const isLeftOut = /^(?:!|-not|\\!)$/u.test(args[at - 1] ?? '') || args[at + 2] === '-prune';
        if (kind === undefined || isLeftOut || !isKnown(name) || !/\w/u.test(name))
            return [];
        return [...new Set([name.replaceAll('*', ''), name.replaceAll('*', 'x')])].flatMap((each) => kind === 'name' ? [`${FOUND}/${each}`] : [each, `${FOUND}/${each}`]);
    });
}
function find(args) {
    const found = [];
    for (let at = 0; at < args.length; at += 1) {
        if (!/^-(?:exec|execdir|ok|okdir)$/u.test(args[at] ?? ''))
            continue;
        const rest = args.slice(at + 1);
        const end = rest.findIndex((word, index) => word === ';' || (word === '+' && rest[index - 1] === '{}'));
        for (const item of itemsOf(args)) {
            found.push({
                kind: 'command',
                argv: (end < 0 ? rest : rest.slice(0, end)).map((word) => word.replaceAll('{}', item)),
            });
        }
    }
    return found;
}
const FD = {
    values: 'tedESocj',
    long: ['--type', '--extension', '--max-depth', '--exclude', '--size', '--base-directory', '--search-path'],
};
/** `fd [pattern [folder …]] -x command`: like `find`, but the name comes last unless `{}` says where. */
function fd(args) {
    const at = args.findIndex((arg) => /^(?:-[a-zA-Z]*[xX]|--exec(?:-batch)?(?:=.*)?)$/su.test(arg));
    if (at < 0)
        return [];
    const end = args.indexOf(';', at);
    const attached = /^--exec[\w-]*=(.*)$/su.exec(args[at] ?? '')?.[1];
    const command = args.slice(at + 1, end < 0 ? undefined : end);
    const before = args.slice(0, at);
    const options = readOptions(attached === undefined ? before : [...before, ...args.slice(at + 1)], FD, true);
    const [pattern = '', ...folders] = options.operands;
    const base = options_valueOf(options, '--base-directory', '--search-path');
    const starts = [...(base === undefined ? [] : [base]), ...folders];
    const all = /^[.^*$]*$/u.test(pattern) && !has(options, '-e', '--extension', '-S', '--size');
    const words = attached === undefined ? command : [attached];
    const own = (starts.length === 0 ? ['.'] : starts)
        .flatMap((start) => (all ? [`${start}/${FOUND}`, start] : [`${start}/${FOUND}`]))
        .map((item) => ({
        kind: 'command',
        argv: words.some((word) => /\{[/.]*\}/u.test(word))
            ? words.map((word) => word.replaceAll(/\{[/.]*\}/gu, item))
            : [...words, item],
    }));
    // Behind `;` there may be another one, for the same names.
    return end < 0 ? own : [...own, ...fd([...before, ...args.slice(end + 1)])];
}
/** Options, targets and commands that a file holds are seen by nobody. */
function optionFile(args, option) {
    return args.some((arg) => option.test(arg)) ? [{ kind: 'opaque', code: 'hidden-code' }] : [];
}
/** The value of `-name value` and `-name=value`, which is a program with its first arguments, sometimes parted by commas. */
function programOptions(args, option) {
    return args.flatMap((arg, at) => {
        const equals = arg.indexOf('=');
        const name = equals < 0 ? arg : arg.slice(0, equals);
        const value = equals < 0 ? args[at + 1] : arg.slice(equals + 1);
        if (!option.test(name) || value === undefined)
            return [];
        return value.includes(',') ? [{ kind: 'command', argv: value.split(',') }] : [{ kind: 'code', code: value }];
    });
}
/** What follows a key, where an argument is a setting whose value is a command. */
function named(arg, key) {
    const match = key.exec(arg);
    return match === null ? [] : [{ kind: 'code', code: arg.slice(match[0].length) }];
}
/** `cargo watch -s code`: options whose value is code, behind a verb. */
function subcommandCode(args, verbs, names) {
    if (verbs.length > 0 && !verbs.includes(args[0] ?? ''))
        return [];
    return args.flatMap((arg, at) => names.includes(arg) && args[at + 1] !== undefined
        ? [{ kind: 'code', code: (args[at + 1] ?? '').replace(/^[\w.:-]+=/u, '') }]
        : []);
}
/** `yarn workspace a exec …`, `yarn workspaces foreach -A exec …`: the words that say where are none of the command's. */
function workspace(args) {
    const at = args.findIndex((arg) => /^(?:exec|dlx)$/u.test(arg));
    return at > 0 && /^workspaces?$/u.test(args[0] ?? '') ? args.slice(at) : args;
}
function after(args, names) {
    const at = args.findIndex((arg) => names.includes(arg));
    return at < 0 ? [] : [{ kind: 'command', argv: [...args.slice(at + 1).filter((word) => word !== ';'), MANY] }];
}
/** Its words are a template that a shell runs, each item quoted. */
function parallel(args, input) {
    const { operands } = readOptions(args, {
        values: 'jaSINnLC',
        long: [
            '--jobs',
            '--arg-file',
            '--sshlogin',
            '--colsep',
            '--delay',
            '--timeout',
            '--joblog',
            '--retries',
            '--max-args',
            '--results',
            '--halt',
            '--load',
            '--memfree',
            '--nice',
            '--tagstring',
            '--tmpdir',
            '--wd',
            '--workdir',
        ],
    });
    const end = operands.findIndex((word) => word.startsWith(':::'));
    const template = (end < 0 ? operands : operands.slice(0, end)).join(' ');
    if (template === '')
        return end < 0 ? [{ kind: 'input' }] : codes(operands.slice(end + 1));
    const given = end < 0 || operands.slice(end + 1).some((word) => word.startsWith(':::')) ? [] : operands.slice(end + 1);
    const items = given.length > 0 && given.length <= MOST_ITEMS && given.every(isKnown)
        ? given.map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
        : (foundItems(input)
            ?.map((item) => item.replaceAll(FOUND, 'found'))
            .map((item) => (isKnown(item) ? `"${item}"` : '"$__item"')) ?? ['"$__item"']);
    return items.map((item) => {
        const code = template.replace(/\{[#%/.+\d-]{0,4}\}/gu, item);
        return { kind: 'code', code: code === template ? `${template} ${item}` : code };
    });
}
const SSH = { values: 'BbcDEeFIiJLlmOoPpQRSWw' };
function proxies(args) {
    return readOptions(args, SSH).flags.flatMap(({ value = '' }) => /^(?:proxycommand|localcommand|knownhostscommand|remotecommand)[ =]/iu.test(value) ? [value] : []);
}
function ssh(args) {
    const options = readOptions(args, SSH);
    const code = options.operands.slice(1).join(' ');
    return [
        ...proxies(args).map((value) => ({ kind: 'code', code: value.replace(/^\w+[ =]/u, '') })),
        ...(code === '' ? [] : [{ kind: 'code', code }]),
    ];
}
/** `zip -TT command` tests the archive by a command. */
function zipTest(args) {
    return args.flatMap((arg, at) => {
        const code = arg === '-TT' ? args[at + 1] : /^-TT(.+)$/su.exec(arg)?.[1];
        return code === undefined ? [] : [{ kind: 'code', code }];
    });
}
/** `%(command)` in a macro of rpm. */
function rpmMacros(args) {
    return args.flatMap((arg) => [...arg.matchAll(/%\(([^)]*)\)/gsu)].map((match) => ({ kind: 'code', code: match[1] ?? '' })));
}
function m4({ text }) {
    return [...(text ?? '').matchAll(/\be?syscmd\s*\(\s*`?([^)']*)/gsu)].map((match) => ({
        kind: 'code',
        code: match[1] ?? '',
    }));
}
/** `-o DPkg::Pre-Invoke::=command`. */
function aptHooks(args) {
    return args.some((arg) => /(?:invoke|pre-install-pkgs|options?::|proxy-?auto-?detect|dir::bin::)[^=]*=|^(?:-c|--config-file)(?:=|$)/iu.test(arg))
        ? [{ kind: 'opaque', code: 'hidden-code' }]
        : [];
}
/** `mvn exec:exec -Dexec.executable=… -Dexec.args=…`. */
function mavenExec(args) {
    const property = (name) => args
        .map((arg) => arg.replace(/^(?:-D|--define=?)/u, ''))
        .find((arg) => arg.startsWith(`${name}=`))
        ?.slice(name.length + 1);
    const program = property('exec.executable');
    return program === undefined ? [] : [{ kind: 'code', code: `${program} ${property('exec.args') ?? ''}` }];
}
/** `coreutils --coreutils-prog=rm …`, `coreutils rm …`: all programs in one. */
function coreutils(args) {
    const [first = '', ...rest] = args;
    const name = /^--coreutils?-prog(?:-shebang)?=(.*)$/su.exec(first)?.[1] ?? first;
    return name === '' || name.startsWith('-') ? [] : [{ kind: 'command', argv: [name, ...rest] }];
}
function flock(args) {
    const { operands } = readOptions(args, {
        values: 'wEc',
        long: ['--timeout', '--wait', '--conflict-exit-code', '--command'],
    });
    const rest = operands.slice(1);
    // `-c` is one of the options whose value is code.
    return rest.length === 0 || rest[0]?.startsWith('-') === true ? [] : [{ kind: 'command', argv: rest }];
}
function source(args) {
    const file = args[0] === '--' ? args[1] : args[0];
    if (file === undefined)
        return [];
    if (file.includes(OUTPUT))
        return [{ kind: 'opaque', code: 'hidden-code' }];
    return [scriptOrInput(file)];
}
function trap(args) {
    const rest = args[0] === '--' ? args.slice(1) : args;
    const code = rest[0];
    if (code === undefined ||
        code === '-' ||
        code === '-l' ||
        code === '-p' ||
        (rest.length === 1 && /^(?:[A-Z]+\d?|\d+)$/u.test(code)))
        return [];
    return [{ kind: 'code', code }];
}
const RESERVED = /^(?:if|then|elif|else|fi|for|in|do|done|while|until|case|esac|select|function|time|coproc|\{|\}|!|\[\[|\]\])$/u;
/** A body that does nothing yet, and anything with the words after the alias. */
const UNFINISHED = /(?:^|[\s;|&/])(?:rm|dd|shred|mkfs[\w.]*|chmod|chown|eval|source|exec|sudo|env|xargs|command|(?:ba|da|z|k)?sh(?:\s+-\w*c)?)$/u;
/** The body with whatever may follow the alias: what hides behind a body that is not whole ends as a dynamic name or as no bash at all. */
function alias(args) {
    return args.flatMap((arg) => {
        const equals = arg.indexOf('=');
        if (!isKnown(arg))
            return [{ kind: 'opaque', code: 'changed-names' }];
        if (equals < 0)
            return [];
        const [name, body] = [arg.slice(0, equals), arg.slice(equals + 1)];
        if (RESERVED.test(name) || /<<|\\$/u.test(body) || UNFINISHED.test(body.trim()))
            return [{ kind: 'opaque', code: 'changed-names' }];
        return [{ kind: 'code', code: `${body} $__rest` }];
    });
}
/** Options whose value is code; an option that is not known may be one. */
function callbacks(args, names, values) {
    const letters = names.filter((name) => /^-[^-]$/u.test(name)).map((name) => name.slice(1));
    const { flags } = readOptions(args, { values: values + letters.join(''), long: names }, true);
    return flags
        .filter(({ name, value }) => value !== undefined && names.some((each) => isOption(name, each)))
        .map(({ value }) => ({ kind: 'code', code: (value ?? '').replace(/^(?:exec=|shell\s+|!)/u, '') }));
}
/** Bash adds arguments of its own to these. */
function completions(args, values) {
    return callbacks(args, ['-C'], values).map(({ code }) => ({ kind: 'code', code: `${code} $__rest` }));
}
/** `compgen -W` expands its words as bash does. */
function words(args) {
    const at = args.indexOf('-W');
    const text = at < 0 ? undefined : args[at + 1];
    return text === undefined ? [] : [{ kind: 'code', code: `: ${text}` }];
}
const GIT_CODE_KEY = /^(?:core\.(?:sshcommand|pager|editor|fsmonitor|askpass|gitproxy|hookspath)|sequence\.editor|pager\.|diff\.(?:external|.*\.(?:command|textconv))|difftool\.|mergetool\.|merge\..*\.driver|filter\.|credential\.|gpg\.(?:.*\.)?program|interactive\.difffilter|alias\.|uploadpack\.|remote\..*\.(?:uploadpack|receivepack|vcs)|http\..*proxy|browser\.|man\.|web\.browser|init\.templatedir|protocol\.ext|trailer\.|tar\.|hook\.|sendemail\.|instaweb\.|imap\.tunnel|core\.alternaterefscommand|submodule\..*\.update)/iu;
function git(args) {
    const options = readOptions(args, {
        values: 'cC',
        long: ['--git-dir', '--work-tree', '--namespace', '--super-prefix', '--config-env', '--exec-path'],
    });
    const configured = options.flags.filter(({ name }) => name === '-c').flatMap(({ value }) => gitSetting(value ?? ''));
    const [verb, ...rest] = options.operands;
    const foreign = options.flags.some(({ name, value }) => name === '--exec-path' && value !== undefined) ||
        // A remote of this form is a command.
        rest.some((arg) => /^ext::/iu.test(arg));
    return [
        ...configured,
        ...gitVerb(verb ?? '', rest),
        ...(foreign ? [{ kind: 'opaque', code: 'hidden-code' }] : []),
    ];
}
function gitSetting(setting) {
    const equals = setting.indexOf('=');
    const key = equals < 0 ? setting : setting.slice(0, equals);
    const value = equals < 0 ? '' : setting.slice(equals + 1);
    if (!isKnown(setting))
        return !isKnown(key) || GIT_CODE_KEY.test(key) || /^include/iu.test(key)
            ? [{ kind: 'opaque', code: 'hidden-code' }]
            : [];
    if (/^include(?:if\..*)?\.path$/iu.test(key))
        return [{ kind: 'opaque', code: 'hidden-code' }];
    if (!GIT_CODE_KEY.test(key))
        return [];
    if (/^alias\./iu.test(key))
        return [{ kind: 'code', code: value.startsWith('!') ? `${value.slice(1)} "$__rest"` : `git ${value} "$__rest"` }];
    return [{ kind: 'code', code: value.replace(/^!/u, '') || ':' }];
}
function gitVerb(verb, args) {
    switch (verb) {
        case 'submodule': {
            const at = args.indexOf('foreach');
            return at < 0 ? [] : joined(args.slice(at + 1).filter((word) => !word.startsWith('--')));
        }
        case 'bisect':
            return args[0] === 'run' ? [{ kind: 'command', argv: args.slice(1) }] : [];
        case 'rebase':
            return callbacks(args, ['-x', '--exec'], '');
        case 'clone':
            return [
                ...callbacks(args, ['-u', '--upload-pack'], ''),
                ...readOptions(args, { values: 'c', long: ['--config'] }, true)
                    .flags.filter(({ name }) => name === '-c' || name === '--config')
                    .flatMap(({ value }) => gitSetting(value ?? '')),
            ];
        case 'fetch':
        case 'pull':
        case 'ls-remote':
        case 'fetch-pack':
            return callbacks(args, ['--upload-pack', '--exec'], '');
        case 'archive':
            return callbacks(args, ['--exec'], '');
        case 'grep':
            return args.flatMap((arg) => {
                const pager = /^(?:-O|--open-files-in-pager=)(.+)$/su.exec(arg)?.[1];
                return pager === undefined ? [] : [{ kind: 'code', code: `${pager} found` }];
            });
        case 'difftool':
            return callbacks(args, ['-x', '--extcmd'], '');
        case 'send-email':
        case 'instaweb':
        case 'daemon':
            return callbacks(args, ['--sendmail-cmd', '--to-cmd', '--cc-cmd', '-b', '--browser', '--access-hook'], '');
        case 'for-each-repo':
            return [{ kind: 'command', argv: ['git', ...args.filter((arg) => !arg.startsWith('-'))] }];
        case 'filter-branch':
            return callbacks(args, [
                '--tree-filter',
                '--index-filter',
                '--msg-filter',
                '--env-filter',
                '--commit-filter',
                '--parent-filter',
                '--tag-name-filter',
                '--setup',
            ], '');
        case 'config': {
            const words = gitConfigWords(args).filter((word) => word !== 'set');
            return words.length < 2 ? [] : gitSetting(`${words[0] ?? ''}=${words.slice(1).join(' ')}`);
        }
        default:
            return [];
    }
}
/** Commands that stand whole in an `awk` program; what it puts together itself is a matter of the rule for `awk`. */
function awk(args) {
    const { operands, flags } = readOptions(args, AWK_OPTIONS, true);
    const sources = flags.flatMap(({ name, value }) => (/^(?:-e|--source)$/u.test(name) ? [value ?? ''] : []));
    const program = [...sources, operands[0] ?? ''].join('\n');
    return [
        ...program.matchAll(/(?:\bsystem\s*\(\s*|\|&?\s*)"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"\s*\|&?\s*getline/gsu),
    ].map((match) => ({ kind: 'code', code: (match[1] ?? match[2] ?? '').replace(/\\(.)/gsu, '$1') }));
}
/** `npx tool@1 …` starts the tool. */
function onDemand(args) {
    const [name, ...rest] = readOptions(args, { values: 'pc', long: ['--package', '--call'] }).operands;
    return name === undefined ? [] : [{ kind: 'command', argv: [name.replace(/(?<=.)@[^/]*$/u, ''), ...rest] }];
}
/** `kubectl exec pod -- command`. */
function afterDashes(args, verb) {
    const at = args.indexOf('--');
    return (verb === undefined || args.includes(verb)) && at >= 0 && at + 1 < args.length
        ? [{ kind: 'command', argv: args.slice(at + 1) }]
        : [];
}
/** The words behind `-e` or `--` run in the window that is opened. */
function terminal(args) {
    return wordsBehind(args, /^(?:-e|-x|--)$/u);
}
/** The first option of this form ends the program's own words; those behind it are a command. */
function wordsBehind(args, option) {
    const at = args.findIndex((arg) => option.test(arg));
    return at < 0 || at + 1 === args.length ? [] : [{ kind: 'command', argv: args.slice(at + 1) }];
}
/** `cmake -E` has small commands of its own. */
const CMAKE = {
    copy: ['cp'],
    copy_if_different: ['cp'],
    copy_directory: ['cp', '-r'],
    copy_directory_if_different: ['cp', '-r'],
    copy_directory_if_newer: ['cp', '-r'],
    copy_if_newer: ['cp'],
    create_hardlink: ['ln'],
    chdir: ['env', '-C'],
    rename: ['mv'],
    touch: ['touch'],
    touch_nocreate: ['touch'],
    make_directory: ['mkdir', '-p'],
    remove: ['rm', '-f'],
    rm: ['rm'],
    remove_directory: ['rm', '-r'],
    create_symlink: ['ln', '-s'],
    env: ['env'],
    time: ['time'],
    tar: ['tar'],
    cat: ['cat'],
};
function cmake(args) {
    const name = args[0] === '-E' ? args[1] : undefined;
    const script = args.indexOf('-P');
    if (script >= 0 && /^\/dev\/|^\/proc\//u.test(args[script + 1] ?? ''))
        return [{ kind: 'opaque', code: 'hidden-code' }];
    const like = name !== undefined && Object.hasOwn(CMAKE, name) ? CMAKE[name] : undefined;
    return like === undefined ? [] : [{ kind: 'command', argv: [...like, ...args.slice(2)] }];
}
/** A makefile that nobody has seen, or another shell for its recipes. */
function make(args) {
    const file = options_valueOf(readOptions(args, { values: 'fCjloWI', long: ['--file', '--makefile', '--justfile'] }), '-f', '--file', '--makefile', '--justfile');
    const hidden = (file !== undefined && (file === '-' || file.includes(OUTPUT) || /^\/dev\/|^\/proc\//u.test(file))) ||
        args.some((arg) => /^(?:SHELL|\.SHELLFLAGS|MAKEFLAGS)[:+?]?=/u.test(arg));
    return hidden ? [{ kind: 'opaque', code: 'hidden-code' }] : [];
}
/** Key and value of `git config`, without its options. */
function gitConfigWords(args) {
    return readOptions(args, { values: 'f', long: ['--file', '--blob', '--type', '--default', '--comment', '--value'] }, true).operands;
}
function container(args) {
    const at = args.findIndex((arg) => arg === 'exec');
    if (at < 0)
        return [];
    const { operands } = readOptions(args.slice(at + 1), {
        values: 'euw',
        long: ['--env', '--user', '--workdir', '--env-file', '--detach-keys'],
    });
    return operands.length < 2 ? [] : [{ kind: 'command', argv: operands.slice(1) }];
}
/** `npm exec …`. @param values the short options before the verb that take a value @param behind those after it */
function runner(args, verbs, values = '', behind = 'pw') {
    const at = args.findIndex((arg) => verbs.includes(arg));
    const before = readOptions(args.slice(0, Math.max(at, 0)), {
        values: `${values}eC`,
        long: ['--prefix', '--filter', '--dir', '--directory', '--cwd', '--workspace', '--project', '--env', '--python'],
    }, true);
    if (at < 0 || before.operands.length > 0)
        return [];
    const after = readOptions(args.slice(at + 1), {
        values: `${behind}c`,
        long: [
            '--call',
            '--package',
            '--with',
            '--python',
            '--extra',
            '--group',
            '--name',
            '--environment',
            '--prefix',
            '--cwd',
            '--directory',
            '--node',
            '--using',
        ],
    });
    const cwd = options_valueOf(before, '-C', '--dir', '--cwd', '--directory') ?? options_valueOf(after, '--cwd', '--directory');
    const started = { kind: 'command', argv: after.operands, ...(cwd === undefined ? {} : { cwd }) };
    // Behind the name of the program `-c` is that program's own.
    const coded = options_valueOf(after, '-c', '--call');
    return [...(coded === undefined ? [] : codes([coded])), ...(after.operands.length === 0 ? [] : [started])];
}
function tmux(args) {
    const at = args.findIndex((arg) => /^(?:new|new-session|neww|new-window|splitw|split-window|run|run-shell|respawn-pane|respawnp|respawn-window|respawnw|send|send-keys|if|if-shell|popup|display-popup|pipe-pane|pipep)$/u.test(arg));
    if (at < 0)
        return [];
    const { operands } = readOptions(args.slice(at + 1), { values: 'stnceFxylp' });
    const code = operands.filter((word) => !/^(?:C-m|Enter)$/u.test(word));
    return joined(code);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/started.js



/** Everything that a command starts, as far as its arguments tell. */
function startedBy({ base, args, input }) {
    if (isShell(base))
        return startedByShell(args);
    return isEveryday(base, args) ? [] : startedByName(base, args, input);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/variables.js

/** Values per variable before it counts as unknown. */
const variables_MOST_VALUES = 6;
/** Characters of a value before it counts as unknown. */
const LONGEST_VALUE = 2_000;
/** Assigned names that are compared to say whether anything changed. */
const MOST_COMPARED = 32;
/** Between the parts of a shell's name: the code that it was started with, then each subshell. */
const WITHIN = '\u0001';
/**
 * What the variables of a program may hold: every value that some line assigns. Beside these a variable may be empty where it is assigned
 * only under a condition or in another shell, and hold anything where it is read before it is assigned; one that is never assigned comes
 * from the environment.
 */
class Variables {
    #values = new Map();
    /** Names by shell that are assigned in every run of it, in this round so far and in any round. */
    #metForSure = new Set();
    #certain = new Set();
    #functions = new Set();
    /** Names assigned so far in this round, by shell. */
    #met = new Set();
    #unsettled = false;
    /** How often a value came that was not there. */
    #changes = 0;
    #shell = '';
    #unordered = 0;
    /** What each question was answered with, to see later whether the answer still holds. */
    #answers = new Map();
    /** @param certain whether the assignment is reached in every run of its shell */
    assign(name, value, certain) {
        const values = this.#values.get(name) ?? new Set();
        this.#values.set(name, values);
        if (!values.has(value))
            this.#changes += 1;
        const key = `${this.#shell}\0${name}`;
        this.#met.add(key);
        if (certain) {
            this.#metForSure.add(key);
            this.#certain.add(key);
        }
        values.add(value.length > LONGEST_VALUE || (!isKnown(value) && value.includes(HOLE)) ? HOLE : value);
        if (values.size > variables_MOST_VALUES) {
            values.clear();
            values.add(HOLE);
        }
    }
    /** The parameters of a function, of `set --`, or of code: `$1` may be each of them, because `shift` moves them. */
    assignPositional(args) {
        for (const [at, arg] of args.slice(0, variables_MOST_VALUES).entries()) {
            const value = isKnown(arg) || arg.includes(FOUND) ? arg : HOLE;
            this.assign(String(at + 1), value, false);
            if (at > 0)
                this.assign('1', value, false);
        }
        this.assign('@', args.every((arg) => isKnown(arg) || arg.includes(FOUND)) ? args.join(SPLIT) : HOLE, false);
    }
    /** From here on in this round the name may not have been assigned after all. */
    doubt(name) {
        this.#metForSure.delete(`${this.#shell}\0${name}`);
    }
    defineFunction(name) {
        this.#functions.add(name);
    }
    isFunction(name) {
        return this.#functions.has(name);
    }
    /** Work in a shell that is started anew with this code. */
    inShell(code, work) {
        const outer = this.#shell;
        this.#shell = code;
        work();
        this.#shell = outer;
    }
    /** Work in a copy of this shell: it sees everything, and what it assigns is gone afterwards. */
    inSubshell(name, work) {
        this.inShell(`${this.#shell}${WITHIN}${name}`, work);
    }
    /** Work that runs later than it stands in the text: the body of a function. */
    later(work) {
        this.#unordered += 1;
        work();
        this.#unordered -= 1;
    }
    /** From here on nobody can say what any variable holds: a name reference, an import, an unknown `read`. */
    unsettle() {
        this.#unsettled = true;
    }
    isAssigned(name) {
        return this.valuesOf(name) !== undefined;
    }
    /**
     * Two equal texts: whatever is asked gets the same answers, shells that did not exist yet aside. Undefined where there is too much to
     * compare it again and again.
     */
    state() {
        if (this.#metForSure.size > MOST_COMPARED)
            return undefined;
        const sizes = [this.#changes, this.#met, this.#certain, this.#functions, this.#values].map((each) => typeof each === 'number' ? each : each.size);
        return [...sizes, this.#unsettled, this.#unordered, this.#shell, ...this.#metForSure].join('\0');
    }
    /** Possible values; undefined when the program does not assign it. */
    valuesOf(name) {
        const later = this.#unordered > 0;
        const place = {
            anew: this.#shell !== '' && !this.#shell.startsWith(WITHIN),
            before: !later && !this.#holds(this.#met, name),
            sure: this.#holds(later ? this.#certain : this.#metForSure, name),
        };
        const values = this.#possible(name, place);
        const key = `${this.#shell}\0${Object.values(place).join()}\0${name}`;
        const answer = this.#answers.get(key) ?? { name, place, given: new Set() };
        this.#answers.set(key, answer);
        answer.given.add(keyOf(values));
        return values;
    }
    /** Whether this shell, or one that it is a copy of, is among the places of a name. */
    #holds(places, name) {
        for (let shell = this.#shell;; shell = shell.slice(0, shell.lastIndexOf(WITHIN))) {
            if (places.has(`${shell}\0${name}`))
                return true;
            if (!shell.includes(WITHIN))
                return false;
        }
    }
    #possible(name, { anew, before, sure }) {
        if (this.#unsettled)
            return [HOLE];
        const values = this.#values.get(name);
        if (values === undefined)
            return undefined;
        if (values.has(HOLE))
            return [...values];
        if (before)
            return [...new Set([...values, anew ? '' : HOLE])];
        return sure ? [...values] : [...new Set([...values, ''])];
    }
    /** Ends a round: whether every answer of it was what it would be now. If not, another round sees more. */
    settle() {
        const holds = [...this.#answers.values()].every(({ name, place, given }) => given.size === 1 && given.has(keyOf(this.#possible(name, place))));
        this.#answers.clear();
        this.#met.clear();
        this.#metForSure.clear();
        return holds;
    }
}
function keyOf(values) {
    return values === undefined ? '' : `=${values.join('\0')}`;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/braces.js
/** Words that one word may become before it counts as unknown. */
const MOST_WORDS = 64;
/** The words that brace expansion makes of a raw word, still quoted; undefined when there are too many to follow. */
function expandBraces(raw) {
    const group = firstGroup(raw);
    if (group === undefined)
        return [raw];
    const { start, end, choices } = group;
    const words = [];
    for (const choice of choices) {
        const inner = expandBraces(choice);
        const rest = expandBraces(raw.slice(end));
        if (inner === undefined || rest === undefined || inner.length * rest.length + words.length > MOST_WORDS)
            return undefined;
        for (const middle of inner)
            for (const tail of rest)
                words.push(raw.slice(0, start) + middle + tail);
    }
    return words;
}
function firstGroup(raw) {
    for (let at = 0; at < raw.length; at = skip(raw, at)) {
        if (raw[at] !== '{')
            continue;
        const group = groupAt(raw, at);
        if (group !== undefined)
            return group;
    }
    return undefined;
}
function groupAt(raw, start) {
    let depth = 0;
    let from = start + 1;
    const choices = [];
    for (let at = start; at < raw.length; at = skip(raw, at)) {
        const character = raw[at];
        if (character === '{')
            depth += 1;
        else if (character === ',' && depth === 1) {
            choices.push(raw.slice(from, at));
            from = at + 1;
        }
        else if (character === '}') {
            depth -= 1;
            if (depth > 0)
                continue;
            choices.push(raw.slice(from, at));
            const all = choices.length > 1 ? choices : sequence(choices[0] ?? '');
            return all === undefined ? undefined : { start, end: at + 1, choices: all };
        }
    }
    return undefined;
}
/** `1..9` and `a..e`, with a step; undefined when it is none. Too long a sequence is cut by the caller's limit. */
function sequence(text) {
    const match = /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/u.exec(text);
    if (match === null)
        return undefined;
    const [from, to] = [match[1] ?? '', match[2] ?? ''];
    const letters = /[A-Za-z]/u.test(from);
    if (letters !== /[A-Za-z]/u.test(to))
        return undefined;
    const value = (end) => (letters ? end.charCodeAt(0) : Number(end));
    const step = Math.max(1, Math.abs(Number(match[3] ?? 1)));
    const [first, last] = [value(from), value(to)];
    const words = [];
    const direction = first <= last ? step : -step;
    for (let at = first; first <= last ? at <= last : at >= last; at += direction) {
        words.push(letters ? String.fromCharCode(at) : String(at));
        if (words.length > MOST_WORDS)
            break;
    }
    return words;
}
/** The place after the character at `at`, or after the quotation, escape or expansion that begins there. */
function skip(raw, at) {
    const character = raw[at];
    if (character === '\\')
        return at + 2;
    if (character === "'")
        return braces_after(raw, raw.indexOf("'", at + 1));
    if (character === '"' || character === '`')
        return closing(raw, at + 1, character);
    if (character === '$' && raw[at + 1] === "'")
        return closing(raw, at + 2, "'");
    if (character === '$' && (raw[at + 1] === '{' || raw[at + 1] === '('))
        return nested(raw, at + 1);
    return at + 1;
}
function braces_after(raw, found) {
    return found < 0 ? raw.length : found + 1;
}
function closing(raw, from, quote) {
    let at = from;
    while (at < raw.length && raw[at] !== quote)
        at += raw[at] === '\\' ? 2 : 1;
    return at + 1;
}
function nested(raw, from) {
    let depth = 0;
    let at = from;
    while (at < raw.length) {
        const character = raw[at];
        if (character === '{' || character === '(')
            depth += 1;
        if (character === '}' || character === ')')
            depth -= 1;
        at = character === '{' || character === '(' || character === '}' || character === ')' ? at + 1 : skip(raw, at);
        if (depth === 0)
            return at;
    }
    return raw.length;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/words.js




/** Alternatives for one command before its unknown words are taken together. */
const MOST_ALTERNATIVES = 24;
/** Characters that mean nothing but themselves, wherever they stand in a word. */
const PLAIN = /^[A-Za-z0-9_./:=@%+,-]+$/u;
/** Whether a word is only itself. Nearly all are, and asking the parser for its parts would read it a second time. */
function isPlain({ text }) {
    return PLAIN.test(text);
}
/** The argument lists that a word may become. One list in nearly all cases. */
function expandWord(word, expander) {
    if (isPlain(word))
        return [[word.text]];
    if (!hasBraces(word))
        return alternatives(word, expander).map(splitFields);
    const raws = expandBraces(word.text);
    if (raws === undefined)
        return [[MANY]];
    let lists = [[]];
    for (const raw of raws) {
        if (raw === '')
            continue;
        const inner = reparsed(raw);
        if (inner === undefined || inner.length === 0)
            return [[MANY]];
        const next = inner.flatMap((each) => alternatives(each, expander).map(splitFields));
        lists = combine(lists, next);
    }
    return lists;
}
/** The texts that a word may become where bash does not split it: the value of an assignment, the target of a redirection. */
function expandText(word, expander) {
    if (word === undefined)
        return [''];
    if (isPlain(word))
        return [word.text];
    return [...new Set(alternatives(word, expander).map((text) => text.replaceAll(SPLIT, ' ').replaceAll(EMPTY, '')))];
}
/**
 * Every way to go on from each list with each of the others; too many become one list that says nothing of this word. A single way is
 * added in place, because a command may have a hundred thousand words.
 */
function combine(lists, next) {
    const [list, tail] = [lists[0], next[0]];
    if (lists.length === 1 && next.length === 1 && list !== undefined && tail !== undefined) {
        for (const field of tail)
            list.push(field);
        return lists;
    }
    if (lists.length * next.length > MOST_ALTERNATIVES)
        return lists.map((each) => [...each, MANY]);
    return lists.flatMap((each) => next.map((more) => [...each, ...more]));
}
function hasBraces(word) {
    return word.parts?.some((part) => part.type === 'BraceExpansion') ?? false;
}
function reparsed(raw) {
    const script = parse(`: ${raw.startsWith('#') ? '\\' : ''}${raw}`);
    const command = script.commands[0]?.command;
    if (script.errors !== undefined || script.commands.length !== 1 || command?.type !== 'Command')
        return undefined;
    return command.suffix.flatMap((item) => (item.type === 'Word' ? [item] : []));
}
/** Stands where a quotation was, so that an empty one still makes an argument. */
const EMPTY = '\uE006';
function splitFields(text) {
    if (!text.includes(SPLIT) && !text.includes(EMPTY))
        return text === '' ? [] : [text];
    return text
        .split(SPLIT)
        .filter((field) => field !== '')
        .map((field) => field.replaceAll(EMPTY, ''));
}
function alternatives(word, expander) {
    if (word.parts === undefined)
        return [withTilde(word.text, word.value, expander)];
    return words_join(word.parts, false, expander).map((text) => withTilde(word.text, text, expander));
}
function withTilde(raw, text, { world }) {
    const match = !raw.startsWith('~') ? null : /^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.exec(raw);
    if (match === null)
        return text;
    const home = match[1] === undefined ? (world.home ?? HOLE) : match[1] === '+' ? '.' : HOLE;
    return home + text.slice(match[0].length);
}
function words_join(parts, quoted, expander) {
    let texts = [''];
    const within = parts.length === 1 || expander.isBeside === true ? expander : { ...expander, isBeside: true };
    for (const part of parts) {
        const next = partTexts(part, quoted, within);
        if (texts.length * next.length > MOST_ALTERNATIVES)
            return [quoted ? HOLE : MANY];
        texts =
            texts.length === 1 && next.length === 1
                ? [`${texts[0] ?? ''}${next[0] ?? ''}`]
                : texts.flatMap((text) => next.map((tail) => text + tail));
    }
    return texts;
}
function partTexts(part, quoted, expander) {
    switch (part.type) {
        case 'Literal':
            return [part.value];
        case 'SingleQuoted':
        case 'AnsiCQuoted':
            return [EMPTY + part.value];
        case 'DoubleQuoted':
        case 'LocaleString':
            return words_join(part.parts, true, expander).map((text) => EMPTY + text);
        case 'Glob':
            return [part.kind === 'star' ? STAR : ANY_ONE];
        case 'ExtendedGlob':
            return [STAR];
        case 'BraceExpansion':
        case 'ArithmeticExpansion':
            return [HOLE];
        case 'ProcessSubstitution':
            // What is written there goes to the program inside, which is judged on its own.
            return [part.operator === '>' ? `/dev/fd/${HOLE}` : OUTPUT];
        case 'CommandExpansion':
            return (knownOutput(part, expander)?.map((text) => inserted(text, quoted, expander)) ?? [
                quoted ? OUTPUT : OUTPUT + MANY,
            ]);
        case 'SimpleExpansion':
            return variable(part.text.slice(1), quoted, expander);
        case 'ParameterExpansion':
            return parameter(part, quoted, expander);
        default:
            return exhausted(part);
    }
}
function exhausted(part) {
    void part;
    return [HOLE];
}
/** What a substitution of one simple command prints, where that is plain. */
function knownOutput({ text, script }, expander) {
    const code = text.replace(/^\$\(|^`|\)$|`$/gu, '').trim();
    if (code === 'pwd')
        return expander.cwd === undefined ? undefined : [expander.cwd];
    if (code === 'git rev-parse --show-toplevel')
        return [expander.cwd ?? '.'];
    if (/^mktemp(?: -[dqut]+)*$/u.test(code))
        return ['/tmp/mktemp'];
    const command = script?.commands.length === 1 ? script.commands[0]?.command : undefined;
    // Beside other text an empty list would leave that alone: `$(find src -name y)/lib`.
    const listed = command === undefined || expander.isBeside === true ? undefined : listedNames(command, expander);
    if (listed !== undefined)
        return listed;
    if (command?.type !== 'Command' || command.redirects.length > 0 || command.prefix.length > 0)
        return undefined;
    const name = command.name?.text ?? '';
    if (!/^(?:echo|printf|dirname|basename)$/u.test(name))
        return undefined;
    let argvs = [[]];
    for (const item of command.suffix) {
        if (item.type !== 'Word')
            return undefined;
        argvs = combine(argvs, expandWord(item, expander));
    }
    return distinct(argvs.map((argv) => printed(name, argv)));
}
/** Names that a search finds which stands in a substitution, alone or before filters: `$(git ls-files src | grep x)`. */
function listedNames(node, expander) {
    const commands = node.type === 'Pipeline' ? node.commands : [node];
    let input = { kind: 'none' };
    for (const command of commands) {
        if (command.type !== 'Command' || command.redirects.length > 0 || command.prefix.length > 0)
            return undefined;
        const name = command.name?.text ?? '';
        if (input.from === undefined && !LISTS.has(name))
            return undefined;
        let argvs = [[]];
        for (const item of command.suffix) {
            if (item.type !== 'Word')
                return undefined;
            argvs = combine(argvs, expandWord(item, expander));
        }
        const [args] = argvs;
        if (argvs.length !== 1 || args === undefined)
            return undefined;
        const nothing = { assigned: [], variables: [], redirections: [], cwd: expander.cwd, through: [] };
        input = { kind: 'pipe', from: [{ name, base: name, args, input, ...nothing }] };
    }
    return foundItems(input);
}
const LISTS = new Set(['find', 'fd', 'git', 'rg', 'grep', 'ls']);
const distinct = (texts) => texts.every((text) => text !== undefined) ? [...new Set(texts)] : undefined;
/** The output of one command. The folder or name of a path that is not known is as unknown as the path, and as harmless. */
function printed(name, argv) {
    const [path = ''] = argv;
    if (name === 'dirname' || name === 'basename') {
        if (argv.some((arg) => arg.startsWith('-') || arg.includes(MANY) || arg.includes(OUTPUT)))
            return undefined;
        // Of several it prints several.
        if (argv.length > 1)
            return name === 'basename' && argv.length === 2 ? HOLE : undefined;
        const bare = path.replace(/\/+$/u, '');
        if (bare === '' && path !== '')
            return '/';
        const at = bare.lastIndexOf('/');
        if (name === 'basename')
            return path.slice(at + 1);
        return at < 0 ? (isKnown(path) ? '.' : HOLE) : path.slice(0, at) || '/';
    }
    if (!argv.every((arg) => isKnown(arg) && !/[\\%]/u.test(arg)) || path.startsWith('-'))
        return undefined;
    return name === 'echo' || argv.length === 1 ? argv.join(' ') : undefined;
}
function variable(name, quoted, expander) {
    const { variables, world, cwd } = expander;
    if (name === '@' || name === '*')
        return [MANY, ...(variables.valuesOf('@') ?? []).filter((value) => value !== HOLE && value !== '')];
    const unknown = quoted ? HOLE : HOLE + MANY;
    if (/^[0-9]$/u.test(name))
        return [unknown, ...(variables.valuesOf(name) ?? []).filter((value) => value !== HOLE && value !== '')];
    const values = variables.valuesOf(name);
    if (values !== undefined)
        return values.map((value) => inserted(value, quoted, expander));
    if (name === 'HOME')
        return [world.home ?? HOLE];
    if (name === 'PWD')
        return [cwd ?? HOLE];
    if (name === 'TMPDIR')
        return ['/tmp'];
    // Which one does not matter: what it is given is read as code.
    if (name === 'SHELL')
        return ['/bin/bash'];
    return [unknown];
}
/** A value where it stands unquoted: split at blanks, its `*` and `?` compared with file names. */
function inserted(value, quoted, { variables }) {
    if (quoted)
        return value;
    if (variables.isAssigned('IFS'))
        return HOLE + MANY;
    return value
        .replaceAll(EMPTY, '')
        .replace(/[ \t\n]+/gu, SPLIT)
        .replace(/\*/gu, STAR)
        .replace(/[?[]/gu, (mark) => (mark === '?' ? ANY_ONE : STAR))
        .replaceAll(HOLE, HOLE + MANY);
}
/** What stands in for a value. Blanks outside of quotation marks part its words where nothing is quoted around it. */
function defaults(operand, quoted, expander) {
    const texts = alternatives(operand, expander);
    if (quoted || !/[ \t\n]/u.test(operand.text))
        return texts;
    const parted = texts.map((text) => text.replace(/[ \t\n]+/gu, SPLIT));
    return /["'\\]/u.test(operand.text) ? [...texts, ...parted] : parted;
}
function parameter(part, quoted, expander) {
    const unknown = [quoted ? HOLE : HOLE + MANY];
    if (part.prefix !== undefined || part.index !== undefined)
        return part.parameter === '@' || part.index !== undefined ? [MANY] : unknown;
    const { operation } = part;
    const values = variable(part.parameter, quoted, expander);
    if (operation === undefined)
        return values;
    // A slice of all parameters is any number of words; what it may hold is in the list.
    if (part.parameter === '@' || part.parameter === '*')
        return values;
    if (operation.type !== 'Default')
        return unknown;
    const operand = operation.operator.endsWith('?') ? [] : defaults(operation.operand, quoted, expander);
    if (operation.operator.endsWith('+'))
        return [...operand, ''];
    return [...new Set([...values, ...operand])];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/analyse.js











/** Programs within programs: `bash -c "bash -c …"`. */
const analyse_DEEPEST = 12;
/** Rounds until the values of variables stand still; after that they count as unknown. */
const MOST_ROUNDS = 4;
/** Commands and substitutions in one program. A larger one is blocked as too deep to follow. */
const MOST_COMMANDS = 100_000;
/**
 * Says which commands bash would run for this text, and where that cannot be seen. It never runs anything. Whatever the order of
 * execution, each command of each branch counts as run; what it cannot see through is in `opaque` and never left out (P12).
 */
function analyse(source, world) {
    const variables = new Variables();
    for (let round = 1;; round += 1) {
        const walk = new Walk(world, variables);
        walk.program(source, 0);
        if (variables.settle())
            return walk.result();
        if (round === MOST_ROUNDS - 1)
            variables.unsettle();
        if (round === MOST_ROUNDS)
            return walk.result();
    }
}
const NO_INPUT = { kind: 'none' };
/** Builtins that evaluate their words once more: as arithmetic, as names of array elements, as prompts. */
const EVALUATES = new Set([
    'let',
    'declare',
    'typeset',
    'local',
    'readonly',
    'export',
    'test',
    '[',
    'printf',
    'unset',
    'read',
    'wait',
    'mapfile',
    'readarray',
    'return',
    'exit',
    'shift',
    'set',
    'getopts',
]);
const DECLARES = new Set(['declare', 'typeset', 'local', 'readonly', 'export']);
/** Commands that put their input or their operands into a file. */
const MAKES_FILES = new Set([
    'curl',
    'wget',
    'tee',
    'cp',
    'mv',
    'dd',
    'base64',
    'openssl',
    'xxd',
    'ln',
    'install',
    'sed',
    'tar',
    'unzip',
    'gunzip',
    'sponge',
    'rsync',
    'scp',
    'sftp',
    'aria2c',
    'aws',
    'gh',
    'uudecode',
    '7z',
    'bunzip2',
    'unxz',
    'zstd',
    'gpg',
]);
/** A line that goes on within an expansion or a tilde: bash puts it together before it reads anything, and nobody writes so by accident. */
const SPLIT_NAME = /(?:\$\{?!?\w*|(?:^|[\s=:])~[\w.+-]*)(?:\\\n)+[\w{(/}!]/u;
class Walk {
    #world;
    #variables;
    #commands = [];
    #opaque = [];
    #scripts = [];
    #pipes = new Map();
    /** Statements that changed nothing, with the state that they left as it was. */
    #idle = new Set();
    #cwd;
    #input = NO_INPUT;
    #conditional = 0;
    #depth = 0;
    #prompts = false;
    /** Functions that change the folder: seen from which, and to which. */
    #moves = new Map();
    constructor(world, variables) {
        this.#world = world;
        this.#variables = variables;
        this.#cwd = world.cwd;
    }
    result() {
        this.#ownScripts();
        return { commands: this.#commands, opaque: this.#opaque, pipes: this.#pipes };
    }
    /** A text of shell code, on its own or inside another. */
    program(source, depth) {
        if (depth > analyse_DEEPEST)
            return this.#hide('too-deep', source);
        if (source.includes('\\\n') && SPLIT_NAME.test(source))
            this.#hide('not-bash', source);
        const script = parse(source);
        this.#prompts ||= source.includes('@P');
        const outer = this.#depth;
        this.#depth = depth;
        this.#script(script, source);
        this.#depth = outer;
    }
    #script(script, source) {
        if (script.errors !== undefined && script.errors.length > 0)
            this.#hide('not-bash', source);
        for (const statement of script.commands) {
            const before = source === '' ? undefined : this.#stateAt(statement, source);
            if (before !== undefined && this.#idle.has(before))
                continue;
            this.#statement(statement);
            // It changed nothing, so the same words say and change nothing more in the same state.
            if (before !== undefined && this.#stateAt(statement, source) === before)
                this.#idle.add(before);
        }
    }
    /**
     * A statement with everything that its meaning hangs on: folder and variables. Long programs repeat themselves (P13). Undefined where
     * that is not all: a here-document stands behind its statement, and a redirected input is read on.
     */
    #stateAt({ pos, end }, source) {
        const text = source.slice(pos, end);
        const state = this.#variables.state();
        if (state === undefined || text.includes('<<') || this.#input !== NO_INPUT)
            return undefined;
        const where = [this.#cwd === undefined ? '' : `=${this.#cwd}`, this.#depth, this.#conditional, this.#prompts];
        return [...where, state, text].join('\0');
    }
    #statement(statement) {
        if (statement.background === true)
            this.#inSubshell(statement, () => this.#visit(statement.command));
        else
            this.#visit(statement.command);
    }
    #hide(code, seen) {
        this.#opaque.push({ code, seen: shown(seen) });
    }
    #expander() {
        return { variables: this.#variables, world: this.#world, cwd: this.#cwd };
    }
    #visit = (node) => {
        // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- every other node is only looked into
        switch (node.type) {
            case 'Command':
                return this.#command(node);
            case 'Pipeline':
                return this.#pipeline(node.commands);
            case 'AndOr': {
                const [first, ...rest] = node.commands;
                if (first !== undefined)
                    this.#visit(first);
                return this.#perhaps(() => rest.forEach(this.#visit));
            }
            case 'Subshell':
                return this.#inSubshell(node, () => (0,parser/* forEachChild */.dK)(node, this.#visit));
            case 'Script':
                return this.#inSubshell(node, () => this.#script(node, ''));
            case 'ArithmeticExpansion':
                // Single quotation marks quote nothing there.
                if (node.text.includes("'"))
                    this.#code(node.text.slice(3, -2), true);
                return (0,parser/* forEachChild */.dK)(node, this.#visit);
            case 'Redirected':
                return this.#redirected(node);
            case 'ProcessSubstitution':
                return node.operator === '>'
                    ? this.#reading({ kind: 'pipe' }, () => (0,parser/* forEachChild */.dK)(node, this.#visit))
                    : (0,parser/* forEachChild */.dK)(node, this.#visit);
            case 'Function':
                if (node.name !== undefined)
                    this.#variables.defineFunction(node.name.text);
                return this.#variables.later(() => this.#perhaps(() => this.#inside(() => {
                    const from = this.#cwd;
                    this.#visit(node.body);
                    if (this.#cwd !== from && node.name !== undefined)
                        this.#moves.set(node.name.text, { from, to: this.#cwd });
                })));
            case 'For':
            case 'Select':
                return this.#loop(node);
            case 'If':
            case 'While':
            case 'Case':
            case 'ArithmeticFor':
                return this.#perhaps(() => (0,parser/* forEachChild */.dK)(node, this.#visit));
            case 'Coproc':
                this.#variables.assign(node.name?.value ?? 'COPROC', HOLE, false);
                return this.#reading({ kind: 'pipe' }, () => (0,parser/* forEachChild */.dK)(node, this.#visit));
            case 'Word':
                if (isPlain(node))
                    return;
                this.#code(node.value);
                return (0,parser/* forEachChild */.dK)(node, this.#visit);
            case 'ArithmeticBinary':
                if (node.operator.endsWith('=') && !/^[=!<>]=$/u.test(node.operator))
                    this.#unsettleName(node.left);
                return (0,parser/* forEachChild */.dK)(node, this.#visit);
            case 'ParameterExpansion':
                this.#defaulted(node);
                return (0,parser/* forEachChild */.dK)(node, this.#visit);
            default:
                return (0,parser/* forEachChild */.dK)(node, this.#visit);
        }
    };
    #perhaps(work) {
        this.#conditional += 1;
        work();
        this.#conditional -= 1;
    }
    /** A subshell: what it changes of folder and variables is gone afterwards. */
    #inSubshell(node, work) {
        const conditional = this.#conditional;
        this.#conditional = 0;
        this.#variables.inSubshell(`${node.pos}-${node.end}`, () => this.#inside(work));
        this.#conditional = conditional;
    }
    /** What it changes of the folder is gone afterwards. */
    #inside(work) {
        const cwd = this.#cwd;
        work();
        this.#cwd = cwd;
    }
    /** Work whose standard input is another one. */
    #reading(input, work) {
        const outer = this.#input;
        this.#input = input;
        work();
        this.#input = outer;
    }
    #unsettleName(node) {
        if (node.type === 'ArithmeticWord')
            this.#variables.assign(node.value.replace(/\[.*$/u, ''), HOLE, false);
    }
    #defaulted(node) {
        const { operation } = node;
        if (operation?.type !== 'Default' || !operation.operator.endsWith('='))
            return;
        for (const text of expandText(operation.operand, this.#expander()))
            this.#variables.assign(node.parameter, text, false);
    }
    #loop(node) {
        for (const word of node.wordlist ?? []) {
            this.#visit(word);
            for (const list of expandWord(word, this.#expander())) {
                for (const field of list)
                    this.#variables.assign(node.name.value, field.includes(MANY) ? HOLE : field, true);
            }
        }
        if (node.wordlist === undefined || node.type === 'Select')
            this.#variables.assign(node.name.value, HOLE, false);
        this.#perhaps(() => this.#visit(node.body));
        // A list that turns out to be empty assigns nothing.
        this.#variables.doubt(node.name.value);
    }
    /** Text that bash may expand once more, in arithmetic or a prompt: the substitutions written in it count as run. */
    #code(text, always = false) {
        if (!text.includes('$(') && !text.includes('`'))
            return;
        if (!always && !this.#prompts && !text.includes('['))
            return;
        if (!isKnown(text))
            return;
        const mark = `END_${text.length}_OF_TEXT`;
        const script = parse(`: <<${mark}\n${text}\n${mark}\n`);
        if (this.#depth >= analyse_DEEPEST)
            return this.#hide('too-deep', text);
        this.#depth += 1;
        (0,parser/* forEachChild */.dK)(script, this.#visitText);
        this.#depth -= 1;
    }
    #visitText = (node) => {
        if (node.type === 'Script')
            this.#visit(node);
        else
            (0,parser/* forEachChild */.dK)(node, this.#visitText);
    };
    #pipeline(stages) {
        const outer = this.#input;
        let from;
        for (const stage of stages) {
            const start = this.#commands.length;
            if (from !== undefined)
                this.#input = pipeInput(from);
            if (stages.length > 1)
                this.#inSubshell(stage, () => this.#visit(stage));
            else
                this.#visit(stage);
            const next = this.#commands.slice(start);
            const writer = from?.at(-1);
            if (writer !== undefined && next[0] !== undefined)
                this.#pipes.set(writer, next[0]);
            from = next;
        }
        this.#input = outer;
    }
    #redirected(node) {
        const outer = this.#input;
        const { input, redirections } = this.#redirections(node.redirects);
        if (redirections.length > 0)
            this.#see('', [], [], redirections, input, []);
        this.#input = input;
        this.#visit(node.command);
        this.#input = outer;
    }
    #redirections(nodes) {
        let input = this.#input;
        const redirections = [];
        for (const node of nodes) {
            (0,parser/* forEachChild */.dK)(node, this.#visit);
            const number = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : undefined;
            const isInput = number === undefined || number === 0;
            if (node.type === 'HereDoc') {
                const quoted = node.delimiter?.quoted ?? false;
                const text = node.operator === '<<-' ? node.body.text.replace(/^\t+/gmu, '') : node.body.text;
                if (isInput)
                    input = { kind: 'text', text: quoted ? text : this.#hereText(text, node.body.parts) };
            }
            else if (node.type === 'HereString') {
                const texts = expandText(node.target, this.#expander());
                if (isInput)
                    input = { kind: 'text', text: texts.length === 1 ? (texts[0] ?? '') : HOLE };
            }
            else {
                for (const target of expandText(node.target, this.#expander())) {
                    redirections.push({ operator: node.operator, target });
                    if (node.operator === '<' && isInput)
                        input = target.includes(OUTPUT) ? { kind: 'pipe' } : { kind: 'file', file: target };
                    if (node.operator === '<&' && isInput)
                        input = { kind: 'pipe' };
                }
            }
        }
        return { redirections, input };
    }
    /** An unquoted here-document with its expansions; anything but plain text in it makes it unknown there. */
    #hereText(text, parts) {
        if (parts === undefined)
            return text.includes('\\') ? text.replace(/\\([$`\\])/gu, '$1').replaceAll('\\\n', '') : text;
        const word = {
            type: 'Word',
            text: '',
            value: '',
            pos: 0,
            end: 0,
            parts: [{ type: 'DoubleQuoted', pos: 0, end: 0, text: '', parts: parts }],
        };
        const texts = expandText(word, this.#expander());
        return texts.length === 1 ? (texts[0] ?? '') : HOLE;
    }
    #command(node) {
        const { input, redirections } = this.#redirections(node.redirects);
        const assigned = this.#assignments(node);
        if (node.name === undefined) {
            if (redirections.length > 0 || assigned.length > 0)
                this.#see('', [], assigned, redirections, input, []);
            return;
        }
        this.#visit(node.name);
        let argvs = expandWord(node.name, this.#expander()).map((list) => [...list]);
        if (!isPlain(node.name) && !isPlainName(node.name, argvs))
            this.#hide('dynamic-name', node.name.text);
        for (const item of node.args) {
            if (item.type === 'Word' && isPlain(item)) {
                for (const argv of argvs)
                    argv.push(item.text);
            }
            else if (item.type === 'Word') {
                this.#visit(item);
                argvs = combine(argvs, expandWord(item, this.#expander()));
            }
            else {
                argvs = combine(argvs, this.#declared(item).map((text) => [text]));
            }
        }
        const distinct = argvs.length === 1 ? argvs : new Map(argvs.map((argv) => [argv.join('\0'), argv])).values();
        for (const argv of distinct)
            this.#start(argv, { assigned, redirections, input, through: [], variables: namesIn(node.suffix) });
    }
    #assignments(node) {
        const assigned = [];
        for (const item of node.prefix) {
            if (item.type !== 'Assignment')
                continue;
            const values = this.#assignment(item, node.name === undefined && this.#conditional === 0);
            const variables = isPlain(item) ? [] : namesIn([item]);
            for (const value of values)
                assigned.push({ name: item.name ?? '', value, variables });
        }
        return assigned;
    }
    #assignment(item, certain) {
        (0,parser/* forEachChild */.dK)(item, this.#visit);
        const name = item.name ?? '';
        const { value } = item;
        if (value?.type === 'ArrayValue') {
            this.#variables.assign(name, HOLE, certain);
            for (const element of value.elements)
                for (const text of expandText(element, this.#expander()))
                    this.#code(text, true);
            return [HOLE];
        }
        const texts = expandText(value, this.#expander()).map((text) => text.replaceAll(STAR, '*').replaceAll(ANY_ONE, '?'));
        for (const text of texts) {
            this.#code(text, true);
            const whole = item.index === undefined && !item.text.startsWith(`${name}+=`) && isKnown(text);
            this.#variables.assign(name, whole ? text : HOLE, certain);
        }
        return texts;
    }
    /** `declare x=1` among the arguments of a builtin. */
    #declared(item) {
        return this.#assignment(item, false).map((value) => `${item.name ?? ''}=${value}`);
    }
    #see(name, args, assigned, redirections, input, through, variables = []) {
        const seen = {
            name,
            base: baseName(name),
            args,
            assigned,
            redirections,
            input,
            cwd: this.#cwd,
            through,
            variables,
        };
        this.#commands.push(seen);
        if (this.#commands.length > MOST_COMMANDS)
            throw new RangeError('a program with too many commands');
        return seen;
    }
    #start(argv, context) {
        const [name, ...args] = argv;
        if (name === undefined) {
            this.#see('', [], context.assigned, context.redirections, context.input, context.through, context.variables);
            return;
        }
        if (!isSeenName(name))
            this.#hide('dynamic-name', argv.join(' '));
        const seen = this.#see(name, args, context.assigned, context.redirections, context.input, context.through, context.variables);
        if (context.through.length > analyse_DEEPEST)
            return this.#hide('too-deep', name);
        this.#builtin(seen);
        const move = this.#moves.get(name);
        // From another folder it may lead elsewhere.
        if (move !== undefined)
            this.#cwd = this.#cwd === move.from ? move.to : undefined;
        if (this.#variables.isFunction(name))
            this.#variables.assignPositional(args);
        const through = [...context.through, seen.base];
        for (const code of codeInVariables(seen))
            this.#nested(code, `${code} (in a variable)`, NO_INPUT);
        for (const started of startedBy(seen))
            this.#started(started, seen, { ...context, through });
    }
    #started(started, seen, context) {
        const whole = `${seen.name} ${seen.args.join(' ')}`;
        switch (started.kind) {
            case 'command':
                if (/^(?:builtin|command)$/u.test(seen.base))
                    return this.#start(started.argv, { ...context, redirections: [] });
                return this.#inside(() => {
                    if (started.cwd !== undefined)
                        this.#enter([started.cwd]);
                    this.#start(started.argv, { ...context, redirections: [] });
                });
            case 'code':
                if (started.positional !== undefined && started.positional.length > 0)
                    this.#variables.assignPositional(started.positional);
                if (started.zero !== undefined)
                    this.#variables.assign('0', started.zero, false);
                return this.#nested(started.code, whole, seen.input);
            case 'script':
                this.#scripts.push(started.file);
                if (started.file.includes(OUTPUT))
                    this.#hide('hidden-code', whole);
                return;
            case 'opaque':
                return this.#hide(started.code, whole);
            case 'input':
                if (seen.input.kind === 'text')
                    return this.#nested(seen.input.text ?? '', whole, NO_INPUT);
                if (seen.input.kind === 'file' && seen.input.file !== undefined)
                    this.#scripts.push(seen.input.file);
                if (seen.input.kind !== 'pipe')
                    return;
                if (seen.input.text !== undefined)
                    return this.#nested(seen.input.text, whole, NO_INPUT);
                return this.#hide('piped-code', whole);
            default:
                return analyse_exhausted(started);
        }
    }
    #nested(code, whole, input) {
        if (!isKnown(code))
            return this.#hide('hidden-code', whole);
        const outer = this.#input;
        this.#input = input;
        const inCurrentShell = /^(?:eval|alias|trap)\b/u.test(whole);
        if (inCurrentShell)
            this.#variables.later(() => this.#perhaps(() => this.program(code, this.#depth + 1)));
        else
            this.#inNewShell(code, () => this.program(code, this.#depth + 1));
        this.#input = outer;
    }
    /** Another shell: nothing that it sets comes back, and nothing but what was exported goes in. */
    #inNewShell(code, work) {
        const conditional = this.#conditional;
        this.#conditional = 0;
        this.#variables.inShell(code, () => this.#inside(work));
        this.#conditional = conditional;
    }
    /** What builtins do to folder, variables and names. */
    #builtin(seen) {
        const { base, args, input } = seen;
        if (base === 'cd' || base === 'pushd')
            this.#enter(args);
        if (base === 'popd')
            this.#cwd = undefined;
        if (base === 'set')
            this.#variables.assignPositional(args[0] === '--' ? args.slice(1) : []);
        if (EVALUATES.has(base))
            for (const arg of args)
                this.#code(arg, base !== 'printf' || arg.includes('['));
        if (base === 'read' || base === 'mapfile' || base === 'readarray') {
            this.#code(input.text ?? '', true);
            for (const arg of args)
                this.#variables.assign(nameIn(arg, base), HOLE, false);
            if (base === 'read')
                this.#reads(args, seen.input);
            this.#variables.assign(base === 'read' ? 'REPLY' : 'MAPFILE', HOLE, false);
            if (args.some((arg) => !isKnown(arg)))
                this.#variables.unsettle();
        }
        if (base === 'unset')
            for (const arg of args)
                this.#unset(arg);
        if (base === 'getopts' && args[1] !== undefined)
            this.#variables.assign(args[1], HOLE, false);
        if (base === 'printf' && args.some((arg) => arg.startsWith('-v'))) {
            const at = args.findIndex((arg) => arg.startsWith('-v'));
            const name = args[at] === '-v' ? args[at + 1] : args[at]?.slice(2);
            this.#variables.assign(nameIn(name ?? '', base), HOLE, false);
        }
        if (base === 'let')
            for (const arg of args)
                this.#variables.assign(/^\w+/u.exec(arg)?.[0] ?? '', HOLE, false);
        if (DECLARES.has(base))
            this.#declares(args);
        if (base === 'exec' && args.length === 0)
            this.#input = input;
    }
    #unset(arg) {
        if (!isKnown(arg))
            this.#variables.unsettle();
        else if (!arg.startsWith('-'))
            this.#variables.assign(nameIn(arg, 'unset'), '', false);
    }
    /** `read` gives each of its variables a line, or a word of one; a list from a search gives the names that it may find. */
    #reads(args, input) {
        const lines = input.text === undefined ? mayComeThrough(input) : input.text.split('\n');
        for (const line of lines.filter((each) => each !== '' && (isKnown(each) || each.includes(FOUND))).slice(0, 4)) {
            for (const name of args.filter((arg) => /^[A-Za-z_]\w*$/u.test(arg))) {
                for (const value of new Set([line, ...line.trim().split(/\s+/u).slice(0, 3)]))
                    this.#variables.assign(name, value, false);
            }
        }
    }
    /** `declare -n` makes a second name for a variable; an unknown word may assign anything. */
    #declares(args) {
        if (args.some((arg) => !isKnown(arg) && (!/^\w+=/u.test(arg) || arg.includes(MANY))))
            this.#variables.unsettle();
        if (args.some((arg) => /^[-+][A-Za-z]*[nlu]/u.test(arg)))
            this.#variables.unsettle();
        for (const arg of args) {
            const match = /^(\w+)\+?=(.*)$/su.exec(arg);
            if (match !== null)
                this.#variables.assign(match[1] ?? '', isKnown(arg) && !arg.includes('+=') ? (match[2] ?? '') : HOLE, false);
        }
    }
    #enter(args) {
        const target = args.find((arg) => !/^-[LPe@n]+$/u.test(arg) && arg !== '--');
        if (target === undefined)
            this.#cwd = this.#world.home;
        else if (!target.startsWith('/') && this.#variables.isAssigned('CDPATH'))
            this.#cwd = undefined;
        else if (!isKnown(target) || target === '-' || /^[-+]\d/u.test(target))
            this.#cwd = undefined;
        else if (target.startsWith('/'))
            this.#cwd = ODD.test(target) ? external_node_path_.posix.normalize(target) : target;
        else if (this.#cwd?.startsWith('/') === true)
            this.#cwd = place_absolute(target, this.#cwd);
        else if (this.#cwd !== undefined)
            this.#cwd = external_node_path_.posix.resolve(this.#cwd, target);
    }
    /** A script that the same program writes has not been seen by anybody. */
    #ownScripts() {
        const direct = this.#commands.flatMap(({ name }) => (name.includes('/') ? [name] : []));
        if (direct.length === 0 && this.#scripts.length === 0)
            return;
        if (fetchesFolder(this.#commands))
            for (const script of [...this.#scripts, ...direct])
                if (mayBeFetched(script))
                    this.#hide('own-script', script);
        const written = new Set();
        for (const { base, args, redirections } of this.#commands) {
            for (const { operator, target } of redirections)
                if (operator.includes('>'))
                    written.add(lastName(target));
            if (!MAKES_FILES.has(base))
                continue;
            for (const [at, arg] of args.entries())
                if (!namesProgram(base, args[at - 1] ?? '')) {
                    const name = lastName(fileIn(arg).replace(/^[\w.@-]+:(?!\/\/)/u, ''));
                    written.add(name).add(name.replace(/\.(?:gz|xz|bz2|zst|lzma)$/u, ''));
                }
        }
        for (const ignored of ['null', '', '1', '2', '&1', '&2'])
            written.delete(ignored);
        for (const script of [...this.#scripts, ...direct])
            if (written.has(lastName(script)) || matchesAny(lastName(script), written))
                this.#hide('own-script', script);
    }
}
/** Whether a pattern, `*.sh`, may stand for one of these names. */
function matchesAny(field, names) {
    return (field.includes(STAR) || field.includes(ANY_ONE)) && [...names].some((name) => matchesField(field, name));
}
/** `rsync -e ssh`, `tar -I zstd`, `scp -S ssh`: the program that they start is no file that they make. */
function namesProgram(base, option) {
    return ((base === 'rsync' && option === '-e') || (base === 'tar' && option === '-I') || (base === 'scp' && option === '-S'));
}
function analyse_exhausted(started) {
    void started;
}
/** Variables whose value is a command that other programs start. */
const CODE_VARIABLE = /^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;
function codeInVariables({ base, args, assigned }) {
    const exported = EXPORTS.has(base) ? args.map((arg) => /^(\w+)=(.*)$/su.exec(arg)) : [];
    return [
        ...assigned.flatMap(({ name, value }) => (CODE_VARIABLE.test(name) ? [value] : [])),
        ...exported.flatMap((match) => (match !== null && CODE_VARIABLE.test(match[1] ?? '') ? [match[2] ?? ''] : [])),
    ].filter((value) => value !== '');
}
const EXPORTS = new Set(['export', 'declare', 'typeset', 'env', 'readonly', 'local', 'sudo']);
/** Names of the variables that a command's words and here-strings hold. */
function namesIn(items) {
    const names = [];
    const visit = (inner) => {
        if (inner.type === 'SimpleExpansion')
            names.push(inner.text.slice(1));
        else if (inner.type === 'ParameterExpansion') {
            // Its length, or a word where it is set, shows nothing of it.
            const isHidden = inner.prefix === '#' || (inner.operation?.type === 'Default' && inner.operation.operator.endsWith('+'));
            if (!isHidden)
                names.push(inner.prefix === '!' && inner.index === undefined && !/[*@]\}$/u.test(inner.text)
                    ? `!${inner.parameter}`
                    : inner.parameter);
            (0,parser/* forEachChild */.dK)(inner, visit);
        }
        else if (inner.type !== 'Script')
            (0,parser/* forEachChild */.dK)(inner, visit);
    };
    for (const item of items)
        if (item.type !== 'Word' || !isPlain(item))
            visit(item);
    return names;
}
function lastName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Name of a command without its folder, in lower case: some file systems do not mind the case. `pip3.11` is `pip3`. */
function baseName(name) {
    const base = lastName(name).toLowerCase();
    return base.startsWith('pip') && /^pip\d[\d.]*$/u.test(base) ? 'pip3' : base;
}
function nameIn(arg, builtin) {
    return isKnown(arg) ? arg.replace(/\[.*$/su, '') : builtin;
}
/** Written out, or written out after a folder that only a variable names. */
function isPlainName(word, argvs) {
    if (argvs.length !== 1 || argvs[0]?.length !== 1)
        return false;
    const dynamic = word.parts?.some((part) => !['Literal', 'SingleQuoted', 'DoubleQuoted', 'AnsiCQuoted'].includes(part.type)) ??
        false;
    if (dynamic && !/^"?\$(?:\w+|\{\w+\})"?\//u.test(word.text))
        return false;
    return isSeenName(argvs[0][0] ?? '');
}
/** The last part of the name is what counts; before it a single unknown folder may stand. */
function isSeenName(name) {
    return isKnown(name) || (isKnown(lastName(name)) && lastName(name) !== '' && !name.includes(MANY));
}
/** What the commands before a pipe write, where that is plain. */
function pipeInput(from) {
    const last = from.at(-1);
    const text = from.length === 1 && last !== undefined ? outputOf(last) : undefined;
    return text === undefined ? { kind: 'pipe', from } : { kind: 'pipe', from, text };
}
/** The output of `echo`, `printf` and `cat` where it is plain text. */
function outputOf({ base, args, input, redirections, through }) {
    if (through.length > 0 || redirections.some(({ operator }) => operator.includes('>')) || !args.every(isKnown))
        return undefined;
    if (base === 'cat' && (args.length === 0 || args[0] === '-'))
        return input.kind === 'text' ? input.text : undefined;
    if (base === 'echo') {
        const words = args[0] === '-n' ? args.slice(1) : args;
        return /^-[neE]+$/u.test(words[0] ?? '') || words.some((word) => word.includes('\\'))
            ? undefined
            : `${words.join(' ')}\n`;
    }
    if (base !== 'printf')
        return undefined;
    const [format = '', ...rest] = args;
    if (/^%s(?:\\n)?$/u.test(format))
        return `${rest.join('\n')}\n`;
    return rest.length === 0 && !/[%\\]/u.test(format.replace(/\\n$/u, ''))
        ? `${format.replace(/\\n$/u, '')}\n`
        : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/distinct.js
/** Commands before and after one in its pipe that are compared; one in a longer pipe counts by itself. */
const LONGEST_PIPE = 16;
/**
 * The commands without those that say the same again: the same words in the same folder with the same input, and, in a pipe, between the
 * same commands. A rule that is a function of a command and of what it is piped with answers the same for both, and long programs repeat
 * themselves (P13).
 */
function distinctCommands({ commands, pipes }) {
    const keys = new Map();
    const ownKey = (seen) => {
        const key = keys.get(seen) ?? distinct_keyOf(seen);
        keys.set(seen, key);
        return key;
    };
    const known = new Set();
    return commands.filter((seen) => {
        const { before, after } = neighbours(seen, pipes);
        const all = [...before, ...after];
        if (all.length > LONGEST_PIPE)
            return true;
        const key = all.length === 0 ? ownKey(seen) : `${before.length}${[seen, ...all].map(ownKey).join('\u0002')}`;
        return !known.has(key) && known.add(key);
    });
}
/** What writes into it, and what reads from it. Of a long pipe not all. */
function neighbours(seen, pipes) {
    const before = [...(seen.input.from ?? [])];
    for (let at = 0; at < before.length && before.length <= LONGEST_PIPE; at += 1)
        before.push(...(before[at]?.input.from ?? []));
    const after = [];
    for (let next = pipes.get(seen); next !== undefined && after.length <= LONGEST_PIPE; next = pipes.get(next))
        after.push(next);
    return { before, after };
}
/** Every field, and how many there are of each list, so that no two commands share a key by chance. */
function distinct_keyOf({ name, args, assigned, redirections, input, variables, through, cwd }) {
    if (assigned.length + redirections.length + variables.length + through.length === 0 && input.kind === 'none')
        return `${cwd ?? '\u0001'}\0${name}\0${args.join('\0')}`;
    return [
        `\u0001${args.length} ${assigned.length} ${redirections.length} ${variables.length} ${through.length} ${input.kind}`,
        cwd ?? '\u0001',
        name,
        ...args,
        ...assigned.flatMap((each) => [each.name, each.value]),
        ...redirections.flatMap(({ operator, target }) => [operator, target]),
        ...variables,
        ...through,
        input.text ?? '\u0001',
        input.file ?? '\u0001',
    ].join('\0');
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/expand-globs.js

/** Names read from one folder, and paths made from one pattern. */
const MOST_NAMES = 5_000;
const MOST_PATHS = 500;
/** The existing paths that a pattern means. Undefined when there are too many to look at. */
function expandGlobs(pattern, cwd, files) {
    const names = pattern.split('/');
    let paths = [''];
    for (const [index, name] of names.entries()) {
        const lead = index === 0 ? '' : '/';
        if (isKnown(name)) {
            paths = paths.map((path) => `${path}${lead}${name}`);
            continue;
        }
        const next = [];
        for (const path of paths) {
            const folder = path.startsWith('/') ? path : `${cwd}/${path}`;
            const found = files.names(folder, MOST_NAMES);
            for (const entry of found ?? [])
                if (fits(entry, name))
                    next.push(`${path}${lead}${entry}`);
            if (next.length > MOST_PATHS)
                return undefined;
        }
        paths = next;
    }
    return paths;
}
/** `*` does not begin with a dot unless the pattern does. */
function fits(entry, pattern) {
    if (entry.startsWith('.') && !pattern.startsWith('.'))
        return false;
    const ends = [0];
    let states = new Set(ends);
    for (const mark of pattern) {
        const next = new Set();
        for (const at of states) {
            if (mark === STAR)
                for (let end = at; end <= entry.length; end += 1)
                    next.add(end);
            else if (at < entry.length && (mark === ANY_ONE || mark === entry[at] || !isKnown(mark)))
                next.add(at + 1);
        }
        states = next;
    }
    return states.has(entry.length);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/write.js
const write = (path) => ({ path, how: 'write' });
const remove = (path) => ({ path, how: 'remove' });
const into = (path) => ({ path, how: 'into' });

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/unpacks.js



/** What a command unpacks; undefined for one that unpacks nothing. */
function unpacking({ base, args }) {
    switch (base) {
        case 'tar':
        case 'gtar':
        case 'bsdtar':
            return tar(args);
        case 'unzip':
            return args.some((arg) => /^-[a-zA-Z]*[lptZ]/u.test(arg)) ? undefined : unzip(args);
        case '7z':
        case '7za':
        case '7zz':
        case '7zr':
            return /^[ex]$/u.test(args[0] ?? '') ? { folder: attached(args, /^-o(.+)$/su) ?? '.', members: [] } : undefined;
        case 'unrar':
            return /^[ex]$/u.test(args[0] ?? '') ? { folder: args.at(-1) ?? '.', members: [] } : undefined;
        case 'unar':
            return { folder: unpacks_after(args, /^--?o(?:utput-directory)?$/u) ?? '.', members: [] };
        case 'jar':
            return /^-?x/u.test(args[0] ?? '') || args.includes('--extract')
                ? { folder: unpacks_after(args, /^(?:-C|--dir)$/u) ?? '.', members: args.slice(1) }
                : undefined;
        case 'cpio':
            return cpio(args);
        case 'pax':
            return args.some((arg) => /^-[a-zA-Z]*r/u.test(arg)) ? pax(args) : undefined;
        case 'cabextract':
            return { folder: unpacks_after(args, /^(?:-d|--directory)$/u) ?? '.', members: [] };
        case 'dpkg':
        case 'dpkg-deb':
            return args.some((arg) => /^(?:-[xXR]|--v?extract|--raw-extract)$/u.test(arg))
                ? { folder: args.at(-1) ?? '.', members: [] }
                : undefined;
        default:
            return inPython(base, args);
    }
}
function tar(args) {
    const old = args[0] !== undefined && /^[A-Za-z]+$/u.test(args[0]) ? [`-${args[0]}`, ...args.slice(1)] : args;
    const long = [
        '--file',
        '--directory',
        '--use-compress-program',
        '--exclude',
        '--one-top-level',
        '--transform',
        '--xform',
    ];
    const options = readOptions(old, { values: 'fCIbTXgKs', long }, true);
    if (!has(options, '-x', '--extract', '--get'))
        return undefined;
    const renamed = options.flags.flatMap(({ name, value }) => /^(?:-s|--transform|--xform)$/u.test(name) ? parts(value ?? '') : []);
    const folder = options_valueOf(options, '-C', '--directory') ?? options_valueOf(options, '--one-top-level') ?? '.';
    const anywhere = has(options, '-P', '--absolute-names', '--absolute-paths');
    return { folder: anywhere ? '/' : folder, members: [...options.operands, ...renamed] };
}
/** The parts of `s,from,to,`. */
function parts(expression) {
    const mark = expression.startsWith('s') ? expression[1] : expression[0];
    return expression.split(mark ?? ',').filter((part) => part.length > 1);
}
function unzip(args) {
    const options = readOptions(args, { values: 'dxP' }, true);
    return { folder: options_valueOf(options, '-d') ?? '.', members: options.operands.slice(1) };
}
function cpio(args) {
    const options = readOptions(args, { values: 'DEFHIO', long: ['--directory', '--format', '--file'] }, true);
    if (!has(options, '-i', '-p', '--extract', '--pass-through'))
        return undefined;
    const folder = options_valueOf(options, '-D', '--directory') ?? '.';
    return has(options, '-p', '--pass-through')
        ? { folder: options.operands.at(-1) ?? folder, members: [] }
        : { folder, members: options.operands };
}
function pax(args) {
    const options = readOptions(args, { values: 'fsbxtopE' }, true);
    const renamed = options.flags.flatMap(({ name, value }) => (name === '-s' ? parts(value ?? '') : []));
    const copies = has(options, '-w');
    const folder = copies ? (options.operands.at(-1) ?? '.') : '.';
    const members = copies ? options.operands.slice(0, -1).flatMap((path) => [path, unpacks_lastName(path)]) : options.operands;
    return { folder, members: [...members, ...renamed] };
}
function inPython(base, args) {
    if (!/^(?:python|pypy)[\d.]*$/u.test(base) || !/^(?:zipfile|tarfile)$/u.test(args[args.indexOf('-m') + 1] ?? ''))
        return undefined;
    return args.some((arg) => /^(?:-e|--extract)$/u.test(arg)) ? { folder: args.at(-1) ?? '.', members: [] } : undefined;
}
function attached(args, option) {
    return args.flatMap((arg) => option.exec(arg)?.[1] ?? [])[0];
}
function unpacks_after(args, option) {
    const at = args.findIndex((arg) => option.test(arg));
    return at < 0 ? undefined : args[at + 1];
}
function unpacks_lastName(path) {
    return path.slice(path.replace(/\/+$/u, '').lastIndexOf('/') + 1);
}
/** Most commands between the one that packs and the one that unpacks. */
const MOST_BETWEEN = 6;
/**
 * What the reader of a pipe writes because the writer named it: `git archive x .github | tar x`, `tar c .github | tar x`,
 * `git diff x -- .github | git apply`, `find .github | cpio -p folder`.
 */
function pipedWrites({ pipes, }) {
    return [...pipes.keys()].flatMap((writer) => {
        let reader = pipes.get(writer);
        for (let step = 0; step < MOST_BETWEEN && reader !== undefined; step += 1) {
            const folder = taker(reader);
            const seen = reader;
            if (folder !== undefined)
                return packed(writer).map((path) => ({ seen, write: write(`${folder}/${path}`) }));
            reader = pipes.get(reader);
        }
        return [];
    });
}
/** The folder of a command that writes what its input names. */
function taker(reader) {
    const { base, args } = reader;
    if (base === 'patch' || (base === 'git' && args.some((arg) => /^(?:apply|am)$/u.test(arg))))
        return '.';
    return unpacking(reader)?.folder;
}
/** The names that a command packs, or that a patch of it holds. A whole tree holds the workflows too. */
function packed({ base, args, input }) {
    if (base === 'git')
        return gitPacked(args);
    if (base === 'echo' || base === 'printf')
        return args.filter(isKnown);
    if (base === 'cat')
        return (input.text ?? '').split('\n');
    if (base === 'tar' || base === 'gtar' || base === 'bsdtar' || base === 'cpio' || base === 'pax' || base === 'find')
        return args.filter((arg, at) => !arg.startsWith('-') && !/^-[A-Za-z]*[fC]$/u.test(args[at - 1] ?? ''));
    return [];
}
function gitPacked(args) {
    const at = args.findIndex((arg) => /^(?:archive|diff|show|format-patch|log|stash)$/u.test(arg));
    if (at < 0)
        return [];
    const prefix = attached(args, /^--prefix=(.*)$/su) ?? '';
    const words = args.slice(at + 1).filter((arg) => !arg.startsWith('-'));
    if (args[at] !== 'archive')
        return words;
    if ((words[0] ?? '').includes(':'))
        return prefix === '' ? [] : [prefix];
    return (words.length > 1 ? words.slice(1) : ['.github/x']).map((path) => `${prefix}${path}`);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/sed-script.js

/** Reads the arguments as GNU's `sed` does: `-e` and `-f` take a value, `-i` only one that is attached to it. */
function readSedCall(args) {
    const scripts = [];
    const scriptFiles = [];
    const operands = [];
    let inPlace = false;
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if (arg === '--') {
            operands.push(...args.slice(at + 1));
            break;
        }
        if (arg.startsWith('--')) {
            const [name = '', ...value] = arg.split('=');
            const list = isOption(name, '--expression') ? scripts : isOption(name, '--file') ? scriptFiles : undefined;
            // The only one with this letter.
            if (name.startsWith('--i'))
                inPlace = true;
            if (list !== undefined)
                list.push(value.length > 0 ? value.join('=') : (args[(at += 1)] ?? ''));
            else if (name === '--line-length' && value.length === 0)
                at += 1;
            continue;
        }
        const match = /^-([nErsuz]*)(?:([eflI])(.*)|i.*)?$/su.exec(arg);
        if (match === null || arg === '-') {
            operands.push(arg);
            continue;
        }
        const [, plain = '', letter, rest = ''] = match;
        if (letter === undefined)
            inPlace ||= arg.length > plain.length + 1;
        else {
            const value = rest === '' ? (args[(at += 1)] ?? '') : rest;
            if (letter === 'e')
                scripts.push(value);
            if (letter === 'f')
                scriptFiles.push(value);
            // BSD's in place.
            if (letter === 'I')
                inPlace = true;
        }
    }
    if (scripts.length > 0 || scriptFiles.length > 0)
        return { scripts, scriptFiles, files: operands, inPlace };
    return { scripts: operands.slice(0, 1), scriptFiles, files: operands.slice(1), inPlace };
}
/** A line, a step, the last line, or a value that only the shell knows. */
const NUMBER_OR_END = /[+~]?\d+(?:~\d+)?|\$|[\uE000-\uE00F]+/y;
const FLAGS_OF_ADDRESS = /[IM]*/y;
const COMMA = /\s*,\s*/y;
const sed_script_GAP = /[\s;{}]*/y;
const BLANK = /[ \t]*!*[ \t]*/y;
/** To the end of the line. */
const LINE = /[^\n]*/y;
/** The text of `a`, `i` and `c`: a line that ends in a backslash goes on in the next one. */
const TEXT = /(?:\\[^]|[^\n\\])*/y;
const LABEL = /[ \t]*[^\s;#}]*/y;
const FLAGS = /[gpeIiMm\d \t]*(?:w[^\n]*)?/y;
const NUMBER = /[ \t]*\d*/y;
/**
 * The commands of a program, as GNU's `sed` reads it (4.9, with which the tests compare). What stands behind a fault is not read: `sed`
 * would not start. Takes linear time.
 */
function sedCommands(script) {
    return new sed_script_Reader(script).commands();
}
class sed_script_Reader {
    #script;
    #lastBracket;
    #lastClass;
    #at = 0;
    constructor(script) {
        this.#script = script;
        this.#lastBracket = script.lastIndexOf(']');
        this.#lastClass = script.lastIndexOf(':]');
    }
    commands() {
        const found = [];
        for (;;) {
            this.#take(sed_script_GAP);
            if (!this.#address())
                return found;
            if (this.#take(COMMA) !== '' && !this.#address())
                return found;
            this.#take(BLANK);
            const letter = this.#script[this.#at];
            if (letter === undefined)
                return found;
            this.#at += 1;
            const text = this.#behind(letter);
            if (text === undefined)
                return found;
            if (/[serRwW]/u.test(letter))
                found.push({ letter, text });
        }
    }
    /** What belongs to a command; undefined where it is none. */
    #behind(letter) {
        if (letter === 's' || letter === 'y') {
            const delimiter = this.#script[this.#at];
            if (delimiter === undefined || delimiter === '\n' || delimiter === '\\')
                return undefined;
            this.#at += 1;
            return this.#close(delimiter, letter === 's') && this.#close(delimiter, false) ? this.#take(FLAGS) : undefined;
        }
        if ('aic'.includes(letter))
            return this.#take(TEXT);
        if (':btTv'.includes(letter))
            return this.#take(LABEL);
        if ('erRwW#'.includes(letter))
            return this.#take(LINE).trim();
        if ('qQlL'.includes(letter))
            return this.#take(NUMBER);
        return '{}dDgGhHnNpPxzF='.includes(letter) ? '' : undefined;
    }
    /** An address, or none. @returns whether it is a whole one */
    #address() {
        if (this.#take(NUMBER_OR_END) !== '')
            return true;
        const mark = this.#script[this.#at];
        if (mark !== '/' && mark !== '\\')
            return true;
        const delimiter = mark === '/' ? mark : this.#script[this.#at + 1];
        if (delimiter === undefined || delimiter === '\n')
            return false;
        this.#at += mark === '/' ? 1 : 2;
        const isWhole = this.#close(delimiter, true);
        this.#take(FLAGS_OF_ADDRESS);
        return isWhole;
    }
    /** Goes behind the next delimiter. Within brackets of a pattern it is a character like any other. */
    #close(delimiter, isPattern) {
        const script = this.#script;
        for (; this.#at < script.length; this.#at += 1) {
            const mark = script[this.#at];
            if (mark === '\\')
                this.#at += 1;
            else if (mark === delimiter) {
                this.#at += 1;
                return true;
            }
            else if (isPattern && mark === '[')
                this.#bracket();
        }
        return false;
    }
    /** Goes to the end of a list of characters, where it has one. */
    #bracket() {
        let at = this.#at + (this.#script[this.#at + 1] === '^' ? 2 : 1);
        // As the first character it does not end the list.
        if (this.#script[at] === ']')
            at += 1;
        for (; at <= this.#lastBracket; at += 1) {
            if (this.#script.startsWith('[:', at) && at < this.#lastClass)
                at = this.#script.indexOf(':]', at) + 1;
            else if (this.#script[at] === ']') {
                this.#at = at;
                return;
            }
        }
    }
    #take(form) {
        form.lastIndex = this.#at;
        const text = form.exec(this.#script)?.[0] ?? '';
        this.#at += text.length;
        return text;
    }
}
/** The file that a command writes, if it does. */
function sedTarget({ letter, text }) {
    if (letter === 'w' || letter === 'W')
        return text;
    return letter === 's' ? /w[ \t]*(.+)$/su.exec(text)?.[1] : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/shell/writes.js






const operandsOf = (args, form = {}) => readOptions(args, form, true).operands;
const every = (form = {}, skip = 0) => (args) => operandsOf(args, form).slice(skip).map(write);
/** The last operand is the target, or the folder that `-t` names; a file copied into a folder keeps its name. */
function copy(args, form, moves) {
    const options = readOptions(args, form, true);
    const folder = options_valueOf(options, '-t', '--target-directory');
    const sources = folder === undefined ? options.operands.slice(0, -1) : options.operands;
    const target = folder ?? options.operands.at(-1);
    if (target === undefined)
        return [];
    const keepsFolders = has(options, '--parents', '-R', '--relative');
    const named = sources.filter(isKnown).flatMap((source) => {
        const path = source.replace(/^[\w.@-]+:/u, '');
        return [`${target}/${writes_lastName(path)}`, ...(keepsFolders ? [`${target}/${path}`] : [])];
    });
    return [...[target, ...named].map(write), ...(moves ? sources.map(remove) : [])];
}
function writes_lastName(path) {
    const whole = path.replace(/\/+$/u, '');
    return whole.slice(whole.lastIndexOf('/') + 1);
}
/** The first operand says what becomes of the others, unless an option does. */
const changed = (said) => (args) => operandsOf(args)
    .slice(args.some((arg) => said.test(arg)) ? 0 : 1)
    .map(write);
const optionValue = (form, ...names) => (args) => {
    const value = options_valueOf(readOptions(args, form, true), ...names);
    return value === undefined ? [] : [write(value)];
};
/** Programs with a row above that says all there is to say of their options. Lists of names are no expressions: see P13. */
const WRITERS_OWN_OPTIONS = ' sed gsed perl ruby git find gfind bfs echo printf tar gtar bsdtar unzip zip chmod chown cp mv ln rm mkdir touch sh bash'.split(' ');
const sed = (args) => {
    const { scripts, files, inPlace } = readSedCall(args);
    const own = scripts.flatMap(sedCommands).flatMap((command) => sedTarget(command) ?? []);
    return [...own, ...(inPlace ? files : [])].map(write);
};
const perl = (args) => {
    if (!args.some((arg) => /^-[A-Za-z0-9]*i/u.test(arg) && !/^-[eEMmI]/u.test(arg)))
        return [];
    return readOptions(args, { values: 'eEMmIF' }, true).operands.map(write);
};
const dd = (args) => args.flatMap((arg) => (arg.startsWith('of=') ? [write(arg.slice(3))] : []));
/** An archive that is made; one that is unpacked has its own place. */
const writes_tar = (args) => {
    const old = args[0] !== undefined && /^[A-Za-z]+$/u.test(args[0]) ? [`-${args[0]}`, ...args.slice(1)] : args;
    const options = readOptions(old, { values: 'fCIbTXgK', long: ['--file', '--directory', '--use-compress-program', '--exclude'] }, true);
    const file = options_valueOf(options, '-f', '--file');
    if (file === undefined || file === '-' || has(options, '-t', '--list', '-x', '--extract', '--get'))
        return [];
    return [write(file), ...(has(options, '--remove-files') ? options.operands.map(remove) : [])];
};
const writes_git = (args) => {
    const options = readOptions(args, { values: 'cC', long: ['--git-dir', '--work-tree', '--namespace', '--exec-path'] });
    const [verb, ...rest] = options.operands;
    const folder = options_valueOf(options, '-C');
    // A path may say in front from where it counts: `:/a`, `:(top)a`.
    const place = (path) => {
        const bare = path.replace(/^:(?:\/|\([^)]*\))?/u, '');
        // From the root of the repository, which may be above.
        if (/^:(?:\/|\([^)]*\btop\b)/u.test(path))
            return `${FOUND}/${bare}`;
        return folder === undefined || bare.startsWith('/') ? bare : `${folder}/${bare}`;
    };
    const dash = rest.indexOf('--');
    const paths = dash >= 0 ? rest.slice(dash + 1) : rest.filter((arg) => !arg.startsWith('-'));
    switch (verb ?? '') {
        case 'checkout': {
            // Without `--` the first of several words is a branch, whose name never begins with a dot.
            const creates = rest.some((arg) => /^-(?:b|B)$|^--orphan/u.test(arg));
            const branch = dash < 0 && paths.length > 1 && paths[0]?.startsWith('.') === false ? 1 : 0;
            return creates ? [] : paths.slice(branch).map((path) => write(place(path)));
        }
        case 'restore':
            // Out of the index alone it only takes back what was staged; another source puts its contents there.
            return rest.some((arg) => arg === '--staged' || arg === '-S') &&
                !rest.some((arg) => /^(?:--worktree|-W|-s.*|--source.*)$/u.test(arg))
                ? []
                : readOptions(rest, { values: 's', long: ['--source'] }, true).operands.map((path) => write(place(path)));
        case 'reset':
            return isHead((dash >= 0 ? rest.slice(0, dash) : rest).find((arg) => !arg.startsWith('-')) ?? 'HEAD')
                ? []
                : paths.slice(dash >= 0 ? 0 : 1).map((path) => write(place(path)));
        case 'checkout-index': {
            const prefix = rest.find((arg) => arg.startsWith('--prefix='))?.slice(9) ?? '';
            return [...(prefix === '' ? [] : [write(prefix)]), ...paths.map((path) => write(place(prefix + path)))];
        }
        case 'merge-file':
            return rest.some((arg) => /^(?:-p|--stdout)$/u.test(arg))
                ? []
                : operandsOf(rest, { values: 'L' })
                    .slice(0, 1)
                    .map((path) => write(place(path)));
        case 'bundle':
            return rest[0] === 'create' ? [write(paths[1] ?? HOLE)] : [];
        case 'config':
            return configFile(rest).map((file) => write(place(file)));
        case 'rm':
            return paths.map((path) => remove(place(path)));
        case 'mv':
            return copy(rest, {}, true).map(({ path, how }) => ({ path: place(path), how }));
        case 'show':
        case 'diff':
        case 'log':
        case 'format-patch':
        case 'archive':
            return rest.flatMap((arg, index) => {
                const joined = /^(?:-o|--output(?:-directory)?=)(.+)$/su.exec(arg)?.[1];
                if (joined !== undefined)
                    return [write(joined)];
                return /^(?:-o|--output(?:-directory)?)$/u.test(arg) ? [write(rest[index + 1] ?? HOLE)] : [];
            });
        case 'svn':
            return [write(paths.at(-1) ?? '')];
        case 'clone':
        case 'init':
            return paths.length > (verb === 'clone' ? 1 : 0) ? [write(paths.at(-1) ?? '')] : [];
        case 'update-index':
            return indexed(rest, paths).map((path) => write(place(path)));
        case 'submodule':
            // It also writes .gitmodules.
            return rest[0] === 'add' ? [write('.gitmodules'), ...rest.slice(1).slice(-1).map(write)] : [];
        case 'worktree':
            if (rest[0] === 'move')
                return rest.slice(-1).map(write);
            return rest[0] === 'add'
                ? operandsOf(rest.slice(1), { values: 'bB', long: ['--reason'] })
                    .slice(0, 1)
                    .map(write)
                : [];
        default:
            return [];
    }
};
/** `-i inplace` is gawk’s, and `awk` is gawk on many machines. */
const gawk = (args) => {
    const inPlace = args.some((arg, index) => arg === 'inplace' ||
        /^(?:-i|--include=)inplace/u.test(arg) ||
        (/^(?:-i|--include)$/u.test(arg) && args[index + 1] === 'inplace'));
    const dumps = args.flatMap((arg) => {
        const path = /^(?:-[dpo]|--(?:dump-variables|profile|pretty-print)=)(.+)$/su.exec(arg)?.[1];
        return path === undefined ? [] : [write(path)];
    });
    if (!inPlace)
        return [...dumps, ...awkWrites(args)];
    // Where an option has the program, no operand is it.
    const options = readOptions(args, AWK_OPTIONS, true);
    return options.operands.slice(has(options, '-f', '-e', '--file', '--source') ? 0 : 1).map(write);
};
/** The files that an editor opens, and those that its commands name. */
const editor = (args) => [
    ...every({ values: 'cuSs' })(args),
    ...args.flatMap((arg) => {
        const path = /(?:^|[|:+\s%$\d.,])(?:w|wr|write|sav|saveas|up|update|wq|x)!?(?:\s+(?:>>\s*)?|(?=[./~]))(?!!)(\S+)/u.exec(arg)?.[1];
        return path === undefined ? [] : [write(path)];
    }),
];
/** The file is replaced by the packed one, unless that goes to standard output or nothing is written. */
const writes_packed = (args) => {
    const options = readOptions(args, { values: 'S', long: ['--suffix'] }, true);
    return has(options, '-o', '-c', '--stdout', '--to-stdout', '-t', '--test', '-l', '--list')
        ? []
        : options.operands.map(write);
};
const writes_find = (args) => [
    ...args.flatMap((arg, index) => (/^-(?:fprint0?|fprintf|fls)$/u.test(arg) ? [write(args[index + 1] ?? HOLE)] : [])),
    ...(args.includes('-delete') ? itemsOf(args).map(remove) : []),
];
/** Formatters, unless they only look. */
const formatter = (form = {}) => (args) => args.some((arg) => CHECKS_ONLY.test(arg)) ? [] : every(form)(args);
const CHECKS_ONLY = /^(?:--?(?:check(?:-only)?|diff|lint|dry(?:-run)?|mode=check|write=false))$/u;
const WRITERS = {
    tee: every({ values: '' }),
    touch: every({ values: 'drt', long: ['--date', '--reference'] }),
    truncate: every({ values: 'sr', long: ['--size', '--reference'] }),
    mkdir: every({ values: 'm', long: ['--mode'] }),
    mkfifo: every({ values: 'm' }),
    mknod: every({ values: 'm' }),
    shred: every({ values: 'ns' }),
    sponge: every(),
    // `chmod -x file`: a mode that looks like an option.
    chmod: changed(/^-[rwxXst]+$|^--ref/u),
    chown: changed(/^--ref/u),
    chgrp: changed(/^--ref/u),
    setfacl: every({ values: 'mx' }),
    chattr: every({}, 1),
    rename: every({}, 1),
    patch: (args) => {
        const options = readOptions(args, {
            values: 'pdiorzBFV',
            long: ['--strip', '--directory', '--input', '--output', '--reject-file', '--prefix'],
        }, true);
        const named = [
            options_valueOf(options, '-o', '--output'),
            options_valueOf(options, '-r', '--reject-file'),
            options_valueOf(options, '-B', '--prefix'),
        ];
        return [...named.flatMap((path) => path ?? []), ...options.operands.slice(0, 1)].map(write);
    },
    rm: (args) => operandsOf(args).map(remove),
    unlink: (args) => operandsOf(args).map(remove),
    rmdir: (args) => operandsOf(args).map(remove),
    cp: (args) => copy(args, { values: 'tS', long: ['--target-directory', '--suffix'] }, false),
    mv: (args) => copy(args, { values: 'tS', long: ['--target-directory', '--suffix'] }, true),
    ln: (args) => copy(args, { values: 'tS', long: ['--target-directory', '--suffix'] }, false),
    install: (args) => args.some((arg) => /^-[a-zA-Z]*d|^--directory$/u.test(arg))
        ? every({ values: 'mog', long: ['--mode', '--owner', '--group'] })(args)
        : copy(args, { values: 'tSmog', long: ['--target-directory', '--suffix', '--mode', '--owner', '--group'] }, false),
    rsync: (args) => copy(args, { values: 'eTBfM', long: ['--rsh', '--exclude', '--include', '--files-from'] }, args.some((arg) => arg.startsWith('--remove-s'))),
    scp: (args) => copy(args, { values: 'cFiJlOPSX' }, false).filter(({ path }) => !/^[\w.@-]+:/u.test(path)),
    sed,
    gsed: sed,
    perl,
    ruby: perl,
    dd,
    tar: writes_tar,
    gtar: writes_tar,
    bsdtar: writes_tar,
    csplit: optionValue({ values: 'fbn', long: ['--prefix'] }, '-f', '--prefix'),
    iconv: optionValue({ values: 'fto', long: ['--output'] }, '-o', '--output'),
    mktemp: (args) => {
        const options = readOptions(args, { values: 'p', long: ['--suffix'] }, true);
        const folder = options_valueOf(options, '-p', '--tmpdir');
        return [...(folder === undefined ? [] : [folder]), ...options.operands].map(write);
    },
    sd: every({ values: 'fn' }, 2),
    dos2unix: every(),
    unix2dos: every(),
    crudini: (args) => (args[0] === '--get' ? [] : operandsOf(args).slice(0, 1).map(write)),
    black: formatter({ values: 'lt' }),
    isort: formatter(),
    rustfmt: formatter(),
    yapf: formatter(),
    stylua: formatter(),
    code: (args) => (args.some((arg) => /^(?:-d|--diff)$/u.test(arg)) ? [] : every()(args)),
    zip: (args) => {
        const options = readOptions(args, {}, true);
        const [archive, ...files] = options.operands;
        return [
            ...(archive === undefined ? [] : [write(archive)]),
            ...(has(options, '-m', '--move') ? files.map(remove) : []),
        ];
    },
    gzip: writes_packed,
    gunzip: writes_packed,
    bzip2: writes_packed,
    bunzip2: writes_packed,
    xz: writes_packed,
    unxz: writes_packed,
    lzma: writes_packed,
    // zstd keeps what it reads and writes a file beside it.
    zstd: writes_packed,
    unzstd: writes_packed,
    unlzma: writes_packed,
    pigz: writes_packed,
    unpigz: writes_packed,
    lzop: writes_packed,
    compress: writes_packed,
    uncompress: writes_packed,
    brotli: writes_packed,
    lbzip2: writes_packed,
    pbzip2: writes_packed,
    curl: (args) => {
        const options = readOptions(args, {
            values: 'oHdXuAbceFTxKmrwEDC',
            long: ['--output', '--header', '--data', '--request', '--output-dir', '--dump-header', '--cookie-jar'],
        }, true);
        const own = has(options, '-O', '--remote-name', '--remote-name-all') ? options.operands.map(writes_lastName) : [];
        return [
            ...own,
            options_valueOf(options, '-o', '--output'),
            options_valueOf(options, '--output-dir'),
            options_valueOf(options, '-D', '--dump-header'),
            options_valueOf(options, '-c', '--cookie-jar'),
        ].flatMap((path) => (path === undefined ? [] : [write(path)]));
    },
    wget: (args) => {
        const options = readOptions(args, {
            values: 'OPoaUeQtTw',
            long: ['--output-document', '--directory-prefix', '--output-file', '--append-output', '--header'],
        }, true);
        const named = has(options, '-O', '--output-document');
        return [
            ...(named ? [] : options.operands.map((url) => writes_lastName(url) || 'index.html')),
            ...(has(options, '-x', '-r', '-m', '--force-directories', '--recursive', '--mirror')
                ? options.operands.map((url) => url.replace(/^(?:\w+:\/\/)?[^/]*\//u, ''))
                : []),
            options_valueOf(options, '-O', '--output-document'),
            options_valueOf(options, '-P', '--directory-prefix'),
            options_valueOf(options, '-o', '-a', '--output-file'),
        ].flatMap((path) => (path === undefined ? [] : [write(path)]));
    },
    sort: optionValue({ values: 'okStT', long: ['--output', '--key'] }, '-o', '--output'),
    split: (args) => operandsOf(args, { values: 'abCnlt' }).slice(1).map(write),
    openssl: (args) => args.flatMap((arg, at) => (arg === '-out' ? [write(args[at + 1] ?? HOLE)] : [])),
    gcc: optionValue({ values: 'o' }, '-o'),
    ed: every(),
    ex: editor,
    vim: editor,
    vi: editor,
    nvim: editor,
    nano: every(),
    emacs: every({ long: ['--eval'] }),
    git: writes_git,
    find: writes_find,
    gfind: writes_find,
    bfs: writes_find,
    gawk,
    awk: gawk,
    mawk: (args) => awkWrites(args),
    nawk: (args) => awkWrites(args),
    goawk: (args) => awkWrites(args),
    base64: () => [],
    uniq: (args) => operandsOf(args, { values: 'fsw' }).slice(1).map(write),
    xxd: (args) => operandsOf(args, { values: 'clos' }).slice(1).map(write),
    // What follows the file is a command, in BSD's form.
    script: (args) => operandsOf(args, { values: 'cEIOTB' }).slice(0, 1).map(write),
};
/** The paths whose entries `git update-index` changes by hand. */
function indexed(rest, paths) {
    const at = rest.indexOf('--cacheinfo');
    if (at < 0)
        return rest.some((arg) => /^--(?:force-remove|remove|(?:no-)?assume-unchanged|(?:no-)?skip-worktree|chmod)/u.test(arg))
            ? paths
            : [];
    const info = rest[at + 1] ?? '';
    return [info.includes(',') ? info.slice(info.lastIndexOf(',') + 1) : (rest[at + 3] ?? HOLE)];
}
/** The file that `git config --file` changes. */
function configFile(args) {
    const file = options_valueOf(readOptions(args, { values: 'f', long: ['--file'] }, true), '-f', '--file');
    return file === undefined || args.some((arg) => /^(?:--get\S*|-l|--list|get|list)$/u.test(arg)) ? [] : [file];
}
/** A revision that is the current one: nothing comes from elsewhere. */
function isHead(revision) {
    return /^(?:HEAD|@)$/u.test(revision);
}
/** Options by which a program that has no row above says that it writes: in place, or into a file that it names. */
const IN_PLACE = /^(?:-i|-w|--write|--in-?place|--fix|--overwrite|--apply|--unsafe-fixes|--autocorrect)(?:=|$)/u;
const INTO = /^(?:-o|-out|-keyout|--?(?:[\w-]*[-_])?(?:out(?:put)?(?:[-_]?(?:file|dir|path|document|format-file))?|dest(?:ination)?|outDir|outFile|declarationDir|coverprofile|(?:log|result|warc|hsts|key|cert|cookie)[-_]?file|rejected-log|save-cookies|backup-dir|target-dir|pack-destination|trace(?:-ascii)?|stderr|etag-save|hsts|alt-svc|libcurl|tee|keystore|junit-?xml|[ic]idfile|metadata-file|report-?(?:file|path|log)))$/iu;
/** Programs whose `-o` is no file. */
const OTHER_O = 'grep egrep fgrep rg ag ack ps ssh scp sftp test [ [[ find mount set shopt column useradd kubectl sort'.split(' ');
/** Files that options name, whatever the program. */
function optionWrites(base, args) {
    return args.flatMap((arg, at) => {
        // Of two characters only `-o` names a file.
        if (!arg.startsWith('-') || (arg.length < 3 && arg !== '-o') || (arg.startsWith('-o') && OTHER_O.includes(base)))
            return [];
        const equals = arg.indexOf('=');
        if (equals > 0) {
            const value = arg.slice(equals + 1);
            return INTO.test(arg.slice(0, equals)) ? [write(/(?:^|,)dest=([^,]+)/u.exec(value)?.[1] ?? value)] : [];
        }
        if (/^-o[./]/u.test(arg))
            return [write(arg.slice(2))];
        const value = args[at + 1];
        return INTO.test(arg) && value !== undefined ? [write(/(?:^|,)dest=([^,]+)/u.exec(value)?.[1] ?? value)] : [];
    });
}
/** Programs that we do not know, by what their options usually mean. */
function inPlaceWrites(base, args) {
    const letters = base === 'yq' && args.some((arg) => /^-[a-np-zA-Z]*i/u.test(arg));
    return (letters || args.some((arg) => IN_PLACE.test(arg))) && !startsAnother(base)
        ? args.filter((arg) => !arg.startsWith('-')).map(write)
        : [];
}
const WRITE_THE_LAST = 'ditto lz4 objcopy convert magick ffmpeg sass lessc degit tiged virtualenv rclone gsutil aws sftp lftp mmv pdftk json_pp uudecode'.split(' ');
const WRITE_ALL = 'fallocate trash trash-put gio recode exiftool xmlstarlet indent rpl replace dprint micro fastmod ambr codemod jscodeshift strip setfattr autopep8 pinact ratchet frizbee yamlfmt mdformat pyupgrade taplo buildifier astyle swiftformat phpcbf prename rename.ul'.split(' ');
/** Of those, the ones whose first word may say that they only look. */
const ASKS_BY_VERB = ['dprint', 'ratchet', 'taplo', 'frizbee'];
/** Programs whose verb or option says that they put the files named into form. */
const FORMATS_BY_VERB = {
    terraform: /^fmt\b/u,
    tofu: /^fmt\b/u,
    dart: /^format\b/u,
    mix: /^format\b/u,
    zig: /^fmt\b/u,
    'php-cs-fixer': /^fix\b/u,
    sqlfluff: /^fix\b/u,
    go: /^fmt\b/u,
};
/** Programs without a row of their own, in groups by which of their operands they write. */
function groupedWrites(base, args) {
    const operands = args.filter((arg) => !arg.startsWith('-'));
    const last = operands.slice(-1);
    if (/^(?:aws|gsutil)$/u.test(base) && (operands.includes('ls') || /^(?:s3|gs):\/\//u.test(last[0] ?? '')))
        return [];
    if (WRITE_THE_LAST.includes(base))
        return last.flatMap((path) => [path, ...(base === 'sass' ? path.split(':').slice(1) : [])]).map(write);
    if (WRITE_ALL.includes(base)) {
        const looks = ASKS_BY_VERB.includes(base) && /^(?:check|lint|get)$/u.test(operands[0] ?? '');
        return looks || args.some((arg) => CHECKS_ONLY.test(arg)) ? [] : operands.map(write);
    }
    // What follows the file is a command.
    if (base === 'flock' || base === 'logsave')
        return operands.slice(0, 1).map(write);
    if (['docker', 'podman', 'nerdctl', 'kubectl', 'oc'].includes(base))
        return operands.slice(0, 2).some((verb) => /^(?:cp|rsync)$/u.test(verb)) ? last.map(write) : [];
    if (base === 'svn' || base === 'hg')
        return /^(?:export|checkout|co|clone)$/u.test(operands[0] ?? '') ? last.map(write) : [];
    if (base === 'curl')
        return args.flatMap((arg) => [...arg.matchAll(/%output\{>*([^}]+)\}/gu)].map((match) => write(match[1] ?? '')));
    if (['cargo', 'rails', 'meson', 'django-admin'].includes(base))
        return /^(?:new|init|setup|startproject)$/u.test(operands[0] ?? '') ? last.map(write) : [];
    if (base === 'gcloud')
        return operands.some((verb) => /^s?cp$/u.test(verb)) ? last.map(write) : [];
    if (['rubocop', 'ruff', 'biome'].includes(base))
        return args.some((arg) => /^(?:-a|-A|format|--autocorrect.*|--unsafe)$/u.test(arg)) ? operands.map(write) : [];
    if (Object.hasOwn(FORMATS_BY_VERB, base))
        return FORMATS_BY_VERB[base]?.test(args.join(' ')) === true && !args.some((arg) => CHECKS_ONLY.test(arg))
            ? operands.slice(1).map(write)
            : [];
    if (base === 'ast-grep' || base === 'sg')
        return args.some((arg) => /^(?:-U|--update-all)$/u.test(arg)) ? last.map(write) : [];
    if (base.startsWith('py') && /^(?:python|pypy)[\d.]*$/u.test(base))
        return moduleWrites(args);
    if (base === 'ar') {
        // With a dash the letters are no operand.
        const first = args[0]?.startsWith('-') === true ? 0 : 1;
        return /^-?[a-z]*[rqd]/u.test(args[0] ?? '') ? operands.slice(first, first + 1).map(write) : [];
    }
    return folderWrites(base, args);
}
const FORMATTERS = 'black isort yapf autopep8 autoflake docformatter pyupgrade mdformat codespell'.split(' ');
/** `python -m venv folder`, `python -m black file`. */
function moduleWrites(args) {
    const at = args.indexOf('-m');
    const name = at < 0 ? '' : (args[at + 1] ?? '');
    const rest = args.slice(at + 2);
    const operands = rest.filter((arg) => !arg.startsWith('-'));
    if (/^(?:venv|json\.tool|virtualenv)$/u.test(name))
        return operands.slice(-1).map(write);
    return FORMATTERS.includes(name) && !rest.some((arg) => CHECKS_ONLY.test(arg)) ? operands.map(write) : [];
}
/** Programs that fill a folder which an option names: `gh run download -D folder`. */
function folderWrites(base, args) {
    const option = folderOption(base);
    if (option === undefined)
        return [];
    return args.flatMap((arg, at) => {
        const match = option.exec(arg);
        if (match === null)
            return [];
        const value = match[0].length < arg.length ? arg.slice(match[0].length).replace(/^=/u, '') : args[at + 1];
        return value === undefined ? [] : [write(value)];
    });
}
function folderOption(base) {
    switch (base) {
        case 'cmake':
            return /^-B/u;
        case 'rollup':
        case 'dasel':
            return /^(?:-f|--file)(?==|$)/u;
        case 'gh':
            return /^(?:-D|--dir|-O)/u;
        case 'aria2c':
        case 'javac':
        case 'babel':
            return /^(?:-d(?=[./=]|$)|--dir(?==|$))/u;
        case 'az':
        case 'pg_dump':
        case 'ssh-keygen':
            return /^(?:-f|--file(?==|$))/u;
        case 'mysqldump':
            return /^-r/u;
        case 'psql':
            return /^-L/u;
        case 'pip':
        case 'pip3':
            return /^(?:-[td]|--target(?==|$))/u;
        case 'npm':
            return /^--prefix(?==|$)/u;
        case 'protoc':
            return /^--\w+_out(?==|$)/u;
        case 'time':
        case 'gtime':
        case 'gawk':
            return /^-o/u;
        case 'yq':
            return /^-s/u;
        default:
            return undefined;
    }
}
/** Programs for which those options mean something else. */
const READERS = ' echo printf grep egrep fgrep rg ag ack ls cat head tail less more wc diff cmp test [ [[ ps ssh docker podman kubectl npm npx yarn pnpm node bash sh which type xargs env sudo timeout nice time command set read date id uname file stat du df jq cut tr gh mvn gradle make go cargo pytest jest declare export local kill pgrep pkill shopt exec eval trap ping nc whoami hostname ip tmux screen fg bg wait history alias watch parallel fd fdfind fold fmt nl pr expand unexpand tree strings od hexdump hd sdiff colordiff icdiff delta cksum shasum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum zgrep zegrep zfgrep bzgrep xzgrep pcregrep pcre2grep ugrep comm join look locate plocate lsof bat batcat glow rev tac cspell'.split(' ');
function isReader(base) {
    return (READERS.includes(base) ||
        ((base.startsWith('ssh') || base.startsWith('py')) && /^(?:ssh-\w+|python[\d.]*)$/u.test(base)));
}
/** `print > "file"`, and `print > name` where `-v name=file` gives the name. */
function awkWrites(args) {
    const options = readOptions(args, { values: 'vFf' }, true);
    const given = new Map();
    for (const { name, value } of options.flags) {
        const equals = value?.indexOf('=') ?? -1;
        if (name === '-v' && value !== undefined && equals > 0)
            given.set(value.slice(0, equals), value.slice(equals + 1));
    }
    const program = options.operands[0] ?? '';
    for (const [, name = '', text = ''] of program.matchAll(/\b([A-Za-z_]\w*)\s*=\s*"([^"]+)"/gu))
        given.set(name, text);
    return [...program.matchAll(/>{1,2}\s*(?:"([^"]+)"|([A-Za-z_]\w*))/gu)].flatMap(([, text, name]) => {
        const path = text ?? given.get(name ?? '');
        return path === undefined ? [] : [write(path)];
    });
}
/** Interpreters whose inline code may open any file: a protected path that stands in a string of it counts as written. */
const INLINE = 'python perl ruby php lua node nodejs bun deno tsx osascript ex ed vim nvim vi r rscript julia tclsh wish expect emacs elixir iex groovy groovysh scala kotlin guile racket sbcl clojure bb octave irb pry raku ipython bpython pypy pypy3 ts-node jshell sqlite3 duckdb psql mysql ftp sftp lftp gdb'.split(' ');
function isInline(base) {
    return INLINE.includes(base) || (/[\d.]$/u.test(base) && /^(?:python|perl|ruby|php|lua)[\d.]*$/u.test(base));
}
/** Those of them whose code needs no quotation marks around a name. */
const NAMES_UNQUOTED = 'tclsh wish expect ed ex sqlite3 duckdb psql mysql ftp sftp lftp gdb'.split(' ');
/** Calls that change files; `open` counts unless its mode is to read, which is also what it does without one. */
const OPENS_FOR_WRITING = /\b(?:(?<!std(?:out|err)\.)write\w*|append\w*|create\w*|rename\w*|copy\w*|move|unlink\w*|rm\w*|remove\w*|touch|\w*put_contents|symlink\w*|link(?:Sync)?(?=\s*\()|truncate\w*|mkdir\w*|chmod\w*|extractall|save\w*|Deno\.open\w*|fopen)\b|\bopen(?:Sync)?\s*\(?[^,()]*(?:\([^()]*\)[^,()]*){0,5},(?!\s*(?:["']r[bt]?["']|(?:encoding|errors|newline)\b))|\bPath\b[^\n]*\.(?:replace|open)\s*\(|\bcp(?:Sync)?!?\s*\(|\bos\.(?:replace|makedirs)|urlretrieve|\bfile\s*=|\.text\s*=|\bcat\s*\(|\bopen\s+\S+\s+[wa]|^\s*\.(?:output|once|backup|save|log)\b|\bVACUUM\s+INTO\b|\b[cC][oO][pP][yY]\b[^;\n]{0,500}\b[tT][oO]\b|\b[iI][nN][tT][oO]\s+(?:[oO][uU][tT]|[dD][uU][mM][pP])[fF][iI][lL][eE]\b|\\(?:o|copy|g|w)\b|^\s*(?:w|wq|get|mget|mirror|lcd)\b/mu;
/** Everything that one command writes by itself: its redirections, its operands, and paths in code of other languages. */
function writes_writesOf(seen) {
    const redirected = seen.redirections
        .filter(({ operator, target }) => (operator.includes('>') || operator === '<>') && !(operator === '>&' && /^\d+-?$|^-$/u.test(target)))
        .map(({ target }) => write(target));
    const own = Object.hasOwn(WRITERS, seen.base) ? WRITERS[seen.base]?.(seen.args) : undefined;
    const unpacked = unpacking(seen);
    const writes = [
        ...(own ?? (isReader(seen.base) ? [] : inPlaceWrites(seen.base, seen.args))),
        ...groupedWrites(seen.base, seen.args),
        ...(WRITERS_OWN_OPTIONS.includes(seen.base) ? [] : optionWrites(seen.base, seen.args)),
        ...(unpacked === undefined
            ? []
            : [into(unpacked.folder), ...unpacked.members.map((path) => write(`${unpacked.folder}/${path}`))]),
    ];
    const unquoted = NAMES_UNQUOTED.includes(seen.base);
    // Where names stand in quotation marks, a text without any names no file.
    const code = isInline(seen.base)
        ? [...seen.args, ...(seen.input.text === undefined ? [] : [seen.input.text])].filter((text) => (unquoted || /["'`]/u.test(text)) && OPENS_FOR_WRITING.test(text))
        : [];
    const quoted = code.flatMap((text) => [
        // Between any two marks: which of them belong together, an empty text or an apostrophe would put out of step.
        ...text
            .split(/["'`\n]/u)
            // Perl says how it opens in front of the name.
            .map((piece) => piece.replace(/^\s*\+?[<>]{1,2}\s*/u, ''))
            .filter((piece) => /[./]/u.test(piece) && piece.length <= 1_024)
            .map(write),
        // Some languages need no quotation marks around a name.
        ...(unquoted
            ? text
                .split(/[\s"'`[\]{}();]+/u)
                .filter((word) => /[./]/u.test(word) && word.length < 1_024)
                .map(write)
            : []),
    ]);
    return [...redirected, ...writes, ...quoted].filter(({ path }) => path !== '' && path !== '-' && path !== MANY && !path.startsWith('/dev/fd/'));
}
/** Patches on standard input name the files that they change. */
function patchedPaths({ base, args, input }, read) {
    // An agent's own patch program takes the patch as an operand or on standard input.
    if (base === 'apply_patch' || base === 'applypatch')
        return [...args, input.text ?? ''].flatMap(pathsIn);
    if (base === 'git' && args.includes('--index-info'))
        return (input.text ?? '').split('\n').map((line) => write(line.replace(/^.*\t/su, '')));
    if (base !== 'git' && base !== 'patch')
        return [];
    const { operands, ...options } = readOptions(args, { values: 'cCpdioR', long: ['--directory', '--input'] }, true);
    const isGit = base === 'git' && /^(?:apply|am)$/u.test(operands[0] ?? '');
    if (isGit ? looksAtPatch(operands, args) : args.includes('--dry-run'))
        return [];
    if (!isGit && base !== 'patch')
        return [];
    const folder = options_valueOf({ ...options, operands }, '--directory', ...(isGit ? [] : ['-d']));
    const named = isGit ? operands.slice(1) : [options_valueOf({ ...options, operands }, '-i', '--input') ?? operands[1] ?? ''];
    const files = [...named, ...(input.file === undefined ? [] : [input.file])].filter((path) => path !== '');
    const texts = [...(input.text === undefined ? [] : [input.text]), ...files.flatMap((path) => read(path) ?? [])];
    return [...(folder === undefined ? [] : [write(folder)]), ...texts.flatMap(pathsIn)];
}
/** `git apply --stat` and its like, which `--apply` makes apply all the same; `git am` has none of them. */
function looksAtPatch([verb], args) {
    return (verb === 'apply' && !args.includes('--apply') && args.some((arg) => /^--(?:stat|numstat|summary|check)$/u.test(arg)));
}
function pathsIn(patch) {
    return [
        ...patch.matchAll(/^(?:\+\+\+|---|Index:|rename (?:from|to)|copy to|\*\*\* (?:Add|Update|Delete) File:|\*\*\* Move to:|diff --git \S+) (?:[ab]\/)?([^\t\n\r]+)/gmu),
    ]
        .map((match) => write(match[1] ?? ''))
        .filter(({ path }) => path !== '/dev/null');
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/block-risky-paths/judge.js










/** Blocks writes to protected paths by any tool, the shell included (seed 2.5 and 6). */
const blockRiskyPaths = {
    name: 'block-risky-paths',
    judge: (call, around) => {
        if (call.event !== 'before')
            return [];
        const found = [
            ...writtenBy(call).flatMap((path) => writeRule(path, call.cwd, around)),
            ...call.commands.flatMap((command) => shellRule(command, call, around)),
        ];
        return [...new Map(found.map((refusal) => [`${refusal.rule} ${refusal.seen}`, refusal])).values()];
    },
};
/** A tool that we do not know may name its file by any key; one that only looks has no protected path in a text of its own. */
function writtenBy({ kind, writes, values }) {
    if (kind !== 'unknown')
        return writes;
    const named = values.filter(({ key, text }) => text.length < 1_024 &&
        /[/.\\]/u.test(text) &&
        !/\s\S*\s|^https?:/iu.test(text) &&
        !/^(?:url|query|pattern|regex|description|explanation|content|contents|text|title|body|message|prompt|ref|branch|repo|owner|command|cmd|script|code|args|new_\w+|old_\w+)$/u.test(key));
    const patched = values.flatMap(({ text }) => [...text.matchAll(/^(?:diff --git \S+|rename to|copy to) (?:b\/)?(.+)$/gmu)].map((match) => match[1] ?? ''));
    return [...new Set([...writes, ...named.map(({ text }) => text), ...patched])];
}
const WHY = {
    migrations: ['a change of the database is an ask-first change', 'Stop and ask in the channel of the session.'],
    infrastructure: [
        'infrastructure is changed by its owners, not by a security fix',
        'Stop and ask; describe the change that you would make.',
    ],
    generated: [
        'generated and vendored files are made by a tool, and an edit by hand is lost',
        'Change the source and run the generator.',
    ],
    automation: [
        'these files decide what agents and CI may do, and no agent changes its own rules',
        'Leave it; ask a person if the fix needs it.',
    ],
    agents: [
        'these files decide what agents may do, and no agent changes its own rules',
        'Leave it; ask a person if the fix needs it.',
    ],
    git: ['files of git itself hold hooks and settings that run code', 'Use git commands.'],
    checks: ['these files decide which checks run', 'Leave it; ask a person if the fix needs it.'],
    lockfile: [
        'a lockfile changes only in a dependency task, and only by its package manager',
        'Leave lockfiles alone in this task.',
    ],
    system: [
        'this file is outside the repository and configures the machine or the user’s tools',
        'Write below the repository, or in /tmp.',
    ],
    'task-file': ['only the launcher says what kind of task this is', 'Leave it.'],
    loop: ['the path goes in circles through links', 'Name the file itself.'],
    unclear: ['which file is written is decided only while the shell runs', 'Write the path out.'],
};
const OTHER = [
    'the policy of this repository protects this path',
    'Leave it; ask a person if the fix needs it.',
];
function refusal(group, seen, severity = 'block') {
    const [why, instead] = WHY[group] ?? OTHER;
    return { rule: group, seen, why, instead, severity };
}
function writeRule(path, cwd, around) {
    const found = protectionOf(path, cwd, around);
    return found === undefined ? [] : [refusal(found.group, path)];
}
function shellRule(command, call, around) {
    const analysis = analyse(command, { cwd: call.cwd, home: around.home });
    const { commands, opaque } = analysis;
    const hidden = opaque.length > 0 ? mentioned(command, around) : [];
    const later = { ...around, files: withLinks(commands, around) };
    const piped = [...analysis.pipes.values()].every(takesNothing)
        ? []
        : pipedWrites(analysis).flatMap(({ seen, write }) => judgeWrite(write, seen, later));
    const task = /\$\{?AGENT_REMEDIATION_TASK\b/u.test(command) &&
        commands.some((seen) => writes_writesOf(seen).some(({ path }) => !isKnown(path)));
    return [
        ...distinctCommands(analysis).flatMap((seen) => commandRule(seen, later)),
        ...piped,
        ...hidden,
        ...(task ? [refusal('task-file', '$AGENT_REMEDIATION_TASK')] : []),
    ];
}
/** The files as they will be after the links that the same program makes. */
function withLinks(commands, { files, root }) {
    const made = new Map();
    for (const { base, args, cwd } of commands) {
        if (base !== 'ln' || !args.some((arg) => /^-[a-z]*s|^--sym/u.test(arg)))
            continue;
        const [target, link] = args.filter((arg) => !arg.startsWith('-'));
        if (target === undefined || !isKnown(target))
            continue;
        const name = target.replace(/\/+$/u, '').replace(/^.*\//su, '');
        // Into a folder the link goes under its target's name.
        const isFolder = link !== undefined && files.isFolder(place_absolute(link, cwd ?? root));
        for (const place of link === undefined ? [name] : isFolder ? [`${link}/${name}`] : [link, `${link}/${name}`])
            if (isKnown(place))
                made.set(place_absolute(place, cwd ?? root), target);
    }
    return made.size === 0 ? files : { ...files, link: (path) => made.get(path) ?? files.link(path) };
}
/** Bytes of a patch file that is read for the paths in it. */
const LARGEST_PATCH = 4_000_000;
function commandRule(seen, around) {
    if (writesNothing(seen))
        return [];
    const patch = (path) => isKnown(path) ? around.files.text(place_absolute(path, seen.cwd ?? around.root), LARGEST_PATCH) : undefined;
    return [...writes_writesOf(seen), ...patchedPaths(seen, patch)].flatMap((write) => judgeWrite(write, seen, around));
}
function judgeWrite(write, seen, around) {
    const { path, how } = write;
    const named = isKnown(path) ? exactRule(path, seen.cwd, around) : unclearRule(write, seen.cwd, around);
    const found = named.length === 0 && how === 'into' ? fillsHome(path, seen.cwd, around) : named;
    return found.map(({ group, place }) => {
        // Removing a build's output is how it is made anew; the pull request's check sees the difference.
        const severity = how === 'remove' && group === 'generated' ? 'warn' : group === 'unclear' && place === '' ? 'warn' : 'block';
        return refusal(group, `${seen.name} ${shown(path)}`.trim(), severity);
    });
}
/** An archive may hold any name: unpacked into the home folder, or above the repository, it may write the settings that lie there. */
function fillsHome(path, cwd, { home, root, files }) {
    const expanded = home === undefined ? path : path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/u, home);
    return placesOf(expanded, cwd ?? root, files).some((place) => place !== undefined && (place === home || (place !== root && below(root, place) !== undefined)))
        ? [{ group: 'system', place: path }]
        : [];
}
function exactRule(path, cwd, around) {
    const folder = cwd ?? around.root;
    const found = protectionOf(path, folder, around);
    if (found !== undefined)
        return [found];
    // Where the folder is not known the path may end anywhere: it counts when its own names are protected.
    return cwd === undefined && !path.startsWith('/') ? byNames(path, around) : [];
}
function unclearRule({ path }, cwd, around) {
    const wildOnly = isKnown(path.replaceAll(STAR, '').replaceAll(ANY_ONE, ''));
    if (wildOnly) {
        const paths = expandGlobs(path, cwd ?? around.root, around.files);
        if (paths === undefined)
            return [{ group: 'unclear', place: path }];
        const named = paths.flatMap((each) => exactRule(each, cwd, around));
        return named.length > 0 ? named.slice(0, 1) : inFolder(path, cwd, around);
    }
    const named = inFolder(path, cwd, around);
    if (named.length > 0)
        return named;
    if (path.includes(FOUND))
        return [];
    return [{ group: 'unclear', place: path.startsWith(OUTPUT) ? path : '' }];
}
/** An unknown name counts as any name of the folder that the command runs in. */
function inFolder(path, cwd, around) {
    const named = byNames(path.replaceAll(FOUND, 'found'), around);
    if (named.length > 0 || cwd === undefined || path.startsWith('/'))
        return named;
    const folder = protectionOf('unknown-name', cwd, around);
    return folder === undefined ? [] : [folder];
}
/** Compares the known names of a path that is not wholly known: an unknown part stands for one name that nothing protects. */
function byNames(path, { policy, task }) {
    const name = (0,paths_glob/* fold */.AU)(shown(path).replaceAll('…', 'x').replaceAll('*', 'x').replaceAll('?', 'x').replace(/^\/+/u, ''));
    const groups = Object.entries(policy.protected).filter(([, globs]) => globs.some((glob) => (0,paths_glob/* matchesGlob */.kt)(name, glob) || (0,paths_glob/* matchesGlob */.kt)(`x/${name}`, glob) || (0,paths_glob/* matchesGlob */.kt)(name, `**/${glob}`)));
    const lock = !task.dependency && policy.lockfiles.some((glob) => (0,paths_glob/* matchesGlob */.kt)(name, glob));
    return [
        ...groups.map(([group]) => ({ group, place: path })),
        ...(lock ? [{ group: 'lockfile', place: path }] : []),
    ].slice(0, 1);
}
/** Code that cannot be seen through may write what it names. */
function mentioned(command, around) {
    const words = command.split(/[\s'"`;|&()<>=]+/u).filter((word) => word.includes('/') || word.includes('.'));
    return words
        .flatMap((word) => byNames(word, around).map(({ group }) => refusal(group, `code that cannot be seen through names ${word}`)))
        .slice(0, 1);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/credential-words.js
const credential_words_WHY = 'what a command prints goes into the session and its logs, so a credential would leave the machine';
const INSTEAD = 'Use the tool that needs the credential and let it read it by itself; never print, copy or send it.';
/** Names of variables that hold secrets. */
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|CREDENTIALS?|APIKEY|API_KEY|PRIVATE_KEY|ACCESS_KEY|SECRET_KEY|AUTH)(?:_|$)|(?:TOKEN|PASSWORD|APIKEY)$/u;

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/rule.js

function refuse(rule, seen, why, instead) {
    return [{ rule, seen: typeof seen === 'string' ? seen : commandLine(seen), why, instead, severity: 'block' }];
}
function warn(rule, seen, why, instead) {
    return [{ rule, seen: commandLine(seen), why, instead, severity: 'warn' }];
}
/** What is wrong with a text that may be a command: not that it can be no command at all. */
function certain(text, context) {
    return context
        .inner(text)
        .filter(({ rule, severity }) => severity === 'block' && !/^(?:not-bash|dynamic-name|hidden-code|too-deep|installer)$/u.test(rule));
}
function commandLine({ name, args }) {
    return shown([name, ...args].join(' '));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/credential-files.js







/** Commands that only look at names, owners or the size of a file. */
const NAMES_ONLY = new Set([
    'ls',
    'stat',
    'test',
    '[',
    '[[',
    'find',
    'chmod',
    'chown',
    'touch',
    'mkdir',
    'rm',
    'rmdir',
    'basename',
    'dirname',
    'realpath',
    'readlink',
    'file',
    'du',
    'git',
    'echo',
    'printf',
    'ssh-keygen',
    'ssh-add',
    'which',
    'cd',
    'mysql',
    'psql',
    'wc',
    'type',
    'locate',
    'tree',
    'shred',
    'docker',
    'node',
    'dotenv',
    'dotenvx',
    'env-cmd',
]);
/** Examples that are meant to be read. */
const EXAMPLE = /\.(?:example|sample|template|dist|pub|md)$/iu;
const METADATA = /(?:^|[/@])(?:169\.254\.169\.254|169\.254\.170\.2|100\.100\.100\.200|metadata\.google\.internal|metadata\.azure\.com|\[?fd00:ec2::254\]?|2852039166|0xa9fea9fe|0251\.0376\.0251\.0376|169\.254\.43518)(?:[:/]|$)/iu;
/** Characters of the shortest name in it. */
const SHORTEST_SERVICE = '2852039166'.length;
/** Every name in it has a digit or this word: two cheap questions before the long expression (P13). */
function mayBeService(word) {
    return word.length >= SHORTEST_SERVICE && (/\d/.test(word) || word.toLowerCase().includes('metadata'));
}
function isCredentialFile(path, seen, { policy, files }) {
    // An unknown part counts as one name.
    const bare = path.startsWith('@') || path.startsWith('<') ? path.slice(1) : path;
    const known = isKnown(bare) && !bare.includes('…') ? bare : shown(bare).replaceAll(/…+/gu, 'x');
    if (known.includes('.') && EXAMPLE.test(known))
        return false;
    return placesOf(known, seen.cwd ?? '/', files).some((place) => place !== undefined && (0,paths_glob/* matchesAny */._I)((0,paths_glob/* fold */.AU)(place), policy.credentialFiles));
}
/** Whether a word, or the value in it (`--file=x`, `-fx`, `@x`), names a file of credentials, or the service that hands them out. */
function namesCredentials(word, seen, context) {
    if (/^-{1,2}[a-z-]{1,20}$/u.test(word))
        return 'nothing';
    const answers = answersOf(context.policy);
    const key = `${seen.cwd ?? ''}\0${word}`;
    const before = answers.get(key);
    if (before !== undefined)
        return before;
    // What has none of these signs is a value itself (P13).
    const isBare = !word.includes('=') && !'-@<'.includes(word.charAt(0));
    const value = isBare ? undefined : /^(?:[^=]*=|-[A-Za-z]?)?[@<]?(.+)$/su.exec(word.replace(/^[\w-]+=/u, ''))?.[1];
    const paths = [word, ...(value === undefined || value === word ? [] : [value])].flatMap((path) => existing(path, seen, context));
    const isFile = paths.some((each) => isPathLike(each) && isCredentialFile(each, seen, context));
    const answer = isFile ? 'file' : mayBeService(word) && METADATA.test(word) ? 'service' : 'nothing';
    answers.set(key, answer);
    return answer;
}
/** Answers of this process: a long command names the same words again and again. */
const ANSWERS = new WeakMap();
function answersOf(policy) {
    const answers = ANSWERS.get(policy) ?? new Map();
    ANSWERS.set(policy, answers);
    return answers;
}
/** Reading a file of credentials by whatever command, the shell's own `<` included. */
function credentialFileRule(seen, context) {
    // The contents of a version are contents too.
    const looks = NAMES_ONLY.has(seen.base) &&
        !(seen.base === 'git' && seen.args.some((arg) => /^(?:show|cat-file|diff|grep|blame|annotate|archive)$/u.test(arg)));
    for (const { operator, target } of seen.redirections) {
        if ((operator === '<' || operator === '<>') && namesCredentials(target, seen, context) === 'file')
            return refuse('credentials-read', `${seen.name} ${shown(target)}`, credential_words_WHY, INSTEAD);
    }
    for (const arg of readBy(seen)) {
        const names = namesCredentials(arg, seen, context);
        if (names === 'file' && !looks)
            return refuse('credentials-read', `${seen.name} ${shown(arg)}`, credential_words_WHY, INSTEAD);
        // An address in brackets that the shell takes for a pattern may be any.
        const unread = arg.startsWith(`http://${ANY_ONE}/`);
        if (names === 'service' || unread)
            return refuse('credentials-read', seen, 'the metadata service hands out the machine’s credentials', INSTEAD);
    }
    return [];
}
/** Clients that are given the key of a connection. */
const CONNECTS = ['ssh', 'scp', 'sftp', 'mosh', 'ssh-copy-id'];
/** Programs that search, and their short options with a value. */
const SEARCHES = {
    grep: 'ABCmefdD',
    egrep: 'ABCmefdD',
    fgrep: 'ABCmefdD',
    rg: 'ABCmefgtTjrEMd',
    ag: 'ABCmGp',
    ack: 'ABCm',
};
/** The files of a search: what it looks for is no file. */
function withoutPattern(args, values) {
    const options = readOptions(args, { values, long: ['--regexp', '--file', '--glob', '--include', '--exclude'] }, true);
    const patterns = options.flags.flatMap(({ name, value }) => (/^(?:-e|--regexp)$/u.test(name) ? [value] : []));
    const isGiven = patterns.length > 0 || has(options, '-f', '--file', '--files');
    const left = new Set([...patterns, ...(isGiven ? [] : options.operands.slice(0, 1))]);
    // Once each: the same word may be a file as well.
    return args.filter((arg) => !left.delete(arg.replace(/^(?:-e|--regexp=)(?=.)/u, '')));
}
/** Keys that it makes are none yet; of a certificate it prints what everybody may know. */
function readByOpenssl(args) {
    if (args[0] === 'verify' || (args[0] === 'x509' && args.includes('-noout')))
        return [];
    return args.filter((_, at) => !/^-(?:(?:key)?out|CAfile)$/u.test(args[at - 1] ?? ''));
}
/** The arguments whose contents a command takes: not the target of a copy, not the key that a connection is made with. */
function readBy({ base, args }) {
    if (base === 'cp' || base === 'mv' || base === 'ln' || base === 'install')
        return args.some((arg) => /^-\w*t|^--target/u.test(arg)) ? args : args.slice(0, -1);
    if (base === 'git' && args[0] === 'grep')
        return withoutPattern(args.slice(1), SEARCHES['grep'] ?? '');
    if (base === 'git')
        return args.flatMap((arg) => [arg, ...(/^[^:]*:(?:\d:)?(.+)$/su.exec(arg)?.slice(1) ?? [])]);
    if (base === 'curl')
        return args.filter((_, at) => !/^--ca(?:cert|path)$/u.test(args[at - 1] ?? ''));
    if (base === 'openssl')
        return readByOpenssl(args);
    if (Object.hasOwn(SEARCHES, base))
        return withoutPattern(args, SEARCHES[base] ?? '');
    // `.env` before the files is a field that jq looks up.
    const filter = base === 'jq' && !args.includes('-f') ? args.findIndex((arg) => !arg.startsWith('-')) : -1;
    if (filter >= 0)
        return args.filter((_, at) => at !== filter);
    if (!CONNECTS.includes(base))
        return args;
    return args.filter((arg, at) => !/^-[iFo]./u.test(arg) && !/^-[iFo]$/u.test(args[at - 1] ?? ''));
}
/** What a pattern stands for among the files that are there. */
function existing(word, { cwd }, { files, root }) {
    const isPattern = !isKnown(word) && isKnown(word.replaceAll(STAR, '').replaceAll(ANY_ONE, ''));
    return isPattern ? [word, ...(expandGlobs(word, cwd ?? root, files) ?? [])] : [word];
}
function isPathLike(word) {
    return (word !== '' &&
        word.length < 4_096 &&
        /^@?[^\s'"|;$(){}]+$/u.test(shown(word)) &&
        !(word.startsWith('-') && !word.includes('/')));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/credentials.js





const SECRET_REFERENCE = /\$\{?\w*(?:TOKEN|SECRET|PASSWORD|API_?KEY|ACCESS_KEY)/u;
/** A variable whose name says that it is a secret, given to a command that shows it. To a client such as curl it may be given. */
function secretVariableRule(seen, context) {
    if (/^(?:curl|wget|http|https|xh)$/u.test(seen.base))
        return sentVariable(seen, context);
    if (!shows(seen, context))
        return [];
    // `${!name}` is whatever variable the name holds.
    const name = seen.variables.find((variable) => /^!./u.test(variable) || context.isSecret(variable));
    return name === undefined ? [] : refuse('credentials-read', `${seen.name} $${name}`, credential_words_WHY, INSTEAD);
}
/** Whether a command prints, sends or publishes what it is given. */
function shows({ base, args, input }, { pipes }) {
    if (/^(?:echo|printf|print|cat|tee|base64|xxd|od|hexdump|logger|rev|tr|nc|ncat|socat|telnet|mail|sendmail|dig|nslookup|host|drill|ping|whois|expr|notify-send)$/u.test(base))
        return true;
    if (base === 'gh' || base === 'glab')
        return (/^(?:issue|pr|mr|gist|release|discussion)$/u.test(args[0] ?? '') ||
            (args[0] === 'api' && args.some((arg) => /^\w+=/u.test(arg) && !isKnown(arg))));
    if (base === 'git')
        return /^(?:commit|tag|notes|branch|checkout|switch)$/u.test(readOptions(args, { values: 'cC' }).operands[0] ?? '');
    if (base === 'jq')
        return ![...pipes.keys()].some((writer) => writer.base === 'jq');
    // What only filters its input shows it too.
    return (input.kind === 'text' &&
        !args.some((arg) => /^-\w*q/u.test(arg)) &&
        /^(?:sed|[gmn]?awk|cut|[ef]?grep|head|tail|fold|fmt|nl|paste|sort|uniq|column|gzip|openssl|ssh|sftp|dd|split|tac|strings|expand|unexpand|less|more|pr|ts|envsubst|iconv|bat|shuf|comm|join|xargs)$/u.test(base));
}
/** A client may be given a credential in the header that is meant for it, over an encrypted connection; elsewhere it goes to whoever listens. */
function sentVariable(seen, { isSecret }) {
    const name = seen.variables.find(isSecret);
    if (seen.variables.includes('ACTIONS_ID_TOKEN_REQUEST_URL'))
        return refuse('credentials-read', seen, 'it asks for a token of the workflow and prints it', INSTEAD);
    if (name === undefined)
        return [];
    const hidden = seen.args.filter((arg) => !isKnown(arg));
    const only = seen.variables.every(isSecret);
    const sent = (only && seen.args.some((arg, at) => !isKnown(arg) && isSentOpenly(arg, seen.args[at - 1] ?? '', seen.base))) ||
        (seen.input.kind === 'text' && seen.args.some((arg) => /^@?-$/u.test(arg))) ||
        seen.args.some((arg) => SAYS_ALL[seen.base]?.test(arg) === true) ||
        hidden.some((arg, at) => isForeignHeader(arg, seen.args[seen.args.indexOf(arg, at) - 1] ?? '')) ||
        isForeignHost(name, seen.args);
    return sent ? refuse('credentials-read', `${seen.name} … $${name}`, credential_words_WHY, INSTEAD) : [];
}
/** Options by which a client prints what it sends. */
const SAYS_ALL = {
    curl: /^(?:-[a-zA-Z]*v[a-zA-Z]*|--verbose|--trace.*)$/u,
    wget: /^(?:-[a-zA-Z]*d|--debug)$/u,
    http: /^(?:-[a-zA-Z]*v|--verbose)$/u,
    https: /^(?:-[a-zA-Z]*v|--verbose)$/u,
    xh: /^(?:-[a-zA-Z]*v|--verbose)$/u,
};
/** In an address, a body, or the name of the client. */
function isSentOpenly(arg, option, base) {
    return (/^https?:\/\//iu.test(arg) ||
        /^(?:-[a-zA-Z]*[dFAebU]|--data[\w-]*|--form[\w-]*|--post-data|--body-data|--json|--url-query|--user-agent|--referer|--cookie)$/u.test(option) ||
        /^(?:-[a-zA-Z]*[dF](?![a-zA-Z]*$)|--(?:data[\w-]*|form|post-data|body-data|json|url-query|user-agent|referer|cookie)=)/u.test(arg) ||
        (/^(?:https?|xh)$/u.test(base) && /^[\w.-]+:?=/u.test(arg)));
}
/** A header in which no service expects a credential. */
function isForeignHeader(arg, option) {
    const header = /^(?:-[a-zA-Z]*H|--header)$/u.test(option) ? arg : /^(?:-[a-zA-Z]*H|--header=)(.+)/su.exec(arg)?.[1];
    const name = /^\s*([\w-]+)\s*:/u.exec(header ?? '')?.[1];
    return name !== undefined && !/auth|token|key|secret|cookie|credential|password|private/iu.test(name);
}
/** Whose credential a variable holds is often in its name: it goes to that service, by its host or by the path of its interface, or to a host that only the shell knows. */
const OWNERS = [
    [/^(?:GH|GITHUB)_/u, /git|ghe/iu, /\/api\/(?:v3|graphql)/iu],
    [/^(?:GITLAB|CI_JOB)_/u, /git/iu, /\/api\/v4/iu],
    [/^NPM_/u, /npm|registry|packages|pkg/iu],
    [/^PYPI_/u, /pypi/iu, /simple/iu],
    [/^(?:AWS|AMAZON)_/u, /amazonaws|aws/iu],
    [/^DOCKER/u, /docker|registry/iu, /\/v2/iu],
    [/^AZURE_/u, /azure|microsoft|windows/iu],
    [/^(?:GOOGLE|GCP|GCLOUD)_/u, /google/iu],
];
function isForeignHost(name, args) {
    const addresses = args.filter((arg) => /^https?:\/\//iu.test(arg));
    const hostOf = (address) => /^https?:\/\/(?:[^/@]*@)?([^/?#]*)/iu.exec(address)?.[1] ?? '';
    const plain = addresses.some((address) => /^http:/iu.test(address) &&
        isKnown(hostOf(address)) &&
        !/^(?:localhost|127\.|\[::1\]|[\w-]+(?::\d+)?$)/iu.test(hostOf(address)));
    const [, host, path] = OWNERS.find(([variable]) => variable.test(name)) ?? [];
    return (plain ||
        addresses.some((address) => host !== undefined &&
            isKnown(hostOf(address)) &&
            !/^(?:localhost|127\.)/u.test(hostOf(address)) &&
            !host.test(hostOf(address)) &&
            path?.test(shown(address)) !== true));
}
/** Languages of filters that name the environment: `ENVIRON` of awk, `$ENV` and `env` of jq. One harmless variable by name is free. */
const environmentInFilter = (seen) => {
    const names = seen.args.flatMap((arg) => [
        ...arg.matchAll(seen.base === 'jq'
            ? /(?:\$ENV\b|(?<![\w.$"'])env\b)(?:\.(\w+)|\s*\[\s*"(\w+)"\s*\])?/gu
            : /\bENVIRON\b(?:\s*\[\s*"(\w+)"\s*\])?/gu),
    ]);
    return names.some((match) => {
        const name = match[1] ?? match[2];
        return name === undefined || SECRET_NAME.test(name);
    })
        ? refuse('credentials-read', seen, 'the whole environment holds the session’s credentials', 'Print the one variable that you need.')
        : [];
};
/** `env | grep node`: a fixed word that no secret's name holds. */
function isNarrowed(seen, { pipes }) {
    const reader = pipes.get(seen);
    if (reader === undefined ||
        !/^[ef]?grep$/u.test(reader.base) ||
        reader.args.some((arg) => /^-[a-zA-Z]*[vfABC]/u.test(arg)))
        return false;
    const patterns = reader.args.filter((arg) => !arg.startsWith('-'));
    const fixed = shown(patterns[0] ?? '');
    return (patterns.every(isKnown) &&
        /[A-Za-z]{3}/u.test(fixed) &&
        !/[.*|[]|tok|sec|pass|key|auth|cred|api|pwd|private|agent|github|aws|azure|npm|pat|url|uri|dsn|conn|database|redis|mongo|postgres|mysql|amqp|smtp/iu.test(fixed));
}
const environment = (seen, context) => {
    if (isNarrowed(seen, context))
        return [];
    // A text that `env` splits is a command.
    if (seen.base === 'env' && seen.args.some((arg) => /^-[a-zA-Z0]*S.|^--split-string=/u.test(arg)))
        return [];
    const unset = (at) => seen.base === 'env' && /^-[uC]$/u.test(seen.args[at - 1] ?? '');
    const names = seen.args.filter((arg, at) => !arg.startsWith('-') && !/^\w+=/u.test(arg) && !unset(at));
    if (seen.args.some((arg) => /^(?:--help|--version)$/u.test(arg)))
        return [];
    if (names.length === 0)
        return refuse('credentials-read', seen, 'the whole environment holds the session’s credentials', 'Print the one variable that you need.');
    return seen.base === 'printenv' && names.some((name) => !isKnown(name) || SECRET_NAME.test(name))
        ? refuse('credentials-read', seen, credential_words_WHY, INSTEAD)
        : [];
};
/** `ps e` shows the environment of every process; `ps -e` does not. */
const processes = (seen) => seen.args.some((arg, at) => (/^[a-zA-Z]*e[a-zA-Z]*$/u.test(arg) && !/^-\w*[oOpCuUgGtsqk]$/u.test(seen.args[at - 1] ?? '')) || arg === '-E')
    ? refuse('credentials-read', seen, 'the environment of other processes holds credentials', 'Use ps -ef.')
    : [];
/** Whether a word names the home folder as a whole, or a folder above it. */
function isHome(arg, seen, { home, files }) {
    return (isKnown(arg) &&
        placesOf(arg, seen.cwd ?? '/x', files).some((place) => place === '/' || (place !== undefined && place === home) || place === '/home' || place === '/root'));
}
/** A search through the whole home folder reads every credential in it. */
const search = (seen, context) => {
    const deep = seen.base === 'rg' || seen.base === 'ag' || seen.args.some((arg) => /^-[a-zA-Z]*[rR]|^--recursive/u.test(arg));
    const words = seen.args.filter((arg) => !arg.startsWith('-'));
    const hasPattern = seen.args.some((arg) => /^(?:-[a-zA-Z]*[ef]|--regexp|--file(?!s)|--files$)/u.test(arg));
    const places = words.slice(hasPattern ? 0 : 1);
    return deep && (places.length === 0 ? ['.'] : places).some((place) => isHome(place, seen, context))
        ? refuse('credentials-read', seen, 'the home folder holds credentials', 'Search the repository.')
        : [];
};
/** The whole home folder, copied or packed. */
const carries = (seen, context) => {
    const packs = seen.base === 'tar';
    const deep = packs
        ? seen.args.some((arg, at) => (at === 0 ? /^-?[a-zA-Z]*c/u : /^-[a-zA-Z]*c|^--create$/u).test(arg))
        : seen.args.some((arg) => /^-[a-zA-Z]*[rRa]|^--(?:recursive|archive)/u.test(arg));
    const words = seen.args.filter((arg, at) => !arg.startsWith('-') && !/^(?:-C|--directory)$/u.test(seen.args[at - 1] ?? ''));
    // The last word of a copy is where it goes.
    const sources = packs || seen.base === 'zip' ? words : words.slice(0, -1);
    return deep && sources.some((arg) => isHome(arg, seen, context))
        ? refuse('credentials-read', seen, 'the home folder holds credentials', 'Copy or pack the repository alone.')
        : [];
};
const shellVariables = (seen) => {
    const printed = seen.base === 'set'
        ? seen.args.length === 0
        : seen.args.some((arg) => /^-[a-zA-Z]*p/u.test(arg)) ||
            seen.args.length === 0 ||
            seen.args.every((arg) => /^-[xp]+$/u.test(arg));
    const names = seen.args.filter((arg) => !arg.startsWith('-'));
    if (!printed || (names.length > 0 && !names.some((name) => SECRET_NAME.test(name))))
        return [];
    return refuse('credentials-read', seen, 'the whole environment holds the session’s credentials', 'Print the one variable that you need.');
};
/** Commands of which some sub-commands print credentials, or the environment; options may stand anywhere. */
const PRINTS = {
    aws: /\b(?:configure (?:get|export-credentials)|sts (?:get-session-token|assume-role\S*|get-federation-token)|sso get-role-credentials|secretsmanager (?:batch-)?get-secret-value|ssm get-parameter\S*.*--with-decryption|ssm .*--with-decryption.* get-parameter|ecr\S* get-login\S*|iam create-(?:access-key|login-profile)|codeartifact get-authorization-token|kms decrypt|eks get-token|rds generate-db-auth-token|lambda get-function\S*|ecs describe-task-definition|cognito-idp describe-user-pool-client)/u,
    gcloud: /(?:auth (?:application-default )?print-(?:access|identity)-token|secrets versions access|iam service-accounts keys create|config config-helper|(?:functions|services) describe)/u,
    az: /(?:account get-access-token|keyvault secret (?:show|download)|ad sp create|acr credential show|\bkeys list|appsettings list|show-connection-string|connection-string list)/u,
    kubectl: /(?:get (?:secrets?|all)\b.*-o|-o\S* .*get secrets?\b|get secrets?[ /].*(?:yaml|json)|config view.*--raw|create token|describe secrets?|view-secret)/u,
    oc: /(?:get secrets?[ /].*-o|whoami .*(?:-t|--show-token)|extract\b.*--to=-|describe secrets?)/u,
    helm: /^get (?:values|all|manifest)/u,
    vault: /^(?:read|kv get|token|print token|unwrap|login)/u,
    consul: /^kv (?:get|export)/u,
    etcdctl: /^get/u,
    credhub: /^(?:get|export)/u,
    keyring: /^get/u,
    op: /^(?:read|item get|document get|signin|inject)/u,
    pass: /^[^-\s]/u,
    gopass: /^[^-\s]/u,
    rbw: /^get/u,
    'keepassxc-cli': /^(?:show|clip|export|attachment-export)/u,
    'kwallet-query': /./u,
    security: /(?:find-(?:generic|internet)-password|dump-keychain|export)/u,
    'secret-tool': /(?:lookup|search)/u,
    age: /(?:^| )(?:-d|--decrypt)(?: |$)/u,
    gpg: /--export-secret|--decrypt|(?:^| )-d(?: |$)/u,
    gpg2: /--export-secret|--decrypt/u,
    'git-crypt': /^(?:unlock|export-key)/u,
    heroku: /^(?:auth:token|config(?::get)?(?: |$))/u,
    vercel: /^env pull/u,
    netlify: /^env:(?:list|get)/u,
    railway: /^variables/u,
    supabase: /^status/u,
    firebase: /^(?:functions:config:get|login:ci)/u,
    serverless: /^print/u,
    sls: /^print/u,
    doppler: /^secrets(?! (?:set|delete|upload))/u,
    infisical: /^(?:secrets(?! (?:set|delete))|export)/u,
    teller: /^(?:env|show|export|yaml|json|sh)/u,
    chamber: /^(?:read|export|env)/u,
    'aws-vault': /^export/u,
    doctl: /^auth (?:list|token)/u,
    npm: /^(?:config (?:get|ls|list).*(?:_auth|token|-l|--json)|token (?:list|create)|run(?:-script)? env$)/u,
    pnpm: /^(?:config (?:list|get.*(?:_auth|token))|run env$)/u,
    yarn: /^(?:config(?! (?:set|unset|get \w*(?:Version|Linker|Folder|registry)))|config get.*(?:auth|token)|(?:run )?env$)/iu,
    bundle: /^(?:config(?: list| get \S*\.\S+|$)|env)/u,
    gem: /^env\w* credentials/u,
    poetry: /^config (?:--list|(?:http-basic|pypi-token)\S*$)/u,
    composer: /^config (?:.*(?:-l|--list)|\S*(?:oauth|basic|token)\S*$)/u,
    pip: /^config (?:list|debug|get \S*(?:url|index|links|password))/u,
    mvn: /help:system|showPasswords/u,
    make: /(?:^| )(?:-[a-zA-Z]*p[a-zA-Z]*|--print-data-base)(?: |$)/u,
    cmake: /^-E environment/u,
    bazel: /^info client-env/u,
    php: /^(?:-\w*i|.*\bphpinfo\b|artisan (?:env:decrypt|config:show|tinker.*env))/u,
    rails: /^(?:credentials|secrets|encrypted):(?:show|edit)/u,
    docker: /^(?:(?:container |service )?inspect .*(?:Env|\.Config\b)|secret|(?:compose|stack) (?:.* )?(?:config|convert)(?! .*(?:-q|--quiet|--services|--images|--profiles|--volumes|--hash))|context export|swarm join-token|config inspect)/u,
    'docker-compose': /^(?:.* )?(?:config|convert)(?! .*(?:-q|--quiet|--services|--images|--profiles|--volumes|--hash))/u,
    podman: /^(?:container )?inspect .*(?:Env|\.Config\b)|^secret inspect.*--showsecret/u,
    systemctl: /show-environment|show .*Environment/u,
    launchctl: /^(?:getenv|export|print-cache)/u,
    tmux: /show(?:-environment|env)/u,
    direnv: /^(?:export|dump)/u,
    mise: /^(?:env|set$)/u,
    dotenv: /^(?:list|get)/u,
    dotenvx: /^(?:get|decrypt)/u,
    gomplate: /\.Env\b|getenv/u,
    ansible: /-m (?:\S*\.)?(?:setup|debug .*hostvars)/u,
    'ansible-inventory': /--list|--host/u,
    pulumi: /--show-secrets|^config get/u,
    terraform: /^(?:output(?! -no-color$)|state (?:pull|show)|show|console)/u,
    tofu: /^(?:output|state (?:pull|show)|show|console)/u,
    'docker-credential-desktop': /get|list/u,
    bw: /^(?:get|list|export|unlock)/u,
    lpass: /^(?:show|export)/u,
    sops: /(?:^| )(?:-d|--decrypt|decrypt)(?: |$)/u,
    'ansible-vault': /^(?:view|decrypt)/u,
    fly: /^auth token/u,
    flyctl: /^auth token/u,
    gh: /^config get.*token/u,
    glab: /^(?:auth status.*-t|config get.*token)/u,
    hub: /^api user/u,
};
const prints = (seen, context) => PRINTS[seen.base]?.test(shown(seen.args.join(' '))) === true &&
    !isNarrowed(seen, context) &&
    !isListing(seen, context)
    ? refuse('credentials-read', seen, credential_words_WHY, INSTEAD)
    : [];
/** `make -p | grep …`: a filter that only looks for names of targets. */
function isListing(seen, { pipes }) {
    return seen.base === 'make' && /^(?:[ef]?grep|[gmn]?awk|sed)$/u.test(pipes.get(seen)?.base ?? '');
}
const BY_NAME = {
    jq: environmentInFilter,
    awk: environmentInFilter,
    gawk: environmentInFilter,
    mawk: environmentInFilter,
    nawk: environmentInFilter,
    env: environment,
    printenv: environment,
    set: shellVariables,
    export: shellVariables,
    readonly: shellVariables,
    envsubst: (seen) => SECRET_REFERENCE.test(seen.input.text ?? '') ? refuse('credentials-read', seen, credential_words_WHY, INSTEAD) : [],
    yq: (seen) => seen.args.some((arg) => /\b(?:str)?env\(\s*\w*(?:TOKEN|SECRET|PASS|KEY|AUTH)|^env$/u.test(arg))
        ? refuse('credentials-read', seen, credential_words_WHY, INSTEAD)
        : [],
    declare: shellVariables,
    typeset: shellVariables,
    ps: processes,
    grep: search,
    egrep: search,
    rg: search,
    ag: search,
    tar: carries,
    zip: carries,
    cp: carries,
    rsync: carries,
    scp: carries,
};
/** The names that `credentialRule` knows. */
const CREDENTIAL_NAMES = [...Object.keys(BY_NAME), ...Object.keys(PRINTS)];
/** The rule for the credentials that a program of this name prints. */
function credentialRule(base) {
    if (Object.hasOwn(BY_NAME, base))
        return BY_NAME[base];
    return Object.hasOwn(PRINTS, base) ? prints : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/places.js



const MARKS = new RegExp(`[${STAR}${ANY_ONE}${FOUND}]`, 'u');
const ALL_MARKS = new RegExp(MARKS, 'gu');
/**
 * How far a path reaches: `inside` is something below the repository, `whole` the repository itself, a folder above it, the home folder
 * or everything in one of them (`*`), `outside` elsewhere.
 */
function reachOf(path, cwd, around) {
    // No command takes an empty name for a folder.
    if (path === '')
        return 'inside';
    const wild = MARKS.exec(path);
    // Behind a name that nobody knows `..` leads out again, at worst by as many steps as are written.
    if (wild !== null && path.includes('/..', wild.index))
        return reachOf(path.replaceAll(ALL_MARKS, 'x'), cwd, around);
    const fixed = wild === null ? path : path.slice(0, path.lastIndexOf('/', wild.index) + 1) || '.';
    if (!isKnown(fixed))
        return unknownReach(fixed);
    if (!fixed.startsWith('/') && cwd === undefined)
        return 'unknown';
    const reaches = placesOf(fixed, cwd ?? '/', around.files).map((place) => place === undefined
        ? 'outside'
        : reachAt(place, cwd, wild === null ? 'itself' : isWild(path) ? 'all' : 'some', around));
    return ['whole', 'outside', 'unknown', 'inside'].find((reach) => reaches.includes(reach)) ?? 'temporary';
}
/** `*`, `.*` and the like take everything, `.g*` the history; `*.o` and `build*` only some. */
function isWild(path) {
    return path
        .split('/')
        .some((name) => MARKS.test(name) && (!/[A-Za-z0-9\uE007]/u.test(name) || (name.startsWith('.') && matchesField(name, '.git'))));
}
function unknownReach(fixed) {
    const known = shown(fixed);
    return /^\/(?:var\/)?tmp\/./u.test(known) && !known.includes('..') ? 'temporary' : 'unknown';
}
/** A folder that holds no other repository: the machine's, the home folder itself, and the settings in it. */
function isForeign(folder, home) {
    const within = home === undefined ? undefined : below(folder, home);
    if (within !== undefined)
        return within === '' || within.startsWith('.');
    return /^\/(?:bin|boot|dev|etc|lib\w*|Library|media|mnt|opt|proc|root|run|sbin|srv|sys|System|usr|var(?!\/tmp\/|\/folders\/))(?:\/|$)|^\/(?:home|Users)$/u.test(folder);
}
function reachAt(place, cwd, what, { root, home }) {
    if (isDevice(place))
        return 'temporary';
    // In a folder above the repository its neighbours lie.
    const isAbove = cwd !== undefined && cwd !== root && below(root, cwd) !== undefined;
    const bases = [root, ...(cwd === undefined || isAbove || isForeign(cwd, home) ? [] : [cwd])];
    if (place === '/' || place === home || (home !== undefined && below(home, place) !== undefined))
        return what === 'some' ? 'outside' : 'whole';
    if (bases.some((base) => base !== '/' && below(base, place) !== undefined))
        return what !== 'some' ? 'whole' : bases.includes(place) ? 'inside' : 'outside';
    const inside = bases.some((base) => base !== '/' && below(place, base) !== undefined);
    if (inside)
        return /(?:^|\/)\.git(?:\/|$)/u.test(place) ? 'whole' : 'inside';
    if (isTemporary(place))
        return 'temporary';
    return 'outside';
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/destructive.js





const DELETES = 'it deletes or overwrites more than this task owns, and nothing brings it back';
const destructive_INSTEAD = 'Name the files of this task, below the repository or in /tmp, without variables or wildcards that reach further.';
const rm = (seen, context) => {
    const options = readOptions(seen.args, {}, true);
    if (has(options, '--help', '--version'))
        return [];
    if (has(options, '--no-preserve-root'))
        return refuse('destructive-delete', seen, DELETES, destructive_INSTEAD);
    const recursive = seen.base === 'rimraf' ||
        has(options, '-r', '-R', '--recursive') ||
        seen.args.some((arg) => arg.startsWith('-') && !isKnown(arg));
    for (const path of options.operands) {
        const reach = reachOf(path, seen.cwd, context);
        if (reach === 'whole' || (recursive && (reach === 'outside' || reach === 'unknown'))) {
            return refuse('destructive-delete', seen, DELETES, destructive_INSTEAD);
        }
    }
    return [];
};
const destructive_find = (seen, context) => {
    if (!seen.args.includes('-delete'))
        return [];
    // A few options stand before the places.
    const before = seen.args.findIndex((arg, at) => !/^-(?:[HLPEXdsxD]+|O\d)$/u.test(arg) && seen.args[at - 1] !== '-D');
    const args = seen.args.slice(before);
    const first = args.findIndex((arg) => /^[-(!]/u.test(arg));
    const starts = args.slice(0, first < 0 ? undefined : first);
    const filtered = seen.args.some((arg) => /^-(?:i?name|i?path|i?regex|empty|mtime|mmin|atime|ctime|cmin|newer|size|user|inum|perm|samefile|links|group|iwholename|wholename|lname)/u.test(arg));
    const reaches = (starts.length === 0 ? ['.'] : starts).map((start) => reachOf(filtered ? `${start}/${FOUND}` : start, seen.cwd, context));
    const wide = reaches.some((reach) => reach === 'outside' || ((reach === 'whole' || reach === 'unknown') && !filtered));
    return wide ? refuse('destructive-delete', seen, DELETES, destructive_INSTEAD) : [];
};
/** Disks, file systems, and what overwrites without asking. */
const always = (seen) => seen.args.some((arg) => arg === '--help' || arg === '--version')
    ? []
    : refuse('destructive-device', seen, 'it changes disks, file systems or the machine itself', 'Leave the machine as it is; the task needs files of the repository alone.');
const ALWAYS = [
    'mkswap',
    'wipefs',
    'fdisk',
    'sfdisk',
    'cfdisk',
    'gdisk',
    'sgdisk',
    'parted',
    'blkdiscard',
    'hdparm',
    'cryptsetup',
    'lvremove',
    'vgremove',
    'pvremove',
    'badblocks',
    'shutdown',
    'reboot',
    'halt',
    'poweroff',
    'init',
    'telinit',
    'insmod',
    'rmmod',
    'modprobe',
    'kexec',
    'swapoff',
    'userdel',
    'groupdel',
    'deluser',
    'delgroup',
    'visudo',
    'vipw',
    'srm',
    'wipe',
    'scrub',
    'nwipe',
    'diskutil',
    'killall5',
    'umount',
    'losetup',
    'passwd',
    'chpasswd',
    'useradd',
    'adduser',
    'usermod',
    'groupadd',
    'groupmod',
    'gpasswd',
    'chsh',
    'chfn',
    'sudoedit',
    'setcap',
    'zpool',
    'mkfs',
    'newfs',
];
const shred = (seen, context) => {
    const { operands } = readOptions(seen.args, { values: 'ns' }, true);
    const wide = operands.some((path) => !['inside', 'temporary'].includes(reachOf(path, seen.cwd, context)));
    return wide ? refuse('destructive-delete', seen, DELETES, destructive_INSTEAD) : [];
};
const destructive_dd = (seen, context) => {
    const target = seen.args.find((arg) => arg.startsWith('of='))?.slice(3);
    const wide = target !== undefined && ['outside', 'unknown', 'whole'].includes(reachOf(target, seen.cwd, context));
    return wide ? refuse('destructive-device', seen, 'it writes raw data outside the repository', destructive_INSTEAD) : [];
};
const permissions = (seen, context) => {
    const options = readOptions(seen.args, {}, true);
    const recursive = has(options, '-R', '--recursive');
    // `chmod -x file`: a mode that looks like an option.
    const paths = options.operands.slice(has(options, '--reference') || seen.args.some((arg) => /^-[rwxXst]+$/u.test(arg)) ? 0 : 1);
    const wide = paths.some((path) => {
        const reach = reachOf(path, seen.cwd, context);
        return reach === 'outside'
            ? recursive || /^\/(?:etc|usr|bin|sbin|boot|lib)\b/u.test(path)
            : reach === 'whole' && recursive && isAbove(path);
    });
    if (wide)
        return refuse('destructive-permissions', seen, 'it changes owners or permissions outside the repository', destructive_INSTEAD);
    return seen.args.some((arg) => /^(?:[^-]*,)?[ugoa]*[+=][rwxXt]*s|^[-+=]?0*[2-7][0-7]{3}$/u.test(arg))
        ? refuse('set-user-id', seen, 'a set-user-id file runs with the rights of its owner', 'Leave that bit alone.')
        : [];
};
/** `/`, the home folder, or a folder above: not the repository's own folder, which may be given new permissions. */
function isAbove(path) {
    return /^[/~]|^\.\./u.test(path);
}
const mv = (seen, context) => {
    const options = readOptions(seen.args, { values: 'tS', long: ['--target-directory', '--suffix'] }, true);
    const { operands } = options;
    const sources = has(options, '-t', '--target-directory') ? operands : operands.slice(0, -1);
    const toDevice = operands.at(-1) === '/dev/null';
    const wide = sources.some((path) => reachOf(path, seen.cwd, context) === 'whole' && (isKnown(path) || isAbove(path)) && path !== '.');
    return toDevice || wide ? refuse('destructive-delete', seen, DELETES, destructive_INSTEAD) : [];
};
const truncate = (seen, context) => {
    const { operands } = readOptions(seen.args, { values: 'sr', long: ['--size', '--reference'] }, true);
    const wide = operands.some((path) => ['outside', 'whole'].includes(reachOf(path, seen.cwd, context)));
    return wide ? refuse('destructive-delete', seen, DELETES, destructive_INSTEAD) : [];
};
const rsync = (seen, context) => {
    const options = readOptions(seen.args, { values: 'eTBfM', long: ['--rsh', '--exclude', '--include', '--files-from'] }, true);
    const deletes = options.flags.some(({ name }) => name.startsWith('--del') || name === '--remove-source-files');
    const target = options.operands.at(-1);
    if (!deletes || target === undefined)
        return [];
    return ['inside', 'temporary'].includes(reachOf(target, seen.cwd, context))
        ? []
        : refuse('destructive-delete', seen, DELETES, destructive_INSTEAD);
};
const kill = (seen) => seen.args.some((arg, at) => arg === '-1' && at > 0)
    ? refuse('destructive-process', seen, 'it ends every process of the user', 'End one process that you started, by its number.')
    : [];
const crontab = (seen) => seen.args.some((arg) => /^-[a-z]*l/u.test(arg))
    ? []
    : refuse('schedule', seen, 'it replaces or removes the user’s whole schedule', 'Leave schedules alone.');
/** `at` runs a program later, when nobody looks; listing is free. */
const schedules = (seen) => seen.args.some((arg) => /^-[lV]$/u.test(arg))
    ? []
    : refuse('schedule', seen, 'it runs a program later, when nobody looks', 'Run it now, or leave it.');
/** Every process of a user, the agent's own among them. */
const pkill = (seen) => seen.args.some((arg) => /^(?:-[uUG]|--(?:e?uid|group|user)|-v$|--inverse)/u.test(arg) || /^(?:|\.|\.\*|\^|\.\+|\^\.\*)$/u.test(arg))
    ? refuse('destructive-process', seen, 'it ends every process of a user', 'End one process that you started, by its number.')
    : [];
const REMOTE_SHELL = 'it gives a shell to whoever is at the other end of a connection';
/** A program started at the end of a connection. */
const connection = (seen) => {
    const starts = seen.base === 'socat'
        ? seen.args.some((arg) => /^(?:exec|system|shell|pty):/iu.test(arg))
        : seen.args.some((arg) => /^-[a-zA-Z]*[ec](?:$|\/|(?:ba|da|z|k|a)?sh$)|^--(?:exec|sh-exec|lua-exec)/u.test(arg));
    return starts ? refuse('remote-shell', seen, REMOTE_SHELL, 'Do not.') : [];
};
const PUBLISHES = /(?:^| )(?:publish|unpublish)(?: |$)/u;
/** A task of some project, and whatever repository it names, but for the one on this machine. */
const PUBLISHES_TASK = /(?:^| )(?:\S*:)?publish(?!ToMavenLocal)\S*(?: |$)/u;
const DEPLOYS = /(?:^| )(?:deploy(?:ments:delete)?|destroy|remove|delete)(?: |$)/u;
/** Services whose one command removes or replaces what others depend on. */
const SERVICE_VERBS = {
    kubectl: /(?:^| )(?:delete|drain|replace --force|scale .*--replicas=?\s?0)(?: |$)/u,
    oc: /(?:^| )(?:delete)(?: |$)/u,
    helm: /(?:^| )(?:uninstall|delete|rollback|push)(?: |$)/u,
    terraform: /(?:^| )(?:destroy|apply|import|state rm|state push|taint|force-unlock|workspace delete)(?: |$)/u,
    tofu: /(?:^| )(?:destroy|apply|import|state rm|state push|taint|force-unlock|workspace delete)(?: |$)/u,
    terragrunt: /(?:^| )(?:destroy|apply|run-all)(?: |$)/u,
    pulumi: /(?:^| )(?:destroy|up|cancel|stack rm)(?: |$)/u,
    cdk: /(?:^| )(?:destroy|deploy)(?: |$)/u,
    docker: /(?:^| )(?:system prune|volume (?:rm|prune)|container prune|image prune|network prune|builder prune|rm(?: .*)? (?:-[a-z]*f|--force)|rmi(?: .*)? (?:-[a-z]*f|--force)|compose .*down .*(?:-v|--volumes)|swarm leave|stack rm|push|build .*--push)(?: |$)|--privileged|--cap-add[ =](?:ALL|(?:CAP_)?SYS_\w+)|--device[ =]\/dev\/(?!null|fuse|kvm|dri)|(?:-v|--volume)[ =]?\/(?:etc|root|home|var\/run|boot|usr)?\/?:|\b(?:source|src)=\/(?:,|$| )|--(?:pid|ipc|userns)[ =]host\b|docker\.sock\b/u,
    podman: /(?:^| )(?:system (?:prune|reset)|volume (?:rm|prune)|rm(?: .*)? (?:-[a-z]*f|--force)|push)(?: |$)|--privileged|--cap-add[ =](?:ALL|(?:CAP_)?SYS_\w+)|(?:-v|--volume)[ =]?\/(?:etc|root|home|var\/run|boot|usr)?\/?:|\b(?:source|src)=\/(?:,|$| )|--(?:pid|ipc)[ =]host\b|(?:docker|podman)\.sock\b/u,
    aws: /(?:^| )(?:s3 (?:rb|rm)|s3 sync .*--delete|[a-z0-9-]+ (?:delete|terminate|deregister|remove|purge)-[a-z-]+)(?: |$)/u,
    gcloud: /(?:^| )(?:delete|destroy|remove-iam-policy-binding|app deploy|storage (?:rm|buckets delete))(?: |$)/u,
    gsutil: /(?:^| )(?:rm|rb|rsync .*-d)(?: |$)/u,
    az: /(?:^| )(?:delete|purge)(?: |$)/u,
    doctl: /(?:^| )(?:delete|destroy)(?: |$)/u,
    heroku: /(?:^| )(?:apps:destroy|pg:reset|pg:psql|destroy)(?: |$)/u,
    'redis-cli': /(?:^| )(?:flushall|flushdb|shutdown)(?: |$)/iu,
    dropdb: /./u,
    dropuser: /./u,
    mysqladmin: /(?:^| )(?:drop|shutdown)(?: |$)/u,
    systemctl: /(?:^| )(?:stop|disable|mask|poweroff|reboot|halt|kill|isolate|rescue|emergency|enable|link|edit|set-property)(?: |$)/u,
    launchctl: /(?:^| )(?:unload|remove|bootout|disable|load|bootstrap|submit|enable|setenv)(?: |$)/u,
    loginctl: /(?:^| )(?:enable-linger|terminate-\w+|kill-\w+)(?: |$)/u,
    'update-alternatives': /(?:^| )--(?:install|set|remove\S*)(?: |$)/u,
    iptables: /(?:^| )(?:-F|-X|--flush|-P)(?: |$)/u,
    nft: /(?:^| )flush(?: |$)/u,
    ufw: /(?:^| )(?:disable|reset)(?: |$)/u,
    'docker-compose': /(?:^| )down .*(?:-v|--volumes)(?: |$)/u,
    ip6tables: /(?:^| )(?:-F|-X|--flush|-P)(?: |$)/u,
    npm: /(?:^| )(?:publish|unpublish|deprecate|owner|token|adduser|login)(?: |$)/u,
    pnpm: PUBLISHES,
    yarn: PUBLISHES,
    bun: PUBLISHES,
    deno: PUBLISHES,
    poetry: PUBLISHES,
    uv: PUBLISHES,
    pdm: PUBLISHES,
    rye: PUBLISHES,
    flit: PUBLISHES,
    hatch: PUBLISHES,
    vsce: PUBLISHES,
    lerna: PUBLISHES,
    gradle: PUBLISHES_TASK,
    gradlew: PUBLISHES_TASK,
    cargo: /(?:^| )(?:publish|yank|owner|login)(?: |$)/u,
    twine: /(?:^| )upload(?: |$)/u,
    gem: /(?:^| )(?:push|yank|owner|signin)(?: |$)/u,
    mix: /(?:^| )hex\.publish(?: |$)/u,
    mvn: /(?:^| )(?:deploy|release:perform|deploy:\S+)(?: |$)/u,
    mvnw: /(?:^| )(?:deploy|release:perform|deploy:\S+)(?: |$)/u,
    nuget: /(?:^| )(?:push|delete)(?: |$)/u,
    dotnet: /(?:^| )nuget (?:push|delete)(?: |$)/u,
    goreleaser: /(?:^| )release(?: |$)/u,
    firebase: DEPLOYS,
    netlify: DEPLOYS,
    fly: DEPLOYS,
    flyctl: DEPLOYS,
    serverless: DEPLOYS,
    sls: DEPLOYS,
    sam: DEPLOYS,
    wrangler: DEPLOYS,
    vercel: /(?:^| )(?:deploy|remove|rm|--prod)(?: |$)/u,
    sysctl: /(?:^| )(?:-w|--write|-p|--system|[\w.]+=\S*)(?: |$)/u,
    'pre-commit': /(?:^| )uninstall(?: |$)/u,
    lefthook: /(?:^| )uninstall(?: |$)/u,
    husky: /(?:^| )uninstall(?: |$)/u,
    overcommit: /(?:^| )--uninstall(?: |$)/u,
    setenforce: /(?:^| )(?:0|permissive)(?: |$)/iu,
    history: /(?:^| )-[a-z]*c[anw]*(?: |$)/u,
};
/** Clients whose `-h` is the host. */
const HOST_BY_H = /^(?:redis-cli|drop\w+|mysqladmin|docker|podman)$/u;
const service = (seen) => {
    const pattern = SERVICE_VERBS[seen.base];
    const line = shown(seen.args.join(' '));
    const asks = HOST_BY_H.test(seen.base)
        ? /(?:^| )(?:--help|--dry-run(?:=(?!none)\w+)?)(?: |$)|(?:^| )-h$/u
        : /(?:^| )(?:--help|--dry-run(?:=(?!none)\w+)?|-h)(?: |$)/u;
    if (pattern === undefined || !pattern.test(line) || asks.test(line))
        return [];
    return refuse('destructive-service', seen, 'it removes, replaces or publishes what others depend on', 'Leave running services, clusters, registries and stores to a person.');
};
const SQL = /\b(?:drop\s+(?:table|database|schema|user|role|index|(?:materialized\s+)?view|function|procedure|trigger|extension|type|sequence)|truncate\s+(?:table\s+)?\w+|delete\s+from\s+[\w."`]+\s*(?:;|$)|alter\s+table)\b|\bdelete\s+from\s+[\w."`]+\s*(?:;|$)|\.(?:shell|system)\b|\\!|\.drop(?:Database)?\(\s*\)|\.deleteMany\(\s*\{\s*\}/iu;
const sql = (seen) => {
    const text = `${seen.args.join('\n')}\n${seen.input.kind === 'text' || seen.input.kind === 'pipe' ? (seen.input.text ?? '') : ''}`;
    return SQL.test(text)
        ? refuse('destructive-database', seen, 'it removes data or changes a schema, which is an ask-first change', 'Stop and ask; write a migration only after a person agreed.')
        : [];
};
/** `> /dev/sda` and other redirections that overwrite what is not the repository's. */
function redirectionRules(seen, context) {
    for (const { operator, target } of seen.redirections) {
        if (!operator.includes('>') || (operator === '>&' && /^\d+-?$|^-$/u.test(target)) || !isKnown(target))
            continue;
        if (/^\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|mem|kmem|port|mapper|dm-)/u.test(target)) {
            return refuse('destructive-device', `> ${target}`, 'it writes raw data to a device', destructive_INSTEAD);
        }
        if (/^\/dev\/(?:tcp|udp)\//u.test(target) && isShell(seen.base)) {
            return refuse('remote-shell', `> ${target}`, REMOTE_SHELL, 'Do not.');
        }
        if (/^\/(?:etc|boot|proc\/sys|sys)\//u.test(target) && reachOf(target, seen.cwd, context) === 'outside') {
            return refuse('destructive-system-file', `> ${target}`, 'it overwrites the configuration of the machine', destructive_INSTEAD);
        }
    }
    return [];
}
/** A function that starts itself twice in the background fills the machine with processes. */
function forkBomb(source) {
    const match = /([\w:.-]{1,40})[ \t]*(?:\(\)|(?<=\bfunction[ \t]{1,9}[\w:.-]{1,40}[ \t]{0,9}))[ \t\n]*\{[^{}]{0,200}\}/u.exec(source);
    const name = match?.[1];
    if (match === null || name === undefined)
        return [];
    const body = match[0].slice(match[0].indexOf('{'));
    const calls = body.split(/[^\w:.-]+/u).filter((word) => word === name).length;
    return calls >= 2 && body.includes('|') && body.includes('&')
        ? refuse('destructive-process', match[0], 'it starts itself without end', 'Do not.')
        : [];
}
/** Clients of databases. */
const DATABASES = 'psql mysql mariadb sqlite3 sqlite mongosh mongo sqlcmd clickhouse-client duckdb'.split(' ');
const destructive_BY_NAME = {
    rm,
    rimraf: rm,
    unlink: rm,
    find: destructive_find,
    gfind: destructive_find,
    bfs: destructive_find,
    fd: destructive_find,
    shred,
    dd: destructive_dd,
    chmod: permissions,
    chown: permissions,
    chgrp: permissions,
    setfacl: permissions,
    mv,
    truncate,
    rsync,
    kill,
    crontab,
    at: schedules,
    anacron: schedules,
    incrontab: schedules,
    schtasks: schedules,
    batch: schedules,
    // Without a place it only lists.
    mount: (seen, context) => (seen.args.some((arg) => !arg.startsWith('-')) ? always(seen, context) : []),
    'systemd-run': (seen, context) => (seen.args.some((arg) => arg.startsWith('--on-')) ? schedules(seen, context) : []),
    pkill,
    killall: pkill,
    nc: connection,
    ncat: connection,
    netcat: connection,
    socat: connection,
};
/** The names that `destructiveRule` knows. */
const DESTRUCTIVE_NAMES = [
    ...Object.keys(destructive_BY_NAME),
    ...DATABASES,
    ...ALWAYS,
    ...Object.keys(SERVICE_VERBS),
];
/** The rule for what a program of this name destroys. */
function destructiveRule(base) {
    if (Object.hasOwn(destructive_BY_NAME, base))
        return destructive_BY_NAME[base];
    if (DATABASES.includes(base))
        return sql;
    if (ALWAYS.includes(base))
        return always;
    return Object.hasOwn(SERVICE_VERBS, base) ? service : undefined;
}
/** `mkfs.ext4` and its like share a prefix. */
const makesFileSystem = always;

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/git.js






const GLOBAL = {
    values: 'cC',
    long: ['--git-dir', '--work-tree', '--namespace', '--super-prefix', '--config-env', '--exec-path', '--attr-source'],
};
const LOSES = 'work that is not committed, or commits that nothing else names, would be lost';
const HISTORY = 'it rewrites history that others may already have';
const PUSH = 'nobody pushes to a main branch: changes arrive by a reviewed pull request';
const OWN_BRANCH = 'Push the branch of this finding by its name: git push origin fix/<finding-id>';
const HOOKS = 'checks and hooks are not the agent’s to switch off';
const FIX = 'Run the checks, and mend what they find; if they cannot pass, stop and summarise.';
const rules_git_git = (seen, context) => {
    const global = readOptions(seen.args, GLOBAL);
    const settings = global.flags
        .filter(({ name }) => name === '-c' || name === '--config-env')
        .map(({ value }) => value ?? '');
    const configured = settings.flatMap((setting) => settingRule(setting, seen));
    const [verb, ...args] = global.operands;
    const folder = options_valueOf(global, '-C');
    const there = folder === undefined || seen.cwd === undefined ? seen : { ...seen, cwd: place_absolute(folder, seen.cwd) };
    if (verb === undefined)
        return configured;
    if (!isKnown(verb))
        return refuse('dynamic-name', seen, 'which git command runs cannot be seen', 'Write the git command out.');
    return [...configured, ...(VERBS[verb]?.(there, args, context) ?? [])];
};
function settingRule(setting, seen) {
    if (/^(?:core\.hookspath|init\.templatedir)/iu.test(setting))
        return refuse('hooks-disabled', seen, HOOKS, FIX);
    if (!isKnown(setting.split('=')[0] ?? ''))
        return refuse('dynamic-name', seen, 'which setting changes cannot be seen', 'Write it out.');
    return /^(?:push\.default=(?:matching|upstream)|remote\..*\.(?:push|mirror|url|pushurl)|branch\..*\.(?:merge|remote|pushremote)|url\..*insteadof)/iu.test(setting)
        ? refuse('push-target', seen, 'it changes where and what git pushes', OWN_BRANCH)
        : [];
}
const push = (seen, args, context) => {
    const options = readOptions(args, { values: 'o', long: ['--push-option', '--receive-pack', '--exec', '--repo', '--recurse-submodules'] }, true);
    const isUnclear = args.some((arg) => !isKnown(arg) && !/^[A-Za-z][\w./-]*\/…+$/u.test(shown(arg)));
    if (has(options, '--no-verify'))
        return refuse('hooks-disabled', seen, HOOKS, FIX);
    if (has(options, '-f', '--force', '--force-with-lease', '--force-if-includes', '--mirror', '--prune'))
        return refuse('push-force', seen, HISTORY, 'Push new commits on top.');
    if (has(options, '--all', '--branches'))
        return refuse('push-main', seen, PUSH, OWN_BRANCH);
    if (has(options, '--receive-pack', '--exec'))
        return refuse('push-target', seen, 'it runs another program at the far end', OWN_BRANCH);
    const refspecs = options.operands.slice(has(options, '--repo') ? 0 : 1);
    const remote = options_valueOf(options, '--repo') ?? options.operands[0] ?? '';
    if (/:\/\/|^[^/]*@[^/]*:|^[./~]/u.test(remote) && remote !== '.')
        return refuse('push-target', seen, 'it pushes to an address instead of the remote of this repository', OWN_BRANCH);
    if (isUnclear)
        return refuse('push-unclear', seen, 'which branch is pushed cannot be seen', OWN_BRANCH);
    if (has(options, '--delete', '-d'))
        return refuse('push-delete', seen, 'it deletes a branch or tag of others', 'Leave remote branches to a person.');
    if (has(options, '-n', '--dry-run'))
        return [];
    return refspecs.length === 0
        ? pushOfCurrent(seen, context)
        : refspecs.flatMap((refspec) => refspecRule(refspec, seen, context));
};
function refspecRule(refspec, seen, context) {
    if (refspec.startsWith('+'))
        return refuse('push-force', seen, HISTORY, 'Push new commits on top.');
    const [from = '', to] = refspec.split(':', 2);
    if (refspec === ':' || refspec.includes('*'))
        return refuse('push-main', seen, PUSH, OWN_BRANCH);
    if (to !== undefined && from === '')
        return refuse('push-delete', seen, 'it deletes a branch or tag of others', 'Leave remote branches to a person.');
    const target = to ?? from;
    if (/^(?:HEAD|@)$/iu.test(target))
        return pushOfCurrent(seen, context);
    return context.isMain(target) ? refuse('push-main', seen, PUSH, OWN_BRANCH) : [];
}
function pushOfCurrent(seen, context) {
    const switched = context.commands.some(({ base, args }) => base === 'git' &&
        args.some((arg) => arg === 'checkout' || arg === 'switch' || arg === 'worktree') &&
        args.some((arg) => isKnown(arg) && context.isMain(arg)) &&
        !args.some((arg) => /^-[bBcC]$|^--(?:create|orphan|force-create)/u.test(arg)));
    if (switched || seen.cwd === undefined)
        return refuse('push-main', seen, PUSH, OWN_BRANCH);
    const branch = currentBranch(seen.cwd ?? context.root, context);
    return branch !== undefined && context.isMain(branch)
        ? refuse('push-main', seen, `${PUSH}; the current branch is ${branch}`, OWN_BRANCH)
        : [];
}
/** The branch that HEAD names, read from the files of the repository; a worktree has a file instead of the folder. */
function currentBranch(folder, { files, root }) {
    for (let place = folder;; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
        const pointer = files
            .text(`${place}/.git`, 4_096)
            ?.replace(/^gitdir:\s*/u, '')
            .trim();
        const home = pointer === undefined ? `${place}/.git` : pointer.startsWith('/') ? pointer : `${place}/${pointer}`;
        const head = files.text(`${home}/HEAD`, 4_096);
        if (head !== undefined)
            return /^ref: refs\/heads\/(.+)$/mu.exec(head)?.[1];
        if (place === '' || place === root)
            return undefined;
    }
}
const lose = (isBad, values = '') => (seen, args) => isBad(readOptions(args, { values }, true), args)
    ? refuse('git-loses-work', seen, LOSES, 'Commit first, or use git stash, and undo one named file at a time.')
    : [];
const rewrite = (isBad) => (seen, args) => isBad(readOptions(args, {}, true), args)
    ? refuse('git-rewrites-history', seen, HISTORY, 'Add a commit that corrects it.')
    : [];
const EVERYTHING = /^(?:\.\/?|:\/|:\(top\).*|\*|\.\.(?:\/\.\.)*\/?|:\/?\*)$/u;
const everything = (paths) => paths.some((path) => EVERYTHING.test(shown(path)));
const checkout = (seen, args) => {
    const options = readOptions(args, { values: 'bB', long: ['--orphan', '--conflict', '--pathspec-from-file'] }, true);
    const dash = args.indexOf('--');
    const discards = dash >= 0 ? args.length > dash + 1 : everything(options.operands);
    const bad = has(options, '-f', '--force', '--pathspec-from-file') || discards;
    return bad ? refuse('git-loses-work', seen, LOSES, 'Commit first, or use git stash.') : [];
};
const unverified = (...names) => (seen, args) => has(readOptions(args, {}, true), ...names) ? refuse('hooks-disabled', seen, HOOKS, FIX) : [];
const commit = (seen, args) => {
    const options = readOptions(args, {
        values: 'mFCct',
        long: [
            '--message',
            '--file',
            '--author',
            '--date',
            '--template',
            '--reuse-message',
            '--fixup',
            '--squash',
            '--cleanup',
            '--trailer',
        ],
    }, true);
    return has(options, '--no-verify', '-n') ? refuse('hooks-disabled', seen, HOOKS, FIX) : [];
};
/** A pattern of settings that hold no credentials. */
function isHarmlessPattern(pattern) {
    return /^\^?(?:user|remote|branch|alias|core|color|diff|merge|submodule|lfs|pull|push|init)\b/iu.test(pattern);
}
const config = (seen, args, context) => {
    const words = gitConfigWords(args).filter((arg) => !/^(?:set|unset|get|list|edit|rename-section|remove-section)$/u.test(arg));
    const key = words[0] ?? '';
    const reads = args.some((arg) => /^(?:--get(?:-all|-regexp|-urlmatch)?|-l|--list|get|list)$/u.test(arg));
    const all = words.length === 0 && args.some((arg) => /^(?:-l|--list|list)$/u.test(arg)) && !isNarrowed(seen, context);
    if ((/^(?:credential|http\..*extraheader)/iu.test(key) || all) && reads)
        return refuse('credentials-read', seen, 'it shows stored credentials', 'Use the credentials through git; never print them.');
    const pattern = words[0] ?? '';
    if (args.includes('--get-regexp') && !isHarmlessPattern(pattern))
        return refuse('credentials-read', seen, 'it shows stored credentials', 'Name the settings that you need.');
    if (reads)
        return [];
    if (/^credential\./iu.test(key))
        return refuse('git-settings', seen, 'it changes where git keeps credentials', 'Leave git’s settings alone.');
    if (args.some((arg) => /^(?:-e|--edit|edit)$/u.test(arg)))
        return refuse('git-settings', seen, 'it opens the settings in an editor', 'Leave git’s settings alone.');
    if (words.length < 2 && !args.some((arg) => /unset|remove-section/u.test(arg)))
        return [];
    const bad = settingRule(`${key}=${words[1] ?? ''}`, seen);
    if (bad.length > 0)
        return bad;
    return args.some((arg) => arg === '--system')
        ? refuse('git-settings', seen, 'it changes git for everybody on the machine', 'Leave git’s settings alone.')
        : [];
};
/** A new repository with settings, or with hooks, of its own. */
const created = (seen, args) => {
    const options = readOptions(args, { values: 'cbou', long: ['--config', '--template', '--branch', '--origin'] }, true);
    const hooks = has(options, '--template') && options_valueOf(options, '--template') !== '';
    return [
        ...(hooks ? refuse('hooks-disabled', seen, HOOKS, FIX) : []),
        ...options.flags.flatMap(({ name, value = '' }) => /^(?:-c|--config)$/u.test(name) ? settingRule(value, seen) : []),
    ];
};
const stash = lose((_, args) => args[0] === 'drop' || args[0] === 'clear');
const branch = (seen, args, context) => {
    const options = readOptions(args, { values: 'u', long: ['--set-upstream-to'] }, true);
    const forced = has(options, '-M', '-C', '--force', '-f');
    const main = options.operands.some((name) => isKnown(name) && context.isMain(name));
    if (has(options, '-D') || (has(options, '-d', '--delete') && forced))
        return refuse('git-loses-work', seen, LOSES, 'Use git branch -d, which refuses to lose commits.');
    return (forced || has(options, '-d', '--delete', '-m', '--move')) && main
        ? refuse('git-rewrites-history', seen, HISTORY, 'Leave main branches alone.')
        : [];
};
const VERBS = {
    push,
    'send-pack': push,
    'http-push': push,
    subtree: (seen, args, context) => args[0] === 'push' || args.includes('push') ? [...refspecRule(args.at(-1) ?? '', seen, context)] : [],
    svn: (seen, args) => (args[0] === 'dcommit' ? refuse('push-main', seen, PUSH, OWN_BRANCH) : []),
    checkout,
    switch: lose((options) => has(options, '-f', '--force', '--discard-changes', '-C', '--force-create')),
    restore: (seen, args) => {
        const options = readOptions(args, { values: 's', long: ['--source', '--pathspec-from-file'] }, true);
        const staged = has(options, '-S', '--staged') && !has(options, '-W', '--worktree');
        return staged ? [] : refuse('git-loses-work', seen, LOSES, 'Commit first, or use git stash.');
    },
    reset: lose((options) => has(options, '--hard', '--merge', '--keep')),
    clean: lose((options) => !has(options, '-n', '--dry-run') && has(options, '-f', '--force', '-x', '-X', '-d')),
    stash,
    branch,
    commit,
    merge: unverified('--no-verify'),
    pull: unverified('--no-verify'),
    rebase: unverified('--no-verify'),
    am: unverified('--no-verify', '-n'),
    config,
    'filter-branch': rewrite(() => true),
    'filter-repo': rewrite(() => true),
    replace: rewrite(() => true),
    'fast-import': rewrite(() => true),
    'update-ref': (seen, args, context) => args.some((arg) => arg === '-d' || arg === '--stdin') ||
        args.some((arg) => isKnown(arg) && context.isMain(arg)) ||
        args.includes('HEAD')
        ? refuse('git-rewrites-history', seen, HISTORY, 'Use git commit and git branch.')
        : [],
    'symbolic-ref': rewrite((_, args) => args.filter((arg) => !arg.startsWith('-')).length > 1 || args.some((arg) => /^(?:-d|--delete)$/u.test(arg))),
    reflog: rewrite((_, args) => args[0] === 'expire' || args[0] === 'delete'),
    gc: rewrite((_, args) => args.some((arg) => arg.startsWith('--prune=') && !/^--prune=(?:never|2\.weeks)/u.test(arg))),
    prune: rewrite((_, args) => !args.includes('-n') && !args.includes('--dry-run')),
    worktree: lose((options, args) => args[0] === 'remove' && has(options, '-f', '--force')),
    rm: lose((options, args) => has(options, '-f', '--force') || (has(options, '-r') && everything(args))),
    tag: rewrite((options) => has(options, '-d', '--delete', '-f', '--force')),
    'credential-cache': (seen) => refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself.'),
    'credential-manager': (seen) => refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself.'),
    credential: (seen) => refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself; it asks for them where needed.'),
    'credential-store': (seen) => refuse('credentials-read', seen, 'it hands out stored credentials', 'Use git itself.'),
    // The index, or the whole worktree, becomes what another tree holds: protected files among it.
    'read-tree': lose((options) => !has(options, '--empty', '-n', '--dry-run')),
    'checkout-index': lose((options) => has(options, '-f', '--force')),
    // A commit that no hook has seen.
    'commit-tree': (seen) => refuse('hooks-disabled', seen, HOOKS, 'Use git commit.'),
    mktree: (seen) => refuse('hooks-disabled', seen, HOOKS, 'Use git add and git commit.'),
    maintenance: (seen, args) => /^(?:start|register)$/u.test(args[0] ?? '')
        ? refuse('schedule', seen, 'it runs a program later, when nobody looks', 'Run it now, or leave it.')
        : [],
    clone: created,
    init: created,
    remote: (seen, args) => args.some((arg) => /^(?:set-url|set-head|rename|rm|remove)$/u.test(arg)) ||
        (args[0] === 'add' && !args.some((arg) => /^(?:origin|upstream)$/u.test(arg)))
        ? refuse('push-target', seen, 'it changes where git pushes', OWN_BRANCH)
        : [],
};
/** Programs of their own that rewrite history. */
const rewriter = (seen) => refuse('git-rewrites-history', seen, HISTORY, 'Add a commit that corrects it.');
/** Settings that reach git through the environment. */
function gitEnvironment(name, value, seen) {
    if (name === 'GIT_TRACE_REDACT' && value !== '1')
        return refuse('credentials-read', `${name}=…`, 'git would print credentials', 'Leave it unset.');
    if (/^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM)$/u.test(name))
        return refuse('hooks-disabled', `${name}=…`, 'it changes git’s settings behind its command line', FIX);
    if (/^(?:HUSKY|LEFTHOOK)$/u.test(name) && /^(?:0|false)$/u.test(value))
        return refuse('hooks-disabled', `${name}=${value}`, HOOKS, FIX);
    if (/^(?:HUSKY_SKIP_HOOKS|SKIP_HOOKS|PRE_COMMIT_ALLOW_NO_CONFIG|LEFTHOOK_EXCLUDE|OVERCOMMIT_DISABLE)$/u.test(name))
        return refuse('hooks-disabled', `${name}=${value}`, HOOKS, FIX);
    return name === 'SKIP' && seen.base === 'git' ? refuse('hooks-disabled', `${name}=${value}`, HOOKS, FIX) : [];
}
/** `gh` and its kin: merging, approving and settings are a person's. */
const gh = (seen) => {
    const line = shown(seen.args.join(' '));
    const [noun = '', verb = '', third = ''] = readOptions(seen.args, { values: 'R', long: ['--repo', '--hostname'] }, true).operands;
    const why = 'merging, approving and settings belong to a person';
    if (seen.base === 'hub' && noun === 'merge')
        return refuse('never-merge', seen, why, 'Leave the pull request as a draft; a person reviews and merges it.');
    if ((noun === 'pr' || noun === 'mr') &&
        (verb === 'merge' ||
            verb === 'ready' ||
            verb === 'approve' ||
            (verb === 'review' && /(?:^| )(?:-[a-z]*a[a-z]*|--appr\w*)(?:[ =]|$)/u.test(line)) ||
            (verb === 'close' && /(?:^| )(?:-[a-z]*d[a-z]*|--delete-branch)(?:[ =]|$)/u.test(line)))) {
        return refuse('never-merge', seen, why, 'Leave the pull request as a draft; a person reviews and merges it.');
    }
    if (noun === 'auth' && /^(?:login|logout|refresh|setup-git|switch)$/u.test(verb))
        return refuse('host-settings', seen, 'who the agent is at the host is not its own to change', 'Ask a person.');
    if ((noun === 'issue' && /^(?:close|delete|lock|transfer|unlock)$/u.test(verb)) ||
        (noun === 'release' && verb === 'create') ||
        (noun === 'workflow' && verb === 'run') ||
        (noun === 'gist' && verb === 'create') ||
        (noun === 'config' && verb === 'set'))
        return refuse('host-settings', seen, 'publishing, closing and starting workflows belong to a person', 'Ask a person.');
    if (noun === 'auth' && (verb === 'token' || /--show-token|(?:^| )-t(?: |$)/u.test(line)))
        return refuse('credentials-read', seen, 'it prints a token', 'Use the client itself; it adds the token.');
    if (noun === 'repo' && /^(?:deploy-key|autolink)$/u.test(verb) && /^(?:add|create|delete)$/u.test(third))
        return refuse('host-settings', seen, why, 'Ask a person.');
    if (/^(?:repo|secret|variable|ruleset|ssh-key|gpg-key|release|workflow|run|cache|label|alias|extension|codespace)$/u.test(noun) &&
        /^(?:delete|edit|(?:un)?archive|rename|set|remove|disable|enable|cancel|add|transfer|import|install|upload|delete-asset)$/u.test(verb)) {
        return refuse('host-settings', seen, why, 'Ask a person.');
    }
    return noun === 'api' ? ghApi(withOwnMethod(line), seen, FIELDS.test(line)) : [];
};
/** With fields `gh api` posts unless it is told otherwise. */
const FIELDS = /(?:^| )(?:-i?[fF]|(?:--field|--raw-field|--input)(?= |=))/u;
/** Flags together, `-iX PUT`: the one that names the method by itself. */
function withOwnMethod(line) {
    return line.replace(/(?<= |^)-[a-zA-Z0-9#:]*X(?=[ =A-Za-z])/gu, '-X');
}
/** A program of another language that speaks to the API of a host. */
function apiInCode(code, seen) {
    if (!/\/repos\/|\/graphql|\/projects\/|\/api\/v[34]/u.test(code))
        return [];
    const method = /\b(put|post|patch|delete)\b/iu.exec(code)?.[1];
    return method === undefined ? [] : ghApi(`${code.replaceAll(/["'`]/gu, ' ')} -X ${method}`, seen);
}
/** A plain HTTP client that speaks to the API of a host instead of the host's own. */
const httpClient = (seen) => {
    const line = shown(seen.args.join(' '));
    if (!/\/repos\/|\/graphql|\/projects\/|\/api\/v[34]/u.test(line))
        return [];
    const posts = /(?:^| )(?:-[a-zA-WYZ0-9]*[dFT]|--data\S*|--json|--post-\S+|--body-\S+|--form|--upload-file)(?:[ =@]|$)/u.test(line) || /(?:^| )(?:PUT|POST|PATCH)(?: |$)/u.test(line);
    const method = /(?:^| )DELETE(?: |$)/u.test(line) ? ' -X DELETE' : posts ? ' -X POST' : '';
    return ghApi(withOwnMethod(`${line}${method}`.replaceAll('--request', '-X')), seen);
};
function ghApi(line, seen, hasFields = false) {
    const writes = hasFields || /(?:^| )(?:-X|--method)[ =]?(?!GET|HEAD)\w/iu.test(line);
    const sensitive = /\/merge(?:[ ?]|$)|\/merges|git\/refs|\/protection|\/rulesets|\/hooks|\/keys|\/secrets|\/actions\/permissions|\/collaborators|\/contents\/|mergePullRequest|enablePullRequestAutoMerge|createCommitOnBranch|updateRef|deleteRef|\/reviews/u.test(line);
    const deletes = /(?:-X|--method)[ =]?delete/iu.test(line);
    // A query out of a file or a pipe may be any mutation.
    const unseen = /\bgraphql\b/u.test(line) && /(?:^| )(?:\S*=)?@\S|(?:^| )--input(?: |=)/u.test(line);
    return (writes && sensitive) || deletes || unseen
        ? refuse('host-settings', seen, 'it merges, moves branches or changes settings through the API', 'Ask a person.')
        : [];
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/installer-words.js
/** What is said of everything that installs. */
const installer_words_WHY = 'an installer runs foreign code and changes what this task was not given to change';
const installer_words_INSTEAD = 'Install what the manifest already names (npm ci, pip install -r, bundle install); a new package is a dependency task, which a person hands out.';

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/installers.js




/** Package managers of a system, and of the machine's own tools: nothing of theirs belongs to a finding. A verb, or two. */
const installers_SYSTEM = {
    apt: /^(?:install|remove|purge|upgrade|full-upgrade|dist-upgrade|autoremove|reinstall)$/u,
    'apt-get': /^(?:install|remove|purge|upgrade|dist-upgrade|autoremove|build-dep)$/u,
    aptitude: /^(?:install|remove|purge|safe-upgrade|full-upgrade)$/u,
    yum: /^(?:install|remove|erase|update|upgrade|localinstall|reinstall|groupinstall)$/u,
    dnf: /^(?:install|remove|erase|update|upgrade|reinstall|groupinstall)$/u,
    microdnf: /^(?:install|remove|update)$/u,
    zypper: /^(?:install|in|remove|rm|update|up|dup)$/u,
    apk: /^(?:add|del|upgrade|fix)$/u,
    brew: /^(?:install|uninstall|remove|rm|upgrade|reinstall|tap|bundle)$/u,
    port: /^(?:install|uninstall|upgrade)$/u,
    'ansible-galaxy': /^(?:install|(?:collection|role) install)$/u,
    cabal: /^(?:install|get)$/u,
    kubectl: /^krew install$/u,
    micromamba: /^(?:install|create|update|remove|env (?:update|create|remove))$/u,
    nimble: /^(?:install|uninstall)$/u,
    opam: /^(?:install|remove|upgrade|reinstall|pin)$/u,
    pear: /^(?:install|upgrade|uninstall)$/u,
    pecl: /^(?:install|upgrade|uninstall)$/u,
    raco: /^pkg (?:install|update|remove)$/u,
    stack: /^install$/u,
    vcpkg: /^(?:install|remove|upgrade)$/u,
    snap: /^(?:install|remove|refresh)$/u,
    flatpak: /^(?:install|uninstall|update|remove)$/u,
    choco: /^(?:install|uninstall|upgrade)$/u,
    winget: /^(?:install|uninstall|upgrade)$/u,
    scoop: /^(?:install|uninstall|update)$/u,
    emerge: /^[a-z@]/u,
    conda: /^(?:install|create|update|remove|env (?:update|create|remove))$/u,
    mamba: /^(?:install|create|update|remove|env (?:update|create|remove))$/u,
    pipx: /^(?:install|run|upgrade|inject|uninstall)$/u,
    'nix-env': /./u,
    easy_install: /./u,
    cpan: /./u,
    cpanm: /./u,
    'apt-add-repository': /./u,
    'add-apt-repository': /./u,
    'apt-key': /^add$/u,
    nuget: /^sources$/u,
    luarocks: /^(?:install|remove)$/u,
    helm: /^(?:install|upgrade|plugin install)$/u,
    gh: /^$/u,
};
const system = (seen) => {
    const words = seen.args.filter((arg) => !arg.startsWith('-'));
    if (addsSource(seen.base, words, seen.args))
        return sources(seen);
    if (seen.args.some((arg) => /^(?:--help|-h|--version|--dry-run|-s|--simulate|--search)$/u.test(arg)))
        return [];
    // The word behind an option may be its value.
    const option = seen.args[seen.args.indexOf(words[0] ?? '') - 1] ?? '';
    const mayBeValue = option.startsWith('-') && !option.includes('=');
    const verbs = [...words.slice(0, mayBeValue ? 2 : 1), words.slice(0, 2).join(' ')];
    return verbs.some((verb) => installers_SYSTEM[seen.base]?.test(verb) === true) ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD) : [];
};
const sources = (seen) => refuse('tool-settings', seen, 'it changes where packages come from or what runs their scripts', 'Leave these settings alone.');
/** Options by which the programs beneath a package manager put in or take out. */
const PACKAGE_FILES = {
    dpkg: /^(?:-[a-zA-Z]*[irP]|--(?:install|unpack|remove|purge|configure|set-selections)$)/u,
    rpm: /^(?:-[a-pr-zA-Z]*[iUFe]|--(?:install|upgrade|freshen|erase|import|reinstall)$)/u,
    pacman: /^(?:-S(?![a-z]*[silgp])[a-z]*|-[URD][a-z]*|--(?:sync|upgrade|remove|database))$/u,
};
const packageFile = (seen) => {
    const options = PACKAGE_FILES[seen.base] ?? PACKAGE_FILES['pacman'];
    if (seen.base === 'rpm' && seen.args[0]?.startsWith('-q') === true)
        return [];
    return seen.args.some((arg) => options?.test(arg) === true) ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD) : [];
};
const MANAGERS = {
    npm: {
        installs: /^(?:install|i|in|ins|inst|insta|instal|isnt|isnta|isntal|isntall|add|install-test|isntall-test|it)$/u,
        changes: /^(?:update|up|upgrade|udpate|uninstall|un|unlink|remove|rm|r|dedupe|ddp|link|ln|prune|audit)$/u,
    },
    pnpm: {
        installs: /^(?:install|i)$/u,
        changes: /^(?:add|update|up|upgrade|remove|rm|uninstall|un|link|import|dlx|create|audit|env)$/u,
    },
    yarn: {
        installs: /^(?:install)$/u,
        changes: /^(?:add|up|upgrade|upgrade-interactive|remove|link|global|dlx|create|set)$/u,
    },
    bun: { installs: /^(?:install|i)$/u, changes: /^(?:add|a|update|remove|rm|link|x|create)$/u },
    poetry: { changes: /^(?:add|update|lock|remove|self)$/u },
    pipenv: { installs: /^install$/u, changes: /^(?:update|upgrade|lock|uninstall)$/u },
    uv: { changes: /^(?:add|lock|remove|tool|sync)$/u },
    pdm: { changes: /^(?:add|update|lock|remove)$/u },
    cargo: { changes: /^(?:add|update|install|binstall|remove|rm|generate-lockfile|upgrade|audit)$/u },
    go: { changes: /^(?:get|install)$/u },
    gem: { installs: /^$/u, changes: /^(?:install|update|uninstall|i|exec)$/u },
    bundle: { changes: /^(?:add|update|lock|remove|plugin)$/u },
    bundler: { changes: /^(?:add|update|lock|remove|plugin)$/u },
    pixi: { changes: /^(?:add|update|upgrade|lock|remove|rm|global|g)$/u },
    rye: { changes: /^(?:add|lock|remove|install|toolchain|self)$/u },
    composer: { installs: /^(?:install|i)$/u, changes: /^(?:require|r|update|u|upgrade|remove|global)$/u },
    dotnet: { changes: /^(?:add|remove|tool|workload)$/u },
    mix: { changes: /^(?:deps\.update|deps\.unlock|archive\.install|local\.hex)$/u },
    dart: { changes: /^(?:pub)$/u },
    flutter: { changes: /^(?:pub)$/u },
    deno: { changes: /^(?:install|add|remove|upgrade)$/u },
    corepack: { changes: /^(?:install|use|up|prepare)$/u },
    pod: { changes: /^(?:update|repo)$/u },
};
const GLOBALLY = ['-g', '--global', '--location'];
const fromVerb = (args, verb) => args.slice(args.indexOf(verb) + 1);
/** How many words stand before the verb and say where it counts: `cargo +nightly`, `pnpm recursive`, `yarn workspace a`. */
function leading(base, [first = '', second]) {
    if (base === 'yarn')
        return first === 'workspace' || (first === 'workspaces' && second === 'foreach') ? 2 : 0;
    return first.startsWith('+') || (base === 'pnpm' && /^(?:recursive|multi|m)$/u.test(first)) ? 1 : 0;
}
const language = (seen, context) => {
    const { task } = context;
    const manager = MANAGERS[seen.base];
    const options = readOptions(seen.args, { values: 'CF', long: ['--prefix', '--dir', '--cwd', '--registry', '--filter', '--workspace', '--manifest-path'] }, true);
    const [verb = '', ...names] = options.operands.slice(leading(seen.base, options.operands));
    const shell = seen.args.some((arg) => /^--(?:script-shell|(?:user|global)config)\b/u.test(arg)) ||
        (/^(?:config|c)$/u.test(verb) &&
            (names[0] === 'edit' ||
                (names.length > 1 &&
                    !/^(?:get|list|ls|delete|unset)$/u.test(names[0] ?? '') &&
                    names.some(isSourceSetting)))) ||
        (verb === 'set' && names.some(isSourceSetting)) ||
        verb === 'set-script' ||
        (/^(?:pkg|pm)$/u.test(verb) &&
            !/^(?:get|ls)$/u.test(names[0] ?? '') &&
            names.some((name) => /^(?:scripts|husky|lint-staged|trust)\b/u.test(name))) ||
        (seen.base === 'pnpm' && verb === 'approve-builds') ||
        (seen.base === 'yarn' && verb === 'plugin' && names[0] === 'import') ||
        (seen.base === 'gem' && verb.startsWith('source') && has(options, '-a', '--add', '-r', '--remove')) ||
        addsSource(seen.base, [verb, ...names], seen.args) ||
        (seen.base === 'go' && verb === 'env' && has(options, '-w')) ||
        (seen.base === 'cargo' &&
            seen.args.some((arg) => /^(?:--config=)?(?:source|registr\w+|build\.rust(?:c\S*|doc)|target\.\S*(?:runner|linker))\b/u.test(arg))) ||
        isForeignRegistry(options_valueOf(options, '--registry'), verb);
    if (shell)
        return sources(seen);
    const edits = verb === 'pkg' && /^(?:set|delete)$/u.test(names[0] ?? '');
    if (edits && names.some((name) => /^(?:\w*[dD]ependencies|overrides|resolutions)\b/u.test(name)) && !task.dependency)
        return refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
    if (manager === undefined || has(options, '--help', '-h', '--dry-run'))
        return [];
    if (seen.base === 'npm' && /^(?:exec|x)$/u.test(verb))
        return installers_onDemand({ ...seen, args: fromVerb(seen.args, verb) }, context);
    const initialises = seen.base === 'npm' && /^(?:init|create|innit)$/u.test(verb) && names.length > 0;
    const runsForeign = (seen.base === 'go' && verb === 'run' && /^[\w.-]+\.[a-z]+\/\S*@/u.test(names[0] ?? '')) ||
        (seen.base === 'uv' && verb === 'run' && has(options, '--with'));
    if (initialises || runsForeign)
        return refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
    const changes = manager.changes.test(verb) && !isReading(seen, verb, names);
    const adds = manager.installs?.test(verb) === true &&
        (names.length > 0 || has(options, '--package-lock-only', '--lockfile-only', '--fix-lockfile'));
    if (!changes && !adds)
        return [];
    const foreign = has(options, ...GLOBALLY) ||
        /^(?:global|g|tool|toolchain|self|dlx|x|create|archive\.install|link|ln|exec|plugin|env|binstall)$/u.test(verb) ||
        (verb === 'install' && /^(?:cargo|go|gem|deno|rye)$/u.test(seen.base));
    if (task.dependency && !foreign)
        return [];
    return refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
};
/** Settings of a package manager that say where packages come from, or what runs with or instead of their scripts. */
function isSourceSetting(name) {
    return /^(?:(?:script-)?shell|ignore-scripts|enableScripts|node-options|node-gyp|git|editor|viewer|init-module|prefix|cafile|ca|strict-ssl|(?:https?-?)?proxy|(?:user|global)config|plugins|yarnPath|yarn-path|(?:@[\w-]+:)?registry|npm\w*Registr\w+|npmScopes|\S*_auth|global\.(?:extra-)?index-url|scripts\.|repo\w*\.|allow-plugins|mirror|pypi\.url|channels)/iu.test(name);
}
/** `poetry source add`, `helm repo add`, `dotnet nuget add source`, `conda config --add channels`. */
function addsSource(base, [verb = '', ...names], args) {
    return ((/^(?:source|repo|hex\.repo)$/u.test(verb) && names[0] === 'add' && /^(?:poetry|helm|mix)$/u.test(base)) ||
        (base === 'dotnet' && verb === 'nuget' && names.includes('source') && names[0] !== 'list') ||
        (/^(?:conda|mamba)$/u.test(base) &&
            verb === 'config' &&
            args.some((arg) => /^--(?:add|append|prepend|set)$/u.test(arg))));
}
/** Another registry than the public one, unless the command only looks something up there. */
function isForeignRegistry(registry, verb) {
    if (registry === undefined || /^(?:view|info|show|v|ping|search|outdated|audit|whoami)$/u.test(verb))
        return false;
    return !isPublicSource(registry);
}
function isPublicSource(address) {
    return /^https:\/\/(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org\/simple|proxy\.golang\.org)\/?$/u.test(address);
}
/** Variables that say where packages come from, or what else runs while they are built. */
function sourceVariable(name, value) {
    if (/^npm_config_(?:registry|script_shell|node_options|(?:user|global)config|git)$/iu.test(name))
        return !isPublicSource(value);
    if (/^(?:PIP|UV)_(?:EXTRA_)?(?:DEFAULT_)?INDEX(?:_URL)?$|^PIP_FIND_LINKS$|^YARN_(?:NPM_)?REGISTRY\w*$|^BUNDLE_MIRROR\w*$/u.test(name))
        return !isPublicSource(value);
    if (name === 'GOPROXY')
        return value.split(/[,|]/u).some((each) => !/^(?:off|direct|)$/u.test(each) && !isPublicSource(each));
    if (/^GO(?:NOSUMDB|NOSUMCHECK|INSECURE|PRIVATE|NOPROXY)$/u.test(name))
        return /\*(?:,|$)/u.test(value) && !value.includes('/');
    if (name === 'GOSUMDB')
        return value === 'off';
    if (name === 'NODE_TLS_REJECT_UNAUTHORIZED')
        return value === '0';
    if (name === 'GOFLAGS')
        return /-(?:insecure|toolexec|overlay)\b/u.test(value);
    return (/^(?:CARGO_REGISTRIES_\w+|CARGO_SOURCE_\w+|CARGO_REGISTRY_DEFAULT|(?:CARGO_BUILD_)?(?:RUSTC|RUSTDOC|RUSTC_WRAPPER|RUSTC_WORKSPACE_WRAPPER)|CARGO_TARGET_\w+_(?:RUNNER|LINKER))$/u.test(name) && !/^(?:sccache|rustc)?$/u.test(value));
}
/** Whether a verb that may change something only looks here, or does what the manifest says. */
function isReading({ base, args }, verb, [name = '']) {
    switch (`${base} ${verb}`) {
        case 'npm audit':
        case 'cargo audit':
            return name !== 'fix';
        case 'pnpm audit':
            return !args.includes('--fix');
        case 'pnpm env':
        case 'bundle plugin':
        case 'bundler plugin':
        case 'rye toolchain':
        case 'pixi global':
        case 'uv tool':
            return /^(?:list|ls)$/u.test(name);
        case 'dart pub':
        case 'flutter pub':
            return /^(?:get|deps|outdated|)$/u.test(name);
        case 'dotnet tool':
        case 'dotnet workload':
            return /^(?:restore|list|search)$/u.test(name);
        case 'uv sync':
            return !args.some((arg) => /^(?:-U|--upgrade|-P|--upgrade-package)(?:=|$)/u.test(arg));
        case 'yarn set':
            return name !== 'version';
        default:
            return false;
    }
}
const pip = (seen, { task }) => {
    const options = readOptions(seen.args, {
        values: 'rcetif',
        long: [
            '--requirement',
            '--constraint',
            '--editable',
            '--target',
            '--index-url',
            '--extra-index-url',
            '--find-links',
            '--prefix',
            '--root',
        ],
    }, true);
    const [verb, ...names] = options.operands;
    if (verb === 'config' && names[0] === 'set')
        return refuse('tool-settings', seen, 'it changes where packages come from', 'Leave these settings alone.');
    if (verb === 'uninstall')
        return task.dependency ? [] : refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
    if (verb !== 'install' && verb !== 'download')
        return [];
    const foreign = names.filter((name) => !isFolder(name));
    const own = foreign.length === 0 && (names.length > 0 || has(options, '-r', '-e', '--requirement', '--editable'));
    const remote = has(options, '--index-url', '--extra-index-url', '-i') ||
        options.flags.some(({ value }) => /^(?:https?|git\+)/u.test(value ?? ''));
    if ((own || (task.dependency && foreign.every(isKnown))) && !remote)
        return [];
    return refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
};
/** A folder of this machine, perhaps with extras: `.[dev]`, whose brackets the shell takes for a pattern. */
function isFolder(name) {
    const bare = name.replace(/(?<=[\w.-])[\uE002\uE003]$/u, '');
    return isKnown(bare) && /^(?:\.{1,2}(?:\/[^:]*)?(?:\[[\w,.-]*\])?|\/[^:]*)$/u.test(bare);
}
/** Runs a package that need not be installed: allowed where the repository has it. */
const installers_onDemand = (seen, { files, root }) => {
    const options = readOptions(seen.args, { values: 'pc', long: ['--package', '--call'] });
    const name = options.operands[0];
    if (name === undefined || has(options, '--no-install', '--no'))
        return [];
    if (has(options, '-y', '--yes', '-p', '--package') ||
        !isKnown(name) ||
        /[@:/]/u.test(name.slice(1)) ||
        name.startsWith('@'))
        return refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
    const folders = [seen.cwd, root].flatMap((folder) => (folder === undefined ? [] : [`${folder}/node_modules/.bin`]));
    const local = folders.some((folder) => files.names(folder, 20_000)?.includes(name) === true);
    return local ? [] : warn('installer', seen, 'this package is not installed here and would be fetched', installer_words_INSTEAD);
};
/** `mvn group:plugin:goal` runs a plugin that the build file need not name. */
const mavenPlugin = (seen) => seen.args.some((arg) => /^[\w.-]+(?::[\w.-]+){2,3}$/u.test(arg) &&
    !/^(?:org\.(?:apache|codehaus|owasp|jacoco|openrewrite|sonarsource|springframework|pitest|eclipse|jetbrains|flywaydb|antlr)|com\.(?:diffplug|github\.spotbugs|google|puppycrawl)|io\.(?:quarkus|micronaut))\b/u.test(arg))
    ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD)
    : [];
const installers_BY_NAME = {
    dpkg: packageFile,
    rpm: packageFile,
    pacman: packageFile,
    yay: packageFile,
    mvn: mavenPlugin,
    mvnw: mavenPlugin,
    pip,
    pip3: pip,
    npx: installers_onDemand,
    bunx: installers_onDemand,
    pnpx: installers_onDemand,
    'nix-shell': (seen) => seen.args.some((arg) => /^(?:-p|--packages)$/u.test(arg)) ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD) : [],
    nix: (seen) => /^(?:run|shell|profile)$/u.test(seen.args[0] ?? '') &&
        /#|^(?:github|git\+\w+|https?):/u.test(seen.args.slice(1).join(' '))
        ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD)
        : [],
    guix: (seen) => /^(?:shell|install|package)$/u.test(seen.args[0] ?? '') ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD) : [],
    'pip-audit': (seen, { task }) => seen.args.includes('--fix') && !task.dependency ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD) : [],
    code: (seen) => seen.args.some((arg) => /^--(?:un)?install-extension(?:=|$)/u.test(arg))
        ? refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD)
        : [],
    uvx: (seen) => refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD),
};
/** The names that `installerRule` knows. */
const INSTALLER_NAMES = [installers_BY_NAME, MANAGERS, installers_SYSTEM].flatMap((table) => Object.keys(table));
/** The rule for what a program of this name installs. */
function installerRule(base) {
    if (Object.hasOwn(installers_BY_NAME, base))
        return installers_BY_NAME[base];
    if (Object.hasOwn(MANAGERS, base))
        return language;
    return Object.hasOwn(installers_SYSTEM, base) ? system : undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/languages.js
/** Options whose value is a program, by interpreter. */
const languages_CODE_OPTIONS = [
    [
        /^(?:python[\d.]*|pypy[\d.]*|[bi]python\d?|ptpython\d?|jython|micropython|hy|sage|flask|django-admin)$/u,
        /^-[A-Za-z]*c$/u,
    ],
    [/^(?:j?ruby[\d.]*|perl[\d.]*|raku|irb|pry)$/u, /^-[A-Za-z0-9]*[eE]$/u],
    [/^(?:node|nodejs|bun|tsx|ts-node|coffee)$/u, /^(?:-[a-z]*[ep]|--eval|--print)$/u],
    [/^(?:php[\d.]*|psysh)$/u, /^(?:-[rBRE]|--(?:run|process-(?:begin|code|end)))$/u],
    [/^deno$/u, /^(?:eval|--eval)$/u],
];
/** Languages whose calls we do not know one by one: every text in their code is looked at as a command. */
const OTHER_LANGUAGE = /^(?:lua[\d.]*|luajit|texlua|r|rscript|julia|octave(?:-cli)?|matlab|maxima|gp|gnuplot|guile|racket|csi|gosh|sbcl|clisp|ecl|emacs|newlisp|janet|fennel|clojure|clj|bb|osascript|groovy(?:sh)?|scala(?:-cli)?|kotlinc?|jshell|jrunscript|elixir|iex|mix|erl|swift|tclsh[\d.]*|wish[\d.]*|expect|ghci?|utop|ocaml|crystal|nim|rails|dotnet|tcc|wolframscript|raku|gdb|lldb)$/u;
const OTHER_OPTION = /^(?:-(?:e|c|x|b|r|o|E|ex|eval|batch|code|eval-command)|--(?:ex|eval|execute|eval-command|one-line|batch-string)|r(?:unner)?)$/u;
/** Answers of this process: most programs run again and again, and comparing a name with every language costs (P13). */
const codeOptions = new Map();
/** The options of an interpreter whose value is code; undefined for any other program. */
function codeOption(base) {
    if (NO_LANGUAGES.includes(base))
        return undefined;
    if (!codeOptions.has(base))
        codeOptions.set(base, codeOptionOf(base));
    return codeOptions.get(base);
}
/** Programs of every day that are no language: they need no comparison at all. */
const NO_LANGUAGES = ' ls cat git cd npm grep echo head tail wc sort uniq sed awk find rg mkdir rm cp mv test [ jq docker make cargo go tar cut tee true'.split(' ');
function codeOptionOf(base) {
    return languages_CODE_OPTIONS.find(([name]) => name.test(base))?.[1] ?? (OTHER_LANGUAGE.test(base) ? OTHER_OPTION : undefined);
}
/** Whether a program of this name runs code of a language other than the shell's. */
function isInterpreter(base) {
    return codeOption(base) !== undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/interpreters.js










/** Words after which such a program reads its code from standard input. */
const CONSOLE = /^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0|console|shell|fsi|eval|repl|tinker|-p|timeit|code|asyncio|IPython|pdb)$/u;
/** What makes a program of another language start a process. */
const SPAWNS = /\b(?:os\.(?:system|popen|exec\w*|spawn\w*|posix_spawn\w*)|subprocess|pty\.spawn|commands\.get\w*|child_process|execSync|spawnSync|exec(?:File)?(?:Sync)?\s*[("'@$]|spawn(?:Sync)?\s*\(|system\s*[("'`\s]|popen\s*\(|shell_exec|passthru|proc_open|pcntl_exec|Open3|IO\.popen|Kernel\.|Process\.(?:run|spawn)|os\.execute|io\.popen|Runtime\.getRuntime|do\s+shell\s+script|Bun\.\$|Deno\.(?:Command|run)|System\.(?:cmd|shell)|qx\b|__import__|importlib|ctypes)/u;
/** A text between back-ticks is run by most languages; in JavaScript it is a template, unless a library's `$` stands before it. */
const RUN_BY_TICK = /(?:^|[^\\])`/u;
const RUN_BY_TAG = /(?<![\w.])\$`/u;
const JAVASCRIPT = /^(?:node|nodejs|bun|deno|tsx|ts-node|coffee)$/u;
/** `%x(ls)` of Ruby and its like. */
const RUN_BY_MARK = /%x\s*[^\s\w]/u;
/** Perl opens a pipe from or into a command. */
const OPENS_PIPE = /\bopen\s*\(?[^;\n]{0,200}["'](?:\s*\||[^"'\n]{1,500}\|\s*["']|-\||\|-)/u;
/** A command whose text holds a value that is put in: nobody can read it. */
const FILLED_IN = /(?:system|popen|run|call|output|exec\w*|spawn\w*)\s*\(\s*(?:[fF]["']|["'][^"'\n]{0,500}["']\s*(?:%|\.format\s*\())|["`][^"`\n]{0,500}#\{|\bargv\b|\bARGV\b/u;
/** What removes files or reads credentials without a process. */
const REMOVES = /\b(?:from\s+os\s+import[^;\n]{0,200}\b(?:remove|unlink|rmdir|removedirs)|import\s+(?:os|shutil)\s+as|(?:promises|fs(?:\/promises)?["']\s*\))\s*\.(?:rm|rmdir|unlink)\b|shutil\.rmtree|shutil\.move|os\.(?:remove|unlink|rmdir|removedirs|truncate)|\.rmtree\b|rimraf|rmSync|rmdirSync|unlinkSync|fs\.(?:rm|rmdir|unlink)|remove_tree|rmtree|FileUtils\.(?:rm\w*|remove\w*)|File\.(?:delete|unlink)|Dir\.(?:rmdir|unlink|delete)|unlink\s*[("'\s]|file\.remove|os\.remove|Pathname\S*\.(?:rmtree|delete)|\brmdir\s*\(|Deno\.remove|File\.rm\w*|file\s+delete\b|delete-(?:directory|file)\b)|(?:^|[;\s])rm\s*\(\s*["']/u;
const READS_SECRETS = /(?<!import\s)\benviron\s*(?:[)}\]:;]|$|,|\.(?:items|values|copy|_data)|\[\s*[A-Za-z_]\w*\s*\](?!\s*=[^=]))|\bimport\s+environ\s+as\b|\benvironb\b|\bprocess(?:\?\.env|\[\s*["'`]env["'`]\s*\]|\.env)(?![\w.[])|[{,]\s*env\b[^;=]{0,200}\}\s*=\s*process\b(?!\.)|(?:require|import)\(\s*["'`](?:node:)?process["'`]\s*\)[^;]{0,200}\benv\b(?![\w.[])|\bENV\.(?:to_\w+|inspect|each\w*|map|sort|values)\b|\b(?:p|pp|puts|print|println|display)[\s(]+ENV\s*(?:\)|$)|%ENV\b|\bgetenv\(\s*\)|\$_(?:ENV|SERVER)\b(?!\[)|\bBun\.env(?![\w.[])|\bimport\.meta\.env(?![\w.[])|Deno\.env\.toObject|process\.report|phpinfo|Sys\.getenv\(\s*\)|\b(?:array get|parray) env\b|get_?env(?:\(\s*\)|\s*[;)]|\s*$)|process-environment|\(environ\)|Unix\.environment|\bshow env/iu;
/** One variable of the environment, by name. */
const READS_VARIABLE = /(?:process\.env\.|process\.env\[\s*["'`]|\benviron\[\s*["']|\benviron\.(?:get|pop|setdefault)\(\s*["']|\bENV\.values_at\(\s*["']|\$_(?:ENV|SERVER)\[\s*["']|@ENV\{\s*(?:qw[([]\s*|["'])|getenv\(\s*["']|\bENV\[\s*["']|\bENV\.fetch\(\s*["']|\$ENV\{\s*["']?|Deno\.env\.get\(\s*["']|Bun\.env\.|get_?env\(\s*["']|\(getenv\s+["']|\$(?:::)?env\()(\w+)/giu;
/** What installs packages from within a language. */
const interpreters_INSTALLS = /\b(?:install\.packages|(?:remotes|devtools|pak)::\w*install\w*|BiocManager::install|Pkg\.(?:add|develop|update|rm)|pip(?:\._internal)?\.main|run_module\(\s*["']pip["']|Gem\.install|CPAN::Shell->install)\b/u;
/** Every process of the user. */
const KILLS_ALL = /\bkill(?:pg)?\b\s*\(?[^;\n]{0,40}(?<![\w)\]]\s*)-1\b/u;
/** Runs text as code, and where such text comes from that nobody has read. */
const RUNS_TEXT = /(?<!\.)\b(?:eval|exec|include(?:_once)?)\b/u;
const FROM_ADDRESS = /\bhttps?:\/\//u;
const FROM_INPUT = /\bstdin\b|\bSTDIN\b|readFileSync\(\s*(?:0|["'`]\/dev\/stdin)|<>|\bgets\b|\bARGF\b|\/dev\/stdin/u;
/** Options whose value is the next word, by language: it is no script. */
const VALUES = [
    [/^(?:python|pypy)/u, /^-[WXQ]$/u],
    [/^j?ruby/u, /^-[rIC]$/u],
    [/^perl/u, /^-[IM]$/u],
    [/^(?:node|nodejs|bun|tsx)$/u, /^(?:-[rC]|--(?:require|import|loader|experimental-loader|conditions|env-file))$/u],
];
const interpreters_PRINTS = /\b(?:print\w*|console\.\w+|puts|echo|stdout|p|say|var_dump|write\w*)\b/u;
/** Ways to a name that is not written out. */
const INDIRECT = /\bgetattr\s*\(|__dict__|__builtins__|\bglobals\s*\(\)|\bvars\s*\(|\bimportlib\b|\bFunction\s*\(|process\.binding|globalThis\s*\[|\brequire\s*\((?!\s*["'`][\w:@./-]+["'`]\s*\))/u;
const POWERFUL = /\b(?:os|subprocess|shutil|ctypes|builtins|sys|child_process|fs|process|require|import|eval|exec)\b/u;
/** What builds the text of a command where nobody can read it. */
const HIDES = /b64decode|base64|fromCharCode|\bchr\s*\(|\bord\s*\(|unhexlify|fromhex|decode\s*\(|\beval\s*\(|\bexec\s*\(|compile\s*\(|\\x[0-9a-f]{2}|\\u00|Buffer\.from|atob\s*\(|\bjoin\s*\(|\[::-1\]|reverse|\bpack\s*\(|rot13|zlib|getattr|globals\(\)|__builtins__|urlopen|requests\.get|fetch\s*\(/iu;
const interpreters_WHY = 'code in another language can remove files or start programs out of the guard’s sight';
const interpreters_INSTEAD = 'Use plain shell commands or the file tools for changes; keep inline code to computing and printing.';
/** Inline programs of other languages: in an option, or on standard input. */
function interpreterRule(seen, context) {
    const form = codeOption(seen.base);
    if (form === undefined)
        return [];
    const address = seen.args.find((arg) => /^(?:--[\w-]+=)?(?:https?|data|npm|jsr):/u.test(arg));
    if (address !== undefined && fetchesPrograms(seen, address))
        return refuse('own-script', seen, 'the program stands at an address, so nobody has seen it', 'Save it to a file, read it, and only then run it.');
    const codes = seen.args.flatMap((arg, index) => form.test(arg) ? [seen.args[index + 1] ?? ''] : interpreters_attached(arg, seen.base));
    const takesValue = VALUES.find(([base]) => base.test(seen.base))?.[1];
    const operands = seen.args.filter((arg, at) => (arg === '-' || !arg.startsWith('-')) && takesValue?.test(seen.args[at - 1] ?? '') !== true);
    // `python -m timeit code`, `deno eval --ext=ts code`
    if (operands[0] === 'timeit' || (seen.base === 'deno' && operands[0] === 'eval'))
        codes.push(...operands.slice(1));
    const readsInput = codes.length === 0 &&
        (CONSOLE.test(operands.at(-1) ?? '-') ||
            (seen.base === 'crystal' && operands[0] === 'eval' && codes.push(...operands.slice(1)) === 0)) &&
        !seen.args.some((arg) => /^(?:--version|-V|-v|--help)$/u.test(arg));
    if (readsInput && seen.input.kind === 'pipe' && seen.input.text === undefined)
        return refuse('piped-code', seen, 'a program out of a pipe runs before anybody has read it', 'Save it to a file, read it, and only then run it.');
    if (seen.input.kind === 'pipe' && seen.input.text === undefined && codes.some(runsInput))
        return refuse('piped-code', seen, 'a program out of a pipe runs before anybody has read it', 'Save it to a file, read it, and only then run it.');
    const script = operands.find((arg) => arg !== '-' && !(arg === 'run' && /^(?:deno|bun)$/u.test(seen.base)));
    if ((codes.length === 0 && script?.includes(OUTPUT) === true) || codes.some(isHidden))
        return refuse('hidden-code', seen, 'the program is put together only while the shell runs', interpreters_INSTEAD);
    const input = readsInput && seen.input.text !== undefined ? [seen.input.text] : [];
    const scripts = [
        ...(codes.length > 0 || script === undefined ? [] : [script]),
        ...seen.args.filter((_, at) => /^(?:-r|--(?:require|import|loader))$/u.test(seen.args[at - 1] ?? '')),
    ];
    const texts = scripts.map((each) => writtenScript(each, context));
    const written = texts.flatMap((each) => each ?? []);
    if (texts.includes(undefined))
        return refuse('own-script', seen, 'the same command fetches a program and runs it, so nobody has seen it', 'Save it to a file, read it, and only then run it.');
    return [...codes, ...input, ...written].flatMap((code) => codeRule(code, seen, context)).slice(0, 1);
}
/** A call, or perl's word, and not perl's block: `eval { … }`. */
const RUNS_EXPRESSION = /(?<!\.)\b(?:eval|EVAL|exec)\b\s*[("'$\w]/u;
const DECODES = /base64|fromCharCode|chr\s*\(|decode|urlopen|fetch|atob|Buffer\.from|fromhex|\bpack\b|unpack/iu;
/** Code that runs what comes on standard input. */
function runsInput(code) {
    return RUNS_TEXT.test(code) && FROM_INPUT.test(code);
}
/** Code that nobody wrote out: the result of a command, or nothing but a value that is not known. */
function isHidden(code) {
    return code.includes(OUTPUT) || (!isKnown(code) && shown(code).replaceAll('…', '').trim() === '');
}
/** `deno run https://…`, `node --import data:…`: not an address that a script gets as its operand. */
function fetchesPrograms({ base, args }, address) {
    if (!/^(?:node|nodejs|bun|deno|tsx)$/u.test(base))
        return false;
    const first = args.find((arg) => !arg.startsWith('-') && !/^(?:run|x|install|serve|test)$/u.test(arg));
    return address === first || /^--(?:import|loader|experimental-loader|require)/u.test(optionOf(args, address));
}
function optionOf(args, value) {
    return value.startsWith('--') ? value : (args[args.indexOf(value) - 1] ?? '');
}
/** The text that the same program writes into a script; undefined where it is fetched or decoded, so that nobody has seen it. */
function writtenScript(script, { commands }) {
    const texts = [];
    if (fetchesFolder(commands) && mayBeFetched(script))
        return undefined;
    for (const command of commands) {
        const redirected = command.redirections.some(({ operator, target }) => operator.includes('>') && sameFile(target, script)) ||
            (command.base === 'tee' && command.args.some((arg) => sameFile(arg, script)));
        if (redirected && [command, ...(command.input.from ?? [])].some(fetches))
            return undefined;
        if (fetches(command) && command.args.some((arg) => sameFile(fileIn(arg), script)))
            return undefined;
        if (!redirected)
            continue;
        const text = command.base === 'cat' || command.base === 'tee'
            ? command.input.text
            : command.base === 'echo' || command.base === 'printf'
                ? command.args.join(' ')
                : undefined;
        if (text !== undefined)
            texts.push(text);
    }
    return texts;
}
function fetches({ base }) {
    return /^(?:curl|wget|base64|xxd|openssl|gunzip)$/u.test(base);
}
/** By its last name: the folder may have changed in between. */
function sameFile(one, other) {
    return one.replace(/^.*\//su, '') === other.replace(/^.*\//su, '');
}
/** `perl -e'…'` and `ruby -pe…` may carry the code in the same word, and so do long options. */
function interpreters_attached(arg, base) {
    const long = /^--(?:eval|print|execute|expr)=(.+)$/su.exec(arg);
    if (long !== null)
        return [long[1] ?? ''];
    const match = /^-[A-Za-z0-9]{0,6}?[ecrE](.{4,})$/su.exec(arg);
    return match !== null &&
        /^(?:perl|ruby|php|python|lua|julia|elixir|bun)/u.test(base) &&
        /[\s('"`;]/u.test(match[1] ?? '')
        ? [match[1] ?? '']
        : [];
}
function codeRule(code, seen, context) {
    const typed = consoleCommands(code).flatMap((line) => certain(line, context));
    if (typed.length > 0)
        return typed.slice(0, 1);
    const isOther = OTHER_LANGUAGE.test(seen.base);
    const spawns = SPAWNS.test(code) ||
        (/^(?:j?ruby|irb|pry|rails|rake|crystal)/u.test(seen.base) && RUN_BY_MARK.test(code)) ||
        (JAVASCRIPT.test(seen.base) ? RUN_BY_TAG : RUN_BY_TICK).test(code) ||
        (seen.base.startsWith('perl') && OPENS_PIPE.test(code));
    if (spawns && /\bsocket\b|\bdup2\b/u.test(code) && /\b(?:ba|da|z|k)?sh\b/u.test(code))
        return refuse('remote-shell', seen, 'it gives a shell to whoever is at the other end of a connection', 'Do not.');
    const calls = apiInCode(code, seen);
    if (calls.length > 0)
        return calls;
    const put = seen.variables.find(context.isSecret);
    if (put !== undefined && interpreters_PRINTS.test(code))
        return refuse('credentials-read', `${seen.name} … $${put}`, credential_words_WHY, INSTEAD);
    if (interpreters_INSTALLS.test(code) && !context.task.dependency)
        return refuse('installer', seen, installer_words_WHY, installer_words_INSTEAD);
    if (KILLS_ALL.test(code))
        return refuse('destructive-process', seen, 'it ends every process of the user', 'End one process that you started, by its number.');
    if (RUNS_TEXT.test(code) && FROM_ADDRESS.test(code))
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    if (REMOVES.test(code))
        return refuse('code-removes-files', seen, interpreters_WHY, interpreters_INSTEAD);
    if (READS_SECRETS.test(code))
        return refuse('credentials-read', seen, 'the whole environment holds the session’s credentials', 'Print the one variable that you need.');
    const variable = [...code.matchAll(READS_VARIABLE)].find((match) => SECRET_NAME.test(match[1] ?? ''))?.[1];
    const file = stringsOf(code).find((text) => context.namesCredentials(text, seen) === 'file');
    if (file !== undefined ||
        (variable !== undefined &&
            (isOther || interpreters_PRINTS.test(code) || seen.args.some((arg) => /^(?:-[a-z]*p[a-z]*|--print(?:=.*)?)$/su.test(arg)))))
        return refuse('credentials-read', `${seen.name} … ${file ?? variable ?? ''}`, credential_words_WHY, INSTEAD);
    if (INDIRECT.test(code) && POWERFUL.test(code))
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    if (RUNS_EXPRESSION.test(code) && DECODES.test(code))
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    if (!spawns && !isOther)
        return [];
    if (spawns &&
        (HIDES.test(code.replace(SPAWNS, '')) ||
            FILLED_IN.test(code) ||
            !isKnown(code) ||
            /[^\s]\s*\+\s*[^\s\d]/u.test(code)))
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    const literals = stringsOf(code);
    // A pipe before or behind a command is a matter of how it is opened.
    const found = [...literals, literals.join(' '), ...(isOther ? bareCommands(code) : [])]
        .map((text) => text.replace(/^\s*\||\|\s*$/gu, ''))
        .flatMap((text) => (spawns ? context.inner(text) : certain(text, context)))
        .filter(({ severity }) => severity === 'block');
    return found.slice(0, 1);
}
/** Languages in which a command stands without quotation marks: `exec rm x` of Tcl. */
function bareCommands(code) {
    return [...code.matchAll(/(?:^|[;[{\n])\s*(?:exec|spawn)\s+(?:-\w+\s+)*([^;\]}\n]+)/gu)].map((match) => match[1] ?? '');
}
/** Lines by which the programs with a console of their own start a command: `!ls`, `:!ls`, `\! ls`, `.shell ls`, `shell ls`. */
function consoleCommands(text) {
    return text
        .split('\n')
        .flatMap((line) => /^\s*(?:[:~;]?!+|;(?=\w)|\\!|\.?(?:shell|system|exec|spawn)\b(?!\s*\()|platform\s+shell\b|pipe\b[^|]*\||\|)\s*(\S.*)$/u.exec(line)?.[1] ?? []);
}
/** Text between quotation marks, escapes undone where they are plain. */
function stringsOf(code) {
    // `qx(…)`, `%x[…]` and their like take any brackets.
    const bracketed = [
        ...code.matchAll(/(?:\bqx|%x)\s*(?:\(([^)]*)\)|\[([^\]]*)\]|\{([^}]*)\}|<([^>]*)>|([/|!#])(.*?)\5)/gsu),
    ].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[6] ?? '');
    return [
        ...bracketed,
        ...[...code.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\{([^{}]*)\}/gsu)].map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').replace(/\\(.)/gsu, '$1')),
    ];
}
/** `awk` starts commands by `system`, by a pipe from or into a string, and by `getline`. */
const interpreters_awk = (seen, context) => {
    const { operands, ...options } = readOptions(seen.args, AWK_OPTIONS, true);
    const files = options.flags.flatMap(({ name, value }) => /^(?:-[fEi]|--(?:file|exec|include))$/u.test(name) ? [value] : []);
    const fromInput = files.some((file) => /^(?:-|\/dev\/stdin)$/u.test(file ?? ''));
    if (fromInput && seen.input.text === undefined)
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    const sources = options.flags.flatMap(({ name, value }) => (/^(?:-e|--source)$/u.test(name) ? [value ?? ''] : []));
    const hasFile = has({ operands, ...options }, '-f', '--file', '-E', '--exec');
    const program = [
        ...(fromInput ? [seen.input.text ?? ''] : []),
        ...sources,
        ...(hasFile || sources.length > 0 ? [] : operands.slice(0, 1)),
    ].join('\n');
    if (isHidden(program))
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    const { bare, strings } = withoutStrings(program);
    // A function by the name that a variable holds.
    if (/@\w+\s*\(/u.test(bare))
        return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
    const codes = [];
    for (const operand of startedInAwk(bare)) {
        if (operand === 'getline' || operand === '')
            continue;
        const number = /^"(\d+)"[;})]*$/u.exec(operand)?.[1];
        if (number === undefined)
            return refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD);
        codes.push(strings[Number(number)] ?? '');
    }
    const shell = codes.find((code) => isShell(code.trim().split(/\s/u)[0] ?? ''));
    if (shell !== undefined)
        return refuse('piped-code', seen, interpreters_WHY, interpreters_INSTEAD);
    return codes
        .flatMap((code) => context.inner(code))
        .filter(({ severity }) => severity === 'block')
        .slice(0, 1);
};
/** What `system`, a pipe, and a pipe into `getline` are given. Strings that stand beside each other are one. Takes linear time. */
function startedInAwk(bare) {
    const found = [...bare.matchAll(/\bsystem\s*\(\s*([^)]*)\)?/gu)].map((match) => (match[1] ?? '').trim());
    for (const statement of bare.replaceAll(/\\\r?\n/gu, ' ').split(/[;{}\n]/u)) {
        const parts = statement.split('|').map((part) => part.trim());
        for (let at = 1; at < parts.length; at += 1) {
            const [before = '', part = ''] = [parts[at - 1], parts[at]];
            // `||`: nothing between the two.
            const isOr = (part === '' && at < parts.length - 1) || (before === '' && at > 1);
            if (isOr)
                continue;
            const right = part.replace(/^& ?/u, '');
            // What stands behind the end of the line is not looked for.
            if (right === '')
                found.push('?');
            // The condition of a loop may open before it.
            else
                found.push(/^getline\b/u.test(right) ? before.replace(/^(?:(?:while|if)\s?)?[(\s]{0,4}/u, '') : right);
        }
    }
    return found;
}
/** A program with its strings taken out and numbered, and without regular expressions. */
function withoutStrings(program) {
    const strings = [];
    const bare = program.replace(/"((?:[^"\\]|\\.)*)"|(?<=(?:^|[~(,{;&|!])\s*)\/(?:[^/\\\n]|\\.)+\//gsu, (_, text) => {
        if (text === undefined)
            return '/ /';
        strings.push(text.replace(/\\(.)/gsu, '$1'));
        return `"${strings.length - 1}"`;
    });
    return { bare, strings };
}
/** `sed` starts what `e` says, or the result of `s` with that flag; `r` and `R` put a file into what it prints. */
const interpreters_sed = (seen, context) => {
    const { scripts, scriptFiles } = readSedCall(seen.args);
    const readsInput = scriptFiles.some((file) => /^(?:-|\/dev\/stdin)$/u.test(file));
    const isUnseen = readsInput && seen.input.text === undefined;
    const commands = [...scripts, ...(readsInput ? [seen.input.text ?? ''] : [])].flatMap(sedCommands);
    if (isUnseen || commands.some(({ letter, text }) => letter === 'e' || (letter === 's' && /^[^w]*e/u.test(text))))
        return refuse('hidden-code', seen, 'sed runs the result as a command', interpreters_INSTEAD);
    const file = commands.find(({ letter, text }) => /^[rR]$/u.test(letter) && context.namesCredentials(text, seen) === 'file');
    return file === undefined
        ? []
        : refuse('credentials-read', `${seen.name} … ${file.text}`, credential_words_WHY, INSTEAD);
};
/** Editors that run shell commands from their own command language. */
const interpreters_editor = (seen) => {
    const options = seen.args.filter((arg, index) => arg.startsWith('+') || /^(?:-\w*c|--cmd|-S|-es)$/u.test(seen.args[index - 1] ?? ''));
    const typed = (seen.input.text ?? '').split('\n');
    // `w!` and `q!` only insist.
    const starts = (text) => /(?:^|[:|\s+%])(?:(?:r|read)?\s*|(?:w|write)\s+)!\s*[\w/.$]|system\(|:terminal|\bdelete\(|\bos\.(?:execute|remove)|io\.popen|vim\.(?:system|uv|loop)|jobstart\(/u.test(text);
    return options.some(starts) || typed.some((line) => /^[\s:%\d,$.;]*(?:(?:r|e)?\s*|w\s+)!/u.test(line))
        ? refuse('hidden-code', seen, interpreters_WHY, interpreters_INSTEAD)
        : [];
};

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/main-branch.js

/** Whether a name of git means a branch that nobody pushes to. */
function isMain(ref, { policy }) {
    const name = (0,paths_glob/* fold */.AU)(ref
        .replace(/^(?:refs\/)?heads\//u, '')
        .replace(/^refs\/(?:for|drafts)\//u, '')
        .replace(/^refs\/remotes\/[^/]+\//u, ''));
    return (0,paths_glob/* matchesAny */._I)(name, policy.mainBranches);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/rules/within.js
/** Programs by which nearly no command without such a module has to be looked at (P13). */
const MAY_HOLD = ['mpip', 'mensure', 'mtwine'];
/** `python -m pip …`, `uv pip …`, `python -m twine …`: another name for the same program. */
function programWithin(seen) {
    const isUv = seen.base === 'uv';
    // Nearly no command has any of these, and asking is cheaper than an expression for each word (P13).
    if (!isUv && !seen.args.some((arg) => isModule(arg) || MAY_HOLD.some((name) => arg.includes(name))))
        return undefined;
    const words = seen.args.flatMap((arg) => /^(-[A-Za-z]*m)([a-z]\w+)$/u.exec(arg)?.slice(1, 3) ?? [arg]);
    const at = words.findIndex((word, index) => /^(?:pip|pip3|ensurepip|easy_install|conda|twine)$/u.test(word) && (isUv || isModule(words[index - 1] ?? '')));
    const name = words[at];
    if (name === undefined)
        return undefined;
    const args = words.slice(at + 1);
    switch (name) {
        case 'twine':
            return { ...seen, name, base: name, args };
        case 'ensurepip':
        case 'easy_install':
            // These have no verb: to install is all they do.
            return { ...seen, name, base: 'pip', args: ['install', name] };
        default:
            return { ...seen, name: 'pip', base: 'pip', args };
    }
}
/** `-m`, also as the last of several letters: `-Im`. */
function isModule(arg) {
    return arg.startsWith('-') && arg.endsWith('m') && /^-[A-Za-z]+$/u.test(arg);
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/no-dangerous-shell/judge.js
















/** Blocks shell commands that destroy, publish, disable checks, read credentials, install, or cannot be seen through (seed 6). */
const noDangerousShell = {
    name: 'no-dangerous-shell',
    judge: (call, surroundings) => {
        if (call.event !== 'before')
            return [];
        const tool = toolRule(call, surroundings);
        return [...tool, ...call.commands.flatMap((command) => judgeShell(command, call.cwd, surroundings))];
    },
};
const OPAQUE = {
    'dynamic-name': ['which program runs is decided only while the shell runs', 'Write the name of the program out.'],
    'hidden-code': [
        'the code that would run is put together only while the shell runs',
        'Write the commands out, one call each.',
    ],
    'not-bash': [
        'bash would read this in another way than it looks, or not at all',
        'Mend the quotes and brackets, or split the command.',
    ],
    'piped-code': [
        'a program out of a pipe runs before anybody has read it',
        'Save it to a file, read it, and only then run it.',
    ],
    'too-deep': ['programs are nested deeper than can be followed', 'Write the commands out, one call each.'],
    'changed-names': ['it changes what the names of programs mean', 'Call the programs by their own names.'],
    'own-script': [
        'the same command writes a script and runs it, so nobody has seen it',
        'Write the file with the file tool first, then run it.',
    ],
};
/** Depth of code within the code of other languages. */
const judge_DEEPEST = 4;
/** Everything that is wrong with one text of shell code; each rule once. */
function judgeShell(command, cwd, surroundings, depth = 0) {
    const analysis = analyse(command, { cwd, home: surroundings.home });
    const secret = secretNames(analysis.commands);
    const context = {
        ...surroundings,
        pipes: analysis.pipes,
        commands: analysis.commands,
        inner: (code) => depth >= judge_DEEPEST
            ? refuse('too-deep', code, ...OPAQUE['too-deep'])
            : judgeShell(code, cwd, surroundings, depth + 1),
        isSecret: (name) => SECRET_NAME.test(name) || secret.has(name),
        isMain: (ref) => isMain(ref, surroundings),
        namesCredentials: (word, seen) => namesCredentials(word, seen, context),
    };
    const found = [
        ...(command.includes('()') || command.includes('function') ? forkBomb(command) : []),
        ...opaqueRefusals(analysis),
        ...tracing(analysis.commands, context),
        ...distinctCommands(analysis).flatMap((seen) => judgeCommand(seen, context)),
    ];
    return [...new Map(found.map((refusal) => [`${refusal.rule} ${refusal.severity}`, refusal])).values()];
}
/** Rounds in which a credential is followed from name to name. */
const judge_MOST_NAMES = 4;
/** Variables that are given what a variable of a secret's name holds: by an assignment, `export`, or `read`. */
function secretNames(commands) {
    const secret = new Set();
    const isSecret = (name) => SECRET_NAME.test(name) || secret.has(name);
    for (let left = judge_MOST_NAMES; left > 0; left -= 1) {
        const before = secret.size;
        for (const { base, args, assigned, variables } of commands) {
            for (const { name, variables: within } of assigned)
                if (within.some(isSecret))
                    secret.add(name);
            if (variables.length === 0 || !variables.some(isSecret))
                continue;
            if (judge_EXPORTS.has(base))
                for (const arg of args)
                    if (!isKnown(arg))
                        secret.add(/^\w*/u.exec(arg)?.[0] ?? '');
            if (base === 'read')
                for (const arg of args)
                    if (/^[A-Za-z_]\w*$/u.test(arg))
                        secret.add(arg);
        }
        if (secret.size === before)
            break;
    }
    return secret;
}
/** With `set -x` the shell prints each command with the values of its variables. */
function tracing(commands, { isSecret }) {
    const traces = commands.some(({ base, args }) => (base === 'set' || isShell(base)) && args.some((arg) => /^-[a-z]*x[a-z]*$/u.test(arg) || arg === 'xtrace'));
    const named = traces ? commands.flatMap(({ variables }) => variables).find(isSecret) : undefined;
    return named === undefined
        ? []
        : refuse('credentials-read', `set -x … $${named}`, credential_words_WHY, INSTEAD);
}
function opaqueRefusals({ opaque }) {
    return opaque.map(({ code, seen }) => ({
        rule: code,
        seen,
        why: OPAQUE[code][0],
        instead: OPAQUE[code][1],
        severity: 'block',
    }));
}
const judge_BY_NAME = {
    git: rules_git_git,
    gh: gh,
    glab: gh,
    hub: (seen, context) => [...gh(seen, context), ...rules_git_git(seen, context)],
    pwsh: foreignShell,
    powershell: foreignShell,
    cmd: foreignShell,
    'cmd.exe': foreignShell,
    'powershell.exe': foreignShell,
    curl: httpClient,
    wget: httpClient,
    http: httpClient,
    https: httpClient,
    xh: httpClient,
    'git-filter-repo': rewriter,
    bfg: rewriter,
    awk: interpreters_awk,
    gawk: interpreters_awk,
    mawk: interpreters_awk,
    nawk: interpreters_awk,
    sed: interpreters_sed,
    gsed: interpreters_sed,
    vim: interpreters_editor,
    vi: interpreters_editor,
    nvim: interpreters_editor,
    ex: interpreters_editor,
    view: interpreters_editor,
    rvim: interpreters_editor,
    rview: interpreters_editor,
    vimdiff: interpreters_editor,
    ed: interpreters_editor,
    less: interpreters_editor,
    more: interpreters_editor,
};
function ruleHere(base) {
    return Object.hasOwn(judge_BY_NAME, base) ? judge_BY_NAME[base] : undefined;
}
/** Text for another shell cannot be read here; a script file is a program like any other. */
function foreignShell(seen) {
    return seen.args.some((arg) => /^(?:--?(?:c|cwa|co|com\w*|e|ec|en\w*)|-|\/{1,2}[ckrs])$/iu.test(arg)) ||
        seen.input.kind !== 'none'
        ? refuse('not-bash', seen, 'this guard reads bash alone', 'Use the bash tool.')
        : [];
}
function judgeCommand(seen, context) {
    const named = isEveryday(seen.base, seen.args)
        ? []
        : [destructiveRule, credentialRule, installerRule, ruleHere].flatMap((ruleOf) => ruleOf(seen.base)?.(seen, context) ?? []);
    const within = programWithin(seen);
    return [
        ...named,
        ...(within === undefined
            ? []
            : [destructiveRule, installerRule].flatMap((ruleOf) => ruleOf(within.base)?.(within, context) ?? [])),
        ...(isFileSystemMaker(seen.base) ? makesFileSystem(seen, context) : []),
        ...(isInterpreter(seen.base) ? interpreterRule(seen, context) : []),
        ...(seen.redirections.some(reachesFar) ? redirectionRules(seen, context) : []),
        ...credentialFileRule(seen, context),
        // `${!name}` is whatever variable the name holds.
        ...(seen.variables.some((name) => /^!./u.test(name) || context.isSecret(name))
            ? secretVariableRule(seen, context)
            : []),
        ...fetchedInput(seen),
        ...environmentRules(seen),
        ...wrapped(seen, context),
    ];
}
/** A device or a folder of the machine: the rules of redirections have nothing to say about any other target. */
function reachesFar({ target }) {
    return target.startsWith('/') && target !== '/dev/null' && !target.startsWith('/tmp/');
}
/** `mkfs.ext4` and its like. */
function isFileSystemMaker(base) {
    // Two letters first: they spare nearly every command the expression (P13).
    return base.includes('fs') && /^(?:mkfs|mke2fs|newfs|fsck)(?:[._]|$)/u.test(base);
}
const STARTS_BY_INPUT = new Set('ed ex bc dc psql mysql mariadb sqlite sqlite3 duckdb lftp ftp sftp cpio'.split(' '));
/** A client that starts commands, or writes files, when its input says so, and input that nobody has read. */
function fetchedInput({ base, input, name }) {
    if (input.from === undefined || input.text !== undefined)
        return [];
    if (!STARTS_BY_INPUT.has(base))
        return [];
    // Whatever stands before it in the pipe: a set grows while it is walked through.
    const before = new Set(input.from);
    for (const each of before)
        for (const earlier of each.input.from ?? [])
            before.add(earlier);
    return [...before].some((from) => /^(?:curl|wget|nc|ncat|base64|xxd)$/u.test(from.base))
        ? refuse('piped-code', `… | ${name}`, OPAQUE['piped-code'][0], OPAQUE['piped-code'][1])
        : [];
}
const judge_EXPORTS = new Set(['export', 'declare', 'typeset', 'env', 'readonly', 'local', 'sudo']);
/** Variables that change what programs do, whether set for one command or exported. */
function environmentRules(seen) {
    const exported = judge_EXPORTS.has(seen.base)
        ? seen.args.flatMap((arg) => /^(\w+)=(.*)$/su.exec(arg)?.slice(1, 3) ?? [])
        : [];
    const pairs = seen.assigned.map(({ name, value }) => [name, value]);
    for (let at = 0; at + 1 < exported.length; at += 2)
        pairs.push([exported[at] ?? '', exported[at + 1] ?? '']);
    const unset = seen.base === 'unset' ? seen.args.map((name) => [name, '']) : [];
    return [...pairs, ...unset].flatMap(([name, value]) => {
        if (name === 'AGENT_REMEDIATION_TASK')
            return refuse('environment', `${name}=…`, 'only the launcher says what kind of task this is', 'Leave it.');
        if (/^(?:PATH|LD_PRELOAD|LD_AUDIT|LD_LIBRARY_PATH|DYLD_INSERT_LIBRARIES|BASH_ENV|ENV|PROMPT_COMMAND|PS4|BASH_FUNC_.*|SHELLOPTS|GIT_EXEC_PATH|GIT_TEMPLATE_DIR|NODE_OPTIONS|PYTHONSTARTUP|PERL5OPT|RUBYOPT|PERL5DB|PYTHONPATH|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|LESSOPEN|LESSCLOSE)$/u.test(name) &&
            isDangerousValue(name, value)) {
            return refuse('environment', `${name}=…`, 'this variable makes other programs run code', 'Leave it unset.');
        }
        if (sourceVariable(name, value))
            return refuse('environment', `${name}=…`, 'packages would come from elsewhere, or build with another program', 'Leave it unset.');
        return gitEnvironment(name, value, seen);
    });
}
/** What projects load to run TypeScript, or their own settings. */
const USUAL_LOADER = /(?:-r|--(?:require|import|loader|experimental-loader))[ =](?:tsx(?:\/\w+)?|ts-node\/(?:esm|register)|@swc-node\/register|dotenv\/config)(?=\s|$)/gu;
function isDangerousValue(name, value) {
    if (name === 'NODE_OPTIONS')
        return (/(?:^|[\s=])(?:-r|--require|--import|--loader|--experimental-loader|--env-file|--inspect)/u.test(value.replaceAll(USUAL_LOADER, '')) || !isKnown(value));
    if (name === 'PATH')
        return /(?:^|:)(?:\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)|\.\/?(?::|$))/u.test(value);
    if (name === 'PYTHONPATH' || name === 'LD_LIBRARY_PATH')
        return /(?:^|:)\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)/u.test(value);
    if (/^(?:_?JAVA|JDK|MAVEN|GRADLE)_/u.test(name))
        return /-(?:javaagent|agentpath|agentlib|Xrunjdwp|XX:OnOutOfMemoryError|XX:OnError)/u.test(value);
    if (name === 'PS4')
        return /\$\(|`/u.test(value);
    return value !== '';
}
/** Commands whose operands are words and never programs. */
const WORDS_ONLY = new Set([
    '',
    'echo',
    'printf',
    'print',
    'grep',
    'egrep',
    'fgrep',
    'rg',
    'ag',
    'ack',
    'man',
    'info',
    'apropos',
    'whatis',
    'which',
    'type',
    'whereis',
    'help',
    'hash',
    'command',
    'git',
    'gh',
    'glab',
    'test',
    '[',
    '[[',
    'cat',
    'ls',
    'head',
    'tail',
    'wc',
    'sort',
    'uniq',
    'diff',
    'cmp',
    'expr',
    'basename',
    'dirname',
    'logger',
    'jq',
    'sed',
    'awk',
    'gawk',
    'find',
    'fd',
    'tr',
    'cut',
    'cd',
    'mkdir',
    'touch',
    'cp',
    'mv',
    'ln',
    'rm',
    'stat',
    'file',
    'pgrep',
    'pkill',
    'pidof',
    'killall',
    'ps',
    'kill',
    'tree',
    'du',
    'chmod',
    'chown',
    'alias',
    'export',
    'declare',
    'local',
    'read',
    'set',
    'unset',
    'make',
    'npm',
    'yarn',
    'pnpm',
    'pip',
    'pip3',
    'apt',
    'apt-get',
    'brew',
    'yum',
    'dnf',
    'apk',
    'docker',
    'podman',
    'kubectl',
    'systemctl',
    'service',
    'journalctl',
    'crontab',
    'at',
    'locate',
    'update-alternatives',
    'dpkg',
    'rpm',
    'column',
    'seq',
    'tee',
    'tar',
    'zip',
    'unzip',
    'readlink',
    'realpath',
    'let',
    'return',
    'case',
    'rename',
    'md5sum',
    'sha256sum',
    'strings',
    'xxd',
    'od',
    'comm',
    'join',
    'paste',
    'look',
    'yes',
    'banner',
    'figlet',
    'cowsay',
    'notify-send',
    'say',
    'osascript',
    'date',
    'shopt',
    'complete',
    'compgen',
    'trap',
    'eval',
    'go',
    'cargo',
    'python',
    'python3',
    'node',
    'perl',
    'ruby',
    'curl',
    'wget',
    'ssh-keygen',
    'useradd',
    'adduser',
    'usermod',
    'su',
    'chsh',
    'screen',
    'dirs',
    'pushd',
    'popd',
    'ffmpeg',
    'convert',
    'rsync',
    'scp',
    'ssh',
]);
/** Programs of whose name nobody would make an operand by accident, when more of a destructive command follows. */
const STARTABLE = /^(?:rm|git|dd|shred|mkfs[\w.]*|chmod|chown|truncate|kubectl|terraform|docker|find)$/u;
/** A program that we do not know may start the command that its operands spell, in words of their own or in one text. */
function wrapped(seen, context) {
    if (WORDS_ONLY.has(seen.base) || isShell(seen.base) || seen.through.length > 3)
        return [];
    for (const arg of seen.args) {
        if (!/\s/u.test(arg) || !isKnown(arg) || arg.length >= LONGEST_TEXT)
            continue;
        const text = arg.replace(/^(?:-{1,2}[\w.-]+[=:]|[\w-]+:(?=\w))/u, '');
        const found = [
            ...spelled(text.split(/[\s'"`()[\]{};|&!]+/u), context),
            ...(/[|;&]|\b(?:ba|da|z|k)?sh\s+-[a-z]*c\b/u.test(text) ? certain(text, context) : []),
        ];
        if (found.length > 0)
            return found;
    }
    const typed = seen.input.text;
    const inConsole = typed === undefined || typed.length >= LONGEST_TEXT
        ? []
        : consoleCommands(typed).flatMap((line) => certain(line, context));
    if (inConsole.length > 0)
        return inConsole;
    const dashes = seen.args.indexOf('--');
    const behind = dashes < 0 ? [] : seen.args.slice(dashes + 1);
    return behind.length > 0 && behind.every(isKnown) && behind.length < 1_000
        ? [...spelled(seen.args, context), ...certain(behind.map(judge_quoted).join(' '), context)]
        : spelled(seen.args, context);
}
/** A word as it is; a leading tilde is the shell's to expand. */
function judge_quoted(word) {
    return /^~[\w./-]*$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** Characters of an operand in which a command is looked for. */
const LONGEST_TEXT = 10_000;
function spelled(words, context) {
    const at = words.findIndex((word, index) => index + 1 < words.length &&
        isKnown(word) &&
        (STARTABLE.test(word.slice(word.lastIndexOf('/') + 1)) ||
            (isShell(word.slice(word.lastIndexOf('/') + 1)) && /^-[a-z]*c$/u.test(words[index + 1] ?? ''))));
    if (at < 0)
        return [];
    const inner = words.slice(at);
    if (!inner.every(isKnown))
        return [];
    return context.inner(inner.map(judge_quoted).join(' ')).filter(({ severity }) => severity === 'block');
}
/** Tools outside the shell that do what no agent may: merging and approving. Other shells cannot be judged at all. */
function toolRule({ tool, kind, values }, around) {
    if (kind === 'other-shell')
        return refuse('not-bash', tool, 'this guard reads bash alone', 'Use the bash tool.');
    const own = tool.startsWith('mcp__') ? (/^mcp__.+?__(.+)$/u.exec(tool)?.[1] ?? '') : '';
    if (own === '')
        return [];
    const has = (name, pattern) => values.some(({ key, text }) => key === name && pattern.test(text));
    const decides = MERGES.test(own) ||
        (/pull_request|merge_request/u.test(own) && (has('draft', /^false$/u) || has('event', /^approve$/iu)));
    if (decides) {
        const why = 'merging, approving and settings belong to a person';
        return refuse('never-merge', tool, why, 'Leave the pull request as a draft.');
    }
    const branch = kind === 'reads' ? undefined : values.find(({ key, text }) => key === 'branch' && isMain(text, around));
    return branch === undefined
        ? []
        : refuse('push-main', `${tool} on ${branch.text}`, 'nobody writes to a main branch: changes arrive by a reviewed pull request', 'Name the branch of this finding.');
}
const MERGES = /(?:^|_)(?:merge_(?:pull_request|pr|merge_request|branch)|enable_(?:pull_request_)?auto_?merge|approve_(?:pull_request|pr|merge_request)|ready_for_review|delete_(?:repository|branch|ref)|update_(?:ref|branch_protection))/u;

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/require-test-if-code/notes.js



/** Bytes of one session's notes; two words are ever written. */
const LARGEST = 65_536;
/** What was noted for a session; nothing for a new one. @throws GuardFault when there is something that cannot be read */
function readNotes(file) {
    try {
        if ((0,external_node_fs_.lstatSync)(file).size > LARGEST || !(0,external_node_fs_.lstatSync)(file).isFile())
            throw new hook/* GuardFault */.i('the notes of this session are not a plain file');
        const words = (0,external_node_fs_.readFileSync)(file, 'utf8').split('\n');
        return new Set(['code', 'test'].filter((kind) => words.includes(kind)));
    }
    catch (error) {
        if (error instanceof hook/* GuardFault */.i)
            throw error;
        if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
            return new Set();
        throw new hook/* GuardFault */.i('the notes of this session cannot be read');
    }
}
/** Adds what is new. Appending keeps two hooks that run at once from losing each other's words. */
function appendNote(file, kinds) {
    const known = readNotes(file);
    const added = [...kinds].filter((kind) => !known.has(kind));
    if (added.length === 0)
        return;
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true, mode: 0o700 });
        (0,external_node_fs_.appendFileSync)(file, added.map((kind) => `${kind}\n`).join(''), { mode: 0o600 });
    }
    catch {
        throw new hook/* GuardFault */.i('the notes of this session cannot be written');
    }
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/require-test-if-code/judge.js










/**
 * Asks for a test with every change of code (seed 6). It remembers what this session wrote, and judges when the change is about to leave:
 * at a commit, a push, a pull request, and when the agent wants to stop.
 */
const requireTestIfCode = {
    name: 'require-test-if-code',
    judge: (call, around) => {
        const file = notesFile(call, around);
        if (call.event === 'stop')
            return ask(readNotes(file), 'the session wants to stop', call.stopAgain ? 'warn' : 'block');
        if (call.event !== 'before')
            return [];
        const commands = call.commands.flatMap((command) => distinctCommands(analyse(command, { cwd: call.cwd, home: around.home })));
        const written = [
            ...call.writes.map((path) => ({ path, cwd: call.cwd })),
            ...commands
                .filter((seen) => !writesNothing(seen))
                .flatMap((seen) => [...writes_writesOf(seen), ...patchedPaths(seen, (path) => patchText(path, seen, call, around))]
                .filter(({ how }) => how !== 'remove')
                .map(({ path }) => ({ path, cwd: seen.cwd ?? call.cwd }))),
        ];
        const changed = new Set([
            ...readNotes(file),
            ...written.flatMap(({ path, cwd }) => kindsOf(path, cwd, call, around)),
        ]);
        if (written.length > 0)
            appendNote(file, changed);
        const leaves = commands.find(isLeaving);
        if (leaves !== undefined)
            return ask(changed, `${leaves.name} ${leaves.args.slice(0, 2).join(' ')}`, 'block');
        return HANDS_ON.test(call.tool) ? ask(changed, call.tool, 'block') : [];
    },
};
function notesFile({ session, cwd }, { notes, root }) {
    if (notes === '')
        throw new hook/* GuardFault */.i('there is no folder for notes');
    const name = (0,policy_policy/* digestOf */.ol)(`${root}\0${session === '' ? cwd : session}`);
    return `${notes}/${name.slice(0, 32)}`;
}
function kindsOf(path, cwd, call, { policy, root }) {
    if (!isKnown(path))
        return [];
    const place = place_absolute(path, cwd);
    const inside = below(place, root) ?? below(place, place_absolute('.', call.cwd));
    if (inside === undefined)
        return [];
    const name = (0,paths_glob/* fold */.AU)(inside);
    if ((0,paths_glob/* matchesAny */._I)(name, policy.tests))
        return ['test'];
    if (!(0,paths_glob/* matchesAny */._I)(name, policy.code))
        return [];
    // Some languages keep their tests beside the code they test, in the same file.
    return call.texts.some((text) => /#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s*>>> /mu.test(text))
        ? ['code', 'test']
        : ['code'];
}
/** Bytes of a patch file that is read for the paths in it. */
const judge_LARGEST_PATCH = 4_000_000;
function patchText(path, seen, call, { files }) {
    return isKnown(path) ? files.text(place_absolute(path, seen.cwd ?? call.cwd), judge_LARGEST_PATCH) : undefined;
}
/** Tools of a server that hand the change on as these commands do. */
const HANDS_ON = /^mcp__.+__(?:create_(?:pull_request|merge_request|commit)|push_files|git_(?:commit|push)|(?:commit|push)(?:_changes)?)$/u;
/** The words of a command that hand the change on. */
function isLeaving({ base, args }) {
    const words = args.filter((arg) => !arg.startsWith('-'));
    if (base === 'git')
        return args.includes('commit') || args.includes('push');
    return ((base === 'hub' && /^(?:pull-request|commit|push)$/u.test(words[0] ?? '')) ||
        (base === 'jj' && words[0] === 'git' && words[1] === 'push') ||
        (base === 'gh' &&
            words[0] === 'api' &&
            words.some((word) => word.endsWith('/pulls')) &&
            args.some((arg) => /^(?:-[fFX]|--(?:field|raw-field|method|input))/u.test(arg))) ||
        (base === 'gh' && words[0] === 'pr' && words[1] === 'create') ||
        (base === 'glab' && words[0] === 'mr' && words[1] === 'create'));
}
function ask(changed, seen, severity) {
    if (!changed.has('code') || changed.has('test'))
        return [];
    return [
        {
            rule: 'test-with-code',
            seen,
            why: 'this session changed code and no test, so nothing shows that the fix works or will stay',
            instead: 'Write a test that fails without the change and passes with it; if none is possible, stop and say why.',
            severity,
        },
    ];
}

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/scan-secrets/find.js + 1 modules
var scan_secrets_find = __webpack_require__(2047);
;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/scan-secrets/may-match.js
/**
 * Texts without which no rule of secretlint's preset finds anything, so that the preset is loaded only where one of them stands (P13).
 * Every pattern of the preset holds one of these, whatever else it holds; the version of the preset is pinned exactly, and a test compares
 * on every sample of the corpora. Credentials in an address need both the beginning and the `@`.
 */
const may_match_TELLING = /A3T|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A|(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)|-----BEGIN|x-oauth-basic|_authToken=|npm_\w{36}|xox[abopr]-|xapp-|T3BlbkFJ|sk-ant-api0|gsk_|hf_[A-Za-z]{34}|lin_api_|ntn_|SG\.|shp(?:pa|ca|at|ss)_|[rs]k_(?:live|test)|gh[opurs]_|github_pat_|glpat-|glc_|glsa_|ops_ey|hv[sbr]\.|vc[piark]_|dapi[A-Fa-f0-9]{32}|dckr_pat_|figd_|cfk_|cfut_|cfat_|tskey-/;
const WEBHOOK = /hooks\.slack\.com/i;
/** Whether a rule of the preset could find something. False means that none does. */
function mayMatch(text) {
    return may_match_TELLING.test(text) || (text.includes('://') && (text.includes('@') || WEBHOOK.test(text)));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/scan-secrets/judge.js



/** Characters of a text that the preset reads as well; its expressions are not ours, and a longer text could keep them busy. */
const LONGEST_FOR_PRESET = 40_000;
/** Bytes of a written file that is read again after the call. */
const LARGEST_FILE = 4_000_000;
/**
 * Blocks a call that would write a credential; after a call, tells the agent to take it back. Our own forms and the preset of
 * secretlint are united. The credential itself is never repeated (P21).
 */
const scanSecrets = {
    name: 'scan-secrets',
    judge: async (call, { files }) => {
        if (call.event !== 'before' && call.event !== 'after')
            return [];
        const written = call.event === 'after'
            ? call.writes.flatMap((path) => files.text(external_node_path_.posix.resolve(call.cwd, path), LARGEST_FILE) ?? [])
            : [];
        const texts = [...call.texts, ...written].filter((text) => text !== '');
        const refusals = [];
        for (const text of texts) {
            const own = (0,scan_secrets_find/* findSecrets */.d)(text);
            const found = own.some(({ certain }) => certain) ? own : [...own, ...(await ofPreset(text))];
            refusals.push(...found.map((each) => refusalOf(each, text, call.event === 'after')));
        }
        return [...new Map(refusals.map((refusal) => [refusal.seen, refusal])).values()];
    },
};
function refusalOf({ form, from, to, certain }, text, after) {
    const line = text.slice(0, from).split('\n').length;
    const instead = 'Read it from the environment or from the secret store at run time, and write a placeholder such as <token> in examples.';
    return {
        rule: certain ? 'secret' : 'perhaps-a-secret',
        seen: `line ${line}: something in the form of a credential (${form}, ${to - from} characters)`,
        why: after
            ? 'it is already in the file, and everything in a commit stays readable for ever'
            : 'everything in a commit stays readable for ever',
        instead: after
            ? `Take it out of the file now. ${instead} If it was ever pushed, tell a person to revoke it.`
            : instead,
        severity: certain ? 'block' : 'warn',
    };
}
/** Rules of the preset that fire on ordinary examples: they only warn. */
const NOISY = /basicauth|database-connection/u;
async function ofPreset(text) {
    if (text.length > LONGEST_FOR_PRESET || !mayMatch(text))
        return [];
    const { preset } = await Promise.all(/* import() */[__webpack_require__.e(570), __webpack_require__.e(578)]).then(__webpack_require__.bind(__webpack_require__, 5578));
    return (await preset(text)).map(({ rule, from, to }) => ({
        form: rule,
        from,
        to,
        certain: !NOISY.test(rule) && (0,scan_secrets_find/* isRandom */.o)(text.slice(from, to)),
    }));
}

// EXTERNAL MODULE: ./packages/guardrails/lib/hooks/policy/default.js
var policy_default = __webpack_require__(5303);
;// CONCATENATED MODULE: ./packages/guardrails/lib/judge.js
/**
 * The guard hooks as one function, for an agent that runs below a process of ours: it asks here before and after each tool call, with no
 * program, settings line or policy file in between. The rules are the hooks' own.
 */












/** Milliseconds for one hook over one call. */
const judge_DEADLINE_MS = 5_000;
const judge_HOOKS = [blockRiskyPaths, noDangerousShell, scanSecrets, requireTestIfCode];
/**
 * All four hooks over the calls of one agent.
 *
 * @returns a function that gives what each hook refuses or warns of. It rejects with GuardFault, or with whatever failed, when a call
 * cannot be judged: the caller has to block then (P11).
 */
function createGuards(settings) {
    const { policy, dependencyTask, root, home, notes, session } = settings;
    const around = {
        policy,
        root,
        home,
        notes,
        files: changingFiles,
        task: { dependency: dependencyTask },
        taskFile: undefined,
    };
    return async (call) => {
        const read = toolCallOf(call, session);
        const refusals = [];
        for (const hook of judge_HOOKS)
            refusals.push(...(await withinDeadline(() => hook.judge(read, around))));
        return refusals;
    };
}
const EVENT_NAMES = { before: 'PreToolUse', after: 'PostToolUse', stop: 'Stop' };
/** By way of the text that a hook reads, so that both see a call with the same eyes. */
function toolCallOf({ event, tool, input, cwd, again }, session) {
    if (!cwd.startsWith('/'))
        throw new hook/* GuardFault */.i('the folder of a call is not absolute');
    const bytes = Buffer.from(JSON.stringify({
        hook_event_name: EVENT_NAMES[event],
        session_id: session,
        cwd,
        tool_name: tool,
        tool_input: input,
        stop_hook_active: again === true,
    }));
    if (bytes.length > LARGEST_INPUT)
        throw new hook/* GuardFault */.i(`a call of more than ${LARGEST_INPUT} bytes`);
    return tool_call_readToolCall(bytes, cwd);
}
async function withinDeadline(work) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new hook/* GuardFault */.i(`no verdict within ${judge_DEADLINE_MS} ms`)), judge_DEADLINE_MS);
    });
    try {
        return await Promise.race([interruptible_interruptible(work, judge_DEADLINE_MS), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** What the agent is told of refusals: rule, what was seen, why, and the safe way on. */
function refusalText(refusals) {
    return message_message('guard', refusals).trimEnd();
}

// EXTERNAL MODULE: ./packages/text/lib/index.js + 11 modules
var text_lib = __webpack_require__(7480);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/mcp-servers.js

/** `${env:NAME}` as the seed has it (2.5), and `${NAME}` or `${NAME:-otherwise}` as agents have it. */
const REFERENCE = /\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/gu;
/**
 * The servers of an MCP file that start a program, with references to the environment filled in from the variables that the workflow
 * lists for the agent, and from no others. Ends with `settings-invalid` where the file is not understood or names a variable that is not
 * listed.
 */
function readMcpServers(text, environment) {
    const servers = record(record(mcp_servers_parsed(text), 'the file')['mcpServers'] ?? {}, '`mcpServers`');
    return Object.fromEntries(Object.entries(servers).flatMap(([name, value]) => {
        const server = record(value, name);
        if (typeof server['command'] !== 'string')
            return [];
        const fill = (part) => filled(part, name, environment);
        const { args, env } = server;
        return [
            [
                name,
                {
                    command: fill(server['command']),
                    ...(Array.isArray(args) ? { args: args.map(fill) } : {}),
                    ...(env === undefined
                        ? {}
                        : { env: Object.fromEntries(Object.entries(record(env, name)).map(([key, part]) => [key, fill(part)])) }),
                },
            ],
        ];
    }));
}
function filled(part, server, environment) {
    if (typeof part !== 'string')
        throw fault(`${server}: a part is no text`);
    return part.replaceAll(REFERENCE, (_, name, otherwise) => {
        const value = Object.hasOwn(environment, name) ? environment[name] : otherwise;
        if (value === undefined)
            throw fault(`${server}: ${name} is not among the variables of \`agent-environment\``);
        return value;
    });
}
function mcp_servers_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw fault('not JSON');
    }
}
function record(value, what) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw fault(`${what} is not an object`);
    return value;
}
const fault = (why) => new conventions_lib/* Ending */._n('settings-invalid', `the file of MCP servers on the base branch: ${why}`);

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-processes.js

/** Looks that are taken; a process may start another between the look and the end. */
const ROUNDS = 5;
/**
 * Ends what an agent left running. A command may put a process into the background where its parent no longer knows it, but the
 * environment goes with it. On Linux alone; elsewhere the job's end has to do.
 *
 * @param mark `NAME=value`, in the environment of every process that the agent started and of no other
 */
async function endProcesses(mark) {
    for (let round = 0; round < ROUNDS; round += 1) {
        const found = await processesWith(mark);
        for (const id of found)
            end(id);
        if (found.length === 0)
            return;
    }
}
async function processesWith(mark) {
    const names = process.platform === 'linux' ? await (0,promises_.readdir)('/proc') : [];
    const ids = names.filter((name) => /^\d+$/u.test(name)).map(Number);
    const marked = await Promise.all(ids.map(async (id) => ((await environmentOf(id)).includes(mark) ? [id] : [])));
    return marked.flat().filter((id) => id !== process.pid);
}
/** Empty for a process that ended, and for one of somebody else. */
async function environmentOf(id) {
    try {
        return (await (0,promises_.readFile)(`/proc/${id}/environ`, 'utf8')).split('\0');
    }
    catch {
        return [];
    }
}
function end(id) {
    try {
        process.kill(id, 'SIGKILL');
    }
    catch {
        // It ended by itself.
    }
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-guards.js

/** Milliseconds for one verdict; the SDK's own time-out comes later, so that a late guard blocks by its own word. */
const LONGEST_VERDICT_MS = 25_000;
const SDK_TIMEOUT_SECONDS = 60;
/** The guard hooks as callbacks of the SDK: before and after each tool call and when the agent wants to stop. None of them fails open. */
function guardHooks(guarding) {
    const matcher = (event) => [
        { hooks: [callback(event, guarding)], timeout: SDK_TIMEOUT_SECONDS, onFailure: 'block' },
    ];
    return { PreToolUse: matcher('before'), PostToolUse: matcher('after'), Stop: matcher('stop') };
}
function callback(event, guarding) {
    return async (input, toolUseId) => {
        const refusals = await verdict(event, input, guarding);
        const blocking = refusals.filter(({ severity }) => severity === 'block');
        for (const { rule, why } of blocking)
            guarding.tell({ kind: 'blocked', tool: toolOf(input), rule, why });
        if (blocking.length > 0 && event === 'before' && toolUseId !== undefined)
            guarding.denied(toolUseId);
        return sdk_guards_OUTPUT[event](refusals, blocking.length > 0, input);
    };
}
const toolOf = ({ tool_name: name }) => (typeof name === 'string' ? name : '');
/** What the guards say, or a refusal of its own when they cannot say anything in time (P11). */
async function verdict(event, input, { guards, longestVerdict = LONGEST_VERDICT_MS }) {
    let timer;
    const late = new Promise((done) => {
        timer = setTimeout(() => done([sdk_guards_fault('it gave no verdict in time')]), longestVerdict);
    });
    try {
        const call = {
            event,
            tool: toolOf(input),
            input: input.tool_input,
            cwd: input.cwd,
            again: input.stop_hook_active === true,
        };
        return await Promise.race([guards(call), late]);
    }
    catch (error) {
        return [sdk_guards_fault(error instanceof Error ? error.name : typeof error)];
    }
    finally {
        clearTimeout(timer);
    }
}
function sdk_guards_fault(seen) {
    return {
        rule: 'guard-fault',
        seen: `the guard failed while judging this: ${seen}`,
        why: 'A guard that cannot judge a call blocks it.',
        instead: 'Make the call smaller or simpler; if it is an ordinary one, stop and say so.',
        severity: 'block',
    };
}
const sdk_guards_OUTPUT = {
    before: (refusals, blocked) => {
        if (refusals.length === 0)
            return {};
        const text = refusalText(refusals);
        return {
            hookSpecificOutput: blocked
                ? { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: text }
                : { hookEventName: 'PreToolUse', additionalContext: text },
        };
    },
    after: (refusals, blocked) => {
        if (refusals.length === 0)
            return {};
        const text = refusalText(refusals);
        if (blocked)
            return { decision: 'block', reason: text };
        return { hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: text } };
    },
    // An agent that was sent back once may stop: it would not end otherwise.
    stop: (refusals, blocked, input) => blocked && input.stop_hook_active !== true ? { decision: 'block', reason: refusalText(refusals) } : {},
};

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-types.js
/**
 * The part of the agent SDK that the adapter uses, written by hand: the SDK is large and not free software, so nothing here imports it.
 * `test/agent-sdk/contract.mts` compares each type with the SDK's own declaration.
 */
/** The package that a user installs, and the oldest version whose options mean what the adapter takes them to mean. */
const SDK_PACKAGE = '@anthropic-ai/claude-agent-sdk';
const SDK_VERSION = '0.3.330';
/** How a run ends in the SDK's words. */
const RESULT_SUBTYPES = (/* unused pure expression or super */ null && ([
    'success',
    'error_during_execution',
    'error_max_turns',
    'error_max_budget_usd',
    'error_max_structured_output_retries',
]));

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-load.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};






/** What to do when the SDK is not there; the same sentence whatever went wrong. */
const INSTALL = `Install it with: npm install --save-exact ${SDK_PACKAGE}@${SDK_VERSION} (docs/agent-batch.md, "Install the agent").`;
/**
 * Loads `query` of the agent SDK. It is looked for at run time and never bundled: its licence does not allow that, and its program has
 * hundreds of megabytes.
 *
 * @param path the input `agent-sdk`: a module, or a folder that is the package or has it in its `node_modules`; relative to the workspace
 * @param workspace where the package is looked for without a path
 * @throws AgentMissing when it is not there, too old, or something else
 */
async function loadSdk(path, workspace) {
    const file = path === undefined ? installedIn(workspace) : moduleAt((0,external_node_path_.resolve)(workspace, path), path);
    const found = file === undefined ? undefined : versionOf(file);
    if (file === undefined) {
        throw new AgentMissing(`The agent SDK is not in ${path ?? 'the node_modules of the workspace'}. ${INSTALL}`);
    }
    if (found !== undefined && isOlder(found, SDK_VERSION)) {
        throw new AgentMissing(`The agent SDK is version ${found}; the oldest that works is ${SDK_VERSION}. ${INSTALL}`);
    }
    return queryOf(await load(file));
}
/** The program comes in optional packages, one per platform. */
function isProgramMissing(error) {
    return error instanceof Error && /Native CLI binary for .* not found/u.test(error.message);
}
function programMissing() {
    return new AgentMissing(`The agent SDK is there, its program for ${process.platform}-${process.arch} is not: it was installed with --omit=optional, or for another platform. ${INSTALL}`);
}
function installedIn(folder) {
    try {
        return (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, 'package.json')).resolve(SDK_PACKAGE);
    }
    catch {
        return undefined;
    }
}
function moduleAt(place, given) {
    if (!(0,external_node_fs_.existsSync)(place))
        throw new AgentMissing(`agent-sdk: there is nothing at ${given}. ${INSTALL}`);
    if (!(0,external_node_fs_.statSync)(place).isDirectory())
        return place;
    const manifest = manifestIn(place);
    if (manifest?.name !== SDK_PACKAGE)
        return installedIn(place);
    return typeof manifest.main === 'string' ? (0,external_node_path_.join)(place, manifest.main) : undefined;
}
function manifestIn(folder) {
    try {
        const value = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** Version of the package that a module belongs to; undefined for a module of another package, such as a stand-in. */
function versionOf(file) {
    const manifest = manifestIn((0,external_node_path_.dirname)(file));
    return manifest?.name === SDK_PACKAGE && typeof manifest.version === 'string' ? manifest.version : undefined;
}
function isOlder(version, oldest) {
    const [a, b] = [version, oldest].map((text) => text.split(/[.+-]/u, 3).map(Number));
    for (const at of [0, 1, 2]) {
        const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
        if (difference !== 0)
            return !(difference > 0);
    }
    return false;
}
async function load(file) {
    try {
        // The bundler has to leave this import alone.
        return await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(file).href));
    }
    catch (error) {
        throw new AgentMissing(`The agent SDK at ${file} cannot be loaded: ${String(error)}. ${INSTALL}`, { cause: error });
    }
}
function queryOf(module) {
    const query = Object(module).query;
    if (typeof query !== 'function') {
        throw new AgentMissing(`What was found as the agent SDK exports no function "query". ${INSTALL}`);
    }
    return query;
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-messages.js

/** Code points of a summary and of the note beside a turn. */
const LONGEST_SUMMARY = 4_000;
const LONGEST_NOTE = 160;
/** Turns that the agent may take beyond the limit before it is stopped from here: the SDK counts, this is for one that does not. */
const SPARE_TURNS = 2;
const newReading = () => ({
    turns: 0,
    denied: new Set(),
    unknown: 0,
    ending: undefined,
    lastTurn: undefined,
});
/** Other types that come with every run and say nothing that is needed here. */
const KNOWN = new Set(['system', 'user', 'stream_event', 'tool_progress', 'rate_limit_event', 'tool_use_summary']);
/** Takes one message in and gives what is to be told. Whatever it holds, it does not throw: the shape is the SDK's, of any version. */
function read(message, reading) {
    const { type, subtype } = recordOf(message);
    if (type === 'assistant')
        return readTurn(recordOf(message), reading);
    if (type === 'result')
        readResult(recordOf(message), reading);
    else if (type === 'system' && subtype === 'permission_denied')
        note(recordOf(message)['tool_use_id'], reading);
    else if (typeof type !== 'string' || !KNOWN.has(type))
        reading.unknown += 1;
    return [];
}
/** Whether an agent goes on although its turns are used up. */
function isBeyond(reading, maxTurns) {
    return reading.turns > maxTurns + SPARE_TURNS;
}
function readTurn(message, reading) {
    const { id, content } = recordOf(message['message']);
    // Subagents have turns of their own; several messages of one answer share its id.
    if (message['parent_tool_use_id'] !== null && message['parent_tool_use_id'] !== undefined)
        return [];
    if (typeof id !== 'string' || id !== reading.lastTurn)
        reading.turns += 1;
    reading.lastTurn = typeof id === 'string' ? id : undefined;
    return (Array.isArray(content) ? content : []).map(recordOf).flatMap((block) => stepOf(block, reading.turns));
}
function stepOf(block, turn) {
    if (block['type'] === 'tool_use') {
        const input = recordOf(block['input']);
        const shown = [input['command'], input['file_path'], input['path'], input['pattern'], input['skill']].find((value) => typeof value === 'string');
        return [
            { kind: 'turn', turn, tool: oneLine(block['name']), ...(shown === undefined ? {} : { note: oneLine(shown) }) },
        ];
    }
    return block['type'] === 'text' ? [{ kind: 'turn', turn, note: oneLine(block['text']) }] : [];
}
function readResult(message, reading) {
    const { subtype, is_error: isError, result, errors, num_turns: turns, total_cost_usd: cost } = message;
    const denials = message['permission_denials'];
    for (const denial of Array.isArray(denials) ? denials : [])
        note(recordOf(denial)['tool_use_id'], reading);
    if (typeof turns === 'number' && Number.isSafeInteger(turns) && turns > reading.turns)
        reading.turns = turns;
    const said = typeof result === 'string' ? result : (Array.isArray(errors) ? errors : []).filter(isText).join('\n');
    reading.ending = {
        subtype: typeof subtype === 'string' ? subtype : '',
        ok: subtype === 'success' && isError !== true,
        summary: said,
        costUsd: typeof cost === 'number' ? cost : Number.NaN,
    };
}
function note(id, reading) {
    if (typeof id === 'string')
        reading.denied.add(id);
}
const REASONS = {
    // A success that is an error: the model's service refused.
    success: 'error',
    error_during_execution: 'error',
    error_max_turns: 'max-turns',
    error_max_budget_usd: 'max-cost',
    error_max_structured_output_retries: 'structured-output',
};
/** What a run came to. A result counts, whatever came after it; without one the reason is ours, or none. */
function endingOf(reading, { halt, error, maxCostUsd, redact, }) {
    const { ending, turns, denied } = reading;
    const tally = (summary) => ({
        summary: (0,text_lib/* capText */.yA)(redact((0,text_lib/* removeInvisible */.i)(summary).text), { codePoints: LONGEST_SUMMARY }).text,
        turns,
        costUsd: costOf(ending?.costUsd, maxCostUsd),
        denials: denied.size,
    });
    if (ending?.ok === true)
        return { kind: 'finished', ...tally(ending.summary) };
    if (halt !== undefined)
        return { kind: 'stopped', reason: halt.reason, ...tally(halt.summary) };
    if (ending !== undefined) {
        const reason = Object.hasOwn(REASONS, ending.subtype) ? REASONS[ending.subtype] : 'error';
        return {
            kind: 'stopped',
            reason,
            ...tally(ending.summary === '' ? `It ended with ${ending.subtype}.` : ending.summary),
        };
    }
    if (error !== undefined)
        return { kind: 'stopped', reason: 'error', ...tally(textOf(error)) };
    return { kind: 'stopped', reason: 'no-result', ...tally('The agent ended without a result.') };
}
/** A cost that is no number counts as all that was allowed: unknown must not read as free. Without a result nothing is known either. */
function costOf(cost, maxCostUsd) {
    return cost !== undefined && Number.isFinite(cost) && cost >= 0 ? cost : (maxCostUsd ?? 0);
}
const textOf = (error) => (error instanceof Error ? error.message : String(error));
const isText = (value) => typeof value === 'string';
function recordOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function oneLine(value) {
    const text = typeof value === 'string' ? (0,text_lib/* removeInvisible */.i)(value).text.replaceAll(/\s+/gu, ' ').trim() : '';
    return (0,text_lib/* capText */.yA)(text, { codePoints: LONGEST_NOTE }, () => '…').text;
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-options.js
/** What keeps the agent's program to itself: no telemetry, no update, no work that outlives the call. */
const QUIET = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
};
/**
 * The options of `query` for a task. Where the seed's names changed: `customSystemPrompt` is `systemPrompt`, and `allowedTools` alone
 * only spares the question, so `tools` and `permissionMode` say that nothing else exists and nothing is asked.
 */
function optionsOf(task, given) {
    return {
        abortController: given.abortController,
        cwd: task.cwd,
        ...(given.trustedProject === undefined ? {} : { projectConfigRoot: given.trustedProject }),
        ...(task.model === undefined ? {} : { model: task.model }),
        systemPrompt: task.rules.trim() === '' ? { type: 'preset', preset: 'claude_code' } : task.rules,
        tools: builtIn(task.allowedTools),
        allowedTools: [...task.allowedTools],
        permissionMode: 'dontAsk',
        permissionPrompts: 'none',
        // The project's own: nothing of the machine's user, nothing that is not in git.
        settingSources: ['project'],
        skills: 'all',
        mcpServers: Object.fromEntries(Object.entries(task.mcpServers).map(([name, server]) => [name, serverOf(server)])),
        // On the command line every user of the machine could read the servers' environment.
        mcpServersDelivery: 'initialize',
        strictMcpConfig: true,
        hooks: given.hooks,
        maxTurns: task.maxTurns,
        ...(task.maxCostUsd === undefined ? {} : { maxBudgetUsd: task.maxCostUsd }),
        env: {
            ...QUIET,
            ...task.environment,
            ...(given.apiKey === undefined ? {} : { ANTHROPIC_API_KEY: given.apiKey }),
            ...given.marker,
        },
        persistSession: false,
        // The brief holds text of strangers: `@file` in it is no order to read a file, and `/command` none to run one.
        verbatimPrompts: true,
        // No settings file switches the guards off, and commits carry the conventions' words alone.
        settings: { disableAllHooks: false, attribution: { commit: '', pr: '' } },
        stderr: given.stderr,
    };
}
/** The tools that have to exist: `Bash(npm test:*)` needs `Bash`; tools of MCP servers come with their server; skills need their own. */
function builtIn(allowed) {
    const names = allowed
        .map((entry) => entry.split('(', 1)[0]?.trim() ?? '')
        .filter((name) => !/^(?:mcp__.*)?$/u.test(name));
    return [...new Set([...names, 'Skill'])];
}
function serverOf({ command, args, env }) {
    return {
        command,
        ...(args === undefined ? {} : { args: [...args] }),
        ...(env === undefined ? {} : { env: { ...env } }),
        alwaysLoad: true,
    };
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk-transcript.js

/** Code points of one text in a transcript; the rest is counted. */
const sdk_transcript_LONGEST_TEXT = 8_000;
/** Characters of one line, and of all lines of one finding. */
const LONGEST_LINE = 200_000;
const LARGEST_TRANSCRIPT = 20_000_000;
/** Levels of a message that are kept. */
const sdk_transcript_DEEPEST = 40;
/** Hides what we hold ourselves, and what has the form of a credential. */
function redactorOf(secrets) {
    const known = (0,text_lib/* createRedactor */.lY)(secrets.filter((secret) => secret.trim().length >= 4));
    return (text) => (0,text_lib/* redactTokens */.Oj)(known(text));
}
/**
 * Turns messages into lines of JSON for the artifact: secrets are hidden in each text before it is shortened, so that no part of one is
 * left, and no line and no transcript grows without end.
 *
 * @returns the line; undefined once the transcript is full
 */
function transcriptLines(redact) {
    let size = 0;
    return (message) => {
        if (size > LARGEST_TRANSCRIPT)
            return undefined;
        const whole = JSON.stringify(masked(message, redact, 0)) ?? 'null';
        const line = whole.length <= LONGEST_LINE ? whole : JSON.stringify({ type: 'cut', characters: whole.length });
        size += line.length;
        return size > LARGEST_TRANSCRIPT ? JSON.stringify({ type: 'transcript-full', characters: size }) : line;
    };
}
function masked(value, redact, depth) {
    if (typeof value === 'string')
        return (0,text_lib/* capText */.yA)(redact(value), { codePoints: sdk_transcript_LONGEST_TEXT }).text;
    if (typeof value === 'bigint')
        return String(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= sdk_transcript_DEEPEST)
        return '[…]';
    if (Array.isArray(value))
        return value.map((item) => masked(item, redact, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [redact(key), masked(inner, redact, depth + 1)]));
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/agent/sdk.js
/** The agent SDK as an agent of the batch: one `query` for each task, its guards as callbacks, its messages as steps and one ending. */







/** Milliseconds; the SDK itself waits two seconds before it kills its program. */
const sdk_GRACE_MS = 10_000;
/** The longest that a timer of Node can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Shorter values of the environment are words such as `1` and `true`. */
const SHORTEST_SECRET = 8;
/** Characters of the program's own complaints that are kept for a summary. */
const LONGEST_STDERR = 2_000;
const MARKER = 'AGENT_REMEDIATION_AGENT';
/** An agent that runs by the agent SDK, loaded at the first task. */
function sdkAgent(options) {
    let loading;
    return {
        work: async (task, tell) => {
            const early = haltedEarly(task, options.now());
            if (early !== undefined)
                return early;
            loading ??= loadSdk(options.sdk, options.workspace);
            return run(await loading, task, tell, options);
        },
    };
}
function haltedEarly(task, now) {
    const halt = task.signal.aborted ? CANCELLED : now >= task.deadline ? LATE : undefined;
    return halt === undefined ? undefined : { kind: 'stopped', ...halt, turns: 0, costUsd: 0, denials: 0 };
}
const CANCELLED = { reason: 'cancelled', summary: 'The run was cancelled.' };
const LATE = { reason: 'deadline', summary: 'Its time was used up.' };
const ENDLESS = { reason: 'max-turns', summary: 'It went on after its last turn.' };
async function run(query, task, tell, { apiKey, trustedProject, secrets, now, grace = sdk_GRACE_MS }) {
    const redact = redactorOf([...secrets, ...(apiKey === undefined ? [] : [apiKey]), ...secretValues(task)]);
    const say = (step) => tell(redacted(step, redact));
    const line = transcriptLines(redact);
    const reading = newReading();
    const abort = new AbortController();
    let halt;
    const stop = (why) => {
        halt ??= why;
        abort.abort();
    };
    const cancel = () => stop(CANCELLED);
    task.signal.addEventListener('abort', cancel, { once: true });
    const timer = setTimeout(() => stop(LATE), Math.min(Math.max(task.deadline - now(), 0), LONGEST_TIMER_MS));
    const marker = (0,external_node_crypto_.randomUUID)();
    let complaints = '';
    let failure;
    const denied = (id) => void reading.denied.add(id);
    const sdkOptions = optionsOf(task, {
        apiKey,
        trustedProject,
        abortController: abort,
        hooks: guardHooks({ guards: task.guards, tell: say, denied }),
        stderr: (text) => (complaints = (complaints + text).slice(-LONGEST_STDERR)),
        marker: { [MARKER]: marker },
    });
    try {
        for await (const message of messages(query({ prompt: task.prompt, options: sdkOptions }), abort.signal, grace)) {
            const text = line(message);
            if (text !== undefined)
                tell({ kind: 'transcript', line: text });
            for (const step of read(message, reading))
                say(step);
            if (isBeyond(reading, task.maxTurns))
                stop(ENDLESS);
        }
    }
    catch (error) {
        if (isProgramMissing(error))
            throw programMissing();
        failure = complaints === '' ? error : new Error(`${String(error)}\n${complaints}`);
    }
    finally {
        clearTimeout(timer);
        task.signal.removeEventListener('abort', cancel);
        await endProcesses(`${MARKER}=${marker}`);
    }
    const ending = endingOf(reading, { halt, error: failure, maxCostUsd: task.maxCostUsd, redact });
    const last = line({ type: 'ending', ...ending, unknownMessages: reading.unknown });
    if (last !== undefined)
        tell({ kind: 'transcript', line: last });
    return ending;
}
/** The messages of a query, and an end some time after it was told to end, even if it never does. */
async function* messages(query, signal, grace) {
    let timer;
    const given = new Promise((done) => {
        const wait = () => void (timer = setTimeout(() => done('late'), grace));
        if (signal.aborted)
            wait();
        else
            signal.addEventListener('abort', wait, { once: true });
    });
    try {
        for (;;) {
            const next = await Promise.race([query.next(), given]);
            if (next === 'late' || next.done === true)
                return;
            yield next.value;
        }
    }
    finally {
        clearTimeout(timer);
        query.close?.();
    }
}
/** Long values of the task's environment: those of other routes to a model are credentials. */
function secretValues({ environment }) {
    return Object.entries(environment)
        .filter(([name, value]) => /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/iu.test(name) && value.length >= SHORTEST_SECRET)
        .map(([, value]) => value);
}
function redacted(step, redact) {
    if (step.kind === 'turn' && step.note !== undefined)
        return { ...step, note: redact(step.note) };
    return step;
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/work/connect.js







/** Where a repository vendors the guards' policy. */
const POLICY_FOLDER = '.agent/hooks';
/** Bytes of a rules or MCP file. */
const MOST_BYTES = 200_000;
/** The agent SDK with the repository's guards, rules and servers, all read on the base commit. */
function connect({ workspace, sdk, apiKey, mcpFile, environment, secrets, now, log, redact, holdsSecret, }) {
    // The inputs hold whole lines, `NAME=VALUE`: what a program prints is the value alone.
    const [hide, holds] = [(0,text_lib/* createRedactor */.lY)(secrets), (0,text_lib/* createSecretFinder */.bt)(secrets)];
    const agent = sdkAgent({
        workspace,
        trustedProject: workspace,
        secrets,
        now,
        ...(sdk === undefined ? {} : { sdk }),
        ...(apiKey === undefined ? {} : { apiKey }),
    });
    return {
        agent,
        now,
        log: (line) => log(hide(line)),
        redact: (text) => hide(redact(text)),
        holdsSecret: (text) => holds(text) || holdsSecret(text),
        rulesOf: async (tree, file) => (await textIn(tree, file)) ?? '',
        serversOf: async (tree) => {
            const text = await textIn(tree, mcpFile);
            return text === undefined ? {} : readMcpServers(text, environment);
        },
        guardsFor: async ({ trusted, root, home, notes, session, dependencyTask }) => {
            const folder = (0,external_node_path_.join)(trusted, POLICY_FOLDER);
            const policy = (await isThere((0,external_node_path_.join)(folder, 'policy.json'))) ? (0,policy_policy/* readPolicy */.T4)(folder) : policy_default/* DEFAULT_POLICY */.z;
            return createGuards({ policy, dependencyTask, root, home, notes, session });
        },
    };
}
/** A file below a tree; `undefined`: it is not there. */
async function textIn(tree, path) {
    if (path.startsWith('/') || path.split('/').includes('..'))
        throw new conventions_lib/* Ending */._n('input-invalid', `${path}: a path below the repository is allowed`);
    const file = (0,external_node_path_.join)(tree, path);
    const status = await (0,promises_.stat)(file).catch(() => undefined);
    if (!status?.isFile())
        return undefined;
    if (status.size > MOST_BYTES)
        throw new conventions_lib/* Ending */._n('settings-invalid', `${path} has more than ${MOST_BYTES} bytes`);
    return (0,promises_.readFile)(file, 'utf8');
}
async function isThere(path) {
    return (await (0,promises_.stat)(path).catch(() => undefined))?.isFile() === true;
}

// EXTERNAL MODULE: ./packages/agent-batch/lib/report/tables.js
var tables = __webpack_require__(5240);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/work/work.js









/**
 * Works on the claims of this job's part of the queue, one after the other, and writes a result for each. What has a result already is not
 * worked on again. Never throws.
 */
async function workThrough(input, deps) {
    const trace = new conventions_lib/* Trace */.Cn();
    const results = [];
    const left = [];
    try {
        const claims = await claimsOf(input);
        const started = deps.now();
        for (const [index, claim] of claims.entries()) {
            const before = await (0,result_file/* readResult */.Uv)(input.folder, claim.findingId).catch(() => undefined);
            if (before?.nonce === claim.nonce) {
                results.push(before);
                trace.pass(claim.findingId, `${said(before)} in an earlier run of this job`);
                continue;
            }
            if (input.shop.signal.aborted) {
                left.push(claim.findingId);
                continue;
            }
            deps.log(`[${index + 1}/${claims.length}] ${claim.findingId}: ${claim.title}`);
            const worked = await one(claim, started, results, input, deps);
            if (worked === undefined) {
                left.push(claim.findingId);
                continue;
            }
            const fault = await written(input.folder, worked);
            if (fault !== undefined) {
                trace.stop(claim.findingId, `its result could not be written: ${fault}`, 'free space on the disk, and run the job again');
                left.push(claim.findingId);
                continue;
            }
            results.push(worked.result);
            trace.note(claim.findingId, said(worked.result));
            deps.log(`[${index + 1}/${claims.length}] ${claim.findingId}: ${said(worked.result)}`);
        }
        return ended(results, left, trace);
    }
    catch (error) {
        const { reason, message } = work_endingOf(error);
        trace.stop(reason, message, conventions_lib/* REASONS */.ez[reason].remedy);
        return { reason, message, trace: trace.rows, success: false, results, left };
    }
}
/** Why a result could not be written, such as a disk that is full; `undefined`: it is there. The finding waits for the next run then. */
async function written(folder, { result, patch }) {
    try {
        await (0,result_file/* writeResult */.Zk)(folder, result, patch);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** This job's claims. Every job sorts alike, so no two take the same one. */
async function claimsOf({ folder, shard, shards }) {
    const names = (await (0,files/* namesIn */.wX)(folder, 'claims')).filter((_, index) => index % shards === shard);
    const claims = [];
    for (const name of names) {
        const claim = await (0,claim_file/* readClaim */.jw)(folder, name);
        if (claim)
            claims.push(claim);
    }
    return claims;
}
/** `undefined`: the run was cancelled, and the finding waits for the next. */
async function one(claim, started, results, { folder, options, shop, limits }, deps) {
    const now = deps.now();
    const spent = results.reduce((sum, { costUsd }) => sum + costUsd, 0);
    const money = limits.maxRunCostUsd === undefined ? undefined : limits.maxRunCostUsd - spent;
    const over = now - started >= limits.msPerRun ? 'time' : money !== undefined && money <= 0 ? 'money' : undefined;
    if (over !== undefined)
        return notDone(claim, 'run-budget', `The ${over} of the whole run was used up before its turn.`);
    const bounds = [limits.maxCostUsd, money].filter((amount) => amount !== undefined);
    const allowance = {
        maxTurns: limits.maxTurns,
        maxCostUsd: bounds.length === 0 ? undefined : Math.min(...bounds),
        deadline: Math.min(now + limits.msPerFinding, started + limits.msPerRun),
    };
    try {
        const worked = await workOn(claim, allowance, options, shop, folder, deps);
        return shop.signal.aborted && worked.result.kind === 'stopped' ? undefined : worked;
    }
    catch (error) {
        if (error instanceof AgentMissing || error instanceof conventions_lib/* Ending */._n)
            throw error;
        if (shop.signal.aborted)
            return undefined;
        const why = error instanceof Error ? error.message : String(error);
        return notDone(claim, 'failed', deps.redact(`It could not be worked on: ${why}`));
    }
}
function notDone({ findingId, nonce }, stop, summary) {
    return {
        result: {
            version: 1,
            findingId,
            nonce,
            kind: 'stopped',
            stop,
            summary,
            turns: 0,
            costUsd: 0,
            denials: 0,
            seconds: 0,
        },
    };
}
function said({ kind, stop, turns, costUsd }) {
    const used = `${turns} turns, ${costUsd.toFixed(2)} USD`;
    return kind === 'green' ? `tests green (${used})` : `stopped: ${stop ?? ''} (${used})`;
}
function ended(results, left, trace) {
    const green = results.filter(({ kind }) => kind === 'green').length;
    const message = `${green} of ${results.length} green`;
    const shared = { trace: trace.rows, results, left };
    if (left.length > 0)
        return {
            ...shared,
            reason: 'batch-incomplete',
            message: `${message}; not worked on: ${left.join(', ')}`,
            success: false,
        };
    const reason = results.length === 0 ? 'batch-empty' : 'batch-worked';
    return { ...shared, reason, message, success: true };
}
function work_endingOf(error) {
    if (error instanceof conventions_lib/* Ending */._n)
        return error;
    if (error instanceof AgentMissing)
        return new conventions_lib/* Ending */._n('agent-missing', error.message, { cause: error });
    return new conventions_lib/* Ending */._n('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}

// EXTERNAL MODULE: ./actions/run-agent-batch/lib/inputs.js
var lib_inputs = __webpack_require__(9699);
;// CONCATENATED MODULE: ./actions/run-agent-batch/lib/agent-step.js






/** Characters from which on a variable's value is kept out of logs, results and transcripts; shorter ones are words. */
const agent_step_SHORTEST_SECRET = 8;
const MINUTE = 60_000;
async function agentStep(started, environment) {
    const stop = new AbortController();
    process.once('SIGTERM', () => stop.abort());
    process.once('SIGINT', () => stop.abort());
    const secrets = ['agent-key', 'github-token', 'agent-environment', 'command-environment'];
    await (0,lib/* runAction */.Cs)({ name: 'run-agent-batch', secrets, environment, started, main: (_, kit) => main(kit, stop.signal) });
    // An agent that did not heed its signal may still hold the process open.
    process.exit(process.exitCode ?? 0);
}
async function main(kit, signal) {
    const { inputs, redact, holdsSecret, log } = kit;
    const input = readInput(kit, signal);
    const mcpFile = inputs.text('mcp-file') ?? '.mcp.json';
    inputs.check();
    await (0,promises_.mkdir)(input.shop.temporary, { recursive: true });
    const shop = { ...input.shop, temporary: await (0,promises_.realpath)(input.shop.temporary) };
    const { environment } = input.options;
    const deps = connect({
        workspace: shop.workspace,
        sdk: inputs.text('agent-sdk'),
        apiKey: inputs.text('agent-key'),
        mcpFile,
        environment,
        secrets: [environment, shop.commandEnvironment]
            .flatMap((variables) => Object.values(variables))
            .filter((value) => value.trim().length >= agent_step_SHORTEST_SECRET),
        now: () => Date.now(),
        log,
        redact,
        holdsSecret,
    });
    const outcome = await workThrough({ ...input, shop }, deps);
    const cost = outcome.results.reduce((sum, { costUsd }) => sum + costUsd, 0);
    return {
        ...outcome,
        outputs: { findings: redact(JSON.stringify(outcome.results)), 'cost-usd': cost.toFixed(4) },
        summary: (0,tables/* workTable */.m)(outcome.results, outcome.left, redact),
    };
}
function readInput(kit, signal) {
    const { inputs, environment } = kit;
    const shards = inputs.integer('shards', 1, limits/* MOST_SHARDS */.Y) ?? 1;
    const minutes = (name, otherwise) => (0,lib_inputs/* minutesOf */.dp)(inputs, name, otherwise) * MINUTE;
    return {
        folder: (0,lib_inputs/* folderOf */.yS)(kit),
        shards,
        shard: inputs.integer('shard', 0, shards - 1) ?? 0,
        options: {
            model: inputs.text('model'),
            rulesFile: inputs.text('rules-file') ?? 'AGENTS.md',
            allowedTools: inputs.lines('allowed-tools') ?? ['Read', 'Edit', 'Bash'],
            environment: (0,lib_inputs/* variablesOf */.ht)(inputs, 'agent-environment'),
        },
        shop: {
            temporary: (0,lib_inputs/* temporaryOf */.D3)(environment),
            workspace: (0,external_node_path_.resolve)(environment['GITHUB_WORKSPACE'] ?? '.'),
            path: environment['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
            commandMs: minutes('command-minutes', limits/* MINUTES_PER_COMMAND */.QJ),
            commandEnvironment: (0,lib_inputs/* variablesOf */.ht)(inputs, 'command-environment'),
            signal,
        },
        limits: {
            maxTurns: inputs.integer('max-turns', 1, 500) ?? limits/* MAX_TURNS */.OV,
            maxCostUsd: (0,lib_inputs/* dollarsOf */.Bg)(inputs, 'max-cost-usd'),
            maxRunCostUsd: (0,lib_inputs/* dollarsOf */.Bg)(inputs, 'max-run-cost-usd'),
            msPerFinding: minutes('max-minutes', limits/* MINUTES_PER_FINDING */.kF),
            msPerRun: minutes('max-run-minutes', limits/* MINUTES_PER_RUN */.Ut),
        },
    };
}


/***/ })

};
