/** Files that the user of the command line names may lie anywhere; what reads and writes them keeps to one folder. */
import { mkdir } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { writeInWorkspace } from '@agent-remediation/snapshot/files';

export interface Place {
  readonly folder: string;
  /** Relative to `folder`. */
  readonly paths: readonly string[];
}

/** The paths as they are, below `folder`; where one leads out of it, the deepest folder that holds them all. `!` at the front stays. */
export function placeOf(folder: string, paths: readonly string[]): Place {
  const here = resolve(folder);
  const named = paths.map((path) => {
    const isRefused = path.startsWith('!');
    return { mark: isRefused ? '!' : '', path: resolve(here, isRefused ? path.slice(1) : path) };
  });
  if (named.every(({ path }) => isBelow(here, path))) return { folder, paths };
  let base = dirname(fixedPart(named[0]?.path ?? here));
  while (!named.every(({ path }) => isBelow(base, fixedPart(path))) && base !== dirname(base)) base = dirname(base);
  return { folder: base, paths: named.map(({ mark, path }) => mark + relative(base, path).split(sep).join('/')) };
}

/** Writes a file whole, or not at all. @throws NotWritten */
export async function writeFileOf(folder: string, path: string, text: string): Promise<void> {
  const target = resolve(folder, path);
  if (isBelow(resolve(folder), target)) {
    await writeInWorkspace(folder, path, text);
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  await writeInWorkspace(dirname(target), basename(target), text);
}

const isBelow = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** A pattern up to its first part with a wildcard, and that part as it is. */
function fixedPart(path: string): string {
  const parts = path.split(sep);
  const wild = parts.findIndex((part) => /[*?[\]{}()]/.test(part));
  return wild === -1 ? path : parts.slice(0, wild + 1).join(sep);
}
