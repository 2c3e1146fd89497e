import { describe, expect, test } from '@jest/globals';
import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { digestOf, type Policy } from '../policy/policy.ts';
import type { Hook, Refusal, Surroundings } from './hook.ts';
import { interruptible } from './interruptible.ts';
import { LARGEST_INPUT, runHook } from './run.ts';
import { statusOf } from './status.ts';
import type { ToolCall } from '../tool-call/tool-call.ts';

/** A folder of hooks with a policy and its digest. */
function hooks(change: Partial<Policy> = {}, digest?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'guard-run-'));
  const text = JSON.stringify({ ...DEFAULT_POLICY, ...change });
  writeFileSync(join(folder, 'policy.json'), text);
  writeFileSync(join(folder, 'policy.json.sha256'), digest ?? `${digestOf(text)}  policy.json\n`);
  return folder;
}

const CALL = JSON.stringify({ tool_name: 'Bash', tool_input: { command: 'ls' } });

interface Run {
  readonly hook?: Partial<Hook>;
  readonly refusals?: readonly Refusal[];
  readonly folder?: string;
  readonly input?: string | Uint8Array;
  readonly argv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly today?: string;
}

interface Ended {
  readonly status: number;
  readonly given: readonly (readonly [ToolCall, Surroundings])[];
}

/** Runs a hook in this process as `main.ts` does. Its first end counts: the one of a late timer comes after it. */
function run({
  hook,
  refusals = [],
  folder = hooks(),
  input = CALL,
  argv = [],
  env = {},
  today = '2026-01-02',
}: Run): Promise<Ended> {
  const file = join(mkdtempSync(join(tmpdir(), 'guard-input-')), 'call');
  writeFileSync(file, input);
  const descriptor = openSync(file, 'r');
  const given: (readonly [ToolCall, Surroundings])[] = [];
  const own: Hook = {
    name: 'guard',
    judge: (...asked) => {
      given.push(asked);
      return refusals;
    },
    ...hook,
  };
  return new Promise<Ended>((end) => {
    const exit = (status: number): never => {
      end({ status, given });
      return undefined as never;
    };
    const start = {
      argv,
      env,
      input: descriptor,
      on: () => undefined,
      exit,
      cwd: () => '/work/here',
      now: () => new Date(today),
      program: join(folder, 'guard.cjs'),
    };
    try {
      runHook(own, start);
    } catch {
      // What is thrown before there is a verdict goes to the handler for it, which is no function of this test.
      end({ status: -1, given });
    }
  }).finally(() => closeSync(descriptor));
}

const block: Refusal = { rule: 'r', seen: 's', why: 'w', instead: 'i', severity: 'block' };
const warning: Refusal = { ...block, severity: 'warn' };

describe('how a hook ends (D16, P11)', () => {
  test.each([
    ['nothing to say', [], 0, 86],
    ['a refusal', [block], 2, 2],
    ['a warning', [warning], 87, 87],
    ['a refusal beside a warning', [warning, block], 2, 2],
  ])('%s', async (_, refusals, plain, privately) => {
    expect((await run({ refusals })).status).toBe(plain);
    expect((await run({ refusals, argv: ['node', 'guard.cjs', '--private'] })).status).toBe(privately);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws no error',
      () => {
        throw 'no';
      },
    ], // oxlint-disable-line typescript/only-throw-error -- what any code may do
  ])('a hook that %s blocks', async (_, judge) => {
    expect((await run({ hook: { judge } })).status).toBe(2);
  });

  test.each([
    ['a policy that is not what its digest says', { folder: hooks({}, `${'0'.repeat(64)}  policy.json\n`) }],
    ['no policy', { folder: tmpdir() }],
    ['input that is no JSON', { input: 'ls' }],
    ['no input', { input: '' }],
  ])('%s blocks', async (_, each) => {
    expect((await run(each)).status).toBe(2);
  });

  test('more than the most of input is not read', async () => {
    const large = Buffer.alloc(LARGEST_INPUT + 1, ' ');
    large.write(CALL);
    expect((await run({ input: large })).status).toBe(-1);
    expect((await run({ input: large.subarray(0, LARGEST_INPUT) })).status).toBe(0);
  });

  test('the dry mode blocks nothing until its day', async () => {
    const folder = hooks({ dryRunUntil: '2026-01-10' });
    const on = async (today: string): Promise<number> => (await run({ folder, refusals: [block], today })).status;
    expect(await on('2026-01-09T23:59:59Z')).toBe(87);
    expect(await on('2026-01-10T00:00:00Z')).toBe(2);
    expect((await run({ folder, refusals: [], today: '2026-01-09' })).status).toBe(0);
    expect((await run({ folder, input: 'no call', today: '2026-01-09' })).status).toBe(2);
  });
});

test('a hook is given the call and what it may know', async () => {
  const folder = hooks({ root: '../x' });
  const { given } = await run({ folder, env: { HOME: '/h', TMPDIR: '/t', AGENT_REMEDIATION_TASK: '/no/task' } });
  const [[call, around] = []] = given;
  expect(call).toMatchObject({ tool: 'Bash', commands: ['ls'], cwd: '/work/here' });
  expect(around).toMatchObject({
    root: join(folder, '../x'),
    home: '/h',
    notes: '/t/agent-remediation',
    taskFile: '/no/task',
    task: { dependency: false },
  });
  const [[, bare] = []] = (await run({})).given;
  expect(bare).toMatchObject({ home: undefined, notes: '/tmp/agent-remediation', taskFile: undefined });
});

test('a task file makes it a dependency task (D17)', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'guard-task-')), 'task.json');
  writeFileSync(file, '{"kind":"dependency"}');
  const { given } = await run({ folder: hooks({ root: '.' }), env: { AGENT_REMEDIATION_TASK: file } });
  expect(given[0]?.[1].task).toEqual({ dependency: true });
});

test('work that never yields is stopped, and other work gives its result', () => {
  expect(interruptible(() => 7, 10_000)).toBe(7);
  expect(() =>
    interruptible(() => {
      for (;;);
    }, 20),
  ).toThrow(expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }));
});

test('seed 6: allow is 0 and block is 2; a raw 1 is never given (D16)', () => {
  expect((['allow', 'warn', 'block'] as const).map((ending) => statusOf(ending, false))).toEqual([0, 87, 2]);
  expect((['allow', 'warn', 'block'] as const).map((ending) => statusOf(ending, true))).toEqual([86, 87, 2]);
});

test('seed 6: a hook that never answers is ended as a block at its deadline', async () => {
  expect((await run({ hook: { judge: () => new Promise(() => {}) } })).status).toBe(2);
});
