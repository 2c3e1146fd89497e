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
  return hunksOf(patch).flatMap(({ newStart, newCount, lines }) => {
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
