import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGuards, DEFAULT_POLICY } from '@agent-remediation/guardrails/judge';
import { AgentMissing, type AgentEnding, type AgentStep, type AgentTask } from './agent.ts';
import { guardHooks } from './sdk-guards.ts';
import type { End, Play, Step } from './sdk-fake.test-support.ts';
import { SDK_PACKAGE, SDK_VERSION } from './sdk-types.ts';
import { redactorOf, transcriptLines } from './sdk-transcript.ts';
import { sdkAgent, type SdkAgentOptions } from './sdk.ts';

/** The adapter over a stand-in for the SDK that is loaded as a user's would be; the SDK itself is in the lane test/agent-sdk. */
const FAKE = fileURLToPath(new URL('sdk-fake.test-support.ts', import.meta.url));
const KEY = 'key-of-the-model-0123456789';

let folder = '';
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-adapter-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  readonly ending: AgentEnding;
  readonly steps: readonly AgentStep[];
  readonly cwd: string;
}

async function play(
  script: readonly Step[] | Play,
  change: Partial<AgentTask> = {},
  options: Partial<SdkAgentOptions> = {},
): Promise<Result> {
  count += 1;
  const cwd = join(folder, String(count));
  mkdirSync(cwd);
  const file = join(folder, `${count}.json`);
  writeFileSync(file, JSON.stringify([Array.isArray(script) ? { steps: script } : script]));
  const steps: AgentStep[] = [];
  const agent = sdkAgent({
    sdk: FAKE,
    workspace: folder,
    apiKey: KEY,
    secrets: [],
    now: Date.now,
    grace: 200,
    ...options,
  });
  const ending = await agent.work(
    {
      findingId: 'issue-1',
      prompt: 'Mend it.',
      rules: 'The rules.',
      cwd,
      model: undefined,
      maxTurns: 30,
      maxCostUsd: undefined,
      deadline: Date.now() + 30_000,
      allowedTools: ['Read', 'Edit', 'Bash'],
      mcpServers: {},
      guards: createGuards({
        policy: DEFAULT_POLICY,
        dependencyTask: false,
        root: cwd,
        home: folder,
        notes: join(folder, 'notes'),
        session: String(count),
      }),
      signal: new AbortController().signal,
      ...change,
      environment: { PATH: process.env['PATH'] ?? '', FAKE_AGENT_SCRIPT: file, ...change.environment },
    },
    (step) => steps.push(step),
  );
  return { ending, steps, cwd };
}

const linesOf = ({ steps }: Result): string =>
  steps.flatMap((step) => (step.kind === 'transcript' ? [step.line] : [])).join('\n');
const blocks = ({ steps }: Result): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'blocked' ? [step.rule] : []));
const bash = (command: string): Step => ({ tool: 'Bash', input: { command } });

