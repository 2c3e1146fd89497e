import { readSarif, type SarifOptions, type SarifReading } from './index.ts';
import type { SourcedFinding } from '../finding.ts';

export const REPOSITORY = { id: 42, name: 'acme/app' };

export type Json = Readonly<Record<string, unknown>>;

/** One run of one tool with one rule, overlaid with what a case is about. */
export function logOf(results: readonly unknown[], run: Json = {}, log: Json = {}): Json {
  return {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'Scanner', rules: [{ id: 'R1' }] } }, results, ...run }],
    ...log,
  };
}

export function resultOf(fields: Json = {}, uri = 'src/a.ts', startLine = 3): Json {
  return {
    ruleId: 'R1',
    level: 'error',
    message: { text: 'Something is wrong.' },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine } } }],
    ...fields,
  };
}

/** Reads a log, or the bytes of one; `size`: bytes of a chunk. */
export async function read(
  log: Json | string | Uint8Array,
  options: Partial<SarifOptions> & { readonly size?: number } = {},
): Promise<SarifReading> {
  const text = typeof log === 'string' || log instanceof Uint8Array ? log : JSON.stringify(log);
  const bytes = Buffer.from(text);
  const { size = bytes.length, ...rest } = options;
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += Math.max(1, size)) yield bytes.subarray(at, at + Math.max(1, size));
  };
  return readSarif({ file: 'scan.sarif', chunks }, { repository: REPOSITORY, atLeast: 'info', ...rest });
}

export async function findingsOf(
  log: Json | string,
  options?: Partial<SarifOptions>,
): Promise<readonly SourcedFinding[]> {
  const reading = await read(log, options);
  if (reading.is !== 'read') throw new Error(reading.message);
  return reading.findings;
}

export async function oneOf(log: Json, options?: Partial<SarifOptions>): Promise<SourcedFinding> {
  const [finding, ...others] = await findingsOf(log, options);
  if (finding === undefined || others.length > 0) throw new Error(`${others.length + 1} findings`);
  return finding;
}
