/** For every rule something that is near to breaking it and does not: what a user would call a false alarm. */
import type { RuleId } from '../catalogue.ts';
import { GOOD, type Files } from './good.test-support.ts';

export type CleanCase = readonly [rule: RuleId, name: string, changes: Files];

const CVE = '.agent/skills/remediate-cve/SKILL.md';
const TRIAGE = '.agent/skills/triage-finding/SKILL.md';
const BOOK = '.agent/knowledge/remediation-runbook.md';
const SETTINGS = '.github/agent-remediation.yml';
const RULES_FILE = 'AGENTS.md';

function change(file: string, part: string | RegExp, by: string): Files {
  const text = GOOD[file] ?? '';
  const changed = text.replace(part, by);
  if (changed === text) throw new Error(`${file} does not hold ${String(part)}`);
  return { [file]: changed };
}
const server = (value: unknown): Files => ({
  '.mcp.json': JSON.stringify({ mcpServers: { scanner: value } }, null, 2),
});
const run = (command: string, ...args: readonly string[]): Files => server({ command, args });
const claude = (hooks: unknown, more: Files = {}): Files => ({
  'CLAUDE.md': '@AGENTS.md\n',
  '.claude/settings.json': JSON.stringify({ hooks }),
  ...more,
});
const before = (command: string, matcher = 'Bash'): unknown => ({
  PreToolUse: [{ matcher, hooks: [{ type: 'command', command }] }],
});
const skill = (path: string, text: string): Files => ({ 'CLAUDE.md': '@AGENTS.md\n', [path]: text });
const DESCRIPTION = 'name: other\ndescription: Use when a page is slow.\n';
const DIGEST = 'a1'.repeat(32);

