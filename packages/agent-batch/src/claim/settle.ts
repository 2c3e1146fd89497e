import { COMMIT_PREFIXES, type Settings } from '@agent-remediation/conventions';
import {
  readOpen,
  recordCreated,
  transact,
  type Entry,
  type LedgerDeps,
  type LedgerPort,
} from '@agent-remediation/remediation';
import { cleanTitle } from '@agent-remediation/text';
import { writeClaim, type ClaimFile } from '../folder/claim-file.ts';
import { Fields, fileOf, readJson } from '../folder/files.ts';
import { recordStopped } from '../ledger/record-stopped.ts';
import type { Brief } from './local-sessions.ts';

export interface SettleFacts {
  readonly folder: string;
  readonly runId: string;
  readonly repositoryId: number;
  readonly settings: Settings;
  readonly test: string;
  readonly baseBranch: string;
  /** Newest commit of the base branch. */
  readonly base: string;
}

/**
 * Makes a claim file of every claim that the ledger has of this run and that has no pull request yet. A claim whose text was lost with a
 * runner is given back, to be made again: nobody works on it, since nobody could.
 */
export async function settle(
  facts: SettleFacts,
  ledger: LedgerDeps,
  port: LedgerPort,
  now: () => Date,
): Promise<readonly ClaimFile[]> {
  const view = await readOpen(port);
  const mine = [...(view?.open.values() ?? [])].filter(
    ({ runId, repository, state, pullRequest }) =>
      runId === facts.runId &&
      repository.id === facts.repositoryId &&
      pullRequest === null &&
      (state === 'posting' || state === 'created'),
  );
  const claims: ClaimFile[] = [];
  for (const entry of mine) {
    const brief = await readBrief(facts.folder, entry.nonce);
    if (brief === undefined) {
      await transact(ledger, entry.fingerprint, now, (latest) => recordStopped(latest, entry, true));
      continue;
    }
    const claim = claimOf(entry, brief, facts);
    await writeClaim(facts.folder, claim);
    if (entry.state === 'posting')
      await transact(ledger, entry.fingerprint, now, (latest) => recordCreated(latest, entry, { id: null, url: null }));
    claims.push(claim);
  }
  return claims;
}

function claimOf(entry: Entry, brief: Brief, facts: SettleFacts): ClaimFile {
  return {
    version: 1,
    findingId: entry.findingId,
    fingerprint: entry.fingerprint,
    generation: entry.generation,
    attempt: entry.attempt,
    nonce: entry.nonce,
    runId: entry.runId,
    claimedAt: entry.claimedAt,
    issue: entry.issue,
    title: titleOf(entry.findingId, brief.title),
    prompt: brief.prompt,
    branch: entry.branch,
    baseBranch: facts.baseBranch,
    base: facts.base,
    commitPrefix: commitPrefixOf(brief.prompt),
    setup: facts.settings.commands.setup,
    test: facts.test,
  };
}

/** Characters of a pull request's title, without its prefix. */
const LONGEST_TITLE = 100;

/** The request's title begins with the finding's id, which the pull request names elsewhere. */
function titleOf(findingId: string, title: string): string {
  const own = title.startsWith(`${findingId}:`) ? title.slice(findingId.length + 1) : title;
  return cleanTitle(own, LONGEST_TITLE) || findingId;
}

/** The brief's own words on commits, which stand before everything that is data. */
export function commitPrefixOf(prompt: string): ClaimFile['commitPrefix'] {
  const trusted = prompt.split('\n# Data\n', 1)[0] ?? '';
  const named = /; here `(fix\([a-z]+\):)`/u.exec(trusted)?.[1];
  return COMMIT_PREFIXES.find((prefix) => prefix === named) ?? COMMIT_PREFIXES[0];
}

async function readBrief(folder: string, nonce: string): Promise<Brief | undefined> {
  const path = fileOf(folder, 'briefs', nonce, 'json');
  const value = await readJson(path);
  if (value === undefined) return undefined;
  const fields = new Fields(value, path);
  return { nonce, title: fields.text('title'), prompt: fields.text('prompt') };
}
