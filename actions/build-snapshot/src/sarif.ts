import { type CoverageInputs, type Notice, Notices } from '@agent-remediation/snapshot/build';
import { SarifExposures } from '@agent-remediation/snapshot/build/sarif';
import { matchFiles, REFUSED, workspaceReader } from '@agent-remediation/snapshot/files';

type Assets = CoverageInputs['assets'];

export interface Scans {
  readonly exposures: CoverageInputs['exposures'];
  readonly refused: readonly { readonly file: string; readonly why: string }[];
  readonly notices: readonly Notice[];
  /** The assets, with what could not be looked at noted on the one that the scans are about. */
  readonly mark: (assets: Assets) => Assets;
}

/** Reads the SARIF files of the workspace, in pieces. Rejects with TooManyFiles. */
export async function readScans(workspace: string, patterns: readonly string[], asset: string): Promise<Scans> {
  const read = workspaceReader(workspace);
  const exposures = new SarifExposures(asset);
  const notices = new Notices();
  const refused: { file: string; why: string }[] = [];
  const unseen: string[] = [];
  const paths = await matchFiles(workspace, patterns);
  if (paths.length === 0) refused.push({ file: patterns.join(', '), why: REFUSED['no-files'] });
  for (const path of paths) {
    const found = await read(path);
    if (found.is !== 'file') {
      refused.push({ file: found.file, why: REFUSED[found.is] });
      continue;
    }
    const look = await exposures.add({ file: found.file, chunks: found.open });
    if (look.is === 'refused') {
      refused.push({ file: found.file, why: look.why });
      continue;
    }
    for (const what of look.incomplete) notices.add('incomplete', what);
    if (look.unseen === undefined) continue;
    notices.add('not-looked-at', look.unseen);
    unseen.push(`the scan of ${found.file}`);
  }
  return {
    exposures: exposures.list,
    refused,
    notices: notices.list,
    mark: (assets) => (unseen.length === 0 ? assets : assets.map((each) => marked(each, asset, unseen))),
  };
}

function marked(each: Assets[number], asset: string, unseen: readonly string[]): Assets[number] {
  const name = asset.toLowerCase();
  const isIt = each.id === asset || (each.aliases ?? []).some((alias) => alias.toLowerCase() === name);
  return isIt ? { ...each, not_looked_at: [...(each.not_looked_at ?? []), ...unseen] } : each;
}
