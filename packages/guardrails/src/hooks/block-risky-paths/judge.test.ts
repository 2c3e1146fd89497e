import { describe, expect, test } from '@jest/globals';
import type { Refusal, Surroundings } from '../frame/hook.ts';
import { noFiles } from '../paths/files.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { readToolCall } from '../tool-call/tool-call.ts';
import { blockRiskyPaths } from './judge.ts';

/** A tool that nobody knows, as a server of an agent may bring it. */
const unknownTool = (tool_input: object): object => ({ tool_name: 'mcp__files__alter', tool_input });
const shell = (command: string): object => ({ tool_name: 'Bash', tool_input: { command } });

async function judged(call: object, around: Partial<Surroundings> = {}): Promise<readonly Refusal[]> {
  return blockRiskyPaths.judge(readToolCall(Buffer.from(JSON.stringify(call)), '/r'), {
    policy: { ...DEFAULT_POLICY },
    task: { dependency: false },
    files: noFiles,
    root: '/r',
    home: '/h',
    taskFile: undefined,
    notes: '/n',
    ...around,
  });
}

/** Rules by name; a warning has a question mark. */
const rules = async (call: object, around?: Partial<Surroundings>): Promise<readonly string[]> =>
  (await judged(call, around)).map(({ rule, severity }) => (severity === 'warn' ? `${rule}?` : rule));

test('the hook has the name that its settings and its answers use', () => {
  expect(blockRiskyPaths.name).toBe('block-risky-paths');
});

describe('seed 2.5: a text of an unknown tool is a path when it looks like one', () => {
  test.each<[string, string, readonly string[]]>([
    ['note', '.github/x', ['automation']],
    ['note', 'main.tf', ['infrastructure']],
    ['note', '.github\\x', ['automation']],
    // A word alone is a name of anything.
    ['note', 'Jenkinsfile', []],
    // One blank may be in the name of a file; two make a sentence.
    ['note', 'see main.tf', ['infrastructure']],
    ['note', 'see the main.tf', []],
    ['note', 'a  main.tf', []],
    ['note', 'https://example.com/main.tf', []],
    ['note', 'http://example.com/main.tf', []],
    ['note', 'HTTPS://example.com/main.tf', []],
    ['note', 'infra/https:x', ['infrastructure']],
    // No system has a path so long.
    ['note', `.github/${'a'.repeat(1_015)}`, ['automation']],
    ['note', `.github/${'a'.repeat(1_016)}`, []],
  ])('%s: %j: %j', async (key, text, expected) => {
    expect(await rules(unknownTool({ [key]: text }))).toEqual(expected);
  });

  test.each(['url', 'title', 'body', 'content', 'new_string', 'new_n', 'old_value', 'old_n', 'newText'])(
    '%s is no place for one',
    async (key) => {
      expect(await rules(unknownTool({ [key]: 'main.tf' }))).toEqual([]);
    },
  );

  test.each(['my_url', 'title_x', 'subtitle', 'news_1', 'anew_1', 'new_', 'old_', 'bold_1', 'new_a-b', 'old_a-b'])(
    '%s may be one',
    async (key) => {
      expect(await rules(unknownTool({ [key]: 'main.tf' }))).toEqual(['infrastructure']);
    },
  );
});

describe('seed 2.5: a patch that an unknown tool is given names its files', () => {
  test.each<[string, readonly string[]]>([
    ['diff --git a/x b/main.tf\nindex 1..2', ['infrastructure']],
    ['diff --git a/x main.tf\nindex 1..2', ['infrastructure']],
    ['rename to .github/x\nmore', ['automation']],
    ['a\ncopy to .github/x\nmore', ['automation']],
    ['it says: rename to main.tf\nmore', []],
    ['rename from .github/x\nmore', []],
    ['diff --git a/x b/src/y\nindex 1..2', []],
  ])('%j: %j', async (content, expected) => {
    expect(await rules(unknownTool({ content }))).toEqual(expected);
  });
});

