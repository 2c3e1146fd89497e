import { describe, expect, test } from '@jest/globals';
import { Trace } from '@agent-remediation/conventions';
import { ago, entry, NOW, view } from '../../ledger/entry.cases.ts';
import type { HandedIn } from '../../ledger/entry.ts';
import type { MergedFix } from './evidence.ts';
import { handedInEvidence, recordEvidence, takeIn, type HandedInput } from './handed-in.ts';

const COMMIT = 'c'.repeat(40);
const OTHER = 'd'.repeat(40);
const item = (more: Partial<HandedIn> = {}): HandedIn => ({
  kind: 'reproducer',
  result: 'success',
  commit: COMMIT,
  runId: '9',
  at: NOW.toISOString(),
  ...more,
});

describe('evidence that was handed in counts for its commit and no other', () => {
  test.each<readonly [string, readonly HandedIn[], string | null, string, string]>([
    ['it speaks for the fix', [item()], COMMIT, 'verified', `reproducer: success (on ${COMMIT.slice(0, 12)}, run 9)`],
    [
      'it speaks against it',
      [item({ result: 'failure' })],
      COMMIT,
      'failed',
      `reproducer: failure (on ${COMMIT.slice(0, 12)}, run 9)`,
    ],
    ['there is none', [], COMMIT, 'pending', 'reproducer: nothing handed in yet'],
    ['there is another kind', [item({ kind: 'sarif' })], COMMIT, 'pending', 'reproducer: nothing handed in yet'],
    [
      'it is of another commit',
      [item({ commit: OTHER })],
      COMMIT,
      'pending',
      `reproducer: handed in for ${OTHER.slice(0, 12)}, which is not the merge commit`,
    ],
    [
      'the merge commit is not known',
      [item()],
      null,
      'pending',
      `reproducer: handed in for ${COMMIT.slice(0, 12)}, which is not the merge commit`,
    ],
  ])('%s', (_, handedIn, commit, kind, seen) => {
    const fix = { commit, handedIn } as unknown as MergedFix;
    expect(handedInEvidence('reproducer', fix)).toEqual({ kind, seen });
  });
});

describe('what of a run’s input concerns a finding', () => {
  const NOTHING: HandedInput = { commit: undefined, reproducer: undefined, scans: undefined };
  const merged = { findingId: 'SEC-1', commit: COMMIT, runId: '9', at: NOW };
  const taken = async (
    input: Partial<HandedInput>,
    kinds = ['reproducer', 'sarif'],
    of: Partial<typeof merged> = {},
  ) => {
    const trace = new Trace();
    const items = await takeIn({ ...NOTHING, ...input }, { ...merged, ...of }, kinds, trace);
    return { items, rows: trace.rows.map(({ verdict, rule, seen }) => `${verdict} ${rule}: ${seen}`) };
  };
  const scans = (result: 'success' | 'failure' | 'nothing') => () =>
    Promise.resolve({ of: (id: string) => ({ result, seen: `looked for ${id}` }) });

  test.each<readonly [string, Partial<HandedInput>, readonly HandedIn[], readonly string[]]>([
    ['nothing', {}, [], []],
    ['a reproducer for all', { reproducer: 'success' }, [item()], []],
    [
      'a reproducer of its own',
      {
        reproducer: new Map([
          ['SEC-2', 'success'],
          ['SEC-1', 'failure'],
        ] as const),
      },
      [item({ result: 'failure' })],
      [],
    ],
    ['a reproducer of another finding', { reproducer: new Map([['SEC-2', 'success']] as const) }, [], []],
    [
      'a step that was skipped',
      { reproducer: 'skipped' },
      [],
      ['note reproducer: SEC-1: skipped, which shows nothing'],
    ],
    [
      'a step that was cancelled',
      { reproducer: 'cancelled' },
      [],
      ['note reproducer: SEC-1: cancelled, which shows nothing'],
    ],
    ['two scans', { scans: scans('success') }, [item({ kind: 'sarif' })], ['note SARIF: SEC-1: looked for SEC-1']],
    [
      'two scans that still find it',
      { scans: scans('failure') },
      [item({ kind: 'sarif', result: 'failure' })],
      ['note SARIF: SEC-1: looked for SEC-1'],
    ],
    ['two scans that show nothing', { scans: scans('nothing') }, [], ['note SARIF: SEC-1: looked for SEC-1']],
    ['a look at the same commit', { commit: COMMIT, reproducer: 'success' }, [item()], []],
    ['a look at another commit', { commit: OTHER, reproducer: 'success', scans: scans('success') }, [], []],
  ])('%s', async (_, input, items, rows) => {
    expect(await taken(input)).toEqual({ items, rows });
  });

  test('only the kinds that are asked for are looked at', async () => {
    const both = { reproducer: 'success', scans: scans('success') } as const;
    expect((await taken(both, ['checks'])).items).toEqual([]);
    expect((await taken(both, ['reproducer'])).items).toEqual([item()]);
    expect((await taken(both, ['sarif'])).items).toEqual([item({ kind: 'sarif' })]);
    expect((await taken(both)).items.map(({ kind }) => kind)).toEqual(['reproducer', 'sarif']);
  });

  test('a fix whose merge commit is not known takes nothing in', async () => {
    const unknown = { commit: null as unknown as string };
    expect((await taken({ reproducer: 'success' }, ['reproducer'], unknown)).items).toEqual([]);
  });
});

