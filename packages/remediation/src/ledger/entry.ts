import { Ending, FINDING_ID, FINGERPRINT, isFindingKind, type FindingKind } from '@agent-remediation/conventions';

/** What the ledger knows of one finding. `at`, like every time in the ledger, is GitHub's, not the runner's. */
export interface Entry {
  readonly version: 1;
  readonly fingerprint: string;
  readonly findingId: string;
  /** What the finding is, as it was handed off. Absent: a release that did not write it down. */
  readonly kind?: FindingKind;
  readonly repository: { readonly host: string; readonly id: number; readonly name: string };
  readonly issue: number | null;
  /** Counts how often the finding came back after it was closed or abandoned. From 1. */
  readonly generation: number;
  /** Counts the requests of this generation. From 1. */
  readonly attempt: number;
  readonly state: StoredState;
  /** Names the claim: it is in the session's tag and title as well. */
  readonly nonce: string;
  readonly runId: string;
  /** Time of the claim, ISO 8601: pull requests from before belong to an earlier attempt. */
  readonly claimedAt: string;
  /** Time of the last change, ISO 8601. */
  readonly at: string;
  readonly branch: string;
  /** Compute units that this session counts as; `null`: unbounded. */
  readonly acu: number | null;
  /** Of a rejected request: whether it certainly did not run and may be tried again by itself. */
  readonly retryable: boolean;
  readonly session: SessionReference | null;
  readonly pullRequest: number | null;
  readonly mergeCommit: string | null;
  /** When the fix was merged; the deadline for its verification runs from here. */
  readonly mergedAt: string | null;
  /** Of a merged finding: how it is verified. `none`: it stays `merged` and is not looked at again (D14). */
  readonly verify: 'checks' | 'none' | null;
  /** Evidence for the merged fix that was handed in; of each kind the newest. Absent: none. */
  readonly evidence?: readonly HandedIn[];
  /** Login of the person who decided that a rejected request may be tried again by any trigger. */
  readonly retryBy?: string;
  /** Fingerprints of other findings that the same change fixes, or other names of this one: they are claimed along with it (D2). */
  readonly covers?: readonly string[];
  /** Sessions of earlier attempts, `id: null` where it is not known whether there is one: shown to people, never counted as this attempt's. */
  readonly strays: readonly SessionReference[];
}

/** The result of a look at the merge commit that a workflow took itself and handed in. */
export interface HandedIn {
  readonly kind: 'sarif' | 'reproducer';
  readonly result: 'success' | 'failure';
  readonly commit: string;
  readonly runId: string;
  readonly at: string;
}

/** `unknown` is not stored: a crashed process could not write it. It is `posting` for longer than 15 minutes. */
export type StoredState = 'posting' | 'created' | 'rejected' | 'merged' | 'closed' | 'abandoned';
export type State = StoredState | 'unknown';

export interface SessionReference {
  readonly attempt: number;
  readonly id: string | null;
  readonly url: string | null;
}

/** A line of the day's file: one session that was asked for, whatever the answer was. */
export interface DayRow {
  readonly fingerprint: string;
  readonly runId: string;
  readonly repository: string;
  readonly acu: number | null;
  readonly at: string;
}

export const OPEN_PATH = 'open.json';
const STATES: readonly StoredState[] = ['posting', 'created', 'rejected', 'merged', 'closed', 'abandoned'];

export function findingPath(fingerprint: string): string {
  // Two digits of the hash, behind the version prefix, keep folders small.
  return `findings/${fingerprint.slice(2, 4)}/${fingerprint}.json`;
}

export function dayPath(time: Date): string {
  const [year, month, day] = time.toISOString().slice(0, 10).split('-');
  return `days/${year}/${month}-${day}.json`;
}

/** Whether a finding is not finished yet, and so stands in `open.json`. */
export function isOpen({ state, verify }: Entry): boolean {
  return state === 'posting' || state === 'created' || (state === 'merged' && verify !== 'none');
}

export function parseEntry(text: string | undefined, path: string): Entry | undefined {
  return text === undefined ? undefined : checkEntry(json(text, path), path);
}

export function parseOpen(text: string | undefined): ReadonlyMap<string, Entry> {
  if (text === undefined) return new Map();
  const entries = listOf(json(text, OPEN_PATH), 'findings', OPEN_PATH).map((entry) => checkEntry(entry, OPEN_PATH));
  return new Map(entries.map((entry) => [entry.fingerprint, entry]));
}

/** Times of the merges of the last days, by which the pace of review is measured. Ledgers of earlier releases have none. */
export function parseMerges(text: string | undefined): readonly string[] {
  const merges = text === undefined ? undefined : record(json(text, OPEN_PATH), OPEN_PATH)['merges'];
  if (merges === undefined) return [];
  return Array.isArray(merges) && merges.every(isTime) ? merges : unreadable(OPEN_PATH, '`merges` is not understood');
}

export function parseDay(text: string | undefined, path: string): readonly DayRow[] {
  return text === undefined ? [] : listOf(json(text, path), 'sessions', path).map((row) => checkRow(row, path));
}

