import { COMMIT_PREFIXES, FINDING_ID, FINGERPRINT } from '@agent-remediation/conventions';
import { Fields, fileOf, readJson, writeJson } from './files.ts';

/** One claimed finding as the agent's job gets it: everything frozen when it was claimed. */
export interface ClaimFile {
  readonly version: 1;
  readonly findingId: string;
  readonly fingerprint: string;
  readonly generation: number;
  readonly attempt: number;
  readonly nonce: string;
  readonly runId: string;
  readonly claimedAt: string;
  readonly issue: number | null;
  /** One line, cleaned; from untrusted text. */
  readonly title: string;
  /** The brief. */
  readonly prompt: string;
  readonly branch: string;
  readonly baseBranch: string;
  /** The commit of the base branch on which the work is done and judged. */
  readonly base: string;
  readonly commitPrefix: (typeof COMMIT_PREFIXES)[number];
  /** Commands of the settings on the default branch. */
  readonly setup: readonly string[];
  readonly test: string;
}

export const NONCE = /^[0-9a-f]{8,64}$/;
export const OID = /^[0-9a-f]{40,64}$/;
const BRANCH = /^fix\/[A-Za-z0-9._+-]{1,100}$/;
const REF_NAME = /^(?!-)[^\s~^:?*[\\\p{Cc}]{1,200}$/u;

export const writeClaim = (folder: string, claim: ClaimFile): Promise<void> =>
  writeJson(fileOf(folder, 'claims', claim.findingId, 'json'), claim);

/** The claim of a finding; `undefined`: there is none. Ends with `claims-invalid` where the file is not one of ours. */
export async function readClaim(folder: string, findingId: string): Promise<ClaimFile | undefined> {
  const path = fileOf(folder, 'claims', findingId, 'json');
  const value = await readJson(path);
  if (value === undefined) return undefined;
  const fields = new Fields(value, path);
  const prefix = COMMIT_PREFIXES;
  return {
    version: 1,
    findingId: fields.text('findingId', FINDING_ID),
    fingerprint: fields.text('fingerprint', FINGERPRINT),
    generation: fields.count('generation', 1),
    attempt: fields.count('attempt', 1),
    nonce: fields.text('nonce', NONCE),
    runId: fields.text('runId', /^\d{1,20}$/),
    claimedAt: fields.text('claimedAt', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    issue: fields.countOrNull('issue'),
    title: fields.text('title', /^[^\n\r\0]{1,300}$/u),
    prompt: fields.text('prompt'),
    branch: fields.text('branch', BRANCH),
    baseBranch: fields.text('baseBranch', REF_NAME),
    base: fields.text('base', OID),
    commitPrefix: fields.choice('commitPrefix', prefix),
    setup: fields.texts('setup'),
    test: fields.text('test', /\S/u),
  };
}
