import { writeFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { hookCommands } from '../lint/hook-settings.ts';
import { repository, type Files } from '../lint/good.test-support.ts';
import { readTree } from '../tree.ts';
import { probeHooks } from './hooks.ts';
import { probeMcp } from './mcp.ts';

const environment = { PATH: process.env['PATH'] };
const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

async function runs(changes: Files): Promise<readonly string[]> {
  const { folder, remove } = repository(changes);
  removals.push(remove);
  const all = await probeHooks(hookCommands(readTree(folder)), { folder, environment });
  return all.map(({ sample, code }) => `${sample}: ${code ?? 'none'}`);
}
const guard = (script: string): Files => ({
  '.agent/settings.json': JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: script }] }] },
  }),
});

test('seed 6: a guard is run with the call on its standard input, and its exit code is told', async () => {
  expect(await runs(guard('if grep -q "rm -rf"; then exit 2; else exit 0; fi'))).toEqual([
    'rm -rf /: 2',
    'git push origin HEAD:main: 0',
    'ls: 0',
  ]);
});

test('a guard that is not there ends with 127, which lets the call through', async () => {
  expect(await runs(guard('./gone.sh'))).toContain('rm -rf /: 127');
});

test('a matcher of another tool is not run', async () => {
  const settings = JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Write', hooks: [{ type: 'command', command: 'exit 2' }] }] },
  });
  expect(await runs({ '.agent/settings.json': settings })).toEqual([]);
});

const SERVER = `
process.stdout.write('hello\\n');
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (method === 'initialize') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { protocolVersion: '2025-06-18' } }));
  if (method === 'tools/list') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { tools: [{ name: process.env.FIRST }, { name: process.argv[2] }] } }));
});
`;

async function server(script: string, more: object = {}): Promise<unknown> {
  const { folder, remove } = repository({}, {});
  removals.push(remove);
  writeFileSync(`${folder}/server.cjs`, script);
  const [found] = await probeMcp(
    { scanner: { command: process.execPath, args: ['server.cjs', '${env:SECOND}'], ...more } },
    { folder, environment: { ...environment, SECOND: 'fix', ONE: 'scan' } },
  );
  return found;
}

test('seed 7.11: a server that starts lists its tools; variables are expanded in both forms', async () => {
  expect(await server(SERVER, { env: { FIRST: '${ONE}' } })).toEqual({
    name: 'scanner',
    ok: true,
    tools: ['scan', 'fix'],
    message: '',
  });
});

test('seed 7.11: a server that crashes is told with what it wrote', async () => {
  expect(await server('console.error("no token"); process.exit(3);')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/code 3.*no token/),
  });
});

test('a server that is not there', async () => {
  expect(await server('', { command: './gone' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('could not be started'),
  });
});

test('a server that refuses the hand-shake', async () => {
  const refuses =
    'process.stdin.once("data", () => console.log(JSON.stringify({ id: 1, error: { code: -1, message: "no" } })));';
  expect(await server(refuses)).toMatchObject({ ok: false, message: expect.stringContaining('refused') });
});
