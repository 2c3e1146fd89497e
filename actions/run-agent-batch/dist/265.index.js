export const id = 265;
export const ids = [265];
export const modules = {

/***/ 265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _agent_remediation_action_kit_open__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4204);

/** Each step loads its own code; the first request goes out before that where there is one. */
async function run(started, environment) {
    const work = started.kind === 'work' ? started.work : undefined;
    if (work?.step === 'agent') {
        const { agentStep } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(295), __webpack_require__.e(990), __webpack_require__.e(923), __webpack_require__.e(574)]).then(__webpack_require__.bind(__webpack_require__, 2574));
        return agentStep(started, environment);
    }
    const issue = work && 'trigger' in work ? work.trigger.issue.number : undefined;
    const begun = await (0,_agent_remediation_action_kit_open__WEBPACK_IMPORTED_MODULE_0__/* .early */ .Q3)(started, environment, issue);
    if (work?.step === 'publish') {
        const { publishStep } = await Promise.all(/* import() */[__webpack_require__.e(295), __webpack_require__.e(990), __webpack_require__.e(81), __webpack_require__.e(923), __webpack_require__.e(976)]).then(__webpack_require__.bind(__webpack_require__, 9976));
        return publishStep(started, environment, begun);
    }
    const { claimStep } = await Promise.all(/* import() */[__webpack_require__.e(295), __webpack_require__.e(990), __webpack_require__.e(81), __webpack_require__.e(150)]).then(__webpack_require__.bind(__webpack_require__, 8150));
    return claimStep(started, environment, begun);
}


/***/ }),

/***/ 4204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q3: () => (/* binding */ early),
  ho: () => (/* binding */ open_open),
  yy: () => (/* binding */ sleep)
});

// UNUSED EXPORTS: allowsLoopback

// EXTERNAL MODULE: ./packages/github/lib/client.js
var client = __webpack_require__(3330);
// EXTERNAL MODULE: ./packages/github/lib/repository.js
var repository = __webpack_require__(6893);
;// CONCATENATED MODULE: ./packages/github/lib/facts.js
/** What the first request of every run needs, and nothing else. */



// EXTERNAL MODULE: ./packages/http/lib/index.js + 8 modules
var lib = __webpack_require__(4005);
// EXTERNAL MODULE: ./packages/action-kit/lib/inputs.js
var lib_inputs = __webpack_require__(2396);
// EXTERNAL MODULE: ./packages/action-kit/lib/runner.js
var lib_runner = __webpack_require__(1787);
;// CONCATENATED MODULE: ./packages/action-kit/lib/open.js




/** Set to `1` where the session service or GitHub is a test server on this very machine; plain http is refused otherwise (P5). */
const LOOPBACK_SWITCH = 'AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP';
const USER_AGENT = 'agent-remediation';
/** Opens what the inputs name; `inputs` collects what is wrong with them, for the caller to raise. */
function open_open(inputs, runner, environment) {
    const token = inputs.required('github-token');
    const totalMs = (inputs.integer('timeout-seconds', 5, 600) ?? 120) * 1_000;
    const listener = {};
    const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment;
    const http = (0,lib/* createHttp */.V0)({
        sleep,
        random: Math.random,
        now: () => Date.now(),
        userAgent: USER_AGENT,
        limits: { totalMs, attemptMs: Math.min(totalMs, 60_000) },
        env: { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy },
        allowLoopbackHttp: allowsLoopback(environment),
        onRetry: (notice) => listener.onRetry?.(notice),
    });
    const githubFor = (auth) => (0,client/* createGitHub */.Cl)({
        token: auth,
        apiUrl: runner.apiUrl,
        graphqlUrl: runner.graphqlUrl,
        http: (request) => http({ ...request, rateLimited: lib/* isGitHubRateLimit */.r8 }),
        userAgent: USER_AGENT,
    });
    return { http, githubFor, github: githubFor(token), listener };
}
function allowsLoopback(environment) {
    return environment[LOOPBACK_SWITCH] === '1';
}
function sleep(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
/**
 * Sends the first request, the reading of repository and issue, before the rest of the action is loaded: GitHub answers while this
 * process still reads its own code. It changes nothing, whatever the rest decides.
 */
async function early(started, environment, issue) {
    if (started.kind === 'error')
        return {};
    const inputs = new lib_inputs/* Inputs */.G(environment);
    const runner = (0,lib_runner/* readRunner */.f)(environment);
    const opened = open_open(inputs, runner, environment);
    if (inputs.faulty)
        return {};
    const facts = (0,repository/* readRepository */.N)(opened.github, runner.repository, issue);
    // Awaited later; until then a failure is nobody's surprise.
    facts.catch(() => undefined);
    // Loading code blocks the event loop: two turns let the connection begin first.
    for (let turn = 0; turn < 2; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
    return { opened, facts };
}


/***/ }),

/***/ 3330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ createGitHub),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   LP: () => (/* binding */ githubEnding),
/* harmony export */   Q4: () => (/* binding */ GitHubFault),
/* harmony export */   jR: () => (/* binding */ statusFault),
/* harmony export */   qI: () => (/* binding */ graphEnding),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4005);


/**
 * A call that GitHub answered with an error status, or that did not come through. `ran` tells whether it may have had its effect.
 */
class GitHubFault extends Error {
    status;
    ran;
    /** What the token lacks, from the header `X-Accepted-GitHub-Permissions`; empty when unknown. */
    needs;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.name = 'GitHubFault';
        this.status = facts.status;
        this.ran = facts.ran;
        this.needs = facts.needs ?? '';
    }
}
/**
 * The ending for a GraphQL field that came back with an error beside the data. A field that may not be read is null like one that is not
 * there: without this it would be taken for absence.
 */
function graphEnding({ errors }, doing) {
    const first = errors[0];
    const reason = errors.some(({ type, message }) => type === 'FORBIDDEN' || message.startsWith(NOT_ACCESSIBLE))
        ? 'github-forbidden'
        : 'github-unavailable';
    return new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n(reason, `${doing}: ${first?.message ?? 'GitHub gave no answer'}`);
}
const NOT_ACCESSIBLE = 'Resource not accessible';
/**
 * GraphQL goes through our HTTP function directly, and Octokit is loaded with the first REST call: the first request of every run is a
 * GraphQL query, and it should not wait for what it does not need.
 */
