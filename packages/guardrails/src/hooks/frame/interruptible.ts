import { runInThisContext } from 'node:vm';

/**
 * Runs a function so that V8 stops it after some milliseconds even in a loop that never yields; a timer could not.
 *
 * @throws an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT` when it was stopped
 */
export function interruptible<Result>(work: () => Result, milliseconds: number): Result {
  const slot = Symbol.for('agent-remediation.guard');
  // The global object of the context in which the script runs, which is not ours below a test runner.
  Object.defineProperty(runInThisContext('globalThis'), slot, { value: work, configurable: true });
  return runInThisContext(`globalThis[Symbol.for('agent-remediation.guard')]()`, { timeout: milliseconds }) as Result;
}
