import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, HALT_PATH, Trace, type Settings } from '@agent-remediation/conventions';
import type { GitHub } from '@agent-remediation/github';
import type { SessionAnswer, SessionClient } from '@agent-remediation/session-api';
import type { Deps } from '../deps.ts';
import { entry } from '../ledger/entry.cases.ts';
import { findingPath, OPEN_PATH, parseEntry, writeEntry, writeOpen, type Entry } from '../ledger/entry.ts';
import type { LedgerPort } from '../ledger/ledger.ts';
import { MemoryGit } from '../model/git.ts';
import { handOff, type HandOffFacts, type HandOffOutcome } from './hand-off.ts';
import { itemOf } from './item.ts';

const NOW = new Date('2026-05-12T10:00:00Z');
const BEFORE = new Date(NOW.getTime() - 3_600_000).toISOString();
const NOBODY = { process: 'test', truth: undefined, sawOpenPullRequest: undefined };
const CREATED: SessionAnswer = {
  kind: 'created',
  status: 200,
  text: '{}',
  sessionId: 's-1',
  url: 'https://sessions.example/s-1',
};

/** One ledger, one service and one clock, with everything that was asked of them in order. */
class Stage {
  readonly git = new MemoryGit();
  readonly calls: string[] = [];
  /** Ledgers that were asked for, pull requests that were looked for, sessions that were listed. */
  readonly places: unknown[] = [];
  readonly looks: unknown[] = [];
  readonly lists: unknown[] = [];
  readonly trace = new Trace();
  /** Whether there is no ledger. */
  isMissing = false;
  openPullRequests: readonly unknown[] = [];
  now = NOW;
  answer: SessionAnswer = CREATED;
  /** Happens once the claim is written. */
  afterClaim: () => void = () => {};
  readonly facts: HandOffFacts;

  constructor(more: Partial<HandOffFacts> = {}) {
    this.git.commit(undefined, new Map([[OPEN_PATH, writeOpen(new Map())]]), NOW, NOBODY);
    const actor = { login: 'mona', id: 7, type: 'User' };
    const issue = { number: 7, title: 'Stored XSS', body: 'x', author: 'mona', labels: [] };
    const item = itemOf(
      { kind: 'label', issue, label: 'ready-for-agent', actor, at: new Date(NOW.getTime() - 5_000) },
      { host: 'github.com', repositoryId: 42, kind: undefined, settings: DEFAULT_SETTINGS },
    );
    this.facts = {
      item,
      repository: {
        id: 42,
        nameWithOwner: 'octo-org/shop',
        isPublic: false,
        defaultBranch: 'main',
        settingsText: undefined,
        hasStatusLabels: true,
        issue: undefined,
      },
      host: 'github.com',
      settings: DEFAULT_SETTINGS,
      options: { secret_ids: [] },
      runId: '1',
      ledger: 'on',
      dryRun: false,
      ...more,
    };
  }

