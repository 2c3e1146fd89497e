import { Ending, HALT_PATH, LEDGER_ROUNDS, LEDGER_UNKNOWN_ROUNDS } from '@agent-remediation/conventions';
import {
  dayPath,
  findingPath,
  isOpen,
  OPEN_PATH,
  parseDay,
  parseEntry,
  parseMerges,
  parseOpen,
  writeDay,
  writeEntry,
  writeOpen,
  type DayRow,
  type Entry,
} from './entry.ts';

/**
 * The lock. One orphan branch, read whole and written by compare-and-set, so that a decision and the claim it leads to rest on the
 * same snapshot (architecture, ledger). Everything here works on a port of two calls; GitHub is one implementation, the model
 * check's memory another.
 */
export interface LedgerPort {
  /** All paths under one commit. Rejects when the ledger cannot be read. */
  read(paths: readonly string[]): Promise<PortRead>;
  /** Resolves whatever happens; `unknown` means: read again. */
  write(write: PortWrite): Promise<PortWritten>;
  /** Creates the branch with these files; does nothing when it exists. */
  create(files: ReadonlyMap<string, string>): Promise<void>;
}
export type PortRead =
  | { readonly kind: 'missing'; readonly at: Date }
  | {
      readonly kind: 'commit';
      readonly oid: string;
      readonly files: ReadonlyMap<string, string | undefined>;
      readonly at: Date;
    };
export interface PortWrite {
  readonly expectedHead: string;
  readonly headline: string;
  readonly files: ReadonlyMap<string, string>;
}
export type PortWritten =
  | { readonly kind: 'done'; readonly oid: string }
  | { readonly kind: 'stale' }
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'forbidden'; readonly why: string };

/** One consistent state of the ledger, as far as one finding is concerned. */
export interface LedgerView {
  /** GitHub's time at the read. */
  readonly at: Date;
  /** Text of the kill switch; `undefined`: it is off. */
  readonly halt: string | undefined;
  readonly entry: Entry | undefined;
  readonly open: ReadonlyMap<string, Entry>;
  readonly today: readonly DayRow[];
  /** A run may go on past midnight: its sessions are counted over both days. */
  readonly yesterday: readonly DayRow[];
  /** Times of the merges of the last 7 days. */
  readonly merges?: readonly string[];
}

/** What a decision wants written: the finding's new entry, and a row for the day when a session is asked for. */
export interface Change {
  readonly entry: Entry;
  readonly day?: DayRow;
  readonly headline: string;
}
export type Decision<Stop> =
  { readonly kind: 'change'; readonly change: Change } | { readonly kind: 'stop'; readonly stop: Stop };
export type Transacted<Stop> =
  | { readonly kind: 'changed'; readonly entry: Entry; readonly head: Head | undefined }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly view: LedgerView };

/** What one's own write has left behind: the next change is tried on it without reading again. Stale, it costs one refused write. */
export interface Head {
  readonly oid: string;
  readonly view: LedgerView;
  /** The runner's time at which `view.at` was GitHub's. */
  readonly readAt: Date;
}

export interface LedgerDeps {
  readonly port: LedgerPort;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /**
   * What to do when the branch is missing: `create` it (a repository that was never in use), or end with `ledger-missing`
   * (our labels exist, so somebody deleted it: starting anew would hand everything off again).
   */
  readonly whenMissing: 'create' | 'end';
}

const DAY = 86_400_000;
/** Days for which the ledger remembers merges. */
const MERGE_DAYS = 7;

/** Reads the view of one finding; `undefined`: there is no ledger. */
export async function readView(port: LedgerPort, fingerprint: string, now: Date): Promise<LedgerView | undefined> {
  return (await readHead(port, fingerprint, now))?.view;
}

/**
 * Decides on a snapshot and writes the change on exactly that snapshot; when the head has moved on, decides anew. A write whose fate
 * is unknown is looked for in the ledger, never assumed. `decide` must be pure.
 */
export async function transact<Stop>(
  deps: LedgerDeps,
  fingerprint: string,
  now: () => Date,
  decide: (view: LedgerView) => Decision<Stop>,
  known?: Head,
): Promise<Transacted<Stop>> {
  let attempted: Attempt | undefined;
  let unknown = 0;
  for (let round = 0; round < LEDGER_ROUNDS; round += 1) {
    if (round > 0) await deps.sleep(deps.random() * Math.min(5_000, 200 * 2 ** round));
    const head = round === 0 && known ? later(known, now()) : await readHead(deps.port, fingerprint, now());
    if (head === undefined) {
      await start(deps);
      continue;
    }
    const { view } = head;
    if (attempted && landed(view, attempted)) return { kind: 'changed', entry: view.entry ?? attempted.entry, head };
    const decision = decide(view);
    if (decision.kind === 'stop') return { kind: 'stopped', stop: decision.stop, view };
    const { entry, headline } = decision.change;
    const written = await deps.port.write({ expectedHead: head.oid, headline, files: filesOf(view, decision.change) });
    if (written.kind === 'done')
      return { kind: 'changed', entry, head: { ...head, oid: written.oid, view: after(view, decision.change) } };
    if (written.kind === 'forbidden') throw new Ending('ledger-forbidden', written.why);
    if (written.kind === 'unknown') {
      attempted = { entry, before: view.entry };
      unknown += 1;
      if (unknown === LEDGER_UNKNOWN_ROUNDS)
        throw new Ending(
          'github-unavailable',
          `writing the ledger, ${unknown} times without an answer: ${written.why}`,
        );
    }
  }
  throw new Ending('ledger-busy', `${LEDGER_ROUNDS} rounds without success; the last: the head moved on`);
}

