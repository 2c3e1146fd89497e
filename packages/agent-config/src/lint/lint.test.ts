import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { RULES } from '../catalogue.ts';
import { readTree } from '../tree.ts';
import { CASES, linesOf } from './broken.cases.ts';
import { GOOD, repository, type Files } from './good.test-support.ts';
import { lint, type LintOptions } from './lint.ts';

function lintOf(changes: Files, base?: Files, options: LintOptions = {}): ReturnType<typeof lint> {
  const { folder, remove } = repository(changes, base);
  try {
    return lint(readTree(folder), { repository: 'octo/shop', ...options });
  } finally {
    remove();
  }
}

test('a good repository has no problem', () => {
  expect(lintOf({})).toEqual([]);
});

test('an empty repository is told that it has no rules file, and nothing else', () => {
  expect(lintOf({}, {}).map(({ rule }) => rule)).toEqual(['rules-missing']);
});

describe('seed 2.5, 7.8–7.11: broken configurations', () => {
  test.each(CASES)('%s', (_, changes, rule, file, line) => {
    const problems = lintOf(changes);
    expect(problems.map((problem) => ({ rule: problem.rule, file: problem.file, line: problem.line }))).toContainEqual({
      rule,
      file,
      line,
    });
    // Nothing else is blamed on another file; a change can break two rules of one.
    expect(problems.filter((problem) => problem.file !== file && problem.level === 'error')).toEqual([]);
    for (const problem of problems) expect([problem.message.trim(), problem.fix.trim()]).not.toContain('');
  });

  test('there are at least a hundred', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100);
  });

  test('every rule has a case', () => {
    const covered = new Set<string>(CASES.map(([, , rule]) => rule));
    expect(Object.keys(RULES).filter((rule) => !covered.has(rule))).toEqual(['mcp-unset']);
  });
});

test('seed 7.11: a variable that is not set, when asked', () => {
  const rules = (variables: ReadonlySet<string>) => lintOf({}, undefined, { variables }).map(({ rule }) => rule);
  expect(rules(new Set())).toEqual(['mcp-unset']);
  expect(rules(new Set(['SCANNER_TOKEN']))).toEqual([]);
});

describe('what is not a problem', () => {
  const cases: readonly (readonly [string, Files])[] = [
    ['CLAUDE.md imports the rules', { 'CLAUDE.md': '@AGENTS.md\n' }],
    ['CLAUDE.md is a link to the rules', { 'CLAUDE.md': '-> AGENTS.md' }],
    [
      'a Makefile with includes is not judged',
      {
        Makefile: 'include other.mk\n',
        'AGENTS.md': GOOD['AGENTS.md']?.replace('npm run build', 'make anything') ?? '',
      },
    ],
    [
      'a matcher that is a regular expression',
      { '.claude/settings.json': '{"hooks":{"PreToolUse":[{"matcher":"mcp__files__.*","hooks":[]}]}}' },
    ],
    [
      'an event that is new and like no other',
      { '.claude/settings.json': '{"hooks":{"PreToolUse":[],"BeforeBreakfast":[{"hooks":[]}]}}' },
    ],
    ['a dependency in node_modules', { 'node_modules/x/.agent/skills/SKILL.md': 'x' }],
    ['Windows line ends', { 'AGENTS.md': (GOOD['AGENTS.md'] ?? '').replaceAll('\n', '\r\n') }],
    [
      'a skill with Windows line ends',
      {
        '.agent/skills/remediate-cve/SKILL.md': (GOOD['.agent/skills/remediate-cve/SKILL.md'] ?? '').replaceAll(
          '\n',
          '\r\n',
        ),
      },
    ],
    ['99 lines', { 'AGENTS.md': linesOf(99) }],
  ];
  test.each(cases)('%s', (_, changes) => {
    expect(lintOf(changes).filter(({ level }) => level !== 'note')).toEqual([]);
  });
});

const SKILL = '.agent/skills/remediate-cve/SKILL.md';
const BOOK = '.agent/knowledge/remediation-runbook.md';
const NEGATIVE = ['invalid-hook-type.json', 'missing-required-hook-fields.json', 'invalid-timeout-value.json'];

const CORPUS = new URL('../../../../../shared/corpora/agent-config/schemastore/src/', import.meta.url);
const isThere = existsSync(CORPUS);

describe('0 false alarms on public examples of hook settings', () => {
  const files = isThere ? readdirSync(new URL('test/claude-code-settings/', CORPUS)) : [];
  if (!isThere) process.stderr.write('Skipped: the public examples are not here.\n');
  (isThere ? test.each(files) : test.skip.each(['none']))('%s', (file) => {
    const text = readFileSync(new URL(`test/claude-code-settings/${file}`, CORPUS), 'utf8');
    const problems = lintOf({ '.claude/settings.json': text }, {}).filter(
      (problem) => problem.file === '.claude/settings.json',
    );
    // Their programs are not here, and they are no guards.
    const expected = new Set(['hooks-none', 'hooks-post-only', 'hooks-command-missing', 'hooks-fail-open']);
    expect(problems.filter(({ rule }) => !expected.has(rule))).toEqual([]);
  });
});

describe('the public counterexamples of hook settings are found', () => {
  (isThere ? test.each(NEGATIVE) : test.skip.each(['none']))('%s', (file) => {
    const text = readFileSync(new URL(`negative_test/claude-code-settings/${file}`, CORPUS), 'utf8');
    expect(lintOf({ '.claude/settings.json': text }, {}).map(({ rule }) => rule)).toContain('hooks-form');
  });
});

describe('a hostile file ends the lint soon: no pattern takes quadratic time', () => {
  const long = 300_000;
  const cases: readonly (readonly [string, Files])[] = [
    ['a heading of spaces', { [SKILL]: `${GOOD[SKILL]}\n# a${' '.repeat(long)}b\n` }],
    ['a Makefile of spaces', { Makefile: `a${' '.repeat(long)}b\n` }],
    ['a Makefile of percent signs', { Makefile: `${'%'.repeat(long)}\n` }],
    [
      'a runbook of prefixes',
      {
        [BOOK]: `---\ntitle: Runbook\ntags: [a]\nrepos: ['${'*a'.repeat(500)}']\n---\nfinding id ${'fix(sec): '.repeat(long / 10)}`,
      },
    ],
    [
      'a step of advisories',
      { [SKILL]: (GOOD[SKILL] ?? '').replace('1. Read the advisory', `1. ${'advisor '.repeat(long / 8)}`) },
    ],
    [
      'a command of semicolons',
      {
        '.agent/settings.json': JSON.stringify({
          hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: `./.agent/x ${'a;'.repeat(long)}` }] }] },
        }),
      },
    ],
    ['JSON of a hundred thousand brackets', { '.mcp.json': '['.repeat(100_000) }],
    ['JSON that is valid and deep', { '.mcp.json': `${'['.repeat(20_000)}${']'.repeat(20_000)}` }],
    ['a key that is deep', { '.mcp.json': `{"mcpServers": ${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}` }],
    ['front matter of brackets', { [SKILL]: `---\nname: ${'['.repeat(10_000)}\n---\n` }],
  ];
  test.each(cases)('%s', (_, changes) => {
    expect(lintOf(changes).length).toBeGreaterThanOrEqual(0);
  });
});
