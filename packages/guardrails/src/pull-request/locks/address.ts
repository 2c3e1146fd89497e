import type { LockEntry } from './entry.ts';
import { pep503 } from './lines.ts';

/** Where a package comes from, without what changes with each version. */
export interface Address {
  /** `registry`: an index or an archive of a server; `git`, `path`: not from a registry. */
  readonly kind: 'registry' | 'git' | 'path';
  /** Scheme and server; empty for a path. */
  readonly origin: string;
  /** Two addresses of one shape differ in version and hash alone. */
  readonly shape: string;
  /** Last parts of the address, in which the package is named; undefined: an index, which names none. */
  readonly file: string | undefined;
}

const INDEX = /^(?:registry\+|sparse\+|index:|npm:|origin:)/u;
const GIT = /^(?:git\+|git:|git@|ssh:|github:|gitlab:|bitbucket:)|^[^?#]*\.git(?:[?#]|$)/u;
const PATH = /^(?:path:|file:|link:|portal:|\.{0,2}\/)|^[^:]*$/u;

export function addressOf(source: string, entry: LockEntry): Address {
  const isIndex = INDEX.test(source);
  const bare = source.replace(/^(?:registry\+|sparse\+|index:|origin:|archive:|git\+|path:)/u, '');
  const origin = originOf(bare);
  if (source.startsWith('npm:')) return { kind: 'registry', origin: '', shape: source, file: source.slice(4) };
  if (source.startsWith('index:') && origin === '')
    return { kind: 'registry', origin: '', shape: source, file: undefined };
  if (GIT.test(source)) return { kind: 'git', origin, shape: `git ${withoutTail(bare)}`, file: undefined };
  if (PATH.test(source)) return { kind: 'path', origin: '', shape: `path ${bare}`, file: undefined };
  if (isIndex)
    return {
      kind: 'registry',
      origin,
      shape: withoutTail(bare),
      file: undefined,
    };
  const path = withoutTail(bare).slice(bare.indexOf('/', bare.indexOf('//') + 2));
  // A package has many archives, whose folders are hashes: each is told by its server and by the name in the file's.
  const stem = pep503(/^(.*?)-\d/u.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? '');
  const shape = source.startsWith('archive:') ? `${origin} archive of ${stem}` : `${origin}${shapeOf(path, entry)}`;
  return { kind: 'registry', origin, shape, file: path };
}

/** `https://host:8443`; the letter case of a server does not matter. A name before an @ and a backslash stay: which server that is, not all agree. */
function originOf(address: string): string {
  const [, scheme = '', authority = ''] = /^([a-z][a-z+]*):\/\/([^/?#]*)/iu.exec(address) ?? [];
  if (scheme === '') return '';
  return `${scheme}://${authority}`.toLowerCase();
}

const withoutTail = (address: string): string => address.replace(/[?#].*$/u, '').replace(/\/+$/u, '');

/** The path with its version and its hashes taken out. */
function shapeOf(path: string, { version }: LockEntry): string {
  const known =
    version === undefined || version === ''
      ? path
      : path.replaceAll(version, '{v}').replaceAll(encodeURIComponent(version), '{v}');
  return known.replace(/(?<=\/)[0-9a-f]{2}(?=\/)/gu, '{h}').replace(/[0-9a-f]{20,}/gu, '{h}');
}

/** Whether an address names its package: the one of another package would install that one under this name. */
export function namesPackage(file: string, { name, alias }: LockEntry): boolean {
  const wanted = alias ?? name;
  if (wanted === undefined) return true;
  let path = file;
  try {
    path = decodeURIComponent(file);
  } catch {
    // As it stands.
  }
  const short = pep503(wanted.slice(wanted.lastIndexOf('/') + 1));
  return path.split('/').some((part) => {
    const form = pep503(part);
    return form === short || form.startsWith(`${short}-`);
  });
}