function createGitHub(options) {
    let loaded;
    const rest = () => (loaded ??= Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 1783)).then(({ createRest }) => createRest(options)));
    return {
        get: async (route, parameters) => (await rest())('none', route, parameters),
        write: async (route, parameters) => (await rest())('once', route, parameters),
        graph: (effect, query, variables) => graph(options, effect === 'read' ? 'none' : 'once', query, variables),
    };
}
async function graph({ http, token, graphqlUrl }, effect, query, variables) {
    const headers = {
        authorization: `token ${token}`,
        'content-type': 'application/json',
        accept: 'application/vnd.github+json',
    };
    const body = JSON.stringify({ query, variables });
    const name = `GraphQL ${/^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''}`;
    let response;
    try {
        response = await http({ method: 'POST', url: graphqlUrl, headers, body, effect, name });
    }
    catch (error) {
        throw faultOf(error, name);
    }
    const data = parsed(response.text);
    if (response.status !== 200)
        throw statusFault(name, response.status, response.headers, data, response);
    return graphAnswer({ status: response.status, data, at: response.date });
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function graphAnswer({ data, at }) {
    if (!isRecord(data))
        throw new GitHubFault('GitHub answered GraphQL with something else than JSON', { ran: 'maybe', cause: data });
    const errors = Array.isArray(data['errors']) ? data['errors'].filter(isRecord) : [];
    return {
        data: data['data'] ?? null,
        errors: errors.map((error) => ({
            message: textOf(error['message']),
            ...(typeof error['type'] === 'string' ? { type: error['type'] } : {}),
            ...(Array.isArray(error['path']) ? { path: error['path'] } : {}),
        })),
        at,
    };
}
/** A call that brought no answer. */
function faultOf(error, what) {
    if (error instanceof _agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__/* .HttpFault */ .F9)
        return new GitHubFault(`${what}: ${error.message}`, { ran: error.ran, cause: error });
    return new GitHubFault(`${what}: ${error instanceof Error ? error.message : 'failed'}`, {
        ran: 'maybe',
        cause: error,
    });
}
/** A call that was answered with an error status. */
function statusFault(what, status, headers, body, cause) {
    const said = isRecord(body) && typeof body['message'] === 'string' ? body['message'].slice(0, 300) : 'no message';
    return new GitHubFault(`${what}: GitHub answered ${status} (${said})`, {
        status,
        ran: status >= 500 || status === 408 ? 'maybe' : 'no',
        needs: textOf(headers['x-accepted-github-permissions']).slice(0, 200),
        cause,
    });
}
/** The ending for a call that has no better one: what was being done, what GitHub said, what the token lacks. */
function githubEnding(error, doing) {
    if (error instanceof _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n)
        return error;
    if (!(error instanceof GitHubFault))
        return new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('bug', `${doing}: ${String(error)}`, { cause: error });
    if (error.status === 401 || error.status === 403) {
        const needs = error.needs === '' ? '' : ` The call accepts: ${error.needs}.`;
        return new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('github-forbidden', `${doing}: ${error.message}.${needs}`, { cause: error });
    }
    return new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('github-unavailable', `${doing}: ${error.message}`, { cause: error });
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** What comes from outside is `unknown` until it is checked. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ digText),
/* harmony export */   Oz: () => (/* binding */ digNumber),
/* harmony export */   hR: () => (/* binding */ digList),
/* harmony export */   p1: () => (/* binding */ digDate),
/* harmony export */   rO: () => (/* binding */ dig)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3330);

/** Reads a path out of an answer; `undefined` where a step is missing. Keys are own properties only. */
function dig(value, ...path) {
    let at = value;
    for (const key of path) {
        if (Array.isArray(at) && typeof key === 'number')
            at = at[key];
        else if ((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(at) && Object.hasOwn(at, key))
            at = at[String(key)];
        else
            return undefined;
    }
    return at;
}
function digText(value, ...path) {
    const found = dig(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function digNumber(value, ...path) {
    const found = dig(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
}
function digList(value, ...path) {
    const found = dig(value, ...path);
    return Array.isArray(found) ? found : [];
}
function digDate(value, ...path) {
    const time = Date.parse(digText(value, ...path) ?? '');
    return Number.isNaN(time) ? undefined : new Date(time);
}


/***/ }),

/***/ 3961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ownCommentIn),
/* harmony export */   K0: () => (/* binding */ createStatusLabels),
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Qt: () => (/* binding */ readClosedBy),
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   dB: () => (/* binding */ CLOSED_BY),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   k0: () => (/* binding */ labelledIssues),
/* harmony export */   rA: () => (/* binding */ findOwnComment),
/* harmony export */   tU: () => (/* binding */ setStatusLabel),
/* harmony export */   v2: () => (/* binding */ reopenIssue),
/* harmony export */   vv: () => (/* binding */ updateComment),
/* harmony export */   wS: () => (/* binding */ closeIssue),
/* harmony export */   yU: () => (/* binding */ closedBy)
/* harmony export */ });
/* unused harmony export removeLabel */
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4005);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3330);
/* harmony import */ var _dig_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8325);




