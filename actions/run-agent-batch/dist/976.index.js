export const id = 976;
export const ids = [976];
export const modules = {

/***/ 9976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishStep: () => (/* binding */ publishStep)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./packages/action-kit/lib/index.js + 3 modules
var lib = __webpack_require__(7003);
// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var conventions_lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/github/lib/index.js + 6 modules
var github_lib = __webpack_require__(7702);
// EXTERNAL MODULE: ./packages/remediation/lib/index.js + 32 modules
var remediation_lib = __webpack_require__(9277);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/claim-file.js
var claim_file = __webpack_require__(8598);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/claims-digest.js
var claims_digest = __webpack_require__(7439);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/files.js
var files = __webpack_require__(1316);
// EXTERNAL MODULE: ./packages/agent-batch/lib/git/git.js
var git_git = __webpack_require__(3381);
// EXTERNAL MODULE: ./packages/agent-batch/lib/ending.js
var ending = __webpack_require__(1191);
// EXTERNAL MODULE: ./packages/agent-batch/lib/folder/result-file.js
var result_file = __webpack_require__(7501);
// EXTERNAL MODULE: ./packages/agent-batch/lib/ledger/record-stopped.js
var record_stopped = __webpack_require__(4765);
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

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/finding.js

/** Kinds that an id tells of itself; an issue or a scanner's own id may be of any. */
const KINDS = {
    dependabot: 'dependency',
    'code-scanning': 'code',
    'secret-scanning': 'secret',
};
/** The finding that a branch names: `fix/<finding-id>`, from the second generation on `fix/<finding-id>+<n>` (seed 2.5, D5). */
function findingOfBranch(branch, ledgerKind) {
    if (!branch.startsWith(conventions_lib/* BRANCH_PREFIX */.sM))
        return undefined;
    const [, id = '', generation] = /^([^+]*)(?:\+([2-9]|[1-9]\d{1,5}))?$/u.exec(branch.slice(conventions_lib/* BRANCH_PREFIX */.sM.length)) ?? [];
    if (!conventions_lib/* FINDING_ID */.GB.test(id))
        return undefined;
    // A branch is named by whoever opens the pull request; the ledger by whoever handed the finding off.
    const kind = ledgerKind === undefined ? KINDS[(0,conventions_lib/* sourceKind */.uh)(id)] : ledgerKind === 'unlisted' ? undefined : ledgerKind;
    return { id, generation: Number(generation ?? '1'), kind };
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

// EXTERNAL MODULE: ./packages/guardrails/lib/rules.js + 1 modules
var rules = __webpack_require__(9435);
;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/rules/changes.js

/** What the change as a whole is: its size, its test, its secrets. */
const changes = (given) => [...size(given), ...regressionTest(given), ...secrets(given)];
function size({ facts, contract }) {
    const counted = facts.files.filter(({ path }) => !(0,rules/* classifyPath */.qK)(path, contract.policy).lockfile);
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
    const kinds = facts.files.map((file) => ({ file, ...(0,rules/* classifyPath */.qK)(file.path, contract.policy) }));
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
        return (0,rules/* findSecrets */.dL)(text)
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
    const inTexts = texts.flatMap(([where, text]) => (0,rules/* findSecrets */.dL)(text)
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
            if (olds.some((each) => isSameSource(each, address)) && named(address, entry, custom.form))
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
function named({ file }, entry, form) {
    return file === undefined || !form.named || namesPackage(file, entry);
}
function newSourceFault(address, entry, { known, isNew, form }) {
    if (address.kind === 'path')
        return 'a path instead of a registry';
    if (address.kind === 'git' && !form.many)
        return 'a repository instead of a registry';
    if (!named(address, entry, form))
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
    const form = lockFormOf(file.path, (0,rules/* classifyPath */.qK)(file.path, given.contract.policy).lockfile);
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
    return (0,rules/* classifyPath */.qK)(path, contract.policy).lockfile;
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
    const { code } = (0,rules/* classifyPath */.qK)(file.path, contract.policy);
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

// EXTERNAL MODULE: ./packages/text/lib/index.js + 11 modules
var text_lib = __webpack_require__(7480);
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
    const instead = `Open it from a branch ${conventions_lib/* BRANCH_PREFIX */.sM}<finding-id> of this repository.`;
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
    const summary = facts.title.startsWith(conventions_lib/* PULL_REQUEST_TITLE_PREFIX */.Eu)
        ? facts.title.slice(conventions_lib/* PULL_REQUEST_TITLE_PREFIX */.Eu.length).trim()
        : '';
    if (summary !== '' && summary.length <= LONGEST_TITLE)
        return [];
    return [
        {
            rule: 'title',
            severity: 'fail',
            seen: `the title is ${facts.title}`,
            why: 'one form of title lets people and programs find the fixes',
            instead: `Write ${conventions_lib/* PULL_REQUEST_TITLE_PREFIX */.Eu}<one-line summary>, at most ${LONGEST_TITLE} characters.`,
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
        const prefix = conventions_lib/* COMMIT_PREFIXES */.pM.find((each) => headline.startsWith(each));
        const seen = `commit ${oid.slice(0, 12)}: ${headline}`;
        const why = 'the prefix tells a fix of code from one of dependencies, also in change logs';
        if (prefix === undefined || headline.slice(prefix.length).trim() === '') {
            const instead = `Reword it to ${conventions_lib/* COMMIT_PREFIXES */.pM.join(' or ')} and a summary.`;
            return [{ rule: 'commits', severity: 'fail', seen, why, instead }];
        }
        const wanted = finding?.kind === undefined ? prefix : conventions_lib/* FINDING_KINDS */.mH[finding.kind].commitPrefix;
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
function namesOf({ path, previous }) {
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
    const groups = namesOf(file).flatMap((name) => [
        ...(0,rules/* classifyPath */.qK)(name, contract.policy).groups,
        ...((0,rules/* matchesAny */._I)((0,rules/* fold */.AU)(name), contract.protectedPaths) ? ['protected-paths of the settings'] : []),
        ...((0,rules/* matchesAny */._I)((0,rules/* fold */.AU)(name), SOURCES) ? ['where packages come from'] : []),
        ...((0,rules/* matchesAny */._I)((0,rules/* fold */.AU)(name), SHOWN_BY) ? ['what a diff shows, and what a job runs'] : []),
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
    if (!namesOf(file).some((name) => (0,rules/* classifyPath */.qK)(name, contract.policy).lockfile))
        return [];
    const why = 'a lockfile decides what is installed, and nobody reads it line by line';
    const breach = (severity, seen, instead) => [
        { rule: 'lockfile', severity, path: file.path, seen, why, instead },
    ];
    const takeOut = 'Take the change of this file out.';
    if (finding?.kind !== undefined && finding.kind !== 'dependency')
        return breach('fail', `${paths_shown(file)} changes for ${finding.id}, which is no dependency finding`, takeOut);
    const wanted = manifestsOf(file.path);
    const changed = new Set(facts.files.flatMap(namesOf));
    if (wanted !== undefined && ![...changed].some(wanted.matches))
        return breach('ask', `${paths_shown(file)} changes, and no ${wanted.names} with it`, `Make the change in ${wanted.names} and let the package manager write the lockfile; or a maintainer approves it.`);
    if (finding?.kind === 'dependency')
        return [];
    return breach('ask', facts.ledgerKind === 'unlisted'
        ? `${paths_shown(file)} changes; the ledger knows no finding ${finding?.id ?? ''} that it could be for`
        : `${paths_shown(file)} changes; that ${finding?.id ?? 'this'} is a dependency finding cannot be told from its id`, `${takeOut} Or a maintainer approves it.`);
}
function publicApi(file, { contract }) {
    if (!namesOf(file).some((name) => (0,rules/* matchesAny */._I)((0,rules/* fold */.AU)(name), contract.publicApi)))
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
const NAME = String.raw `[\w.$"'\x60\[\]{}%:<>#]{1,120}`;
const IF = String.raw `(?:if\s{1,5}(?:not\s{1,5})?exists\s{1,5})?`;
/** Beginnings of the types of columns. */
const TYPES = String.raw `(?:tiny|small|medium|big)?int\w{0,10}|(?:big|small)?serial|n?varchar2?|n?char\w{0,10}|(?:tiny|medium|long)?text|bool\w{0,4}|(?:small)?date\w{0,10}|time\w{0,10}|uuid|uniqueidentifier|jsonb?|numeric|number|decimal|float\d?|double|real|money|blob|bytea|(?:var)?binary|enum|bit|citext|inet|vector`;
/** What stands behind the name of a statement; prose goes on with other words. */
const EMBEDDED_FORMS = [
    String.raw `create\s{1,20}(?:unlogged\s{1,5}|external\s{1,5}|foreign\s{1,5})?table\s{1,20}${IF}${NAME}\s{0,20}(?:\(|$|as\b|like\b|["'\x60+\\])`,
    String.raw `alter\s{1,20}table\s{1,20}${IF}(?:only\s{1,5})?${NAME}\s{0,20}(?:$|["'\x60+\\]|(?:add|drop|alter|rename|modify|change|set|attach|detach|enable|disable|owner|inherit|convert|engine)\b)`,
    String.raw `drop\s{1,20}(?:table|schema|database|index|type|sequence|(?:materialized\s{1,5})?view)\s{1,20}(?:concurrently\s{1,5})?${IF}${NAME}\s{0,20}(?:$|[;,"'\x60)+\\]|cascade\b|restrict\b)`,
    String.raw `create\s{1,20}(?:unique\s{1,5})?index\s{1,20}(?:concurrently\s{1,5})?${IF}${NAME}\s{1,20}on\b`,
    String.raw `create\s{1,20}(?:or\s{1,5}replace\s{1,5})?(?:schema|database|type|sequence|trigger|(?:materialized\s{1,5})?view)\s{1,20}${IF}${NAME}\s{0,20}(?:$|[;"'\x60+\\]|as\b|before\b|after\b|start\b|increment\b|authorization\b|character\b)`,
    String.raw `drop\s{1,20}column\s{1,20}${IF}${NAME}\s{0,20}(?:$|[;,"'\x60)]|cascade\b|restrict\b)`,
    String.raw `rename\s{1,20}column\s{1,20}${NAME}\s{1,20}to\b`,
    String.raw `(?:add|alter|modify)\s{1,20}column\s{1,20}${IF}${NAME}\s{1,20}(?:${TYPES}|set|drop|type)\b`,
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
    const folded = namesOf(file).map(rules/* fold */.AU);
    if (folded.some((name) => (0,rules/* matchesAny */._I)(name, SCHEMA_FILES)))
        return [breach(file, `${paths_shown(file)} describes the database`)];
    const lines = given.linesOf(file);
    const found = folded.some((name) => name.endsWith('.sql'))
        ? lines.find(({ kind, text }) => kind !== 'same' && STATEMENT.test(text))
        : inCode(file, lines, given);
    return found === undefined ? [] : [breach(file, `${paths_shown(file)}: ${found.text.trim().slice(0, 120)}`, found.line)];
}
/** Documents and tests may say what they like: they change no database that is in use. */
function inCode({ path }, lines, { contract }) {
    const { code, test } = (0,rules/* classifyPath */.qK)(path, contract.policy);
    if (test || !(code || (0,rules/* matchesAny */._I)((0,rules/* fold */.AU)(path), SETTINGS)))
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
    if (!idsIn(section.text).some((id) => (0,conventions_lib/* branchName */.at)(id, finding.generation) === facts.branch)) {
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
    const wasTest = (0,rules/* classifyPath */.qK)(file.previous ?? file.path, given.contract.policy).test;
    const isTest = (0,rules/* classifyPath */.qK)(file.path, given.contract.policy).test;
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
const KEY = /^\s{0,80}((?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w-]{1,200})(?:\s?\.\s?(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w-]{1,200})){0,8})\s{0,40}=\s{0,40}(.*)$/u;
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
        const [, key = '', first = ''] = KEY.exec(line) ?? [];
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
function parsed(text) {
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
    const file = parsed(text);
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
    const file = parsed(text);
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
const LONGEST = 512_000;
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
    if (reader === undefined || text.length > LONGEST)
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
    const results = Object.keys(CONTRACT_RULES).map((rule) => resultOf(rule, breaches.filter((breach) => breach.rule === rule), facts.approvals));
    const has = (state) => results.some((result) => result.state === state);
    return { state: has('broken') ? 'broken' : has('asks') ? 'asks' : 'kept', results };
}
const SEVERITIES = ['fail', 'ask', 'warn'];
function resultOf(rule, found, approvals) {
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

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/policy-of.js


/** Where a repository vendors the guards and their policy. */
const POLICY_FOLDER = '.agent/hooks';
/** The policy that the repository vendors on its default branch, else the guards' own. */
function policyOf({ policy, digest }) {
    if (policy === undefined && digest === undefined)
        return rules/* DEFAULT_POLICY */.zj;
    const file = `${POLICY_FOLDER}/${rules/* POLICY_FILE */.CX} on the default branch`;
    if (policy === undefined || digest?.trim().split(/\s+/u, 1)[0] !== (0,rules/* digestOf */.ol)(policy))
        throw new conventions_lib/* Ending */._n('settings-invalid', `${file} is not what ${rules/* DIGEST_FILE */.O8} says`);
    try {
        return (0,rules/* parsePolicy */.ON)(policy);
    }
    catch (error) {
        throw new conventions_lib/* Ending */._n('settings-invalid', `${file}: ${error instanceof Error ? error.message : 'not a policy'}`);
    }
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/whole-files.js



/** Whether the contract judges a file as a whole, and not by its diff alone: manifests and lockfiles. */
function isJudgedWhole(path, policy) {
    return isManifest(path) || lockFormOf(path, (0,rules/* classifyPath */.qK)(path, policy).lockfile) !== undefined;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/pull-request/contract.js
/** The contract's judgement alone, over facts that come from elsewhere than an open pull request: a patch before it is published. */




// EXTERNAL MODULE: ./packages/agent-batch/lib/limits.js
var limits = __webpack_require__(2292);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/agent-batch/lib/git/changes.js
var git_changes = __webpack_require__(9604);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/commit.js



/** Under whose name the commit is made: no account's, so that nobody is taken for its author. */
const IDENTITY = { name: 'agent-remediation', email: 'agent-remediation@users.noreply.github.com' };
/** Last line of the message: by it a run that is started again knows its own commit. */
const TRAILER = 'Agent-Claim';
/**
 * Applies a patch to the base commit without a work tree, so that nothing of it is run or followed, and commits it. The same patch of the
 * same claim always gives the same commit: a second try pushes nothing new.
 */
async function commitPatch(git, claim, patch) {
    const environment = { GIT_INDEX_FILE: (0,external_node_path_.join)(git.directory, `index-${claim.nonce}`) };
    await git.run(['read-tree', claim.base], { environment });
    const applied = await git.ask(['apply', '--cached', '--whitespace=nowarn', '-'], { environment, input: patch });
    if (applied.status !== 0)
        return refused(`the patch does not apply to ${claim.base.slice(0, 12)}: ${applied.stderr}`);
    const tree = (await git.run(['write-tree'], { environment })).trim();
    const changes = (0,git_changes/* rawChanges */.A)(await git.run(['diff-tree', '-r', '-z', '--no-renames', '--raw', '--abbrev=40', claim.base, tree]));
    if (changes.length === 0)
        return refused('the patch changes nothing');
    const odd = (0,git_changes/* oddChange */.o)(changes);
    if (odd !== undefined)
        return refused(odd);
    const message = messageOf(claim);
    const oid = (await git.run(['commit-tree', tree, '-p', claim.base], { input: message, environment: { ...signature(claim) } })).trim();
    return { kind: 'commit', oid, message, files: await filesOf(git, claim.base, tree, changes) };
}
const refused = (why) => ({ kind: 'refused', why: why.trim().slice(0, 1_000) });
/** A title comes from untrusted text, and GitHub obeys what a merged commit's message says: the finding's id is all it says. */
function messageOf({ commitPrefix, findingId, nonce }) {
    return `${commitPrefix} remediate ${findingId}\n\n${TRAILER}: ${findingId} ${nonce}\n`;
}
function signature({ claimedAt }) {
    return {
        GIT_AUTHOR_NAME: IDENTITY.name,
        GIT_AUTHOR_EMAIL: IDENTITY.email,
        GIT_AUTHOR_DATE: claimedAt,
        GIT_COMMITTER_NAME: IDENTITY.name,
        GIT_COMMITTER_EMAIL: IDENTITY.email,
        GIT_COMMITTER_DATE: claimedAt,
    };
}
/** The finding that a commit of ours names; `undefined`: it is not ours. */
async function claimOfCommit(git, oid) {
    const message = await git.run(['log', '-1', '--format=%an%n%B', oid]);
    if (!message.startsWith(`${IDENTITY.name}\n`))
        return undefined;
    return new RegExp(`^${TRAILER}: (\\S+) [0-9a-f]+$`, 'mu').exec(message)?.[1];
}
const STATUS = { A: 'added', D: 'removed', M: 'modified' };
/** The files of a change in the form in which GitHub lists a pull request's. */
async function filesOf(git, base, tree, changes) {
    const text = await git.run([
        'diff-tree',
        '-r',
        '-p',
        '--full-index',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        base,
        tree,
    ]);
    // One part per file, in the order of the list: a line of a file never begins with the header's own first letter. Lines end with a line
    // feed alone: to `^` of an expression what ends a line inside of a file's line, or of its name, would be the beginning of one too.
    const parts = `\n${text}`.split('\ndiff --git ').slice(1);
    if (changes.length !== parts.length)
        throw new git_git/* GitFault */.lc('the list of changed files and their patches do not fit together');
    return changes.map(({ status: letter, path, blob }, index) => {
        const part = parts[index] ?? '';
        const from = part.indexOf('\n@@ ');
        const patch = from < 0 ? undefined : part.slice(from + 1).replace(/\n$/u, '');
        const lines = patch?.split('\n') ?? [];
        const count = (mark) => lines.filter((line) => line.startsWith(mark)).length;
        const status = STATUS[letter] ?? 'other';
        return { path, previous: undefined, status, additions: count('+'), deletions: count('-'), patch, blob };
    });
}
/** A file's text in a commit; `undefined`: it is not there, or is no text. */
async function textAt(git, commit, path) {
    const { status, stdout } = await git.ask(['cat-file', 'blob', `${commit}:${path}`]);
    if (status !== 0 || stdout.includes(0))
        return undefined;
    return stdout.toString('utf8');
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/check.js




/**
 * Judges a pull request that is not there yet by the contract that check-pull-request will hold it to: the same rules, the same facts. Gives
 * why it may not be opened; `undefined`: it may. What the contract only asks for is for a person to approve on the draft.
 */
async function refusalOf(git, candidate, facts) {
    const { claim, oid, files } = candidate;
    const [policy, digest] = await Promise.all([rules/* POLICY_FILE */.CX, rules/* DIGEST_FILE */.O8].map((name) => textAt(git, claim.base, `${POLICY_FOLDER}/${name}`)));
    const atHead = await Promise.all([rules/* POLICY_FILE */.CX, rules/* DIGEST_FILE */.O8].map((name) => textAt(git, oid, `${POLICY_FOLDER}/${name}`)));
    const policyAtHead = policy === undefined && atHead[0] === undefined
        ? 'none'
        : policy === atHead[0] && digest === atHead[1]
            ? 'same'
            : 'other';
    const contract = contractOf(facts, policyOf({ policy, digest }));
    const manifests = new Map();
    for (const { path, status, patch } of files)
        if (status !== 'removed' && patch !== undefined && isJudgedWhole(path, contract.policy))
            manifests.set(path, await textAt(git, oid, path));
    const lockfile = files.find(({ path }) => (0,rules/* classifyPath */.qK)(path, contract.policy).lockfile);
    // The claim knows what a branch's name does not always tell: whether the finding is one of a dependency.
    if (lockfile !== undefined && claim.commitPrefix !== 'fix(deps):')
        return `lockfile (${lockfile.path}: only the finding of a dependency changes a lockfile)`;
    if (candidate.body.length > limits/* MOST_DESCRIPTION */.jm)
        return `the description would have ${candidate.body.length} characters, and GitHub takes ${limits/* MOST_DESCRIPTION */.jm}`;
    const verdict = judge(factsOf(candidate, facts, manifests, policyAtHead), contract);
    return verdict.state === 'broken' ? brokenRules(verdict) : undefined;
}
function contractOf({ repository, host, settings, baseBranch }, policy) {
    return {
        repository: { ...repository, host },
        agents: [],
        baseBranch,
        headings: settings.pullRequest.headings,
        reviewers: settings.reviewers,
        publicApi: settings.publicApi,
        protectedPaths: settings.protectedPaths,
        maxFiles: limits/* MOST_FILES */.Q4,
        maxLines: limits/* MOST_LINES */.qj,
        approvals: 0,
        evidenceName: undefined,
        policy,
    };
}
/** What the pull request will be when it is opened: a draft, asked of the reviewers, nobody's review yet. */
function factsOf({ claim, oid, message, files, title, body }, { settings }, manifests, policyAtHead) {
    const { users, teams } = reviewersOf(settings.reviewers);
    return {
        number: 0,
        title,
        body,
        author: undefined,
        branch: claim.branch,
        baseBranch: claim.baseBranch,
        headOid: oid,
        fromFork: false,
        isDraft: true,
        draftSteps: [],
        autoMerge: 'off',
        commits: [{ oid, message, parents: 1 }],
        commitCount: 1,
        files,
        fileCount: files.length,
        manifests,
        requested: { users, teams },
        reviews: [],
        approvers: [],
        siblings: [],
        sameHead: [],
        approvals: [],
        evidence: undefined,
        policyAtHead,
    };
}
/** `login` is a person, `organisation/team` a team. */
function reviewersOf(reviewers) {
    return {
        users: reviewers.filter((name) => !name.includes('/')),
        teams: reviewers.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1)),
    };
}
const publicApiOf = (files, { publicApi }) => files.map(({ path }) => path).filter((path) => (0,rules/* matchesAny */._I)(path, publicApi));
/** What of the contract is broken, for people. */
function brokenRules({ results }) {
    const seen = ({ breaches }) => breaches
        .slice(0, 3)
        .map((breach) => [breach.path, breach.seen].filter((part) => part !== undefined).join(': '))
        .join('; ');
    return results
        .filter(({ state }) => state === 'broken')
        .map((result) => `${result.rule} (${seen(result)})`)
        .join(', ');
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/description.js


/** By which a pull request's description is known to be that of a claim. */
const claimMarker = (nonce) => `<!-- agent-remediation:claim ${nonce} -->`;
/** A title that mentions nobody and closes nothing, from untrusted text; else the finding's id alone. */
function description_titleOf({ title, findingId }, place) {
    const isLive = /[@#]|:\/\//u.test(title) || (0,text_lib/* closingKeywords */.c3)(title, place).length > 0;
    return `${conventions_lib/* PULL_REQUEST_TITLE_PREFIX */.Eu}${isLive ? findingId : title}`;
}
/** The three parts that the contract asks for (seed 2.5), in words that this run can answer for, and the agent's words as data. */
function descriptionOf(facts) {
    const { claim, files, publicApi, summary, moved, runUrl } = facts;
    const [finding, blast, verification] = facts.headings;
    const setup = claim.setup.map((command) => `- Set-up: ${code(command)}`);
    return [
        claimMarker(claim.nonce),
        `## ${finding}`,
        '',
        claim.findingId,
        ...(claim.issue === null ? [] : ['', `Refs #${claim.issue}`]),
        '',
        `## ${blast}`,
        '',
        `Files touched: ${files.length}.`,
        '',
        ...files.map(({ path, additions, deletions }) => `- ${code(path)} (+${additions} -${deletions})`),
        '',
        publicApi.length === 0
            ? 'Public APIs affected: none of the files is listed as a public API in the settings.'
            : `Public APIs affected: ${publicApi.map(code).join(', ')}.`,
        '',
        `## ${verification}`,
        '',
        'Check out the branch, and run:',
        '',
        ...setup,
        `- Test: ${code(claim.test)}`,
        '',
        `The same commands ran in a job without write access, on commit ${claim.base} with this change: they passed.`,
        ...(moved === undefined ? [] : ['', moved]),
        ...(runUrl === '' ? [] : ['', `Run: ${runUrl}`]),
        ...(summary.trim() === '' ? [] : ['', 'What the agent says, unchecked:', '', (0,text_lib/* inertBlock */.WC)(summary)]),
        '',
    ].join('\n');
}
/** A path or command as code, whatever it holds. */
function code(text) {
    const line = text.replaceAll(/[\r\n\t]+/g, ' ');
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/pull-request.js



/** Pull requests of a branch of this repository, newest first; one from a fork whose branch has the same name is not among them. */
async function pullRequestsOf(github, { owner, name }, branch, nonce) {
    const query = { owner, repo: name, head: `${owner}:${branch}`, state: 'all', per_page: 20 };
    const { data } = await github.get('GET /repos/{owner}/{repo}/pulls', query);
    return (0,github_lib/* digList */.hR)(data).flatMap((pull) => {
        const number = (0,github_lib/* digNumber */.Oz)(pull, 'number');
        if (number === undefined || (0,github_lib/* digText */.Ez)(pull, 'head', 'ref') !== branch)
            return [];
        const isOurs = (0,github_lib/* digText */.Ez)(pull, 'body')?.includes(claimMarker(nonce)) === true;
        return [{ number, isOpen: (0,github_lib/* digText */.Ez)(pull, 'state') === 'open', isOurs }];
    });
}
async function openDraft(github, { owner, name }, draft) {
    try {
        const { data } = await github.write('POST /repos/{owner}/{repo}/pulls', {
            owner,
            repo: name,
            ...draft,
            draft: true,
        });
        const number = (0,github_lib/* digNumber */.Oz)((0,github_lib/* dig */.rO)(data), 'number');
        return number === undefined ? { kind: 'unknown', why: 'the answer names no number' } : { kind: 'opened', number };
    }
    catch (error) {
        if (!(error instanceof github_lib/* GitHubFault */.Q4))
            throw error;
        return {
            kind: error.ran === 'no' && error.status !== 422 ? 'refused' : error.status === 422 ? 'refused' : 'unknown',
            why: error.message,
        };
    }
}
/** Asks the reviewers of the settings; why that failed, or `undefined`. The pull request stays, and people can ask them by hand. */
async function askReviewers(github, { owner, name }, number, reviewers) {
    if (reviewers.length === 0)
        return undefined;
    const { users, teams } = reviewersOf(reviewers);
    try {
        await github.write('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', {
            owner,
            repo: name,
            pull_number: number,
            reviewers: users,
            team_reviewers: teams,
        });
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/finding.js









/** Brings one finding's result to people: a draft pull request, or why there is none. Each step may be done already: nothing is done twice. */
async function publishFinding(claim, place, deps, trace) {
    const row = (kind, reason, message, pullRequest) => ({
        findingId: claim.findingId,
        kind,
        reason,
        message,
        ...(pullRequest === undefined ? {} : { pullRequest }),
    });
    const view = await (0,remediation_lib/* readView */.Ml)(place.ledger.port, claim.fingerprint, deps.now());
    const entry = view?.entry;
    if (entry?.nonce !== claim.nonce)
        return row('superseded', 'claim-lost', 'the claim belongs to a later attempt by now');
    if (view?.halt !== undefined)
        throw new conventions_lib/* Ending */._n('halted', `the ledger holds HALT: ${view.halt.trim().slice(0, 200) || 'no reason given'}`);
    if (entry.pullRequest !== null)
        return row('adopted', 'in-review', `pull request #${entry.pullRequest} is noted in the ledger`, entry.pullRequest);
    if (entry.state !== 'created' && entry.state !== 'posting') {
        const told = entry.state === 'rejected' ? 'agent-stopped' : 'claim-lost';
        return row(entry.state === 'rejected' ? 'stopped' : 'superseded', told, `the ledger says ${entry.state}`);
    }
    const result = await (0,result_file/* readResult */.Uv)(place.folder, claim.findingId);
    if (result?.nonce !== claim.nonce)
        return row('waiting', 'batch-incomplete', 'no agent job has a result for it');
    const stop = async (reason, message, retryable = false) => {
        if (place.dryRun)
            return row('planned', reason, message);
        const now = await move(claim, place, deps, (latest) => (0,record_stopped/* recordStopped */.z)(latest, claim, retryable));
        await tellPeople(claim, now, reason, message, place, deps, trace);
        return row('stopped', reason, message);
    };
    if (result.kind === 'stopped') {
        const again = result.stop !== undefined && result_file/* MAY_TRY_AGAIN */.bi.includes(result.stop);
        return stop('agent-stopped', `${result.stop ?? 'stopped'}: ${result.summary}`, again);
    }
    const known = await pullRequestsOf(deps.github, place.repository, claim.branch, claim.nonce);
    const ours = known.find(({ isOurs }) => isOurs);
    if (ours)
        return adopt(ours.number, 'adopted');
    const other = known.find(({ isOpen }) => isOpen);
    if (other)
        return stop('branch-taken', `#${other.number} is open on ${claim.branch}, and is not this run's`);
    return publishGreen(claim, result, place, deps, trace, { row, stop, adopt });
    async function adopt(number, kind) {
        const reviewersFault = kind === 'opened'
            ? await askReviewers(deps.github, place.repository, number, place.settings.reviewers)
            : undefined;
        if (reviewersFault !== undefined)
            trace.note('reviewers', `#${number}: ${reviewersFault}`, 'give the team access to the repository, and ask it by hand');
        const now = await move(claim, place, deps, (latest) => (0,remediation_lib/* recordPullRequest */.SS)(latest, claim, number));
        const message = `draft pull request ${number} is open`;
        await tellPeople(claim, now, 'in-review', message, place, deps, trace);
        return row(kind, 'in-review', message, number);
    }
}
async function publishGreen(claim, result, place, deps, trace, { row, stop, adopt }) {
    const { git, remote } = place;
    const patch = await (0,result_file/* readPatch */.Hx)(place.folder, claim.findingId);
    if (patch === undefined)
        return stop('contract-broken', 'the result says green and has no patch');
    await remote.fetch(claim.base, 'alone');
    const made = await commitPatch(git, claim, patch);
    if (made.kind === 'refused')
        return stop('contract-broken', made.why);
    const base = await baseOf(claim, made, place);
    if (base.kind === 'conflicts')
        return stop('base-moved', base.why, true);
    const draft = draftOf(claim, result, made, base.said, place, deps.redact);
    const candidate = { claim, ...made, ...draft };
    const refusal = await refusalOf(git, candidate, { ...place, baseBranch: claim.baseBranch });
    if (refusal !== undefined)
        return stop('contract-broken', deps.redact(refusal));
    if (place.dryRun)
        return row('planned', 'dry-run', `a draft pull request would be opened from ${claim.branch}`);
    const pushed = await pushOnce(claim, made.oid, place);
    if (pushed.kind === 'taken')
        return stop('branch-taken', pushed.why);
    if (pushed.kind === 'failed')
        return row('failed', 'publish-refused', deps.redact(pushed.why));
    const opened = await openDraft(deps.github, place.repository, {
        ...draft,
        head: claim.branch,
        base: claim.baseBranch,
    });
    if (opened.kind === 'opened')
        return adopt(opened.number, 'opened');
    // An answer that was lost, or another run of the same claim that was first: the pull request may be there.
    const now = await pullRequestsOf(deps.github, place.repository, claim.branch, claim.nonce);
    const ours = now.find(({ isOurs }) => isOurs);
    if (ours)
        return adopt(ours.number, 'opened');
    trace.stop(claim.findingId, opened.why, 'run the job again; see publish-refused');
    return row('failed', 'publish-refused', `the branch is pushed, and GitHub opened no pull request: ${opened.why}`);
}
function draftOf(claim, { summary }, { files }, moved, { repository, host, settings, runUrl }, redact) {
    const place = { owner: repository.owner, repo: repository.name, host };
    const publicApi = publicApiOf(files, settings);
    const { headings } = settings.pullRequest;
    return {
        title: description_titleOf(claim, place),
        body: descriptionOf({ claim, headings, files, publicApi, summary: redact(summary), moved, runUrl }),
    };
}
/** The branch stays on the commit on which it was tested; where the base branch has moved on, it must merge without a conflict. */
async function baseOf(claim, { oid }, { git, remote }) {
    const head = await remote.head(claim.baseBranch);
    if (head === undefined)
        return { kind: 'conflicts', why: `the base branch ${claim.baseBranch} is gone` };
    if (head === claim.base)
        return { kind: 'fits', said: undefined };
    await remote.fetch(head, 'whole');
    const merged = await git.ask(['merge-tree', '--write-tree', '--name-only', '--no-messages', head, oid]);
    const [from, to] = [claim.base.slice(0, 12), head.slice(0, 12)];
    if (merged.status === 0)
        return {
            kind: 'fits',
            said: `The base branch has moved on from ${from} to ${to} meanwhile; the change merges into it without a conflict.`,
        };
    const names = merged.stdout.toString('utf8').split('\n').slice(1, 6).filter(Boolean).join(', ');
    return {
        kind: 'conflicts',
        why: `the base branch has moved on from ${from} to ${to}, and both changed ${names || 'the same lines'}`,
    };
}
/** Makes the branch stand at our commit, once. Only a branch that an earlier attempt of the same finding left behind is replaced. */
async function pushOnce({ branch, findingId }, oid, { git, remote }) {
    const at = await remote.head(branch);
    if (at === oid)
        return { kind: 'there' };
    if (at !== undefined) {
        await remote.fetch(at, 'alone');
        if ((await claimOfCommit(git, at)) !== findingId)
            return { kind: 'taken', why: `the branch ${branch} is there already, and is not this run's` };
    }
    const pushed = await remote.push(oid, branch, at);
    if (pushed.kind === 'pushed')
        return { kind: 'there' };
    if (pushed.kind === 'moved' && (await remote.head(branch)) === oid)
        return { kind: 'there' };
    return { kind: 'failed', why: pushed.why };
}
async function move(claim, { ledger }, deps, decide) {
    const moved = await (0,remediation_lib/* transact */.hL)(ledger, claim.fingerprint, deps.now, decide);
    return moved.kind === 'changed' ? moved.entry : moved.view.entry;
}
/** One comment and one label on the finding's issue, as every other flow shows where a finding stands. */
async function tellPeople({ issue }, entry, reason, message, { repository }, deps, trace) {
    if (issue === null)
        return;
    const facts = await (0,github_lib/* readRepository */.Nu)(deps.github, repository, issue).catch((error) => {
        trace.note('tracking comment', error instanceof Error ? error.message : String(error), 'reconcile repairs it');
        return undefined;
    });
    if (!facts?.issue)
        return;
    const { labels, comment } = facts.issue;
    const place = { ...repository, issue, labels, comment, hasStatusLabels: facts.hasStatusLabels };
    const at = deps.now();
    await (0,remediation_lib/* tell */.qz)(place, { entry, state: entry && (0,remediation_lib/* stateOf */.L4)(entry, at), reason, message, at }, deps, trace);
}

;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/remote.js


/** The repository on GitHub, by way of git. The token goes to this one server, in the environment of git and never on its command line. */
class Remote {
    #git;
    #url;
    #environment;
    constructor(git, { serverUrl, owner, name, token }) {
        const server = serverUrl.replace(/\/+$/u, '');
        this.#git = git;
        this.#url = `${server}/${owner}/${name}.git`;
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        this.#environment = {
            GIT_CONFIG_COUNT: '2',
            GIT_CONFIG_KEY_0: `http.${server}/.extraHeader`,
            GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
            GIT_CONFIG_KEY_1: 'http.followRedirects',
            GIT_CONFIG_VALUE_1: 'false',
        };
    }
    /** Fetches one commit, without its history, or with it. */
    async fetch(commit, history) {
        const depth = history === 'alone' ? ['--depth=1'] : (await this.#isShallow()) ? ['--unshallow'] : [];
        await this.#git.run(['fetch', '--quiet', '--no-tags', ...depth, this.#url, commit], this.#options);
    }
    /** Where a branch stands; `undefined`: there is none. */
    async head(branch) {
        const ref = `refs/heads/${branch}`;
        const listed = await this.#git.run(['ls-remote', '--refs', this.#url, ref], this.#options);
        const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
        const oid = line?.split('\t', 1)[0];
        return oid !== undefined && claim_file/* OID */.Vx.test(oid) ? oid : undefined;
    }
    /** Pushes a commit as a branch that stands at `expected`; `undefined`: that is not there. */
    async push(commit, branch, expected) {
        const ref = `refs/heads/${branch}`;
        const { status, stdout, stderr } = await this.#git.ask([
            'push',
            '--porcelain',
            '--no-verify',
            `--force-with-lease=${ref}:${expected ?? ''}`,
            this.#url,
            `${commit}:${ref}`,
        ], this.#options);
        if (status === 0)
            return { kind: 'pushed' };
        const said = `${stdout.toString('utf8')}\n${stderr}`.trim().slice(-1_000);
        if (/stale info|fetch first|already exists/u.test(said))
            return { kind: 'moved', why: said };
        if (/remote rejected|protected branch|denied|403|401|not permitted|declined/iu.test(said))
            return { kind: 'refused', why: said };
        throw new git_git/* GitFault */.lc(`git push ended with ${status}: ${said}`);
    }
    async #isShallow() {
        return (await this.#git.run(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    }
    get #options() {
        return { environment: this.#environment };
    }
}

// EXTERNAL MODULE: ./packages/agent-batch/lib/report/tables.js
var report_tables = __webpack_require__(5240);
;// CONCATENATED MODULE: ./packages/agent-batch/lib/publish/publish.js











/**
 * Takes what the agent jobs left, checks it, and brings it to people: draft pull requests, and the word that there is none. Nothing of a
 * patch is run here. One finding's failure does not stop the rest. Never throws.
 */
async function publish(input, deps) {
    const trace = new conventions_lib/* Trace */.Cn();
    const published = [];
    let git;
    try {
        if (input.halt !== undefined)
            throw new conventions_lib/* Ending */._n('halted', `the kill switch variable is set: ${input.halt.slice(0, 200)}`);
        await (0,claims_digest/* checkClaims */.K)(input.folder, input.claimsDigest);
        const facts = await (deps.facts ?? (0,github_lib/* readRepository */.Nu)(deps.github, input.repository));
        const settings = await (0,remediation_lib/* settingsOf */.f5)(facts, trace);
        const port = (0,remediation_lib/* ledgerPort */.H_)({ repository: facts, settings }, deps);
        const ledger = (0,remediation_lib/* ledgerDeps */.mN)({ repository: facts, settings }, port, deps);
        git = await git_git/* Git */.TU.create(input.temporary, input.path);
        const remote = new Remote(git, { ...input.repository, serverUrl: input.serverUrl, token: input.token });
        const place = { ...input, facts, settings, git, remote, ledger };
        for (const name of await (0,files/* namesIn */.wX)(input.folder, 'claims')) {
            const row = await one(name, place, deps, trace);
            if (row)
                published.push(row);
            if (row)
                deps.log(`${row.findingId}: ${row.kind}, ${row.message.slice(0, 300)}`);
        }
        return ended(published, trace);
    }
    catch (error) {
        const { reason, message } = (0,ending/* endingOf */.z)(error);
        trace.stop(reason, message, conventions_lib/* REASONS */.ez[reason].remedy);
        return { reason, message, trace: trace.rows, success: false, published };
    }
    finally {
        await git?.remove().catch(() => undefined);
    }
}
/** Endings that hold for every further finding as well. */
const ENDS_THE_RUN = [
    'halted',
    'ledger-missing',
    'ledger-forbidden',
    'ledger-unreadable',
    'github-forbidden',
];
async function one(name, place, deps, trace) {
    try {
        const claim = await (0,claim_file/* readClaim */.jw)(place.folder, name);
        if (!claim)
            return undefined;
        const row = await publishFinding(claim, place, deps, trace);
        trace.note(row.findingId, `${row.kind}: ${row.message.slice(0, 500)}`);
        return row;
    }
    catch (error) {
        const { reason, message } = (0,ending/* endingOf */.z)(error);
        if (ENDS_THE_RUN.includes(reason))
            throw error;
        trace.stop(name, `${reason}: ${deps.redact(message)}`, conventions_lib/* REASONS */.ez[reason].remedy);
        return { findingId: name, kind: 'failed', reason, message: deps.redact(message) };
    }
}
function ended(published, trace) {
    const of = (...kinds) => published.filter(({ kind }) => kinds.includes(kind));
    const counts = `${of('opened', 'adopted').length} in review, ${of('stopped').length} stopped`;
    const shared = { trace: trace.rows, published };
    const [failed] = of('failed');
    if (failed) {
        const message = `${counts}, ${of('failed').length} failed; the first: ${failed.findingId}: ${failed.message}`;
        return { ...shared, reason: failed.reason, message, success: false };
    }
    const waiting = of('waiting');
    if (waiting.length > 0) {
        const message = `${counts}; no result for ${waiting.map(({ findingId }) => findingId).join(', ')}`;
        return { ...shared, reason: 'batch-incomplete', message, success: false };
    }
    const reason = published.length === 0 ? 'batch-empty' : of('planned').length > 0 ? 'dry-run' : 'batch-published';
    return { ...shared, reason, message: counts, success: (0,conventions_lib/* succeeds */.kz)(reason, true) };
}

// EXTERNAL MODULE: ./actions/run-agent-batch/lib/inputs.js
var lib_inputs = __webpack_require__(9699);
;// CONCATENATED MODULE: ./actions/run-agent-batch/lib/publish-step.js




function publishStep(started, environment, early) {
    const secrets = ['github-token', 'ledger-token'];
    return (0,lib/* runAction */.Cs)({ name: 'run-agent-batch', secrets, environment, started, main: (_, kit) => main(kit, early) });
}
async function main(kit, early) {
    const { inputs, runner, environment } = kit;
    const folder = (0,lib_inputs/* folderOf */.yS)(kit);
    const token = inputs.required('github-token');
    const claimsDigest = inputs.required('claims-digest');
    const temporary = (0,lib_inputs/* temporaryOf */.D3)(environment);
    inputs.check();
    await (0,promises_.mkdir)(temporary, { recursive: true });
    const outcome = await publish({
        repository: runner.repository,
        host: runner.host,
        folder,
        claimsDigest,
        temporary,
        path: environment['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
        serverUrl: environment['GITHUB_SERVER_URL'] ?? '',
        token,
        runUrl: (0,lib_inputs/* runUrlOf */.Qm)(kit),
        halt: (0,lib/* haltOf */.zC)(inputs),
        dryRun: inputs.flag('dry-run'),
    }, (0,lib/* buildDeps */.fz)(kit, lib/* noSessions */.l3, early));
    const numbers = outcome.published.flatMap(({ pullRequest }) => pullRequest ?? []);
    return {
        ...outcome,
        outputs: { 'pull-requests': JSON.stringify(numbers), findings: kit.redact(JSON.stringify(outcome.published)) },
        summary: (0,report_tables/* publishTable */.g)(outcome.published, kit.redact),
    };
}


/***/ })

};
