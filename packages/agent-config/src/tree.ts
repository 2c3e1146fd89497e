/** A repository's files as the lint sees them: names first, text on demand, nothing that leaves the repository. */
import { lstatSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

export interface TreeFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly isExecutable: boolean;
  readonly isLink: boolean;
  /** A symbolic link whose target is outside of the repository (Git's own folder, which can hold a credential, is), or not there. */
  readonly leadsOutside: boolean;
}

export interface Tree {
  readonly files: ReadonlyMap<string, TreeFile>;
  /** Text of a file; `undefined` where it is not there, not a file, larger than a megabyte or not UTF-8. */
  readonly read: (path: string) => string | undefined;
  /** Whether the walk stopped at its bound, or could not read a folder: then an absent file may be there. */
  readonly isCut: boolean;
}

/** Bytes. No file of this kind is that large; reading more would be a way to stop us. */
export const MAX_FILE_BYTES = 1_048_576;
/** Files of one repository that are looked at. */
export const MAX_FILES = 200_000;
const SKIPPED = new Set(['.git', 'node_modules']);

/** Reads a folder; anything else is an error. Folders behind symbolic links are not entered: they could lead outside, or in a circle. */
export function readTree(root: string, maxFiles = MAX_FILES): Tree {
  const top = realpathSync(root);
  if (!statSync(top).isDirectory()) throw new Error(`${root} is no folder. Name the folder of the repository.`);
  const files = new Map<string, TreeFile>();
  const waiting = [''];
  let isCut = false;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = entriesOf(join(top, folder));
    if (entries === undefined) isCut = true;
    for (const entry of entries ?? []) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) waiting.push(path);
      if (!entry.isFile() && !entry.isSymbolicLink()) continue;
      if (files.size >= maxFiles) {
        isCut = true;
        waiting.length = 0;
        break;
      }
      files.set(path, describe(top, path));
    }
  }
  return {
    files: new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    isCut,
    read: (path) => (files.get(path)?.leadsOutside === false ? readText(join(top, path)) : undefined),
  };
}

/** `undefined`: it may not be read, or its path is too long for the system. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

function describe(top: string, path: string): TreeFile {
  const full = join(top, path);
  try {
    const isExecutable = (statSync(full).mode & 0o111) !== 0;
    const isLink = lstatSync(full).isSymbolicLink();
    const away = relative(top, isLink ? realpathSync(full) : full);
    const leadsOutside = isAbsolute(away) || /^(\.\.|\.git)$/.test(away.split(sep)[0] ?? '');
    return { path, isExecutable, isLink, leadsOutside };
  } catch {
    return { path, isExecutable: false, isLink: true, leadsOutside: true };
  }
}

function readText(full: string): string | undefined {
  try {
    if (!statSync(full).isFile() || statSync(full).size > MAX_FILE_BYTES) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(full));
  } catch {
    return undefined;
  }
}
