import { HALT_PATH, REASONS } from '@agent-remediation/conventions';
import { stateOf } from '../ledger/claim.ts';
import { dayPath, OPEN_PATH, parseDay, parseEntry, parseOpen, type DayRow, type Entry } from '../ledger/entry.ts';
import { renderTracking } from '../tell/render.ts';
import type { Commit } from './git.ts';
import { moveFault } from './moves.ts';
import type { ModelSettings } from './scenario.ts';
import type { ModelSession, Post, World } from './world.ts';

/** One version of one finding's entry, as a commit wrote it. */
interface Version {
  readonly before: Entry | undefined;
  readonly after: Entry;
  readonly commit: Commit;
}

/** Everything that must hold at any moment of any run. */
export function faultsOf(world: World, settings: ModelSettings): string[] {
  const versions = versionsOf(world);
  const claims = versions.filter(
    ({ before, after }) => before?.nonce !== after.nonce || before.attempt !== after.attempt,
  );
  return [
    ...versions.flatMap(({ before, after, commit }) => moveFault(before, after, commit) ?? []),
    ...fileFaults(world, claims),
    ...capFaults(world, claims, settings),
    ...claims.flatMap(({ commit }) => (commit.parent?.files.has(HALT_PATH) ? 'a claim in spite of HALT' : [])),
    ...postFaults(world, claims),
    ...world.sessions.flatMap((session) => sessionFaults(session, versions, world)),
    ...versions.flatMap(({ after }) => referenceFaults(after, claims, world)),
    ...world.endings.flatMap((ending) => endingFaults(ending, world)),
  ];
}

/** No session is hidden at any time: asked for before everything settles as well. */
export function hiddenSessions(world: World): string[] {
  const versions = versionsOf(world);
  return world.sessions.flatMap((session) => sessionFaults(session, versions, world));
}

/** After everything arrived and reconcile looked: what can be found is found. */
export function settledFaults(world: World, settings: ModelSettings): string[] {
  if (!settings.readBack) return [];
  const versions = versionsOf(world);
  return world.sessions.flatMap(({ id, post }) => {
    const last = versions.findLast(({ after }) => after.fingerprint === post.by.truth?.fingerprint)?.after;
    const missed = last?.nonce === post.nonce && last.state === 'posting';
    return missed ? `reconcile did not find ${id}` : [];
  });
}

function versionsOf(world: World): readonly Version[] {
  return world.git.history.toReversed().flatMap((commit) =>
    commit.changed
      .filter((path) => path.startsWith('findings/'))
      .flatMap((path) => {
        const before = parseEntry(commit.parent?.files.get(path), path);
        const after = parseEntry(commit.files.get(path), path);
        return after ? [{ before, after, commit }] : [];
      }),
  );
}

/** Which parts of the state machine a run went through: a check that never gets there proves nothing. */
export function reached(world: World): readonly string[] {
  return versionsOf(world).flatMap(({ after }) => [
    after.state,
    ...(after.generation > 1 ? ['a second generation'] : []),
    ...(after.attempt > 1 ? ['a second attempt'] : []),
    ...(after.strays.length > 0 ? ['a stray'] : []),
    ...(after.pullRequest === null ? [] : ['a pull request']),
  ]);
}

/** `open.json` equals the unfinished entries, and the days' rows equal the claims. */
function fileFaults(world: World, claims: readonly Version[]): readonly string[] {
  const { head } = world.git;
  if (!head) return [];
  const entries = [...head.files].flatMap(([path, text]) =>
    path.startsWith('findings/') ? (parseEntry(text, path) ?? []) : [],
  );
  const unfinished = entries.filter(
    ({ state, verify }) => ['posting', 'created'].includes(state) || (state === 'merged' && verify !== 'none'),
  );
  const text = (list: readonly Entry[]) =>
    list
      .map((entry) => JSON.stringify(entry))
      .sort()
      .join('\n');
  const open = parseOpen(head.files.get(OPEN_PATH));
  const wanted = claims
    .map(({ after }) => `${after.fingerprint} ${after.runId} ${after.claimedAt} ${after.acu}`)
    .sort();
  const rows = rowsOf(head)
    .map(({ fingerprint, runId, at, acu }) => `${fingerprint} ${runId} ${at} ${acu}`)
    .sort();
  return [
    ...(text([...open.values()]) === text(unfinished) ? [] : ['open.json is not what the entries say']),
    ...(rows.join('\n') === wanted.join('\n') ? [] : ["the days' rows are not the claims"]),
  ];
}

