import { lstatSync, mkdirSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A path that would leave the repository through a symbolic link: nothing is written or removed there. */
export class LeadsOutside extends Error {
  constructor(path: string) {
    super(`${path} leads out of the folder through a symbolic link. Remove the link first; nothing was written there.`);
  }
}

/** Writes a file below a folder, which stays below it whatever links stand in between. */
export function writeBelow(root: string, path: string, text: string): void {
  writeFileSync(inside(root, path), text);
}

/** Removes a file, and the folders above it that it leaves empty. */
export function removeBelow(root: string, path: string): void {
  const full = inside(root, path);
  rmSync(full);
  for (let folder = dirname(full); folder !== realpathSync(root); folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

function inside(root: string, path: string): string {
  const top = realpathSync(root);
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const full = join(top, ...parts.slice(0, depth));
    if (isLink(full)) throw new LeadsOutside(path);
  }
  const full = join(top, path);
  if (relative(top, full).startsWith(`..${sep}`)) throw new LeadsOutside(path);
  mkdirSync(dirname(full), { recursive: true });
  return full;
}

function isLink(full: string): boolean {
  return lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
