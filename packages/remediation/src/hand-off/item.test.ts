import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, type Settings } from '@agent-remediation/conventions';
import type { Actor, EventIssue, Trigger } from '../events/event.ts';
import { isForOtherEngine, itemOf, type ItemFacts } from './item.ts';

const PERSON: Actor = { login: 'mona', id: 7, type: 'User' };
const AT = new Date('2026-05-12T10:00:00Z');
const REF = 'refs/heads/main';
const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  authorise: { ...DEFAULT_SETTINGS.authorise, findingAuthors: ['scanner'] },
};
const FACTS: ItemFacts = { host: 'github.com', repositoryId: 42, kind: undefined, settings: SETTINGS };

function issue(more: Partial<EventIssue> = {}): EventIssue {
  return { number: 7, title: 'Stored XSS', body: 'In the search page.', author: 'mona', labels: [], ...more };
}
const label = (about: EventIssue): Trigger => ({
  kind: 'label',
  issue: about,
  label: 'ready-for-agent',
  actor: PERSON,
  at: AT,
});
const comment = (about: EventIssue, command: 'remediate' | 'retry' | 'why' = 'remediate'): Trigger => ({
  kind: 'comment',
  issue: about,
  command,
  actor: PERSON,
  at: AT,
});
const dispatch = (findingId: string): Trigger => ({ kind: 'dispatch', findingId, description: 'XSS', actor: PERSON });
const ticket = (ticketKey: string): Trigger => ({ kind: 'ticket', ticketKey, brief: 'XSS', actor: PERSON, ref: REF });
const direct = (findingId: string): Trigger => ({
  kind: 'direct',
  findingId,
  title: '',
  description: 'XSS',
  actor: PERSON,
  ref: REF,
});
const scheduled = (findingId: string): Trigger => ({
  kind: 'schedule',
  findingId,
  title: '',
  description: 'XSS',
  actor: undefined,
  ref: '',
});

const marked = (id: string) => `Text\n\n<!-- agent-remediation:finding ${id} -->\nmore`;