  get #port(): LedgerPort {
    return {
      read: async (paths) => {
        this.calls.push('read');
        const { head } = this.git;
        if (this.isMissing || !head) return { kind: 'missing', at: this.now };
        return {
          kind: 'commit',
          oid: head.oid,
          files: new Map(paths.map((path) => [path, head.files.get(path)])),
          at: this.now,
        };
      },
      write: async ({ expectedHead, files, headline }) => {
        this.calls.push(`write ${headline.split(' ')[0]}`);
        const commit = this.git.commit(expectedHead, files, this.now, NOBODY);
        if (headline.startsWith('claim')) this.afterClaim();
        return commit ? { kind: 'done', oid: commit.oid } : { kind: 'stale' };
      },
      create: async () => void this.calls.push('create'),
    };
  }

  get #sessions(): SessionClient {
    return {
      create: async () => {
        this.calls.push('POST');
        return this.answer;
      },
      list: async (query) => {
        this.calls.push('list');
        this.lists.push(query);
        return { kind: 'listed', sessions: [], complete: true };
      },
      get: async () => ({ kind: 'missing' }),
    };
  }

  /** What the ledger holds of the finding before anybody asks. */
  holds(more: Partial<Entry>): this {
    const { fingerprint, finding } = this.facts.item;
    const held = entry({ fingerprint, findingId: finding.id, at: BEFORE, claimedAt: BEFORE, ...more });
    this.git.commit(this.git.head?.oid, new Map([[findingPath(fingerprint), writeEntry(held)]]), NOW, NOBODY);
    return this;
  }

  /** Somebody else is faster. */
  beforeFirstWrite(happens: () => void): void {
    const commit = this.git.commit.bind(this.git);
    this.git.commit = (...write) => {
      this.git.commit = commit;
      happens();
      return commit(...write);
    };
  }

  get entry() {
    const file = [...(this.git.head?.files ?? [])].find(([path]) => path.startsWith('findings/'));
    return parseEntry(file?.[1], 'findings');
  }

  async run(): Promise<string> {
    return this.outcome().then(
      ({ reason }) => reason,
      (error: unknown) => (error instanceof Ending ? error.reason : String(error)),
    );
  }

  /** Each row of the trace as `verdict rule: seen`, and what to change where that is said. */
  get rows(): readonly string[] {
    return this.trace.rows.map(({ verdict, rule, seen, change }) =>
      [`${verdict} ${rule}: ${seen}`, ...(change === undefined ? [] : [change])].join(' | '),
    );
  }

  async outcome(): Promise<HandOffOutcome> {
    const refuse = () => Promise.reject(new Error('not asked for'));
    const get: GitHub['get'] = (route, parameters) => {
      this.looks.push([route, parameters['owner'], parameters['repo'], parameters['head']]);
      return Promise.resolve({ status: 200, data: this.openPullRequests, at: undefined });
    };
    const github: GitHub = { get, write: refuse, graph: refuse };
    let digits = 0;
    const deps: Deps = {
      github,
      ledgerAt: (place) => (this.places.push(place), this.#port),
      isPrivateRepository: () => Promise.resolve(true),
      sessions: this.#sessions,
      now: () => this.now,
      sleep: () => Promise.resolve(),
      random: () => 0.5,
      randomHex: (count) => (digits++).toString(16).padStart(count, 'a'),
      redact: (text) => text,
      holdsSecret: () => false,
      log: () => {},
    };
    return handOff(this.facts, deps, this.trace);
  }
}

describe('the order of a hand-off (architecture, "Hand-off")', () => {
  test('claim, POST, result: three ledger calls, and the POST between its claim and its result', async () => {
    const stage = new Stage();
    expect(await stage.run()).toBe('session-created');
    expect(stage.calls).toEqual(['read', 'write claim', 'POST', 'write session']);
    expect(stage.entry).toMatchObject({ state: 'created', session: { attempt: 1, id: 's-1' } });
  });

  test('a redelivery costs one read', async () => {
    const stage = new Stage();
    await stage.run();
    stage.calls.length = 0;
    expect(await stage.run()).toBe('already-handed-off');
    expect(stage.calls).toEqual(['read']);
  });

  test('a request that the service would refuse never becomes a claim', async () => {
    const stage = new Stage({ options: { secret_ids: [], repos: ['not a name'] } });
    expect(await stage.run()).toBe('input-invalid');
    expect(stage.calls).toEqual([]);
  });

  test('dry-run reads and changes nothing', async () => {
    const stage = new Stage({ dryRun: true });
    expect(await stage.run()).toBe('dry-run');
    expect(stage.calls).toEqual(['read']);
  });

  test('D35: `ledger: off` posts without asking any ledger', async () => {
    const stage = new Stage({ ledger: 'off' });
    expect(await stage.run()).toBe('session-created');
    expect(stage.calls).toEqual(['POST']);
  });
});

