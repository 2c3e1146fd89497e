import { MAX_COMMENT, REASONS, TRACKING_MARKER, type ReasonCode, type TraceRow } from '@agent-remediation/conventions';
import { references } from '@agent-remediation/text';
import { describe, expect, test } from '@jest/globals';
import type { Entry, State } from '../ledger/entry.ts';
import { labelFor, needsPerson, renderTracking, type Telling } from './render.ts';
import { wantedLabel } from './tell.ts';

const ENTRY: Entry = {
  version: 1,
  fingerprint: `1-${'0'.repeat(40)}`,
  findingId: 'issue-1',
  repository: { host: 'github.com', id: 1, name: 'acme/shop' },
  issue: 1,
  generation: 1,
  attempt: 1,
  state: 'created',
  nonce: 'abcdef012345',
  runId: '1',
  claimedAt: '2026-01-01T00:00:00Z',
  at: '2026-01-01T00:00:00Z',
  branch: 'fix/issue-1',
  acu: null,
  retryable: false,
  session: { attempt: 1, id: 's', url: null },
  pullRequest: null,
  mergeCommit: null,
  mergedAt: null,
  verify: null,
  strays: [],
};
const telling = (fields: Partial<Telling> = {}): Telling => ({
  entry: ENTRY,
  state: 'created',
  reason: 'working',
  message: '',
  at: new Date('2026-01-01T00:00:00Z'),
  ...fields,
});

const HOSTILE = [
  '@maria @acme/security please look',
  'Fixes #12, closes acme/shop#13, GH-14',
  'https://github.com/acme/shop/issues/12',
  '![x](https://evil.example/beacon.png) <img src="https://evil.example/b">',
  '<!-- agent-remediation:tracking -->',
  '`` ` ``` ```js\nFixes #12',
  '| a | b |\n|---|---|\n| @maria | #12 |',
  '> quote\n\n# heading\n\n- [ ] #12',
  '</details></sub></td>',
  '\u202e\u200b\u{e0041}#12',
  '`#12` @maria `',
  '`'.repeat(5_000),
];

describe('P8: what came from outside is not live in the comment', () => {
  test.each(HOSTILE)('%j', (text) => {
    const trace: readonly TraceRow[] = [{ rule: 'rule', seen: text, verdict: 'stop', change: 'change it' }];
    const plain = renderTracking(telling({ message: 'x', trace: [{ ...trace[0], seen: 'x' } as TraceRow] }));
    const hostile = renderTracking(telling({ message: text, trace }));
    expect(references(hostile, { owner: 'acme', repo: 'shop', host: 'github.com' })).toEqual([]);
    // Outside of code spans everything is ours, and the same whatever the text says.
    const outside = (body: string) =>
      body.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '').replace(/_\(empty\)_/g, '');
    expect(outside(hostile)).toBe(outside(plain));
    expect(hostile.split('\n').length).toBe(plain.split('\n').length);
  });

  test('a session’s id and address do not break out of their link', () => {
    const body = renderTracking(
      telling({ entry: { ...ENTRY, session: { attempt: 1, id: '](x) @maria', url: 'https://a.example/(b) @maria' } } }),
    );
    expect(body).toContain('| Session | `](x) @maria` |');
    expect(body).not.toContain('https://a.example');
  });
});

test('within GitHub’s limit, whatever was seen', () => {
  const seen = '𝒜@#'.repeat(20_000);
  const trace = Array.from({ length: 500 }, () => ({ rule: 'r', seen, verdict: 'note', change: 'c' }) as const);
  const strays = Array.from({ length: 500 }, () => ({ attempt: 1, id: seen, url: `https://x.example/${seen}` }));
  const body = renderTracking(telling({ message: seen, trace, entry: { ...ENTRY, strays } }));
  expect(Array.from(body).length).toBeLessThanOrEqual(MAX_COMMENT);
  expect(body.startsWith(`${TRACKING_MARKER}\n`)).toBe(true);
});

describe('the status label', () => {
  const cases: readonly (readonly [State, Partial<Entry>, string])[] = [
    ['posting', {}, 'working'],
    ['unknown', {}, 'human'],
    ['created', {}, 'working'],
    ['created', { pullRequest: 7 }, 'review'],
    ['rejected', {}, 'human'],
    ['merged', {}, 'merged'],
    ['closed', {}, 'fixed'],
    ['abandoned', { pullRequest: 5 }, 'human'],
    ['abandoned', { pullRequest: null }, 'none'],
  ];
  test.each(cases)('%s %j → %s', (state, entry, label) => {
    expect(labelFor(state, { ...ENTRY, ...entry })).toBe(label);
  });

  test('is left alone where nothing was claimed', () => {
    expect(
      wantedLabel({ reason: 'run-never-started', state: undefined, entry: undefined, message: '', at: new Date(0) }),
    ).toBeUndefined();
  });

  test.each(Object.keys(REASONS) as ReasonCode[])(
    'says that a person is needed after %s where nothing goes on by itself',
    (reason) => {
      const needed = REASONS[reason].level === 'refused' || reason === 'base-branch-not-listed';
      expect(needsPerson(reason)).toBe(needed);
      expect(wantedLabel(telling({ reason }))).toBe(needed ? 'human' : 'working');
      if (REASONS[reason].level === 'failed') expect(wantedLabel(telling({ reason, state: 'merged' }))).toBe('human');
    },
  );
});
