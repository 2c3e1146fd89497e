/** A line of a patch. `line` is its number at the head; for a removed line, that of the line which follows it. */
export interface PatchLine {
  readonly kind: 'added' | 'removed' | 'same';
  /** Without the mark and without a carriage return. */
  readonly text: string;
  readonly line: number;
}

interface Hunk {
  readonly newStart: number;
  readonly newCount: number;
  /** With their marks. */
  readonly lines: readonly string[];
}

const HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/u;

function hunksOf(patch: string): readonly Hunk[] {
  const hunks: { newStart: number; newCount: number; lines: string[] }[] = [];
  for (const line of patch.split('\n')) {
    const header = HEADER.exec(line);
    if (header !== null) hunks.push({ newStart: Number(header[1]), newCount: Number(header[2] ?? '1'), lines: [] });
    else hunks.at(-1)?.lines.push(line);
  }
  return hunks;
}

/** The lines of a patch in GitHub's form: hunks only, from the first `@@`. */
export function patchLines(patch: string): readonly PatchLine[] {
  return patchHunks(patch).flat();
}

/** The lines of each hunk. */
export function patchHunks(patch: string): readonly (readonly PatchLine[])[] {
  return hunksOf(patch).map(({ newStart, newCount, lines }) => {
    // A hunk that leaves nothing behind names the line before it.
    let line = newCount === 0 ? newStart + 1 : newStart;
    return lines.flatMap((marked): PatchLine[] => {
      const mark = marked.charAt(0);
      const text = marked.slice(1).replace(/\r$/u, '');
      if (mark === '-') return [{ kind: 'removed', text, line }];
      if (mark !== '+' && mark !== ' ') return [];
      line += 1;
      return [{ kind: mark === '+' ? 'added' : 'same', text, line: line - 1 }];
    });
  });
}

export interface ChangedLines {
  readonly added: readonly PatchLine[];
  readonly removed: readonly PatchLine[];
}

/** What was added and removed, without the lines that only moved or were indented anew. */
export function changedLines(lines: readonly PatchLine[]): ChangedLines {
  const form = ({ text }: PatchLine): string => text.trim();
  const unmatched = (these: readonly PatchLine[], others: readonly PatchLine[]): readonly PatchLine[] => {
    const left = new Map<string, number>();
    for (const other of others) left.set(form(other), (left.get(form(other)) ?? 0) + 1);
    return these.filter((line) => {
      const count = left.get(form(line)) ?? 0;
      left.set(form(line), count - 1);
      return count <= 0;
    });
  };
  const added = lines.filter(({ kind }) => kind === 'added');
  const removed = lines.filter(({ kind }) => kind === 'removed');
  return { added: unmatched(added, removed), removed: unmatched(removed, added) };
}

/**
 * The text of a file before a change, from its text after it and the patch: no second read, and exactly what the diff is against, wherever
 * the base branch stands by now. Undefined where the two do not fit together.
 */
export function before(head: string, patch: string): string | undefined {
  const after = head.split('\n');
  const out: string[] = [];
  let at = 0;
  for (const { newStart, newCount, lines } of hunksOf(patch)) {
    const start = newCount === 0 ? newStart : newStart - 1;
    if (start < at || start > after.length) return undefined;
    out.push(...after.slice(at, start));
    at = start;
    for (const marked of lines) {
      const mark = marked.charAt(0);
      const text = marked.slice(1);
      if (mark === '-') out.push(text);
      else if (mark === '+' || mark === ' ') {
        if (after[at] !== text) return undefined;
        if (mark === ' ') out.push(text);
        at += 1;
      }
    }
  }
  return [...out, ...after.slice(at)].join('\n');
}
