import { DEFAULT_SETTINGS } from '@agent-remediation/conventions';
import type { ClaimRequest } from './claim.ts';
import type { DayRow, Entry } from './entry.ts';
import type { LedgerView } from './ledger.ts';

/** One finding as the tests begin with it; each test changes what it is about. */
export const NOW = new Date('2026-05-12T10:00:00.000Z');
export const MINUTE = 60_000;
export const FINGERPRINT_7 = `1-${'7'.repeat(40)}`;

export function ago(minutes: number): string {
  return new Date(NOW.getTime() - minutes * MINUTE).toISOString();
}

export function entry(more: Partial<Entry> = {}): Entry {
  return {
    version: 1,
    fingerprint: FINGERPRINT_7,
    findingId: 'issue-7',
    repository: { host: 'github.com', id: 42, name: 'octo-org/shop' },
    issue: 7,
    generation: 1,
    attempt: 1,
    state: 'posting',
    nonce: 'aaaaaaaaaaaa',
    runId: '100',
    claimedAt: ago(60),
    at: ago(60),
    branch: 'fix/issue-7',
    acu: null,
    retryable: false,
    session: null,
    pullRequest: null,
    mergeCommit: null,
    mergedAt: null,
    verify: null,
    strays: [],
    ...more,
  };
}

export function view(more: Partial<LedgerView> = {}): LedgerView {
  return { at: NOW, halt: undefined, entry: undefined, open: new Map(), today: [], yesterday: [], ...more };
}

export function request(more: Partial<ClaimRequest> = {}): ClaimRequest {
  return {
    fingerprint: FINGERPRINT_7,
    findingId: 'issue-7',
    repository: { host: 'github.com', id: 42, name: 'octo-org/shop' },
    issue: 7,
    triggeredAt: NOW,
    authority: 'trigger',
    openPullRequest: false,
    nonce: 'bbbbbbbbbbbb',
    runId: '200',
    acu: null,
    limits: DEFAULT_SETTINGS.limits,
    ...more,
  };
}

export function row(more: Partial<DayRow> = {}): DayRow {
  return {
    fingerprint: `1-${'1'.repeat(40)}`,
    runId: '1',
    repository: 'octo-org/other',
    acu: null,
    at: ago(30),
    ...more,
  };
}

export function rows(count: number, more: Partial<DayRow> = {}): readonly DayRow[] {
  return Array.from({ length: count }, () => row(more));
}