describe('P16: what each answer leaves in the ledger', () => {
  test.each<readonly [string, SessionAnswer, string, string, boolean]>([
    ['204 without a body', { kind: 'created', status: 204, text: '' }, 'session-created', 'created', false],
    [
      '401',
      { kind: 'refused', code: 'unauthorised', status: 401, text: '', retryable: false },
      'session-unauthorised',
      'rejected',
      false,
    ],
    [
      '403',
      { kind: 'refused', code: 'forbidden', status: 403, text: '', retryable: false },
      'session-forbidden',
      'rejected',
      false,
    ],
    [
      '404',
      { kind: 'refused', code: 'not-found', status: 404, text: '', retryable: false },
      'session-not-found',
      'rejected',
      false,
    ],
    [
      '422',
      { kind: 'refused', code: 'invalid', status: 422, text: '', retryable: false },
      'session-invalid',
      'rejected',
      false,
    ],
    [
      '429',
      { kind: 'refused', code: 'rate-limited', status: 429, text: '', retryable: true },
      'session-rate-limited',
      'rejected',
      true,
    ],
    ['502', { kind: 'unknown', why: 'status', status: 502, text: '' }, 'session-unknown', 'posting', false],
  ])('%s', async (_name, answer, reason, state, retryable) => {
    const stage = new Stage();
    stage.answer = answer;
    expect(await stage.run()).toBe(reason);
    expect(stage.entry).toMatchObject({ state, retryable });
    expect(stage.calls.filter((call) => call === 'POST').length).toBe(1);
  });
});

describe('P15: the fence of a runner that was held up', () => {
  const later = (stage: Stage, seconds: number) => () => {
    stage.now = new Date(stage.now.getTime() + seconds * 1_000);
  };

  test.each([
    [30, ['read', 'write claim', 'POST', 'write session'], 'session-created'],
    [31, ['read', 'write claim', 'read', 'POST', 'write session'], 'session-created'],
    [14 * 60, ['read', 'write claim', 'read', 'POST', 'write session'], 'session-created'],
    [15 * 60 + 1, ['read', 'write claim', 'read'], 'claim-lost'],
    // A clock that was set back says nothing about how long it took.
    [-60, ['read', 'write claim', 'read', 'POST', 'write session'], 'session-created'],
  ])('held up for %s s after the claim', async (seconds, calls, reason) => {
    const stage = new Stage();
    stage.afterClaim = later(stage, seconds);
    expect(await stage.run()).toBe(reason);
    expect(stage.calls).toEqual(calls);
  });

  test('D12: HALT that is set in the meantime stops the POST and gives the claim back', async () => {
    const stage = new Stage();
    stage.afterClaim = () => {
      later(stage, 60)();
      stage.git.commit(stage.git.head?.oid, new Map([[HALT_PATH, 'stop']]), stage.now, NOBODY);
    };
    expect(await stage.run()).toBe('halted');
    expect(stage.calls).not.toContain('POST');
    expect(stage.entry).toMatchObject({ state: 'rejected', retryable: true });
  });
});

const ISSUE = { number: 7, title: 'Stored XSS', body: 'x', author: 'mona', labels: [] };
const ASKED = { issue: ISSUE, actor: { login: 'mona', id: 7, type: 'User' }, at: new Date(NOW.getTime() - 5_000) };
const ABOUT = { host: 'github.com', repositoryId: 42, kind: undefined, settings: DEFAULT_SETTINGS };
const retry = (): Partial<HandOffFacts> => ({ item: itemOf({ kind: 'comment', command: 'retry', ...ASKED }, ABOUT) });
const settled = (more: Partial<Settings>): Partial<HandOffFacts> => ({ settings: { ...DEFAULT_SETTINGS, ...more } });
const SHOP = { owner: 'octo-org', name: 'shop' };

