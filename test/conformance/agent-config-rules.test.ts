/** Seed 2.5, 6, 7.8–7.12 and 8, as far as a repository's files and GitHub show them: each rule has a check, and the check has a case. */
import { describe, expect, test } from '@jest/globals';
import { AGENTS, lint, readTree, type RuleId } from '../../packages/agent-config/src/index.ts';
import { CASES } from '../../packages/agent-config/src/lint/broken.cases.ts';
import { repository } from '../../packages/agent-config/src/lint/good.test-support.ts';

const SEED: readonly (readonly [rule: string, ids: readonly RuleId[]])[] = [
  [
    'seed 2.5: the rules file has its five parts',
    [
      'rules-empty-description',
      'rules-no-commands',
      'rules-no-conventions',
      'rules-no-protected-paths',
      'rules-no-stop-and-ask',
    ],
  ],
  ['seed 8: the rules file is under 100 lines', ['rules-too-long']],
  ['seed 2.5: a skill has name and description', ['skill-front-matter', 'skill-name', 'skill-description']],
  ['seed 2.5: a skill has its sections, the workflow is numbered', ['skill-section', 'skill-workflow-steps']],
  [
    'seed 2.5: the dependency skill has seven steps and three Never rules',
    ['skill-dependency-steps', 'skill-dependency-never'],
  ],
  [
    'seed 2.5: hook settings: events, matcher, type and command',
    ['hooks-form', 'hooks-event', 'hooks-matcher', 'hooks-command-missing'],
  ],
  ['seed 2.5: MCP file: command, args, env with references', ['mcp-form', 'mcp-reference', 'mcp-secret']],
  ['seed 2.5: MCP starts read-only', ['mcp-write-scope']],
  ['seed 2.5: the commands of the rules file exist', ['rules-unknown-command']],
  ['seed 2.5: rules and settings protect the same paths', ['rules-protected-paths-differ']],
  ['seed 7.11: a server starts on every machine, with a credential', ['mcp-home-path', 'mcp-placeholder', 'mcp-form']],
  ['seed 2.5: a knowledge entry has title, tags and repos', ['knowledge-field', 'knowledge-front-matter']],
  ['seed 2.5: a runbook names the conventions', ['knowledge-convention']],
  ['seed 5: no key in a repository file', ['secret-literal', 'mcp-secret']],
  ['seed 6: exit code 2 blocks, any other end lets the call through', ['hooks-fail-open', 'hooks-post-only']],
  ['seed 7.8: a skill that does not trigger', ['skill-trigger', 'skill-competes', 'skill-misplaced']],
  ['seed 7.9: a knowledge entry that is ignored', ['knowledge-repository', 'knowledge-field']],
  ['seed 7.10: the agent keeps asking for the set-up', ['setup-missing']],
];

describe('each rule of the seed about the agent’s files', () => {
  test.each(SEED)('%s', (_, ids) => {
    for (const id of ids) {
      const cases = CASES.filter(([, , rule]) => rule === id);
      expect([id, cases.length > 0]).toEqual([id, true]);
      for (const [, changes] of cases) {
        const { folder, remove } = repository(changes);
        try {
          expect(lint(readTree(folder), { repository: 'octo/shop' }).map(({ rule }) => rule)).toContain(id);
        } finally {
          remove();
        }
      }
    }
  });

  test('seed 2.5: the neutral agent looks where the seed says', () => {
    expect(AGENTS.find(({ id }) => id === 'neutral')).toMatchObject({
      skillFolders: ['.agent/skills'],
      hookFile: '.agent/settings.json',
    });
  });
});
