import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Ending,
  REASONS,
  succeeds,
  Trace,
  type Outcome,
  type ReasonCode,
  type Settings,
} from '@agent-remediation/conventions';
import {
  dig,
  digText,
  GitHubFault,
  readRepository,
  type GitHub,
  type RepositoryFacts,
  type RepositoryName,
} from '@agent-remediation/github';
import {
  createSession,
  ledgerDeps,
  ledgerPort,
  settingsOf,
  type CreateSessionInput,
} from '@agent-remediation/remediation';
import { summaryOf, sweep, type SweepDeps, type SweepInput } from '@agent-remediation/sweep';
import type { ClaimFile } from '../folder/claim-file.ts';
import { OID } from '../folder/claim-file.ts';
import { digestOfClaims } from '../folder/claims-digest.ts';
import { PLACES } from '../folder/files.ts';
import { endingOf } from '../ending.ts';
import { FINDINGS_PER_BATCH } from '../limits.ts';
import { localSessions } from './local-sessions.ts';
import { settle, type SettleFacts } from './settle.ts';

/** Where the findings come from: one issue that a person pointed at, or the queue of the sweep. */
export type ClaimSource =
  | { readonly kind: 'issue'; readonly input: Omit<CreateSessionInput, 'engine' | 'ledger'> }
  | { readonly kind: 'queue'; readonly input: Omit<SweepInput, 'perRun'> };

export interface ClaimInput {
  readonly repository: RepositoryName;
  readonly source: ClaimSource;
  /** The folder that becomes the artifact. */
  readonly folder: string;
  readonly runId: string;
  readonly runUrl: string;
  /** Jobs that share the queue. */
  readonly shards: number;
  readonly dryRun: boolean;
}

export interface ClaimOutcome extends Outcome {
  readonly success: boolean;
  readonly claims: readonly ClaimFile[];
  /** Numbers of the agent jobs that have something to do. */
  readonly matrix: readonly number[];
  /** Of the claim files, for the job that publishes. */
  readonly digest: string;
  readonly summary: string;
}

/** What the hand-off or the sweep said. */
interface Said {
  readonly reason: ReasonCode;
  readonly message: string;
  readonly trace: Outcome['trace'];
  readonly success: boolean;
  readonly summary: string;
}

/**
 * Claims findings for the agent jobs of this run, each in the ledger as every other trigger does (there is no second protocol), and writes
 * what they need into the folder. A run that is started again goes on where it stopped. Never throws.
 */
export async function claimFindings(input: ClaimInput, deps: SweepDeps): Promise<ClaimOutcome> {
  const trace = new Trace();
  try {
    const facts = await (deps.facts ?? readRepository(deps.github, input.repository));
    const known = { ...deps, facts: Promise.resolve(facts) };
    const settings = await settingsOf(facts, new Trace());
    const place = await placeOf(input, facts, settings, deps.github);
    const port = ledgerPort({ repository: facts, settings }, deps);
    const ledger = ledgerDeps({ repository: facts, settings }, port, deps);
    if (!input.dryRun) {
      // Files of an earlier attempt of this run have lain where an agent could write: the ledger says anew what is claimed.
      await rm(join(input.folder, PLACES.claims), { recursive: true, force: true });
      await settle(place, ledger, port, deps.now);
    }
    const said = await ask(input, { ...known, sessions: localSessions(input.folder, input.runUrl) }, deps.redact);
    const claims = input.dryRun ? [] : await settle(place, ledger, port, deps.now);
    return ended(input, said, claims, await digestOfClaims(input.folder));
  } catch (error) {
    const { reason, message } = endingOf(error);
    trace.stop(reason, message, REASONS[reason].remedy);
    return { reason, message, trace: trace.rows, success: false, claims: [], matrix: [], digest: '', summary: '' };
  }
}

async function ask({ source }: ClaimInput, deps: SweepDeps, redact: (text: string) => string): Promise<Said> {
  if (source.kind === 'issue') {
    const { reason, message, trace, success } = await createSession(
      { ...source.input, ledger: 'on', engine: 'batch' },
      deps,
    );
    return { reason, message, trace, success, summary: '' };
  }
  // A schedule hands off as few as a sweep does; a person who starts a batch takes the seed's 20 from the queue.
  const byHand = source.input.started !== undefined;
  const swept = await sweep({ ...source.input, ...(byHand ? { perRun: FINDINGS_PER_BATCH } : {}) }, deps);
  const { reason, message, trace, success } = swept;
  return { reason, message, trace, success, summary: summaryOf(swept, redact) };
}

function ended({ dryRun, shards }: ClaimInput, said: Said, claims: readonly ClaimFile[], digest: string): ClaimOutcome {
  const used = Math.min(shards, claims.length);
  const matrix = Array.from({ length: used }, (_, shard) => shard);
  const outcome = { trace: said.trace, claims, matrix, digest, summary: said.summary };
  // What the hand-off or the sweep failed with comes first: what is claimed all the same is worked on.
  if (dryRun || !said.success || claims.length === 0)
    return { ...outcome, reason: said.reason, message: said.message, success: said.success };
  const names = claims.map(({ findingId }) => findingId).join(', ');
  const message = `${claims.length} claimed: ${names.slice(0, 1_000)}`;
  return { ...outcome, reason: 'batch-claimed', message, success: succeeds('batch-claimed', true) };
}

/** What every claim of a run rests on. Ends where no claim could be worked on, before there is one. */
async function placeOf(
  { folder, runId, repository }: ClaimInput,
  facts: RepositoryFacts,
  settings: Settings,
  github: GitHub,
): Promise<SettleFacts> {
  const { test } = settings.commands;
  if (test === undefined)
    throw new Ending(
      'tests-not-configured',
      'the settings name no `commands.test`, so no change could be called green',
    );
  if (settings.targetRepository !== undefined && settings.targetRepository !== facts.nameWithOwner)
    throw new Ending('settings-invalid', '`target-repository`: a batch works in the repository in which it runs');
  const baseBranch = settings.baseBranch ?? facts.defaultBranch;
  const base = await headOf(github, repository, baseBranch);
  return { folder, runId, repositoryId: facts.id, settings, test, baseBranch, base };
}

async function headOf(github: GitHub, { owner, name }: RepositoryName, branch: string): Promise<string> {
  try {
    const { data } = await github.get('GET /repos/{owner}/{repo}/branches/{branch}', { owner, repo: name, branch });
    const oid = digText(dig(data, 'commit'), 'sha');
    if (oid !== undefined && OID.test(oid)) return oid;
    throw new Ending('base-branch-unknown', `the base branch ${branch} has no commit`);
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404)
      throw new Ending('base-branch-unknown', `there is no branch ${branch}`);
    throw error;
  }
}
