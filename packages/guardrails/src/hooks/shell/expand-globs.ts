import type { Files } from '../paths/files.ts';
import { ANY_ONE, isKnown, STAR } from './field.ts';

/** Names read from one folder, and paths made from one pattern. */
const MOST_NAMES = 5_000;
const MOST_PATHS = 500;

/** The existing paths that a pattern means. Undefined when there are too many to look at. */
export function expandGlobs(pattern: string, cwd: string, files: Files): readonly string[] | undefined {
  const names = pattern.split('/');
  let paths: readonly string[] = [''];
  for (const [index, name] of names.entries()) {
    const lead = index === 0 ? '' : '/';
    if (isKnown(name)) {
      paths = paths.map((path) => `${path}${lead}${name}`);
      continue;
    }
    const next: string[] = [];
    for (const path of paths) {
      const folder = path.startsWith('/') ? path : `${cwd}/${path}`;
      const found = files.names(folder, MOST_NAMES);
      for (const entry of found ?? []) if (fits(entry, name)) next.push(`${path}${lead}${entry}`);
      if (next.length > MOST_PATHS) return undefined;
    }
    paths = next;
  }
  return paths;
}

/** `*` does not begin with a dot unless the pattern does. */
function fits(entry: string, pattern: string): boolean {
  if (entry.startsWith('.') && !pattern.startsWith('.')) return false;
  const ends: number[] = [0];
  let states = new Set(ends);
  for (const mark of pattern) {
    const next = new Set<number>();
    for (const at of states) {
      if (mark === STAR) for (let end = at; end <= entry.length; end += 1) next.add(end);
      else if (at < entry.length && (mark === ANY_ONE || mark === entry[at] || !isKnown(mark))) next.add(at + 1);
    }
    states = next;
  }
  return states.has(entry.length);
}
