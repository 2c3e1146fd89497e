import { describe, expect, test } from '@jest/globals';
import { Ending, HALT_PATH, LEDGER_ROUNDS, LEDGER_UNKNOWN_ROUNDS } from '@agent-remediation/conventions';
import { entry, FINGERPRINT_7, NOW, row, view } from './entry.cases.ts';
import {
  dayPath,
  findingPath,
  OPEN_PATH,
  parseMerges,
  parseOpen,
  writeDay,
  writeEntry,
  writeOpen,
  type Entry,
} from './entry.ts';
import {
  after,
  MOST_LOOKED_UP,
  readEntries,
  readOpen,
  readView,
  transact,
  type Change,
  type Decision,
  type LedgerDeps,
  type LedgerPort,
  type LedgerView,
  type PortWrite,
  type PortWritten,
} from './ledger.ts';

/** A branch that answers each write as told, and may change in between. */
class Branch implements LedgerPort {
  oid: string | undefined = 'c0';
  files = new Map<string, string>([[OPEN_PATH, writeOpen(new Map())]]);
  readonly writes: PortWrite[] = [];
  reads = 0;
  created = 0;
  at = NOW;
  readonly #answers: ((write: PortWrite) => PortWritten)[];

  constructor(...answers: ((write: PortWrite) => PortWritten)[]) {
    this.#answers = answers;
  }

  read(paths: readonly string[]): ReturnType<LedgerPort['read']> {
    this.reads += 1;
    if (this.oid === undefined) return Promise.resolve({ kind: 'missing', at: this.at });
    const files = new Map(paths.map((path) => [path, this.files.get(path)]));
    return Promise.resolve({ kind: 'commit', oid: this.oid, files, at: this.at });
  }

  write(write: PortWrite): Promise<PortWritten> {
    this.writes.push(write);
    const answer = this.#answers.shift();
    return Promise.resolve(answer ? answer(write) : this.land(write));
  }

  create(files: ReadonlyMap<string, string>): Promise<void> {
    this.created += 1;
    this.oid = 'c0';
    this.files = new Map(files);
    return Promise.resolve();
  }

  /** Compare-and-set, as the real one. */
  land(write: PortWrite): PortWritten {
    if (write.expectedHead !== this.oid) return { kind: 'stale' };
    for (const [path, text] of write.files) this.files.set(path, text);
    this.oid = `${this.oid}+`;
    return { kind: 'done', oid: this.oid };
  }

  /** Somebody else writes this entry. */
  other(changed: Entry): void {
    this.files.set(findingPath(changed.fingerprint), writeEntry(changed));
    this.oid = `${this.oid}*`;
  }
}

const sleeps: number[] = [];
const depsOf = (port: LedgerPort, whenMissing: LedgerDeps['whenMissing'] = 'end'): LedgerDeps => ({
  port,
  sleep: async (milliseconds) => void sleeps.push(milliseconds),
  random: () => 0.5,
  whenMissing,
});
const now = () => NOW;
const UNKNOWN: PortWritten = { kind: 'unknown', why: 'no answer' };
const claim = entry({ nonce: 'bbbbbbbbbbbb', at: NOW.toISOString() });
const change = (to: Entry, day?: Change['day']) => () =>
  ({ kind: 'change', change: { entry: to, headline: 'h', ...(day ? { day } : {}) } }) as const;

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Ending ? error.reason : String(error)),
  );
}

