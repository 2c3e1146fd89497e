/** Where a text begins in its document, and where a place in the text is. */
import type { Position } from '../faults.ts';

export const DOCUMENT_START: Position = { line: 1, column: 1 };

/** The position of `offset` in a text that begins at `base`. A line ends with a line feed. */
export function positionIn(text: string, offset: number, base: Position): Position {
  let line = base.line;
  let lineStart = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line += 1;
    lineStart = next + 1;
  }
  const isFirstLine = line === base.line;
  return { line, column: (isFirstLine ? base.column : 1) + offset - lineStart };
}