async function createComment(github, place, body) {
    await github.write('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...route(place), body });
}
async function updateComment(github, place, comment, body) {
    await github.write('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        owner: place.owner,
        repo: place.name,
        comment_id: comment,
        body,
    });
}
/** Ours alone: somebody who took it away in between wanted the same. */
async function deleteComment(github, place, comment) {
    const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
    try {
        await github.write(route, { owner: place.owner, repo: place.name, comment_id: comment });
    }
    catch (error) {
        if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFault */ .Q4) || error.status !== 404)
            throw error;
    }
}
const OWN_COMMENT = `query own($owner: String!, $name: String!, $issue: Int!, $before: String) {
  repository(owner: $owner, name: $name) { issue(number: $issue) {
    comments(last: 100, before: $before) {
      nodes { databaseId viewerDidAuthor body }
      pageInfo { hasPreviousPage startCursor }
    }
  } }
}`;
const COMMENT_PAGES = 10;
/** Our own comment that begins with `marker`, looked for from the newest back, over at most 1,000 comments. */
async function findOwnComment(github, place, marker) {
    let before = null;
    for (let page = 0; page < COMMENT_PAGES; page += 1) {
        const answer = await github.graph('read', OWN_COMMENT, {
            owner: place.owner,
            name: place.name,
            issue: place.issue,
            before,
        });
        const comments = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(answer.data, 'repository', 'issue', 'comments');
        // Not having seen the comments is not having none: a second comment would be written. Without a reason it passes, as any answer that
        // cannot be read.
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(comments))
            throw answer.errors.length > 0
                ? (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .graphEnding */ .qI)(answer, 'reading the comments (needs issues: read)')
                : new _client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFault */ .Q4('reading the comments: GitHub’s answer does not hold them', { ran: 'no', cause: answer });
        const own = ownComment((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(comments, 'nodes'), marker);
        if (own)
            return own;
        if ((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(comments, 'pageInfo', 'hasPreviousPage') !== true)
            return undefined;
        before = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(comments, 'pageInfo', 'startCursor') ?? null;
    }
    return undefined;
}
/** Our comment in the newest page of an issue's comments; `unknown`: not in this page, but there are older ones. */
function ownCommentIn(comments, marker) {
    const own = ownComment((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(comments, 'nodes'), marker);
    return own ?? ((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(comments, 'pageInfo', 'hasPreviousPage') === false ? 'none' : 'unknown');
}
/** Only what the token's own login wrote counts: anybody can copy the marker. The oldest one stays, for every reader the same. */
function ownComment(nodes, marker) {
    const own = nodes.flatMap((node) => {
        const [id, body] = [(0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digNumber */ .Oz)(node, 'databaseId'), (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(node, 'body')];
        return (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(node, 'viewerDidAuthor') === true && id !== undefined && body?.startsWith(marker) ? [{ id, body }] : [];
    });
    const [first, ...later] = own;
    return first && { ...first, doubles: later.map(({ id }) => id) };
}
/** Adds the one status label that fits and takes the others off. `present`: the labels that the issue has now. */
async function setStatusLabel(github, place, present, wanted) {
    const name = wanted === undefined ? undefined : _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_LABELS */ .Zt[wanted].name;
    if (name !== undefined && !present.includes(name)) {
        await github.write('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...route(place), labels: [name] });
    }
    const others = Object.values(_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_LABELS */ .Zt).map((label) => label.name);
    for (const other of present.filter((label) => others.includes(label) && label !== name))
        await removeLabel(github, place, other);
}
async function removeLabel(github, place, name) {
    try {
        await github.write('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', { ...route(place), name });
    }
    catch (error) {
        // Somebody else took it off in between: that is what was wanted.
        if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFault */ .Q4) || error.status !== 404)
            throw error;
    }
}
/** Creates the status labels with their colours; those that exist stay as they are. */
async function createStatusLabels(github, repository) {
    for (const { name, colour, description } of Object.values(_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_LABELS */ .Zt)) {
        try {
            const label = { owner: repository.owner, repo: repository.name, name, color: colour, description };
            await github.write('POST /repos/{owner}/{repo}/labels', label);
        }
        catch (error) {
            if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFault */ .Q4) || error.status !== 422)
                throw error;
        }
    }
}
async function closeIssue(github, place) {
    await patchIssue(github, place, { state: 'closed', state_reason: 'completed' });
}
async function reopenIssue(github, place) {
    await patchIssue(github, place, { state: 'open', state_reason: 'reopened' });
}
async function patchIssue(github, place, fields) {
    await github.write('PATCH /repos/{owner}/{repo}/issues/{issue_number}', { ...route(place), ...fields });
}
/** `undefined`: no such issue here (404), deleted (410) or transferred (301). Throws `GitHubFault` when that cannot be told. */
async function readIssue(github, place) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}/issues/{issue_number}', route(place));
        const [number, state] = [(0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digNumber */ .Oz)(data, 'number'), (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(data, 'state')];
        // An answer that cannot be read says nothing about the issue: taken for a missing one, it would end a finding.
        if (number !== place.issue || (state !== 'open' && state !== 'closed'))
            throw new _client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFault */ .Q4(`issue ${place.issue}: GitHub's answer is not an issue`, { ran: 'no', cause: data });
        return {
            number,
            open: state === 'open',
            isPullRequest: (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(data, 'pull_request') !== undefined,
            labels: (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(data, 'labels').flatMap((label) => (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(label, 'name') ?? []),
        };
    }
    catch (error) {
        // A redirect is not followed and comes as a fault of its own; for an issue it means that it was transferred.
        const status = error instanceof _client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFault */ .Q4 ? (error.status ?? (0,_agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__/* .httpFaultIn */ .eK)(error)?.head?.status) : undefined;
        if (status !== undefined && [301, 404, 410].includes(status))
            return undefined;
        throw error;
    }
}
/** Fields of an issue that `closedBy` reads. */
const CLOSED_BY = `timelineItems(last: 1, itemTypes: [CLOSED_EVENT]) {
  nodes { ... on ClosedEvent { actor { __typename login } closer { __typename } } } }`;
/** `undefined`: it was never closed. */
function closedBy(issue) {
    const event = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(issue, 'timelineItems', 'nodes').at(-1);
    if (event === undefined)
        return undefined;
    if ((0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(event, 'closer')))
        return { kind: 'merge' };
    const login = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(event, 'actor', 'login');
    return (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(event, 'actor', '__typename') === 'User' && login !== undefined
        ? { kind: 'person', login }
        : { kind: 'other' };
}
/** Throws when it cannot be told. */
async function readClosedBy(github, place) {
    const query = `query closedBy($owner: String!, $name: String!, $issue: Int!) {
    repository(owner: $owner, name: $name) { issue(number: $issue) { ${CLOSED_BY} } } }`;
    const answer = await github.graph('read', query, { owner: place.owner, name: place.name, issue: place.issue });
    if (answer.errors.length > 0)
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .graphEnding */ .qI)(answer, `reading who closed #${place.issue} (needs issues: read)`);
    return closedBy((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(answer.data, 'repository', 'issue'));
}
const LABELLED = `query labelled($owner: String!, $name: String!, $label: String!) {
  repository(owner: $owner, name: $name) {
    issues(first: 50, states: OPEN, labels: [$label], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number labels(first: 100) { nodes { name } }
        timelineItems(last: 20, itemTypes: [LABELED_EVENT]) { nodes { ... on LabeledEvent { createdAt actor { login } label { name } } } }
        comments(last: 20) { nodes { databaseId viewerDidAuthor body updatedAt } pageInfo { hasPreviousPage } } }
      pageInfo { hasNextPage }
    }
  }
}`;
/** Open issues with a label, at most 50, the last changed first. Ends with `github-…` when they cannot be read. */
async function labelledIssues(github, repository, label, marker) {
    const doing = `reading the issues with the label ${label}`;
    const answer = await github.graph('read', LABELLED, { ...repository, label }).catch((error) => {
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .githubEnding */ .LP)(error, doing);
    });
    if (answer.errors.length > 0)
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .graphEnding */ .qI)(answer, `${doing} (needs issues: read)`);
    return (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(answer.data, 'repository', 'issues', 'nodes').flatMap((node) => {
        const number = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digNumber */ .Oz)(node, 'number');
        if (number === undefined)
            return [];
        const event = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(node, 'timelineItems', 'nodes')
            .filter((entry) => (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(entry, 'label', 'name')?.toLowerCase() === label.toLowerCase())
            .at(-1);
        const comment = ownCommentIn((0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .dig */ .rO)(node, 'comments'), marker);
        const written = (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(node, 'comments', 'nodes').find((entry) => typeof comment === 'object' && (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digNumber */ .Oz)(entry, 'databaseId') === comment.id);
        return [
            {
                number,
                labels: (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digList */ .hR)(node, 'labels', 'nodes').flatMap((entry) => (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(entry, 'name') ?? []),
                labelledAt: (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digDate */ .p1)(event, 'createdAt'),
                labelledBy: (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digText */ .Ez)(event, 'actor', 'login'),
                comment,
                commentedAt: (0,_dig_js__WEBPACK_IMPORTED_MODULE_3__/* .digDate */ .p1)(written, 'updatedAt'),
            },
        ];
    });
}
function route(place) {
    return { owner: place.owner, repo: place.name, issue_number: place.issue };
}


/***/ }),

/***/ 6893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository),
/* harmony export */   O: () => (/* binding */ seeRepository)
/* harmony export */ });
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3330);
/* harmony import */ var _dig_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8325);
/* harmony import */ var _issues_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3961);




