import {
  branchName,
  Ending,
  fingerprint,
  REASONS,
  succeeds,
  Trace,
  type FindingKind,
  type ReasonCode,
  type Settings,
  type TraceRow,
} from '@agent-remediation/conventions';
import {
  readPermission,
  readRepository,
  type GitHub,
  type Permission,
  type RepositoryFacts,
  type RepositoryName,
} from '@agent-remediation/github';
import { proseOf } from '@agent-remediation/text';
import { DIGEST_FILE, POLICY_FILE } from '../rules.ts';
import { appliesBecause, type AppliesTo } from './applies.ts';
import { writtenApprovals } from './approvals.ts';
import type { Breach } from './breach.ts';
import type { Approval, Contract, PullRequestFacts, ReviewFacts, TeamReview } from './facts.ts';
import { findingOfBranch } from './finding.ts';
import { readEvidence } from './github/evidence.ts';
import { postStatus, switchAutoMergeOff, tellPeople, type StatusState } from './github/say.ts';
import {
  readAtHead,
  readFiles,
  readMembership,
  readOverview,
  readRequested,
  readSameHead,
  readState,
  type AtHead,
  type LedgerFile,
  type Overview,
} from './github/read.ts';
import { judge, type Verdict } from './judge.ts';
import { POLICY_FOLDER, policyOf } from './policy-of.ts';
import { contractComment, contractTable } from './render.ts';
import { isJudgedWhole } from './whole-files.ts';

export interface ContractInput {
  readonly number: number;
  readonly repository: RepositoryName;
  readonly host: string;
  readonly runId: string;
  /** Page of this run, for the status. */
  readonly runUrl: string;
  readonly appliesTo: AppliesTo;
  /** Headings of the description's parts; undefined: those of the settings, which the brief asks for. */
  readonly headings: readonly string[] | undefined;
  readonly maxFiles: number;
  readonly maxLines: number;
  /** Undefined: as many as the settings ask. */
  readonly approvals: number | undefined;
  /** Name of the job that is evidence for the regression test. */
  readonly evidence: string | undefined;
  /** File of its workflow in `.github/workflows`. */
  readonly evidenceWorkflow: string;
  readonly dryRun: boolean;
}

export interface ContractDeps {
  readonly github: GitHub;
  /** The repository, where reading it was begun before the code was loaded. */
  readonly facts?: Promise<RepositoryFacts>;
  /** The settings on the default branch. */
  readonly settings: (repository: RepositoryFacts, trace: Trace) => Promise<Settings>;
  readonly redact: (text: string) => string;
  /** Where the ledger keeps a finding, and how its kind is read there. */
  readonly ledger?: LedgerReader;
}

export interface LedgerReader {
  /** Path of the entry of a fingerprint on the ledger branch. */
  readonly path: (fingerprint: string) => string;
  /** Undefined: the entry does not say, as those of older releases. */
  readonly kindIn: (text: string) => FindingKind | undefined;
}

export interface ContractOutcome {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly trace: readonly TraceRow[];
  readonly success: boolean;
  readonly verdict: Verdict['state'] | 'not-applicable' | 'unknown';
  readonly findingId: string | undefined;
  readonly breaches: readonly Breach[];
  /** Markdown for the step summary. */
  readonly summary: string | undefined;
}

/**
 * The required status of a merge queue's commit. GitHub queues a pull request only once its own required statuses are green; here there is
 * no pull request to judge, and without a status the queue would wait for ever. Never throws.
 */
