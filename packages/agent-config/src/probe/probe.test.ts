import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
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

/** What must be cut off gets a second; what must end by itself, the time that a busy machine may need. */
const CUT_OFF = 1_000;

describe('a hostile hook neither stops the probe nor outlives it', () => {
  const answer = async (script: string, limit = 30_000): Promise<readonly string[]> => {
    const { folder, remove } = repository(guard(script));
    removals.push(remove);
    const begin = performance.now();
    const all = await probeHooks(hookCommands(readTree(folder)), { folder, environment, limit });
    // Three samples concern the shell. Far below the 60 s that the hooks sleep, far above what three answers take.
    expect(performance.now() - begin).toBeLessThan(30_000);
    return [...new Set(all.map(({ code, blocks }) => `${code ?? 'none'} ${String(blocks)}`))];
  };

  test('it never ends', async () => {
    expect(await answer('sleep 60', CUT_OFF)).toEqual(['none false']);
  });

  test('it leaves a child in the background that holds its pipes', async () => {
    expect(await answer('sleep 60 & exit 2')).toEqual(['2 true']);
  });

  test('the child has left the group too', async () => {
    expect(await answer('setsid sleep 5 & exit 2')).toEqual(['2 true']);
    expect(await answer('setsid sleep 5', CUT_OFF)).toEqual(['none false']);
  });

  test('it writes without end', async () => {
    expect(await answer('yes', CUT_OFF)).toEqual(['none false']);
    expect(await answer('yes >&2', CUT_OFF)).toEqual(['none false']);
    expect(await answer('head -c 5000000 /dev/zero; exit 2')).toEqual(['2 true']);
  });

  test('it reads nothing of its standard input', async () => {
    expect(await answer('exec 0<&-; exit 2')).toEqual(['2 true']);
  });

  test('it is ended by a signal', async () => {
    expect(await answer('kill -9 $$')).toEqual(['none false']);
  });

  test('what it started is ended with it', async () => {
    const { folder, remove } = repository(guard('sleep 61.5 & echo $! >> started; exit 0'));
    removals.push(remove);
    await probeHooks(hookCommands(readTree(folder)), { folder, environment });
    const started = readFileSync(join(folder, 'started'), 'utf8').trim().split('\n').map(Number);
    expect(started.length).toBeGreaterThanOrEqual(3);
    for (let waited = 0; started.some(isAlive) && waited < 20_000; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started.filter(isAlive)).toEqual([]);
  }, 60_000);

  function isAlive(id: number): boolean {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  }
});

describe('seed 6: a decision on the standard output counts like an exit code', () => {
  const decision = (text: string): Promise<readonly boolean[]> => blocked(`echo '${text}'`);
  async function blocked(script: string): Promise<readonly boolean[]> {
    const { folder, remove } = repository(guard(script));
    removals.push(remove);
    const all = await probeHooks(hookCommands(readTree(folder)), { folder, environment });
    return [...new Set(all.map(({ blocks }) => blocks))];
  }
  test.each([
    ['{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"}}', true],
    ['{"decision":"block","reason":"no"}', true],
    ['{"hookSpecificOutput":{"permissionDecision":"allow"}}', false],
    ['{"hookSpecificOutput":"deny"}', false],
    ['deny', false],
    ['[]', false],
  ])('%s', async (text, blocks) => {
    expect(await decision(text)).toEqual([blocks]);
  });
});

test('each agent’s own words: another agent’s tools, and the variable of the project folder', async () => {
  const devin = JSON.stringify({
    PreToolUse: [{ matcher: '^(exec|edit)$', hooks: [{ type: 'command', command: 'grep -q exec && exit 2; exit 0' }] }],
  });
  const claude = JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/x.sh' }] }] },
  });
  const found = await runs({
    '.agent/settings.json': null,
    '.devin/hooks.v1.json': devin,
    '.claude/settings.json': claude,
    'x.sh': '+x#!/bin/sh\nexit 2\n',
  });
  expect(found).toEqual(
    [
      ['rm -rf /: 2', 'rm -rf /: 2'],
      ['git push origin HEAD:main: 2', 'git push origin HEAD:main: 2'],
      ['edit of a workflow: 0'],
      ['ls: 2', 'ls: 2'],
      ['edit of README.md: 0'],
    ].flat(),
  );
});

describe('a hostile server neither stops the probe nor crashes it', () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['it never answers', 'setInterval(() => {}, 1000);', /no answer within 1 s/],
    ['it answers garbage', 'process.stdin.on("data", () => console.log("\\u0000{[[[null"));', /no answer/],
    [
      'it answers null, numbers and lists',
      'console.log("null\\n1\\n[]\\n{}"); setInterval(() => {}, 1000);',
      /no answer/,
    ],
    [
      'it writes without end, in lines',
      'for (;;) require("fs").writeSync(1, "x".repeat(1000) + "\\n");',
      /more than 1 MiB/,
    ],
    ['it writes without end, in one', 'for (;;) require("fs").writeSync(1, "x".repeat(1000));', /more than 1 MiB/],
    [
      'its refusal is too deep to be written out',
      'console.log(\'{"id":1,"error":\' + "[".repeat(200000) + "]".repeat(200000) + "}"); setInterval(() => {}, 1000);',
      /refused: \(not shown\)/,
    ],
    ['its answer has no result', 'console.log(\'{"id":1}\'); setInterval(() => {}, 1000);', /without a result/],
    [
      'its tools are no list',
      'console.log(\'{"id":1,"result":{}}\\n{"id":2,"result":{"tools":{"length":9}}}\'); setInterval(() => {}, 1000);',
      /without a list/,
    ],
    [
      'it closes its pipes',
      'process.stdout.destroy(); process.stdin.destroy(); setInterval(() => {}, 1000);',
      /no answer/,
    ],
    [
      'a child that left the group holds the pipes',
      'require("child_process").spawn("setsid", ["sleep", "5"], { stdio: "inherit" }); setTimeout(() => process.exit(3), 100);',
      /no answer|code 3/,
    ],
  ];
  test.each(cases)('%s', async (_, script, says) => {
    const begin = performance.now();
    const { folder, remove } = repository({}, {});
    removals.push(remove);
    writeFileSync(`${folder}/server.cjs`, script);
    const servers = { scanner: { command: process.execPath, args: ['server.cjs'] } };
    const [found] = await probeMcp(servers, {
      folder,
      environment,
      limit: says.source.startsWith('no answer') ? CUT_OFF : 30_000,
    });
    expect(found).toMatchObject({ ok: false, message: expect.stringMatching(says) });
    expect(performance.now() - begin).toBeLessThan(30_000);
  });

  test('a hundred thousand tools with endless names', async () => {
    const script =
      'process.stdin.once("data", () => console.log(\'{"id":1,"result":{}}\\n\' + JSON.stringify({ id: 2, result: { tools: Array.from({ length: 5000 }, () => ({ name: "x".repeat(150) })) } })));';
    const found = (await server(script)) as { readonly tools: readonly string[] };
    expect([found.tools.length, found.tools[0]?.length]).toEqual([500, 100]);
  });
});
