import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGuards, DEFAULT_POLICY, refusalText, type GuardedCall, type Refusal } from './judge.ts';

/** The hooks in one process: the same verdicts, over many calls of one agent. */
const folders: string[] = [];
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guards-'));
  folders.push(root);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Judge = (call: Partial<GuardedCall>) => Promise<readonly string[]>;
function guards(change: Partial<Parameters<typeof createGuards>[0]> = {}): Judge {
  const judge = createGuards({
    policy: DEFAULT_POLICY,
    dependencyTask: false,
    root,
    home: '/home/agent',
    notes: join(root, '..', `${root.slice(-6)}-notes`),
    session: root,
    ...change,
  });
  const rules = (found: readonly Refusal[]): readonly string[] => found.map(({ rule }) => rule);
  return async (call) => rules(await judge({ event: 'before', tool: 'Bash', input: {}, cwd: root, ...call }));
}
const bash = (command: string): Partial<GuardedCall> => ({ input: { command } });
const edit = (path: string, text = 'x'): Partial<GuardedCall> => ({
  tool: 'Edit',
  input: { file_path: join(root, path), new_string: text },
});

describe('each hook is asked', () => {
  test.each([
    ['block-risky-paths', () => edit('.github/workflows/ci.yml'), 'automation'],
    ['no-dangerous-shell', () => bash('git push origin HEAD:main'), 'push-main'],
    ['scan-secrets', () => edit('a.txt', ['ghp', '_', 'Zk3vT8qLw1Xb6Rf9Nc2Ym7Hd4Sg5Pj0Ua2Qe'].join('')), 'secret'],
  ] as const)('%s', async (_, call, rule) => {
    expect(await guards()(call())).toContain(rule);
  });

  test('require-test-if-code, over the calls of one session', async () => {
    const judge = guards();
    expect(await judge({ event: 'stop', tool: '' })).toEqual([]);
    expect(await judge(edit('src/a.ts'))).toEqual([]);
    expect(await judge({ event: 'stop', tool: '' })).toEqual(['test-with-code']);
    expect(await guards({ session: 'another' })({ event: 'stop', tool: '' })).toEqual([]);
    expect(await judge(edit('test/a.test.ts'))).toEqual([]);
    expect(await judge({ event: 'stop', tool: '' })).toEqual([]);
  });
});

test('an ordinary call is refused by nobody', async () => {
  expect(await guards()(bash('npm test'))).toEqual([]);
});

test('D17: a lockfile may change in a dependency task alone', async () => {
  expect(await guards()(edit('package-lock.json'))).toEqual(['lockfile']);
  expect(await guards({ dependencyTask: true })(edit('package-lock.json'))).toEqual([]);
});

test('a dry run of the policy is not heeded', async () => {
  expect(await guards({ policy: { ...DEFAULT_POLICY, dryRunUntil: '9999-01-01' } })(bash('rm -rf /'))).not.toEqual([]);
});

test('a link that is made between two calls is followed', async () => {
  const judge = guards();
  expect(await judge(edit('docs/a.txt'))).toEqual([]);
  mkdirSync(join(root, '.github'));
  symlinkSync('.github', join(root, 'docs'));
  expect(await judge(edit('docs/a.txt'))).toEqual(['automation']);
});

describe('P11: what cannot be judged rejects', () => {
  test.each([
    ['an input that is no object', { input: 'ls' }],
    ['no input', { input: undefined }],
    ['a shell call without a command', { input: {} }],
    ['a folder that is not absolute', { ...bash('ls'), cwd: 'src' }],
  ])('%s', async (_, call) => {
    await expect(guards()(call)).rejects.toThrow();
  });

  test('an input that goes in circles', async () => {
    const input: { self?: unknown } = {};
    input.self = input;
    await expect(guards()({ input })).rejects.toThrow();
  });

  test('notes that cannot be written', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(guards({ notes: join(root, 'file', 'notes') })(edit('src/a.ts'))).rejects.toThrow();
  });
});

test('the agent hears rule, reason and the safe way', async () => {
  const judge = createGuards({
    policy: DEFAULT_POLICY,
    dependencyTask: false,
    root,
    home: undefined,
    notes: root,
    session: 's',
  });
  const text = refusalText(
    await judge({ event: 'before', tool: 'Bash', input: { command: 'git push --force' }, cwd: root }),
  );
  expect(text).toMatch(/^guard: blocked by rule [\w-]+: .*\n {2}Why: .*\n {2}Instead: /u);
});
