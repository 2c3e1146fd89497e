import type { Environment, Kit } from '@agent-remediation/action-kit';
import type { Snapshot } from '@agent-remediation/snapshot';
import type { SweepInput } from '@agent-remediation/sweep';
import { namedFiles } from '@agent-remediation/sweep/files';

type SourceFiles = SweepInput['files'];

/** Files of the workspace, and nothing outside it (P10). What finds them is loaded only where a file is named. */
export async function openFiles(inputs: Kit['inputs'], environment: Environment): Promise<SourceFiles> {
  const snapshot = inputs.text('snapshot');
  const reader = async (): Promise<Reader> => {
    const { workspaceReader } = await import('@agent-remediation/snapshot/workspace');
    return workspaceReader(environment['GITHUB_WORKSPACE'] ?? '.');
  };
  return {
    ...(await namedFiles(inputs, reader)),
    coverage: snapshot === undefined ? undefined : await coverageOf(snapshot, await reader(), inputs),
  };
}

type Reader = ReturnType<typeof import('@agent-remediation/snapshot/workspace').workspaceReader>;
/** Bytes. Far above any organisation's snapshot. */
const MOST_BYTES = 64 * 2 ** 20;

/** Read through the one gate of all readers: an unknown version or a document with faults is no snapshot (D20). */
async function coverageOf(path: string, read: Reader, inputs: Kit['inputs']): Promise<SourceFiles['coverage']> {
  const file = await read(path);
  const bytes = file.is === 'file' ? file.whole(MOST_BYTES) : undefined;
  if (bytes === undefined) {
    inputs.fault(`input \`snapshot\`: ${path} is not a file of the workspace, or has more than ${MOST_BYTES} bytes`);
    return undefined;
  }
  const { validateBytes } = await import('@agent-remediation/snapshot');
  const verdict = validateBytes(file.file, bytes);
  if (verdict.outcome !== 'valid') {
    const first = verdict.faults[0];
    const why = first === undefined ? '' : `: ${first.pointer} ${first.message}`;
    inputs.fault(`input \`snapshot\`: ${verdict.reason}, ${verdict.errors} errors${why}; validate-snapshot shows all`);
    return undefined;
  }
  const snapshot = JSON.parse(Buffer.from(bytes).toString('utf8')) as Snapshot;
  return {
    name: file.file,
    portfolios: snapshot.portfolios,
    generatedAt: new Date(snapshot.generated_at),
    isSource: inputs.flag('snapshot-queue'),
  };
}
