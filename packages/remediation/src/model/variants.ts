import type { SessionAnswer, SessionClient } from '@agent-remediation/session-api';
import { HALT_PATH } from '@agent-remediation/conventions';
import type { Deps } from '../deps.ts';
import type { HandOffFacts } from '../hand-off/hand-off.ts';
import {
  findingPath,
  isOpen,
  OPEN_PATH,
  parseDay,
  parseEntry,
  parseOpen,
  writeDay,
  writeEntry,
  writeOpen,
} from '../ledger/entry.ts';
import type { LedgerPort, PortRead, PortWrite } from '../ledger/ledger.ts';
import type { Process } from './process.ts';
import type { Order } from './scenario.ts';
import type { World } from './world.ts';

/** Where a variant sits: between one process and the world. */
export interface Seat {
  readonly world: World;
  readonly process: Process;
}

/** A protocol that is broken on purpose, through what the real code is given; its sources stay as they are. */
export interface Variant {
  readonly name: string;
  /** Begins one of the invariants by which it must be caught. */
  readonly breaks: readonly string[];
  readonly ledger?: (inner: LedgerPort, seat: Seat) => LedgerPort;
  readonly sessions?: (inner: SessionClient, seat: Seat) => SessionClient;
  readonly deps?: (deps: Deps, seat: Seat) => Partial<Deps>;
  readonly facts?: (facts: HandOffFacts, order: Extract<Order, { kind: 'hand-off' }>) => HandOffFacts;
}

export const NOT_BROKEN: Variant = { name: 'as shipped', breaks: [] };

const TWICE = [
  'two POSTs for one attempt',
  'two sessions for one attempt',
  'a POST by an owner whose attempt was superseded',
];
const CAPS = ['too many sessions', 'too many findings', 'too many compute units'];
const FAR_FUTURE = new Date(Date.UTC(2099, 0, 1));

