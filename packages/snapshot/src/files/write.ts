/** Writes a file of the workspace, and nothing outside it, also through symbolic links (P10). */
import { lstat, mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

export class OutsideWorkspace extends Error {
  constructor(path: string) {
    super(`${path} leads out of the workspace`);
  }
}

/**
 * Returns the path relative to the workspace. Folders are made as needed.
 * @throws OutsideWorkspace, also where the file is a link: what it leads to can change in between.
 */
export async function writeInWorkspace(workspace: string, path: string, text: string): Promise<string> {
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
  await writeFile(real, text);
  return relative(root, target).split(sep).join('/');
}

/** The real path of the deepest folder on the way that exists. */
async function nearestFolder(path: string): Promise<string> {
  for (let folder = path; ; folder = dirname(folder)) {
    const real = await realpath(folder).catch(() => undefined);
    if (real !== undefined || folder === dirname(folder)) return real ?? folder;
  }
}
