import { describe, expect, test } from '@jest/globals';
import { Ending, HALT_PATH } from '@agent-remediation/conventions';
import { entry, FINGERPRINT_7, NOW, row } from './entry.cases.ts';
import {
  dayPath,
  findingPath,
  isOpen,
  parseDay,
  OPEN_PATH,
  parseEntry,
  parseMerges,
  parseOpen,
  writeDay,
  writeEntry,
  writeOpen,
  type Entry,
  type StoredState,
} from './entry.ts';

function reasonOf(work: () => unknown): string {
  try {
    work();
    return 'nothing';
  } catch (error) {
    return error instanceof Ending ? error.reason : String(error);
  }
}

const WHOLE = entry({
  state: 'merged',
  acu: 10,
  session: { attempt: 1, id: 's', url: 'https://sessions.example/s' },
  pullRequest: 9,
  mergeCommit: 'a'.repeat(40),
  mergedAt: NOW.toISOString(),
  verify: 'checks',
  strays: [{ attempt: 1, id: null, url: null }],
});

describe('the ledger’s files say again what was written', () => {
  test.each<StoredState>(['posting', 'created', 'rejected', 'merged', 'closed', 'abandoned'])(
    'an entry that is %s',
    (state) => {
      const written = { ...WHOLE, state };
      expect(parseEntry(writeEntry(written), 'path')).toEqual(written);
    },
  );

  const PROOF = { commit: 'a'.repeat(40), runId: '1', at: NOW.toISOString() };
  test.each<Partial<Entry>>([
    { evidence: [{ kind: 'sarif', result: 'success', ...PROOF }] },
    { evidence: [{ kind: 'reproducer', result: 'failure', ...PROOF, commit: 'b'.repeat(64) }] },
    { kind: 'dependency' },
    { verify: 'none' },
    { verify: null },
    { kind: 'container' },
    { covers: [FINGERPRINT_7] },
    { retryBy: 'maria' },
    { branch: `fix/${'a'.repeat(100)}` },
    { issue: null, session: null, pullRequest: null, mergeCommit: null, mergedAt: null, acu: null },
  ])('an entry with %j', (more) => {
    const written = { ...WHOLE, ...more };
    expect(parseEntry(writeEntry(written), 'path')).toEqual(written);
  });

  test('open.json, sorted, so that the same content is the same text', () => {
    const [a, b] = [entry(), entry({ fingerprint: `1-${'0'.repeat(40)}` })];
    const text = writeOpen(
      new Map([
        [a.fingerprint, a],
        [b.fingerprint, b],
      ]),
    );
    expect(text).toBe(
      writeOpen(
        new Map([
          [b.fingerprint, b],
          [a.fingerprint, a],
        ]),
      ),
    );
    expect([...parseOpen(text).values()]).toEqual([b, a]);
  });

  test('a day', () => {
    const rows = [row(), row({ acu: 5 })];
    expect(parseDay(writeDay(rows), 'path')).toEqual(rows);
  });

  test('what is not there is empty, not an error', () => {
    expect(parseEntry(undefined, 'path')).toBeUndefined();
    expect(parseOpen(undefined)).toEqual(new Map());
    expect(parseDay(undefined, 'path')).toEqual([]);
  });

  test('paths', () => {
    expect(findingPath(FINGERPRINT_7)).toBe(`findings/77/${FINGERPRINT_7}.json`);
    expect(dayPath(new Date('2026-01-02T23:59:59Z'))).toBe('days/2026/01-02.json');
    expect([OPEN_PATH, HALT_PATH]).toEqual(['open.json', 'HALT']);
  });

  test('the merges of the last days; a ledger without any says nothing of them', () => {
    const merges = [NOW.toISOString(), '2026-05-11T10:00:00.000Z'];
    expect(parseMerges(writeOpen(new Map(), merges))).toEqual(merges);
    expect(JSON.parse(writeOpen(new Map()))).toEqual({ version: 1, findings: [] });
    for (const none of [undefined, writeOpen(new Map())]) expect(parseMerges(none)).toEqual([]);
  });
});

