/**
 * Globs without regular expressions, so that no pattern is slow: `**` stands for any folders, `*` for any run of characters within a
 * name, `?` for one. Both sides are compared folded (see `fold`). The work is at most pattern times path.
 */

/**
 * One form for all the names that some file system takes for the same file: compatibility forms joined, letter case folded, characters
 * that a file system ignores taken out, and the blanks and dots that others cut off at the end of a name.
 */
export function fold(path: string): string {
  // Nearly every path is plain: nothing to join, nothing to cut.
  if (PLAIN.test(path)) return path.toLowerCase();
  return (
    path
      .normalize('NFKC')
      // Not written as an expression: V8 asks the Unicode tables for one of these as soon as it reads it (P13).
      .replace(new RegExp('\\p{Default_Ignorable_Code_Point}', 'gu'), '')
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKC')
      .split('/')
      .map((name) => (/^\.{1,2}$/u.test(name) ? name : trimEnd(name)))
      .join('/')
  );
}

/** ASCII without a colon, and no name that ends in a dot or a blank but `.` and `..` themselves. */
const PLAIN = /^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;

function trimEnd(name: string): string {
  let end = name.length;
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end -= 1;
  // `file::$DATA` and `folder:$I30:$INDEX_ALLOCATION` are other names of the same file on NTFS.
  const stream = name.slice(0, end).search(/:{1,2}\$/u);
  return stream > 0 ? name.slice(0, stream) : name.slice(0, end);
}

export type Glob = readonly string[];

const compiled = new Map<string, Glob>();

function compile(glob: string): Glob {
  const known = compiled.get(glob);
  if (known !== undefined) return known;
  const parts = fold(glob)
    .split('/')
    .filter((part, index) => part !== '' || index === 0);
  compiled.set(glob, parts);
  return parts;
}

/**
 * Globs by what a path that they match must hold: a name as it is, or, where a glob has none, a piece of text. A long list then costs
 * a look-up for each name of a path instead of a comparison for each glob (P13).
 */
interface Index {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byPiece: readonly (readonly [piece: string, glob: string])[];
}

const indexes = new WeakMap<readonly string[], Index>();

function indexOf(globs: readonly string[]): Index {
  const known = indexes.get(globs);
  if (known !== undefined) return known;
  const byName = new Map<string, string[]>();
  const byPiece: (readonly [string, string])[] = [];
  for (const glob of globs) {
    const parts = compile(glob);
    const name = longest(parts.filter((part) => part !== '' && !part.includes('*') && !part.includes('?')));
    const same = name === '' ? undefined : byName.get(name);
    if (name === '') byPiece.push([longest(parts.flatMap((part) => part.split(/[*?]/u))), glob]);
    else if (same === undefined) byName.set(name, [glob]);
    else same.push(glob);
  }
  const index = { byName, byPiece };
  indexes.set(globs, index);
  return index;
}

function longest(texts: readonly string[]): string {
  let found = '';
  for (const text of texts) if (text.length > found.length) found = text;
  return found;
}

/** Whether a path, already folded, matches one of the globs. The list is read at its first use and must not change. */
export function matchesAny(path: string, globs: readonly string[]): boolean {
  const { byName, byPiece } = indexOf(globs);
  for (const name of namesOf(path)) {
    const found = byName.get(name);
    if (found !== undefined && found.some((glob) => matchesGlob(path, glob))) return true;
  }
  return byPiece.some(([piece, glob]) => path.includes(piece) && matchesGlob(path, glob));
}

/** Whether a path, already folded, matches a glob. `folder/**` matches the folder itself too. */
export function matchesGlob(path: string, glob: string): boolean {
  const pattern = compile(glob);
  const names = namesOf(path);
  const name = pattern[1];
  // The two forms that nearly all globs have.
  if (pattern[0] === '**' && name !== undefined && name !== '**') {
    if (pattern.length === 2) return matchesName(names.at(-1) ?? '', name);
    if (pattern.length === 3 && pattern[2] === '**') return names.some((each) => matchesName(each, name));
  }
  let states = new Set(closure(pattern, 0));
  for (const name of names) {
    const next = new Set<number>();
    for (const at of states) {
      const part = pattern[at];
      if (part === undefined) continue;
      if (part === '**') for (const state of closure(pattern, at)) next.add(state);
      else if (matchesName(name, part)) for (const state of closure(pattern, at + 1)) next.add(state);
    }
    states = next;
    if (states.size === 0) return false;
  }
  return states.has(pattern.length);
}

let lastPath = '';
let lastNames: readonly string[] = [''];

/** The names of a path; one path is compared with many globs in a row. */
function namesOf(path: string): readonly string[] {
  if (path !== lastPath) {
    lastNames = path.split('/').filter((name, index) => name !== '' || index === 0);
    lastPath = path;
  }
  return lastNames;
}

/** A state and those that `**` reaches without reading a name. */
function closure(pattern: Glob, from: number): readonly number[] {
  const states = [from];
  for (let at = from; pattern[at] === '**'; at += 1) states.push(at + 1);
  return states;
}

function matchesName(name: string, pattern: string): boolean {
  if (!pattern.includes('*') && !pattern.includes('?')) return name === pattern;
  let at = 0;
  let inPattern = 0;
  let star = -1;
  let resume = 0;
  while (at < name.length) {
    if (inPattern < pattern.length && (pattern[inPattern] === name[at] || pattern[inPattern] === '?')) {
      at += 1;
      inPattern += 1;
    } else if (pattern[inPattern] === '*') {
      star = inPattern;
      resume = at;
      inPattern += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      inPattern = star + 1;
    } else return false;
  }
  while (pattern[inPattern] === '*') inPattern += 1;
  return inPattern === pattern.length;
}
