export const id = 896;
export const ids = [896];
export const modules = {

/***/ 4896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEvent: () => (/* binding */ readEvent)
/* harmony export */ });
/* unused harmony export isOurLabel */
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);

/**
 * Turns the event file into a trigger, or into the reason why it is none of ours. Ends with `payload-invalid` when a field that the
 * trigger needs is missing, and with `payload-too-large` above 65,535 bytes of text. Loads nothing: most runs end here.
 */
async function readEvent(name, payload, inputs) {
    const event = new Fields(payload, 'event');
    if (inputs.findingId !== undefined)
        return direct(name, event, inputs, inputs.findingId);
    switch (name) {
        case 'issues':
            return labelled(event);
        case 'issue_comment':
            return commented(event);
        case 'repository_dispatch':
            return dispatched(event);
        case 'workflow_dispatch':
            return ticket(event);
        default:
            return notForUs('not-our-event', name);
    }
}
function labelled(event) {
    const action = event.text('action');
    if (action !== 'labeled')
        return notForUs('not-our-event', `issues ${action}`);
    const label = event.at('label').text('name');
    if (!isOurLabel(label))
        return notForUs('not-our-label', label.slice(0, 100));
    const issue = event.at('issue');
    if (issue.has('pull_request'))
        return notForUs('is-pull-request', `#${issue.count('number')}`);
    return trigger({
        kind: 'label',
        issue: readIssue(issue),
        label: label.toLowerCase(),
        actor: readActor(event),
        at: issue.time('updated_at'),
    });
}
/** GitHub's labels differ by more than case, and its own expressions compare without case. */
function isOurLabel(label) {
    return [_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .LABEL_READY */ .zX, _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .LABEL_REMEDIATE */ ._h].some((ours) => ours === label.toLowerCase());
}
async function commented(event) {
    const action = event.text('action');
    // An edit could put a command into a comment that somebody else has already read and answered (D11).
    if (action !== 'created')
        return notForUs('not-our-event', `issue_comment ${action}`);
    const comment = event.at('comment');
    // Only comments need it, and every other event starts without it.
    const { readCommand } = await __webpack_require__.e(/* import() */ 295).then(__webpack_require__.bind(__webpack_require__, 3295));
    const parsed = readCommand(limited(comment.text('body'), 'comment.body'));
    if (parsed.kind !== 'command')
        return notForUs('no-command', NO_COMMAND[parsed.why]);
    const issue = event.at('issue');
    if (issue.has('pull_request'))
        return notForUs('is-pull-request', `#${issue.count('number')}`);
    const actor = readActor(event);
    const author = comment.at('user').text('login');
    if (author !== actor.login)
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('payload-invalid', `comment.user (${author}) is not the sender (${actor.login})`);
    return trigger({
        kind: 'comment',
        issue: readIssue(issue),
        command: parsed.command,
        actor,
        at: comment.time('created_at'),
    });
}
const NO_COMMAND = {
    absent: 'no line begins with a command',
    arguments: 'words stand behind the command; it must be alone on its line',
    unknown: 'an unknown command',
    'not-prose': 'the command stands in code, a quote or an HTML comment',
    several: 'several different commands',
};
function dispatched(event) {
    // For repository_dispatch, `action` carries the event_type (facts: GitHub's webhook payload).
    const type = event.text('action');
    if (type !== _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .DISPATCH_EVENT_TYPE */ .X3)
        return notForUs('not-our-event', `repository_dispatch ${type.slice(0, 100)}`);
    const payload = event.at('client_payload');
    const findingId = payload.filled('finding_id');
    const description = limited(payload.filled('description'), 'client_payload.description');
    return trigger({ kind: 'dispatch', findingId, description, actor: readActor(event) });
}
function ticket(event) {
    const inputs = event.at('inputs');
    const ticketKey = inputs.filled('ticket_key');
    const brief = limited(inputs.filled('brief'), 'inputs.brief');
    return trigger({ kind: 'ticket', ticketKey, brief, actor: readActor(event), ref: event.text('ref') });
}
function direct(name, event, inputs, findingId) {
    const description = limited(inputs.description ?? '', 'input `description`');
    if (description === '')
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('input-missing', 'input `description`: a direct call needs it beside `finding-id`');
    const facts = {
        findingId,
        title: inputs.findingTitle ?? '',
        description,
        ref: event.has('ref') ? event.text('ref') : '',
    };
    if (name === 'schedule')
        return trigger({ kind: 'schedule', ...facts, actor: undefined });
    return trigger({ kind: 'direct', ...facts, actor: readActor(event) });
}
function trigger(found) {
    return { kind: 'trigger', trigger: found };
}
function notForUs(reason, seen) {
    return { kind: 'not-for-us', reason, seen };
}
function readIssue(issue) {
    return {
        number: issue.count('number'),
        title: limited(issue.text('title'), 'issue.title'),
        // GitHub sends null for an issue without a text.
        body: limited(issue.textOr('body', ''), 'issue.body'),
        author: issue.has('user') ? issue.at('user').text('login') : undefined,
        labels: issue.list('labels').map((label) => label.text('name')),
    };
}
function readActor(event) {
    const sender = event.at('sender');
    return { login: sender.text('login'), id: sender.count('id'), type: sender.text('type') };
}
function limited(text, what) {
    const bytes = Buffer.byteLength(text);
    if (bytes > _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PAYLOAD_TEXT_BYTES */ .Qu)
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('payload-too-large', `${what} has ${bytes} bytes; ${_agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PAYLOAD_TEXT_BYTES */ .Qu} are read`);
    return text;
}
/** Typed access to an unchecked object; what is missing or of another type ends with the field's full name. */
class Fields {
    #value;
    #path;
    constructor(value, path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('payload-invalid', `${path} is missing or not an object`);
        this.#value = value;
        this.#path = path;
    }
    has(key) {
        return this.#get(key) !== undefined && this.#get(key) !== null;
    }
    at(key) {
        return new Fields(this.#get(key), `${this.#path}.${key}`);
    }
    text(key) {
        const value = this.#get(key);
        return typeof value === 'string' ? value : this.#fail(key, 'a text');
    }
    textOr(key, otherwise) {
        return this.has(key) ? this.text(key) : otherwise;
    }
    filled(key) {
        const value = this.text(key);
        return value.trim() === '' ? this.#fail(key, 'a text that is not empty') : value;
    }
    count(key) {
        const value = this.#get(key);
        return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
            ? value
            : this.#fail(key, 'a whole number above 0');
    }
    time(key) {
        const time = new Date(this.text(key));
        return Number.isNaN(time.getTime()) ? this.#fail(key, 'a time') : time;
    }
    list(key) {
        const value = this.#get(key);
        if (!Array.isArray(value))
            return this.#fail(key, 'a list');
        return value.map((item, index) => new Fields(item, `${this.#path}.${key}[${index}]`));
    }
    #get(key) {
        return Object.hasOwn(this.#value, key) ? this.#value[key] : undefined;
    }
    #fail(key, wanted) {
        throw new _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__/* .Ending */ ._n('payload-invalid', `${this.#path}.${key} is missing or not ${wanted}`);
    }
}


/***/ })

};