export const BROKEN: readonly Variant[] = [
  { name: 'no claim', breaks: ['a POST without a claim'], facts: (facts) => ({ ...facts, ledger: 'off' }) },
  {
    name: 'a marker instead of a claim: read, then write without compare-and-set',
    breaks: TWICE,
    ledger: (inner, seat) => ({ ...inner, write: (write) => inner.write(onAnyHead(write, seat)) }),
  },
  {
    name: 'a refused write is forced onto the new head',
    breaks: TWICE,
    ledger: (inner, seat) => ({
      ...inner,
      write: async (write) => {
        const written = await inner.write(write);
        return written.kind === 'stale' ? inner.write(onAnyHead(write, seat)) : written;
      },
    }),
  },
  {
    name: 'an ambiguous POST is sent again',
    breaks: TWICE,
    sessions: onUnknown((answer, inner, request) => inner.create(request).then((again) => again ?? answer)),
  },
  {
    name: 'a claim is stolen after a time-out, without a person',
    breaks: ['an unknown result was tried again', 'two sessions', 'a final refusal'],
    ledger: (inner, { world }) => ({ ...inner, read: async (paths) => withoutOwners(await inner.read(paths), world) }),
  },
  {
    name: 'the dedupe tag is the same for every attempt',
    breaks: ["the ledger names another attempt's session"],
    sessions: (inner) => ({ ...inner, list: (query) => listByFinding(inner, query) }),
  },
  {
    name: 'the state is written after the POST only',
    breaks: ['a POST before its claim was in the ledger', 'a POST without a claim'],
    ledger: (inner, seat) => ({
      ...inner,
      write: (write) => {
        if (!write.headline.startsWith('claim ')) return inner.write(write);
        HELD_BACK.set(seat.process, () => inner.write(rebased(write, seat)));
        return Promise.resolve({ kind: 'done', oid: 'held back' });
      },
    }),
    sessions: (inner, { process }) => ({
      ...inner,
      create: async (request) => {
        const answer = await inner.create(request);
        await HELD_BACK.get(process)?.();
        return answer;
      },
    }),
  },
  {
    name: 'a torn read: files of one commit, head of another',
    breaks: TWICE,
    ledger: (inner) => ({
      ...inner,
      read: async (paths) => {
        const files = await inner.read(paths);
        const head = await inner.read([]);
        return files.kind === 'commit' && head.kind === 'commit' ? { ...files, oid: head.oid } : files;
      },
    }),
  },
  {
    name: 'identical commits: no nonce tells two claims apart',
    breaks: TWICE,
    deps: (deps) => ({ randomHex: (digits) => (digits < 32 ? '0'.repeat(digits) : deps.randomHex(digits)) }),
  },
  {
    name: 'no fence: a paused owner goes on',
    breaks: ['a POST by an owner whose attempt was superseded', 'a POST on a claim that counts as unknown'],
    deps: (_deps, { world }) => {
      const frozen = new Date(world.now);
      return { now: () => frozen };
    },
  },
  {
    name: 'count, then claim: caps rest on an earlier snapshot',
    breaks: CAPS,
    ledger: (inner, seat) => countedBefore(inner, seat),
  },
  {
    name: 'a redelivered retry counts as a new one',
    breaks: ['a finding with a session was handed off again', 'an unknown result', 'a final refusal'],
    facts: (facts) =>
      facts.item.authority === 'retry' ? { ...facts, item: { ...facts.item, triggeredAt: FAR_FUTURE } } : facts,
  },
  {
    name: 'a negative read-back is taken for a proof',
    breaks: ['a hidden session: the ledger says rejected'],
    sessions: onUnknown(async (answer, inner, request) => {
      const listed = await inner.list({ tags: (request.tags ?? []).filter((tag) => tag.startsWith('claim-')) });
      return listed.kind === 'listed' && listed.sessions.length === 0 ? REFUSED : answer;
    }),
  },
  {
    name: 'a server error is taken for a refusal',
    breaks: ['a hidden session: the ledger says rejected'],
    sessions: onUnknown(() => Promise.resolve(REFUSED)),
  },
  {
    name: 'an unknown result is taken for a session',
    breaks: ['the ledger says created, and there is no session'],
    sessions: onUnknown(() => Promise.resolve({ kind: 'created', status: 200, text: '' })),
  },
  {
    name: 'a write of unknown fate is taken for done',
    breaks: ['a POST without a claim', 'a POST before its claim', 'a POST by an owner'],
    ledger: (inner) => ({
      ...inner,
      write: async (write) => {
        const written = await inner.write(write);
        return written.kind === 'unknown' ? { kind: 'done', oid: 'hoped for' } : written;
      },
    }),
  },
  {
    name: 'the cap of a run counts by run attempt',
    breaks: CAPS,
    facts: (facts, order) => ({ ...facts, runId: `${order.runId}.${order.runAttempt}` }),
  },
  {
    name: 'the kill switch is not read',
    breaks: ['a claim in spite of HALT'],
    ledger: (inner) => ({ ...inner, read: async (paths) => inner.read(paths.filter((path) => path !== HALT_PATH)) }),
  },
  {
    name: "the age of a claim is told by the runner's own clock",
    breaks: ['claimed while the request of another is on its way'],
    ledger: (inner, { process }) => ({
      ...inner,
      // Every second runner is twenty minutes ahead.
      read: async (paths) => ahead(await inner.read(paths), process.name.length % 2 === 0 ? 20 : 0),
    }),
  },
  {
    name: 'a retry does not look for an open pull request',
    breaks: ['retried without a look for an open pull request'],
    deps: ({ github }) => ({
      github: { ...github, get: () => Promise.resolve({ status: 200, data: [], at: undefined }) },
    }),
  },
];

const REFUSED: SessionAnswer = { kind: 'refused', code: 'rate-limited', status: 429, text: '', retryable: true };
const HELD_BACK = new WeakMap<Process, () => Promise<unknown>>();