function rowsOf(commit: Commit): readonly DayRow[] {
  return [...commit.files].flatMap(([path, text]) => (path.startsWith('days/') ? parseDay(text, path) : []));
}

/** Counted on the commit itself, and by the true run id, whatever the code was told. */
function capFaults(world: World, claims: readonly Version[], { limits }: ModelSettings): readonly string[] {
  const perRun = new Map<string, number>();
  for (const { commit } of claims) {
    const run = commit.by.truth?.runId ?? '';
    perRun.set(run, (perRun.get(run) ?? 0) + 1);
  }
  return [
    ...[...perRun.values()].flatMap((count) => (count > limits.perRun ? `too many sessions in one run: ${count}` : [])),
    ...claims.flatMap(({ after, commit }) => {
      const today = parseDay(commit.files.get(dayPath(commit.at)), 'day');
      const others = [...parseOpen(commit.files.get(OPEN_PATH)).values()].filter(
        ({ fingerprint, state }) => fingerprint !== after.fingerprint && state !== 'merged',
      );
      const here = today.filter(({ repository }) => repository === after.repository.name).length;
      const units = today.reduce((sum, { acu }) => sum + (acu ?? Number.POSITIVE_INFINITY), 0);
      return [
        ...(today.length > limits.perDay ? [`too many sessions in one day: ${today.length}`] : []),
        ...(here > limits.perRepositoryPerDay ? [`too many sessions of one repository: ${here}`] : []),
        ...(others.length + 1 > limits.open ? [`too many findings in work: ${others.length + 1}`] : []),
        ...(limits.acuPerDay !== undefined && units > limits.acuPerDay
          ? [`too many compute units in one day: ${units}`]
          : []),
      ];
    }),
  ];
}

function postFaults(world: World, claims: readonly Version[]): readonly string[] {
  const perAttempt = new Map<string, number>();
  const faults = world.posts.flatMap((post) => {
    const claim = claimOf(post, claims);
    if (!claim) return ['a POST without a claim'];
    const name = `${claim.after.fingerprint} ${claim.after.generation} ${claim.after.attempt}`;
    perAttempt.set(name, (perAttempt.get(name) ?? 0) + 1);
    return ownerFaults(post, claim.after);
  });
  const twice = [...perAttempt.values()].some((count) => count > 1) ? ['two POSTs for one attempt'] : [];
  return [...faults, ...twice];
}

/** The claim on which a POST rests: the one in the ledger at that moment if it has the POST's nonce, else any that has it. */
function claimOf(post: Post, claims: readonly Version[]): Version | undefined {
  const fitting = claims.filter(
    ({ after }) => after.nonce === post.nonce && after.fingerprint === post.by.truth?.fingerprint,
  );
  const then = fitting.findLast(({ commit }) => commit.at.getTime() <= post.at);
  return then ?? fitting[0];
}

/** At its first byte a POST must rest on a claim that is in the ledger, still is the finding's current one and is not taken for dead. */
function ownerFaults(post: Post, claim: Entry): readonly string[] {
  const entries = [...(post.head?.files ?? [])].flatMap(([path, text]) =>
    path.includes(claim.fingerprint) ? (parseEntry(text, path) ?? []) : [],
  );
  const [now] = entries;
  if (!now) return ['a POST before its claim was in the ledger'];
  if (now.nonce !== post.nonce) return ['a POST by an owner whose attempt was superseded'];
  const dead = now.state === 'posting' && post.at - Date.parse(now.at) > 15 * 60_000 + 1_000;
  return dead ? ['a POST on a claim that counts as unknown'] : [];
}

/**
 * No session is hidden: the ledger names it, or the last word on its attempt says that it is not known whether there is one. What
 * people read is asked of the tracking comment itself.
 */
