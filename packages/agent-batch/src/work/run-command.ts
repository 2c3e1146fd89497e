import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { MOST_OUTPUT_BYTES } from '../limits.ts';

export interface CommandEnd {
  /** `null`: it was killed. */
  readonly status: number | null;
  readonly timedOut: boolean;
  /** The end of what it printed, both streams as they came. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd: string;
  /** All that the command sees of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Milliseconds for what a command started to end after the command itself did. */
const AFTER_MS = 2_000;

/** Runs one line of the settings' shell in a process group of its own, which ends with it. */
export function runCommand(command: string, options: CommandOptions): Promise<CommandEnd> {
  const { cwd, environment, timeoutMs, signal } = options;
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
      cwd,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let kept = Buffer.alloc(0);
    let timedOut = false;
    const keep = (chunk: Buffer): void => {
      kept = Buffer.concat([kept, chunk]);
      if (kept.length > 2 * MOST_OUTPUT_BYTES) kept = kept.subarray(-MOST_OUTPUT_BYTES);
    };
    const killAll = (): void => killGroup(child.pid);
    const timer = setTimeout(() => {
      timedOut = true;
      killAll();
    }, timeoutMs);
    signal.addEventListener('abort', killAll, { once: true });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    // What it left in the background holds its output open: it is given a moment, and then ended.
    child.on('exit', () => setTimeout(killAll, AFTER_MS).unref());
    child.on('close', (status) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', killAll);
      killAll();
      resolve({ status, timedOut, output: kept.subarray(-MOST_OUTPUT_BYTES).toString('utf8') });
    });
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone.
  }
}

/** Variable by which a process that a task started is known, whatever group or session it is in. */
export const TASK_VARIABLE = 'AGENT_REMEDIATION_BATCH';

/** Ends every process that carries the mark of a task in its environment. Linux alone tells; elsewhere the process groups are what there is. */
export async function endProcessesOf(mark: string): Promise<number> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const wanted = `\0${TASK_VARIABLE}=${mark}\0`;
  let ended = 0;
  for (const number of numbers) {
    if (Number(number) === process.pid) continue;
    const environment = await readFile(`/proc/${number}/environ`, 'latin1').catch(() => '');
    if (!`\0${environment}`.includes(wanted)) continue;
    try {
      process.kill(Number(number), 'SIGKILL');
      ended += 1;
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return ended;
}
