import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, type Tree } from '@agent-remediation/agent-config';

/**
 * The files of a folder that the user named.
 *
 * @throws where there is no such folder, in words.
 */
export function treeOf(folder: string): Tree {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return readTree(folder);
  const isOfWindows = process.platform !== 'win32' && /^[A-Za-z]:[\\/]|\\/.test(folder);
  const hint = isOfWindows ? ' It is written as on Windows; here it is written with "/".' : '';
  throw new Error(
    `"${folder}" is ${found === undefined ? 'not there, so it is ' : ''}no folder.${hint} Name the folder of the repository.`,
  );
}

/** GitHub reads workflows and settings at the top of a repository alone. */
export const isTopOfRepository = (folder: string): boolean => existsSync(join(folder, '.git'));
