/** Paths of a repository as sources write them. */
import type { Place } from './finding.ts';
import { MAX_ATTRIBUTE } from './words.ts';

/** With `/`, without a leading `./`. `undefined`: absolute, outside of the repository, or no path. */
export function plainPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > MAX_ATTRIBUTE) return undefined;
  const slashed = text.includes('\\') ? text.replaceAll('\\', '/') : text;
  if (slashed.startsWith('/') || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(slashed)) return undefined;
  if (!slashed.includes('./') && !slashed.includes('//') && !slashed.endsWith('.'))
    return slashed === '' ? undefined : slashed;
  return withoutDots(slashed);
}

function withoutDots(path: string): string | undefined {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (kept.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') kept.push(part);
  }
  return kept.length === 0 ? undefined : kept.join('/');
}

/** `src/a.ts:12` */
export function placeText({ path, line }: Place): string {
  return line === undefined ? path : `${path}:${line}`;
}
