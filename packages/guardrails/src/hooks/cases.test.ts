import { describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
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

/**
 * Cases are data (house style 7): `cases/<rule>/ok.*` is allowed, `ng.*` blocked, and `told.json` has what each rule says. A new case
 * needs no code.
 */
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

type Kind = 'ok' | 'ng';
/** A refusal as the cases write it: the name of the rule, and whether it only warns. */
const named = ({ rule, severity }: Refusal): string => (severity === 'warn' ? `${rule} (warning)` : rule);
const namesOf = (refusals: readonly Refusal[]): readonly string[] => [...new Set(refusals.map(named))].sort();
const blocks = (refusals: readonly Refusal[]): boolean => refusals.some(({ severity }) => severity === 'block');
const read = (rule: string, name: string): string => readFileSync(`${CASES}${rule}/${name}`, 'utf8');
const lines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !/^##? /u.test(line));

interface Case<Of> {
  readonly of: Of;
  /** The rules that speak, below a heading `##` that names them; undefined where any rule may. What is allowed is allowed silently. */
  readonly told: readonly string[] | undefined;
}

/** The cases of a kind: those of the rule, and those that go through each row of its tables. */
function linesOf(rule: string, kind: Kind): readonly Case<string>[] {
  const each = `each.${kind}.txt`;
  return [...(existsSync(`${CASES}${rule}/${each}`) ? [each] : []), `${kind}.txt`].flatMap((name) =>
    linesIn(rule, kind, name),
  );
}

/** Lines of one file: below `# theme` whatever blocks, below `## rule, rule` these rules and no other. */
function linesIn(rule: string, kind: Kind, name = `${kind}.txt`): readonly Case<string>[] {
  const silent = kind === 'ok' ? [] : undefined;
  let told: readonly string[] | undefined = silent;
  const found: Case<string>[] = [];
  for (const line of read(rule, name).split('\n')) {
    if (line.startsWith('# ')) told = silent;
    else if (line.startsWith('## ')) told = line.slice(3).split(', ');
    else if (line !== '') found.push({ of: line, told });
  }
  return found;
}

/** `\\n` stands for a line break. */
const unfolded = (line: string): string => line.replaceAll('\\\\', '\0').replaceAll('\\n', '\n').replaceAll('\0', '\\');

/** Shell commands, one a line. */
const asCalls = (cases: readonly Case<string>[]): readonly Case<Call>[] =>
  cases.map(({ of, told }) => ({ of: { tool: 'Bash', input: { command: unfolded(of) } }, told }));

/** Calls of any tool, with the rules that speak beside them. */
const callsIn = (rule: string, kind: Kind): readonly Case<Call>[] =>
  (JSON.parse(read(rule, `${kind}.json`)) as readonly (Call & { readonly told?: readonly string[] })[]).map(
    ({ told, ...of }) => ({ of, told: told ?? (kind === 'ok' ? [] : undefined) }),
  );

/** So few cases go into one test that the first of them to fail is soon found. */
const TOGETHER = 40;

/** The cases in parts: name of the part, and what is in it. */
function parts<Each>(cases: readonly Each[]): readonly (readonly [string, readonly Each[]])[] {
  return Array.from({ length: Math.ceil(cases.length / TOGETHER) }, (_, part) => {
    const some = cases.slice(part * TOGETHER, (part + 1) * TOGETHER);
    return [`${part * TOGETHER + 1} to ${part * TOGETHER + some.length}`, some] as const;
  });
}

/** Every case that does not come out as its file says. */
async function wrong<Of>(
  cases: readonly Case<Of>[],
  kind: Kind,
  run: (of: Of) => Promise<readonly Refusal[]>,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const { of, told } of cases) {
    const refusals = await run(of);
    const names = namesOf(refusals);
    const asTold = told === undefined || names.join() === told.join();
    if (!asTold || blocks(refusals) !== (kind === 'ng')) found.push({ of, told, names });
    for (const refusal of refusals) if (!isTold(refusal)) found.push({ of, refusal });
  }
  return found;
}

/** What a rule says when it speaks: its name, the reason, the safe way, and by which call to hear it. */
interface Told extends Pick<Refusal, 'rule' | 'seen' | 'why' | 'instead'> {
  readonly severity?: 'warn';
  readonly command?: string;
  readonly call?: Call;
}
const toldBy = (rule: string): readonly Told[] => JSON.parse(read(rule, 'told.json')) as readonly Told[];
const HOOKS = { 'no-dangerous-shell': noDangerousShell, 'block-risky-paths': blockRiskyPaths } as const;
const TOLD = Object.keys(HOOKS).flatMap(toldBy);
const SPOKEN = new Set(TOLD.map(({ rule, why, instead }) => `${rule}\n${why}\n${instead}`));
/** Whether the table has it, word for word. What the current branch is called, and the scanner of secrets, are in tests of their own. */
const isTold = ({ rule, why, instead }: Refusal): boolean =>
  SPOKEN.has(`${rule}\n${why.replace(/; the current branch is .*$/u, '')}\n${instead}`);

