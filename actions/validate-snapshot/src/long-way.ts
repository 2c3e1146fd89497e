import { writeFile } from 'node:fs/promises';
import { Ending } from '@agent-remediation/conventions/core';
import {
  annotations,
  json,
  markdown,
  sarif,
  validateFiles,
  workspaceReader,
  type FilesVerdict,
  type ValidateOptions,
} from '@agent-remediation/snapshot';
import { validateFaultless } from '@agent-remediation/snapshot/short-way';
import { matchFiles, NotWritten, TooManyFiles, writeInWorkspace } from '@agent-remediation/snapshot/files';
import type { Settings } from './inputs.ts';
import { data, print, property } from './report.ts';

export async function judge(
  patterns: readonly string[],
  workspace: string,
  options: ValidateOptions,
): Promise<FilesVerdict> {
  const paths = await pathsOf(workspace, patterns);
  const read = workspaceReader(workspace);
  return (
    (await validateFaultless(paths, read, options)) ?? (await validateFiles(paths, patterns.join(', '), read, options))
  );
}

async function pathsOf(workspace: string, patterns: readonly string[]): Promise<readonly string[]> {
  try {
    return await matchFiles(workspace, patterns);
  } catch (error) {
    if (error instanceof TooManyFiles) throw new Ending('input-invalid', `input \`files\`: ${error.message}`);
    throw error;
  }
}

/** Writes the report below the runner's folder for such files, and SARIF into the workspace; returns the outputs that name them. */
export async function write(
  { verdicts }: FilesVerdict,
  { report, sarifFile }: Settings,
  workspace: string,
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const path = report === 'none' ? '' : `${folder}/validate-snapshot.${report === 'json' ? 'json' : 'md'}`;
  if (report !== 'none') await writeFile(path, report === 'json' ? json(verdicts) : markdown(verdicts));
  try {
    const sarifPath = sarifFile === undefined ? '' : await writeInWorkspace(workspace, sarifFile, sarif(verdicts));
    return { 'report-path': path, 'sarif-path': sarifPath };
  } catch (error) {
    if (error instanceof NotWritten) throw new Ending('input-invalid', `input \`sarif-file\`: ${error.message}`);
    throw error;
  }
}

export function annotate(verdicts: FilesVerdict['verdicts'], perSeverity: number): void {
  const lines = annotations(verdicts, { perSeverity }).map(({ severity, file, line, column, title, message }) => {
    const where = `file=${property(file)},line=${line},col=${column},title=${property(title)}`;
    return `::${severity} ${where}::${data(message)}\n`;
  });
  print(lines.join(''));
}
