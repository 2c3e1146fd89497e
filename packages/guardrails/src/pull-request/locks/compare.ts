import { addressOf, namesPackage, type Address } from './address.ts';
import type { Found, LockEntry } from './entry.ts';
import { pep503 } from './lines.ts';
import type { LockForm } from './lock.ts';

/** One thing about a lockfile that no package manager writes for a new version. */
export interface LockFault {
  /** `ask`: it may be honest, and cannot be told. */
  readonly severity: 'fail' | 'ask';
  readonly seen: string;
  readonly line: number;
}

/**
 * What changes in a lockfile besides versions: another source, another hash of the same version, a hash that is gone. `parts`: the whole
 * file, or the parts of it that are known; what stands outside of a part is unknown, and nothing is concluded from it.
 */
export function compareLocks(
  parts: readonly { readonly old: readonly LockEntry[]; readonly now: readonly LockEntry[] }[],
  isWhole: boolean,
  form: LockForm,
): readonly LockFault[] {
  const all = parts.flatMap(({ old }) => old);
  const origins = new Set(all.flatMap((entry) => entry.sources.map(({ value }) => addressOf(value, entry).origin)));
  const known = new Set([...origins, ...(form.servers ?? [])]);
  const isNew = isWhole && all.length === 0;
  const hashed = isWhole ? (share(all, form) ?? Number(form.hashed)) > 0.5 : form.hashed;
  const named = all.filter(({ name }) => name !== undefined);
  const apart = isWhole ? parts.flatMap(({ old, now }) => listedLoss(old, now)) : [];
  const inside = parts.flatMap(({ old, now }) => {
    const nameless = old.filter(({ name }) => name === undefined);
    return comparePart([...named, ...nameless], now, { known, isNew, hashed, form });
  });
  return [...inside, ...apart];
}

/** Some lockfiles list hashes apart from the packages: a package that stays, and is not in that list any more, has lost its hash. */
function listedLoss(old: readonly LockEntry[], now: readonly LockEntry[]): readonly LockFault[] {
  const names = new Set(now.map(({ name }) => name));
  return old.flatMap(({ name = '' }) => {
    const owner = names.has(name) ? undefined : / \((?:checksum|files)\)$/u.exec(name);
    const of = owner === null || owner === undefined ? undefined : pep503(name.slice(0, owner.index));
    const kept = of === undefined ? undefined : now.find((each) => pep503(each.name ?? '') === of);
    return kept === undefined ? [] : [fault(kept, `${titleOf(kept)} has lost its hash`)];
  });
}

interface Custom {
  /** Servers that a package may come from. */
  readonly known: ReadonlySet<string>;
  /** Nothing stood in the file before. */
  readonly isNew: boolean;
  /** Whether what comes from a registry has a hash here. */
  readonly hashed: boolean;
  readonly form: LockForm;
}

function comparePart(
  old: readonly LockEntry[],
  now: readonly LockEntry[],
  { hashed, ...custom }: Custom,
): readonly LockFault[] {
  const before = grouped(old);
  const bundled = grouped(now.filter(isBundled));
  const same = new Set(old.map(identity));
  const faults = now
    .filter((entry) => !same.has(identity(entry)))
    .flatMap((entry) => {
      const olds = before.get(keyOf(entry)) ?? [];
      if (isBundled(entry) && olds.some(pinned)) return bundledFaults(entry, olds, bundled.get(keyOf(entry)) ?? []);
      return [...sourceFaults(entry, olds, custom), ...hashFaults(entry, olds, hashed, custom.form)];
    });
  return [...faults, ...hiddenLoss(old, now)];
}

const isBundled = (entry: LockEntry): boolean => entry.bundled === true && !pinned(entry);
const pinned = ({ sources, hashes }: LockEntry): boolean => sources.length + hashes.length > 0;

/**
 * What another package brings along has neither address nor hash of its own, and nothing in the file says whether that one does so: as
 * many of a name as before may go on so, while one more may be a package that is to lose its hash.
 */
function bundledFaults(
  entry: LockEntry,
  before: readonly LockEntry[],
  now: readonly LockEntry[],
): readonly LockFault[] {
  if (now.length <= before.filter(isBundled).length) return [];
  return [{ severity: 'ask', line: entry.line, seen: `${titleOf(entry)} is to come inside another package now` }];
}

/** A package whose name stands outside of the part loses its hash: what has none left is not read as a package at all. */
function hiddenLoss(old: readonly LockEntry[], now: readonly LockEntry[]): readonly LockFault[] {
  const hashed = (entry: LockEntry): boolean => entry.name === undefined && entry.hashes.length > 0;
  const lost = old.find(hashed);
  if (lost === undefined || now.some((entry) => entry.name === undefined)) return [];
  return [{ severity: 'ask', line: lost.hashes[0]?.line ?? lost.line, seen: `${titleOf(lost)} has lost its hash` }];
}

const keyOf = ({ name }: LockEntry): string => name ?? '';
const titleOf = ({ name = 'a package whose name the diff does not show,', version }: LockEntry): string =>
  version === undefined || version === '-' ? name : `${name} ${version}`;
const valuesOf = (found: readonly Found[]): readonly string[] => found.map(({ value }) => value);

function identity(entry: LockEntry): string {
  return JSON.stringify([entry.name, entry.version, entry.alias, valuesOf(entry.sources), valuesOf(entry.hashes)]);
}