describe('how it ends', () => {
  const results: readonly (readonly [End, string, string])[] = [
    [{ subtype: 'success', result: 'Mended.' }, 'finished', 'Mended.'],
    [{ subtype: 'success', result: 'API Error', is_error: true }, 'error', 'API Error'],
    [{ subtype: 'error_during_execution', errors: ['broke'] }, 'error', 'broke'],
    [{ subtype: 'error_max_turns', errors: [] }, 'max-turns', 'It ended with error_max_turns.'],
    [{ subtype: 'error_max_budget_usd', errors: [] }, 'max-cost', 'It ended with error_max_budget_usd.'],
    [{ subtype: 'error_max_structured_output_retries', errors: ['x'] }, 'structured-output', 'x'],
    [{ subtype: 'error_of_tomorrow', errors: ['new'] }, 'error', 'new'],
    [{ subtype: 'toString', errors: ['odd'] }, 'error', 'odd'],
  ];
  test.each(results)('%j', async (result, kind, summary) => {
    const { ending } = await play([{ say: 'Hello.' }, { result }]);
    expect([ending.kind === 'stopped' ? ending.reason : ending.kind, ending.summary]).toEqual([kind, summary]);
    expect([ending.turns, ending.costUsd]).toEqual([1, 0.01]);
  });

  test('a result counts although the iterator throws after it', async () => {
    const { ending } = await play({ steps: [{ say: 'a' }, { stop: 'Mended.' }], throwAfter: 'the pipe broke' });
    expect(ending).toMatchObject({ kind: 'finished', summary: 'Mended.' });
  });

  test('an iterator that throws before a result is an error with its words', async () => {
    const { ending } = await play([{ say: 'a' }, { throws: `the pipe broke at ${KEY}` }]);
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'error', summary: 'the pipe broke at ***' });
  });

  test('no result at all', async () => {
    const { ending } = await play([{ say: 'a' }, { nothing: true }]);
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'no-result', turns: 1 });
  });

  test('seed 8: the turn limit ends it', async () => {
    const { ending } = await play(
      Array.from({ length: 9 }, () => ({ say: 'on' })),
      { maxTurns: 3 },
    );
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'max-turns', turns: 3 });
  });

  test('an SDK that does not count turns is stopped from here', async () => {
    const message = (at: number): Step => ({
      message: { type: 'assistant', message: { id: `m${at}`, content: [] }, parent_tool_use_id: null },
    });
    const { ending } = await play([...Array.from({ length: 20 }, (_, at) => message(at)), { hang: 'deaf' }], {
      maxTurns: 3,
    });
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'max-turns' });
    expect(ending.turns).toBeLessThanOrEqual(7);
  });

  test('the money limit ends it', async () => {
    const { ending } = await play(
      { costPerTurn: 0.2, steps: Array.from({ length: 9 }, () => ({ say: 'on' })) },
      { maxCostUsd: 0.5 },
    );
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'max-cost' });
  });

  test.each([
    ['NaN', 0.5, 0.5],
    ['NaN', undefined, 0],
  ] as const)('a cost of %s under a limit of %s counts as %s', async (costPerTurn, maxCostUsd, expected) => {
    const { ending } = await play({ costPerTurn, steps: [{ say: 'a' }] }, { maxCostUsd });
    expect([ending.kind, ending.costUsd]).toEqual(['finished', expected]);
  });

  test('no result under a money limit counts as all of it: unknown is not free', async () => {
    const { ending } = await play([{ nothing: true }], { maxCostUsd: 2 });
    expect(ending.costUsd).toBe(2);
  });

  test.each(['until-aborted', 'deaf'] as const)('the deadline ends an agent that hangs, %s', async (how) => {
    const started = Date.now();
    const { ending } = await play([{ say: 'a' }, { hang: how }], { deadline: started + 2_000 });
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'deadline', turns: 1 });
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  test('a cancelled run ends the agent', async () => {
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 100);
    const { ending } = await play([{ hang: 'until-aborted' }], { signal: cancel.signal });
    expect(ending).toMatchObject({ kind: 'stopped', reason: 'cancelled' });
  });

  test('nothing is started after the deadline or for a cancelled run', async () => {
    const missing = { sdk: join(folder, 'nowhere') };
    expect((await play([], { deadline: 1 }, missing)).ending).toMatchObject({ reason: 'deadline', turns: 0 });
    expect((await play([], { signal: AbortSignal.abort() }, missing)).ending).toMatchObject({ reason: 'cancelled' });
  });
});

describe('messages', () => {
  test('unknown and broken ones are passed over and kept in the transcript', async () => {
    const odd = [
      { type: 'hologram', x: 1 },
      {},
      { type: 'assistant' },
      { type: 'assistant', message: { content: 7 } },
      { type: 'user' },
    ];
    const result = await play([...odd.map((message) => ({ message })), { stop: 'Done.' }]);
    expect(result.ending).toMatchObject({ kind: 'finished' });
    expect(linesOf(result)).toContain('"hologram"');
    expect(JSON.parse(linesOf(result).split('\n').at(-1) ?? '')).toMatchObject({ type: 'ending', unknownMessages: 2 });
  });

  test('what a subagent says is no turn of the agent', async () => {
    const message = { type: 'assistant', message: { id: 's', content: [] }, parent_tool_use_id: 'toolu_1' };
    expect((await play([{ say: 'a' }, { message }, { message }])).ending.turns).toBe(1);
  });

  test('a turn is told with its tool and a note on one line, without what cannot be seen', async () => {
    const { steps } = await play([bash('echo a\necho \u202eb')]);
    expect(steps).toContainEqual({ kind: 'turn', turn: 1, tool: 'Bash', note: 'echo a echo b' });
  });
});

