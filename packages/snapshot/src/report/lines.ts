/** Pieces of Markdown. Whatever a snapshot holds is inert in it (P8): labels and actions come from outside. */
import { inertInline } from '@agent-remediation/text';

/** A table; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line), ''];
}

/** Untrusted text for a cell or the middle of a line. */
export function inert(text: string, max = 140): string {
  return inertInline(text, max);
}

const encoder = new TextEncoder();

/**
 * Lines up to a size; what does not fit is left out whole and counted.
 *
 * @param maxBytes bytes of UTF-8 that the result may have.
 */
export function fitting(head: readonly string[], rows: readonly string[], maxBytes: number): readonly string[] {
  let left = maxBytes - encoder.encode(head.join('\n')).length - 80;
  const end = rows.findIndex((row) => {
    left -= encoder.encode(row).length + 1;
    return left < 0;
  });
  if (end === -1) return [...head, ...rows];
  return [...head, ...rows.slice(0, end), '', `${rows.length - end} more are not shown here.`];
}