export async function passMergeGroup(
  {
    repository,
    runUrl,
    dryRun,
    sha,
  }: Pick<ContractInput, 'repository' | 'runUrl' | 'dryRun'> & { readonly sha: string },
  { github }: Pick<ContractDeps, 'github'>,
): Promise<ContractOutcome> {
  const trace = new Trace();
  const message = `${sha.slice(0, 12)} is a commit of the merge queue; its pull requests were judged before`;
  trace.pass('merge queue', message);
  try {
    const description = 'Its pull requests were judged before they were queued';
    if (!dryRun) await postStatus(github, repository, sha, 'success', description, runUrl);
    return ended('contract-not-applicable', message, 'not-applicable', trace, true);
  } catch (error) {
    const ending = error instanceof Ending ? error : new Ending('bug', stackOf(error), { cause: error });
    trace.stop(ending.reason, ending.message, REASONS[ending.reason].remedy);
    return ended(ending.reason, ending.message, 'unknown', trace, false);
  }
}

/** Judges one pull request by the contract of a remediation, and says the verdict as a commit status. Never throws. */
export async function checkPullRequest(input: ContractInput, deps: ContractDeps): Promise<ContractOutcome> {
  const trace = new Trace();
  const seen: { overview?: Overview } = {};
  try {
    return await check(input, deps, trace, seen);
  } catch (error) {
    const ending = error instanceof Ending ? error : new Ending('bug', stackOf(error), { cause: error });
    trace.stop(ending.reason, ending.message, REASONS[ending.reason].remedy);
    // Fails closed: an older verdict of this commit must not stand for a state that could not be judged.
    if (seen.overview !== undefined && !input.dryRun)
      await postStatus(
        deps.github,
        input.repository,
        seen.overview.headOid,
        'error',
        `Could not be judged: ${ending.reason}`,
        input.runUrl,
      ).catch((error_: unknown) => trace.note('status', stackOf(error_), 'give the token `statuses: write`'));
    return ended(ending.reason, ending.message, 'unknown', trace, false);
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function ended(
  reason: ReasonCode,
  message: string,
  verdict: ContractOutcome['verdict'],
  trace: Trace,
  told: boolean,
): ContractOutcome {
  const success = succeeds(reason, told);
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

async function check(
  input: ContractInput,
  deps: ContractDeps,
  trace: Trace,
  seen: { overview?: Overview },
): Promise<ContractOutcome> {
  const repository = await (deps.facts ?? readRepository(deps.github, input.repository));
  const overview = (seen.overview = await readOverview(deps.github, input.repository, input.number));
  if (overview.state !== 'OPEN') {
    trace.pass('pull request', `#${input.number} is closed`);
    return ended('pull-request-closed', `#${input.number} is closed`, 'not-applicable', trace, true);
  }
  const because = appliesBecause(overview, input.appliesTo);
  if (because === undefined) return notApplicable(input, deps, overview, trace);
  trace.pass('the contract holds', because);
  const settings = await deps.settings(repository, trace);
  const judged = await judgeSettled({ input, deps, repository, settings, trace, seen }, overview);
  traceVerdict(judged.verdict, trace);
  return say({ input, ...judged, because }, deps, trace);
}

interface Judging {
  readonly input: ContractInput;
  readonly deps: ContractDeps;
  readonly repository: RepositoryFacts;
  readonly settings: Settings;
  readonly trace: Trace;
  readonly seen: { overview?: Overview };
}

/** How often a pull request that changes while it is judged is judged; after that it counts as not judged. */
const ROUNDS = 3;

/**
 * Judges, and looks once more before anything is said: a slow run must not put the verdict on an older description over a newer run's.
 */
async function judgeSettled(
  { input, deps, repository, settings, trace, seen }: Judging,
  first: Overview,
): Promise<{ readonly overview: Overview; readonly verdict: Verdict }> {
  let overview = first;
  let autoMergeWasOn = false;
  for (let round = 1; ; round += 1) {
    const contract = contractOf(input, repository, settings, overview);
    const facts = await readFacts(
      input,
      deps,
      overview,
      { contract, ledger: ledgerPlace(input, deps, overview, { repository, settings }) },
      trace,
    );
    autoMergeWasOn ||= facts.autoMerge === 'switched-off';
    const autoMerge = autoMergeWasOn && facts.autoMerge === 'off' ? 'switched-off' : facts.autoMerge;
    const verdict = redacted(judge({ ...facts, autoMerge }, contract), deps.redact);
    const now = await readState(deps.github, input.repository, input.number);
    if (now.headOid === overview.headOid && now.updatedAt === overview.updatedAt) return { overview, verdict };
    // The diff is that of whatever head stood when it was read: a green status would vouch for a commit that nobody judged.
    if (round === ROUNDS)
      throw new Ending('github-unavailable', `#${input.number} changed ${ROUNDS} times while it was judged`);
    trace.note('pull request', 'it changed while it was judged; judged anew');
    overview = seen.overview = await readOverview(deps.github, input.repository, input.number);
  }
}

/** A person's pull request is green at once, unless its commit is an agent's as well: the status would turn that one green. */
async function notApplicable(
  input: ContractInput,
  deps: ContractDeps,
  overview: Overview,
  trace: Trace,
): Promise<ContractOutcome> {
  const { headOid, branch, author } = overview;
  const message = `#${input.number} on ${branch} by ${author?.login ?? 'a deleted account'}: neither branch, author nor marker is an agent's`;
  trace.pass('the contract holds', `not here: ${message}`);
  const others = await readSameHead(deps.github, input.repository, overview);
  const agents = others.find((other) => appliesBecause(other, input.appliesTo) !== undefined);
  if (agents !== undefined) {
    trace.note('status', `the newest commit is that of #${agents.number} as well, whose verdict stands on it`);
  } else if (!input.dryRun) {
    const description = "Not an agent's pull request: the contract does not apply";
    await postStatus(deps.github, input.repository, headOid, 'success', description, input.runUrl);
  }
  return ended('contract-not-applicable', message, 'not-applicable', trace, true);
}

function contractOf(
  input: ContractInput,
  repository: RepositoryFacts,
  settings: Settings,
  overview: Overview,
): Contract {
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

async function readFacts(
  input: ContractInput,
  deps: ContractDeps,
  overview: Overview,
  { contract, ledger }: { readonly contract: Contract; readonly ledger: LedgerFile | undefined },
  trace: Trace,
): Promise<PullRequestFacts> {
  const { github } = deps;
  const files = await readFiles(github, input.repository, input.number);
  const requested = await readRequested(github, input.repository, input.number);
  const manifests = files.flatMap(({ path, status, patch }) =>
    status !== 'removed' && patch !== undefined && isJudgedWhole(path, contract.policy) ? [path] : [],
  );
  // A finding has few manifests; what is left out cannot be read, and the rule asks.
  const read = manifests.slice(0, MOST_MANIFESTS);
  const branches = branchesOf(overview.branch);
  const policy = [POLICY_FILE, DIGEST_FILE].map((name) => `${POLICY_FOLDER}/${name}`);
  const { texts, open, sameHead, ...inLedger } = await readAtHead(github, input.repository, overview, {
    paths: [...policy, ...read],
    branches,
    ledger,
  });
  const permissionOf = remembered((login) => readPermission(github, input.repository, login));
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
    policyAtHead: policyAtHead(
      overview,
      policy.map((path) => texts.get(path)),
    ),
  };
}

/** Only a ledger in this repository: the token of the check reads no other. */
function ledgerPlace(
  { repository, host }: ContractInput,
  { ledger }: ContractDeps,
  { branch, fromFork }: Overview,
  facts: { readonly repository: RepositoryFacts; readonly settings: Settings },
): LedgerFile | undefined {
  const finding = fromFork ? undefined : findingOfBranch(branch);
  const place = facts.settings.ledger;
  const elsewhere = place.repository?.toLowerCase() ?? `${repository.owner}/${repository.name}`.toLowerCase();
  if (
    ledger === undefined ||
    finding === undefined ||
    elsewhere !== `${repository.owner}/${repository.name}`.toLowerCase()
  )
    return undefined;
  const name = fingerprint({ host, repositoryId: facts.repository.id, id: finding.id });
  return { ref: `refs/heads/${place.branch}`, path: ledger.path(name) };
}

function kindIn(
  { hasLedger, entry }: Pick<AtHead, 'hasLedger' | 'entry'>,
  { ledger }: ContractDeps,
): PullRequestFacts['ledgerKind'] {
  if (!hasLedger || ledger === undefined) return undefined;
  if (entry === undefined) return 'unlisted';
  try {
    return ledger.kindIn(entry);
  } catch {
    return 'unlisted';
  }
}

const MOST_MANIFESTS = 50;
/** Generations before this one whose branches are looked at for a second pull request. */
const GENERATIONS_BACK = 3;

/** This branch, and those of the finding's neighbouring generations. */
function branchesOf(branch: string): readonly string[] {
  const finding = findingOfBranch(branch);
  if (finding === undefined) return [branch];
  const from = Math.max(1, finding.generation - GENERATIONS_BACK);
  const count = finding.generation + 1 - from + 1;
  return [...new Set([branch, ...Array.from({ length: count }, (_, index) => branchName(finding.id, from + index))])];
}

function policyAtHead(
  { policy, digest }: Overview,
  [atHead, digestAtHead]: readonly (string | undefined)[],
): PullRequestFacts['policyAtHead'] {
  if (policy === undefined && atHead === undefined) return 'none';
  return policy === atHead && digest === digestAtHead ? 'same' : 'other';
}

type PermissionOf = (login: string) => Promise<Permission>;

function remembered(look: PermissionOf): PermissionOf {
  const known = new Map<string, Promise<Permission>>();
  return (login) => {
    const found = known.get(login) ?? look(login);
    known.set(login, found);
    return found;
  };
}

/** Logins whose permission is looked up, at most: a flood of approvals must not use up the time. */
const MOST_LOOK_UPS = 20;

/** Write, maintain or admin, looked up at the API; neither the author nor an agent; a look-up that fails ends the check (P4). */
async function mayApprove(
  login: string,
  { author }: Overview,
  { agents }: Contract,
  permissionOf: PermissionOf,
): Promise<boolean> {
  const lower = login.toLowerCase();
  if (lower === author?.login.toLowerCase() || agents.some((agent) => agent.toLowerCase() === lower)) return false;
  const permission = await permissionOf(login);
  if (permission.kind === 'unknown')
    throw new Ending('permission-unknown', `the permission of ${login}: ${permission.why}`);
  return permission.mayWrite;
}

async function approvalsOf(
  overview: Overview,
  contract: Contract,
  permissionOf: PermissionOf,
  trace: Trace,
): Promise<readonly Approval[]> {
  const prose = (comment: string): string => proseOf(comment, { quotes: false, links: false });
  const written = writtenApprovals(overview.comments, overview.headOid, prose);
  const people = [...new Set(written.map(({ by }) => by))].slice(-MOST_LOOK_UPS);
  const approvals: Approval[] = [];
  for (const by of people) {
    const rules = written.filter((each) => each.by === by);
    const may = await mayApprove(by, overview, contract, permissionOf);
    const named = rules.map(({ rule }) => rule).join(', ');
    if (may) trace.pass('approval', `${by} approved ${named} on ${overview.headOid.slice(0, 12)}`);
    else trace.note('approval', `${by} may not approve ${named}`, 'somebody with write other than the author approves');
    if (may) approvals.push(...rules);
  }
  return approvals;
}

/** The newest decision of each person; a comment decides nothing. */
function decisionsOf({ reviews }: Overview): readonly ReviewFacts[] {
  const decided = reviews.filter(({ state }) => state !== 'commented' && state !== 'pending');
  return [...new Map(decided.map((each) => [each.by.login, each])).values()].filter(({ by }) => by.isPerson);
}

/** Decisions of members of the teams that are to be asked and are not, or no longer. */
async function teamReviewsOf(
  overview: Overview,
  {
    contract,
    requested,
    permissionOf,
    github,
  }: {
    readonly contract: Contract;
    readonly requested: PullRequestFacts['requested'];
    readonly permissionOf: PermissionOf;
    readonly github: GitHub;
  },
): Promise<readonly TeamReview[]> {
  const { owner } = contract.repository;
  const asked = new Set(requested.teams.map((slug) => `${owner}/${slug}`.toLowerCase()));
  const teams = contract.reviewers.filter((wanted) => wanted.includes('/') && !asked.has(wanted.toLowerCase()));
  if (teams.length === 0) return [];
  const decisions = decisionsOf(overview).filter(({ state }) => state !== 'dismissed');
  const found: TeamReview[] = [];
  for (const { by, state } of decisions.slice(-MOST_LOOK_UPS)) {
    if (!(await mayApprove(by.login, overview, contract, permissionOf))) continue;
    for (const team of teams) {
      const membership = await readMembership(github, team, by.login);
      if (membership === 'member' || (membership === 'unseen' && state === 'approved'))
        found.push({ team, by: by.login, membership });
    }
  }
  return found;
}

/** People whose newest review approves the newest commit. */
async function approversOf(
  overview: Overview,
  contract: Contract,
  permissionOf: PermissionOf,
): Promise<readonly string[]> {
  if (contract.approvals === 0) return [];
  const approving = decisionsOf(overview).filter(
    ({ by, state, commit }) =>
      state === 'approved' && commit === overview.headOid && !overview.madeBy.includes(by.login),
  );
  const approvers: string[] = [];
  for (const { by } of approving.slice(-MOST_LOOK_UPS))
    if (await mayApprove(by.login, overview, contract, permissionOf)) approvers.push(by.login);
  return approvers;
}

async function evidenceOf(
  { evidence, evidenceWorkflow, repository, runId }: ContractInput,
  { github }: ContractDeps,
  overview: Overview,
): Promise<Pick<PullRequestFacts, 'evidence' | 'evidenceNote'>> {
  if (evidence === undefined) return { evidence: undefined };
  const asked = { check: evidence, workflow: evidenceWorkflow };
  const { result, note } = await readEvidence(github, repository, asked, overview, runId);
  return { evidence: result, ...(note === undefined ? {} : { evidenceNote: note }) };
}

/** Secrets go before a text is made inert: a mask that took a closing backtick along would make the rest live (P6, P8). */
function redacted(verdict: Verdict, redact: (text: string) => string): Verdict {
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

function traceVerdict({ results }: Verdict, trace: Trace): void {
  for (const { rule, state, by, breaches } of results) {
    const said = breaches
      .map(({ seen }) => seen)
      .slice(0, 5)
      .join('; ');
    const [first] = breaches;
    if (state === 'kept') trace.pass(rule, 'kept');
    else if (state === 'approved') trace.note(rule, `approved by ${by ?? ''}: ${said}`);
    else if (state === 'noted') trace.note(rule, said, first?.instead);
    else trace.stop(rule, said, first?.instead ?? '');
  }
}

interface Said {
  readonly input: ContractInput;
  readonly overview: Overview;
  readonly verdict: Verdict;
  readonly because: string;
}

const ENDINGS = {
  kept: ['contract-kept', 'success'],
  asks: ['contract-asks', 'pending'],
  broken: ['contract-broken', 'failure'],
} as const satisfies Record<Verdict['state'], readonly [ReasonCode, StatusState]>;

async function say(
  { input, overview, verdict, because }: Said,
  deps: ContractDeps,
  trace: Trace,
): Promise<ContractOutcome> {
  const [reason, state] = ENDINGS[verdict.state];
  const named = (wanted: 'broken' | 'asks'): string =>
    verdict.results
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
    success: input.dryRun || succeeds(reason, told),
    verdict: verdict.state,
    findingId: overview.fromFork ? undefined : findingOfBranch(overview.branch)?.id,
    breaches: verdict.results.flatMap(({ breaches, state: result }) => (result === 'approved' ? [] : breaches)),
    summary: contractTable(verdict).join('\n'),
  };
}