export const CLEAN: readonly CleanCase[] = [
  ['file-unreadable', 'a picture of a skill', { '.agent/skills/remediate-cve/picture.png': '\0\0' }],
  ['file-linked-outside', 'a link within the repository', { '.agent/skills/remediate-cve/more.md': '-> SKILL.md' }],
  [
    'rules-missing',
    'the rules file of another agent alone',
    { [RULES_FILE]: null, 'CLAUDE.md': GOOD[RULES_FILE] ?? '' },
  ],
  ['rules-too-long', 'no line end at the end', change(RULES_FILE, /\n$/, '')],
  [
    'rules-empty-description',
    'a description below a second heading',
    change(RULES_FILE, 'A web', '## What it is\n\nA web'),
  ],
  ['rules-no-commands', 'commands in a block', change(RULES_FILE, /- Build:[\s\S]*?test`/, '```sh\nnpm test\n```')],
  [
    'rules-unknown-command',
    'commands of other folders',
    {
      Makefile: 'all:\n\techo\n',
      [RULES_FILE]: `${GOOD[RULES_FILE]}\n\`\`\`sh\nnpm run build\ncd docs/\n\nmake html\n\`\`\`\n\nThen \`cd docs && make html\`.\n`,
    },
  ],
  [
    'rules-empty-description',
    'a sentence that begins in bold',
    change(RULES_FILE, 'A web shop', '**Shop** is a web shop'),
  ],
  [
    'rules-empty-description',
    'a script without spaces',
    change(RULES_FILE, /A web shop[^\n]*/, '这是一个用于销售书籍的网站。'),
  ],
  ['rules-unknown-command', 'a command of a folder', change(RULES_FILE, '`npm test`', '`npm run --prefix web dev`')],
  [
    'rules-no-conventions',
    'the prefixes in another order',
    change(RULES_FILE, '`fix(sec):` or `fix(deps):`', '`fix(deps):`'),
  ],
  ['rules-no-protected-paths', 'other words', change(RULES_FILE, 'infrastructure code', 'Terraform')],
  [
    'rules-protected-paths-differ',
    'a protected path that is named',
    {
      [SETTINGS]: 'version: 1\ncommands:\n  setup: [npm ci]\nprotected-paths: [billing/**]\n',
      ...change(RULES_FILE, 'Migrations,', '`billing/**`, migrations,'),
    },
  ],
  ['rules-no-stop-and-ask', 'other words', change(RULES_FILE, '## Stop and ask', '## Pause and ask')],
  ['rules-not-imported', 'an import with a path', { 'CLAUDE.md': '# Rules\n\n@./AGENTS.md\n' }],
  ['skill-front-matter', 'a rule of dashes in the body', { [TRIAGE]: `${GOOD[TRIAGE]}\n---\n\nmore\n` }],
  ['skill-front-matter', 'a byte order mark', { [TRIAGE]: `\uFEFF${GOOD[TRIAGE]}` }],
  [
    'skill-name',
    'digits and hyphens',
    { '.agent/skills/a-1/SKILL.md': (GOOD[TRIAGE] ?? '').replace('triage-finding', 'a-1') },
  ],
  ['skill-name-folder', 'a name in quotes', change(TRIAGE, 'name: triage-finding', 'name: "triage-finding"')],
  [
    'skill-description',
    '1,024 characters',
    change(CVE, /description: .*/, `description: Use when ${'x'.repeat(1_015)}`),
  ],
  [
    'skill-trigger',
    'a trigger in other words',
    change(CVE, /description: .*/, 'description: Upgrades packages. Triggers on CVE.'),
  ],
  [
    'skill-trigger',
    'a field of its own',
    change(CVE, /description: .*/, 'description: Upgrades.\nwhen_to_use: A CVE.'),
  ],
  [
    'skill-trigger',
    'a skill that only a person calls',
    skill(
      '.claude/skills/other/SKILL.md',
      '---\nname: other\ndescription: Writes the release notes.\ndisable-model-invocation: true\n---\n',
    ),
  ],
  [
    'skill-trigger',
    'a description in another script',
    skill('.claude/skills/other/SKILL.md', '---\nname: other\ndescription: 当用户要求修复漏洞时使用。\n---\n'),
  ],
  [
    'skill-competes',
    'the same skill for two agents',
    skill('.claude/skills/triage-finding/SKILL.md', GOOD[TRIAGE] ?? ''),
  ],
  ['skill-section', 'sections of other levels', change(TRIAGE, '## Output', '### Output')],
  [
    'skill-section',
    'a skill of another agent that is not ours',
    skill('.claude/skills/other/SKILL.md', `---\n${DESCRIPTION}---\n`),
  ],
  ['skill-workflow-steps', 'another mark behind the number', change(TRIAGE, '1. Reproduce', '1) Reproduce')],
  ['skill-dependency-steps', 'more steps than seven', change(CVE, '7. If', '7. Look at it again.\n8. If')],
  ['skill-dependency-never', 'more rules than three', change(CVE, '- Cross', '- Merge.\n- Cross')],
  ['skill-unknown-field', 'a field of one’s own', change(CVE, 'name:', 'library_version: 1\nname:')],
  [
    'skill-long',
    '499 lines',
    { [TRIAGE]: `${GOOD[TRIAGE]}${'more\n'.repeat(499 - (GOOD[TRIAGE] ?? '').split('\n').length)}` },
  ],
  [
    'skill-misplaced',
    'an example of a skill within a skill, and a page beside the skills',
    {
      '.agent/skills/triage-finding/templates/SKILL.md': 'x',
      '.agent/skills/triage-finding/notes.md': 'x',
      '.agent/skills/README.md': 'x',
    },
  ],
  ['hooks-form', 'an entry for all tools', claude({ PreToolUse: [{ hooks: [{ type: 'command', command: 'true' }] }] })],
  ['hooks-event', 'a new event', claude({ PreToolUse: [], BeforeBreakfast: [] })],
  ['hooks-matcher', 'a real tool near another one’s name', claude(before('true', 'Read|LS'))],
  ['hooks-matcher', 'a whole server as a pattern', claude(before('true', 'mcp__files__.*'))],
  ['hooks-command-missing', 'a program on the PATH', claude(before('prettier --check src/x.ts'))],
  [
    'hooks-command-not-executable',
    'a program that another one starts',
    claude(before('bash .claude/hooks/x.sh || exit 2'), { '.claude/hooks/x.sh': '' }),
  ],
  [
    'hooks-fail-open',
    'a hook that formats before a tool',
    claude(before('.claude/hooks/context.sh'), { '.claude/hooks/context.sh': '+x#!/bin/sh\necho hello\n' }),
  ],
  ['hooks-fail-open', 'a line that says no with 2', claude(before('grep -q secret && exit 2; exit 0'))],
  [
    'hooks-post-only',
    'formatters after the tool',
    claude({ PostToolUse: [{ hooks: [{ type: 'command', command: 'npx prettier --write .' }] }] }),
  ],
  ['hooks-none', 'an empty list before a tool', claude({ PreToolUse: [] })],
  ['mcp-form', 'an address alone, and a description', server({ url: 'https://x.example/mcp', description: 'x' })],
  [
    'mcp-reference',
    'both forms where both agents read',
    {
      'CLAUDE.md': '@AGENTS.md\n',
      '.mcp.json': JSON.stringify({ mcpServers: { a: { command: 'x', env: { A: '${A:-b}', B: '${env:B}' } } } }),
    },
  ],
  ['mcp-reference', 'a price and a pattern', run('x', '--cost=$5', '--pattern=%d$')],
  ['mcp-reference', 'a variable of the shell that is started', run('sh', '-c', 'exec scanner --token "$TOKEN"')],
  ['mcp-secret', 'a file that holds it', server({ command: 'x', env: { API_KEY_FILE: '/run/secrets/key' } })],
  ['mcp-secret', 'the database of one’s own machine', run('x', 'postgresql://postgres:postgres@localhost:5432/shop')],
  ['mcp-secret', 'an address with a place in it', server({ url: 'https://x.example/mcp?project_ref=abcdefghijkl' })],
  ['mcp-placeholder', 'words that are no credential', server({ command: 'x', env: { GREETING: 'your example here' } })],
  ['mcp-unset', 'a default', server({ command: 'x', env: { A: '${A:-b}' } })],
  ['mcp-home-path', 'the home of a container', run('node', '/home/node/app/index.js')],
  ['mcp-plain-http', 'one’s own machine', server({ url: 'http://localhost:3000/mcp' })],
  ['mcp-plain-http', 'one’s own network, without a credential', server({ url: 'http://scanner:8080/mcp' })],
  [
    'mcp-write-scope',
    'GitHub, read-only',
    run('docker', 'run', '-e', 'GITHUB_READ_ONLY=1', 'ghcr.io/github/github-mcp-server:v1.2.3'),
  ],
  ['mcp-write-scope', 'GitHub’s read-only address', server({ url: 'https://api.githubcopilot.com/mcp/readonly' })],
  [
    'mcp-write-scope',
    'GitHub’s header',
    server({ url: 'https://api.githubcopilot.com/mcp/', headers: { 'X-MCP-Readonly': 'true' } }),
  ],
  [
    'mcp-write-scope',
    'Supabase, read-only',
    server({ url: 'https://mcp.supabase.com/mcp?project_ref=x&read_only=true' }),
  ],
  ['mcp-write-scope', 'MongoDB, read-only', run('npx', 'mongodb-mcp-server@1.2.3', '--readOnly')],
  [
    'mcp-write-scope',
    'a switch from outside',
    server({ command: 'x', args: ['mcp-atlassian'], env: { READ_ONLY_MODE: '${env:READ_ONLY_MODE}' } }),
  ],
  ['mcp-unpinned', 'a whole version', run('cmd', '/c', 'npx', '-y', '@acme/scanner@1.2.3-beta.1')],
  ['mcp-unpinned', 'a digest', run('docker', 'run', '-v', 'a/b:/c', `ghcr.io/acme/scanner@sha256:${DIGEST}`)],
  ['mcp-unpinned', 'the tag of a whole version', run('docker', 'run', '-i', 'ghcr.io/acme/scanner:v1.2.3')],
  ['mcp-unpinned', 'an image that was built here', run('docker', 'run', '-i', 'scanner')],
  ['mcp-unpinned', 'a container that runs already', run('docker', 'exec', '-i', 'a/b', 'scanner')],
  ['mcp-unpinned', 'a commit', run('uvx', '--from', `git+https://github.com/a/b@${'a1'.repeat(20)}`, 'scanner')],
  ['mcp-unpinned', 'Python, pinned, with an option of the program', run('uvx', 'scanner==1.2', '--from', 'x')],
  ['mcp-unpinned', 'a file', run('npx', './scanner')],
  ['mcp-unpinned', 'an option of the program', run('npx', 'scanner@1.2.3', '-p', '3000')],
  ['mcp-unpinned', 'a script of the repository', run('npm', 'run', 'mcp')],
  ['mcp-unpinned', 'the environment of the repository', run('uv', 'run', 'python', 'server.py')],
  [
    'mcp-unpinned',
    'a program that the lock file pins',
    {
      ...run('npx', 'tsx', 'server.ts'),
      'package.json': '{"scripts":{"build":"x","test":"x"},"devDependencies":{"tsx":"^4"}}',
    },
  ],
  ['mcp-unpinned', 'a server of the repository', run('go', 'run', './cmd/server')],
  ['knowledge-front-matter', 'a page about the folder', { '.agent/knowledge/README.md': 'x' }],
  ['knowledge-field', 'lists in lines', change(BOOK, 'tags: [remediation, security]', 'tags:\n  - remediation')],
  ['knowledge-repository', 'a part of the name', change(BOOK, "repos: ['*']", 'repos: [octo/s*p]')],
  [
    'knowledge-convention',
    'an entry that is no runbook',
    { '.agent/knowledge/names.md': '---\ntitle: Names\ntags: [a]\nrepos: [octo/shop]\n---\n' },
  ],
  ['settings-invalid', 'a comment', { [SETTINGS]: '# ours\nversion: 1\ncommands:\n  setup: [npm ci]\n' }],
  ['setup-missing', 'no rules file', { [RULES_FILE]: null, [SETTINGS]: null }],
  [
    'secret-literal',
    'a token of an example',
    { 'src/x.ts': "const t = 'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx';\n" },
  ],
];
