import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runCommandLine } from '../../packages/cli/src/command-line.ts';
import { page } from './pages.ts';

/** What the page shows after each `$` line, by the command. */
const sessions = new Map(
  [...page('docs/set-up.md').text.matchAll(/```text\n\$ npm run --silent cli -- (.*)\n([\s\S]*?)```/g)].map(
    ([, command = '', output = '']) => [command, output],
  ),
);

async function outputOf(command: string, folder: string): Promise<string> {
  let out = '';
  await runCommandLine(command.replace('../shop', folder).split(' '), {
    write: (text) => void (out += text),
    writeError: () => {},
    colours: false,
    now: () => 0,
  });
  return out;
}

test('the sessions that the set-up page shows are what the commands print', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-up-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"scripts":{"test":"jest","build":"tsc"}}');
    expect([...sessions.keys()]).toEqual(['init ../shop', 'lint ../shop']);
    expect(await outputOf('init ../shop', folder)).toBe(sessions.get('init ../shop'));
    await outputOf('init --write ../shop', folder);
    writeFileSync(join(folder, '.mcp.json'), '{"mcpServers": {"x": {"command": "npx", "args": ["scanner"]}}}');
    expect(await outputOf('lint ../shop', folder)).toBe(sessions.get('lint ../shop'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
