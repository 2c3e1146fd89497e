import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ending, FINDING_ID } from '@agent-remediation/conventions';
import { MOST_FILE_BYTES } from '../limits.ts';

/** The folder that goes from job to job as an artifact. What is in it was written by another job and is checked when it is read. */
export const PLACES = {
  /** Texts of claims, before the ledger has them. */
  briefs: 'briefs',
  /** One file per claim: what an agent is asked to do, and on what. */
  claims: 'claims',
  /** One file per finding that was worked on, and its patch. */
  results: 'results',
  transcripts: 'transcripts',
} as const;
export type Place = keyof typeof PLACES;

export function fileOf(folder: string, place: Place, name: string, ending: string): string {
  if (!FINDING_ID.test(name)) throw new Ending('claims-invalid', `not a finding id: ${name.slice(0, 100)}`);
  return join(folder, PLACES[place], `${name}.${ending}`);
}

/** Writes a file whole or not at all: a run that is killed leaves no half of one behind. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.part`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** A file's bytes; `undefined`: there is none. Links and files above the limit end as `claims-invalid`. */
export async function readWhole(path: string, most = MOST_FILE_BYTES): Promise<Buffer | undefined> {
  const status = await lstat(path).catch(() => undefined);
  if (status === undefined) return undefined;
  if (!status.isFile() || status.size > most)
    throw new Ending('claims-invalid', `${path}: not a file of at most ${most} bytes`);
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Names, without the ending, of the files in one place; sorted, so that every job sees the same order. */
export async function namesIn(folder: string, place: Place): Promise<readonly string[]> {
  const entries = await readdir(join(folder, PLACES[place])).catch(() => []);
  return entries
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => FINDING_ID.test(name))
    .sort();
}

/** Reads JSON that another job wrote. */
export async function readJson(path: string): Promise<unknown> {
  const bytes = await readWhole(path);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Ending('claims-invalid', `${path}: not JSON`);
  }
}

export const writeJson = (path: string, value: unknown): Promise<void> =>
  writeWhole(path, `${JSON.stringify(value, null, 1)}\n`);

/** A record of an artifact, field by field; the first field that is not what it should be ends as `claims-invalid`. */
export class Fields {
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Ending('claims-invalid', `${path}: not an object`);
    this.#value = value as Readonly<Record<string, unknown>>;
    this.#path = path;
  }

  text(key: string, form: RegExp = /^[^\0]*$/su): string {
    const value = this.#value[key];
    return typeof value === 'string' && form.test(value) ? value : this.#wrong(key);
  }

  optionalText(key: string): string | undefined {
    return this.#value[key] === undefined ? undefined : this.text(key);
  }

  count(key: string, least = 0): number {
    const value = this.#value[key];
    return Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : this.#wrong(key);
  }

  amount(key: string): number {
    const value = this.#value[key];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : this.#wrong(key);
  }

  countOrNull(key: string): number | null {
    return this.#value[key] === null ? null : this.count(key, 1);
  }

  choice<Choice extends string>(key: string, allowed: readonly Choice[]): Choice {
    const found = allowed.find((choice) => choice === this.#value[key]);
    return found ?? this.#wrong(key);
  }

  texts(key: string): readonly string[] {
    const value = this.#value[key];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    return this.#wrong(key);
  }

  #wrong(key: string): never {
    throw new Ending('claims-invalid', `${this.#path}: \`${key}\` is missing or not allowed`);
  }
}