describe('what a hand-off gives back', () => {
  test('a session: new, with the entry, the request and the service’s own words', async () => {
    const stage = new Stage();
    const { trace, ...outcome } = await stage.outcome();
    expect(outcome).toMatchObject({
      reason: 'session-created',
      message: 'The session was created (status 200).',
      isNew: true,
      entry: { state: 'created', nonce: stage.entry?.nonce },
      posted: { status: 200, text: '{}', sessionId: 's-1', sessionUrl: 'https://sessions.example/s-1' },
      request: { repos: ['octo-org/shop'], secret_ids: [] },
    });
    expect(outcome.seenAt).toBeUndefined();
    expect(trace).toEqual(stage.trace.rows);
    expect(stage.rows[0]).toBe('pass state in the ledger: new');
    expect(stage.rows.at(-1)).toBe('pass session: The session was created (status 200).');
  });

  test('a refusal of the ledger: the entry as it was seen, when, and nothing of a request', async () => {
    const stage = new Stage().holds({ state: 'created' });
    expect(await stage.outcome()).toEqual({
      reason: 'already-handed-off',
      message: expect.stringContaining('the finding is created since'),
      trace: stage.trace.rows,
      isNew: false,
      entry: stage.entry,
      seenAt: NOW,
      posted: undefined,
      request: undefined,
    });
  });

  test('only the last round of a decision is told', async () => {
    const stage = new Stage();
    stage.beforeFirstWrite(() => void stage.git.commit(stage.git.head?.oid, new Map([['x', 'x']]), NOW, NOBODY));
    await stage.outcome();
    expect(stage.calls.slice(0, 4)).toEqual(['read', 'write claim', 'read', 'write claim']);
    expect(stage.rows.filter((row) => row.includes('state in the ledger'))).toHaveLength(1);
  });

  test('D9: a session whose answer is withheld is new all the same; one that was refused is not', async () => {
    const withheld = new Stage();
    withheld.answer = { ...CREATED, withheld: 'contains-key', text: '' };
    expect(await withheld.outcome()).toMatchObject({ reason: 'response-withheld', isNew: true });
    const refused = new Stage({ ledger: 'off' });
    refused.answer = { kind: 'refused', code: 'forbidden', status: 403, text: '', retryable: false };
    expect(await refused.outcome()).toMatchObject({
      reason: 'session-forbidden',
      isNew: false,
      posted: { status: 403 },
    });
  });
});

describe('which ledger, and whether it may be made', () => {
  const shared = { ledger: { ...DEFAULT_SETTINGS.ledger, repository: 'octo-org/ledger' } };
  test.each<readonly [string, Partial<HandOffFacts>, string, string]>([
    ['the repository’s own', {}, 'octo-org/shop', 'session-created'],
    ['one of its own', settled(shared), 'octo-org/ledger', 'session-created'],
  ])('%s', async (_, more, repository, reason) => {
    const stage = new Stage(more);
    expect(await stage.run()).toBe(reason);
    expect(stage.places[0]).toEqual({ repository, branch: DEFAULT_SETTINGS.ledger.branch });
  });

  test.each<readonly [string, boolean, Partial<Settings>, readonly string[]]>([
    ['a repository that was in use', true, {}, ['read']],
    ['a ledger that is shared', false, shared, ['read']],
    ['a new repository', false, {}, ['read', 'create']],
  ])('there is none: %s', async (_, hasStatusLabels, settings, calls) => {
    const base = new Stage().facts.repository;
    const stage = new Stage({ ...settled(settings), repository: { ...base, hasStatusLabels } });
    stage.isMissing = true;
    expect(await stage.run()).toBe(calls.includes('create') ? 'ledger-busy' : 'ledger-missing');
    expect(stage.calls.slice(0, 2)).toEqual(calls.length === 1 ? ['read'] : calls);
  });
});

