/** `report FILE` and `diff BEFORE AFTER`: snapshots for people and spreadsheets. */
import { wholeFiles } from '@agent-remediation/snapshot/files';
import {
  badge,
  commentMarkdown,
  csv,
  diffMarkdown,
  diffSnapshots,
  readSnapshot,
  summaryMarkdown,
} from '@agent-remediation/snapshot/report';
import type { Terminal } from '../terminal.ts';
import { readArguments, wrongly } from '../arguments.ts';
import { placeOf } from './place.ts';

type Snapshot = Parameters<typeof badge>[0];

const MAX_BYTES = 256 * 2 ** 20;

export async function report(terminal: Terminal, args: readonly string[], folder = '.'): Promise<number> {
  const given = await readArguments(terminal, 'report', args);
  if (given === undefined) return 2;
  const snapshot = await snapshotOf(given.rest[0] ?? '', folder);
  const forms = { markdown: summaryMarkdown, comment: commentMarkdown, csv, badge };
  terminal.write(forms[given.options.format](snapshot));
  return 0;
}

/** 1 when the score of a portfolio fell by more than `--max-score-fall`. */
export async function diff(terminal: Terminal, args: readonly string[], folder = '.'): Promise<number> {
  const given = await readArguments(terminal, 'diff', args);
  if (given === undefined) return 2;
  const allowed = Number(given.options['max-score-fall'] ?? 100);
  if (!(allowed >= 0 && allowed <= 100))
    return wrongly(terminal, 'diff', '--max-score-fall has to be a number from 0 to 100');
  const [before = '', after = ''] = given.rest;
  const difference = diffSnapshots(await snapshotOf(before, folder), await snapshotOf(after, folder));
  const isForPrograms = given.options.format === 'json';
  terminal.write(isForPrograms ? `${JSON.stringify(difference, null, 2)}\n` : diffMarkdown(difference));
  const hasFallen = difference.changes.some(
    (change) => change.before && change.after && change.before.coverage_score - change.after.coverage_score > allowed,
  );
  return hasFallen ? 1 : 0;
}

/** @throws when the file cannot be had, or the validator refuses it. */
async function snapshotOf(path: string, folder: string): Promise<Snapshot> {
  const place = placeOf(folder, [path]);
  const { files, refused } = await wholeFiles(place.folder, place.paths, MAX_BYTES);
  const [file] = files;
  if (file === undefined) throw new Error(`${path}: ${refused[0]?.why ?? 'it cannot be read'}`);
  const reading = readSnapshot(file.file, file.bytes);
  if (reading.is === 'snapshot') return reading.snapshot;
  throw new Error(`${path}: ${reading.verdict.reason}: ${reading.verdict.faults[0]?.message ?? ''}`);
}
