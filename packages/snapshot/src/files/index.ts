/** Files of a workspace: found, read, and never left. */
export { matchFiles, TooManyFiles } from './match.ts';
export { type FilesVerdict, validateFiles } from './validate-files.ts';
export { type FileReader, type WorkspaceFile, workspaceReader } from './workspace.ts';
export { NotWritten, OutsideWorkspace, writeInWorkspace } from './write.ts';
export { REFUSED, type WholeFiles, wholeFiles } from './whole.ts';
