import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockRiskyPaths } from './block-risky-paths/judge.ts';
import type { Hook, Refusal, Surroundings } from './frame/hook.ts';
import { noDangerousShell } from './no-dangerous-shell/judge.ts';
import { noFiles } from './paths/files.ts';
import { DEFAULT_POLICY } from './policy/default.ts';
import { requireTestIfCode } from './require-test-if-code/judge.ts';
import { scanSecrets } from './scan-secrets/judge.ts';
import { readToolCall } from './tool-call/tool-call.ts';
import { fillIn } from './scan-secrets/samples.test-support.ts';
import { measured } from '../../../../test/promises/measured.ts';

/** Cases are data (house style 7): `cases/<rule>/ok.*` is allowed, `ng.*` blocked. A new case needs no code. */
const CASES = fileURLToPath(new URL('../../cases/', import.meta.url));
const ROOT = '/work/repository';

const around: Surroundings = {
  policy: DEFAULT_POLICY,
  task: { dependency: false },
  files: noFiles,
  root: ROOT,
  home: '/home/agent',
  taskFile: '/home/agent/.launcher/task.json',
  notes: mkdtempSync(join(tmpdir(), 'guard-notes-')),
};

interface Call {
  readonly tool: string;
  readonly input: object;
  readonly event?: string;
  readonly task?: 'dependency';
}

let session = 0;
function judge(
  hook: Hook,
  { tool, input, event, task }: Call,
  name = `session ${(session += 1)}`,
): Promise<readonly Refusal[]> {
  const json = JSON.stringify({
    hook_event_name: event ?? 'PreToolUse',
    session_id: name,
    cwd: ROOT,
    tool_name: tool,
    tool_input: input,
  });
  return Promise.resolve(
    hook.judge(readToolCall(Buffer.from(json), ROOT), { ...around, task: { dependency: task === 'dependency' } }),
  );
}

const blocks = (refusals: readonly Refusal[]): boolean => refusals.some(({ severity }) => severity === 'block');
const read = (rule: string, kind: 'ok' | 'ng', extension: 'txt' | 'json' = 'txt'): string =>
  readFileSync(`${CASES}${rule}/${kind}.${extension}`, 'utf8');
const lines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));

/** Shell commands, one a line: `\\n` stands for a line break. */
const commandsIn = (rule: string, kind: 'ok' | 'ng'): readonly string[] =>
  lines(read(rule, kind)).map((line) => line.replaceAll('\\\\', '\0').replaceAll('\\n', '\n').replaceAll('\0', '\\'));

/** Every case that does not come out as its file says. */
async function wrong<Case>(
  cases: readonly Case[],
  expected: 'ok' | 'ng',
  run: (each: Case) => Promise<boolean>,
): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const each of cases) if ((await run(each)) !== (expected === 'ng')) found.push(each);
  return found;
}

describe.each(['ok', 'ng'] as const)('cases, %s', (kind) => {
  test('no-dangerous-shell', async () => {
    const cases = commandsIn('no-dangerous-shell', kind);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(
      await wrong(cases, kind, async (command) =>
        blocks(await judge(noDangerousShell, { tool: 'Bash', input: { command } })),
      ),
    ).toEqual([]);
  });

  test('no-dangerous-shell, other tools', async () => {
    const cases: readonly Call[] = JSON.parse(read('no-dangerous-shell', kind, 'json'));
    expect(cases.length).toBeGreaterThanOrEqual(10);
    expect(await wrong(cases, kind, async (call) => blocks(await judge(noDangerousShell, call)))).toEqual([]);
  });

  test('block-risky-paths', async () => {
    const cases: readonly Call[] = JSON.parse(read('block-risky-paths', kind, 'json'));
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(await wrong(cases, kind, async (call) => blocks(await judge(blockRiskyPaths, call)))).toEqual([]);
  });

  test('block-risky-paths, writes by the shell', async () => {
    const cases = commandsIn('block-risky-paths', kind);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(
      await wrong(cases, kind, async (command) =>
        blocks(await judge(blockRiskyPaths, { tool: 'Bash', input: { command } })),
      ),
    ).toEqual([]);
  });

  test('scan-secrets', async () => {
    const cases = lines(read('scan-secrets', kind));
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const input = (line: string): object => ({ file_path: 'src/a.ts', content: fillIn(line, 7) });
    expect(
      await wrong(cases, kind, async (line) => blocks(await judge(scanSecrets, { tool: 'Write', input: input(line) }))),
    ).toEqual([]);
  });

  test('require-test-if-code', async () => {
    const cases: readonly { readonly calls: readonly Call[] }[] = JSON.parse(
      read('require-test-if-code', kind, 'json'),
    );
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const run = async (calls: readonly Call[]): Promise<boolean> => {
      const name = `session ${(session += 1)}`;
      const verdicts: boolean[] = [];
      for (const call of calls) verdicts.push(blocks(await judge(requireTestIfCode, call, name)));
      return verdicts.at(-1) ?? false;
    };
    expect(await wrong(cases, kind, ({ calls }) => run(calls))).toEqual([]);
  });
});

test('P12: at most 1 in 100 ordinary commands is blocked by any hook', async () => {
  const commands = commandsIn('no-dangerous-shell', 'ok');
  const blocked: string[] = [];
  for (const command of commands) {
    const call = { tool: 'Bash', input: { command } };
    const refusals = [
      ...(await judge(noDangerousShell, call)),
      ...(await judge(blockRiskyPaths, call)),
      ...(await judge(scanSecrets, call)),
    ];
    if (blocks(refusals)) blocked.push(command);
  }
  measured('P12', { 'false alarms': (blocked.length / commands.length) * 100 });
  expect(commands.length).toBeGreaterThanOrEqual(500);
  expect(blocked.length / commands.length).toBeLessThanOrEqual(0.01);
});

test('every refusal names rule, reason and the safe way, and repeats no secret', async () => {
  for (const command of lines(read('no-dangerous-shell', 'ng'))) {
    for (const refusal of await judge(noDangerousShell, { tool: 'Bash', input: { command } })) {
      expect(Object.values(refusal).every((text) => text !== '')).toBe(true);
    }
  }
  for (const line of lines(read('scan-secrets', 'ng'))) {
    const text = fillIn(line, 11);
    const told = JSON.stringify(await judge(scanSecrets, { tool: 'Write', input: { file_path: 'a', content: text } }));
    const tokens = text.split(/[^\w.~+/=-]+/u).filter((word) => word.length >= 16 && /\d/u.test(word));
    expect(tokens.filter((token) => told.includes(token))).toEqual([]);
  }
});
