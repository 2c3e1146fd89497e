import type { Files } from './files.ts';

/** Links followed before a path counts as a loop (Linux follows 40). */
const MOST_LINKS = 40;

/** The readings of one path as an agent writes it: a URI, percent-encoded, with backslashes, with a drive letter. */
export function readings(path: string): readonly string[] {
  if (SIMPLE.test(path)) return [path];
  const plain = path.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/iu, '');
  const found = new Set([plain, decoded(plain)]);
  for (const reading of [plain, decoded(plain)]) {
    if (reading.includes('\\'))
      found.add(reading.replaceAll('\\', '/').replace(/^(?:\/\/[?.]\/)?(?:[a-z]:(?=\/))?/iu, ''));
    // Blanks and quotation marks around it, the address of an editor, another machine's name, a mention.
    const bare = reading
      .replace(/^[\s"'`]+|[\s"'`]+$/gu, '')
      .replace(/^[a-z][\w+.-]+:(?:\/\/[^/]*)?(?=.)|^\/\/[^/]+(?=\/)|^@\/?/iu, '');
    if (bare !== '') found.add(bare);
  }
  return [...found];
}

/** A path that has one reading, as nearly all have: nothing in it that another one would take out or change (P13). */
const SIMPLE = /^(?!\/\/)[\w./~-][\w./~=+,@-]*$/u;

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Absolute path without `.` and `..`, as text alone. */
export function absolute(path: string, cwd: string): string {
  const whole = path.startsWith('/') ? path : `${cwd}/${path}`;
  return whole.startsWith('/') && !ODD.test(whole) ? whole : straightened(whole);
}

/** What the resolver of Node would make of it, which takes milliseconds at its first use (P13). */
function straightened(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return `/${names.join('/')}`;
}

/** Something to take out: an empty name, `.`, `..`, a slash at the end. Nearly no path has it, and asking is cheaper (P13). */
export const ODD = /\/\.{0,2}(?:\/|$)/u;

/**
 * Where a path leads when every symbolic link on the way is followed, name by name, as the kernel does; what does not exist yet is kept.
 * `..` is taken after the link before it. Undefined for a loop.
 */
export function followed(path: string, cwd: string, files: Files): string | undefined {
  const rest = (path.startsWith('/') ? path : `${cwd}/${path}`).split('/').reverse();
  let place = '';
  let links = 0;
  while (rest.length > 0) {
    const name = rest.pop() ?? '';
    if (name === '' || name === '.') continue;
    if (name === '..') {
      place = place.slice(0, Math.max(0, place.lastIndexOf('/')));
      continue;
    }
    const target = files.link(`${place}/${name}`);
    if (target === undefined) {
      place = `${place}/${name}`;
      continue;
    }
    links += 1;
    if (links > MOST_LINKS) return undefined;
    if (target.startsWith('/')) place = '';
    rest.push(...target.split('/').reverse());
  }
  return place === '' ? '/' : place;
}

/** The path below a folder, `''` for the folder itself; undefined when it is elsewhere. */
export function below(path: string, folder: string): string | undefined {
  if (path === folder) return '';
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
