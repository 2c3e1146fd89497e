import { randomUUID } from 'node:crypto';
import { linkSync, lstatSync, mkdirSync, realpathSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A path where nothing is written or removed: a symbolic link stands in between, or something that is no folder. */
export class NotWritten extends Error {}

/**
 * Writes files below a folder, which stay below it whatever links stand in between. All places are looked at before the first file is written, and
 * a file is there whole or not at all: a run that is broken off leaves nothing that a second one would take for somebody's own.
 *
 * @throws NotWritten for a place that cannot be used.
 */
export function writeBelow(
  root: string,
  files: readonly { readonly path: string; readonly text: string; readonly state: 'new' | 'differs' | 'same' }[],
): void {
  const places = files.map((file) => ({ ...file, full: inside(root, file.path, file.state === 'new') }));
  for (const { path, text, state, full } of places) {
    const draft = `${full}.${randomUUID()}`;
    try {
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(draft, text, { flag: 'wx' });
      if (state === 'new') linkNew(draft, full, path);
      else renameSync(draft, full);
    } catch (error) {
      throw inWords(error, path, 'written');
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the path is too long for this disk',
};

/** What the system refuses, without its own words and numbers. */
export function inWords(error: unknown, path: string, what: 'written' | 'removed'): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const why = REFUSALS[code];
  return why === undefined ? error : new NotWritten(`${path} cannot be ${what}: ${why} (${code}).`);
}

/** Never over what has come in the meantime. Where the disk knows no hard links, a rename has to do. */
function linkNew(draft: string, full: string, path: string): void {
  try {
    linkSync(draft, full);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (lstatSync(full, { throwIfNoEntry: false })) throw new NotWritten(isThere(path));
    renameSync(draft, full);
  }
}

/** Removes a file, and the folders above it that it leaves empty. */
export function removeBelow(root: string, path: string): void {
  const full = inside(root, path, false);
  try {
    rmSync(full);
  } catch (error) {
    throw inWords(error, path, 'removed');
  }
  for (let folder = dirname(full); folder !== realpathSync(root); folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

/** The place of a path: only folders above it, and a plain file or, where it has to be new, nothing at it. */
export function inside(root: string, path: string, isNew: boolean): string {
  const top = realpathSync(root);
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = parts.slice(0, depth).join('/');
    const found = lstatSync(join(top, part), { throwIfNoEntry: false });
    if (found === undefined) break;
    if (found.isSymbolicLink())
      throw new NotWritten(
        `${path}: ${part} is a symbolic link, and could be one that leads out of the folder. ${ADVICE}`,
      );
    if (depth < parts.length && !found.isDirectory())
      throw new NotWritten(`${path}: ${part} is a file and no folder. ${ADVICE}`);
    if (depth === parts.length && (isNew || !found.isFile())) throw new NotWritten(isThere(path));
  }
  return join(top, path);
}

const ADVICE = 'Take it away first, or leave this agent or trigger out.';

/** A name that differs in case, on a disk that does not tell them apart, or no plain file. */
function isThere(path: string): string {
  return `${path}: something is there that is no file of exactly this name. ${ADVICE}`;
}
