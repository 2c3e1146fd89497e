/** What `lint --fix` writes, to the byte, and what it leaves. */
import { GOOD, type Files } from '../lint/good.test-support.ts';

const TRIAGE = '.agent/skills/triage-finding/SKILL.md';
const HOOKS = '.agent/settings.json';
const BOOK = '.agent/knowledge/remediation-runbook.md';
const of = (file: string, from: string | RegExp, to: string): string => (GOOD[file] ?? '').replace(from, to);
const mcp = (server: string): string => `{\r\n\t"mcpServers": { "a": ${server} }\r\n}\r\n`;
const hook = (matcher: string, command = 'x || exit 2', event = 'PreToolUse'): string =>
  `{ "hooks": { "${event}": [ { "matcher": "${matcher}", "hooks": [ { "type": "command", "command": ${JSON.stringify(command)} } ] } ] } }\n`;

/** What stands in the file afterwards, to the byte: line ends, comments, spaces and quotes of the rest stay. */
export const EXACT: readonly (readonly [name: string, file: string, before: string, after: string])[] = [
  [
    'a comment behind the name',
    TRIAGE,
    of(TRIAGE, /name: .*/, 'name: Other  # ours'),
    of(TRIAGE, /name: .*/, 'name: triage-finding  # ours'),
  ],
  [
    'Windows line ends, no name',
    TRIAGE,
    of(TRIAGE, /name: .*\n/, '').replaceAll('\n', '\r\n'),
    of(TRIAGE, /name: (.*)\n(.*)\n/, 'name: $1\n$2\n').replaceAll('\n', '\r\n'),
  ],
  ['blank lines in front', TRIAGE, `\n \t\n${GOOD[TRIAGE]}`, GOOD[TRIAGE] ?? ''],
  [
    'tabs in the front matter, and none in the body',
    TRIAGE,
    of(TRIAGE, 'description', 'metadata:\n\ta:\n\t\tb: c\n\td: e\ndescription').replace('A verdict.', '\tA verdict.'),
    of(TRIAGE, 'description', 'metadata:\n  a:\n    b: c\n  d: e\ndescription').replace('A verdict.', '\tA verdict.'),
  ],
  [
    'a field',
    TRIAGE,
    of(TRIAGE, 'name', 'Allowed_Tools: Bash # x\nname'),
    of(TRIAGE, 'name', 'allowed-tools: Bash # x\nname'),
  ],
  ['tags as words', BOOK, of(BOOK, /tags: .*/, 'tags: a, b/c  # ours'), of(BOOK, /tags: .*/, 'tags: [a, b/c]  # ours')],
  ['all repositories', BOOK, of(BOOK, /repos: .*/, "repos: '*'"), of(BOOK, /repos: .*/, "repos: ['*']")],
  [
    'two references in one value, and tabs',
    '.mcp.json',
    mcp('{ "command": "x", "env": { "A": "${A}-\\u00e9-${B}" } }'),
    mcp('{ "command": "x", "env": { "A": "${env:A}-é-${env:B}" } }'),
  ],
  [
    'numbers and truth values',
    '.mcp.json',
    mcp('{ "command": "x", "env": { "A": 8080, "B": true, "C": null } }'),
    mcp('{ "command": "x", "env": { "A": "8080", "B": "true", "C": null } }'),
  ],
  [
    'a variable of a shell',
    '.mcp.json',
    mcp('{ "url": "https://x.example", "headers": { "A": "Bearer $A" } }'),
    mcp('{ "url": "https://x.example", "headers": { "A": "Bearer ${env:A}" } }'),
  ],
  ['a server as a matcher', HOOKS, hook('mcp__files'), hook('mcp__files__.*')],
  ['a server among names', HOOKS, hook('Edit, mcp__files'), hook('^(Edit|mcp__files__.*)$')],
  ['letters of tools, with their separators', HOOKS, hook('bash , EDIT|Read'), hook('Bash , Edit|Read')],
  ['letters of an event', HOOKS, hook('Bash', 'x || exit 2', 'preToolUse'), hook('Bash', 'x || exit 2', 'PreToolUse')],
  [
    'an event, and then its matcher',
    HOOKS,
    hook('bash', 'x || exit 2', 'preToolUse'),
    hook('Bash', 'x || exit 2', 'PreToolUse'),
  ],
  [
    'a crash that lets through',
    HOOKS,
    hook('Bash', 'node ".agent/hooks/no-dangerous-shell.cjs" --strict'),
    hook('Bash', 'node ".agent/hooks/no-dangerous-shell.cjs" --strict || exit 2'),
  ],
  [
    'another end',
    HOOKS,
    hook('Bash', 'node .agent/hooks/no-dangerous-shell.cjs || exit 1'),
    hook('Bash', 'node .agent/hooks/no-dangerous-shell.cjs || exit 2'),
  ],
  ['CLAUDE.md', 'CLAUDE.md', '# Rules\r\n', '@AGENTS.md\r\n\r\n# Rules\r\n'],
];

/** What has more than one answer, or would let more happen. */
export const LEFT: readonly (readonly [name: string, changes: Files])[] = [
  ['a folder that is no name', { '.agent/skills/Big One/SKILL.md': of(TRIAGE, 'triage-finding', 'big-one') }],
  ['a name over two lines', { [TRIAGE]: of(TRIAGE, /name: .*/, 'name: >\n  other') }],
  ['a name with an anchor', { [TRIAGE]: of(TRIAGE, /name: .*/, 'name: &a other') }],
  ['tabs in a front matter that is broken besides', { [TRIAGE]: of(TRIAGE, 'name', 'a:\n\tb: [\nname') }],
  ['a field whose right name is there', { [TRIAGE]: of(TRIAGE, 'name', 'allowed_tools: A\nallowed-tools: B\nname') }],
  ['words that YAML reads as something else', { [BOOK]: of(BOOK, /tags: .*/, 'tags: a, true') }],
  [
    'a default, which the conventions’ form cannot say',
    { '.mcp.json': mcp('{ "command": "x", "env": { "A": "${A:-b}" } }') },
  ],
  ['an event whose right name is there', { [HOOKS]: '{"hooks":{"PreToolUse":[],"pretooluse":[]}}' }],
  ['a tool that is misspelt', { [HOOKS]: hook('Bsh') }],
  ['a line of several commands', { [HOOKS]: hook('Bash', 'cd x && node .agent/hooks/no-dangerous-shell.cjs') }],
  ['a line that ends in a comment', { [HOOKS]: hook('Bash', 'node .agent/hooks/no-dangerous-shell.cjs # guard') }],
  ['an open quote', { [HOOKS]: hook('Bash', `node .agent/hooks/no-dangerous-shell.cjs 'x`) }],
  ['exec', { [HOOKS]: hook('Bash', 'exec node .agent/hooks/no-dangerous-shell.cjs') }],
  [
    'a hook that is no script',
    { [HOOKS]: hook('Bash', './.agent/hooks/tool || exit 2'), '.agent/hooks/tool': '\u007fELF' },
  ],
];
