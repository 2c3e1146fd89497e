/** `build-snapshot FILE…`: a snapshot from input files, checked by its own validator. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { validateBytes } from '@agent-remediation/snapshot';
import { buildSnapshot, serialiseSnapshot } from '@agent-remediation/snapshot/build';
import { MAX_JSON_BYTES, readInputs } from '@agent-remediation/snapshot/build/inputs';
import { wholeFiles } from '@agent-remediation/snapshot/files';
import { embed, PAGE } from '@agent-remediation/snapshot/page';
import { badge, csv } from '@agent-remediation/snapshot/report';
import type { Terminal } from '../terminal.ts';
import { readArguments, wrongly } from '../arguments.ts';
import { plain } from '../terminal.ts';
import { placeOf, writeFileOf } from './place.ts';

/** Without `--out` the snapshot goes to standard output; notices and faults always go to standard error. */
export async function build(terminal: Terminal, args: readonly string[], folder = '.'): Promise<number> {
  const given = await readArguments(terminal, 'build-snapshot', args);
  if (given === undefined) return 2;
  const { at, out, page: pageFile, badge: badgeFile, csv: csvFile } = given.options;
  const generatedAt = new Date(at ?? Date.now());
  if (Number.isNaN(generatedAt.getTime()))
    return wrongly(terminal, 'build-snapshot', '--at has to be a time such as 2026-03-01T12:00:00Z');
  const place = placeOf(folder, given.rest);
  const { files, refused } = await wholeFiles(place.folder, place.paths, MAX_JSON_BYTES);
  for (const { file, why } of refused) terminal.writeError(`${plain(file)}: ${why}\n`);
  const reading = readInputs(files);
  if (!reading.ok) {
    for (const { file, pointer, message } of reading.faults)
      terminal.writeError(`${plain(file)}#${pointer}: ${message}\n`);
    terminal.writeError(`${reading.count} faults; nothing was built.\n`);
  }
  if (!reading.ok || refused.length > 0) return 1;
  const { snapshot, notices } = buildSnapshot({ ...reading.inputs, generatedAt });
  for (const { code, says, count, subjects } of notices)
    terminal.writeError(`${code}: ${says} ${count}: ${plain(subjects.join('; '))}\n`);
  const text = serialiseSnapshot(snapshot);
  const verdict = validateBytes('snapshot', new TextEncoder().encode(text), { tierB: 'error' });
  if (verdict.outcome !== 'valid')
    throw new Error(`the snapshot fails its own validator: ${verdict.faults[0]?.message ?? ''}`);
  if (out === undefined) terminal.write(text);
  else await writeFileOf(folder, out, text);
  if (pageFile !== undefined) {
    const page = embed(await readFile(PAGE, 'utf8'), { snapshots: [{ name: basename(out ?? 'snapshot'), text }] });
    await writeFileOf(folder, pageFile, page);
  }
  if (badgeFile !== undefined) await writeFileOf(folder, badgeFile, badge(snapshot));
  if (csvFile !== undefined) await writeFileOf(folder, csvFile, csv(snapshot));
  const written = [out, pageFile, badgeFile, csvFile].filter((file) => file !== undefined);
  // Standard output is the snapshot's where it has no file of its own.
  if (out !== undefined) terminal.write(`Wrote ${plain(written.join(', '))}.\n`);
  return 0;
}
