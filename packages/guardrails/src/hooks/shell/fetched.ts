import type { Seen } from './program.ts';

const FETCHERS = new Set(['curl', 'wget', 'aria2c', 'scp', 'sftp']);
/** Which of them unpack is not asked: beside a fetch nearly none packs. */
const ARCHIVERS = new Set(['tar', 'gtar', 'bsdtar', 'unzip', '7z', '7za', 'unrar', 'unar', 'jar', 'cpio', 'pax']);

/** Whether a program brings a whole folder that nobody has seen: a clone, or an archive that is fetched and unpacked. */
export function fetchesFolder(commands: readonly Seen[]): boolean {
  return (
    commands.some(({ base, args }) => base === 'git' && args.includes('clone')) ||
    (commands.some(({ base }) => FETCHERS.has(base)) && commands.some(({ base }) => ARCHIVERS.has(base)))
  );
}

/** Whether a script may lie in such a folder: below the current one, or where everybody writes. */
export function mayBeFetched(script: string): boolean {
  return !script.startsWith('/') || /^\/(?:tmp|var\/tmp|dev\/shm)\//u.test(script);
}
