import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, Trace, type Settings } from '@agent-remediation/conventions';
import { GitHubFault, readPermission, type GitHub, type RepositoryFacts } from '@agent-remediation/github';
import type { Actor, Trigger } from '../events/event.ts';
import { authorise, mayWorkInRepository, type RunFacts } from './authorise.ts';

const NOW = new Date('2026-05-12T10:00:00Z');
const REPOSITORY: RepositoryFacts = {
  id: 42,
  nameWithOwner: 'octo-org/shop',
  isPublic: false,
  defaultBranch: 'main',
  settingsText: undefined,
  hasStatusLabels: true,
  issue: undefined,
};
const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  authorise: { bots: [{ login: 'scanner[bot]', id: 900 }], dispatchSenders: undefined, findingAuthors: [] },
};

/** What GitHub's permission endpoint says of a login; a number is an error status. */
type Answer = { readonly permission: string; readonly role_name: string; readonly id: number } | number;

/** The real look-up over a GitHub that knows these logins. */
function permissions(answers: Readonly<Record<string, Answer>>) {
  const fault = (status: number) => new GitHubFault(`answered ${status}`, { status, ran: 'no', cause: undefined });
  const github: GitHub = {
    get: (_route, { username }) => {
      const answer = answers[String(username).toLowerCase()] ?? 404;
      if (typeof answer === 'number') return Promise.reject(fault(answer));
      const { id, ...rest } = answer;
      return Promise.resolve({ status: 200, data: { ...rest, user: { id, login: username } }, at: undefined });
    },
    write: () => Promise.reject(fault(500)),
    graph: () => Promise.reject(fault(500)),
  };
  return (login: string) => readPermission(github, { owner: 'octo-org', name: 'shop' }, login);
}

const ISSUE = { number: 7, title: 'Stored XSS', body: '', author: 'mona', labels: ['ready-for-agent'] };
const AT = new Date(NOW.getTime() - 60_000);

function triggers(actor: Actor): readonly Trigger[] {
  const named = { findingId: 'F-1', description: 'Stored XSS' };
  const ref = 'refs/heads/main';
  return [
    { kind: 'label', issue: ISSUE, label: 'ready-for-agent', actor, at: AT },
    { kind: 'comment', issue: ISSUE, command: 'remediate', actor, at: AT },
    { kind: 'comment', issue: ISSUE, command: 'retry', actor, at: AT },
    { kind: 'comment', issue: ISSUE, command: 'why', actor, at: AT },
    { kind: 'dispatch', ...named, actor },
    { kind: 'ticket', ticketKey: 'SEC-1', brief: 'Stored XSS', actor, ref },
    { kind: 'direct', ...named, title: '', actor, ref },
  ];
}
const SCHEDULE: Trigger = {
  kind: 'schedule',
  findingId: 'F-1',
  title: '',
  description: 'x',
  actor: undefined,
  ref: '',
};

const FIRST: RunFacts = { runId: '1', attempt: 1, triggeringActor: 'mona' };

async function verdict(
  trigger: Trigger,
  facts: {
    answers?: Readonly<Record<string, Answer>>;
    run?: RunFacts;
    settings?: Settings;
    createdAt?: Date | undefined;
    trace?: Trace;
  },
): Promise<string> {
  const { answers = {}, run = FIRST, settings = SETTINGS, createdAt, trace = new Trace() } = facts;
  const deps = { permissionOf: permissions(answers), runCreatedAt: () => Promise.resolve(createdAt), now: () => NOW };
  try {
    await authorise(trigger, run, REPOSITORY, settings, deps, trace);
    return 'may';
  } catch (error) {
    return error instanceof Ending ? error.reason : String(error);
  }
}

const person = (more: Partial<Actor> = {}): Actor => ({ login: 'mona', id: 7, type: 'User', ...more });
const role = (permission: string, role_name = permission, id = 7): Answer => ({ permission, role_name, id });

