import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTree, type Tree } from '@agent-remediation/agent-config';
import { afterEach, expect, test } from '@jest/globals';
import { agentVersion } from './agent-version.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-version-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o755);
  }
  return folder;
}
const tree = (files: Readonly<Record<string, string>>): Tree => readTree(folderOf(files));

const PLUGIN = { '.claude/settings.json': '{\n  "enabledPlugins": {}\n}' };

test.each<readonly [string, Readonly<Record<string, string>>, string, RegExp]>([
  ['no plugin', { 'README.md': '' }, 'fine', /^agent version: no plugin is used/],
  [
    'a plugin, and nothing that shows the version',
    PLUGIN,
    'unknown',
    /settings\.json:2: no program can see.* 2\.1\.154$/,
  ],
  [
    'package.json, too old',
    { ...PLUGIN, 'package.json': '{\n"devDependencies":{"@anthropic-ai/claude-code":"^2.1.153"}}' },
    'wrong',
    /package\.json:2: 2\.1\.153/,
  ],
  [
    'package.json, the least',
    { 'package.json': '{"devDependencies":{"@anthropic-ai/claude-code":"2.1.154"}}' },
    'fine',
    /: 2\.1\.154/,
  ],
  [
    'package.json, a later minor',
    { 'package.json': '{"devDependencies":{"@anthropic-ai/claude-code":"2.2.0"}}' },
    'fine',
    /: 2\.2\.0/,
  ],
  ['.tool-versions', { '.tool-versions': 'node 24\nclaude-code 1.9.999\n' }, 'wrong', /\.tool-versions:2: 1\.9\.999/],
  [
    'mise.toml',
    { 'mise.toml': '[tools]\n"npm:@anthropic-ai/claude-code" = "3.0.0"\n' },
    'fine',
    /mise\.toml:2: 3\.0\.0/,
  ],
  [
    'a tag',
    { 'package.json': '{"devDependencies":{"@anthropic-ai/claude-code":"latest"}}' },
    'unknown',
    /"latest" names no version/,
  ],
])('seed 8: %s', (_, files, verdict, seen) => {
  const rows = agentVersion(tree(files), undefined, '');
  expect(rows.map((row) => [row.verdict, `${row.check}: ${row.seen}`])).toEqual([
    [verdict, expect.stringMatching(seen)],
  ]);
});

test.each([
  ['2.1.154 (Agent)', 0, 'fine', /^2\.1\.154/],
  ['1.0.0', 0, 'wrong', /^1\.0\.0/],
  ['2.1.154', 3, 'unknown', /ended with 3/],
  ['soon', 0, 'unknown', /names no version/],
])('a program that the user names is asked: %s, exit %i', (says, code, verdict, seen) => {
  const path = folderOf({
    'the-agent': `#!/bin/sh\n[ -z "$AGENT_API_KEY" ] || exit 9\necho '${says}'\nexit ${code}\n`,
  });
  process.env['AGENT_API_KEY'] = 'x';
  try {
    expect(agentVersion(undefined, 'the-agent', `${path}:/bin:/usr/bin`)).toMatchObject([
      { verdict, seen: expect.stringMatching(seen) },
    ]);
  } finally {
    delete process.env['AGENT_API_KEY'];
  }
});

test('a program that is not there, or no name', () => {
  expect(agentVersion(undefined, 'no-such-agent', '/nowhere')).toMatchObject([
    { verdict: 'unknown', seen: expect.stringContaining('cannot be started') },
  ]);
  expect(agentVersion(undefined, './agent; rm', '/bin')).toMatchObject([
    { verdict: 'unknown', seen: 'not a name on the PATH' },
  ]);
});

test('without the option no program is started, whatever the repository names', () => {
  const path = folderOf({ claude: '#!/bin/sh\ntouch "$(dirname "$0")/started"\necho 9.9.9\n' });
  expect(agentVersion(tree(PLUGIN), undefined, path)).toMatchObject([{ verdict: 'unknown' }]);
  expect(readTree(path).files.has('started')).toBe(false);
});
