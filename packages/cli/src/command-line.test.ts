import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { runCommandLine } from './index.ts';

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = '';
  let error = '';
  const code = await runCommandLine(args, {
    write: (text) => void (out += text),
    writeError: (text) => void (error += text),
    colours: false,
    now: () => 0,
  });
  return { code, out, error };
}

describe('agent-remediation', () => {
  test('says what it can do, asked in any of the usual ways', async () => {
    const { code, out } = await run('help');
    expect(code).toBe(0);
    expect(out).toContain('demo');
    for (const args of [[], ['--help'], ['-h'], ['demo', '--help']])
      expect(await run(...args)).toEqual({ code, out, error: '' });
  });

  test('says its version', async () => {
    const root = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await run('--version')).toEqual({ code: 0, out: `${root.version}\n`, error: '' });
  });

  test.each([[['demonstrate']], [['constructor']], [['--verbose']], [['help', 'me']]])(
    'wrong use ends with 2 and the way on: %j',
    async (args) => {
      const { code, out, error } = await run(...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(/^agent-remediation: .*"agent-remediation help"/);
      expect(error.trimEnd()).not.toContain('\n');
    },
  );

  test('as a process: an unknown command, no stack trace', () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const ended = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--conditions=source', main, 'fly'],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '' },
      },
    );
    expect(ended.status).toBe(2);
    expect(ended.stdout).toBe('');
    expect(ended.stderr).toBe(
      'agent-remediation: "fly" is not a command. "agent-remediation help" lists what there is.\n',
    );
  });
});

test('a message that quotes what came from outside steers no terminal', async () => {
  let error = '';
  await runCommandLine(['lint', '/nowhere/\u001b[2Jgone'], {
    write: () => {},
    writeError: (text) => void (error += text),
    colours: false,
    now: () => 0,
  });
  expect(error).toContain('nowhere');
  expect(error).not.toContain('\u001b');
});
