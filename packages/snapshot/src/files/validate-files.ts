/** Validates the files that a pattern matched. An action or a command only reads its inputs and shows what comes back. */
import { type Fault, FAULT_CODES, type FaultCode } from '../faults.ts';
import type { ReasonCode } from '../reasons.ts';
import { validateSnapshot, type ValidateOptions } from '../validate/validate.ts';
import type { Verdict } from '../validate/verdict.ts';
import type { FileReader } from './workspace.ts';

export type FilesVerdict = {
  readonly valid: boolean;
  /** The gravest of all files. */
  readonly reason: ReasonCode;
  readonly errors: number;
  readonly warnings: number;
  readonly verdicts: readonly Verdict[];
};

/** From the gravest on. */
const GRAVITY: readonly ReasonCode[] = [
  'snapshot-unreadable',
  'snapshot-unknown-version',
  'snapshot-invalid',
  'snapshot-incoherent',
  'snapshot-valid',
];

/** `paths` is what the caller's pattern matched; matching nothing is a fault, never a success. A path that occurs twice is read once. */
export async function validateFiles(
  paths: readonly string[],
  pattern: string,
  read: FileReader,
  options: ValidateOptions = {},
): Promise<FilesVerdict> {
  const verdicts: Verdict[] = [];
  const seen = new Set<string>();
  for (const path of paths) {
    const found = await read(path);
    if (seen.has(found.file)) continue;
    seen.add(found.file);
    verdicts.push(found.is === 'file' ? await validated(found, options) : unreadable(found.file, found.is));
  }
  if (verdicts.length === 0) verdicts.push(unreadable(pattern, 'no-files'));
  return {
    // With `unknownVersion: 'unknown'` a document of another version is no failure: nothing is known about it.
    valid: verdicts.every(({ outcome }) => outcome !== 'invalid'),
    reason: GRAVITY.find((reason) => verdicts.some((verdict) => verdict.reason === reason)) ?? 'snapshot-valid',
    errors: verdicts.reduce((sum, verdict) => sum + verdict.errors, 0),
    warnings: verdicts.reduce((sum, verdict) => sum + verdict.warnings, 0),
    verdicts,
  };
}

async function validated(
  source: { readonly file: string; readonly open: () => AsyncIterable<Uint8Array> },
  options: ValidateOptions,
): Promise<Verdict> {
  try {
    return await validateSnapshot(source, options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return unreadable(source.file, 'no-such-file');
  }
}

/** An error of the file system carries a code; a fault of this program does not, and must not look like one of the file. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

function unreadable(file: string, code: FaultCode): Verdict {
  const fault: Fault = {
    code,
    severity: 'error',
    pointer: '',
    message: FAULT_CODES[code],
    found: 'nothing',
    allowed: 'a file of the workspace',
  };
  return {
    file,
    reason: 'snapshot-unreadable',
    outcome: 'invalid',
    portfolios: 0,
    errors: 1,
    warnings: 0,
    faults: [fault],
  };
}
