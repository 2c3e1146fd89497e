// A stand-in for the agent SDK, named by the input `agent-sdk`. It plays the scenario that the finding's title names, with real files, and
// speaks in the SDK's messages; `run-agent-batch.support.ts` holds it to the types that the adapter has of the SDK.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = dirname(fileURLToPath(import.meta.url));

export async function* query({ prompt, options }) {
  const [, scenario = 'green', file = 's1'] = /scenario ([a-z-]+) on ([a-z0-9]+)/.exec(prompt) ?? [];
  note(`start ${scenario} ${file}`);
  const turn = (number, name, input) => ({
    type: 'assistant',
    message: { id: `msg_${number}`, content: [{ type: 'tool_use', id: `tool_${number}`, name, input }] },
    parent_tool_use_id: null,
  });
  const write = (path, text) => {
    mkdirSync(dirname(join(options.cwd, path)), { recursive: true });
    writeFileSync(join(options.cwd, path), text);
  };
  yield turn(1, 'Edit', { file_path: join(options.cwd, 'src', `${file}.mjs`) });
  const played = PLAYS[scenario] ?? PLAYS.green;
  const ended = await played({ file, write, options, turn });
  if (ended?.throws === 'before') throw new Error('the connection was lost');
  yield { ...RESULT, ...ended?.result };
  if (ended?.throws === 'after') throw new Error('Claude Code process exited with code 1');
}

const RESULT = {
  type: 'result',
  subtype: 'success',
  is_error: false,
  num_turns: 3,
  total_cost_usd: 0.25,
  permission_denials: [],
  result: 'Escaped the value. Reproduced with the new test. @maria Fixes #1',
};

const failed = (subtype) => ({ subtype, is_error: true, result: undefined, errors: [subtype] });

const fix = ({ file, write }) => {
  write(`src/${file}.mjs`, `export const value = 'safe';\n`);
  write(
    `test/${file}.test.mjs`,
    `import { value } from '../src/${file}.mjs';\nif (value !== 'safe') throw new Error('${file}');\n`,
  );
};

const PLAYS = {
  green: fix,
  'green-throws': (play) => {
    fix(play);
    return { throws: 'after', result: {} };
  },
  red: ({ file, write }) => {
    write(`src/${file}.mjs`, `export const value = 'still unsafe';\n`);
    write(`test/${file}.test.mjs`, `throw new Error('red on purpose');\n`);
  },
  empty: () => undefined,
  'no-test': ({ file, write }) => write(`src/${file}.mjs`, `export const value = 'safe';\n`),
  path: (play) => {
    fix(play);
    play.write('.github/workflows/ci.yml', 'on: push\n');
  },
  lockfile: (play) => {
    fix(play);
    play.write('package-lock.json', '{}\n');
  },
  secret: (play) => {
    fix(play);
    play.write('src/key.mjs', `export const key = '${['ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('')}';\n`);
  },
  'max-turns': () => ({ result: failed('error_max_turns'), throws: 'after' }),
  'max-cost': () => ({ result: failed('error_max_budget_usd'), throws: 'after' }),
  error: () => ({ result: failed('error_during_execution'), throws: 'after' }),
  throws: () => ({ throws: 'before' }),
  endless: () => new Promise(() => setInterval(() => undefined, 1_000)),
  gone: ({ options }) => rmSync(options.cwd, { recursive: true, force: true }),
  hooks: (play) => {
    fix(play);
    play.write('.git/hooks/pre-commit', '#!/bin/sh\ntouch /tmp/agent-batch-hook-ran\n');
    play.write('.git/config', '[core]\n\tfsmonitor = touch agent-batch-ran\n');
  },
  link: (play) => {
    fix(play);
    return import('node:fs').then(({ symlinkSync }) => symlinkSync('/etc/passwd', join(play.options.cwd, 'src/link')));
  },
  // Ends or cancels the job in which it runs, the first time.
  'kill-run': (play) => endRun(play, 'SIGKILL'),
  'term-run': (play) => endRun(play, 'SIGTERM'),
  leftover: (play) => {
    fix(play);
    spawn('setsid', ['sh', '-c', 'sleep 600'], { detached: true, stdio: 'ignore', env: play.options.env }).unref();
  },
  large: (play) => {
    fix(play);
    play.write('src/large.mjs', '// line\n'.repeat(2_000));
  },
  forbidden: async (play) => {
    fix(play);
    const said = await Promise.all(
      play.options.hooks.PreToolUse.flatMap(({ hooks }) => hooks).map((hook) =>
        hook(
          {
            hook_event_name: 'PreToolUse',
            session_id: 's',
            cwd: play.options.cwd,
            tool_name: 'Bash',
            tool_input: { command: 'git push origin main' },
          },
          'tool_9',
          { signal: AbortSignal.timeout(5_000) },
        ),
      ),
    );
    note(`push ${JSON.stringify(said)}`);
  },
  // Makes the tests green by what is no part of the change.
  home: (play) => {
    play.write(`src/${play.file}.mjs`, `export const value = 'still unsafe';\n`);
    writeFileSync(join(play.options.env.HOME, 'cheat'), '');
    writeFileSync(join(play.options.env.TMPDIR, 'cheat'), '');
  },
  // Writes into what later agents of the same job would start from.
  poison: (play) => {
    fix(play);
    const temporary = join(play.options.cwd, '..');
    for (const name of readdirSync(temporary).filter((each) => each.startsWith('base-')))
      for (const file of ['AGENTS.md', '.agent/hooks/policy.json', '.mcp.json']) {
        mkdirSync(dirname(join(temporary, name, 'tree', file)), { recursive: true });
        writeFileSync(join(temporary, name, 'tree', file), 'POISON');
      }
  },
  key: (play) => {
    fix(play);
    play.write('docs/key.txt', `${play.options.env.ANTHROPIC_API_KEY}\n`);
  },
  environment: (play) => {
    fix(play);
    note(`rules ${/# Rules[^]*# This run/.test(play.options.systemPrompt) ? 'own' : play.options.systemPrompt}`);
    note(`environment ${Object.keys(play.options.env).sort().join(' ')}`);
  },
};

async function endRun(play, signal) {
  const mark = join(PLACE, `${signal}-was-sent`);
  if (!existsSync(mark)) {
    writeFileSync(mark, '');
    process.kill(process.pid, signal);
    await new Promise((resolve) => play.options.abortController.signal.addEventListener('abort', resolve));
    return { throws: 'before' };
  }
  return fix(play);
}

/** What the test reads afterwards, beside the module and outside of every worktree. */
function note(text) {
  const file = join(PLACE, 'notes.txt');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.length < 100_000) appendFileSync(file, `${text}\n`);
}
