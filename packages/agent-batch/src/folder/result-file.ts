import { MOST_PATCH_BYTES, MOST_SUMMARY } from '../limits.ts';
import { NONCE } from './claim-file.ts';
import { Fields, fileOf, readJson, readWhole, writeJson, writeWhole } from './files.ts';

/** Why a finding has no patch. */
export const STOPS = [
  'max-turns',
  'max-cost',
  'deadline',
  'cancelled',
  'error',
  'structured-output',
  'no-result',
  'no-change',
  'tests-red',
  'patch-refused',
  'run-budget',
  'setup',
  'failed',
] as const;
export type Stop = (typeof STOPS)[number];
/** What says nothing of the finding: another run may try again. */
export const MAY_TRY_AGAIN: readonly Stop[] = ['cancelled', 'run-budget', 'setup', 'failed'];

/** What became of one finding in the agent's job. The job that publishes takes it for hostile: an agent ran beside whoever wrote it. */
export interface ResultFile {
  readonly version: 1;
  readonly findingId: string;
  readonly nonce: string;
  readonly kind: 'green' | 'stopped';
  /** Of `stopped`. */
  readonly stop?: Stop;
  /** The agent's own words, and what was seen; untrusted. */
  readonly summary: string;
  readonly turns: number;
  readonly costUsd: number;
  readonly denials: number;
  readonly seconds: number;
}

/** The patch goes first: a result that says `green` has one. */
export async function writeResult(folder: string, result: ResultFile, patch?: Buffer): Promise<void> {
  if (patch) await writeWhole(fileOf(folder, 'results', result.findingId, 'patch'), patch);
  const summary = result.summary.slice(0, MOST_SUMMARY);
  await writeJson(fileOf(folder, 'results', result.findingId, 'json'), { ...result, summary });
}

export async function readResult(folder: string, findingId: string): Promise<ResultFile | undefined> {
  const path = fileOf(folder, 'results', findingId, 'json');
  const value = await readJson(path);
  if (value === undefined) return undefined;
  const fields = new Fields(value, path);
  const kind = fields.choice('kind', ['green', 'stopped']);
  return {
    version: 1,
    findingId,
    nonce: fields.text('nonce', NONCE),
    kind,
    ...(kind === 'stopped' ? { stop: fields.choice('stop', STOPS) } : {}),
    summary: fields.text('summary').slice(0, MOST_SUMMARY),
    turns: fields.count('turns'),
    costUsd: fields.amount('costUsd'),
    denials: fields.count('denials'),
    seconds: fields.count('seconds'),
  };
}

export const readPatch = (folder: string, findingId: string): Promise<Buffer | undefined> =>
  readWhole(fileOf(folder, 'results', findingId, 'patch'), MOST_PATCH_BYTES);
