import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readTree } from '../tree.ts';
import { GOOD, repository } from './good.test-support.ts';
import { lint } from './lint.ts';

const SHIPPED = new URL('../../../../action-templates/agent/.agent/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SHIPPED), 'utf8');

test('seed 2.5: the four starter skills and the runbook that are shipped pass the lint', () => {
  const skills = readdirSync(new URL('skills/', SHIPPED));
  expect(skills.toSorted()).toEqual(['remediate-cve', 'remediate-lint', 'remediate-secret', 'triage-finding']);
  const files = {
    ...GOOD,
    ...Object.fromEntries(skills.map((name) => [`.agent/skills/${name}/SKILL.md`, read(`skills/${name}/SKILL.md`)])),
    '.agent/knowledge/remediation-runbook.md': read('knowledge/remediation-runbook.md'),
  };
  const { folder, remove } = repository({}, files);
  try {
    expect(lint(readTree(folder), { repository: 'octo/shop' })).toEqual([]);
  } finally {
    remove();
  }
});