test.each([
  ['posting', null, true],
  ['created', null, true],
  ['rejected', null, false],
  ['merged', 'checks', true],
  ['merged', null, true],
  ['merged', 'none', false],
  ['closed', 'checks', false],
  ['abandoned', null, false],
] as const)('unfinished: %s with verify %s is %s', (state, verify, open) => {
  expect(isOpen(entry({ state, verify }))).toBe(open);
});

/** Values that no field of an entry may have. */
const WRONG: readonly (readonly [keyof Entry, readonly unknown[]])[] = [
  ['version', [2, 0, '1', null, undefined]],
  ['fingerprint', ['', '1-7', `2-${'7'.repeat(40)}`, `1-${'G'.repeat(40)}`, 7, null, undefined, `${FINGERPRINT_7}\n`]],
  ['findingId', ['', '../x', '-x', 'a b', 'x'.repeat(65), null, undefined, 7]],
  [
    'repository',
    [
      null,
      undefined,
      'octo-org/shop',
      [],
      {},
      { host: 'h', id: 0, name: 'n' },
      { host: 1, id: 1, name: 'n' },
      { host: 'h', id: 1 },
    ],
  ],
  ['issue', [0, -1, 1.5, '7', undefined]],
  ['generation', [0, -1, 1.5, '1', null, undefined]],
  ['attempt', [0, -1, 1.5, '1', null, undefined]],
  ['state', ['unknown', 'Posting', '', null, undefined, 1, 'constructor']],
  ['nonce', ['', 'xyz', 'ABCDEF12', '1234567', 'a'.repeat(65), null, undefined]],
  ['runId', [1, null, undefined]],
  ['claimedAt', ['', 'soon', null, undefined, 1]],
  ['at', ['', 'soon', null, undefined, 1]],
  [
    'branch',
    [
      null,
      undefined,
      1,
      'main',
      'fix/',
      'fix/a`b',
      'fix/issue-1` @maria',
      'fix/a\n',
      'x/fix/a',
      `fix/${'a'.repeat(101)}`,
    ],
  ],
  ['acu', [0, -1, 1.5, '1', undefined]],
  ['retryable', ['false', 0, null, undefined]],
  [
    'session',
    [
      's',
      {},
      [],
      undefined,
      { attempt: 0, id: null, url: null },
      { attempt: 1, id: 1, url: null },
      { attempt: 1, id: 's', url: 'javascript:alert(1)' },
      { attempt: 1, id: 's', url: 'javascript:https://sessions.example' },
      { attempt: 1, id: 's', url: 'https://sessions.example/s and more' },
      { attempt: 1, id: null },
    ],
  ],
  ['pullRequest', [0, '9', undefined]],
  ['mergeCommit', [1, undefined, {}]],
  ['mergedAt', ['', 'soon', 1, undefined]],
  ['verify', ['', 'yes', true, undefined]],
  ['retryBy', [null, 1, {}]],
  [
    'evidence',
    [
      null,
      {},
      ['s'],
      [{ kind: 'hope', result: 'success', commit: 'a'.repeat(40), runId: '1', at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'perhaps', commit: 'a'.repeat(40), runId: '1', at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'success', commit: 'main', runId: '1', at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'success', commit: 'a'.repeat(39), runId: '1', at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'success', commit: 'a'.repeat(65), runId: '1', at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'success', commit: `x${'a'.repeat(40)}`, runId: '1', at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'success', commit: 'g'.repeat(40), runId: '1', at: NOW.toISOString() }],
      [null],
      [
        { kind: 'sarif', result: 'success', commit: 'a'.repeat(40), runId: '1', at: NOW.toISOString() },
        { kind: 'sarif', result: 'success', commit: 'a'.repeat(40), runId: '1', at: 'soon' },
      ],
      [{ kind: 'sarif', result: 'success', commit: 'a'.repeat(40), runId: 1, at: NOW.toISOString() }],
      [{ kind: 'sarif', result: 'success', commit: 'a'.repeat(40), runId: '1', at: 'soon' }],
    ],
  ],
  ['kind', [null, '', 'sast', 'toString', 7, ['code']]],
  ['covers', [null, {}, 'x', ['x'], [null], [FINGERPRINT_7, 'x']]],
  ['strays', [null, undefined, {}, ['s'], [null], [{ attempt: 1 }]]],
];

