/** Writes a file of the workspace, and nothing outside it, also through symbolic links (P10). */
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The file is as it was before. */
export class NotWritten extends Error {}

export class OutsideWorkspace extends NotWritten {
  constructor(path: string) {
    super(`${path} leads out of the workspace`);
  }
}

/**
 * Returns the path relative to the workspace. Folders are made as needed. The file is there whole or not at all, also where two processes
 * write it or the disk is full: the next run compares with it.
 * @throws OutsideWorkspace, also where the file is a link: what it leads to can change in between.
 * @throws NotWritten when the file system refuses.
 */
export async function writeInWorkspace(workspace: string, path: string, text: string): Promise<string> {
  try {
    return await writeWhole(workspace, path, text);
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('syscall' in error) || !('code' in error)) throw error;
    throw new NotWritten(`${path} cannot be written (${String(error.code)})`, { cause: error });
  }
}

async function writeWhole(workspace: string, path: string, text: string): Promise<string> {
  const root = await realpath(workspace);
  const target = resolve(root, path);
  if (!target.startsWith(root + sep)) throw new OutsideWorkspace(path);
  const folder = await nearestFolder(dirname(target));
  if (folder !== root && !folder.startsWith(root + sep)) throw new OutsideWorkspace(path);
  await mkdir(dirname(target), { recursive: true });
  const real = join(await realpath(dirname(target)), target.slice(dirname(target).length));
  const isLink = await lstat(real).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (isLink) throw new OutsideWorkspace(path);
  const draft = join(dirname(real), `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, real);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return relative(root, target).split(sep).join('/');
}

/** The real path of the deepest folder on the way that exists. */
async function nearestFolder(path: string): Promise<string> {
  for (let folder = path; ; folder = dirname(folder)) {
    const real = await realpath(folder).catch(() => undefined);
    if (real !== undefined || folder === dirname(folder)) return real ?? folder;
  }
}