function onUnknown(
  then: (
    answer: SessionAnswer,
    inner: SessionClient,
    request: Parameters<SessionClient['create']>[0],
  ) => Promise<SessionAnswer>,
): NonNullable<Variant['sessions']> {
  return (inner) => ({
    ...inner,
    create: async (request) => {
      const answer = await inner.create(request);
      return answer.kind === 'unknown' ? then(answer, inner, request) : answer;
    },
  });
}

/** The same write, but on whatever the head is when it arrives. */
function onAnyHead({ headline, files }: PortWrite, { world }: Seat): PortWrite {
  return {
    headline,
    files,
    get expectedHead() {
      return world.git.head?.oid ?? '';
    },
  };
}

/** The same change of one finding, with `open.json` and the day's file as they are on the head (or on `base`). */
function rebased(write: PortWrite, { world }: Seat, base = world.git.head): PortWrite {
  const files = new Map(write.files);
  const path = [...files.keys()].find((candidate) => candidate.startsWith('findings/')) ?? '';
  const entry = parseEntry(files.get(path), path);
  const open = new Map(parseOpen(base?.files.get(OPEN_PATH)));
  if (entry && isOpen(entry)) open.set(entry.fingerprint, entry);
  else if (entry) open.delete(entry.fingerprint);
  files.set(OPEN_PATH, writeOpen(open));
  for (const [day, text] of write.files) {
    if (day.startsWith('days/'))
      files.set(day, writeDay([...parseDay(base?.files.get(day), day), ...parseDay(text, day).slice(-1)]));
  }
  return { headline: write.headline, expectedHead: base?.oid ?? '', files };
}

/** Reads counts once and keeps them; what it writes is right for the head, so that nothing but the counting is broken. */
function countedBefore(inner: LedgerPort, seat: Seat): LedgerPort {
  const counted = new Map<string, string | undefined>();
  return {
    ...inner,
    read: async (paths) => {
      const read = await inner.read(paths);
      if (read.kind !== 'commit') return read;
      const files = new Map(read.files);
      for (const path of paths.filter((candidate) => candidate === OPEN_PATH || candidate.startsWith('days/'))) {
        if (!counted.has(path)) counted.set(path, files.get(path));
        files.set(path, counted.get(path));
      }
      return { ...read, files };
    },
    write: (write) =>
      inner.write(
        rebased(
          write,
          seat,
          seat.world.git.history.find(({ oid }) => oid === write.expectedHead),
        ),
      ),
  };
}

/** Shows a claim that is unknown as one that was refused and may be tried again. */
function withoutOwners(read: PortRead, world: World): PortRead {
  if (read.kind !== 'commit') return read;
  const files = new Map(read.files);
  for (const [path, text] of files) {
    const entry = path.startsWith('findings/') ? parseEntry(text, path) : undefined;
    const dead = entry?.state === 'posting' && world.now - Date.parse(entry.at) > 15 * 60_000;
    if (entry && dead)
      files.set(findingPath(entry.fingerprint), writeEntry({ ...entry, state: 'rejected', retryable: true }));
  }
  return { ...read, files };
}

async function listByFinding(inner: SessionClient, query: Parameters<SessionClient['list']>[0]) {
  const [tag] = query.tags ?? [];
  const listed = await inner.list(query.createdAfter === undefined ? {} : { createdAfter: query.createdAfter });
  if (listed.kind !== 'listed' || tag === undefined) return listed;
  const prefix = tag.slice(0, tag.lastIndexOf('-') + 1);
  const sessions = listed.sessions
    .filter(({ tags }) => tags.some((candidate) => candidate.startsWith(prefix)))
    .map((session) => ({ ...session, tags: [tag] }));
  return { ...listed, sessions };
}

function ahead(read: PortRead, minutes: number): PortRead {
  return { ...read, at: new Date(read.at.getTime() + minutes * 60_000) };
}