describe('the guards', () => {
  test('P11: a forbidden command does not run, the agent hears why, and it is told', async () => {
    const result = await play([bash('touch made && git push origin HEAD:main'), bash('ls')]);
    expect(blocks(result)).toEqual(['push-main']);
    expect(linesOf(result)).toContain('blocked by rule push-main');
    expect(linesOf(result)).not.toContain('made\\n');
    expect(result.ending.denials).toBe(1);
  });

  test('a link that the agent makes between two calls is seen', async () => {
    const write = (path: string): Step => ({
      tool: 'Edit',
      input: { file_path: path, old_string: 'a', new_string: 'b' },
    });
    const result = await play([
      write('{cwd}/docs/a.txt'),
      bash('mkdir -p .github && ln -s .github docs'),
      write('{cwd}/docs/a.txt'),
    ]);
    expect(blocks(result)).toContain('automation');
  });

  test('a tool that is not allowed is denied and counted', async () => {
    const result = await play([{ tool: 'WebFetch', input: { url: 'https://example.com' } }]);
    expect(result.ending.denials).toBe(1);
  });

  test('a secret in a written file is blocked, and is in no transcript', async () => {
    const token = ['ghp', '_', 'Zk3vT8qLw1Xb6Rf9Nc2Ym7Hd4Sg5Pj0Ua2Qe'].join('');
    const result = await play([
      { tool: 'Edit', input: { file_path: '{cwd}/a.js', old_string: '', new_string: token } },
    ]);
    expect(blocks(result)).toContain('secret');
    expect(JSON.stringify(result.steps)).not.toContain(token);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ] as const)('P11: one that %s blocks every call, and lets the agent stop', async (_, guards) => {
    const result = await play([bash('touch made'), bash('ls')], { guards });
    expect(new Set(blocks(result))).toEqual(new Set(['guard-fault']));
    expect(linesOf(result)).not.toContain('made\\n');
    expect(result.ending.kind).toBe('finished');
  });

  test('P11: one that gives no verdict blocks', async () => {
    const told: AgentStep[] = [];
    const hooks = guardHooks({
      guards: () => new Promise(() => undefined),
      tell: (step) => told.push(step),
      denied: () => undefined,
      longestVerdict: 20,
    });
    const input = {
      hook_event_name: 'PreToolUse',
      session_id: 's',
      cwd: '/a',
      tool_name: 'Bash',
      tool_input: { command: 'ls' },
    };
    const output = await hooks.PreToolUse[0]?.hooks[0]?.(input, 'toolu_1', { signal: new AbortController().signal });
    expect(output?.hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
    expect(told).toHaveLength(1);
  });

  test('every hook blocks when it fails, and sees every tool', () => {
    const hooks = guardHooks({ guards: () => Promise.resolve([]), tell: () => undefined, denied: () => undefined });
    for (const matcher of Object.values(hooks).flat()) {
      expect(matcher.onFailure).toBe('block');
      expect(matcher).not.toHaveProperty('matcher');
    }
  });

  test('an agent that changed code and no test is sent back once', async () => {
    const edit = { tool: 'Edit', input: { file_path: '{cwd}/a.js', old_string: '', new_string: 'x' } };
    const result = await play([edit, { stop: 'Done.' }, { stop: 'No test is possible.' }]);
    expect(blocks(result)).toEqual(['test-with-code']);
    expect(result.ending).toMatchObject({ kind: 'finished', summary: 'No test is possible.' });
  });
});

describe('what the agent gets', () => {
  test('its environment is what is listed, the key and our switches; nothing of ours', async () => {
    process.env['OF_THE_JOB'] = 'not-for-the-agent';
    const result = await play([bash('node -e "console.log(Object.keys(process.env).sort().join())"')], {
      environment: { LISTED: '1' },
      guards: () => Promise.resolve([]),
    });
    delete process.env['OF_THE_JOB'];
    const lines = linesOf(result);
    expect(lines).toContain('ANTHROPIC_API_KEY');
    expect(lines).toContain('LISTED');
    expect(lines).toContain('CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC');
    expect(lines).not.toContain('OF_THE_JOB');
  });

  test('P6: key, named secrets and listed credentials are in no transcript, note or summary, in no encoding', async () => {
    const other = 'other-secret-value-77';
    const cloud = 'cloud-token-value-12345';
    const words = [KEY, other, cloud, Buffer.from(KEY).toString('base64')];
    const result = await play(
      [...words.map((word) => bash(`echo "${word}"`)), { stop: words.join(' ') }],
      { environment: { CLOUD_TOKEN: cloud } },
      { secrets: [other, 'abc'] },
    );
    const told = JSON.stringify([result.steps, result.ending]);
    for (const word of words) expect(told).not.toContain(word);
    expect(told).toContain('***');
  });

  test('a transcript neither has an endless line nor a half of a secret at the place of a cut', async () => {
    const result = await play([bash(`echo ${'x'.repeat(7_990)}${KEY}${'y'.repeat(300_000)}`)]);
    const lines = linesOf(result).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(200_001);
    expect(linesOf(result)).not.toContain(KEY.slice(0, 8));
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});

describe('lines of a transcript', () => {
  const lineOf = (message: unknown): string => transcriptLines(redactorOf([KEY]))(message) ?? '';

  test('P6: no part of a secret is left at the place where a text is cut', () => {
    for (let at = 7_930; at < 8_010; at += 1) {
      const line = lineOf({ text: `${'x'.repeat(at)}${KEY}${'y'.repeat(500)}` });
      expect(line).not.toContain(KEY.slice(0, 4));
    }
  });

  test('P6: a secret as a name is hidden too', () => {
    expect(lineOf({ [KEY]: 1, deeper: [{ [`path/${KEY}`]: 2 }] })).not.toContain(KEY);
  });

  test('what goes deeper than any message does is left out', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 10_000; level += 1) deep = [deep];
    expect(lineOf(deep)).toContain('[…]');
  });

  test('a transcript that is full says so, and holds no more', () => {
    const line = transcriptLines((text) => text);
    const text = { texts: Array.from({ length: 20 }, () => 'x'.repeat(8_000)) };
    const lines = Array.from({ length: 140 }, () => line(text));
    expect(lines.filter((each) => each?.includes('transcript-full'))).toHaveLength(1);
    expect(lines.at(-1)).toBeUndefined();
  });
});

describe('finding the SDK', () => {
  const install = `npm install --save-exact ${SDK_PACKAGE}@${SDK_VERSION}`;
  const missing = async (options: Partial<SdkAgentOptions>): Promise<unknown> => {
    try {
      return await play([], {}, options);
    } catch (error) {
      return error;
    }
  };

  test.each([
    ['nothing at the path', './nowhere', 'there is nothing at ./nowhere'],
    ['a module without query', './other.mjs', 'exports no function "query"'],
    ['a module that does not load', './broken.mjs', 'cannot be loaded'],
    ['a folder without the package', './empty', 'is not in ./empty'],
    ['an old version', './old', 'is version 0.3.99'],
  ])('%s', async (_, sdk, words) => {
    writeFileSync(join(folder, 'other.mjs'), 'export const queries = 1;');
    writeFileSync(join(folder, 'broken.mjs'), 'export const = 1;');
    mkdirSync(join(folder, 'empty'), { recursive: true });
    layOut(join(folder, 'old'), '0.3.99');
    const error = await missing({ sdk });
    expect(error).toBeInstanceOf(AgentMissing);
    expect(String(error)).toContain(words);
    expect(String(error)).toContain(install);
  });

  test('none in the workspace', async () => {
    const error = await missing({ sdk: undefined as never });
    expect(error).toBeInstanceOf(AgentMissing);
    expect(String(error)).toContain('not in the node_modules of the workspace');
  });

  test.each([SDK_VERSION, '0.4.0', '1.0.0-beta.1'])(
    'version %s, in node_modules of a folder or of the workspace',
    async (version) => {
      const at = join(folder, `with-${version}`);
      layOut(join(at, 'node_modules', SDK_PACKAGE), version);
      expect((await play([{ stop: 'Found.' }], {}, { sdk: at })).ending.summary).toBe('Found.');
      expect((await play([{ stop: 'Found.' }], {}, { sdk: undefined as never, workspace: at })).ending.summary).toBe(
        'Found.',
      );
      expect(
        (await play([{ stop: 'Found.' }], {}, { sdk: join(at, 'node_modules', SDK_PACKAGE) })).ending.summary,
      ).toBe('Found.');
    },
  );

  test('its program is not there', async () => {
    const file = join(folder, 'bare.mjs');
    writeFileSync(
      file,
      'export const query = () => { throw new Error("Native CLI binary for linux-x64 not found. Reinstall"); };',
    );
    const error = await missing({ sdk: file });
    expect(error).toBeInstanceOf(AgentMissing);
    expect(String(error)).toContain('its program');
  });

  /** A package with the SDK's name whose `query` is the stand-in. */
  function layOut(at: string, version: string): void {
    mkdirSync(at, { recursive: true });
    writeFileSync(
      join(at, 'package.json'),
      JSON.stringify({ name: SDK_PACKAGE, version, main: 'sdk.mjs', type: 'module' }),
    );
    writeFileSync(join(at, 'sdk.mjs'), `export { query } from ${JSON.stringify(FAKE)};`);
  }
});

test('the declaration names no option that the adapter leaves to the SDK: each is set', () => {
  const text = readFileSync(fileURLToPath(new URL('sdk-options.ts', import.meta.url)), 'utf8');
  const declared = readFileSync(fileURLToPath(new URL('sdk-types.ts', import.meta.url)), 'utf8');
  const block = /export interface SdkOptions \{([\s\S]*?)\n\}/u.exec(declared)?.[1] ?? '';
  const names = [...block.matchAll(/^ {2}(\w+)\??:/gmu)].map((match) => match[1] ?? '');
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(text).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
});
