import type { Hook } from './hook.ts';
import { runHook } from './run.ts';

/** The slice of Node's process that a program uses. */
type Process = Pick<NodeJS.Process, 'argv' | 'env' | 'on' | 'exit' | 'cwd'>;

/** Starts a hook with what a process gives it: the one place that touches clock and environment, called by each `main.ts` alone. */
export function start(hook: Hook, program: string, host: Process): void {
  runHook(hook, {
    program,
    argv: host.argv,
    env: host.env,
    input: 0,
    on: (event, handler) => host.on(event, handler),
    exit: (status) => host.exit(status),
    cwd: () => host.cwd(),
    now: () => new Date(),
  });
}
