/** `validate FILE…`: the verdict of the snapshot validator. Files and patterns are relative to the current folder. */
import { annotations, json, sarif } from '@agent-remediation/snapshot';
import { matchFiles, validateFiles, workspaceReader } from '@agent-remediation/snapshot/files';
import { plain, type Terminal } from '../terminal.ts';
import { readArguments } from '../arguments.ts';
import { placeOf } from './place.ts';

/** Faults that are shown as text; all are counted. */
const SHOWN = 10;

/** 0: valid. 1: not, and why. 2: called wrongly. */
export async function validate(terminal: Terminal, args: readonly string[], folder = '.'): Promise<number> {
  const given = await readArguments(terminal, 'validate', args);
  if (given === undefined) return 2;
  const { coherence: tierB, 'unknown-version': unknownVersion, format } = given.options;
  const place = placeOf(folder, given.rest);
  const paths = await matchFiles(place.folder, place.paths);
  const verdict = await validateFiles(paths, given.rest.join(', '), workspaceReader(place.folder), {
    tierB,
    unknownVersion,
  });
  if (format === 'json') terminal.write(json(verdict.verdicts));
  else if (format === 'sarif') terminal.write(sarif(verdict.verdicts));
  else {
    for (const { severity, file, line, column, message } of annotations(verdict.verdicts, { perSeverity: SHOWN }))
      terminal.write(`${plain(file)}:${line}:${column}: ${severity}: ${message}\n`);
    terminal.write(`${verdict.reason}: ${verdict.errors} errors, ${verdict.warnings} warnings.\n`);
  }
  return verdict.valid ? 0 : 1;
}