describe('a retry needs to know whether the finding’s branch has an open pull request; nobody else does', () => {
  const branch = 'fix/issue-7';
  test('created: it is looked for in the repository of the agent’s work', async () => {
    const stage = new Stage(retry()).holds({ state: 'created', branch });
    expect(await stage.run()).toBe('session-created');
    expect(stage.looks).toEqual([['GET /repos/{owner}/{repo}/pulls', SHOP.owner, SHOP.name, `octo-org:${branch}`]]);
    expect(stage.entry).toMatchObject({ attempt: 2 });
    const elsewhere = new Stage({ ...retry(), ...settled({ targetRepository: 'octo-org/code' }) }).holds({
      state: 'created',
      branch,
    });
    await elsewhere.run();
    expect(elsewhere.looks).toEqual([['GET /repos/{owner}/{repo}/pulls', 'octo-org', 'code', `octo-org:${branch}`]]);
  });

  test('an open one keeps the retry off', async () => {
    const stage = new Stage(retry()).holds({ state: 'created', branch });
    stage.openPullRequests = [{ number: 9 }];
    expect(await stage.run()).toBe('retry-not-needed');
    expect(stage.calls).not.toContain('POST');
  });

  test.each(['rejected', 'abandoned', undefined] as const)('%s: nothing is looked for', async (state) => {
    const stage = new Stage(retry());
    if (state !== undefined) stage.holds({ state });
    expect(await stage.run()).toBe('session-created');
    expect(stage.looks).toEqual([]);
  });

  test('what became `created` between the look and the claim counts as having one', async () => {
    const stage = new Stage(retry()).holds({ state: 'rejected' });
    stage.beforeFirstWrite(() => void stage.holds({ state: 'created' }));
    expect(await stage.run()).toBe('retry-not-needed');
  });

  test('a label or a first hand-off looks for none', async () => {
    const stage = new Stage().holds({ state: 'created', branch });
    await stage.run();
    expect([stage.looks, stage.calls]).toEqual([[], ['read']]);
  });
});

describe('what is claimed', () => {
  const limits = (more: Partial<Settings['limits']>) => settled({ limits: { ...DEFAULT_SETTINGS.limits, ...more } });
  test('the finding with its kind, its repository and its issue', async () => {
    const stage = new Stage();
    await stage.run();
    expect(stage.entry).toMatchObject({
      findingId: 'issue-7',
      kind: 'generic',
      repository: { host: 'github.com', id: 42, name: 'octo-org/shop' },
      issue: 7,
      runId: '1',
      branch: 'fix/issue-7',
      acu: null,
    });
    expect(stage.entry?.nonce).toMatch(/^[0-9a-f]{12}$/u);
    expect(stage.entry).not.toHaveProperty('covers');
  });

  test.each<readonly [string, Partial<HandOffFacts>, number | null]>([
    ['no bound', {}, null],
    ['the bound of the settings', limits({ acuPerSession: 20 }), 20],
    ['the bound of the request', { options: { secret_ids: [], max_acu_limit: 5 } }, 5],
    [
      'the bound of the request before that of the settings',
      { ...limits({ acuPerSession: 20 }), options: { secret_ids: [], max_acu_limit: 5 } },
      5,
    ],
  ])('compute units: %s', async (_, more, acu) => {
    const stage = new Stage(more);
    await stage.run();
    expect(stage.entry?.acu).toBe(acu);
  });

  test('what it covers, and the limits of the caller’s own', async () => {
    const covers = [`1-${'c'.repeat(40)}`];
    const asked: unknown[] = [];
    const stage = new Stage({
      item: { ...new Stage().facts.item, covers },
      governors: [(view) => (asked.push(view.at), undefined)],
    });
    await stage.run();
    expect([stage.entry?.covers, asked]).toEqual([covers, [NOW]]);
    const governed = new Stage({ governors: [() => ({ reason: 'cap-open', message: 'enough' })] });
    expect(await governed.outcome()).toMatchObject({ reason: 'cap-open', message: 'enough' });
    expect(governed.calls).toEqual(['read']);
  });

  test('where the agent works and from which branch: the settings’ words before the repository’s own', async () => {
    const here = await new Stage().outcome();
    expect(here.request?.prompt).toContain('main');
    const there = await new Stage(settled({ targetRepository: 'octo-org/code', baseBranch: 'release' })).outcome();
    expect(there.request?.repos).toEqual(['octo-org/code']);
    expect(there.request?.prompt).toContain('release');
    expect(there.request?.prompt).toContain('octo-org/shop');
  });
});