describe('a group that the policy of the repository adds', () => {
  const policy = { ...DEFAULT_POLICY, protected: { ...DEFAULT_POLICY.protected, payments: ['*/locked/**'] } };

  test('is told in general words', async () => {
    expect(await judged(shell('touch src/locked/x'), { policy })).toEqual([
      {
        rule: 'payments',
        seen: 'touch src/locked/x',
        why: 'the policy of this repository protects this path',
        instead: 'Leave it; ask a person if the fix needs it.',
        severity: 'block',
      },
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['touch locked/x', []],
    ['touch a/b/locked/x', []],
    // The folder is not known, so what is above the name may be anything.
    ['cd "$x"; touch locked/x', ['payments']],
    ['cd "$x"; touch a/b/locked/x', ['payments']],
    ['cd "$x"; touch unlocked/x', []],
  ])('%s: %j', async (command, expected) => {
    expect(await rules(shell(command), { policy })).toEqual(expected);
  });
});

describe('what is told names what was seen', () => {
  test.each([
    ['> .github/x', '.github/x'],
    ['tee .github/x', 'tee .github/x'],
    ['tee ".github/$x"', 'tee .github/…'],
    ['eval "$x" .github/x', 'code that cannot be seen through names .github/x'],
  ])('%s: %s', async (command, seen) => {
    expect(await judged(shell(command))).toMatchObject([{ rule: 'automation', seen }]);
  });
});

describe('an archive may hold any name', () => {
  const links = (tree: Readonly<Record<string, string>>): Partial<Surroundings> => ({
    files: { ...noFiles, link: (path) => tree[path] },
  });

  test.each<[string, Partial<Surroundings>, readonly string[]]>([
    ['tar xf a -C sub', {}, []],
    ['tar xf a -C sub', links({ '/r/sub': '/h' }), ['system']],
    ['tar xf a -C sub', links({ '/r/sub': '/h/src' }), []],
    ["tar xf a -C '~'", {}, ['system']],
    ["tar xf a -C '~'", { home: undefined }, []],
    ['tar xf a -C /h', { home: undefined }, []],
    ['tar xf a -C ..', { home: undefined }, ['system']],
    // The repository itself is what is worked on.
    ['tar xf a -C /r', {}, []],
  ])('%s: %#', async (command, around, expected) => {
    expect(await rules(shell(command), around)).toEqual(expected);
  });
});

describe('in a dependency task a lockfile with a name that is not wholly known is free too (D17)', () => {
  test.each(['touch "$x/yarn.lock"', 'touch "a/$x/go.sum"'])('%s', async (command) => {
    expect(await rules(shell(command))).toEqual(['lockfile']);
    expect(await rules(shell(command), { task: { dependency: true } })).toEqual(['unclear?']);
  });
});

describe('a link that is made in a folder leads on under the name of its target', () => {
  const files = { ...noFiles, isFolder: (path: string) => path === '/r/src' };

  test.each<[string, readonly string[]]>([
    ['ln -s ../.github/workflows src; touch src/workflows/x', ['automation']],
    ['ln -s ../.github/workflows// src; touch src/workflows/x', ['automation']],
    ['ln -s ../.github src/; touch src/.github/x', ['automation']],
    ['ln -s ../docs src; touch src/docs/x', []],
    ['ln -s ../docs src; touch src/.github/x', []],
    ['ln ../.github/x src; touch src/x', []],
  ])('%s: %j', async (command, expected) => {
    expect([...new Set(await rules(shell(command), { files }))]).toEqual(expected);
  });
});

test('a pattern that means several protected files is told once', async () => {
  const files = { ...noFiles, names: (folder: string) => (folder === '/r/' ? ['main.tf', 'go.sum'] : undefined) };
  expect(await rules(shell('touch *'), { files })).toEqual(['infrastructure']);
});