function grouped(entries: readonly LockEntry[]): ReadonlyMap<string, readonly LockEntry[]> {
  const groups = new Map<string, LockEntry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}

/** How much of what comes from a registry has a hash; undefined: nothing does. */
function share(entries: readonly LockEntry[], form: LockForm): number | undefined {
  const pinned = entries.filter((entry) => isRegistered(entry, form));
  return pinned.length === 0 ? undefined : pinned.filter(({ hashes }) => hashes.length > 0).length / pinned.length;
}

function isRegistered(entry: LockEntry, form: LockForm): boolean {
  if (entry.version === '-') return false;
  const addresses = entry.sources.map(({ value }) => addressOf(value, entry));
  return addresses.length === 0 ? !form.sourced : addresses.every(({ kind }) => kind === 'registry');
}

function sourceFaults(
  entry: LockEntry,
  before: readonly LockEntry[],
  custom: Omit<Custom, 'hashed'>,
): readonly LockFault[] {
  const olds = before.flatMap((each) => each.sources.map(({ value }) => addressOf(value, each)));
  if (entry.sources.length === 0) {
    const lost = olds.length > 0 && before.every(({ sources }) => sources.length > 0);
    return lost ? [fault(entry, `${titleOf(entry)} no longer says where it comes from`)] : [];
  }
  return entry.sources.flatMap(({ value, line }): readonly LockFault[] => {
    const address = addressOf(value, entry);
    const said = shown(value);
    if (olds.length > 0) {
      if (olds.some((each) => isSameSource(each, address)) && named(address, entry, custom.form)) return [];
      const [first] = before.flatMap(({ sources }) => valuesOf(sources));
      return [
        { severity: 'fail', line, seen: `${titleOf(entry)} comes from ${said}, before from ${shown(first ?? '')}` },
      ];
    }
    const why = newSourceFault(address, entry, custom);
    if (why === undefined) return [];
    // Without its name it cannot be told from one that was there; in a new file any server may be right.
    const isNameless = entry.name === undefined && address.kind !== 'registry';
    const severity = isNameless || why === NEW_FILE ? 'ask' : 'fail';
    return [{ severity, line, seen: `${titleOf(entry)} comes from ${said}: ${why}` }];
  });
}

/** HTTP to HTTPS is the same source, and better. */
function isSameSource(old: Address, now: Address): boolean {
  return old.kind === now.kind && (old.shape === now.shape || old.shape.replace(/^http:/u, 'https:') === now.shape);
}

function named({ file }: Address, entry: LockEntry, form: LockForm): boolean {
  return file === undefined || !form.named || namesPackage(file, entry);
}

function newSourceFault(
  address: Address,
  entry: LockEntry,
  { known, isNew, form }: Omit<Custom, 'hashed'>,
): string | undefined {
  if (address.kind === 'path') return 'a path instead of a registry';
  if (address.kind === 'git' && !form.many) return 'a repository instead of a registry';
  if (!named(address, entry, form)) return 'the address is that of another package';
  if (address.origin === '' || known.has(address.origin)) return undefined;
  return isNew && address.origin.startsWith('https:') ? NEW_FILE : 'nothing in this file came from there before';
}

/** Which servers are right is the repository's own matter: the file as it was says it. */
const NEW_FILE = 'the file is new, and nothing says which servers it may name';

function hashFaults(
  entry: LockEntry,
  before: readonly LockEntry[],
  hashed: boolean,
  form: LockForm,
): readonly LockFault[] {
  if (entry.hashes.length === 0) {
    if (before.some(({ hashes }) => hashes.length > 0)) return [fault(entry, `${titleOf(entry)} has lost its hash`)];
    const bare = hashed && before.length === 0 && entry.version !== undefined && isRegistered(entry, form);
    return bare ? [fault(entry, `${titleOf(entry)} is new and has no hash`)] : [];
  }
  // A branch keeps its name while it moves.
  if (form.branches && /^dev-|-dev$/u.test(entry.version ?? '')) return [];
  const olds = before.filter(({ version, hashes }) => version === entry.version && hashes.length > 0);
  const old = new Set(olds.flatMap(({ hashes }) => valuesOf(hashes)));
  const fresh = entry.hashes.filter(({ value }) => !old.has(value));
  const [first] = fresh;
  if (old.size === 0 || first === undefined) return [];
  const of = `${titleOf(entry)} keeps its version`;
  if (fresh.length < entry.hashes.length && form.archives)
    return [{ severity: 'ask', line: first.line, seen: `${of}, and ${fresh.length} more files of it are allowed` }];
  if (entry.hashes.every(({ value }) => [...old].every((each) => strength(value) > strength(each))))
    return [{ severity: 'ask', line: first.line, seen: `${of}, and its hash is another one of a stronger kind` }];
  // In a part of a file the line of the version may be out of sight.
  const severity = entry.version === undefined ? 'ask' : 'fail';
  return [{ severity, line: first.line, seen: `${of}, and its hash is another one` }];
}

/** Rank of a hash's kind; unknown ones are all alike. */
function strength(hash: string): number {
  return ['md5', 'sha1', 'sha256', 'sha384', 'sha512'].findIndex((kind) => hash.toLowerCase().startsWith(kind));
}

function fault(entry: LockEntry, seen: string): LockFault {
  return { severity: 'fail', line: entry.line, seen };
}

const shown = (value: string): string => value.replace(/^archive:/u, '').slice(0, 160);
