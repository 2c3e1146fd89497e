import { placesOf, isTemporary, isDevice } from '../../paths/protected.ts';
import { below } from '../../paths/place.ts';
import { ANY_ONE, FOUND, isKnown, matchesField, shown, STAR } from '../../shell/field.ts';
import type { Surroundings } from '../../frame/hook.ts';

/** What a path given to a destructive command means for the person whose files they are. */
export type Reach = 'temporary' | 'inside' | 'whole' | 'outside' | 'unknown';

const MARKS = new RegExp(`[${STAR}${ANY_ONE}${FOUND}]`, 'u');

const ALL_MARKS = new RegExp(MARKS, 'gu');

/**
 * How far a path reaches: `inside` is something below the repository, `whole` the repository itself, a folder above it, the home folder
 * or everything in one of them (`*`), `outside` elsewhere.
 */
export function reachOf(path: string, cwd: string | undefined, around: Surroundings): Reach {
  // No command takes an empty name for a folder.
  if (path === '') return 'inside';
  const wild = MARKS.exec(path);
  // Behind a name that nobody knows `..` leads out again, at worst by as many steps as are written.
  if (wild !== null && path.includes('/..', wild.index)) return reachOf(path.replaceAll(ALL_MARKS, 'x'), cwd, around);
  const fixed = wild === null ? path : path.slice(0, path.lastIndexOf('/', wild.index) + 1) || '.';
  if (!isKnown(fixed)) return unknownReach(fixed);
  if (!fixed.startsWith('/') && cwd === undefined) return 'unknown';
  const reaches = placesOf(fixed, cwd ?? '/', around.files).map((place) =>
    place === undefined
      ? 'outside'
      : reachAt(place, cwd, wild === null ? 'itself' : isWild(path) ? 'all' : 'some', around),
  );
  return (['whole', 'outside', 'unknown', 'inside'] as const).find((reach) => reaches.includes(reach)) ?? 'temporary';
}

/** `*`, `.*` and the like take everything, `.g*` the history; `*.o` and `build*` only some. */
function isWild(path: string): boolean {
  return path
    .split('/')
    .some(
      (name) =>
        MARKS.test(name) && (!/[A-Za-z0-9\uE007]/u.test(name) || (name.startsWith('.') && matchesField(name, '.git'))),
    );
}

function unknownReach(fixed: string): Reach {
  const known = shown(fixed);
  return /^\/(?:var\/)?tmp\/./u.test(known) && !known.includes('..') ? 'temporary' : 'unknown';
}

/** A folder that holds no other repository: the machine's, the home folder itself, and the settings in it. */
function isForeign(folder: string, home: string | undefined): boolean {
  const within = home === undefined ? undefined : below(folder, home);
  if (within !== undefined) return within === '' || within.startsWith('.');
  return /^\/(?:bin|boot|dev|etc|lib\w*|Library|media|mnt|opt|proc|root|run|sbin|srv|sys|System|usr|var(?!\/tmp\/|\/folders\/))(?:\/|$)|^\/(?:home|Users)$/u.test(
    folder,
  );
}

function reachAt(
  place: string,
  cwd: string | undefined,
  what: 'itself' | 'all' | 'some',
  { root, home }: Surroundings,
): Reach {
  if (isDevice(place)) return 'temporary';
  // In a folder above the repository its neighbours lie.
  const isAbove = cwd !== undefined && cwd !== root && below(root, cwd) !== undefined;
  const bases = [root, ...(cwd === undefined || isAbove || isForeign(cwd, home) ? [] : [cwd])];
  if (place === '/' || place === home || (home !== undefined && below(home, place) !== undefined))
    return what === 'some' ? 'outside' : 'whole';
  if (bases.some((base) => base !== '/' && below(base, place) !== undefined))
    return what !== 'some' ? 'whole' : bases.includes(place) ? 'inside' : 'outside';
  const inside = bases.some((base) => base !== '/' && below(place, base) !== undefined);
  if (inside) return /(?:^|\/)\.git(?:\/|$)/u.test(place) ? 'whole' : 'inside';
  if (isTemporary(place)) return 'temporary';
  return 'outside';
}
