export const id = 150;
export const ids = [150];
export const modules = {

/***/ 8150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  claimStep: () => (/* binding */ claimStep)
});

// EXTERNAL MODULE: ./packages/action-kit/lib/index.js + 3 modules
var lib = __webpack_require__(7003);
// EXTERNAL MODULE: ./packages/agent-batch/lib/limits.js
var limits = __webpack_require__(2292);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var conventions_lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/github/lib/index.js + 6 modules
var github_lib = __webpack_require__(7702);
// EXTERNAL MODULE: ./packages/remediation/lib/index.js + 32 modules
var remediation_lib = __webpack_require__(9277);
// EXTERNAL MODULE: ./packages/findings/lib/sources/index.js + 9 modules
var sources = __webpack_require__(7049);
// EXTERNAL MODULE: ./packages/findings/lib/finding.js
var finding = __webpack_require__(45);
// EXTERNAL MODULE: ./packages/findings/lib/words.js
var words = __webpack_require__(9689);
;// CONCATENATED MODULE: ./packages/findings/lib/order/cluster.js
/** Several findings that one change fixes can be one finding (opt-in: one finding is one pull request, seed 8). */


/** Members of one cluster; more make another one. A reviewer has to check each of them. */
const MAX_MEMBERS = 50;
/**
 * Each cluster takes the id of its gravest, then oldest member, so that switching clusters on or off invents no id and orphans no claim; the
 * members stay findings of their own, to be claimed and verified one by one (D2). Keeps the order of the first members.
 */
function cluster(findings, rules) {
    const groups = new Map();
    const order = [];
    for (const finding of findings) {
        const key = keyOf(finding, rules);
        const open = key === undefined ? undefined : groups.get(key);
        if (open !== undefined && open.length < MAX_MEMBERS) {
            open.push(finding);
            continue;
        }
        const group = [finding];
        order.push(group);
        if (key !== undefined)
            groups.set(key, group);
    }
    return order.map(clustered);
}
function keyOf(finding, rules) {
    const { repository, package: affected, rule, place, kind } = finding;
    if (rules.package === true && affected !== undefined)
        return JSON.stringify([repository.id, 'package', affected.ecosystem, affected.name, affected.manifest]);
    if (rules.ruleAndFile === true && kind === 'code' && rule !== undefined && place !== undefined)
        return JSON.stringify([repository.id, 'rule', rule.tool, rule.id, place.path]);
    return undefined;
}
function clustered(group) {
    const members = [...group].sort((a, b) => gravity(a) - gravity(b) || age(a) - age(b) || (a.id < b.id ? -1 : Number(a.id > b.id)));
    const [head] = members;
    if (head === undefined)
        throw new RangeError('a cluster without a finding');
    if (members.length === 1)
        return head;
    const fix = fixOf(members);
    const artifacts = (0,words/* artifactsOf */.Ns)(members.flatMap((member) => member.artifacts ?? []));
    return {
        ...head,
        title: (0,words/* titleOf */.Gg)(`${members.length} findings, one change: ${subjectOf(head)}`),
        explanation: (0,words/* explanationOf */.pg)(listOf(members), head.explanation),
        location: (0,words/* attribute */.lt)([...new Set(members.flatMap(({ location }) => location ?? []))].join(', ')) ?? subjectOf(head),
        ...(fix === undefined ? {} : { suggestedFix: fix }),
        ...(artifacts === undefined ? {} : { artifacts }),
        signals: signalsOf(members),
        members,
    };
}
function gravity({ severity }) {
    return severity === undefined ? finding/* SEVERITIES */.oC.length : finding/* SEVERITIES */.oC.indexOf(severity);
}
function age({ openedAt }) {
    return openedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
function subjectOf({ package: affected, rule, place, title }) {
    if (affected !== undefined)
        return `${affected.name} in ${affected.manifest}`;
    return place === undefined ? title : `${rule?.id ?? title} in ${place.path}`;
}
/** Every member is named in the brief: the pull request has to fix all of them. */
function listOf(members) {
    const lines = members.map(({ id, severity, title, location }) => {
        const where = location === undefined ? '' : `, ${location}`;
        return `- ${id} (${severity ?? 'no severity stated'}): ${title}${where}`;
    });
    return `All of these are to be fixed by one change:\n${lines.join('\n')}`;
}
function fixOf(members) {
    const [head] = members;
    if (head?.package === undefined)
        return head?.suggestedFix;
    const fixed = [...new Set(members.flatMap((member) => member.package?.fixed ?? []))];
    if (fixed.length === 0)
        return undefined;
    // Versions are not compared: each ecosystem orders them by rules of its own.
    const goal = fixed.length === 1 ? `${fixed[0]} or later` : `a version that is at least each of ${fixed.join(', ')}`;
    const open = members.filter((member) => member.package?.fixed === undefined).map(({ id }) => id);
    const rest = open.length === 0 ? '' : ` There is no fixed version yet for ${open.join(', ')}.`;
    return (0,words/* attribute */.lt)(`Update ${head.package.name} to ${goal}.${rest}`);
}
function signalsOf(members) {
    const all = members.map(({ signals }) => signals);
    const epss = all.flatMap((signals) => signals.epss ?? []);
    const exploitable = worst(all.map(({ isExploitable }) => isExploitable));
    const reachable = worst(all.map(({ isReachable }) => isReachable));
    return {
        ...(exploitable === undefined ? {} : { isExploitable: exploitable }),
        ...(epss.length === 0 ? {} : { epss: Math.max(...epss) }),
        ...(reachable === undefined ? {} : { isReachable: reachable }),
        ...(all.every(({ isDevelopment }) => isDevelopment === true) ? { isDevelopment: true } : {}),
    };
}
/** True where one member is; false only where all are known to be. */
function worst(answers) {
    if (answers.includes(true))
        return true;
    return answers.every((answer) => answer === false) ? false : undefined;
}

;// CONCATENATED MODULE: ./packages/findings/lib/order/merge.js
/** Whose id and words stay: what GitHub numbers is stable, what a file says is not. */
const PRECEDENCE = [
    'code-scanning',
    'dependabot',
    'secret-scanning',
    'issues',
    'list',
    'sarif',
    'coverage',
];
/** Keeps the order of the first finding of each group. */
function mergeSame(all) {
    const findings = groupBy(all, ({ repository, id }) => `${repository.id} ${id}`).map(joined);
    const links = new Links(findings.length);
    for (const indices of byMark(findings)) {
        // Two of one origin on one mark: nothing tells which of them the other source means.
        if (indices.length > 1 && hasOneEach(indices, findings))
            for (const index of indices)
                links.join(indices[0] ?? index, index);
    }
    const ambiguous = [];
    const merged = links.groups().flatMap((indices) => {
        const group = indices.flatMap((index) => findings[index] ?? []);
        if (hasOneEach(indices, findings))
            return [joined(group)];
        ambiguous.push(group.map(({ id }) => id));
        return group;
    });
    return { findings: merged, ambiguous };
}
function byMark(findings) {
    const marks = new Map();
    for (const [index, { repository, marks: own }] of findings.entries()) {
        for (const mark of new Set(own)) {
            const key = `${repository.id} ${mark}`;
            const known = marks.get(key);
            if (known === undefined)
                marks.set(key, [index]);
            else
                known.push(index);
        }
    }
    return [...marks.values()];
}
function hasOneEach(indices, findings) {
    const origins = indices.map((index) => `${findings[index]?.source} ${findings[index]?.rule?.tool}`);
    return new Set(origins).size === origins.length;
}
/** Union of sets of indices. */
class Links {
    #parent;
    constructor(size) {
        this.#parent = Array.from({ length: size }, (_, index) => index);
    }
    #root(index) {
        let at = index;
        for (let up = this.#parent[at] ?? at; up !== at; up = this.#parent[at] ?? at) {
            this.#parent[at] = this.#parent[up] ?? up;
            at = up;
        }
        return at;
    }
    join(a, b) {
        const [first, second] = [this.#root(a), this.#root(b)];
        this.#parent[Math.max(first, second)] = Math.min(first, second);
    }
    groups() {
        return groupBy([...this.#parent.keys()], (index) => String(this.#root(index)));
    }
}
function groupBy(entries, key) {
    const groups = new Map();
    for (const entry of entries) {
        const known = groups.get(key(entry));
        if (known === undefined)
            groups.set(key(entry), [entry]);
        else
            known.push(entry);
    }
    return [...groups.values()];
}
/** The seed's attributes that another source may add where the first has none. */
const ATTRIBUTES = [
    'severity',
    'location',
    'reachablePath',
    'exploitability',
    'confidence',
    'validationResult',
    'suggestedFix',
];
function joined(group) {
    const [first, ...others] = [...group].sort((a, b) => PRECEDENCE.indexOf(a.source) - PRECEDENCE.indexOf(b.source));
    if (first === undefined)
        throw new RangeError('a group without a finding');
    if (others.length === 0)
        return first;
    const absent = ATTRIBUTES.filter((key) => first[key] === undefined);
    const added = absent.flatMap((key) => {
        const value = others.find((other) => other[key] !== undefined)?.[key];
        return value === undefined ? [] : [[key, value]];
    });
    const opened = group.flatMap(({ openedAt }) => openedAt ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
    const artifacts = [...new Set(group.flatMap((finding) => finding.artifacts ?? []))];
    const aliases = new Set(group.flatMap((finding) => [finding.id, ...finding.aliases]));
    aliases.delete(first.id);
    return {
        ...first,
        ...Object.fromEntries(added),
        ...(opened === undefined ? {} : { openedAt: opened }),
        ...(artifacts.length === 0 ? {} : { artifacts }),
        aliases: [...aliases],
        marks: [...new Set(group.flatMap(({ marks }) => marks))],
        signals: Object.assign({}, ...[...others].reverse().map(({ signals }) => signals), first.signals),
    };
}

;// CONCATENATED MODULE: ./packages/findings/lib/order/rank.js
/** Critical and high: CISA BOD 19-02 (15 and 30 days). The others are ours. */
const DEFAULT_DEADLINES = { critical: 15, high: 30, medium: 90, low: 180 };
/** What each fact counts. One step of severity is 10: what follows moves a finding by one step or two, and the reasons say so. */
const POINTS = {
    severity: { critical: 40, high: 30, medium: 20, low: 10, info: 0 },
    exploitable: 12,
    harmless: -12,
    /** From this EPSS on, highest first. */
    epss: [
        [0.5, 10],
        [0.1, 6],
        [0.01, 2],
    ],
    reachable: 6,
    unreachable: -8,
    development: -6,
    /** Grows from 0 on the day it was opened to this on the last day of its deadline. */
    ageing: 8,
    /** In addition, once the deadline is over. */
    overdue: 4,
    /** Two for each doubling of the portfolios that depend on this one, up to this. */
    dependents: 6,
    criticalAssets: 2,
};
/** Highest first. Ties: the older one, then by repository and id, so that two runs give the same order. */
function rank(findings, facts) {
    return findings.map((finding) => judged(finding, facts)).sort(compare);
}
function compare(a, b) {
    const age = (ranked) => ranked.finding.openedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
    const name = ({ finding }) => `${finding.repository.name} ${finding.id}`;
    return b.points - a.points || age(a) - age(b) || (name(a) < name(b) ? -1 : Number(name(a) > name(b)));
}
function judged(finding, facts) {
    const reasons = [
        severityReason(finding),
        ...exploitReasons(finding),
        ...reachReasons(finding),
        ...ageReasons(finding, facts),
        ...blastReasons(finding, facts),
    ];
    return {
        finding,
        points: reasons.reduce((sum, [points]) => sum + points, 0),
        reasons: reasons.map(([points, says]) => `${says} (${points < 0 ? points : `+${points}`})`),
    };
}
function severityReason({ severity }) {
    return severity === undefined ? [0, 'no severity stated'] : [POINTS.severity[severity], `severity ${severity}`];
}
function exploitReasons({ signals: { isExploitable, epss } }) {
    if (isExploitable === true)
        return [[POINTS.exploitable, 'known to be exploitable']];
    if (isExploitable === false)
        return [[POINTS.harmless, 'no longer exploitable']];
    const step = POINTS.epss.find(([floor]) => (epss ?? 0) >= floor);
    return step === undefined ? [] : [[step[1], `chance of being exploited ${epss} (EPSS)`]];
}
function reachReasons({ signals: { isReachable, isDevelopment } }) {
    return [
        ...(isReachable === true ? [[POINTS.reachable, 'the weak code is reached']] : []),
        ...(isReachable === false ? [[POINTS.unreachable, 'the weak code is not reached']] : []),
        ...(isDevelopment === true ? [[POINTS.development, 'it does not ship']] : []),
    ];
}
const DAY = 86_400_000;
function ageReasons({ severity, openedAt }, { now, deadlines = DEFAULT_DEADLINES }) {
    const deadline = severity === undefined ? undefined : deadlines[severity];
    if (openedAt === undefined || deadline === undefined)
        return [];
    const days = Math.max(0, Math.floor((now.getTime() - openedAt.getTime()) / DAY));
    const aged = Math.floor(POINTS.ageing * Math.min(1, deadline === 0 ? 1 : days / deadline));
    const isOver = days > deadline;
    const says = isOver
        ? `open for ${days} days, ${days - deadline} over the deadline of ${deadline}`
        : `open for ${days} of ${deadline} days`;
    return [[aged + (isOver ? POINTS.overdue : 0), says]];
}
function blastReasons({ repository }, { blastRadius }) {
    const radius = blastRadius?.(repository.name);
    if (radius === undefined)
        return [];
    const { dependents, criticalAssets, portfolio } = radius;
    const points = Math.min(POINTS.dependents, Math.floor(2 * Math.log2(1 + dependents)));
    return [
        ...(points > 0 ? [[points, `${dependents} portfolios depend on ${portfolio}`]] : []),
        ...(criticalAssets > 0 ? [[POINTS.criticalAssets, `${portfolio} holds critical assets`]] : []),
    ];
}

;// CONCATENATED MODULE: ./packages/findings/lib/order/index.js
/** From what the sources gave to what is handed off first: the same finding once, clusters where wanted, and a ranking that says why. */




;// CONCATENATED MODULE: ./packages/sweep/lib/cron.js

const OFF = {
    disabled_inactivity: 'GitHub switched it off after 60 days without activity; enable it on the page of the workflow',
    disabled_manually: 'a person switched it off; enable it on the page of the workflow',
    disabled_fork: 'it is off in this fork; enable it on the page of the workflow',
    deleted: 'it was deleted',
};
/**
 * A workflow that GitHub has switched off cannot say so itself: another one's run does (D30). What cannot be looked up is said, and is no
 * reason to stop.
 */
async function checkWorkflows(github, repository, files) {
    return Promise.all(files.map((workflow) => checkOne(github, repository, workflow)));
}
async function checkOne(github, repository, workflow) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', {
            owner: repository.owner,
            repo: repository.name,
            workflow_id: workflow,
        });
        const state = (0,github_lib/* digText */.Ez)(data, 'state') ?? 'unknown';
        if (state === 'active')
            return { workflow, verdict: 'alive', says: 'enabled' };
        return { workflow, verdict: 'off', says: OFF[state] ?? `its state is ${state}` };
    }
    catch (error) {
        if (error instanceof github_lib/* GitHubFault */.Q4 && error.status === 404)
            return { workflow, verdict: 'off', says: 'there is no such workflow on the default branch' };
        const says = error instanceof github_lib/* GitHubFault */.Q4 && error.status === 403 ? 'the token needs `actions: read`' : String(error);
        return { workflow, verdict: 'not known', says };
    }
}

