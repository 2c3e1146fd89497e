import { pathToFileURL } from 'node:url';
import type { Kit } from '@agent-remediation/action-kit';
import type { HandedInput } from '@agent-remediation/remediation';

/** The two scans that the job hands in; read when a finding needs them, and only then loaded. */
export function scans({ inputs, environment, runner }: Kit): HandedInput['scans'] {
  const [before, after] = [inputs.text('sarif-before'), inputs.text('sarif-after')];
  if (before === undefined && after === undefined) return undefined;
  if (before === undefined || after === undefined) {
    inputs.fault('inputs `sarif-before` and `sarif-after`: both are needed, or none');
    return undefined;
  }
  const workspace = environment['GITHUB_WORKSPACE'] ?? '';
  if (workspace === '') inputs.fault('GITHUB_WORKSPACE is not set: `sarif-before` and `sarif-after` lie in it');
  const read = async () => {
    const [{ readScans }, { workspaceReader }] = await Promise.all([
      import('@agent-remediation/remediation/scans'),
      import('@agent-remediation/snapshot/workspace'),
    ]);
    const name = `${runner.repository.owner}/${runner.repository.name}`;
    // The id takes no part in what tells one result from another within two scans of one repository.
    const repository = { id: 0, name };
    const root = `${pathToFileURL(workspace).href}/`;
    return readScans({ before, after, open: workspaceReader(workspace), root, repository });
  };
  let known: ReturnType<typeof read> | undefined;
  return () => (known ??= read());
}