describe('P15: a decision and what it leads to rest on the same snapshot', () => {
  test('one read and one write: entry, open and day in one commit, on the head that was read', async () => {
    const branch = new Branch();
    const done = await transact(depsOf(branch), FINGERPRINT_7, now, change(claim, row()));
    expect(done).toMatchObject({ kind: 'changed', entry: claim });
    expect([branch.reads, branch.writes.length, branch.writes[0]?.expectedHead]).toEqual([1, 1, 'c0']);
    expect([...(branch.writes[0]?.files.keys() ?? [])]).toEqual([findingPath(FINGERPRINT_7), OPEN_PATH, dayPath(NOW)]);
    expect([...parseOpen(branch.files.get(OPEN_PATH)).values()]).toEqual([claim]);
  });

  test('a stop writes nothing', async () => {
    const branch = new Branch();
    const stopped = await transact(depsOf(branch), FINGERPRINT_7, now, () => ({ kind: 'stop', stop: 'no' }) as const);
    expect(stopped).toMatchObject({ kind: 'stopped', stop: 'no' });
    expect(branch.writes).toEqual([]);
  });

  test('a head that moved on: decided anew on the fresh snapshot', async () => {
    const taken = entry({ nonce: 'cccccccccccc' });
    const branch = new Branch((write) => {
      branch.other(taken);
      return branch.land(write);
    });
    const decision = await transact(depsOf(branch), FINGERPRINT_7, now, (seen) =>
      seen.entry ? ({ kind: 'stop', stop: seen.entry.nonce } as const) : change(claim)(),
    );
    expect(decision).toMatchObject({ kind: 'stopped', stop: taken.nonce });
    expect(branch.reads).toBe(2);
  });

  test('what is finished leaves open.json; what others have open stays', async () => {
    const branch = new Branch();
    const other = entry({ fingerprint: `1-${'1'.repeat(40)}`, state: 'created' });
    branch.files.set(
      OPEN_PATH,
      writeOpen(
        new Map([
          [claim.fingerprint, claim],
          [other.fingerprint, other],
        ]),
      ),
    );
    await transact(depsOf(branch), FINGERPRINT_7, now, change({ ...claim, state: 'closed' }));
    expect([...parseOpen(branch.files.get(OPEN_PATH)).keys()]).toEqual([other.fingerprint]);
  });

  test('a row is added to the rows of GitHub’s day', async () => {
    const branch = new Branch();
    branch.files.set(dayPath(NOW), writeDay([row()]));
    await transact(depsOf(branch), FINGERPRINT_7, now, change(claim, row({ runId: '2' })));
    expect(branch.files.get(dayPath(NOW))).toBe(writeDay([row(), row({ runId: '2' })]));
  });
});

describe('P15: a write whose fate is unknown is looked for, never assumed', () => {
  test('it landed: my nonce is there', async () => {
    const branch = new Branch((write) => (branch.land(write), UNKNOWN));
    expect(await transact(depsOf(branch), FINGERPRINT_7, now, change(claim))).toMatchObject({
      kind: 'changed',
      entry: claim,
    });
    expect(branch.writes.length).toBe(1);
  });

  test('it did not: written again', async () => {
    const branch = new Branch(() => UNKNOWN);
    await transact(depsOf(branch), FINGERPRINT_7, now, change(claim));
    expect([branch.reads, branch.writes.length]).toEqual([2, 2]);
  });

  test('somebody else’s claim is not mine', async () => {
    const branch = new Branch(() => (branch.other(entry({ nonce: 'cccccccccccc' })), UNKNOWN));
    const decision = await transact(depsOf(branch), FINGERPRINT_7, now, (seen) =>
      seen.entry ? ({ kind: 'stop', stop: 'taken' } as const) : change(claim)(),
    );
    expect(decision).toMatchObject({ kind: 'stopped', stop: 'taken' });
  });

  test('an earlier round’s claim landed: the ledger’s entry counts, not this round’s', async () => {
    // Round 1 claims attempt 2 and times out; round 2, on a stale read, claims attempt 1 and is lost; only then round 1 arrives.
    const second = { ...claim, attempt: 2 };
    const branch = new Branch(
      () => UNKNOWN,
      () => (branch.other(second), UNKNOWN),
    );
    let round = 0;
    const done = await transact(depsOf(branch), FINGERPRINT_7, now, () => {
      round += 1;
      return change(round === 1 ? second : claim)();
    });
    expect(done).toMatchObject({ kind: 'changed', entry: { attempt: 2 } });
  });

  test('another writer’s change of the same state is not mine: what I learned is still written', async () => {
    const session = { attempt: 1, id: 's', url: null };
    const branch = new Branch(() => (branch.other({ ...claim, state: 'created', pullRequest: 9 }), UNKNOWN));
    branch.other(claim);
    const done = await transact(depsOf(branch), FINGERPRINT_7, now, (seen) =>
      seen.entry ? change({ ...seen.entry, state: 'created', session })() : ({ kind: 'stop', stop: 'gone' } as const),
    );
    expect(done).toMatchObject({ kind: 'changed', entry: { session, pullRequest: 9 } });
  });

  test('my claim landed and was given back by somebody else in the meantime: it is not mine to post on', async () => {
    const branch = new Branch((write) => (branch.land(write), branch.other({ ...claim, state: 'rejected' }), UNKNOWN));
    const done = await transact(depsOf(branch), FINGERPRINT_7, now, (seen) =>
      seen.entry ? ({ kind: 'stop', stop: seen.entry.state } as const) : change(claim)(),
    );
    expect(done).toMatchObject({ kind: 'stopped', stop: 'rejected' });
  });

  test('a change that kept the nonce landed to the letter: it is not written again', async () => {
    const branch = new Branch((write) => (branch.land(write), UNKNOWN));
    branch.other(claim);
    const created = { ...claim, state: 'created', pullRequest: 9 } as const;
    const done = await transact(depsOf(branch), FINGERPRINT_7, now, change(created));
    expect(done).toMatchObject({ kind: 'changed', entry: created, head: { view: { entry: created } } });
    expect([branch.reads, branch.writes.length]).toEqual([2, 1]);
  });

  test('a change within the same state did not land: it is written again', async () => {
    const branch = new Branch(() => UNKNOWN);
    const before = { ...claim, state: 'created' } as const;
    branch.other(before);
    const done = await transact(depsOf(branch), FINGERPRINT_7, now, change({ ...before, pullRequest: 9 }));
    expect(done).toMatchObject({ kind: 'changed', entry: { pullRequest: 9 } });
    expect(branch.writes.length).toBe(2);
  });
});

