import { PRIVATE_OPTION, PRIVATE_STATUS } from './status.ts';

/** Seconds after which the settings line kills a hook that did not end by itself; the kill is a block. */
export const OUTER_DEADLINE_SECONDS = 2;

/**
 * The command line of the shipped settings, for any POSIX shell. It runs the hook beside a watchdog and turns every end but the two
 * private statuses into 2: a missing file, no Node, a crash, a signal, a time-out, an empty program. `sleep` missing kills at once.
 *
 * @param folder where the agent's project folder stands in the environment, as shell text
 */
export function settingsLine(hook: string, folder = '.'): string {
  const guard = `NODE_OPTIONS= NODE_PATH= node "${folder}/.agent/hooks/${hook}.cjs" ${PRIVATE_OPTION} <&3 3<&- & p=$!`;
  const watchdog = `(sleep ${OUTER_DEADLINE_SECONDS}; kill -9 $p) </dev/null >/dev/null 2>&1 3<&- & w=$!`;
  const verdict = `case $s in ${PRIVATE_STATUS.allow}) exit 0;; ${PRIVATE_STATUS.warn}) exit 1;; 2) exit 2;; esac`;
  const fault = `echo "${hook}: the guard ended with status $s and no verdict, so the call is blocked. Tell a person." >&2; exit 2`;
  return `exec 3<&0; ${guard}; ${watchdog}; wait $p; s=$?; kill $w 2>/dev/null; ${verdict}; ${fault}`;
}