describe('what the ledger keeps of it', () => {
  const merged = entry({ state: 'merged', verify: 'checks', at: ago(50) });

  test('the newest of each kind, without making the finding younger', () => {
    const known = [item({ commit: OTHER }), item({ kind: 'sarif', result: 'failure' })];
    const decision = recordEvidence(view({ entry: { ...merged, evidence: known } }), merged, [item()]);
    expect(decision).toEqual({
      kind: 'change',
      change: {
        entry: { ...merged, evidence: [item({ kind: 'sarif', result: 'failure' }), item()] },
        headline: 'evidence handed in for issue-7',
      },
    });
    expect(recordEvidence(view({ entry: merged }), merged, [item()])).toMatchObject({
      change: { entry: { evidence: [item()] } },
    });
  });

  test.each<readonly [string, Partial<HandedIn>, boolean]>([
    ['the same, by another run', { runId: '10', at: ago(1) }, false],
    ['another result', { result: 'failure' }, true],
    ['another commit', { commit: OTHER }, true],
    ['another kind', { kind: 'sarif' }, true],
  ])('%s is written: %j', (_, more, written) => {
    const decision = recordEvidence(view({ entry: { ...merged, evidence: [item()] } }), merged, [item(more)]);
    expect(decision.kind).toBe(written ? 'change' : 'stop');
    if (!written) expect(decision).toEqual({ kind: 'stop', stop: 'done-already' });
  });

  test('one that is known beside one that is not is written again with it', () => {
    const decision = recordEvidence(view({ entry: { ...merged, evidence: [item()] } }), merged, [
      item(),
      item({ kind: 'sarif' }),
    ]);
    expect(decision).toMatchObject({ change: { entry: { evidence: [item(), item({ kind: 'sarif' })] } } });
  });

  test('not for a later claim, and not for a finding that is not merged', () => {
    const later = entry({ state: 'merged', nonce: 'cccccccccccc' });
    expect(recordEvidence(view({ entry: later }), merged, [item()])).toEqual({ kind: 'stop', stop: 'superseded' });
    expect(recordEvidence(view(), merged, [item()])).toEqual({ kind: 'stop', stop: 'superseded' });
    for (const state of ['created', 'closed'] as const)
      expect(recordEvidence(view({ entry: entry({ state }) }), merged, [item()])).toEqual({
        kind: 'stop',
        stop: 'done-already',
      });
  });
});
