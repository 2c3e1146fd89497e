import { afterAll, describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, Trace, type Settings } from '@agent-remediation/conventions';
import { GitHubFault, readPermission, type GitHub, type RepositoryFacts } from '@agent-remediation/github';
import type { Actor, Trigger } from '../events/event.ts';
import { authorise, mayWorkInRepository, type RunFacts } from './authorise.ts';
import { measured } from '../../../../test/promises/measured.ts';

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

  let right = 0;
  afterAll(() => measured('P4', { cells: cells.length, wrong: cells.length - right }));

  test('the matrix has at least 120 cells', () => {
    expect(cells.length).toBeGreaterThanOrEqual(120);
  });

  test.each(cells)('$kind by $who: $wanted', async ({ trigger, answers, wanted }) => {
    const trace = new Trace();
    expect(await verdict(trigger, { answers, trace })).toBe(wanted);
    expect(trace.rows.at(-1)?.verdict).toBe(wanted === 'may' ? 'pass' : 'stop');
    right += 1;
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

  test('what carries its own time is as old as that, whatever is known of the run', async () => {
    const run = { runId: '1', attempt: 2, triggeringActor: 'mona' };
    for (const trigger of triggers(person()))
      expect(await verdict(trigger, { answers, run, createdAt: undefined })).toBe(
        trigger.kind === 'label' || trigger.kind === 'comment' ? 'may' : 'payload-too-old',
      );
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

/** The last row of the trace, and the message of the ending: what a person reads who asks why nothing happened. */
async function told(work: (trace: Trace) => Promise<void>): Promise<Told> {
  const trace = new Trace();
  const message = await work(trace).then(
    () => undefined,
    (error: unknown) => (error instanceof Ending ? error.message : String(error)),
  );
  const { rule, seen, change } = trace.rows.at(-1) ?? { rule: 'none', seen: 'none' };
  return [rule, seen, change, message];
}
type Told = readonly [rule: string, seen: string, change: string | undefined, message: string | undefined];

describe('every decision says what was seen and what to change', () => {
  type Facts = Parameters<typeof verdict>[1];
  const answers = {
    mona: role('write', 'maintain'),
    octavia: role('write', 'write', 8),
    reader: role('read', 'triage', 9),
    flaky: 500,
  };
  const of = (kind: Trigger['kind'], more: object = {}): Trigger => {
    const trigger = triggers(person()).find((candidate) => candidate.kind === kind) ?? SCHEDULE;
    return { ...trigger, ...more } as Trigger;
  };
  const bot = (id: number) => ({ actor: { login: 'scanner[bot]', id, type: 'Bot' } });
  const reader = { actor: person({ login: 'reader', id: 9 }) };
  const senders = (...dispatchSenders: readonly string[]) => ({
    settings: { ...SETTINGS, authorise: { ...SETTINGS.authorise, dispatchSenders } },
  });
  const again = (triggeringActor: string, createdAt: Date | undefined = hoursAgo(1)): Facts => ({
    run: { runId: '1', attempt: 2, triggeringActor },
    createdAt,
  });
  const somebody = 'somebody with write, maintain or admin has to ask';
  const exact = 'add its exact login and id under `authorise.bots` in the settings';
  const anew = 'trigger anew: add the label again, or send the event again';

  test.each<readonly [string, Trigger, Facts, Told]>([
    [
      'another branch',
      of('ticket', { ref: 'refs/heads/feature' }),
      {},
      [
        'ref',
        'refs/heads/feature',
        'start the workflow on `main`',
        'started on refs/heads/feature, not on refs/heads/main',
      ],
    ],
    [
      'a ref that is very long',
      of('direct', { ref: 'r'.repeat(300) }),
      {},
      ['ref', 'r'.repeat(200), 'start the workflow on `main`', `started on ${'r'.repeat(200)}, not on refs/heads/main`],
    ],
    [
      'a schedule',
      SCHEDULE,
      {},
      ['who asked', 'a schedule; its authority is the settings on the default branch', undefined, undefined],
    ],
    [
      'nobody',
      of('dispatch', { actor: undefined }),
      {},
      ['none', 'none', undefined, 'the event names nobody who asked'],
    ],
    [
      'a sender who is not listed',
      of('dispatch'),
      senders('hubot'),
      [
        'dispatch sender',
        'mona',
        'add the login to `authorise.dispatch-senders` in the settings',
        'mona is not on the list of dispatch senders',
      ],
    ],
    [
      'a listed bot',
      of('dispatch', bot(900)),
      {},
      ['who asked', 'the bot scanner[bot] (900) is listed', undefined, undefined],
    ],
    [
      'a bot',
      of('dispatch', bot(901)),
      {},
      ['who asked', 'the bot scanner[bot] (901)', exact, 'scanner[bot] (id 901) is not listed'],
    ],
    [
      'a look-up that fails',
      of('label'),
      { answers: { mona: 500 } },
      ['who asked', 'mona: answered 500', 'run again', 'the permission of mona: answered 500'],
    ],
    [
      'somebody who may not write',
      of('label', reader),
      {},
      ['who asked', 'reader: permission read', somebody, 'reader: permission read'],
    ],
    [
      'another account of that name',
      of('label', { actor: person({ id: 70 }) }),
      {},
      ['who asked', 'mona: another account has this login now', somebody, 'mona: another account has this login now'],
    ],
    ['somebody who may', of('label'), {}, ['who asked', 'mona has write', undefined, undefined]],
    [
      'an old payload',
      of('dispatch'),
      again('mona', hoursAgo(25.5)),
      ['re-run', 'attempt 2, payload 25 hours old', anew, 'the payload is 25 hours old'],
    ],
    [
      'a payload of unknown age',
      of('dispatch'),
      { run: { runId: '1', attempt: 2, triggeringActor: 'mona' } },
      ['re-run', 'attempt 2, payload of unknown age', anew, 'the payload is of unknown age'],
    ],
    [
      'a bot that started it again',
      of('dispatch'),
      again('scanner[bot]'),
      [
        're-run',
        'scanner[bot]',
        'a person has to start the run again',
        'scanner[bot] started the run again; only people may',
      ],
    ],
    [
      'somebody who started it again and cannot be looked up',
      of('dispatch'),
      again('flaky'),
      ['who asked', 'mona has write', undefined, 'the permission of flaky: answered 500'],
    ],
    [
      'somebody without write who started it again',
      of('dispatch'),
      again('reader'),
      [
        're-run',
        'reader: permission read',
        'somebody with write, maintain or admin has to start it again',
        'reader started the run again, with permission read',
      ],
    ],
    ['a re-run', of('dispatch'), again('octavia'), ['re-run', 'attempt 2 by octavia', undefined, undefined]],
  ])('%s', async (_, trigger, { run = FIRST, settings = SETTINGS, createdAt, answers: own = answers }, wanted) => {
    const deps = { permissionOf: permissions(own), runCreatedAt: () => Promise.resolve(createdAt), now: () => NOW };
    expect(await told((trace) => authorise(trigger, run, REPOSITORY, settings, deps, trace))).toEqual(wanted);
  });

  test('what was passed on the way is said too', async () => {
    const rowsOf = async (trigger: Trigger, facts: Facts) => {
      const trace = new Trace();
      await verdict(trigger, { answers, ...facts, trace });
      return trace.rows.map(({ rule, seen, verdict: said }) => `${said} ${rule}: ${seen}`);
    };
    const who = 'pass who asked: mona has write';
    expect(await rowsOf(of('ticket'), {})).toEqual(['pass ref: refs/heads/main', who]);
    expect(await rowsOf(of('direct', { ref: '' }), {})).toEqual([who]);
    expect(await rowsOf(of('dispatch'), senders('Mona'))).toEqual(['pass dispatch sender: mona is listed', who]);
    expect(await rowsOf(of('label'), {})).toEqual([who]);
  });

  test('a re-run is looked up where somebody else started it, and only there', async () => {
    const asked: string[] = [];
    const look = permissions(answers);
    const deps = {
      permissionOf: (login: string) => (asked.push(login), look(login)),
      runCreatedAt: () => Promise.resolve(hoursAgo(1)),
      now: () => NOW,
    };
    for (const by of ['MONA', 'octavia']) {
      const run = { runId: '1', attempt: 2, triggeringActor: by };
      await authorise(of('dispatch'), run, REPOSITORY, SETTINGS, deps, new Trace());
    }
    expect(asked).toEqual(['mona', 'mona', 'octavia']);
  });

  test.each<readonly [string, boolean, Partial<Settings>, string | undefined, Told]>([
    ['private', false, {}, undefined, ['repository', 'octo-org/shop is not public', undefined, undefined]],
    [
      'public, and nothing is set',
      true,
      {},
      'octo-org/ledger',
      [
        'repository',
        'octo-org/shop is public',
        'set `allow-public: true` and a private `ledger.repository` in the settings',
        'octo-org/shop is public and the settings lack `allow-public: true` and a private `ledger.repository`',
      ],
    ],
    [
      'public, and the ledger is here',
      true,
      { allowPublic: true },
      undefined,
      [
        'repository',
        'octo-org/shop is public',
        'set a private `ledger.repository` in the settings',
        'octo-org/shop is public and the settings lack a private `ledger.repository`',
      ],
    ],
    [
      'public, allowed, with a private ledger',
      true,
      { allowPublic: true },
      'octo-org/ledger',
      ['repository', 'octo-org/shop is public; the settings allow it and the ledger is private', undefined, undefined],
    ],
  ])('the repository is %s', async (_, isPublic, more, repository, wanted) => {
    const settings = { ...SETTINGS, ...more, ledger: { ...SETTINGS.ledger, repository } };
    const facts = { ...REPOSITORY, isPublic };
    const isPrivate = () => Promise.resolve(true);
    expect(await told((trace) => mayWorkInRepository(facts, settings, isPrivate, trace))).toEqual(wanted);
  });
});