describe('one change after another in one run', () => {
  test('the second is tried on what the first left behind, without reading; the clock goes on', async () => {
    const branch = new Branch();
    const first = await transact(depsOf(branch), FINGERPRINT_7, now, change(claim, row()));
    if (first.kind !== 'changed' || !first.head) throw new Error('not changed');
    const later = new Date(NOW.getTime() + 7_000);
    const seen: unknown[] = [];
    const decide = ({ at, entry: own, today }: LedgerView): Decision<string> => {
      seen.push([at, own, today]);
      return change({ ...claim, state: 'created' })();
    };
    const second = await transact(depsOf(branch), FINGERPRINT_7, () => later, decide, first.head);
    expect(second).toMatchObject({ kind: 'changed', entry: { state: 'created' } });
    expect(seen).toEqual([[later, claim, [row()]]]);
    expect([branch.reads, branch.writes.map(({ expectedHead }) => expectedHead)]).toEqual([1, ['c0', 'c0+']]);
    if (second.kind !== 'changed') throw new Error('not changed');
    expect(second.head).toMatchObject({ oid: 'c0++', readAt: later });
  });

  test('a clock that went back does not move the ledger’s time back', async () => {
    const branch = new Branch();
    const first = await transact(depsOf(branch), FINGERPRINT_7, now, change(claim));
    if (first.kind !== 'changed' || !first.head) throw new Error('not changed');
    const times: Date[] = [];
    const decide = ({ at }: LedgerView): Decision<string> => (times.push(at), { kind: 'stop', stop: 'seen' });
    await transact(depsOf(branch), FINGERPRINT_7, () => new Date(NOW.getTime() - 60_000), decide, first.head);
    expect(times).toEqual([NOW]);
  });

  test('stale by then: one refused write, then a read', async () => {
    const branch = new Branch();
    const first = await transact(depsOf(branch), FINGERPRINT_7, now, change(claim));
    if (first.kind !== 'changed' || !first.head) throw new Error('not changed');
    branch.other({ ...claim, pullRequest: 9 });
    const pulled: unknown[] = [];
    const decide = ({ entry: own }: LedgerView): Decision<string> => {
      pulled.push(own?.pullRequest);
      return change({ ...claim, state: 'created' })();
    };
    await transact(depsOf(branch), FINGERPRINT_7, now, decide, first.head);
    expect([pulled, branch.reads, branch.writes.length]).toEqual([[null, 9], 2, 3]);
  });

  test('the merges of the last 7 days are counted once, and forgotten after', async () => {
    const at = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
    const branch = new Branch();
    branch.files.set(OPEN_PATH, writeOpen(new Map(), [at(6.9), at(7), at(7.1)]));
    await transact(depsOf(branch), FINGERPRINT_7, now, change({ ...claim, state: 'created' }));
    expect(parseMerges(branch.files.get(OPEN_PATH))).toEqual([at(6.9)]);
    const merged = { ...claim, state: 'merged' as const, verify: 'checks' as const };
    const once = await transact(depsOf(branch), FINGERPRINT_7, now, change(merged));
    const kept = [at(6.9), NOW.toISOString()];
    expect(parseMerges(branch.files.get(OPEN_PATH))).toEqual(kept);
    if (once.kind !== 'changed') throw new Error('not changed');
    expect(once.head?.view.merges).toEqual(kept);
    await transact(depsOf(branch), FINGERPRINT_7, now, change({ ...merged, pullRequest: 9 }));
    expect(parseMerges(branch.files.get(OPEN_PATH))).toEqual(kept);
  });

  test('a plan on a ledger that nobody has read yet: what is finished is not open, and its merge is the first', () => {
    const before = view({ entry: claim, open: new Map([[claim.fingerprint, claim]]), today: [row()] });
    const merged = { ...claim, state: 'merged', verify: 'none' } as const;
    expect(after(before, { entry: merged, headline: 'h' })).toEqual({
      ...before,
      entry: merged,
      open: new Map(),
      merges: [NOW.toISOString()],
    });
    expect(after(view(), { entry: merged, headline: 'h' }).merges).toEqual([NOW.toISOString()]);
    expect(after(view(), { entry: claim, day: row(), headline: 'h' })).toEqual({
      ...view(),
      entry: claim,
      open: new Map([[claim.fingerprint, claim]]),
      today: [row()],
      merges: [],
    });
  });
});

