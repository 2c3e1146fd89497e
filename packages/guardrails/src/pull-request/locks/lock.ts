import type { LockReader } from './entry.ts';
import { isPlainJson, readComposerLock, readNpmLock, readNugetLock, readPipfileLock } from './json.ts';
import {
  readAddresses,
  readGemfileLock,
  readGoSum,
  readPinnedRequirements,
  readPnpmLock,
  readYarnLock,
} from './lines.ts';
import { readPackageTables } from './tables.ts';

/** What is known of one kind of lockfile. */
export interface LockForm {
  readonly read: LockReader;
  /** Servers that any file of this kind may name, where packages come from repositories by custom. */
  readonly servers?: readonly string[];
  /** Packages come from many servers, and from repositories, by custom. */
  readonly many?: true;
  /** What comes from a registry has a hash, also in a file that is new. */
  readonly hashed: boolean;
  /** Each package says where it comes from. */
  readonly sourced?: true;
  /** The address of an archive names its package. */
  readonly named?: true;
  /** One version has several archives, each with a hash. */
  readonly archives?: true;
  /** A version may be the name of a branch. */
  readonly branches?: true;
  /** Whether a line is written as the package manager writes it; undefined: not judged. */
  readonly isPlain?: (text: string) => boolean;
}

/** Anchors, tags and escapes stand for something else than what is read. */
const isPlainYaml = (text: string): boolean => !/(?:^|[\s:[{,])[&*!][A-Za-z]|<<:|\\[uUx]|\t/u.test(text);
const isPlainToml = (text: string): boolean => !/\\[uU]|"""|'''/u.test(text);

const npm: LockForm = {
  read: readNpmLock,
  hashed: true,
  sourced: true,
  named: true,
  isPlain: isPlainJson,
};
const tables: LockForm = {
  read: readPackageTables,
  hashed: true,
  named: true,
  archives: true,
  isPlain: isPlainToml,
};

/** By the file's name, lower case. */
const FORMS: Readonly<Record<string, LockForm>> = {
  'package-lock.json': npm,
  'npm-shrinkwrap.json': npm,
  'yarn.lock': { read: readYarnLock, hashed: false, sourced: true, named: true, isPlain: isPlainToml },
  'pnpm-lock.yaml': { read: readPnpmLock, hashed: true, named: true, isPlain: isPlainYaml },
  'poetry.lock': tables,
  'uv.lock': tables,
  'pdm.lock': tables,
  'pipfile.lock': { read: readPipfileLock, hashed: true, archives: true, isPlain: isPlainJson },
  'cargo.lock': {
    read: readPackageTables,
    hashed: true,
    sourced: true,
    isPlain: isPlainToml,
  },
  'go.sum': { read: readGoSum, hashed: true },
  'gemfile.lock': { read: readGemfileLock, hashed: false, sourced: true },
  'composer.lock': {
    read: readComposerLock,
    servers: ['https://api.github.com', 'https://github.com', 'https://gitlab.com', 'https://bitbucket.org'],
    many: true,
    hashed: false,
    branches: true,
    isPlain: isPlainJson,
  },
  'packages.lock.json': { read: readNugetLock, hashed: true, isPlain: isPlainJson },
};
const REQUIREMENTS = /^[\w.-]{0,80}(?:requirements|constraints)[\w.-]{0,80}\.txt$/u;
const PINNED: LockForm = { read: readPinnedRequirements, hashed: false, archives: true };
const OTHER: LockForm = { read: readAddresses, hashed: false };

/** How a lockfile is read; `other`: it is one by the policy, of a kind that is not known. */
export function lockFormOf(path: string, isLockfile: boolean): LockForm | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (Object.hasOwn(FORMS, name)) return FORMS[name];
  if (REQUIREMENTS.test(name)) return PINNED;
  return isLockfile ? OTHER : undefined;
}