describe('P15: fails closed: a file that is not understood stops every claim that needs it', () => {
  const cases = WRONG.flatMap(([field, values]) =>
    values.map((value) => ({ field, value: JSON.stringify(value) ?? 'absent', broken: { ...WHOLE, [field]: value } })),
  );
  test.each(cases)('an entry with $field = $value', ({ broken, field }) => {
    expect(() => parseEntry(JSON.stringify(broken), 'findings/x.json')).toThrow(Ending);
    expect(reasonOf(() => parseEntry(JSON.stringify(broken), 'findings/x.json'))).toBe('ledger-unreadable');
    expect(() => parseEntry(JSON.stringify(broken), 'findings/x.json')).toThrow(
      field === 'repository' ? 'findings/x.json' : field,
    );
    expect(reasonOf(() => parseOpen(JSON.stringify({ version: 1, findings: [WHOLE, broken] })))).toBe(
      'ledger-unreadable',
    );
  });

  const texts = [
    '',
    ' ',
    '{',
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    '\ufeff{}',
    '<<<<<<< HEAD',
    JSON.stringify(WHOLE).slice(0, -3),
  ];
  test.each(texts)('the text %j, in every file', (text) => {
    expect(reasonOf(() => parseEntry(text, 'p'))).toBe('ledger-unreadable');
    expect(reasonOf(() => parseOpen(text))).toBe('ledger-unreadable');
    expect(reasonOf(() => parseDay(text, 'p'))).toBe('ledger-unreadable');
  });

  test.each([
    ['a later version', { version: 2, findings: [], sessions: [] }],
    ['no version', { findings: [], sessions: [] }],
    ['no list', { version: 1 }],
    ['a list that is an object', { version: 1, findings: {}, sessions: {} }],
    ['items that are none', { version: 1, findings: [null], sessions: [null] }],
    ['items that are lists', { version: 1, findings: [[]], sessions: [[]] }],
  ])('open.json and a day with %s', (_name, file) => {
    expect(reasonOf(() => parseOpen(JSON.stringify(file)))).toBe('ledger-unreadable');
    expect(reasonOf(() => parseDay(JSON.stringify(file), 'days/2026/05-12.json'))).toBe('ledger-unreadable');
  });

  test.each([
    ['fingerprint', 'x'],
    ['runId', 1],
    ['repository', null],
    ['acu', '5'],
    ['acu', undefined],
    ['at', 'soon'],
  ])('a row with %s = %j', (field, value) => {
    const text = JSON.stringify({ version: 1, sessions: [{ ...row(), [field]: value }] });
    expect(reasonOf(() => parseDay(text, 'days/2026/05-12.json'))).toBe('ledger-unreadable');
  });

  test('the message names the file and what is wrong in it', () => {
    const day = (value: unknown) => () => parseDay(JSON.stringify(value), 'days/2026/05-12.json');
    expect(() => parseDay('{', 'days/2026/05-12.json')).toThrow('days/2026/05-12.json: not JSON');
    expect(day([])).toThrow('days/2026/05-12.json: not an object');
    expect(day({ version: 2 })).toThrow('days/2026/05-12.json: version 2 is not known to this release');
    expect(day({ version: 1, sessions: {} })).toThrow('days/2026/05-12.json: `sessions` is not a list');
    expect(day({ version: 1, sessions: [{}] })).toThrow('days/2026/05-12.json: a row is not understood');
    expect(() => parseOpen('{"version":1}')).toThrow('open.json: `findings` is not a list');
    const broken = { ...WHOLE, repository: {}, issue: 0 };
    expect(() => parseEntry(JSON.stringify(broken), 'p')).toThrow(
      'p: wrong or missing: repository.host, repository.id, repository.name, issue',
    );
  });

  test.each([
    { merges: 'soon' },
    { merges: ['soon'] },
    { merges: [NOW.toISOString(), 1] },
    { merges: {} },
    { merges: null },
  ])('merges that are none: %j', ({ merges }) => {
    const text = JSON.stringify({ version: 1, findings: [], merges });
    expect(() => parseMerges(text)).toThrow('open.json: `merges` is not understood');
    expect(reasonOf(() => parseMerges(text))).toBe('ledger-unreadable');
  });
});