describe('the endings of the ledger', () => {
  test(`busy after ${LEDGER_ROUNDS} rounds, each waited for longer, never longer than 5 s`, async () => {
    sleeps.length = 0;
    const branch = new Branch(...Array.from({ length: 20 }, () => (): PortWritten => ({ kind: 'stale' })));
    const work = transact(depsOf(branch), FINGERPRINT_7, now, change(claim));
    await expect(work).rejects.toThrow('8 rounds without success; the last: the head moved on');
    expect(await reasonOf(work)).toBe('ledger-busy');
    expect(branch.writes.length).toBe(LEDGER_ROUNDS);
    expect(sleeps).toEqual([200, 400, 800, 1_600, 2_500, 2_500, 2_500]);
  });

  test(`GitHub fails: after ${LEDGER_UNKNOWN_ROUNDS} writes without an answer, whatever came between them`, async () => {
    const answers = Array.from(
      { length: 20 },
      (_, round) => (): PortWritten => (round === 1 ? { kind: 'stale' } : UNKNOWN),
    );
    const branch = new Branch(...answers);
    const work = transact(depsOf(branch), FINGERPRINT_7, now, change(claim));
    await expect(work).rejects.toThrow(`${LEDGER_UNKNOWN_ROUNDS} times without an answer: no answer`);
    expect(await reasonOf(work)).toBe('github-unavailable');
    expect(branch.writes.length).toBe(LEDGER_UNKNOWN_ROUNDS + 1);
  });

  test('forbidden: at once, with what GitHub said', async () => {
    const branch = new Branch(() => ({ kind: 'forbidden', why: 'a rule of the repository' }));
    const work = transact(depsOf(branch), FINGERPRINT_7, now, change(claim));
    await expect(work).rejects.toThrow('a rule of the repository');
    expect(await reasonOf(work)).toBe('ledger-forbidden');
    expect(branch.writes.length).toBe(1);
  });

  test('missing, although it was in use: nothing is created', async () => {
    const branch = new Branch();
    branch.oid = undefined;
    const work = transact(depsOf(branch, 'end'), FINGERPRINT_7, now, change(claim));
    await expect(work).rejects.toThrow(/ledger branch does not exist, .*in use before or names a ledger of its own/u);
    expect(await reasonOf(work)).toBe('ledger-missing');
    expect(branch.created).toBe(0);
  });

  test('missing in a new repository: created, then decided', async () => {
    const branch = new Branch();
    branch.oid = undefined;
    const create = branch.create.bind(branch);
    const begun: (readonly [string, string])[] = [];
    branch.create = (files) => (begun.push(...files), create(files));
    const done = await transact(depsOf(branch, 'create'), FINGERPRINT_7, now, change(claim));
    expect(done).toMatchObject({ kind: 'changed' });
    expect([branch.created, branch.files.has('README.md')]).toEqual([1, true]);
    expect(begun).toEqual([
      ['open.json', writeOpen(new Map())],
      ['README.md', expect.stringContaining('To stop all hand-offs, add a file `HALT`')],
    ]);
  });

  test.each([
    ['open.json', (): string => OPEN_PATH],
    ['the entry', (): string => findingPath(FINGERPRINT_7)],
    ['the day', (): string => dayPath(NOW)],
  ] as const)('%s cannot be understood: nothing is written', async (_, path) => {
    const branch = new Branch();
    branch.files.set(path(), '{');
    expect(await reasonOf(transact(depsOf(branch), FINGERPRINT_7, now, change(claim)))).toBe('ledger-unreadable');
    expect(branch.writes).toEqual([]);
  });

  test.each([
    [-40, 'ledger-unreadable'],
    [-20, 'done'],
    [20, 'done'],
    [47, 'done'],
    [90, 'ledger-unreadable'],
  ])('a runner’s clock that is %s hours off: %s', async (hours, wanted) => {
    const clock = () => new Date(NOW.getTime() + hours * 3_600_000);
    const work = transact(depsOf(new Branch()), FINGERPRINT_7, clock, change(claim));
    expect(await reasonOf(work)).toBe(wanted);
    if (wanted !== 'done')
      await expect(work).rejects.toThrow("clock is more than a day off GitHub's (2026-05-12T10:00:00.000Z)");
  });

  test.each([
    [-20, [row()]],
    // Two days ahead, the file of GitHub's yesterday is not among those that are read: nobody's run goes on that long.
    [47, []],
  ])('a runner’s clock that is %s hours off: what is counted for yesterday', async (hours, wanted) => {
    const branch = new Branch();
    branch.files.set('days/2026/05-11.json', writeDay([row()]));
    const read = await readView(branch, FINGERPRINT_7, new Date(NOW.getTime() + hours * 3_600_000));
    expect(read?.yesterday).toEqual(wanted);
  });
});

