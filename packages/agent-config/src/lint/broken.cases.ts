/** Broken configurations: what is changed in a good repository, and the rule and line that have to say so. */
import type { RuleId } from '../catalogue.ts';
import { GOOD, type Files } from './good.test-support.ts';

export type Case = readonly [name: string, changes: Files, rule: RuleId, file: string, line: number];

const RULES_FILE = 'AGENTS.md';
const CVE = '.agent/skills/remediate-cve/SKILL.md';
const TRIAGE = '.agent/skills/triage-finding/SKILL.md';
const HOOKS = '.agent/settings.json';
const MCP = '.mcp.json';
const BOOK = '.agent/knowledge/remediation-runbook.md';
const SETTINGS = '.github/agent-remediation.yml';

/** One file of the good repository with one part of its text replaced; the part has to be there. */
function change(file: string, part: string | RegExp, by: string): Files {
  const text = GOOD[file] ?? '';
  const changed = text.replace(part, by);
  if (changed === text) throw new Error(`${file} does not hold ${String(part)}`);
  return { [file]: changed };
}
const hooks = (value: unknown): Files => ({ [HOOKS]: JSON.stringify(value, null, 2) });
const event = (name: string, entry: unknown): Files => hooks({ hooks: { [name]: [entry] } });
const command = (line: string, matcher = 'Bash'): Files =>
  event('PreToolUse', { matcher, hooks: [{ type: 'command', command: line }] });
const matcher = (value: unknown): Files =>
  event('PreToolUse', { matcher: value, hooks: [{ type: 'command', command: 'true || exit 2' }] });
const server = (value: unknown): Files => ({ [MCP]: JSON.stringify({ mcpServers: { scanner: value } }, null, 2) });
/** The good rules file, made so many lines long. */
export function linesOf(count: number): string {
  const text = GOOD[RULES_FILE] ?? '';
  return text + '- more\n'.repeat(count - text.split('\n').length + 1);
}
const GH_TOKEN = `ghp_${'aB3dE5gH7jK9'.repeat(3)}`;