function sessionFaults(session: ModelSession, versions: readonly Version[], world: World): readonly string[] {
  const { post, id } = session;
  const sameClaim = (other: Post) =>
    other.nonce === post.nonce && other.by.truth?.fingerprint === post.by.truth?.fingerprint;
  const last = versions.findLast(
    ({ after }) => after.nonce === post.nonce && after.fingerprint === post.by.truth?.fingerprint,
  )?.after;
  if (!last) return ['a session without a claim'];
  const twins = world.sessions.filter((other) => other !== session && sameClaim(other.post));
  if (twins.length > 0) return ['two sessions for one attempt'];
  const named = versions.some(({ after }) => after.session?.id === id || after.strays.some((stray) => stray.id === id));
  // Created with a body without an id: that there is a session is all that anybody knows.
  const withoutId = last.session !== null && last.session.id === null;
  if (named || withoutId) return [];
  const now = versions.findLast(({ after }) => after.fingerprint === last.fingerprint)?.after;
  if (now?.generation === last.generation && now.attempt > last.attempt) {
    const traced = now.strays.some(({ attempt }) => attempt === last.attempt);
    return traced ? [] : ['a hidden session: its attempt was given up and left no trace'];
  }
  const state = stateOf(last, new Date(Date.parse(last.at) + DAY));
  const comment = renderTracking({ entry: last, state, reason: 'working', message: '', at: world.date });
  return SAYS_UNKNOWN.some((words) => comment.includes(words))
    ? []
    : [`a hidden session: the ledger says ${last.state}`];
}

const DAY = 86_400_000;
const SAYS_UNKNOWN = ['it is not known whether a session was created', '| Session | not known |'];

/** What the ledger says of sessions is true. */
function referenceFaults(entry: Entry, claims: readonly Version[], world: World): readonly string[] {
  const sessionsOf = (attempt: number, generation?: number) =>
    world.sessions.filter(({ post }) => {
      const claim = claimOf(post, claims)?.after;
      const fits = claim?.fingerprint === entry.fingerprint && claim.attempt === attempt;
      return (
        fits && (generation === undefined ? claim.generation <= entry.generation : claim.generation === generation)
      );
    });
  const own = sessionsOf(entry.attempt, entry.generation);
  const wrong = entry.session?.id && !own.some(({ id }) => id === entry.session?.id);
  const strange = entry.strays.some(
    (stray) => stray.id !== null && !sessionsOf(stray.attempt).some(({ id }) => id === stray.id),
  );
  const empty = entry.state === 'created' && own.length === 0 && entry.pullRequest === null;
  return [
    ...(wrong ? ["the ledger names another attempt's session as this one's"] : []),
    ...(strange ? ['the ledger names a stray that is none'] : []),
    ...(empty ? ['the ledger says created, and there is no session'] : []),
  ];
}

/** Reasons that promise that nothing was posted. */
const NOTHING_POSTED: readonly string[] = [
  'ledger-busy',
  'ledger-forbidden',
  'ledger-unreadable',
  'ledger-missing',
  'claim-lost',
  'halted',
];
/** Reasons that rest on a claim of somebody. */
const CLAIMED: readonly string[] = ['already-handed-off', 'needs-retry', 'retry-not-needed'];

function endingFaults(ending: World['endings'][number], world: World): readonly string[] {
  const { reason, message, posts, author } = ending;
  if (!Object.hasOwn(REASONS, reason) || reason === 'bug') return [`an ending without a reason: ${message}`];
  // A reconcile tells of what others did.
  if (!author.truth) return [];
  const path = author.truth.fingerprint;
  const known = [...(world.git.head?.files.keys() ?? [])].some((file) => file.includes(path));
  return [
    ...(NOTHING_POSTED.includes(reason) && posts > 0 ? [`${reason} after a POST`] : []),
    ...(CLAIMED.includes(reason) && !known ? [`a lost finding: ${reason}, and nobody claimed it`] : []),
    ...(['session-created', 'session-unknown'].includes(reason) && posts !== 1
      ? [`${reason} after ${posts} POSTs`]
      : []),
  ];
}
