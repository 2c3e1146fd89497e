import type { Surroundings } from '../frame/hook.ts';
import { fold, matchesAny } from './glob.ts';
import { absolute, below, followed, readings } from './place.ts';

/** Which rule a path falls under. */
export interface Protection {
  /** Group of the policy, or `lockfile`, `system`, `task-file`, `loop`. */
  readonly group: string;
  /** The path as it was judged. */
  readonly place: string;
}

/** Outside the repository only these may be written: folders for temporary files, and devices that keep nothing. */
const TEMPORARY = ['/tmp', '/var/tmp', '/private/tmp', '/private/var/tmp', '/dev/shm', '/var/folders'];
const DEVICES = ['/dev/null', '/dev/stdout', '/dev/stderr', '/dev/tty', '/dev/zero', '/dev/full', '/dev/fd'];
/** Folders of the system: what is written there outlives the task and may run as another user. */
const SYSTEM = [
  '/etc',
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/boot',
  '/opt',
  '/root',
  '/sys',
  '/proc',
  '/dev',
  '/var',
  '/System',
  '/Library',
];

export function isTemporary(place: string): boolean {
  return TEMPORARY.some((folder) => below(place, folder) !== undefined);
}

export function isDevice(place: string): boolean {
  return DEVICES.some((device) => below(place, device) !== undefined);
}

/** All places that a path may mean: as text and with links followed, in every reading. Undefined stands for a loop of links. */
export function placesOf(path: string, cwd: string, files: Surroundings['files']): readonly (string | undefined)[] {
  return [
    ...new Set(
      readings(path).flatMap((reading) => [absolute(reading, cwd), followed(reading, absolute('.', cwd), files)]),
    ),
  ];
}

/** The first protection that a write to this path would break. Lockfiles are free in a dependency task (D17). */
export function protectionOf(path: string, cwd: string, around: Surroundings): Protection | undefined {
  const { home } = around;
  // Some tools expand the home folder themselves.
  const expanded = home === undefined ? path : path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/)/u, home);
  for (const place of placesOf(expanded, cwd, around.files)) {
    const found = place === undefined ? { group: 'loop', place: path } : protectionAt(place, cwd, around);
    if (found !== undefined) return found;
  }
  return undefined;
}

function protectionAt(place: string, cwd: string, around: Surroundings): Protection | undefined {
  const { policy, task, root, home, taskFile } = around;
  if (isDevice(place)) return undefined;
  if (taskFile !== undefined && place === absolute(taskFile, '/')) return { group: 'task-file', place };
  if (isLoose(place, root, cwd, around)) return undefined;
  const forms = relativeForms(place, root, cwd, around).map(fold);
  for (const [group, globs] of Object.entries(policy.protected)) {
    if (forms.some((form) => matchesAny(form, globs))) return { group, place };
  }
  if (!task.dependency && forms.some((form) => matchesAny(form, policy.lockfiles))) {
    return { group: 'lockfile', place };
  }
  return isSystem(place, root, cwd, home) ? { group: 'system', place } : undefined;
}

/** A temporary file of no repository: neither below this one nor below a folder with a `.git` of its own. */
function isLoose(place: string, root: string, cwd: string, { files }: Surroundings): boolean {
  if (!isTemporary(place)) return false;
  if ([root, absolute('.', cwd)].some((base) => below(place, base) !== undefined)) return false;
  for (let folder = place; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    if (files.isFolder(`${folder}/.git`) || files.text(`${folder}/.git`, 4_096) !== undefined) return false;
  }
  return true;
}

/** Relative to the repository and to the agent's folder, or whole when it is below neither. */
function relativeForms(place: string, root: string, cwd: string, { files }: Surroundings): readonly string[] {
  const bases = new Set([
    root,
    absolute('.', cwd),
    followed(root, '/', files) ?? root,
    followed(cwd, '/', files) ?? cwd,
  ]);
  // Some file systems do not mind the case of the folders above the repository either.
  const forms = [...bases].flatMap((base) => below(place, base) ?? below(fold(place), fold(base)) ?? []);
  return forms.length > 0 ? forms : [place];
}

function isSystem(place: string, root: string, cwd: string, home: string | undefined): boolean {
  if ([root, absolute('.', cwd)].some((base) => base !== '/' && below(place, base) !== undefined)) return false;
  if (isTemporary(place)) return false;
  if (place === '/' || SYSTEM.some((folder) => below(place, folder) !== undefined)) return true;
  // Start-up and configuration files of the user: a shell, a tool or an agent reads them later.
  const inHome = home === undefined ? undefined : below(place, home);
  return inHome !== undefined && inHome.startsWith('.') && !inHome.startsWith('.cache/');
}
