import { BRANCH_PREFIX } from './names.ts';

/** What a finding id may look like. What does not fit becomes slug and hash (D1). */
export const FINDING_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const SLUG_LENGTH = 40;

/**
 * The id under which a finding is claimed, from what a trigger named it. Never taken from free text (D1).
 * Throws on an empty name: a finding without a name cannot be claimed.
 */
export function findingId(named: string): string {
  const name = named.normalize('NFC').trim();
  if (name === '') throw new RangeError('a finding id must not be empty');
  if (FINDING_ID.test(name)) return name;
  return `${slug(name)}-${shortHash(name)}`;
}

/**
 * Branch of a finding (seed 2.5, D5): `fix/<finding-id>`, from the second generation on `fix/<finding-id>+<n>`.
 * A plus, which no id can hold: `fix/issue-1-2` would be the branch of a finding that a scanner names `issue-1-2`.
 * Ids that git refuses in a ref (`a..b`, `x.lock`, a trailing dot) become slug and hash.
 */
export function branchName(id: string, generation = 1): string {
  const legal = !id.includes('..') && !id.endsWith('.') && !id.toLowerCase().endsWith('.lock');
  const name = legal ? id : `${slug(id)}-${shortHash(id)}`;
  return `${BRANCH_PREFIX}${name}${generation > 1 ? `+${generation}` : ''}`;
}

/**
 * Fingerprint of a finding (D2): versioned hash of `<source kind>:<host>:<numeric repository id>:<id>`. The numeric id
 * keeps it over renames; the kind keeps alert 12, issue 12 and Dependabot alert 12 apart. Form: `1-<40 hex digits>`.
 */
export function fingerprint(source: {
  readonly host: string;
  readonly repositoryId: number;
  readonly id: string;
}): string {
  const text = `${sourceKind(source.id)}:${source.host.toLowerCase()}:${source.repositoryId}:${source.id}`;
  return `${FINGERPRINT_VERSION}-${sha256(text).slice(0, 40)}`;
}
export const FINGERPRINT_VERSION = 1;
export const FINGERPRINT = /^1-[0-9a-f]{40}$/;

/**
 * The kind is part of the id itself (`issue-12`, `dependabot-12`, `code-scanning-12`, `secret-scanning-12`), so that a label, a
 * comment, a dispatch, a ticket and a direct call that name the same finding claim the same one.
 */
export function sourceKind(id: string): 'issue' | 'code-scanning' | 'dependabot' | 'secret-scanning' | 'finding' {
  const kind = /^(issue|code-scanning|dependabot|secret-scanning)-[1-9][0-9]*$/.exec(id)?.[1];
  return (kind as 'issue' | undefined) ?? 'finding';
}

function slug(text: string): string {
  const ascii = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH);
  const trimmed = ascii.replace(/^-/, '').replace(/-$/, '');
  return trimmed === '' ? 'finding' : trimmed;
}

function shortHash(text: string): string {
  return sha256(text).slice(0, 12);
}

function sha256(text: string): string {
  // Not imported above: loading node:crypto costs some 5 ms, and most runs end before they need it.
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex');
}
