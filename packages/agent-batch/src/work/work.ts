import { Ending, REASONS, Trace, type Outcome, type ReasonCode } from '@agent-remediation/conventions';
import { AgentMissing } from '../agent/agent.ts';
import { readClaim, type ClaimFile } from '../folder/claim-file.ts';
import { namesIn } from '../folder/files.ts';
import { readResult, writeResult, type ResultFile } from '../folder/result-file.ts';
import { workOn, type AgentOptions, type FindingDeps, type Worked } from './finding.ts';
import type { Workshop } from './prepare.ts';

export { connect } from './connect.ts';
export { workTable } from '../report/tables.ts';
export { RUN_RULES } from './finding.ts';
export type { AgentOptions, FindingDeps, GuardedPlace } from './finding.ts';
export type { Workshop } from './prepare.ts';

export interface WorkInput {
  /** The folder with the claims; results go there too. */
  readonly folder: string;
  /** Which part of the queue is this job's: of `shards` parts the `shard`-th, from 0. */
  readonly shard: number;
  readonly shards: number;
  readonly options: AgentOptions;
  readonly shop: Workshop;
  readonly limits: WorkLimits;
}

export interface WorkLimits {
  readonly maxTurns: number;
  readonly maxCostUsd: number | undefined;
  readonly maxRunCostUsd: number | undefined;
  readonly msPerFinding: number;
  readonly msPerRun: number;
}

export interface WorkOutcome extends Outcome {
  readonly success: boolean;
  readonly results: readonly ResultFile[];
  /** Findings of this job that have no result: a run that is started again goes on with them. */
  readonly left: readonly string[];
}

/**
 * Works on the claims of this job's part of the queue, one after the other, and writes a result for each. What has a result already is not
 * worked on again. Never throws.
 */
export async function workThrough(input: WorkInput, deps: FindingDeps): Promise<WorkOutcome> {
  const trace = new Trace();
  const results: ResultFile[] = [];
  const left: string[] = [];
  try {
    const claims = await claimsOf(input);
    const started = deps.now();
    for (const [index, claim] of claims.entries()) {
      const before = await readResult(input.folder, claim.findingId).catch(() => undefined);
      if (before?.nonce === claim.nonce) {
        results.push(before);
        trace.pass(claim.findingId, `${said(before)} in an earlier run of this job`);
        continue;
      }
      if (input.shop.signal.aborted) {
        left.push(claim.findingId);
        continue;
      }
      deps.log(`[${index + 1}/${claims.length}] ${claim.findingId}: ${claim.title}`);
      const worked = await one(claim, started, results, input, deps);
      if (worked === undefined) {
        left.push(claim.findingId);
        continue;
      }
      const fault = await written(input.folder, worked);
      if (fault !== undefined) {
        trace.stop(
          claim.findingId,
          `its result could not be written: ${fault}`,
          'free space on the disk, and run the job again',
        );
        left.push(claim.findingId);
        continue;
      }
      results.push(worked.result);
      trace.note(claim.findingId, said(worked.result));
      deps.log(`[${index + 1}/${claims.length}] ${claim.findingId}: ${said(worked.result)}`);
    }
    return ended(results, left, trace);
  } catch (error) {
    const { reason, message } = endingOf(error);
    trace.stop(reason, message, REASONS[reason].remedy);
    return { reason, message, trace: trace.rows, success: false, results, left };
  }
}

/** Why a result could not be written, such as a disk that is full; `undefined`: it is there. The finding waits for the next run then. */
async function written(folder: string, { result, patch }: Worked): Promise<string | undefined> {
  try {
    await writeResult(folder, result, patch);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** This job's claims. Every job sorts alike, so no two take the same one. */
async function claimsOf({ folder, shard, shards }: WorkInput): Promise<readonly ClaimFile[]> {
  const names = (await namesIn(folder, 'claims')).filter((_, index) => index % shards === shard);
  const claims: ClaimFile[] = [];
  for (const name of names) {
    const claim = await readClaim(folder, name);
    if (claim) claims.push(claim);
  }
  return claims;
}

/** `undefined`: the run was cancelled, and the finding waits for the next. */
async function one(
  claim: ClaimFile,
  started: number,
  results: readonly ResultFile[],
  { folder, options, shop, limits }: WorkInput,
  deps: FindingDeps,
): Promise<Worked | undefined> {
  const now = deps.now();
  const spent = results.reduce((sum, { costUsd }) => sum + costUsd, 0);
  const money = limits.maxRunCostUsd === undefined ? undefined : limits.maxRunCostUsd - spent;
  const over = now - started >= limits.msPerRun ? 'time' : money !== undefined && money <= 0 ? 'money' : undefined;
  if (over !== undefined)
    return notDone(claim, 'run-budget', `The ${over} of the whole run was used up before its turn.`);
  const bounds = [limits.maxCostUsd, money].filter((amount) => amount !== undefined);
  const allowance = {
    maxTurns: limits.maxTurns,
    maxCostUsd: bounds.length === 0 ? undefined : Math.min(...bounds),
    deadline: Math.min(now + limits.msPerFinding, started + limits.msPerRun),
  };
  try {
    const worked = await workOn(claim, allowance, options, shop, folder, deps);
    return shop.signal.aborted && worked.result.kind === 'stopped' ? undefined : worked;
  } catch (error) {
    if (error instanceof AgentMissing || error instanceof Ending) throw error;
    if (shop.signal.aborted) return undefined;
    const why = error instanceof Error ? error.message : String(error);
    return notDone(claim, 'failed', deps.redact(`It could not be worked on: ${why}`));
  }
}

function notDone({ findingId, nonce }: ClaimFile, stop: 'run-budget' | 'failed', summary: string): Worked {
  return {
    result: {
      version: 1,
      findingId,
      nonce,
      kind: 'stopped',
      stop,
      summary,
      turns: 0,
      costUsd: 0,
      denials: 0,
      seconds: 0,
    },
  };
}

export function said({ kind, stop, turns, costUsd }: ResultFile): string {
  const used = `${turns} turns, ${costUsd.toFixed(2)} USD`;
  return kind === 'green' ? `tests green (${used})` : `stopped: ${stop ?? ''} (${used})`;
}

function ended(results: readonly ResultFile[], left: readonly string[], trace: Trace): WorkOutcome {
  const green = results.filter(({ kind }) => kind === 'green').length;
  const message = `${green} of ${results.length} green`;
  const shared = { trace: trace.rows, results, left };
  if (left.length > 0)
    return {
      ...shared,
      reason: 'batch-incomplete',
      message: `${message}; not worked on: ${left.join(', ')}`,
      success: false,
    };
  const reason: ReasonCode = results.length === 0 ? 'batch-empty' : 'batch-worked';
  return { ...shared, reason, message, success: true };
}

function endingOf(error: unknown): Ending {
  if (error instanceof Ending) return error;
  if (error instanceof AgentMissing) return new Ending('agent-missing', error.message, { cause: error });
  return new Ending('bug', error instanceof Error ? (error.stack ?? error.message) : String(error), { cause: error });
}