export const CASES: readonly Case[] = [
  // Rules file: seed 2.5 (five parts), D32 (99 lines)
  ['no rules file', { [RULES_FILE]: null }, 'rules-missing', RULES_FILE, 1],
  ['D32: a rules file of 100 lines', { [RULES_FILE]: linesOf(100) }, 'rules-too-long', RULES_FILE, 100],
  ['no description', change(RULES_FILE, /A web shop[^\n]*\n/, ''), 'rules-empty-description', RULES_FILE, 1],
  ['no commands', change(RULES_FILE, /## Commands[\s\S]*?(?=## A fix)/, ''), 'rules-no-commands', RULES_FILE, 1],
  ['no branch', change(RULES_FILE, 'Branch `fix/<finding-id>`, ', ''), 'rules-no-conventions', RULES_FILE, 1],
  ['no prefix', change(RULES_FILE, '`fix(sec):` or `fix(deps):`', 'as usual'), 'rules-no-conventions', RULES_FILE, 1],
  ['no draft', change(RULES_FILE, 'DRAFT ', ''), 'rules-no-conventions', RULES_FILE, 1],
  ['migrations are not protected', change(RULES_FILE, 'Migrations, i', 'I'), 'rules-no-protected-paths', RULES_FILE, 1],
  [
    'infrastructure is not protected',
    change(RULES_FILE, 'infrastructure code, ', ''),
    'rules-no-protected-paths',
    RULES_FILE,
    1,
  ],
  [
    'generated code is not protected',
    change(RULES_FILE, 'generated code; ', ''),
    'rules-no-protected-paths',
    RULES_FILE,
    1,
  ],
  [
    'lockfiles are not protected',
    change(RULES_FILE, 'lockfiles unless the task is a dependency bump', 'nothing else'),
    'rules-no-protected-paths',
    RULES_FILE,
    1,
  ],
  ['public API: no stop', change(RULES_FILE, 'a public API or ', ''), 'rules-no-stop-and-ask', RULES_FILE, 1],
  ['database: no stop', change(RULES_FILE, ' or a database column', ''), 'rules-no-stop-and-ask', RULES_FILE, 1],
  [
    'npm script that is not there',
    change(RULES_FILE, 'npm run build', 'npm run compile'),
    'rules-unknown-command',
    RULES_FILE,
    7,
  ],
  [
    'pnpm script that is not there',
    change(RULES_FILE, '`npm run build`', '`pnpm run bild`'),
    'rules-unknown-command',
    RULES_FILE,
    7,
  ],
  [
    'make target that is not there',
    { ...change(RULES_FILE, 'npm run build', 'make al'), Makefile: 'all:\n\techo\n' },
    'rules-unknown-command',
    RULES_FILE,
    7,
  ],
  [
    'just recipe that is not there',
    { ...change(RULES_FILE, 'npm run build', 'just bild'), justfile: 'build:\n  echo\n' },
    'rules-unknown-command',
    RULES_FILE,
    7,
  ],
  [
    'a protected path of the settings is not named',
    { [SETTINGS]: 'version: 1\ncommands:\n  setup: [npm ci]\nprotected-paths: [billing/**]\n' },
    'rules-protected-paths-differ',
    RULES_FILE,
    1,
  ],
  ['CLAUDE.md without the import', { 'CLAUDE.md': '# Rules\n' }, 'rules-not-imported', 'CLAUDE.md', 1],
  [
    'CLAUDE.md with the import as code, which imports nothing',
    { 'CLAUDE.md': 'See `@AGENTS.md` for rules.\n' },
    'rules-not-imported',
    'CLAUDE.md',
    1,
  ],

  // Skills: seed 2.5, 7.8
  ['seed 7.8: no front matter', change(CVE, /^---[\s\S]*?---\n/, ''), 'skill-front-matter', CVE, 1],
  ['front matter is not closed', change(CVE, /\n---\n\n#/, '\n\n#'), 'skill-front-matter', CVE, 1],
  [
    'front matter with a tab',
    change(CVE, 'description: ', 'metadata:\n\tkey: x\ndescription: '),
    'skill-front-matter',
    CVE,
    4,
  ],
  ['front matter is a list', change(CVE, /^---[\s\S]*?---\n/, '---\n- a\n- b\n---\n'), 'skill-front-matter', CVE, 2],
  [
    'front matter with an alias',
    change(CVE, 'name: remediate-cve', 'license: &x y\ncompatibility: *x\nname: remediate-cve'),
    'skill-front-matter',
    CVE,
    2,
  ],
  [
    'front matter with a key twice',
    change(CVE, 'name: remediate-cve', 'name: a\nname: remediate-cve'),
    'skill-front-matter',
    CVE,
    3,
  ],
  ['front matter after a blank line', change(CVE, /^---/, '\n---'), 'skill-front-matter', CVE, 1],
  ['no name', change(CVE, 'name: remediate-cve\n', ''), 'skill-name', CVE, 1],
  ['name with capitals', change(CVE, 'name: remediate-cve', 'name: Remediate-CVE'), 'skill-name', CVE, 2],
  ['name with a space', change(CVE, 'name: remediate-cve', 'name: remediate cve'), 'skill-name', CVE, 2],
  ['name with two hyphens', change(CVE, 'name: remediate-cve', 'name: remediate--cve'), 'skill-name', CVE, 2],
  ['name with an underscore', change(CVE, 'name: remediate-cve', 'name: remediate_cve'), 'skill-name', CVE, 2],
  ['name is a number', change(CVE, 'name: remediate-cve', 'name: 7'), 'skill-name', CVE, 2],
  ['name of 65 characters', change(CVE, 'name: remediate-cve', `name: ${'a'.repeat(65)}`), 'skill-name', CVE, 2],
  ['name is not the folder', change(CVE, 'name: remediate-cve', 'name: fix-cve'), 'skill-name-folder', CVE, 2],
  ['no description', change(CVE, /description: .*\n/, ''), 'skill-description', CVE, 1],
  ['an empty description', change(CVE, /description: .*/, "description: ''"), 'skill-description', CVE, 3],
  ['a description that is a list', change(CVE, /description: .*/, 'description: [a, b]'), 'skill-description', CVE, 3],
  [
    'a description of 1,025 characters',
    change(CVE, /description: .*/, `description: Use when ${'x'.repeat(1_016)}`),
    'skill-description',
    CVE,
    3,
  ],
  [
    'seed 7.8: a description without a trigger',
    change(CVE, /description: .*/, 'description: Vulnerable dependencies.'),
    'skill-trigger',
    CVE,
    3,
  ],
  [
    'two skills with one description',
    change(
      TRIAGE,
      /description: .*/,
      'description: Fixes a vulnerable dependency. Use when the task names a CVE, an advisory or a package with a fixed version.',
    ),
    'skill-competes',
    TRIAGE,
    3,
  ],
  ['no section When to use', change(TRIAGE, '## When to use', '## Why'), 'skill-section', TRIAGE, 4],
  ['no section Workflow', change(TRIAGE, '## Workflow', '## Steps'), 'skill-section', TRIAGE, 4],
  ['no section Output', change(TRIAGE, '## Output', '## Result'), 'skill-section', TRIAGE, 4],
  ['no section Never', change(TRIAGE, '## Never', '## Not'), 'skill-section', TRIAGE, 4],
  ['an empty section', change(TRIAGE, 'A verdict.\n', ''), 'skill-section', TRIAGE, 14],
  ['a section in a code block', change(TRIAGE, '## Output\n', '```\n## Output\n```\n'), 'skill-section', TRIAGE, 4],
  ['a workflow without numbers', change(TRIAGE, '1. Reproduce', '- Reproduce'), 'skill-workflow-steps', TRIAGE, 10],
  ['a field that is misspelt', change(CVE, 'name:', 'descripton: x\nname:'), 'skill-unknown-field', CVE, 2],
  ['600 lines', { [TRIAGE]: `${GOOD[TRIAGE]}${'more\n'.repeat(600)}` }, 'skill-long', TRIAGE, 1],
  [
    'skill.md in small letters',
    { '.agent/skills/other/skill.md': GOOD[TRIAGE] ?? '' },
    'skill-misplaced',
    '.agent/skills/other/skill.md',
    1,
  ],
  [
    'SKILL.md without a folder',
    { '.agent/skills/SKILL.md': GOOD[TRIAGE] ?? '' },
    'skill-misplaced',
    '.agent/skills/SKILL.md',
    1,
  ],
  [
    'SKILL.md too deep',
    { '.agent/skills/a/b/SKILL.md': GOOD[TRIAGE] ?? '' },
    'skill-misplaced',
    '.agent/skills/a/b/SKILL.md',
    1,
  ],
  ['seed 2.5: no advisory step', change(CVE, /1\. Read.*\n/, '1. Think.\n'), 'skill-dependency-steps', CVE, 12],
  ['seed 2.5: no tree step', change(CVE, /2\. Find.*\n/, '2. Think.\n'), 'skill-dependency-steps', CVE, 12],
  ['seed 2.5: no branch step', change(CVE, /3\. Create.*\n/, ''), 'skill-dependency-steps', CVE, 12],
  [
    'seed 2.5: no smallest upgrade',
    change(CVE, 'Upgrade the smallest thing that fixes the finding', 'Upgrade all'),
    'skill-dependency-steps',
    CVE,
    12,
  ],
  ['seed 2.5: no lockfile step', change(CVE, /5\. Regenerate.*\n/, ''), 'skill-dependency-steps', CVE, 12],
  ['seed 2.5: no test step', change(CVE, '6. Run the tests.\n', ''), 'skill-dependency-steps', CVE, 12],
  ['seed 2.5: no end', change(CVE, '; otherwise stop and summarise', ''), 'skill-dependency-steps', CVE, 12],
  [
    'seed 2.5: steps out of order',
    change(CVE, /5\. (.*)\n6\. (.*)\n/, '5. $2\n6. $1\n'),
    'skill-dependency-steps',
    CVE,
    12,
  ],
  ['seed 2.5: Never, major version', change(CVE, /- Cross.*\n/, ''), 'skill-dependency-never', CVE, 26],
  ['seed 2.5: Never, disabled test', change(CVE, /- Disable.*\n/, ''), 'skill-dependency-never', CVE, 26],
  ['seed 2.5: Never, lockfile by hand', change(CVE, /- Commit.*\n/, ''), 'skill-dependency-never', CVE, 26],

  // Hook settings: seed 2.5, 6
  ['hooks: not JSON', { [HOOKS]: '{ "hooks": {' }, 'hooks-form', HOOKS, 1],
  ['hooks: a comment', { [HOOKS]: '{\n// guard\n"hooks": {}}' }, 'hooks-form', HOOKS, 2],
  ['hooks: a list', { [HOOKS]: '[]' }, 'hooks-form', HOOKS, 1],
  ['hooks: an array below hooks', hooks({ hooks: [] }), 'hooks-form', HOOKS, 2],
  ['hooks: an event that is an object', hooks({ hooks: { PreToolUse: {} } }), 'hooks-form', HOOKS, 3],
  ['hooks: an entry without hooks', event('PreToolUse', { matcher: 'Bash', command: 'x' }), 'hooks-form', HOOKS, 4],
  ['hooks: a hook that is a text', event('PreToolUse', { matcher: 'Bash', hooks: ['x.sh'] }), 'hooks-form', HOOKS, 7],
  [
    'hooks: a hook without type',
    event('PreToolUse', { matcher: 'Bash', hooks: [{ command: 'x' }] }),
    'hooks-form',
    HOOKS,
    7,
  ],
  [
    'hooks: a hook without command',
    event('PreToolUse', { matcher: 'Bash', hooks: [{ type: 'command' }] }),
    'hooks-form',
    HOOKS,
    7,
  ],
  [
    'hooks: an unknown type',
    event('PreToolUse', { hooks: [{ type: 'script', command: 'x' }] }),
    'hooks-form',
    HOOKS,
    7,
  ],
  [
    'hooks: a timeout of 0',
    event('PreToolUse', { hooks: [{ type: 'command', command: 'true', timeout: 0 }] }),
    'hooks-form',
    HOOKS,
    9,
  ],
  ['hooks: a matcher that is a list', matcher(['Bash']), 'hooks-form', HOOKS, 5],
  ['hooks: none at all', hooks({ permissions: {} }), 'hooks-none', HOOKS, 1],
  ['hooks: no file', { [HOOKS]: null }, 'hooks-none', HOOKS, 1],
  ['hooks: an event misspelt', event('PreToolUs', { hooks: [] }), 'hooks-event', HOOKS, 3],
  ['hooks: an event in small letters', event('pretooluse', { hooks: [] }), 'hooks-event', HOOKS, 3],
  ['hooks: a tool in small letters', matcher('bash'), 'hooks-matcher', HOOKS, 5],
  ['hooks: a tool misspelt in a list', matcher('Edit|Wrte'), 'hooks-matcher', HOOKS, 5],
  ['hooks: a server without its tools', matcher('mcp__files'), 'hooks-matcher', HOOKS, 5],
  ['hooks: not a regular expression', matcher('(Edit'), 'hooks-matcher', HOOKS, 5],
  [
    'hooks: a program that is not there',
    command('node ./.agent/hooks/gone.cjs || exit 2'),
    'hooks-command-missing',
    HOOKS,
    7,
  ],
  [
    'hooks: a program that is not there, by variable',
    command('"${CLAUDE_PROJECT_DIR}/.agent/hooks/gone.cjs" || exit 2'),
    'hooks-command-missing',
    HOOKS,
    7,
  ],
  [
    'hooks: a program that is not executable',
    { ...command('./.agent/hooks/guard.sh || exit 2'), '.agent/hooks/guard.sh': '#!/bin/sh\n' },
    'hooks-command-not-executable',
    HOOKS,
    7,
  ],
  [
    'hooks: a crash lets the call through',
    { ...command('node .agent/hooks/guard.cjs'), '.agent/hooks/guard.cjs': '' },
    'hooks-fail-open',
    HOOKS,
    7,
  ],
  [
    'hooks: a crash ends with 1',
    { ...command('.agent/hooks/guard.sh || exit 1'), '.agent/hooks/guard.sh': '+x#!/bin/sh\n' },
    'hooks-fail-open',
    HOOKS,
    7,
  ],
  [
    'hooks: guards after the tool only',
    event('PostToolUse', { matcher: 'Edit', hooks: [{ type: 'command', command: 'true' }] }),
    'hooks-post-only',
    HOOKS,
    2,
  ],
  [
    'hooks: devin, star is no regular expression',
    { '.devin/hooks.v1.json': '{"PreToolUse":[{"matcher":"*","hooks":[]}]}' },
    'hooks-matcher',
    '.devin/hooks.v1.json',
    1,
  ],

  // MCP file: seed 2.5, 5, 7.11
  ['mcp: not JSON', { [MCP]: '{"mcpServers": {' }, 'mcp-form', MCP, 1],
  ['mcp: servers at the top', { [MCP]: '{"scanner": {"command": "x"}}' }, 'mcp-form', MCP, 1],
  ['mcp: another name', { [MCP]: '{"mcp_servers": {}}' }, 'mcp-form', MCP, 1],
  ['mcp: a server that is a text', server('npx scanner'), 'mcp-form', MCP, 3],
  ['mcp: no command', server({ args: [] }), 'mcp-form', MCP, 3],
  ['mcp: args as one text', server({ command: 'x', args: '-y scanner' }), 'mcp-form', MCP, 5],
  ['mcp: env as a list', server({ command: 'x', env: ['A=b'] }), 'mcp-form', MCP, 5],
  ['mcp: a number in env', server({ command: 'x', env: { PORT: 80 } }), 'mcp-form', MCP, 6],
  ['mcp: an unknown type', server({ type: 'grpc', command: 'x' }), 'mcp-form', MCP, 4],
  ['seed 5: a literal token', server({ command: 'x', env: { A: GH_TOKEN } }), 'mcp-secret', MCP, 6],
  ['seed 5: a literal password', server({ command: 'x', env: { DB_PASSWORD: 'correct-horse' } }), 'mcp-secret', MCP, 6],
  [
    'seed 5: a literal header',
    server({ url: 'https://x.example', headers: { Authorization: 'Bearer abcdefgh12345' } }),
    'mcp-secret',
    MCP,
    6,
  ],
  ['seed 5: a token as an argument', server({ command: 'x', args: ['--api-key=abcdefgh12345'] }), 'mcp-secret', MCP, 6],
  ['seed 5: a password in the address', server({ url: 'https://me:secret@x.example' }), 'mcp-secret', MCP, 4],
  [
    'seed 5: a token as the argument after its flag',
    server({ command: 'x', args: ['--api-key', 'abcdefgh12345'] }),
    'mcp-secret',
    MCP,
    7,
  ],
  [
    'seed 5: a token handed to a container',
    server({ command: 'x', args: ['-e', 'MY_TOKEN=abcdefgh12345'] }),
    'mcp-secret',
    MCP,
    7,
  ],
  [
    'seed 5: a token in a header that is an argument',
    server({ command: 'x', args: ['--header', 'Authorization: Bearer abcdefgh12345'] }),
    'mcp-secret',
    MCP,
    7,
  ],
  [
    'mcp: http to a host that begins like this machine',
    server({ url: 'http://127.evil.example/mcp' }),
    'mcp-plain-http',
    MCP,
    4,
  ],
  ['mcp: http', server({ url: 'http://x.example/mcp' }), 'mcp-plain-http', MCP, 4],
  ['mcp: the other form of a reference', server({ command: 'x', env: { A: '${A}' } }), 'mcp-reference', MCP, 6],
  ['mcp: a reference without a name', server({ command: 'x', env: { A: '${env:}' } }), 'mcp-reference', MCP, 6],
  ['mcp: write by option', server({ command: 'x', args: ['--allow-write'] }), 'mcp-write-scope', MCP, 3],
  ['mcp: write by variable', server({ command: 'x', env: { READ_ONLY: 'false' } }), 'mcp-write-scope', MCP, 6],
  ['mcp: unpinned npx', server({ command: 'npx', args: ['-y', '@acme/scanner-mcp'] }), 'mcp-unpinned', MCP, 5],
  ['mcp: npx at latest', server({ command: 'npx', args: ['scanner@latest'] }), 'mcp-unpinned', MCP, 5],
  ['mcp: unpinned uvx', server({ command: 'uvx', args: ['scanner'] }), 'mcp-unpinned', MCP, 5],
  [
    'mcp: unpinned image',
    server({ command: 'docker', args: ['run', '-i', 'ghcr.io/acme/scanner'] }),
    'mcp-unpinned',
    MCP,
    5,
  ],

  // Knowledge: seed 2.5, 7.9
  ['seed 7.9: no front matter', change(BOOK, /^---[\s\S]*?---\n/, ''), 'knowledge-front-matter', BOOK, 1],
  ['no title', change(BOOK, /title: .*\n/, ''), 'knowledge-field', BOOK, 1],
  ['seed 7.9: no tags', change(BOOK, /tags: .*\n/, ''), 'knowledge-field', BOOK, 1],
  ['seed 7.9: tags as one text', change(BOOK, /tags: .*/, 'tags: remediation, security'), 'knowledge-field', BOOK, 3],
  ['seed 7.9: no repos', change(BOOK, /repos: .*\n/, ''), 'knowledge-field', BOOK, 1],
  ['seed 7.9: empty repos', change(BOOK, /repos: .*/, 'repos: []'), 'knowledge-field', BOOK, 4],
  ['seed 7.9: repos of others', change(BOOK, /repos: .*/, 'repos: [octo/other]'), 'knowledge-repository', BOOK, 4],
  [
    'seed 2.5: runbook without branch',
    change(BOOK, 'Branch `fix/<finding-id>`; c', 'C'),
    'knowledge-convention',
    BOOK,
    5,
  ],
  ['seed 2.5: runbook without prefix', change(BOOK, ' and `fix(deps):`', ''), 'knowledge-convention', BOOK, 5],
  [
    'seed 2.5: runbook without title',
    change(BOOK, '; title `fix: <one-line summary>`', ''),
    'knowledge-convention',
    BOOK,
    5,
  ],
  ['seed 2.5: runbook without blast radius', change(BOOK, 'blast radius', 'rest'), 'knowledge-convention', BOOK, 5],
  ['seed 2.5: runbook without draft', change(BOOK, ' as DRAFT', ''), 'knowledge-convention', BOOK, 5],
  [
    'seed 2.5: runbook without reviewers',
    change(BOOK, ', the security reviewers team reviews', ''),
    'knowledge-convention',
    BOOK,
    5,
  ],
  ['seed 2.5: runbook that merges', change(BOOK, ' Never merge.', ''), 'knowledge-convention', BOOK, 5],

  // The repository
  ['settings with an unknown key', { [SETTINGS]: 'version: 1\ncomands: {}\n' }, 'settings-invalid', SETTINGS, 1],
  ['settings that are no text', { [SETTINGS]: '#'.repeat(1_048_577) }, 'file-unreadable', SETTINGS, 1],
  ['settings of another tool', { [SETTINGS]: 'name: CI\non: push\n' }, 'settings-invalid', SETTINGS, 1],
  [
    'settings with a YAML bomb',
    { [SETTINGS]: 'a: &a [x,x]\nb: &b [*a,*a]\nversion: 1\n' },
    'settings-invalid',
    SETTINGS,
    1,
  ],
  ['seed 7.10: no set-up commands', { [SETTINGS]: 'version: 1\n' }, 'setup-missing', SETTINGS, 1],
  [
    'seed 5: a token in the code',
    { 'src/client.ts': `// client\nconst token = '${GH_TOKEN}';\n` },
    'secret-literal',
    'src/client.ts',
    2,
  ],
  [
    'a link out of the repository',
    { '.agent/skills/other': '-> ../../../..' },
    'file-linked-outside',
    '.agent/skills/other',
    1,
  ],
  ['a link to nowhere', { 'CLAUDE.md': '-> nowhere.md' }, 'file-linked-outside', 'CLAUDE.md', 1],
  ['a rules file that is not text', { 'CLAUDE.md': 'x'.repeat(1_048_577) }, 'file-unreadable', 'CLAUDE.md', 1],
];
