import type { Kit } from '@agent-remediation/action-kit';
import { open, type Opened } from '@agent-remediation/action-kit/open';
import { Ending } from '@agent-remediation/conventions';
import { readOpenFindings } from '@agent-remediation/remediation/open-findings';
import { type CoverageInputs, mergeNotices, type Notice } from '@agent-remediation/snapshot/build';
import { collectFromGitHub } from '@agent-remediation/snapshot/build/github';
import {
  type InputFault,
  MAX_JSON_BYTES,
  parseYamlDocuments,
  readInputs,
} from '@agent-remediation/snapshot/build/inputs';
import { TooManyFiles, wholeFiles } from '@agent-remediation/snapshot/files';
import type { Settings } from './inputs.ts';

export type Gathered =
  | { readonly ok: true; readonly inputs: CoverageInputs; readonly notices: readonly Notice[] }
  | { readonly ok: false; readonly faults: readonly InputFault[]; readonly count: number };

/** One data set from files, SARIF and GitHub. */
export async function gather(settings: Settings, workspace: string, kit: Kit): Promise<Gathered> {
  try {
    return await gatherAll(settings, workspace, kit);
  } catch (error) {
    if (error instanceof TooManyFiles) throw new Ending('input-invalid', error.message, { cause: error });
    throw error;
  }
}

async function gatherAll(settings: Settings, workspace: string, kit: Kit): Promise<Gathered> {
  const { files, sarifFiles, sarifAsset } = settings;
  const fromFiles =
    files.length === 0 ? { files: [], refused: [] } : await wholeFiles(workspace, files, MAX_JSON_BYTES);
  // Loaded only where there is such a file.
  const sarif = sarifFiles.length === 0 ? undefined : await import('./sarif.ts');
  const scans = await sarif?.readScans(workspace, sarifFiles, sarifAsset);
  const reading = readInputs(fromFiles.files);
  const faults = [...fromFiles.refused, ...(scans?.refused ?? [])].map(({ file, why }) => ({
    file,
    pointer: '',
    message: why,
  }));
  if (!reading.ok) return { ok: false, faults: [...faults, ...reading.faults], count: faults.length + reading.count };
  if (faults.length > 0) return { ok: false, faults, count: faults.length };
  const github = await fromGitHub(settings, kit);
  const { inputs } = reading;
  const assets = [...inputs.assets, ...github.inputs.assets];
  return {
    ok: true,
    inputs: {
      ...inputs,
      assets: scans === undefined ? assets : scans.mark(assets),
      exposures: [...inputs.exposures, ...(scans?.exposures ?? []), ...github.inputs.exposures],
      cases: [...inputs.cases, ...github.inputs.cases],
    },
    notices: mergeNotices(scans?.notices ?? [], github.notices),
  };
}

async function fromGitHub(settings: Settings, kit: Kit): ReturnType<typeof collectFromGitHub> {
  const { repositories, organisation, caseLabels, withArchived, ungrouped } = settings;
  if (repositories.length === 0 && organisation === undefined)
    return { inputs: { assets: [], exposures: [], cases: [] }, notices: [] };
  const { github, listener } = open(kit.inputs, kit.runner, kit.environment);
  kit.inputs.check();
  listener.onRetry = ({ name, attempts, why }) => kit.log(`${name}: ${why}, attempt ${attempts}`);
  try {
    return await collectFromGitHub(github, {
      repositories,
      withArchived,
      ungrouped,
      parseYaml: parseYamlDocuments,
      readLedger: ledgerReader(github, settings.ledgerRepository),
      progress: (done, all, repository) => kit.log(`${done} of ${all}: ${repository}`),
      ...(organisation === undefined ? {} : { organisation }),
      ...(caseLabels === undefined ? {} : { caseLabels }),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Ending('github-forbidden', `${why}. The token needs \`metadata: read\` there.`, { cause: error });
  }
}

/** Each repository's own ledger, or one that all share, which is then read once. */
function ledgerReader(github: Opened['github'], shared: string | undefined) {
  const read = (owner: string, name: string) => readOpenFindings(github, { owner, name }, () => new Date());
  if (shared === undefined) return read;
  const [owner = '', name = ''] = shared.split('/');
  let reading: ReturnType<typeof read> | undefined;
  return () => (reading ??= read(owner, name));
}
