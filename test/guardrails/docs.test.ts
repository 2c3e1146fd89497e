import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { DEFAULT_POLICY, HOOK_NAMES, parsePolicy } from '@agent-remediation/guardrails';
import { repository, ROOT, runHook } from './shipped.test-support.ts';

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
