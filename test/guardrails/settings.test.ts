import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POLICY, digestOf, HOOK_NAMES, SETTINGS_FILES, type Policy } from '@agent-remediation/guardrails';
import { call, DIST, repository, ROOT, runHook, shippedLine } from './shipped.test-support.ts';
import { measured } from '../promises/measured.ts';

const SETTINGS = SETTINGS_FILES.map(([file]) => file);

function seal(folder: string, change: Partial<Policy>): void {
  const text = JSON.stringify({ ...DEFAULT_POLICY, ...change });
  writeFileSync(join(folder, '.agent/hooks/policy.json'), text);
  writeFileSync(join(folder, '.agent/hooks/policy.json.sha256'), `${digestOf(text)}  policy.json\n`);
}

describe('the shipped settings', () => {
  test.each(SETTINGS_FILES)('%s is what the sources give', (file, text) => {
    expect(readFileSync(`${ROOT}action-templates/agent/${file}`, 'utf8')).toBe(text);
  });

  test.each(SETTINGS)('%s blocks, allows, and warns (D16)', async (settings) => {
    const folder = repository();
    const ask = (command: string): Promise<{ readonly status: number | null }> =>
      runHook(folder, 'no-dangerous-shell', {
        line: shippedLine('no-dangerous-shell', settings),
        input: call('Bash', { command }),
      });
    expect((await ask('rm -rf /')).status).toBe(2);
    expect((await ask('ls')).status).toBe(0);
    // A warning is 1 only through the line; a raw 1 would be a crash (D16).
    expect((await ask('npx some-tool')).status).toBe(1);
  });

  test.each(SETTINGS)('%s runs every hook', (settings) => {
    for (const hook of HOOK_NAMES) expect(shippedLine(hook, settings)).toContain(`/${hook}.cjs`);
  });

  test('finds the project folder by its variable from another folder', async () => {
    const folder = repository();
    const line = shippedLine('no-dangerous-shell', '.claude/settings.json');
    const options = { line, input: call('Bash', { command: 'ls' }) };
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    expect((await runHook(elsewhere, 'x', { ...options, env: { CLAUDE_PROJECT_DIR: folder } })).status).toBe(0);
    expect((await runHook(elsewhere, 'x', options)).status).toBe(2);
  });

  test('a call names tool and path as each agent writes them', async () => {
    const folder = repository();
    const calls = [
      call('Edit', { file_path: `${folder}/.github/workflows/ci.yml`, new_string: 'x' }, { cwd: folder }),
      call('edit', { file_path: '.github/workflows/ci.yml' }, { cwd: folder }),
      call('write', { path: '.github/workflows/ci.yml', content: 'x' }, { cwd: folder }),
      call('exec', { command: 'echo x > .github/workflows/ci.yml' }, { cwd: folder }),
      call('mcp__files__write_file', { path: '.github/workflows/ci.yml', content: 'x' }, { cwd: folder }),
      JSON.stringify({ tool_input: { file_path: '.github/workflows/ci.yml' } }),
    ];
    for (const input of calls) expect((await runHook(folder, 'block-risky-paths', { input })).status).toBe(2);
  });
});

describe('the policy (D17)', () => {
  test('a dry run reports and lets pass until its day; a fault blocks all the same', async () => {
    const folder = repository();
    const input = call('Bash', { command: 'rm -rf /' });
    seal(folder, { dryRunUntil: '9999-12-31' });
    const { status, stderr } = await runHook(folder, 'no-dangerous-shell', { input });
    expect(status).toBe(1);
    expect(stderr).toContain('dry run');
    expect((await runHook(folder, 'no-dangerous-shell', { input: 'x' })).status).toBe(2);
    seal(folder, { dryRunUntil: '2020-01-01' });
    expect((await runHook(folder, 'no-dangerous-shell', { input })).status).toBe(2);
  });

  test('a lockfile may change in a dependency task alone, and the worktree cannot say that it is one (D17)', async () => {
    const folder = repository();
    const outside = mkdtempSync(join(tmpdir(), 'launcher-'));
    const input = call('Bash', { command: 'npm install a@1.2.3' }, { cwd: folder });
    const task = (where: string, text: string): Readonly<Record<string, string>> => {
      mkdirSync(where, { recursive: true });
      writeFileSync(join(where, 'task.json'), text);
      return { AGENT_REMEDIATION_TASK: join(where, 'task.json') };
    };
    const status = async (env: Readonly<Record<string, string>>): Promise<number | null> =>
      (await runHook(folder, 'no-dangerous-shell', { input, env })).status;
    expect(await status({})).toBe(2);
    expect(await status(task(outside, '{"kind":"dependency"}'))).toBe(0);
    expect(await status(task(outside, '{"kind":"code"}'))).toBe(2);
    expect(await status(task(outside, 'dependency'))).toBe(2);
    expect(await status(task(folder, '{"kind":"dependency"}'))).toBe(2);
    expect(await status({ AGENT_REMEDIATION_TASK: 'task.json' })).toBe(2);
    expect(await status({ AGENT_REMEDIATION_TASK: '/nowhere' })).toBe(2);
  });

  test('the vendored policy is the default one, and its digest agrees', () => {
    const text = readFileSync(`${DIST}policy.json`, 'utf8');
    expect(JSON.parse(text)).toEqual(DEFAULT_POLICY);
    expect(readFileSync(`${DIST}policy.json.sha256`, 'utf8')).toBe(`${digestOf(text)}  policy.json\n`);
  });
});

test('the committed hooks, policy and settings are what the sources give', () => {
  const options = ['--disable-warning=ExperimentalWarning', '--conditions=source'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...options, `${ROOT}packages/guardrails/src/build.ts`, '--check'],
    { encoding: 'utf8', env: { PATH: '' } },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('P13: a hook starts no process and opens no connection, and is at most 300 kB', () => {
  for (const hook of HOOK_NAMES) {
    const text = readFileSync(`${DIST}${hook}.cjs`, 'utf8');
    const modules = new Set(
      [...text.matchAll(/(?:from|import|require\()\s*["'](node:)?([\w/]+)["']/gu)].map((match) => match[2]),
    );
    expect([...modules].filter((name) => !['fs', 'path', 'url', 'vm', 'perf_hooks'].includes(name ?? ''))).toEqual([]);
    measured('P13', { 'in the largest bundle': text.length / 1_000 });
    expect(text.length).toBeLessThanOrEqual(300_000);
  }
});