describe('P15: what is said of a runner that was held up', () => {
  const held = (stage: Stage, seconds: number, more: () => void = () => {}) => {
    stage.afterClaim = () => {
      stage.now = new Date(stage.now.getTime() + seconds * 1_000);
      more();
    };
    return stage;
  };

  test('still ours', async () => {
    const stage = held(new Stage(), 60);
    await stage.run();
    expect(stage.rows).toContain('note claim: held up for 60 s; read again and still ours');
  });

  test.each([
    ['dead by now', 901, () => () => {}],
    ['gone with its ledger', 60, (stage: Stage) => () => void (stage.isMissing = true)],
    ['somebody else’s', 60, (stage: Stage) => () => void stage.holds({ nonce: 'cccccccccccc', at: NOW.toISOString() })],
    ['decided otherwise', 60, (stage: Stage) => () => void stage.holds({ ...stage.entry, state: 'rejected' })],
  ])('%s: nothing is posted', async (_, seconds, more) => {
    const stage = new Stage();
    held(stage, seconds, more(stage));
    await expect(stage.outcome()).rejects.toMatchObject({
      reason: 'claim-lost',
      message: `the run was held up for ${seconds} s and the claim changed hands`,
    });
    expect(stage.rows.at(-1)).toBe(
      `stop claim: held up for ${seconds} s and no longer ours | trigger again if the finding is still open`,
    );
    expect(stage.calls).not.toContain('POST');
  });

  test('halted in the meantime', async () => {
    const stage = new Stage();
    held(stage, 60, () => void stage.git.commit(stage.git.head?.oid, new Map([[HALT_PATH, 'x']]), NOW, NOBODY));
    await expect(stage.outcome()).rejects.toMatchObject({
      reason: 'halted',
      message: 'the kill switch was set after the claim; nothing was posted and the claim was given back',
    });
    expect(stage.rows.at(-1)).toBe('stop kill switch: set after the claim | delete the file HALT on the ledger branch');
  });
});

