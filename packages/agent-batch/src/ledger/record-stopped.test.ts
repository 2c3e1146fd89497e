import { describe, expect, test } from '@jest/globals';
import type { Entry, LedgerView } from '@agent-remediation/remediation';
import { recordStopped } from './record-stopped.ts';

const ENTRY: Entry = {
  version: 1,
  fingerprint: `1-${'0'.repeat(40)}`,
  findingId: 'F-1',
  repository: { host: 'github.com', id: 1, name: 'octo-org/shop' },
  issue: null,
  generation: 1,
  attempt: 2,
  state: 'created',
  nonce: 'abcdef012345',
  runId: '1',
  claimedAt: '2026-01-01T00:00:00Z',
  at: '2026-01-01T00:00:00Z',
  branch: 'fix/F-1',
  acu: null,
  retryable: false,
  session: { attempt: 2, id: null, url: null },
  pullRequest: null,
  mergeCommit: null,
  mergedAt: null,
  verify: null,
  strays: [],
};
const view = (entry: Entry | undefined): LedgerView => ({
  at: new Date('2026-01-02T00:00:00Z'),
  halt: undefined,
  entry,
  open: new Map(),
  today: [],
  yesterday: [],
});

describe('seed 3.2: a stopped finding', () => {
  test.each([true, false])('is rejected, retryable: %s, and makes room', (retryable) => {
    expect(recordStopped(view(ENTRY), ENTRY, retryable)).toMatchObject({
      kind: 'change',
      change: { entry: { state: 'rejected', retryable, at: '2026-01-02T00:00:00.000Z' } },
    });
  });

  const stays: readonly (readonly [string, Entry | undefined, string])[] = [
    ['another attempt’s claim', { ...ENTRY, attempt: 3, nonce: 'fedcba543210' }, 'superseded'],
    ['another generation’s claim', { ...ENTRY, generation: 2 }, 'superseded'],
    ['no claim at all', undefined, 'superseded'],
    ['a claim with a pull request', { ...ENTRY, pullRequest: 7 }, 'done-already'],
    ['a merged finding', { ...ENTRY, state: 'merged' }, 'done-already'],
    ['a stopped finding', { ...ENTRY, state: 'rejected' }, 'done-already'],
  ];
  test.each(stays)('%s stays as it is', (_name, entry, stop) => {
    expect(recordStopped(view(entry), ENTRY, true)).toEqual({ kind: 'stop', stop });
  });
});