// EXTERNAL MODULE: ./packages/session-api/lib/index.js + 8 modules
var session_api_lib = __webpack_require__(7868);
;// CONCATENATED MODULE: ./packages/sweep/lib/govern/credits.js

/** Hours for which a session that stands still for lack of credits speaks for the whole organisation. */
const FRESH_HOURS = 24;
/**
 * The service tells of missing credits by suspending sessions, not by refusing them. Our newest session is asked, where there is one: it
 * would be no use to start another. `undefined`: nothing speaks against it, or it cannot be told.
 */
async function readCredits(sessions, open, now) {
    const newest = open
        .filter(({ state, session }) => state === 'created' && session?.id != null)
        .sort((a, b) => (a.claimedAt < b.claimedAt ? 1 : -1))[0];
    const id = newest?.session?.id;
    if (id == null)
        return undefined;
    const read = await sessions.get(id);
    if (read.kind !== 'found' || !(0,session_api_lib/* outOfCredits */.eS)(read.session))
        return undefined;
    const at = read.session.updatedAt;
    if (at !== undefined && now.getTime() / 1_000 - at > FRESH_HOURS * 3_600)
        return undefined;
    return `the session of ${newest?.findingId ?? 'the newest finding'} is suspended: ${read.session.statusDetail ?? 'no reason given'}`;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/govern/governors.js

/**
 * What holds the sweep back beside the limits that every hand-off obeys. Each is asked on the very snapshot on which the claim is
 * written (D4), so that any number of sweeps at once keep them together.
 */
function governorsOf({ sweep, limits }, repository, since) {
    return [
        (view, trace) => frozen(sweep, view.at, trace),
        (view, trace) => reviewBacklog(sweep.openPullRequests, view, trace),
        (view, trace) => mergePace(sweep.mergeFactor, limits.perRun, view, trace),
        (view, trace) => fuse(sweep.fuse, repository, view, trace, since),
    ];
}
function stop(trace, rule, reason, message, change) {
    trace.stop(rule, message, change);
    return { reason, message };
}
/** Days are counted in UTC, by GitHub's clock. */
function frozen(sweep, at, trace) {
    const rule = 'freeze';
    const today = at.toISOString().slice(0, 10);
    const span = sweep.freeze.find(({ from, until }) => from <= today && today <= until);
    if (span) {
        const why = span.reason === undefined ? '' : ` (${span.reason})`;
        return stop(trace, rule, 'frozen', `${span.from} to ${span.until}${why}`, 'change `sweep.freeze` in the settings');
    }
    const weekday = conventions_lib/* WEEKDAYS */.w4[at.getUTCDay()];
    if (weekday !== undefined && sweep.freezeWeekdays.includes(weekday))
        return stop(trace, rule, 'frozen', weekday, 'change `sweep.freeze-weekdays` in the settings');
    trace.pass(rule, `none on ${today}`);
    return undefined;
}
/** What people have not reviewed yet is not added to. */
function reviewBacklog(limit, { open }, trace) {
    const rule = 'pull requests that wait for a review';
    const waiting = [...open.values()].filter(({ state, pullRequest }) => state === 'created' && pullRequest !== null);
    const seen = `${waiting.length} of ${limit} ${rule}`;
    if (waiting.length >= limit)
        return stop(trace, rule, 'review-backlog', seen, 'review them, or raise `sweep.open-pull-requests` in the settings');
    trace.pass(rule, seen);
    return undefined;
}
const WEEK = 7 * 86_400_000;
/** Not more in work than people merge: the pace of the last week times the factor, and never less than one run's worth. */
function mergePace(factor, least, view, trace) {
    if (factor === undefined)
        return undefined;
    const rule = 'findings in work by the pace of merges';
    const merges = (view.merges ?? []).filter((time) => view.at.getTime() - Date.parse(time) < WEEK).length;
    const limit = Math.max(least, Math.floor(merges * factor));
    const inWork = [...view.open.values()].filter(({ state }) => state !== 'merged').length;
    const seen = `${inWork} of ${limit} (${merges} merges in 7 days, factor ${factor}, at least ${least})`;
    if (inWork >= limit)
        return stop(trace, rule, 'merge-pace', seen, 'review and merge, or change `sweep.merge-factor` in the settings');
    trace.pass(rule, seen);
    return undefined;
}
const governors_DAY = 86_400_000;
/** Hand-offs of one finding within two days that nothing but a loop explains. */
const SAME_FINDING = 3;
/**
 * The loop fuse: more hand-offs than any day should have, or one finding again and again. `since`: when a person closed the last incident;
 * what was before has been looked at.
 */
function fuse(limit, repository, view, trace, since) {
    const rule = 'loop fuse';
    const rows = [...view.yesterday, ...view.today].filter((row) => row.repository === repository && (since === undefined || Date.parse(row.at) > since.getTime()));
    const within = rows.filter(({ at }) => view.at.getTime() - Date.parse(at) < governors_DAY).length;
    const change = 'find the loop, then close the incident issue; `sweep.fuse` in the settings sets the number';
    if (within >= limit)
        return stop(trace, rule, 'loop-fuse', `${within} hand-offs of ${repository} within 24 hours; the fuse is ${limit}`, change);
    const counts = new Map();
    for (const { fingerprint } of rows)
        counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
    const most = Math.max(0, ...counts.values());
    if (most > SAME_FINDING)
        return stop(trace, rule, 'loop-fuse', `one finding of ${repository} was handed off ${most} times in two days`, change);
    trace.pass(rule, `${within} hand-offs of ${repository} within 24 hours; the fuse is ${limit}`);
    return undefined;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/pick/identity.js

/** Under which a finding is claimed (D2). */
function claimOf(finding, host) {
    return (0,conventions_lib/* fingerprint */.Rj)({ host, repositoryId: finding.repository.id, id: finding.id });
}
/** Every name under which the finding, or a member of its cluster, may have been claimed; its own first. */
function namesOf(finding, host) {
    const all = [finding, ...(finding.members ?? [])];
    const names = all.flatMap(({ id, aliases, repository }) => [id, ...aliases].map((name) => (0,conventions_lib/* fingerprint */.Rj)({ host, repositoryId: repository.id, id: name })));
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./packages/sweep/lib/hand/item.js

/** A finding of a source as what is handed off. Every text of it is data (P1). */
function itemOf(finding, host) {
    const members = finding.members?.filter(({ id }) => id !== finding.id) ?? [];
    const context = [
        { label: 'source', text: finding.source },
        ...(finding.page === undefined ? [] : [{ label: 'page', text: finding.page }]),
        ...(members.length === 0 ? [] : [{ label: 'fixed by the same change', text: members.map(inWords).join('\n') }]),
    ];
    return {
        finding,
        fingerprint: claimOf(finding, host),
        covers: namesOf(finding, host).slice(1),
        trigger: 'schedule',
        triggeredAt: undefined,
        authority: 'trigger',
        issue: finding.issue ?? null,
        ticketKey: undefined,
        context,
    };
}
function inWords({ id, title, location }) {
    return `${id}: ${title}${location === undefined ? '' : ` (${location})`}`;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/hand/loop.js





/** Endings that hold for every further finding as well: going on would only waste claims, which people would have to clear up. */
const ENDS_THE_RUN = [
    'halted',
    'cap-per-run',
    'cap-per-day',
    'cap-open',
    'cap-compute',
    'compute-unbounded',
    'frozen',
    'review-backlog',
    'merge-pace',
    'session-unauthorised',
    'session-forbidden',
    'session-out-of-credits',
    'session-not-found',
    'session-rate-limited',
    'session-unreachable',
    'ledger-missing',
    'ledger-busy',
    'ledger-forbidden',
    'ledger-unreadable',
    'github-forbidden',
    'github-unavailable',
    'bug',
];
/** Unknown results in a row after which the service counts as down: each may be a session. */
const UNKNOWN_IN_A_ROW = 2;
/** Hands off one finding after the other, at most `home.cap`; one failure does not stop the rest (P17). */
async function takeTurns(candidates, input, home, places, deps) {
    const turns = [];
    const planned = [];
    let unknown = 0;
    let asked = 0;
    if (home.cap === 0)
        return { turns, stopped: { reason: 'cap-per-run', message: 'the limit of this run is 0' } };
    for await (const ranked of candidates) {
        const turn = await takeTurn(ranked, planned, input, home, places, deps);
        turns.push(turn);
        const { reason, message, outcome, kind } = turn;
        if (outcome?.planned)
            planned.push(outcome.planned);
        unknown = reason === 'session-unknown' ? unknown + 1 : 0;
        // A request counts, whatever its answer was: the limit is one of load on the service and on reviewers.
        if (kind === 'handed-off' || kind === 'planned' || outcome?.posted !== undefined)
            asked += 1;
        const ends = isReason(reason) && (ENDS_THE_RUN.includes(reason) || (reason === 'loop-fuse' && isHome(turn, home)));
        if (ends)
            return { turns, stopped: { reason, message } };
        if (unknown >= UNKNOWN_IN_A_ROW)
            return { turns, stopped: { reason: 'session-unknown', message } };
        if (asked >= home.cap)
            break;
    }
    return { turns, stopped: undefined };
}
function isReason(code) {
    return Object.hasOwn(conventions_lib/* REASONS */.ez, code);
}
function isHome({ ranked }, home) {
    return ranked.finding.repository.id === home.repository.id;
}
async function takeTurn(ranked, planned, input, home, places, deps) {
    const { finding } = ranked;
    const name = `${finding.repository.name} ${finding.id}`;
    const trace = new conventions_lib/* Trace */.Cn();
    try {
        const place = await places.of(finding);
        if ('code' in place)
            return leftOut(ranked, place);
        const outcome = await (0,remediation_lib/* handOff */.VW)({
            item: itemOf(finding, input.host),
            repository: place.repository,
            host: input.host,
            settings: { ...place.settings, limits: { ...place.settings.limits, perRun: home.cap } },
            options: input.options,
            runId: input.run.runId,
            ledger: 'on',
            dryRun: input.mode === 'plan',
            governors: governorsOf(home.settings, place.repository.nameWithOwner, home.incidentClosedAt),
            planned,
        }, deps, trace);
        return turnOf(ranked, outcome);
    }
    catch (error) {
        const { reason, message } = endingOf(error);
        if (!trace.rows.some(({ verdict }) => verdict === 'stop'))
            trace.stop(reason, message, conventions_lib/* REASONS */.ez[reason].remedy);
        return { ranked, kind: 'failed', reason, message };
    }
    finally {
        home.trace.note(name, trace.rows.at(-1)?.seen ?? 'its repository was looked at');
    }
}
function turnOf(ranked, outcome) {
    const { reason, message } = outcome;
    if (outcome.isNew)
        return { ranked, kind: 'handed-off', reason, message, outcome };
    if (outcome.planned)
        return { ranked, kind: 'planned', reason: 'dry-run', message, outcome };
    // Of a plan: what the claim would have been refused for is the last row that says stop.
    if (reason === 'dry-run')
        return plannedStop(ranked, outcome);
    if (reason === 'already-handed-off')
        return leftOut(ranked, { code: 'handed-off', seen: message });
    if (reason === 'needs-retry')
        return leftOut(ranked, { code: 'needs-person', seen: message });
    if (reason === 'cap-per-repository')
        return leftOut(ranked, { code: 'repository-limit', seen: message });
    return { ranked, kind: outcome.posted ? 'failed' : 'left-out', reason, message, outcome };
}
function plannedStop(ranked, outcome) {
    const reason = outcome.stop?.reason ?? 'bug';
    return turnOf(ranked, {
        ...outcome,
        reason: reason === 'dry-run' ? 'bug' : reason,
        message: outcome.stop?.message ?? '',
    });
}
function leftOut(ranked, { code, seen }) {
    return { ranked, kind: 'left-out', reason: code, message: seen };
}
function endingOf(error) {
    if (error instanceof conventions_lib/* Ending */._n)
        return error;
    if (error instanceof github_lib/* GitHubFault */.Q4)
        return (0,github_lib/* githubEnding */.LP)(error, 'talking to GitHub');
    return new conventions_lib/* Ending */._n('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}

;// CONCATENATED MODULE: ./packages/sweep/lib/hand/place.js



/**
 * Facts and settings of the repositories whose findings are handed off, each read once and only when its turn comes. Limits, ledger and
 * sweep are the home repository's: one ledger holds the caps of all.
 */
class Places {
    #home;
    #deps;
    #known = new Map();
    constructor(home, deps) {
        this.#home = home;
        this.#deps = deps;
        this.#known.set(home.repository.id, Promise.resolve(home));
    }
    of({ repository }) {
        const known = this.#known.get(repository.id);
        if (known !== undefined)
            return known;
        const found = this.#read(repository.name).catch((error) => {
            if (error instanceof conventions_lib/* Ending */._n)
                return { code: 'other-repository', seen: `${error.reason}: ${error.message}` };
            if (error instanceof github_lib/* GitHubFault */.Q4)
                return { code: 'other-repository', seen: error.message };
            throw error;
        });
        this.#known.set(repository.id, found);
        return found;
    }
    async #read(nameWithOwner) {
        const [owner = '', name = ''] = nameWithOwner.split('/');
        const repository = await (0,github_lib/* readRepository */.Nu)(this.#deps.github, { owner, name });
        const trace = new conventions_lib/* Trace */.Cn();
        const own = await (0,remediation_lib/* settingsOf */.f5)(repository, trace);
        const { settings: home, repository: homeRepository } = this.#home;
        const ledger = { ...home.ledger, repository: home.ledger.repository ?? homeRepository.nameWithOwner };
        // Two ledgers would allow two sessions for one finding.
        const usesOther = own.ledger.repository === undefined
            ? repository.hasStatusLabels
            : !same(own.ledger.repository, ledger.repository);
        if (usesOther) {
            const seen = own.ledger.repository ?? `${nameWithOwner} itself`;
            return { code: 'other-ledger', seen: `${seen}, not ${ledger.repository}` };
        }
        const settings = { ...own, ledger, limits: home.limits, session: home.session, sweep: home.sweep };
        return { repository, settings: await (0,remediation_lib/* mayWorkHere */.V4)(repository, settings, this.#deps, trace) };
    }
}
function same(a, b) {
    return a.toLowerCase() === b.toLowerCase();
}

// EXTERNAL MODULE: ./packages/text/lib/index.js + 11 modules
var text_lib = __webpack_require__(7480);
;// CONCATENATED MODULE: ./packages/sweep/lib/govern/incident.js



const QUERY = `query incidents($owner: String!, $name: String!, $label: String!) {
  repository(owner: $owner, name: $name) {
    issues(first: 20, labels: [$label], orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { number state closedAt body } } } }`;
/** The open incident of this repository that came first, else the one that was closed last; `undefined`: there never was one. */
async function readIncident(github, repository) {
    const answer = await github.graph('read', QUERY, { ...repository, label: conventions_lib/* LABEL_INCIDENT */.W });
    if (answer.errors.length > 0)
        throw (0,github_lib/* graphEnding */.qI)(answer, 'reading the incident issue (needs issues: read)');
    const found = (0,github_lib/* digList */.hR)((0,github_lib/* dig */.rO)(answer.data, 'repository', 'issues', 'nodes')).flatMap((node) => {
        const number = (0,github_lib/* digNumber */.Oz)(node, 'number');
        // Whoever may set the label may stop the sweep; the marker only tells ours from other incidents.
        if (number === undefined || !(0,github_lib/* digText */.Ez)(node, 'body')?.startsWith(conventions_lib/* INCIDENT_MARKER */.SV))
            return [];
        return [{ number, open: (0,github_lib/* digText */.Ez)(node, 'state') === 'OPEN', closedAt: (0,github_lib/* digDate */.p1)(node, 'closedAt') }];
    });
    const open = found.filter((incident) => incident.open).sort((a, b) => a.number - b.number);
    const closed = found.sort((a, b) => (b.closedAt?.getTime() ?? 0) - (a.closedAt?.getTime() ?? 0));
    return open[0] ?? closed[0];
}
/**
 * Opens the incident issue, unless one is open: two sweeps at once may both come here, so each looks again and closes its own where
 * another came first. Gives back the issue's number.
 */
async function openIncident(github, repository, seen, runUrl) {
    const place = { owner: repository.owner, repo: repository.name };
    const known = await readIncident(github, repository);
    if (known?.open)
        return known.number;
    const { data } = await github.write('POST /repos/{owner}/{repo}/issues', {
        ...place,
        title: 'Agent remediation has stopped: hand-offs come too fast',
        body: bodyOf(seen, runUrl),
        labels: [conventions_lib/* LABEL_INCIDENT */.W],
    });
    const mine = (0,github_lib/* digNumber */.Oz)(data, 'number');
    const first = await readIncident(github, repository);
    if (mine === undefined || !first?.open || first.number === mine)
        return mine;
    await github.write('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
        ...place,
        issue_number: mine,
        state: 'closed',
        state_reason: 'not_planned',
    });
    return first.number;
}
function bodyOf(seen, runUrl) {
    return [
        conventions_lib/* INCIDENT_MARKER */.SV,
        'The scheduled sweep hands nothing off while this issue is open.',
        '',
        `Seen: ${(0,text_lib/* inertInline */.Mo)(seen, 500)}.`,
        `Run: ${runUrl}`,
        '',
        'What to do:',
        '',
        '1. Look at `git log` of the ledger branch: which findings were handed off, by which runs?',
        '2. Find what causes them: a workflow that adds labels or dispatches by itself, a finding that comes back again and again, a limit that is too high.',
        '3. Close this issue. The next sweep counts from then on.',
    ].join('\n');
}

;// CONCATENATED MODULE: ./packages/sweep/lib/home.js





/** Who asked, and under which settings. */
async function homeOf(input, deps, trace) {
    if (input.halt !== undefined) {
        trace.stop('kill switch', `the variable says: ${input.halt.slice(0, 200)}`, 'clear the variable');
        throw new conventions_lib/* Ending */._n('halted', `the kill switch variable is set: ${input.halt.slice(0, 200)}`);
    }
    const repository = await (deps.facts ?? (0,github_lib/* readRepository */.Nu)(deps.github, input.repository));
    const read = await (0,remediation_lib/* settingsOf */.f5)(repository, trace);
    await noLoop(input, deps, trace);
    const permissionOf = (login) => (0,github_lib/* readPermission */.cE)(deps.github, input.repository, login);
    const asked = { permissionOf, runCreatedAt: deps.runCreatedAt, now: deps.now };
    await (0,remediation_lib/* authorise */.Z_)(triggerOf(input), input.run, repository, read, asked, trace);
    const settings = await (0,remediation_lib/* mayWorkHere */.V4)(repository, read, deps, trace);
    const incidentClosedAt = await incidentOf(input, deps, trace);
    const most = input.perRun ?? settings.limits.perRun;
    const cap = Math.min(input.limit ?? most, most);
    trace.pass('hand-offs of this run', `at most ${cap}`);
    const floor = input.severity ?? settings.sweep.severity;
    return { repository, settings, cap, floor, now: deps.now(), trace, incidentClosedAt };
}
/** The account of every workflow's own token: a run that it starts was caused by a workflow. */
const WORKFLOW_LOGIN = 'github-actions[bot]';
/**
 * Stops while an incident issue is open, and opens one where the sweep was started by a workflow's own token: that is a loop. Gives back
 * when a person closed the last one.
 */
async function incidentOf(input, deps, trace) {
    const incident = await readIncident(deps.github, input.repository).catch((error) => {
        throw (0,github_lib/* githubEnding */.LP)(error, 'reading the incident issue (needs issues: read)');
    });
    const change = 'find what causes it, then close the incident issue';
    if (incident?.open && input.mode === 'act') {
        trace.stop('loop fuse', `the incident issue #${incident.number} is open`, change);
        throw new conventions_lib/* Ending */._n('loop-fuse', `the incident issue #${incident.number} is open`);
    }
    return incident?.closedAt;
}
/** Events that our own writes cause never start a sweep: a person or the clock does. */
async function noLoop(input, deps, trace) {
    if (input.started?.actor.login !== WORKFLOW_LOGIN)
        return;
    const seen = `a workflow started this sweep with its own token (${WORKFLOW_LOGIN})`;
    trace.stop('loop fuse', seen, 'let the schedule or a person start it');
    if (input.mode === 'act')
        await blowFuse(input, seen, deps, trace);
    throw new conventions_lib/* Ending */._n('loop-fuse', seen);
}
/** Opens the incident issue; a sweep that may not do so stops all the same. */
async function blowFuse(input, seen, deps, trace) {
    try {
        const number = await openIncident(deps.github, input.repository, seen, input.runUrl);
        trace.note('incident issue', number === undefined ? 'opened' : `#${number}`);
    }
    catch (error) {
        trace.note('incident issue', endingOf(error).message, 'give the token `issues: write`');
    }
}
/** A sweep asks for many findings: the trigger names who asked, and none of them. */
function triggerOf({ started }) {
    const nothing = { findingId: '', title: '', description: '' };
    return started === undefined
        ? { kind: 'schedule', ...nothing, actor: undefined, ref: '' }
        : { kind: 'direct', ...nothing, actor: started.actor, ref: started.ref };
}

;// CONCATENATED MODULE: ./packages/sweep/lib/pick/ledger.js



function ledgerOf(port, open, host, at) {
    const entries = new Map(open.flatMap((entry) => [entry.fingerprint, ...(entry.covers ?? [])].map((name) => [name, entry])));
    const skipOf = (name) => {
        const entry = entries.get(name);
        return entry === undefined ? undefined : skipFor(entry, at);
    };
    return {
        known: (finding) => namesOf(finding, host)
            .map(skipOf)
            .find((skip) => skip !== undefined),
        async lookUp(findings) {
            const unknown = findings.flatMap((finding) => namesOf(finding, host)).filter((name) => !entries.has(name));
            for (let start = 0; start < unknown.length; start += remediation_lib/* MOST_LOOKED_UP */.lH) {
                const names = unknown.slice(start, start + remediation_lib/* MOST_LOOKED_UP */.lH);
                const found = await (0,remediation_lib/* readEntries */.$2)(port, names);
                for (const name of names)
                    entries.set(name, found?.get(name));
            }
        },
        get handled() {
            return [...entries.values()].filter((entry) => entry !== undefined && skipFor(entry, at) !== undefined).length;
        },
    };
}
/** Only a first attempt, or one that was refused and may be tried again, is the sweep's to make: the rest is a person's decision. */
function skipFor(entry, at) {
    const state = (0,remediation_lib/* stateOf */.L4)(entry, at);
    const seen = `${state} since ${entry.at}`;
    switch (state) {
        case 'posting':
        case 'created':
            return { code: 'handed-off', seen };
        case 'merged':
            return entry.verify === 'none' ? { code: 'ended-before', seen } : { code: 'handed-off', seen };
        case 'closed':
        case 'abandoned':
            return { code: 'ended-before', seen };
        case 'unknown':
            return { code: 'needs-person', seen };
        case 'rejected':
            return mayTryAgain(entry) ? undefined : { code: 'needs-person', seen };
    }
}
function mayTryAgain({ retryable, attempt, retryBy }) {
    return retryBy !== undefined || (retryable && attempt < conventions_lib/* MAX_AUTOMATIC_ATTEMPTS */._o);
}

;// CONCATENATED MODULE: ./packages/sweep/lib/pick/underway.js


/** Findings of one repository that are looked up in one call. */
const MOST_AT_ONCE = 25;
/** Pull requests of one branch name that are looked at. */
const MOST_PULLS = 20;
/**
 * What is under way for findings of one repository, in one call: an open pull request of the finding's own branch, and Dependabot's own
 * pull request for its alert. `undefined` for a finding: nothing. A look-up that fails is no "nothing".
 */
async function readUnderway(github, repository, findings) {
    const [owner = '', name = ''] = repository.split('/');
    const numbers = findings.map(alertNumber);
    const variables = Object.fromEntries(findings.flatMap(({ id }, i) => [
        [`b${i}`, (0,conventions_lib/* branchName */.at)(id)],
        [`a${i}`, numbers[i] ?? 0],
        [`w${i}`, numbers[i] !== undefined],
    ]));
    const answer = await github
        .graph('read', queryFor(findings.length), { owner, name, ...variables })
        .catch((error) => (error instanceof Error ? error.message : String(error)));
    return findings.map((_, i) => (typeof answer === 'string' ? { code: 'not-known', seen: answer } : skipOf(answer, i)));
}
/** Dependabot's number of an alert; `undefined`: another source's finding. */
function alertNumber({ id }) {
    const number = /^dependabot-([1-9][0-9]{0,8})$/.exec(id)?.[1];
    return number === undefined ? undefined : Number(number);
}
function queryFor(count) {
    const each = (part) => Array.from({ length: count }, (_, i) => part(i)).join('\n');
    return `query underway($owner: String!, $name: String!
    ${each((i) => `$b${i}: String!, $a${i}: Int!, $w${i}: Boolean!`)}) {
    repository(owner: $owner, name: $name) { id
      ${each((i) => `p${i}: pullRequests(headRefName: $b${i}, states: OPEN, first: ${MOST_PULLS}) { totalCount nodes { number isCrossRepository } }
          d${i}: vulnerabilityAlert(number: $a${i}) @include(if: $w${i}) { dependabotUpdate { pullRequest { number state } } }`)} } }`;
}
function skipOf(answer, i) {
    const failed = answer.errors.find(({ path }) => path === undefined || path.includes(`p${i}`) || path.includes(`d${i}`) || path.length === 1);
    if (failed)
        return { code: 'not-known', seen: failed.message.slice(0, 200) };
    const repository = (0,github_lib/* dig */.rO)(answer.data, 'repository');
    const pulls = (0,github_lib/* digList */.hR)(repository, `p${i}`, 'nodes');
    // Anybody can open one from a fork whose branch has the same name: that must hide no finding.
    const own = (0,github_lib/* digNumber */.Oz)(pulls.find((pull) => (0,github_lib/* dig */.rO)(pull, 'isCrossRepository') !== true), 'number');
    if (own !== undefined)
        return { code: 'open-pull-request', seen: `#${own}` };
    const total = (0,github_lib/* digNumber */.Oz)(repository, `p${i}`, 'totalCount') ?? 0;
    if (total > pulls.length)
        return { code: 'not-known', seen: `${total} pull requests of forks have the branch name; ours may be behind them` };
    const theirs = (0,github_lib/* dig */.rO)(repository, `d${i}`, 'dependabotUpdate', 'pullRequest');
    const number = (0,github_lib/* digNumber */.Oz)(theirs, 'number');
    return number !== undefined && (0,github_lib/* digText */.Ez)(theirs, 'state') === 'OPEN'
        ? { code: 'dependabot-fix', seen: `#${number}` }
        : undefined;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/pick/queue.js

/**
 * The findings in their order, without those that something speaks against. Looks up a few at a time and only as many as are taken, so
 * that what it costs does not grow with the backlog. `leftOut` collects the others.
 */
async function* queueOf(ranked, leftOut, deps) {
    const leave = (one, { code, seen }) => void leftOut.push({ ranked: one, code, seen });
    const free = ranked.filter((one) => {
        const skip = deps.ledger.known(one.finding) ?? heldBack(one.finding, deps.hold);
        if (skip)
            leave(one, skip);
        return skip === undefined;
    });
    for (let start = 0; start < free.length; start += MOST_AT_ONCE) {
        const chunk = free.slice(start, start + MOST_AT_ONCE);
        await deps.ledger.lookUp(chunk.map(({ finding }) => finding));
        const open = chunk.filter((one) => {
            const skip = deps.ledger.known(one.finding);
            if (skip)
                leave(one, skip);
            return skip === undefined;
        });
        const underway = await lookAt(open, deps.github);
        for (const one of open) {
            const skip = underway.get(one) ?? (await lookAtMembers(one.finding, deps.github));
            if (skip)
                leave(one, skip);
            else
                yield one;
        }
    }
}
/** What a person holds back: by name in the settings, or by having taken it on. */
function heldBack(finding, hold) {
    const named = [finding.id, ...finding.aliases].find((id) => hold.includes(id));
    if (named !== undefined)
        return { code: 'held-by-settings', seen: named };
    const assignees = finding.assignees ?? [];
    return assignees.length > 0 ? { code: 'held-by-person', seen: assignees.slice(0, 3).join(', ') } : undefined;
}
/** Of a cluster, only when its turn comes: a pull request for a member is one for a part of the same change. */
async function lookAtMembers({ id, members = [], repository }, github) {
    const others = members.filter((member) => member.id !== id);
    for (let start = 0; start < others.length; start += MOST_AT_ONCE) {
        const chunk = others.slice(start, start + MOST_AT_ONCE);
        const found = await readUnderway(github, repository.name, chunk);
        const index = found.findIndex((skip) => skip !== undefined);
        const skip = found[index];
        if (skip !== undefined)
            return { code: skip.code, seen: `${chunk[index]?.id ?? ''}: ${skip.seen}` };
    }
    return undefined;
}
/** One call per repository. */
async function lookAt(open, github) {
    const byRepository = Map.groupBy(open, ({ finding }) => finding.repository.name);
    const skips = new Map();
    for (const [repository, ranked] of byRepository) {
        const found = await readUnderway(github, repository, ranked.map(({ finding }) => finding));
        for (const [index, one] of ranked.entries()) {
            const skip = found[index];
            if (skip)
                skips.set(one, skip);
        }
    }
    return skips;
}

// EXTERNAL MODULE: ./packages/findings/lib/index.js + 1 modules
var findings_lib = __webpack_require__(5279);
;// CONCATENATED MODULE: ./packages/sweep/lib/read/judge.js

function judge(readings, plan) {
    const rows = readings.map((reading) => rowOf(reading, plan));
    const answered = rows.filter(({ verdict }) => verdict === 'read' || verdict === 'in part');
    const broken = rows.filter(({ verdict }, index) => verdict === 'failed' || (verdict === 'in part' && isBroken(readings[index])));
    const shown = (list) => list
        .slice(0, 5)
        .map(({ source, of, says }) => `${source} of ${of}: ${says}`)
        .join('; ') + (list.length > 5 ? `; and ${list.length - 5} more` : '');
    if (answered.length === 0) {
        const none = rows.length === 0 ? 'no source of findings was named' : shown(rows);
        return { fault: { reason: 'scan-failed', message: none }, rows };
    }
    if (broken.length > 0)
        return { fault: { reason: 'sweep-incomplete', message: shown(broken) }, rows };
    return { fault: undefined, rows };
}
/** Stopping where enough was seen, or at the bound on pages, is the sweep's own way; every other stop is a fault of the source. */
function isBroken(reading) {
    if (reading?.is !== 'read')
        return true;
    const stopped = reading.stopped !== undefined && !['enough', 'page-limit'].includes(reading.stopped.code);
    return stopped || faultsIn(reading).length > 0;
}
function faultsIn(reading) {
    return reading.leftOut
        .filter(({ why, count }) => count > 0 && findings_lib/* LEFT_OUT */.Pk[why].isFault)
        .map(({ why, count, examples }) => `${count} ${findings_lib/* LEFT_OUT */.Pk[why].says}${examples.length > 0 ? ` (${examples.join(', ')})` : ''}`);
}
function rowOf(reading, plan) {
    const { source, of } = reading;
    if (reading.is === 'unread') {
        const isFile = source === 'sarif' || source === 'list' || source === 'coverage';
        const verdict = reading.why === 'off' && !plan.named && !isFile ? 'off' : 'failed';
        return { source, of, verdict, seen: 0, findings: 0, says: `${reading.message} ${reading.remedy}` };
    }
    const left = reading.leftOut
        .filter(({ count }) => count > 0)
        .map(({ why, count }) => `${count} ${findings_lib/* LEFT_OUT */.Pk[why].says}`);
    const stopped = reading.stopped?.message;
    const faults = faultsIn(reading);
    return {
        source,
        of,
        verdict: stopped === undefined && faults.length === 0 ? 'read' : 'in part',
        seen: reading.seen,
        findings: reading.findings.length,
        says: [...(stopped === undefined ? [] : [stopped]), ...faults, ...left].join('; '),
    };
}

;// CONCATENATED MODULE: ./packages/sweep/lib/read/port.js

/**
 * Remembers each page for the length of one run: a second look at a list, further down, asks for the further pages only. It holds alerts
 * and nothing else; what decides about limits is always read anew.
 */
function rememberingPort(github) {
    const pages = new Map();
    let requests = 0;
    return {
        get requests() {
            return requests;
        },
        get(route, parameters) {
            const key = `${route} ${JSON.stringify(parameters)}`;
            const known = pages.get(key);
            if (known !== undefined)
                return known;
            requests += 1;
            const answer = github.get(route, parameters).catch((error) => {
                throw error instanceof github_lib/* GitHubFault */.Q4 ? Object.assign(error, { needs: error.needs }) : error;
            });
            pages.set(key, answer);
            return answer;
        },
    };
}

;// CONCATENATED MODULE: ./packages/sweep/lib/read/silence.js

const silence_DAY = 86_400_000;
/**
 * No alert at all can mean that all is well, or that nobody has looked. For code scanning the analyses tell: there is one, it is young
 * enough, and it did not fail. `undefined`: the silence counts.
 */
async function explainSilence(readings, defaultBranch, scanAgeDays, now, port) {
    for (const reading of readings) {
        if (reading.is !== 'read' || reading.seen > 0)
            continue;
        if (reading.source === 'sarif' || reading.source === 'list')
            return { reason: 'scan-empty', message: `${reading.of} holds no result at all` };
        const why = await reasonOf(reading, defaultBranch, scanAgeDays, now, port).catch((error) => {
            // One question that is refused must not stop the hand-offs of the other sources, nor be taken for good news.
            if (error instanceof github_lib/* GitHubFault */.Q4)
                return `whether anybody scans could not be looked up: ${error.message}`;
            throw error;
        });
        if (why !== undefined)
            return { reason: 'scan-empty', message: `${reading.source} of ${reading.of}: ${why}` };
    }
    return undefined;
}
async function reasonOf(reading, defaultBranch, scanAgeDays, now, port) {
    if (reading.of.startsWith('organisation '))
        return neverSeen(reading, port);
    if (reading.source !== 'code-scanning')
        return undefined;
    return lastScan(reading.of, defaultBranch, scanAgeDays, now, port);
}
/** An organisation without a single alert of any state and severity is one that nobody scans, or one that the token does not see. */
async function neverSeen(reading, port) {
    const org = reading.of.slice('organisation '.length);
    const { data } = await port.get(`GET /orgs/{org}/${reading.source}/alerts`, { org, per_page: 1 });
    return Array.isArray(data) && data.length > 0
        ? undefined
        : 'there is no alert of any state: nothing is scanned, or the token does not see the repositories';
}
async function lastScan(repository, defaultBranch, scanAgeDays, now, port) {
    const [owner, repo] = repository.split('/');
    const { data } = await port.get('GET /repos/{owner}/{repo}/code-scanning/analyses', {
        owner,
        repo,
        ref: `refs/heads/${defaultBranch}`,
        per_page: 100,
    });
    const analyses = Array.isArray(data) ? data : [];
    const newest = analyses[0];
    if (typeof newest !== 'object' || newest === null || !('created_at' in newest))
        return `the branch ${defaultBranch} was never scanned`;
    const at = Date.parse(String(newest.created_at));
    const days = Math.floor((now.getTime() - at) / silence_DAY);
    if (Number.isNaN(at) || days > scanAgeDays)
        return `the last scan is ${Number.isNaN(at) ? 'of unknown age' : `${days} days old`}; more than ${scanAgeDays} is too old`;
    const error = errorIn(analyses);
    return error === undefined ? undefined : `the last scan failed: ${error.slice(0, 200)}`;
}
/** What the newest scan of a tool and category says of its failure: one language that is clean says nothing of the others. */
function errorIn(analyses) {
    const looked = new Set();
    for (const analysis of analyses) {
        const key = JSON.stringify([(0,github_lib/* digText */.Ez)(analysis, 'tool', 'name'), (0,github_lib/* digText */.Ez)(analysis, 'category')]);
        const error = (0,github_lib/* digText */.Ez)(analysis, 'error') ?? '';
        if (!looked.has(key) && error !== '')
            return error;
        looked.add(key);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/read/sources.js


/** Read where the caller names none: the two that the workflow's token can read. Each may be off. */
const BY_DEFAULT = ['code-scanning', 'dependabot'];
/** `repositories`: those of the scope, with their numeric ids. Files alone are read without any alerts, unless these are named too. */
function planSources(input, home, repositories) {
    const named = input.sources ?? home.settings.sweep.sources;
    const { sarif, lists, coverage } = input.files;
    const fromFiles = sarif.length + lists.length > 0 || coverage?.isSource === true;
    return {
        alerts: named ?? (fromFiles ? [] : BY_DEFAULT),
        named: named !== undefined,
        scope: input.scope.is === 'organisation'
            ? { is: 'organisation', login: input.scope.login }
            : { is: 'repositories', repositories },
        repositories,
    };
}
/** Reads every source, the alerts most severe first, until enough was seen. Never throws for what a source answers. */
async function readSources(plan, input, home, window, port) {
    const readings = [];
    for (const source of plan.alerts)
        readings.push(...(await (0,sources/* readAlerts */.K5)(port, source, plan.scope, window)));
    const label = home.settings.sweep.issuesLabel;
    if (label !== undefined && plan.repositories.length > 0)
        readings.push(...(await (0,sources/* readIssues */.xM)(port, plan.repositories, label, window)));
    return readings;
}
/** Files belong to the repository in which the sweep runs. Read once: a file has no pages. */
async function readFiles({ files }, home) {
    const repository = { id: home.repository.id, name: home.repository.nameWithOwner };
    const options = { repository, atLeast: home.floor };
    const readings = [];
    if (files.sarif.length > 0) {
        const { readSarif } = await __webpack_require__.e(/* import() */ 331).then(__webpack_require__.bind(__webpack_require__, 331));
        for (const { name, chunks } of files.sarif)
            readings.push(await readSarif({ file: name, chunks }, options));
    }
    if (files.lists.length > 0) {
        const { readFindingList } = await __webpack_require__.e(/* import() */ 534).then(__webpack_require__.bind(__webpack_require__, 5534));
        for (const file of files.lists)
            readings.push(readFindingList({ file: file.name, bytes: await bytesOf(file) }, options));
    }
    const { coverage } = files;
    if (coverage?.isSource) {
        const { readCoverageQueue } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7049));
        const { name: file, portfolios, generatedAt } = coverage;
        readings.push(readCoverageQueue(portfolios, { ...options, file, ...(generatedAt ? { generatedAt } : {}) }));
    }
    return readings;
}
/** A list is parsed whole. Above this it is cut, and so no list any more: the reader says that it is broken. */
const MAX_LIST_BYTES = 20_000_000;
async function bytesOf({ chunks }) {
    const parts = [];
    let size = 0;
    for await (const chunk of chunks()) {
        parts.push(chunk);
        size += chunk.length;
        if (size > MAX_LIST_BYTES)
            break;
    }
    return Buffer.concat(parts).subarray(0, MAX_LIST_BYTES + 1);
}
/** What the readings hold, of at least the wanted severity. An issue without a severity counts: a person gave it the label. */
function findingsOf(readings, home) {
    return readings
        .flatMap((reading) => (reading.is === 'read' ? reading.findings : []))
        .filter(({ source, severity }) => source === 'issues' || (0,findings_lib/* isAtLeast */.du)(severity, home.floor));
}

;// CONCATENATED MODULE: ./packages/sweep/lib/read/scope.js

/** The repositories whose alerts are asked for one by one, with the numeric ids that claims need. Of an organisation: none. */
async function scopeOf({ scope }, { repository }, deps) {
    const here = { id: repository.id, name: repository.nameWithOwner, isPrivate: !repository.isPublic };
    if (scope.is === 'organisation')
        return [];
    if (scope.is === 'here')
        return [here];
    const found = [];
    for (const nameWithOwner of scope.names) {
        if (nameWithOwner.toLowerCase() === here.name.toLowerCase())
            found.push(here);
        else {
            const [owner = '', name = ''] = nameWithOwner.split('/');
            const other = await (0,github_lib/* readRepository */.Nu)(deps.github, { owner, name });
            found.push({ id: other.id, name: other.nameWithOwner, isPrivate: !other.isPublic });
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/sweep.js


















/** Passes over the sources: each looks further down where all that was seen is handled already. */
const PASSES = 4;
/** The whole of scheduled-sweep: trust, sources, order, hand-offs. Never throws. */
async function sweep(input, deps) {
    const trace = new conventions_lib/* Trace */.Cn();
    let home;
    try {
        home = await homeOf(input, deps, trace);
        const swept = await run(input, home, deps);
        // Everything that a person has to know is in the summary: a limit that holds is no failure.
        return { ...swept, trace: trace.rows, success: (0,conventions_lib/* succeeds */.kz)(swept.reason, true), home };
    }
    catch (error) {
        const { reason, message } = endingOf(error);
        if (!trace.rows.some(({ verdict }) => verdict === 'stop'))
            trace.stop(reason, message, conventions_lib/* REASONS */.ez[reason].remedy);
        const none = { crons: [], sources: [], turns: [], leftOut: [], waiting: [], stopped: { reason, message } };
        return { ...none, reason, message, trace: trace.rows, success: (0,conventions_lib/* succeeds */.kz)(reason, true), home };
    }
}
async function run(input, home, deps) {
    const port = (0,remediation_lib/* ledgerPort */.H_)(home, deps);
    const crons = await checkWorkflows(deps.github, input.repository, input.workflows);
    await bringUpToDate(input, home, deps);
    const view = await openView(port, home, deps);
    const stop = input.mode === 'act' ? await stopBefore(view, home, deps) : undefined;
    if (stop)
        return { ...NOTHING, ...stop, crons, stopped: stop };
    const ledger = ledgerOf(port, [...view.open.values()], input.host, view.at);
    const looked = await look(input, home, ledger, deps);
    const { judgement, ranked } = looked;
    const leftOut = [];
    const places = new Places(home, deps);
    const queue = queueOf(ranked, leftOut, { github: deps.github, ledger, hold: home.settings.sweep.hold });
    const { turns, stopped } = await takeTurns(queue, input, home, places, deps);
    await markAsUsed(input, home, turns, deps);
    const had = new Set([...turns.map((turn) => turn.ranked), ...leftOut.map((left) => left.ranked)]);
    if (stopped?.reason === 'loop-fuse' && input.mode === 'act')
        await blowFuse(input, stopped.message, deps, home.trace);
    const swept = {
        crons,
        sources: judgement.rows,
        turns,
        leftOut: [...leftOut, ...turns.flatMap(leftOutOf)],
        waiting: ranked.filter((one) => !had.has(one)),
        stopped,
    };
    return { ...swept, ...endOf(input, swept, looked) };
}
const NOTHING = { sources: [], turns: [], leftOut: [], waiting: [] };
function leftOutOf({ kind, ranked, reason, message }) {
    return kind === 'left-out' ? [{ ranked, code: reason, seen: message }] : [];
}
async function openView(port, home, deps) {
    const view = await (0,remediation_lib/* readOpen */.FA)(port);
    if (view)
        return view;
    if (home.repository.hasStatusLabels || home.settings.ledger.repository !== undefined)
        throw new conventions_lib/* Ending */._n('ledger-missing', 'the ledger branch does not exist, but this repository was in use or names a ledger');
    home.trace.note('ledger', 'there is none yet; the first hand-off creates it');
    return { at: deps.now(), open: new Map(), halt: undefined };
}
/**
 * What other jobs left undone is made good first: a closing that a crash cut off, a session that is found again, a merge that makes room.
 * Its failure is the reconcile job's to report.
 */
async function bringUpToDate(input, home, deps) {
    if (!input.reconcile || input.mode === 'plan')
        return;
    const { repository, host, run: facts } = input;
    const { reason, message } = await (0,remediation_lib/* reconcile */.Lq)({ repository, host, runId: facts.runId, withSessions: true, dryRun: false }, { ...deps, facts: Promise.resolve(home.repository) });
    home.trace.note('open findings', `${reason}: ${message}`);
}
/** What would end every hand-off is seen before the first question to a source. */
async function stopBefore({ halt, at, open }, home, deps) {
    const { trace, settings } = home;
    if (halt === undefined) {
        const freeze = frozen(settings.sweep, at, trace);
        if (freeze)
            return freeze;
        const poor = await readCredits(deps.sessions, [...open.values()], at);
        if (poor === undefined)
            return undefined;
        trace.stop('credits', poor, 'raise the quota at the session service, then let the session go on');
        return { reason: 'session-out-of-credits', message: poor };
    }
    const message = `the ledger holds HALT: ${halt.trim().slice(0, 200) || 'no reason given'}`;
    trace.stop('kill switch', message, 'delete the file HALT on the ledger branch');
    return { reason: 'halted', message };
}
/** Reads the sources, deeper as long as all that was seen is handled and there is more. */
async function look(input, home, ledger, deps) {
    const port = rememberingPort(deps.alerts ?? deps.github);
    const plan = planSources(input, home, await scopeOf(input, home, deps));
    const files = await readFiles(input, home);
    let readings = [];
    let ranked = [];
    let taken = 0;
    for (let pass = 0; pass < PASSES; pass += 1) {
        const window = {
            atLeast: home.floor,
            wanted: home.cap,
            handled: Math.max(ledger.handled + home.settings.sweep.hold.length, taken),
            isTaken: (finding) => isTaken(finding, ledger, home),
        };
        readings = [...(await readSources(plan, input, home, window, port)), ...files];
        const findings = findingsOf(readings, home);
        ranked = order(findings, input, home, ledger);
        const free = await freeAmong(ranked, ledger, home);
        // What was looked up meanwhile is no member of a cluster any more.
        if (home.settings.sweep.cluster.length > 0)
            ranked = order(findings, input, home, ledger);
        if (free >= home.cap || !readings.some(hasMore))
            break;
        taken = ranked.length - free;
    }
    const judgement = judge(readings, plan);
    home.trace.note('order', 'severity, exploitability, reachability, age; within what was seen of each source');
    return {
        judgement,
        ranked,
        isWhole: !readings.some(hasMore),
        silence: await silenceOf(readings, judgement, home, port),
    };
}
function isTaken(finding, ledger, { settings }) {
    return ledger.known(finding) !== undefined || heldBack(finding, settings.sweep.hold) !== undefined;
}
/** How many findings nothing is known against, after a look at the first of them. */
async function freeAmong(ranked, ledger, home) {
    const open = ranked.map(({ finding }) => finding).filter((finding) => !isTaken(finding, ledger, home));
    await ledger.lookUp(open.slice(0, LOOKED_UP_PER_PASS));
    return open.filter((finding) => !isTaken(finding, ledger, home)).length;
}
const LOOKED_UP_PER_PASS = 100;
function hasMore(reading) {
    return reading.is === 'read' && (reading.stopped?.code === 'enough' || reading.stopped?.code === 'page-limit');
}
/** A finding that is handled stays one of its own, so that it holds no other back. */
function order(findings, { files }, home, ledger) {
    const { settings, now, trace } = home;
    const { findings: merged, ambiguous } = mergeSame(findings);
    for (const ids of ambiguous.slice(0, 5))
        trace.note('same finding', `not certain, kept apart: ${ids.join(', ')}`);
    const rules = settings.sweep.cluster;
    const taken = merged.filter((finding) => isTaken(finding, ledger, home));
    const clustered = cluster(merged.filter((finding) => !taken.includes(finding)), { package: rules.includes('package'), ruleAndFile: rules.includes('rule-and-file') });
    return rank([...taken, ...clustered], {
        now,
        deadlines: { ...DEFAULT_DEADLINES, ...settings.sweep.deadlines },
        ...(files.coverage ? { blastRadius: (0,sources/* blastRadii */.cg)(files.coverage.portfolios) } : {}),
    });
}
async function silenceOf(readings, { fault }, home, port) {
    if (fault?.reason === 'scan-failed')
        return undefined;
    const { settings, repository, now } = home;
    const { scanAgeDays } = settings.sweep;
    return explainSilence(readings, repository.defaultBranch, scanAgeDays, now, port);
}
/** The worst of what happened, for the run as a whole. */
function endOf({ mode }, { turns, stopped, waiting, leftOut }, { judgement, silence, isWhole }) {
    const of = (kind) => turns.filter((turn) => turn.kind === kind);
    const [made, failed] = [of(mode === 'plan' ? 'planned' : 'handed-off'), of('failed')];
    const verb = mode === 'plan' ? 'would be handed off' : 'handed off';
    const count = `${made.length} ${verb}, ${failed.length} failed, ${waiting.length} of those seen wait`;
    const say = (reason, why) => ({ reason, message: why === '' ? count : `${count}; ${why}` });
    if (stopped && conventions_lib/* REASONS */.ez[stopped.reason].level === 'failed')
        return say(stopped.reason, stopped.message);
    if (judgement.fault)
        return say(judgement.fault.reason, judgement.fault.message);
    if (silence)
        return say(silence.reason, silence.message);
    const unclear = leftOut.find(({ code }) => code === 'not-known' || code === 'other-repository');
    if (unclear)
        return say('sweep-incomplete', `${unclear.ranked.finding.id}: ${unclear.seen}`);
    if (failed.length > 0)
        return say('sweep-partly-failed', failed[0]?.message ?? '');
    if (mode === 'plan')
        return say('sweep-planned', stopped?.message ?? '');
    if (made.length > 0)
        return say('swept', stopped === undefined ? '' : `then: ${stopped.message}`);
    if (stopped)
        return say(stopped.reason, stopped.message);
    return isWhole ? say('nothing-to-sweep', '') : say('beyond-window', 'see the summary for what was read');
}
/**
 * The status labels also say that this repository has a ledger: without them a deleted one would be begun anew, and everything handed off
 * again.
 */
async function markAsUsed(input, home, turns, deps) {
    const claimed = turns.some(({ outcome }) => outcome?.entry !== undefined);
    if (home.repository.hasStatusLabels || !claimed || input.mode === 'plan')
        return;
    try {
        await (0,github_lib/* createStatusLabels */.K0)(deps.github, input.repository);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        home.trace.note('status labels', why, 'give the token `issues: write`, or create the labels by hand');
    }
}

;// CONCATENATED MODULE: ./packages/sweep/lib/skip.js
/** Why a finding is not handed off, in words for the summary. Codes are for programs and stay as they are. */
const SKIPS = {
    'handed-off': 'handed off already: a session or its pull request is alive, or the fix waits for its verification',
    'needs-person': 'an earlier attempt needs a person to decide',
    'ended-before': 'handed off before and ended; a person starts it again',
    'open-pull-request': 'its branch has an open pull request',
    'dependabot-fix': 'Dependabot has a pull request for it',
    'held-by-settings': 'held back in the settings (`sweep.hold`)',
    'held-by-person': 'a person has taken it on',
    'not-known': 'whether something is under way for it could not be looked up',
    'other-ledger': 'its repository has a ledger of its own',
    'other-repository': 'its repository could not be read, or may not be worked in',
    'repository-limit': 'its repository has its number of new sessions for today',
    'next-run': 'further down the order: it waits for a later run',
};

;// CONCATENATED MODULE: ./packages/sweep/lib/report/rows.js


function rows_rowsOf({ turns }) {
    return turns.flatMap(({ ranked: { finding, points, reasons }, kind, reason, message, outcome }) => kind === 'left-out'
        ? []
        : [
            {
                kind,
                finding: finding.id,
                repository: finding.repository.name,
                source: finding.source,
                severity: finding.severity ?? null,
                points,
                why: reasons,
                reason,
                message,
                session: outcome?.posted?.sessionUrl ?? outcome?.posted?.sessionId ?? null,
                branch: (outcome?.planned?.entry ?? outcome?.entry)?.branch ?? null,
            },
        ]);
}
/** Why findings are left out, the most frequent reason first, with up to three names each. */
function rows_skippedByReason({ leftOut, waiting }) {
    const groups = new Map();
    const add = (code, name) => void groups.set(code, [...(groups.get(code) ?? []), name]);
    for (const { code, ranked } of leftOut)
        add(code, ranked.finding.id);
    for (const { finding } of waiting)
        add('next-run', finding.id);
    return [...groups]
        .map(([code, names]) => ({ code, count: names.length, says: saying(code), examples: names.slice(0, 3) }))
        .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
function saying(code) {
    if (Object.hasOwn(SKIPS, code))
        return SKIPS[code];
    return Object.hasOwn(conventions_lib/* REASONS */.ez, code) ? conventions_lib/* REASONS */.ez[code].meaning : code;
}

;// CONCATENATED MODULE: ./packages/sweep/lib/report/outputs.js


/** What programs read: counts as numbers, everything else as JSON. */
function outputsOf(outcome) {
    const rows = rowsOf(outcome);
    const done = rows.filter(({ kind }) => kind === 'handed-off' || kind === 'planned');
    return {
        'handed-off': String(rows.filter(({ kind }) => kind === 'handed-off').length),
        failed: String(rows.filter(({ kind }) => kind === 'failed').length),
        findings: capped(done),
        failures: capped(rows.filter(({ kind }) => kind === 'failed')),
        'left-out': JSON.stringify(skippedByReason(outcome)),
        sources: capped(outcome.sources),
        workflows: JSON.stringify(outcome.crons),
        'stopped-by': outcome.stopped?.reason ?? '',
    };
}
/** An output that is too large for GitHub would be lost as a whole. */
function capped(rows) {
    const text = JSON.stringify(rows);
    return Buffer.byteLength(text) <= MAX_RESPONSE_BYTES ? text : JSON.stringify(rows.slice(0, 100));
}

;// CONCATENATED MODULE: ./packages/sweep/lib/report/backlog.js
const backlog_DAY = 86_400_000;
/** How old the backlog is, and what it would take. "At least" wherever a source was not read to its end. */
function backlogOf({ turns, waiting, home, sources }) {
    if (home === undefined || sources.length === 0)
        return [];
    const made = turns.filter(({ kind }) => kind !== 'left-out').map(({ ranked }) => ranked);
    const opened = [...made, ...waiting].flatMap(({ finding }) => finding.openedAt ?? []);
    const ages = opened
        .map((at) => Math.max(0, Math.floor((home.now.getTime() - at.getTime()) / backlog_DAY)))
        .sort((a, b) => a - b);
    const isWhole = sources.every(({ verdict }) => verdict === 'read' || verdict === 'off');
    const least = isWhole ? '' : 'at least ';
    const { perDay, acuPerSession } = home.settings.limits;
    const runs = home.cap === 0 ? undefined : Math.ceil(waiting.length / home.cap);
    const days = perDay === 0 ? undefined : Math.ceil(waiting.length / perDay);
    return [
        ...(ages.length === 0 ? [] : [`oldest ${ages.at(-1)} days, median ${ages[Math.floor(ages.length / 2)]} days`]),
        `${least}${waiting.length} findings wait`,
        ...(waiting.length === 0 || runs === undefined || days === undefined
            ? []
            : [
                `what it would take: ${least}${runs} runs of ${home.cap}, ${least}${days} days at ${perDay} a day, and as many reviews${acuPerSession === undefined ? '' : `; ${least}${waiting.length * acuPerSession} compute units`}`,
            ]),
    ];
}

;// CONCATENATED MODULE: ./packages/sweep/lib/report/summary.js



/** What a person reads of the run. Text from outside is inert (P8); `redact` takes the run's secrets out first (P6). */
function summaryOf(outcome, redact) {
    const inert = (text, length = 300) => (0,text_lib/* inertInline */.Mo)(redact(text), length);
    return [
        handedOff(outcome, inert),
        summary_leftOut(outcome, inert),
        summary_sources(outcome, inert),
        backlog(outcome),
        workflows(outcome),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function handedOff(outcome, inert) {
    const rows = rows_rowsOf(outcome);
    if (rows.length === 0)
        return '### Handed off\n\nNothing.';
    const lines = rows.map(({ finding, repository, severity, points, why, kind, reason, message }) => `| \`${finding}\` | ${inert(repository)} | ${severity ?? 'not stated'} | ${points}: ${inert(why.join(', '))} | ${kind} | \`${reason}\` ${inert(message)} |`);
    const title = rows.every(({ kind }) => kind === 'planned') ? '### Would be handed off' : '### Handed off';
    return [title, '', '| Finding | Repository | Severity | Points | | |', '|---|---|---|---|---|---|', ...lines].join('\n');
}
function summary_leftOut(outcome, inert) {
    const rows = rows_skippedByReason(outcome);
    if (rows.length === 0)
        return '';
    const lines = rows.map(({ code, count, says, examples }) => `| ${count} | \`${code}\` | ${says} | ${inert(examples.join(', '))} |`);
    return ['### Not handed off, and why', '', '| Findings | Reason | | Such as |', '|---|---|---|---|', ...lines].join('\n');
}
function summary_sources(outcome, inert) {
    if (outcome.sources.length === 0)
        return '';
    const lines = outcome.sources
        .slice(0, 50)
        .map(({ source, of, verdict, seen, findings, says }) => `| ${source} | ${inert(of)} | ${verdict} | ${seen} | ${findings} | ${inert(says)} |`);
    const more = outcome.sources.length > 50 ? [`\n${outcome.sources.length - 50} more sources are in the output \`sources\`.`] : [];
    const head = ['| Source | Of | | Seen | Findings | |', '|---|---|---|---|---|---|'];
    return ['### What was read', '', ...head, ...lines, ...more].join('\n');
}
function backlog(outcome) {
    const lines = backlogOf(outcome);
    return lines.length === 0 ? '' : ['### Backlog', '', ...lines.map((line) => `- ${line}`)].join('\n');
}
/** A disabled schedule cannot report itself: whichever sweep or person runs next says so here. */
function workflows({ crons }) {
    if (crons.length === 0)
        return '';
    const lines = crons.map(({ workflow, verdict, says }) => `| \`${workflow}\` | ${verdict} | ${says} |`);
    return ['### Scheduled workflows', '', '| Workflow | | |', '|---|---|---|', ...lines].join('\n');
}

;// CONCATENATED MODULE: ./packages/sweep/lib/index.js




// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/claim-file.js
var claim_file = __webpack_require__(8598);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/claims-digest.js
var claims_digest = __webpack_require__(7439);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/files.js
var files = __webpack_require__(1316);
// EXTERNAL MODULE: ./packages/agent-batch/lib/ending.js
var ending = __webpack_require__(1191);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/claim/local-sessions.js

/** The mark of the claim at the end of a request's title. */
const MARK = /^(.*?)(?: )?\[([0-9a-f]{8,64})\]$/su;
/**
 * The batch as a session service: a request is written into the folder instead of being sent, and so goes through the same trust, caps and
 * claim as every other hand-off. It has no id that a service would know: reconcile asks nobody for it.
 *
 * @param page Address of this run, for people; kept only where it is https
 */
function localSessions(folder, page) {
    return {
        create: async (request) => {
            const brief = briefOf(request);
            await (0,files/* writeJson */.GF)((0,files/* fileOf */.W7)(folder, 'briefs', brief.nonce, 'json'), brief);
            return { kind: 'created', status: 201, text: '{}', ...(/^https:\/\/\S+$/.test(page) ? { url: page } : {}) };
        },
        list: () => Promise.resolve({ kind: 'listed', sessions: [], complete: true }),
        get: () => Promise.resolve({ kind: 'missing' }),
    };
}
function briefOf({ title, prompt }) {
    const [, text = '', nonce = ''] = MARK.exec(title ?? '') ?? [];
    if (nonce === '')
        throw new TypeError('a request without the nonce of its claim');
    return { nonce, title: text.trim(), prompt };
}

// EXTERNAL MODULE: ./packages/agent-batch/lib/ledger/record-stopped.js
var record_stopped = __webpack_require__(4765);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/claim/settle.js






/**
 * Makes a claim file of every claim that the ledger has of this run and that has no pull request yet. A claim whose text was lost with a
 * runner is given back, to be made again: nobody works on it, since nobody could.
 */
async function settle(facts, ledger, port, now) {
    const view = await (0,remediation_lib/* readOpen */.FA)(port);
    const mine = [...(view?.open.values() ?? [])].filter(({ runId, repository, state, pullRequest }) => runId === facts.runId &&
        repository.id === facts.repositoryId &&
        pullRequest === null &&
        (state === 'posting' || state === 'created'));
    const claims = [];
    for (const entry of mine) {
        const brief = await readBrief(facts.folder, entry.nonce);
        if (brief === undefined) {
            await (0,remediation_lib/* transact */.hL)(ledger, entry.fingerprint, now, (latest) => (0,record_stopped/* recordStopped */.z)(latest, entry, true));
            continue;
        }
        const claim = settle_claimOf(entry, brief, facts);
        await (0,claim_file/* writeClaim */.qG)(facts.folder, claim);
        if (entry.state === 'posting')
            await (0,remediation_lib/* transact */.hL)(ledger, entry.fingerprint, now, (latest) => (0,remediation_lib/* recordCreated */.yo)(latest, entry, { id: null, url: null }));
        claims.push(claim);
    }
    return claims;
}
function settle_claimOf(entry, brief, facts) {
    return {
        version: 1,
        findingId: entry.findingId,
        fingerprint: entry.fingerprint,
        generation: entry.generation,
        attempt: entry.attempt,
        nonce: entry.nonce,
        runId: entry.runId,
        claimedAt: entry.claimedAt,
        issue: entry.issue,
        title: titleOf(entry.findingId, brief.title),
        prompt: brief.prompt,
        branch: entry.branch,
        baseBranch: facts.baseBranch,
        base: facts.base,
        commitPrefix: commitPrefixOf(brief.prompt),
        setup: facts.settings.commands.setup,
        test: facts.test,
    };
}
/** Characters of a pull request's title, without its prefix. */
const LONGEST_TITLE = 100;
/** The request's title begins with the finding's id, which the pull request names elsewhere. */
function titleOf(findingId, title) {
    const own = title.startsWith(`${findingId}:`) ? title.slice(findingId.length + 1) : title;
    return (0,text_lib/* cleanTitle */.cr)(own, LONGEST_TITLE) || findingId;
}
/** The brief's own words on commits, which stand before everything that is data. */
function commitPrefixOf(prompt) {
    const trusted = prompt.split('\n# Data\n', 1)[0] ?? '';
    const named = /; here `(fix\([a-z]+\):)`/u.exec(trusted)?.[1];
    return conventions_lib/* COMMIT_PREFIXES */.pM.find((prefix) => prefix === named) ?? conventions_lib/* COMMIT_PREFIXES */.pM[0];
}
async function readBrief(folder, nonce) {
    const path = (0,files/* fileOf */.W7)(folder, 'briefs', nonce, 'json');
    const value = await (0,files/* readJson */.Vh)(path);
    if (value === undefined)
        return undefined;
    const fields = new files/* Fields */.C8(value, path);
    return { nonce, title: fields.text('title'), prompt: fields.text('prompt') };
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/claim/claim.js













/**
 * Claims findings for the agent jobs of this run, each in the ledger as every other trigger does (there is no second protocol), and writes
 * what they need into the folder. A run that is started again goes on where it stopped. Never throws.
 */
async function claimFindings(input, deps) {
    const trace = new conventions_lib/* Trace */.Cn();
    try {
        const facts = await (deps.facts ?? (0,github_lib/* readRepository */.Nu)(deps.github, input.repository));
        const known = { ...deps, facts: Promise.resolve(facts) };
        const settings = await (0,remediation_lib/* settingsOf */.f5)(facts, new conventions_lib/* Trace */.Cn());
        const place = await placeOf(input, facts, settings, deps.github);
        const port = (0,remediation_lib/* ledgerPort */.H_)({ repository: facts, settings }, deps);
        const ledger = (0,remediation_lib/* ledgerDeps */.mN)({ repository: facts, settings }, port, deps);
        if (!input.dryRun) {
            // Files of an earlier attempt of this run have lain where an agent could write: the ledger says anew what is claimed.
            await (0,promises_.rm)((0,external_node_path_.join)(input.folder, files/* PLACES */.ls.claims), { recursive: true, force: true });
            await settle(place, ledger, port, deps.now);
        }
        const said = await ask(input, { ...known, sessions: localSessions(input.folder, input.runUrl) }, deps.redact);
        const claims = input.dryRun ? [] : await settle(place, ledger, port, deps.now);
        return ended(input, said, claims, await (0,claims_digest/* digestOfClaims */.Z)(input.folder));
    }
    catch (error) {
        const { reason, message } = (0,ending/* endingOf */.z)(error);
        trace.stop(reason, message, conventions_lib/* REASONS */.ez[reason].remedy);
        return { reason, message, trace: trace.rows, success: false, claims: [], matrix: [], digest: '', summary: '' };
    }
}
async function ask({ source }, deps, redact) {
    if (source.kind === 'issue') {
        const { reason, message, trace, success } = await (0,remediation_lib/* createSession */.jw)({ ...source.input, ledger: 'on', engine: 'batch' }, deps);
        return { reason, message, trace, success, summary: '' };
    }
    // A schedule hands off as few as a sweep does; a person who starts a batch takes the seed's 20 from the queue.
    const byHand = source.input.started !== undefined;
    const swept = await sweep({ ...source.input, ...(byHand ? { perRun: limits/* FINDINGS_PER_BATCH */.cn } : {}) }, deps);
    const { reason, message, trace, success } = swept;
    return { reason, message, trace, success, summary: summaryOf(swept, redact) };
}
function ended({ dryRun, shards }, said, claims, digest) {
    const used = Math.min(shards, claims.length);
    const matrix = Array.from({ length: used }, (_, shard) => shard);
    const outcome = { trace: said.trace, claims, matrix, digest, summary: said.summary };
    // What the hand-off or the sweep failed with comes first: what is claimed all the same is worked on.
    if (dryRun || !said.success || claims.length === 0)
        return { ...outcome, reason: said.reason, message: said.message, success: said.success };
    const names = claims.map(({ findingId }) => findingId).join(', ');
    const message = `${claims.length} claimed: ${names.slice(0, 1_000)}`;
    return { ...outcome, reason: 'batch-claimed', message, success: (0,conventions_lib/* succeeds */.kz)('batch-claimed', true) };
}
/** What every claim of a run rests on. Ends where no claim could be worked on, before there is one. */
async function placeOf({ folder, runId, repository }, facts, settings, github) {
    const { test } = settings.commands;
    if (test === undefined)
        throw new conventions_lib/* Ending */._n('tests-not-configured', 'the settings name no `commands.test`, so no change could be called green');
    if (settings.targetRepository !== undefined && settings.targetRepository !== facts.nameWithOwner)
        throw new conventions_lib/* Ending */._n('settings-invalid', '`target-repository`: a batch works in the repository in which it runs');
    const baseBranch = settings.baseBranch ?? facts.defaultBranch;
    const base = await headOf(github, repository, baseBranch);
    return { folder, runId, repositoryId: facts.id, settings, test, baseBranch, base };
}
async function headOf(github, { owner, name }, branch) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}/branches/{branch}', { owner, repo: name, branch });
        const oid = (0,github_lib/* digText */.Ez)((0,github_lib/* dig */.rO)(data, 'commit'), 'sha');
        if (oid !== undefined && claim_file/* OID */.Vx.test(oid))
            return oid;
        throw new conventions_lib/* Ending */._n('base-branch-unknown', `the base branch ${branch} has no commit`);
    }
    catch (error) {
        if (error instanceof github_lib/* GitHubFault */.Q4 && error.status === 404)
            throw new conventions_lib/* Ending */._n('base-branch-unknown', `there is no branch ${branch}`);
        throw error;
    }
}

;// CONCATENATED MODULE: ./packages/sweep/lib/read/files.js
/**
 * What `sarif-files` and `finding-lists` name, one path per line, in the workspace and nothing outside it (P10). A path that cannot be had
 * is a fault of its input.
 *
 * @param reader of the workspace; asked for only where a file is named, so that a run without files loads nothing
 */
async function namedFiles(inputs, reader) {
    return { sarif: await opened('sarif-files', inputs, reader), lists: await opened('finding-lists', inputs, reader) };
}
async function opened(input, inputs, reader) {
    const paths = inputs.lines(input) ?? [];
    if (paths.length === 0)
        return [];
    const read = await reader();
    const files = await Promise.all(paths.map(async (path) => ({ path, found: await read(path) })));
    return files.flatMap(({ path, found }) => {
        if (found.is === 'file')
            return [{ name: found.file, chunks: found.open }];
        inputs.fault(found.is === 'no-such-file'
            ? `input \`${input}\`: there is no file ${path} in the workspace; check out the repository or download the artifact first`
            : `input \`${input}\`: ${path} lies outside the workspace; paths below it are allowed`);
        return [];
    });
}

// EXTERNAL MODULE: ./actions/run-agent-batch/lib/inputs.js
var lib_inputs = __webpack_require__(9699);
;// CONCATENATED MODULE: ./actions/run-agent-batch/lib/claim-step.js





function claimStep(started, environment, early) {
    const secrets = ['github-token', 'ledger-token'];
    return (0,lib/* runAction */.Cs)({
        name: 'run-agent-batch',
        secrets,
        environment,
        started,
        main: (work, kit) => main(work, kit, early),
    });
}
async function main(work, kit, early) {
    const { inputs, runner } = kit;
    const folder = (0,lib_inputs/* folderOf */.yS)(kit);
    const shards = inputs.integer('shards', 1, limits/* MOST_SHARDS */.Y) ?? 1;
    const source = await sourceOf(work, kit);
    inputs.check();
    const deps = (0,lib/* buildDeps */.fz)(kit, lib/* noSessions */.l3, early);
    const outcome = await claimFindings({
        repository: runner.repository,
        source,
        folder,
        runId: runner.runId,
        runUrl: (0,lib_inputs/* runUrlOf */.Qm)(kit),
        shards,
        dryRun: inputs.flag('dry-run'),
    }, { ...deps, runCreatedAt: () => (0,lib/* runCreatedAt */.DM)(runner, deps.github) });
    return { ...outcome, outputs: claim_step_outputsOf(outcome) };
}
function claim_step_outputsOf({ claims, matrix, digest }) {
    const rows = claims.map(({ findingId, branch, issue, base }) => ({ findingId, branch, issue, base }));
    return { claimed: String(claims.length), matrix: JSON.stringify(matrix), digest, findings: JSON.stringify(rows) };
}
const SOURCES = ['code-scanning', 'dependabot', 'secret-scanning'];
async function sourceOf(work, kit) {
    const { inputs, runner } = kit;
    const prompt = inputs.text('prompt');
    const shared = {
        repository: runner.repository,
        host: runner.host,
        run: { runId: runner.runId, attempt: runner.runAttempt, triggeringActor: runner.triggeringActor },
        options: { secret_ids: [], ...(prompt === undefined ? {} : { prompt }) },
        halt: (0,lib/* haltOf */.zC)(inputs),
    };
    const dryRun = inputs.flag('dry-run');
    if ('trigger' in work)
        return { kind: 'issue', input: { ...shared, trigger: work.trigger, kind: inputs.text('finding-kind'), dryRun } };
    const queue = 'queue' in work ? work : undefined;
    // A start by hand that names nobody has nobody's authority.
    if (queue?.queue === 'workflow_dispatch' && queue.started === undefined)
        inputs.fault('the event names nobody who started the workflow');
    const lines = inputs.lines('sources');
    if (lines?.some((line) => !SOURCES.some((source) => source === line)))
        inputs.fault(`input \`sources\`: allowed are ${SOURCES.join(', ')}, one per line`);
    return {
        kind: 'queue',
        input: {
            ...shared,
            started: queue?.started,
            mode: dryRun ? 'plan' : 'act',
            limit: inputs.integer('max-findings', 1, limits/* FINDINGS_PER_BATCH */.cn),
            severity: inputs.choice('severity', ['critical', 'high', 'medium', 'low']),
            sources: lines === undefined ? undefined : SOURCES.filter((source) => lines.includes(source)),
            scope: { is: 'here' },
            files: {
                ...(await namedFiles(inputs, () => readerOf(kit))),
                coverage: undefined,
            },
            runUrl: (0,lib_inputs/* runUrlOf */.Qm)(kit),
            reconcile: false,
            workflows: [],
        },
    };
}
async function readerOf({ environment }) {
    const { workspaceReader } = await __webpack_require__.e(/* import() */ 583).then(__webpack_require__.bind(__webpack_require__, 9583));
    return workspaceReader(environment['GITHUB_WORKSPACE'] ?? '.');
}


/***/ }),

/***/ 9967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   UK: () => (/* binding */ fieldAt),
/* harmony export */   WZ: () => (/* binding */ isItem),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   iM: () => (/* binding */ dateAt),
/* harmony export */   tk: () => (/* binding */ numberAt)
/* harmony export */ });
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


/***/ }),

/***/ 8990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ placeMark),
/* harmony export */   MX: () => (/* binding */ secretMark),
/* harmony export */   jo: () => (/* binding */ advisoryMark),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   vX: () => (/* binding */ advisoriesIn)
/* harmony export */ });
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


/***/ }),