/** Who asks, what GitHub says of that login, and what is right. */
const PEOPLE: readonly (readonly [string, Actor, Readonly<Record<string, Answer>>, string])[] = [
  ['admin', person(), { mona: role('admin') }, 'may'],
  ['maintain, which GitHub maps to write', person(), { mona: role('write', 'maintain') }, 'may'],
  ['write', person(), { mona: role('write') }, 'may'],
  ['a custom role with write', person(), { mona: role('write', 'security-lead') }, 'may'],
  ['triage, which GitHub maps to read', person(), { mona: role('read', 'triage') }, 'not-authorised'],
  ['read', person(), { mona: role('read') }, 'not-authorised'],
  ['none', person(), { mona: role('none') }, 'not-authorised'],
  ['a custom role with read that is called write', person(), { mona: role('read', 'write') }, 'not-authorised'],
  ['a custom role with read that is called admin', person(), { mona: role('read', 'admin') }, 'not-authorised'],
  ['a permission that GitHub has not had so far', person(), { mona: role('owner') }, 'not-authorised'],
  ['no collaborator (404)', person(), {}, 'not-authorised'],
  ['write, but another account has the login now', person({ id: 8 }), { mona: role('write') }, 'not-authorised'],
  ['a look-up that is refused (403)', person(), { mona: 403 }, 'permission-unknown'],
  ['a look-up that fails (500)', person(), { mona: 500 }, 'permission-unknown'],
  [
    'a look-up without a permission',
    person(),
    { mona: { ...(role('') as object), permission: undefined } as unknown as Answer },
    'permission-unknown',
  ],
  ['a listed bot', { login: 'scanner[bot]', id: 900, type: 'Bot' }, {}, 'may'],
  ['a listed bot’s login with another id', { login: 'scanner[bot]', id: 901, type: 'Bot' }, {}, 'bot-not-listed'],
  ['a listed bot’s id with another login', { login: 'scanner2[bot]', id: 900, type: 'Bot' }, {}, 'bot-not-listed'],
  ['a listed bot in other case', { login: 'Scanner[bot]', id: 900, type: 'Bot' }, {}, 'bot-not-listed'],
  [
    'a bot with write that is not listed',
    { login: 'ci[bot]', id: 5, type: 'Bot' },
    { 'ci[bot]': role('write', 'write', 5) },
    'bot-not-listed',
  ],
  ['the workflow’s own bot', { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }, {}, 'bot-not-listed'],
  [
    'a person with a listed bot’s login and no write',
    { login: 'scanner[bot]', id: 900, type: 'User' },
    {},
    'not-authorised',
  ],
  ['an organisation', person({ type: 'Organization' }), { mona: role('admin') }, 'bot-not-listed'],
];

describe('P4: who may start work', () => {
  const cells = PEOPLE.flatMap(([who, actor, answers, wanted]) =>
    triggers(actor).map((trigger) => ({ who, trigger, kind: trigger.kind, answers, wanted })),
  );

  test('the matrix has at least 120 cells', () => {
    expect(cells.length).toBeGreaterThanOrEqual(120);
  });

  test.each(cells)('$kind by $who: $wanted', async ({ trigger, answers, wanted }) => {
    const trace = new Trace();
    expect(await verdict(trigger, { answers, trace })).toBe(wanted);
    expect(trace.rows.at(-1)?.verdict).toBe(wanted === 'may' ? 'pass' : 'stop');
  });

  test('a schedule asks nobody: its authority is the settings on the default branch', async () => {
    expect(await verdict(SCHEDULE, {})).toBe('may');
  });

  test('an event that names nobody is refused', async () => {
    expect(await verdict({ ...SCHEDULE, kind: 'direct' }, {})).toBe('not-authorised');
  });

  test('`*` lists nobody', async () => {
    const settings = { ...SETTINGS, authorise: { ...SETTINGS.authorise, bots: [{ login: '*', id: 900 }] } };
    const [trigger] = triggers({ login: 'scanner[bot]', id: 900, type: 'Bot' });
    expect(trigger && (await verdict(trigger, { settings }))).toBe('bot-not-listed');
  });
});

describe('D12: the ref of what people start by hand', () => {
  const answers = { mona: role('write') };
  test.each([
    ['ticket', 'refs/heads/main', 'may'],
    ['ticket', 'refs/heads/feature', 'not-default-branch'],
    ['ticket', 'refs/tags/main', 'not-default-branch'],
    ['ticket', 'main', 'not-default-branch'],
    ['ticket', '', 'not-default-branch'],
    ['direct', 'refs/heads/main', 'may'],
    ['direct', 'refs/heads/feature', 'not-default-branch'],
    // An event without a ref of its own always runs on the default branch's workflow.
    ['direct', '', 'may'],
  ] as const)('%s on %j: %s', async (kind, ref, wanted) => {
    const trigger = triggers(person()).find((candidate) => candidate.kind === kind);
    expect(trigger && (await verdict({ ...trigger, ref } as Trigger, { answers }))).toBe(wanted);
  });
});

