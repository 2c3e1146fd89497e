import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { MOST_OUTPUT_BYTES } from '../limits.ts';
import { endProcessesOf, runCommand, TASK_VARIABLE } from './run-command.ts';

const PATH = process.env['PATH'] ?? '';
const run = (command: string, timeoutMs = 20_000, signal = new AbortController().signal) =>
  runCommand(command, { cwd: '/', environment: { PATH, ONLY: 'this' }, timeoutMs, signal });

describe('a command of the settings', () => {
  test.each([
    ['exit 0', 0],
    ['exit 7', 7],
    ['false | true', 1],
    ['false; true', 1],
  ])('%s ends with %s', async (command, status) => {
    expect((await run(command)).status).toBe(status);
  });

  test('sees the environment that it was given, and nothing else', async () => {
    const { output } = await run('env | cut -d= -f1 | sort | tr "\\n" " "');
    expect(
      output
        .trim()
        .split(' ')
        .filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)),
    ).toEqual(['ONLY', 'PATH']);
  });

  test('keeps the end of what it prints', async () => {
    const { output } = await run(`head -c 3000000 /dev/zero | tr '\\0' x; echo last`);
    expect(output.length).toBeLessThanOrEqual(MOST_OUTPUT_BYTES);
    expect(output.endsWith('xlast\n')).toBe(true);
  });

  test('is ended at its time, with all that it started', async () => {
    const started = Date.now();
    const end = await run('sleep 60 & sleep 60', 200);
    expect(end).toMatchObject({ status: null, timedOut: true });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test('does not wait for what it leaves in the background', async () => {
    const started = Date.now();
    expect((await run('sleep 60 & echo done')).output).toBe('done\n');
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test('is ended when the run is cancelled', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    expect(await run('sleep 60', 20_000, stop.signal)).toMatchObject({ status: null, timedOut: false });
  });
});

test('a process that left its group is known by the mark of its task', async () => {
  const mark = `test-${process.pid}`;
  const child = spawn('setsid', ['sleep', '60'], {
    env: { PATH, [TASK_VARIABLE]: mark },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await endProcessesOf(`${mark}-of-another`)).toBe(0);
  expect(await endProcessesOf(mark)).toBeGreaterThan(0);
  await ended;
});