describe('what a dry run foresees', () => {
  const noLedger = () => {
    const stage = new Stage({ dryRun: true });
    stage.isMissing = true;
    return stage;
  };

  test('a session, its request and what would be claimed', async () => {
    const stage = new Stage({ dryRun: true });
    const outcome = await stage.outcome();
    expect(outcome).toMatchObject({
      reason: 'dry-run',
      message: 'a session would be created',
      isNew: false,
      seenAt: NOW,
      planned: { entry: { state: 'posting', branch: 'fix/issue-7', attempt: 1 }, day: { runId: '1' } },
    });
    expect(outcome.request?.tags).toContain(`claim-issue-7-${outcome.planned?.entry.nonce ?? ''}`);
    expect(outcome).not.toHaveProperty('stop');
    expect(stage.rows.join()).not.toContain('there is none yet');
  });

  test('no session: why, and the request that would have been made', async () => {
    const stage = new Stage({ dryRun: true }).holds({ state: 'created' });
    const outcome = await stage.outcome();
    expect(outcome).toMatchObject({
      message: expect.stringMatching(/^nothing would be created: the finding is created since/u),
      entry: { state: 'created' },
      stop: { reason: 'already-handed-off' },
    });
    expect(outcome.request?.prompt).toContain('fix/issue-7');
    expect(outcome).not.toHaveProperty('planned');
  });

  test('the branch of the next generation', async () => {
    const stage = new Stage({ dryRun: true }).holds({ state: 'closed' });
    expect((await stage.outcome()).request?.prompt).toContain('fix/issue-7+2');
  });

  test('where there is no ledger yet', async () => {
    const stage = noLedger();
    const outcome = await stage.outcome();
    expect(outcome).toMatchObject({ message: 'a session would be created', entry: undefined });
    expect(outcome).not.toHaveProperty('seenAt');
    expect(stage.rows[0]).toBe('note ledger: there is none yet; the first hand-off creates it');
    expect(stage.calls).toEqual(['read']);
  });

  test('what is planned before this one counts against its limits', async () => {
    const first = (await new Stage({ dryRun: true }).outcome()).planned;
    if (!first) throw new Error('nothing was planned');
    const other = { ...first.entry, fingerprint: `1-${'d'.repeat(40)}`, findingId: 'issue-8' };
    const planned = [{ ...first, entry: other }];
    const limited = settled({ limits: { ...DEFAULT_SETTINGS.limits, perRun: 1 } });
    for (const stage of [new Stage({ dryRun: true, planned, ...limited }), noLedger()]) {
      Object.assign(stage.facts, { planned, ...limited });
      expect(await stage.outcome()).toMatchObject({
        message: 'nothing would be created: 1 of 1 new sessions of this run',
        stop: { reason: 'cap-per-run' },
      });
    }
  });
});

describe('D35: without a ledger', () => {
  const NOTE =
    'note ledger: off: no claim, no caps, no promise of one session per finding | leave out `ledger: off`, and give the job `contents: write`';

  test('one request, and loud words', async () => {
    const stage = new Stage({ ledger: 'off' });
    expect(await stage.outcome()).toMatchObject({
      reason: 'session-created',
      isNew: true,
      entry: undefined,
      posted: { sessionId: 's-1' },
      request: { repos: ['octo-org/shop'] },
    });
    expect(stage.rows).toEqual([NOTE, 'pass session: The session was created (status 200).']);
  });

  test('a dry run sends none', async () => {
    const stage = new Stage({ ledger: 'off', dryRun: true });
    expect(await stage.outcome()).toMatchObject({
      reason: 'dry-run',
      message: 'a session would be created, without a ledger',
      request: { repos: ['octo-org/shop'] },
    });
    expect([stage.calls, stage.rows]).toEqual([[], [NOTE]]);
  });

  test('an unknown result is not looked for: nothing names the claim', async () => {
    const stage = new Stage({ ledger: 'off' });
    stage.answer = { kind: 'unknown', why: 'status', status: 502, text: '' };
    expect(await stage.run()).toBe('session-unknown');
    expect(stage.calls).toEqual(['POST']);
  });
});

describe('P15: how an unknown result is looked for', () => {
  const lost: SessionAnswer = { kind: 'unknown', why: 'status', status: 502, text: '' };
  const session = (more: Partial<Settings['session']>) =>
    settled({ session: { ...DEFAULT_SETTINGS.session, ...more } });
  const createdAfter = NOW.getTime() / 1_000 - 3_600;

  test.each<readonly [string, Partial<HandOffFacts>, (nonce: string) => readonly unknown[]]>([
    ['by its tag', {}, (nonce) => [{ tags: [`claim-issue-7-${nonce}`], createdAfter }]],
    ['by its title, where tags are not free', session({ dedupeTag: 'none' }), () => [{ createdAfter }]],
    ['not at all', session({ readBack: false }), () => []],
  ])('%s', async (_, more, lists) => {
    const stage = new Stage(more);
    stage.answer = lost;
    expect(await stage.run()).toBe('session-unknown');
    expect(stage.lists).toEqual(lists(stage.entry?.nonce ?? ''));
  });
});
