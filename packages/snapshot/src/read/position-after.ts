import type { Position } from '../faults.ts';
import { countOf, LINE_FEED, unitsOf } from './count.ts';

/** The position behind bytes of UTF-8 that begin at `base`; `raw` is their raw text, in which searching is faster. */
export function positionAfter(bytes: Uint8Array, raw: string, base: Position): Position {
  const lastBreak = raw.includes('\n') ? bytes.lastIndexOf(LINE_FEED) : -1;
  if (lastBreak === -1) return { line: base.line, column: base.column + unitsOf(bytes) };
  return { line: base.line + countOf(LINE_FEED, bytes), column: unitsOf(bytes.subarray(lastBreak + 1)) + 1 };
}
