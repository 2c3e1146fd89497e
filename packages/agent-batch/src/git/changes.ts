/** One file of a change as `git diff-tree --raw -z` lists it. */
export interface RawChange {
  /** Mode before the change; `000000`: the file is new. */
  readonly was: string;
  /** Mode after the change; `000000`: the file is gone. */
  readonly mode: string;
  /** Git's id of the content after the change. */
  readonly blob: string;
  readonly status: string;
  readonly path: string;
}

export function rawChanges(listed: string): readonly RawChange[] {
  const parts = listed.split('\0').filter((part) => part !== '');
  const changes: RawChange[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const row = /^:(\d{6}) (\d{6}) [0-9a-f]+ ([0-9a-f]+) ([A-Z])/u.exec(parts[at] ?? '');
    if (row === null) continue;
    const [, was = '', mode = '', blob = '', status = ''] = row;
    changes.push({ was, mode, blob, status, path: parts[at + 1] ?? '' });
    at += 1;
  }
  return changes;
}

const PLAIN: readonly string[] = ['100644', '100755', '000000'];

/** Why a change is refused for what its files are; `undefined`: all are plain files, and those that were none are gone. */
export function oddChange(changes: readonly RawChange[]): string | undefined {
  const odd = changes.find(({ mode }) => !PLAIN.includes(mode));
  if (odd) return `${odd.path} is a link or a repository of its own (mode ${odd.mode})`;
  // Git shows such a change as two, of which one is no file.
  const other = changes.find(({ was, mode }) => mode !== '000000' && !PLAIN.includes(was));
  return other && `${other.path} was a link or a repository of its own (mode ${other.was}), and becomes a file`;
}