/***/ 1327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ placeText),
/* harmony export */   s: () => (/* binding */ plainPath)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9689);

/** With `/`, without a leading `./`. `undefined`: absolute, outside of the repository, or no path. */
function plainPath(text) {
    if (text === undefined || text.length > _words_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ATTRIBUTE */ .C1)
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


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ scoreSeverity),
/* harmony export */   wu: () => (/* binding */ levelSeverity),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45);
/** How sources say how grave a finding is, in the words of seed 2.4. */

/** A word that is one of seed 2.4, or one that scanners use for it. */
function severityOf(word) {
    const text = word?.trim().toLowerCase();
    if (text === undefined)
        return undefined;
    return (_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.find((severity) => severity === text) ??
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


/***/ }),

/***/ 7049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cg: () => (/* reexport */ blastRadii),
  K5: () => (/* reexport */ readAlerts),
  readCoverageQueue: () => (/* reexport */ readCoverageQueue),
  xM: () => (/* reexport */ readIssues)
});

// UNUSED EXPORTS: ALERT_SOURCES, MAX_PAGES, PAGE, pageBound

// EXTERNAL MODULE: ./packages/findings/lib/finding.js
var lib_finding = __webpack_require__(45);
// EXTERNAL MODULE: ./packages/findings/lib/fields.js
var fields = __webpack_require__(9967);
// EXTERNAL MODULE: ./packages/findings/lib/marks.js
var marks = __webpack_require__(8990);
// EXTERNAL MODULE: ./packages/findings/lib/severity.js
var severity = __webpack_require__(7777);
// EXTERNAL MODULE: ./packages/findings/lib/words.js
var words = __webpack_require__(9689);
// EXTERNAL MODULE: ./packages/findings/lib/place.js
var lib_place = __webpack_require__(1327);
;// CONCATENATED MODULE: ./packages/findings/lib/sources/code-scanning.js





