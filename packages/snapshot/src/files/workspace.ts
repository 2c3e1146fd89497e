/** Files of a workspace, and nothing outside it, also through symbolic links (P10). */
import { promises, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** What reading one file needs: in pieces, as often as wanted, or whole, unless it has more than so many bytes. */
export type WorkspaceFile =
  | {
      readonly is: 'file';
      readonly file: string;
      readonly open: () => AsyncIterable<Uint8Array>;
      readonly whole: (maxBytes: number) => Uint8Array | undefined;
    }
  | { readonly is: 'outside-workspace' | 'no-such-file'; readonly file: string };

export type FileReader = (path: string) => Promise<WorkspaceFile>;

/** Bytes that are read at a time. */
const CHUNK_BYTES = 2 ** 18;

/**
 * A reader whose paths are relative to the workspace, or absolute within it. It asks the file system without promises: loading those
 * takes longer than the answers, and a small file, which is read whole, then needs none.
 */
export function workspaceReader(workspace: string): FileReader {
  return (path) => {
    const root = realPath(workspace);
    return Promise.resolve(root === undefined ? { is: 'no-such-file', file: path } : find(root, path));
  };
}

function find(root: string, path: string): WorkspaceFile {
  const file = relative(root, resolve(root, path)).split(sep).join('/');
  if (!isInside(root, resolve(root, path))) return { is: 'outside-workspace', file: path };
  const real = realPath(resolve(root, path));
  if (real === undefined) return { is: 'no-such-file', file };
  if (!isInside(root, real)) return { is: 'outside-workspace', file };
  // The real path is opened, so that a link that changes in between leads nowhere else.
  if (statSync(real, { throwIfNoEntry: false })?.isFile() !== true) return { is: 'no-such-file', file };
  return { is: 'file', file, open: () => chunksOf(real), whole: (maxBytes) => wholeFile(real, maxBytes) };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function wholeFile(path: string, maxBytes: number): Uint8Array | undefined {
  return statSync(path).size > maxBytes ? undefined : readFileSync(path);
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * The bytes of a file in pieces: each is valid until the next is asked for. The next piece is read while the caller looks at
 * this one. Memory does not grow with the file.
 */
export async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await promises.open(path);
  try {
    let buffer = new Uint8Array(CHUNK_BYTES);
    let other = new Uint8Array(CHUNK_BYTES);
    let reading = handle.read(buffer, 0, CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      reading = handle.read(other, 0, CHUNK_BYTES);
      // It fails where it is awaited; a caller that wants no more never awaits it.
      reading.catch(() => undefined);
      yield buffer.subarray(0, bytesRead);
      [buffer, other] = [other, buffer];
    }
  } finally {
    await handle.close();
  }
}
