import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SCAFFOLD_AGENTS, TRIGGERS } from '@agent-remediation/agent-config/scaffold';
import { CLI, runCli } from './cli.test-support.ts';
import { COMMANDS, isCommand } from './commands.ts';
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
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(`\n  ${name} `);
    for (const args of [[], ['--help'], ['-h'], ['help', '--help']])
      expect(await run(...args)).toEqual({ code, out, error: '' });
  });

  test.each(Object.keys(COMMANDS).filter(isCommand))('help of %s: every option, in 80 columns', async (name) => {
    const { code, out, error } = await run('help', name);
    expect([code, error]).toEqual([0, '']);
    for (const option of Object.keys(COMMANDS[name].options)) expect(out).toContain(`--${option}`);
    expect(out).toMatch(/Exit codes: 0 done/);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    if (name !== 'help') expect(await run(name, '--help')).toEqual({ code, out, error });
  });

  test('the general help fits 80 columns', async () => {
    expect((await run('help')).out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('the words of the scaffold are those of the table', () => {
    expect(COMMANDS.init.options.triggers.choices).toEqual(TRIGGERS);
    expect(COMMANDS.drift.options.triggers.choices).toEqual(TRIGGERS);
    expect(COMMANDS.init.options.agents.choices).toEqual(SCAFFOLD_AGENTS);
  });

  test('says its version', async () => {
    const root = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await run('--version')).toEqual({ code: 0, out: `${root.version}\n`, error: '' });
  });

  test.each([
    [['demonstrate'], '"demonstrate" is not a command. "agent-remediation help" lists'],
    [['docter'], '"docter" is not a command. Did you mean "doctor"?'],
    [['constructor'], '"constructor" is not a command.'],
    [['--verbose'], '"--verbose" is not a command.'],
    [['help', 'me'], '"me" is not a command.'],
    [['demo', 'now'], 'demo: it takes no arguments, but was given "now"'],
    [['lint', '--formt', 'json'], 'lint: there is no option --formt (did you mean --format?)'],
    [['lint', '-x'], 'lint: there is no option -x'],
    [['lint', '--toString'], 'lint: there is no option --toString'],
    [['lint', '--format', 'xml'], 'lint: --format cannot be "xml", but text, json, sarif'],
    [['lint', '--format'], 'lint: --format needs a value: text or json or sarif'],
    [['lint', '--format', '--variables'], 'lint: --format needs a value'],
    [['lint', '--variables=yes'], 'lint: --variables takes no value'],
    [['lint', '--format', 'json', '--format', 'text'], 'lint: --format is given twice'],
    [['lint', '--json', '--format', 'sarif'], 'lint: --json and another --format'],
    [['lint', 'a', 'b'], 'lint: "b" is too much; it takes [FOLDER]'],
    [['validate'], 'validate: it takes FILE…'],
    [['init', '--triggers', 'label,never'], 'init: --triggers cannot be "never", but label, comment'],
    [['init', '--remote', 'shop'], 'init: --remote has to be OWNER/REPO'],
    [['doctor', 'a/../b'], 'doctor: "a/../b" is not OWNER/REPO'],
    [['drift', 'a/b'], 'drift: "a/b" is not the name of an organisation'],
    [['drift', 'acme', '--pin', 'v1'], 'drift: --pin has to be a commit'],
    [['completion', 'tcsh'], 'completion: "tcsh" is not one of bash, zsh, fish'],
    [['diff', '--max-score-fall', 'x', 'a', 'b'], 'diff: --max-score-fall has to be a number'],
    [['dispatch', 'f.json'], 'dispatch: --repository has to be OWNER/REPO'],
    [['forward', '--port', '99999'], 'forward: --port has to be a number'],
    [['build-snapshot', '--at', 'soon', 'x.yml'], 'build-snapshot: --at has to be a time'],
  ])('wrong use ends with 2, says what, and the way on: %j', async (args, says) => {
    const { code, out, error } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(`agent-remediation${says.startsWith('"') ? ':' : ''} ${says}`);
    expect(error).toMatch(/"agent-remediation help[ \w-]*" (lists|shows) [^\n]*\n$/);
    expect(error.trimEnd()).not.toContain('\n');
  });

  test('--json is --format json, wherever programs are spoken to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cli-json-'));
    try {
      for (const name of ['lint', 'init'] as const) {
        const { out } = await run(name, '--json', folder);
        expect(JSON.parse(out)).toEqual(JSON.parse((await run(name, '--format', 'json', folder)).out));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('as a process', () => {
  test('an unknown command: no stack trace', async () => {
    expect(await runCli(['fly'])).toMatchObject({
      code: 2,
      out: '',
      err: 'agent-remediation: "fly" is not a command. "agent-remediation help" lists what there is.\n',
    });
  });

  test('a folder that is not there: no stack trace, and a hint for a path of Windows', async () => {
    const { code, err } = await runCli(['lint', 'C:\\work\\shop']);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^agent-remediation lint: "C:\\work\\shop" is not there, so it is no folder\. It is written as on Windows/,
    );
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('a reader that has seen enough is no error', () => {
    const [node, ...args] = [process.execPath, ...CLI, 'completion', 'zsh'].map((part) => `'${part}'`);
    const line = `${node ?? ''} ${args.join(' ')} | head -n 1; exit "\${PIPESTATUS[0]}"`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '#compdef agent-remediation\n', '']);
  });

  test('Ctrl+C ends it as a shell expects: 130', () => {
    const [node, ...args] = [process.execPath, ...CLI, 'demo'].map((part) => `'${part}'`);
    // A shell tells the signal as 128 + 2. In the background a shell without job control ignores Ctrl+C, so it gets job control.
    const line = `set -m; ${node ?? ''} ${args.join(' ')} > /dev/null & sleep 2; kill -INT $!; wait $!`;
    expect(spawnSync('bash', ['-c', line], { encoding: 'utf8' }).status).toBe(130);
  });

  test('colours: never in a pipe, whatever the variables say', async () => {
    const { out } = await runCli(['help'], { FORCE_COLOR: '1', TERM: 'xterm-256color' });
    expect(out).not.toContain('\u001b');
  });
});

test.each([
  ['open', '/nowhere/snapshot.json'],
  ['dispatch', '--repository', 'acme/shop', '/nowhere/snapshot.json'],
  ['report', '/nowhere/snapshot.json'],
])('a file that is not there is said in words: %s', async (...args) => {
  const { code, err } = await runCli(args, { GH_TOKEN: 'ghp_unknown0123456789' });
  expect([code, err]).toEqual([1, `agent-remediation ${args[0]}: /nowhere/snapshot.json: There is no such file.\n`]);
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
