import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { COMMANDS } from './commands.ts';
import { runCommandLine } from './index.ts';

async function script(shell: string): Promise<string> {
  let out = '';
  const code = await runCommandLine(['completion', shell], {
    write: (text) => void (out += text),
    writeError: () => {},
    colours: false,
    now: () => 0,
  });
  expect(code).toBe(0);
  return out;
}

/** What bash offers for the last of these words, by the function that the script registers. */
function offered(source: string, words: readonly string[]): readonly string[] {
  const line = `${source}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
$(complete -p agent-remediation | sed 's/.*-F \\([^ ]*\\).*/\\1/')
[ \${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '--noprofile', '-c', line], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((word) => word !== '');
}

describe('completion in real bash', () => {
  test.each<readonly [readonly string[], readonly string[]]>([
    [
      ['agent-remediation', 'd'],
      ['demo', 'doctor', 'drift', 'diff', 'dispatch'],
    ],
    [['agent-remediation', 'doc'], ['doctor']],
    [['agent-remediation', 'help', 'li'], ['lint']],
    [
      ['agent-remediation', 'init', '--re'],
      ['--remove', '--remote'],
    ],
    [
      ['agent-remediation', 'lint', '--format', ''],
      ['text', 'json', 'sarif'],
    ],
    [['agent-remediation', 'lint', '--format', 's'], ['sarif']],
    [['agent-remediation', 'init', '--triggers', 'label,me'], ['label,merge']],
    [['agent-remediation', 'init', '--agents', 'd'], ['devin']],
    [['agent-remediation', 'completion', 'z'], ['zsh']],
    // Left to bash, which completes file names.
    [['agent-remediation', 'lint', 'src'], []],
    [['agent-remediation', 'doctor', '--folder', ''], []],
    [['agent-remediation', 'build-snapshot', '--out', '-'], []],
    [['agent-remediation', 'nothing', '--'], []],
  ])('%j', async (words, expected) => {
    expect(offered(await script('bash'), words)).toEqual(expected);
  });

  test('every command and every option is offered', async () => {
    const source = await script('bash');
    expect(offered(source, ['agent-remediation', ''])).toEqual([...Object.keys(COMMANDS), '--help', '--version']);
    for (const [name, { options }] of Object.entries(COMMANDS))
      expect(offered(source, ['agent-remediation', name, '--'])).toEqual(
        expect.arrayContaining(Object.keys(options).map((option) => `--${option}`)),
      );
  });
});

/** Where the shell is not installed there is nothing to run; the text is looked at all the same. */
const isInstalled = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

describe.each(['zsh', 'fish'])('completion for %s', (shell) => {
  test('names every command and every option', async () => {
    const source = await script(shell);
    for (const [name, { options }] of Object.entries(COMMANDS)) {
      expect(source).toContain(name);
      for (const option of Object.keys(options))
        expect(source).toContain(shell === 'fish' ? `-l ${option}` : `'--${option}[`);
    }
  });

  (isInstalled(shell) ? test : test.skip)('is a script that the shell can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'completion-'));
    try {
      writeFileSync(join(folder, 'script'), await script(shell));
      const { status, stdout, stderr } = spawnSync(shell, ['-n', join(folder, 'script')], { encoding: 'utf8' });
      expect([status, stdout + stderr]).toEqual([0, '']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