describe('D1, D2: the same finding has the same fingerprint, whichever way it is named', () => {
  test.each([
    [
      'issue-7',
      [
        label(issue()),
        comment(issue()),
        comment(issue(), 'retry'),
        dispatch('issue-7'),
        ticket('issue-7'),
        direct('issue-7'),
        scheduled('issue-7'),
      ],
    ],
    [
      'dependabot-12',
      [
        label(issue({ author: 'scanner', body: marked('dependabot-12') })),
        comment(issue({ author: 'scanner', body: marked('dependabot-12'), number: 99 })),
        dispatch('dependabot-12'),
        ticket('dependabot-12'),
        direct('dependabot-12'),
        scheduled('dependabot-12'),
      ],
    ],
    [
      'SEC-1234',
      [dispatch('SEC-1234'), ticket('SEC-1234'), direct('SEC-1234'), scheduled('SEC-1234'), dispatch('  SEC-1234\n')],
    ],
    // What does not fit the pattern becomes slug and hash, the same each time.
    [
      'Ünïcode und Leerzeichen',
      [
        dispatch('Ünïcode und Leerzeichen'),
        ticket('Ünïcode und Leerzeichen'),
        direct('Ünïcode und Leerzeichen'.normalize('NFD')),
      ],
    ],
  ])('%s', (_id, triggers) => {
    const items = triggers.map((trigger) => itemOf(trigger, FACTS));
    expect(new Set(items.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    expect(new Set(items.map(({ finding }) => finding.id)).size).toBe(1);
  });

  test('alert 12, issue 12 and Dependabot 12 are different findings, and so are other repositories and hosts', () => {
    const ids = ['issue-12', 'dependabot-12', 'code-scanning-12', 'secret-scanning-12', '12', 'ISSUE-12', 'issue-012'];
    const prints = [
      ...ids.map((id) => itemOf(dispatch(id), FACTS).fingerprint),
      itemOf(dispatch('12'), { ...FACTS, repositoryId: 43 }).fingerprint,
      itemOf(dispatch('12'), { ...FACTS, host: 'github.example.com' }).fingerprint,
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  test('a rename or a host in other case keeps it: only the numeric id counts', () => {
    expect(itemOf(dispatch('12'), { ...FACTS, host: 'GitHub.com' }).fingerprint).toBe(
      itemOf(dispatch('12'), FACTS).fingerprint,
    );
  });

  test('the fingerprint of an issue is fixed: a later version must not orphan older claims', () => {
    expect(itemOf(label(issue()), FACTS).fingerprint).toMatch(/^1-[0-9a-f]{40}$/);
    expect(itemOf(label(issue()), FACTS).fingerprint).toBe(FIXED);
  });
});
/** SHA-256 of `issue:github.com:42:issue-7`, 40 digits. */
const FIXED = '1-e0bfa30e7a8974e585b4ec5553048c449e298e50';

describe('D1: no squatting: a text never takes or suppresses another finding’s claim', () => {
  test.each([
    ['an author who is not listed', issue({ body: marked('dependabot-12') })],
    ['the listed author’s name in other case', issue({ author: 'Scanner', body: marked('dependabot-12') })],
    ['an author who is gone', issue({ author: undefined, body: marked('dependabot-12') })],
    ['a marker in the title', issue({ author: 'scanner', title: marked('dependabot-12') })],
    [
      'a marker that does not stand alone on its line',
      issue({ author: 'scanner', body: `x <!-- agent-remediation:finding dependabot-12 -->` }),
    ],
    ['a marker with an id of the wrong form', issue({ author: 'scanner', body: marked('../dependabot-12') })],
    ['a marker with an id that is too long', issue({ author: 'scanner', body: marked('x'.repeat(65)) })],
    ['another marker', issue({ author: 'scanner', body: '<!-- agent-remediation:tracking -->' })],
    ['a finding id in words', issue({ body: 'finding_id: dependabot-12\nFinding: dependabot-12\nRefs #12' })],
    ['an id in the title', issue({ title: 'dependabot-12' })],
  ])('%s: it stays the issue’s own', (_name, about) => {
    for (const trigger of [label(about), comment(about)]) expect(itemOf(trigger, FACTS).finding.id).toBe('issue-7');
  });

  test('a dispatch’s description and a ticket’s brief name nothing', () => {
    const text = marked('dependabot-12');
    expect(itemOf({ ...dispatch('F-1'), description: text } as Trigger, FACTS).finding.id).toBe('F-1');
    expect(itemOf({ ...ticket('SEC-1'), brief: text } as Trigger, FACTS).finding.id).toBe('SEC-1');
  });

  test('by default nobody is listed', () => {
    const facts = { ...FACTS, settings: DEFAULT_SETTINGS };
    expect(itemOf(label(issue({ author: 'scanner', body: marked('dependabot-12') })), facts).finding.id).toBe(
      'issue-7',
    );
  });

  test.each([
    '../../etc/passwd',
    'a b',
    '-rf',
    'x'.repeat(200),
    '<!-- x -->',
    '`id`',
    'a\nb',
    '#7',
    '${{ secrets.X }}',
  ])('the id %j becomes slug and hash: harmless in a path, a branch, a tag and a prompt', (named) => {
    expect(itemOf(dispatch(named), FACTS).finding.id).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
  });

  test('two ids that share a slug stay two findings', () => {
    expect(itemOf(dispatch('a b'), FACTS).fingerprint).not.toBe(itemOf(dispatch('a/b'), FACTS).fingerprint);
    expect(itemOf(dispatch('a b'), FACTS).finding.id).not.toBe(itemOf(dispatch('a/b'), FACTS).finding.id);
  });
});

describe('what the agent is told', () => {
  test.each([
    [label(issue()), 'Stored XSS', 'In the search page.', 7],
    [comment(issue()), 'Stored XSS', 'In the search page.', 7],
    [
      { ...dispatch('F-1'), description: '\n  First line\nsecond' } as Trigger,
      'First line',
      '\n  First line\nsecond',
      null,
    ],
    [{ ...ticket('SEC-1'), brief: 'Do\nthis' } as Trigger, 'Do', 'Do\nthis', null],
    [{ ...direct('F-1'), title: 'Named' } as Trigger, 'Named', 'XSS', null],
    [direct('F-1'), 'XSS', 'XSS', null],
  ])('%#: title, explanation, issue', (trigger, title, explanation, number) => {
    const item = itemOf(trigger, FACTS);
    expect(item.finding).toMatchObject({ title, explanation });
    expect(item.issue).toBe(number);
  });

  test('an issue’s number and author, and a ticket’s key, stand in the data block as well (D7)', () => {
    expect(itemOf(label(issue()), FACTS).context.map(({ text }) => text)).toEqual(['7', 'mona']);
    expect(itemOf(label(issue({ author: undefined })), FACTS).context.map(({ text }) => text)).toEqual([
      '7',
      'a deleted account',
    ]);
    expect(itemOf(ticket('SEC-1'), FACTS)).toMatchObject({ ticketKey: 'SEC-1', context: [{ text: 'SEC-1' }] });
  });
});

test.each([
  ['issue-7', undefined, 'generic'],
  ['dependabot-12', undefined, 'dependency'],
  ['code-scanning-12', undefined, 'code'],
  ['secret-scanning-12', undefined, 'secret'],
  ['SEC-1', undefined, 'generic'],
  ['SEC-1', 'container', 'container'],
  ['dependabot-12', 'code', 'code'],
] as const)('D10: %s with the input %s is of kind %s', (id, kind, wanted) => {
  expect(itemOf(dispatch(id), { ...FACTS, kind }).finding.kind).toBe(wanted);
});

test.each(['sast', '', 'Dependency', 'constructor'])('D10: the kind %j is refused', (kind) => {
  expect(() => itemOf(dispatch('F-1'), { ...FACTS, kind })).toThrow(Ending);
});

test.each([
  ['a label', label(issue()), 'renewed', AT],
  ['/agent remediate', comment(issue()), 'renewed', AT],
  ['/agent retry', comment(issue(), 'retry'), 'retry', AT],
  ['/agent why', comment(issue(), 'why'), 'renewed', AT],
  ['a dispatch', dispatch('F-1'), 'trigger', undefined],
  ['a ticket', ticket('SEC-1'), 'trigger', undefined],
  ['a direct call', direct('F-1'), 'trigger', undefined],
  ['a schedule', scheduled('F-1'), 'trigger', undefined],
] as const)('the authority of %s', (_name, trigger, authority, triggeredAt) => {
  expect(itemOf(trigger, FACTS)).toMatchObject({ authority });
  expect(itemOf(trigger, FACTS).triggeredAt).toEqual(triggeredAt);
});

describe('D11: which engine answers', () => {
  const ready = label(issue());
  const variant: Trigger = { ...ready, label: 'agent-remediate' } as Trigger;
  test.each([
    ['ready-for-agent', ready, false],
    ['agent-remediate', variant, true],
    ['/agent remediate', comment(issue()), true],
    ['/agent retry', comment(issue(), 'retry'), true],
    ['/agent why', comment(issue(), 'why'), false],
    ['a dispatch', dispatch('F-1'), false],
    ['a ticket', ticket('SEC-1'), false],
    ['a direct call', direct('F-1'), false],
  ])('engine `batch`, %s: the other one: %s', (_name, trigger, other) => {
    expect(isForOtherEngine(trigger, { ...SETTINGS, engine: 'batch' })).toBe(other);
    expect(isForOtherEngine(trigger, { ...SETTINGS, engine: 'session' })).toBe(false);
  });
});
