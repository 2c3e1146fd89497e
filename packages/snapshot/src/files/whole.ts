/** Files that are needed whole in memory. */
import { matchFiles } from './match.ts';
import { workspaceReader } from './workspace.ts';

/** Why a file cannot be had, for people. */
export const REFUSED = {
  'outside-workspace': 'The path leads out of the workspace.',
  'no-such-file': 'There is no such file.',
  'no-files': 'The pattern matches no file.',
} as const;

export interface WholeFiles {
  readonly files: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  readonly refused: readonly { readonly file: string; readonly why: string }[];
}

/** Every file that the patterns mean, or why it cannot be had. A pattern that matches nothing is refused. Throws TooManyFiles. */
export async function wholeFiles(
  workspace: string,
  patterns: readonly string[],
  maxBytes: number,
): Promise<WholeFiles> {
  const read = workspaceReader(workspace);
  const paths = await matchFiles(workspace, patterns);
  const files: { file: string; bytes: Uint8Array }[] = [];
  const refused: { file: string; why: string }[] = [];
  if (paths.length === 0) refused.push({ file: patterns.join(', '), why: REFUSED['no-files'] });
  for (const path of paths) {
    const found = await read(path);
    if (files.some(({ file }) => file === found.file)) continue;
    if (found.is !== 'file') {
      refused.push({ file: found.file, why: REFUSED[found.is] });
      continue;
    }
    const bytes = found.whole(maxBytes);
    if (bytes === undefined) refused.push({ file: found.file, why: `The file has more than ${maxBytes} bytes.` });
    else files.push({ file: found.file, bytes });
  }
  return { files, refused };
}
