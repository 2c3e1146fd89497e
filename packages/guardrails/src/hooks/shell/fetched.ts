import type { Seen } from './program.ts';
import { unpacking } from './unpacks.ts';

const FETCHERS = new Set(['curl', 'wget', 'aria2c', 'scp', 'sftp']);

/** Whether a program brings a whole folder that nobody has seen: a clone, or an archive that is fetched and unpacked. */
export function fetchesFolder(commands: readonly Seen[]): boolean {
  return (
    commands.some(({ base, args }) => base === 'git' && args.includes('clone')) ||
    (commands.some(({ base }) => FETCHERS.has(base)) && commands.some((seen) => unpacking(seen) !== undefined))
  );
}

/** Whether a script may lie in such a folder: below the current one, or where everybody writes. */
export function mayBeFetched(script: string): boolean {
  return !script.startsWith('/') || /^\/(?:tmp|var\/tmp|dev\/shm)\//u.test(script);
}