describe('D12: the allow-list of dispatch senders', () => {
  const answers = { mona: role('write') };
  test.each([
    ['no list: everybody with write', undefined, 'may'],
    ['listed', ['mona'], 'may'],
    ['listed in other case, which GitHub does not tell apart', ['Mona'], 'may'],
    ['not listed', ['hubot'], 'not-authorised'],
    ['an empty list', [], 'not-authorised'],
    ['a list of everybody is none', ['*'], 'not-authorised'],
  ] as const)('%s', async (_name, dispatchSenders, wanted) => {
    const settings = { ...SETTINGS, authorise: { ...SETTINGS.authorise, dispatchSenders } };
    for (const trigger of triggers(person()))
      expect(await verdict(trigger, { answers, settings })).toBe(trigger.kind === 'dispatch' ? wanted : 'may');
  });

  test('being listed does not give write', async () => {
    const settings = { ...SETTINGS, authorise: { ...SETTINGS.authorise, dispatchSenders: ['mona'] } };
    const dispatch = triggers(person()).find(({ kind }) => kind === 'dispatch');
    expect(dispatch && (await verdict(dispatch, { answers: { mona: role('read') }, settings }))).toBe('not-authorised');
  });
});

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

describe('P4: a re-run: the one who re-ran and the original', () => {
  const answers = {
    mona: role('write'),
    octavia: role('write', 'write', 8),
    reader: role('read', 'read', 9),
    flaky: 500,
  };
  const rerunners: readonly (readonly [string, string])[] = [
    ['mona', 'may'],
    ['MONA', 'may'],
    ['octavia', 'may'],
    ['reader', 'not-authorised'],
    ['stranger', 'not-authorised'],
    ['flaky', 'permission-unknown'],
    ['github-actions[bot]', 'bot-not-listed'],
    ['scanner[bot]', 'bot-not-listed'],
  ];
  const cells = rerunners.flatMap(([by, wanted]) =>
    [...triggers(person()), SCHEDULE].map((trigger) => ({ kind: trigger.kind, by, trigger, wanted })),
  );
  test.each(cells)('$kind, started again by $by: $wanted', async ({ trigger, by, wanted }) => {
    const run = { runId: '1', attempt: 2, triggeringActor: by };
    expect(await verdict(trigger, { answers, run, createdAt: hoursAgo(1) })).toBe(wanted);
  });

  test('a re-run by somebody with write does not replace the original, who has none', async () => {
    const run = { runId: '1', attempt: 2, triggeringActor: 'octavia' };
    for (const trigger of triggers(person({ login: 'reader', id: 9 })))
      expect(await verdict(trigger, { answers, run, createdAt: hoursAgo(1) })).toBe('not-authorised');
  });

  test.each([
    [23.9, 'may'],
    [24, 'may'],
    [24.1, 'payload-too-old'],
    [720, 'payload-too-old'],
  ])('a payload of %s hours: %s', async (hours, wanted) => {
    const run = { runId: '1', attempt: 2, triggeringActor: 'mona' };
    const trigger: Trigger = {
      kind: 'label',
      issue: ISSUE,
      label: 'ready-for-agent',
      actor: person(),
      at: hoursAgo(hours),
    };
    expect(await verdict(trigger, { answers, run })).toBe(wanted);
    const dispatch: Trigger = { kind: 'dispatch', findingId: 'F-1', description: 'x', actor: person() };
    expect(await verdict(dispatch, { answers, run, createdAt: hoursAgo(hours) })).toBe(wanted);
  });

  test('of unknown age: refused', async () => {
    const run = { runId: '1', attempt: 2, triggeringActor: 'mona' };
    const dispatch: Trigger = { kind: 'dispatch', findingId: 'F-1', description: 'x', actor: person() };
    expect(await verdict(dispatch, { answers, run, createdAt: undefined })).toBe('payload-too-old');
  });

  test('a first run may be as old as its queue was long', async () => {
    const trigger: Trigger = {
      kind: 'label',
      issue: ISSUE,
      label: 'ready-for-agent',
      actor: person(),
      at: hoursAgo(100),
    };
    expect(await verdict(trigger, { answers })).toBe('may');
  });
});

describe('public repositories (architecture, trust)', () => {
  test.each([
    ['private', false, false, undefined, false, 'may'],
    ['public', true, false, 'octo-org/ledger', true, 'public-repository'],
    ['public, allowed, ledger here', true, true, undefined, true, 'public-repository'],
    ['public, allowed, ledger public', true, true, 'octo-org/ledger', false, 'public-repository'],
    ['public, allowed, ledger private', true, true, 'octo-org/ledger', true, 'may'],
  ])('%s', async (_name, isPublic, allowPublic, repository, ledgerIsPrivate, wanted) => {
    const settings = { ...SETTINGS, allowPublic, ledger: { ...SETTINGS.ledger, repository } };
    const work = mayWorkInRepository(
      { ...REPOSITORY, isPublic },
      settings,
      () => Promise.resolve(ledgerIsPrivate),
      new Trace(),
    );
    const said = await work.then(
      () => 'may',
      (error: unknown) => (error instanceof Ending ? error.reason : String(error)),
    );
    expect(said).toBe(wanted);
  });
});
