import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GuardFault } from '../frame/hook.ts';
import { sha256 } from './sha256.ts';

/** The rules as data, vendored beside the hooks (D17). Globs are relative to the root; `**` spans folders. */
export interface Policy {
  readonly version: 1;
  /** The repository's root, relative to the folder of the hooks. */
  readonly root: string;
  /** ISO date. Before it, refusals are reported and not enforced; null enforces. */
  readonly dryRunUntil: string | null;
  /** Globs by group: migrations, infrastructure, generated, automation, … */
  readonly protected: Readonly<Record<string, readonly string[]>>;
  readonly lockfiles: readonly string[];
  /** Branches that nobody pushes to, as globs. */
  readonly mainBranches: readonly string[];
  /** Files that hold credentials, as globs. */
  readonly credentialFiles: readonly string[];
  /** What counts as code, and which of it are tests, as globs. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

export const POLICY_FILE = 'policy.json';
/** In the form of `sha256sum`: digest, two blanks, name. */
export const DIGEST_FILE = 'policy.json.sha256';

export function digestOf(bytes: string | Uint8Array): string {
  return sha256(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
}

/**
 * The policy that the hooks are shipped with, and its digest: the bundler puts them here, in the sources they are undefined. Hashing takes
 * five milliseconds in a process this young, comparing nothing (P13); a repository's own policy is hashed.
 */
declare const SHIPPED_POLICY: string;
declare const SHIPPED_DIGEST: string;

const shipped = typeof SHIPPED_DIGEST === 'undefined' ? undefined : SHIPPED_POLICY;

function digestOfPolicy(text: string): string {
  return text === shipped ? SHIPPED_DIGEST : digestOf(text);
}

/**
 * Reads policy and digest from the folder of the hooks.
 *
 * @throws GuardFault when one is missing, they do not agree, or the policy has another form: no policy is no permission.
 */
export function readPolicy(folder: string): Policy {
  const text = contents(folder, POLICY_FILE);
  const line = contents(folder, DIGEST_FILE).trim();
  const digest = line.endsWith(`  ${POLICY_FILE}`) ? line.slice(0, -POLICY_FILE.length - 2) : line.split(/\s+/u, 1)[0];
  if (digest !== digestOfPolicy(text)) {
    throw new GuardFault(
      `${POLICY_FILE} is not what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`,
    );
  }
  // The one that is shipped has the form of a policy: the bundler asked.
  return text === shipped ? (JSON.parse(text) as Policy) : parsePolicy(text);
}

function contents(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new GuardFault(`${name} beside the hooks cannot be read`);
  }
}

const LISTS = ['lockfiles', 'mainBranches', 'credentialFiles', 'code', 'tests'] as const;
const REQUIRED_GROUPS = ['migrations', 'infrastructure', 'generated', 'automation'] as const;

/** @throws GuardFault naming the field that is wrong */
export function parsePolicy(text: string): Policy {
  const value = parsed(text);
  if (!isPolicy(value)) throw new GuardFault(`${POLICY_FILE} has not the form of a policy of version 1`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GuardFault(`${POLICY_FILE} is not JSON`);
  }
}

function isPolicy(value: unknown): value is Policy {
  if (!isRecord(value) || value['version'] !== 1 || typeof value['root'] !== 'string') return false;
  const dry = value['dryRunUntil'];
  if (dry !== null && (typeof dry !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(dry))) return false;
  const groups = value['protected'];
  if (!isRecord(groups) || !Object.values(groups).every(isStrings)) return false;
  return REQUIRED_GROUPS.every((name) => Object.hasOwn(groups, name)) && LISTS.every((name) => isStrings(value[name]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item !== '');
}