describe('reading', () => {
  test('one finding: entry, open, HALT, today and yesterday by GitHub’s clock', async () => {
    const branch = new Branch();
    branch.other(claim);
    branch.files.set(HALT_PATH, 'stop');
    branch.files.set(dayPath(NOW), writeDay([row()]));
    branch.files.set('days/2026/05-11.json', writeDay([row({ runId: 'y' })]));
    const read = await readView(branch, FINGERPRINT_7, NOW);
    expect(read).toMatchObject({
      at: NOW,
      halt: 'stop',
      entry: claim,
      today: [row()],
      yesterday: [row({ runId: 'y' })],
    });
  });

  test('there is no ledger', async () => {
    const branch = new Branch();
    branch.oid = undefined;
    expect(await readView(branch, FINGERPRINT_7, NOW)).toBeUndefined();
    expect(await readOpen(branch)).toBeUndefined();
  });

  test('many findings in one call: those that the ledger knows, at most 100 asked for', async () => {
    const branch = new Branch();
    const asked: (readonly string[])[] = [];
    const read = branch.read.bind(branch);
    branch.read = (paths) => (asked.push(paths), read(paths));
    branch.other(claim);
    const unknown = Array.from({ length: 150 }, (_, at) => `1-${String(at).padStart(40, '0')}`);
    expect(await readEntries(branch, [FINGERPRINT_7, ...unknown])).toEqual(new Map([[FINGERPRINT_7, claim]]));
    expect(asked.map(({ length }) => length)).toEqual([MOST_LOOKED_UP]);
    branch.oid = undefined;
    expect(await readEntries(branch, [FINGERPRINT_7])).toBeUndefined();
  });

  test('what is open, and the kill switch', async () => {
    const branch = new Branch();
    branch.files.set(OPEN_PATH, writeOpen(new Map([[claim.fingerprint, claim]])));
    branch.files.set(HALT_PATH, 'stop');
    expect(await readOpen(branch)).toEqual({ at: NOW, halt: 'stop', open: new Map([[claim.fingerprint, claim]]) });
  });
});
