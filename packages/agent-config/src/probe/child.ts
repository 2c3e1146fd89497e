import { spawn, type ChildProcess } from 'node:child_process';

export interface ChildOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Starts a program in a process group of its own, so that all that it started can be ended with it. */
export function start(program: string, args: readonly string[], { folder, environment }: ChildOptions): ChildProcess {
  return spawn(program, [...args], {
    cwd: folder,
    env: { ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
}

export function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