/** One code-scanning alert. `undefined`: it lacks its number or its rule. */
function fromCodeScanning(alert, repository) {
    const number = (0,fields/* numberAt */.tk)(alert, 'number');
    const rule = ruleOf(alert);
    if (number === undefined || rule === undefined)
        return undefined;
    const message = (0,fields/* textAt */.$6)(alert, 'most_recent_instance', 'message', 'text');
    const title = (0,words/* titleOf */.Gg)((0,fields/* textAt */.$6)(alert, 'rule', 'description') ?? message ?? rule.id);
    const place = placeOf(alert);
    const page = (0,fields/* textAt */.$6)(alert, 'html_url');
    return (0,fields/* present */.Eb)({
        id: `code-scanning-${number}`,
        kind: 'code',
        title,
        explanation: (0,words/* explanationOf */.pg)(message, (0,fields/* textAt */.$6)(alert, 'rule', 'full_description')) || title,
        severity: (0,severity/* severityOf */.xJ)((0,fields/* textAt */.$6)(alert, 'rule', 'security_severity_level')) ?? (0,severity/* levelSeverity */.wu)((0,fields/* textAt */.$6)(alert, 'rule', 'severity')),
        location: place === undefined ? undefined : (0,lib_place/* placeText */.Z)(place),
        confidence: precisionOf(alert),
        artifacts: (0,words/* artifactsOf */.Ns)([page, (0,fields/* textAt */.$6)(alert, 'rule', 'help_uri')]),
        source: 'code-scanning',
        repository,
        openedAt: (0,fields/* dateAt */.iM)(alert, 'created_at'),
        aliases: [],
        marks: place?.line === undefined
            ? []
            : [(0,marks/* placeMark */.Bg)({ tool: rule.tool, rule: rule.id, path: place.path, line: place.line, column: place.column })],
        page,
        place,
        rule,
        signals: (0,fields/* present */.Eb)({ isDevelopment: isShipped(alert) ? undefined : true }),
    });
}
function ruleOf(alert) {
    const id = (0,fields/* textAt */.$6)(alert, 'rule', 'id') ?? (0,fields/* textAt */.$6)(alert, 'rule', 'name');
    return id === undefined ? undefined : { tool: (0,fields/* textAt */.$6)(alert, 'tool', 'name') ?? '', id };
}
function placeOf(alert) {
    const location = (0,fields/* fieldAt */.UK)(alert, 'most_recent_instance', 'location');
    const path = (0,lib_place/* plainPath */.s)((0,fields/* textAt */.$6)(location, 'path'));
    if (path === undefined)
        return undefined;
    return (0,fields/* present */.Eb)({ path, line: (0,fields/* numberAt */.tk)(location, 'start_line'), column: (0,fields/* numberAt */.tk)(location, 'start_column') });
}
/** CodeQL names how sure a rule is among its tags only in SARIF; an alert has it where the tool put it there. */
function precisionOf(alert) {
    const tag = (0,fields/* listAt */.gT)(alert, 'rule', 'tags').find((entry) => typeof entry === 'string' && entry.startsWith('precision:'));
    return typeof tag === 'string' ? (0,words/* attribute */.lt)(tag.slice('precision:'.length)) : undefined;
}
function isShipped(alert) {
    return !(0,fields/* listAt */.gT)(alert, 'most_recent_instance', 'classifications').some((entry) => entry === 'test' || entry === 'generated');
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/dependabot.js




/** One Dependabot alert. `undefined`: it lacks its number, package or advisory. */
function fromDependabot(alert, repository) {
    const number = (0,fields/* numberAt */.tk)(alert, 'number');
    const affected = packageOf(alert);
    const advisory = (0,fields/* textAt */.$6)(alert, 'security_advisory', 'ghsa_id') ?? (0,fields/* textAt */.$6)(alert, 'security_advisory', 'cve_id');
    if (number === undefined || affected === undefined || advisory === undefined)
        return undefined;
    const cve = (0,fields/* textAt */.$6)(alert, 'security_advisory', 'cve_id');
    const page = (0,fields/* textAt */.$6)(alert, 'html_url');
    const title = (0,words/* titleOf */.Gg)((0,fields/* textAt */.$6)(alert, 'security_advisory', 'summary') ?? `${advisory} in ${affected.name}`);
    const signals = signalsOf(alert);
    return (0,fields/* present */.Eb)({
        id: `dependabot-${number}`,
        kind: 'dependency',
        title,
        explanation: (0,words/* explanationOf */.pg)(identified(affected, advisory, cve), (0,fields/* textAt */.$6)(alert, 'security_advisory', 'description')),
        severity: (0,severity/* severityOf */.xJ)((0,fields/* textAt */.$6)(alert, 'security_advisory', 'severity') ?? (0,fields/* textAt */.$6)(alert, 'security_vulnerability', 'severity')),
        location: (0,words/* attribute */.lt)(`${affected.ecosystem} package ${affected.name} in ${affected.manifest}`),
        reachablePath: relationshipOf(alert),
        exploitability: exploitabilityOf(alert, signals),
        suggestedFix: affected.fixed === undefined ? undefined : (0,words/* attribute */.lt)(`Update ${affected.name} to ${affected.fixed} or later.`),
        artifacts: (0,words/* artifactsOf */.Ns)([page, ...references(alert)]),
        source: 'dependabot',
        repository,
        openedAt: (0,fields/* dateAt */.iM)(alert, 'created_at'),
        aliases: [],
        marks: [advisory, cve].flatMap((name) => (name === undefined ? [] : (0,marks/* advisoryMark */.jo)(name, affected.manifest))),
        page,
        place: { path: affected.manifest },
        rule: { tool: 'Dependabot', id: advisory },
        package: affected,
        signals,
    });
}
function packageOf(alert) {
    const ecosystem = (0,fields/* textAt */.$6)(alert, 'dependency', 'package', 'ecosystem');
    const name = (0,fields/* textAt */.$6)(alert, 'dependency', 'package', 'name');
    const manifest = (0,fields/* textAt */.$6)(alert, 'dependency', 'manifest_path');
    if (ecosystem === undefined || name === undefined || manifest === undefined)
        return undefined;
    return (0,fields/* present */.Eb)({
        ecosystem,
        name,
        manifest,
        vulnerable: (0,fields/* textAt */.$6)(alert, 'security_vulnerability', 'vulnerable_version_range'),
        fixed: (0,fields/* textAt */.$6)(alert, 'security_vulnerability', 'first_patched_version', 'identifier'),
    });
}
/** What the dependency skill records first (seed 2.5): package, affected range, fixed version. */
function identified(affected, advisory, cve) {
    const range = affected.vulnerable ?? 'not stated';
    const names = cve === undefined || cve === advisory ? advisory : `${advisory} (${cve})`;
    return `${names}: ${affected.name} (${affected.ecosystem}) in ${affected.manifest}. Affected versions: ${range}. First fixed version: ${affected.fixed ?? 'none yet'}.`;
}
function relationshipOf(alert) {
    const relationship = (0,fields/* textAt */.$6)(alert, 'dependency', 'relationship');
    const scope = (0,fields/* textAt */.$6)(alert, 'dependency', 'scope');
    const said = [
        relationship === 'direct' || relationship === 'transitive' ? `${relationship} dependency` : undefined,
        scope === undefined ? undefined : `used at ${scope === 'runtime' ? 'run time' : 'development time'}`,
    ].filter((part) => part !== undefined);
    return said.length === 0 ? undefined : said.join(', ');
}
function signalsOf(alert) {
    const epss = (0,fields/* numberAt */.tk)(alert, 'security_advisory', 'epss', 'percentage');
    return (0,fields/* present */.Eb)({
        isExploitable: (0,fields/* textAt */.$6)(alert, 'security_advisory', 'classification') === 'malware' ? true : undefined,
        epss: epss !== undefined && epss >= 0 && epss <= 1 ? epss : undefined,
        isDevelopment: (0,fields/* textAt */.$6)(alert, 'dependency', 'scope') === 'development' ? true : undefined,
    });
}
function exploitabilityOf(alert, signals) {
    const cvss4 = (0,fields/* fieldAt */.UK)(alert, 'security_advisory', 'cvss_severities', 'cvss_v4');
    const cvss3 = (0,fields/* fieldAt */.UK)(alert, 'security_advisory', 'cvss_severities', 'cvss_v3') ?? (0,fields/* fieldAt */.UK)(alert, 'security_advisory', 'cvss');
    const vector = (0,fields/* textAt */.$6)(cvss4, 'vector_string') ?? (0,fields/* textAt */.$6)(cvss3, 'vector_string');
    const said = [
        signals.isExploitable === true ? 'the package is malware' : undefined,
        signals.epss === undefined ? undefined : `EPSS ${signals.epss}`,
        vector,
    ].filter((part) => part !== undefined);
    return said.length === 0 ? undefined : (0,words/* attribute */.lt)(said.join('; '));
}
function references(alert) {
    return (0,fields/* listAt */.gT)(alert, 'security_advisory', 'references').map((entry) => (0,fields/* textAt */.$6)(entry, 'url'));
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/secret-scanning.js




/**
 * One secret-scanning alert. `undefined`: it lacks its number or type. The field `secret` is never read: the list is asked for without it
 * (`hide_secret`), and what a server sends all the same goes nowhere (D30).
 */
function fromSecretScanning(alert, repository) {
    const number = (0,fields/* numberAt */.tk)(alert, 'number');
    const type = (0,fields/* textAt */.$6)(alert, 'secret_type');
    if (number === undefined || type === undefined)
        return undefined;
    const name = (0,words/* titleOf */.Gg)((0,fields/* textAt */.$6)(alert, 'secret_type_display_name') ?? type);
    const validity = (0,fields/* textAt */.$6)(alert, 'validity');
    const place = secret_scanning_placeOf(alert);
    const page = (0,fields/* textAt */.$6)(alert, 'html_url');
    return (0,fields/* present */.Eb)({
        id: `secret-scanning-${number}`,
        kind: 'secret',
        title: (0,words/* titleOf */.Gg)(`${name} in the repository`),
        explanation: (0,words/* explanationOf */.pg)(`A secret of the type ${name} was committed. Revoke it at its issuer first: whoever has a clone has the secret, so that taking it out of the code is not enough.`, (0,fields/* fieldAt */.UK)(alert, 'has_more_locations') === true
            ? 'It stands in more places than the one that is named.'
            : undefined),
        // GitHub gives secrets no severity: one that still works is critical.
        severity: validity === 'active' ? 'critical' : 'high',
        location: place === undefined ? undefined : (0,lib_place/* placeText */.Z)(place),
        exploitability: secret_scanning_exploitabilityOf(alert),
        validationResult: validity === undefined ? undefined : (0,words/* attribute */.lt)(`validity: ${validity}`),
        artifacts: (0,words/* artifactsOf */.Ns)([page]),
        source: 'secret-scanning',
        repository,
        openedAt: (0,fields/* dateAt */.iM)(alert, 'created_at'),
        aliases: [],
        marks: place?.line === undefined ? [] : [(0,marks/* secretMark */.MX)(place.path, place.line)],
        page,
        place,
        rule: { tool: 'secret scanning', id: type },
        signals: (0,fields/* present */.Eb)({ isExploitable: validity === 'active' ? true : validity === 'inactive' ? false : undefined }),
    });
}
function secret_scanning_placeOf(alert) {
    const path = (0,lib_place/* plainPath */.s)((0,fields/* textAt */.$6)(alert, 'first_location_detected', 'path'));
    if (path === undefined)
        return undefined;
    return (0,fields/* present */.Eb)({ path, line: (0,fields/* numberAt */.tk)(alert, 'first_location_detected', 'start_line') });
}
function secret_scanning_exploitabilityOf(alert) {
    const validity = (0,fields/* textAt */.$6)(alert, 'validity');
    const said = [
        validity === 'active'
            ? 'the secret still works'
            : validity === 'inactive'
                ? 'the secret no longer works'
                : undefined,
        (0,fields/* fieldAt */.UK)(alert, 'publicly_leaked') === true ? 'it was found in public' : undefined,
        (0,fields/* fieldAt */.UK)(alert, 'multi_repo') === true ? 'it stands in several repositories' : undefined,
    ].filter((part) => part !== undefined);
    return said.length === 0 ? undefined : said.join('; ');
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/alerts.js
/** GitHub's three alert lists: where they are, how to ask for the most severe first, and what the token needs. */




const OPEN_OLDEST_FIRST = { state: 'open', sort: 'created', direction: 'asc' };
const ALERT_SOURCES = {
    'code-scanning': {
        says: 'code scanning',
        permission: '`security-events: read`',
        organisationPermission: 'an App token with the repository permission "Code scanning alerts: read" on the organisation, or a personal token that may read them; the workflow token sees one repository',
        hasCursors: false,
        parameters: OPEN_OLDEST_FIRST,
        // A rule without a security severity has a level, and GitHub filters by either with one parameter.
        steps: [
            { severity: 'critical', filter: { severity: 'critical' } },
            { severity: 'high', filter: { severity: 'high' } },
            { severity: 'high', filter: { severity: 'error' } },
            { severity: 'medium', filter: { severity: 'medium' } },
            { severity: 'medium', filter: { severity: 'warning' } },
            { severity: 'low', filter: { severity: 'low' } },
            { severity: 'low', filter: { severity: 'note' } },
            { severity: 'info', filter: {} },
        ],
        normalise: fromCodeScanning,
    },
    dependabot: {
        says: 'Dependabot alerts',
        permission: '`vulnerability-alerts: read`',
        organisationPermission: 'an App token with the repository permission "Dependabot alerts: read" on the organisation, or a personal token that may read them; the workflow token sees one repository',
        hasCursors: true,
        parameters: OPEN_OLDEST_FIRST,
        steps: [
            { severity: 'critical', filter: { severity: 'critical' } },
            { severity: 'high', filter: { severity: 'high' } },
            { severity: 'medium', filter: { severity: 'medium' } },
            { severity: 'low', filter: { severity: 'low' } },
        ],
        normalise: fromDependabot,
    },
    'secret-scanning': {
        says: 'secret scanning',
        permission: 'an App token with the repository permission "Secret scanning alerts: read", or a personal token that may read them; the workflow token never may',
        organisationPermission: 'an App token with the repository permission "Secret scanning alerts: read" on the organisation, or a personal token of an owner or security manager',
        hasCursors: false,
        parameters: { ...OPEN_OLDEST_FIRST, hide_secret: true },
        steps: [
            { severity: 'critical', filter: { validity: 'active' } },
            { severity: 'high', filter: { validity: 'inactive,unknown' } },
        ],
        normalise: fromSecretScanning,
    },
};
function stepsOf(source, floor) {
    return source.steps.filter(({ severity }) => (0,lib_finding/* isAtLeast */.du)(severity, floor));
}

// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/findings/lib/tally.js
var tally = __webpack_require__(1978);
;// CONCATENATED MODULE: ./packages/findings/lib/sources/coverage.js
/**
 * The queue of a coverage snapshot: portfolios with exposures that a live route could take and that no case tracks yet. A snapshot counts
 * exposures and does not name them, so that each portfolio is one finding: a lead for a person or an agent, not a place in the code.
 */





/** `portfolios` come from a snapshot that passed its validator (D20, D25). */
function readCoverageQueue(portfolios, options) {
    const left = new tally/* Tally */.F();
    const findings = new Map();
    for (const portfolio of portfolios) {
        const finding = fromPortfolio(portfolio, options);
        if (waiting(portfolio) === 0)
            left.add('no-exposure', portfolio.id);
        else if (!(0,lib_finding/* isAtLeast */.du)(portfolio.highest_severity, options.atLeast))
            left.add('below-severity', portfolio.id);
        else if (findings.has(finding.id))
            left.add('same-id', finding.id);
        else
            findings.set(finding.id, finding);
    }
    return {
        is: 'read',
        source: 'coverage',
        of: options.file,
        findings: [...findings.values()],
        seen: portfolios.length,
        requests: 0,
        leftOut: left.list(),
    };
}
/** Exposures that have a live route and no case: at least this many of both. */
function waiting({ live_ready_exposure_count: live, needs_case_count: untracked }) {
    return Math.min(live, untracked);
}
function fromPortfolio(portfolio, { repository, generatedAt }) {
    const count = waiting(portfolio);
    const exposures = `${count} ${count === 1 ? 'exposure' : 'exposures'}`;
    return (0,fields/* present */.Eb)({
        id: (0,lib/* findingId */.zK)(`coverage-${portfolio.id}`),
        kind: kindOf(portfolio.workflow_values),
        title: (0,words/* titleOf */.Gg)(`${portfolio.label}: ${exposures} with a live route and no case`),
        explanation: (0,words/* explanationOf */.pg)(portfolio.coverage_summary, portfolio.route_coverage_summary, portfolio.recommended_actions.map((action) => `- ${action}`).join('\n')),
        severity: portfolio.highest_severity,
        location: (0,words/* attribute */.lt)(portfolio.asset_names.join(', ')),
        source: 'coverage',
        repository,
        openedAt: generatedAt,
        aliases: [],
        marks: [],
        signals: {},
    });
}
/** The one kind that all exposures of the portfolio have (D10), else generic. */
function kindOf(workflowValues) {
    const [value, ...others] = workflowValues;
    if (others.length > 0)
        return 'generic';
    const kinds = Object.keys(lib/* FINDING_KINDS */.mH).filter(lib/* isFindingKind */.gR);
    return kinds.find((kind) => lib/* FINDING_KINDS */.mH[kind].workflowValue === value) ?? 'generic';
}
/**
 * Blast radius by repository name, from the portfolio that has it among its assets, as `owner/name` or as `name` alone, whatever the case
 * (D25: ranking takes it as data). A name that stands in two portfolios gives the larger one.
 */
function blastRadii(portfolios) {
    const byName = new Map();
    for (const { label, asset_names, dependent_count: dependents, critical_asset_count: criticalAssets } of portfolios) {
        for (const name of asset_names) {
            const known = byName.get(name.toLowerCase());
            if (known === undefined || known.dependents < dependents)
                byName.set(name.toLowerCase(), { portfolio: label, dependents, criticalAssets });
        }
    }
    return (repository) => {
        const name = repository.toLowerCase();
        return byName.get(name) ?? byName.get(name.slice(name.indexOf('/') + 1));
    };
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/port.js


/** GitHub answers 403 or 404 with one of these where a feature is off, and 410 for issues. */
const OFF = /not enabled|is disabled|are disabled|has been disabled|must be enabled|no analysis found|archived repositor|not available for/i;
const RATE_LIMIT = /rate limit|abuse detection/i;
function refusalOf(error, grant) {
    const status = (0,fields/* isItem */.WZ)(error) && typeof error['status'] === 'number' ? error['status'] : undefined;
    const said = error instanceof Error ? error.message : ((0,fields/* textAt */.$6)(error, 'message') ?? 'no message');
    const why = reasonOf(status, said);
    return { why, message: `${grant.says}: ${(0,words/* capped */.uo)(said, words/* MAX_NAME */.zB)}`, remedy: remedyOf(why, grant, error) };
}
function reasonOf(status, said) {
    if (status === 429 || (status === 403 && RATE_LIMIT.test(said)))
        return 'rate-limited';
    if (status === 410 || ((status === 403 || status === 404) && OFF.test(said)))
        return 'off';
    if (status === 401)
        return 'unauthorised';
    if (status === 403)
        return 'forbidden';
    if (status === 404)
        return 'not-found';
    return status === 400 || status === 422 ? 'invalid' : 'unavailable';
}
function remedyOf(why, grant, error) {
    const needs = (0,fields/* textAt */.$6)(error, 'needs');
    const accepts = needs === undefined ? '' : ` GitHub says that the call accepts: ${(0,words/* capped */.uo)(needs, words/* MAX_NAME */.zB)}.`;
    switch (why) {
        case 'forbidden':
            return `Give the token ${grant.permission}.${accepts}`;
        case 'not-found':
            return `Check the name, that the feature is on, and that the token has ${grant.permission}: GitHub does not tell these apart.${accepts}`;
        case 'off':
            return `Turn ${grant.says} on and let it run once, or take it out of the sources.`;
        case 'unauthorised':
            return 'Renew the token: GitHub does not accept it.';
        case 'rate-limited':
            return 'Wait for the rate limit to be over, or use a token with more requests; the next run goes on.';
        case 'invalid':
            return 'Report it: GitHub does not accept the question.';
        case 'unavailable':
            return 'Run again.';
    }
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/pages.js
/** Reads a list page by page, most severe first, until enough was seen or the bound is reached. */




/** Entries per page, GitHub's most. */
const PAGE = 100;
/** Pages of one list in one run (issue: at most 10). */
const MAX_PAGES = 10;
/**
 * Pages that a list may cost: so many that `wanted` findings are found behind all that are handled, one more for each further question
 * that is asked (critical, then high, …), and at most 10. It does not depend on how many alerts there are.
 */
function pageBound(window, questions) {
    return Math.min(MAX_PAGES, Math.max(1, Math.ceil((window.handled + window.wanted) / PAGE)) + Math.max(0, questions - 1));
}
async function readPages(port, list, window) {
    const pages = new Pages(list, window);
    for (const question of list.questions) {
        await pages.ask(port, question);
        if (pages.isDone)
            break;
    }
    return pages.reading();
}
class Pages {
    #list;
    #window;
    #bound;
    #tally = new tally/* Tally */.F();
    #findings = new Map();
    #seen = 0;
    #requests = 0;
    #free = 0;
    #asked = 0;
    #stop;
    #refusal;
    constructor(list, window) {
        this.#list = list;
        this.#window = window;
        this.#bound = pageBound(window, list.questions.length);
    }
    get isDone() {
        return this.#stop !== undefined || this.#refusal !== undefined;
    }
    async ask(port, { route, parameters }) {
        this.#asked += 1;
        let next = this.#list.hasCursors ? {} : { page: 1 };
        for (let page = 1; next !== undefined && !this.isDone; page += 1) {
            if (this.#requests >= this.#bound)
                return this.#halt('page-limit', `after ${this.#requests} pages: what is beyond was not seen`);
            const answer = await this.#page(port, route, { ...parameters, per_page: PAGE, ...next });
            if (answer === undefined)
                return;
            next = this.#next(answer, page);
        }
    }
    /** One page; `undefined` when the reading ends with it. */
    async #page(port, route, parameters) {
        this.#requests += 1;
        try {
            const { data, link } = await port.get(route, parameters);
            if (!Array.isArray(data))
                return this.#refuse({
                    why: 'unavailable',
                    message: `${this.#list.grant.says}: GitHub answered with something else than a list`,
                    remedy: 'Run again.',
                });
            for (const item of data)
                this.#take(item);
            return { length: data.length, link };
        }
        catch (error) {
            return this.#refuse(refusalOf(error, this.#list.grant));
        }
    }
    #take(item) {
        this.#seen += 1;
        const found = (0,fields/* isItem */.WZ)(item) ? this.#list.normalise(item) : 'malformed';
        if (typeof found === 'string')
            return this.#tally.add(found);
        if (found.source !== 'issues' && !(0,lib_finding/* isAtLeast */.du)(found.severity, this.#window.atLeast))
            return this.#tally.add('below-severity', found.id);
        // A list that moves while it is read shows an entry twice, as does one that is asked for in two ways.
        const key = `${found.repository.id} ${found.id}`;
        if (this.#findings.has(key))
            return;
        this.#findings.set(key, found);
        if (this.#window.isTaken?.(found) !== true)
            this.#free += 1;
    }
    #next(answer, page) {
        const isLastPage = answer.length < PAGE;
        if (this.#free >= this.#window.wanted && !(isLastPage && this.#asked === this.#list.questions.length)) {
            this.#halt('enough', `${this.#free} findings that nothing holds back were seen: what is less severe, or newer, was not asked for`);
            return undefined;
        }
        if (isLastPage)
            return undefined;
        if (answer.link !== undefined)
            return nextIn(answer.link);
        // Without the header only a list with page numbers can be gone on with.
        if (!this.#list.hasCursors)
            return { page: page + 1 };
        this.#halt('unavailable', 'GitHub did not say where the next page is: what is beyond was not seen');
        return undefined;
    }
    #halt(code, message) {
        this.#stop = { code, message: `${this.#list.grant.says}: ${message}` };
    }
    #refuse(refusal) {
        if (this.#requests === 1)
            this.#refusal = refusal;
        else
            this.#stop = stopOf(refusal);
        return undefined;
    }
    reading() {
        const { source, of } = this.#list;
        if (this.#refusal !== undefined)
            return { is: 'unread', source, of, ...this.#refusal, requests: this.#requests };
        return {
            is: 'read',
            source,
            of,
            findings: [...this.#findings.values()],
            seen: this.#seen,
            requests: this.#requests,
            ...(this.#stop === undefined ? {} : { stopped: this.#stop }),
            leftOut: this.#tally.list(),
        };
    }
}
/** A refusal after the first page: what was read counts, and the rest was not seen. */
function stopOf({ why, message, remedy }) {
    const code = why === 'rate-limited' ? 'rate-limited' : 'unavailable';
    return { code, message: `${message}. What is beyond was not seen. ${remedy}` };
}
/** Where the next page is, by a Link header: a cursor or a number. `undefined`: there is none. */
function nextIn(link) {
    const next = link.split(',').find((part) => part.includes('rel="next"'));
    const url = next?.slice(next.indexOf('<') + 1, next.indexOf('>'));
    if (url === undefined || !URL.canParse(url))
        return undefined;
    const { searchParams } = new URL(url);
    const [after, page] = [searchParams.get('after'), searchParams.get('page')];
    if (after !== null)
        return { after };
    return page === null ? undefined : { page: Number(page) };
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/issues.js



/**
 * One issue. Its labels may say how severe it is (`severity: high`, `high`): only people with triage set labels, while anybody writes the
 * text, which says nothing about severity here.
 */
function fromIssue(issue, repository) {
    if ((0,fields/* isItem */.WZ)(issue['pull_request']))
        return 'pull-request';
    const number = (0,fields/* numberAt */.tk)(issue, 'number');
    if (number === undefined)
        return 'malformed';
    if ((0,fields/* textAt */.$6)(issue, 'state') === 'closed')
        return 'not-open';
    const page = (0,fields/* textAt */.$6)(issue, 'html_url');
    const title = (0,words/* titleOf */.Gg)((0,fields/* textAt */.$6)(issue, 'title') ?? `Issue ${number}`);
    return (0,fields/* present */.Eb)({
        id: `issue-${number}`,
        kind: 'generic',
        title,
        explanation: (0,words/* explanationOf */.pg)((0,fields/* textAt */.$6)(issue, 'body')) || title,
        severity: severityByLabel(issue),
        artifacts: (0,words/* artifactsOf */.Ns)([page]),
        source: 'issues',
        repository,
        openedAt: (0,fields/* dateAt */.iM)(issue, 'created_at'),
        aliases: [],
        marks: [],
        issue: number,
        page,
        signals: {},
    });
}
const LABEL = /^(?:severity|sev|priority)?\s*[:/-]?\s*(critical|high|medium|low|info)$/i;
function severityByLabel(issue) {
    const names = (0,fields/* listAt */.gT)(issue, 'labels').map((label) => typeof label === 'string' ? label : ((0,fields/* textAt */.$6)(label, 'name') ?? ''));
    const said = names.flatMap((name) => LABEL.exec(name.trim())?.[1]?.toLowerCase() ?? []);
    return lib_finding/* SEVERITIES */.oC.find((severity) => said.includes(severity));
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/read.js
/** Alerts and issues of repositories, of a list of them, or of an organisation. */




/**
 * Open alerts of one kind, most severe and oldest first: one reading for each repository, or one for the organisation. Never throws for
 * what GitHub answers; requests are bounded by {@link pageBound} for each reading.
 */
async function readAlerts(port, name, scope, window) {
    const source = ALERT_SOURCES[name];
    if (scope.is === 'organisation')
        return [await readPages(port, ofOrganisation(name, source, scope.login, window), window)];
    return eachRepository(scope.repositories, (repository) => readPages(port, ofRepository(name, source, repository, window), window));
}
/** Open issues with a label, oldest first: one reading for each repository. They have no severity that anybody vouches for. */
async function readIssues(port, repositories, label, window) {
    return eachRepository(repositories, (repository) => readPages(port, issuesOf(repository, label), window));
}
/** One after the other. After a rate limit the others are not asked: each request more would make the wait longer. */
async function eachRepository(repositories, read) {
    const readings = [];
    let limited;
    for (const repository of repositories) {
        const reading = limited === undefined ? await read(repository) : { ...limited, of: repository.name, requests: 0 };
        readings.push(reading);
        limited ??= limitIn(reading);
    }
    return readings;
}
function limitIn(reading) {
    if (reading.is === 'unread')
        return reading.why === 'rate-limited' ? reading : undefined;
    if (reading.stopped?.code !== 'rate-limited')
        return undefined;
    const { source, of, stopped, requests } = reading;
    return {
        is: 'unread',
        source,
        of,
        requests,
        why: 'rate-limited',
        message: stopped.message,
        remedy: 'Wait for the rate limit to be over; the next run goes on.',
    };
}
function ofRepository(source, alerts, repository, window) {
    const [owner, repo] = repository.name.split('/');
    return {
        source,
        of: repository.name,
        grant: alerts,
        hasCursors: alerts.hasCursors,
        questions: stepsOf(alerts, window.atLeast).map(({ filter }) => ({
            route: `GET /repos/{owner}/{repo}/${source}/alerts`,
            parameters: { owner, repo, ...alerts.parameters, ...filter },
        })),
        normalise: (item) => openOnly(item, alerts.normalise(item, repository)),
    };
}
function ofOrganisation(source, alerts, login, window) {
    return {
        source,
        of: `organisation ${login}`,
        grant: { says: alerts.says, permission: alerts.organisationPermission },
        hasCursors: alerts.hasCursors,
        questions: stepsOf(alerts, window.atLeast).map(({ filter }) => ({
            route: `GET /orgs/{org}/${source}/alerts`,
            parameters: { org: login, ...alerts.parameters, ...filter },
        })),
        normalise: (item) => {
            const repository = repositoryOf(item);
            return repository === undefined ? 'malformed' : openOnly(item, alerts.normalise(item, repository));
        },
    };
}
/** An alert that was closed between two pages is no finding any more. */
function openOnly(item, found) {
    if (found === undefined)
        return 'malformed';
    const state = (0,fields/* textAt */.$6)(item, 'state');
    return state === undefined || state === 'open' ? withAssignees(item, found) : 'not-open';
}
/** Secret scanning has one person, the other lists have several. */
function withAssignees(item, found) {
    const assignees = [...(0,fields/* listAt */.gT)(item, 'assignees'), (0,fields/* fieldAt */.UK)(item, 'assigned_to')].flatMap((person) => (0,fields/* textAt */.$6)(person, 'login') ?? []);
    return assignees.length === 0 ? found : { ...found, assignees };
}
function repositoryOf(item) {
    const id = (0,fields/* numberAt */.tk)(item, 'repository', 'id');
    const name = (0,fields/* textAt */.$6)(item, 'repository', 'full_name');
    if (id === undefined || name === undefined)
        return undefined;
    const isPrivate = (0,fields/* fieldAt */.UK)(item, 'repository', 'private');
    return { id, name, ...(typeof isPrivate === 'boolean' ? { isPrivate } : {}) };
}
function issuesOf(repository, label) {
    const [owner, repo] = repository.name.split('/');
    return {
        source: 'issues',
        of: repository.name,
        grant: { says: 'issues', permission: '`issues: read`' },
        hasCursors: false,
        questions: [
            {
                route: 'GET /repos/{owner}/{repo}/issues',
                parameters: { owner, repo, labels: label, state: 'open', sort: 'created', direction: 'asc' },
            },
        ],
        normalise: (item) => {
            const found = fromIssue(item, repository);
            return typeof found === 'string' ? found : withAssignees(item, found);
        },
    };
}

;// CONCATENATED MODULE: ./packages/findings/lib/sources/index.js
/** Findings from GitHub, and from a coverage snapshot. */







/***/ }),

/***/ 1978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9689);

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
            known.examples.push((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .capped */ .uo)(name, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME */ .zB));
        this.#kept.set(why, known);
    }
    list() {
        return [...this.#kept].map(([why, { count, examples }]) => ({ why, count, examples }));
    }
}


/***/ }),

/***/ 9689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ MAX_ATTRIBUTE),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   pg: () => (/* binding */ explanationOf),
/* harmony export */   uo: () => (/* binding */ capped),
/* harmony export */   zB: () => (/* binding */ MAX_NAME)
/* harmony export */ });
/* unused harmony export MAX_ARTIFACTS */
/* harmony import */ var _agent_remediation_conventions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7192);
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
        ?.trim() ?? '', _agent_remediation_conventions__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DATA_TITLE */ .Rt);
}
function explanationOf(...parts) {
    const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
    return capped([...new Set(said)].join('\n\n'), _agent_remediation_conventions__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DATA_TEXT */ .cv);
}
function attribute(text) {
    const trimmed = text?.trim();
    return trimmed === undefined || trimmed === '' ? undefined : capped(trimmed, MAX_ATTRIBUTE);
}
function artifactsOf(addresses) {
    const known = [...new Set(addresses.flatMap((address) => attribute(address) ?? []))].slice(0, MAX_ARTIFACTS);
    return known.length === 0 ? undefined : known;
}


/***/ })

};
