import { spawn, type ChildProcess } from 'node:child_process';

export interface ChildOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that one program may take, where not the usual. */
  readonly limit?: number | undefined;
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

/** Ends a program and its group. A process that left the group may hold the pipes for ever: they are let go, and nothing waits for them. */
export function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
  child.unref();
}