const EDITS_READ = 50;
const QUERY = `query facts($owner: String!, $name: String!, $issue: Int!, $withIssue: Boolean!) {
  repository(owner: $owner, name: $name) {
    databaseId
    nameWithOwner
    visibility
    defaultBranchRef { name }
    settings: object(expression: "HEAD:${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS_PATH */ .aJ}") { ... on Blob { text isTruncated isBinary } }
    statusLabel: label(name: "${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_LABELS */ .Zt.working.name}") { id }
    issue(number: $issue) @include(if: $withIssue) {
      number
      state
      title
      createdAt
      author { login }
      lastEditedAt
      editor { login }
      labels(first: 100) { nodes { name } }
      userContentEdits(first: ${EDITS_READ}) { nodes { editedAt editor { login } } pageInfo { hasNextPage } }
      timelineItems(last: ${EDITS_READ}, itemTypes: [RENAMED_TITLE_EVENT]) {
        nodes { ... on RenamedTitleEvent { createdAt actor { login } } }
        pageInfo { hasPreviousPage }
      }
      comments(last: 20) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } }
    }
  }
}`;
/** Ends with `issue-missing` when the issue does not exist (deleted, transferred, or a pull request). */
async function readRepository(github, repository, issue) {
    const answer = await github
        .graph('read', QUERY, { ...repository, issue: issue ?? 0, withIssue: issue !== undefined })
        .catch((error) => {
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubEnding */ .LP)(error, 'reading the repository');
    });
    // A field that failed is null like one that is not there: settings, edits or labels that could not be read are not absent.
    const failed = answer.errors.filter(({ type, path }) => type !== 'NOT_FOUND' || !['repository', 'issue'].includes(String(path?.at(-1))));
    if (failed.length > 0)
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .graphEnding */ .qI)({ ...answer, errors: failed }, 'reading the repository (needs contents: read and issues: read)');
    const found = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(answer.data, 'repository');
    const id = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digNumber */ .Oz)(found, 'databaseId');
    const nameWithOwner = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(found, 'nameWithOwner');
    const defaultBranch = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(found, 'defaultBranchRef', 'name');
    if (id === undefined || nameWithOwner === undefined || defaultBranch === undefined) {
        const why = answer.errors[0]?.message ?? 'it has no default branch';
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('github-forbidden', `reading ${repository.owner}/${repository.name}: ${why}`);
    }
    if (issue !== undefined && (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(found, 'issue') === null) {
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('issue-missing', `#${issue}: ${answer.errors[0]?.message ?? 'not found'}`);
    }
    return {
        id,
        nameWithOwner,
        defaultBranch,
        isPublic: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(found, 'visibility') === 'PUBLIC',
        settingsText: settingsText(found),
        hasStatusLabels: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(found, 'statusLabel', 'id') !== undefined,
        issue: issue === undefined ? undefined : issueFacts((0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(found, 'issue'), issue),
    };
}
/**
 * `undefined`: it is not there, or the token may not see it; every token sees a public repository, so it is not public. Ends with
 * `github-…` when that cannot be told.
 */
async function seeRepository(github, { owner, name }) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}', { owner, repo: name });
        const defaultBranch = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(data, 'default_branch');
        if (defaultBranch === undefined)
            throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('github-unavailable', `${owner}/${name}: GitHub's answer is not one`);
        // Internal repositories of an enterprise count as private, as GitHub's own field has it.
        return { isPublic: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(data, 'private') !== true, defaultBranch };
    }
    catch (error) {
        if (error instanceof _client_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q4 && error.status === 404)
            return undefined;
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubEnding */ .LP)(error, `reading the repository ${owner}/${name}`);
    }
}
function settingsText(repository) {
    const blob = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(repository, 'settings');
    if (blob === null || blob === undefined)
        return undefined;
    const text = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(blob, 'text');
    if (text === undefined || (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(blob, 'isTruncated') === true || (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(blob, 'isBinary') === true) {
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('settings-invalid', `${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS_PATH */ .aJ}: it is not a text file, or too large`);
    }
    return text;
}
function issueFacts(issue, number) {
    const bodies = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digList */ .hR)(issue, 'userContentEdits', 'nodes').map((node) => edit(node, 'editedAt', 'editor', 'body'));
    const titles = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digList */ .hR)(issue, 'timelineItems', 'nodes').map((node) => edit(node, 'createdAt', 'actor', 'title'));
    // GitHub lists the text as it was first written among the edits; writing an issue is not editing it.
    const created = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digDate */ .p1)(issue, 'createdAt')?.getTime();
    // Told apart from the list: it holds also where the list is old, or in another order than the newest first.
    const last = edit(issue, 'lastEditedAt', 'editor', 'body');
    const listed = bodies.some((entry) => entry !== undefined && last !== undefined && entry.at >= last.at);
    const read = [...bodies, ...titles];
    const edits = [...read, ...(listed ? [] : [last])].filter((entry) => entry !== undefined);
    return {
        number,
        open: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(issue, 'state') === 'OPEN',
        title: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(issue, 'title') ?? '',
        author: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(issue, 'author', 'login'),
        labels: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digList */ .hR)(issue, 'labels', 'nodes').flatMap((node) => (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(node, 'name') ?? []),
        edits: edits
            .filter(({ at, what }) => what === 'title' || at.getTime() !== created)
            .sort((a, b) => b.at.getTime() - a.at.getTime()),
        editsComplete: read.every((entry) => entry !== undefined) &&
            (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(issue, 'userContentEdits', 'pageInfo', 'hasNextPage') !== true &&
            (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(issue, 'timelineItems', 'pageInfo', 'hasPreviousPage') !== true,
        comment: (0,_issues_js__WEBPACK_IMPORTED_MODULE_3__/* .ownCommentIn */ .$)((0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .dig */ .rO)(issue, 'comments'), _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .TRACKING_MARKER */ .Bb),
    };
}
function edit(node, time, person, what) {
    const at = (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digDate */ .p1)(node, time);
    return at === undefined ? undefined : { at, by: (0,_dig_js__WEBPACK_IMPORTED_MODULE_2__/* .digText */ .Ez)(node, person, 'login'), what };
}


/***/ }),

