import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

/** What the guards may ask the file system: nothing is written through it. */
export interface Files {
  /** The target of a symbolic link; undefined for anything else. */
  readonly link: (path: string) => string | undefined;
  /** Names in a folder, at most `most`; undefined where there is no such folder or it holds more. */
  readonly names: (folder: string, most: number) => readonly string[] | undefined;
  readonly isFolder: (path: string) => boolean;
  /** Text of a file of at most `most` bytes; undefined otherwise. */
  readonly text: (path: string, most: number) => string | undefined;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Links asked for before: a long command names the same folders again and again. */
const links = new Map<string, string | undefined>();

function linkOf(path: string): string | undefined {
  // Asking first is cheaper than catching the error that nearly every path would give.
  return attempt(() =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined,
  );
}

export const nodeFiles: Files = {
  link: (path) => {
    if (!links.has(path)) links.set(path, linkOf(path));
    return links.get(path);
  },
  names: (folder, most) =>
    attempt(() => {
      const names = readdirSync(folder);
      return names.length > most ? undefined : names;
    }),
  isFolder: (path) => attempt(() => statSync(path).isDirectory()) ?? false,
  text: (path, most) =>
    attempt(() => {
      const state = statSync(path);
      return state.isFile() && state.size <= most ? readFileSync(path, 'utf8') : undefined;
    }),
};

/** The same without memory: in a process that judges one call after the other, a link may be made between two of them. */
export const changingFiles: Files = { ...nodeFiles, link: linkOf };

/** A view without any files, for judging a text alone. */
export const noFiles: Files = {
  link: () => undefined,
  names: () => undefined,
  isFolder: () => false,
  text: () => undefined,
};
