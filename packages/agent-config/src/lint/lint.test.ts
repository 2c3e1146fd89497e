import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { RULES } from '../catalogue.ts';
import { readTree } from '../tree.ts';
import { CASES, linesOf } from './broken.cases.ts';
import { CLEAN } from './clean.cases.ts';
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

describe('what is near to a fault and is none', () => {
  test.each(CLEAN)('%s: %s', (rule, _, changes) => {
    const variables = new Set(['SCANNER_TOKEN']);
    expect(lintOf(changes, undefined, { variables }).filter((problem) => problem.rule === rule)).toEqual([]);
  });

  test('every rule has a case', () => {
    const covered = new Set<string>(CLEAN.map(([rule]) => rule));
    expect(Object.keys(RULES).filter((rule) => !covered.has(rule))).toEqual([]);
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
    ['CLAUDE.md imports the rules in a sentence', { 'CLAUDE.md': '# Claude\n\nSee @AGENTS.md first.\n' }],
    [
      'words of a sentence that look like commands',
      {
        Makefile: 'build:\n',
        justfile: 'build:\n',
        'AGENTS.md': `${GOOD['AGENTS.md']}\nWhen done\nmake sure of it, or\njust ask. The npm run scripts are there.\n`,
      },
    ],
    [
      'commands of other folders, other runners, and with placeholders',
      {
        'web/package.json': '{"scripts":{"dev":"x"}}',
        Makefile: 'build:\n',
        justfile: "test target='all' *args: build\n  echo\nbuild:\n",
        'AGENTS.md': `${GOOD['AGENTS.md']}\n\`\`\`sh\ncd web && npm run dev\nnpm run --prefix web lint\nyarn run tsc\nnpm run test:*\nmake DEBUG=1 build\njust test unit\n\`\`\`\n`,
      },
    ],
    [
      'a Makefile with computed targets',
      { Makefile: '$(BIN) x-$(Y): z\n', 'AGENTS.md': `${GOOD['AGENTS.md']}\n\`make x-1\`\n` },
    ],
    [
      'hooks behind a link to a folder, and the address of a schema',
      {
        '.claude/hooks': '-> ../.agent/hooks',
        'CLAUDE.md': '@AGENTS.md\n',
        '.devin/hooks.v1.json': JSON.stringify({
          $schema: 'https://example.com/hooks.json',
          PreToolUse: [
            { hooks: [{ type: 'command', command: 'node .claude/hooks/no-dangerous-shell.cjs || exit 2' }] },
          ],
        }),
      },
    ],
    ['a file of a skill that ends in skill.md', { '.agent/skills/remediate-cve/references/new-skill.md': 'x' }],
    [
      'variables whose names are near a credential, and paths of files',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: {
            a: {
              command: 'x',
              args: [
                '--token-file',
                '/run/secrets/token',
                '--api-key',
                '${env:KEY}',
                '--token',
                '$TOKEN',
                '--password',
                '--verbose-mode',
              ],
              env: {
                TOKEN_FILE: '/run/secrets/token',
                MAX_TOKENS: '100000000',
                AUTHORIZATION_URL: 'https://login.example.com',
              },
            },
            b: { url: 'http://localhost' },
          },
        }),
      },
    ],
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
    ['a justfile of one word', { justfile: 'a'.repeat(long) }],
    [
      'a runbook of titles',
      { [BOOK]: `---\ntitle: Runbook\ntags: [a]\nrepos: [a]\n---\nfinding ${'fix: <'.repeat(long / 6)}` },
    ],
    ['commands without end on one line', { 'AGENTS.md': `cd x; ${'`npm run x` '.repeat(long / 12)}` }],
    ['blocks without end', { 'AGENTS.md': '```\ncd x\nnpm run x\n```\n'.repeat(long / 25) }],
    [
      'quotes in a hook',
      {
        '.agent/settings.json': JSON.stringify({
          hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: `./.agent/x ${`"'`.repeat(long / 2)}` }] }] },
        }),
      },
    ],
    [
      'a matcher of bars',
      {
        '.agent/settings.json': JSON.stringify({
          hooks: { PreToolUse: [{ matcher: 'mcp__a|'.repeat(long / 7), hooks: [] }] },
        }),
      },
    ],
    [
      'placeholders in a value',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: {
            a: { command: 'x', env: { API_KEY: 'a your '.repeat(long / 7), B_TOKEN: `${'x'.repeat(long)}!` } },
          },
        }),
      },
    ],
    [
      'references in a value',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: {
            a: { command: 'x', env: { A: Array.from({ length: 20_000 }, (_, index) => `\${A${index}}`).join('') } },
          },
        }),
      },
    ],
    [
      'a shell line of a server',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: { a: { command: 'sh', args: ['-c', `${'a="'.repeat(long / 3)} npx x`] } },
        }),
      },
    ],
    [
      'shells in shells',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: { a: { command: 'env', args: Array.from({ length: 5_000 }, () => 'env') } },
        }),
      },
    ],
    [
      'parts of an address',
      { '.mcp.json': JSON.stringify({ mcpServers: { a: { url: `https://x/?${'a=b&'.repeat(long / 4)}` } } }) },
    ],
    ['blank lines before front matter', { [SKILL]: `${'\n'.repeat(long)}x` }],
    ['tabs in front matter', { [SKILL]: `---\n${'\t'.repeat(16_000)}a: b\n---\n` }],
    ['commands without end', { 'AGENTS.md': '`npm run x`\n'.repeat(long / 12) }],
    [
      'servers without end',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`s${index}`, 1])),
        }),
      },
    ],
    [
      'events without end',
      {
        '.agent/settings.json': JSON.stringify({
          hooks: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`PreToolUs${index}`, 1])),
        }),
      },
    ],
    [
      'hooks of semicolons below the bound',
      {
        '.agent/settings.json': JSON.stringify({
          hooks: {
            PreToolUse: Array.from({ length: 20 }, () => ({
              hooks: [{ type: 'command', command: `./.agent/x { ${'a;'.repeat(9_900)}` }],
            })),
          },
        }),
      },
    ],
    [
      'two hundred skills with long descriptions',
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          `.agent/skills/s${index}/SKILL.md`,
          `---\nname: s${index}\ndescription: ${'abcdefghijklmnop'
            .split('')
            .flatMap((a, i, all) => all.map((b) => `w${a}${b}${all[(i + index) % 16]}`))
            .join(' ')
            .repeat(10)}\n---\n`,
        ]),
      ),
    ],
  ];
  test.each(cases)('%s', (_, changes) => {
    const start = process.cpuUsage();
    expect(lintOf(changes).length).toBeGreaterThanOrEqual(0);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000);
  });
});