describe.each(['no-dangerous-shell', 'block-risky-paths'] as const)('%s says', (name) => {
  test.each(toldBy(name).map((told) => [told.rule, told.seen, told] as const))(
    '%s: %s',
    async (_, __, { command, call, severity = 'block', ...words }) => {
      const refusals = await judge(HOOKS[name], call ?? { tool: 'Bash', input: { command } });
      expect(refusals).toContainEqual({ ...words, severity });
    },
  );
});

// What is blocked comes first: a broken row of a table shows there, and not after everything that is allowed.
describe.each(['ng', 'ok'] as const)('cases, %s', (kind) => {
  const shell = asCalls(linesOf('no-dangerous-shell', kind));
  test.each(parts(shell))('no-dangerous-shell, %s', async (_, cases) => {
    expect(await wrong(cases, kind, (call) => judge(noDangerousShell, call))).toEqual([]);
  });

  const tools = callsIn('no-dangerous-shell', kind);
  test.each(parts(tools))('no-dangerous-shell, other tools, %s', async (_, cases) => {
    expect(await wrong(cases, kind, (call) => judge(noDangerousShell, call))).toEqual([]);
  });

  const writes = callsIn('block-risky-paths', kind);
  test.each(parts(writes))('block-risky-paths, %s', async (_, cases) => {
    expect(await wrong(cases, kind, (call) => judge(blockRiskyPaths, call))).toEqual([]);
  });

  const writesOfShell = asCalls(linesOf('block-risky-paths', kind));
  test.each(parts(writesOfShell))('block-risky-paths, writes by the shell, %s', async (_, cases) => {
    expect(await wrong(cases, kind, (call) => judge(blockRiskyPaths, call))).toEqual([]);
  });

  const texts = linesOf('scan-secrets', kind);
  test.each(parts(texts))('scan-secrets, %s', async (_, cases) => {
    const found: unknown[] = [];
    for (const { of, told } of cases) {
      const input = { file_path: 'src/a.ts', content: fillIn(of, 7) };
      const refusals = await judge(scanSecrets, { tool: 'Write', input });
      const forms = refusals
        .filter(({ severity }) => severity === 'block')
        .map(({ seen }) => /\((.+), /u.exec(seen)?.[1]);
      const asTold = kind === 'ok' || told === undefined || told.every((form) => forms.includes(form));
      if (!asTold || blocks(refusals) !== (kind === 'ng')) found.push({ of, told, forms });
    }
    expect(found).toEqual([]);
  });

  const sessions = (
    JSON.parse(read('require-test-if-code', `${kind}.json`)) as readonly { readonly calls: readonly Call[] }[]
  ).map(({ calls }) => calls);
  test.each(parts(sessions))('require-test-if-code, %s', async (_, cases) => {
    const found: unknown[] = [];
    for (const calls of cases) {
      const name = `session ${(session += 1)}`;
      let last: readonly Refusal[] = [];
      for (const call of calls) last = await judge(requireTestIfCode, call, name);
      if (blocks(last) !== (kind === 'ng')) found.push(calls);
    }
    expect(found).toEqual([]);
  });

  test('there are enough of each rule', () => {
    expect(tools.length).toBeGreaterThanOrEqual(10);
    expect([shell, writes, writesOfShell, texts, sessions].filter(({ length }) => length < 60)).toEqual([]);
  });
});

test('P12: at most 1 in 100 ordinary commands is blocked by any hook', async () => {
  const commands = asCalls(linesIn('no-dangerous-shell', 'ok'));
  const blocked: Call[] = [];
  for (const { of: call } of commands) {
    const refusals = [
      ...(await judge(noDangerousShell, call)),
      ...(await judge(blockRiskyPaths, call)),
      ...(await judge(scanSecrets, call)),
    ];
    if (blocks(refusals)) blocked.push(call);
  }
  measured('P12', { 'false alarms': (blocked.length / commands.length) * 100 });
  expect(commands.length).toBeGreaterThanOrEqual(500);
  expect(blocked.length / commands.length).toBeLessThanOrEqual(0.01);
});

test('P21: what is told of a credential repeats none of it', async () => {
  for (const line of lines(read('scan-secrets', 'ng.txt'))) {
    const text = fillIn(line, 11);
    const told = JSON.stringify(await judge(scanSecrets, { tool: 'Write', input: { file_path: 'a', content: text } }));
    const tokens = text.split(/[^\w.~+/=-]+/u).filter((word) => word.length >= 16 && /\d/u.test(word));
    expect(tokens.filter((token) => told.includes(token))).toEqual([]);
  }
});
