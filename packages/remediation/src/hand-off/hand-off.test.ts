import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Ending, Trace } from '@agent-remediation/conventions';
import type { GitHub } from '@agent-remediation/github';
import type { SessionAnswer, SessionClient } from '@agent-remediation/session-api';
import type { Deps } from '../deps.ts';
import { HALT_PATH, OPEN_PATH, parseEntry, writeOpen } from '../ledger/entry.ts';
import type { LedgerPort } from '../ledger/ledger.ts';
import { MemoryGit } from '../model/git.ts';
import { handOff, type HandOffFacts } from './hand-off.ts';
import { itemOf } from './item.ts';

const NOW = new Date('2026-05-12T10:00:00Z');
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
        if (!head) return { kind: 'missing', at: this.now };
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
      list: async () => {
        this.calls.push('list');
        return { kind: 'listed', sessions: [], complete: true };
      },
      get: async () => ({ kind: 'missing' }),
    };
  }

  get entry() {
    const file = [...(this.git.head?.files ?? [])].find(([path]) => path.startsWith('findings/'));
    return parseEntry(file?.[1], 'findings');
  }

  async run(): Promise<string> {
    const refuse = () => Promise.reject(new Error('not asked for'));
    const github: GitHub = { get: refuse, write: refuse, graph: refuse };
    let digits = 0;
    const deps: Deps = {
      github,
      ledgerAt: () => this.#port,
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
    return handOff(this.facts, deps, new Trace()).then(
      ({ reason }) => reason,
      (error: unknown) => (error instanceof Ending ? error.reason : String(error)),
    );
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
