/** A line of a lockfile with its number at the head. */
export interface LockLine {
  readonly text: string;
  readonly line: number;
}

/** A value of a lockfile, with the line that it stands in. */
export interface Found {
  readonly value: string;
  readonly line: number;
}

/** One package as a lockfile pins it. */
export interface LockEntry {
  /** Undefined: the line that names it is not among those that were read. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** Another name that the address may have: the target of an alias. */
  readonly alias?: string;
  readonly line: number;
  /** It comes inside the archive of another package, whose hash holds for both. */
  readonly bundled?: boolean;
  /** Addresses as written; `path:` and `git+` before those whose field says so. */
  readonly sources: readonly Found[];
  readonly hashes: readonly Found[];
}

/** Reads whole lockfiles, and parts of one: what a part does not show stays undefined. Never throws. */
export type LockReader = (lines: readonly LockLine[]) => readonly LockEntry[];

/** An entry while its lines are read. */
export interface Draft {
  name: string | undefined;
  version: string | undefined;
  alias?: string;
  line: number;
  bundled?: boolean;
  sources: Found[];
  hashes: Found[];
}

export function draft(line: number, name?: string, version?: string): Draft {
  return { name, version, line, sources: [], hashes: [] };
}

/** Entries that pin something; a heading alone does not. */
export function filled(drafts: readonly Draft[]): readonly LockEntry[] {
  return drafts.filter(({ version, sources, hashes }) => version !== undefined || sources.length + hashes.length > 0);
}

/** The hashes of a field that may hold several. */
export function hashesIn(value: string, line: number): readonly Found[] {
  return value
    .split(/\s+/u)
    .filter((each) => each !== '')
    .map((each) => ({ value: each, line }));
}
