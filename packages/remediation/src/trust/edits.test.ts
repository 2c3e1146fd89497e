import { afterAll, describe, expect, test } from '@jest/globals';
import { Ending, Trace } from '@agent-remediation/conventions';
import type { Edit, IssueFacts, Permission } from '@agent-remediation/github';
import type { Trigger } from '../events/event.ts';
import { checkFrozen } from './edits.ts';
import { measured } from '../../../../test/promises/measured.ts';

const AT = new Date('2026-05-12T10:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const LABEL: Extract<Trigger, { kind: 'label' }> = {
  kind: 'label',
  issue: { number: 7, title: 'Stored XSS', body: 'x', author: 'mona', labels: ['ready-for-agent'] },
  label: 'ready-for-agent',
  actor: { login: 'mona', id: 7, type: 'User' },
  at: AT,
};
const COMMENT: Extract<Trigger, { kind: 'comment' }> = { ...LABEL, kind: 'comment', command: 'remediate' };

function issue(more: Partial<IssueFacts> = {}): IssueFacts {
  const facts: IssueFacts = {
    number: 7,
    open: true,
    title: 'Stored XSS',
    author: 'mona',
    labels: ['ready-for-agent'],
    edits: [],
    editsComplete: true,
    comment: 'none',
  };
  return { ...facts, ...more };
}

const edit = (milliseconds: number, by: string | undefined, what: Edit['what'] = 'body'): Edit => ({
  at: new Date(AT.getTime() + milliseconds),
  by,
  what,
});

function permissionOf(login: string): Promise<Permission> {
  if (typeof login !== 'string') throw new TypeError('nobody can be looked up');
  if (login === 'flaky') return Promise.resolve({ kind: 'unknown', why: 'no answer' });
  const mayWrite = login === 'writer';
  return Promise.resolve({ kind: 'known', mayWrite, permission: mayWrite ? 'write' : 'read', userId: 1 });
}

async function verdict(
  trigger: typeof LABEL | typeof COMMENT,
  facts: IssueFacts,
  trace = new Trace(),
): Promise<string> {
  try {
    await checkFrozen(trigger, facts, permissionOf, trace);
    return 'frozen';
  } catch (error) {
    return error instanceof Ending ? error.reason : String(error);
  }
}

/** When, and what that means for an edit by somebody without write. */
const TIMES: readonly (readonly [string, number, string])[] = [
  ['a day before', -24 * 60 * MINUTE, 'frozen'],
  ['10 minutes and a second before', -10 * MINUTE - SECOND, 'frozen'],
  ['exactly 10 minutes before', -10 * MINUTE, 'edited-recently'],
  ['5 minutes before', -5 * MINUTE, 'edited-recently'],
  ['a second before', -SECOND, 'edited-recently'],
  ['in the same second', 0, 'edited-recently'],
  ['a second after', SECOND, 'edited-since'],
  ['an hour after', 60 * MINUTE, 'edited-since'],
];
const EDITORS: readonly (readonly [string, string | undefined])[] = [
  ['somebody with write', 'writer'],
  ['somebody without write', 'outsider'],
  ['a deleted account', undefined],
  ['somebody who cannot be looked up', 'flaky'],
];

describe('P3: an edit near the trigger, by time and author', () => {
  const cells = TIMES.flatMap(([when, offset, strict]) =>
    EDITORS.map(([who, by]) => {
      const near = strict !== 'frozen';
      const wanted = !near || by === 'writer' ? 'frozen' : by === 'flaky' ? 'edit-history-unknown' : strict;
      return { when, offset, who, by, wanted };
    }),
  );

  let right = 0;
  afterAll(() => measured('P3', { 'timings × authors': cells.length, wrong: cells.length - right }));

  test('there are at least 30 cases', () => {
    expect(cells.length).toBeGreaterThanOrEqual(30);
  });

  test.each(cells)('$when, by $who: $wanted', async ({ offset, by, wanted }) => {
    for (const what of ['body', 'title'] as const) {
      const facts = issue({ edits: [edit(offset, by, what)] });
      expect(await verdict(LABEL, facts)).toBe(wanted);
      expect(await verdict(COMMENT, facts)).toBe(wanted);
    }
    right += 1;
  });

  test('every edit near the trigger counts, not the last one alone', async () => {
    const edits = [edit(-SECOND, 'writer'), edit(-2 * SECOND, 'outsider')];
    expect(await verdict(LABEL, issue({ edits }))).toBe('edited-recently');
    expect(await verdict(LABEL, issue({ edits: [edit(SECOND, 'outsider'), edit(-SECOND, 'writer')] }))).toBe(
      'edited-since',
    );
  });

  test('an edit by somebody with write is noted, so that a person can see it', async () => {
    const trace = new Trace();
    await verdict(LABEL, issue({ edits: [edit(SECOND, 'writer')] }), trace);
    expect(trace.rows.find(({ rule }) => rule === 'edits')).toMatchObject({
      verdict: 'note',
      seen: expect.stringContaining('writer'),
    });
  });
});

