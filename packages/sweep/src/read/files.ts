/** The files of the workspace that an action's inputs name. */
import type { OpenFile, SourceFiles } from '../input.ts';

/** An action's inputs: what they name, and who is told what is wrong with it. */
interface FileInputs {
  lines(name: string): readonly string[] | undefined;
  fault(message: string): void;
}
/** A file of the workspace, or why there is none. */
type Found =
  | { readonly is: 'file'; readonly file: string; readonly open: OpenFile['chunks'] }
  | { readonly is: 'outside-workspace' | 'no-such-file' };
type Read = (path: string) => Promise<Found>;

/**
 * What `sarif-files` and `finding-lists` name, one path per line, in the workspace and nothing outside it (P10). A path that cannot be had
 * is a fault of its input.
 *
 * @param reader of the workspace; asked for only where a file is named, so that a run without files loads nothing
 */
export async function namedFiles(
  inputs: FileInputs,
  reader: () => Promise<Read>,
): Promise<Pick<SourceFiles, 'sarif' | 'lists'>> {
  return { sarif: await opened('sarif-files', inputs, reader), lists: await opened('finding-lists', inputs, reader) };
}

async function opened(input: string, inputs: FileInputs, reader: () => Promise<Read>): Promise<readonly OpenFile[]> {
  const paths = inputs.lines(input) ?? [];
  if (paths.length === 0) return [];
  const read = await reader();
  const files = await Promise.all(paths.map(async (path) => ({ path, found: await read(path) })));
  return files.flatMap(({ path, found }) => {
    if (found.is === 'file') return [{ name: found.file, chunks: found.open }];
    inputs.fault(
      found.is === 'no-such-file'
        ? `input \`${input}\`: there is no file ${path} in the workspace; check out the repository or download the artifact first`
        : `input \`${input}\`: ${path} lies outside the workspace; paths below it are allowed`,
    );
    return [];
  });
}
