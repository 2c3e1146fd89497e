/** Which files of a workspace patterns mean. Links to folders are not followed; what leads out of the workspace is left to the reader's refusal. */
import { readdir, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

/** Entries of folders that are looked at for one pattern. */
const MAX_ENTRIES = 500_000;

export class TooManyFiles extends Error {}

/**
 * Paths relative to the workspace, in the order of the patterns and sorted within each. A line that begins with `!` takes files out again.
 * A pattern that matches nothing is returned as it is, so that the reader says so; none at all when nothing matches.
 * @throws TooManyFiles
 */
export async function matchFiles(workspace: string, patterns: readonly string[]): Promise<readonly string[]> {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const refused = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  if (refused.length === 0 && !wanted.some(isPattern)) return [...new Set(wanted)];
  // Loaded only where there is a pattern: most callers name one file.
  const { default: picomatch } = await import('picomatch');
  const isRefused = refused.length === 0 ? () => false : picomatch(refused.map(plain), { dot: true });
  const found = new Set<string>();
  const empty: string[] = [];
  for (const pattern of wanted) {
    const paths = isPattern(pattern) ? await expand(workspace, pattern, picomatch) : [plain(pattern)];
    const kept = paths.filter((path) => !isRefused(path));
    for (const path of kept) found.add(path);
    if (kept.length === 0) empty.push(pattern);
  }
  return found.size === 0 ? [] : [...found, ...empty];
}

function isPattern(text: string): boolean {
  return /[*?[\]{}()]/.test(text);
}

function plain(path: string): string {
  return path.startsWith('./') ? path.slice(2) : path;
}

type Picomatch = typeof import('picomatch');

async function expand(workspace: string, pattern: string, picomatch: Picomatch): Promise<readonly string[]> {
  const { base, glob } = picomatch.scan(plain(pattern));
  const root = await realpath(workspace);
  const folder = await realpath(resolve(root, base)).catch(() => undefined);
  if (folder === undefined) return [];
  // A base that leads out of the workspace is handed on as it is: the reader refuses it.
  if (folder !== root && !folder.startsWith(root + sep)) return [base];
  const isMatch = picomatch(glob, { dot: true });
  const names = await filesBelow(folder);
  return names
    .filter((name) => isMatch(name))
    .map((name) =>
      relative(root, join(resolve(root, base), name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** Files and links below a folder, `.git` left out. Breadth first, without recursion: depth is the file system's to choose. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  const folders = [''];
  let entries = 0;
  for (const below of folders) {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])) {
      entries += 1;
      if (entries > MAX_ENTRIES) throw new TooManyFiles(`more than ${MAX_ENTRIES} files and folders below ${folder}`);
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== '.git') folders.push(name);
      } else files.push(name);
    }
  }
  return files;
}
