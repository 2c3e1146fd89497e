/** Writes what `lint --fix` worked out: each file whole or not at all, and only over what was read. */
import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from '@agent-remediation/agent-config';
import { inside, inWords, NotWritten } from './files.ts';

const MARK = Buffer.from('\uFEFF');

/**
 * All places are looked at before the first file is written. Rights, line ends and a byte order mark stay.
 *
 * @throws NotWritten for a place that cannot be used, and a file that is no longer what was read.
 */
export function rewriteBelow(root: string, changes: readonly Change[]): void {
  const places = changes.map((change) => ({ ...change, ...asRead(root, change) }));
  for (const { path, before, after, makesExecutable, full, mark, mode } of places) {
    // Who may read it may start it then, as `chmod +x` has it.
    const rights = makesExecutable ? mode | ((mode & 0o444) >> 2) : mode;
    const draft = join(dirname(full), `.${randomUUID()}`);
    try {
      if (after !== before) {
        writeFileSync(draft, Buffer.concat([mark, Buffer.from(after)]), { flag: 'wx' });
        chmodSync(draft, rights);
        renameSync(draft, full);
      } else if (rights !== mode) chmodSync(full, rights);
    } catch (error) {
      throw inWords(error, path, 'written');
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

function asRead(
  root: string,
  { path, before }: Change,
): { readonly full: string; readonly mark: Buffer; readonly mode: number } {
  const full = inside(root, path, false);
  const bytes = readFileSync(full);
  const mark = bytes.subarray(0, MARK.length).equals(MARK) ? MARK : Buffer.alloc(0);
  if (!bytes.subarray(mark.length).equals(Buffer.from(before)))
    throw new NotWritten(`${path} has changed since it was read. Run it again.`);
  return { full, mark, mode: statSync(full).mode & 0o777 };
}
