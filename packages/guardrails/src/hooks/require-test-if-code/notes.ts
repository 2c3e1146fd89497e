import { appendFileSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GuardFault } from '../frame/hook.ts';

/** What a session wrote, as far as this rule cares. */
export type Kind = 'code' | 'test';

/** Bytes of one session's notes; two words are ever written. */
const LARGEST = 65_536;

/** What was noted for a session; nothing for a new one. @throws GuardFault when there is something that cannot be read */
export function readNotes(file: string): ReadonlySet<Kind> {
  try {
    if (lstatSync(file).size > LARGEST || !lstatSync(file).isFile())
      throw new GuardFault('the notes of this session are not a plain file');
    const words = readFileSync(file, 'utf8').split('\n');
    return new Set((['code', 'test'] as const).filter((kind) => words.includes(kind)));
  } catch (error) {
    if (error instanceof GuardFault) throw error;
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return new Set();
    throw new GuardFault('the notes of this session cannot be read');
  }
}

/** Adds what is new. Appending keeps two hooks that run at once from losing each other's words. */
export function appendNote(file: string, kinds: ReadonlySet<Kind>): void {
  const known = readNotes(file);
  const added = [...kinds].filter((kind) => !known.has(kind));
  if (added.length === 0) return;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    appendFileSync(file, added.map((kind) => `${kind}\n`).join(''), { mode: 0o600 });
  } catch {
    throw new GuardFault('the notes of this session cannot be written');
  }
}
