import { describe, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOOK_NAMES } from '@agent-remediation/guardrails';
import { call, pathFolder, repository, runHook, type Options, type Run } from './shipped.test-support.ts';
import { measured } from '../promises/measured.ts';

/** P11: whatever breaks, the shipped line ends with 2. */
const HOOK = 'no-dangerous-shell';
const FINE = call('Bash', { command: 'ls -la' });
/** What the quick reader leaves to the parser, which is a file of its own. */
const NEEDS_PARSER = call('Bash', { command: 'echo "$(date)"' });
/** Harmless commands for which rules of a file of their own are asked. */
const NEED_A_PART: Readonly<Record<string, string>> = {
  'shell-starters.cjs': 'timeout 5 ls',
  'rules-git.cjs': 'git branch --list',
  'rules-installers.cjs': 'cargo build',
  'rules-interpreters.cjs': 'python3 -m pytest',
  'rules-destructive.cjs': 'rm notes.txt',
  'rules-credentials.cjs': 'printenv SHELL',
};
const program = (folder: string): string => join(folder, `.agent/hooks/${HOOK}.cjs`);
const replace = (text: string) => (folder: string) => writeFileSync(program(folder), text);
const policy = (change: (text: string) => string) => (folder: string) => {
  const file = join(folder, '.agent/hooks/policy.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
const prepend = (code: string) => (folder: string) =>
  writeFileSync(program(folder), `${code}\n${readFileSync(program(folder), 'utf8')}`);

interface Fault {
  readonly name: string;
  readonly prepare?: (folder: string) => void;
  readonly options?: Options;
}

const FAULTS: readonly Fault[] = [
  { name: 'the program is missing', prepare: (folder) => rmSync(program(folder)) },
  {
    name: 'the folder of the hooks is missing',
    prepare: (folder) => rmSync(join(folder, '.agent'), { recursive: true }),
  },
  { name: 'the program is empty', prepare: replace('') },
  { name: 'the program is cut off in the middle', prepare: (folder) => truncateSync(program(folder), 100_000) },
  { name: 'the program is cut off after its first line', prepare: (folder) => truncateSync(program(folder), 80) },
  { name: 'the program is a folder', prepare: (folder) => (rmSync(program(folder)), mkdirSync(program(folder))) },
  {
    name: 'the program is a link to nowhere',
    prepare: (folder) => (rmSync(program(folder)), symlinkSync('/nowhere', program(folder))),
  },
  {
    name: 'the program is a link to itself',
    prepare: (folder) => (rmSync(program(folder)), symlinkSync(program(folder), program(folder))),
  },
  { name: 'the program is not JavaScript', prepare: replace('#!/bin/sh\nexit 0\n') },
  { name: 'the program is binary', prepare: replace('\0\u0001\u0002') },
  { name: 'the program ends with 0', prepare: replace('process.exit(0)') },
  { name: 'the program ends with 1', prepare: replace('process.exit(1)') },
  { name: 'the program ends with 3', prepare: replace('process.exit(3)') },
  { name: 'the program ends with 127', prepare: replace('process.exit(127)') },
  { name: 'the program ends with 255', prepare: replace('process.exit(255)') },
  { name: 'the program does nothing', prepare: replace('const nothing = 1;') },
  { name: 'the program throws', prepare: replace('throw new Error("broken")') },
  { name: 'the program rejects', prepare: replace('Promise.reject(new Error("broken"))') },
  { name: 'the program awaits what never comes', prepare: replace('new Promise(() => {})') },
  { name: 'the program imports what is not there', prepare: replace('require("nothing-of-this-name")') },
  { name: 'the program loops without end', prepare: replace('for (;;) {}') },
  { name: 'the program waits without end', prepare: replace('setInterval(() => {}, 1000)') },
  { name: 'the program recurses without end', prepare: replace('const f = () => f() + 1; f()') },
  { name: 'the program ends its own process', prepare: replace('process.kill(process.pid, "SIGKILL")') },
  {
    name: 'the program is terminated',
    prepare: replace('process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)'),
  },
  {
    name: 'the program is hung up',
    prepare: replace('process.kill(process.pid, "SIGHUP"); setInterval(() => {}, 1000)'),
  },
  { name: 'the program crashes hard', prepare: replace('process.abort()') },
  {
    name: 'the program is stopped',
    prepare: replace('process.kill(process.pid, "SIGSTOP"); setInterval(() => {}, 1000)'),
  },
  {
    name: 'memory is exhausted',
    prepare: replace(
      'const { setFlagsFromString } = require("node:v8"); setFlagsFromString("--max-old-space-size=8"); const all = []; for (;;) all.push(new Array(100000).fill(Math.random()))',
    ),
  },
  { name: 'a slow regular expression', prepare: replace('/^(a+)+$/.test("a".repeat(60) + "b")') },
  {
    name: 'reading the file system hangs',
    prepare: replace('const { readFileSync } = require("node:fs"); readFileSync(0); for (;;) {}'),
  },
  { name: 'JSON cannot be read any more', prepare: prepend('JSON.parse = () => { throw new Error("no"); };') },
  {
    name: 'an exit status of its own choice',
    prepare: prepend('process.on("exit", () => { process.exitCode = 0; process.reallyExit(0); });'),
  },
  { name: 'the policy is missing', prepare: (folder) => rmSync(join(folder, '.agent/hooks/policy.json')) },
  { name: 'the digest is missing', prepare: (folder) => rmSync(join(folder, '.agent/hooks/policy.json.sha256')) },
  {
    name: 'the policy is not what the digest says',
    prepare: policy((text) => text.replace('migrations', 'migration')),
  },
  { name: 'the policy is empty', prepare: policy(() => '') },
  { name: 'the policy is cut off', prepare: policy((text) => text.slice(0, 500)) },
  {
    name: 'the policy is a folder',
    prepare: (folder) => (
      rmSync(join(folder, '.agent/hooks/policy.json')),
      mkdirSync(join(folder, '.agent/hooks/policy.json'))
    ),
  },
  {
    name: 'the parser of the whole language is missing',
    prepare: (folder) => rmSync(join(folder, '.agent/hooks/shell-parser.cjs')),
    options: { input: NEEDS_PARSER },
  },
  {
    name: 'the parser of the whole language is cut off',
    prepare: (folder) => truncateSync(join(folder, '.agent/hooks/shell-parser.cjs'), 50_000),
    options: { input: NEEDS_PARSER },
  },
  {
    name: 'the parser of the whole language is empty',
    prepare: (folder) => truncateSync(join(folder, '.agent/hooks/shell-parser.cjs'), 0),
    options: { input: NEEDS_PARSER },
  },
  ...Object.entries(NEED_A_PART).flatMap(([part, command]): Fault[] => {
    const options = { input: call('Bash', { command }) };
    const file = (folder: string): string => join(folder, '.agent/hooks', part);
    return [
      { name: `${part} is missing`, prepare: (folder) => rmSync(file(folder)), options },
      { name: `${part} is empty`, prepare: (folder) => truncateSync(file(folder), 0), options },
      { name: `${part} is cut off`, prepare: (folder) => truncateSync(file(folder), 9_000), options },
    ];
  }),
  { name: 'no input', options: { input: '' } },
  { name: 'input that never ends', options: { open: true } },
  { name: 'input that is not JSON', options: { input: 'ls -la' } },
  { name: 'JSON that is cut off', options: { input: FINE.slice(0, -5) } },
  { name: 'two JSON texts', options: { input: FINE + FINE } },
  { name: 'JSON null', options: { input: 'null' } },
  { name: 'a JSON list', options: { input: '[]' } },
  { name: 'a JSON number', options: { input: '7' } },
  { name: 'bytes that are not UTF-8', options: { input: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) } },
  { name: 'UTF-16', options: { input: Buffer.from(FINE, 'utf16le') } },
  { name: 'no tool_input', options: { input: '{"tool_name":"Bash"}' } },
  { name: 'tool_input that is text', options: { input: '{"tool_name":"Bash","tool_input":"ls"}' } },
  { name: 'a tool name that is a number', options: { input: '{"tool_name":7,"tool_input":{"command":"ls"}}' } },
  { name: 'a command that is a number', options: { input: call('Bash', { command: 7 }) } },
  { name: 'a shell without a command', options: { input: call('Bash', {}) } },
  { name: 'a command with NUL', options: { input: call('Bash', { command: 'ls\0' }) } },
  {
    name: 'an event that is no text',
    options: { input: '{"hook_event_name":1,"tool_name":"Bash","tool_input":{"command":"ls"}}' },
  },
  {
    name: 'input that is too deep',
    options: {
      input: `{"tool_name":"Bash","tool_input":{"command":"ls","x":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`,
    },
  },
  { name: 'JSON of a million levels', options: { input: '['.repeat(1_000_000) } },
  { name: 'input of 17 MB', options: { input: call('Bash', { command: 'ls', description: 'x'.repeat(17_000_000) }) } },
  {
    name: 'programs nested without end',
    options: { input: call('Bash', { command: `${'$('.repeat(2_000)}ls${')'.repeat(2_000)}` }) },
  },
  { name: 'no Node on the path', options: { env: { PATH: pathFolder(['sleep']) }, input: FINE } },
  { name: 'no sleep on the path', options: { env: { PATH: pathFolder(['node']) }, open: true } },
  { name: 'an empty path', options: { env: { PATH: '' }, input: FINE } },
  {
    name: 'another folder',
    prepare: (folder) => rmSync(join(folder, '.agent'), { recursive: true }),
    options: { input: FINE },
  },
];

const cells = (['sh', 'bash'] as const).flatMap((shell) => FAULTS.map((fault) => ({ shell, ...fault })));

describe('a guard never fails open (P11)', () => {
  test('the list is long enough', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  });

  test('without a fault the call is allowed, and a bad one blocked', async () => {
    const folder = repository();
    for (const shell of ['sh', 'bash'] as const) {
      expect(await runHook(folder, HOOK, { shell, input: FINE })).toMatchObject({ status: 0, stdout: '', stderr: '' });
      expect((await runHook(folder, HOOK, { shell, input: call('Bash', { command: 'rm -rf /' }) })).status).toBe(2);
    }
  });

  // A few at a time: some wait for the deadline.
  const batches = Array.from({ length: Math.ceil(cells.length / 8) }, (_, at) => cells.slice(at * 8, at * 8 + 8));
  test.each(batches.map((batch, at) => [at, batch] as const))('faults, batch %i', async (_, batch) => {
    const ends = await Promise.all(
      batch.map(async ({ name, shell, prepare, options }) => {
        const folder = repository();
        prepare?.(folder);
        const { status, stdout, stderr, ms } = await runHook(folder, HOOK, { shell, input: FINE, ...options });
        return { name, shell, status, stdout, told: stderr !== '', inTime: ms < 6_000 };
      }),
    );
    measured('P11', {
      faults: FAULTS.length,
      runs: ends.length,
      'runs that were not blocked': ends.filter(({ status }) => status !== 2).length,
    });
    expect(ends).toEqual(
      batch.map(({ name, shell }) => ({ name, shell, status: 2, stdout: '', told: true, inTime: true })),
    );
  });

  test.each(Object.entries(NEED_A_PART))('whole, %s allows %s', async (_, command) => {
    expect((await runHook(repository(), HOOK, { input: call('Bash', { command }) })).status).toBe(0);
  });

  test.each(['block-risky-paths', 'require-test-if-code'])(
    '%s blocks without the part that says what is written',
    async (hook) => {
      const folder = repository();
      const touch = (): Promise<Run> => runHook(folder, hook, { input: call('Bash', { command: 'touch notes.txt' }) });
      expect((await touch()).status).toBe(0);
      rmSync(join(folder, '.agent/hooks/shell-writes.cjs'));
      expect((await touch()).status).toBe(2);
      expect((await runHook(folder, hook, { input: FINE })).status).toBe(0);
    },
  );

  test('the secret guard blocks when it needs its preset and that is missing', async () => {
    const folder = repository();
    rmSync(join(folder, '.agent/hooks/secret-preset.cjs'));
    const write = (content: string): Promise<Run> =>
      runHook(folder, 'scan-secrets', { input: call('Write', { file_path: 'a.ts', content }) });
    expect((await write('const a = 1;')).status).toBe(0);
    expect((await write('fetch("https://someone@example.com/")')).status).toBe(2);
  });

  test('a file that may not be read blocks', async () => {
    const folder = repository();
    chmodSync(program(folder), 0o000);
    const { status } = await runHook(folder, HOOK, { input: FINE });
    // Root reads everything: then the program is whole and allows.
    expect(status).toBe(process.getuid?.() === 0 ? 0 : 2);
  });

  test.each(HOOK_NAMES)('%s blocks without input, and allows what is none of its business', async (hook) => {
    const folder = repository();
    expect((await runHook(folder, hook)).status).toBe(2);
    expect(await runHook(folder, hook, { input: call('Read', { file_path: `${folder}/README.md` }) })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  test('without the option of the settings the statuses are those of the seed', async () => {
    const folder = repository();
    const line = `node .agent/hooks/${HOOK}.cjs`;
    expect((await runHook(folder, HOOK, { line, input: FINE })).status).toBe(0);
    expect((await runHook(folder, HOOK, { line, input: call('Bash', { command: 'git push --force' }) })).status).toBe(
      2,
    );
  });
});
