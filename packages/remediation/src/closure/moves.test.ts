import { describe, expect, test } from '@jest/globals';
import { entry, FINGERPRINT_7, NOW } from '../ledger/entry.cases.ts';
import { OPEN_PATH, parseEntry, findingPath, writeEntry, writeOpen, type Entry } from '../ledger/entry.ts';
import type { LedgerDeps, LedgerPort } from '../ledger/ledger.ts';
import { recordClosed } from '../ledger/record.ts';
import { movesOf } from './moves.ts';

const MERGED = entry({ state: 'merged', verify: 'checks' });
const CLOSED = { ...MERGED, state: 'closed', at: NOW.toISOString() };

/** A ledger that holds this entry, or none of it, and what was written into it. */
function stage(held: Entry | undefined) {
  const files = new Map([[OPEN_PATH, writeOpen(new Map())]]);
  if (held) files.set(findingPath(held.fingerprint), writeEntry(held));
  const writes: string[] = [];
  const port: LedgerPort = {
    read: (paths) =>
      Promise.resolve({
        kind: 'commit',
        oid: 'c',
        files: new Map(paths.map((path) => [path, files.get(path)])),
        at: NOW,
      }),
    write: ({ headline, files: changed }) => {
      writes.push(headline);
      for (const [path, text] of changed) files.set(path, text);
      return Promise.resolve({ kind: 'done', oid: 'd' });
    },
    create: () => Promise.reject(new Error('not asked for')),
  };
  const ledger: LedgerDeps = { port, sleep: () => Promise.resolve(), random: () => 0, whenMissing: 'end' };
  const moves = (dryRun: boolean) => movesOf(ledger, () => NOW, dryRun, { now: () => NOW });
  const kept = () => parseEntry(files.get(findingPath(FINGERPRINT_7)), 'p');
  return { moves, writes, kept };
}
const close = (claim: Entry) => (view: Parameters<typeof recordClosed>[0]) => recordClosed(view, claim);

describe('how a run moves a finding on', () => {
  test('a move is written at once, and what it left behind is given back', async () => {
    const { moves, writes, kept } = stage(MERGED);
    expect(await moves(false).now(MERGED, close(MERGED))).toEqual(CLOSED);
    expect([writes, kept()]).toEqual([['fix verified for issue-7'], CLOSED]);
  });

  test('a move that may not be made gives back what the ledger holds', async () => {
    const theirs = { ...MERGED, nonce: 'cccccccccccc' };
    const { moves, writes } = stage(theirs);
    expect(await moves(false).now(MERGED, close(MERGED))).toEqual(theirs);
    expect(writes).toEqual([]);
  });

  test('where the ledger does not hold it, the finding stays as it is known', async () => {
    expect(await stage(undefined).moves(false).now(MERGED, close(MERGED))).toEqual(MERGED);
  });

  test('the last move is foreseen, and written when it is finished', async () => {
    const { moves, writes } = stage(MERGED);
    const last = moves(false).last(MERGED, close(MERGED));
    expect([last.entry, last.before, writes]).toEqual([CLOSED, MERGED, []]);
    expect(await last.finish()).toEqual(CLOSED);
    expect(writes).toEqual(['fix verified for issue-7']);
  });

  test('a last move that may not be made is not foreseen', () => {
    const created = entry({ state: 'created' });
    expect(stage(created).moves(false).last(created, close(created)).entry).toEqual(created);
  });

  test('a dry run only foresees', async () => {
    const { moves, writes, kept } = stage(MERGED);
    expect(await moves(true).now(MERGED, close(MERGED))).toEqual(CLOSED);
    expect(await moves(true).last(MERGED, close(MERGED)).finish()).toEqual(CLOSED);
    expect([writes, kept()]).toEqual([[], MERGED]);
  });
});
