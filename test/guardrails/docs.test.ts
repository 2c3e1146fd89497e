import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_POLICY, HOOK_NAMES, parsePolicy } from '@agent-remediation/guardrails';
import { blockRiskyPaths } from '../../packages/guardrails/src/hooks/block-risky-paths/judge.ts';
import type { Refusal, Surroundings } from '../../packages/guardrails/src/hooks/frame/hook.ts';
import { noDangerousShell } from '../../packages/guardrails/src/hooks/no-dangerous-shell/judge.ts';
import { noFiles } from '../../packages/guardrails/src/hooks/paths/files.ts';
import { readToolCall } from '../../packages/guardrails/src/hooks/tool-call/tool-call.ts';
import { call, repository, ROOT, runHook } from './shipped.test-support.ts';

const page = readFileSync(`${ROOT}docs/guardrails.md`, 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'u').exec(page)?.[1]?.trimEnd() ?? '';

test('docs/guardrails.md: the example ends and speaks as the page says', async () => {
  const [, json = '', program = ''] = /^printf '%s' '(.*)' \| (node \S+)$/u.exec(block('sh')) ?? [];
  const { status, stderr } = await runHook(repository(), 'no-dangerous-shell', { line: program, input: json });
  expect(status).toBe(2);
  expect(stderr.trimEnd()).toBe(block('text'));
});

test('docs/guardrails.md: the example of a new group is a policy with the others beside it', () => {
  const { protected: added } = JSON.parse(block('json')) as { protected: Record<string, readonly string[]> };
  const policy = { ...DEFAULT_POLICY, protected: { ...DEFAULT_POLICY.protected, ...added } };
  expect(parsePolicy(JSON.stringify(policy))).toEqual(policy);
});

test('docs/guardrails.md names every hook and every group', () => {
  for (const name of [...HOOK_NAMES, ...Object.keys(DEFAULT_POLICY.protected)]) expect(page).toContain(`\`${name}\``);
});

const around: Surroundings = {
  policy: DEFAULT_POLICY,
  task: { dependency: false },
  files: noFiles,
  root: '/work/repository',
  home: '/home/agent',
  taskFile: undefined,
  notes: '',
};
const refused = async (hook: typeof noDangerousShell, command: string): Promise<readonly string[]> => {
  const found: readonly Refusal[] = await hook.judge(
    readToolCall(Buffer.from(call('Bash', { command }, { cwd: around.root })), around.root),
    around,
  );
  return found.filter(({ severity }) => severity === 'block').map(({ rule }) => rule);
};
/** Rows of three cells whose first is a name of a rule and whose last is an example in code. */
const rows = [...page.matchAll(/^\| `([a-z-]+)` \| .* \| `(.+)` \|$/gmu)].map(
  ([, rule = '', example = '']) => [rule, example.replaceAll('\\|', '|')] as const,
);

test.each(rows)('docs/guardrails.md: %s refuses its example %s', async (rule, example) => {
  expect(await refused(noDangerousShell, example)).toContain(rule);
});

test('docs/guardrails.md names every rule that the code has', () => {
  const folder = `${ROOT}packages/guardrails/src/hooks/`;
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n');
  const names = new Set(
    [
      ...source.matchAll(/\b(?:refuse|refusal|warn)\(\s*'([a-z-]+)'/gu),
      ...source.matchAll(/\b(?:rule|group|code): '([a-z-]+)'/gu),
    ].map((match) => match[1] ?? ''),
  );
  expect(names.size).toBeGreaterThanOrEqual(38);
  expect([...names].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  // Each rule of the shell guard has a line with an example, but for the one whose example would fill the page.
  const shell = [...source.matchAll(/\b(?:refuse|warn)\(\s*'([a-z-]+)'/gu)].map((match) => match[1] ?? '');
  expect([...new Set(shell)].filter((name) => name !== 'too-deep' && !rows.some(([rule]) => rule === name))).toEqual(
    [],
  );
});

test('docs/guardrails.md: what it says to pass does pass', async () => {
  const commands = block('sh passes').split('\n');
  expect(commands.length).toBeGreaterThanOrEqual(8);
  for (const command of commands)
    expect({
      command,
      rules: [...(await refused(noDangerousShell, command)), ...(await refused(blockRiskyPaths, command))],
    }).toEqual({
      command,
      rules: [],
    });
});