export function writeEntry(entry: Entry): string {
  return `${JSON.stringify(entry, null, 1)}\n`;
}

export function writeOpen(open: ReadonlyMap<string, Entry>, merges: readonly string[] = []): string {
  const findings = [...open.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  return `${JSON.stringify({ version: 1, findings, ...(merges.length === 0 ? {} : { merges }) }, null, 1)}\n`;
}

export function writeDay(rows: readonly DayRow[]): string {
  return `${JSON.stringify({ version: 1, sessions: rows }, null, 1)}\n`;
}

/** Fails closed: a file that is not understood stops every claim that needs it. */
function unreadable(path: string, why: string): never {
  throw new Ending('ledger-unreadable', `${path}: ${why}`);
}

function json(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable(path, 'not JSON');
  }
}

function listOf(value: unknown, key: string, path: string): readonly unknown[] {
  const file = record(value, path);
  if (file['version'] !== 1)
    unreadable(path, `version ${JSON.stringify(file['version'])} is not known to this release`);
  const list = file[key];
  return Array.isArray(list) ? list : unreadable(path, `\`${key}\` is not a list`);
}

function record(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable(path, 'not an object');
  return value as Readonly<Record<string, unknown>>;
}

function checkEntry(value: unknown, path: string): Entry {
  const entry = record(value, path);
  const repository = record(entry['repository'], path);
  const faults = [
    entry['version'] === 1 || 'version',
    matches(entry['fingerprint'], FINGERPRINT) || 'fingerprint',
    matches(entry['findingId'], FINDING_ID) || 'findingId',
    entry['kind'] === undefined || isKind(entry['kind']) || 'kind',
    typeof repository['host'] === 'string' || 'repository.host',
    isCount(repository['id']) || 'repository.id',
    typeof repository['name'] === 'string' || 'repository.name',
    entry['issue'] === null || isCount(entry['issue']) || 'issue',
    isCount(entry['generation']) || 'generation',
    isCount(entry['attempt']) || 'attempt',
    STATES.includes(entry['state'] as StoredState) || 'state',
    matches(entry['nonce'], /^[0-9a-f]{8,64}$/) || 'nonce',
    typeof entry['runId'] === 'string' || 'runId',
    isTime(entry['claimedAt']) || 'claimedAt',
    isTime(entry['at']) || 'at',
    matches(entry['branch'], BRANCH) || 'branch',
    entry['acu'] === null || isCount(entry['acu']) || 'acu',
    typeof entry['retryable'] === 'boolean' || 'retryable',
    entry['session'] === null || isReference(entry['session']) || 'session',
    entry['pullRequest'] === null || isCount(entry['pullRequest']) || 'pullRequest',
    entry['mergeCommit'] === null || typeof entry['mergeCommit'] === 'string' || 'mergeCommit',
    entry['mergedAt'] === null || isTime(entry['mergedAt']) || 'mergedAt',
    entry['verify'] === null || entry['verify'] === 'checks' || entry['verify'] === 'none' || 'verify',
    entry['evidence'] === undefined || isEvidence(entry['evidence']) || 'evidence',
    entry['covers'] === undefined || isCovers(entry['covers']) || 'covers',
    entry['retryBy'] === undefined || typeof entry['retryBy'] === 'string' || 'retryBy',
    (Array.isArray(entry['strays']) && entry['strays'].every(isReference)) || 'strays',
  ].filter((fault) => fault !== true);
  if (faults.length > 0) unreadable(path, `wrong or missing: ${faults.join(', ')}`);
  return entry as unknown as Entry;
}

function checkRow(value: unknown, path: string): DayRow {
  const row = record(value, path);
  const sound =
    matches(row['fingerprint'], FINGERPRINT) &&
    typeof row['runId'] === 'string' &&
    typeof row['repository'] === 'string' &&
    (row['acu'] === null || isCount(row['acu'])) &&
    isTime(row['at']);
  return sound ? (row as unknown as DayRow) : unreadable(path, 'a row is not understood');
}

function isReference(value: unknown): value is SessionReference {
  if (typeof value !== 'object' || value === null) return false;
  const reference = value as Readonly<Record<string, unknown>>;
  return isCount(reference['attempt']) && isTextOrNull(reference['id']) && isAddressOrNull(reference['url']);
}

function isCovers(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => matches(item, FINGERPRINT));
}

function isEvidence(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every((item: unknown) => {
    if (typeof item !== 'object' || item === null) return false;
    const { kind, result, commit, runId, at } = item as Readonly<Record<string, unknown>>;
    const known = (kind === 'sarif' || kind === 'reproducer') && (result === 'success' || result === 'failure');
    return known && matches(commit, /^[0-9a-f]{40,64}$/) && typeof runId === 'string' && isTime(at);
  });
}

// What is shown as code or as a link must not be more than that, also where somebody else wrote the file.
const BRANCH = /^fix\/[A-Za-z0-9._+-]{1,100}$/;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isAddressOrNull = (value: unknown): boolean => value === null || matches(value, /^https:\/\/\S+$/i);
const isKind = (value: unknown): boolean => typeof value === 'string' && isFindingKind(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const matches = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);
