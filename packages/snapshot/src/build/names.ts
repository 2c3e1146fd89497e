/** Ids from names: at most 80 characters, of the schema's form, and different for different names (D21). */
import { MAX_PORTFOLIO_ID } from './limits.ts';
import type { Notices } from './notices.ts';

const HASH_LENGTH = 12;

/** Twelve letters and digits that tell names apart (FNV-1a with two offsets). No secret and no signature. */
export function hashOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 24), 0x01000193);
  }
  const digits = (value: number) => (value >>> 0).toString(36).padStart(7, '0');
  return `${digits(a)}${digits(b)}`.slice(-HASH_LENGTH);
}

/** Lower-case letters and digits, joined by single hyphens; may be empty. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/gu, '-');
  return words.slice(words.startsWith('-') ? 1 : 0, words.endsWith('-') ? -1 : undefined);
}

/**
 * A slug that another name cannot share: names that differ in case, spaces, `-` and `_` only are the same; what else a slug loses is
 * kept as a hash.
 */
export function distinctSlug(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().trim();
  const slug = slugOf(folded);
  if (slug !== '' && /^[a-z0-9\s_-]+$/u.test(folded)) return slug;
  return slug === '' ? hashOf(folded) : `${slug}-${hashOf(folded)}`;
}

/** A slug that no other name has: whatever it does not spell exactly, but for case, adds a hash. */
export function exactSlug(text: string): string {
  const folded = text.toLowerCase();
  const slug = slugOf(folded);
  if (slug === folded) return slug;
  return slug === '' ? hashOf(folded) : `${slug}-${hashOf(folded)}`;
}

/** The first characters and a hash of the whole, within `max`; unchanged when it fits. */
export function shortened(id: string, max: number): string {
  if (id.length <= max) return id;
  const head = id.slice(0, max - HASH_LENGTH - 1);
  return `${head.endsWith('-') ? head.slice(0, -1) : head}-${hashOf(id)}`;
}

/** Words for people from an id without its prefix: `payments-api` becomes `Payments api`. */
export function labelFromId(id: string, prefix: string): string {
  const words = id.slice(prefix.length).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Portfolio ids as they stand in the snapshot: shortened where needed, and still different after that. */
export class PortfolioIds {
  readonly #short = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #notices: Notices;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  of(full: string): string {
    const known = this.#short.get(full);
    if (known !== undefined) return known;
    const first = shortened(full, MAX_PORTFOLIO_ID);
    let id = first;
    for (let number = 2; this.#taken.has(id); number += 1) id = shortened(`${full}-${number}`, MAX_PORTFOLIO_ID);
    if (id !== full) this.#notices.add('id-shortened', id);
    this.#short.set(full, id);
    this.#taken.add(id);
    return id;
  }
}
