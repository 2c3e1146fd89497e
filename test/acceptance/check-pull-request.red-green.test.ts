import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

/** The scripts of the template, as they stand there, in a real repository: the merge of a pull request into its base. */
interface Template {
  readonly jobs: {
    readonly 'red-green': {
      readonly steps: readonly {
        readonly id?: string;
        readonly name: string;
        readonly if?: string;
        readonly run?: string;
      }[];
    };
  };
}
const TEMPLATE = new URL('../../action-templates/workflows/agent-red-green.yml', import.meta.url);
const steps = (parse(readFileSync(TEMPLATE, 'utf8')) as Template).jobs['red-green'].steps.filter(
  ({ run }) => run !== undefined,
);

interface Case {
  readonly what: string;
  readonly fix: Readonly<Record<string, string>>;
  /** The step that fails. */
  readonly fails?: RegExp;
  readonly says: RegExp;
}
const FIXED = 'echo escaped\n';
const CASES: readonly Case[] = [
  {
    what: 'a regression test',
    fix: { 'search.sh': FIXED, 'test/escape test.sh': 'test "$(sh search.sh)" = escaped\n' },
    says: /fail on the base branch and pass with the fix/,
  },
  {
    what: 'a test that passes without the fix',
    fix: { 'search.sh': FIXED, 'test/escape.sh': 'test -f search.sh\n' },
    fails: /^Red/,
    says: /pass on the base branch too/,
  },
  {
    what: 'a test that fails with the fix',
    fix: { 'search.sh': FIXED, 'test/escape.sh': 'test "$(sh search.sh)" = other\n' },
    fails: /^Green/,
    says: /^/,
  },
  { what: 'no test', fix: { 'search.sh': FIXED }, says: /there is nothing to show/ },
];

test.each(CASES)('seed 3.2, focused regression test: $what', ({ fix, fails, says }) => {
  const folder = mkdtempSync(join(tmpdir(), 'red-green-'));
  try {
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    const commit = (files: Readonly<Record<string, string>>): void => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      git('add', '.');
      git('commit', '--quiet', '-m', 'fix(sec): x');
    };
    git('init', '--quiet', '--initial-branch=main');
    commit({
      'search.sh': 'echo raw\n',
      'run.sh': 'for each in test/*; do sh "$each" || exit 1; done\n',
      'test/old.sh': 'true\n',
    });
    git('checkout', '--quiet', '-b', 'fix/issue-1');
    commit(fix);
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '-m', 'merge', 'fix/issue-1');
    const output = join(folder, '.git', 'output');
    writeFileSync(output, '');
    let said = '';
    let failed: string | undefined;
    for (const { name, if: condition, run = '' } of steps) {
      if (condition !== undefined && !readFileSync(output, 'utf8').includes('found=true')) continue;
      const env = {
        PATH: process.env['PATH'],
        RUNNER_TEMP: join(folder, '.git'),
        GITHUB_OUTPUT: output,
        SETUP: 'true',
        TEST: 'sh run.sh',
      };
      // As the runner calls a script without `shell`.
      const made = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' });
      said += made.stdout + made.stderr;
      if (made.status !== 0) failed = name;
      if (made.status !== 0) break;
    }
    expect([failed ?? 'none', said]).toEqual([expect.stringMatching(fails ?? /^none$/), expect.stringMatching(says)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