describe('a hostile file does not stop the lint', () => {
  const server = (fields: string): Files => ({ '.mcp.json': `{"mcpServers":{"a":{"command":"x",${fields}}}}` });
  const cases: readonly (readonly [string, Files])[] = [
    [
      'a command named like a property of every object',
      { '.mcp.json': '{"mcpServers":{"a":{"command":"constructor","args":["x"]}}}' },
    ],
    ['an object that cannot be made a text', server('"env":{"READ_ONLY":{"toString":1,"valueOf":1}}')],
    ['a value that is too deep to be written out', server(`"type":${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    [
      'keys of the prototype',
      { [SKILL]: '---\n__proto__: {a: 1}\nname: __proto__\nconstructor: 1\n<<: {a: 1}\n---\n' },
    ],
  ];
  test.each(cases)('%s', (_, changes) => {
    expect(lintOf(changes).length).toBeGreaterThanOrEqual(0);
  });

  test('a link into the folder of Git, which can hold a credential, is not followed', () => {
    const problems = lintOf({ '.git/config': '[core]\n', 'CLAUDE.md': '-> .git/config' });
    expect(problems.map(({ rule }) => rule)).toEqual(['file-linked-outside']);
  });

  test('a file is no repository', () => {
    const { folder, remove } = repository({});
    expect(() => readTree(`${folder}/AGENTS.md`)).toThrow('is no folder');
    remove();
  });

  test('a folder whose path is too long is not taken for empty', () => {
    const { folder, remove } = repository({});
    const name = 'd'.repeat(250);
    execFileSync('sh', ['-c', `for i in $(seq 20); do mkdir ${name}; cd -P ./${name}; done`], { cwd: folder });
    expect(readTree(folder).isCut).toBe(true);
    execFileSync('rm', ['-rf', folder]);
    remove();
  });
});
