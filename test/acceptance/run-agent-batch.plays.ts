/** What the stand-in for the agent does, by the title of its finding: `scenario <name> on <file>`. */
import type { Play, Step } from '../../packages/agent-batch/src/agent/sdk-fake.test-support.ts';

const write = (path: string, content: string): Step => ({
  tool: 'Write',
  input: { file_path: `{cwd}/${path}`, content },
});
const program = (text: string): Step => ({ program: text });
const SAFE = write('src/{file}.mjs', `export const value = 'safe';\n`);
const TEST = `import { value } from '../src/{file}.mjs';\nif (value !== 'safe') throw new Error('{file}');\n`;
const FIX: readonly Step[] = [SAFE, write('test/{file}.test.mjs', TEST)];
const UNSAFE = write('src/{file}.mjs', `export const value = 'still unsafe';\n`);
/** Cut in two, so that this file holds none. */
const TOKEN = ['ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('');
const DONE: Step = { stop: 'Escaped the value. Reproduced with the new test. @maria Fixes #1' };

/** @param notes file, outside of every worktree, for what a test reads afterwards */
export function plays(notes: string): readonly Play[] {
  const once = (what: string, then: string): Step =>
    program(`test -e '${notes}.${what}' || { touch '${notes}.${what}'; ${then}; }`);
  const scenarios: Readonly<Record<string, readonly Step[] | Omit<Play, 'when'>>> = {
    green: FIX,
    'green-throws': { steps: [...FIX, DONE], throwAfter: 'the program exited with code 1' },
    red: [UNSAFE, write('test/{file}.test.mjs', `throw new Error('red on purpose');\n`)],
    empty: [],
    'no-test': [SAFE],
    // What follows is done by a program, so that no guard stands before it.
    path: [...FIX, program(`mkdir -p .github/workflows && echo 'on: push' > .github/workflows/ci.yml`)],
    lockfile: [...FIX, program(`echo '{}' > package-lock.json`)],
    secret: [...FIX, program(`echo "export const key = '${TOKEN}';" > src/key.mjs`)],
    key: [...FIX, program('mkdir -p docs && printenv ANTHROPIC_API_KEY > docs/key.txt')],
    link: [...FIX, program('ln -s /etc/passwd src/link')],
    large: [...FIX, program(`yes '// line' | head -n 2000 > src/large.mjs`)],
    gone: [program(`rm -rf '{cwd}'`)],
    hooks: [
      ...FIX,
      program(
        `mkdir -p .git/hooks && printf '#!/bin/sh\\ntouch /tmp/agent-batch-hook-ran\\n' > .git/hooks/pre-commit && printf '[core]\\n\\tfsmonitor = touch agent-batch-ran\\n' > .git/config`,
      ),
    ],
    leftover: [...FIX, program(`setsid sh -c 'sleep 600' < /dev/null > /dev/null 2>&1 &`)],
    forbidden: [...FIX, { tool: 'Bash', input: { command: 'git push origin main' } }],
    // Makes the tests green by what is no part of the change.
    home: [UNSAFE, program('touch "$HOME/cheat" "$TMPDIR/cheat"')],
    // Writes into what later agents of the same job would start from.
    poison: [
      ...FIX,
      program(
        'for each in ../base-*/tree; do test -d "$each" || exit 1; mkdir -p "$each/.agent/hooks"; for file in AGENTS.md .agent/hooks/policy.json .mcp.json; do printf POISON > "$each/$file"; done; done',
      ),
    ],
    environment: [
      ...FIX,
      program(`echo "environment $(env -0 | cut -z -d= -f1 | tr '\\0' ' ')" >> '${notes}'`),
      program(
        `case "$SYSTEM_PROMPT" in *'# Rules'*'# This run'*) echo 'rules own' ;; *) echo 'rules of others' ;; esac >> '${notes}'`,
      ),
    ],
    'max-turns': [{ result: { subtype: 'error_max_turns', errors: ['error_max_turns'] } }],
    'max-cost': [{ result: { subtype: 'error_max_budget_usd', errors: ['error_max_budget_usd'] } }],
    error: [{ result: { subtype: 'error_during_execution', errors: ['error_during_execution'] } }],
    throws: [{ throws: 'the connection was lost' }],
    endless: [{ hang: 'deaf' }],
    // Ends or cancels the job in which it runs, the first time.
    'kill-run': [once('killed', 'kill -KILL $PPID; sleep 60'), ...FIX],
    'term-run': [once('cancelled', 'kill -TERM $PPID; sleep 60'), ...FIX],
  };
  return Object.entries(scenarios).map(([name, given]): Play => {
    const play = 'steps' in given ? given : { steps: [...given, DONE] };
    const started = program(`echo 'start ${name} {file}' >> '${notes}'`);
    return {
      costPerTurn: 0.1,
      ...play,
      when: `scenario ${name} on (?<file>[a-z0-9]+)`,
      steps: [started, ...play.steps],
    };
  });
}
