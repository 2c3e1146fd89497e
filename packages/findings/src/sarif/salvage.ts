/** Finds the first fault in a list of results that JSON.parse refused, and what stands whole before it. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

export interface Salvaged {
  readonly whole: readonly unknown[];
  /** Byte of the result in which the fault is, counted from the bracket of the list. */
  readonly at: number;
  readonly says: string;
}

/** `bytes`: a list in brackets. */
export function firstFault(bytes: Buffer): Salvaged {
  const whole: unknown[] = [];
  let start = 1;
  for (const end of ends(bytes)) {
    const text = bytes.toString('utf8', start, end);
    try {
      whole.push(JSON.parse(text));
    } catch (error) {
      return { whole, at: start, says: error instanceof Error ? error.message.slice(0, 120) : 'it is no JSON' };
    }
    start = end + 1;
  }
  return { whole, at: start, says: 'it is no JSON' };
}

/** Where each value of the list ends: at its comma, or before the last bracket. */
function* ends(bytes: Buffer): Generator<number> {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else inString = byte !== QUOTE;
    } else if (byte === QUOTE) inString = true;
    else if (byte === 0x5b || byte === 0x7b) depth += 1;
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    else if (byte === COMMA && depth === 1) yield at;
  }
  yield bytes.length - 1;
}