/***/ 4005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F9: () => (/* reexport */ HttpFault),
  V0: () => (/* reexport */ createHttp),
  eK: () => (/* reexport */ httpFaultIn),
  r8: () => (/* reexport */ isGitHubRateLimit),
  qU: () => (/* reexport */ toFetch)
});

// UNUSED EXPORTS: DEFAULT_HTTP_LIMITS, effectOfMethod, isLoopback, parseBaseUrl, parseHttpDate

;// CONCATENATED MODULE: ./packages/http/lib/base-url.js
const MAX_LENGTH = 2_048;
const MESSAGES = {
    empty: 'it is empty: write the address of the API, such as https://api.example.com',
    'too-long': `it is longer than ${MAX_LENGTH} characters`,
    characters: 'it holds a space, a backslash, a control, invisible or percent-encoded character: write it plainly',
    scheme: 'it must begin with https://',
    form: 'it must have the form https://<host>, with a port and a path where needed',
    userinfo: 'it must not hold a user name, a password or an @',
    query: 'it must not hold a ?',
    fragment: 'it must not hold a #',
    host: 'its host is not a plain name or address: write it in its usual form, without a dot at the end',
    port: 'its port must be a number from 1 to 65535 without leading zeros',
    path: 'its path may hold letters, digits and - . _ ~ between single slashes, and no . or .. segment',
    'legacy-version': 'it names version 1 or 2 of the session API, which are legacy: write the address without a version, ' +
        'create a service user key for version 3 in the workspace settings, and use that key',
    'version-in-path': 'it names a version: leave it out, /v3 is added',
};
// Percent signs are among them: an encoded slash, dot or at-sign means one thing here and another at the server.
const BAD_CHARACTERS = /[\s\\%"<>^`{|}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const PARTS = /^(?<scheme>[A-Za-z]+):\/\/(?<authority>[^/]+)(?<path>\/.*)?$/;
const AUTHORITY = /^(?<host>\[[0-9A-Fa-f:.]+\]|[^:[\]]+)(?::(?<port>.*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SEGMENT = /^[A-Za-z0-9._~-]+$/;
const VERSION = /^v(?<major>\d{1,4})(?:(?:alpha|beta)\d{0,4})?$/i;
/**
 * Reads the address of an API (P5, D8). The WHATWG parser forgives much (tabs, backslashes, missing slashes, odd ways to
 * write a host), so the text is checked first, and what the parser makes of it must be what was written.
 */
function parseBaseUrl(text, options = {}) {
    const early = textFault(text);
    if (early !== undefined)
        return refused(early);
    const { scheme = '', authority = '', path = '' } = PARTS.exec(text)?.groups ?? {};
    const { host = '', port } = AUTHORITY.exec(authority)?.groups ?? {};
    const url = URL.parse(text);
    if (port !== undefined && !isPort(port))
        return refused('port');
    if (url === null || host === '' || !isPlainHost(host, url.hostname))
        return refused('host');
    const protocol = scheme.toLowerCase();
    const loopback = protocol === 'http' && options.allowLoopbackHttp === true && isLoopback(url.hostname);
    if (protocol !== 'https' && !loopback)
        return refused('scheme');
    const segments = path === '' || path === '/' ? [] : path.slice(1).replace(/\/$/, '').split('/');
    const pathFault = segmentFault(segments, options.versionInPath ?? 'refuse');
    if (pathFault !== undefined)
        return refused(pathFault);
    return { ok: true, url: [url.origin, ...segments].join('/'), host: url.host };
}
function refused(code) {
    return { ok: false, fault: { code, message: MESSAGES[code] } };
}
function textFault(text) {
    if (text.trim() === '')
        return 'empty';
    if (text.length > MAX_LENGTH)
        return 'too-long';
    if (BAD_CHARACTERS.test(text))
        return 'characters';
    if (text.includes('@'))
        return 'userinfo';
    if (text.includes('?'))
        return 'query';
    if (text.includes('#'))
        return 'fragment';
    const scheme = /^(?<name>[A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.groups?.['name']?.toLowerCase();
    if (scheme !== 'https' && scheme !== 'http')
        return 'scheme';
    return PARTS.test(text) ? undefined : 'form';
}
function isPort(port) {
    return /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535;
}
/**
 * A host must be what it looks like. The parser turns 0x7f.1 into 127.0.0.1 and full-width letters into plain ones, so a
 * label written in ASCII must stay as it is, and any other must become an `xn--` label.
 */
function isPlainHost(written, parsed) {
    if (written.startsWith('['))
        return written.toLowerCase() === parsed;
    const labels = parsed.split('.');
    const writtenLabels = written.split('.');
    return (parsed.length <= 253 &&
        labels.length === writtenLabels.length &&
        labels.every((label, index) => {
            const before = writtenLabels[index] ?? '';
            return LABEL.test(label) && (isAscii(before) ? label === before.toLowerCase() : label.startsWith('xn--'));
        }));
}
function isAscii(text) {
    return /^[\x21-\x7e]*$/.test(text);
}
function segmentFault(segments, versions) {
    if (segments.some((segment) => !SEGMENT.test(segment) || segment === '.' || segment === '..'))
        return 'path';
    if (versions === 'allow')
        return undefined;
    const majors = segments.map((segment) => VERSION.exec(segment)?.groups?.['major']);
    if (majors.some((major) => major !== undefined && Number(major) <= 2))
        return 'legacy-version';
    return majors.some((major) => major !== undefined) ? 'version-in-path' : undefined;
}
/** Whether a parsed host name is this machine. Only the exact name `localhost`: a resolver may send others elsewhere. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

;// CONCATENATED MODULE: ./packages/http/lib/contract.js
/** A request that brought no whole answer. Message and cause carry no header and no body, hence no key (P6). */
class HttpFault extends Error {
    name = 'HttpFault';
    code;
    /** `no`: no byte of the request left this machine towards the server. `maybe`: it may have been carried out. */
    ran;
    head;
    attempts;
    constructor(code, ran, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.ran = ran;
        this.head = details.head;
        this.attempts = details.attempts ?? 1;
    }
    /** The same fault, told after so many attempts. */
    after(attempts) {
        return new HttpFault(this.code, this.ran, this.message, { cause: this.cause, head: this.head, attempts });
    }
}
/** Finds the fault in an error that somebody else wrapped, as Octokit does; at most eight causes deep. */
function httpFaultIn(error) {
    let current = error;
    for (let depth = 0; depth < 8; depth += 1) {
        if (current instanceof HttpFault)
            return current;
        if (typeof current !== 'object' || current === null || !('cause' in current))
            return undefined;
        current = current.cause;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./packages/http/lib/connection.js

// Not `import http from 'node:http'`: its ESM namespace fires lazy getters that load Node's own undici (+25 ms).
const nodeHttp = () => process.getBuiltinModule('node:http');
const nodeHttps = () => process.getBuiltinModule('node:https');
/**
 * Two ways out, each built when first used: plain (loopback, never through a proxy) and secure.
 *
 * A request of effect `once` always gets a fresh connection: a kept one that the server closes in that very moment
 * could not be told from a request that was processed. Reads share kept connections, which do not keep the process alive.
 */
function createConnections(env) {
    let plain;
    let secured;
    return (secure) => {
        if (secure)
            return (secured ??= secureConnection(env));
        return (plain ??= plainConnection());
    };
}
function plainConnection() {
    const { Agent, request } = nodeHttp();
    const agents = perEffect((keepAlive) => new Agent({ keepAlive }));
    return { secure: false, open: (options, effect) => request({ ...options, agent: agents(effect) }) };
}
function secureConnection(env) {
    const { Agent, request } = nodeHttps();
    const proxyEnv = proxyFor(env);
    const agents = perEffect(
    // Said aloud, because NODE_TLS_REJECT_UNAUTHORIZED=0 would otherwise send the key to whoever answers (P5).
    (keepAlive) => new Agent({ keepAlive, rejectUnauthorized: true, ...(proxyEnv === undefined ? {} : { proxyEnv }) }));
    return { secure: true, open: (options, effect) => request({ ...options, agent: agents(effect) }) };
}
function perEffect(build) {
    let kept;
    let fresh;
    return (effect) => (effect === 'none' ? (kept ??= build(true)) : (fresh ??= build(false)));
}
/** The proxy settings for the agent, or nothing without a proxy. The message never repeats the URL: it may hold a password. */
function proxyFor(env) {
    const proxy = env.https_proxy || env.HTTPS_PROXY;
    if (proxy === undefined || proxy === '')
        return undefined;
    if (!isProxyUrl(proxy)) {
        throw new HttpFault('proxy', 'no', 'HTTPS_PROXY is not the URL of a proxy: write http://<host>:<port>.');
    }
    if (!agentKnowsProxies()) {
        const message = `HTTPS_PROXY is set, but Node ${process.versions.node} cannot use it: run under Node 24.5 or newer.`;
        throw new HttpFault('proxy', 'no', message);
    }
    return { https_proxy: proxy, no_proxy: env.no_proxy || env.NO_PROXY };
}
function isProxyUrl(text) {
    const url = URL.parse(text);
    // Node takes other schemes, socks5 among them, for no proxy at all and would go out directly.
    return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}
/** Asks the agent itself: one that knows the option reads this property at once, an older one never does. */
function agentKnowsProxies() {
    let asked = false;
    const { Agent } = nodeHttps();
    const proxyEnv = {
        get https_proxy() {
            asked = true;
            return '';
        },
    };
    new Agent({ proxyEnv }).destroy();
    return asked;
}
/**
 * Calls `ready` when the first byte of a request may be written: connected, and for https also trusted. Until then
 * nothing was sent, which is what makes a fault before this moment certain not to have run (P16).
 */
function whenReady(socket, secure, ready) {
    if (secure) {
        if ('authorized' in socket && socket.authorized === true)
            ready();
        else
            socket.once('secureConnect', ready);
    }
    else if (socket.connecting)
        socket.once('connect', ready);
    else
        ready();
}

;// CONCATENATED MODULE: ./packages/http/lib/http-date.js
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// RFC 9110, 5.6.7: the form in use, and two old ones that a recipient must still read.
const FIXDATE = /^[A-Z][a-z]{2}, (?<d>\d{2}) (?<m>[A-Z][a-z]{2}) (?<y>\d{4}) (?<t>\d{2}:\d{2}:\d{2}) GMT$/;
const RFC850 = /^[A-Z][a-z]{5,8}, (?<d>\d{2})-(?<m>[A-Z][a-z]{2})-(?<y>\d{2}) (?<t>\d{2}:\d{2}:\d{2}) GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} (?<m>[A-Z][a-z]{2}) (?<d>[\d ]\d) (?<t>\d{2}:\d{2}:\d{2}) (?<y>\d{4})$/;
/** Reads an HTTP-date in any of its three forms; `undefined` for everything else, as `Date.parse` guesses too much. */
function parseHttpDate(text) {
    const parts = (FIXDATE.exec(text) ?? RFC850.exec(text) ?? ASCTIME.exec(text))?.groups;
    if (parts === undefined)
        return undefined;
    const { d = '', m = '', y = '', t = '' } = parts;
    const month = MONTHS.findIndex((name) => name === m);
    if (month < 0)
        return undefined;
    const [hours = 0, minutes = 0, seconds = 0] = t.split(':').map(Number);
    if (hours > 23 || minutes > 59 || seconds > 60)
        return undefined;
    const day = Number(d);
    const year = y.length === 2 ? 2000 + Number(y) : Number(y);
    const date = new Date(Date.UTC(year, month, day, hours, minutes, seconds));
    return date.getUTCDate() === day || seconds === 60 ? date : undefined;
}

;// CONCATENATED MODULE: ./packages/http/lib/attempt.js



/** Sends the request once and reads the whole answer. Throws an {@link HttpFault} that says whether a byte was sent. */
function attempt(request, url, connection, limits) {
    const { promise, resolve, reject } = Promise.withResolvers();
    let outgoing;
    let sent = false;
    let settled = false;
    let head;
    const settle = () => {
        if (settled)
            return false;
        settled = true;
        clearTimeout(timer);
        return true;
    };
    const fail = (code, message, cause) => {
        if (!settle())
            return;
        reject(new HttpFault(code, sent ? 'maybe' : 'no', `${request.name}: ${message}`, { cause, head }));
        outgoing?.destroy();
    };
    const timer = setTimeout(() => {
        fail(limits.deadlineCode, `no whole answer within ${limits.deadlineMs} ms`);
    }, limits.deadlineMs);
    try {
        outgoing = connection.open(requestOptions(request, url, limits.userAgent), request.effect);
    }
    catch (cause) {
        fail('invalid-request', 'the request has a method, path or header that HTTP does not allow', cause);
        return promise;
    }
    const opened = outgoing;
    opened.on('error', (cause) => fail(faultCode(cause, sent, connection.secure), plainReason(cause), cause));
    opened.on('socket', (socket) => {
        whenReady(socket, connection.secure, () => {
            if (settled)
                return;
            sent = true;
            opened.end(request.body);
        });
    });
    opened.on('upgrade', (_incoming, socket) => {
        socket.destroy();
        fail('protocol', 'the server switched to another protocol, which nobody asked for');
    });
    opened.on('response', (incoming) => {
        head = readHead(incoming);
        readBody(incoming, limits.maxBodyBytes, fail, (text) => {
            if (head !== undefined && settle())
                resolve({ ...head, text, url: url.href, attempts: 1 });
        });
    });
    return promise;
}
function requestOptions(request, url, userAgent) {
    const headers = [];
    for (const [name, value] of Object.entries(request.headers))
        headers.push([name.toLowerCase(), value]);
    return {
        method: request.method,
        // An IPv6 address stands in brackets in a URL and without them in a look-up.
        hostname: url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname,
        port: url.port === '' ? undefined : Number(url.port),
        path: url.pathname + url.search,
        // Identity: a small compressed answer could unfold to gigabytes (P9).
        headers: { 'user-agent': userAgent, ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
    };
}
function readHead(incoming) {
    const headers = [];
    for (const [name, value] of Object.entries(incoming.headers)) {
        if (value !== undefined)
            headers.push([name, Array.isArray(value) ? value.join(', ') : value]);
    }
    // `fromEntries` defines a header called __proto__ as a plain property.
    const head = { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers) };
    const date = parseHttpDate(incoming.headers.date ?? '');
    return date === undefined ? head : { ...head, date };
}
function readBody(incoming, maxBytes, fail, done) {
    const encoding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    if (encoding !== 'identity' && encoding !== '') {
        fail('decode', 'the answer is compressed although an uncompressed one was asked for');
        return;
    }
    const tooLarge = () => fail('too-large', `the answer is larger than ${maxBytes} bytes`);
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
        tooLarge();
        return;
    }
    const chunks = [];
    let size = 0;
    incoming.on('data', (chunk) => {
        size += chunk.length;
        if (size > maxBytes)
            tooLarge();
        else
            chunks.push(chunk);
    });
    incoming.on('error', (cause) => fail(faultCode(cause, true, false), plainReason(cause), cause));
    incoming.on('end', () => {
        if (incoming.complete)
            done(Buffer.concat(chunks).toString('utf8'));
        else
            fail('reset', 'the connection ended before the answer did');
    });
    incoming.on('close', () => fail('reset', 'the connection ended before the answer did'));
}
// Not `instanceof Error`: an error of Node's core may come from another realm.
function codeOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return typeof code === 'string' ? code : '';
}
const NO_CONNECTION = new Set([
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENETDOWN',
    'EADDRNOTAVAIL',
    'EACCES',
    'EPERM',
]);
function faultCode(error, sent, secure) {
    const code = codeOf(error);
    if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
        return 'too-large';
    if (code.startsWith('HPE_'))
        return 'protocol';
    if (sent)
        return 'reset';
    if (code.startsWith('ERR_PROXY'))
        return 'proxy';
    if (code === 'ENOTFOUND' || code.startsWith('EAI_'))
        return 'dns';
    if (NO_CONNECTION.has(code))
        return 'refused';
    if (code === 'ETIMEDOUT')
        return 'timeout';
    return secure ? 'tls' : 'reset';
}
function plainReason(error) {
    const code = codeOf(error);
    return code === '' ? 'the connection failed' : `the connection failed (${code})`;
}

;// CONCATENATED MODULE: ./packages/http/lib/retry-rule.js

/** Faults that come back the same however often one asks, or after which nothing may be asked. */
const FINAL_FAULTS = new Set(['invalid-request', 'too-large', 'decode', 'budget', 'bad-redirect']);
/**
 * The one retry rule (P16). A request of effect `once` is repeated only where it certainly did not run: no byte of it
 * was sent, or the server refused it for its rate (429, or what the caller calls a rate limit). 408, 425, 5xx, a
 * time-out and a reset leave that open, so only a request of effect `none` is repeated after them.
 */
function retryVerdict(request, attempted) {
    const head = attempted.kind === 'response' ? attempted.response : attempted.fault.head;
    if (head?.status === 429)
        return 'rate-limited';
    if (attempted.kind === 'response') {
        if (request.rateLimited?.(attempted.response) === true)
            return 'rate-limited';
        const { status } = attempted.response;
        const passing = status === 408 || status === 425 || status >= 500;
        return passing && request.effect === 'none' ? 'back-off' : 'done';
    }
    const { fault } = attempted;
    if (FINAL_FAULTS.has(fault.code))
        return 'done';
    return request.effect === 'none' || fault.ran === 'no' ? 'back-off' : 'done';
}
/** GitHub's rate limits: 429, and 403 with `retry-after` or with nothing left of the quota. */
function isGitHubRateLimit(response) {
    if (response.status === 429)
        return true;
    const { headers } = response;
    return response.status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0');
}
const BASE_MS = 250;
const CAP_MS = 8_000;
/** Capped exponential back-off with full jitter, in milliseconds: a random part of 250, 500, 1000 … 8000. */
function backOffMs(attempts, random) {
    return Math.min(CAP_MS, BASE_MS * 2 ** Math.min(attempts - 1, 16)) * random();
}
/**
 * How long the server asked us to wait, in milliseconds; `undefined` where it said nothing readable. Seconds or an
 * HTTP-date, which is compared with the server's own clock; else the moment at which GitHub's quota is filled again.
 */
function askedWaitMs(head, now) {
    const { headers } = head;
    const retryAfter = headers['retry-after']?.trim();
    const here = head.date?.getTime() ?? now;
    if (retryAfter !== undefined) {
        if (/^\d+$/.test(retryAfter))
            return Number(retryAfter) * 1000;
        const date = parseHttpDate(retryAfter);
        return date === undefined ? undefined : Math.max(0, date.getTime() - here);
    }
    const reset = headers['x-ratelimit-remaining'] === '0' ? headers['x-ratelimit-reset'] : undefined;
    return reset !== undefined && /^\d{1,15}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - here) : undefined;
}

;// CONCATENATED MODULE: ./packages/http/lib/create-http.js





const DEFAULT_HTTP_LIMITS = {
    attemptMs: 30_000,
    totalMs: 90_000,
    maxBodyBytes: 10 * 1024 * 1024,
    maxAttempts: 4,
    maxRetryAfterMs: 60_000,
};
/** With less time left than this, in milliseconds, another attempt is not worth beginning. */
const SHORTEST_ATTEMPT_MS = 20;
/**
 * The one HTTP function with the one retry rule (house style 6; P5, P9, P16): https only, no redirect followed, a limit
 * for each attempt, for the whole and for the body. It never throws for a status; it throws {@link HttpFault} alone.
 */
function createHttp(options) {
    const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
    const connectionFor = createConnections(options.env ?? {});
    const tryOnce = async (request, url, left) => {
        try {
            const response = await attempt(request, url, connectionFor(url.protocol === 'https:'), {
                deadlineMs: Math.ceil(Math.min(limits.attemptMs, left)),
                deadlineCode: left < limits.attemptMs ? 'budget' : 'timeout',
                maxBodyBytes: limits.maxBodyBytes,
                userAgent: options.userAgent,
            });
            return { kind: 'response', response };
        }
        catch (error) {
            if (error instanceof HttpFault)
                return { kind: 'fault', fault: error };
            throw error;
        }
    };
    return async (request) => {
        const url = allowedUrl(request, options.allowLoopbackHttp === true);
        const end = options.now() + limits.totalMs;
        for (let attempts = 1;; attempts += 1) {
            const attempted = await tryOnce(request, url, end - options.now());
            const left = end - options.now();
            const waitMs = attempts < limits.maxAttempts ? waitBefore(request, attempted, attempts, left) : undefined;
            if (waitMs === undefined)
                return finish(attempted, attempts);
            options.onRetry?.({ name: request.name, attempts, waitMs, why: whyRetried(attempted) });
            await options.sleep(waitMs);
            if (end - options.now() < SHORTEST_ATTEMPT_MS)
                return finish(attempted, attempts);
        }
    };
    /** Milliseconds to wait before the next attempt, or nothing where there must be none. */
    function waitBefore(request, last, attempts, left) {
        const verdict = retryVerdict(request, last);
        if (verdict === 'done' || left < 2 * SHORTEST_ATTEMPT_MS)
            return undefined;
        const head = last.kind === 'response' ? last.response : last.fault.head;
        const asked = head === undefined ? undefined : askedWaitMs(head, options.now());
        if (asked !== undefined) {
            const within = asked <= limits.maxRetryAfterMs && asked <= left - SHORTEST_ATTEMPT_MS;
            return within ? asked : undefined;
        }
        // A long back-off near the end is cut so that an attempt still fits behind it.
        return Math.min(backOffMs(attempts, options.random), left / 2);
    }
}
function finish(attempted, attempts) {
    if (attempted.kind === 'fault')
        throw attempted.fault.after(attempts);
    return { ...attempted.response, attempts };
}
function whyRetried(attempted) {
    return attempted.kind === 'response' ? `status ${attempted.response.status}` : attempted.fault.code;
}
function allowedUrl(request, allowLoopbackHttp) {
    const refuse = (why) => new HttpFault('invalid-request', 'no', `${request.name}: ${why}`);
    const url = URL.parse(request.url);
    if (url === null)
        throw refuse('the address is not a URL');
    if (url.username !== '' || url.password !== '')
        throw refuse('the address holds a user name or password');
    if (url.protocol === 'https:')
        return url;
    if (url.protocol !== 'http:')
        throw refuse('the address must begin with https://');
    if (allowLoopbackHttp && isLoopback(url.hostname))
        return url;
    throw refuse('the address must begin with https://; plain http is for loopback, where it was allowed');
}

;// CONCATENATED MODULE: ./packages/http/lib/fetch-adapter.js

/** GET, HEAD and OPTIONS change nothing (RFC 9110, 9.2.1); everything else is sent at most once. */
function effectOfMethod(method) {
    return ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase()) ? 'none' : 'once';
}
/**
 * Gives our HTTP function the shape of `fetch`, as far as Octokit uses it, so that every call obeys the one retry rule.
 * `effect` is fixed, or told by the call (a GraphQL query is a POST that changes nothing). A fault comes out of Octokit
 * as the cause of its `RequestError`: see `httpFaultIn`. Redirects are not followed (P5); as Octokit would take a 301 for
 * a success, they throw `bad-redirect`.
 */
function toFetch(http, effect, options = {}) {
    return async (url, init = {}) => {
        const method = init.method ?? 'GET';
        const body = bodyText(init.body);
        if (init.signal !== undefined && init.signal !== null) {
            throw new TypeError('An abort signal is not supported: the limits given to createHttp end a request.');
        }
        const request = {
            method,
            url,
            headers: init.headers ?? {},
            effect: typeof effect === 'function' ? effect(method, url, body) : effect,
            name: options.name?.(method, url) ?? `${method} ${URL.parse(url)?.pathname ?? 'a bad URL'}`,
            ...(body === undefined ? {} : { body }),
            ...(options.rateLimited === undefined ? {} : { rateLimited: options.rateLimited }),
        };
        const response = await http(request);
        if (response.status >= 300 && response.status < 400 && response.status !== 304)
            throw redirected(request, response);
        return fetchResponse(response);
    };
}
function bodyText(body) {
    if (body === undefined || body === null || typeof body === 'string')
        return body ?? undefined;
    throw new TypeError('Only text can be sent as a body.');
}
function redirected(request, response) {
    const message = `${request.name}: answered with a redirect (status ${response.status}), which is not followed: what it names may have been renamed or moved`;
    return new HttpFault('bad-redirect', 'maybe', message, { head: response, attempts: response.attempts });
}
function fetchResponse(response) {
    const { headers, text } = response;
    return {
        status: response.status,
        ok: response.status >= 200 && response.status < 300,
        statusText: '',
        url: response.url,
        headers: {
            get: (name) => (Object.hasOwn(headers, name.toLowerCase()) ? (headers[name.toLowerCase()] ?? null) : null),
            [Symbol.iterator]: () => Object.entries(headers)[Symbol.iterator](),
        },
        text: () => Promise.resolve(text),
        json: () => Promise.resolve().then(() => JSON.parse(text)),
        arrayBuffer: () => {
            const bytes = Buffer.from(text, 'utf8');
            const copy = new ArrayBuffer(bytes.byteLength);
            new Uint8Array(copy).set(bytes);
            return Promise.resolve(copy);
        },
    };
}

;// CONCATENATED MODULE: ./packages/http/lib/index.js








/***/ })

};