describe('P3: a history that is longer than what was read', () => {
  test('is enough when the oldest read edit lies before the window', async () => {
    const edits = [edit(-MINUTE, 'writer'), edit(-11 * MINUTE, 'outsider')];
    expect(await verdict(LABEL, issue({ edits, editsComplete: false }))).toBe('frozen');
  });

  test.each([
    ['all of it lies within the window', [edit(-MINUTE, 'writer'), edit(-2 * MINUTE, 'writer')]],
    ['nothing could be read', []],
  ])('is not when %s', async (_name, edits) => {
    expect(await verdict(LABEL, issue({ edits, editsComplete: false }))).toBe('edit-history-unknown');
  });
});

describe('the issue itself', () => {
  test.each([
    ['closed', issue({ open: false }), LABEL, 'issue-closed'],
    ['closed, asked by comment', issue({ open: false }), COMMENT, 'issue-closed'],
    ['the label was taken off', issue({ labels: [] }), LABEL, 'label-removed'],
    ['another of our labels is there', issue({ labels: ['agent-remediate'] }), LABEL, 'label-removed'],
    ['a label that looks alike', issue({ labels: ['ready-for-agent '] }), LABEL, 'label-removed'],
    ['the label in other case', issue({ labels: ['Ready-For-Agent'] }), LABEL, 'frozen'],
    ['no label, asked by comment', issue({ labels: [] }), COMMENT, 'frozen'],
  ] as const)('%s', async (_name, facts, trigger, wanted) => {
    expect(await verdict(trigger, facts)).toBe(wanted);
  });
});

describe('what is said of the issue and its edits', () => {
  const again = 'read the issue again, then remove the label and add it again';
  type Row = readonly [rule: string, seen: string, change: string | undefined];
  test.each<readonly [string, IssueFacts, Row]>([
    ['closed', issue({ open: false }), ['issue', '#7 is closed', 'reopen the issue and trigger again']],
    [
      'without the label',
      issue({ labels: ['ready-for-human'] }),
      ['label', '`ready-for-agent` is not on #7 any more', 'add the label again'],
    ],
    ['unedited', issue(), ['edits', 'none since 10 minutes before the trigger', undefined]],
    [
      'with a long history',
      issue({ editsComplete: false }),
      ['edits', 'more edits near the trigger than are read', 'open a new issue with the text that you checked'],
    ],
    [
      'edited by somebody with write',
      issue({ edits: [edit(SECOND, 'writer')] }),
      [
        'edits',
        'body edited after the trigger by writer at 2026-05-12T10:00:01.000Z, who may write; the text of the trigger counts',
        undefined,
      ],
    ],
    [
      'edited by somebody without write',
      issue({ edits: [edit(-SECOND, 'outsider', 'title')] }),
      ['edits', 'title edited before the trigger by outsider at 2026-05-12T09:59:59.000Z, who may not write', again],
    ],
    [
      'edited by an account that is gone',
      issue({ edits: [edit(0, undefined)] }),
      [
        'edits',
        'body edited before the trigger by a deleted account at 2026-05-12T10:00:00.000Z, who may not write',
        again,
      ],
    ],
    [
      'edited by somebody who cannot be looked up',
      issue({ edits: [edit(SECOND, 'flaky')] }),
      ['edits', 'body edited after the trigger by flaky at 2026-05-12T10:00:01.000Z; no answer', 'run again'],
    ],
  ])('%s', async (_, facts, wanted) => {
    const trace = new Trace();
    const message = await checkFrozen(LABEL, facts, permissionOf, trace).then(
      () => undefined,
      (error: unknown) => (error instanceof Ending ? error.message : String(error)),
    );
    const row = trace.rows.at(-1);
    expect([row?.rule, row?.seen, row?.change]).toEqual(wanted);
    expect(message).toBe(row?.verdict === 'stop' ? wanted[1] : undefined);
    if (facts.open && facts.labels.includes('ready-for-agent'))
      expect(trace.rows[0]).toEqual({ rule: 'issue', seen: '#7 is open', verdict: 'pass' });
  });

  test('edits of those who may write are listed, and nobody is told that there were none', async () => {
    const trace = new Trace();
    await checkFrozen(LABEL, issue({ edits: [edit(-SECOND, 'writer')] }), permissionOf, trace);
    expect(trace.rows.map(({ rule, verdict: said }) => `${said} ${rule}`)).toEqual(['pass issue', 'note edits']);
  });
});