/** The known head at a later time, by as much as has gone by on the runner's clock. */
function later(known: Head, now: Date): Head {
  const elapsed = Math.max(0, now.getTime() - known.readAt.getTime());
  return { ...known, readAt: now, view: { ...known.view, at: new Date(known.view.at.getTime() + elapsed) } };
}

/** The view that a change leaves behind. */
export function after(view: LedgerView, change: Change): LedgerView {
  const { entry, day } = change;
  return {
    ...view,
    entry,
    open: openAfter(view, entry),
    today: day ? [...view.today, day] : view.today,
    merges: mergesAfter(view, entry),
  };
}

function mergesAfter({ merges, entry: before, at }: LedgerView, entry: Entry): readonly string[] {
  const from = at.getTime() - MERGE_DAYS * DAY;
  const kept = (merges ?? []).filter((time) => Date.parse(time) > from);
  return entry.state === 'merged' && before?.state !== 'merged' ? [...kept, at.toISOString()] : kept;
}

function openAfter(view: LedgerView, entry: Entry): ReadonlyMap<string, Entry> {
  const open = new Map(view.open);
  if (isOpen(entry)) open.set(entry.fingerprint, entry);
  else open.delete(entry.fingerprint);
  return open;
}

interface Attempt {
  readonly entry: Entry;
  readonly before: Entry | undefined;
}

/**
 * Whether a write of unknown fate is in the ledger. A new nonce can only come from that write, or from an earlier round of the same
 * claim: the ledger's entry counts, not this round's. A write that kept the nonce must be there to the letter.
 */
function landed({ entry }: LedgerView, attempt: Attempt): boolean {
  if (entry?.nonce !== attempt.entry.nonce || entry.state !== attempt.entry.state) return false;
  return attempt.before?.nonce !== attempt.entry.nonce || writeEntry(entry) === writeEntry(attempt.entry);
}

/** What is open, of all repositories of the ledger, and the kill switch; `undefined`: there is no ledger. */
export async function readOpen(port: LedgerPort): Promise<OpenView | undefined> {
  const read = await port.read([OPEN_PATH, HALT_PATH]);
  if (read.kind === 'missing') return undefined;
  return { at: read.at, open: parseOpen(read.files.get(OPEN_PATH)), halt: read.files.get(HALT_PATH) };
}
export type OpenView = Pick<LedgerView, 'at' | 'open' | 'halt'>;

/** Findings that are looked up in one call. */
export const MOST_LOOKED_UP = 100;

/** What the ledger knows of up to 100 findings, under one commit; `undefined`: there is no ledger. */
export async function readEntries(
  port: LedgerPort,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, Entry> | undefined> {
  const read = await port.read(fingerprints.slice(0, MOST_LOOKED_UP).map(findingPath));
  if (read.kind === 'missing') return undefined;
  const entries = fingerprints.flatMap((fingerprint) => {
    const path = findingPath(fingerprint);
    const entry = parseEntry(read.files.get(path), path);
    return entry ? [[fingerprint, entry] as const] : [];
  });
  return new Map(entries);
}

async function readHead(port: LedgerPort, fingerprint: string, now: Date): Promise<Head | undefined> {
  // The runner's clock only chooses which day files to ask for: two days back and one ahead cover a clock that is wrong by hours.
  const days = [-2, -1, 0, 1].map((offset) => dayPath(new Date(now.getTime() + offset * DAY)));
  const path = findingPath(fingerprint);
  const read = await port.read([path, OPEN_PATH, HALT_PATH, ...days]);
  if (read.kind === 'missing') return undefined;
  const dayOf = (time: Date) => {
    const file = dayPath(time);
    if (!days.includes(file))
      throw new Ending(
        'ledger-unreadable',
        `the runner's clock is more than a day off GitHub's (${time.toISOString()})`,
      );
    return parseDay(read.files.get(file), file);
  };
  return {
    oid: read.oid,
    readAt: now,
    view: {
      at: read.at,
      halt: read.files.get(HALT_PATH),
      entry: parseEntry(read.files.get(path), path),
      open: parseOpen(read.files.get(OPEN_PATH)),
      merges: parseMerges(read.files.get(OPEN_PATH)),
      today: dayOf(read.at),
      yesterday: days.includes(dayPath(new Date(read.at.getTime() - DAY)))
        ? dayOf(new Date(read.at.getTime() - DAY))
        : [],
    },
  };
}

function filesOf(view: LedgerView, change: Change): ReadonlyMap<string, string> {
  const { entry, day } = change;
  const open = openAfter(view, entry);
  const files = new Map([
    [findingPath(entry.fingerprint), writeEntry(entry)],
    [OPEN_PATH, writeOpen(open, mergesAfter(view, entry))],
  ]);
  if (day) files.set(dayPath(view.at), writeDay([...view.today, day]));
  return files;
}

async function start(deps: LedgerDeps): Promise<void> {
  if (deps.whenMissing === 'end') {
    throw new Ending(
      'ledger-missing',
      'the ledger branch does not exist, though this repository was in use before or names a ledger of its own',
    );
  }
  await deps.port.create(
    new Map([
      [OPEN_PATH, writeOpen(new Map())],
      ['README.md', README],
    ]),
  );
}

const README = `# Ledger of agent-remediation

Which findings were handed to an agent session, and what became of them. Written by compare-and-set; \`git log\` is the audit trail.
Do not edit by hand. To stop all hand-offs, add a file \`HALT\` with the reason as its text; delete it to go on.
`;
